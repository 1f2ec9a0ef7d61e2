"""R8.3.1: buy staples."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rococo.rules import ids
from tablee.games.rococo.rules.gains import add_staple
from tablee.games.rococo.rules.house import Terms
from tablee.games.rococo.rules.salon import Salon
from tablee.games.rococo.rules.sub_choice import Repeated
from tablee.kernel.log import Log


@final
class StaplePick(Repeated):
    """R8.3.1, staple_pick; R9.2: the second of two purchases may be skipped (Q59)."""

    key = "staple"
    rule = "R8.3.1"
    verb = ids.BUY
    width = 3 * ids.MOST_BOUGHT

    def why_not(self, s: Salon, p: i64, chef: bool, terms: Terms) -> str:
        return "" if self.options(s, p) else "R8.3.1:nothing"

    def begin(self, s: Salon, p: i64, terms: Terms) -> None:
        self.ask(s, p, terms.times - 1, False)

    def options(self, s: Salon, p: i64) -> list[int]:
        """R8.3.1, R8.3.2: every quantity that is listed, fits the track and can be paid."""
        numbers = s.house.numbers
        coins: i64 = s.coins[p]
        moves: list[int] = []
        for staple in range(3):
            room = numbers.most[staple] - s.staples[p][staple]
            prices = numbers.prices[staple]
            moves += [
                ids.BUY + ids.MOST_BOUGHT * staple + i
                for i in range(min(room, len(prices)))
                if prices[i] <= coins
            ]
        return moves

    def one(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        staple = (move - ids.BUY) // ids.MOST_BOUGHT
        n = (move - ids.BUY) % ids.MOST_BOUGHT + 1
        price: i64 = s.house.numbers.prices[staple][n - 1]
        s.coins[seat] -= price
        add_staple(s, seat, staple, n)
        log.all("bought", seat, n, staple, price)

    def refuse(self, s: Salon, seat: i64, at: i64) -> str:
        numbers = s.house.numbers
        staple, n = at // ids.MOST_BOUGHT, at % ids.MOST_BOUGHT + 1
        if n > len(numbers.prices[staple]):
            return "R8.3.1:not-sold"
        full = s.staples[seat][staple] + n > numbers.most[staple]
        return "R8.3.2:track" if full else "R8.3.1:too-dear"


STAPLE_PICK: Final = StaplePick()
