"""The cooks: complete in both languages, known by name at every game, each with its temper."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee import bots, games, simulate
from tablee.bots import Sitting
from tablee.bots.guided import Apprentice, Easygoing
from tablee.bots.levels import Level
from tablee.bots.search import Candidate, surest_first
from tablee.kernel import BadInput, Match, Rng

ART = Path(__file__).parents[2] / "client/src/art"
RAMEN = games.load("ramen")
COOKS = list(bots.cast().values())


def test_a_level_is_played_by_its_bot_or_the_next_below() -> None:
    every = [*bots.LEVELS]
    assert [bots.bot_at(level, every) for level in (1, 2, 3, 4)] == every
    few = ["random", "greedy"]
    assert [bots.bot_at(level, few) for level in (1, 2, 3, 4)] == ["random", *["greedy"] * 3]


@pytest.mark.parametrize("cook", COOKS, ids=lambda cook: cook.key)
def test_a_cook_is_complete(cook: bots.Cook) -> None:
    assert (ART / f"cast-{cook.key}.svg").is_file()
    assert 1 <= cook.level <= 4
    assert cook.key == cook.name.lower()
    for words in (cook.title, cook.line):
        assert sorted(words) == ["en", "fr"]
        assert all(words.values())


def test_cooks_say_of_themselves_what_they_do() -> None:
    """Whoever slips, is easy to please or needs no proof says so, and nobody says it falsely."""
    told = {
        "idea": [cook.key for cook in COOKS if cook.slips],
        "Nearly": [cook.key for cook in COOKS if cook.ease],
        "ahead": [cook.key for cook in COOKS if cook.sure == 0],
    }
    french = dict(zip(told, ("idée", "Presque", "avance"), strict=True))
    for word, keys in told.items():
        assert [cook.key for cook in COOKS if word in cook.line["en"]] == keys
        assert [cook.key for cook in COOKS if french[word] in cook.line["fr"]] == keys


def test_every_level_has_a_cook_and_tempers_differ() -> None:
    assert {cook.level for cook in COOKS} == {1, 2, 3, 4}
    assert len({cook.temper for cook in COOKS}) == len(COOKS)


@pytest.mark.parametrize("key", games.keys())
def test_every_game_seats_every_cook(key: str) -> None:
    game = games.load(key)
    names = [cook.bot(bots.names(game)) for cook in COOKS]
    assert names == ["greedy", "greedy", "greedy", "search", "search", "master"]
    for cook in COOKS:
        assert callable(bots.find(game, cook.key))


def test_where_a_game_lacks_a_level_the_next_below_plays() -> None:
    star = bots.cast()["victoria"]
    assert star.bot(["random", "greedy"]) == "greedy"
    assert star.bot(["random"]) == "random"


def test_a_cook_sits_down_by_name_with_a_temper_and_a_budget() -> None:
    gambler, teacher = bots.find(RAMEN, "Max"), bots.find(RAMEN, "oscar@20")
    assert isinstance(gambler, Level)
    assert isinstance(teacher, Level)
    assert gambler.caution == 0 < teacher.caution
    assert teacher.playouts == 20


def test_a_gambler_takes_what_may_be_better_a_teacher_does_not() -> None:
    guides, other = Candidate([1], 0), Candidate([2], 1)
    for value in (3000, -2500):  # a little better on average, far from surely
        guides.add(0, 0, 0)
        other.add(value, 0, 0)
    sure = {cook.key: cook.sure for cook in COOKS}
    assert surest_first([guides, other], sure["max"])[0] is other
    assert surest_first([guides, other], sure["oscar"])[0] is guides


@pytest.mark.parametrize("key", games.keys())
def test_cooks_of_one_table_play_differently(key: str) -> None:
    """Asked the same with the same chance: two of one level are still two people."""
    game = games.load(key)
    seats = game.modes[-1].seats[0]
    match = Match(game, seats, game.settle(seats, {**game.trial, "mode": game.modes[-1].key}), "5")
    sitting = Sitting(match, [bots.find(game, "prudence")] * seats)
    others = 0
    for _ in range(80):
        if match.over:
            break
        seat = match.next_seat
        gaston = bots.find(game, "gaston")(game, seat, sitting.chance(seat))
        prudence = bots.find(game, "prudence")(game, seat, sitting.chance(seat))
        ask = match.ask(seat)
        others += gaston.choose(ask) != prudence.choose(ask)
        sitting.advance()
    assert others > 0


def test_what_is_nearly_as_good_is_good_enough_for_a_glutton() -> None:
    gaston = bots.find(RAMEN, "gaston")(RAMEN, 0, Rng.seeded("ease"))
    assert isinstance(gaston, Easygoing)
    assert gaston.near(gaston.guide, [7, 8, 9], [1000, 650, 750]) == [7, 9]


APPRENTICE = bots.find(RAMEN, "nino")(RAMEN, 0, Rng.seeded("slips"))


@pytest.mark.parametrize(
    ("rates", "ideas"),
    [
        ([900, 1200, 700, 600, 300], [0, 2]),  # the second and the third
        ([1200, 1200, 1200], [0]),  # all the same to the guide: no slip
        ([1200, 300, 100], [1]),  # what is far worse is nobody's idea
    ],
)
def test_a_slip_is_the_second_or_third_idea(rates: list[int], ideas: list[int]) -> None:
    assert isinstance(APPRENTICE, Apprentice)
    assert APPRENTICE.ideas(APPRENTICE.guide, list(range(len(rates))), rates) == ideas


def test_a_slip_is_never_worse_than_doing_nothing() -> None:
    rivals = games.load("rivals")
    nino = bots.find(rivals, "nino")(rivals, 0, Rng.seeded("slips"))
    assert isinstance(nino, Apprentice)
    moves = [rivals.catalogue.parse(text) for text in ("pass", "buy chop_shop-1", "buy-card")]
    assert nino.ideas(nino.guide, moves, [0, 50, -20]) == [moves[0]]
    assert nino.ideas(nino.guide, moves, [0, -10, -20]) == [moves[0]]  # then he does nothing


def test_an_apprentice_loses_to_the_guide_and_beats_the_lot() -> None:
    """In Ramen, where a game is short; seats change."""
    won = {"greedy": 0.0, "random": 0.0}
    for other in won:
        for seed in ("1", "2"):
            pair = ["nino", other] if seed == "1" else [other, "nino"]
            run = simulate(RAMEN, pair, games=12, seed=seed)
            won[other] += run.win_share[pair.index("nino")] or 0.0
    assert won["greedy"] < 1 < won["random"]


def test_nobody_else_is_a_cook() -> None:
    with pytest.raises(BadInput, match=r"no bot 'ratatouille'; it has .* and the cooks nino, "):
        bots.find(RAMEN, "ratatouille")
