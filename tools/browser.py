"""Makes sure that there is a Chromium for the browser tests, and says which.

Looked for: ``PAVAGE_CHROMIUM``, a Chromium or Chrome on the path, the one that Playwright keeps.
Otherwise it is installed: with apt-get where we may, else with Playwright.

The tests prefer Chromium's headless shell, which is the same engine without the browser around
it: a page opens in half the time. Where we may, it is installed beside the browser.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

_SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
_NAMES = ("chromium", "chromium-browser", "google-chrome")


def find() -> str | None:
    """The path of a browser that can be started, or None."""
    named = os.environ.get("PAVAGE_CHROMIUM")
    if named:
        return named
    for name in _NAMES:
        if path := shutil.which(name):
            return path
    from playwright.sync_api import sync_playwright

    with sync_playwright() as p:
        path = p.chromium.executable_path
    return path if Path(path).exists() else None


def for_tests() -> str | None:
    """The path of what the tests start: the shell, or else the browser, or None."""
    shells = () if os.environ.get("PAVAGE_CHROMIUM") else map(shutil.which, _SHELLS)
    return next(filter(None, shells), None) or find()


def _install() -> None:
    """Install the shell, or else a browser, if there is none yet."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        # What is known of the packages may be old, or nothing.
        if _apt("install", _SHELLS[0]) or (_apt("update") and _apt("install", _SHELLS[0])):
            return
        if find() is None:
            _apt("install", "chromium")
    elif find() is None:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)


def _apt(*what: str) -> bool:
    """Whether it could be done. Nothing is asked, and nothing is waited for long."""
    patience = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=10"]
    return not subprocess.run(["apt-get", "-qq", "-y", *patience, *what], check=False).returncode


def main() -> int:
    """Find or install; exit status 1 where neither works."""
    path = for_tests()
    if path is None or (Path(path).name in _NAMES and not os.environ.get("PAVAGE_CHROMIUM")):
        _install()
        path = for_tests()
    if path is None:
        print("No Chromium: install one (Debian: apt-get install chromium).", file=sys.stderr)
        return 1
    print(f"Browser: {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
