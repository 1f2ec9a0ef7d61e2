"""A bot of the canteen, with a habit."""

from __future__ import annotations

from tablee.bots import Advice, Ask, Bot, Reason


class Regular(Bot):
    """Always takes the last move on the list."""

    def advise(self, ask: Ask) -> Advice:
        return Advice(ask.moves[-1], [Reason("habit", (ask.seat,))])


BOTS = {"regular": Regular}
