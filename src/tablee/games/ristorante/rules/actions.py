"""R5: turns of up to two actions; R15.1: bonus cards; R19.2: the apprentice."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.ristorante.rules import extras, market, moves as do
from tablee.games.ristorante.rules.bonus import COURSE
from tablee.games.ristorante.rules.bonus_cards import acquire
from tablee.games.ristorante.rules.cooking import can_catch_up, catch_up, why_no_catch_up
from tablee.games.ristorante.rules.drawing import ASK_KEEP, ASK_WINE, can_draw
from tablee.games.ristorante.rules.tiles import can_restock, crate_offers
from tablee.games.ristorante.rules.town import WINE_DECK, Deed, Question, Town
from tablee.kernel.log import Log


def begin_actions(s: Town, part: i64, _: i64, log: Log) -> None:
    """R5.1: action phase `part` of the season: one turn each, in turn order."""
    s.part = part
    s.prowled = 0
    log.all("actions", part)
    for at in range(s.seats - 1, -1, -1):
        s.then(TAKE_TURN, s.order[at])


def take_turn(s: Town, seat: i64, _: i64, log: Log) -> None:
    """R5.2."""
    s.actions = s.house.numbers.actions
    s.then(CHOOSE, seat)


def choose(s: Town, seat: i64, _: i64, log: Log) -> None:
    """R5.2, R5.5: the next action of the turn, if there is anything to choose (R20.2)."""
    if len(ACTION.legal(s, seat)) > 1:
        s.turn(ACTION, seat)
    else:
        s.actions = 0


@final
class Action(Question):
    """R5.2 to R5.5: an action, a free step up the scale, or the end of the turn."""

    key = "action"
    rule = "R5.2"

    def legal(self, s: Town, seat: i64) -> list[int]:
        moves: list[int] = []
        if s.actions:
            moves += [move for move in range(do.DRAW, do.CATCH_UP) if not why_not(s, seat, move)]
            if s.house.advanced:
                moves += advanced_actions(s, seat)
        if can_catch_up(s, seat):
            moves.append(do.CATCH_UP)
        moves.append(do.END)
        return moves

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        if move == do.END:
            s.actions = 0
            log.all("ended", seat)
            s.go_on(log)
            return
        s.then(CHOOSE, seat)
        if move == do.CATCH_UP:
            catch_up(s, seat, log)  # R5.4
        else:
            s.took = False
            s.actions = 0 if move == do.APPRENTICE else s.actions - 1
            if move != do.APPRENTICE:  # R19.2: no restock, not even by the trusted shop
                s.then(market.ASK_RESTOCK, seat)
            act(s, seat, move, log)
        s.go_on(log)

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        if move == do.CATCH_UP:
            return why_no_catch_up(s, seat)
        if (
            do.DRAW <= move <= do.APPRENTICE
            or do.BUILD <= move < do.BUILD + do.ROOMS
            or do.ACQUIRE <= move < do.TAKE
        ):
            return why_not(s, seat, move) if s.actions else "R5.5:no-action-left"
        return "R5.2:an-action-first"


def advanced_actions(s: Town, seat: i64) -> list[int]:
    """R5.3: rooms and bonus cards, as far as they can be had."""
    moves = [do.BUILD + room for room in range(do.ROOMS) if not extras.why_no_room(s, seat, room)]
    board = [card for card in sorted(s.bonus_board) if not why_no_bonus(s, seat, card)]
    return moves + [do.ACQUIRE + card - do.FIRST_BONUS for card in board]


def why_not(s: Town, seat: i64, move: i64) -> str:
    """The rule that forbids an action now; "" where it may be taken."""
    if move <= do.DRAW_WINE:
        return why_no_draw(s, move - do.DRAW)
    if move == do.MARKET:
        # a shop with a tile can be restocked, and without one nothing can be bought
        some = any(can_restock(s, shop) for shop in range(do.SHOPS))
        return "" if some else "R20.5:nothing-to-do"
    if move == do.APPRENTICE:
        return why_no_apprentice(s, seat)
    if not s.house.advanced:
        return "R5.3:advanced"
    if move == do.TAKE_CUBE:
        return "" if s.pot else "R13.1:empty-pot"
    if move == do.CLASS:
        return extras.why_no_class(s, seat)
    if move < do.BUILD + do.ROOMS:
        return extras.why_no_room(s, seat, move - do.BUILD)
    return why_no_bonus(s, seat, move - do.ACQUIRE + do.FIRST_BONUS)


def price(s: Town, seat: i64, move: i64) -> i64:
    """What an action takes from the cup at once; 0 where it is free, or leads to a price."""
    if move == do.CLASS:
        return s.house.numbers.class_cost
    if move == do.CATCH_UP:
        return s.power(seat, COURSE)
    if do.BUILD <= move < do.BUILD + do.ROOMS:
        return s.house.numbers.room_cost[move - do.BUILD]
    if do.ACQUIRE <= move < do.TAKE:
        return s.house.cards.cost[move - do.ACQUIRE + do.FIRST_BONUS]
    return 0


def why_no_draw(s: Town, deck: i64) -> str:
    """R6.4, R19.3."""
    if deck == WINE_DECK and s.house.wine_restriction and s.season == 1:
        return "R19.3"
    return "" if can_draw(s, deck) else "R6.4:no-cards"


def why_no_bonus(s: Town, seat: i64, card: i64) -> str:
    """R15.1, R15.2."""
    if card not in s.bonus_board:
        return "R15.1:not-shown"
    if s.bonuses_full(seat):
        return "R15.2"
    return "R15.1:too-dear" if s.house.cards.cost[card] > s.cash[seat] else ""


def why_no_apprentice(s: Town, seat: i64) -> str:
    """R19.2, R20.5."""
    if not s.house.apprentice:
        return "R19.2:off"
    if s.actions < s.house.numbers.actions:
        return "R19.2:first-action"
    some = any(crate_offers(s, seat, shop) for shop in range(do.SHOPS))
    return "" if some else "R20.5:nothing-to-buy"


def act(s: Town, seat: i64, move: i64, log: Log) -> None:
    """R5.3: what the chosen action does, or the question it leads to."""
    if move < do.DRAW + do.COURSES:
        s.then(ASK_KEEP, seat, move - do.DRAW)
    elif move == do.DRAW_WINE:
        s.then(ASK_WINE, seat)
    elif move == do.MARKET:
        log.all("market", seat)
        market.go_shopping(s, seat, market.SHOPPING)
    elif move == do.TAKE_CUBE:
        extras.take_cube(s, seat, log)
    elif move == do.CLASS:
        extras.take_class(s, seat, log)
    elif move == do.APPRENTICE:
        log.all("apprentice", seat)
        s.then(market.ASK_CRATE, seat, market.ALL_SHOPS)
    elif move < do.BUILD + do.ROOMS:
        extras.build(s, seat, move - do.BUILD, log)
    else:
        buy_bonus(s, seat, move - do.ACQUIRE + do.FIRST_BONUS, log)


def buy_bonus(s: Town, seat: i64, card: i64, log: Log) -> None:
    """R15.1: pay; its space on the board stays empty until the season ends."""
    cost = s.house.cards.cost[card]
    s.pay(seat, cost)
    s.bonus_board.remove(card)
    log.all("acquired", seat, card, cost)
    acquire(s, seat, card, log)


ACTIONS: Final = Deed(begin_actions)
TAKE_TURN: Final = Deed(take_turn)
CHOOSE: Final = Deed(choose)
ACTION: Final = Action()
