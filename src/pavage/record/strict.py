"""JSON read strictly: nothing that two readers could take differently gets through.

Refused: bytes that are not UTF-8, a key that stands twice in one object, NaN and Infinity, halves
of a surrogate pair. Each refusal says where it is, as a path: ``plies[3].move``.
"""

import json
from typing import Any, NoReturn

from pavage.core.errors import RecordError
from pavage.core.message import Message, message

Path = tuple[str | int, ...]

_DEEPEST = 32  # objects and lists inside each other; a record has six
_SHOWN = 40  # characters of a wrong value that a message quotes


class _Doubled(dict[str, Any]):
    """An object in which a key stands twice; kept until its place in the whole is known."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key


class _NotANumber:
    """NaN or Infinity, which JSON does not have."""

    def __init__(self, written: str) -> None:
        self.written = written


def read_json(data: bytes) -> Any:
    """The value that ``data`` writes. Raises RecordError."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(message("record-utf8", at=error.start)) from None
    try:
        value = json.loads(text, object_pairs_hook=_object, parse_constant=_NotANumber)
        _walk(value, ())
    except json.JSONDecodeError as error:
        raise RecordError(
            message("record-json", line=str(error.lineno), column=str(error.colno))
        ) from None
    except ValueError:  # a whole number with more digits than Python reads
        raise RecordError(message("record-number")) from None
    except RecursionError:
        raise _too_deep() from None
    return value


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) == len(pairs):
        return found
    seen: set[str] = set()
    for key, _ in pairs:
        if key in seen:
            return _Doubled(key)
        seen.add(key)
    raise AssertionError("some key stands twice")


def _too_deep() -> RecordError:
    return RecordError(message("record-deep"))


def _walk(value: Any, path: Path) -> None:
    if len(path) > _DEEPEST:
        raise _too_deep()
    if isinstance(value, str):
        _check_text(value, path)
    elif isinstance(value, _Doubled):
        refuse("record-doubled", path, key=quoted(value.key))
    elif isinstance(value, _NotANumber):
        refuse("record-nan", path, found=value.written)
    elif isinstance(value, dict):
        for key, inner in value.items():
            _check_text(key, path)
            _walk(inner, (*path, key))
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            _walk(inner, (*path, at))


def _check_text(text: str, path: Path) -> None:
    if not text.isascii():
        try:
            text.encode("utf-8")
        except UnicodeEncodeError:
            refuse("record-surrogate", path)


# -- refusals ---------------------------------------------------------------------------------


def refuse(id: str, path: Path, **args: str | int | Message) -> NoReturn:
    """Raise the RecordError for what stands at ``path``; it names the ply if it is in one."""
    ply = path[1] if len(path) > 1 and path[0] == "plies" else None
    said = message(id, where=written(path), **args)
    raise RecordError(said, ply if isinstance(ply, int) else None)


def written(path: Path) -> str:
    """A path as people write it: ``plies[3].move``; the whole record is ``$``."""
    text = ""
    for step in path:
        if isinstance(step, int):
            text += f"[{step}]"
        else:
            text += f".{step}" if text else step
    return text or "$"


def quoted(value: Any) -> str:
    """A value as JSON writes it, cut short where it is long."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"


def described(value: Any) -> str | Message:
    """A value as JSON writes it; of an object or a list, too long to be quoted, only the kind."""
    if isinstance(value, dict):
        return message("record-a-object")
    return message("record-a-list") if isinstance(value, list) else quoted(value)
