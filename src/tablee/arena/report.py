"""A run as numbers: one JSON object with everything that is needed to run it again."""

from __future__ import annotations

import platform
from importlib.metadata import PackageNotFoundError, version

from tablee import games
from tablee.arena.runner import Run
from tablee.arena.statistics import Interval
from tablee.kernel import rng


def report(run: Run) -> dict[str, object]:
    """JSON-ready; lists have one entry for each seat. Null: no winner, or too few games to say.

    Everything but `jobs`, `seconds` and `decisions_per_second` is the same in every run.
    """
    tally = run.tally
    if not tally.games:
        raise ValueError("no game was played to its end")
    game = games.load(run.lineup.game, run.lineup.data)
    options = dict(run.lineup.options)
    samples = run.scores
    return {
        "game": run.lineup.game,
        "mode": options.pop("mode"),
        "seats": run.lineup.seats,
        "options": options,
        "bots": run.lineup.names,
        "seed": run.lineup.seed,
        "games": tally.games,
        "games_asked": run.asked,
        "partial": run.partial,
        "decisions": tally.decisions,
        "decisions_per_second": round(tally.decisions / run.seconds, 1),
        "seconds": round(run.seconds, 3),
        "jobs": run.jobs,
        "decisions_mean": tally.decisions / tally.games,
        "turns_mean": tally.turns / tally.games if tally.counts_turns else None,
        "score_mean": [sample.mean for sample in samples],
        "score_interval": [pair(sample.interval) for sample in samples],
        "score_sd": [sample.sd for sample in samples],
        "score_min": [sample.low for sample in samples],
        "score_p5": [sample.p5 for sample in samples],
        "score_median": [sample.median for sample in samples],
        "score_p95": [sample.p95 for sample in samples],
        "score_max": [sample.high for sample in samples],
        "forfeits": tally.forfeits,
        "win_share": run.win_share,
        "win_interval": [pair(interval) for interval in run.win_interval],
        "rules": game.rules,
        "data": game.data.hash,
        "versions": versions(),
    }


def pair(interval: Interval | None) -> list[float] | None:
    return None if interval is None else [interval.low, interval.high]


def versions() -> dict[str, str]:
    try:
        tablee = version("tablee")
    except PackageNotFoundError:  # run from the sources
        tablee = "not installed"
    return {
        "tablee": tablee,
        "python": platform.python_version(),
        "engine": "interpreted" if str(rng.__file__).endswith(".py") else "compiled",
    }
