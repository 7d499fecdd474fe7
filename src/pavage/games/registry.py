"""Every game there is. A game's folder under ``pavage.games`` is found by its ``GAME``."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

import pavage.games
from pavage.core.errors import NotFound
from pavage.core.game import Game
from pavage.core.message import message


@cache
def ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order: the folders. Imports none of them."""
    return tuple(sorted(m.name for m in iter_modules(pavage.games.__path__) if m.ispkg))


@cache
def load(id: str) -> Game:
    """The game with this id. Raises NotFound, naming those that exist."""
    if id not in ids():
        raise NotFound(message("error-game", given=id, known=", ".join(ids())))
    game = import_module(f"pavage.games.{id}").GAME
    assert isinstance(game, Game)
    return game
