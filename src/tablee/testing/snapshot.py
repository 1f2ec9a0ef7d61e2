"""The whole of a state as plain values, to see whether and where two states differ."""

from __future__ import annotations

from functools import cache

from tablee.kernel import Phase

UNSET = object()
PLAIN = frozenset({int, float, bool, str, bytes, type(None)})


def freeze(value: object) -> object:
    """Everything reachable from `value` as tuples and dicts; equal where nothing differs."""
    return _frozen(value, {})


def _frozen(value: object, known: dict[int, tuple[object, object]]) -> object:
    """`known`: objects met already, by identity; a box that all seats share is frozen once."""
    if type(value) in PLAIN:
        return value
    if isinstance(value, list | tuple):
        return tuple([part if type(part) in PLAIN else _frozen(part, known) for part in value])
    if isinstance(value, dict):
        return {key: _frozen(part, known) for key, part in value.items()}
    if isinstance(value, set | frozenset):
        return tuple(sorted(map(repr, value)))
    if isinstance(value, Phase):  # shared objects without data
        return type(value).__qualname__
    if id(value) not in known:
        parts = {
            name: part if type(part) in PLAIN else _frozen(part, known)
            for name, part in fields(value)
        }
        known[id(value)] = (value, parts)
    return known[id(value)][1]


def fields(value: object) -> list[tuple[str, object]]:
    """An object's attributes by name, compiled or not."""
    found = [(name, getattr(value, name, UNSET)) for name in _declared(type(value).__mro__)]
    return [
        *(pair for pair in found if pair[1] is not UNSET),
        *getattr(value, "__dict__", {}).items(),
    ]


@cache
def _declared(classes: tuple[type, ...]) -> list[str]:
    """The attributes that classes reserve places for: those of compiled classes, and slots."""
    names: dict[str, None] = {}
    for base in classes:
        for listed in ("__mypyc_attrs__", "__slots__"):
            found = base.__dict__.get(listed, ())
            names.update(dict.fromkeys([found] if isinstance(found, str) else found))
    return [name for name in names if not name.startswith("__")]


def difference(before: object, after: object, path: str = "") -> str:
    """Where two frozen values part, as a path with both values; "" where they are equal."""
    if before == after:
        return ""
    for name, one, other in _pairs(before, after):
        if one != other:
            return difference(one, other, path + name)
    return f"{path.lstrip('.') or 'the whole'} was {shorten(before)}, is {shorten(after)}"


def _pairs(before: object, after: object) -> list[tuple[str, object, object]]:
    """The parts two values have in common by name or place; none where their shapes differ."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return [(f".{name}", part, after[name]) for name, part in before.items()]
    if isinstance(before, tuple) and isinstance(after, tuple) and len(before) == len(after):
        return [
            (f"[{at}]", one, other)
            for at, (one, other) in enumerate(zip(before, after, strict=True))
        ]
    return []


def shorten(value: object, length: int = 120) -> str:
    text = repr(value)
    return text if len(text) <= length else text[: length - 3] + "..."


def containers(value: object) -> dict[int, str]:
    """The identities of all lists, dicts and sets inside `value`, with the path to each."""
    found: dict[int, str] = {}
    _collect(value, "", found, set())
    return found


def _collect(value: object, path: str, found: dict[int, str], seen: set[int]) -> None:
    if type(value) in PLAIN or isinstance(value, Phase) or id(value) in seen:
        return
    seen.add(id(value))
    if isinstance(value, list | dict | set):
        found[id(value)] = path
    if isinstance(value, dict):
        parts: list[tuple[str, object]] = [(f"[{key!r}]", part) for key, part in value.items()]
    elif isinstance(value, list | tuple):
        parts = [
            (f"[{at}]", part) for at, part in enumerate(value) if type(part) not in PLAIN
        ]  # most lists hold nothing else
    elif isinstance(value, set | frozenset):
        parts = []
    else:
        parts = [(f".{name}", part) for name, part in fields(value)]
    for name, part in parts:
        _collect(part, (path + name).lstrip("."), found, seen)
