"""R4.1, R8: when a bowl is ready, and what it is worth."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.ramen.rules.moves import INGREDIENTS, VALUES


def ready(cards: list[int], ready_sum: i64) -> bool:
    """R4.1: as it lies there; fewer cards than ingredients need not be looked through."""
    kinds = variety(cards) if len(cards) >= INGREDIENTS else 0
    return enough(kinds, total(cards), ready_sum)


def enough(kinds: i64, total: i64, ready_sum: i64) -> bool:
    """R4.1: the values add up to 14 or more, or all seven ingredients are there."""
    return total >= ready_sum or kinds == INGREDIENTS


def total(cards: list[int]) -> i64:
    """The sum of the values."""
    value: i64 = 0
    for card in cards:
        number: i64 = card
        value += number % VALUES
    return value


def variety(cards: list[int]) -> i64:
    """The number of different ingredients."""
    seen: i64 = 0
    count: i64 = 0
    for card in cards:
        number: i64 = card
        kind: i64 = 1 << (number // VALUES)
        if not seen & kind:
            seen |= kind
            count += 1
    return count


def points_of(stacks: tuple[list[int], ...], points: list[int]) -> int:
    """R8.1, R8.4: each served bowl scores by its number of different ingredients."""
    score = 0
    for stack in stacks:
        score += points[variety(stack)]
    return score
