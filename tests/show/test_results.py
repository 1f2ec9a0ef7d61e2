"""What each has come to, said beside a name: the ending shows it, nobody cuts a sentence."""

from __future__ import annotations

import pytest

from tablee import games
from tablee.kernel import SPECTATOR, Match, Rng
from tablee.show import Presenter

NAMES = ["Ana", "Bob", "Cleo", "Dan"]


def finished(key: str, seats: int, mode: dict[str, str]) -> Match:
    rng = Rng.seeded("results")
    match = Match(games.load(key), seats, mode, seed="1", names=NAMES[:seats])
    while not match.over:
        if not match.awaited:
            match.pass_time()
            continue
        seat = match.awaited[0]
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    return match


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", ["ramen", "mamma_mia", "plat_du_jour"])
def test_a_result_is_its_line_without_the_name(key: str, language: str) -> None:
    match = finished(key, 2, {})
    presenter = Presenter(match)
    results = presenter.scene(0, language).results
    assert all(results)
    lines = presenter.lines(SPECTATOR, language) or []
    said = {line.seats[0]: line.text for line in lines if line.key == "result"}
    for seat, result in enumerate(results):
        assert NAMES[seat] not in result
        assert result in said[seat]


def test_partners_come_to_the_same() -> None:
    match = finished("ramen", 4, {"mode": "teams"})
    one, other, *same = Presenter(match).scene(0, "en").results
    assert same == [one, other]


def test_nobody_reads_it_before_the_end() -> None:
    match = Match(games.load("ramen"), 2, seed="1", names=NAMES[:2])
    assert Presenter(match).scene(0, "en").results == []
