"""Paths into views, and when a value in a file and a value in a view are the same."""

from __future__ import annotations

from typing import Final

from tablee.kernel.position import written_out
from tablee.kernel.printed import counted

ROOTS: Final = ("zones", "facts", "notes", "mine")  # the rest of a view has keys of its own


class NotThere:
    """What a path leads to where the view ends before it."""

    def __str__(self) -> str:
        return "not there"


NOT_THERE: Final = NotThere()


def look_up(tree: object, path: list[str]) -> object:
    """Follow names through tables and numbers, from 1, through lists."""
    for name in path:
        if isinstance(tree, dict) and name in tree:
            tree = tree[name]
        elif isinstance(tree, list) and name.isdecimal() and 1 <= int(name) <= len(tree):
            tree = tree[int(name) - 1]
        else:
            return NOT_THERE
    return tree


def alike(wanted: object, found: object, loose: bool) -> bool:
    """Lists may be written as a text with blanks ("olive*2 shrimp"), or as their length.

    `loose`: their order does not matter.
    """
    if isinstance(found, list):
        if isinstance(wanted, int) and not isinstance(wanted, bool):
            return len(found) == wanted
        if isinstance(wanted, str):
            wanted, found = written_out(wanted), [str(entry) for entry in found]
        if loose and isinstance(wanted, list):
            return sorted(map(str, wanted)) == sorted(map(str, found))
    return type(wanted) is type(found) and wanted == found


def shown(value: object) -> str:
    """A value for a message, lists of words as one would write them: equal ones counted."""
    if isinstance(value, list) and value and all(isinstance(entry, str) for entry in value):
        return " ".join(counted(value))
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if value != "" else "nothing"
