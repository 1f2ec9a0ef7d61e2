"""Black Market (R10.11): once a day he buys an action card from anywhere."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.rivals.rules import ids
from tablee.games.rivals.rules.board import Figure
from tablee.games.rivals.rules.ids import NONE
from tablee.games.rivals.rules.prices import island_buyer, price
from tablee.games.rivals.rules.town import Town


def card_buyer(s: Town, seat: i64) -> Figure | None:
    """R7.16: who buys an action card: somebody on the Island, or else Pork Knuckles."""
    base = s.box.card_price
    money = s.restaurants[seat].spendable()
    buyer = island_buyer(s, seat, base, money)
    if buyer is not None:
        return buyer
    pork = s.own_power(seat, ids.PORK)
    if pork is None or s.spent(ids.PORK) or pork.blocked or pork.war != NONE:
        return None
    return pork if price(s, pork, base, False) <= money else None
