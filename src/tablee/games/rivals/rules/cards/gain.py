"""Cards that serve their user: money, ingredients, better prices, better dishes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import goods, ids, moves as m, wars
from tablee.games.rivals.rules.cards.card import Card
from tablee.games.rivals.rules.ids import NONE
from tablee.games.rivals.rules.questions import Question, Secret
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import EVERYONE, Log
from tablee.kernel.state import Step


class Plain(Card):
    """Clam-Voyance, 5 Star Review and Go Vegan: they are played in answers and declarations."""

    def useful(self, s: Town, seat: i64) -> bool:
        return True


class Discount(Card):
    """R9.17: halves your prices for the rest of the day (R7.17)."""

    def useful(self, s: Town, seat: i64) -> bool:
        return True

    def work(self, s: Town, log: Log) -> None:
        s.restaurants[s.effect.user].discount = True


class Jackpot(Card):
    """R9.21, Q29: with two pairs of two different kinds, take $800; keep the cards."""

    def useful(self, s: Town, seat: i64) -> bool:
        return len([kind for kind in s.restaurants[seat].owned() if pair(s, seat, kind)]) > 1

    def work(self, s: Town, log: Log) -> None:
        goods.take_money(s, s.effect.user, s.box.jackpot, log)


def pair(s: Town, seat: i64, kind: i64) -> bool:
    return s.restaurants[seat].have[kind] > 1


class OneWorld(Question):
    """R9.32, D13: discard up to 3 garbage; take $100 for each."""

    key = "recycle"
    rule = "R9.32:too-many"

    def legal(self, s: Town, seat: i64) -> list[int]:
        most = min(s.box.recycle, s.restaurants[seat].garbage)
        return [m.RECYCLE + number for number in range(most)]

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        number = move - m.RECYCLE + 1
        s.restaurants[seat].garbage -= number
        s.restaurants[seat].money += number * s.box.recycle_money
        log.all("recycled", seat, number)


class DinnerAndAShow(Card):
    """R9.33: $200 for each other chef who smiles: by chance at once, or on their honour later."""

    def useful(self, s: Town, seat: i64) -> bool:
        return True

    def work(self, s: Town, log: Log) -> None:
        if s.plan.honour:
            s.show_by = s.effect.user
            return
        smiles, of = s.box.smile_chance
        for seat in s.to_the_left(s.effect.user):
            if s.rng.below(of) >= of - smiles:
                smiled(s, seat, s.effect.user, log)


def smiled(s: Town, seat: i64, user: i64, log: Log) -> None:
    s.restaurants[user].money += s.box.smile_money
    log.all("smiled", seat, user, s.box.smile_money)


class Smiles(Step[Town]):
    """With the option `honour`: before the day ends, the others say whether they smiled."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        if s.show_by != NONE:
            s.seal(SMILING, s.others(s.show_by))


class Smiling(Secret):
    """D34."""

    key = "smile"
    rule = "R9.33"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.NO, m.SMILE]

    def reveal(self, s: Town, notes: list[list[int]], log: Log) -> None:
        for seat in range(s.seats):
            if m.SMILE in notes[seat]:
                smiled(s, seat, s.show_by, log)
        s.go_on(log)


class SpecialOrder(Question):
    """R9.24, D13: one ingredient from any counter, free; R7.38: claims and wars on it end."""

    key = "order"
    rule = "R9.24:empty"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.ORDER + space for space in range(m.SPACES) if s.spaces[space].card != NONE]

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        space = move - m.ORDER
        wars.release(s, space)
        s.spaces[space].claim = NONE
        log.all("took-counter", seat, goods.take_counter(s, seat, space), space)


# --- from the shelves -----------------------------------------------------------------------------


class FridgeRaid(Question):
    """R9.18, D13: look through a shelf, not the Mystery Mart's; take 2; shuffle the rest."""

    key = "market-choice"
    rule = "R9.18:no-shelf"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.MARKET + at for at in range(ids.MYSTERY_MART) if s.markets[at].shelf]

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        at = move - m.MARKET
        market = s.markets[at]
        log.all("searched", seat, at)
        for card in market.shelf:
            s.show(card, 1 << seat)
            log.whisper(1 << seat, "sees", seat, s.box.faces[card])
        s.restaurants[seat].look = market.shelf
        market.shelf = []
        number = min(s.box.raid, len(s.restaurants[seat].look))
        s.then(SHUFFLE_BACK, seat, at)
        s.then(SEARCHING.later, seat, at, number)


class Searching(Question):
    """D13: the cards of the shelf, which only the user sees."""

    key = "search"
    rule = "R9.18:not-there"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return goods.named(s, m.TAKE, 0, s.restaurants[seat].look)

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        take_look(s, seat, seat, move - m.TAKE, log)


class ShuffleBack(Step[Town]):
    """What player `a` leaves of the shelf of market `b`."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        one = s.restaurants[a]
        s.forget(one.look)
        s.rng.shuffle(one.look)
        s.markets[b].shelf = one.look
        one.look = []


def take_look(s: Town, owner: i64, seat: i64, kind: i64, log: Log) -> None:
    """One of the cards `owner` looks at, or laid open, goes to `seat`."""
    cards = s.restaurants[owner].look
    card = goods.card_of(s, cards, kind)
    cards.remove(card)
    goods.receive(s, seat, card)
    log.all("took", seat, kind)


class FarmersMarket(Card):
    """R9.34: the top card of each shelf; taken in turn, you first, until none is left. All open."""

    def useful(self, s: Town, seat: i64) -> bool:
        return any(len(market.shelf) > 0 for market in s.markets)

    def work(self, s: Town, log: Log) -> None:
        for market in s.markets:
            if market.shelf:
                card = s.draw(market.shelf, s.restaurants[s.effect.user].look, EVERYONE)
                log.all("revealed", s.box.faces[card])
        s.then(FARMING.later, s.effect.user)


class Farming(Question):
    """D13: one of them, as long as there are any."""

    key = "farm"
    rule = "R9.34:not-there"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return goods.named(s, m.TAKE, 0, s.restaurants[s.effect.user].look)

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        take_look(s, s.effect.user, seat, move - m.TAKE, log)
        s.then(FARMING.later, (seat + 1) % s.seats)


SMILES: Final = Smiles()
SMILING: Final = Smiling()
SEARCHING: Final = Searching()
SHUFFLE_BACK: Final = ShuffleBack()
FARMING: Final = Farming()
