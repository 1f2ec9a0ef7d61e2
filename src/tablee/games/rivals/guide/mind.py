"""What a player thinks with: a world it cannot tell from the true one, and counts over it.

The rules are asked about that world, never written again. What differs between two such worlds
(the cards of a shelf, the hands of others) is not looked at.
"""

from __future__ import annotations

from typing import Final, final

from tablee.bots.weights import Weights
from tablee.games.rivals.rules.board import Restaurant
from tablee.games.rivals.rules.ids import GOO, NONE
from tablee.games.rivals.rules.moves import CARDS, CHEFS, KINDS, PASS, RESTAURANTS, UPGRADES
from tablee.games.rivals.rules.requirements import VEGAN, lacking, skills
from tablee.games.rivals.rules.town import Town

UNKNOWN: Final = -999_999  # a worth that nobody has asked for yet
NOTHING: Final = "nothing-better"
NO_PLAN: Final[list[int]] = []


@final
class Taste:
    """The numbers of `guide.toml`, by name: dollars, but for times (tenths of a day), shares (per
    cent) and the ranks of chefs."""

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
        self.upgrade = weights.of("upgrade", UPGRADES)
        self.least = weights.one("least")
        self.accepts = weights.one("accepts")
        self.traded_card = weights.one("traded_card")
        self.traded_upgrade = weights.one("traded_upgrade")
        self.enough = weights.one("enough")
        self.kept = weights.of("kept", CARDS)
        self.blow = weights.of("blow", CARDS)
        self.power = weights.of("power", CHEFS)
        self.chef = weights.of("chef", CHEFS)
        self.restaurant = weights.of("restaurant", RESTAURANTS)
        self.home_dish = weights.one("home_dish")


@final
class Mind:
    """One seat's thoughts about one decision."""

    def __init__(self, s: Town, seat: int, moves: list[int], taste: Taste) -> None:
        self.s = s
        self.moves = moves
        self.taste = taste
        self.box = s.box
        self.seat = seat
        self.me = s.restaurants[seat]
        self.phase = s.lanes[seat][-1].key if s.lanes and s.lanes[seat] else s.phase.key
        self.notes: list[int] = s.notes[seat] if s.notes else []
        self.unseen = [0] * KINDS  # by kind: cards that nobody sees
        self.on_sale = [0] * KINDS  # by kind: how many are on counters
        self.now = [UNKNOWN] * s.seats  # see worth.py: what each restaurant is worth as it is
        self.cares: list[list[bool]] = [[]] * s.seats
        self.skills = [skills(s, other) for other in range(s.seats)]
        for face in s.box.faces:
            if face < KINDS:
                self.unseen[face] += 1
        for one in s.restaurants:
            for kind in range(KINDS):
                self.unseen[kind] -= one.have[kind]
        for space in s.spaces:
            if space.card != NONE:
                self.on_sale[s.box.faces[space.card]] += 1
        for market in s.markets:
            for card in market.tray:
                self.unseen[s.box.faces[card]] -= 1
        for kind in range(KINDS):
            self.unseen[kind] -= self.on_sale[kind]

    def filled(self, market: int) -> list[int]:
        """The counters of a market that are not empty."""
        return [at for at in self.s.spaces_of(market) if self.s.spaces[at].card != NONE]

    def infested(self, market: int) -> bool:
        return self.s.markets[market].infested(self.seat)

    def others(self) -> list[int]:
        return [seat for seat in range(self.s.seats) if seat != self.seat]

    def leader(self, seats: list[int]) -> int:
        """The most popular of these seats, the richest of equals; the first of those."""
        best = self.s.restaurants[seats[0]]
        for seat in seats:
            one = self.s.restaurants[seat]
            if (one.popularity, one.money) > (best.popularity, best.money):
                best = one
        return best.seat

    def days_left(self) -> int:
        """A guess: so many days until somebody has 20 popularity."""
        most = 0
        for one in self.s.restaurants:
            most = max(most, one.popularity)
        return max(1, (self.box.win - most + 1) // 2)

    def lacks(self, one: Restaurant, slot: int, left: list[int], vegan: bool = False) -> list[int]:
        """R8.4: what a recipe lacks; what it uses is taken out of `left`, Alien Goo last."""
        skill = self.skills[one.seat] | VEGAN if vegan else self.skills[one.seat]
        lacks = lacking(self.box, one.needs(one.recipes[slot]), left, skill)
        while lacks and left[GOO]:
            left[GOO] -= 1
            lacks.remove(self.dearest(lacks))
        return lacks

    def dearest(self, kinds: list[int]) -> int:
        """The kind that is hardest to get: no counter shows it, its price is high."""
        best = kinds[0]
        for kind in kinds:
            if self.trouble(kind) > self.trouble(best):
                best = kind
        return best

    def trouble(self, kind: int) -> int:
        price = self.box.prices[self.box.market_of[kind]]
        return price if self.on_sale[kind] else price + 150

    def ready(self, one: Restaurant) -> bool:
        """Whether a restaurant has all that one of its recipes needs."""
        for slot in range(2):
            if one.recipes[slot].card != NONE and not self.lacks(one, slot, one.have[:]):
                return True
        return False


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


def passing(move: int = PASS) -> Choice:
    """To do nothing, which is worth nothing."""
    return Choice(move, 0, NOTHING, ())


def for_kind(mind: Mind, move: int, kind: int, worth: int) -> Choice:
    """A choice that brings an ingredient: some recipe needs it, or is complete with it."""
    me = mind.me
    for slot in range(2):
        if me.recipes[slot].card == NONE:
            continue
        lacks = mind.lacks(me, slot, me.have[:])
        if kind in lacks:
            why = "completes" if len(lacks) == 1 else "needs"
            return Choice(move, worth, why, (kind, me.number(me.recipes[slot])))
    return Choice(move, worth, "useful", (kind,))
