"""The twelve chefs: an entry each, with everything the chef can do, as an NPC too.

Over whoever shares a place: Antoine Baguette, Lovehandles McFatterson, Señor Fuego; at somebody:
Angus Khan, Gardena Eden, General Stroganov, Kim Chi, Mortimer Sleazburger; for oneself, in the
kitchen and at the market: Biff Brobeque, Gohan Sushido, Phyllis Grubman, Pork Knuckles.

When a power works is in `day.py`, or among the commands of `commands.py`; how it is aimed, hits or
spares is in `aiming.py`. What a bot thinks of each is in `guide/cards.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import ids, moves as m, places, prices, wars
from tablee.games.rivals.rules.aiming import AimedPower, PlacePower
from tablee.games.rivals.rules.board import Figure
from tablee.games.rivals.rules.ids import CHOP_SHOP, NONE
from tablee.games.rivals.rules.questions import Do, Question, attack
from tablee.games.rivals.rules.town import Town
from tablee.kernel import Log

# --- powers over others, who may answer -----------------------------------------------------------


class AristocraticTastes(PlacePower):
    """R10.2, R7.2 (a), Antoine Baguette: others at his place, a market or the Island, pay $100 more
    for each purchase; when Buy and Barter opens."""

    def safe(self, figure: Figure) -> bool:
        return figure.taxed or figure.untaxed

    def work(self, s: Town, figure: Figure, stopped: bool, log: Log) -> None:
        if stopped:
            figure.untaxed = True
            return
        figure.taxed = True
        log.all("taxed", figure.seat, figure.chef)


class FatIsLife(PlacePower):
    """R10.8, R6.6, Lovehandles McFatterson: others keep away from the counters of his market, not
    of the Mystery Mart; as soon as somebody shares it."""

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


class ShoppingShenanigans(PlacePower):
    """R10.13, R6.9, Señor Fuego: the others at his market each give him $200; last in the powers
    step. R13.5: to the bank if he is an NPC."""

    def work(self, s: Town, figure: Figure, stopped: bool, log: Log) -> None:
        if stopped:
            return
        npc = s.npc_power(ids.FUEGO) is not None
        paid = s.pay(figure.seat, NONE if npc else s.effect.user, s.box.toll)
        if npc:
            log.all("toll", figure.seat, paid)
        else:
            log.all("robbed", s.effect.user, figure.seat, paid)


class WokAway(AimedPower):
    """R10.5, R6.9, Angus Khan: a chef on his market has to go elsewhere. As an NPC: every Active
    Chef."""

    key = "ban"
    rule = "R10.5:not-there"

    def targets(self, s: Town, figure: Figure) -> list[int]:
        foes = s.foes_of(figure)
        return [m.CHEF + other.chef for other in s.figures if foes >> other.number & 1]

    def work(self, s: Town, user: i64, victim: i64, figure: i64, log: Log) -> None:
        s.then(ARRIVE, figure)
        s.then(places.FLEEING.later, victim, figure)


def chase(s: Town, figures: i64, together: i64, c: i64, log: Log) -> None:
    """R13.5: as an NPC he sends these Active Chefs away; `together`: placed later, at once."""
    figure = s.npc_power(ids.ANGUS)
    foes = s.foes_of(figure) & figures if figure is not None else 0
    if figure is not None and foes:
        s.resolve(figure.seat, NONE, ids.ANGUS)
        s.aim(foes)
        s.then(CHASED, foes, together)
        attack(s, s.seats_of(foes))


def send_away(s: Town, figures: i64, together: i64, c: i64, log: Log) -> None:
    """In day order."""
    hit = s.effect.hit
    s.resolved()
    for seat in reversed(s.day_order()):
        number = s.restaurants[seat].figures[0].number
        if figures >> number & 1 and hit >> seat & 1:
            if not together:
                s.then(ARRIVE, number)
            s.then(places.FLEEING.later, seat, number)


def arrive(s: Town, number: i64, b: i64, c: i64, log: Log) -> None:
    """R6.10: a chef comes to a new place: the powers there first, then he is placed, openly."""
    s.figures[number].unplaced = True
    s.then(places.PLACING.later, s.figures[number].seat, number)
    s.then(BLOCK.use)
    s.then(CHASE, 1 << number)


def veggies_for_meat(left: list[int]) -> list[int]:
    """R8.4 (f), Gardena Eden: two of one Veggie Land kind, for a meat."""
    return [m.USE_TWO + at for at in range(m.VEGGIES) if left[ids.FIRST_VEGGIE + at] > 1]


def animals(s: Town, seat: i64) -> list[int]:
    """R10.4, Gardena: the meats a player has beside a recipe he is not cooking today."""
    one = s.restaurants[seat]
    found: list[int] = []
    for kind in ids.MEATS:
        declared: i64 = 0
        beside = False
        for recipe in one.recipes:
            if recipe.cooking:
                declared += recipe.used.count(kind)
            elif recipe.card != NONE and kind in one.needs(recipe):
                beside = True
        if beside and one.have[kind] > declared:
            found.append(kind)
    return found


class SaveTheAnimals(AimedPower):
    """R10.4, D32, Gardena Eden: for each meat she replaced, another player who has such a meat
    loses one."""

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


def comrades(s: Town, seat: i64) -> list[int]:
    """R10.6, General Stroganov: the players from whose storage he may take something, once a day,
    as commands."""
    if s.own_power(seat, ids.STROGANOV) is None or s.spent(ids.STROGANOV):
        return []
    if s.restaurants[seat].spendable() < s.box.comrade_price:
        return []
    return [m.COMRADE + other for other in range(s.seats) if other != seat and stored(s, other)]


def stored(s: Town, seat: i64) -> list[int]:
    """The non-Mystery kinds a player has in storage (R3.10)."""
    one = s.restaurants[seat]
    return [kind for kind in one.stocked() if one.storage(kind)]


def ask_comrade(s: Town, seat: i64, victim: i64, log: Log) -> None:
    """The command, in a frame of its own; nothing is paid if it is stopped."""
    s.powers_used |= 1 << ids.STROGANOV
    s.resolve(seat, NONE, ids.STROGANOV)
    log.all("power", seat, ids.STROGANOV)
    log.all("aimed", seat, victim)
    s.then(SHARING.later, seat, victim)
    attack(s, 1 << victim)
    s.go_on(log)


class Sharing(Question):
    """D19, R10.6: which ingredient of the storage, for $100."""

    key = "comrade"
    rule = "R10.6:not-stored"

    def due(self, s: Town, seat: i64) -> bool:
        return s.effect.hit >> s.about & 1 != 0 and super().due(s, seat)

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.TAKE + kind for kind in stored(s, s.about)]

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        s.pay(seat, about, s.box.comrade_price)
        s.give(about, seat, move - m.TAKE)
        log.all("shared", seat, about, move - m.TAKE)


class DramaQueen(AimedPower):
    """R10.7, R6.9, Kim Chi: for $100 or an ingredient, if she is not at home, somebody else's chef
    comes to her place."""

    key = "drama"
    rule = "R10.7:not-that-chef"

    def targets(self, s: Town, figure: Figure) -> list[int]:
        """Other players' chefs elsewhere, not road-blocked, not of yesterday's player."""
        one = s.restaurants[figure.seat]
        if one.money < s.box.kim_price and not one.pantry:
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
            places.relocate(s, s.figures[figure], kim.place, log)
            s.then(ARRIVE, figure)


class DramaCost(Question):
    """$100 to the bank, or any one ingredient."""

    key = "drama-cost"
    rule = "R10.7:cost"

    def legal(self, s: Town, seat: i64) -> list[int]:
        one = s.restaurants[seat]
        found = [m.DISCARD + kind for kind in one.owned()]
        return [m.PAY, *found] if one.money >= s.box.kim_price else found

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        if move == m.PAY:
            s.restaurants[seat].money -= s.box.kim_price
            log.all("paid", seat, s.box.kim_price)
        else:
            s.lose(seat, move - m.DISCARD, log)
        s.kim_target = s.figures[about].seat
        s.kim_day = s.day
        AimedPower.strike(DRAMA_QUEEN, s, seat, s.kim_target, about)


class DirtyDeed(AimedPower):
    """R10.9, R6.9, Mortimer Sleazburger: one of his garbage goes to somebody else, from anywhere;
    first in its step."""

    key = "deed"
    rule = "R10.9:yesterday"

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


# --- powers that serve their owner ----------------------------------------------------------------


def meats_for_veggie(left: list[int]) -> list[int]:
    """R8.4 (e), Biff Brobeque: every meat, for a Veggie Land requirement."""
    return [m.USE + kind for kind in ids.MEATS if left[kind]]


def enjoy(s: Town, seat: i64, meats: i64, log: Log) -> None:
    """R10.3, Biff: $300 for a dish with two meats."""
    if s.own_power(seat, ids.BIFF) is not None and meats >= s.box.biff_meats:
        s.take_money(seat, s.box.biff_money, log)


def free_markets(s: Town, seat: i64) -> list[int]:
    """R10.12, Gohan Sushido: once a day, the top card of a shelf where nobody stands, as commands;
    NPCs count as chefs too (R13.10)."""
    gohan = s.own_power(seat, ids.GOHAN)
    if gohan is None or s.spent(ids.GOHAN) or gohan.blocked or gohan.war != NONE:
        return []
    money = s.restaurants[seat].spendable()
    taken = [figure.place for figure in s.out()]
    return [
        m.FOODSHIDO + at
        for at in range(ids.MYSTERY_MART)
        if at not in taken
        and s.markets[at].shelf
        and not s.markets[at].infested(seat)
        and prices.shelf_price(s, gohan, at) <= money
    ]


def other_meats(need: i64, left: list[int]) -> list[int]:
    """R8.4 (d), Phyllis Grubman: every other meat, for a meat."""
    return [m.USE + kind for kind in ids.MEATS if left[kind] and kind != need]


def bundle_buyer(s: Town, seat: i64) -> Figure | None:
    """R10.10: Phyllis at the Chop Shop, if two ingredients can be had and paid."""
    figure = s.own_power(seat, ids.PHYLLIS)
    if figure is None or s.powers_used >> ids.PHYLLIS & 1:
        return None
    if figure.place != CHOP_SHOP or figure.war != NONE or s.markets[CHOP_SHOP].infested(seat):
        return None
    if bundle_price(s, figure) > s.restaurants[seat].spendable():
        return None
    left = len(bundle_spaces(s, figure)) + len(s.markets[CHOP_SHOP].shelf)
    return figure if left > 1 else None


def bundle_price(s: Town, figure: Figure) -> i64:
    return prices.price(s, figure, s.box.bundle_price, True, 2)


def bundle_spaces(s: Town, figure: Figure) -> list[int]:
    return [at for at in s.spaces_of(CHOP_SHOP) if not prices.why_not_counter(s, figure, at)]


def begin_bundle(s: Town, seat: i64, log: Log) -> None:
    """The command, in a frame of its own: paid together, taken one after the other."""
    figure = bundle_buyer(s, seat)
    assert figure is not None
    cost = bundle_price(s, figure)
    s.powers_used |= 1 << ids.PHYLLIS
    s.resolve(seat, NONE, ids.PHYLLIS)
    s.restaurants[seat].money -= cost
    log.all("power", seat, ids.PHYLLIS)
    log.all("paid", seat, cost)
    BUNDLING.ask(s, seat, figure.number, 2)


class Bundling(Question):
    """D18: a counter of the Chop Shop, or its shelf."""

    key = "bundle"
    rule = "R10.10:not-there"

    def legal(self, s: Town, seat: i64) -> list[int]:
        found = [m.BUY + space for space in bundle_spaces(s, s.figures[s.about])]
        return [m.SHELF + CHOP_SHOP, *found] if s.markets[CHOP_SHOP].shelf else found

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        if move >= m.SHELF:
            log.all("took", seat, s.take_top(seat, CHOP_SHOP))
        else:
            log.all("took-counter", seat, s.take_counter(seat, move - m.BUY), move - m.BUY)
        wars.end_claims(s, seat, CHOP_SHOP)


def card_buyer(s: Town, seat: i64) -> Figure | None:
    """R7.16, R10.11: who buys an action card: somebody on the Island; else, once a day from
    anywhere, Pork Knuckles."""
    base = s.box.card_price
    money = s.restaurants[seat].spendable()
    buyer = prices.island_buyer(s, seat, base, money)
    if buyer is not None:
        return buyer
    pork = s.own_power(seat, ids.PORK)
    if pork is None or s.spent(ids.PORK) or pork.blocked or pork.war != NONE:
        return None
    return pork if prices.price(s, pork, base, False) <= money else None


WOK_AWAY: Final = WokAway(ids.ANGUS)
CHASE: Final = Do(chase)
CHASED: Final = Do(send_away)
ARRIVE: Final = Do(arrive)
SAVE_THE_ANIMALS: Final = SaveTheAnimals(ids.GARDENA)
FREEING: Final = Freeing()
SHARING: Final = Sharing()
DRAMA_QUEEN: Final = DramaQueen(ids.KIM)
DRAMA_COST: Final = DramaCost()
DIRTY_DEED: Final = DirtyDeed(ids.MORTIMER)
TAX: Final = AristocraticTastes(ids.ANTOINE)
BLOCK: Final = FatIsLife(ids.LOVEHANDLES)
TOLL: Final = ShoppingShenanigans(ids.FUEGO)
BUNDLING: Final = Bundling()
