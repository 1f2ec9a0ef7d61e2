"""R5.1, section 6, R8.30 to R8.32, section 12: a day from income to the counters, and the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import chefs, cooking, ids, market, moves as m, places, serving
from tablee.games.rivals.rules.cards.own import SMILES
from tablee.games.rivals.rules.cards.play import open_window
from tablee.games.rivals.rules.pieces import NO_KINDS, Figure, Restaurant
from tablee.games.rivals.rules.questions import Do, Secret
from tablee.games.rivals.rules.town import Town
from tablee.kernel import EVERYONE, Log, Step, ranking


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
    return s.box.income + earned_by(s, one.upgrades)


def earned_by(s: Town, upgrades: i64) -> i64:
    """R6.1: what a mask of upgrades adds to an income."""
    ads = s.box.ads_income if upgrades & ids.ADS else 0
    return ads + s.plan.celebrity if upgrades & ids.CELEBRITY else ads


class Turning(Secret):
    """D4, R6.3, R13.4, R13.21: where the chefs go today; a squad also says who is active."""

    key = "wheels"
    rule = "R6.3"
    limit = "move"

    def legal(self, s: Town, seat: i64) -> list[int]:
        notes = s.notes[seat]
        if s.plan.squad and not notes:  # R13.2: all chefs but the NPC
            one = s.restaurants[seat]
            moves = s.named(m.ACTIVE, ids.CHEF_FACE, one.chefs)
            return [move for move in moves if move != m.ACTIVE + one.figures[1].chef]
        if s.plan.squad and len(notes) == 2:
            return [m.GO + place for place in range(ids.ISLAND) if m.GO + place != notes[1]]
        taken = notes[0] if s.plan.cooks and notes else ids.NONE
        return [m.GO + place for place in range(m.PLACES) if m.GO + place != taken]

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        if s.plan.squad:
            return "R13.4"
        return "R13.21" if s.plan.cooks and s.notes[seat] else "R6.3"

    def more(self, s: Town, seat: i64) -> bool:
        return len(s.notes[seat]) < (3 if s.plan.squad else s.plan.figures)

    def fallback(self, s: Town, seat: i64) -> int:
        moves = self.legal(s, seat)
        return m.GO + ids.ISLAND if m.GO + ids.ISLAND in moves else moves[0]

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


def to_place(s: Town, seat: i64) -> list[Figure]:
    figures = s.restaurants[seat].figures
    return [figure for figure in figures if figure.chef != ids.NONE and figure.place < ids.ISLAND]


def place_all(s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
    party = ids.mask_of([seat for seat in range(s.seats) if to_place(s, seat)])
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
    if row[0] != ids.NONE:
        here.tray = [*here.tray, row[0]]
    row = [card for card in row[1:] if card != ids.NONE]
    for space in spaces:
        if row:
            s.spaces[space].card = row.pop(0)
            continue
        s.refill_shelf(at)
        s.spaces[space].card = ids.NONE
        if here.shelf:
            card: i64 = here.shelf.pop()
            s.spaces[space].card = card
            s.show(card, EVERYONE)
            log.all("restocked", s.box.faces[card], space)
    s.refill_shelf(at)


def forget_today(s: Town) -> None:
    """R8.32: everything that holds "today" ends."""
    s.powers_used = s.struck = 0
    s.refused = []
    s.shows = []
    for space in s.spaces:
        space.locked = False
        space.dropped = space.stirs = 0
    for figure in s.figures:
        figure.blocked = figure.shielded = figure.untaxed = figure.unplaced = False
    for one in s.restaurants:
        one.discount = one.doubled = one.card_used = one.closed = False
        one.closed_by = ids.NONE
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
    for seat in range(s.seats):
        if ranks[seat] == 1:
            log.all("winner" if ranks.count(1) == 1 else "shared-win", seat)


def window(number: i64) -> Do:
    return Do(lambda s, a, b, c, log: open_window(s, number, log))


def powers(part: str) -> list[Step[Town]]:
    return [power.use for power in chefs.POWERS if power.when == part]


INCOME: Final = Do(begin_day)
TURNING: Final = Turning()
STANDING: Final = Standing()

# R5.1: the parts of a day, by the names that a position may start with, and their steps
DAY: Final[list[tuple[str, list[Step[Town]]]]] = [
    ("dawn", [INCOME]),
    ("morning", [window(ids.MORNING_WINDOW)]),
    ("wheels", [Do(lambda s, a, b, c, log: s.seal(TURNING, s.everybody()))]),
    ("placement", [*powers("placement"), Do(place_all)]),
    ("street", [window(ids.STREET_WINDOW)]),
    ("powers", powers("powers")),
    ("market", [*powers("market"), market.OPEN_MARKET, market.CLOSE_MARKET]),
    ("spree", [window(ids.SPREE_WINDOW)]),
    ("cook", [cooking.CLOSED, cooking.DECLARE, serving.COUNTER]),
    ("counter", [SMILES, Do(end_day)]),
]


def plan_day(s: Town, first: i64) -> None:
    for _, steps in reversed(DAY[first:]):
        for step in reversed(steps):
            s.then(step)


def begin_at(s: Town, name: str, log: Log) -> None:
    """A position: the day goes on from here."""
    first = [part for part, _ in DAY].index(name)
    if first == 0:
        s.day -= 1
        s.then(INCOME)  # which plans the rest
    else:
        plan_day(s, first)
    s.go_on(log)
