"""The table as a seat sees it, read from a view into plain lists."""

from __future__ import annotations

from typing import Any, Final, cast, final

from tablee.games.rivals.rules.ids import (
    ADS,
    BIFF,
    CARD_FACE,
    CELEBRITY,
    GARDENA,
    ISLAND,
    LESS_GARBAGE,
    NONE,
    PHYLLIS,
    RECIPE_FACE,
    RECIPE_POINTS,
    SHELF_PRICE,
)
from tablee.games.rivals.rules.moves import KINDS, MARKETS, SPACES
from tablee.games.rivals.rules.tables import Tables
from tablee.kernel.hidden import View

BASIC: Final = 24  # recipes below are basic
UNKNOWN: Final = -999_999  # a worth that nobody has asked for yet


def in_slots(faces: list[int]) -> list[int]:
    """Recipes by slot: of a basic and a gourmet one either may be missing for a moment."""
    recipes = [face - RECIPE_FACE for face in faces]
    if len(recipes) == 1:
        return [recipes[0], NONE] if recipes[0] < BASIC else [NONE, recipes[0]]
    return recipes or [NONE, NONE]


@final
class Player:
    """One restaurant: everything about it that all can see."""

    def __init__(
        self, tables: Tables, facts: dict[str, Any], seat: int, zones: dict[str, list[int]]
    ) -> None:
        self.restaurant: int = facts["restaurants"][seat]
        self.money: int = facts["money"][seat]
        self.garbage: int = facts["garbage"][seat]
        self.popularity: int = facts["popularity"][seat]
        self.reached: int = facts["levels"][seat] - 1  # level bonuses
        self.upgrades: int = sum([1 << bit for bit in facts["upgrades"][seat]])
        self.recipes = in_slots(zones[f"recipes_{seat + 1}"])
        self.reviews: list[int] = [1 if review else 0 for review in facts["reviews"][seat]]
        figures = [f for f in (2 * seat, 2 * seat + 1) if facts["chefs"][f] != NONE]
        self.chefs: list[int] = [facts["chefs"][f] for f in figures]
        self.places: list[int] = [facts["places"][f] for f in figures]
        self.spaces: list[int] = [facts["spaces"][f] for f in figures]
        self.taxed: list[bool] = [facts["taxed"] >> f & 1 != 0 for f in figures]
        self.discount: bool = facts["discount"] >> seat & 1 != 0
        self.doubled: bool = facts["doubled"] >> seat & 1 != 0
        self.have = [0] * KINDS
        for face in zones[f"pantry_{seat + 1}"]:
            self.have[face] += 1
        self.cards = len(zones[f"hand_{seat + 1}"])
        self.any_meat = PHYLLIS in self.chefs
        self.meat_for_veggie = BIFF in self.chefs
        self.veggies_for_meat = GARDENA in self.chefs
        self.income: int = tables.income
        for upgrade in (ADS, CELEBRITY):
            if self.upgrades & upgrade:
                self.income += tables.ads_income
        self.now: int = UNKNOWN  # see worth.py: what the restaurant is worth as it is
        self.cares: list[bool] = []
        self.on_island = ISLAND in self.places
        self.home_cuisine: int = NONE
        self.more_points = [0, 0]  # R11.2: for each basic and each gourmet recipe
        self.less_garbage: int = 0
        self.shelf_prices = tables.prices[:]
        if self.restaurant != NONE:
            self.home_cuisine = tables.home_cuisine[self.restaurant]
            self.read_bonuses(tables)

    def read_bonuses(self, tables: Tables) -> None:
        """R11.2: the permanent bonuses that change what dishes and shelves are worth."""
        first = 3 * self.restaurant
        for bonus in range(first, first + self.reached):
            kind = tables.bonus[bonus]
            one = tables.bonus_a[bonus]
            if kind == RECIPE_POINTS:
                self.more_points[one] += tables.bonus_b[bonus]
            elif kind == LESS_GARBAGE:
                self.less_garbage += one
            elif kind == SHELF_PRICE:
                self.shelf_prices[one] = min(self.shelf_prices[one], tables.bonus_b[bonus])


@final
class Sight:
    """The whole table through the eyes of one seat."""

    def __init__(self, tables: Tables, copies: list[int], view: View) -> None:
        facts = cast("dict[str, Any]", view.facts)
        zones = view.zones
        self.tables = tables
        self.phase = view.phase
        self.notes = view.notes
        self.facts = facts
        self.day: int = facts["day"]
        self.seat = view.seat
        self.seats = view.seats
        self.squad: bool = facts["mode"] == "kitchen_squad"
        self.unseen = copies[:]  # by kind: cards that nobody sees
        self.players: list[Player] = []
        for seat in range(view.seats):
            player = Player(tables, facts, seat, zones)
            self.players.append(player)
            for kind in range(KINDS):
                self.unseen[kind] -= player.have[kind]
        self.me = self.players[view.seat]
        self.hand = [face - CARD_FACE for face in zones[f"hand_{view.seat + 1}"]]
        self.read_markets(zones)
        self.infested = [False] * MARKETS  # by somebody else's rats
        for market, owner, _ in facts["rats"]:
            self.infested[market] = owner != view.seat

    def read_markets(self, zones: dict[str, list[int]]) -> None:
        places = self.tables.places
        self.counters: list[int] = [NONE] * SPACES  # by space: a kind or NONE
        self.on_sale = [0] * KINDS  # how many of each kind are on counters
        self.shelves: list[int] = []  # how many cards
        for market in range(MARKETS):
            space = self.tables.first_space[market]
            for kind in self.facts["counters"][market]:
                if kind is not None:
                    self.counters[space] = kind
                    self.on_sale[kind] += 1
                    self.unseen[kind] -= 1
                space += 1
            for face in zones[f"tray_{places[market]}"]:
                self.unseen[face] -= 1
            self.shelves.append(len(zones[f"shelf_{places[market]}"]))

    def spaces_of(self, market: int) -> list[int]:
        """The counters of a market that are not empty."""
        first = self.tables.first_space
        row = range(first[market], first[market + 1])
        return [space for space in row if self.counters[space] != NONE]

    def others(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat != self.seat]

    def leader(self, seats: list[int]) -> int:
        """The most popular of these seats, the richest of equals; the first of those."""
        best = seats[0]
        for seat in seats:
            one, two = self.players[seat], self.players[best]
            if (one.popularity, one.money) > (two.popularity, two.money):
                best = seat
        return best

    def days_left(self) -> int:
        """A guess: so many days until somebody has 20 popularity."""
        most = 0
        for player in self.players:
            most = max(most, player.popularity)
        return max(1, (self.tables.win - most + 1) // 2)
