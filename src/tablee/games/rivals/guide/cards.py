"""What every action card and every chef's power is worth, in dollars: to play, to keep, to stop;
then Cook and Counter: what to cook, with what, whether to wait; rewards and new recipes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablee.games.rivals.guide.mind import Choice, Mind, gain, passing
from tablee.games.rivals.rules import cooking, ids, moves as m, prices
from tablee.games.rivals.rules.cards.aimed import loot
from tablee.games.rivals.rules.chefs import BROTEIN_STYLE
from tablee.games.rivals.rules.pieces import Recipe, Restaurant
from tablee.games.rivals.rules.serving import waste_of

HARM: Final = 3  # what others lose counts for a third of what one gains oneself
WIN: Final = 5000
# some belong to cooking and to answers, the others are not worth a card
IDLE: Final[list[int]] = [ids.CLAM_VOYANCE, ids.FIVE_STAR, ids.GO_VEGAN, ids.SOUS_CHEF, ids.CAMERA]


class CardPlayer(Mind):
    """Thinks of cards, powers and dishes."""

    def card_worth(self, card: int) -> int:
        """What this card would bring now; `enough` or more: it should be played."""
        if card in IDLE:
            return 0
        return WORTHS[card](self) if card in WORTHS else self.taste.enough

    def take_worth(self, kind: int) -> int:
        """One ingredient for nothing; NONE is none."""
        return 0 if kind == ids.NONE else self.one_more(self.me, kind)

    def theft_worth(self, victim: int, kind: int) -> int:
        """An ingredient of somebody else's: what it brings, and some of what it costs them."""
        loss = -self.with_kind(self.s.restaurants[victim], kind, -1, 0)
        return self.take_worth(kind) + loss // HARM

    def raid_worth(self, victim: int) -> int:
        owned = self.s.restaurants[victim].owned()
        return max([self.theft_worth(victim, kind) for kind in owned] + [0])

    def monopoly_worth(self, kind: int) -> int:
        owners = [one for one in self.rivals() if one.have[kind]]
        if kind >= ids.GOO or not owners:
            return 0
        taken = sum([one.have[kind] for one in owners])
        harm = -sum([self.with_kind(one, kind, -one.have[kind], 0) for one in owners])
        return self.with_kind(self.me, kind, taken, 0) + harm // HARM

    def search_worth(self, market: int) -> int:
        """R9.18: the best kinds that may be on a shelf; a full shelf has nearly all of them."""
        unseen = self.unseen()
        worths = [
            self.take_worth(kind)
            for kind in range(m.KINDS)
            if self.box.market_of[kind] == market and unseen[kind] > 1
        ]
        worths.sort(reverse=True)
        return sum(worths[: self.box.raid]) if len(self.s.markets[market].shelf) > 3 else 0

    def robbery_worth(self, card: int) -> int:
        """What as many of the others as it may hit can pay."""
        amounts = sorted([loot(self.s, card, seat) for seat in self.others()], reverse=True)
        most = self.box.most_targets[card]
        victims = most if most > 0 else len(amounts)
        found = sum(amounts[:victims])
        return found if victims == 1 or found > self.taste.enough else 0

    def discount_worth(self) -> int:
        """R7.17: half of what is about to be spent."""
        dear = any(figure.place >= ids.CHOP_SHOP for figure in self.me.figures)
        return self.me.money // 2 if dear and self.me.money >= self.taste.wealth else 0

    def rivals(self) -> list[Restaurant]:
        return [one for one in self.s.restaurants if one is not self.me]

    def alien_worth(self) -> int:
        goo = [one.have[ids.GOO] for one in self.rivals()]
        return self.taste.their_goo * sum(goo) - self.taste.own_goo * self.me.have[ids.GOO]

    def block_worth(self) -> int:
        out = [one for one in self.rivals() if any(f.place != ids.HOME for f in one.figures)]
        return self.taste.blocked * len(out) + self.taste.block

    def harm(self, seat: int) -> int:
        """What the card being played does to a seat, or takes from it."""
        card = self.s.effect.card
        rival = self.s.restaurants[seat]
        if card == ids.RAIDERS:
            return self.raid_worth(seat)
        if card in (ids.ROBBERY, ids.INSPECTOR):
            return loot(self.s, card, seat)
        if card == ids.NINJA:
            return len(rival.hand)
        if card in (ids.CRITIC, ids.BUSINESS):
            return 1 + rival.popularity + (20 if self.ready(rival) else 0)
        return 1

    def threat(self) -> int:
        """What the card or power that is aimed at one would cost."""
        card = self.s.effect.card
        if card == ids.NONE:
            return self.taste.power[self.s.effect.power] if self.s.effect.power != ids.NONE else 0
        if card in (ids.ROBBERY, ids.TAXES, ids.INSPECTOR):
            return loot(self.s, card, self.seat)
        if card in (ids.RAIDERS, ids.RECALL):
            return max([self.loss(kind, 1) for kind in range(m.KINDS)])
        if card == ids.MONOPOLY:
            named = self.s.effect.named
            return self.loss(named, self.me.have[named])
        if card == ids.BUSINESS:
            return 2 * self.taste.point if self.ready(self.me) else 0
        if card == ids.ALIEN_ATTACK:
            return self.taste.point * self.me.have[ids.GOO]
        return self.taste.blow[card]

    def loss(self, kind: int, number: int) -> int:
        """What it costs to lose so many cards of a kind, if there are any."""
        return -self.with_kind(self.me, kind, -number, 0) if self.me.have[kind] else 0

    # Cook and Counter

    def cook(self, move: int) -> Choice:
        """D25 to D28, one after the other."""
        if m.PLAY <= move < m.PLAY + m.CARDS:
            return self.card_choice(move)
        if m.REVIEW <= move < m.REVIEW + 2:
            return Choice(move, self.ready_gain(self.me.recipes[move - m.REVIEW]), "stars", ())
        if m.COOK <= move < m.COOK + 4:
            return self.dish_choice(move)
        if move in (m.PLAIN, m.EXTRA, m.BACK):
            return Choice(move, 1, "extra", ()) if move == m.EXTRA else passing(move)
        return self.filling(cooking.plate_so_far(self.s, self.seat), move)

    def ready_gain(self, recipe: Recipe, skill: int = 0) -> int:
        """The popularity of a recipe that can be cooked now; 0 if it cannot."""
        me = self.me
        if recipe.card == ids.NONE or self.lacks(me, recipe, me.have[:], skill):
            return 0
        return gain(me, recipe, me.have, me.garbage)

    def best_gain(self, skill: int = 0) -> int:
        return max([self.ready_gain(recipe, skill) for recipe in self.me.recipes])

    def card_choice(self, move: int) -> Choice:
        now = self.best_gain()
        if move == m.PLAY + ids.FIVE_STAR:
            return Choice(move, 1 if now else -1, "stars", ())
        if move == m.PLAY + ids.GO_VEGAN:
            face, more = ids.CARD_FACE + ids.GO_VEGAN, self.best_gain(cooking.VEGAN) - now
            return Choice(move, more - 1, "swaps" if more > 0 else "", (face, more))
        return passing(move)

    def dish_choice(self, move: int) -> Choice:
        """COOK + a mask of places: its points, less its garbage, and what can be cooked later."""
        me = self.me
        dishes = [me.recipes[slot] for slot in range(2) if (move - m.COOK) >> slot & 1]
        if not dishes:
            return Choice(move, self.wait_worth(), "wait", (me.garbage,))
        points = sum([gain(me, dish, me.have, me.garbage) for dish in dishes])
        waste = sum([waste_of(me, dish) for dish in dishes])
        worth = self.taste.point * points - self.taste.waste * waste
        if me.popularity + points >= self.box.win:
            worth += WIN
        for recipe in me.recipes:
            if recipe not in dishes and self.ready_gain(recipe):
                after = gain(me, recipe, me.have, me.garbage + waste)
                worth += self.taste.point * after * self.taste.tomorrow // 100
        return Choice(move, worth, "cook", (me.number(dishes[0]), points))

    def wait_worth(self) -> int:
        """To clean up first and cook tomorrow; never when somebody is about to win."""
        me, taste = self.me, self.taste
        if any(one.popularity + 6 >= self.box.win and self.ready(one) for one in self.rivals()):
            return 0
        best = 0
        for recipe in me.there():
            if not self.lacks(me, recipe, me.have[:]):
                clean = taste.point * gain(me, recipe, me.have, 0)
                clean -= taste.waste * waste_of(me, recipe)
                bill = self.cleaning(me, me.garbage, taste.cleaning)
                best = max(best, clean * taste.tomorrow // 100 - bill)
        return best if me.garbage else 0

    def filling(self, plate: cooking.Plate, move: int) -> Choice:
        """The card that is missed least, for what it brings."""
        me = self.me
        two = move >= m.USE_TWO
        kind = ids.FIRST_VEGGIE + move - m.USE_TWO if two else move - m.USE
        number = 2 if two else 1
        have = plate.left[:]
        before = [recipe.card for recipe in me.recipes]
        for slot in plate.slots:
            me.recipes[slot].card = ids.NONE
        now = self.outlook(me, have, me.money, me.garbage)
        have[kind] -= number
        loss = now - self.outlook(me, have, me.money, me.garbage)
        for slot in range(2):
            me.recipes[slot].card = before[slot]
        worth = self.besides(plate, move) - max(loss, number * self.spare_of(kind))
        return Choice(move, worth, "least", (kind,))

    def besides(self, plate: cooking.Plate, move: int) -> int:
        """What a dish brings besides popularity with its next requirement filled so, the others as
        printed: garbage that is saved (R8.22), Biff's money (R10.3)."""
        fills = plate.fills
        slot = plate.owner[len(fills)]
        plate.fills = [*fills, move, *[m.USE + need for need in plate.needs[len(fills) + 1 :]]]
        money = BROTEIN_STYLE.earns(self.s, self.seat, plate.meats(self.box, slot))
        worth = money + self.taste.waste * plate.saved(slot)
        plate.fills = fills
        return worth

    def ransom(self, move: int) -> Choice:
        points = self.best_gain()
        worth = self.taste.point * points - prices.cost(self.s, self.me, move) - self.taste.enough
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
        recipe.card = ids.NONE
        return choice

    def sort(self, move: int) -> Choice:
        me = self.me
        if move == m.MONEY:
            return Choice(move, 1, "cash", (self.box.bonus_b[self.s.about],))
        return Choice(move, me.garbage, "litter", (me.garbage,))


WORTHS: Final[dict[int, Callable[[CardPlayer], int]]] = {
    ids.RAIDERS: lambda mind: max([mind.raid_worth(seat) for seat in mind.others()]),
    ids.MONOPOLY: lambda mind: max([mind.monopoly_worth(kind) for kind in range(m.KINDS)]),
    ids.SPECIAL_ORDER: lambda mind: max(
        [mind.take_worth(mind.s.kind_on(at)) for at in range(m.SPACES)]
    ),
    ids.FRIDGE_RAID: lambda mind: max([mind.search_worth(at) for at in range(ids.MYSTERY_MART)]),
    ids.ROBBERY: lambda mind: mind.robbery_worth(ids.ROBBERY),
    ids.INSPECTOR: lambda mind: mind.robbery_worth(ids.INSPECTOR),
    ids.TAXES: lambda mind: mind.robbery_worth(ids.TAXES),
    ids.JACKPOT: lambda mind: mind.box.jackpot,
    ids.DINNER: lambda mind: mind.box.smile_money * (mind.s.seats - 1) // 2,
    ids.ONE_WORLD: lambda mind: (
        min(mind.box.recycle, mind.me.garbage) * (mind.box.recycle_money + mind.taste.recycled)
        - mind.taste.used_up
    ),
    ids.SHOPPING_SPREE: lambda mind: max(
        [mind.shopping(mind.me.figures[0], market) for market in range(m.MARKETS)]
    ),
    ids.DISCOUNT: CardPlayer.discount_worth,
    ids.ALIEN_ATTACK: CardPlayer.alien_worth,
    ids.BUSINESS: lambda mind: (
        mind.taste.point * len([1 for one in mind.rivals() if mind.ready(one)])
    ),
    ids.CRITIC: lambda mind: (
        mind.taste.review * mind.s.restaurants[mind.leader(mind.others())].popularity
    ),
    ids.ROAD_BLOCK: CardPlayer.block_worth,
}
