"""What samples say, and how surely: means, shares, quantiles, 95 % intervals."""

from __future__ import annotations

import math
import random
from collections import Counter
from dataclasses import dataclass

Z = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations
STUDENT = (12.7062, 4.3027, 3.1824, 2.7764)  # the same of Student's, of two values to five
DRAWS = 10_000  # of a bootstrap
TAIL = 0.025
FEW = 30  # deals, of which a bootstrap alone would be too sure
ROUNDING = 1e-9

Deal = tuple[float, float]  # what a deal came to, and of how much


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
        half = student(n - 1) * sd / math.sqrt(n)
        interval = Interval(mean - half, mean + half)
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


def student(freedom: int) -> float:
    """So many standard errors either way hold 95 %, by Student's distribution."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    terms = (
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
    )
    return Z + sum(term / float(freedom) ** power for power, term in enumerate(terms, start=1))


def of_share(deals: list[Deal], games: int, seed: str) -> Interval:
    """95 % of a share of so many games, by bootstrap over whole deals: their games belong together.

    Of few deals, or of deals that all went one way, it knows too little: there what as many games
    say that have nothing to do with each other is within it too. Nothing is outside 0 and 1.
    """
    found = bootstrap(deals, seed)
    scale = sum(of for _, of in deals) / games
    found = Interval(max(0.0, scale * found.low), min(1.0, scale * found.high))
    return widened(found, len(deals), wilson(sum(total for total, _ in deals), games))


def of_mean(by_deal: list[list[float]], low: float, high: float, seed: str) -> Interval:
    """The same of the mean of numbers that lie between `low` and `high`, deal by deal."""
    found = bootstrap([(sum(values), len(values)) for values in by_deal], seed)
    numbers = [number for values in by_deal for number in values]
    alike = max(numbers) - min(numbers) < ROUNDING
    share = wilson((sum(numbers) - len(numbers) * low) / (high - low), len(numbers))
    apart = Interval(*(low + (high - low) * end for end in (share.low, share.high)))
    apart = apart if alike else around(numbers)
    whole = widened(found, len(by_deal), apart)
    return Interval(max(low, whole.low), min(high, whole.high))


def around(numbers: list[float]) -> Interval:
    """Of a mean, by Student; of two numbers at least."""
    n = len(numbers)
    mean = sum(numbers) / n
    sd = math.sqrt(sum((number - mean) ** 2 for number in numbers) / (n - 1))
    half = student(n - 1) * sd / math.sqrt(n)
    return Interval(mean - half, mean + half)


def widened(found: Interval, deals: int, apart: Interval) -> Interval:
    """What games say that have nothing to do with each other, where few deals alone would be too
    sure."""
    if deals >= FEW and found.high - found.low > ROUNDING:
        return found
    return Interval(min(found.low, apart.low), max(found.high, apart.high))


def bootstrap(deals: list[Deal], seed: str) -> Interval:
    """Of all that the deals came to, over all that it is of.

    Drawn are the distances of the deals from that ratio, as wide as Student's distribution is of so
    many: quantiles of few draw too narrow a picture.
    """
    n = len(deals)
    whole = sum(of for _, of in deals)
    ratio = sum(total for total, _ in deals) / whole
    off = [total - ratio * of for total, of in deals]
    lot = random.Random(seed)
    sums = sorted(sum(lot.choices(off, k=n)) for _ in range(DRAWS))
    wide = student(n - 1) / Z * math.sqrt(n / (n - 1)) if n >= FEW else 1.0
    low, high = sums[int(TAIL * DRAWS)], sums[int((1 - TAIL) * DRAWS) - 1]
    return Interval(ratio + wide * low / whole, ratio + wide * high / whole)
