"""`python -m tablee.tuning GAME`: evolve the weights of a guide by self-play, on all cores.

Writes `master.toml` into the working folder, or where `--out` says: after every generation, so that
a run that is cut short leaves what it has found, with the command that finds the same again. With
`--generations` the file is the same whatever the machine and the number of jobs. Of `--seconds` a
sixth goes into the final match against the weights it began with.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
from pathlib import Path

from tablee import games
from tablee.bots.weights import BY_HAND, TUNED, Weights
from tablee.kernel import BadInput, Game, TableeError
from tablee.tuning.about import FOUND, PROGRAM, command, parent_of, written
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
    parser = argparse.ArgumentParser(prog=PROGRAM, description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--generations", type=int, default=0, help="so many, instead of seconds")
    parser.add_argument("--table", action="append", default=[], help="MODE:SEATS,OPTION=VALUE")
    parser.add_argument("--only", action="append", default=[], help="a feature to tune, or several")
    parser.add_argument("--keep", action="append", default=[], help="a feature to leave as it is")
    parser.add_argument("--start", default="", help="guide, master, or a file of weights")
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
    parser.add_argument("--out", type=Path, default=Path(TUNED))
    return parser


def told(asked: argparse.Namespace) -> str:
    """What the third number of a generation is."""
    if asked.judge:
        return "steps from the file are of"
    if asked.survey:
        return "steps are as large as"
    return "candidates are ahead by" if asked.coarse else "pairs differ by"


def start_of(game: Game, start: str) -> Path:
    known = {"": BY_HAND, "guide": BY_HAND, "master": TUNED}
    path = game.folder() / known[start] if start in known else Path(start).resolve()
    if not path.is_file():
        raise BadInput(f"there are no weights {path} to start from")
    return path


def settings_of(asked: argparse.Namespace, weights: Weights) -> Settings:
    return Settings(
        asked.seconds * (FINAL - 1) / FINAL,
        asked.generations,
        asked.pairs,
        asked.deals,
        asked.share,
        asked.rate,
        asked.seed,
        (set(asked.only) or set(weights.tables)) - set(asked.keep),
        set(asked.each),
    )


def main() -> None:
    parser = arguments()
    try:
        tune(parser.parse_args())
    except TableeError as error:
        parser.error(str(error))


def tune(asked: argparse.Namespace) -> None:
    game = games.load(asked.game)
    tables = tables_of(game, asked.table)
    start = start_of(game, asked.start)
    parent = parent_of(game, start)
    whole = Weights.read(start)
    weights = whole.sections.get(asked.section, whole)
    tuned, generation = weights, 0
    with multiprocessing.get_context("spawn").Pool(
        asked.jobs, begin, (game.key, tables, str(start))
    ) as pool:
        ways = [(asked.judge, judge), (asked.survey, survey), (asked.coarse, broaden)]
        way = next((way for wanted, way in ways if wanted), evolve)
        for generation, found, scale in way(weights, pool, settings_of(asked, weights)):
            tuned = weights.replaced(found)
            tuned.playouts = asked.playouts or weights.playouts
            line = f"{FOUND}{command(asked, generation)} ({parent})"
            about = written(whole.about, asked.section, line)
            out = beside(whole, tuned, asked.section)
            out.about = about
            asked.out.write_text(out.to_text(), encoding="utf-8")
            if generation % asked.every == 0:
                print(f"generation {generation}: {told(asked)} {scale:.2f}", flush=True)
        print(f"{asked.out}: generation {generation}")
        if asked.judge:
            return  # nobody chooses moves by what was found: a match would say nothing
        seconds = 0 if asked.generations else asked.seconds / FINAL
        mean, error, deals = final_match(tuned.numbers(), pool, seconds, asked.deals)
    places = ", ".join(f"{options['mode']} with {seats}" for seats, options in tables)
    print(f"{game.key}, {places}: {mean:+.2f} points a game, 95 % +-{error:.2f}, {deals} deals")


if __name__ == "__main__":
    main()
