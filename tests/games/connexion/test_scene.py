"""What Connexion shows and says, on drawn tables and in whole games."""

import re
from typing import Any

from hypothesis import given

from pavage.core.game import WATCHER
from pavage.core.message import Message, render
from pavage.core.position import Position
from pavage.core.scene import Hand, Piece, Scene, Target, Told
from pavage.core.shuffle import WordStream
from pavage.games.connexion import GAME
from tests.games.connexion import reference
from tests.games.connexion.drawn import drawn
from tests.games.connexion.games import Plan, plans

# tiles of the box: a red 5 on the right of 0,0; a blue 3 on the lower right of 1,-1
FIVE = "6V4J3B5R1O2B/4@0,0"
CORNER = f"{FIVE} 6J3B1O4R2V5J/1@1,-1"
LAID = "6J2J1V3O5R4B"
OTHER = "6O1J2R4V3B5V"
# the six neighbours of 0,0 all match 6J1O5B2R4V3R there
RING = (
    "6J3B1O4R2V5J/3@1,-1 6O4R5B1V3J2B/4@1,0 6O4V2J5B3R1J/2@0,1 6B4V1J5O2R3R/2@-1,1 "
    "6R5O3R1J2B4V/2@-1,0 6O1B5V4J3R2V/4@0,-1"
)
ALL_RED = "6R1R2R3R4R5R"
ALL_BLUE = "6B1B2B3B4B5B"


def scene(position: Position) -> Scene:
    return GAME.scene(position.observe(WATCHER)[0])


def hand(position: Position, seat: int | None = None) -> Hand:
    seat = position.to_move() if seat is None else seat
    return GAME.hand(position.observe(seat)[0], seat)


def targets(position: Position, piece: str) -> dict[str, Target]:
    seat = position.to_move()
    found = GAME.targets(position.observe(seat)[0], seat, piece)
    return {target.move: target for target in found}


def tell(position: Position, move: str) -> Told:
    points = position.copy().play(move)
    return GAME.tell(position.observe(WATCHER)[0], position.to_move(), move, points)


def kind(said: Message | None) -> str:
    assert said is not None
    return said.id.removeprefix("connexion-")


def english(said: Message | None) -> str:
    """As Ann (seat 0) and Bob would read it."""
    assert said is not None
    args = dict(said.args)
    if "seat" in args:
        args["name"] = ("Ann", "Bob", "Cid", "Dee")[int(str(args["seat"]))]
    return " ".join(render(Message(said.id, args), "en", [GAME.folder]).split())


def name(id: str) -> str:
    """The tile that a piece is: the beginning of its id."""
    return id.partition(".")[0]


def marked(position: Position, mark: Any) -> list[str]:
    return sorted(name(piece.id) for piece in scene(position).pieces if mark in piece.marks)


def counters(position: Position) -> dict[str, int]:
    return {counter.id: counter.value for counter in scene(position).counters}


def solo(plies: int = 0) -> Position:
    setup = GAME.setup(1, {"solo": True})
    position = GAME.start(setup, GAME.deal(setup, WordStream("")))
    for _ in range(plies):
        position.play(position.legal_moves()[0])
    return position


# -- the table --------------------------------------------------------------------------------


def test_the_zones() -> None:
    table, *racks = GAME.setting(GAME.setup(3, {})).zones
    assert (table.id, table.kind, table.cols, table.rows) == ("table", "hexes", 0, 0)
    assert [(rack.id, rack.kind, rack.seat, rack.cols) for rack in racks] == [
        (f"rack{seat}", "rack", seat, 4) for seat in range(3)
    ]


def test_who_plays_alone_has_a_place_for_every_tile() -> None:
    _, rack = GAME.setting(GAME.setup(1, {"solo": True})).zones
    assert (rack.id, rack.cols) == ("rack0", 36)
    own = GAME.setup(1, {"solo": True, "tileset": [ALL_RED] * 5})
    assert GAME.setting(own).zones[1].cols == 5
    pieces = hand(solo()).pieces
    assert sorted(piece.x for piece in pieces) == list(range(36))
    assert len({piece.id for piece in pieces}) == 36


def test_a_tile_has_its_name_for_a_face_and_is_turned_as_it_lies() -> None:
    [piece] = scene(drawn(FIVE, [LAID], [OTHER])).pieces
    assert (piece.face, piece.turn, piece.turns, piece.period) == ("6V4J3B5R1O2B", 4, 6, 0)
    assert (piece.zone, piece.x, piece.y) == ("table", 0, 0)


def test_a_tile_of_one_s_own_set_is_put_together_from_parts() -> None:
    [piece] = hand(drawn(FIVE, [ALL_RED], [OTHER])).pieces
    assert piece.face == "glass+6R0+1R1+2R2+3R3+4R4+5R5"


def test_the_first_tiles_and_the_last_one_are_marked() -> None:
    position = drawn(CORNER, [LAID, OTHER], [OTHER])
    assert marked(position, "start") == ["6J3B1O4R2V5J", "6V4J3B5R1O2B"]
    assert marked(position, "last") == []
    position.play(f"{LAID}/0@1,0")
    assert marked(position, "last") == [LAID]
    position.play(f"{OTHER}/0@2,0")
    assert marked(position, "last") == [OTHER]


def test_everybody_sees_how_many_tiles_are_where() -> None:
    position = drawn(FIVE, [LAID, OTHER], [OTHER], piles=[[ALL_RED], []])
    assert counters(position) == {"hand0": 2, "pile0": 1, "hand1": 1, "pile1": 0}
    position.play(f"{LAID}/0@1,0")
    assert counters(position) == {"hand0": 2, "pile0": 0, "hand1": 1, "pile1": 0}
    assert counters(solo(3)) == {"left": 33}


# -- what may be laid, and what it brings -----------------------------------------------------


def test_the_worked_example_of_two_sides() -> None:
    target = targets(drawn(CORNER, [LAID], [OTHER]), LAID)[f"{LAID}/0@1,0"]
    assert (target.points, target.equation) == (54, "(5+5)×2 + (4+3) = 27, × 2 = 54")
    assert (target.zone, target.x, target.y, target.turn) == ("table", 1, 0, 0)
    assert target.sides == [4, 5]


def test_the_worked_examples_of_a_pair() -> None:
    brought = {}
    for tile, six in (("6J2J1V3O5R4B", 0), ("6J1O5B2R4V3R", 2), ("6J1O5B2R4V3R", 5)):
        target = targets(drawn(FIVE, [tile], [OTHER]), tile)[f"{tile}/{six}@1,0"]
        brought[target.points] = target.equation
        assert target.sides == [4]
    assert brought == {20: "(5+5)×2 = 20", 10: "(5+5) = 10", 8: "(3+5) = 8"}


def test_nothing_is_written_where_no_side_matches() -> None:
    tile = "6J3B1O4R2V5J"
    target = targets(drawn(FIVE, [tile], [OTHER]), tile)[f"{tile}/3@1,0"]
    assert (target.points, target.equation, target.sides) == (0, "", [])


def test_the_most_that_a_move_can_bring() -> None:
    tile = "6J1O5B2R4V3R"
    target = targets(drawn(RING, [tile], [OTHER]), tile)[f"{tile}/0@0,0"]
    assert target.points == 522
    assert target.equation == (
        "(6+6)×2 + (1+6) + (5+5)×2 + (2+2)×2 + (4+4)×2 + (3+3)×2 = 87, × 6 = 522"
    )


def test_a_move_is_final_while_there_is_something_to_draw() -> None:
    def final(*piles: list[str]) -> set[bool]:
        position = drawn(FIVE, [LAID], [OTHER], piles=piles)
        return {target.final for target in targets(position, LAID).values()}

    assert final([OTHER], []) == {True}
    assert final([], [OTHER]) == {False}
    assert {t.final for t in targets(solo(2), hand(solo(2)).asks[0]).values()} == {False}


def test_only_who_is_to_move_may_ask() -> None:
    position = drawn(FIVE, [LAID], [OTHER])
    assert hand(position, 0).asks == [LAID]
    assert hand(position, 1).asks == []
    assert GAME.targets(position.observe(1)[0], 1, OTHER) == []
    assert GAME.targets(position.observe(0)[0], 0, OTHER) == []


def test_a_tile_that_fits_nowhere_is_not_asked_for() -> None:
    position = drawn(f"{ALL_RED}/0@0,0", [ALL_BLUE, LAID], [OTHER], must_match=True)
    assert hand(position).asks == [ALL_BLUE, LAID], "a blue 6 beside a red 6 matches"
    painted = {ALL_BLUE: ["1B"] * 6, ALL_RED: ["2R"] * 6}
    position = drawn(
        f"{ALL_RED}/0@0,0", [ALL_BLUE, LAID], [OTHER], must_match=True, painted=painted
    )
    assert hand(position).asks == [LAID]


def test_of_twins_the_first_one_is_laid() -> None:
    position = drawn(f"{FIVE}", [ALL_RED, ALL_RED], [ALL_RED])
    first, second = hand(position).pieces
    assert hand(position).asks == [first.id] != [second.id]
    position.play(f"{ALL_RED}/0@1,0")
    assert first.id in {piece.id for piece in scene(position).pieces}
    assert [piece.id for piece in hand(position, 0).pieces] == [second.id]


def test_a_tile_let_go_anywhere_says_how_it_lies() -> None:
    [piece] = hand(drawn(FIVE, [LAID], [OTHER])).pieces
    assert piece.drops == [f"{LAID}/{six}@{{x}},{{y}}" for six in range(6)]
    assert piece.drop == piece.drops[0]


# -- what to do -------------------------------------------------------------------------------


def test_the_line_says_what_to_do() -> None:
    assert kind(hand(solo()).status) == "do-first"
    assert kind(hand(solo(1)).status) == "do-place"
    position = drawn(FIVE, [LAID, OTHER], [OTHER])
    assert kind(hand(position).status) == "do-place"
    assert english(hand(position, 1).status) == "It is Ann’s turn. Plan your move!"
    assert english(scene(position).status) == "Ann to play"
    assert kind(hand(drawn(FIVE, [LAID], [OTHER])).status) == "do-last"
    assert kind(hand(drawn(FIVE, [LAID], [OTHER], piles=[[OTHER]])).status) == "do-place"


def test_who_can_lay_nothing_has_one_button() -> None:
    painted = {ALL_BLUE: ["1B"] * 6, ALL_RED: ["2R"] * 6}
    position = drawn(f"{ALL_RED}/0@0,0", [ALL_BLUE], [LAID], must_match=True, painted=painted)
    [action] = hand(position).actions
    assert (action.move, action.primary, action.final) == ("pass", True, False)
    assert kind(hand(position).status) == "do-pass"
    assert english(tell(position, "pass").line) == "Ann passes"
    position.play("pass")
    assert english(scene(position).status) == "Bob to play"


def test_who_has_no_tile_left_passes() -> None:
    position = drawn(FIVE, [], [LAID], must_match=True)
    assert [action.move for action in hand(position).actions] == ["pass"]
    assert kind(hand(position).status) == "do-pass-empty"


def test_tips_come_in_the_first_turns_only() -> None:
    setup = GAME.setup(2, {})
    position = GAME.start(setup, GAME.deal(setup, WordStream("tips")))
    tips = []
    for _ in range(12):
        tip = hand(position).tip
        tips.append(kind(tip) if tip else "")
        position.play(position.legal_moves()[0])
    told = ["tip-first", "tip-points", "tip-several", "tip-care", "", ""]
    assert tips == [tip for tip in told for _ in range(2)]
    assert [kind(hand(solo(k)).tip) for k in range(2)] == ["tip-solo", "tip-first"]
    assert kind(hand(solo(4)).tip) == "tip-gaps"
    assert hand(solo(5)).tip is None


# -- what is told -----------------------------------------------------------------------------


def test_a_placement_is_told_with_its_points() -> None:
    told = tell(drawn(CORNER, [LAID], [OTHER]), f"{LAID}/0@1,0")
    assert (told.points, told.equation) == (54, "(5+5)×2 + (4+3) = 27, × 2 = 54")
    assert english(told.line) == "Ann lays a tile: 54 points with 2 sides"
    assert (told.zone, told.x, told.y) == ("table", 1, 0)
    assert told.cheer is None
    tile = "6J3B1O4R2V5J"
    line = english(tell(drawn(FIVE, [tile], [OTHER]), f"{tile}/3@1,0").line)
    assert line == "Ann lays a tile: no side matches, 0 points"
    line = english(tell(solo(), solo().legal_moves()[0]).line)
    assert line == "Ann lays the first tile"


def test_many_sides_are_celebrated() -> None:
    tile = "6J1O5B2R4V3R"
    told = tell(drawn(RING, [tile], [OTHER]), f"{tile}/0@0,0")
    assert english(told.cheer) == "6 sides match!"
    assert len(told.glow) == 6


def points_of(path: str) -> list[tuple[float, float]]:
    numbers = [float(number) for number in re.findall(r"-?[0-9.]+", path)]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def test_the_two_cells_that_match_shine() -> None:
    """Their outline lies in both tiles, around the middle of the side that they share."""
    told = tell(drawn(CORNER, [LAID], [OTHER]), f"{LAID}/0@1,0")
    assert [(glow.zone, glow.x, glow.y) for glow in told.glow] == [("table", 1, 0)] * 2
    middles = []
    for glow in told.glow:
        corners = points_of(glow.path)
        assert len(corners) == 4
        middles.append(tuple(round(sum(p[k] for p in corners) / 4, 2) for k in (0, 1)))
    left, upper_left = (0.0, 0.5), (0.25, 0.07)
    assert middles == [left, upper_left]


# -- whole games ------------------------------------------------------------------------------


def lying(position: Position) -> dict[reference.Place, tuple[str, int]]:
    return {(p.x, p.y): (name(p.id), p.turn) for p in scene(position).pieces}


@given(plans())
def test_the_table_lies_and_scores_as_the_rules_have_it(plan: Plan) -> None:
    table = reference.table(plan.deal(), plan.options)
    for position, ply in plan.play():
        assert lying(position) == {
            place: (laid.tile, laid.six) for place, laid in table.tiles.items()
        }
        if ply is None:
            break
        told = tell(position, ply)
        for id in hand(position).asks:
            target = targets(position, id).get(ply)
            if target:
                assert (target.points, target.equation) == (told.points, told.equation)
                assert len(target.sides) == len(told.glow)
                where = target.turn, (target.x, target.y)
                laid = reference.Laid(name(id), where[0])
                worths = table.pairs(laid, where[1]) if table.tiles else []
                assert len(target.sides) == len(worths)
        assert table.play(ply) == told.points


@given(plans())
def test_pieces_keep_their_ids_where_they_lie_and_where_they_go(plan: Plan) -> None:
    """In sets with many twins too."""
    before: dict[tuple[int, int], str] = {}
    for position, ply in plan.play():
        table = scene(position).pieces
        there = {(piece.x, piece.y): piece.id for piece in table}
        assert before.items() <= there.items()
        for seat in range(plan.players):
            own: list[Piece] = hand(position, seat).pieces
            ids = [piece.id for piece in [*table, *own]]
            assert len(set(ids)) == len(ids), "no two alike at once"
        before = there
        if ply and "@" in ply:
            [piece] = [id for id in hand(position).asks if name(id) == ply[:12]]
            before[reference.parts(ply)[2]] = piece
