"""The clocks of a room: the server counts, the kernel decides what the end of time means."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping

OWN = ""  # the name of a phase's own clock, beside which alarms may run
Clock = tuple[int, str]  # the frame it belongs to, its name


class RoomClock:
    """Remaining time per clock: one whose frame is set aside goes on later with what it had."""

    def __init__(self, fire: Callable[[int, str], None]) -> None:
        self.fire = fire
        self.left: dict[Clock, float] = {}  # seconds, when it last stood still
        self.running: dict[Clock, tuple[float, asyncio.TimerHandle]] = {}  # since when

    def show(self, frame: int, clocks: Mapping[str, int]) -> None:
        """`frame` is open now, with these clocks and their seconds; all others stand still."""
        wanted = {(frame, name): seconds for name, seconds in clocks.items()}
        for clock in [clock for clock in self.running if clock not in wanted]:
            self._pause(clock)
        for clock, seconds in wanted.items():
            if clock not in self.running:
                left = self.left.setdefault(clock, seconds)
                alarm = asyncio.get_running_loop().call_later(left, self.fire, *clock)
                self.running[clock] = (time.monotonic(), alarm)

    def stop(self) -> None:
        for clock in list(self.running):
            self._pause(clock)

    def _pause(self, clock: Clock) -> None:
        self.left[clock] = self._remaining(clock)
        self.running.pop(clock)[1].cancel()

    def _remaining(self, clock: Clock) -> float:
        return max(0.0, self.left[clock] - (time.monotonic() - self.running[clock][0]))

    def left_ms(self) -> dict[str, int]:
        """The clocks that run, by name, with the milliseconds they have left."""
        return {clock[1]: int(self._remaining(clock) * 1000) for clock in self.running}
