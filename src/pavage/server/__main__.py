"""``python -m pavage.server --port N --data FOLDER``: the server alone, for tests and scripts."""

import argparse
import sys
from pathlib import Path

from pavage.core.errors import PavageError
from pavage.server.app import serve


def main() -> int:
    """Serve; exit status 1 with one sentence if it can't."""
    parser = argparse.ArgumentParser(prog="pavage.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8300)
    parser.add_argument("--data", type=Path, required=True)
    asked = parser.parse_args()
    try:
        serve(asked.host, asked.port, asked.data)
    except (OSError, PavageError) as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
