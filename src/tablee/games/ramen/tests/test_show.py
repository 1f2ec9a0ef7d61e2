"""How it looks: what a table says of its bowls is what the rules say."""

from __future__ import annotations

import pytest

from tablee.games.ramen.tests.table import Table
from tablee.show import Presenter, Sitter

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
