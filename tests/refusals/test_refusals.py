"""The reasons of every game are still those that were kept."""

from __future__ import annotations

import pytest

from tablee import games
from tests.refusals.counting import counted, kept

HOUSE = sorted(
    key for key, game in games.found().items() if game.__module__.startswith("tablee.games.")
)


@pytest.mark.parametrize("key", HOUSE)
def test_moves_are_refused_for_the_reasons_they_were(key: str) -> None:
    game = games.load(key)
    assert kept(game).is_file(), f"write it with `python -m tests.refusals {key}`"
    assert counted(game).splitlines() == kept(game).read_text("utf-8").splitlines()
