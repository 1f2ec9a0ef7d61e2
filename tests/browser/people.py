"""Somebody who plays in a browser: with the mouse, by dragging, or with the keyboard alone."""

from __future__ import annotations

import contextlib
import json
import random
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tablee.kernel import SPECTATOR

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, Position

    from tests.browser.conftest import Server

CAUGHT_UP = """n => {
  const table = document.querySelector('main.table');
  const key = new KeyboardEvent('keydown', { key: ' ', bubbles: true });
  if (!table || document.querySelector('.curtain')) return true;
  if (table.dataset.telling === 'true') document.body.dispatchEvent(key);
  return table.dataset.telling === 'false' && Number(table.dataset.n) >= n;
}"""
READY = "main[data-deciding=true][data-telling=false][data-busy=false], .ceremony, .curtain"
LIT = "main button.lit:visible, main .act"  # what can be touched now
WORDS = ".choices [data-choice], main .act"
TAKEN = "main button.taken.lit"  # what can be carried to what is lit then, or across the edge
PLACES = "main button.lit:not(.taken)"  # to which one goes oneself
MINE, TABLE = "main.table > .mine", "main.table > .board"
NEAR = 12  # pixels
DESK = "main [role=dialog]"
SOON = 20_000  # milliseconds in which a finger's touch is a touch, on a busy machine too
STEPS = 12  # touches that make a move, at most
SETTLED = """([ask, picked, atOnce]) => {
  const table = document.querySelector('main.table');
  if (!table || table.dataset.ask !== ask || document.querySelector('.ceremony')) return true;
  if (table.dataset.busy === 'true') return false;
  const answered = '#confirm, .choices, .answer, main [role=dialog]';  // or only explained
  return atOnce || document.querySelector(answered) || table.dataset.picked !== picked;
}"""


class Person:
    """One page at one table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.eyes = 0  # whose the page is; of several, who decides first

    def sit(self, server: Server, opened: dict[str, Any], *seats: int) -> Person:
        """Take these seats of a table (several: a shared screen); none of them: watch."""
        mine = [seat for seat in opened["seats"] if seat["seat"] in seats]
        self.eyes = seats[0] if seats else SPECTATOR
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
        """Touch what lights up until a move is made; what cannot be taken back is confirmed."""

        def click(thing: Locator) -> None:
            self.page.mouse.move(1, 1)  # a card that the pointer lifts would lie above others
            thing.click(position=inside(thing))

        self._make_a_move(turn, click)

    def tap_a_move(self, turn: int = 0) -> None:
        """The same with a finger."""
        self._make_a_move(turn, lambda thing: thing.tap(position=inside(thing)), at_once=False)

    def drag_a_move(self, turn: int = 0) -> bool:
        """Carry a thing to what lights up for it, else across the edge; or oneself to a place. What
        only words say is clicked. Whether the move was made by dragging alone."""
        ask = self.ask
        dragged = True
        for attempt in range(STEPS):
            picked = self._picked()
            if self.page.locator("#confirm").count():
                self.page.click("#confirm")
                self.happened(ask)
                return dragged
            asked = self.page.locator(".choices").count()
            if not asked and not self._lit(ask).count():
                return dragged
            things, places = self.page.locator(TAKEN), self.page.locator(PLACES)
            words = self.page.locator(WORDS)
            at = turn + attempt
            desk = self._put_away()
            if asked or desk or not (things.count() or places.count()):
                dragged = False
                said = words.count()
                if not said:  # it answered itself meanwhile
                    continue
                words.nth(at % said).click()
            elif things.count():
                self._carry(things.nth(at % things.count()), at)
            else:
                self._carry(self.page.locator(f"{MINE} .pawn"), at)
            if self._settled(ask, picked):
                return dragged
        raise AssertionError(f"no move after {STEPS} drags")

    def _carry(self, thing: Locator, turn: int) -> None:
        mouse = self.page.mouse
        thing.scroll_into_view_if_needed()
        mine = thing.evaluate(f"thing => thing.closest({MINE!r}) !== null")
        box = thing.bounding_box()
        assert box
        x, y = box["x"] + inside(thing)["x"], box["y"] + box["height"] / 2
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + NEAR, y + NEAR, steps=2)
        self.page.wait_for_selector("#fly .held", state="attached")
        goals = self.page.locator("main button.lit:not(.away)")
        if goals.count():
            goal = goals.nth(turn % goals.count())
            goal.scroll_into_view_if_needed()
            box, at = goal.bounding_box(), (0.5, 0.5)
        else:  # a corner where nothing else lies; the other one if a toast does
            box = self.page.locator(TABLE if mine else MINE).bounding_box()
            at = (0.98 if turn % 4 == 3 else 0.02, 0.97)
        assert box
        mouse.move(box["x"] + at[0] * box["width"], box["y"] + at[1] * box["height"], steps=4)
        mouse.up()

    def press_a_move(self, turn: int = 0) -> None:
        """By the digits alone, and Enter to confirm: focus is where the decision is."""
        ask = self.ask
        for attempt in range(STEPS):
            if self.page.locator("#confirm").count():
                self.page.wait_for_selector("#confirm:focus")
                self.page.keyboard.press("Enter")
                return self.happened(ask)
            picked = self._picked()
            there = self.page.locator(".choices [data-choice]").count() or self._lit(ask).count()
            if not there:
                return None
            self.page.keyboard.press(str(1 + (turn + attempt) % min(9, there)))
            if self._settled(ask, picked):
                return None
        raise AssertionError(f"no move after {STEPS} keys")

    def _make_a_move(
        self, turn: int, touch: Callable[[Locator], None], at_once: bool = True
    ) -> None:
        ask = self.ask
        for attempt in range(STEPS):
            choices = self.page.locator(".choices [data-choice]")
            picked = self._picked()
            self._put_away()
            if self.page.locator("#confirm").count():
                touch(self.page.locator("#confirm"))
                return self.happened(ask)
            if choices.count():
                touch(choices.nth(turn % choices.count()))
            else:
                lit = self._lit(ask)
                if not lit.count():
                    return None
                touch(lit.nth((turn + attempt) % lit.count()))
            if self._settled(ask, picked, at_once):
                return None
        raise AssertionError(f"no move after {STEPS} touches")

    def _put_away(self) -> bool:
        """Close the desk that a touch has opened, if one has: its words go with it."""
        desk = self.page.locator(DESK)
        there = desk.count() > 0
        if there:
            self.page.keyboard.press("Escape")
            desk.first.wait_for(state="detached")
        return there

    def _lit(self, ask: str) -> Locator:
        """What can be touched; it comes a moment after the question. Nothing: decision `ask` was
        made, by an earlier touch that took its time or by the clock.
        """
        made = f'main.table:not([data-ask="{ask}"]), .ceremony, .curtain'
        self.page.locator(f"{LIT}, {made}").first.wait_for(state="attached")
        return self.page.locator(":not(*)" if self.page.locator(made).count() else LIT)

    def _picked(self) -> str:
        return self.page.get_attribute("main.table", "data-picked") or ""

    def _settled(self, ask: str, picked: str, at_once: bool = True) -> bool:
        """Wait until the last touch has had its effect, if any; whether decision `ask` is made.
        What a finger does becomes a touch only a moment later."""
        from playwright.sync_api import TimeoutError as Late  # where it is installed

        with contextlib.suppress(Late):  # it was a touch of nothing: try another
            self.page.wait_for_function(SETTLED, arg=[ask, picked, at_once], timeout=SOON)
        table = self.page.locator("main.table")
        return not table.count() or self.over or table.get_attribute("data-ask") != ask

    def lets_play_on(self, server: Server, opened: dict[str, Any], decisions: int = 10**6) -> None:
        """So many decisions, else the rest of the game, by the protocol in the people's names; the
        page follows, with the key that skips what is told: it is a long story."""
        room = server.app.state.lobby.rooms[opened["table"]]
        tokens = {seat["seat"]: seat["token"] for seat in opened["seats"]}
        luck = random.Random(len(room.match.entries))

        def asked() -> tuple[int, dict[str, Any]] | None:
            seat = next((seat for seat in room.match.acting if seat in tokens), None)
            if seat is None:
                return None
            return seat, {"text": luck.choice(room.match.legal_texts(seat)), "ask": room.ask(seat)}

        while not room.match.over and decisions:
            question = server.between_moves(asked)
            if question is None:
                time.sleep(0.002)
                continue
            decisions -= 1
            server.client.post(
                f"/api/tables/{opened['table']}/moves",
                json=question[1],
                headers={"Authorization": f"Bearer {tokens[question[0]]}"},
            )
        seen = server.between_moves(lambda: room.noticed(self.eyes))
        self.page.wait_for_function(CAUGHT_UP, arg=seen)
        if room.match.over:
            self.page.wait_for_selector(".ceremony")

    def lift_the_curtain(self) -> None:
        self.page.click(".curtain button")
        self.page.wait_for_selector("main[data-deciding=true]")


def inside(thing: Locator) -> Position:
    """A point of a thing that the next one in a fan does not cover."""
    box = thing.bounding_box()
    assert box
    return {"x": min(22.0, box["width"] / 2), "y": box["height"] / 2}
