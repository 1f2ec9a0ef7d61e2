"""What every data file has: names and amounts."""

from __future__ import annotations

from tablee.kernel import LANGUAGES, Fields


def names_of(row: Fields, field: str = "name") -> dict[str, str]:
    return {language: row.text(f"{field}_{language}") for language in LANGUAGES}


def amount_of(row: Fields) -> int:
    return row.number("amount", 1, 20, 1)
