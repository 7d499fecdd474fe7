"""What is shown of a table of hexagons that is larger than its room."""

import re

import pytest

from pavage.cli.frame import Room, width
from pavage.cli.hexframe import HexFrame
from pavage.core.picture import Line, Picture, plain

WIDE = 8
ROWS, COLUMNS = range(-4, 5), range(-6, 7)
LIT = {"bonus", "big-bonus"}


def table() -> Picture:
    """A table all of whose places are empty, each row half a place further to the right."""
    picture: Picture = []
    for y in ROWS:
        indent = " " * ((y - ROWS[0]) * WIDE // 2)
        for high in range(3):
            line: Line = [(indent, "")]
            for x in COLUMNS:
                text = f"{x},{y}" if high == 1 else ""
                line.append((f"{text:^7} ", "empty"))
            picture.append(line)
    return picture


def shown(
    room: Room, signs: dict[tuple[int, int], str], at: tuple[int, int] | None = None
) -> list[str]:
    frame = HexFrame(table())
    frame.light(signs)
    return plain(frame.shown(room, signs, [(-6, 0), (6, 0), (0, -4), (0, 4)], at)).split("\n")


def test_a_table_that_fits_is_shown_whole() -> None:
    frame = HexFrame(table())
    assert frame.shown(Room(200, 60), [], [(0, 0)], None) == frame.picture


def test_a_sign_stands_below_its_place() -> None:
    lines = shown(Room(200, 60), {(-6, -4): "+3", (2, 1): "+54"})
    for place, sign in (("-6,-4", "+3"), ("2,1", "+54")):
        at = next(k for k, line in enumerate(lines) if re.search(rf"(?<![-\d]){place}(?!\d)", line))
        middle = re.search(rf"(?<![-\d]){place}(?!\d)", lines[at])
        below = re.search(re.escape(sign), lines[at + 1])
        assert middle
        assert below
        assert abs(sum(middle.span()) - sum(below.span())) <= 2


def test_the_most_stands_out() -> None:
    frame = HexFrame(table())
    frame.light({(0, 0): "+7", (1, 0): "+54", (2, 0): "+54"})
    lit = [(text.strip(), style) for line in frame.picture for text, style in line if style in LIT]
    assert lit == [("+7", "bonus"), ("+54", "big-bonus"), ("+54", "big-bonus")]


@pytest.mark.parametrize("room", [Room(40, 13), Room(30, 10), Room(17, 7)])
def test_lit_places_are_shown_and_nothing_is_too_large(room: Room) -> None:
    for place in ((4, 3), (-6, -4), (0, 0), (6, -4), (-6, 4)):
        lines = shown(room, {place: "+9"})
        assert sum(line.count("+9") for line in lines) == 1
        assert len(lines) <= room.high
        assert max(map(len, lines)) <= room.wide


def test_no_coordinates_are_cut() -> None:
    names = {f"{x},{y}" for y in ROWS for x in COLUMNS}
    for wide in range(20, 60):
        text = " ".join(shown(Room(wide, 13), {}, (0, 0))[1:])
        assert set(text.split()) <= names


def test_arrows_lead_to_what_is_not_shown() -> None:
    assert shown(Room(40, 13), {}, (0, 0))[0] == "←↑↓→"
    assert shown(Room(40, 13), {}, (-6, -4))[0] == "↓→"
    assert shown(Room(200, 13), {}, (0, 0))[0] == "↑↓"
    assert shown(Room(40, 60), {}, (0, 0))[0] == "←→"


def test_one_can_look_at_any_place() -> None:
    for x, y in ((-6, -4), (6, 4), (3, -4), (0, 0)):
        assert re.search(rf"(?<!\S){x},{y}(?!\S)", " ".join(shown(Room(40, 13), {}, (x, y))))
    assert shown(Room(40, 13), {}, (99, 99)) == shown(Room(40, 13), {}, (99, 99))


def test_a_screen_without_room_shows_one_place() -> None:
    picture = HexFrame(table()).shown(Room(1, 1), [(2, 2)], [], (2, 2))
    assert "2,2" in plain(picture)
    assert width(picture) <= WIDE
