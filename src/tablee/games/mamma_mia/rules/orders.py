"""R9: what the orders need, whatever their names."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.mamma_mia.rules.moves import (
    CHOOSE,
    CHOOSE_PAIR,
    INGREDIENTS,
    KINDS,
    PAIRS,
    PER_COLOUR,
    PER_KIND,
)

ANY: Final = 6  # the place after the six kinds in a list of needs: cards of any kind (R9.3)
NO_KIND: Final = -1
NOTHING: Final[list[int]] = [0, 0, 0, 0, 0, 0, 0]  # never changed


@final
class Carte:
    """The 90 orders as the rules read them, by number from 0."""

    def __init__(
        self,
        shown: list[list[int]],
        chosen: list[int],
        choices: list[list[int]],
        fewest: list[bool],
        forbidden: list[list[int]],
        favourites: list[int],
    ) -> None:
        self.shown = shown  # how many cards of each kind are named, and of any kind at the end
        self.chosen = chosen  # how many cards of each ingredient still to be chosen
        self.choices = choices  # R9.4, R9.9: the moves that choose it; the same at every table
        self.fewest = fewest  # R9.8: whether the table decides what may be chosen
        self.forbidden = forbidden  # R9.6
        self.favourites = favourites  # R3.4: the kind of each colour

    def spoiler(self, order: i64, table: list[int]) -> i64:
        """R9.6: a forbidden ingredient among those on the table, or NO_KIND."""
        for kind in self.forbidden[order]:
            if table[kind]:
                return kind
        return NO_KIND

    def leaves_choice(self, order: i64) -> bool:
        """R7.3: whether the order names an ingredient that its owner chooses."""
        return bool(self.chosen[order])

    def possible(self, order: i64, table: list[int]) -> list[int]:
        """R7.3 (2): the moves from which the owner chooses; none: the pizza fails."""
        if self.fewest[order]:
            return [CHOOSE + kind for kind in self.candidates(order, table)]
        return self.choices[order]

    def candidates(self, order: i64, table: list[int]) -> list[int]:
        """R9.8: the kinds with the fewest cards on the table, but at least one, favourite aside."""
        favourite: i64 = self.favourites[order // PER_COLOUR]
        fewest: i64 = INGREDIENTS
        found: list[int] = []
        for kind in range(KINDS):
            count: i64 = table[kind]
            if kind == favourite or count == 0 or count > fewest:
                continue
            if count < fewest:
                fewest = count
                found = []
            found.append(kind)
        return found

    def need(self, order: i64, choice: i64) -> list[int]:
        """What the pizza needs once the choice is made: a number per kind, then of any kind."""
        need = self.shown[order][:]
        each = self.chosen[order]
        if not each:
            return need
        if choice < CHOOSE_PAIR:
            need[choice - CHOOSE] += each
        else:
            first, second = PAIRS[choice - CHOOSE_PAIR]
            need[first] += each
            need[second] += each
        return need


def census(cards: list[int]) -> list[int]:
    """How many ingredients of each kind there are; the last place, ANY, stays 0."""
    counts = [0, 0, 0, 0, 0, 0, 0]
    for card in cards:
        number: i64 = card
        counts[number // PER_KIND] += 1
    return counts


def shortfall(need: list[int], table: list[int]) -> list[int]:
    """R7.3 (3), R9.3: what the table lacks, a number per kind, then of any kind."""
    missing = NOTHING[:]
    for kind in range(KINDS):
        lacking: i64 = need[kind] - table[kind]
        if lacking > 0:
            missing[kind] = lacking
    if need[ANY]:
        missing[ANY] = max(0, need[ANY] - total(table))
    return missing


def from_table(need: list[int], table: list[int], added: list[int]) -> list[int]:
    """R7.4, R9.10: what a pizza takes from the table, of each kind; R9.3: or everything."""
    if need[ANY]:
        return table[:KINDS]
    return [need[kind] - added[kind] for kind in range(KINDS)]


def total(counts: list[int]) -> i64:
    number: i64 = 0
    for count in counts:
        number += count
    return number
