"""Every game found can be watched, read and replayed in the terminal, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.games import found, load
from tablee.kernel import LANGUAGES
from tests.cli.conftest import Tablee

TABLES = [(key, mode.key, mode.seats[-1]) for key in found() for mode in load(key).modes]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "mode", "seats"), TABLES)
def test_played_by_bots_and_replayed(
    tablee: Tablee, tmp_path: Path, key: str, mode: str, seats: int, language: str
) -> None:
    file = tmp_path / "game.tablee"
    table = ["--mode", mode, "--seats", str(seats), "--seed", "7", "--lang", language]
    for option, value in load(key).trial.items():
        table += ["--option", f"{option}={value}"]
    bots = ",".join(["random"] * seats)
    played = tablee("play", key, *table, "--bots", bots, "--save", file)
    assert (played.code, played.err) == (0, "")
    for eyes in (["--spectator"], ["--seat", str(seats)], ["--all-eyes"]):
        watched = tablee("replay", file, "--lang", language, *eyes)
        assert (watched.code, watched.err) == (0, "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", found())
def test_shown_to_a_person(tablee: Tablee, key: str, language: str) -> None:
    """A few decisions of somebody who asks about everything."""
    typed = "help\nhint\nhint\nhint\nlog\n1\n" * 6
    ran = tablee("play", key, "--seed", "7", "--lang", language, typed=typed)
    assert (ran.code, ran.err) == (0, "")
    assert tablee("rules", key, "--lang", language).code == 0
