"""Chapters 5 and 6: a turn, step by step."""

from __future__ import annotations

import pytest

from tablee.games.mamma_mia.tests.table import Table, start
from tablee.kernel import Rng, play

HAND = "olive*3 shrimp pepper*2"
ORDERS = "green_minimale green_bombastica"


def at_step_one(**where: object) -> Table:
    return Table(**{"hand_1": HAND, "orders_1": ORDERS, **where})


@pytest.mark.rule("R6.1", "D1")
def test_one_or_more_ingredients_of_one_kind() -> None:
    table = at_step_one()
    assert table.legal() == [
        "put pepper 1",
        "put pepper 2",
        "put olive 1",
        "put olive 2",
        "put olive 3",
        "put shrimp 1",
    ]
    assert table.refusal("put olive 4") == "R6.1:not-in-hand"
    assert table.refusal("put chorizo 1") == "R6.1:not-in-hand"


@pytest.mark.rule("R6.1")
@pytest.mark.parametrize("move", ["order none", "order green_minimale", "draw kitchen"])
def test_a_turn_begins_with_ingredients(move: str) -> None:
    assert at_step_one().refusal(move) == "R6.1:ingredients-first"


@pytest.mark.rule("R6.1")
def test_all_the_ingredients_of_a_turn_are_of_one_kind() -> None:
    table = at_step_one()
    table.play("put olive 2")
    assert table.refusal("put shrimp 1") == "R6.1:one-kind"
    assert table.refusal("put olive 1") == "R6.1:one-kind"
    refused = table.match.explain(0, "put shrimp 1")
    assert refused is not None
    assert refused.reason("en").startswith("All the ingredients of a turn are of one kind")
    table.play("order none")
    assert table.refusal("put shrimp 1") == "R6.1:one-kind"


@pytest.mark.rule("R6.2", "R6.1")
def test_ingredients_lie_face_up_on_top_and_are_announced() -> None:
    table = at_step_one(oven="chorizo")
    assert table.play("put olive 3") == ["put seat=1 n=3 kind=olive"]
    assert table.cards("oven") == ["chorizo", "olive", "olive", "olive"]
    assert table.cards("oven", 2) == ["?", "?", "?", "olive"], "only the top card lies open"


@pytest.mark.rule("R6.3", "Q6")
def test_passing_draws_five_beyond_nine_cards() -> None:
    orders = "red_normale_pineapple red_normale_pepper red_normale_mushroom red_normale_olive"
    orders += " red_normale_shrimp red_normale_mista red_normale_doppia red_minimale red_monotoni"
    table = Table(seat=2, step="draw", hand_2="olive*4", hand_3="", orders_3=orders, kitchen=30)
    events = table.play("draw waiter")
    assert events[-1] == "passed seat=3 n=5"
    assert len(table.cards("hand_3")) == 5
    assert len(table.cards("orders_3")) == 9
    assert table.asked == [1]


@pytest.mark.rule("R6.3", "R6.10")
def test_whoever_passes_may_draw_the_last_card() -> None:
    table = Table(seat=1, step="draw", hand_1="olive*4", hand_2="", kitchen=3)
    events = table.play("draw waiter")
    assert events[1:3] == ["passed seat=2 n=3", "opened seat=2"]
    assert table.fact("service") == 2
    assert table.asked == [2]


@pytest.mark.rule("R6.4", "D2")
def test_one_order_or_none() -> None:
    table = at_step_one()
    table.play("put olive 1")
    assert table.legal() == ["order none", "order green_bombastica", "order green_minimale"]
    assert table.refusal("order green_monotoni") == "R6.4:not-in-hand"
    assert table.refusal("order red_monotoni") == "R6.4:not-your-colour"
    assert table.refusal("draw kitchen") == "R6.5:too-early"
    assert table.play("order green_bombastica") == ["order seat=1 card=green_bombastica"]
    assert table.refusal("order green_minimale") == "R6.4:one-order"
    assert table.refusal("order none") == "R6.4:one-order"


@pytest.mark.rule("R6.4", "Q17")
def test_an_order_lies_face_up_on_the_ingredients_and_need_not_be_possible() -> None:
    table = at_step_one()
    table.play("put olive 1; order green_bombastica")
    assert table.cards("oven", 1) == ["?", "green_bombastica"]


@pytest.mark.rule("R6.4", "R13.1")
def test_without_an_order_nothing_is_asked() -> None:
    table = at_step_one(orders_1="")
    table.play("put olive 1")
    assert table.phase == "draw"


@pytest.mark.rule("R6.1", "R13.1")
def test_a_single_ingredient_plays_itself() -> None:
    table = Table(seat=1, step="draw", hand_1="olive*4", hand_2="chorizo", orders_2="", kitchen=9)
    events = table.play("draw waiter")
    assert events[1:] == ["put seat=2 n=1 kind=chorizo"]
    assert table.phase == "draw"
    assert table.asked == [2]


@pytest.mark.rule("R6.5", "Q4", "D3")
def test_one_pile_never_both_and_no_empty_one() -> None:
    table = at_step_one(waiter_1="")
    events = table.play("put olive 3; order none")
    assert "drew-kitchen seat=1 n=4" in events, "an empty waiter leaves no choice"
    assert table.asked == [2]
    table = at_step_one()
    table.play("put olive 3; order none")
    assert table.legal() == ["draw kitchen", "draw waiter"]


@pytest.mark.rule("R6.6", "Q4")
@pytest.mark.parametrize(
    ("hand", "put", "drawn"),
    [("olive*7", "olive 1", 1), ("olive*7", "olive 3", 3), ("olive*7", "olive 7", 5)],
)
def test_the_number_drawn_follows_from_the_hand(hand: str, put: str, drawn: int) -> None:
    table = Table(hand_1=hand, orders_1="green_minimale green_monotoni")
    events = table.play(f"put {put}; order none; draw kitchen")
    assert events[-1] == f"drew-kitchen seat=1 n={drawn}"


@pytest.mark.rule("R6.6", "Q6")
def test_a_full_hand_draws_nothing() -> None:
    orders = "green_normale_pineapple green_normale_mushroom green_normale_olive green_minimale"
    orders += " green_monotoni green_ghiottona green_minipizza green_bombastica"
    table = Table(hand_1="olive*2 shrimp*2", orders_1=orders)
    assert table.play("put olive 2; order green_minimale")[-1] == "full seat=1"
    assert table.asked == [2]


@pytest.mark.rule("R6.7", "Q4")
def test_a_small_waiter_is_not_made_up_for() -> None:
    table = Table(hand_1="olive*6", orders_1="green_minimale", waiter_1=2, kitchen=9)
    events = table.play("put olive 6; order none; draw waiter")
    assert events[-1] == "drew-waiter seat=1 n=2"
    assert len(table.cards("kitchen")) == 9
    assert len(table.cards("orders_1")) == 3


@pytest.mark.rule("R6.8", "D3")
def test_drawn_cards_are_seen_by_the_drawer_alone() -> None:
    table = Table(hand_1="olive*4", orders_1="green_minimale", kitchen="shrimp*2 pepper chorizo")
    table.play("put olive 2; order none; draw kitchen")
    private = [
        "got seat=1 n=1 kind=pepper",
        "got seat=1 n=1 kind=chorizo",
        "got seat=1 n=2 kind=shrimp",
    ]
    assert [event for event in table.events(0) if event.startswith("got")] == private
    for viewer in (1, 2, 30):
        assert not [event for event in table.events(viewer) if event.startswith("got")]


@pytest.mark.rule("R6.9", "R5.2")
def test_turns_go_round_clockwise() -> None:
    s = start(5)
    rng = Rng.seeded("turns")
    order = []
    while s.service == 1 and not s.unloading:
        if s.phase.key == "put":
            order.append(int(s.seat))
        moves = s.legal()
        play(s, s.seat, moves[rng.below(len(moves))])
    assert order[:7] == [0, 1, 2, 3, 4, 0, 1]


@pytest.mark.rule("R5.2")
def test_it_must_be_your_turn() -> None:
    assert at_step_one().refusal("put olive 1", seat=2) == "R5.2:not-your-turn"


@pytest.mark.rule("R6.10", "R6.11", "Q5", "Q29")
def test_the_last_card_ends_the_phase_and_nothing_else_does() -> None:
    table = Table(seat=2, step="draw", hand_2="olive*2", kitchen=2)
    events = table.play("draw kitchen")
    assert events[:2] == ["drew-kitchen seat=2 n=2", "opened seat=2"]
    table = Table(seat=2, step="draw", hand_2="olive*4", orders_2="", kitchen=6)
    assert "opened seat=2" not in table.play("draw kitchen")


@pytest.mark.rule("R7.3")
@pytest.mark.parametrize("move", ["choose olive", "complete ask", "own olive 1", "help yes"])
def test_unloading_has_its_own_time(move: str) -> None:
    table = at_step_one()
    for step in ("put olive 1", "order none", "draw waiter"):
        assert table.refusal(move) == "R7.3:oven-closed"
        table.play(step)
