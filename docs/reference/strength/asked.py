"""A checkout's own engine and bots, asked line by line: what `checkout` starts with each engine.

A question is a JSON object on a line of its own, and so is the answer. It stands alone: of this
folder it imports nothing, so that any checkout's code can be asked by it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tablee.arena.fingerprint import fingerprint
from tablee.arena.lineup import Arena, Lineup
from tablee.bots import find_or_load
from tablee.bots.levels import Level
from tablee.kernel import Game, State

Question = dict[str, object]
Answer = dict[str, object]


def lineup_of(question: dict[str, object], names: str) -> Lineup:
    """The table, with the bots that stand under `names`."""
    asked = json.loads(json.dumps(question))
    options = tuple((key, value) for key, value in asked["options"])
    data = Path(asked["data"]) if asked["data"] else None
    return Lineup(asked["game"], asked["seats"], options, tuple(asked[names]), asked["seed"], data)


def printed(question: Question) -> Answer:
    """Whose the moves would be."""
    return {"fingerprint": fingerprint(lineup_of(question, "bots"))}


def played(question: Question) -> Answer:
    """A game, played by those who stand in for the bots: who searches has fewer playouts."""
    arena = Arena(lineup_of(question, "stand_ins"))
    bots = lineup_of(question, "bots")
    start = arena.game.new(bots.seats, arena.options, bots.seed)
    outcome, record = arena.recorded(int(str(question["deal"])))
    return {
        "fingerprint": fingerprint(bots),
        "record": record.to_text(),
        "decisions": outcome.decisions,
        "counted": {
            "scores": outcome.scores,
            "places": outcome.places,
            "playouts": {name: playouts(arena.game, name, start) for name in bots.names},
        },
    }


def playouts(game: Game, name: str, s: State) -> int:
    """As many as the bot itself would have, at such a table; 0: it does not search."""
    maker = find_or_load(game, name)
    if not isinstance(maker, Level) or not maker.searches:
        return 0
    return int(maker.guide.at(s).playouts(s.seats)) if maker.usual else maker.playouts


def main() -> None:
    work = {"print": printed, "play": played}
    print(json.dumps({"python": sys.version}), flush=True)
    for line in sys.stdin:
        question = json.loads(line)
        try:
            answer = work[question["do"]](question)
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
