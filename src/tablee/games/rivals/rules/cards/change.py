"""Cards that change the town: rats on a market, another chef, a second round of shopping."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import goods, ids, moves as m, places, prices
from tablee.games.rivals.rules.cards.card import Card
from tablee.games.rivals.rules.chefs.held import BLOCK, TAX
from tablee.games.rivals.rules.ids import NONE
from tablee.games.rivals.rules.questions import Question
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import EVERYONE, Log

# --- Rat Infestation ------------------------------------------------------------------------------


class RatInfestation(Question):
    """R9.22, D13: on a market without one; only its owner shops there. R7.23: it can be paid off.

    The card waits among those its user looks at.
    """

    key = "market-choice"
    rule = "R9.22:rats"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.MARKET + at for at in range(m.MARKETS) if s.markets[at].rats == NONE]

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        market = s.markets[move - m.MARKET]
        market.rats = s.restaurants[seat].look.pop()
        market.rats_owner = seat
        market.rats_day = s.day
        log.all("infested", seat, move - m.MARKET)
        for space in s.spaces_of(move - m.MARKET):  # Q24: claims of others end, as wars do
            if s.spaces[space].claim != seat:
                s.spaces[space].claim = NONE


# --- Sous Chef ------------------------------------------------------------------------------------


class SousChef(Card):
    """R9.31, R13.23: one of three unused chefs takes the place of your own."""

    def useful(self, s: Town, seat: i64) -> bool:
        return bool(s.unused) and not s.plan.squad

    def work(self, s: Town, log: Log) -> None:
        if s.plan.cooks:
            REPLACING.ask(s, s.effect.user)
        else:
            draw_sous_chefs(s, s.restaurants[s.effect.user].figures[0].number, log)


class Replacing(Question):
    """R13.23: with two chefs, which of them is replaced."""

    key = "replace"
    rule = "R13.23"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.REPLACE + figure.chef for figure in s.restaurants[seat].figures]

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        figure = s.figure_of(move - m.REPLACE)
        assert figure is not None
        draw_sous_chefs(s, figure.number, log)


def draw_sous_chefs(s: Town, figure: i64, log: Log) -> None:
    """Unused chefs at random, for the user's eyes."""
    s.rng.shuffle(s.unused)
    for i in range(min(s.box.sous_chefs, len(s.unused))):
        card = s.draw(s.unused, s.restaurants[s.effect.user].look, 1 << s.effect.user)
        log.whisper(1 << s.effect.user, "sees", s.effect.user, s.box.faces[card])
    HIRING.ask(s, s.effect.user, figure)


class Hiring(Question):
    """One of them stands where the old one stood; his powers work at once."""

    key = "hire"
    rule = "R9.31:not-drawn"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return goods.named(s, m.KEEP, ids.CHEF_FACE, s.restaurants[seat].look)

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        figure = s.figures[about]
        old, new = figure.chef, move - m.KEEP
        places.let_go(s, old)
        change_cards(s, seat, old, new)
        figure.chef = new
        forget_uses(s, old, new)
        log.all("hired", seat, old, new)
        if s.window == ids.MARKET_WINDOW and new == ids.ANTOINE:
            s.then(TAX)
        if new == ids.LOVEHANDLES:
            s.then(BLOCK)


def change_cards(s: Town, seat: i64, old: i64, new: i64) -> None:
    """The cards change places; the unused chefs are shuffled."""
    one = s.restaurants[seat]
    for at in range(len(one.chefs)):
        if goods.chef_of(s, one.chefs[at]) == old:
            s.unused.append(one.chefs[at])
            for card in one.look:
                if goods.chef_of(s, card) == new:
                    one.chefs[at] = card
                    s.show(card, EVERYONE)
                else:
                    s.unused.append(card)
            break
    one.look = []
    s.forget(s.unused)
    s.rng.shuffle(s.unused)


def forget_uses(s: Town, old: i64, new: i64) -> None:
    """R9.31: daily uses start fresh."""
    s.powers_used &= ~(1 << old | 1 << new)
    if ids.KIM in (old, new):
        s.kim_target = NONE
    if ids.MORTIMER in (old, new):
        s.mortimer_target = NONE


# --- Shopping Spree -------------------------------------------------------------------------------


class ShoppingSpree(Card):
    """R9.23: after Buy and Barter, whatever is left at any market, one thing at a time."""

    def useful(self, s: Town, seat: i64) -> bool:
        return not any(figure.blocked for figure in s.restaurants[seat].figures)

    def work(self, s: Town, log: Log) -> None:
        SPREEING.ask(s, s.effect.user, NONE, s.box.spree_commands)


def spree_moves(s: Town, seat: i64) -> list[int]:
    """Q26: counters and shelves; rats, locks and lost wars bar it."""
    found: list[int] = []
    one = s.restaurants[seat]
    for at in range(m.MARKETS):
        market = s.markets[at]
        if market.infested(seat):
            continue
        if prices.counter_price(s, one.figures[0], at) <= one.money:
            for number in s.spaces_of(at):
                space = s.spaces[number]
                if space.card != NONE and not space.locked and not space.dropped >> seat & 1:
                    found.append(m.BUY + number)
        if market.shelf and prices.shelf_price(s, one.figures[0], at) <= one.money:
            found.append(m.SHELF + at)
    return found


class Spreeing(Question):
    """D23: one thing at a time, up to 60 of them, or done."""

    key = "spree"
    rule = "R9.23"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.FINISH, *spree_moves(s, seat)]

    def seconds(self, s: Town) -> int:
        return s.box.spree_seconds if s.plan.clock else 0

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        """On the clock only time ends it; it is one phase, with one clock."""
        one = s.restaurants[seat]
        left = s.answered().c - 1
        if move == m.FINISH:
            s.go_on(log)
            return
        if move >= m.SHELF:
            market = move - m.SHELF
            cost = prices.shelf_price(s, one.figures[0], market)
            log.all("bought-shelf", seat, market, goods.take_top(s, seat, market), cost)
        else:
            cost = prices.counter_price(s, one.figures[0], s.box.spaces[move - m.BUY])
            log.all("bought", seat, goods.take_counter(s, seat, move - m.BUY), cost, move - m.BUY)
        one.money -= cost
        if left or s.plan.clock:
            s.then(self.later, seat, NONE, left)
        else:
            s.go_on(log)


REPLACING: Final = Replacing()
HIRING: Final = Hiring()
SPREEING: Final = Spreeing()
