"""The REST interface of levels. How far somebody has come in them is kept on their own device.

- ``GET /api/games/{id}/levels``: the game's own levels, in their order.
- ``POST /api/games/{id}/level``: the level in a file, which is the request's body, checked; nothing
  of it is kept.
"""

from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Request, Response

from pavage.core.errors import RecordError
from pavage.core.level import Level, LevelError, read_level
from pavage.core.message import message
from pavage.games import registry
from pavage.record.strict import read_json
from pavage.server.pages import Page, Pages

MOST_BYTES = 64 * 1024

GameId = Annotated[str, Path(max_length=40)]


class Levels:
    """The routes."""

    def __init__(self, pages: Pages) -> None:
        self.pages = pages
        self.router = router = APIRouter(prefix="/api")
        router.get("/games/{id}/levels")(self.levels)
        router.post("/games/{id}/level")(self.level)

    async def levels(self, request: Request, id: GameId) -> Response:
        """The game's own levels."""
        game = registry.load(id)
        return self.pages.answer(request, ("levels", id), lambda: Page.json(game.levels()))

    async def level(self, request: Request, id: GameId) -> Response:
        """A level that somebody wrote, in the form in which it is played."""
        level = read_file(id, await request.body())
        return Response(msgspec.json.encode(level), media_type="application/json")


def read_file(game: str, data: bytes) -> Level:
    """The level in a file. Raises LevelError or NotFound."""
    found = registry.load(game)
    if len(data) > MOST_BYTES:
        raise LevelError(message("level-large"))
    try:
        raw = read_json(data)
    except RecordError:
        raise LevelError(message("level-json")) from None
    return read_level(found, raw)
