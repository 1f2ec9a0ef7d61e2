"""The table as lines: drawn by the game's own `screen.py` where there is one, else from the view.

A game's screen module may have
    render(speaker, game, view) -> lines, or anything Rich can draw
    epilogue(speaker, game, view) -> lines said after the end
    styles(game) -> {regular expression: Rich style}, for decoration
    news(speaker, game, events) -> sentences about what happened, where some belong together
    question(speaker, game, view) -> what is asked, in the present position
    label(speaker, game, view, move) -> a move, in the present position
    leave_out(game, view, moves) -> moves that need not be listed to be found
    about(speaker, game, view, words) -> lines about the things of that name
    concerns(game, view) -> whoever passes on is asked again when this changes
"""

from __future__ import annotations

import importlib
import importlib.util
from collections import Counter
from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING

from tablee.i18n import Speaker
from tablee.kernel import Event, Game, View

if TYPE_CHECKING:
    from tablee.cli.terminal import Drawing


def screen_of(game: Game) -> ModuleType | None:
    name = type(game).__module__.rpartition(".")[0] + ".screen"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def table(speaker: Speaker, view: View) -> Drawing:
    screen = screen_of(speaker.game)
    if screen is None:
        return generic(speaker, view)
    drawing: Drawing = screen.render(speaker, speaker.game, view)
    return drawing


def epilogue(speaker: Speaker, view: View) -> list[str]:
    said = getattr(screen_of(speaker.game), "epilogue", None)
    return list(said(speaker, speaker.game, view)) if said else []


def styles(game: Game) -> dict[str, str]:
    chosen = getattr(screen_of(game), "styles", None)
    return dict(chosen(game)) if chosen else {}


def news(speaker: Speaker, events: Sequence[Event]) -> list[str]:
    told = getattr(screen_of(speaker.game), "news", None)
    if told is None:
        return [speaker.event(event) for event in events]
    return list(told(speaker, speaker.game, events))


def question(speaker: Speaker, view: View) -> str:
    asked = getattr(screen_of(speaker.game), "question", None)
    return str(asked(speaker, speaker.game, view)) if asked else speaker.ask(view.phase, view.seat)


def label(speaker: Speaker, view: View, move: int) -> str:
    said = getattr(screen_of(speaker.game), "label", None)
    return str(said(speaker, speaker.game, view, move)) if said else speaker.move(move)


def leave_out(game: Game, view: View, moves: Sequence[int]) -> set[int]:
    hidden = getattr(screen_of(game), "leave_out", None)
    return set(hidden(game, view, moves)) if hidden else set()


def about(speaker: Speaker, view: View, words: str) -> list[str]:
    said = getattr(screen_of(speaker.game), "about", None)
    return list(said(speaker, speaker.game, view, words)) if said and words else []


def concerns(game: Game, view: View) -> object:
    looked_at = getattr(screen_of(game), "concerns", None)
    return looked_at(game, view) if looked_at else None


def generic(speaker: Speaker, view: View) -> list[str]:
    """Every fact and every zone of the view under its name; the empty ones in one line."""
    lines = [fact(speaker, key, value) for key, value in view.facts.items()]
    empty = []
    for name, faces in view.zones.items():
        if faces or name in view.mine:
            mark = "* " if name in view.mine else "  "
            lines.append(mark + speaker.pair(speaker.zone(name), cards(speaker, faces)))
        else:
            empty.append(speaker.zone(name))
    return [*lines, speaker.texts("empty-zones", zones="; ".join(empty))] if empty else lines


def fact(speaker: Speaker, key: str, value: object) -> str:
    """In the game's words where it has some; else as they stand: facts are data, not messages."""
    message = f"fact-{key}"
    name = speaker.texts(message) if speaker.texts.has(message) else key.replace("_", " ")
    agreed = f"option-{key}-{value}"
    said = speaker.texts(agreed) if speaker.texts.has(agreed) else plainly(speaker, value)
    return speaker.pair(name, said)


def plainly(speaker: Speaker, value: object) -> str:
    if isinstance(value, bool):
        return speaker.texts("yes" if value else "no")
    if isinstance(value, dict):
        return ", ".join(f"{key} {plainly(speaker, part)}" for key, part in value.items())
    if isinstance(value, Sequence) and not isinstance(value, str):
        return " | ".join(plainly(speaker, part) for part in value) or "-"
    return str(value)


def cards(speaker: Speaker, faces: Sequence[int]) -> str:
    """Known cards by notation and name, equal ones counted; the others as a number."""
    if not faces:
        return speaker.texts("no-cards")
    known = Counter(face for face in faces if face >= 0)
    hidden = sum(1 for face in faces if face < 0)
    parts = [card(speaker, face, count) for face, count in known.items()]
    if hidden:
        parts.append(speaker.texts("hidden-cards", n=hidden))
    return ", ".join(parts)


def card(speaker: Speaker, face: int, count: int) -> str:
    code, name = speaker.game.kinds[face], speaker.noun("card", face, n=count)
    text = code if code == name else f"{code} ({name})"
    return text if count == 1 else f"{count} x {text}"
