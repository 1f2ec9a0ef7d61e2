"""What the balance report is made from: many games, one line of JSON each, and its tables.

    python -m tablee.games.rococo.tests.balance greedy 400 > games.jsonl
    python -m tablee.games.rococo.tests.balance tables games.jsonl

`greedy`: greedy bots in all seats; `tuned`: the same with the weights found by self-play; `one`: a
greedy bot among players by lot; `lot`: all by lot.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import sys
from pathlib import Path
from typing import Any

from tablee.arena.statistics import Z, wilson
from tablee.bots.levels import guide_of
from tablee.bots.weights import BY_HAND, TUNED
from tablee.games import load
from tablee.games.rococo.rules import ids
from tablee.games.rococo.rules.bonuses import BONUS_KEYS
from tablee.games.rococo.rules.salon import Salon
from tablee.games.rococo.rules.scoring import SOURCES
from tablee.kernel import Event, Log, Rng, ranking

SHAPES = [
    *(("standard", seats, "creamy") for seats in (2, 3, 4, 5)),
    *(("solo", 1, level) for level in ("creamy", "tasty", "crunchy")),
    ("mentor", 2, "creamy"),
]

Job = tuple[str, tuple[str, int, str], int]
Told = dict[str, Any]


def one_game(job: Job) -> str:
    kind, (mode, seats, level), number = job
    game = load("rococo")
    guide = guide_of(game, TUNED if kind == "tuned" else BY_HAND)
    assert guide is not None
    log = Log()
    s = game.new(seats, game.settle(seats, {"mode": mode, "level": level}), f"game {number}", log)
    assert isinstance(s, Salon)
    first, rng = s.first, Rng.seeded(f"play {number}")
    while s.acting:
        moves = s.legal()
        wise = kind in ("greedy", "tuned") or (kind == "one" and s.seat == number % seats)
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
        "decorations": [len(decorations) for decorations in s.decorations],
        "pastries": [s.pastries(p) for p in range(s.house.players)],
        "played": counted(s, log.events, "played"),
        "used": counted(s, log.events, "bonus"),
        "actions": actions(log.events),
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


def actions(events: list[Event]) -> dict[str, int]:
    """How often people took each of the nine main actions."""
    found = dict.fromkeys(ids.ACTIONS, 0)
    for event in events:
        if event.key == "action":
            found[ids.ACTIONS[event.args[1]]] += 1
    return found


# --- tables ---------------------------------------------------------------------------------------


def mean(values: list[float]) -> str:
    """A mean and how far its 95 % interval reaches."""
    middle = sum(values) / len(values)
    spread = sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1)
    return f"{middle:.1f} ±{Z * (spread / len(values)) ** 0.5:.1f}"


def share(won: int, games: int) -> str:
    sure = wilson(won, games)
    return f"{100 * won / games:.0f} % ({100 * sure.low:.0f} to {100 * sure.high:.0f})"


def place_of(game: Told, p: int) -> int:
    """Clockwise from whoever began."""
    return int((p - game["first"]) % len(game["scores"]))


def tables(games: list[Told]) -> None:
    for mode, seats, level in SHAPES:
        some = [g for g in games if (g["mode"], g["seats"], g["level"]) == (mode, seats, level)]
        if some:
            print(f"## {mode} {seats} {level}: {len(some)} games")
            one_table(some)
    print("## staff bonuses: played, used")
    played, used = [summed(games, key) for key in ("played", "used")]
    for bonus in sorted(BONUS_KEYS, key=lambda key: -played.get(key, 0)):
        cards = played.get(bonus, 0)
        print(f"{bonus} {cards} {100 * used.get(bonus, 0) / max(1, cards):.0f} %")


def one_table(games: list[Told]) -> None:
    people = games[0]["seats"]
    lot = games[0]["kind"] == "one"
    for p in range(len(games[0]["scores"])):
        who = f"seat {p + 1}" if p < people else "the Mentor"
        scores = [g["scores"][p] for g in games]
        won = sum(g["places"][p] == 1 for g in games) if p < people else 0
        print(who, "points", mean(scores), "won", share(won, len(games)) if p < people else "")
    for place in range(people):
        at = [(g, p) for g in games for p in range(people) if place_of(g, p) == place]
        won = sum(g["places"][p] == 1 for g, p in at)
        if at:
            print("place", place + 1, mean([g["scores"][p] for g, p in at]), share(won, len(at)))
    if lot:
        won = sum(g["places"][g["wise"]] == 1 for g in games)
        print("one among players by lot:", share(won, len(games)))
    for name, seats in (("people", range(people)), ("Mentor", range(people, people + 1))):
        at = [(g, p) for g in games for p in seats if p < len(g["scores"])]
        if at:
            means = [sum(g["sources"][p][i] for g, p in at) / len(at) for i in range(len(SOURCES))]
            parts = [
                f"{source} {points:.1f}" for source, points in zip(SOURCES, means, strict=True)
            ]
            print(name, "by source:", ", ".join(parts))
            for thing in ("pastries", "decorations"):
                print(name, thing, mean([g[thing][p] for g, p in at]))
    taken = summed(games, "actions")
    print({action: round(times / len(games) / people, 2) for action, times in taken.items()})


def summed(games: list[Told], key: str) -> dict[str, int]:
    total: dict[str, int] = {}
    for game in games:
        for name, times in game[key].items():
            total[name] = total.get(name, 0) + times
    return total


def main(kind: str, games: str) -> None:
    if kind == "tables":
        lines = Path(games).read_text(encoding="utf-8").splitlines()
        tables([json.loads(line) for line in lines])
        return
    shapes = [shape for shape in SHAPES if kind != "one" or shape[0] == "standard"]
    jobs: list[Job] = [(kind, shape, number) for number in range(int(games)) for shape in shapes]
    with multiprocessing.Pool(os.cpu_count()) as pool:
        for line in pool.imap_unordered(one_game, jobs, chunksize=2):
            print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
