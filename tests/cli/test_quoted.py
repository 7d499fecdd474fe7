"""Whatever somebody wrote is quoted so that it can be seen: an error is one line."""

import json
from pathlib import Path

import pytest

from pavage.cli.language import visible
from tests.cli.running import done, refused, run
from tests.record.made import encoded, raw

NASTY = "a\nb\r\x1b[31m\x00\t\x7f\x85\u200b\u202e\u2028\ufeff\U000e0041"
SEEN = r"\nb\r\x1b[31m\x00\t\x7f\x85\u200b\u202e\u2028\ufeff\U000e0041"


def test_what_cannot_be_seen_is_escaped_and_nothing_else() -> None:
    assert visible(NASTY) == "a" + SEEN
    plain = "Léa joue «\u00a00121\u202f» — 日本 😀 \\n"
    assert visible(plain) == plain
    assert visible(visible(NASTY)) == visible(NASTY)


def spoilt(tmp_path: Path, *path: str | int, value: object) -> str:
    record = raw()
    inner = record
    for step in path[:-1]:
        inner = inner[step]  # type: ignore[index]
    inner[path[-1]] = value  # type: ignore[index]
    file = tmp_path / "bad.json"
    file.write_bytes(encoded(json.loads(json.dumps(record))))
    return str(file)


@pytest.mark.parametrize(
    "path",
    [
        ("plies", 3, "move"),
        ("plies", 3, "at"),
        ("seats", 0, "name"),
        ("seats", 0, "kind"),
        ("game",),
        ("format",),
        ("options", "board"),
        ("options", NASTY),
        (NASTY,),
        ("deal", NASTY),
        ("deal", "start"),
        ("result", "reason"),
    ],
)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_record_with_control_characters(
    path: tuple[str | int, ...], lang: str, tmp_path: Path
) -> None:
    file = spoilt(tmp_path, *path, value=NASTY)
    for command in ("moves", "verify"):
        ran = run(command, file, lang=lang)
        assert ran.status == 1
        assert ran.err.endswith("\n")
        assert ran.err[:-1].replace("\u00a0", " ").replace("\u202f", " ").isprintable()
        assert ran.err.count("\n") == 1
    found = json.loads(run("verify", "--json", file, lang=lang).out)
    assert "\n" not in found["error"]


def test_a_long_text_of_escapes_still_makes_a_sentence(tmp_path: Path) -> None:
    said = refused(1, "moves", spoilt(tmp_path, "plies", 3, "move", value="\U000e0041" * 5000))
    assert "Ply 3" in said
    assert "…" in said
    assert len(said) < 1500


@pytest.mark.parametrize(
    "args",
    [
        ["play", NASTY],
        ["play", "zigzag", "--bots", NASTY],
        ["play", "zigzag", "--option", NASTY],
        ["play", "zigzag", "--option", f"{NASTY}=1"],
        ["play", "zigzag", "--option", f"board={NASTY}"],
        ["play", "zigzag", "--record", f"/no/such/{NASTY}"],
        ["play", "zigzag", "--players", NASTY],
        ["play", "zigzag", NASTY],
        ["play", "zigzag", f"--{NASTY}"],
        ["moves", NASTY],
        [NASTY],
    ],
)
def test_arguments_with_control_characters(args: list[str]) -> None:
    lines = refused(2, *args).split("\n")
    assert len(lines) == 3  # the error, where there is help, and the end
    assert all(line.isprintable() for line in lines)


def test_a_file_name_with_control_characters(tmp_path: Path, game: str) -> None:
    path = tmp_path / "a\nb\x1b"
    path.write_bytes(Path(game).read_bytes())
    assert done("verify", str(path)).count("\n") == 1
    path.write_bytes(b"{}")
    assert run("verify", str(path)).err.count("\n") == 1


def test_a_move_typed_at_the_table() -> None:
    args = ("play", "zigzag", "--bots", "human,easy", "--seed", "1")
    ran = run(*args, stdin="x\x1b[31m\u200b\n")
    assert "\x1b" not in ran.err
    assert r"“x\x1b[31m\u200b”" in ran.err
