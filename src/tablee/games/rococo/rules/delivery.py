"""R8.6.1: deliver, by selling or by presenting; also how a presented pastry moves (R9.2)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rococo.rules import conditions, gains, gift as gifts, ids, market
from tablee.games.rococo.rules.gift import Gift
from tablee.games.rococo.rules.house import Terms
from tablee.games.rococo.rules.salon import EMPTY, FREE, Salon, replaced
from tablee.games.rococo.rules.sub_choice import Repeated, SubChoice
from tablee.kernel.log import SILENT, Log
from tablee.kernel.state import Step

DECORATIONS: Final = 5  # R8.6.5


@final
class DeliverPastry(Repeated):
    """R8.6.1, deliver_pastry: one, or up to two, one after the other (Q33)."""

    key = "deliver"
    rule = "R8.6.1"
    verb = ids.DELIVER
    width = 2
    refused = "R8.6.1:empty-rack"

    def why_not(self, s: Salon, p: i64, chef: bool, terms: Terms) -> str:
        return "R8.6.1:no-pastry" if s.free_racks(p) == 2 else ""

    def choices(self, s: Salon, p: i64) -> list[int]:
        return [ids.DELIVER + rack for rack in range(2) if s.racks[p][rack] != EMPTY]

    def one(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        s.pick = move - ids.DELIVER
        log.all("delivers", seat, ids.FACES[s.racks[seat][s.pick]])
        s.turn(DELIVER_MODE, seat)


@final
class DeliverMode(SubChoice):
    """R8.6.1, deliver_mode."""

    key = "mode"
    rule = "R8.6.1"
    verb = ids.PRESENT
    width = 1
    refused = "R8.6.4"

    def legal(self, s: Salon, seat: i64) -> list[int]:
        return [ids.SELL, ids.PRESENT] if s.any_space() else [ids.SELL]

    def do(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        if move == ids.PRESENT:
            log.all("presents", seat)
            s.turn(DELIVER_SPACE, seat)
        else:
            sell(s, seat, s.pick, log)


def sell(s: Salon, p: i64, rack: i64, log: Log) -> None:
    """R8.6.2: the pastry is sold, its garnish is a success."""
    hand_over(s, p, rack, log)
    succeed(s, p, rack, log)
    conditions.claim(s, p, log)


def sale(s: Salon, card: i64) -> i64:
    """R8.6.2, R12.1: the coins for a pastry."""
    return s.house.recipes[card - ids.FIRST_RECIPE].value * s.house.numbers.sale


def hand_over(s: Salon, p: i64, rack: i64, log: Log) -> None:
    """The pastry goes, and its price comes in."""
    card = s.racks[p][rack]
    price = sale(s, card)
    s.racks[p] = replaced(s.racks[p], rack, EMPTY)
    gains.discard(s, card)
    s.coins[p] += price
    gains.tell(s, log, "sold", p, ids.FACES[card], price)


def succeed(s: Salon, p: i64, rack: i64, log: Log) -> None:
    """R8.6.5: the garnish tile becomes a successful decoration, if there is room."""
    card = s.toppings[p][rack]
    if card == EMPTY:
        return
    s.toppings[p] = replaced(s.toppings[p], rack, EMPTY)
    if len(s.decorations[p]) < DECORATIONS:
        s.decorations[p] = [*s.decorations[p], card]
        gains.tell(s, log, "succeeded", p, ids.FACES[card], len(s.decorations[p]))
    else:
        gains.discard(s, card)
        gains.tell(s, log, "no-room", p, ids.FACES[card])


@final
class DeliverSpace(SubChoice):
    """R8.6.3, deliver_space: any empty space of any table (R8.6.6)."""

    key = "space"
    rule = "R8.6.3"
    verb = ids.SPACE
    width = ids.SPACES

    def legal(self, s: Salon, seat: i64) -> list[int]:
        return all_spaces(s)

    def do(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        at = move - ids.SPACE
        table = at // ids.LONGEST
        set_down(s, seat, s.pick, at, log)
        s.then(GARNISH_AWAY, s.pick)
        s.then(OFFER_TIPS, table)
        s.then(TABLE_BONUS, table, s.pick, at)
        take_gift(s, seat, s.house.board.spaces[at], table, log)
        conditions.claim(s, seat, log)

    def refuse(self, s: Salon, seat: i64, at: i64) -> str:
        return no_space(s, at)


def no_space(s: Salon, at: i64) -> str:
    there = at % ids.LONGEST < s.house.board.sizes[at // ids.LONGEST]
    return "R8.6.3:taken" if there else "R8.6.3:no-space"


def all_spaces(s: Salon) -> list[int]:
    moves: list[int] = []
    for table in range(len(ids.TABLES)):
        moves += [ids.SPACE + at for at in s.free_spaces(table)]
    return moves


def set_down(s: Salon, p: i64, rack: i64, at: i64, log: Log) -> None:
    """R8.6.3 steps 1 and 3: the pastry and the marker on it."""
    card = s.racks[p][rack]
    s.racks[p] = replaced(s.racks[p], rack, EMPTY)
    s.spaces = replaced(s.spaces, at, card)
    s.owners = replaced(s.owners, at, p)
    gains.tell(s, log, "presented", p, ids.FACES[card], at // ids.LONGEST, at % ids.LONGEST + 1)


def if_set_down(s: Salon, p: i64, at: i64) -> Salon:
    """The salon with the pastry that is being delivered on a space, and what is sure to follow:
    not what is drawn or chosen then."""
    table = at // ids.LONGEST
    tile = s.house.table_tiles[s.tiles_on[table]]
    found = [s.house.board.spaces[at]]
    if conditions.pastry_meets(s, tile.demand, s.racks[p][s.pick], s.toppings[p][s.pick]):
        found.append(tile.gift)
    then = s.clone()
    set_down(then, p, s.pick, at, SILENT)
    for gift in found:
        if gift.kind not in (gifts.DRAW, gifts.RECIPE, gifts.TILE):
            take_gift(then, p, gift, table, SILENT)
    conditions.claim(then, p, SILENT)
    return then


def take_gift(s: Salon, p: i64, gift: Gift, table: i64, log: Log) -> None:
    """R3.10: what a space, a slot or a table bonus tile gives; choices become pending steps."""
    kind = gift.kind
    if kind == gifts.COINS:
        gains.gain_coins(s, p, gift.amount, log)
    elif kind == gifts.STAPLE:
        gains.gain_staple(s, p, gift.staple, gift.amount, log)
    elif kind == gifts.DRAW:
        gains.gain_drawn_tile(s, p, log)
    elif kind == gifts.PRESTIGE:
        gains.gain_prestige(s, p, gift.amount, log)
    elif kind == gifts.COINS_PER_SERVANT:
        servants = s.connected(p, table)  # R15.4
        if servants:
            gains.gain_coins(s, p, gift.amount * servants, log)
    elif kind == gifts.RECIPE:
        s.then(market.GAIN_RECIPE)
    elif kind == gifts.TILE:
        s.then(market.GAIN_TILE)


@final
class TableBonus(Step[Salon]):
    """R8.6.3 step 4: the reward, if the pastry on a space meets the table's condition."""

    def run(self, s: Salon, a: i64, b: i64, c: i64, log: Log) -> None:
        tile = s.tiles_on[a]
        topping = s.toppings[s.player][b]
        if conditions.pastry_meets(s, s.house.table_tiles[tile].demand, s.spaces[c], topping):
            gains.tell(s, log, "table-bonus", s.player, tile)
            take_gift(s, s.player, s.house.table_tiles[tile].gift, a, log)


def most_tips(s: Salon, p: i64, table: i64) -> i64:
    """R8.6.3 step 5: one for each servant there, as far as the coins go."""
    return min(s.connected(p, table), s.coins[p] // s.house.numbers.tip)


def tip_price(s: Salon, n: i64) -> i64:
    return n * s.house.numbers.tip


def tip_gain(s: Salon, n: i64) -> i64:
    """In prestige."""
    return n * s.house.numbers.tip_prestige


@final
class OfferTips(Step[Salon]):
    """R8.6.3 step 5: coins of steps 2 and 4 count (Q31); with none to pay nothing is asked."""

    def run(self, s: Salon, a: i64, b: i64, c: i64, log: Log) -> None:
        most = most_tips(s, s.player, a)
        if most:
            s.more = most
            s.turn(TIPS, s.player)


@final
class Tips(SubChoice):
    """R8.6.3 step 5, servant_pay."""

    key = "tip"
    rule = "R8.6.3"
    verb = ids.TIP
    width = 5
    refused = "R8.6.3:tips"

    def legal(self, s: Salon, seat: i64) -> list[int]:
        return list(range(ids.TIP, ids.TIP + s.more + 1))

    def do(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        if move == ids.TIP:
            log.all("stops", seat)
        tip(s, seat, move - ids.TIP, log)


def tip(s: Salon, p: i64, n: i64, log: Log) -> None:
    if n:
        s.coins[p] -= tip_price(s, n)
        s.prestige[p] += tip_gain(s, n)
        gains.tell(s, log, "tipped", p, n, tip_price(s, n), tip_gain(s, n))


@final
class GarnishAway(Step[Salon]):
    """R8.6.3 step 6."""

    def run(self, s: Salon, a: i64, b: i64, c: i64, log: Log) -> None:
        succeed(s, s.player, a, log)
        conditions.claim(s, s.player, log)


@final
class MoveFrom(SubChoice):
    """R9.2, move_from."""

    key = "move"
    rule = "R9.2"
    verb = ids.MOVE
    width = ids.SPACES
    refused = "R9.2:not-moved"

    def legal(self, s: Salon, seat: i64) -> list[int]:
        """Own pastries for which another table has an empty space."""
        free = [len(s.free_spaces(table)) for table in range(len(ids.TABLES))]
        total = sum(free)
        own = [at for at in range(ids.SPACES) if s.owners[at] == seat]
        return [ids.MOVE + at for at in own if total > free[at // ids.LONGEST]]

    def do(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        s.pick = move - ids.MOVE
        log.all("moves", seat, ids.FACES[s.spaces[s.pick]])
        s.turn(MOVE_TO, seat)


@final
class MoveTo(SubChoice):
    """R9.2, move_to: with its marker, to another table, and nothing else happens. Then R10."""

    key = "move-to"
    rule = "R9.2"
    verb = ids.SPACE
    width = ids.SPACES

    def legal(self, s: Salon, seat: i64) -> list[int]:
        table = s.pick // ids.LONGEST
        return [move for move in all_spaces(s) if (move - ids.SPACE) // ids.LONGEST != table]

    def do(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        at = move - ids.SPACE
        card: i64 = s.spaces[s.pick]
        s.spaces = replaced(replaced(s.spaces, s.pick, EMPTY), at, card)
        s.owners = replaced(replaced(s.owners, s.pick, FREE), at, seat)
        log.all("moved", seat, ids.FACES[card], at // ids.LONGEST, at % ids.LONGEST + 1)
        conditions.claim(s, seat, log)

    def refuse(self, s: Salon, seat: i64, at: i64) -> str:
        return "R9.2:other-table" if at // ids.LONGEST == s.pick // ids.LONGEST else no_space(s, at)


TABLE_BONUS: Final = TableBonus()
OFFER_TIPS: Final = OfferTips()
GARNISH_AWAY: Final = GarnishAway()
DELIVER_PASTRY: Final = DeliverPastry()
DELIVER_MODE: Final = DeliverMode()
DELIVER_SPACE: Final = DeliverSpace()
TIPS: Final = Tips()
MOVE_FROM: Final = MoveFrom()
MOVE_TO: Final = MoveTo()
