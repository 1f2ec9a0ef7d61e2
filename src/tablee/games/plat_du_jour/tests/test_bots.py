"""The greedy cook: counts cards, and says why."""

from __future__ import annotations

from tablee import games
from tablee.bots import Advice, Sitting, find
from tablee.kernel import Match, Rng

GAME = games.load("plat_du_jour")


def advice(seats: int, seat: int = 0, *, rounds: int = 5, **table: object) -> Advice:
    options = GAME.settle(seats, {"hand": str(rounds)})
    state = GAME.position(seats, options, Rng.seeded("bots"), table)
    match = Match(GAME, seats, options, state=state)
    return find(GAME, "greedy")(GAME, seat, Rng.seeded("bot")).advise(match.ask(seat))


def told(found: Advice) -> tuple[str, str]:
    return GAME.moves.texts[found.move], found.reasons[0].key


def test_a_dish_that_nobody_can_match_goes_first() -> None:
    found = advice(2, served="homard homard", hand_1="homard soupe salade quiche")
    assert told(found) == ("serve homard", "alone")


def test_otherwise_worth_is_weighed_against_risk() -> None:
    found = advice(2, hand_1="bouillabaisse bouillabaisse homard soupe salade")
    assert told(found) == ("serve homard", "risky")
    assert found.reasons[0].args[1] == 2, "two other lobsters are somewhere"


def test_the_first_star_is_for_the_early_rounds() -> None:
    early = advice(2, rounds=6, served="soupe quiche", step="reward")
    assert told(early) == ("keep star", "star-early")
    late = advice(2, rounds=6, served="soupe quiche gratin risotto", step="reward")
    assert told(late) == ("keep coins", "coins-now")
    crowded = advice(3, rounds=6, served="soupe quiche gratin", step="reward")
    assert told(crowded) == ("keep coins", "coins-now")


def test_more_stars_make_each_worth_more() -> None:
    served = "soupe quiche " * 2 + "gratin risotto"
    found = advice(2, served=served, step="reward", stars=[2, 0])
    assert told(found) == ("keep star", "star-grows")
    assert found.reasons[0].args == (5,)


def test_greedy_beats_chance() -> None:
    """Two hundred games of three on fixed seeds, each seat in turn: over a third of the wins."""
    share = 0.0
    for game in range(200):
        greedy = game % 3
        makers = [find(GAME, "greedy" if seat == greedy else "random") for seat in range(3)]
        match = Sitting(Match(GAME, 3, seed=str(game)), makers).run()
        places = match.places()
        share += (places[greedy] == 1) / places.count(1)
    assert share > 200 / 3
