"""`tablee replay`: forward and back, through chosen eyes, without spoilers."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.cli.records import read_record
from tablee.cli.replay import Replay
from tablee.cli.terminal import Terminal
from tablee.games import load
from tablee.kernel import REFEREE, SPECTATOR, Match
from tests.cli.conftest import Tablee

DUEL = ["play", "ramen", "--seed", "7", "--name", "Ana", "--bots", "greedy"]
DUEL += ["--option", "first_player=chosen"]


@pytest.fixture
def finished(tablee: Tablee, tmp_path: Path) -> Path:
    file = tmp_path / "duel.tablee"
    tablee(*DUEL, "--save", file, typed="1\n" * 60)
    return file


@pytest.fixture
def unfinished(tablee: Tablee, tmp_path: Path) -> Path:
    file = tmp_path / "half.tablee"
    tablee(*DUEL, "--save", file, typed="1\n" * 7)
    return file


@pytest.mark.parametrize(
    ("words", "shown", "hidden"),
    [
        ("", "Ana draws a card.", "* Hand: Ana: "),
        ("--spectator", "greedy (bot) draws a card.", "* Hand: Ana: "),
        ("--seat 1", "* Hand: Ana: ", "greedy (bot) draws Nori"),
        ("--seat 2", "You take ", "greedy (bot) takes "),
        ("--all-eyes", "every seat at once", "draws a card."),
    ],
)
def test_in_a_pipe_the_whole_game_is_printed(
    tablee: Tablee, finished: Path, words: str, shown: str, hidden: str
) -> None:
    ran = tablee("replay", finished, *words.split())
    assert (ran.code, ran.err) == (0, "")
    assert shown in ran.out
    assert hidden not in ran.out
    assert "Turn 28: " in ran.out
    assert ("You win the game!" if words == "--seat 2" else "wins the game!") in ran.out


def test_in_french(tablee: Tablee, finished: Path) -> None:
    out = tablee("replay", finished, "--lang", "fr", "--seat", "2").out
    assert "82 décisions, vues par : greedy (robot)" in out
    assert "Vous remportez la partie !" in out


def test_an_unfinished_game_keeps_its_secrets(tablee: Tablee, unfinished: Path) -> None:
    ran = tablee("replay", unfinished, "--all-eyes")
    assert (ran.code, ran.out) == (2, "")
    assert "--all-eyes is for finished games" in ran.err
    assert tablee("replay", unfinished, "--seat", "1").code == 0


def test_impossible_eyes(tablee: Tablee, finished: Path) -> None:
    assert "seats 1 to 2, not 3" in tablee("replay", finished, "--seat", "3").err
    assert "choose one of" in tablee("replay", finished, "--seat", "1", "--spectator").err


class Reader(Terminal):
    """Somebody who has made up their mind what to type."""

    def __init__(self, *typed: str) -> None:
        super().__init__(plain=True)
        self.typed = list(typed)

    def ask(self, prompt: str) -> str:
        if not self.typed:
            raise EOFError
        return self.typed.pop(0)


def steps_shown(file: Path, *typed: str, language: str = "en") -> list[int]:
    match = Match.replay(load("ramen"), read_record(file))
    steps: list[int] = []

    class Watched(Replay):
        def show(self, step: int) -> None:
            steps.append(step)
            super().show(step)

    Watched(match, language, SPECTATOR, Reader(*typed)).step_through()
    return steps


@pytest.mark.parametrize(
    ("typed", "steps"),
    [
        (["", "n", "next", "b", "p", "back", "b"], [0, 1, 2, 3, 2, 1, 0, 0]),
        (["40", "b", "end", "", "q", "1"], [0, 40, 39, 82, 82]),
        (["999", "?", "0"], [0, 82, 82, 0]),
    ],
)
def test_forward_back_and_to_any_step(finished: Path, typed: list[str], steps: list[int]) -> None:
    assert steps_shown(finished, *typed) == steps


def test_stepping_in_french(finished: Path) -> None:
    assert steps_shown(finished, "fin", "retour", "quitter", language="fr") == [0, 82, 81]


@pytest.mark.parametrize("eyes", [0, 1, SPECTATOR])
def test_no_step_shows_more_than_the_eyes_saw_then(
    finished: Path, capsys: pytest.CaptureFixture[str], eyes: int
) -> None:
    match = Match.replay(load("ramen"), read_record(finished))
    other = [seat for seat in range(2) if seat != eyes]
    replay = Replay(match, "en", eyes, Reader())
    for step in range(0, 60, 7):
        capsys.readouterr()
        replay.show(step)
        shown = capsys.readouterr().out
        then = match.branch(step)
        for seat in other:
            for card in then.referee().zones[f"hand_{seat + 1}"]:
                if not then._state.knows[card] >> eyes & 1:
                    assert match.game.kinds[card] not in shown
    replay = Replay(match, "en", REFEREE, Reader())
    replay.show(30)
    everything = capsys.readouterr().out
    for card in match.branch(30).referee().zones["hand_2"]:
        assert match.game.kinds[card] in everything
