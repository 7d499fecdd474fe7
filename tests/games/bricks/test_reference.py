"""The program against the slow reference: whole games, every position, everything compared."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import event, given
from hypothesis import strategies as st

from pavage.core.game import CHANCE, OVER
from pavage.core.position import Position
from pavage.games.bricks import GAME
from tests.games.bricks import reference
from tests.games.bricks.drawn import bricks_of, drawn, held_of, say, tokens_of
from tests.games.bricks.games import RANDOM, Plan, heap, likely_roll, plans
from tests.games.bricks.reference import Table
from tests.record import by_the_page


def explain(position: Position, table: Table, plies: list[str]) -> str:
    """A table as the reference sees it, for somebody who reads why two differ."""
    rows = []
    for y in range(table.grid):
        row = ""
        for x in range(table.grid):
            here = [b for b in table.bricks if (x, y) in b.cells]
            corner = here and (here[0].x, here[0].y) == (x, y)
            row += ("AB"[here[0].owner] if corner else "ab"[here[0].owner]) if here else "."
        rows.append(row)
    about = f"{table.due} of seat {table.seat}, dice {table.dice}, bricks {sorted(table.bricks)}"
    return "\n".join([f"after {plies[-6:]}", about, f"options {table.options}", *rows])


def compare(position: Position, table: Table, plies: list[str]) -> None:
    """Everything that both know; what lies on the grid, when a turn is over."""
    known = differences(position, table)
    wrong = [f"{what}: {a}, not {b}" for what, (a, b) in known.items() if a != b]
    assert not wrong, "\n".join([*wrong, explain(position, table, plies)])


def differences(position: Position, table: Table) -> dict[str, tuple[Any, Any]]:
    """What the program says, and what the reference says."""
    s, outcome = position.s, position.outcome()
    to_move = OVER if table.reason else table.to_move()
    said: dict[str, tuple[Any, Any]] = {
        "to move": (position.to_move(), CHANCE if to_move is None else to_move),
        "moves": _moves(position, table),
        "scores": (position.scores(), table.scores()),
        "reason": (outcome.reason if outcome else None, table.reason),
    }
    for field, counted in (
        ("swap", table.swaps),
        ("blocked", table.blocked),
        ("laid_n", table.laid),
        ("steals_n", table.steals),
        ("covers_n", table.covers),
        ("won_n", table.won),
        ("streak", table.in_a_row),
        ("right", table.right),
        ("swapped", table.has_swapped),
        ("turns", table.turns),
    ):
        said[field] = (s[field].tolist(), counted)
    if outcome:
        said["result"] = ((outcome.scores, outcome.winners), (table.scores(), table.winners()))
    if table.due in ("first roll", "swap"):
        said["bricks"] = (bricks_of(position), sorted(table.bricks))
        said["tokens"] = (tokens_of(position), table.tokens)
        said["held"] = (held_of(position), table.held)
    return said


def _moves(position: Position, table: Table) -> tuple[Any, Any]:
    """What only one of the two allows, each move once."""
    if position.to_move() == CHANCE:
        found, expected = sorted(GAME.chance_outcomes(position.s)), table.outcomes()
        weights = GAME.chance_weights(position.s)
        assert GAME.chance_count(position.s) == len(weights) == len(found)
        assert min(weights) >= 1
    elif table.due == "answer" and table.turns % 8:  # a thousand answers, always the same
        return len(position.codes()), 1000
    else:
        found, expected = position.legal_moves(), table.legal_moves()
    if found == expected:
        return [], []
    more, less = sorted(set(found) - set(expected)), sorted(set(expected) - set(found))
    return more or f"{len(found)} moves", less or f"{len(expected)} moves"


def both(plan: Plan) -> Iterator[tuple[Position, Table, str | None]]:
    """A game that both play; they agree on it to its end."""
    stream = by_the_page.words(plan.seed)
    deal = reference.deal_of(stream, plan.options)
    assert deal == plan.deal()
    table = reference.table(deal, plan.options, plan.bots)
    plies: list[str] = []
    for position, ply in plan.play():
        compare(position, table, plies)
        yield position, table, ply
        if ply is None:
            break
        plies.append(ply)
        if position.to_move() == CHANCE:
            if not plan.options["practise"]:
                assert ply == table.draw(stream), explain(position, table, plies)
            table.happen(ply)
        else:
            assert position.copy().play(ply) == table.play(ply), explain(position, table, plies)


@given(plans())
def test_both_play_the_same_game(plan: Plan) -> None:
    for _, table, ply in both(plan):
        if ply is None:
            event(str(table.reason))
        elif not ply[0].isdigit():
            event(ply.split()[0])


# -- tables that no deal leads to -------------------------------------------------------------


@given(RANDOM)
def test_both_find_the_same_moves_on_any_table(rng: random.Random) -> None:
    bricks = heap(rng, 16)
    one, other = likely_roll(rng, bricks)
    position, table = drawn(
        bricks,
        f"{one}x{other}",
        seat=rng.randrange(2),
        bots=rng.choice([(), (0,), (0, 1)]),
        held=[[1, 2], [3, 0]],
        blocked=(rng.randrange(3), rng.randrange(2)),
        grid=16,
        tables=[list(range(2, 13))] * 2,
        steal=rng.random() < 0.8,
        cover=rng.random() < 0.8,
    )
    compare(position, table, [])
    moves = table.legal_moves()
    rare = [move for move in moves if move.split()[0] in ("cover", "steal", "pass")]
    for word in {move.split()[0] for move in rare}:
        event(word)
    move = rng.choice(rare or moves)
    say(position, table, move)
    compare(position, table, [move])


@given(RANDOM, st.integers(0, 1))
def test_both_turn_any_table_over(rng: random.Random, seat: int) -> None:
    """The swap: every brick changes sides, and nothing else does."""
    position, table = drawn(heap(rng, 18), grid=18, seat=seat, swaps=[True, True], right=(3, 1))
    compare(position, table, [])
    say(position, table, "swap")
    compare(position, table, ["swap"])


# -- the reference itself ---------------------------------------------------------------------


def test_the_reference_where_the_rules_give_the_figures() -> None:
    _, table = drawn("", "3x4", tokens=[])
    assert "3x4@a17" in table.legal_moves()
    assert (table.play("3x4@a17"), table.scores()) == (12, [14, 0])
    _, table = drawn("1:5x3@c5", "3x5")
    assert (table.play("steal c5"), table.scores()) == (15, [17, 0])
    _, table = drawn("1:3x4@c5", "2x6")
    assert not any(move.startswith("steal") for move in table.legal_moves())


@pytest.mark.parametrize(("grid", "first", "second"), [(20, "a20", "t1"), (16, "a16", "p1")])
def test_the_start_cells(grid: int, first: str, second: str) -> None:
    cells: list[Any] = [reference.name_of(reference.start_cell(grid, seat)) for seat in range(2)]
    assert cells == [first, second]
