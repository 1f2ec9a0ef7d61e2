"""Standings: everybody rated for themselves, teams as teams, and whole deals only."""

from __future__ import annotations

import csv
import json
import random
from itertools import pairwise
from pathlib import Path

import pytest

from tablee.arena.backends import Processes
from tablee.arena.manifest import Manifest
from tablee.arena.pages import write_report
from tablee.arena.standings import Game, Standing, standings
from tablee.arena.tournament import Tournament
from tablee.cli.main import main
from tablee.i18n import Texts

FOUR = [0, 1, 2, 3]
TEAMS = [0, 1, 0, 1]


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
                winners = [seat for seat, side in enumerate(side_of) if side == first]
                seat = side_of.index(mine)
                scores = [0] * len(bots)
                games.append(Game(0, deal, bot, "house", seat, bots, scores, winners, 1, 9))
    return Standing("a table", games, side_of)


@pytest.mark.parametrize(("side_of", "fair"), [(FOUR, 0.25), (TEAMS, 0.5)], ids=["four", "teams"])
def test_equals_rate_equal(side_of: list[int], fair: float) -> None:
    """As one opponent, three others win three times as often and rate far above."""
    rated = tournament({"one": fair}, side_of).ratings()
    (one, sigma), (house, _) = rated["one"], rated["house"]
    assert abs(one - house) < sigma


def test_the_ladder_has_the_order_of_the_shares() -> None:
    standing = tournament({"worse": 0.15, "better": 0.35, "best": 0.6}, FOUR)
    rated = standing.ratings()
    ladder = sorted(rated, key=lambda name: rated[name][0])
    shares = {meeting.one: meeting.share / meeting.fair for meeting in standing.meetings()}
    shares["house"] = 1.0
    assert ladder == sorted(shares, key=shares.__getitem__) == ["worse", "house", "better", "best"]
    assert all(rated[low][0] < rated[high][0] for low, high in pairwise(ladder))


def test_which_games_came_last_does_not_decide() -> None:
    standing = tournament({"worse": 0.2, "better": 0.3}, FOUR, deals=20)
    backwards = Standing("a table", standing.games[::-1], FOUR)
    assert backwards.ratings() == standing.ratings()


def gap(side_of: list[int]) -> float:
    rated = tournament({"better": 0.8}, side_of).ratings()
    return rated["better"][0] - rated["house"][0]


def test_two_win_together_what_one_would_win_alone() -> None:
    """A team is as good as its members together: each of two has half of the lead."""
    assert gap(TEAMS) == pytest.approx(gap([0, 1]) / 2, rel=0.4)


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
    write_report(played.folder, Texts("en"), "en")
    assert json.loads((played.folder / "report.json").read_text())[0]["games"] == 4
    assert "3 games of deals" in (played.folder / "report.html").read_text()
    played.run(Processes(1))
    assert played.path.read_bytes() == whole
    assert standings(played.folder)[0].begun == 0


def test_a_table_without_a_whole_deal_says_so(tmp_path: Path) -> None:
    path = tmp_path / "m.toml"
    path.write_text(PLAT)
    brief = Tournament(Manifest.read(path), tmp_path / "out")
    brief.run(Processes(1), seconds=1e-9)
    write_report(brief.folder, Texts("en"), "en")
    (table,) = json.loads((brief.folder / "report.json").read_text())
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
    assert "Place 4" in page
    (share,) = [meeting.share for meeting in standings(tmp_path / "m")[0].meetings()]
    assert f"{100 * share:.1f} %".replace(".", ",") in page.partition("class=grid")[2]
    with (tmp_path / "m" / "report.csv").open(encoding="utf-8") as file:
        plat, alone = csv.DictReader(file)
    assert (plat["one"], plat["others"], plat["points"]) == ("greedy", "random", "")
    assert (alone["one"], alone["others"], alone["share"], alone["games"]) == (
        "random",
        "",
        "",
        "3",
    )
    assert 10 < float(alone["points"]) < 50
