"""People at the terminal: the table is drawn, somebody types, the rules answer.

Everything is said on standard error, so that standard output stays the result's. On a terminal
the game has a screen of its own, which is gone when the game is over, and with it every hand.
"""

import contextlib
import sys
from collections.abc import Callable
from types import TracebackType

from rich.console import Console

from pavage.cli import entry
from pavage.cli.advice import Adviser
from pavage.cli.language import say, tell
from pavage.cli.screen import Screen
from pavage.core.errors import MoveError
from pavage.core.game import WATCHER
from pavage.core.scene import Hand, Piece
from pavage.core.stored import Sitter
from pavage.match import undo
from pavage.match.match import Match
from pavage.match.plies import Ply


class Quit(Exception):
    """Somebody gives up."""


class Table:
    """A match and the people who play it from one terminal."""

    def __init__(self, match: Match, sitters: list[Sitter]) -> None:
        self.match = match
        self.sitters = sitters
        self.names = names = [sitter.name for sitter in sitters]
        self.people = people = [at for at, sitter in enumerate(sitters) if sitter.kind == "human"]
        self.places = entry.places_of(match.game.setting(match.setup))
        self.console = Console(stderr=True, highlight=False)
        self.screen = Screen(match, names, self.places, self.console)
        self._shown_to: int | None = None
        self._known = dict.fromkeys(people, 0)  # where the news of each begins
        self._taken_back: list[str] = []  # in a patience: the moves that can be played again
        self._adviser = Adviser(match.game)

    def __enter__(self) -> "Table":
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (arrow keys and history while typing)
        self.console.set_alt_screen(True)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.console.set_alt_screen(False)

    # -- a turn -------------------------------------------------------------------------------

    def turn(self, place: int) -> None:
        """Let somebody play until it is another's turn. Raises Quit."""
        if self._shown_to != place and len(self.people) > 1:
            self._pass_to(place)
        self._shown_to = place
        begun, said = len(self.match.line), ""
        while self.match.outcome is None and self.match.to_move() == place:
            hand = self._hand(place)
            self.screen.show(place, hand, self._news(place), said or self._status(hand))
            said = self._answer(place, hand, self._ask())
        if self.match.outcome is None and len(self.people) > 1:
            self.screen.show(place, self._hand(place), self._news(place), said)
            self._pause(say("cli-play-turn-over"))
        self._known[place] = begun

    def _answer(self, place: int, hand: Hand, text: str) -> str:
        """Do what was typed; return what to say about it."""
        if not text.strip():
            only = self.match.now.position.legal_moves()
            return self._try(place, only[0]) if len(only) == 1 else say("cli-play-empty")
        typed = entry.read(text, hand, self.places, self._cards(hand))
        if typed.several:
            return say("cli-play-which", moves=", ".join(typed.several))
        if typed.command is None:
            return self._try(place, typed.move)
        commands: dict[str, Callable[[int, Hand], str]] = {
            "help": self._help,
            "moves": self._moves,
            "hint": self._hint,
            "undo": self._undo,
            "redo": self._redo,
            "quit": self._quit,
        }
        return commands[typed.command](place, hand)

    def _try(self, place: int, move: str) -> str:
        match = self.match
        try:
            match.apply(match.submit(place, move, match.seq, at=0))
        except MoveError as error:
            return tell(error.said, self.names)
        if self._taken_back and self._taken_back.pop() != match.line[-1].move:
            self._taken_back.clear()  # another way than before
        own = [ply for ply in match.line if ply.seat == place][-1]
        return self.screen.sentence(own)

    # -- commands -----------------------------------------------------------------------------

    def _help(self, place: int, hand: Hand) -> str:
        self.screen.page = "help"
        return say("cli-play-helped")

    def _moves(self, place: int, hand: Hand) -> str:
        self.screen.page = "moves"
        return self._status(hand)

    def _hint(self, place: int, hand: Hand) -> str:
        if self.match.game.facts.solved:
            return self._adviser.advice(self.match.now.position)
        seen = self.match.now.seen(place)[0]
        move = self.match.game.write(self.match.game.greedy(seen))
        target = next((target for target in hand.targets if target.move == move), None)
        if target is None or not target.equation:
            said = say("cli-play-hint", move=move)
            note = None if target is None else target.note
            return said if note is None else f"{said}  {tell(note, self.names)}"
        return say("cli-play-hint-points", move=move, equation=target.equation)

    def _undo(self, place: int, hand: Hand) -> str:
        match = self.match
        back = undo.offered(match, self.sitters, set(self.people))
        if back is None or back.seat != place:
            return say("cli-play-at-start" if match.game.facts.patience else "cli-play-no-undo")
        taken = [ply.move for ply in match.line[back.ply :] if ply.seat == place]
        match.apply(match.take_back(place, back.ply, match.seq, at=0))
        if match.game.facts.patience:
            self._taken_back += reversed(taken)
        return say("cli-play-undone")

    def _redo(self, place: int, hand: Hand) -> str:
        if not self._taken_back:
            return say("cli-play-no-redo")
        return self._try(place, self._taken_back[-1])

    def _quit(self, place: int, hand: Hand) -> str:
        answer = self._ask(say("cli-play-quit-sure") + " ", at_end="y").strip().casefold()
        if answer[:1] in ("o", "y"):
            raise Quit
        return say("cli-play-not-quit")

    # -- looking and asking -------------------------------------------------------------------

    def _hand(self, place: int) -> Hand:
        return self.match.game.hand(self.match.now.seen(place)[0], place)

    def _cards(self, hand: Hand) -> list[Piece] | None:
        """What lies on the table, in a patience."""
        if not self.match.game.facts.patience:
            return None
        return self.match.game.scene(self.match.now.seen(WATCHER)[0]).pieces

    def _status(self, hand: Hand) -> str:
        """What to do, in a line."""
        if self.match.game.facts.patience:
            how = say("cli-play-turn-alone", move=hand.targets[0].move) if hand.targets else ""
            return f"{tell(hand.status, self.names)}\n{how}"
        if hand.targets:
            return say("cli-play-turn", name=self.names[hand.seat])
        if len(hand.actions) == 1:
            label = tell(hand.actions[0].label)
            return say("cli-play-only", status=tell(hand.status, self.names), action=label)
        return tell(hand.status, self.names)

    def _news(self, place: int) -> list[Ply]:
        """What happened since somebody's turn before this one began."""
        return self.match.line[self._known[place] :]

    def _pass_to(self, place: int) -> None:
        """Hide everything until the next one sits in front of the screen."""
        self.screen.blank()
        self._pause(say("cli-play-pass", name=self.names[place]))

    def _pause(self, said: str) -> None:
        self.console.print(said, style="bold")
        self._ask("")

    def _ask(self, prompt: str = "> ", at_end: str | None = None) -> str:
        """A line that somebody types. The end of the input is a way to quit. Raises Quit."""
        if sys.stdin.isatty() and sys.stdout.isatty():
            try:
                return input(prompt)
            except EOFError:
                return at_end if at_end is not None else "quit"
        self.console.print(prompt, end="", markup=False)
        line = sys.stdin.readline()
        self.console.print()
        if not line:
            raise Quit
        return line

    def farewell(self) -> None:
        """The last position, left on the ordinary screen for all to see."""
        self.screen.last(self.match.now.seen(WATCHER)[0])
