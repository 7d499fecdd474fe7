"""The built page, and what stands there while it is not built."""

import gzip
from pathlib import Path

import httpx

from pavage.server.app import make_app
from pavage.server.rooms import Rooms
from pavage.store.sqlite import SqliteStore
from tests.server.house import PromptBots, run


async def _client(folder: Path, built: Path) -> tuple[httpx.AsyncClient, SqliteStore]:
    store = await SqliteStore.opened(folder)
    app = make_app(Rooms(store, PromptBots()), client=built)
    transport = httpx.ASGITransport(app)
    return httpx.AsyncClient(transport=transport, base_url="http://here"), store


@run
async def test_hashed_files_are_kept_and_the_page_is_asked_for_anew(tmp_path: Path) -> None:
    built = tmp_path / "built"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>Pavage</title>")
    script = "console.log(1);" * 300
    (built / "assets" / "index-abc123.js").write_text(script)
    http, store = await _client(tmp_path / "data", built)
    page = await http.get("/")
    assert (page.status_code, page.headers["cache-control"]) == (200, "no-cache")
    assert page.headers["content-type"].startswith("text/html")
    again = await http.get("/", headers={"If-None-Match": page.headers["etag"]})
    assert again.status_code == 304
    asset = await http.get("/assets/index-abc123.js", headers={"Accept-Encoding": "gzip"})
    assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert asset.headers["content-encoding"] == "gzip"
    assert asset.text == script
    assert len(gzip.compress(script.encode())) < 200
    for outside in ("/../data/pavage.sqlite3", "/%2e%2e/data/pavage.sqlite3", "/assets/no.js"):
        assert (await http.get(outside)).status_code == 404
    await http.aclose()
    await store.close()


@run
async def test_a_page_that_is_not_built_says_how(tmp_path: Path) -> None:
    http, store = await _client(tmp_path, tmp_path / "nothing")
    page = await http.get("/")
    assert page.status_code == 503
    assert "tools/build_client.py" in page.text
    assert (await http.get("/assets/x.js")).status_code == 404
    assert (await http.get("/api/games")).status_code == 200
    await http.aclose()
    await store.close()
