"""The reference players of Ramen! Ramen!: their published results, their reasons, their honesty."""

from __future__ import annotations

import math
from collections.abc import Mapping

import pytest

from tablee import bots
from tablee.arena import Lineup, simulate
from tablee.arena.statistics import scores
from tablee.bots import ESTIMATE, Ask, Bot, Weights
from tablee.games import load
from tablee.i18n import Speaker
from tablee.kernel import Match, Rng, State, determinize
from tablee.kernel.game import typed

RAMEN = load("ramen")
POINTS = (0, 0, 1, 2, 3, 5, 7, 10)  # R8.1
MODES = ("solo", "duel", "trio", "teams")
COOKS = ("greedy",)
POINT = 1000
ROUNDING = 0.05  # the published means have one decimal
Z = 2.58  # 99 %


def cook(name: str, seat: int, seed: str = "bot") -> Bot:
    return bots.find(RAMEN, name)(RAMEN, seat, Rng.seeded(seed))


def position(table: Mapping[str, object], mode: str = "solo") -> State:
    seats = RAMEN.seats_of(mode)
    options = RAMEN.settle(seats, {"mode": mode})
    return RAMEN.position(seats, options, Rng.seeded("position"), dict(table))


def asked(s: State) -> Ask:
    return Ask(s, s.seat, s.legal())


def win_shares(mode: str, names: list[str], games: int) -> list[float]:
    tally = simulate(Lineup.of("ramen", names, options={"mode": mode}), games).tally
    return [tally.wins_of(seat) / tally.games for seat in range(tally.seats)]


# --- published results ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "games", "mean", "sd", "published_games"),
    [
        ("random", 2000, 27.5, 3.5, 20_000),
        ("greedy", 300, 51.3, 2.9, 50_000),
    ],
)
def test_solo_scores_are_the_published_ones(
    name: str, games: int, mean: float, sd: float, published_games: int
) -> None:
    """M9, within the interval that both samples and the rounding leave."""
    tally = simulate(Lineup.of("ramen", [name], options={"mode": "solo"}), games).tally
    ours = scores(tally.scores[0])
    assert ours.sd is not None
    error = math.sqrt(ours.sd**2 / games + sd**2 / published_games)
    assert abs(ours.mean - mean) < Z * error + ROUNDING
    assert abs(ours.sd - sd) < Z * sd / math.sqrt(2 * games) + ROUNDING


@pytest.mark.parametrize(
    ("mode", "names", "seat", "least"),
    [
        ("duel", ["greedy", "random"], 0, 0.95),
        ("duel", ["random", "greedy"], 1, 0.95),
        ("trio", ["random", "greedy", "random"], 1, 0.8),
        ("teams", ["random", "greedy", "random", "greedy"], 1, 0.95),
    ],
)
def test_greedy_beats_random(mode: str, names: list[str], seat: int, least: float) -> None:
    assert win_shares(mode, names, 100)[seat] >= least


# --- the numbers behind ---------------------------------------------------------------------------


def promise(name: str, kinds: int, total: int) -> int:
    """An entry of a table of the weights chosen by hand."""
    table = Weights.read(RAMEN.folder() / "guide.toml").tables[name]
    return table[14 * kinds + total]


@pytest.mark.parametrize("name", ["alone", "own"])
def test_promise_of_an_almost_full_bowl(name: str) -> None:
    """Six kinds, sum 13, by hand: a seventh kind gives 10, a 0 of an old one changes nothing,
    every other card serves 7; the best of five counts, and a card costs 1.1."""
    new = 1 - (48 / 56) ** 5
    zero = (48 / 56) ** 5 - (42 / 56) ** 5  # taken rather than serving for 7
    serve = (42 / 56) ** 5
    by_hand = (10 * new + 7 * serve - 1.1) / (1 - zero)
    assert promise(name, 6, 13) == pytest.approx(by_hand * POINT, abs=2)


def test_promises_grow_with_ingredients_and_shrink_with_the_sum() -> None:
    grows = [promise("own", t, s) < promise("own", t + 1, s) for t in range(6) for s in range(14)]
    assert all(grows)
    assert all(
        promise("own", t, s) >= promise("own", t, s + 1) for t in range(1, 7) for s in range(13)
    )


def test_what_a_rival_may_take_from_a_shared_bowl() -> None:
    """Six kinds, sum 13, by hand: as above, but a card that changes nothing hands it back."""
    new = 1 - (48 / 56) ** 5
    zeros_only = (6 / 56) ** 5  # nobody leaves the bowl if they can serve it
    by_hand = (10 * new + 7 * ((48 / 56) ** 5 - zeros_only)) / (1 + zeros_only)
    assert promise("shared", 6, 13) == pytest.approx(-by_hand * POINT, abs=2)


# --- choices --------------------------------------------------------------------------------------


def test_serves_the_better_bowl() -> None:
    s = position({"bowl_1": "aj6 no5 ch2", "bowl_2": "sh7 ka6", "hand_1": "me5 ne7 ne6 ne4"})
    while s.phase.key != "take":
        s.step(cook("greedy", 0).choose(asked(s)))
    assert s.facts(0)["points"] == [3 + 2]


def test_greedy_gives_nothing_away() -> None:
    """Trio: a point for somebody else counts against."""
    table = {"bowl_2": "aj6 no7", "bowl_3": "sh6 ka7", "hand_1": "me5 ne7 ne6 ne4"}
    for seed in range(30):
        s = position(table, "trio")
        for _ in range(2):
            s.step(cook("greedy", 0, str(seed)).choose(asked(s)))
        served = s.facts(0)["served"]
        assert isinstance(served, list)
        assert sum(served) == 1  # two bowls get a card; bowl 1 cannot be served, one of them must


def test_greedy_takes_the_card_that_completes_the_bowl() -> None:
    table = {
        "bowl_1": "aj0 no0 ch0 sh0 ka2 me3",
        "bowl_2": "aj7 no6",
        "hand_1": "aj6 aj5",
        "fridge": "no7 ch7 ne5 sh7",
        "step": "take",
    }
    advices = [cook("greedy", 0, str(seed)).advise(asked(position(table))) for seed in range(9)]
    assert {RAMEN.catalogue.texts[advice.move] for advice in advices} == {"+ne5"}
    reasons = advices[0].reasons
    assert [(reason.key, reason.args[1:]) for reason in reasons] == [("takes-serve", (1, 10))]


# --- honesty --------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", COOKS)
def test_plays_the_same_whatever_it_cannot_know(name: str, mode: str) -> None:
    """Re-deals of everything hidden change nothing; nor does being asked afresh, or for reasons."""
    seats = RAMEN.seats_of(mode)
    options = RAMEN.settle(seats, {"mode": mode})
    s = RAMEN.new(seats, options, "honest")
    rng = Rng.seeded("re-deal")
    step = 0
    while s.acting:
        moves = {
            cook(name, s.seat, str(step)).choose(asked(world))
            for world in (s, determinize(s, s.seat, rng), determinize(s, s.seat, rng))
        }
        moves.add(cook(name, s.seat, str(step)).advise(asked(s)).move)
        assert len(moves) == 1
        s.step(moves.pop())
        step += 1


# --- reasons --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
def test_reasons_come_true_and_can_be_said(language: str) -> None:
    """Whole games in every mode: each reason is declared, has words, and agrees with the table."""
    given: set[str] = set()
    for mode in MODES:
        seats = RAMEN.seats_of(mode)
        for name in ("greedy",):
            match = Match(RAMEN, seats, {"mode": mode}, f"reasons/{name}")
            speaker = Speaker(language, RAMEN, [], match.sides(), strict=True)
            bot_of = [cook(name, seat) for seat in range(seats)]
            while not match.over:
                given |= play_with_reasons(match, bot_of, speaker)
    assert given == {*RAMEN.hints, ESTIMATE}


def play_with_reasons(match: Match, bot_of: list[Bot], speaker: Speaker) -> set[str]:
    seat = match.acting[0]
    before = match.view(seat)
    advice = bot_of[seat].advise(match.ask(seat))
    turn_ends = before.phase != "first-card" or len(match.legal(seat)) == 3
    events = match.play(seat, advice.move)
    assert advice.reasons, "every hint gives its reason"
    for reason in advice.reasons:
        assert speaker.reason(reason)
        if reason.key == ESTIMATE:
            continue
        assert len(reason.args) == len(RAMEN.hints[reason.key].split())
        names = [name for name, _ in typed(RAMEN.hints[reason.key])]
        bowl = reason.args[names.index("bowl")] if "bowl" in names else 0
        cards = [*before.zones[f"bowl_{bowl}"], played(advice.move)] if bowl else []
        if reason.key in ("serves", "serves-other"):
            assert reason.args[1] == POINTS[kinds_in(cards)]
            served = [event.args[1] for event in events if event.key == "served"]
            assert bowl in served or not turn_ends
        if reason.key == "builds":
            assert reason.args[1] == kinds_in(cards) == kinds_in(cards[:-1]) + 1
        if reason.key == "keeps-low":
            assert reason.args[1:] == (cards[-1] % 8, sum(card % 8 for card in cards))
        if reason.key == "takes-new":
            assert kinds_in(cards) == kinds_in(cards[:-1]) + 1
    return {reason.key for reason in advice.reasons}


def played(move: int) -> int:
    return move - 168 if move >= 168 else move // 3


def kinds_in(cards: list[int]) -> int:
    return len({card // 8 for card in cards})
