"""What every data file has: names, texts and gifts."""

from __future__ import annotations

from tablee.games.rococo.rules.gift import KINDS, Gift
from tablee.games.rococo.rules.ids import STAPLES
from tablee.kernel import LANGUAGES, Data, Fields, Noun

COPIES = 5  # R3.5: of a starting card, one for each player


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


def open_file(data: Data, file: str, *tables: str) -> None:
    """A file has these tables; where it says how many entries the last one has, it has them."""
    data.row(file).skip("meta", *tables).done()
    meta = data.row(file, "meta").skip("source", "source_note")
    meta.choice("game", ["patisserie_rococo"])
    if meta.has("count"):
        count = len(data.rows(file, tables[-1])) * meta.number("copies", COPIES, COPIES, 1)
        meta.number("count", count, count)
    meta.done()


def fixed(row: Fields, **values: int) -> Fields:
    """Numbers that the rules know by heart: the file shows them, and cannot change them."""
    for name, value in values.items():
        if row.number(name, 0, 99) != value:
            raise row.bad(name, f"the rules know {value} only")
    return row


def names_of(row: Fields, field: str = "name") -> dict[str, str]:
    """In both languages, with the apostrophes of print instead of the keyboard's."""
    return {language: row.text(f"{field}_{language}").replace("'", "’") for language in LANGUAGES}


def read_gift(row: Fields, field: str) -> Gift:
    """R3.10: on a space, a slot or a tile."""
    word = row.choice(field, list(KINDS))
    staple = row.choice("staple", STAPLES) if word == "staple" else word
    which = STAPLES.index(staple) if staple in STAPLES else 0
    gift = Gift(KINDS[word], row.number("amount", 1, 20, 1), which)
    row.done()
    return gift
