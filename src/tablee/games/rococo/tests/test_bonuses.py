"""R9: every staff bonus, what it does and when it is not offered."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.rococo.rules.bonuses import BONUS_KEYS, bonus_of
from tablee.games.rococo.rules.people import cost
from tablee.games.rococo.tests.table import (
    GAME,
    coins,
    legal,
    play,
    position,
    prestige,
    refused,
    solo,
    state,
)
from tablee.kernel import BadInput, Match

CARDS = {
    BONUS_KEYS[GAME.box.contents.staff[kind].bonus]: GAME.kinds[kind]
    for kind in range(len(GAME.box.contents.staff) - 1, -1, -1)
}
NO_DECORATION = "tb_honey tb_egg tb_nut tb_no_egg tb_no_honey"


def with_bonus(key: str, seats: int = 2, **table: Any) -> Match:
    """The card of a bonus has been played; its bonus is offered."""
    card = CARDS[key]
    hand = f"{card} start_chef_market" if card != "start_chef_market" else card
    return position(seats, step="bonus", played=card, **{"hand_1": hand, **table})


def used(key: str, **table: Any) -> Match:
    match = with_bonus(key, **table)
    play(match, "bonus")
    return match


def not_offered(key: str, **table: Any) -> None:
    with pytest.raises(BadInput, match="no effect"):
        with_bonus(key, **table)


@pytest.mark.rule("R9.1")
def test_every_bonus_has_a_card() -> None:
    assert set(CARDS) == set(BONUS_KEYS)


# --- coins ----------------------------------------------------------------------------------------


@pytest.mark.rule("R9.2")
@pytest.mark.parametrize(
    ("key", "table", "gained"),
    [
        ("gain_coins", {}, 2),
        ("coins_servants_hosts", {"servants": "top_left.left:1", "hosts": "1:1 2:2"}, 4),
        ("coins_tables", {"table_top": "1:sable 1:palmier", "table_left": "1:nonnette"}, 4),
        ("coins_decorations", {"decorations_1": "egg_flower_1 nut_gold_1"}, 4),
        ("coins_pastries", {"table_top": "1:sable 2:palmier 1:nonnette"}, 4),
        ("coins_roster", {"used_1": "i_adelaide i_ambroise"}, 12),
        (
            "coins_roster",
            {"used_1": "i_adelaide i_ambroise i_apolline i_augustin i_barnabe i_blandine"},
            9,
        ),
    ],
)
def test_coins_for_what_is_counted_now(key: str, table: dict[str, object], gained: int) -> None:
    assert coins(used(key, **table)) == 10 + gained


@pytest.mark.rule("R9.2", "Q53")
@pytest.mark.parametrize(
    "key",
    [
        "coins_servants_hosts",
        "coins_tables",
        "coins_decorations",
        "coins_pastries",
        "coins_one_table",
    ],
)
def test_nothing_to_count_is_not_offered(key: str) -> None:
    not_offered(key)


@pytest.mark.rule("R9.2", "Q27")
def test_a_dismissed_card_does_not_count_in_the_roster() -> None:
    card = CARDS["coins_roster"]
    match = position(
        step="action",
        played=card,
        hand_1=f"{card} start_chef_market",
        used_1="i_adelaide i_ambroise i_apolline i_augustin i_barnabe i_blandine",
    )
    assert state(match).roster(0) == 8
    play(match, "action dismiss", f"dismiss {card}", "bonus")
    assert coins(match) == 10 + 4 + 12


@pytest.mark.rule("R9.2", "Q64")
def test_coins_on_one_table_of_choice() -> None:
    match = used("coins_one_table", table_top="1:sable 1:palmier", table_left="1:nonnette 2:oublie")
    assert legal(match) == ["table top", "table left"]
    assert refused(match, "table centre") == "R9.2:no-pastry-there"
    play(match, "table left")
    assert coins(match) == 12


# --- prestige -------------------------------------------------------------------------------------


@pytest.mark.rule("R9.2", "R9.3", "Q11", "Q12")
@pytest.mark.parametrize(
    ("key", "table", "gained"),
    [
        ("prestige_chef_pastries", {"table_top": "1:nougat 1:dariole 1:canele"}, 2),
        ("prestige_tables", {"table_top": "1:sable", "table_left": "1:palmier"}, 1),
        ("prestige_decorations", {"decorations_1": "egg_flower_1 nut_gold_1 egg_gold_1"}, 2),
        ("prestige_servants_hosts", {"hosts": "1:1"}, 1),
        (
            "prestige_servants_hosts",
            {"hosts": "1:1 2:1", "servants": "top_left.left:1 top_right.left:1 top_centre.left:1"},
            4,
        ),
        ("prestige_ingredient_set", {"table_top": "1:nougat 1:oublie"}, 3),
        (
            "prestige_garnish_set",
            {"decorations_1": "egg_flower_fruit_1 honey_fruit_gold_1 nut_gold_1"},
            4,
        ),
        ("gain_prestige", {}, 3),
    ],
)
def test_prestige_by_steps(key: str, table: dict[str, object], gained: int) -> None:
    match = used(key, special_tiles="sp_honey sp_all_tables", **table)
    assert prestige(match) == gained


@pytest.mark.rule("R9.2", "Q13")
def test_each_pastry_fills_one_row_only() -> None:
    match = used("prestige_ingredient_set", table_top="1:nougat")  # honey and nut: the nut counts
    assert prestige(match) == 2


@pytest.mark.rule("R9.2", "Q53", "Q64")
def test_prestige_on_one_table() -> None:
    not_offered("prestige_one_table", table_top="1:sable")
    match = used(
        "prestige_one_table", table_top="1:sable 1:palmier 1:oublie", table_left="1:nonnette"
    )
    play(match, "table top")
    assert prestige(match) == 2
    match = used("prestige_one_table", table_top="1:sable 1:palmier", table_left="1:nonnette")
    play(match, "table left")
    assert prestige(match) == 0


@pytest.mark.rule("R9.2")
def test_buy_prestige_up_to_eight_times() -> None:
    match = used("buy_prestige", coins=[17, 10])
    assert legal(match) == ["prestige 0", "prestige 1", "prestige 2", "prestige 3"]
    assert refused(match, "prestige 4") == "R9.2:too-dear"
    play(match, "prestige 2")
    assert (coins(match), prestige(match)) == (7, 2)
    assert legal(used("buy_prestige", coins=[99, 10]))[-1] == "prestige 8"
    not_offered("buy_prestige", coins=[4, 10])


@pytest.mark.rule("R9.2")
def test_pay_prestige_once() -> None:
    match = used("pay_prestige", coins=[31, 10])
    assert (coins(match), prestige(match)) == (16, 6)
    not_offered("pay_prestige", coins=[14, 10])


@pytest.mark.rule("R9.2")
def test_trade_staples_each_row_once() -> None:
    match = used("trade_staples", staples_1=[6, 4, 2])
    assert legal(match) == ["trade flour", "trade sugar", "trade butter", "done"]
    play(match, "trade flour")
    assert refused(match, "trade flour") == "R9.2:row-used"
    play(match, "trade butter", "trade sugar")
    assert prestige(match) == 7
    assert state(match).staples[0] == [3, 2, 0]
    not_offered("trade_staples", staples_1=[2, 1, 1])


@pytest.mark.rule("R9.2", "Q54")
def test_trade_up_to_three_tiles() -> None:
    tiles = "egg_flower_1 nut_gold_1 egg_gold_1 honey_gold_1"
    match = used("trade_ingredients", tiles_1=tiles)
    play(match, "give nut_gold_1", "give egg_gold_1", "give egg_flower_1")
    assert prestige(match) == 6
    assert match.view(0).phase == "play"
    match = used("trade_ingredients", tiles_1=tiles)
    assert refused(match, "give egg_fruit_1") == "R9.2:not-yours"
    play(match, "done")
    assert prestige(match) == 0
    not_offered("trade_ingredients")
    match = used("trade_ingredients", tiles_1="egg_gold_1 egg_gold_2")
    assert legal(match) == ["give egg_gold_1", "done"]
    assert refused(match, "give egg_gold_2") == "R17.1:same-tile"


# --- goods ----------------------------------------------------------------------------------------


@pytest.mark.rule("R9.2", "R7.5")
def test_buying_staples_with_a_chef() -> None:
    match = used("buy_staples_twice", coins=[10, 10])
    play(match, "buy sugar 2")
    assert "done" in legal(match)
    play(match, "buy sugar 1")
    assert (coins(match), state(match).staples[0][1]) == (3, 4)


@pytest.mark.rule("R9.2", "Q59")
def test_only_the_second_purchase_may_be_left() -> None:
    match = used("buy_staples_twice")
    assert "done" not in legal(match)
    assert refused(match, "done") == "R7.3:not-done"
    once = used("buy_staples_once")
    play(once, "buy flour 1")
    assert once.view(0).phase == "play"


@pytest.mark.rule("R9.2", "Q44")
def test_a_full_flour_track_and_no_coins_block_the_purchase() -> None:
    not_offered("buy_staples_once", staples_1=[6, 1, 1], coins=[1, 10])


@pytest.mark.rule("R9.2", "R7.5")
def test_acquiring_an_ingredient_with_a_chef() -> None:
    row = "egg_flower_1 egg_fruit_1 egg_gold_1"
    match = used("acquire_ingredient", hand_1="start_chef_market", display=row)
    play(match, "ingredient 1.3")
    assert coins(match) == 8
    match = used("pay_acquire_ingredient", display=row)
    play(match, "ingredient 1.1")
    assert coins(match) == 10 - 1 - 2
    not_offered("pay_acquire_ingredient", display=row, coins=[2, 10])


@pytest.mark.rule("R9.2")
def test_one_recipe_at_its_price() -> None:
    match = used("acquire_recipe", row="sable palmier meringue oublie nonnette ladyfinger")
    play(match, "recipe sable")
    assert coins(match) == 6
    assert match.view(0).phase == "play"


@pytest.mark.rule("R9.2", "R7.6", "Q4")
def test_a_free_recipe_and_the_refill_after_the_turn() -> None:
    match = used("free_recipe", row="sable - - - nonnette ladyfinger")
    play(match, "recipe sable")
    assert coins(match) == 10
    assert "" not in match.view(0).facts["row"]  # type: ignore[operator]


@pytest.mark.rule("R9.2", "Q54")
def test_a_free_recipe_may_be_forgone() -> None:
    match = used("free_recipe")
    play(match, "forgo")
    assert state(match).stored(0) == 0


@pytest.mark.rule("R9.2")
def test_a_free_tile() -> None:
    match = used("free_ingredient", display="egg_flower_1 egg_fruit_1 egg_gold_1")
    assert refused(match, "ingredient 2.1") == "R8.2.1:no-tile"
    play(match, "ingredient 1.2")
    assert coins(match) == 10
    not_offered("free_ingredient", display="-")


@pytest.mark.rule("R9.2")
def test_draw_a_tile_and_keep_it() -> None:
    match = used("draw_ingredient", tile_bag="nut_gold_1")
    assert match.view(1).zones["tiles_1"] == [GAME.kinds.index("nut_gold_1")]


@pytest.mark.rule("R9.2")
def test_draw_two_tiles_and_keep_one() -> None:
    match = used("draw_two_ingredients", tile_bag="nut_gold_1 egg_gold_1")
    assert legal(match) == ["keep egg_gold_1", "keep nut_gold_1"]
    assert refused(match, "keep egg_gold_2") == "R9.2:not-drawn"
    told = play(match, "keep nut_gold_1")
    assert told == ["kept-tile 1 nut_gold_1", "drawn-away egg_gold_1"]


@pytest.mark.rule("R9.2", "Q53", "Q42")
@pytest.mark.parametrize("key", ["draw_ingredient", "draw_two_ingredients", "draw_recipes"])
def test_what_can_be_drawn_is_in_the_bag_or_discarded(key: str) -> None:
    s = state(with_bonus(key))
    kind = GAME.kinds.index(CARDS[key])
    recipes = key == "draw_recipes"
    bag, discard = ("recipe_bag", "recipe_discard") if recipes else ("tile_bag", "tile_discard")
    setattr(s, discard, getattr(s, bag)[:1])
    setattr(s, bag, [])
    assert bonus_of(s, kind).usable(s, 0, kind, False)
    setattr(s, discard, [])
    assert not bonus_of(s, kind).usable(s, 0, kind, False)


@pytest.mark.rule("R9.2", "R8.1.3")
def test_draw_two_recipes_with_three_stored() -> None:
    table = {"recipes_1": "sable palmier meringue", "recipe_bag": "oublie nonnette"}
    match = used("draw_recipes", **table)
    play(match, "keep oublie")
    assert legal(match)[-1] == "forgo"
    assert refused(match, "discard gaufre") == "R8.1.3:not-stored"
    told = play(match, "forgo")
    assert told[1:] == ["drawn-away oublie", "drawn-away nonnette"]
    match = used("draw_recipes", **table)
    play(match, "keep oublie", "discard sable")
    assert match.view(0).facts["recipes"][0] == ["oublie", "palmier", "meringue"]  # type: ignore[index]


@pytest.mark.rule("R9.2")
def test_pay_for_a_butter_once() -> None:
    match = used("pay_butter", staples_1=[0, 0, 3])
    assert (coins(match), state(match).staples[0][2]) == (8, 4)
    not_offered("pay_butter", staples_1=[0, 0, 4])
    not_offered("pay_butter", coins=[1, 10])


# --- granted actions ------------------------------------------------------------------------------


@pytest.mark.rule("R9.2", "R7.5", "R8.5.1")
def test_an_assistant_decorates_for_a_fee() -> None:
    match = used("pay_decorate", racks_1="sable palmier", tiles_1="egg_flower_1 nut_gold_1")
    play(match, "decorate bottom")
    assert refused(match, "garnish egg_gold_1") == "R8.5.1:not-yours"
    play(match, "garnish nut_gold_1")
    assert coins(match) == 9
    assert match.view(0).facts["toppings"][0] == ["", "nut_gold_1"]  # type: ignore[index]
    assert match.view(0).phase == "play"  # one pastry only
    not_offered("pay_decorate", racks_1="sable", tiles_1="egg_egg_plain_1")


@pytest.mark.rule("R9.2", "Q60")
def test_bake_one_with_a_honey_less() -> None:
    match = used("bake_one", recipes_1="nonnette", staples_1=[1, 1, 0])
    play(match, "bake nonnette")
    assert legal(match) == ["less honey"]
    assert refused(match, "less flour") == "R9.2:no-use"
    play(match, "less honey", "rack top")
    assert state(match).staples[0] == [0, 0, 0]


@pytest.mark.rule("R9.2", "Q60")
def test_bake_one_without_flour_or_honey_has_no_reduction() -> None:
    match = used("bake_one", recipes_1="meringue", staples_1=[0, 2, 0], tiles_1="egg_flower_1")
    told = play(match, "bake meringue", "use egg_flower_1")
    assert "less-flour 1" not in told
    assert match.view(0).phase == "rack"


@pytest.mark.rule("R9.2")
def test_deliver_one() -> None:
    match = used("deliver_one", racks_1="sable palmier")
    play(match, "deliver bottom", "sell")
    assert coins(match) == 20
    assert match.view(0).phase == "play"


@pytest.mark.rule("R9.2")
def test_place_for_four_coins_less() -> None:
    match = used("place_discount", coins=[3, 10])
    assert "servant top_left left" not in legal(match)  # 8 - 4
    play(match, "servant top_left right")
    assert coins(match) == 0
    assert cost(state(match), 8) == 8, "afterwards a place costs what is printed"
    match = used("place_discount", coins=[3, 10])
    play(match, "servant bottom_right right")
    assert coins(match) == 3  # 4 less than 4 is nothing


@pytest.mark.rule("R9.2", "R10.2")
def test_a_moved_pastry_brings_only_what_is_claimed() -> None:
    match = used(
        "move_pastry",
        special_tiles="sp_honey sp_all_tables",
        table_top="1:sable 1:palmier",
        table_left="1:meringue",
        table_centre="1:oublie",
        table_right="1:nonnette",
        coins=[0, 10],
    )
    assert refused(match, "move bottom 2") == "R9.2:not-moved"
    play(match, "move top 2")
    assert refused(match, "space top 5") == "R9.2:other-table"
    told = play(match, "space bottom 5")
    assert told == ["moved 1 palmier bottom 5", "claimed 1 sp_all_tables 6"]
    assert coins(match) == 0


# --- copying --------------------------------------------------------------------------------------


@pytest.mark.rule("R9.2", "Q25", "Q26")
def test_copy_the_last_card_of_another_as_an_assistant() -> None:
    table = {"used_2": "i_clement", "recipes_1": "nougat", "staples_1": [0, 1, 0]}
    not_offered("copy_last", tiles_1="honey_nut_plain_1", **table)  # nougat needs a chef
    match = used("copy_last", used_2="start_assistant_till")
    told = play(match, "copy 2")
    assert told == ["copied 1 2 start_assistant_till", "coins 1 3"]
    not_offered("copy_last", used_2="ii_gilberte")  # it could go on for ever


@pytest.mark.rule("R13.22", "Q19", "Q50")
def test_copy_the_mentor() -> None:
    card = CARDS["copy_last"]
    table = {"step": "bonus", "played": card, "hand_1": f"{card} start_chef_market"}
    match = solo(mentor_used="solo_24", racks_1="sable", tiles_1="egg_flower_1", **table)
    play(match, "bonus")
    assert legal(match) == ["copy mentor decorate", "copy mentor deliver", "copy mentor prestige"]
    assert refused(match, "copy mentor recruit") == "R13.22"  # R8.7.4
    told = play(match, "copy mentor prestige")
    assert told[0] == "prestige 1 4"
    with pytest.raises(BadInput, match="no effect"):
        solo(**table)  # before his first turn


@pytest.mark.rule("R13.22", "R8.7.4")
def test_an_action_of_the_mentor_is_carried_out_by_own_rules() -> None:
    card = CARDS["copy_last"]
    match = solo(
        step="bonus",
        played=card,
        hand_1=f"{card} start_chef_market",
        mentor_used="solo_17",
        row="sable palmier meringue oublie nonnette ladyfinger",
    )
    play(match, "bonus", "copy mentor recipes", "recipe sable", "recipe palmier")
    assert coins(match) == 10 - 4 - 3
