"""Every game found keeps every promise of the kit: `tablee check GAME`, in pytest."""

from __future__ import annotations

import pytest
from hypothesis.stateful import run_state_machine_as_test

from tablee import games
from tablee.testing import CHECKS, rule_coverage, run_check
from tablee.testing.machine import machine_for
from tablee.testing.rules_coverage import strangers

GAMES = sorted(games.found())


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("key", GAMES)
def test_the_game_keeps_the_promise(key: str, check: str) -> None:
    result = run_check(games.load(key), check)
    if result.failure is not None:
        raise result.failure
    assert result.positions or check == "sealed", "the check looked at nothing"


@pytest.mark.parametrize("key", GAMES)
def test_no_way_to_play_breaks_the_game(key: str) -> None:
    run_state_machine_as_test(machine_for(games.load(key)))


@pytest.mark.parametrize("key", GAMES)
def test_every_rule_that_tests_cite_exists(key: str) -> None:
    game = games.load(key)
    assert not strangers(game)
    assert [row.number for row in rule_coverage(game)]
