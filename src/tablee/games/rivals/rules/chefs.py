"""The twelve chefs in the order of their cards: an entry each, with everything the chef can do,
when, at what price, and as an NPC too.

What powers have in common is in `aiming.py`; what a bot thinks of one, in `guide/`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import buying, ids, moves as m, places
from tablee.games.rivals.rules.aiming import AimedPower, Command, Cook, PlacePower, Power
from tablee.games.rivals.rules.ids import CHOP_SHOP, NONE
from tablee.games.rivals.rules.pieces import Figure, Restaurant
from tablee.games.rivals.rules.questions import ATTACK, Do, Question, interrupt
from tablee.games.rivals.rules.town import Town
from tablee.kernel import Log


def command_of(move: i64) -> Command | None:
    """The power that this command uses."""
    for power in COMMANDS:
        if power.first <= move < power.first + power.size:
            return power
    return None


def let_go(s: Town, chef: i64) -> None:
    for power in POWERS:
        if power.chef == chef:
            power.over(s)


def leave(s: Town, figure: Figure, place: i64) -> None:
    """R6.10: powers over the old place let go of a figure, and it of others."""
    figure.go(place)
    let_go(s, figure.chef)


def relocate(s: Town, figure: Figure, place: i64, log: Log) -> None:
    leave(s, figure, place)
    log.all("went", figure.seat, figure.chef, place)


class Fleeing(Question):
    """D9: a chef sent away chooses any other of the seven locations (Q49: not home)."""

    key = "flee"
    rule = "R10.5:same-place"

    def legal(self, s: Town, seat: i64) -> list[int]:
        here = s.figures[s.about].place
        return [m.GO + place for place in range(m.PLACES) if place != here]

    def fallback(self, s: Town, seat: i64) -> int:
        moves = self.legal(s, seat)
        return m.GO + ids.ISLAND if m.GO + ids.ISLAND in moves else moves[0]

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        relocate(s, s.figures[about], move - m.GO, log)


def arrive(s: Town, number: i64, b: i64, c: i64, log: Log) -> None:
    """R6.10: a chef comes to a new place: the powers there first, then he is placed, openly."""
    s.figures[number].unplaced = True
    s.then(places.PLACING.later, s.figures[number].seat, number)
    s.then(BLOCK.use)
    s.then(ALL_AWAY.use, 1 << number)


class WokAway(AimedPower):
    """R10.5, R6.9, Angus Khan: a chef on his market has to go elsewhere."""

    key = "ban"
    rule = "R10.5:not-there"
    when = "powers"

    def targets(self, s: Town, figure: Figure) -> list[int]:
        foes = s.foes_of(figure)
        return [m.CHEF + other.chef for other in s.figures if foes >> other.number & 1]

    def work(self, s: Town, user: i64, victim: i64, figure: i64, log: Log) -> None:
        s.then(ARRIVE, figure)
        s.then(FLEEING.later, victim, figure)


class AllAway(Power):
    """R13.5, Angus as an NPC: every Active Chef there, before they are placed, or on arrival."""

    when = "placement"

    def begin(self, s: Town, arrived: i64, b: i64, c: i64, log: Log) -> None:
        angus = s.power_of(self.chef, npc=True)
        if angus is None:
            return
        foes = s.foes_of(angus)
        if arrived:
            foes &= arrived
        if foes:
            s.resolve(angus.seat, NONE, self.chef)
            s.aim(foes)
            s.then(self.works, foes, arrived)
            s.then(ATTACK, s.seats_of(foes))

    def take_effect(self, s: Town, foes: i64, arrived: i64, c: i64, log: Log) -> None:
        """In day order."""
        hit = s.effect.hit
        s.resolved()
        for seat in reversed(s.day_order()):
            number = s.restaurants[seat].figures[0].number
            if foes >> number & 1 and hit >> seat & 1:
                if arrived:
                    s.then(ARRIVE, number)
                s.then(FLEEING.later, seat, number)


class AristocraticTastes(PlacePower):
    """R10.2, R7.2 (a), Antoine Baguette: others at his place pay $100 more for each purchase."""

    when = "market"

    def safe(self, figure: Figure) -> bool:
        return figure.taxed or figure.untaxed

    def work(self, s: Town, figure: Figure, stopped: bool, log: Log) -> None:
        figure.taxed, figure.untaxed = not stopped, stopped
        if figure.taxed:
            log.all("taxed", figure.seat, figure.chef)

    def over(self, s: Town) -> None:
        for figure in s.figures:
            figure.taxed = False

    def change(self, s: Town) -> None:
        if s.window == ids.MARKET_WINDOW:
            s.then(self.use)


class BroteinStyle(Cook):
    """R8.4 (e), R10.3, Biff Brobeque: every meat, for a Veggie Land requirement; $300 for a dish
    with two meats."""

    def fills(self, need: i64, market: i64, left: list[int]) -> list[int]:
        if market != ids.VEGGIE_LAND:
            return []
        return [m.USE + kind for kind in ids.MEATS if left[kind]]

    def earns(self, s: Town, seat: i64, meats: i64) -> i64:
        """What a dish with so many meats brings a player."""
        enough = s.own_power(seat, self.chef) is not None and meats >= s.box.biff_meats
        return s.box.biff_money if enough else 0


class TwoForOne(Cook):
    """R8.4 (f), Gardena Eden: two of one Veggie Land kind, for a meat."""

    def fills(self, need: i64, market: i64, left: list[int]) -> list[int]:
        if market != CHOP_SHOP:
            return []
        return [m.USE_TWO + at for at in range(m.VEGGIES) if left[ids.FIRST_VEGGIE + at] > 1]


def animals(s: Town, seat: i64) -> list[int]:
    """R10.4, Gardena: the meats a player has beside a recipe he is not cooking today."""
    one = s.restaurants[seat]
    declared = [kind for recipe in one.recipes if recipe.cooking for kind in recipe.used]
    beside = [kind for recipe in one.there() if not recipe.cooking for kind in one.needs(recipe)]
    meats = [kind for kind in ids.MEATS if kind in beside]
    return [kind for kind in meats if one.have[kind] > declared.count(kind)]


class SaveTheAnimals(AimedPower):
    """R10.4, D32, Gardena Eden: for each meat that she replaced, another player loses a meat."""

    key = "gardena"
    rule = "R10.4:no-meat"

    def targets(self, s: Town, figure: Figure) -> list[int]:
        others = [seat for seat in range(s.seats) if seat != figure.seat]
        return [m.TARGET + seat for seat in others if animals(s, seat)]

    def work(self, s: Town, user: i64, victim: i64, figure: i64, log: Log) -> None:
        s.then(FREEING.later, victim)


class Freeing(Question):
    """D33, Q34: the victim chooses which meat."""

    key = "free-meat"
    rule = "R10.4:not-that"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.DISCARD + kind for kind in animals(s, seat)]

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        s.lose(seat, move - m.DISCARD, log)


class ShareWithMe(Command):
    """R10.6, D19, General Stroganov: an ingredient of somebody's storage, for $100 if it works."""

    key = "comrade"
    rule = "R10.6:not-stored"
    refused = "R10.6:not-now"

    def commands(self, s: Town, one: Restaurant) -> list[int]:
        if s.fresh_power(one, self.chef) is None or one.spendable() < self.cost(s, one, 0):
            return []
        others = [other for other in s.restaurants if other is not one]
        return [self.first + other.seat for other in others if stored(other)]

    def cost(self, s: Town, one: Restaurant, what: i64) -> i64:
        return s.box.comrade_price

    def carry_out(self, s: Town, one: Restaurant, what: i64, log: Log) -> None:
        interrupt(s, one.seat, NONE, self.chef)
        s.use_power(one.seat, self.chef, log)
        log.all("aimed", one.seat, what)
        s.then(self.later, one.seat, what)
        s.then(ATTACK, 1 << what)
        s.go_on(log)

    def due(self, s: Town, seat: i64) -> bool:
        return s.effect.hit >> s.about & 1 != 0 and super().due(s, seat)

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.TAKE + kind for kind in stored(s.restaurants[s.about])]

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        s.pay(seat, about, self.cost(s, s.restaurants[seat], about))
        s.give(about, seat, move - m.TAKE)
        log.all("shared", seat, about, move - m.TAKE)


def stored(one: Restaurant) -> list[int]:
    """The non-Mystery kinds a player has in storage (R3.10)."""
    return [kind for kind in one.stocked() if one.storage(kind)]


class Foodshido(Command):
    """R10.12, Gohan Sushido: the top card of a shelf where nobody is, no NPC either (R13.10)."""

    refused = "R10.12:not-now"

    def commands(self, s: Town, one: Restaurant) -> list[int]:
        if s.afar(one, self.chef) is None:
            return []
        taken = [figure.place for figure in s.out()]
        free = [at for at in range(ids.MYSTERY_MART) if at not in taken and s.markets[at].shelf]
        return [
            self.first + at
            for at in free
            if not s.markets[at].infested(one.seat) and self.cost(s, one, at) <= one.spendable()
        ]

    def cost(self, s: Town, one: Restaurant, what: i64) -> i64:
        return buying.shelf_price(s, one.figure_of(self.chef), what)

    def carry_out(self, s: Town, one: Restaurant, what: i64, log: Log) -> None:
        s.use_power(one.seat, self.chef, log)
        buying.buy(s, one, self.first + what, self.cost(s, one, what), log)


class DramaQueen(AimedPower):
    """R10.7, R6.9, Kim Chi: for $100 or an ingredient, somebody else's chef comes to her place."""

    key = "drama"
    rule = "R10.7:not-that-chef"
    when = "powers"

    def targets(self, s: Town, figure: Figure) -> list[int]:
        """Other players' chefs elsewhere, not road-blocked, not of yesterday's player."""
        one = s.restaurants[figure.seat]
        if one.money < DRAMA_COST.price(s) and not one.pantry:
            return []
        yesterday = s.kim_target if s.kim_day == s.day - 1 else NONE
        return [
            m.CHEF + other.chef
            for other in s.out()
            if other.seat not in (figure.seat, yesterday)
            and not other.npc
            and other.place not in (figure.place, ids.HOME)
        ]

    def strike(self, s: Town, user: i64, victim: i64, figure: i64) -> None:
        s.then(DRAMA_COST.later, user, figure)

    def work(self, s: Town, user: i64, victim: i64, figure: i64, log: Log) -> None:
        kim = s.power_of(ids.KIM)
        if kim is not None:
            relocate(s, s.figures[figure], kim.place, log)
            s.then(ARRIVE, figure)

    def change(self, s: Town) -> None:
        s.kim_target = NONE


class DramaCost(Question):
    """$100 to the bank, or any one ingredient."""

    key = "drama-cost"
    rule = "R10.7:cost"

    def price(self, s: Town) -> i64:
        return s.box.kim_price

    def legal(self, s: Town, seat: i64) -> list[int]:
        one = s.restaurants[seat]
        found = [m.DISCARD + kind for kind in one.owned()]
        return [m.PAY, *found] if one.money >= self.price(s) else found

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        if move == m.PAY:
            paid = self.price(s)
            s.restaurants[seat].money -= paid
            log.all("paid", seat, paid)
        else:
            s.lose(seat, move - m.DISCARD, log)
        s.kim_target = s.figures[about].seat
        s.kim_day = s.day
        AimedPower.strike(DRAMA_QUEEN, s, seat, s.kim_target, about)


class FatIsLife(PlacePower):
    """R10.8, R6.6, Lovehandles McFatterson: others keep away from the counters of his market, not
    of the Mystery Mart; again when somebody arrives there."""

    when = "placement"

    def safe(self, figure: Figure) -> bool:
        return figure.barred or figure.spared or figure.shielded

    def spare(self, figure: Figure) -> None:
        figure.spared = True

    def work(self, s: Town, figure: Figure, stopped: bool, log: Log) -> None:
        """A chef who already stands on a counter steps back to the shelf."""
        if stopped:
            figure.shielded = True
            return
        figure.barred = True
        figure.space = ids.ON_SHELF
        log.all("barred", figure.seat, figure.chef)

    def over(self, s: Town) -> None:
        for figure in s.figures:
            figure.barred = figure.spared = False

    def change(self, s: Town) -> None:
        s.then(self.use)


class DirtyDeed(AimedPower):
    """R10.9, R6.9, Mortimer Sleazburger: he gives one garbage to somebody, from anywhere."""

    key = "deed"
    rule = "R10.9:yesterday"
    when = "powers"

    def targets(self, s: Town, figure: Figure) -> list[int]:
        """Not the player he targeted the day before."""
        if not s.restaurants[figure.seat].garbage:
            return []
        yesterday = s.mortimer_target if s.mortimer_day == s.day - 1 else NONE
        return [m.TARGET + seat for seat in range(s.seats) if seat not in (figure.seat, yesterday)]

    def strike(self, s: Town, user: i64, victim: i64, figure: i64) -> None:
        s.mortimer_target = victim
        s.mortimer_day = s.day
        super().strike(s, user, victim, figure)

    def work(self, s: Town, user: i64, victim: i64, figure: i64, log: Log) -> None:
        s.restaurants[user].garbage -= 1
        s.litter(victim, 1, log)

    def change(self, s: Town) -> None:
        s.mortimer_target = NONE


class AnyMeat(Cook):
    """R8.4 (d), Phyllis Grubman: every other meat, for a meat."""

    def fills(self, need: i64, market: i64, left: list[int]) -> list[int]:
        if market != CHOP_SHOP:
            return []
        return [m.USE + kind for kind in ids.MEATS if left[kind] and kind != need]


class MysteryMeat(Command):
    """R10.10, D18, Phyllis Grubman at the Chop Shop: two of its ingredients, paid together."""

    key = "bundle"
    rule = "R10.10:not-there"
    refused = "R10.10:not-now"

    def commands(self, s: Town, one: Restaurant) -> list[int]:
        figure, shop = s.own_power(one.seat, self.chef), s.markets[CHOP_SHOP]
        if figure is None or s.powers_used >> self.chef & 1 or figure.war != NONE:
            return []
        if figure.place != CHOP_SHOP or shop.infested(one.seat):
            return []
        enough = len(self.spaces(s, figure)) + len(shop.shelf) > 1
        return [self.first] if enough and self.cost(s, one, 0) <= one.spendable() else []

    def cost(self, s: Town, one: Restaurant, what: i64) -> i64:
        """One price, two surcharges."""
        return buying.price(s, one.figure_of(self.chef), s.box.bundle_price, True, 2)

    def spaces(self, s: Town, figure: Figure) -> list[int]:
        return [at for at in s.spaces_of(CHOP_SHOP) if not buying.why_not_counter(s, figure, at)]

    def carry_out(self, s: Town, one: Restaurant, what: i64, log: Log) -> None:
        cost = self.cost(s, one, what)
        one.money -= cost
        interrupt(s, one.seat, NONE, self.chef)
        s.use_power(one.seat, self.chef, log)
        log.all("paid", one.seat, cost)
        self.ask(s, one.seat, one.figure_of(self.chef).number, 2)

    def legal(self, s: Town, seat: i64) -> list[int]:
        found = [m.BUY + space for space in self.spaces(s, s.figures[s.about])]
        return [m.SHELF + CHOP_SHOP, *found] if s.markets[CHOP_SHOP].shelf else found

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        if move >= m.SHELF:
            log.all("took", seat, s.take_top(seat, CHOP_SHOP))
        else:
            log.all("took-counter", seat, s.take_counter(seat, move - m.BUY), move - m.BUY)
        s.end_claims(seat, CHOP_SHOP)


class BlackMarket(Command):
    """R10.11, Pork Knuckles: once a day an action card without being on the Island."""

    def buyer(self, s: Town, one: Restaurant) -> Figure | None:
        """He himself, where nobody there can buy one."""
        pork = None if buying.may_buy_card(s, one) else s.afar(one, self.chef)
        return pork if s.deck or s.discards else None

    def commands(self, s: Town, one: Restaurant) -> list[int]:
        able = self.buyer(s, one) is not None and self.cost(s, one, 0) <= one.spendable()
        return [self.first] if able else []

    def cost(self, s: Town, one: Restaurant, what: i64) -> i64:
        """On the Island too."""
        pork = self.buyer(s, one)
        return buying.card_cost(s, [pork] if pork is not None else buying.island_payers(one))

    def carry_out(self, s: Town, one: Restaurant, what: i64, log: Log) -> None:
        paid = self.cost(s, one, what)
        s.use_power(one.seat, self.chef, log)
        buying.buy_card(s, one, paid, log)


class ShoppingShenanigans(PlacePower):
    """R10.13, R6.9, Señor Fuego: others at his market pay him $200; R13.5: an NPC, the bank."""

    when = "powers"

    def work(self, s: Town, figure: Figure, stopped: bool, log: Log) -> None:
        if stopped:
            return
        npc = s.power_of(ids.FUEGO, npc=True) is not None
        paid = s.pay(figure.seat, NONE if npc else s.effect.user, s.box.toll)
        if npc:
            log.all("toll", figure.seat, paid)
        else:
            log.all("robbed", s.effect.user, figure.seat, paid)


ALL_AWAY: Final = AllAway(ids.ANGUS)
FLEEING: Final = Fleeing()
ARRIVE: Final = Do(arrive)
BROTEIN_STYLE: Final = BroteinStyle(ids.BIFF)
SAVE_THE_ANIMALS: Final = SaveTheAnimals(ids.GARDENA)
FREEING: Final = Freeing()
DRAMA_QUEEN: Final = DramaQueen(ids.KIM)
DRAMA_COST: Final = DramaCost()
BLOCK: Final = FatIsLife(ids.LOVEHANDLES)
BUNDLE: Final = MysteryMeat(ids.PHYLLIS, m.BUNDLE, 1)
FOODSHIDO: Final = Foodshido(ids.GOHAN, m.FOODSHIDO, m.MARKETS)
BLACK_MARKET: Final = BlackMarket(ids.PORK, m.BUY_CARD, 1)
COMRADE: Final = ShareWithMe(ids.STROGANOV, m.COMRADE, m.SEATS)
COMMANDS: Final[list[Command]] = [BUNDLE, FOODSHIDO, BLACK_MARKET, COMRADE]
COOKS: Final[list[Cook]] = [AnyMeat(ids.PHYLLIS), BROTEIN_STYLE, TwoForOne(ids.GARDENA)]
POWERS: Final[list[Power]] = [  # R6.9: in this order
    *(ALL_AWAY, BLOCK, DirtyDeed(ids.MORTIMER), DRAMA_QUEEN, WokAway(ids.ANGUS)),
    *(ShoppingShenanigans(ids.FUEGO), AristocraticTastes(ids.ANTOINE)),
]
