"""Somebody who plays in a browser: with the mouse, or with the keyboard alone."""

from __future__ import annotations

import json
import random
import time
from typing import TYPE_CHECKING, Any

import httpx2

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Server

READY = "main[data-deciding=true], .ceremony, .curtain"
TOUCHABLE = ".item.lit:not(.chosen), .title.lit[aria-pressed=false], li .lit[aria-pressed=false]"


class Person:
    """One page at one table."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def sit(self, server: Server, opened: dict[str, Any], *seats: int) -> Person:
        """Take these seats of a table (several: a shared screen); none of them: watch."""
        mine = [seat for seat in opened["seats"] if seat["seat"] in seats]
        table = {"table": opened["table"], "game": "", "seats": mine, "at": 1}
        self.page.add_init_script(
            f"localStorage['tablee.tables'] ??= {json.dumps(json.dumps([table]))}"
        )
        self.page.goto(f"{server.base}/t/{opened['table']}")
        self.page.wait_for_selector("main[data-n], .curtain")
        return self

    # looking

    @property
    def n(self) -> str:
        return self.page.get_attribute("main.table", "data-n") or ""

    @property
    def ask(self) -> str:
        return self.page.get_attribute("main.table", "data-ask") or ""

    @property
    def over(self) -> bool:
        return self.page.locator(".ceremony").count() > 0

    @property
    def status(self) -> str:
        return self.page.inner_text("#status")

    def decides(self) -> bool:
        """Wait until this seat is asked; False when the game is over instead."""
        self.page.wait_for_selector(READY)
        return not self.over

    def happened(self, ask: str) -> None:
        """Wait until decision `ask` is made, whatever others do meanwhile; or a curtain falls."""
        self.page.wait_for_selector(f'main.table:not([data-ask="{ask}"]), .ceremony, .curtain')

    # playing

    def click_a_move(self, turn: int = 0) -> None:
        """Touch what lights up until one move is left, then confirm it."""
        ask = self.ask
        for _ in range(6):
            if self.page.locator("#confirm").count():
                break
            lit = self.page.locator(TOUCHABLE)
            if lit.count() == 0 or self.page.locator("#moves button").count() == 1:
                listed = self.page.locator("#moves button")
                listed.nth(turn % listed.count()).click()
            else:
                lit.nth(turn % lit.count()).click(position={"x": 8, "y": 8})
        else:
            self.page.locator("#moves button").first.click()
        self.page.click("#confirm")
        self.happened(ask)

    def press_a_move(self, turn: int = 0) -> None:
        """A number key for a move, Enter to confirm it: focus is where the decision is."""
        ask = self.ask
        if not self.page.locator("#confirm").count():
            moves = min(9, self.page.locator("#moves button").count())
            self.page.keyboard.press(str(1 + turn % moves))
            self.page.wait_for_selector("#confirm:focus")
        else:
            self.page.wait_for_selector("#confirm:focus")
        self.page.keyboard.press("Enter")
        self.happened(ask)

    def lets_play_on(self, server: Server, opened: dict[str, Any]) -> None:
        """The rest of a long game by the protocol, in this person's name; the page follows."""
        room = server.app.state.lobby.rooms[opened["table"]]
        mine = opened["seats"][0]
        seat, headers = mine["seat"], {"Authorization": f"Bearer {mine['token']}"}
        luck = random.Random(opened["table"])
        with httpx2.Client(base_url=server.base, headers=headers, timeout=30) as client:
            while not room.match.over:
                if seat not in room.match.acting:
                    time.sleep(0.002)
                    continue
                move = {"text": luck.choice(room.match.legal(seat)), "ask": room.ask(seat)}
                client.post(f"/api/tables/{opened['table']}/moves", json=move)
        self.page.wait_for_selector(".ceremony")

    def lift_the_curtain(self) -> None:
        self.page.click(".curtain button")
        self.page.wait_for_selector("main[data-deciding=true]")
