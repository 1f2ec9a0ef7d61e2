"""`greedy`: beats players by lot, and says why."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.bots import ESTIMATE, Reason
from tablee.bots.guide import Guide
from tablee.bots.levels import guide_of
from tablee.games.rococo.events import HINTS
from tablee.games.rococo.guide.appraisal import FEATURES
from tablee.games.rococo.guide.guide import RococoGuide
from tablee.games.rococo.rules.salon import Salon
from tablee.games.rococo.rules.turn import PLAY_CARD
from tablee.games.rococo.tests.table import GAME, position, state
from tablee.kernel import SILENT, Rng, ranking


def guide() -> RococoGuide:
    found = guide_of(GAME)
    assert isinstance(found, RococoGuide)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 5])
def test_one_greedy_among_players_by_lot_wins(seats: int) -> None:
    wise: Guide[Any] = guide()
    s = GAME.new(seats, GAME.settle(seats, {}), "greedy")
    rng = Rng.seeded("greedy")
    while s.acting:
        moves = s.legal()
        at = wise.choose(s, 0, moves, rng) if s.seat == 0 else moves[rng.below(len(moves))]
        s.phase.apply(s, s.seat, at, SILENT)
    assert ranking(s)[0] == 1


def test_it_delivers_what_is_ready_and_says_so() -> None:
    match = position(
        round=4,
        step="action",
        played="start_chef_counter",
        hand_1="start_chef_counter",
        racks_1="gateau_royal",
    )
    s = state(match)
    wise = guide()
    moves = match.legal(0)
    best = wise.choose(s, 0, moves, Rng.seeded("1"))
    assert GAME.catalogue.texts[best] == "action deliver"
    assert wise.reasons(s, 0, best)[0].key == "pastries"
    assert wise.reasons_beside(s, 0, best, best) == [], "it has nothing that it has not itself"
    assert wise.why(s, 0, best, best) == [Reason(ESTIMATE)]
    other = next(move for move in moves if move != best)
    assert wise.why(s, 0, other, best)[0].key == "racks", "there they still are"


def test_it_keeps_the_stronger_card() -> None:
    match = position(
        step="draft",
        deck="i_adelaide i_clement i_apolline i_augustin i_barnabe i_bastienne i_blandine i_elise",
    )
    wise = guide()
    best = wise.choose(state(match), 0, match.legal(0), Rng.seeded("1"))
    assert GAME.catalogue.texts[best] == "draft i_clement"
    assert wise.reasons(state(match), 0, best)[0].key == "strongest"
    assert set(wise.weights.tables) >= {"card", "coin", "share"}
    assert "pastries" in HINTS


def test_a_garnish_for_a_bare_pastry_is_part_of_the_plan() -> None:
    """R8.5.1, R11.1: worth what its slot still pays, more in the first round than in the last."""
    table = {"step": "action", "played": "start_chef_counter", "racks_1": "sable palmier"}
    tiles = "egg_flower_1 egg_gold_1"
    wise = guide()
    at = FEATURES.index("decorations")
    hopes = {}
    for number in (1, 4):
        plain = state(position(round=number, **table))
        ready = state(position(round=number, tiles_1=tiles, **table))
        hopes[number] = (
            wise.appraisal.features(ready, 0)[at] - wise.appraisal.features(plain, 0)[at]
        )
    assert hopes[1] > hopes[4] >= 0
    match = position(tiles_1=tiles, **table)
    decorate = next(
        move for move in match.legal(0) if GAME.catalogue.texts[move] == "action decorate"
    )
    assert "decorations" in [reason.key for reason in wise.reasons(state(match), 0, decorate)]


def test_a_turn_is_planned_once_and_what_is_remembered_stays_true() -> None:
    """Each line is a whole turn; a guide that has seen other tables appraises like a new one."""
    wise, rng = guide(), Rng.seeded("line")
    s = GAME.new(2, GAME.settle(2, {}), "line")
    turns = 0
    assert isinstance(s, Salon)
    while s.round < 3:
        seat = s.seat
        begins = s.phase is PLAY_CARD
        for move in wise.line(s, seat, s.legal(), rng):
            assert (s.acting == 1 << seat and move in s.legal()) or not begins
            s.phase.apply(s, seat, move, SILENT)
        if begins:
            turns += 1
            passed = s.seat != seat or not s.hands[1 - seat]  # R7.1: who holds no card passes
            assert (s.phase is PLAY_CARD and passed) or not s.playing
            for other in range(2):
                fresh = guide().appraisal.features(s, other)
                assert wise.appraisal.features(s, other) == fresh
    assert turns >= 16


def test_whole_turns_are_to_choose_between() -> None:
    """More than one for a card; each can be played to the turn's end, the best begins the list."""
    wise = guide()
    s = state(position(step="play", hand_1="start_chef_counter start_assistant_till"))
    moves = s.phase.legal(s, 0)
    plans = wise.plans(s, 0, moves)
    assert len(plans) > len(moves) == len({plan[0] for plan in plans})
    worths = []
    for plan in plans:
        end = wise.after(s, 0, plan[0])
        for move in plan[1:]:
            assert move in end.phase.legal(end, 0)
            end.phase.apply(end, 0, move, SILENT)
        assert not wise.goes_on(end, 0)
        worths.append(wise.worth(end, 0))
    assert worths == sorted(worths, reverse=True)
    assert worths[0] == max(wise.rate(s, 0, moves))


def test_in_mid_game_the_mentor_is_somebody_to_be_ahead_of() -> None:
    s = GAME.new(1, GAME.settle(1, {"mode": "solo"}), "mentor")
    assert isinstance(s, Salon)
    wise = guide()
    before = wise.value(s, 0)
    s.prestige[1] += 7
    assert before - wise.value(s, 0) >= 7000
