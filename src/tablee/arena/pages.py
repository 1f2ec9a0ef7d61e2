"""A tournament's report: one HTML file with its plots drawn inside, beside JSON and CSV."""

from __future__ import annotations

import html
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from tablee import games
from tablee.arena.figures import write_figures
from tablee.arena.manifest import Table
from tablee.arena.meetings import Meeting, Pool
from tablee.arena.standings import Standing, pools, standings
from tablee.arena.statistics import Interval, scores

WORDS = Path(__file__).parent  # the arena's own, beside those of every table
Words = Callable[..., str]  # which of the words of a report, and its values -> what it says
WordsIn = Callable[[Path], Words]  # of a folder, such as a game's, in the report's language

WIDE, HIGH = 640, 160
LEFT = 180  # where lines and bars begin, right of their names
ROW = 24
FEW_BARS = 8  # of fewer none is wider than these are
STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#222}
table{border-collapse:collapse;margin:.5rem 0}td,th{padding:.2rem .7rem;text-align:right}
th:first-child,td:first-child{text-align:left}tr:nth-child(even){background:#f4efe6}
svg{max-width:100%;height:auto}.note,small{color:#666;font-size:.9rem}
.grid tr{background:none}.grid td{text-align:center;border:1px solid #8886}
.grid td small{display:block;color:inherit}
@media(prefers-color-scheme:dark){body{background:#1c1a17;color:#eee}tr:nth-child(even){background:#2a2620}
.note,small{color:#aaa}}
"""


def write_report(folder: Path, words_in: WordsIn, language: str) -> None:
    """`report.html`, `report.json` and CSV files beside the games, made from these alone."""
    found = standings(folder)
    pooled = pools(found)
    write_figures(folder, found, pooled)
    (folder / "report.html").write_text(page(found, pooled, words_in, language), encoding="utf-8")


def page(found: list[Standing], pooled: list[Pool], words_in: WordsIn, language: str) -> str:
    words = words_in(WORDS)
    title, note = html.escape(words("report-title")), html.escape(words("report-note"))
    body = "".join(heading(one.table, words_in) + section(one, words) for one in found)
    body += "".join(pool_section(pool, words) for pool in pooled)
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f"<style>{STYLE}</style><h1>{title}</h1><p class=note>{note}</p>{body}</html>\n"
    )


def heading(table: Table, words_in: WordsIn) -> str:
    """The game and its seats; below them the mode, where there are several, and what else is not
    as usual, in the words in which people agree on it."""
    game = games.load(table.game)
    words = words_in(game.folder())
    agreed = [words(f"option-mode-{table.mode}")] if len(game.modes) > 1 else []
    for key, value in table.unusual():
        agreed.append(
            words("pair", name=words(f"option-{key}"), value=words(f"option-{key}-{value}"))
        )
    agreed += [table.data.name] if table.data else []
    said = words_in(WORDS)("report-table", game=words("game-name"), seats=table.seats)
    notes = "".join(f"<p class=note>{html.escape(line)}</p>" for line in agreed)
    return f"<h2>{html.escape(said)}</h2>{notes}"


def section(standing: Standing, words: Words) -> str:
    parts = [f"<p>{html.escape(words('report-games', games=len(standing.games)))}</p>"]
    if standing.begun:
        begun = words("report-begun", games=standing.begun)
        parts.append(f"<p class=note>{html.escape(begun)}</p>")
    if not standing.games:
        return "".join(parts)
    if standing.contested and not standing.alone:
        parts += [ladder(standing, words), grid(standing, words), seat_effects(standing, words)]
    parts += [score_table(standing, words)]
    parts += [
        f"<h3>{html.escape(words('report-scores', bot=name))}</h3>{bars(standing.points(name))}"
        for name in standing.names
    ]
    parts.append(f"<h3>{html.escape(words('report-lengths'))}</h3>{bars(standing.lengths())}")
    parts.append(fingerprints(standing, words))
    return "".join(parts)


def pool_section(pool: Pool, words: Words) -> str:
    said = words("report-pool", one=pool.one, others=pool.others, games=pool.games)
    share = f"{percent(pool.share, words)} ({between(pool.interval, words)})"
    fair = words("report-fair", share=round(100 * pool.fair, 1))
    behind = f"{percent(pool.behind, words)} ({between(pool.behind_interval, words)})"
    lines = [f"{said} {share}", fair, words("report-behind", share=behind)]
    lines.append(words("report-fingerprint", prints=", ".join(sorted(pool.fingerprints))))
    paragraphs = "".join(f"<p>{html.escape(line)}</p>" for line in lines)
    return f"<h2>{html.escape(pool.name)}</h2>{paragraphs}"


def fingerprints(standing: Standing, words: Words) -> str:
    """Of each pair that met; alone, of each bot."""
    prints = {
        f"{meeting.one} – {meeting.others}": meeting.fingerprints for meeting in standing.meetings
    } or {name: {standing.fingerprint(name)} for name in standing.names}
    each = [f"{who}: {', '.join(sorted(marks))}" for who, marks in prints.items()]
    said = words("report-fingerprint", prints="; ".join(each))
    return f"<p class=note>{html.escape(said)}</p>"


def ladder(standing: Standing, words: Words) -> str:
    """Ratings as a line with what is two sigmas on either side."""
    rated = sorted(standing.ratings.items(), key=lambda item: -item[1][0])
    low = min(mu - 2 * sigma for _, (mu, sigma) in rated)
    high = max(mu + 2 * sigma for _, (mu, sigma) in rated)
    span = (high - low) or 1.0
    rows = []
    for at, (name, (mu, sigma)) in enumerate(rated):
        y = ROW * at + 16
        left, middle, right = (
            LEFT + (WIDE - 200) * (x - low) / span for x in (mu - 2 * sigma, mu, mu + 2 * sigma)
        )
        rows.append(
            f'{label(name, y)}<line x1="{left:.1f}" x2="{right:.1f}" y1="{y}" y2="{y}" '
            f'stroke="#b5651d" stroke-width="3"/>'
            f'<circle cx="{middle:.1f}" cy="{y}" r="5" fill="#7a1f1f"/>'
            f'<text x="{middle:.1f}" y="{y - 7}" font-size="11" text-anchor="middle" '
            f'fill="currentColor">{words("report-rating", mu=round(mu, 1))}</text>'
        )
    note = f"<p class=note>{html.escape(words('report-ratings-note'))}</p>"
    return drawing(words("report-ratings"), "".join(rows), ROW * len(rated) + 16) + note


def label(text: str, y: float) -> str:
    return f'<text x="0" y="{y + 5}" font-size="14" fill="currentColor">{html.escape(text)}</text>'


def percent(share: float, words: Words) -> str:
    return words("report-share", share=round(100 * share, 1))


def between(interval: Interval | None, words: Words) -> str:
    if interval is None:
        return words("report-few")
    low, high = (round(100 * end, 1) for end in (interval.low, interval.high))
    return words("report-between", low=low, high=high)


def grid(standing: Standing, words: Words) -> str:
    """Who does how well among whom: one in the row, the others in the column."""
    met = {(meeting.one, meeting.others): meeting for meeting in standing.meetings}
    rows = ["".join(f"<th>{html.escape(name)}</th>" for name in ["", *standing.names])]
    for one in standing.names:
        cells = [cell(met.get((one, others)), words) for others in standing.names]
        rows.append(f"<th>{html.escape(one)}</th>{''.join(cells)}")
    title = html.escape(words("report-heads"))
    fair = words("report-fair", share=round(100 / standing.sides, 1))
    if standing.sides > 2:
        fair += " " + words("report-fair-place", place=(1 + standing.sides) / 2)
    note = html.escape(fair)
    lines = "".join(f"<tr>{row}</tr>" for row in rows)
    return f"<h3>{title}</h3><p class=note>{note}</p><table class=grid>{lines}</table>"


def cell(meeting: Meeting | None, words: Words) -> str:
    """A share in numbers, and its colour: blue above the fair share, orange below."""
    if meeting is None:
        return "<td></td>"
    off = (meeting.share - meeting.fair) / (
        1 - meeting.fair if meeting.share > meeting.fair else meeting.fair
    )
    colour = "31,95,160" if off > 0 else "200,90,20"
    sign = "▲" if off > 0 else "▼" if off < 0 else "="
    notes = [between(meeting.interval, words), words("report-games", games=meeting.games)]
    if meeting.games > meeting.decided:
        notes.append(words("report-lost", games=meeting.games - meeting.decided))
    if meeting.sides > 2:
        notes.append(place(meeting, words))
    return (
        f'<td style="background:rgba({colour},{0.1 + 0.5 * abs(off):.2f})">'
        f"{sign} {html.escape(percent(meeting.share, words))}"
        f"<small>{'<br>'.join(map(html.escape, notes))}</small></td>"
    )


def place(meeting: Meeting, words: Words) -> str:
    ends = meeting.place_interval
    if ends is None:
        return words("report-place-few", place=round(meeting.place, 2))
    low, high = round(ends.low, 2), round(ends.high, 2)
    return words("report-place", place=round(meeting.place, 2), low=low, high=high)


def seat_effects(standing: Standing, words: Words) -> str:
    """How often each seat wins as a bar, its interval as a line; a line through all: as often."""
    found = standing.seats
    longest = max(interval.high if interval else share for share, interval in found)
    scale = (WIDE - LEFT - 60) / (longest or 1.0)
    fair = LEFT + scale / len(found)
    shapes = [
        f'<line x1="{fair:.1f}" x2="{fair:.1f}" y1="0" y2="{ROW * len(found)}" stroke="#999"/>'
    ]
    for at, (share, interval) in enumerate(found):
        y = ROW * at + 14
        sure = interval or Interval(share, share)  # of too few deals: no line
        low, high = (LEFT + scale * end for end in (sure.low, sure.high))
        shapes.append(
            f"{label(words('report-seat', seat=at + 1), y)}"
            f'<rect x="{LEFT}" y="{y - 8}" width="{scale * share:.1f}" height="16" fill="#b5651d"/>'
            f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}" stroke="currentColor" '
            f'stroke-width="2"/><text x="{high + 6:.1f}" y="{y + 5}" font-size="13" '
            f'fill="currentColor">{html.escape(percent(share, words))}</text>'
        )
    return drawing(words("report-seats"), "".join(shapes), ROW * len(found) + 8)


def score_table(standing: Standing, words: Words) -> str:
    keys = ["points", "mean", "lowest", "median", "highest"]
    heads = [words(f"report-{key}") for key in keys]
    if standing.alone and standing.contested:
        heads.append(words("report-won"))
    rows = ["".join(f"<th>{html.escape(head)}</th>" for head in heads)]
    for name in standing.names:
        sample = scores(standing.points(name))
        sure = standing.points_interval(name)
        near = words("report-near", error=sure.high - sample.mean) if sure else ""
        near = near or f"({words('report-few')})"
        cells = [name, f"{words('report-score', mean=sample.mean)} {near}"]
        cells += [str(number) for number in (sample.low, sample.median, sample.high)]
        won = standing.won(name)
        if won is not None:
            cells.append(f"{percent(won[0], words)} ({between(won[1], words)})")
        rows.append("".join(f"<td>{html.escape(text)}</td>" for text in cells))
    lines = "".join(f"<tr>{row}</tr>" for row in rows)
    title = html.escape(words("report-points"))
    return f"<h3>{title}</h3><table>{lines}</table>{forfeit_notes(standing, words)}"


def forfeit_notes(standing: Standing, words: Words) -> str:
    """What somebody lost by failing is no measure of how well they play."""
    return "".join(
        f"<p class=note>{html.escape(words('report-forfeits', bot=name, decisions=forfeits))}</p>"
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
    step = WIDE / max(number, FEW_BARS)
    top = max(heights.values())
    shapes = "".join(
        f'<rect x="{at * step:.1f}" y="{HIGH - 20 - (HIGH - 30) * times / top:.1f}" '
        f'width="{step * 0.9:.1f}" height="{(HIGH - 30) * times / top:.1f}" fill="#b5651d"/>'
        for at, times in sorted(heights.items())
    )
    ends = f'<text x="0" y="{HIGH - 4}" font-size="12" fill="currentColor">{low}</text>'
    if high > low:
        ends += (
            f'<text x="{step * number:.1f}" y="{HIGH - 4}" font-size="12" text-anchor="end" '
            f'fill="currentColor">{high}</text>'
        )
    return drawing("", shapes + ends, HIGH)


def drawing(title: str, shapes: str, height: int) -> str:
    head = f"<h3>{html.escape(title)}</h3>" if title else ""
    return f'{head}<svg viewBox="0 0 {WIDE} {height}" role="img">{shapes}</svg>'
