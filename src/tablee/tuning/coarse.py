"""Large steps first: one factor for each table of weights, by the cross-entropy method.

An evolution strategy climbs the hill it starts on. Here whole tables grow and shrink together, in
steps of a half and more: candidates are drawn around a mean, all meet the first weights on the same
deals, and the next ones are drawn around the best quarter. `evolution` can go on from there.
"""

from __future__ import annotations

import math
import multiprocessing.pool
import random
from collections.abc import Iterator

from tablee.bots.weights import Weights
from tablee.tuning.evolution import TRIAL, Settings, Task, generations

ROW = 36  # longer tables have a factor for each row
FIRST = 0.4  # how far the factors are drawn apart, as powers of e
LEAST = 0.08
HASTE = 0.7  # of the way to the mean of the best
POINT = 1000  # what has no weight yet is tried in points


def parts(weights: Weights, only: set[str], each: set[str]) -> list[range]:
    """The places, in all tables after each other, that share a factor: of the tables `only`, in
    those of `each` every place for itself."""
    found: list[range] = []
    first = 0
    for name, table in weights.tables.items():
        end = first + len(table)
        step = 1 if name in each else ROW
        if name in only:
            found += [range(at, min(at + step, end)) for at in range(first, end, step)]
        first = end
    return found


def scaled(weights: Weights, shared: list[range], powers: list[float]) -> list[int]:
    """All numbers, each part of them times its power of e."""
    numbers = weights.numbers()
    result = numbers[:]
    for part, power in zip(shared, powers, strict=True):
        known = any(numbers[at] for at in part)
        for at in part:
            result[at] = round(numbers[at] * math.exp(power) if known else POINT * power)
    return result


def tried(task: Task) -> tuple[int, float]:
    """How far ahead a candidate is."""
    trial = TRIAL[0]
    mine = trial.with_numbers(list(task.numbers))
    return task.number, trial.compare(mine, trial.guide, task.deals, task.seed)


def broaden(
    weights: Weights, pool: multiprocessing.pool.Pool, settings: Settings
) -> Iterator[tuple[int, list[int], float]]:
    """Generation after generation: its number, the weights, how far ahead its candidates were."""
    lot = random.Random(settings.seed)
    shared = parts(weights, settings.only, settings.each)
    mean = [0.0] * len(shared)
    spread = [FIRST] * len(mean)
    for generation in generations(settings):
        drawn = [
            [lot.gauss(middle, width) for middle, width in zip(mean, spread, strict=True)]
            for _ in range(settings.pairs)
        ]
        seed = f"{settings.seed}/{generation}"
        tasks = [
            Task(at, tuple(scaled(weights, shared, one)), (), settings.deals, seed)
            for at, one in enumerate(drawn)
        ]
        ahead = dict(sorted(pool.imap_unordered(tried, tasks)))
        order = sorted(ahead, key=ahead.__getitem__, reverse=True)
        best = [drawn[at] for at in order[: max(2, len(drawn) // 4)]]
        for at in range(len(mean)):
            column = [one[at] for one in best]
            middle = sum(column) / len(best)
            width = math.sqrt(sum((power - middle) ** 2 for power in column) / len(best))
            mean[at] += HASTE * (middle - mean[at])
            spread[at] = max(LEAST, (width + spread[at]) / 2)
        yield generation, scaled(weights, shared, mean), sum(ahead.values()) / len(ahead)
