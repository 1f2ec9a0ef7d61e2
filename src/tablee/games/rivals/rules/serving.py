"""R8.6, R8.7, R8.10 to R8.12: what is cooked is served, one player at a time."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import goods, ids, moves as m, rewards
from tablee.games.rivals.rules.board import Recipe, Restaurant
from tablee.games.rivals.rules.chefs.aimed import SAVE_THE_ANIMALS
from tablee.games.rivals.rules.chefs.own import enjoy
from tablee.games.rivals.rules.questions import Do, Question
from tablee.games.rivals.rules.requirements import Plate, read_plate, spice
from tablee.games.rivals.rules.town import Town
from tablee.kernel import Log


def worth_of(one: Restaurant, recipe: Recipe, extra: bool) -> i64:
    """R8.6: the points of a recipe with its review, its cuisine (R11.1) and its extra."""
    box = one.box
    number = box.faces[recipe.card] - ids.RECIPE_FACE
    worth: i64 = box.points[number]
    if recipe.review != ids.NONE:
        worth += 1
    if one.name != ids.NONE and box.cuisine[number] == box.home_cuisine[one.name]:
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


def serve_all(s: Town, seat: i64, b: i64, c: i64, log: Log) -> None:
    """R8.7: everything about a player's dishes of today."""
    plate = read_plate(s, seat, s.restaurants[seat].plate, False, True)
    s.then(rewards.REWARDS, seat)
    s.then(WASTE, seat)
    s.then(LEVELS, seat)
    s.then(MASTER, seat)
    for slot in plate.slots:
        serve(s, seat, slot, plate, log)
    for i in range(plate.veggie_swaps()):
        s.then(SAVE_THE_ANIMALS.use)
    for slot in plate.slots:
        clear(s, seat, slot, plate)


def serve(s: Town, seat: i64, slot: i64, plate: Plate, log: Log) -> None:
    """R8.6: the popularity of one recipe; R10.3: Biff's money."""
    one = s.restaurants[seat]
    recipe = one.recipes[slot]
    recipe.worth = worth_of(one, recipe, plate.has_extra(slot))
    recipe.scored = 0
    face = s.box.faces[recipe.card]
    log.all("cooked", seat, face)
    score(one, recipe, one.gourmet(recipe), log)
    enjoy(s, seat, plate.meats(s.box, slot), log)
    recipe.waste = max(0, s.box.waste[face - ids.RECIPE_FACE] - plate.tofu_saves(slot))


def score(one: Restaurant, recipe: Recipe, gourmet: bool, log: Log) -> None:
    """R8.6, R8.7 (4): the gain as it is now, less what was already scored."""
    gain = gain_of(one, recipe.worth, gourmet, one.penalty)
    more = gain - recipe.scored
    recipe.scored = gain
    one.popularity += more
    if more:
        log.all("popularity", one.seat, more, one.popularity)


def clear(s: Town, seat: i64, slot: i64, plate: Plate) -> None:
    """R8.7 (1): used ingredients to their piles, an attached review to the discard pile."""
    one = s.restaurants[seat]
    for kind in one.recipes[slot].used:
        goods.discard(s, seat, kind)
    if plate.has_extra(slot):
        goods.discard(s, seat, spice(one, one.recipes[slot]))
    goods.end_review(s, seat, slot)


def cooked_slots(one: Restaurant) -> list[int]:
    """The places of today's recipes: a mask in the first move of the plate."""
    mask = one.plate[0] - m.COOK
    return [slot for slot in range(2) if mask >> slot & 1]


def master(s: Town, seat: i64, b: i64, c: i64, log: Log) -> None:
    """R8.7 (3): the recipes are mastered; R8.9, R13.41: what will be drawn in their place."""
    one = s.restaurants[seat]
    one.draws = 0
    one.finer = 0
    for slot in cooked_slots(one):
        recipe = one.recipes[slot]
        other = one.recipes[1 - slot]
        # R13.41: after the first basic recipe of a player who started with two
        first = other.card != ids.NONE and not one.gourmet(other)
        if one.gourmet(recipe):
            one.gourmets += 1
        else:
            one.basics += 1
        if first or one.gourmet(recipe):
            one.finer |= 1 << slot
        one.draws |= 1 << slot
        one.mastered.append(recipe.card)
        recipe.card = ids.NONE
        recipe.cooking = False


def reach_levels(s: Town, seat: i64, b: i64, c: i64, log: Log) -> None:
    """R8.11, R8.12: each level once; permanent bonuses count for today's recipes."""
    box = s.box
    one = s.restaurants[seat]
    one.bonuses = 0
    slots = cooked_slots(one)
    first = 3 * one.name
    while one.level < 3 and one.popularity >= box.thresholds[one.level]:
        bonus = box.bonus[first + one.level]
        one.level += 1
        log.all("level", seat, one.level + 1)
        if bonus == ids.RECIPE_POINTS:
            for at in range(len(slots)):
                card = one.mastered[len(one.mastered) - len(slots) + at]
                gourmet = box.faces[card] >= ids.GOURMET_FACE
                score(one, one.recipes[slots[at]], gourmet, log)
        elif bonus not in ids.PERMANENT:
            one.bonuses |= 1 << (one.level - 1)
    money = one.bonus_total(ids.MONEY_PER_RECIPE) * len(slots)
    if money:
        goods.take_money(s, seat, money, log)
    slots.reverse()
    for i in range(one.bonus_total(ids.KEEP_INGREDIENT)):
        for slot in slots:
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
        tray = s.markets[s.box.market_of[kind]].tray
        card = goods.card_of(s, tray[::-1], kind)
        tray.remove(card)
        goods.receive(s, seat, card)
        s.restaurants[seat].recipes[about].used = []
        log.all("took", seat, kind)


def make_waste(s: Town, seat: i64, b: i64, c: i64, log: Log) -> None:
    """R8.10: after both recipes; Tofu and El Luchador save, each recipe down to 0."""
    one = s.restaurants[seat]
    less = one.bonus_total(ids.LESS_GARBAGE)
    garbage: i64 = 0
    for slot in cooked_slots(one):
        garbage += max(0, one.recipes[slot].waste - less)
    if garbage:
        goods.litter(s, seat, garbage, log)


SERVE: Final = Do(serve_all)
MASTER: Final = Do(master)
LEVELS: Final = Do(reach_levels)
KEEPING: Final = Keeping()
WASTE: Final = Do(make_waste)
