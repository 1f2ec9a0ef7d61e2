"""Bots think in processes of their own, so that a long thought holds up nobody."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import ParamSpec, TypeVar

from tablee import bots
from tablee.bots import Maker, Sitting
from tablee.kernel import Match, Record
from tablee.server import shelf

P = ParamSpec("P")
T = TypeVar("T")
SPAWN = multiprocessing.get_context("spawn")
KEPT = 64  # matches a worker remembers, so that a game is not replayed at every move
matches: dict[str, Match] = {}


class Thinkers:
    """A pool of worker processes, started when the first bot is asked.

    The server holds one end of a pipe, every worker the other: when the server closes its end, or
    is gone in whatever way, the workers end too, in the middle of a thought if need be.
    """

    def __init__(self, workers: int, data: Path | None = None) -> None:
        self.workers = workers
        self.data = data
        self.pool: ProcessPoolExecutor | None = None
        self.ends, self.life = SPAWN.Pipe(duplex=False)

    async def choose(self, table_id: str, record: Record, seat: int, bot: str) -> str:
        """The move, as text, that this bot makes in this seat now."""
        return await self._run(think, table_id, record.to_text(), seat, bot, self.data)

    async def advise(
        self, table_id: str, record: Record, seat: int, bot: str
    ) -> tuple[int, list[tuple[str, tuple[int, ...]]]]:
        """The move this bot would make and its reasons (key and arguments)."""
        return await self._run(advise, table_id, record.to_text(), seat, bot, self.data)

    async def _run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return await self._ask(partial(work, *args, **kwargs))
        except BrokenProcessPool:  # a worker died: others take over
            self.pool = None
            return await self._ask(partial(work, *args, **kwargs))

    async def _ask(self, work: Callable[[], T]) -> T:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.workers, mp_context=SPAWN, initializer=live_with, initargs=(self.ends,)
            )
        return await asyncio.get_running_loop().run_in_executor(self.pool, work)

    def close(self) -> None:
        self.life.close()
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
        self.ends.close()


def live_with(server: Connection) -> None:
    """In a worker: Ctrl-C is for the server; when it ends, so does this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_after, args=(server,), daemon=True).start()


def end_after(server: Connection) -> None:
    with contextlib.suppress(EOFError, OSError):
        server.recv_bytes()  # nothing is ever sent: it returns when the other end is closed
    os._exit(0)


def seated(table_id: str, text: str, name: str, data: Path | None) -> tuple[Sitting, Maker]:
    """The match of a record, replayed or brought up to date, and the bot that is asked about it."""
    record = Record.from_text(text)
    match = matches.pop(table_id, None)
    if match is None or match.entries != record.entries[: len(match.entries)]:
        match = Match.replay(shelf.load(record.game, data), record, 0)
    for entry in record.entries[len(match.entries) :]:
        match.enter(entry)
    matches[table_id] = match
    if len(matches) > KEPT:
        matches.pop(next(iter(matches)))
    return Sitting(match, [None] * match.seats), bots.find(match.game, name)


def think(table_id: str, text: str, seat: int, name: str, data: Path | None) -> str:
    sitting, maker = seated(table_id, text, name, data)
    return sitting.game.moves.texts[sitting.answer(seat, sitting.new_bot(maker, seat))]


def advise(
    table_id: str, text: str, seat: int, name: str, data: Path | None
) -> tuple[int, list[tuple[str, tuple[int, ...]]]]:
    sitting, maker = seated(table_id, text, name, data)
    advice = sitting.advice(seat, maker)
    return advice.move, [(reason.key, reason.args) for reason in advice.reasons]
