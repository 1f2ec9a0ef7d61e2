"""R8: the nine actions, their refusals and their small print."""

from __future__ import annotations

import pytest

from tablee.games.rococo.rules import ids
from tablee.games.rococo.rules.gains import gain_staple
from tablee.games.rococo.rules.market import STAPLE_PICK
from tablee.games.rococo.tests.table import coins, legal, play, position, refused, state
from tablee.kernel import SILENT

CHEF = {"step": "action", "played": "start_chef_counter"}
HELPER = {"step": "action", "played": "start_assistant_till"}
ROW = "sable palmier meringue oublie nonnette ladyfinger"


@pytest.mark.rule("R8.1.1", "Q8")
def test_recipes_cost_what_their_slots_say() -> None:
    match = position(row=ROW, coins=[4, 0], **CHEF)
    play(match, "action recipes", "recipe palmier")
    assert coins(match) == 1
    assert legal(match) == ["recipe nonnette", "recipe ladyfinger", "done"]
    assert refused(match, "recipe sable") == "R8.1.1:too-dear"
    assert refused(match, "recipe gaufre") == "R8.1.1:not-in-row"
    play(match, "done")
    assert match.view(0).phase == "bonus"


@pytest.mark.rule("R8.1.1")
def test_an_empty_row_gives_nothing() -> None:
    match = position(row="-", recruits="i_adelaide", **CHEF)
    assert refused(match, "action recipes") == "R8.1.1:empty"
    poor = position(row="sable", coins=[3, 0], recruits="i_adelaide", **CHEF)
    assert refused(poor, "action recipes") == "R8.1.1:too-dear"


@pytest.mark.rule("R8.1.3", "Q24")
def test_a_fourth_recipe_drives_one_out_before_it_is_paid() -> None:
    match = position(row=ROW, recipes_1="gaufre macaron praline", **CHEF)
    play(match, "action recipes", "recipe sable")
    assert coins(match) == 10
    told = play(match, "discard macaron")
    assert told == ["discarded 1 macaron", "recipe 1 sable 4"]
    assert coins(match) == 6


@pytest.mark.rule("R8.1.3")
def test_forgoing_ends_the_picking() -> None:
    match = position(row=ROW, recipes_1="gaufre macaron praline", **CHEF)
    play(match, "action recipes", "recipe sable", "forgo")
    assert coins(match) == 10
    assert match.view(0).phase == "bonus"


@pytest.mark.rule("R8.2.1")
def test_no_tile_to_buy() -> None:
    assert refused(position(display="-", **HELPER), "action ingredients") == "R8.2.1:empty"
    dear = position(display="egg_flower_1", coins=[0, 0], **HELPER)
    assert refused(dear, "action ingredients") == "R8.2.1:too-dear"
    cells = "- " * 10 + "egg_flower_1 -"
    large = position(5, display=cells, **HELPER)
    play(large, "action ingredients")
    assert refused(large, "ingredient 4.3") == "R8.2.1:no-tile"


@pytest.mark.rule("R8.3.1", "R8.3.2")
def test_staples_that_cannot_be_bought() -> None:
    full = position(staples_1=[6, 5, 4], **HELPER)
    assert refused(full, "action staples") == "R8.3.1:nothing"
    match = position(coins=[4, 0], **HELPER)
    play(match, "action staples")
    assert refused(match, "buy sugar 2") == "R8.3.1:too-dear"
    assert refused(match, "buy flour 7") == "R8.3.1:not-sold"


@pytest.mark.rule("R8.3.1", "R8.3.2")
@pytest.mark.parametrize(("staple", "most", "sold"), [(0, 6, 4), (1, 5, 3), (2, 4, 2)])
def test_a_track_is_filled_to_its_end_and_no_further(staple: int, most: int, sold: int) -> None:
    match = position(coins=[99, 0], **HELPER)
    s = state(match)
    for have in range(most + 1):
        s.staples[0] = [have if at == staple else 0 for at in range(3)]
        first = ids.BUY + ids.MOST_BOUGHT * staple
        bought = [move - first + 1 for move in STAPLE_PICK.choices(s, 0) if move >= first]
        room = most - have
        assert [n for n in bought if n <= ids.MOST_BOUGHT] == list(range(1, min(room, sold) + 1))
        for n in range(1, sold + 1):
            if n > room:
                at = ids.MOST_BOUGHT * staple + n - 1
                assert STAPLE_PICK.refuse(s, 0, at) == "R8.3.2:track"
        for n in range(1, 5):
            s.staples[0] = [have] * 3
            gain_staple(s, 0, staple, n, SILENT)
            assert s.staples[0][staple] == min(have + n, most)


@pytest.mark.rule("R8.3.2", "Q23")
def test_a_free_staple_beyond_the_track_is_lost() -> None:
    match = position(
        racks_1="sable",
        staples_1=[6, 0, 0],
        table_tiles="tb_honey tb_egg tb_nut tb_flower tb_fruit",
        **CHEF,
    )
    told = play(match, "action deliver", "deliver top", "present", "space top 3")
    assert "staple-lost 1 flour" in told


@pytest.mark.rule("R8.4.1", "R8.4.2")
def test_why_nothing_can_be_baked() -> None:
    assert refused(position(**CHEF), "action bake") == "R8.4.1:no-recipe"
    full = position(racks_1="sable palmier", recipes_1="oublie", **CHEF)
    assert refused(full, "action bake") == "R8.4.1:no-rack"
    poor = position(recipes_1="meringue", **CHEF)
    assert refused(poor, "action bake") == "R8.4.2:missing"
    helper = position(recipes_1="mille_feuille", staples_1=[6, 5, 4], **HELPER)
    assert refused(helper, "action bake") == "R8.4.5:chef-only"


@pytest.mark.rule("R8.4.1", "R8.4.3")
def test_one_free_rack_bakes_one() -> None:
    match = position(racks_1="oublie", recipes_1="sable palmier", staples_1=[6, 5, 4], **CHEF)
    play(match, "action bake")
    assert refused(match, "bake meringue") == "R8.4.1:not-stored"
    told = play(match, "bake sable")
    assert told[-1] == "racked 1 sable bottom"


@pytest.mark.rule("R8.4.3")
def test_the_second_recipe_needs_what_is_left() -> None:
    match = position(recipes_1="sable palmier", staples_1=[3, 2, 1], **CHEF)
    play(match, "action bake", "bake sable")
    assert match.view(0).phase == "rack"  # palmier would need two more sugar
    rich = position(recipes_1="sable palmier", staples_1=[3, 3, 1], **CHEF)
    play(rich, "action bake", "bake sable")
    assert refused(rich, "bake sable") == "R8.4.3:together"
    play(rich, "done", "rack top")
    assert rich.view(0).facts["racks"][0] == ["sable", ""]  # type: ignore[index]


@pytest.mark.rule("R8.4.3", "R8.4.4", "Q34")
def test_surplus_and_garnish_of_a_tile_are_lost() -> None:
    match = position(recipes_1="meringue", staples_1=[0, 2, 0], tiles_1="egg_egg_flower_1", **CHEF)
    told = play(match, "action bake", "bake meringue", "use egg_egg_flower_1", "rack top")
    assert "used-tile 1 egg_egg_flower_1" in told
    assert state(match).tiles[0] == []
    assert len(state(match).tile_discard) == 1


@pytest.mark.rule("R8.4.4")
def test_a_tile_must_be_ones_own() -> None:
    match = position(
        recipes_1="meringue", staples_1=[0, 2, 0], tiles_1="egg_flower_1 egg_flower_2", **CHEF
    )
    play(match, "action bake", "bake meringue")
    assert legal(match) == ["use egg_flower_1"]  # the two are the same on both sides
    assert refused(match, "use egg_gold_1") == "R8.4.4:not-yours"


@pytest.mark.rule("R8.5.1", "R8.5.2")
def test_decorate_two_pastries() -> None:
    match = position(
        racks_1="sable palmier", tiles_1="egg_flower_1 nut_gold_1 egg_egg_plain_1", **CHEF
    )
    play(match, "action decorate", "decorate top")
    assert legal(match) == ["garnish egg_flower_1", "garnish nut_gold_1"]
    assert refused(match, "garnish egg_egg_plain_1") == "R8.5.1:plain"
    play(match, "garnish nut_gold_1")
    assert refused(match, "decorate top") == "R8.5.1:one-garnish"
    play(match, "decorate bottom", "garnish egg_flower_1")
    assert [len(state(match).tiles[0]), match.view(0).phase] == [1, "bonus"]


@pytest.mark.rule("R8.5.1")
def test_why_nothing_can_be_decorated() -> None:
    assert refused(position(**CHEF), "action decorate") == "R8.5.1:no-pastry"
    bare = position(racks_1="sable", **CHEF)
    assert refused(bare, "action decorate") == "R8.5.1:no-garnish"
    half = position(racks_1="sable", tiles_1="egg_flower_1", **CHEF)
    play(half, "action decorate")
    assert refused(half, "decorate bottom") == "R8.5.1:empty-rack"


@pytest.mark.rule("R8.6.1", "Q33", "R8.5.3")
def test_two_pastries_one_after_the_other() -> None:
    match = position(racks_1="sable palmier", **CHEF)
    play(match, "action deliver", "deliver top", "sell")
    assert legal(match) == ["deliver bottom", "done"]
    assert refused(match, "deliver top") == "R8.6.1:empty-rack"
    play(match, "deliver bottom", "sell")
    assert coins(match) == 30
    assert refused(position(**CHEF), "action deliver") == "R8.6.1:no-pastry"


@pytest.mark.rule("R8.6.3", "Q31", "Q40")
def test_servants_are_paid_for_with_coins_just_gained() -> None:
    match = position(
        racks_1="nonnette",
        servants="top_left.left:1 left_centre.left:1 bottom_left.right:2",
        table_tiles="tb_egg tb_honey tb_nut tb_flower tb_fruit",
        coins=[0, 0],
        **CHEF,
    )
    play(match, "action deliver", "deliver top", "present", "space left 4")
    assert legal(match) == ["tip 0", "tip 1", "tip 2"]
    assert refused(match, "tip 3") == "R8.6.3:tips"
    told = play(match, "tip 2")
    assert told[0] == "tipped 1 2 6 2"


@pytest.mark.rule("R8.6.3")
def test_spaces_that_are_taken_or_not_there() -> None:
    match = position(racks_1="sable", table_left="2:oublie", **CHEF)
    play(match, "action deliver", "deliver top", "present")
    assert refused(match, "space left 1") == "R8.6.3:taken"
    assert refused(match, "space left 5") == "R8.6.3:no-space"


@pytest.mark.rule("R8.6.4")
def test_without_a_space_pastries_are_sold() -> None:
    match = position(racks_1="sable", **CHEF)
    state(match).spaces = [200] * 40
    play(match, "action deliver", "deliver top")
    assert legal(match) == ["sell"]
    assert refused(match, "present") == "R8.6.4"


@pytest.mark.rule("R8.6.5")
def test_a_sixth_decoration_is_discarded() -> None:
    five = "egg_flower_2 egg_fruit_1 egg_fruit_2 egg_gold_1 egg_gold_2"
    match = position(racks_1="sable", toppings_1="egg_flower_1", decorations_1=five, **CHEF)
    told = play(match, "action deliver", "deliver top", "sell")
    assert "no-room 1 egg_flower_1" in told


@pytest.mark.rule("R8.7.2", "Q58")
@pytest.mark.parametrize(("cards", "price"), [(4, 4), (3, 3), (2, 2), (1, 2)])
def test_the_price_of_recruits(cards: int, price: int) -> None:
    zone = ["i_adelaide", "i_ambroise", "i_apolline", "i_augustin"][:cards]
    match = position(recruits=" ".join(zone), coins=[price, 0], **CHEF)
    play(match, "action recruit", "recruit i_adelaide")
    assert coins(match) == 0
    assert len(state(match).recruits) == cards - 1
    poor = position(recruits=" ".join(zone), coins=[price - 1, 0], **CHEF)
    assert refused(poor, "action recruit") == "R8.7.2:too-dear"


@pytest.mark.rule("R8.7.1", "R8.7.3")
def test_recruits_that_cannot_be_had() -> None:
    assert refused(position(stars="star_banker", **CHEF), "action recruit") == "R8.7.1:nobody"
    match = position(
        stars="star_banker star_miller", starred="1", coins=[30, 0], recruits="i_adelaide", **CHEF
    )
    play(match, "action recruit")
    assert refused(match, "recruit star_banker") == "R8.7.3:one-star"
    assert refused(match, "recruit i_ambroise") == "R8.7.1:not-there"


@pytest.mark.rule("R8.8.1")
def test_a_chef_brings_six_an_assistant_four() -> None:
    match = position(unused_1="i_adelaide", **CHEF)
    play(match, "action dismiss")
    assert refused(match, "dismiss i_ambroise") == "R8.8.1:not-yours"
    told = play(match, "dismiss start_assistant_pantry")
    assert told == ["dismissed 1 start_assistant_pantry hand", "coins 1 4"]


@pytest.mark.rule("R8.9.1", "R8.9.2", "Q55")
def test_one_marker_on_a_service_table_on_the_small_side() -> None:
    match = position(3, servants="top_left.right:2 top_right.left:1", coins=[30, 0, 0], **CHEF)
    play(match, "action place")
    assert refused(match, "servant top_left right") == "R8.9.1:taken"
    assert refused(match, "servant top_left left") == "R8.9.2:one-marker"
    assert refused(match, "servant top_right right") == "R8.9.1:own-marker"


@pytest.mark.rule("R8.9.2")
def test_two_players_on_a_service_table_on_the_large_side() -> None:
    match = position(4, servants="top_left.right:2 top_right.left:1", coins=[8, 0, 0, 0], **CHEF)
    play(match, "action place")
    assert refused(match, "servant top_right right") == "R8.9.1:own-marker"
    assert refused(match, "servant top_centre left") == "R8.9.1:too-dear"
    told = play(match, "servant top_left left")
    assert told == ["servant 1 top_left 8 3"]


@pytest.mark.rule("R8.9.1")
def test_nothing_that_can_be_paid() -> None:
    assert refused(position(coins=[3, 0], **CHEF), "action place") == "R8.9.1:nothing"


@pytest.mark.rule("R8.9.1", "Q39")
def test_a_servants_recipe() -> None:
    match = position(coins=[6, 0], row="sable - - - - -", **CHEF)
    play(match, "action place", "servant top_right right")
    assert legal(match) == ["recipe sable", "forgo"]
    assert refused(match, "recipe palmier") == "R8.1.1:not-in-row"
    empty = position(coins=[6, 0], row="-", **CHEF)
    told = play(empty, "action place", "servant top_right right")
    assert told[-1] == "row-empty"
    assert coins(empty) == 0


@pytest.mark.rule("R8.9.3")
def test_hosts() -> None:
    match = position(hosts="1:2", coins=[12, 0], **CHEF)
    play(match, "action place")
    assert refused(match, "host 1") == "R8.9.3:taken"
    assert refused(match, "host 4") == "R8.9.3:too-dear"
    assert refused(match, "host 5") == "R8.9.3:no-space"


@pytest.mark.rule("R17.1")
def test_of_tiles_that_are_alike_one_is_offered() -> None:
    match = position(
        recipes_1="meringue",
        staples_1=[0, 2, 0],
        tiles_1="egg_flower_1 egg_flower_2 nut_fruit_1",
        **CHEF,
    )
    play(match, "action bake", "bake meringue")
    assert legal(match) == ["use egg_flower_1"]
    assert refused(match, "use egg_flower_2") == "R17.1:same-tile"
    assert refused(match, "use nut_fruit_1") == "R8.4.4:no-need"
    assert refused(match, "use egg_gold_1") == "R8.4.4:not-yours"
