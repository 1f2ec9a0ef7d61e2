"""R7.17: what a command costs a player: the one answer, by which a purse pays, signs and buttons
speak, bots reckon."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.rivals.rules import buying, chefs, moves as m
from tablee.games.rivals.rules.pieces import Restaurant
from tablee.games.rivals.rules.town import Town


def cost(s: Town, one: Restaurant, move: i64) -> i64:
    """Now, by whoever of his chefs carries it out."""
    if m.BUY <= move < m.SHELF:
        return buying.counter_cost(s, one, move - m.BUY)
    if m.SHELF <= move < m.FOODSHIDO:
        return buying.shelf_cost(s, one, move - m.SHELF)
    if m.UPGRADE <= move < m.UPGRADE + m.SEATS * m.UPGRADES:
        return buying.upgrade_cost(s, one, (move - m.UPGRADE) // m.SEATS)
    if m.RATS <= move < m.RATS + m.MARKETS:
        return s.box.rat_price
    if move == m.DUMP:
        return buying.dump_cost(s, one)
    power = chefs.command_of(move)
    return power.cost(s, one, move - power.first) if power is not None else 0


def printed(s: Town, move: i64) -> i64:
    """For nobody in particular: who only watches reads what is printed."""
    if m.BUY <= move < m.SHELF:
        return s.box.prices[s.box.spaces[move - m.BUY]]
    if m.SHELF <= move < m.FOODSHIDO:
        return s.box.prices[move - m.SHELF]
    if m.UPGRADE <= move < m.UPGRADE + m.SEATS * m.UPGRADES:
        return s.box.upgrade_prices[(move - m.UPGRADE) // m.SEATS]
    return s.box.card_price if move == m.BUY_CARD else s.box.dump_price
