"""R5.1, section 6, R8.30 to R8.32, section 12: a day from income to the counters, and the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import chefs, declaration, ids, market, moves as m, places
from tablee.games.rivals.rules.board import NO_KINDS, Figure, Restaurant
from tablee.games.rivals.rules.cards.own import SMILES
from tablee.games.rivals.rules.cards.play import OPEN_WINDOW
from tablee.games.rivals.rules.ids import ISLAND, NONE
from tablee.games.rivals.rules.questions import Do, Secret
from tablee.games.rivals.rules.town import Town
from tablee.kernel import EVERYONE, Log, Sealed, Step, ranking

ALL: Final[i64] = 65535  # every figure


def begin_day(s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
    """R6.1: a new day."""
    s.day += 1
    log.all("day", s.day)
    plan_day(s, 1)
    for one in s.restaurants:
        amount = income(s, one)
        one.money += amount
        log.all("income", one.seat, amount)


def income(s: Town, one: Restaurant) -> i64:
    """R6.1."""
    amount = s.box.income
    if one.upgrades & ids.ADS:
        amount += s.box.ads_income
    if one.upgrades & ids.CELEBRITY:
        amount += s.plan.celebrity
    return amount


# --- wheels ---------------------------------------------------------------------------------------


def turn_wheels(s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
    s.seal(TURNING, s.everybody())


class Turning(Sealed[Town]):
    """D4, R6.3, R13.4, R13.21: where the chefs go today; a squad also says who is active."""

    key = "wheels"
    rule = "R6.3"

    def legal(self, s: Town, seat: i64) -> list[int]:
        notes = s.notes[seat]
        if s.plan.squad and not notes:
            return [m.ACTIVE + chef for chef in squad(s, seat)]
        if s.plan.squad and len(notes) == 2:
            return [m.GO + place for place in range(ISLAND) if m.GO + place != notes[1]]
        taken = notes[0] if s.plan.cooks and notes else NONE
        return [m.GO + place for place in range(m.PLACES) if m.GO + place != taken]

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        if s.plan.squad:
            return "R13.4"
        return "R13.21" if s.plan.cooks and s.notes[seat] else "R6.3"

    def more(self, s: Town, seat: i64) -> bool:
        return len(s.notes[seat]) < (3 if s.plan.squad else s.plan.figures)

    def seconds(self, s: Town) -> int:
        return s.box.move_seconds if s.plan.clock else 0

    def fallback(self, s: Town, seat: i64) -> int:
        moves = self.legal(s, seat)
        return m.GO + ISLAND if m.GO + ISLAND in moves else moves[0]

    def reveal(self, s: Town, notes: list[list[int]], log: Log) -> None:
        for one in s.restaurants:
            sheet = notes[one.seat]
            if s.plan.squad:
                one.figures[0].chef = sheet[0] - m.ACTIVE
                log.all("active", one.seat, one.figures[0].chef)
                sheet = sheet[1:]
            for at in range(len(sheet)):
                figure = one.figures[at]
                figure.place = sheet[at] - m.GO
                log.all("went", one.seat, figure.chef, figure.place)
        s.go_on(log)


def squad(s: Town, seat: i64) -> list[int]:
    """R13.2: the chefs a Kitchen Squad player may make active: all but the NPC."""
    one = s.restaurants[seat]
    chefs = s.named(0, ids.CHEF_FACE, one.chefs)
    return [chef for chef in chefs if chef != one.figures[1].chef]


# --- placement ------------------------------------------------------------------------------------


def to_place(s: Town, seat: i64) -> list[Figure]:
    """The figures of a seat that stand on a market."""
    figures = s.restaurants[seat].figures
    return [figure for figure in figures if figure.chef != NONE and figure.place < ISLAND]


def place_all(s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
    party: i64 = 0
    for seat in range(s.seats):
        if to_place(s, seat):
            party |= 1 << seat
    if party:
        s.seal(STANDING, party)


class Standing(Secret):
    """D6, R6.7: each chef on a market chooses a counter or the shelf, all at once."""

    key = "placement"
    rule = "R6.7"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return places.standing_places(s, to_place(s, seat)[len(s.notes[seat])])

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        return places.why_not_stand(s, to_place(s, seat)[len(s.notes[seat])], move)

    def more(self, s: Town, seat: i64) -> bool:
        return len(s.notes[seat]) < len(to_place(s, seat))

    def reveal(self, s: Town, notes: list[list[int]], log: Log) -> None:
        for seat in range(s.seats):
            figures = to_place(s, seat)
            for at in range(len(notes[seat])):
                places.stand(figures[at], notes[seat][at], log)
        s.go_on(log)


# --- the end of the day, and of the game ----------------------------------------------------------


def end_day(s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
    """R12.1: with 20 popularity somewhere the game ends; otherwise Counter, and a new day."""
    won = any(one.popularity >= s.box.win for one in s.restaurants)
    if won or (s.plan.max_days and s.day >= s.plan.max_days):
        end_game(s, log)
        return
    for at in range(m.MARKETS):
        restock(s, at, log)
    forget_today(s)
    s.then(INCOME)


def restock(s: Town, at: i64, log: Log) -> None:
    """R8.30: the rightmost is discarded, the others slide right, the shelf fills the gaps."""
    here = s.markets[at]
    spaces = s.spaces_of(at)
    spaces.reverse()
    row = [s.spaces[space].card for space in spaces]
    if row[0] != NONE:
        here.tray = [*here.tray, row[0]]
    row = [card for card in row[1:] if card != NONE]
    for space in spaces:
        if row:
            s.spaces[space].card = row.pop(0)
            continue
        s.refill_shelf(at)
        s.spaces[space].card = NONE
        if here.shelf:
            card: i64 = here.shelf.pop()
            s.spaces[space].card = card
            s.show(card, EVERYONE)
            log.all("restocked", s.box.faces[card], space)
    s.refill_shelf(at)


def forget_today(s: Town) -> None:
    """R8.32: everything that holds "today" ends."""
    s.powers_used = 0
    s.closed_by = s.show_by = NONE
    s.refused = []
    for space in s.spaces:
        space.locked = False
        space.dropped = space.stirs = 0
    for figure in s.figures:
        figure.blocked = figure.shielded = figure.untaxed = figure.unplaced = False
    for one in s.restaurants:
        one.discount = one.doubled = one.card_used = one.closed = False
        one.tossed = one.offers_sent = 0
        one.plate = NO_KINDS
        for recipe in one.recipes:
            recipe.cooking = False
            recipe.used = NO_KINDS


def end_game(s: Town, log: Log) -> None:
    """R12.2: all are ranked; the best share the win if nothing parts them."""
    for one in s.restaurants:
        for card in one.hand:
            s.show(card, EVERYONE)
    s.finish([one.popularity for one in s.restaurants])
    ranks = ranking(s)
    for one in s.restaurants:
        log.all("result", one.seat, one.popularity, one.basics + one.gourmets, one.money)
    winners = [seat for seat in range(s.seats) if ranks[seat] == 1]
    for seat in winners:
        log.all("winner" if len(winners) == 1 else "shared-win", seat)


# --- the day --------------------------------------------------------------------------------------

INCOME: Final = Do(begin_day)
TURNING: Final = Turning()
STANDING: Final = Standing()


# R5.1: the steps of a day with their numbers; where a position may start, what it calls that
DAY: Final[list[tuple[str, Step[Town], int, int]]] = [
    ("dawn", INCOME, 0, 0),
    ("morning", OPEN_WINDOW, ids.MORNING_WINDOW, 0),
    ("wheels", Do(turn_wheels), 0, 0),
    ("placement", chefs.CHASE, ALL, 1),
    ("", chefs.BLOCK.use, 0, 0),
    ("", Do(place_all), 0, 0),
    ("street", OPEN_WINDOW, ids.STREET_WINDOW, 0),
    ("powers", chefs.DIRTY_DEED.use, 0, 0),
    ("", chefs.DRAMA_QUEEN.use, 0, 0),
    ("", chefs.WOK_AWAY.use, 0, 0),
    ("", chefs.TOLL.use, 0, 0),
    ("market", chefs.TAX.use, 0, 0),
    ("", market.OPEN_MARKET, 0, 0),
    ("", market.TRADE, 0, 0),
    ("", market.CLOSE_MARKET, 0, 0),
    ("spree", OPEN_WINDOW, ids.SPREE_WINDOW, 0),
    ("cook", declaration.CLOSED, 0, 0),
    ("", declaration.DECLARE, 0, 0),
    ("counter", SMILES, 0, 0),
    ("", Do(end_day), 0, 0),
]


def plan_day(s: Town, first: i64) -> None:
    """What this day holds, from one of its steps on."""
    for _, step, a, b in reversed(DAY[first:]):
        s.then(step, a, b)


def hours() -> list[str]:
    """The names at which a position may start, in order."""
    return [name for name, *_ in DAY if name]


def begin_at(s: Town, name: str, log: Log) -> None:
    """A position: the day goes on from here."""
    first = [hour[0] for hour in DAY].index(name)
    if first == 0:
        s.day -= 1
        s.then(INCOME)  # which plans the rest
    else:
        plan_day(s, first)
    s.go_on(log)
