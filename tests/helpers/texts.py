"""What the texts say: every sentence that is used exists in both languages, and is complete."""

import re
from functools import cache
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from pavage.core.game import Game
from pavage.core.message import LANGUAGES, Message, render

ROOT = Path(__file__).resolve().parents[2]
COMMON = ROOT / "src/pavage/text"
PAGE = ROOT / "client/src/i18n"

_UNSAID = re.compile(r"\{[$?-]")  # what Fluent writes where it cannot say something

Texts = dict[str, set[str]]  # the variables of each message


class _Uses(Visitor):  # type: ignore[misc]
    """Collects the variables and the references of a pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.messages.add("-" + node.id.name)
        self.generic_visit(node)


def faces_of(game: Game) -> set[str]:
    """The faces that are drawn in a game's sprite."""
    return set(re.findall(rf'<symbol id="{game.facts.id}-([^"]+)"', game.sprite()))


@cache
def entries(path: Path) -> list[tuple[str, ast.Message | ast.Term]]:
    """The messages and terms of a Fluent file, in order; a file that does not parse fails."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not junk, f"{path}: {junk}"
    return [
        (("-" if isinstance(entry, ast.Term) else "") + entry.id.name, entry)
        for entry in body
        if isinstance(entry, ast.Message | ast.Term)
    ]


@cache
def texts(*paths: Path) -> Texts:
    """The messages of these files with all the variables that each needs."""
    uses: dict[str, _Uses] = {}
    for path in paths:
        for id, entry in entries(path):
            assert id not in uses, f"{path}: {id} stands twice"
            uses[id] = _Uses()
            uses[id].visit(entry)
    return {id: _variables(id, uses) for id in uses}


def _variables(id: str, uses: dict[str, _Uses]) -> set[str]:
    assert id in uses, f"a text refers to {id}, which is missing"
    found = set(uses[id].variables)
    for other in uses[id].messages:
        found |= _variables(other, uses)
    return found


def of_game(lang: str, folder: Path) -> Texts:
    """What can be said of a game without the page: the common texts and its own."""
    return texts(COMMON / f"{lang}.ftl", folder / f"text.{lang}.ftl")


def assert_said(said: Message, game: Game) -> None:
    """The message exists in every language and has all the arguments that its text needs.

    Who is told of a ``seat`` sees the name of who sits there: ``name`` goes with ``seat``.
    """
    assert isinstance(said, Message)
    for value in said.args.values():
        assert type(value) in (str, int, Message), f"{said.id}: {value!r} is no argument"
        if isinstance(value, Message):
            assert_said(value, game)
    _assert_complete(msgspec.json.encode(said), game)


@cache
def _assert_complete(encoded: bytes, game: Game) -> None:
    said = msgspec.json.decode(encoded, type=Message)
    given = set(said.args)
    if "seat" in given:
        given.add("name")
    for lang in LANGUAGES:
        known = of_game(lang, game.folder)
        assert said.id in known, f"{lang}: {said.id} is missing"
        assert known[said.id] <= given, f"{lang}: {said.id} needs {known[said.id]}, has {given}"
        named = Message(said.id, {"name": "Léa", **said.args})
        sentence = render(named, lang, [game.folder])
        assert sentence.strip()
        assert sentence != said.id
        assert not _UNSAID.search(sentence), f"{lang}: {said.id}: {sentence}"
