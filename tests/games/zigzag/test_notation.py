"""How Zigzag is written: to the byte."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pavage.core.errors import UnreadableMove
from pavage.games.zigzag import GAME
from pavage.games.zigzag.notation import read_shuffle, write_shuffle
from tests.games.zigzag import reference

WORDS = ["end", "exchange", "pass"]


def test_every_placement_there_is_round_trips() -> None:
    digits = "012"
    tiles = [n + e + s + w for n in digits for e in digits for s in digits for w in digits]
    codes = set()
    for tile in tiles:
        for column in range(15):
            for row in range(15):
                text = f"{tile}@{reference.name_of((column, row))}"
                code = GAME.read(text)
                assert GAME.write(code) == text
                codes.add(code)
    assert len(codes) == 81 * 225


@pytest.mark.parametrize("word", WORDS)
def test_words(word: str) -> None:
    assert GAME.write(GAME.read(word)) == word


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0121",
        "0121@",
        "@h8",
        "0121@h",
        "0121@8",
        "0121@h0",
        "0121@h08",
        "0121@h16",
        "0121@h88",
        "0121@h-1",
        "0121@p1",
        "0121@H8",
        "0121@8h",
        "012@h8",
        "01210@h8",
        "0131@h8",
        "０121@h8",
        "0121@h٨",
        "0121@h8 ",
        " 0121@h8",
        "0121@h8\n",
        "0121 @h8",
        "0121@ h8",
        "0121-h8",
        "0121@h8@h8",
        "0121@h8,0121@h9",
        "????@h8",
        "?@h8",
        "END",
        "end ",
        "ends",
        "exchange 0121",
        "pass\n",
        "resign",
        "shuffle 0121",
        "1.0",
        "null",
    ],
)
def test_unreadable(text: str) -> None:
    with pytest.raises(UnreadableMove):
        GAME.read(text)


@given(st.text(alphabet="012@abhops189 \n", max_size=9))
def test_what_can_be_read_is_written_like_that(text: str) -> None:
    try:
        code = GAME.read(text)
    except UnreadableMove:
        return
    assert GAME.write(code) == text


@given(st.lists(st.integers(0, 80), min_size=1, max_size=80))
def test_shuffles_round_trip(codes: list[int]) -> None:
    assert read_shuffle(write_shuffle(codes)) == codes
