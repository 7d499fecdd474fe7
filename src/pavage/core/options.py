"""What an option can be: the kinds of options that every game checks alike."""

import json
from typing import TYPE_CHECKING, Any

from pavage.core.errors import SetupError
from pavage.core.message import message
from pavage.core.shuffle import is_seed

if TYPE_CHECKING:
    from pavage.core.game import Option, OptionValue


def checked(option: "Option", value: object) -> "OptionValue":
    """The value of a flag, a choice, a seed or lists. Raises SetupError for another one."""
    if option.kind == "seed":
        if isinstance(value, str) and is_seed(value):
            return value
        raise SetupError(message("error-option-seed", name=option.name, given=shown(value)))
    if option.kind == "lists":
        return _checked_lists(option, value)
    if isinstance(value, bool | int | str) and any(
        value == v and type(value) is type(v) for v in option.values
    ):
        return value
    raise SetupError(
        message(
            "error-option-value",
            name=option.name,
            given=shown(value),
            values=_listed(option.values),
        )
    )


def _checked_lists(option: "Option", value: object) -> list[list[int]]:
    """As many lists as the default has, each ascending and not empty, of its values."""
    assert isinstance(option.default, list)
    if (
        isinstance(value, list)
        and len(value) == len(option.default)
        and all(_is_ascending(part, option.values) for part in value)
    ):
        return [list(part) for part in value]
    raise SetupError(
        message(
            "error-option-lists",
            name=option.name,
            given=shown(value),
            lists=len(option.default),
            values=_listed(option.values),
            usual=shown(option.default),
        )
    )


def _is_ascending(part: object, values: list[Any]) -> bool:
    return (
        isinstance(part, list)
        and bool(part)
        and all(type(n) is int and n in values for n in part)
        and part == sorted(set(part))
    )


def _listed(values: list[Any]) -> str:
    return ", ".join(json.dumps(value, ensure_ascii=False) for value in values)


def shown(value: object) -> str:
    """A value as it was given: a text as it is, anything else as in a record."""
    if not isinstance(value, str):
        value = json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=str)
    return value.encode("utf-8", "backslashreplace").decode()
