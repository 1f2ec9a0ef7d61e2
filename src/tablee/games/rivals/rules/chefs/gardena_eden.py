"""Save the Animals (R8.4 f, R10.4): two vegetables for a meat, and somebody loses a meat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import ids
from tablee.games.rivals.rules import moves as m
from tablee.games.rivals.rules.attack import attack
from tablee.games.rivals.rules.goods import discard
from tablee.games.rivals.rules.ids import NONE
from tablee.games.rivals.rules.questions import Question
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import Log
from tablee.kernel.state import Step


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


def losers(s: Town, seat: i64) -> list[int]:
    """The other players who have such a meat, as moves."""
    return [m.TARGET + other for other in range(s.seats) if other != seat and animals(s, other)]


class SaveTheAnimals(Step[Town]):
    """For each meat she replaced, player `a` may name another player."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        if losers(s, a):
            s.power = ids.GARDENA
            s.question(SAVING, a)


class Saving(Question):
    """D32."""

    key = "gardena"
    rule = "R10.4:no-meat"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.NO, *losers(s, seat)]

    def answer(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        if move == m.NO:
            s.power = NONE
        else:
            log.all("power", seat, ids.GARDENA)
            log.all("aimed", seat, move - m.TARGET)
            s.then(FREED, move - m.TARGET)
            attack(s, seat, 1 << (move - m.TARGET))


class Freed(Step[Town]):
    """Unless `a` stopped it."""

    def run(self, s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
        s.power = NONE
        if s.hit >> a & 1 and animals(s, a):
            s.question(FREEING, a)


class Freeing(Question):
    """D33, Q34: the victim chooses which meat."""

    key = "free-meat"
    rule = "R10.4:not-that"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.DISCARD + kind for kind in animals(s, seat)]

    def answer(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        discard(s, seat, move - m.DISCARD)
        log.all("discarded", seat, move - m.DISCARD)


SAVE_THE_ANIMALS: Final = SaveTheAnimals()
SAVING: Final = Saving()
FREED: Final = Freed()
FREEING: Final = Freeing()
