"""R4, R5, R10, R11: the deal, one service after the other, and the end of the game."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.mamma_mia.rules.moves import INGREDIENTS, KINDS, PER_COLOUR
from tablee.games.mamma_mia.rules.orders import census
from tablee.games.mamma_mia.rules.pizzeria import FACES, Pizzeria
from tablee.games.mamma_mia.rules.preparation import begin_turn
from tablee.kernel.engine import ranking
from tablee.kernel.log import EVERYONE, Log
from tablee.kernel.state import Step


def deal(s: Pizzeria, log: Log) -> None:
    """R4.4, R4.5: ingredients to each player, the rest is the kitchen; orders to each waiter."""
    house = s.house
    for kind in range(KINDS):
        first = kind * INGREDIENTS // KINDS
        s.kitchen += list(range(first, first + house.left_per_kind))
    s.rng.shuffle(s.kitchen)
    for seat in range(s.seats):
        for i in range(house.start_ingredients):
            s.draw(s.kitchen, s.hands[seat], 1 << seat)
    for seat in range(s.seats):
        first = INGREDIENTS + PER_COLOUR * s.colours[seat]
        s.waiters[seat] = list(range(first, first + PER_COLOUR))
        s.rng.shuffle(s.waiters[seat])
        for i in range(house.start_orders):
            s.draw(s.waiters[seat], s.orders[seat], 1 << seat)
        s.orders[seat].sort()
        log.all("colour", seat, s.colours[seat])
    begin_service(s, 0, log)


def begin_service(s: Pizzeria, seat: i64, log: Log) -> None:
    """R5.1, R5.2: preparation, from `seat` on; what is pending waits for the empty oven."""
    log.all("service", s.service, seat)
    s.then(END_OF_SERVICE)
    begin_turn(s, seat, log)


@final
class EndOfService(Step[Pizzeria]):
    """R7.7, R11.1, R11.6: the oven is empty; the next service, or the end of the game."""

    def run(self, s: Pizzeria, a: i64, b: i64, c: i64, log: Log) -> None:
        s.unloading = False
        if s.service == s.house.services:
            finish(s, log)
            return
        clear_table(s, log)
        s.service += 1
        begin_service(s, s.unloader, log)  # R10.4


def clear_table(s: Pizzeria, log: Log) -> None:
    """R10.1, R10.2: unused ingredients start the new oven, used ones make the new kitchen.

    R10.5, Q7: if none was used, the unused ones make the kitchen and the oven starts empty.
    """
    if s.used:
        s.oven = s.table
        s.oven.sort()  # the canonical order
        s.kitchen = s.used
    else:
        s.kitchen = s.table
    s.table = []
    s.used = []
    s.forget(s.kitchen)
    s.rng.shuffle(s.kitchen)
    if log.on:
        left = census(s.oven)
        for kind in range(KINDS):
            if left[kind]:
                log.all("left", left[kind], kind)
        log.all("refilled", len(s.kitchen))


# --- the end --------------------------------------------------------------------------------------


def finish(s: Pizzeria, log: Log) -> None:
    """R11.2, R11.4: the served pile is turned up and sorted; each order counts 1."""
    for card in s.served:
        s.show(card, EVERYONE)
    s.finish(s.pizzas())
    if log.on:
        announce(s, log)


def announce(s: Pizzeria, log: Log) -> None:
    """The served pile by colour, the results, the winner."""
    for seat in range(s.seats):
        for card in sorted(s.served):
            if s.owner_of(card) == seat:
                log.all("counted", seat, FACES[card])
    for seat in range(s.seats):
        log.all("result", seat, s.scores[seat], len(s.hands[seat]))
    places = ranking(s)
    for seat in range(s.seats):
        if places[seat] == 1:
            log.all("winner" if places.count(1) == 1 else "shared", seat)


END_OF_SERVICE: Final = EndOfService()
