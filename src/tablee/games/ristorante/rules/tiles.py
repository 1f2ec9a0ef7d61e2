"""R7.2 to R7.7: tiles on their way between crates, stalls, shelves and bins."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.ristorante.rules.house import House
from tablee.games.ristorante.rules.town import SO_MANY, Ask, Deed, Question, Town, in_threes
from tablee.kernel.log import EVERYONE, Log

# --- stalls, crates and bins ----------------------------------------------------------------------


def refill(s: Town, shop: i64, log: Log) -> None:
    """R7.2, R7.5, R7.6: empty spaces of a stall are filled from the crate while there are tiles."""
    stall = s.stalls[shop]
    came: list[int] = []
    while len(stall) < s.house.numbers.display and has_tiles(s, shop):
        empty_bin(s, shop, log)
        came.append(s.house.kind(s.draw(s.crates[shop], stall, EVERYONE)))
    if log.on:
        for kinds in in_threes(came):
            log.all("stall" + SO_MANY[len(kinds)], shop, *kinds)


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


def may_come(s: Town, shop: i64) -> list[int]:
    """R7.4, R7.5: the kinds that a restock may show: of the crate, and of the bin too, the present
    stall in it, where the crate cannot fill the stall."""
    tiles = s.crates[shop]
    if len(tiles) < s.house.numbers.display:
        tiles = tiles + s.bins[shop] + s.stalls[shop]
    return kinds_in(s.house, tiles)


def kinds_in(house: House, tiles: list[int]) -> list[int]:
    return sorted({int(house.kind(tile)) for tile in tiles})


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


def move_kind(s: Town, kind: i64, source: list[int], target: list[int]) -> None:
    """One tile of a kind, for all to see."""
    for tile in source:
        if s.house.kind(tile) == kind:
            s.move(tile, source, target, EVERYONE)
            return


# --- purchases ------------------------------------------------------------------------------------


def buy(s: Town, seat: i64, kind: i64, log: Log) -> None:
    """R7.2: from the stall."""
    shop = s.house.cards.shop[kind]
    log.all("bought", seat, kind, pay_for(s, seat, kind), shop)
    to_shelf(s, seat, kind, s.stalls[shop])


def buy_from_crate(s: Town, seat: i64, kind: i64, log: Log) -> None:
    """R7.7: searched and paid; the rest of the crate is shuffled (Q54)."""
    shop = s.house.cards.shop[kind]
    empty_bin(s, shop, log)
    log.all("searched", seat, kind, pay_for(s, seat, kind), shop)
    to_shelf(s, seat, kind, s.crates[shop])
    s.rng.shuffle(s.crates[shop])


def take_from_bin(s: Town, seat: i64, kind: i64, log: Log) -> None:
    """R16.9: for free, once in an action phase."""
    s.prowled |= 1 << seat
    shop = s.house.cards.shop[kind]
    log.all("prowled", seat, kind, shop)
    to_shelf(s, seat, kind, s.bins[shop])


def price(s: Town, move: i64) -> i64:
    """R7.2, R7.7: of a move that takes a tile; R16.9: from a bin it costs nothing."""
    house = s.house
    return 0 if move >= house.bin else house.kind_cost((move - house.buy) % house.cards.kinds)


def pay_for(s: Town, seat: i64, kind: i64) -> i64:
    """What has been paid."""
    cost = s.house.kind_cost(kind)
    s.pay(seat, cost)
    return cost


def to_shelf(s: Town, seat: i64, kind: i64, source: list[int]) -> None:
    """R7.2: if the shelf is full, make room first; then the tile is placed."""
    move_kind(s, kind, source, s.counter)
    s.took = True
    s.then(PLACE, seat, s.house.cards.shop[kind])
    if s.shelf_full(seat):
        s.then(ASK_ROOM, seat)


def place_tile(s: Town, seat: i64, shop: i64, log: Log) -> None:
    """R7.2: the tile on the shelf, then the stall is filled again."""
    s.shelves[seat].append(s.counter.pop())
    refill(s, shop, log)


@final
class Shelf(Question):
    """R7.2, R7.3: one tile of a full shelf goes to its own shop's bin (Q20)."""

    key = "shelf"
    rule = "R7.2:make-room"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [s.house.drop + kind for kind in kinds_in(s.house, s.shelves[seat])]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        kind = move - s.house.drop
        shop = s.house.cards.shop[kind]
        log.all("dropped", seat, kind, shop)
        move_kind(s, kind, s.shelves[seat], s.bins[shop])
        refill(s, shop, log)  # R7.6: at once, where its stall has an empty space
        s.go_on(log)


PLACE: Final = Deed(place_tile)
ASK_ROOM: Final = Ask(Shelf())
