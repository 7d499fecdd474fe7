"""``pavage report``: the class sheet on the command line."""

import json
import unicodedata
from pathlib import Path

import pytest

from pavage.learning.facts import HEAD
from tests.cli.running import done, refused

ROW = "3,4,3,3,900,2026-11-30,rrr"
BAD = "3,4,3,3,900,30/11/2026,rrr"


def pupil(folder: Path, name: str, *rows: str) -> str:
    folder.mkdir(exist_ok=True)
    path = folder / f"{name}.csv"
    path.write_text("\n".join([HEAD, *rows, ""]), encoding="utf-8")
    return str(path)


def test_a_sheet_is_written_over_an_old_one(tmp_path: Path) -> None:
    files = [
        pupil(tmp_path, "Zoé", ROW),
        pupil(tmp_path, "Łukasz 小明", ROW, "6,7,1,0,,2026-11-29,w"),
    ]
    out = tmp_path / "classe.html"
    out.write_text("old")
    said = done("report", *files, "--out", str(out), lang="fr")
    assert said == f"{out} : la feuille de 2 élèves.\n"
    page = out.read_text(encoding="utf-8")
    assert "Zoé" in page
    assert "Łukasz 小明" in page
    assert '<html lang="fr">' in page
    said = done("report", *files, "--out", str(out), lang="en")
    assert said == f"{out}: the sheet of 2 pupils.\n"
    assert '<html lang="en">' in out.read_text(encoding="utf-8")


def test_the_figures_and_the_page_on_standard_output(tmp_path: Path) -> None:
    file = pupil(tmp_path, "Ana", ROW)
    figures = json.loads(done("report", file, "--json"))
    assert figures["pupils"][0]["name"] == "Ana"
    assert figures["pupils"][0]["levels"]["3x4"] == "known"
    assert figures["facts"][9]["factors"] == [3, 4]
    assert figures["facts"][9]["known"] == 1
    page = done("report", file, "--out", "-", "--json")
    assert page.startswith("<!doctype html>")
    assert page.endswith("</html>\n")
    out = tmp_path / "sheet.html"
    assert json.loads(done("report", file, "--out", str(out), "--json")) == figures
    assert out.exists()


def test_a_name_is_spelt_in_one_way(tmp_path: Path) -> None:
    file = pupil(tmp_path, unicodedata.normalize("NFD", "Zoé"), ROW)
    assert json.loads(done("report", file, "--json"))["pupils"][0]["name"] == "Zoé"


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_all_files_are_checked_before_anything_is_written(tmp_path: Path, lang: str) -> None:
    out = tmp_path / "sheet.html"
    out.write_text("old")
    files = [pupil(tmp_path, "a", ROW, BAD), pupil(tmp_path, "b", ROW), pupil(tmp_path, "c", BAD)]
    files.append(str(tmp_path / "d.csv"))
    (tmp_path / "d.csv").write_bytes(b"\xff")
    said = refused(1, "report", *files, "--out", str(out), lang=lang).splitlines()
    assert len(said) == 3
    wanted = {
        "fr": ("ligne 3 :", "une date comme 2026-11-30", "pas « 30/11/2026 »", "UTF-8"),
        "en": ("line 3:", "a date such as 2026-11-30", "not “30/11/2026”", "UTF-8"),
    }
    line, right, given, text = wanted[lang]
    for place, file in ((0, files[0]), (1, files[2])):
        assert file in said[place]
        assert right in said[place]
        assert given in said[place]
    assert line in said[0]
    assert line.replace("3", "2") in said[1]
    assert files[3] in said[2]
    assert text in said[2]
    assert out.read_text() == "old"
    refused(1, "report", *files, "--json")


def test_what_is_given_wrongly(tmp_path: Path) -> None:
    one, other = pupil(tmp_path / "5a", "Ana", ROW), pupil(tmp_path / "5b", "Ana", ROW)
    assert "--out class.html" in refused(2, "report", one)
    assert "two files are called “Ana”" in refused(2, "report", one, other, "--json")
    assert "two files are called “Ana”" in refused(2, "report", one, one, "--json")
    assert "one of the files to read" in refused(2, "report", one, "--out", one)
    assert Path(one).read_text(encoding="utf-8").startswith(HEAD)
    assert "FILE is missing" in refused(2, "report")
    assert "there is no file" in refused(2, "report", str(tmp_path / "nobody.csv"), "--json")
    refused(2, "report", one, "--out", str(tmp_path / "no" / "folder.html"))
