"""What a server does by itself: measures its loop, puts rooms away, ends what is old."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import logging
import time
from pathlib import Path
from typing import Final

from tablee.kernel import Record, TableeError
from tablee.kernel.seeds import commitment
from tablee.server.failures import LOG
from tablee.server.history import History
from tablee.server.lobby import Lobby
from tablee.server.metrics import metrics
from tablee.server.store import Line, Old, TableRow

BEAT: Final = 0.5  # seconds
SWEEP: Final = 60.0
LOST: Final = 3.0  # seconds without a beat, less than others wait for one
DAY_MS: Final = 86_400_000


async def keep_house(lobby: Lobby) -> None:
    """Until it is cancelled."""
    loop = asyncio.get_running_loop()

    def heard(table_id: str) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended
            loop.call_soon_threadsafe(lobby.heard, table_id)

    lobby.store.listen(heard)
    heart = asyncio.create_task(beat(lobby))
    try:
        await sweep(lobby)
    finally:
        heart.cancel()


async def beat(lobby: Lobby) -> None:
    """Whoever cannot say for a while that it is alive has lost its tables."""
    beaten = time.monotonic()
    while not lobby.alone:
        try:
            await lobby.on_disk(lobby.store.beat)
            beaten = time.monotonic()
        except TableeError:
            if time.monotonic() - beaten > LOST:
                lobby.lost()
        await asyncio.sleep(1.0)


async def sweep(lobby: Lobby) -> None:
    swept = time.monotonic()
    while True:
        due = time.monotonic() + BEAT
        await asyncio.sleep(BEAT)
        metrics.time("tablee_loop_lag_seconds", max(0.0, time.monotonic() - due))
        if time.monotonic() - swept > SWEEP:
            swept = time.monotonic()
            lobby.put_away_idle()
            lobby.put_away_overgrown()
            try:
                await end_old_tables(lobby)
            except TableeError as error:
                LOG.warning("housekeeping", extra={"detail": str(error)})


async def end_old_tables(lobby: Lobby) -> int:
    """Tables whose time is over are archived, where there is an archive, and deleted."""
    now, config = int(time.time() * 1000), lobby.config
    limits = Old(now - int(config.keep_days * DAY_MS), now - int(config.keep_empty_days * DAY_MS))
    ended = 0
    for table_id in await lobby.on_disk(lobby.store.old, limits):
        if table_id in lobby.rooms:
            continue  # somebody looks at it
        if config.archive:
            await lobby.on_disk(archive, lobby, table_id)
        await lobby.forget(table_id)
        ended += 1
    if ended:
        LOG.log(logging.INFO, "tables ended", extra={"count": ended})
    return ended


def archive(lobby: Lobby, table_id: str) -> None:
    stored = lobby.store.load(table_id)
    if stored is not None and stored[1]:
        folder = Path(lobby.config.archive)
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"{stored[0].game}-{table_id}.tablee.gz"
        file.write_bytes(gzip.compress(record_of(*stored).to_text().encode()))


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
