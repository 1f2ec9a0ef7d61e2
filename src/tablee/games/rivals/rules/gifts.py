"""R9.17 to R9.34: action cards that serve their user."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rivals.rules.agenda import (
    FARM,
    STEPS,
    Step,
    go_on,
    then,
)
from tablee.games.rivals.rules.cards import CardChoice
from tablee.games.rivals.rules.goods import (
    receive,
    take_counter,
    to_the_left,
)
from tablee.games.rivals.rules.moves import (
    KINDS,
    MARKET,
    MARKETS,
    ORDER,
    RECYCLE,
    SPACES,
    TAKE,
)
from tablee.games.rivals.rules.plan import (
    DINNER,
    DISCOUNT,
    FARMERS,
    FRIDGE_RAID,
    JACKPOT,
    MYSTERY_MART,
    NONE,
    ONE_WORLD,
    RAT_CARD,
    SHOPPING_SPREE,
    SPECIAL_ORDER,
)
from tablee.games.rivals.rules.sous import REPLACING, draw_sous_chefs
from tablee.games.rivals.rules.town import Town
from tablee.games.rivals.rules.wars import take_away
from tablee.kernel.log import EVERYONE, Log


def self_effect(s: Town, card: i64, log: Log) -> None:
    user = s.user
    box = s.plan.box
    if card == DISCOUNT:
        s.discount |= 1 << user
    elif card == JACKPOT:
        s.money[user] += box.jackpot
        log.all("took-money", user, box.jackpot)
    elif card == DINNER and s.plan.honour:
        s.show_by = user
    elif card == DINNER:
        for seat in to_the_left(s, user):
            if s.rng.below(2):
                smiled(s, seat, log)
    elif card == FARMERS:
        for market in range(MARKETS):
            if s.shelves[market]:
                card_shown = s.draw(s.shelves[market], s.looks[user], EVERYONE)
                log.all("revealed", box.faces[card_shown])
        then(s, FARM, user)


def smiled(s: Town, seat: i64, log: Log) -> None:
    """R9.33: another chef smiled."""
    s.money[s.user] += s.plan.box.smile_money
    log.all("smiled", seat, s.user, s.plan.box.smile_money)


def ask_user(s: Town, card: i64) -> None:
    """D13: the cards that need one more choice of their user."""
    user = s.user
    if card in (FRIDGE_RAID, RAT_CARD):
        s.turn(MARKET_CHOICE, user)
    elif card == SPECIAL_ORDER:
        s.turn(ORDERING, user)
    elif card == ONE_WORLD:
        s.turn(RECYCLING, user)
    elif card == SHOPPING_SPREE:
        from_spree(s)
    elif s.plan.cooks:
        s.turn(REPLACING, user)
    else:
        draw_sous_chefs(s, 2 * user)


def from_spree(s: Town) -> None:
    """R9.23: the shopping itself is in `commands.py`, which sets the phase."""
    s.left = s.plan.box.spree_commands
    s.turn(SPREE_PHASE[0], s.user)


@final
class MarketChoice(CardChoice):
    """D13: the market of a Fridge Raid or of a Rat Infestation."""

    key = "market-choice"
    rule = "R9.18:no-shelf"

    def legal(self, s: Town, seat: i64) -> list[int]:
        if s.card == RAT_CARD:
            return [MARKET + at for at in range(MARKETS) if s.rats[at] == NONE]
        return [MARKET + at for at in range(MYSTERY_MART) if s.shelves[at]]

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        return "R9.22:rats" if s.card == RAT_CARD else self.rule

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        market = move - MARKET
        if s.card == RAT_CARD:
            s.rats[market] = s.looks[seat].pop()
            s.rats_owner[market] = seat
            s.rats_day[market] = s.day
            log.all("infested", seat, market)
            go_on(s, log)
            return
        s.named = market
        s.left = min(s.plan.box.raid, len(s.shelves[market]))
        for card in s.shelves[market]:
            s.show(card, 1 << seat)
        log.all("searched", seat, market)
        s.looks[seat] = s.shelves[market]
        s.shelves[market] = []
        s.turn(SEARCHING, seat)


@final
class Searching(CardChoice):
    """R9.18: two cards of the shelf, which only the user sees; the rest is shuffled."""

    key = "search"
    rule = "R9.18:not-there"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [TAKE + kind for kind in looked_kinds(s, seat)]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        take_look(s, seat, seat, move - TAKE)
        log.all("took", seat, move - TAKE)
        s.left -= 1
        if s.left:
            return
        rest = s.looks[seat]
        s.looks[seat] = []
        s.forget(rest)
        s.rng.shuffle(rest)
        s.shelves[s.named] = rest
        go_on(s, log)


def looked_kinds(s: Town, seat: i64) -> list[int]:
    """The kinds of ingredients among the cards a seat looks at."""
    faces = s.plan.box.faces
    found: list[int] = []
    for card in s.looks[seat]:
        if faces[card] < KINDS and faces[card] not in found:
            found.append(faces[card])
    found.sort()
    return found


def take_look(s: Town, owner: i64, seat: i64, kind: i64) -> None:
    """One of the cards `owner` looks at, or laid open, goes to `seat`."""
    faces = s.plan.box.faces
    looks = s.looks[owner]
    for at in range(len(looks)):
        if faces[looks[at]] == kind:
            receive(s, seat, looks.pop(at))
            return


@final
class Ordering(CardChoice):
    """R9.24: one ingredient from any counter, free."""

    key = "order"
    rule = "R9.24:empty"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [ORDER + space for space in range(SPACES) if s.counters[space] != NONE]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        space = move - ORDER
        take_away(s, space, log)
        log.all("took", seat, take_counter(s, seat, space))
        go_on(s, log)


@final
class Recycling(CardChoice):
    """R9.32: up to three garbage, $100 for each."""

    key = "recycle"
    rule = "R9.32:too-many"

    def legal(self, s: Town, seat: i64) -> list[int]:
        most = min(s.plan.box.recycle, s.garbage[seat])
        return [RECYCLE + number for number in range(most)]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        number = move - RECYCLE + 1
        s.garbage[seat] -= number
        s.money[seat] += number * s.plan.box.recycle_money
        log.all("recycled", seat, number)
        go_on(s, log)


@final
class Farm(Step):
    """R9.34: the cards laid open go round to the left, one each, until none is left."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        if s.looks[s.user]:
            s.turn(FARMING, a)


@final
class Farming(CardChoice):
    key = "farm"
    rule = "R9.34:not-there"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [TAKE + kind for kind in looked_kinds(s, s.user)]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        take_look(s, s.user, seat, move - TAKE)
        log.all("took", seat, move - TAKE)
        then(s, FARM, (seat + 1) % s.seats)
        go_on(s, log)


MARKET_CHOICE: Final = MarketChoice()
SEARCHING: Final = Searching()
ORDERING: Final = Ordering()
RECYCLING: Final = Recycling()
FARMING: Final = Farming()
SPREE_PHASE: Final[list[CardChoice]] = []  # filled by commands.py
STEPS[FARM] = Farm()
