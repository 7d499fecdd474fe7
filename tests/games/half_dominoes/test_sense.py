"""What the search is told of Half-dominoes; what anybody would see in a position, the bots see."""

from functools import cache
from math import log
from typing import Any

import numpy as np
import pytest

from pavage.core.compiled import is_compiled
from pavage.core.position import Position
from pavage.core.rng import Rng, below, seeded
from pavage.core.sense import RUNGS
from pavage.core.shuffle import WordStream
from pavage.games.half_dominoes import GAME
from pavage.games.half_dominoes.chances import FIGURES, TERMS, figures
from pavage.games.half_dominoes.guesses import guess
from pavage.games.half_dominoes.sense import SENSE, brings
from pavage.games.half_dominoes.state import MAX_MOVES, TAKING
from pavage.search import bots
from tests.games.half_dominoes import reference
from tests.games.half_dominoes.drawn import dead_of, drawn, hand_of, stock_of, table_of
from tests.games.half_dominoes.reference import FACING, SHOWN, Square, beside
from tests.helpers.profile import scaled

# In the hole at 1,1 a tile makes three connections, in the corners at -1,-1 and 1,-1 two.
HOLE = "1111@0,0 1111@1,0 1111@2,0 1111@0,1 1111@0,2 1111@1,2 1111@0,-1 1111@-1,0"

# Two corners: 1,1 wants 1 to the north and 2 to the west, 3,1 wants 1 to the north and 3 to the
# east. 0213 fits both, 0013 only the second.
CORNERS = "8548@0,0 4288@0,1 8515@1,0 8575@2,0 8515@3,0 8565@4,0 6883@4,1 8215@5,0"

USELESS = ["9999"] * 10

SETS = (
    {"variant": 1},
    {"variant": 2},
    {"variant": 2, "tileset": "M4"},
    {"variant": 1, "tileset": "M4"},
)


@cache
def some() -> list[Position]:
    """Positions of all kinds in which a seat is to decide, and ends: games at random."""
    found = [drawn(CORNERS, ["0008"], USELESS)]
    found[0].play(found[0].legal_moves()[0])  # a tile is to be taken back
    for k in range(scaled(8, 24, 80) if is_compiled() else 4):
        setup = GAME.setup(2 + k // 2 % 3, SETS[k % 4])
        at, rng = GAME.start(setup, GAME.deal(setup, WordStream(f"sense {k}"))), seeded(str(k))
        for turn in range(below(rng, 60)):
            if at.is_over():
                break
            if turn % 5 == 0:
                found.append(at.copy())
            at.play_code(chosen_by("random" if k % 2 else "beginner", at, f"{k} {turn}"))
        found.append(at)
    return found


def chosen_by(name: str, position: Position, seed: str = "1") -> int:
    """What a bot plays, from its own observation."""
    return bots.load(name, GAME)(GAME, position.observe(position.to_move()), seeded(seed))


def chosen(name: str, position: Position, seed: str = "1") -> str:
    return GAME.write(chosen_by(name, position, seed))


def judged(at: Position) -> list[float]:
    return [SENSE.judge(at.s, seat) for seat in range(int(at.s.players))]


# -- what anybody would see -------------------------------------------------------------------


@pytest.mark.parametrize("variant", [1, 2])
def test_it_lays_its_last_tile_where_it_wins(variant: int) -> None:
    for seed in "123":
        position = drawn(HOLE, ["1111"], stock=USELESS, variant=variant)
        position.play(chosen("expert", position, seed))
        outcome = position.outcome()
        assert outcome is not None
        assert outcome.winners == [0]


@pytest.mark.parametrize("bot", ["greedy", "expert"])
@pytest.mark.parametrize("variant", [1, 2])
def test_a_tile_goes_where_it_brings_more(bot: str, variant: int) -> None:
    """Three connections instead of two: a second placement, or nothing to draw."""
    hand = ["1111", "7777", "7777", "7778"]
    position = drawn(HOLE, hand, stock=USELESS, variant=variant)
    assert len(position.legal_moves()) > 1
    assert chosen(bot, position) == "1111@1,1"


def test_a_pair_wins_where_one_tile_would_not() -> None:
    position = drawn(HOLE, ["1111", "1111"], stock=USELESS, variant=2)
    position.play(chosen("expert", position))
    assert position.is_over()


@pytest.mark.parametrize("bot", ["greedy", "expert"])
def test_the_corner_that_only_one_tile_fits_stays_open_for_it(bot: str) -> None:
    position = drawn(CORNERS, ["0013", "0213"], stock=USELESS)
    places = {move.partition("@")[2] for move in position.legal_moves()}
    assert len(position.legal_moves()) == 3
    assert places == {"1,1", "3,1"}
    first = chosen(bot, position)
    assert first != "2130@3,1"
    position.play(first)
    position.play("draw")  # who holds nothing of use
    position.play(chosen(bot, position))
    assert position.is_over()


@pytest.mark.parametrize("bot", ["greedy", "expert"])
def test_the_tile_given_to_another_is_not_the_one_that_wins(bot: str) -> None:
    position = drawn(CORNERS, ["0008"], USELESS)
    position.play(position.legal_moves()[0])  # the last tile, by one connection; the stock is empty
    takes = position.legal_moves()
    assert "take 5,0" in takes  # it fits the corner at 1,1
    assert chosen(bot, position) != "take 5,0"


def test_a_tile_that_will_be_taken_back_is_not_shed() -> None:
    position = drawn(CORNERS, ["0008"], USELESS)
    position.play(position.legal_moves()[0])  # the last tile, by one connection; the stock is empty
    assert position.scores()[0] == 0
    assert GAME.score_of(position.s, 0) == 1
    position.play(position.legal_moves()[0])
    assert position.scores()[0] == GAME.score_of(position.s, 0) == 1


@pytest.mark.parametrize("variant", [1, 2])
def test_what_is_hidden_changes_nothing(variant: int) -> None:
    hand, others = ["0013", "0213"], ["0012", "0031"]
    one = drawn(CORNERS, hand, [others[0]], stock=[others[1], "9999"], variant=variant)
    two = drawn(CORNERS, hand, [others[1]], stock=["9999", others[0]], variant=variant)
    assert one.state.tobytes() != two.state.tobytes()
    for name in GAME.facts.bots:
        assert chosen(name, one) == chosen(name, two)


@pytest.mark.parametrize("rung", RUNGS)
def test_a_rung_decides_legally_and_again_the_same(rung: str) -> None:
    for at in some()[:: scaled(10, 8, 1) if is_compiled() else 10]:
        if not at.is_over():
            move = chosen_by(rung, at)
            assert move in at.codes()
            assert chosen_by(rung, at) == move


# -- what looks promising ---------------------------------------------------------------------


def test_nothing_that_it_looks_at_is_touched() -> None:
    moves, out = np.empty(MAX_MOVES, dtype=np.int64), np.empty(MAX_MOVES)
    for at in some():
        before, rng = at.state.tobytes(), seeded("untouched")
        n = GAME.legal_moves(at.s, moves)
        legal = moves[:n].tolist()
        judged(at)
        if n:
            SENSE.weigh(at.s, moves, n, out)
            SENSE.reply(at.s, rng)
        assert at.state.tobytes() == before
        assert moves[:n].tolist() == legal
        assert rng.tobytes() == seeded("untouched").tobytes()


def test_the_reply_is_the_first_of_the_most_promising_decisions() -> None:
    moves, out = np.empty(MAX_MOVES, dtype=np.int64), np.empty(MAX_MOVES)
    for at in some():
        n = GAME.legal_moves(at.s, moves)
        if n:
            SENSE.weigh(at.s, moves, n, out)
            assert np.all((out[:n] > 0) & np.isfinite(out[:n]))
            assert SENSE.reply(at.s, seeded("")) == moves[int(np.argmax(out[:n]))]


@pytest.mark.parametrize(
    ("variant", "hand", "order"),
    [
        # three connections and another placement, or two
        (1, ["1111", "7777", "7777", "7777"], ["1111@1,1", "1111@1,-1"]),
        # the last tile by three connections, or by two: then one more is drawn
        (2, ["1111"], ["1111@1,1", "1111@1,-1"]),
        # two left are laid more easily than three, and the last one is the hardest
        (2, ["1111"] * 3, ["1111@1,1", "1111@1,-1", "1111@1,1+1111@2,1"]),
    ],
)
def test_what_leaves_a_lighter_hand_brings_more(
    variant: int, hand: list[str], order: list[str]
) -> None:
    position = drawn(HOLE, hand, stock=USELESS, variant=variant)
    worth = [brings(position.s, GAME.read(move)) for move in order]
    assert worth == sorted(worth, reverse=True)
    assert len(set(worth)) == len(worth)


# -- who stands how well ----------------------------------------------------------------------


def test_shares_of_a_win_make_one() -> None:
    ended = 0
    for at in some():
        shares = judged(at)
        assert all(0 <= share <= 1 for share in shares)
        assert sum(shares) == pytest.approx(1)
        outcome = at.outcome()
        if outcome is not None:
            ended += 1
            won = [seat in outcome.winners for seat in range(len(shares))]
            assert shares == [one / len(outcome.winners) for one in won]
    assert some()[0].s.phase == TAKING
    assert ended or not is_compiled()


@pytest.mark.parametrize("variant", [1, 2])
def test_who_wins_at_once_stands_better_than_who_cannot(variant: int) -> None:
    ready = drawn(HOLE, ["1111"], ["2234"] * 4, stock=USELESS, variant=variant)
    not_yet = drawn(HOLE, ["5678"], ["2234"] * 4, stock=USELESS, variant=variant)
    assert SENSE.judge(ready.s, 0) > SENSE.judge(not_yet.s, 0) + 0.05


@pytest.mark.parametrize("variant", [1, 2])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_has_few_tiles_left_stands_better(variant: int, players: int) -> None:
    others = [["5678"] * 8] * (players - 1)
    shares = judged(drawn(HOLE, ["5678"] * 3, *others, stock=USELESS, variant=variant))
    assert shares[0] > 1.1 / players
    assert max(shares[1:]) < 1 / players


def test_of_two_hands_of_one_tile_each_the_mover_stands_better() -> None:
    for variant in (1, 2):
        shares = judged(drawn(HOLE, ["1111"], ["1111"], stock=USELESS, variant=variant))
        assert shares[0] > 0.6


# -- what others may hold ---------------------------------------------------------------------


def test_a_guess_is_one_of_the_ways_it_may_be() -> None:
    for k, at in enumerate(some()):
        if not at.is_over():
            seat = at.to_move()
            guessed = at.observe(seat)
            believing(guessed[0], seeded(str(k)))
            again = at.copy()
            again.state[0] = guessed[0]
            assert again.observe(seat).tobytes() == at.observe(seat).tobytes()
            assert sorted(everything(again)) == sorted(everything(at))


def believing(seen: Any, rng: Rng) -> None:
    """A guess by what others have played."""
    guess(seen, np.zeros(0), rng)


def everything(at: Position) -> list[str]:
    hands = [tile for seat in range(int(at.s.players)) for tile in hand_of(at, seat)]
    return hands + stock_of(at)


@pytest.mark.parametrize(
    ("table", "tile", "fitting"),
    [
        # it makes one connection, while the corner at 1,1 is open to 0021
        ("8548@0,0 4288@0,1 8515@1,0", "6888", "0021"),
        # it makes two, while the hole at 1,1 is open to 1111
        (HOLE, "1177", "1111"),
    ],
)
def test_who_could_not_connect_more_holds_nothing_that_would(
    table: str, tile: str, fitting: str
) -> None:
    """But for a tile that was drawn since."""
    at = drawn(table, [tile, *["7777"] * 4], ["6666"] * 2, stock=["7777"] * 20 + [fitting])
    at.play(at.legal_moves()[0])
    before = sum(fitting in guessed_hand(at, str(k), GAME.resample) for k in range(400))
    after = sum(fitting in guessed_hand(at, str(k), believing) for k in range(400))
    assert before > 40
    assert after < before / 2


def guessed_hand(at: Position, seed: str, filled: Any) -> list[str]:
    """What the hand of the seat that has just played is taken for."""
    seen = at.observe(at.to_move())
    filled(seen[0], seeded(seed))
    return hand_of(Position(GAME, at.setup, seen), 1 - at.to_move())


# -- what a hand can do -----------------------------------------------------------------------


def of(at: Position, seat: int) -> dict[str, float]:
    out = np.empty(FIGURES)
    figures(at.s, seat, out)
    return dict(zip(TERMS, out.tolist(), strict=True))


def test_the_figures_of_a_drawn_hand() -> None:
    at = drawn(CORNERS, ["0013", "0213", "9999"], stock=USELESS)
    found = of(at, 0)
    assert found["tiles left, by eighths"] == 3 / 8
    assert [found[term] for term in TERMS[1:5]] == [0, 0, 1, 0]
    assert found["tiles that fit a corner, by fours"] == 2 / 4
    assert found["corners that a tile fits, by sixes"] == 2 / 6
    assert found["tiles that fit a hole, by twos"] == found["wins in one turn"] == 0


def test_a_pair_wins_in_one_turn_and_four_tiles_in_two() -> None:
    one = of(drawn(HOLE, ["1111", "1111"], stock=USELESS, variant=2), 0)
    assert (one["wins in one turn"], one["wins in two turns"]) == (1, 0)
    two = of(drawn(HOLE, ["1111"] * 4, stock=USELESS, variant=2), 0)
    assert (two["wins in one turn"], two["wins in two turns"]) == (0, 1)
    none = of(drawn(HOLE, ["1111", "1111", "5678", "5678"], stock=USELESS, variant=2), 0)
    assert none["pairs with three connections, a third of the logarithm"] > 0
    assert none["wins in two turns"] == 0


def test_figures_are_what_a_slow_count_finds() -> None:
    for at in some():
        for seat in range(int(at.s.players)):
            taking = at.s.phase == TAKING and at.s.seat == seat
            slow = Slow(at, hand_of(at, seat))
            found = of(at, seat)
            assert list(found.values()) == pytest.approx(slow.figures(taking))


class Slow:
    """The figures of a hand of 16 tiles at most, counted with sets of names."""

    def __init__(self, at: Position, hand: list[str]) -> None:
        self.hand, self.table = hand, table_of(at)
        self.variant, dead = int(at.s.variant), dead_of(at)
        around = {beside(square, side) for square in self.table for side in SHOWN}
        self.front = sorted(around - dead - set(self.table))
        self.dead = dead

    def touching(self, square: Square) -> int:
        return sum(beside(square, side) in self.table for side in SHOWN)

    def fits(self, tile: str, square: Square) -> bool:
        return all(
            self.table[beside(square, side)][SHOWN[FACING[side]]] == tile[at]
            for side, at in SHOWN.items()
            if beside(square, side) in self.table
        )

    def laid(self, tile: str, square: Square) -> list[str]:
        return [turned for turned in reference.rotations(tile) if self.fits(turned, square)]

    def sites(self) -> tuple[int, dict[tuple[int, int], set[tuple[Square, Square]]]]:
        """How many pairs with three connections there are, and where two tiles can lie."""
        many = 0
        where: dict[tuple[int, int], set[tuple[Square, Square]]] = {}
        for first in sorted(
            {beside(s, side) for s in self.front for side in SHOWN} | {*self.front}
        ):
            for side in ((1, 0), (0, 1)):
                second = beside(first, side)
                if {first, second} & (self.dead | set(self.table)):
                    continue
                if self.touching(first) + self.touching(second) < 3:
                    continue
                for i, one in enumerate(self.hand):
                    for j, two in enumerate(self.hand):
                        ways = sum(
                            a[SHOWN[side]] == b[SHOWN[FACING[side]]]
                            for a in self.laid(one, first)
                            for b in self.laid(two, second)
                        )
                        if i != j and ways:
                            many += ways
                            where.setdefault((min(i, j), max(i, j)), set()).add((first, second))
        return many, where

    def in_two(self, where: Any, in_holes: set[int]) -> int:
        n = len(self.hand)
        if n == 3:
            return sum(len(in_holes - set(two)) for two in where)
        if n != 4:
            return 0
        splits = [((0, j), tuple(sorted({1, 2, 3} - {j}))) for j in (1, 2, 3)]
        return sum(
            bool(where.get(a) and where.get(b)) and len(where[a] | where[b]) > 1 for a, b in splits
        )

    def figures(self, taking: bool) -> list[float]:
        n = len(self.hand) + taking
        corners, holes = (
            {
                square: {k for k, tile in enumerate(self.hand) if self.laid(tile, square)}
                for square in self.front
                if self.touching(square) >= least
            }
            for least in (2, 3)
        )
        in_corners, in_holes = set().union(*corners.values()), set().union(*holes.values())
        many, where = self.sites() if self.variant == 2 else (0, {})
        ways = 0 if taking or self.variant == 1 else self.in_two(where, in_holes)
        last = in_holes if self.variant == 2 else in_corners
        return [
            n / 8,
            *(float(n == k) for k in (1, 2, 3, 4)),
            float(bool(in_corners)),
            len(in_corners) / 4,
            len(in_holes) / 2,
            min(12, sum(map(bool, corners.values()))) / 6,
            min(4, sum(map(bool, holes.values()))) / 2,
            log(1 + many) / 3,
            float((n == 1 and bool(last)) or (n == 2 and many > 0)),
            float(ways > 0),
            log(1 + ways) / 2,
        ]


def test_the_slow_count_knows_every_pair() -> None:
    """Two tiles in a hand, and every decision to lay both with three connections."""
    at = drawn(HOLE, ["1111", "1112"], stock=USELESS, variant=2)
    laid = [move for move in at.legal_moves() if "+" in move]
    assert {frozenset(map(reference.square_of, move.split("+"))) for move in laid} >= {
        frozenset(place) for place in Slow(at, hand_of(at, 0)).sites()[1][0, 1]
    }
