"""The piles of a position: the market, the decks; and who has seen what."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tablee.games.ristorante.rules import moves as do
from tablee.games.ristorante.rules.town import Town, deck_of
from tablee.kernel import EVERYONE, Fields, Stock

Fits = Callable[[int], bool]


def is_recipe(card: int) -> bool:
    return card < do.FIRST_WINE


def is_wine(card: int) -> bool:
    return do.FIRST_WINE <= card < do.FIRST_BONUS


def is_bonus(card: int) -> bool:
    return do.FIRST_BONUS <= card < do.FIRST_TILE


def is_tile(card: int) -> bool:
    return card >= do.FIRST_TILE


def taken(fields: Fields, stock: Stock, name: str, fits: Fits, what: str) -> list[int]:
    """The cards a field names, all of one sort; none where it is not there."""
    if not fields.has(name):
        return []
    cards = stock.take(f"position.{name}", fields.get(name))
    if not all(fits(card) for card in cards):
        raise fields.bad(name, f"only {what} lie here")
    return cards


def left_of(stock: Stock, fits: Fits) -> list[int]:
    """What is left of one sort, in the stock's own random order."""
    cards = [card for card in stock.left if fits(card)]
    stock.left = [card for card in stock.left if not fits(card)]
    return cards


@dataclass
class Supply:
    """A covered pile and the open one beside it: crate and bin of a shop, a deck and its discards.

    A shop has a stall too, which is filled up first.
    """

    covered: str
    opened: str
    pile: list[int]
    aside: list[int]
    fits: Fits
    what: str
    stall: list[int]
    display: int = 0

    def name_cards(self, fields: Fields, stock: Stock) -> None:
        """The cards that the position names; a covered pile is named from the top."""
        self.aside += taken(fields, stock, self.opened, self.fits, self.what)
        if not isinstance(fields.get(self.covered), int):
            self.pile += taken(fields, stock, self.covered, self.fits, self.what)[::-1]

    def fill(self, fields: Fields, stock: Stock) -> None:
        """The rest is below what the pile names; a pile of a given size leaves it aside."""
        rest = left_of(stock, self.fits)
        while rest and len(self.stall) < self.display:
            self.stall.append(rest.pop())
        size = len(rest)
        if isinstance(fields.get(self.covered), int):
            size = fields.number(self.covered, 0, size)
        self.pile[:0] = rest[:size]
        self.aside += rest[size:]


def place_piles(s: Town, fields: Fields, stock: Stock) -> None:
    """All named piles before anything is dealt, so that nothing they name is gone by then."""
    supplies = []
    display = int(s.house.numbers.display)
    for shop, name in enumerate(s.house.shops):
        of_shop, tiles = sold_in(s, shop), f"tiles of {name}"
        s.stalls[shop] = taken(fields, stock, f"stall_{name}", of_shop, tiles)
        if len(s.stalls[shop]) > display:
            raise fields.bad(f"stall_{name}", f"{display} tiles at most (R3.1)")
        piles, stall = (s.crates[shop], s.bins[shop]), s.stalls[shop]
        names = (f"crate_{name}", f"bin_{name}")
        supplies.append(Supply(*names, *piles, of_shop, tiles, stall, display))
    for deck, name in enumerate([*s.house.courses, "wine"]):
        piles, names = (s.decks[deck], s.discards[deck]), (f"deck_{name}", f"discard_{name}")
        supplies.append(Supply(*names, *piles, in_deck(s, deck), f"{name} cards", []))
    for supply in supplies:
        supply.name_cards(fields, stock)
    for supply in supplies:
        supply.fill(fields, stock)


def sold_in(s: Town, shop: int) -> Fits:
    return lambda tile: is_tile(tile) and s.house.shop_of(tile) == shop


def in_deck(s: Town, deck: int) -> Fits:
    return lambda card: card < do.FIRST_BONUS and deck_of(s.house, card) == deck


def reveal(s: Town) -> None:
    """R21: hands are their owners', everything that lies face up is everybody's."""
    for seat in range(s.seats):
        for card in s.hands[seat]:
            s.show(card, 1 << seat)
    mine = (s.menus, s.cellars, s.shelves, s.bonuses)
    for piles in (*mine, s.stalls, s.bins, s.discards, [s.bonus_board, s.bonus_discard]):
        for pile in piles:
            for card in pile:
                s.show(card, EVERYONE)
