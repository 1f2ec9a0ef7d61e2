"""What things are worth to one seat of a world, as the guide's weights have it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.bots.weights import Weights
from tablee.games.ristorante.rules import moves as do
from tablee.games.ristorante.rules.bonus import PER_ROOM
from tablee.games.ristorante.rules.cooking import course_full, of_course, toques_short
from tablee.games.ristorante.rules.finale import has_wine, wine_points
from tablee.games.ristorante.rules.house import SEASONS
from tablee.games.ristorante.rules.tiles import crate_kinds
from tablee.games.ristorante.rules.town import Town

POINT: Final[i64] = 1000


@final
class Estimate:
    """Made once for a decision; worths in thousandths of a point."""

    def __init__(self, s: Town, seat: i64, weights: Weights) -> None:
        self.s = s
        self.seat = seat
        self.incomes = s.incomes_left()
        self.coin: i64 = weights.of("coin", SEASONS)[s.season - 1]
        self.critic: i64 = weights.one("critic") if self.incomes else 0
        self.category = weights.of("category", 4)
        self.speciality = weights.of("speciality", 4)
        self.course: i64 = weights.one("course")
        self.toques = weights.of("toques", 4)
        self.tile: i64 = weights.one("tile")
        self.star: i64 = weights.one("star")
        self.cube: i64 = weights.one("cube")
        self.step: i64 = weights.one("step")
        self.new_toque: i64 = weights.one("new_toque")
        self.plan = s.menus[seat] + s.hands[seat]  # the recipes that count for themes
        self.wanted = [0] * s.house.cards.kinds  # what a tile of each kind is worth
        self.wanted_for = [0] * s.house.cards.kinds  # and for which recipe
        self.want()

    def want(self) -> None:
        """A tile is worth its share of the best recipe in hand that lacks it."""
        s = self.s
        for card in s.hands[self.seat]:
            missing = s.lacks(self.seat, card)
            if not missing:
                continue
            worth = self.recipe(card)
            cost: i64 = 0
            for kind in missing:
                cost += s.house.kind_cost(kind)
            share = worth // len(missing) + cost * self.coin // len(missing) + self.tile
            if s.last_season() and len(missing) > self.actions_left():
                share = 0
            for kind in missing:
                if share > self.wanted[kind]:
                    self.wanted[kind] = share
                    self.wanted_for[kind] = card

    def actions_left(self) -> i64:
        """Of this season, the present one included."""
        numbers = self.s.house.numbers
        return self.s.actions + (numbers.action_phases - self.s.part) * numbers.actions + 1

    # --- recipes ----------------------------------------------------------------------------------

    def served(self, card: i64) -> i64:
        """A recipe on the menu: points, income to come, wine, theme, and the dinner's course."""
        s = self.s
        cards = s.house.cards
        worth = cards.points[card] * POINT + cards.income[card] * self.incomes * self.coin
        if has_wine(s, self.seat, cards.wine[card]):
            worth += wine_points(s, 1) * POINT
        same: i64 = 0
        alike: i64 = 0
        for other in self.plan:
            if other != card and cards.course[other] != cards.course[card]:
                same += cards.category[other] == cards.category[card]
                alike += cards.speciality[other] == cards.speciality[card]
        worth += self.category[min(same, 3)] + self.speciality[min(alike, 3)]
        return worth

    def played(self, card: i64) -> i64:
        """A recipe put on the menu now: what it brings, less what it drives out."""
        s = self.s
        worth = self.served(card) + s.house.cards.points[card] * self.critic
        rivals = of_course(s, self.seat, s.house.cards.course[card])
        if not rivals:
            worth += self.course
        elif course_full(s, self.seat, s.house.cards.course[card]):
            worth -= min([self.served(other) for other in rivals])
        return worth

    def recipe(self, card: i64) -> i64:
        """A recipe in hand: what it would bring, the tiles and toques it still lacks."""
        s = self.s
        short = toques_short(s, self.seat, card)
        if short > 0 and not self.incomes:
            return 0
        worth = self.played(card) * self.toques[min(short, 3)] // 1000
        for kind in s.lacks(self.seat, card):
            worth -= self.tile + s.house.kind_cost(kind) * self.coin
        return worth

    def best_of(self, kinds: list[int]) -> i64:
        """The best purchase among these kinds; 0 where none is worth it or can be paid."""
        s = self.s
        best: i64 = 0
        for kind in kinds:
            cost = s.house.kind_cost(kind)
            if cost <= s.cash[self.seat]:
                best = max(best, self.wanted[kind] - cost * self.coin)
        return best

    def best_in_crates(self) -> i64:
        """The kind in any crate that is worth most (R19.2), as far as it can be paid."""
        s = self.s
        kinds = [kind for shop in range(do.SHOPS) for kind in crate_kinds(s, shop)]
        paid = [kind for kind in kinds if s.house.kind_cost(kind) <= s.cash[self.seat]]
        gains = [self.wanted[kind] - s.house.kind_cost(kind) * self.coin for kind in paid]
        return paid[gains.index(max(gains))] if paid else 0

    # --- wines ------------------------------------------------------------------------------------

    def wine(self, card: i64) -> i64:
        """A wine bought now: points, income, recipes it newly matches; less its cost and place."""
        s = self.s
        worth = self.bottle(card) - s.house.cards.cost[card] * self.coin
        if not has_wine(s, self.seat, s.house.cards.wine[card]):
            worth += wine_points(s, self.matches(card)) * POINT
        if s.cellar_full(self.seat):
            worth -= min([self.bottle(other) for other in s.cellars[self.seat]])
        return worth

    def bottle(self, card: i64) -> i64:
        cards = self.s.house.cards
        return cards.points[card] * POINT + cards.income[card] * self.incomes * self.coin

    def matches(self, card: i64) -> i64:
        """Recipes on the menu, and those in hand that lack nothing, whose ideal wine this is."""
        ideal = self.s.house.cards.wine
        return len([recipe for recipe in self.plan if ideal[recipe] == ideal[card]])

    def kept(self, card: i64) -> i64:
        """A recipe or wine that might be discarded."""
        if card < do.FIRST_WINE:
            critic = self.critic if card in self.s.fresh else 0
            return self.served(card) + self.s.house.cards.points[card] * critic
        s = self.s
        worth = self.bottle(card)
        same: i64 = 0
        for other in s.cellars[self.seat]:
            same += s.house.cards.wine[other] == s.house.cards.wine[card]
        return worth + (wine_points(s, self.matches(card)) * POINT if same == 1 else 0)

    # --- the rest ---------------------------------------------------------------------------------

    def room(self, room: i64) -> i64:
        """A room built now."""
        s = self.s
        worth = self.room_kept(room) - s.house.numbers.room_cost[room] * self.coin
        if s.rooms_full(self.seat):
            worth -= 3 * POINT
        return worth + s.power(self.seat, PER_ROOM) * POINT

    def room_kept(self, room: i64) -> i64:
        numbers = self.s.house.numbers
        incomes = self.incomes * self.coin
        return numbers.room_points[room] * POINT + numbers.room_income[room] * incomes

    def climb(self, steps: i64) -> i64:
        """Steps up the rating scale: points, and perhaps a new toque."""
        s = self.s
        rating = s.rating_after(self.seat, steps)
        more = s.house.numbers.toques[rating] > s.toques(self.seat) and self.incomes > 0
        return (rating - s.ratings[self.seat]) * self.step + (self.new_toque if more else 0)
