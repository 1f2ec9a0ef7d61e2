"""R8.7 (6), R8.9, R11.2: new recipes and one-time level bonuses, in the order the player likes."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rivals.rules.agenda import REWARDS, STEPS, Step, go_on, then
from tablee.games.rivals.rules.cards import CardChoice
from tablee.games.rivals.rules.goods import (
    card_kind,
    refill_deck,
    refill_shelf,
    take_top,
)
from tablee.games.rivals.rules.moves import (
    BONUS,
    DRAW,
    HAND,
    MARKET,
    MARKETS,
    MONEY,
    RECIPE,
    TRASH,
)
from tablee.games.rivals.rules.plan import (
    BASIC_BOOK,
    DRAW_ACTION,
    FREE_SHELF_BONUS,
    FREE_UPGRADE,
    GARBAGE_OR_MONEY,
    GOURMET_BOOK,
    GOURMET_FACE,
    RECIPE_FACE,
    TAKE_MONEY,
)
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import EVERYONE, Log

# --- the order ------------------------------------------------------------------------------------


@final
class Rewards(Step):
    """D29: asked while both recipes and bonuses are left; otherwise in their own order."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        if s.draws and s.bonuses:
            s.turn(REWARDING, a)
        elif s.draws or s.bonuses:
            then(s, REWARDS, a)
            reward(s, a, reward_moves(s)[0], log)


def reward_moves(s: Town) -> list[int]:
    found = [DRAW + slot for slot in range(2) if s.draws >> slot & 1]
    return found + [BONUS + level for level in range(3) if s.bonuses >> level & 1]


@final
class Rewarding(CardChoice):
    key = "rewards"
    rule = "R8.7:not-left"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return reward_moves(s)

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        s.acting = 0
        then(s, REWARDS, seat)
        reward(s, seat, move, log)
        if not s.acting:
            go_on(s, log)


def reward(s: Town, seat: i64, move: i64, log: Log) -> None:
    """Draw the recipe or use the bonus; may end in a question."""
    if move < BONUS:
        s.draws &= ~(1 << (move - DRAW))
        draw_recipe(s, seat, move - DRAW, log)
    else:
        s.bonuses &= ~(1 << (move - BONUS))
        use_bonus(s, seat, 3 * s.restaurants[seat] + move - BONUS, log)


# --- recipes --------------------------------------------------------------------------------------


def draw_recipe(s: Town, seat: i64, slot: i64, log: Log) -> None:
    """R8.9: one card, or one of four with the matching Recipe Book."""
    sort: i64 = s.gourmets >> slot & 1
    book = GOURMET_BOOK if sort else BASIC_BOOK
    number: i64 = 1
    if s.upgrades[seat] & book and not (sort and first_one(s, seat)):
        number = s.plan.box.book_cards
    fill_deck(s, sort, number)
    deck = s.decks[sort]
    at = 2 * seat + slot
    if number == 1 or len(deck) == 1:
        if deck:
            s.recipes[at] = deck.pop()
            new_recipe(s, seat, at, log)
        return
    for i in range(min(number, len(deck))):
        s.draw(deck, s.looks[seat], 1 << seat)
    if s.looks[seat]:
        s.named = at
        log.all("looks", seat, len(s.looks[seat]))
        s.turn(READING, seat)


def first_one(s: Town, seat: i64) -> bool:
    """R13.41: Recipe Books do not apply to the gourmet recipe that replaces a basic one."""
    return s.plan.leftovers and s.cooked[2 * seat + 1] == 0


def fill_deck(s: Town, sort: i64, number: i64) -> None:
    """R8.9: too few cards: all mastered recipes of that kind are shuffled and put under it."""
    if len(s.decks[sort]) >= number:
        return
    under: list[int] = []
    for seat in range(s.seats):
        kept: list[int] = []
        for card in s.mastered[seat]:
            if (s.plan.box.faces[card] >= GOURMET_FACE) == (sort == 1):
                under.append(card)
            else:
                kept.append(card)
        s.mastered[seat] = kept
    s.forget(under)
    s.rng.shuffle(under)
    s.decks[sort] = under + s.decks[sort]


def new_recipe(s: Town, seat: i64, at: i64, log: Log) -> None:
    s.show(s.recipes[at], EVERYONE)
    log.all("new-recipe", seat, s.plan.box.faces[s.recipes[at]])


@final
class Reading(CardChoice):
    """D30: keep one of the cards looked at; the others go under the deck in random order."""

    key = "read"
    rule = "R8.9:not-drawn"

    def legal(self, s: Town, seat: i64) -> list[int]:
        found = [RECIPE + s.plan.box.faces[card] - RECIPE_FACE for card in s.looks[seat]]
        found.sort()
        return found

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        at = s.named
        rest: list[int] = []
        for card in s.looks[seat]:
            if s.plan.box.faces[card] - RECIPE_FACE == move - RECIPE:
                s.recipes[at] = card
            else:
                rest.append(card)
        s.looks[seat] = []
        s.forget(rest)
        s.rng.shuffle(rest)
        sort = 1 if s.plan.box.faces[s.recipes[at]] >= GOURMET_FACE else 0
        s.decks[sort] = rest + s.decks[sort]
        new_recipe(s, seat, at, log)
        go_on(s, log)


# --- bonuses --------------------------------------------------------------------------------------


def use_bonus(s: Town, seat: i64, bonus: i64, log: Log) -> None:
    """R11.2: the one-time bonuses."""
    box = s.plan.box
    kind = box.bonus[bonus]
    one: i64 = box.bonus_a[bonus]
    two: i64 = box.bonus_b[bonus]
    log.all("bonus", seat, bonus % 3 + 2)
    if kind == TAKE_MONEY:
        take_money(s, seat, one, log)
    elif kind == GARBAGE_OR_MONEY:
        s.named = bonus
        s.turn(SORTING, seat)
    elif kind == FREE_UPGRADE:
        if s.upgrades[seat] >> one & 1:
            take_money(s, seat, two, log)
        else:
            s.upgrades[seat] |= 1 << one
            log.all("free-upgrade", seat, one)
    elif kind == DRAW_ACTION:
        draw_actions(s, seat, one, two, log)
    elif kind == FREE_SHELF_BONUS:
        s.left = one
        ask_shelf(s, seat)


def take_money(s: Town, seat: i64, amount: i64, log: Log) -> None:
    s.money[seat] += amount
    log.all("took-money", seat, amount)


@final
class Sorting(CardChoice):
    """D31, El Luchador level 2: up to 2 garbage, or money."""

    key = "sort"
    rule = "R11.2:no-garbage"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [TRASH, MONEY] if s.garbage[seat] else [MONEY]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        if move == MONEY:
            take_money(s, seat, s.plan.box.bonus_b[s.named], log)
        else:
            number = min(s.plan.box.bonus_a[s.named], s.garbage[seat])
            s.garbage[seat] -= number
            log.all("threw-out", seat, number)
        go_on(s, log)


def draw_actions(s: Town, seat: i64, number: i64, keep: i64, log: Log) -> None:
    """Leaning Tower of Eatsa: draw some, keep some, discard the others."""
    for i in range(number):
        refill_deck(s)
        if s.deck:
            card = s.draw(s.deck, s.looks[seat], 1 << seat)
            log.tell(1 << seat, "drew", seat, s.plan.box.faces[card])
    if len(s.looks[seat]) <= keep:
        s.hands[seat] += s.looks[seat]
        s.looks[seat] = []
    else:
        s.left = keep
        s.turn(PICKING, seat)


@final
class Picking(CardChoice):
    """D31: a card to keep, repeatedly."""

    key = "pick-cards"
    rule = "R11.2:not-drawn"

    def legal(self, s: Town, seat: i64) -> list[int]:
        found: list[int] = []
        for card in s.looks[seat]:
            if HAND + card_kind(s, card) not in found:
                found.append(HAND + card_kind(s, card))
        found.sort()
        return found

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        for card in s.looks[seat]:
            if card_kind(s, card) == move - HAND:
                s.move(card, s.looks[seat], s.hands[seat], 1 << seat)
                break
        s.left -= 1
        if s.left:
            return
        for card in s.looks[seat]:
            s.discards.append(card)
            s.show(card, EVERYONE)
            log.all("discarded-card", seat, s.plan.box.faces[card])
        s.looks[seat] = []
        go_on(s, log)


def ask_shelf(s: Town, seat: i64) -> None:
    """Crouching Dumpling: any market each time; R8.31: empty shelves are made again."""
    for market in range(MARKETS):
        refill_shelf(s, market)
    if any(len(shelf) > 0 for shelf in s.shelves):
        s.turn(HELPING, seat)


@final
class Helping(CardChoice):
    """D31: a market, repeatedly."""

    key = "free-shelf"
    rule = "R11.2:empty"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [MARKET + market for market in range(MARKETS) if s.shelves[market]]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        log.all("took", seat, take_top(s, seat, move - MARKET))
        s.left -= 1
        s.acting = 0
        if s.left:
            ask_shelf(s, seat)
        if not s.acting:
            go_on(s, log)


REWARDING: Final = Rewarding()
READING: Final = Reading()
SORTING: Final = Sorting()
PICKING: Final = Picking()
HELPING: Final = Helping()
STEPS[REWARDS] = Rewards()
