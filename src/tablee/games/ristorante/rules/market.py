"""R7.1: visits to the market; R16.2, R16.10, R19.2: one search of a crate, one free restock."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.ristorante.rules import moves as do, tiles
from tablee.games.ristorante.rules.bonus import CAT, CRATE, PURCHASES, TRUSTED
from tablee.games.ristorante.rules.tiles import can_restock, crate_kinds, crate_offers, kinds_in
from tablee.games.ristorante.rules.town import Ask, Deed, Offer, Question, Town
from tablee.kernel.log import Log

# what a visit to the market is for
SHOPPING: Final[i64] = 0  # R7.1: a market action
WITH_THE_BAG: Final[i64] = 1  # R20.4: the shopping bag was just acquired
WITH_THE_CAT: Final[i64] = 2  # R20.4: the cat was just acquired

ALL_SHOPS: Final[i64] = -1


# --- a visit to the market ------------------------------------------------------------------------


def purchases(s: Town, seat: i64) -> i64:
    """R7.1, R16.3: how many this visit allows; the second excludes a restock (Q39)."""
    return 1 if s.restocked else max(1, s.power(seat, PURCHASES))


def searches(s: Town, seat: i64, shop: i64) -> bool:
    """R16.2: purchases may come from this crate."""
    return any(s.bonus(card).of(CRATE) == shop + 1 for card in s.bonuses[seat])


def cat_is_in(s: Town, seat: i64) -> bool:
    """R16.9: the cat has not been out yet in this action phase."""
    return s.power(seat, CAT) > 0 and not s.prowled >> seat & 1


def go_shopping(s: Town, seat: i64, errand: i64) -> None:
    s.errand = errand
    s.bought = 0
    s.restocked = False
    s.then(VISIT, seat)


@final
class Stalls(Question):
    """R7.1: at most one purchase and at most one restock, in either order, at least one of both."""

    key = "market"
    rule = "R7.1"

    def due(self, s: Town, seat: i64) -> bool:
        """R20.1, R20.2: until no step is left, or nothing but to be done."""
        moves = self.legal(s, seat)
        return len(moves) > 1 or (len(moves) == 1 and moves[0] != do.DONE)

    def legal(self, s: Town, seat: i64) -> list[int]:
        moves: list[int] = []
        if s.bought < purchases(s, seat):
            if s.errand != WITH_THE_CAT:
                moves += self.for_sale(s, seat)
            if cat_is_in(s, seat):
                for shop in range(do.SHOPS):
                    moves += [s.house.bin + kind for kind in kinds_in(s.house, s.bins[shop])]
        if s.errand == SHOPPING and not s.restocked and s.bought < 2:
            moves += [do.RESTOCK + shop for shop in range(do.SHOPS) if can_restock(s, shop)]
        if s.errand != SHOPPING or s.bought or s.restocked:
            moves.append(do.DONE)
        return moves

    def for_sale(self, s: Town, seat: i64) -> list[int]:
        house = s.house
        cash = s.cash[seat]
        moves: list[int] = []
        for shop in range(do.SHOPS):
            kinds = kinds_in(house, s.stalls[shop])
            moves += [house.buy + kind for kind in kinds if house.kind_cost(kind) <= cash]
        for shop in range(do.SHOPS):
            if searches(s, seat, shop):
                moves += crate_offers(s, seat, shop)
        return moves

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        house = s.house
        if move == do.DONE:
            s.go_on(log)
            return
        s.then(VISIT, seat)
        if move < house.buy:
            s.restocked = True
            tiles.restock(s, seat, move - do.RESTOCK, log)
        else:
            s.bought += 1
            if move < house.crate:
                tiles.buy(s, seat, move - house.buy, log)
            elif move < house.bin:
                tiles.buy_from_crate(s, seat, move - house.crate, log)
            else:
                tiles.take_from_bin(s, seat, move - house.bin, log)
        s.go_on(log)

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        house = s.house
        if do.RESTOCK <= move < do.RESTOCK + do.SHOPS:
            return why_no_restock(s, seat)
        if not house.buy <= move < house.drop:
            return "R7.1:nothing-yet" if move == do.DONE else "R7.1:at-the-market"
        if s.bought >= purchases(s, seat):
            return "R16.3:no-second" if s.restocked and s.bought else "R7.1:one-purchase"
        if move >= house.bin:
            return "R16.9:nothing-there" if cat_is_in(s, seat) else "R16.9:no-cat"
        if s.errand == WITH_THE_CAT:
            return "R20.4:cat-alone"
        kind = (move - house.buy) % house.cards.kinds
        shop = house.cards.shop[kind]
        if move >= house.crate and not searches(s, seat, shop):
            return "R16.2:no-card"
        there = crate_kinds(s, shop) if move >= house.crate else kinds_in(house, s.stalls[shop])
        if kind in there:
            return "R7.2:too-dear"
        return "R7.7:not-in-crate" if move >= house.crate else "R7.2:not-on-stall"


def why_no_restock(s: Town, seat: i64) -> str:
    if s.errand != SHOPPING:
        return "R20.4:no-restock"
    if s.restocked:
        return "R7.1:one-restock"
    return "R16.3:no-restock" if s.bought > 1 else "R7.6:no-tiles"


# --- one tile from a crate, one restock for free --------------------------------------------------


def search(s: Town, seat: i64, shop: i64, log: Log) -> None:
    """R16.2, R19.2: the seat `seat` searches the crate of the shop `shop`, or any of them."""
    s.errand = shop
    s.then(SEARCH, seat)


@final
class Crate(Offer):
    """R16.2, R20.4: a card just acquired may be used at once. R19.2: the apprentice must buy."""

    key = "crate"
    rule = "R7.7"

    def legal(self, s: Town, seat: i64) -> list[int]:
        moves: list[int] = []
        for shop in range(do.SHOPS):
            if s.errand in (ALL_SHOPS, shop):
                moves += crate_offers(s, seat, shop)
        if s.errand != ALL_SHOPS:
            moves.append(do.DECLINE)
        return moves

    def accept(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        tiles.buy_from_crate(s, seat, move - s.house.crate, log)

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        if not s.house.crate <= move < s.house.bin:
            return "R19.2:must-buy" if s.errand == ALL_SHOPS else self.rule
        kind = move - s.house.crate
        shop = s.house.cards.shop[kind]
        if s.errand not in (ALL_SHOPS, shop):
            return "R16.2:other-crate"
        return "R7.2:too-dear" if kind in crate_kinds(s, shop) else "R7.7:not-in-crate"


@final
class FreeRestock(Offer):
    """R16.10: one shop, or none."""

    key = "restock"
    rule = "R16.10"

    def due(self, s: Town, seat: i64) -> bool:
        """After an action in which the card's owner took no ingredient."""
        return not s.took and s.power(seat, TRUSTED) > 0 and super().due(s, seat)

    def legal(self, s: Town, seat: i64) -> list[int]:
        moves = [do.RESTOCK + shop for shop in range(do.SHOPS) if can_restock(s, shop)]
        moves.append(do.DECLINE)
        return moves

    def accept(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        tiles.restock(s, seat, move - do.RESTOCK, log)

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        return "R7.6:no-tiles" if do.RESTOCK <= move < do.RESTOCK + do.SHOPS else self.rule


VISIT: Final = Ask(Stalls())
ASK_CRATE: Final = Deed(search)
SEARCH: Final = Ask(Crate())
ASK_RESTOCK: Final = Ask(FreeRestock())
