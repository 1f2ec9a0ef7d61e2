"""Section 4, R13.2, R13.12, R13.20, R13.40: the table is laid, restaurants and chefs are chosen."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rivals.rules.agenda import (
    CHOOSE_CHEFS,
    CHOOSE_RESTAURANTS,
    DAWN,
    PICK_CHEF,
    STEPS,
    Step,
    go_on,
    then,
)
from tablee.games.rivals.rules.goods import chef_list, draw_card, take_top
from tablee.games.rivals.rules.moves import (
    BAN,
    KEEP,
    MARKETS,
    RESTAURANT,
)
from tablee.games.rivals.rules.plan import (
    CARD_FACE,
    CHEF_FACE,
    GOURMET_FACE,
    MYSTERY_MART,
    RECIPE_FACE,
    RESTAURANT_FACE,
    Plan,
)
from tablee.games.rivals.rules.town import Town, chef_of, empty_town, restaurant_of
from tablee.kernel.log import EVERYONE, Log
from tablee.kernel.rng import Rng
from tablee.kernel.state import Sealed, Turn

NPC_CARDS: Final = 2  # R13.2: dealt to each Kitchen Squad player, who keeps one
SQUAD_CARDS: Final = 4  # of which he keeps three
SQUAD: Final = 3
# R13.12: who picks or bans, in order: seats, then whether it is a ban
DRAFT_ORDER: Final = ((0, 0), (1, 0), (1, 1), (0, 0), (0, 1), (1, 0), (0, 0), (1, 0))


def deal(plan: Plan, rng: Rng, log: Log) -> Town:
    """R4.1 to R4.9: everything but the choices."""
    s = empty_town(plan, rng)
    chefs, restaurants = lay_out(s)
    rng.shuffle(restaurants)
    number = plan.box.dealt[plan.seats]
    for seat in range(plan.seats):
        for i in range(number):
            s.draw(restaurants, s.looks[seat], 1 << seat)
    s.gone += restaurants
    for seat in range(plan.seats):
        outfit(s, seat, log)
    rng.shuffle(chefs)
    s.unused = chefs
    then(s, DAWN)
    then(s, CHOOSE_CHEFS)
    then(s, CHOOSE_RESTAURANTS)
    go_on(s, log)
    return s


def lay_out(s: Town) -> tuple[list[int], list[int]]:
    """R4.2 to R4.4: piles, shelves and counters; returned: the chefs and the restaurants."""
    box = s.plan.box
    chefs: list[int] = []
    restaurants: list[int] = []
    for card in range(len(box.faces)):
        face: i64 = box.faces[card]
        if face < CARD_FACE:
            s.shelves[box.market_of[face]].append(card)
        elif face < RECIPE_FACE:
            home = s.deck if in_deck(s.plan, face - CARD_FACE) else s.gone
            home.append(card)
        elif face < CHEF_FACE:
            s.decks[1 if face >= GOURMET_FACE else 0].append(card)
        elif face < RESTAURANT_FACE:
            chefs.append(card)
        else:
            restaurants.append(card)
    s.rng.shuffle(s.deck)
    for market in range(MARKETS):
        s.rng.shuffle(s.shelves[market])
        for space in range(box.first_space[market], box.first_space[market + 1]):
            s.counters[space] = s.shelves[market].pop()
            s.show(s.counters[space], EVERYONE)
    s.rng.shuffle(s.decks[0])
    s.rng.shuffle(s.decks[1])
    return chefs, restaurants


def in_deck(plan: Plan, card: i64) -> bool:
    """R4.2, R13.11, R13.50: which action cards are in the game."""
    if plan.box.deluxe >> card & 1:
        return plan.deluxe and not (plan.squad and card == 22)
    return True


def outfit(s: Town, seat: i64, log: Log) -> None:
    """R4.7 to R4.9: a card, two recipes, five ingredients; R13.40: only two basic recipes."""
    leftovers = s.plan.leftovers
    if not leftovers:
        draw_card(s, seat, log)
    for slot in range(2):
        deck = s.decks[0 if leftovers else slot]
        card: i64 = deck.pop()
        s.recipes[2 * seat + slot] = card
        s.show(card, EVERYONE)
        log.all("new-recipe", seat, s.plan.box.faces[card])
    if not leftovers:
        for market in range(MYSTERY_MART):
            log.all("took", seat, take_top(s, seat, market))


# --- restaurants ----------------------------------------------------------------------------------


@final
class ChooseRestaurants(Step):
    """R4.5: where only one is dealt, there is nothing to choose."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        if len(s.looks[0]) > 1:
            s.seal(OPENING, (1 << s.seats) - 1)
            return
        for seat in range(s.seats):
            settle(s, seat, s.looks[seat][0], log)


def settle(s: Town, seat: i64, card: i64, log: Log) -> None:
    """A player's restaurant; the others leave the game unseen."""
    s.move(card, s.looks[seat], s.signs[seat], EVERYONE)
    s.restaurants[seat] = restaurant_of(s, card)
    s.gone += s.looks[seat]
    s.looks[seat] = []
    log.all("restaurant", seat, s.restaurants[seat])


@final
class Opening(Sealed[Town]):
    """D1."""

    key = "restaurant"
    rule = "R4.5"

    def legal(self, s: Town, seat: i64) -> list[int]:
        found = [RESTAURANT + restaurant_of(s, card) for card in s.looks[seat]]
        found.sort()
        return found

    def more(self, s: Town, seat: i64) -> bool:
        return not s.notes[seat]

    def fallback(self, s: Town, seat: i64) -> int:
        return self.legal(s, seat)[0]

    def reveal(self, s: Town, notes: list[list[int]], log: Log) -> None:
        for seat in range(s.seats):
            for card in s.looks[seat]:
                if RESTAURANT + restaurant_of(s, card) == notes[seat][0]:
                    settle(s, seat, card, log)
                    break
        go_on(s, log)


# --- chefs ----------------------------------------------------------------------------------------


@final
class ChooseChefs(Step):
    """R4.10, R4.13, R13.2, R13.20: chefs are dealt; a squad first chooses its NPC."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        plan = s.plan
        if plan.squad:
            choose_squad(s, a, log)
            return
        number: i64 = 2
        if plan.cooks:
            number = min(3, 12 // plan.seats)
        elif plan.seats > 6 or (plan.beginners and plan.seats > 3):
            number = 1
        deal_chefs(s, number, plan.box.beginners if plan.beginners else 4095)
        if number > plan.figures:
            s.left = plan.figures
            s.seal(HIRING, (1 << s.seats) - 1)
            return
        for seat in range(s.seats):
            kept = [chef_of(s, card) for card in s.looks[seat]]
            keep_chefs(s, seat, kept, log)
        shuffle_unused(s)


def deal_chefs(s: Town, number: i64, among: i64) -> None:
    """So many unused chefs of a mask to each player, for his eyes."""
    for seat in range(s.seats):
        at = len(s.unused) - 1
        while at >= 0 and len(s.looks[seat]) < number:
            if among >> chef_of(s, s.unused[at]) & 1:
                card = s.unused.pop(at)
                s.looks[seat].append(card)
                s.show(card, 1 << seat)
            at -= 1


def choose_squad(s: Town, stage: i64, log: Log) -> None:
    """R13.2: NPCs, then the squads, dealt or (R13.12) drafted."""
    npcs: i64 = s.plan.box.npcs
    if stage == 0:
        then(s, CHOOSE_CHEFS, 1)
        deal_chefs(s, NPC_CARDS, npcs)
        s.left = 1
    elif s.plan.draft:
        show_all(s, npcs)
        then(s, PICK_CHEF, 0)
        return
    else:
        deal_chefs(s, SQUAD_CARDS, 4095 & ~npcs)
        s.left = SQUAD
    s.seal(HIRING, (1 << s.seats) - 1)


def show_all(s: Town, npcs: i64) -> None:
    """The chefs to draft lie open; NPCs that nobody kept are out of the game."""
    kept: list[int] = []
    for card in s.unused:
        if npcs >> chef_of(s, card) & 1:
            s.gone.append(card)
        else:
            kept.append(card)
            s.show(card, EVERYONE)
    s.unused = kept


@final
class Hiring(Sealed[Town]):
    """D2: one card to keep, asked repeatedly until enough are kept."""

    key = "chefs"
    rule = "R4.10"

    def legal(self, s: Town, seat: i64) -> list[int]:
        chefs: i64 = 0
        for card in s.looks[seat]:
            chefs |= 1 << chef_of(s, card)
        for move in s.notes[seat]:
            chefs &= ~(1 << (move - KEEP))
        return [KEEP + chef for chef in chef_list(chefs)]

    def more(self, s: Town, seat: i64) -> bool:
        return len(s.notes[seat]) < s.left

    def fallback(self, s: Town, seat: i64) -> int:
        return self.legal(s, seat)[0]

    def reveal(self, s: Town, notes: list[list[int]], log: Log) -> None:
        for seat in range(s.seats):
            keep_chefs(s, seat, [move - KEEP for move in notes[seat]], log)
        shuffle_unused(s)
        go_on(s, log)


def keep_chefs(s: Town, seat: i64, kept: list[int], log: Log) -> None:
    """All kept chefs are public; the others go back, unnamed."""
    for chef in kept:
        for card in s.looks[seat]:
            if chef_of(s, card) == chef:
                s.move(card, s.looks[seat], s.chefs[seat], EVERYONE)
                break
        log.all("chef", seat, chef)
    back = s.gone if s.plan.squad else s.unused
    back += s.looks[seat]
    s.looks[seat] = []
    if s.plan.squad:
        if len(kept) == 1:
            s.chef[2 * seat + 1] = kept[0]
        else:
            s.chef[2 * seat] = kept[0]
    else:
        for at in range(len(kept)):
            s.chef[2 * seat + at] = kept[at]


def shuffle_unused(s: Town) -> None:
    if not s.plan.squad:
        s.forget(s.unused)
        s.rng.shuffle(s.unused)


# --- the draft ------------------------------------------------------------------------------------


@final
class PickChef(Step):
    """R13.12: picks and bans in a fixed order; then the rest leave the game."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        if a < len(DRAFT_ORDER):
            s.left = a
            s.turn(DRAFTING, DRAFT_ORDER[a][0])
            return
        s.gone += s.unused
        s.unused = []
        for seat in range(s.seats):
            s.chef[2 * seat] = chef_of(s, s.chefs[seat][1])


@final
class Drafting(Turn[Town]):
    """D3: all open."""

    key = "chef-draft"
    rule = "R13.12"

    def legal(self, s: Town, seat: i64) -> list[int]:
        chefs: i64 = 0
        for card in s.unused:
            chefs |= 1 << chef_of(s, card)
        first = BAN if DRAFT_ORDER[s.left][1] else KEEP
        return [first + chef for chef in chef_list(chefs)]

    def seconds(self, s: Town) -> int:
        return s.plan.box.nested_seconds if s.plan.clock else 0

    def fallback(self, s: Town, seat: i64) -> int:
        return self.legal(s, seat)[0]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        ban = move >= BAN
        chef = move - BAN if ban else move - KEEP
        for card in s.unused:
            if chef_of(s, card) == chef:
                s.move(card, s.unused, s.gone if ban else s.chefs[seat], EVERYONE)
                break
        log.all("banned" if ban else "chef", seat, chef)
        then(s, PICK_CHEF, s.left + 1)
        go_on(s, log)


OPENING: Final = Opening()
HIRING: Final = Hiring()
DRAFTING: Final = Drafting()
STEPS[CHOOSE_RESTAURANTS] = ChooseRestaurants()
STEPS[CHOOSE_CHEFS] = ChooseChefs()
STEPS[PICK_CHEF] = PickChef()
