"""The greedy cook: counts cards, and says why."""

from __future__ import annotations

import pytest

from tablee import games
from tablee.arena.lineup import Lineup
from tablee.arena.runner import simulate
from tablee.bots import ESTIMATE, Advice, Reason, find
from tablee.bots.levels import guide_of
from tablee.games.plat_du_jour.rules.kitchen import Kitchen
from tablee.games.plat_du_jour.rules.moves import COINS, STAR
from tablee.i18n import Speaker
from tablee.kernel import Match, Rng

GAME = games.load("plat_du_jour")


def advice(seats: int, seat: int = 0, *, rounds: int = 5, **table: object) -> Advice:
    options = GAME.settle(seats, {"hand": str(rounds)})
    state = GAME.position(seats, options, Rng.seeded("bots"), table)
    match = Match(GAME, seats, options, state=state)
    return find(GAME, "greedy")(GAME, seat, Rng.seeded("bot")).advise(match.ask(seat))


def told(found: Advice) -> tuple[str, str]:
    return GAME.catalogue.texts[found.move], found.reasons[0].key


def test_a_dish_that_nobody_can_match_goes_first() -> None:
    found = advice(2, served="homard homard", hand_1="homard soupe salade quiche")
    assert told(found) == ("serve homard", "alone")


def test_otherwise_worth_is_weighed_against_risk() -> None:
    found = advice(2, hand_1="bouillabaisse bouillabaisse homard soupe salade")
    assert told(found) == ("serve homard", "risky")
    assert found.reasons[0].args[1] == 2, "two other lobsters are somewhere"


def test_nobody_begins_with_stars() -> None:
    """Two guests bring six points in coins, four in stars, and four if one mixes them."""
    for seats in (2, 3, 4, 5):
        for rounds in (3, 4, 5, 6):
            served = ["soupe", "salade", "quiche", "gratin", "risotto"][:seats]
            first = advice(seats, rounds=rounds, served=" ".join(served), step="reward")
            assert told(first) == ("keep coins", "coins-now")


def test_who_has_a_star_adds_to_it_while_guests_are_to_come() -> None:
    begun = advice(2, served="soupe quiche gratin risotto", step="reward", stars=[1, 0])
    assert told(begun) == ("keep star", "star-grows")


def test_a_star_before_the_others_is_explained() -> None:
    """A searcher may begin with one, and anybody may ask why."""
    options = GAME.settle(2, {})
    table: dict[str, object] = {"served": "soupe quiche", "step": "reward"}
    state = GAME.position(2, options, Rng.seeded("bots"), table)
    guide = guide_of(GAME)
    assert guide is not None
    reason = guide.reasons(state, 0, STAR)[0]
    assert (reason.key, reason.args) == ("star-early", (4,))


def test_more_stars_make_each_worth_more() -> None:
    served = "soupe quiche " * 2 + "gratin risotto"
    found = advice(2, served=served, step="reward", stars=[2, 0])
    assert told(found) == ("keep star", "star-grows")
    assert found.reasons[0].args == (5, 3)


@pytest.mark.parametrize(("seats", "deals", "least"), [(2, 500, 0.53), (3, 70, 0.37)])
def test_greedy_beats_chance(seats: int, deals: int, least: float) -> None:
    """On fixed seeds, in every seat. Between two no player gets far: see `strength.md`."""
    share = 0.0
    for seat in range(seats):
        named = ["greedy" if other == seat else "random" for other in range(seats)]
        found = simulate(Lineup.of("plat_du_jour", named, seed="chance"), deals).win_share[seat]
        assert found is not None
        share += found / seats
    assert share > least


def test_a_reward_is_told_by_what_it_adds() -> None:
    """In the first round as in the last: never "late", and nothing that is not so."""
    guide = guide_of(GAME)
    assert guide is not None
    s = GAME.new(2, GAME.settle(2, {}), "reward")
    assert isinstance(s, Kitchen)
    assert guide.reasons(s, 0, COINS) == [Reason("coins-now", (3, 1))]
    assert guide.reasons(s, 0, STAR) == [Reason("star-early", (int(s.rounds_left()),))]
    s.stars[0] = 2
    assert guide.reasons(s, 0, COINS) == []
    assert guide.why(s, 0, COINS) == [Reason(ESTIMATE)], "every hint gives its reason"
    assert guide.reasons(s, 0, STAR) == [Reason("star-grows", (5, 3))]
    said = Speaker("en", GAME, strict=True).reason(Reason("coins-now", (3, 1)))
    assert said == "The coins are worth 3 points; your next star would add only 1 for now."
