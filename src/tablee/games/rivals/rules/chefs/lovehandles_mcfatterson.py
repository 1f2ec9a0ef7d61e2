"""Fat Is Life (R10.8): others keep away from the counters of the market where he is."""

from __future__ import annotations

from typing import Final

from tablee.games.rivals.rules import ids
from tablee.games.rivals.rules.board import Figure
from tablee.games.rivals.rules.places import PlacePower
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import Log


class FatIsLife(PlacePower):
    """R6.6: as soon as somebody shares his market; not at the Mystery Mart."""

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


BLOCK: Final = FatIsLife(ids.LOVEHANDLES)
