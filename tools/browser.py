"""Makes sure that there is a Chromium for the browser tests, and says which.

Looked for: ``PAVAGE_CHROMIUM``, a Chromium or Chrome on the path, the one that Playwright keeps.
Otherwise it is installed: with apt-get where we may, else with Playwright.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

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


def main() -> int:
    """Find or install; exit status 1 where neither works."""
    if find() is None:
        if os.geteuid() == 0 and shutil.which("apt-get"):
            subprocess.run(["apt-get", "update", "-qq"], check=False)
            subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], check=False)
        else:
            subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    path = find()
    if path is None:
        print("No Chromium: install one (Debian: apt-get install chromium).", file=sys.stderr)
        return 1
    print(f"Browser: {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
