"""What a bidder is shown: what each bid costs and wins, and who wins a tie."""

from __future__ import annotations

import pytest

from tablee import show
from tablee.games.ristorante.tests.table import Table, advanced
from tablee.kernel import SPECTATOR
from tablee.show.scene import Scene


def scene(table: Table, viewer: int = 0, language: str = "en") -> Scene:
    return show.describe(table.match, viewer, language)


@pytest.mark.rule("R9.3", "R9.4")
def test_a_bid_comes_with_its_costs_as_numbers() -> None:
    table = Table(2, step="bid", cash=[3, 9])
    (bids,) = [site for site in scene(table).sites if site.id == "bids"]
    costs = [{meter.key: meter.value for meter in spot.meters} for spot in bids.spots]
    left = [[cost["won"], cost["lost"], cost["won-left"], cost["lost-left"]] for cost in costs]
    assert left == [[0, 0, 3, 3], [1, 0, 2, 3], [2, 1, 1, 2], [3, 1, 0, 2]]
    assert {cost["won-points"] for cost in costs} == {10}
    comes = 4  # from the menu, each season but the last (R4.2, R10.1)
    table = Table(2, step="bid", cash=[3, 9], menu_1="bruschetta_al_pomodoro")
    (bids,) = [site for site in scene(table).sites if site.id == "bids"]
    last = {meter.key: meter.value for meter in bids.spots[3].meters}
    assert [last["won-next"], last["lost-next"]] == [comes, 2 + comes]
    table = Table(2, step="bid", cash=[3, 9], season=4)
    final = next(site for site in scene(table).sites if site.id == "bids")
    assert "won-next" not in [meter.key for meter in final.spots[3].meters]
    assert [spot.empty for spot in bids.spots] == [True, False, False, False]
    moves = {ref for move in scene(table).moves for ref in move.refs}
    assert all(ref in moves for spot in bids.spots for ref in spot.refs)
    watched = scene(table, SPECTATOR)
    assert not [site for site in watched.sites if site.id == "bids"]


@pytest.mark.rule("R9.2")
def test_what_is_to_be_read_of_a_bid_is_all_to_be_read() -> None:
    """One's coins are a number beside one's name: no line of it is left out by its place."""
    shown = scene(Table(2, step="bid", cash=[7, 9]))
    (notice,) = [notice for notice in shown.notices if notice.key == "bid"]
    assert not [line for line in notice.lines if "7" in line]
    assert [stat.value for stat in shown.seats[0].stats if stat.key == "cup"] == ["7"]


def test_bids_say_what_losing_costs() -> None:
    shown = scene(Table(2, step="bid", cash=[7, 0]))
    assert shown.moves[7].label == "Bid 7 coins (3 if you lose)"
    assert [move.label for move in scene(Table(2, step="bid", cash=[7, 0]), 1).moves] == [
        "Bid nothing"
    ]


@pytest.mark.rule("R12.1", "R16.8")
def test_a_bidder_reads_who_wins_a_tie() -> None:
    table = advanced(3, step="bid", ratings=[10, 12, 11], bonus_3="foto_del_presidente")
    notice = next(n for n in scene(table).notices if n.key == "bid")
    assert notice.lines[-2].endswith("Seat 2, Seat 3, you")
    assert "Seat 3" in notice.lines[-1]
