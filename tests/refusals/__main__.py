"""Write what is kept of a game anew: `python -m tests.refusals [--played] GAME...`.

With `--played` the bots play their games again too: where a rule changed, the old ones may no
longer be possible.
"""

from __future__ import annotations

import sys

from tablee import games
from tests.refusals.counting import gathered_anew, refusals, refusals_of, stories, stories_of
from tests.refusals.gathering import play_well

for key in [word for word in sys.argv[1:] if word != "--played"]:
    game = games.load(key)
    if "--played" in sys.argv:
        play_well(game)
    found = gathered_anew(game)
    refusals_of(game).write_text(refusals(found), "utf-8")
    stories_of(game).write_text(stories(found), "utf-8")
