"""``pavage play`` at a table with dice: rolled with Enter, answers typed as numbers, tokens, swaps.

Bricks is played here. What is typed is looked for in the record.
"""

from pathlib import Path

from pavage.record.record import Record, parse
from pavage.record.verify import verify
from tests.cli.running import done, refused, run


def recorded(path: Path) -> Record:
    return parse(path.read_bytes())


def typed(
    *lines: str,
    path: Path,
    options: tuple[str, ...] = (),
    bots: str = "human,greedy",
    lang: str = "en",
) -> str:
    """A game in which somebody types these lines: what is said."""
    words = [word for option in options for word in ("--option", option)]
    args = ["--bots", bots, "--seed", "1", *words, "--record", str(path)]
    ran = run("play", "bricks", *args, stdin="".join(f"{x}\n" for x in lines), lang=lang)
    assert ran.status == 0, ran.err
    return ran.err


def own(path: Path) -> list[str]:
    """The decisions of seat 0, and the dice before each."""
    return [ply.move for ply in recorded(path).plies if ply.seat == 0]


def rolled(path: Path) -> tuple[int, int]:
    """What the dice showed first."""
    dice = next(ply.move for ply in recorded(path).plies if ply.move.startswith("roll "))
    a, b = dice.removeprefix("roll ").split("x")
    return int(a), int(b)


def first_lay(a: int, b: int) -> str:
    """A brick of the dice on the start cell in the last row of 20."""
    return f"{a}x{b}@a{21 - b}"


def test_a_number_answers_what_is_asked(tmp_path: Path) -> None:
    path = tmp_path / "out"
    said = typed("quit", "y", path=path)
    a, b = rolled(path)
    assert f"{a} × {b}" in said
    lay = first_lay(a, b)
    said = typed(str(a * b), lay.upper(), "quit", "y", path=path)
    assert own(path)[:2] == [f"answer {a * b}", lay]
    assert recorded(path).plies[1].points == 2
    verify(recorded(path))


def test_a_wrong_number_ends_the_turn_and_the_right_one_is_said(tmp_path: Path) -> None:
    path = tmp_path / "out"
    said = typed("999", "quit", "y", path=path)
    a, b = rolled(path)
    assert own(path)[0] == "answer 999"
    assert str(a * b) in said
    assert recorded(path).plies[2].seat != 0


def test_what_is_no_answer_is_refused_with_its_form(tmp_path: Path) -> None:
    path = tmp_path / "out"
    typed("007", "1000", "seven", "3x4@c5", "", "quit", "y", path=path)
    assert own(path) == []


def test_a_brick_may_be_named_by_its_number_and_its_cell(tmp_path: Path) -> None:
    path = tmp_path / "out"
    typed("quit", "y", path=path)
    a, b = rolled(path)
    lay = first_lay(a, b)
    cell = lay.partition("@")[2]
    for written in (f"1 {cell}", f"{a}x{b} {cell}", cell):
        typed(str(a * b), written, "a", "quit", "y", path=path)
        laid = own(path)[1]
        assert laid.endswith(f"@{cell}")


def test_tokens_are_listed_and_spent(tmp_path: Path) -> None:
    path = tmp_path / "out"
    typed("quit", "y", path=path)
    a, b = rolled(path)
    said = typed(str(a * b), "moves", "REROLL 1", "quit", "y", path=path)
    assert "reroll 1  Roll the" in said
    assert "reroll 2" in said
    assert own(path)[:2] == [f"answer {a * b}", "reroll 1"]
    assert recorded(path).plies[3].move.startswith("die 1=")


def test_enter_rolls_the_dice_where_a_device_rolls_them(tmp_path: Path) -> None:
    path = tmp_path / "out"
    options = ("practise=true", "joker=false")
    said = typed("moves", "hint", "?", "12", "", "quit", "y", path=path, options=options)
    assert "Enter: " in said
    plies = recorded(path).plies
    assert [ply.seat for ply in plies] == [None]
    assert plies[0].move.startswith("roll ")
    verify(recorded(path))


def test_the_swap_is_a_word_and_enter_keeps_it(tmp_path: Path) -> None:
    path = tmp_path / "out"
    typed("", "quit", "y", path=path, options=("swap=true",))
    assert own(path)[:1] == ["keep"]
    said = typed("swap", "quit", "y", path=path, options=("swap=true",))
    assert own(path)[:1] == ["swap"]
    assert "swap" in said


def test_options_of_the_game_s_own_form_are_json(tmp_path: Path) -> None:
    path = tmp_path / "out"
    options = ("tables=[[2,5],[10]]", "tokens=[0,0,2]", "challenge=null", "joker=false")
    typed("quit", "y", path=path, options=options)
    kept = recorded(path).options
    assert kept["tables"] == [[2, 5], [10]]
    assert kept["tokens"] == [0, 0, 2]
    assert (kept["challenge"], kept["joker"]) == (None, False)
    assert rolled(path)[1] == 10
    said = refused(2, "play", "bricks", "--option", "tables=2,5")
    assert "tables=[[2,3" in said
    assert "JSON" in said
    assert "ascending" in refused(2, "play", "bricks", "--option", "tables=[[5,2],[3]]")


def test_perft_is_told_which_seats_the_computer_plays() -> None:
    """A computer's first decision is no answer."""
    people = ["perft", "bricks", "--seed", "1", "--option", "joker=false"]
    assert int(done(*people, "--depth", "1")) == 1000
    computer = [*people, "--computer", "0", "--computer", "1", "--divide", "--depth", "1"]
    assert not any("answer" in line for line in done(*computer).splitlines())
    assert "seats are 0 to 1" in refused(2, *people, "--depth", "1", "--computer", "2")


def test_a_game_of_the_computer_against_itself_can_be_replayed(tmp_path: Path) -> None:
    path = tmp_path / "out"
    done("play", "bricks", "--bots", "greedy,random", "--seed", "3", "--record", str(path))
    record = recorded(path)
    assert not any(ply.move.startswith("answer") for ply in record.plies)
    assert verify(record).finished
