"""What is drawn on the terminal in somebody's turn.

The board stands on the left, as large as there is room for; on its right a panel with the scores
and the news (or the legal moves, or the help); below them the hand and a line that says what to
do.
"""

import textwrap
from collections.abc import Collection
from typing import Any, Literal

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from pavage.cli.frame import Frame, Room, width, wrapped
from pavage.cli.hexframe import HexFrame
from pavage.cli.language import say, tell
from pavage.cli.listing import ANGLE, Listing, example
from pavage.cli.places import Place, Places
from pavage.cli.ways import ways
from pavage.core.game import WATCHER
from pavage.core.message import LANGUAGES, is_text, message
from pavage.core.picture import Picture, Style
from pavage.core.scene import Hand
from pavage.match.match import Match
from pavage.match.plies import Ply

_PANEL = 34  # columns that the panel needs beside a full board
_NARROWEST = 16  # and those that it gets on the smallest screen
_LEAST = 30  # and those that it gets beside a table without edges
_GAP = 2
_BELOW = 9  # rows that the hand, the sentences and the prompt need, and the panel leaves free
_FEW_WAYS = 6  # moves that are named under the hand
_HIGHEST = 6  # rows of a table without edges that are shown on the smallest screen

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

    def __init__(self, match: Match, names: list[str], places: Places, console: Console) -> None:
        self.match = match
        self.names = names
        self.places = places
        self.console = console
        self.page: Literal["news", "moves", "help"] = "news"  # what the panel shows next
        self.only: Collection[str] | None = None  # the moves that are listed and lit; None: all
        self.asked: tuple[str, ...] = ()  # the moves that the panel asks about next
        self.at: Place | None = None  # the place of a large table that is looked at
        self._listed: list[str] = []  # the list that is being read, and from which line
        self._from = 0

    def show(self, place: int, hand: Hand, news: list[Ply], said: str) -> None:
        """Draw everything that ``place`` may see; ``said`` stands above the prompt."""
        if self.places.plane is not None:
            self._show_plane(place, hand, news, said)
            return
        seen = self.match.now.seen(place)[0]
        picture = self.match.game.draw(seen, self._is_small())
        room = max(self.console.size.width - width(picture) - _GAP, _NARROWEST)
        high = max(len(picture), self.console.size.height - _BELOW)
        self._draw(picture, self._panel(place, hand, news, Room(room, high)))
        self._below(self.match.game.draw_hand(seen, place), said, hand)

    def _draw(self, picture: Picture, panel: RenderableType) -> None:
        grid = Grid.grid(padding=(0, _GAP, 0, 0))
        grid.add_column(min_width=width(picture), no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_row(_text(picture), panel)
        self.page = "news"
        self.blank()
        self.console.print(grid)

    def _below(self, held: Picture, said: str, hand: Hand) -> None:
        if held:
            self.console.print(_text(held))
        self.console.print(said, style="bold", markup=False)
        if hand.actions or (self.places.dice and ways(hand)):
            self.console.print(_actions(hand), style="dim", markup=False)

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
        return width(full) + _PANEL + _GAP > size.width or len(full) + _BELOW > size.height

    # -- a table without edges ----------------------------------------------------------------

    def _show_plane(self, place: int, hand: Hand, news: list[Ply], said: str) -> None:
        """The table as far as there is room, with the places of the moves lit."""
        seen, size = self.match.now.seen(place)[0], self.console.size
        held = wrapped(self.match.game.draw_hand(seen, place), size.width)
        lines = [*said.split("\n"), *([_actions(hand)] if hand.actions else [])]
        under = len(held) + sum(-(-len(line) // size.width) or 1 for line in lines) + 1
        room = Room(size.width - _LEAST - _GAP, max(size.height - under, _HIGHEST))
        picture = self._framed(seen, hand, room)
        beside = Room(size.width - width(picture) - _GAP, max(len(picture), room.high))
        if self.page == "help":
            self.page = "news"
            self.blank()
            text = self._help(hand)
            self.console.print(text, markup=False)
            if text.count("\n") + 1 + under > size.height:
                held = []  # the help alone is read now
        else:
            self._draw(picture, self._panel(place, hand, news, beside))
        self._below(held, said, hand)

    def _framed(self, seen: Any, hand: Hand, room: Room) -> Picture:
        game, plane = self.match.game, self.places.plane
        picture = game.draw(seen, False)
        if width(picture) > room.wide or len(picture) > room.high:
            picture = game.draw(seen, True)
        frame = HexFrame(picture) if self.places.hexes else Frame(picture)
        lit = {(x, y): sign for (at, x, y), sign in self.listing(hand).lit().items() if at == plane}
        frame.light(lit)
        used = {(x, y) for at, x, y in self.lying().values() if at == plane}
        return frame.shown(room, lit, used, None if self.at is None else self.at[1:])

    def lying(self) -> dict[str, Place]:
        """Where each piece lies that everybody sees."""
        scene = self.match.game.scene(self.match.now.seen(WATCHER)[0])
        return {piece.id: (piece.zone, piece.x, piece.y) for piece in scene.pieces}

    def listing(self, hand: Hand) -> Listing:
        """The moves that are listed now."""
        lying = self.lying() if hand.picks else {}
        return Listing(hand, self.places, lying, self.names, self.only)

    def _help(self, hand: Hand) -> str:
        """How moves are typed here, for what is possible now, and the hint for a first game."""
        words = example(hand, self.places, self.lying())
        hexes = self.places.hexes
        if hexes and "place" in words:
            words = {"hexes": words.pop("place"), **words}
        parts = [say(f"cli-help-{kind}", move=move) for kind, move in words.items()]
        if any(piece.turns > 1 for piece in hand.pieces) and not hexes:
            parts.insert(1, say("cli-help-turned"))
        if hand.actions:
            parts.append(say("cli-help-action", move=hand.actions[0].move))
        signs = say("cli-help-hexes-signs") if hexes else say("cli-help-signs", angle=ANGLE)
        commands = say("cli-help-commands-alone" if self.match.patience else "cli-help-commands")
        tip = [] if hand.tip is None else [say("cli-help-tip", tip=tell(hand.tip, self.names))]
        wide = self.console.size.width
        text = "\n".join([*parts, signs, commands, *tip])
        return "\n".join(_wrapped(text, wide))

    # -- the panel ----------------------------------------------------------------------------

    def _panel(self, place: int, hand: Hand, news: list[Ply], size: Room) -> RenderableType:
        head = self._scores(place, size.wide)
        if self.asked:
            asked, self.asked = self.asked, ()
            ways = self.listing(hand).lettered(asked)
            return Group(*(Text(line) for way in ways for line in _wrapped(way, size.wide)))
        if self.page == "moves" and self.places.plane is not None:
            return Group(*(Text(line) for line in self._moves_page(hand, size)))
        room = size.high - len(head) - 1
        if self.page == "moves":
            body = [
                line for text in self.listing(hand).lines() for line in _wrapped(text, size.wide)
            ]
        elif self.page == "help":
            patience = self.match.game.facts.patience
            kind = "-alone" if patience else "-dice" if self.places.dice else ""
            body = _wrapped(say(f"cli-play-commands{kind}"), size.wide)
        else:
            body = _latest([_wrapped(self._short(ply), size.wide) for ply in news], room)
        lines = [*head, Text(), *(Text(line) for line in body[:room])]
        return Group(*lines)

    def _moves_page(self, hand: Hand, size: Room) -> list[str]:
        """As much of the list as there is room for; the next time, what follows."""
        lines = [line for text in self.listing(hand).lines() for line in _wrapped(text, size.wide)]
        if lines != self._listed or self._from >= len(lines):
            self._listed, self._from = lines, 0
        room = size.high if len(lines) <= size.high else size.high - 1
        page = lines[self._from : self._from + room]
        if len(lines) > room:
            of, now = -(-len(lines) // room), self._from // room + 1
            page.append(say("cli-play-page", page=now, pages=of))
        self._from += room
        return page

    def _scores(self, place: int, wide: int) -> list[Text]:
        """A row for each seat, but none in a patience, and one for each number of the table."""
        match = self.match
        scores = match.now.position.scores()
        longest = max(map(len, self.names))
        rows = []
        for seat, name in enumerate([] if match.game.facts.patience else self.names):
            mark = "▶" if seat == match.to_move() else " "
            row = f"{mark} {name:<{longest}} {self._score(scores[seat])}"
            rows.append(Text(row, "bold" if seat == place else ""))
        scene = match.game.scene(match.now.seen(WATCHER)[0])
        if scene.goal is not None:
            goal = scene.goal
            said = say("cli-play-goal", goal=tell(goal.label), value=goal.value, most=goal.most)
            rows += [Text(f"  {line}") for line in _wrapped(said, wide - 2)]
        for counter in scene.counters:
            if counter.seat is None or (self.places.dice and counter.seat == place):
                label = tell(counter.label, self.names)
                most = "" if counter.most is None else f" / {counter.most}"
                row = say("cli-play-counter", label=label, value=f"{counter.value}{most}")
                rows += [Text(f"  {line}", "dim") for line in _wrapped(row, wide - 2)]
        return rows

    def _score(self, score: int) -> str:
        """A score: the number of points, or what there is left of."""
        game = self.match.game
        id = f"{game.facts.id}-score"
        if is_text(id, LANGUAGES[0], [game.folder]):
            return f"  {tell(message(id, score=score))}"
        return f"{score:>4}"

    def _short(self, ply: Ply) -> str:
        """A ply in few words."""
        if ply.seat is not None and ply.told.equation:
            return f"{self.names[ply.seat]} {ply.told.move} {ply.told.equation}"
        if self.match.game.facts.patience:
            return f"{ply.told.move} {ply.points:+d}" if ply.points else ply.told.move
        line = tell(ply.told.line, self.names)
        return line if self.places.plane is None else f"{line}  {ply.told.move}"


def _latest(news: list[list[str]], room: int) -> list[str]:
    """The last of the news, each whole as long as one of them fits."""
    while len(news) > 1 and sum(map(len, news)) > room:
        news = news[1:]
    return [line for lines in news for line in lines][-room:]


def _actions(hand: Hand) -> str:
    """The buttons, and the first of what else can be done; the list of moves has them all."""
    buttons = [f"{a.move} = {tell(a.label)}" for a in hand.actions]
    others = [way.move for way in ways(hand)]
    return "   ".join([*buttons, *others[:_FEW_WAYS], *(["…"] if len(others) > _FEW_WAYS else [])])


def _wrapped(text: str, wide: int) -> list[str]:
    return [
        line
        for paragraph in text.split("\n")
        for line in textwrap.wrap(paragraph, wide, subsequent_indent="   ", break_on_hyphens=False)
        or [""]
    ]


def _text(picture: Picture) -> Text:
    text = Text(no_wrap=True)
    for k, line in enumerate(picture):
        if k:
            text.append("\n")
        for run, style in line:
            text.append(run, _COLOURS[style])
    return text
