"""How many matches one address may make: generous for a school, short for a flood."""

import time
from collections import OrderedDict, deque
from collections.abc import Callable

from pavage.core.errors import PavageError
from pavage.core.message import message

MATCHES_A_MINUTE = 600
MOST_ADDRESSES = 10_000


class TooMany(PavageError):
    """More matches than people could play."""

    code = "too-many"


class Limits:
    """Counts the matches made by each address in the last minute."""

    def __init__(
        self, most: int = MATCHES_A_MINUTE, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._most = most
        self._clock = clock
        self._made: OrderedDict[str, deque[float]] = OrderedDict()

    def check(self, address: str) -> None:
        """Count one more. Raises TooMany."""
        now = self._clock()
        times = self._made.setdefault(address, deque())
        self._made.move_to_end(address)
        while times and now - times[0] >= 60:
            times.popleft()
        if len(times) >= self._most:
            raise TooMany(message("error-too-many", most=self._most))
        times.append(now)
        if len(self._made) > MOST_ADDRESSES:
            self._made.popitem(last=False)
