"""What is said of a position and of a move, as messages."""

from typing import Any

from pavage.core.message import Message, message
from pavage.games.bricks import rules
from pavage.games.bricks.chance import JOKER
from pavage.games.bricks.goals import reached
from pavage.games.bricks.notation import cell_name, read
from pavage.games.bricks.placing import is_without_brick, taken
from pavage.games.bricks.state import (
    ACTING,
    ANSWER,
    ANSWERING,
    CHOOSING,
    COVER,
    FINISHED,
    GOALS,
    KEEP,
    KIND,
    LAY,
    LEAST,
    PLACE,
    REASONS,
    REDUCE,
    REROLL,
    ROWS,
    SHAPE,
    STEAL,
    STRIDE,
    SWAP,
    TOKENS,
    start_cell,
)


def product(a: int, b: int) -> str:
    """How a product is written."""
    return f"{a} × {b}"


def equation(wide: int, high: int) -> str:
    """What a brick scores: ``3 × 4 = 12``."""
    return f"{product(wide, high)} = {wide * high}"


def status(seen: Any) -> Message:
    """What is happening, in a line."""
    seat = int(seen.seat)
    a, b = int(seen.die[0]), int(seen.die[1])
    if seen.phase == FINISHED:
        return message("bricks-over-" + REASONS[seen.reason].replace(" ", "-"))
    if seen.phase == ANSWERING:
        return message("bricks-answers", seat=seat, a=a, b=b)
    if seen.phase == ACTING:
        return message("bricks-lays", seat=seat, a=a, b=b)
    return message("bricks-chooses" if seen.phase == CHOOSING else "bricks-rolls", seat=seat)


def to_do(seen: Any, *, can_lay: bool, can_take: bool, rolls: bool) -> Message:
    """What the seat to move is to do, in a line."""
    a, b = int(seen.die[0]), int(seen.die[1])
    if seen.phase == CHOOSING:
        return message("bricks-do-choose", seat=int(seen.seat))
    if rolls:
        return message("bricks-do-roll", seat=int(seen.seat))
    if seen.phase == ANSWERING:
        return message("bricks-do-answer", a=a, b=b)
    if can_lay and can_take:
        return message("bricks-do-lay-or-take", a=a, b=b)
    if can_lay:
        return message(f"bricks-do-lay{_where(seen)}", a=a, b=b)
    if can_take:
        return message("bricks-do-take", a=a, b=b)
    return message("bricks-do-pass" if _has_token(seen) else "bricks-do-pass-only", a=a, b=b)


def _where(seen: Any) -> str:
    """Where the brick goes, as a part of a name: beside others, to the start, or anywhere."""
    if not is_without_brick(seen, seen.seat):
        return ""
    cell = start_cell(seen.grid, seen.seat)
    is_taken = taken(seen, cell // STRIDE) >> cell % STRIDE & 1
    return "-anywhere" if is_taken else "-first"


def _has_token(seen: Any) -> bool:
    """Whether a token can be used with the present dice: none makes a 2 smaller."""
    rerolls, reductions = seen.held[int(seen.seat) * 2 :][:2]
    return bool(rerolls or (reductions and max(seen.die) > LEAST))


def tip(seen: Any, *, can_lay: bool, can_steal: bool, can_cover: bool) -> Message | None:
    """A longer hint for somebody's first game, at the right moment."""
    seat = int(seen.seat)
    holds = _has_token(seen)
    if seen.phase == CHOOSING:
        return message("bricks-tip-swap")
    if seen.phase != ACTING:
        return None
    if can_steal:
        return message("bricks-tip-steal")
    if can_cover:
        return message("bricks-tip-cover")
    if not can_lay:
        return message("bricks-tip-pass" if holds else "bricks-tip-blocked")
    if where := _where(seen):
        return message(f"bricks-tip{where}")
    if seen.laid_n[seat] == 1:
        return message("bricks-tip-beside")
    return message("bricks-tip-tokens") if holds and seen.laid_n[seat] == 2 else None


def goal_label(kind: str, number: int) -> Message:
    """What a goal asks for (rule 15)."""
    return message("bricks-goal-" + kind.replace(" ", "-"), number=number)


def goal(seen: Any) -> tuple[Message, int, int] | None:
    """The goal of a challenge in words, how far it is and how far it must come."""
    if seen.goal == 0:
        return None
    number = int(seen.goal_n)
    label = goal_label(GOALS[seen.goal], number)
    most = 1 if GOALS[seen.goal] == "opposite edge" else number
    return label, min(max(0, int(reached(seen))), most), most


# -- plies ------------------------------------------------------------------------------------


def told_chance(seen: Any, move: str) -> tuple[Message, list[str], Message | None]:
    """What is said of a chance ply, the faces of the dice after it, and a cheer."""
    seat = int(seen.seat)
    if move == JOKER:
        gains = not seen.swap[seat]
        line = message("bricks-told-joker" if gains else "bricks-told-joker-again", seat=seat)
        return line, ["joker", "joker"], message("bricks-cheer-joker", seat=seat) if gains else None
    if move.startswith("die"):
        die, value = (int(part) for part in move.removeprefix("die ").split("="))
        shown = [int(value) for value in seen.die]
        shown[die - 1] = value
        line = message("bricks-told-die", seat=seat, value=value)
    else:
        shown = [int(part) for part in move.removeprefix("roll ").split("x")]
        line = message("bricks-told-roll", seat=seat, a=shown[0], b=shown[1])
    return line, [f"die{value}" for value in shown], None


def told_line(seen: Any, seat: int, move: str, points: int) -> Message:
    """What is said of a decision."""
    code = read(move)
    kind = code - code % KIND
    if kind == ANSWER:
        a, b = int(seen.die[0]), int(seen.die[1])
        right = "right" if points else "wrong"
        return message(
            f"bricks-told-{right}", seat=seat, a=a, b=b, given=code - ANSWER, result=a * b
        )
    if kind in (LAY, COVER):
        _, _, wide, high = rules.parts_of(code)
        name = "lay" if kind == LAY else "cover"
        cell = cell_name(code % PLACE)
        return message(
            f"bricks-told-{name}", seat=seat, wide=wide, high=high, cell=cell, points=points
        )
    if kind == STEAL:
        form = int(seen.form[code - STEAL])
        return message(
            "bricks-told-steal", seat=seat, wide=form // SHAPE, high=form % SHAPE, points=points
        )
    if kind == REROLL:
        die = code - REROLL
        return message("bricks-told-reroll", seat=seat, value=int(seen.die[die]))
    if kind == REDUCE:
        die, value = (code - REDUCE) // SHAPE, (code - REDUCE) % SHAPE
        return message("bricks-told-reduce", seat=seat, old=int(seen.die[die]), value=value)
    if kind == SWAP:
        return message("bricks-told-swap", seat=seat)
    if kind == KEEP:
        return message("bricks-told-keep", seat=seat)
    return message("bricks-told-pass", seat=seat, count=min(2, int(seen.blocked[seat]) + 1))


def cheer(seen: Any, seat: int, move: str, points: int) -> Message | None:
    """A few words to celebrate a move with."""
    code = read(move)
    kind = code - code % KIND
    if kind == STEAL:
        return message("bricks-cheer-steal", seat=seat, points=points)
    if kind == COVER:
        return message("bricks-cheer-cover", seat=seat, points=points)
    if kind == SWAP:
        return message("bricks-cheer-swap", seat=seat)
    if kind == LAY and (won := tokens_under(seen, code)):
        return message("bricks-cheer-token", seat=seat, count=won)
    return None


def tokens_under(seen: Any, code: int) -> int:
    """How many tokens a brick would win."""
    x, y, wide, high = rules.parts_of(code)
    mask = ((1 << wide) - 1) << x
    rows = len(seen.lying) // len(TOKENS)
    return sum(
        (int(seen.lying[kind * rows + row]) & mask).bit_count()
        for kind in range(len(TOKENS))
        for row in range(y, y + high)
    )


def place_of(seen: Any, code: int) -> tuple[int, int] | None:
    """The cell from which a move's score flies: the corner of its brick."""
    kind = code - code % KIND
    if kind not in (LAY, STEAL, COVER):
        return None
    cell = code % PLACE
    return cell % STRIDE, cell // STRIDE


def cover_equation(seen: Any, code: int) -> str:
    """What a cover brings: the opponent's bricks in the block, added up."""
    x, y, wide, high = rules.parts_of(code)
    mask = ((1 << wide) - 1) << x
    first = (1 - int(seen.seat)) * ROWS
    terms, total = [], 0
    for row in range(y, y + high):
        corners = int(seen.corner[row]) & int(seen.own[first + row]) & mask
        for column in range(x, x + wide):
            if corners >> column & 1:
                a, b = divmod(int(seen.form[row * STRIDE + column]), SHAPE)
                terms.append(product(a, b))
                total += a * b
    return f"{' + '.join(terms)} = {total}"
