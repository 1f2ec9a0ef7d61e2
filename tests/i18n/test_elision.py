"""French elides "de Ana" into "d’Ana": no name stands where it might, but in quotes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[2]
FILES = [
    *sorted((ROOT / "src/tablee").rglob("fr.ftl*")),
    ROOT / "client/src/locales/fr.ftl",
]
ELIDED = re.compile(
    r"(?:^|[^\w’'])(?:de|le|la|que|ne|se|me|te|je|jusque|lorsque|puisque|quoique)\s+$",
    re.IGNORECASE,
)
HALF = re.compile(r"[a-z]’$", re.IGNORECASE)  # "d’" and a name that may be Bob's
VOWELS = tuple("aeiouyàâæéèêëîïôœùûh")
NUMBERS = {"n", "money", "points", "seats", "sum", "value"}
NUMBERED = {("table-prize-critic", "second"), ("table-prize-critic", "others")}

Words = dict[str, ast.Message | ast.Term]


def words_of(text: str) -> Words:
    entries = FluentParser().parse(text).body
    return {one.id.name: one for one in entries if isinstance(one, ast.Message | ast.Term)}


def wrong(words: Words) -> list[str]:
    """The messages in which something that may begin with a vowel follows what elides."""
    return [
        f"{name}: {told}"
        for name, entry in words.items()
        for pattern in (entry.value, *(attribute.value for attribute in entry.attributes))
        for told in (met(pattern, "") if pattern else ())
        if not (told in NUMBERS or (name, told) in NUMBERED or of_consonants(words, told))
    ]


def of_consonants(words: Words, noun: str) -> bool:
    """Whether a noun of the game begins with a consonant, whichever it is: `tray-a`, `tray-b`."""
    named = [entry.value for name, entry in words.items() if name.startswith(f"{noun}-")]
    return bool(named) and not any(begins_with_vowel(pattern) for pattern in named)


def begins_with_vowel(pattern: ast.Pattern | None) -> bool:
    first = pattern.elements[0] if pattern else None
    return isinstance(first, ast.TextElement) and first.value.lower().startswith(VOWELS)


def met(pattern: ast.Pattern, before: str) -> Iterator[str]:
    """What stands right behind a word that elides, or behind one that has: a variable's name, or
    the words of a variant."""
    if ELIDED.search(before) and begins_with_vowel(pattern):
        yield str(getattr(pattern.elements[0], "value", ""))
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            before = (before + element.value)[-30:]
            continue
        inner = element.expression
        if isinstance(inner, ast.SelectExpression):
            for variant in inner.variants:
                yield from met(variant.value, before)
        elif isinstance(inner, ast.VariableReference) and (
            ELIDED.search(before) or HALF.search(before)
        ):
            yield inner.id.name
        before = ""


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_name_stands_where_french_elides(file: Path) -> None:
    assert wrong(words_of(file.read_text("utf-8"))) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a = Offre de { $seat }", ["a: seat"]),
        ("a = Offre d’{ $seat }", ["a: seat"]),
        ("a = Offre\n    .seat = parce que { $card }", ["a: card"]),
        ("a = Offre de { $n ->\n   *[other] { $seat }\n }", ["a: seat"]),
        ("a = Il ne manque que { $n ->\n   *[one] un œuf\n }", ["a: un œuf"]),
        ("a = Sur le { $tray }\ntray-a = avant\ntray-b = plateau", ["a: tray"]),
        ("a = Sur le { $tray }\ntray-b = plateau", []),
        ("a = Offre : { $seat }, que { $n } voient à { $seat }", []),
    ],
)
def test_where_french_elides_is_found(text: str, found: list[str]) -> None:
    assert wrong(words_of(text)) == found
