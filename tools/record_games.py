"""Write the recorded games of every game anew (``tests/games/*/recorded``).

Run it after a ruling has changed, and read the difference: it shows what the change does.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.helpers.recording import main

if __name__ == "__main__":
    main()
