"""Not all of a table has room on a phone: a question brings what can be touched into sight. All
doors of the house have room on a low laptop."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import SIZES, Server
from tests.browser.people import Person

QUESTIONS = 16
TRIES = 600
AWAY = """() => {
  const board = [...document.querySelectorAll('main .board, main .board *')];
  for (const box of board) if (getComputedStyle(box).overflow !== 'visible') {
    box.scrollTop = 10000;
    box.scrollLeft = 10000;
  }
}"""
UNSEEN = """() => {
  const seen = thing => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && (thing.contains(found) || found.contains(thing));
  };
  const places = {'.board': '.lit:not(.acts)', '#mine': '.lit', '#actions': '.act'};
  const lit = Object.entries(places)
    .map(([place, things]) => [...document.querySelectorAll(`main ${place} :is(${things})`)]);
  if (document.querySelector('main [role=dialog]')) return [];
  if (!lit.flat().length) return ['nothing to touch'];
  return lit.filter(things => things.length && !things.some(seen)).map(([first]) => first.title);
}"""


def test_what_can_be_touched_is_scrolled_to(server: Server, new_page: Any) -> None:
    """Whatever was looked at before: of each place at which there is an answer, one is seen."""
    people = [{"name": "Ana"}, *[{"bot": "random"}] * 3]
    opened = server.open("rivals", people)
    ana = Person(new_page("fr", "phone", has_touch=True)).sit(server, opened, 0)
    for _ in range(QUESTIONS):
        if not ana.decides():
            break
        ask, phase = ana.ask, ana.page.get_attribute("main.table", "data-phase")
        unseen = ana.page.evaluate(UNSEEN)
        for _ in range(TRIES):
            if unseen:
                ana.page.wait_for_timeout(100)
                unseen = ana.page.evaluate(UNSEEN)
        assert not unseen, phase
        ana.page.evaluate(AWAY)
        ana.lets_play_on(server, opened, 1)
        ana.happened(ask)


def test_all_doors_are_in_sight_on_a_low_laptop(server: Server, new_page: Any) -> None:
    page = new_page("fr")
    page.goto(server.base)
    page.wait_for_selector(".slate")
    page.wait_for_function("[...document.images].every((image) => image.complete)")
    for door in (".poster", ".slate", ".coach .bub", ".friends"):
        for box in page.locator(door).all():
            found = box.bounding_box()
            assert found, door
            assert found["y"] + found["height"] <= SIZES["laptop"][1], door
