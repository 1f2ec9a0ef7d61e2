"""Positions that can never be are refused, with a reason."""

from __future__ import annotations

import pytest

from tablee.games.rivals.tests.table import Table
from tablee.kernel import BadInput


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        ({"levels": [9, 1]}, "levels: 9 is not a whole number from 1 to 4"),
        ({"levels": [1, 1], "popularity": [19, 0]}, "levels: they rise with the popularity"),
        ({"popularity": [50, 0], "step": "dawn"}, "popularity: with 20 the game was over"),
        ({"step": "dawn", "levels": [4, 1]}, "levels: nobody has cooked at dawn of day 1"),
        ({"step": "dawn", "popularity": [0, 3]}, "popularity: nobody has cooked at dawn of day 1"),
        ({"step": "dawn", "mastered_2": "onigiri"}, "mastered_2: nobody has cooked at dawn"),
        ({"popularity": [0, 20], "step": "cook"}, "popularity: with 20 the game was over"),
        ({"action_deck": "beef"}, "action_deck: 'beef' is not an action card"),
        ({"action_discard": ["jackpot", "beef"]}, "action_discard: 'beef' is not an action card"),
        ({"gourmet_deck": "beef"}, "gourmet_deck: 'beef' is not a gourmet recipe"),
        ({"money": ["lots", 0]}, "money: 'lots' is not a list of whole numbers"),
        ({"money": [150, 0]}, "in steps of 100"),
        ({"garbage": [-1, 0]}, "garbage: -1"),
        ({"hand_1": "beef"}, "hand_1: 'beef' is not an action card"),
        ({"hand_1": "sous_chef"}, "hand_1: 'sous_chef' is not in this game"),
        ({"pantry_1": "taxes"}, "pantry_1: 'taxes' is not an ingredient"),
        ({"recipes_1": "beef"}, "recipes_1: 'beef' is not a recipe"),
        ({"recipes_1": "quesadilla jiaozi"}, "R7.58"),
        ({"recipes_1": "quesadilla lasagna bibimbap"}, "recipes_1: 2 cards at most"),
        ({"shelf_chop_shop": "milk"}, "shelf_chop_shop: 'milk' is not sold at chop_shop"),
        ({"counter_carbtastic": "milk - - -"}, "'milk' is not sold at carbtastic"),
        ({"counter_dairy_king": 3}, "counter_dairy_king: a text of 3 words"),
        ({"basic_deck": "lasagna"}, "basic_deck: 'lasagna' is not a basic recipe"),
        ({"restaurants": ["kim_chi", "pho_realz"]}, "'kim_chi' is not a restaurant"),
        ({"chefs": ["taxes", "kim_chi"]}, "'taxes' is not a chef"),
        ({"chefs": ["kim_chi biff_brobeque", "angus_khan"]}, "chefs: a text of 1 words"),
        ({"places": ["chop_shop", "nowhere"]}, "places: 'nowhere' is none of"),
        (
            {"places": ["chop_shop"] * 2, "spaces": ["dairy_king-1", "shelf"]},
            "a chef on dairy_king-1 is elsewhere",
        ),
        (
            {
                "places": ["dairy_king"] * 2,
                "spaces": ["dairy_king-1", "shelf"],
                "counter_dairy_king": "- milk egg",
            },
            "dairy_king-1 is empty",
        ),
        ({"rats_chop_shop": [9, 1]}, "rats_chop_shop: 9 is not a whole number from 1 to 2"),
        ({"rats_chop_shop": [1, 5]}, "rats_chop_shop: 5 is not a whole number from 1 to 1"),
        ({"rats_chop_shop": "1"}, "rats_chop_shop: write [owner, day]"),
        ({"upgrades": ["double_burner double_burner", ""]}, "the same upgrade twice"),
        ({"mood": "good"}, "mood"),
    ],
)
def test_what_cannot_be_is_refused(table: dict[str, object], reason: str) -> None:
    with pytest.raises(BadInput, match="position") as caught:
        Table(2, **table)
    assert reason in str(caught.value)
