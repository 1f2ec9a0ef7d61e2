"""The box: what the data files say, checked on load."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tablee.games.rococo.box.board import read_boards
from tablee.games.rococo.box.goods import read_awards, read_recipes, read_tiles
from tablee.games.rococo.box.numbers import read_numbers
from tablee.games.rococo.box.solo import read_levels, read_solo
from tablee.games.rococo.box.staff import read_staff
from tablee.games.rococo.box.words import Words
from tablee.games.rococo.rules.house import NO_MENTOR, Board, House
from tablee.kernel import Data

SMALL_SIDE = 3  # R4.1: so many players, the Mentor included, play on the first side


@dataclass(frozen=True)
class Box:
    words: Words
    sides: list[Board]
    levels: dict[str, list[int]]  # R13.2
    contents: House  # with nobody at the table yet

    def house(self, seats: int, mentor: bool, level: str, trays: bool, packs: list[bool]) -> House:
        return replace(
            self.contents,
            seats=seats,
            mentor=seats if mentor else NO_MENTOR,
            players=seats + mentor,
            groups=self.levels[level],
            trays=trays,
            packs=packs,
            board=self.sides[0 if seats + mentor <= SMALL_SIDE else 1],
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
    things = (numbers, recipes, tiles, staff, stars, tables, specials, solo, words.keys("card"))
    contents = House(0, NO_MENTOR, 0, [], True, [], sides[0], *things)
    return Box(words, sides, read_levels(data), contents)
