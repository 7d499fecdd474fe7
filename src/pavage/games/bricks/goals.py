"""The goals of challenges: how far seat 0 has come (rule 15)."""

from typing import Any

from pavage.core.bits import trailing_zeros
from pavage.core.compiled import compiled
from pavage.games.bricks.state import SHAPE, STRIDE


@compiled
def largest_brick(s: Any) -> int:
    """The studs of seat 0's largest brick on the grid."""
    best = 0
    for y in range(int(s.grid)):
        corners = int(s.corner[y]) & int(s.own[y])
        while corners != 0:
            form = int(s.form[y * STRIDE + trailing_zeros(corners)])
            corners &= corners - 1
            best = max(best, form // SHAPE * (form % SHAPE))
    return best


@compiled
def touches_edge(s: Any) -> bool:
    """Whether a brick of seat 0 lies on row 1 or on the last column."""
    east = 1 << (int(s.grid) - 1)
    touching = int(s.own[0])
    for y in range(int(s.grid)):
        touching |= int(s.own[y]) & east
    return touching != 0


@compiled
def reached(s: Any) -> int:
    """The number that the goal counts, as it is now; 0 without a challenge."""
    goal = int(s.goal)
    lead = int(s.studs[0]) - int(s.studs[1])
    if goal == 1:
        return int(s.laid_n[0])
    if goal == 2:
        return int(s.studs[0])
    if goal == 3:
        return largest_brick(s)
    if goal == 4:
        return int(s.streak[0])
    if goal == 5:
        return int(touches_edge(s))
    if goal == 6:
        return int(s.won_n[0])
    if goal == 7:
        return int(s.studs[0]) + 2 * int(s.right[0])
    if goal == 8:
        return int(s.steals_n[0])
    if goal == 9:
        return lead
    if goal == 10:
        return int(s.covers_n[0])
    if goal == 11:
        return int(s.steals_n[0]) + int(s.covers_n[0])
    return lead if goal == 12 and s.swapped[0] else 0


@compiled
def is_reached(s: Any) -> bool:
    """Whether the goal of the challenge holds."""
    if s.goal == 5:  # one edge is enough, whatever the goal's number
        return touches_edge(s)
    return bool(s.goal > 0 and reached(s) >= int(s.goal_n))
