"""How Rival Restaurants looks: the town as a grid of markets, popularity as a track, and on every
card what it says and what is still missing for it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from tablee.games.rivals.game import Rivals
from tablee.games.rivals.rules import ids, moves as m
from tablee.games.rivals.show import desk, labels, notices as to_read, restaurant, town
from tablee.games.rivals.show.base import Base, tray
from tablee.games.rivals.show.exchanged import exchanged
from tablee.games.rivals.show.won import won
from tablee.i18n import Speaker
from tablee.kernel import Event, Place
from tablee.show import (
    NOBODY,
    About,
    At,
    Carry,
    Desk,
    Earn,
    Item,
    Layout,
    Look,
    Motion,
    Notice,
    Site,
    Stat,
)

STEPS = ("move", "trade", "cook")
MOVING, TRADING, COOKING = range(3)
AFTER_MARKET = (
    *("spree", "ransom", "gardena", "free-meat", "keepsake", "rewards"),
    *("read", "sort", "pick-cards", "free-shelf", "smile"),
)
# after action cards: the first face of the next sort of card, and the family of this one
FAMILIES = (
    (ids.RECIPE_FACE, 7),
    (ids.GOURMET_FACE, 0),
    (ids.CHEF_FACE, 4),
    (ids.RESTAURANT_FACE, 6),
    (ids.RESTAURANT_FACE + 8, 1),
)


class RivalsShow(Base):
    minutes = (45, 60)
    heads = frozenset({"day"})
    dull = frozenset({"passed"})
    layouts: ClassVar[Mapping[str, Layout]] = {
        "tray": "stack",
        "action_deck": "pile",
        "action_discard": "stack",
        "basic_deck": "pile",
        "gourmet_deck": "pile",
        "hand": "hand",
        "look": "hand",
        "pantry": "ledger",
        "recipes": "slots",
        "mastered": "stack",
    }
    carries: ClassVar[Mapping[str, Carry]] = {
        "drew": Carry("card", At("action_deck"), At("hand", "seat")),
        "played": Carry("card", At("hand", "seat"), At("action_discard")),
        "discarded-card": Carry("card", At("look", "seat"), At("action_discard")),
        "stole-card": Carry("card", At("hand", "target"), At("hand", "seat")),
        "gave-card": Carry("card", At("hand", "seat"), At("hand", "target")),
        "new-recipe": Carry("card", None, At("recipes", "seat")),
        "cooked": Carry("card", At("recipes", "seat"), At("mastered", "seat")),
        "took": Carry("kind", None, At("pantry", "seat")),
        "took-counter": Carry("kind", At("space", "space"), At("pantry", "seat")),
        "bought": Carry("kind", At("space", "space"), At("pantry", "seat")),
        "bought-shelf": Carry("kind", At("shelf", "place"), At("pantry", "seat")),
        "won": Carry("kind", None, At("pantry", "seat")),
        "stole": Carry("kind", At("pantry", "target"), At("pantry", "seat")),
        "shared": Carry("kind", At("pantry", "target"), At("pantry", "seat")),
        "discarded": Carry("kind", At("pantry", "seat"), None),  # `moved` says where to
    }
    earns: ClassVar[Mapping[str, Earn]] = {
        "popularity": Earn("seat", "n", "heart"),
        "income": Earn("seat", "n", "coin"),
        "took-money": Earn("seat", "n", "coin"),
        "garbage": Earn("seat", "n", "rubbish"),
    }

    explains = ("card", "upgrade")
    settles = frozenset({"traded", "discarded"})

    @classmethod
    def moved(
        cls, game: Rivals, options: Mapping[str, str], events: list[Event], at: int
    ) -> list[Motion]:
        event = events[at]
        if event.key == "traded":
            return exchanged(game, lambda face: cls.look(game, face).family, events, at)
        motion = cls.carries[event.key].motion(game, event)
        motion.target = tray(game, event.args[1])
        return [motion]

    @classmethod
    def look(cls, game: Rivals, face: int) -> Look:
        """Ingredients by market, basic and gourmet recipes, action cards, chefs and signs."""
        if face < ids.CARD_FACE:
            return Look(game.box.market_of[face], "")
        return Look(next(family for after, family in FAMILIES if face < after), "")

    def heading(self) -> str:
        day = self.world.day
        return self.say("table-day", n=day) if day else self.say("screen-setup")

    def steps(self) -> list[str]:
        return [self.say(f"screen-step-{step}") for step in STEPS] if self.world.day else []

    def step(self) -> int:
        """R5.1: which of the day's three phases this is."""
        after = (ids.SPREE_WINDOW, ids.COOK_WINDOW)
        if self.view.phase in AFTER_MARKET or self.world.window in after:
            return COOKING
        return TRADING if self.world.window == ids.MARKET_WINDOW else MOVING

    def stats(self, seat: int) -> list[Stat]:
        return restaurant.stats(self, seat)

    def notices(self) -> list[Notice]:
        return to_read.notices(self)

    def opens(self, move: int) -> int:
        return move - m.OFFER if m.OFFER <= move < m.OFFER + m.SEATS else NOBODY

    def desk(self, seat: int, moves: Sequence[str] | None = None) -> Desk | None:
        return desk.desk(self, seat, moves)

    def won(self, events: Sequence[Event]) -> list[list[Item]]:
        return won(self, events)

    def question(self) -> str:
        return to_read.question(self)

    def touches(self, move: int) -> list[str]:
        return labels.touches(self, move)

    def described(self, sort: str, at: int) -> str:
        about = restaurant.upgrade if sort == "upgrade" else restaurant.described
        return about(self, at)

    def zone(self, place: Place, faces: list[int]) -> About:
        return restaurant.zone(self, place, faces)

    def seldom(self) -> set[int]:
        return labels.seldom(self)

    def sites(self) -> list[Site]:
        if not self.world.day:
            return []
        ladder = town.ladder(self)
        return [*ladder, town.markets(self), town.popularity(self), town.upgrades(self)]

    def label(self, move: int) -> str:
        return to_read.deal(self, move) or labels.label(self, move)

    def routine(self, move: int) -> bool:
        """R7.12, R7.13: the market is passing, and buying what lies open at the price on it."""
        return move == m.PASS or m.BUY <= move < m.SHELF

    @classmethod
    def news(cls, speaker: Speaker, events: Iterable[Event]) -> list[str]:
        return to_read.news(speaker, events)

    def concerns(self) -> object:
        """Whoever passes on is asked again when this changes: a new day, another bid in a war, or
        what is one's own: a trade, a theft, a chef sent away."""
        war, one = self.my_war, self.mine
        bids = [(f.seat, f.bid_money, f.bid_garbage) for f in self.world.figures if f.war == war]
        if one is None:
            return self.world.day, bids
        goods = (one.money, one.have, one.garbage, one.upgrades, self.own("hand"))
        recipes = [recipe.card for recipe in one.recipes]
        return self.world.day, bids, goods, recipes, [figure.place for figure in one.figures]

    def standing(self) -> tuple[int, str] | None:
        """R7.12: whoever has passed is asked again as long as anybody does anything; without a
        clock one may be done for the day. A bidder is not."""
        s = self.world
        idle = self.me is not None and self.my_war == ids.NONE
        open_to_all = s.window == ids.MARKET_WINDOW and s.tick and not s.plan.clock
        return (m.PASS, self.say("label-done-today")) if idle and open_to_all else None


SHOW = RivalsShow
