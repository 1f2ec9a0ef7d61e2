"""R8.1 to R8.5, R11.1: recipes go from the hand to the menu; R16.16: the catch-up course."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.ristorante.rules import moves as do
from tablee.games.ristorante.rules.bonus import COURSE, TOQUES
from tablee.games.ristorante.rules.tiles import move_kind, refill
from tablee.games.ristorante.rules.town import NO_CARD, Ask, Offer, Question, Town
from tablee.kernel.log import EVERYONE, Log


def recipe_steps(s: Town, first: i64) -> None:
    """R8.1: in turn order everybody may cook, from the seat in this place on."""
    s.part = 0
    for at in range(s.seats - 1, first - 1, -1):
        s.then(COOK, s.order[at])


def can_play(s: Town, seat: i64, card: i64) -> bool:
    """R8.2, R16.5: toques enough, the chef's included, and every ingredient on the shelf."""
    return level_reached(s, seat, card) and not s.lacks(seat, card)


def level_reached(s: Town, seat: i64, card: i64) -> bool:
    return toques_short(s, seat, card) == 0


def toques_short(s: Town, seat: i64, card: i64) -> i64:
    """R8.2, R16.5: how many a recipe still lacks, with those that the chef would lend."""
    short = s.house.cards.level[card] - s.toques(seat)
    if short > 0:
        helper = chef(s, seat)
        if helper != NO_CARD:
            short -= s.bonus(helper).of(TOQUES)
    return max(short, 0)


def needs_chef(s: Town, seat: i64, card: i64) -> bool:
    """R16.5: whether a recipe is above one's own level."""
    return s.house.cards.level[card] > s.toques(seat)


def chef(s: Town, seat: i64) -> i64:
    """R16.5: the card that lends a toque once, as long as it lies face up."""
    for card in s.bonuses[seat]:
        if s.bonus(card).of(TOQUES) and not s.face_down(card):
            return card
    return NO_CARD


@final
class Cooking(Question):
    """R8.1 to R8.3: any number of recipes, one at a time."""

    key = "cook"
    rule = "R8.1"
    waiting = "R8.1:in-turn-order"

    def due(self, s: Town, seat: i64) -> bool:
        """R20.2: asked while there is a card in hand, so that a silence tells nothing."""
        return bool(s.hands[seat]) or can_catch_up(s, seat)

    def legal(self, s: Town, seat: i64) -> list[int]:
        moves = [do.PLAY + card for card in sorted(s.hands[seat]) if can_play(s, seat, card)]
        if can_catch_up(s, seat):
            moves.append(do.CATCH_UP)
        moves.append(do.DONE)
        return moves

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        if move == do.DONE:
            log.all("cooked", seat)
        else:
            s.then(COOK, seat)
            if move == do.CATCH_UP:
                catch_up(s, seat, log)
            else:
                play_recipe(s, seat, move - do.PLAY, log)
        s.go_on(log)

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        if move == do.CATCH_UP:
            return why_no_catch_up(s, seat)
        if not do.PLAY <= move < do.PLAY + do.FIRST_WINE:
            return "R8.1:cook-now"
        card = move - do.PLAY
        if card not in s.hands[seat]:
            return "R8.1:not-in-hand"
        return "R8.2:toques" if not level_reached(s, seat, card) else "R8.2:ingredients"


def play_recipe(s: Town, seat: i64, card: i64, log: Log) -> None:
    """R8.3: its tiles to the bins, the card to the menu."""
    cards = s.house.cards
    if needs_chef(s, seat, card):
        helper = chef(s, seat)
        s.turn_down(helper)
        log.all("chef", seat, helper)
    log.all("played", seat, card)
    for kind in cards.needs[card]:
        move_kind(s, kind, s.shelves[seat], s.bins[cards.shop[kind]])
    full = course_full(s, seat, cards.course[card])
    s.move(card, s.hands[seat], s.menus[seat], EVERYONE)
    s.fresh.append(card)
    for shop in range(do.SHOPS):
        refill(s, shop, log)  # R7.6
    if full:
        s.then(ASK_REPLACE, seat)


def of_course(s: Town, seat: i64, course: i64) -> list[int]:
    return [card for card in s.menus[seat] if s.house.cards.course[card] == course]


def course_full(s: Town, seat: i64, course: i64) -> bool:
    """R8.4: another recipe of this course drives one out."""
    return len(of_course(s, seat, course)) >= s.house.numbers.per_course


@final
class Replace(Question):
    """R8.4: a third recipe of a course drives out one of the two that were there."""

    key = "menu"
    rule = "R8.4"
    waiting = "R8.1:in-turn-order"

    def legal(self, s: Town, seat: i64) -> list[int]:
        card = s.menus[seat][-1]
        others = of_course(s, seat, s.house.cards.course[card])
        return [do.DISCARD + other for other in sorted(others) if other != card]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        card = move - do.DISCARD
        s.move(card, s.menus[seat], s.discards[s.house.cards.course[card]], EVERYONE)
        if card in s.fresh:
            s.fresh.remove(card)  # R8.5, Q12
        log.all("discarded", seat, card)
        s.go_on(log)


# --- the catch-up course --------------------------------------------------------------------------


def can_catch_up(s: Town, seat: i64) -> bool:
    return not why_no_catch_up(s, seat)


def why_no_catch_up(s: Town, seat: i64) -> str:
    """R16.16: a step has its price for the owner of the catch-up course, for nobody else."""
    price = s.power(seat, COURSE)
    if not price:
        return "R16.16:no-card"
    if s.ratings[seat] >= s.house.numbers.top:
        return "R16.16:at-the-top"
    return "R16.16:too-dear" if price > s.cash[seat] else ""


def catch_up(s: Town, seat: i64, log: Log) -> None:
    """R16.16: pay, and one space up (Q52)."""
    price = s.power(seat, COURSE)
    s.pay(seat, price)
    s.climb(seat, 1)
    log.all("caught-up", seat, price, s.ratings[seat])


@final
class Course(Offer):
    """R16.16: pay for a step up, or not; on acquisition once, at the contest until refused."""

    key = "course"
    rule = "R16.16"
    waiting = "R16.16:owner-decides"

    def due(self, s: Town, seat: i64) -> bool:
        return can_catch_up(s, seat)

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [do.CATCH_UP, do.DECLINE]

    def accept(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        if not s.part:
            s.then(ASK_COURSE, seat)  # at the contest, outside every action phase
        catch_up(s, seat, log)


COOK: Final = Ask(Cooking())
ASK_REPLACE: Final = Ask(Replace())
ASK_COURSE: Final = Ask(Course())
