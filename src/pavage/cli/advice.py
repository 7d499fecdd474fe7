"""What somebody at the terminal is advised: in a patience the next move of the shortest win that
the solver knows; among several a good move, and why.
"""

from collections.abc import Sequence

from pavage.cli.interrupt import ctrl_c
from pavage.cli.language import say, tell
from pavage.cli.watching import watching
from pavage.core.game import Game
from pavage.core.position import Position
from pavage.core.solver import Limits, Verdict
from pavage.match.match import Match
from pavage.search.advice import Stopped, advise, advises
from pavage.search.answers import tried

SECONDS = 2.0  # that somebody waits; Ctrl-C ends it sooner


def good_move(match: Match, place: int, names: Sequence[str]) -> tuple[str, str]:
    """A good move for who is to move, in notation, and why; there is not always a reason."""
    game, seen = match.game, match.now.seen(place)
    if advises(game, match.setup):
        with ctrl_c() as wish:
            try:
                advice = advise(game, seen, stop=wish)
            except Stopped:
                pass
            else:
                return game.write(advice.move), tell(advice.why, names)
    return game.write(game.greedy(seen[0])), ""


class Adviser:
    """Remembers the lines that it found, so that whoever follows one need not wait again."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._known: dict[bytes, tuple[int, int]] = {}  # by position: a move, and how many follow

    def advice(self, position: Position) -> str:
        """A sentence: a move, or why there is none."""
        seen = position.observe(position.to_move())
        if seen.tobytes() not in self._known:
            verdict = self._solve(position)
            if verdict.answer == "lost":
                proof = "–" if verdict.proof is None else tell(verdict.proof)
                return say("cli-play-hint-lost", proof=proof)
            if verdict.answer == "unknown":
                return self._unknown(verdict)
        move, left = self._known[seen.tobytes()]
        return say("cli-play-hint-line", move=self._game.write(move), left=left)

    def _solve(self, position: Position) -> Verdict:
        seen = position.observe(position.to_move())
        with ctrl_c() as wish, watching() as progress:
            limits = Limits(seconds=SECONDS, stop=wish)
            verdict = self._game.solve(seen[0], limits, progress)
        tried(position, verdict)
        if verdict.answer == "won":
            self._remember(position.copy(), verdict.line)
        return verdict

    def _remember(self, position: Position, line: list[int]) -> None:
        for k, move in enumerate(line):
            seen = position.observe(position.to_move())
            self._known[seen.tobytes()] = (move, len(line) - k)
            position.play_code(move)

    def _unknown(self, verdict: Verdict) -> str:
        if not verdict.line:
            return say("cli-play-hint-unknown")
        return say("cli-play-hint-perhaps", move=self._game.write(verdict.line[0]))
