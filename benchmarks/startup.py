"""How soon Pavage is there: the command, the page, and how much the page weighs.

Everything is started once before, so that the rules' machine code and the disk's pages are in
their caches. A page is there when the server has sent it and every file that it names.
"""

import gzip
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from statistics import median

from serving import serving
from table import Row, spread

import pavage

REPEATS = 7
HELP_GOAL, PAGE_GOAL, SCRIPT_GOAL = 0.3, 3.0, 70_000
CLIENT = Path(pavage.__file__).parent / "client_dist"
PAVAGE = [sys.executable, "-m", "pavage"]


def run() -> list[Row]:
    """Time the command and the server, and weigh the scripts."""
    helps = [help_seconds() for _ in range(1 + REPEATS)][1:]  # the first fills the caches
    pages = [page_seconds() for _ in range(1 + REPEATS)][1:]
    kilobytes = {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in scripts()}
    if not kilobytes:
        raise SystemExit("the client is not built")
    weight = sum(kilobytes.values())
    return [
        timed("`pavage --help`", helps, HELP_GOAL),
        timed("`pavage serve` until the first page has come", pages, PAGE_GOAL),
        Row(
            f"the page's scripts, gzip, all {len(kilobytes)} files",
            f"{weight / 1000:.1f} kB",
            goal=f"< {SCRIPT_GOAL // 1000} kB",
            reached=weight < SCRIPT_GOAL,
        ),
    ]


def timed(what: str, seconds: list[float], goal: float) -> Row:
    return Row(what, f"{spread(seconds)} s", goal=f"< {goal} s", reached=median(seconds) < goal)


def help_seconds() -> float:
    before = time.perf_counter()
    subprocess.run([*PAVAGE, "--help"], check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - before


def page_seconds() -> float:
    with tempfile.TemporaryDirectory() as data:
        before = time.perf_counter()
        with serving([*PAVAGE, "serve", "--data", data, "--port"]) as server:
            page = fetch(server.url)
            for name in re.findall(r'(?:src|href)="/?([^":#]+)"', page.decode()):
                fetch(server.url + name.removeprefix("./"))
            return time.perf_counter() - before


def fetch(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=10) as answer:
        body = answer.read()
    assert isinstance(body, bytes)
    return body


def scripts() -> list[Path]:
    """Every script of the built page, those that only one language loads included."""
    return sorted(CLIENT.rglob("*.js"))
