"""Chapter 3: step 1, play."""

from __future__ import annotations

from itertools import permutations

import pytest

from tablee.games.ramen.tests.table import MODES, Table


@pytest.mark.rule("R3.1")
def test_a_turn_is_play_serve_take_refill_draw() -> None:
    table = Table(
        bowl_1="aj7", hand_1="no7 ch0 ch1 ch2", fridge="me0 me1 me2 me3", pile_top="ka0 ka1"
    )
    assert table.play("no7@1 ch0@2 +me1") == [
        "played seat=1 card=no7 bowl=1",
        "played seat=1 card=ch0 bowl=2",
        "served side=1 bowl=1 n=2",
        "took seat=1 card=me1",
        "refilled card=ka0",
        "drew-hidden seat=1",
        "turn n=2 seat=2",
    ]


@pytest.mark.rule("R3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise(seats: int) -> None:
    table = Table(seats)
    order = []
    for _ in range(2 * seats + 1):
        order += table.asked
        for _ in range(3):
            table.play(table.legal()[0])
    assert order == [n % seats + 1 for n in range(2 * seats + 1)]


@pytest.mark.rule("R3.1")
def test_a_step_out_of_order_or_out_of_turn_is_refused() -> None:
    table = Table(hand_1="aj0 aj1 aj2 aj3", hand_2="no0 no1 no2 no3", fridge="ka0 ka1 ka2 ka3")
    assert table.refusal("+ka0") == "R3.1:take-too-early"
    assert table.refusal("no0@1", seat=2) == "R3.1:not-your-turn"
    assert table.refusal("+ka0", seat=2) == "R3.1:not-your-turn"
    table.play("aj0@1")
    assert table.refusal("+ka0") == "R3.1:take-too-early"
    table.play("aj1@2")
    assert table.refusal("aj2@3") == "R3.1:play-too-late"
    assert table.refusal("no0@1", seat=2) == "R3.1:not-your-turn"


@pytest.mark.rule("R3.2")
@pytest.mark.parametrize("hand", ["aj0 aj1", "aj0 aj1 aj2", "aj0 aj1 aj2 aj3"])
def test_exactly_two_cards_are_played_into_two_different_bowls(hand: str) -> None:
    table = Table(hand_1=hand, pile=0)
    cards = hand.split()
    assert table.phase == "first-card"
    assert table.legal() == [f"{card}@{bowl}" for card in cards for bowl in (1, 2, 3)]
    table.play("aj1@2")
    assert table.phase == "second-card"
    rest = [card for card in cards if card != "aj1"]
    assert table.legal() == [f"{card}@{bowl}" for card in rest for bowl in (1, 3)]
    assert table.refusal("aj0@2") == "R3.2:same-bowl"
    table.play("aj0@3")
    assert table.phase == "take"


@pytest.mark.rule("R3.2", "Q5")
def test_near_the_end_too_the_bowls_must_differ() -> None:
    table = Table(hand_1="aj0 aj1", hand_2="no0 no1", fridge="", pile=0)
    table.play("aj0@1")
    assert table.legal() == ["aj1@2", "aj1@3"]
    assert table.refusal("aj1@1") == "R3.2:same-bowl"


@pytest.mark.rule("R3.2")
def test_only_cards_of_the_hand_can_be_played() -> None:
    table = Table(hand_1="aj0 aj1 aj2 aj3", hand_2="no0 no1 no2 no3", fridge="ka0 ka1 ka2 ka3")
    for card in ("no0", "ka0", "ne7"):
        assert table.refusal(f"{card}@1") == "R3.2:not-in-hand"
    table.play("aj0@1")
    assert table.refusal("aj0@2") == "R3.2:not-in-hand"


@pytest.mark.rule("R3.3", "Q3")
@pytest.mark.parametrize("seats", MODES.values())
def test_a_single_card_is_played_alone_in_every_mode(seats: int) -> None:
    hands = {f"hand_{n}": f"no{n}" for n in range(2, seats + 1)}
    table = Table(seats, hand_1="aj1", fridge="ka1", pile=0, **hands)
    assert table.legal() == ["aj1@1", "aj1@2", "aj1@3"]
    table.play("aj1@2")
    assert table.phase == "take"


@pytest.mark.rule("R3.4")
@pytest.mark.parametrize("seats", MODES.values())
def test_any_card_may_go_into_any_bowl(seats: int) -> None:
    for seat in range(1, seats + 1):
        table = Table(
            seats,
            seat=seat,
            bowl_1="aj1 aj2 aj3",
            bowl_2="ka7",
            **{f"hand_{seat}": "aj0 aj4 no7 ch0"},
        )
        cards = ["aj0", "aj4", "no7", "ch0"]
        assert table.legal() == [f"{card}@{bowl}" for card in cards for bowl in (1, 2, 3)]


@pytest.mark.rule("R3.4")
def test_a_bowl_may_hold_any_number_of_cards_and_an_ingredient_again_and_again() -> None:
    """The fullest bowl there is: fifteen cards, 13, six ingredients (I5)."""
    full = "aj0 no0 ch0 sh0 ka0 me0 aj1 no1 ch1 sh1 ka1 me1 aj2 no2"
    table = Table(bowl_1=full, hand_1="ch3 ne0 ne1 ne2")
    table.play("ch3@1 ne0@2")
    assert table.zone("bowl_1") == f"{full} ch3"
    assert table.fact("bowls") == [
        {"sum": 13, "kinds": 6, "worth": 7},
        {"sum": 0, "kinds": 1, "worth": 0},
        {"sum": 0, "kinds": 0, "worth": 0},
    ]


@pytest.mark.rule("R3.5", "Q4")
def test_no_move_passes_and_one_card_is_not_enough() -> None:
    table = Table(hand_1="aj0 aj1 aj2 aj3", fridge="ka0 ka1 ka2 ka3")
    assert table.refusal("pass") == "K3"
    table.play("aj0@1")
    assert all("@" in move for move in table.legal())
    assert table.refusal("+ka0") == "R3.1:take-too-early"


@pytest.mark.rule("R3.6", "Q8", "R15.1")
def test_the_order_of_the_two_cards_has_no_effect() -> None:
    plays = ["no7@1", "ch5@2"]  # both bowls get ready
    ends = []
    for order in permutations(plays):
        table = Table(bowl_1="aj7", bowl_2="ka7 ka2", hand_1="no7 ch5 ch1 ch2")
        table.play(" ".join(order))
        served = [event for event in table.events() if event.startswith("served")]
        ends.append((table.match.referee(), served))
    assert ends[0] == ends[1]
    assert ends[0][1] == ["served side=1 bowl=1 n=2", "served side=1 bowl=2 n=3"]


@pytest.mark.rule("R3.7")
def test_a_bowl_completed_by_the_first_card_waits_for_the_second() -> None:
    table = Table(bowl_1="aj7", hand_1="no7 ch0 ch1 ch2")
    table.play("no7@1")
    assert table.zone("bowl_1") == "aj7 no7"
    assert table.fact("served") == [0, 0]
    assert table.refusal("ch0@1") == "R3.2:same-bowl"
    table.play("ch0@2")
    assert table.zone("bowl_1") == ""
    assert table.fact("served") == [1, 0]
