"""What a line of the log says besides its words."""

from __future__ import annotations

from tablee import games
from tablee.kernel import Match
from tablee.show import NOBODY, Presenter


def test_a_line_says_whose_deed_it_is() -> None:
    match = Match(games.load("ramen"), 2, seed="a")
    while not match.over:
        match.play(match.awaited[0], match.legal(match.awaited[0])[0])
    lines = Presenter(match).lines(0, "en") or []
    doers = {line.key: line.seat for line in lines}
    assert doers["refilled"] == NOBODY
    assert {line.seat for line in lines if line.key == "played"} == {0, 1}
    assert all(line.seat == line.args["seat"] for line in lines if line.key == "took")
