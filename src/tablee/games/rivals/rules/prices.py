"""R7.17: what a command costs a player: the one answer, by which a purse pays, signs and buttons
speak, bots reckon. A move that is not paid for is not to be asked about."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.rivals.rules import buying, chefs, ids, moves as m
from tablee.games.rivals.rules.pieces import Restaurant
from tablee.games.rivals.rules.questions import Question
from tablee.games.rivals.rules.town import Town


def cost(s: Town, one: Restaurant, move: i64) -> i64:
    """Now, by whoever of his chefs carries it out."""
    if m.BUY <= move < m.SHELF:
        return buying.counter_cost(s, one, move - m.BUY)
    if m.SHELF <= move < m.FOODSHIDO:
        return buying.shelf_cost(s, one, move - m.SHELF)
    if m.UPGRADE <= move < m.UPGRADE + m.SEATS * m.UPGRADES:
        return buying.upgrade_cost(s, one, (move - m.UPGRADE) // m.SEATS)
    if move == m.DUMP:
        return buying.dump_cost(s, one)
    power = chefs.command_of(move)
    return power.cost(s, one, move - power.first) if power is not None else fixed(s, move)


def printed(s: Town, move: i64) -> i64:
    """For nobody in particular: who only watches reads what is printed."""
    if m.BUY <= move < m.SHELF:
        return s.box.prices[s.box.spaces[move - m.BUY]]
    if m.SHELF <= move < m.FOODSHIDO + m.MARKETS:
        return s.box.prices[(move - m.SHELF) % m.MARKETS]
    if m.UPGRADE <= move < m.UPGRADE + m.SEATS * m.UPGRADES:
        return s.box.upgrade_prices[(move - m.UPGRADE) // m.SEATS]
    if m.COMRADE <= move < m.COMRADE + m.SEATS:
        return s.box.comrade_price
    if move == m.BUNDLE:
        return s.box.bundle_price
    if move == m.BUY_CARD:
        return s.box.card_price
    return s.box.dump_price if move == m.DUMP else fixed(s, move)


def fixed(s: Town, move: i64) -> i64:
    """The same for everybody: R7.23: rats; R8.1, R10.7: what the open question asks for."""
    if m.RATS <= move < m.RATS + m.MARKETS:
        return s.box.rat_price
    asked = s.phase
    price = asked.price(s) if move == m.PAY and isinstance(asked, Question) else ids.NONE
    if price == ids.NONE:
        raise AssertionError("such a move has no price")
    return price


def of_drama(s: Town) -> i64:
    """R10.7: what Kim Chi will pay, if not in kind."""
    return chefs.DRAMA_COST.price(s)
