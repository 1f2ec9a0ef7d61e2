"""Counting and what it says: against values worked out by hand."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee import simulate
from tablee.arena import Outcome, Tally
from tablee.arena.statistics import quantile, scores, wilson


def test_scores_by_hand() -> None:
    """2, 4, 4, 4, 5, 5, 7, 9: mean 5, squared distances add up to 32."""
    sample = scores(Counter([2, 4, 4, 4, 5, 5, 7, 9]))
    assert sample.mean == 5
    assert sample.sd == pytest.approx((32 / 7) ** 0.5)
    assert sample.interval is not None
    assert sample.interval.high - 5 == pytest.approx(2.3646 * (32 / 7 / 8) ** 0.5, rel=1e-3)
    assert (sample.low, sample.median, sample.high) == (2, 4, 9)


def test_one_game_says_nothing_about_the_spread() -> None:
    sample = scores(Counter([7]))
    assert (sample.mean, sample.sd, sample.interval) == (7, None, None)


def test_quantiles() -> None:
    hundred = Counter(range(1, 101))
    assert [quantile(hundred, share) for share in (0.05, 0.5, 0.95)] == [5, 50, 95]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_wilson(wins: float, games: int, low: float, high: float) -> None:
    """The published values of Wilson's interval without continuity correction."""
    interval = wilson(wins, games)
    assert (interval.low, interval.high) == pytest.approx((low, high), abs=5e-5)


def test_a_shared_victory_is_shared() -> None:
    """Three sides of one seat, then teams: partners win together, a team is one side."""
    tally = Tally(3)
    tally.count(Outcome([5, 5, 3], [0, 1], 2, 80, 29))
    tally.count(Outcome([9, 5, 3], [0], 1, 80, 29))
    assert [tally.wins_of(seat) for seat in range(3)] == [1.5, 0.5, 0]
    teams = Tally(4)
    teams.count(Outcome([5, 3, 5, 3], [0, 2], 1, 78, 30))
    assert [teams.wins_of(seat) for seat in range(4)] == [1, 0, 1, 0]


def test_tallies_add_up_in_any_order() -> None:
    games = [Outcome([n % 7, n % 5], [n % 2], 1 + n % 2, n, n) for n in range(50)]
    whole, first, second = Tally(2), Tally(2), Tally(2)
    for n, game in enumerate(games):
        whole.count(game)
        (first if n % 3 else second).count(game)
    second.add(first)
    assert vars(second) == vars(whole)


def test_an_opponent_without_a_seat_can_win() -> None:
    """La Pâtisserie Rococo alone: the Mentor won every time, which is not a game without winner."""
    run = simulate("rococo", ["random"], games=2, options={"mode": "solo"})
    assert run.win_share == [0.0]
    assert simulate("ramen", ["random"], games=2, options={"mode": "solo"}).win_share == [None]
