"""Section 13: Kitchen Squad, "Two" Many Cooks, Amateur Chef, From Leftovers."""

from __future__ import annotations

import pytest

from tablee.games.rivals.rules.buying import counter_price
from tablee.games.rivals.rules.ids import CHEF_FACE
from tablee.games.rivals.rules.town import Town
from tablee.games.rivals.tests.table import GAME, Table
from tablee.kernel import Log, Rng, determinize, legal, play

SQUAD = {"mode": "kitchen_squad"}
COOKS = {"mode": "two_many_cooks"}


def squads(npc_1: str, npc_2: str, **more: object) -> Table:
    """Seat 1: Kim, Biff and Gohan; seat 2: Mortimer, Phyllis and Pork Knuckles."""
    chefs = [
        f"kim_chi {npc_1} biff_brobeque gohan_sushido",
        f"mortimer_sleazburger {npc_2} phyllis_grubman pork_knuckles",
    ]
    return Table(2, SQUAD, **{"chefs": chefs, **more})


# --- Kitchen Squad ------------------------------------------------------------------------------


@pytest.mark.rule("R13.4", "R13.3", "Q50")
def test_each_player_chooses_active_chef_his_place_and_the_npcs() -> None:
    table = squads("senor_fuego", "angus_khan", step="wheels")
    assert table.legal(1) == ["active biff_brobeque", "active gohan_sushido", "active kim_chi"]
    table.play("1 active gohan_sushido")
    assert len(table.legal(1)) == 7
    table.play("1 go chop_shop")
    assert "go chop_shop" not in table.legal(1)
    assert "go island" not in table.legal(1)
    assert table.refusal("1 go island") == "R13.4"
    table.play("1 go dairy_king", "2 active mortimer_sleazburger", "2 go island", "2 go carbtastic")
    assert (table.place(1), table.place(1, 1)) == ("chop_shop", "dairy_king")


@pytest.mark.rule("R13.5", "R13.6")
def test_the_npc_fuego_takes_for_the_bank_from_both() -> None:
    """E21."""
    table = squads(
        "senor_fuego",
        "lovehandles_mcfatterson",
        step="powers",
        places=["chop_shop chop_shop", "chop_shop island"],
        money=[500, 500],
    )
    assert table.phase == "beat"
    assert table.each("money") == [300, 300]


@pytest.mark.rule("R13.5", "R9.6", "R13.6")
def test_the_npc_angus_sends_active_chefs_away_before_the_placement() -> None:
    table = squads(
        "angus_khan",
        "senor_fuego",
        step="placement",
        places=["dairy_king chop_shop", "chop_shop carbtastic"],
        hand_1="clam_voyance",
    )
    assert (table.phase, table.seat) == ("flee", 2)
    table.play("2 go fruit_stand")
    assert table.phase == "placement"
    assert table.place(2) == "fruit_stand"


@pytest.mark.rule("R13.5", "R9.6")
def test_whoever_evades_the_npc_angus_stays() -> None:
    table = squads(
        "angus_khan",
        "senor_fuego",
        step="placement",
        places=["chop_shop chop_shop", "chop_shop carbtastic"],
        hand_1="clam_voyance",
    )
    assert (table.phase, table.seat) == ("answer", 1)
    table.play("1 clam")
    assert (table.phase, table.seat) == ("flee", 2)
    table.play("2 go fruit_stand")
    assert table.phase == "placement"
    assert (table.place(1), table.place(2)) == ("chop_shop", "fruit_stand")


@pytest.mark.rule("R13.6", "R13.5")
def test_ones_own_npc_is_not_answered_for() -> None:
    table = squads(
        "lovehandles_mcfatterson",
        "senor_fuego",
        step="placement",
        places=["chop_shop chop_shop", "island carbtastic"],
        hand_1="clam_voyance clam_voyance",
        hand_2="clam_voyance",
    )
    assert (table.phase, table.seat) == ("answer", 1)
    table.play("1 clam")
    assert table.phase == "placement"
    assert table.mask("shielded") == 0b0001
    assert len(table.s.restaurants[1].hand) == 1


@pytest.mark.rule("R13.5", "R13.8", "R7.17")
def test_npcs_pay_100_more_and_antoine_taxes_active_chefs_only() -> None:
    table = squads(
        "antoine_baguette",
        "senor_fuego",
        step="market",
        places=["island chop_shop", "chop_shop dairy_king"],
        money=[500, 500],
    )
    s = table.s
    assert counter_price(s, s.figures[1], 3) == 300
    assert counter_price(s, s.figures[2], 3) == 300
    assert counter_price(s, s.figures[3], 4) == 300
    assert [figure.taxed for figure in s.figures] == [False, False, True, False]


@pytest.mark.rule("R13.5", "R10.8")
def test_the_npc_lovehandles_keeps_active_chefs_from_the_counters_and_asks_nobody() -> None:
    table = squads(
        "lovehandles_mcfatterson",
        "senor_fuego",
        step="placement",
        places=["dairy_king chop_shop", "chop_shop chop_shop"],
        counter_chop_shop="beef fish pork poultry",
    )
    assert table.phase == "placement"
    assert table.legal(2) == ["stand chop_shop-shelf"]
    table.play("2 stand chop_shop-shelf")
    assert len(table.legal(2)) == 5, "the other NPC may stand where it likes"


@pytest.mark.rule("R13.5", "Q18")
@pytest.mark.parametrize(
    "npc", ["angus_khan", "antoine_baguette", "lovehandles_mcfatterson", "senor_fuego"]
)
def test_npc_powers_do_not_work_at_the_mystery_mart(npc: str) -> None:
    other = "angus_khan" if npc != "angus_khan" else "senor_fuego"
    table = squads(
        npc,
        other,
        step="placement",
        places=["island mystery_mart", "mystery_mart dairy_king"],
        counter_mystery_mart="wine tofu chocolate",
        money=[500, 500],
    )
    assert len(table.legal(2)) == 4, "not sent away, not kept from the counters"
    table.play("2 stand mystery_mart-shelf", "1 stand mystery_mart-shelf")
    table.play("2 stand dairy_king-shelf", "1 no")
    assert (table.phase, table.mask("taxed"), table.each("money")) == ("beat", 0, [500, 500])


@pytest.mark.rule("R13.8", "R13.9", "R7.32")
def test_an_npc_bids_from_100_above_the_price_and_the_other_figure_shops() -> None:
    open_war = squads(
        "angus_khan",
        "senor_fuego",
        step="market",
        places=["carbtastic fruit_stand", "fruit_stand chop_shop"],
        spaces=["shelf fruit_stand-1", "fruit_stand-1 shelf"],
        money=[500, 500],
    )
    assert open_war.starting("bid2")[0] == "$200"
    assert "shelf carbtastic" in open_war.legal()
    open_war.play("1 bid2 $200")
    assert open_war.starting("bid")[0] == "$200"


@pytest.mark.rule("R13.9")
def test_two_figures_on_one_space_are_one_bidder() -> None:
    table = squads(
        "angus_khan",
        "senor_fuego",
        step="market",
        places=["carbtastic carbtastic", "carbtastic chop_shop"],
        spaces=["carbtastic-1 carbtastic-1", "carbtastic-1 shelf"],
        money=[500, 500],
    )
    assert table.figures("war") == [0, -1, 0, -1]


@pytest.mark.rule("R13.7", "R8.4")
def test_only_the_active_chefs_power_works() -> None:
    where: dict[str, object] = {
        "step": "cook",
        "recipes_1": "jiaozi lasagna",
        "pantry_1": "flour beef pork",
    }
    asleep = squads("angus_khan", "senor_fuego", **where)
    assert asleep.legal(1) == ["cook none"]
    chefs = ["biff_brobeque angus_khan kim_chi gohan_sushido", "pork_knuckles senor_fuego"]
    awake = squads("angus_khan", "senor_fuego", **where, chefs=chefs)
    assert awake.legal(1) == ["cook none", "cook 1"]


@pytest.mark.rule("R13.10", "R10.7", "R9.22", "R10.12")
def test_npcs_are_not_targets_but_occupy_markets() -> None:
    table = squads(
        "angus_khan",
        "lovehandles_mcfatterson",
        step="powers",
        places=["chop_shop dairy_king", "island fruit_stand"],
        money=[500, 500],
    )
    assert table.legal() == ["no", "chef mortimer_sleazburger"]
    chefs = ["gohan_sushido angus_khan kim_chi biff_brobeque", "pork_knuckles senor_fuego"]
    market = squads(
        "angus_khan",
        "senor_fuego",
        step="market",
        chefs=chefs,
        places=["island dairy_king", "island fruit_stand"],
        money=[500, 500],
    )
    assert market.starting("foodshido") == ["carbtastic", "veggie_land", "chop_shop"]


# --- "Two" Many Cooks ---------------------------------------------------------------------------


@pytest.mark.rule("R13.21", "R13.20")
def test_the_two_wheels_show_different_places() -> None:
    table = Table(2, COOKS, step="wheels")
    table.play("1 go island")
    assert "go island" not in table.legal(1)
    assert table.refusal("1 go island") == "R13.21"


@pytest.mark.rule("R13.22", "R13.23", "R1.7")
def test_a_player_buys_with_either_chef_and_both_powers_work() -> None:
    table = Table(
        2,
        COOKS,
        step="market",
        chefs=["phyllis_grubman pork_knuckles", "kim_chi biff_brobeque"],
        places=["chop_shop carbtastic", "island dairy_king"],
        money=[900, 900],
    )
    words = {text.split()[0] for text in table.legal()}
    assert {"bundle", "buy-card", "shelf"} <= words
    assert {"chop_shop", "carbtastic"} <= set(table.starting("shelf"))


@pytest.mark.rule("R13.22", "R10.8")
def test_a_players_powers_never_hit_his_own_chefs() -> None:
    table = Table(
        2,
        COOKS,
        step="placement",
        chefs=["lovehandles_mcfatterson biff_brobeque", "kim_chi gohan_sushido"],
        places=["chop_shop chop_shop", "island chop_shop"],
    )
    assert table.legal() == ["hit gohan_sushido", "spare gohan_sushido"]


@pytest.mark.rule("R13.22", "R9.22")
def test_road_block_names_single_chefs() -> None:
    table = Table(
        2,
        COOKS,
        step="street",
        chefs=["biff_brobeque gardena_eden", "phyllis_grubman gohan_sushido"],
        places=["island carbtastic", "island chop_shop"],
        hand_1="road_block",
        money=[0, 900],
    )
    table.play("1 play road_block", "1 chef gohan_sushido", "1 finish", "1 pass")
    assert (table.place(2), table.place(2, 1)) == ("island", "home")
    assert "buy-card" in table.legal(2)


@pytest.mark.rule("R13.22", "R13.9", "R7.19")
def test_each_chef_may_be_in_a_war_within_the_money() -> None:
    table = Table(
        2,
        COOKS,
        step="market",
        chefs=["biff_brobeque gardena_eden", "phyllis_grubman kim_chi"],
        places=["carbtastic fruit_stand", "carbtastic fruit_stand"],
        spaces=["carbtastic-1 fruit_stand-1", "carbtastic-1 fruit_stand-1"],
        money=[400, 400],
    )
    table.play("1 bid $300", "2 bid2 $100")
    table.play("2 pass")
    assert table.starting("bid") == ["$400"]
    assert table.starting("bid2") == ["$100", "drop"]


@pytest.mark.rule("R13.24", "R10.7", "Q16")
def test_two_days_in_a_row_counts_the_player() -> None:
    table = Table(
        2,
        COOKS,
        step="powers",
        day=4,
        chefs=["kim_chi biff_brobeque", "phyllis_grubman gohan_sushido"],
        places=["island carbtastic", "dairy_king chop_shop"],
        money=[500, 500],
    )
    assert table.starting("chef") == ["phyllis_grubman", "gohan_sushido"]
    table.s.kim_target, table.s.kim_day = 1, 3
    assert table.starting("chef") == []


@pytest.mark.rule("R13.23", "R9.31")
def test_sous_chef_replaces_one_of_the_two() -> None:
    table = Table(
        2,
        {**COOKS, "deluxe_cards": "yes"},
        step="market",
        chefs=["biff_brobeque gardena_eden", "phyllis_grubman gohan_sushido"],
        places=["island carbtastic", "island chop_shop"],
        hand_1="sous_chef",
    )
    table.play("1 play sous_chef")
    assert table.legal() == ["replace biff_brobeque", "replace gardena_eden"]
    table.play("1 replace gardena_eden")
    table.play(f"1 keep {table.starting('keep')[0]}")
    assert table.figures("chef")[0] == 2
    assert table.figures("chef")[1] != 3


# --- Amateur Chef -------------------------------------------------------------------------------


@pytest.mark.rule("R13.31", "Q47")
@pytest.mark.parametrize(("popularity", "works"), [(2, False), (3, True)])
def test_powers_sleep_until_level_2(popularity: int, works: bool) -> None:
    table = Table(
        2,
        {"amateur_chef": "yes"},
        step="powers",
        chefs=["mortimer_sleazburger", "kim_chi"],
        places=["island", "island"],
        garbage=[1, 0],
        popularity=[popularity, 0],
    )
    assert (table.phase == "deed") == works


@pytest.mark.rule("R13.31", "R13.30")
def test_a_power_once_awake_stays_awake() -> None:
    table = Table(
        2,
        {"amateur_chef": "yes"},
        step="powers",
        chefs=["mortimer_sleazburger", "kim_chi"],
        places=["island", "island"],
        garbage=[1, 0],
        popularity=[2, 0],
        levels=[2, 1],
    )
    assert table.phase == "deed"


# --- From Leftovers -----------------------------------------------------------------------------


@pytest.mark.rule("R13.41", "R8.2")
def test_the_first_basic_recipe_is_replaced_by_a_gourmet_one() -> None:
    table = Table(
        2,
        {"from_leftovers": "yes"},
        step="cook",
        chefs=["pork_knuckles", "kim_chi"],
        recipes_1="onigiri egg_fried_rice",
        pantry_1="rice scallions fish egg rice scallions",
        upgrades=["double_burner gourmet_recipe_book", ""],
        gourmet_deck="lasagna",
    )
    assert table.legal(1) == ["cook none", "cook 1", "cook 2"]
    table.play("1 cook 1", "2 cook none")
    assert table.recipes(1) == "lasagna egg_fried_rice"


@pytest.mark.rule("R13.41", "R7.51")
def test_a_swap_of_two_basics_says_which() -> None:
    table = Table(
        2,
        {"from_leftovers": "yes"},
        step="market",
        recipes_1="onigiri egg_fried_rice",
        recipes_2="jiaozi guacamole",
    )
    table.play("1 offer 2", "1 give", "1 swap 2-1", "1 send", "2 accept 1")
    assert table.recipes(1) == "onigiri jiaozi"
    assert table.recipes(2) == "egg_fried_rice guacamole"


@pytest.mark.rule("R13.2")
def test_in_every_world_a_squad_is_dealt_npcs_first() -> None:
    """Everybody knows which chefs are NPCs; a world in which others are dealt could not go on."""
    options = GAME.settle(2, {"mode": "kitchen_squad"})
    for number in range(20):
        s = GAME.setup(2, options, Rng.seeded(str(number)), Log())
        while s.phase.key != "chefs":
            play(s, s.seat, legal(s, s.seat)[0])
        world = determinize(s, 0, Rng.seeded("w"))
        assert isinstance(world, Town)
        dealt = [GAME.faces[card] - CHEF_FACE for one in world.restaurants for card in one.look]
        assert all(GAME.box.npcs >> chef & 1 for chef in dealt)
        while world.phase.key == "chefs":
            play(world, world.seat, legal(world, world.seat)[-1])
