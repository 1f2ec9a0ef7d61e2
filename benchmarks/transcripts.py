"""Random games as OpenSpiel plays them, for the test that ours are the same games:

.venv-bench/bin/python -m benchmarks.transcripts > tests/benchmarks/open_spiel_games.json
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any, Final

import pyspiel

from benchmarks.peers import GAMES, driven

RECORDED: Final = 60
SAMPLE: Final = 200_000  # games, for the mean decisions


def transcript(game: Any) -> dict[str, object]:
    """The cards as they were dealt, every legal list with the action taken, the returns."""
    state = game.new_initial_state()
    cards: list[int] = []
    asked: list[list[int]] = []
    taken: list[int] = []
    while not state.is_terminal():
        action = random.choice(state.legal_actions())
        if state.is_chance_node():
            cards.append(action)
        else:
            asked.append(state.legal_actions())
            taken.append(action)
        state.apply_action(action)
    returns = [int(value) for value in state.returns()]
    return {"cards": cards, "legal": asked, "moves": taken, "returns": returns}


def main() -> None:
    random.seed(4)
    recorded = {}
    for ours, theirs in GAMES.items():
        game = pyspiel.load_game(theirs)
        recorded[ours] = {
            "decisions": sum(driven(game) for _ in range(SAMPLE)) / SAMPLE,
            "games": [transcript(game) for _ in range(RECORDED)],
        }
    json.dump(recorded, sys.stdout, separators=(",", ":"))
    print()


if __name__ == "__main__":
    main()
