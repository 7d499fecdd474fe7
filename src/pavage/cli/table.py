"""People at the terminal: the table is drawn, somebody types, the rules answer.

Everything is said on standard error, so that standard output stays the result's. On a terminal
the game has a screen of its own, which is gone when the game is over, and with it every hand.
"""

import contextlib
import sys
from collections.abc import Callable, Iterator
from types import TracebackType

from msgspec import structs
from rich.console import Console

from pavage.cli.advice import Adviser, good_move
from pavage.cli.entry import Entry, Typed
from pavage.cli.language import say, tell
from pavage.cli.listing import LETTERS, choices, example
from pavage.cli.places import Names, Places
from pavage.cli.screen import Screen
from pavage.cli.ways import ways
from pavage.core.errors import IllegalMove, MoveError
from pavage.core.game import WATCHER
from pavage.core.scene import Hand, Piece
from pavage.core.shuffle import WordStream
from pavage.core.stored import Sitter
from pavage.match import undo
from pavage.match.match import Match
from pavage.match.plies import Ply

_REASONS = 6  # why a piece goes nowhere: so many reasons are told, one for each way to turn it


class Quit(Exception):
    """Somebody gives up."""


class Table:
    """A match and the people who play it from one terminal."""

    def __init__(self, match: Match, sitters: list[Sitter]) -> None:
        self.match = match
        self.sitters = sitters
        self.names = names = [sitter.name for sitter in sitters]
        self.people = people = [at for at, sitter in enumerate(sitters) if sitter.kind == "human"]
        self.places = Places(match.game.setting(match.setup))
        self.console = Console(stderr=True, highlight=False)
        self.screen = Screen(match, names, self.places, self.console)
        self._shown_to: int | None = None
        self._known = dict.fromkeys(people, 0)  # where the news of each begins
        self._held: dict[int, set[str]] = {}  # the pieces that each saw in the hand last
        self._asked: tuple[str, ...] = ()  # the moves that a letter stands for
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
        begun, said = len(self.match.line), self._drawn(place)
        while self.match.outcome is None and self.match.to_move() == place:
            hand = self._hand(place)
            self.screen.show(place, hand, self._news(place), self._said(said, hand))
            said = self._answer(place, hand, self._ask())
        if self.match.outcome is None and len(self.people) > 1:
            self.screen.show(place, self._hand(place), self._news(place), said)
            self._pause(say("cli-play-turn-over"))
        self._known[place] = begun

    def _said(self, said: str, hand: Hand) -> str:
        """What is to be said, and what to do where that is always told."""
        plain = self.places.plane is None and not self.places.dice
        if said and (plain or self._asked):
            return said
        return "\n".join(filter(None, (said, self._status(hand))))

    def _drawn(self, place: int) -> str:
        """What came to the hand since somebody saw it last, on a table where hands grow."""
        pieces = self._hand(place).pieces
        before = self._held.get(place)
        self._held[place] = {piece.id for piece in pieces}
        if self.places.plane is None or before is None:
            return ""
        names = Names(self._hand(place))
        new = [f"{names.slot(p.id)} ({names.title(p.id)})" for p in pieces if p.id not in before]
        return say("cli-play-drawn", pieces=", ".join(new)) if new else ""

    def _answer(self, place: int, hand: Hand, text: str) -> str:
        """Do what was typed; return what to say about it."""
        asked, self._asked = self._asked, ()
        self.screen.only = None
        if not text.strip() and (rolled := self._rolled(place, hand)) is not None:
            return rolled
        if not text.strip():
            only = self.match.now.position.legal_moves()
            if len(only) == 1:
                return self._try(place, Typed(move=only[0]))
            plain = self.places.plane is None and not self.places.dice
            return say("cli-play-empty") if plain else ""
        letter = LETTERS.find(text.strip().casefold())
        if len(text.strip()) == 1 and 0 <= letter < len(asked):
            return self._try(place, Typed(move=asked[letter]))
        typed = Entry(hand, self.places, self._cards(hand), self.screen.lying()).read(text)
        self.screen.at = typed.at or self.screen.at
        if typed.command == "moves" and any(typed.several):
            return self._listed(hand, typed)
        if typed.command is not None:
            return self._commands()[typed.command](place, hand)
        if typed.missing:
            return say("cli-play-missing", number=typed.missing, most=len(hand.pieces))
        if typed.several or not typed.move:
            return self._which(hand, typed)
        return self._try(place, typed)

    def _rolled(self, place: int, hand: Hand) -> str | None:
        """Roll the dice, if they wait for it; what is said then."""
        if hand.roll is None:
            return None
        if hand.roll.move is not None:
            return self._try(place, Typed(move=hand.roll.move))
        match = self.match
        if not match.is_rolling():
            return None
        words = WordStream(f"{match.seed}:rolled:{match.seq}")  # free chance: any of the outcomes
        move = match.game.chance_draw(match.now.position.s, words)
        match.apply(match.roll(place, move, match.seq, at=0))
        return self.screen.sentence(match.line[-1])

    def _commands(self) -> dict[str, Callable[[int, Hand], str]]:
        return {
            "help": self._help,
            "moves": self._moves,
            "hint": self._hint,
            "undo": self._undo,
            "redo": self._redo,
            "quit": self._quit,
        }

    def _which(self, hand: Hand, typed: Typed) -> str:
        """Ask which move was meant, or list them if there are many."""
        if self.match.game.facts.patience:
            return say("cli-play-which", moves=", ".join(typed.several))
        if self.places.hexes and typed.several:
            return self._rank(hand, typed.several)
        if len(typed.several) > len(LETTERS) or not typed.several:
            return self._listed(hand, typed)
        self._asked = self.screen.only = typed.several
        asked = choices(typed.several, hand, self.screen.listing(hand))
        return f"{say('cli-play-lacks')} {asked}" if typed.lacks else asked

    def _rank(self, hand: Hand, moves: tuple[str, ...]) -> str:
        """Ask which move was meant, the best of them by letter."""
        self.screen.only = moves
        best = self.screen.listing(hand).best(len(LETTERS))
        self._asked = self.screen.asked = tuple(target.move for target in best)
        return say("cli-play-best", moves=len(moves), most=len(best))

    def _listed(self, hand: Hand, typed: Typed) -> str:
        self.screen.only = typed.several
        many = len(self.screen.listing(hand).targets)
        if many:
            self.screen.page = "moves"
        return say("cli-play-many", moves=many)

    def _try(self, place: int, typed: Typed) -> str:
        match = self.match
        refused: list[tuple[str, MoveError]] = []
        for move in (typed.move, *typed.others):
            try:
                match.apply(match.submit(place, move, match.seq, at=0))
                break
            except MoveError as error:
                refused.append((move, error))
        else:
            return self._refused(refused)
        self.screen.at = None
        if self._taken_back and self._taken_back.pop() != match.line[-1].move:
            self._taken_back.clear()  # another way than before
        own = [ply for ply in match.line if ply.seat == place][-1]
        return self.screen.sentence(own)

    def _refused(self, refused: list[tuple[str, MoveError]]) -> str:
        """Why no move that could be meant is possible: the reason, or that of each way."""
        read = [(move, error) for move, error in refused if isinstance(error, IllegalMove)]
        why: dict[str, str] = {}
        for move, error in read or refused[:1]:
            why.setdefault(tell(error.said, self.names), move)
        if len(why) == 1:
            return next(iter(why))
        if len(why) > _REASONS:
            return say("cli-play-no-way")
        return "\n".join([say("cli-play-no-turn"), *(f" {why[said]}  {said}" for said in why)])

    # -- commands -----------------------------------------------------------------------------

    def _help(self, place: int, hand: Hand) -> str:
        self.screen.page = "help"
        return say("cli-play-helped") if self.places.plane is None else ""

    def _moves(self, place: int, hand: Hand) -> str:
        self.screen.page = "moves"
        return self._status(hand) if self.places.plane is None else ""

    def _hint(self, place: int, hand: Hand) -> str:
        if self.match.is_rolling():
            return ""  # there is nothing to decide
        if self.match.game.facts.solved:
            return self._adviser.advice(self.match.now.position)
        if hand.keypad is not None:
            return say("error-hint-nothing")
        move, why = good_move(self.match, place, self.names)
        return f"{self._shown(hand, move)}\n{why}".rstrip()

    def _shown(self, hand: Hand, move: str) -> str:
        """A move that is advised, shown on the table and in the list."""
        target = next((target for target in hand.targets if target.move == move), None)
        if target is None:
            return self._advised(hand, move)
        if self.places.hexes:
            self.screen.at = (target.zone, target.x, target.y)
            self._rank(hand, (move,))
            return say("cli-play-hint-hexes", piece=str(Names(hand).slot(target.piece)))
        if target.note is not None:
            self.screen.only, self.screen.at = (move,), (target.zone, target.x, target.y)
            slots = [Names(hand).slot(target.piece)]
            if target.then is not None:
                slots.append(Names(hand).slot(target.then.piece))
            brings = self.screen.listing(hand).brings(target)
            pieces = "+".join(map(str, slots))
            return say("cli-play-hint-brings", move=move, pieces=pieces, brings=brings)
        if not target.equation:
            return say("cli-play-hint", move=move)
        return say("cli-play-hint-points", move=move, equation=target.equation)

    def _advised(self, hand: Hand, move: str) -> str:
        """A hint that puts no piece anywhere."""
        for pick in hand.picks:
            if pick.move == move:
                self.screen.only, self.screen.at = (move,), self.screen.lying()[pick.piece]
        return say("cli-play-hint", move=move)

    def _undo(self, place: int, hand: Hand) -> str:
        match = self.match
        back = undo.offered(match, self.sitters, set(self.people))
        if back is None or back.seat != place:
            return say("cli-play-at-start" if match.patience else "cli-play-no-undo")
        taken = [ply.move for ply in match.line[back.ply :] if ply.seat == place]
        match.apply(match.take_back(place, back.ply, match.seq, at=0))
        if match.patience:
            self._taken_back += reversed(taken)
        return say("cli-play-undone")

    def _redo(self, place: int, hand: Hand) -> str:
        if not self._taken_back:
            return say("cli-play-no-redo")
        return self._try(place, Typed(move=self._taken_back[-1]))

    def _quit(self, place: int, hand: Hand) -> str:
        answer = self._ask(say("cli-play-quit-sure") + " ", at_end="y").strip().casefold()
        if answer[:1] in ("o", "y"):
            raise Quit
        return say("cli-play-not-quit")

    # -- looking and asking -------------------------------------------------------------------

    def _hand(self, place: int) -> Hand:
        game, seen = self.match.game, self.match.now.seen(place)[0]
        hand = game.hand(seen, place)
        if not (hand.asks or hand.fits):
            return hand
        return structs.replace(hand, targets=game.every_target(seen, hand))

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
        if len(hand.actions) == 1 and not hand.targets and not ways(hand):
            label = tell(hand.actions[0].label)
            return say("cli-play-only", status=tell(hand.status, self.names), action=label)
        if self.places.plane is not None:
            return f"{tell(hand.status, self.names)}\n{self._how(hand)}"
        if self.places.dice:
            return "\n".join(self._with_dice(hand))
        if hand.targets:
            return say("cli-play-turn", name=self.names[hand.seat])
        return tell(hand.status, self.names)

    def _with_dice(self, hand: Hand) -> Iterator[str]:
        """What to do, and how to type what can be done now, at a table with dice."""
        rolls = self.match.is_rolling() or (hand.roll is not None and hand.roll.move is not None)
        if hand.roll is None or rolls:  # dice that only wait to be seen are seen here at once
            yield tell(hand.status, self.names)
        if hand.roll is not None and rolls:
            yield say("cli-play-roll", label=tell(hand.roll.label))
        if hand.keypad is not None:
            yield say("cli-play-answer", ask=hand.keypad.ask)
        if hand.targets:
            yield say("cli-play-fit", move=hand.targets[0].move)

    def _how(self, hand: Hand) -> str:
        """How to type a move, with one that is possible now."""
        words = example(hand, self.places, self.screen.lying())
        kind = next((kind for kind in ("pick", "place", "pair") if kind in words), None)
        if kind is None:
            return ""
        return say(
            "cli-play-turn-hexes" if self.places.hexes else f"cli-play-turn-{kind}",
            move=words[kind],
        )

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
