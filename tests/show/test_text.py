"""What the terminal prints of a table."""

from __future__ import annotations

from typing import get_args

import pytest

from tablee import games
from tablee.kernel import Match
from tablee.show import Chip, Layout, Presenter, Site, Spot
from tablee.show.text import Printer


@pytest.mark.parametrize("layout", get_args(Layout))
def test_a_site_of_any_layout_says_what_is_there(layout: Layout) -> None:
    presenter = Presenter(Match(games.load("ramen"), 2))
    lamp = Spot("Lamp, lit", text="Lamp", chips=[Chip("lit")])
    site = Site("street", "Street", layout, [lamp], note="At night")
    printer = Printer(presenter.speaker("en").texts)
    said = printer.site(site, presenter.scene(0, "en"))
    assert said[0] == "Street"
    assert "Lamp" in said[1]
    assert "lit" in said[1]
    assert said[2] == "  At night"
