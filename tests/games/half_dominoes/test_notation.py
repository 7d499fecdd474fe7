"""How Half-dominoes is written: to the byte."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pavage.core.errors import UnreadableMove
from pavage.games.half_dominoes import GAME
from tests.games.half_dominoes.games import Plan, plans
from tests.helpers.texts import assert_said


@given(plans())
def test_every_legal_move_round_trips(plan: Plan) -> None:
    for position, _ in plan.play():
        codes = [int(code) for code in position.codes()]
        texts = [GAME.write(code) for code in codes]
        assert [GAME.read(text) for text in texts] == codes
        assert len(set(texts)) == len(codes)


def test_every_tile_and_many_squares_round_trip() -> None:
    codes = set()
    for tile in range(10_000):
        text = f"{tile:04}@{tile % 41 - 20},{tile // 41 % 31 - 15}"
        codes.add(GAME.read(text))
        assert GAME.write(GAME.read(text)) == text
    for x in (-1000, -64, -33, -1, 0, 1, 31, 32, 64, 1000):
        for y in (-1000, -1, 0, 1, 1000):
            for text in (
                f"9999@{x},{y}",
                f"0000@{x},{y}+9999@{x + 1},{y}",
                f"9999@{x},{y}+0000@{x},{y + 1}",
                f"take {x},{y}",
            ):
                codes.add(GAME.read(text))
                assert GAME.write(GAME.read(text)) == text
    assert len(codes) == 10_000 + 10 * 5 * 4


@pytest.mark.parametrize("word", ["draw", "skip", "take 3,1", "take -3,-1", "take 0,0"])
def test_other_moves(word: str) -> None:
    assert GAME.write(GAME.read(word)) == word


@pytest.mark.parametrize(
    "text",
    [
        "",
        "2310",
        "2310@",
        "@1,-2",
        "2310@1",
        "2310@1,",
        "2310@,1",
        "2310@1;2",
        "2310@1, 2",
        "2310@+1,2",
        "2310@-0,2",
        "2310@01,2",
        "2310@1,--2",
        "2310@1.0,2",
        "231@1,2",
        "23100@1,2",
        "231a@1,2",
        "٢310@1,2",
        "2310@١,2",
        "????@1,2",
        "?@1,2",
        "2310@1,2 ",
        " 2310@1,2",
        "2310@1,2\n",
        "2310 @1,2",
        "2310@1,2+",
        "2310@1,2+4051",
        "2310@1,2+4051@2,2+4051@3,2",
        "2310@1,2 + 4051@2,2",
        "2310@1,2+4051@1,2",  # the same square
        "2310@1,2+4051@3,2",  # not beside it
        "2310@1,2+4051@2,3",  # across
        "2310@2,2+4051@1,2",  # the western one comes first
        "2310@1,3+4051@1,2",  # the northern one comes first
        "2310@1023,0",
        "2310@0,-1023",
        "2310@99999,0",
        "take",
        "take ",
        "take 3",
        "take 3,1 ",
        "take  3,1",
        "take 3, 1",
        "take 03,1",
        "take -0,1",
        "take 2000,1",
        "Take 3,1",
        "take\t3,1",
        "DRAW",
        "draw ",
        "draw 1",
        "skip\n",
        "pass",
        "end",
        "null",
        "1.0",
    ],
)
def test_unreadable(text: str) -> None:
    with pytest.raises(UnreadableMove) as refused:
        GAME.read(text)
    assert_said(refused.value.said, GAME)


@given(st.text(alphabet="0123@,+- takedrwsip\n", max_size=22))
def test_what_can_be_read_is_written_like_that(text: str) -> None:
    try:
        code = GAME.read(text)
    except UnreadableMove:
        return
    assert GAME.write(code) == text


@given(st.from_regex(r"[0-9]{4}@-?[0-9]{1,4},-?[0-9]{1,4}(\+[0-9]{4}@-?[0-9],-?[0-9])?"))
def test_what_looks_like_a_placement_is_written_as_it_is_read(text: str) -> None:
    try:
        code = GAME.read(text)
    except UnreadableMove:
        return
    assert GAME.write(code) == text
