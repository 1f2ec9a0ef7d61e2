"""R3 to R7: a turn, step by step, until the last card is played."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.ramen.rules.bowls import points_of, ready, variety
from tablee.games.ramen.rules.moves import BOWLS, PLACEMENTS, PUT, TAKE
from tablee.games.ramen.rules.shop import (
    NO_BOWL,
    Menu,
    Shop,
    cards_in,
    empty_shop,
    half_stars as half_stars_for,
)
from tablee.kernel.engine import ranking
from tablee.kernel.log import EVERYONE, Log
from tablee.kernel.rng import Rng
from tablee.kernel.state import Turn

# --- setup ----------------------------------------------------------------------------------------


def deal(menu: Menu, rng: Rng, pile: list[int], log: Log) -> Shop:
    """R2.3 to R2.6: the cards set aside, the hands in blocks of four, the fridge from the left."""
    s = empty_shop(menu, rng, pile)
    for i in range(menu.set_aside):
        s.removed.append(s.pile.pop())
    for seat in range(menu.seats):
        for i in range(menu.hand):
            s.draw(s.pile, s.hands[seat], 1 << seat)
    for i in range(menu.fridge):
        s.draw(s.pile, s.fridge, EVERYONE)
    begin_turn(s, 0, log)
    return s


def begin_turn(s: Shop, seat: i64, log: Log) -> None:
    """R5.8: the turn passes to `seat`."""
    s.turns += 1
    log.all("turn", s.turns, seat)
    s.turn(FIRST_CARD, seat)


# --- step 1: play ---------------------------------------------------------------------------------


class Play(Turn[Shop]):
    """R3.2, R3.4: any card of the hand into any bowl that got none this turn."""

    rule = "R3.2"
    waiting = "R3.1:not-your-turn"

    def legal(self, s: Shop, seat: i64) -> list[int]:
        placements = PLACEMENTS[s.used + 1]
        moves: list[int] = []
        for card in s.hands[seat]:
            moves += placements[card]
        return moves

    def explain(self, s: Shop, seat: i64, move: i64) -> str:
        if move >= TAKE:
            return "R3.1:take-too-early"
        if (move - PUT) // BOWLS not in s.hands[seat]:
            return "R3.2:not-in-hand"
        return "R3.2:same-bowl"


@final
class FirstCard(Play):
    """R3.2, R3.3: the first card; the only one if the hand holds no other."""

    key = "first-card"

    def apply(self, s: Shop, seat: i64, move: i64, log: Log) -> None:
        put(s, seat, move, log)
        if s.hands[seat]:
            s.used = (move - PUT) % BOWLS
            s.turn(SECOND_CARD, seat)
        else:
            serve(s, seat, log)


@final
class SecondCard(Play):
    """R3.2: a second card, into another bowl."""

    key = "second-card"

    def apply(self, s: Shop, seat: i64, move: i64, log: Log) -> None:
        put(s, seat, move, log)
        s.used = NO_BOWL
        serve(s, seat, log)


def put(s: Shop, seat: i64, move: i64, log: Log) -> None:
    """R3.4: one card, face up, into a bowl."""
    card = (move - PUT) // BOWLS
    bowl = (move - PUT) % BOWLS
    s.move(card, s.hands[seat], s.bowls[bowl], EVERYONE)
    log.all("played", seat, card, bowl + 1)


# --- step 2: serve --------------------------------------------------------------------------------


def serve(s: Shop, seat: i64, log: Log) -> None:
    """R4.2 to R4.5: every ready bowl goes to its receiver, as a stack of its own."""
    menu = s.menu
    for at in range(BOWLS):
        bowl = s.bowls[at]
        if ready(bowl, menu.ready_sum):
            side = menu.receiver(at, seat)
            s.served[side] += (bowl,)
            s.bowls[at] = []
            log.all("served", side, at + 1, len(bowl))
    if s.fridge:
        s.turn(TAKING, seat)
    else:
        end_turn(s, seat, log)  # R5.2


# --- steps 3, 4 and 5: take, refill, draw ---------------------------------------------------------


class Take(Turn[Shop]):
    """R5.1: one card of the fridge, of the player's choice, seen by all."""

    rule = "R5.1:not-in-fridge"
    waiting = "R3.1:not-your-turn"

    def legal(self, s: Shop, seat: i64) -> list[int]:
        return [TAKE + card for card in s.fridge]

    def explain(self, s: Shop, seat: i64, move: i64) -> str:
        return "R3.1:play-too-late" if move < TAKE else self.rule


@final
class Taking(Take):
    """R5.1, then R5.3 and R5.6 while there is a draw pile; without one, R6.2 or R6.5."""

    key = "take"

    def apply(self, s: Shop, seat: i64, move: i64, log: Log) -> None:
        slot = take(s, seat, move - TAKE, log)
        if s.pile:
            refill(s, slot, log)
            draw(s, seat, log)
        else:
            leave_empty(s, slot)
            if s.menu.second_pick and s.fridge:
                s.turn(SECOND_TAKING, seat)
                return
        end_turn(s, seat, log)


@final
class SecondTaking(Take):
    """R6.5: with the option `fridge` and no pile, a second card out of the fridge for step 5."""

    key = "second-take"
    rule = "R6.5:not-in-fridge"

    def apply(self, s: Shop, seat: i64, move: i64, log: Log) -> None:
        leave_empty(s, take(s, seat, move - TAKE, log))
        end_turn(s, seat, log)


def take(s: Shop, seat: i64, card: i64, log: Log) -> i64:
    """R5.1: the card goes to the hand; its place in the row is returned."""
    at = s.move(card, s.fridge, s.hands[seat], EVERYONE)
    log.all("took", seat, card)
    return at


def refill(s: Shop, at: i64, log: Log) -> None:
    """R5.3: the top card of the pile, face up, into the slot just emptied."""
    card = s.draw(s.pile, s.fridge, EVERYONE)
    s.fridge.insert(at, s.fridge.pop())
    log.all("refilled", card)


def leave_empty(s: Shop, at: i64) -> None:
    """Q28: without a pile the slot stays empty."""
    s.slots = s.slots[:at] + s.slots[at + 1 :]


def draw(s: Shop, seat: i64, log: Log) -> None:
    """R5.6: the top card of the pile, unseen by the others. Q2: an odd house deck skips this."""
    if s.pile:
        card = s.draw(s.pile, s.hands[seat], 1 << seat)
        log.tell(1 << seat, "drew", seat, card)


def end_turn(s: Shop, seat: i64, log: Log) -> None:
    """R5.8, R6.4, R7.1: the next player who has cards, or the end when all hands are empty."""
    after = seat
    for i in range(s.seats):
        after = after + 1 if after + 1 < s.seats else 0
        if s.hands[after]:
            begin_turn(s, after, log)
            return
    finish(s, log)


# --- the end --------------------------------------------------------------------------------------


def finish(s: Shop, log: Log) -> None:
    """R7, R8, R16.8: bowls not served are void, the served ones score, everything is revealed."""
    points = [points_of(stacks, s.menu.points) for stacks in s.served]
    for card in s.removed:
        s.show(card, EVERYONE)
    s.finish([points[side] for side in s.menu.sides])
    if log.on:
        announce(s, points, log)


def announce(s: Shop, points: list[int], log: Log) -> None:
    """The count, line by line: stacks, void bowls, results, then the winner or the verdict."""
    menu = s.menu
    for side in range(menu.side_count):
        stacks = s.served[side]
        for at in range(len(stacks)):
            kinds = variety(stacks[at])
            log.all("scored", side, at + 1, kinds, menu.points[kinds])
    for at in range(BOWLS):
        if s.bowls[at]:
            log.all("unserved", at + 1, len(s.bowls[at]))
    for card in s.removed:
        log.all("revealed", card)
    for side in range(menu.side_count):
        stacks = s.served[side]
        log.all("result", side, points[side], len(stacks), cards_in(stacks))
    if menu.solo:
        log.all("verdict", points[0], half_stars_for(menu, points[0]))
    else:
        announce_winner(s, log)


def announce_winner(s: Shop, log: Log) -> None:
    """R9: the side in the first place; R9.4: or all that share it."""
    places = ranking(s)
    winners: list[int] = []
    for seat in range(s.seats):
        side = s.menu.sides[seat]
        if places[seat] == 1 and side not in winners:
            winners.append(side)
    for side in winners:
        log.all("winner" if len(winners) == 1 else "shared", side)


FIRST_CARD: Final = FirstCard()
SECOND_CARD: Final = SecondCard()
TAKING: Final = Taking()
SECOND_TAKING: Final = SecondTaking()
