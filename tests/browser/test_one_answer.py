"""A question with one answer answers itself and calls nobody; any other one calls, and once."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from tablee import bots, games
from tablee.bots import Sitting
from tablee.kernel import Match
from tests.browser.conftest import Server
from tests.browser.people import Person

NAMES = ["Ana", "Bea"]
PEOPLE = [{"name": name} for name in NAMES]
FAR = 150  # entries: all that is looked for comes soon
LONGEST = 2500  # milliseconds in which what answers itself has done so
YOURS, TAB = "Your turn!", "● Your turn"
# what the headline and the tab say with every picture, and how often one is called aloud
WATCH = """
window.seen = [];
window.called = 0;
document.addEventListener('DOMContentLoaded', () => {
  let urgent = '';
  const look = () => {
    const head = document.querySelector('#status'), table = document.querySelector('main.table');
    const said = document.querySelector('[data-voice=urgent]')?.textContent ?? '';
    if (said !== urgent && said.includes('Your turn')) window.called += 1;
    urgent = said;
    if (head) window.seen.push([head.innerText, document.title, table.dataset.ask]);
    requestAnimationFrame(look);
  };
  look();
});"""


@cache
def before(key: str, phase: str) -> Match:
    """A game as far as to where the first seat alone is asked that, with one answer."""
    game = games.load(key)
    for seed in range(20):
        match = Match(game, 2, {}, f"one answer {seed}", NAMES)
        sitting = Sitting(match, [bots.find(game, "greedy")] * 2)
        while not match.over and len(match.entries) < FAR:
            if match.acting == [0] and match.view(0).phase == phase and len(match.legal(0)) == 1:
                return match
            sitting.advance()
    raise AssertionError(f"nobody is asked {phase}")


def seated(server: Server, match: Match, page: Any) -> Person:
    """The first seat sits at a page that remembers what it has said."""
    page.add_init_script(WATCH)
    return Person(page).sit(server, server.lay(match, *PEOPLE), 0)


def first_asked(person: Person) -> str:
    """What was asked when the page came up: by now it may have answered itself."""
    ask: str = person.page.evaluate("window.seen[0][2]")
    return ask


def test_what_answers_itself_calls_nobody(server: Server, new_page: Any) -> None:
    match = before("rivals", "window")
    person = seated(server, match, new_page(calm=False))
    ask, page = first_asked(person), person.page
    person.happened(ask)
    seen = [said for said in page.evaluate("window.seen") if said[2] == ask]
    assert seen
    assert not [said for said in seen if YOURS in said[0] or TAB in said[1]]


def test_what_could_not_answer_itself_is_asked(server: Server, new_page: Any) -> None:
    """The server will not hear it just then: the question is there to be answered."""
    page = new_page()
    busy = {"status": 429, "content_type": "application/json", "body": json.dumps({"rule": ""})}
    page.route("**/moves", lambda route: route.fulfill(**busy))
    person = seated(server, before("rivals", "window"), page)
    ask = person.ask
    page.wait_for_selector("h1.yours")
    assert page.title().startswith(TAB)
    assert page.evaluate("window.called") == 1
    page.unroute("**/moves")
    person.page.keyboard.press("Escape")
    person.click_a_move()
    person.happened(ask)


def test_what_one_came_back_to_does_not_answer_itself(server: Server, new_page: Any) -> None:
    """Whoever takes back what answered itself has the time to look, and is asked."""
    person = seated(server, before("rococo", "play"), new_page())
    ask, page = first_asked(person), person.page
    person.happened(ask)
    after = person.ask
    page.keyboard.press("u")
    person.happened(after)
    ask = person.ask
    page.wait_for_selector("h1.yours")
    page.wait_for_timeout(LONGEST)
    assert person.ask == ask
    assert page.title().startswith(TAB)
