"""Powers that serve their owner: in the kitchen and at the market."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import goods, ids, moves as m, prices, wars
from tablee.games.rivals.rules.board import Figure
from tablee.games.rivals.rules.ids import CHOP_SHOP, NONE
from tablee.games.rivals.rules.questions import Question
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import Log


def meats_for_veggie(left: list[int]) -> list[int]:
    """R8.4 (e), Biff Brobeque: every meat, for a Veggie Land requirement."""
    return [m.USE + kind for kind in ids.MEATS if left[kind]]


def enjoy(s: Town, seat: i64, meats: i64, log: Log) -> None:
    """R10.3, Biff: $300 for a dish with two meats."""
    if s.own_power(seat, ids.BIFF) is not None and meats >= s.box.biff_meats:
        goods.take_money(s, seat, s.box.biff_money, log)


def free_markets(s: Town, seat: i64) -> list[int]:
    """R10.12, Gohan Sushido: once a day, the top card of a shelf where nobody stands, as commands;
    NPCs count as chefs too (R13.10)."""
    gohan = s.own_power(seat, ids.GOHAN)
    if gohan is None or s.spent(ids.GOHAN) or gohan.blocked or gohan.war != NONE:
        return []
    money = s.restaurants[seat].spendable()
    taken = [figure.place for figure in s.out()]
    return [
        m.FOODSHIDO + at
        for at in range(ids.MYSTERY_MART)
        if at not in taken
        and s.markets[at].shelf
        and not s.markets[at].infested(seat)
        and prices.shelf_price(s, gohan, at) <= money
    ]


def other_meats(need: i64, left: list[int]) -> list[int]:
    """R8.4 (d), Phyllis Grubman: every other meat, for a meat."""
    return [m.USE + kind for kind in ids.MEATS if left[kind] and kind != need]


def bundle_buyer(s: Town, seat: i64) -> Figure | None:
    """R10.10: Phyllis at the Chop Shop, if two ingredients can be had and paid."""
    figure = s.own_power(seat, ids.PHYLLIS)
    if figure is None or s.powers_used >> ids.PHYLLIS & 1:
        return None
    if figure.place != CHOP_SHOP or figure.war != NONE or s.markets[CHOP_SHOP].infested(seat):
        return None
    if bundle_price(s, figure) > s.restaurants[seat].spendable():
        return None
    left = len(bundle_spaces(s, figure)) + len(s.markets[CHOP_SHOP].shelf)
    return figure if left > 1 else None


def bundle_price(s: Town, figure: Figure) -> i64:
    return prices.price(s, figure, s.box.bundle_price, True, 2)


def bundle_spaces(s: Town, figure: Figure) -> list[int]:
    return [at for at in s.spaces_of(CHOP_SHOP) if not prices.why_not_counter(s, figure, at)]


def begin_bundle(s: Town, seat: i64, log: Log) -> None:
    """The command, in a frame of its own: paid together, taken one after the other."""
    figure = bundle_buyer(s, seat)
    assert figure is not None
    cost = bundle_price(s, figure)
    s.powers_used |= 1 << ids.PHYLLIS
    s.resolve(seat, NONE, ids.PHYLLIS)
    s.restaurants[seat].money -= cost
    log.all("power", seat, ids.PHYLLIS)
    log.all("paid", seat, cost)
    BUNDLING.ask(s, seat, figure.number, 2)


class Bundling(Question):
    """D18: a counter of the Chop Shop, or its shelf."""

    key = "bundle"
    rule = "R10.10:not-there"

    def legal(self, s: Town, seat: i64) -> list[int]:
        found = [m.BUY + space for space in bundle_spaces(s, s.figures[s.about])]
        return [m.SHELF + CHOP_SHOP, *found] if s.markets[CHOP_SHOP].shelf else found

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        if move >= m.SHELF:
            log.all("took", seat, goods.take_top(s, seat, CHOP_SHOP))
        else:
            log.all("took-counter", seat, goods.take_counter(s, seat, move - m.BUY), move - m.BUY)
        wars.end_claims(s, seat, CHOP_SHOP)


def card_buyer(s: Town, seat: i64) -> Figure | None:
    """R7.16, R10.11: who buys an action card: somebody on the Island; else, once a day from
    anywhere, Pork Knuckles."""
    base = s.box.card_price
    money = s.restaurants[seat].spendable()
    buyer = prices.island_buyer(s, seat, base, money)
    if buyer is not None:
        return buyer
    pork = s.own_power(seat, ids.PORK)
    if pork is None or s.spent(ids.PORK) or pork.blocked or pork.war != NONE:
        return None
    return pork if prices.price(s, pork, base, False) <= money else None


BUNDLING: Final = Bundling()
