"""Whether two zones hold the same cards in the same way: every part counts, either way round."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.kernel import Zone

PARTS: dict[str, tuple[Any, Any]] = {
    "name": ("hand_1", "hand_2"),
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
