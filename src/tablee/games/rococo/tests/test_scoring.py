"""R12: final scoring, place by place."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.rococo.rules.scoring import projection
from tablee.games.rococo.tests.table import play, position, state
from tablee.kernel import Match

PASS = ("play start_chef_counter", "action none", "bonus none")


def last_turn(seats: int = 2, **table: Any) -> Match:
    hands: dict[str, object] = {f"hand_{seat}": "" for seat in range(2, seats + 1)}
    return position(seats, round=4, hand_1="start_chef_counter", **{**hands, **table})


@pytest.mark.rule("R12.1", "Q22")
def test_garnishes_of_the_last_sales_do_not_count() -> None:
    match = last_turn(
        racks_1="sable",
        toppings_1="egg_flower_1",
        special_tiles="sp_decorations sp_court",
        decorations_1="nut_gold_1 egg_gold_1",
    )
    told = play(match, *PASS)
    assert "sold 1 sable 10" in told
    assert not any(word.startswith(("succeeded", "claimed")) for word in told)


@pytest.mark.rule("R12.3", "R12.3.1", "Q14")
def test_two_players_only_the_first_place() -> None:
    match = last_turn(table_top="2:sable 1:palmier 1:oublie 2:nonnette")
    told = play(match, *PASS)
    assert "scored-table 2 5 top" in told
    assert not any(word.startswith("scored-table 1") for word in told)


@pytest.mark.rule("R12.5", "R12.4")
def test_markers() -> None:
    match = last_turn(
        3,
        coins=[0, 0, 0],
        table_top="1:sable",
        servants="top_left.left:1 top_centre.right:1 bottom_left.left:2",
        hosts="1:1 2:2",
        special_tiles="sp_decorations sp_all_tables",
        claims="sp_all_tables:1",
    )
    told = play(match, *PASS)
    scored = [word for word in told if word.startswith("scored 1")]
    assert scored == [
        "scored 1 1 court",
        "scored 1 2 pastries",
        "scored 1 3 servants",
        "scored 1 2 nobles",
        "scored 1 6 specials",
    ]


@pytest.mark.rule("R12.6")
@pytest.mark.parametrize(
    ("first", "coins", "places"),
    [
        ("1", [4, 3, 0], [1, 2, 3]),  # more coins left
        ("1", [0, 0, 0], [1, 2, 3]),  # the token
        ("2", [0, 0, 0], [3, 1, 2]),  # and clockwise from it
        ("3", [0, 0, 0], [2, 3, 1]),
    ],
)
def test_ties(first: str, coins: list[int], places: list[int]) -> None:
    match = last_turn(3, first=first, coins=coins, prestige=[7, 7, 7])
    play(match, *PASS)
    assert match.scores == [7, 7, 7]
    assert match.ranking() == places


@pytest.mark.rule("R12.6")
@pytest.mark.parametrize("first", range(5))
def test_five_who_tie_follow_the_token(first: int) -> None:
    match = last_turn(5, first=str(first + 1), coins=[0] * 5, prestige=[7] * 5)
    play(match, *PASS)
    assert match.ranking() == [(seat - first) % 5 + 1 for seat in range(5)]


@pytest.mark.rule("R12.2", "R1.6")
def test_the_projection_is_the_scoring_without_doing_it() -> None:
    match = last_turn(racks_1="sable", coins=[27, 3], table_top="1:palmier", prestige=[3, 0])
    before = projection(state(match), 0)
    assert before == [3, 3, 5, 0, 2, 0, 0, 0]
    play(match, *PASS)
    assert match.scores[0] == sum(before) + 1  # 27 + 10 + 5 of income are four points


@pytest.mark.rule("R12.1", "R12.2")
@pytest.mark.parametrize(("coins", "points"), [(19, 2), (20, 3)])
def test_what_is_on_the_racks_is_projected_at_its_price(coins: int, points: int) -> None:
    """A sable is sold for ten."""
    assert projection(state(last_turn(racks_1="sable", coins=[coins, 0])), 0)[1] == points
