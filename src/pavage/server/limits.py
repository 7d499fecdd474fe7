"""How much may be asked of us in a minute: generous for a school, short for a flood."""

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


class Recent:
    """Counts what was done in the last minute."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._clock = clock
        self._times: deque[float] = deque()

    def add(self) -> bool:
        """Count one more; False, and not counted, if that is too many."""
        now = self._clock()
        while self._times and now - self._times[0] >= 60:
            self._times.popleft()
        if len(self._times) >= self._most:
            return False
        self._times.append(now)
        return True


class Limits:
    """Counts the matches made by each address in the last minute."""

    def __init__(
        self, most: int = MATCHES_A_MINUTE, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._most = most
        self._clock = clock
        self._made: OrderedDict[str, Recent] = OrderedDict()

    def check(self, address: str) -> None:
        """Count one more. Raises TooMany."""
        made = self._made.setdefault(address, Recent(self._most, self._clock))
        self._made.move_to_end(address)
        if not made.add():
            raise TooMany(message("error-too-many", most=self._most))
        if len(self._made) > MOST_ADDRESSES:
            self._made.popitem(last=False)
