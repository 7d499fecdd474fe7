"""Wrong usage, help and languages."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from pavage import __version__
from pavage.cli.language import language
from pavage.cli.main import COMMANDS
from pavage.core.errors import RecordError
from tests.cli.running import done, refused, run, started


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_in_both_languages(command: str) -> None:
    pages = [done(*command.split(), "--help", lang=lang) for lang in ("fr", "en")]
    assert pages[0] != pages[1]
    assert pages[0].startswith("Usage : pavage")
    assert pages[1].startswith("Usage: pavage")
    for page in pages:
        assert "cli-" not in page
        assert "Show this message" not in page
    assert done(*command.split(), "-h") == pages[1]


def test_help_lists_every_command() -> None:
    page = done("--help")
    assert all(f"  {name} " in page for name in COMMANDS)


def test_the_version() -> None:
    assert done("--version") == f"pavage {__version__}\n"


def test_help_needs_neither_numba_nor_a_game() -> None:
    code = (
        "import sys; from pavage.cli.main import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "assert not {'numba', 'numpy', 'rich', 'pavage.games.zigzag'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)


@pytest.mark.parametrize(
    "args",
    [
        ["dance"],
        ["--dance"],
        ["moves"],
        ["moves", "/there/is/no/such/file"],
        ["moves", "."],
        ["moves", "a\0b"],
        ["verify"],
        ["verify", "/there/is/no/such/file"],
        ["show", "{game}", "--seat", "2"],
        ["show", "{game}", "--seat", "-1"],
        ["show", "{game}", "--ply", "9999"],
        ["moves", "{game}", "too", "much"],
        ["moves", "{game}", "--pl", "3"],
        ["moves", "{game}", "--ply"],
        ["moves", "{game}", "--json=1"],
        ["perft"],
        ["perft", "zigzag"],
        ["perft", "chess", "--depth", "1"],
        ["perft", "zigzag", "--depth", "-1"],
        ["perft", "zigzag", "--depth", "two"],
        ["perft", "zigzag", "--depth", "0", "--divide"],
        ["perft", "zigzag", "--depth", "1", "--players", "1"],
        ["perft", "zigzag", "--depth", "1", "--players", "5"],
        ["perft", "zigzag", "--depth", "1", "--option", "board"],
        ["perft", "zigzag", "--depth", "1", "--option", "board=huge"],
        ["perft", "zigzag", "--depth", "1", "--option", "fixed_turns=1"],
        ["perft", "zigzag", "--depth", "1", "--option", "colour=red"],
        ["perft", "zigzag", "--depth", "1", "--option", "board=tight", "--option", "board=large"],
        ["perft", "zigzag", "--depth", "1", "--option", "tileset=/no/such/file"],
        ["perft", "half_dominoes", "--depth", "1", "--option", "tileset=M5"],
        ["perft", "zigzag", "--depth", "1", "--seed", "a\udcffb"],
        ["play", "zigzag", "--bots", "nobody"],
        ["play", "zigzag", "--bots", ""],
        ["play", "zigzag", "--bots", "random,random", "--players", "3"],
        ["play", "zigzag", "--bots", "random,random,random,random,random"],
        ["play", "zigzag", "--record", "/no/such/folder/file"],
        ["play", "zigzag", "--record", "."],
        ["play", "zigzag", "--seed", "\udc80"],
        ["perft", "zigzag", "--depth", "1", "--depth", "2"],
        ["perft", "zigzag", "--depth", "1", "--depth", "1"],
        ["moves", "{game}", "--ply", "1", "--ply=2"],
        ["show", "{game}", "--seat", "0", "--seat", "1"],
        ["play", "zigzag", "--seed", "1", "--seed", "2"],
        ["play", "zigzag", "--bots", "random", "--bots", "greedy"],
        ["serve", "--port", "1", "--port", "2"],
        ["serve", "--port", "70000"],
        ["serve", "--port", "http"],
    ],
)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_wrong_usage(args: list[str], lang: str, game: str) -> None:
    said = refused(2, *(arg.format(game=game) for arg in args), lang=lang)
    lines = said.splitlines()
    assert lines[-1].startswith("Aide : pavage" if lang == "fr" else "Help: pavage")
    assert len(lines) == 2
    assert "cli-" not in said
    assert "error-" not in said


def test_what_is_wrong_is_named() -> None:
    assert "pavage verify: RECORD is missing.\n" in refused(2, "verify")
    assert "il manque RECORD.\n" in refused(2, "verify", lang="fr")
    twice = refused(2, "perft", "zigzag", "--depth", "1", "--depth", "2")
    assert "the option --depth is given twice.\n" in twice


def test_a_flag_may_be_given_twice_and_help_comes_first(game: str) -> None:
    assert done("verify", game, "--json", "--json")
    assert done("perft", "--depth", "1", "--depth", "2", "--help")


def test_no_command_at_all_shows_the_help() -> None:
    ran = run()
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.strip() == done("--help").strip()


def test_a_file_that_may_not_be_read(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def deny(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", game)

    monkeypatch.setattr("builtins.open", deny)
    said = refused(1, "moves", game)
    monkeypatch.undo()
    assert "permission denied" in said


def test_a_refusal_that_nobody_foresaw_is_a_sentence_too(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from pavage.core.message import message

    def fail(*_: object) -> None:
        raise RecordError(message("record-number"))

    monkeypatch.setattr("pavage.cli.show.open_replay", fail)
    assert "a number that is too long" in refused(1, "show", game)


# -- languages --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("set_to", "expected"),
    [
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "fr_FR@euro"}, "fr"),
        ({"LC_ALL": "fr_FR.UTF-8", "PAVAGE_LANG": "en"}, "en"),
        ({"LC_ALL": "", "LANG": "en"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "fr"),
        ({"LANG": "C"}, "fr"),
        ({}, "fr"),
    ],
)
def test_the_language_is_the_locales(
    set_to: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("PAVAGE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in set_to.items():
        monkeypatch.setenv(name, value)
    assert language() == expected


# -- pipes and signals ------------------------------------------------------------------------


def test_a_reader_that_went_away(game: str) -> None:
    with started("moves", game, "--every") as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.wait(60) == 141
        assert process.stderr is not None
        assert process.stderr.read() == b""


@pytest.mark.skipif(os.name == "nt", reason="signals are sent otherwise there")
def test_ctrl_c_is_quiet() -> None:
    with started("perft", "zigzag", "--depth", "40") as process:
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(3)  # it counts
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
        assert (process.returncode, out) == (130, b"")
        assert b"Traceback" not in err


def test_utf_8_goes_into_pipes_whatever_the_locale(game: str) -> None:
    with started("show", game, env={"PYTHONIOENCODING": "latin-1", "LC_ALL": "C"}) as process:
        out, _ = process.communicate(timeout=60)
    assert out.decode("utf-8") == done("show", game)


def test_a_folder_of_records_can_be_verified(game: str, chancy: str) -> None:
    folder = Path(game).parent
    assert done("verify", *map(str, sorted(folder.iterdir()))).count("\n") == 2
