"""One table of a scenario file: every getter checks, and every complaint says where."""

from __future__ import annotations

from reprlib import repr as shortly
from typing import Any

from tablee.kernel import BadScenario


class Part:
    """A table and its place in the file; `done` refuses fields nobody asked for."""

    def __init__(self, file: str, place: str, fields: dict[str, Any]) -> None:
        self.file = file
        self.place = place
        self.fields = fields
        self.read: set[str] = set()

    def at(self, field: str) -> str:
        return f"{self.place}.{field}" if self.place else field

    def bad(self, field: str, reason: str) -> BadScenario:
        return BadScenario(self.file, self.at(field) if field else self.place, reason)

    def has(self, field: str) -> bool:
        self.read.add(field)
        return field in self.fields

    def get(self, field: str, kind: type, expected: str) -> Any:
        """The field's value, which must be there."""
        if not self.has(field):
            raise self.bad(field, f"missing; write {expected}")
        return self.check(field, self.fields[field], kind, expected)

    def check(self, field: str, value: object, kind: type, expected: str) -> Any:
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.bad(field, f"{shortly(value)} is not {expected}")
        return value

    def text(self, field: str, default: str | None = None) -> str:
        if default is not None and not self.has(field):
            return default
        value: str = self.get(field, str, "a text in quotes")
        return value

    def number(self, field: str, low: int, high: int) -> int:
        expected = f"a whole number from {low} to {high}"
        value: int = self.get(field, int, expected)
        if not low <= value <= high:
            raise self.bad(field, f"{value!r} is not {expected}")
        return value

    def flag(self, field: str) -> bool:
        value: bool = self.get(field, bool, "true or false")
        return value

    def texts(self, field: str) -> list[str]:
        """A list of texts; a single text is a list of one."""
        return self.texts_of(field, self.get(field, object, "a list of texts"))

    def texts_of(self, field: str, value: object) -> list[str]:
        values = [value] if isinstance(value, str) else value
        for text in self.check(field, values, list, "a list of texts"):
            self.check(field, text, str, "a list of texts")
        assert isinstance(values, list)
        return values

    def numbers(self, field: str, low: int, high: int) -> list[int]:
        """A list of whole numbers; a single number is a list of one."""
        expected = f"a list of whole numbers from {low} to {high}"
        value = self.get(field, object, expected)
        values = value if isinstance(value, list) else [value]
        for number in values:
            if not low <= self.check(field, number, int, expected) <= high:
                raise self.bad(field, f"{number!r} is not a whole number from {low} to {high}")
        return list(values)

    def table(self, field: str) -> Part:
        """A table inside this one; an empty one where it is not there."""
        if not self.has(field):
            return Part(self.file, self.at(field), {})
        return Part(self.file, self.at(field), self.get(field, dict, "a table"))

    def tables(self, field: str) -> list[Part]:
        """The entries of a list of tables, none where it is not there; they count from 1."""
        if not self.has(field):
            return []
        entries = self.get(field, list, f"a list of tables, [[{self.at(field)}]]")
        return [
            Part(
                self.file,
                f"{self.at(field)} {number}",
                self.check(field, entry, dict, f"a list of tables, [[{self.at(field)}]]"),
            )
            for number, entry in enumerate(entries, start=1)
        ]

    def done(self) -> None:
        for field in self.fields:
            if field not in self.read:
                known = ", ".join(sorted(self.read))
                raise self.bad(field, f"unknown; here one can write {known}")
