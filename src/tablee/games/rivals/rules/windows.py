"""R5.4, R7.71: the windows in which action cards may be played outside Buy and Barter."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rivals.rules.agenda import (
    CLOSE,
    MORNING,
    SPREE,
    STEPS,
    STREET,
    Step,
    go_on,
    then,
)
from tablee.games.rivals.rules.cards import card_moves, play_card, why_not_play
from tablee.games.rivals.rules.goods import day_order
from tablee.games.rivals.rules.moves import CARDS, PASS, PLAY
from tablee.games.rivals.rules.plan import NONE, SPREE_WINDOW
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import Log
from tablee.kernel.state import Lanes, Phase, Turn


def open_window(s: Town, window: i64, log: Log) -> None:
    """Serial table: polled in day order. Clock table: all at once, until all are ready."""
    s.window = window
    if s.plan.clock:
        s.open_lanes(WINDOW, (1 << s.seats) - 1, READYING)
        return
    s.passes = 0
    s.beat = 0
    poll(s, log)


def poll(s: Town, log: Log) -> None:
    """The next seat that may have something to play; closes when all have passed in a row.

    Q69: whoever holds a card and has not played one today is asked, so that nothing is betrayed.
    """
    order = day_order(s)
    while s.passes < s.seats:
        seat = order[s.beat % s.seats]
        if s.hands[seat] and not s.card_used >> seat & 1:
            s.turn(POLLING, seat)
            return
        s.passes += 1
        s.beat += 1
    close_window(s, log)


def close_window(s: Town, log: Log) -> None:
    s.window = 0
    go_on(s, log)


def why_not_window(s: Town, seat: i64, move: i64) -> str:
    if PLAY <= move < PLAY + CARDS:
        return why_not_play(s, seat, move - PLAY, s.window)
    return "R6.11" if s.window != SPREE_WINDOW else "R7.71"


@final
class Polling(Turn[Town]):
    """D7: one card, or pass."""

    key = "window"
    rule = "R5.4"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [PASS, *card_moves(s, seat, s.window)]

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        return why_not_window(s, seat, move)

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        s.beat += 1
        if move == PASS:
            s.passes += 1
            poll(s, log)
            return
        s.passes = 0
        s.push()
        then(s, CLOSE)
        play_card(s, seat, move - PLAY, log)

    def resume(self, s: Town, log: Log) -> None:
        poll(s, log)


@final
class Window(Lanes[Town]):
    """The same at a clock table: everybody is asked, whatever they hold."""

    key = "window"
    rule = "R5.4"

    def seconds(self, s: Town) -> int:
        return s.plan.box.nested_seconds

    def close(self, s: Town, log: Log) -> None:
        close_window(s, log)


@final
class Readying(Phase[Town]):
    """D7 in a lane: play a card, or be ready."""

    key = "window"
    rule = "R5.4"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [PASS, *card_moves(s, seat, s.window)]

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        return why_not_window(s, seat, move)

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        if move == PASS:
            s.lanes[seat].pop()
            return
        for other in range(s.seats):  # after a card nobody is ready any more
            s.lanes[other] = [READYING]
        s.push()
        then(s, CLOSE)
        play_card(s, seat, move - PLAY, log)


@final
class OpenWindow(Step):
    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        open_window(s, a, log)


@final
class Close(Step):
    """A card or power has resolved: what it interrupted goes on."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        s.card = NONE
        s.power = NONE
        s.done(log)


POLLING: Final = Polling()
WINDOW: Final = Window()
READYING: Final = Readying()
STEPS[MORNING] = OpenWindow()
STEPS[STREET] = OpenWindow()
STEPS[SPREE] = OpenWindow()
STEPS[CLOSE] = Close()
