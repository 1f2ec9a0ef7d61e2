"""How it looks: what a table says of its bowls is what the rules say."""

from __future__ import annotations

import pytest

from tablee.games.ramen.tests.table import GAME, Table
from tablee.show import Presenter, Sitter, Zone

SITTERS = [Sitter("Aiko"), Sitter("Bruno")]


def ready(table: Table, language: str = "en") -> dict[str, str]:
    """What each bowl that is ready says of it."""
    zones = Presenter(table.match, SITTERS).scene(0, language).zones
    return {zone.id: meter.text for zone in zones for meter in zone.meters if meter.key == "ready"}


@pytest.mark.rule("R4.1")
@pytest.mark.parametrize(
    ("bowl", "card", "is_ready"),
    [
        ("aj1 ka1 me1 no1 sh1 ne1", "ch1", True),  # all seven, and a sum of 7
        ("aj1 ka1 me1 no1 sh1", "ch1", False),
        ("aj6 ka6", "ch1", False),
        ("aj7 ka6", "ch1", True),
    ],
)
def test_a_bowl_says_that_it_is_ready(bowl: str, card: str, is_ready: bool) -> None:
    table = Table(bowl_1=bowl, hand_1=f"{card} aj0 ka0")
    assert ready(table) == {}
    table.play(f"{card}@1")
    assert ready(table) == ({"bowl_1": "ready to serve"} if is_ready else {})
    assert ready(table, "fr") == ({"bowl_1": "prêt à servir"} if is_ready else {})


def zones(table: Table, viewer: int = 0) -> dict[str, Zone]:
    return {zone.id: zone for zone in Presenter(table.match, SITTERS).scene(viewer, "en").zones}


@pytest.mark.rule("R4.1")
def test_a_card_says_what_each_bowl_would_come_to_with_it() -> None:
    """And which of them would be ready, by its sum or by its kinds; to whoever may put it there."""
    bowls = {"bowl_1": "aj1 ka1 me1 no1 sh1 ne1", "bowl_2": "aj6 ka6", "bowl_3": ""}
    table = Table(**bowls, hand_1="ch1 ch2 aj0")
    told = {
        item.face: [(chip.face, chip.n, chip.tone) for chip in item.chips if chip.key == "sum"]
        for item in zones(table)["hand_1"].items
    }
    assert told["ch1"] == [("bowl_1", 7, "want"), ("bowl_2", 13, ""), ("bowl_3", 1, "")]
    assert told["ch2"] == [("bowl_1", 8, "want"), ("bowl_2", 14, "want"), ("bowl_3", 2, "")]
    assert told["aj0"] == [("bowl_1", 6, ""), ("bowl_2", 12, ""), ("bowl_3", 0, "")]
    assert not any(item.chips for item in zones(table, 1)["hand_2"].items)
    table.play("ch1@2 ch2@3")
    assert not any(item.chips for item in zones(table)["hand_1"].items)


@pytest.mark.rule("R8.1", "R13.5")
def test_a_bowl_that_was_served_says_what_it_is_worth_to_who_may_see_it() -> None:
    served = {"served_1": ["aj7 no7", "aj1 ka1 me1 no1 sh1 ne1 ch1"], "served_2": []}
    rest = {"pile": 0, "fridge": "", "hand_1": "", "hand_2": ""}
    over = Table(step="over", **served, **rest)
    worth = [
        meter.value
        for name in ("served_1_1", "served_1_2")
        for meter in zones(over, 1)[name].meters
        if meter.key == "worth"
    ]
    points = GAME.box.menus["duel"].points
    assert worth == [points[2], points[7]]
    assert not [name for name in zones(Table(served_1=served["served_1"])) if "served" in name]
