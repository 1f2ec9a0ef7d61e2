"""The data files: what is checked on load, and the designs behind the house cards."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablee.games.ristorante.game import RistoranteItalia
from tablee.games.ristorante.rules import bonus
from tablee.games.ristorante.tests.table import GAME
from tablee.kernel import BadData, Data

CARDS = GAME.box.cards
ICONS = ("STANDING", "ALWAYS", "ONCE")


def test_no_two_effects_of_bonus_cards_are_the_same() -> None:
    """A card that brings coins would else count as one that brings cubes."""
    named = [n for name, n in vars(bonus).items() if type(n) is int and name not in ICONS]
    assert sorted(named) == list(range(bonus.EFFECTS + 1))


def test_no_recipe_is_strictly_worse_than_a_sister() -> None:
    sisters: dict[tuple[int, int, int], list[int]] = {}
    for card in range(108):
        key = (CARDS.course[card], CARDS.category[card], CARDS.speciality[card])
        sisters.setdefault(key, []).append(card)
    for cards in sisters.values():
        for a in cards:
            for b in cards:
                if a != b:
                    cost = [sum(CARDS.cost[176 + k] for k in CARDS.needs[c]) for c in (a, b)]
                    assert not (
                        CARDS.points[a] <= CARDS.points[b]
                        and CARDS.income[a] <= CARDS.income[b]
                        and CARDS.level[a] >= CARDS.level[b]
                        and set(CARDS.needs[b]) < set(CARDS.needs[a])
                        and cost[0] > cost[1]
                    )


def test_every_wine_type_is_asked_for() -> None:
    wanted = [CARDS.wine[:108].count(kind) for kind in range(5)]
    assert all(20 <= n <= 23 for n in wanted)


@pytest.mark.parametrize(
    ("file", "text", "complaint"),
    [
        ("wines", '[[wines]]\nid = "chianti"\ntype = "green"\n', "type"),
        ("wines", '[[wines]]\nid = "chianti"\ncolour = "green"\n', "colour"),
        ("recipes", '[[recipes]]\nid = "saute_di_funghi"\nchef_level = 5\n', "chef_level"),
        ("recipes", '[[recipes]]\nid = "saute_di_funghi"\ningredients = []\n', "ingredients"),
        ("recipes", '[[recipes]]\nid = "saute_di_funghi"\ningredients = ["soap"]\n', "ingredients"),
        ("recipes", '[[recipes]]\nid = "saute_di_funghi"\ncourse = "dessert"\n', "recipes"),
        ("ingredients", '[[ingredients]]\nid = "pork"\ncount = 6\n', "total_tiles"),
        ("bonus_cards", '[[bonus_cards]]\nid = "chef"\nicon = "A"\n', "icon"),
        ("bonus_cards", '[[bonus_cards]]\nid = "chef"\neffect = "magic"\n', "effect"),
        ("bonus_cards", '[[bonus_cards]]\nid = "gatto"\nparams = { uses_per_phase = 2 }\n', "uses"),
        ("bonus_cards", '[[bonus_cards]]\nid = "chef"\ndeck = 2\n', "deck"),
        ("bonus_cards", '[[bonus_cards]]\nid = "unicorn"\n', "name_en"),
        ("game", "[game]\nseasons = 3\n", "seasons"),
        ("game", '[game]\nmodes = ["base"]\n', "modes"),
        ("game", "[start]\ncoins = 99\n[limits]\ncellar_slots = 9\n", "coins"),
        ("game", "[limits]\nrating_min = 12\n", "rating_min"),
        ("rooms", '[[rooms]]\nid = "castle"\n', "name_en"),
        ("tokens", '[[vips]]\nid = "publisher"\nseason = 2\n', "season"),
        ("tokens", '[[theme_tokens]]\nid = "theme_fish"\npoints = 12\n', "points"),
    ],
)
def test_bad_data_is_refused_with_its_place(
    tmp_path: Path, file: str, text: str, complaint: str
) -> None:
    (tmp_path / f"{file}.toml").write_text(text, "utf-8")
    with pytest.raises(BadData, match=complaint):
        RistoranteItalia.load(Data(GAME.folder() / "data", tmp_path))


def test_a_box_owner_may_change_prices(tmp_path: Path) -> None:
    (tmp_path / "rooms.toml").write_text('[[rooms]]\nid = "standard"\ncost = 9\n', "utf-8")
    game = RistoranteItalia.load(Data(GAME.folder() / "data", tmp_path))
    assert game.box.numbers[2].room_cost[0] == 9
    changed: Callable[[], Any] = lambda: game.data.hash != GAME.data.hash  # noqa: E731
    assert changed()
