"""An evolution strategy with mirrored steps, on the weights of a guide, by self-play.

Each generation tries pairs of weights on both sides of the present ones, on the same deals and in
every seat against the present ones, and moves towards what did better.
"""

from __future__ import annotations

import math
import multiprocessing
import multiprocessing.pool
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tablee import games
from tablee.arena.loop import play_out
from tablee.bots.base import Bot
from tablee.bots.guide import Guide
from tablee.bots.guided import GuidedBot
from tablee.bots.levels import guide_of
from tablee.bots.weights import Weights
from tablee.kernel import Rng


@dataclass(frozen=True)
class Task:
    """A pair of weights to try: which step (drawn from its number), on which deals."""

    number: int
    numbers: tuple[int, ...]
    spread: tuple[float, ...]
    deals: int
    seed: str


class Trial:
    """Plays weights against others at one kind of table; one per process."""

    def __init__(self, key: str, tables: list[tuple[int, dict[str, str]]], file: str) -> None:
        self.game = games.load(key)
        self.tables = tables
        found = guide_of(self.game, file)
        assert found is not None, f"{key} has no guide"
        self.guide = found

    def with_numbers(self, numbers: list[int]) -> Guide[Any]:
        return type(self.guide)(self.game, self.guide.weights.replaced(numbers))

    def compare(self, mine: Guide[Any], others: Guide[Any], deals: int, seed: str) -> float:
        """How far `mine` is ahead of `others`, per game, in points; alone: its points."""
        total = 0.0
        played = 0
        for number in range(deals):
            for seats, options in self.tables:
                seat = number % seats
                total += self.lead(seats, options, seat, mine, others, f"{seed}/{number}")
                played += 1
        return total / played

    def lead(
        self,
        seats: int,
        options: dict[str, str],
        seat: int,
        mine: Guide[Any],
        others: Guide[Any],
        seed: str,
    ) -> float:
        s = self.game.new(seats, options, seed)
        sides = self.game.sides(seats, options)
        chances = [Rng.seeded(f"{seed}/tune/{other}") for other in range(seats)]
        bots: list[Bot] = [
            GuidedBot(
                self.game,
                other,
                chances[other],
                mine if sides[other] == sides[seat] else others,
            )
            for other in range(seats)
        ]
        play_out(s, bots, chances)
        return mine.value(s, seat) / 1000


PARTS = 32  # of the final match, at a time
TRIAL: list[Trial] = []  # of this process


def begin(key: str, tables: list[tuple[int, dict[str, str]]], file: str) -> None:
    TRIAL.append(Trial(key, tables, file))


def steps(task: Task) -> list[float]:
    """The step of a task: the same in every process."""
    lot = random.Random(f"{task.seed}/{task.number}")
    return [lot.gauss(0, 1) * width for width in task.spread]


def try_pair(task: Task) -> tuple[int, float]:
    """How much better it is to step one way than the other."""
    trial = TRIAL[0]
    step = steps(task)
    ahead = [round(n + d) for n, d in zip(task.numbers, step, strict=True)]
    behind = [round(n - d) for n, d in zip(task.numbers, step, strict=True)]
    here = trial.with_numbers(list(task.numbers))
    seed = f"{task.seed}/{task.number}"
    better = trial.compare(trial.with_numbers(ahead), here, task.deals, seed)
    worse = trial.compare(trial.with_numbers(behind), here, task.deals, seed)
    return task.number, better - worse


def judge(task: Task) -> tuple[int, float]:
    """A part of the final match: these weights against the first ones; alone, beside them."""
    trial = TRIAL[0]
    mine = trial.with_numbers(list(task.numbers))
    ahead = trial.compare(mine, trial.guide, task.deals, task.seed)
    if all(seats == 1 for seats, _ in trial.tables):
        ahead -= trial.compare(trial.guide, trial.guide, task.deals, task.seed)
    return task.number, ahead


class Adam:
    """Steps whose length follows how surely each weight has been moving."""

    def __init__(self, size: int, rate: float) -> None:
        self.rate = rate
        self.first = [0.0] * size
        self.second = [0.0] * size
        self.made = 0

    def step(self, gradient: list[float], widths: list[float]) -> list[float]:
        self.made += 1
        moved = []
        for at, slope in enumerate(gradient):
            self.first[at] = 0.9 * self.first[at] + 0.1 * slope
            self.second[at] = 0.99 * self.second[at] + 0.01 * slope * slope
            mean = self.first[at] / (1 - 0.9**self.made)
            size = math.sqrt(self.second[at] / (1 - 0.99**self.made)) + 1e-9
            moved.append(self.rate * widths[at] * mean / size)
        return moved


def widths(weights: Weights, share: float, only: set[str]) -> list[float]:
    """How far each weight of these features is tried: a share of what is usual in its table."""
    found: list[float] = []
    for name, table in weights.tables.items():
        usual = math.sqrt(sum(n * n for n in table) / len(table))
        width = max(2.0, share * usual) if name in only else 0.0
        found += [width] * len(table)
    return found


@dataclass
class Settings:
    seconds: float
    generations: int  # none: as many as there is time for
    pairs: int
    deals: int
    share: float
    rate: float
    seed: str
    only: set[str]
    each: set[str]  # tables in which large steps move every number for itself


def generations(settings: Settings) -> Iterator[int]:
    """The numbers of the generations to come."""
    until = time.monotonic() + settings.seconds
    generation = 0
    while generation < settings.generations or (
        not settings.generations and time.monotonic() < until
    ):
        generation += 1
        yield generation


def evolve(
    weights: Weights, pool: multiprocessing.pool.Pool, settings: Settings
) -> Iterator[tuple[int, list[int], float]]:
    """Generation after generation: its number, the weights, how much the pairs differed."""
    spread = widths(weights, settings.share, settings.only)
    place = [float(n) for n in weights.numbers()]
    adam = Adam(len(place), settings.rate)
    for generation in generations(settings):
        here = tuple(round(n) for n in place)
        seed = f"{settings.seed}/{generation}"
        tasks = [
            Task(number, here, tuple(spread), settings.deals, seed)
            for number in range(settings.pairs)
        ]
        found = dict(sorted(pool.imap_unordered(try_pair, tasks)))  # sums depend on the order
        scale = math.sqrt(sum(d * d for d in found.values()) / len(found)) or 1.0
        gradient = [0.0] * len(place)
        for task in tasks:
            for at, step in enumerate(steps(task)):
                if spread[at]:
                    gradient[at] += found[task.number] / scale * step / spread[at]
        for at, moved in enumerate(adam.step(gradient, spread)):
            place[at] += moved
        yield generation, [round(n) for n in place], scale


def final_match(
    numbers: list[int], pool: multiprocessing.pool.Pool, seconds: float, deals: int
) -> tuple[float, float, int]:
    """The tuned weights against the first ones on fresh deals: points ahead, a 95 % error, deals.

    PARTS are played, and as many again until the time is over.
    """
    until = time.monotonic() + seconds
    leads: list[float] = []
    while not leads or time.monotonic() < until:
        tasks = [
            Task(part, tuple(numbers), (), deals, f"final/{part}")
            for part in range(len(leads), len(leads) + PARTS)
        ]
        leads += [lead for _, lead in sorted(pool.imap_unordered(judge, tasks))]
    mean = sum(leads) / len(leads)
    error = math.sqrt(sum((lead - mean) ** 2 for lead in leads) / (len(leads) - 1) / len(leads))
    return mean, 1.96 * error, len(leads) * deals
