"""Mamma Mia: what a pizza lacks is answered beside it, or by the cards themselves."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tablee import bots, games
from tablee.bots import Sitting
from tablee.kernel import Match
from tests.browser.conftest import Server
from tests.browser.people import Person

NAMES = ["Ana", "Bea", "Cleo"]
PAY, ASK, GIVE_UP = "complete hand", "complete ask", "complete give_up"
WANTED = ".board .pizza .want"  # the places that one could fill
HELD = "#mine .kinds button.lit"  # the cards that would go on the pizza
INSIDE = """button => {
  const box = button.getBoundingClientRect();
  const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return button.contains(there);
}"""

TO_ITS_END = """chip => {
  const box = chip.getBoundingClientRect();
  return chip.contains(document.elementFromPoint(box.right - 4, box.top + box.height / 2));
}"""


@cache
def lacking() -> tuple[Match, int]:
    """Somebody's order is out, and may be completed, helped or given up; whose it is."""
    mamma = games.load("mamma_mia")
    for seed in range(50):
        bot = [bots.find(mamma, "greedy")] * 3
        match = Sitting(Match(mamma, 3, {}, f"lacking-{seed}", NAMES), bot).run()
        for at, entry in enumerate(match.entries):
            if entry.text != PAY:
                continue
            before = match.branch(at)
            if {PAY, ASK, GIVE_UP} <= set(before.legal_texts(entry.seat)) and missing(before):
                return before, entry.seat
    raise AssertionError("nobody ever had the choice")


def missing(match: Match) -> dict[str, int]:
    """What the order lacks, by kind; nothing where any kind will do."""
    facts = match.view(0).facts["missing"]
    assert isinstance(facts, dict)
    return {kind: n for kind, n in facts.items() if n and kind != "any"}


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_every_answer_stands_on_the_table_once(server: Server, new_page: Any, size: str) -> None:
    match, owner = lacking()
    opened = server.lay(match, *({"name": name} for name in NAMES))
    me = Person(new_page(size=size)).sit(server, opened, owner)
    assert me.decides()
    for text in (PAY, ASK, GIVE_UP):
        button = me.page.locator(f'main .act[data-move="{text}"]')
        assert button.count() == 1
        assert button.evaluate(INSIDE)
    beside = me.page.locator(".board .act").count()
    assert beside == (3 if size == "laptop" else 0)  # where there is room for them


def test_the_cards_that_it_lacks_can_be_touched(server: Server, new_page: Any) -> None:
    match, owner = lacking()
    opened = server.lay(match, *({"name": name} for name in NAMES))
    me = Person(new_page()).sit(server, opened, owner)
    assert me.decides()
    lit = {card.get_attribute("data-face") for card in me.page.locator(HELD).all()}
    assert lit == set(missing(match))
    assert me.page.locator(WANTED).count() == sum(missing(match).values())
    ask = me.ask
    me.page.locator(HELD).last.click()
    me.page.click("#confirm")
    me.happened(ask)
    room = server.app.state.lobby.rooms[opened["table"]]
    played = server.between_moves(lambda: room.match.entries[len(match.entries)])
    assert (played.seat, played.text) == (owner, PAY)


@cache
def full_hand() -> Match:
    """The first seat decides, with four orders beside five kinds of ingredients."""
    mamma = games.load("mamma_mia")
    for seed in range(50):
        match = Match(mamma, 3, {}, f"full-{seed}", NAMES)
        for _ in range(27):  # three turns each: one card into the oven, one order from the waiter
            (seat,) = match.awaited
            match.submit(seat, min(match.legal_texts(seat), key=order_last))
        seen = match.view(0)
        if len(set(seen.zones["hand_1"])) == 5 and len(seen.zones["orders_1"]) == 4:
            return match
    raise AssertionError("nobody ever held so many kinds")


def order_last(text: str) -> tuple[bool, str]:
    return (not text.endswith(("none", "waiter", " 1")), text)


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_every_order_in_hand_can_be_read(server: Server, new_page: Any, size: str) -> None:
    """Whatever lies beside them: the formula of none is under the next."""
    opened = server.lay(full_hand(), *({"name": name} for name in NAMES))
    me = Person(new_page(size=size)).sit(server, opened, 0)
    assert me.decides()
    me.page.mouse.move(1, 1)
    formulas = me.page.locator("#mine .orders .order .ch:last-of-type")
    assert formulas.count() == 4
    assert formulas.evaluate_all(f"found => found.map({TO_ITS_END})") == [True] * 4


# what the oven was said to hold while something flew to it, and in the end
TRAIL = """() => {
  window.trail = [];
  const look = () => {
    const said = Number.parseInt(document.querySelector('.oven .height b')?.textContent ?? '0');
    const flying = document.querySelectorAll('#fly .flyer').length;
    window.trail.push([flying, said]);
    requestAnimationFrame(look);
  };
  look();
}"""


def test_the_oven_counts_what_has_arrived(server: Server, new_page: Any) -> None:
    match = full_hand()
    opened = server.lay(match, *({"name": name} for name in NAMES))
    me = Person(new_page(calm=False)).sit(server, opened, 0)
    assert me.decides()
    held = len(match.view(0).zones["oven"])
    me.page.evaluate(TRAIL)
    ask = me.ask
    me.page.locator("#mine .kinds button.lit").first.click()
    me.happened(ask)
    me.page.wait_for_function(
        "n => window.trail.at(-1)[0] === 0 && window.trail.at(-1)[1] > n", arg=held
    )
    flying = {said for air, said in me.page.evaluate("window.trail") if air}
    assert flying <= {held}


def test_six_fit_around_the_oven(server: Server, new_page: Any) -> None:
    """On a phone the piles lie below it; beside it on a laptop the ticket has room for a line."""
    six = [{"name": name} for name in [*NAMES, "Dan", "Eva", "Fred"]]
    opened = server.open("mamma_mia", six)
    phone = Person(new_page(size="phone")).sit(server, opened, 0).page
    oven = phone.locator(".oven").bounding_box()
    piles = phone.locator(".larder .pot .thing img").evaluate_all(
        "found => found.map(pile => pile.getBoundingClientRect().top)"
    )
    assert oven
    assert len(piles) == 2
    assert min(piles) >= oven["y"] + oven["height"]
    laptop = Person(new_page()).sit(server, opened, 0).page
    line = laptop.locator(".ticket li").first
    assert line.evaluate(INSIDE)
