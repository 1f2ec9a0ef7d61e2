"""Rivals' trade desk: two baskets that take what the rules let in, one envelope, an answer."""

from __future__ import annotations

import json
import random
from typing import Any

from tablee import games
from tablee.kernel import Match
from tests.browser.conftest import Server
from tests.browser.people import Person

ANA, BEA = {"name": "Ana"}, {"name": "Bea"}


def with_garbage() -> Match:
    """Rivals at the market: the first seat decides, and has garbage to get rid of."""
    game = games.load("rivals")
    match = Match(game, 2, seed="browser", names=["Ana", "Bea"])
    luck = random.Random("garbage")
    while True:
        seat = match.acting[0]
        moves = match.legal_texts(seat)
        garbage: Any = match.view(0).facts["garbage"]
        if "offer 2" in moves and seat == 0 and garbage[0]:
            return match
        plain = [move for move in moves if not move.startswith(("offer", "counter"))]
        match.play(seat, game.catalogue.parse(luck.choice(plain)))


def test_garbage_goes_over_the_trade_desk_in_a_basket(server: Server, new_page: Any) -> None:
    """Two baskets and Send; the answer to it is written at the desk as well."""
    opened = server.lay(with_garbage(), ANA, BEA)
    ana, bea = (Person(new_page()).sit(server, opened, at) for at in (0, 1))
    facts = server.app.state.lobby.rooms[opened["table"]].match.view(0).facts
    garbage, money = facts["garbage"], facts["money"]
    assert ana.decides()
    ana.page.click(".neighbour .person")
    desk = ana.page.get_by_role("dialog", name="Trade with Bea")
    send = desk.get_by_role("button", name="Send to Bea")
    assert send.is_disabled()
    mine, theirs = desk.locator("section").all()
    gift = mine.get_by_role("button", name="A piece of garbage").first
    gift.drag_to(mine.locator(".basket"))
    assert gift.get_attribute("aria-pressed") == "true"
    assert mine.locator(".basket .in img").count() == 1
    theirs.get_by_role("button", name="More").click()
    send.click()
    bea.page.get_by_role("button", name="Answer Ana’s offer with another").click()
    desk = bea.page.get_by_role("dialog", name="Trade with Ana")
    asked = desk.locator("section").nth(1)
    asked.get_by_role("button", name="A piece of garbage").first.click()
    asked.get_by_role("button", name="More").click()  # the money goes with it
    desk.get_by_role("button", name="Send to Ana").click()
    accept = ana.page.get_by_role("button", name="Accept Bea’s offer: you give $100")
    accept.wait_for()
    ask = ana.ask
    accept.click()
    ana.happened(ask)
    facts = server.app.state.lobby.rooms[opened["table"]].match.view(0).facts
    assert facts["garbage"] == [garbage[0] - 1, garbage[1] + 1]
    assert facts["money"] == [money[0] - 100, money[1] + 100]


def shopping() -> Match:
    """The first market: the first seat decides, with five ingredients and a card."""
    match = Match(games.load("rivals"), 2, seed="desk", names=["Ana", "Bea"])
    while "offer 2" not in match.legal_texts(0):
        seat = match.acting[0]
        match.submit(seat, match.legal_texts(seat)[0])
    return match


def test_a_full_basket_takes_no_more(server: Server, new_page: Any) -> None:
    """R7.52, as the rules count: what lies in is taken out again, what is not in stays out."""
    opened = server.lay(shopping(), ANA, BEA)
    ana, bea = (Person(new_page()).sit(server, opened, at) for at in (0, 1))
    assert ana.decides()
    ana.page.click(".neighbour .person")
    desk = ana.page.get_by_role("dialog", name="Trade with Bea")
    mine = desk.locator("section").first
    more = mine.get_by_role("button", name="More")
    goods = mine.locator(".ware:not(:has(.swap))")
    goods.first.wait_for()
    assert goods.count() == 6
    assert more.is_enabled()
    for at in range(6):
        goods.nth(at).click()
    mine.locator(".ware:disabled").first.wait_for()
    assert more.is_disabled()
    assert mine.locator(".ware:disabled").count() == mine.locator(".ware:has(.swap)").count()
    goods.nth(0).click()
    mine.locator(".purse button:enabled").wait_for()
    desk.get_by_role("button", name="Send to Bea").click()
    bea.page.get_by_role("button", name="Answer Ana’s offer with another").wait_for()


def test_a_gesture_that_is_refused_leaves_no_draft(server: Server, new_page: Any) -> None:
    """What was to be given is gone when its turn comes: the rule is told, nothing is written."""
    opened = server.lay(shopping(), ANA, BEA)
    ana = Person(new_page()).sit(server, opened, 0)
    match = server.app.state.lobby.rooms[opened["table"]].match
    sent: list[str] = []

    def lose(route: Any) -> None:
        body = json.loads(route.request.post_data)
        sent.append(body["text"])
        if len(sent) == 5:  # to whom, give, what, give, what
            body["text"] = "give alien_goo"
        route.continue_(post_data=json.dumps(body))

    ana.page.route("**/moves", lose)
    assert ana.decides()
    ana.page.click(".neighbour .person")
    desk = ana.page.get_by_role("dialog", name="Trade with Bea")
    for at in range(2):
        desk.locator("section").first.locator(".ware").nth(at).click()
    desk.get_by_role("button", name="Send to Bea").click()
    ana.page.wait_for_selector("main[data-busy=false]")
    assert sent[-1] == "cancel"
    assert not match.view(0).notes
    said = ana.page.get_by_role("complementary", name="Refused")
    said.get_by_text("the giver does not have it").wait_for()
    assert not desk.count()
