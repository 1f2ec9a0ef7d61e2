"""What every part of the drawing starts from: the world, and how its things are named."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tablee.games.rivals.game import Rivals
from tablee.games.rivals.rules import ids, prices, serving
from tablee.games.rivals.rules.cooking import after_goo, lacking, skills
from tablee.games.rivals.rules.pieces import Recipe, Restaurant
from tablee.games.rivals.rules.town import Town
from tablee.show import Chip, Show, Spot, Words, refs, remembered

Somebody = tuple[int, str]  # a seat and its name


def tray(game: Rivals, kind: int) -> str:
    """Where an ingredient lies that was thrown away: at the market that sells it."""
    return refs.of("tray", game.box.places[game.box.market_of[kind]])


class Base(Show[Rivals, Town]):
    """Names, and small questions to the rules."""

    _lacking: frozenset[int] | None = None

    def name(self, kind: str, value: int) -> str:
        return self.speaker.noun(kind, value)

    def seat(self, seat: int) -> str:
        return self.speaker.seat(seat)

    def people(self, seats: Iterable[int]) -> tuple[Somebody, ...]:
        """These seats with their names: all that a part needs that is remembered."""
        return tuple([(seat, self.speaker.seat(seat)) for seat in seats])

    def pair(self, name: str, text: str) -> str:
        return self.speaker.pair(name, text)

    def cuisine(self, cuisine: int) -> str:
        """As an adjective, which French writes without a capital."""
        name = self.name("cuisine", cuisine)
        return name.lower() if self.speaker.language == "fr" else name

    def said(self, key: str) -> str:
        """What a card, a chef, an upgrade or a level bonus says, by its id."""
        return self.game.printed[key][self.speaker.language]

    def money(self, amount: int) -> str:
        return self.say("screen-price", n=amount)

    @property
    def mine(self) -> Restaurant | None:
        return None if self.me is None else self.world.restaurants[self.me]

    def own(self, zone: str) -> list[int]:
        """The faces of one of the viewer's own zones; none for who only watches."""
        name = refs.own(zone, self.view.seat)
        return sorted(self.view.zones[name]) if name in self.view.mine else []

    def sold_on(self, space: int) -> str:
        return self.name("kind", self.world.kind_on(space))

    @property
    def lacking(self) -> frozenset[int]:
        """The kinds the viewer's recipes still ask for."""
        if self._lacking is None:
            self._lacking = frozenset(self._missing_kinds())
        return self._lacking

    def _missing_kinds(self) -> list[int]:
        one = self.mine
        if one is None:
            return []
        return self.missing(one, [kind for recipe in one.there() for kind in one.needs(recipe)])

    def missing(self, one: Restaurant, needs: list[int]) -> list[int]:
        """R8.4: what of these requirements nothing there fills, chefs and Alien Goo included."""
        left = one.have[:]
        lacks = lacking(self.world.box, needs, left, skills(self.world, one.seat))
        return after_goo(lacks, left)

    def cost(self, move: int) -> int:
        """R7.17: the price on a sign as on a button; to who only watches, as it is printed."""
        one = self.mine
        return (
            prices.printed(self.world, move) if one is None else prices.cost(self.world, one, move)
        )

    def gain(self, one: Restaurant, recipe: Recipe) -> int:
        worth = serving.worth_of(one, recipe, extra=False)
        return serving.gain_of(one, worth, one.gourmet(recipe), one.garbage)

    @property
    def my_war(self) -> int:
        one = self.mine
        wars = [] if one is None else [f.war for f in one.figures if f.war != ids.NONE]
        return min(wars, default=ids.NONE)

    def resolving(self) -> int:
        """The face of the card, or of the chef whose power, is being resolved; NONE."""
        effect = self.world.effect
        if effect.card != ids.NONE:
            return ids.CARD_FACE + effect.card
        return ids.NONE if effect.power == ids.NONE else ids.CHEF_FACE + effect.power


def quiet(make: Callable[..., Spot]) -> Callable[..., Spot]:
    """A part that is remembered unless somebody is there, who is its last argument."""
    kept = remembered(make)
    return lambda *args: make(*args) if args[-1] else kept(*args)


def price_chip(words: Words[Rivals], n: int, message: str = "screen-price") -> Chip:
    """What something costs; `message`: in which words."""
    return Chip(words.say(message, n=n), key="price", n=n)


def price_chips(words: Words[Rivals], n: int) -> list[Chip]:
    """None where there is nothing to pay."""
    return [price_chip(words, n)] if n else []


def times(name: str, number: int) -> str:
    return name if number == 1 else f"{name} x {number}"
