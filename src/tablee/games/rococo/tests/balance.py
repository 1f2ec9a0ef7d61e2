"""What the balance report is made from: many games, one line of JSON each.

    python -m tablee.games.rococo.tests.balance greedy 100 > games.jsonl

`greedy`: greedy bots in all seats; `one`: one among players by lot; `lot`: all by lot.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import sys

from tablee.bots.levels import guide_of
from tablee.games import load
from tablee.games.rococo.rules.bonuses import BONUS_KEYS
from tablee.games.rococo.rules.salon import Salon
from tablee.games.rococo.rules.scoring import SOURCES
from tablee.kernel import Event, Log, Rng, ranking

SHAPES = [
    ("standard", 2, "creamy"),
    ("standard", 3, "creamy"),
    ("standard", 4, "creamy"),
    ("standard", 5, "creamy"),
    ("solo", 1, "creamy"),
    ("solo", 1, "tasty"),
    ("solo", 1, "crunchy"),
    ("mentor", 2, "creamy"),
]

Job = tuple[str, tuple[str, int, str], int]


def one_game(job: Job) -> str:
    kind, (mode, seats, level), number = job
    game = load("rococo")
    guide = guide_of(game)
    assert guide is not None
    log = Log()
    s = game.new(seats, game.settle(seats, {"mode": mode, "level": level}), f"game {number}", log)
    assert isinstance(s, Salon)
    first, rng = s.first, Rng.seeded(f"play {number}")
    while s.acting:
        moves = s.legal()
        wise = kind == "greedy" or (kind == "one" and s.seat == number % seats)
        move = guide.choose(s, s.seat, moves, rng) if wise else moves[rng.below(len(moves))]
        s.phase.apply(s, s.seat, move, log)
    told = {
        "kind": kind,
        "mode": mode,
        "seats": seats,
        "level": level,
        "wise": number % seats,
        "first": first,
        "scores": s.prestige,
        "places": ranking(s),
        "sources": [sources(s, log.events, p) for p in range(s.house.players)],
        "played": counted(s, log.events, "played"),
        "used": counted(s, log.events, "bonus"),
    }
    return json.dumps(told)


def sources(s: Salon, events: list[Event], p: int) -> list[int]:
    """Prestige by source; what was marked during the game is on the track."""
    points = [0] * len(SOURCES)
    prefix = "mentor-" if p == s.house.mentor else ""
    skip = 0 if prefix else 1
    for event in events:
        if prefix or event.args[0] == p:
            if event.key == f"{prefix}scored":
                points[event.args[skip + 1]] += event.args[skip]
            elif event.key == f"{prefix}scored-table":
                points[2] += event.args[skip]
    points[0] = s.prestige[p] - sum(points)
    return points


def counted(s: Salon, events: list[Event], key: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for event in events:
        if event.key == key:
            bonus = BONUS_KEYS[s.house.staff[event.args[1]].bonus]
            found[bonus] = found.get(bonus, 0) + 1
    return found


def main(kind: str, games: int) -> None:
    jobs: list[Job] = [(kind, shape, number) for number in range(games) for shape in SHAPES]
    with multiprocessing.Pool(os.cpu_count()) as pool:
        for line in pool.imap_unordered(one_game, jobs, chunksize=2):
            print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
