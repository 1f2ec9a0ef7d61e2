"""Events as scenario files write them: `took seat=1 card=no0`."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.kernel import BadInput, Event, Game
from tablee.kernel.game import NUMBERS, amount

FROM_ONE = ("seat", "side")  # argument types that people count from 1


@dataclass(frozen=True)
class Pattern:
    """An event's key and the arguments that matter: place -> value."""

    key: str
    args: dict[int, int]

    def fits(self, event: Event) -> bool:
        return event.key == self.key and all(
            event.args[at] == value for at, value in self.args.items()
        )


def pattern(game: Game, text: str, seats: int) -> Pattern:
    """What a line asks for; arguments it does not name may have any value."""
    key, *words = text.split() or [""]
    try:
        declared = game.arguments(key)
    except KeyError:
        known = ", ".join(game.events)
        raise BadInput(f"{game.key} has no event {key!r}; it has {known}") from None
    names = [name for name, _ in declared]
    args = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name not in names:
            known = " ".join(f"{name}=…" for name in names) or "no argument"
            raise BadInput(f"{word!r}: the event {key} has {known}")
        at = names.index(name)
        args[at] = number_of(game, declared[at][1], value, seats)
    return Pattern(key, args)


def number_of(game: Game, kind: str, word: str, seats: int) -> int:
    """A value as the event holds it: cards and things by name, seats and sides from 1."""
    names = names_of(game, kind)
    if names:
        if word not in names:
            raise BadInput(f"there is no {kind} {word!r}")
        return names.index(word)
    try:
        parts = NUMBERS.get(kind, 1)
        number = int(word) if parts == 1 else int(float(word) * parts)
    except ValueError:
        raise BadInput(f"{word[:20]!r} is not a number") from None
    if kind not in FROM_ONE:
        return number
    if not 1 <= number <= seats:
        raise BadInput(f"there is no {kind} {number}; they count from 1 to {seats}")
    return number - 1


def word_of(game: Game, kind: str, value: int) -> str:
    """The same the other way."""
    names = names_of(game, kind)
    if names:
        return names[value]
    return str(value + 1 if kind in FROM_ONE else amount(kind, value))


def names_of(game: Game, kind: str) -> list[str]:
    if kind == "card":
        return game.kinds
    return [noun.key for noun in game.nouns.get(kind, [])]


def written(game: Game, event: Event) -> str:
    """An event as a scenario would write it."""
    declared = game.arguments(event.key)
    words = [
        f"{name}={word_of(game, kind, value)}"
        for (name, kind), value in zip(declared, event.args, strict=False)
    ]
    return " ".join([event.key, *words])
