"""Whole games by lot: all end, and every tile, card and coin is accounted for.

`ROCOCO_GAMES=1000 pytest -k by_lot` plays the large number.
"""

from __future__ import annotations

import os

import pytest

from tablee.games.rococo.rules.ids import CARDS
from tablee.games.rococo.rules.salon import Salon
from tablee.games.rococo.tests.table import GAME
from tablee.kernel import Log, Rng

GAMES = int(os.environ.get("ROCOCO_GAMES", "3"))
SHAPES = [
    (2, {}),
    (3, {}),
    (4, {}),
    (5, {}),
    (2, {"staff": "dealt"}),
    (5, {"promo_1": "on", "promo_2": "on", "promo_3": "on", "promo_4": "on"}),
    (1, {"mode": "solo", "level": "creamy"}),
    (1, {"mode": "solo", "level": "tasty"}),
    (1, {"mode": "solo", "level": "crunchy", "promo_2": "on", "promo_4": "on"}),
    (2, {"mode": "mentor", "level": "tasty"}),
]
INCOMING = {"coins": 1, "sold": 2, "income": 1}
OUTGOING = {"paid": 1, "recipe": 2, "ingredient": 2, "bought": 3, "recruited": 2, "tipped": 2}


@pytest.mark.rule("R1.3", "R3.7", "Q43")
@pytest.mark.parametrize(("seats", "options"), SHAPES)
def test_games_by_lot(seats: int, options: dict[str, str]) -> None:
    for number in range(GAMES):
        log = Log()
        settled = GAME.settle(seats, options)
        s = GAME.new(seats, settled, f"lot {number}", log)
        assert isinstance(s, Salon)
        rng = Rng.seeded(f"lot {number}")
        purse = s.coins[0]
        decisions = 0
        while s.acting:
            moves = s.legal()
            assert moves
            s.phase.apply(s, s.seat, moves[rng.below(len(moves))], log)
            decisions += 1
            assert min(s.coins) >= 0
            assert min(map(min, s.staples)) >= 0
            if decisions % 10 == 0:
                account_for(s)
        account_for(s)
        assert s.round == 4
        assert not s.deck  # Q41
        assert s.coins[0] == purse + balance(log)


def account_for(s: Salon) -> None:
    cards = sorted(card for zone in s.zones() for card in zone.cards)
    assert cards == list(range(CARDS))


def balance(log: Log) -> int:
    """What seat 1 gained and spent by the events, the tens turned into prestige included."""
    total = 0
    for event in log.events:
        if event.args[0] == 0 and event.key in INCOMING:
            total += event.args[INCOMING[event.key]]
        elif event.args[0] == 0 and event.key in OUTGOING:
            total -= event.args[OUTGOING[event.key]]
        elif event.args[0] == 0 and event.key in ("servant", "host"):
            total -= event.args[2]
        elif event.args[0] == 0 and event.key == "scored" and event.args[2] == 1:
            total -= 10 * event.args[1]
    return total
