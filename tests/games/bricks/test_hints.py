"""Why a move is refused: the reason that is given is true, for every illegal move there is."""

import random
from typing import Any

import pytest
from hypothesis import event, given

from pavage.core.errors import GameOver, IllegalMove
from pavage.core.message import Message
from pavage.games.bricks import GAME
from tests.games.bricks.drawn import CORNER, WALLED, drawn, small
from tests.games.bricks.games import RANDOM, heap, likely_roll
from tests.games.bricks.reference import Brick, Table, brick_of, cell_of, name_of, start_cell
from tests.helpers.profile import scaled
from tests.helpers.texts import assert_said

# -- whatever is tried ------------------------------------------------------------------------


def is_true(said: Message, table: Table, move: str) -> bool:
    """Whether what is said of a move, after a right answer, is so: as the reference sees it."""
    kind, words = said.id.removeprefix("bricks-"), move.split()
    seat, held = table.seat, table.held[table.seat]
    if words[0] in ("swap", "keep"):
        return kind == ("swap-late" if table.swaps[seat] else "no-swap")
    if words[0] == "pass":
        return kind == "no-pass" and bool(table.lays())
    if words[0] == "answer":
        return kind == ("no-answer" if seat in table.bots else "answered")
    if words[0] in ("reroll", "reduce"):
        if kind == f"no-{words[0]}":
            return held[words[0]] == 0
        die, value = map(int, words[1].split("="))
        shows = table.dice[die - 1]
        return (
            kind == "not-smaller" and said.args == {"die": die, "value": shows} and value >= shows
        )
    if words[0] == "steal":
        return why_no_steal(said, table, cell_of(words[1]))
    place = brick_of(words[-1], seat)
    inside = place.x + place.wide <= table.grid and place.y + place.high <= table.grid
    if kind == "wrong-size":
        return sorted((place.wide, place.high)) != sorted(table.dice)
    if kind == "off-grid":
        return not inside
    assert inside
    return (why_no_cover if words[0] == "cover" else why_no_lay)(said, table, place)


def why_no_steal(said: Message, table: Table, cell: tuple[int, int]) -> bool:
    kind = said.id.removeprefix("bricks-")
    here = [brick for brick in table.bricks if (brick.x, brick.y) == cell]
    if kind == "steal-off":
        return not table.options["steal"]
    if kind == "off-grid":
        return max(cell) >= table.grid
    if kind == "no-brick":
        return not here
    [brick] = here
    if kind == "own-brick":
        return brick.owner == table.seat
    size = {"size": f"{brick.wide}x{brick.high}", "a": table.dice[0], "b": table.dice[1]}
    return kind == "other-size" and said.args == {"cell": name_of(cell), **size}


def why_no_lay(said: Message, table: Table, place: Brick) -> bool:
    kind = said.id.removeprefix("bricks-")
    free = place.cells.isdisjoint(table.taken())
    if kind == "taken":
        return not free
    own = table.owned(table.seat)
    if kind == "not-start":
        start = start_cell(table.grid, table.seat)
        return free and not own and said.args == {"cell": name_of(start)}
    return kind == "alone" and free and bool(own)


def why_no_cover(said: Message, table: Table, place: Brick) -> bool:
    kind = said.id.removeprefix("bricks-")
    if kind == "cover-off":
        return not table.options["cover"]
    if kind == "cover-hole":
        return not place.cells <= table.taken()
    under = table.covered(place.cells)
    if kind == "cover-one":
        return [brick.cells for brick in under] == [place.cells]
    cuts = any(not brick.cells <= place.cells for brick in under)
    if kind == "cover-own":
        return all(brick.owner == table.seat for brick in under)
    return kind == "cover-cuts" and cuts


def any_move(table: Table, rng: random.Random) -> str:
    """Something that a player might try, mostly with the dice's size and near the bricks."""
    if rng.random() < 0.2:
        word = rng.choice(["pass", "swap", "keep", "answer 12", "reroll 1", "reduce"])
        return f"reduce {rng.randint(1, 2)}={rng.randint(2, 12)}" if word == "reduce" else word
    brick = rng.choice(table.bricks) if table.bricks else Brick(0, 0, 0, 2, 2)
    near = rng.choice([(0, 0), (brick.wide, 0), (0, brick.high), (-1, -1), (rng.randrange(16), 1)])
    x, y = (max(0, min(23, at + d)) for at, d in zip((brick.x, brick.y), near, strict=True))
    if rng.random() < 0.3:
        return f"steal {name_of((x, y))}"
    wide, high = table.dice[:: rng.choice([1, -1])] if rng.random() < 0.9 else [2, 12]
    return f"{rng.choice(['', 'cover '])}{wide}x{high}@{name_of((x, y))}"


@given(RANDOM)
def test_the_reason_is_true(rng: random.Random) -> None:
    bricks = heap(rng, 16)[: rng.choice([0, 3, 99])]
    one, other = likely_roll(rng, bricks)
    position, table = drawn(
        bricks,
        f"{one}x{other}",
        seat=rng.randrange(2),
        bots=rng.choice([(), (0, 1)]),
        held=[[rng.randrange(2), rng.randrange(2)]] * 2,
        grid=16,
        tables=[list(range(2, 13))] * 2,
        steal=rng.random() < 0.8,
        cover=rng.random() < 0.8,
    )
    legal = set(table.legal_moves())
    for _ in range(scaled(10, 40, 100)):
        move = any_move(table, rng)
        if move not in legal:
            said = GAME.why_not(position.s, GAME.read(move))
            assert is_true(said, table, move), f"{said} of {move}, {table}"
            assert_said(said, GAME)
            event(said.id)


# -- each sentence ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "bricks", "roll", "more", "move"),
    [
        ("choose-first", CORNER, "", {"swaps": [True, False]}, "2x3@c14"),
        ("swap-late", CORNER, "2x3", {"swaps": [True, False], "bots": [0]}, "swap"),
        ("no-swap", CORNER, "2x3", {}, "swap"),
        ("no-swap", CORNER, "2x3", {"answered": False}, "keep"),
        ("answer-first", CORNER, "2x3", {"answered": False}, "2x3@c14"),
        ("answer-first", CORNER, "2x3", {"answered": False}, "pass"),
        ("no-answer", CORNER, "2x3", {"bots": [0]}, "answer 6"),
        ("answered", CORNER, "2x3", {}, "answer 6"),
        ("no-pass", CORNER, "2x3", {}, "pass"),
        ("no-reroll", CORNER, "2x3", {"held": [[0, 1], [1, 0]]}, "reroll 1"),
        ("no-reduce", CORNER, "2x3", {"held": [[1, 0], [0, 1]]}, "reduce 2=2"),
        ("not-smaller", CORNER, "2x3", {"held": [[0, 1], [0, 0]]}, "reduce 2=3"),
        ("wrong-size", CORNER, "2x3", {}, "2x4@c13"),
        ("wrong-size", CORNER, "2x2", {}, "cover 2x3@a15"),
        ("off-grid", CORNER, "2x3", {}, "2x3@c15"),
        ("off-grid", CORNER, "2x3", {}, "3x2@x1"),
        ("off-grid", CORNER, "2x3", {}, "steal x1"),
        ("taken", CORNER, "2x3", {}, "2x3@b14"),
        ("not-start", "", "2x3", {}, "2x3@b14"),
        ("alone", CORNER, "2x3", {}, "2x3@c12"),
        ("steal-off", f"{CORNER} 1:2x3@o1", "2x3", {"steal": False}, "steal o1"),
        ("no-brick", f"{CORNER} 1:2x3@o1", "2x3", {}, "steal o2"),
        ("no-brick", f"{CORNER} 1:2x3@o1", "2x3", {}, "steal e5"),
        ("own-brick", CORNER, "2x2", {}, "steal a15"),
        ("other-size", f"{CORNER} 1:2x3@o1", "2x2", {}, "steal o1"),
        ("cover-off", f"{CORNER} 1:2x2@c15", "2x4", {"cover": False}, "cover 4x2@a15"),
        ("cover-hole", f"{CORNER} 1:2x2@c15", "2x3", {}, "cover 2x3@a14"),
        ("cover-one", f"{CORNER} 1:2x2@c15", "2x2", {}, "cover 2x2@c15"),
        ("cover-own", f"{CORNER} 0:2x2@c15", "4x2", {}, "cover 4x2@a15"),
        ("cover-cuts", f"{CORNER} 1:2x2@c15", "3x2", {}, "cover 3x2@a15"),
    ],
)
def test_each_reason_there_is(
    said: str, bricks: str, roll: str, more: dict[str, Any], move: str
) -> None:
    position = small(bricks, roll, **more)
    before = position.state.tobytes()
    with pytest.raises(IllegalMove) as refused:
        position.play(move)
    assert refused.value.said.id == f"bricks-{said}"
    assert_said(refused.value.said, GAME)
    assert position.state.tobytes() == before


def test_nothing_is_played_while_the_dice_roll_or_when_it_is_over() -> None:
    with pytest.raises(IllegalMove):
        small(CORNER).check("2x3@c14")
    position = small(WALLED, "3x3", blocked=(1, 2))
    position.play("pass")
    with pytest.raises(GameOver):
        position.play("pass")
