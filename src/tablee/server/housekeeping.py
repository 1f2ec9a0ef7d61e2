"""What a server does by itself: measures its loop, puts rooms away, ends what is old."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import logging
import os
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

from tablee.kernel import Record, TableeError
from tablee.kernel.seeds import commitment
from tablee.server.config import NEVER, Config
from tablee.server.failures import LOG, NotWritten
from tablee.server.history import History
from tablee.server.lobby import Lobby
from tablee.server.metrics import metrics
from tablee.server.store import Line, Old, TableRow

BEAT: Final = 0.5  # seconds
SWEEP: Final = 60.0
ENDING: Final = 30.0  # of it, at most, for tables that end ...
BETWEEN: Final = 0.01  # ... and between two of them, so that moves are written as ever
BEATS: Final = 4  # in the time for which others wait for one
DAY_MS: Final = 86_400_000
ARCHIVED: Final = ".tablee.gz"
UNFINISHED: Final = ".part"  # a record that is just being written
Part = Callable[[Lobby], Awaitable[None]]


async def keep_house(lobby: Lobby) -> None:
    """Until it is cancelled. No part of it waits for another, or ends with it: a server that does
    not say that it is alive would lose its tables."""
    parts: tuple[Part, ...] = (measure, weigh, tidy, sweep)
    if not lobby.alone:
        parts += (beat, watch)
    async with asyncio.TaskGroup() as house:
        for part in parts:
            house.create_task(kept_up(part, lobby))


async def kept_up(part: Part, lobby: Lobby) -> None:
    """Whatever goes wrong in it is a line in the log, and it begins again."""
    while True:
        with put_down(part.__name__):
            await part(lobby)
        await asyncio.sleep(BEAT)


@contextlib.contextmanager
def put_down(part: str) -> Iterator[None]:
    try:
        yield
    except (TableeError, OSError) as error:
        LOG.warning("housekeeping", extra={"part": part, "detail": str(error)})
    except Exception as error:
        LOG.exception("housekeeping", extra={"part": part, "detail": repr(error)})


async def beat(lobby: Lobby) -> None:
    while True:
        await asyncio.sleep(min(lobby.store.alive / BEATS, 1.0))
        await beat_once(lobby)


async def beat_once(lobby: Lobby) -> None:
    """Say that we are alive; before that, hear what others do, or what we lay would soon be out of
    date. Whatever goes wrong, the watch notices."""
    asked = time.monotonic()
    with contextlib.suppress(Exception):
        if not lobby.neighbours.listening:
            await listen(lobby)
        lobby.neighbours.beaten(asked, await lobby.writer.run(lobby.store.beat))


async def listen(lobby: Lobby) -> None:
    loop = asyncio.get_running_loop()

    def on_the_loop(work: Callable[[], None]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended
            loop.call_soon_threadsafe(work)

    def heard(table_id: str, taken: bool) -> None:
        on_the_loop(partial(lobby.heard, table_id, taken))

    await lobby.writer.run(lobby.store.listen, heard, partial(on_the_loop, lobby.lost))
    lobby.neighbours.listening = True


async def watch(lobby: Lobby) -> None:
    """Whoever cannot say for a while that it is alive has lost its tables: what they had open is
    closed in time, whether the database fails or does not answer at all."""
    while True:
        await asyncio.sleep(max(lobby.neighbours.until - time.monotonic(), 0.0) + 0.001)
        if not lobby.neighbours.lapsed():
            continue
        LOG.error("cut off", extra={"detail": f"{len(lobby.rooms)} tables are let go"})
        lobby.lost()
        while lobby.neighbours.lapsed():
            await asyncio.sleep(BEAT)
        LOG.log(logging.INFO, "back")


async def measure(lobby: Lobby) -> None:
    while True:
        due = time.monotonic() + BEAT
        await asyncio.sleep(BEAT)
        metrics.time("tablee_loop_lag_seconds", max(0.0, time.monotonic() - due))


async def weigh(lobby: Lobby) -> None:
    """At once, and then a line a minute at most while the database is out of reach."""
    while True:
        with put_down("weigh"):
            await lobby.space.measure()
        await asyncio.sleep(SWEEP)


async def tidy(lobby: Lobby) -> None:
    while True:
        await asyncio.sleep(SWEEP)
        lobby.put_away_idle()
        lobby.put_away_overgrown()


async def sweep(lobby: Lobby) -> None:
    while True:
        await asyncio.sleep(SWEEP)
        await end_old_tables(lobby)
        await asyncio.to_thread(end_old_records, lobby.config)


async def end_old_tables(lobby: Lobby) -> int:
    """All tables whose time is over are archived, where there is an archive, and deleted; but for
    those that somebody watches, here or at another server, and those that cannot be archived."""
    limits, until, ended = what_is_old(lobby.config), time.monotonic() + ENDING, 0
    kept: set[str] = set()
    while found := await lobby.on_disk(lobby.store.old, limits, kept):
        for table_id in found:
            if await end(lobby, table_id, limits):
                ended += 1
                await asyncio.sleep(BETWEEN)
            else:
                kept.add(table_id)
        if time.monotonic() > until:
            break
    if ended:
        LOG.log(logging.INFO, "tables ended", extra={"count": ended})
    return ended


async def end(lobby: Lobby, table_id: str, limits: Old) -> bool:
    if lobby.watched(table_id):
        return False
    if lobby.config.archive:
        try:
            file, record = await lobby.on_disk(archived, lobby, table_id)
        except NotWritten:  # which is in the log; one that is damaged keeps no other from its end
            return False
        if record:
            await asyncio.to_thread(write, file, record)
        if lobby.watched(table_id):  # by now
            return False
    return await lobby.forget(table_id, limits)


def what_is_old(config: Config) -> Old:
    """One at which nobody ever played is kept no longer than any other."""
    now = int(time.time() * 1000)
    idle = since(now, config.keep_days)
    return Old(idle, max(idle, since(now, config.keep_empty_days)))


def since(now: int, days: float) -> int:
    """Before which moment something is so many days old."""
    return 0 if days == NEVER else now - int(days * DAY_MS)


def archived(lobby: Lobby, table_id: str) -> tuple[Path, bytes]:
    """What is kept of a table, and where; nothing of one at which nobody played."""
    stored = lobby.store.load(table_id)
    if stored is None or not stored[1]:
        return Path(), b""
    file = Path(lobby.config.archive) / f"{stored[0].game}-{table_id}{ARCHIVED}"
    return file, gzip.compress(record_of(*stored).to_text().encode())


def write(file: Path, record: bytes) -> None:
    """Whole and on disk when this returns, or not there at all: its table is deleted next."""
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_name(file.name + UNFINISHED)
    try:
        with part.open("wb") as out:
            out.write(record)
            out.flush()
            os.fsync(out.fileno())
        part.replace(file)
    except OSError:
        part.unlink(missing_ok=True)
        raise
    sync_folder(file.parent)


def sync_folder(folder: Path) -> None:
    """The names in it are on disk as well, where a system lets one see to that."""
    if os.name != "posix":
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def end_old_records(config: Config) -> int:
    """What was archived has its time too, and is nothing that its people can reach any more; nor is
    what a server that was killed had not finished."""
    if not config.archive or config.archive_days == NEVER:
        return 0
    before = time.time() - config.archive_days * DAY_MS / 1000
    ended = 0
    for file in Path(config.archive).glob(f"*{ARCHIVED}*"):
        with contextlib.suppress(FileNotFoundError):  # another server was there before
            if file.stat().st_mtime < before:
                file.unlink()
                ended += 1
    return ended


def record_of(table: TableRow, lines: list[Line]) -> Record:
    """The record of a table, from what is kept of it; whoever replays it finds its result."""
    history = History(len(table.chairs), lines)
    return Record(
        game=table.game,
        rules=table.rules,
        data=table.data,
        seats=len(table.chairs),
        options=table.options,
        seed=table.seed,
        names=[chair.name for chair in table.chairs],
        entries=history.entries,
        takebacks=history.takebacks,
        commitment="" if table.seeded else commitment(table.seed),
    )
