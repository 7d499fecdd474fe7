"""Every sentence that the sources ask for by name exists, with what it needs, in each language."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from pavage.core.message import LANGUAGES
from tests.helpers.texts import COMMON, PAGE, ROOT, Texts, texts

SOURCES = sorted((ROOT / "src/pavage").rglob("*.py"))


def test_both_languages_say_the_same_things() -> None:
    for folder in (COMMON, PAGE):
        french, english = (texts(folder / f"{lang}.ftl") for lang in LANGUAGES)
        assert french.keys() == english.keys()
        assert french == english


def asked_for(path: Path) -> Iterator[tuple[int, str, set[str]]]:
    """The line, the name and the arguments of each sentence that is named in a source file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute)):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
        named = node.args and isinstance(node.args[0], ast.Constant)
        arguments = {str(keyword.arg) for keyword in node.keywords}
        if name == "message" and named and "None" not in arguments:
            yield node.lineno, ast.literal_eval(node.args[0]), arguments


def known(path: Path, lang: str) -> Texts:
    """What can be said from this file: the common texts, and a game's own in its folder."""
    own = [folder / f"text.{lang}.ftl" for folder in path.parents]
    return texts(COMMON / f"{lang}.ftl", *(text for text in own if text.exists()))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_sources_say_can_be_said(lang: str) -> None:
    count = 0
    for path in SOURCES:
        for line, id, arguments in asked_for(path):
            count += 1
            where = f"{path.relative_to(ROOT)}:{line}"
            assert id in known(path, lang), f"{where}: {id} is missing in {lang}"
            given = arguments | ({"name"} if "seat" in arguments else set())
            missing = known(path, lang)[id] - given
            assert not missing, f"{where}: {id} needs {missing} in {lang}"
    assert count > 50
