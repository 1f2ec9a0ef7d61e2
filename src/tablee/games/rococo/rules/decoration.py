"""R8.5.1: decorate."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rococo.rules import gains, ids
from tablee.games.rococo.rules.house import Terms
from tablee.games.rococo.rules.salon import EMPTY, Salon, replaced
from tablee.games.rococo.rules.sub_choice import Repeated, SubChoice
from tablee.kernel.log import Log


def bare_racks(s: Salon, p: i64) -> list[int]:
    """The racks with an undecorated pastry."""
    return [rack for rack in range(2) if s.racks[p][rack] != EMPTY and s.toppings[p][rack] == EMPTY]


def garnish_tiles(s: Salon, p: i64) -> list[int]:
    """The own tiles with a garnish on their back, one of each kind."""
    tiles = s.house.tiles
    backs = [card for card in s.tiles[p] if tiles[card - ids.FIRST_TILE].garnishes]
    return [card for card in backs if not gains.offered(s, p, card)]


@final
class DecoratePastry(Repeated):
    """R8.5.1, decorate_pastry: from the second on, or done."""

    key = "decorate"
    rule = "R8.5.1"
    verb = ids.DECORATE
    width = 2

    def why_not(self, s: Salon, p: i64, chef: bool, terms: Terms) -> str:
        if not bare_racks(s, p):
            return "R8.5.1:no-pastry"
        return "" if garnish_tiles(s, p) else "R8.5.1:no-garnish"

    def another(self, s: Salon, p: i64) -> bool:
        return len(bare_racks(s, p)) > 0 and len(garnish_tiles(s, p)) > 0

    def choices(self, s: Salon, p: i64) -> list[int]:
        return [ids.DECORATE + rack for rack in bare_racks(s, p)]

    def one(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        s.pick = move - ids.DECORATE
        log.all("decorating", seat, ids.FACES[s.racks[seat][s.pick]])
        s.turn(DECORATE_TILE, seat)

    def refuse(self, s: Salon, seat: i64, at: i64) -> str:
        return "R8.5.1:one-garnish" if s.racks[seat][at] != EMPTY else "R8.5.1:empty-rack"


@final
class DecorateTile(SubChoice):
    """R8.5.1, decorate_tile: flipped, it is no ingredient tile any more (R8.5.2)."""

    key = "garnish"
    rule = "R8.5.1"
    verb = ids.GARNISH
    width = ids.TILES

    def legal(self, s: Salon, seat: i64) -> list[int]:
        return sorted([ids.GARNISH + card - ids.FIRST_TILE for card in garnish_tiles(s, seat)])

    def do(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        put_garnish(s, seat, s.pick, move - ids.GARNISH + ids.FIRST_TILE, log)

    def refuse(self, s: Salon, seat: i64, at: i64) -> str:
        why = "" if s.house.tiles[at].garnishes else "R8.5.1:plain"
        return gains.why_not_tile(s, seat, at + ids.FIRST_TILE, why, self.rule)


def put_garnish(s: Salon, p: i64, rack: i64, card: i64, log: Log) -> None:
    s.tiles[p].remove(card)
    s.toppings[p] = replaced(s.toppings[p], rack, card)
    gains.tell(s, log, "decorated", p, ids.FACES[s.racks[p][rack]], ids.FACES[card])


DECORATE_PASTRY: Final = DecoratePastry()
DECORATE_TILE: Final = DecorateTile()
