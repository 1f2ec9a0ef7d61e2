"""Chapter 14: options."""

from __future__ import annotations

import pytest

from tablee.games.ramen.tests.table import GAME, MODES, Table
from tablee.kernel import BadInput

OPTIONS = {option.key: option for option in GAME.options}


@pytest.mark.rule("R14.1")
def test_an_empty_pile_skips_by_default() -> None:
    assert OPTIONS["endgame_draw"].values == ("skip", "fridge")
    phases = []
    for options in ({}, {"endgame_draw": "skip"}, {"endgame_draw": "fridge"}):
        table = Table(2, options, hand_1="aj0 aj1 aj2", fridge="ka0 ka1", pile=0)
        table.play("aj0@1 aj1@2 +ka0")
        phases.append(table.phase)
    assert phases == ["first-card", "first-card", "second-take"]


@pytest.mark.rule("R14.2")
def test_memory_is_strict_by_default() -> None:
    assert OPTIONS["memory"].values == ("strict", "open")
    assert GAME.settle(2, {})["memory"] == "strict"


@pytest.mark.rule("R14.3")
def test_the_first_player_is_drawn_by_default() -> None:
    assert OPTIONS["first_player"].values == ("random", "chosen")
    people = list("abcd")
    drawn = {tuple(GAME.seating(GAME.settle(4, {}), str(seed), people)) for seed in range(40)}
    assert len(drawn) == 4


@pytest.mark.rule("R14.1", "R14.2", "R14.3")
def test_there_is_no_other_option() -> None:
    assert list(OPTIONS) == ["endgame_draw", "memory", "first_player"]
    assert {option.rule for option in GAME.options} == {"R14.1", "R14.2", "R14.3"}
    with pytest.raises(BadInput, match="has no option 'promo'"):
        GAME.settle(2, {"promo": "yes"})


@pytest.mark.rule("R14.2", "R14.3")
@pytest.mark.parametrize("seats", MODES.values())
def test_memory_and_first_player_change_no_card(seats: int) -> None:
    plain = GAME.new(seats, GAME.settle(seats, {}), "5")
    other = GAME.new(seats, GAME.settle(seats, {"memory": "open", "first_player": "chosen"}), "5")
    assert [zone.cards for zone in plain.zones()] == [zone.cards for zone in other.zones()]
