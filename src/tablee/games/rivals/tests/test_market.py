"""Section 7.1, 7.2: the serial schedule, purchases, prices, claims."""

from __future__ import annotations

import pytest

from tablee.games.rivals.rules.buying import counter_price, price, shelf_price
from tablee.games.rivals.tests.table import Table

CHEFS = ["gardena_eden", "mortimer_sleazburger", "biff_brobeque"]
CARBS = "bread flour noodles potato"


def shop(places: list[str], money: list[int], **more: object) -> Table:
    """A market day of quiet chefs."""
    chefs = CHEFS[: len(places)]
    return Table(len(places), step="market", **{"chefs": chefs, **more}, places=places, money=money)


@pytest.mark.rule("R7.10", "R5.2")
def test_beats_go_round_and_the_start_moves_on_each_tick() -> None:
    chefs = ["biff_brobeque", "gardena_eden", "gohan_sushido", "phyllis_grubman"]
    where = {"chefs": chefs, "places": ["island"] * 4, "money": [900] * 4}
    table = Table(4, step="market", day=6, **where)
    order = []
    for _ in range(16):
        order.append(table.seat - 1)
        table.play(f"{table.seat} buy-card")
    assert order == [1, 2, 3, 0, 2, 3, 0, 1, 3, 0, 1, 2, 0, 1, 2, 3]


@pytest.mark.rule("R7.10", "R7.3")
def test_one_command_a_beat() -> None:
    table = shop(["carbtastic", "island"], [500, 500], counter_carbtastic=CARBS)
    table.play("1 buy carbtastic-1")
    assert table.seat == 2
    assert table.refusal("1 buy carbtastic-2") == "R7.10:not-your-beat"


@pytest.mark.rule("R7.11", "R7.12")
def test_the_phase_ends_after_a_tick_of_passes() -> None:
    table = shop(["carbtastic", "island"], [500, 500])
    table.play("1 pass", "2 buy-card", "2 pass", "1 shelf carbtastic")
    assert table.phase == "beat"
    table.play("1 pass", "2 pass")
    assert table.phase == "window"


@pytest.mark.rule("R7.11")
def test_the_phase_ends_after_sixty_ticks() -> None:
    table = shop(["island", "island"], [9000, 9000], garbage=[90, 90])
    beats = 0
    while table.phase == "beat":
        table.play(f"{table.seat} dump")
        beats += 1
    assert beats == 120


@pytest.mark.rule("R7.13", "R7.14", "R3.8")
def test_a_counter_is_bought_where_the_chef_is_and_stays_empty() -> None:
    table = shop(["carbtastic", "island"], [300, 500], counter_carbtastic=CARBS)
    table.play("1 buy carbtastic-2")
    assert table.pantry(1) == "flour"
    assert table.s.restaurants[0].money == 200
    assert table.counter("carbtastic") == "bread - noodles potato"
    assert table.refusal("2 buy carbtastic-1") == "R7.13:not-there"
    table.play("2 pass", "2 pass")
    assert table.refusal("1 buy carbtastic-2") == "R7.14:empty"


@pytest.mark.rule("R7.15", "Q42", "R7.19")
def test_a_shelf_gives_its_top_card_and_runs_empty() -> None:
    table = shop(["carbtastic", "island"], [500, 0], shelf_carbtastic="rice bread")
    table.play("1 shelf carbtastic")
    assert table.pantry(1) == "rice"
    table.play("2 pass", "2 pass", "1 shelf carbtastic")
    assert table.pantry(1) == "bread rice"
    table.s.markets[0].tray += table.s.markets[0].shelf
    table.s.markets[0].shelf = []
    assert table.refusal("1 shelf carbtastic") == "R7.15:empty"
    table.s.restaurants[0].money = 0
    assert table.refusal("1 buy carbtastic-1") == "R7.19:money"


@pytest.mark.rule("R7.16", "Q1", "R11.3", "R9.3")
def test_the_island_sells_cards_and_upgrades() -> None:
    table = shop(["island", "carbtastic"], [900, 900], action_deck="discount")
    assert table.refusal("2 buy-card") == "R7.10:not-your-beat"
    table.play("1 buy-card")
    assert (table.hand(1), table.s.restaurants[0].money) == ("discount", 700)
    assert table.refusal("2 buy-card") == "R7.16:not-there"
    table.play("2 pass", "2 pass")
    assert "play discount" in table.legal()
    table.play("1 upgrade celebrity_endorsement 1")
    assert (table.each("upgrades"), table.s.restaurants[0].money) == ([16, 0], 100)


@pytest.mark.rule("R7.16", "Q40")
def test_an_empty_action_deck_is_made_again_from_its_discards() -> None:
    table = shop(["island", "island"], [900, 900], action_discard="discount taxes")
    table.s.gone += table.s.deck
    table.s.deck = []
    table.play("1 buy-card", "2 buy-card", "2 pass")
    assert sorted([table.hand(1), table.hand(2)]) == ["discount", "taxes"]
    assert "buy-card" not in table.legal()
    assert table.refusal("1 buy-card") == "R7.16:no-card"


@pytest.mark.rule("R7.22", "Q57")
def test_an_upgrade_may_be_bought_for_somebody_who_lacks_it() -> None:
    table = shop(["island", "carbtastic"], [900, 0], upgrades=["", "double_burner"])
    assert table.refusal("1 upgrade double_burner 2") == "R7.22:owned"
    assert table.refusal("1 upgrade double_burner 3") == "R4.12:no-seat"
    assert table.refusal("1 upgrade double_burner 8") == "R4.12:no-seat"
    table.play("1 upgrade social_media_ads 2")
    assert table.each("upgrades") == [0, 12]
    assert table.each("money") == [500, 0]


@pytest.mark.rule("R7.20", "Q56", "R8.21", "R11.5")
def test_garbage_and_chocolate_on_the_island() -> None:
    table = shop(["island", "carbtastic"], [100, 900], garbage=[2, 1], pantry_1="chocolate")
    table.s.figures[0].taxed = True
    table.play("1 dump")
    assert (table.s.restaurants[0].garbage, table.s.restaurants[0].money) == (1, 0)
    assert table.refusal("2 dump") == "R7.20"
    table.play("2 pass", "2 pass", "1 sell-chocolate")
    assert (table.pantry(1), table.s.restaurants[0].money) == ("", 500)
    assert len(table.s.markets[5].tray) == 1


@pytest.mark.rule("R7.17", "Q9", "Q10", "R9.17", "R9.30")
def test_prices() -> None:
    """E10."""
    restaurants = ["rising_sun", "pho_realz"]
    s = shop(["chop_shop", "island"], [0, 0], restaurants=restaurants, popularity=[7, 0]).s
    assert [shelf_price(s, s.figures[0], market) for market in range(6)] == [
        100,
        100,
        100,
        100,
        100,
        300,
    ]
    assert counter_price(s, s.figures[0], 3) == 200
    other, one = s.figures[1], s.restaurants[1]
    other.taxed = True
    assert counter_price(s, other, 3) == 300
    one.discount = True
    assert counter_price(s, other, 3) == 200
    other.taxed = False
    assert counter_price(s, other, 0) == 100
    assert price(s, other, 600, False) == 300
    one.discount = False
    one.doubled = True
    assert counter_price(s, other, 4) == 400
    assert price(s, other, 300, False) == 300


@pytest.mark.rule("R7.18", "R9.22", "R7.23", "Q24")
def test_rats_keep_others_out_until_somebody_pays() -> None:
    table = shop(
        ["carbtastic", "carbtastic"],
        [900, 900],
        day=3,
        rats_carbtastic=[2, 2],
        spaces=["shelf"] * 2,
    )
    assert table.refusal("1 buy carbtastic-1") == "R9.22:rats"
    assert table.refusal("1 shelf carbtastic") == "R9.22:rats"
    assert table.refusal("1 pay-rats chop_shop") == "R7.23:no-rats"
    table.play("1 pay-rats carbtastic")
    assert table.s.restaurants[0].money == 400
    table.play("2 pass", "2 pass", "1 shelf carbtastic")
    assert len(table.s.restaurants[0].pantry) == 1


@pytest.mark.rule("R7.23", "R9.22")
def test_rats_stay_on_their_first_day_and_never_bar_their_owner() -> None:
    table = shop(["carbtastic", "carbtastic"], [900, 900], day=3, rats_carbtastic=[2, 3])
    assert table.refusal("1 pay-rats carbtastic") == "R7.23:today"
    table.play("1 pass")
    assert "shelf carbtastic" in table.legal()
    assert table.refusal("2 pay-rats carbtastic") == "R7.23:own"


@pytest.mark.rule("R7.21", "Q13", "R7.2")
def test_a_claim_lasts_until_its_owner_has_had_a_beat() -> None:
    """E19."""
    table = shop(
        ["fruit_stand", "island", "fruit_stand"],
        [500, 500, 500],
        spaces=["shelf", "shelf", "fruit_stand-3"],
        counter_fruit_stand="avocado beans tomato",
    )
    assert table.refusal("1 buy fruit_stand-3") == "R7.21:claimed"
    table.play("1 pass", "2 pass", "3 buy fruit_stand-1", "2 pass", "3 pass")
    assert "buy fruit_stand-3" in table.legal(1)


@pytest.mark.rule("R7.21")
def test_the_owner_of_a_claim_may_buy_at_once() -> None:
    table = shop(
        ["fruit_stand", "fruit_stand"], [500, 500], spaces=["shelf", "fruit_stand-1"], day=2
    )
    table.play("2 buy fruit_stand-1")
    assert table.refusal("1 buy fruit_stand-1") == "R7.14:empty"


# --- powers of the market ---------------------------------------------------------------------


@pytest.mark.rule("R10.6", "R3.10", "Q15")
def test_stroganov_takes_from_storage_for_100() -> None:
    """E15."""
    table = shop(
        ["island", "island"],
        [300, 0],
        chefs=["general_stroganov", "kim_chi"],
        recipes_2="cheeseburger lasagna",
        pantry_2="tomato tomato tomato beef potato wine",
    )
    table.play("1 comrade 2")
    assert table.legal() == ["take potato", "take tomato"]
    assert table.refusal("1 take beef") == "R10.6:not-stored"
    table.play("1 take potato")
    assert table.each("money") == [200, 100]
    assert table.pantry(1) == "potato"
    table.play("2 pass", "2 pass")
    assert table.refusal("1 comrade 2") == "R10.6:not-now"


@pytest.mark.rule("R10.6", "R9.10", "R9.6")
def test_stroganov_stopped_by_clam_voyance_pays_nothing() -> None:
    table = shop(
        ["island", "island"],
        [300, 0],
        chefs=["general_stroganov", "kim_chi"],
        pantry_2="potato potato potato",
        hand_2="clam_voyance",
    )
    table.play("1 comrade 2", "2 clam")
    assert table.each("money") == [300, 0]
    assert table.seat == 2
    table.play("2 pass", "2 pass")
    assert not table.starting("comrade")


@pytest.mark.rule("R10.12", "Q15", "R7.17")
def test_gohan_buys_from_a_market_where_nobody_stands() -> None:
    chefs = ["gohan_sushido", "kim_chi"]
    table = shop(["island", "chop_shop"], [300, 500], chefs=chefs, shelf_dairy_king="milk")
    assert table.starting("foodshido") == ["carbtastic", "fruit_stand", "veggie_land", "dairy_king"]
    assert table.refusal("1 foodshido chop_shop") == "R10.12:not-now"
    table.play("1 foodshido dairy_king")
    assert (table.pantry(1), table.s.restaurants[0].money) == ("milk", 100)
    table.play("2 pass", "2 pass")
    assert not table.starting("foodshido")


@pytest.mark.rule("R10.11", "R10.2")
def test_pork_knuckles_buys_one_card_from_anywhere() -> None:
    table = shop(["chop_shop", "island"], [900, 0], chefs=["pork_knuckles", "kim_chi"])
    table.s.figures[0].taxed = True
    table.play("1 buy-card")
    assert table.s.restaurants[0].money == 600
    table.play("2 pass", "2 pass")
    assert "buy-card" not in table.legal()


@pytest.mark.rule("R10.10", "Q35")
def test_phyllis_buys_two_for_300() -> None:
    table = shop(
        ["chop_shop", "island"],
        [300, 0],
        chefs=["phyllis_grubman", "kim_chi"],
        counter_chop_shop="beef - fish -",
        shelf_chop_shop="pork",
    )
    table.play("1 bundle")
    assert table.s.restaurants[0].money == 0
    assert table.legal() == ["shelf chop_shop", "buy chop_shop-1", "buy chop_shop-3"]
    assert table.refusal("1 buy chop_shop-2") == "R10.10:not-there"
    table.play("1 buy chop_shop-3")
    assert table.seat == 1
    table.play("1 shelf chop_shop")
    assert table.pantry(1) == "fish pork"
    assert table.seat == 2
    table.play("2 pass", "2 pass")
    assert table.refusal("1 bundle") == "R10.10:not-now"
    rich = shop(["chop_shop", "island"], [900, 0], chefs=["phyllis_grubman", "kim_chi"])
    rich.play("1 bundle", "1 shelf chop_shop", "1 shelf chop_shop", "2 pass", "2 pass")
    assert rich.refusal("1 bundle") == "R10.10:not-now", "once a day"


@pytest.mark.rule("R10.10", "Q35")
@pytest.mark.parametrize(
    ("taxed", "doubled", "discount", "cost"),
    [(0, 0, 0, 300), (1, 0, 0, 500), (0, 1, 0, 600), (0, 0, 1, 200), (1, 1, 1, 400)],
)
def test_the_price_of_a_bundle(taxed: int, doubled: int, discount: int, cost: int) -> None:
    table = shop(["chop_shop", "island"], [900, 0], chefs=["phyllis_grubman", "kim_chi"])
    table.s.figures[0].taxed = bool(taxed)
    table.s.restaurants[0].doubled = bool(doubled)
    table.s.restaurants[0].discount = bool(discount)
    table.play("1 bundle")
    assert table.s.restaurants[0].money == 900 - cost


@pytest.mark.rule("R10.10")
def test_no_bundle_of_one() -> None:
    chefs = ["phyllis_grubman", "kim_chi"]
    table = shop(["chop_shop", "island"], [900, 0], chefs=chefs, counter_chop_shop="beef - - -")
    table.s.markets[3].tray += table.s.markets[3].shelf
    table.s.markets[3].shelf = []
    assert "bundle" not in table.legal()


@pytest.mark.rule("R7.20", "R11.2")
def test_el_luchador_throws_out_garbage_anywhere_for_200() -> None:
    restaurants = ["el_luchador_picante", "pho_realz"]
    table = shop(
        ["chop_shop", "chop_shop"],
        [300, 300],
        restaurants=restaurants,
        popularity=[12, 12],
        garbage=[1, 1],
    )
    table.play("1 dump")
    assert (table.each("garbage"), table.each("money")) == ([0, 1], [100, 300])
    assert table.refusal("2 dump") == "R7.20"


@pytest.mark.rule("R7.31", "R7.20")
def test_a_bidder_throws_out_nothing_from_afar() -> None:
    table = shop(
        ["chop_shop", "chop_shop"],
        [600, 600],
        spaces=["chop_shop-1", "chop_shop-1"],
        restaurants=["el_luchador_picante", "pho_realz"],
        popularity=[12, 12],
        garbage=[1, 1],
    )
    assert table.refusal("1 dump") == "R7.31"
    assert table.refusal("1 order chop_shop-2") == "R7.3", "no command at all"
    table.play("1 pass")
    assert table.refusal("2 dump") == "R7.20", "it never could"


@pytest.mark.rule("R7.31", "R10.10")
def test_phyllis_buys_no_bundle_while_she_bids() -> None:
    table = shop(
        ["chop_shop", "chop_shop"],
        [900, 900],
        chefs=["phyllis_grubman", "mortimer_sleazburger"],
        spaces=["chop_shop-1", "chop_shop-1"],
    )
    assert table.refusal("1 bundle") == "R7.31"


@pytest.mark.rule("R8.8", "Q4")
def test_recipes_are_not_thrown_away_but_by_the_option() -> None:
    where: dict[str, object] = {"step": "market", "recipes_1": "onigiri lasagna"}
    assert not Table(2, **where).starting("toss")
    table = Table(2, {"free_recipe_discard": "yes"}, basic_deck="guacamole", **where)
    table.play("1 toss 1")
    assert table.recipes(1) == "guacamole lasagna"
    table.play("2 pass", "2 pass")
    assert table.starting("toss") == ["2"]
