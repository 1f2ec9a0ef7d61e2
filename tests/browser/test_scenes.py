"""What is told in large letters, what lies open to choose from, what is counted at the end."""

from __future__ import annotations

from functools import cache
from typing import Any

import httpx2
import pytest

from tablee import bots, games
from tablee.bots import Sitting
from tablee.kernel import Match
from tests.browser.conftest import Server
from tests.browser.looking import adds_up
from tests.browser.people import Person

NAMES = ["Ana", "Bea"]
COOKED = "cooked"
# how often a deed was seen to come, and what it said
WATCH = """() => {
  window.deeds = [];
  let there = false;
  new MutationObserver(() => {
    const deed = document.querySelector('.deed');
    if (deed && !there) window.deeds.push(deed.innerText);
    there = deed !== null;
  }).observe(document.body, { childList: true, subtree: true });
}"""
# of what lies open: whose words are cut, or covered by something else where the screen shows them
UNREADABLE = """things => things.flatMap(thing => {
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const words = [...thing.querySelectorAll('*')].filter(node =>
    [...node.childNodes].some(part => part.nodeType === 3 && part.textContent.trim())
    && !node.closest('.sr') && getComputedStyle(node).display !== 'inline');
  const cut = words.filter(node =>
    node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 2);
  const covered = words.filter(node => {
    const box = node.getBoundingClientRect();
    const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return !thing.contains(there);
  });
  return [...cut, ...covered].map(node => node.innerText);
})"""


@cache
def evening() -> Match:
    """A whole game of Rival Restaurants in which both cook well."""
    rivals = games.load("rivals")
    return Sitting(Match(rivals, 2, {}, "evening", NAMES), [bots.find(rivals, "greedy")] * 2).run()


def test_a_dish_is_served_in_large_letters_once(server: Server, new_page: Any) -> None:
    match = evening()
    entry = next(entry for entry, event in match.read(0) if event.key == COOKED)
    opened = server.lay(match.branch(entry - 1), *({"name": name} for name in NAMES))
    page = Person(new_page(calm=False)).sit(server, opened, 0).page
    page.evaluate(WATCH)
    cook, text = match.entries[entry - 1].seat, match.entries[entry - 1].text
    room = server.app.state.lobby.rooms[opened["table"]]
    answer = httpx2.post(
        f"{server.base}/api/tables/{opened['table']}/moves",
        json={"text": text, "ask": room.ask(cook)},
        headers={"Authorization": f"Bearer {opened['seats'][cook]['token']}"},
    )
    assert answer.status_code == 200, answer.text
    page.wait_for_function("() => window.deeds.length > 0")  # it may be gone before one looks
    page.wait_for_selector("main[data-telling=false]")
    page.wait_for_timeout(300)  # nor does it come back
    deeds = page.evaluate("window.deeds")
    assert len([deed for deed in deeds if f"{NAMES[cook]} cooks" in deed]) == 1
    assert "cooks" in deeds[0], "before what comes of it, and before the next day"
    page.reload()
    page.evaluate(WATCH)
    page.wait_for_selector("main[data-n]")
    assert page.evaluate("window.deeds.length") == 0  # what was told is not told again


def test_what_each_dish_brought_adds_up(server: Server, new_page: Any) -> None:
    opened = server.lay(evening(), *({"name": name} for name in NAMES))
    page = Person(new_page()).sit(server, opened, 0).page
    adds_up(page)
    assert page.locator(".won li").count() >= 10


# all that was seen in opened envelopes, and whether somebody was seen to win
OPENED = """() => {
  window.opened = new Set();
  new MutationObserver(() => {
    const slips = document.querySelectorAll('.opened .open');
    for (const slip of slips) window.opened.add(slip.innerText);
    if (document.querySelector('.opened .won')) window.opened.add('won');
  }).observe(document.body, { childList: true, subtree: true, attributes: true });
}"""


def test_sealed_bids_are_opened_before_the_table_goes_on(server: Server, new_page: Any) -> None:
    """Each envelope and who won are seen, not only what came of them."""
    match = Match(games.load("ristorante"), 2, {}, "sealed", NAMES)
    while match.view(0).phase != "bid":
        seat = min(match.acting)
        match.submit(
            seat, next(text for text in match.legal_texts(seat) if text in ("end turn", "done"))
        )
    match.submit(1, "bid 3")
    opened = server.lay(match, *({"name": name} for name in NAMES))
    ana = Person(new_page(calm=False)).sit(server, opened, 0)
    assert ana.decides()
    ask, page = ana.ask, ana.page
    page.evaluate(OPENED)
    page.locator(".coin.lit").nth(5).click()
    page.locator("#confirm").click()
    ana.happened(ask)
    page.wait_for_selector("main[data-phase=action][data-telling=false]")
    assert set(page.evaluate("[...window.opened]")) == {"5", "3", "won"}


@pytest.mark.parametrize("size", ["laptop", "phone"])
@pytest.mark.parametrize(
    ("game", "moves"),
    [("rivals", []), ("rivals", ["restaurant"]), ("ristorante", ["draw"])],
    ids=["restaurants", "chefs", "recipes"],
)
def test_what_lies_open_can_be_read_whole(
    server: Server, new_page: Any, game: str, moves: list[str], size: str
) -> None:
    found = games.load(game)
    options = {found.lot: "chosen"} if found.lot else {}
    match = Match(found, 2, options, "open", NAMES)
    for seat in (0, 1) if game == "rivals" else (0,):
        for verb in moves:
            text = next(one for one in match.legal_texts(seat) if one.startswith(verb))
            match.submit(seat, text)
    opened = server.lay(match, *({"name": name} for name in NAMES))
    page = Person(new_page("fr", size)).sit(server, opened, 0).page
    page.locator(".spread .thing.lit").nth(1).wait_for()
    assert page.locator(".spread .thing").evaluate_all(UNREADABLE) == []
