"""What a player thinks with: a world it cannot tell from the true one, counts over it, and what a
restaurant is worth in it, in dollars: money, and what its recipes promise.

The rules are asked about that world, never written again; what two such worlds differ in is not
looked at. A dish is worth its points, less what is still to be paid and a price for every day it
takes; so an ingredient is worth what it brings the dishes nearer, and one measure weighs all.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.bots.weights import Weights
from tablee.games.rivals.rules import buying, cooking, day, ids, moves as m, serving
from tablee.games.rivals.rules.cooking import skills
from tablee.games.rivals.rules.house import Box
from tablee.games.rivals.rules.pieces import Figure, Recipe, Restaurant
from tablee.games.rivals.rules.town import Town

UNKNOWN: Final = -999_999  # a worth that nobody has asked for yet
NOTHING: Final = "nothing-better"
NO_PLAN: Final[list[int]] = []


@final
class Taste:
    """The numbers of `guide.toml`: dollars, tenths of a day, per cent, and the ranks of chefs."""

    def __init__(self, weights: Weights) -> None:
        self.point = weights.one("point")
        self.promise = weights.one("promise")
        self.waste = weights.one("waste")
        self.litter = weights.one("litter")
        self.trip = weights.one("trip")
        self.item = weights.one("item")
        self.rare = weights.one("rare")
        self.later = weights.one("later")
        self.day = weights.one("day")
        self.errand = weights.one("errand")
        self.spare = weights.one("spare")
        self.mystery = weights.of("mystery", 5)
        self.tomorrow = weights.one("tomorrow")
        self.cleaning = weights.one("cleaning")
        self.hope = weights.one("hope")
        self.deck = weights.one("deck")
        self.scarce = weights.one("scarce")
        self.upgrade = weights.of("upgrade", m.UPGRADES)
        self.least = weights.one("least")
        self.accepts = weights.one("accepts")
        self.traded_card = weights.one("traded_card")
        self.traded_upgrade = weights.one("traded_upgrade")
        self.enough = weights.one("enough")
        self.wealth = weights.one("wealth")
        self.their_goo = weights.one("their_goo")
        self.own_goo = weights.one("own_goo")
        self.blocked = weights.one("blocked")
        self.block = weights.one("block")
        self.recycled = weights.one("recycled")
        self.used_up = weights.one("used_up")
        self.review = weights.one("review")
        self.kept = weights.of("kept", m.CARDS)
        self.blow = weights.of("blow", m.CARDS)
        self.power = weights.of("power", m.CHEFS)
        self.chef = weights.of("chef", m.CHEFS)
        self.restaurant = weights.of("restaurant", m.RESTAURANTS)
        self.home_dish = weights.one("home_dish")
        self.spares: list[int] = []  # see `spares_in`
        self.priced: Box | None = None

    def spares_in(self, box: Box) -> list[int]:
        """By kind: what an ingredient is worth that no recipe needs. Reckoned once for a box."""
        if self.priced is not box:
            self.priced = box
            self.spares = [box.prices[box.market_of[k]] * self.spare // 100 for k in range(m.KINDS)]
            for at in range(ids.GOO, m.KINDS):
                self.spares[at] = self.mystery[at - ids.GOO] or self.spares[at]
        return self.spares


@final
class Choice:
    """A move with what it is worth and why; `plan`: with the moves that it begins."""

    def __init__(
        self, move: int, worth: int, why: str, args: tuple[int, ...], plan: list[int] = NO_PLAN
    ) -> None:
        self.move = move
        self.plan = plan
        self.worth = worth
        self.why = why
        self.args = args


@final
class Course:
    """Cooking the recipes here in an order: what is to be bought for the first, and for all; how
    many tenths of days that takes; what the ingredients are worth that are left over."""

    def __init__(self) -> None:
        self.dishes: i64 = 0
        self.first_cost: i64 = 0
        self.first_tenths: i64 = 0
        self.cost: i64 = 0
        self.tenths: i64 = 0
        self.rest: i64 = 0

    def add(self, cost: i64, tenths: i64) -> None:
        """One more dish, with what all of them so far cost and take."""
        if not self.dishes:
            self.first_cost = cost
            self.first_tenths = tenths
        self.cost = cost
        self.tenths = tenths
        self.dishes += 1


def passing(move: int = m.PASS) -> Choice:
    return Choice(move, 0, NOTHING, ())


def gain(one: Restaurant, recipe: Recipe, have: list[int], garbage: int) -> int:
    """R8.6: the popularity of a recipe, cooked with this much garbage about."""
    extra = have[cooking.spice(one, recipe)] > 0
    return serving.gain_of(one, serving.worth_of(one, recipe, extra), one.gourmet(recipe), garbage)


class Mind:
    """One seat's thoughts about one decision."""

    def __init__(self, s: Town, seat: int, moves: list[int], taste: Taste) -> None:
        self.s = s
        self.moves = moves
        self.taste = taste
        self.box = s.box
        self.seat = seat
        self.me = s.restaurants[seat]
        self.spares = taste.spares_in(s.box)
        self.phase = s.lanes[seat][-1].key if s.lanes and s.lanes[seat] else s.phase.key
        self.notes: list[int] = s.notes[seat] if s.notes else []
        self.hidden: list[int] = []  # see `unseen`
        self.on_sale = [0] * m.KINDS  # by kind: how many are on counters
        self.now = [UNKNOWN] * s.seats  # see `as_it_is`: what each restaurant is worth
        self.income = [UNKNOWN] * s.seats  # see `saved_in`
        self.cares: list[list[bool]] = [[]] * s.seats  # see `matters`
        self.brings: list[list[int]] = [[]] * s.seats  # see `one_more`
        self.skills = [skills(s, other) for other in range(s.seats)]
        for space in s.spaces:
            if space.card != ids.NONE:
                self.on_sale[s.box.faces[space.card]] += 1

    def unseen(self) -> list[int]:
        """By kind: cards that nobody sees; counted once for a decision, where it matters."""
        if self.hidden:
            return self.hidden
        found = [0] * m.KINDS
        for market in self.s.markets:
            for card in market.shelf:
                found[self.box.faces[card]] += 1
        for one in self.s.restaurants:  # what somebody looks through was on a shelf
            for card in one.look:
                if self.box.faces[card] < m.KINDS:
                    found[self.box.faces[card]] += 1
        self.hidden = found
        return found

    def filled(self, market: int) -> list[int]:
        return [at for at in self.s.spaces_of(market) if self.s.spaces[at].card != ids.NONE]

    def others(self) -> list[int]:
        return [seat for seat in range(self.s.seats) if seat != self.seat]

    def leader(self, seats: list[int]) -> int:
        """The most popular of these seats, the richest of equals; the first of those."""
        found = [self.s.restaurants[seat] for seat in seats]
        return max(found, key=lambda one: (one.popularity, one.money)).seat

    def days_left(self) -> int:
        """A guess: so many days until somebody has 20 popularity."""
        most = max([one.popularity for one in self.s.restaurants])
        return max(1, (self.box.win - most + 1) // 2)

    def lacks(self, one: Restaurant, recipe: Recipe, left: list[int], more: int = 0) -> list[int]:
        """R8.4: what a recipe lacks; what it uses is taken from `left`. `more`: further skills."""
        skill = self.skills[one.seat] | more
        lacks = cooking.lacking(self.box, one.needs(recipe), left, skill)
        if lacks and left[ids.GOO]:
            return cooking.after_goo(sorted(lacks, key=self.trouble, reverse=True), left)
        return lacks

    def trouble(self, kind: int) -> int:
        """How hard a kind is to get: its price is high, no counter shows it."""
        return self.price_of(kind) + (0 if self.on_sale[kind] else self.taste.scarce)

    def ready(self, one: Restaurant) -> bool:
        return any(not self.lacks(one, recipe, one.have[:]) for recipe in one.there())

    def for_kind(self, move: int, kind: int, worth: int) -> Choice:
        """A choice that brings an ingredient: some recipe needs it, or is complete with it."""
        me = self.me
        for recipe in me.there():
            lacks = self.lacks(me, recipe, me.have[:])
            if kind in lacks:
                why = "completes" if len(lacks) == 1 else "needs"
                return Choice(move, worth, why, (kind, me.number(recipe)))
        return Choice(move, worth, "useful", (kind,))

    # what a restaurant is worth

    def price_of(self, kind: int) -> int:
        return self.box.prices[self.box.market_of[kind]]

    def tenths(self, one: Restaurant, lacks: list[int]) -> i64:
        """Tenths of days until all these are here, if money is no object."""
        tenths: i64 = 0
        trips: i64 = 0
        for kind in lacks:
            market: i64 = self.box.market_of[kind]
            if not trips >> market & 1:
                trips |= 1 << market
                rats = self.s.markets[market].infested(self.seat)
                tenths += 2 * self.taste.trip if rats else self.taste.trip
            tenths += self.taste.item
            any_meat = self.skills[one.seat] & cooking.ANY_MEAT and market == ids.CHOP_SHOP
            if not self.on_sale[kind] and not any_meat:
                tenths += self.taste.rare
        return tenths

    def saved_in(self, one: Restaurant, short: i64) -> i64:
        """Tenths of days until so much money has come in."""
        if self.income[one.seat] == UNKNOWN:
            self.income[one.seat] = max(1, day.income(self.s, one))
        return 10 * short // self.income[one.seat]

    def outlook(self, one: Restaurant, have: list[int], money: int, garbage: int) -> int:
        """What a restaurant is worth with these ingredients, this money and this garbage."""
        if not garbage:
            return money + self.dishes(one, have, self.courses(one, have), money, 0)
        errand = 0 if one.on_island() else self.taste.errand
        return self.littered(one, have, money, garbage, self.cleaning(one, garbage, errand))

    def littered(
        self, one: Restaurant, have: list[int], money: int, garbage: int, bill: int
    ) -> int:
        """The same if the garbage stays, or goes for so much."""
        courses = self.courses(one, have)
        here = money + self.dishes(one, have, courses, money, garbage)
        cleaned = money - bill + self.dishes(one, have, courses, money - bill, 0)
        return max(here - self.taste.litter * garbage, cleaned)

    def cleaning(self, one: Restaurant, garbage: int, errand: int) -> int:
        """R7.20: what it means to throw out so much: an errand to the Island, or from afar."""
        there = buying.disposal(self.s, one, garbage, True) + errand
        afar = buying.disposal(self.s, one, garbage, False)
        return there if afar == ids.NONE else min(there, afar)

    def dishes(
        self, one: Restaurant, have: list[int], courses: list[Course], money: int, garbage: int
    ) -> int:
        """Both recipes in the better order, and the ingredients that are left over."""
        worth = 0
        for recipe in one.there():
            worth += self.taste.point * gain(one, recipe, have, garbage)
            worth -= self.taste.waste * serving.waste_of(one, recipe)
        best = self.cooked(one, courses[0], money)
        if len(courses) == 2:
            best = max(best, self.cooked(one, courses[1], money))
        return worth + best

    def courses(self, one: Restaurant, have: list[int]) -> list[Course]:
        """The recipes in either order; nobody can drop one."""
        recipes = one.there()
        found = [self.course(one, recipes, have)]
        if len(recipes) == 2:
            found.append(self.course(one, recipes[::-1], have))
        return found

    def course(self, one: Restaurant, recipes: list[Recipe], have: list[int]) -> Course:
        course = Course()
        left = have[:]
        lacks: list[int] = []
        cost: i64 = 0
        for recipe in recipes:
            more = self.lacks(one, recipe, left)
            for kind in more:
                cost += self.price_of(kind)
            lacks += more
            course.add(cost, self.tenths(one, lacks))
        for at in range(m.KINDS):
            number: i64 = left[at]
            if number:
                course.rest += number * self.spares[at]
        return course

    def cooked(self, one: Restaurant, course: Course, money: i64) -> i64:
        """What is left over with this much money, less what the dishes cost and the days."""
        total = course.rest
        later: i64 = 0 if one.upgrades & ids.DOUBLE_BURNER else self.taste.later
        wait: i64 = -self.taste.later
        for at in range(course.dishes):
            cost = course.first_cost if at == 0 else course.cost
            tenths = course.first_tenths if at == 0 else course.tenths
            if cost > money:
                tenths = max(tenths, self.saved_in(one, cost - money))
            wait = max(wait + later, tenths)
            total -= self.taste.day * wait // 10
        return total - course.cost

    def spare_of(self, kind: int) -> int:
        """What an ingredient is worth that no recipe here needs."""
        return self.spares[kind]

    def standing(self, one: Restaurant) -> int:
        return self.outlook(one, one.have, one.money, one.garbage)

    def as_it_is(self, one: Restaurant) -> int:
        """The same, reckoned once for a decision."""
        if self.now[one.seat] == UNKNOWN:
            self.now[one.seat] = self.standing(one)
            self.cares[one.seat] = self.matters(one)
        return self.now[one.seat]

    def with_kind(
        self, one: Restaurant, kind: int, number: int, money: int, garbage: int = 0
    ) -> int:
        """What so many cards of a kind more (or less), this money and garbage are worth to it."""
        before = self.as_it_is(one)
        if not money and not garbage and not self.cares[one.seat][kind]:
            return number * self.spare_of(kind)
        have = one.have[:]
        have[kind] += number
        return self.outlook(one, have, one.money + money, one.garbage + garbage) - before

    def one_more(self, one: Restaurant, kind: int) -> int:
        """What one card of a kind more is worth to it, reckoned once for a decision."""
        if not self.brings[one.seat]:
            self.brings[one.seat] = [UNKNOWN] * m.KINDS
        known = self.brings[one.seat]
        if known[kind] == UNKNOWN:
            known[kind] = self.with_kind(one, kind, 1, 0)
        return known[kind]

    def matters(self, one: Restaurant) -> list[bool]:
        """By kind: whether a recipe here could use it, as itself or in the place of another."""
        found = [kind >= ids.GOO and kind != ids.CHOCOLATE for kind in range(m.KINDS)]
        for kind in range(ids.FIRST_VEGGIE, ids.FIRST_MEAT + 5):
            found[kind] = self.skills[one.seat] != 0
        for recipe in one.there():
            for kind in one.needs(recipe):
                found[kind] = True
        return found

    def shelf_worth(self, one: Restaurant, market: int, have: list[int], money: int) -> int:
        """What the next card of a shelf brings on average, without its price; money is left."""
        total = 0
        chances = 0
        unseen = self.unseen()
        for kind in range(m.KINDS):
            if self.box.market_of[kind] == market and unseen[kind] > 0:
                have[kind] += 1
                total += unseen[kind] * self.outlook(one, have, money, one.garbage)
                have[kind] -= 1
                chances += unseen[kind]
        if not chances or not self.s.markets[market].shelf:
            return self.outlook(one, have, money, one.garbage)
        return total // chances

    def shopping(self, figure: Figure, market: int) -> int:
        """What a visit to a market is worth: its counters bought one by one, then its shelf."""
        if self.s.markets[market].infested(self.seat):
            return 0
        one = self.s.restaurants[figure.seat]
        cost = buying.counter_price(self.s, figure, market)
        drawing = buying.shelf_price(self.s, figure, market)
        have = one.have[:]
        money: int = one.money
        now = self.outlook(one, have, money, one.garbage)
        begun = now
        spaces = self.filled(market)
        while money >= cost:
            best, space = now, ids.NONE
            for at in spaces:
                kind = self.s.kind_on(at)
                have[kind] += 1
                after = self.outlook(one, have, money - cost, one.garbage)
                have[kind] -= 1
                if after > best:
                    best, space = after, at
            if space == ids.NONE:
                break
            spaces.remove(space)
            have[self.s.kind_on(space)] += 1
            money -= cost
            now = best
        if money >= drawing:
            now = max(now, self.shelf_worth(one, market, have, money - drawing))
        return now - begun

    def lacking(self, one: Restaurant) -> list[int]:
        """What the two recipes lack together."""
        left = one.have[:]
        return [kind for recipe in one.there() for kind in self.lacks(one, recipe, left)]

    def busiest(self, seats: list[int]) -> int:
        """The market where most of what these seats lack is sold."""
        kinds = [kind for seat in seats for kind in self.lacking(self.s.restaurants[seat])]
        return max(range(m.MARKETS), key=[self.box.market_of[kind] for kind in kinds].count)
