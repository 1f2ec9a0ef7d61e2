"""The reasons of every game are still those that were kept."""

from __future__ import annotations

import pytest

from tablee import games
from tests.refusals.counting import FOLDER, counted


@pytest.mark.parametrize("key", sorted(path.stem for path in FOLDER.glob("*.txt")))
def test_moves_are_refused_for_the_reasons_they_were(key: str) -> None:
    kept = (FOLDER / f"{key}.txt").read_text("utf-8")
    assert counted(games.load(key)).splitlines() == kept.splitlines()


def test_every_game_of_the_house_has_its_counts() -> None:
    house = {key for key, game in games.found().items() if game.__module__.startswith("tablee.")}
    assert {path.stem for path in FOLDER.glob("*.txt")} == house
