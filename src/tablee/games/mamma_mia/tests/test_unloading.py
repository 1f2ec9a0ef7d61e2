"""Chapter 7: taking pizzas out of the oven."""

from __future__ import annotations

import pytest

from tablee.games.mamma_mia.tests.table import Table, unloading


@pytest.mark.rule("R7.1", "R7.2")
def test_cards_come_out_from_the_oldest_to_the_newest() -> None:
    table = unloading("olive*2 shrimp green_minipizza olive red_monotoni")
    events = table.events(0)
    assert events[events.index("opened seat=2") :] == [
        "opened seat=2",
        "out n=2 kind=olive",
        "out n=1 kind=shrimp",
        "order-out seat=1 card=green_minipizza",
        "spoiled seat=1 ingredient=shrimp",
        "failed seat=1 card=green_minipizza",
        "out n=1 kind=olive",
        "order-out seat=3 card=red_monotoni",
    ]
    assert table.cards("table") == ["olive", "olive", "olive", "shrimp"]
    assert table.asked == [3]


@pytest.mark.rule("R7.1")
def test_the_turned_oven_shows_nothing_but_its_size() -> None:
    table = unloading("olive green_monotoni shrimp red_monotoni")
    assert table.cards("oven", 1) == ["?", "?"]
    assert table.fact("unloader") == 2


@pytest.mark.rule("R7.3")
def test_an_order_is_settled_before_the_next_card() -> None:
    table = unloading("pepper olive*3 green_normale_olive olive", hand_1="olive")
    assert table.phase == "complete"
    assert table.fact("missing") == {"olive": 1}, "the olive after the order comes too late"


@pytest.mark.rule("R7.3", "Q9")
def test_a_covered_pizza_cannot_be_refused() -> None:
    table = unloading("pepper olive*4 green_normale_olive red_monotoni", hand_1="olive*4")
    assert "succeeded seat=1 card=green_normale_olive" in table.events()
    assert table.asked == [3]


@pytest.mark.rule("R7.3", "Q9", "Q10")
def test_a_covered_choice_cannot_be_refused_either() -> None:
    table = unloading("chorizo pepper*5 red_mamma_mia_a green_monotoni")
    events = table.play("choose pepper")
    assert events[-2:] == [
        "succeeded seat=3 card=red_mamma_mia_a",
        "order-out seat=1 card=green_monotoni",
    ]


@pytest.mark.rule("R7.3", "D5")
def test_three_ways_to_answer_a_shortfall() -> None:
    table = unloading("pepper olive*3 green_normale_olive", hand_1="olive")
    assert table.legal() == ["complete hand", "complete ask", "complete give_up"]
    table = unloading("pepper olive*3 green_normale_olive", hand_1="chorizo")
    assert table.legal() == ["complete ask", "complete give_up"]
    assert table.refusal("complete hand") == "R7.3:hand-too-poor"


@pytest.mark.rule("R7.3")
def test_only_the_owner_decides_and_in_order() -> None:
    table = unloading("pepper red_mamma_mia_a", hand_1="olive")
    assert table.refusal("choose pepper", seat=1) == "R7.3:not-your-order"
    assert table.refusal("complete ask") == "R7.3:choose-first"
    table.play("choose pepper")
    assert table.refusal("choose pepper") == "R7.3:choice-is-final"
    for move in ("own pepper 1", "help yes", "put olive 1", "draw kitchen"):
        assert table.refusal(move) == "R7.3:decide-first"
    assert table.refusal("complete give_up", seat=1) == "R7.3:not-your-order"


@pytest.mark.rule("R7.4", "R9.10")
def test_a_success_moves_exactly_what_is_needed() -> None:
    table = unloading(
        "pepper*2 olive*6 green_normale_olive red_monotoni", hand_1="olive*2", hand_3="pepper"
    )
    assert table.cards("table") == ["pepper", "olive", "olive"]
    assert table.cards("served") == ["green_normale_olive"]
    assert len(table.cards("hand_1")) == 2


@pytest.mark.rule("R7.4")
def test_cards_from_hand_are_used_too() -> None:
    table = unloading("olive*2 green_normale_olive red_monotoni", hand_1="olive*2 pepper shrimp")
    used = len(table.cards("used"))
    events = table.play("complete hand")
    assert events[:4] == [
        "added seat=1 n=1 kind=pepper",
        "added seat=1 n=2 kind=olive",
        "used n=2 kind=olive",
        "succeeded seat=1 card=green_normale_olive",
    ]
    assert len(table.cards("used")) == used + 5
    assert table.cards("hand_1") == ["shrimp"]
    assert table.cards("table") == []


@pytest.mark.rule("R7.5", "Q24")
def test_a_failure_moves_nothing_but_the_order() -> None:
    table = unloading("olive*2 green_normale_olive red_monotoni", hand_1="olive*2")
    below = table.cards("waiter_1")
    table.play("complete give_up")
    assert table.cards("waiter_1") == ["green_normale_olive", *below]
    assert table.cards("table") == ["olive", "olive"]
    assert table.cards("hand_1") == ["olive", "olive"]
    assert table.cards("served") == []


@pytest.mark.rule("R7.6", "R9.1")
def test_hand_cards_only_replace_what_the_table_lacks() -> None:
    table = unloading("olive*3 pepper green_normale_olive red_monotoni", hand_1="olive*4 pepper")
    table.play("complete hand")
    assert len(table.cards("hand_1")) == 4, "one olive of the hand, three of the table"


@pytest.mark.rule("R7.7", "R5.1")
def test_the_phase_ends_when_the_oven_is_empty() -> None:
    table = unloading("olive*2 shrimp", hand_2="olive*2")
    assert table.fact("unloading") is False
    assert table.fact("service") == 2
    assert table.phase == "put"


@pytest.mark.rule("R13.1", "Q32")
def test_an_owner_who_visibly_can_do_nothing_is_not_asked() -> None:
    """Without help, and with fewer cards in hand than are missing, only giving up is left."""
    table = unloading(
        "olive green_normale_olive yellow_monotoni", 2, colours="green yellow", hand_1="olive*3"
    )
    assert table.events()[-4:-1] == [
        "order-out seat=1 card=green_normale_olive",
        "short seat=1 n=4",
        "failed seat=1 card=green_normale_olive",
    ]
    table = unloading(
        "olive green_normale_olive", 2, colours="green yellow", hand_1="olive*2 shrimp*2"
    )
    assert table.legal() == ["complete give_up"], "four cards in hand: nobody else can tell"


@pytest.mark.rule("R7.3", "D4")
def test_a_choice_is_asked_with_whatever_is_on_the_table() -> None:
    table = Table(seat=2, step="unload", oven="green_monotoni")
    assert table.legal() == [
        f"choose {kind}" for kind in ("pineapple", "mushroom", "olive", "chorizo", "shrimp")
    ]
