"""R5, R6, R7, R11: preparation, staff, the order of a turn, income."""

from __future__ import annotations

import pytest

from tablee.games.rococo.rules.gains import draw
from tablee.games.rococo.rules.preparation import prepare_display
from tablee.games.rococo.rules.salon import EMPTY
from tablee.games.rococo.tests.table import GAME, coins, play, position, refused, state
from tablee.kernel import SILENT, Log, Match


def names(match: Match, zone: str, seat: int = 0) -> list[str]:
    return [GAME.face_name(face) for face in match.view(seat).zones[zone]]


# --- R5 -------------------------------------------------------------------------------------------


@pytest.mark.rule("R5.1", "Q3")
def test_tiles_of_four_rows_fall_in_their_columns() -> None:
    upper = "egg_flower_1 - - honey_gold_1 nut_gold_1 -"
    match = position(4, step="round", round=2, display=f"{upper} egg_gold_1 - - egg_gold_2 - -")
    found = match.view(0).facts["display"]
    assert isinstance(found, list)
    assert found[6:12:3] == ["egg_flower_1", "honey_gold_1"]
    assert found[10] == "nut_gold_1"
    assert "" not in found


@pytest.mark.rule("R5.1", "Q3")
@pytest.mark.parametrize("seats", [2, 4])
def test_whatever_lies_above_falls_to_the_bottom_of_its_column(seats: int) -> None:
    """Every pattern of tiles above; bag and discard are empty, so that nothing comes after them."""
    s = state(position(seats))
    rows, upper = s.house.board.rows, s.house.board.upper
    tiles = s.tile_bag[: 3 * upper]
    s.tile_bag, s.tile_discard = [], []
    for pattern in range(2 ** len(tiles)):
        above = [tile if pattern >> at & 1 else EMPTY for at, tile in enumerate(tiles)]
        s.display = above + [EMPTY] * 3 * (rows - upper)
        prepare_display(s, SILENT)
        for column in range(3):
            fallen = [tile for tile in above[column::3] if tile != EMPTY]
            assert s.display[column::3] == [EMPTY] * (rows - len(fallen)) + fallen


@pytest.mark.rule("R5.1")
@pytest.mark.parametrize("seats", [2, 4])
def test_every_cell_of_the_lower_part_is_cleared_and_none_above(seats: int) -> None:
    s = state(position(seats))
    cells, lower = 3 * s.house.board.rows, 3 * s.house.board.upper
    tile = s.tile_bag[0]
    for cell in range(cells):
        s.tile_bag, s.tile_discard = [], []
        s.display = [tile if at == cell else EMPTY for at in range(cells)]
        log = Log()
        prepare_display(s, log)
        told = [event.key for event in log.events]
        assert ("tile-expired" in told) == (cell >= lower), cell


@pytest.mark.rule("R5.2", "Q42", "Q21")
def test_an_empty_bag_takes_the_discard_back() -> None:
    s = state(position(step="round", round=2))
    s.tile_discard += s.tile_bag
    s.tile_bag.clear()
    assert draw(s, False, SILENT) >= 0
    s.tile_bag.clear()
    s.tile_discard.clear()
    assert draw(s, False, SILENT) == -1


@pytest.mark.rule("R5.3")
def test_two_recipes_expire_and_the_others_slide() -> None:
    match = position(
        step="round",
        round=2,
        row="sable - palmier meringue oublie nonnette",
        recipe_bag="gaufre macaron",
    )
    found = match.view(0).facts["row"]
    assert isinstance(found, list)
    assert found[1:] == ["macaron", "gaufre", "sable", "palmier", "meringue"]
    assert sorted(names(match, "recipe_discard")) == ["nonnette", "oublie"]


@pytest.mark.rule("R5.4", "R5.5")
def test_the_display_is_not_filled_during_the_round() -> None:
    match = position(step="action", played="start_assistant_till")
    play(match, "action ingredients", "ingredient 3.1", "bonus")
    assert match.view(0).facts["display"][6] == ""  # type: ignore[index]


# --- R6 -------------------------------------------------------------------------------------------


@pytest.mark.rule("R6.2", "R6.4", "Q43")
def test_choosing_is_secret_and_free() -> None:
    table = {"step": "hand", "round": 2, "hand_1": "", "hand_2": ""}
    own = "start_chef_market start_chef_counter start_assistant_pantry start_assistant_till"
    match = position(unused_1=f"{own} i_adelaide", unused_2=f"{own} i_ambroise", **table)
    assert match.acting == [0, 1]
    play(match, "1 take i_adelaide", "1 take start_chef_market", "1 take start_chef_counter")
    assert names(match, "hand_1", 1) == []
    play(match, "1 take start_assistant_till")
    assert refused(match, "take i_ambroise", 0) == "R6.9:wait"
    assert refused(match, "play start_chef_market", 1) == "R7.1:not-yet"
    play(match, "2 take i_ambroise", "2 take start_chef_market")
    play(match, "2 take start_chef_counter", "2 take start_assistant_till")
    assert names(match, "hand_1", 1) == ["?staff"] * 4
    assert names(match, "unused_1", 0) == ["start_assistant_pantry"]


@pytest.mark.rule("R6.6", "R6.7", "Q57")
def test_trays_move_in_step() -> None:
    match = position(step="draft")
    play(match, match.legal_texts(0)[0])
    assert match.acting == [1]
    assert refused(match, "draft start_chef_market", 1) == "R6.6:not-there"


@pytest.mark.rule("R6.9", "Q56")
def test_one_of_six_leaves_unseen() -> None:
    hand = "start_chef_market start_chef_counter start_assistant_pantry start_assistant_till"
    match = position(
        step="remove",
        hand_1=f"{hand} i_adelaide i_ambroise",
        hand_2=f"{hand} i_apolline i_augustin",
    )
    assert refused(match, "take i_adelaide", 0) == "R6.9", "it is in the hand"
    assert refused(match, "remove i_apolline", 0) == "R6.9:not-there"
    told = play(match, "1 remove i_adelaide", "2 remove start_chef_market")
    assert names(match, "removed_1", 0) == ["i_adelaide"]
    assert names(match, "removed_1", 1) == ["?staff"]
    assert "removed 1 i_adelaide" in told
    assert refused(match, "remove i_ambroise") == "R6.9:phase-over"


@pytest.mark.rule("R6.8", "Q6", "Q5")
def test_recruits_lie_in_dealing_order() -> None:
    deck = (
        "i_adelaide i_ambroise i_apolline i_augustin i_barnabe i_bastienne i_blandine i_catherine"
    )
    match = position(step="draft", deck=deck)
    play(
        match, "1 draft i_ambroise", "2 draft i_blandine", "2 draft i_apolline", "1 draft i_barnabe"
    )
    assert names(match, "recruits") == ["i_adelaide", "i_augustin", "i_bastienne", "i_catherine"]


# --- R7 -------------------------------------------------------------------------------------------


@pytest.mark.rule("R7.1")
def test_whoever_has_no_card_passes() -> None:
    match = position(3, hand_2="")
    play(match, "play start_chef_counter", "action none", "bonus none")
    assert match.acting == [2]
    assert refused(match, "play start_chef_market", 0) == "R7.1:not-your-turn"


@pytest.mark.rule("R7.2", "Q28")
def test_one_card_exactly() -> None:
    match = position()
    assert refused(match, "action none") == "R7.2:card-first"
    assert refused(match, "play i_adelaide") == "R7.2:not-in-hand"
    assert refused(match, "remove start_chef_market") == "R6.9:phase-over"
    play(match, "play start_chef_counter")
    assert refused(match, "play start_chef_market") == "R7.2:one-card"


@pytest.mark.rule("R7.3", "Q7")
def test_the_bonus_comes_after_the_action_and_needs_none() -> None:
    match = position()
    play(match, "play start_chef_counter")
    assert refused(match, "bonus") == "R7.3:bonus-later"
    play(match, "action none")
    assert refused(match, "action recipes") == "R7.3:bonus-now"
    play(match, "bonus")
    assert coins(match) == 12


@pytest.mark.rule("R7.3")
def test_moves_of_other_decisions_are_refused() -> None:
    match = position(step="action", played="start_chef_counter")
    play(match, "action recipes")
    assert refused(match, "action bake") == "R7.3:one-action"
    assert refused(match, "forgo") == "R7.3:no-forgoing"
    assert refused(match, "sell") == "R7.3:something-else"


@pytest.mark.rule("R7.4")
def test_skills() -> None:
    chef = position(step="action", played="start_chef_counter")
    assert refused(chef, "action ingredients") == "R7.4:no-chef"
    assert refused(chef, "action staples") == "R7.4:no-chef"
    table = {"racks_1": "sable", "tiles_1": "egg_flower_1", "recruits": "i_adelaide"}
    helper = position(step="action", played="start_assistant_till", **table)
    assert refused(helper, "action decorate") == "R7.4:no-assistant"
    assert refused(helper, "action recruit") == "R7.4:no-assistant"


@pytest.mark.rule("R7.7", "R17.1", "Q62")
def test_without_any_action_the_bonus_is_offered_at_once() -> None:
    match = position(hand_1="start_chef_counter", coins=[0, 0], row="sable - - - - -")
    play(match, "play start_chef_counter")
    assert match.view(0).phase == "bonus"


@pytest.mark.rule("R7.6", "R8.1.2", "Q4")
def test_three_gaps_are_filled_at_the_end_of_the_turn() -> None:
    match = position(
        step="action", played="start_chef_counter", row="- sable palmier oublie nonnette meringue"
    )
    play(match, "action recipes", "recipe sable", "recipe nonnette")
    assert match.view(0).facts["row"] == ["", "", "palmier", "oublie", "", "meringue"]
    play(match, "bonus")
    row = match.view(0).facts["row"]
    assert row[3:] == ["palmier", "oublie", "meringue"]  # type: ignore[index]
    assert "" not in row  # type: ignore[operator]


# --- R11 ------------------------------------------------------------------------------------------


@pytest.mark.rule("R11.1", "R11.3")
def test_income_and_the_next_round() -> None:
    match = position(
        3,
        first="3",
        turn="3",
        hand_1="",
        hand_2="",
        hand_3="start_chef_counter",
        recruits="i_adelaide",
    )
    told = play(match, "play start_chef_counter", "action none", "bonus none")
    assert "income 1 5 0" in told
    assert "recruit-gone i_adelaide" in told
    assert "round 1 2" in told


@pytest.mark.rule("R11.3", "Q48")
def test_after_the_fourth_round_the_token_stays() -> None:
    match = position(round=4, first="2", hand_1="start_chef_counter", hand_2="")
    play(match, "play start_chef_counter", "action none", "bonus none")
    assert match.over
    assert match.view(0).facts["first"] == 1
