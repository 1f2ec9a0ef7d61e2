"""R8.6, R8.7, R8.10 to R8.12: what is cooked is served, one player at a time."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rivals.rules.agenda import (
    GARDENA,
    GARDENA_HIT,
    KEEPSAKE,
    LEVELS,
    MASTER,
    RESOLVE,
    REWARDS,
    STEPS,
    WASTE,
    Step,
    go_on,
    then,
)
from tablee.games.rivals.rules.cards import CardChoice
from tablee.games.rivals.rules.clam import attack
from tablee.games.rivals.rules.commands import sort_of
from tablee.games.rivals.rules.goods import (
    count,
    discard,
    needs_of,
    owns_power,
    receive,
)
from tablee.games.rivals.rules.moves import COOK, DISCARD, NO, TAKE, TARGET
from tablee.games.rivals.rules.pans import (
    Plate,
    has_extra,
    meats,
    read_plate,
    spice,
    tofu_saves,
    used,
    veggie_swaps,
)
from tablee.games.rivals.rules.plan import (
    BIFF,
    FIRST_MEAT,
    GOURMET_FACE,
    KEEP_INGREDIENT,
    LESS_GARBAGE,
    MONEY_PER_RECIPE,
    MYSTERY_MART,
    NONE,
    PERMANENT,
    RECIPE_FACE,
    RECIPE_POINTS,
)
from tablee.games.rivals.rules.plan import GARDENA as GARDENA_CHEF
from tablee.games.rivals.rules.town import Town, recipe_of
from tablee.kernel.log import Log


def plate_of(s: Town, seat: i64) -> Plate:
    """The declaration of a seat; its ingredients must not be discarded yet."""
    return read_plate(s, seat, s.plates[seat], False)


def bonus_total(s: Town, seat: i64, kind: i64, subject: i64) -> i64:
    """What the permanent bonuses of a kind add up to; `subject` is compared where it matters."""
    box = s.plan.box
    total: i64 = 0
    first = 3 * s.restaurants[seat]
    for bonus in range(first, first + s.level[seat]):
        if box.bonus[bonus] == kind:
            if kind != RECIPE_POINTS:
                total += box.bonus_a[bonus]
            elif box.bonus_a[bonus] == subject:
                total += box.bonus_b[bonus]
    return total


# --- steps 1 and 2: discard, popularity -----------------------------------------------------------


@final
class Resolve(Step):
    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        plate = plate_of(s, a)
        then(s, REWARDS, a)
        then(s, WASTE, a)
        then(s, LEVELS, a)
        then(s, MASTER, a)
        for slot in plate.slots:
            serve(s, a, slot, plate, log)
        for i in range(veggie_swaps(plate)):
            then(s, GARDENA, a)
        for slot in plate.slots:
            clear(s, a, slot, plate)


def serve(s: Town, seat: i64, slot: i64, plate: Plate, log: Log) -> None:
    """R8.6: the popularity of one recipe; R10.3: Biff's money."""
    box = s.plan.box
    at = 2 * seat + slot
    recipe = recipe_of(s, at)
    worth: i64 = box.points[recipe]
    if s.reviews[at] != NONE:
        worth += 1
    if box.cuisine[recipe] == box.home_cuisine[s.restaurants[seat]]:
        worth += 1  # R11.1
    if has_extra(plate, slot):
        worth += 1
    s.worth[at] = worth
    s.scored[at] = 0
    log.all("cooked", seat, RECIPE_FACE + recipe)
    score(s, seat, at, sort_of(s, at), log)
    if owns_power(s, seat, BIFF) and meats(s, plate, slot) >= box.biff_meats:
        s.money[seat] += box.biff_money
        log.all("took-money", seat, box.biff_money)
    saved = tofu_saves(s, plate, slot)
    s.slops[at] = max(0, box.waste[recipe] - saved)
    s.served[at] = used(plate, slot)


def score(s: Town, seat: i64, at: i64, sort: i64, log: Log) -> None:
    """R8.6, R8.7 (4): the gain as it is now, less what was already scored."""
    bonus = bonus_total(s, seat, RECIPE_POINTS, sort)
    gain: i64 = max(0, s.worth[at] + bonus - s.penalty[seat])
    more = gain - s.scored[at]
    s.scored[at] = gain
    s.popularity[seat] += more
    if more:
        log.all("popularity", seat, more, s.popularity[seat])


def clear(s: Town, seat: i64, slot: i64, plate: Plate) -> None:
    """R8.7 (1): used ingredients to their piles, an attached review to the discard pile."""
    for kind in s.served[2 * seat + slot]:
        discard(s, seat, kind)
    if has_extra(plate, slot):
        discard(s, seat, spice(s, seat, slot))
    at = 2 * seat + slot
    if s.reviews[at] != NONE:
        s.discards.append(s.reviews[at])
        s.reviews[at] = NONE


# --- Gardena --------------------------------------------------------------------------------------


def animals(s: Town, seat: i64) -> list[int]:
    """R10.4: the meats a player has beside a recipe he is not cooking today."""
    found: list[int] = []
    for kind in range(FIRST_MEAT, FIRST_MEAT + 5):
        if count(s, seat, kind) > reserved(s, seat, kind):
            for slot in (2 * seat, 2 * seat + 1):
                idle = s.recipes[slot] != NONE and not s.cooking >> slot & 1
                if idle and kind in needs_of(s, slot) and kind not in found:
                    found.append(kind)
    return found


def reserved(s: Town, seat: i64, kind: i64) -> i64:
    """Cards of a kind declared for a recipe that is not served yet."""
    if not s.cooking >> (2 * seat) & 3:
        return 0
    plate = plate_of(s, seat)
    total: i64 = 0
    for slot in plate.slots:
        for card in used(plate, slot):
            if card == kind:
                total += 1
    return total


@final
class Gardena(Step):
    """R10.4: for each meat she replaced, she may name a player."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        if saved_from(s, a):
            s.power = GARDENA_CHEF
            s.turn(SAVING, a)


def saved_from(s: Town, seat: i64) -> list[int]:
    return [other for other in range(s.seats) if other != seat and animals(s, other)]


@final
class Saving(CardChoice):
    """D32."""

    key = "gardena"
    rule = "R10.4:no-meat"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [NO] + [TARGET + other for other in saved_from(s, seat)]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        if move != NO:
            log.all("power", seat, GARDENA_CHEF)
            log.all("aimed", seat, move - TARGET)
            then(s, GARDENA_HIT, move - TARGET)
            attack(s, seat, 1 << (move - TARGET))
        else:
            s.power = NONE
        go_on(s, log)


@final
class GardenaHit(Step):
    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        s.power = NONE
        if s.hit >> a & 1 and animals(s, a):
            s.turn(FREEING, a)


@final
class Freeing(CardChoice):
    """D33, Q34: the victim chooses which meat."""

    key = "free-meat"
    rule = "R10.4:not-that"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [DISCARD + kind for kind in animals(s, seat)]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        discard(s, seat, move - DISCARD)
        log.all("discarded", seat, move - DISCARD)
        go_on(s, log)


# --- steps 3 and 4: flip, levels, permanent bonuses -----------------------------------------------


def cooked_slots(s: Town, seat: i64) -> list[int]:
    """Today's recipes of a seat, from its plate: a mask of slots in the first move."""
    mask = s.plates[seat][0] - COOK
    return [slot for slot in range(2) if mask >> slot & 1]


@final
class Master(Step):
    """R8.7 (3): the recipes are mastered; R8.9, R13.41: what will be drawn in their place."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        s.draws = 0
        s.gourmets = 0
        for slot in cooked_slots(s, a):
            at = 2 * a + slot
            card = s.recipes[at]
            sort = sort_of(s, at)
            s.mastered[a].append(card)
            s.cooked[2 * a + sort] += 1
            s.recipes[at] = NONE
            s.cooking &= ~(1 << at)
            s.draws |= 1 << slot
            if sort or first_gourmet(s, a, slot):
                s.gourmets |= 1 << slot


def first_gourmet(s: Town, seat: i64, slot: i64) -> bool:
    """R13.41: after the first basic recipe of a player who started with two."""
    other = s.recipes[2 * seat + 1 - slot]
    return other != NONE and s.plan.box.faces[other] < GOURMET_FACE


@final
class Levels(Step):
    """R8.11, R8.12: each level once; permanent bonuses count for today's recipes."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        box = s.plan.box
        s.bonuses = 0
        slots = cooked_slots(s, a)
        first = 3 * s.restaurants[a]
        while s.level[a] < 3 and s.popularity[a] >= box.thresholds[s.level[a]]:
            bonus = first + s.level[a]
            s.level[a] += 1
            log.all("level", a, s.level[a] + 1)
            if box.bonus[bonus] == RECIPE_POINTS:
                for slot in slots:
                    score(s, a, 2 * a + slot, sort_of_mastered(s, a, slot), log)
            elif box.bonus[bonus] not in PERMANENT:
                s.bonuses |= 1 << (bonus - first)
        money = bonus_total(s, a, MONEY_PER_RECIPE, 0) * len(slots)
        if money:
            s.money[a] += money
            log.all("took-money", a, money)
        slots.reverse()
        for i in range(bonus_total(s, a, KEEP_INGREDIENT, 0)):
            for slot in slots:
                then(s, KEEPSAKE, a, slot)


def sort_of_mastered(s: Town, seat: i64, slot: i64) -> i64:
    """0 for a basic recipe, 1 for a gourmet one, of the recipe just mastered in a slot."""
    slots = cooked_slots(s, seat)
    card = s.mastered[seat][len(s.mastered[seat]) - len(slots) + slots.index(slot)]
    return 1 if s.plan.box.faces[card] >= GOURMET_FACE else 0


@final
class Keepsake(Step):
    """Q37: one used ingredient per recipe comes back."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        s.named = b
        if keepsakes(s, a):
            s.turn(KEEPING, a)


def keepsakes(s: Town, seat: i64) -> list[int]:
    """The non-Mystery kinds used for the recipe in question that lie on their piles."""
    box = s.plan.box
    found: list[int] = []
    for kind in s.served[2 * seat + s.named]:
        market = box.market_of[kind]
        if market != MYSTERY_MART and kind not in found:
            for card in s.trays[market]:
                if box.faces[card] == kind:
                    found.append(kind)
                    break
    found.sort()
    return found


@final
class Keeping(CardChoice):
    """D31: which of them."""

    key = "keepsake"
    rule = "R11.2:not-used"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [TAKE + kind for kind in keepsakes(s, seat)]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        kind = move - TAKE
        tray = s.trays[s.plan.box.market_of[kind]]
        at = len(tray) - 1
        while s.plan.box.faces[tray[at]] != kind:
            at -= 1
        receive(s, seat, tray.pop(at))
        s.served[2 * seat + s.named] = []
        log.all("took", seat, kind)
        go_on(s, log)


# --- step 5: garbage ------------------------------------------------------------------------------


@final
class Waste(Step):
    """R8.10: after both recipes; Tofu and El Luchador save, each recipe down to 0."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        less = bonus_total(s, a, LESS_GARBAGE, 0)
        garbage: i64 = 0
        for slot in cooked_slots(s, a):
            garbage += max(0, s.slops[2 * a + slot] - less)
        s.garbage[a] += garbage
        if garbage:
            log.all("garbage", a, garbage)


SAVING: Final = Saving()
FREEING: Final = Freeing()
KEEPING: Final = Keeping()
STEPS[RESOLVE] = Resolve()
STEPS[GARDENA] = Gardena()
STEPS[GARDENA_HIT] = GardenaHit()
STEPS[MASTER] = Master()
STEPS[LEVELS] = Levels()
STEPS[KEEPSAKE] = Keepsake()
STEPS[WASTE] = Waste()
