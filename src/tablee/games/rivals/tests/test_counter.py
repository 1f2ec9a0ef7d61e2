"""Section 8.3 and 12: the counters are filled again, and the end of the game."""

from __future__ import annotations

import pytest

from tablee.games.rivals.rules.ids import NONE
from tablee.games.rivals.rules.pieces import NO_KINDS
from tablee.games.rivals.tests.kitchen import kitchen, serve
from tablee.games.rivals.tests.table import Table
from tablee.kernel import EVERYONE, NOBODY, Rng, ranking

Today = dict[str, tuple[object, object]]

# What holds today: a value while it does, and the one that ends it. For a town, a counter space, a
# chef on the board, a restaurant, a recipe.
TOWN: Today = {
    "powers_used": (1, 0),
    "struck": (1, 0),
    "shows": ([0], []),
    "refused": ([[0]], []),
}
SPACE: Today = {"locked": (True, False), "dropped": (1, 0), "stirs": (1, 0)}
FIGURE: Today = dict.fromkeys(("blocked", "shielded", "untaxed", "unplaced"), (True, False))
RESTAURANT: Today = {
    "discount": (True, False),
    "doubled": (True, False),
    "card_used": (True, False),
    "closed": (True, False),
    "closed_by": (1, NONE),
    "tossed": (1, 0),
    "offers_sent": (1, 0),
    "plate": ([0], NO_KINDS),
}
RECIPE: Today = {"cooking": (True, False), "used": ([0], NO_KINDS)}


@pytest.mark.rule("R8.30")
def test_counters_slide_right_and_are_filled_from_the_right() -> None:
    """E11."""
    table = Table(
        2,
        step="counter",
        counter_carbtastic="bread - rice flour",
        shelf_carbtastic="noodles potato",
    )
    assert table.counter("carbtastic") == "potato noodles bread rice"
    assert len(table.s.markets[0].tray) == 1


@pytest.mark.rule("R8.31")
def test_an_empty_shelf_is_made_again_from_its_pile() -> None:
    table = kitchen("onigiri lasagna", "", counter_dairy_king="- - -")
    table.s.markets[4].tray = table.s.markets[4].shelf[:5]
    table.s.gone += table.s.markets[4].shelf[5:]
    table.s.markets[4].shelf = []
    serve(table, "cook none")
    assert "-" not in table.counter("dairy_king").split()
    assert len(table.s.markets[4].shelf) == 2
    assert not table.s.markets[4].tray


@pytest.mark.rule("R8.31")
def test_a_shelf_made_again_is_shuffled_and_known_to_nobody() -> None:
    orders = set()
    for seed in range(8):
        table = kitchen("onigiri lasagna", "", counter_dairy_king="- - -")
        here, s = table.s.markets[4], table.s
        laid, here.tray, here.shelf = here.shelf, here.shelf, []
        for card in laid:
            s.show(card, EVERYONE)
        s.rng = Rng.seeded(seed)
        serve(table, "cook none")
        counter = [s.spaces[space].card for space in s.spaces_of(4)]
        order = [*here.shelf, *counter]  # the top lies last, and leaves first, to the right
        assert sorted(order) == sorted(laid)
        assert order != laid
        orders.add(tuple(order))
        assert {s.knows[card] for card in here.shelf} == {NOBODY}
    assert len(orders) == 8


@pytest.mark.rule("R8.32")
def test_what_holds_today_ends() -> None:
    """Set when nothing is left to be asked before the day ends but who smiled (R9.33)."""
    table = kitchen("onigiri lasagna", "")
    s = table.s
    s.shows = [0]
    serve(table, "cook none")
    assert table.phase == "smile"
    one = s.restaurants[0]
    holding: list[tuple[object, Today]] = [(s, TOWN), (one, RESTAURANT)]
    holding += [(s.spaces[3], SPACE), (s.figures[0], FIGURE)]
    holding += [(recipe, RECIPE) for recipe in one.recipes]
    for it, today in holding:
        for name, (held, _) in today.items():
            setattr(it, name, held)
    table.play("2 no")
    assert s.day == 4
    for it, today in holding:
        assert {name: getattr(it, name) for name in today} == {
            name: ended for name, (_, ended) in today.items()
        }


@pytest.mark.rule("R12.1", "R1.3", "R12.2")
def test_twenty_popularity_end_the_game_after_everybody_has_cooked() -> None:
    table = kitchen(
        "onigiri lasagna",
        "rice scallions fish",
        popularity=[18, 18],
        recipes_2="egg_fried_rice pho_bo",
        pantry_2="rice scallions egg",
        counter_carbtastic="bread bread bread bread",
    )
    table.play("1 cook 1")
    table.play("2 cook 1")
    assert not table.s.acting
    assert table.s.scores == [20, 20]
    assert table.counter("carbtastic") == "bread bread bread bread"
    assert table.told("shared-win") == [(0,), (1,)]


@pytest.mark.rule("R12.2", "R12.3", "Q19")
@pytest.mark.parametrize(("tiebreak", "order"), [("recipes", [1, 2]), ("gourmet", [2, 1])])
def test_ties_are_broken_by_recipes_then_money(tiebreak: str, order: list[int]) -> None:
    table = Table(
        2,
        {"tiebreak": tiebreak},
        step="counter",
        popularity=[20, 20],
        mastered_1="jiaozi guacamole",
        mastered_2="pho_bo",
    )
    assert ranking(table.s) == order


@pytest.mark.rule("R12.4", "Q59")
def test_a_last_day_ends_the_game() -> None:
    table = kitchen("onigiri lasagna", "", options={"max_days": "20"}, day=20)
    serve(table, "cook none")
    assert not table.s.acting
