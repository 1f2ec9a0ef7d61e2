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
    """Window `a`. Serial table: polled in day order. Clock table: all, until all are ready."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        s.window = a
        if s.plan.clock:
            s.open_lanes(WINDOW, s.everybody(), PLAYING)
            return
        s.passes = 0
        s.beat = 0
        poll(s, log)


def poll(s: Town, log: Log) -> None:
    """The next seat that may have something to play; closes when all have passed in a row.

    Q69: whoever holds a card and has not played one today is asked, so that nothing is betrayed.
    """
    order = s.day_order()
    while s.passes < s.seats:
        one = s.restaurants[order[s.beat % s.seats]]
        if one.hand and not one.card_used:
            s.turn(PLAYING, one.seat)
            return
        s.passes += 1
        s.beat += 1
    close_window(s, log)


def close_window(s: Town, log: Log) -> None:
    s.window = 0
    s.go_on(log)


class Playing(Turn[Town]):
    """D7: one card, or pass; in a lane: or be ready, until somebody plays a card."""

    key = "window"
    rule = "R5.4"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.PASS, *card_moves(s, seat, s.window)]

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        if m.PLAY <= move < m.PLAY + m.CARDS:
            return why_not_play(s, seat, move - m.PLAY, s.window)
        return "R6.11" if s.window != SPREE_WINDOW else "R7.71"

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        if s.plan.clock:
            if move == m.PASS:
                s.lanes[seat].pop()
                return
            for other in range(s.seats):
                s.lanes[other] = [PLAYING]
        else:
            s.beat += 1
            s.passes = s.passes + 1 if move == m.PASS else 0
            if move == m.PASS:
                poll(s, log)
                return
        play_card(s, seat, move - m.PLAY, log)

    def resume(self, s: Town, log: Log) -> None:
        poll(s, log)


class Window(Lanes[Town]):
    """At a clock table everybody is asked, whatever they hold."""

    key = "window"
    rule = "R5.4"

    def seconds(self, s: Town) -> int:
        return s.box.nested_seconds

    def close(self, s: Town, log: Log) -> None:
        close_window(s, log)


OPEN_WINDOW: Final = OpenWindow()
PLAYING: Final = Playing()
WINDOW: Final = Window()
