"""Setting up positions: everything in the box, taken by name, each thing once."""

from __future__ import annotations

from tablee.games.rococo.rules import ids
from tablee.games.rococo.rules.house import House
from tablee.games.rococo.rules.ids import staff_of
from tablee.kernel import BadInput, Rng

SORTS = {
    "staff": (0, ids.FIRST_RECIPE),
    "level": (ids.FIRST_LEVEL, ids.FIRST_STAR),
    "star": (ids.FIRST_STAR, ids.FIRST_RECIPE),
    "recipe": (ids.FIRST_RECIPE, ids.FIRST_TILE),
    "tile": (ids.FIRST_TILE, ids.FIRST_SOLO),
    "solo": (ids.FIRST_SOLO, ids.CARDS),
}


class Supply:
    """What no place has taken yet, in the order of the lot."""

    def __init__(self, house: House, rng: Rng) -> None:
        self.house = house
        self.left = list(range(ids.CARDS))
        rng.shuffle(self.left)

    def one(self, place: str, word: str, sort: str, player: int = 0) -> int:
        if word not in self.house.kinds:
            raise BadInput(f"{place}: there is no card or tile {word!r}")
        card = int(staff_of(self.house.kinds.index(word), player))
        low, high = SORTS[sort]
        if not low <= card < high:
            raise BadInput(f"{place}: {word!r} does not belong here")
        if card not in self.left:
            raise BadInput(f"{place}: {word!r} lies somewhere else already")
        return self.taken([card])[0]

    def taken(self, cards: list[int]) -> list[int]:
        self.left = [card for card in self.left if card not in cards]
        return cards

    def among(self, sort: str) -> list[int]:
        """All that is left of a sort."""
        low, high = SORTS[sort]
        return [card for card in self.left if low <= card < high]

    def rest(self, sort: str) -> list[int]:
        return self.taken(self.among(sort))

    def some(self, place: str, sort: str, count: int) -> list[int]:
        cards = self.among(sort)[:count]
        if len(cards) < count:
            raise BadInput(f"{place}: {count} of this sort are wanted, {len(cards)} are left")
        return self.taken(cards)

    def of_level(self, level: int) -> int:
        """A staff card of a level; of another one where none is left."""
        cards = self.among("level")
        fitting = [card for card in cards if self.house.staff[card - ids.COPIES].level == level]
        return self.taken([(fitting or cards)[0]])[0]
