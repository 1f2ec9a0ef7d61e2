"""Write the counts of a game anew: `python -m tests.refusals GAME...`."""

from __future__ import annotations

import sys

from tablee import games
from tests.refusals.counting import counted, kept

for key in sys.argv[1:]:
    game = games.load(key)
    kept(game).write_text(counted(game), "utf-8")
