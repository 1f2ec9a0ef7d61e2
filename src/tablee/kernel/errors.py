"""What can go wrong, and what each error carries.

TableeError
├── Refused       a move the rules forbid: the rule's number and a reason in both languages
├── BadInput      an impossible request: seat count, option, move text
│   ├── Missing   there is no such game, rule or file
│   └── BadData   a data file that cannot be used: file, entry, field and reason
├── BadRecord     a record that does not replay: the line and what is wrong with it
└── BadScenario   a scenario file that cannot be run: file, place and reason
"""

from __future__ import annotations


class TableeError(Exception):
    """The root of every error a caller may want to show to a person."""


class Refused(TableeError):
    """A legal question, an illegal answer.

    `rule` is the number of the rule that forbids the move and `why` the name of the reason under
    that rule ("" for the rule's own sentence). The rules raise it bare; the match adds the
    sentence in every language, so that whoever catches it can show it.
    """

    def __init__(self, cited: str, reasons: dict[str, str] | None = None) -> None:
        rule, _, why = cited.partition(":")
        self.cited = cited
        self.rule = rule
        self.why = why
        self.reasons = reasons or {}
        super().__init__(rule)

    def reason(self, language: str) -> str:
        return self.reasons.get(language, self.rule)

    def __str__(self) -> str:
        return f"{self.rule}: {self.reason('en')}" if self.reasons else self.rule


class BadInput(TableeError):
    """A request nobody can carry out; the sentence says what would be right."""


class Missing(BadInput):
    """There is no such thing; the sentence says what there is."""


class BadRecord(TableeError):
    """This record cannot be replayed."""

    def __init__(self, reason: str, line: int = 0) -> None:
        self.line = line
        super().__init__(f"line {line}: {reason}" if line else reason)


class BadData(BadInput):
    """This data file is wrong: where, and why."""

    def __init__(self, file: str, entry: str, field: str, reason: str) -> None:
        self.file = file
        self.entry = entry
        self.field = field
        place = ", ".join(part for part in (file, entry, field) if part)
        super().__init__(f"{place}: {reason}")


class BadScenario(TableeError):
    """This scenario cannot be run: where, and why."""

    def __init__(self, file: str, place: str, reason: str) -> None:
        self.file = file
        self.place = place
        where = f"{file}, {place}" if place else file
        super().__init__(f"{where}: {reason}")
