"""Cook and Counter: what to cook, with what, whether to wait; then rewards and new recipes."""

from __future__ import annotations

from typing import Final

from tablee.games.rivals.guide import mind as think
from tablee.games.rivals.guide.mind import Choice, Mind, gain, outlook, passing, standing
from tablee.games.rivals.rules import declaration, ids, moves as m
from tablee.games.rivals.rules.ids import CHOP_SHOP, NONE
from tablee.games.rivals.rules.requirements import MEAT_FOR_VEGGIE, Plate
from tablee.games.rivals.rules.serving import waste_of

WIN: Final = 5000


def cook(mind: Mind, move: int) -> Choice:
    """D25 to D28, one after the other."""
    if move == m.NO or m.PLAY <= move < m.PLAY + m.CARDS:
        return card_choice(mind, move)
    if m.REVIEW <= move < m.REVIEW + 2:
        return Choice(move, ready_gain(mind, move - m.REVIEW), "stars", ())
    if m.COOK <= move < m.COOK + 4:
        return dish_choice(mind, move)
    if move in (m.PLAIN, m.EXTRA, m.BACK):
        return Choice(move, 1, "extra", ()) if move == m.EXTRA else passing(move)
    return filling(mind, declaration.plate_so_far(mind.s, mind.seat), move)


def ready_gain(mind: Mind, slot: int, vegan: bool = False) -> int:
    """The popularity of a recipe that can be cooked now; 0 if it cannot."""
    me = mind.me
    if me.recipes[slot].card == NONE or mind.lacks(me, slot, me.have[:], vegan):
        return 0
    return gain(me, slot, me.have, me.garbage)


def best_gain(mind: Mind, vegan: bool = False) -> int:
    return max(ready_gain(mind, 0, vegan), ready_gain(mind, 1, vegan))


def card_choice(mind: Mind, move: int) -> Choice:
    now = best_gain(mind)
    if move == m.PLAY + ids.FIVE_STAR:
        return Choice(move, 1 if now else -1, "stars", ())
    if move == m.PLAY + ids.GO_VEGAN:
        face = ids.CARD_FACE + ids.GO_VEGAN
        return Choice(move, best_gain(mind, True) - now - 1, "card", (face,))
    return passing(move)


def dish_choice(mind: Mind, move: int) -> Choice:
    """COOK + a mask of places: its points, less its garbage, and what can be cooked later."""
    me = mind.me
    slots = [slot for slot in range(2) if (move - m.COOK) >> slot & 1]
    if not slots:
        return Choice(move, wait_worth(mind), "wait", (me.garbage,))
    points = 0
    waste = 0
    for slot in slots:
        points += gain(me, slot, me.have, me.garbage)
        waste += waste_of(me, me.recipes[slot])
    worth = mind.taste.point * points - mind.taste.waste * waste
    if me.popularity + points >= mind.box.win:
        worth += WIN
    if len(slots) == 1 and ready_gain(mind, 1 - slots[0]):
        after = gain(me, 1 - slots[0], me.have, me.garbage + waste)
        worth += mind.taste.point * after * mind.taste.tomorrow // 100
    return Choice(move, worth, "cook", (me.number(me.recipes[slots[0]]), points))


def wait_worth(mind: Mind) -> int:
    """To clean up first and cook tomorrow; never when somebody is about to win."""
    me, taste = mind.me, mind.taste
    for seat in mind.others():
        rival = mind.s.restaurants[seat]
        if rival.popularity + 6 >= mind.box.win and mind.ready(rival):
            return 0
    best = 0
    for slot in range(2):
        recipe = me.recipes[slot]
        if recipe.card != NONE and not mind.lacks(me, slot, me.have[:]):
            clean = taste.point * gain(me, slot, me.have, 0) - taste.waste * waste_of(me, recipe)
            bill = mind.box.dump_price * me.garbage + taste.cleaning
            best = max(best, clean * taste.tomorrow // 100 - bill)
    return best if me.garbage else 0


def filling(mind: Mind, plate: Plate, move: int) -> Choice:
    """The card that is missed least; Tofu saves a garbage, Biff likes a second meat."""
    me = mind.me
    two = move >= m.USE_TWO
    kind = ids.FIRST_VEGGIE + move - m.USE_TWO if two else move - m.USE
    number = 2 if two else 1
    have = plate.left[:]
    before = [recipe.card for recipe in me.recipes]
    for slot in plate.slots:
        me.recipes[slot].card = NONE
    now = outlook(mind, me, have, me.money, me.garbage)
    have[kind] -= number
    loss = now - outlook(mind, me, have, me.money, me.garbage)
    for slot in range(2):
        me.recipes[slot].card = before[slot]
    worth = -max(loss, number * think.spare_of(mind, kind))
    if kind == ids.TOFU:
        worth += mind.taste.waste
    market_of = mind.box.market_of
    need = plate.needs[len(plate.fills)]
    for_veggie = market_of[kind] == CHOP_SHOP and market_of[need] == ids.VEGGIE_LAND
    if for_veggie and mind.skills[mind.seat] & MEAT_FOR_VEGGIE and second_meat(mind, plate):
        worth += 300
    return Choice(move, worth, "least", (kind,))


def second_meat(mind: Mind, plate: Plate) -> bool:
    """R10.3: whether the dish would otherwise have a single meat."""
    market_of = mind.box.market_of
    made = [1 for fill in plate.fills if fill < m.USE_TWO and market_of[fill - m.USE] == CHOP_SHOP]
    left = plate.needs[len(plate.fills) :]
    return len(made) + len([1 for kind in left if market_of[kind] == CHOP_SHOP]) == 1


def recycle(mind: Mind, move: int) -> Choice:
    return Choice(move, move, "litter", (mind.me.garbage,))


def ransom(mind: Mind, move: int) -> Choice:
    if move == m.NO:
        return passing(move)
    points = best_gain(mind)
    worth = mind.taste.point * points - mind.box.ransom - mind.taste.enough
    return Choice(move, worth, "ransom", (points,))


def reward(mind: Mind, move: int) -> Choice:
    """Free upgrades may be Recipe Books: before the recipes; everything else after them."""
    if move < m.BONUS:
        return Choice(move, 1, "recipes-first", ())
    bonus = mind.box.bonus[3 * mind.me.name + move - m.BONUS]
    return Choice(move, 2 if bonus == ids.FREE_UPGRADE else 0, "bonus-first", ())


def read(mind: Mind, move: int) -> Choice:
    """The recipe with which the restaurant is worth most."""
    me = mind.me
    recipe = me.recipes[mind.s.about]
    recipe.card = mind.box.faces.index(ids.RECIPE_FACE + move - m.RECIPE)
    lacks = think.lacking(mind, me)
    choice = Choice(move, standing(mind, me), "fits", (move - m.RECIPE, len(lacks)))
    recipe.card = NONE
    return choice


def sort(mind: Mind, move: int) -> Choice:
    me = mind.me
    if move == m.MONEY:
        return Choice(move, 1, "cash", (mind.box.bonus_b[3 * me.name],))
    return Choice(move, me.garbage, "litter", (me.garbage,))


def smile(mind: Mind, move: int) -> Choice:
    return Choice(move, 1 if move == m.NO else 0, "serious", ())
