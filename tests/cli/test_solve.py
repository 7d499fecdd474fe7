"""``pavage solve``: three honest answers, each checked by the rules before it is told."""

import json
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pavage.core.message import message
from pavage.core.position import Position
from pavage.core.shuffle import WordStream
from pavage.core.solver import Limits, Progress, Verdict
from pavage.games import registry
from pavage.record.record import Record, parse
from pavage.record.replay import replay
from tests.cli.running import done, refused, run

MAZE = registry.load("maze")
Say = Callable[..., None]


def dealt(seed: str, dialect: str = "classic") -> Position:
    setup = MAZE.setup(1, {"dialect": dialect})
    return MAZE.start(setup, MAZE.deal(setup, WordStream(seed)))


@pytest.fixture(scope="module")
def line() -> list[int]:
    """A line that wins deal 17."""
    found = MAZE.solve(dealt("17").s, Limits(first=True), lambda verdict: None)
    assert found.answer == "won"
    return found.line


@pytest.fixture
def says(monkeypatch: pytest.MonkeyPatch) -> Say:
    """Makes the solver give this answer, whatever it is asked."""

    def answers(*args: Any, **kwargs: Any) -> None:
        verdict = Verdict(*args, **kwargs)
        monkeypatch.setattr(type(MAZE), "solve", lambda *_: verdict)

    return answers


@pytest.fixture
def record(tmp_path: Path, line: list[int], says: Say) -> str:
    """Deal 17 and a line that wins it."""
    path = tmp_path / "won.pavage.json"
    says("won", line)
    done("solve", "maze", "--deal", "17", "--out", str(path))
    return str(path)


def recorded(path: str | Path) -> Record:
    return parse(Path(path).read_bytes())


# -- the solver itself ------------------------------------------------------------------------


@pytest.mark.parametrize("dialect", ["classic", "ring"])
def test_a_deal_is_won_by_a_line_that_can_be_played(dialect: str) -> None:
    args = ["--seed", "17", "--option", f"dialect={dialect}", "--seconds", "2", "--json"]
    found = json.loads(done("solve", "maze", *args))
    assert (found["game"], found["seed"], found["ply"]) == ("maze", "17", 0)
    assert (found["options"], found["answer"]) == ({"dialect": dialect}, "won")
    position = dealt("17", dialect)
    for move in found["line"]:
        position.play(move)
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.winners == [0]
    assert found["bound"] <= found["moves"] == len(found["line"])
    assert found["optimal"] == (found["bound"] == found["moves"])
    assert found["scores"] == [48]
    assert found["positions"] > 0
    assert not found["interrupted"]


def test_the_answer_for_a_person() -> None:
    for lang, words in (("en", ("can be won in", "positions")), ("fr", ("Gagnable en", "Effort"))):
        out = done("solve", "maze", "--deal", "3", "--seconds", "1", lang=lang)
        assert all(word in out for word in words)
        assert "cli-" not in out
        assert max(map(len, out.splitlines())) <= 80
        position = dealt("3")
        for move in out.split("\n\n")[1].split():
            position.play(move)
        assert position.is_over()


# -- what is said of each answer --------------------------------------------------------------


def test_a_win_says_what_is_proven(says: Say, line: list[int]) -> None:
    many = len(line)
    for bound, word in ((0, "."), (many - 1, f"At least {many - 1}"), (many, "no way is shorter")):
        says("won", line, bound, positions=1234567, seconds=2.5)
        out = done("solve", "maze", "--deal", "17")
        assert f"won in {many} moves" in out
        assert word in out
        assert "1,234,567 positions, 2.5" in out
    found = json.loads(done("solve", "maze", "--deal", "17", "--json"))
    assert (found["moves"], found["optimal"], found["proof"]) == (many, True, None)


def test_lost_says_why(says: Say, tmp_path: Path) -> None:
    says("lost", proof=message("maze-unreadable", move="—"), positions=99, seconds=0.5)
    out = done("solve", "maze", "--deal", "17")
    assert "Lost: “—” is not a move of Maze" in out
    found = json.loads(done("solve", "maze", "--deal", "17", "--json"))
    assert (found["answer"], found["moves"], found["line"]) == ("lost", None, [])
    assert found["proof"].startswith("“—” is not")
    path = tmp_path / "out"
    done("solve", "maze", "--deal", "17", "--out", str(path))
    result = recorded(path).result
    assert result is not None
    assert (result.reason, result.winners) == ("resigned", [])
    assert "all holds" in done("verify", str(path))


def test_unknown_says_how_far_it_came(says: Say, line: list[int], tmp_path: Path) -> None:
    says("unknown", line[:7], positions=50, seconds=0.1)
    path = tmp_path / "out"
    out = done("solve", "maze", "--deal", "17", "--out", str(path))
    assert "Not known" in out
    assert "in 7 moves" in out
    assert [ply.move for ply in recorded(path).plies] == [MAZE.write(m) for m in line[:7]]
    assert "all holds" in done("verify", str(path))
    says("unknown")
    assert "best score" not in done("solve", "maze", "--deal", "17")


@pytest.mark.parametrize("spoil", ["illegal", "short", "bound"])
def test_a_solver_that_is_wrong_is_found_out(
    spoil: str, says: Say, line: list[int], tmp_path: Path
) -> None:
    wrong = {
        "illegal": ("unknown", [line[0], line[0]]),
        "short": ("won", line[:-1]),
        "bound": ("won", line, len(line) + 1),
    }
    says(*wrong[spoil])
    path = tmp_path / "out"
    assert "The solver is wrong" in refused(1, "solve", "maze", "--deal", "17", "--out", str(path))
    assert not path.exists()


# -- records ----------------------------------------------------------------------------------


def test_the_record_can_be_verified(record: str, line: list[int]) -> None:
    assert "all holds" in done("verify", record)
    kept = recorded(record)
    assert [(seat.kind, seat.bot) for seat in kept.seats] == [("bot", "solver")]
    assert (kept.seed, kept.options) == ("17", {"dialect": "classic"})
    assert [ply.move for ply in kept.plies] == [MAZE.write(code) for code in line]
    assert kept.result is not None
    assert kept.result.reason == "solved"


def test_from_a_position_of_a_record(
    record: str, line: list[int], says: Say, tmp_path: Path
) -> None:
    says("won", line[5:])
    out = tmp_path / "again"
    args = ["solve", "maze", "--from", record, "--ply", "5", "--out", str(out)]
    said = done(*args)
    assert "before ply 5" in said
    assert f"won in {len(line) - 5} moves" in said
    assert [p.move for p in recorded(out).plies] == [p.move for p in recorded(record).plies]
    assert "all holds" in done("verify", str(out))
    found = json.loads(done("solve", "maze", "--from", record, "--ply", "5", "--json"))
    assert (found["ply"], found["seed"]) == (5, "17")


def test_the_end_of_a_record_is_the_default(record: str, says: Say, line: list[int]) -> None:
    says("lost")  # nobody asks it
    assert "It is won already." in done("solve", "maze", "--from", record)
    found = json.loads(done("solve", "maze", "--from", record, "--json"))
    assert (found["answer"], found["moves"], found["ply"]) == ("won", 0, len(line))


def test_the_real_solver_goes_on_from_a_record(
    record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    ran = run("solve", "maze", "--from", record, "--ply", "40", "--seconds", "1", "--json")
    found = json.loads(ran.out)
    position = replay(recorded(record)).position(40)
    for move in found["line"]:
        position.play(move)
    assert found["answer"] == "won"
    assert position.is_over()


def test_the_record_may_go_to_standard_output(says: Say, line: list[int]) -> None:
    says("won", line)
    ran = run("solve", "maze", "--deal", "17", "--out", "-", "--json")
    assert ran.status == 0
    assert replay(parse(ran.out.encode())).finished
    assert "can be won" in ran.err


def test_what_a_record_says_may_be_said_again(record: str, says: Say, line: list[int]) -> None:
    says("won", line)
    same = ["--deal", "17", "--seed", "17", "--option", "dialect=classic", "--option", "deal=17"]
    assert done("solve", "maze", "--from", record, "--ply", "0", *same)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["maze", "--from", "{record}", "--deal", "18"], "of deal “17”, not “18”"),
        (["maze", "--from", "{record}", "--option", "deal=18"], "of deal “17”, not “18”"),
        (["maze", "--from", "{record}", "--option", "dialect=ring"], "dialect=classic, not ring"),
        (["maze", "--from", "{record}", "--ply", "9999"], "no ply 9999"),
        (["maze", "--from", "{zigzag}"], "a game of zigzag, not of maze"),
        (["maze", "--from", "/no/such/file"], "no file"),
        (["maze", "--deal", "1", "--ply", "3"], "--ply goes with --from"),
        (["maze", "--deal", "1", "--seed", "2"], "give one of them"),
        (["maze", "--deal", "1", "--option", "deal=2"], "give one of them"),
        (["maze"], "which deal?"),
        (["maze", "--deal", "1", "--seconds", "0"], "not a time in seconds"),
        (["maze", "--deal", "1", "--seconds", "soon"], "not a time in seconds"),
        (["maze", "--deal", "1", "--seconds", "nan"], "not a time in seconds"),
        (["maze", "--deal", "1", "--seconds", "inf"], "not a time in seconds"),
        (["maze", "--deal", "1", "--out", "/no/such/folder/file"], "no file can be written"),
        (["zigzag", "--deal", "1"], "has no solver. These have one: connexion, maze"),
        (["chess", "--deal", "1"], "no game “chess”"),
    ],
)
def test_wrong_usage(args: list[str], said: str, record: str, game: str) -> None:
    given = [arg.format(record=record, zigzag=game) for arg in args]
    assert said in refused(2, "solve", *given)


def test_a_file_that_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "bad"
    path.write_bytes(b"{}")
    assert str(path) in refused(1, "solve", "maze", "--from", str(path))


# -- while it runs ----------------------------------------------------------------------------


def test_ctrl_c_ends_the_search_and_nothing_is_lost(
    says: Say, line: list[int], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def solve(self: object, seen: Any, limits: Limits, progress: Progress) -> Verdict:
        progress(Verdict("won", line, 3, positions=10))
        assert not limits.stop()
        signal.raise_signal(signal.SIGINT)
        assert limits.stop()
        return Verdict("won", line, 3, positions=10)

    monkeypatch.setattr(type(MAZE), "solve", solve)
    monkeypatch.setattr("pavage.cli.solve.warm_solver_if_cold", lambda game: None)
    before = signal.getsignal(signal.SIGINT)
    path = tmp_path / "out"
    ran = run("solve", "maze", "--deal", "17", "--out", str(path))
    assert ran.status == 130
    assert f"won in {len(line)} moves" in ran.out
    assert "stopped before its end" in ran.out
    assert "all holds" in done("verify", str(path))
    assert json.loads(run("solve", "maze", "--deal", "17", "--json").out)["interrupted"]
    assert signal.getsignal(signal.SIGINT) == before
