"""Whose turn it is: what a table waits for first; clients in turn, of each client its tables."""

from __future__ import annotations

from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")
EACH = 24  # jobs of one table in line: eight bots, hints, and a few more
AHEAD = 3  # so many urgent jobs go before one that is not


class Fair(Generic[T]):
    """A line in which many jobs of one hold up nobody else for longer than one of them, and take up
    nobody else's place: whoever has most of them makes room."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.clients: dict[str, dict[str, deque[T]]] = {}
        self.counts: dict[str, int] = {}  # jobs of each client
        self.total = 0

    def put(self, client: str, table: str, job: T) -> T | None:
        """The job for which there is no place: none, this one, or another that was in line."""
        out = None
        if len(self.clients.get(client, {}).get(table, ())) >= EACH:
            return job
        if self.total >= self.most:
            greedy = max(self.counts, key=self.counts.__getitem__)
            if self.counts[greedy] <= self.counts.get(client, 0) + 1:
                return job
            out = self._put_out(greedy)
        self.clients.setdefault(client, {}).setdefault(table, deque()).append(job)
        self.counts[client] = self.counts.get(client, 0) + 1
        self.total += 1
        return out

    def _put_out(self, client: str) -> T:
        """The job of a client that would have been the last to be done."""
        tables = self.clients[client]
        longest = max(map(len, tables.values()))
        table = [one for one, jobs in tables.items() if len(jobs) == longest][-1]
        job = tables[table].pop()
        if not tables[table]:
            del tables[table]
        self._gone(client)
        return job

    def _gone(self, client: str) -> None:
        self.total -= 1
        self.counts[client] -= 1
        if not self.counts[client]:
            del self.counts[client]

    def next(self) -> T | None:
        if not self.clients:
            return None
        client = next(iter(self.clients))
        tables = self.clients.pop(client)
        table = next(iter(tables))
        jobs = tables.pop(table)
        job = jobs.popleft()
        self._gone(client)
        if jobs:  # whoever was served goes to the end of the line
            tables[table] = jobs
        if tables:
            self.clients[client] = tables
        return job


class Lines(Generic[T]):
    """Two lines, neither of which fills the other: what is urgent goes first, but not for ever."""

    def __init__(self, most: int) -> None:
        self.urgent: Fair[T] = Fair(most)
        self.others: Fair[T] = Fair(most)
        self.ahead = 0  # urgent ones since the last that was not

    @property
    def total(self) -> int:
        return self.urgent.total + self.others.total

    def put(self, client: str, table: str, job: T, urgent: bool) -> T | None:
        return (self.urgent if urgent else self.others).put(client, table, job)

    def next(self) -> T | None:
        if self.ahead < AHEAD or not self.others.total:
            found = self.urgent.next()
            if found is not None:
                self.ahead += 1
                return found
        self.ahead = 0
        return self.others.next()
