"""The reasons of every game, and what is told and seen in it, are still those that were kept."""

from __future__ import annotations

import pytest

from tablee import games
from tests.refusals.counting import (
    gathered_as_kept,
    refusals,
    refusals_of,
    stories,
    stories_of,
)

HOUSE = sorted(
    key for key, game in games.found().items() if game.__module__.startswith("tablee.games.")
)


@pytest.mark.parametrize("key", HOUSE)
def test_moves_are_refused_for_the_reasons_they_were(key: str) -> None:
    game = games.load(key)
    assert refusals_of(game).is_file(), f"write it with `python -m tests.refusals {key}`"
    found = gathered_as_kept(game)
    assert refusals(found).splitlines() == refusals_of(game).read_text("utf-8").splitlines()
    assert stories(found).splitlines() == stories_of(game).read_text("utf-8").splitlines()
