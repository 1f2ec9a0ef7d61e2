"""What comes over the table by itself lies where nothing is to be touched or read."""

from __future__ import annotations

import random
from typing import Any

from tablee import games
from tablee.kernel import Match
from tests.browser.conftest import Server
from tests.browser.people import Person

PEOPLE = [{"name": "Ana"}, {"name": "Bea"}]
HIDDEN = """([over, things]) => {
  const { left, top, right, bottom } = document.querySelector(over).getBoundingClientRect();
  return [...document.querySelectorAll(things)].filter(thing => {
    const box = thing.getBoundingClientRect();
    return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
  }).map(thing => thing.innerText);
}"""


def hidden(page: Any, over: str, things: str) -> list[str]:
    """Those of the things that lie, if only partly, under what came."""
    page.locator(over).wait_for()
    assert page.locator(things).count()
    found: list[str] = page.evaluate(HIDDEN, [over, things])
    return found


def playing(server: Server, page: Any) -> Person:
    """Somebody at La Pâtisserie Rococo who has just played a card."""
    match = Match(games.load("rococo"), 2, {}, "1", ["Ana", "Bea"])
    luck = random.Random(1)
    while match.acting != [0] or match.view(0).phase != "play":
        seat = match.acting[0]
        match.submit(seat, luck.choice(match.legal_texts(seat)))
    ana = Person(page).sit(server, server.lay(match, *PEOPLE), 0)
    page.wait_for_selector("main[data-phase=play][data-deciding=true]")
    ana.click_a_move()
    page.wait_for_selector("main[data-phase=action]")
    return ana


def test_undo_is_offered_beside_recipes_and_actions(server: Server, new_page: Any) -> None:
    page = playing(server, new_page("fr")).page
    assert hidden(page, ".toast", ".row .thing, .rail .thing, #status, .foe") == []


def test_undo_is_not_offered_under_a_hint(server: Server, new_page: Any) -> None:
    page = playing(server, new_page("fr")).page
    page.locator(".toast").wait_for()
    page.keyboard.press("h")
    page.locator(".note.answer").wait_for()
    assert page.locator(".toast").count() == 0


def test_a_hint_covers_no_bowl_and_no_value(server: Server, new_page: Any) -> None:
    opened = server.open("ramen", PEOPLE, first_player="chosen")
    page = Person(new_page("fr")).sit(server, opened, 0).page
    page.wait_for_selector("main[data-deciding=true]")
    page.keyboard.press("h")
    assert hidden(page, ".note.answer", ".bowl .thing, #mine .v, .tools, #status") == []


def test_a_lesson_covers_no_value_in_the_hand(server: Server, new_page: Any) -> None:
    page = new_page("fr")
    page.goto(f"{server.base}/#learn:ramen")
    page.wait_for_selector("main[data-deciding=true] #mine .lit")
    page.wait_for_load_state("networkidle")
    page.wait_for_function("[...document.images].every((image) => image.complete)")
    assert hidden(page, ".coach .bub", "#mine .v, .tools, #status, .foe, .mine .who") == []
