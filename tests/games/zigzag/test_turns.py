"""The exact greedy turn against a slow search that knows only the rules' own functions."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pavage.core.compiled import is_compiled
from pavage.core.game import OVER
from pavage.core.position import Position
from pavage.core.shuffle import WordStream
from pavage.games.zigzag import GAME
from pavage.games.zigzag.scoring import points_of
from pavage.games.zigzag.state import CELLS, CODES, END, EXCHANGE, PASS
from pavage.games.zigzag.turns import best_sequence, best_turn

BOARDS = ("tight", "classic", "large")
EASY_TILES = 30 * ["1111"] + 20 * ["1010"] + 20 * ["0101"] + 10 * ["2222"]
DEAD_ENDS = 12 * ["0100", "0002", "1000", "0020", "1122"]
FEW_KINDS = ["1100", "0110", "0011", "1001", "1111", "2222", "0202", "2020"] * 9
AS_COMPILED = 1 if is_compiled() else 0.05  # the slow search is much slower with the compiler off


def position(seed: str, players: int, plies: int, **options: object) -> Position:
    """A position after so many random plies (fewer if the game ends first)."""
    setup = GAME.setup(players, options)
    words = WordStream(seed)
    at = GAME.start(setup, GAME.deal(setup, words))
    choose = random.Random(seed)
    for _ in range(plies):
        if at.is_over():
            break
        if at.to_move() < 0:
            at.play(GAME.chance_draw(at.s, words))
            continue
        at.play_code(int(choose.choice(list(at.codes()))))
    while at.to_move() < 0 and not at.is_over():
        at.play(GAME.chance_draw(at.s, words))
    return at


def sequences(at: Position, most: int) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Every sequence of up to ``most`` placements, with its points."""
    for code in at.codes():
        code = int(code)
        if code >= END:
            continue
        name = GAME.write(code)
        points = points_of(at.s, code // CELLS, code % CELLS)
        yield points, (name,)
        if most > 1:
            after = at.copy()
            after.play_code(code)
            if after.to_move() == at.to_move():
                for more, rest in sequences(after, most - 1):
                    yield points + more, (name, *rest)


def slow_best(at: Position) -> tuple[int, tuple[str, ...]]:
    """The most points, then the first in byte order; (0, ()) if nothing can be placed."""
    most = 3 - int(at.s.placed)
    return min(sequences(at, most), key=lambda found: (-found[0], found[1]), default=(0, ()))


def fast_best(at: Position) -> tuple[int, tuple[str, ...]]:
    out = np.zeros(4, dtype=np.int64)
    n = best_sequence(at.observe(at.to_move())[0], out)
    return int(out[3]), tuple(GAME.write(int(move)) for move in out[:n])


def assert_exact(at: Position) -> None:
    if at.to_move() == OVER:
        return
    expected = slow_best(at)
    assert fast_best(at) == expected
    first = GAME.write(best_turn(at.observe(at.to_move())[0]))
    if expected[1]:
        assert first == expected[1][0]
    else:
        legal = at.legal_moves()
        assert first == next(m for m in ("end", "exchange", "pass") if m in legal)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_positions_of_every_board(board: str, players: int) -> None:
    for k in range(max(1, int(100 * AS_COMPILED))):
        plies = (7 * k + players) % 90
        assert_exact(position(f"{board}-{k}", players, plies, board=board))


@pytest.mark.parametrize("tiles", [EASY_TILES, FEW_KINDS], ids=["many alike", "few kinds"])
def test_ties_of_custom_sets(tiles: list[str]) -> None:
    for k in range(max(1, int(100 * AS_COMPILED))):
        assert_exact(position(f"ties-{k}", 2, 4 * k % 60, tileset=tiles, board=BOARDS[k % 3]))


def test_whole_games_to_the_last_ply() -> None:
    """The end of the game, where hands run out, and every kind of forced decision is met."""
    met = set()
    for k in range(max(1, int(12 * AS_COMPILED))):
        options: dict[str, object] = {"board": "tight", "discard_returns": k % 4 > 1}
        if k % 2:
            options["tileset"] = DEAD_ENDS
        at = position(f"end-{k}", 2 + k % 3, 60, **options)
        words = WordStream(f"later-{k}")
        while not at.is_over():
            if at.to_move() < 0:
                at.play(GAME.chance_draw(at.s, words))
                continue
            assert_exact(at)
            move = best_turn(at.observe(at.to_move())[0])
            met.add(move)
            at.play_code(move)
    if is_compiled():
        assert {EXCHANGE, PASS, END} <= met


@settings(max_examples=max(2, int(150 * AS_COMPILED)), deadline=None)
@given(data=st.data())
def test_any_tile_set_any_moment(data: st.DataObject) -> None:
    codes = st.integers(1, CODES - 1)
    kinds = data.draw(st.lists(codes, min_size=1, max_size=12))
    names = [np.base_repr(code, 3).zfill(4) for code in kinds]
    tiles = (names * 60)[: max(40, 3 * len(names))] + 30 * ["1111"]
    at = position(
        str(data.draw(st.integers(0, 10**6))),
        data.draw(st.integers(2, 4)),
        data.draw(st.integers(0, 60)),
        tileset=tiles,
        board=data.draw(st.sampled_from(BOARDS)),
        fixed_turns=data.draw(st.booleans()),
        discard_returns=data.draw(st.booleans()),
    )
    assert_exact(at)


def test_following_the_first_decision_gives_the_whole_turn() -> None:
    """Once its first placement is made, the rest of the best turn is again the best."""
    for k in range(max(2, int(200 * AS_COMPILED))):
        at = position(f"suffix-{k}", 2 + k % 3, 5 * k % 80)
        if at.is_over() or at.s.placed > 0:
            continue
        total, turn = fast_best(at)
        seat, before = at.to_move(), int(at.s.score[at.to_move()])
        made: list[str] = []
        while at.to_move() == seat and len(made) < len(turn):
            code = best_turn(at.observe(seat)[0])
            made.append(GAME.write(code))
            at.play_code(code)
        assert tuple(made) == turn
        assert at.s.score[seat] == before + total


def test_reads_nothing_that_a_seat_cannot_know() -> None:
    """Whatever stands in the hidden places, the turn is the same."""
    for k in range(max(2, int(50 * AS_COMPILED))):
        at = position(f"secret-{k}", 3, 6 * k % 80)
        if at.is_over():
            continue
        seen = at.observe(at.to_move())
        noise = seen.copy()
        scramble(noise, at.to_move())
        out, other = np.zeros(4, dtype=np.int64), np.zeros(4, dtype=np.int64)
        assert best_sequence(seen[0], out) == best_sequence(noise[0], other)
        assert out[3] == other[3]
        assert best_turn(seen[0]) == best_turn(noise[0]) == best_turn(at.s)


def scramble(seen: Any, seat: int) -> None:
    """Write nonsense wherever the seat can't look."""
    s = seen[0]
    for name in ("bag", "gone", "gone_by", "counts", "score", "laid_turn"):
        s[name][:] = 77
    for slot in range(len(s["hand"])):
        if slot // 5 != seat:
            s["hand"][slot] = 3
