"""A tournament in numbers: everything its page shows, as JSON and as CSV."""

from __future__ import annotations

import csv
import json
from pathlib import Path

from tablee.arena.meetings import Meeting, Pool
from tablee.arena.standings import Standing
from tablee.arena.statistics import Interval, scores

FILES = {
    "meetings": "report.csv",
    "bots": "report-bots.csv",
    "seats": "report-seats.csv",
    "counts": "report-counts.csv",
}
HEADS = {
    "meetings": "table one others deals games lost_to_rules share low high fair "
    "place place_low place_high fair_place points points_low points_high fingerprint pool",
    "bots": "table bot rating sigma points points_low points_high sd "
    "lowest median highest forfeits",
    "seats": "table seat share low high",
    "counts": "table what bot value times",
}

Cell = str | int | float | None
Row = dict[str, Cell]
Parts = dict[str, list[Row]]  # by the keys of FILES


def write_figures(folder: Path, found: list[Standing], pooled: list[Pool]) -> None:
    """`report.json` and the CSV files."""
    parts = [parts_of(standing) for standing in found]
    tables = list(zip(found, parts, strict=True))
    content = {
        "tables": [{**head(standing), **each} for standing, each in tables],
        "pools": [{"pool": pool.name, **pool_row(pool)} for pool in pooled],
    }
    text = json.dumps(content, ensure_ascii=False, indent=1)
    (folder / "report.json").write_text(text + "\n", encoding="utf-8")
    for part, name in FILES.items():
        rows = [{"table": one.title, **row} for one, each in tables for row in each[part]]
        if part == "meetings":
            rows += [{"table": pool.name, **pool_row(pool)} for pool in pooled]
        with (folder / name).open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, HEADS[part].split(), lineterminator="\n")
            writer.writeheader()
            writer.writerows({key: told(value) for key, value in row.items()} for row in rows)


def head(standing: Standing) -> dict[str, object]:
    games = len(standing.games)
    return {"table": standing.title, "games": games, "games_of_deals_not_whole": standing.begun}


def parts_of(standing: Standing) -> Parts:
    if not standing.games:
        return {part: [] for part in FILES}
    return {
        "meetings": met(standing),
        "bots": bot_rows(standing),
        "seats": seat_rows(standing),
        "counts": count_rows(standing),
    }


def told(value: Cell) -> str:
    if value is None:
        return ""
    return f"{value:.6f}" if isinstance(value, float) else str(value)


def ends(prefix: str, interval: Interval | None) -> Row:
    low, high = (interval.low, interval.high) if interval else (None, None)
    return {f"{prefix}low": low, f"{prefix}high": high}


def met(standing: Standing) -> list[Row]:
    """A row for each meeting; at a table for one a row for each bot."""
    if standing.alone:
        return [alone_row(standing, name) for name in standing.names]
    return [{**meeting_row(meeting), "pool": standing.pool} for meeting in standing.meetings]


def shared(meeting: Meeting | Pool) -> Row:
    return {
        "one": meeting.one,
        "others": meeting.others,
        "deals": meeting.deals,
        "games": meeting.games,
        "lost_to_rules": meeting.games - meeting.decided,
        "share": meeting.share,
        **ends("", meeting.interval),
        "fair": meeting.fair,
        "fingerprint": ", ".join(sorted(meeting.fingerprints)),
    }


def meeting_row(meeting: Meeting) -> Row:
    places: Row = {"place": meeting.place, **ends("place_", meeting.place_interval)}
    return {**shared(meeting), **places, "fair_place": meeting.fair_place}


def pool_row(pool: Pool) -> Row:
    """Places of tables of different sizes: as the share of the others that is not left behind."""
    behind = pool.behind_interval
    left = Interval(1 - behind.high, 1 - behind.low) if behind else None
    return {**shared(pool), "place": 1 - pool.behind, **ends("place_", left), "fair_place": 0.5}


def alone_row(standing: Standing, name: str) -> Row:
    points = standing.points(name)
    sample = scores(points)
    won = standing.won(name)
    return {
        "one": name,
        "others": "",
        "deals": points.total(),
        "games": points.total(),
        "share": won and won[0],
        **ends("", won[1] if won else None),
        "points": sample.mean,
        **ends("points_", standing.points_interval(name)),
        "fingerprint": standing.fingerprint(name),
    }


def bot_rows(standing: Standing) -> list[Row]:
    rated = {} if standing.alone or not standing.contested else standing.ratings
    return [bot_row(standing, name, *rated.get(name, (None, None))) for name in standing.names]


def bot_row(standing: Standing, name: str, mu: float | None, sigma: float | None) -> Row:
    sample = scores(standing.points(name))
    return {
        "bot": name,
        "rating": mu,
        "sigma": sigma,
        "points": sample.mean,
        **ends("points_", standing.points_interval(name)),
        "sd": sample.sd,
        "lowest": sample.low,
        "median": sample.median,
        "highest": sample.high,
        "forfeits": standing.forfeits(name),
    }


def seat_rows(standing: Standing) -> list[Row]:
    if standing.alone or not standing.contested:
        return []
    return [
        {"seat": at + 1, "share": share, **ends("", interval)}
        for at, (share, interval) in enumerate(standing.seats)
    ]


def count_rows(standing: Standing) -> list[Row]:
    """How often each score of a bot came up, and each number of decisions of a game."""
    counted = [("points", name, standing.points(name)) for name in standing.names]
    return [
        {"what": what, "bot": name, "value": value, "times": numbers[value]}
        for what, name, numbers in [*counted, ("decisions", "", standing.lengths())]
        for value in sorted(numbers)
    ]
