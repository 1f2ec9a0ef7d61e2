"""Section 11: every level bonus of every restaurant."""

from __future__ import annotations

import pytest

from tablee.games.rivals.rules.buying import shelf_price
from tablee.games.rivals.tests.kitchen import fill, kitchen
from tablee.games.rivals.tests.table import GAME, Table

BASIC = ("onigiri lasagna", "rice scallions fish")  # 2 points, no garbage
DIRTY = ("quesadilla lasagna", "flour peppers cheese")  # 3 points, 1 garbage
GOURMET = ("onigiri lasagna", "noodles tomato beef cheese")  # 5 points, 1 garbage


def reach(
    sign: str, popularity: int, dish: tuple[str, str] = BASIC, cook: str = "cook 1", **more: object
) -> Table:
    """Seat 1 cooks its way over a threshold."""
    other = "pho_realz" if sign == "uncle_sams" else "uncle_sams"
    table = kitchen(dish[0], dish[1], restaurants=[sign, other], popularity=[popularity, 0], **more)
    return fill(table, cook)


def money_of(table: Table) -> int:
    """Without the income of the next morning."""
    return table.s.restaurants[0].money - (300 if table.s.day == 4 else 0)


@pytest.mark.rule("R8.11", "R11.2", "R8.12")
@pytest.mark.parametrize(("popularity", "money"), [(1, 300), (5, 600), (10, 900)])
def test_pho_realz_takes_money(popularity: int, money: int) -> None:
    table = reach("pho_realz", popularity)
    if table.phase == "rewards":
        table.play("1 draw 1")
    assert money_of(table) == money


@pytest.mark.rule("R8.11")
def test_several_levels_at_once() -> None:
    """E9."""
    table = kitchen(
        "onigiri chirashi_bowling",
        "rice avocado fish seafood egg",
        restaurants=["pho_realz", "uncle_sams"],
        popularity=[2, 0],
    )
    fill(table, "cook 2")
    assert (table.s.restaurants[0].popularity, table.s.restaurants[0].level) == (8, 2)
    assert table.legal() == ["draw 2", "bonus 2", "bonus 3"]
    table.play("1 bonus 3", "1 bonus 2")
    assert money_of(table) == 900


@pytest.mark.rule("R8.7", "Q21")
def test_recipes_and_bonuses_in_the_order_one_likes() -> None:
    table = reach("soul_of_seoul", 1)
    assert table.legal() == ["draw 1", "bonus 2"]
    assert table.refusal("1 draw 2") == "R8.7:not-left"
    table.play("1 bonus 2")
    assert table.s.restaurants[0].upgrades == 1
    assert table.phase == "read"  # the new book counts at once


@pytest.mark.rule("R11.2", "Q21")
def test_el_luchador_level_2_throws_out_or_takes_money() -> None:
    table = reach("el_luchador_picante", 1, DIRTY, garbage=[1, 0])
    table.play("1 draw 1")
    assert table.legal() == ["trash", "money"]
    table.play("1 trash")
    assert table.s.restaurants[0].garbage == 0
    money = reach("el_luchador_picante", 1)
    money.play("1 draw 1")
    assert money.legal() == ["money"]
    assert money.refusal("1 trash") == "R11.2:no-garbage"
    money.play("1 money")
    assert money_of(money) == 300


@pytest.mark.rule("R11.2", "R8.10", "R8.12", "Q38")
def test_el_luchador_level_3_takes_less_garbage_at_once() -> None:
    table = reach("el_luchador_picante", 4, DIRTY)
    assert table.s.restaurants[0].level == 2
    assert table.s.restaurants[0].garbage == 0


@pytest.mark.rule("R11.2")
@pytest.mark.parametrize(
    ("sign", "popularity", "upgrade", "money"),
    [
        ("soul_of_seoul", 1, "basic_recipe_book", 400),
        ("soul_of_seoul", 5, "gourmet_recipe_book", 600),
        ("uncle_sams", 1, "social_media_ads", 300),
        ("uncle_sams", 5, "celebrity_endorsement", 500),
        ("uncle_sams", 10, "double_burner", 300),
    ],
)
def test_free_upgrades_or_money(sign: str, popularity: int, upgrade: str, money: int) -> None:
    bit = 1 << GAME.ids["upgrade"].index(upgrade)
    table = reach(sign, popularity)
    table.play("1 draw 1")
    assert table.s.restaurants[0].upgrades == bit
    owned = reach(sign, popularity, upgrades=[upgrade, ""])
    owned.play(f"1 {owned.legal()[-1]}")
    bonus = sum(args[1] for args in owned.told("took-money"))
    assert bonus == money


@pytest.mark.rule("R11.2", "R8.12", "R8.7")
def test_soul_of_seoul_level_4_counts_for_the_recipe_that_reached_it() -> None:
    table = reach("soul_of_seoul", 10)
    assert table.s.restaurants[0].popularity == 13
    gourmet = reach("soul_of_seoul", 10, GOURMET, "cook 2")
    assert gourmet.s.restaurants[0].popularity == 15


@pytest.mark.rule("R11.2", "R7.17")
@pytest.mark.parametrize(
    ("popularity", "prices"), [(3, [200, 100, 300]), (7, [100, 100, 300]), (12, [100, 100, 200])]
)
def test_rising_sun_pays_less_at_shelves(popularity: int, prices: list[int]) -> None:
    s = Table(2, restaurants=["rising_sun", "pho_realz"], popularity=[popularity, 0]).s
    assert [shelf_price(s, s.figures[0], market) for market in (3, 4, 5)] == prices


@pytest.mark.rule("R11.2")
@pytest.mark.parametrize(("popularity", "kept"), [(1, 1), (5, 1), (10, 2)])
def test_leaning_tower_draws_action_cards(popularity: int, kept: int) -> None:
    deck = "taxes jackpot monopoly"
    table = reach("leaning_tower_of_eatsa", popularity, action_deck=deck)
    table.play("1 draw 1")
    if popularity > 1:
        assert table.phase == "pick-cards"
        assert table.refusal("1 hand discount") == "R11.2:not-drawn"
        while table.phase == "pick-cards":
            table.play(f"1 {table.legal()[0]}")
        assert len(table.told("discarded-card")) == 1
    assert len(table.s.restaurants[0].hand) == kept


@pytest.mark.rule("R11.2", "R8.12")
def test_souffle_away_level_2_pays_for_todays_recipe() -> None:
    assert money_of(reach("souffle_away", 1)) == 100
    assert money_of(reach("souffle_away", 0)) == 0


@pytest.mark.rule("R11.2", "Q37", "Q36")
def test_souffle_away_level_3_keeps_an_ingredient() -> None:
    table = reach("souffle_away", 5, ("onigiri lasagna", "rice scallions alien_goo"))
    assert table.phase == "keepsake"
    assert table.legal() == ["take rice", "take scallions"]
    assert table.refusal("1 take fish") == "R11.2:not-used"
    table.play("1 take rice")
    assert table.pantry(1) == "rice"


@pytest.mark.rule("R11.2", "R8.12")
def test_souffle_away_level_4_adds_to_gourmet_recipes() -> None:
    table = reach("souffle_away", 8, GOURMET, "cook 2")
    assert table.s.restaurants[0].popularity == 14


@pytest.mark.rule("R11.2", "R8.12", "R13.41")
@pytest.mark.parametrize(("sign", "gained"), [("souffle_away", 1), ("soul_of_seoul", 1)])
def test_of_two_recipes_cooked_today_each_counts_as_what_it_is(sign: str, gained: int) -> None:
    """A basic and a gourmet one: either sign rewards one of them."""
    recipes, pantry = GOURMET
    both = {"upgrades": ["double_burner", ""], "mastered_1": "jiaozi guacamole"}
    pantry = f"{pantry} rice scallions fish"
    table = reach(sign, 9, (recipes, pantry), "cook both", **both)
    plain = reach("pho_realz", 9, (recipes, pantry), "cook both", **both)
    won, usual = (one.s.restaurants[0].popularity for one in (table, plain))
    assert won == usual + gained


@pytest.mark.rule("R11.2", "R8.31")
@pytest.mark.parametrize(("popularity", "number"), [(1, 1), (5, 2), (10, 3)])
def test_crouching_dumpling_takes_from_any_shelf(popularity: int, number: int) -> None:
    table = reach("crouching_dumpling", popularity)
    table.play("1 draw 1")
    for _ in range(number):
        assert table.phase == "free-shelf"
        assert len(table.legal()) == 6
        table.play("1 market mystery_mart")
    assert len(table.s.restaurants[0].pantry) == number
    assert table.phase != "free-shelf"


@pytest.mark.rule("R11.4", "R11.3", "R3.5")
def test_an_upgrade_is_owned_once() -> None:
    table = Table(2, step="market", places=["island", "island"], money=[900, 900])
    table.play("1 upgrade double_burner 1", "2 upgrade double_burner 2")
    assert table.each("upgrades") == [4, 4]
    assert table.refusal("2 upgrade double_burner 2") == "R7.22:owned"
