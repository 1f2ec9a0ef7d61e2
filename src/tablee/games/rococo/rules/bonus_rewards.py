"""R9: the staff bonuses that bring coins or prestige, one entry each.

Numbers and texts are in `staff_bonuses.toml`. R9.3: all of this prestige is immediate.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rococo.rules.bonus_base import (
    BONUS_TABLE,
    Bonus,
    Coins,
    Prestige,
    best_set,
    terms_of,
)
from tablee.games.rococo.rules.conditions import CHEF_PASTRIES_MIN, presented
from tablee.games.rococo.rules.gains import gain_prestige, pay
from tablee.games.rococo.rules.house import Demand, Terms
from tablee.games.rococo.rules.moves import FIRST_RECIPE, FIRST_TILE, SPACES
from tablee.games.rococo.rules.salon import Salon
from tablee.games.rococo.rules.trading import (
    PRESTIGE_COUNT,
    TRADE_ROWS,
    TRADE_TILE,
    payable_rows,
    sell_staples,
    sell_tiles,
)
from tablee.kernel.log import Log

# --- levels I to IV: coins ------------------------------------------------------------------------


@final
class CoinsServantsHosts(Coins):
    """For each own servant and noble host."""

    key = "coins_servants_hosts"

    def worth(self, s: Salon, p: i64, terms: Terms) -> i64:
        return terms.each * (s.servants(p) + s.noble_hosts(p))


@final
class CoinsTables(Coins):
    """For each table with an own pastry."""

    key = "coins_tables"

    def worth(self, s: Salon, p: i64, terms: Terms) -> i64:
        return terms.each * s.tables(p)


@final
class CoinsOneTable(Coins):
    """For each own pastry on one table of choice; the Mentor takes his best (R13.18)."""

    key = "coins_one_table"

    def worth(self, s: Salon, p: i64, terms: Terms) -> i64:
        return terms.each * s.best_table(p)

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        s.lent = kind
        s.turn(BONUS_TABLE, p)


@final
class CoinsDecorations(Coins):
    """For each successful decoration."""

    key = "coins_decorations"

    def worth(self, s: Salon, p: i64, terms: Terms) -> i64:
        return terms.each * len(s.decorations[p])


@final
class CoinsRoster(Coins):
    """By the size of the roster; the played card counts unless it was dismissed (Q27)."""

    key = "coins_roster"

    def worth(self, s: Salon, p: i64, terms: Terms) -> i64:
        return terms.tier(s.roster(p))


@final
class CoinsPastries(Coins):
    """For each own pastry on the tables."""

    key = "coins_pastries"

    def worth(self, s: Salon, p: i64, terms: Terms) -> i64:
        return terms.each * s.pastries(p)


# --- levels I to IV: prestige ---------------------------------------------------------------------


@final
class PrestigeOneTable(Prestige):
    """For own pastries on one table of choice; the Mentor takes his best."""

    key = "prestige_one_table"

    def worth(self, s: Salon, p: i64, terms: Terms) -> i64:
        return terms.tier(s.best_table(p))

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        s.lent = kind
        s.turn(BONUS_TABLE, p)


CHEF_PASTRIES: Final = Demand(CHEF_PASTRIES_MIN, 0, 0, 0, 0)


@final
class PrestigeChefPastries(Prestige):
    """For presented pastries with the chef symbol (Q11)."""

    key = "prestige_chef_pastries"

    def worth(self, s: Salon, p: i64, terms: Terms) -> i64:
        return terms.tier(presented(s, CHEF_PASTRIES, p))


@final
class PrestigeTables(Prestige):
    """For tables with an own pastry."""

    key = "prestige_tables"

    def worth(self, s: Salon, p: i64, terms: Terms) -> i64:
        return terms.tier(s.tables(p))


@final
class PrestigeDecorations(Prestige):
    """For successful decorations."""

    key = "prestige_decorations"

    def worth(self, s: Salon, p: i64, terms: Terms) -> i64:
        return terms.tier(len(s.decorations[p]))


@final
class PrestigeServantsHosts(Prestige):
    """For servants and noble hosts together (Q12)."""

    key = "prestige_servants_hosts"

    def worth(self, s: Salon, p: i64, terms: Terms) -> i64:
        return terms.tier(s.servants(p) + s.noble_hosts(p))


@final
class PrestigeIngredientSet(Prestige):
    """Presented pastries with egg, honey, nut; each pastry fills one row, the best way (Q13)."""

    key = "prestige_ingredient_set"

    def worth(self, s: Salon, p: i64, terms: Terms) -> i64:
        counts = [0] * 8
        for at in range(SPACES):
            if s.owners[at] == p:
                counts[s.house.goods.icons[s.spaces[at] - FIRST_RECIPE]] += 1
        return best_set(counts, terms.rows, 0)


@final
class PrestigeGarnishSet(Prestige):
    """Successful decorations with flower, fruit, gold; each tile fills one row, the best way."""

    key = "prestige_garnish_set"

    def worth(self, s: Salon, p: i64, terms: Terms) -> i64:
        counts = [0] * 8
        for card in s.decorations[p]:
            counts[s.house.goods.garnishes[card - FIRST_TILE]] += 1
        return best_set(counts, terms.rows, 0)


@final
class BuyPrestige(Bonus):
    """Up to so many times a fee for a prestige."""

    key = "buy_prestige"

    def times(self, s: Salon, p: i64, terms: Terms) -> i64:
        return min(terms.limit, s.coins[p] // terms.fee)

    def usable(self, s: Salon, p: i64, kind: i64, chef: bool) -> bool:
        return self.times(s, p, terms_of(s, kind)) > 0

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        s.lent = kind
        s.more = self.times(s, p, terms_of(s, kind))
        s.turn(PRESTIGE_COUNT, p)

    def mentor(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        terms = terms_of(s, kind)
        n = self.times(s, p, terms)
        if n:
            pay(s, p, n * terms.fee, log)
            gain_prestige(s, p, n * terms.prestige, log)


@final
class PayPrestige(Bonus):
    """Once a large fee for much prestige."""

    key = "pay_prestige"

    def usable(self, s: Salon, p: i64, kind: i64, chef: bool) -> bool:
        return s.coins[p] >= terms_of(s, kind).fee

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        terms = terms_of(s, kind)
        pay(s, p, terms.fee, log)
        gain_prestige(s, p, terms.prestige, log)
        s.go_on(log)

    def mentor(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        terms = terms_of(s, kind)
        if s.coins[p] >= terms.fee:
            pay(s, p, terms.fee, log)
            gain_prestige(s, p, terms.prestige, log)


@final
class TradeStaples(Bonus):
    """Each of three rows once: staples for prestige."""

    key = "trade_staples"

    def usable(self, s: Salon, p: i64, kind: i64, chef: bool) -> bool:
        return len(payable_rows(s, p, kind, 0)) > 0

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        s.lent = kind
        s.traded = 0
        s.again = False
        s.turn(TRADE_ROWS, p)

    def mentor(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        for staple in payable_rows(s, p, kind, 0):
            sell_staples(s, p, kind, staple, log)


@final
class TradeIngredients(Bonus):
    """Up to three unused ingredient tiles for prestige."""

    key = "trade_ingredients"

    def usable(self, s: Salon, p: i64, kind: i64, chef: bool) -> bool:
        return len(s.tiles[p]) > 0

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        s.lent = kind
        s.traded = 0
        s.again = True  # Q54: none at all is possible
        s.turn(TRADE_TILE, p)

    def mentor(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        limit = terms_of(s, kind).limit
        sell_tiles(s, p, kind, s.tiles[p][:limit], log)


# --- starred staff --------------------------------------------------------------------------------


@final
class GainPrestige(Prestige):
    """The prestige printed on the card."""

    key = "gain_prestige"

    def worth(self, s: Salon, p: i64, terms: Terms) -> i64:
        return terms.amount
