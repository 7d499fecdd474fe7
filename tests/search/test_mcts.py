"""The search: on games whose value is known exactly, over every game, and what it may not know."""

from dataclasses import replace
from math import sqrt

import numpy as np
import pytest

from pavage.core.compiled import is_compiled
from pavage.core.game import CHANCE, Game
from pavage.core.position import Position
from pavage.core.rng import seeded
from pavage.core.sense import Searches
from pavage.core.shuffle import WordStream
from pavage.games import registry
from pavage.search.mcts import Considered, Search, decide
from tests.helpers.profile import scaled
from tests.search.cups import CUPS, LEFT, RIGHT, SURE, SURELY, WAIT, seen
from tests.search.exact import TooLarge, is_known, values

GAMES = [game for game in map(registry.load, registry.ids()) if game.sense is not None]
NEVER_KNOWN = ("half_dominoes",)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.facts.id)
TO_THE_END = Searches(4000, turns=None, candidates=1000, deep=40, widen=4)
BRIEF = Searches(200 if is_compiled() else 8, turns=1, candidates=8, deep=2)


def by_move(found: list[Considered]) -> dict[int, Considered]:
    return {one.move: one for one in found}


def endgames(game: Game, most: int, count: int) -> list[tuple[Position, dict[int, float]]]:
    """Positions near the end of greedy games in which the decision matters, with exact values."""
    chosen = []
    for k in range(20 * count):
        line = _greedy_line(game, f"endgame {k}")
        best = None
        for position in reversed(line):
            if position.to_move() == CHANCE or not is_known(position):
                continue
            try:
                exact = values(position, most)
            except TooLarge:
                break
            if max(exact.values()) > min(exact.values()) + 0.01:
                best = position, exact
        if best is not None:
            chosen.append(best)
        if len(chosen) == count:
            break
    if not chosen and game.facts.chance == "plies" and not game.facts.hidden:
        pytest.skip("the dice may go on and on: no end is near enough to be worked out")
    if not chosen and game.facts.id in NEVER_KNOWN:
        pytest.skip("what the others hold is hidden to the end")
    assert chosen
    return chosen


def _greedy_line(game: Game, seed: str) -> list[Position]:
    players = max(2, game.facts.players[0]) if game.facts.players[1] > 1 else 1
    setup, words = game.setup(players, bots=range(players)), WordStream(seed)
    position, line = game.start(setup, game.deal(setup, words)), []
    while not position.is_over():
        line.append(position.copy())
        seat = position.to_move()
        if seat == CHANCE:
            position.play(game.chance_draw(position.s, words))
        else:
            seen = position.observe(seat)[0]
            if game.has_wandered(seen):
                break
            position.play_code(game.greedy(seen))
    return line


# -- what is known exactly --------------------------------------------------------------------


@pytest.mark.skipif(not is_compiled(), reason="takes many tries")
@pytest.mark.parametrize(
    "game", [game for game in GAMES if not game.facts.patience], ids=lambda game: game.facts.id
)
def test_the_end_of_a_game_is_played_as_well_as_can_be(game: Game) -> None:
    """Held against every line to the end, dice and all."""
    for position, exact in endgames(game, most=scaled(300, 3000, 30_000), count=scaled(2, 8, 40)):
        search = Search(game, position.observe(position.to_move()), seeded("end"), TO_THE_END)
        best = search.run().found()[0]
        assert exact[best.move] > max(exact.values()) - 0.03, (game.show(position.s), exact)
        assert abs(best.value - exact[best.move]) < 0.1


def test_a_search_does_not_look_under_the_cups() -> None:
    tries = 3000 if is_compiled() else 300
    found = by_move(Search(CUPS, seen(), seeded("pea"), Searches(tries, deep=0)).run().found())
    assert found[SURE].value == pytest.approx(SURELY)
    assert max(found.values(), key=lambda one: one.tries).move == SURE
    for guess in (LEFT, RIGHT, WAIT):
        assert abs(found[guess].value - 0.5) < 5 * 0.5 / sqrt(found[guess].tries)


def test_waiting_does_not_tell_where_the_pea_is() -> None:
    """The tree decides once for all guesses: who waited knows no more than before."""
    tries = 6000 if is_compiled() else 600
    design = Searches(tries, deep=1, explore=0.1)
    found = by_move(Search(CUPS, seen(), seeded("wait"), design).run().found())
    # which cup looks better is chance: going after it can seem worth a little more than one half
    assert 0.4 < found[WAIT].value < 0.56
    assert decide(CUPS, seen(), seeded("wait"), design) == SURE


def test_a_value_is_a_mean_with_its_standard_error() -> None:
    found = by_move(Search(CUPS, seen(), seeded("mean"), Searches(800)).run().found())
    guess = found[LEFT]
    spread = sqrt(guess.value * (1 - guess.value))  # of something that is all or nothing
    assert guess.error == pytest.approx(spread / sqrt(guess.tries))
    assert found[SURE].error == pytest.approx(0, abs=1e-6)


# -- over every game --------------------------------------------------------------------------


def openings(game: Game) -> list[tuple[Position, int]]:
    """The first decisions of some games, for each number of players."""
    chosen = []
    for players in range(game.facts.players[0], game.facts.players[1] + 1):
        setup, words = game.usual_setup(players, range(players)), WordStream(f"open {players}")
        position = game.start(setup, game.deal(setup, words))
        for _ in range(4):
            while position.to_move() == CHANCE:
                position.play(game.chance_draw(position.s, words))
            chosen.append((position.copy(), position.to_move()))
            position.play_code(position.codes().tolist()[-1])
    return chosen


@every_game
def test_found_moves_are_legal_and_the_observation_is_left_as_it_is(game: Game) -> None:
    for position, seat in openings(game):
        observed = position.observe(seat)
        before = observed.tobytes()
        found = Search(game, observed, seeded("legal"), BRIEF).run().found()
        assert {one.move for one in found} <= set(position.codes().tolist())
        assert all(0 <= one.value <= 1 and one.tries > 0 for one in found)
        assert found[0].tries == max(one.tries for one in found)
        assert observed.tobytes() == before


@every_game
def test_the_same_generator_gives_the_same_answer_and_another_may_not(game: Game) -> None:
    position, seat = openings(game)[0]
    observed = position.observe(seat)
    answers = [
        Search(game, observed, seeded(seed), BRIEF).run().found() for seed in ("a", "a", "b")
    ]
    assert answers[0] == answers[1]
    if game.facts.hidden or game.facts.chance == "plies":
        assert answers[0] != answers[2]


@every_game
def test_what_a_seat_cannot_know_does_not_matter(game: Game) -> None:
    for position, seat in openings(game):
        other = position.observe(seat)
        game.resample(other[0], seeded("another deal"))
        twin = np.zeros(1, dtype=game.dtype)
        game.observe(other[0], seat, twin)
        here = Search(game, position.observe(seat), seeded("same"), BRIEF).run().found()
        assert Search(game, twin, seeded("same"), BRIEF).run().found() == here


@every_game
def test_a_move_that_somebody_asks_about_is_compared_too(game: Game) -> None:
    position, seat = max(openings(game), key=lambda found: len(found[0].codes()))
    codes = position.codes().tolist()
    narrow = replace(BRIEF, candidates=2)
    observed = position.observe(seat)
    chosen = {one.move for one in Search(game, observed, seeded(""), narrow).run().found()}
    asked = next(code for code in codes if code not in chosen)
    found = by_move(Search(game, observed, seeded(""), narrow, also=[asked]).run().found())
    assert set(found) == chosen | {asked}
    assert found[asked].tries > 0


@every_game
def test_a_budget_in_seconds_is_an_answer_too(game: Game) -> None:
    position, seat = openings(game)[0]
    search = Search(game, position.observe(seat), seeded("time"), BRIEF)
    found = search.run(seconds=0.05).found()
    assert found[0].move in position.codes().tolist()
    assert all(one.tries > 0 for one in found)


@every_game
def test_there_is_nothing_to_search_where_there_is_one_move(game: Game) -> None:
    for position in reversed(_greedy_line(game, "one")):
        if position.to_move() >= 0 and len(position.codes()) == 1:
            rng = seeded("still")
            seen = position.observe(position.to_move())
            assert decide(game, seen, rng, BRIEF) == position.codes()[0]
            assert rng.tobytes() == seeded("still").tobytes()
            return


@every_game
def test_chances_and_weights_are_what_a_search_expects(game: Game) -> None:
    """Every judge says who won; every weight is positive; neither touches the state."""
    assert game.sense is not None
    moves = np.empty(game.max_moves, dtype=np.int64)
    weights = np.empty(game.max_moves)
    line = _greedy_line(game, "sense")
    for position in [*line[:: scaled(10, 3, 1)], line[-1]]:
        before = position.state.tobytes()
        n = game.legal_moves(position.s, moves)
        if n > 0:
            game.sense.weigh(position.s, moves, n, weights)
            assert np.all(weights[:n] > 0)
            assert np.all(np.isfinite(weights[:n]))
            assert int(game.sense.reply(position.s, seeded("reply"))) in moves[:n]
        judged = [game.sense.judge(position.s, seat) for seat in range(position.setup.players)]
        assert all(0 <= share <= 1 for share in judged)
        assert position.state.tobytes() == before


@every_game
def test_a_game_that_is_over_is_judged_by_its_outcome(game: Game) -> None:
    assert game.sense is not None
    if game.facts.patience:
        return
    for k in range(scaled(3, 20, 100)):
        end = _greedy_line(game, f"over {k}")[-1].copy()
        end.play_code(game.greedy(end.observe(end.to_move())[0]))
        outcome = end.outcome()
        assert outcome is not None
        for seat in range(end.setup.players):
            share = (seat in outcome.winners) / len(outcome.winners)
            assert abs(game.sense.judge(end.s, seat) - share) < 0.06
