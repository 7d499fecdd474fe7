"""Matches in one SQLite file: write-ahead log, every commit synced to the disk.

One thread owns the connection. It takes everything that is waiting and commits it as one
transaction (group commit): under load many moves share one sync, and a lonely move waits for none.
The answers of a commit go back to the event loop in one call.
"""

import asyncio
import contextlib
import sqlite3
import threading
import warnings
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple
from urllib.parse import quote

import msgspec

from pavage.core.errors import PavageError
from pavage.core.message import message
from pavage.core.stored import BestLine, Contest, Event, Key, Sitter, Total
from pavage.store import totals
from pavage.store.lock import FolderLock
from pavage.store.log import Conflict, Done, StoredMatch, StoreError

FILE = "pavage.sqlite3"
_MIGRATIONS = Path(__file__).parent / "migrations"

# All the entries of a commit in one statement: the thread then gives up and takes back Python's
# global lock once, not once a row.
_APPEND = """
INSERT INTO entries (match, seq, kind, ply, seat, move, points, at)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
       json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
       json_extract(value, '$[6]'), json_extract(value, '$[7]')
FROM json_each(?)
"""

Work = Callable[[sqlite3.Connection], Any]


class _Job(NamedTuple):
    """Rows to append, or work to do, and whom to tell."""

    rows: list[tuple[Any, ...]]
    done: Done
    work: Work | None = None


Answer = tuple[_Job, PavageError | None]


class SqliteStore:
    """A store in a folder. Open it with ``await SqliteStore.opened(folder)``."""

    def __init__(self, connection: sqlite3.Connection, lock: FolderLock) -> None:
        self._connection = connection
        self._lock = lock
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    @classmethod
    async def opened(cls, folder: Path) -> "SqliteStore":
        """Open the folder's database, made or brought up to date if need be.

        Raises StoreError if it can't be written, is in use, or is no database of ours.
        """
        return cls(*await asyncio.to_thread(_open, folder))

    # -- what a store does --------------------------------------------------------------------

    def append(
        self, match: str, events: Sequence[Event], done: Done, total: Total | None = None
    ) -> None:
        """See ``Store.append``."""
        rows = [(match, e.seq, e.kind, e.ply, e.seat, e.move, e.points, e.at) for e in events]
        keep = None if total is None else partial(totals.keep_total, total=total)
        self._jobs.put(_Job(rows, done, keep))

    async def create(self, match: StoredMatch) -> None:
        """See ``Store.create``."""
        await self._do(lambda connection: _create(connection, match))

    async def load(self, match: str) -> StoredMatch | None:
        """See ``Store.load``."""
        found: StoredMatch | None = await self._do(lambda connection: _load(connection, match))
        return found

    async def join(self, match: str, invite: bytes, sitter: Sitter, key: Key) -> None:
        """See ``Store.join``."""
        await self._do(lambda connection: _join(connection, match, invite, sitter, key))

    async def add_keys(self, match: str, keys: Sequence[Key]) -> None:
        """See ``Store.add_keys``."""
        await self._do(lambda connection: _add_keys(connection, match, keys))

    async def best_totals(self, contest: Contest, most: int) -> list[Total]:
        """See ``Store.best_totals``."""
        found: list[Total] = await self._do(
            lambda connection: totals.best_totals(connection, contest, most)
        )
        return found

    async def keep_line(self, question: str, best: BestLine) -> None:
        """See ``Store.keep_line``."""
        await self._do(lambda connection: totals.keep_line(connection, question, best))

    async def best_line(self, question: str) -> BestLine | None:
        """See ``Store.best_line``."""
        found: BestLine | None = await self._do(
            lambda connection: totals.best_line(connection, question)
        )
        return found

    async def keep_review(self, match: str, seat: int, review: str) -> None:
        """See ``Store.keep_review``."""
        await self._do(lambda connection: _keep_review(connection, match, seat, review))

    async def review(self, match: str, seat: int) -> str | None:
        """See ``Store.review``."""
        found: str | None = await self._do(lambda connection: _review(connection, match, seat))
        return found

    async def close(self) -> None:
        """See ``Store.close``."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    # -- the thread ---------------------------------------------------------------------------

    async def _do(self, work: Work) -> Any:
        future: asyncio.Future[Any] = self._loop.create_future()
        results: list[Any] = []

        def done(error: PavageError | None) -> None:
            if future.done():
                return
            if error is None:
                future.set_result(results[-1])
            else:
                future.set_exception(error)

        self._jobs.put(_Job([], done, lambda connection: results.append(work(connection))))
        return await future

    def _run(self) -> None:
        open_ = True
        while open_:
            jobs = [self._jobs.get()]
            with contextlib.suppress(Empty):
                while True:
                    jobs.append(self._jobs.get_nowait())
            open_ = None not in jobs
            self._answer(self._commit([job for job in jobs if job is not None]))
        with contextlib.suppress(sqlite3.Error):
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._connection.close()
        self._lock.release()

    def _commit(self, jobs: list[_Job]) -> list[Answer]:
        """Do all jobs in one transaction; if that fails, each in its own, so that only those
        that are wrong fail.
        """
        if not jobs:
            return []
        try:
            self._do_all(jobs)
        except (sqlite3.Error, PavageError) as problem:
            if len(jobs) == 1:
                return [(jobs[0], _said(problem))]
            return [answer for job in jobs for answer in self._commit([job])]
        return [(job, None) for job in jobs]

    def _do_all(self, jobs: list[_Job]) -> None:
        works = [job.work for job in jobs if job.work is not None]
        rows = [row for job in jobs for row in job.rows]
        written = msgspec.json.encode(rows).decode()
        if not works:  # one statement is a transaction by itself
            self._connection.execute(_APPEND, (written,))
            return
        with _transaction(self._connection):
            if rows:
                self._connection.execute(_APPEND, (written,))
            for work in works:
                work(self._connection)

    def _answer(self, answers: list[Answer]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(_tell, answers)


def _tell(answers: list[Answer]) -> None:
    for job, error in answers:
        job.done(error)


def _said(problem: Exception) -> PavageError:
    if isinstance(problem, PavageError):
        return problem
    if isinstance(problem, sqlite3.IntegrityError):
        return Conflict(message("error-conflict"))
    return StoreError(message("error-store", why=str(problem)))


@contextlib.contextmanager
def _transaction(connection: sqlite3.Connection) -> Any:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise


# -- opening ----------------------------------------------------------------------------------


def _open(folder: Path) -> tuple[sqlite3.Connection, FolderLock]:
    path = folder / FILE
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = FolderLock(folder)
    except BlockingIOError:
        raise StoreError(message("error-store-in-use", path=str(folder))) from None
    except OSError as problem:
        why = problem.strerror or ""
        raise StoreError(message("error-store-folder", path=str(folder), why=why)) from None
    try:
        _try(path)
        _migrate(path)
        return _connect(path), lock
    except Exception as problem:
        lock.release()
        raise StoreError(message("error-store-open", path=str(path), why=_why(problem))) from None


def _why(problem: Exception) -> str:
    return str(problem).strip().splitlines()[0] if str(problem).strip() else type(problem).__name__


def _try(path: Path) -> None:
    """Whether it is a database that can be written now: yoyo would try for long."""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None, timeout=1)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("SELECT count(*) FROM sqlite_master")
        connection.execute("ROLLBACK")


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    mode = connection.execute("PRAGMA journal_mode=WAL").fetchone()[0]
    if mode != "wal":
        raise sqlite3.OperationalError(f"journal mode {mode}")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA busy_timeout=5000")
    return connection


def _migrate(path: Path) -> None:
    from yoyo import get_backend, read_migrations

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # how yoyo writes times, from 3.12
        backend = get_backend(f"sqlite:///{quote(str(path))}")
        try:
            due = backend.to_apply(read_migrations(str(_MIGRATIONS)))
            if due:
                backend.break_lock()  # the folder's lock is ours: nobody else migrates
                with backend.lock():
                    backend.apply_migrations(due)
        finally:
            backend.connection.close()


# -- statements -------------------------------------------------------------------------------


def _create(connection: sqlite3.Connection, match: StoredMatch) -> None:
    connection.execute(
        "INSERT INTO matches (id, game, rules, options, seed, deal, luck, made, follows)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            match.id,
            match.game,
            match.rules,
            msgspec.json.encode(match.options).decode(),
            match.seed,
            msgspec.json.encode(match.deal).decode(),
            match.luck,
            match.made,
            match.follows,
        ),
    )
    connection.executemany(
        "INSERT INTO seats (match, seat, kind, name, bot) VALUES (?, ?, ?, ?, ?)",
        [(match.id, seat, s.kind, s.name, s.bot) for seat, s in enumerate(match.sitters)],
    )
    _add_keys(connection, match.id, match.keys)
    connection.executemany(
        "INSERT INTO entries (match, seq, kind, ply, seat, move, points, at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [(match.id, e.seq, e.kind, e.ply, e.seat, e.move, e.points, e.at) for e in match.events],
    )


def _load(connection: sqlite3.Connection, id: str) -> StoredMatch | None:
    row = connection.execute(
        "SELECT game, rules, options, seed, deal, luck, made, follows FROM matches WHERE id = ?",
        (id,),
    ).fetchone()
    if row is None:
        return None
    game, rules, options, seed, deal, luck, made, follows = row
    sitters = connection.execute(
        "SELECT kind, name, bot FROM seats WHERE match = ? ORDER BY seat", (id,)
    )
    keys = connection.execute("SELECT digest, kind, seat FROM keys WHERE match = ?", (id,))
    events = connection.execute(
        "SELECT seq, kind, ply, seat, move, points, at FROM entries WHERE match = ? ORDER BY seq",
        (id,),
    )
    follow = connection.execute("SELECT id FROM matches WHERE follows = ?", (id,)).fetchone()
    return StoredMatch(
        id=id,
        game=game,
        rules=rules,
        options=msgspec.json.decode(options),
        seed=seed,
        deal=msgspec.json.decode(deal),
        luck=luck,
        made=made,
        sitters=[Sitter(*sitter) for sitter in sitters],
        keys=[Key(bytes.fromhex(digest), kind, seat) for digest, kind, seat in keys],
        events=[Event(*event) for event in events],
        follows=follows,
        follow=follow[0] if follow else None,
    )


def _join(
    connection: sqlite3.Connection, match: str, invite: bytes, sitter: Sitter, key: Key
) -> None:
    used = connection.execute(
        "UPDATE keys SET kind = 'used' WHERE match = ? AND digest = ? AND kind = 'invite'",
        (match, invite.hex()),
    )
    if used.rowcount != 1:
        raise Conflict(message("error-invite-used"))
    connection.execute(
        "UPDATE seats SET kind = ?, name = ?, bot = ? WHERE match = ? AND seat = ?",
        (sitter.kind, sitter.name, sitter.bot, match, key.seat),
    )
    _add_keys(connection, match, [key])


def _add_keys(connection: sqlite3.Connection, match: str, keys: Sequence[Key]) -> None:
    connection.executemany(
        "INSERT INTO keys (match, digest, kind, seat) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        [(match, key.digest.hex(), key.kind, key.seat) for key in keys],
    )


def _keep_review(connection: sqlite3.Connection, match: str, seat: int, review: str) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO reviews (match, seat, review) VALUES (?, ?, ?)",
        (match, seat, review),
    )


def _review(connection: sqlite3.Connection, match: str, seat: int) -> str | None:
    row = connection.execute(
        "SELECT review FROM reviews WHERE match = ? AND seat = ?", (match, seat)
    ).fetchone()
    return None if row is None else str(row[0])
