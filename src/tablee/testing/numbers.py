"""The numbers of a state: what is neither cards, nor notes, nor chance, nor who is asked.

Secrets live in zones, notes and the rng. So whoever has read the same in two lines of play knows
the same numbers, seen or not: what comes of them later, in a preview, in a world, at the end of a
round, would tell the lines apart. A number that names a card is the card in the same place.
"""

from __future__ import annotations

from types import FunctionType

from tablee.kernel import Phase, Rng, State, Step
from tablee.testing.snapshot import PLAIN, fields, shorten

KERNEL = frozenset(name for name, _ in fields(State(1, Rng.seeded(""), [], [])))
SHARED = (Phase, Step, Rng, FunctionType)  # without numbers of their own
Places = dict[int, tuple[str, int]]


def numbers_parting(one: State, other: State) -> str:
    """Where the numbers of two states part, as a path with both; "" if they do not."""
    return Comparison(one, other).parting()


class Comparison:
    def __init__(self, one: State, other: State) -> None:
        self.states = one, other
        self.places = places(one), places(other)
        self.zones = {id(zone.cards) for s in self.states for zone in s.zones()}

    def parting(self) -> str:
        one, other = (
            {name: part for name, part in fields(s) if name not in KERNEL} for s in self.states
        )
        return self.differing(one, other, "")

    def differing(self, one: object, other: object, path: str) -> str:
        if one is other or id(one) in self.zones or isinstance(one, SHARED):
            return ""
        if type(one) in PLAIN or type(other) in PLAIN:
            same = one == other or self.same_card(one, other)
            return "" if same else f"{path.lstrip('.')}: {shorten(one)} or {shorten(other)}"
        if isinstance(one, list | tuple) and isinstance(other, list | tuple):
            if len(one) != len(other):
                return f"{path.lstrip('.')}: {shorten(one)} or {shorten(other)}"
            pairs = [(f"[{at}]", *pair) for at, pair in enumerate(zip(one, other, strict=True))]
        else:
            pairs = [
                (f".{name}", part, dict_of(other).get(name)) for name, part in dict_of(one).items()
            ]
        for name, part, counterpart in pairs:
            found = self.differing(part, counterpart, path + name)
            if found:
                return found
        return ""

    def same_card(self, one: object, other: object) -> bool:
        if not isinstance(one, int) or not isinstance(other, int):
            return False
        here, there = self.places
        return one in here and here[one] == there.get(other)


def dict_of(value: object) -> dict[object, object]:
    return value if isinstance(value, dict) else dict(fields(value))


def places(s: State) -> Places:
    """Where each card lies; where the order of a zone says nothing, as which kind."""
    found: Places = {}
    for zone in s.zones():
        for at, card in enumerate(zone.cards):
            face = s.faces[card] if s.faces else card
            found[card] = (zone.name, at if zone.ordered else ~face)
    return found
