"""The page of strengths says what the figures say, and the plan leaves no table out."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import nan

import pytest

from docs.reference.strength import rows as r, tables
from docs.reference.strength.rows import Row, aim, word
from tablee import games
from tablee.arena.manifest import Table

ROW = Row(
    file="search-rivals",
    table="rivals, base, 5",
    one="search",
    others="greedy",
    deals=6,
    games=30,
    lost=0,
    share=0.5,
    low=0.4,
    high=0.6,
    fair=0.2,
    place=2.0,
    points=nan,
    points_low=nan,
    points_high=nan,
    fingerprint="0",
    pool="",
    note="",
)
BELOW = replace(ROW, one="greedy", others="search", share=0.05, low=0.0, high=0.15)
NEARLY = replace(BELOW, high=0.25)
ABOVE = replace(BELOW, share=0.25, low=0.2)


def test_the_page_is_as_the_figures_make_it() -> None:
    """After a change: python -m docs.reference.strength.tables."""
    text = tables.PAGE.read_text("utf-8")
    assert tables.page(text) == text
    assert sorted(found[2] for found in tables.BLOCK.finditer(text)) == sorted(tables.BLOCKS)


@pytest.mark.parametrize(
    ("low", "share", "high", "said"),
    [
        (0.3, 0.5, 0.7, r.REACHED),
        (0.29999, 0.667, 0.9, r.AT_AIM),
        (0.21, 0.29999, 0.4, r.BETTER),
        (0.2, 0.3, 0.5, r.POINTS),
        (0.1, 0.29, 0.5, r.OPEN),
        (0.1, 0.15, 0.19, r.WORSE),
        (nan, 0.6, nan, r.FEW),
    ],
)
def test_words_are_found_from_unrounded_numbers(
    low: float, share: float, high: float, said: str
) -> None:
    assert aim(ROW) == pytest.approx(0.3)
    assert word(replace(ROW, low=low, share=share, high=high), BELOW, 0.3) == said


def test_who_is_only_different_is_not_better() -> None:
    """Plat du jour for three: one `random` among `greedy` wins as often as the other way round."""
    assert word(ROW, BELOW, 0.3) == r.REACHED
    assert word(ROW, NEARLY, 0.3) == r.REACHED + r.ONE_WAY
    assert word(ROW, None, 0.3) == r.REACHED + r.ONE_WAY
    assert word(ROW, ABOVE, 0.3) == r.NOT
    between_two = replace(ROW, fair=0.5, low=0.7, share=0.8, high=0.9)
    assert (aim(between_two), word(between_two, None, 0.7)) == (0.7, r.REACHED)
    assert word(replace(between_two, low=0.6), None, None) == r.BETTER
    assert word(replace(between_two, low=0.6), None, 0.7) == r.AT_AIM


def test_a_row_that_was_stopped_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(r, "all_rows", lambda: [ROW, BELOW])
    monkeypatch.setattr(r, "planned", lambda: {(ROW.file, *ROW.key): 12})
    assert tables.said_of(ROW, 0.3) == "reached, after 6 of 12 deals"
    assert tables.said_of(replace(ROW, pool="large"), 0.3) == r.BY_ITSELF
    assert tables.said_of(replace(ROW, file=r.EARLIER, note="†"), 0.3) == "earlier †"


def test_what_is_measured_takes_the_place_of_earlier_rows() -> None:
    rows = [replace(ROW, one="search@48", others="greedy", file=r.EARLIER), ROW]
    assert [(r.base(row.one), r.equal(row)) for row in rows] == [("search", False)] * 2
    assert r.equal(replace(ROW, one="master@48", others="search@48"))


def planned(step: str) -> list[Table]:
    files = [one for name, one in r.manifests().items() if name.partition("-")[0] == step]
    return [table for manifest in files for table in manifest.tables]


@pytest.mark.parametrize("step", ["greedy", "search", "master"])
def test_every_mode_and_number_of_seats_is_measured(step: str) -> None:
    """One among others has an interval, or its pool has. The other way round, too, except for
    `master` where a game takes minutes; tables of a pool share what is played so."""
    found = planned(step)
    wanted = {
        f"{key}, {mode.key}, {seats}"
        for key in games.keys(examples=True)
        for mode in games.load(key).modes
        for seats in mode.seats
        if seats > 1
    }
    assert {table.title for table in found} == wanted
    pooled = {table.pool for table in found if table.pool and table.reverse}
    deals: Counter[str] = Counter()
    for table in found:
        deals[table.pool] += table.deals
        assert table.turns, table.title
        if len(set(table.side_of())) > 2:
            slow = step == "master" and table.game in ("rivals", "rococo")
            assert table.reverse or table.pool in pooled or slow, table.title
    for table in found:
        assert table.deals >= 16 or deals[table.pool] >= 20, table.title


def test_of_tables_that_were_not_played_nothing_is_said() -> None:
    """Two seats are far from all of Rival Restaurants."""
    two = replace(ROW, table="rivals, base, 2", fair=0.5, share=0.9, low=0.8, high=1.0)
    said = tables.summary([two], True)
    assert "reached: base 2" in said
    assert "not measured with today's bots: base 3, 4, 5, 6" in said
    assert "every table: no game; at every table played so far: Rival Restaurants" in said
