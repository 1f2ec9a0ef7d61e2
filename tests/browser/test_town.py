"""Ristorante's town: all of it in sight on a low laptop, and a phone never moves sideways."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tablee import bots, games
from tablee.bots import Sitting
from tablee.kernel import Match
from tablee.show import Presenter, Sitter
from tests.browser.conftest import Server
from tests.browser.people import Person

NAMES = ["Ana", "Bea", "Cleo"]
BEYOND = """() => [...document.querySelectorAll('main .sale, main .shop, main .tabs button')]
  .filter(thing => thing.checkVisibility() && thing.getBoundingClientRect().right > innerWidth)
  .map(thing => thing.innerText)"""

STAMPS = """recipes => recipes.map(recipe => {
  const stamp = recipe.querySelector('em').getBoundingClientRect();
  const around = recipe.getBoundingClientRect();
  return stamp.left >= around.left && stamp.right <= around.right;
})"""


def later(mode: str) -> Match:
    """A game by chance, in which the first seat has an action in the third season."""
    match = Match(games.load("ristorante"), 3, {"mode": mode}, "1", NAMES)
    luck = random.Random(1)
    while match.view(0).facts["season"] != 3 or match.view(0).phase != "action":
        seat = match.acting[0]
        match.submit(seat, luck.choice(match.legal_texts(seat)))
    while match.acting != [0]:
        match.submit(match.acting[0], match.legal_texts(match.acting[0])[-1])
    return match


def test_everybody_has_room_on_a_rung(server: Server, new_page: Any) -> None:
    """All begin with the same rating."""
    five = [{"name": name} for name in (*NAMES, "Dana", "Eve")]
    opened = server.open("ristorante", five)
    page = Person(new_page("fr")).sit(server, opened, 0).page
    marks = page.locator(".scale .mk")
    assert marks.count() == 5
    scale = page.locator(".scale").bounding_box()
    assert scale
    for mark in marks.all():
        box = mark.bounding_box()
        assert box
        assert box["x"] + box["width"] <= scale["x"] + scale["width"]
        assert box["y"] + box["height"] <= scale["y"] + scale["height"]


def test_a_menu_is_whole_where_one_looks_back(server: Server, new_page: Any) -> None:
    """There is no portrait over which it could lie."""
    opened = server.lay(later("base"), *({"name": name} for name in NAMES))
    person = Person(new_page("fr")).sit(server, opened, 0)
    person.lets_play_on(server, opened)
    person.page.get_by_role("button", name="Revoir la partie").click()
    menu = person.page.locator(".review .restaurant")
    menu.wait_for()
    box = menu.bounding_box()
    assert box
    assert box["x"] >= 0


def nearly_ready() -> Match:
    """Between bots, when the first seat still has to buy what two recipes take."""
    found = games.load("ristorante")
    match = Match(found, 3, {}, "pictures", NAMES)
    Sitting(match, [bots.find(found, "greedy")] * 3).run()
    for step in range(100, len(match.entries)):
        then = match.branch(step)
        scene = Presenter(then, [Sitter(name) for name in NAMES]).scene(0, "fr")
        hand = [item for zone in scene.zones if zone.base == "hand" for item in zone.items]
        ready = [chip.text for item in hand for chip in item.chips if chip.key == "ready"]
        if then.acting == [0] and any("," in text for text in ready):
            return then
    raise AssertionError("nobody cooks")


@pytest.mark.parametrize("mode", ["base", "advanced"])
def test_a_low_laptop_shows_the_whole_town(server: Server, new_page: Any, mode: str) -> None:
    opened = server.lay(later(mode), *({"name": name} for name in NAMES))
    page = Person(new_page("fr")).sit(server, opened, 0).page
    page.wait_for_function("() => [...document.images].every(image => image.complete)")
    over = page.locator(".town").evaluate("town => town.scrollHeight - town.clientHeight")
    assert over <= 1
    mine, hand = (
        page.locator(f"#mine {part}").bounding_box() for part in (".restaurant", ".recipes")
    )
    assert mine
    assert hand
    assert max(mine["x"] + mine["width"], hand["x"] + hand["width"]) < 1100  # clear of the ticket


def test_a_phone_shows_one_shop_at_a_time(server: Server, new_page: Any) -> None:
    opened = server.lay(later("advanced"), *({"name": name} for name in NAMES))
    page = Person(new_page("fr", "phone")).sit(server, opened, 0).page
    page.locator(".tabs button").nth(3).click()
    assert page.locator(".shop:visible").count() == 1
    assert page.inner_text(".shop.open h2") in page.inner_text(".tabs [aria-pressed=true]")
    assert page.evaluate(BEYOND) == []


def test_a_phone_cuts_no_stamp_of_a_recipe(server: Server, new_page: Any) -> None:
    """What is said on it stays on it: beside it is the edge of what is moved sideways."""
    opened = server.lay(nearly_ready(), *({"name": name} for name in NAMES))
    page = Person(new_page("fr", "phone")).sit(server, opened, 0).page
    stamps = page.locator(".recipes .recipe:has(em)").evaluate_all(STAMPS)
    assert stamps
    assert all(stamps)


def test_pictures_leave_the_ticket_room_for_words(server: Server, new_page: Any) -> None:
    """Three goods that are laid out are three pictures in one line."""
    match, luck = Match(games.load("ristorante"), 3, {}, "1", NAMES), random.Random(1)
    while "stall-three" not in [event.key for _, event in match.lines(0)[-3:]]:
        seat = match.acting[0]
        match.submit(seat, luck.choice(match.legal_texts(seat)))
    people = [{"name": name} for name in NAMES]
    page = Person(new_page("fr")).sit(server, server.lay(match, *people), 0).page
    line = page.locator(".ticket li").filter(has=page.locator("img:nth-of-type(3)")).first
    row, words = line.bounding_box(), line.locator("> span").last.bounding_box()
    assert row
    assert words
    assert words["width"] > 0.65 * row["width"]
