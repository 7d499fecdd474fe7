"""Runs every test that asks for a ``journey`` (or a ``case``, or a ``game``) over all there are."""

import pytest

from pavage.core.compiled import is_compiled
from pavage.games import registry
from pavage.search import bots
from tests.helpers import journeys
from tests.helpers.journeys import Case, Journey


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", journeys.cases(), ids=str, scope="session")
    elif "game" in metafunc.fixturenames:
        games = [registry.load(id) for id in registry.ids()]
        metafunc.parametrize("game", games, ids=registry.ids())


@pytest.fixture
def journey(case: Case) -> Journey:
    """A whole random game of the case."""
    return journeys.journey(case)


@pytest.fixture(autouse=True)
def _a_solver_that_thinks_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a bot may know does not depend on how long it thinks."""
    monkeypatch.setattr(bots, "SOLVER_POSITIONS", 20_000 if is_compiled() else 200)
