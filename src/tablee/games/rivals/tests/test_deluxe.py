"""R9.30 to R9.35: the action cards of the Deluxe edition."""

from __future__ import annotations

import pytest

from tablee.games.rivals.rules.house import Plan
from tablee.games.rivals.tests.table import GAME, Table
from tablee.games.rivals.tests.test_cards import hold
from tablee.kernel import view


@pytest.mark.rule("R9.30")
def test_fake_sale_doubles_market_prices_for_the_others() -> None:
    table = hold("fake_sale", money=[500, 500, 500], places=["island", "dairy_king", "island"])
    table.play("1 play fake_sale", "2 shelf dairy_king", "3 buy-card")
    assert table.each("money") == [500, 100, 300]


@pytest.mark.rule("R9.31")
def test_sous_chef_replaces_the_chef_where_he_stands() -> None:
    chefs = ["gardena_eden", "biff_brobeque"]
    table = hold("sous_chef", 2, chefs=chefs, places=["chop_shop"] * 2, money=[0, 500])
    table.play("1 play sous_chef")
    drawn = table.starting("keep")
    assert len(drawn) == 3
    assert all(face < 0 for face in view(table.s, 1).zones["look_1"])
    assert table.refusal("1 keep gardena_eden") == "R9.31:not-drawn"
    table.play(f"1 keep {drawn[0]}")
    assert GAME.ids["chef"][table.figures("chef")[0]] == drawn[0]
    assert table.place(1) == "chop_shop"
    assert len(table.s.unused) == 10


@pytest.mark.rule("R9.31", "R7.6")
def test_the_daily_uses_of_both_chefs_start_fresh() -> None:
    chefs = ["gardena_eden", "biff_brobeque"]
    table = hold("sous_chef", 2, chefs=chefs, places=["chop_shop"] * 2, money=[0, 500])
    table.play("1 play sous_chef")
    new = table.starting("keep")[0]
    table.s.powers_used = (1 << len(GAME.ids["chef"])) - 1
    before = table.s.powers_used
    table.play(f"1 keep {new}")
    fresh = sum(1 << GAME.ids["chef"].index(chef) for chef in (chefs[0], new))
    assert table.s.powers_used == before & ~fresh


@pytest.mark.rule("R9.31", "R10.8", "R10.2", "R7.33")
@pytest.mark.parametrize("chef", ["lovehandles_mcfatterson", "antoine_baguette"])
def test_a_new_chefs_location_power_works_at_once(chef: str) -> None:
    table = hold(
        "sous_chef",
        3,
        places=["chop_shop"] * 3,
        spaces=["shelf", "chop_shop-1", "chop_shop-1"],
        money=[0, 500, 500],
    )
    table.play("1 play sous_chef")
    wanted = GAME.kinds.index(chef)
    s = table.s
    card = GAME.faces.index(wanted)
    if card in s.unused:
        s.unused[s.unused.index(card)] = s.restaurants[0].look[0]
        s.restaurants[0].look[0] = card
    table.play(f"1 keep {chef}", "1 hit biff_brobeque", "1 spare phyllis_grubman")
    if chef == "antoine_baguette":
        assert table.mask("taxed") == 0b000100
    else:
        assert table.mask("barred") == 0b000100
        assert s.spaces[GAME.ids["space"].index("chop_shop-1")].claim == 2


@pytest.mark.rule("R9.32")
def test_one_world_turns_garbage_into_money() -> None:
    table = hold("one_world", 2, garbage=[2, 0])
    table.play("1 play one_world")
    assert table.legal() == ["recycle 1", "recycle 2"]
    assert table.refusal("1 recycle 3") == "R9.32:too-many"
    table.play("1 recycle 2")
    assert (table.s.restaurants[0].garbage, table.s.restaurants[0].money) == (0, 200)


@pytest.mark.rule("R9.33", "Q23")
def test_dinner_and_a_show_by_chance() -> None:
    table = hold("dinner_and_a_show", 4)
    table.play("1 play dinner_and_a_show")
    smiles = len(table.told("smiled"))
    assert table.s.restaurants[0].money == 200 * smiles
    assert smiles <= 3


@pytest.mark.rule("R9.33", "Q23")
def test_dinner_and_a_show_on_honour() -> None:
    options = {"dinner_and_a_show": "honour"}
    table = hold("dinner_and_a_show", 3, options=options)
    table.play("1 play dinner_and_a_show").close_market()
    table.play("1 cook none", "2 cook none", "3 cook none")
    assert (table.phase, table.s.acting) == ("smile", 0b110)
    table.play("2 smile", "3 no")
    assert table.s.restaurants[0].money == 200 + 300


@pytest.mark.rule("R9.33", "Q40")
@pytest.mark.parametrize(("rules", "money"), [(2, [700, 700, 300]), (1, [300, 700, 300])])
def test_both_are_paid_who_play_dinner_and_a_show(rules: int, money: list[int]) -> None:
    """The card is drawn again and played by another on the same day."""
    options = {"dinner_and_a_show": "honour"}
    places = ["island"] * 3
    table = hold("dinner_and_a_show", 3, options=options, places=places, money=[900] * 3)
    table.s.plan = Plan(table.s.box, 3, table.options, rules)
    table.s.gone, table.s.deck = [*table.s.gone, *table.s.deck], []
    table.play("1 play dinner_and_a_show")
    table.play("2 buy-card", "3 pass", "2 play dinner_and_a_show").close_market()
    table.play("1 cook none", "2 cook none", "3 cook none")
    for one in table.s.restaurants:
        one.money = 0
    asked = [1, 2, 3] if rules == 2 else [1, 3]
    assert (table.phase, table.s.acting) == ("smile", sum(1 << seat - 1 for seat in asked))
    table.play(*(f"{seat} smile" for seat in asked))
    assert table.each("money") == money  # with 300 of the evening's


@pytest.mark.rule("R9.33", "Q23")
@pytest.mark.parametrize(("seat", "others"), [(2, 0b1101), (3, 0b1011), (4, 0b0111)])
def test_whoever_gives_the_show_is_not_asked_for_a_smile(seat: int, others: int) -> None:
    cards = {"hand_1": "", f"hand_{seat}": "dinner_and_a_show"}
    table = hold("", 4, options={"dinner_and_a_show": "honour"}, **cards)
    table.play(*(f"{other} pass" for other in range(1, seat)))
    table.play(f"{seat} play dinner_and_a_show").close_market()
    table.play(*(f"{cook} cook none" for cook in range(1, 5)))
    assert (table.phase, table.s.acting) == ("smile", others)


@pytest.mark.rule("R9.34", "Q28")
def test_farmers_market_goes_round_to_the_left() -> None:
    table = hold("farmers_market", 4, shelf_mystery_mart="wine", shelf_carbtastic="rice")
    table.play("1 play farmers_market")
    assert len(table.told("revealed")) == 6
    order = []
    while table.phase == "farm":
        order.append(table.seat)
        table.play(f"{table.seat} {table.legal()[-1]}")
    assert order == [1, 2, 3, 4, 1, 2]
    assert "wine" in table.pantry(1)
    assert [len(pantry) for pantry in table.each("pantry")] == [2, 2, 1, 1]


@pytest.mark.rule("R9.35")
def test_the_surveillance_camera_sees_unprotected_hands() -> None:
    table = hold("surveillance_camera", hand_2="jackpot taxes", hand_3="clam_voyance monopoly")
    table.play("1 play surveillance_camera", "2 let", "3 clam")
    assert [table.s.knows[card] & 1 for card in table.s.restaurants[1].hand] == [1, 1]
    assert [table.s.knows[card] & 1 for card in table.s.restaurants[2].hand] == [0]


def hands(table: Table, viewer: int) -> list[list[str]]:
    """The hands of the others as a seat sees them."""
    view = GAME.view_json(GAME.view(table.s, viewer - 1))
    zones = view["zones"]
    assert isinstance(zones, dict)
    return [zones[f"hand_{seat}"] for seat in (1, 2, 3) if seat != viewer]


@pytest.mark.rule("R9.35", "R7.51")
def test_a_covered_gift_after_a_surveillance_camera_is_covered() -> None:
    table = Table(
        3,
        {"deluxe_cards": "yes"},
        step="market",
        chefs=["biff_brobeque", "gardena_eden", "gohan_sushido"],
        hand_1="surveillance_camera",
        hand_2="taxes jackpot",
    )
    table.play("1 play surveillance_camera", "2 let")
    assert hands(table, 1) == [["jackpot", "taxes"], []]
    table.play("2 offer 3", "2 give", "2 give covered taxes", "2 send", "3 accept 2")
    assert hands(table, 1) == [["?action"], ["?action"]], "it could have been either"
    assert hands(table, 2)[1] == ["taxes"], "who gave it knows"


@pytest.mark.rule("R9.21", "R9.35")
def test_a_ninja_takes_what_the_camera_saw_out_of_sight() -> None:
    table = Table(
        3,
        {"deluxe_cards": "yes"},
        step="market",
        chefs=["biff_brobeque", "gardena_eden", "gohan_sushido"],
        hand_1="surveillance_camera",
        hand_2="taxes jackpot",
        hand_3="ninja_attack",
    )
    table.play("1 play surveillance_camera", "2 let", "3 let", "2 pass")
    table.play("3 play ninja_attack", "3 target 2", "2 let")
    assert hands(table, 1) == [["?action"], ["?action"]]
