"""R9.1 to R9.5: all cards in a row; which may be played now, on whom; the choice of targets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import ids
from tablee.games.rivals.rules import moves as m
from tablee.games.rivals.rules.attack import attack
from tablee.games.rivals.rules.cards import card as aim
from tablee.games.rivals.rules.cards import change, gain, harm, theft
from tablee.games.rivals.rules.cards.card import Card
from tablee.games.rivals.rules.goods import lose_card, spend_card
from tablee.games.rivals.rules.ids import NONE
from tablee.games.rivals.rules.questions import Question
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import EVERYONE, Log
from tablee.kernel.state import Step

CARDS: Final[list[Card]] = [
    gain.Plain(ids.CLAM_VOYANCE),
    theft.RaidersOfTheLostPork(ids.RAIDERS, aim.ONE),
    theft.ArmedRobbery(ids.ROBBERY, aim.ONE),
    gain.Plain(ids.FIVE_STAR),
    harm.AlienAttack(ids.ALIEN_ATTACK, aim.ALL),
    harm.Contamination(ids.CONTAMINATION, aim.ANY),
    gain.Discount(ids.DISCOUNT),
    theft.FoodInspector(ids.INSPECTOR, aim.TWO),
    harm.FoodRecall(ids.RECALL, aim.ANY),
    aim.Asking(ids.FRIDGE_RAID, gain.FridgeRaid()),
    gain.Plain(ids.GO_VEGAN),
    harm.ItsJustBusiness(ids.BUSINESS, aim.TWO),
    gain.Jackpot(ids.JACKPOT),
    theft.Monopoly(ids.MONOPOLY, aim.A_KIND),
    harm.NegativeCritic(ids.CRITIC, aim.ONE),
    theft.NinjaAttack(ids.NINJA, aim.ONE),
    aim.Asking(ids.RAT_CARD, change.RatInfestation()),
    harm.RoadBlock(ids.ROAD_BLOCK, aim.CHEFS),
    change.ShoppingSpree(ids.SHOPPING_SPREE),
    aim.Asking(ids.SPECIAL_ORDER, gain.SpecialOrder()),
    theft.Taxes(ids.TAXES, aim.ALL),
    harm.FakeSale(ids.FAKE_SALE, aim.ALL),
    change.SousChef(ids.SOUS_CHEF),
    aim.Asking(ids.ONE_WORLD, gain.OneWorld()),
    gain.DinnerAndAShow(ids.DINNER),
    gain.FarmersMarket(ids.FARMERS),
    theft.SurveillanceCamera(ids.CAMERA, aim.ALL),
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
    s.user = seat
    s.card = kind
    s.targets = 0
    s.hit = 0
    if kind == ids.RAT_CARD:  # it will stay on a market
        lose_card(s, seat, one.holds(kind), one.look, EVERYONE)
    else:
        spend_card(s, seat, kind)
    log.all("played", seat, ids.CARD_FACE + kind)
    card = CARDS[kind]
    if card.aim == aim.ONE:
        s.question(AIMING, seat)
    elif card.aim in (aim.TWO, aim.ANY):
        s.question(GATHERING, seat)
    elif card.aim == aim.CHEFS:
        s.question(ROAD_BLOCKING, seat)
    elif card.aim == aim.A_KIND:
        s.question(NAMING, seat)
    else:
        s.then(WORKS)
        if card.aim == aim.ALL:
            attack(s, seat, card.targets(s, seat))
        s.go_on(log)


class Resolved(Step[Town]):
    """A card or power has resolved."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        s.card = NONE
        s.power = NONE


class Works(Step[Town]):
    """The card works, on whoever did not stop it; `a`: the kind it names."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        CARDS[s.card].work(s, a, log)


def named_kind(s: Town) -> i64:
    """The kind of the Monopoly that is about to work."""
    pending = s.pending
    while pending is not None and pending.step is not WORKS:
        pending = pending.after
    return pending.a if pending is not None else 0


def strike(s: Town, seat: i64, seats: i64, named: i64, log: Log) -> None:
    """The targets are chosen: they may answer, then the card works."""
    s.then(WORKS, named)
    attack(s, seat, seats)
    s.go_on(log)


class Aiming(Question):
    """D11: one other player."""

    key = "aim"
    rule = "R9.4:no-target"

    def legal(self, s: Town, seat: i64) -> list[int]:
        mask = CARDS[s.card].targets(s, seat)
        return [m.TARGET + other for other in range(s.seats) if mask >> other & 1]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        s.targets = 1 << (move - m.TARGET)
        log.all("aimed", seat, move - m.TARGET)
        strike(s, seat, s.targets, 0, log)


class Gathering(Question):
    """D12: targets one by one, at least one; some cards take two at most."""

    key = "gather"
    rule = "R9.4:no-target"

    def legal(self, s: Town, seat: i64) -> list[int]:
        mask = CARDS[s.card].targets(s, seat) & ~s.targets
        found = [m.TARGET + other for other in range(s.seats) if mask >> other & 1]
        return [m.FINISH, *found] if s.targets else found

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        card = CARDS[s.card]
        if move != m.FINISH:
            s.targets |= 1 << (move - m.TARGET)
            log.all("aimed", seat, move - m.TARGET)
            enough = card.aim == aim.TWO and s.targets & (s.targets - 1)
            if not enough and card.targets(s, seat) & ~s.targets:
                return
        strike(s, seat, s.targets, 0, log)


class RoadBlocking(Question):
    """D12, R9.22: any number of other players' chefs."""

    key = "road-block"
    rule = "R9.22:no-target"

    def legal(self, s: Town, seat: i64) -> list[int]:
        mask = CARDS[s.card].targets(s, seat) & ~s.targets
        found = [m.CHEF + figure.chef for figure in s.figures if mask >> figure.number & 1]
        return [m.FINISH, *found] if s.targets else found

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        figure = s.figure_of(move - m.CHEF) if move != m.FINISH else None
        if figure is not None:
            s.targets |= 1 << figure.number
            log.all("aimed-chef", seat, figure.chef)
            if CARDS[s.card].targets(s, seat) & ~s.targets:
                return
        strike(s, seat, s.seats_of(s.targets), 0, log)


class Naming(Question):
    """D13: the kind of a Monopoly."""

    key = "name"
    rule = "R9.4:no-target"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.NAME + kind for kind in theft.monopolies(s, seat)]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        kind = move - m.NAME
        log.all("named", seat, kind)
        mask: i64 = 0
        for one in s.restaurants:
            if one.seat != seat and one.have[kind]:
                mask |= 1 << one.seat
                log.all("aimed", seat, one.seat)
        strike(s, seat, mask, kind, log)


RESOLVED: Final = Resolved()
WORKS: Final = Works()
AIMING: Final = Aiming()
GATHERING: Final = Gathering()
ROAD_BLOCKING: Final = RoadBlocking()
NAMING: Final = Naming()
