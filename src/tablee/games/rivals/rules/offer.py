"""R7.51: an offer as it lies on the table. It never changes, so clones share it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rivals.rules.moves import KINDS, UPGRADES as UPGRADE_KINDS

# one side of an offer: how many of each kind of ingredient, then these
MONEY: Final = 29
GARBAGE: Final = 30
CARDS: Final = 31
UPGRADES: Final = 32  # a mask
ISLAND: Final = 33  # a mask
SIZE: Final = 34


@final
class Offer:
    """What `giver` gives and asks; `slots` are the places of the given cards in the giver's hand.

    Places, not cards: which card lies there is a secret, and secrets stay in the hand.
    """

    def __init__(
        self,
        giver: i64,
        partner: i64,
        gives: list[int],
        asks: list[int],
        slots: list[int],
        shown: i64,
        swaps: i64,
        counters: i64,
    ) -> None:
        self.giver = giver
        self.partner = partner
        self.gives = gives
        self.asks = asks
        self.slots = slots
        self.shown = shown  # which of the given cards the partner sees, as a mask of `slots`
        self.swaps = swaps  # R7.51: recipe swaps, as a mask of 2 own slot + the partner's slot
        self.counters = counters  # R7.54: so many counter-offers led to this one

    def empty(self) -> bool:
        return not (any(self.gives) or any(self.asks) or self.swaps)

    def entries(self, asks: bool) -> i64:
        """R7.52: how many there are on this side; each given card is an entry."""
        goods = self.asks if asks else self.gives
        found: i64 = 0
        for at in range(CARDS):
            if goods[at]:
                found += 1
        cards: i64 = goods[CARDS]
        found += min(cards, 1) if asks else cards
        masks: int = goods[UPGRADES] | goods[ISLAND] << 5
        if not asks:
            masks |= self.swaps << 10
        return found + masks.bit_count()

    def content(self) -> list[int]:
        """R7.56: what makes two offers the same; which action cards is not part of it."""
        return [self.giver, self.partner, self.swaps, *self.gives, *self.asks]

    def moved(self, slot: i64) -> Offer | None:
        """The same offer after the giver's hand lost the card at `slot`; None if it was that."""
        if slot in self.slots:
            return None
        slots = [at - 1 if at > slot else at for at in self.slots]
        gives, asks, shown = self.gives, self.asks, self.shown
        return Offer(self.giver, self.partner, gives, asks, slots, shown, self.swaps, self.counters)


def listed(side: list[int]) -> list[tuple[str, int, int]]:
    """One side, entry by entry: its sort, then the kind or upgrade, then how much of it."""
    found = [("kind", kind, side[kind]) for kind in range(KINDS) if side[kind]]
    for name, at in (("money", MONEY), ("garbage", GARBAGE), ("cards", CARDS)):
        if side[at]:
            found.append((name, side[at], 0))
    for bit in range(UPGRADE_KINDS):
        for name, at in (("upgrade", UPGRADES), ("island", ISLAND)):
            if side[at] >> bit & 1:
                found.append((name, bit, 0))
    return found


def side_facts(side: list[int]) -> dict[str, object]:
    """One side in plain terms: kinds and upgrades by number, only what is there."""
    facts: dict[str, object] = {}
    kinds = {kind: side[kind] for kind in range(KINDS) if side[kind]}
    if kinds:
        facts["ingredients"] = [[kind, count] for kind, count in kinds.items()]
    for name, at in (("money", MONEY), ("garbage", GARBAGE), ("cards", CARDS)):
        if side[at]:
            facts[name] = side[at]
    for name, at in (("upgrades", UPGRADES), ("island", ISLAND)):
        if side[at]:
            facts[name] = [bit for bit in range(UPGRADE_KINDS) if side[at] >> bit & 1]
    return facts
