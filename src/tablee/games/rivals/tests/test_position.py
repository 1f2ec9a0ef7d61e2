"""Positions that can never be are refused, with a reason."""

from __future__ import annotations

import pytest

from tablee.games.rivals.position import PARTS
from tablee.games.rivals.rules import ids
from tablee.games.rivals.tests.table import GAME, Table
from tablee.kernel import BadInput


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        ({"levels": [9, 1]}, "levels: 9 is not a whole number from 1 to 4"),
        ({"levels": [1, 1], "popularity": [19, 0]}, "levels: they rise with the popularity"),
        ({"popularity": [50, 0], "step": "dawn"}, "popularity: with 20 the game was over"),
        ({"popularity": [0, 20], "step": "cook"}, "popularity: with 20 the game was over"),
        ({"action_deck": "beef"}, "action_deck: 'beef' is not an action card"),
        ({"action_discard": ["jackpot", "beef"]}, "action_discard: 'beef' is not an action card"),
        ({"gourmet_deck": "beef"}, "gourmet_deck: 'beef' is not a gourmet recipe"),
        ({"money": ["lots", 0]}, "money: entry 1 is 'lots', not a whole number"),
        ({"garbage": [0, True]}, "garbage: entry 2 is True, not a whole number"),
        ({"money": [150, 0]}, "in steps of 100"),
        ({"garbage": [-1, 0]}, "garbage: -1"),
        ({"hand_1": "beef"}, "hand_1: 'beef' is not an action card"),
        ({"hand_1": "sous_chef"}, "hand_1: 'sous_chef' is not in this game"),
        ({"pantry_1": "taxes"}, "pantry_1: 'taxes' is not an ingredient"),
        ({"recipes_1": "beef"}, "recipes_1: 'beef' is not a recipe"),
        ({"recipes_1": "quesadilla jiaozi"}, "R7.58"),
        ({"recipes_1": "quesadilla lasagna bibimbap"}, "recipes_1: 2 cards at most"),
        ({"recipes_1": ""}, "recipes_1: everybody has two: name one or both, or leave it out"),
        ({"recipes_2": []}, "recipes_2: everybody has two: name one or both, or leave it out"),
        ({"pantry_1": False}, "pantry_1: write cards as"),
        ({"counter_dairy_king": ""}, "counter_dairy_king: a text of 3 words"),
        ({"shelf_chop_shop": "milk"}, "shelf_chop_shop: 'milk' is not sold at chop_shop"),
        ({"counter_carbtastic": "milk - - -"}, "'milk' is not sold at carbtastic"),
        ({"counter_dairy_king": 3}, "counter_dairy_king: a text of 3 words"),
        ({"basic_deck": "lasagna"}, "basic_deck: 'lasagna' is not a basic recipe"),
        ({"restaurants": ["kim_chi", "pho_realz"]}, "'kim_chi' is not a restaurant"),
        ({"chefs": ["taxes", "kim_chi"]}, "'taxes' is not a chef"),
        ({"chefs": ["kim_chi biff_brobeque", "angus_khan"]}, "chefs: a text of 1 words"),
        ({"places": ["home", "nowhere"]}, "places: 'nowhere' is none of"),
        (
            {"step": "street", "places": ["chop_shop"] * 2, "spaces": ["dairy_king-1", "shelf"]},
            "a chef on dairy_king-1 is elsewhere",
        ),
        (
            {
                "step": "street",
                "places": ["dairy_king"] * 2,
                "spaces": ["dairy_king-1", "shelf"],
                "counter_dairy_king": "- milk egg",
            },
            "dairy_king-1 is empty",
        ),
        ({"rats_chop_shop": [9, 1]}, "rats_chop_shop: 9 is not a whole number from 1 to 2"),
        ({"rats_chop_shop": [1, 5]}, "rats_chop_shop: 5 is not a whole number from 1 to 2"),
        ({"rats_chop_shop": "1"}, "rats_chop_shop: write [owner, day]"),
        ({"upgrades": ["double_burner double_burner", ""]}, "the same upgrade twice"),
        ({"mood": "good"}, "mood"),
    ],
)
def test_what_cannot_be_is_refused(table: dict[str, object], reason: str) -> None:
    with pytest.raises(BadInput, match="position") as caught:
        Table(2, **table)
    assert reason in str(caught.value)


LAST = {  # when each was still impossible on the first day
    "popularity": ([0, 3], "cook"),
    "levels": ([4, 1], "cook"),
    "mastered_2": ("onigiri", "cook"),
    "upgrades": (["double_burner", ""], "market"),
    "money": ([100_000, 0], "market"),
    "garbage": ([999, 0], "market"),
    "action_discard": ("jackpot", "morning"),
    "rats_chop_shop": ([1, 1], "morning"),
}


@pytest.mark.parametrize("field", LAST)
def test_what_nobody_can_have_yet_is_refused(field: str) -> None:
    """It is there on the day after, and on the first one as soon as it can be."""
    value, last = LAST[field]
    for at, part in enumerate(PARTS):
        Table(2, **{"day": 2, "step": part, field: value})
        if at > PARTS.index(last):
            Table(2, **{"day": 1, "step": part, field: value})
            continue
        with pytest.raises(BadInput, match=rf"position\.{field}"):
            Table(2, **{"day": 1, "step": part, field: value})


@pytest.mark.rule("R6.1")
@pytest.mark.parametrize(("part", "most"), [("dawn", 0), ("morning", 300), ("wheels", 1400)])
def test_on_the_first_morning_there_is_one_income(part: str, most: int) -> None:
    Table(2, day=1, step=part, money=[most, 0])
    with pytest.raises(BadInput, match=r"position\.money"):
        Table(2, day=1, step=part, money=[most + 1200, 0])


@pytest.mark.rule("R4.9", "R13.40")
def test_on_the_first_morning_pantries_hold_what_was_dealt() -> None:
    dealt = "rice beef milk avocado garlic"
    for part in ("dawn", "morning"):
        assert Table(2, day=1, step=part, pantry_1=dealt).pantry(1).split()
        for more in ("rice bread", "wine", f"{dealt} onion"):
            with pytest.raises(BadInput, match=r"position\.pantry_1: 1 of each market.*R4\.9"):
                Table(2, day=1, step=part, pantry_1=more)
        with pytest.raises(BadInput, match=r"position\.pantry_2: 0 of each market.*R13\.40"):
            Table(2, {"from_leftovers": "yes"}, day=1, step=part, pantry_2="rice")


def test_before_the_first_market_closes_only_cards_bring_more() -> None:
    """R9.18, R9.24, R9.34: nine; whose they are is open, since others may have taken them."""
    for part in ("wheels", "placement", "street", "powers", "market"):
        Table(2, day=1, step=part, pantry_1="rice*5 bread*5 flour*5", pantry_2="noodles*4")
        with pytest.raises(BadInput, match=r"position\.pantry_1: 19 are dealt or come by cards"):
            Table(2, day=1, step=part, pantry_1="rice*5 bread*5 flour*5", pantry_2="noodles*5")
    for part in ("spree", "cook", "counter"):
        Table(2, day=1, step=part, pantry_1="rice*5 bread*5 flour*5", pantry_2="noodles*5")


@pytest.mark.rule("R8.6", "R12.1")
@pytest.mark.parametrize(
    ("sign", "day", "most"),
    [("pho_realz", 1, 20), ("pho_realz", 2, 39), ("pho_realz", 9, 39), ("soul_of_seoul", 1, 22)],
)
def test_nobody_has_cooked_more_than_two_dishes_a_day(sign: str, day: int, most: int) -> None:
    where = {"step": "counter", "day": day, "restaurants": [sign, ""]}
    Table(2, **where, popularity=[most, 0])
    for more in (most + 1, 999):
        with pytest.raises(BadInput, match=rf"position\.popularity: {most} at most for seat 1"):
            Table(2, **where, popularity=[more, 0])


@pytest.mark.rule("R6.3", "R6.7", "R7.70")
def test_chefs_are_out_from_the_wheels_to_the_end_of_the_market() -> None:
    out = ("placement", "street", "powers", "market")
    where = {"places": ["chop_shop", "home"]}
    for part in PARTS:
        for more, parts in (({}, out), ({"spaces": ["chop_shop-1", ""]}, out[1:])):
            if part in parts:
                Table(2, step=part, **where, **more)
                continue
            with pytest.raises(BadInput, match=r"position\.(places|spaces)"):
                Table(2, step=part, **where, **more)


@pytest.mark.rule("R13.2", "R4.13")
def test_chefs_are_of_those_that_are_dealt() -> None:
    npcs = GAME.box.npcs
    squad = Table(2, {"mode": "kitchen_squad"}).s.restaurants
    dealt = [
        [bool(npcs >> GAME.faces[card] - ids.CHEF_FACE & 1) for card in one.chefs] for one in squad
    ]
    assert dealt == [[False, True, False, False]] * 2
    with pytest.raises(BadInput, match=r"R13\.2"):
        Table(2, {"mode": "kitchen_squad"}, chefs=["biff_brobeque kim_chi", ""])
    with pytest.raises(BadInput, match=r"R4\.13"):
        Table(2, {"beginner_chefs_only": "yes"}, chefs=["kim_chi", ""])
    with pytest.raises(BadInput, match="day: 3"):
        Table(2, {"max_days": "2"}, day=3)
