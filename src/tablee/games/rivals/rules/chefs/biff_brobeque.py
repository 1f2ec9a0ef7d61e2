"""Bro-tein Style (R8.4 e, R10.3): meat for vegetables, and $300 for a dish with two meats."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.rivals.rules import ids
from tablee.games.rivals.rules import moves as m
from tablee.games.rivals.rules.goods import take_money
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import Log


def meats_for_veggie(left: list[int]) -> list[int]:
    """R8.4 (e): every meat, for a Veggie Land requirement."""
    meats = range(ids.FIRST_MEAT, ids.FIRST_MEAT + 5)
    return [m.USE + kind for kind in meats if left[kind]]


def enjoy(s: Town, seat: i64, meats: i64, log: Log) -> None:
    """R10.3: a dish with so many meats is served."""
    if s.own_power(seat, ids.BIFF) is not None and meats >= s.box.biff_meats:
        take_money(s, seat, s.box.biff_money, log)
