"""Rivals' street: a stall answers wherever it is touched, signs lead along it, the track stays; all
rivals are in sight, however many."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from tablee import bots, games
from tablee.bots import Sitting
from tablee.kernel import Match
from tablee.show import describe
from tests.browser.conftest import Server
from tests.browser.people import Person
from tests.browser.test_clock_market import IN_SIGHT, NAMES, bargaining

SEEN = """stall => {
  const { left, width } = stall.getBoundingClientRect();
  return left + width / 2 > 0 && left + width / 2 < innerWidth;
}"""

ONE_LINE = """price => {
  const words = document.createRange();
  words.selectNodeContents(price);
  return new Set([...words.getClientRects()].map(line => Math.round(line.top))).size;
}"""

PRICED = """island => [...island.querySelectorAll('.upgrade .shown > span')].map(price => {
  const words = document.createRange();
  words.selectNodeContents(price);
  const { left, right, bottom } = words.getBoundingClientRect();
  return [left, right, island.getBoundingClientRect().bottom - bottom];
})"""

FAR = 600  # entries: days of a game
EIGHT = [*NAMES, "Eve", "Fay", "Gus", "Hal"]


def setting_out(names: list[str] = NAMES[:2]) -> Match:
    """The first morning, when the first seat chooses where to go."""
    match = Match(games.load("rivals"), len(names), {}, "street", names)
    luck = random.Random(1)
    while match.view(0).phase != "wheels" or 0 not in match.acting:
        seat = match.acting[0]
        match.submit(seat, luck.choice(match.legal_texts(seat)))
    return match


def attacked() -> Match:
    """The first seat of four is asked whether it parries."""
    names = EIGHT[:4]
    for seed in range(100):
        match, luck = (
            Match(games.load("rivals"), len(names), {}, str(seed), names),
            random.Random(seed),
        )
        while not match.over:
            if 0 in match.acting and match.view(0).phase == "answer" and len(match.legal(0)) > 1:
                return match
            seat = match.acting[0]
            match.submit(seat, luck.choice(match.legal_texts(seat)))
    raise AssertionError("nobody attacks")


def infested() -> Match:
    """Rats are in a stall that sells all at one price, and the first seat goes to market."""
    names, rivals = EIGHT[:4], games.load("rivals")
    for seed in range(100):
        match = Match(rivals, len(names), {}, f"f{seed}", names)
        sitting = Sitting(match, [bots.find(rivals, "greedy")] * len(names))
        while not match.over and len(match.entries) < FAR:
            if 0 in match.acting and match.view(0).phase == "beat":
                town = next(site for site in describe(match, 0, "en").sites if site.id == "town")
                for spot in town.spots:
                    found = {chip.key: chip.tone for chip in spot.chips}
                    if spot.heading and "price" in found and "warn" in found.values():
                        return match
            sitting.advance()
    raise AssertionError("no rats")


def test_rats_leave_a_price_on_one_line(server: Server, new_page: Any) -> None:
    """And in its stall, which no laptop makes wide enough for both beside the pile."""
    opened = server.lay(infested(), *({"name": name} for name in EIGHT[:4]))
    page = Person(new_page("fr")).sit(server, opened, 0).page
    priced = page.locator(".stall:has(.chip.warn)").first
    lines = priced.locator(".board").evaluate(ONE_LINE)
    assert lines == 1
    stall, inside = priced.bounding_box(), priced.locator(".board").bounding_box()
    assert stall
    assert inside
    assert stall["x"] < inside["x"]
    assert inside["x"] + inside["width"] < stall["x"] + stall["width"]


def test_a_stall_is_entered_wherever_it_is_touched(server: Server, new_page: Any) -> None:
    opened = server.lay(setting_out(), *({"name": name} for name in NAMES[:2]))
    page = Person(new_page("en")).sit(server, opened, 0).page
    for part in (".front", ".ware"):
        page.locator(".stall", has_text="Dairy King").locator(part).first.click()
        assert "Go to Dairy King" in page.inner_text(".slip")
        page.keyboard.press("Escape")
        page.locator(".slip").wait_for(state="detached")


def test_signs_lead_along_the_street_on_a_phone(server: Server, new_page: Any) -> None:
    opened = server.lay(setting_out(), *({"name": name} for name in NAMES[:2]))
    page = Person(new_page("en", "phone", has_touch=True)).sit(server, opened, 0).page
    last = page.locator(".stall", has_text="Mystery Mart")
    assert not last.evaluate(SEEN)
    page.get_by_role("button", name="Mystery Mart", exact=True).first.tap()
    page.wait_for_selector('.walk [aria-current="true"][aria-label="Mystery Mart"]')
    assert last.evaluate(SEEN)


def test_the_track_stays_in_sight_whatever_is_to_be_read(server: Server, new_page: Any) -> None:
    opened = server.lay(bargaining(), *({"name": name} for name in NAMES))
    page = Person(new_page("fr")).sit(server, opened, 0).page
    assert page.locator("main .panel").count() > 0
    assert page.locator(".track").is_visible()


def test_prices_of_upgrades_stand_apart_and_on_the_island(server: Server, new_page: Any) -> None:
    """On a laptop, when what is to be read makes the booths low."""
    opened = server.lay(bargaining(), *({"name": name} for name in NAMES))
    page = Person(new_page("fr")).sit(server, opened, 0).page
    prices = page.locator(".island").evaluate(PRICED)
    assert len(prices) == 5
    assert all(one[1] + 4 < other[0] for one, other in itertools.pairwise(prices))
    assert all(below > 20 for *_, below in prices), prices  # its border


@pytest.mark.parametrize("size", ["phone", "laptop", "tv"])
def test_seven_rivals_are_in_sight_and_a_face_opens_what_is_behind_it(
    server: Server, new_page: Any, size: str
) -> None:
    opened = server.lay(setting_out(EIGHT), *({"name": name} for name in EIGHT))
    page = Person(new_page("fr", size)).sit(server, opened, 0).page
    faces = page.locator(".neighbour .person")
    assert faces.count() == len(EIGHT) - 1
    assert faces.evaluate_all(IN_SIGHT)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    recipe = page.locator(".neighbour").nth(3).locator(".recipe").first
    assert recipe.is_visible() == (size != "phone")
    if size == "phone":
        faces.nth(3).click()
        assert recipe.is_visible()
        faces.nth(3).click()
        recipe.wait_for(state="hidden")


def test_what_rivals_have_stays_in_sight_above_an_attack(server: Server, new_page: Any) -> None:
    match = attacked()
    people = [{"name": name} for name in match.names]
    page = Person(new_page("fr")).sit(server, server.lay(match, *people), 0).page
    page.wait_for_selector(".right .panel")
    street = page.locator(".street").bounding_box()
    assert street
    for rival in page.locator(".neighbour").all():
        found = rival.bounding_box()
        assert found
        assert found["y"] + found["height"] <= street["y"] + street["height"]
