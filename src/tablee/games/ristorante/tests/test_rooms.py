"""Chapters 17 and 18: rooms and cooking classes."""

from __future__ import annotations

import pytest

from tablee.games.ristorante.tests.table import GAME, advanced


@pytest.mark.rule("R17.1", "R17.4", "Q42", "Q63")
def test_building_rooms() -> None:
    table = advanced(2, season=3, cash=[45, 25])
    table.play("build luxury;build super_luxury")
    assert table.fact("cash") == [15, 25]
    assert table.fact("rooms") == [{"luxury": 1, "super_luxury": 1}, {}]
    assert table.refusal("build luxury") == "R17.1:none-left"
    assert advanced(2, cash=[7, 9]).refusal("build standard") == "R17.1:too-dear"
    numbers = GAME.box.numbers[2]
    assert [numbers.room_cost, numbers.room_income, numbers.room_points] == [
        [8, 13, 17],
        [3, 4, 5],
        [3, 6, 10],
    ]


@pytest.mark.rule("R17.2")
@pytest.mark.parametrize(("season", "kinds"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_rooms_by_season(season: int, kinds: int) -> None:
    table = advanced(2, season=season, cash=[60, 25])
    built = [move for move in table.legal() if move.startswith("build")]
    assert built == ["build standard", "build luxury", "build super_luxury"][:kinds]
    if season == 1:
        assert table.refusal("build luxury") == "R17.2"


@pytest.mark.rule("R17.3", "Q41")
def test_a_fourth_room_drives_one_out() -> None:
    table = advanced(
        5, season=3, cash=[60, 0, 0, 0, 0], rooms=["standard*2 luxury", "", "", "", ""]
    )
    table.play("build super_luxury")
    assert table.phase == "room"
    assert table.legal() == ["tear down standard", "tear down luxury"]
    assert table.refusal("tear down super_luxury") == "R17.3"
    table.play("tear down standard")
    assert table.fact("rooms")[0] == {"standard": 1, "luxury": 1, "super_luxury": 1}  # type: ignore[index]
    assert table.fact("stock") == {"standard": 3, "luxury": 2, "super_luxury": 2}


@pytest.mark.rule("R18.1", "Q52")
def test_cooking_classes() -> None:
    table = advanced(2, cash=[25, 9], ratings=[11, 10])
    assert "studied seat=1 n=10 rating=12" in table.play("cooking class")
    assert table.refusal("cooking class") == "R18.1:no-cookbook"
    assert advanced(2, cash=[9, 9]).refusal("cooking class") == "R18.1:too-dear"
    assert advanced(2, ratings=[30, 10]).refusal("cooking class") == "R18.1:at-the-top"
