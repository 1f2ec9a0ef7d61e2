"""R8.6, R8.7, R8.9 to R8.12, R11.2: what is cooked is served, one player at a time; then come new
recipes and one-time level bonuses, in the order the player likes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import ids, moves as m
from tablee.games.rivals.rules.chefs import BROTEIN_STYLE, SAVE_THE_ANIMALS
from tablee.games.rivals.rules.cooking import Plate, read_plate, spice
from tablee.games.rivals.rules.pieces import Recipe, Restaurant
from tablee.games.rivals.rules.questions import Do, Question
from tablee.games.rivals.rules.town import Town
from tablee.kernel import EVERYONE, Log


def worth_of(one: Restaurant, recipe: Recipe, extra: bool) -> i64:
    """R8.6: the points of a recipe with its review, its cuisine (R11.1) and its extra."""
    box = one.box
    number = box.faces[recipe.card] - ids.RECIPE_FACE
    worth: i64 = box.points[number]
    if recipe.review != ids.NONE:
        worth += 1
    if one.name != ids.NONE and box.at_home(number, one.name):
        worth += 1
    return worth + 1 if extra else worth


def gain_of(one: Restaurant, worth: i64, gourmet: bool, garbage: i64) -> i64:
    """R8.6: what such a dish brings, with the restaurant's bonus, less the garbage."""
    bonus = one.bonus_total(ids.RECIPE_POINTS, 1 if gourmet else 0)
    return max(0, worth + bonus - garbage)


def waste_of(one: Restaurant, recipe: Recipe) -> i64:
    """R8.10: the garbage of a recipe cooked as printed."""
    waste = one.box.waste[one.box.faces[recipe.card] - ids.RECIPE_FACE]
    return max(0, waste - one.bonus_total(ids.LESS_GARBAGE))


def begin_counter(s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
    """R8.7: whoever cooks, in day order."""
    for seat in reversed(s.day_order()):
        if s.restaurants[seat].plate[0] != m.COOK + m.COOK_NONE:
            s.then(SERVE, seat)


def serve_all(s: Town, seat: i64, b: i64, c: i64, log: Log) -> None:
    """R8.7: everything about a player's dishes of today."""
    one = s.restaurants[seat]
    plate = read_plate(s, seat, one.plate, False, True)
    for step in (REWARDS, WASTE, LEVELS):  # the last of them first
        s.then(step, seat)
    for slot in plate.slots:
        serve(s, one, slot, plate, log)
    for move in plate.fills:
        if move >= m.USE_TWO:  # R10.4: a meat that Gardena replaced by two vegetables
            s.then(SAVE_THE_ANIMALS.use)
    for slot in plate.slots:  # R8.7 (1): used ingredients to their piles, a review to its own
        recipe = one.recipes[slot]
        for kind in recipe.used:
            s.discard(seat, kind)
        if plate.has_extra(slot):
            s.discard(seat, spice(one, recipe))
        s.end_review(recipe)


def serve(s: Town, one: Restaurant, slot: i64, plate: Plate, log: Log) -> None:
    """R8.6: the popularity of one recipe; R10.3: Biff's money."""
    recipe = one.recipes[slot]
    recipe.worth = worth_of(one, recipe, plate.has_extra(slot))
    recipe.scored = 0
    face = s.box.faces[recipe.card]
    log.all("cooked", one.seat, face)
    score(one, recipe, one.gourmet(recipe), log)
    money = BROTEIN_STYLE.earns(s, one.seat, plate.meats(s.box, slot))
    if money:
        s.take_money(one.seat, money, log)
    recipe.waste = max(0, s.box.waste[face - ids.RECIPE_FACE] - plate.saved(slot))


def score(one: Restaurant, recipe: Recipe, gourmet: bool, log: Log) -> None:
    """R8.6, R8.7 (4): the gain as it is now, less what was already scored."""
    gain = gain_of(one, recipe.worth, gourmet, one.penalty)
    more = gain - recipe.scored
    recipe.scored = gain
    one.popularity += more
    if more:
        log.all("popularity", one.seat, more, one.popularity)


def cooked_slots(one: Restaurant) -> list[int]:
    """The places of today's recipes: a mask in the first move of the plate."""
    return [slot for slot in range(2) if (one.plate[0] - m.COOK) >> slot & 1]


def master(one: Restaurant) -> None:
    """R8.7 (3): the recipes are mastered; R8.9, R13.41: what will be drawn in their place."""
    one.draws = one.finer = 0
    for slot in cooked_slots(one):
        recipe = one.recipes[slot]
        other = one.recipes[1 - slot]
        # R13.41: after the first basic recipe of a player who started with two
        first = other.card != ids.NONE and not one.gourmet(other)
        one.gourmets += one.gourmet(recipe)
        one.basics += not one.gourmet(recipe)
        if first or one.gourmet(recipe):
            one.finer |= 1 << slot
        one.draws |= 1 << slot
        one.mastered = [*one.mastered, recipe.card]
        recipe.card = ids.NONE
        recipe.cooking = False


def reach_levels(s: Town, seat: i64, b: i64, c: i64, log: Log) -> None:
    """R8.11, R8.12: each level once; permanent bonuses count for today's recipes."""
    box, one = s.box, s.restaurants[seat]
    master(one)
    one.bonuses = 0
    slots = cooked_slots(one)
    first = 3 * one.name
    while one.level < 3 and one.popularity >= box.thresholds[one.level]:
        bonus = box.bonus[first + one.level]
        one.level += 1
        log.all("level", seat, one.level + 1)
        if bonus == ids.RECIPE_POINTS:
            for slot, card in zip(slots, one.mastered[-len(slots) :], strict=True):
                score(one, one.recipes[slot], box.faces[card] >= ids.GOURMET_FACE, log)
        elif bonus not in ids.PERMANENT:
            one.bonuses |= 1 << (one.level - 1)
    money = one.bonus_total(ids.MONEY_PER_RECIPE) * len(slots)
    if money:
        s.take_money(seat, money, log)
    for slot in slots[::-1] * one.bonus_total(ids.KEEP_INGREDIENT):
        s.then(KEEPING.later, seat, slot)


class Keeping(Question):
    """D31, Q37: one used ingredient per recipe, not a Mystery one, comes back from its pile."""

    key = "keepsake"
    rule = "R11.2:not-used"

    def legal(self, s: Town, seat: i64) -> list[int]:
        used = s.restaurants[seat].recipes[s.about].used
        kinds = {kind for kind in used if kind < ids.GOO and kind in self.pile(s, kind)}
        return [m.TAKE + kind for kind in sorted(kinds)]

    def pile(self, s: Town, kind: i64) -> list[int]:
        """The faces of the cards on the pile where this kind is discarded."""
        return [s.box.faces[card] for card in s.markets[s.box.market_of[kind]].tray]

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        kind = move - m.TAKE
        market = s.markets[s.box.market_of[kind]]
        card = s.card_of(market.tray[::-1], kind)
        market.tray = [other for other in market.tray if other != card]
        s.receive(seat, card)
        s.restaurants[seat].recipes[about].used = []
        log.all("took", seat, kind)


def make_waste(s: Town, seat: i64, b: i64, c: i64, log: Log) -> None:
    """R8.10: after both recipes; Tofu and El Luchador save, each recipe down to 0."""
    one = s.restaurants[seat]
    less = one.bonus_total(ids.LESS_GARBAGE)
    garbage: i64 = sum([max(0, one.recipes[slot].waste - less) for slot in cooked_slots(one)])
    if garbage:
        s.litter(seat, garbage, log)


def reward_next(s: Town, seat: i64, b: i64, c: i64, log: Log) -> None:
    """D29: the player is asked while both recipes and bonuses are left; else in their order."""
    one = s.restaurants[seat]
    if one.draws and one.bonuses:
        REWARDING.ask(s, seat)
    elif one.draws or one.bonuses:
        s.then(REWARDS, seat)
        reward(s, one, REWARDING.legal(s, seat)[0], log)


class Rewarding(Question):
    key = "rewards"
    rule = "R8.7:not-left"

    def legal(self, s: Town, seat: i64) -> list[int]:
        one = s.restaurants[seat]
        found = [m.DRAW + slot for slot in range(2) if one.draws >> slot & 1]
        return found + [m.BONUS + level for level in range(3) if one.bonuses >> level & 1]

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        s.then(REWARDS, seat)
        reward(s, s.restaurants[seat], move, log)


def reward(s: Town, one: Restaurant, move: i64, log: Log) -> None:
    """Draw the recipe or use the bonus; may end in a question."""
    if move < m.BONUS:
        one.draws &= ~(1 << (move - m.DRAW))
        draw_recipe(s, one, move - m.DRAW, log)
    else:
        one.bonuses &= ~(1 << (move - m.BONUS))
        use_bonus(s, one, 3 * one.name + move - m.BONUS, log)


def draw_recipe(s: Town, one: Restaurant, slot: i64, log: Log) -> None:
    """R8.9: one card, or one of four with the matching Recipe Book."""
    sort: i64 = one.finer >> slot & 1
    book = ids.GOURMET_BOOK if sort else ids.BASIC_BOOK
    # R13.41: Recipe Books do not apply to the gourmet recipe that replaces a basic one
    first = sort and s.plan.leftovers and one.gourmets == 0
    number = s.box.book_cards if one.upgrades & book and not first else 1
    fill_deck(s, sort, number)
    deck = s.decks[sort]
    number = min(number, len(deck))
    if number == 1:
        one.recipes[slot].card = deck.pop()
        new_recipe(s, one, one.recipes[slot], log)
    elif number:
        log.all("looks", one.seat, number)
        for i in range(number):
            s.look_at(one.seat, s.draw(deck, one.look, 1 << one.seat), log)
        READING.ask(s, one.seat, slot)


def fill_deck(s: Town, sort: i64, number: i64) -> None:
    """R8.9: too few cards: all mastered recipes of that kind are shuffled and put under it."""
    if len(s.decks[sort]) >= number:
        return
    under: list[int] = []
    faces = s.box.faces
    for one in s.restaurants:
        fit = [card for card in one.mastered if (faces[card] >= ids.GOURMET_FACE) == (sort == 1)]
        under += fit
        one.mastered = [card for card in one.mastered if card not in fit]
    put_under(s, sort, under)


def put_under(s: Town, sort: i64, cards: list[int]) -> None:
    """Cards go under a recipe deck in random order."""
    s.shuffle(cards)
    s.decks[sort] = cards + s.decks[sort]


def new_recipe(s: Town, one: Restaurant, recipe: Recipe, log: Log) -> None:
    s.show(recipe.card, EVERYONE)
    log.all("new-recipe", one.seat, s.box.faces[recipe.card])


class Reading(Question):
    """D30: keep one of the cards looked at; the others go under the deck."""

    key = "read"
    rule = "R8.9:not-drawn"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return s.named(m.RECIPE, ids.RECIPE_FACE, s.restaurants[seat].look)

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        one = s.restaurants[seat]
        recipe = one.recipes[about]
        recipe.card = s.card_of(one.look, ids.RECIPE_FACE + move - m.RECIPE)
        one.look.remove(recipe.card)
        put_under(s, one.sort(recipe), one.look)
        one.look = []
        new_recipe(s, one, recipe, log)


def use_bonus(s: Town, one: Restaurant, bonus: i64, log: Log) -> None:
    """R11.2: the one-time bonuses."""
    kind = s.box.bonus[bonus]
    first: i64 = s.box.bonus_a[bonus]
    second: i64 = s.box.bonus_b[bonus]
    log.all("bonus", one.seat, bonus % 3 + 2)
    if kind == ids.TAKE_MONEY:
        s.take_money(one.seat, first, log)
    elif kind == ids.GARBAGE_OR_MONEY:
        SORTING.ask(s, one.seat, bonus)
    elif kind == ids.FREE_UPGRADE:
        if one.upgrades >> first & 1:
            s.take_money(one.seat, second, log)
        else:
            one.upgrades |= 1 << first
            log.all("free-upgrade", one.seat, first)
    elif kind == ids.DRAW_ACTION:
        draw_actions(s, one, first, second, log)
    elif kind == ids.FREE_SHELF_BONUS:
        s.then(HELPING.later, one.seat, ids.NONE, first)


def sorted_out(one: Restaurant, bonus: i64) -> i64:
    """R11.2: so much garbage goes, of what is there."""
    return min(one.box.bonus_a[bonus], one.garbage)


class Sorting(Question):
    """D31, El Luchador level 2: up to 2 garbage, or money."""

    key = "sort"
    rule = "R11.2:no-garbage"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.TRASH, m.MONEY] if s.restaurants[seat].garbage else [m.MONEY]

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        if move == m.MONEY:
            s.take_money(seat, s.box.bonus_b[about], log)
        else:
            one = s.restaurants[seat]
            number = sorted_out(one, about)
            one.garbage -= number
            log.all("threw-out", seat, number)


def draw_actions(s: Town, one: Restaurant, number: i64, keep: i64, log: Log) -> None:
    """Leaning Tower of Eatsa: draw some, keep some, discard the others."""
    for i in range(number):
        s.draw_card(one.seat, one.look, log)
    if len(one.look) > keep:
        s.then(DISCARD_REST, one.seat)
        s.then(PICKING.later, one.seat, ids.NONE, keep)
    else:
        one.hand += one.look
        one.look = []


class Picking(Question):
    """D31: a card to keep, repeatedly."""

    key = "pick-cards"
    rule = "R11.2:not-drawn"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return s.named(m.HAND, ids.CARD_FACE, s.restaurants[seat].look)

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        one = s.restaurants[seat]
        kept = s.card_of(one.look, ids.CARD_FACE + move - m.HAND)
        s.move(kept, one.look, one.hand, 1 << seat)


def discard_rest(s: Town, seat: i64, b: i64, c: i64, log: Log) -> None:
    """The action cards that a player did not keep."""
    one = s.restaurants[seat]
    for card in one.look:
        s.discards.append(card)
        s.show(card, EVERYONE)
        log.all("discarded-card", seat, s.box.faces[card])
    one.look = []


class Helping(Question):
    """D31, Crouching Dumpling: a shelf card of any market, repeatedly."""

    key = "free-shelf"
    rule = "R11.2:empty"

    def when_due(self, s: Town, seat: i64, about: i64, left: i64, log: Log) -> None:
        for market in range(m.MARKETS):
            s.refill_shelf(market)  # R8.31
        super().when_due(s, seat, about, left, log)

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.MARKET + at for at in range(m.MARKETS) if s.markets[at].shelf]

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        log.all("took", seat, s.take_top(seat, move - m.MARKET))


COUNTER: Final[Do] = Do(begin_counter)
SERVE: Final = Do(serve_all)
LEVELS: Final = Do(reach_levels)
KEEPING: Final = Keeping()
WASTE: Final = Do(make_waste)
REWARDS: Final = Do(reward_next)
REWARDING: Final = Rewarding()
READING: Final = Reading()
SORTING: Final = Sorting()
PICKING: Final = Picking()
DISCARD_REST: Final = Do(discard_rest)
HELPING: Final = Helping()
