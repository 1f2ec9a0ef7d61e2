"""A show describes by what it is told: the sort, number and owner of a place, a move's own fields.

No show takes the name of a place, an event or a move apart, or puts a ref together: what those are
made of is said by the kernel (`Place`), the catalogue (`Move.forms`) and `tablee.show.refs`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tablee
from tablee.games import keys, load
from tablee.show import show_of

PACKAGE = Path(tablee.__file__).parent
# What these read is no name: punctuation, a message's marks, codes of a reason, a module.
EXCEPT = {
    "show/refs.py": {"split", "rpartition"},  # where refs are made
    "show/sentences.py": {"split", "removesuffix", "partition"},  # marks, forms, locks
    "show/viewer_log.py": {"partition", "isdecimal"},  # bookmarks
    "show/show.py": {"rpartition"},  # the package of a game
    "show/text.py": {"rstrip"},  # blanks at the end of a line
}
MADE = re.compile(r"""\brefs=\{\[[^\]}]*["'`][^}]*\}""")  # in a page, out of words
CUTS = {
    *("split", "rsplit", "partition", "rpartition", "removeprefix", "removesuffix"),
    *("startswith", "endswith", "lstrip", "rstrip", "isdigit", "isdecimal", "isnumeric"),
}
JOINTS = "_:/"  # what the parts of names and refs are joined by


def shows() -> list[Path]:
    games = [*PACKAGE.glob("games/*/show.py"), *PACKAGE.glob("games/*/show/*.py")]
    return sorted([*PACKAGE.glob("show/*.py"), *games])


def offences(code: str, allowed: set[str]) -> Iterator[str]:
    """The lines on which a text is cut, or a name put together."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in CUTS - allowed:
                yield f"{node.lineno}: .{node.func.attr}("
        elif isinstance(node, ast.JoinedStr) and "split" not in allowed and is_name(node):
            yield f"{node.lineno}: {ast.unparse(node)}"


def is_name(node: ast.JoinedStr) -> bool:
    """`f"hand_{seat}"`, `f"card:{face}"`, `f"{zone}/card:{face}"`: a word, a joint, a value."""
    for before, after in zip(node.values, node.values[1:], strict=False):
        if isinstance(before, ast.Constant) and isinstance(after, ast.FormattedValue):
            text = str(before.value)
            word = text[:-1].replace("_", "").lstrip(JOINTS)
            if text == "_" or (text[-1:] in JOINTS and word.isalpha()):
                return True
    return False


@pytest.mark.parametrize("path", shows(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_show_takes_no_name_apart_and_puts_none_together(path: Path) -> None:
    allowed = EXCEPT.get(path.relative_to(PACKAGE).as_posix(), set())
    assert list(offences(path.read_text("utf-8"), allowed)) == []


@pytest.mark.parametrize(
    "line",
    [
        'sort, _, number = name.rpartition("_")',
        'place.startswith("hand_")',
        'base = name.rstrip("0123456789_")',
        'event.key.removeprefix("offer-")',
        'refs = [f"card:{face}"]',
        'return f"hand_{seat + 1}"',
        'f"{zone}_{seat}/card:{key}"',
        "owner = int(number) if number.isdecimal() else None",
    ],
)
def test_it_would_be_found_out(line: str) -> None:
    assert list(offences(line, set()))


@pytest.mark.parametrize("key", keys())
def test_a_page_gives_a_thing_the_refs_that_the_table_says(key: str) -> None:
    pages = sorted((PACKAGE / "games" / key / "client").glob("*.svelte"))
    made = [MADE.search(page.read_text("utf-8")) for page in pages]
    assert [found[0] for found in made if found] == []


def test_words_are_no_names() -> None:
    good = ['f"table-{key}"', 'f"{n} × {name}"', 'f"zone-hidden-{zone.base}"', 'f"{name}, {costs}"']
    assert not [line for line in good if list(offences(line, set()))]


@pytest.mark.parametrize("key", keys())
def test_what_heads_a_log_and_what_is_dull_are_events(key: str) -> None:
    game = load(key)
    show = show_of(game)
    assert show.heads | show.dull <= set(game.events)
    assert show.heads, "a log without a beginning is one long list"
