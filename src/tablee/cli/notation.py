"""`tablee rules GAME --notation`: how moves, cards, events, facts and positions are written."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from itertools import groupby
from textwrap import wrap

from tablee.i18n import Speaker
from tablee.kernel import Game
from tablee.kernel.game import KERNEL_EVENTS
from tablee.scenario.zone_names import zones_of

WIDTH = 96
INDENT = "    "


def notation(speaker: Speaker) -> list[str]:
    """Chapter by chapter: what records, scenarios and the prompt understand."""
    game, texts = speaker.game, speaker.texts
    seats = game.seat_counts()[-1]
    modes = [mode.key for mode in game.modes if seats in mode.seats]
    tables = [zones_of(game, seats, game.settle(seats, {"mode": mode})) for mode in modes]
    zones = sorted({name for table in tables for name in table.listed()})
    return [
        *chapter(texts("notation-moves"), moves(speaker)),
        *chapter(texts("notation-names"), names(game)),
        *chapter(texts("notation-events"), events(game)),
        *chapter(texts("notation-phases"), listed([*game.phases, "over"])),
        *(chapter(texts("notation-alarms"), told(speaker, "alarm")) if game.alarms else []),
        *chapter(texts("notation-zones", seats=seats), listed(zones)),
        *chapter(texts("notation-facts"), facts(speaker)),
        *chapter(texts("notation-options"), options(game)),
        *chapter(texts("notation-position"), told(speaker, "key") or ["-"]),
    ]


def chapter(title: str, lines: Iterable[str]) -> list[str]:
    return [title, *(f"  {line}" for line in lines), ""]


def moves(speaker: Speaker) -> list[str]:
    """One line for each kind of move: its form, an example in words, how many there are."""
    game, found = speaker.game, []
    for _, group in groupby(range(len(game.catalogue)), key=lambda move: shape(game, move)):
        same = list(group)
        count = speaker.texts("notation-count", n=len(same))
        found.append((pattern(game, same), speaker.move(same[0]), count))
    width = max(len(form) for form, _, _ in found)
    return [f"{form:{width}}  {words} ({count})" for form, words, count in found]


def shape(game: Game, move: int) -> tuple[str, ...]:
    form = game.catalogue.forms[move]
    return form["verb"], *form


def pattern(game: Game, same: list[int]) -> str:
    """The text of these moves with what differs in capitals: CARD@BOWL."""
    text = game.catalogue.texts[same[0]]
    form = {key: value for key, value in game.catalogue.forms[same[0]].items() if key != "verb"}
    marks = {key: chr(0xE000 + at) for at, key in enumerate(form)}  # no letter of any notation
    for key, value in sorted(form.items(), key=lambda item: -len(item[1])):
        at = text.rfind(value)
        text = text[:at] + marks[key] + text[at + len(value) :]
    for key, mark in marks.items():
        text = text.replace(mark, key.upper())
    return text


def names(game: Game) -> list[str]:
    """The values of every field of a move, and the cards and things that events name."""
    values: dict[str, list[str]] = {}
    for form in game.catalogue.forms:
        for key, value in form.items():
            if key != "verb" and value not in values.setdefault(key, []):
                values[key].append(value)
    for kind, nouns in game.nouns.items():
        values.setdefault(kind, [noun.key for noun in nouns])
    cards = values.pop("card", [])
    values = {"card": [*cards, *(kind for kind in game.kinds if kind not in cards)], **values}
    return [line for key, known in values.items() for line in wrapped(key, known)]


def events(game: Game) -> list[str]:
    """As scenarios write them: the key and its arguments."""
    declared = {**game.events, **KERNEL_EVENTS}
    return [
        " ".join([key, *(f"{name}={kind.upper()}" for name, kind in game.arguments(key))])
        for key in declared
    ]


def facts(speaker: Speaker) -> list[str]:
    """With the types of those that are named; where nobody has explained them, at least these."""
    types = {key: f"{key} ({kind})" for key, kind in speaker.game.facts.items() if kind != "n"}
    if rows := told(speaker, "fact", types):
        return rows
    return listed([types.get(key, key) for key in speaker.game.facts])


def options(game: Game) -> list[str]:
    modes = [("mode", [mode.key for mode in game.modes])]
    agreed = [(option.key, list(option.values)) for option in game.options]
    return [line for key, values in modes + agreed for line in wrapped(key, values)]


def told(speaker: Speaker, table: str, types: Mapping[str, str] | None = None) -> list[str]:
    """Keys of a position, facts or alarms, as `position.toml` in the game's folder explains them;
    `types`: names with their types."""
    file, texts = speaker.game.folder() / "position.toml", speaker.texts
    content = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    found = []
    for row in content.get(table, []):
        keys = row["names"].replace("`", "").split(", ")
        names = ", ".join((types or {}).get(key, key) for key in keys)
        line = f"{names}: {row[texts.language]}"
        if "without" in row:
            line += " " + texts("notation-left-out", what=row["without"][texts.language])
        plain = line.replace("`", "")  # marks for the page among the documents
        found += wrap(plain, WIDTH, subsequent_indent=INDENT, break_on_hyphens=False)
    return found


def listed(words: list[str]) -> list[str]:
    return wrap(", ".join(words), WIDTH) or ["-"]


def wrapped(key: str, values: list[str]) -> list[str]:
    return wrap(f"{key}: {' '.join(values)}", WIDTH, subsequent_indent=INDENT)
