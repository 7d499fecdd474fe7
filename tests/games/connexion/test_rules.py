"""The worked examples of the rules, and laws that hold whatever lies on the table."""

import random
from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pavage.core.position import Position
from pavage.core.shuffle import WordStream
from pavage.games.connexion import GAME
from pavage.games.connexion.state import MAX_MOVES, PAIR
from pavage.games.connexion.turns import greedy, scored
from tests.games.connexion import reference
from tests.games.connexion.drawn import drawn, hand_of, pile_of
from tests.games.connexion.games import Plan, plans, tiles
from tests.helpers.profile import scaled

RED = "6R1R2R3R4R5R"
BLUE = "6B1B2B3B4B5B"
GREEN = "6V1V2V3V4V5V"


def points(position: Position, move: str) -> int:
    return position.copy().play(move)


# -- rules 8 and 9 ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "worth"),
    [("5R", "5R", 20), ("5R", "5B", 10), ("5R", "3R", 8), ("5R", "3B", 0)],
)
def test_what_a_pair_is_worth(one: str, other: str, worth: int) -> None:
    """The tile on 0,0 shows its ``one`` on side 1; the one in hand is turned to meet it."""
    laid, held = (RED if cell[1] == "R" else BLUE for cell in (one, other))
    at = reference.cells_of(laid).index(one), reference.cells_of(held).index(other)
    position = drawn(f"{laid}/{(1 - at[0]) % 6}@0,0", [held], [RED])
    assert points(position, f"{held}/{(4 - at[1]) % 6}@1,0") == worth


def test_all_pairs_by_the_reference() -> None:
    cells = [f"{digit}{colour}" for colour in "ROJVB" for digit in range(1, 7)]
    for (a, one), (b, other) in product(enumerate(cells), repeat=2):
        assert PAIR[a, b] == reference.pair(one, other)


def test_two_sides_double_their_sum() -> None:
    """Two red 5s, and a red 4 beside a red 3: (20 + 7) x 2 = 54."""
    one = "6B5R1V2V3V4V"  # its red 5 follows the 6
    other = "6B1V2V3R4V5V"
    held = "6J1J4R5R2J3J"
    # the place 1,0 touches 0,0 on side 4 and 0,1 on side 3
    position = drawn(f"{one}/0@0,0 {other}/3@0,1", [held], [RED])
    assert points(position, f"{held}/1@1,0") == (20 + 7) * 2


def test_the_most_that_a_placement_can_score() -> None:
    """Six red tiles round a hole: five pairs alike, and the 1 beside a 6, 7 instead of 4."""
    # the held tile shows its k-th cell, clockwise from the 6, on side k
    facing = {"6": "6", "1": "6", "2": "2", "3": "3", "4": "4", "5": "5"}
    laid = []
    for side, cell in enumerate(reference.cells_of(RED)):
        at = reference.cells_of(RED).index(facing[cell[0]] + "R")
        laid.append(f"{RED}/{(side + 3 - at) % 6}@{','.join(map(str, reference.SIDES[side]))}")
    position = drawn(" ".join(laid), [RED], [BLUE])
    best = max(points(position, move) for move in position.legal_moves())
    assert points(position, f"{RED}/0@0,0") == best == 522


def test_no_other_tile_beside_six_scores_more() -> None:
    """Each side of a tile at its best, whatever it touches."""
    for tile in reference.own_tiles():
        each = [max(int(PAIR[sign].max()), 0) for sign in _signs(tile)]
        assert sum(each) * 6 <= 522


def _signs(tile: str) -> list[int]:
    return ["ROJVB".index(cell[1]) * 6 + int(cell[0]) - 1 for cell in reference.cells_of(tile)]


def test_a_tile_that_matches_nothing_scores_nothing() -> None:
    position = drawn(f"{RED}/1@0,0", [BLUE], [GREEN])
    found = {points(position, move) for move in position.legal_moves() if move.endswith("@1,0")}
    assert 0 in found
    assert found == {0, 12}  # one of the six turns brings 6 beside 6


@given(st.lists(tiles(), min_size=7, max_size=7), st.integers(0, 6**7 - 1))
def test_a_hole_scores_the_same_however_the_table_is_turned(held: list[str], turns: int) -> None:
    """A sixth of a turn of everything changes no points."""
    six = [turns // 6**k % 6 for k in range(7)]
    ring = list(zip(held[1:], six[1:], reference.SIDES, strict=True))
    scores = set()
    for turn in range(6):
        laid = []
        for tile, k, place in ring:
            there = reference.SIDES[(reference.SIDES.index(place) + turn) % 6]
            laid.append(reference.written(tile, (k + turn) % 6, there))
        position = drawn(" ".join(laid), [held[0]], [RED])
        scores.add(points(position, reference.written(held[0], (six[0] + turn) % 6, (0, 0))))
    assert len(scores) == 1


@given(plans())
def test_every_placement_is_scored_as_the_rules_say(plan: Plan) -> None:
    """A score for every placement at once (what bots and targets use), by brute force."""
    table = reference.table(plan.deal(), plan.options)
    moves, worth = np.empty((2, MAX_MOVES), dtype=np.int64)
    for at, (position, ply) in enumerate(plan.play()):
        if ply is None:
            break
        if at % scaled(5, 3, 1) == 0:
            n = scored(position.s, moves, worth)
            told = {GAME.write(int(moves[k])): int(worth[k]) for k in range(n)}
            for move, many in told.items():
                tile, six, place = reference.parts(move)
                assert many == table.points(reference.Laid(tile, six), place)
            best = max(told.values())
            chosen = min(move for move, many in told.items() if many == best)
            assert GAME.write(greedy(position.s)) == chosen
        table.play(ply)


# -- the turn ---------------------------------------------------------------------------------


def start(players: int, **options: object) -> Position:
    setup = GAME.setup(players, options)
    return GAME.start(setup, GAME.deal(setup, WordStream("17")))


def test_the_first_player_has_192_placements() -> None:
    for players in (2, 3, 4):
        position = start(players)
        moves = position.legal_moves()
        assert len(moves) == 4 * 6 * 8
        assert len({move.partition("@")[2] for move in moves}) == 8


def test_the_first_tile_alone_has_216_placements() -> None:
    for match_required in (False, True):
        moves = start(1, solo=True, match_required=match_required).legal_moves()
        assert len(moves) == 36 * 6
        assert {move.partition("@")[2] for move in moves} == {"0,0"}


def test_the_first_tile_alone_scores_nothing_and_the_second_does() -> None:
    position = start(1, solo=True)
    assert position.play("6J1O5B2R4V3R/1@0,0") == 0
    assert position.play("6O4R5B1V3J2B/4@1,0") == 12  # 6 beside 6
    assert position.scores() == [12]


def test_after_a_placement_the_own_pile_is_drawn_from() -> None:
    position = start(2)
    hand, pile = hand_of(position, 0), pile_of(position, 0)
    position.play(f"{hand[1]}/0@1,-1")
    assert hand_of(position, 0) == [hand[0], *hand[2:], pile[0]]
    assert pile_of(position, 0) == pile[1:]
    assert position.to_move() == 1


def test_a_hole_is_filled_where_all_six_sides_touch() -> None:
    ring = " ".join(reference.written(RED, 0, place) for place in reference.SIDES)
    position = drawn(ring, [BLUE], [RED])
    assert f"{BLUE}/0@0,0" in position.legal_moves()


def test_passes_all_round_end_the_game() -> None:
    red, blue = ["1R"] * 6, ["2B"] * 6
    position = drawn(
        f"{RED}/1@0,0", [BLUE], [BLUE], [], must_match=True, painted={RED: red, BLUE: blue}
    )
    for _ in range(3):
        assert position.legal_moves() == ["pass"]
        assert position.outcome() is None
        position.play("pass")
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("no more move", [0, 1, 2])


def test_a_placement_between_passes_lets_the_game_go_on() -> None:
    red, blue = ["1R"] * 6, ["2B"] * 6
    painted = {RED: red, BLUE: blue}
    position = drawn(f"{RED}/1@0,0", [BLUE], [RED, RED], must_match=True, painted=painted)
    position.play("pass")
    position.play(f"{RED}/0@1,0")
    position.play("pass")
    assert position.outcome() is None
    position.play(f"{RED}/0@-1,0")
    assert position.to_move() == 0


def test_without_the_option_a_tile_may_touch_without_matching() -> None:
    painted = {RED: ["1R"] * 6, BLUE: ["2B"] * 6}
    position = drawn(f"{RED}/1@0,0", [BLUE], [RED], painted=painted)
    assert len(position.legal_moves()) == 36
    assert position.play(f"{BLUE}/0@1,0") == 0


def test_the_last_tile_ends_the_game_and_equal_scores_share_it() -> None:
    position = drawn(f"{RED}/1@0,0", [RED], [RED])
    first = position.play(f"{RED}/4@1,0")
    second = position.play(f"{RED}/1@-1,0")
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.scores) == ("all tiles placed", [first, second])
    best = max(first, second)
    assert outcome.winners == [k for k, n in enumerate((first, second)) if n == best]


@given(plans())
def test_what_is_conserved(plan: Plan) -> None:
    """No tile is lost, scores never fall, and everybody lays as many tiles as another."""
    deal = plan.deal()
    dealt = len(deal["tiles"]) if plan.solo else 8 * plan.players
    plies, before = 0, [0] * plan.players
    for position, ply in plan.play():
        held = [len(hand_of(position, k)) + len(pile_of(position, k)) for k in range(plan.players)]
        assert sum(held) == dealt - plies
        assert max(held) - min(held) <= 1
        assert all(now >= then for now, then in zip(position.scores(), before, strict=True))
        before = position.scores()
        plies += ply is not None
    assert plies == dealt
    assert position.outcome() is not None


def test_alone_on_a_long_line_of_64_tiles() -> None:
    """The largest set goes as far as it can, in every direction."""
    own = [RED, BLUE, GREEN, "6J1J2J3J4J5J"] * 16
    rng = random.Random(5)
    for dq, dr in reference.SIDES:
        setup = GAME.setup(1, {"solo": True, "tileset": own})
        position = GAME.start(setup, GAME.deal(setup, WordStream("1")))
        for k in range(64):
            tile = rng.choice(hand_of(position, 0))
            position.play(f"{tile}/{rng.randrange(6)}@{k * dq},{k * dr}")
        assert position.is_over()
