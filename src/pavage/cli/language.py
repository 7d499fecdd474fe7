"""Which language the command line speaks, and how it says things in it."""

import os
from collections.abc import Sequence
from pathlib import Path

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
    """A message in the reader's language; ``names`` are those of the seats it may speak of."""
    return render(_named(said, names), language(), _game_folders())


def _named(said: Message, names: Sequence[str]) -> Message:
    """The message, told the name of each seat that it or a message inside it speaks of."""
    args = {
        key: _named(value, names) if isinstance(value, Message) else value
        for key, value in said.args.items()
    }
    seat = args.get("seat")
    if isinstance(seat, int) and 0 <= seat < len(names):
        args.setdefault("name", names[seat])
    return Message(said.id, args)


def _game_folders() -> tuple[Path, ...]:
    import pavage.games
    from pavage.games.registry import ids

    root = Path(pavage.games.__path__[0])
    return tuple(root / id for id in ids())
