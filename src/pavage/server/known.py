"""What the solver has found out about the positions of one match.

A line that wins says something of every position on it, and of every position that the match came
through to where the line begins. So a player who follows a line is always answered at once, and
one who has left it is told how far back a win is known.
"""

import hashlib
from collections import OrderedDict
from dataclasses import dataclass

from pavage.core.message import Message
from pavage.core.position import Position
from pavage.core.solver import Answer, Verdict
from pavage.match.match import Match
from pavage.match.plies import Ply
from pavage.search.answers import tried

MOST_KNOWN = 10_000  # positions

Key = bytes
Chain = tuple[int, "Chain"] | None  # decisions one after another; chains share their ends


@dataclass(slots=True)
class Known:
    """What is known of a position: the fields are those of a ``Verdict``.

    ``moves`` counts the chain. ``spent``: so many seconds of thought were to be given to it.
    ``failed``: the solver breaks down over it.
    """

    answer: Answer = "unknown"
    chain: Chain = None
    moves: int = 0
    bound: int = 0
    proof: Message | None = None
    positions: int = 0
    seconds: float = 0.0
    spent: float = 0.0
    failed: bool = False

    @property
    def won(self) -> bool:
        """Whether a line is known that wins."""
        return self.answer == "won"

    @property
    def settled(self) -> bool:
        """Whether nothing more can be found out."""
        return self.answer == "lost" or (self.won and self.moves <= self.bound)

    def tried(self, seconds: float) -> bool:
        """Whether so much thought about it found no win, or more thought is of no use."""
        return not self.won and (self.answer == "lost" or self.failed or self.spent >= seconds)

    def line(self) -> list[int]:
        """The best line known, as decisions."""
        line, chain = [], self.chain
        while chain is not None:
            move, chain = chain
            line.append(move)
        return line

    def wins(self, chain: Chain, moves: int) -> bool:
        """Take a line that wins, if it is the first or shorter; says whether it was."""
        if self.won and self.moves <= moves:
            return False
        self.answer, self.chain, self.moves, self.proof = "won", chain, moves, None
        return True


NOTHING = Known()  # of positions that nobody has heard of; never changed


def key_of(position: Position) -> Key:
    """A short name of a position."""
    return hashlib.blake2b(position.state.tobytes(), digest_size=16).digest()


class Knowledge:
    """What is known, by position. When there is too much, what was used least lately goes."""

    def __init__(self, most: int = MOST_KNOWN) -> None:
        self._most = most
        self._known: OrderedDict[Key, Known] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def of(self, key: Key) -> Known:
        """What is known of a position: to be read only."""
        known = self._known.get(key)
        if known is None:
            return NOTHING
        self._known.move_to_end(key)
        return known

    def entry(self, key: Key) -> Known:
        """What is known of a position, to be added to."""
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = Known()
            if len(self._known) > self._most:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        return known

    def learn(self, position: Position, verdict: Verdict) -> None:
        """Take in what the solver says of a position.

        Raises WrongAnswer if the rules do not bear out its line; then nothing is taken in.
        """
        key = key_of(position)
        known = self.of(key)
        shorter = not known.won or len(verdict.line) < known.moves
        if verdict.answer != "won" or shorter:  # the same line is told again and again
            tried(position, verdict)
        if verdict.answer == "won" and shorter:
            self._learn_line(position, verdict)
        known = self.entry(key)
        if not known.won or verdict.bound <= known.moves:
            known.bound = max(known.bound, verdict.bound)
        known.positions = max(known.positions, verdict.positions)
        known.seconds = max(known.seconds, verdict.seconds)
        if known.won or verdict.answer == "won":
            return
        known.chain, known.moves = None, len(verdict.line)
        for move in reversed(verdict.line):
            known.chain = (move, known.chain)
        if verdict.answer == "lost":
            known.answer, known.proof, known.bound = "lost", verdict.proof, 0

    def _learn_line(self, position: Position, verdict: Verdict) -> None:
        """From its end to its beginning: where a shorter way on was known, that is taken."""
        at, keys = position.copy(), []
        for move in verdict.line:
            keys.append(key_of(at))
            at.play_code(move)
        chain: Chain = None
        moves = 0
        for k in range(len(keys) - 1, -1, -1):
            chain, moves = (verdict.line[k], chain), moves + 1
            known = self.entry(keys[k])
            known.wins(chain, moves)
            known.bound = max(known.bound, verdict.bound - k)
            chain, moves = known.chain, known.moves


class Trail:
    """The positions that a match came through, from the deal to where it stands."""

    def __init__(self, match: Match, knowledge: Knowledge) -> None:
        self.match = match
        self.keys: list[Key] = []
        self._plies: list[Ply] = []
        self._knowledge = knowledge

    def follow(self) -> None:
        """Come up to where the match stands now."""
        line = self.match.line
        keep = 0
        for mine, theirs in zip(self._plies, line, strict=False):
            if mine is not theirs:
                break
            keep += 1
        if self.keys and keep == len(line) == len(self._plies):
            return
        position = self.match.before(keep).position.copy()
        del self.keys[keep:]
        self.keys.append(key_of(position))
        for ply in line[keep:]:
            if ply.code is None:
                position.play(ply.move)
            else:
                position.play_code(ply.code)
            self.keys.append(key_of(position))
        self._plies = list(line)
        self.spread(keep)

    def spread(self, ply: int) -> None:
        """Let the positions before and after the one at ``ply`` know what follows from it."""
        known = self._knowledge.of(self.keys[ply])
        for k in range(ply + 1, len(self.keys)):
            known = self._inherit(known, k)
        self._credit(ply)

    def _inherit(self, before: Known, ply: int) -> Known:
        """A position after a lost one is lost; after one that needs 9 moves at least it needs 8."""
        known = self._knowledge.of(self.keys[ply])
        lost = before.answer == "lost" and known.answer == "unknown"
        bound = before.bound - 1
        if not lost and bound <= known.bound:
            return known
        known = self._knowledge.entry(self.keys[ply])
        known.bound = max(known.bound, bound)
        if lost:
            known.answer, known.proof = "lost", before.proof
        return known

    def _credit(self, sure: int) -> None:
        """A position before a won one is won, by the way that was taken.

        The positions before ``sure`` know of each other already.
        """
        for k in range(len(self.keys) - 2, -1, -1):
            after, move = self._knowledge.of(self.keys[k + 1]), self._plies[k].code
            if not after.won or move is None:
                continue
            gained = self._knowledge.entry(self.keys[k]).wins((move, after.chain), after.moves + 1)
            if not gained and k < sure:
                break

    def won_until(self) -> int | None:
        """The latest position that a win is known from, by its ply; None: there is none."""
        for ply in range(len(self.keys) - 1, -1, -1):
            if self._knowledge.of(self.keys[ply]).won:
                return ply
        return None

    def doubtful(self, seconds: float) -> int | None:
        """The earlier position to think about next, to find the latest that can be won.

        What was thought about for ``seconds`` in vain counts as not won. Positions are tried one
        move back, two, four … until one is won; the place where the win was lost is then closed
        in on by halves. None: it is found, as far as can be known.
        """
        last = len(self.keys) - 1
        won = self.won_until()
        low = -1 if won is None else won
        high = last
        for ply in range(last - 1, low, -1):
            if self._knowledge.of(self.keys[ply]).tried(seconds):
                high = ply
        if high - low <= 1:
            return None
        further = high - max(1, last - high)
        return further if further > low else (low + high) // 2
