"""R18: what everybody knows of covered staff cards, though no back shows it.

The deck's levels are public, so are the levels of the cards that a player took, but not which of
them are in the hand, unused or removed. Worlds dealt for somebody keep to that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tablee.games.rococo.rules.moves import (
    COLOURS,
    FACES,
    FIRST_LEVEL,
    FIRST_RECIPE,
    STARTING,
)
from tablee.kernel.rng import Rng

if TYPE_CHECKING:
    from tablee.games.rococo.rules.salon import Salon

LEVELS: Final = 5  # starred cards are level 0 here
CLASSES: Final = LEVELS + COLOURS


def class_of(s: Salon, card: i64) -> i64:
    """What everybody knows about a card that somebody took: its level, or its colour."""
    if card < FIRST_LEVEL:
        return LEVELS + card // STARTING
    return s.house.staff.level[FACES[card]]


def redeal_staff(twin: Salon, truth: Salon, seat: i64, rng: Rng) -> None:
    """Deal the staff cards that `seat` does not know once more, each class among its places."""
    pools: list[list[int]] = [[] for c in range(CLASSES)]
    for card in range(FIRST_RECIPE):
        known: i64 = truth.knows[card]
        if not known >> seat & 1:
            pools[class_of(truth, card)].append(card)
    for pool in pools:
        rng.shuffle(pool)
    piles = [truth.deck, truth.trays[0], truth.trays[1], truth.box]
    places = [twin.deck, twin.trays[0], twin.trays[1], twin.box]
    if truth.house.mentor >= 0:
        piles.append(truth.unused[truth.house.mentor])
        places.append(twin.unused[truth.house.mentor])
    for i in range(len(piles)):
        for at in range(len(piles[i])):
            deal_place(twin, truth, seat, piles[i][at], places[i], at, pools)
    for p in range(truth.seats):
        deal_household(twin, truth, seat, p, pools, rng)


def deal_place(
    twin: Salon,
    truth: Salon,
    seat: i64,
    card: i64,
    places: list[int],
    at: i64,
    pools: list[list[int]],
) -> None:
    """A place of which everybody knows the class."""
    known: i64 = truth.knows[card]
    if not known >> seat & 1:
        other = pools[class_of(truth, card)].pop()
        places[at] = other
        twin.knows[other] = known


def deal_household(
    twin: Salon, truth: Salon, seat: i64, p: i64, pools: list[list[int]], rng: Rng
) -> None:
    """R6.2, R6.9: how many cards of each class somebody has is known, not where they are."""
    piles = [truth.hands[p], truth.unused[p], truth.removed[p]]
    places = [twin.hands[p], twin.unused[p], twin.removed[p]]
    counts = [0] * CLASSES
    for pile in piles:
        for card in pile:
            known: i64 = truth.knows[card]
            if not known >> seat & 1:
                counts[class_of(truth, card)] += 1
    cards: list[int] = []
    for c in range(CLASSES):
        cards += [pools[c].pop() for i in range(counts[c])]
    rng.shuffle(cards)
    for i in range(len(piles)):
        for at in range(len(piles[i])):
            known = truth.knows[piles[i][at]]
            if not known >> seat & 1:
                other = cards.pop()
                places[i][at] = other
                twin.knows[other] = known
