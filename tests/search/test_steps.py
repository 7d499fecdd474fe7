"""Games side by side are those that the rules play one by one; gains are what they bring."""

from typing import Any

import pytest

from pavage.core.compiled import is_compiled
from pavage.core.game import CHANCE, OVER, Game
from pavage.core.position import Position
from pavage.core.rng import below, seeded
from pavage.core.shuffle import WordStream
from pavage.games import registry
from pavage.search import steps as module
from pavage.search.steps import ONLY_LOOK, Look, Steps

GAMES = [registry.load(id) for id in registry.ids()]
COUNT = 3 if is_compiled() else 2
MOST = 60 if is_compiled() else 16  # decisions


def starts(game: Game) -> tuple[list[Position], list[WordStream]]:
    setup = game.setup(game.facts.players[1])
    words = [WordStream(f"steps {k}") for k in range(COUNT)]
    return [game.start(setup, game.deal(setup, stream)) for stream in words], words


def gains(position: Position) -> list[int]:
    """What each legal decision brings, told by the scores before and after it; in order."""
    seat = position.to_move()
    sign = 1 if position.game.facts.scores == "points" else -1
    found = []
    for code in position.codes().tolist():
        after = position.copy()
        after.play_code(code)
        found.append(sign * (after.scores()[seat] - position.scores()[seat]))
    return sorted(found)


def values(position: Position) -> list[float]:
    """How the game judges each legal decision; in order."""
    game, seat, found = position.game, position.to_move(), []
    for code in position.codes().tolist():
        after = position.copy()
        after.play_code(code)
        found.append(game.sense.judge(after.s, seat) if game.sense else 0.0)
    return sorted(found)


def assert_looked(look: Look, position: Position) -> None:
    assert (look.seat, look.scores) == (position.to_move(), position.scores())
    if look.seat in (CHANCE, OVER):
        assert look.choices == 0
        return
    brought, judged = gains(position), values(position)
    assert look.choices == len(brought)
    assert look.best == brought[-1]
    middles: list[tuple[float, list[Any]]] = [(look.middle, brought)]
    if look.values is not None:
        best_value, middle_value = look.values
        assert best_value == judged[-1]
        middles.append((middle_value, judged))
    for middle, all_of_them in middles:
        assert middle in all_of_them
        below_it = sum(other < middle for other in all_of_them)
        above_it = sum(other > middle for other in all_of_them)
        assert max(below_it, above_it) <= len(all_of_them) // 2


@pytest.mark.parametrize("compiled", sorted({is_compiled(), False}))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.facts.id)
def test_plays_what_the_rules_play(
    game: Game, compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not compiled:
        monkeypatch.setattr(type(game), "score_of", Game.score_of)
        monkeypatch.setattr(module, "_taking", module._taking.__wrapped__)
    positions, words = starts(game)
    steps, rng = Steps(positions), seeded("steps")
    looks = steps.take(dict.fromkeys(range(COUNT), ONLY_LOOK))
    for _ in range(MOST if compiled else MOST // 4):
        chosen: dict[int, int] = {}
        for k, look in looks.items():
            at = positions[k]
            assert_looked(look, at)
            if look.seat == CHANCE:
                text = game.chance_draw(at.s, words[k])
                game.chance_play(steps.state(k), text)
                at.play(text)
                chosen[k] = ONLY_LOOK
            elif look.seat != OVER:
                assert steps.seen(k, look.seat).tobytes() == at.observe(look.seat).tobytes()
                codes = at.codes()
                chosen[k] = int(codes[below(rng, len(codes))])
                at.play_code(chosen[k])
        if not chosen:
            break
        looks = steps.take(chosen, judge=(0,))
        assert [k for k, look in looks.items() if look.values] == [k for k in chosen if k == 0]
        for k, at in enumerate(positions):
            assert _bytes(steps.state(k)) == at.s.tobytes()


def _bytes(state: Any) -> bytes:
    found: bytes = state.tobytes()
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.facts.id)
def test_the_score_of_a_seat_is_that_of_its_scores(game: Game) -> None:
    for position in starts(game)[0]:
        seats = range(position.setup.players)
        assert [game.score_of(position.s, seat) for seat in seats] == position.scores()


@pytest.mark.skipif(not is_compiled(), reason="nothing is compiled")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.facts.id)
def test_a_score_has_one_width_whoever_asks_first(game: Game) -> None:
    """Asked by Python first it is compiled for that, and games side by side call the same code."""
    if type(game).score_of is Game.score_of:
        return  # that of a game which does not compile it
    game.score_of(starts(game)[0][0].s, 0)
    compiled_for: Any = game.score_of
    assert {str(each.return_type) for each in compiled_for.nopython_signatures} == {"int64"}
