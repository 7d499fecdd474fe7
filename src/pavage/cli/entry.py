"""What somebody types in their turn: a command, or a move written as they like.

A move may be written exactly (``0121@h8``), without minding capitals, or with the number of the
piece in the hand (``1 h8``, ``1h8``, ``h8 1``). A piece that can be turned turns as it must: only
where it fits in several ways is it asked which one. A move of two pieces names both with their
places (``1 0,1 3 1,1``, or with a ``+`` between). Where turns have numbers, ``2/3`` is a piece and
its turn. Whoever leaves out a place, or a piece, is shown
what is possible. A piece that is chosen where it lies is named by its place, or by its number in
the list.

In a patience, where no hand is held, a move may be its number in the list, or only its card or only
its gap, if that leaves no choice. What is none of these is handed to the rules as it stands, which
say how moves are written.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import permutations, product

from pavage.cli.language import say, tell
from pavage.cli.places import Names, Place, Places
from pavage.cli.ways import answer, is_mixed, ways
from pavage.core.scene import Hand, Piece, Target

COMMANDS = ("help", "moves", "hint", "undo", "redo", "quit")
_SHORT = {"?": "help", "h": "help"}
_SHORT_ON_PLANE = {"?": "hint", "h": "help", "m": "moves", "u": "undo", "r": "redo"}
_SHORT_IN_PATIENCE = {"?": "hint", "h": "help", "u": "undo", "r": "redo"}

_LOOSE, _EXACT = 1, 2  # how well a word names a piece as it lies


@dataclass(frozen=True)
class Typed:
    """A command, or a move to be tried, or several moves of which it could be any.

    ``several`` with a command: it is about these moves only. ``lacks``: each of ``several`` needs
    another piece than those that were named. ``others``: where no move fits, what could be meant
    besides ``move``, so that the rules say of each why not. ``at``: a place to look at.
    ``missing``: a number that no piece of the hand has.
    """

    command: str | None = None
    move: str = ""
    several: tuple[str, ...] = ()
    lacks: bool = False
    others: tuple[str, ...] = ()
    at: Place | None = None
    missing: str = ""


@dataclass
class _Part:
    """What is said of one piece of a move: which one, and where it goes."""

    what: str | None = None
    where: Place | None = None


@dataclass(frozen=True)
class Entry:
    """What a line may be about: the hand, what lies on the table, and the names of both.

    ``cards``: in a patience, what lies on the table. ``lying``: where each piece lies.
    """

    hand: Hand
    places: Places
    cards: Sequence[Piece] | None = None
    lying: Mapping[str, Place] = field(default_factory=dict)

    @cached_property
    def names(self) -> Names:
        """The names of the pieces."""
        return Names(self.hand, self.cards)

    def read(self, text: str) -> Typed:
        """What a line means."""
        word = _tidy(text)
        command = _command(word, self._short())
        if command is not None:
            return Typed(command)
        for action in self.hand.actions:
            if word in (action.move.casefold(), tell(action.label).casefold()):
                return Typed(move=action.move)
        answered = answer(self.hand, word)
        if answered is not None:
            return Typed(move=answered)
        for way in ways(self.hand):
            if word == _tidy(way.move):
                return Typed(move=way.move)
        if self.cards is not None:
            moves = self._in_patience(word)
            if moves:
                return Typed(move=moves[0]) if len(moves) == 1 else Typed(several=tuple(moves))
        first, _, rest = word.partition(" ")
        if rest and _command(first, self._short()) == "moves":
            named = self._move(rest) or Typed()
            return Typed("moves", several=named.several or (named.move,), at=named.at)
        return self._pick(word) or self._move(word) or Typed(move=self._spelt(text))

    def _short(self) -> Mapping[str, str]:
        if self.cards is not None:
            return _SHORT_IN_PATIENCE
        return _SHORT if self.places.plane is None else _SHORT_ON_PLANE

    def _spelt(self, text: str) -> str:
        """What no rule of this page explains, as the rules get it."""
        if self.places.hexes:
            return _close_up(text)
        return text.strip() if self.places.plane is None else _tidy(text)

    def _in_patience(self, word: str) -> list[str]:
        """The legal moves that a number, a card or a gap alone may mean."""
        targets = self.hand.targets
        if word.isascii() and word.isdigit() and 0 < int(word) <= len(targets):
            return [targets[int(word) - 1].move]
        place = self.places.find(word)
        return [
            target.move
            for target in targets
            if (target.zone, target.x, target.y) == place or target.piece.casefold() == word
        ]

    # -- a piece that is chosen where it lies -------------------------------------------------

    def _pick(self, word: str) -> Typed | None:
        picks, mixed = self.hand.picks, is_mixed(self.hand)
        place = self.places.find(word)
        for number, pick in enumerate(picks, start=1):
            if word in ("" if mixed else str(number), pick.move.casefold()):
                return Typed(move=pick.move)
            if place is not None and self.lying.get(pick.piece) == place:
                return Typed(move=pick.move)
        if (
            picks and place is not None and not mixed
        ):  # no piece that may be chosen: the rules say why
            first = self.lying[picks[0].piece]
            move = picks[0].move.replace(self.places.name(first), self.places.name(place))
            return Typed(move=move, at=place)
        return None

    # -- pieces that go to places -------------------------------------------------------------

    def _move(self, word: str) -> Typed | None:
        """The moves that these words may mean, if they name pieces and places at all."""
        for target in self.hand.targets:
            if word == target.move.casefold():
                return Typed(move=target.move)
        parts = self._parts(word)
        if parts is None:
            missing = self._missing(word)
            return None if missing is None else Typed(missing=missing)
        at = next((part.where for part in parts if part.where is not None), None)
        found = self._found(parts, spelt="@" in word)
        if all(part.what and part.where for part in parts):
            if len(found) == 1:
                return Typed(move=found[0])
            if not found:
                return self._lacking(parts, at) or self._refused(parts, "@" in word, at)
        if len(parts) == 1:
            found += self._found([*parts, _Part()], spelt=False)
        if not found and self.places.plane is None:
            return None
        return Typed(several=tuple(found), at=at)

    def _found(self, parts: list[_Part], spelt: bool) -> list[str]:
        """The legal moves of just these parts; those whose pieces lie just as they are named, if
        there are any. ``spelt``: as in a move that is written out, a name says how a piece lies.
        """
        names = self.names
        fits = {
            target.move: _fit(parts, target, names)
            for target in self.hand.targets
            if len(parts) == (1 if target.then is None else 2)
        }
        by_number = any(part.what and names.numbered(part.what) for part in parts)
        least = _EXACT if _EXACT in fits.values() or (spelt and not by_number) else _LOOSE
        return [move for move, fit in fits.items() if fit >= least]

    def _lacking(self, parts: list[_Part], at: Place | None) -> Typed | None:
        """The moves of two pieces of which one was named."""
        found = self._found([*parts, _Part()], spelt=False) if len(parts) == 1 else []
        return Typed(several=tuple(found), lacks=True, at=at) if found else None

    def _refused(self, parts: list[_Part], spelt: bool, at: Place | None) -> Typed | None:
        """No move fits: all that could be meant, for the rules to say why not."""
        ways = [list(self._ways(part, spelt)) for part in parts]
        moves = [
            "+".join(order)
            for chosen in product(*ways)
            for order in permutations(chosen)  # the notation knows which one comes first
        ]
        return (
            Typed(move=moves[0], others=tuple(dict.fromkeys(moves[1:])), at=at) if moves else None
        )

    def _ways(self, part: _Part, spelt: bool) -> Iterator[str]:
        names = self.names
        assert part.what is not None
        assert part.where is not None
        written = self.places.name(part.where)
        piece = names.numbered(part.what)
        named = names.named(part.what)
        if piece is None:
            piece, turn = named[0]
            if spelt or turn:
                yield names.drops(piece, part.where, written)[turn]
                return
        yield from dict.fromkeys(names.drops(piece, part.where, written))

    def _parts(self, word: str) -> list[_Part] | None:
        """The words as pieces and places, each piece with the place that stands beside it; None
        if there is a word that is neither.
        """
        parts: list[_Part] = []
        for chunk in word.split("+"):
            parts.append(_Part())
            for token in self._tokens(chunk):
                place = self.places.find(token)
                if place is None and not self._is_piece(token):
                    return None
                if place is not None and parts[-1].where is None:
                    parts[-1].where = place
                elif place is None and parts[-1].what is None:
                    parts[-1].what = token
                else:
                    parts.append(_Part(None if place else token, place))
        return parts if all(part.what or part.where for part in parts) else None

    def _missing(self, word: str) -> str | None:
        """The number of a piece that the hand does not have, if that is all that is wrong."""
        if self.places.plane is None or not self.names.pieces:
            return None
        tokens = [token for chunk in word.split("+") for token in self._tokens(chunk)]
        wrong = [t for t in tokens if self.places.find(t) is None and not self._is_piece(t)]
        few = all(re.fullmatch("[0-9]{1,2}", token) for token in wrong)
        return wrong[0] if wrong and few else None

    def _is_piece(self, word: str) -> bool:
        return self.names.numbered(word) is not None or bool(self.names.named(word))

    def _tokens(self, chunk: str) -> list[str]:
        """The words of a text; ``1h8`` is two, and on a plane so are ``1 0 -1``."""
        words = [self.names.spelt(word) for word in chunk.replace("@", " ").split()]
        if self.places.plane is not None and len(words) in (3, 6) and self._in_threes(words):
            return [
                word
                for at in range(0, len(words), 3)
                for word in (words[at], f"{words[at + 1]},{words[at + 2]}")
            ]
        return [token for word in words for token in self._unglued(word)]

    def _in_threes(self, words: list[str]) -> bool:
        """Whether each three words are a piece and the two numbers of its place."""
        return all(
            _is_number(word) or (k % 3 == 0 and self._is_piece(word))
            for k, word in enumerate(words)
        )

    def _unglued(self, word: str) -> list[str]:
        if self.places.find(word) is None and not self._is_piece(word):
            for k in range(1, len(word)):
                one, other = word[:k], word[k:]
                for what, where in ((one, other), (other, one)):
                    if self.places.find(where) is not None and self._is_piece(what):
                        return [one, other]
        return [word]


def _fit(parts: list[_Part], target: Target, names: Names) -> int:
    """How well a target fits: 0 (not at all), ``_LOOSE`` or ``_EXACT``."""
    steps = [(target.piece, target.turn, (target.zone, target.x, target.y))]
    if (then := target.then) is not None:
        steps.append((then.piece, then.turn, (then.zone, then.x, then.y)))
    return max(
        min(_fits(part, *step, names) for part, step in zip(parts, order, strict=True))
        for order in permutations(steps)
    )


def _fits(part: _Part, id: str, turn: int, place: Place, names: Names) -> int:
    if part.where not in (None, place):
        return 0
    if part.what is None or part.what == names.name(id, turn):
        return _EXACT
    piece = names.numbered(part.what)
    named = part.what if piece is None else names.name(piece.id)  # twins have one name
    return _LOOSE if names.is_named(id, named) else 0


def _tidy(text: str) -> str:
    """A line in lower case, without needless spaces."""
    return _close_up(text).casefold()


def _close_up(text: str) -> str:
    """A line without needless spaces."""
    word = " ".join(text.replace("−", "-").split())  # a true minus sign
    return re.sub(r" ?([,@+]) ?", r"\1", word)


def _is_number(word: str) -> bool:
    return re.fullmatch(r"-?[0-9]{1,4}", word) is not None


def _command(word: str, short: Mapping[str, str]) -> str | None:
    if word in short:
        return short[word]
    for name in COMMANDS:
        if word in (name, say(f"cli-do-{name}").casefold()):
            return name
    return None
