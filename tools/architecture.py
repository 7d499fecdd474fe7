"""Draws the rooms of the house and who imports whom, into ``docs/architecture.md``.

The picture is made from the imports themselves. ``--check`` only says whether the page still
shows what the code does (exit status 1 where it does not).
"""

import re
import sys
from collections import defaultdict
from pathlib import Path

import grimp

PAGE = Path(__file__).resolve().parent.parent / "docs" / "architecture.md"
_BEGIN, _END = "<!-- rooms: made by tools/architecture.py -->", "<!-- end of rooms -->"


def edges() -> dict[str, set[str]]:
    """Which rooms each room imports directly."""
    graph = grimp.build_graph("pavage")
    found: dict[str, set[str]] = defaultdict(set)
    for module in graph.modules:
        room = _room(module)
        for other in graph.find_modules_directly_imported_by(module):
            if room and _room(other) and _room(other) != room:
                found[room].add(_room(other))
    return found


def _room(module: str) -> str:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and not parts[1].startswith("_") else ""


def mermaid() -> str:
    """The picture as a Mermaid graph; arrows that follow from others are left out."""
    rooms = edges()
    lines = ["```mermaid", "graph TD"]
    for room in sorted(rooms):
        through = {far for near in rooms[room] for far in _reachable(rooms, near)}
        lines += [f"    {room} --> {other}" for other in sorted(rooms[room] - through)]
    return "\n".join([*lines, "```"])


def _reachable(rooms: dict[str, set[str]], start: str) -> set[str]:
    seen: set[str] = set()
    todo = list(rooms.get(start, ()))
    while todo:
        room = todo.pop()
        if room not in seen:
            seen.add(room)
            todo += rooms.get(room, ())
    return seen


def main() -> int:
    """Write the picture, or check it."""
    page = PAGE.read_text(encoding="utf-8")
    block = re.compile(f"{re.escape(_BEGIN)}.*?{re.escape(_END)}", re.DOTALL)
    drawn = block.sub(lambda _: f"{_BEGIN}\n{mermaid()}\n{_END}", page)
    if "--check" in sys.argv[1:]:
        if drawn != page:
            print("docs/architecture.md is out of date: run python tools/architecture.py")
            return 1
        return 0
    PAGE.write_text(drawn, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
