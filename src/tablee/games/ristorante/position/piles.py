"""The piles of a position: the market, the decks; and who has seen what."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.ristorante.rules import moves as do
from tablee.games.ristorante.rules.town import SEATED, WINE_DECK, Town, deck_of
from tablee.kernel import EVERYONE, Fields, Sort, Stock


def taken(fields: Fields, stock: Stock, name: str, sort: Sort) -> list[int]:
    """The cards a field names, all of one sort; none where it is not there."""
    return stock.take(fields.at(name), fields.get(name), sort) if fields.has(name) else []


@dataclass
class Supply:
    """A covered pile and the open one beside it: crate and bin of a shop, a deck and its discards.

    A shop has a stall too, which is filled up first.
    """

    covered: str
    opened: str
    pile: list[int]
    aside: list[int]
    sort: Sort
    stall: list[int]
    display: int = 0

    def name_cards(self, fields: Fields, stock: Stock) -> None:
        """The cards that the position names; a covered pile is named from the top."""
        self.aside += taken(fields, stock, self.opened, self.sort)
        if not isinstance(fields.get(self.covered), int):
            self.pile += taken(fields, stock, self.covered, self.sort)[::-1]

    def fill(self, fields: Fields, stock: Stock) -> None:
        """The rest is below what the pile names; a pile of a given size leaves it aside."""
        rest = stock.rest(self.sort)
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
    house, display = s.house, int(s.house.numbers.display)
    for shop, name in enumerate(house.shops):
        tiles = range(do.FIRST_TILE, len(house.cards.faces))
        sort = Sort(f"tiles of {name}", {at for at in tiles if house.shop_of(at) == shop})
        s.stalls[shop] = taken(fields, stock, f"stall_{name}", sort)
        if len(s.stalls[shop]) > display:
            raise fields.bad(f"stall_{name}", f"{display} tiles at most (R3.1)")
        names, piles = (f"crate_{name}", f"bin_{name}"), (s.crates[shop], s.bins[shop])
        supplies.append(Supply(*names, *piles, sort, s.stalls[shop], display))
    for deck, name in enumerate([*house.courses, "wine"]):
        cards = {card for card in range(do.FIRST_BONUS) if deck_of(house, card) == deck}
        names, piles = (f"deck_{name}", f"discard_{name}"), (s.decks[deck], s.discards[deck])
        supplies.append(Supply(*names, *piles, Sort(f"{name} cards", cards), []))
    for supply in supplies:
        supply.name_cards(fields, stock)
    for supply in supplies:
        supply.fill(fields, stock)


def check_wines(s: Town, fields: Fields) -> None:
    """R19.3: with the wine restriction nobody draws any in season 1."""
    if s.house.wine_restriction and s.season == 1:
        cellars = {f"cellar_{SEATED[seat]}": s.cellars[seat] for seat in range(s.seats)}
        for name, wines in {**cellars, "discard_wine": s.discards[WINE_DECK]}.items():
            if wines:
                raise fields.bad(name, "no wine is drawn in season 1 with this variant (R19.3)")


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
