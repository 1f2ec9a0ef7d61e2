"""The box: what the data files say, checked on load."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.rococo.box.board import Boards, Shop, read_boards, read_numbers
from tablee.games.rococo.box.goods import Awards, Pantry, read_awards, read_goods
from tablee.games.rococo.box.solo import SoloBox, read_solo
from tablee.games.rococo.box.staff import Cards, read_staff
from tablee.games.rococo.rules.house import NO_MENTOR, House
from tablee.kernel import Data

SMALL_SIDE = 3  # R4.1: so many players, the Mentor included, play on the first side


@dataclass(frozen=True)
class Box:
    pantry: Pantry
    awards: Awards
    cards: Cards
    boards: Boards
    shop: Shop
    solo: SoloBox

    def kinds(self) -> list[str]:
        """The names of all cards and tiles, in the order of their kinds."""
        nouns = [*self.cards.nouns, *self.pantry.recipes, *self.pantry.tiles, *self.solo.nouns]
        return [noun.key for noun in nouns]

    def house(self, seats: int, mentor: bool, level: str, trays: bool, packs: list[bool]) -> House:
        players = seats + mentor
        return House(
            seats,
            seats if mentor else NO_MENTOR,
            players,
            self.solo.groups[level],
            trays,
            packs,
            self.boards.sides[0 if players <= SMALL_SIDE else 1],
            self.pantry.goods,
            self.cards.staff,
            self.solo.cards,
            self.shop.numbers,
            self.cards.stars,
            self.awards.table_demands,
            self.awards.table_gifts,
            self.awards.special_demands,
            self.awards.special_spaces,
            self.awards.special_green,
            self.kinds(),
            [noun.key for noun in self.awards.tables],
            [noun.key for noun in self.awards.specials],
        )


def open_box(data: Data) -> Box:
    boards = read_boards(data)
    return Box(
        read_goods(data),
        read_awards(data),
        read_staff(data),
        boards,
        read_numbers(data),
        read_solo(data, [noun.key for noun in boards.services]),
    )
