"""The two games that are timed against OpenSpiel are OpenSpiel's games, and right.

`open_spiel_games.json` holds random games that OpenSpiel played (`benchmarks/transcripts.py`).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from benchmarks import connect_four, leduc
from tablee.kernel import SPECTATOR, UNKNOWN, Rng, State, determinize, legal, play, playout, view

RECORDED: dict[str, Any] = json.loads(
    Path(__file__).with_name("open_spiel_games.json").read_text(encoding="utf-8")
)
GAMES = 6000


def drop(columns: str) -> connect_four.Grid:
    """Discs into columns counted from 1, the seats taking turns."""
    s = connect_four.setup(Rng.seeded("grid"))
    for column in columns:
        play(s, s.seat, connect_four.MOVES.parse(column))
    return s


def bet(cards: list[int], moves: str) -> leduc.Table:
    """The cards of the first seat, of the second and of the board, then f, c or r by turns."""
    first, second, *board = cards
    s = leduc.deal(Rng.seeded("table"), board, first, second)
    for move in moves:
        play(s, s.seat, "fcr".index(move))
    return s


def check_replay(s: State, recorded: dict[str, Any]) -> None:
    for asked, move in zip(recorded["legal"], recorded["moves"], strict=True):
        assert legal(s, s.seat) == asked
        play(s, s.seat, move)
    assert not s.acting
    assert s.scores == recorded["returns"]


@pytest.mark.parametrize("recorded", RECORDED["connect_four"]["games"])
def test_connect_four_replays_open_spiel(recorded: dict[str, Any]) -> None:
    check_replay(connect_four.setup(Rng.seeded("grid")), recorded)


@pytest.mark.parametrize("recorded", RECORDED["leduc"]["games"])
def test_leduc_replays_open_spiel(recorded: dict[str, Any]) -> None:
    check_replay(bet(recorded["cards"], ""), recorded)


@pytest.mark.parametrize(("name", "setup"), [("connect_four", connect_four.setup),
                                             ("leduc", leduc.setup)])  # fmt: skip
def test_random_games_are_as_long_as_open_spiels(name: str, setup: Any) -> None:
    rng = Rng.seeded("length")
    mean = sum(playout(setup(rng), rng) for _ in range(GAMES)) / GAMES
    assert mean == pytest.approx(RECORDED[name]["decisions"], rel=0.02)


@pytest.mark.parametrize(
    ("columns", "scores"),
    [
        ("1212121", [1, -1]),  # upwards
        ("71212121", [-1, 1]),  # upwards, the second seat
        ("1122334", [1, -1]),  # along a row
        ("4455667", [1, -1]),  # along a row, to the last column
        ("12234334454", [1, -1]),  # a rising diagonal
        ("76654554434", [1, -1]),  # a falling diagonal
    ],
)
def test_four_in_a_line_win(columns: str, scores: list[int]) -> None:
    assert drop(columns[:-1]).acting
    s = drop(columns)
    assert not s.acting
    assert s.scores == scores


def test_no_line_runs_from_one_column_into_the_next() -> None:
    assert drop("1112212").acting  # the top of column 1 and the foot of column 2


def test_a_full_grid_without_four_is_a_draw() -> None:
    s = drop("1212122121213434344343435656566565657777" + "77")
    assert not s.acting
    assert s.scores == [0, 0]
    grid = view(s, SPECTATOR).facts["grid"]
    assert isinstance(grid, list)
    assert "." not in "".join(grid)


def test_a_full_column_is_not_listed() -> None:
    s = drop("111111")
    assert legal(s, s.seat) == [1, 2, 3, 4, 5, 6]


J, Q, K = 0, 2, 4  # one card of each rank; the other is one more


@pytest.mark.parametrize(
    ("cards", "moves", "scores"),
    [
        ([J, K], "rf", [1, -1]),  # the raise goes back, the ante is won
        ([J, K], "crrf", [3, -3]),
        ([Q, K, J], "cccc", [-1, 1]),  # the higher card
        ([J, K, J + 1], "cccc", [1, -1]),  # a pair beats a king
        ([K, J, Q], "rcrc", [7, -7]),
        ([K, J, Q], "rrcrrc", [13, -13]),  # all that can be lost
        ([K, J, Q], "rrcrrf", [-9, 9]),
        ([Q, Q + 1, J], "rrcrrc", [0, 0]),  # equal ranks share
    ],
)
def test_leduc_pays(cards: list[int], moves: str, scores: list[int]) -> None:
    s = bet(cards, moves)
    assert not s.acting
    assert s.scores == scores


def test_a_seat_sees_its_own_card_and_the_board() -> None:
    s = bet([J, K, Q], "cc")
    assert view(s, 0).zones == {"deck": [], "hand_1": [J], "hand_2": [UNKNOWN], "board": [Q]}
    assert view(s, SPECTATOR).zones["hand_1"] == [UNKNOWN]


@pytest.mark.parametrize("seed", range(40))
def test_a_redeal_changes_nothing_a_seat_can_see(seed: int) -> None:
    rng = Rng.seeded(f"redeal {seed}")
    s = leduc.setup(rng.fork())
    others: set[int] = set()
    while s.acting:
        for seat in (0, 1):
            for _ in range(4):
                twin = determinize(s, seat, rng)
                assert isinstance(twin, leduc.Table)
                assert view(twin, seat) == view(s, seat)
                assert legal(twin, seat) == legal(s, seat)
                cards = [*twin.deck, *twin.hands[0], *twin.hands[1], *twin.board]
                assert sorted(cards) == leduc.NEW_DECK
                others.add(twin.hands[1 - seat][0])
        moves = s.legal()
        s.step(moves[rng.below(len(moves))])
    assert len(others) > 1, "re-deals must differ"
