"""Sections 1, 3 and 4: the box and the opening of a game."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.games.rivals.rules.house import Plan
from tablee.games.rivals.rules.setup import deal
from tablee.games.rivals.rules.town import Town
from tablee.games.rivals.tests.table import GAME
from tablee.kernel import SILENT, BadInput, Rng, view


def start(seats: int, seed: str = "1", **given: str) -> Town:
    return deal(
        Plan(GAME.box, seats, GAME.settle(seats, given), GAME.rules),
        Rng.seeded(seed),
        SILENT,
    )


def first_choices(s: Town) -> Town:
    """Everybody takes the first restaurant and the first chefs offered."""
    while s.day == 0:
        s.step(s.legal()[0])
    return s


@pytest.mark.rule("R3.1", "R3.2", "R3.3", "R3.4", "R3.5")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    copies = Counter(GAME.faces)
    assert [copies[face] for face in range(29)] == [6] * 29
    action = [copies[face] for face in range(29, 56)]
    assert action == [8, 5, 5, *[1] * 24]
    assert sum(action[:21]) == 36
    assert [copies[face] for face in range(56, 124)] == [1] * 68
    assert len(GAME.ids["upgrade"]) == 5
    for needs in GAME.box.needs:
        assert len(set(needs)) == len(needs)


@pytest.mark.rule("R1.1", "R1.5", "R1.6", "R13.50")
def test_for_how_many_each_mode_is() -> None:
    seats = {mode.key: mode.seats for mode in GAME.modes}
    assert seats["base"] == (2, 3, 4, 5, 6)
    assert seats["kitchen_squad"] == (2,)
    assert seats["two_many_cooks"] == (2, 3, 4, 5, 6)
    assert seats["deluxe"] == (2, 3, 4, 5, 6, 7, 8)


@pytest.mark.rule("R13.60", "R4.13")
@pytest.mark.parametrize(
    ("seats", "given"),
    [
        (3, {"chef_draft": "yes"}),
        (2, {"mode": "kitchen_squad", "beginner_chefs_only": "yes"}),
        (8, {"mode": "deluxe", "beginner_chefs_only": "yes"}),
        (7, {"mode": "base"}),
    ],
)
def test_options_that_do_not_go_together_are_refused(seats: int, given: dict[str, str]) -> None:
    with pytest.raises(BadInput):
        GAME.settle(seats, given)


@pytest.mark.rule("R4.1", "R4.2", "R4.3", "R3.8", "Q45")
def test_shelves_and_counters_are_filled() -> None:
    s = start(4)
    assert [len(s.spaces_of(market)) for market in range(6)] == [4, 3, 4, 4, 3, 3]
    assert all(space.card >= 0 for space in s.spaces)
    assert [len(market.shelf) for market in s.markets] == [22, 23, 22, 22, 17, 27]
    assert not any(market.tray for market in s.markets)
    assert len(s.deck) == 32


@pytest.mark.rule("R4.4", "R4.6", "R4.7", "R4.8", "R4.9", "R3.9", "R3.6", "R3.7", "R4.11")
def test_everybody_starts_with_two_recipes_five_ingredients_and_a_card() -> None:
    s = start(3)
    for seat in range(3):
        markets = [GAME.box.market_of[GAME.faces[card]] for card in s.restaurants[seat].pantry]
        assert markets == [0, 1, 2, 3, 4]
        assert len(s.restaurants[seat].hand) == 1
        faces = [GAME.faces[recipe.card] for recipe in s.restaurants[seat].recipes]
        assert faces[0] < 80 <= faces[1]
        one = s.restaurants[seat]
        assert (one.money, one.popularity, one.garbage) == (0, 0, 0)
    assert all(figure.place == 7 for figure in s.figures)


@pytest.mark.rule("R4.5", "Q43")
@pytest.mark.parametrize(("seats", "number"), [(2, 2), (3, 2), (4, 2), (5, 1), (6, 1)])
def test_restaurants_are_dealt_and_chosen_in_secret(seats: int, number: int) -> None:
    s = start(seats)
    if number == 1:
        assert all(one.name >= 0 for one in s.restaurants)
        return
    assert s.phase.key == "restaurant"
    assert [len(s.phase.legal(s, seat)) for seat in range(seats)] == [2] * seats
    assert all(face < 0 for face in view(s, 1).zones["look_1"])
    chosen = [s.phase.legal(s, seat)[1] for seat in range(seats)]
    for seat in range(seats):
        assert all(one.name == -1 for one in s.restaurants)
        s.phase.apply(s, seat, chosen[seat], SILENT)
    assert [one.name for one in s.restaurants] == [move - 20 for move in chosen]
    assert all(not looks or s.phase.key == "chefs" for looks in [one.look for one in s.restaurants])


@pytest.mark.rule("R4.10", "Q44", "Q52")
@pytest.mark.parametrize(("seats", "choice"), [(3, True), (6, True), (7, False), (8, False)])
def test_two_chefs_to_choose_from_or_one(seats: int, choice: bool) -> None:
    s = start(seats, mode="deluxe")
    while s.phase.key == "restaurant":
        s.step(s.legal()[0])
    assert (s.phase.key == "chefs") == choice
    first_choices(s)
    chefs = [chef for chef in [figure.chef for figure in s.figures] if chef >= 0]
    assert len(set(chefs)) == seats
    assert len(s.unused) == 12 - seats
    assert s.day == 1


@pytest.mark.rule("R4.13")
def test_beginners_get_only_the_chefs_marked_for_them() -> None:
    s = first_choices(start(4, beginner_chefs_only="yes"))
    marked = GAME.box.beginners
    assert all(marked >> chef & 1 for chef in [figure.chef for figure in s.figures] if chef >= 0)
    assert len(s.unused) == 8


@pytest.mark.rule("R13.2", "R13.1")
def test_a_squad_is_one_npc_and_three_chefs() -> None:
    s = start(2, mode="kitchen_squad")
    while s.phase.key == "restaurant":
        s.step(s.legal()[0])
    npcs = GAME.box.npcs
    assert [len(s.phase.legal(s, seat)) for seat in range(2)] == [2, 2]
    assert all(npcs >> (move - 28) & 1 for seat in range(2) for move in s.phase.legal(s, seat))
    first_choices(s)
    for seat in range(2):
        assert len(s.restaurants[seat].chefs) == 4
        assert npcs >> s.restaurants[seat].figures[1].chef & 1
    assert not s.unused


@pytest.mark.rule("R13.12")
def test_the_chef_draft_picks_and_bans_in_order() -> None:
    s = start(2, mode="kitchen_squad", chef_draft="yes")
    while s.phase.key != "chef-draft":
        s.step(s.legal()[0])
    seen = []
    while s.phase.key == "chef-draft":
        moves = s.legal()
        seen.append((s.seat, GAME.catalogue.texts[moves[0]].split()[0], len(moves)))
        s.step(moves[0])
    assert seen == [
        (0, "keep", 8),
        (1, "keep", 7),
        (1, "ban", 6),
        (0, "keep", 5),
        (0, "ban", 4),
        (1, "keep", 3),
        (0, "keep", 2),
        (1, "keep", 1),
    ]
    assert [len(one.chefs) for one in s.restaurants] == [4, 4]


@pytest.mark.rule("R13.20")
@pytest.mark.parametrize(("seats", "dealt"), [(2, 3), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_two_cooks_are_kept_of_three_or_two(seats: int, dealt: int) -> None:
    s = start(seats, mode="two_many_cooks")
    while s.phase.key == "restaurant":
        s.step(s.legal()[0])
    if dealt == 3:
        assert [len(s.phase.legal(s, seat)) for seat in range(seats)] == [3] * seats
    first_choices(s)
    assert len({chef for chef in [figure.chef for figure in s.figures] if chef >= 0}) == 2 * seats


@pytest.mark.rule("R13.40")
def test_from_leftovers_starts_with_two_basic_recipes_and_nothing_else() -> None:
    s = start(3, from_leftovers="yes")
    for seat in range(3):
        faces = [GAME.faces[recipe.card] for recipe in s.restaurants[seat].recipes]
        assert max(faces) < 80
        assert not s.restaurants[seat].hand
        assert not s.restaurants[seat].pantry


@pytest.mark.rule("R13.11", "Q27")
def test_sous_chef_is_not_in_kitchen_squad() -> None:
    s = start(2, mode="kitchen_squad", deluxe_cards="yes")
    cards = {
        GAME.faces[card] - 29 for card in s.deck + s.restaurants[0].hand + s.restaurants[1].hand
    }
    assert cards == set(range(27)) - {22}
    assert len(s.deck) + len(s.restaurants[0].hand) + len(s.restaurants[1].hand) == 41
