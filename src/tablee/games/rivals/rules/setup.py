"""Section 4, R13.2, R13.12, R13.20, R13.40: the table is laid, restaurants and chefs are chosen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import day, ids, moves as m, serving
from tablee.games.rivals.rules.house import Plan
from tablee.games.rivals.rules.pieces import Restaurant
from tablee.games.rivals.rules.questions import Do, Question
from tablee.games.rivals.rules.town import Town
from tablee.kernel import EVERYONE, Log, Rng, Sealed

EVERY_CHEF: Final[i64] = 4095
NPC_CARDS: Final = 2  # R13.2: dealt to each Kitchen Squad player, who keeps one
SQUAD_CARDS: Final = 4  # of which he keeps three
SQUAD: Final = 3
# R13.12: who picks or bans, in order: seats, then whether it is a ban
DRAFT_ORDER: Final = ((0, 0), (1, 0), (1, 1), (0, 0), (0, 1), (1, 0), (0, 0), (1, 0))


def deal(plan: Plan, rng: Rng, log: Log) -> Town:
    """R4.1 to R4.9: everything but the choices."""
    s = Town(plan, rng.clone(), None)  # its own stream: records count on it
    lay_out(s)
    restaurants = [card for card in s.gone if s.box.faces[card] >= ids.RESTAURANT_FACE]
    s.gone = [card for card in s.gone if card not in restaurants]
    rng.shuffle(restaurants)
    for one in s.restaurants:
        for i in range(plan.box.dealt[plan.seats]):
            s.draw(restaurants, one.look, 1 << one.seat)
    s.gone += restaurants
    for one in s.restaurants:
        outfit(s, one, log)
    rng.shuffle(s.unused)
    s.then(day.INCOME)
    s.then(CHOOSE_CHEFS)
    s.then(CHOOSE_RESTAURANTS)
    s.go_on(log)
    return s


def lay_out(s: Town) -> None:
    """R4.2 to R4.4: piles, shelves and counters."""
    for card in range(len(s.box.faces)):
        pile_of(s, s.box.faces[card]).append(card)
    s.rng.shuffle(s.deck)
    for at in range(m.MARKETS):
        shelf = s.markets[at].shelf
        s.rng.shuffle(shelf)
        for space in s.spaces_of(at):
            s.spaces[space].card = shelf.pop()
            s.show(s.spaces[space].card, EVERYONE)
    s.rng.shuffle(s.decks[0])
    s.rng.shuffle(s.decks[1])


def pile_of(s: Town, face: i64) -> list[int]:
    """Where a card lies that nobody has."""
    if face < ids.CARD_FACE:
        return s.markets[s.box.market_of[face]].shelf
    if face < ids.RECIPE_FACE:
        return s.deck if in_deck(s.plan, face - ids.CARD_FACE) else s.gone
    if face < ids.CHEF_FACE:
        return s.decks[1 if face >= ids.GOURMET_FACE else 0]
    return s.unused if face < ids.RESTAURANT_FACE else s.gone


def in_deck(plan: Plan, card: i64) -> bool:
    """R4.2, R13.11, R13.50: which action cards are in the game."""
    if plan.box.deluxe >> card & 1:
        return plan.deluxe and not (plan.squad and card == ids.SOUS_CHEF)
    return True


def outfit(s: Town, one: Restaurant, log: Log) -> None:
    """R4.7 to R4.9: a card, two recipes, five ingredients; R13.40: only two basic recipes."""
    if not s.plan.leftovers:
        for i in range(s.box.first_cards):
            s.draw_card(one.seat, one.hand, log)
    for slot, recipe in enumerate(one.recipes):
        recipe.card = s.decks[0 if s.plan.leftovers else slot].pop()
        serving.new_recipe(s, one, recipe, log)
    for market in range(ids.MYSTERY_MART):
        if not s.plan.leftovers:
            for i in range(s.box.first_kinds):
                log.all("took", one.seat, s.take_top(one.seat, market))


def choose_restaurants(s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
    """R4.5: where only one is dealt, there is nothing to choose."""
    if len(s.restaurants[0].look) > 1:
        s.seal(OPENING, s.everybody())
        return
    for one in s.restaurants:
        settle(s, one, one.look[0], log)


def settle(s: Town, one: Restaurant, card: i64, log: Log) -> None:
    """A player's restaurant; the others leave the game unseen."""
    one.look.remove(card)
    one.sign = card
    one.name = s.box.faces[card] - ids.RESTAURANT_FACE
    s.show(card, EVERYONE)
    s.gone += one.look
    one.look = []
    log.all("restaurant", one.seat, one.name)


class Opening(Sealed[Town]):
    """D1."""

    key = "restaurant"
    rule = "R4.5"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return s.named(m.RESTAURANT, ids.RESTAURANT_FACE, s.restaurants[seat].look)

    def reveal(self, s: Town, notes: list[list[int]], log: Log) -> None:
        for one in s.restaurants:
            face = ids.RESTAURANT_FACE + notes[one.seat][0] - m.RESTAURANT
            settle(s, one, s.card_of(one.look, face), log)
        s.go_on(log)


def choose_chefs(s: Town, stage: i64, b: i64, c: i64, log: Log) -> None:
    """R4.10, R4.13, R13.2, R13.20: chefs are dealt; a squad first (stage 0) chooses its NPC."""
    plan = s.plan
    if plan.squad:
        choose_squad(s, stage, log)
        return
    few = plan.seats > 6 or (plan.beginners and plan.seats > 3)
    number: i64 = min(3, 12 // plan.seats) if plan.cooks else 1 if few else s.box.chefs_drawn
    deal_chefs(s, number, plan.box.beginners if plan.beginners else EVERY_CHEF, log)
    if number > plan.figures:
        s.seal(HIRING, s.everybody())
        return
    keep_chefs(s, [[s.chef_of(card) for card in one.look] for one in s.restaurants], log)


def deal_chefs(s: Town, number: i64, among: i64, log: Log) -> None:
    """So many unused chefs of a mask to each player, for his eyes."""
    for one in s.restaurants:
        at = len(s.unused) - 1
        while at >= 0 and len(one.look) < number:
            if among >> s.chef_of(s.unused[at]) & 1:
                card = s.unused.pop(at)
                one.look.append(card)
                s.look_at(one.seat, card, log)
            at -= 1


def choose_squad(s: Town, stage: i64, log: Log) -> None:
    """R13.2: NPCs, of which the others leave the game; then squads, dealt or drafted (R13.12)."""
    npcs: i64 = s.box.npcs
    if stage == 0:
        s.then(CHOOSE_CHEFS, 1)
        deal_chefs(s, NPC_CARDS, npcs, log)
        s.seal(HIRING, s.everybody())
    elif s.plan.draft:
        s.gone += [card for card in s.unused if npcs >> s.chef_of(card) & 1]
        s.unused = [card for card in s.unused if not npcs >> s.chef_of(card) & 1]
        for card in s.unused:
            s.show(card, EVERYONE)
        s.then(PICK_CHEF, 0)
    else:
        deal_chefs(s, SQUAD_CARDS, EVERY_CHEF & ~npcs, log)
        s.seal(HIRING, s.everybody())


class Hiring(Sealed[Town]):
    """D2: one card to keep, asked repeatedly until enough are kept."""

    key = "chefs"
    rule = "R4.10"

    def legal(self, s: Town, seat: i64) -> list[int]:
        found = s.named(m.KEEP, ids.CHEF_FACE, s.restaurants[seat].look)
        return [move for move in found if move not in s.notes[seat]]

    def more(self, s: Town, seat: i64) -> bool:
        return len(s.notes[seat]) < to_keep(s, seat)

    def reveal(self, s: Town, notes: list[list[int]], log: Log) -> None:
        keep_chefs(s, [[move - m.KEEP for move in sheet] for sheet in notes], log)
        s.go_on(log)


def to_keep(s: Town, seat: i64) -> i64:
    """R4.10, R13.2, R13.20: so many of the chefs dealt; of a squad first the NPC."""
    if not s.plan.squad:
        return s.plan.figures
    return 1 if s.restaurants[seat].figures[1].chef == ids.NONE else SQUAD


def keep_chefs(s: Town, choices: list[list[int]], log: Log) -> None:
    """By seat: all kept chefs are public; the others go back, unnamed."""
    for one in s.restaurants:
        kept = choices[one.seat]
        for chef in kept:
            take_chef(s, one, chef, one.look, log)
        if s.plan.squad:
            s.gone += one.look
            one.figures[1 if len(kept) == 1 else 0].chef = kept[0]
        else:
            s.unused += one.look
            for at in range(len(kept)):
                one.figures[at].chef = kept[at]
        one.look = []
    if not s.plan.squad:
        s.shuffle(s.unused)


def take_chef(s: Town, one: Restaurant, chef: i64, source: list[int], log: Log) -> None:
    chefs = one.chefs[:]
    s.move(s.card_of(source, ids.CHEF_FACE + chef), source, chefs, EVERYONE)
    one.chefs = chefs
    log.all("chef", one.seat, chef)


def pick_chef(s: Town, turn: i64, b: i64, c: i64, log: Log) -> None:
    """R13.12: picks and bans in a fixed order; then the rest leave the game."""
    if turn < len(DRAFT_ORDER):
        PICKING.ask(s, DRAFT_ORDER[turn][0], turn)
        return
    s.gone += s.unused
    s.unused = []
    for one in s.restaurants:
        one.figures[0].chef = s.chef_of(one.chefs[1])


class Picking(Question):
    """D3: all open."""

    key = "chef-draft"
    rule = "R13.12"

    def legal(self, s: Town, seat: i64) -> list[int]:
        family = m.BAN if DRAFT_ORDER[s.about][1] else m.KEEP
        return s.named(family, ids.CHEF_FACE, s.unused)

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        if move >= m.BAN:
            card = s.card_of(s.unused, ids.CHEF_FACE + move - m.BAN)
            s.move(card, s.unused, s.gone, EVERYONE)
            log.all("banned", seat, move - m.BAN)
        else:
            take_chef(s, s.restaurants[seat], move - m.KEEP, s.unused, log)
        s.then(PICK_CHEF, about + 1)


CHOOSE_RESTAURANTS: Final = Do(choose_restaurants)
OPENING: Final = Opening()
CHOOSE_CHEFS: Final = Do(choose_chefs)
HIRING: Final = Hiring()
PICK_CHEF: Final = Do(pick_chef)
PICKING: Final = Picking()
