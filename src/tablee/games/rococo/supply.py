"""Setting up positions: everything in the box, taken by name, each thing once."""

from __future__ import annotations

from tablee.games.rococo.rules.house import House
from tablee.games.rococo.rules.moves import (
    CARDS,
    COPIES,
    FIRST_LEVEL,
    FIRST_RECIPE,
    FIRST_SOLO,
    FIRST_STAR,
    FIRST_TILE,
    STARTING,
)
from tablee.games.rococo.rules.salon import EMPTY
from tablee.kernel import BadInput, Rng

GAP = "-"
SORTS = {
    "staff": (0, FIRST_RECIPE),
    "level": (FIRST_LEVEL, FIRST_STAR),
    "star": (FIRST_STAR, FIRST_RECIPE),
    "recipe": (FIRST_RECIPE, FIRST_TILE),
    "tile": (FIRST_TILE, FIRST_SOLO),
    "solo": (FIRST_SOLO, CARDS),
}


class Supply:
    """What no place has taken yet, in the order of the lot."""

    def __init__(self, house: House, rng: Rng) -> None:
        self.house = house
        self.left = list(range(CARDS))
        rng.shuffle(self.left)

    def words(self, place: str, value: object) -> list[str]:
        if not isinstance(value, str):
            raise BadInput(f"{place}: write names with blanks between them, not {value!r}")
        return value.split()

    def take(self, place: str, value: object, sort: str, player: int = 0) -> list[int]:
        """The named things, in that order."""
        return [self.one(place, word, sort, player) for word in self.words(place, value)]

    def spaced(self, place: str, value: object, sort: str, player: int = 0) -> list[int]:
        """The same on fixed places; - is a gap."""
        return [
            EMPTY if word == GAP else self.one(place, word, sort, player)
            for word in self.words(place, value)
        ]

    def one(self, place: str, word: str, sort: str, player: int = 0) -> int:
        if word not in self.house.kinds:
            raise BadInput(f"{place}: there is no card or tile {word!r}")
        kind = self.house.kinds.index(word)
        card = player * STARTING + kind if kind < STARTING else kind + COPIES
        low, high = SORTS[sort]
        if not low <= card < high:
            raise BadInput(f"{place}: {word!r} does not belong here")
        if card not in self.left:
            raise BadInput(f"{place}: {word!r} lies somewhere else already")
        self.left.remove(card)
        return card

    def rest(self, sort: str) -> list[int]:
        """All that is left of a sort."""
        low, high = SORTS[sort]
        cards = [card for card in self.left if low <= card < high]
        self.left = [card for card in self.left if not low <= card < high]
        return cards

    def some(self, place: str, sort: str, count: int) -> list[int]:
        low, high = SORTS[sort]
        cards = [card for card in self.left if low <= card < high][:count]
        if len(cards) < count:
            raise BadInput(f"{place}: {count} of this sort are wanted, {len(cards)} are left")
        for card in cards:
            self.left.remove(card)
        return cards

    def of_level(self, level: int) -> int:
        """A staff card of a level; of another one where none is left."""
        cards = [card for card in self.left if FIRST_LEVEL <= card < FIRST_STAR]
        fitting = [card for card in cards if self.house.staff.level[card - COPIES] == level]
        card = (fitting or cards)[0]
        self.left.remove(card)
        return card
