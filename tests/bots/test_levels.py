"""The levels of a game, and the weights each of them plays by."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee import bots, games
from tablee.bots.base import Ask
from tablee.bots.guide import DOUBT, Guide, best_by_lot
from tablee.bots.levels import Level, guide_of, with_budget
from tablee.bots.search import SearchBot
from tablee.bots.weights import Weights
from tablee.kernel import Rng, State


@pytest.mark.parametrize("key", games.keys())
def test_four_levels_each_with_its_weights(key: str) -> None:
    makers = bots.makers(games.load(key))
    assert next(iter(makers)) == "random"
    assert list(makers)[-3:] == ["greedy", "search", "master"]
    greedy, search, master = [makers[name] for name in ("greedy", "search", "master")]
    assert isinstance(greedy, Level)
    assert isinstance(search, Level)
    assert isinstance(master, Level)
    assert (greedy.searches, search.searches, master.searches) == (False, True, True)
    assert master.playouts >= search.playouts
    assert master.guide.weights.tables != search.guide.weights.tables
    assert master.guide.weights.tables.keys() == search.guide.weights.tables.keys()


def test_who_plays_alone_searches_as_the_section_says() -> None:
    """As met; a budget that is asked for stays as it is."""
    game = games.load("rococo")
    s = game.new(1, game.settle(1, {"mode": "solo"}), "alone")
    master = bots.makers(game)["master"]
    assert isinstance(master, Level)
    alone = master.guide.weights.sections["solo"]
    assert alone.playouts != master.playouts
    for maker, playouts in ((master, alone.playouts), (with_budget("", master, "7"), 7)):
        bot = maker(game, 0, Rng.seeded("alone"))
        assert isinstance(bot, SearchBot)
        bot.ranked(Ask(s, 0, s.legal()[:1]))
        assert (bot.playouts, bot.guide.horizon) == (playouts, alone.horizon)


def test_where_many_play_a_decision_has_fewer_playouts() -> None:
    """The last number is for all larger tables; two seats and one are as the file says first."""
    rivals = bots.makers(games.load("rivals"))["master"]
    assert isinstance(rivals, Level)
    weights = rivals.guide.weights
    asked = [weights.playouts_for(seats) for seats in range(1, 10)]
    assert asked == [weights.playouts] * 2 + weights.more_seats + weights.more_seats[-1:]
    assert asked == sorted(asked, reverse=True)
    assert [int(rivals.guide.playouts(seats)) for seats in (2, 8)] == [asked[1], asked[7]]
    assert weights.replaced(weights.numbers()).more_seats == weights.more_seats
    assert f"more_seats = {weights.more_seats}" in weights.to_text()


def test_a_lead_in_mid_game_is_worth_part_of_the_first_place() -> None:
    guide = guide_of(games.load("ramen"))
    assert guide is not None
    doubt, win = int(DOUBT), int(guide.win)
    assert guide.lead([5000, 5000], 0) == win // 2
    assert guide.lead([5000 + doubt, 5000], 0) == doubt + win
    assert guide.lead([5000, 5000 + doubt], 0) == -doubt
    assert guide.lead([5000, 5000 + 9 * doubt, 0], 0) == -9 * doubt
    assert guide.lead([7000], 0) == 7000


def ended(points: list[int], sides: list[int] | None = None) -> list[int]:
    """What an end without tie-breaks is worth to each seat, where the first place is worth 6."""
    guide: Guide[State] = Guide(games.load("ramen"), Weights({}))
    guide.win = 6000
    keys = [[number] for number in points]
    scores = [1000 * number for number in points]
    return [int(guide.lead_of(scores, keys, at, sides or [])) for at in range(len(points))]


def test_who_shares_the_first_place_shares_what_it_is_worth() -> None:
    """Equals are rivals: a tie is worth less than to win by a point, more than to lose by one."""
    assert ended([10, 9]) == [7000, -1000]
    assert ended([10, 10]) == [3000, 3000]
    assert ended([10, 9, 4]) == [7000, -1000, -6000]
    assert ended([10, 10, 4]) == [3000, 3000, -6000]
    assert ended([10, 10, 10]) == [2000, 2000, 2000]
    assert ended([4, 4, 10]) == [-6000, -6000, 12000]


def test_partners_share_one_place() -> None:
    """A victory of both is the whole prize; of a tie with another team each side has half."""
    teams = [0, 1, 0, 1]
    assert ended([10, 8, 10, 8], teams) == [8000, -2000, 8000, -2000]
    assert ended([10, 10, 10, 10], teams) == [3000] * 4
    assert ended([10, 10], [0, 0]) == [10000, 10000], "nobody to be ahead of"
    guide = guide_of(games.load("ramen"))
    assert guide is not None
    assert guide.lead([5000, 1000, 5000, 1000], 0, teams) > 4000
    assert guide.lead([5000, 5000], 0, [0, 0]) == 5000


@pytest.mark.parametrize("key", games.keys())
def test_partners_are_those_of_the_rules(key: str) -> None:
    game = games.load(key)
    guide = guide_of(game)
    assert guide is not None
    for mode in game.modes:
        for seats in mode.seats:
            options = game.settle(seats, {"mode": mode.key})
            sides = guide.sides(game.new(seats, options, "sides")) or list(range(seats))
            assert sides == game.sides(seats, options)


def test_a_kind_of_table_may_have_weights_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "guide.toml"
    file.write_text(
        "playouts = 4\nhorizon = 1\nfar = [1, 2]\nnear = 3\n[solo]\nhorizon = 2\nnear = 4\n"
    )
    weights = Weights.read(file)
    solo = weights.sections["solo"]
    assert not solo.sections
    assert (weights.horizon, weights.numbers()) == (1, [1, 2, 3])
    assert (solo.playouts, solo.horizon, solo.numbers()) == (4, 2, [1, 2, 4])
    file.write_text(weights.to_text())
    again = Weights.read(file)
    alone = again.sections["solo"]
    assert (again.numbers(), alone.numbers()) == (weights.numbers(), solo.numbers())
    assert alone.horizon == 2


def test_the_base_game_of_ristorante_has_a_section() -> None:
    game = games.load("ristorante")
    master = bots.makers(game)["master"]
    assert isinstance(master, Level)
    tables = {
        mode: game.new(4, game.settle(4, {"mode": mode}), "") for mode in ("base", "advanced")
    }
    assert master.guide.at(tables["base"]) is master.guide.sections["base"]
    assert master.guide.at(tables["advanced"]) is master.guide


def test_the_best_is_drawn_by_lot_among_equals() -> None:
    rng = Rng.seeded("equals")
    drawn = [best_by_lot([3, 7, 1, 7, 7], rng) for _ in range(300)]
    assert {at: 70 < drawn.count(at) < 130 for at in set(drawn)} == {1: True, 3: True, 4: True}
    assert best_by_lot([-5], rng) == 0
