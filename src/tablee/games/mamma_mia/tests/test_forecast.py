"""A forecast counts kinds instead of moving cards, for speed: it must agree with the rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablee.games.mamma_mia.guide.forecast import Forecast, Look
from tablee.games.mamma_mia.rules.helping import add_missing, covers
from tablee.games.mamma_mia.rules.moves import (
    CHOOSE,
    CHOOSE_PAIR,
    INGREDIENTS,
    KINDS,
    PAIRS,
    PAY,
    PER_COLOUR,
)
from tablee.games.mamma_mia.rules.orders import ANY, NO_KIND, Carte, census, shortfall, total
from tablee.games.mamma_mia.rules.pizzeria import Pizzeria
from tablee.games.mamma_mia.rules.serving import succeed
from tablee.games.mamma_mia.rules.unloading import CHOICE, COMPLETION
from tablee.games.mamma_mia.tests.table import start
from tablee.kernel import SILENT, Rng
from tablee.kernel.zone import NO_SEAT


def played(number: int) -> Iterator[Pizzeria]:
    """The positions of a game by lot in which an owner chooses, pays or gives up."""
    s = start(2 + number % 5, str(number))
    rng = Rng.seeded(f"forecast/{number}")
    while s.acting:
        moves = s.legal()
        if s.phase in (CHOICE, COMPLETION):
            yield s.clone()
        s.step(moves[rng.below(len(moves))])


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
    assert (lacks == 0) == covers(s.hands[s.owner_of(s.revealed[0])], missing)
    return lacks, total(missing)


def pay_by_the_rules(s: Pizzeria, after: Forecast) -> None:
    """R7.3 (5), R7.4, R9.10: the hand pays; what is needed leaves the table. R9.3: of a
    Bombastica, any cards are paid; that they are as many is all that the rules say."""
    paid, seat = s.missing[ANY], s.owner_of(s.revealed[0])
    add_missing(s, seat)
    succeed(s, NO_SEAT, SILENT)
    assert after.table == census(s.table)
    if paid:
        assert min(after.hand) >= 0
        assert total(after.hand) == len(s.hands[seat]) - paid
    else:
        assert after.hand == census(s.hands[seat])


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
            s.need = s.house.carte.need(order, bill.choice)
            s.missing = shortfall(s.need, census(s.table))
            pay_by_the_rules(s, after)
            seen["succeeds"] += 1
    assert min(seen.values()) > 10, seen


@pytest.mark.rule("R7.3", "R7.4")
def test_a_forecast_asks_and_pays_what_owners_do_in_games() -> None:
    """Planted: a hand in which fewer cards are missing, and one that pays from another kind."""
    seen = {"chooses": 0, "lacks": 0, "pays": 0}
    for s in (s for number in range(30) for s in played(number)):
        seat, order = s.owner_of(s.revealed[0]), s.revealed[0] - INGREDIENTS
        now = Look(s, seat, 0).now()
        if s.phase is CHOICE:
            asked = {choice: lacking(s, choice, now) for choice in s.legal()}
            bill = now.bill(order)
            assert bill is not None
            assert asked[bill.choice] == (bill.lacks, bill.missing)
            assert bill.lacks == min(lacks for lacks, _ in asked.values())
            seen["chooses"] += 1
            continue
        lacks = now.lacking(s.missing)
        assert (PAY in s.legal()) == (lacks == 0)
        seen["pays" if PAY in s.legal() else "lacks"] += 1
        if not lacks:
            after = now.copy()
            after.pay(s.missing)
            after.use(s.need)
            pay_by_the_rules(s, after)
    assert min(seen.values()) > 10, seen


@pytest.mark.rule("R9.4")
def test_a_bill_adds_what_is_chosen_to_what_is_named() -> None:
    """Our box names no ingredient that may be chosen as well; a box owner's may. Planted: a bill
    that counts the named cards twice."""
    rng = Rng.seeded("forecast/own box")
    pairs = [at for at, kinds in enumerate(PAIRS) if 0 in kinds]
    choices = [CHOOSE, CHOOSE + 1, *[CHOOSE_PAIR + at for at in pairs]]
    carte = Carte([[2, 1, 0, 0, 0, 0, 0]], [2], [choices], [False], [[]], [5])
    for _ in range(300):
        table, hand = ([rng.below(5) for _ in range(KINDS)] + [0] for _ in range(2))
        now = Forecast(carte, 0, 0, table, hand)
        bills = {}
        for choice in choices:
            missing = shortfall(carte.need(0, choice), table)
            bills[choice] = now.lacking(missing), total(missing)
        bill = now.bill(0)
        assert bill is not None
        assert bills[bill.choice] == (bill.lacks, bill.missing)
        assert bill.lacks == min(lacks for lacks, _ in bills.values())
