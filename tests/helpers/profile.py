"""Which of the three test profiles runs (see ``tests/conftest.py``)."""

import os

PROFILES = ("quick", "default", "thorough")
PROFILE = os.environ.get("PAVAGE_PROFILE") or "default"

if PROFILE not in PROFILES:
    raise ValueError(f"PAVAGE_PROFILE is one of {', '.join(PROFILES)}, not {PROFILE!r}")


def scaled(quick: int, default: int, thorough: int) -> int:
    """The amount of work for this profile."""
    return (quick, default, thorough)[PROFILES.index(PROFILE)]
