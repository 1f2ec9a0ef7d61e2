"""R18: what everybody knows of covered staff and solo cards, though no back shows it.

The deck's levels are public, so are the levels of the cards that a player took, but not which of
them are in the hand, unused or removed. A decision deck that was renewed holds solo cards that were
revealed before, the Mentor's groups hold none of them. Worlds dealt for somebody keep to that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tablee.games.rococo.rules import ids
from tablee.games.rococo.rules.ids import FACES
from tablee.kernel.rng import Rng

if TYPE_CHECKING:
    from tablee.games.rococo.rules.salon import Salon

LEVELS: Final = 5  # starred cards are level 0 here
SOLO: Final = LEVELS + ids.COLOURS  # R13.7: never revealed so far; revealed before
CLASSES: Final = SOLO + 2


def class_of(s: Salon, card: i64) -> i64:
    """What everybody knows about a covered card: its level, its colour, or, of a solo card, whether
    it was revealed before the decision deck was renewed."""
    if card >= ids.FIRST_SOLO:
        return SOLO + (s.renewed >> (card - ids.FIRST_SOLO) & 1)
    if card < ids.FIRST_LEVEL:
        return LEVELS + card // ids.STARTING
    return s.house.staff[FACES[card]].level


def redeal_staff(twin: Salon, truth: Salon, seat: i64, rng: Rng) -> None:
    """Deal the cards that `seat` does not know once more, each class among its places."""
    pools: list[list[int]] = [[] for c in range(CLASSES)]
    for card in [*range(ids.FIRST_RECIPE), *range(ids.FIRST_SOLO, ids.CARDS)]:
        if hidden(truth, seat, card):
            pools[class_of(truth, card)].append(card)
    for pool in pools:
        rng.shuffle(pool)
    twin.box = truth.box[:]
    twin.groups = truth.groups[:]
    piles = [truth.deck, *truth.trays, truth.box]
    places = [twin.deck, *twin.trays, twin.box]
    if truth.house.mentor >= 0:
        mentor = truth.house.mentor
        piles += [truth.unused[mentor], truth.hands[mentor], truth.groups, truth.decisions]
        places += [twin.unused[mentor], twin.hands[mentor], twin.groups, twin.decisions]
    for i in range(len(piles)):
        for at in range(len(piles[i])):
            card = piles[i][at]
            if hidden(truth, seat, card):
                other = pools[class_of(truth, card)].pop()
                lay(twin, other, places[i], at, truth.knows[card])
    for p in range(truth.seats):
        deal_household(twin, truth, seat, p, pools, rng)


def hidden(s: Salon, seat: i64, card: i64) -> bool:
    known: i64 = s.knows[card]
    return not known >> seat & 1


def lay(twin: Salon, card: i64, places: list[int], at: i64, known: i64) -> None:
    """A card lies where another one truly lies, and is known to these people."""
    places[at] = card
    twin.knows[card] = known


def deal_household(
    twin: Salon, truth: Salon, seat: i64, p: i64, pools: list[list[int]], rng: Rng
) -> None:
    """R6.2, R6.9: how many cards of each class somebody has is known, not where they are."""
    piles = [truth.hands[p], truth.unused[p], truth.removed[p]]
    places = [twin.hands[p], twin.unused[p], twin.removed[p]]
    classes: list[int] = []
    for pile in piles:
        classes += [class_of(truth, card) for card in pile if hidden(truth, seat, card)]
    cards = [pools[c].pop() for c in sorted(classes)]
    rng.shuffle(cards)
    for i in range(len(piles)):
        for at in range(len(piles[i])):
            if hidden(truth, seat, piles[i][at]):
                known: i64 = truth.knows[piles[i][at]]
                lay(twin, cards.pop(), places[i], at, known & 1 << p)
