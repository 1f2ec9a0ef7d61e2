"""What every data file has: names, texts and gifts."""

from __future__ import annotations

from tablee.games.rococo.rules.gift import KINDS, Gift
from tablee.games.rococo.rules.ids import STAPLES
from tablee.kernel import LANGUAGES, Fields, Noun


class Words:
    """What things are called and what is written on them, sort by sort, in the order of reading."""

    def __init__(self) -> None:
        self.nouns: dict[str, list[Noun]] = {}
        self.texts: dict[str, list[dict[str, str]]] = {}

    def name(self, sort: str, row: Fields) -> str:
        """Note the name of a thing; its key."""
        noun = Noun(row.text("id"), names_of(row))
        self.nouns.setdefault(sort, []).append(noun)
        return noun.key

    def write(self, sort: str, text: dict[str, str]) -> None:
        self.texts.setdefault(sort, []).append(text)

    def keys(self, sort: str) -> list[str]:
        return [noun.key for noun in self.nouns[sort]]


def names_of(row: Fields, field: str = "name") -> dict[str, str]:
    return {language: row.text(f"{field}_{language}") for language in LANGUAGES}


def read_gift(row: Fields, field: str) -> Gift:
    """R3.10: on a space, a slot or a tile."""
    word = row.choice(field, list(KINDS))
    staple = row.choice("staple", STAPLES) if word == "staple" else word
    which = STAPLES.index(staple) if staple in STAPLES else 0
    gift = Gift(KINDS[word], row.number("amount", 1, 20, 1), which)
    row.done()
    return gift
