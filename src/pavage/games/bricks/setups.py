"""The options of Bricks that no list of values could hold (rules 0, 3, 5 and 15)."""

from typing import Any

from pavage.core.errors import SetupError
from pavage.core.game import OptionValue
from pavage.core.message import message
from pavage.core.options import shown
from pavage.games.bricks.state import GOALS

RAREST = 1_000_000  # once in so many first rolls
MOST_HELD = 99  # tokens of a kind at the start
MOST_LYING = 100  # tokens on the grid: half of them fit into half of the smallest grid
MOST_COUNTED = 9999  # by a goal


def _whole(value: object, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


def check_joker(value: object) -> OptionValue:
    """False, or once in how many first rolls the dice show the joker."""
    if value is False or _whole(value, 1, RAREST):
        return value  # type: ignore[return-value]  # checked in this line
    raise SetupError(message("bricks-option-joker-form", given=shown(value), most=RAREST))


def check_tokens(value: object) -> OptionValue:
    """Tokens in each hand at the start, of both kinds, and on the grid."""
    if isinstance(value, list) and len(value) == 3:
        start = all(_whole(one, 0, MOST_HELD) for one in value[:2])
        if start and _whole(value[2], 0, MOST_LYING) and value[2] % 2 == 0:
            return list(value)
    raise SetupError(
        message("bricks-option-tokens-form", given=shown(value), held=MOST_HELD, lying=MOST_LYING)
    )


def check_challenge(value: object) -> OptionValue:
    """None, or a goal: its kind and its number."""
    if value is None:
        return None
    if not isinstance(value, dict) or set(value) != {"kind", "number"}:
        raise SetupError(message("bricks-option-challenge-form"))
    kind, number = value["kind"], value["number"]
    if kind not in GOALS[1:]:
        known = ", ".join(GOALS[1:])
        raise SetupError(message("bricks-option-challenge-kind", given=shown(kind), known=known))
    if not _whole(number, 1, MOST_COUNTED):
        raise SetupError(
            message("bricks-option-challenge-number", given=shown(number), most=MOST_COUNTED)
        )
    return {"kind": kind, "number": number}


def check_goal(options: Any) -> None:
    """Refuse a goal that the other options make impossible."""
    kind = options["challenge"]["kind"]
    needed = {
        "steals": ("steal", options["steal"]),
        "covers": ("cover", options["cover"]),
        "steals or covers": ("steal", options["steal"] or options["cover"]),
        "swap and lead": ("swap", options["swap"] or options["joker"]),
        "tokens won": ("tokens", options["tokens"][2]),
    }
    name, possible = needed.get(kind, ("", True))
    if not possible:
        raise SetupError(message("bricks-goal-impossible", kind=kind, option=name))


def goal_of(challenge: Any) -> tuple[int, int]:
    """A goal's kind, as an index into GOALS, and its number; zeros without a challenge."""
    return (0, 0) if challenge is None else (GOALS.index(challenge["kind"]), challenge["number"])
