"""Large screens: nothing covers who one is, and an end stays on one screen."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tablee import bots, games
from tablee.bots import Sitting
from tablee.kernel import Match
from tests.browser.conftest import Server
from tests.browser.people import Person

SCREENS = [(1366, 768), (1920, 1080), (2560, 1440)]
NAMES = ["Camille", "Nino", "Prudence", "Max"]
# by how much what one may do next covers what was counted: it stays on the screen
OVER = """ceremony => {
  const rows = ceremony.querySelector('.places').getBoundingClientRect();
  return rows.bottom - ceremony.querySelector('.acts').getBoundingClientRect().top;
}"""
# the names and numbers of whoever looks that something else lies on, or that are cut
COVERED = """() => {
  const mine = '.me .who, .me .who > span, .me .line span, .me .purse';
  return [...document.querySelectorAll(mine)].filter(node => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    if (!right) return false;
    const points = [left + 2, right - 2].map(x => document.elementFromPoint(x, (top + bottom) / 2));
    const cut = node.scrollWidth > node.clientWidth + 1;
    const covered = points.some(found => !found?.closest('.me'));
    return covered || (cut && getComputedStyle(node).overflow !== 'visible');
  }).map(node => node.innerText);
}"""


@cache
def whole(key: str, seats: int) -> Match:
    """A whole game that everybody plays as best they can at once."""
    game = games.load(key)
    match = Match(game, seats, {}, "large", NAMES[:seats])
    return Sitting(match, [bots.find(game, "greedy")] * seats).run()


def seated(server: Server, match: Match, page: Any) -> Any:
    return Person(page).sit(server, server.lay(match, *({"name": name} for name in match.names)), 0)


def resized(page: Any, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_timeout(300)


def test_an_end_of_four_is_on_one_screen(server: Server, new_page: Any) -> None:
    """Their dishes, with why each brought what it did, and what one may do next."""
    page = seated(server, whole("rivals", 4), new_page("fr")).page
    page.wait_for_selector(".ceremony .won li")
    for width, height in SCREENS:
        resized(page, width, height)
        assert page.locator(".ceremony").evaluate(OVER) <= 0, width


@pytest.mark.parametrize("key", ["mamma_mia", "ramen", "ristorante", "rivals", "rococo"])
def test_nothing_covers_who_one_is(server: Server, new_page: Any, key: str) -> None:
    match = whole(key, 2)
    step = next(
        step
        for step in range(2 * len(match.entries) // 3, len(match.entries))
        if 0 in match.branch(step).acting
    )
    page = seated(server, match.branch(step), new_page("fr")).page
    for width, height in SCREENS:
        resized(page, width, height)
        assert page.evaluate(COVERED) == [], width
