"""R6.7, R6.10: where figures stand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import ids, moves as m
from tablee.games.rivals.rules.pieces import Figure
from tablee.games.rivals.rules.questions import Question
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import Log


def standing_places(s: Town, figure: Figure) -> list[int]:
    """R6.7: the filled spaces of its market that are open to a figure, and the shelf."""
    market = figure.place
    found: list[int] = [m.STAND_SHELF + market]
    if figure.barred or s.markets[market].infested(figure.seat):
        return found
    return found + [m.STAND + at for at in s.spaces_of(market) if s.spaces[at].card != ids.NONE]


def why_not_stand(s: Town, figure: Figure, move: i64) -> str:
    """R6.7, R7.18: why this figure may not stand there."""
    if not m.STAND <= move < m.STAND_SHELF + m.MARKETS:
        return "R6.7:place"
    market = move - m.STAND_SHELF if move >= m.STAND_SHELF else s.box.spaces[move - m.STAND]
    if figure.place != market:
        return "R7.13:not-there"
    if figure.barred:
        return "R10.8:blocked"
    return "R9.22:rats" if s.markets[market].infested(figure.seat) else "R6.7:empty"


def stand(figure: Figure, move: i64, log: Log) -> None:
    figure.unplaced = False
    if move < m.STAND_SHELF:
        figure.space = move - m.STAND
        log.all("stands", figure.seat, figure.chef, figure.space)
    else:
        figure.space = ids.ON_SHELF
        log.all("stands-shelf", figure.seat, figure.chef, figure.place)


class Placing(Question):
    """D6, alone and open: a chef who was moved chooses his space."""

    key = "place"
    rule = "R6.10"

    def due(self, s: Town, seat: i64) -> bool:
        """R6.10: unless he was moved again and placed meanwhile."""
        figure = s.figures[s.about]
        return figure.unplaced and figure.place < ids.ISLAND

    def legal(self, s: Town, seat: i64) -> list[int]:
        return standing_places(s, s.figures[s.about])

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        return why_not_stand(s, s.figures[s.about], move)

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        stand(s.figures[about], move, log)


PLACING: Final = Placing()
