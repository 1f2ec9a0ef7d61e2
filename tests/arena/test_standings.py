"""Standings: everybody rated for themselves, teams as teams, and whole deals only."""

from __future__ import annotations

import csv
import html
import json
import random
import re
import shutil
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tablee import games
from tablee.arena.backends import Processes
from tablee.arena.manifest import Manifest, Table
from tablee.arena.meetings import Game
from tablee.arena.pages import heading, write_report
from tablee.arena.standings import Standing, pools, standings
from tablee.arena.statistics import Interval
from tablee.arena.tournament import Tournament
from tablee.cli.main import main
from tablee.i18n import Texts
from tablee.kernel import BadInput

FOUR = [0, 1, 2, 3]
TEAMS = [0, 1, 0, 1]
TABLE = Table("ramen", 4, (("mode", "teams"),), (), (), (), 0, 1, 0.0, None)


def sure(interval: Interval | None) -> Interval:
    assert interval is not None
    return interval


def tournament(won: dict[str, float], side_of: list[int], deals: int = 200) -> Standing:
    """Each of some bots alone among others called "house", in every seat; how often it wins."""
    lot = random.Random("standings")
    sides = sorted(set(side_of))
    games = []
    for deal in range(1, deals + 1):
        for bot, share in won.items():
            for mine in sides:
                others = [side for side in sides if side != mine]
                first = mine if lot.random() < share else lot.choice(others)
                bots = [bot if side == mine else "house" for side in side_of]
                places = [1 if side == first else 2 for side in side_of]
                seat = side_of.index(mine)
                games.append(Game(0, deal, bot, "house", seat, bots, [0] * len(bots), places, 9))
    return Standing(TABLE, games, side_of)


@pytest.mark.parametrize(("side_of", "fair"), [(FOUR, 0.25), (TEAMS, 0.5)], ids=["four", "teams"])
def test_equals_rate_equal(side_of: list[int], fair: float) -> None:
    """As one opponent, three others win three times as often and rate far above."""
    rated = tournament({"one": fair}, side_of).ratings
    (one, sigma), (house, _) = rated["one"], rated["house"]
    assert abs(one - house) < sigma


def test_the_ladder_has_the_order_of_the_shares() -> None:
    standing = tournament({"worse": 0.15, "better": 0.35, "best": 0.6}, FOUR)
    rated = standing.ratings
    ladder = sorted(rated, key=lambda name: rated[name][0])
    shares = {meeting.one: meeting.share / meeting.fair for meeting in standing.meetings}
    shares["house"] = 1.0
    assert ladder == sorted(shares, key=shares.__getitem__) == ["worse", "house", "better", "best"]
    assert all(rated[low][0] < rated[high][0] for low, high in pairwise(ladder))


def test_which_games_came_last_does_not_decide() -> None:
    standing = tournament({"worse": 0.2, "better": 0.3}, FOUR, deals=20)
    backwards = Standing(TABLE, standing.games[::-1], FOUR)
    assert backwards.ratings == standing.ratings


def seated(places: list[int], one: str = "a", others: str = "b", deal: int = 1) -> Game:
    """A game of one in the first seat."""
    bots = [one, *[others] * (len(places) - 1)]
    return Game(0, deal, one, others, 0, bots, [0] * len(places), places, 9)


def test_who_comes_second_counts_too() -> None:
    """Nobody of them ever wins: victories alone could not tell them apart."""
    games = [seated([2, 1, 3, 4], one="fair", deal=deal) for deal in range(1, 31)]
    games += [seated([4, 1, 2, 3], one="poor", deal=deal) for deal in range(1, 31)]
    standing = Standing(TABLE, games, FOUR)
    fair, poor = standing.meetings
    assert (fair.share, poor.share) == (0, 0)
    assert (fair.place, poor.place, fair.fair_place) == (2, 4, 2.5)
    found = sure(fair.place_interval)
    assert found.high < sure(poor.place_interval).low
    assert found.low < 2 < found.high, "alike is no certainty"
    rated = standing.ratings
    assert rated["fair"][0] > rated["poor"][0] + rated["poor"][1]


def test_equals_share_the_places_between_them() -> None:
    (meeting,) = Standing(TABLE, [seated([2, 1, 2, 2])], FOUR).meetings
    assert meeting.place == 3
    teams = Standing(TABLE, [seated([1, 2, 1, 2])], TEAMS).meetings
    assert [(meeting.place, meeting.share) for meeting in teams] == [(1, 1), (2, 0)]


def test_against_the_rules_two_are_compared_with_each_other() -> None:
    """The Mentor of La Pâtisserie Rococo won every second game; of the others `a` won nine in ten:
    that is a better player, though it has less than half of all games."""
    games = [seated([2, 3], deal=deal) for deal in range(1, 101)]
    games += [seated([1, 3], deal=deal) for deal in range(1, 91)]
    games += [seated([2, 1], deal=deal) for deal in range(91, 101)]
    a, b = Standing(TABLE, games, [0, 1]).meetings
    assert (a.games, a.decided, a.share) == (200, 100, 0.9)
    assert b.share == pytest.approx(0.1)
    assert sure(a.interval).low > a.fair > sure(b.interval).high
    (lost, _) = Standing(TABLE, games[:9], [0, 1]).meetings
    assert (lost.share, lost.interval) == (0.5, None)


def gap(side_of: list[int]) -> float:
    rated = tournament({"better": 0.8}, side_of).ratings
    return rated["better"][0] - rated["house"][0]


def test_two_win_together_what_one_would_win_alone() -> None:
    """A team is as good as its members together: each of two has half of the lead."""
    assert gap(TEAMS) == pytest.approx(gap([0, 1]) / 2, rel=0.4)


PLAT_FOLDER = games.load("plat_du_jour").folder()
MINE = """
from tablee import Bot

class Mine(Bot):
    def choose(self, ask):
        return ask.moves[0]
"""
PLAT = """
seed = "x"
deals = 3
records = false

[[table]]
game = "plat_du_jour"
seats = 4
bots = ["random", "greedy"]
alone = ["greedy"]
"""


def tables_in(folder: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((folder / "report.json").read_text())["tables"]
    return found


def test_a_deal_counts_once_everybody_sat_everywhere(tmp_path: Path) -> None:
    """Three seats of four say how good the seats are, not how good the bot is."""
    path = tmp_path / "m.toml"
    path.write_text(PLAT)
    played = Tournament(Manifest.read(path), tmp_path / "out")
    played.run(Processes(1))
    whole = played.path.read_bytes()
    lines = whole.decode().splitlines()
    played.write(lines[:7])
    (standing,) = standings(played.folder)
    assert (len(standing.games), standing.begun) == (4, 3)
    assert sorted(game.seat for game in standing.games) == FOUR
    write_report(played.folder, partial(Texts, "en"), "en")
    assert tables_in(played.folder)[0]["games"] == 4
    assert "3 games of deals" in (played.folder / "report.html").read_text()
    played.run(Processes(1))
    assert played.path.read_bytes() == whole
    assert standings(played.folder)[0].begun == 0


def test_some_deals_are_played_the_other_way_round(tmp_path: Path) -> None:
    """One weaker among stronger in two deals of three; each deal is whole by its own measure."""
    path = tmp_path / "m.toml"
    path.write_text(PLAT + "reverse = 2\n")
    played = Tournament(Manifest.read(path), tmp_path / "out")
    assert played.run(Processes(1)) == 3 * 4 + 2 * 4
    greedy, weaker = standings(played.folder)[0].meetings
    assert (greedy.one, greedy.deals, greedy.games) == ("greedy", 3, 12)
    assert (weaker.one, weaker.deals, weaker.games) == ("random", 2, 8)
    played.write(played.path.read_text().splitlines()[:11])
    (standing,) = standings(played.folder)
    assert (len(standing.games), standing.begun) == (8, 3)


def test_by_turns_a_deal_is_one_game_and_everybody_sits_everywhere(tmp_path: Path) -> None:
    """The same deals both ways: nobody is luckier."""
    path = tmp_path / "m.toml"
    path.write_text(PLAT.replace("deals = 3", "deals = 8\nturns = true") + "reverse = 4\n")
    played = Tournament(Manifest.read(path), tmp_path / "out")
    assert played.run(Processes(1)) == 8 + 4
    greedy, weaker = standings(played.folder)[0].meetings
    assert (greedy.one, greedy.deals, greedy.games) == ("greedy", 8, 8)
    assert (weaker.one, weaker.deals, weaker.games) == ("random", 4, 4)
    seats = {(game.one, game.deal): game.seat for game in standings(played.folder)[0].games}
    assert [seats["greedy", deal] for deal in range(1, 9)] == FOUR + FOUR
    assert [seats["random", deal] for deal in range(1, 5)] == FOUR
    path.write_text(PLAT + "turns = 1\n")
    with pytest.raises(BadInput, match="turns is true or false"):
        Manifest.read(path)


def test_a_report_needs_the_records_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the bots nor the data that were played with, nor the folder they were named from."""
    home = tmp_path / "home"
    shutil.copytree(PLAT_FOLDER / "data", home / "mydata")
    (home / "mine.py").write_text(MINE)
    path = home / "m.toml"
    path.write_text(PLAT.replace('"random"', '"./mine.py"') + 'data = "mydata"\n')
    monkeypatch.chdir(home)
    played = Tournament(Manifest.read(path), tmp_path / "out")
    played.run(Processes(1))
    shutil.rmtree(home)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as stopped:
        main(["arena", "--report", "out"])
    assert not stopped.value.code
    (table,) = tables_in(played.folder)
    assert table["table"] == "plat_du_jour, kitchen, 4, data=mydata"
    assert table["games"] == 12


def pooled_at(sides: int, deals: int, won: int) -> Standing:
    """One in every seat; in each of the deals it wins so many of the games."""
    games = []
    for deal in range(1, deals + 1):
        for seat in range(sides):
            bots = ["b"] * sides
            bots[seat] = "a"
            places = [2] * sides
            places[seat if seat < won else (seat + 1) % sides] = 1
            games.append(Game(0, deal, "a", "b", seat, bots, [0] * sides, places, 9))
    return Standing(TABLE, games, list(range(sides)), pool="large")


def test_tables_of_a_pool_are_one_test() -> None:
    """A few deals of each say too little by themselves: together they do not."""
    tables = [pooled_at(sides, 3, 3) for sides in (5, 6, 7, 8)]
    assert all(met.interval is None for one in tables for met in one.meetings)
    (pool,) = pools(tables)
    assert (pool.name, pool.deals, pool.games, pool.share) == ("large", 12, 78, 36 / 78)
    assert pool.fair == pytest.approx(4 / 26)
    assert sure(pool.interval).low > pool.fair
    assert sure(pool.behind_interval).low > 0.5
    assert pools([Standing(TABLE, tables[0].games, tables[0].side_of)]) == []


def test_a_table_without_a_whole_deal_says_so(tmp_path: Path) -> None:
    path = tmp_path / "m.toml"
    path.write_text(PLAT)
    brief = Tournament(Manifest.read(path), tmp_path / "out")
    brief.run(Processes(1), seconds=1e-9)
    write_report(brief.folder, partial(Texts, "en"), "en")
    (table,) = tables_in(brief.folder)
    assert (table["games"], table["games_of_deals_not_whole"]) == (0, 1)


def test_a_report_in_the_language_of_the_reader(tmp_path: Path) -> None:
    """Shares in a grid, numbered as well as coloured; seats as bars; a row for whoever is alone."""
    path = tmp_path / "m.toml"
    solo = '[[table]]\ngame = "ramen"\nmode = "solo"\nbots = ["random"]\n'
    path.write_text(PLAT + solo)
    with pytest.raises(SystemExit) as stopped:
        main(["arena", str(path), "--lang", "fr"])
    assert not stopped.value.code
    page = (tmp_path / "m" / "report.html").read_text()
    assert '<html lang="fr">' in page
    assert "Face à face" in page
    titles = re.findall("<h2>(.*?)</h2>(?:<p class=note>(.*?)</p>)?", page)
    assert titles[0] == ("Plat du jour, 4 places", "")  # it has one mode only
    assert titles[1][0] == "Ramen! Ramen!, 1 place"
    assert titles[1][1].startswith("Solitaire : quatre cartes écartées")
    assert "Place 4" in page
    (share,) = [meeting.share for meeting in standings(tmp_path / "m")[0].meetings]
    assert not re.search(r">[^<]*\d\.\d", page.partition("</style>")[2]), "a comma"
    assert f"{100 * share:.1f} %".replace(".", ",") in page.partition("class=grid")[2]
    plat, alone = rows_in(tmp_path / "m" / "report.csv")
    assert (plat["one"], plat["others"], plat["points"]) == ("greedy", "random", "")
    assert [alone[key] for key in ("one", "others", "share", "games")] == ["random", "", "", "3"]
    assert 10 < float(alone["points"]) < 50


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Ristorante Italia, 3 seats", "Base game", "{option}: {value}", "dear"]),
        ("fr", ["Ristorante Italia, 3 places", "Jeu de base", "{option} : {value}", "dear"]),
    ],
)
def test_a_table_is_called_as_people_agree_on_it(language: str, said: list[str]) -> None:
    game = games.load("ristorante")
    option = next(option for option in game.options if option.key != "mode")
    value = next(value for value in option.values if value != option.default)
    agreed = {**game.settle(3, {"mode": "base"}), option.key: value}
    options = tuple(agreed.items())
    table = Table("ristorante", 3, options, (), (), (), 0, 1, 0.0, Path("mine/dear"))
    texts = Texts(language, game.folder())
    names = {
        "option": texts(f"option-{option.key}"),
        "value": texts(f"option-{option.key}-{value}"),
    }
    told = re.findall("<(?:h2|p class=note)>(.*?)</", heading(table, partial(Texts, language)))
    assert [html.unescape(line) for line in told] == [line.format(**names) for line in said]


def rows_in(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


LARGE = """
seed = "x"
deals = 7
records = false

[[table]]
game = "plat_du_jour"
seats = 3
bots = ["random", "greedy"]
pool = "plats"

[[table]]
game = "plat_du_jour"
seats = 4
bots = ["random", "greedy"]
pool = "plats"

[[table]]
game = "rococo"
mode = "solo"
options = { level = "crunchy" }
bots = ["random"]
"""


def test_what_was_played_is_reported_without_playing_on(tmp_path: Path) -> None:
    """All that the page shows stands in the files beside it."""
    (tmp_path / "m.toml").write_text(LARGE)
    played = Tournament(Manifest.read(tmp_path / "m.toml"), tmp_path / "out")
    played.run(Processes(1))
    played.write(played.path.read_text().splitlines()[:-1])
    before = played.path.read_bytes()
    with pytest.raises(SystemExit) as stopped:
        main(["arena", "--report", str(played.folder)])
    assert not stopped.value.code
    assert played.path.read_bytes() == before
    three, four, alone = tables_in(played.folder)
    assert [len(three[part]) for part in ("meetings", "bots", "seats")] == [2, 2, 3]
    assert {row["what"] for row in four["counts"]} == {"points", "decisions"}
    assert alone["table"] == "rococo, solo, 1, level=crunchy"
    (mentor,) = alone["meetings"]
    assert mentor["share"] == 0 < mentor["high"] < 1
    meetings = rows_in(played.folder / "report.csv")
    assert [row["table"] for row in meetings][-2:] == ["plats", "plats"]
    assert all(len(row["fingerprint"]) == 12 for row in meetings)
    assert float(meetings[0]["place_low"]) <= float(meetings[0]["place"]) <= 3
    rated = rows_in(played.folder / "report-bots.csv")
    assert [bool(row["rating"]) for row in rated] == [True] * 4 + [False]
    page = (played.folder / "report.html").read_text()
    assert meetings[0]["fingerprint"] in page
    assert "at all of these tables together" in page


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["arena"], "name a manifest"),
        (["arena", "--report", "nowhere"], "no games have been played in nowhere"),
        (["arena", "m.toml", "--report", "out"], "plays nothing"),
    ],
)
def test_a_report_of_nothing(
    words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(words)
    assert stopped.value.code == 2
    assert complaint in capsys.readouterr().err


def test_who_thinks_for_seconds_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Such games cannot be had again: not in silence."""
    path = tmp_path / "m.toml"
    for bot, warned in (("search@2s", True), ("search@2", False)):
        path.write_text(PLAT.replace("random", bot))
        with pytest.raises(SystemExit):
            main(["arena", str(path), "--out", str(tmp_path / bot), "--seconds", "1"])
        assert (f"{bot} thinks for seconds" in capsys.readouterr().err) is warned
