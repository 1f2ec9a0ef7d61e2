"""The folder of a game's sources, with its tests and stored playthroughs."""

from __future__ import annotations

import sys
from pathlib import Path

from tablee.kernel import Game


def source_folder(game: Game) -> Path:
    """Where its stored playthroughs lie: beside the code, or where its package's path leads.

    An installed game has none; whoever tests it adds the folder of its sources to that path.
    """
    package = sys.modules.get(type(game).__module__.rpartition(".")[0])
    folders = [game.folder(), *map(Path, getattr(package, "__path__", ()))]
    return next((folder for folder in folders if (folder / "golden").is_dir()), folders[0])
