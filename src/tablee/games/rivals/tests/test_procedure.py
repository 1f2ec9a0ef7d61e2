"""Rules about the table itself: who waits, what is fixed, which names and numbers hold."""

from __future__ import annotations

import pytest

from tablee.games.rivals.rules import ids
from tablee.games.rivals.rules.day import to_place
from tablee.games.rivals.rules.pieces import Offer
from tablee.games.rivals.tests.table import GAME, Table
from tablee.kernel import actors
from tablee.kernel.engine import seconds

QUIET = ["gardena_eden", "biff_brobeque", "phyllis_grubman"]


@pytest.mark.rule("R4.12")
def test_to_the_left_is_the_next_seat() -> None:
    s = Table(4).s
    assert s.to_the_left(2) == [3, 0, 1]


@pytest.mark.rule("R4.6", "Q6", "Q60", "R3.6")
def test_nobody_starts_with_money_and_the_bank_never_runs_out() -> None:
    table = Table(3, step="dawn")
    assert table.each("money") == [300, 300, 300]
    rich = Table(2, step="dawn", money=[99900, 0])
    assert rich.each("money") == [100200, 300]


@pytest.mark.rule("R6.7")
def test_who_is_on_the_island_or_at_home_has_no_place_to_stand_at() -> None:
    s = Table(2, step="market", chefs=QUIET[:2]).s
    figure = s.restaurants[0].figures[0]
    for place in range(ids.HOME + 1):
        figure.place = place
        assert to_place(s, 0) == ([figure] if place < ids.ISLAND else []), place


@pytest.mark.rule("R5.5")
def test_while_a_card_resolves_only_those_asked_may_act() -> None:
    table = Table(3, step="market", chefs=QUIET, hand_1="raiders_of_the_lost_pork", pantry_2="egg")
    table.play("1 play raiders_of_the_lost_pork")
    assert actors(table.s) == [0]
    assert table.refusal("2 pass") == "K1"


@pytest.mark.rule("R5.8")
def test_cards_come_before_powers() -> None:
    table = Table(
        2,
        step="street",
        chefs=["senor_fuego", "biff_brobeque"],
        places=["chop_shop", "chop_shop"],
        money=[0, 500],
        hand_2="road_block",
    )
    table.play("2 play road_block", "2 chef senor_fuego")
    assert table.phase == "beat"
    assert table.each("money") == [0, 500]


@pytest.mark.rule("R5.9", "R6.4")
def test_a_clock_table_limits_other_decisions_and_takes_defaults() -> None:
    table = Table(
        2, {"schedule": "clock"}, step="placement", chefs=QUIET[:2], places=["chop_shop", "island"]
    )
    assert seconds(table.s) == 20
    table.play("0 expire")
    assert table.figures("space")[0] == -1
    wheels = Table(2, {"schedule": "clock"}, step="wheels", chefs=QUIET[:2])
    assert seconds(wheels.s) == GAME.box.seconds["move"] == 0
    assert GAME.catalogue.texts[wheels.s.phase.fallback(wheels.s, 0)] == "go island"


@pytest.mark.rule("R5.9", "R10.5", "Q49")
@pytest.mark.parametrize(("here", "there"), [("chop_shop", "island"), ("island", "carbtastic")])
def test_a_chef_sent_away_flees_to_the_island_by_default(here: str, there: str) -> None:
    chefs = ["angus_khan", *QUIET[:1]]
    table = Table(2, {"schedule": "clock"}, step="powers", chefs=chefs, places=["chop_shop"] * 2)
    table.play(f"1 chef {chefs[1]}", "2 let")
    assert table.phase == "flee"
    table.s.figures[table.s.about].place = GAME.ids["place"].index(here)
    assert GAME.catalogue.texts[table.s.phase.fallback(table.s, 1)] == f"go {there}"


@pytest.mark.rule("Q46")
def test_the_markets_have_names_in_both_languages() -> None:
    names = {noun.key: noun.names for noun in GAME.nouns["place"]}
    assert names["veggie_land"] == {"en": "Veggie Land", "fr": "Terre Végétale"}
    assert names["dairy_king"]["en"] == "Dairy King"
    assert names["mystery_mart"]["en"] == "Mystery Mart"


@pytest.mark.rule("Q51", "Q66")
def test_an_offer_has_two_sides_and_its_content_leaves_out_which_cards() -> None:
    one, other = Offer(0, 1, counters=0), Offer(0, 1, counters=1)
    one.slots, one.shown = [0], 1
    other.slots, other.shown = [2], 0
    assert one.content() == other.content()
    assert one.content() != Offer(0, 2, counters=0).content()


@pytest.mark.rule("Q53")
def test_what_was_executed_before_the_end_of_time_stands() -> None:
    table = Table(
        2,
        {"schedule": "clock"},
        step="market",
        chefs=QUIET[:2],
        places=["carbtastic", "island"],
        money=[300, 300],
        shelf_carbtastic="rice",
    )
    table.play("1 shelf carbtastic", "2 offer 1", "2 give", "2 give $100", "0 expire")
    assert (table.pantry(1), table.each("money")) == ("rice", [200, 300])
    assert not table.s.offers


@pytest.mark.rule("Q67")
def test_the_cheaper_of_two_figures_buys() -> None:
    table = Table(
        2,
        {"mode": "kitchen_squad"},
        step="market",
        chefs=[
            "kim_chi angus_khan biff_brobeque gohan_sushido",
            "mortimer_sleazburger senor_fuego phyllis_grubman pork_knuckles",
        ],
        places=["dairy_king dairy_king", "island carbtastic"],
        money=[900, 0],
    )
    table.play("1 shelf dairy_king")
    assert table.s.restaurants[0].money == 700
