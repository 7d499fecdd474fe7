"""The server's log: one JSON object a line, for events only.

Never in it: tokens, names, hands, deals, the bag, seeds, moves. A match is named by its id, which
opens nothing.
"""

import logging
import sys

import msgspec

log = logging.getLogger("pavage.server")

_encode = msgspec.json.Encoder().encode


def told(event: str, **facts: str | int | None) -> None:
    """Log an event."""
    if log.isEnabledFor(logging.INFO):
        log.info(_encode({"event": event, **facts}).decode())


def failed(event: str, problem: BaseException, **facts: str | int | None) -> None:
    """Log a mistake of ours: its kind and its place. What it says might hold a secret."""
    trace = problem.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace else ""
    log.error(
        _encode({"event": event, "error": type(problem).__name__, "where": where, **facts}).decode()
    )


def set_up() -> None:
    """Write the log to standard error, one line an event, with its time."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter('{"at":"%(asctime)s",%(rest)s', "%Y-%m-%dT%H:%M:%S%z"))
    handler.addFilter(_with_rest)
    log.handlers = [handler]
    log.setLevel(logging.INFO)
    log.propagate = False


def _with_rest(record: logging.LogRecord) -> bool:
    record.rest = record.getMessage()[1:]
    return True
