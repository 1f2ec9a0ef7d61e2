"""The numbered rulebook: what a citation means, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.kernel import KERNEL_RULES, LANGUAGES, BadData, Rulebook
from tablee.kernel.rulebook import DEEPEST, LONGEST, read_toml

BOOK = """\
title = { en = "The rules", fr = "Les règles" }
source = "a booklet"

[[chapter]]
id = "1"
en = "Setup"
fr = "Mise en place"

["R1.10"]
chapter = "1"
source = "book/house"
page = 4
en = "Ten."
fr = "Dix."
rulings = ["Q1"]
["R1.10".no]
too-late = { en = "Too late.", fr = "Trop tard." }

["R1.2"]
en = "Two."
fr = "Deux."

["Q1"]
ruling = true
en = "A ruling."
fr = "Une décision."
"""


def book(tmp_path: Path, text: str) -> Rulebook:
    path = tmp_path / "rulebook.toml"
    path.write_text(text, "utf-8")
    return Rulebook(path)


def test_a_rulebook_reads_as_it_is_written(tmp_path: Path) -> None:
    rules = book(tmp_path, BOOK)
    assert rules.title["fr"] == "Les règles"
    assert rules.source == "a booklet"
    assert rules.chapters == {"1": {"en": "Setup", "fr": "Mise en place"}}
    rule = rules.rules["R1.10"]
    assert (rule.chapter, rule.source, rule.page) == ("1", "book/house", 4)
    assert rule.rulings == ("Q1",)
    assert not rule.is_ruling
    assert rules.rules["Q1"].is_ruling
    bare = rules.rules["R1.2"]
    assert (bare.chapter, bare.source, bare.page, bare.rulings) == ("", "house", 0, ())


def test_rules_sort_by_number_not_by_letter(tmp_path: Path) -> None:
    assert [rule.number for rule in book(tmp_path, BOOK).in_order()] == ["Q1", "R1.2", "R1.10"]


def test_citations_lead_to_sentences(tmp_path: Path) -> None:
    rules = book(tmp_path, BOOK)
    assert rules.knows("R1.2")
    assert rules.knows("R1.10:too-late")
    assert not rules.knows("R1.10:too-early")
    assert not rules.knows("R9")
    assert rules.reasons("R1.2") == {"en": "Two.", "fr": "Deux."}
    assert rules.reasons("R1.10:too-late")["fr"] == "Trop tard."


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("source = 'x'", "rulebook.toml, title: the en text is missing"),
        (BOOK.replace('fr = "Deux."', ""), "R1.2: the fr text is missing"),
        (BOOK.replace('fr = "Deux."', 'fr = " "'), "R1.2: the fr text is missing"),
        (BOOK.replace('["R1.2"]', '["rule two"]'), "a rule's number looks like R3.2 or Q7"),
        (BOOK.replace("page = 4", "pgae = 4"), "R1.10, pgae: unknown field; known:"),
        (BOOK.replace("page = 4", "page = 'iv'"), "R1.10, page: 'iv' is not a whole number"),
        (BOOK.replace("book/house", "book/hearsay"), "R1.10, source: 'hearsay' is none of"),
        (BOOK.replace('chapter = "1"', 'chapter = "7"'), "chapter: there is no chapter '7'"),
        (BOOK.replace(', fr = "Trop tard."', ""), "R1.10, no.too-late: the fr text is missing"),
        (BOOK.replace('fr = "Mise en place"', ""), "chapter, 1: the fr text is missing"),
        ('R5 = "five"\n' + BOOK, "R5: a table is expected here"),
        ("chapter = ['one']\n" + BOOK.partition("[[")[0], "chapter: a table is expected here"),
        (BOOK + 'no = "never"\n', "Q1, no: a table is expected here"),
        ("= 3", "rulebook.toml: not readable as TOML"),
    ],
)
def test_complaints_say_where_and_why(tmp_path: Path, text: str, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        book(tmp_path, text)


def toml(tmp_path: Path, text: str) -> dict[str, object]:
    path = tmp_path / "any.toml"
    path.write_text(text, "utf-8")
    return read_toml(path)


def test_a_file_may_be_so_long_and_no_longer(tmp_path: Path) -> None:
    comment = "#" * (LONGEST - 6)
    assert toml(tmp_path, f"x = 1\n{comment}") == {"x": 1}
    with pytest.raises(BadData, match=r"any.toml: longer than 1000000 characters"):
        toml(tmp_path, f"x = 1\n#{comment}")


def test_a_file_may_be_nested_so_deep_and_no_deeper(tmp_path: Path) -> None:
    for opened, closed in (("[", "]"), ("{ x = ", "}")):
        assert toml(tmp_path, f"x = {opened * (DEEPEST - 2)}[]{closed * (DEEPEST - 2)}")
        with pytest.raises(BadData, match=r"any.toml: nested deeper than 20 tables"):
            toml(tmp_path, f"x = {opened * (DEEPEST - 1)}[]{closed * (DEEPEST - 1)}")


def test_what_is_nested_too_deep_to_be_read_is_told_the_same(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"any.toml: nested deeper than 20 tables"):
        toml(tmp_path, f"x = {'[' * 5000}{']' * 5000}")


def test_a_text_may_hold_a_hundred_dots_in_a_row(tmp_path: Path) -> None:
    """More of them could be a key that makes a table each, too many to be read at all."""
    dots = "." * (5 * DEEPEST)
    assert toml(tmp_path, f'x = "{dots}"') == {"x": dots}
    with pytest.raises(BadData, match=r"any.toml: nested deeper than 20 tables"):
        toml(tmp_path, f'x = "{dots}."')


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"rulebook.toml: the file is missing"):
        Rulebook(tmp_path / "rulebook.toml")


def test_the_kernels_own_rules_are_complete() -> None:
    assert [rule.number for rule in KERNEL_RULES.in_order()] == ["K1", "K2", "K3", "K4", "K5"]
    for rule in KERNEL_RULES.in_order():
        assert set(rule.text) == set(LANGUAGES)
    assert set(KERNEL_RULES.rules["K5"].reasons) == {
        "answered",
        "chance",
        "lasting",
        "other-seat",
        "revealed",
        "turn-over",
    }
