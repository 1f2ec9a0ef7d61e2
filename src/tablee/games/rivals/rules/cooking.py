"""R8.1 to R8.5: what fills a requirement, what a recipe lacks, what a declaration says; closed
restaurants decide, then everybody declares what they cook, in secret."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rivals.rules import ids, moves as m
from tablee.games.rivals.rules.cards.own import GREENS
from tablee.games.rivals.rules.cards.play import card_moves, why_not_play
from tablee.games.rivals.rules.chefs import COOKS
from tablee.games.rivals.rules.house import Box
from tablee.games.rivals.rules.pieces import Recipe, Restaurant
from tablee.games.rivals.rules.questions import Do, Question, Secret
from tablee.games.rivals.rules.town import Town
from tablee.kernel import EVERYONE, Log

FILLERS: Final = [
    *COOKS,
    GREENS,
]  # who may use something else: their skills are bits, in this order
ANY_MEAT: Final[i64] = 1  # Phyllis's
VEGAN: Final[i64] = 8  # the card's


def skills(s: Town, seat: i64) -> i64:
    """R8.4 d to f: the cooking rules of the chefs a player has today."""
    mask: i64 = 0
    for at in range(len(COOKS)):
        if s.own_power(seat, COOKS[at].chef) is not None:
            mask |= 1 << at
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


def fillings(box: Box, need: i64, left: list[int], skill: i64) -> list[int]:
    """R8.4: everything that may fill this requirement now, the exact card first."""
    found: list[int] = []
    if left[need]:
        found.append(m.USE + need)
    if left[ids.GOO]:
        found.append(m.USE + ids.GOO)
    market = box.market_of[need]
    if market == ids.CHOP_SHOP and left[ids.TOFU]:
        found.append(m.USE + ids.TOFU)
    return found + skilled(need, market, left, skill) if skill else found


def skilled(need: i64, market: i64, left: list[int], skill: i64) -> list[int]:
    """R8.4 d to g: what chefs and Go Vegan add."""
    found: list[int] = []
    for at in range(len(FILLERS)):
        if skill >> at & 1:
            found += FILLERS[at].fills(need, market, left)
    return found


def lacking(box: Box, needs: list[int], left: list[int], skill: i64) -> list[int]:
    """What nothing in `left` fills of these requirements, Alien Goo aside; what does is taken."""
    wanted: list[int] = []
    for need in needs:
        if left[need]:
            left[need] -= 1
        else:
            wanted.append(need)
    if not skill and not left[ids.TOFU]:
        return wanted
    lacks: list[int] = []
    for need in wanted:
        instead = [move for move in fillings(box, need, left, skill) if move != m.USE + ids.GOO]
        if instead:
            use(left, instead[0], 1)
        else:
            lacks.append(need)
    return lacks


def after_goo(lacks: list[int], left: list[int]) -> list[int]:
    """R8.20: Alien Goo fills anything, and is taken: the first of these that are lacking."""
    used = min(left[ids.GOO], len(lacks))
    left[ids.GOO] -= used
    return lacks[used:]


def can_fill(box: Box, needs: list[int], at: i64, left: list[int], skill: i64) -> bool:
    """Whether all requirements from `at` on can be filled; `left` comes back unchanged."""
    able = all(fillings(box, needs[later], left, skill) for later in range(at, len(needs)))
    return able and search(box, needs, at, left, skill)


def search(box: Box, needs: list[int], at: i64, left: list[int], skill: i64) -> bool:
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
        if recipe.card != ids.NONE and can_fill(s.box, one.needs(recipe), 0, one.have, skill):
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
        self.card: i64 = ids.NONE
        self.card_asked = card_asked
        self.review: i64 = ids.NONE
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

    def meats(self, box: Box, slot: i64) -> int:
        """R10.3: Chop Shop cards used, and Alien Goo used as a meat; Tofu is none."""
        kinds = [
            need if move == m.USE + ids.GOO else move - m.USE
            for need, move in self.fillings_of(slot)
            if move < m.USE_TWO
        ]
        return len([kind for kind in kinds if box.market_of[kind] == ids.CHOP_SHOP])

    def saved(self, slot: i64) -> int:
        """R8.10, R8.22: garbage that Tofu saves, where it stands for a meat."""
        tofu = m.USE + ids.TOFU
        filled = self.fillings_of(slot)
        return len([1 for need, move in filled if move == tofu and need != ids.TOFU])

    def next_fillings(self, box: Box) -> list[int]:
        """D27: the fillings of the next requirement after which the rest can still be filled."""
        at = len(self.fills)
        found: list[int] = []
        for move in fillings(box, self.needs[at], self.left, self.skills):
            use(self.left, move, 1)
            if move not in found and can_fill(box, self.needs, at + 1, self.left, self.skills):
                found.append(move)
            use(self.left, move, -1)
        return found

    def fill_the_obvious(self, box: Box) -> None:
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
    """What a seat's notes say; `holds_card`: the first of them is about an action card. Q72: unless
    they are the `whole` declaration, they leave out fillings that have no alternative."""
    one = s.restaurants[seat]
    plate = Plate(one.have[:], skills(s, seat), not holds_card)
    for move in notes:
        read_note(one, plate, move)
        if not whole:
            plate.fill_the_obvious(s.box)
    if plate.filled():
        left, recipes = plate.left, one.recipes
        plate.extra_slots = [slot for slot in plate.slots if left[spice(one, recipes[slot])]]
    return plate


def read_note(one: Restaurant, plate: Plate, move: i64) -> None:
    if not plate.card_asked:
        plate.card_asked = True
        plate.card = move - m.PLAY if move != m.NO else ids.NONE
        if plate.card == ids.GO_VEGAN:
            plate.skills |= VEGAN
    elif plate.card == ids.FIVE_STAR and plate.review == ids.NONE:
        plate.review = move - m.REVIEW
    elif not plate.chosen:
        plate.chosen = True
        for slot in range(2):
            if (move - m.COOK) >> slot & 1:
                plate.slots.append(slot)
                plate.needs += one.needs(one.recipes[slot])
                plate.owner += [slot] * (len(plate.needs) - len(plate.owner))
    elif len(plate.fills) < len(plate.needs):
        plate.fill(move)
    else:
        plate.extras.append(move)


def collect_ransoms(s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
    """Cook and Counter begins: R8.6: today's penalty is the garbage of now. R8.1: ransoms."""
    for seat in reversed(s.day_order()):
        one = s.restaurants[seat]
        one.penalty = one.garbage
        if one.closed:
            s.then(RANSOM.later, seat)


class Ransom(Question):
    """D24: pay the card's user, or do not cook today."""

    key = "ransom"
    rule = "R8.1"

    def due(self, s: Town, seat: i64) -> bool:
        """Q25: with the money then in hand; without $500 there is nothing to decide."""
        return s.restaurants[seat].money >= self.price(s)

    def price(self, s: Town) -> i64:
        return s.box.ransom

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.NO, m.PAY]

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        if move == m.PAY:
            one = s.restaurants[seat]
            log.all("ransom", seat, one.closed_by, s.pay(seat, one.closed_by, self.price(s)))
            one.closed = False


def declare(s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
    s.window = ids.COOK_WINDOW
    s.seal(DECLARING, s.everybody())


def plate_so_far(s: Town, seat: i64) -> Plate:
    return plate_of(s, seat, s.notes[seat])


def plate_of(s: Town, seat: i64, notes: list[int]) -> Plate:
    holds_card = bool(card_moves(s, seat, ids.COOK_WINDOW))
    return read_plate(s, seat, notes, holds_card, s.plan.asks_all)


class Declaring(Secret):
    """D25 to D28: card, recipes, the filling of each requirement, extras."""

    key = "cook"
    rule = "R8.3"
    discreet = True  # a long declaration would betray that something is cooked

    def legal(self, s: Town, seat: i64) -> list[int]:
        if s.plan.clock and not self.more(s, seat):
            return [m.BACK]
        plate = plate_so_far(s, seat)
        if not plate.card_asked:
            return [m.NO, *card_moves(s, seat, ids.COOK_WINDOW)]
        if plate.card == ids.FIVE_STAR and plate.review == ids.NONE:
            recipes = s.restaurants[seat].recipes
            return [m.REVIEW + slot for slot in range(2) if recipes[slot].card != ids.NONE]
        if not plate.chosen:
            return dishes(s, seat, plate.skills)
        return plate.next_fillings(s.box) if not plate.filled() else [m.PLAIN, m.EXTRA]

    def resting(self, s: Town) -> i64:
        """Q39: people may change their declaration until all have declared."""
        done = [at for at in range(s.seats) if s.plan.clock and not self.more(s, at)]
        return ids.mask_of(done)

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        if not s.plan.clock:
            super().apply(s, seat, move, log)
            return
        if move == m.BACK:
            s.notes[seat] = []
        else:
            s.notes[seat].append(move)
        party = s.acting
        waiting = party & ~self.resting(s)
        if waiting:
            s.ask(waiting, seat)
            s.acting = party
        else:
            self.unseal(s, log)

    def expire(self, s: Town, log: Log) -> None:
        for seat in range(s.seats):
            while s.acting >> seat & 1 and self.more(s, seat):
                s.notes[seat].append(self.fallback(s, seat))
        self.unseal(s, log)

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        if s.plan.clock and not self.more(s, seat):
            return "R8.3:declared"
        if m.PLAY <= move < m.PLAY + m.CARDS:
            why = why_not_play(s, seat, move - m.PLAY, ids.COOK_WINDOW)
            return "R8.3" if why == "R9.4:no-effect" else why  # it was asked about before
        if m.COOK <= move <= m.COOK + m.COOK_BOTH and m.COOK in self.legal(s, seat):
            return why_not_cooked(s.restaurants[seat], move - m.COOK)
        return "R8.4" if m.USE <= move < m.USE_TWO + m.VEGGIES else "R8.3"

    def more(self, s: Town, seat: i64) -> bool:
        plate = plate_so_far(s, seat)
        return not plate.filled() or len(plate.extras) < len(plate.extra_slots)

    def seconds(self, s: Town) -> int:
        return 3 * super().seconds(s)

    def fallback(self, s: Town, seat: i64) -> int:
        moves = self.legal(s, seat)
        return m.PLAIN if m.PLAIN in moves else moves[0]

    def reveal(self, s: Town, notes: list[list[int]], log: Log) -> None:
        for one in s.restaurants:
            uncover(s, one, plate_of(s, one.seat, notes[one.seat]), log)
        s.window = 0
        s.go_on(log)


def why_not_cooked(one: Restaurant, recipes: i64) -> str:
    """R8.1, R8.2, R8.4: why a declaration may not name these recipes, a mask of places."""
    if one.closed:
        return "R8.1"
    two = recipes == m.COOK_BOTH and not one.upgrades & ids.DOUBLE_BURNER
    return "R8.2" if two else "R8.4:missing"


def uncover(s: Town, one: Restaurant, plate: Plate, log: Log) -> None:
    """The card of a declaration is played (R9.14, R9.19); what remains is the dish itself."""
    if plate.card != ids.NONE:
        one.card_used = True
        log.all("played", one.seat, ids.CARD_FACE + plate.card)
        if plate.card == ids.FIVE_STAR:
            recipe = one.recipes[plate.review]
            recipe.review = s.lose_card(one.seat, one.holds(plate.card), [], EVERYONE)
            log.all("reviewed", one.seat, s.box.faces[recipe.card])
        else:
            s.spend_card(one.seat, plate.card)
    one.plate = [m.COOK, *plate.fills, *plate.extras]
    for slot in plate.slots:
        one.plate[0] += 1 << slot
        one.recipes[slot].cooking = True
        one.recipes[slot].used = plate.used(slot)


RANSOM: Final = Ransom()
DECLARING: Final = Declaring()
CLOSED: Final[Do] = Do(collect_ransoms)
DECLARE: Final[Do] = Do(declare)
