"""What samples say, and how surely: means, shares, quantiles, 95 % intervals."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

Z = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations
STUDENT = (12.7062, 4.3027, 3.1824, 2.7764)  # the same of Student's, of two values to five
DRAWS = 10_000  # of a bootstrap
TAIL = 0.025
FEW = 30  # deals, of fewer of which a bootstrap would be too sure
FEWEST = 6  # deals, of fewer of which nothing is known surely enough to be told
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


def wilson(wins: float, games: float) -> Interval:
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


def of_share(deals: list[Deal], seed: str, games: Sequence[float] = ()) -> Interval | None:
    """95 % of a share. What counts are whole deals, not games: those of a deal belong together.

    Wilson's, of as many games that have nothing to do with each other as say the same. How many
    that are a bootstrap over thirty deals or more finds out; of fewer, or of deals that all went
    one way, each deal counts as one game: more than that nobody can know whose games may all end
    alike. `games` are those of each deal, where it is not these that it is weighed by. None: of too
    few.
    """
    if len(deals) < FEWEST:
        return None
    games = games or [of for _, of in deals]
    whole = sum(games)
    share = sum(total for total, _ in deals) / whole
    worth = effective(games)
    if len(deals) >= FEW and 0 < share < 1:
        found = bootstrap(deals, seed)
        error = (found.high - found.low) * sum(of for _, of in deals) / whole / (2 * Z)
        if error > ROUNDING:
            worth = share * (1 - share) / error**2
    return wilson(share * worth, worth)


def of_mean(by_deal: list[list[float]], low: float, high: float, seed: str) -> Interval | None:
    """The same of the mean of numbers that lie between `low` and `high`, deal by deal; of fewer
    than thirty deals by Student's distribution."""
    if len(by_deal) < FEWEST:
        return None
    deals = [(sum(values), float(len(values))) for values in by_deal]
    found = bootstrap(deals, seed) if len(deals) >= FEW else around(deals)
    if found.high - found.low < ROUNDING:
        worth = effective([of for _, of in deals])
        share = (found.low - low) / (high - low)
        sure = wilson(min(1.0, max(0.0, share)) * worth, worth)
        found = Interval(*(low + (high - low) * end for end in (sure.low, sure.high)))
    return Interval(max(low, found.low), min(high, found.high))


def of_points(by_deal: list[list[float]]) -> Interval | None:
    """Of the mean of numbers of any size, deal by deal."""
    if len(by_deal) < FEWEST:
        return None
    return around([(sum(values), float(len(values))) for values in by_deal])


def effective(games: Sequence[float]) -> float:
    """So many deals that weigh alike say as much, by Kish: one large deal is not several."""
    return sum(games) ** 2 / sum(number * number for number in games)


def around(deals: list[Deal]) -> Interval:
    """Of all that the deals came to, over all that it is of, by Student; of two deals at least."""
    n = len(deals)
    whole = sum(of for _, of in deals)
    ratio = sum(total for total, _ in deals) / whole
    squares = sum((total - ratio * of) ** 2 for total, of in deals)
    half = student(n - 1) * math.sqrt(squares * n / (n - 1)) / whole
    return Interval(ratio - half, ratio + half)


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
    wide = student(n - 1) / Z * math.sqrt(n / (n - 1))
    low, high = sums[int(TAIL * DRAWS)], sums[int((1 - TAIL) * DRAWS) - 1]
    return Interval(ratio + wide * low / whole, ratio + wide * high / whole)
