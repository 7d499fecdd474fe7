"""The REST interface of games that one person plays for the highest score.

- ``GET /api/games/{id}/totals``: the best totals of this installation, by player.
- ``GET /api/games/{id}/totals/{match}``: one of these games, step by step.
- ``GET /api/games/{id}/known``: the best line that the computer knows, step by step.
- ``GET /api/matches/{id}/possible``: for who played, when it is over, what was possible; where it
  is not known, this begins to search for it, and asking goes on with the search.

``options`` (JSON) and ``day`` (of a challenge) name a table; left out, they are as usual. Only
finished games can be seen here, and those can be seen by everybody: who played, the total, the
moves.
"""

import asyncio
from collections.abc import Sequence
from datetime import date
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Header, Query, Response

from pavage.core.alone import challenge_day, challenge_seed, is_ranked, opening, read_day
from pavage.core.errors import AccessError, NotFound, SetupError
from pavage.core.game import OVER, WATCHER, Game, Setup
from pavage.core.message import message
from pavage.core.position import Position
from pavage.core.stored import BestLine
from pavage.games import registry
from pavage.match import seats
from pavage.match.views import encoded
from pavage.server.contest import contest_of, contest_of_match, player_of
from pavage.server.demo import steps
from pavage.server.possible import Beginning
from pavage.server.rooms import NotOver, Rooms

MOST_ROWS = 20
LONGEST = 2000  # characters of options

_NO_CHALLENGE = "alone"  # a seed that is nobody's challenge

GameId = str
Options = Annotated[str, Query(max_length=LONGEST)]
Day = Annotated[str, Query(max_length=40)]


class Alone:
    """The routes, over the rooms."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.router = router = APIRouter(prefix="/api")
        router.get("/games/{id}/totals")(self.totals)
        router.get("/games/{id}/totals/{match}")(self.replay)
        router.get("/games/{id}/known")(self.known)
        router.get("/matches/{id}/possible")(self.possible)

    async def totals(self, id: GameId, options: Options = "{}", day: Day = "") -> Response:
        """The table: ``rows`` (a name, empty where none was given; score; when; the match), whether
        there are ``more``, and ``known``, the best that the computer knows, if anything.
        """
        begin = _beginning(id, options, day)
        contest = contest_of(begin.game, begin.setup, begin.seed)
        if contest is None:
            raise NotFound(message("error-no-totals"))
        rows = await self.rooms.store.best_totals(contest, MOST_ROWS + 1)
        known = await self._known(begin)
        return _json(
            {
                "rows": [
                    {"name": row.name, "score": row.score, "at": row.at, "match": row.match}
                    for row in rows[:MOST_ROWS]
                ],
                "more": len(rows) > MOST_ROWS,
                "known": None if known is None else known.score,
            }
        )

    async def replay(self, id: GameId, match: str) -> Response:
        """A finished game: see ``_replay``."""
        room = await self.rooms.get(match)
        if room is None or room.match.game.facts.id != id:
            raise NotFound(message("error-no-match"))
        played = room.match
        if played.outcome is None or played.gave_up() or contest_of_match(played) is None:
            raise NotFound(message("error-no-match"))
        line = [ply.code for ply in played.line if ply.code is not None]
        begin, name = played.before(0).position, player_of(room.sitters[0])
        return await _replay(played.game, played.setup, played.seed, begin, line, name)

    async def known(self, id: GameId, options: Options = "{}", day: Day = "") -> Response:
        """The best line known: see ``_replay``."""
        begin = _beginning(id, options, day)
        known = await self._known(begin)
        if known is None:
            raise NotFound(message("error-no-line-known"))
        moves = [*opening(begin.game, begin.setup, begin.seed), *known.line]
        line = [begin.game.read(move) for move in moves]
        return await _replay(begin.game, begin.setup, begin.seed, begin.deal(), line, None)

    async def _known(self, begin: Beginning) -> BestLine | None:
        """The best line known; a game that is not compiled yet would hold up the loop."""
        await self.rooms.compiled()
        return await self.rooms.best.known(begin)

    async def possible(
        self, id: str, authorization: Annotated[str | None, Header()] = None
    ) -> Response:
        """What was possible in a match that is over, as far as it is known by now."""
        room, keys = await self.rooms.opened(id, [seats.bearer(authorization)])
        match = room.match
        if not seats.held_seats(keys):
            raise AccessError(message("error-watching-ask"))
        if match.to_move() != OVER:
            raise NotOver(message("error-possible-not-over"))
        begin = Beginning(match.game, match.setup, match.seed)
        return _json(await self.rooms.best.look(begin))


async def _replay(
    game: Game,
    setup: Setup,
    seed: str,
    begin: Position,
    line: Sequence[int],
    name: str | None,
) -> Response:
    """A game that can be gone through: the setting, the scene of the deal, the steps from there.

    ``name``: of who played, empty where none was given, or null for the computer.
    """
    day = challenge_day(game, setup, seed)
    made = await asyncio.to_thread(steps, begin, line)
    return _json(
        {
            "game": game.facts.id,
            "name": name,
            "day": None if day is None else str(day),
            "setting": encoded(game.setting(setup)),
            "scene": encoded(game.scene(begin.observe(WATCHER)[0])),
            "steps": made,
        }
    )


def _beginning(id: str, options: str, day: str) -> Beginning:
    """What a request asks about. Raises NotFound or SetupError."""
    game = registry.load(id[:40])
    usual = game.facts.optimised
    if usual is None:
        raise NotFound(message("error-no-totals"))
    try:
        chosen = msgspec.json.decode(options, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        raise SetupError(message("error-request", where="options")) from None
    setup = game.setup(1, {**chosen, **usual})
    if not is_ranked(game, setup):
        raise NotFound(message("error-no-totals"))
    seed = challenge_seed(_day(day)) if day else _NO_CHALLENGE
    return Beginning(game, setup, seed)


def _day(text: str) -> date:
    day = read_day(text)
    if day is None:
        raise SetupError(message("error-day", given=text[:40]))
    return day


def _json(value: Any) -> Response:
    return Response(
        msgspec.json.encode(value),
        media_type="application/json",
        headers={"Cache-Control": "no-store"},
    )
