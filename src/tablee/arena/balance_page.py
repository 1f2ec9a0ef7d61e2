"""A balance as JSON, as one HTML file, and as rows of words that a terminal can line up."""

from __future__ import annotations

import html
from collections.abc import Callable
from pathlib import Path

from tablee.arena.balance import Balance, Difference, SeatWorth, Thing, Worth, change
from tablee.arena.pages import STYLE, WIDE, drawing
from tablee.arena.statistics import Interval

Words = Callable[..., str]  # which of the words of a balance, and its values -> what it says
Names = Callable[[Thing], str]  # a thing -> what people call it

PLOTTED = 40  # things, those that differ most surely
ROW = 18
COLOURS = ("#b5651d", "#1f5f7a")  # of the first folder of data and the second


def content(balances: list[Balance], labels: list[str]) -> list[dict[str, object]]:
    """JSON-ready: everything, things by their keys."""
    return [
        {
            "data": label,
            "game": balance.lineup.game,
            "seats": balance.lineup.seats,
            "options": dict(balance.lineup.options),
            "bots": balance.lineup.names,
            "seed": balance.lineup.seed,
            "games": balance.games,
            "forfeits": balance.forfeits,
            "by_seat": [
                {
                    "seat": at,
                    "win_share": seat.wins if balance.contested else None,
                    "win_interval": ends(seat.wins_interval) if balance.contested else None,
                    "points": seat.points,
                    "points_interval": ends(seat.points_interval),
                }
                for at, seat in enumerate(balance.seats, start=1)
            ],
            "things": [
                {
                    "event": worth.thing[0],
                    "type": worth.thing[1],
                    "key": worth.thing[2],
                    "seats": worth.seats,
                    "wins": numbers(worth.wins) if balance.contested else None,
                    "points": numbers(worth.points),
                }
                for worth in balance.things
            ],
            "rare": [
                {"event": thing[0], "type": thing[1], "key": thing[2], "seats": seats}
                for thing, seats in balance.rare.items()
            ],
        }
        for label, balance in zip(labels, balances, strict=True)
    ]


def ends(interval: Interval) -> list[float]:
    return [interval.low, interval.high]


def numbers(difference: Difference) -> dict[str, object]:
    return {
        "with": difference.having,
        "without": difference.lacking,
        "difference": difference.gap,
        "interval": ends(difference.interval),
    }


# rows of words


def margin(interval: Interval) -> float:
    return (interval.high - interval.low) / 2


def plain(words: Words, number: float) -> str:
    return words("number", n=round(number, 1))


def plus(words: Words, number: float, either_way: float) -> str:
    sign = "-" if number < 0 else "+"
    return f"{sign}{plain(words, abs(number))} ± {plain(words, either_way)}"


def main_gap(balance: Balance, worth: Worth) -> tuple[float, float]:
    """What counts most, with its margin: hundredths of victories; points where nobody wins."""
    if balance.contested:
        return 100 * worth.wins.gap, 100 * margin(worth.wins.interval)
    return worth.points.gap, margin(worth.points.interval)


def main_change(balances: list[Balance], worths: list[Worth]) -> tuple[float, float]:
    """How much that changes from the first data to the second, with its margin."""
    before, after = worths
    if all(balance.contested for balance in balances):
        gap, either = change(before.wins, after.wins)
        return 100 * gap, 100 * either
    return change(before.points, after.points)


def surest_first(balances: list[Balance]) -> list[Thing]:
    """Every thing that was measured everywhere, by how surely it differs anywhere."""
    measured = [{worth.thing: worth for worth in balance.things} for balance in balances]
    common = [thing for thing in measured[0] if all(thing in found for found in measured)]

    def doubt(thing: Thing) -> tuple[float, Thing]:
        if len(balances) == 1:
            gap, either = main_gap(balances[0], measured[0][thing])
        else:
            gap, either = main_change(balances, [found[thing] for found in measured])
        return (-abs(gap) / max(either, 1e-9), thing)

    return sorted(common, key=doubt)


def seat_rows(balances: list[Balance], labels: list[str], words: Words) -> list[list[str]]:
    heads = [words("seat")]
    for label in labels:
        before = f"{label}: " if len(labels) > 1 else ""
        heads += [before + words("wins"), before + words("points")]
    rows = [heads]
    for seat in range(len(balances[0].seats)):
        row = [str(seat + 1)]
        for balance in balances:
            row += seat_cells(words, balance.seats[seat], balance.contested)
        rows.append(row)
    return rows


def seat_cells(words: Words, seat: SeatWorth, contested: bool) -> list[str]:
    low, high = (plain(words, 100 * end) for end in ends(seat.wins_interval))
    share = f"{plain(words, 100 * seat.wins)} ({low}–{high})" if contested else "-"
    near = plain(words, margin(seat.points_interval))
    return [share, f"{plain(words, seat.points)} ± {near}"]


def thing_rows(
    balances: list[Balance], labels: list[str], words: Words, name: Names, things: list[Thing]
) -> list[list[str]]:
    """One data folder: with, without and the difference; two: each difference, and the change."""
    if len(balances) == 1:
        return alone_rows(balances[0], words, name, things)
    heads = [words("thing"), *labels, words("change")]
    rows = [heads]
    measured = [{worth.thing: worth for worth in balance.things} for balance in balances]
    for thing in things:
        gaps = [
            main_gap(balance, found[thing])
            for balance, found in zip(balances, measured, strict=True)
        ]
        changed = main_change(balances, [found[thing] for found in measured])
        rows.append([name(thing), *(plus(words, *gap) for gap in [*gaps, changed])])
    return rows


def alone_rows(balance: Balance, words: Words, name: Names, things: list[Thing]) -> list[list[str]]:
    keys = ["thing", "seats", *(["with", "without", "gap"] if balance.contested else [])]
    rows = [[words(key) for key in [*keys, "points-gap"]]]
    measured = {worth.thing: worth for worth in balance.things}
    for thing in things:
        worth = measured[thing]
        row = [name(thing), str(worth.seats)]
        if balance.contested:
            row += [plain(words, 100 * has) for has in (worth.wins.having, worth.wins.lacking)]
            row.append(plus(words, 100 * worth.wins.gap, 100 * margin(worth.wins.interval)))
        rows.append([*row, plus(words, worth.points.gap, margin(worth.points.interval))])
    return rows


def rare_line(balances: list[Balance], words: Words, name: Names) -> str:
    """What hardly anybody had, with any of the data: silence about it would look like balance."""
    times = {thing: max(one.rare.get(thing, 0) for one in balances) for thing in balances[0].rare}
    if not times:
        return ""
    each = ", ".join(f"{name(thing)} ({seats})" for thing, seats in times.items())
    return words("rare", things=each)


def forfeit_lines(balances: list[Balance], labels: list[str], words: Words) -> list[str]:
    """What `random` played is not what the bot's name promises."""
    return [
        words("forfeits", data=label, n=balance.forfeits)
        for label, balance in zip(labels, balances, strict=True)
        if balance.forfeits
    ]


# one HTML file


def page(
    title: str, balances: list[Balance], labels: list[str], words: Words, name: Names, lang: str
) -> str:
    things = surest_first(balances)
    lost = forfeit_lines(balances, labels, words)
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{html.escape(title)}</title>'
        f"<style>{STYLE}</style><h1>{html.escape(title)}</h1>"
        f"<p class=note>{html.escape(words('note', things=len(things)))}</p>"
        f"<h2>{html.escape(words('seats-title'))}</h2>"
        f"{table(seat_rows(balances, labels, words))}"
        f"{''.join(f'<p class=note>{html.escape(line)}</p>' for line in lost)}"
        f"<h2>{html.escape(words('things-title'))}</h2>"
        f"{plot(balances, labels, words, name, things[:PLOTTED])}"
        f"{table(thing_rows(balances, labels, words, name, things))}"
        f"<p class=note>{html.escape(rare_line(balances, words, name))}</p></html>\n"
    )


def table(rows: list[list[str]]) -> str:
    head, *rest = [[html.escape(cell) for cell in row] for row in rows]
    lines = ["<tr>" + "".join(f"<th>{cell}</th>" for cell in head) + "</tr>"]
    lines += ["<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rest]
    return f"<table>{''.join(lines)}</table>"


def plot(
    balances: list[Balance], labels: list[str], words: Words, name: Names, things: list[Thing]
) -> str:
    """Each difference as a point on a line that is its interval; two folders in two colours."""
    if not things:
        return ""
    measured = [{worth.thing: worth for worth in balance.things} for balance in balances]
    gaps = [
        [main_gap(balance, found[thing]) for thing in things]
        for balance, found in zip(balances, measured, strict=True)
    ]
    widest = max([abs(gap) + either for row in gaps for gap, either in row]) or 1.0
    left, middle = 240, 240 + (WIDE - 250) / 2
    scale = (WIDE - 250) / 2 / widest
    bottom = ROW * len(things)
    shapes = [f'<line x1="{middle}" x2="{middle}" y1="0" y2="{bottom}" stroke="#999"/>']
    for at, thing in enumerate(things):
        y = ROW * at + 12
        shapes.append(written(left - 8, y + 4, "end", name(thing)))
        for number, (row, colour) in enumerate(zip(gaps, COLOURS, strict=False)):
            gap, either = row[at]
            here = y + 4 * number
            shapes.append(
                f'<line x1="{middle + scale * (gap - either):.1f}" '
                f'x2="{middle + scale * (gap + either):.1f}" y1="{here}" y2="{here}" '
                f'stroke="{colour}" stroke-width="2"/>'
                f'<circle cx="{middle + scale * gap:.1f}" cy="{here}" r="3" fill="{colour}"/>'
            )
    ends = f"-{plain(words, widest)}", "0", f"+{plain(words, widest)}"
    for x, anchor, text in zip(
        (left, middle, WIDE - 10), ("start", "middle", "end"), ends, strict=True
    ):
        shapes.append(written(x, bottom + 18, anchor, text))
    return legend(labels) + drawing("", "".join(shapes), bottom + 24)


def written(x: float, y: float, anchor: str, text: str) -> str:
    return (
        f'<text x="{x:.1f}" y="{y}" font-size="12" text-anchor="{anchor}" '
        f'fill="currentColor">{html.escape(text)}</text>'
    )


def legend(labels: list[str]) -> str:
    """Which colour is whose, where there are two."""
    if len(labels) < len(COLOURS):
        return ""
    each = [
        f'<b style="color:{colour}">●</b> {html.escape(label)}'
        for label, colour in zip(labels, COLOURS, strict=True)
    ]
    return f"<p>{' '.join(each)}</p>"


def write_page(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
