"""Who sits where knows what: nothing that a viewer gets depends on what it may not know.

The test is non-interference. A *twin* is a position that differs from the real one only in what
the viewer does not see; whatever the viewer is given must be the same for both, byte for byte.
"""

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest

from pavage.core.errors import IllegalMove, PavageError
from pavage.core.game import CHANCE, WATCHER, Game
from pavage.core.position import Position
from pavage.core.rng import seeded
from pavage.core.shuffle import WordStream
from pavage.record.export import export
from pavage.record.record import Ply, Seat, build
from pavage.search import bots
from tests.helpers.journeys import LONGEST, Case, Journey, cases_of, known_moves, leaves, replaced
from tests.helpers.journeys import journey as travelled
from tests.helpers.profile import scaled

encode = msgspec.json.encode


def twin(position: Position, viewer: int, seed: str) -> Position:
    """The position with another hidden part, as likely as the real one to this viewer."""
    seen = position.observe(viewer)
    position.game.resample(seen[0], seeded(seed))
    return Position(position.game, position.setup, seen)


# -- observations -----------------------------------------------------------------------------


def test_observing_changes_nothing_and_is_idempotent(journey: Journey) -> None:
    for step in journey.sampled():
        before = step.before.state.tobytes()
        for viewer in journey.viewers:
            seen = step.before.observe(viewer)
            assert step.before.state.tobytes() == before
            again = Position(journey.game, journey.setup, seen.copy()).observe(viewer)
            assert again.tobytes() == seen.tobytes()


def test_a_watcher_knows_no_more_than_any_seat(journey: Journey) -> None:
    for step in journey.sampled():
        watched = step.before.observe(WATCHER).tobytes()
        for viewer in journey.viewers:
            seen = Position(journey.game, journey.setup, step.before.observe(viewer))
            assert seen.observe(WATCHER).tobytes() == watched


def test_what_is_public_can_be_read_from_an_observation(journey: Journey) -> None:
    for position in [*(step.before for step in journey.sampled()), journey.end]:
        for viewer in journey.viewers:
            seen = Position(journey.game, journey.setup, position.observe(viewer))
            assert seen.to_move() == position.to_move()
            assert seen.scores() == position.scores()
            assert seen.outcome() == position.outcome()


def test_the_seat_to_move_knows_its_moves(journey: Journey) -> None:
    for step in journey.sampled():
        if step.mover >= 0:
            seen = Position(journey.game, journey.setup, step.before.observe(step.mover))
            assert seen.legal_moves() == step.before.legal_moves()


def hides(case: Case) -> bool:
    """Whether a watcher does not know everything all the time."""
    befores = [step.before for step in travelled(case).steps]
    return any(before.observe(WATCHER).tobytes() != before.state.tobytes() for before in befores)


def test_observations_hide_something_where_the_facts_say_so(game: Game) -> None:
    """Whoever plays alone may see everything."""
    hiding = [(case, hides(case)) for case in cases_of(game.facts.id)]
    assert any(hidden for _, hidden in hiding) == game.facts.hidden
    for case, hidden in hiding:
        assert hidden == game.facts.hidden or case.players == 1


# -- twins of a position ----------------------------------------------------------------------


def outputs(position: Position, viewer: int, moves: list[str]) -> dict[str, Any]:
    """All that this viewer may be given of a position; ``moves`` are legal in it and its twins."""
    game, s = position.game, position.s
    seen, watched = position.observe(viewer), position.observe(WATCHER)
    found: dict[str, Any] = {
        "observation": seen.tobytes(),
        "public": (position.to_move(), position.scores(), position.outcome()),
        "scene": encode(game.scene(watched[0])),
        "show": game.show(seen[0]),
        "drawn": [game.draw(seen[0], small) for small in (False, True)],
    }
    if viewer != WATCHER:
        hand = game.hand(seen[0], viewer)
        found["hand"] = encode(hand)
        found["targets"] = encode(game.every_target(seen[0], hand))
        found["drawn hand"] = game.draw_hand(seen[0], viewer)
    for move in moves:
        after = position.copy()
        points = after.play(move)
        told = game.tell(watched[0], position.to_move(), move, points)
        found[f"tell {move}"] = encode(told)
        found[f"reveals {move}"] = game.reveals(seen[0], game.read(move), viewer)
    if viewer != WATCHER and viewer == position.to_move():
        found["legal"] = position.legal_moves()
        for name in game.facts.bots:
            rng = seeded(name)
            found[name] = (bots.load(name, game)(game, seen, rng), rng.tobytes())
        for move in known_moves(game.facts.id)[:: scaled(401, 101, 11)]:
            if move not in found["legal"]:
                found[f"why not {move}"] = game.why_not(s, game.read(move))
    return found


def test_nothing_that_a_viewer_gets_depends_on_what_it_cannot_know(journey: Journey) -> None:
    for at, step in enumerate(journey.sampled(quick=2, default=5)):
        for viewer in journey.viewers:
            other = twin(step.before, viewer, f"{journey.case} {at}")
            if other.state.tobytes() == step.before.state.tobytes():
                continue  # nothing is hidden from this viewer
            common = set(step.before.legal_moves()) & set(other.legal_moves())
            moves = sorted(common)[:: scaled(9, 4, 1)]
            assert outputs(step.before, viewer, moves) == outputs(other, viewer, moves)


def test_a_refusal_says_the_same_whatever_is_hidden(journey: Journey) -> None:
    """The whole door, not only ``why_not``: a player may try any move in its turn."""
    tried = known_moves(journey.case.id)[:: scaled(401, 201, 7)]
    for step in journey.sampled(quick=1, default=3):
        if step.mover < 0:
            continue
        other, legal = twin(step.before, step.mover, "refusals"), set(step.before.legal_moves())
        for move in tried:
            if move not in legal:
                with pytest.raises(IllegalMove) as refused:
                    step.before.play(move)
                with pytest.raises(IllegalMove) as refused_there:
                    other.play(move)
                assert encode(refused.value.said) == encode(refused_there.value.said)


def test_twins_are_different_positions(game: Game) -> None:
    """Otherwise the tests above would show nothing."""
    if not game.facts.hidden:
        return
    for case in filter(hides, cases_of(game.facts.id)):
        journey = travelled(case)
        for viewer in journey.viewers:
            steps = journey.steps[: len(journey.steps) // 2]
            pairs = [(step.before, twin(step.before, viewer, "different")) for step in steps]
            different = sum(a.state.tobytes() != b.state.tobytes() for a, b in pairs)
            assert different >= len(steps) // 2, f"{case}, {viewer}"


# -- resample ---------------------------------------------------------------------------------


def test_a_resampled_position_looks_the_same_to_who_made_it(journey: Journey) -> None:
    for step in journey.sampled():
        for viewer in journey.viewers:
            other = twin(step.before, viewer, "same view")
            assert other.observe(viewer).tobytes() == step.before.observe(viewer).tobytes()


def test_resampling_follows_from_its_generator(journey: Journey) -> None:
    for step in journey.sampled(quick=2, default=4):
        first, second = (twin(step.before, WATCHER, "17").state.tobytes() for _ in range(2))
        assert first == second


def test_a_resampled_position_plays_to_an_end(journey: Journey) -> None:
    for at, step in enumerate(journey.sampled(quick=1, default=2)):
        viewers = journey.viewers[:: scaled(2, 1, 1)]
        twins = [twin(step.before, viewer, "to the end") for viewer in viewers]
        for other in {other.state.tobytes(): other for other in twins}.values():
            rng, words, left = random.Random(at), WordStream(str(at)), LONGEST
            while not other.is_over():
                left -= 1
                if not left and journey.game.facts.patience:
                    break  # it may go on for ever
                assert left
                if other.to_move() == CHANCE:
                    other.play(journey.game.chance_draw(other.s, words))
                else:
                    other.play_code(int(rng.choice(other.codes())))


# -- twins of a whole history -----------------------------------------------------------------


def test_a_chance_ply_is_told_without_what_it_hides(journey: Journey) -> None:
    for step in journey.steps:
        if step.mover == CHANCE:
            seen = step.before.observe(WATCHER)[0]
            draws = [journey.game.chance_draw(step.before.s, WordStream(s)) for s in "abcdef"]
            told = {encode(journey.game.tell(seen, None, ply, 0)) for ply in [step.ply, *draws]}
            if journey.game.facts.hidden:
                assert len(told) == 1


def exported(journey: Journey, deal: Any, plies: list[str], viewer: int) -> bytes:
    """What the viewer may take out of the running game."""
    position = journey.game.start(journey.setup, deal)
    entries = []
    for move in plies:
        seat = position.to_move()
        entries.append(Ply(None if seat == CHANCE else seat, move, position.play(move)))
    seats = [Seat(f"Joueur {seat + 1}", "human") for seat in range(journey.case.players)]
    for seat in journey.setup.bots:
        seats[seat] = Seat("Hasard", "bot", journey.game.facts.bots[0])
    return export(build(journey.setup, journey.game, seats, journey.seed, deal, entries), viewer)


def history_twins(
    journey: Journey, plies: list[str], viewer: int, tries: int
) -> Iterator[tuple[Any, list[str]]]:
    """Other deals and plies with which the viewer would have seen exactly the same.

    Two hidden pieces change places, in the deal and in the chance plies; it is a twin if the
    plies can still be played and every observation on the way is the same.
    """
    known = leaves(journey.game.redact(journey.setup, journey.deal, plies, viewer)[0])
    names = leaves(journey.deal)
    hidden = [k for k, text in enumerate(known) if text == "?"]
    rng = random.Random(f"{journey.case} {viewer} {len(plies)}")
    real = list(observations(journey, journey.deal, plies, viewer))
    for _ in range(tries if len(hidden) > 1 else 0):
        a, b = rng.sample(hidden, 2)
        if names[a] == names[b]:
            continue
        swap = {names[a]: names[b], names[b]: names[a]}
        deal = replaced(journey.deal, {a: names[b], b: names[a]}, iter(range(len(names))))
        moved = [
            " ".join(swap.get(word, word) for word in ply.split(" ")) if by_chance else ply
            for ply, by_chance in zip(plies, by_chance_of(journey), strict=False)
        ]
        try:
            if list(observations(journey, deal, moved, viewer)) == real:
                yield deal, moved
        except PavageError:
            continue


def by_chance_of(journey: Journey) -> list[bool]:
    return [step.mover == CHANCE for step in journey.steps]


def observations(journey: Journey, deal: Any, plies: list[str], viewer: int) -> Iterator[bytes]:
    position = journey.game.start(journey.setup, deal)
    yield position.observe(viewer).tobytes()
    for ply in plies:
        position.play(ply)
        yield position.observe(viewer).tobytes()


def twins_checked(case: Case) -> int:
    journey, count = travelled(case), 0
    total = len(journey.steps)
    for k in sorted({total // 3, total - 1})[: scaled(1, 2, 2)]:
        plies = journey.plies[:k]
        for viewer in journey.viewers[:: scaled(2, 1, 1)]:
            real = exported(journey, journey.deal, plies, viewer)
            told = journey.game.redact(journey.setup, journey.deal, plies, viewer)
            found = history_twins(journey, plies, viewer, tries=scaled(6, 6, 60))
            for deal, moved in islice(found, scaled(1, 3, 60)):
                count += 1
                assert journey.game.redact(journey.setup, deal, moved, viewer) == told
                assert exported(journey, deal, moved, viewer) == real
    return count


def test_an_export_of_a_running_game_holds_no_secret(case: Case) -> None:
    count = twins_checked(case)
    if hides(case) and not case.own_set:
        assert count, "no twin was found: the test shows nothing"


def test_an_export_keeps_the_form_of_the_record(journey: Journey) -> None:
    plies = journey.plies[:-1]
    for viewer in journey.viewers[:: scaled(3, 1, 1)]:
        before = encode((journey.deal, plies))
        deal, moves = journey.game.redact(journey.setup, journey.deal, plies, viewer)
        assert encode((journey.deal, plies)) == before
        assert list(deal) == list(journey.deal)
        assert len(leaves(deal)) == len(leaves(journey.deal))
        assert len(moves) == len(plies)
        for known, real in zip(leaves(deal), leaves(journey.deal), strict=True):
            assert known in ("?", real)
        for step, move in zip(journey.steps, moves, strict=False):
            assert step.mover == CHANCE or move == step.ply, "decisions are public"
