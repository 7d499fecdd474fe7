"""A change of a match while it is being made: plies tried one after another, then one step."""

from typing import TYPE_CHECKING

import numpy as np

from pavage.core.game import CHANCE, WATCHER
from pavage.core.position import Position
from pavage.core.scene import Told
from pavage.core.shuffle import WordStream
from pavage.core.stored import Event
from pavage.match.plies import Moment, Ply, Step

if TYPE_CHECKING:
    from pavage.match.match import Match


class Change:
    """Plies played one after another, from where a match stands or stood, and their events."""

    def __init__(self, match: "Match", at: int) -> None:
        self.match = match
        self.at = at
        self.words = WordStream(match.seed, match.taken)
        self.now = match.now
        self.keep = len(match.line)
        self.plies: list[Ply] = []
        self.events: list[Event] = []

    def cut(self, seat: int, keep: int) -> None:
        """Take back, before anything is played, all but ``keep`` plies of the line."""
        match = self.match
        self.events.append(Event(match.seq, "undo", keep, seat, "", 0, self.at))
        self.words = WordStream(match.seed, match.line[keep].taken)
        self.now = match.before(keep)
        self.keep = keep

    def decide(self, seat: int, move: str, code: int) -> None:
        """Play a legal decision."""
        game, setup = self.match.game, self.match.setup
        states = np.empty(setup.players + 2, dtype=game.dtype)
        after, seen = states[:1], states[1:]
        moves = np.empty(game.max_moves, dtype=np.int64)
        before = self.now.position.state
        points, to_move, n = game.advance(before, code, after, seen, moves)
        now = Moment(Position(game, setup, after, to_move, moves[:n]), seen)
        self._add(seat, move, code, points, self.words.taken, now)

    def chance(self) -> None:
        """Play the chance plies that come by themselves, with the outcomes that the seed gives."""
        while self.now.waits_for() == CHANCE:
            self.happen(None)

    def happen(self, move: str | None) -> None:
        """Play the chance ply that is due: this outcome, or the one that the seed gives.

        Raises UnreadableMove or IllegalMove.
        """
        position = self.now.position.copy()
        taken = self.words.taken
        if move is None:
            move = self.match.game.chance_draw(position.s, self.words)
        position.play(move)
        self._add(None, move, None, 0, taken, Moment(position))

    def again(self, move: str) -> None:
        """Play a stored chance ply. Where chance is free, any that the rules allow is right."""
        game = self.match.game
        if not game.chance_is_free(self.match.setup):
            self.happen(None)
            return
        taken = self.words.taken
        if self.now.waits_for() == CHANCE:  # then its words are taken as they were
            game.chance_draw(self.now.position.s, self.words)
        self.happen(move)
        self.plies[-1].taken = taken

    def _add(
        self,
        seat: int | None,
        move: str,
        code: int | None,
        points: int,
        taken: int,
        after: Moment,
    ) -> None:
        match = self.match
        told = match.game.tell(self.now.seen(WATCHER)[0], seat, move, points)
        ply = self.keep + len(self.plies)
        seq = match.seq + len(self.events)
        self.plies.append(Ply(seat, move, code, points, told, taken, self.now))
        self.events.append(Event(seq, "ply", ply, seat, move, points, self.at))
        self.now = after

    def step(self) -> Step:
        """What has been taken back and played, as a step."""
        cut: list[Told | None] = [None] * (len(self.events) - len(self.plies))
        told = [*cut, *(ply.told for ply in self.plies)]
        outcome = self.match.ending(self.now.outcome, self.keep)
        return Step(self.events, told, self.keep, self.plies, self.now, self.words.taken, outcome)
