"""The Art of Foodshido (R10.12): once a day, the top card of a shelf where nobody stands."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.rivals.rules import ids
from tablee.games.rivals.rules import moves as m
from tablee.games.rivals.rules.ids import NONE
from tablee.games.rivals.rules.prices import shelf_price
from tablee.games.rivals.rules.town import Town


def free_markets(s: Town, seat: i64) -> list[int]:
    """The markets he may buy from, as commands: NPCs count as chefs too (R13.10)."""
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
        and shelf_price(s, gohan, at) <= money
    ]
