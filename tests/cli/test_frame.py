"""What is shown of a table that is larger than its room, and hands in several strips."""

from pavage.cli.frame import Frame, Room, width, wrapped
from pavage.core.picture import Line, Picture, plain


def table(columns: range, rows: range) -> Picture:
    """A table whose squares are four characters wide and two high: ``.`` in their middle."""
    head = "".join(f"{x:>3} " for x in columns)
    picture: Picture = [[("     ", ""), (head, "label")]]
    for y in rows:
        picture.append([("     ", ""), ("    " * len(columns), "")])
        line: Line = [(f"{y:>4} ", "label"), *(("  . ", "piece") for _ in columns)]
        picture.append(line)
    return picture


LARGE = table(range(-9, 10), range(-5, 6))


def shown(room: Room, lit: set[tuple[int, int]], at: tuple[int, int] | None = None) -> list[str]:
    frame = Frame([list(line) for line in LARGE])
    frame.light(dict.fromkeys(lit, "•"))
    return plain(frame.shown(room, lit, [(-9, 0), (9, 0), (0, -5), (0, 5)], at)).split("\n")


def test_a_table_that_fits_is_shown_whole() -> None:
    frame = Frame(table(range(-1, 2), range(-1, 2)))
    assert frame.shown(Room(80, 24), [], [(0, 0)], None) == frame.picture


def test_signs_stand_in_the_middle_of_their_squares() -> None:
    lines = shown(Room(200, 100), {(-9, -5), (3, 2)})
    assert lines[0].index("-9") + 1 == lines[2].index("•")
    assert lines[2].startswith("  -5 ")
    assert lines[16].startswith("   2 ")
    assert lines[16].index("•") == lines[0].index(" 3 ") + 1


def test_as_many_lit_squares_as_can_be_are_shown() -> None:
    for lit in ({(8, 4), (7, 3)}, {(-9, -5), (-7, -4)}, {(0, 0)}, {(9, -5), (6, -3)}):
        lines = shown(Room(40, 13), lit)
        assert sum(line.count("•") for line in lines) == len(lit)
        assert len(lines) <= 13
        assert max(map(len, lines)) <= 40


def test_arrows_lead_to_what_is_not_shown() -> None:
    assert shown(Room(40, 13), set(), (0, 0))[0].startswith("←↑↓→")
    assert shown(Room(40, 13), set(), (-9, -5))[0].startswith("  ↓→")
    assert shown(Room(40, 13), set(), (9, 5))[0].startswith("←↑  ")
    assert shown(Room(200, 13), set(), (0, 0))[0].startswith(" ↑↓ ")


def test_one_can_look_at_any_square() -> None:
    for x, y in ((-9, -5), (9, 5), (4, -4), (0, 0)):
        lines = shown(Room(40, 13), {(x, y)}, (x, y))
        assert sum(line.count("•") for line in lines) == 1
    assert shown(Room(40, 13), set(), (99, 99)) == shown(Room(40, 13), set(), (9, 5))


def test_a_screen_without_room_shows_one_square() -> None:
    assert len(shown(Room(1, 1), {(2, 2)}, (2, 2))) >= 1


def test_a_wide_hand_is_cut_between_its_pieces() -> None:
    hand: Picture = [
        [(f"{n:^5}  ", "strong") for n in range(1, 8)],
        [run for n in range(1, 8) for run in (("#####", "piece"), ("  ", ""))],
    ]
    assert wrapped(hand, 80) == hand
    strips = wrapped(hand, 24)
    assert width(strips) <= 24
    assert plain(strips).split() == [
        "1", "2", "3", "#####", "#####", "#####",
        "4", "5", "6", "#####", "#####", "#####",
        "7", "#####",
    ]  # fmt: skip
