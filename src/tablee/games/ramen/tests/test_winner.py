"""Chapter 9: the winner."""

from __future__ import annotations

import pytest

from tablee.games.ramen.rules.shop import Shop
from tablee.games.ramen.rules.turn import finish
from tablee.games.ramen.tests.table import GAME, start
from tablee.kernel import Log, ranking
from tablee.scenario.event_pattern import written

# stacks by what they are worth in points and cards; no two share a card
ONE_TWO = ["aj7 no7", "ch7 sh7", "ka7 me7"]  # 1 point, 2 cards
ONE_THREE = ["aj6 aj1 no7", "ch6 ch1 sh7", "ka6 ka1 me7"]  # 1 point, 3 cards
TWO_THREE = ["aj6 no1 ch7", "sh6 ka1 me7", "ne6 aj2 no7"]  # 2 points, 3 cards
ZERO_THREE = ["aj6 aj1 aj7", "ch6 ch1 ch7", "ka6 ka1 ka7"]  # no point, 3 cards


def ended(*served: list[str]) -> tuple[Shop, list[str]]:
    """The end of a duel or a trio with these stacks, and who was told to have won."""
    shop, log = start(len(served), {}, "1"), Log()
    shop.served = [
        tuple([GAME.kinds.index(code) for code in stack.split()] for stack in stacks)
        for stacks in served
    ]
    finish(shop, log)
    events = [written(GAME, event) for event in log.events]
    return shop, [event for event in events if event.startswith(("winner", "shared"))]


@pytest.mark.rule("R9.1")
def test_the_most_points_win_whatever_the_bowls() -> None:
    shop, told = ended([TWO_THREE[0]], [ONE_TWO[1], ZERO_THREE[2]])
    assert shop.rank_keys() == [[2, 1, -3], [1, 2, -5]]
    assert ranking(shop) == [1, 2]
    assert told == ["winner side=1"]


@pytest.mark.rule("R9.2", "R8.3")
def test_level_on_points_more_bowls_win_whatever_the_cards() -> None:
    shop, told = ended([ONE_TWO[0]], [ONE_TWO[1], ZERO_THREE[2]])
    assert shop.rank_keys() == [[1, 1, -2], [1, 2, -5]]
    assert ranking(shop) == [2, 1]
    assert told == ["winner side=2"]


@pytest.mark.rule("R9.3")
def test_level_on_bowls_too_fewer_cards_win() -> None:
    shop, told = ended([ONE_THREE[0]], [ONE_TWO[1]])
    assert shop.rank_keys() == [[1, 1, -3], [1, 1, -2]]
    assert ranking(shop) == [2, 1]
    assert told == ["winner side=2"]


@pytest.mark.rule("R9.4")
def test_level_on_everything_the_victory_is_shared() -> None:
    shop, told = ended([ONE_TWO[0]], [ONE_TWO[1]])
    assert shop.rank_keys() == [[1, 1, -2], [1, 1, -2]]
    assert ranking(shop) == [1, 1]
    assert told == ["shared side=1", "shared side=2"]


@pytest.mark.rule("R9.5")
@pytest.mark.parametrize(
    ("served", "places"),
    [
        ([[TWO_THREE[0]], [ONE_TWO[1]], [ONE_TWO[2]]], [1, 2, 2]),
        ([[ONE_TWO[0]], [ONE_TWO[1]], []], [1, 1, 3]),
        ([[ONE_TWO[0]], [ONE_TWO[1]], [ONE_TWO[2]]], [1, 1, 1]),
        ([[ONE_THREE[0]], [ONE_TWO[1]], [TWO_THREE[2]]], [3, 2, 1]),
        # the third has most bowls but is not level on points: the tie-break passes it by
        ([[ONE_THREE[0]], [ONE_TWO[1]], [ZERO_THREE[2], "ne6 ne7 ne1"]], [2, 1, 3]),
    ],
)
def test_each_tie_break_looks_only_at_those_still_level(
    served: list[list[str]], places: list[int]
) -> None:
    shop, told = ended(*served)
    assert ranking(shop) == places
    assert len(told) == places.count(1)
