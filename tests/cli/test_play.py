"""``pavage play`` where nobody is at a terminal: bots, and people whose moves come from a pipe."""

import json
import re
from pathlib import Path
from unittest import mock

import pytest

from pavage.core.rng import seeded
from pavage.core.shuffle import WordStream
from pavage.games import registry
from pavage.record.record import Record, parse
from pavage.record.replay import replay
from pavage.search import bots
from tests.cli.running import done, refused, run


def recorded(path: Path) -> Record:
    return parse(path.read_bytes())


def test_two_greedy_bots_play_where_nobody_says(tmp_path: Path) -> None:
    path = tmp_path / "out.pavage.json"
    out = done("play", "zigzag", "--seed", "1", "--record", str(path))
    record = recorded(path)
    assert [(seat.kind, seat.bot) for seat in record.seats] == [("bot", "greedy")] * 2
    assert (record.seed, len(record.plies) > 20) == ("1", True)
    result = record.result
    assert result is not None
    assert [line.split()[2] for line in out.splitlines()[:2]] == list(map(str, result.scores))
    assert out.splitlines()[result.winners[0]].endswith("wins")
    assert done("verify", str(path))


def test_a_seed_plays_the_same_game_again(tmp_path: Path) -> None:
    one, other = tmp_path / "1", tmp_path / "2"
    for path in (one, other):
        done("play", "zigzag", "--bots", "easy,random,greedy", "--seed", "x", "--record", str(path))
    assert one.read_bytes() == other.read_bytes()
    assert [seat.name for seat in recorded(one).seats] == ["Easy", "Random", "Greedy"]


def test_without_a_seed_there_is_a_fresh_one(tmp_path: Path) -> None:
    seeds = []
    for k in range(2):
        path = tmp_path / str(k)
        done("play", "zigzag", "--bots", "random", "--record", str(path))
        seeds.append(recorded(path).seed)
    assert seeds[0] != seeds[1]
    assert all(len(seed) == 32 and set(seed) <= set("0123456789abcdef") for seed in seeds)


def test_options_and_players(tmp_path: Path) -> None:
    path = tmp_path / "out"
    options = ["--option", "board=tight", "--option", "fixed_turns=true"]
    done("play", "zigzag", "--players", "4", "--bots", "random", *options, "--record", str(path))
    record = recorded(path)
    assert len(record.seats) == 4
    assert [seat.name for seat in record.seats] == [f"Random {n}" for n in range(1, 5)]
    assert record.options == {"board": "tight", "fixed_turns": True, "discard_returns": False}
    assert record.result is not None
    assert record.result.reason in ("last turn played", "no more move")
    assert done("verify", str(path))


def test_chance_follows_the_seed(tmp_path: Path) -> None:
    tiles, path = tmp_path / "set", tmp_path / "out"
    tiles.write_text("2222\n" * 10 + "0101\n" * 8 + "1212\n" * 8, encoding="utf-8")
    found = 0
    for seed in range(12):
        options = ["--option", "discard_returns=true", "--option", f"tileset={tiles}"]
        args = ["--seed", str(seed), "--bots", "random", "--record", str(path)]
        done("play", "zigzag", *options, *args)
        assert done("verify", str(path))
        found += sum(ply.seat is None for ply in recorded(path).plies)
    assert found


def test_bots_see_observations_and_their_own_generator(tmp_path: Path) -> None:
    """The same game again, made here from observations and the generators of the page."""
    path = tmp_path / "out"
    done("play", "zigzag", "--bots", "easy", "--seed", "77", "--record", str(path))
    record, game = recorded(path), registry.load("zigzag")
    setup = game.setup(2)
    position = game.start(setup, game.deal(setup, WordStream("77")))
    rngs = [seeded(f"77:bot:{seat}") for seat in range(2)]
    for ply in record.plies:
        assert ply.seat is not None
        seen = position.observe(ply.seat)
        code = bots.load("easy", game)(game, seen, rngs[ply.seat])
        assert game.write(code) == ply.move
        position.play_code(code)


def test_json_for_a_program(tmp_path: Path) -> None:
    path = tmp_path / "out"
    args = ["play", "zigzag", "--bots", "random,greedy", "--seed", "3", "--record", str(path)]
    found = json.loads(done(*args, "--json"))
    result = recorded(path).result
    assert result is not None
    assert found == {
        "game": "zigzag",
        "seed": "3",
        "seats": ["random", "greedy"],
        "plies": len(recorded(path).plies),
        "scores": result.scores,
        "winners": result.winners,
        "reason": result.reason,
    }


def test_the_record_may_go_to_standard_output() -> None:
    ran = run("play", "zigzag", "--bots", "random", "--seed", "3", "--record", "-")
    assert ran.status == 0
    assert replay(parse(ran.out.encode())).finished
    assert "Seed: 3" in ran.err


def test_unknown_bots_are_named_with_those_that_exist() -> None:
    known = "human, random, child, easy, medium, strong, expert, beginner, greedy"
    assert known in refused(2, "play", "zigzag", "--bots", "deep")


def test_ctrl_c_leaves_a_record_that_nobody_wins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "out"
    stop = mock.Mock(side_effect=[*["end"] * 0, KeyboardInterrupt])
    monkeypatch.setattr("pavage.cli.table.Table.turn", stop)
    ran = run("play", "zigzag", "--bots", "human,easy", "--record", str(path))
    assert (ran.status, ran.out) == (130, "")
    result = recorded(path).result
    assert result is not None
    assert (result.winners, result.reason) == ([], "abandoned")


# -- people, from a pipe ----------------------------------------------------------------------


def typed(*lines: str, path: Path, bots: str = "human,easy", lang: str = "en") -> tuple[str, str]:
    """A game with seed 1 in which somebody types these lines: what is printed and what is said."""
    stdin = "".join(f"{line}\n" for line in lines)
    args = ["--bots", bots, "--seed", "1", "--record", str(path)]
    ran = run("play", "zigzag", *args, stdin=stdin, lang=lang)
    assert ran.status == 0
    return ran.out, ran.err


def test_moves_are_written_as_people_like(tmp_path: Path) -> None:
    """Seed 1 deals 0220 1001 1021 2202 2111 and starts with 1221: all these are one move."""
    for text in ("2111@g6", "5 g6", "5g6", " 5  G6 ", "g6 5", "2111 g6", "5@g6", "2111@G6"):
        typed(text, path=tmp_path / "out")
        record = recorded(tmp_path / "out")
        assert [ply.move for ply in record.plies] == ["2111@g6"], text


def test_the_end_of_the_input_gives_the_game_up(tmp_path: Path) -> None:
    out, _ = typed("5 g6", path=tmp_path / "out")
    result = recorded(tmp_path / "out").result
    assert result is not None
    assert (result.reason, result.by, result.winners) == ("resigned", 0, [1])
    assert "gives up" in out


def test_quitting_asks_first(tmp_path: Path) -> None:
    typed("quit", "no", "5 g6", "quit", "y", "4 h7", path=tmp_path / "out")
    record = recorded(tmp_path / "out")
    assert [ply.move for ply in record.plies] == ["2111@g6"]
    typed("quitter", "non", "5 g6", "abandon", "quitter", "oui", path=tmp_path / "out", lang="fr")
    assert recorded(tmp_path / "out").plies == record.plies


def test_each_score_is_told_as_its_equation(tmp_path: Path) -> None:
    _, said = typed("5 g6", path=tmp_path / "out")
    assert "5 + 6 = 11" in said


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("1 g6", "cut the path"),
        ("1 a1", "touches no tile"),
        ("1 g7", "a tile on g7 already"),
        ("2222@g6", "2222"),
        ("9 g6", "is not a Zigzag move"),
        ("hello", "is not a Zigzag move"),
        ("end", "at least one tile"),
        ("pass", ""),
        ("", "Type a move"),
        ("undo", "Nothing to take back"),
    ],
)
def test_a_refusal_is_explained_and_changes_nothing(text: str, why: str, tmp_path: Path) -> None:
    _, said = typed(text, "5 g6", path=tmp_path / "out")
    assert why in said
    assert [ply.move for ply in recorded(tmp_path / "out").plies] == ["2111@g6"]


def test_a_placement_can_be_taken_back_until_tiles_are_drawn(tmp_path: Path) -> None:
    typed("5 g6", "undo", "4 h7", path=tmp_path / "out")
    assert [ply.move for ply in recorded(tmp_path / "out").plies] == ["2202@h7"]
    _, said = typed("5 g6", "end", "undo", path=tmp_path / "out")
    assert "Nothing to take back" in said
    assert [ply.move for ply in recorded(tmp_path / "out").plies][:2] == ["2111@g6", "end"]


def test_the_moves_the_hint_and_the_help_can_be_asked_for(tmp_path: Path) -> None:
    _, said = typed("moves", path=tmp_path / "out")
    assert "h7+12" in said
    _, said = typed("hint", path=tmp_path / "out")
    assert re.search(r"Hint: \S+, which scores .*\n\S.*\.", said)
    for text in ("?", "help", "HELP"):
        _, said = typed(text, path=tmp_path / "out")
        assert "take your move back" in said
    _, said = typed("aide", "coups", "conseil", path=tmp_path / "out", lang="fr")
    assert "reprend votre coup" in said
    assert "h7+12" in said
    assert "Conseil : " in said
    assert not recorded(tmp_path / "out").plies


def test_people_round_one_screen_do_not_see_each_others_hands(tmp_path: Path) -> None:
    """Between two turns the screen is passed on before the next hand is drawn."""
    lines = ["", "5 g6", "end", "", "", "moves"]
    _, said = typed(*lines, path=tmp_path / "out", bots="human")
    first, second, third = said.split("Pass the screen")
    assert "2202" not in first  # the first one passes the screen to itself
    own, others = "0220", "1210"
    assert own in second
    assert others not in second
    assert "Your turn is over" in second
    assert others in third
    assert own not in third
    assert [seat.name for seat in recorded(tmp_path / "out").seats] == ["Player 1", "Player 2"]


def test_no_colours_or_control_characters_where_nobody_sees_them(tmp_path: Path) -> None:
    _, said = typed("5 g6", "?", path=tmp_path / "out")
    assert "\x1b" not in said


def test_a_whole_game_typed_in(tmp_path: Path) -> None:
    """What two bots played, typed by two people; 0002 is a tile and not the second one."""
    path = tmp_path / "bots"
    done("play", "zigzag", "--bots", "greedy", "--seed", "1", "--record", str(path))
    moves = [ply.move for ply in recorded(path).plies]
    lines = [""]
    for k, ply in enumerate(recorded(path).plies[:-1]):
        lines.append(ply.move)
        if recorded(path).plies[k + 1].seat != ply.seat:
            lines += ["", ""]
    lines.append(moves[-1])
    assert any(move.startswith("000") for move in moves)
    out, _ = typed(*lines, path=tmp_path / "typed", bots="human")
    record = recorded(tmp_path / "typed")
    assert [ply.move for ply in record.plies] == moves
    assert record.result == recorded(path).result
    assert "wins" in out


def test_the_result_says_what_is_left() -> None:
    out = done("play", "half_dominoes", "--bots", "greedy,random", "--seed", "1")
    lines = out.splitlines()
    assert sum(line.endswith("  wins") for line in lines) == 1
    (winner,) = (line for line in lines if line.endswith("  wins"))
    assert re.search(r"  0 tiles +wins$", winner)
    assert "A hand is empty" in out
