"""What a seat cannot know changes nothing that it gets, and no secret is ever logged or stored."""

import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from pavage.core.errors import PavageError
from pavage.core.game import WATCHER, Deal, Game
from pavage.core.shuffle import WordStream
from pavage.core.stored import Sitter
from pavage.games.zigzag.state import default_tileset
from pavage.match.match import Match
from pavage.server.advice import Advisors
from pavage.server.export import exported
from pavage.server.room import Room
from pavage.store.log import StoredMatch
from pavage.store.sqlite import FILE
from tests.match.games import ZIGZAG, moves, with_deal
from tests.server.house import (
    ANN,
    BEN,
    GREEDY,
    GUEST,
    Clock,
    Line,
    SilentBots,
    all_logs,
    house,
    run,
)

SITTERS = [Sitter("human", "Ann"), Sitter("human", "Ben"), Sitter("bot", "greedy", "greedy")]


class Twin:
    """A match whose hidden tiles can be chosen, played in a room without a store."""

    def __init__(self, game: Game, deal: Deal, advisors: Advisors | None = None) -> None:
        setup = game.setup(3, {"board": "classic", "discard_returns": True})
        stored = StoredMatch(
            id="same", game=game.facts.id, rules=1, options=dict(setup.options), seed="s",
            deal=deal, luck="l", made=0, sitters=SITTERS, keys=[], events=[],
        )  # fmt: skip
        self.match = Match.new(with_deal(game, deal), setup, "s", 0)
        self.bots = SilentBots()
        store: Any = _Store()
        self.room = Room(stored, self.match, store, self.bots, Clock(), advisors)

    def outputs(self, seat: int) -> list[Any]:
        """All that goes out to ``seat`` (or WATCHER): every frame, and an export."""
        frames = self.room.frames
        held = frozenset() if seat == WATCHER else frozenset({seat})
        look = None if seat == WATCHER else seat
        return [
            frames.state(held, look, 0),
            frames.state(held, None, 0),
            frames.presence(held),
            frames.welcome(None, None),
            exported(self.room, seat),
        ]


class _Store:
    """Keeps nothing, at once."""

    def append(self, match: str, events: Any, done: Any, total: Any) -> None:
        done(None)


def _line(twin: Twin, plies: int, choice: random.Random) -> list[str]:
    """Decisions of a random game."""
    line = []
    for _ in range(plies):
        if twin.match.outcome is None:
            line.append(choice.choice(moves(twin.match)))
            _play(twin, line[-1])
    return line


def _play(twin: Twin, move: str) -> None:
    """Play a move as if it had just been stored."""
    match = twin.match
    twin.room._step = match.submit(match.to_move(), move, match.seq, 0)
    twin.room._kept(None)


def _observed(deal: Deal, line: list[str], seat: int) -> list[bytes] | None:
    """What ``seat`` observes all along a line; None if the line can't be played from this deal."""
    twin = Twin(ZIGZAG, deal)
    seen = [twin.match.now.seen(seat).tobytes()]
    for move in line:
        try:
            _play(twin, move)
        except PavageError:
            return None
        seen.append(twin.match.now.seen(seat).tobytes())
    return seen


def another(deal: Deal, line: list[str], seat: int, choice: random.Random) -> tuple[Deal, int]:
    """Another deal in which the same line looks the same to ``seat``, and in how much it differs:
    pairs of tiles are exchanged as long as the seat never notices.
    """
    seen, swaps = _observed(deal, line, seat), 0
    places = [("hands", s, k) for s in range(3) if s != seat for k in range(5)]
    places += [("bag", 0, k) for k in range(len(deal["bag"]))]
    for _ in range(25):
        hands, bag = [list(hand) for hand in deal["hands"]], list(deal["bag"])
        (a, i), (b, j) = (
            ((hands[s] if part == "hands" else bag), k) for part, s, k in choice.sample(places, 2)
        )
        a[i], b[j] = b[j], a[i]
        candidate = {**deal, "hands": hands, "bag": bag}
        if _observed(candidate, line, seat) == seen:
            deal, swaps = candidate, swaps + 1
    return deal, swaps


@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_what_a_seat_cannot_know_changes_nothing_that_it_gets(seat: int) -> None:
    """Two matches that differ only in what ``seat`` cannot know: at each ply the same frames, log
    lines and exports, byte for byte.
    """
    differed = 0
    for trial in range(12):
        choice = random.Random(trial)
        deal = ZIGZAG.deal(ZIGZAG.setup(3), WordStream(str(trial)))
        line = _line(Twin(ZIGZAG, deal), choice.randrange(1, 30), choice)
        changed, swaps = another(deal, line, seat, choice)
        differed += swaps
        logs = []
        one, other = Twin(ZIGZAG, deal), Twin(ZIGZAG, changed)
        assert one.outputs(seat) == other.outputs(seat)
        for move in line:
            for twin in (one, other):
                with all_logs() as lines:
                    _play(twin, move)
                    logs.append(lines)
            assert one.outputs(seat) == other.outputs(seat)
            assert logs[-1] == logs[-2] != []
        if swaps:
            # The test can tell: somebody who may know sees the difference.
            whole = [twin.outputs(s) for twin in (one, other) for s in range(3) if s != seat]
            assert whole[: len(whole) // 2] != whole[len(whole) // 2 :]
    assert differed > 20


@run
async def test_a_bot_is_asked_the_same_whatever_it_cannot_know() -> None:
    for trial in range(5):
        choice = random.Random(trial)
        deal = ZIGZAG.deal(ZIGZAG.setup(3), WordStream(str(trial)))
        line = _line(Twin(ZIGZAG, deal), 6, choice)
        changed, _ = another(deal, line, 2, choice)
        asked = []
        for twin in (Twin(ZIGZAG, deal), Twin(ZIGZAG, changed)):
            for move in line:
                _play(twin, move)
            asked.append(twin.bots.asked)
        assert asked[0] == asked[1]
        assert asked[0]


async def _whole_game(line: Line, seats: list[int]) -> None:
    """Play a game on one device, looking at whoever is to move."""
    while line.state is not None and line.state.outcome is None:
        to_move = next(k for k, seat in enumerate(line.state.seats) if seat.to_move)
        if to_move in seats:
            await line.send(t="look", look=to_move)
            await line.until(partial(_looks_at, line, to_move))
            await line.play(to_move)
            if len(line.log) % 9 == 1 and line.state.undo is not None:
                await line.ask(t="undo", seat=line.state.undo)
        else:
            await line.next()


def _looks_at(line: Line, seat: int, _: object) -> bool:
    return line.state is not None and line.state.hand is not None and line.state.hand.seat == seat


@run
async def test_no_log_line_tells_a_secret(tmp_path: Path) -> None:
    """Whole games at the lowest log level: no token, name, seed, hand or bag in any line."""
    with all_logs() as lines:
        async with house(tmp_path) as here:
            made = await here.match(ANN, BEN, GREEDY, GUEST, discard_returns=True)
            tokens = [made["watch"], *(k["token"] for k in made["keys"] + made["invites"])]
            link = {"match": made["match"], "token": made["invites"][0]["token"]}
            joined = await here.post("/api/join", {**link, "name": "Mamie"})
            made["keys"].append(joined)
            tokens.append(joined["token"])
            async with here.seat(made, 0, 1, 3) as all_, here.seat(made) as zoe:
                await all_.send(t="move", seat=0, move="2222@a1", seq=0)
                await all_.refused()
                await all_.send(t="hello", match=made["match"], tokens=tokens)
                await all_.refused()
                await all_.socket.send(f'{{"t":"move","move":"{tokens[0]}"')
                await all_.refused()
                await _whole_game(all_, [0, 1, 3])
                await zoe.until_seq(all_.state.seq if all_.state else 0)
            for token in tokens:
                headers = {"Authorization": f"Bearer {token}"}
                await here.http.get(f"/api/matches/{made['match']}/record", headers=headers)
                await here.post("/api/open", {"match": made["match"], "token": token})
                await here.post("/api/join", {"match": made["match"], "token": token})
            await here.post(f"/api/matches/{made['match']}/rematch", {}, joined["token"])
            seed = here.rooms._rooms[made["match"]].match.seed
    server = [
        line for line in lines if not line.startswith(("httpcore", "httpx", "websockets", "numba"))
    ]
    assert any('"event":"entry"' in line for line in server)
    tiles = set(default_tileset())
    for line in server:
        said = line.replace(made["match"], "")
        for secret in (*tokens, seed, "Ann", "Ben", "Mamie", "shuffle"):
            assert secret not in said
        words = set(said.replace('"', " ").replace(":", " ").replace(",", " ").split())
        assert not words & tiles, said


@run
async def test_no_token_is_stored(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await here.match(ANN, GUEST)
        link = {"match": made["match"], "token": made["invites"][0]["token"]}
        joined = await here.post("/api/join", {**link, "name": "Zoe"})
        async with here.seat(made, 0) as ann:
            await ann.ask(t="resign", seat=0)
        path = f"/api/matches/{made['match']}/rematch"
        follow = await here.post(path, {}, joined["token"])
        tokens = [
            made["watch"], made["keys"][0]["token"], link["token"], joined["token"],
            follow["keys"][0]["token"], follow["watch"],
        ]  # fmt: skip
        assert len(set(tokens)) == 6
        files = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert made["match"].encode() in files
    for token in tokens:
        assert token.encode() not in files
    assert (tmp_path / FILE).exists()


@run
async def test_a_hand_is_sent_to_nobody_else(tmp_path: Path) -> None:
    """Everything that reaches Ben and a watcher, against what only Ann holds."""
    async with house(tmp_path) as here:
        made = await here.match(ANN, BEN)
        async with here.seat(made, 0) as ann, here.seat(made, 1) as ben, here.seat(made) as zoe:
            assert ann.state is not None
            assert ann.state.hand is not None
            for line in (ben, zoe):
                await line.send(t="look", look=0)
                assert (await line.refused()).code == "not-your-seat"
            mine = {piece.face for piece in ann.state.hand.pieces}
            on_board = {piece.face for piece in ann.state.scene.pieces}
            assert ben.state is not None
            assert ben.state.hand is not None
            his = {piece.face for piece in ben.state.hand.pieces}
            heard = "".join(ben.raw + zoe.raw)
            for tile in mine - on_board - his:
                assert f'"{tile}"' not in heard
                assert f'"{tile}.' not in heard
            assert '"seed"' not in heard
            assert '"hand":null' in zoe.raw[-2]


@run
async def test_the_bots_luck_has_nothing_of_the_deal(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await here.match(ANN, GREEDY)
        stored = await here.store.load(made["match"])
        assert stored is not None
        assert stored.luck not in stored.seed
        async with here.seat(made, 0) as ann:
            await ann.play(0)
            await ann.play(0, "end")
            await ann.until_seq(3)
        for question in here.bots.asked:
            assert stored.seed not in question.seed
            assert question.seed.startswith(stored.luck)
