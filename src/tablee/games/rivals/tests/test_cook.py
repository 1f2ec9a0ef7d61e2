"""Section 8.1, 8.2: cooking, from the declaration to the garbage."""

from __future__ import annotations

import pytest

from tablee.games.rivals.tests.kitchen import fill, kitchen, serve
from tablee.games.rivals.tests.table import GAME
from tablee.kernel import Rng, legal, play
from tablee.kernel.engine import awaited

CLOCK = {"schedule": "clock"}


# --- what may be cooked -----------------------------------------------------------------------


@pytest.mark.rule("R8.2", "R8.3", "R8.4", "R1.2")
def test_only_what_can_be_filled_can_be_cooked() -> None:
    table = kitchen("onigiri lasagna", "rice scallions fish")
    assert table.legal(1) == ["cook none", "cook 1"]
    assert table.refusal("1 cook 2") == "R8.4:missing"
    table.play("1 cook 1")
    assert table.s.acting == 0b10


@pytest.mark.rule("R8.2")
def test_without_a_double_burner_it_is_not_ingredients_that_are_missing_for_two() -> None:
    table = kitchen("onigiri lasagna", "rice scallions fish noodles tomato beef cheese")
    assert table.legal(1) == ["cook none", "cook 1", "cook 2"]
    assert table.refusal("1 cook both") == "R8.2"


@pytest.mark.rule("R8.3")
def test_a_declaration_has_its_order() -> None:
    table = kitchen("onigiri lasagna", "rice scallions fish alien_goo", hand_1="go_vegan")
    assert table.legal(1) == ["no", "play go_vegan"]
    assert table.refusal("1 cook 1") == "R8.3"
    table.play("1 no")
    assert table.refusal("1 play go_vegan") == "R8.3"
    table.play("1 cook 1")
    assert table.refusal("1 cook 2") == "R8.3"


@pytest.mark.rule("Q72", "R8.3", "R8.4")
def test_only_fillings_with_an_alternative_are_asked() -> None:
    table = kitchen("onigiri lasagna", "rice scallions fish alien_goo alien_goo")
    table.play("1 cook 1", "1 use rice", "1 use alien_goo")
    assert table.legal(1) == ["use fish", "use alien_goo"]
    assert table.refusal("1 use bread") == "R8.4"
    forced = kitchen("onigiri lasagna", "rice scallions alien_goo").play("1 cook 1")
    assert forced.s.acting == 0b10, "the goo has to be the fish"


@pytest.mark.rule("Q72")
def test_by_the_first_rules_every_filling_is_asked() -> None:
    options = GAME.settle(2, {})
    where: dict[str, object] = {"step": "cook", "recipes_1": "onigiri lasagna"}
    where["pantry_1"] = "rice scallions fish"
    s = GAME.under(1).position(2, options, Rng.seeded("1"), where)
    play(s, 0, GAME.catalogue.parse("cook 1"))
    assert legal(s, 0) == [GAME.catalogue.parse("use rice")]
    for text in ("use rice", "use scallions", "use fish"):
        play(s, 0, GAME.catalogue.parse(text))
    assert s.acting == 0b10


@pytest.mark.rule("Q39", "R8.3")
def test_people_may_change_a_declaration_until_all_have_declared() -> None:
    table = kitchen("onigiri lasagna", "rice scallions fish", options=CLOCK)
    table.play("1 cook none")
    assert (table.legal(1), awaited(table.s)) == (["back"], [1])
    assert table.refusal("1 cook 1") == "R8.3:declared"
    table.play("1 back")
    assert awaited(table.s) == [0, 1]
    table.play("2 cook none", "1 cook 1")
    assert table.each("popularity") == [2, 0]


@pytest.mark.rule("Q39", "R5.9")
def test_a_declaration_stands_when_the_others_run_out_of_time() -> None:
    table = kitchen("onigiri lasagna", "rice scallions fish", options=CLOCK)
    table.play("1 cook 1", "0 expire")
    assert table.each("popularity") == [2, 0]
    unfinished = kitchen("onigiri lasagna", "rice scallions fish alien_goo", options=CLOCK)
    unfinished.play("1 cook 1", "1 use rice", "0 expire")
    assert unfinished.pantry(1) == "alien_goo"
    assert unfinished.each("popularity") == [2, 0], "the exact cards fill the rest (D27)"


@pytest.mark.rule("R8.3", "R5.3", "Q39")
def test_declarations_are_secret_until_all_have_declared() -> None:
    table = kitchen("onigiri lasagna", "rice scallions fish")
    table.play("1 cook 1")
    assert table.pantry(1) == "rice scallions fish"
    assert table.each("popularity") == [0, 0]
    table.play("2 cook none")
    assert table.each("popularity") == [2, 0]


@pytest.mark.rule("R8.2", "Q22", "R13.41")
def test_both_recipes_need_a_double_burner_and_cards_for_both() -> None:
    pantry = "rice scallions fish noodles tomato beef cheese"
    assert "cook both" not in kitchen("onigiri lasagna", pantry).legal(1)
    upgrades = ["double_burner", ""]
    assert "cook both" in kitchen("onigiri lasagna", pantry, upgrades=upgrades).legal(1)
    shared = kitchen("onigiri mapo_tofu", "rice scallions fish beans pork tofu", upgrades=upgrades)
    assert shared.legal(1) == ["cook none", "cook 1", "cook 2"]


@pytest.mark.rule("R8.4", "R8.20")
def test_alien_goo_fills_anything() -> None:
    table = kitchen("onigiri lasagna", "rice alien_goo fish")
    serve(table, "cook 1")
    assert table.s.restaurants[0].popularity == 2


@pytest.mark.rule("R8.4", "R8.22", "R8.10")
def test_tofu_fills_a_meat_and_saves_garbage() -> None:
    """E12."""
    table = kitchen("kung_pao_chicken lasagna", "rice beans peppers tofu")
    fill(table, "cook 1")
    assert (table.s.restaurants[0].popularity, table.s.restaurants[0].garbage) == (4, 0)
    exact = kitchen("kung_pao_chicken lasagna", "rice beans peppers poultry")
    fill(exact, "cook 1")
    assert exact.s.restaurants[0].garbage == 1


@pytest.mark.rule("R8.22")
def test_tofu_that_is_required_saves_nothing() -> None:
    table = kitchen("onigiri bun_rieu", "noodles tomato scallions seafood tofu")
    fill(table, "cook 2")
    assert table.s.restaurants[0].garbage == 1


@pytest.mark.rule("R8.4", "R10.10")
def test_phyllis_cooks_with_any_meat() -> None:
    """E6."""
    where = {"recipes": "bulgogi lasagna", "pantry": "sweet_fruit garlic onion pork"}
    other = kitchen(**where)
    assert other.legal(1) == ["cook none"]
    table = kitchen(**where, chefs=["phyllis_grubman", "kim_chi"])
    serve(table, "cook 1")
    assert table.s.restaurants[0].popularity == 4


@pytest.mark.rule("R10.3", "R8.4", "Q36")
@pytest.mark.parametrize(
    ("pantry", "money", "garbage"),
    [
        ("flour beef pork", 300, 1),
        ("flour beef tofu", 0, 0),
        ("flour beef alien_goo", 300, 1),
        ("flour leafy_greens pork", 0, 1),
    ],
)
def test_biff_is_paid_for_two_meats(pantry: str, money: int, garbage: int) -> None:
    """E13."""
    table = kitchen("jiaozi lasagna", pantry, chefs=["biff_brobeque", "kim_chi"])
    serve(table, "cook 1")
    assert (table.s.restaurants[0].money, table.s.restaurants[0].garbage) == (money, garbage)


@pytest.mark.rule("R10.4", "R8.4", "Q34", "R3.10")
def test_gardena_saves_animals() -> None:
    """E14."""
    table = kitchen(
        "yakisoba lasagna",
        "noodles carrot onion onion",
        chefs=["gardena_eden", "kim_chi"],
        recipes_2="banh_mi pho_bo",
        pantry_2="bread carrot pork beef",
    )
    table.play("1 cook 1", "2 cook 1")
    assert (table.phase, table.legal()) == ("gardena", ["no", "target 2"])
    table.play("1 target 2")
    assert table.legal() == ["discard beef"]
    assert table.refusal("2 discard pork") == "R10.4:not-that"
    table.play("2 discard beef")
    assert table.pantry(2) == "bread carrot pork"
    table.play("1 draw 1", "2 draw 1")
    assert table.pantry(2) == ""
    assert table.each("popularity") == [3, 3]


@pytest.mark.rule("R10.4", "R9.6")
def test_gardena_can_be_stopped() -> None:
    table = kitchen(
        "yakisoba lasagna",
        "noodles carrot onion onion",
        chefs=["gardena_eden", "kim_chi"],
        recipes_2="banh_mi pho_bo",
        pantry_2="beef",
        hand_2="clam_voyance",
    )
    serve(table, "cook 1")
    table.play("1 target 2", "2 clam")
    assert table.pantry(2) == "beef"


@pytest.mark.rule("R9.19", "R8.4", "R9.2")
def test_go_vegan_replaces_meat_and_dairy() -> None:
    table = kitchen("onion_soup lasagna", "bread onion carrot", hand_1="go_vegan")
    assert table.legal(1) == ["no", "play go_vegan"]
    serve(table, "play go_vegan", "cook 1")
    assert table.s.restaurants[0].popularity == 3
    assert table.hand(1) == ""
    plain = kitchen("onion_soup lasagna", "bread onion carrot", hand_1="go_vegan")
    plain.play("1 no")
    assert plain.legal(1) == ["cook none"]


@pytest.mark.rule("R8.4")
def test_a_filling_must_leave_the_rest_possible() -> None:
    table = kitchen(
        "onion_soup lasagna",
        "bread onion beef cheese",
        chefs=["biff_brobeque", "kim_chi"],
    )
    table.play("1 cook 1")
    assert table.legal(1) == ["use onion", "use beef"]
    greedy = kitchen(
        "jiaozi lasagna", "flour alien_goo leafy_greens", chefs=["biff_brobeque", "kim_chi"]
    )
    greedy.play("1 cook 1", "2 cook none")
    assert greedy.s.restaurants[0].popularity, "the goo was left for the meat"


# --- extras and reviews -----------------------------------------------------------------------


@pytest.mark.rule("R8.5", "R8.20", "R8.23")
def test_alien_goo_is_no_extra() -> None:
    """E5."""
    table = kitchen("onigiri lasagna", "rice scallions fish alien_goo")
    fill(table, "cook 1")
    assert table.s.restaurants[0].popularity == 2


@pytest.mark.rule("R8.5", "R8.6", "R8.23", "R8.24")
def test_sauce_for_a_basic_recipe_and_wine_for_a_gourmet_one() -> None:
    basic = kitchen("onigiri lasagna", "rice scallions fish secret_sauce wine")
    serve(basic, "cook 1", "extra")
    assert (basic.s.restaurants[0].popularity, basic.pantry(1)) == (3, "wine")
    gourmet = kitchen("onigiri lasagna", "noodles tomato beef cheese secret_sauce wine")
    serve(gourmet, "cook 2", "extra")
    assert (gourmet.s.restaurants[0].popularity, gourmet.pantry(1)) == (6, "secret_sauce")
    without = kitchen("onigiri lasagna", "rice scallions fish secret_sauce")
    serve(without, "cook 1", "plain")
    assert (without.s.restaurants[0].popularity, without.pantry(1)) == (2, "secret_sauce")


@pytest.mark.rule("R8.24")
def test_a_wine_that_fills_a_requirement_gives_nothing() -> None:
    table = kitchen("onigiri coq_au_vin", "carrot poultry butter wine")
    fill(table, "cook 2")
    assert table.s.restaurants[0].popularity == 6


@pytest.mark.rule("R9.14", "Q32", "R8.6", "R8.7")
def test_a_five_star_review_is_worth_one_when_cooked() -> None:
    table = kitchen("onigiri lasagna", "rice scallions fish", hand_1="five_star_review")
    table.play("1 play five_star_review")
    assert table.legal(1) == ["review 1", "review 2"]
    serve(table, "review 1", "cook 1")
    assert table.s.restaurants[0].popularity == 3
    assert len(table.s.discards) == 1
    assert table.reviews() == [-1] * 4


@pytest.mark.rule("R9.14")
def test_a_review_may_wait_for_a_later_day() -> None:
    table = kitchen("onigiri lasagna", "", hand_1="five_star_review")
    serve(table, "play five_star_review", "review 2", "cook none")
    assert table.reviews()[1] >= 0
    assert not table.s.discards


# --- popularity -------------------------------------------------------------------------------


@pytest.mark.rule("R8.6", "R11.1")
@pytest.mark.parametrize(
    ("sign", "recipes", "pantry", "cook", "gain"),
    [
        ("rising_sun", "onigiri chirashi_bowling", "rice avocado fish seafood egg", "cook 2", 7),
        (
            "soul_of_seoul",
            "kimchi_pancakes pho_bo",
            "flour leafy_greens scallions egg",
            "cook 1",
            4,
        ),
        ("uncle_sams", "kimchi_pancakes pho_bo", "flour leafy_greens scallions egg", "cook 1", 3),
    ],
)
def test_ones_own_cuisine_is_worth_one_more(
    sign: str, recipes: str, pantry: str, cook: str, gain: int
) -> None:
    """E1, E2."""
    table = kitchen(recipes, pantry, restaurants=[sign, "crouching_dumpling"])
    fill(table, cook)
    assert table.s.restaurants[0].popularity == gain


@pytest.mark.rule("R8.6", "Q7", "R8.10")
@pytest.mark.parametrize(("garbage", "gain"), [(0, 3), (2, 1), (4, 0)])
def test_garbage_lowers_the_gain_and_stays(garbage: int, gain: int) -> None:
    """E8."""
    table = kitchen("quesadilla lasagna", "flour peppers cheese", garbage=[garbage, 0])
    fill(table, "cook 1")
    assert (table.s.restaurants[0].popularity, table.s.restaurants[0].garbage) == (
        gain,
        garbage + 1,
    )


@pytest.mark.rule("R8.6", "Q22", "R8.10")
def test_with_two_recipes_the_penalty_hits_both_and_garbage_comes_after() -> None:
    table = kitchen(
        "quesadilla lasagna",
        "flour peppers cheese noodles tomato beef cheese",
        garbage=[1, 0],
        upgrades=["double_burner", ""],
        popularity=[0, 0],
    )
    fill(table, "cook both")
    assert table.s.restaurants[0].popularity == 2 + 4
    assert table.s.restaurants[0].garbage == 1 + 1 + 1


# --- resolution -------------------------------------------------------------------------------


@pytest.mark.rule("R8.7", "R8.9", "R8.13", "Q58")
def test_used_cards_go_to_their_piles_and_a_new_recipe_comes() -> None:
    table = kitchen(
        "onigiri lasagna",
        "rice scallions fish",
        basic_deck="guacamole",
        counter_carbtastic="bread bread bread -",
        counter_veggie_land="onion onion onion -",
        counter_chop_shop="beef beef beef -",
    )
    fill(table, "cook 1")
    assert table.recipes(1) == "guacamole lasagna"
    assert [len(tray) for tray in (market.tray for market in table.s.markets)][:4:2] == [1, 1]
    assert len(table.s.markets[3].tray) == 1
    assert table.cooked() == [1, 0, 0, 0]
    assert len(table.s.restaurants[0].mastered) == 1


@pytest.mark.rule("R8.7", "R5.2")
def test_players_resolve_in_day_order() -> None:
    table = kitchen(
        "onigiri lasagna",
        "rice scallions fish",
        day=2,
        recipes_2="egg_fried_rice pho_bo",
        pantry_2="rice scallions egg",
    )
    table.play("1 cook 1")
    table.play("2 cook 1")
    assert [args[0] for args in table.told("cooked")] == [1, 0]


@pytest.mark.rule("R8.9", "Q3", "R11.3")
def test_a_recipe_book_shows_four_and_keeps_one() -> None:
    table = kitchen(
        "onigiri lasagna",
        "rice scallions fish",
        upgrades=["basic_recipe_book", ""],
        basic_deck="guacamole gnocchi bruschetta jiaozi banh_mi",
    )
    size = len(table.s.decks[0])
    fill(table, "cook 1")
    assert table.phase == "read"
    assert sorted(table.starting("recipe")) == ["bruschetta", "gnocchi", "guacamole", "jiaozi"]
    assert table.refusal("1 recipe banh_mi") == "R8.9:not-drawn"
    table.play("1 recipe gnocchi")
    assert table.recipes(1) == "gnocchi lasagna"
    assert len(table.s.decks[0]) == size - 1
    assert all(table.s.knows[card] == 0 for card in table.s.decks[0][:3])


@pytest.mark.rule("R8.9", "R11.3")
def test_a_book_is_for_its_own_sort_of_recipes() -> None:
    table = kitchen(
        "onigiri lasagna",
        "rice scallions fish noodles tomato beef cheese",
        upgrades=["gourmet_recipe_book double_burner", ""],
        gourmet_deck="tiramisu coq_au_vin mapo_tofu thanksgiving_dinner",
    )
    fill(table, "cook both")
    table.play("1 draw 1")
    assert len(table.told("new-recipe")) == 1, "the basic one came without a choice"
    table.play("1 draw 2")
    assert sorted(table.starting("recipe")) == [
        *("coq_au_vin", "mapo_tofu"),
        *("thanksgiving_dinner", "tiramisu"),
    ]


@pytest.mark.rule("R8.9", "Q41")
def test_a_short_recipe_deck_gets_the_mastered_recipes_under_it() -> None:
    table = kitchen(
        "onigiri lasagna", "rice scallions fish", mastered_2="guacamole", basic_deck="jiaozi"
    )
    s = table.s
    s.gone += s.decks[0][:-1]
    s.decks[0] = s.decks[0][-1:]
    fill(table, "cook 1")
    assert table.recipes(1) == "jiaozi lasagna"
    s.gone += s.decks[0]
    s.decks[0] = []
    again = kitchen("onigiri lasagna", "rice scallions fish", mastered_2="guacamole")
    again.s.gone += again.s.decks[0]
    again.s.decks[0] = []
    fill(again, "cook 1")
    assert again.recipes(1).split()[0] in ("guacamole", "onigiri")
    assert again.cooked() == [1, 0, 1, 0]
