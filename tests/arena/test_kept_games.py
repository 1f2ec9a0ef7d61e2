"""What is kept of a tournament is read with care: cut by a crash, or spoilt by hand."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tablee.arena.backends import Processes
from tablee.arena.manifest import Manifest
from tablee.arena.standings import standings
from tablee.arena.tournament import Tournament
from tablee.cli.main import main
from tablee.kernel import BadInput

TEXT = """
seed = "7"
deals = 3
records = false

[[table]]
game = "ramen"
mode = "duel"
bots = ["random", "greedy"]
"""
GAMES = 6


@pytest.fixture
def played(tmp_path: Path) -> Tournament:
    (tmp_path / "m.toml").write_text(TEXT)
    tournament = Tournament(Manifest.read(tmp_path / "m.toml"), tmp_path / "out")
    assert tournament.run(Processes(1)) == GAMES
    return tournament


@pytest.mark.parametrize("kept", [1, 9, 40, -2])
def test_a_last_line_that_was_cut_does_not_count(played: Tournament, kept: int) -> None:
    """The report is of the others, and the run goes on from there to the same bytes."""
    whole = played.path.read_bytes()
    *before, last, _ = whole.split(b"\n")
    played.path.write_bytes(b"\n".join([*before, last[:kept]]))
    (standing,) = standings(played.folder)
    assert (len(standing.games), standing.begun) == (GAMES - 2, 1)
    with pytest.raises(SystemExit) as stopped:
        main(["arena", "--report", str(played.folder)])
    assert not stopped.value.code
    assert played.run(Processes(1)) == GAMES
    assert played.path.read_bytes() == whole


def test_a_line_cut_inside_a_letter(played: Tournament) -> None:
    with played.path.open("ab") as file:
        file.write('{"n":5,"one":"é'.encode()[:-1])
    assert len(played.played()) == GAMES
    assert len(standings(played.folder)[0].games) == GAMES


def test_the_same_line_twice_is_one_game(played: Tournament) -> None:
    lines = played.path.read_text().splitlines()
    played.write([*lines, lines[2]])
    assert len(standings(played.folder)[0].games) == GAMES


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"n": 6}, "n, the number of a game, is 6, and the manifest has games 0 to 5; remove"),
        ({"n": -1}, "n, the number of a game, is -1, and the manifest has games 0 to 5; remove"),
        ({"n": True}, "n, the number of a game, is true, "),
        ({"n": 10**40}, "n, the number of a game, is 1000"),
        ({"n": None}, "n, the number of a game, is missing, "),
        ({"n": 4}, "deal of game 4 is 2, and by the manifest it is 3; remove"),
        ({"table": 1}, "table of game 3 is 1, and by the manifest it is 0; remove"),
        ({"deal": "2"}, 'deal of game 3 is "2", and by the manifest it is 2; remove'),
        ({"seat": True}, "seat of game 3 is true, and by the manifest it is 1; remove"),
        ({"bots": None}, 'bots of game 3 is missing, and by the manifest it is ["greedy", "ra'),
        ({"scores": [1]}, "scores of game 3 is [1], and ought to be one whole number for each"),
        ({"scores": [1, "2"]}, 'scores of game 3 is [1, "2"], and ought'),
        ({"places": [0, 1]}, "places of game 3 is [0, 1], and ought to be one place from 1 on"),
        ({"places": None}, "this game was played by an older version, which kept no places; play"),
        ({"decisions": -3}, "decisions of game 3 is -3, and ought to be a whole number, 0 or"),
        ({"fingerprint": 3}, "fingerprint of game 3 is 3, and ought to be a text"),
        ({"forfeits": [0]}, "forfeits of game 3 is [0], and ought to be one whole number, 0 or"),
    ],
)
@pytest.mark.parametrize("reporting", [True, False], ids=["report", "run"])
def test_a_line_that_is_wrong_is_told_in_one_sentence(
    played: Tournament,
    capsys: pytest.CaptureFixture[str],
    change: dict[str, object],
    said: str,
    reporting: bool,
) -> None:
    lines = played.path.read_text().splitlines()
    row = json.loads(lines[3]) | change
    lines[3] = json.dumps({key: value for key, value in row.items() if value is not None})
    played.write(lines)
    folder = str(played.folder)
    manifest = str(played.folder.parent / "m.toml")
    with pytest.raises(SystemExit) as stopped:
        main(["arena", "--report", folder] if reporting else ["arena", manifest, "--out", folder])
    assert stopped.value.code == 2
    err = capsys.readouterr().err
    assert err.startswith(f"tablee: {played.path}, line 4: {said}")
    assert err.count("\n") == 1


@pytest.mark.parametrize("line", ['{"n":3,"ta', "3", "[]", "[" * 100_000])
def test_what_is_no_game_in_the_middle(played: Tournament, line: str) -> None:
    lines = played.path.read_text().splitlines()
    played.write([*lines[:3], line, *lines[4:]])
    with pytest.raises(BadInput, match="line 4: this is no game written as one JSON object"):
        standings(played.folder)


def test_two_different_games_of_one_number(played: Tournament) -> None:
    lines = played.path.read_text().splitlines()
    other = json.loads(lines[2]) | {"decisions": 1}
    played.write([*lines, json.dumps(other)])
    with pytest.raises(BadInput, match="line 7: game 2 is there twice, and differs"):
        standings(played.folder)
