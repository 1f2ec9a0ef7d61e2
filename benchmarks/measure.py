"""How a figure is measured: the best short chunk, with the calibrating loop beside it.

Machines are shared and noisy: a mean measures the neighbours, the best chunk measures the code.
Standard library only: the peers' environment runs this file too.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Final, NamedTuple

CHUNK: Final = 0.012  # seconds: short enough to fall between two disturbances
LOOP_ITERATIONS: Final = 20_000
WORK_PER_LOOP: Final = 3  # chunks of work for each chunk of the calibrating loop


class Reading(NamedTuple):
    """Units of work per second, and iterations of the calibrating loop per second beside it."""

    rate: float
    loop: float

    def best_with(self, other: Reading) -> Reading:
        """Each of the two numbers from the round that was disturbed least."""
        return Reading(max(self.rate, other.rate), max(self.loop, other.loop))


@dataclass
class Subject:
    """A game in one engine: mean decisions of a random game, and what was measured.

    `digest` is a hash of seeded games, where two builds of one engine must play the same.
    """

    decisions: float
    figures: dict[str, Reading]
    digest: str = ""


@dataclass
class Findings:
    """What one child process found."""

    engine: str
    compiled: bool
    subjects: dict[str, Subject] = field(default_factory=dict)

    def hand_over(self) -> None:
        json.dump(asdict(self), sys.stdout)

    @staticmethod
    def read(text: str) -> Findings:
        found = json.loads(text)
        subjects = {
            name: Subject(
                subject["decisions"],
                {figure: Reading(*pair) for figure, pair in subject["figures"].items()},
                subject["digest"],
            )
            for name, subject in found["subjects"].items()
        }
        return Findings(found["engine"], found["compiled"], subjects)

    def best_with(self, other: Findings) -> Findings:
        """The best of two rounds, figure by figure."""
        for name, subject in self.subjects.items():
            for figure, reading in other.subjects[name].figures.items():
                subject.figures[figure] = subject.figures[figure].best_with(reading)
        return self


def calibrating_loop() -> int:
    x = 0
    for i in range(LOOP_ITERATIONS):
        x += i * i % 7
    return LOOP_ITERATIONS


def repeats(work: Callable[[], int]) -> int:
    """How many calls of `work` fill a chunk."""
    calls = 1
    while True:
        start = time.perf_counter()
        for _ in range(calls):
            work()
        spent = time.perf_counter() - start
        if spent > CHUNK / 4:
            return max(1, round(calls * CHUNK / spent))
        calls *= 2


def chunk_rate(work: Callable[[], int], calls: int) -> float:
    start = time.perf_counter()
    units = 0
    for _ in range(calls):
        units += work()
    return units / (time.perf_counter() - start)


def measure(work: Callable[[], int], seconds: float) -> Reading:
    """The best chunk of `work`, which returns how many units it did, in about `seconds`."""
    work_calls = repeats(work)
    loop_calls = repeats(calibrating_loop)
    rate = loop = 0.0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        loop = max(loop, chunk_rate(calibrating_loop, loop_calls))
        for _ in range(WORK_PER_LOOP):
            rate = max(rate, chunk_rate(work, work_calls))
    return Reading(rate, loop)


def pin_to_one_core() -> None:
    """Keep this process on the last core it may use, where the system lets us."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
