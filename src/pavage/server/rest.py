"""The REST interface: games and their texts, making and joining matches, records.

Every refusal is ``{"code": …, "said": {"id": …, "args": …}}`` with a fitting status.
"""

import json
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Header, Request, Response
from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    JsonValue,
    StringConstraints,
)

from pavage.core.errors import AccessError, NotFound, PavageError, SetupError
from pavage.core.game import OVER, WATCHER, Game
from pavage.core.message import LANGUAGES, message, text_source
from pavage.core.sense import RUNGS
from pavage.core.stored import Key, KeyKind, Sitter
from pavage.games import registry
from pavage.kit.tileset import Checked, Wrong, check_names
from pavage.match import seats
from pavage.server import wire
from pavage.server.pages import Page, Pages
from pavage.server.room import Room
from pavage.server.rooms import Rooms

MOST_MINE = 200  # matches asked for at once
MOST_SET = 64 * 1024  # bytes of a tile set in a file: room for any set and many remarks
ANY: tuple[KeyKind, ...] = ("seat", "invite", "used", "watch")

Token = Annotated[str, StringConstraints(max_length=seats.TOKEN_LENGTH)]
MatchId = Annotated[str, StringConstraints(max_length=64)]
Name = Annotated[str, StringConstraints(max_length=200)]


def _writable(value: Any) -> Any:
    """What UTF-8 and JSON can write: no half of a surrogate pair, no NaN. Raises ValueError."""
    json.dumps(value, ensure_ascii=False, allow_nan=False).encode()
    return value


Chosen = Annotated[dict[str, JsonValue], AfterValidator(_writable)]


class _Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class WantedSeat(_Body):
    """Who is to sit on a seat: somebody on this device, the computer, or whoever gets a link."""

    kind: Literal["human", "bot", "open"]
    name: Name = ""
    bot: Annotated[str, StringConstraints(max_length=40)] | None = None


class WantedMatch(_Body):
    """A match to be made. ``challenge``: take up the challenge of that day (``2026-11-30``)."""

    game: Annotated[str, StringConstraints(max_length=40)]
    options: Chosen = {}
    seats: Annotated[list[WantedSeat], Field(min_length=1, max_length=16)]
    challenge: Annotated[str, StringConstraints(max_length=40)] | None = None


class Link(_Body):
    """What a shared link says."""

    match: MatchId
    token: Token


class Joining(Link):
    """Somebody takes the open seat that a link offers."""

    name: Name = ""


class Held(_Body):
    """A match and the keys that a device holds for it."""

    match: MatchId
    tokens: Annotated[list[Token], Field(max_length=32)]


class HeldMatches(_Body):
    """All that a device holds."""

    matches: Annotated[list[Held], Field(max_length=MOST_MINE)]


class Rest:
    """The routes, over the rooms."""

    def __init__(self, rooms: Rooms, pages: Pages) -> None:
        self.rooms = rooms
        self.pages = pages
        self.router = router = APIRouter(prefix="/api")
        get, post = router.get, router.post
        get("/games")(self.games)
        get("/games/{id}/faces.svg")(self.faces)
        get("/games/{id}/faces.json")(self.labels)
        get("/games/{id}/text/{lang}")(self.game_text)
        get("/games/{id}/rules/{lang}")(self.rules)
        get("/text/{lang}")(self.text)
        post("/games/{id}/tileset")(self.tileset)
        post("/matches", status_code=201)(self.create)
        post("/open")(self.open)
        post("/join")(self.join)
        post("/mine")(self.mine)
        get("/matches/{id}/record")(self.record)
        post("/matches/{id}/rematch")(self.rematch)
        post("/rematch")(self.follow)

    # -- games --------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        """The games, their options and the levels of the computer that people choose from."""
        return self.pages.answer(request, ("games",), _games)

    async def faces(self, request: Request, id: str) -> Response:
        """Every face of a game as an SVG symbol."""
        game = _known(id)
        return self.pages.answer(request, ("faces", game), lambda: _faces(game))

    async def labels(self, request: Request, id: str) -> Response:
        """What a screen reader says of each face."""
        game = _known(id)
        return self.pages.answer(request, ("labels", game), lambda: _labels(game))

    async def text(self, request: Request, lang: str) -> Response:
        """The common texts."""
        _check_language(lang)
        return self.pages.answer(request, ("text", lang), lambda: Page.text(text_source(lang)))

    async def game_text(self, request: Request, id: str, lang: str) -> Response:
        """A game's own texts."""
        game = _known(id)
        _check_language(lang)
        folder = registry.load(game).folder
        return self.pages.answer(
            request, ("text", game, lang), lambda: Page.text(text_source(lang, folder))
        )

    async def rules(self, request: Request, id: str, lang: str) -> Response:
        """A game's rules page, as a piece of HTML."""
        from pavage.server.rules import rules_html

        game = _known(id)
        _check_language(lang)
        return self.pages.answer(
            request, ("rules", game, lang), lambda: Page.html(rules_html(game, lang))
        )

    async def tileset(self, request: Request, id: str) -> Response:
        """Read a tile set, the request's body being its file: what a match may then be made with.

        What is wrong with it is an answer, not a refusal: ``wrong`` lists it, with line numbers.
        """
        game = registry.load(_known(id))
        return _json(_checked(await request.body(), game))

    # -- matches ------------------------------------------------------------------------------

    async def create(self, request: Request, wanted: WantedMatch) -> Response:
        """Make a match; the keys of its seats are told here and never again."""
        self.rooms.limits.check(request.client.host if request.client else "")
        game = registry.load(wanted.game)
        sitters = seats.seated(
            [(seat.kind, seat.name, seat.bot) for seat in wanted.seats], game.facts.bots
        )
        tokens = {seat: seats.new_token() for seat, s in enumerate(sitters) if s.kind != "bot"}
        keys = [
            seats.new_key(token, "invite" if sitters[seat].kind == "open" else "seat", seat)
            for seat, token in tokens.items()
        ]
        room = await self.rooms.create(
            game, dict(wanted.options), sitters, keys, challenge=wanted.challenge
        )
        return _json(
            {
                "match": room.id,
                "keys": _keys(tokens, sitters, "human"),
                "invites": _keys(tokens, sitters, "open"),
                "watch": room.watch,
            },
            201,
        )

    async def open(self, link: Link) -> Response:
        """What a link is. Nothing is changed."""
        room, (key,) = await self.rooms.opened(link.match, [link.token], ANY)
        if key.kind == "used":
            raise InviteUsed(message("error-invite-used"))
        return _json(
            {
                "match": room.id,
                "game": room.match.game.facts.id,
                "kind": key.kind,
                "seat": key.seat,
                "name": "" if key.seat is None else room.sitters[key.seat].name,
                "host": next((s.name for s in room.sitters if s.kind == "human"), ""),
                "options": wire.told_options(room.match.game, room.match.setup),
            }
        )

    async def join(self, joining: Joining) -> Response:
        """Take an open seat. The invitation can't be used again."""
        room, (key,) = await self.rooms.opened(joining.match, [joining.token], ANY)
        if key.kind == "used":
            raise InviteUsed(message("error-invite-used"))
        if key.kind != "invite":
            raise AccessError(message("error-no-invite"))
        token = await self.rooms.join(room, key, joining.name)
        return _json({"match": room.id, "seat": key.seat, "token": token})

    async def mine(self, held: HeldMatches) -> Response:
        """How the matches stand that a device holds keys for; unknown ones are left out."""
        found = []
        for one in held.matches:
            try:
                room, keys = await self.rooms.opened(one.match, one.tokens)
            except PavageError:
                continue
            found.append(_summary(room, keys))
        return _json(found)

    async def record(
        self, id: str, authorization: Annotated[str | None, Header()] = None
    ) -> Response:
        """The match's record: all of it when it is over, else what this viewer may know."""
        from pavage.server.export import exported

        room, keys = await self._bearer(id, authorization)
        held = seats.held_seats(keys)
        return Response(
            exported(room, min(held, default=WATCHER)),
            media_type="application/json",
            headers={
                "Content-Disposition": f'attachment; filename="{room.id}.pavage.json"',
                "Cache-Control": "no-store",
            },
        )

    async def rematch(
        self, id: str, authorization: Annotated[str | None, Header()] = None
    ) -> Response:
        """Make the match that follows a finished one, once; the next seat starts."""
        room, keys = await self._bearer(id, authorization)
        if not seats.held_seats(keys):
            raise AccessError(message("error-watching"))
        await self.rooms.rematch(room)
        return await self._follow(room, [seats.bearer(authorization)])

    async def follow(self, held: Held) -> Response:
        """A device's keys for the rematch of a match that it holds keys for."""
        room, _ = await self.rooms.opened(held.match, held.tokens)
        return await self._follow(room, held.tokens)

    async def _follow(self, room: Room, tokens: list[str]) -> Response:
        follow, made = await self.rooms.follow_keys(room, tokens)
        keys = [{"seat": seat, "token": token} for seat, token in sorted(made.items())]
        return _json({"match": follow.id, "keys": keys, "watch": follow.watch})

    async def _bearer(self, id: str, authorization: str | None) -> tuple[Room, list[Key]]:
        return await self.rooms.opened(id, [seats.bearer(authorization)])


class InviteUsed(AccessError):
    """An invitation that somebody has taken already."""

    code = "invite-used"


def _known(id: str) -> str:
    """The id of a game that there is. Raises NotFound."""
    return registry.load(id[:40]).facts.id


def _check_language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise NotFound(message("error-language", known=", ".join(LANGUAGES)))


def _keys(tokens: dict[int, str], sitters: list[Sitter], kind: str) -> list[dict[str, Any]]:
    """The tokens of the seats of one kind."""
    return [
        {"seat": seat, "token": token}
        for seat, token in tokens.items()
        if sitters[seat].kind == kind
    ]


def _json(value: Any, status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(value),
        status,
        media_type="application/json",
        headers={"Cache-Control": "no-store"},
    )


def _summary(room: Room, keys: list[Key]) -> dict[str, Any]:
    """A match as the list of a device's matches shows it."""
    match = room.match
    to_move = match.to_move()
    listed: list[wire.Seat] = room.frames.seats(seats.held_seats(keys))
    return {
        "match": room.id,
        "game": match.game.facts.id,
        "seats": listed,
        "to_move": to_move if to_move >= 0 else None,
        "over": to_move == OVER,
        "seq": match.seq,
        "updated": room.updated,
    }


# -- what a game says of itself ---------------------------------------------------------------


def _games() -> Page:
    listed = []
    for id in registry.ids():
        facts = registry.load(id).facts
        options = [
            {
                "name": option.name,
                "kind": option.kind,
                "default": option.default,
                "values": option.values,
            }
            for option in facts.options
        ]
        listed.append(
            {
                "id": id,
                "players": facts.players,
                "options": options,
                "bots": _levels(registry.load(id)),
                "patience": facts.patience,
                "solved": facts.solved,
                "scores": facts.scores,
                "optimised": facts.optimised,
                "levels": len(registry.load(id).levels()),
                "goals": facts.goals,
            }
        )
    return Page.json(listed)


def _levels(game: Game) -> list[str]:
    """The bots that a page offers: the ladder, where the game has one."""
    rungs = [name for name in RUNGS if name in game.facts.bots] if game.ladder else []
    return rungs or game.facts.bots


def _checked(file: bytes, game: Game) -> dict[str, Any]:
    """The tiles of a set, and how many kinds there are, or what is wrong with it."""
    try:
        if len(file) > MOST_SET:
            raise SetupError(message("tileset-long"))
        checked = check_names(file.decode("utf-8-sig"), game.check_tileset)
    except UnicodeDecodeError:
        checked = Checked([], [Wrong(None, message("tileset-no-text"))])
    except SetupError as error:
        checked = Checked([], [Wrong(None, error.said)])
    return {
        "tiles": checked.names,
        "kinds": len(set(checked.names)),
        "wrong": [{"line": wrong.line, "said": wrong.said} for wrong in checked.wrong],
        "more": checked.more,
    }


def _faces(game: str) -> Page:
    return Page(registry.load(game).sprite().encode(), "image/svg+xml")


def _labels(game: str) -> Page:
    return Page.json(registry.load(game).face_labels())
