"""Which language the command line speaks, and how it says things in it."""

import os
import unicodedata
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pavage
from pavage.core.message import Message, best_language, message, render

_VARIABLES = ("PAVAGE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def language() -> str:
    """``PAVAGE_LANG``, else the locale's language, as far as it is ours; else French."""
    chosen = next((value for name in _VARIABLES if (value := os.environ.get(name))), "")
    return best_language([chosen.partition(".")[0].partition("@")[0]])


def say(id: str, **args: str | int | Message) -> str:
    """A common text in the reader's language."""
    return tell(message(id, **args))


def tell(said: Message, names: Sequence[str] = ()) -> str:
    """A message in the reader's language; ``names`` are those of the seats it may speak of.

    What it quotes (a move, a name, a file's name) may come from anybody: in it whatever would
    not be seen, or would act on the terminal, is written as an escape.
    """
    return render(_named(said, names), language(), _text_folders())


def _named(said: Message, names: Sequence[str]) -> Message:
    """The message, told the name of each seat that it or a message inside it speaks of.

    Every text in it is made visible.
    """
    args = {
        key: _named(value, names) if isinstance(value, Message) else value
        for key, value in said.args.items()
    }
    seat = args.get("seat")
    if isinstance(seat, int) and 0 <= seat < len(names):
        args.setdefault("name", names[seat])
    return message(
        said.id,
        **{key: visible(value) if isinstance(value, str) else value for key, value in args.items()},
    )


def visible(text: str) -> str:
    """The text; line breaks, control characters, those of no width are ``\\n``, ``\\x1b`` …"""
    if text.isprintable():
        return text
    return "".join(c if _is_seen(c) else c.encode("unicode_escape").decode() for c in text)


def _is_seen(c: str) -> bool:
    return c.isprintable() or unicodedata.category(c) == "Zs"  # a space of any width


@cache
def _text_folders() -> tuple[Path, ...]:
    """The folders that hold texts of games and of studies' reports.

    They are found without importing a game (numpy would follow).
    """
    house = Path(pavage.__file__).parent
    found = [*house.glob("games/*/text.*.ftl"), *house.glob("study/text.*.ftl")]
    return tuple(sorted({path.parent for path in found}))
