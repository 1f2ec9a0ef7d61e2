"""What somebody asks for on the command line, and the match that comes of it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field

from tablee import bots
from tablee.kernel import BadInput, Game, Match
from tablee.kernel.handed_in import seed_of
from tablee.kernel.names import BOT, check_name


@dataclass
class Arguments:
    """What somebody asked for on the command line; None and empty where they did not say."""

    seats: int | None = None
    mode: str | None = None
    bots: list[str] | None = None
    names: list[str] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)
    seed: str | None = None


def new_seed() -> str:
    return str(secrets.randbelow(10**6))


def open_match(game: Game, asked: Arguments) -> Match:
    """People first, then bots, then turned by lot where the game draws one."""
    seats = seat_count(game, asked)
    given = dict(asked.options)
    if asked.mode is not None:
        given["mode"] = asked.mode
    options = game.settle(seats, given)
    seed = new_seed() if asked.seed is None else seed_of(asked.seed)
    names = game.seating(options, seed, sitters(game, asked, seats))
    return Match(game, seats, options, seed, names)


def seat_count(game: Game, asked: Arguments) -> int:
    """The seats asked for; else as many as the mode, the bots or the names need; else two."""
    if asked.seats is not None:
        return asked.seats
    mode = asked.mode or asked.options.get("mode")
    if mode is not None:
        return game.seats_of(mode)
    if asked.bots is not None:
        return max(1, len(asked.names)) + len(asked.bots)
    if len(asked.names) > 1:
        return len(asked.names)
    counts = game.seat_counts()
    return 2 if 2 in counts else counts[0]


def sitters(game: Game, asked: Arguments, seats: int) -> list[str]:
    """One name a seat: people's own, "" for people without one, "bot:NAME" for bots."""
    if asked.bots is None:
        people = min(seats, max(1, len(asked.names)))
        wanted = bots.company(game, seats - people)
    else:
        wanted = asked.bots
        people = seats - len(wanted)
    for name in wanted:
        bots.find_or_load(game, name)
    if people < 0:
        raise BadInput(f"{len(wanted)} bots do not fit at a table of {seats} seats")
    if len(asked.names) > people:
        raise BadInput(f"{len(asked.names)} names, but people take {people} of the {seats} seats")
    for name in asked.names:
        check_name(name)
    unnamed = [""] * (people - len(asked.names))
    return [*asked.names, *unnamed, *(BOT + name for name in wanted)]


def read_options(words: Sequence[str]) -> dict[str, str]:
    """`key=value`, several of them."""
    options: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or not key or not value:
            raise BadInput(f"an option is written key=value, not {word!r}")
        options[key.strip()] = value.strip()
    return options
