"""Section 9: the action cards, one by one."""

from __future__ import annotations

import pytest

from tablee.games.rivals.rules.house import Plan
from tablee.games.rivals.tests.table import GAME, Table
from tablee.kernel import view

QUIET = ["gardena_eden", "biff_brobeque", "phyllis_grubman", "general_stroganov"]


def hold(card: str, seats: int = 3, step: str = "market", **more: object) -> Table:
    """Seat 1 holds a card, on the Island with everybody else."""
    options = more.pop("options", None)
    assert options is None or isinstance(options, dict)
    given = {"mode": "deluxe", **(options or {})}
    where: dict[str, object] = {
        "step": step,
        "chefs": QUIET[:seats],
        "places": ["island"] * seats,
        "hand_1": card,
        **more,
    }
    return Table(seats, given, **where)


# --- general ------------------------------------------------------------------------------------


@pytest.mark.rule("R9.2", "R9.1")
def test_one_card_a_day_and_it_is_discarded_face_up() -> None:
    table = hold("discount taxes", money=[0, 500, 500])
    table.play("1 play discount", "2 pass", "3 pass", "2 pass", "3 pass")
    assert table.refusal("1 play taxes") == "R9.2:one-a-day"
    assert [GAME.kinds[GAME.faces[card]] for card in table.s.discards] == ["discount"]
    assert table.refusal("1 play jackpot") == "R9.1:not-in-hand"


@pytest.mark.rule("R9.4", "Q33", "Q62")
def test_cards_have_their_windows() -> None:
    table = hold("road_block food_inspector go_vegan shopping_spree five_star_review discount")
    for card in ("road_block", "food_inspector", "go_vegan", "shopping_spree", "five_star_review"):
        assert table.refusal(f"1 play {card}") == "R9.4:not-now"
    morning = hold("its_just_business discount road_block", step="morning", places=["home"] * 3)
    assert morning.starting("play") == ["discount"]


NOTHING_TO_HIT = [
    "raiders_of_the_lost_pork",
    "armed_robbery",
    "ninja_attack",
    "negative_critic",
    "food_recall",
    "taxes",
    "monopoly",
    "alien_attack",
    "surveillance_camera",
    "jackpot",
    "one_world",
]


@pytest.mark.rule("R9.4")
@pytest.mark.parametrize("card", NOTHING_TO_HIT)
def test_a_card_that_can_do_nothing_is_not_played(card: str) -> None:
    table = hold(card, money=[0, 0, 0])
    assert table.refusal(f"1 play {card}") == "R9.4:no-effect"


@pytest.mark.rule("R9.4", "R9.13")
def test_armed_robbery_needs_a_target_with_200() -> None:
    """E18."""
    table = hold("armed_robbery", money=[0, 100, 200])
    table.play("1 play armed_robbery")
    assert table.legal() == ["target 3"]
    assert table.refusal("1 target 2") == "R9.4:no-target"
    table.play("1 target 3")
    assert table.each("money") == [100, 100, 100]


# --- Clam-Voyance -------------------------------------------------------------------------------


@pytest.mark.rule("R9.6", "R9.7", "R9.13", "R9.5", "Q11")
@pytest.mark.parametrize(("answer", "money"), [("clam", [300, 400]), ("let", [0, 700])])
def test_clam_voyance_stops_and_is_stopped(answer: str, money: list[int]) -> None:
    """E3."""
    cards = "armed_robbery clam_voyance"
    table = hold(cards, 2, money=[0, 700], hand_2="clam_voyance")
    table.play("1 play armed_robbery", "1 target 2")
    assert (table.phase, table.seat) == ("answer", 2)
    table.play("2 clam")
    assert (table.phase, table.seat) == ("reply", 1)
    table.play(f"1 {answer}")
    assert table.each("money") == money
    assert len(table.s.discards) == (3 if answer == "clam" else 2)
    assert table.each("card_used") == [True, False]


@pytest.mark.rule("R9.7", "R9.8")
def test_the_chain_goes_on_while_both_have_cards() -> None:
    table = hold(
        "taxes clam_voyance clam_voyance",
        2,
        money=[0, 500],
        hand_2="clam_voyance clam_voyance",
    )
    table.play("1 play taxes", "2 clam", "1 clam", "2 clam", "1 clam")
    assert table.each("money") == [200, 300]


@pytest.mark.rule("R9.9", "R9.6", "Q69")
def test_targets_with_cards_answer_together() -> None:
    table = hold("taxes", 4, money=[0, 500, 500, 500], hand_2="jackpot", hand_4="clam_voyance")
    table.play("1 play taxes")
    assert table.s.acting == 0b1010
    assert table.legal(2) == ["let"]
    table.play("4 clam")
    assert not table.told("clam")
    table.play("2 let")
    assert table.each("money") == [400, 300, 300, 500]


@pytest.mark.rule("R9.6", "R9.5")
def test_other_moves_wait_for_the_answer() -> None:
    table = hold("taxes", 2, money=[0, 500], hand_2="clam_voyance")
    table.play("1 play taxes")
    assert table.refusal("2 pass") == "R9.6:answer"
    bare = hold("taxes clam_voyance", 2, money=[0, 500], hand_2="clam_voyance")
    bare.play("1 play taxes", "2 clam")
    assert bare.refusal("2 clam") == "R9.8"


@pytest.mark.rule("R9.10", "R10.8")
def test_against_a_lasting_power_it_protects_for_the_day() -> None:
    chefs = ["lovehandles_mcfatterson", "kim_chi"]
    table = Table(2, step="placement", chefs=chefs, places=["chop_shop"] * 2, hand_2="clam_voyance")
    table.play("1 hit kim_chi", "2 clam")
    assert len(table.legal(2)) == 5
    assert table.mask("shielded") == 0b0100


@pytest.mark.rule("R9.10", "R10.7", "Q16")
def test_a_stopped_kim_has_paid_and_targeted() -> None:
    table = Table(
        2,
        step="powers",
        chefs=["kim_chi", "biff_brobeque"],
        places=["chop_shop", "island"],
        money=[100, 0],
        hand_2="clam_voyance",
    )
    table.play("1 chef biff_brobeque", "1 pay", "2 clam")
    assert table.place(2) == "island"
    assert table.each("money") == [0, 0]
    assert (table.s.kim_target, table.s.kim_day) == (1, 3)


@pytest.mark.rule("R9.11", "R9.24", "R9.18", "R9.22")
@pytest.mark.parametrize("card", ["special_order", "fridge_raid", "rat_infestation"])
def test_what_hits_nobody_is_not_answered(card: str) -> None:
    table = hold(card, 2, hand_2="clam_voyance")
    table.play(f"1 play {card}")
    while table.phase != "beat":
        assert table.seat == 1
        table.play(f"1 {table.legal()[0]}")


# --- the cards ----------------------------------------------------------------------------------


@pytest.mark.rule("R9.12")
def test_raiders_take_any_ingredient_of_one_player() -> None:
    table = hold("raiders_of_the_lost_pork", pantry_2="beef wine", recipes_2="bulgogi pho_bo")
    table.play("1 play raiders_of_the_lost_pork", "1 target 2")
    assert table.legal() == ["take beef", "take wine"]
    assert table.refusal("1 take milk") == "R9.12:not-there"
    table.play("1 take beef")
    assert (table.pantry(1), table.pantry(2)) == ("beef", "wine")


@pytest.mark.rule("R9.13")
@pytest.mark.parametrize(("money", "taken"), [(200, 100), (300, 100), (700, 300), (800, 400)])
def test_armed_robbery_takes_half_rounded_down(money: int, taken: int) -> None:
    table = hold("armed_robbery", 2, money=[0, money])
    table.play("1 play armed_robbery", "1 target 2")
    assert table.each("money") == [taken, money - taken]


@pytest.mark.rule("R9.15", "Q5", "R11.5")
def test_alien_attack_hits_its_user_too() -> None:
    table = hold(
        "alien_attack",
        pantry_1="alien_goo",
        pantry_2="alien_goo alien_goo",
        hand_2="clam_voyance",
        pantry_3="alien_goo",
    )
    table.play("1 play alien_attack", "2 clam")
    assert table.each("garbage") == [2, 0, 2]


@pytest.mark.rule("R9.16", "Q55", "R5.6")
def test_contamination_lets_each_victim_choose() -> None:
    table = hold("contamination", 4, pantry_2="beef milk", pantry_4="egg")
    table.play("1 play contamination", "1 target 4", "1 target 2", "1 target 3")
    assert (table.phase, table.seat) == ("contaminated", 2)
    assert table.refusal("2 discard egg") == "R9.16:not-yours"
    table.play("2 discard milk", "4 discard egg")
    assert table.each("garbage") == [0, 1, 1, 1]
    assert (table.pantry(2), table.pantry(4)) == ("beef", "")


@pytest.mark.rule("R9.16", "R5.9")
def test_who_takes_too_long_to_choose_loses_the_first_of_the_storage() -> None:
    where = {"recipes_2": "onigiri lasagna", "pantry_2": "rice beef milk"}
    table = hold("contamination", 2, options={"schedule": "clock"}, **where)
    table.play("1 play contamination", "1 target 2", "2 let", "0 expire")
    assert table.pantry(2) == "rice beef", "what lies beside a recipe stays"
    bare = hold("contamination", 2, options={"schedule": "clock"}, **{**where, "pantry_2": "rice"})
    bare.play("1 play contamination", "1 target 2", "2 let", "0 expire")
    assert bare.pantry(2) == ""


@pytest.mark.rule("R9.4", "R9.16")
def test_targets_are_added_one_by_one_until_finished() -> None:
    table = hold("contamination", 4)
    table.play("1 play contamination")
    assert table.legal() == ["target 2", "target 3", "target 4"]
    table.play("1 target 3")
    assert table.legal() == ["finish", "target 2", "target 4"]
    table.play("1 finish")
    assert table.each("garbage") == [0, 0, 1, 0]


@pytest.mark.rule("R9.17", "R7.17")
def test_discount_halves_todays_prices() -> None:
    table = hold("discount", 2, money=[300, 0])
    table.play("1 play discount", "2 pass", "2 pass", "1 buy-card")
    assert table.s.restaurants[0].money == 200


@pytest.mark.rule("R9.17", "Q17")
def test_the_food_inspector_fines_two_at_most() -> None:
    table = hold(
        "food_inspector",
        4,
        step="street",
        money=[0, 500, 100, 500],
        garbage=[3, 2, 4, 1],
    )
    table.play("1 play food_inspector", "1 target 2", "1 target 3")
    assert table.each("money") == [300, 300, 0, 500]


@pytest.mark.rule("R9.17")
def test_food_recall_names_an_ingredient_of_each() -> None:
    table = hold("food_recall", pantry_2="beef wine", pantry_3="milk")
    table.play("1 play food_recall", "1 target 2", "1 target 3")
    assert table.legal() == ["name beef"]
    assert table.refusal("1 name wine") == "R9.17:not-there"
    table.play("1 name beef", "1 name milk")
    assert (table.pantry(2), table.pantry(3)) == ("wine", "")
    assert len(table.s.markets[3].tray) == len(table.s.markets[4].tray) == 1


@pytest.mark.rule("R9.18")
def test_fridge_raid_searches_a_shelf_in_secret() -> None:
    table = hold("fridge_raid", 2, shelf_dairy_king="milk egg")
    table.play("1 play fridge_raid")
    assert "market mystery_mart" not in table.legal()
    assert table.refusal("1 market mystery_mart") == "R9.18:no-shelf"
    size = len(table.s.markets[4].shelf)
    table.play("1 market dairy_king")
    assert all(face < 0 for face in view(table.s, 1).zones["look_1"])
    table.play("1 take milk", "1 take egg")
    assert table.pantry(1) == "egg milk"
    assert len(table.s.markets[4].shelf) == size - 2
    assert all(table.s.knows[card] == 0 for card in table.s.markets[4].shelf)


@pytest.mark.rule("R9.20", "R8.1", "Q25")
@pytest.mark.parametrize(("choice", "money"), [("pay", [500, 100]), ("no", [0, 600])])
def test_closed_restaurants_pay_or_do_not_cook(choice: str, money: list[int]) -> None:
    table = hold(
        "its_just_business",
        2,
        money=[0, 600],
        recipes_2="onigiri lasagna",
        pantry_2="rice scallions fish",
    )
    table.play("1 play its_just_business", "1 target 2").close_market()
    assert (table.phase, table.seat) == ("ransom", 2)
    table.play(f"2 {choice}")
    assert table.each("money") == money
    assert ("cook 1" in table.legal(2)) == (choice == "pay")
    if choice == "no":
        assert table.refusal("2 cook 1") == "R8.1"


@pytest.mark.rule("R9.20", "R8.1", "Q40")
@pytest.mark.parametrize(("rules", "money"), [(2, [900, 1200, 400]), (1, [400, 1700, 400])])
def test_a_ransom_goes_to_whoever_closed_the_restaurant(rules: int, money: list[int]) -> None:
    """The card is drawn again and played by another on the same day."""
    table = hold("its_just_business", 3, places=["island"] * 3, money=[900] * 3)
    table.s.plan = Plan(table.s.box, 3, table.options, rules)
    table.s.gone, table.s.deck = [*table.s.gone, *table.s.deck], []
    table.play("1 play its_just_business", "1 target 3", "1 finish")
    table.play("2 buy-card", "3 pass", "2 play its_just_business", "2 target 1", "2 finish")
    table.close_market()
    table.play("1 pay", "3 pay")
    assert table.each("money") == money


@pytest.mark.rule("R9.21", "Q29")
@pytest.mark.parametrize(
    ("pantry", "pays"),
    [("beef beef milk milk", True), ("beef beef beef beef", False), ("beef beef milk", False)],
)
def test_jackpot_needs_two_different_pairs(pantry: str, pays: bool) -> None:
    table = hold("jackpot", 2, pantry_1=pantry)
    assert ("play jackpot" in table.legal()) == pays
    if pays:
        table.play("1 play jackpot")
        assert table.s.restaurants[0].money == 800
        assert table.pantry(1) == pantry


@pytest.mark.rule("R9.21")
def test_monopoly_takes_all_of_a_kind_from_everybody() -> None:
    table = hold("monopoly", pantry_2="beef beef wine", pantry_3="beef milk", hand_3="clam_voyance")
    table.play("1 play monopoly")
    assert table.legal() == ["name beef", "name milk"]
    table.play("1 name beef", "3 let")
    assert (table.pantry(1), table.pantry(2), table.pantry(3)) == ("beef beef beef", "wine", "milk")


@pytest.mark.rule("R9.21", "Q20", "R8.11")
def test_negative_critic_costs_a_point_but_no_level() -> None:
    table = hold("negative_critic", 2, popularity=[0, 3])
    table.play("1 play negative_critic", "1 target 2")
    assert (table.each("popularity"), table.each("level")) == ([0, 2], [0, 1])


@pytest.mark.rule("R9.21", "Q30")
def test_ninja_attack_steals_a_card_that_only_the_two_see() -> None:
    table = hold("ninja_attack", hand_2="jackpot")
    table.play("1 play ninja_attack", "1 target 2", "2 let")
    assert (table.hand(1), table.hand(2)) == ("jackpot", "")
    card = table.s.restaurants[0].hand[0]
    assert table.s.knows[card] == 0b011
    assert table.told("stole-card-hidden") == [(0, 1)]


@pytest.mark.rule("R9.22", "R9.1", "Q24")
def test_rats_are_placed_on_a_market() -> None:
    table = hold(
        "rat_infestation",
        2,
        money=[500, 500],
        places=["carbtastic"] * 2,
        spaces=["carbtastic-1"] * 2,
    )
    table.play("1 play rat_infestation", "1 market carbtastic")
    assert table.s.markets[0].rats_owner == 0
    assert table.figures("war") == [-1] * 4
    assert table.s.spaces[0].claim == 0
    assert table.refusal("2 shelf carbtastic") == "R9.22:rats"
    assert not table.s.discards


@pytest.mark.rule("R9.22", "Q31", "R7.18")
def test_road_block_sends_chefs_home_for_the_day() -> None:
    table = hold(
        "road_block",
        3,
        step="street",
        places=["chop_shop", "chop_shop", "island"],
        spaces=["shelf", "chop_shop-1", "shelf"],
        money=[500, 500, 500],
        garbage=[0, 1, 0],
    )
    table.play("1 play road_block", "1 chef biff_brobeque")
    assert table.legal() == ["finish", "chef phyllis_grubman"]
    table.play("1 finish")
    assert [table.place(seat) for seat in (1, 2, 3)] == ["chop_shop", "home", "island"]
    table.play("1 pass")
    assert table.refusal("2 shelf chop_shop") == "R7.13:not-there"
    assert [text for text in table.legal() if text.split()[0] not in ("pass", "offer")] == []


@pytest.mark.rule("R9.22", "R10.6", "R10.11", "R10.12")
@pytest.mark.parametrize(
    ("chef", "works"),
    [
        ("general_stroganov", True),
        ("pork_knuckles", False),
        ("gohan_sushido", False),
        ("kim_chi", False),
        ("mortimer_sleazburger", True),
    ],
)
def test_which_powers_a_road_block_leaves(chef: str, works: bool) -> None:
    table = Table(
        2,
        step="street",
        chefs=["antoine_baguette", chef],
        places=["island", "island"],
        money=[900, 900],
        garbage=[1, 1],
        pantry_1="rice rice rice rice rice",
        hand_1="road_block",
    )
    table.play("1 play road_block", f"1 chef {chef}")
    used = table.phase == "deed"
    table.passes() if used else table.play("1 pass")
    if table.phase == "beat":
        words = {text.split()[0] for text in table.legal(2)}
        used = used or bool(words & {"comrade", "buy-card", "foodshido"})
    assert used == works


@pytest.mark.rule("R9.23", "R7.71", "Q26", "R7.70")
def test_shopping_spree_buys_at_every_market_after_the_phase() -> None:
    table = hold(
        "shopping_spree",
        2,
        money=[500, 0],
        counter_carbtastic="bread flour noodles rice",
        rats_dairy_king=[2, 1],
        day=2,
    )
    table.s.spaces[1].locked = True
    table.s.spaces[2].dropped = 0b01  # a war that the first seat has lost
    table.s.spaces[3].dropped = 0b10
    table.close_market()
    assert table.phase == "window"
    table.play("1 play shopping_spree")
    buys = table.starting("buy") + table.starting("shelf")
    assert "carbtastic-1" in buys
    assert "carbtastic-2" not in buys
    assert "carbtastic-3" not in buys
    assert "carbtastic-4" in buys
    assert "dairy_king" not in buys
    table.play("1 buy carbtastic-1", "1 shelf mystery_mart", "1 finish")
    assert table.s.restaurants[0].money == 100
    assert table.phase == "cook"


@pytest.mark.rule("R9.23", "R9.22")
def test_the_road_blocked_cannot_go_on_a_spree() -> None:
    table = hold("shopping_spree", 2, money=[500, 0])
    table.s.figures[0].blocked = True
    table.close_market()
    assert (table.phase, table.legal()) == ("window", ["pass"])


@pytest.mark.rule("R9.24")
def test_special_order_takes_from_any_counter() -> None:
    table = hold("special_order", 2, counter_mystery_mart="wine - tofu")
    table.play("1 play special_order")
    assert table.refusal("1 order mystery_mart-2") == "R9.24:empty"
    table.play("1 order mystery_mart-3")
    assert table.pantry(1) == "tofu"
    assert table.counter("mystery_mart") == "wine - -"


@pytest.mark.rule("R9.24", "R5.7", "Q17")
def test_taxes_take_200_from_everybody_or_what_there_is() -> None:
    table = hold("taxes", money=[0, 500, 100])
    table.play("1 play taxes")
    assert table.each("money") == [300, 300, 0]
