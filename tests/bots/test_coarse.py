"""Tuning in large steps: which weights move together, and that they find what is far away."""

from __future__ import annotations

import multiprocessing.pool
from collections.abc import Callable, Iterator
from itertools import islice
from typing import cast

from tablee.bots.weights import Weights
from tablee.tuning.coarse import ROW, broaden, parts, scaled
from tablee.tuning.evolution import Settings, Task

WEIGHTS = Weights({"near": [1000], "far": [100, -200], "new": [0, 0], "card": [50] * 80})
ALL = set(WEIGHTS.tables)


def test_every_weight_has_one_factor_and_long_tables_one_a_row() -> None:
    found = parts(WEIGHTS, ALL, set())
    assert [at for part in found for at in part] == list(range(85))
    assert [len(part) for part in found] == [1, 2, 2, ROW, ROW, 8]
    assert parts(WEIGHTS, {"near", "far"}, {"far"}) == [range(1), range(1, 2), range(2, 3)]


def test_what_has_no_weight_yet_is_tried_in_points() -> None:
    moved = scaled(WEIGHTS, parts(WEIGHTS, ALL, set()), [0.0, 0.6931472, 0.5, 0.0, 0.0, -20.0])
    assert moved[:5] == [1000, 200, -400, 500, 500]
    assert moved[5:] == [50] * 72 + [0] * 8


class Range:
    """Stands for the workers: the nearer to four times the first weight, the better."""

    def imap_unordered(
        self, _: Callable[[Task], tuple[int, float]], tasks: list[Task]
    ) -> Iterator[tuple[int, float]]:
        return iter((task.number, -abs(task.numbers[0] - 4000.0)) for task in tasks)


def test_it_finds_what_is_far_away() -> None:
    settings = Settings(60.0, 0, 32, 1, 0.0, 0.0, "far", ALL, set())
    pool = cast("multiprocessing.pool.Pool", Range())
    *_, (_, numbers, _) = islice(broaden(WEIGHTS, pool, settings), 25)
    assert 3500 < numbers[0] < 4500
