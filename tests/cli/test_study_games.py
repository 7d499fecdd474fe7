"""``pavage study balance`` and ``tournament``: the same rows however often they are stopped."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import polars as pl
import pytest

from pavage.cli.study.common import folder_of
from pavage.study.tables import MEASURED
from tests.cli.running import done, refused, started

VARY = ["--vary", "discard_returns=false,true"]


def balance(folder: Path, games: int, *args: str) -> list[str]:
    few = [] if "--skill-games" in args else ["--skill-games", "6"]
    where = ["--games", str(games), *few, "--out", str(folder)]
    return ["study", "balance", "zigzag", *VARY, *where, *args]


def tournament(folder: Path, games: int, *args: str) -> list[str]:
    where = ["--games", str(games), "--out", str(folder)]
    who = ["--bots", "random,greedy", "--also", "random:beginner"]
    return ["study", "tournament", "zigzag", *who, *where, *args]


def rows(folder: Path, name: str = "games") -> pl.DataFrame:
    found = pl.read_csv(folder / f"{name}.csv")
    parquet = pl.read_parquet(folder / f"{name}.parquet")
    assert parquet.columns == found.columns
    assert len(parquet) == len(found)
    return found.drop(MEASURED, strict=False)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A study of a hundred games of two variants, done at once by one process."""
    folder = tmp_path_factory.mktemp("study") / "balance"
    assert "report.html" in done(*balance(folder, 100, "--jobs", "1"))
    return folder


def test_what_a_balance_study_leaves(whole: Path) -> None:
    games, skill = rows(whole), rows(whole, "skill")
    assert games["game"].to_list() == [k // 2 + 1 for k in range(200)]
    assert games["variant"].to_list() == [0, 1] * 100
    assert skill["seat"].to_list() == [1, 1, 2, 2] * 3  # both variants, then the other seat
    summary = json.loads((whole / "summary.json").read_text(encoding="utf-8"))
    first, second = summary["variants"]
    assert (first["options"]["discard_returns"], second["options"]["discard_returns"]) == (
        False,
        True,
    )
    win = first["figures"]["win_1"]
    assert win["count"] == games.filter(pl.col("variant") == 0)["win_1"].sum()
    assert win["low"] < win["share"] < win["high"]
    html = (whole / "report.html").read_text(encoding="utf-8")
    assert "Zigzag: how does it play?" in html
    assert "--vary discard_returns=false,true" in html
    assert (whole / "report.md").read_text(encoding="utf-8").startswith("# Zigzag")


def test_it_is_made_larger_and_asked_again(whole: Path, tmp_path: Path) -> None:
    """By other workers, in two pieces: the same rows, none done twice."""
    done(*balance(tmp_path, 33, "--jobs", "1", "--skill-games", "2"))
    before = {path.name: path.read_bytes() for path in (tmp_path / "games").iterdir()}
    done(*balance(tmp_path, 100, "--jobs", "2"))
    for name, data in before.items():
        assert (tmp_path / "games" / name).read_bytes() == data
    for name in ("games", "skill"):
        assert rows(whole, name).equals(rows(tmp_path, name))
    assert json.loads(done(*balance(tmp_path, 40, "--json")))["games"] == 40


def test_it_ends_when_it_is_sure_enough(tmp_path: Path) -> None:
    args = ["--precision", "7%", "--jobs", "2", "--skill", "none", "--json"]
    found = json.loads(done(*balance(tmp_path, 3000, *args)))
    assert found["early"]
    assert found["games"] < 1000
    assert rows(tmp_path)["game"].max() == found["games"]
    for variant in found["variants"]:
        win = variant["figures"]["win_1"]
        assert (win["high"] - win["low"]) / 2 <= 0.07


def test_a_tournament(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    where = tournament(tmp_path, 10, "--jobs", "1")
    del where[where.index("--out") : where.index("--out") + 2]
    assert "Greedy against Random" in done(*where)
    one = tmp_path / "tournament-zigzag"  # named after the question
    found = json.loads(done(*tournament(tmp_path / "two", 10, "--jobs", "2", "--json")))
    assert rows(one).equals(rows(tmp_path / "two"))
    assert [(met["low"], met["high"]) for met in found["pairs"]] == [
        ("random", "greedy"),
        ("random", "beginner"),
    ]
    ratings = {bot["bot"]: bot["rating"]["rating"] for bot in found["bots"]}
    assert ratings["random"] < ratings["beginner"] < ratings["greedy"]
    assert all(bot["longest"] >= bot["seconds"] > 0 for bot in found["bots"])
    assert "| Greedy against Random |" in (tmp_path / "two/report.md").read_text(encoding="utf-8")


# -- stopped ----------------------------------------------------------------------------------


def _kept(folder: Path) -> int:
    return sum(len(pl.read_parquet(path)) for path in (folder / "games").glob("*.parquet"))


def _wait_for(folder: Path, process: "subprocess.Popen[bytes]") -> None:
    until = time.monotonic() + 120
    while process.poll() is None and time.monotonic() < until and not _kept(folder):
        time.sleep(0.05)
    assert process.poll() is None, "it was done before it could be stopped"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="/proc tells who the workers are")
def test_stopped_and_robbed_of_a_worker_it_goes_on(whole: Path, tmp_path: Path) -> None:
    """A worker is killed, then Ctrl-C, then the same command: nothing lost, nothing twice."""
    with started(*balance(tmp_path, 30_000, "--jobs", "2", "--skill", "none")) as process:
        _wait_for(tmp_path, process)
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        worker = next(
            int(pid)
            for pid in children
            if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
        )
        os.kill(worker, signal.SIGKILL)
        seen, until = _kept(tmp_path), time.monotonic() + 120
        while _kept(tmp_path) <= seen and time.monotonic() < until:
            time.sleep(0.1)
        assert _kept(tmp_path) > seen
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"of 60,000 are done and kept" in err
    assert b"Turns in a game" in out
    kept = pl.concat(pl.read_parquet(path) for path in (tmp_path / "games").glob("*.parquet"))
    assert kept["item"].is_unique().all()
    done(*balance(tmp_path, 100, "--jobs", "2", "--skill", "none"))
    assert rows(tmp_path).equals(rows(whole))


# -- wrong usage ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["balance"], "GAME is missing"),
        (["balance", "chess"], "chess"),
        (["balance", "zigzag", "--bot", "deep"], "no computer player “deep”"),
        (["balance", "zigzag", "--bot", "greedy,random,"], "no computer player “”"),
        (["balance", "zigzag", "--skill", "greedy"], "--skill: at least 2"),
        (["balance", "zigzag", "--skill", "greedy,greedy"], "a level is there twice"),
        (["balance", "zigzag", "--vary", "discard_returns"], "--vary is written"),
        (
            ["balance", "bricks", "--vary", "joker=" + ",".join(map(str, range(1, 30)))],
            "29 variants; at most 26",
        ),
        (["balance", "zigzag", "--vary", "colour=red,blue"], "no option “colour”"),
        (["balance", "zigzag", "--vary", "board=classic,round"], "cannot be “round”"),
        (["balance", "zigzag", "--vary", "board=classic,classic"], "the same variant twice"),
        (["balance", "zigzag", "--vary", "tileset=usual,usual"], "the same variant twice"),
        (["balance", "bricks", "--vary", "tokens=[1,2],[3]"], "The tokens are three numbers"),
        (["balance", "bricks", "--vary", "tokens=[1,2"], "tokens"),
        (["balance", "zigzag", "--option", "board=large", "--vary", "board=tight"], "board"),
        (["balance", "zigzag", "--tileset", "/nowhere/tiles.txt"], "/nowhere/tiles.txt"),
        (["balance", "zigzag", "--precision", "60%"], "not a precision"),
        (["balance", "zigzag", "--precision", "x"], "not a precision"),
        (["balance", "zigzag", "--games", "0"], "from 1 to"),
        (["balance", "zigzag", "--players", "5"], "2 to 4"),
        (["balance", "maze", "--option", "deal=4"], "about many deals"),
        (["balance", "zigzag", "--jobs", "2", "--dask", "x"], "do not go together"),
        (["tournament", "zigzag", "--bots", "greedy"], "--bots: at least 2"),
        (["tournament", "zigzag", "--bots", "greedy,deep"], "no computer player “deep”"),
        (["tournament", "zigzag", "--option", "board"], "board"),
        (["tournament", "zigzag", "--also", "child"], "--also is written"),
        (["tournament", "zigzag", "--also", "child:child"], "a level is there twice"),
        (["tournament", "zigzag", "--also", "child:deep"], "no computer player “deep”"),
    ],
)
def test_wrong_usage(args: list[str], said: str) -> None:
    assert said in refused(2, "study", *args)


def test_another_question_is_refused(whole: Path) -> None:
    args = balance(whole, 100)
    assert "bot is" in refused(1, *args, "--bot", "random")
    assert "seed is" in refused(1, *args, "--seed", "x")
    assert 'study is "balance" there, not "tournament"' in refused(1, *tournament(whole, 10))
    winnability = ["study", "winnability", "maze", "--deals", "1", "--out", str(whole)]
    assert 'study is "balance" there, not "winnability"' in refused(1, *winnability)


@pytest.mark.parametrize(
    ("words", "name"),
    [
        (["balance", "zigzag", "tileset=/home/me/mine.txt"], "balance-zigzag-mine.txt"),
        (["balance", "bricks", "tokens=[0,0,0],[1,1,6]"], "balance-bricks-tokens=_0_0_0_1_1_6_"),
    ],
)
def test_the_folder_is_named_after_the_question(words: list[str], name: str) -> None:
    assert folder_of(None, *words) == Path(name)
    assert folder_of("there", *words) == Path("there")


def test_the_help_in_both_languages() -> None:
    for study in ("balance", "tournament"):
        pages = [done("study", study, "--help", lang=lang) for lang in ("fr", "en")]
        assert pages[0] != pages[1]
        assert all("cli-" not in page for page in pages)
