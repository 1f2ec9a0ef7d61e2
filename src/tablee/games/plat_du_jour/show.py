"""How Plat du jour looks: its round, and what each cook has won."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tablee.games.plat_du_jour.game import PlatDuJour
from tablee.games.plat_du_jour.rules.kitchen import Kitchen
from tablee.show import At, Carry, Earn, Layout, Show, Stat


class PlatDuJourShow(Show[PlatDuJour, Kitchen]):
    minutes = (5, 10)
    heads = frozenset({"round"})
    layouts: ClassVar[Mapping[str, Layout]] = {"pantry": "pile", "hand": "hand"}
    carries: ClassVar[Mapping[str, Carry]] = {
        "served": Carry("card", At("hand", "seat"), At("served"))
    }
    earns: ClassVar[Mapping[str, Earn]] = {"kept-coins": Earn("seat", "n", "coin")}

    def heading(self) -> str:
        return self.say("table-round", n=self.world.rounds, of=self.world.menu.hand)

    def stats(self, seat: int) -> list[Stat]:
        """R6.2, R7.2: coins and stars are open to all, and so is what they are worth."""
        s = self.world
        return [
            Stat(self.say("table-coins"), str(s.coins[seat]), "coins", "coin"),
            Stat(self.say("table-stars"), str(s.stars[seat]), "stars", "star"),
            Stat(self.say("table-points"), str(s.points(seat)), "points", "point"),
        ]


SHOW = PlatDuJourShow
