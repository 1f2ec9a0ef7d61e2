"""Whether two zones hold the same cards in the same way: every part counts, either way round."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.kernel import Place, Zone

PARTS: dict[str, tuple[Any, Any]] = {
    "base": ("hand", "pantry"),
    "number": (0, 3),
    "part": (0, 1),
    "of": ("", "butcher"),
    "cards": ([1, 2], [1, 3]),
    "owner": (0, 1),
    "eyes": (0b01, 0b10),
    "ordered": (False, True),
    "counted": (False, True),
    "top": (0, 1),
    "backs": (False, True),
}


def zone(**other: Any) -> Zone:
    return Zone(**({part: values[0] for part, values in PARTS.items()} | other))


def test_equal_zones_are_the_same() -> None:
    assert zone().same(zone(cards=[1, 2]))


@pytest.mark.parametrize("part", PARTS)
def test_a_zone_that_differs_in_one_part_is_another(part: str) -> None:
    other = zone(**{part: PARTS[part][1]})
    assert not zone().same(other)
    assert not other.same(zone())


def test_a_zone_is_named_by_what_it_is_and_which() -> None:
    assert Zone("pantry", []).name == "pantry"
    assert Zone("hand", [], owner=1).name == "hand_2"
    assert Zone("served", [], number=1, part=3).name == "served_1_3"
    assert Zone("stall", [], of="butcher").name == "stall_butcher"


def test_a_place_says_what_everybody_may_know() -> None:
    place = Place(Zone("hand", [7], owner=1, eyes=0b10))
    assert (place.name, place.base, place.number, place.owner) == ("hand_2", "hand", 2, 1)
    assert (place.part, place.of, place.eyes) == (0, "", 0b10)
    assert Place(Zone("pantry", [])).owner is None
