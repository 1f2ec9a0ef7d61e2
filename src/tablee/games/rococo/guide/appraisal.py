"""What a position is worth to a player, feature by feature, in thousandths of a point.

The rules are asked, not written again: points are those of the final scoring (R12); what is on its
way (recipes, ingredients, pastries on racks) counts by how far it is and by the turns left.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.bots.weights import Weights
from tablee.games.rococo.rules.conditions import reached
from tablee.games.rococo.rules.moves import FACES, FIRST_RECIPE, FIRST_TILE, TABLES
from tablee.games.rococo.rules.oven import larder
from tablee.games.rococo.rules.salon import EMPTY, FREE, Salon
from tablee.games.rococo.rules.scoring import (
    court_points,
    host_points,
    pastry_points,
    servant_points,
    standings,
)
from tablee.games.rococo.rules.specials import special_points

TRACK: Final = 0
COINS: Final = 1
PASTRIES: Final = 2
MAJORITIES: Final = 3
COURT: Final = 4
SPECIALS: Final = 5
RACKS: Final = 6
RECIPES: Final = 7
STOCK: Final = 8
DECORATIONS: Final = 9
STAFF: Final = 10
FEATURES: Final = [
    "track",
    "coins",
    "pastries",
    "majorities",
    "court",
    "specials",
    "racks",
    "recipes",
    "stock",
    "decorations",
    "staff",
]
POINT: Final = 1000
ROUND_TURNS: Final = 5
ROUNDS: Final = 4
BONUSES: Final = 36


@final
class Appraisal:
    """The weights of `guide.toml`, and the position seen through them."""

    def __init__(self, weights: Weights) -> None:
        self.coin = weights.of("coin", ROUNDS)  # by round
        self.coin_far = weights.of("coin_far", ROUNDS)  # of the coins beyond twelve
        self.present = weights.one("present")  # a pastry about to be presented, beside its value
        self.garnished = weights.one("garnished")
        self.share = weights.of("share", 3)  # of a majority led by 1, by 2 and by more
        self.chase = weights.one("chase")  # of a majority one pastry away
        self.recipe = weights.of("recipe", 5)  # per value, by units missing: 0, 1, 2, 3, more
        self.queue = weights.of("queue", 3)  # best recipe, second, third: in percent
        self.staple = weights.of("staple", 3)
        self.staple_over = weights.of("staple_over", 3)  # beyond the second of a kind
        self.tile = weights.of("tile", 4)  # first, second, third, further
        self.tile_garnish = weights.one("tile_garnish")
        self.decoration = weights.one("decoration")  # beside its income
        self.towards = weights.one("towards")  # percent of a special bonus one step away
        self.card = weights.of("card", ROUNDS * BONUSES)  # a staff bonus, by round
        self.chef = weights.one("chef")
        self.staff_left = weights.one("staff_left")  # percent of a card used or unused

    def turns_left(self, s: Salon, p: i64) -> i64:
        """Cards still to be played by the player."""
        return len(s.hands[p]) + ROUND_TURNS * (ROUNDS - s.round)

    def features(self, s: Salon, p: i64) -> list[int]:
        turns = self.turns_left(s, p)
        return [
            POINT * s.prestige[p],
            self.purse(s, p, turns),
            POINT * pastry_points(s, p),
            self.majorities(s, p),
            self.court(s, p),
            self.specials(s, p),
            self.racks(s, p, turns),
            self.recipes(s, p, turns),
            self.stock(s, p, turns),
            self.decorated(s, p),
            self.staff(s, p),
        ]

    def worth(self, s: Salon, p: i64) -> i64:
        total: i64 = 0
        for part in self.features(s, p):
            total += part
        return total

    # --- what is there ----------------------------------------------------------------------------

    def purse(self, s: Salon, p: i64, turns: i64) -> i64:
        """Coins buy things as long as there are turns; in the end ten are a point."""
        coins: i64 = s.coins[p]
        if turns == 0:
            return coins * POINT // 10
        at = s.round - 1
        near = min(coins, 12)
        return near * self.coin[at] + (coins - near) * self.coin_far[at]

    def majorities(self, s: Salon, p: i64) -> i64:
        """R12.3 as it stands, the surer the bigger the lead; and those within reach."""
        worth: i64 = 0
        second = s.house.players > 2
        for table in range(len(TABLES)):
            order = standings(s, table)
            prize: i64 = s.house.board.first[table]
            mine = s.on_table(p, table)
            if not mine:
                continue
            if order[0] == p:
                lead = mine - (s.on_table(order[1], table) if len(order) > 1 else 0)
                worth += prize * self.share[min(lead, 2)]
            else:
                behind = s.on_table(order[0], table) - mine
                if second and order[1] == p:
                    worth += s.house.board.second[table] * self.share[1]
                if behind <= 1 and s.free_spaces(table):
                    worth += prize * self.chase
        return worth

    def court(self, s: Salon, p: i64) -> i64:
        """R12.4, R12.5: servants and hosts, and the income of the hosts to come."""
        points = servant_points(s, p) + host_points(s, p) + court_points(s, p)
        hosts = s.noble_hosts(p)
        rounds = ROUNDS - s.round + 1
        income = hosts * rounds * s.house.numbers.per_host * self.coin[s.round - 1]
        return POINT * points + income

    def specials(self, s: Salon, p: i64) -> i64:
        """R10: what is claimed, and the way towards the best space that is left."""
        worth = POINT * special_points(s, p)
        for at in range(2):
            claims = s.claims[3 * at : 3 * at + 3]
            if p in claims or FREE not in claims:
                continue
            tile = s.tiles_on[5 + at]
            demand = s.house.special_demands[tile]
            best: i64 = s.house.special_spaces[tile][claims.index(FREE)]
            have = min(reached(s, demand, p), demand.n)
            worth += POINT * best * self.towards * have * have // (100 * demand.n * demand.n)
        return worth

    def decorated(self, s: Salon, p: i64) -> i64:
        """R11.1: what the slots still bring."""
        numbers = s.house.numbers
        rounds = ROUNDS - s.round + 1
        worth: i64 = 0
        for slot in range(len(s.decorations[p])):
            worth += rounds * numbers.slot_coins[slot] * self.coin[s.round - 1]
            worth += rounds * numbers.slot_prestige[slot] * POINT + self.decoration
        return worth

    # --- what is on its way -----------------------------------------------------------------------

    def racks(self, s: Salon, p: i64, turns: i64) -> i64:
        """A pastry on a rack is nearly presented; without turns it is sold (R12.1)."""
        worth: i64 = 0
        for at in range(2 * p, 2 * p + 2):
            if s.racks[at] == EMPTY:
                continue
            value: i64 = s.house.goods.value[s.racks[at] - FIRST_RECIPE]
            if turns == 0:
                worth += value * s.house.numbers.sale * POINT // 10
            else:
                worth += value * POINT * 9 // 10 + self.present
                if s.toppings[at] != EMPTY:
                    worth += self.garnished
        return worth

    def recipes(self, s: Salon, p: i64, turns: i64) -> i64:
        """By value and by what is missing; two turns at least lie before a recipe scores."""
        if turns < 2:
            return 0
        have = larder(s, p)
        worths: list[int] = []
        for at in range(3 * p, 3 * p + 3):
            recipe = s.recipes[at] - FIRST_RECIPE
            if recipe >= 0:
                value: i64 = s.house.goods.value[recipe]
                missing = min(lacking(have, s.house.goods.needs[recipe]), 4)
                worths.append(value * self.recipe[missing])
        worths.sort(reverse=True)
        worth: i64 = 0
        for i in range(len(worths)):
            if turns >= 2 + i:
                worth += worths[i] * self.queue[i] // 100
        return worth

    def stock(self, s: Salon, p: i64, turns: i64) -> i64:
        """Staples and tiles, less for each further one."""
        if turns < 2:
            return 0
        worth: i64 = 0
        for i in range(3):
            n: i64 = s.staples[3 * p + i]
            worth += min(n, 2) * self.staple[i] + max(0, n - 2) * self.staple_over[i]
        tiles = s.tiles[p]
        for i in range(len(tiles)):
            worth += self.tile[min(i, 3)]
            if s.house.goods.garnishes[tiles[i] - FIRST_TILE]:
                worth += self.tile_garnish
        return worth

    # --- staff ------------------------------------------------------------------------------------

    def card_worth(self, s: Salon, kind: i64) -> i64:
        """What a card is worth this round: its bonus, and its class."""
        staff = s.house.staff
        worth: i64 = self.card[(s.round - 1) * BONUSES + staff.bonus[kind]]
        return worth + self.chef if staff.chef[kind] else worth

    def staff(self, s: Salon, p: i64) -> i64:
        """Cards in hand, and some of the worth of those that come back."""
        worth: i64 = 0
        for card in s.hands[p]:
            worth += self.card_worth(s, FACES[card])
        if s.round < ROUNDS:
            later: i64 = 0
            for card in s.unused[p]:
                later += self.card_worth(s, FACES[card])
            for card in s.used[p]:
                later += self.card_worth(s, FACES[card])
            worth += later * self.staff_left // 100
        return worth


def lacking(have: list[int], needs: list[int]) -> i64:
    """How many units a recipe lacks."""
    missing: i64 = 0
    for i in range(len(needs)):
        missing += max(0, needs[i] - have[i])
    return missing
