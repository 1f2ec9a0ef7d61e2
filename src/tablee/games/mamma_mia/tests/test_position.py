"""Positions: what a scenario may name, what is dealt, and what cannot be."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.games.mamma_mia.tests.table import GAME, SEATS, Table
from tablee.kernel import EVERYONE, BadInput, Rng
from tablee.testing.matches import truth
from tablee.testing.states import misplaced

NINE = "olive*9"


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("step", ["put", "order", "draw"])
def test_an_empty_position_is_dealt_like_a_new_game(seats: int, step: str) -> None:
    table = Table(seats, step=step)
    assert misplaced(GAME, truth(table.match)) == ""
    assert table.phase == step
    assert table.asked == [1]
    hand = 4 if step == "draw" else 8
    assert len(table.cards("hand_1")) == hand
    assert len(table.cards("waiter_1")) == 14
    assert not table.cards("used")


def test_named_cards_lie_where_they_are_named() -> None:
    table = Table(
        oven="olive*2 green_minimale",
        hand_1="shrimp*3",
        orders_2="yellow_bombastica yellow_minimale",
        waiter_3="red_monotoni red_minimale",
        kitchen="pepper chorizo",
        served="green_bombastica",
        service=2,
        turn=40,
    )
    assert table.cards("oven") == ["olive", "olive", "green_minimale"]
    assert table.cards("hand_1") == ["shrimp"] * 3
    assert table.cards("orders_2") == ["yellow_bombastica", "yellow_minimale"]
    assert table.cards("waiter_3") == ["red_minimale", "red_monotoni"], "the top card is the last"
    assert table.cards("kitchen") == ["chorizo", "pepper"]
    assert table.fact("service") == 2
    assert table.fact("turn") == 40
    assert misplaced(GAME, truth(table.match)) == ""


def test_what_is_left_over_was_used_or_served() -> None:
    table = Table(hand_1=NINE, hand_2="", hand_3="", kitchen=1, waiter_3=2)
    assert len(table.cards("used")) == 60 - 9 - 1
    assert Counter(card.partition("_")[0] for card in table.cards("served")) == {"red": 12}
    assert len(table.cards("waiter_3")) == 2


def test_who_knows_what() -> None:
    table = Table(oven="olive", hand_1="shrimp*2", waiter_3=2, kitchen=3)
    s = truth(table.match)
    known = {zone.name: {s.knows[card] for card in zone.cards} for zone in s.zones()}
    assert known["hand_1"] == known["orders_1"] == {1}
    assert known["hand_2"] == {2}
    assert known["oven"] == known["used"] == known["box"] == {EVERYONE}
    assert known["kitchen"] == known["waiter_1"] == known["served"] == {0}


def test_unloading_goes_on_to_the_first_decision() -> None:
    table = Table(seat=3, step="unload", table="olive*2", oven="pepper green_monotoni")
    assert table.cards("table") == ["pepper", "olive", "olive"]
    assert table.phase == "choose"
    assert table.fact("unloader") == 3


@pytest.mark.parametrize(
    ("where", "complaint"),
    [
        ({"colour": "green"}, "position.colour: unknown; here one can write colours,"),
        ({"colours": "green blue red"}, "position.colours: 'blue' is none of yellow, green"),
        ({"colours": "green green red"}, "position.colours: name 3 different colours"),
        ({"colours": "green red"}, "position.colours: name 3 different colours"),
        ({"step": "bake"}, "position.step: 'bake' is none of put, order, draw, unload, over"),
        ({"seat": 4}, "position.seat: 4 is not a whole number from 1 to 3"),
        ({"service": 4}, "position.service: 4 is not a whole number from 1 to 3"),
        ({"oven": "ham"}, "position.oven: there is no card 'ham'"),
        (
            {"oven": "pink_minimale"},
            "position.oven: the card 'pink_minimale' is there 0 times",
        ),
        ({"oven": "olive*11"}, "position.oven: the card 'olive' lies somewhere else already"),
        ({"oven": 3}, 'position.oven: write cards as "olive*3 shrimp", not 3'),
        ({"hand_1": "green_minimale olive"}, "position.hand_1: only ingredients lie here"),
        ({"orders_1": "olive"}, "position.orders_1: only orders lie here"),
        ({"orders_1": "red_minimale"}, "position.orders_1: orders of the seat's own colour"),
        ({"waiter_1": "red_minimale"}, "position.waiter_1: orders of the seat's own colour"),
        ({"waiter_1": 16}, "position.waiter_1: 16 is not a whole number from 0 to 15"),
        ({"served": "olive"}, "position.served: only orders lie here"),
        ({"served": "green_minimale"}, "position.served: before the first oven is opened"),
        ({"kitchen": "green_minimale"}, "position.kitchen: the card 'green_minimale' lies"),
        ({"kitchen": 0}, "position.kitchen: 0 is not a whole number from 1"),
        ({"kitchen": ""}, "position.kitchen: while pizzas are prepared it has at least one card"),
        ({"kitchen": 60}, "position.kitchen: 60 cards wanted, only"),
        ({"step": "unload", "kitchen": 3}, "position.kitchen: it is empty while the oven is"),
        ({"table": "olive"}, "position.table: it is empty while pizzas are prepared"),
        ({"hand_1": "olive"}, "position.hand_1: two ingredients or more, or there is no choice"),
        ({"step": "order", "orders_1": ""}, "position.orders_1: an order, or there is no choice"),
        ({"step": "draw", "waiter_1": ""}, "position.waiter_1: an order, or there is no choice"),
        ({"step": "draw", "hand_1": "olive*8"}, "position.hand_1: a hand of 9 draws nothing"),
        ({"hand_1": "olive*9", "hand_2": "olive*2"}, "position.hand_2: the card 'olive' lies"),
        ({"hand_1": "shrimp*9 olive"}, "position.hand_1: nobody holds more than 9 ingredients"),
    ],
)
def test_what_cannot_be_is_refused_with_the_key_and_the_reason(
    where: dict[str, object], complaint: str
) -> None:
    with pytest.raises(BadInput) as caught:
        Table(**{"colours": "green yellow red", **where})
    assert str(caught.value).startswith(complaint)


def test_a_position_depends_on_its_seed_alone() -> None:
    options = GAME.settle(4, {})
    one, two = (GAME.position(4, options, Rng.seeded("x"), {}) for _ in range(2))
    assert [zone.cards for zone in one.zones()] == [zone.cards for zone in two.zones()]
