"""R9.2: the bonuses that turn coins, staples and tiles into prestige, with their decisions."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rococo.rules import bonus_forms, gains, ids
from tablee.games.rococo.rules.bonus_forms import Bonus
from tablee.games.rococo.rules.salon import Salon
from tablee.games.rococo.rules.sub_choice import Repeated, SubChoice
from tablee.kernel.log import Log


@final
class PayButter(Bonus):
    """Once a fee for a butter; not with a full track."""

    def usable(self, s: Salon, p: i64, kind: i64, chef: bool) -> bool:
        terms = bonus_forms.terms_of(s, kind)
        room = s.staples[p][terms.staple] < s.house.numbers.most[terms.staple]
        return room and s.coins[p] >= terms.fee

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        terms = bonus_forms.terms_of(s, kind)
        gains.pay(s, p, terms.fee, log)
        gains.gain_staple(s, p, terms.staple, terms.amount, log)


def buy(s: Salon, p: i64, kind: i64, times: i64, log: Log) -> None:
    if times:
        terms = bonus_forms.terms_of(s, kind)
        gains.pay(s, p, times * terms.fee, log)
        gains.gain_prestige(s, p, times * terms.prestige, log)


@final
class BuyPrestige(Bonus):
    """A fee for prestige: up to so many times, or once a large one."""

    def times(self, s: Salon, p: i64, kind: i64) -> i64:
        terms = bonus_forms.terms_of(s, kind)
        return min(terms.limit or 1, s.coins[p] // terms.fee)

    def usable(self, s: Salon, p: i64, kind: i64, chef: bool) -> bool:
        return self.times(s, p, kind) > 0

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        s.lent = kind
        if bonus_forms.terms_of(s, kind).limit:
            s.more = self.times(s, p, kind)
            s.turn(PRESTIGE_COUNT, p)
        else:
            buy(s, p, kind, 1, log)

    def mentor(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        buy(s, p, kind, self.times(s, p, kind), log)


@final
class PrestigeCount(SubChoice):
    """R9.2, buy_prestige_count: from none to all that the coins allow."""

    key = "prestige"
    rule = "R9.2"
    verb = ids.PRESTIGE
    width = 9
    refused = "R9.2:too-dear"

    def legal(self, s: Salon, seat: i64) -> list[int]:
        return list(range(ids.PRESTIGE, ids.PRESTIGE + s.more + 1))

    def do(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        if move == ids.PRESTIGE:
            log.all("stops", seat)
        buy(s, seat, s.lent, move - ids.PRESTIGE, log)


def payable_rows(s: Salon, p: i64, kind: i64, used: i64) -> list[int]:
    """The staples of the rows that were not used yet and can be paid."""
    costs = bonus_forms.terms_of(s, kind).costs
    return [
        staple
        for staple in range(3)
        if not used >> staple & 1 and costs[staple] and s.staples[p][staple] >= costs[staple]
    ]


def sell_staples(s: Salon, p: i64, kind: i64, staple: i64, log: Log) -> None:
    terms = bonus_forms.terms_of(s, kind)
    gains.add_staple(s, p, staple, -terms.costs[staple])
    s.prestige[p] += terms.rows[staple]
    gains.tell(s, log, "traded", p, terms.costs[staple], staple, terms.rows[staple])


@final
class TradeStaples(Bonus):
    """Each of three rows once: staples for prestige."""

    def usable(self, s: Salon, p: i64, kind: i64, chef: bool) -> bool:
        return len(payable_rows(s, p, kind, 0)) > 0

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        s.lent = kind
        s.traded = 0
        TRADE_ROWS.ask(s, p, 2, True)

    def mentor(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        for staple in payable_rows(s, p, kind, 0):
            sell_staples(s, p, kind, staple, log)


@final
class TradeRows(Repeated):
    """R9.2, trade_rows: each row once, or done."""

    key = "trade"
    rule = "R9.2"
    verb = ids.TRADE
    width = 3

    def choices(self, s: Salon, p: i64) -> list[int]:
        return [ids.TRADE + staple for staple in payable_rows(s, p, s.lent, s.traded)]

    def one(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        sell_staples(s, seat, s.lent, move - ids.TRADE, log)
        s.traded |= 1 << (move - ids.TRADE)

    def refuse(self, s: Salon, seat: i64, at: i64) -> str:
        return "R9.2:row-used" if s.traded >> at & 1 else "R9.2:too-dear"


def sell_tiles(s: Salon, p: i64, kind: i64, cards: list[int], log: Log) -> None:
    each = bonus_forms.terms_of(s, kind).each
    for card in cards:
        s.tiles[p].remove(card)
        gains.discard(s, card)
        s.prestige[p] += each
        gains.tell(s, log, "gave-tile", p, ids.FACES[card], each)


@final
class TradeIngredients(Bonus):
    """Up to three unused ingredient tiles for prestige; none at all is possible (Q54)."""

    def usable(self, s: Salon, p: i64, kind: i64, chef: bool) -> bool:
        return len(s.tiles[p]) > 0

    def use(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        s.lent = kind
        TRADE_TILE.ask(s, p, bonus_forms.terms_of(s, kind).limit - 1, True)

    def mentor(self, s: Salon, p: i64, kind: i64, log: Log) -> None:
        sell_tiles(s, p, kind, s.tiles[p][: bonus_forms.terms_of(s, kind).limit], log)


@final
class TradeTile(Repeated):
    """R9.2, trade_tile: up to three, or done."""

    key = "give"
    rule = "R9.2"
    verb = ids.GIVE
    width = ids.TILES

    def choices(self, s: Salon, p: i64) -> list[int]:
        return sorted(
            [
                ids.GIVE + card - ids.FIRST_TILE
                for card in s.tiles[p]
                if not gains.offered(s, p, card)
            ]
        )

    def one(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        sell_tiles(s, seat, s.lent, [move - ids.GIVE + ids.FIRST_TILE], log)

    def refuse(self, s: Salon, seat: i64, at: i64) -> str:
        return gains.why_not_tile(s, seat, at + ids.FIRST_TILE, "", self.rule)


PRESTIGE_COUNT: Final = PrestigeCount()
TRADE_ROWS: Final = TradeRows()
TRADE_TILE: Final = TradeTile()
