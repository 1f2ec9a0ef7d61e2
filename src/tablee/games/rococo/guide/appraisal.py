"""What a position is worth to a player, feature by feature, in thousandths of a point.

The rules are asked, not written again: points are those of the final scoring (R12), cards are worth
what their bonus would bring now. What is on its way counts by what still lies before it: a recipe
is a presented pastry less a baking, a delivery and each unit that is missing. Every unit in stock
serves one recipe only; what no recipe needs is worth little.

Most moves leave tables and court as they are. Those are never changed in place, only replaced: what
was found for one of them is kept for as long as the same list is looked at again.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.bots.kept import NOTHING_YET, Kept
from tablee.bots.weights import Weights
from tablee.games.rococo.rules import bonuses, conditions, decoration, ids, oven, people, scoring
from tablee.games.rococo.rules.bonus_forms import Gain
from tablee.games.rococo.rules.delivery import sale
from tablee.games.rococo.rules.house import ROUNDS
from tablee.games.rococo.rules.rounds import host_coins, incomes_left, rounds_left
from tablee.games.rococo.rules.salon import EMPTY, FREE, Salon
from tablee.games.rococo.rules.staff import TURNS as ROUND_TURNS

FEATURES: Final = [
    *("track", "coins", "pastries", "majorities", "court", "specials"),
    *("racks", "recipes", "stock", "decorations", "staff", "rivals"),
]
STAFF: Final = 10  # its place
POINT: Final = 1000
TURNS: Final = ROUND_TURNS * ROUNDS
KINDS: Final = 36  # of staff bonuses
ENOUGH: Final = 12  # coins that are soon needed
DEAR: Final = 64  # more than any place costs
LATE: Final = 5  # with fewer turns than this, time is short


@final
class Appraisal:
    """The weights of `guide.toml`, and the position seen through them."""

    def __init__(self, weights: Weights) -> None:
        self.coin = weights.of("coin", ROUNDS)
        self.coin_far = weights.of("coin_far", ROUNDS)
        self.present = weights.one("present")
        self.deliver = weights.one("deliver")
        self.bake = weights.one("bake")
        self.unit = weights.of("unit", oven.NEEDS)
        self.raw = weights.one("raw")
        self.soon = weights.of("soon", LATE + 1)
        self.over = weights.of("over", 3)
        self.decorate = weights.one("decorate")
        self.garnish = weights.of("garnish", 2)
        self.decoration = weights.one("decoration")
        self.share = weights.of("share", 3)
        self.chase = weights.one("chase")
        self.place = weights.one("place")
        self.servant = weights.one("servant")
        self.host = weights.one("host")
        self.towards = weights.one("towards")
        self.turn = weights.of("turn", ROUNDS)
        self.stage = weights.of("stage", ROUNDS * len(FEATURES))
        self.chef = weights.one("chef")
        self.staff_left = weights.one("staff_left")
        self.card = weights.of("card", ROUNDS * KINDS)
        self.tables = NOTHING_YET
        self.places = NOTHING_YET

    def turns_left(self, s: Salon, p: i64) -> i64:
        """Cards still to be played by the player."""
        return len(s.hands[p]) + ROUND_TURNS * rounds_left(s)

    def features(self, s: Salon, p: i64) -> list[int]:
        """Each as much as it has been found to bring by the end, round by round."""
        parts = self.parts(s, p)
        first = (s.round - 1) * len(FEATURES)
        return [parts[i] * self.stage[first + i] // 100 for i in range(len(FEATURES))]

    def parts(self, s: Salon, p: i64) -> list[int]:
        turns = self.turns_left(s, p)
        stock = oven.larder(s, p)
        decorations = self.decorated(s, p, turns, stock)
        recipes = self.recipes(s, p, turns, stock)
        decorations += self.hoped(s, p, turns, stock)
        tables = self.on_tables(s, p, turns)
        court = self.at_court(s, p, turns)
        return [
            POINT * s.prestige[p],
            self.purse(s, p, turns, court),
            *tables[:2],
            court[0],
            self.specials(s, p),
            self.racks(s, p, turns),
            recipes,
            self.stock(s, p, turns, stock),
            decorations,
            self.staff(s, p),
            tables[2],
        ]

    def on_tables(self, s: Salon, p: i64, turns: i64) -> list[int]:
        """What the pastries there are worth, and the majorities: own ones, and the others'."""
        kept = self.tables
        if not kept.still(s.owners, s.spaces, p, turns, 0):
            found = [POINT * scoring.pastry_points(s, p), self.majorities(s, p, turns), 0]
            for other in range(s.house.players):
                if other != p:
                    found[2] -= self.majorities(s, other, turns)
            self.tables = kept = Kept(s.owners, s.spaces, p, turns, 0, found)
        return kept.found

    def at_court(self, s: Salon, p: i64, turns: i64) -> list[int]:
        """What servants and hosts are worth, then the bargains that are left."""
        kept = self.places
        if not kept.still(s.court, s.court, p, turns, s.round):
            found = [self.court(s, p, turns), *self.bargains(s, p)]
            self.places = kept = Kept(s.court, s.court, p, turns, s.round, found)
        return kept.found

    def worth(self, s: Salon, p: i64) -> i64:
        if not s.acting and s.scores:
            return POINT * s.prestige[p]  # the end: all is counted
        total: i64 = 0
        for part in self.features(s, p):
            total += part
        return total

    def purse(self, s: Salon, p: i64, turns: i64, court: list[int]) -> i64:
        """Coins are worth what they can place at court, the best bargains first, as far as turns
        allow; in the end ten are a point (R12.2)."""
        coins: i64 = s.coins[p]
        if turns == 0:
            return coins * POINT // s.house.numbers.conversion
        least: i64 = self.coin[s.round - 1]
        worth: i64 = 0
        for i in range(1, min(len(court), (turns + 5) // 3)):
            spent = min(coins, court[i] % DEAR)
            worth += spent * max(least, court[i] // DEAR)
            coins -= spent
        near = min(coins, ENOUGH)
        return worth + near * least + (coins - near) * self.coin_far[s.round - 1]

    def bargains(self, s: Salon, p: i64) -> list[int]:
        """R8.9.1: open places at court, as points per coin and cost, the best first."""
        board = s.house.board
        found: list[int] = []
        for place in range(len(board.costs)):
            if board.points[place] and people.place_open(s, p, place):
                hope = self.servant if place < ids.SLOTS else self.host
                gain = POINT * board.points[place] + hope - self.place
                each = gain // max(board.costs[place], 1)
                found.append(each * DEAR + board.costs[place])
        found.sort(reverse=True)
        return found

    def majorities(self, s: Salon, p: i64, turns: i64) -> i64:
        """R12.3 as it stands, the surer the bigger the lead and the nearer the end; and those
        within reach."""
        worth: i64 = 0
        for table in range(len(ids.TABLES)):
            mine = s.on_table(p, table)
            if not mine:
                continue
            order = scoring.standings(s, table)
            prize = scoring.prize(s, table, 0)
            if order[0] == p:
                lead = mine - (s.on_table(order[1], table) if len(order) > 1 else 0)
                worth += prize * surer(self.share[min(lead, 2)], turns)
            else:
                if order[1] == p:
                    worth += scoring.prize(s, table, 1) * surer(self.share[1], turns)
                behind = s.on_table(order[0], table) - mine
                if behind <= 1 and s.free_spaces(table):
                    worth += prize * self.chase * turns // TURNS
        return worth

    def court(self, s: Salon, p: i64, turns: i64) -> i64:
        """R12.4, R12.5: servants and hosts, the income of the hosts to come (R11.1), and what
        servants are good for when pastries are presented (R8.6.3)."""
        markers = scoring.marked(s, p, 0, len(s.house.board.points))
        points = markers + scoring.court_points(s, p)
        hosts = s.noble_hosts(p)
        income = incomes_left(s) * host_coins(s, p) * self.coin[s.round - 1]
        hope = (hosts * self.host + s.servants(p) * self.servant) * turns // TURNS
        return POINT * points + income + hope

    def specials(self, s: Salon, p: i64) -> i64:
        """R10: what is claimed, and the way towards the best space that is left."""
        worth = POINT * conditions.special_points(s, p)
        for at in range(2):
            claims = s.claims[3 * at : 3 * at + 3]
            if p in claims or FREE not in claims:
                continue
            tile = s.tiles_on[5 + at]
            demand = s.house.special_tiles[tile].demand
            best: i64 = s.house.special_tiles[tile].spaces[claims.index(FREE)]
            if demand.n:
                have = min(conditions.reached(s, demand, p), demand.n)
                worth += POINT * best * self.towards * have * have // (100 * demand.n * demand.n)
        return worth

    def slot(self, s: Salon, at: i64) -> i64:
        """R11.1: what a successful decoration in a slot still brings; nothing beyond the last."""
        numbers = s.house.numbers
        if at >= len(numbers.slot_coins):
            return 0
        coins = numbers.slot_coins[at] * self.coin[s.round - 1]
        return incomes_left(s) * (coins + numbers.slot_prestige[at] * POINT) + self.decoration

    def decorated(self, s: Salon, p: i64, turns: i64, stock: list[int]) -> i64:
        """Decorations that have succeeded; and, each for the next free slot (R8.6.5), a garnish on
        a rack and, where one action decorates them, a tile for each pastry that stands bare: it is
        set aside from `stock`."""
        at: i64 = len(s.decorations[p])
        worth: i64 = 0
        for done in range(at):
            worth += self.slot(s, done)
        if turns == 0:
            return worth
        bare: i64 = 0
        for rack in range(2):
            if s.toppings[p][rack] != EMPTY:
                worth += self.slot(s, at) * self.garnish[0] // 100
                at += 1
            elif s.racks[p][rack] != EMPTY:
                bare += 1
        ready: i64 = -self.decorate
        for card in decoration.garnish_tiles(s, p)[:bare]:
            ready += self.slot(s, at) * self.garnish[0] // 100
            self.missing([0, 0, 0, *s.house.tiles[card - ids.FIRST_TILE].holds], stock)
            at += 1
        return worth + max(0, ready) if turns > 1 else worth

    def hoped(self, s: Salon, p: i64, turns: i64, stock: list[int]) -> i64:
        """Garnish tiles that no recipe needs in `stock`, for the next two pastries of recipes."""
        at: i64 = len(s.decorations[p]) + 2 - s.free_racks(p)
        end = at + min(s.stored(p), 2)
        worth: i64 = 0
        if turns < LATE:
            return 0
        for card in decoration.garnish_tiles(s, p):
            needs = [0, 0, 0, *s.house.tiles[card - ids.FIRST_TILE].holds]
            if at < end and oven.covers(stock, needs, oven.NO_NEEDS):
                self.missing(needs, stock)
                worth += self.slot(s, at) * self.garnish[1] // 100
                at += 1
        return worth

    def racks(self, s: Salon, p: i64, turns: i64) -> i64:
        """A pastry on a rack is nearly presented; without turns it is sold (R12.1)."""
        worth: i64 = 0
        for card in s.racks[p]:
            if card == EMPTY:
                continue
            if turns == 0:
                worth += sale(s, card) * POINT // s.house.numbers.conversion
                continue
            value: i64 = s.house.recipes[card - ids.FIRST_RECIPE].value
            worth += value * POINT + self.present - self.deliver
        return worth

    def recipes(self, s: Salon, p: i64, turns: i64, stock: list[int]) -> i64:
        """The best first: each takes what it needs from `stock`, and lacks the rest."""
        book = s.house.recipes
        order: list[int] = []
        for card in s.recipes[p]:
            recipe = card - ids.FIRST_RECIPE
            if recipe >= 0:
                order.append(book[recipe].value * 64 + recipe)
        order.sort(reverse=True)
        worth: i64 = 0
        time = turns
        for key in order:
            recipe = key % 64
            value: i64 = book[recipe].value
            missing = self.missing(book[recipe].needs, stock)
            late = min(time - (1 if missing else 0), LATE)
            pastry = value * POINT + self.present - self.deliver - self.bake - missing
            if late > 0:
                worth += max(pastry, value * self.raw) * self.soon[late] // 100
            time -= 1
        return worth

    def missing(self, needs: list[int], stock: list[int]) -> i64:
        """What the units are worth that a recipe needs beyond the stock; it uses that up."""
        lacks: i64 = 0
        for i in range(oven.NEEDS):
            used = min(needs[i], stock[i])
            stock[i] -= used
            lacks += (needs[i] - used) * self.unit[i]
        return lacks

    def stock(self, s: Salon, p: i64, turns: i64, stock: list[int]) -> i64:
        """What no recipe needs yet: some percent for the first, less for each further one."""
        if turns < LATE:
            return 0
        worth: i64 = 0
        for i in range(oven.NEEDS):
            for n in range(stock[i]):
                worth += self.unit[i] * self.over[min(n, 2)] // 100
        return worth

    def card_worth(self, s: Salon, p: i64, kind: i64) -> i64:
        """What a card is worth this round: what its bonus counts now, and what it may beside."""
        staff = s.house.staff[kind]
        worth: i64 = self.card[(s.round - 1) * KINDS + staff.bonus]
        bonus = bonuses.BONUSES[staff.bonus]
        if isinstance(bonus, Gain):
            each: i64 = POINT if bonus.prestige else self.coin[s.round - 1]
            worth += each * bonus.worth(s, p, staff.terms)
        return worth + self.chef if staff.chef else worth

    def staff(self, s: Salon, p: i64) -> i64:
        """Cards in hand are turns to come, and some of the others' worth comes back."""
        worth: i64 = 0
        for card in s.hands[p]:
            worth += self.card_worth(s, p, ids.FACES[card]) + self.turn[s.round - 1]
        if rounds_left(s):
            later: i64 = 0
            for card in s.unused[p]:
                later += self.card_worth(s, p, ids.FACES[card])
            for card in s.used[p]:
                later += self.card_worth(s, p, ids.FACES[card])
            worth += later * self.staff_left // 100
        return worth


def surer(share: i64, turns: i64) -> i64:
    """A share of a point that becomes the whole point towards the end."""
    return share + (POINT - share) * (TURNS - min(turns, TURNS)) // TURNS
