"""What the seat that looks can do: the brick in hand, the keypad, the tokens, the switch."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from pavage.core.message import message
from pavage.core.scene import (
    Action,
    Block,
    Fit,
    Hand,
    Keypad,
    Pick,
    Piece,
    Roll,
    Switch,
    Target,
    Token,
    TokenUse,
)
from pavage.games.bricks import rules, words
from pavage.games.bricks.chance import has_joker, lists_of
from pavage.games.bricks.notation import cell_name, read, write
from pavage.games.bricks.placing import lays, studs_of
from pavage.games.bricks.scene import DICE, GRID, brick_id
from pavage.games.bricks.state import (
    ACTING,
    ANSWERING,
    CHOOSING,
    COVER,
    FINISHED,
    MAX_MOVES,
    PLACE,
    ROLLING,
    ROLLING_AGAIN,
    SHAPE,
    STATE,
    STEAL,
    STRIDE,
    TOKENS,
)


def hand(seen: Any, seat: int) -> Hand:
    """The brick in hand, the tokens, and all that can be done in the seat's turn."""
    if seen.phase == FINISHED:
        return Hand(seat, [], [], [], message("bricks-over"))
    if int(seen.seat) != seat:
        return Hand(
            seat,
            [],
            [],
            [],
            message("bricks-wait", seat=int(seen.seat)),
            tokens=_tray(seen, seat, False),
        )
    if seen.phase == ACTING:
        return _acting(seen, seat)
    roll = _roll(seen)
    keypad = _keypad(seen) if seen.phase == ANSWERING else None
    to_do = words.to_do(seen, can_lay=False, can_take=False, rolls=roll is not None)
    return Hand(
        seat,
        [],
        [],
        [],
        to_do,
        words.tip(seen, can_lay=False, can_steal=False, can_cover=False),
        keypad=keypad,
        tokens=_tray(seen, seat, False),
        switch=_switch() if seen.phase == CHOOSING else None,
        roll=roll,
    )


def _keypad(seen: Any) -> Keypad:
    a, b = int(seen.die[0]), int(seen.die[1])
    return Keypad(words.product(a, b), [a, b], "answer {n}", 3)


def _switch() -> Switch:
    return Switch("swap", message("bricks-switch"), message("bricks-switch-help"))


def chance_seat(s: Any) -> int | None:
    """Whose device rolls: under ``practise`` that of a person, for a new roll (rule 17)."""
    mine = s.practise and s.phase in (ROLLING, ROLLING_AGAIN)
    return int(s.seat) if mine and not s.bot[s.seat] else None


def _roll(seen: Any) -> Roll | None:
    """The dice that wait for a touch: once in a turn."""
    label = message("bricks-roll")
    if seen.phase == CHOOSING:
        return Roll(DICE, label, move="keep")
    if chance_seat(seen) is not None:
        roll = Roll(DICE, label, chance="roll {0}x{1}", dice=lists_of(seen))
        if not has_joker(seen):
            return roll
        return Roll(
            DICE, label, chance=roll.chance, dice=roll.dice, rare="joker", one_in=int(seen.joker)
        )
    waits = seen.phase == ANSWERING and seen.asked == 1
    return None if not waits or seen.touched or seen.practise else Roll(DICE, label)


def _acting(seen: Any, seat: int) -> Hand:
    a, b = int(seen.die[0]), int(seen.die[1])
    brick = brick_id(int(seen.turns))
    fits = list(_fits(seen, brick, a, b))
    taken = np.empty(MAX_MOVES, dtype=np.int64)
    taken = taken[: rules.takings(seen, taken)]
    picks, blocks = [], []
    for move in taken.tolist():
        if move < COVER:
            picks.append(_pick(seen, move))
        else:
            blocks.append(_block(seen, brick, move))
    can_lay, can_take = bool(fits), bool(picks or blocks)
    tray = _tray(seen, seat, True)
    alone = not can_take and not any(token.uses for token in tray)
    return Hand(
        seat,
        [_held(seat, brick, a, b)],
        [],
        [] if can_lay else [_pass(seen, seat, alone)],
        words.to_do(seen, can_lay=can_lay, can_take=can_take, rolls=False),
        words.tip(seen, can_lay=can_lay, can_steal=bool(picks), can_cover=bool(blocks)),
        picks=picks,
        fits=fits,
        blocks=blocks,
        tokens=tray,
    )


def _held(seat: int, brick: str, a: int, b: int) -> Piece:
    turns = 1 if a == b else 2
    drops = [f"{a}x{b}@{{name}}", f"{b}x{a}@{{name}}"][:turns]
    return Piece(
        brick,
        f"hand{seat}",
        0,
        0,
        f"brick{seat}",
        drop=drops[0],
        turns=turns,
        period=turns,
        drops=drops,
        wide=a,
        high=b,
    )


def _fits(seen: Any, brick: str, a: int, b: int) -> Iterator[Fit]:
    out = np.empty(MAX_MOVES, dtype=np.int64)
    for turn, (wide, high) in enumerate([(a, b), (b, a)][: 1 if a == b else 2]):
        names = [cell_name(move % PLACE) for move in out[: lays(seen, wide, high, out)].tolist()]
        if names:
            yield Fit(
                brick,
                GRID,
                turn,
                f"{wide}x{high}@{{name}}",
                names,
                wide * high,
                words.equation(wide, high),
                final=True,
            )


def _pick(seen: Any, move: int) -> Pick:
    cell = move - STEAL
    form = int(seen.form[cell])
    points = form // SHAPE * (form % SHAPE)
    note = message("bricks-note-steal", points=points)
    equation = words.equation(form // SHAPE, form % SHAPE)
    return Pick(brick_id(int(seen.born[cell])), write(move), note, True, points, equation)


def _block(seen: Any, brick: str, move: int) -> Block:
    x, y, wide, high = rules.parts_of(move)
    points = int(studs_of(seen, 1 - int(seen.seat), x, y, wide, high))
    note = message("bricks-note-cover", points=points)
    equation = words.cover_equation(seen, move)
    return Block(brick, GRID, x, y, wide, high, write(move), points, equation, note, True)


def _pass(seen: Any, seat: int, alone: bool) -> Action:
    count = min(2, int(seen.blocked[seat]) + 1)
    help = message("bricks-pass-help", count=count)
    return Action("pass", message("bricks-pass", count=count), help, primary=alone, final=True)


# -- tokens in the tray -----------------------------------------------------------------------


def _tray(seen: Any, seat: int, uses: bool) -> list[Token]:
    tray = []
    for kind, token in enumerate(TOKENS):
        held = int(seen.held[seat * 2 + kind])
        ways = (_rerolls(seen) if kind == 0 else _reductions(seen)) if uses and held else []
        label, help = message(f"bricks-token-{token}"), message(f"bricks-token-{token}-help")
        tray.append(Token(token, label, token, held, help, list(ways)))
    return tray


def _rerolls(seen: Any) -> Iterator[TokenUse]:
    for die in range(2):
        label = message("bricks-use-reroll", value=int(seen.die[die]))
        yield TokenUse(f"die{die + 1}-{int(seen.rolls[die])}", f"reroll {die + 1}", label)


def _reductions(seen: Any) -> Iterator[TokenUse]:
    """Each smaller value, and what could be done with it (rule 10)."""
    after = np.empty(1, dtype=STATE)
    out = np.empty(MAX_MOVES, dtype=np.int64)
    for die in range(2):
        for value in range(2, int(seen.die[die])):
            after[0] = seen
            after[0].die[die] = value
            takes = rules.takings(after[0], out) > 0
            fits = not rules.is_blocked(after[0])
            sign = "takes" if takes else "fits" if fits else ""
            label = message(
                f"bricks-use-reduce{'-' + sign if sign else ''}",
                old=int(seen.die[die]),
                value=value,
            )
            yield TokenUse(
                f"die{die + 1}-{int(seen.rolls[die])}",
                f"reduce {die + 1}={value}",
                label,
                f"die{value}",
                sign,  # type: ignore[arg-type]  # one of the three words
            )


def every_target(seen: Any, hand: Hand) -> list[Target]:
    """The ways to lay the brick, one by one."""
    targets = []
    for fit in hand.fits:
        for name in fit.names:
            move = fit.move.replace("{name}", name)
            cell = read(move) % PLACE
            targets.append(
                Target(
                    fit.piece,
                    GRID,
                    cell % STRIDE,
                    cell // STRIDE,
                    move,
                    fit.points,
                    fit.equation,
                    fit.final,
                    fit.turn,
                )
            )
    return targets
