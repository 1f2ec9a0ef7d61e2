"""Sections 5, 6: the order of a day, income, wheels, placement, the powers step."""

from __future__ import annotations

import pytest

from tablee.games.rivals.tests.table import Table

CHEFS = ["gohan_sushido", "general_stroganov", "pork_knuckles"]


@pytest.mark.rule("R6.1", "R11.3")
def test_income_grows_with_the_two_upgrades() -> None:
    upgrades = ["social_media_ads celebrity_endorsement", "social_media_ads"]
    table = Table(2, step="dawn", money=[100, 0], upgrades=upgrades)
    assert table.each("money") == [600, 400]


@pytest.mark.rule("R6.1", "Q2")
def test_celebrity_endorsement_may_bring_200() -> None:
    options = {"celebrity_income": "200"}
    table = Table(2, options, step="dawn", upgrades=["celebrity_endorsement", ""])
    assert table.each("money") == [500, 300]


@pytest.mark.rule("R5.2", "Q12")
@pytest.mark.parametrize(("day", "order"), [(1, [0, 1, 2, 3]), (6, [1, 2, 3, 0])])
def test_day_order_moves_on_one_seat_a_day(day: int, order: list[int]) -> None:
    assert Table(4, day=day).s.day_order() == order


@pytest.mark.rule("R5.1", "R1.4", "R5.3", "R6.3", "R6.5")
def test_the_wheels_are_secret_and_revealed_together() -> None:
    table = Table(3, step="wheels", chefs=CHEFS)
    assert table.starting("go") == [
        "carbtastic",
        "fruit_stand",
        "veggie_land",
        "chop_shop",
        "dairy_king",
        "mystery_mart",
        "island",
    ]
    table.play("2 go island", "1 go chop_shop")
    assert {table.place(seat) for seat in (1, 2, 3)} == {"home"}
    table.play("3 go island")
    assert [table.place(seat) for seat in (1, 2, 3)] == ["chop_shop", "island", "island"]
    assert table.phase == "placement"
    assert table.s.acting == 1


@pytest.mark.rule("R6.7", "Q48", "Q63")
def test_chefs_on_a_market_choose_a_filled_counter_or_the_shelf() -> None:
    places = ["carbtastic", "carbtastic", "island"]
    table = Table(
        3, step="placement", chefs=CHEFS, places=places, counter_carbtastic="bread - rice flour"
    )
    assert table.starting("stand", 1) == [
        "carbtastic-shelf",
        "carbtastic-1",
        "carbtastic-3",
        "carbtastic-4",
    ]
    assert table.refusal("1 stand carbtastic-2") == "R6.7:empty"
    assert table.refusal("1 stand chop_shop-2") == "R7.13:not-there"
    assert table.refusal("1 pass") == "R6.7:place"
    table.play("1 stand carbtastic-1")
    assert table.figures("space") == [-1] * 6
    table.play("2 stand carbtastic-1")
    assert table.figures("space") == [0, -1, 0, -1, -1, -1]


@pytest.mark.rule("R6.11", "R7.1")
def test_nothing_is_bought_before_buy_and_barter() -> None:
    table = Table(2, step="street", hand_1="taxes", money=[900, 900], chefs=CHEFS[:2])
    assert table.phase == "window"
    assert table.refusal("1 buy chop_shop-1") == "R6.11"
    assert table.refusal("1 offer 2") == "R6.11"


@pytest.mark.rule("R5.4", "R6.2")
def test_a_serial_window_polls_in_day_order_until_all_have_passed_in_a_row() -> None:
    hands = {"hand_1": "taxes", "hand_2": "discount jackpot", "hand_3": "food_recall"}
    table = Table(3, step="morning", day=2, money=[500, 500, 500], pantry_1="beef", **hands)
    assert table.seat == 2
    table.play("2 pass")
    assert table.seat == 3
    table.play("3 pass")
    assert table.seat == 1
    table.play("1 play taxes", "2 let", "3 let")
    assert table.each("money") == [900, 300, 300]
    assert table.seat == 2
    table.play("2 pass")
    assert table.seat == 3
    table.play("3 pass")
    assert table.phase == "wheels"


@pytest.mark.rule("R5.4", "R6.8", "Q69")
def test_who_is_asked_depends_on_nothing_secret() -> None:
    hands = {"hand_1": "clam_voyance go_vegan", "hand_3": "discount taxes"}
    table = Table(3, step="morning", **hands)
    assert (table.seat, table.legal()) == (1, ["pass"])
    table.play("1 pass")
    assert table.seat == 3
    table.play("3 play discount", "1 pass")
    assert table.phase == "wheels"


# --- the powers step ------------------------------------------------------------------------------


@pytest.mark.rule("R6.9", "Q12")
def test_the_powers_come_in_their_order() -> None:
    chefs = ["angus_khan", "senor_fuego", "kim_chi", "mortimer_sleazburger"]
    places = ["chop_shop", "chop_shop", "dairy_king", "chop_shop"]
    table = Table(
        4, step="powers", chefs=chefs, places=places, money=[500] * 4, garbage=[0, 0, 0, 1]
    )
    asked = []
    while table.phase != "beat":
        asked.append((table.phase, table.seat))
        table.play(f"{table.seat} no" if "no" in table.legal() else f"2 {table.legal()[0]}")
    assert asked == [("deed", 4), ("drama", 3), ("ban", 1), ("spare", 2), ("spare", 2)]


@pytest.mark.rule("R10.9", "R11.5", "Q16")
def test_mortimer_gives_garbage_but_not_to_the_same_player_two_days_in_a_row() -> None:
    chefs = ["mortimer_sleazburger", *CHEFS[:2]]
    table = Table(3, step="powers", chefs=chefs, garbage=[2, 0, 0], places=["island"] * 3)
    assert table.legal() == ["no", "target 2", "target 3"]
    table.play("1 target 2")
    assert table.each("garbage") == [1, 1, 0]
    table.s.mortimer_day = table.s.day - 1
    again = Table(3, step="powers", chefs=chefs, garbage=[2, 0, 0], day=4)
    again.s.mortimer_target, again.s.mortimer_day = 1, 3
    assert again.legal() == ["no", "target 3"]
    assert again.refusal("1 target 2") == "R10.9:yesterday"
    again.s.mortimer_day = 2
    assert again.legal() == ["no", "target 2", "target 3"]


@pytest.mark.rule("R10.9")
def test_mortimer_needs_garbage() -> None:
    table = Table(2, step="powers", chefs=["mortimer_sleazburger", "biff_brobeque"])
    assert table.phase == "beat"


@pytest.mark.rule("R10.7", "R6.10")
def test_kim_calls_a_chef_for_money_or_an_ingredient() -> None:
    chefs = ["kim_chi", *CHEFS[:2]]
    places = ["chop_shop", "dairy_king", "chop_shop"]
    table = Table(3, step="powers", chefs=chefs, places=places, money=[100, 0, 0], pantry_1="beef")
    assert table.legal() == ["no", "chef gohan_sushido"]
    assert table.refusal("1 chef general_stroganov") == "R10.7:not-that-chef"
    table.play("1 chef gohan_sushido")
    assert table.legal() == ["pay", "discard beef"]
    table.play("1 discard beef")
    assert table.pantry(1) == ""
    assert table.each("money") == [100, 0, 0]
    assert table.place(2) == "chop_shop"
    assert (table.phase, table.seat) == ("place", 2)
    table.play("2 stand chop_shop-3")
    assert table.figures("space")[2] == 13
    assert table.phase == "beat"


@pytest.mark.rule("R10.7")
def test_kim_works_on_the_island_and_not_from_home() -> None:
    chefs = ["kim_chi", "gohan_sushido"]
    there = Table(2, step="powers", chefs=chefs, places=["island", "chop_shop"], money=[100, 0])
    there.play("1 chef gohan_sushido", "1 pay")
    assert there.place(2) == "island"
    assert there.phase == "beat"
    home = Table(2, step="powers", chefs=chefs, places=["home", "chop_shop"], money=[100, 0])
    assert home.phase == "beat"


@pytest.mark.rule("R10.5", "Q49")
def test_angus_sends_a_chef_away() -> None:
    chefs = ["angus_khan", "gohan_sushido", "pork_knuckles"]
    table = Table(3, step="powers", chefs=chefs, places=["chop_shop", "chop_shop", "island"])
    assert table.legal() == ["no", "chef gohan_sushido"]
    assert table.refusal("1 chef pork_knuckles") == "R10.5:not-there"
    table.play("1 chef gohan_sushido")
    assert (table.phase, table.seat) == ("flee", 2)
    assert len(table.legal()) == 6
    assert table.refusal("2 go chop_shop") == "R10.5:same-place"
    table.play("2 go dairy_king")
    assert (table.phase, table.place(2)) == ("place", "dairy_king")


@pytest.mark.rule("R10.5")
def test_angus_does_nothing_on_the_island() -> None:
    table = Table(2, step="powers", chefs=["angus_khan", "kim_chi"], places=["island", "island"])
    assert table.phase == "beat"


@pytest.mark.rule("R10.13", "R5.6", "R5.7", "Q17", "R10.1")
def test_fuego_takes_from_those_he_does_not_spare() -> None:
    chefs = ["gohan_sushido", "senor_fuego", "biff_brobeque", "pork_knuckles"]
    places = ["mystery_mart"] * 3 + ["island"]
    table = Table(4, step="powers", chefs=chefs, places=places, money=[500, 0, 100, 500])
    assert table.legal() == ["hit biff_brobeque", "spare biff_brobeque"]
    table.play("2 hit biff_brobeque")
    assert table.legal() == ["hit gohan_sushido", "spare gohan_sushido"]
    table.play("2 spare gohan_sushido")
    assert table.each("money") == [500, 100, 0, 500]


# --- powers that hold a place ---------------------------------------------------------------------


@pytest.mark.rule("R6.6", "R10.8")
def test_lovehandles_blocks_the_counters_before_the_placement() -> None:
    chefs = ["lovehandles_mcfatterson", *CHEFS[:2]]
    table = Table(3, step="placement", chefs=chefs, places=["chop_shop"] * 3)
    assert (table.phase, table.seat) == ("spare", 1)
    table.play("1 hit gohan_sushido", "1 spare general_stroganov")
    assert table.phase == "placement"
    assert table.legal(2) == ["stand chop_shop-shelf"]
    assert table.refusal("2 stand chop_shop-1") == "R10.8:blocked"
    assert len(table.legal(3)) == 5
    assert len(table.legal(1)) == 5


@pytest.mark.rule("R10.8", "Q18")
def test_lovehandles_does_nothing_at_the_mystery_mart() -> None:
    chefs = ["lovehandles_mcfatterson", "kim_chi"]
    table = Table(2, step="placement", chefs=chefs, places=["mystery_mart"] * 2)
    assert table.phase == "placement"


@pytest.mark.rule("R10.8", "R6.10")
def test_chefs_step_back_when_lovehandles_arrives_and_are_free_when_he_leaves() -> None:
    chefs = ["kim_chi", "lovehandles_mcfatterson", "angus_khan"]
    places = ["chop_shop", "island", "chop_shop"]
    table = Table(
        3,
        step="powers",
        chefs=chefs,
        places=places,
        spaces=["chop_shop-1", "shelf", "chop_shop-2"],
        money=[500, 500, 500],
    )
    table.play("1 chef lovehandles_mcfatterson", "1 pay")
    assert (table.phase, table.seat) == ("spare", 2)
    table.play("2 hit angus_khan", "2 hit kim_chi")
    assert table.figures("space")[0] == table.figures("space")[4] == -1
    assert table.mask("barred") == 0b010001
    table.play("2 stand chop_shop-4")
    assert table.phase == "ban"
    table.play("3 chef lovehandles_mcfatterson", "2 go island")
    assert table.mask("barred") == 0


@pytest.mark.rule("R10.2", "R7.2")
@pytest.mark.parametrize("place", ["chop_shop", "mystery_mart", "island"])
def test_antoine_taxes_those_at_his_location_but_for_the_spared(place: str) -> None:
    chefs = ["antoine_baguette", *CHEFS]
    table = Table(4, step="market", chefs=chefs, places=[place, place, place, "fruit_stand"])
    table.play("1 hit gohan_sushido", "1 spare general_stroganov")
    assert table.mask("taxed") == 0b0100
    assert table.phase == "beat"
