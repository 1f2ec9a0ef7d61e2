"""Save the Animals (R8.4 f, R10.4): two vegetables for a meat, and somebody loses a meat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import ids
from tablee.games.rivals.rules import moves as m
from tablee.games.rivals.rules.board import Figure
from tablee.games.rivals.rules.goods import discard
from tablee.games.rivals.rules.ids import NONE
from tablee.games.rivals.rules.powers import AimedPower
from tablee.games.rivals.rules.questions import Question
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import Log


def veggies_for_meat(left: list[int]) -> list[int]:
    """R8.4 (f): two of one Veggie Land kind, for a meat."""
    return [m.USE_TWO + at for at in range(m.VEGGIES) if left[ids.FIRST_VEGGIE + at] > 1]


def animals(s: Town, seat: i64) -> list[int]:
    """R10.4: the meats a player has beside a recipe he is not cooking today."""
    one = s.restaurants[seat]
    found: list[int] = []
    for kind in range(ids.FIRST_MEAT, ids.FIRST_MEAT + 5):
        declared: i64 = 0
        beside = False
        for recipe in one.recipes:
            if recipe.cooking:
                declared += recipe.used.count(kind)
            elif recipe.card != NONE and kind in one.needs(recipe):
                beside = True
        if beside and one.have[kind] > declared:
            found.append(kind)
    return found


class SaveTheAnimals(AimedPower):
    """D32: for each meat she replaced, another player who has such a meat."""

    key = "gardena"
    rule = "R10.4:no-meat"

    def targets(self, s: Town, figure: Figure) -> list[int]:
        return [
            m.TARGET + seat for seat in range(s.seats) if seat != figure.seat and animals(s, seat)
        ]

    def work(self, s: Town, user: i64, victim: i64, figure: i64, log: Log) -> None:
        s.then(FREEING.later, victim)


class Freeing(Question):
    """D33, Q34: the victim chooses which meat."""

    key = "free-meat"
    rule = "R10.4:not-that"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.DISCARD + kind for kind in animals(s, seat)]

    def answer(self, s: Town, seat: i64, about: i64, move: i64, log: Log) -> None:
        discard(s, seat, move - m.DISCARD)
        log.all("discarded", seat, move - m.DISCARD)


SAVE_THE_ANIMALS: Final = SaveTheAnimals(ids.GARDENA)
FREEING: Final = Freeing()
