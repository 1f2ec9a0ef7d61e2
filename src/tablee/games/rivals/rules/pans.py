"""R8.2 to R8.5: what fills a requirement, and whether the rest can still be filled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rivals.rules.goods import needs_of, owns_power
from tablee.games.rivals.rules.moves import (
    COOK,
    COOK_BOTH,
    COOK_NONE,
    EXTRA,
    KINDS,
    NO,
    PLAY,
    REVIEW,
    USE,
    USE_TWO,
    VEGGIES,
)
from tablee.games.rivals.rules.plan import (
    BIFF,
    CHOP_SHOP,
    DAIRY_KING,
    DOUBLE_BURNER,
    FIRST_FRUIT,
    FIRST_MEAT,
    FIRST_VEGGIE,
    FIVE_STAR,
    GARDENA,
    GO_VEGAN,
    GOO,
    GOURMET_FACE,
    NONE,
    PHYLLIS,
    SAUCE,
    TOFU,
    VEGGIE_LAND,
    WINE,
)
from tablee.games.rivals.rules.town import Town

# what a cook may do beyond the printed list, as bits
ANY_MEAT: Final[i64] = 1
MEAT_FOR_VEGGIE: Final[i64] = 2
VEGGIES_FOR_MEAT: Final[i64] = 4
VEGAN: Final[i64] = 8


@final
class Plate:
    """A declaration as far as it is written: card, recipes, fillings, extras."""

    def __init__(self) -> None:
        self.card: i64 = NONE
        self.card_asked = False
        self.review: i64 = NONE
        self.chosen = False
        self.slots: list[int] = []  # 0 and 1, the seat's own
        self.needs: list[int] = []  # of all chosen recipes, in printed order
        self.owner: list[int] = []  # the slot each need belongs to
        self.fills: list[int] = []  # moves, as far as they are made
        self.extras: list[int] = []  # EXTRA or PLAIN for each slot asked so far
        self.extra_slots: list[int] = []  # the slots that could take an extra
        self.left: list[int] = []  # the seat's ingredients that are not used yet
        self.skills: i64 = 0


def read_plate(s: Town, seat: i64, notes: list[int], holds_card: bool) -> Plate:
    """What a seat's notes say; `holds_card`: the first of them is about an action card."""
    plate = Plate()
    plate.card_asked = not holds_card
    plate.left = s.have[KINDS * seat : KINDS * seat + KINDS]
    plate.skills = skills(s, seat)
    for move in notes:
        read_note(s, seat, plate, move)
    if plate.chosen and len(plate.fills) == len(plate.needs):
        plate.extra_slots = [slot for slot in plate.slots if plate.left[spice(s, seat, slot)]]
    return plate


def read_note(s: Town, seat: i64, plate: Plate, move: i64) -> None:
    if not plate.card_asked:
        plate.card_asked = True
        if move != NO:
            plate.card = move - PLAY
            if plate.card == GO_VEGAN:
                plate.skills |= VEGAN
    elif plate.card == FIVE_STAR and plate.review == NONE:
        plate.review = move - REVIEW
    elif not plate.chosen:
        plate.chosen = True
        for slot in range(2):
            if (move - COOK) >> slot & 1:
                plate.slots.append(slot)
                for kind in needs_of(s, 2 * seat + slot):
                    plate.needs.append(kind)
                    plate.owner.append(slot)
    elif len(plate.fills) < len(plate.needs):
        plate.fills.append(move)
        use(plate.left, move, 1)
    else:
        plate.extras.append(move)


def skills(s: Town, seat: i64) -> i64:
    """R8.4 d to f: the cooking rules of the chefs a player has today."""
    mask: i64 = 0
    if owns_power(s, seat, PHYLLIS):
        mask |= ANY_MEAT
    if owns_power(s, seat, BIFF):
        mask |= MEAT_FOR_VEGGIE
    if owns_power(s, seat, GARDENA):
        mask |= VEGGIES_FOR_MEAT
    return mask


def spice(s: Town, seat: i64, slot: i64) -> i64:
    """R8.5: Secret Sauce for a basic recipe, Wine for a gourmet one."""
    face = s.plan.box.faces[s.recipes[2 * seat + slot]]
    return WINE if face >= GOURMET_FACE else SAUCE


# --- filling ----------------------------------------------------------------------------------


def use(left: list[int], move: i64, times: i64) -> None:
    """Take the cards of a filling out of `left` (times 1), or put them back (times -1)."""
    if move >= USE_TWO:
        left[FIRST_VEGGIE + move - USE_TWO] -= 2 * times
    else:
        left[move - USE] -= times


def fillings(s: Town, need: i64, left: list[int], skill: i64) -> list[int]:
    """R8.4: everything that may fill this requirement now, the exact card first."""
    found: list[int] = []
    if left[need]:
        found.append(USE + need)
    if left[GOO]:
        found.append(USE + GOO)
    market = s.plan.box.market_of[need]
    meat = market == CHOP_SHOP
    if meat and left[TOFU]:
        found.append(USE + TOFU)
    return found + skilled(need, market, left, skill) if skill else found


def skilled(need: i64, market: i64, left: list[int], skill: i64) -> list[int]:
    """R8.4 d to g: what chefs and Go Vegan add."""
    found: list[int] = []
    meat = market == CHOP_SHOP
    if (meat and skill & ANY_MEAT) or (market == VEGGIE_LAND and skill & MEAT_FOR_VEGGIE):
        meat_kinds = range(FIRST_MEAT, FIRST_MEAT + 5)
        found += [USE + kind for kind in meat_kinds if left[kind] and kind != need]
    if meat and skill & VEGGIES_FOR_MEAT:
        found += [USE_TWO + at for at in range(VEGGIES) if left[FIRST_VEGGIE + at] > 1]
    if skill & VEGAN and market in (CHOP_SHOP, DAIRY_KING):
        found += [USE + kind for kind in range(FIRST_FRUIT, FIRST_MEAT) if left[kind]]
    return found


def can_fill(s: Town, needs: list[int], at: i64, left: list[int], skill: i64) -> bool:
    """Whether all requirements from `at` on can be filled; `left` comes back unchanged."""
    for later in range(at, len(needs)):
        if not fillings(s, needs[later], left, skill):
            return False
    return search(s, needs, at, left, skill)


def search(s: Town, needs: list[int], at: i64, left: list[int], skill: i64) -> bool:
    if at == len(needs):
        return True
    for move in fillings(s, needs[at], left, skill):
        use(left, move, 1)
        found = search(s, needs, at + 1, left, skill)
        use(left, move, -1)
        if found:
            return True
    return False


# --- what may be chosen next ------------------------------------------------------------------


def dishes(s: Town, seat: i64, skill: i64) -> list[int]:
    """D26: none, and every recipe (or both, with a Double Burner) that can be filled."""
    found: list[int] = [COOK + COOK_NONE]
    if s.closed >> seat & 1:
        return found
    left = s.have[KINDS * seat : KINDS * seat + KINDS]
    both: list[int] = []
    sorts: list[bool] = []
    for slot in range(2):
        card = s.recipes[2 * seat + slot]
        if card != NONE:
            needs = needs_of(s, 2 * seat + slot)
            if can_fill(s, needs, 0, left, skill):
                found.append(COOK + 1 + slot)
                both += needs
                sorts.append(s.plan.box.faces[card] >= GOURMET_FACE)
    burner = (s.upgrades[seat] & DOUBLE_BURNER) != 0 and len(sorts) == 2
    if burner and sorts[0] != sorts[1] and can_fill(s, both, 0, left, skill):
        found.append(COOK + COOK_BOTH)
    return found


def next_fillings(s: Town, plate: Plate) -> list[int]:
    """D27: the fillings of the next requirement after which the rest can still be filled."""
    at = len(plate.fills)
    found: list[int] = []
    for move in fillings(s, plate.needs[at], plate.left, plate.skills):
        use(plate.left, move, 1)
        if move not in found and can_fill(s, plate.needs, at + 1, plate.left, plate.skills):
            found.append(move)
        use(plate.left, move, -1)
    return found


def used(plate: Plate, slot: i64) -> list[int]:
    """The kinds of the cards used for one recipe, extras left out, each as often as used."""
    kinds: list[int] = []
    for at in range(len(plate.fills)):
        if plate.owner[at] == slot:
            move = plate.fills[at]
            if move >= USE_TWO:
                kinds += [FIRST_VEGGIE + move - USE_TWO] * 2
            else:
                kinds.append(move - USE)
    return kinds


def has_extra(plate: Plate, slot: i64) -> bool:
    for at in range(len(plate.extra_slots)):
        if plate.extra_slots[at] == slot and plate.extras[at] == EXTRA:
            return True
    return False


def meats(s: Town, plate: Plate, slot: i64) -> i64:
    """R10.3: Chop Shop cards used, and Alien Goo used as a meat; Tofu is none."""
    market_of = s.plan.box.market_of
    found: i64 = 0
    for at in range(len(plate.fills)):
        move = plate.fills[at]
        if plate.owner[at] == slot and move < USE_TWO:
            kind = move - USE
            goo = kind == GOO and market_of[plate.needs[at]] == CHOP_SHOP
            if goo or market_of[kind] == CHOP_SHOP:
                found += 1
    return found


def tofu_saves(s: Town, plate: Plate, slot: i64) -> i64:
    """R8.10, R8.22: meat requirements filled with Tofu."""
    found: i64 = 0
    for at in range(len(plate.fills)):
        tofu = plate.fills[at] == USE + TOFU and plate.needs[at] != TOFU
        if tofu and plate.owner[at] == slot:
            found += 1
    return found


def veggie_swaps(plate: Plate) -> i64:
    """R10.4: meats that Gardena replaced by two vegetables."""
    return sum([1 for move in plate.fills if move >= USE_TWO])
