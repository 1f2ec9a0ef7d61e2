"""Finds the scene of a game: what its `table.py` adds to what the viewer sees."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Sequence
from functools import cache
from types import ModuleType

from tablee.i18n import Speaker
from tablee.i18n.scene import Scene
from tablee.kernel import Game, View

Painter = Callable[[Speaker, Game, View, Sequence[int]], Scene]
NOTHING = Scene()


@cache
def table_of(folder: str) -> ModuleType | None:
    name = f"{folder}.table"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def scene_of(speaker: Speaker, view: View, moves: Sequence[int]) -> Scene:
    """What the game adds for this viewer, who may make these moves."""
    table = table_of(type(speaker.game).__module__.rpartition(".")[0])
    if table is None:
        return NOTHING
    paint: Painter = table.scene
    return paint(speaker, speaker.game, view, moves)
