"""A tournament's report: one HTML file with its plots drawn inside, JSON, and CSV."""

from __future__ import annotations

import csv
import html
import json
from collections import Counter
from pathlib import Path

from tablee.arena.standings import Standing, standings, summary

WIDE, HIGH = 640, 160
STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#222}
table{border-collapse:collapse;margin:.5rem 0}td,th{padding:.2rem .7rem;text-align:right}
th:first-child,td:first-child{text-align:left}tr:nth-child(even){background:#f4efe6}
svg{max-width:100%;height:auto}.note{color:#666;font-size:.9rem}
@media(prefers-color-scheme:dark){body{background:#1c1a17;color:#eee}tr:nth-child(even){background:#2a2620}}
"""


def write_report(folder: Path) -> None:
    """`report.html`, `report.json` and `report.csv` beside the games."""
    found = standings(folder)
    content = [summary(standing) for standing in found]
    text = json.dumps(content, ensure_ascii=False, indent=1)
    (folder / "report.json").write_text(text + "\n", encoding="utf-8")
    (folder / "report.html").write_text(page(found), encoding="utf-8")
    with (folder / "report.csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["table", "one", "others", "games", "share", "low", "high", "fair"])
        for standing in found:
            for meeting in standing.meetings() if standing.contested else []:
                interval = meeting.interval()
                numbers = [meeting.share, interval.low, interval.high, meeting.fair]
                rounded = [f"{number:.4f}" for number in numbers]
                row = [standing.title, meeting.one, meeting.others, meeting.games]
                writer.writerow([*row, *rounded])


def page(found: list[Standing]) -> str:
    body = "".join(section(standing) for standing in found)
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Arena</title>'
        f"<style>{STYLE}</style><h1>Arena</h1>"
        "<p class=note>Shares are of victories; one shared by k sides counts 1/k for each. "
        "Intervals: 95 %, by bootstrap over deals.</p>"
        f"{body}</html>\n"
    )


def section(standing: Standing) -> str:
    parts = [f"<h2>{html.escape(standing.title)}</h2><p>{len(standing.games)} games</p>"]
    if standing.begun:
        parts.append(
            f"<p class=note>{standing.begun} games of deals in which not everybody has sat in "
            "every seat yet are kept, but do not count.</p>"
        )
    if not standing.games:
        return "".join(parts)
    if standing.contested:
        parts += [ladder(standing), matrix(standing), seat_effects(standing)]
    parts += [score_table(standing)]
    parts += [
        f"<h3>Scores of {html.escape(name)}</h3>{bars(standing.points(name))}"
        for name in standing.names
    ]
    parts.append(f"<h3>Decisions in a game</h3>{bars(standing.lengths())}")
    return "".join(parts)


def ladder(standing: Standing) -> str:
    """Ratings as a line with what is two sigmas on either side."""
    rated = sorted(standing.ratings().items(), key=lambda item: -item[1][0])
    low = min(mu - 2 * sigma for _, (mu, sigma) in rated)
    high = max(mu + 2 * sigma for _, (mu, sigma) in rated)
    span = (high - low) or 1.0
    rows = []
    for at, (name, (mu, sigma)) in enumerate(rated):
        y = 24 * at + 16
        left, middle, right = (
            180 + (WIDE - 200) * (x - low) / span for x in (mu - 2 * sigma, mu, mu + 2 * sigma)
        )
        rows.append(
            f'<text x="0" y="{y + 5}" font-size="14" fill="currentColor">{html.escape(name)}</text>'
            f'<line x1="{left:.1f}" x2="{right:.1f}" y1="{y}" y2="{y}" stroke="#b5651d" '
            f'stroke-width="3"/><circle cx="{middle:.1f}" cy="{y}" r="5" fill="#7a1f1f"/>'
            f'<text x="{middle:.1f}" y="{y - 7}" font-size="11" text-anchor="middle" '
            f'fill="currentColor">{mu:.1f}</text>'
        )
    return drawing("Ratings (OpenSkill)", "".join(rows), 24 * len(rated) + 16)


def matrix(standing: Standing) -> str:
    """Who does how well among whom."""
    rows = [
        f"<tr><td>{html.escape(meeting.one)} among {html.escape(meeting.others)}</td>"
        f"<td>{meeting.games}</td><td>{meeting.share:.1%}</td>"
        f"<td>{meeting.interval().low:.1%} – {meeting.interval().high:.1%}</td>"
        f"<td>{meeting.fair:.1%}</td></tr>"
        for meeting in standing.meetings()
    ]
    head = "<tr><th>One</th><th>games</th><th>share</th><th>95 %</th><th>fair</th></tr>"
    return f"<h3>Head to head</h3><table>{head}{''.join(rows)}</table>"


def seat_effects(standing: Standing) -> str:
    rows = [
        f"<tr><td>Seat {at + 1}</td><td>{share:.1%}</td>"
        f"<td>{interval.low:.1%} – {interval.high:.1%}</td></tr>"
        for at, (share, interval) in enumerate(standing.seats())
    ]
    return (
        f"<h3>Seats</h3><table><tr><th></th><th>share</th><th>95 %</th></tr>{''.join(rows)}</table>"
    )


def score_table(standing: Standing) -> str:
    from tablee.arena.statistics import scores

    rows = []
    for name in standing.names:
        sample = scores(standing.points(name))
        near = f"± {sample.interval.high - sample.mean:.2f}" if sample.interval else ""
        rows.append(
            f"<tr><td>{html.escape(name)}</td><td>{sample.mean:.2f} {near}</td>"
            f"<td>{sample.low}</td><td>{sample.median}</td><td>{sample.high}</td></tr>"
        )
    head = "<tr><th>Points</th><th>mean</th><th>lowest</th><th>median</th><th>highest</th></tr>"
    return f"<h3>Points</h3><table>{head}{''.join(rows)}</table>{forfeit_notes(standing)}"


def forfeit_notes(standing: Standing) -> str:
    """What somebody lost by failing is no measure of how well they play."""
    return "".join(
        f"<p class=note>{html.escape(name)} forfeited {forfeits:,} decisions to random: "
        "it failed, or took too long.</p>"
        for name in standing.names
        if (forfeits := standing.forfeits(name))
    )


def bars(counted: Counter[int], columns: int = 40) -> str:
    """A histogram; neighbouring numbers share a bar where there are many."""
    low, high = min(counted), max(counted)
    width = -(-(high - low + 1) // columns)
    heights: Counter[int] = Counter()
    for value, times in counted.items():
        heights[(value - low) // width] += times
    number = (high - low) // width + 1
    step = WIDE / number
    top = max(heights.values())
    shapes = "".join(
        f'<rect x="{at * step:.1f}" y="{HIGH - 20 - (HIGH - 30) * times / top:.1f}" '
        f'width="{step * 0.9:.1f}" height="{(HIGH - 30) * times / top:.1f}" fill="#b5651d"/>'
        for at, times in sorted(heights.items())
    )
    ends = (
        f'<text x="0" y="{HIGH - 4}" font-size="12" fill="currentColor">{low}</text>'
        f'<text x="{WIDE}" y="{HIGH - 4}" font-size="12" text-anchor="end" '
        f'fill="currentColor">{high}</text>'
    )
    return drawing("", shapes + ends, HIGH)


def drawing(title: str, shapes: str, height: int) -> str:
    head = f"<h3>{html.escape(title)}</h3>" if title else ""
    return f'{head}<svg viewBox="0 0 {WIDE} {height}" role="img">{shapes}</svg>'
