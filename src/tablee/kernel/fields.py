"""A table out of a file, read field by field: one reader for data, positions and scenarios."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tablee.kernel.errors import BadInput, TableeError

LONGEST = 60  # letters of a value that a complaint repeats

ENTRIES = {int: "a whole number", str: "a text in quotes"}  # what lists consist of

Fault = Callable[[str, str, str], TableeError]  # place, field and reason -> the error to raise


def in_position(place: str, field: str, reason: str) -> TableeError:
    return BadInput(f"{dotted(place, field)}: {reason}")


def dotted(place: str, field: str) -> str:
    return f"{place}.{field}" if place and field else place or field


class Fields:
    """Every getter checks, and every complaint says where; `done` refuses what nobody asked for.

    `fault` makes the errors: positions, data files and scenarios have their own. `lone`: a single
    value may stand where a list is expected.
    """

    def __init__(
        self,
        table: dict[str, Any],
        place: str = "position",
        fault: Fault = in_position,
        lone: bool = False,
    ) -> None:
        self.fields = table
        self.place = place
        self.fault = fault
        self.lone = lone
        self.read: set[str] = set()

    def at(self, field: str) -> str:
        return dotted(self.place, field)

    def bad(self, field: str, reason: str) -> TableeError:
        return self.fault(self.place, field, reason)

    # one value

    def has(self, field: str) -> bool:
        self.read.add(field)
        return field in self.fields

    def get(self, field: str) -> Any:
        """The value as it stands; None where there is none."""
        return self.fields[field] if self.has(field) else None

    def needed(self, field: str, expected: str) -> Any:
        if not self.has(field):
            raise self.bad(field, f"missing; write {expected}")
        return self.fields[field]

    def check(self, field: str, value: object, kind: type, expected: str) -> Any:
        if not is_a(kind, value):
            raise self.bad(field, f"{shortly(value)} is not {expected}")
        return value

    def text(self, field: str, default: str | None = None) -> str:
        if default is not None and not self.has(field):
            return default
        expected = "a text in quotes"
        value: str = self.check(field, self.needed(field, expected), str, expected)
        return value

    def number(self, field: str, low: int, high: int, default: int | None = None) -> int:
        if default is not None and not self.has(field):
            return default
        expected = f"a whole number from {low} to {high}"
        return self.within(field, self.needed(field, expected), low, high, expected)

    def within(self, field: str, value: object, low: int, high: int, expected: str) -> int:
        number: int = self.check(field, value, int, expected)
        if not low <= number <= high:
            raise self.bad(field, f"{shortly(number)} is not a whole number from {low} to {high}")
        return number

    def decimal(self, field: str) -> float:
        expected = "a number with a decimal point"
        value: float = self.check(field, self.needed(field, expected), float, expected)
        return value

    def flag(self, field: str, default: bool | None = None) -> bool:
        if default is not None and not self.has(field):
            return default
        expected = "true or false"
        value: bool = self.check(field, self.needed(field, expected), bool, expected)
        return value

    def choice(self, field: str, values: list[str], default: str | None = None) -> str:
        value = self.get(field) if self.has(field) else default
        if value is None:
            raise self.bad(field, f"missing; write one of {', '.join(values)}")
        if not isinstance(value, str) or value not in values:
            raise self.bad(field, f"{shortly(value)} is none of {', '.join(values)}")
        return value

    # lists

    def listed(self, field: str, value: object, kind: type, expected: str) -> list[Any]:
        """A list in which every entry is of a kind; with `lone`, one such entry too."""
        values = [value] if self.lone and isinstance(value, kind) else value
        for number, entry in enumerate(self.check(field, values, list, expected), start=1):
            if not is_a(kind, entry):
                why = f"entry {number} is {shortly(entry)}, not {ENTRIES[kind]}"
                raise self.bad(field, why)
        assert isinstance(values, list)
        return values[:]

    def texts(self, field: str, default: list[str] | None = None) -> list[str]:
        if default is not None and not self.has(field):
            return default
        expected = "a list of texts"
        return self.listed(field, self.needed(field, expected), str, expected)

    def numbers(
        self, field: str, low: int, high: int, default: list[int] | None = None
    ) -> list[int]:
        if default is not None and not self.has(field):
            return default
        expected = f"a list of whole numbers from {low} to {high}"
        values = self.listed(field, self.needed(field, expected), int, expected)
        return [self.within(field, value, low, high, expected) for value in values]

    def by_seat(self, field: str, low: int, high: int, default: list[int]) -> list[int]:
        """A number for each seat; `default` where nothing is said."""
        values = self.numbers(field, low, high, default)
        if len(values) != len(default):
            raise self.bad(field, f"write one number for each of the {len(default)} seats")
        return values

    def texts_by_seat(self, field: str, seats: int) -> list[str]:
        """A text for each seat; empty ones where nothing is said."""
        values = self.texts(field, [""] * seats)
        if len(values) != seats:
            raise self.bad(field, f'write one text for each of the {seats} seats, "" for nothing')
        return values

    def index_of(self, field: str, word: str, names: Sequence[str]) -> int:
        """Where a word of a field stands among the names it may be one of."""
        if word not in names:
            raise self.bad(field, f"{shortly(word)} is none of {', '.join(names)}")
        return names.index(word)

    # tables inside

    def inside(self, place: str, table: dict[str, Any]) -> Fields:
        return Fields(table, place, self.fault, self.lone)

    def row(self, field: str) -> Fields:
        """A table inside this one, which must be there."""
        table = self.check(field, self.needed(field, "a table"), dict, "a table")
        return self.inside(self.at(field), table)

    def table(self, field: str) -> Fields:
        """The same; an empty one where it is not there."""
        return self.row(field) if self.has(field) else self.inside(self.at(field), {})

    def rows(self, field: str) -> list[Fields]:
        """The entries of a list of tables, which must be there, by their `id` or their number."""
        expected = f"a list of tables, [[{self.at(field)}]]"
        entries = self.check(field, self.needed(field, expected), list, expected)
        return [
            self.inside(
                f"{self.at(field)} {name_of(entry, number)}",
                self.check(field, entry, dict, expected),
            )
            for number, entry in enumerate(entries, start=1)
        ]

    def tables(self, field: str) -> list[Fields]:
        """The same; none where it is not there."""
        return self.rows(field) if self.has(field) else []

    # the end

    def skip(self, *fields: str) -> Fields:
        """These fields are for readers of the file; the rules do not use them."""
        self.read.update(fields)
        return self

    def done(self) -> None:
        for field in self.fields:
            if field not in self.read:
                known = ", ".join(sorted(self.read))
                raise self.bad(shortly(field, plain=True), f"unknown; here one can write {known}")


def is_a(kind: type, value: object) -> bool:
    """True and false are no numbers here."""
    return isinstance(value, kind) and not (kind is int and isinstance(value, bool))


def name_of(entry: object, number: int) -> str:
    """What an entry of a list is called: by its `id`, else by its number."""
    return str(entry.get("id", number)) if isinstance(entry, dict) else str(number)


def shortly(value: object, plain: bool = False) -> str:
    """A value as a complaint repeats it: whatever it is, not longer than a line."""
    if isinstance(value, int) and abs(value) >= 10**LONGEST:
        return "a number of more than 60 digits"
    text = str(value) if plain else repr(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}..."
