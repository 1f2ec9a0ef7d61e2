"""The page of sizes says what the tree has."""

from __future__ import annotations

import pytest

from docs.reference import size

OFF = 0.02  # so much a row may lag behind


def strays(text: str) -> list[str]:
    """The rows of a page that are further off than that, or that count something else."""
    said = size.read(text)
    found = []
    for name, (_, rows) in size.TABLES.items():
        counted = rows()
        if [row[0] for row in said[name]] != [row[0] for row in counted]:
            found.append(name)
            continue
        for old, new in zip(said[name], counted, strict=True):
            pairs = zip(old[1:], new[1:], strict=True)
            if any(abs(was - now) > OFF * now for was, now in pairs):
                found.append(new[0])
    return found


def test_the_page_is_as_large_as_the_tree() -> None:
    """After a change: python -m docs.reference.size."""
    assert not strays(size.PAGE.read_text("utf-8"))


def test_every_part_of_the_package_is_counted() -> None:
    named = {name for _, names, _ in size.PARTS for name in names}
    parts = {path.parent for path in size.PACKAGE.glob("*/__init__.py")}
    parts |= {path.parent for path in size.PACKAGE.glob("games/*/__init__.py")}
    parts -= {size.PACKAGE / "games"}
    assert {path.relative_to(size.PACKAGE).as_posix() for path in parts} == named


@pytest.mark.parametrize("name", sorted(size.TABLES))
def test_a_row_that_is_stale_is_found(name: str) -> None:
    text = size.page(size.PAGE.read_text("utf-8"))
    assert strays(text) == []
    what, _, now = size.read(text)[name][0]
    old = text.replace(f" {size.number(now)} |", f" {size.number(now + now // 40)} |")
    assert what in strays(old)
    assert size.page(old) == text
