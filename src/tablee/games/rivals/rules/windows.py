"""R5.4, R7.71: the windows in which action cards may be played outside Buy and Barter."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import moves as m
from tablee.games.rivals.rules.cards.play import card_moves, play_card, why_not_play
from tablee.games.rivals.rules.ids import SPREE_WINDOW
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import Log
from tablee.kernel.state import Lanes, Step, Turn


class OpenWindow(Step[Town]):
    """Window `a`."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        s.window = a
        s.open_lanes(WINDOW, s.everybody(), PLAYING)
        if not s.plan.clock:
            s.seat = (s.day - 2) % s.seats
            WINDOW.resume(s, log)


class Playing(Turn[Town]):
    """D7: one card, or pass, until somebody plays a card."""

    key = "window"
    rule = "R5.4"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.PASS, *card_moves(s, seat, s.window)]

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        if m.PLAY <= move < m.PLAY + m.CARDS:
            return why_not_play(s, seat, move - m.PLAY, s.window)
        return "R6.11" if s.window != SPREE_WINDOW else "R7.71"

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        if move == m.PASS:
            s.lanes[seat].pop()
            return
        for other in range(s.seats):
            s.lanes[other] = [PLAYING]
        play_card(s, seat, move - m.PLAY, log)


class Window(Lanes[Town]):
    """Open until all have passed. At a clock table everybody is asked at once, whatever they hold;
    at a serial one a single seat is awake, in day order."""

    key = "window"
    rule = "R5.4"

    def seconds(self, s: Town) -> int:
        return s.box.nested_seconds if s.plan.clock else 0

    def resume(self, s: Town, log: Log) -> None:
        """Q69: whoever holds a card and has not played one today is asked, so that nothing is
        betrayed."""
        if s.plan.clock:
            super().resume(s, log)
            return
        for seat in [*s.to_the_left(s.seat), s.seat]:
            if s.lanes[seat]:
                one = s.restaurants[seat]
                if one.hand and not one.card_used:
                    s.seat = seat
                    s.acting = 1 << seat
                    return
                s.lanes[seat] = []
        self.expire(s, log)

    def close(self, s: Town, log: Log) -> None:
        s.window = 0
        s.go_on(log)


OPEN_WINDOW: Final = OpenWindow()
PLAYING: Final = Playing()
WINDOW: Final = Window()
