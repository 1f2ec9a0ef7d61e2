"""Chapter 4: step 2, serve."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from tablee.games.ramen.rules.bowls import ready, total, variety
from tablee.games.ramen.tests.table import GAME, Table

SEVEN = "no0 ch0 sh0 aj0 ka2 me3 ne0"


def cards(text: str) -> list[int]:
    return [GAME.kinds.index(code) for code in text.split()]


@pytest.mark.rule("R4.1")
@pytest.mark.parametrize(
    ("bowl", "sum_", "kinds", "is_ready"),
    [
        ("", 0, 0, False),
        ("no1 no4 ch3 sh0", 8, 3, False),
        ("no1 no4 ch3 sh0 ne6", 14, 4, True),
        (SEVEN, 5, 7, True),
        (f"{SEVEN} no1 no2", 8, 7, True),
        ("ka7 ka4 ka2", 13, 1, False),
        ("ka7 ka4 ka2 ka1", 14, 1, True),
        ("aj6 no7", 13, 2, False),
        ("aj6 no7 ch0", 13, 3, False),
        ("aj6 no7 ch1", 14, 3, True),
        ("aj7 no7", 14, 2, True),
        ("no0 ch0 sh0 aj2 ka5 me7", 14, 6, True),
        ("aj5 ch5 ne3 no2", 15, 4, True),
    ],
)
def test_a_bowl_is_ready_at_14_or_with_all_seven(
    bowl: str, sum_: int, kinds: int, is_ready: bool
) -> None:
    held = cards(bowl)
    assert (total(held), variety(held), ready(held, 14)) == (sum_, kinds, is_ready)


@pytest.mark.rule("R4.1")
@pytest.mark.parametrize("missing", range(7))
def test_any_six_of_the_seven_are_not_enough(missing: int) -> None:
    held = cards(SEVEN)
    del held[missing]
    assert not ready(held, 14)


@pytest.mark.rule("R4.1", "Q16")
def test_seven_ingredients_and_14_at_once_are_one_bowl_of_10_points() -> None:
    table = Table(1, bowl_1="aj2 no2 ch2 sh2 ka2 me3", hand_1="ne7 ne0 ne1 ne2")
    assert "served side=1 bowl=1 n=7" in table.play("ne7@1 ne0@2")
    assert table.fact("points", viewer=0) == [10]


@pytest.mark.rule("R4.1")
@given(st.lists(st.integers(0, 55), unique=True, max_size=16))
def test_readiness_is_what_the_rule_says(held: list[int]) -> None:
    values = sum(int(GAME.kinds[card][2]) for card in held)
    ingredients = {GAME.kinds[card][:2] for card in held}
    assert ready(held, 14) == (values >= 14 or len(ingredients) == 7)


@pytest.mark.rule("R4.2", "Q10", "R15.2")
def test_a_ready_bowl_is_served_at_once_nobody_is_asked() -> None:
    table = Table(bowl_1="aj7", hand_1="no7 ch0 ch1 ch2", fridge="ka0 ka1 ka2 ka3")
    table.play("no7@1 ch0@2")
    assert table.legal() == ["+ka0", "+ka1", "+ka2", "+ka3"]
    assert table.zone("served_1_1") == "aj7 no7"


@pytest.mark.rule("R4.3")
def test_two_ready_bowls_are_two_stacks_named_in_bowl_order() -> None:
    table = Table(bowl_2="aj6 no5", bowl_3="ch7 sh2 ka1", hand_1="me3 ne4 aj0 no0")
    served = [event for event in table.play("ne4@3 me3@2") if event.startswith("served")]
    assert served == ["served side=1 bowl=2 n=3", "served side=1 bowl=3 n=4"]
    assert table.zone("served_1_1") == "aj6 no5 me3"
    assert table.zone("served_1_2") == "ch7 sh2 ka1 ne4"


@pytest.mark.rule("R4.4")
def test_all_cards_go_to_the_receiver_as_one_covered_stack_beside_the_others() -> None:
    table = Table(served_1=["aj7 ne7"], bowl_1="aj6 no5", hand_1="me3 ne4 aj0 no0")
    table.play("me3@1 aj0@2")
    assert [table.zone(f"served_1_{n}") for n in (1, 2, 3)] == ["aj7 ne7", "aj6 no5 me3", "none"]
    assert [table.zone("served_1_2", viewer) for viewer in (0, 1)] == ["none", "none"]


@pytest.mark.rule("R4.5")
def test_the_place_of_a_served_bowl_is_free_from_the_next_turn_on() -> None:
    table = Table(bowl_1="aj7", hand_1="no7 ch0 ch1 ch2", hand_2="sh1 sh2 sh3 sh4")
    table.play("no7@1 ch0@2")
    assert table.zone("bowl_1") == ""
    table.play(table.legal()[0])
    table.play("sh1@1 sh2@3")
    assert table.zone("bowl_1") == "sh1"


@pytest.mark.rule("R4.6")
def test_a_bowl_that_got_no_card_stays() -> None:
    table = Table(bowl_1="aj6 no7", bowl_2="ka7", bowl_3="ch7", hand_1="sh7 sh6 sh0 sh1")
    assert "served side=1 bowl=2 n=2" in table.play("sh7@2 sh6@3")
    assert table.zone("bowl_1") == "aj6 no7"
    assert table.zone("bowl_3") == "ch7 sh6"
