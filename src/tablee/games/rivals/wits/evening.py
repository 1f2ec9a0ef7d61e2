"""What comes at the end of a day: upkeep, rewards and new recipes."""

from __future__ import annotations

from tablee.games.rivals.rules.moves import BONUS, MONEY, NO, PAY, RECIPE, TRASH
from tablee.games.rivals.rules.plan import FREE_UPGRADE, NONE
from tablee.games.rivals.wits.cards import ENOUGH
from tablee.games.rivals.wits.choice import Choice, passing
from tablee.games.rivals.wits.sight import Sight
from tablee.games.rivals.wits.stove import ready_gain
from tablee.games.rivals.wits.worth import POINT, lacking, standing


def recycle(sight: Sight, moves: list[int]) -> list[Choice]:
    return [Choice(move, move, "litter", (sight.me.garbage,)) for move in moves]


def ransom(sight: Sight, moves: list[int]) -> list[Choice]:
    gain = max(ready_gain(sight, 0), ready_gain(sight, 1))
    worth = POINT * gain - sight.tables.ransom - ENOUGH
    return [passing(NO), Choice(PAY, worth, "ransom", (gain,))]


def rewards(sight: Sight, moves: list[int]) -> list[Choice]:
    """Free upgrades may be Recipe Books: before the recipes; everything else after them."""
    found: list[Choice] = []
    for move in moves:
        worth = 1
        if BONUS <= move < RECIPE:
            bonus = sight.tables.bonus[3 * sight.me.restaurant + move - BONUS]
            worth = 2 if bonus == FREE_UPGRADE else 0
        found.append(Choice(move, worth, "recipes-first" if worth == 1 else "bonus-first", ()))
    return found


def read(sight: Sight, moves: list[int]) -> list[Choice]:
    """The recipe with which the restaurant is worth most."""
    me = sight.me
    slot = me.recipes.index(NONE)
    found: list[Choice] = []
    for move in moves:
        me.recipes[slot] = move - RECIPE
        worth = standing(sight, me)
        found.append(Choice(move, worth, "fits", (move - RECIPE, len(lacking(sight, me)))))
        me.recipes[slot] = NONE
    return found


def sort(sight: Sight, moves: list[int]) -> list[Choice]:
    return [
        Choice(MONEY, 1, "cash", (sight.tables.bonus_b[3 * sight.me.restaurant],)),
        Choice(TRASH, sight.me.garbage if TRASH in moves else 0, "litter", (sight.me.garbage,)),
    ]


def smile(sight: Sight, moves: list[int]) -> list[Choice]:
    return [Choice(move, 1 if move == NO else 0, "serious", ()) for move in moves]
