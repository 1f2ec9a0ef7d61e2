"""Bots think in processes of their own, so that a long thought holds up nobody."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import ParamSpec, TypeVar

from tablee import bots, games
from tablee.bots.seated import ask_of
from tablee.kernel import Match, Record, Rng, read_by

P = ParamSpec("P")
T = TypeVar("T")
KEPT = 64  # matches a worker remembers, so that a game is not replayed at every move
matches: dict[str, Match] = {}


class Thinkers:
    """A pool of worker processes, started when the first bot is asked."""

    def __init__(self, workers: int, data: Path | None = None) -> None:
        self.workers = workers
        self.data = data
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, table_id: str, record: Record, seat: int, bot: str) -> str:
        """The move, as text, that this bot makes in this seat now."""
        return await self._run(think, table_id, record.to_text(), seat, bot, self.data)

    async def advise(
        self, table_id: str, record: Record, seat: int, bot: str
    ) -> tuple[int, list[tuple[str, tuple[int, ...]]]]:
        """The move this bot would make and its reasons (key and arguments)."""
        return await self._run(advise, table_id, record.to_text(), seat, bot, self.data)

    async def _run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, mp_context=spawn, initializer=quietly)
        return await asyncio.get_running_loop().run_in_executor(
            self.pool, partial(work, *args, **kwargs)
        )

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


def quietly() -> None:
    """Ctrl-C is for the server; its workers end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def seated(
    table_id: str, text: str, seat: int, name: str, data: Path | None
) -> tuple[Match, bots.Bot]:
    """The match of a record, replayed or brought up to date, and a bot that has heard it all."""
    record = Record.from_text(text)
    match = matches.pop(table_id, None)
    if match is None or match.entries != record.entries[: len(match.entries)]:
        match = Match.replay(games.load(record.game, data), record, 0)
    for entry in record.entries[len(match.entries) :]:
        match.expire() if entry.seat < 0 else match.submit(entry.seat, entry.text)
    matches[table_id] = match
    if len(matches) > KEPT:
        matches.pop(next(iter(matches)))
    rng = Rng.seeded(f"{record.seed}/bot/{seat}/{len(record.entries)}")
    bot = bots.find(match.game, name)(match.game, seat, rng)
    if bot.watches():
        for event in read_by(match.events, seat):
            bot.hear(event)
    return match, bot


def think(table_id: str, text: str, seat: int, name: str, data: Path | None) -> str:
    match, bot = seated(table_id, text, seat, name, data)
    return match.game.moves.texts[bot.choose(ask_of(match, seat))]


def advise(
    table_id: str, text: str, seat: int, name: str, data: Path | None
) -> tuple[int, list[tuple[str, tuple[int, ...]]]]:
    match, bot = seated(table_id, text, seat, name, data)
    advice = bot.advise(ask_of(match, seat))
    return advice.move, [(reason.key, reason.args) for reason in advice.reasons]
