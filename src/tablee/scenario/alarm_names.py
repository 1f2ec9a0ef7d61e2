"""Which alarms a game has, so that one that it cannot have is a mistake and not merely silent.

A game declares them as it does events: "war" with the arguments "space n" is `war-SPACE-N`. A name
has the numbers themselves, from 0: a record says `expire war-11-2`, and always will. A scenario may
name the thing as moves do, `expire war-chop_shop-1-2`.
"""

from __future__ import annotations

import re

from tablee.kernel import Game
from tablee.kernel.game import typed

NUMBER = re.compile(r"0|[1-9][0-9]{0,5}")


def forms(game: Game) -> list[str]:
    """How the names are written, their numbers in capitals."""
    return [
        "-".join([key, *(name.upper() for name, _ in typed(numbers))])
        for key, numbers in game.alarms.items()
    ]


def has_alarm(game: Game, name: str) -> bool:
    """Whether a clock of this name can ever run."""
    key, *numbers = name.split("-")
    kinds = [kind for _, kind in typed(game.alarms.get(key, ""))]
    return (
        key in game.alarms
        and len(numbers) == len(kinds)
        and all(names_one(game, kind, number) for kind, number in zip(kinds, numbers, strict=True))
    )


def recorded(game: Game, name: str) -> str:
    """The name that a record has for what a scenario writes; "" where no such clock can run."""
    key, _, rest = name.partition("-")
    kinds = [kind for _, kind in typed(game.alarms.get(key, ""))]
    keys = [[noun.key for noun in game.nouns.get(kind, [])] for kind in kinds]
    parts = ["|".join([NUMBER.pattern, *map(re.escape, row)]) for row in keys]
    found = re.fullmatch("-".join([f"({part})" for part in parts]), rest)
    words = found.groups() if found else ()
    numbers = [
        str(row.index(word)) if word in row else word
        for row, word in zip(keys, words, strict=False)
    ]
    plain = "-".join([key, *numbers])
    return plain if has_alarm(game, plain) else ""


def names_one(game: Game, kind: str, number: str) -> bool:
    """Whether there is so much of this kind."""
    if not NUMBER.fullmatch(number):
        return False
    return kind not in game.nouns or int(number) < len(game.nouns[kind])
