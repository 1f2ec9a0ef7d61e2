"""R8.5.1: decorate."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rococo.rules.gains import offered, tell, why_not_tile
from tablee.games.rococo.rules.moves import DECORATE, DONE, FACES, FIRST_TILE, GARNISH, TILES
from tablee.games.rococo.rules.salon import EMPTY, Salon, replaced
from tablee.games.rococo.rules.sub_choice import SubChoice
from tablee.kernel.log import Log
from tablee.kernel.state import Step


def bare_racks(s: Salon, p: i64) -> list[int]:
    """The racks with an undecorated pastry."""
    return [rack for rack in range(2) if s.racks[p][rack] != EMPTY and s.toppings[p][rack] == EMPTY]


def garnish_tiles(s: Salon, p: i64) -> list[int]:
    """The own tiles with a garnish on their back, one of each kind."""
    garnishes = s.house.goods.garnishes
    return [card for card in s.tiles[p] if garnishes[card - FIRST_TILE] and not offered(s, p, card)]


def why_no_decorating(s: Salon, p: i64) -> str:
    if not bare_racks(s, p):
        return "R8.5.1:no-pastry"
    return "" if garnish_tiles(s, p) else "R8.5.1:no-garnish"


def decorate(s: Salon, p: i64, most: i64) -> None:
    """R8.5.1: one, or up to two."""
    s.more = most - 1
    s.again = False
    s.turn(DECORATE_PASTRY, p)


@final
class DecoratePastry(SubChoice):
    """R8.5.1, decorate_pastry: from the second on, or done."""

    key = "decorate"
    rule = "R8.5.1"

    def legal(self, s: Salon, seat: i64) -> list[int]:
        moves = [DECORATE + rack for rack in bare_racks(s, seat)]
        if s.again:
            moves.append(DONE)
        return moves

    def apply(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        if move == DONE:
            log.all("stops", seat)
            s.go_on(log)
        else:
            s.pick = move - DECORATE
            log.all("decorating", seat, FACES[s.racks[seat][s.pick]])
            s.turn(DECORATE_TILE, seat)

    def explain(self, s: Salon, seat: i64, move: i64) -> str:
        if DECORATE <= move < DECORATE + 2:
            there = s.racks[seat][move - DECORATE] != EMPTY
            return "R8.5.1:one-garnish" if there else "R8.5.1:no-pastry"
        return super().explain(s, seat, move)


@final
class DecorateTile(SubChoice):
    """R8.5.1, decorate_tile: flipped, it is no ingredient tile any more (R8.5.2)."""

    key = "garnish"
    rule = "R8.5.1"

    def legal(self, s: Salon, seat: i64) -> list[int]:
        return sorted([GARNISH + card - FIRST_TILE for card in garnish_tiles(s, seat)])

    def apply(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        put_garnish(s, seat, s.pick, move - GARNISH + FIRST_TILE, log)
        s.then(NEXT_DECORATION, s.more)
        s.go_on(log)

    def explain(self, s: Salon, seat: i64, move: i64) -> str:
        if GARNISH <= move < GARNISH + TILES:
            why = "" if s.house.goods.garnishes[move - GARNISH] else "R8.5.1:plain"
            return why_not_tile(s, seat, move - GARNISH + FIRST_TILE, why)
        return super().explain(s, seat, move)


def put_garnish(s: Salon, p: i64, rack: i64, card: i64, log: Log) -> None:
    s.tiles[p].remove(card)
    s.toppings[p] = replaced(s.toppings[p], rack, card)
    tell(s, log, "decorated", p, FACES[s.racks[p][rack]], FACES[card])


@final
class NextDecoration(Step[Salon]):
    def run(self, s: Salon, a: i64, b: i64, c: i64, log: Log) -> None:
        if a and not why_no_decorating(s, s.player):
            s.more = a - 1
            s.again = True
            s.turn(DECORATE_PASTRY, s.player)


NEXT_DECORATION: Final = NextDecoration()
DECORATE_PASTRY: Final = DecoratePastry()
DECORATE_TILE: Final = DecorateTile()
