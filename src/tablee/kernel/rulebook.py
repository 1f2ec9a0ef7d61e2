"""The numbered rulebook of a game: what a citation means, in every language.

One TOML file per game, both languages side by side: a table per rule ("R3.2") with its chapter,
source and sentence, and under `no` the short sentences with which a refused move is answered.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tablee.kernel.errors import BadData

LANGUAGES = ("en", "fr")
SOURCES = ("book", "house", "arith", "public")
NUMBER = re.compile(r"^[A-Z]+\d+(\.\d+)*[a-z]?$")
FIELDS = {"chapter", "page", "source", "en", "fr", "rulings", "ruling", "rules", "no"}


@dataclass(frozen=True)
class Rule:
    """One numbered rule, or a ruling (Q…) on rules that the book leaves open."""

    number: str
    chapter: str
    source: str
    page: int
    text: dict[str, str]
    reasons: dict[str, dict[str, str]] = field(default_factory=dict)
    rulings: tuple[str, ...] = ()
    is_ruling: bool = False

    def order(self) -> tuple[str, tuple[int, ...]]:
        """Sorts R2 before R10."""
        letters = self.number.rstrip("0123456789.abcdefghijklmnopqrstuvwxyz")
        return letters, tuple(int(part) for part in re.findall(r"\d+", self.number))


class Rulebook:
    """All rules of a game, by number."""

    def __init__(self, path: Path) -> None:
        self.file = path.name
        raw = read_toml(path)
        self.title = self._both(raw.get("title"), "title", "")
        self.source = str(raw.get("source", ""))
        self.chapters: dict[str, dict[str, str]] = {}
        for entry in raw.get("chapter", []):
            row = self._table(entry, "chapter", "")
            self.chapters[str(row.get("id", ""))] = self._both(row, "chapter", str(row.get("id")))
        self.rules: dict[str, Rule] = {}
        for number, value in raw.items():
            if number not in ("title", "source", "chapter"):
                self.rules[number] = self._rule(number, value)

    def __repr__(self) -> str:
        return f"<Rulebook {self.title['en']}: {len(self.rules)} rules>"

    def _rule(self, number: str, value: object) -> Rule:
        if not NUMBER.match(number):
            raise BadData(self.file, number, "", "a rule's number looks like R3.2 or Q7")
        row = self._table(value, number, "")
        for name in row:
            if name not in FIELDS:
                raise BadData(self.file, number, name, f"unknown field; known: {sorted(FIELDS)}")
        source = str(row.get("source", "house"))
        for part in source.split("/"):
            if part not in SOURCES:
                raise BadData(self.file, number, "source", f"{part!r} is none of {SOURCES}")
        chapter = str(row.get("chapter", ""))
        if chapter and chapter not in self.chapters:
            raise BadData(self.file, number, "chapter", f"there is no chapter {chapter!r}")
        refusals = self._table(row.get("no", {}), number, "no")
        reasons = {name: self._both(text, number, f"no.{name}") for name, text in refusals.items()}
        page = row.get("page", 0)
        if not isinstance(page, int):
            raise BadData(self.file, number, "page", f"{page!r} is not a whole number")
        return Rule(
            number=number,
            chapter=chapter,
            source=source,
            page=page,
            text=self._both(row, number, ""),
            reasons=reasons,
            rulings=tuple(row.get("rulings", ())),
            is_ruling=bool(row.get("ruling", False)),
        )

    def _table(self, value: object, entry: str, name: str) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise BadData(self.file, entry, name, "a table is expected here")
        return value

    def _both(self, row: object, entry: str, name: str) -> dict[str, str]:
        text = {}
        for language in LANGUAGES:
            value = row.get(language) if isinstance(row, dict) else None
            if not isinstance(value, str) or not value.strip():
                raise BadData(self.file, entry, name, f"the {language} text is missing")
            text[language] = value
        return text

    def knows(self, cited: str) -> bool:
        """Whether a citation ("R3.2" or "R3.2:reason") leads to a sentence."""
        number, _, why = cited.partition(":")
        rule = self.rules.get(number)
        return rule is not None and (not why or why in rule.reasons)

    def reasons(self, cited: str) -> dict[str, str]:
        """The sentence of a citation, by language."""
        number, _, why = cited.partition(":")
        rule = self.rules[number]
        return rule.reasons[why] if why else rule.text

    def in_order(self) -> list[Rule]:
        return sorted(self.rules.values(), key=Rule.order)


DEEPEST = 20  # tables inside tables
TOO_DEEP = f"nested deeper than {DEEPEST} tables"
LONGEST = 1_000_000  # characters of a file
PARTS = re.compile(r"[\n,={}\[\]]")  # between them a dot is one of a key, and makes a table


def read_toml(path: Path) -> dict[str, Any]:
    """A TOML file, or one sentence about what is wrong with it."""
    try:
        text = path.read_text("utf-8")
        if len(text) > LONGEST:
            raise BadData(path.name, "", "", f"longer than {LONGEST} characters")
        if any(part.count(".") > 5 * DEEPEST for part in PARTS.split(text)):
            raise BadData(path.name, "", "", TOO_DEEP)
        return shallow(path.name, tomllib.loads(text))
    except FileNotFoundError:
        raise BadData(path.name, "", "", "the file is missing") from None
    except OSError as error:
        raise BadData(path.name, "", "", f"cannot be read: {error.strerror}") from None
    except RecursionError:
        raise BadData(path.name, "", "", TOO_DEEP) from None
    except ValueError as error:  # also a number of more digits than Python reads
        raise BadData(path.name, "", "", f"not readable as TOML: {error}") from None


def shallow(file: str, table: dict[str, Any]) -> dict[str, Any]:
    """The table, if it is nested no deeper than anything sensible."""
    level: list[object] = [table]
    for _ in range(DEEPEST):
        parts = [part.values() if isinstance(part, dict) else part for part in level]
        level = [one for part in parts for one in part if isinstance(one, dict | list)]  # type: ignore[attr-defined]
        if not level:
            return table
    raise BadData(file, "", "", TOO_DEEP)


KERNEL_RULES = Rulebook(Path(__file__).with_name("rulebook.toml"))
