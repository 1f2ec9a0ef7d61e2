"""Whose turn it is: clients in turn, and of each client the tables in turn."""

from __future__ import annotations

from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")
EACH = 24  # jobs of one table in line: eight bots, hints, and a few more


class Fair(Generic[T]):
    """A line in which many jobs of one hold up nobody else for longer than one of them."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.clients: dict[str, dict[str, deque[T]]] = {}
        self.total = 0

    def put(self, client: str, table: str, job: T) -> bool:
        """False where the line is full, for this table or for everybody."""
        waiting = self.clients.get(client, {}).get(table, ())
        if self.total >= self.most or len(waiting) >= EACH:
            return False
        self.clients.setdefault(client, {}).setdefault(table, deque()).append(job)
        self.total += 1
        return True

    def next(self) -> T | None:
        if not self.clients:
            return None
        client = next(iter(self.clients))
        tables = self.clients.pop(client)
        table = next(iter(tables))
        jobs = tables.pop(table)
        job = jobs.popleft()
        self.total -= 1
        if jobs:  # whoever was served goes to the end of the line
            tables[table] = jobs
        if tables:
            self.clients[client] = tables
        return job
