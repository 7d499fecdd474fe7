"""Advice: held against what is known exactly; from what a seat may know; in words for everybody."""

from typing import Any

import numpy as np
import pytest

from pavage.core.compiled import is_compiled
from pavage.core.game import Game
from pavage.core.message import LANGUAGES, Message, render
from pavage.core.rng import seeded
from pavage.core.scene import Hand
from pavage.games import registry
from pavage.search.advice import (
    LEAST_LOSS,
    MOST_MARKS,
    Advice,
    Stopped,
    advise,
    advises,
    is_advised,
    is_decision,
    judge,
    worst,
)
from pavage.search.shown import hint_said, shown
from tests.helpers.profile import scaled
from tests.search.test_mcts import endgames, openings

GAMES = [game for game in map(registry.load, registry.ids()) if is_advised(game)]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.facts.id)
BRIEFLY = 0.05  # of the strongest level's tries


def decisions(game: Game, players: int = 2) -> list[Any]:
    """Observations of the first decisions of a game of so many."""
    found = [
        position.observe(seat) for position, seat in openings(game) if _players(position) == players
    ]
    return [seen for seen in found if is_decision(game, seen)]


def _players(position: Any) -> int:
    return int(position.setup.players)


def said(game: Game, told: Message) -> list[str]:
    """A sentence in every language."""
    return [render(told, lang, [game.folder]) for lang in LANGUAGES]


def well_said(game: Game, told: Message) -> bool:
    """Whether it is a sentence, and not the name of one, or one with a hole."""
    return all(text and "advice-" not in text and "{" not in text for text in said(game, told))


@pytest.mark.skipif(not is_compiled(), reason="takes many tries")
@every_game
def test_at_the_end_advice_is_as_good_as_can_be_and_mistakes_are_found(game: Game) -> None:
    """Held against every line to the end."""
    missed, found = [], []
    for position, exact in endgames(game, most=300, count=scaled(2, 4, 20)):
        seen = position.observe(position.to_move())
        if not is_decision(game, seen):
            continue
        best, least = max(exact.values()), min(exact, key=lambda move: exact[move])
        missed.append(best - exact[advise(game, seen).move])
        mistake = judge(game, seen, least)
        missed.append(best - exact[mistake.move])
        if best - exact[least] > 4 * LEAST_LOSS:
            found.append(mistake.costly)
    assert missed
    assert sum(missed) <= 0.1 * len(missed)
    assert sum(found) >= 0.7 * len(found)


@every_game
def test_who_can_know_the_same_is_told_the_same(game: Game) -> None:
    for seen in decisions(game)[: scaled(1, 2, 4)]:
        seat, before = game.to_move(seen[0]), seen.tobytes()
        other, twin = seen.copy(), np.zeros(1, dtype=game.dtype)
        if game.facts.hidden:
            game.resample(other[0], seeded("another deal"))
        game.observe(other[0], seat, twin)
        here = advise(game, seen, BRIEFLY)
        assert advise(game, twin, BRIEFLY) == here
        assert seen.tobytes() == before
        assert judge(game, seen, here.other, BRIEFLY) == judge(game, twin, here.other, BRIEFLY)


@every_game
def test_every_hint_is_a_sentence_about_a_legal_move(game: Game) -> None:
    most = min(game.facts.players[1], scaled(2, 4, 4))
    for players in range(2, most + 1):
        for seen in decisions(game, players)[: scaled(1, 2, 4)]:
            advice = advise(game, seen, BRIEFLY)
            better = shown(game, seen, advice.move)
            assert well_said(game, hint_said(game, advice, better))
            moves = np.empty(game.max_moves, dtype=np.int64)
            legal = moves[: game.legal_moves(seen[0], moves)].tolist()
            assert {advice.move, advice.other} <= set(legal)
            assert 0 <= advice.chance <= 1
            judged = judge(game, seen, legal[-1], BRIEFLY)
            assert well_said(game, judged.why)
            assert judged.other == legal[-1]


@every_game
def test_every_move_can_be_shown(game: Game) -> None:
    """As pieces that lie where they would, or in words."""
    for seen in decisions(game):
        hand: Hand = game.hand(seen[0], game.to_move(seen[0]))
        moves = np.empty(game.max_moves, dtype=np.int64)
        legal = moves[: game.legal_moves(seen[0], moves)].tolist()
        targets = {target.move: target for target in game.every_target(seen[0], hand)}
        for move in legal[:: max(1, len(legal) // 10)]:
            found = shown(game, seen, move)
            assert found.move == game.write(move)
            assert well_said(game, found.what)
            assert found.target == targets.get(found.move)
            if found.target is not None:
                first = found.pieces[0]
                at = (first.zone, first.x, first.y, first.turn)
                to = found.target
                assert at == (to.zone, to.x, to.y, to.turn)
                assert len(found.pieces) == (1 if to.then is None else 2)


@every_game
def test_there_is_nothing_to_think_about_where_one_thing_can_be_done(game: Game) -> None:
    position = openings(game)[-1][0]
    rng = seeded("one")
    for _ in range(scaled(30, 300, 300)):
        if position.is_over():
            return
        if position.to_move() < 0:
            game.happen(position.s, rng)
            position._moves = position._to_move = None
            continue
        seen = position.observe(position.to_move())
        codes = position.codes().tolist()
        if len(codes) == 1:
            advice = advise(game, seen)
            assert (advice.move, advice.loss, advice.costly) == (codes[0], 0, False)
            assert "advice-only" in advice.why.id
            assert not is_decision(game, seen)
            return
        position.play_code(game.greedy(seen[0]))


@every_game
def test_thinking_ends_when_nobody_wants_to_know(game: Game) -> None:
    seen, asked = decisions(game)[0], []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 3

    with pytest.raises(Stopped):
        advise(game, seen, 0.5, stop)
    assert len(asked) == 4


def test_a_question_is_for_who_is_asked() -> None:
    bricks = registry.load("bricks")
    position = bricks.start(bricks.setup(2), bricks.deal(bricks.setup(2), _words()))
    while position.to_move() < 0:
        position.play(bricks.chance_draw(position.s, _words()))
    assert not is_decision(bricks, position.observe(position.to_move()))


def _words() -> Any:
    from pavage.core.shuffle import WordStream

    return WordStream("1")


def test_advice_is_for_matches_of_several_without_another_goal() -> None:
    zigzag, maze = registry.load("zigzag"), registry.load("maze")
    assert advises(zigzag, zigzag.setup(2))
    assert not advises(maze, maze.setup(1))
    connexion, bricks = registry.load("connexion"), registry.load("bricks")
    assert not advises(connexion, connexion.usual_setup(1))
    challenge = {"kind": "steals", "number": 1}
    assert not advises(bricks, bricks.setup(2, {"challenge": challenge}))


def test_few_mistakes_are_marked_the_worst_first() -> None:
    def cost(chance: float, other: float, error: float = 0.01) -> Advice:
        return Advice(1, chance, 2, other, error, Message("x"))

    judged = [(k, cost(0.5, 0.3 - k / 100)) for k in range(8)]
    judged += [(8, cost(0.5, 0.46)), (9, cost(0.5, 0.3, 0.15)), (10, cost(0.5, 0.6))]
    assert [ply for ply, _ in worst(judged)] == [7, 6, 5, 4, 3]
    assert len(worst(judged)) == MOST_MARKS
    assert worst(judged[8:]) == []
