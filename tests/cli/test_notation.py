"""`tablee rules GAME --notation` lists what records and scenarios understand."""

from __future__ import annotations

import pytest

from tablee import games
from tests.cli.conftest import Tablee


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", games.keys(examples=True))
def test_every_move_card_event_and_fact_is_listed(tablee: Tablee, key: str, language: str) -> None:
    ran = tablee("rules", key, "--notation", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    game = games.load(key)
    words = set(ran.out.replace(",", " ").split())
    assert set(game.kinds) <= words
    assert set(game.events) <= words
    assert set(game.facts) <= words
    assert {*game.phases, *(mode.key for mode in game.modes)} <= words


def test_zones_of_every_mode_are_listed(tablee: Tablee) -> None:
    words = tablee("rules", "ristorante", "--notation").out.replace(",", " ").split()
    assert {"box", "bonus_board", "bonus_5", "shelf_5"} <= set(words)


def test_a_kind_of_move_is_a_line(tablee: Tablee) -> None:
    out = tablee("rules", "ramen", "--notation").out
    assert "  CARD@BOWL  Ajitama 0 into bowl 1 (168 moves)\n" in out
    assert "  +CARD      Take Ajitama 0 (56 moves)\n" in out
    assert "  served side=SIDE bowl=N n=N\n" in out
    assert "served_#_#" in out
