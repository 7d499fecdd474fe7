"""Ctrl-C as a wish: what is being done is told to end, and hands over what it has."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Wish:
    """Whether somebody pressed Ctrl-C: to be asked by being called."""

    def __init__(self) -> None:
        self.made = False

    def __call__(self) -> bool:
        """Whether they did."""
        return self.made


@contextmanager
def ctrl_c() -> Iterator[Wish]:
    """Within this, the first Ctrl-C only makes the wish; the second one ends everything."""
    wish = Wish()

    def pressed(number: int, frame: FrameType | None) -> None:
        if wish.made:
            raise KeyboardInterrupt
        wish.made = True

    if threading.current_thread() is not threading.main_thread():
        yield wish  # signals are only for the main thread
        return
    before = signal.signal(signal.SIGINT, pressed)
    try:
        yield wish
    finally:
        signal.signal(signal.SIGINT, before)
