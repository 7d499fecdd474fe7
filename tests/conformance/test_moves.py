"""Legal moves, refusals, notation, copies and replays."""

import numpy as np
import pytest

from pavage.core.errors import GameOver, IllegalMove, MoveError, UnreadableMove
from pavage.core.game import CHANCE, OVER, WATCHER, Game
from pavage.core.message import Message
from pavage.core.position import Position
from tests.helpers.journeys import Journey, known_moves
from tests.helpers.profile import scaled
from tests.helpers.texts import assert_said

NONSENSE = ["", " ", "\n", "?", "@", "0", "-1", "None", "é", "\0", "a" * 5000, "١", "🂡"]


def decisions(journey: Journey) -> list[Position]:
    return [step.before for step in journey.sampled() if step.mover != CHANCE]


# -- notation ---------------------------------------------------------------------------------


def test_the_list_is_sorted_by_bytes_and_unique(journey: Journey) -> None:
    for position in journey.positions():
        moves = position.legal_moves()
        assert moves == sorted(set(moves), key=str.encode)


def test_notation_round_trips(journey: Journey) -> None:
    for position in decisions(journey):
        for code in position.codes().tolist():
            text = journey.game.write(code)
            assert journey.game.read(text) == code
            assert text.isascii()
            assert text.isprintable()
            assert text.strip() == text


def test_nonsense_is_unreadable(game: Game) -> None:
    for text in NONSENSE:
        with pytest.raises(UnreadableMove) as refused:
            game.read(text)
        assert_said(refused.value.said, game)


def test_a_move_has_one_spelling(game: Game) -> None:
    """What is nearly a move is unreadable, or another move: reading is the inverse of writing."""
    for text in known_moves(game.facts.id)[:: scaled(40, 10, 1)]:
        nearly = {text + " ", " " + text, text + "\n", text + "\0", text.upper(), text.title()}
        nearly |= {text[:k] + extra + text[k:] for k in range(len(text)) for extra in " 0١"}
        nearly |= {text[:k] + text[k + 1 :] for k in range(len(text))}
        for other in nearly - {text}:
            try:
                code = game.read(other)
            except UnreadableMove:
                continue
            assert game.write(code) == other


# -- legal and illegal ------------------------------------------------------------------------


def test_there_is_something_to_do_until_it_is_over(journey: Journey) -> None:
    for step in journey.steps:
        codes = step.before.codes()
        assert codes.dtype == np.int64
        if step.mover == CHANCE:
            assert len(codes) == 0
        else:
            assert 0 < len(codes) <= journey.game.max_moves
            assert 0 <= step.mover < journey.case.players
            assert step.ply in step.before.legal_moves()


def test_listing_the_moves_changes_nothing(journey: Journey) -> None:
    for position in decisions(journey):
        fresh = position.copy()
        fresh.legal_moves()
        assert fresh.state.tobytes() == position.state.tobytes()


def test_each_legal_move_plays(journey: Journey) -> None:
    for position in decisions(journey):
        before = position.state.tobytes()
        for move in position.legal_moves()[:: scaled(5, 1, 1)]:
            after = position.copy()
            points = after.play(move)
            assert type(points) is int
            assert after.state.tobytes() != before
            assert position.state.tobytes() == before, "a copy is independent"


def test_a_move_that_is_not_listed_is_refused_with_a_reason(journey: Journey) -> None:
    candidates = known_moves(journey.case.id)
    for at, position in enumerate(decisions(journey)):
        legal = set(position.legal_moves())
        before = position.state.tobytes()
        for move in candidates[at :: scaled(331, 61, 1)]:
            if move in legal:
                continue
            with pytest.raises(IllegalMove) as refused:
                position.play(move)
            assert_said(refused.value.said, journey.game)
            assert position.state.tobytes() == before
        assert position.legal_moves() == sorted(legal)


def test_why_not_says_the_same_as_the_refusal(journey: Journey) -> None:
    position, move = next(
        (position, move)
        for position in decisions(journey)
        for move in known_moves(journey.case.id)
        if move not in position.legal_moves()
    )
    why = journey.game.why_not(position.s, journey.game.read(move))
    assert isinstance(why, Message)
    with pytest.raises(IllegalMove) as refused:
        position.check(move)
    assert refused.value.said == why


def test_nonsense_is_refused_wherever_it_is_played(journey: Journey) -> None:
    for position in [*(step.before for step in journey.sampled()), journey.end]:
        before = position.state.tobytes()
        for text in NONSENSE:
            with pytest.raises(MoveError) as refused:
                position.play(text)
            assert_said(refused.value.said, journey.game)
        assert position.state.tobytes() == before


def test_a_finished_game_takes_no_move(journey: Journey) -> None:
    assert journey.end.to_move() == OVER
    assert journey.end.legal_moves() == []
    before = journey.end.state.tobytes()
    for move in known_moves(journey.case.id)[:: scaled(97, 17, 1)]:
        with pytest.raises(GameOver):
            journey.end.play(move)
    assert journey.end.state.tobytes() == before


# -- playing ----------------------------------------------------------------------------------


def test_a_replay_is_the_game(journey: Journey) -> None:
    position = journey.game.start(journey.setup, journey.deal)
    for step in journey.steps:
        assert position.state.tobytes() == step.before.state.tobytes()
        assert position.to_move() == step.mover
        assert position.play(step.ply) == step.points
    assert position.state.tobytes() == journey.end.state.tobytes()


def test_advancing_is_playing_observing_and_listing(journey: Journey) -> None:
    game, players = journey.game, journey.case.players
    for step in journey.sampled():
        if step.mover == CHANCE:
            continue
        before = step.before.state.tobytes()
        after = np.zeros(1, dtype=game.dtype)
        seen = np.zeros(players + 1, dtype=game.dtype)
        moves = np.empty(game.max_moves, dtype=np.int64)
        code = game.read(step.ply)
        points, to_move, count = game.advance(step.before.state, code, after, seen, moves)
        assert step.before.state.tobytes() == before
        played = step.before.copy()
        assert points == played.play(step.ply)
        assert after.tobytes() == played.state.tobytes()
        assert to_move == played.to_move()
        assert moves[:count].tolist() == played.codes().tolist()
        for k, viewer in enumerate(range(WATCHER, players)):
            assert seen[k : k + 1].tobytes() == played.observe(viewer).tobytes()


def test_points_add_up_to_the_scores(journey: Journey) -> None:
    """From what the deal is worth, which is something only where cards lie in order by chance.

    Where no move gives points the scores are something else (tiles left in hand). What one seat
    takes from another is lost there: the scores together stay as they are.
    """
    totals = journey.game.start(journey.setup, journey.deal).scores()
    if any(totals) and not any(step.points for step in journey.steps):
        return
    assert journey.game.facts.patience or not any(totals)
    for step, after in zip(journey.steps, journey.positions()[1:], strict=True):
        before, totals = step.before.scores(), after.scores()
        gained = list(before)
        if step.mover >= 0:
            gained[step.mover] += step.points
        else:
            assert step.points == 0
        if totals != gained:
            assert step.mover >= 0
            assert sum(totals) == sum(before)
            assert step.points in (0, totals[step.mover] - before[step.mover])


def test_the_outcome_is_told_at_the_end_and_not_before(journey: Journey) -> None:
    for step in journey.steps:
        assert step.before.outcome() is None
        assert not step.before.is_over()
    outcome = journey.end.outcome()
    assert outcome is not None
    assert outcome.scores == journey.end.scores()
    assert outcome.winners == sorted(set(outcome.winners))
    assert set(outcome.winners) <= set(range(journey.case.players))
    assert outcome.reason
    assert outcome.by is None


def test_state_codes_are_python_numbers(journey: Journey) -> None:
    for step in journey.sampled():
        assert type(step.before.to_move()) is int
        assert all(type(score) is int for score in step.before.scores())
