"""What every action card and every chef's power is worth, in dollars: to play, to keep, to stop."""

from __future__ import annotations

from typing import Final

from tablee.games.rivals.guide.mind import Mind
from tablee.games.rivals.rules import ids, moves as m
from tablee.games.rivals.rules.cards.aimed import loot
from tablee.games.rivals.rules.ids import HOME, MYSTERY_MART, NONE

HARM: Final = 3  # what others lose counts for a third of what one gains oneself


class CardPlayer(Mind):
    """Thinks of cards and powers."""

    def card_worth(self, card: int) -> int:
        """What this card would bring now; `enough` or more: it should be played."""
        if card in (ids.RAIDERS, ids.MONOPOLY, ids.SPECIAL_ORDER, ids.FRIDGE_RAID):
            return self.ingredient_card(card)
        if card in (ids.ROBBERY, ids.TAXES, ids.INSPECTOR):
            return self.robbery_card(card)
        if card == ids.JACKPOT:
            return self.box.jackpot
        if card == ids.DINNER:
            return self.box.smile_money * (self.s.seats - 1) // 2
        if card == ids.ONE_WORLD:
            return min(self.box.recycle, self.me.garbage) * 350 - 350
        if card == ids.SHOPPING_SPREE:
            return max([self.shopping(self.me.figures[0], market) for market in range(m.MARKETS)])
        if card == ids.DISCOUNT:
            return self.discount_worth()
        return self.mean_card(card)

    def ingredient_card(self, card: int) -> int:
        if card == ids.RAIDERS:
            return max([self.raid_worth(seat) for seat in self.others()])
        if card == ids.MONOPOLY:
            return max([self.monopoly_worth(kind) for kind in range(m.KINDS)])
        if card == ids.SPECIAL_ORDER:
            return max([self.take_worth(self.s.kind_on(at)) for at in range(len(self.s.spaces))])
        return max([self.search_worth(market) for market in range(MYSTERY_MART)])

    def take_worth(self, kind: int) -> int:
        """One ingredient for nothing; NONE is none."""
        return 0 if kind == NONE else self.with_kind(self.me, kind, 1, 0)

    def theft_worth(self, victim: int, kind: int) -> int:
        """An ingredient of somebody else's: what it brings, and some of what it costs them."""
        loss = -self.with_kind(self.s.restaurants[victim], kind, -1, 0)
        return self.take_worth(kind) + loss // HARM

    def raid_worth(self, victim: int) -> int:
        owned = self.s.restaurants[victim].owned()
        return max([self.theft_worth(victim, kind) for kind in owned] + [0])

    def monopoly_worth(self, kind: int) -> int:
        if kind >= ids.GOO:
            return 0
        taken = 0
        harm = 0
        for seat in self.others():
            one = self.s.restaurants[seat]
            if one.have[kind]:
                taken += one.have[kind]
                harm -= self.with_kind(one, kind, -one.have[kind], 0)
        return self.with_kind(self.me, kind, taken, 0) + harm // HARM if taken else 0

    def search_worth(self, market: int) -> int:
        """R9.18: the two best kinds that may be on a shelf; a full shelf has nearly all of them."""
        worths = [
            self.take_worth(kind)
            for kind in range(m.KINDS)
            if self.box.market_of[kind] == market and self.unseen[kind] > 1
        ]
        worths.sort()
        return sum(worths[-2:]) if len(self.s.markets[market].shelf) > 3 else 0

    def robbery_card(self, card: int) -> int:
        amounts = [loot(self.s, card, seat) for seat in self.others()]
        amounts.sort()
        number = {ids.ROBBERY: 1, ids.INSPECTOR: 2, ids.TAXES: len(amounts)}[card]
        found = sum(amounts[-number:])
        return found if card == ids.ROBBERY or found > self.taste.enough else 0

    def discount_worth(self) -> int:
        """R7.17: half of what is about to be spent."""
        dear = any(figure.place >= ids.CHOP_SHOP for figure in self.me.figures)
        return self.me.money // 2 if dear and self.me.money >= 400 else 0

    def mean_card(self, card: int) -> int:
        rivals = [self.s.restaurants[seat] for seat in self.others()]
        if card == ids.ALIEN_ATTACK:
            return 150 * sum([one.have[ids.GOO] for one in rivals]) - 600 * self.me.have[ids.GOO]
        if card == ids.BUSINESS:
            return sum([self.taste.point for one in rivals if self.ready(one)])
        if card == ids.CRITIC:
            return 50 * self.s.restaurants[self.leader(self.others())].popularity
        if card == ids.ROAD_BLOCK:
            out = [one for one in rivals if any(f.place != HOME for f in one.figures)]
            return 100 * len(out) + 50
        if card in (ids.CONTAMINATION, ids.RECALL, ids.FARMERS, ids.NINJA):
            return self.taste.enough
        if card in (ids.FAKE_SALE, ids.RAT_CARD):
            return self.taste.enough
        return 0  # five stars and Go Vegan belong to cooking; the rest is not worth a card

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
        if card == NONE:
            return self.taste.power[self.s.effect.power] if self.s.effect.power != NONE else 0
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
