"""Things are asked about by name, at every game in the same way."""

from __future__ import annotations

import pytest

from tablee import games
from tablee.kernel import Match
from tablee.show import Presenter


def asked(key: str, words: str) -> list[str]:
    lines = Presenter(Match(games.load(key), 2)).show_for(0, "en").explain(words)
    return [line.partition(":")[0].partition(" (")[0] for line in lines]


@pytest.mark.parametrize(
    ("key", "words", "found"),
    [
        ("rococo", "sable", "Sablé"),  # as somebody types it, or by notation
        ("rococo", "ROYAL CAKE", "Royal cake"),
        ("rococo", "gâteau royal", "Royal cake"),  # in the other language
        ("ristorante", "president's photo", "President’s photo"),
        ("ristorante", "penne_al_tonno", "Penne with tuna"),
        ("rivals", "señor fuego", "Señor Fuego"),
    ],
)
def test_a_thing_is_found_however_it_is_written(key: str, words: str, found: str) -> None:
    assert asked(key, words) == [found]


@pytest.mark.parametrize(("key", "words"), [("rococo", "royal"), ("ristorante", "photo")])
def test_a_part_of_a_name_finds_all_that_have_it(key: str, words: str) -> None:
    found = asked(key, words)
    assert found
    assert all(words in name.casefold() for name in found)


def test_a_game_whose_cards_say_nothing_more_has_nothing_to_tell() -> None:
    assert asked("ramen", "nori") == []
