"""What a program hands in at the door, as the engine wants it; else a sentence says what is wrong.

A researcher's first lines are untyped: a seed that is a number, a seat out of numpy, one bot's name
where a list of them belongs. It is looked at here, once, so that nothing below has to.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from tablee.kernel import LANGUAGES, BadInput, Game, Record, State
from tablee.kernel.handed_in import quoted, whole

WORDS = {True: ("on", "yes"), False: ("off", "no")}  # what options call what Python calls True


def seat_of(value: object) -> int:
    return whole("a seat", value)


def move_of(value: object) -> int:
    if isinstance(value, str):
        raise BadInput(f"a move is a number, one of legal(); the text {quoted(value)} is submitted")
    return whole("a move", value)


def word(what: str, value: object) -> str:
    if not isinstance(value, str):
        raise BadInput(f"{what} is a string, not {quoted(value)}")
    return value


def folder_of(value: object) -> Path | None:
    """A box owner's own values."""
    if value is None or isinstance(value, Path):
        return value
    if isinstance(value, str):
        return Path(value)
    raise BadInput(f"data is a folder, as a string or a pathlib.Path, not {quoted(value)}")


def game_name(value: object) -> str:
    if not isinstance(value, str):
        raise BadInput(f"a game is its name or what load() gives, not {quoted(value)}")
    return value


def options_of(game: Game, given: object) -> dict[str, str]:
    """Options by name, whose values are words: 200 is '200', True is 'on' or 'yes'."""
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        example = game.options[0] if game.options else None
        right = f", such as {{{example.key!r}: {example.default!r}}}" if example else ""
        raise BadInput(f"options are a dict by name{right}; not {quoted(given)}")
    values = {option.key: option.values for option in game.options}
    return {
        word("the name of an option", key): option_word(key, value, values.get(key, ()))
        for key, value in given.items()
    }


def option_word(key: str, value: object, values: tuple[str, ...]) -> str:
    """What it cannot mean is handed on where the game says best which values there are."""
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        meant = next((name for name in WORDS[value] if name in values), None)
        if meant is not None:
            return meant
    elif isinstance(value, int):
        return str(value)
    known = f" one of {', '.join(map(repr, values))}," if values else ""
    raise BadInput(f"the option {key} is{known or ' a string,'} not {quoted(value)}")


def state_of(game: Game, seats: int, options: Mapping[str, str], given: object) -> State | None:
    """Where a match starts from a position: one of this game, with as many seats."""
    if given is None:
        return None
    if not isinstance(given, State):
        raise BadInput(f"a state is what a world's .state is, not {quoted(given)}")
    if type(given) is not type(game.new(seats, game.settle(seats, options), "1")):
        raise BadInput(f"{quoted(given)} is no state of {game.key}")
    if given.seats != seats:
        raise BadInput(f"the state has {given.seats} seats, the match {seats}")
    return given


def names_of(given: object) -> list[str]:
    """One for each seat."""
    if isinstance(given, str) or not isinstance(given, Sequence):
        raise BadInput(f"names are a list with one for each seat, not {quoted(given)}")
    return [word("a name", name) for name in given]


def check_players(given: object) -> None:
    """A list of them; what each one is, is looked at where bots are chosen."""
    if isinstance(given, str) or not isinstance(given, Sequence):
        example = given if isinstance(given, str) else "greedy"
        raise BadInput(
            f"players are a list, one for each seat or one for all, such as [{example!r}];"
            f" not {quoted(given)}"
        )


def language_of(value: object) -> str:
    if value not in LANGUAGES:
        raise BadInput(f"there is no language {quoted(value)}; there are {', '.join(LANGUAGES)}")
    return str(value)


def record_of(given: object) -> Record | str:
    """A record, or its text: a file's where a path is given."""
    if isinstance(given, Path):
        return given.read_text("utf-8")
    if isinstance(given, str):
        return written(given)
    if isinstance(given, Record):
        return given
    raise BadInput(
        "a record is what match.record() gives, its text, or a file's pathlib.Path;"
        f" not {quoted(given)}"
    )


def written(record: str) -> str:
    """The text of a record; a single line is none, but may well be the path of a file."""
    if "\n" in record.strip():
        return record
    given = record if len(record) < 60 else f"{record[:60]}..."
    raise BadInput(
        f"{given!r} is not the text of a record; a file is given as pathlib.Path({given!r})"
    )
