"""What a study was made with: so that its times can be judged, and its figures made again."""

import platform
from importlib.metadata import version
from pathlib import Path

from pavage import __version__
from pavage.study import executors


def machine() -> str:
    """What the seconds were measured on."""
    return f"{_processor()}, {executors.all_cores()} × CPU, {platform.system()}"


def versions() -> str:
    """What made the answers."""
    python = platform.python_version()
    return f"Pavage {__version__}, Python {python}, Numba {version('numba')}"


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()
