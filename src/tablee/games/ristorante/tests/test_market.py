"""Chapter 7: the market; and the three variants of chapter 19."""

from __future__ import annotations

import pytest

from tablee.games.ristorante.rules.tiles import can_restock, kinds_in, may_come, refill, restock
from tablee.games.ristorante.tests.table import Table, advanced
from tablee.kernel import EVERYONE, SILENT, Rng

MEAT = "pork veal veal ham ham lamb"


@pytest.mark.rule("R7.1", "Q21", "Q22", "R20.1")
def test_one_purchase_and_one_restock_in_either_order() -> None:
    table = Table(2, stall_butcher=MEAT)
    table.play("market")
    assert "done" not in table.legal()
    assert table.refusal("done") == "R7.1:nothing-yet"
    assert table.refusal("draw wine") == "R7.1:at-the-market"
    table.play("buy pork")
    assert table.refusal("buy veal") == "R7.1:one-purchase"
    assert "done" in table.legal()
    table.play("restock butcher")
    assert table.phase == "action"
    again = Table(2, stall_butcher=MEAT, crate_butcher="turkey beef beef pork pork pork")
    again.play("market;restock butcher")
    assert again.refusal("restock grocer") == "R7.1:one-restock"
    again.play("buy turkey")
    assert again.fact("actions") == 1


@pytest.mark.rule("R7.1")
def test_a_purchase_alone_is_enough() -> None:
    table = Table(2, stall_butcher=MEAT)
    table.play("market;buy ham;done")
    assert [table.phase, table.fact("actions")] == ["action", 1]


@pytest.mark.rule("R7.2")
def test_pay_place_refill() -> None:
    table = Table(2, stall_butcher=MEAT, crate_butcher="turkey")
    events = table.play("market;buy pork")
    assert events[1:] == [
        "bought seat=1 kind=pork n=4 shop=butcher",
        "stall shop=butcher kind=turkey",
    ]
    assert table.zone("shelf_1") == ["pork"]
    assert table.refusal("buy pork") == "R7.1:one-purchase"


@pytest.mark.rule("R7.2")
def test_what_cannot_be_bought() -> None:
    table = Table(2, stall_butcher=MEAT, cash=[3, 25])
    table.play("market")
    assert table.refusal("buy lamb") == "R7.2:too-dear"
    assert table.refusal("buy turkey") == "R7.2:not-on-stall"
    assert table.refusal("crate ham") == "R16.2:no-card"
    assert table.refusal("bin ham") == "R16.9:no-cat"


@pytest.mark.rule("R7.2", "R7.3", "Q20")
def test_a_full_shelf_makes_room_with_an_old_tile() -> None:
    table = Table(2, stall_butcher=MEAT, shelf_1="ham*2 eggs*2 rice")
    table.play("market;buy ham")
    assert table.legal() == ["drop ham", "drop rice", "drop eggs"]
    assert table.refusal("done") == "R7.2:make-room"
    table.play("drop ham")
    assert table.zone("bin_butcher") == ["ham"]
    assert len(table.zone("shelf_1")) == 5
    assert not [move for move in Table(2, shelf_1="ham").legal() if move.startswith("drop")]


@pytest.mark.rule("R7.4", "R7.5")
def test_restock_bins_the_stall_and_shows_six() -> None:
    table = Table(2, stall_butcher=MEAT)
    before = len(table.zone("crate_butcher"))
    events = table.play("market;restock butcher")
    assert sorted(table.zone("bin_butcher")) == sorted(MEAT.split())
    assert len(table.zone("stall_butcher")) == 6
    assert len(table.zone("crate_butcher")) == before - 6
    assert [event.split()[0] for event in events[2:]] == ["stall-three", "stall-three"]


@pytest.mark.rule("R7.5", "Q19")
def test_the_bin_comes_back_in_the_middle_of_a_restock() -> None:
    table = Table(2, stall_butcher=MEAT, crate_butcher=2)
    binned = len(table.zone("bin_butcher"))
    events = table.play("market;restock butcher")
    assert "bin-emptied shop=butcher" in events
    assert len(table.zone("stall_butcher")) == 6
    assert table.zone("bin_butcher") == []
    assert len(table.zone("crate_butcher")) == binned + 6 - 4
    assert all(table.s.knows[tile] != EVERYONE for tile in table.s.crates[0])


@pytest.mark.rule("R7.4", "R7.5")
@pytest.mark.parametrize("left", [0, 1, 5, 6])
def test_what_may_come_is_what_comes_sooner_or_later(left: int) -> None:
    """The bin comes back, and the old stall in it, where the crate cannot fill the stall."""
    s = Table(2, stall_butcher=MEAT, crate_butcher=left).s
    may = may_come(s, 0)
    if left < 6:
        assert may == kinds_in(s.house, s.crates[0] + s.bins[0] + s.stalls[0])
    seen: set[int] = set()
    for lot in range(60):
        twin = s.clone()
        twin.rng = Rng.seeded(f"{lot}")
        restock(twin, 0, 0, SILENT)
        seen |= set(kinds_in(s.house, twin.stalls[0]))
    assert sorted(seen) == may


@pytest.mark.rule("R7.6")
def test_an_empty_space_waits_for_a_tile() -> None:
    table = Table(2, stall_fruit_seller="lemon orange apple pear fig strawberry", crate_butcher=0)
    s = table.s
    hoard = s.bins[0]
    s.shelves[1], s.bins[0] = hoard, []
    table.play("market")
    kind = next(move for move in table.legal() if move.startswith("buy"))
    table.play(kind)
    assert len(table.zone("stall_butcher")) == 5
    s = table.s
    s.bins[0].append(s.shelves[1].pop())
    refill(s, 0, SILENT)
    assert len(s.stalls[0]) == 6
    s.shelves[1] += s.stalls[0]
    s.stalls[0] = []
    assert not can_restock(s, 0)


@pytest.mark.rule("R7.6")
def test_a_shop_without_tiles_cannot_be_restocked() -> None:
    table = Table(2)
    s = table.s
    s.shelves[1] = s.stalls[0] + s.crates[0]
    s.stalls[0], s.crates[0] = [], []
    table.play("market")
    assert table.refusal("restock butcher") == "R7.6:no-tiles"


@pytest.mark.rule("R20.5")
def test_no_market_without_a_tile_anywhere() -> None:
    table = Table(2, on="apprentice", cash=[0, 0])
    assert table.refusal("apprentice") == "R20.5:nothing-to-buy"
    s = table.s
    for shop in range(5):
        s.shelves[1] += s.stalls[shop] + s.crates[shop]
        s.stalls[shop], s.crates[shop] = [], []
    assert table.refusal("market") == "R20.5:nothing-to-do"


@pytest.mark.rule("R7.1", "R20.2")
def test_whoever_can_only_restock_one_shop_is_asked_all_the_same() -> None:
    """There is no way to be done before something was bought or restocked."""
    table = Table(2, cash=[0, 0])
    s = table.s
    for shop in range(1, 5):
        s.shelves[1] += s.stalls[shop] + s.crates[shop]
        s.stalls[shop], s.crates[shop] = [], []
    table.play("market")
    assert [table.phase, table.legal()] == ["market", ["restock butcher"]]
    table.play("restock butcher")
    assert table.phase == "action", "nothing is left but to be done"


@pytest.mark.rule("R7.7", "Q54", "R19.2")
def test_a_search_sees_the_crate_and_shuffles_it() -> None:
    table = Table(2, on="apprentice", stall_fishmonger="tuna*3 squid*3", crate_fishmonger="cod")
    before = table.s.crates[3][:]
    events = table.play("apprentice;crate cod")
    assert events == ["apprentice seat=1", "searched seat=1 kind=cod n=3 shop=fishmonger"]
    after = table.s.crates[3]
    assert len(after) == len(before) - 1
    assert [tile for tile in before if tile in after] != after
    assert table.seat == 2


@pytest.mark.rule("R7.7")
def test_an_empty_crate_is_searched_in_its_bin() -> None:
    table = Table(2, on="apprentice", stall_fishmonger="tuna*3 squid*3", crate_fishmonger=0)
    assert "cod" in table.zone("bin_fishmonger")
    table.play("apprentice")
    assert "crate cod" in table.legal()
    assert table.zone("bin_fishmonger")  # nothing is shuffled before a tile is taken
    assert "bin-emptied shop=fishmonger" in table.play("crate cod")
    assert table.zone("bin_fishmonger") == []


@pytest.mark.rule("R19.2", "Q61")
def test_the_apprentice_takes_both_actions() -> None:
    table = Table(2, on="apprentice", shelf_1="eggs*2 rice cod tomato")
    assert Table(2).refusal("apprentice") == "R19.2:off"
    assert Table(2, on="apprentice", actions=1).refusal("apprentice") == "R19.2:first-action"
    table.play("apprentice")
    assert table.refusal("decline") == "R19.2:must-buy"
    assert table.refusal("restock grocer") == "R19.2:must-buy"
    table.play(table.legal()[0])
    assert table.phase == "shelf"
    table.play("drop eggs")
    assert table.seat == 2
    pantry = Table(
        2, "advanced", "apprentice", bonus_1="dispensa", shelf_1="eggs*2 rice cod tomato"
    )
    pantry.play("apprentice")
    pantry.play(pantry.legal()[0])
    assert pantry.seat == 2


@pytest.mark.rule("R19.2", "R16.10")
def test_no_trusted_shop_after_the_apprentice() -> None:
    table = Table(2, "advanced", "apprentice", bonus_1="negozio_di_fiducia")
    table.play("apprentice")
    table.play(table.legal()[0])
    assert table.seat == 2


@pytest.mark.rule("R19.1")
def test_balanced_turn_order_by_rating() -> None:
    table = Table(4, on="balanced_turn_order", season=2, step="income", ratings=[14, 12, 15, 12])
    assert table.fact("order") == [2, 4, 1, 3]
    tied = Table(
        3, on="balanced_turn_order", step="income", ratings=[12, 12, 12], menu_3="saute_di_funghi"
    )
    assert tied.fact("order") == [3, 1, 2]


@pytest.mark.rule("R19.1", "R16.8")
def test_the_photo_orders_every_place_of_the_turn_order() -> None:
    table = Table(
        3,
        "advanced",
        "balanced_turn_order",
        step="income",
        ratings=[11, 12, 12],
        bonus_3="foto_del_presidente",
    )
    assert [table.phase, table.seat] == ["tied", 3]
    table.play("rank 3")
    assert table.fact("order") == [1, 3, 2]


@pytest.mark.rule("R16.2", "Q51")
def test_a_crate_purchase_leaves_the_restock() -> None:
    table = advanced(2, bonus_1="frutteto", stall_fruit_seller="lemon*3 apple*3")
    table.play("market;crate fig")
    assert table.zone("stall_fruit_seller") == ["lemon"] * 3 + ["apple"] * 3
    assert "restock butcher" in table.legal()
    assert table.refusal("crate fig") == "R7.1:one-purchase"


@pytest.mark.rule("R7.7")
def test_only_what_is_in_the_crate() -> None:
    table = advanced(2, bonus_1="frutteto", shelf_2="fig*3")
    table.play("market")
    assert table.refusal("crate fig") == "R7.7:not-in-crate"
