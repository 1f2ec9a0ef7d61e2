"""R7: purchases, restocks, crates and bins."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.ristorante.rules.house import House
from tablee.games.ristorante.rules.moves import DECLINE, DONE, RESTOCK, SHOPS
from tablee.games.ristorante.rules.town import Ask, Town
from tablee.kernel.log import EVERYONE, Log
from tablee.kernel.state import Step, Turn

# what a visit to the market is for
SHOPPING: Final[i64] = 0  # R7.1: a market action
WITH_THE_BAG: Final[i64] = 1  # R20.4: the shopping bag was just acquired
WITH_THE_CAT: Final[i64] = 2  # R20.4: the cat was just acquired

ALL_SHOPS: Final[i64] = -1


# --- tiles ----------------------------------------------------------------------------------------


def refill(s: Town, shop: i64, log: Log) -> None:
    """R7.2, R7.5, R7.6: empty spaces of a stall are filled from the crate while there are tiles."""
    stall = s.stalls[shop]
    came: list[int] = []
    while len(stall) < s.house.numbers.display and has_tiles(s, shop):
        empty_bin(s, shop, log)
        came.append(s.house.kind(s.draw(s.crates[shop], stall, EVERYONE)))
    if log.on:
        for at in range(0, len(came), 3):
            rest = len(came) - at
            if rest >= 3:
                log.all("stall-three", shop, came[at], came[at + 1], came[at + 2])
            elif rest == 2:
                log.all("stall-two", shop, came[at], came[at + 1])
            else:
                log.all("stall", shop, came[at])


def has_tiles(s: Town, shop: i64) -> bool:
    return bool(s.crates[shop]) or bool(s.bins[shop])


def empty_bin(s: Town, shop: i64, log: Log) -> None:
    """R7.5: an empty crate takes the tiles of the bin, shuffled."""
    if not s.crates[shop]:
        s.crates[shop] = s.bins[shop]
        s.bins[shop] = []
        s.forget(s.crates[shop])
        s.rng.shuffle(s.crates[shop])
        log.all("bin-emptied", shop)


def can_restock(s: Town, shop: i64) -> bool:
    """R7.6: not where the shop has no tile at all."""
    return bool(s.stalls[shop]) or has_tiles(s, shop)


def restock(s: Town, seat: i64, shop: i64, log: Log) -> None:
    """R7.4, R7.5: everything on the stall to the bin, then six new tiles."""
    log.all("restocked", seat, shop)
    s.bins[shop] += s.stalls[shop]
    s.stalls[shop] = []
    refill(s, shop, log)


def kinds_in(house: House, tiles: list[int]) -> list[int]:
    kinds: list[int] = []
    for tile in tiles:
        kind = house.kind(tile)
        if kind not in kinds:
            kinds.append(kind)
    kinds.sort()
    return kinds


def crate_kinds(s: Town, shop: i64) -> list[int]:
    """R7.7: what a search of the crate finds; of the bin, where the crate is empty."""
    return kinds_in(s.house, s.crates[shop] or s.bins[shop])


def crate_offers(s: Town, seat: i64, shop: i64) -> list[int]:
    """R7.7: the purchases from this crate that the cup can pay."""
    return [
        s.house.crate + kind
        for kind in crate_kinds(s, shop)
        if s.house.kind_cost(kind) <= s.cash[seat]
    ]


def take_kind(s: Town, kind: i64, source: list[int]) -> None:
    """One tile of a kind goes to the counter, for all to see."""
    for tile in source:
        if s.house.kind(tile) == kind:
            s.move(tile, source, s.counter, EVERYONE)
            return


# --- purchases ------------------------------------------------------------------------------------


def buy(s: Town, seat: i64, kind: i64, log: Log) -> None:
    """R7.2: from the stall."""
    cost = s.house.kind_cost(kind)
    s.pay(seat, cost)
    shop = s.house.cards.shop[kind]
    log.all("bought", seat, kind, cost, shop)
    take_kind(s, kind, s.stalls[shop])
    to_shelf(s, seat, shop)


def buy_from_crate(s: Town, seat: i64, kind: i64, log: Log) -> None:
    """R7.7: searched and paid; the rest of the crate is shuffled (Q54)."""
    cost = s.house.kind_cost(kind)
    s.pay(seat, cost)
    shop = s.house.cards.shop[kind]
    empty_bin(s, shop, log)
    log.all("searched", seat, kind, cost, shop)
    take_kind(s, kind, s.crates[shop])
    s.rng.shuffle(s.crates[shop])
    to_shelf(s, seat, shop)


def take_from_bin(s: Town, seat: i64, kind: i64, log: Log) -> None:
    """R16.9: for free, once in an action phase."""
    s.prowled |= 1 << seat
    shop = s.house.cards.shop[kind]
    log.all("prowled", seat, kind, shop)
    take_kind(s, kind, s.bins[shop])
    to_shelf(s, seat, shop)


def to_shelf(s: Town, seat: i64, shop: i64) -> None:
    """R7.2: if the shelf is full, make room first; then the tile is placed."""
    s.took = True
    s.then(PLACE, seat, shop)
    if s.shelf_full(seat):
        s.then(ASK_ROOM, seat)


@final
class Place(Step[Town]):
    """R7.2: the tile on the shelf, then the stall is filled again."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        s.shelves[a].append(s.counter.pop())
        refill(s, b, log)


@final
class Shelf(Turn[Town]):
    """R7.2, R7.3: one tile of a full shelf goes to its own shop's bin (Q20)."""

    key = "shelf"
    rule = "R7.2:make-room"
    waiting = "R5.1:not-your-turn"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [s.house.drop + kind for kind in kinds_in(s.house, s.shelves[seat])]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        kind = move - s.house.drop
        shop = s.house.cards.shop[kind]
        log.all("dropped", seat, kind, shop)
        for tile in s.shelves[seat]:
            if s.house.kind(tile) == kind:
                s.move(tile, s.shelves[seat], s.bins[shop], EVERYONE)
                break
        refill(s, shop, log)  # R7.6: at once, where its stall has an empty space
        s.go_on(log)


# --- a visit to the market ------------------------------------------------------------------------


def purchases(s: Town, seat: i64) -> i64:
    """R7.1, R16.3: how many this visit allows; the second excludes a restock (Q39)."""
    n: i64 = 1
    if not s.restocked:
        for card in s.bonuses[seat]:
            n = max(n, s.bonus(card).purchases)
    return n


def searches(s: Town, seat: i64, shop: i64) -> bool:
    """R16.2: purchases may come from this crate."""
    return any(s.bonus(card).crate == shop for card in s.bonuses[seat])


def cat_is_in(s: Town, seat: i64) -> bool:
    """R16.9: the cat has not been out yet in this action phase."""
    if s.prowled >> seat & 1:
        return False
    return any(s.bonus(card).cat for card in s.bonuses[seat])


@final
class Visit(Step[Town]):
    """R20.1: the next step of a visit, until none is left."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        if only_done(STALLS.legal(s, a)):
            return
        s.turn(STALLS, a)


def only_done(moves: list[int]) -> bool:
    """R20.2."""
    return not moves or (len(moves) == 1 and moves[0] == DONE)


def go_shopping(s: Town, seat: i64, errand: i64) -> None:
    s.errand = errand
    s.bought = 0
    s.restocked = False
    s.then(VISIT, seat)


@final
class Stalls(Turn[Town]):
    """R7.1: at most one purchase and at most one restock, in either order, at least one of both."""

    key = "market"
    rule = "R7.1"
    waiting = "R5.1:not-your-turn"

    def legal(self, s: Town, seat: i64) -> list[int]:
        moves: list[int] = []
        if s.bought < purchases(s, seat):
            if s.errand != WITH_THE_CAT:
                moves += self.for_sale(s, seat)
            if cat_is_in(s, seat):
                for shop in range(SHOPS):
                    moves += [s.house.bin + kind for kind in kinds_in(s.house, s.bins[shop])]
        if s.errand == SHOPPING and not s.restocked and s.bought < 2:
            moves += [RESTOCK + shop for shop in range(SHOPS) if can_restock(s, shop)]
        if s.errand != SHOPPING or s.bought or s.restocked:
            moves.append(DONE)
        return moves

    def for_sale(self, s: Town, seat: i64) -> list[int]:
        house = s.house
        cash = s.cash[seat]
        moves: list[int] = []
        for shop in range(SHOPS):
            kinds = kinds_in(house, s.stalls[shop])
            moves += [house.buy + kind for kind in kinds if house.kind_cost(kind) <= cash]
        for shop in range(SHOPS):
            if searches(s, seat, shop):
                moves += crate_offers(s, seat, shop)
        return moves

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        house = s.house
        if move == DONE:
            s.go_on(log)
            return
        s.then(VISIT, seat)
        if move < house.buy:
            s.restocked = True
            restock(s, seat, move - RESTOCK, log)
        else:
            s.bought += 1
            if move < house.crate:
                buy(s, seat, move - house.buy, log)
            elif move < house.bin:
                buy_from_crate(s, seat, move - house.crate, log)
            else:
                take_from_bin(s, seat, move - house.bin, log)
        s.go_on(log)

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        house = s.house
        if RESTOCK <= move < RESTOCK + SHOPS:
            return why_no_restock(s, seat)
        if not house.buy <= move < house.drop:
            return "R7.1:nothing-yet" if move == DONE else "R7.1:at-the-market"
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


@final
class AskCrate(Step[Town]):
    """R16.2, R19.2: the seat `a` searches the crate of the shop `b`, or any of them."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        s.errand = b
        if CRATE.legal(s, a)[0] != DECLINE:  # R20.2
            s.turn(CRATE, a)


@final
class Crate(Turn[Town]):
    """R16.2, R20.4: a card just acquired may be used at once. R19.2: the apprentice must buy."""

    key = "crate"
    rule = "R7.7"
    waiting = "R5.1:not-your-turn"

    def legal(self, s: Town, seat: i64) -> list[int]:
        if s.errand != ALL_SHOPS:
            moves = crate_offers(s, seat, s.errand)
            moves.append(DECLINE)
            return moves
        moves = []
        for shop in range(SHOPS):
            moves += crate_offers(s, seat, shop)
        return moves

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        if move == DECLINE:
            log.all("declined", seat)
        else:
            buy_from_crate(s, seat, move - s.house.crate, log)
        s.go_on(log)

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        if not s.house.crate <= move < s.house.bin:
            return "R19.2:must-buy" if s.errand == ALL_SHOPS else self.rule
        kind = move - s.house.crate
        shop = s.house.cards.shop[kind]
        if s.errand not in (ALL_SHOPS, shop):
            return "R16.2:other-crate"
        return "R7.2:too-dear" if kind in crate_kinds(s, shop) else "R7.7:not-in-crate"


@final
class AskRestock(Step[Town]):
    """R16.10: after an action in which its owner took no ingredient."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        if not s.took and trusted(s, a) and FREE_RESTOCK.legal(s, a)[0] != DECLINE:
            s.turn(FREE_RESTOCK, a)


def trusted(s: Town, seat: i64) -> bool:
    return any(s.bonus(card).trusted for card in s.bonuses[seat])


@final
class FreeRestock(Turn[Town]):
    """R16.10: one shop, or none."""

    key = "restock"
    rule = "R16.10"
    waiting = "R5.1:not-your-turn"

    def legal(self, s: Town, seat: i64) -> list[int]:
        moves = [RESTOCK + shop for shop in range(SHOPS) if can_restock(s, shop)]
        moves.append(DECLINE)
        return moves

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        if move == DECLINE:
            log.all("declined", seat)
        else:
            restock(s, seat, move - RESTOCK, log)
        s.go_on(log)

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        return "R7.6:no-tiles" if RESTOCK <= move < RESTOCK + SHOPS else self.rule


PLACE: Final = Place()
SHELF: Final = Shelf()
ASK_ROOM: Final = Ask(SHELF)
VISIT: Final = Visit()
STALLS: Final = Stalls()
ASK_CRATE: Final = AskCrate()
CRATE: Final = Crate()
ASK_RESTOCK: Final = AskRestock()
FREE_RESTOCK: Final = FreeRestock()
