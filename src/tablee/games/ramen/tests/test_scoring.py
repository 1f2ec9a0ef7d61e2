"""Chapter 8: scoring."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from tablee.games.ramen.rules.bowls import points_of
from tablee.games.ramen.tests.table import GAME, Table, random_game

POINTS = GAME.menu(GAME.settle(2, {})).points


def worth(*stacks: str) -> int:
    return points_of(
        tuple([GAME.kinds.index(code) for code in stack.split()] for stack in stacks), POINTS
    )


@pytest.mark.rule("R8.1")
def test_the_points_by_number_of_ingredients() -> None:
    bowl = ["aj7", "no0", "ch0", "sh0", "ka0", "me0", "ne0"]
    assert [worth(" ".join(bowl[:n])) for n in range(1, 8)] == [0, 1, 2, 3, 5, 7, 10]


@pytest.mark.rule("R8.1", "R8.2")
@pytest.mark.parametrize(
    ("bowl", "points"),
    [
        ("no1 no4 ch3 sh0 ne6", 3),
        ("no0 ch0 sh0 aj2 ka5 me7", 7),
        ("no0 ch0 sh0 aj0 ka2 me3 ne0", 10),
        ("aj7 no7", 1),
        ("ka7 ka4 ka2 ka1", 0),
    ],
)
def test_the_examples_of_the_book(bowl: str, points: int) -> None:
    assert worth(bowl) == points


@pytest.mark.rule("R8.2")
@given(st.lists(st.integers(0, 55), unique=True, min_size=1, max_size=16))
def test_further_cards_and_values_change_nothing(cards: list[int]) -> None:
    stack = " ".join(GAME.kinds[card] for card in cards)
    one_each = " ".join({card // 8: GAME.kinds[card // 8 * 8] for card in cards}.values())
    assert worth(stack) == worth(one_each) >= 0


@pytest.mark.rule("R8.3")
def test_a_bowl_of_one_ingredient_scores_nothing_but_is_a_bowl_with_its_cards() -> None:
    table = Table(hand_1="", hand_2="ka1 no1", bowl_1="ka7 ka4 ka2", fridge="", pile=0, seat=2)
    events = table.play("ka1@1 no1@2")
    assert "scored side=2 n=1 kinds=1 points=0" in events
    assert "result side=2 points=0 bowls=1 cards=4" in events


@pytest.mark.rule("R8.4")
def test_a_side_adds_up_the_bowls_it_received() -> None:
    assert worth("aj7 no7", "ch7 sh6 ka1", "ne0 me0 ka0 ch0 aj0 no0 sh0") == 1 + 2 + 10
    shop, _, log = random_game(4, {}, "1")
    for side in (0, 1):
        scored = [
            event.args[3] for event in log.events if event.key == "scored" and event.args[0] == side
        ]
        assert len(scored) == len(shop.served[side])
        assert shop.scores[side] == shop.scores[side + 2] == sum(scored)
