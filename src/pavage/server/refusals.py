"""What a device may not do now, each kind with its code."""

from pavage.core.errors import AccessError, PavageError


class Busy(PavageError):
    """Too much at once."""

    code = "busy"


class NotYours(AccessError):
    """A command for a seat that this device doesn't hold."""

    code = "not-your-seat"


class Watching(AccessError):
    """A command or a question by somebody who only watches."""

    code = "watching"


class NoSolver(PavageError):
    """A question about a game that has no solver."""

    code = "no-solver"


class SolverSilent(PavageError):
    """A question that the solver breaks down over."""

    code = "solver-silent"


class NoHints(PavageError):
    """A hint in a match that has none, or where there is nothing to decide."""

    code = "no-hints"
