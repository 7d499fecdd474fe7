"""A sentence for a person: an identifier and its arguments, rendered in the reader's language.

Nothing below the command line and the page ever makes a finished sentence: it makes a
``Message``. The texts are Fluent files: ``pavage/text/*.ftl`` for what all games say and
``text.*.ftl`` in a game's folder for what one game says.
"""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec

LANGUAGES = ("fr", "en")

_TEXTS = Path(__file__).resolve().parent.parent / "text"
_LONGEST = 400  # characters of a value; Fluent itself gives up at a thousand


class Message(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What to say (``id``, a Fluent message identifier) and with which values.

    An argument that is itself a message is rendered first.
    """

    id: str
    args: dict[str, "str | int | Message"] = {}


def message(id: str, **args: "str | int | Message") -> Message:
    """A message with its arguments: ``message("not-your-turn", name="Léa")``.

    A very long text (somebody may send anything as a move) is cut, with ``…``.
    """
    return Message(id, {name: _cut(value) for name, value in args.items()})


def _cut(value: "str | int | Message") -> "str | int | Message":
    if isinstance(value, str) and len(value) > _LONGEST:
        return value[: _LONGEST - 1] + "…"
    return value


@cache
def _bundle(lang: str, folders: tuple[Path, ...]) -> object:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    for folder in folders:
        for name in (f"{lang}.ftl", f"text.{lang}.ftl"):
            if (folder / name).exists():
                bundle.add_resource(FluentResource((folder / name).read_text(encoding="utf-8")))
    return bundle


def render(said: Message, lang: str, folders: Iterable[Path] = ()) -> str:
    """The sentence in ``lang``; ``folders`` hold a game's own texts beside the common ones.

    An unknown identifier renders as itself, so that a missing text is seen and breaks nothing.
    """
    bundle = _bundle(lang, (_TEXTS, *folders))
    args = {
        key: render(value, lang, folders) if isinstance(value, Message) else value
        for key, value in said.args.items()
    }
    if not bundle.has_message(said.id):  # type: ignore[attr-defined]
        return said.id
    pattern = bundle.get_message(said.id).value  # type: ignore[attr-defined]
    text, _ = bundle.format_pattern(pattern, args)  # type: ignore[attr-defined]
    return str(text)


def is_text(id: str, lang: str, folders: Iterable[Path] = ()) -> bool:
    """Whether there is a text of this identifier, common or in ``folders``."""
    return bool(_bundle(lang, (_TEXTS, *folders)).has_message(id))  # type: ignore[attr-defined]


def text_source(lang: str, folder: Path | None = None) -> str:
    """The Fluent source of the common texts, or of a game's, as the page needs it."""
    path = _TEXTS / f"{lang}.ftl" if folder is None else folder / f"text.{lang}.ftl"
    return path.read_text(encoding="utf-8")


def best_language(wanted: Iterable[str]) -> str:
    """The first of our languages among the tags wanted (``fr-CA`` is ``fr``); else French."""
    for tag in wanted:
        short = tag.lower().replace("_", "-").split("-")[0]
        if short in LANGUAGES:
            return short
    return LANGUAGES[0]
