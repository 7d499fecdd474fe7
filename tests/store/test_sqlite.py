"""The store's laws: what was acknowledged is there, all or none, once, whatever comes at once."""

import asyncio
import os
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pavage.core.errors import PavageError
from pavage.core.message import render
from pavage.core.stored import BestLine, Contest, Event, Key, Sitter, Total
from pavage.store.lock import FolderLock
from pavage.store.log import Conflict, StoredMatch, StoreError
from pavage.store.sqlite import FILE, SqliteStore

ANN, GUEST, ZOE = Sitter("human", "Ann"), Sitter("open", ""), Sitter("human", "Zoé")
SEAT, INVITE, WATCH = (
    Key(b"\x01" * 32, "seat", 0),
    Key(b"\x02" * 32, "invite", 1),
    Key(b"\x03" * 32, "watch"),
)


def stored(id: str = "m1", **more: Any) -> StoredMatch:
    return StoredMatch(
        id=id,
        game="zigzag",
        rules=1,
        options={"board": "tight", "fixed_turns": False, "tileset": ["0121"]},
        seed="00ff",
        deal={"hands": [["0121", "é"]], "start": "1111"},
        luck="aa",
        made=1_700_000_000_000,
        sitters=[ANN, GUEST],
        keys=[SEAT, INVITE, WATCH],
        events=[],
        **more,
    )


def event(seq: int, **more: Any) -> Event:
    return Event(**{
        "seq": seq, "kind": "ply", "ply": seq, "seat": seq % 2, "move": "0121@h8",
        "points": 3, "at": 1_700_000_000_000 + seq, **more,
    })  # fmt: skip


def in_loop(test: Callable[[Path], Any]) -> Callable[[Path], None]:
    def wrapped(tmp_path: Path) -> None:
        asyncio.run(asyncio.wait_for(test(tmp_path), 60))

    return wrapped


async def appended(store: SqliteStore, match: str, *events: Event) -> PavageError | None:
    done: asyncio.Future[PavageError | None] = asyncio.get_running_loop().create_future()
    store.append(match, events, done.set_result)
    return await done


@in_loop
async def test_what_was_kept_comes_back_also_after_reopening(tmp_path: Path) -> None:
    folder = tmp_path / "données de léa %20 #1?"
    store = await SqliteStore.opened(folder)
    await store.create(stored())
    shuffle = event(2, seat=None, move="shuffle 0121 2222", points=0)
    undo = event(3, kind="undo", ply=0, move="", points=0)
    assert await appended(store, "m1", event(0), event(1)) is None
    assert await appended(store, "m1", shuffle, undo) is None
    found = await store.load("m1")
    await store.close()
    again = await SqliteStore.opened(folder)
    assert await again.load("m1") == found
    assert await again.load("m2") is None
    await again.close()
    assert found is not None
    assert found.events == [event(0), event(1), shuffle, undo]
    whole = stored()
    for name in ("game", "rules", "options", "seed", "deal", "luck", "made", "sitters"):
        assert getattr(found, name) == getattr(whole, name)
    assert sorted(found.keys, key=lambda key: key.digest) == whole.keys


@in_loop
async def test_a_place_in_the_log_is_taken_once(tmp_path: Path) -> None:
    store = await SqliteStore.opened(tmp_path)
    await store.create(stored())
    await store.create(stored("m2"))
    assert await appended(store, "m1", event(0)) is None
    assert isinstance(await appended(store, "m1", event(0, move="pass")), Conflict)
    # All or none: the second of these is free, the first is not.
    assert isinstance(await appended(store, "m1", event(0), event(1)), Conflict)
    assert await appended(store, "m2", event(0)) is None
    # A match that does not exist has no log.
    assert isinstance(await appended(store, "m3", event(0)), Conflict)
    found = await store.load("m1")
    assert found is not None
    assert found.events == [event(0)]
    with pytest.raises(Conflict):
        await store.create(stored())
    await store.close()


@in_loop
async def test_many_at_once_are_one_commit_and_only_the_guilty_fail(tmp_path: Path) -> None:
    store = await SqliteStore.opened(tmp_path)
    for k in range(20):
        await store.create(stored(f"m{k}"))
    done: list[str] = []
    store._connection.set_trace_callback(done.append)
    release = asyncio.Event()
    held = await _hold(store, release)
    answers: list[tuple[int, PavageError | None]] = []
    for k in range(20):
        store.append(f"m{k}", [event(0)], partial(_note, answers, k))
    release.set()
    await held
    await _settled(store)
    assert answers == [(k, None) for k in range(20)]
    assert sum("INSERT INTO entries" in statement for statement in done) == 1

    release.clear()
    held = await _hold(store, release)
    answers.clear()
    for k in range(20):
        seq = 0 if k == 7 else 1
        store.append(f"m{k}", [event(seq)], partial(_note, answers, k))
    release.set()
    await held
    await _settled(store)
    assert [k for k, error in answers if error is not None] == [7]
    assert isinstance(answers[7][1], Conflict)
    for k in (6, 7, 8):
        found = await store.load(f"m{k}")
        assert found is not None
        assert len(found.events) == (1 if k == 7 else 2)
    await store.close()


def _note(answers: list[tuple[int, PavageError | None]], k: int, error: PavageError | None) -> None:
    answers.append((k, error))


async def _hold(store: SqliteStore, release: asyncio.Event) -> "asyncio.Task[None]":
    """Keep the store's thread busy until ``release``, so that what comes meanwhile waits."""
    started, go = threading.Event(), threading.Event()

    def work(connection: sqlite3.Connection) -> None:
        started.set()
        go.wait(20)

    async def hold() -> None:
        doing = asyncio.create_task(store._do(work))
        await release.wait()
        go.set()
        await doing

    task = asyncio.create_task(hold())
    await asyncio.to_thread(started.wait, 20)
    return task


async def _settled(store: SqliteStore) -> None:
    """Everything that was asked before has been answered."""
    await store.load("nothing")


@in_loop
async def test_one_joins_by_an_invitation_however_many_try(tmp_path: Path) -> None:
    store = await SqliteStore.opened(tmp_path)
    await store.create(stored())
    own = [Key(bytes([9, k] * 16), "seat", 1) for k in range(5)]
    tries = await asyncio.gather(
        *(store.join("m1", INVITE.digest, Sitter("human", f"Zoé {k}"), own[k]) for k in range(5)),
        return_exceptions=True,
    )
    assert sum(answer is None for answer in tries) == 1
    assert sum(isinstance(answer, Conflict) for answer in tries) == 4
    for wrong in (SEAT.digest, WATCH.digest, b"\x09" * 32):
        with pytest.raises(Conflict):
            await store.join("m1", wrong, ZOE, own[0])
    found = await store.load("m1")
    assert found is not None
    assert found.sitters[1].name.startswith("Zoé")
    assert sorted(key.kind for key in found.keys) == ["seat", "seat", "used", "watch"]
    await store.close()


@in_loop
async def test_a_match_has_one_rematch(tmp_path: Path) -> None:
    store = await SqliteStore.opened(tmp_path)
    await store.create(stored())
    await store.create(stored("m2", follows="m1"))
    with pytest.raises(Conflict):
        await store.create(stored("m3", follows="m1"))
    with pytest.raises(Conflict):
        await store.create(stored("m4", follows="nowhere"))
    assert await store.load("m3") is None
    first = await store.load("m1")
    assert first is not None
    assert first.follow == "m2"
    await store.add_keys("m2", [SEAT, Key(b"\x07" * 32, "seat", 1)])
    second = await store.load("m2")
    assert second is not None
    assert len(second.keys) == 4
    await store.close()


@in_loop
async def test_a_failing_disk_is_said_and_nothing_is_half_written(tmp_path: Path) -> None:
    store = await SqliteStore.opened(tmp_path)
    await store.create(stored())
    await store._do(lambda c: c.execute(f"PRAGMA max_page_count={_pages(c)}").fetchone())
    big = [event(k, move="x" * 1000) for k in range(100)]
    refused = await appended(store, "m1", *big)
    assert isinstance(refused, StoreError)
    assert "full" in render(refused.said, "en")
    await store._do(lambda c: c.execute("PRAGMA max_page_count=100000").fetchone())
    assert await appended(store, "m1", event(0)) is None
    found = await store.load("m1")
    assert found is not None
    assert found.events == [event(0)]
    await store.close()


def _pages(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA page_count").fetchone()[0])


@in_loop
async def test_what_waits_is_written_before_closing(tmp_path: Path) -> None:
    store = await SqliteStore.opened(tmp_path)
    await store.create(stored())
    for k in range(50):
        store.append("m1", [event(k)], lambda _: None)
    await store.close()
    again = await SqliteStore.opened(tmp_path)
    found = await again.load("m1")
    await again.close()
    assert found is not None
    assert len(found.events) == 50


async def _no_store(folder: Path) -> str:
    with pytest.raises(StoreError) as refused:
        await SqliteStore.opened(folder)
    for lang in ("fr", "en"):
        sentence = render(refused.value.said, lang)
        assert str(folder) in sentence
        assert "\n" not in sentence
    return refused.value.said.id


@in_loop
async def test_a_folder_in_use_is_said(tmp_path: Path) -> None:
    store = await SqliteStore.opened(tmp_path)
    assert await _no_store(tmp_path) == "error-store-in-use"
    await store.close()
    await (await SqliteStore.opened(tmp_path)).close()


@in_loop
async def test_a_folder_that_cannot_be_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert await _no_store(tmp_path / "file" / "data") == "error-store-folder"


@pytest.mark.parametrize(
    "content", [b"no database at all " * 999, b"SQLite format 3\0" + b"\xff" * 9999]
)
def test_a_file_that_is_no_database_is_said_and_left_alone(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    assert asyncio.run(_no_store(tmp_path)) == "error-store-open"
    assert (tmp_path / FILE).read_bytes() == content
    FolderLock(tmp_path).release()


@in_loop
async def test_a_locked_database_is_said(tmp_path: Path) -> None:
    await (await SqliteStore.opened(tmp_path)).close()
    other = sqlite3.connect(tmp_path / FILE)
    other.execute("PRAGMA locking_mode=EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    assert await _no_store(tmp_path) == "error-store-open"
    other.close()


@in_loop
async def test_a_page_spoilt_later_is_said_when_it_is_read(tmp_path: Path) -> None:
    store = await SqliteStore.opened(tmp_path)
    await store.create(stored())
    for k in range(300):
        store.append("m1", [event(k, move="y" * 60)], lambda _: None)
    await store.close()
    size = os.path.getsize(tmp_path / FILE)
    with open(tmp_path / FILE, "r+b") as file:
        file.seek(size // 2)
        file.write(b"\xff" * (size // 2))
    try:
        store = await SqliteStore.opened(tmp_path)
    except StoreError:
        return
    with pytest.raises(StoreError):
        await store.load("m1")
    await store.close()


def test_a_lock_goes_with_its_process(tmp_path: Path) -> None:
    code = (
        "import sys, time; from pathlib import Path; from pavage.store.lock import FolderLock;"
        "lock = FolderLock(Path(sys.argv[1])); print('held', flush=True); time.sleep(60)"
    )
    holder = subprocess.Popen(
        [sys.executable, "-c", code, str(tmp_path)], stdout=subprocess.PIPE, text=True
    )
    assert holder.stdout is not None
    assert holder.stdout.readline() == "held\n"
    with pytest.raises(BlockingIOError):
        FolderLock(tmp_path)
    holder.kill()
    holder.wait()
    holder.stdout.close()
    FolderLock(tmp_path).release()


@in_loop
async def test_a_migration_cut_short_is_done_again(tmp_path: Path) -> None:
    """A process that died while it migrated has left yoyo's own lock behind."""
    await (await SqliteStore.opened(tmp_path)).close()
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("DELETE FROM _yoyo_migration")
        for table in ("reviews", "best_lines", "totals", "entries", "keys", "seats", "matches"):
            connection.execute(f"DROP TABLE {table}")
        connection.execute("INSERT INTO yoyo_lock VALUES (1, '2020-01-01', 1)")
    connection.close()
    store = await SqliteStore.opened(tmp_path)
    await store.create(stored())
    await store.close()


@in_loop
async def test_the_log_is_synced_with_every_commit(tmp_path: Path) -> None:
    store = await SqliteStore.opened(tmp_path)
    assert await store._do(lambda c: c.execute("PRAGMA journal_mode").fetchone()) == ("wal",)
    assert await store._do(lambda c: c.execute("PRAGMA synchronous").fetchone()) == (2,)  # FULL
    await store.close()


# -- totals and lines -------------------------------------------------------------------------

FREE = Contest("connexion", 1, '{"solo":true}', "")


async def ended(store: SqliteStore, match: str, name: str, score: int, **more: Any) -> None:
    """Make a match that one move ends with this total."""
    at = more.pop("at", 1)
    contest = Contest(**{**msgspec.structs.asdict(FREE), **more})
    await store.create(stored(match))
    done: asyncio.Future[PavageError | None] = asyncio.get_running_loop().create_future()
    store.append(match, [event(0)], done.set_result, Total(match, contest, name, score, at))
    assert await done is None


@in_loop
async def test_the_best_total_of_each_player_the_earliest_first(tmp_path: Path) -> None:
    store = await SqliteStore.opened(tmp_path)
    for match, name, score, at in (
        ("a", "Ann", 100, 1),
        ("b", "Zoé", 300, 2),
        ("c", "Ann", 250, 3),
        ("d", "Ben", 250, 4),
        ("e", "Ann", 250, 5),
        ("f", "", 250, 0),
        ("g", "", 20, 0),
        ("h", "ann", 1, 0),
    ):
        await ended(store, match, name, score, at=at)
    await ended(store, "other", "Ann", 999, day="2026-11-30")
    await ended(store, "old", "Ann", 999, rules=0)
    await store.close()
    again = await SqliteStore.opened(tmp_path)
    best = await again.best_totals(FREE, 20)
    assert [one.match for one in best] == ["b", "f", "c", "d", "g", "h"]
    assert best[0] == Total("b", FREE, "Zoé", 300, 2)
    assert [one.match for one in await again.best_totals(FREE, 2)] == ["b", "f"]
    assert await again.best_totals(Contest("maze", 1, "{}", ""), 20) == []
    await again.close()


@in_loop
async def test_nobody_hides_another_s_total_by_the_name_they_take(tmp_path: Path) -> None:
    """Who plays without a name is told apart by the match, whose id everybody can see."""
    store = await SqliteStore.opened(tmp_path)
    await ended(store, "nameless", "", 250)
    await ended(store, "other", "nameless", 300)
    assert [one.match for one in await store.best_totals(FREE, 20)] == ["other", "nameless"]
    await store.close()


@in_loop
async def test_a_total_is_kept_with_the_move_that_ends_the_game_or_not_at_all(
    tmp_path: Path,
) -> None:
    store = await SqliteStore.opened(tmp_path)
    await ended(store, "a", "Ann", 100)
    done: asyncio.Future[PavageError | None] = asyncio.get_running_loop().create_future()
    store.append("a", [event(0)], done.set_result, Total("a", FREE, "Ann", 777, 9))
    assert isinstance(await done, Conflict)
    assert [one.score for one in await store.best_totals(FREE, 20)] == [100]
    await store.close()


@in_loop
async def test_the_line_that_was_found_last_is_kept(tmp_path: Path) -> None:
    store = await SqliteStore.opened(tmp_path)
    assert await store.best_line("q") is None
    await store.keep_line("q", BestLine(10, ["x"], 1 << 40, 0.5))
    await store.keep_line("q", BestLine(12, ["x", "é"], 7, 1.5))
    await store.close()
    again = await SqliteStore.opened(tmp_path)
    assert await again.best_line("q") == BestLine(12, ["x", "é"], 7, 1.5)
    assert await again.best_line("p") is None
    await again.close()


@in_loop
async def test_the_review_of_a_seat_that_was_kept_last_is_found(tmp_path: Path) -> None:
    store = await SqliteStore.opened(tmp_path)
    await store.create(stored())
    assert await store.review("m1", 0) is None
    await store.keep_review("m1", 0, '{"done":1}')
    await store.keep_review("m1", 0, '{"done":"é"}')
    await store.keep_review("m1", 1, "{}")
    await store.close()
    again = await SqliteStore.opened(tmp_path)
    assert await again.review("m1", 0) == '{"done":"é"}'
    assert await again.review("m1", 1) == "{}"
    assert await again.review("m1", 2) is None
    await again.close()


@in_loop
async def test_a_file_from_before_there_were_totals_is_brought_up_to_date(tmp_path: Path) -> None:
    store = await SqliteStore.opened(tmp_path)
    await store.create(stored())
    assert await appended(store, "m1", event(0)) is None
    await store.close()
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("DELETE FROM _yoyo_migration WHERE migration_id != '0001-matches'")
        for table in ("reviews", "best_lines", "totals"):
            connection.execute(f"DROP TABLE {table}")
    connection.close()
    store = await SqliteStore.opened(tmp_path)
    await ended(store, "a", "Ann", 100)
    found = await store.load("m1")
    assert found is not None
    assert found.events == [event(0)]
    assert [one.score for one in await store.best_totals(FREE, 20)] == [100]
    await store.close()
