"""How few moves deals need: found out once for each deal, while it is not forgotten."""

from collections import OrderedDict
from collections.abc import Callable

import msgspec

from pavage.core.game import Deal, Setup
from pavage.core.solver import Par
from pavage.server.advicepool import AdvicePool, Job, Share
from pavage.server.advisor import NO_RUN, FindPar

MOST_PARS = 2000

Asker = Callable[[Par | None, bool], None]
"""Gets a par (None: no line is known that wins) and whether it was found out at all."""


class Pars:
    """The pars that are known; those that were asked for the longest ago are forgotten.

    That one could not be found out (its question ended every process that had it) is remembered
    as well.
    """

    def __init__(self, pool: AdvicePool) -> None:
        self._pool = pool
        self._pars: OrderedDict[bytes, tuple[Par | None, bool]] = OrderedDict()
        self._askers: dict[bytes, list[Asker]] = {}

    def ask(self, game: str, setup: Setup, deal: Deal, share: Share, asker: Asker) -> None:
        """Tell ``asker``, at once or later, a deal's par."""
        options = dict(setup.options)
        key = msgspec.json.encode([game, setup.players, options, deal])
        if key in self._pars:
            self._pars.move_to_end(key)
            asker(*self._pars[key])
        elif key in self._askers:
            self._askers[key].append(asker)
        else:
            self._askers[key] = [asker]
            task = FindPar(NO_RUN, game, setup.players, options, deal)
            self._pool.submit(
                Job(
                    task,
                    share,
                    said=lambda par, last: self._found(key, par),
                    failed=lambda: self._found(key, None, found=False),
                )
            )

    def _found(self, key: bytes, par: Par | None, found: bool = True) -> None:
        self._pars[key] = (par, found)
        if len(self._pars) > MOST_PARS:
            self._pars.popitem(last=False)
        for asker in self._askers.pop(key):
            asker(par, found)
