"""Levels over REST: the game's own, and one that somebody wrote."""

import json
from pathlib import Path
from typing import Any

import msgspec

from pavage.core.message import Message
from tests.server.house import house, run
from tests.server.test_refusals import well_said

LEVEL: dict[str, Any] = {
    "name": "Vole !",
    "goal": {"kind": "steals", "number": 1},
    "options": {"grid": 18, "joker": False},
    "opponent": "random",
    "stars": [2, 5],
}


@run
async def test_the_game_s_own_levels_can_be_played(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        (game,) = [g for g in (await here.http.get("/api/games")).json() if g["id"] == "bricks"]
        levels = (await here.http.get("/api/games/bricks/levels")).json()
        assert len(levels) == game["levels"]
        assert [level["number"] for level in levels] == list(range(1, len(levels) + 1))
        for level in (levels[0], levels[-1]):
            opponent = {"kind": "bot", "name": "F", "bot": level["opponent"]}
            seats = [{"kind": "human", "name": "Ana"}, opponent]
            body = {"game": "bricks", "options": level["options"], "seats": seats}
            await here.post("/api/matches", body)
        assert (await here.http.get("/api/games/zigzag/levels")).json() == []


@run
async def test_a_level_of_one_s_own_is_checked_and_given_back_as_it_is_played(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        answer = await here.http.post("/api/games/bricks/level", content=json.dumps(LEVEL))
        assert answer.status_code == 200
        level = answer.json()
        assert level["goal"]["id"].startswith("bricks-goal-")
        assert level["options"]["challenge"] == LEVEL["goal"]
        assert level["options"]["grid"] == 18
        assert "number" not in level


@run
async def test_what_is_no_level_is_refused_with_a_reason(tmp_path: Path) -> None:
    doubled = json.dumps(LEVEL)[:-1] + ', "stars": [1, 2]}'
    async with house(tmp_path) as here:
        for body, said in [
            (b"", "level-json"),
            (b"\xff", "level-json"),
            (doubled.encode(), "level-json"),
            (b" " * 70_000, "level-large"),
            (b"[]", "level-form"),
            (json.dumps({**LEVEL, "pupil": "Ana"}).encode(), "level-unknown"),
            (json.dumps({**LEVEL, "opponent": "nobody"}).encode(), "level-opponent"),
        ]:
            answer = await here.http.post("/api/games/bricks/level", content=body)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-level")
            assert answer.json()["said"]["id"] == said
            well_said(msgspec.convert(answer.json()["said"], Message))
        answer = await here.http.post("/api/games/nothing/level", content=b"{}")
        assert answer.status_code == 404
