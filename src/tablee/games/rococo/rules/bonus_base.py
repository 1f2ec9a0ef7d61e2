"""R9.1: what all staff bonuses have in common."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rococo.rules.gains import gain_coins, gain_prestige
from tablee.games.rococo.rules.house import Terms
from tablee.games.rococo.rules.moves import TABLE, TABLES
from tablee.games.rococo.rules.salon import Salon
from tablee.games.rococo.rules.sub_choice import SubChoice
from tablee.kernel.log import Log


def terms_of(s: Salon, kind: i64) -> Terms:
    return s.house.staff.terms[kind]


class Bonus:
    """One staff bonus. `kind` is the card that lends it; its numbers are the card's (R9.1)."""

    key: str = ""

    def usable(self, s: Salon, p: i64, kind: i64, chef: bool) -> bool:
        """Q53: whether it does anything for the player now, with a card of this class."""
        raise NotImplementedError

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        """Carry it out, or ask its first question; then the turn goes on."""
        raise NotImplementedError

    def mentor(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        """R13.18: what it gives the Mentor at the end; most give nothing."""


class Counted(Bonus):
    """So much for something that is counted now."""

    def worth(self, s: Salon, p: i64, terms: Terms) -> i64:
        raise NotImplementedError

    def gain(self, s: Salon, p: i64, n: i64, log: Log) -> None:
        raise NotImplementedError

    def usable(self, s: Salon, p: i64, kind: i64, chef: bool) -> bool:
        return self.worth(s, p, terms_of(s, kind)) > 0

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        self.gain(s, p, self.worth(s, p, terms_of(s, kind)), log)
        s.go_on(log)

    def mentor(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        n = self.worth(s, p, terms_of(s, kind))
        if n:
            self.gain(s, p, n, log)


class Coins(Counted):
    def gain(self, s: Salon, p: i64, n: i64, log: Log) -> None:
        gain_coins(s, p, n, log)


class Prestige(Counted):
    """R9.3: immediate prestige."""

    def gain(self, s: Salon, p: i64, n: i64, log: Log) -> None:
        gain_prestige(s, p, n, log)


def best_set(counts: list[int], rewards: list[int], row: i64) -> i64:
    """R9.2: the best total of rows filled with different things.

    `counts[mask]` are the things that show exactly the icons of the mask; a thing fills one row.
    """
    if row == len(rewards):
        return 0
    best = best_set(counts, rewards, row + 1)
    for mask in range(len(counts)):
        if counts[mask] and mask >> row & 1:
            counts[mask] -= 1
            best = max(best, rewards[row] + best_set(counts, rewards, row + 1))
            counts[mask] += 1
    return best


@final
class BonusTable(SubChoice):
    """R9.2, bonus_table: any table with an own pastry, also one that gives nothing (Q64)."""

    key = "table"
    rule = "R9.2"

    def legal(self, s: Salon, seat: i64) -> list[int]:
        return [TABLE + table for table in range(len(TABLES)) if s.on_table(seat, table)]

    def apply(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        log.all("chose-table", seat, move - TABLE)
        terms = terms_of(s, s.lent)
        count = s.on_table(seat, move - TABLE)
        if terms.steps:
            n = terms.tier(count)
            if n:
                gain_prestige(s, seat, n, log)
        else:
            gain_coins(s, seat, terms.each * count, log)
        s.go_on(log)

    def explain(self, s: Salon, seat: i64, move: i64) -> str:
        if TABLE <= move < TABLE + len(TABLES):
            return "R9.2:no-pastry-there"
        return super().explain(s, seat, move)


BONUS_TABLE: Final = BonusTable()
