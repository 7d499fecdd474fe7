"""Where compiled code is kept: never beside the sources, where it could be stale or unchecked."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from pavage.core import compiled
from pavage.core.sources import digest_of


def cache_seen_by_numba(tmp_path: Path, code: str, **env: str) -> str:
    """The cache folder that numba really uses after this code."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    package = str(Path(compiled.__file__).parents[2])
    found = subprocess.run(
        [sys.executable, "-c", f"{code}\nimport numba; print(numba.config.CACHE_DIR)"],
        env={**kept, "XDG_CACHE_HOME": str(tmp_path), "PYTHONPATH": package, **env},
        capture_output=True,
        text=True,
        check=True,
    )
    return found.stdout.strip()


@pytest.mark.parametrize(
    "code",
    [
        "import pavage.core.compiled",
        "import pavage.core.bits, pavage.core.compiled",
        "import pavage.games.zigzag",
        "import numba, pavage.games.zigzag",
    ],
)
def test_the_cache_is_named_after_the_sources_whatever_is_imported_first(
    tmp_path: Path, code: str
) -> None:
    assert Path(cache_seen_by_numba(tmp_path, code)).name == compiled.sources_digest()


def test_compiled_code_is_in_the_rooms_that_the_cache_is_named_after() -> None:
    package = Path(compiled.__file__).parents[1]
    found = {
        path.relative_to(package).parts[0]
        for path in package.rglob("*.py")
        if "@compiled" in path.read_text(encoding="utf-8")
    }
    assert found <= set(compiled._ROOMS)


def test_the_name_changes_with_the_numbers_that_a_game_reads(tmp_path: Path) -> None:
    worth = tmp_path / "games" / "one" / "data" / "worth.json"
    worth.parent.mkdir(parents=True)
    names = set()
    for text in ("[1]", "[2]"):
        worth.write_text(text)
        names.add(digest_of(tmp_path / "games"))
    worth.with_name("more.json").write_text("[3]")
    names.add(digest_of(tmp_path / "games"))
    assert len(names) == 3


def test_bounds_checked_code_has_a_cache_of_its_own(tmp_path: Path) -> None:
    folder = cache_seen_by_numba(tmp_path, "import pavage.core.compiled", NUMBA_BOUNDSCHECK="1")
    assert Path(folder).name == compiled.sources_digest() + "-checked"


def test_a_cache_that_the_user_chose_is_kept(tmp_path: Path) -> None:
    chosen = str(tmp_path / "chosen")
    code = "import pavage.games.zigzag"
    assert cache_seen_by_numba(tmp_path, code, NUMBA_CACHE_DIR=chosen) == chosen


def test_old_caches_are_thrown_away(tmp_path: Path) -> None:
    root = tmp_path / "pavage" / "compiled"
    for age in range(9):
        folder = root / f"old{age}"
        folder.mkdir(parents=True)
        os.utime(folder, (age, age))
    newest = Path(cache_seen_by_numba(tmp_path, "import pavage.core.compiled"))
    left = {path.name for path in root.iterdir()}
    assert newest.name in left
    assert "old8" in left
    assert "old0" not in left


def test_whether_it_compiles() -> None:
    assert compiled.is_compiled() == (os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0"))


def handed_over(source: str) -> list[str]:
    """Arrays of compiled functions of which, in the end, no more than an element is in use."""
    found = []
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef):
            continue
        if not any(isinstance(d, ast.Name) and d.id == "compiled" for d in function.decorator_list):
            continue
        made = {
            node.targets[0].id
            for node in ast.walk(function)
            if isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Name)
            and "dtype=STATE" in ast.unparse(node.value)
        }
        for name in made:
            mentions = [
                (node.lineno, node.col_offset, isinstance(parent, ast.Subscript))
                for parent in ast.walk(function)
                for node in ast.iter_child_nodes(parent)
                if isinstance(node, ast.Name) and node.id == name
            ]
            if max(mentions)[2]:
                found.append(f"{function.name}: {name}")
    return found


def test_no_array_of_states_is_given_back_while_one_of_them_is_in_use() -> None:
    """Compiled code gives a local array back after its last mention; ``f(after[0])`` alone does
    not hold it, and ``f`` would read memory that may be somebody else's by then.
    """
    package = Path(compiled.__file__).parents[1]
    assert handed_over(
        "@compiled\ndef f(s):\n    a = np.empty(1, dtype=STATE)\n    a[0] = s\n    return g(a[0])"
    ) == ["f: a"]
    assert not handed_over(
        "@compiled\ndef f(s):\n    a = np.empty(1, dtype=STATE)\n    a[0] = s\n    return g(a)"
    )
    wrong = {
        path.name: found
        for path in package.rglob("*.py")
        if (found := handed_over(path.read_text(encoding="utf-8")))
    }
    assert not wrong
