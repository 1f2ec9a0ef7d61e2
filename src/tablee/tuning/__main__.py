"""`python -m tablee.tuning GAME`: evolve the weights of a guide by self-play, on all cores.

Writes `master.toml` beside the game's `guide.toml`, or where `--out` says: after every generation,
so that a run that is cut short leaves what it has found. Of the seconds a sixth goes into the
final match against the weights it began with.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
from pathlib import Path

from tablee import games
from tablee.bots.weights import BY_HAND, TUNED, Weights
from tablee.kernel import Game
from tablee.tuning.coarse import broaden
from tablee.tuning.evolution import Settings, begin, evolve, final_match
from tablee.tuning.judge import judge
from tablee.tuning.outlook import survey

FINAL = 6  # a share of the time that the final match gets


def tables_of(game: Game, wanted: list[str]) -> list[tuple[int, dict[str, str]]]:
    """`--table duel:2`, `--table 4`, `--table solo:1,level=hard`; else each mode's smallest."""
    words = wanted or [f"{mode.key}:{mode.seats[0]}" for mode in game.modes]
    found = []
    for word in words:
        table, *options = word.split(",")
        mode, _, seats = table.rpartition(":")
        given = {"mode": mode} if mode else {}
        given |= dict(option.split("=", 1) for option in options)
        found.append((int(seats), game.settle(int(seats), given)))
    return found


def beside(whole: Weights, tuned: Weights, section: str) -> Weights:
    """The file with what was found in its place: a section of it, or all but the sections."""
    if section:
        whole.sections[section] = tuned
        return whole
    tuned.sections = whole.sections
    return tuned


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tablee.tuning", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--table", action="append", default=[], help="MODE:SEATS,OPTION=VALUE")
    parser.add_argument("--only", action="append", default=[], help="a feature to tune, or several")
    parser.add_argument("--keep", action="append", default=[], help="a feature to leave as it is")
    parser.add_argument("--start", default="", help="weights to start from: guide or master")
    parser.add_argument("--section", default="", help="those of a section, such as solo")
    parser.add_argument(
        "--coarse", action="store_true", help="large steps, a factor for each table"
    )
    parser.add_argument(
        "--survey", action="store_true", help="least squares on what positions came to"
    )
    parser.add_argument(
        "--judge", action="store_true", help="the same where playouts are cut off; with --only"
    )
    parser.add_argument(
        "--each", action="append", default=[], help="with --coarse: its numbers too"
    )
    parser.add_argument("--pairs", type=int, default=64, help="tried in a generation")
    parser.add_argument("--deals", type=int, default=16)
    parser.add_argument("--share", type=float, default=0.15)
    parser.add_argument("--rate", type=float, default=0.3)
    parser.add_argument("--every", type=int, default=20, help="generations between two lines")
    parser.add_argument("--playouts", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default="tuning")
    parser.add_argument("--out", type=Path)
    return parser


def told(asked: argparse.Namespace) -> str:
    """What the third number of a generation is."""
    if asked.judge:
        return "steps from the file are of"
    if asked.survey:
        return "steps are as large as"
    return "candidates are ahead by" if asked.coarse else "pairs differ by"


def main() -> None:
    asked = arguments().parse_args()
    game = games.load(asked.game)
    tables = tables_of(game, asked.table)
    file = TUNED if asked.start == "master" else BY_HAND
    whole = Weights.read(game.folder() / file)
    weights = whole.sections.get(asked.section, whole)
    settings = Settings(
        asked.seconds * (FINAL - 1) / FINAL,
        asked.pairs,
        asked.deals,
        asked.share,
        asked.rate,
        asked.seed,
        (set(asked.only) or set(weights.tables)) - set(asked.keep),
        set(asked.each),
    )
    out = asked.out or game.folder() / TUNED
    tuned = weights
    with multiprocessing.get_context("spawn").Pool(
        asked.jobs, begin, (game.key, tables, file)
    ) as pool:
        ways = [(asked.judge, judge), (asked.survey, survey), (asked.coarse, broaden)]
        generations = next((way for wanted, way in ways if wanted), evolve)
        for generation, found, scale in generations(weights, pool, settings):
            tuned = weights.replaced(found)
            tuned.about = f"Found by self-play: python -m tablee.tuning {game.key}"
            tuned.playouts = asked.playouts or weights.playouts
            out.write_text(beside(whole, tuned, asked.section).to_text(), encoding="utf-8")
            if generation % asked.every == 0:
                print(f"generation {generation}: {told(asked)} {scale:.2f}", flush=True)
        if asked.judge:
            return  # nobody chooses moves by what was found: a match would say nothing
        mean, error, deals = final_match(tuned.numbers(), pool, asked.seconds / FINAL, asked.deals)
    places = ", ".join(f"{options['mode']} with {seats}" for seats, options in tables)
    print(
        f"{game.key}, {places}: {mean:+.2f} points a game, 95 % +-{error:.2f}, "
        f"{deals} deals, {generation} generations"
    )


if __name__ == "__main__":
    main()
