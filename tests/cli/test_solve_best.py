"""``pavage solve`` where the highest total is sought: found, kept, gone on with, stopped."""

import json
import signal
from pathlib import Path
from typing import Any

import pytest

from pavage.core.solver import Best, Limits, Seek
from pavage.games import registry
from pavage.games.connexion.solo.search import Search
from pavage.record.record import parse
from pavage.record.replay import replay
from tests.cli.running import done, refused, run

CONNEXION = registry.load("connexion")
TILES = ["6R1R2R3R4R5R", "6B5B4B3B2B1B", "6V1R2V3R4V5R", "6J1J2J3V4V5V"]


@pytest.fixture(autouse=True)
def _nothing_is_warmed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pavage.cli.best.warm_solver_if_cold", lambda game: None)


@pytest.fixture
def tiles(tmp_path: Path) -> str:
    """A small set, of which the best is soon known."""
    path = tmp_path / "set"
    path.write_text("\n".join(TILES))
    return f"tileset={path}"


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches so many steps, whatever the time."""
    run_on = Search.run

    def briefly(self: Search, limits: Limits, progress: Seek) -> Best:
        return run_on(self, Limits(positions=int(self.layout[0].steps) + 2000), progress)

    monkeypatch.setattr(Search, "run", briefly)


def found(*args: str) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(done("solve", "connexion", "--json", *args))
    return answer


@pytest.mark.usefixtures("brief")
def test_a_total_and_the_game_that_reaches_it(tmp_path: Path) -> None:
    path = tmp_path / "best.pavage.json"
    answer = found("--seed", "17", "--out", str(path))
    assert answer["options"] == {"solo": True, "match_required": False}
    assert (answer["seed"], answer["ply"], answer["steps"]) == ("17", 0, 2000)
    assert len(answer["line"]) == 36
    assert answer["known"] > 4369
    assert "all holds" in done("verify", str(path))
    record = parse(path.read_bytes())
    assert [ply.move for ply in record.plies] == answer["line"]
    assert record.result is not None
    assert record.result.scores == [answer["score"]]
    assert answer["score"] > 2000


@pytest.mark.usefixtures("brief")
def test_the_answer_for_a_person() -> None:
    for lang, word in (("en", "highest total found is"), ("fr", "Le plus grand total trouvé")):
        out = done("solve", "connexion", "--seed", "17", lang=lang)
        assert word in out
        assert "cli-" not in out
        assert max(map(len, out.splitlines())) <= 80


@pytest.mark.usefixtures("brief")
def test_without_a_seed_it_chooses_one_and_says_it() -> None:
    first, second = found(), found()
    assert first["seed"] != second["seed"]
    assert found("--seed", first["seed"])["line"] == first["line"]


@pytest.mark.usefixtures("brief")
def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    kept = str(tmp_path / "kept")
    answers = [found("--seed", "17", "--state", kept) for _ in range(3)]
    assert [answer["steps"] for answer in answers] == [2000, 4000, 6000]
    assert answers[0]["score"] <= answers[1]["score"] <= answers[2]["score"]


@pytest.mark.usefixtures("brief")
def test_a_state_of_another_search_is_refused_and_stays(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    found("--seed", "17", "--state", str(kept))
    before = kept.read_bytes()
    for args in (["--seed", "18"], ["--seed", "17", "--option", "match_required=true"]):
        said = refused(1, "solve", "connexion", "--state", str(kept), *args)
        assert "another search" in said
    assert kept.read_bytes() == before
    for spoilt in (before[:-20], b"not a search", b""):
        kept.write_bytes(spoilt)
        args = ["solve", "connexion", "--state", str(kept), "--seed", "17"]
        assert "spoilt" in refused(1, *args)
        assert "abîmé" in refused(1, *args, lang="fr")
        assert kept.read_bytes() == spoilt


@pytest.mark.usefixtures("brief")
def test_from_a_position_of_a_record(tmp_path: Path) -> None:
    path = str(tmp_path / "game")
    first = found("--seed", "17", "--out", path)
    answer = found("--from", path, "--ply", "33")
    assert answer["ply"] == 33
    assert answer["score"] >= first["score"]
    position = replay(parse(Path(path).read_bytes())).position(33)
    for move in answer["line"]:
        position.play(move)
    assert position.scores() == [answer["score"]]
    end = found("--from", path)
    assert (end["ply"], end["line"], end["score"]) == (36, [], first["score"])


@pytest.mark.usefixtures("brief")
def test_a_set_of_one_s_own(tiles: str) -> None:
    answer = found("--seed", "1", "--option", tiles)
    assert len(answer["line"]) == 4
    assert answer["known"] is None


def test_ctrl_c_ends_the_search_and_nothing_is_lost(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    run_on = Search.run

    def interrupted(self: Search, limits: Limits, progress: Seek) -> Best:
        best = run_on(self, Limits(positions=1000), progress)
        signal.raise_signal(signal.SIGINT)
        assert limits.stop()
        return best

    monkeypatch.setattr(Search, "run", interrupted)
    path, kept = tmp_path / "out", tmp_path / "kept"
    args = ["--seed", "17", "--out", str(path), "--state", str(kept)]
    ran = run("solve", "connexion", *args)
    assert ran.status == 130
    assert "stopped before its end" in ran.out
    assert "all holds" in done("verify", str(path))
    assert kept.exists()


def test_an_optimiser_that_is_wrong_is_found_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def wrong(self: Search, limits: Limits, progress: Seek) -> Best:
        return Best(self.told.score + 1, self.told.line)

    monkeypatch.setattr(Search, "run", wrong)
    path = tmp_path / "out"
    said = refused(1, "solve", "connexion", "--seed", "1", "--out", str(path))
    assert "The solver is wrong" in said
    assert not path.exists()


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["connexion", "--option", "solo=false"], "solo"),
        (["connexion", "--state", "/no/such/folder/file"], "no file can be written"),
        (["connexion", "--from", "{two}"], "more played this game"),
        (["maze", "--deal", "17", "--state", "file"], "is none"),
    ],
)
def test_wrong_usage(args: list[str], said: str, tmp_path: Path) -> None:
    two = tmp_path / "two"
    done("play", "connexion", "--bots", "random,random", "--seed", "1", "--record", str(two))
    assert said in refused(2, "solve", *(arg.format(two=two) for arg in args))
