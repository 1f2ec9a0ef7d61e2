"""A forecast counts kinds instead of moving cards, for speed: it must agree with the rules."""

from __future__ import annotations

import pytest

from tablee.games.mamma_mia.guide.forecast import Forecast, Look
from tablee.games.mamma_mia.rules.helping import add_missing, covers
from tablee.games.mamma_mia.rules.moves import INGREDIENTS, PER_COLOUR
from tablee.games.mamma_mia.rules.orders import ANY, NO_KIND, census, shortfall, total
from tablee.games.mamma_mia.rules.pizzeria import Pizzeria
from tablee.games.mamma_mia.rules.serving import succeed
from tablee.games.mamma_mia.tests.table import start
from tablee.kernel import SILENT, Rng
from tablee.kernel.zone import NO_SEAT


def dealt(rng: Rng) -> Pizzeria:
    """Some order of the first seat is out of the oven; chance has laid the table and dealt."""
    s = start(3, "forecast")
    deck = list(range(INGREDIENTS))
    rng.shuffle(deck)
    s.oven = []
    s.table = deck[: rng.below(17)]
    s.hands[0] = deck[20 : 20 + rng.below(12)]
    s.revealed = [INGREDIENTS + PER_COLOUR * s.colours[0] + rng.below(PER_COLOUR)]
    return s


def choices(s: Pizzeria) -> list[int]:
    """R7.3 (1), (2): what the owner may choose; nothing if the pizza must fail."""
    carte, order, table = s.house.carte, s.revealed[0] - INGREDIENTS, census(s.table)
    if carte.spoiler(order, table) != NO_KIND:
        return []
    return carte.possible(order, table) if carte.leaves_choice(order) else [NO_KIND]


def lacking(s: Pizzeria, choice: int, at: Forecast) -> tuple[int, int]:
    """R7.3 (3), (5): so many cards are not in hand, so many not on the table."""
    missing = shortfall(s.house.carte.need(s.revealed[0] - INGREDIENTS, choice), census(s.table))
    lacks = at.lacking(missing)
    assert (lacks == 0) == covers(s.hands[0], missing)
    return lacks, total(missing)


def pay_by_the_rules(s: Pizzeria, choice: int, after: Forecast) -> None:
    """R7.3 (5), R7.4, R9.10: the hand pays; what is needed leaves the table. R9.3: of a
    Bombastica, any cards are paid; that they are as many is all that the rules say."""
    s.need = s.house.carte.need(s.revealed[0] - INGREDIENTS, choice)
    s.missing = shortfall(s.need, census(s.table))
    paid = s.missing[ANY]
    add_missing(s, 0)
    succeed(s, NO_SEAT, SILENT)
    assert after.table == census(s.table)
    if paid:
        assert min(after.hand) >= 0
        assert total(after.hand) == len(s.hands[0]) - paid
    else:
        assert after.hand == census(s.hands[0])


@pytest.mark.rule("R7.3", "R7.4", "R9.3", "R9.10")
def test_a_forecast_pays_as_the_rules_do() -> None:
    rng = Rng.seeded("forecast")
    seen = {"fails": 0, "lacks": 0, "succeeds": 0, "any": 0}
    for _ in range(3000):
        s = dealt(rng)
        order = s.revealed[0] - INGREDIENTS
        now = Look(s, 0, 0).now()
        bill = now.bill(order)
        asked = [lacking(s, choice, now) for choice in choices(s)]
        if bill is None or not asked:
            assert bill is None
            assert not asked
            seen["fails"] += 1
            continue
        assert bill.lacks == min(lacks for lacks, _ in asked)
        assert (bill.lacks, bill.missing) == lacking(s, bill.choice, now)
        after = now.copy()
        after.settle(order)
        if bill.lacks:
            assert (after.pizzas, after.table, after.hand) == (0, now.table, now.hand)
            seen["lacks"] += 1
        else:
            seen["any"] += bill.missing > 0 and s.house.carte.shown[order][ANY] > 0
            assert after.pizzas == 1
            pay_by_the_rules(s, bill.choice, after)
            seen["succeeds"] += 1
    assert min(seen.values()) > 10, seen
