"""The matches in memory: loaded when somebody asks for them, let go when nobody does."""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import UTC, datetime, timedelta

from pavage.core.alone import challenge_seed, is_for_score, read_day
from pavage.core.errors import AccessError, NotFound, PavageError, SetupError
from pavage.core.game import OVER, Game, Setup
from pavage.core.message import message
from pavage.core.stored import Key, KeyKind, Sitter
from pavage.games import registry
from pavage.match import seats
from pavage.match.match import Match, ReplayError
from pavage.server.advice import Advisors
from pavage.server.limits import Limits
from pavage.server.logs import told
from pavage.server.possible import BestLines
from pavage.server.room import Bots, Room, watching
from pavage.store.log import Conflict, Store, StoredMatch

IDLE_SECONDS = 600  # nobody looked for so long: the match leaves memory (the store has it)
OVER_SECONDS = 60  # the same for a finished one
MOST_IDLE = 500  # matches that nobody looks at; beyond that the longest unused leave at once
SWEEP_SECONDS = 15
STUCK_SECONDS = 60  # a line that takes nothing for so long is given up
ID_LENGTH = 64  # a longer id is none of ours

SEES: tuple[KeyKind, ...] = ("seat", "watch")  # the keys of those who may look at a match


class Rooms:
    """Makes, finds and lets go of matches."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        clock: Callable[[], int] | None = None,
        ready: Awaitable[None] | None = None,
        advisors: Advisors | None = None,
    ) -> None:
        self.store = store
        self.bots = bots
        self.advisors = advisors
        self.clock = clock or now
        self.best = BestLines(store, None if advisors is None else advisors.pool)
        self.limits = Limits()
        self._ready = None if ready is None else asyncio.ensure_future(ready)
        self._rooms: OrderedDict[str, Room] = OrderedDict()  # the longest unused first
        self._loading: dict[str, asyncio.Future[Room | None]] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    # -- finding ------------------------------------------------------------------------------

    async def get(self, id: str) -> Room | None:
        """The match with this id, from memory or from the store.

        Raises ReplayError if its rules are no longer played, StoreError if it can't be read.
        """
        room = self._rooms.get(id)
        if room is not None and not room.broken:
            self._rooms.move_to_end(id)
            room.used = self.clock()
            return room
        if len(id) > ID_LENGTH:
            return None
        return await self._loaded(id)

    async def opened(
        self, id: str, tokens: Sequence[str], kinds: Sequence[KeyKind] = SEES
    ) -> tuple[Room, list[Key]]:
        """A match and what these tokens open of it.

        Raises NotFound, or AccessError if none is a key of one of these kinds.
        """
        room = await self.get(id)
        if room is None:
            raise NotFound(message("error-no-match"))
        keys = [key for key in seats.opened(room.keys, tokens) if key.kind in kinds]
        if not keys:
            raise AccessError(message("error-no-key"))
        return room, keys

    async def _loaded(self, id: str) -> Room | None:
        """Load a match once, however many ask for it meanwhile."""
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.ensure_future(self._load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> Room | None:
        stored = await self.store.load(id)
        if stored is None:
            return None
        await self.compiled()
        room = self._room(stored, _replayed(stored))
        told("loaded", match=id, entries=len(stored.events))
        return room

    def _room(self, stored: StoredMatch, match: Match) -> Room:
        room = Room(stored, match, self.store, self.bots, self.clock, self.advisors)
        self._rooms[stored.id] = room
        self._rooms.move_to_end(stored.id)
        return room

    # -- making -------------------------------------------------------------------------------

    async def create(
        self,
        game: Game,
        options: Mapping[str, object],
        sitters: Sequence[Sitter],
        keys: Sequence[Key] = (),
        follows: str | None = None,
        challenge: str | None = None,
    ) -> Room:
        """Make a match and keep it. ``keys`` open its seats; the spectators' key is added.

        ``challenge`` names the day whose challenge it is. Raises SetupError; Conflict if there is a
        rematch already.
        """
        bots = seats.computers(sitters)
        asked = game.setup(len(sitters), options, bots)
        await self.compiled()
        setup = game.setup(len(sitters), game.kept_options(asked), bots)
        at, id, luck = self.clock(), secrets.token_urlsafe(9), secrets.token_hex(8)
        if challenge is None:
            chosen = game.chosen_seed(asked)
            seed = game.fresh_seed() if chosen is None else chosen
        else:
            seed = _challenge(game, setup, challenge, at)
        match = Match.new(game, setup, seed, at)
        watch = seats.new_key(watching(id, match, luck), "watch")
        stored = StoredMatch(
            id=id,
            game=game.facts.id,
            rules=game.facts.rules,
            options=dict(setup.options),
            seed=seed,
            deal=match.deal,
            luck=luck,
            made=at,
            sitters=list(sitters),
            keys=[*keys, watch],
            events=match.events,
            follows=follows,
        )
        await self.store.create(stored)
        told("made", match=id, game=game.facts.id, seats=len(sitters))
        return self._room(stored, match)

    async def rematch(self, room: Room) -> str:
        """The id of the match that follows a finished one: made by the first who asks.

        Raises AccessError while the match goes on.
        """
        if room.follow is not None:
            return room.follow
        if room.match.to_move() != OVER:
            raise NotOver(message("error-not-over"))
        if any(sitter.kind == "open" for sitter in room.sitters):
            raise NotOver(message("error-rematch-open"))
        with room.pinned():
            follow = await self._follow(room)
            room.followed(follow)
        return follow

    async def _follow(self, room: Room) -> str:
        match = room.match
        options, sitters = dict(match.setup.options), seats.rotated(room.sitters)
        try:
            return (await self.create(match.game, options, sitters, follows=room.id)).id
        except Conflict:  # somebody was quicker
            stored = await self.store.load(room.id)
            assert stored is not None
            assert stored.follow is not None
            return stored.follow

    async def follow_keys(self, room: Room, tokens: Sequence[str]) -> tuple[Room, dict[int, str]]:
        """The rematch, and its tokens for the seats that these tokens prove in ``room``."""
        follow = await self.get(room.follow or "")
        if follow is None:
            raise NotFound(message("error-no-rematch"))
        made: dict[int, str] = {}
        for token in tokens:
            for key in seats.opened(room.keys, [token]):
                if key.kind == "seat" and key.seat is not None:
                    seat = seats.rotated_seat(key.seat, len(room.sitters))
                    made[seat] = seats.rematch_token(follow.id, token)
        keys = [seats.new_key(token, "seat", seat) for seat, token in made.items()]
        with follow.pinned():
            await self.store.add_keys(follow.id, keys)
        follow.keys.update((key.digest, key) for key in keys)
        return follow, made

    async def join(self, room: Room, key: Key, name: str) -> str:
        """Seat somebody by an invitation; returns the token of the seat.

        Raises NameRefused, or Conflict if the invitation was used.
        """
        assert key.seat is not None
        given = seats.clean_name(name) or room.sitters[key.seat].name
        sitter = Sitter("human", seats.person_name(given))
        token = seats.new_token()
        own = seats.new_key(token, "seat", key.seat)
        with room.pinned():
            await self.store.join(room.id, key.digest, sitter, own)
            room.joined(key, sitter, own)
        told("joined", match=room.id, seat=key.seat)
        return token

    # -- being ready --------------------------------------------------------------------------

    async def compiled(self) -> None:
        """Wait until the games are ready to be played; meanwhile the loop goes on."""
        if self._ready is not None:
            await asyncio.shield(self._ready)

    # -- letting go ---------------------------------------------------------------------------

    def sweep(self) -> None:
        """Let go of matches that nobody needs in memory."""
        time_, idle = self.clock(), 0
        stuck = time.monotonic() - STUCK_SECONDS
        for id, room in reversed(list(self._rooms.items())):
            room.hang_up_stuck(stuck)
            if not room.idle():
                continue
            idle += 1
            most = OVER_SECONDS if room.match.outcome is not None else IDLE_SECONDS
            if room.broken or idle > MOST_IDLE or time_ - room.used >= most * 1000:
                del self._rooms[id]
                told("let-go", match=id)

    async def sweep_forever(self) -> None:
        """Sweep now and then."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep()


def _challenge(game: Game, setup: Setup, text: str, at: int) -> str:
    """The seed of a day's challenge. Raises SetupError where there is none, or not yet.

    A day begins in the east, fourteen hours before it does in Greenwich.
    """
    day = read_day(text)
    if day is None:
        raise SetupError(message("error-day", given=text))
    if not is_for_score(game, setup):
        raise SetupError(message("error-no-challenge"))
    if day > (datetime.fromtimestamp(at / 1000, UTC) + timedelta(hours=14)).date():
        raise SetupError(message("error-day-to-come"))
    return challenge_seed(day)


class NotOver(PavageError):
    """A rematch of a match that can't have one (yet)."""

    code = "not-over"


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _replayed(stored: StoredMatch) -> Match:
    game = registry.load(stored.game)
    if game.facts.rules != stored.rules:
        raise ReplayError(message("error-replay-rules", kept=stored.rules, played=game.facts.rules))
    bots = seats.computers(stored.sitters)
    setup = game.setup(len(stored.sitters), stored.options, bots)
    return Match.replayed(game, setup, stored.seed, stored.deal, stored.events)
