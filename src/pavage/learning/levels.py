"""How well a multiplication is known: the rule of the page (``client/src/learning/levels.ts``).

What counts is the last tries (five at most) of a x b and of b x a together.
"""

from collections.abc import Iterator
from typing import Literal, get_args

from pavage.learning.facts import LEAST, MOST, Fact, Facts, Pair

Level = Literal["new", "practise", "coming", "known"]
LEVELS: tuple[Level, ...] = get_args(Level)
_ENOUGH = 3  # tries
_QUICK = 6_000  # ms, typing included


def ways(facts: Facts, pair: Pair) -> list[Fact]:
    """The fact as it was asked both ways round: none, one or two."""
    a, b = pair
    return [facts[key] for key in dict.fromkeys([(a, b), (b, a)]) if key in facts]


def _tally(both: list[Fact]) -> tuple[int, int]:
    """Tries, and how many of them were right."""
    recent = "".join(fact.recent for fact in both)
    return len(recent), recent.count("r")


def level(facts: Facts, pair: Pair) -> Level:
    """``new``: never asked. ``practise``: fewer than three in five right. ``known``: three tries
    or more, four in five right, each way in six seconds (median) or less. ``coming``: the rest.
    """
    both = ways(facts, pair)
    tries, right = _tally(both)
    if not tries:
        return "new"
    if 5 * right < 3 * tries:
        return "practise"
    quick = all((fact.median_ms or 0) <= _QUICK for fact in both)
    return "known" if tries >= _ENOUGH and 5 * right >= 4 * tries and quick else "coming"


def pairs(top: int = MOST) -> Iterator[Pair]:
    """Each multiplication up to ``top`` once, the smaller factor first."""
    return ((a, b) for a in range(LEAST, top + 1) for b in range(a, top + 1))


def to_practise(facts: Facts, most: int) -> list[Pair]:
    """What to practise next: what goes wrong, the worst first; what is on the way, the longest
    ago first; what was never asked of the tables that were met, the smallest first.
    """
    met = {factor for pair in facts for factor in pair}
    found = []
    for pair in pairs():
        now = level(facts, pair)
        if now == "known" or (now == "new" and not met.issuperset(pair)):
            continue
        both = ways(facts, pair)
        tries, right = _tally(both)
        share, wrong = (right / tries, tries - right) if now == "practise" else (0.0, 0)
        order = ("practise", "coming", "new").index(now)
        last = max((fact.last for fact in both), default="")
        found.append((order, share, -wrong, last, pair[0] * pair[1], pair))
    return [pair for *_, pair in sorted(found)[:most]]
