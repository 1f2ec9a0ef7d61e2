"""The final count as a table: a line for each source, a column for everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tablee.i18n import Speaker
from tablee.show.scene import Chip, Site, Spot

BILL = "bill"  # the ceremony knows it by this name
TOTAL = "total"  # and the last line of it by this one


class Line(NamedTuple):
    """Where points come from, and how many everybody has of it; `key` for those who draw it."""

    name: str
    points: Sequence[int]
    key: str = ""


def bill_of(
    speaker: Speaker,
    label: str,
    names: Sequence[str],
    lines: Sequence[Line],
    faces: Sequence[str] = (),
) -> Site:
    """Line by line with the sum of all; the best of each is marked. `faces`: what pictures whoever
    counts without sitting there, on their sum."""
    columns = zip(*[line.points for line in lines], strict=True)
    total = Line(speaker.texts("bill-total"), [sum(column) for column in columns], TOTAL)
    spots = []
    for row, (name, points, key) in enumerate([*lines, total]):
        spots.append(Spot(name, 0, row, name, heading=True, face=key))
        for at, n in enumerate(points):
            chips = [Chip(tone="have")] if n and n == max(points) else []
            said = speaker.pair(name, f"{names[at]} {n}")
            face = faces[at] if key == TOTAL and faces else ""
            spots.append(Spot(said, at + 1, row, str(n), chips=chips, n=n, face=face))
    return Site(BILL, label, "grid", spots, ["", *names])
