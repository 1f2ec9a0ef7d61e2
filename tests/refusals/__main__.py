"""Write the counts of a game anew: `python -m tests.refusals GAME...`."""

from __future__ import annotations

import sys

from tablee import games
from tests.refusals.counting import FOLDER, counted

for key in sys.argv[1:]:
    game = games.load(key)
    (FOLDER / f"{game.key}.txt").write_text(counted(game), "utf-8")
