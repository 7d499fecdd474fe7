"""Where the output goes: a file that is written whole or not at all, full disks, closed streams."""

import errno
import json
import os
import stat
import subprocess
import sys
from pathlib import Path
from unittest import mock

import pytest

from pavage.cli.errors import Failed
from pavage.cli.output import check_writable, write_file
from pavage.record.record import parse
from pavage.record.replay import replay
from tests.cli.running import done, run

resource = pytest.importorskip("resource", reason="limits are set otherwise there")

OLD = b"what stood there before\n"
PLAY = ("play", "zigzag", "--bots", "random", "--seed", "3", "--record")
FULL = pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no such device here")


def shell(line: str, lang: str = "fr") -> "subprocess.CompletedProcess[str]":
    """A line for the shell, in which ``$P`` is the command."""
    env = {**os.environ, "PAVAGE_LANG": lang, "P": f"{sys.executable} -m pavage"}
    return subprocess.run(["sh", "-c", line], env=env, capture_output=True, text=True, timeout=120)


@pytest.fixture
def old(tmp_path: Path) -> Path:
    path = tmp_path / "out.pavage.json"
    path.write_bytes(OLD)
    return path


# -- files ------------------------------------------------------------------------------------


def test_a_file_is_replaced_by_one_with_its_permissions(old: Path) -> None:
    old.chmod(0o640)
    write_file(str(old), b"new")
    assert old.read_bytes() == b"new"
    assert stat.S_IMODE(old.stat().st_mode) == 0o640
    assert list(old.parent.iterdir()) == [old]


def test_a_new_file_may_be_read_by_whom_the_mask_allows(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        write_file(str(tmp_path / "new"), b"new")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o640


def test_a_link_stays_a_link(old: Path) -> None:
    link = old.parent / "link"
    link.symlink_to(old.name)
    write_file(str(link), b"new")
    assert link.is_symlink()
    assert old.read_bytes() == b"new"


@pytest.mark.parametrize("at", ["os.fsync", "os.replace"])
def test_the_old_file_outlives_a_failure(
    at: str, old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(at, mock.Mock(side_effect=OSError(errno.ENOSPC, "No space left")))
    with pytest.raises(Failed):
        write_file(str(old), b"new")
    assert old.read_bytes() == OLD
    assert list(old.parent.iterdir()) == [old]


def test_a_file_that_may_not_be_replaced_is_refused_before_the_game(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for locked in (old, old.parent):  # who runs the tests may write everywhere
        monkeypatch.setattr("os.access", lambda path, mode, no=locked: str(path) != str(no))
        ran = run(*PLAY, str(old))
        assert (ran.status, ran.out) == (2, "")
    monkeypatch.undo()
    check_writable(str(old))


def test_the_result_is_told_even_if_the_record_cannot_be_written(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.fsync", mock.Mock(side_effect=OSError(errno.EFBIG, "File too large")))
    ran = run(*PLAY, str(old))
    assert ran.status == 1
    assert "Seed: 3" in ran.out
    assert ran.err == f"pavage: {old}: this file cannot be written (the file would be too large).\n"
    stdin = "5 g6\n"
    ran = run("play", "zigzag", "--bots", "human,easy", "--record", str(old), stdin=stdin)
    assert ran.status == 1
    assert "Player 1 gives up" in ran.out
    assert "Seed: " in ran.out
    assert ran.err.splitlines()[-1].startswith(f"pavage: {old}: ")
    assert old.read_bytes() == OLD


def test_a_real_limit(old: Path) -> None:
    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (512, 512))

    ran = subprocess.run(
        [sys.executable, "-m", "pavage", *PLAY, str(old)],
        preexec_fn=limit,
        env={**os.environ, "PAVAGE_LANG": "fr"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert ran.returncode == 1
    assert "Graine : 3" in ran.stdout
    assert ran.stderr.splitlines() == [
        f"pavage: {old} : impossible d’écrire ce fichier (le fichier deviendrait trop gros)."
    ]
    assert old.read_bytes() == OLD
    assert list(old.parent.iterdir()) == [old]


# -- pipes, devices, standard output ----------------------------------------------------------


def test_a_pipe_is_written_to_as_it_is(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    ran = shell(f'cat "{pipe}" > "{tmp_path}/got" & $P {" ".join(PLAY)} "{pipe}"; wait')
    assert "Graine : 3" in ran.stdout
    assert replay(parse((tmp_path / "got").read_bytes())).finished
    assert stat.S_ISFIFO(pipe.stat().st_mode)


@pytest.mark.parametrize("name", ["-", "/dev/stdout", "/dev/fd/1"])
def test_standard_output_by_any_name(name: str, tmp_path: Path) -> None:
    ran = shell(f'$P {" ".join(PLAY)} {name} > "{tmp_path}/got"')
    assert replay(parse((tmp_path / "got").read_bytes())).finished
    assert "Graine : 3" in ran.stderr


@FULL
def test_a_full_device() -> None:
    ran = shell(f"$P {' '.join(PLAY)} /dev/full")
    assert ran.returncode == 1
    assert "Graine : 3" in ran.stdout
    full = "impossible d’écrire ce fichier (il n’y a plus de place)"
    assert ran.stderr == f"pavage: /dev/full : {full}.\n"


@FULL
def test_a_full_standard_output(game: str) -> None:
    for args in (f"verify {game}", f"moves {game} --every", "--help", "perft zigzag --depth 0"):
        ran = shell(f"$P {args} > /dev/full")
        assert ran.returncode == 1
        assert ran.stderr == "pavage: impossible d’écrire le résultat (il n’y a plus de place).\n"
    ran = shell(f"$P verify {game} > /dev/full", lang="en")
    assert ran.stderr == "pavage: the result cannot be written (no space left).\n"
    ran = shell(f"$P {' '.join(PLAY)} - > /dev/full")
    assert ran.returncode == 1
    assert "Graine : 3" in ran.stderr
    assert ran.stderr.splitlines()[-1].startswith("pavage: impossible")


@pytest.mark.parametrize("closed", [">&-", "2>&-", "<&-", "<&- >&- 2>&-"])
def test_closed_streams(closed: str, game: str) -> None:
    ran = shell(f"$P verify {game} {closed}")
    assert (ran.returncode, ran.stderr) == (0, "")
    ran = shell(f"$P verify {game} /dev/null {closed}")
    assert ran.returncode == 1
    assert "Traceback" not in ran.stderr
    assert shell(f"$P play zigzag --bots random --seed 3 {closed}").returncode == 0


def test_verify_names_the_ply_of_any_error(tmp_path: Path, game: str) -> None:
    value = json.loads(Path(game).read_bytes())
    value["plies"][11]["points"] = "12"
    path = tmp_path / "bad"
    path.write_text(json.dumps(value), encoding="utf-8")
    found = json.loads(run("verify", "--json", str(path)).out)
    assert (found["ok"], found["ply"]) == (False, 11)
    assert done("verify", game)
