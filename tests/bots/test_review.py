"""The decisions that cost most: a planted blunder is found, hidden cards are never looked at."""

from __future__ import annotations

import pytest

from tablee import bots, games
from tablee.bots import Sitting, review
from tablee.bots.base import Margin
from tablee.bots.review import (
    costliest,
    doubtful,
    enough,
    kind_of,
    numbers_of,
    parted,
    runner_up,
)
from tablee.bots.search import Candidate, margin
from tablee.games.ramen.rules.moves import BOWLS, PUT
from tablee.i18n import Texts
from tablee.kernel import Match, Rng

RAMEN = games.load("ramen")


def played_with_blunders() -> tuple[Match, list[int]]:
    """A game alone by `greedy`, but for some turns the worst cards of all; where that was."""
    match = Match(RAMEN, 1, {"mode": "solo"}, "review")
    sitting = Sitting(match, [bots.find(RAMEN, "greedy")])
    guide = bots.guide_of(RAMEN)
    assert guide is not None
    blunders: list[int] = []
    while not match.over:
        ask = match.ask(0)
        if len(blunders) < 6 and len(match.entries) >= 12 and len(ask.moves) > 4:
            rates = guide.rate(ask.world().state, 0, ask.moves)
            blunders.append(len(match.entries))
            sitting.play(0, ask.moves[rates.index(min(rates))])
        else:
            sitting.advance()
    return match, blunders


def test_a_blunder_is_found_with_something_better() -> None:
    match, blunders = played_with_blunders()
    found = costliest(match, 0, playouts=16)
    assert found
    worst = found[0]
    assert worst.entry in blunders
    assert worst.margin.points > 0
    assert worst.better in match.branch(worst.entry).legal(0)
    assert worst.better != worst.move
    costs = [item.margin.worth for item in found]
    assert costs == sorted(costs, reverse=True)


@pytest.mark.parametrize(("key", "mode"), [("ramen", "duel"), ("mamma_mia", "standard")])
def test_what_is_called_points_are_points(key: str, mode: str) -> None:
    """At the end of a game a seat is worth its lead; what the first place adds is told apart."""
    game = games.load(key)
    match = Match(game, 2, game.settle(2, {"mode": mode}), "points")
    Sitting(match, [bots.find(game, "greedy"), bots.find(game, "random")]).run()
    guide = bots.guide_of(game)
    assert guide is not None
    state = match.ask(0).world(Rng.seeded("over")).state
    for seat, place in enumerate(match.ranking()):
        value = guide.value(state, seat)
        assert value - guide.prize == 1000 * (match.scores[seat] - match.scores[1 - seat])
        assert guide.prize == (guide.win if place == 1 else 0)


def test_a_margin_has_points_and_victories_apart() -> None:
    """Twice two points more, once with the victory; of three points that were the place's none."""
    candidate = Candidate([1], 1)
    candidate.add(7000, 0, 5000)
    candidate.add(2000, 0, 0)
    found = margin(candidate, 5000)
    assert (found.worth, found.points, found.points_error, found.wins) == (4.5, 2, 0, 0.5)


@pytest.mark.parametrize(
    ("points", "wins", "kind"),
    [(2, 0, "points"), (2, 0.4, "both"), (2, -0.4, "though"), (0, 0.4, "wins"), (0.5, 0.1, "even")],
)
def test_what_is_said_of_a_margin(points: float, wins: float, kind: str) -> None:
    assert kind_of(Margin(1, 1, points, 1, wins, 0.2)) == kind


@pytest.mark.parametrize(
    ("language", "points", "said"),
    [
        ("en", 1.3, "about 1.3 points better than X, give or take 1.0, and 40 more victories in a"),
        ("fr", 1.3, "environ 1,3 point de mieux que X, à 1,0 près, et 40 victoires de plus sur"),
        ("fr", 1.96, "environ 2,0 points de mieux que X"),
    ],
)
def test_points_and_victories_in_words(language: str, points: float, said: str) -> None:
    numbers = numbers_of(Margin(1, 1, points, 1, 0.4, 0.2))
    text = Texts(language)("hint-tried", worlds=16, move="X", **numbers)
    assert said in text
    pizzas = Texts(language, games.load("mamma_mia").folder())
    assert "pizza" in pizzas("hint-tried", worlds=16, move="X", **numbers)


def test_the_more_is_looked_at_the_surer_it_has_to_be() -> None:
    """One decision at 1.96 standard errors, eight at 2.73: by luck one game in forty has any."""
    assert enough(1) == pytest.approx(1.96, abs=0.01)
    assert enough(8) == pytest.approx(2.73, abs=0.01)


def test_only_decisions_of_the_seat_are_looked_at() -> None:
    match = Match(RAMEN, 2, {"mode": "duel"}, "review")
    Sitting(match, [bots.find(RAMEN, "random"), bots.find(RAMEN, "random")]).run()
    guide = bots.guide_of(RAMEN)
    assert guide is not None
    doubts = doubtful(match, 1, guide)
    assert sum(doubt.gap > 0 for doubt in doubts) == review.DOUBTFUL
    assert all(match.entries[doubt.entry].seat == 1 for doubt in doubts)


def test_the_guide_errs_too() -> None:
    """`search` wins three of four from `greedy` in Plat du jour: there is something to find."""
    game = games.load("plat_du_jour")
    found = []
    for seed in ("1", "2", "3"):
        match = Match(game, 2, game.settle(2, {}), seed)
        Sitting(match, [bots.find(game, "greedy")] * 2).run()
        found += costliest(match, 0, playouts=64)
    assert found


def test_time_is_kept() -> None:
    """Of no time at all nothing comes; of a little, what was found by then."""
    match, _ = played_with_blunders()
    assert costliest(match, 0, spent=lambda: 1.0) == []
    hours = iter([0.0, 0.3, 0.5, 0.7] + [0.9] * 99)
    assert len(costliest(match, 0, playouts=16, spent=lambda: next(hours))) <= 1


def test_ideas_leave_out_what_is_the_same_plan_in_another_order() -> None:
    plans = [[5, 1], [4, 1], [5, 2], [5, 4], [3, 9]]
    assert parted(plans, 1, [1, 2, 3, 4, 5]) == ([1, 5], [[3, 9]])
    assert parted(plans, 9, [1, 2, 3, 4, 5, 9]) == ([9, 3], [[5, 1], [4, 1]])
    assert parted(plans, 7, [1, 2, 3, 4, 5, 7]) == ([7], [[5, 1], [4, 1], [3, 9]])
    assert parted([[3, 8, 9], [1]], 9, [1, 3, 9]) == ([9], [[3, 8, 9], [1]])  # only after 8


@pytest.mark.parametrize("seed", ["5", "6"])
def test_a_hint_compares_with_another_plan(seed: str) -> None:
    """Not with the placement that it has just said goes best together with its own."""
    match = Match(RAMEN, 2, {"mode": "duel"}, seed)
    sitting = Sitting(match, [bots.find(RAMEN, "greedy")] * 2)
    pairs = 0
    for _ in range(60):
        if match.over:
            break
        seat = match.acting[0]
        ask = match.ask(seat)
        advice = sitting.advice(seat, bots.find(RAMEN, "greedy"))
        together = [reason.args for reason in advice.reasons if reason.key == "pair"]
        beside = runner_up(match, seat, advice.move, Rng.seeded("hint"), 1)
        if together and beside is not None:
            card, bowl = together[0]
            pairs += 1
            assert beside.other != PUT + card * BOWLS + bowl - 1, ask
        sitting.advance()
    assert pairs > 5
