"""R7: the oven is unloaded, from its oldest card to its newest; R9: each order is settled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.mamma_mia.rules.helping import OWN_SHARE, PAYMENT, add_missing, covers
from tablee.games.mamma_mia.rules.moves import (
    ASK,
    CHOOSE,
    CHOOSE_PAIR,
    GIVE_UP,
    INGREDIENTS,
    PAIRS,
    PAY,
    PER_COLOUR,
    PER_KIND,
)
from tablee.games.mamma_mia.rules.orders import ANY, NO_KIND, census, shortfall, total
from tablee.games.mamma_mia.rules.pizzeria import FACES, Pizzeria
from tablee.games.mamma_mia.rules.serving import fail, succeed, tell
from tablee.kernel.log import Log
from tablee.kernel.state import Step, Turn
from tablee.kernel.zone import NO_SEAT


def open_oven(s: Pizzeria, unloader: i64, log: Log) -> None:
    """R6.10, R6.11, R7.1: the oven is turned over, in its order, and revealed card by card."""
    log.all("opened", unloader)
    s.unloader = unloader
    s.unloading = True
    s.oven.reverse()
    s.then(NEXT_CARD)
    s.go_on(log)


@final
class NextCard(Step[Pizzeria]):
    """R7.1 to R7.3, R7.7: the oldest card in the oven comes out, then the others."""

    def run(self, s: Pizzeria, a: i64, b: i64, c: i64, log: Log) -> None:
        if s.oven:
            s.then(NEXT_CARD)
            card = s.oven[-1]
            if card < INGREDIENTS:
                put_on_table(s, card // PER_KIND, log)
            else:
                s.revealed.append(s.oven.pop())
                settle(s, card, log)


def put_on_table(s: Pizzeria, kind: i64, log: Log) -> None:
    """R7.2: revealed ingredients, as many as lie together of one kind, are unused."""
    n: i64 = 0
    while s.oven and s.oven[-1] // PER_KIND == kind:
        s.table.append(s.oven.pop())
        n += 1
    log.all("out", n, kind)


def settle(s: Pizzeria, order: i64, log: Log) -> None:
    """R7.3 (1) and (2): the forbidden check, then the choice."""
    carte = s.house.carte
    number = order - INGREDIENTS
    table = census(s.table)
    log.all("order-out", s.owner_of(order), FACES[order])
    spoiler = carte.spoiler(number, table)
    if spoiler != NO_KIND:
        log.all("spoiled", s.owner_of(order), spoiler)
        fail(s, log)
        return
    if not carte.leaves_choice(number):
        bake(s, carte.need(number, NO_KIND), table, log)
        return
    possible = carte.possible(number, table)
    if not possible:
        log.all("no-candidate", s.owner_of(order))
        fail(s, log)
    elif len(possible) == 1:
        bake(s, carte.need(number, possible[0]), table, log)
    else:
        s.turn(CHOICE, s.owner_of(order))


def bake(s: Pizzeria, need: list[int], table: list[int], log: Log) -> None:
    """R7.3 (3) to (5): the shortfall; without one the pizza succeeds by itself (Q9)."""
    s.need = need
    s.missing = shortfall(need, table)
    wanted = total(s.missing)
    if not wanted:
        succeed(s, NO_SEAT, log)
        return
    owner = s.owner_of(s.revealed[0])
    if len(s.hands[owner]) < wanted and not may_ask(s, owner):
        log.all("short", owner, wanted)  # R13.1: all can see that nothing but giving up is left
        fail(s, log)
        return
    s.turn(COMPLETION, owner)


def may_ask(s: Pizzeria, owner: i64) -> bool:
    """R8.1, D5: with the helping hand, and while somebody else has an order in the waiter."""
    if s.house.helping_hand:
        for seat in range(s.seats):
            if seat != owner and s.waiters[seat]:
                return True
    return False


@final
class Choice(Turn[Pizzeria]):
    """R7.3 (2), D4: the owner chooses ingredients, whatever the table holds (Q10)."""

    key = "choose"
    rule = "R9.4"
    waiting = "R7.3:not-your-order"

    def legal(self, s: Pizzeria, seat: i64) -> list[int]:
        return s.house.carte.possible(s.revealed[0] - INGREDIENTS, census(s.table))[:]

    def apply(self, s: Pizzeria, seat: i64, move: i64, log: Log) -> None:
        if move < CHOOSE_PAIR:
            log.all("chose", seat, move - CHOOSE)
        else:
            first, second = PAIRS[move - CHOOSE_PAIR]
            log.all("chose-two", seat, first, second)
        need = s.house.carte.need(s.revealed[0] - INGREDIENTS, move)
        bake(s, need, census(s.table), log)
        if not s.revealed:
            s.go_on(log)

    def explain(self, s: Pizzeria, seat: i64, move: i64) -> str:
        if not CHOOSE <= move < PAY:
            return "R7.3:choose-first"
        order = s.revealed[0] - INGREDIENTS
        return why_not_chosen(s, order, move)


def why_not_chosen(s: Pizzeria, order: i64, move: i64) -> str:
    """The rule on this kind of choice that the move breaks."""
    carte = s.house.carte
    if carte.fewest[order]:
        return "R9.8:not-fewest"
    choices = carte.choices[order]
    if (choices[0] < CHOOSE_PAIR) != (move < CHOOSE_PAIR):
        return "R9.4:one" if move >= CHOOSE_PAIR else "R9.4:two"
    kinds = [move - CHOOSE] if move < CHOOSE_PAIR else list(PAIRS[move - CHOOSE_PAIR])
    if len(choices) == 2:
        return "R9.9:not-shown"
    if carte.favourites[order // PER_COLOUR] in kinds:
        return "R9.4:favourite"
    return "R9.4:forbidden"


@final
class Completion(Turn[Pizzeria]):
    """R7.3 (5), D5: pay from hand, ask for help, or give up."""

    key = "complete"
    rule = "R7.3:decide-first"
    waiting = "R7.3:not-your-order"

    def legal(self, s: Pizzeria, seat: i64) -> list[int]:
        moves: list[int] = []
        if covers(s.hands[seat], s.missing):
            moves.append(PAY)
        if may_ask(s, seat):
            moves.append(ASK)
        moves.append(GIVE_UP)
        return moves

    def apply(self, s: Pizzeria, seat: i64, move: i64, log: Log) -> None:
        if move == ASK:
            OWN_SHARE.begin(s, seat, log)
        elif move == GIVE_UP:
            fail(s, log)
            s.go_on(log)
        elif s.missing[ANY]:
            PAYMENT.begin(s, seat, log)
        else:
            add_missing(s, seat)
            tell(s.offer, seat, "added", log)
            succeed(s, NO_SEAT, log)
            s.go_on(log)

    def explain(self, s: Pizzeria, seat: i64, move: i64) -> str:
        if move == PAY:
            return "R7.3:hand-too-poor"
        if move == ASK:
            if s.seats == 2:
                return "R12.3:two-players"
            return "R8.5:no-waiter" if s.house.helping_hand else "R12.2:off"
        return "R7.3:choice-is-final" if CHOOSE <= move < PAY else self.rule


NEXT_CARD: Final = NextCard()
CHOICE: Final = Choice()
COMPLETION: Final = Completion()
