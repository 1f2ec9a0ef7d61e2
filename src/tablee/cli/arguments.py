"""What somebody asks for on the command line, and the match that comes of it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field

from tablee import bots
from tablee.kernel import BadInput, Game, Match
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


def open_match(game: Game, given: Arguments) -> Match:
    """A match as wished: people first, then bots, then turned by lot where the game draws one."""
    seats = seat_count(game, given)
    given = dict(given.options)
    if given.mode is not None:
        given["mode"] = given.mode
    options = game.settle(seats, given)
    seed = new_seed() if given.seed is None else given.seed
    names = game.seating(options, seed, sitters(game, given, seats))
    return Match(game, seats, options, seed, names)


def seat_count(game: Game, given: Arguments) -> int:
    """The seats asked for; else as many as the mode, the bots or the names need; else two."""
    if given.seats is not None:
        return given.seats
    mode = given.mode or given.options.get("mode")
    if mode is not None:
        return game.seats_of(mode)
    if given.bots is not None:
        return max(1, len(given.names)) + len(given.bots)
    if len(given.names) > 1:
        return len(given.names)
    counts = game.seat_counts()
    return 2 if 2 in counts else counts[0]


def sitters(game: Game, given: Arguments, seats: int) -> list[str]:
    """One name a seat: people's own, "" for people without one, "bot:NAME" for bots."""
    if given.bots is None:
        people = min(seats, max(1, len(given.names)))
        wanted = [bots.usual(game)] * (seats - people)
    else:
        wanted = given.bots
        people = seats - len(wanted)
    for name in wanted:
        bots.find_or_load(game, name)
    if people < 0:
        raise BadInput(f"{len(wanted)} bots do not fit at a table of {seats} seats")
    if len(given.names) > people:
        raise BadInput(f"{len(given.names)} names, but people take {people} of the {seats} seats")
    for name in given.names:
        check_name(name)
    unnamed = [""] * (people - len(given.names))
    return [*given.names, *unnamed, *(BOT + name for name in wanted)]


def read_options(words: Sequence[str]) -> dict[str, str]:
    """`key=value`, several of them."""
    options: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or not key or not value:
            raise BadInput(f"an option is written key=value, not {word!r}")
        options[key.strip()] = value.strip()
    return options
