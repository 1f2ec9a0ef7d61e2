"""Moves in words, where the position says more than the catalogue: prices and gains."""

from __future__ import annotations

from tablee.games.rococo.rules import delivery, gift as gifts, ids, market, people
from tablee.games.rococo.rules.gift import Gift
from tablee.games.rococo.rules.ids import staff_of
from tablee.games.rococo.rules.salon import EMPTY, Salon
from tablee.i18n import Speaker

PAID = ("recipe", "ingredient")


def gift_words(speaker: Speaker, gift: Gift) -> str:
    """R3.10: what a space, a slot or a tile gives; "" for nothing."""
    if gift.kind == gifts.NOTHING:
        return ""
    staple = speaker.noun("staple", int(gift.staple))
    return speaker.texts(f"gift-{gifts.KEYS[gift.kind]}", n=int(gift.amount), staple=staple)


def gift_key(gift: Gift) -> str:
    """What a gift is, by notation: for whoever has a picture of it."""
    if gift.kind == gifts.NOTHING:
        return ""
    return ids.STAPLES[gift.staple] if gift.kind == gifts.STAPLE else gifts.KEYS[gift.kind]


class Labels:
    """What a move costs and brings now."""

    def __init__(self, world: Salon, speaker: Speaker, me: int | None) -> None:
        self.s = world
        self.speaker = speaker
        self.me = me

    def priced(self, move: int, n: int) -> str:
        return self.speaker.texts("label-price", move=self.speaker.move(move), n=n)

    def label(self, move: int) -> str:
        s = self.s
        if ids.RECIPE <= move < ids.DISCARD and s.phase.key in PAID:
            card = move - ids.RECIPE + ids.FIRST_RECIPE
            return self.priced(move, int(market.recipe_price(s, card)))
        if ids.INGREDIENT <= move < ids.BUY:
            return self.tile(move)
        if ids.BUY <= move < ids.BUY + 3 * ids.MOST_BOUGHT and self.me is not None:
            staple, n = divmod(move - ids.BUY, ids.MOST_BOUGHT)
            return self.priced(move, market.staple_prices(s, self.me, staple)[n])
        if ids.RECRUIT <= move < ids.RECRUIT + ids.STAFF and s.phase.key == "recruit":
            card = staff_of(move - ids.RECRUIT, self.me or 0)
            return self.priced(move, int(people.hiring_price(s, card)))
        if ids.SERVANT <= move < ids.KEEP:
            return self.place(move)
        return self.gain(move) or self.delivery(move)

    def gain(self, move: int) -> str:
        """What a tip, a dismissal or a copy of the Mentor brings."""
        s, said, kind, n = self.s, self.speaker.move(move), "prestige", 0
        if ids.TIP < move < ids.SERVANT:
            said = self.priced(move, int(delivery.tip_price(s, move - ids.TIP)))
            n = delivery.tip_gain(s, move - ids.TIP)
        elif ids.DISMISS <= move < ids.DISMISS + ids.STAFF:
            kind, n = "coins", s.house.staff[move - ids.DISMISS].worth
        elif move == ids.COPY_PRESTIGE:
            n = s.house.staff[ids.FACES[s.card]].terms.prestige
        return self.speaker.pair(said, self.speaker.texts(f"gift-{kind}", n=int(n))) if n else ""

    def tile(self, move: int) -> str:
        """The tile that lies there, and its price where one is asked."""
        cell = move - ids.INGREDIENT
        name = self.speaker.noun("card", ids.FACES[self.s.display[cell]])
        if self.s.phase.key not in PAID:
            return name
        return self.speaker.texts("label-price", move=name, n=int(market.tile_price(self.s, cell)))

    def place(self, move: int) -> str:
        board, place = self.s.house.board, move - ids.SERVANT
        gift = gift_words(self.speaker, board.gifts[place])
        points = gift or self.speaker.texts("table-final", n=board.points[place])
        price = int(people.cost(self.s, board.costs[place]))
        servant = self.speaker.noun("service", place // 2) if place < ids.SLOTS else ""
        name = servant or self.speaker.move(move)
        return self.speaker.pair(self.speaker.texts("label-price", move=name, n=price), points)

    def delivery(self, move: int) -> str:
        """Which pastry, which bonus of the space, what a sale brings."""
        s = self.s
        if self.me is None:
            return ""
        if ids.DELIVER <= move < ids.SELL:
            card = s.racks[self.me][move - ids.DELIVER]
            name = "" if card == EMPTY else self.speaker.noun("card", ids.FACES[card])
            return f"{self.speaker.move(move)} ({name})" if name else ""
        if move == ids.SELL:
            price = int(delivery.sale(s, s.racks[self.me][s.pick]))
            return self.speaker.texts("label-sell", n=price)
        if ids.SPACE <= move < ids.TIP:
            gift = gift_words(self.speaker, s.house.board.spaces[move - ids.SPACE])
            return f"{self.speaker.move(move)} ({gift})" if gift and s.phase.key == "space" else ""
        return ""
