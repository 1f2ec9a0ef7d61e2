"""Bots' thoughts, hints and replays, asked of workers: new entries only, each in fair turn."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from tablee import bots
from tablee.kernel import Entry, Match
from tablee.server import jobs
from tablee.server.config import Config
from tablee.server.jobs import Advice, Position
from tablee.server.quotas import Bill, Buckets, payer
from tablee.server.workers import Overdue, Workers

T = TypeVar("T")
Work = Callable[[Position, int, str, Path | None], T | None]


class Thinkers:
    def __init__(self, config: Config, data: Path | None = None) -> None:
        self.config = config
        self.data = data
        self.thoughts = Buckets(config.thought_burst, config.thought_per_second)
        self.workers = Workers(config.bot_workers, config.job_seconds, config.jobs, self.urgent)
        self.sent: dict[str, tuple[int, int, Entry | None]] = {}  # what which worker life knows

    async def choose(self, table_id: str, match: Match, seat: int, bot: str) -> str:
        """The move, as text, that this bot makes in this seat now."""
        bill = Bill()
        try:
            return await self._in_time(jobs.think, table_id, match, seat, bot, bill)
        finally:
            self.thoughts.charge(payer.get(), bill.seconds)

    def urgent(self, work: object) -> bool:
        """A table waits for its bots; those of whoever has many of them go behind all others'."""
        return work is jobs.think and self.thoughts.level(payer.get()) > 0

    async def advise(self, table_id: str, match: Match, seat: int, bot: str, bill: Bill) -> Advice:
        """The move this bot would make, its reasons (key and arguments), its numbers if any."""
        return await self._in_time(jobs.advise, table_id, match, seat, bot, bill)

    async def _in_time(
        self, work: Work[T], table_id: str, match: Match, seat: int, bot: str, bill: Bill
    ) -> T:
        """Where a bot is not done in time, one that does not search answers."""
        try:
            return await self._ask(work, table_id, match, seat, bot, bill)
        except Overdue:
            quick = bots.names(match.game)[:2][-1]
            if quick == bot:
                raise
            return await self._ask(work, table_id, match, seat, quick, bill)

    async def _ask(
        self, work: Work[T], table_id: str, match: Match, seat: int, bot: str, bill: Bill
    ) -> T:
        """What the worker knows already is not sent again, unless it has forgotten it."""
        ask = self.workers.billed
        known = self._known(table_id, match.entries)
        entries = match.entries[:]
        place = position(table_id, match, known)
        answer = await ask(bill, table_id, work, place, seat, bot, self.data)
        if answer is None:
            place = position(table_id, match, 0)
            entries = match.entries[:]
            answer = await ask(bill, table_id, work, place, seat, bot, self.data)
        assert answer is not None
        life = self.workers.of(table_id).lives
        self.sent.pop(table_id, None)
        self.sent[table_id] = (life, len(entries), entries[-1] if entries else None)
        if len(self.sent) > jobs.KEPT * len(self.workers.all):
            del self.sent[next(iter(self.sent))]
        return answer

    def _known(self, table_id: str, entries: list[Entry]) -> int:
        """How many entries the table's worker has; 0 if an undo has made them others since."""
        life, count, last = self.sent.get(table_id, (0, 0, None))
        if life != self.workers.of(table_id).lives or count > len(entries):
            return 0
        return count if count and entries[count - 1] is last else 0

    async def replay(
        self, text: str, at: int, seat: int | None, language: str, bill: Bill
    ) -> bytes:
        """The table after a step of a record, as an update."""
        most, ask = self.config.record_entries, self.workers.billed
        return await ask(bill, "", jobs.step, text, at, seat, language, most, self.data)

    async def review(self, text: str, seat: int, language: str, bill: Bill) -> bytes:
        """What cost a seat most in a record."""
        seconds = self.config.job_seconds / 2  # the last one is judged to its end
        most, ask = self.config.record_entries, self.workers.billed
        return await ask(bill, "", jobs.review, text, seat, language, seconds, most, self.data)

    async def cut(self, text: str, at: int, bill: Bill) -> str:
        """A record up to a step of it, played to check it."""
        most = self.config.record_entries
        return await self.workers.billed(bill, "", jobs.cut, text, at, most, self.data)

    def waiting(self) -> int:
        return self.workers.waiting()

    def leave(self) -> None:
        self.workers.leave()

    def close(self) -> None:
        self.workers.close()


def position(table_id: str, match: Match, known: int) -> Position:
    news = [(entry.seat, entry.text) for entry in match.entries[known:]]
    names = match.names or [""] * match.seats
    game, cards = match.game, match.game.data.hash
    return Position(
        table_id, game.key, game.version, cards, match.options, match.seed, names, known, news
    )
