"""Powers over a place, on the chefs of others who share it."""

from __future__ import annotations

from typing import Final

from tablee.games.rivals.rules import goods, ids
from tablee.games.rivals.rules.board import Figure
from tablee.games.rivals.rules.powers import PlacePower
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import Log


class AristocraticTastes(PlacePower):
    """R10.2, R7.2 (a), Antoine Baguette: others at his place, a market or the Island, pay $100 more
    for each purchase; when Buy and Barter opens."""

    def safe(self, figure: Figure) -> bool:
        return figure.taxed or figure.untaxed

    def work(self, s: Town, figure: Figure, stopped: bool, log: Log) -> None:
        if stopped:
            figure.untaxed = True
            return
        figure.taxed = True
        log.all("taxed", figure.seat, figure.chef)


class FatIsLife(PlacePower):
    """R10.8, R6.6, Lovehandles McFatterson: others keep away from the counters of his market, not
    of the Mystery Mart; as soon as somebody shares it."""

    def safe(self, figure: Figure) -> bool:
        return figure.barred or figure.spared or figure.shielded

    def spare(self, figure: Figure) -> None:
        figure.spared = True

    def work(self, s: Town, figure: Figure, stopped: bool, log: Log) -> None:
        """A chef who already stands on a counter steps back to the shelf."""
        if stopped:
            figure.shielded = True
            return
        figure.barred = True
        figure.space = ids.ON_SHELF
        log.all("barred", figure.seat, figure.chef)


class ShoppingShenanigans(PlacePower):
    """R10.13, R6.9, Señor Fuego: the others at his market each give him $200; last in the powers
    step. R13.5: to the bank if he is an NPC."""

    def work(self, s: Town, figure: Figure, stopped: bool, log: Log) -> None:
        if stopped:
            return
        npc = s.npc_power(ids.FUEGO) is not None
        paid = goods.pay(s, figure.seat, ids.NONE if npc else s.effect.user, s.box.toll)
        if npc:
            log.all("toll", figure.seat, paid)
        else:
            log.all("robbed", s.effect.user, figure.seat, paid)


TAX: Final = AristocraticTastes(ids.ANTOINE)
BLOCK: Final = FatIsLife(ids.LOVEHANDLES)
TOLL: Final = ShoppingShenanigans(ids.FUEGO)
