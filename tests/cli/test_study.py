"""``pavage study winnability``: the same answers however often it is stopped and by whomever."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import polars as pl
import pytest

from tests.cli.running import done, refused, run, started

CHANGES = ("seconds", "cpu")  # what is measured is not the same twice
SMALL = ["--positions", "20000", "--efforts", "2000,20000", "--sample", "3"]


def study(folder: Path, deals: int, *args: str) -> list[str]:
    where = ["--deals", str(deals), "--out", str(folder)]
    return ["study", "winnability", "maze", *where, *SMALL, *args]


def tables(folder: Path) -> list[pl.DataFrame]:
    return [pl.read_csv(folder / f"{name}.csv").drop(CHANGES) for name in ("deals", "lengths")]


def assert_same(one: Path, other: Path) -> None:
    for mine, theirs in zip(tables(one), tables(other), strict=True):
        assert mine.equals(theirs)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A study of forty deals, done at once by one process."""
    folder = tmp_path_factory.mktemp("study") / "whole"
    assert "report.html" in done(*study(folder, 40, "--jobs", "1"))
    return folder


def test_what_it_leaves(whole: Path) -> None:
    deals, lengths = tables(whole)
    assert deals["deal"].to_list() == list(range(1, 41))
    assert set(deals["answer"]) <= {"won", "lost", "unknown"}
    assert lengths["deal"].to_list() == [1, 1, 2, 2, 3, 3]
    assert lengths["effort"].to_list() == [2000, 20000] * 3
    summary = json.loads((whole / "summary.json").read_text(encoding="utf-8"))
    assert (summary["deals"], summary["options"]) == (40, {"dialect": "classic"})
    won = deals.filter(pl.col("answer") == "won")
    assert summary["answers"]["won"]["count"] == len(won)
    assert won["moves"].null_count() == 0
    html = (whole / "report.html").read_text(encoding="utf-8")
    assert "Maze: can it be won?" in html
    assert "--deals 40" in html
    assert (whole / "report.md").read_text(encoding="utf-8").startswith("# Maze")


def test_the_answers_do_not_depend_on_the_number_of_processes(whole: Path, tmp_path: Path) -> None:
    done(*study(tmp_path, 40, "--jobs", "3"))
    assert_same(whole, tmp_path)


def test_a_study_is_made_larger_and_asked_again(whole: Path, tmp_path: Path) -> None:
    done(*study(tmp_path, 7, "--jobs", "1"))
    before = {path.name: path.read_bytes() for path in (tmp_path / "deals").iterdir()}
    done(*study(tmp_path, 40, "--jobs", "2"))
    for name, data in before.items():
        assert (tmp_path / "deals" / name).read_bytes() == data
    assert_same(whole, tmp_path)
    files = sorted((tmp_path / "deals").iterdir())
    found = json.loads(done(*study(tmp_path, 40, "--json")))
    assert found["deals"] == 40
    assert sorted((tmp_path / "deals").iterdir()) == files  # nothing was done again
    assert json.loads(done(*study(tmp_path, 5, "--json")))["deals"] == 5


def test_other_deals_in_the_same_folder(tmp_path: Path) -> None:
    done(*study(tmp_path, 3, "--first", "11", "--jobs", "1"))
    assert tables(tmp_path)[0]["deal"].to_list() == [11, 12, 13]
    done(*study(tmp_path, 4, "--first", "10", "--jobs", "1"))
    assert tables(tmp_path)[0]["deal"].to_list() == [10, 11, 12, 13]


def test_another_question_is_refused(whole: Path) -> None:
    args = study(whole, 40)
    said = refused(1, *args, "--option", "dialect=ring")
    assert "holds another study: options is" in said
    other = [arg if arg != "20000" else "30000" for arg in args]
    assert "positions is 20000 there, not 30000" in refused(1, *other)


def test_the_dialect(tmp_path: Path) -> None:
    args = ["--jobs", "1", "--dialect", "ring", "--efforts", "0", "--json"]
    found = json.loads(done(*study(tmp_path, 2)[:-4], *args))
    assert found["options"] == {"dialect": "ring"}
    assert found["efforts"] == []


def test_the_folder_is_named_after_the_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    args = ["study", "winnability", "maze", "--deals", "1", "--positions", "9000", "--efforts", "0"]
    assert "winnability-maze-classic" in done(*args, "--jobs", "1")
    assert (tmp_path / "winnability-maze-classic" / "report.html").exists()


# -- stopped ----------------------------------------------------------------------------------


def _rows(folder: Path) -> int:
    return sum(len(pl.read_parquet(path)) for path in (folder / "deals").glob("*.parquet"))


def _wait_for_rows(folder: Path, process: "subprocess.Popen[bytes]") -> None:
    until = time.monotonic() + 120
    while process.poll() is None and time.monotonic() < until and not _rows(folder):
        time.sleep(0.05)
    assert process.poll() is None, "it was done before it could be stopped"


@pytest.mark.skipif(os.name == "nt", reason="signals are sent otherwise there")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_study_that_was_stopped_goes_on(how: signal.Signals, tmp_path: Path) -> None:
    """Nothing is lost, nothing is done twice, and no worker stays behind."""
    with started(*study(tmp_path, 4000, "--jobs", "2")) as process:
        _wait_for_rows(tmp_path, process)
        workers = _children(process.pid)
        process.send_signal(how)
        out, err = process.communicate(timeout=60)
    assert process.returncode == (130 if how == signal.SIGINT else -signal.SIGKILL)
    if how == signal.SIGINT:
        assert b"of 4,003 are done and kept" in err
        assert b"Won: " in out
    assert _all_gone(workers)
    kept = pl.concat(pl.read_parquet(path) for path in (tmp_path / "deals").glob("*.parquet"))
    assert kept["deal"].is_unique().all()
    parts = {path.name for path in (tmp_path / "deals").glob("*.parquet")}
    last: int = max(kept["deal"].to_list())
    done(*study(tmp_path, last, "--jobs", "2"))
    assert tables(tmp_path)[0]["deal"].to_list() == list(range(1, last + 1))
    assert parts <= {path.name for path in (tmp_path / "deals").iterdir()}


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="/proc tells who the workers are")
def test_a_killed_worker_changes_nothing(whole: Path, tmp_path: Path) -> None:
    with started(*study(tmp_path, 4000, "--jobs", "2")) as process:
        _wait_for_rows(tmp_path, process)
        os.kill(_workers(process.pid)[0], signal.SIGKILL)
        seen = _rows(tmp_path)
        until = time.monotonic() + 120
        while _rows(tmp_path) <= seen and time.monotonic() < until:
            time.sleep(0.1)
        assert _rows(tmp_path) > seen  # others work on
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)
    done(*study(tmp_path, 40, "--jobs", "2"))
    assert_same(whole, tmp_path)


def _children(pid: int) -> list[int]:
    try:
        text = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8")
    except OSError:
        return []
    return [int(word) for word in text.split()]


def _workers(pid: int) -> list[int]:
    """The children that were started to work, not the one that only keeps account of them."""
    found = []
    for child in _children(pid):
        line = Path(f"/proc/{child}/cmdline").read_bytes()
        if b"spawn_main" in line:
            found.append(child)
    return found


def _all_gone(pids: list[int]) -> bool:
    until = time.monotonic() + 30
    while time.monotonic() < until:
        if not any(Path(f"/proc/{pid}").exists() for pid in pids):
            return True
        time.sleep(0.1)
    return False


# -- wrong usage ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["winnability", "maze"], "--deals is missing"),
        (["winnability", "--deals", "3"], "GAME is missing"),
        (["winnability", "zigzag", "--deals", "3"], "has no solver"),
        (["winnability", "maze", "--deals", "0"], "from 1 to"),
        (["winnability", "maze", "--deals", "3", "--option", "deal=4"], "about many deals"),
        (["winnability", "maze", "--deals", "3", "--dialect", "x"], "cannot be “x”"),
        (["winnability", "maze", "--deals", "3", "--efforts", "5,4"], "rising whole numbers"),
        (["winnability", "maze", "--deals", "3", "--efforts", "a"], "rising whole numbers"),
        (["winnability", "maze", "--deals", "3", "--jobs", "0"], "from 1 to"),
        (["dance"], "no command “dance”"),
    ],
)
def test_wrong_usage(args: list[str], said: str) -> None:
    assert said in refused(2, "study", *args)


def test_the_help_in_both_languages() -> None:
    for args in (["study"], ["study", "winnability"]):
        pages = [done(*args, "--help", lang=lang) for lang in ("fr", "en")]
        assert pages[0] != pages[1]
        assert all("cli-" not in page for page in pages)
    assert run("study").status == 2


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert "pavage: " in refused(1, *study(tmp_path / "file", 1))
