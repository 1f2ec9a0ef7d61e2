"""`search`: what it tries, what it keeps, and when it trusts its playouts more than the guide."""

from __future__ import annotations

from typing import Any

import pytest

from tablee import games
from tablee.bots.base import Ask
from tablee.bots.guide import Guide
from tablee.bots.levels import guide_of
from tablee.bots.search import Candidate, SearchBot, weighed
from tablee.kernel import Rng, State


def tried(place: int, *differences: int) -> Candidate:
    candidate = Candidate([place], place)
    for difference in differences:
        candidate.add(1000 + difference, 1000, 0)
    return candidate


def test_another_choice_must_be_ahead_by_more_than_its_error() -> None:
    lucky = tried(1, 9000, -5000, 8000, -6000)  # 1500 on average, give or take 4000
    steady = tried(2, 400, 500, 600, 500)  # 500, give or take 41
    assert lucky.mean() > steady.mean()
    assert lucky.surely() < 0 < steady.surely()
    assert steady.surely() == pytest.approx(500 - 70.71 / 3**0.5, abs=0.1)


def test_one_world_proves_nothing() -> None:
    assert tried(1, 9000).surely() < tried(0, 0).surely() == 0


class Counted(SearchBot):
    """Remembers which plans were tried together, world by world."""

    def __init__(self, guide: Guide[Any], playouts: int) -> None:
        super().__init__(guide.game, 0, Rng.seeded("search"), guide, playouts)
        self.rounds: list[list[int]] = []

    def try_all(self, ask: Ask, left: list[Candidate], worlds: int, until: float) -> int:
        self.rounds.append([int(candidate.place) for candidate in left])
        return int(super().try_all(ask, left, worlds, until))


@pytest.fixture
def asked() -> tuple[Guide[Any], State]:
    game = games.load("ramen")
    guide = guide_of(game)
    assert guide is not None
    return guide, game.new(2, game.settle(2, {"mode": "duel"}), "search")


def test_the_guides_choice_meets_every_other_to_the_end(asked: tuple[Guide[Any], State]) -> None:
    guide, s = asked
    bot = Counted(guide, 80)
    found = bot.ranked(Ask(s, s.seat, s.legal()))
    assert [len(tried) for tried in bot.rounds] == [20, 10, 5, 3, 2]
    assert all(tried[0] == 0 for tried in bot.rounds)
    assert sorted(candidate.place for candidate in found) == list(range(20))


def test_a_choice_of_one_plan_is_not_played_out(asked: tuple[Guide[Any], State]) -> None:
    guide, s = asked
    guide.breadth = 1
    bot = Counted(guide, 80)
    (only,) = bot.ranked(Ask(s, s.seat, s.legal()))
    assert (only.playouts, bot.rounds) == (0, [])


def test_what_was_tried_is_measured_against_the_guides_choice() -> None:
    """In the same worlds: the error is that of the difference, not of either."""
    first, second = weighed([tried(1, 400, 500, 600), tried(0, 0, 0, 0)], 5000)
    assert (first.move, first.playouts, second.move) == (1, 3, 0)
    assert first.margin.points == pytest.approx(0.5)
    assert first.margin.points_error == pytest.approx(0.0816 / 2**0.5, abs=0.001)
    assert not any(second.margin)
