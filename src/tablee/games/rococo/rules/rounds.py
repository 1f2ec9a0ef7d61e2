"""R1.3, R11: four rounds of four phases, income, and the end of a round."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rococo.rules import gains, ids, preparation, scoring, staff, turn
from tablee.games.rococo.rules.house import House
from tablee.games.rococo.rules.salon import Salon
from tablee.kernel.log import Log
from tablee.kernel.rng import Rng
from tablee.kernel.state import Step


def begin(house: House, rng: Rng, log: Log) -> Salon:
    """R4, then the first round up to its first decision."""
    s = preparation.lay_table(house, rng, log)
    s.then(BEGIN_ROUND)
    s.go_on(log)
    return s


@final
class BeginRound(Step[Salon]):
    """R1.3: preparation, then staff, actions and income are to come."""

    def run(self, s: Salon, a: i64, b: i64, c: i64, log: Log) -> None:
        s.round += 1
        gains.tell(s, log, "round", s.first, s.round)
        preparation.prepare_market(s, log)
        s.then(INCOME)
        s.then(START_ACTIONS)
        s.then(staff.REMOVE_ONE)
        s.then(staff.NEW_STAFF)
        s.then(staff.OWN_STAFF)


@final
class StartActions(Step[Salon]):
    """R7.1: the first player begins."""

    def run(self, s: Salon, a: i64, b: i64, c: i64, log: Log) -> None:
        s.playing = True
        s.then(turn.NEXT_TURN, s.first)


@final
class Income(Step[Salon]):
    """R11: everybody's income; then the next round, or the end."""

    def run(self, s: Salon, a: i64, b: i64, c: i64, log: Log) -> None:
        for i in range(s.house.players):
            earn(s, (s.first + i) % s.house.players, log)
        if rounds_left(s):
            end_round(s, log)
            s.then(BEGIN_ROUND)
        else:
            scoring.final_scoring(s, log)


def rounds_left(s: Salon) -> i64:
    """R1.3: after this one, each with a preparation."""
    return s.house.numbers.rounds - s.round


def incomes_left(s: Salon) -> i64:
    """R11: with that of this round."""
    return rounds_left(s) + 1


def host_coins(s: Salon, p: i64) -> i64:
    """R11.1: what hosts bring each time."""
    return s.house.numbers.per_host * s.noble_hosts(p)


def earn(s: Salon, p: i64, log: Log) -> None:
    """R11.1: the base, each decoration slot that is filled, the hosts."""
    numbers = s.house.numbers
    coins = numbers.income + host_coins(s, p)
    prestige: i64 = 0
    for slot in range(len(s.decorations[p])):
        coins += numbers.slot_coins[slot]
        prestige += numbers.slot_prestige[slot]
    s.coins[p] += coins
    s.prestige[p] += prestige
    gains.tell(s, log, "income", p, coins, prestige)


def end_round(s: Salon, log: Log) -> None:
    """R11.3: the token moves on, whoever was not recruited leaves."""
    s.first = (s.first + 1) % s.house.players
    for card in s.recruits:
        log.all("recruit-gone", ids.FACES[card])
    s.gone = s.gone + s.recruits
    s.recruits.clear()


BEGIN_ROUND: Final = BeginRound()
START_ACTIONS: Final = StartActions()
INCOME: Final = Income()
