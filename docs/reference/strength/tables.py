"""The tables of `strength.md`, with the words said of them, made from what the arena has counted.

    python -m docs.reference.strength.tables                 write the page anew
    python -m docs.reference.strength.tables build/strength  take over new figures first

The second form copies `report.csv` of every tournament in the folder, named after its manifest, to
`figures`. Both say how many of the rows were played by the bots of today.
"""

from __future__ import annotations

import csv
import re
import shutil
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import cache
from math import isnan
from pathlib import Path

from docs.reference.strength import rows as r
from docs.reference.strength.rows import Row
from tablee.bots.cooks import cast

PAGE = r.HERE.parent / "strength.md"
BLOCK = re.compile(r"(<!-- made: ([\w-]+) -->\n).*?(<!-- end -->)", re.DOTALL)
NAMES = {
    "plat_du_jour": "Plat du jour",
    "ramen": "Ramen! Ramen!",
    "mamma_mia": "Mamma Mia! Grande",
    "rivals": "Rival Restaurants",
    "ristorante": "Ristorante Italia",
    "rococo": "La Pâtisserie Rococo",
}
SAID = [one + way for one in (r.REACHED, r.AT_AIM, r.BETTER) for way in ("", r.ONE_WAY)]
SAID += [r.POINTS, r.OPEN, r.WORSE, r.NOT, r.FEW, r.BY_ITSELF]
MET = {r.REACHED, r.REACHED + r.ONE_WAY, r.AT_AIM, r.AT_AIM + r.ONE_WAY, r.BY_ITSELF}
POINT_AIMS = {("ramen, solo, 1", "master"): (59.5, 60.5)}
WIN_AIMS = {("rococo, solo, 1, level=crunchy", "master"): 0.5}


def main() -> None:
    if len(sys.argv) > 1:
        collect(Path(sys.argv[1]))
    PAGE.write_text(page(PAGE.read_text("utf-8")), encoding="utf-8")
    measured = [row for row in r.all_rows() if not row.earlier]
    old = r.stale(measured)
    print(f"{len(measured)} rows measured, {len(old)} of them by other bots than those of today")
    if alike := r.by_likeness(measured):
        print(f"{len(alike)} count as today's because both were compared and played the same")
    for row in old:
        print(f"  {row.file}: {row.table}, {row.one} among {row.others}")


def collect(build: Path) -> None:
    for name in r.manifests():
        counted = build / name / "report.csv"
        if counted.is_file():
            shutil.copyfile(counted, r.FIGURES / f"{name}.csv")


def page(text: str) -> str:
    """The page with every block made anew."""
    return BLOCK.sub(lambda found: f"{found[1]}\n{BLOCKS[found[2]]()}\n{found[3]}", text)


def table(heads: str, lines: Iterable[list[str]]) -> str:
    """`-` before a head: to the right."""
    names = [head.lstrip("-") for head in heads.split("|")]
    rule = ["---:" if head.startswith("-") else "---" for head in heads.split("|")]
    return "\n".join(f"| {' | '.join(line)} |" for line in ([*names], rule, *lines)) + "\n"


def percent(share: float) -> str:
    return "" if isnan(share) else f"{100 * share:.1f} %"


def between(low: float, high: float, times: int = 100) -> str:
    return "" if isnan(low) else f"{times * low:.1f} to {times * high:.1f}"


# ladders


def step(strong: str, weak: str, equal: bool) -> list[Row]:
    """One of the stronger level among the weaker, in the order of the tables."""
    found = [
        row
        for row in r.all_rows()
        if (r.base(row.one), r.base(row.others), r.equal(row)) == (strong, weak, equal)
    ]
    return sorted(found, key=place_of)


def place_of(row: Row) -> tuple[int, int, str]:
    """Games as they are listed, tables as their manifests have them, pools last."""
    at = titles().index(row.table) if row.table in titles() else len(titles())
    return list(NAMES).index(row.table.partition(",")[0]), at, row.one


@cache
def titles() -> list[str]:
    """Of all tables; those of the first level are all there are for several."""
    files = sorted(r.manifests(), key=lambda name: (not name.startswith("greedy"), name))
    return [one.title for name in files for one in r.manifests()[name].tables]


def reverse_of(row: Row) -> Row | None:
    for other in r.all_rows():
        if other.key == (row.table, row.others, row.one) and other.file == row.file:
            return other
    return None


def said_of(row: Row, wanted: float | None) -> str:
    if row.earlier:
        return r.EARLIER + (f" {row.note}" if row.note else "")
    if row.pool:
        return r.BY_ITSELF
    due = r.planned().get((row.file, *row.key), row.deals)
    stopped = "" if row.deals == due else f", after {row.deals} of {due} deals"
    return r.word(row, reverse_of(row), wanted) + stopped


def ladder(strong: str, weak: str, aimed: bool, equal: bool = False) -> str:
    found = step(strong, weak, equal)
    heads = "Table|One|among|-Deals|-Games|-Share|95 %|-Fair|-Place|The other way round"
    heads += "|Said|Fingerprint"
    lines = [line_of(row, r.aim(row) if aimed else None) for row in found]
    return table(heads, lines) + "\n" + summary(found, aimed)


def line_of(row: Row, wanted: float | None) -> list[str]:
    back = None if row.earlier or row.fair == r.HEADS_UP else reverse_of(row)
    other = (
        f"{percent(back.share)} ({between(back.low, back.high)}) of {back.games}" if back else ""
    )
    place = "" if isnan(row.place) or row.fair == r.HEADS_UP else f"{row.place:.2f}"
    lost = f" ({row.lost} lost to the rules)" if row.lost else ""
    return [
        row.table,
        f"`{row.one}`",
        f"`{row.others}`",
        str(row.deals or ""),
        f"{row.games}{lost}",
        percent(row.share),
        between(row.low, row.high),
        percent(row.fair),
        place,
        other,
        said_of(row, wanted),
        prints(row),
    ]


def prints(row: Row) -> str:
    """The fingerprint it was measured with, and those found to play the same."""
    if not row.fingerprint:
        return ""
    also = [
        f" = `{line.new}` ({line.games} games, {line.decisions:,} decisions)"
        for line in r.like(row)
    ]
    return f"`{row.fingerprint}`" + "".join(also)


def summary(found: list[Row], aimed: bool) -> str:
    """By game, what is said of which of its tables."""
    by_game: dict[str, dict[str, list[Row]]] = defaultdict(lambda: defaultdict(list))
    for row in found:
        if row.earlier:
            continue
        said = said_of(row, r.aim(row) if aimed else None).partition(",")[0]
        by_game[row.table.partition(", ")[0]][said].append(row)
    if not by_game:
        return "Nothing has been measured yet with bots whose fingerprint is known.\n"
    missing = not_measured(found)
    lines = []
    for game in dict.fromkeys((*by_game, *missing)):
        words = by_game.get(game, {})
        parts = [f"{one}: {named(row.table for row in words[one])}" for one in SAID if one in words]
        if game in missing:
            parts.append(f"not measured with today's bots: {named(missing[game])}")
        lines.append(f"- **{NAMES[game]}**: {'; '.join(parts)}.\n")
    return "".join(lines) + (whole_games(by_game, set(missing)) if aimed else "")


def not_measured(found: list[Row]) -> dict[str, list[str]]:
    """By game, the tables at which these two are to meet and have not yet."""
    there = {row.table for row in found if not row.earlier}
    pairs = {(row.one, row.others) for row in found if not row.earlier}
    missing: dict[str, list[str]] = defaultdict(list)
    for _, table, one, others in r.planned():
        if (one, others) in pairs and table not in there:
            missing[table.partition(", ")[0]].append(table)
    return missing


def named(tables: Iterable[str]) -> str:
    """`base 2, 3, 4, deluxe 2`; a pool by its name."""
    by_mode: dict[str, list[str]] = defaultdict(list)
    for table in tables:
        mode, _, seats = table.partition(", ")[2].partition(", ")
        by_mode[mode].append(seats)
    return ", ".join(
        f"{mode} {', '.join(sorted(seats))}".strip() for mode, seats in by_mode.items()
    )


def whole_games(by_game: dict[str, dict[str, list[Row]]], part: set[str]) -> str:
    """In which games every table is at the aim, surely better than the level below; in which all
    are surely better; and in which not. Where some were not played, nothing is said of all."""
    at_aim = [game for game, words in by_game.items() if {*words} <= MET]
    better = [
        game
        for game, words in by_game.items()
        if game not in at_aim and {*words} <= {*MET, r.BETTER, r.BETTER + r.ONE_WAY}
    ]
    rest = [game for game in by_game if game not in at_aim + better]
    whole = [game for game in at_aim if game not in part]
    so_far = [game for game in at_aim if game in part]
    said = [f"At the aim or above, and surely better, at every table: {listed(whole)}"]
    said += [f"at every table played so far: {listed(so_far)}"] if so_far else []
    said += [f"surely better, at the aim not everywhere: {listed(better)}"]
    said += [f"not surely better everywhere: {listed(rest)}"] if rest else []
    return f"\n{'; '.join(said)}.\n"


def listed(found: list[str]) -> str:
    return ", ".join(NAMES[game] for game in found) or "no game"


# cooks, alone, thinking


def cooks(apprentice: bool) -> str:
    names = {*cast(), "random", "greedy"}
    found = [
        row
        for row in r.all_rows()
        if {row.one, row.others} <= names
        and {row.one, row.others} & {*cast()}
        and bool({row.one, row.others} & {"random", "greedy"}) == apprentice
        and r.level(row.one) > r.level(row.others)
    ]
    found.sort(key=lambda row: (r.level(row.one), row.one, row.others, place_of(row)))
    heads = "One|against|Table|-Deals|-Games|-Share|95 %|Said|Fingerprint"
    return table(heads, [cook_line(row) for row in found]) if found else "Not measured yet.\n"


def cook_line(row: Row) -> list[str]:
    one, among, deals, games, share, interval = (line_of(row, None)[at] for at in range(1, 7))
    return [one, among, row.table, deals, games, share, interval, *line_of(row, None)[10:]]


def alone(game: str) -> str:
    found = [row for row in r.all_rows() if not row.others and row.table.startswith(f"{game},")]
    found.sort(key=lambda row: (place_of(row)[:2], r.level(row.one), row.deals))
    heads = "Table|Player|-Deals|-Points|95 %|-Won|95 %|Said|Fingerprint"
    return table(heads, map(alone_line, found))


def alone_line(row: Row) -> list[str]:
    return [
        row.table,
        f"`{row.one}`",
        str(row.deals),
        f"{row.points:.2f}",
        between(row.points_low, row.points_high, times=1),
        percent(row.share),
        between(row.low, row.high),
        r.EARLIER if row.earlier else alone_word(row),
        prints(row),
    ]


def alone_word(row: Row) -> str:
    """Of those for whom there is an aim."""
    for wanted in POINT_AIMS.get((row.table, row.one), ())[::-1]:
        if row.points_low >= wanted:
            return f"{wanted} {r.REACHED}"
    if (row.table, row.one) in POINT_AIMS:
        return "not reached"
    least = WIN_AIMS.get((row.table, row.one))
    if least is None:
        return ""
    return r.REACHED if row.low > least else r.POINTS if row.share > least else r.OPEN


def thinking() -> str:
    with (r.FIGURES / f"{r.THINKING}.csv").open(encoding="utf-8") as file:
        found = list(csv.DictReader(file))
    lines = [
        [
            line["table"],
            line["playouts"],
            line["decisions"],
            f"{float(line['mean']):.2f} s",
            f"{float(line['slowest']):.2f} s",
            f"`{line['fingerprint']}`" if line["fingerprint"] else r.EARLIER,
        ]
        for line in found
    ]
    return table("Table|-Playouts|-Decisions|-Mean|-Slowest|Fingerprint", lines)


def plan() -> str:
    """The manifests, and how many games each comes to."""
    lines = [
        [f"[`{name}`](strength/{name}.toml)", f"{sum(1 for _ in one.pairings()):,}"]
        for name, one in r.manifests().items()
    ]
    return table("Manifest|-Games", lines)


BLOCKS: dict[str, Callable[[], str]] = {
    "plan": plan,
    "greedy": lambda: ladder("greedy", "random", aimed=False),
    "search": lambda: ladder("search", "greedy", aimed=True),
    "master": lambda: ladder("master", "search", aimed=True),
    "weights": lambda: ladder("master", "search", aimed=False, equal=True),
    "apprentice": lambda: cooks(apprentice=True),
    "cooks": lambda: cooks(apprentice=False),
    "ramen-alone": lambda: alone("ramen"),
    "rococo-alone": lambda: alone("rococo"),
    "thinking": thinking,
}

if __name__ == "__main__":
    main()
