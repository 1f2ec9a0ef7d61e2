"""Positions: what can be named, and what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.ristorante.rules.moves import FIRST_BONUS, FIRST_TILE
from tablee.games.ristorante.tests.table import FISH, GAME, Table, advanced
from tablee.kernel import BadInput


def test_an_empty_position_is_a_new_game() -> None:
    table = Table(3)
    assert [table.phase, table.seat] == ["action", 1]
    assert [table.fact("season"), table.fact("part"), table.fact("actions")] == [1, 1, 2]
    assert sum(len(zone.cards) for zone in table.s.zones()) == len(GAME.faces)


def test_piles_are_named_from_the_top() -> None:
    table = Table(2, deck_first="tagliatelle_al_ragu", crate_butcher="lamb turkey")
    assert table.s.house.faces[table.s.decks[1][-1]] == "tagliatelle_al_ragu"
    top = [table.s.house.faces[GAME.faces[tile]] for tile in table.s.crates[0][-2:]]
    assert top == ["turkey", "lamb"]


def test_sizes_of_piles_leave_the_rest_to_bins_and_discards() -> None:
    table = Table(2, deck_wine=3, crate_grocer=1)
    assert [len(table.zone("deck_wine")), len(table.zone("discard_wine"))] == [3, 37]
    assert [len(table.zone("crate_grocer")), len(table.zone("bin_grocer"))] == [1, 35]


@pytest.mark.parametrize(
    ("where", "place"),
    [
        ({"hand_1": "chianti"}, "position.hand_1"),
        ({"hand_1": "nothing"}, "position.hand_1"),
        ({"menu_1": "saute_di_funghi*2"}, "position.menu_1"),
        ({"menu_1": "saute_di_funghi vitello_tonnato prosciutto_e_fichi"}, "position.menu_1"),
        ({"cellar_1": "pork"}, "position.cellar_1"),
        ({"shelf_1": "eggs*6"}, "position.shelf_1"),
        ({"shelf_1": "lamb*3"}, "position.shelf_1"),
        ({"cash": [1]}, "position.cash"),
        ({"cash": [1, -1]}, "position.cash"),
        ({"cash": "many"}, "position.cash"),
        ({"ratings": [9, 10]}, "position.ratings"),
        ({"ratings": [31, 10]}, "position.ratings"),
        ({"stars": [0, 1]}, "position.stars"),
        ({"season": 5}, "position.season"),
        ({"part": 4}, "position.part"),
        ({"actions": 3}, "position.actions"),
        ({"step": "income", "season": 4}, "position.step"),
        ({"step": "contest"}, "position.step"),
        ({"step": "lunch"}, "position.step"),
        ({"seat": 3}, "position.seat"),
        ({"order": [1, 1]}, "position.order"),
        ({"new": "saute_di_funghi"}, "position.new"),
        ({"themes": ["theme_fish"]}, "position.themes"),
        ({"themes": ["theme_soup", ""]}, "position.themes 1"),
        ({"vips": ["nobody", ""]}, "position.vips 1"),
        ({"vips": ["publisher", ""]}, "position.vips"),  # she comes with the bids of season 1
        ({"vips": ["publisher", "publisher"], "season": 2}, "position.vips"),
        ({"vips": ["publisher", ""], "stars": [1, 2], "season": 2}, "position.stars"),
        ({"stars": [2, 1]}, "position.stars"),
        ({"stars": [5, 2], "season": 4, "step": "thrift"}, "position.stars"),
        ({"spoons": [1, 0], "season": 3}, "position.spoons"),
        ({"spoons": [1, 0], "season": 4, "step": "cook"}, "position.spoons"),
        ({"spoons": [1, 1], "season": 4, "step": "contest"}, "position.spoons"),
        ({"themes": ["theme_fine", ""], "season": 4}, "position.themes"),
        ({"themes": ["theme_fish", ""], "season": 4, "step": "final"}, "position.themes"),
        ({"menu_1": "saute_di_funghi", "new": "saute_di_funghi", "season": 2}, "position.new"),
        ({"menu_2": "saute_di_funghi"}, r"position.menu_2: empty \(R3.4\)"),
        ({"menu_1": "saute_di_funghi", "part": 3, "actions": 1}, r"position.menu_1: empty"),
        ({"new": 3}, "position.new"),
        ({"step": "bid", "seat": 2}, "position.seat"),
        ({"step": "cook", "part": 2}, "position.part"),
        ({"step": "cook", "actions": 1}, "position.actions"),
        ({"first": 2, "order": [1, 2]}, "position.order"),
        ({"stall_butcher": "pork*5 veal*2"}, "position.stall_butcher"),
        ({"stall_butcher": "cod"}, "position.stall_butcher"),
        ({"crate_butcher": 99}, "position.crate_butcher"),
        ({"deck_starter": "tagliatelle_al_ragu"}, "position.deck_starter"),
        ({"deck_starter": 40}, "position.deck_starter"),
        ({"colour": "red"}, "position.colour"),
        ({"bonus_1": "chef"}, "position.bonus_1"),
        ({"shelf_1": "lobster*5"}, "'lobster' is there 2 times"),
        ({"ratings": [11, 10]}, "nobody above 10"),
        ({"ratings": [20, 10], "season": 4, "step": "final"}, "nobody above 19"),
        ({"spoons": [4, 0], "season": 4, "step": "final", "menu_1": FISH}, "3 by one"),
        ({"spoons": [1, 0], "season": 4, "step": "bid"}, "without a recipe on the menu"),
        (
            {"themes": ["theme_fine", ""], "season": 4, "step": "bid", "menu_1": FISH},
            "no theme_fine without such a dinner",
        ),
    ],
)
def test_what_cannot_be_in_the_base_game(where: dict[str, Any], place: str) -> None:
    with pytest.raises(BadInput, match=place):
        Table(2, **where)


@pytest.mark.rule("R3.4", "R8.1")
@pytest.mark.parametrize("where", [{"step": "cook"}, {"step": "bid"}, {"season": 2}])
def test_the_first_recipes_are_on_menus_from_the_first_cooking_on(where: dict[str, Any]) -> None:
    assert Table(2, menu_1="saute_di_funghi", **where).zone("menu_1") == ["saute_di_funghi"]


@pytest.mark.parametrize(
    ("where", "place"),
    [
        ({"bonus_1": "sommelier"}, "position.bonus_1"),
        ({"bonus_1": "pork"}, "position.bonus_1"),
        ({"bonus_1": "chef gatto orto pescatore squattero"}, "position.bonus_1"),
        ({"spent": "chef"}, "position.spent"),
        ({"bonus_1": "dispensa", "spent": "dispensa"}, "position.spent"),
        ({"bonus_board": "maitre"}, "position.bonus_board"),
        ({"bonus_discard": "chef"}, "position.bonus_discard"),
        ({"pot": 3}, "position.pot"),
        ({"cubes": [9, 9]}, "position.cubes"),
        ({"cubes": [15, 0], "season": 4}, "position.cubes: 8 at most"),
        ({"cubes": [2, 1]}, "position.cubes: 2 at most"),
        ({"cubes": [1, 1], "pot": 1}, "position.cubes: 1 at most"),
        ({"cookbooks": 2}, "position.cookbooks"),
        ({"rooms": ["luxury", ""]}, "position.rooms 1"),
        ({"rooms": ["castle", ""]}, "position.rooms 1"),
        ({"rooms": ["standard*3", ""]}, "position.rooms 1"),
        ({"stock": "standard*3"}, "position.stock"),
    ],
)
def test_what_cannot_be_in_the_advanced_game(where: dict[str, Any], place: str) -> None:
    with pytest.raises(BadInput, match=place):
        advanced(2, **where)


def test_the_order_must_be_clockwise_unless_it_is_balanced() -> None:
    with pytest.raises(BadInput, match=r"R4\.3"):
        Table(3, order=[1, 3, 2])
    assert Table(3, on="balanced_turn_order", order=[1, 3, 2]).fact("order") == [1, 3, 2]


def test_a_vip_brings_a_star() -> None:
    table = Table(2, season=2, vips=["", "publisher"])
    assert table.fact("stars") == [1, 2]
    late = Table(2, season=4, step="bid", spoons=[1, 0], themes=["theme_fish", ""], menu_1=FISH)
    assert [late.fact("spoons"), late.fact("themes")] == [[1, 0], [["theme_fish"], []]]


@pytest.mark.rule("R19.3")
def test_no_wine_was_drawn_in_season_1_with_the_restriction() -> None:
    for where in ({"cellar_1": "chianti"}, {"discard_wine": "chianti"}, {"deck_wine": 30}):
        with pytest.raises(BadInput, match=r"R19\.3"):
            Table(2, on="wine_restriction", **where)
        assert Table(2, on="wine_restriction", season=2, **where).seat == 1


@pytest.mark.rule("R3.8", "R16.17", "R16.11")
def test_cards_give_what_the_season_does_not() -> None:
    """Cubes from the box, and an icon that the dinner lacks."""
    assert advanced(2, season=3, cubes=[9, 0], bonus_1="cucina_professionale").fact("pot") == 0
    late = {"season": 4, "step": "bid", "menu_1": FISH, "themes": ["theme_fine", ""]}
    assert advanced(2, bonus_1="aiuto_chef", **late).fact("themes") == [["theme_fine"], []]


def test_a_pantry_holds_more_than_five() -> None:
    assert len(advanced(2, bonus_1="dispensa", shelf_1="eggs*6").zone("shelf_1")) == 6


@pytest.mark.rule("R10.2")
def test_a_position_shows_only_cards_of_the_seasons_deck() -> None:
    table = advanced(2, season=3, bonus_1="bacheca insegna")
    cards = range(FIRST_BONUS, FIRST_TILE)
    decks = {GAME.kinds[GAME.faces[card]]: table.s.bonus(card).deck for card in cards}
    shown = table.zone("bonus_board")
    assert len(shown) == 7 - sum(decks[card] == 2 for card in ("bacheca", "insegna"))
    assert {decks[card] for card in shown} == {2}
    eight = {"bonus_1": "bacheca insegna massaia maitre", "bonus_2": "cantina piano_bar sommelier"}
    with pytest.raises(BadInput, match="more than were ever shown"):
        advanced(2, season=3, **{**eight, "bonus_2": eight["bonus_2"] + " droghiere"})
