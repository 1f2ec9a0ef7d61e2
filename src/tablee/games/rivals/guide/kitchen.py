"""Cook and Counter: what to cook, with what, whether to wait; then rewards and new recipes."""

from __future__ import annotations

from typing import Final

from tablee.games.rivals.guide.mind import Choice, gain, passing
from tablee.games.rivals.guide.shopping import Shopper
from tablee.games.rivals.rules import declaration, ids, moves as m
from tablee.games.rivals.rules.ids import CHOP_SHOP, NONE
from tablee.games.rivals.rules.requirements import MEAT_FOR_VEGGIE, Plate
from tablee.games.rivals.rules.serving import waste_of

WIN: Final = 5000


class Cook(Shopper):
    """Thinks of dishes as well."""

    def cook(self, move: int) -> Choice:
        """D25 to D28, one after the other."""
        if move == m.NO or m.PLAY <= move < m.PLAY + m.CARDS:
            return self.card_choice(move)
        if m.REVIEW <= move < m.REVIEW + 2:
            return Choice(move, self.ready_gain(move - m.REVIEW), "stars", ())
        if m.COOK <= move < m.COOK + 4:
            return self.dish_choice(move)
        if move in (m.PLAIN, m.EXTRA, m.BACK):
            return Choice(move, 1, "extra", ()) if move == m.EXTRA else passing(move)
        return self.filling(declaration.plate_so_far(self.s, self.seat), move)

    def ready_gain(self, slot: int, vegan: bool = False) -> int:
        """The popularity of a recipe that can be cooked now; 0 if it cannot."""
        me = self.me
        if me.recipes[slot].card == NONE or self.lacks(me, slot, me.have[:], vegan):
            return 0
        return gain(me, slot, me.have, me.garbage)

    def best_gain(self, vegan: bool = False) -> int:
        return max(self.ready_gain(0, vegan), self.ready_gain(1, vegan))

    def card_choice(self, move: int) -> Choice:
        now = self.best_gain()
        if move == m.PLAY + ids.FIVE_STAR:
            return Choice(move, 1 if now else -1, "stars", ())
        if move == m.PLAY + ids.GO_VEGAN:
            face = ids.CARD_FACE + ids.GO_VEGAN
            return Choice(move, self.best_gain(True) - now - 1, "card", (face,))
        return passing(move)

    def dish_choice(self, move: int) -> Choice:
        """COOK + a mask of places: its points, less its garbage, and what can be cooked later."""
        me = self.me
        slots = [slot for slot in range(2) if (move - m.COOK) >> slot & 1]
        if not slots:
            return Choice(move, self.wait_worth(), "wait", (me.garbage,))
        points = 0
        waste = 0
        for slot in slots:
            points += gain(me, slot, me.have, me.garbage)
            waste += waste_of(me, me.recipes[slot])
        worth = self.taste.point * points - self.taste.waste * waste
        if me.popularity + points >= self.box.win:
            worth += WIN
        if len(slots) == 1 and self.ready_gain(1 - slots[0]):
            after = gain(me, 1 - slots[0], me.have, me.garbage + waste)
            worth += self.taste.point * after * self.taste.tomorrow // 100
        return Choice(move, worth, "cook", (me.number(me.recipes[slots[0]]), points))

    def wait_worth(self) -> int:
        """To clean up first and cook tomorrow; never when somebody is about to win."""
        me, taste = self.me, self.taste
        for seat in self.others():
            rival = self.s.restaurants[seat]
            if rival.popularity + 6 >= self.box.win and self.ready(rival):
                return 0
        best = 0
        for slot in range(2):
            recipe = me.recipes[slot]
            if recipe.card != NONE and not self.lacks(me, slot, me.have[:]):
                points, waste = gain(me, slot, me.have, 0), waste_of(me, recipe)
                clean = taste.point * points - taste.waste * waste
                bill = self.box.dump_price * me.garbage + taste.cleaning
                best = max(best, clean * taste.tomorrow // 100 - bill)
        return best if me.garbage else 0

    def filling(self, plate: Plate, move: int) -> Choice:
        """The card that is missed least; Tofu saves a garbage, Biff likes a second meat."""
        me = self.me
        two = move >= m.USE_TWO
        kind = ids.FIRST_VEGGIE + move - m.USE_TWO if two else move - m.USE
        number = 2 if two else 1
        have = plate.left[:]
        before = [recipe.card for recipe in me.recipes]
        for slot in plate.slots:
            me.recipes[slot].card = NONE
        now = self.outlook(me, have, me.money, me.garbage)
        have[kind] -= number
        loss = now - self.outlook(me, have, me.money, me.garbage)
        for slot in range(2):
            me.recipes[slot].card = before[slot]
        worth = -max(loss, number * self.spare_of(kind))
        if kind == ids.TOFU:
            worth += self.taste.waste
        market_of = self.box.market_of
        need = plate.needs[len(plate.fills)]
        for_veggie = market_of[kind] == CHOP_SHOP and market_of[need] == ids.VEGGIE_LAND
        if for_veggie and self.skills[self.seat] & MEAT_FOR_VEGGIE and self.second_meat(plate):
            worth += 300
        return Choice(move, worth, "least", (kind,))

    def second_meat(self, plate: Plate) -> bool:
        """R10.3: whether the dish would otherwise have a single meat."""
        market_of = self.box.market_of
        used = [fill - m.USE for fill in plate.fills if fill < m.USE_TWO]
        kinds = used + plate.needs[len(plate.fills) :]
        return len([1 for kind in kinds if market_of[kind] == CHOP_SHOP]) == 1

    def recycle(self, move: int) -> Choice:
        return Choice(move, move, "litter", (self.me.garbage,))

    def ransom(self, move: int) -> Choice:
        if move == m.NO:
            return passing(move)
        points = self.best_gain()
        worth = self.taste.point * points - self.box.ransom - self.taste.enough
        return Choice(move, worth, "ransom", (points,))

    def reward(self, move: int) -> Choice:
        """Free upgrades may be Recipe Books: before the recipes; everything else after them."""
        if move < m.BONUS:
            return Choice(move, 1, "recipes-first", ())
        bonus = self.box.bonus[3 * self.me.name + move - m.BONUS]
        return Choice(move, 2 if bonus == ids.FREE_UPGRADE else 0, "bonus-first", ())

    def read(self, move: int) -> Choice:
        """The recipe with which the restaurant is worth most."""
        me = self.me
        recipe = me.recipes[self.s.about]
        recipe.card = self.box.faces.index(ids.RECIPE_FACE + move - m.RECIPE)
        lacks = self.lacking(me)
        choice = Choice(move, self.standing(me), "fits", (move - m.RECIPE, len(lacks)))
        recipe.card = NONE
        return choice

    def sort(self, move: int) -> Choice:
        me = self.me
        if move == m.MONEY:
            return Choice(move, 1, "cash", (self.box.bonus_b[3 * me.name],))
        return Choice(move, me.garbage, "litter", (me.garbage,))

    def smile(self, move: int) -> Choice:
        return Choice(move, 1 if move == m.NO else 0, "serious", ())
