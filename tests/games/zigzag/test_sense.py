"""What the search is told of Zigzag: the turn that is liked, who stands how well, the ladder."""

import numpy as np
import pytest

from pavage.core.compiled import is_compiled
from pavage.core.game import CHANCE
from pavage.core.position import Position
from pavage.core.rng import seeded
from pavage.core.sense import RUNGS
from pavage.core.shuffle import WordStream
from pavage.games.zigzag import GAME
from pavage.games.zigzag.sense import SENSE
from pavage.games.zigzag.state import END, MAX_MOVES
from pavage.games.zigzag.taste import TERMS, beyond, kept, taste_now
from pavage.games.zigzag.turns import best_sequence, best_turn, liked_firsts, liked_sequence
from pavage.games.zigzag.worths import UNIT
from pavage.search import bots
from tests.games.zigzag.test_turns import position, scramble, sequences
from tests.helpers.profile import scaled

FEW = 0.02 if not is_compiled() else 1.0  # a playout is a thousand times slower uncompiled


def some(count: int) -> list[Position]:
    """Positions of all kinds in which a seat is to decide."""
    found: list[Position] = []
    k = 0
    while len(found) < max(3, int(count * FEW)):
        options = {"fixed_turns": k % 5 == 0, "discard_returns": k % 3 == 0}
        at = position(f"sense-{k}", 2 + k % 3, 7 * k % 100, **options)
        k += 1
        if not at.is_over():
            found.append(at)
    return found


def played_out(seed: str, players: int) -> Position:
    """The end of a game whose placements are the best turn's."""
    setup, words = GAME.setup(players), WordStream(seed)
    at = GAME.start(setup, GAME.deal(setup, words))
    while not at.is_over():
        if at.to_move() == CHANCE:
            at.play(GAME.chance_draw(at.s, words))
        else:
            at.play_code(best_turn(at.s))
    return at


def judged(at: Position) -> list[float]:
    return [SENSE.judge(at.s, seat) for seat in range(int(at.s.players))]


def test_nothing_that_it_looks_at_is_touched() -> None:
    moves, out = np.empty(MAX_MOVES, dtype=np.int64), np.empty(MAX_MOVES)
    for at in some(60):
        before, rng = at.state.tobytes(), seeded("untouched")
        n = GAME.legal_moves(at.s, moves)
        legal = moves[:n].tolist()
        SENSE.weigh(at.s, moves, n, out)
        SENSE.reply(at.s, rng)
        judged(at)
        assert at.state.tobytes() == before
        assert moves[:n].tolist() == legal
        assert rng.tobytes() == seeded("untouched").tobytes()


def test_shares_of_a_win_make_one() -> None:
    for at in some(60):
        shares = judged(at)
        assert all(0 <= share <= 1 for share in shares)
        assert sum(shares) == pytest.approx(1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_that_is_over_is_judged_as_it_ended(players: int) -> None:
    at = played_out(f"over {players}", players)
    outcome = at.outcome()
    assert outcome is not None
    won = [seat in outcome.winners for seat in range(players)]
    assert judged(at) == [one / len(outcome.winners) for one in won]
    at.s.score[:players] = 77  # everybody shares the win
    assert judged(at) == pytest.approx([1 / players] * players)
    at.s.score[0] = 70
    assert judged(at) == pytest.approx([0.0] + [1 / (players - 1)] * (players - 1))


def test_who_leads_by_far_is_judged_to_win() -> None:
    for at in some(20):
        at.s.score[: int(at.s.players)] = 0
        at.s.score[0] = 2000
        assert SENSE.judge(at.s, 0) > 0.999


def test_every_weight_is_positive_and_the_liked_turn_is_the_most_promising() -> None:
    moves, out = np.empty(MAX_MOVES, dtype=np.int64), np.empty(MAX_MOVES)
    firsts = np.empty((MAX_MOVES, 3), dtype=np.int64)
    for at in some(100):
        n = GAME.legal_moves(at.s, moves)
        SENSE.weigh(at.s, moves, n, out)
        assert np.all(out[:n] > 0)
        assert np.all(np.isfinite(out[:n]))
        assert SENSE.reply(at.s, seeded("")) in moves[:n]
        liked = np.zeros(4, dtype=np.int64)
        k = liked_sequence(at.s, int(at.s.seat), taste_now(at.s), liked)
        found = liked_firsts(at.s, taste_now(at.s), 10 * UNIT, firsts)
        totals = dict(firsts[:found, :2].tolist())
        best = int(moves[int(np.argmax(out[:n]))])
        if k > 0 and (at.s.placed == 0 or liked[3] > 0):
            assert totals[best] == liked[3]  # of turns that are liked alike either may be first
        else:
            assert best == SENSE.reply(at.s, seeded(""))


def test_of_turns_with_the_same_placements_one_is_promising() -> None:
    moves, out = np.empty(MAX_MOVES, dtype=np.int64), np.empty(MAX_MOVES)
    firsts = np.empty((MAX_MOVES, 3), dtype=np.int64)
    met = 0
    for at in some(60):
        n = GAME.legal_moves(at.s, moves)
        SENSE.weigh(at.s, moves, n, out)
        found = liked_firsts(at.s, taste_now(at.s), 10 * UNIT, firsts)
        best = int(firsts[:found, 1].max()) if found else 0
        turn = [
            int(f[0]) for f in firsts[:found] if f[2] == firsts[np.argmax(firsts[:found, 1]), 2]
        ]
        if len(turn) > 1 and best > 0:
            met += 1
            weights = sorted(float(out[moves[:n].tolist().index(move)]) for move in turn)
            assert weights[-2] <= weights[-1] * 0.01
    assert met > 0


def test_without_a_taste_the_turn_is_the_one_of_most_points() -> None:
    none = np.zeros_like(taste_now(some(1)[0].s))
    for at in some(60):
        with_none, best = np.zeros(4, dtype=np.int64), np.zeros(4, dtype=np.int64)
        n = liked_sequence(at.s, int(at.s.seat), none, with_none)
        assert n == best_sequence(at.s, best)
        assert with_none[:n].tolist() == best[:n].tolist()
        assert with_none[3] == UNIT * best[3]


def test_the_liked_turn_is_worth_what_is_said() -> None:
    """One placement: its points and its taste. No single placement is liked more than the turn."""
    for at in some(40):
        taste, liked = taste_now(at.s), np.zeros(4, dtype=np.int64)
        n = liked_sequence(at.s, int(at.s.seat), taste, liked)
        alone = [
            points + beyond(at.s, GAME.read(name) // 256, GAME.read(name) % 256, taste)
            for points, (name,) in sequences(at, 1)
        ]
        assert (n > 0) == bool(alone)
        if alone:
            assert liked[3] / UNIT >= max(alone) - 1 / UNIT
            if n == 1:
                assert liked[3] / UNIT == pytest.approx(max(alone), abs=1 / UNIT)


def test_a_hand_is_worth_what_its_tiles_cost() -> None:
    at = some(1)[0]
    taste = np.zeros_like(taste_now(at.s))
    taste[len(TERMS) :] = -2
    for seat in range(int(at.s.players)):
        assert kept(at.s, seat, taste) == 2 * int(at.s.hand_n[seat])


@pytest.mark.parametrize("rung", RUNGS)
def test_a_rung_decides_legally_again_the_same_and_from_what_its_seat_sees(rung: str) -> None:
    bot = bots.load(rung, GAME)
    for at in some(6)[: scaled(3, 6, 60)]:
        seat = at.to_move()
        seen = at.observe(seat)
        move = bot(GAME, seen, seeded("a"))
        assert move in at.codes()
        assert bot(GAME, seen, seeded("a")) == move
        hidden = at.observe(seat)
        GAME.resample(hidden[0], seeded("b"))  # another way that the hidden part may be
        elsewhere = Position(GAME, at.setup, hidden)
        assert bot(GAME, elsewhere.observe(seat), seeded("a")) == move


def test_the_liked_turn_reads_nothing_that_its_seat_cannot_know() -> None:
    for at in some(40):
        seen = at.observe(at.to_move())
        noise = seen.copy()
        bag = noise["bag_n"].copy()
        scramble(noise, at.to_move())
        assert (noise["bag_n"] == bag).all()
        assert SENSE.reply(seen[0], seeded("")) == SENSE.reply(noise[0], seeded(""))


def test_who_likes_no_further_placement_stops() -> None:
    """Where every placement that is left costs more than it brings, the turn ends."""
    met = 0
    for at in some(200):
        if at.s.placed == 0:
            continue
        liked = np.zeros(4, dtype=np.int64)
        n = liked_sequence(at.s, int(at.s.seat), taste_now(at.s), liked)
        stops = SENSE.reply(at.s, seeded("")) == END
        assert stops == (n == 0 or liked[3] < 0)
        met += stops
    if is_compiled():
        assert met > 0
