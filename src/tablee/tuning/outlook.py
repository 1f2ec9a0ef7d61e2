"""What positions come to: weights from the ends of many games, by least squares.

Guides that stray a little from the present weights play; after some of their turns it is noted
how the guide's worth of the table would change with each weight, and at the end how far ahead they
came out. The weights move towards those whose worth is nearest to that. Whoever judges by it then
plays otherwise, and is surveyed again: each time part of the way, or the last way to play is
learnt in places where the next one never comes.
"""

from __future__ import annotations

import multiprocessing.pool
import random
from collections.abc import Iterator
from typing import Any

from tablee.bots.foresight import ForesightGuide
from tablee.bots.guide import Guide
from tablee.bots.weights import Weights
from tablee.kernel import SILENT, Rng
from tablee.kernel.state import State
from tablee.tuning.coarse import parts, scaled
from tablee.tuning.evolution import TRIAL, Settings, Task, Trial, generations, widths

STRAY = 0.15  # how far weights are drawn apart, as powers of e
LOT = 0.05  # moves by lot among the others
NOTED = 8  # positions of a game
STEP = 100  # by which a weight is raised, to see what depends on it
SPAN = 5  # turns that share a constant
CONSTANTS = 12
NOISE = 200.0  # squared points: what a game's end owes to luck

Row = dict[int, float]  # what a position depends on: place and how much; the constants come last


class Sums:
    """The sums that least squares need; those of many workers add up."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.rows: list[Row] = [{} for _ in range(size)]
        self.sides = [0.0] * size

    def add(self, row: Row, side: float) -> None:
        for at, much in row.items():
            line = self.rows[at]
            for other, as_much in row.items():
                line[other] = line.get(other, 0.0) + much * as_much
            self.sides[at] += much * side

    def join(self, more: Sums) -> None:
        for line, other in zip(self.rows, more.rows, strict=True):
            for at, much in other.items():
                line[at] = line.get(at, 0.0) + much
        self.sides = [a + b for a, b in zip(self.sides, more.sides, strict=True)]

    def solved(self, doubt: list[float]) -> list[float]:
        """The steps that fit best; each costs by its `doubt`, so that what is rarely seen stays."""
        size = self.size
        matrix = [
            [line.get(at, 0.0) for at in range(size)] + [side]
            for line, side in zip(self.rows, self.sides, strict=True)
        ]
        for at in range(size):
            matrix[at][at] += doubt[at]
        for at in range(size):
            pivot = matrix[at]
            for line in matrix[at + 1 :]:
                if line[at]:
                    factor = line[at] / pivot[at]
                    for k in range(at, size + 1):
                        line[k] -= factor * pivot[k]
        found = [0.0] * size
        for at in range(size - 1, -1, -1):
            rest = sum(matrix[at][k] * found[k] for k in range(at + 1, size))
            found[at] = (matrix[at][size] - rest) / matrix[at][at]
        return found


def surveyed(task: Task) -> tuple[int, Sums]:
    """So many games: what their positions depended on, and what was wrong with their worth."""
    trial = TRIAL[0]
    here = trial.with_numbers(list(task.numbers))
    raised = raised_by(trial, task, STEP)
    lot = random.Random(f"{task.seed}/{task.number}")
    sums = Sums(len(raised) + CONSTANTS)
    for deal in range(task.deals):
        ends, lead = played(trial, here, deal, f"{task.seed}/{task.number}/{deal}", lot)
        seat = deal % trial.tables[deal % len(trial.tables)][0]
        for turn, end in lot.sample(ends, min(NOTED, len(ends))):
            worth = int(here.worth(end, seat))
            row = {len(raised) + min(turn // SPAN, CONSTANTS - 1): 1.0}
            for at, other in enumerate(raised):
                change = int(other.worth(end, seat)) - worth
                if change:
                    row[at] = change / (1000.0 * STEP)
            sums.add(row, lead - worth / 1000)
    return task.number, sums


def raised_by(trial: Trial, task: Task, step: int) -> list[Guide[Any]]:
    """For each weight that is free: the guide with this one so much larger."""
    found: list[Guide[Any]] = []
    for at, width in enumerate(task.spread):
        if width:
            numbers = list(task.numbers)
            numbers[at] += step
            found.append(trial.with_numbers(numbers))
    return found


def played(
    trial: Trial, here: Guide[Any], deal: int, seed: str, lot: random.Random
) -> tuple[list[tuple[int, State]], float]:
    """A game by a guide that strays: the table after each of its turns, and how far ahead it is."""
    seats, options = trial.tables[deal % len(trial.tables)]
    seat = deal % seats
    shared = parts(here.weights, set(here.weights.tables), set())
    mine = trial.with_numbers(scaled(here.weights, shared, [lot.gauss(0, STRAY) for _ in shared]))
    assert isinstance(mine, ForesightGuide)
    s = trial.game.new(seats, options, seed)
    rng = Rng.seeded(f"{seed}/stray")
    ends: list[tuple[int, State]] = []
    line: list[int] = []
    while s.acting:
        actor = int(s.seat)
        moves = s.phase.legal(s, actor)
        if actor == seat and lot.random() < LOT:
            line = [moves[lot.randrange(len(moves))]]
        elif not line or line[0] not in moves:
            line = (mine if actor == seat else here).line(s, actor, moves, rng)
        move = line[0]
        line = line[1:]
        if actor == seat and mine.planned(s, seat, moves):
            end = mine.after(s, seat, move)
            if not mine.goes_on(end, seat):
                ends.append((len(ends), end))
        s.phase.apply(s, actor, move, SILENT)
    return ends, mine.value(s, seat) / 1000


def survey(
    weights: Weights, pool: multiprocessing.pool.Pool, settings: Settings
) -> Iterator[tuple[int, list[int], float]]:
    """Generation after generation: its number, the weights, how far the guide's worth was off."""
    spread = widths(weights, settings.share, settings.only)
    free = [at for at, width in enumerate(spread) if width]
    doubt = [NOISE / spread[at] ** 2 for at in free] + [1e-6] * CONSTANTS
    here = weights.numbers()
    for generation in generations(settings):
        seed = f"{settings.seed}/{generation}"
        tasks = [
            Task(number, tuple(here), tuple(spread), settings.deals, seed)
            for number in range(settings.pairs)
        ]
        sums = Sums(len(doubt))
        for _, more in sorted(pool.imap_unordered(surveyed, tasks), key=lambda part: part[0]):
            sums.join(more)
        found = sums.solved(doubt)
        for at, step in zip(free, found, strict=False):
            here[at] += round(settings.rate * step)
        off = sum(step * step / spread[at] ** 2 for at, step in zip(free, found, strict=False))
        yield generation, here[:], (off / len(free)) ** 0.5
