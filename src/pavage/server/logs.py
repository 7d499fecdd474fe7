"""The server's log: one JSON object a line, for events only.

Never in it: tokens, names, hands, deals, the bag, seeds, moves. A match is named by its id, which
opens nothing.
"""

import logging
import sys
from datetime import UTC, datetime

import msgspec

log = logging.getLogger("pavage.server")

_encode = msgspec.json.Encoder().encode


def told(event: str, **facts: str | int | None) -> None:
    """Log an event."""
    if log.isEnabledFor(logging.INFO):
        log.info(_encode({"event": event, **facts}).decode())


def traced(event: str, **facts: str | int | None) -> None:
    """Log an event that happens with every move: only where everything is logged."""
    if log.isEnabledFor(logging.DEBUG):
        log.debug(_encode({"event": event, **facts}).decode())


def failed(event: str, problem: BaseException, **facts: str | int | None) -> None:
    """Log a mistake of ours: its kind and its place. What it says might hold a secret."""
    kind, where = type(problem).__name__, place_of(problem)
    log.error(_encode({"event": event, "error": kind, "where": where, **facts}).decode())


def place_of(problem: BaseException) -> str:
    """The file and the line where it happened."""
    trace = problem.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace else ""


def set_up() -> None:
    """Write the log to standard error, one line an event, with its time."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Line())
    for name in ("pavage.server", "uvicorn", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
    log.setLevel(logging.INFO)


class _Line(logging.Formatter):
    """Our events with their time. Of others' only who and where: their words might tell secrets."""

    def format(self, record: logging.LogRecord) -> str:
        """One line of JSON."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        if record.name == log.name:
            return f'{{"at":"{at}",{record.getMessage()[1:]}'
        where = f"{record.pathname}:{record.lineno}"
        kind = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else None
        return _encode(
            {"at": at, "event": "library", "from": record.name, "where": where, "error": kind}
        ).decode()
