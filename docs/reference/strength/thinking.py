"""How long `master` takes for a decision, table by table: `figures/thinking.csv`.

    python -m docs.reference.strength.thinking --seconds 20

Each table is played for so many seconds, by `master` in every seat with the playouts of its file;
what is counted is time of the processor, not of the wall.
"""

from __future__ import annotations

import argparse
import csv
import time

from docs.reference.strength.rows import FIGURES, THINKING
from tablee import bots, games
from tablee.arena.fingerprint import fingerprint
from tablee.arena.lineup import Lineup
from tablee.bots import Sitting
from tablee.kernel import Match

TABLES = (
    *(("ramen", mode, 0) for mode in ("solo", "duel", "trio", "teams")),
    *(("mamma_mia", "standard", seats) for seats in (2, 4, 6)),
    *(("ristorante", mode, seats) for mode in ("base", "advanced") for seats in (2, 5)),
    *(("rivals", mode, 2) for mode in ("base", "kitchen_squad", "two_many_cooks", "deluxe")),
    *(("rivals", "deluxe", seats) for seats in (4, 8)),
    *(("rivals", mode, 6) for mode in ("base", "two_many_cooks")),
    *(("rococo", "standard", seats) for seats in (2, 5)),
    *(("rococo", mode, 0) for mode in ("mentor", "solo")),
    ("plat_du_jour", "kitchen", 5),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="a table")
    asked = parser.parse_args()
    lines = []
    for game, mode, seats in TABLES:
        lines.append(timed(game, mode, seats, asked.seconds))
        print(*lines[-1], flush=True)
    with (FIGURES / f"{THINKING}.csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["table", "playouts", "decisions", "mean", "slowest", "fingerprint"])
        writer.writerows(lines)


def timed(key: str, mode: str, seats: int, seconds: float) -> list[object]:
    """Real choices only: where there is one move, nobody thinks."""
    lineup = Lineup.of(key, ["master"], seats or None, {"mode": mode}, "thinking")
    game = games.load(key)
    match = Match(game, lineup.seats, dict(lineup.options), "thinking")
    sitting = Sitting(match, [bots.find(game, "master")] * lineup.seats)
    spent: list[float] = []
    until = time.process_time() + seconds
    while not match.over and time.process_time() < until:
        choice = len(match.legal(match.acting[0])) > 1
        started = time.process_time()
        sitting.advance()
        if choice:
            spent.append(time.process_time() - started)
    guide = bots.guide_of(game, "master.toml")
    playouts = guide.at(match.ask(0).world().state).playouts(lineup.seats) if guide else 0
    mean, slowest = sum(spent) / len(spent), max(spent)
    title = f"{key}, {mode}, {lineup.seats}"
    numbers = [f"{mean:.3f}", f"{slowest:.3f}"]
    return [title, int(playouts), len(spent), *numbers, fingerprint(lineup)]


if __name__ == "__main__":
    main()
