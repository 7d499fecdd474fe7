"""The bots, over every game that they play."""

from collections.abc import Mapping
from itertools import cycle, islice, pairwise
from statistics import mean, stdev
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from pavage.core.compiled import is_compiled
from pavage.core.errors import NotFound
from pavage.core.game import CHANCE, GIVE_UP, Bot, Game
from pavage.core.position import Position
from pavage.core.rng import Rng, seeded
from pavage.core.sense import RUNGS, Errs, Searches, Varies
from pavage.core.shuffle import WordStream
from pavage.games import registry
from pavage.search import bots, mcts
from tests.helpers.journeys import cases, journey
from tests.helpers.profile import PROFILE, scaled

GAMES = [registry.load(id) for id in registry.ids()]
every_game = pytest.mark.parametrize("game", GAMES, ids=registry.ids())


@pytest.fixture(autouse=True)
def _bots_that_think_less(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "SOLVER_POSITIONS", 50_000 if is_compiled() else 500)
    monkeypatch.setattr(bots, "MOST_TRIES", 100 if is_compiled() else 6)
    if not is_compiled():
        monkeypatch.setattr(mcts, "MOST_PLIES", 10)  # a playout of a patience is as long as it may


def decisions(game: Game, quick: int = 2) -> list[tuple[Position, int]]:
    """Positions with the seat that is to decide, from the cases that this profile plays."""
    return [
        (step.before, step.mover)
        for case in cases()
        if case.id == game.facts.id
        for step in journey(case).sampled(quick=quick, default=6)
        if step.mover != CHANCE
    ]


@every_game
def test_each_bot_plays_a_legal_move_and_touches_nothing(game: Game) -> None:
    for name in game.facts.bots:
        bot, rng = bots.load(name, game), seeded(name)
        for position, seat in decisions(game):
            seen = position.observe(seat)
            before = seen.tobytes()
            move = bot(game, seen, rng)
            assert type(move) is int
            if not game.facts.patience or move != GIVE_UP:
                assert game.write(move) in position.legal_moves()
            assert seen.tobytes() == before


def test_a_bot_that_has_another_name_now_plays_on() -> None:
    zigzag = registry.load("zigzag")
    assert "planner" not in zigzag.facts.bots
    position = zigzag.start(zigzag.setup(2), zigzag.deal(zigzag.setup(2), WordStream("1")))
    moves = [
        bots.load(name, zigzag)(zigzag, position.observe(0), seeded("same"))
        for name in ("planner", "strong")
    ]
    assert moves[0] == moves[1]


@every_game
def test_a_bot_s_choice_follows_from_its_generator(game: Game) -> None:
    for name in game.facts.bots:
        bot = bots.load(name, game)
        first, second = seeded("same"), seeded("same")
        for position, seat in decisions(game)[: scaled(8, 40, 40)]:
            seen = position.observe(seat)
            assert bot(game, seen, first) == bot(game, seen, second)
        assert first.tobytes() == second.tobytes()


@every_game
@pytest.mark.parametrize("name", ["", "Greedy", "best", "easy "])
def test_an_unknown_bot_is_not_found(game: Game, name: str) -> None:
    with pytest.raises(NotFound) as refused:
        bots.load(name, game)
    assert refused.value.said.id == "error-bot"


def test_a_game_may_bring_bots_of_its_own() -> None:
    zigzag = registry.load("zigzag")

    def last(game: Game, seen: Any, rng: Rng) -> int:
        return int(bots.legal(game, seen)[-1])

    class Own(type(zigzag)):  # type: ignore[misc]
        facts = replace(zigzag.facts, bots=["random", "greedy", "last"])
        own_bots: ClassVar[Mapping[str, Bot]] = {"last": last, "greedy": last, "unnamed": last}

    game = Own()
    seen = game.start(game.setup(2), game.deal(game.setup(2), WordStream("own"))).observe(0)
    for name in ("last", "greedy"):  # one in place of everybody's
        assert bots.load(name, game)(game, seen, seeded("")) == last(game, seen, seeded(""))
    assert bots.load("random", game) is bots.play_random
    assert bots.load("greedy", zigzag) is bots.play_greedy
    for name, where in (("unnamed", game), ("last", zigzag)):
        with pytest.raises(NotFound):
            bots.load(name, where)


@every_game
def test_random_plays_every_move_equally_often(game: Game) -> None:
    position, seat = max(decisions(game), key=lambda found: -abs(len(found[0].codes()) - 8))
    moves = position.codes().tolist()
    seen, rng, times = position.observe(seat), seeded("even"), scaled(25, 400, 400)
    played = [bots.play_random(game, seen, rng) for _ in range(times * len(moves))]
    chi_square = sum((played.count(move) - times) ** 2 / times for move in moves)
    assert len(moves) > 2
    # mean k, deviation sqrt(2k) for k degrees of freedom: five deviations never happen
    assert chi_square < len(moves) + 5 * (2 * len(moves)) ** 0.5


@every_game
def test_greedy_does_not_ask_the_generator(game: Game) -> None:
    for position, seat in decisions(game)[: scaled(5, 20, 20)]:
        rng = seeded("untouched")
        assert bots.play_greedy(game, position.observe(seat), rng) == game.greedy(
            position.observe(seat)[0]
        )
        assert rng.tobytes() == seeded("untouched").tobytes()


@pytest.mark.parametrize(
    "game", [game for game in GAMES if game.ladder], ids=lambda game: game.facts.id
)
def test_a_rung_errs_as_often_as_its_game_says(game: Game) -> None:
    choices = [found for found in decisions(game, quick=6) if len(found[0].codes()) > 5]
    assert choices
    total = scaled(50, 1000, 10_000)
    margin = 5 * 0.5 / total**0.5  # five deviations
    for name, rung in game.ladder.items():
        if not isinstance(rung, Errs):
            continue
        rng, same = seeded(name), 0
        bot = bots.load(name, game)
        for position, seat in islice(cycle(choices), total):
            seen = position.observe(seat)
            same += bot(game, seen, rng) == game.greedy(seen[0])
        right = 1 - rung.percent / 100  # an error may be right by chance, one in six or less
        assert right - margin < same / total < right + rung.percent / 600 + margin


def test_a_search_errs_as_often_as_it_says() -> None:
    game = registry.load("half_dominoes")
    position, seat = max(decisions(game), key=lambda found: len(found[0].codes()))
    seen, times = position.observe(seat), scaled(20, 100, 100)
    for errs in (0, 50, 100):
        bot, rng = bots._searching(Searches(1, turns=0, candidates=1, errs=errs)), seeded("errs")
        best = bots._searching(Searches(1, turns=0, candidates=1))(game, seen, seeded(""))
        others = sum(bot(game, seen, rng) != best for _ in range(times)) / times
        right = errs / 100 * (1 - 1 / len(position.codes()))
        assert abs(others - right) <= min(errs, 5 * 0.5 / times**0.5)  # five deviations


def test_a_beginner_takes_the_better_of_two() -> None:
    game = registry.load("zigzag")
    position, seat = max(decisions(game), key=lambda found: len(found[0].codes()))
    seen = position.observe(seat)
    by_worth = sorted(position.codes().tolist(), key=lambda move: game.worth(seen[0], move))
    times, rng = scaled(200, 2000, 2000), seeded("two")
    played = [by_worth.index(bots.play_beginner(game, seen, rng)) for _ in range(times)]
    # of two ranks at random the greater is two thirds of the way up, with a deviation of 0.24;
    # moves of equal worth may blur a twentieth of it
    assert abs(mean(played) / len(by_worth) - 2 / 3) < 0.05 + 5 * 0.24 / times**0.5


def rungs(game: Game) -> list[str]:
    return ["random", *RUNGS] if game.ladder else game.facts.bots


@pytest.mark.skipif(PROFILE == "quick", reason="takes many games")
@every_game
def test_no_rung_is_weaker_than_the_one_below(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "MOST_TRIES", 500)
    games = scaled(quick=20, default=40, thorough=1000)
    games = games // 6 if game.facts.patience else games
    for weaker, stronger in pairwise(rungs(game)):
        leads = []
        for k in range(games):
            if game.facts.players == (1, 1):
                score = {name: scores_of(game, [name], str(k))[0] for name in (weaker, stronger)}
            else:
                names = [weaker, stronger] if k % 2 else [stronger, weaker]
                score = dict(zip(names, scores_of(game, names, str(k)), strict=True))
            lead = score[stronger] - score[weaker]
            leads.append(-lead if game.facts.scores == "left" else lead)
        error = stdev(leads) / games**0.5
        assert mean(leads) > -2 * error, f"{stronger} loses to {weaker}: {mean(leads)} ± {error}"


def scores_of(game: Game, names: list[str], seed: str) -> list[int]:
    """The scores of one game between two bots."""
    setup, words = game.setup(len(names), bots=range(len(names))), WordStream(seed)
    position = game.start(setup, game.deal(setup, words))
    players = [bots.load(name, game) for name in names]
    rngs: list[Rng] = [seeded(f"{seed} {seat}") for seat in range(len(names))]
    while not position.is_over():
        seat = position.to_move()
        if seat == CHANCE:
            position.play(game.chance_draw(position.s, words))
            continue
        code = players[seat](game, position.observe(seat), rngs[seat])
        if code == GIVE_UP:
            break
        position.play_code(code)
    return position.scores()


def test_a_rung_may_play_otherwise_in_each_variant() -> None:
    game = registry.load("half_dominoes")
    rung = Varies("variant", {1: Errs(0), 2: Errs(100)})
    for variant, same in ((1, True), (2, False)):
        setup = game.setup(2, {"variant": variant})
        seen = game.start(setup, game.deal(setup, WordStream("varies"))).observe(0)
        best = bots.play_greedy(game, seen, seeded("varies"))
        chosen = {bots._climbing(rung)(game, seen, seeded(str(k))) for k in range(8)}
        assert (chosen == {best}) is same


# -- giving up --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_wanderer_gives_up_200_plies_after_its_best_score(name: str) -> None:
    game = registry.load("maze")
    setup = game.setup(1)
    for seed in ("1", "17"):
        position = game.start(setup, game.deal(setup, WordStream(seed)))
        scores, rng = position.scores(), seeded(seed)
        while (code := bots.load(name, game)(game, position.observe(0), rng)) != GIVE_UP:
            position.play_code(code)
            scores += position.scores()
        assert len(scores) - 1 - scores.index(max(scores)) == 200


@pytest.mark.skipif(not is_compiled(), reason="a search takes long")
def test_the_solver_follows_one_line() -> None:
    game = registry.load("maze")
    setup = game.setup(1)
    position = game.start(setup, game.deal(setup, WordStream("17")))
    plies = 0
    while not position.is_over():
        position.play_code(bots.play_solver(game, position.observe(0), seeded(plies)))
        plies += 1
    assert position.scores() == [48]
    assert plies < 100
