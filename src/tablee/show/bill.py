"""The final count as a table: a line for each source, a column for everybody."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.i18n import Speaker
from tablee.show.scene import Chip, Site, Spot

BILL = "bill"  # the ceremony knows it by this name


def bill_of(
    speaker: Speaker, label: str, names: Sequence[str], rows: Sequence[tuple[str, Sequence[int]]]
) -> Site:
    """`rows` are names and what each of `names` has of it, the sum last; the best is marked."""
    spots = []
    for row, (name, values) in enumerate(rows):
        spots.append(Spot(name, 0, row, name, heading=True))
        for at, n in enumerate(values):
            chips = [Chip("", "have")] if n and n == max(values) else []
            said = speaker.pair(name, f"{names[at]} {n}")
            spots.append(Spot(said, at + 1, row, str(n), chips=chips))
    return Site(BILL, label, "grid", spots, ["", *names])
