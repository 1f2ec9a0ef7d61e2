"""Rococo's salon: one gesture delivers, what comes to the same is not asked, plates look ahead."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tablee import bots, games
from tablee.bots import Sitting
from tablee.kernel import Match
from tablee.show import describe
from tests.browser.conftest import Server
from tests.browser.people import Person

NAMES = ["Ana", "Bea"]
FIRST = ("action bake", "bake", "action ingredients", "action recipes", "draft i_")
WORDY = {"sp_honey", "sp_all_tables"}
NEVER = (
    "action none",
    "bonus",
    "action dismiss",
    "action deliver",
    "action decorate",
    "action place",
)
PASTRY = ".grate:has(img)"
LONG = 8  # letters: such a name has no room on a small card in the usual size
LINES = """names => names.filter(name => !name.innerText.includes(' ')).filter(name => {
  const words = document.createRange();
  words.selectNodeContents(name);
  return new Set([...words.getClientRects()].map(line => Math.round(line.top))).size > 1;
}).map(name => name.innerText)"""


def until(ready: Callable[[Match], bool]) -> Match:
    """Somebody who wants to bake, by chance; the first seat is to choose an action."""
    for seed in range(200):
        match = Match(games.load("rococo"), 2, {}, str(seed), NAMES)
        luck = random.Random(seed)
        for _ in range(150):
            if match.acting == [0] and match.view(0).phase == "action" and ready(match):
                return match
            if match.over:
                break
            seat = match.acting[0]
            legal = match.legal_texts(seat)
            wanted = [move for move in legal if move.startswith(FIRST)]
            plain = [move for move in legal if not move.startswith(NEVER) or move == "bonus none"]
            match.submit(seat, luck.choice(wanted or plain or legal))
    raise AssertionError("nobody bakes")


def racks(match: Match) -> list[Any]:
    facts: Any = match.view(0).facts
    return [pastry for pastry in facts["racks"][0] if pastry]


def specials_of(match: Match) -> set[str]:
    facts: Any = match.view(0).facts
    return set(facts["special_tiles"])


def recruits(match: Match) -> list[str]:
    zones = describe(match, 0, "fr").zones
    return [item.label for zone in zones if zone.id == "recruits" for item in zone.items]


def test_names_of_recruits_are_not_broken(server: Server, new_page: Any) -> None:
    rococo = games.load("rococo")
    match = Match(rococo, 2, {}, "names", NAMES)
    sitting = Sitting(match, [bots.find(rococo, "greedy")] * 2)
    while match.view(0).phase != "action" or all(len(name) < LONG for name in recruits(match)):
        sitting.advance()
    opened = server.lay(match, *({"name": name} for name in NAMES))
    page = Person(new_page("fr")).sit(server, opened, 0).page
    names = page.locator(".people .staff > b")
    names.first.wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_load_state("networkidle")
    assert names.evaluate_all(LINES) == []


def test_all_noble_hosts_can_be_reached(server: Server, new_page: Any) -> None:
    """Four at the table, and special tiles that have much to say: the court does not cover them."""
    names, luck = [*NAMES, "Cleo", "Dana"], random.Random(1)
    tables = (Match(games.load("rococo"), 4, {}, str(seed), names) for seed in range(1000))
    match = next(one for one in tables if specials_of(one) == WORDY)
    while match.acting != [0] or match.view(0).phase != "action":
        match.submit(match.acting[0], luck.choice(match.legal_texts(match.acting[0])))
    opened = server.lay(match, *({"name": name} for name in names))
    page = Person(new_page("fr")).sit(server, opened, 0).page
    hosts = page.locator(".court .host")
    assert hosts.count() == 6
    lowest = max(
        box["y"] + box["height"] for box in (host.bounding_box() for host in hosts.all()) if box
    )
    specials = page.locator(".specials").bounding_box()
    assert specials
    assert lowest <= specials["y"]


def test_a_pastry_dragged_onto_a_plate_is_delivered_there(server: Server, new_page: Any) -> None:
    """Four decisions, one gesture: the action, which pastry, to present it, and where."""
    match = until(lambda match: "action deliver" in match.legal_texts(0) and len(racks(match)) == 1)
    opened = server.lay(match, *({"name": name} for name in NAMES))
    page = Person(new_page("en")).sit(server, opened, 0).page
    plate = page.locator('[data-refs="space_centre 2"]')
    assert not plate.locator(".pastry").count()
    page.locator(PASTRY).drag_to(plate)
    plate.locator(".pastry").wait_for(state="attached")
    assert not page.locator(PASTRY).count()


def test_a_plate_says_how_the_score_would_stand(server: Server, new_page: Any) -> None:
    match = until(lambda match: "action deliver" in match.legal_texts(0) and len(racks(match)) == 1)
    match.submit(0, "action deliver")
    while match.view(0).phase != "mode":
        match.submit(0, match.legal_texts(0)[0])
    opened = server.lay(match, *({"name": name} for name in NAMES))
    page = Person(new_page("en")).sit(server, opened, 0).page
    assert page.get_by_role("button", name="Present", exact=True).count() == 0
    plate = page.locator(".plate.lit").first
    would = plate.locator(".would")
    assert would.evaluate("node => getComputedStyle(node).opacity") == "0"
    plate.hover()
    assert would.evaluate("node => getComputedStyle(node).opacity") == "1"
    assert would.inner_text().removeprefix("→ ") in (plate.get_attribute("title") or "")


def test_nobody_is_asked_which_of_two_empty_racks(server: Server, new_page: Any) -> None:
    match = until(lambda match: "action bake" in match.legal_texts(0) and not racks(match))
    match.submit(0, "action bake")
    while match.view(0).phase != "rack":
        match.submit(0, match.legal_texts(0)[-1])
    opened = server.lay(match, *({"name": name} for name in NAMES))
    page = Person(new_page("en")).sit(server, opened, 0).page
    page.wait_for_selector(PASTRY)


def ends_with_staples(match: Match) -> bool:
    """Whether the first seat's turn is over with the staples it buys."""
    twin = match.branch(len(match.entries))
    if "action staples" not in twin.legal_texts(0):
        return False
    twin.submit(0, "action staples")
    twin.submit(0, next(move for move in twin.legal_texts(0) if move.startswith("buy")))
    return 0 not in twin.acting


def test_an_action_that_was_begun_ends_the_turn_without_a_question(
    server: Server, new_page: Any
) -> None:
    opened = server.lay(until(ends_with_staples), *({"name": name} for name in NAMES))
    page = Person(new_page("en")).sit(server, opened, 0).page
    page.locator('[data-refs="action_staples"]').click()
    page.locator(".track .cell.lit").first.click()
    page.wait_for_selector("main[data-deciding=false]")


def test_one_touch_for_a_whole_turn_is_asked_for(server: Server, new_page: Any) -> None:
    opened = server.lay(until(ends_with_staples), *({"name": name} for name in NAMES))
    page = Person(new_page("en")).sit(server, opened, 0).page
    page.locator(".track .cell.acts").first.click()
    page.locator("#confirm").click()
    page.wait_for_selector("main[data-deciding=false]")
