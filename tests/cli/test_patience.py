"""``pavage play`` with a patience: bots that may give up, and somebody who types."""

import json
from pathlib import Path

import pytest

from pavage.core.message import message
from pavage.core.shuffle import WordStream
from pavage.core.solver import Verdict
from pavage.games import registry
from pavage.record.record import Record, parse
from tests.cli.running import done, run

MAZE = registry.load("maze")


def recorded(path: Path) -> Record:
    return parse(path.read_bytes())


# -- bots -------------------------------------------------------------------------------------


def test_the_solver_plays_where_nobody_says(tmp_path: Path) -> None:
    path = tmp_path / "out"
    out = done("play", "maze", "--seed", "17", "--record", str(path))
    record = recorded(path)
    assert [(seat.kind, seat.bot) for seat in record.seats] == [("bot", "solver")]
    assert record.result is not None
    assert record.result.reason == "solved"
    assert f"{len(record.plies)} moves\n" in out
    assert "Deal: 17" in out
    assert "all holds" in done("verify", str(path))


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_that_wanders_gives_up(bot: str, tmp_path: Path) -> None:
    path = tmp_path / "out"
    done("play", "maze", "--option", "deal=17", "--bots", bot, "--record", str(path))
    record = recorded(path)
    assert record.result is not None
    assert (record.result.reason, record.result.by, record.seed) == ("resigned", 0, "17")
    assert len(record.plies) >= 200
    assert "all holds" in done("verify", str(path))
    again = json.loads(done("play", "maze", "--seed", "17", "--bots", bot, "--json"))
    assert (again["plies"], again["scores"]) == (len(record.plies), record.result.scores)


def test_a_deal_has_a_number_where_nobody_says() -> None:
    found = json.loads(done("play", "maze", "--bots", "greedy", "--json"))
    assert 1 <= int(found["seed"]) <= 1_000_000


# -- somebody who types -----------------------------------------------------------------------


def typed(*lines: str, path: Path, lang: str = "en") -> tuple[str, str]:
    """Deal 17, played by somebody who types these lines: what is printed and what is said."""
    stdin = "".join(f"{line}\n" for line in lines)
    args = ["--bots", "human", "--seed", "17", "--record", str(path)]
    ran = run("play", "maze", *args, stdin=stdin, lang=lang)
    assert ran.status == 0
    return ran.out, ran.err


def moves(path: Path) -> list[str]:
    return [ply.move for ply in recorded(path).plies]


def offered() -> list[str]:
    """The moves of deal 17, as the list numbers them."""
    setup = MAZE.setup(1)
    position = MAZE.start(setup, MAZE.deal(setup, WordStream("17")))
    return [target.move for target in MAZE.hand(position.s, 0).targets]


def test_a_move_by_its_number_in_the_list(tmp_path: Path) -> None:
    for number, move in enumerate(offered(), start=1):
        _, said = typed(str(number), path=tmp_path / "out")
        assert moves(tmp_path / "out") == [move]
        card, place = move.split("@")
        assert f"{number} {card} {place}" in said


def test_a_move_is_written_as_people_like(tmp_path: Path) -> None:
    """In deal 17 the three of diamonds can go to d5 only, and no other card can."""
    for text in ("3D@d5", "3d@D5", "3D d5", "3dd5", "d5 3D", "3D", "d5", " D5 "):
        typed(text, path=tmp_path / "out")
        assert moves(tmp_path / "out") == ["3D@d5"], text


def test_a_card_that_can_go_to_two_gaps_is_asked_about(tmp_path: Path) -> None:
    _, said = typed("3H", "3H b9", path=tmp_path / "out")
    assert "Which one? 3H@a9, 3H@b9" in said
    assert moves(tmp_path / "out") == ["3H@b9"]


@pytest.mark.parametrize("text", ["0", "99", "hello", "QS@a1", "QS z9", "KS@d5", "moves", "h"])
def test_what_is_no_move_changes_nothing(text: str, tmp_path: Path) -> None:
    typed(text, "3D", path=tmp_path / "out")
    assert moves(tmp_path / "out") == ["3D@d5"]


def test_moves_are_taken_back_and_played_again_without_limit(tmp_path: Path) -> None:
    path = tmp_path / "out"
    typed("1", "1", "1", path=path)
    three = moves(path)
    typed("1", "1", "1", "u", "u", "u", "u", "r", "r", "r", "r", path=path)
    assert moves(path) == three
    result = recorded(path).result
    assert result is not None
    assert result.undone == 3
    out, said = typed("1", "u", "u", "undo", path=path)
    assert moves(path) == []
    assert "this is the deal" in said
    assert "0 moves, 1 taken back" in out
    assert "all holds" in done("verify", str(path))


def test_another_move_than_the_one_taken_back_forgets_it(tmp_path: Path) -> None:
    path = tmp_path / "out"
    _, said = typed("1", "u", "3D", "r", path=path)
    assert moves(path) == ["3D@d5"]
    assert "Nothing to play again" in said
    typed("1", "2", "u", "u", "1", "redo", path=path)  # the same one again: the next is kept
    first, *_ = moves(path)
    assert (first, len(moves(path))) == (offered()[0], 2)


def test_the_hints_lead_to_the_win(tmp_path: Path) -> None:
    path = tmp_path / "out"
    lines: list[str] = []
    for _ in range(3):
        _, said = typed(*lines, "?", path=path)
        hint = said.rpartition("Hint: ")[2].split()
        assert "it can be won in" in said
        lines.append(hint[0])
    assert len(moves(path)) == 2
    _, said = typed("conseil", path=path, lang="fr")
    assert "on peut gagner en" in said


def test_hints_where_nothing_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def answer(verdict: Verdict) -> str:
        monkeypatch.setattr(type(MAZE), "solve", lambda *_: verdict)
        return typed("?", path=tmp_path / "out")[1]

    proof = message("maze-unreadable", move="–")
    assert "It is lost: “–” is not a move of Maze" in answer(Verdict("lost", proof=proof))
    assert "No way to win was found from here." in answer(Verdict("unknown"))
    move = MAZE.read(offered()[0])
    assert f"The most points: {offered()[0]}" in answer(Verdict("unknown", [move]))


def test_the_help_and_the_table_in_both_languages(tmp_path: Path) -> None:
    for lang, words in (
        ("en", ("takes a move back", "Points: 3 / 48", "u undo")),
        ("fr", ("reprend un coup", "Points : 3 / 48", "u annuler")),
    ):
        _, said = typed("h", path=tmp_path / "out", lang=lang)
        assert all(word in said for word in words), said
        assert "cli-" not in said
        assert "Player" not in said


def test_a_whole_game_typed_in(tmp_path: Path) -> None:
    bot, path = tmp_path / "bot", tmp_path / "out"
    done("play", "maze", "--bots", "solver", "--seed", "17", "--record", str(bot))
    out, _ = typed(*moves(bot), path=path)
    assert moves(path) == moves(bot)
    assert "wins" in out
    result = recorded(path).result
    assert result is not None
    assert (result.reason, result.winners, result.undone) == ("solved", [0], 0)
