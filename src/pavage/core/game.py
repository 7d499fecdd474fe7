"""What a game is: its facts as data, its rules as functions over a record, and how it is written.

A game's folder makes one ``Game``. Everything else (records, matches, bots, the page, studies)
works with any ``Game`` and knows none by name.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Literal

import msgspec
import numpy as np

from pavage.core.errors import SetupError
from pavage.core.message import LANGUAGES, Message, is_text, message
from pavage.core.options import checked
from pavage.core.outcome import Outcome
from pavage.core.picture import Picture
from pavage.core.sense import Rung, Sense, Varies
from pavage.core.shuffle import WordStream, new_number, new_seed

if TYPE_CHECKING:
    from pavage.core.level import Level
    from pavage.core.position import Position
    from pavage.core.rng import Rng
    from pavage.core.scene import Hand, Scene, Setting, Target, Told
    from pavage.core.solver import Known, Limits, Optimiser, Par, Progress, Verdict

CHANCE = -1  # ``to_move`` where a chance ply is due
OVER = -2  # ``to_move`` when the game has ended
GIVE_UP = -3  # what a bot decides that does not know how to go on
WATCHER = -1  # the ``seat`` of somebody who sits nowhere

State = Any  # a NumPy record of the game's dtype
Place = tuple[str, int, int]  # a zone of the scene, x, y
Deal = dict[str, Any]  # everything hidden or shuffled at the start, in notation, as in a record
OptionValue = bool | int | str | list[Any] | dict[str, Any] | None  # what JSON can write
# A bot's decision from an observation of shape (1,), which it leaves as it is; given its
# generator, always the same.
Bot = Callable[["Game", Any, "Rng"], int]


class Option(msgspec.Struct, frozen=True):
    """A ruling that a table may choose.

    ``values`` are the choices of a ``choice``, or the names of a ``tileset``'s own sets. A default
    of None means that the game chooses by itself when nothing is chosen.

    ``seed``: the deal, by its seed. ``own``: any value that ``Game.check_option`` takes, None too;
    ``values`` are those that a page offers (fewer than two: it offers none). ``lists``: as many
    lists of whole numbers as the default has, none empty, each ascending; ``values`` are the
    numbers that may stand in them.
    """

    name: str
    kind: Literal["flag", "choice", "tileset", "seed", "own", "lists"]
    default: OptionValue
    values: list[OptionValue] = []


class Facts(msgspec.Struct, frozen=True):
    """A game's properties, for algorithms and pages to look at."""

    id: str
    rules: int  # version of the rules: a record says by which it was played
    players: tuple[int, int]  # fewest and most
    options: list[Option]
    chance: Literal["deal", "plies"]  # whether chance plies can follow the deal
    hidden: bool  # whether a seat knows less than everything
    bots: list[str]  # names of the bots that play it; the ladder's weakest first
    # A patience: one player, all to be seen; deals go by number, moves are taken back freely, and
    # play can wander for ever.
    patience: bool = False
    solved: bool = False  # whether it has a solver
    # Whether one plays it for the highest score, which an optimiser searches for: the options with
    # which that is so.
    optimised: dict[str, bool | int | str] | None = None
    # What scores are: points that moves bring, and the most win; or what each has left to get rid
    # of, and the fewest win (the game's text ``<id>-score`` says of what).
    scores: Literal["points", "left"] = "points"
    # What a challenge can ask for, with a usual number of it; the option ``challenge`` takes
    # ``{"kind": …, "number": …}``, and the text ``<id>-goal-<kind>`` says it.
    goals: dict[str, int] = {}
    # Whether the rules ask something else of the seats that the computer plays than of people.
    by_kind: bool = False


@dataclass(frozen=True)
class Setup:
    """Options that have been checked, and the number of players.

    ``options`` holds a value for every option but a tile set that is the game's own. ``bots`` are
    the seats that the computer plays, where that matters to the rules (``Facts.by_kind``).
    """

    players: int
    options: Mapping[str, OptionValue]
    bots: frozenset[int] = frozenset()


class Game(ABC):
    """One game. Its compiled functions take records; everything written is notation."""

    facts: ClassVar[Facts]
    folder: ClassVar[Path]  # where its texts, rules pages and data are
    dtype: ClassVar[Any]  # of a record; its size is no multiple of 4096 and a few bytes more
    max_moves: ClassVar[int]
    own_bots: ClassVar[Mapping[str, Bot]] = {}  # those that only this game has, by name
    sense: ClassVar[Sense | None] = None  # what a search steers by
    ladder: ClassVar[Mapping[str, Rung | Varies]] = {}  # how its levels play: see ``RUNGS``

    # -- set-up -------------------------------------------------------------------------------

    def setup(
        self,
        players: int,
        options: Mapping[str, object] | None = None,
        bots: Collection[int] = (),
    ) -> Setup:
        """Check the options and fill in the defaults. ``bots``: the seats of the computer, which
        are forgotten where they do not matter to the rules.

        Raises SetupError for an unknown option, a value that it does not have, a number of
        players that the game is not for, or a seat that there is not.
        """
        low, high = self.facts.players
        if isinstance(players, bool) or not isinstance(players, int) or not low <= players <= high:
            id = "error-players" if low < high else "error-players-exactly"
            raise SetupError(message(id, given=str(players), low=low, high=high))
        known = {option.name: option for option in self.facts.options}
        given = dict(options or {})
        for name in given:
            if name not in known:
                raise SetupError(message("error-option", name=str(name), known=", ".join(known)))
        chosen: dict[str, OptionValue] = {}
        for name, option in known.items():
            value = given.get(name, option.default)
            if name in given or value is not None or option.kind == "own":
                chosen[name] = self._checked(option, value)
        for seat in bots:
            if not 0 <= seat < players:
                raise SetupError(message("error-computer-seat", given=str(seat), last=players - 1))
        setup = Setup(players, chosen, frozenset(bots) if self.facts.by_kind else frozenset())
        self.check_setup(setup)
        return setup

    def usual_setup(self, players: int, bots: Collection[int] = ()) -> Setup:
        """The setup where nobody chooses: the defaults, or how one plays for the highest score."""
        return self.setup(players, self.facts.optimised if players == 1 else None, bots)

    def _checked(self, option: Option, value: object) -> OptionValue:
        if option.kind == "tileset":
            named = isinstance(value, str) and value in option.values
            return str(value) if named else self.check_tileset(value)
        return self.check_option(option, value) if option.kind == "own" else checked(option, value)

    def check_option(self, option: Option, value: object) -> OptionValue:
        """The value of an option of kind ``own``, checked and in the form in which it is kept.

        ``value`` is anything that JSON can write; it is left as it is. Raises SetupError, whose
        sentence says the form. A game that has such options says it here.
        """
        raise NotImplementedError(f"{self.facts.id} must say what {option.name} can be")

    def check_tileset(self, names: object) -> list[str]:
        """The tile set, checked and in the order in which it is listed before the shuffle."""
        raise SetupError(message("error-no-tileset"))

    def check_setup(self, setup: Setup) -> None:
        """Refuse what no single option shows (a tile set too small for the players)."""
        return

    # -- the deal -----------------------------------------------------------------------------

    @abstractmethod
    def deal(self, setup: Setup, words: WordStream) -> Deal:
        """The deal of a seed; ``words`` is left where later chance goes on."""

    @abstractmethod
    def start(self, setup: Setup, deal: object) -> "Position":
        """The position after a deal. Raises DealError if it is not one of this set and setup."""

    def chosen_seed(self, setup: Setup) -> str | None:
        """The seed that an option asks for, or None."""
        for option in self.facts.options:
            if option.kind == "seed" and option.name in setup.options:
                return str(setup.options[option.name])
        return None

    def kept_options(self, setup: Setup) -> dict[str, OptionValue]:
        """The options as they are kept with a seed: without one that only chose it."""
        seeds = {option.name for option in self.facts.options if option.kind == "seed"}
        return {name: value for name, value in setup.options.items() if name not in seeds}

    def fresh_seed(self) -> str:
        """A seed for a new match: nobody's guess, or the number of a deal."""
        return new_number() if self.facts.patience else new_seed()

    # -- the rules (compiled functions, on records) -------------------------------------------

    @abstractmethod
    def to_move(self, s: State) -> int:
        """The seat to decide, CHANCE or OVER."""

    @abstractmethod
    def legal_moves(self, s: State, out: Any) -> int:
        """Write the legal decisions to ``out`` (int64, ``max_moves``); return how many."""

    @abstractmethod
    def play(self, s: State, move: int) -> int:
        """Play a legal decision in place; return its points."""

    def observe(self, s: State, seat: int, out: Any) -> None:
        """Write to ``out`` (dtype, shape (1,)) what the seat (or WATCHER) may know."""
        self._nothing_hidden()
        out[0] = s

    def advance(
        self, before: Any, move: int, after: Any, seen: Any, moves: Any
    ) -> tuple[int, int, int]:
        """One legal decision and all that a table asks next: the points, who is to move, and how
        many legal decisions there are.

        Copies ``before`` to ``after`` (both of shape (1,)) and plays there; writes the watcher's
        observation to ``seen[0]``, seat 0's to ``seen[1]`` …, and the legal decisions to ``moves``.
        A game may do it all in one compiled call.
        """
        after[0] = before[0]
        s = after[0]
        points = int(self.play(s, move))
        for k in range(len(seen)):
            self.observe(s, k - 1, seen[k : k + 1])
        return points, self.to_move(s), self.legal_moves(s, moves)

    def resample(self, s: State, rng: Any) -> None:
        """Fill an observation's hidden part at random, uniform over what is consistent."""
        self._nothing_hidden()

    def _nothing_hidden(self) -> None:
        if self.facts.hidden:
            raise NotImplementedError(f"{self.facts.id} hides something and must say what")

    @abstractmethod
    def scores(self, s: State) -> list[int]:
        """The score of each seat now."""

    def score_of(self, s: State, seat: int) -> int:
        """The score of a seat, by which turns are compared; with what its turn still owes, which
        ``scores`` may not show yet. A game that compiles it is studied much faster.
        """
        return self.scores(s)[seat]

    @abstractmethod
    def outcome(self, s: State) -> Outcome | None:
        """How the game ended, or None."""

    def reason(self, outcome: Outcome) -> Message:
        """Why it ended, as a sentence: a text of the game's own, or else one that games share."""
        slug = outcome.reason.replace(" ", "-")
        own = f"{self.facts.id}-reason-{slug}"
        id = own if is_text(own, LANGUAGES[0], [self.folder]) else f"reason-{slug}"
        return Message(id, {} if outcome.by is None else {"seat": outcome.by})

    # -- chance plies (games whose facts say ``plies``) ---------------------------------------

    def chance_count(self, s: State) -> int:
        """How many different outcomes the chance ply due has."""
        raise NotImplementedError

    def chance_weights(self, s: State) -> list[int]:
        """How likely each outcome is, in their order: 1 or more. (Where they can be listed.)"""
        return [1] * self.chance_count(s)

    def chance_outcomes(self, s: State) -> Iterable[str]:
        """Every outcome, in notation."""
        raise NotImplementedError

    def chance_draw(self, s: State, words: WordStream) -> str:
        """The outcome that the seed's words give, in notation."""
        raise NotImplementedError

    def chance_play(self, s: State, text: str) -> None:
        """Let an outcome happen. Raises UnreadableMove or IllegalMove."""
        raise NotImplementedError

    def happen(self, s: State, rng: Any) -> None:
        """Play the chance ply due in place, its outcome at random by the weights.

        A compiled function, which gives nothing back: searches call it in their loops.
        """
        raise NotImplementedError

    def chance_is_free(self, setup: Setup) -> bool:
        """Whether chance may be any that the rules allow, and need not be that of the seed."""
        return False

    def chance_seat(self, s: State) -> int | None:
        """Whose device brings about the chance ply due; None: it comes by itself, from the seed.

        Only where chance is free, and never a seat that the computer plays.
        """
        return None

    # -- notation -----------------------------------------------------------------------------

    @abstractmethod
    def write(self, move: int) -> str:
        """A decision in notation."""

    @abstractmethod
    def read(self, text: str) -> int:
        """The decision that a text writes. Raises UnreadableMove, whose sentence says the form."""

    @abstractmethod
    def why_not(self, s: State, move: int) -> Message:
        """Why the rules forbid a decision here, in a sentence that a child can read."""

    def reveals(self, before: State, move: int, seat: int) -> bool:
        """Whether ``seat`` (to whom ``before`` is an observation) learnt something hidden."""
        self._nothing_hidden()
        return False

    def redact(
        self, setup: Setup, deal: Deal, plies: Sequence[str], seat: int
    ) -> tuple[Deal, list[str]]:
        """The deal and the plies with ``?`` for every tile that the seat may not know."""
        self._nothing_hidden()
        return deal, list(plies)

    # -- how it looks (from observations) -----------------------------------------------------

    @abstractmethod
    def setting(self, setup: Setup) -> "Setting":
        """The table before anything is on it."""

    @abstractmethod
    def scene(self, seen: State) -> "Scene":
        """The public part, from a watcher's observation."""

    @abstractmethod
    def hand(self, seen: State, seat: int) -> "Hand":
        """The private part, from that seat's observation; targets only when it is to move."""

    def targets(self, seen: State, seat: int, piece: str) -> "list[Target]":
        """Where a piece of a hand may go, from that seat's observation: none if it can't be laid.

        A game whose hands ``ask`` says it here.
        """
        return [target for target in self.hand(seen, seat).targets if target.piece == piece]

    def coming(self, seen: State, seat: int, place: Place) -> "list[Target]":
        """What may come from a hand to a place (a zone, x and y), from that seat's observation."""
        targets = self.every_target(seen, self.hand(seen, seat))
        return [target for target in targets if (target.zone, target.x, target.y) == place]

    def every_target(self, seen: State, hand: "Hand") -> "list[Target]":
        """All the targets of a hand, with those that it ``asks`` for."""
        asked = (self.targets(seen, hand.seat, piece) for piece in hand.asks)
        return [*hand.targets, *(target for targets in asked for target in targets)]

    @abstractmethod
    def tell(self, seen: State, seat: int | None, move: str, points: int) -> "Told":
        """What everybody may know of a ply, from a watcher's observation just before it."""

    @abstractmethod
    def show(self, seen: State) -> str:
        """A position as text, from an observation."""

    def draw(self, seen: State, small: bool) -> Picture:
        """The table without the hands, for a terminal; ``small`` where there is little room."""
        return [[(line, "")] for line in self.show(seen).splitlines()]

    def draw_hand(self, seen: State, seat: int) -> Picture:
        """A hand with its pieces numbered from 1 in slot order, for who types a number."""
        return []

    @abstractmethod
    def sprite(self) -> str:
        """One SVG with a symbol ``<game>-<face>`` for every face that scenes name."""

    @abstractmethod
    def face_labels(self) -> dict[str, Message]:
        """What a screen reader says of each face."""

    def figures(self) -> dict[str, str]:
        """The pictures of the rules pages: SVG by the name after ``figure:`` in the Markdown."""
        return {}

    # -- bots ---------------------------------------------------------------------------------

    def greedy(self, seen: State) -> int:
        """The first decision of the turn that scores most at once, from an observation.

        Here: the single decision of the greatest worth; among equals the first in byte order. A
        game whose turns have several placements looks further.
        """
        moves = np.empty(self.max_moves, dtype=np.int64)
        n = self.legal_moves(seen, moves)
        codes: list[int] = moves[:n].tolist()
        return min(codes, key=lambda move: (-self.worth(seen, move), self.write(move)))

    def worth(self, seen: State, move: int) -> int:
        """What a decision brings at once, from an observation: here, its points."""
        after = np.empty(1, dtype=self.dtype)
        after[0] = seen
        return int(self.play(after[0], move))

    def has_wandered(self, seen: State) -> bool:
        """Whether, in a patience, a bot that looks no further than a move should give up."""
        return False

    # -- solving (games whose facts say ``solved``) --------------------------------------------

    def solve(self, seen: State, limits: "Limits", progress: "Progress") -> "Verdict":
        """Whether a position can be won, and by which line: from an observation.

        ``progress`` is called with each better verdict, and now and then while nothing new is
        known. Every line has been played through the rules.
        """
        raise NotImplementedError

    def par(self, setup: Setup, deal: Deal) -> "Par | None":
        """How few moves a deal needs, as far as a fixed effort shows: the same everywhere.

        None where that effort finds no line that wins.
        """
        raise NotImplementedError

    # -- the highest score (games whose facts say ``optimised``) -------------------------------

    def optimiser(self, seen: State, seed: str, saved: bytes | None = None) -> "Optimiser":
        """A search for the highest score from an observation, which follows from its seed.

        ``saved``: what such a search gave to be kept, for the same two: it goes on from there.
        Raises NotThisSearch if it is of another search, or spoilt.
        """
        raise NotImplementedError

    def challenge(self, setup: Setup, words: WordStream) -> list[str]:
        """The plies that a day's challenge begins with; see ``core/alone.py``."""
        return []

    def levels(self) -> "list[Level]":
        """The challenges that a game brings, the easiest first; see ``core/level.py``."""
        return []

    def goal(self, setup: Setup) -> Message | None:
        """What the challenge of a setup asks for, in a sentence; None where it has none."""
        return None

    def check_goal(self, setup: Setup) -> None:
        """Refuse a challenge that the other options of its setup make impossible (SetupError)."""
        return

    def best_known(self, setup: Setup) -> "Known | None":
        """The best line from the start that is known, or None: for most setups nothing is."""
        return None
