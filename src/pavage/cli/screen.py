"""What is drawn on the terminal in somebody's turn.

The board stands on the left, as large as there is room for; on its right a panel with the scores
and the news (or the legal moves, or the help); below them the hand and a line that says what to
do.
"""

import textwrap
from typing import Any, Literal

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from pavage.cli.entry import Place
from pavage.cli.language import say, tell
from pavage.core.game import WATCHER
from pavage.core.picture import Picture, Style
from pavage.core.scene import Hand
from pavage.match.match import Match
from pavage.match.plies import Ply

_PANEL = 34  # columns that the panel needs beside a full board
_NARROWEST = 16  # and those that it gets on the smallest screen
_GAP = 2
_BELOW = 9  # rows that the hand, the sentences and the prompt need, and the panel leaves free

_COLOURS: dict[Style, str] = {
    "": "",
    "label": "dim",
    "empty": "dim",
    "bonus": "bold cyan",
    "big-bonus": "bold magenta",
    "piece": "#123f5c on #f3ead2",
    "last": "bold #123f5c on #ffd166",
    "strong": "bold",
}


class Screen:
    """Draws a match for one of the people in front of it."""

    def __init__(
        self, match: Match, names: list[str], places: dict[str, Place], console: Console
    ) -> None:
        self.match = match
        self.names = names
        self.place_names = {place: name for name, place in places.items()}
        self.console = console
        self.page: Literal["news", "moves", "help"] = "news"  # what the panel shows next

    def show(self, place: int, hand: Hand, news: list[Ply], said: str) -> None:
        """Draw everything that ``place`` may see; ``said`` stands above the prompt."""
        seen = self.match.now.seen(place)[0]
        small = self._is_small()
        picture = self.match.game.draw(seen, small)
        wide = _width(picture)
        room = max(self.console.size.width - wide - _GAP, _NARROWEST)
        panel = self._panel(place, hand, news, len(picture), room)
        grid = Grid.grid(padding=(0, _GAP, 0, 0))
        grid.add_column(min_width=wide, no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_row(_text(picture), panel)
        self.page = "news"
        self.blank()
        self.console.print(Group(grid, _text(self.match.game.draw_hand(seen, place))))
        self.console.print(said, style="bold", markup=False)
        if hand.actions:
            written = "   ".join(f"{a.move} = {tell(a.label)}" for a in hand.actions)
            self.console.print(written, style="dim", markup=False)

    def last(self, seen: Any) -> None:
        """The board alone, at the end."""
        self.console.print(_text(self.match.game.draw(seen, self._is_small())))

    def blank(self) -> None:
        """An empty screen."""
        if self.console.is_terminal:
            self.console.clear()

    def sentence(self, ply: Ply) -> str:
        """A ply in a line, its points as their equation."""
        line = tell(ply.told.line, self.names)
        return f"{line}  {ply.told.equation}" if ply.told.equation else line

    def _is_small(self) -> bool:
        """Whether the full board would not fit beside the panel and above the hand."""
        full = self.match.game.draw(self.match.now.seen(WATCHER)[0], False)
        size = self.console.size
        return _width(full) + _PANEL + _GAP > size.width or len(full) + _BELOW > size.height

    # -- the panel ----------------------------------------------------------------------------

    def _panel(
        self, place: int, hand: Hand, news: list[Ply], height: int, wide: int
    ) -> RenderableType:
        head = self._scores(place)
        room = max(height, self.console.size.height - _BELOW) - len(head) - 1
        if self.page == "moves":
            body = [line for text in self._moves(hand) for line in _wrapped(text, wide)]
        elif self.page == "help":
            patience = self.match.game.facts.patience
            body = _wrapped(
                say("cli-play-commands-alone" if patience else "cli-play-commands"), wide
            )
        else:
            body = [line for ply in news for line in _wrapped(self._short(ply), wide)][-room:]
        lines = [*head, Text(), *(Text(line) for line in body[:room])]
        return Group(*lines)

    def _scores(self, place: int) -> list[Text]:
        """A row for each seat, unless there is one only, and one for each number of the table."""
        match = self.match
        scores = match.now.position.scores()
        wide = max(map(len, self.names))
        rows = []
        for seat, name in enumerate(self.names if len(self.names) > 1 else []):
            mark = "▶" if seat == match.to_move() else " "
            row = f"{mark} {name:<{wide}} {scores[seat]:>4}"
            rows.append(Text(row, "bold" if seat == place else ""))
        for counter in match.game.scene(match.now.seen(WATCHER)[0]).counters:
            if counter.seat is None:
                label = tell(counter.label, self.names)
                most = "" if counter.most is None else f" / {counter.most}"
                row = say("cli-play-counter", label=label, value=f"{counter.value}{most}")
                rows.append(Text(f"  {row}", "dim"))
        return rows

    def _moves(self, hand: Hand) -> list[str]:
        """The legal moves of each piece of the hand, those that score most first."""
        lines = []
        for slot, piece in enumerate(hand.pieces, start=1):
            own = [target for target in hand.targets if target.piece == piece.id]
            own.sort(key=lambda target: -target.points)
            if own:
                names = (self.place_names[t.zone, t.x, t.y] + f"+{t.points}" for t in own)
                lines.append(f"{slot}  {'  '.join(names)}")
        if not hand.pieces:
            lines += [f"{target.move} {target.points:+d}" for target in hand.targets]
        return lines

    def _short(self, ply: Ply) -> str:
        """A ply in few words."""
        if ply.seat is not None and ply.told.equation:
            return f"{self.names[ply.seat]} {ply.told.move} {ply.told.equation}"
        if self.match.game.facts.patience:
            return f"{ply.told.move} {ply.points:+d}" if ply.points else ply.told.move
        return tell(ply.told.line, self.names)


def _width(picture: Picture) -> int:
    return max(sum(len(text) for text, _ in line) for line in picture)


def _wrapped(text: str, wide: int) -> list[str]:
    return [
        line
        for paragraph in text.split("\n")
        for line in textwrap.wrap(paragraph, wide, subsequent_indent="   ") or [""]
    ]


def _text(picture: Picture) -> Text:
    text = Text(no_wrap=True)
    for k, line in enumerate(picture):
        if k:
            text.append("\n")
        for run, style in line:
            text.append(run, _COLOURS[style])
    return text
