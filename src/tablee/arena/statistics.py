"""What samples say, and how surely: means, shares, quantiles, 95 % intervals."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass

Z = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


@dataclass(frozen=True)
class Interval:
    low: float
    high: float


@dataclass(frozen=True)
class Scores:
    """The scores of one seat. A single game says nothing about the spread: None."""

    mean: float
    sd: float | None
    interval: Interval | None
    low: int
    p5: int
    median: int
    p95: int
    high: int


def scores(counted: Counter[int]) -> Scores:
    """From how often each score came up (at least once in all)."""
    n = counted.total()
    mean = sum(score * times for score, times in counted.items()) / n
    sd = interval = None
    if n > 1:
        squares = n * sum(score * score * times for score, times in counted.items())
        total = sum(score * times for score, times in counted.items())
        sd = math.sqrt((squares - total * total) / (n * (n - 1)))
        interval = Interval(mean - Z * sd / math.sqrt(n), mean + Z * sd / math.sqrt(n))
    return Scores(
        mean,
        sd,
        interval,
        min(counted),
        quantile(counted, 0.05),
        quantile(counted, 0.5),
        quantile(counted, 0.95),
        max(counted),
    )


def quantile(counted: Counter[int], share: float) -> int:
    """The smallest score that at least this share of the games does not exceed."""
    needed = share * counted.total()
    reached = 0
    for score in sorted(counted):
        reached += counted[score]
        if reached >= needed:
            return score
    raise ValueError("no scores")


def wilson(wins: float, games: int) -> Interval:
    """Wilson's interval for a share: sensible also near 0 and 1, and never outside."""
    share = wins / games
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return Interval(max(0.0, middle - half), min(1.0, middle + half))
