"""The workers of a Dask cluster, as executors of a study's work.

Every process of the cluster does one piece of work at a time, however many threads it has, for bots
and solvers keep what they know between two games in the process. A worker that dies loses only
what it was doing: Dask gives that to another one.
"""

import contextlib
import logging
import socket
import struct
import threading
import time
import uuid
import warnings
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future, InvalidStateError
from concurrent.futures import wait as wait_for
from functools import partial
from typing import Any

from pavage.core.compiled import sources_digest
from pavage.core.errors import PavageError
from pavage.core.message import message
from pavage.study import executors
from pavage.study.executors import Batch, Work

_PATIENCE = 10.0  # seconds until somebody answers
_LOOK = 1.0  # seconds between two looks at how many workers there are
_LENGTH = struct.Struct("<Q")
_LONGEST_GREETING = 2**20


class NoCluster(PavageError):
    """There is no cluster that could work."""

    code = "no-cluster"


@contextlib.contextmanager
def joined(address: str, prepare: Callable[[], None]) -> "Iterator[Cluster]":
    """The workers at an address. Raises NoCluster, saying what is wrong."""
    try:
        from distributed import Client
    except ImportError:
        raise NoCluster(message("study-dask-missing")) from None
    connect: Any = Client  # it says nothing of its types
    _knock(address)
    for name in list(logging.root.manager.loggerDict):
        if name.partition(".")[0] == "distributed":
            logging.getLogger(name).setLevel(logging.CRITICAL)  # what matters is said by us
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of other versions of what we do not send
        try:
            client = connect(address, timeout=_PATIENCE, set_as_default=False)
        except (OSError, ValueError, TimeoutError):
            raise NoCluster(message("study-dask-unreachable", address=address)) from None
    try:
        yield Cluster(client, address, prepare)
    finally:
        with contextlib.suppress(Exception):
            client.close(timeout=_PATIENCE if client.status == "running" else 1)


def _knock(address: str) -> None:
    """Whether a scheduler is there: a client of Dask is long in giving up, or never does.

    Over plain TCP, it is the scheduler that speaks first, and says how long its greeting is.
    """
    from distributed.comm.addressing import get_address_host_port

    try:
        with socket.create_connection(get_address_host_port(address), _PATIENCE) as there:
            if address.startswith("tls:"):
                return
            length = there.recv(_LENGTH.size, socket.MSG_WAITALL)
            if len(length) == _LENGTH.size and _LENGTH.unpack(length)[0] < _LONGEST_GREETING:
                return
    except (OSError, ValueError, TypeError, NotImplementedError):
        pass
    raise NoCluster(message("study-dask-unreachable", address=address))


class Cluster:
    """A pool of the workers that a client of Dask has."""

    def __init__(self, client: Any, address: str, prepare: Callable[[], None]) -> None:
        self._client = client
        self._address = address
        self._prepare = prepare
        self._study = uuid.uuid4().hex
        self._workers = 1
        self._next_look = 0.0
        self._check()

    def _check(self) -> None:
        """Whether somebody is there, who plays as we do."""
        from distributed import TimeoutError as TooLate

        try:
            self._client.wait_for_workers(1, timeout=_PATIENCE)
            theirs = self._client.run(_digest, on_error="return")
        except (TooLate, TimeoutError):
            raise NoCluster(message("study-dask-no-workers", address=self._address)) from None
        for digest in theirs.values():
            if digest != sources_digest():
                raise NoCluster(message("study-dask-other", why=str(digest)))

    @property
    def workers(self) -> int:
        """How many processes there were a moment ago; there may be more or fewer each time."""
        now = time.monotonic()
        if now >= self._next_look:
            self._next_look = now + _LOOK
            with contextlib.suppress(Exception):  # the next who asks for an executor is told
                self._workers = max(1, len(self._client.scheduler_info(n_workers=-1)["workers"]))
        return self._workers

    def open(self) -> Executor:
        """An executor of the cluster. Raises NoCluster if it is gone."""
        if self._client.status != "running":
            raise NoCluster(message("study-dask-lost", address=self._address))
        return _Executor(self._client, partial(_work, self._study, self._prepare))

    def stop(self) -> None:
        """Tell the workers to hand in what they have."""
        with contextlib.suppress(Exception):  # then they are no more
            self._client.run(_stop, self._study, wait=False)


class _Executor(Executor):
    """Executes on a cluster: every future ends, with BrokenExecutor where the cluster fails.

    Dask's own executor leaves the futures of a cluster that is gone for ever undone.
    """

    def __init__(self, client: Any, work: Callable[[Work, Sequence[int]], Batch]) -> None:
        self._client = client
        self._work = work
        self._asked: dict[Future[Any], Any] = {}  # ours, and what Dask has for it
        self._ended = threading.Event()
        threading.Thread(target=self._watch, daemon=True).start()

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> "Future[Any]":
        ours: Future[Any] = Future()
        ours.set_running_or_notify_cancel()  # what is asked for is answered, if only with little
        # Work may be asked for twice, if its answer was lost: then it is to be done twice.
        try:
            theirs = self._client.submit(self._work, fn, *args, pure=False, **kwargs)
        except Exception as error:  # the client knows that nobody is there
            raise BrokenExecutor from error
        self._asked[ours] = theirs
        theirs.add_done_callback(partial(self._answer, ours))
        return ours

    def _answer(self, ours: "Future[Any]", theirs: Any) -> None:
        from distributed.scheduler import KilledWorker

        error: BaseException = BrokenExecutor()
        try:
            if theirs.status == "finished":
                result = theirs.result()
                self._settle(ours, lambda: ours.set_result(result))
                return
            if theirs.status == "error" and not isinstance(theirs.exception(), KilledWorker):
                error = theirs.exception()
        except Exception:  # it could not be asked
            pass
        self._settle(ours, lambda: ours.set_exception(error))

    def _settle(self, ours: "Future[Any]", settle: Callable[[], None]) -> None:
        self._asked.pop(ours, None)
        with contextlib.suppress(InvalidStateError):  # it was given up meanwhile
            settle()

    def _watch(self) -> None:
        """Give up what was asked of a cluster that is gone."""
        while not self._ended.wait(_LOOK):
            if self._client.status != "running":
                for ours in list(self._asked):
                    self._settle(ours, partial(ours.set_exception, BrokenExecutor()))

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        if wait and not cancel_futures:
            wait_for(list(self._asked))
        self._ended.set()
        with contextlib.suppress(Exception):
            self._client.cancel(list(self._asked.values()))


# -- in a worker ------------------------------------------------------------------------------

_one_at_a_time = threading.Lock()
_prepared: set[str] = set()  # studies
_told: set[str] = set()  # those that are to hand in what they have


class _Told:
    """Whether a study is to hand in what it has."""

    def __init__(self, study: str) -> None:
        self.study = study

    def is_set(self) -> bool:
        return self.study in _told


def _work(study: str, prepare: Callable[[], None], work: Work, items: Sequence[int]) -> Batch:
    with _one_at_a_time:
        executors.listen(_Told(study))
        if study not in _prepared and study not in _told:
            prepare()
            _prepared.add(study)
        return work(items)


def _digest() -> str:
    return sources_digest()


def _stop(study: str) -> None:
    _told.add(study)
