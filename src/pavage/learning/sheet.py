"""The figures of a class: who knows what, and what most pupils should practise."""

import unicodedata
from collections.abc import Mapping

import msgspec

from pavage.learning.facts import Facts, Pair
from pavage.learning.levels import Level, level, pairs, to_practise

_USUAL_TOP = 9  # the tables that are shown even if they were not asked
_NEXT = 6  # facts that are named to a pupil
_TOGETHER = 10  # facts that are named to the class


class Pupil(msgspec.Struct, frozen=True):
    """One pupil: answers in all, the last day, and the level of each fact (``3x4``)."""

    name: str
    asked: int
    right: int
    last: str | None
    known: int
    coming: int
    practise: int
    new: int
    levels: dict[str, Level]
    to_practise: list[str]


class ClassFact(msgspec.Struct, frozen=True):
    """How many pupils stand where with one fact; ``who`` are those that get it wrong."""

    factors: Pair  # the smaller first
    result: int
    known: int
    coming: int
    practise: int
    new: int
    who: list[str]


class Sheet(msgspec.Struct, frozen=True):
    """A class: its pupils by name, the facts up to ``top`` times ``top``, and of these the ones
    that most pupils should practise (``3x4``), those that go wrong most often first.
    """

    top: int
    pupils: list[Pupil]
    facts: list[ClassFact]
    to_practise: list[str]


def key(pair: Pair) -> str:
    """A fact as it is written in figures: ``3x4``."""
    return f"{pair[0]}x{pair[1]}"


def sheet(pupils: Mapping[str, Facts]) -> Sheet:
    """The sheet of these pupils, by name."""
    met = [factor for facts in pupils.values() for pair in facts for factor in pair]
    top = max(_USUAL_TOP, *met) if met else _USUAL_TOP
    rows = [_pupil(name, pupils[name], top) for name in sorted(pupils, key=_alphabetical)]
    facts = [_class_fact(pair, rows) for pair in pairs(top)]
    worth = [fact for fact in facts if fact.practise or fact.coming]
    worth.sort(key=lambda fact: (-fact.practise, -fact.coming, fact.result, fact.factors))
    return Sheet(top, rows, facts, [key(fact.factors) for fact in worth[:_TOGETHER]])


def _alphabetical(name: str) -> tuple[str, str]:
    """Émile stands with Emma, not after Zoé."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return "".join(c for c in plain if not unicodedata.combining(c)), name


def _pupil(name: str, facts: Facts, top: int) -> Pupil:
    levels = {key(pair): level(facts, pair) for pair in pairs(top)}
    counts = list(levels.values()).count
    return Pupil(
        name=name,
        asked=sum(fact.asked for fact in facts.values()),
        right=sum(fact.right for fact in facts.values()),
        last=max((fact.last for fact in facts.values()), default=None),
        known=counts("known"),
        coming=counts("coming"),
        practise=counts("practise"),
        new=counts("new"),
        levels=levels,
        to_practise=[key(pair) for pair in to_practise(facts, _NEXT)],
    )


def _class_fact(pair: Pair, pupils: list[Pupil]) -> ClassFact:
    levels = [pupil.levels[key(pair)] for pupil in pupils]
    return ClassFact(
        factors=pair,
        result=pair[0] * pair[1],
        known=levels.count("known"),
        coming=levels.count("coming"),
        practise=levels.count("practise"),
        new=levels.count("new"),
        who=[pupil.name for pupil in pupils if pupil.levels[key(pair)] == "practise"],
    )
