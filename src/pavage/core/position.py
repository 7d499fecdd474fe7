"""A position of any game: moves in and out in notation, checked, over the game's record."""

from typing import Any

import numpy as np

from pavage.core.errors import GameOver, IllegalMove
from pavage.core.game import CHANCE, OVER, Game, Setup
from pavage.core.message import message
from pavage.core.outcome import Outcome


class Position:
    """A game, its setup and its state; ``state`` has shape (1,) and the game's dtype."""

    __slots__ = ("_moves", "_to_move", "game", "setup", "state")

    def __init__(
        self,
        game: Game,
        setup: Setup,
        state: Any,
        to_move: int | None = None,
        moves: Any = None,
    ) -> None:
        """``to_move`` and ``moves`` (the legal decisions): where somebody knows them already."""
        self.game = game
        self.setup = setup
        self.state = state
        self._to_move = to_move
        self._moves = moves

    @property
    def s(self) -> Any:
        """The record itself, for the compiled functions."""
        return self.state[0]

    def copy(self) -> "Position":
        """A position that can be played on without changing this one."""
        return Position(self.game, self.setup, self.state.copy())

    def to_move(self) -> int:
        """The seat that is to decide, CHANCE or OVER."""
        if self._to_move is None:
            self._to_move = self.game.to_move(self.s)
        return self._to_move

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.to_move() == OVER

    def outcome(self) -> Outcome | None:
        """How it ended, or None."""
        return self.game.outcome(self.s)

    def scores(self) -> list[int]:
        """The scores by seat."""
        return self.game.scores(self.s)

    def codes(self) -> Any:
        """The legal decisions as codes, int64; empty at a chance node and when it is over."""
        if self._moves is None:
            out = np.empty(self.game.max_moves, dtype=np.int64)
            n = self.game.legal_moves(self.s, out)
            self._moves = out[:n]
        return self._moves

    def legal_moves(self) -> list[str]:
        """The legal decisions in notation, sorted by bytes."""
        return sorted(self.game.write(int(code)) for code in self.codes())

    def play_code(self, code: int) -> int:
        """Play a decision that is known to be legal; return its points."""
        self._moves = self._to_move = None
        return int(self.game.play(self.s, code))  # uncompiled, it may be NumPy's

    def check(self, text: str) -> int:
        """The code of a legal decision.

        Raises UnreadableMove (not in the notation), IllegalMove (the rules forbid it here, with
        the reason) or GameOver.
        """
        code = self.game.read(text)
        to_move = self.to_move()
        if to_move == OVER:
            raise GameOver(message("error-game-over"))
        if to_move == CHANCE:
            raise IllegalMove(message("error-chance-due", move=text))
        if code not in self.codes():
            raise IllegalMove(self.game.why_not(self.s, code))
        return code

    def play(self, text: str) -> int:
        """Play a ply in notation (a chance ply where one is due); return its points.

        Raises what :meth:`check` raises; the position is then unchanged.
        """
        if self.to_move() == CHANCE:
            self.game.chance_play(self.s, text)
            self._moves = self._to_move = None
            return 0
        return self.play_code(self.check(text))

    def observe(self, seat: int) -> Any:
        """What ``seat`` (or WATCHER) may know: a state of shape (1,)."""
        out = np.zeros(1, dtype=self.game.dtype)
        self.game.observe(self.s, seat, out)
        return out
