"""What `print` shows of games, views, asks and worlds, for whoever studies them.

Names as scenarios write them, a line each. In what stands between angle brackets seats count from
0, as programs count them; in zones and facts from 1.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tablee.kernel.game import Game
    from tablee.kernel.hidden import View

FIRST = 3  # so many moves of a list are named in one line


def deciding(acting: list[int]) -> str:
    """Who may act."""
    if not acting:
        return "over"
    if len(acting) == 1:
        return f"seat {acting[0]} decides"
    return f"seats {', '.join(map(str, acting))} decide"


def number_of(things: int, noun: str) -> str:
    return f"{things} {noun}" if things == 1 else f"{things} {noun}s"


def moves_of(texts: list[str]) -> str:
    """How many moves there are, and the first of them."""
    some = ", ".join(texts[:FIRST]) + (", ..." if len(texts) > FIRST else "")
    return f"{len(texts)}: {some}" if texts else "none"


def game_lines(game: Game) -> list[str]:
    """What can be agreed before a match, and how much there is of everything."""
    modes = [f"{mode.key} ({', '.join(map(str, mode.seats))})" for mode in game.modes]
    rows = [("mode", " | ".join(modes))]
    rows += [
        (option.key, " | ".join([option.default, *others(option.values, option.default)]))
        for option in game.options
    ]
    rows.append(("cards", f"{len(game.faces) or len(game.kinds)} of {len(game.kinds)} kinds"))
    rows.append(("moves", moves_of(game.catalogue.texts)))
    rows.append(("rules", f"version {game.version}"))
    rows.append(("data", game.data.hash))
    return columns(rows)


def others(values: tuple[str, ...], default: str) -> list[str]:
    return [value for value in values if value != default]


def view_lines(game: Game, view: View) -> list[str]:
    """Where everything lies, what is known besides, and what was written or won."""
    named = game.view_json(view)
    tables = [named["zones"], named["facts"]]
    rows = [
        (name, shown(value))
        for table in tables
        if isinstance(table, dict)
        for name, value in table.items()
    ]
    rows += [(name, shown(named[name])) for name in ("notes", "scores") if named[name]]
    return columns(rows)


def columns(rows: list[tuple[str, str]]) -> list[str]:
    width = max(len(name) for name, _ in rows)
    return [f"{name:{width}}  {value}" for name, value in rows]


def shown(value: object) -> str:
    """A value of a view, lists of words as one would write them; `-` where there is nothing."""
    if isinstance(value, list) and all(isinstance(entry, str) and entry for entry in value):
        return " ".join(counted(value)) or "-"
    if isinstance(value, list):
        return f"[{', '.join(shown(entry) for entry in value)}]"
    if isinstance(value, dict):
        parts = ", ".join(f"{key} {shown(part)}" for key, part in value.items())
        return f"{{{parts}}}"
    return "-" if value is None or value == "" else str(value)


def counted(words: list[str]) -> list[str]:
    """Neighbours that are alike in one: pepper*12."""
    runs = [(word, len(list(same))) for word, same in groupby(words)]
    return [word if number == 1 else f"{word}*{number}" for word, number in runs]
