"""R9.1 to R9.5: all cards in a row; which may be played now, on whom; the choice of targets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import ids
from tablee.games.rivals.rules import moves as m
from tablee.games.rivals.rules.attack import attack
from tablee.games.rivals.rules.cards import card, change, gain, harm, theft
from tablee.games.rivals.rules.goods import lose_card, spend_card
from tablee.games.rivals.rules.ids import NONE
from tablee.games.rivals.rules.questions import Question
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import EVERYONE, Log
from tablee.kernel.state import Step

CARDS: Final[list[card.Card]] = [
    gain.Plain(ids.CLAM_VOYANCE),
    theft.RaidersOfTheLostPork(ids.RAIDERS),
    theft.ArmedRobbery(ids.ROBBERY),
    gain.Plain(ids.FIVE_STAR),
    harm.AlienAttack(ids.ALIEN_ATTACK),
    harm.Contamination(ids.CONTAMINATION),
    gain.Discount(ids.DISCOUNT),
    theft.FoodInspector(ids.INSPECTOR),
    harm.FoodRecall(ids.RECALL),
    card.Asking(ids.FRIDGE_RAID, gain.FridgeRaid()),
    gain.Plain(ids.GO_VEGAN),
    harm.ItsJustBusiness(ids.BUSINESS),
    gain.Jackpot(ids.JACKPOT),
    theft.Monopoly(ids.MONOPOLY),
    harm.NegativeCritic(ids.CRITIC),
    theft.NinjaAttack(ids.NINJA),
    card.Asking(ids.RAT_CARD, change.RatInfestation()),
    harm.RoadBlock(ids.ROAD_BLOCK),
    change.ShoppingSpree(ids.SHOPPING_SPREE),
    card.Asking(ids.SPECIAL_ORDER, gain.SpecialOrder()),
    theft.Taxes(ids.TAXES),
    harm.FakeSale(ids.FAKE_SALE),
    change.SousChef(ids.SOUS_CHEF),
    card.Asking(ids.ONE_WORLD, gain.OneWorld()),
    gain.DinnerAndAShow(ids.DINNER),
    gain.FarmersMarket(ids.FARMERS),
    theft.SurveillanceCamera(ids.CAMERA),
]

# --- may it be played? ----------------------------------------------------------------------------


def card_moves(s: Town, seat: i64, window: i64) -> list[int]:
    """R9.4: the cards a seat may play in this window."""
    one = s.restaurants[seat]
    if one.card_used or not one.hand:
        return []
    windows = s.box.windows
    return [
        m.PLAY + kind
        for kind in one.hand_kinds()
        if windows[kind] & window and CARDS[kind].useful(s, seat)
    ]


def why_not_play(s: Town, seat: i64, kind: i64, window: i64) -> str:
    one = s.restaurants[seat]
    if one.holds(kind) == NONE:
        return "R9.1:not-in-hand"
    if not s.box.windows[kind] & window:
        return "R9.4:not-now"
    return "R9.2:one-a-day" if one.card_used else "R9.4:no-effect"


# --- playing it -----------------------------------------------------------------------------------


def play_card(s: Town, seat: i64, kind: i64, log: Log) -> None:
    """R9.5: in a frame of its own it goes face up; targets are chosen, answer, then it works."""
    one = s.restaurants[seat]
    s.push()
    s.then(RESOLVED)
    one.card_used = True
    s.resolve(seat, kind, NONE)
    if kind == ids.RAT_CARD:  # it will stay on a market
        lose_card(s, seat, one.holds(kind), one.look, EVERYONE)
    else:
        spend_card(s, seat, kind)
    log.all("played", seat, ids.CARD_FACE + kind)
    if kind == ids.MONOPOLY:
        NAMING.ask(s, seat)
    elif kind == ids.ROAD_BLOCK:
        ROAD_BLOCKING.ask(s, seat)
    elif s.box.most_targets[kind] > 0:
        question = AIMING if s.box.most_targets[kind] == 1 else GATHERING
        question.ask(s, seat)
    else:
        s.then(WORKS)
        if s.box.most_targets[kind] == card.ALL:
            attack(s, CARDS[kind].targets(s, seat))
        s.go_on(log)


class Resolved(Step[Town]):
    """A card or power has resolved."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        s.resolved()


class Works(Step[Town]):
    """The card works, on whoever did not stop it."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        CARDS[s.effect.card].work(s, log)


def strike(s: Town, seats: i64) -> None:
    """The targets are chosen: they may answer, then the card works."""
    s.then(WORKS)
    attack(s, seats)


class Aiming(Question):
    """D11: one other player; D12: targets one by one, at least one, as many as the card allows."""

    key = "aim"
    rule = "R9.4:no-target"

    def legal(self, s: Town, seat: i64) -> list[int]:
        found = self.names(s, CARDS[s.effect.card].targets(s, seat) & ~s.effect.targets)
        return [m.FINISH, *found] if s.effect.targets else found

    def names(self, s: Town, mask: i64) -> list[int]:
        return [m.TARGET + other for other in range(s.seats) if mask >> other & 1]

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        if move != m.FINISH:
            self.add(s, seat, move, log)
            chosen = int(s.effect.targets).bit_count()
            more = CARDS[s.effect.card].targets(s, seat) & ~s.effect.targets
            if more and chosen < s.box.most_targets[s.effect.card]:
                s.then(self.later, seat)
                return
        strike(s, self.seats(s))

    def add(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        s.aim(s.effect.targets | 1 << (move - m.TARGET))
        log.all("aimed", seat, move - m.TARGET)

    def seats(self, s: Town) -> i64:
        return s.effect.targets


class Gathering(Aiming):
    key = "gather"


class RoadBlocking(Aiming):
    """D12, R9.22: other players' chefs."""

    key = "road-block"
    rule = "R9.22:no-target"

    def names(self, s: Town, mask: i64) -> list[int]:
        return [m.CHEF + figure.chef for figure in s.figures if mask >> figure.number & 1]

    def add(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        figure = s.figure_of(move - m.CHEF)
        assert figure is not None
        s.aim(s.effect.targets | 1 << figure.number)
        log.all("aimed-chef", seat, figure.chef)

    def seats(self, s: Town) -> i64:
        return s.seats_of(s.effect.targets)


class Naming(Question):
    """D13: the kind of a Monopoly."""

    key = "name"
    rule = "R9.4:no-target"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.NAME + kind for kind in theft.monopolies(s, seat)]

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        kind = move - m.NAME
        s.aim(0, kind)
        log.all("named", seat, kind)
        mask: i64 = 0
        for one in s.restaurants:
            if one.seat != seat and one.have[kind]:
                mask |= 1 << one.seat
                log.all("aimed", seat, one.seat)
        strike(s, mask)


RESOLVED: Final = Resolved()
WORKS: Final = Works()
AIMING: Final = Aiming()
GATHERING: Final = Gathering()
ROAD_BLOCKING: Final = RoadBlocking()
NAMING: Final = Naming()
