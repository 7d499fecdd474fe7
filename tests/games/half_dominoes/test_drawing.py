"""The table in text: every tile can be read back from it, in both sizes."""

from hypothesis import given

from pavage.core.game import WATCHER
from pavage.core.picture import Picture, plain
from pavage.core.position import Position
from pavage.games.half_dominoes import GAME
from pavage.games.half_dominoes.drawing import draw, draw_hand, show
from tests.games.half_dominoes.drawn import dead_of, drawn, table_of
from tests.games.half_dominoes.games import Plan, plans
from tests.games.half_dominoes.reference import Square
from tests.games.half_dominoes.tables import Start, starts

MARGIN = 5


def seen(position: Position, viewer: int = WATCHER) -> object:
    return position.observe(viewer)[0]


def lines(picture: Picture) -> list[str]:
    return ["".join(text for text, _ in line) for line in picture]


class Reader:
    """Finds squares in a picture by the numbers along its edges."""

    def __init__(self, picture: Picture, wide: int, high: int, middle: int) -> None:
        head, *self.rows = lines(picture)
        names = head[MARGIN:]
        self.columns = [int(names[at : at + wide]) for at in range(0, len(names), wide)]
        self.names = [int(row[:MARGIN]) for row in self.rows[middle::high]]
        self.wide, self.high = wide, high

    def at(self, x: int, y: int, across: int, down: int) -> str:
        row = self.rows[self.names.index(y) * self.high + down]
        return row[MARGIN + self.columns.index(x) * self.wide + across]

    def tile(self, x: int, y: int) -> str:
        """In the full size: N E S W."""
        return "".join(self.at(x, y, *place) for place in ((2, 0), (4, 1), (2, 2), (0, 1)))

    def knot(self, x: int, y: int) -> str:
        """In the small size: what stands on the four sides."""
        here = self.at(x, y, 2, 0), self.at(x, y, 0, 1)
        return here[0] + self.at(x + 1, y, 0, 1) + self.at(x, y + 1, 2, 0) + here[1]


def full(position: Position) -> Reader:
    return Reader(draw(seen(position), False), wide=5, high=3, middle=1)


def small(position: Position) -> Reader:
    return Reader(draw(seen(position), True), wide=4, high=2, middle=1)


def ring(squares: set[Square]) -> tuple[list[int], list[int]]:
    """The columns and rows of these squares, and one more on each side."""
    across, down = [x for x, _ in squares], [y for _, y in squares]
    return (
        list(range(min(across) - 1, max(across) + 2)),
        list(range(min(down) - 1, max(down) + 2)),
    )


def check(position: Position) -> None:
    tiles, dead = table_of(position), dead_of(position)
    for reader in (full(position), small(position)):
        assert (reader.columns, reader.names) == ring({*tiles, *dead})
    for (x, y), tile in tiles.items():
        assert full(position).tile(x, y) == tile
        assert small(position).knot(x, y) == tile
    for x, y in dead:
        assert full(position).at(x, y, 2, 1) == small(position).at(x, y, 2, 1) == "▒"


@given(starts())
def test_any_table_can_be_read_back(start: Start) -> None:
    check(start.position())


@given(plans())
def test_the_end_of_any_game_can_be_read_back(plan: Plan) -> None:
    for position, ply in plan.play():
        if ply is None:
            check(position)


def test_a_table_looks_like_this() -> None:
    position = drawn("0123@0,0", ["0125", "0999"], stock=["9999"], dead=[(-1, 0)])
    position.play("2501@1,0")
    assert plain(draw(seen(position), False)).split("\n") == [
        "      -2   -1    0    1    2",
        "",
        "  -1             ·    ·",
        "",
        "          ▒▒▒▒▒╲ 0 ╱╲ 2 ╱",
        "   0      ▒▒▒▒▒3 ╳ 11 * 5  ·",
        "          ▒▒▒▒▒╱ 2 ╲╱ 0 ╲",
        "",
        "   1             ·    ·",
        "",
    ]
    assert plain(draw(seen(position), True)).splitlines() == [
        "      -2  -1   0   1   2",
        "",
        "  -1           ·   ·",
        "               0   2",
        "   0       ▒ 3 ╬ 1 * 5 ·",
        "               2   0",
        "   1           ·   ·",
    ]


def test_the_last_tiles_differ_without_colour() -> None:
    position = drawn("0123@0,0 2501@1,0", ["2777", "0777"], variant=2, stock=["9999"])
    assert "*" not in plain(draw(seen(position), False))
    position.play(position.legal_moves()[0])
    for size in (True, False):
        assert plain(draw(seen(position), size)).count("*") == 2


def test_a_hand_is_numbered_and_named() -> None:
    position = drawn("0123@0,0", ["0125", "0999"])
    assert plain(draw_hand(seen(position, 0), 0)).splitlines() == [
        "  1      2",
        "╲ 0 ╱  ╲ 0 ╱",
        "5 ╳ 1  9 ╳ 9",
        "╱ 2 ╲  ╱ 9 ╲",
        "0125   0999",
    ]


def test_hidden_tiles_are_question_marks() -> None:
    position = drawn("0123@0,0", ["0125"], ["0777", "0888"], stock=["9999"], open_tiles={1: [1]})
    text = show(seen(position, 0))
    assert "> seat 0   1 tiles  0125" in text
    assert "  seat 1   2 tiles  0888 ?" in text, "all saw it come from the table"
    assert "stock 1\n" in text
    assert "9999" not in text
    assert "stock 1: 9999" in show(position.s), "the position itself hides nothing"


def test_whose_turn_it_is() -> None:
    def last_line(position: Position) -> str:
        return show(seen(position)).splitlines()[-1]

    position = drawn("0123@0,0 4105@0,-1", ["0125", "0999"], ["6666"], idle=2)
    assert last_line(position) == "turn 1, 2 idle, seat 0 to move"
    position.play("2501@1,0")
    choosing = "turn 1, 2 idle, seat 1 to choose a tile that seat 0 takes back"
    assert last_line(position) == choosing
    position = drawn("0000@0,0", ["0000"], stock=["9999"], variant=1)
    assert last_line(position) == "turn 1, seat 0 to move"
    over = drawn("9999@0,0", ["0000"], turns=299)
    over.play("draw")
    assert last_line(over) == "over: turn limit"


def test_the_game_draws_so() -> None:
    position = drawn("0123@0,0", ["0125"])
    assert GAME.draw(seen(position), True) == draw(seen(position), True)
    assert GAME.show(seen(position)) == show(seen(position))
