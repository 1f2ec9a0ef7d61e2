"""The guide to Ristorante Italia: what recipes, wines, tiles and coins are worth to a seat.

Every number of the game is asked of the rules on the world at hand: what a recipe lacks, what a
dinner's themes are, what a bid costs that loses, how the bill stands.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.bots.base import Reason
from tablee.bots.guide import Guide, best_first
from tablee.bots.weights import Weights
from tablee.games.ristorante.guide.estimate import Estimate
from tablee.games.ristorante.guide.reasons import reason_for
from tablee.games.ristorante.rules import bonus as gives, moves as do
from tablee.games.ristorante.rules.actions import price as action_price
from tablee.games.ristorante.rules.cooking import course_full, of_course
from tablee.games.ristorante.rules.drawing import can_draw, wines_drawn
from tablee.games.ristorante.rules.finale import bill, star_worth, theme_points
from tablee.games.ristorante.rules.food_guide import counts_as, themes_of
from tablee.games.ristorante.rules.house import SEASONS
from tablee.games.ristorante.rules.market import searches
from tablee.games.ristorante.rules.scoring import lost_share, may_win, prize_with
from tablee.games.ristorante.rules.tiles import crate_kinds, kinds_in, may_come, price
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
        self.rivals = weights.of("rivals", SEASONS)
        self.bonus = weights.of("bonus", 28)
        self.place = weights.one("place")
        self.spoon = weights.one("spoon")
        self.dish = weights.one("dish")

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
            cost = action_price(s, seat, move) * e.coin
            return e.climb(s.house.numbers.class_steps) - cost - self.action
        if move == do.APPRENTICE:
            kind = e.best_in_crates()
            best = e.wanted[kind] - s.house.kind_cost(kind) * e.coin
            return max(best, 0) - s.actions * self.action  # R19.2: the whole turn
        cost = 0 if s.cups_open else action_price(s, seat, move) * e.coin  # CATCH_UP
        return e.climb(1) - cost

    def card_worth(self, s: Town, seat: i64, e: Estimate, move: i64) -> i64:
        """Moves that name a recipe, a wine or an ingredient."""
        if move < do.PLAY:
            return e.recipe(move - do.KEEP)
        if move < do.SERVE:
            return e.played(move - do.PLAY)
        if move < do.ICON:
            return self.dinner(s, seat, move - do.SERVE)
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
        return e.wanted[kind] - price(s, move) * e.coin

    # --- actions ----------------------------------------------------------------------------------

    def recipes(self, s: Town, seat: i64, e: Estimate, course: i64) -> i64:
        """Five new recipes: the fewer one holds, and the barer the course, the better."""
        numbers = s.house.numbers
        under_way = s.actions < numbers.actions  # the first action of this turn is taken
        if s.last_season() and s.part + under_way >= numbers.action_phases:
            return 0  # nothing can be bought for it any more
        of_it = len([card for card in s.hands[seat] if s.house.cards.course[card] == course])
        worth = self.draw - self.held * (len(s.hands[seat]) + of_it)
        if not of_it and not of_course(s, seat, course):
            worth += e.course
        elif course_full(s, seat, course):
            worth -= self.crowded
        return worth

    def wine(self, s: Town, seat: i64, e: Estimate) -> i64:
        """The best wine that is left unseen, as far as five cards may show it."""
        if not can_draw(s, WINE_DECK):
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
            if searches(s, seat, shop):
                best = max(best, e.best_of(crate_kinds(s, shop)))
        again: i64 = 0
        for shop in range(do.SHOPS):
            again = max(again, self.restock(s, e, shop))
        return best + again

    def restock(self, s: Town, e: Estimate, shop: i64) -> i64:
        """Wanted kinds that may come and that the stall does not show; less those it shows."""
        shown = kinds_in(s.house, s.stalls[shop])
        worth: i64 = -1
        for kind in may_come(s, shop):
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
            worth = worth * (s.incomes_left() + 1) // SEASONS - s.part * 150
        worth += bonus.of(gives.PER_ROOM) * s.rooms_of(seat) * POINT
        star = bonus.of(gives.STAR)
        if star:
            more = max(star - star_worth(s, seat), 0)
            worth += more * (s.stars[seat] - s.house.numbers.printed_stars) * POINT
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
        if not may_win(s, coins):
            chance = 0
        gain = s.house.numbers.vip_stars * e.star - coins * e.coin
        loss = lost_share(s, coins) * e.coin
        return (chance * gain - (1000 - chance) * loss) // 1000

    def cubes(self, s: Town, seat: i64, e: Estimate, n: i64) -> i64:
        """Cubes that win a place that counts; no more of them than that takes."""
        gain = prize_with(s, seat, n) - prize_with(s, seat, 0)
        worth = self.spoon if s.last_season() else self.place
        return gain * worth - n * (1 if s.cups_open else e.cube)

    def tie(self, s: Town, seat: i64, other: i64) -> i64:
        """Oneself first, then whoever is furthest behind."""
        if other == seat:
            return 100 * POINT
        lines = bill(s, other)
        return -sum(lines)

    def dinner(self, s: Town, seat: i64, card: i64) -> i64:
        """The best dinner that can be made with this recipe."""
        best = NEVER
        for dinner in self.dinners(s, seat, [*s.dinners[seat], int(card)]):
            best = max(best, self.dinner_worth(s, seat, dinner))
        return best

    def dinners(self, s: Town, seat: i64, begun: list[int]) -> list[list[int]]:
        """Every dinner that goes on from these courses (R11.2)."""
        if len(begun) == do.COURSES:
            return [begun]
        found: list[list[int]] = []
        for card in of_course(s, seat, len(begun)):
            found += self.dinners(s, seat, [*begun, card])
        return found

    def dinner_worth(self, s: Town, seat: i64, dinner: list[int]) -> i64:
        themes: i64 = sum(theme_points(s, themes_of(s, seat, dinner)))
        return total(s.house.cards.points, dinner) * self.dish + themes * POINT

    def plans(self, s: Town, seat: i64, moves: list[int]) -> list[list[int]]:
        """A dinner is one decision: all the courses in which there is a choice (R11.2)."""
        if not do.SERVE <= moves[0] < do.ICON:
            return super().plans(s, seat, moves)
        found = self.dinners(s, seat, s.dinners[seat])
        worths = [int(self.dinner_worth(s, seat, dinner)) for dinner in found]
        return [self.to_serve(s, seat, found[at]) for at in best_first(worths)]

    def to_serve(self, s: Town, seat: i64, dinner: list[int]) -> list[int]:
        """What is asked of a dinner: a course with one recipe serves itself."""
        courses = range(len(s.dinners[seat]), do.COURSES)
        return [int(do.SERVE + dinner[at]) for at in courses if len(of_course(s, seat, at)) > 1]

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
        """What speaks for a move; that it is the best or the least, only where the guide thinks so:
        not where there is nothing to choose."""
        moves = s.phase.legal(s, seat)
        rates = self.rate(s, seat, moves)
        best = len(moves) > 1 and rates[moves.index(move)] == max(rates)
        verb = self.game.catalogue.forms[move]["verb"]
        return reason_for(s, seat, Estimate(s, seat, self.weights), verb, move, best)
