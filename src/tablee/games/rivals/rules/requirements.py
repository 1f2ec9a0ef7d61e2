"""R8.2 to R8.5: what fills a requirement, what a recipe lacks, what a declaration says."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rivals.rules import ids, moves as m
from tablee.games.rivals.rules.board import Recipe, Restaurant
from tablee.games.rivals.rules.chefs import meats_for_veggie, other_meats, veggies_for_meat
from tablee.games.rivals.rules.ids import CHOP_SHOP, GOO, NONE, TOFU, VEGGIE_LAND
from tablee.games.rivals.rules.tables import Tables
from tablee.games.rivals.rules.town import Town

# what a cook may do beyond the printed list, as bits
ANY_MEAT: Final[i64] = 1
MEAT_FOR_VEGGIE: Final[i64] = 2
VEGGIES_FOR_MEAT: Final[i64] = 4
VEGAN: Final[i64] = 8


def skills(s: Town, seat: i64) -> i64:
    """R8.4 d to f: the cooking rules of the chefs a player has today."""
    mask: i64 = 0
    if s.own_power(seat, ids.PHYLLIS) is not None:
        mask |= ANY_MEAT
    if s.own_power(seat, ids.BIFF) is not None:
        mask |= MEAT_FOR_VEGGIE
    if s.own_power(seat, ids.GARDENA) is not None:
        mask |= VEGGIES_FOR_MEAT
    return mask


def spice(one: Restaurant, recipe: Recipe) -> i64:
    """R8.5: Secret Sauce for a basic recipe, Wine for a gourmet one."""
    return ids.WINE if one.gourmet(recipe) else ids.SAUCE


def use(left: list[int], move: i64, times: i64) -> None:
    """Take the cards of a filling out of `left` (times 1), or put them back (times -1)."""
    if move >= m.USE_TWO:
        left[ids.FIRST_VEGGIE + move - m.USE_TWO] -= 2 * times
    else:
        left[move - m.USE] -= times


def fillings(box: Tables, need: i64, left: list[int], skill: i64) -> list[int]:
    """R8.4: everything that may fill this requirement now, the exact card first."""
    found: list[int] = []
    if left[need]:
        found.append(m.USE + need)
    if left[GOO]:
        found.append(m.USE + GOO)
    market = box.market_of[need]
    if market == CHOP_SHOP and left[TOFU]:
        found.append(m.USE + TOFU)
    return found + skilled(need, market, left, skill) if skill else found


def skilled(need: i64, market: i64, left: list[int], skill: i64) -> list[int]:
    """R8.4 d to g: what chefs and Go Vegan add."""
    found: list[int] = []
    if market == CHOP_SHOP and skill & ANY_MEAT:
        found += other_meats(need, left)
    if market == VEGGIE_LAND and skill & MEAT_FOR_VEGGIE:
        found += meats_for_veggie(left)
    if market == CHOP_SHOP and skill & VEGGIES_FOR_MEAT:
        found += veggies_for_meat(left)
    if skill & VEGAN and market in (CHOP_SHOP, ids.DAIRY_KING):
        greens = range(ids.FIRST_FRUIT, ids.FIRST_MEAT)
        found += [m.USE + kind for kind in greens if left[kind]]
    return found


def lacking(box: Tables, needs: list[int], left: list[int], skill: i64) -> list[int]:
    """What nothing in `left` fills of these requirements, Alien Goo aside; what does is taken."""
    wanted: list[int] = []
    for need in needs:
        if left[need]:
            left[need] -= 1
        else:
            wanted.append(need)
    lacks: list[int] = []
    for need in wanted:
        instead = [move for move in fillings(box, need, left, skill) if move != m.USE + GOO]
        if instead:
            use(left, instead[0], 1)
        else:
            lacks.append(need)
    return lacks


def can_fill(box: Tables, needs: list[int], at: i64, left: list[int], skill: i64) -> bool:
    """Whether all requirements from `at` on can be filled; `left` comes back unchanged."""
    for later in range(at, len(needs)):
        if not fillings(box, needs[later], left, skill):
            return False
    return search(box, needs, at, left, skill)


def search(box: Tables, needs: list[int], at: i64, left: list[int], skill: i64) -> bool:
    if at == len(needs):
        return True
    for move in fillings(box, needs[at], left, skill):
        use(left, move, 1)
        found = search(box, needs, at + 1, left, skill)
        use(left, move, -1)
        if found:
            return True
    return False


def dishes(s: Town, seat: i64, skill: i64) -> list[int]:
    """D26: none, and every recipe (or both, with a Double Burner) that can be filled."""
    found: list[int] = [m.COOK + m.COOK_NONE]
    one = s.restaurants[seat]
    if one.closed:
        return found
    both: list[int] = []
    sorts: list[bool] = []
    for slot in range(2):
        recipe = one.recipes[slot]
        if recipe.card != NONE and can_fill(s.box, one.needs(recipe), 0, one.have, skill):
            found.append(m.COOK + 1 + slot)
            both += one.needs(recipe)
            sorts.append(one.gourmet(recipe))
    burner = (one.upgrades & ids.DOUBLE_BURNER) != 0 and len(sorts) == 2
    if burner and sorts[0] != sorts[1] and can_fill(s.box, both, 0, one.have, skill):
        found.append(m.COOK + m.COOK_BOTH)
    return found


@final
class Plate:
    """A declaration as far as it is written: card, recipes, fillings, extras."""

    def __init__(self, left: list[int], skills: i64, card_asked: bool) -> None:
        self.card: i64 = NONE
        self.card_asked = card_asked
        self.review: i64 = NONE
        self.chosen = False
        self.slots: list[int] = []  # the places of the recipes
        self.needs: list[int] = []  # of all of them, in printed order
        self.owner: list[int] = []  # the place each need belongs to
        self.fills: list[int] = []  # moves, as far as they are made
        self.extras: list[int] = []  # EXTRA or PLAIN for each recipe asked about so far
        self.extra_slots: list[int] = []  # the recipes that could take an extra
        self.left = left  # the ingredients that are not used yet
        self.skills = skills

    def filled(self) -> bool:
        return self.chosen and len(self.fills) == len(self.needs)

    def fillings_of(self, slot: i64) -> list[tuple[int, int]]:
        """The requirements of one recipe, each with the move that fills it."""
        owner, needs, fills = self.owner, self.needs, self.fills
        return [(needs[at], fills[at]) for at in range(len(fills)) if owner[at] == slot]

    def used(self, slot: i64) -> list[int]:
        """The kinds of the cards used for one recipe, extras left out, each as often as used."""
        kinds: list[int] = []
        for _, move in self.fillings_of(slot):
            two = [ids.FIRST_VEGGIE + move - m.USE_TWO] * 2
            kinds += two if move >= m.USE_TWO else [move - m.USE]
        return kinds

    def has_extra(self, slot: i64) -> bool:
        asked = self.extra_slots
        return any(asked[at] == slot and self.extras[at] == m.EXTRA for at in range(len(asked)))

    def meats(self, box: Tables, slot: i64) -> int:
        """R10.3: Chop Shop cards used, and Alien Goo used as a meat; Tofu is none."""
        kinds = [
            need if move == m.USE + GOO else move - m.USE
            for need, move in self.fillings_of(slot)
            if move < m.USE_TWO
        ]
        return len([kind for kind in kinds if box.market_of[kind] == CHOP_SHOP])

    def tofu_saves(self, slot: i64) -> int:
        """R8.10, R8.22: meat requirements filled with Tofu."""
        filled = self.fillings_of(slot)
        return len([1 for need, move in filled if move == m.USE + TOFU and need != TOFU])

    def veggie_swaps(self) -> int:
        """R10.4: meats that Gardena replaced by two vegetables."""
        return len([move for move in self.fills if move >= m.USE_TWO])

    def next_fillings(self, box: Tables) -> list[int]:
        """D27: the fillings of the next requirement after which the rest can still be filled."""
        at = len(self.fills)
        found: list[int] = []
        for move in fillings(box, self.needs[at], self.left, self.skills):
            use(self.left, move, 1)
            if move not in found and can_fill(box, self.needs, at + 1, self.left, self.skills):
                found.append(move)
            use(self.left, move, -1)
        return found

    def fill_the_obvious(self, box: Tables) -> None:
        """Q72: requirements that one filling is left for, up to the next real choice."""
        while self.chosen and len(self.fills) < len(self.needs):
            found = fillings(box, self.needs[len(self.fills)], self.left, self.skills)
            if len(found) > 1:
                found = self.next_fillings(box)
            if len(found) != 1:
                return
            self.fill(found[0])

    def fill(self, move: i64) -> None:
        self.fills.append(move)
        use(self.left, move, 1)


def read_plate(s: Town, seat: i64, notes: list[int], holds_card: bool, whole: bool) -> Plate:
    """What a seat's notes say; `holds_card`: the first of them is about an action card.

    Q72: unless they are the `whole` declaration, they leave out fillings that have no alternative.
    """
    one = s.restaurants[seat]
    plate = Plate(one.have[:], skills(s, seat), not holds_card)
    for move in notes:
        read_note(one, plate, move)
        if not whole:
            plate.fill_the_obvious(s.box)
    if plate.filled():
        plate.extra_slots = [
            slot for slot in plate.slots if plate.left[spice(one, one.recipes[slot])]
        ]
    return plate


def read_note(one: Restaurant, plate: Plate, move: i64) -> None:
    if not plate.card_asked:
        plate.card_asked = True
        if move != m.NO:
            plate.card = move - m.PLAY
            if plate.card == ids.GO_VEGAN:
                plate.skills |= VEGAN
    elif plate.card == ids.FIVE_STAR and plate.review == NONE:
        plate.review = move - m.REVIEW
    elif not plate.chosen:
        plate.chosen = True
        for slot in range(2):
            if (move - m.COOK) >> slot & 1:
                plate.slots.append(slot)
                for kind in one.needs(one.recipes[slot]):
                    plate.needs.append(kind)
                    plate.owner.append(slot)
    elif len(plate.fills) < len(plate.needs):
        plate.fill(move)
    else:
        plate.extras.append(move)
