"""Rivals' market on the clock: all act at once, so that many offers are under way together."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from tablee import games
from tablee.kernel import Match
from tests.browser.conftest import Server
from tests.browser.looking import axe
from tests.browser.people import Person

NAMES = ["Ana", "Bea", "Cleo", "Dan"]
STREET = {"phone": 150, "laptop": 375}  # pixels of the board that stay in sight at least
IN_SIGHT = """things => things.every(thing => {
  const box = thing.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth
    && thing.contains(document.elementFromPoint(x, y));
})"""


@cache
def bargaining() -> Match:
    """The first day's market: three long offers to the first seat, and two of its own."""
    match = Match(games.load("rivals"), 4, {"schedule": "clock"}, "pictures", NAMES)
    luck = random.Random(3)
    while match.view(0).phase != "stalls":
        seat = match.acting[0]
        match.submit(seat, luck.choice(match.legal_texts(seat)))
    for giver, partner in ((1, 0), (2, 0), (3, 0), (0, 1), (0, 2)):
        match.submit(giver, f"offer {partner + 1}")
        for side in ("give", "ask") * 4:
            if side in match.legal_texts(giver):
                match.submit(giver, side)
                entries = [text for text in match.legal_texts(giver) if text.startswith(f"{side} ")]
                match.submit(giver, luck.choice(entries))
        match.submit(giver, "send")
    return match


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_offers_leave_the_street_and_the_buttons_in_sight(
    server: Server, new_page: Any, size: str
) -> None:
    opened = server.lay(bargaining(), *({"name": name} for name in NAMES))
    page = Person(new_page("fr", size)).sit(server, opened, 0).page
    assert page.locator("main .panel").count() == 5
    assert page.locator("#actions .act").count() > 0
    assert page.locator("#actions .act, .tools button, .clock").evaluate_all(IN_SIGHT)
    assert page.locator("main > .board").evaluate("board => board.clientHeight") >= STREET[size]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not axe(page)
