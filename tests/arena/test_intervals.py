"""Intervals hold what they say: in simulated tournaments, with the truth known."""

from __future__ import annotations

import random

import pytest

from tablee.arena import statistics
from tablee.arena.statistics import Deal, of_share, student

SAMPLES = 300


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statistics, "DRAWS", 500)


def held(deals: int, games: int, share: float, alike: float = 0.0) -> float:
    """How often the interval of so many deals holds the share by which games are won.

    `alike`: of so many deals the games all end as the first one does.
    """
    lot = random.Random(f"{deals} {games} {share} {alike}")
    found = 0
    for sample in range(SAMPLES):
        played = [dealt(lot, games, share, alike) for _ in range(deals)]
        interval = of_share(played, deals * games, str(sample))
        found += interval.low <= share <= interval.high
    return found / SAMPLES


def dealt(lot: random.Random, games: int, share: float, alike: float) -> Deal:
    if lot.random() < alike:
        return float(games * (lot.random() < share)), games
    return float(sum(lot.random() < share for _ in range(games))), games


@pytest.mark.parametrize("share", [0.5, 0.7, 0.9])
@pytest.mark.parametrize(("deals", "games"), [(3, 6), (11, 2), (16, 2), (40, 2)])
def test_of_a_hundred_intervals_ninety_five_hold(deals: int, games: int, share: float) -> None:
    """As far as whole numbers of victories and 300 samples can tell."""
    assert held(deals, games, share) > 0.925


def test_deals_whose_games_end_alike_count_as_what_they_are() -> None:
    """Twice as many games of each deal, half of which say nothing new."""
    assert held(40, 2, 0.7, alike=0.5) > 0.925


def test_a_few_deals_are_no_certainty() -> None:
    lone = of_share([(4.0, 5), (1.0, 2)], 7, "lone")
    assert lone.high - lone.low > 0.5
    sure = of_share([(2.0, 2)] * 60, 120, "sure")
    assert (round(sure.low, 3), sure.high) == (0.969, 1.0)


@pytest.mark.parametrize(
    ("freedom", "errors"), [(1, 12.7062), (4, 2.7764), (5, 2.5706), (9, 2.2622), (29, 2.0452)]
)
def test_student(freedom: int, errors: float) -> None:
    """The published values."""
    assert student(freedom) == pytest.approx(errors, abs=3e-3)
