"""Section 7.3: bidding wars."""

from __future__ import annotations

import pytest

from tablee.games.rivals.tests.table import Table

THREE = ["gohan_sushido", "kim_chi", "biff_brobeque"]


def war(money: list[int], chefs: list[str] | None = None, **more: object) -> Table:
    """All on the Alien Goo of the Mystery Mart."""
    seats = len(money)
    return Table(
        seats,
        **{
            "step": "market",
            "chefs": chefs or THREE[:seats],
            "places": ["mystery_mart"] * seats,
            "spaces": ["mystery_mart-1"] * seats,
            "counter_mystery_mart": "alien_goo wine tofu",
            "money": money,
            **more,
        },
    )


@pytest.mark.rule("R7.30", "R7.32", "R7.33", "R7.34", "R7.35", "R7.37")
def test_the_war_for_the_alien_goo() -> None:
    """E4."""
    table = war([300, 400, 400])
    table.play("1 pass", "2 bid $400")
    assert table.figures("war")[0] == -1
    table.play("3 bid $400", "2 bid all+1", "3 bid all+2", "1 pass", "3 pass", "1 pass")
    table.play("2 bid drop")
    assert table.each("money") == [300, 400, 0]
    assert table.each("garbage") == [0, 0, 2]
    assert table.pantry(3) == "alien_goo"
    table.play("1 pass", "2 buy mystery_mart-2")
    assert table.s.restaurants[1].money == 100


@pytest.mark.rule("R7.32", "Q8")
def test_money_bids_rise_in_hundreds_and_may_be_equal() -> None:
    table = war([500, 700])
    assert table.starting("bid") == ["$300", "$400", "$500", "drop"]
    table.play("1 bid $400")
    assert table.starting("bid") == ["$400", "$500", "$600", "$700", "drop"]
    table.play("2 bid $400")
    assert table.starting("bid", 2) == ["$500", "$600", "$700", "drop"]
    table.play("2 pass")
    assert table.starting("bid") == ["$500", "drop"]


@pytest.mark.rule("R7.32")
def test_garbage_is_bid_only_when_everybody_is_all_in() -> None:
    table = war([400, 500])
    table.play("1 bid $400", "2 bid $400")
    table.play("2 pass")
    assert table.starting("bid") == ["drop"]
    both = war([400, 400])
    both.play("1 bid $400", "2 bid $400", "2 pass")
    assert both.starting("bid") == [f"all+{number}" for number in range(1, 21)] + ["drop"]
    both.play("1 bid all+5", "1 pass")
    assert both.starting("bid") == [f"all+{number}" for number in range(5, 21)] + ["drop"]


@pytest.mark.rule("R7.32")
@pytest.mark.parametrize("spaces", [(1, 2), (2, 1)])
def test_who_is_not_all_in_at_another_war_does_not_matter(spaces: tuple[int, int]) -> None:
    here, there = (f"mystery_mart-{number}" for number in spaces)
    chefs = [*THREE, "pork_knuckles"]
    table = war([400, 400, 900, 900], chefs, spaces=[here, here, there, there])
    table.play("1 bid $400", "2 bid $400", "3 bid $400")
    while table.seat != 1:
        table.play(f"{table.seat} pass")
    assert "all+1" in table.starting("bid")


@pytest.mark.rule("R7.32", "Q8")
def test_rich_bidders_go_up_to_2000_and_then_all() -> None:
    table = war([2600, 3000])
    assert table.starting("bid")[-3:] == ["$2000", "all", "drop"]
    table.play("1 bid all")
    assert table.figures("bid_money")[0] == 2600
    assert table.starting("bid") == ["all", "drop"]


@pytest.mark.rule("R7.31", "R7.19", "Q64")
def test_a_bidder_neither_buys_nor_throws_out_but_trades_with_unbound_money() -> None:
    table = war([700, 900], garbage=[1, 0])
    assert table.refusal("1 shelf mystery_mart") == "R7.31"
    assert table.refusal("1 buy mystery_mart-2") == "R7.31"
    assert table.refusal("1 dump") == "R7.20"
    table.play("1 bid $500", "2 pass", "2 pass", "1 offer 2", "1 give")
    assert table.starting("give")[:3] == ["$100", "$200", "garbage"]


@pytest.mark.rule("R7.34", "Q61")
def test_the_sole_leader_cannot_drop_and_a_dropout_cannot_buy() -> None:
    table = war([600, 600, 600])
    table.play("1 bid $300")
    assert "bid drop" in table.legal()
    table.play("2 bid drop", "3 pass")
    assert table.refusal("2 buy mystery_mart-1") == "R7.34:dropped"
    assert "buy mystery_mart-2" in table.legal(2)
    table.play("2 pass", "3 pass")
    assert "bid drop" not in table.legal(1)


@pytest.mark.rule("R7.33", "R7.35", "R7.21")
def test_whoever_cannot_pay_the_price_is_dropped_and_the_last_one_has_a_claim() -> None:
    table = war([200, 600])
    assert table.figures("war") == [-1] * 4
    assert table.s.spaces[18].claim == 1
    assert table.refusal("1 buy mystery_mart-1") == "R7.34:dropped"


@pytest.mark.rule("R7.33", "R7.35")
def test_if_nobody_can_pay_the_ingredient_is_open_to_the_others() -> None:
    table = war(
        [200, 200, 900],
        spaces=["mystery_mart-1", "mystery_mart-1", "shelf"],
    )
    table.play("1 pass", "2 pass")
    assert "buy mystery_mart-1" in table.legal(3)


@pytest.mark.rule("R7.35", "R7.11", "Q65")
def test_a_quiet_war_sells_to_its_only_leader() -> None:
    table = war([900, 900])
    table.play("1 bid $300", "2 pass", "2 pass", "1 pass")
    assert table.pantry(1) == "alien_goo"
    assert table.each("money") == [600, 900]
    assert table.phase == "beat"
    assert table.refusal("2 buy mystery_mart-1") == "R7.10:not-your-beat"


@pytest.mark.rule("R7.35", "Q14")
def test_a_war_without_bids_sells_nothing_and_opens_the_counter() -> None:
    table = war([900, 900])
    table.play("1 pass", "2 pass")
    assert table.figures("war") == [-1] * 4
    assert "buy mystery_mart-1" in table.legal()


@pytest.mark.rule("R7.36", "Q14")
def test_a_tie_locks_the_ingredient_for_everybody() -> None:
    table = war([900, 900, 900], spaces=["mystery_mart-1", "mystery_mart-1", "shelf"])
    table.play("1 bid $300", "2 bid $300", "3 pass", "2 pass", "3 pass", "1 pass")
    assert table.each("money") == [900, 900, 900]
    for seat in (3, 1, 2):
        assert table.refusal(f"{seat} buy mystery_mart-1") == "R7.36:locked"
        table.play(f"{seat} pass")


@pytest.mark.rule("R7.33")
def test_a_bidder_robbed_of_his_bid_is_dropped() -> None:
    there = {
        "places": ["mystery_mart"] * 2 + ["island"],
        "spaces": [*["mystery_mart-1"] * 2, "shelf"],
    }
    table = war([900, 400, 0], hand_3="armed_robbery", **there)
    table.play("1 pass", "2 bid $400", "3 play armed_robbery", "3 target 2")
    assert table.each("money") == [900, 200, 200]
    assert table.figures("war") == [-1] * 6
    assert table.s.spaces[18].claim == 0


@pytest.mark.rule("R7.38", "R9.24")
def test_a_special_order_ends_the_war() -> None:
    table = war([900, 900], hand_1="special_order")
    table.play("1 play special_order", "1 order mystery_mart-1")
    assert table.pantry(1) == "alien_goo"
    assert table.each("money") == [900, 900]
    assert table.figures("war") == [-1] * 4


@pytest.mark.rule("R7.37", "Q10", "R9.17")
def test_discount_lowers_the_lowest_bid_but_not_the_bid_itself() -> None:
    table = war([900, 900])
    table.s.restaurants[0].discount = True
    assert table.starting("bid")[0] == "$200"
    table.play("1 bid $200", "2 pass", "2 pass", "1 pass")
    assert table.s.restaurants[0].money == 700


@pytest.mark.rule("R7.35", "R7.70")
def test_wars_end_with_the_phase() -> None:
    table = war([900, 900])
    table.s.tick = 59
    table.play("1 bid $300", "2 bid $300", "2 pass", "1 bid $400")
    assert table.pantry(1) == "alien_goo"
    assert table.each("money") == [500, 900]
    assert table.phase == "cook"
    assert table.place(1) == "home"


@pytest.mark.rule("R7.34", "Q61")
def test_a_sole_leader_is_told_why_he_stays() -> None:
    table = war([900, 900])
    table.play("1 bid $300", "2 pass", "2 pass")
    assert "drop" not in table.starting("bid")
    assert table.refusal("1 bid drop") == "R7.34:leader"


@pytest.mark.rule("R7.33", "R7.35")
def test_a_war_that_an_effect_empties_says_so() -> None:
    table = war([900, 900, 900], hand_3="rat_infestation")
    table.play("1 pass", "2 pass", "3 play rat_infestation", "3 market mystery_mart")
    assert table.told("dropped") == [(0, 18), (1, 18)]
    assert table.s.spaces[18].claim == 2
    again = war(
        [900, 900, 0],
        hand_3="rat_infestation",
        places=["mystery_mart", "mystery_mart", "island"],
        spaces=["mystery_mart-1", "mystery_mart-1", "shelf"],
    )
    again.play("1 pass", "2 pass", "3 play rat_infestation", "3 market mystery_mart")
    assert again.told("no-sale") == [(18,)]


@pytest.mark.rule("R7.33", "Q71")
def test_a_bidder_who_spends_his_money_elsewhere_is_out_at_once() -> None:
    options = {"mode": "two_many_cooks"}
    table = Table(
        2,
        options,
        step="market",
        chefs=["biff_brobeque gardena_eden", "gohan_sushido phyllis_grubman"],
        places=["mystery_mart carbtastic", "mystery_mart island"],
        spaces=["mystery_mart-1 shelf", "mystery_mart-1 shelf"],
        counter_mystery_mart="alien_goo wine tofu",
        money=[300, 900],
    )
    table.play("1 shelf carbtastic")
    assert table.told("dropped") == [(0, 18)]
