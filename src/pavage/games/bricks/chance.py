"""The dice: what they may show, how often, and what a seed gives (rules 2, 5 and 10).

Chance plies are ``joker``, ``roll 3x4`` and ``die 1=5``.
"""

import re
from collections.abc import Iterator
from typing import Any

from pavage.core.compiled import compiled
from pavage.core.errors import IllegalMove, UnreadableMove
from pavage.core.message import Message, message
from pavage.core.rng import Rng, below
from pavage.core.shuffle import WordStream
from pavage.games.bricks import rules
from pavage.games.bricks.state import REROLLING, ROLLING, VALUES, WEIGHTS

JOKER = "joker"
_VALUE = "([2-9]|1[0-2])"
_ROLL = re.compile(f"roll {_VALUE}x{_VALUE}")
_DIE = re.compile(f"die ([12])={_VALUE}")


# -- the numbers of the dice ------------------------------------------------------------------


@compiled
def weight(s: Any, a: int, b: int) -> int:
    """How much a roll counts: under ``practise`` more where the fact is not known yet (rule 17)."""
    if not s.practise or s.bot[s.seat]:
        return 1
    return int(WEIGHTS[s.fact[rules.fact_of(a, b)]])


@compiled
def value_of(s: Any, die: int, k: int) -> int:
    """The ``k``-th number that a die may show."""
    return int(s.lists[die * VALUES + k])


@compiled
def total_weight(s: Any) -> int:
    """The weights of all rolls together."""
    total = 0
    for i in range(int(s.lists_n[0])):
        for j in range(int(s.lists_n[1])):
            total += weight(s, value_of(s, 0, i), value_of(s, 1, j))
    return total


@compiled
def again_weight(s: Any) -> int:
    """The weights of all outcomes of the die that is rolled again."""
    die = int(s.again)
    other = int(s.die[1 - die])
    total = 0
    for k in range(int(s.lists_n[die])):
        total += weight(s, value_of(s, die, k), other)
    return total


@compiled
def happen(s: Any, rng: Rng) -> None:
    """Let the chance ply that is due happen at random, by the weights."""
    if s.phase == REROLLING:
        roll_again(s, below(rng, again_weight(s)))
        return
    if s.phase == ROLLING and s.joker > 0 and below(rng, int(s.joker)) == 0:
        rules.joker(s)
        return
    roll_both(s, below(rng, total_weight(s)))


@compiled
def roll_both(s: Any, at: int) -> None:
    """The roll where a number below ``total_weight`` falls."""
    for i in range(int(s.lists_n[0])):
        for j in range(int(s.lists_n[1])):
            a, b = value_of(s, 0, i), value_of(s, 1, j)
            at -= weight(s, a, b)
            if at < 0:
                rules.roll(s, a, b)
                return


@compiled
def roll_again(s: Any, at: int) -> None:
    """The outcome of one die where a number below ``again_weight`` falls."""
    die = int(s.again)
    other = int(s.die[1 - die])
    for k in range(int(s.lists_n[die])):
        at -= weight(s, value_of(s, die, k), other)
        if at < 0:
            rules.reroll(s, value_of(s, die, k))
            return


# -- in notation ------------------------------------------------------------------------------


def lists_of(s: Any) -> list[list[int]]:
    """What each die may show."""
    return [s.lists[die * VALUES : die * VALUES + int(s.lists_n[die])].tolist() for die in range(2)]


def has_joker(s: Any) -> bool:
    """Whether the roll that is due may be the joker: the first one of a turn (rule 5)."""
    return bool(s.phase == ROLLING and s.joker > 0)


def outcomes(s: Any) -> Iterator[str]:
    """Every outcome of the chance ply that is due."""
    first, second = lists_of(s)
    if s.phase == REROLLING:
        die = int(s.again)
        for value in (first, second)[die]:
            yield f"die {die + 1}={value}"
        return
    if has_joker(s):
        yield JOKER
        if s.joker == 1:
            return
    for a in first:
        for b in second:
            yield f"roll {a}x{b}"


def weights(s: Any) -> list[int]:
    """The weight of each outcome, in the order of ``outcomes``."""
    first, second = lists_of(s)
    if s.phase == REROLLING:
        die = int(s.again)
        other = int(s.die[1 - die])
        return [int(weight(s, value, other)) for value in (first, second)[die]]
    rolls = [int(weight(s, a, b)) for a in first for b in second]
    if not has_joker(s):
        return rolls
    if s.joker == 1:
        return [1]
    others = int(s.joker) - 1
    return [sum(rolls), *(others * one for one in rolls)]


def draw(s: Any, words: WordStream) -> str:
    """The outcome that the seed's words give.

    Die by die from its list; by the weights where they are not all the same.
    """
    if has_joker(s) and words.below(int(s.joker)) == 0:
        return JOKER
    lists = lists_of(s)
    if s.practise:
        return _draw_weighted(s, words)
    if s.phase == REROLLING:
        values = lists[int(s.again)]
        return f"die {int(s.again) + 1}={values[words.below(len(values))]}"
    a, b = (values[words.below(len(values))] for values in lists)
    return f"roll {a}x{b}"


def _draw_weighted(s: Any, words: WordStream) -> str:
    """The same under ``practise``, where what was answered in this match counts."""
    texts = [text for text in outcomes(s) if text != JOKER]
    weighed = weights(s)[-len(texts) :]
    at = words.below(sum(weighed))
    for text, one in zip(texts, weighed, strict=True):
        at -= one
        if at < 0:
            return text
    raise AssertionError("the weights add up")


def play(s: Any, text: str) -> None:
    """Let an outcome happen. Raises UnreadableMove or IllegalMove."""
    rolled, again = _ROLL.fullmatch(text), _DIE.fullmatch(text)
    if text != JOKER and not rolled and not again:
        raise UnreadableMove(message("bricks-unreadable-chance", given=text))
    if text not in set(outcomes(s)):
        raise IllegalMove(_why_not(s, text))
    if rolled:
        rules.roll(s, int(rolled[1]), int(rolled[2]))
    elif again:
        rules.reroll(s, int(again[2]))
    else:
        rules.joker(s)


def _why_not(s: Any, text: str) -> Message:
    if s.phase == REROLLING and not text.startswith(f"die {int(s.again) + 1}="):
        return message("bricks-chance-die", die=int(s.again) + 1)
    if s.phase != REROLLING and text.startswith("die"):
        return message("bricks-chance-both")
    if text == JOKER:
        return message("bricks-chance-no-joker")
    lists = [", ".join(map(str, values)) for values in lists_of(s)]
    return message("bricks-chance-values", first=lists[0], second=lists[1])
