"""What Half-dominoes shows and says, on drawn tables and in whole games."""

from collections.abc import Iterator
from typing import Any

from hypothesis import given

from pavage.core.game import WATCHER
from pavage.core.message import Message, render
from pavage.core.position import Position
from pavage.core.scene import Hand, Piece, Scene, Step, Target, Told
from pavage.games.half_dominoes import GAME
from tests.games.half_dominoes import reference
from tests.games.half_dominoes.drawn import drawn
from tests.games.half_dominoes.games import Plan, plans

CORNER = "0123@0,0 4105@0,-1"  # the worked example of the rules
BAY = "1234@0,0 5612@1,0 2850@1,-1"  # on 0,-1 a tile touches two
# on 0,0 a tile touches four
HOLE = "9919@0,-1 9999@1,-1 9992@1,0 9999@1,1 3999@0,1 9999@-1,1 9499@-1,0"


def scene(position: Position) -> Scene:
    return GAME.scene(position.observe(WATCHER)[0])


def hand(position: Position, seat: int | None = None) -> Hand:
    seat = position.to_move() if seat is None else seat
    return GAME.hand(position.observe(seat)[0], seat)


def tell(position: Position, move: str) -> Told:
    return GAME.tell(position.observe(WATCHER)[0], position.to_move(), move, 0)


def kind(said: Message | None) -> str:
    assert said is not None
    return said.id.removeprefix("half_dominoes-")


def english(said: Message) -> str:
    """As Ann (seat 0) and Bob would read it."""
    return render(named(said), "en", [GAME.folder])


def named(said: Message) -> Message:
    args = {k: named(v) if isinstance(v, Message) else v for k, v in said.args.items()}
    if "seat" in args:
        args["name"] = ("Ann", "Bob", "Cid", "Dee")[int(str(args["seat"]))]
    return Message(said.id, args)


def name(id: str) -> str:
    """The tile that a piece is: the beginning of its id."""
    return id.partition(".")[0]


def turned(id: str, turn: int) -> str:
    return reference.rotations(name(id))[turn]


def counters(position: Position) -> dict[str, int]:
    return {counter.id: counter.value for counter in scene(position).counters}


def pieces(position: Position) -> dict[str, Piece]:
    return {piece.id: piece for piece in scene(position).pieces}


def marked(position: Position, mark: Any) -> list[str]:
    return sorted(name(piece.id) for piece in scene(position).pieces if mark in piece.marks)


# -- the table --------------------------------------------------------------------------------


def test_a_tile_has_its_name_for_a_face_and_is_turned_as_it_lies() -> None:
    shown = pieces(drawn("0123@0,0 2501@1,0", ["0999"]))
    assert (shown["0123"].face, shown["0123"].turn) == ("0123", 0)
    piece = shown["0125"]
    assert (piece.zone, piece.x, piece.y, piece.face) == ("table", 1, 0, "0125")
    assert turned(piece.face, piece.turn) == "2501"


def test_a_tile_of_one_s_own_set_is_put_together_from_parts() -> None:
    [piece] = hand(drawn("0123@0,0", ["0789"])).pieces
    assert piece.face == "blank+0n+7e+8s+9w"
    assert set(piece.face.split("+")) <= set(GAME.face_labels())


def test_the_first_tiles_and_those_of_the_last_turn_are_marked() -> None:
    position = drawn("0123@0,0", ["0125", "0999"], ["0555", "0999"], stock=["9999"])
    assert (marked(position, "start"), marked(position, "last")) == (["0123"], [])
    position.play("2501@1,0")
    assert (marked(position, "start"), marked(position, "last")) == (["0123"], ["0125"])


def test_everybody_sees_how_many_tiles_are_where() -> None:
    position = drawn("0123@0,0", ["0125", "0999"], ["0555"], stock=["9999", "8888"])
    assert counters(position) == {"stock": 2, "hand0": 2, "hand1": 1}
    position.play("2501@1,0")
    assert counters(position) == {"stock": 1, "hand0": 2, "hand1": 1}


def test_a_game_near_its_end_counts_down() -> None:
    assert "idle" not in counters(drawn("0123@0,0", ["0999"], ["9999"], idle=3))
    assert counters(drawn("0123@0,0", ["0999"], ["9999"], idle=7))["idle"] == 5
    assert "turns" not in counters(drawn("0123@0,0", ["0999"], turns=200))
    assert counters(drawn("0123@0,0", ["0999"], turns=290))["turns"] == 10


def test_the_zones() -> None:
    setting = GAME.setting(GAME.setup(3, {}))
    table, *racks = setting.zones
    assert (table.id, table.kind, table.cols, table.rows) == ("table", "plane", 0, 0)
    assert [(rack.id, rack.kind, rack.seat, rack.cols) for rack in racks] == [
        (f"rack{seat}", "rack", seat, 7) for seat in range(3)
    ]


# -- what may be laid -------------------------------------------------------------------------


def by_move(position: Position) -> dict[str, Target]:
    return {target.move: target for target in hand(position).targets}


def test_the_worked_example() -> None:
    targets = by_move(drawn(CORNER, ["0125"], stock=["9999"]))
    assert sorted(targets) == ["2501@-1,-1", "2501@1,-1", "2501@1,0"]
    for move, target in targets.items():
        assert turned("0125", target.turn) == "2501"
        assert (target.zone, target.x, target.y) == ("table", *reference.square_of(move))
        assert (target.badge, target.tick, target.final) == ("1", True, True)
        assert target.note is not None
        assert english(target.note) == "1 connection: you draw a tile."


def test_no_tick_where_any_place_will_do() -> None:
    targets = by_move(drawn("0123@0,0", ["0125"], stock=["9999"]))
    assert targets
    assert not any(target.tick for target in targets.values())


def test_what_a_placement_brings() -> None:
    def notes(variant: int, table: str, *tiles: str, stock: int = 1) -> dict[str, str]:
        """By the number of connections."""
        position = drawn(table, tiles, stock=["9999"] * stock, variant=variant)
        return {
            target.badge: english(target.note)
            for target in hand(position).targets
            if target.note is not None
        }

    assert notes(1, BAY, "0129", "8888") == {"2": "2 connections: you draw nothing."}
    assert notes(2, BAY, "0129", "8888") == {"2": "2 connections: you draw a tile."}
    assert notes(1, HOLE, "1234", "8888") == {
        "4": "4 connections: you draw nothing and play again!"
    }
    assert notes(2, HOLE, "1234", "8888") == {"4": "4 connections: you draw nothing."}
    assert notes(1, HOLE, "1234") == {"4": "Your last tile: you win!"}
    assert notes(1, CORNER, "0125", stock=0) == {
        "1": "1 connection: Bob chooses a tile on the table that you take back."
    }
    assert notes(1, CORNER, "0125") == {"1": "1 connection: you draw a tile."}, "no win: it draws"


def test_a_pair_is_one_move_of_two_pieces() -> None:
    position = drawn("0123@0,0 2501@1,0", ["2777", "0777"], variant=2, stock=["9999"])
    targets = by_move(position)
    for move, target in targets.items():
        assert target.then is not None
        first, second = move.split("+")
        assert reference.written(turned(target.piece, target.turn), (target.x, target.y)) == first
        then = target.then
        assert reference.written(turned(then.piece, then.turn), (then.x, then.y)) == second
        assert target.badge == "2"
    assert sorted(targets) == position.legal_moves() != []


def test_a_tile_that_looks_the_same_after_a_turn_says_so() -> None:
    position = drawn("0000@0,0", ["0101", "0000", "0001"])
    periods = {name(piece.id): piece.period for piece in hand(position).pieces}
    assert periods == {"0101": 2, "0000": 1, "0001": 0}
    assert {target.turn for target in hand(position).targets if target.piece == "0101"} == {0, 1}


def test_a_tile_let_go_anywhere_says_how_it_lies() -> None:
    [piece] = hand(drawn("0123@0,0", ["0125"])).pieces
    assert piece.drops == ["0125@{x},{y}", "5012@{x},{y}", "2501@{x},{y}", "1250@{x},{y}"]
    assert piece.drop == piece.drops[0]


def test_a_rack_that_grows_goes_on_in_the_next_row() -> None:
    setup = GAME.setup(2, {"hand": 6, "tileset": ["0001"] * 30 + ["2222"] * 30})
    tiles = ["0001"] * 30 + ["2222"] * 30
    deal = {
        "hands": [tiles[-6:], tiles[-12:-6]],
        "table": [["0001", 0, 0]],
        "stock": tiles[30:-12] + tiles[1:30],
    }
    position = GAME.start(setup, deal)
    for _ in range(4):
        assert position.legal_moves() == ["draw"]
        position.play("draw")
    shown = hand(position, 0).pieces
    assert [(piece.x, piece.y) for piece in shown] == [
        *((x, 0) for x in range(6)),
        *((x, 1) for x in range(len(shown) - 6)),
    ]
    assert len(shown) == 8


# -- what to do -------------------------------------------------------------------------------


def test_the_line_says_what_the_rules_ask_for() -> None:
    def asked(*args: Any, **options: Any) -> str:
        return kind(hand(drawn(*args, **options)).status)

    assert asked(BAY, ["0129"]) == "do-several"
    assert asked(CORNER, ["0125"], stock=["9999"]) == "do-angle"
    assert asked("0123@0,0", ["0125"], stock=["9999"]) == "do-one"
    assert asked(BAY, ["0129", "8888"], variant=2) == "do-several"
    assert asked(BAY, ["0129", "9999"], variant=2) == "do-both"
    assert asked("0123@0,0 2501@1,0", ["2777", "0777"], variant=2) == "do-pair"
    assert asked("0123@0,0", ["9999"], stock=["8888"]) == "do-draw"
    assert asked("0123@0,0 2501@1,0", ["9999"]) == "do-return"
    assert asked("0123@0,0", ["9999"]) == "do-pass"


def test_what_cannot_be_laid_leaves_one_button() -> None:
    position = drawn("0123@0,0", ["9999"], stock=["8888"])
    [action] = hand(position).actions
    assert (action.move, action.primary, action.final) == ("draw", True, True)
    [action] = hand(drawn("0123@0,0 2501@1,0", ["9999"])).actions
    assert (action.move, action.final) == ("draw", False)
    assert action.help is not None
    assert english(action.help).startswith("Bob chooses the tile on the table")


def test_a_bonus_is_celebrated_and_may_be_impossible() -> None:
    position = drawn(HOLE, ["1234", "0008"], ["9999"], stock=["5555"])
    told = tell(position, "1234@0,0")
    assert told.cheer is not None
    assert english(told.cheer) == "4 connections: play again!"
    assert english(told.line) == "Ann lays a tile (4 connections) and plays again!"
    assert len(told.glow) == 4
    position.play("1234@0,0")
    assert kind(scene(position).status) == "status-bonus"
    assert kind(hand(position).status) == "do-skip"
    assert [action.move for action in hand(position).actions] == ["skip"]
    assert not hand(position).actions[0].final
    assert english(tell(position, "skip").line) == "Ann cannot lay a bonus tile"


def test_no_cheer_for_the_last_tile() -> None:
    told = tell(drawn(HOLE, ["1234"], stock=["5555"]), "1234@0,0")
    assert told.cheer is None
    assert english(told.line) == "Ann lays the last tile (4 connections)!"


def test_a_second_placement_costs_nothing_and_says_so() -> None:
    position = drawn(HOLE, ["1234", "8889", "8888"], stock=["5555"])
    position.play("1234@0,0")
    shown = hand(position)
    assert kind(shown.status) == "bonus-angle"
    assert {english(t.note) for t in shown.targets if t.note} == {"1 connection: you draw nothing."}
    assert not any(target.final for target in shown.targets)
    line = english(tell(position, shown.targets[0].move).line)
    assert line == "Ann lays a tile as a bonus (1 connection) and does not draw"


# -- the empty stock --------------------------------------------------------------------------


def owing() -> Position:
    """Ann has laid 0125 with one connection and the stock is empty: Bob is to choose."""
    position = drawn(CORNER, ["0125", "0999"], ["6666"])
    assert english(tell(position, "2501@1,0").line) == (
        "Ann lays a tile (1 connection). The stock is empty: Bob chooses what Ann takes back"
    )
    position.play("2501@1,0")
    return position


def test_an_opponent_chooses_among_the_tiles_that_lay_there() -> None:
    position = owing()
    chooser = hand(position, 1)
    assert {pick.piece: pick.move for pick in chooser.picks} == {
        "0123": "take 0,0",
        "0541": "take 0,-1",
    }
    assert kind(chooser.status) == "do-take"
    assert (chooser.targets, chooser.actions) == ([], [])
    assert english(hand(position, 0).status) == (
        "The stock is empty: Bob chooses the tile on the table that you take back."
    )
    assert english(scene(position).status) == "Bob chooses a tile on the table for Ann"
    for pick in chooser.picks:
        assert pick.note is not None
        assert (
            english(pick.note) == "Give this tile back to Ann. Its square stays empty to the end."
        )


def test_the_tile_taken_back_flies_to_the_hand_and_leaves_a_dead_square() -> None:
    position = owing()
    told = tell(position, "take 0,-1")
    assert english(told.line) == "Bob chooses a tile on the table that Ann takes back"
    assert (told.zone, told.x, told.y) == ("table", 0, -1)
    position.play("take 0,-1")
    shown = pieces(position)
    assert "0541" not in shown
    dead = shown["dead.0.-1"]
    assert (dead.zone, dead.x, dead.y, dead.face) == ("table", 0, -1, "dead")
    assert [piece.id for piece in hand(position, 0).pieces] == ["0999", "0541"]


def test_the_plies_of_a_turn_have_one_number() -> None:
    position = drawn(CORNER, ["0125", "0999"], ["6666"])
    turns = []
    for move in ("2501@1,0", "take 0,-1", "draw"):
        turns.append(tell(position, move).turn)
        position.play(move)
    assert turns == [0, 0, 1]


def test_what_is_drawn_and_why_is_told() -> None:
    position = drawn(CORNER, ["0125", "0999"], ["6666"], stock=["5555", "7777"])
    line = english(tell(position, "2501@1,0").line)
    assert line == "Ann lays a tile (1 connection) and draws"
    position.play("2501@1,0")
    assert english(tell(position, "draw").line) == "Bob cannot lay anything, and draws"
    pair = drawn("0123@0,0 2501@1,0", ["2777", "0777"], variant=2, stock=["9999"])
    move = hand(pair).targets[0].move
    line = english(tell(pair, move).line)
    assert line == "Ann lays two joined tiles (2 connections) and draws"
    assert len(tell(pair, move).glow) == 3, "two with the table, and where they are joined"


# -- identity ---------------------------------------------------------------------------------


def views(plan: Plan) -> Iterator[tuple[Position, str | None, list[Piece], list[Hand]]]:
    for position, ply in plan.play():
        hands = [hand(position, seat) for seat in range(plan.players)]
        yield position, ply, scene(position).pieces, hands


def steps(target: Target) -> list[Target | Step]:
    return [target] if target.then is None else [target, target.then]


@given(plans())
def test_pieces_keep_their_ids_where_they_lie_and_where_they_go(plan: Plan) -> None:
    """In sets with many twins too, and while tiles are taken back."""
    before: dict[tuple[int, int], str] = {}
    coming: dict[tuple[int, int], str] = {}
    for _, ply, table, hands in views(plan):
        there = {(piece.x, piece.y): piece.id for piece in table}
        for shown in hands:
            ids = [piece.id for piece in [*table, *shown.pieces]]
            assert len(set(ids)) == len(ids), "no two alike at once"
        for square, id in {**before, **coming}.items():
            assert there[square] == id or there[square].startswith("dead")
        moves = [target for shown in hands for target in shown.targets if target.move == ply]
        before = there
        coming = {(step.x, step.y): step.piece for move in moves for step in steps(move)}


@given(plans())
def test_the_table_lies_as_the_rules_have_it(plan: Plan) -> None:
    table = reference.table(plan.deal(), plan.options)
    for position, ply in plan.play():
        shown = {
            (piece.x, piece.y): turned(piece.id, piece.turn)
            for piece in scene(position).pieces
            if piece.face != "dead"
        }
        assert shown == {square: laid.tile for square, laid in table.tiles.items()}
        dead = {(p.x, p.y) for p in scene(position).pieces if p.face == "dead"}
        assert dead == table.dead
        if ply is not None:
            if "@" in ply:
                many = {t.badge for t in hand(position).targets if t.move == ply}
                assert many == {str(table.connections(ply))}
            table.play(ply)


@given(plans())
def test_ticks_are_the_angles_that_the_rules_ask_for(plan: Plan) -> None:
    table = reference.table(plan.deal(), plan.options)
    for position, ply in plan.play():
        if ply is not None:
            for target in hand(position).targets:
                square = (target.x, target.y)
                angle = target.badge == "1" and table.makes_angle(square)
                assert target.tick == angle
            table.play(ply)
