"""What the guide reckons with is what the rules say, whatever numbers the box has."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.bots.levels import guide_of
from tablee.games.ristorante.guide.estimate import Estimate
from tablee.games.ristorante.guide.ratings import RistoranteGuide
from tablee.games.ristorante.rules import moves as do
from tablee.games.ristorante.rules.bonus import TIES
from tablee.games.ristorante.rules.town import Town
from tablee.games.ristorante.tests.table import FISH, GAME, Table
from tablee.kernel import Data, Game, Rng

LEVEL_THREE = next(face for face in range(do.FIRST_WINE) if GAME.box.cards.level[face] == 3)


def guide(game: Game = GAME) -> RistoranteGuide:
    found = guide_of(game)
    assert isinstance(found, RistoranteGuide)
    return found


def state(data: Data, **where: Any) -> Town:
    """A position of a game with these data."""
    game = type(GAME).load(data)
    options = game.settle(2, {"mode": "advanced"})
    s = game.position(2, options, Rng.seeded("1"), where)
    assert isinstance(s, Town)
    return s


@pytest.mark.rule("R16.5")
@pytest.mark.parametrize(("lent", "in_reach"), [(1, False), (2, True)])
def test_the_chef_lends_as_many_toques_as_the_card_says(lent: int, in_reach: bool) -> None:
    """In the last season, what nobody can cook any more is worth nothing."""
    data = Data(GAME.data.folder)
    cards = data.files["bonus_cards"]["bonus_cards"]
    next(card for card in cards if card["id"] == "chef")["params"]["toques"] = lent
    s = state(data, season=4, bonus_1="chef", hand_1=GAME.kinds[LEVEL_THREE])
    assert s.toques(0) == 1
    assert (Estimate(s, 0, guide().weights).recipe(LEVEL_THREE) != 0) == in_reach


@pytest.mark.rule("R12.1", "R16.8")
@pytest.mark.parametrize("photo", [False, True])
def test_cubes_are_weighed_with_the_whole_tie_list(photo: bool) -> None:
    """Level scores and ratings: the better menu comes first, unless a photo decides."""
    s = Table(2, mode="advanced", step="cook", menu_1=FISH).s
    s.ratings, s.tally, s.judged = [12, 12], [9, 9], 3
    if photo:
        cards = range(do.FIRST_BONUS, do.FIRST_TILE)
        s.bonuses[1] = [card for card in cards if s.bonus(card).of(TIES)]
    gains = [guide().cubes(s, seat, Estimate(s, seat, guide().weights), 1) for seat in (0, 1)]
    assert (gains[0] < gains[1]) != photo


@pytest.mark.rule("R18.1")
def test_the_hint_for_a_class_says_where_it_leads() -> None:
    data = Data(GAME.data.folder)
    data.files["game"]["cooking_class"]["steps"] = 3
    s = state(data)
    assert guide().reasons(s, 0, do.CLASS)[0].args == (s.ratings[0] + 3, 3, 2), "a new toque"
