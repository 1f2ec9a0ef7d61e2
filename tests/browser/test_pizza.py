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
HELD = "#mine .kinds button.lit"  # the cards that would go on the pizza
INSIDE = """button => {
  const box = button.getBoundingClientRect();
  const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return button.contains(there);
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
            if {PAY, ASK, GIVE_UP} <= set(before.legal(entry.seat)) and missing(before):
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
    ask = me.ask
    me.page.locator(HELD).last.click()
    me.page.click("#confirm")
    me.happened(ask)
    room = server.app.state.lobby.rooms[opened["table"]]
    played = server.between_moves(lambda: room.match.entries[len(match.entries)])
    assert (played.seat, played.text) == (owner, PAY)
