"""The table in text: every card stands in its place, in both sizes, and runs are joined."""

import re
from itertools import pairwise

import pytest
from hypothesis import given

from pavage.core.picture import Picture, plain
from pavage.core.position import Position
from pavage.games.maze import GAME
from pavage.games.maze.drawing import draw, draw_hand, show
from tests.games.maze import reference
from tests.games.maze.drawn import position
from tests.games.maze.tables import tables
from tests.games.maze.test_rules import DEAL_17, WON

SHOWN = """\
   1   2   3   4   5   6   7   8   9
a  AS──2S  4S  7H  8S  JC──QC  9H  ·
b  4H  7C  TD  JH  8H  8C  AC  2H  ·
c  JD  ·   8D  6H  QD  QS  6C  2C  5S
d  QH  3H  TH  2D──3D  ·   9S  AH  5D
e  TC  JS  ·   9C  4C  9D  5H  3S  4D
f  7D  ·   6S  TS  7S  AD  6D  5C  3C

score 4 of 48, moves 1, rules classic
a9 takes TH 3H
b9 takes 3H TD
c2 takes QD 7D
d6 takes 4D 8S
e3 takes QS 8C
f2 takes 8D 5S"""


def joins_of(line: reference.Table) -> list[bool]:
    """Whether the card of each place goes on where the place before it ends."""
    slots = line.slots
    pairs = [(None, slots[0]), *pairwise(slots)]
    return [bool(a and b and line.next_higher(a) == b) for a, b in pairs]


def test_a_position_as_text() -> None:
    at = position(DEAL_17)
    at.play("3D@d5")
    assert show(at.s) == SHOWN


def test_the_end_and_the_dialect_are_shown() -> None:
    assert show(position(WON).s).splitlines()[-2:] == [
        "score 48 of 48, moves 0, rules classic",
        "over: solved",
    ]
    assert "rules ring" in show(position(DEAL_17, dialect="ring").s)


@given(tables())
def test_cards_stand_in_their_places_in_both_sizes(
    table: tuple[Position, reference.Table],
) -> None:
    at, line = table
    joined = [*joins_of(line), False]
    for small, wide, step in ((True, 4, 1), (False, 6, 3)):
        rows = [text.ljust(60) for text in plain(draw(at.s, small)).split("\n")][1::step]
        assert [row[0] for row in rows] == list("abcdef")
        for k, card in enumerate(line.slots):
            text, column = rows[k // 9], 3 + k % 9 * wide
            if card:
                assert text[column : column + 2] == card
            assert (text[column - 1] == "─") == joined[k], "to the one before"
            goes_on = text[column + wide - 2]
            assert (goes_on == "─") == joined[k + 1], "to the one behind"


@given(tables())
def test_the_full_size_shows_suits_and_what_a_gap_takes(
    table: tuple[Position, reference.Table],
) -> None:
    at, line = table
    lines = [text.ljust(60) for text in plain(draw(at.s, False)).split("\n")]
    for k, card in enumerate(line.slots):
        name, below = (lines[1 + k // 9 * 3 + part][3 + k % 9 * 6 :][:4] for part in (0, 1))
        if card:
            assert below.strip() == dict(zip("CDHS", "♣♦♥♠", strict=True))[card[1]]
            continue
        taken = re.findall(r"\((..)\)", name + below)
        cards = {c for t in taken for c in ([t] if t[1] != "*" else [t[0] + s for s in "CDHS"])}
        legal = line.legal_moves()
        assert cards == {move[:2] for move in legal if move.endswith("@" + reference.SLOTS[k])}


def styles(picture: Picture, style: str) -> list[str]:
    return [text for line in picture for text, found in line if found == style]


@pytest.mark.parametrize("small", [True, False])
def test_the_last_card_has_a_style_of_its_own(small: bool) -> None:
    at = position(DEAL_17)
    assert not styles(draw(at.s, small), "last")
    at.play("7D@c2")
    assert styles(draw(at.s, small), "last")[0].startswith("7D")
    assert small or styles(draw(at.s, small), "last")[1].startswith("*"), "a sign beside the colour"


@given(tables())
def test_moves_are_numbered_as_the_targets_are(table: tuple[Position, reference.Table]) -> None:
    at, _ = table
    targets = GAME.hand(at.observe(0)[0], 0).targets
    picture = draw_hand(at.s, 0)
    found = re.findall(r"(\d+) (\w\w) (\w\d) ?([+-]\d)?", plain(picture))
    assert [int(number) for number, *_ in found] == list(range(1, len(targets) + 1))
    assert [f"{card}@{place}" for _, card, place, _ in found] == [t.move for t in targets]
    assert [int(points or 0) for *_, points in found] == [t.points for t in targets]
    assert all(sum(len(text) for text, _ in line) <= 80 for line in picture)


def test_a_narrow_terminal_has_room_for_the_small_table() -> None:
    """Beside it stands a panel of 34 columns."""
    text = plain(draw(position(DEAL_17).s, True)).split("\n")
    assert max(map(len, text)) + 2 + 34 <= 80
    assert len(text) == 7
