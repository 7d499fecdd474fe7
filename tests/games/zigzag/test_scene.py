"""What Zigzag shows, on drawn boards."""

from typing import Any

from pavage.core.game import WATCHER
from pavage.core.position import Position
from pavage.core.scene import Hand, Scene, Told
from pavage.games.zigzag import GAME
from tests.games.zigzag.drawn import drawn

ROW = "g7: 0101"
STUCK = ["1010"] * 5


def scene(position: Position) -> Scene:
    return GAME.scene(position.observe(WATCHER)[0])


def hand(position: Position, seat: int) -> Hand:
    return GAME.hand(position.observe(seat)[0], seat)


def tell(position: Position, move: str) -> Told:
    points = position.copy().play(move)
    return GAME.tell(position.observe(WATCHER)[0], position.to_move(), move, points)


def marked(position: Position, mark: Any) -> list[str]:
    return sorted(piece.face for piece in scene(position).pieces if mark in piece.marks)


def counters(position: Position) -> dict[str, int]:
    return {counter.id: counter.value for counter in scene(position).counters}


# -- the public part --------------------------------------------------------------------------


def test_tiles_lie_where_they_were_laid() -> None:
    position = drawn("g7: 0101", ["0201", "0100"])
    position.play("0201@h7")
    position.play("0100@f7")
    places = {piece.face: (piece.zone, piece.x, piece.y) for piece in scene(position).pieces}
    assert places == {"0101": ("board", 6, 6), "0201": ("board", 7, 6), "0100": ("board", 5, 6)}


def test_the_start_tile_and_the_last_turn_are_marked() -> None:
    position = drawn(ROW, ["0111", "0201", "0100"], ["0102", "0001"], bag=["1111"] * 9)
    assert marked(position, "start") == ["0101"]
    assert marked(position, "last") == []
    position.play("0111@h7")
    assert marked(position, "last") == ["0111"]
    position.play("0201@i7")
    assert marked(position, "last") == ["0111", "0201"], "all tiles of the turn"
    position.play("end")
    assert marked(position, "last") == ["0111", "0201"]
    position.play("0102@j7")
    assert marked(position, "last") == ["0102"]
    assert marked(position, "start") == ["0101"]


def test_everybody_sees_how_many_tiles_are_where() -> None:
    position = drawn(ROW, ["0101"] * 5, ["0101"] * 5, ["0101"] * 3, bag=["1111"] * 7)
    assert counters(position) == {"bag": 7, "hand0": 5, "hand1": 5, "hand2": 3}
    position.play("0101@h7")
    assert counters(position) == {"bag": 7, "hand0": 4, "hand1": 5, "hand2": 3}
    position.play("end")
    assert counters(position) == {"bag": 6, "hand0": 5, "hand1": 5, "hand2": 3}


def test_the_rounds_left_are_counted_with_the_one_that_is_played() -> None:
    hands = [["0101"] * 5] * 2
    rounds = {
        turns: counters(drawn(ROW, *hands, seat=turns % 2, turns=turns, fixed_turns=True))["rounds"]
        for turns in (0, 1, 2, 3, 24, 25)
    }
    assert rounds == {0: 13, 1: 13, 2: 12, 3: 12, 24: 1, 25: 1}
    assert "rounds" not in counters(drawn(ROW, *hands))


def test_whose_turn_it_is() -> None:
    position = drawn(ROW, ["0101"] * 5, ["0101"] * 5)
    assert scene(position).status.args == {"seat": 0}
    position.play("0101@h7")
    position.play("end")
    assert scene(position).status.args == {"seat": 1}


# -- twins ------------------------------------------------------------------------------------


def ids(pieces: list[Any]) -> list[str]:
    return [piece.id for piece in pieces]


def test_a_twin_laid_by_another_seat_does_not_move_one_s_own() -> None:
    position = drawn("g7: 1111", ["1111", "1010"], ["1111", "0101"])
    mine = ids(hand(position, 1).pieces)
    position.play("1111@g8")
    assert ids(hand(position, 1).pieces) == mine
    assert not set(mine) & set(ids(scene(position).pieces))


def test_of_twins_in_a_hand_one_flies_and_the_other_stays() -> None:
    position = drawn("g7: 1111", ["1111", "1010", "1111"])
    before = {piece.id: piece.x for piece in hand(position, 0).pieces}
    [flies] = {t.piece for t in hand(position, 0).targets if t.move == "1111@g8"}
    position.play("1111@g8")
    assert flies in ids(scene(position).pieces)
    assert ids(hand(position, 0).pieces) == [id for id in before if id != flies]


# -- the private part -------------------------------------------------------------------------


def test_the_rack_shows_the_hand_in_its_order() -> None:
    tiles = ["0001", "1111", "2222", "1111", "0020"]
    pieces = hand(drawn(ROW, tiles), 0).pieces
    assert [(piece.zone, piece.x, piece.face) for piece in pieces] == [
        ("rack0", slot, tile) for slot, tile in enumerate(tiles)
    ]
    assert pieces[0].drop == "0001@{name}"


def test_who_waits_is_offered_nothing() -> None:
    position = drawn(ROW, ["0101"] * 5, ["0101"] * 5)
    waiting = hand(position, 1)
    assert (waiting.targets, waiting.actions) == ([], [])
    assert waiting.status.args == {"seat": 0}
    assert len(waiting.pieces) == 5


def test_each_target_shows_its_equation() -> None:
    position = drawn("g7: 0101 0101 0201", ["0002", "0100"])
    shown = {target.move: target.equation for target in hand(position, 0).targets}
    assert shown == {"0002@j7": "(2×2) + 3 = 7", "0100@f7": "1 + 2 = 3"}


def test_only_the_third_placement_is_final_and_only_if_something_is_drawn() -> None:
    for bag, final in ((["1111"], True), ([], False)):
        position = drawn(ROW, ["0101"] * 5, bag=bag)
        for square in ("h7", "i7"):
            assert not any(target.final for target in hand(position, 0).targets)
            position.play(f"0101@{square}")
        assert {target.final for target in hand(position, 0).targets} == {final}


def test_the_buttons_of_a_turn() -> None:
    def buttons(position: Position) -> list[tuple[str, bool]]:
        return [(action.move, action.primary) for action in hand(position, 0).actions]

    assert buttons(drawn(ROW, ["0101"] * 5)) == []
    assert buttons(drawn(ROW, STUCK, bag=["1111"])) == [("exchange", True), ("pass", False)]
    assert buttons(drawn(ROW, STUCK)) == [("pass", True)]
    position = drawn(ROW, ["0101", "0101", *STUCK[2:]])
    position.play("0101@h7")
    assert buttons(position) == [("end", False)]
    position = drawn(ROW, ["0001", *STUCK[1:]])
    position.play("0001@h7")
    assert buttons(position) == [("end", True)]


def test_a_first_game_has_a_tip_for_each_of_its_first_turns() -> None:
    tips = [hand(drawn(ROW, ["0101"] * 5, turns=turns), 0).tip for turns in (0, 2, 4, 6)]
    assert len({tip.id for tip in tips if tip}) == 3
    assert tips[3] is None
    assert hand(drawn(ROW, STUCK, bag=["1111"], turns=20), 0).tip


# -- what is told -----------------------------------------------------------------------------


def test_a_placement_is_told_with_its_place_points_and_lines() -> None:
    board = """
        g7: 0110 0121 0011
            1110 .    1021
            1110 1101 2001
    """
    told = tell(drawn(board, ["2111"]), "2111@h8")
    assert (told.seat, told.move, told.points) == (0, "2111@h8", 19)
    assert told.equation == "5 + 4 + 4 + 3 + 3 = 19"
    assert (told.zone, told.x, told.y) == ("board", 7, 7)
    assert len(told.glow) >= 4, "a line to each neighbour glows"


def test_lines_glow_only_where_a_path_goes() -> None:
    board = """
        g7: 0110 0001
            1100 .
    """
    told = tell(drawn(board, ["0001"]), "0001@h8")
    assert len(told.glow) == 1


def test_other_plies_are_told_plainly() -> None:
    position = drawn(ROW, STUCK, bag=["1111"] * 5, discard_returns=True)
    for word in ("pass", "exchange"):
        told = tell(position, word)
        assert (told.seat, told.move, told.points, told.equation) == (0, word, 0, "")
        assert told.zone is None
    position.play("exchange")
    ply = "shuffle " + " ".join(STUCK)
    told = GAME.tell(position.observe(WATCHER)[0], None, ply, 0)
    assert (told.seat, told.move) == (None, "shuffle ? ? ? ? ?")
    assert "1010" not in str(told)


def test_all_plies_of_a_turn_carry_its_number() -> None:
    position = drawn(ROW, ["0101"] * 5, ["0101"] * 5, bag=["1111"])
    turns = []
    for move in ("0101@h7", "0101@f7", "end", "0101@i7", "end"):
        turns.append(tell(position, move).turn)
        position.play(move)
    assert turns == [0, 0, 0, 1, 1]
