"""The board in text: every line that a tile has is drawn, in both sizes, and joins its like."""

import unicodedata

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pavage.core.game import WATCHER
from pavage.core.picture import Picture, plain
from pavage.games.zigzag import GAME
from pavage.games.zigzag.drawing import _CROSSINGS, draw, draw_hand, show
from pavage.games.zigzag.notation import TILE_NAMES
from tests.games.zigzag.games import Plan, plans

_WEIGHTS = {"LIGHT": "1", "HEAVY": "2"}
_SIDES = {"UP": "N", "RIGHT": "E", "DOWN": "S", "LEFT": "W", "VERTICAL": "NS", "HORIZONTAL": "EW"}


def sides_of(character: str) -> str:
    """The lines of a box drawing character N E S W, read from its name in Unicode."""
    if character == " ":
        return "0000"
    words = unicodedata.name(character).removeprefix("BOX DRAWINGS ").split()
    lines = dict.fromkeys("NESW", "0")
    weight_first = words[0] in _WEIGHTS
    weight, waiting = "", ""
    for word in words:
        if word in _WEIGHTS:
            weight = _WEIGHTS[word]
        else:
            waiting += _SIDES.get(word, "")
        if weight and (weight_first or word in _WEIGHTS):
            lines |= dict.fromkeys(waiting, weight)
            waiting = ""
            weight = weight if weight_first else ""
    return "".join(lines.values())


def test_a_crossing_for_every_tile() -> None:
    assert [sides_of(character) for character in _CROSSINGS] == list(TILE_NAMES)


@given(plans(), st.data())
def test_lines_join_in_both_sizes(plan: Plan, data: st.DataObject) -> None:
    positions = [position.copy() for position, _ in plan.play()]
    s = data.draw(st.sampled_from(positions)).s
    small = [line.ljust(60) for line in plain(draw(s, True)).split("\n")]
    full = [line.ljust(90) for line in plain(draw(s, False)).split("\n")]
    size = len(small) - 1
    assert len(full) == 1 + 3 * size
    for y in range(size):
        for x in range(size):
            code = int(s.board[y * 16 + x]) - 1
            if code < 0:
                continue
            north, east, south, west = list(TILE_NAMES[code])
            tile = small[1 + y][3 + 3 * x : 6 + 3 * x]
            assert (tile[0], sides_of(tile[1]), tile[2]) == (
                " ─━"[int(west)], TILE_NAMES[code], " ─━"[int(east)],
            )  # fmt: skip
            rows = [full[1 + 3 * y + row][3 + 5 * x : 8 + 5 * x] for row in range(3)]
            assert rows[0][2] == " │║"[int(north)]
            assert rows[2][2] == " │║"[int(south)]
            value = str(sum(map(int, TILE_NAMES[code])))
            assert rows[1] == " ─═"[int(west)] * 2 + value + " ─═"[int(east)] * 2


def test_the_same_text_for_states_that_a_watcher_cannot_tell_apart() -> None:
    setup = GAME.setup(2)
    deal = Plan(2, {}, "1", "any_move").deal()
    other = {**deal, "hands": deal["hands"][::-1], "bag": deal["bag"][::-1]}
    seen = [GAME.start(setup, one).observe(WATCHER)[0] for one in (deal, other)]
    assert show(seen[0]) == show(seen[1])
    assert plain(draw(seen[0], True)) == plain(draw(seen[1], True))


def styles(picture: Picture) -> set[str]:
    return {style for line in picture for _, style in line}


@pytest.mark.parametrize("small", [True, False])
def test_last_moves_have_a_style_of_their_own(small: bool) -> None:
    drawn = [styles(draw(position.s, small)) for position, _ in Plan(2, {}, "1", "any_move").play()]
    assert "last" not in drawn[0]
    assert all({"last", "piece", "bonus"} <= found for found in drawn[1:10])


def test_a_hand_is_numbered_and_an_empty_one_is_nothing() -> None:
    position = next(iter(Plan(2, {}, "1", "any_move").play()))[0]
    lines = plain(draw_hand(position.s, 0)).splitlines()
    assert lines[0].split() == ["1", "2", "3", "4", "5"]
    assert lines[-1].split() == ["0220", "1001", "1021", "2202", "2111"]
    hidden = plain(draw_hand(position.observe(1)[0], 0))
    assert hidden.count("?") == 10
    assert draw_hand(np.zeros(1, dtype=GAME.dtype)[0], 0) == []
