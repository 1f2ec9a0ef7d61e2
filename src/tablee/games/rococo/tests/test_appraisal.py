"""An appraisal counts what the rules would carry out, for speed: it must agree with them."""

from __future__ import annotations

from functools import cache

import pytest

from tablee.bots.levels import guide_of
from tablee.games.rococo.guide.appraisal import POINT, Appraisal
from tablee.games.rococo.guide.guide import RococoGuide
from tablee.games.rococo.rules import ids, oven
from tablee.games.rococo.rules.rounds import earn, incomes_left
from tablee.games.rococo.rules.salon import Salon
from tablee.games.rococo.tests.table import GAME
from tablee.kernel import SILENT, Rng


@cache
def appraisal() -> Appraisal:
    guide = guide_of(GAME)
    assert isinstance(guide, RococoGuide)
    return guide.appraisal


@cache
def positions() -> list[Salon]:
    """Of games by lot, some of each round."""
    found = []
    rng = Rng.seeded("appraisal")
    for number in range(12):
        seats = 2 + number % 4
        s = GAME.new(seats, GAME.settle(seats, {}), str(number))
        while s.acting:
            if not rng.below(12):
                found.append(s.clone())
            moves = s.legal()
            s.step(moves[rng.below(len(moves))])
    return [s for s in found if isinstance(s, Salon)]


@pytest.mark.rule("R8.4.2")
def test_what_a_recipe_lacks_is_what_the_oven_says() -> None:
    """Planted: a kind that is forgotten, and stock that is used twice."""
    found = appraisal()
    lacked = 0
    for s in positions():
        for p in range(s.seats):
            have = oven.larder(s, p)
            for recipe in range(len(s.house.recipes)):
                needs = s.house.recipes[recipe].needs
                lacking = oven.lacking(s, p, recipe)
                stock = have[:]
                missing = found.missing(needs, stock)
                assert missing == sum(n * unit for n, unit in zip(lacking, found.unit, strict=True))
                used = [n - more for n, more in zip(needs, lacking, strict=True)]
                assert stock == [n - gone for n, gone in zip(have, used, strict=True)]
                lacked += missing > 0
    assert lacked > 100, lacked


@pytest.mark.rule("R11.1")
def test_a_slot_brings_what_one_more_decoration_earns() -> None:
    """Planted: the slot beside it, and a slot that brings what hosts do."""
    found = appraisal()
    slots = len(GAME.box.contents.numbers.slot_coins)
    for s in positions():
        for p in range(s.seats):
            assert found.slot(s, slots) == 0
            before = income(s, p, 0)
            for at in range(slots):
                after = income(s, p, at + 1)
                coins, prestige = (more - less for more, less in zip(after, before, strict=True))
                each = coins * found.coin[s.round - 1] + prestige * POINT
                assert found.slot(s, at) == incomes_left(s) * each + found.decoration
                before = after


def income(s: Salon, p: int, decorations: int) -> tuple[int, int]:
    """What the rules pay with so many decorations."""
    twin = s.clone()
    assert isinstance(twin, Salon)
    twin.decorations[p] = [ids.FIRST_TILE] * decorations
    earn(twin, p, SILENT)
    return twin.coins[p] - s.coins[p], twin.prestige[p] - s.prestige[p]
