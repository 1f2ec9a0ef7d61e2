"""What all tables take on disk: measured now and then, and bounded by refusing new ones."""

from __future__ import annotations

import math
import time
from typing import Final

from tablee.server.failures import NoSpace, not_written
from tablee.server.metrics import metrics
from tablee.server.store import Store
from tablee.server.writer import Writer

AGAIN: Final = 5.0  # seconds for which one measure holds
MEGABYTE: Final = 10**6


class Space:
    def __init__(self, store: Store, writer: Writer, most_megabytes: float) -> None:
        self.store = store
        self.writer = writer
        self.most = most_megabytes * MEGABYTE
        self.bytes = 0
        self.measured = -math.inf
        metrics.gauges["tablee_database_bytes"] = lambda: self.bytes

    async def measure(self) -> None:
        self.measured = time.monotonic()  # whoever comes meanwhile does not ask as well
        try:
            self.bytes = await self.writer.run(self.store.size)
        except Exception as error:  # whatever kind of store it is
            raise not_written(error) from error

    async def check(self) -> None:
        """Whether a new table may be laid. Those that are there go on: what one can grow by is
        bounded, and how many there are is bounded here."""
        if time.monotonic() - self.measured > AGAIN:
            await self.measure()
        if self.most and self.bytes >= self.most:
            raise NoSpace("this server has as many tables on disk as it may; open one later")
