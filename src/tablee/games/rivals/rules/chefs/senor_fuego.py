"""Shopping Shenanigans (R10.13): the others at his market each give him $200."""

from __future__ import annotations

from typing import Final

from tablee.games.rivals.rules import ids
from tablee.games.rivals.rules.board import Figure
from tablee.games.rivals.rules.goods import pay
from tablee.games.rivals.rules.ids import NONE
from tablee.games.rivals.rules.places import PlacePower
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import Log


class ShoppingShenanigans(PlacePower):
    """R6.9: last in the powers step; R13.5: to the bank if he is an NPC."""

    def work(self, s: Town, figure: Figure, stopped: bool, log: Log) -> None:
        if stopped:
            return
        if s.npc_power(ids.FUEGO) is not None:
            log.all("toll", figure.seat, pay(s, figure.seat, NONE, s.box.toll))
        else:
            log.all(
                "robbed", s.effect.user, figure.seat, pay(s, figure.seat, s.effect.user, s.box.toll)
            )


TOLL: Final = ShoppingShenanigans(ids.FUEGO)
