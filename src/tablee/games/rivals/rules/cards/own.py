"""Cards that serve their user, or change the town: money, ingredients, prices, chefs, rats."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import buying, chefs, ids, moves as m, prices, wars
from tablee.games.rivals.rules.aiming import Card, Choice, Cook
from tablee.games.rivals.rules.ids import NONE
from tablee.games.rivals.rules.questions import Do, Question, Secret
from tablee.games.rivals.rules.town import Town
from tablee.kernel import EVERYONE, Log


class Plain(Card):
    """Clam-Voyance, 5 Star Review and Go Vegan: they are played in answers and declarations."""

    def useful(self, s: Town, seat: i64) -> bool:
        return True


class Greens(Cook):
    """R8.4 (g), Go Vegan: every fruit and vegetable, for what the Chop Shop or Dairy King sells."""

    def fills(self, need: i64, market: i64, left: list[int]) -> list[int]:
        if market not in (ids.CHOP_SHOP, ids.DAIRY_KING):
            return []
        return [m.USE + kind for kind in range(ids.FIRST_FRUIT, ids.FIRST_MEAT) if left[kind]]


class Discount(Plain):
    """R9.17: halves your prices for the rest of the day (R7.17)."""

    def work(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        s.restaurants[s.effect.user].discount = True


class Jackpot(Card):
    """R9.21, Q29: with two pairs of two different kinds, take $800; keep the cards."""

    def useful(self, s: Town, seat: i64) -> bool:
        return len([number for number in s.restaurants[seat].have if number > 1]) > 1

    def work(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        s.take_money(s.effect.user, s.box.jackpot, log)


class OneWorld(Choice):
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


class DinnerAndAShow(Plain):
    """R9.33: $200 for each other chef who smiles: by chance at once, or on their honour later."""

    def work(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        if s.plan.honour:
            earlier = [] if s.plan.last_is_paid else s.shows
            s.shows = [*earlier, s.effect.user]
            return
        smiles, of = s.box.smile_chance
        for seat in s.to_the_left(s.effect.user):
            if s.rng.below(of) >= of - smiles:
                smiled(s, seat, s.effect.user, log)


def smiled(s: Town, seat: i64, user: i64, log: Log) -> None:
    s.restaurants[user].money += s.box.smile_money
    log.all("smiled", seat, user, s.box.smile_money)


def ask_smiles(s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
    """With the option `honour`: before the day ends, the others say whether they smiled."""
    if len(s.shows) == 1:
        s.seal(SMILING, s.everybody() & ~(1 << s.shows[0]))
    elif s.shows:  # the card was drawn again (Q40): each who played it saw another's show
        s.seal(SMILING, s.everybody())


class Smiling(Secret):
    """D34."""

    key = "smile"
    rule = "R9.33"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.NO, m.SMILE]

    def reveal(self, s: Town, notes: list[list[int]], log: Log) -> None:
        for seat in range(s.seats):
            if m.SMILE in notes[seat]:
                for user in s.shows:
                    if user != seat:
                        smiled(s, seat, user, log)
        s.go_on(log)


class SpecialOrder(Choice):
    """R9.24, D13: one ingredient from any counter, free; R7.38: claims and wars on it end."""

    key = "order"
    rule = "R9.24:empty"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.ORDER + space for space in range(m.SPACES) if s.spaces[space].card != NONE]

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        space = move - m.ORDER
        wars.release(s, space)
        log.all("took-counter", seat, s.take_counter(seat, space), space)


class FridgeRaid(Choice):
    """R9.18, D13: look through a shelf, not the Mystery Mart's; take 2; shuffle the rest."""

    key = "market-choice"
    rule = "R9.18:no-shelf"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.MARKET + at for at in range(ids.MYSTERY_MART) if s.markets[at].shelf]

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        at = move - m.MARKET
        one, market = s.restaurants[seat], s.markets[at]
        log.all("searched", seat, at)
        for card in market.shelf:
            s.look_at(seat, card, log)
        one.look, market.shelf = market.shelf, []
        s.then(SHUFFLE_BACK, seat, at)
        s.then(SEARCHING.later, seat, at, min(s.box.raid, len(one.look)))


class Searching(Question):
    """D13: the cards of the shelf, which only the user sees."""

    key = "search"
    rule = "R9.18:not-there"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return s.named(m.TAKE, 0, s.restaurants[seat].look)

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        take_look(s, seat, seat, move - m.TAKE, log)


def shuffle_back(s: Town, seat: i64, market: i64, c: i64, log: Log) -> None:
    """What a player leaves of the shelf of a market."""
    one = s.restaurants[seat]
    s.shuffle(one.look)
    one.look, s.markets[market].shelf = [], one.look


def take_look(s: Town, owner: i64, seat: i64, kind: i64, log: Log) -> None:
    """One of the cards `owner` looks at, or laid open, goes to `seat`."""
    cards = s.restaurants[owner].look
    card = s.card_of(cards, kind)
    cards.remove(card)
    log.all("took", seat, s.receive(seat, card))


class FarmersMarket(Card):
    """R9.34, D13: the top card of each shelf, openly; taken in turn, you first, to the last."""

    key = "farm"
    rule = "R9.34:not-there"

    def useful(self, s: Town, seat: i64) -> bool:
        return any(len(market.shelf) > 0 for market in s.markets)

    def work(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        for market in s.markets:
            if market.shelf:
                card = s.draw(market.shelf, s.restaurants[s.effect.user].look, EVERYONE)
                log.all("revealed", s.box.faces[card])
        s.then(self.later, s.effect.user)

    def legal(self, s: Town, seat: i64) -> list[int]:
        return s.named(m.TAKE, 0, s.restaurants[s.effect.user].look)

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        take_look(s, s.effect.user, seat, move - m.TAKE, log)
        s.then(self.later, (seat + 1) % s.seats)


class RatInfestation(Choice):
    """R9.22, D13: on a market without one, where only you shop until it is paid off (R7.23)."""

    key = "market-choice"
    rule = "R9.22:rats"

    def leave_hand(self, s: Town, seat: i64) -> None:
        """It will stay on a market; meanwhile it waits among the cards its user looks at."""
        one = s.restaurants[seat]
        s.lose_card(seat, one.holds(self.kind), one.look, EVERYONE)

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.MARKET + at for at in range(m.MARKETS) if s.markets[at].rats == NONE]

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        market = s.markets[move - m.MARKET]
        market.rats, market.rats_owner = s.restaurants[seat].look.pop(), seat
        market.rats_day = s.day
        log.all("infested", seat, move - m.MARKET)
        for space in s.spaces_of(move - m.MARKET):  # Q24: claims of others end, as wars do
            if s.spaces[space].claim != seat:
                s.spaces[space].claim = NONE


class SousChef(Card):
    """R9.31, R13.23: one of three unused chefs stands where your own did; his powers work now."""

    key = "hire"
    rule = "R9.31:not-drawn"

    def useful(self, s: Town, seat: i64) -> bool:
        return bool(s.unused) and not s.plan.squad

    def work(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        if s.plan.cooks:
            REPLACING.ask(s, s.effect.user)
        else:
            self.replace(s, s.restaurants[s.effect.user].figures[0].number, log)

    def replace(self, s: Town, figure: i64, log: Log) -> None:
        """Unused chefs at random, for the user's eyes."""
        user = s.effect.user
        s.rng.shuffle(s.unused)
        for i in range(min(s.box.sous_chefs, len(s.unused))):
            s.look_at(user, s.draw(s.unused, s.restaurants[user].look, 1 << user), log)
        self.ask(s, user, figure)

    def legal(self, s: Town, seat: i64) -> list[int]:
        return s.named(m.KEEP, ids.CHEF_FACE, s.restaurants[seat].look)

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        figure = s.figures[about]
        old, new = figure.chef, move - m.KEEP
        chefs.let_go(s, old)
        change_cards(s, seat, old, new)
        figure.chef = new
        log.all("hired", seat, old, new)
        s.powers_used &= ~(1 << old | 1 << new)  # daily uses start fresh
        for power in chefs.POWERS:
            if power.chef in (old, new):
                power.change(s)


def change_cards(s: Town, seat: i64, old: i64, new: i64) -> None:
    """The cards change places; the unused chefs are shuffled."""
    one = s.restaurants[seat]
    hired = s.card_of(one.look, ids.CHEF_FACE + new)
    fired = s.card_of(one.chefs, ids.CHEF_FACE + old)
    s.unused += [fired, *[card for card in one.look if card != hired]]
    one.chefs = [hired if card == fired else card for card in one.chefs]
    one.look = []
    s.show(hired, EVERYONE)
    s.shuffle(s.unused)


class Replacing(Question):
    """R13.23: with two chefs, which of them is replaced."""

    key = "replace"
    rule = "R13.23"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.REPLACE + figure.chef for figure in s.restaurants[seat].figures]

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        figure = s.figure_of(move - m.REPLACE)
        assert figure is not None
        SOUS_CHEF.replace(s, figure.number, log)


class ShoppingSpree(Card):
    """R9.23, D23, Q26: after Buy and Barter, whatever is left at any counter or shelf, one thing at
    a time, up to 60 of them; rats, locks and lost wars bar it."""

    key = "spree"
    rule = "R9.23"
    limit = "shopping_spree"

    def useful(self, s: Town, seat: i64) -> bool:
        return not any(figure.blocked for figure in s.restaurants[seat].figures)

    def work(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        self.ask(s, s.effect.user, NONE, s.box.spree_commands)

    def legal(self, s: Town, seat: i64) -> list[int]:
        found: list[int] = []
        one = s.restaurants[seat]
        for at in range(m.MARKETS):
            market = s.markets[at]
            if market.infested(seat):
                continue
            for number in s.spaces_of(at):
                space = s.spaces[number]
                if space.card != NONE and not space.locked and not space.dropped >> seat & 1:
                    found.append(m.BUY + number)
            if market.shelf:
                found.append(m.SHELF + at)
        return [m.FINISH, *[at for at in found if prices.cost(s, one, at) <= one.money]]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        """On the clock only time ends it; it is one phase, with one clock."""
        left = s.answered().c - 1
        one = s.restaurants[seat]
        if move != m.FINISH:
            buying.buy(s, one, move, prices.cost(s, one, move), log)
        if move != m.FINISH and (left or s.plan.clock):
            s.then(self.later, seat, NONE, left)
        else:
            s.go_on(log)


GREENS: Final = Greens(NONE)
SMILES: Final = Do(ask_smiles)
SMILING: Final = Smiling()
SEARCHING: Final = Searching()
SHUFFLE_BACK: Final = Do(shuffle_back)
REPLACING: Final = Replacing()
SOUS_CHEF: Final[SousChef] = SousChef(ids.SOUS_CHEF)
