"""R9.1: what staff bonuses have in common. Their numbers and texts are in `staff_bonuses.toml`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rococo.rules import actions, conditions, gains, ids, market
from tablee.games.rococo.rules.house import Demand, Terms
from tablee.games.rococo.rules.salon import Salon
from tablee.games.rococo.rules.sub_choice import SubChoice
from tablee.kernel.log import Log


def terms_of(s: Salon, kind: i64) -> Terms:
    return s.house.staff[kind].terms


class Bonus:
    """One staff bonus. `kind` is the card that lends it; its numbers are the card's (R9.1)."""

    def __init__(self, key: str) -> None:
        self.key = key

    def usable(self, s: Salon, p: i64, kind: i64, chef: bool) -> bool:
        """Q53: whether it does anything for the player now, with a card of this class."""
        raise NotImplementedError

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        """Carry it out, or ask its first question."""
        raise NotImplementedError

    def mentor(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        """R13.18: what it gives the Mentor at the end; most give nothing."""


class Gain(Bonus):
    """Coins or prestige at once (R9.3), as many as are printed on the card."""

    def __init__(self, key: str, prestige: bool) -> None:
        super().__init__(key)
        self.prestige = prestige

    def worth(self, s: Salon, p: i64, terms: Terms) -> i64:
        return terms.amount

    def usable(self, s: Salon, p: i64, kind: i64, chef: bool) -> bool:
        return self.worth(s, p, terms_of(s, kind)) > 0

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        self.mentor(s, p, kind, log)

    def mentor(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        self.gain(s, p, self.worth(s, p, terms_of(s, kind)), log)

    def gain(self, s: Salon, p: i64, n: i64, log: Log) -> None:
        if n:
            if self.prestige:
                gains.gain_prestige(s, p, n, log)
            else:
                gains.gain_coins(s, p, n, log)


class Count(Gain):
    """For each of what is counted now, or by tiers of it: the words of R3.10 say what."""

    def __init__(self, key: str, prestige: bool, what: i64) -> None:
        super().__init__(key, prestige)
        self.demand = Demand(what, 0, 0, 0, 0)

    def worth(self, s: Salon, p: i64, terms: Terms) -> i64:
        return terms.gain(conditions.reached(s, self.demand, p))


@final
class CountTable(Count):
    """The same for one table of choice; the Mentor takes his best (R13.18)."""

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        s.lent = kind
        s.turn(BONUS_TABLE, p)


@final
class BonusTable(SubChoice):
    """R9.2, bonus_table: any table with an own pastry, also one that gives nothing (Q64)."""

    key = "table"
    rule = "R9.2"
    verb = ids.TABLE
    width = len(ids.TABLES)
    refused = "R9.2:no-pastry-there"

    def legal(self, s: Salon, seat: i64) -> list[int]:
        return [ids.TABLE + table for table in range(len(ids.TABLES)) if s.on_table(seat, table)]

    def do(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        log.all("chose-table", seat, move - ids.TABLE)
        terms = terms_of(s, s.lent)
        n = terms.gain(s.on_table(seat, move - ids.TABLE))
        if not terms.steps:
            gains.gain_coins(s, seat, n, log)
        elif n:
            gains.gain_prestige(s, seat, n, log)


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
class Grant(Bonus):
    """An action of R8 with any class of card: for a fee, at a discount, so often as it says."""

    def __init__(self, key: str, action: i64) -> None:
        super().__init__(key)
        self.action = actions.NINE[action]

    def usable(self, s: Salon, p: i64, kind: i64, chef: bool) -> bool:
        terms = terms_of(s, kind)
        return s.coins[p] >= terms.fee and not self.action.why_not(s, p, chef, terms)

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        gains.pay(s, p, terms_of(s, kind).fee, log)
        self.action.begin(s, p, terms_of(s, kind))


class Supplied(Bonus):
    """Recipes or tiles of the market."""

    def __init__(self, key: str, recipes: bool) -> None:
        super().__init__(key)
        self.recipes = recipes


@final
class Draw(Supplied):
    """From a bag: one that is kept, or two of which one is kept and the other discarded."""

    def usable(self, s: Salon, p: i64, kind: i64, chef: bool) -> bool:
        if self.recipes:
            return len(s.recipe_bag) + len(s.recipe_discard) > 0
        return len(s.tile_bag) + len(s.tile_discard) > 0

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        if terms_of(s, kind).draw == 1:
            gains.gain_drawn_tile(s, p, log)
        else:
            market.draw_two(s, p, self.recipes, log)


@final
class Free(Supplied):
    """Any recipe of the row, or any tile of the display, for nothing."""

    def usable(self, s: Salon, p: i64, kind: i64, chef: bool) -> bool:
        return market.any_in(s.row) if self.recipes else market.any_in(s.display)

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        s.then(market.GAIN_RECIPE if self.recipes else market.GAIN_TILE)


BONUS_TABLE: Final = BonusTable()
