"""R9.2: the decisions of the bonuses that turn coins, staples and tiles into prestige."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rococo.rules.bonus_base import terms_of
from tablee.games.rococo.rules.gains import (
    add_staple,
    gain_prestige,
    offered,
    pay,
    tell,
    why_not_tile,
)
from tablee.games.rococo.rules.moves import (
    DONE,
    FACES,
    FIRST_TILE,
    GIVE,
    PRESTIGE,
    TILES,
    TRADE,
)
from tablee.games.rococo.rules.salon import Salon
from tablee.games.rococo.rules.sub_choice import SubChoice
from tablee.kernel.log import Log


@final
class PrestigeCount(SubChoice):
    """R9.2, buy_prestige_count: from none to all that the coins allow."""

    key = "prestige"
    rule = "R9.2"

    def legal(self, s: Salon, seat: i64) -> list[int]:
        return list(range(PRESTIGE, PRESTIGE + s.more + 1))

    def apply(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        n = move - PRESTIGE
        if n:
            terms = terms_of(s, s.lent)
            pay(s, seat, n * terms.fee, log)
            gain_prestige(s, seat, n * terms.prestige, log)
        else:
            log.all("stops", seat)
        s.go_on(log)

    def explain(self, s: Salon, seat: i64, move: i64) -> str:
        if PRESTIGE <= move <= PRESTIGE + 8:
            return "R9.2:too-dear"
        return super().explain(s, seat, move)


# --- trade_staples --------------------------------------------------------------------------------


def payable_rows(s: Salon, p: i64, kind: i64, used: i64) -> list[int]:
    """The staples of the rows that were not used yet and can be paid."""
    terms = terms_of(s, kind)
    return [
        staple
        for staple in range(3)
        if not used >> staple & 1
        and terms.costs[staple]
        and s.staples[p][staple] >= terms.costs[staple]
    ]


def sell_staples(s: Salon, p: i64, kind: i64, staple: i64, log: Log) -> None:
    terms = terms_of(s, kind)
    add_staple(s, p, staple, -terms.costs[staple])
    s.prestige[p] += terms.rows[staple]
    tell(s, log, "traded", p, terms.costs[staple], staple, terms.rows[staple])


@final
class TradeRows(SubChoice):
    """R9.2, trade_rows: each row once, or done."""

    key = "trade"
    rule = "R9.2"

    def legal(self, s: Salon, seat: i64) -> list[int]:
        moves = [TRADE + staple for staple in payable_rows(s, seat, s.lent, s.traded)]
        moves.append(DONE)
        return moves

    def apply(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        if move == DONE:
            log.all("stops", seat)
            s.go_on(log)
            return
        staple = move - TRADE
        sell_staples(s, seat, s.lent, staple, log)
        s.traded |= 1 << staple
        if payable_rows(s, seat, s.lent, s.traded):
            s.turn(TRADE_ROWS, seat)
        else:
            s.go_on(log)

    def explain(self, s: Salon, seat: i64, move: i64) -> str:
        if TRADE <= move < TRADE + 3:
            used = s.traded >> (move - TRADE) & 1
            return "R9.2:row-used" if used else "R9.2:too-dear"
        return super().explain(s, seat, move)


# --- trade_ingredients ----------------------------------------------------------------------------


def sell_tiles(s: Salon, p: i64, kind: i64, cards: list[int], log: Log) -> None:
    each = terms_of(s, kind).each
    for card in cards:
        s.tiles[p].remove(card)
        s.tile_discard.append(card)
        s.prestige[p] += each
        tell(s, log, "gave-tile", p, FACES[card], each)


@final
class TradeTile(SubChoice):
    """R9.2, trade_tile: up to three, or done."""

    key = "give"
    rule = "R9.2"

    def legal(self, s: Salon, seat: i64) -> list[int]:
        moves = [GIVE + card - FIRST_TILE for card in s.tiles[seat] if not offered(s, seat, card)]
        moves.sort()
        moves.append(DONE)
        return moves

    def apply(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        if move == DONE:
            log.all("stops", seat)
            s.go_on(log)
            return
        sell_tiles(s, seat, s.lent, [move - GIVE + FIRST_TILE], log)
        s.traded += 1
        if s.traded < terms_of(s, s.lent).limit and s.tiles[seat]:
            s.turn(TRADE_TILE, seat)
        else:
            s.go_on(log)

    def explain(self, s: Salon, seat: i64, move: i64) -> str:
        if GIVE <= move < GIVE + TILES:
            return why_not_tile(s, seat, move - GIVE + FIRST_TILE, "")
        return super().explain(s, seat, move)


PRESTIGE_COUNT: Final = PrestigeCount()
TRADE_ROWS: Final = TradeRows()
TRADE_TILE: Final = TradeTile()
