"""The guide to Ristorante Italia: what recipes, wines, tiles and coins are worth to a seat.

Every number of the game is asked of the rules on the world at hand: what a recipe lacks, what a
dinner's themes are, what a bid costs that loses, how the bill stands.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.bots.base import Reason
from tablee.bots.guide import Guide
from tablee.bots.weights import Weights
from tablee.games.ristorante.guide.estimate import Estimate
from tablee.games.ristorante.guide.reasons import reason_for
from tablee.games.ristorante.rules import bonus as gives, moves as do
from tablee.games.ristorante.rules.cooking import of_course
from tablee.games.ristorante.rules.drawing import wines_drawn
from tablee.games.ristorante.rules.finale import bill
from tablee.games.ristorante.rules.food_guide import CATEGORIES, counts_as, themes_of
from tablee.games.ristorante.rules.scoring import lost_share, prizes
from tablee.games.ristorante.rules.tiles import crate_kinds, kinds_in
from tablee.games.ristorante.rules.town import WINE_DECK, Town, total
from tablee.kernel.game import Game

POINT: Final[i64] = 1000
NEVER: Final[i64] = -(1 << 40)
SHOPPING: Final = (gives.CRATE, gives.CAT, gives.PURCHASES, gives.TRUSTED)


@final
class RistoranteGuide(Guide[Town]):
    """Features: see `guide.toml`."""

    def __init__(self, game: Game, weights: Weights) -> None:
        super().__init__(game, weights)
        self.action = weights.one("action")
        self.draw = weights.one("draw")
        self.held = weights.one("held")
        self.drawn_wine = weights.one("drawn_wine")
        self.crowded = weights.one("crowded")
        self.restocking = weights.one("restock")
        self.rivals = weights.of("rivals", 4)
        self.bonus = weights.of("bonus", 28)
        self.place = weights.one("place")
        self.spoon = weights.one("spoon")

    def section(self, s: Town) -> str:
        """Without bonus cards, rooms and classes other things are dear (R1.5)."""
        return "" if s.house.advanced else "base"

    def rate(self, s: Town, seat: i64, moves: list[int]) -> list[int]:
        e = Estimate(s, seat, self.weights)
        return [int(self.rated(s, seat, e, move)) for move in moves]

    def rated(self, s: Town, seat: i64, e: Estimate, move: i64) -> i64:
        """What a move is worth, by what it does."""
        if move < do.DRAW:
            return self.finished(s, move)
        if move < do.BUILD:
            return self.action_worth(s, seat, e, move)
        if move < do.CUBES:
            return self.table_worth(s, seat, e, move)
        if move < do.BID:
            return self.cubes(s, seat, e, move - do.CUBES + 1)
        if move < do.ACQUIRE:
            return self.bid(s, seat, e, move - do.BID)
        if move < do.KEEP:
            first = do.ACQUIRE if move < do.TAKE else do.TAKE
            return self.bonus_card(s, seat, e, move - first + do.FIRST_BONUS, move < do.TAKE)
        return self.card_worth(s, seat, e, move)

    def table_worth(self, s: Town, seat: i64, e: Estimate, move: i64) -> i64:
        """Rooms, restocks and ties."""
        if move < do.TEAR_DOWN:
            return e.room(move - do.BUILD) - self.action
        if move < do.RESTOCK:
            return -e.room_kept(move - do.TEAR_DOWN)
        if move < do.RANK:
            return self.restock(s, e, move - do.RESTOCK)
        return self.tie(s, seat, move - do.RANK)

    def finished(self, s: Town, move: i64) -> i64:
        """Ending, being done, declining and passing gain nothing and cost nothing."""
        if move == do.END and s.actions:
            return -self.action
        return 0 if move in (do.END, do.DONE, do.DECLINE, do.PASS) else NEVER

    def action_worth(self, s: Town, seat: i64, e: Estimate, move: i64) -> i64:
        if move < do.DRAW_WINE:
            return self.recipes(s, seat, e, move - do.DRAW) - self.action
        if move == do.DRAW_WINE:
            return self.wine(s, seat, e) - self.action
        if move == do.MARKET:
            return self.market(s, seat, e) - self.action
        if move == do.TAKE_CUBE:
            return e.cube - self.action
        if move == do.CLASS:
            numbers = s.house.numbers
            return e.climb(numbers.class_steps) - numbers.class_cost * e.coin - self.action
        if move == do.APPRENTICE:
            kind = e.best_in_crates()
            best = e.wanted[kind] - s.house.kind_cost(kind) * e.coin
            return max(best, 0) - 2 * self.action
        price: i64 = 0 if s.cups_open else s.power(seat, gives.COURSE) * e.coin  # CATCH_UP
        return e.climb(1) - price

    def card_worth(self, s: Town, seat: i64, e: Estimate, move: i64) -> i64:
        """Moves that name a recipe, a wine or an ingredient."""
        if move < do.PLAY:
            return e.recipe(move - do.KEEP)
        if move < do.SERVE:
            return e.played(move - do.PLAY)
        if move < do.ICON:
            return self.dinner(s, seat, e, move - do.SERVE)
        if move < do.WINE:
            return self.lent(s, seat, e, move - do.ICON)
        if move < do.DISCARD:
            return e.wine(move - do.WINE + do.FIRST_WINE)
        if move < do.BUY:
            return -e.kept(move - do.DISCARD)
        kinds = s.house.cards.kinds
        kind = (move - do.BUY) % kinds
        if move >= s.house.drop:
            return -e.wanted[kind]
        free = move >= s.house.bin
        return e.wanted[kind] - (0 if free else s.house.kind_cost(kind) * e.coin)

    # --- actions ----------------------------------------------------------------------------------

    def recipes(self, s: Town, seat: i64, e: Estimate, course: i64) -> i64:
        """Five new recipes: the fewer one holds, and the barer the course, the better."""
        if s.season == s.house.numbers.seasons and s.part + (s.actions < 2) >= 3:
            return 0  # nothing can be bought for it any more
        of_it = len([card for card in s.hands[seat] if s.house.cards.course[card] == course])
        worth = self.draw - self.held * (len(s.hands[seat]) + of_it)
        on_menu = len(of_course(s, seat, course))
        if not on_menu and not of_it:
            worth += e.course
        elif on_menu >= s.house.numbers.per_course:
            worth -= self.crowded
        return worth

    def wine(self, s: Town, seat: i64, e: Estimate) -> i64:
        """The best wine that is left unseen, as far as five cards may show it."""
        if len(s.decks[WINE_DECK]) + len(s.discards[WINE_DECK]) == 0:
            return 0
        worth: i64 = 0
        for card in range(do.FIRST_WINE, do.FIRST_BONUS):
            if s.house.cards.cost[card] <= s.cash[seat]:
                worth += max(e.wine(card), 0)
        many = wines_drawn(s, seat) > s.house.numbers.drawn
        average = worth // do.WINES
        return average + average * (3 if many else 2) // 4 + (self.drawn_wine if average else 0)

    def market(self, s: Town, seat: i64, e: Estimate) -> i64:
        """The best purchase; where there is none, the best restock."""
        best: i64 = 0
        for shop in range(do.SHOPS):
            best = max(best, e.best_of(kinds_in(s.house, s.stalls[shop])))
            for card in s.bonuses[seat]:
                if s.bonus(card).of(gives.CRATE) == shop + 1:
                    best = max(best, e.best_of(crate_kinds(s, shop)))
        again: i64 = 0
        for shop in range(do.SHOPS):
            again = max(again, self.restock(s, e, shop))
        return best + again

    def restock(self, s: Town, e: Estimate, shop: i64) -> i64:
        """Wanted kinds in the crate that the stall does not show; less those it shows."""
        house = s.house
        shown = kinds_in(house, s.stalls[shop])
        worth: i64 = -1
        for kind in kinds_in(house, s.crates[shop]):
            if e.wanted[kind] > 0 and kind not in shown:
                worth += self.restocking
        for kind in shown:
            if e.wanted[kind] > 0:
                worth -= 2 * self.restocking
        return worth

    def bonus_card(self, s: Town, seat: i64, e: Estimate, card: i64, paid: bool) -> i64:
        """The table's worth, and what its text says of coins, cubes, rooms, stars and spoons."""
        bonus = s.bonus(card)
        worth = self.bonus[card - do.FIRST_BONUS] + bonus.of(gives.COINS) * e.coin
        worth += bonus.of(gives.CUBES) * e.cube
        if any(bonus.of(effect) for effect in SHOPPING):
            worth = worth * (5 - s.season) // 4 - s.part * 150
        worth += bonus.of(gives.PER_ROOM) * s.rooms_of(seat) * POINT
        star = bonus.of(gives.STAR)
        if star:
            worth += (star - s.house.numbers.star) * (s.stars[seat] - 1) * POINT
        return worth - (bonus.cost * e.coin + self.action if paid else 0)

    # --- judging ----------------------------------------------------------------------------------

    def bid(self, s: Town, seat: i64, e: Estimate, coins: i64) -> i64:
        """What winning is worth and costs, what losing costs, by the chance of each."""
        chance: i64 = POINT
        share = self.rivals[s.season - 1]
        for other in range(s.seats):
            if other != seat:
                most = s.cash[other] * share // 1000 + 1
                beaten = min(coins * 1000 // most, 1000)
                chance = chance * beaten // 1000
        if coins < s.house.numbers.least_bid:
            chance = 0
        gain = e.star - coins * e.coin
        loss = lost_share(s, coins) * e.coin
        return (chance * gain - (1000 - chance) * loss) // 1000

    def cubes(self, s: Town, seat: i64, e: Estimate, n: i64) -> i64:
        """Cubes that win a place that counts; no more of them than that takes."""
        before = self.prize(s, seat, 0)
        after = self.prize(s, seat, n)
        return after - before - n * (e.cube if s.season < 4 or not s.cups_open else 1)

    def prize(self, s: Town, seat: i64, n: i64) -> i64:
        """What the present scores would bring with so many cubes more."""
        ahead: i64 = 0
        mine = s.tally[seat] + n
        for other in range(s.seats):
            if other == seat or (not s.judged >> other & 1 and s.season == 4):
                continue
            level = s.tally[other] == mine and s.ratings[other] >= s.ratings[seat]
            if s.tally[other] > mine or level:
                ahead += 1
        worth = self.place if s.season < s.house.numbers.seasons else self.spoon
        return prizes(s)[min(ahead, 2)] * worth

    def tie(self, s: Town, seat: i64, other: i64) -> i64:
        """Oneself first, then whoever is furthest behind."""
        if other == seat:
            return 100 * POINT
        lines = bill(s, other)
        return -sum(lines)

    def dinner(self, s: Town, seat: i64, e: Estimate, card: i64) -> i64:
        """The best dinner that can be made with this recipe."""
        return self.best_dinner(s, seat, e, [*s.dinners[seat], card])

    def best_dinner(self, s: Town, seat: i64, e: Estimate, dinner: list[int]) -> i64:
        if len(dinner) == do.COURSES:
            worth = total(s.house.cards.points, dinner) * 700
            themes = themes_of(s, seat, dinner)
            if themes & ((1 << CATEGORIES) - 1):
                worth += s.house.numbers.category_theme * POINT
            if themes >> CATEGORIES:
                worth += s.house.numbers.speciality_theme * POINT
            return worth
        best = NEVER
        for card in of_course(s, seat, len(dinner)):
            best = max(best, self.best_dinner(s, seat, e, [*dinner, card]))
        return best

    def lent(self, s: Town, seat: i64, e: Estimate, card: i64) -> i64:
        """Whether the icon makes the dinner's theme whole."""
        others = [other for other in s.dinners[seat] if other != card]
        whole = all(counts_as(s, seat, other, s.icon_for) for other in others)
        return s.house.numbers.speciality_theme * POINT if whole else 1

    # --- positions and reasons --------------------------------------------------------------------

    def worth(self, s: Town, seat: i64) -> i64:
        """The bill as it stands, and what coins, cubes, income and the hand may add to it."""
        e = Estimate(s, seat, self.weights)
        worth: i64 = sum(bill(s, seat)) * POINT
        worth += s.cash[seat] * e.coin + s.cubes[seat] * e.cube
        worth += s.income(seat) * e.incomes * e.coin
        for card in s.hands[seat]:
            worth += max(e.recipe(card), 0) // 2
        return worth

    def reasons(self, s: Town, seat: i64, move: i64) -> list[Reason]:
        """The feature that speaks for a move."""
        verb = self.game.moves.forms[move]["verb"]
        return reason_for(s, seat, Estimate(s, seat, self.weights), verb, move)
