"""The facts of a view for people: numbers as what they name. Compiled, for every viewer is told of
every move."""

from __future__ import annotations

from typing import Final, final

PLAIN: Final = "n"  # the type of numbers that name nothing
NO_PARTS: Final[dict[str, str]] = {}


@final
class Naming:
    """What the numbers of a game name: `types` says of each fact of which type its numbers are,
    `parts` the same of the entries of facts that have several, `things` how the things of a type
    are called."""

    def __init__(
        self, types: dict[str, str], parts: dict[str, dict[str, str]], things: dict[str, list[str]]
    ) -> None:
        self.types = types
        self.parts = parts
        self.things = things

    def facts(self, told: dict[str, object]) -> dict[str, object]:
        """All facts of a view. Where numbers name nothing a fact stays as it is."""
        named: dict[str, object] = {}
        for key, value in told.items():
            kind = self.types.get(key, PLAIN)
            parts = self.parts.get(key, NO_PARTS)
            named[key] = self.named(kind, value, parts) if kind != PLAIN or parts else value
        return named

    def named(self, kind: str, value: object, parts: dict[str, str] = NO_PARTS) -> object:
        """A fact: its numbers by name, seats and sides from 1; below 0: nobody."""
        if isinstance(value, list | tuple):
            return [self.named(kind, one, parts) for one in value]
        if isinstance(value, dict):
            return {key: self.named(parts.get(key, kind), one, parts) for key, one in value.items()}
        if kind == PLAIN or not isinstance(value, int) or isinstance(value, bool):
            return value
        if value < 0:
            return None
        return value + 1 if kind in ("seat", "side") else self.thing(kind, value)

    def thing(self, kind: str, value: int) -> str | int:
        """What a number of this type names; other numbers as they are."""
        names = self.things.get(kind)
        return value if names is None else names[value]
