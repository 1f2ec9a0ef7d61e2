"""Six complete games, move by move (E15)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tablee.games.ramen.rules.turn import deal
from tablee.games.ramen.tests.table import GAME, MODES
from tablee.kernel import SPECTATOR, Log, Match, Rng

FILE = Path(__file__).with_name("scripted_games.toml")
GAMES = tomllib.loads(FILE.read_text("utf-8"))["game"]


def match_of(script: dict[str, Any]) -> Match:
    """The scripted deck, its top card first in the file and last in a pile."""
    seats = MODES[script["mode"]]
    options = GAME.settle(seats, {"endgame_draw": script["endgame_draw"]})
    deck = [GAME.kinds.index(code) for code in script["deck"].split()]
    state = deal(GAME.menu(options), Rng.seeded("1"), deck[::-1], Log())
    return Match(GAME, seats, options, state=state)


@pytest.mark.rule("R2.3", "R2.4", "R2.5", "R4.3", "R6.2", "R7.3", "R8.4", "R9.2", "R13.6")
@pytest.mark.parametrize("script", GAMES, ids=[script["id"] for script in GAMES])
def test_the_game_goes_exactly_as_written(script: dict[str, Any]) -> None:
    match = match_of(script)
    for number, line in enumerate(script["turns"], start=1):
        assert not match.over
        assert match.view(SPECTATOR).facts["turn"] == number
        assert match.acting == [(number - 1) % match.seats]
        for move in line.split():
            match.submit(match.acting[0], move)
    assert match.over
    check_result(match, script)


def check_result(match: Match, script: dict[str, Any]) -> None:
    view = match.view(SPECTATOR)
    zones = {
        name: " ".join(GAME.kinds[face] for face in faces) for name, faces in view.zones.items()
    }
    assert [zones[f"bowl_{n}"] for n in (1, 2, 3)] == script["unserved"]
    sides = script["side"]
    for side in sides:
        name = f"served_{side['side']}_"
        stacks = [zones[zone] for zone in zones if zone.startswith(name)]
        assert stacks == [stack["cards"] for stack in side["served"]]
        points = [
            event.args[3]
            for event in match.events
            if event.key == "scored" and event.args[0] == side["side"] - 1
        ]
        assert points == [stack["points"] for stack in side["served"]]
    assert view.facts["points"] == [side["points"] for side in sides]
    assert view.facts["served"] == [side["bowls"] for side in sides]
    assert view.facts["cards"] == [side["cards"] for side in sides]
    assert match.scores == [sides[side]["points"] for side in match.sides()]
    check_winner(match, script)


def check_winner(match: Match, script: dict[str, Any]) -> None:
    if script["mode"] == "solo":
        verdicts = [event.args for event in match.events if event.key == "verdict"]
        assert verdicts == [(script["side"][0]["points"], int(script["stars"] * 2), 0, 0)]
        assert match.ranking() == []
        return
    first = zip(match.sides(), match.ranking(), strict=True)
    assert sorted({side + 1 for side, place in first if place == 1}) == script["winning_sides"]
    told = [event.args[0] + 1 for event in match.events if event.key in ("winner", "shared")]
    assert told == script["winning_sides"]


def test_there_are_six_games_in_all_modes() -> None:
    assert len(GAMES) == 6
    assert {script["mode"] for script in GAMES} == set(MODES)
    assert {script["endgame_draw"] for script in GAMES} == {"skip", "fridge"}
