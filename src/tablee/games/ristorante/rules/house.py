"""What stays the same through a game: the cards, the numbers of the data files, the options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from tablee.games.ristorante.rules.bonus import Bonus
from tablee.games.ristorante.rules.moves import BUY, FIRST_TILE

SEASONS: Final = 4  # R1.2


@final
class Cards:
    """R2.2 to R2.5: everything printed on cards and tiles, by face.

    A recipe, wine or bonus card is its own face; the tiles of one kind share theirs.
    """

    def __init__(self) -> None:
        """Empty: the reader of the data files fills it."""
        self.faces: list[int] = []  # of each card and tile
        self.backs: list[int] = []
        self.cost: list[int] = []  # of a wine, a bonus card, a kind of tile
        self.income: list[int] = []  # of a recipe or a wine
        self.points: list[int] = []  # of a recipe or a wine
        self.course: list[int] = []  # of a recipe
        self.category: list[int] = []  # of a recipe
        self.speciality: list[int] = []  # of a recipe
        self.level: list[int] = []  # of a recipe
        self.wine: list[int] = []  # the type of a wine; the ideal type of a recipe
        self.needs: list[list[int]] = []  # the kinds a recipe asks for
        self.shop: list[int] = []  # of a kind
        self.bonuses: list[Bonus] = []
        self.kinds: i64 = 0  # of tiles


@final
class Numbers:
    """The numbers of game.toml and rooms.toml, for one number of seats."""

    def __init__(self, values: dict[str, int], toques: list[int], rooms: list[list[int]]) -> None:
        self.coins: i64 = values["coins"]  # R3.4
        self.rating: i64 = values["rating"]  # R3.4
        self.top: i64 = values["rating_max"]  # R2.7
        self.printed_stars: i64 = values["stars_printed"]  # R3.4
        self.seasons: i64 = values["seasons"]  # R1.2
        self.action_phases: i64 = values["action_phases_per_season"]  # R1.2
        self.actions: i64 = values["actions_per_turn"]  # R1.3
        self.per_course: i64 = values["menu_slots_per_course"]  # R2.6
        self.cellar: i64 = values["cellar_slots"]  # R2.6
        self.shelf: i64 = values["shelf_slots"]  # R2.6
        self.room_slots: i64 = values["room_slots"]  # R2.6
        self.bonus_slots: i64 = values["bonus_slots"]  # R2.6
        self.display: i64 = values["shop_display"]  # R3.1
        self.drawn: i64 = values["cards_drawn"]  # R6.1
        self.board: i64 = values["bonus_display"]  # R3.7
        self.critic_first: i64 = values["first"]  # R8.7
        self.critic_second: i64 = values["second"]
        self.critic_others: i64 = values["others"]
        self.least_bid: i64 = values["min_winning_bid"]  # R9.4
        self.loser_share: i64 = values["loser_share_divisor"]  # R9.3
        self.class_cost: i64 = values["cost"]  # R18.1
        self.class_steps: i64 = values["steps"]
        self.guide_spoons: i64 = values["guide_first_spoons"]  # R11.3
        self.contest_spoons: i64 = values["contest_first_spoons"]  # R11.8
        self.second_spoons: i64 = values["contest_second_spoons"]
        self.thrift_stars: i64 = values["thrift_stars"]  # R11.6
        self.vip_stars: i64 = values["vip_stars"]  # R9.2
        self.star: i64 = values["star"]  # R11.9
        self.spoon: i64 = values["golden_spoon"]
        self.category_theme: i64 = values["category_theme"]
        self.speciality_theme: i64 = values["speciality_theme"]
        self.wine_match: i64 = values["wine_match"]
        self.pot: i64 = values["cubes"]  # R3.8
        self.cookbooks: i64 = values["cookbooks"]
        self.cubes: i64 = values["cubes_in_box"]  # R2.1
        self.toques = toques  # R2.8: by rating
        # R17.4, R17.2, R3.8
        self.room_cost, self.room_income, self.room_points = rooms[0], rooms[1], rooms[2]
        self.room_season, self.room_stock = rooms[3], rooms[4]


@final
class House:
    """One game's cards, numbers and options."""

    def __init__(
        self,
        seats: i64,
        options: Mapping[str, str],
        numbers: Numbers,
        cards: Cards,
        names: dict[str, list[str]],
    ) -> None:
        self.seats = seats
        self.advanced = options["mode"] == "advanced"  # R1.5
        self.balanced = options["balanced_turn_order"] == "on"  # R19.1
        self.apprentice = options["apprentice"] == "on"  # R19.2
        self.wine_restriction = options["wine_restriction"] == "on"  # R19.3
        self.numbers = numbers
        self.cards = cards
        self.faces = names["card"]  # for facts
        self.courses = names["course"]
        self.shops = names["shop"]
        self.rooms = names["room"]
        self.themes = names["theme"]
        self.vips = names["vip"]
        # moves that name an ingredient: buy it, search it in a crate, take it from a bin, drop it
        self.buy = BUY
        self.crate = BUY + cards.kinds
        self.bin = BUY + 2 * cards.kinds
        self.drop = BUY + 3 * cards.kinds

    def kind(self, tile: i64) -> i64:
        return self.cards.faces[tile] - FIRST_TILE

    def kind_cost(self, kind: i64) -> i64:
        return self.cards.cost[FIRST_TILE + kind]

    def shop_of(self, tile: i64) -> i64:
        return self.cards.shop[self.cards.faces[tile] - FIRST_TILE]
