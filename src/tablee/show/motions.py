"""What an event moves, and from where to where: told from its own arguments alone."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.kernel import Event, Game
from tablee.kernel.game import NUMBERS, amount
from tablee.kernel.zone import place_name
from tablee.show.scene import Motion, Value


@dataclass(frozen=True, slots=True)
class At:
    """A place by what sort it is and the argument of the event that says which: a seat or a side
    counts from 1 there, a thing goes by its notation; or always the one `of` something."""

    base: str
    by: str = ""
    of: str = ""

    def name(self, game: Game, event: Event) -> str:
        """As the kernel names it; "" where this form of the event does not say which."""
        if not self.by:
            return place_name(self.base, of=self.of)
        for (name, kind), value in zip(game.arguments(event.key), event.args, strict=False):
            if name == self.by:
                return numbered(self.base, kind, game.thing(kind, value))
        return ""


def numbered(base: str, kind: str, thing: str | int) -> str:
    if isinstance(thing, str):
        return place_name(base, of=thing)
    return place_name(base, thing + 1 if kind in ("seat", "side") else thing)


@dataclass(frozen=True, slots=True)
class Carry:
    """`Carry("card", At("hand", "seat"), At("bowl", "bowl"))`: the argument that is the card (""
    where the event names none), from where to where (None: it does not say). `n`: the argument that
    says how many. An event's hidden and faded forms carry the same, as far as they say it."""

    card: str
    source: At | None
    target: At | None
    n: str = ""

    def motion(self, game: Game, event: Event) -> Motion:
        args = arguments_of(game, event)
        return Motion(
            source=self.source.name(game, event) if self.source else "",
            target=self.target.name(game, event) if self.target else "",
            face=str(args.get(self.card, "")),
            n=int(args.get(self.n, 1)),
        )


def arguments_of(game: Game, event: Event) -> dict[str, Value]:
    """The arguments by name: people from 0, things by notation, numbers as people read them."""
    return {
        name: amount(kind, value) if kind in NUMBERS else game.thing(kind, value)
        for (name, kind), value in zip(game.arguments(event.key), event.args, strict=False)
    }
