"""R9.12 to R9.35: what the action cards do."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rivals.rules.agenda import (
    BLOCK,
    EFFECT,
    FARM,
    STEPS,
    TAX,
    VICTIM,
    Step,
    go_on,
    then,
)
from tablee.games.rivals.rules.cards import CardChoice
from tablee.games.rivals.rules.goods import (
    chef_list,
    count,
    discard,
    give,
    lose_card,
    owned,
    pay,
    receive,
    stocked,
    storage,
    take_counter,
    to_the_left,
)
from tablee.games.rivals.rules.moves import (
    DISCARD,
    KEEP,
    KINDS,
    MARKET,
    MARKETS,
    NAME,
    ORDER,
    RECYCLE,
    REPLACE,
    SPACES,
    TAKE,
)
from tablee.games.rivals.rules.plan import (
    ALIEN_ATTACK,
    ANTOINE,
    BUSINESS,
    CAMERA,
    CHEF_FACE,
    CONTAMINATION,
    CRITIC,
    DINNER,
    DISCOUNT,
    FAKE_SALE,
    FARMERS,
    FRIDGE_RAID,
    GOO,
    HOME,
    INSPECTOR,
    JACKPOT,
    KIM,
    LOVEHANDLES,
    MARKET_WINDOW,
    MONOPOLY,
    MORTIMER,
    MYSTERY_MART,
    NINJA,
    NONE,
    ON_SHELF,
    ONE_WORLD,
    RAIDERS,
    RAT_CARD,
    RECALL,
    ROAD_BLOCK,
    ROBBERY,
    SHOPPING_SPREE,
    SOUS_CHEF,
    SPECIAL_ORDER,
    TAXES,
)
from tablee.games.rivals.rules.town import Town
from tablee.games.rivals.rules.wars import take_away
from tablee.kernel.log import EVERYONE, Log


@final
class Effect(Step):
    """The card works, on whoever did not stop it."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        card = s.card
        if card in SINGLE:
            single_effect(s, card, log)
        elif card in (CONTAMINATION, RECALL):
            order = to_the_left(s, s.user)
            order.reverse()
            for seat in order:
                if s.hit >> seat & 1:
                    then(s, VICTIM, seat)
        elif card in CHOICES:
            ask_user(s, card)
        elif card == ROAD_BLOCK:
            road_block(s, log)
        else:
            self_effect(s, card, log)


SINGLE: Final[list[int]] = [
    *[RAIDERS, ROBBERY, CRITIC, NINJA, INSPECTOR, BUSINESS, TAXES, FAKE_SALE, CAMERA],
    *[ALIEN_ATTACK, MONOPOLY],
]
CHOICES: Final[list[int]] = [
    *[FRIDGE_RAID, RAT_CARD, SPECIAL_ORDER, ONE_WORLD, SOUS_CHEF, SHOPPING_SPREE],
]


# --- effects on other players ---------------------------------------------------------------------


def single_effect(s: Town, card: i64, log: Log) -> None:
    """R5.6: one player at a time, from the user's left."""
    for seat in to_the_left(s, s.user):
        if s.hit >> seat & 1:
            if card == RAIDERS:
                s.rival = seat
                s.turn(RAIDING, s.user)
            else:
                hit(s, card, seat, log)
    if card == ALIEN_ATTACK and count(s, s.user, GOO):  # R9.15: the user too
        hit(s, card, s.user, log)


def hit(s: Town, card: i64, seat: i64, log: Log) -> None:
    user = s.user
    box = s.plan.box
    if card == ROBBERY:
        log.all("robbed", user, seat, pay(s, seat, user, s.money[seat] // 200 * 100))
    elif card == TAXES:
        log.all("robbed", user, seat, pay(s, seat, user, box.tax))
    elif card == INSPECTOR:
        log.all("robbed", user, seat, pay(s, seat, user, box.fine * s.garbage[seat]))
    elif card == CRITIC:
        s.popularity[seat] -= 1
        log.all("lost-popularity", seat, 1)
    elif card == ALIEN_ATTACK:
        garbage = box.alien_garbage * count(s, seat, GOO)
        s.garbage[seat] += garbage
        log.all("garbage", seat, garbage)
    elif card == BUSINESS:
        s.closed |= 1 << seat
        s.closed_by = user
        log.all("closed", seat)
    elif card == FAKE_SALE:
        s.doubled |= 1 << seat
    else:
        hit_cards(s, card, seat, log)


def hit_cards(s: Town, card: i64, seat: i64, log: Log) -> None:
    """Monopoly, Ninja Attack, Surveillance Camera."""
    user = s.user
    if card == MONOPOLY:
        amount = count(s, seat, s.named)
        for i in range(amount):
            give(s, seat, user, s.named)
        log.all("surrendered", seat, s.named, amount)
    elif card == NINJA and s.hands[seat]:  # a Clam-Voyance may have been the last card
        taken = lose_card(s, seat, s.rng.below(len(s.hands[seat])))
        s.hands[user].append(taken)
        s.show(taken, 1 << user)
        log.tell(1 << user | 1 << seat, "stole-card", user, s.plan.box.faces[taken], seat)
    elif card == CAMERA:
        for held in s.hands[seat]:
            s.show(held, 1 << user)
        log.all("looked-at-hand", user, seat)


@final
class Raiding(CardChoice):
    """D13, R9.12: one ingredient of the user's choice."""

    key = "raid"
    rule = "R9.12:not-there"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [TAKE + kind for kind in owned(s, s.rival)]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        give(s, s.rival, seat, move - TAKE)
        log.all("stole", seat, s.rival, move - TAKE)
        go_on(s, log)


@final
class Victim(Step):
    """R9.16, R9.17: Contamination asks the victim, Food Recall the user."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        s.rival = a
        if s.card == RECALL:
            if stocked(s, a):
                s.turn(RECALLING, s.user)
            return
        s.garbage[a] += 1
        log.all("garbage", a, 1)
        if s.pantries[a]:  # Q55
            s.turn(CONTAMINATED, a)


@final
class Contaminated(CardChoice):
    """D16: the victim discards an ingredient of his own choice."""

    key = "contaminated"
    rule = "R9.16:not-yours"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [DISCARD + kind for kind in owned(s, seat)]

    def fallback(self, s: Town, seat: i64) -> int:
        for kind in owned(s, seat):
            if storage(s, seat, kind):
                return DISCARD + kind
        return DISCARD + owned(s, seat)[0]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        discard(s, seat, move - DISCARD)
        log.all("discarded", seat, move - DISCARD)
        go_on(s, log)


@final
class Recalling(CardChoice):
    """D13: the user names one non-Mystery ingredient of each target."""

    key = "recall"
    rule = "R9.17:not-there"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [NAME + kind for kind in stocked(s, s.rival)]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        discard(s, s.rival, move - NAME)
        log.all("discarded", s.rival, move - NAME)
        go_on(s, log)


def road_block(s: Town, log: Log) -> None:
    """R9.22: the chefs named go home and buy nothing today."""
    for figure in range(2 * s.seats):
        if s.picked >> figure & 1 and s.hit >> (figure // 2) & 1:
            leave(s, figure)
            s.place[figure] = HOME
            s.blocked |= 1 << figure
            log.all("blocked", figure // 2, s.chef[figure])


def leave(s: Town, figure: i64) -> None:
    """R6.10: a figure leaves its space; location powers let go of it, or it of others."""
    bit: i64 = 1 << figure
    s.space[figure] = ON_SHELF
    s.barred &= ~bit
    s.spared &= ~bit
    s.taxed &= ~bit
    if s.chef[figure] == LOVEHANDLES:
        s.barred = 0
        s.spared = 0
    if s.chef[figure] == ANTOINE:
        s.taxed = 0


# --- effects on the user himself ------------------------------------------------------------------


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
    """R9.23: the shopping itself is in `market.py`, which sets the phase."""
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


# --- Sous Chef ------------------------------------------------------------------------------------


@final
class Replacing(CardChoice):
    """R13.23: with two chefs, which of them is replaced."""

    key = "replace"
    rule = "R13.23"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [REPLACE + s.chef[2 * seat], REPLACE + s.chef[2 * seat + 1]]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        draw_sous_chefs(s, s.chef.index(move - REPLACE))


def draw_sous_chefs(s: Town, figure: i64) -> None:
    """R9.31: three unused chefs at random, or what there is, for the user's eyes."""
    s.named = figure
    s.rng.shuffle(s.unused)
    for i in range(min(s.plan.box.sous_chefs, len(s.unused))):
        s.draw(s.unused, s.looks[s.user], 1 << s.user)
    s.turn(HIRING, s.user)


@final
class Hiring(CardChoice):
    """R9.31: one of them takes the place of the user's chef; his powers work at once."""

    key = "hire"
    rule = "R9.31:not-drawn"

    def legal(self, s: Town, seat: i64) -> list[int]:
        chefs = 0
        for card in s.looks[seat]:
            chefs |= 1 << (s.plan.box.faces[card] - CHEF_FACE)
        return [KEEP + chef for chef in chef_list(chefs)]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        figure = s.named
        old = s.chef[figure]
        if old == LOVEHANDLES:
            s.barred = 0
            s.spared = 0
        if old == ANTOINE:
            s.taxed = 0
        exchange(s, seat, old, move - KEEP)
        s.chef[figure] = move - KEEP
        forget_uses(s, old, move - KEEP)
        log.all("hired", seat, old, move - KEEP)
        if s.window == MARKET_WINDOW and s.chef[figure] == ANTOINE:
            then(s, TAX)
        if s.chef[figure] == LOVEHANDLES:
            then(s, BLOCK)
        go_on(s, log)


def exchange(s: Town, seat: i64, old: i64, new: i64) -> None:
    """The cards change places; the unused chefs are shuffled."""
    faces = s.plan.box.faces
    mine = s.chefs[seat]
    for at in range(len(mine)):
        if faces[mine[at]] == CHEF_FACE + old:
            s.unused.append(mine[at])
            for card in s.looks[seat]:
                if faces[card] == CHEF_FACE + new:
                    mine[at] = card
                    s.show(card, EVERYONE)
                else:
                    s.unused.append(card)
    s.looks[seat] = []
    s.forget(s.unused)
    s.rng.shuffle(s.unused)


def forget_uses(s: Town, old: i64, new: i64) -> None:
    """R9.31: daily uses start fresh."""
    s.powers_used &= ~(1 << old | 1 << new)
    if KIM in (old, new):
        s.kim_target = NONE
    if MORTIMER in (old, new):
        s.mortimer_target = NONE


RAIDING: Final = Raiding()
CONTAMINATED: Final = Contaminated()
RECALLING: Final = Recalling()
MARKET_CHOICE: Final = MarketChoice()
SEARCHING: Final = Searching()
ORDERING: Final = Ordering()
RECYCLING: Final = Recycling()
FARMING: Final = Farming()
REPLACING: Final = Replacing()
HIRING: Final = Hiring()
SPREE_PHASE: Final[list[CardChoice]] = []  # filled by market.py
STEPS[EFFECT] = Effect()
STEPS[VICTIM] = Victim()
STEPS[FARM] = Farm()
