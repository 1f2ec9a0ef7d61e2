"""What a view tells besides cards, in names and counted from 1."""

from __future__ import annotations

from tablee.games.rivals.tests.table import GAME, Table
from tablee.games.rivals.tests.test_cards import hold
from tablee.games.rivals.tests.test_wars import war
from tablee.kernel import SPECTATOR, view


def facts(table: Table) -> dict[str, object]:
    told = GAME.view_json(view(table.s, SPECTATOR))["facts"]
    assert isinstance(told, dict)
    return told


def test_a_war_names_its_space_and_who_bids() -> None:
    table = war([500, 700])
    table.play("1 bid $400")
    assert facts(table)["wars"] == [
        {
            "space": "mystery_mart-1",
            "bids": [
                {"seat": 1, "money": 400, "garbage": 0},
                {"seat": 2, "money": 0, "garbage": 0},
            ],
        }
    ]
    assert facts(table)["window"] == "market"
    assert facts(table)["spaces"] == ["mystery_mart-1", None, "mystery_mart-1", None]


def test_a_card_names_those_that_it_is_aimed_at() -> None:
    chefs = ["kim_chi", "biff_brobeque", "phyllis_grubman"]
    table = hold("road_block", step="street", chefs=chefs, places=["chop_shop"] * 3)
    told = facts(table)
    assert (told["user"], told["card"], told["picked"]) == (None, None, [])
    table.play("1 play road_block", "1 chef phyllis_grubman")
    told = facts(table)
    assert (told["user"], told["card"]) == (1, "road_block")
    assert (told["picked"], told["picked_chefs"]) == ([3], ["phyllis_grubman"])
    assert told["card_used"] == [1]
    table.play("1 finish")
    assert facts(table)["blocked"] == ["phyllis_grubman"]


def test_rats_claims_and_counters_are_named() -> None:
    table = hold("rat_infestation", places=["island"] * 3)
    table.play("1 play rat_infestation", "1 market carbtastic")
    assert facts(table)["rats"] == [{"place": "carbtastic", "seat": 1, "day": 4}]
    places = {"spaces": ["chop_shop-2", "shelf"], "places": ["chop_shop", "island"]}
    alone = Table(2, step="market", counter_chop_shop="beef poultry - -", **places)
    told = facts(alone)
    assert told["claims"] == [{"space": "chop_shop-2", "seat": 1}]
    counters = told["counters"]
    assert isinstance(counters, list)
    assert counters[3][:3] == ["beef", "poultry", None]


def test_an_offer_is_told_in_names() -> None:
    table = Table(
        2,
        step="market",
        pantry_1="beef beef rice",
        money=[300, 200],
        upgrades=["", "basic_recipe_book"],
    )
    table.play("1 offer 2", "1 give", "1 give beef", "1 give", "1 give beef")
    assert facts(table)["offers"] == []  # a draft is its writer's alone
    table.play("1 ask", "1 ask $100", "1 ask", "1 ask basic_recipe_book", "1 send")
    assert facts(table)["offers"] == [
        {
            "giver": 1,
            "partner": 2,
            "gives": {"ingredients": [{"kind": "beef", "number": 2}]},
            "asks": {"money": 100, "upgrades": ["basic_recipe_book"]},
            "swaps": [],
            "counters": 0,
            "cards": [],
        }
    ]
