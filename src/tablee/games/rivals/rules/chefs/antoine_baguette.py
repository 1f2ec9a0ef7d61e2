"""Aristocratic Tastes (R10.2): others at his place pay $100 more for each purchase."""

from __future__ import annotations

from typing import Final

from tablee.games.rivals.rules import ids
from tablee.games.rivals.rules.board import Figure
from tablee.games.rivals.rules.places import PlacePower
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import Log


class AristocraticTastes(PlacePower):
    """R7.2 (a): when Buy and Barter opens; at every market and on the Island."""

    def safe(self, figure: Figure) -> bool:
        return figure.taxed or figure.untaxed

    def work(self, s: Town, figure: Figure, stopped: bool, log: Log) -> None:
        if stopped:
            figure.untaxed = True
            return
        figure.taxed = True
        log.all("taxed", figure.seat, figure.chef)


TAX: Final = AristocraticTastes(ids.ANTOINE)
