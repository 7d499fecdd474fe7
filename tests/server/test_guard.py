"""Other sites' pages cannot drive a server on this machine; our own are shut off from others."""

from pathlib import Path

import pytest
import websockets

from pavage.server.guard import names_for
from tests.server.house import ANN, BEN, house, run


def test_which_names_are_answered() -> None:
    ours = {"localhost", "127.0.0.1", "::1"}
    assert names_for("127.0.0.1") == ours
    assert names_for("::1") == ours
    assert names_for("localhost") == ours
    assert names_for("127.0.0.1", ["pavage.example"]) == ours | {"pavage.example"}
    assert names_for("0.0.0.0") is None
    assert names_for("192.168.1.5") is None
    assert names_for("0.0.0.0", ["pavage.example"]) == ours | {"0.0.0.0", "pavage.example"}


@pytest.mark.parametrize(
    ("host", "origin", "status"),
    [
        ("127.0.0.1:{port}", None, 201),
        ("localhost:{port}", "http://localhost:{port}", 201),
        ("LOCALHOST:{port}", "http://localhost:{port}", 201),
        ("[::1]:{port}", "http://[::1]:{port}", 201),
        ("127.0.0.1:{port}", "http://127.0.0.1:{port}", 201),
        ("127.0.0.1:{port}", "http://evil.example", 403),
        ("127.0.0.1:{port}", "http://127.0.0.1:1", 403),
        ("127.0.0.1:{port}", "null", 403),
        ("evil.example", "http://evil.example", 403),
        ("evil.example:{port}", None, 403),
        ("192.168.1.5:{port}", None, 201),
        ("", None, 403),
    ],
)
@run
async def test_who_may_make_a_match_and_open_a_line(
    tmp_path: Path, host: str, origin: str | None, status: int
) -> None:
    async with house(tmp_path, names=names_for("127.0.0.1")) as here:
        headers = {"Host": host.format(port=here.port)}
        if origin is not None:
            headers["Origin"] = origin.format(port=here.port)
        body = {"game": "zigzag", "seats": [ANN, BEN]}
        answer = await here.http.post("/api/matches", json=body, headers=headers)
        assert answer.status_code == status
        if status == 403:
            assert answer.json()["code"] in ("wrong-host", "wrong-origin")
            assert len(here.rooms) == 0
    async with house(tmp_path, names=names_for("127.0.0.1")) as here:
        # websockets sends a Host of its own, so only origins are tried here
        if origin is None or headers["Host"].split(":")[0] not in ("127.0.0.1",):
            return
        headers = {"Origin": origin.format(port=here.port)}
        if status == 201:
            async with here.line(**headers) as line:
                await line.send(t="look")
                assert (await line.refused()).code == "hello-first"
        else:
            with pytest.raises(websockets.InvalidStatus) as refused:
                async with here.line(**headers):
                    pass
            assert refused.value.response.status_code == 403


@run
async def test_there_is_one_socket(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        with pytest.raises(websockets.InvalidStatus) as refused:
            async with websockets.connect(f"ws://127.0.0.1:{here.port}/elsewhere"):
                pass
        assert refused.value.response.status_code == 404


@run
async def test_our_pages_are_shut_off_from_others(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        for path in ("/", "/api/games", "/nothing", "/api/games/zigzag/rules/fr"):
            headers = (await here.http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "http" not in policy
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["x-content-type-options"] == "nosniff"
            assert "access-control-allow-origin" not in headers
            assert "server" not in headers
