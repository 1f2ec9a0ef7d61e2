"""Chapter 8: the helping hand."""

from __future__ import annotations

import pytest

from tablee.games.mamma_mia.rules.pizzeria import Pizzeria, hand_over
from tablee.games.mamma_mia.tests.table import SEATS, Table, start, unloading
from tablee.kernel import EVERYONE, SPECTATOR, Rng
from tablee.testing.matches import truth

OLIVES = "olive*2 pepper green_normale_olive red_monotoni"  # two olives are missing


@pytest.mark.rule("R8.1", "R12.1", "R12.3")
@pytest.mark.parametrize("seats", SEATS)
def test_never_with_two_players_else_if_agreed(seats: int) -> None:
    assert start(seats).house.helping_hand == (seats > 2)
    assert not start(seats, helping_hand="off").house.helping_hand


@pytest.mark.rule("R8.1", "R12.2", "R12.3")
def test_why_nobody_can_be_asked() -> None:
    table = unloading(OLIVES, hand_1="olive*2", options={"helping_hand": "off"})
    assert table.legal() == ["complete hand", "complete give_up"]
    assert table.refusal("complete ask") == "R12.2:off"
    table = unloading(
        "olive*2 pepper green_normale_olive", 2, colours="green yellow", hand_1="olive*2"
    )
    assert table.refusal("complete ask") == "R12.3:two-players"


@pytest.mark.rule("R8.2", "Q11")
def test_one_may_ask_although_one_could_pay() -> None:
    table = unloading(OLIVES, hand_1="olive*2", hand_3="olive*2")
    assert "complete ask" in table.legal()
    table.play("complete ask; own olive 0")
    assert table.asked == [3]


@pytest.mark.rule("R8.5", "D5")
def test_asking_takes_somebody_with_an_order_in_the_waiter() -> None:
    table = Table(seat=2, step="unload", oven=OLIVES, hand_1="olive*2", waiter_2="", waiter_3="")
    assert table.refusal("complete ask") == "R8.5:no-waiter"


@pytest.mark.rule("R8.3", "Q12", "Q13", "D6")
def test_the_own_share() -> None:
    table = unloading("pepper green_normale_olive red_monotoni", hand_1="olive*2", hand_3="olive*4")
    table.play("complete ask")
    assert table.legal() == ["own olive 0", "own olive 1", "own olive 2"]
    assert table.refusal("own olive 3") == "R7.6:not-in-hand"
    assert table.refusal("own shrimp 1") == "R3.2:another-kind"
    assert table.refusal("help yes") == "R7.3:number-first"
    assert table.play("own olive 2")[:2] == [
        "pledged seat=1 n=2 kind=olive",
        "asked seat=1 n=2 kind=olive",
    ]


@pytest.mark.rule("R8.3", "D6")
def test_the_own_share_of_several_kinds_goes_in_canonical_order_and_leaves_one() -> None:
    table = unloading("green_normale_olive", hand_1="pepper olive*4", hand_3="olive pepper")
    table.play("complete ask")
    assert table.fact("kind", 0) == "pepper"
    table.play("own pepper 1")
    assert table.fact("kind", 0) == "olive"
    assert table.refusal("own olive 4") == "R8.3:leave-one"
    assert "own olive 3" in table.legal()
    table = unloading("green_normale_olive", hand_1="pepper olive*4", hand_3="olive pepper")
    table.play("complete ask; own pepper 0")
    assert "own olive 4" in table.legal(), "the pepper is left to ask for"


@pytest.mark.rule("R7.6", "R8.3")
def test_no_more_than_the_table_lacks() -> None:
    table = unloading("olive*3 green_normale_olive", hand_1="olive*3 pepper", hand_3="olive pepper")
    table.play("complete ask; own pepper 0")
    assert table.refusal("own olive 2") == "R7.6:too-many"


@pytest.mark.rule("R8.3", "R13.1")
def test_without_a_card_to_add_the_request_is_made_at_once() -> None:
    table = unloading(OLIVES, hand_1="shrimp", hand_3="olive*2")
    events = table.play("complete ask")
    assert events == ["asked seat=1 n=2 kind=olive", "no-help seat=2"]
    assert table.asked == [3]


@pytest.mark.rule("R8.4", "Q12")
def test_asked_one_by_one_clockwise_from_the_left() -> None:
    table = unloading(
        "mushroom*4 red_normale_mushroom",
        5,
        colours="green yellow red pink brown",
        hand_1="chorizo",
        hand_2="chorizo",
        hand_4="chorizo",
        hand_5="chorizo",
        hand_3="shrimp",
    )
    table.play("complete ask")
    order = []
    while table.phase == "help":
        order += table.asked
        table.play("help no")
    assert order == [4, 5, 1, 2]


@pytest.mark.rule("R8.4")
def test_whoever_is_not_asked_waits() -> None:
    table = unloading(OLIVES, hand_1="shrimp", hand_3="olive*2")
    table.play("complete ask")
    assert table.refusal("help yes", seat=2) == "R8.4:not-asked"
    assert table.refusal("complete give_up") == "R8.4:answer-first"


@pytest.mark.rule("R8.5", "Q32", "D7")
def test_who_is_asked_and_who_is_passed_over() -> None:
    """Too few cards, or no order in the waiter: all can see that. The wrong cards: nobody can."""
    table = unloading(OLIVES, hand_1="shrimp", hand_2="chorizo*2", hand_3="olive")
    table.play("complete ask")
    assert table.asked == [2]
    assert table.legal() == ["help no"]
    assert table.refusal("help yes") == "R8.5:cannot"
    assert table.play("help no")[:2] == ["no-help seat=2", "no-help seat=3"]
    assert "failed seat=1 card=green_normale_olive" in table.events()


@pytest.mark.rule("R8.5")
def test_orders_in_hand_do_not_count() -> None:
    table = unloading(
        OLIVES, hand_1="shrimp", hand_3="olive*2", waiter_3="", orders_3="red_minimale"
    )
    events = table.play("complete ask")
    assert "no-help seat=3" in events


@pytest.mark.rule("R8.6", "R8.7", "Q14")
def test_help_and_its_reward() -> None:
    table = unloading(
        OLIVES, hand_1="olive shrimp", hand_3="olive*2", waiter_3="red_minimale red_bombastica"
    )
    events = table.play("complete ask; own olive 1; help no; help yes")
    assert events[2:] == [
        "no-help seat=2",
        "gave seat=3 n=1 kind=olive",
        "honoured seat=1 n=1 kind=olive",
        "used n=1 kind=pepper",
        "used n=2 kind=olive",
        "succeeded seat=1 card=green_normale_olive",
        "reward seat=3",
        "order-out seat=3 card=red_monotoni",
    ]
    assert table.cards("served")[-2:] == ["green_normale_olive", "red_minimale"]
    assert table.cards("waiter_3") == ["red_bombastica"]
    assert table.cards("hand_1") == ["shrimp"]
    assert table.cards("hand_3") == ["olive"]
    assert table.cards("table") == []


@pytest.mark.rule("R8.7", "R13.2")
def test_the_reward_is_unknown_to_everybody() -> None:
    table = unloading(
        OLIVES, hand_1="olive shrimp", hand_3="olive*2", waiter_3="red_minimale red_bombastica"
    )
    table.play("complete ask; own olive 1; help no; help yes")
    for viewer in (0, 1, 2, SPECTATOR):
        assert set(table.cards("served", viewer)) == {"?"}
        assert not any("red_minimale" in event for event in table.events(viewer))
    worlds = set()
    for seed in range(40):
        world = table.match.sampler(2).draw(Rng.seeded(str(seed)))
        served = next(zone for zone in world.zones() if zone.name == "served")
        worlds.add(served.cards[-1])
    assert len(worlds) > 1, "not even its owner knows which order it is"


@pytest.mark.rule("R8.8", "Q31")
def test_if_nobody_helps_the_pizza_fails_and_no_card_moves() -> None:
    table = unloading(OLIVES, hand_1="olive*2 shrimp", hand_3="olive*2")
    table.play("complete ask; own olive 1; help no; help no")
    assert table.cards("hand_1") == ["olive", "olive", "shrimp"]
    assert table.cards("table") == ["pepper", "olive", "olive"]
    assert table.cards("waiter_1")[0] == "green_normale_olive"


@pytest.mark.rule("R8.9")
def test_one_may_ask_and_help_again_and_again() -> None:
    table = unloading(
        "pepper olive*3 green_normale_olive pepper mushroom*3 green_normale_mushroom red_monotoni",
        hand_1="shrimp",
        hand_3="olive mushroom",
    )
    table.play("complete ask; help no; help yes; complete ask; help no; help yes")
    assert table.events().count("reward seat=3") == 2


@pytest.mark.rule("Q15", "R7.5")
def test_a_failed_order_may_be_the_reward() -> None:
    table = unloading(
        "shrimp red_minipizza pepper olive*3 green_normale_olive red_monotoni",
        hand_1="shrimp",
        hand_3="olive",
        waiter_3="",
    )
    table.play("complete give_up; complete ask; help no; help yes")
    assert table.cards("served")[-1] == "red_minipizza"


@pytest.mark.rule("R9.3", "Q16", "D8", "D9")
def test_helping_a_bombastica_with_any_cards() -> None:
    table = unloading(
        "olive*6 pepper*6 green_bombastica red_monotoni",
        hand_1="shrimp*2 mushroom",
        hand_3="chorizo*2 shrimp",
    )
    table.play("complete ask")
    assert table.legal() == ["own mushroom 0", "own mushroom 1"]
    table.play("own mushroom 1")
    assert table.legal() == ["own shrimp 0", "own shrimp 1"], "one card is left to ask for"
    assert table.refusal("own shrimp 2") == "R8.3:leave-one"
    events = table.play("own shrimp 0")
    assert events[-2:] == ["asked-any seat=1 n=2", "no-help seat=2"]
    table.play("help yes")
    assert table.phase == "give"
    assert table.legal() == ["give chorizo 1", "give chorizo 2"], "the shrimp alone is not enough"
    assert table.refusal("give chorizo 0") == "R9.3:too-few"
    assert table.refusal("own chorizo 1") == "R7.3:number-first"
    assert table.refusal("give chorizo 1", seat=1) == "R8.4:not-asked"
    events = table.play("give chorizo 1")
    assert events[:6] == [
        "gave seat=3 n=1 kind=chorizo",
        "gave seat=3 n=1 kind=shrimp",
        "honoured seat=1 n=1 kind=mushroom",
        "used n=6 kind=pepper",
        "used n=6 kind=olive",
        "succeeded seat=1 card=green_bombastica",
    ]
    assert table.cards("hand_3") == ["chorizo"]
    assert table.cards("table") == []


@pytest.mark.rule("R13.2")
def test_what_one_has_shown_is_played_first_so_that_the_rest_stays_unknown() -> None:
    """A share that came back is known to all; if it is played, what remains betrays nothing."""
    table = unloading("pepper*2 green_normale_olive", hand_1="olive*3 shrimp", hand_3="olive*3")
    table.play("complete ask; own olive 1; help no")
    assert table.asked == [2]
    s = truth(table.match)
    assert isinstance(s, Pizzeria)
    assert [s.knows[card] == EVERYONE for card in s.hands[0]] == [True, False, False, False]
    olives, shrimp = s.hands[0][:3], s.hands[0][3]
    for hand in ([*olives, shrimp], olives):
        s.hands[0] = hand[:]
        hand_over(s, s.hands[0], 3, 1, s.oven)
        assert s.hands[0] == hand[1:]
    assert all(s.knows[card] == 1 for card in s.hands[0])
