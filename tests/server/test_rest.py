"""The REST interface: what it offers, and what it refuses."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from pavage.core.message import Message
from pavage.core.shuffle import commitment
from pavage.record.record import parse
from pavage.record.replay import replay
from pavage.record.verify import verify
from pavage.server.limits import Limits, TooMany
from tests.server.house import ANN, BEN, GREEDY, GUEST, House, house, run
from tests.server.test_refusals import well_said


@run
async def test_the_games_are_listed_with_all_that_a_lobby_needs(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        (game,) = [g for g in (await here.http.get("/api/games")).json() if g["id"] == "zigzag"]
        assert game["players"] == [2, 4]
        assert game["bots"] == ["child", "easy", "medium", "strong", "expert"]
        assert {option["name"]: option["kind"] for option in game["options"]} == {
            "board": "choice",
            "fixed_turns": "flag",
            "discard_returns": "flag",
            "tileset": "tileset",
        }


@pytest.mark.parametrize(
    ("path", "type", "holds"),
    [
        ("/api/games/zigzag/faces.svg", "image/svg+xml", '<symbol id="zigzag-0121"'),
        ("/api/games/zigzag/faces.json", "application/json", '"0121"'),
        ("/api/games/zigzag/text/fr", "text/plain; charset=utf-8", "zigzag-name"),
        ("/api/text/en", "text/plain; charset=utf-8", "error-stale"),
        ("/api/games/zigzag/rules/fr", "text/html; charset=utf-8", "<h1>Zigzag</h1>"),
        ("/api/games/zigzag/rules/en", "text/html; charset=utf-8", "<figure><svg"),
        ("/api/openapi.json", "application/json", "/api/matches"),
    ],
)
@run
async def test_texts_and_pictures(tmp_path: Path, path: str, type: str, holds: str) -> None:
    async with house(tmp_path) as here:
        answer = await here.http.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"] == type
        assert holds in answer.text
        if "etag" in answer.headers:
            again = await here.http.get(path, headers={"If-None-Match": answer.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")


@run
async def test_a_match_is_made_with_its_keys(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await here.match(ANN, GUEST, GREEDY, BEN, discard_returns=True)
        assert [key["seat"] for key in made["keys"]] == [0, 3]
        assert [key["seat"] for key in made["invites"]] == [1]
        tokens = [key["token"] for key in made["keys"] + made["invites"]] + [made["watch"]]
        assert len(set(tokens)) == 4
        assert all(len(token) >= 32 for token in tokens)
        async with here.seat(made) as zoe:
            assert zoe.welcome is not None
            assert zoe.welcome.options["discard_returns"] is True


SEATS = [ANN, BEN]
WRONG: list[tuple[Any, int, str]] = [
    ({"game": "chess", "seats": SEATS}, 404, "not-found"),
    ({"game": "zigzag", "seats": [ANN]}, 400, "bad-setup"),
    ({"game": "zigzag", "seats": [ANN] * 5}, 400, "bad-setup"),
    ({"game": "zigzag", "seats": []}, 422, "malformed"),
    ({"game": "zigzag", "seats": [ANN] * 99}, 422, "malformed"),
    ({"game": "zigzag"}, 422, "malformed"),
    ({"game": 3, "seats": SEATS}, 422, "malformed"),
    ({"game": "zigzag", "seats": SEATS, "seed": "mine"}, 422, "malformed"),
    ({"game": "zigzag", "seats": SEATS, "options": {"board": "round"}}, 400, "bad-setup"),
    ({"game": "zigzag", "seats": SEATS, "options": {"cheat": True}}, 400, "bad-setup"),
    ({"game": "zigzag", "seats": SEATS, "options": {"fixed_turns": 1}}, 400, "bad-setup"),
    ({"game": "zigzag", "seats": SEATS, "options": {"fixed_turns": 10**30}}, 400, "bad-setup"),
    ({"game": "zigzag", "seats": SEATS, "options": {"board": ["tight"]}}, 400, "bad-setup"),
    ({"game": "zigzag", "seats": SEATS, "options": {"tileset": ["0000"]}}, 400, "bad-setup"),
    ({"game": "zigzag", "seats": [GREEDY, GREEDY]}, 400, "bad-setup"),
    ({"game": "zigzag", "seats": [ANN, {**GREEDY, "bot": "deep"}]}, 400, "bad-setup"),
    ({"game": "zigzag", "seats": [ANN, {"kind": "bot", "name": ""}]}, 400, "bad-setup"),
    ({"game": "zigzag", "seats": [ANN, {"kind": "king", "name": "K"}]}, 422, "malformed"),
    ({"game": "zigzag", "seats": [ANN, {"kind": "human", "name": ""}]}, 400, "bad-name"),
    ({"game": "zigzag", "seats": [ANN, {"kind": "human", "name": "\t\u200d"}]}, 400, "bad-name"),
    ({"game": "zigzag", "seats": [ANN, {"kind": "human", "name": "x" * 41}]}, 400, "bad-name"),
    ([], 422, "malformed"),
    ("zigzag", 422, "malformed"),
]


def _refused(answer: httpx.Response, status: int, code: str) -> None:
    said = answer.json()
    assert (answer.status_code, said["code"]) == (status, code), said
    well_said(Message(said["said"]["id"], said["said"].get("args", {})))


@run
async def test_a_match_that_cannot_be_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        for body, status, code in WRONG:
            _refused(await here.http.post("/api/matches", json=body), status, code)
        for body_, status, code in [
            (b"{", 422, "malformed"),
            (b"\xff", 400, "malformed"),
            (b'{"game": "\\ud800", "seats": []}', 422, "malformed"),
            *[
                (
                    b'{"game": "zigzag", "seats": [{"kind": "human"}], "options": {"board": %b}}'
                    % value,
                    422,
                    "malformed",
                )
                for value in (
                    b'["\\ud800"]',
                    b'{"\\ud800": 1}',
                    b"NaN",
                    b"[Infinity]",
                    b"[" * 400 + b"]" * 400,
                )
            ],
            (b"[" * 200_000, 400, "malformed"),
            (b" " * 300_000, 413, "too-large"),
        ]:
            headers = {"Content-Type": "application/json"}
            answer = await here.http.post("/api/matches", content=body_, headers=headers)
            _refused(answer, status, code)
        answer = await here.http.post("/api/matches", content=b"{}")
        _refused(answer, 422, "malformed")
        assert len(here.rooms) == 0


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/games/chess/faces.svg", 404, "not-found"),
        ("GET", "/api/games/zigzag/text/de", 404, "not-found"),
        ("GET", "/api/games/..%2f..%2fetc/text/fr", 404, "not-found"),
        ("GET", "/api/text/de", 404, "not-found"),
        ("GET", "/api/nothing", 404, "not-found"),
        ("GET", "/nothing.js", 404, "not-found"),
        ("GET", "/api/matches", 404, "not-found"),
        ("POST", "/index.html", 405, "wrong-method"),
        ("GET", "/api/matches/none/record", 403, "unauthorised"),
        ("POST", "/api/matches/none/rematch", 403, "unauthorised"),
    ],
)
@run
async def test_what_is_not_there(
    tmp_path: Path, method: str, path: str, status: int, code: str
) -> None:
    async with house(tmp_path) as here:
        _refused(await here.http.request(method, path), status, code)


@run
async def test_a_link_says_what_it_is(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await here.match(ANN, GUEST)
        match = made["match"]

        async def kind(token: str) -> Any:
            return await here.post("/api/open", {"match": match, "token": token})

        seat = await kind(made["keys"][0]["token"])
        assert seat == {
            "match": match, "game": "zigzag", "kind": "seat", "seat": 0,
            "name": "Ann", "host": "Ann",
            "options": {"board": "tight", "fixed_turns": False, "discard_returns": False},
        }  # fmt: skip
        assert (await kind(made["watch"]))["kind"] == "watch"
        assert (await kind("wrong"))["code"] == "unauthorised"
        nowhere = await here.post("/api/open", {"match": "none", "token": made["watch"]})
        assert nowhere["status"] == 404
        for token, code in [(made["watch"], "unauthorised"), ("wrong", "unauthorised")]:
            joined = await here.post("/api/join", {"match": match, "token": token, "name": "Z"})
            assert joined["code"] == code
        invite = made["invites"][0]["token"]
        nameless = await here.post("/api/join", {"match": match, "token": invite, "name": " "})
        assert nameless["code"] == "bad-name"
        assert (await kind(invite))["kind"] == "invite"


@run
async def test_an_invitation_seats_one_however_many_come_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await here.match(ANN, GUEST)
        link = {"match": made["match"], "token": made["invites"][0]["token"]}
        bodies = [{**link, "name": f"Guest {k}"} for k in range(8)]
        answers = await asyncio.gather(*(here.post("/api/join", body) for body in bodies))
        seated = [answer for answer in answers if "token" in answer]
        assert len(seated) == 1
        codes = {answer["code"] for answer in answers if "code" in answer}
        assert codes <= {"conflict", "invite-used"}
        assert len(codes) >= 1


@run
async def test_my_matches(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        one = await here.match(ANN, GREEDY)
        two = await here.match(BEN, ANN)
        async with here.seat(two, 0) as ben:
            here.clock.time += 5000
            await ben.play(0)
            await ben.ask(t="resign", seat=0)
        held = [
            {"match": made["match"], "tokens": [key["token"] for key in made["keys"]]}
            for made in (one, two)
        ]
        wrong = [
            {"match": "none", "tokens": ["x"]},
            {"match": one["match"], "tokens": ["x", two["watch"]]},
        ]
        mine = await here.post("/api/mine", {"matches": [*wrong, *held]})
        assert [(m["match"], m["to_move"], m["over"], m["seq"]) for m in mine] == [
            (one["match"], 0, False, 0),
            (two["match"], None, True, 2),
        ]
        assert mine[0]["seats"][0]["mine"] is True
        assert mine[0]["seats"][1]["bot"] == "greedy"
        assert mine[1]["updated"] == mine[0]["updated"] + 5000


async def _record(here: House, match: str, token: str) -> httpx.Response:
    headers = {"Authorization": f"Bearer {token}"}
    return await here.http.get(f"/api/matches/{match}/record", headers=headers)


@run
async def test_the_record_of_a_finished_match_verifies(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await here.match(ANN, BEN)
        match = made["match"]
        async with here.seat(made, 0, 1) as both:
            await both.play(0)
            running = await _record(here, match, made["keys"][0]["token"])
            seen = running.json()
            assert seen["seed"] is None
            assert "?" not in seen["deal"]["hands"][0]
            assert set(seen["deal"]["hands"][1]) == {"?"}
            assert "result" not in seen
            await both.ask(t="undo", seat=0)
            await both.play(0)
            await both.ask(t="resign", seat=1)
            assert both.welcome is not None
            shown = both.welcome.commitment
        whole = await _record(here, match, made["watch"])
        assert whole.headers["content-disposition"] == (
            f'attachment; filename="{match}.pavage.json"'
        )
        record = parse(whole.content)
        replay(record)
        verify(record)
        assert len(record.plies) == 1
        assert record.result is not None
        assert record.result.by == 1
        assert commitment(record.seed) == shown
        assert json.loads(whole.content)["seats"][0] == {"name": "Ann", "kind": "human"}
        for token in ("wrong", made["watch"] + "x"):
            _refused(await _record(here, match, token), 403, "unauthorised")


@run
async def test_an_invitation_opens_no_record_and_no_list(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        made = await here.match(ANN, GUEST)
        invite = made["invites"][0]["token"]
        _refused(await _record(here, made["match"], invite), 403, "unauthorised")
        held = {"match": made["match"], "tokens": [invite]}
        assert await here.post("/api/mine", {"matches": [held]}) == []
        assert (await here.post("/api/rematch", held))["code"] == "unauthorised"


def test_matches_are_limited_by_address_and_minute() -> None:
    now = [0.0]
    limits = Limits(3, lambda: now[0])
    for _ in range(3):
        limits.check("1.2.3.4")
    with pytest.raises(TooMany) as refused:
        limits.check("1.2.3.4")
    well_said(refused.value.said)
    limits.check("5.6.7.8")
    now[0] = 60
    limits.check("1.2.3.4")


@run
async def test_too_many_matches_are_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        here.rooms.limits = Limits(1)
        await here.match(ANN, BEN)
        body = {"game": "zigzag", "seats": SEATS}
        _refused(await here.http.post("/api/matches", json=body), 429, "too-many")
