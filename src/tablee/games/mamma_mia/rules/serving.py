"""R7.4, R7.5: a pizza succeeds or fails, and what becomes of the cards."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.mamma_mia.rules.moves import KINDS, PER_KIND
from tablee.games.mamma_mia.rules.orders import NOTHING, census, from_table
from tablee.games.mamma_mia.rules.pizzeria import FACES, Pizzeria
from tablee.kernel.log import Log
from tablee.kernel.zone import NO_SEAT


def succeed(s: Pizzeria, helper: i64, log: Log) -> None:
    """R7.4: needed and added ingredients are used, the order is served. R8.7: and the reward."""
    taken = from_table(s.need, census(s.table), census(s.offer))
    if log.on:
        for kind in range(KINDS):
            if taken[kind]:
                log.all("used", taken[kind], kind)
    use_from_table(s, taken)
    s.used += s.offer
    s.offer = []
    order = s.revealed.pop()
    s.served.append(order)
    owner = s.owner_of(order)
    log.all("succeeded", owner, FACES[order])
    if helper != NO_SEAT:
        s.served.append(s.waiters[helper].pop())
        log.all("reward", helper)
    settled(s)


def use_from_table(s: Pizzeria, wanted: list[int]) -> None:
    """R9.10: exactly so many of each kind, the rest stays."""
    rest: list[int] = []
    for card in s.table:
        kind = card // PER_KIND
        if wanted[kind]:
            wanted[kind] -= 1
            s.used.append(card)
        else:
            rest.append(card)
    s.table = rest


def fail(s: Pizzeria, log: Log) -> None:
    """R7.5: the order goes under its owner's waiter. R8.8: an own share returns to the hand."""
    order = s.revealed.pop()
    owner = s.owner_of(order)
    s.waiters[owner].insert(0, order)
    if s.offer:
        tell(s.offer, owner, "returned", log)
        s.hands[owner] = s.offer + s.hands[owner]  # everybody has seen these: they come first
        s.offer = []
    log.all("failed", owner, FACES[order])
    settled(s)


def tell(cards: list[int], seat: i64, key: str, log: Log) -> None:
    """One line per kind: who lays down, or takes back, how many."""
    if log.on:
        counts = census(cards)
        for kind in range(KINDS):
            if counts[kind]:
                log.all(key, seat, counts[kind], kind)


def settled(s: Pizzeria) -> None:
    s.need = NOTHING
    s.missing = NOTHING
    s.own = 0
