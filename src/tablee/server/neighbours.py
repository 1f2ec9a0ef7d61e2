"""The other servers on the same database: whose a table is, and what is handed on to them.

A server whose last beat is older than the others wait for one may have lost its tables, and
everything it knows of them may be out of date, secrets too. It counts by itself when that is: a
database that does not answer would not tell it.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Final

from tablee.server.failures import NotWritten

KNOWN: Final = 2.0  # seconds for which one remembers whose a table is
MOST: Final = 10_000  # tables of others in mind before those are looked through
OURS: Final = 0.75  # of the time after which others take our tables, for which they are ours


class Elsewhere(NotWritten):
    """Another server has this table."""

    NOWHERE: Final = "nowhere"  # it has, but nobody knows how to reach it

    def __init__(self, address: str) -> None:
        super().__init__("this table is at another server; send this again")
        self.address = address


@dataclass(frozen=True, eq=False)
class Crossing:
    """A request or a socket that was handed on."""

    table_id: str
    there: str
    stay: asyncio.Timeout


class Neighbours:
    def __init__(self, alive: float) -> None:
        self.ours = OURS * alive
        self.until = self.ours if math.isinf(alive) else 0.0  # there is nothing before one beat
        self.listening = False
        self.owners: dict[str, tuple[str, float]] = {}  # whose a table is, and since when known
        self.crossings: set[Crossing] = set()

    # us

    def lapsed(self) -> bool:
        """Whether others may have our tables by now."""
        return time.monotonic() > self.until

    def beaten(self, asked: float, heard_of: frozenset[str]) -> None:
        """We said that we are alive, when `asked` or later."""
        self.until = asked + self.ours
        self._cut([one for one in self.crossings if one.there not in heard_of])

    # them

    def owner_of(self, table_id: str) -> str:
        """As far as is known, of late."""
        address, since = self.owners.get(table_id, ("", 0.0))
        return address if time.monotonic() - since < KNOWN else ""

    def owned_by(self, table_id: str, address: str) -> None:
        if len(self.owners) >= MOST:
            self.owners = {one: known for one, known in self.owners.items() if self.owner_of(one)}
        self.owners[table_id] = (address, time.monotonic())

    def forget(self, table_id: str) -> None:
        self.owners.pop(table_id, None)

    def moved(self, table_id: str) -> None:
        """It has another owner: what was handed on comes back."""
        self.forget(table_id)
        self._cut([one for one in self.crossings if one.table_id == table_id])

    @contextlib.asynccontextmanager
    async def crossing(self, table_id: str, there: str) -> AsyncIterator[None]:
        """Ends with a TimeoutError when the table moves or that server is not heard of any more."""
        async with asyncio.timeout(None) as stay:
            one = Crossing(table_id, there, stay)
            self.crossings.add(one)
            try:
                yield
            finally:
                self.crossings.discard(one)

    def _cut(self, crossings: list[Crossing]) -> None:
        for one in crossings:
            with contextlib.suppress(RuntimeError):  # it is just being cut
                one.stay.reschedule(0.0)
