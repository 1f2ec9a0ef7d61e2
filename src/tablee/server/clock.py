"""The clock of a room: the server counts, the kernel decides what the end of time means."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from tablee.server.messages import ClockInfo


class RoomClock:
    """Remaining time per frame: a frame set aside keeps what it had and goes on with it later."""

    def __init__(self, fire: Callable[[int], None]) -> None:
        self.fire = fire
        self.left_ms: dict[int, float] = {}
        self.frame = 0
        self.since = 0.0
        self.alarm: asyncio.TimerHandle | None = None

    def show(self, frame: int, seconds: int) -> None:
        """`frame` is open now and may last `seconds` in all; 0: no clock runs."""
        wanted = frame if seconds else 0
        if wanted == self.frame:
            return
        self.stop()
        if wanted:
            self.frame = wanted
            self.since = time.monotonic()
            left = self.left_ms.setdefault(wanted, seconds * 1000.0)
            loop = asyncio.get_running_loop()
            self.alarm = loop.call_later(left / 1000, self.fire, wanted)

    def stop(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if self.frame:
            self.left_ms[self.frame] = self.remaining()
            self.frame = 0

    def remaining(self) -> float:
        elapsed = (time.monotonic() - self.since) * 1000
        return max(0.0, self.left_ms[self.frame] - elapsed)

    def info(self) -> ClockInfo | None:
        return ClockInfo(self.frame, int(self.remaining())) if self.frame else None
