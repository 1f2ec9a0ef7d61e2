"""R1, R3, R4, R15, R16: the box, the table, modes and packs."""

from __future__ import annotations

import pytest

from tablee.games.rococo.rules import ids
from tablee.games.rococo.rules.ids import FACES, FIRST_RECIPE, SLOTS
from tablee.games.rococo.rules.salon import Salon
from tablee.games.rococo.tests.table import GAME, legal, play, position, state
from tablee.kernel import Match

MOVES = (
    *("TAKE", "DRAFT", "REMOVE", "PLAY", "RECRUIT", "DISMISS", "ACTION", "NO_ACTION", "BONUS"),
    *("NO_BONUS", "DONE", "FORGO", "RECIPE", "DISCARD", "INGREDIENT", "BUY", "BAKE", "LESS", "USE"),
    *("RACK", "DECORATE", "GARNISH", "DELIVER", "SELL", "PRESENT", "SPACE", "TIP", "SERVANT"),
    *("HOST", "KEEP", "MOVE", "TABLE", "COPY", "COPY_ACTION", "COPY_PRESTIGE", "PRESTIGE"),
    *("TRADE", "GIVE"),
)


def new(seats: int, seed: str = "1", **options: str) -> Salon:
    s = GAME.new(seats, GAME.settle(seats, options), seed)
    assert isinstance(s, Salon)
    return s


def levels(s: Salon, cards: list[int]) -> list[int]:
    return [s.house.staff[FACES[card]].level for card in cards]


@pytest.mark.rule("R3.5", "R3.6", "Q45")
def test_the_box() -> None:
    box = GAME.box
    assert len(box.contents.recipes) == 45
    assert len(box.contents.tiles) == 50
    levels = [card.level for card in box.contents.staff]
    assert [levels.count(level) for level in (1, 2, 3, 4)] == [24, 17, 17, 10]
    assert {recipe.value for recipe in box.contents.recipes} == {2, 3, 4, 5, 6}


@pytest.mark.rule("R3.1", "R3.2", "R3.3", "R4.1", "Q2")
@pytest.mark.parametrize(
    ("seats", "mode", "spaces", "hosts", "cells", "slots"),
    [
        (2, "standard", 24, 4, 9, 6),
        (3, "standard", 24, 4, 9, 6),
        (4, "standard", 34, 6, 12, 8),
        (5, "standard", 34, 6, 12, 8),
        (1, "solo", 24, 4, 9, 6),
        (2, "mentor", 24, 4, 9, 6),
    ],
)
def test_the_sides_of_the_board(
    seats: int, mode: str, spaces: int, hosts: int, cells: int, slots: int
) -> None:
    s = new(seats, mode=mode)
    board = s.house.board
    assert (sum(board.sizes), len(board.costs) - SLOTS) == (spaces, hosts)
    assert (len(s.display), len(s.row)) == (cells, slots)
    touching = [sum(table in pair for pair in board.connects) for table in range(5)]
    assert touching == [3, 3, 4, 3, 3]


@pytest.mark.rule("R4.4", "Q41", "R6.5")
@pytest.mark.parametrize(("seats", "total"), [(2, 32), (3, 40), (4, 48), (5, 56)])
def test_the_staff_deck_has_its_levels_in_order(seats: int, total: int) -> None:
    s = new(seats)
    tray = seats + 2
    assert [len(s.trays[0]), len(s.trays[1]), len(s.deck)] == [tray, tray, total - 2 * tray]
    order = levels(s, s.deck)
    assert order == sorted(order, reverse=True)
    assert set(levels(s, s.trays[0] + s.trays[1])) == {1}


@pytest.mark.rule("R4.2", "R4.3", "R4.5", "R4.6", "Q37", "R3.7")
def test_tiles_and_starred_cards() -> None:
    for seats in (2, 3, 4, 5):
        s = new(seats)
        assert len(set(s.tiles_on[:5])) == 5
        assert [s.house.special_tiles[tile].green for tile in s.tiles_on[5:]] == [True, False]
        assert len(s.stars) == seats + 1
        assert len(s.recipe_bag) + len(s.row) == 45
        assert len(s.tile_bag) + len(s.display) == 50


@pytest.mark.rule("R4.7", "R4.8", "R4.9", "R4.10", "R6.1", "Q38")
def test_everybody_starts_alike() -> None:
    s = new(4, "7")
    assert sorted(s.coins) == [10, 11, 12, 13]
    assert s.coins[s.first] == 10
    assert s.staples == [[2, 1, 1]] * 4
    assert s.prestige == [0] * 4
    for seat in range(4):
        assert [FACES[card] for card in s.hands[seat]] == [0, 1, 2, 3]
        assert not s.unused[seat]


@pytest.mark.rule("R4.9", "Q47")
def test_anybody_may_begin_the_mentor_too() -> None:
    assert {new(2, str(seed)).first for seed in range(12)} == {0, 1}
    assert {new(1, str(seed), mode="solo").first for seed in range(12)} == {0, 1}


@pytest.mark.rule("R1.3", "R1.4", "R11.2", "R1.2")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (5, {"promo_1": "on", "promo_2": "on", "promo_3": "on", "promo_4": "on"}),
        (3, {"staff": "dealt"}),
        (1, {"mode": "solo", "level": "crunchy", "promo_4": "on"}),
        (2, {"mode": "mentor", "level": "tasty", "staff": "dealt"}),
    ],
)
def test_four_rounds_and_the_end(seats: int, options: dict[str, str]) -> None:
    match = Match(GAME, seats, options, "rounds")
    rounds = []
    while not match.over:
        seat = match.acting[0]
        match.play(seat, match.legal(seat)[len(match.entries) % len(match.legal(seat))])
    rounds = [event.args[1] for event in match.events if event.key in ("round", "mentor-round")]
    firsts = [event.key for event in match.events if event.key.endswith("round")]
    assert len(firsts) == 4
    assert len(rounds) == 4
    incomes = [event for event in match.events if event.key in ("income", "mentor-income")]
    assert len(incomes) == 4 * (seats + ("mode" in options))


@pytest.mark.rule("R15.3")
def test_promo_pack_4_four_of_six() -> None:
    match = Match(GAME, 2, {"promo_4": "on"}, "1")
    assert match.acting == [0, 1]
    assert len(legal(match)) == 6
    play(match, "1 take start_promo_chef_forager", "1 take start_chef_market")
    play(match, "1 take start_chef_counter", "1 take start_assistant_till")
    assert len(match.view(1).zones["removed_1"]) == 0
    for card in ("chef_market", "chef_counter", "assistant_till", "assistant_pantry"):
        play(match, f"2 take start_{card}")
    assert match.view(0).phase == "draft"
    assert len(match.view(0).zones["removed_1"]) == 2
    assert set(match.view(1).zones["removed_1"]) == {-1}


@pytest.mark.rule("R16.1")
def test_the_first_game_without_trays() -> None:
    match = Match(GAME, 3, {"staff": "dealt"}, "1")
    assert match.view(0).phase == "remove"
    assert len(match.view(0).zones["recruits"]) == 4
    assert len(match.view(0).zones["hand_1"]) == 6
    assert set(match.view(0).zones["hand_2"]) == {-1}


@pytest.mark.rule("R16.1", "R13.5")
def test_the_mentor_is_dealt_unseen() -> None:
    match = Match(GAME, 1, {"mode": "solo", "staff": "dealt"}, "1")
    assert match.view(0).zones["mentor_roster"] == [-1, -1]


@pytest.mark.rule("Q1")
def test_every_house_value_can_be_replaced_in_the_data() -> None:
    assert GAME.data.files["board"]["side"][0]["table"][0]["majority"] == [5, 2]


@pytest.mark.rule("Q35", "R3.4")
def test_two_racks_three_recipes_five_decorations() -> None:
    s = state(position())
    assert (len(s.racks[0]), len(s.recipes[0])) == (2, 3)
    assert len(s.house.numbers.slot_coins) == 5


def test_every_card_has_a_kind() -> None:
    assert len({card for card in range(FIRST_RECIPE) if FACES[card] >= 0}) == FIRST_RECIPE


@pytest.mark.rule("R17.1")
def test_moves_begin_where_their_numbers_say() -> None:
    words = {"NO_ACTION": "action none", "NO_BONUS": "bonus none", "COPY_ACTION": "copy mentor"}
    texts, seen = GAME.catalogue.texts, set()
    for name in MOVES:
        word = words.get(name, name.lower().replace("copy_", "copy mentor "))
        number = getattr(ids, name)
        assert texts[number].startswith(word), name
        assert number == 0 or not texts[number - 1].startswith(f"{word} "), name
        seen.add(number)
    assert len(seen) == len(MOVES)
    assert len(texts) == ids.END
