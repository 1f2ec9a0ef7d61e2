"""R8.3.1: buy staples."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rococo.rules.gains import add_staple
from tablee.games.rococo.rules.moves import BUY, DONE, MOST_BOUGHT
from tablee.games.rococo.rules.salon import Salon
from tablee.games.rococo.rules.sub_choice import SubChoice
from tablee.kernel.log import Log
from tablee.kernel.state import Step


def purchases(s: Salon, p: i64) -> list[int]:
    """R8.3.1, R8.3.2: every quantity that is listed, fits the track and can be paid."""
    numbers = s.house.numbers
    coins: i64 = s.coins[p]
    moves: list[int] = []
    for staple in range(3):
        room = numbers.most[staple] - s.staples[p][staple]
        prices = numbers.prices[staple]
        moves += [
            BUY + MOST_BOUGHT * staple + i
            for i in range(min(room, len(prices)))
            if prices[i] <= coins
        ]
    return moves


def why_no_staples(s: Salon, p: i64) -> str:
    return "" if purchases(s, p) else "R8.3.1:nothing"


def buy_staples(s: Salon, p: i64, times: i64) -> None:
    """R8.3.1; R9.2: the second of two purchases may be skipped (Q59)."""
    s.more = times - 1
    s.again = False
    s.turn(STAPLE_PICK, p)


@final
class StaplePick(SubChoice):
    """R8.3.1, staple_pick."""

    key = "staple"
    rule = "R8.3.1"

    def legal(self, s: Salon, seat: i64) -> list[int]:
        moves = purchases(s, seat)
        if s.again:
            moves.append(DONE)
        return moves

    def apply(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        if move == DONE:
            log.all("stops", seat)
            s.go_on(log)
            return
        staple = (move - BUY) // MOST_BOUGHT
        n = (move - BUY) % MOST_BOUGHT + 1
        price: i64 = s.house.numbers.prices[staple][n - 1]
        s.coins[seat] -= price
        add_staple(s, seat, staple, n)
        log.all("bought", seat, n, staple, price)
        s.then(NEXT_PURCHASE, s.more)
        s.go_on(log)

    def explain(self, s: Salon, seat: i64, move: i64) -> str:
        if BUY <= move < BUY + 3 * MOST_BOUGHT:
            staple = (move - BUY) // MOST_BOUGHT
            n = (move - BUY) % MOST_BOUGHT + 1
            numbers = s.house.numbers
            if n > len(numbers.prices[staple]):
                return "R8.3.1:not-sold"
            full = s.staples[seat][staple] + n > numbers.most[staple]
            return "R8.3.2:track" if full else "R8.3.1:too-dear"
        return super().explain(s, seat, move)


@final
class NextPurchase(Step[Salon]):
    def run(self, s: Salon, a: i64, b: i64, c: i64, log: Log) -> None:
        if a and purchases(s, s.player):
            s.more = a - 1
            s.again = True
            s.turn(STAPLE_PICK, s.player)


NEXT_PURCHASE: Final = NextPurchase()
STAPLE_PICK: Final = StaplePick()
