"""The search: lines that can be played, the same from the same seed, stopped and gone on with."""

import random
from itertools import permutations, product
from typing import Any

import msgspec
import pytest

from pavage.core.compiled import is_compiled
from pavage.core.position import Position
from pavage.core.shuffle import WordStream
from pavage.core.solver import Best, Limits, NotThisSearch, unsought
from pavage.games.connexion import GAME
from pavage.games.connexion.solo.search import Search
from tests.games.connexion import reference
from tests.helpers.profile import scaled

RED, BLUE, MIXED = "6R1R2R3R4R5R", "6B5B4B3B2B1B", "6V1R2V3R4V5R"
FEW = reference.own_tiles()[:9]


def start(**options: Any) -> Position:
    setup = GAME.setup(1, {"solo": True, **options})
    return GAME.start(setup, GAME.deal(setup, WordStream("1")))


def usual() -> Position:
    """Of all tiles; without the compiler of few, as to weigh all moves of many takes long."""
    return start() if is_compiled() else start(tileset=FEW)


def search(position: Position, seed: str = "17", saved: bytes | None = None) -> Search:
    return Search(position.observe(0)[0], seed, saved)


def run(found: Search, steps: int) -> Best:
    """Up to so many steps since the beginning."""
    return found.run(Limits(positions=steps), unsought)


def played(position: Position, best: Best) -> Position:
    after = position.copy()
    for move in best.line:
        after.play(GAME.write(move))
    return after


@pytest.mark.parametrize("match_required", [False, True])
def test_the_line_ends_the_game_with_the_score_that_is_promised(match_required: bool) -> None:
    position = start(match_required=match_required)
    best = run(search(position), 2_000_000 if is_compiled() else 1_000)
    end = played(position, best)
    assert end.is_over()
    assert end.scores() == [best.score]
    assert best.score > (3500 if is_compiled() else 1500)


def highest(own: list[str], must_match: bool) -> int:
    """The highest total of two or three tiles, by trying everything."""
    best = 0

    def go_on(table: reference.Table, total: int) -> None:
        nonlocal best
        if table.reason:
            best = max(best, total)
            return
        for move in table.legal_moves():
            tile, six, place = reference.parts(move)
            points = table.points(reference.Laid(tile, six), place)
            hand = list(table.hands[0])
            hand.remove(tile)
            tiles = {**table.tiles, place: reference.Laid(tile, six)}
            after = reference.Table([hand], [[]], [], tiles, must_match)
            after.reason = None if hand else "all tiles placed"
            go_on(after, total + points)

    for first in sorted(set(own)):
        rest = list(own)
        rest.remove(first)
        # turning the whole table changes nothing: the first tile lies in one way
        go_on(reference.Table([rest], [[]], [], {(0, 0): reference.Laid(first, 0)}, must_match), 0)
    return best


@pytest.mark.parametrize("must_match", [False, True])
@pytest.mark.parametrize("own", [[RED, RED], [RED, BLUE], [RED, BLUE, MIXED], [MIXED] * 3])
def test_of_a_few_tiles_it_finds_the_highest_total(own: list[str], must_match: bool) -> None:
    best = run(
        search(start(tileset=own, match_required=must_match)), 20_000 if is_compiled() else 4_000
    )
    assert best.score == highest(own, must_match)


def test_the_highest_total_by_other_means() -> None:
    """Two equal tiles: their sixes meet, or their best neighbours: all ways are tried here too."""
    ways = product(permutations([RED, BLUE], 2), range(6), range(6))
    assert highest([RED, BLUE], False) == max(
        reference.Table([[]], [[]], [], {(0, 0): reference.Laid(one, a)}).points(
            reference.Laid(other, b), (1, 0)
        )
        for (one, other), a, b in ways
    )


def test_the_same_seed_gives_the_same_line() -> None:
    position = usual()
    found = [search(position, seed) for seed in ("1", "1", "2")]
    lines = [run(one, 5_000 if is_compiled() else 500).line for one in found]
    layouts = [msgspec.json.decode(one.save())["now"] for one in found]
    assert lines[0] == lines[1]
    assert layouts[0] == layouts[1] != layouts[2]


def test_to_stop_and_to_go_on_changes_nothing() -> None:
    position = usual()
    whole = search(position)
    stops = (1, 1_500, 1_501, 4_000, 9_000) if is_compiled() else (1, 250, 251, 450, 700)
    best = run(whole, stops[-1])
    parts = search(position)
    for steps in stops:
        run(parts, steps)
        parts = search(position, saved=parts.save())
    assert run(parts, stops[-1]).line == best.line
    was, now = (msgspec.json.decode(one.save()) for one in (whole, parts))
    assert {**was, "seconds": 0} == {**now, "seconds": 0}


def test_it_stops_when_it_is_told_to() -> None:
    asked: list[None] = []

    def stop() -> bool:
        asked.append(None)
        return len(asked) == 3

    best = search(usual()).run(Limits(stop=stop), unsought)
    assert len(asked) == 3
    assert played(usual(), best).is_over()


def test_progress_never_goes_back() -> None:
    told: list[Best] = []
    best = search(usual()).run(Limits(positions=2_000_000 if is_compiled() else 1_500), told.append)
    assert told
    for a, b in zip(told, [*told[1:], best], strict=True):
        assert a.score <= b.score
        assert a.steps <= b.steps
        assert a.seconds <= b.seconds


@pytest.mark.parametrize("match_required", [False, True])
@pytest.mark.parametrize("plies", [1, 2, 17, 34, 35] if is_compiled() else [2, 17, 35])
def test_what_lies_stays_where_it_is(plies: int, match_required: bool) -> None:
    position = start(match_required=match_required)
    rng = random.Random(plies)
    for _ in range(plies):
        position.play(rng.choice(position.legal_moves()))
    found = search(position)
    greedy = found.told.score
    best = run(found, scaled(400, 2_000, 20_000))
    assert len(best.line) == 36 - plies
    assert best.score >= greedy
    assert played(position, best).scores() == [best.score]


def test_from_a_line_as_long_as_can_be() -> None:
    """64 tiles in a row leave the board, wherever it lies."""
    for dq, dr in reference.SIDES:
        position = start(tileset=[RED, BLUE] * 32)
        for k in range(63):
            position.play(f"{RED if k % 2 else BLUE}/0@{k * dq},{k * dr}")
        best = run(search(position), 500)
        assert played(position, best).is_over()


def test_at_the_end_there_is_nothing_to_search() -> None:
    position = start(tileset=[RED, BLUE])
    position.play(f"{RED}/0@0,0")
    position.play(f"{BLUE}/0@1,0")
    best = search(position).run(Limits(seconds=60), unsought)
    assert (best.line, best.score) == ([], position.scores()[0])


def spoilt(position: Position) -> dict[str, Any]:
    """Saved searches that cannot be gone on with, by what is wrong."""
    found = search(position)
    run(found, 1_000)
    good = msgspec.json.decode(found.save())
    tile, place, six, rank = good["now"][0]
    rest = good["now"][1:]
    return {
        "another": {**good, "question": "0" * 64},
        "more": {**good, "more": 1},
        "no run": {key: value for key, value in good.items() if key != "run"},
        "outside": {**good, "now": [[tile, 10**6, six, rank], *rest]},
        "negative": {**good, "now": [[tile, -1, six, rank], *rest]},
        "on another": {**good, "now": [[tile, rest[0][1], six, rank], *rest]},
        "six": {**good, "now": [[tile, place, 6, rank], *rest]},
        "rank": {**good, "now": [[tile, place, six, 5], *rest]},
        "equal ranks": {**good, "best": [[*lies[:3], 99] for lies in good["now"]]},
        "twice": {**good, "now": [rest[0], *rest]},
        "missing": {**good, "now": rest},
        "negative run": {**good, "run": -1},
        "too many steps": {**good, "run_at": 10**12},
        "no generator": {**good, "rng": 0},
        "no line": {**good, "line": good["line"][::-1]},
        "half a line": {**good, "line": good["line"][:-1]},
        "text": {**good, "now": "x"},
    }


def test_a_spoilt_state_is_refused() -> None:
    position = start(tileset=FEW)
    for how, saved in spoilt(position).items():
        try:
            search(position, saved=msgspec.json.encode(saved))
        except NotThisSearch:
            continue
        pytest.fail(how)


def test_what_is_no_state_is_refused() -> None:
    position = start(tileset=FEW)
    good = search(position).save()
    search(position, saved=good)
    for text in (b"", b"{}", good[:-1], b"\x93NUMPY", b"\xff"):
        with pytest.raises(NotThisSearch):
            search(position, saved=text)
    with pytest.raises(NotThisSearch):
        search(start(tileset=FEW, match_required=True), saved=good)
    with pytest.raises(NotThisSearch):
        search(position, seed="18", saved=good)


# -- the best known ---------------------------------------------------------------------------


@pytest.mark.parametrize("match_required", [False, True])
def test_the_best_known_can_be_played_and_beats_what_was_known(match_required: bool) -> None:
    position = start(match_required=match_required)
    known = GAME.best_known(position.setup)
    assert known is not None
    for move in known.line:
        position.play(move)
    assert position.is_over()
    assert position.scores() == [known.score]
    assert known.score > (4025 if match_required else 4369)  # what a prototype reached
    assert known.steps > 0


def test_of_other_games_nothing_is_known() -> None:
    assert GAME.best_known(GAME.setup(2)) is None
    assert GAME.best_known(GAME.setup(1, {"solo": True, "tileset": [RED, BLUE]})) is None
