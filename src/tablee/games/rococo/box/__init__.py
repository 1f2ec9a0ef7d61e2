"""The box: what the data files say, checked on load."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.rococo.box.board import read_boards
from tablee.games.rococo.box.goods import read_awards, read_recipes, read_tiles
from tablee.games.rococo.box.numbers import read_numbers
from tablee.games.rococo.box.solo import read_levels, read_solo
from tablee.games.rococo.box.staff import read_staff
from tablee.games.rococo.box.words import Words
from tablee.games.rococo.rules.house import (
    NO_MENTOR,
    Board,
    Demand,
    House,
    Numbers,
    Recipe,
    SoloCard,
    SpecialTile,
    StaffCard,
    TableTile,
    Tile,
)
from tablee.kernel import Data

SMALL_SIDE = 3  # R4.1: so many players, the Mentor included, play on the first side


@dataclass(frozen=True)
class Box:
    words: Words
    sides: list[Board]
    numbers: Numbers
    staff: list[StaffCard]
    stars: list[Demand]
    recipes: list[Recipe]
    tiles: list[Tile]
    tables: list[TableTile]
    specials: list[SpecialTile]
    solo: list[SoloCard]
    levels: dict[str, list[int]]  # R13.2

    def house(self, seats: int, mentor: bool, level: str, trays: bool, packs: list[bool]) -> House:
        return House(
            seats,
            seats if mentor else NO_MENTOR,
            seats + mentor,
            self.levels[level],
            trays,
            packs,
            self.sides[0 if seats + mentor <= SMALL_SIDE else 1],
            self.numbers,
            self.recipes,
            self.tiles,
            self.staff,
            self.stars,
            self.tables,
            self.specials,
            self.solo,
            self.words.keys("card"),
        )


def open_box(data: Data) -> Box:
    """The cards in the order of their kinds: staff, recipes, tiles, solo cards."""
    words = Words()
    sides = read_boards(data, words)
    staff, stars = read_staff(data, words)
    recipes, tiles = read_recipes(data, words), read_tiles(data, words)
    tables, specials = read_awards(data, words)
    solo = read_solo(data, words)
    numbers = read_numbers(data, words)
    levels = read_levels(data)
    return Box(words, sides, numbers, staff, stars, recipes, tiles, tables, specials, solo, levels)
