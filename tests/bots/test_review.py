"""The decisions that cost most: a planted blunder is found, hidden cards are never looked at."""

from __future__ import annotations

import pickle
import time
from collections.abc import Iterator
from statistics import mean
from typing import Any

import pytest

from tablee import bots, games
from tablee.bots import Sitting, review
from tablee.bots.base import Margin
from tablee.bots.guide import Guide
from tablee.bots.review import (
    PROMISING,
    Doubt,
    Found,
    Judged,
    beside_best,
    costliest,
    doubtful,
    enough,
    hinted,
    kind_of,
    numbers_of,
    parted,
)
from tablee.bots.search import FOREVER, Candidate, SearchBot, margin
from tablee.i18n import Texts
from tablee.kernel import Game, Match, Rng

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
    assert not found.cut
    worst = found.costly[0]
    assert worst.entry in blunders
    assert worst.margin.points > 0
    assert worst.better in match.branch(worst.entry).legal(0)
    assert worst.better != worst.move
    costs = [item.margin.worth for item in found.costly]
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
    [
        (2.1, 0.3, "points"),
        (2.1, 0.41, "both"),
        (2.1, -0.41, "though"),
        (1.9, 0.41, "wins"),
        (-2.1, 0.41, "wins"),
        (1.9, 0.3, "even"),
        (-2.1, -0.41, "even"),
    ],
)
def test_two_errors_stand_out(points: float, wins: float, kind: str) -> None:
    assert kind_of(Margin(1, 1, points, 1, wins, 0.2)) == kind


@pytest.mark.parametrize(
    ("language", "points", "said"),
    [
        (
            "en",
            1.3,
            "“X”, give or take 0.6, and 40 more victories in a hundred games, give or take 6.",
        ),
        (
            "fr",
            1.3,
            "que « X », à 0,6 près, et 40 victoires de plus sur cent parties, à 6 près.",
        ),
        ("en", 1.3, "about 1.3 points better than “X”"),
        ("fr", 1.3, "environ 1,3 point de mieux que « X »"),
        ("en", 0.3, "40 more victories in a hundred games than “X”, give or take 6."),
        ("fr", 0.3, "40 victoires de plus sur cent parties qu’avec « X », à 6 près."),
        ("fr", 1.96, "environ 2,0 points de mieux que « X »"),
    ],
)
def test_points_and_victories_in_words(language: str, points: float, said: str) -> None:
    numbers = numbers_of(Margin(1, 1, points, 0.6, 0.4, 0.06))
    text = Texts(language)("hint-tried", worlds=16, move="X", **numbers)
    assert said in text
    pizzas = Texts(language, games.load("mamma_mia").folder())
    assert ("pizza" in pizzas("hint-tried", worlds=16, move="X", **numbers)) == (points > 1)


WITHOUT = {"en": ("give or take", "±", "by our estimate"), "fr": (" près", "±", "d’après notre")}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("points", [0.3, 1.3])
@pytest.mark.parametrize("wins", [-0.4, 0.02, 0.4])
def test_what_a_judge_says_is_called_an_estimate(language: str, points: float, wins: float) -> None:
    """Errors know of chance alone, not how far off a judge may be: they are kept to ends."""
    found = Margin(1, 1, points, 0.6, wins, 0.06)
    texts = Texts(language, strict=True)
    ended, judged = numbers_of(found), numbers_of(Judged(*found))
    assert kind_of(Judged(*found)) == kind_of(found)
    around, plus, estimate = WITHOUT[language]
    for key in ("hint-tried", "review-costly", "review-loss"):
        said: dict[str, str | int] = {"worlds": 16, "move": "X", "better": "Y", "entry": 3}
        assert estimate in texts(key, **said, **judged)
        assert estimate not in texts(key, **said, **ended)
        assert not any(word in texts(key, **said, **judged) for word in (around, plus))
    if kind_of(found) != "even":
        assert around in texts("hint-tried", worlds=16, move="X", **ended)
        assert plus in texts("review-costly", move="X", better="Y", entry=3, **ended)


@pytest.mark.parametrize(
    ("key", "seats", "level", "judged"),
    [
        ("rivals", 2, "search", True),
        ("rococo", 2, "search", True),
        ("rococo", 1, "search", True),
        ("rococo", 1, "master", False),
        ("ramen", 2, "search", False),
    ],
)
def test_numbers_of_playouts_that_are_cut_off_are_estimates(
    key: str, seats: int, level: str, judged: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also for whoever gets them from another process."""
    monkeypatch.setattr(review, "THOUGHT", 600.0)
    game = games.load(key)
    sitting = Sitting(Match(game, seats, {}, "cut off"), [bots.find(game, "greedy")] * seats)
    beside = None
    while beside is None:
        seat = sitting.next_seat()
        beside = hinted(sitting, seat, bots.find(game, f"{level}@{4 * review.FEWEST}"))[1]
        sitting.advance()
    again = pickle.loads(pickle.dumps(beside))
    assert again == beside
    assert isinstance(again.margin, Judged) == judged
    assert numbers_of(again.margin)["judged"] == ("yes" if judged else "no")


def test_an_error_is_nothing_only_where_there_is_none() -> None:
    some, none = (numbers_of(Margin(1, 1, 2, error, 0.4, error / 10)) for error in (0.02, 0))
    assert (some["error"], some["wins_error"]) == (0.1, 1)
    assert (none["error"], none["wins_error"]) == (0, 0)


def test_what_is_too_little_to_speak_of_is_none() -> None:
    assert kind_of(Margin(1, 0.01, 0.1, 0.01, 0.01, 0.001)) == "even"
    assert kind_of(Margin(1, 0.01, 0.2, 0.01, 0.02, 0.001)) == "both"


def test_the_more_is_looked_at_the_surer_it_has_to_be() -> None:
    """One decision at 1.96 standard errors, eight at 2.73: by luck one game in forty has any."""
    assert enough(1) == pytest.approx(1.96, abs=0.01)
    assert enough(8) == pytest.approx(2.73, abs=0.01)


def test_only_decisions_of_the_seat_are_looked_at() -> None:
    match = Match(RAMEN, 2, {"mode": "duel"}, "review")
    Sitting(match, [bots.find(RAMEN, "random"), bots.find(RAMEN, "random")]).run()
    guide = bots.guide_of(RAMEN)
    assert guide is not None
    doubts, unseen = doubtful(match, 1, guide)
    assert unseen == 0
    assert sum(doubt.gap > 0 for doubt in doubts) == review.DOUBTFUL
    assert all(match.entries[doubt.entry].seat == 1 for doubt in doubts)


def test_the_guide_errs_too() -> None:
    """`search` wins three of four from `greedy` in Plat du jour: there is something to find."""
    game = games.load("plat_du_jour")
    found = []
    for seed in ("1", "2", "3"):
        match = Match(game, 2, game.settle(2, {}), seed)
        Sitting(match, [bots.find(game, "greedy")] * 2).run()
        found += costliest(match, 0, playouts=64).costly
    assert found


def test_time_is_kept() -> None:
    """In no time at all nothing comes; a little is not exceeded, however much there is to try. Both
    say that they were cut off."""
    match, _ = played_with_blunders()
    guide = bots.guide_of(RAMEN, "master.toml")
    assert guide is not None
    doubts = len(doubtful(match, 0, guide)[0])
    assert costliest(match, 0, seconds=0.0) == Found([], 0, len(match.entries))
    began = time.perf_counter()
    found = costliest(match, 0, playouts=10**6, seconds=1.0)
    assert time.perf_counter() - began < 10.0
    assert (found.judged, found.doubtful, found.cut) == (0, doubts, True)


def test_finding_what_is_in_doubt_is_inside_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A guide that takes a second for every decision is asked until its share of the time is over;
    what it was not asked is not forgotten."""
    match, _ = played_with_blunders()
    clock = [0.0]
    asked = review.doubt_of

    def slowly(*about: Any) -> Doubt:
        clock[0] += 1
        return asked(*about)

    monkeypatch.setattr(review, "doubt_of", slowly)
    monkeypatch.setattr(time, "perf_counter", lambda: clock[0])
    found = costliest(match, 0, playouts=16, seconds=10.0)
    assert clock[0] == 10 * review.FIND
    assert found.cut
    assert found.judged > 0
    seen = [entry for entry in range(len(match.entries)) if len(match.branch(entry).legal(0)) > 1]
    assert found.doubtful - found.judged >= len(match.entries) - seen[2]


def test_what_looked_bad_and_was_not_tried_again_is_not_judged(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The first look was had, but not the time for what it found promising."""
    match, _ = played_with_blunders()
    monkeypatch.setattr(review, "SECOND", 0.0)
    found = costliest(match, 0, playouts=16, seconds=600.0)
    assert found.costly == []
    assert found.doubtful - PROMISING <= found.judged < found.doubtful


def test_ideas_leave_out_what_is_the_same_plan_in_another_order() -> None:
    plans = [[5, 1], [4, 1], [5, 2], [5, 4], [3, 9]]
    assert parted(plans, 1, [1, 2, 3, 4, 5]) == ([1, 5], [[3, 9]])
    assert parted(plans, 9, [1, 2, 3, 4, 5, 9]) == ([9, 3], [[5, 1], [4, 1]])
    assert parted(plans, 7, [1, 2, 3, 4, 5, 7]) == ([7], [[5, 1], [4, 1], [3, 9]])
    assert parted([[3, 8, 9], [1]], 9, [1, 3, 9]) == ([9], [[3, 8, 9], [1]])  # only after 8


def ideas(*plans: list[int]) -> list[Candidate]:
    """In the order of a search; the numbers are the guide's order."""
    return [Candidate(plan[1:], plan[0]) for plan in plans]


def test_a_change_of_mind_is_measured_against_the_guides_choice() -> None:
    found = ideas([2, 5, 1], [1, 3, 9], [0, 4, 9])
    assert beside_best(found) is found[2]


def test_the_guides_choice_is_measured_against_the_next_best() -> None:
    found = ideas([0, 4, 9], [2, 5, 1], [1, 3, 9])
    assert beside_best(found) is found[1]


def test_a_plan_is_not_measured_against_its_other_half() -> None:
    """Nor against another way to go on."""
    found = ideas([0, 4, 9], [2, 9, 4], [3, 4, 1], [1, 3, 9])
    assert beside_best(found) is found[3]
    assert beside_best(found[:3]) is None


def positions(number: int) -> Iterator[tuple[Sitting, int]]:
    """Of Plat du jour, with something to decide, and whose decision it is."""
    game = games.load("plat_du_jour")
    for seed in range(number):
        match = Match(game, 2, game.settle(2, {}), f"hint {seed}")
        sitting = Sitting(match, [bots.find(game, "random")] * 2)
        while not match.over and len(match.entries) < 2 + seed % 6:
            sitting.advance()
        if not match.over and len(match.legal(match.acting[0])) > 1:
            yield sitting, match.acting[0]


def counted(sitting: Sitting, seat: int, move: int, other: int, worlds: int) -> float:
    """How far a move is ahead of another one, in many worlds; a decision here is one move."""
    bot = sitting.new_bot(bots.find(sitting.game, f"search@{worlds}"), seat)
    assert isinstance(bot, SearchBot)
    bot.rng = Rng.seeded("counted")
    pair = [Candidate([other], 0), Candidate([move], 1)]
    bot.try_all(sitting.match.ask(seat), pair, worlds, FOREVER)
    return margin(pair[1], bot.guide.win).worth


def test_what_hints_say_is_true_on_average(monkeypatch: pytest.MonkeyPatch) -> None:
    """The numbers of the choice itself would not be: whoever is chosen for them was lucky."""
    monkeypatch.setattr(review, "THOUGHT", 600.0)
    said, true = [], []
    for sitting, seat in positions(60):
        advice, beside = hinted(sitting, seat, bots.find(sitting.game, "search@20"))
        assert beside is not None
        assert beside.playouts == 20
        said.append(beside.margin.worth)
        true.append(counted(sitting, seat, advice.move, beside.other, 200))
    assert abs(mean(said) - mean(true)) < 0.3


def test_of_few_worlds_no_numbers_are_told() -> None:
    sitting, seat = next(positions(9))
    assert hinted(sitting, seat, bots.find(sitting.game, f"search@{review.FEWEST - 1}"))[1] is None
    assert hinted(sitting, seat, bots.find(sitting.game, f"search@{review.FEWEST}"))[1] is not None


def test_a_hint_of_who_does_not_search_has_no_numbers() -> None:
    sitting, seat = next(positions(9))
    advice, beside = hinted(sitting, seat, bots.find(sitting.game, "greedy"))
    assert advice.move in sitting.match.legal(seat)
    assert beside is None


def test_a_hint_is_given_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half of it for the choice, half for the numbers, however much there is to think about."""
    monkeypatch.setattr(review, "THOUGHT", 1.0)
    match = Match(RAMEN, 2, {"mode": "duel"}, "hint")
    sitting = Sitting(match, [None, None])
    began = time.perf_counter()
    beside = hinted(sitting, match.acting[0], bots.find(RAMEN, "search@500000"))[1]
    assert time.perf_counter() - began < 5.0
    assert beside is not None
    assert beside.playouts < 500000


@pytest.mark.parametrize(
    ("points", "prize", "worlds", "cost"),
    [(3, 0, 16, True), (1, 5, 16, True), (9, -5, 16, False), (3, 0, 15, False)],
)
def test_points_at_the_price_of_victories_are_not_costly(
    points: int, prize: int, worlds: int, cost: bool
) -> None:
    """Nor is what came of a few worlds."""
    doubt = Doubt(0, [0], [[1]], 0)
    better = Candidate([1], 1)
    for _ in range(worlds):
        better.add(1000 * (points + prize), 0, 1000 * prize)
    doubt.pair = [Candidate([0], 0), better]
    found = bots.find(RAMEN, "search")(RAMEN, 0, Rng.seeded("pays"))
    assert isinstance(found, SearchBot)
    doubt.bot = found
    assert doubt.sure() > 2
    assert doubt.cost(2.0) == cost
    assert not doubt.cost(99.0)


def test_what_did_not_cost_anything_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    match, _ = played_with_blunders()
    assert costliest(match, 0, playouts=16).costly
    monkeypatch.setattr(Doubt, "cost", lambda doubt, least: False)
    assert costliest(match, 0, playouts=16).costly == []


def test_reviews_are_judged_by_the_strongest_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def noted(game: Game, file: str = "guide.toml") -> Guide[Any] | None:
        asked.append(file)
        return bots.guide_of(game, file)

    monkeypatch.setattr(review, "guide_of", noted)
    match, _ = played_with_blunders()
    costliest(match, 0, seconds=0.0)
    assert asked == ["master.toml"]
