"""Cook and Counter: what to cook, with what, and whether to wait for a cleaner kitchen."""

from __future__ import annotations

from typing import Final

from tablee.games.rivals.rules.moves import (
    CARDS,
    COOK,
    EXTRA,
    KINDS,
    NO,
    PLAIN,
    PLAY,
    REVIEW,
    USE,
    USE_TWO,
    VEGGIES,
)
from tablee.games.rivals.rules.plan import (
    CARD_FACE,
    CHOP_SHOP,
    FIRST_VEGGIE,
    FIVE_STAR,
    GO_VEGAN,
    NONE,
    TOFU,
    VEGGIE_LAND,
)
from tablee.games.rivals.wits.cards import ready
from tablee.games.rivals.wits.choice import Choice, passing
from tablee.games.rivals.wits.sight import Sight
from tablee.games.rivals.wits.worth import (
    POINT,
    WASTE,
    gain_of,
    missing,
    outlook,
    spare_of,
    waste_of,
)

TOMORROW: Final = 85  # per cent of a dish that is left if it is cooked a day later
DAY: Final = 250  # what a day is worth that goes into cleaning up
WIN: Final = 5000


def cook(sight: Sight, moves: list[int]) -> list[Choice]:
    """D25 to D28, one after the other."""
    first = moves[0]
    if NO in moves or PLAY <= first < PLAY + CARDS:
        return [card_choice(sight, move) for move in moves]
    if REVIEW <= first < REVIEW + 2:
        return [Choice(move, ready_gain(sight, move - REVIEW), "stars", ()) for move in moves]
    if COOK <= first < COOK + 4:
        return [dish_choice(sight, move) for move in moves]
    if PLAIN in moves:
        return [passing(PLAIN), Choice(EXTRA, 1, "extra", ())]
    return [filling(sight, move) for move in moves]


def ready_gain(sight: Sight, slot: int, vegan: bool = False) -> int:
    """The popularity of a recipe that can be cooked now; 0 if it cannot."""
    me = sight.me
    if me.recipes[slot] == NONE or missing(sight, me, me.recipes[slot], me.have[:], vegan):
        return 0
    return gain_of(sight.tables, me, slot, me.have, me.garbage)


def card_choice(sight: Sight, move: int) -> Choice:
    now = max(ready_gain(sight, 0), ready_gain(sight, 1))
    if move == PLAY + FIVE_STAR:
        return Choice(move, 1 if now else -1, "stars", ())
    if move == PLAY + GO_VEGAN:
        vegan = max(ready_gain(sight, 0, True), ready_gain(sight, 1, True))
        return Choice(move, vegan - now - 1, "card", (CARD_FACE + GO_VEGAN,))
    return passing(move)


# --- which dish -----------------------------------------------------------------------------------


def dish_choice(sight: Sight, move: int) -> Choice:
    """COOK + a mask of slots: its points, less its garbage, and what can still be cooked later."""
    me = sight.me
    slots = [slot for slot in range(2) if (move - COOK) >> slot & 1]
    if not slots:
        return Choice(move, wait_worth(sight), "wait", (me.garbage,))
    gain = 0
    waste = 0
    for slot in slots:
        gain += gain_of(sight.tables, me, slot, me.have, me.garbage)
        waste += waste_of(sight, me, slot)
    worth = POINT * gain - WASTE * waste
    if me.popularity + gain >= sight.tables.win:
        worth += WIN
    if len(slots) == 1:
        other = 1 - slots[0]
        if ready_gain(sight, other):
            after = gain_of(sight.tables, me, other, me.have, me.garbage + waste)
            worth += POINT * after * TOMORROW // 100
    return Choice(move, worth, "cook", (me.recipes[slots[0]], gain))


def wait_worth(sight: Sight) -> int:
    """To clean up first and cook tomorrow; never when somebody is about to win."""
    me = sight.me
    for seat in sight.others():
        rival = sight.players[seat]
        if rival.popularity + 6 >= sight.tables.win and ready(sight, rival):
            return 0
    best = 0
    for slot in range(2):
        if me.recipes[slot] != NONE and not missing(sight, me, me.recipes[slot], me.have[:], False):
            clean = POINT * gain_of(sight.tables, me, slot, me.have, 0) - WASTE * waste_of(
                sight, me, slot
            )
            best = max(best, clean * TOMORROW // 100 - 100 * me.garbage - DAY)
    return best if me.garbage else 0


# --- with what ------------------------------------------------------------------------------------


def filling(sight: Sight, move: int) -> Choice:
    """The card that is missed least; Tofu saves a garbage, Biff likes a second meat."""
    me = sight.me
    have, chosen = used_so_far(sight)
    kind = move - USE if move < USE_TWO else FIRST_VEGGIE + move - USE_TWO
    number = 1 if move < USE_TWO else 2
    before = me.recipes
    me.recipes = [NONE if chosen >> slot & 1 else before[slot] for slot in range(2)]
    now = outlook(sight, me, have, me.money, me.garbage)
    have[kind] -= number
    loss = now - outlook(sight, me, have, me.money, me.garbage)
    me.recipes = before
    worth = -max(loss, number * spare_of(sight, kind))
    if kind == TOFU:
        worth += WASTE
    need = next_need(sight)
    if me.meat_for_veggie and sight.tables.market_of[kind] == CHOP_SHOP and second_meat(sight):
        worth += 300 if sight.tables.market_of[need] == VEGGIE_LAND else 0
    return Choice(move, worth, "least", (kind,))


def used_so_far(sight: Sight) -> tuple[list[int], int]:
    """What is left of one's ingredients, and the mask of recipes being cooked."""
    have = sight.me.have[:]
    chosen = 0
    for note in sight.notes:
        if COOK <= note < COOK + 4:
            chosen = note - COOK
        elif USE <= note < USE + KINDS:
            have[note - USE] -= 1
        elif USE_TWO <= note < USE_TWO + VEGGIES:
            have[FIRST_VEGGIE + note - USE_TWO] -= 2
    return have, chosen


def needs_today(sight: Sight) -> list[int]:
    _, chosen = used_so_far(sight)
    needs: list[int] = []
    for slot in range(2):
        if chosen >> slot & 1:
            needs += sight.tables.needs[sight.me.recipes[slot]]
    return needs


def fills(sight: Sight) -> list[int]:
    return [note for note in sight.notes if USE <= note < USE_TWO + VEGGIES]


def next_need(sight: Sight) -> int:
    """The requirement that is being filled."""
    return needs_today(sight)[len(fills(sight))]


def second_meat(sight: Sight) -> bool:
    """R10.3: whether the dish would otherwise have a single meat."""
    market_of = sight.tables.market_of
    made = [1 for note in fills(sight) if note < USE_TWO and market_of[note - USE] == CHOP_SHOP]
    left = needs_today(sight)[len(fills(sight)) :]
    return len(made) + len([1 for kind in left if market_of[kind] == CHOP_SHOP]) == 1
