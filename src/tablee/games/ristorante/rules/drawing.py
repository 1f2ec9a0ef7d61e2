"""R6: recipes and wines are drawn; one is kept, one may be bought."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.ristorante.rules import moves as do, town
from tablee.games.ristorante.rules.bonus import WINES_BOUGHT, WINES_DRAWN
from tablee.games.ristorante.rules.town import WINE_DECK, Ask, Deed, Question, Town
from tablee.kernel.log import EVERYONE, Log


def can_draw(s: Town, deck: i64) -> bool:
    """R6.4: a deck without a card in either pile cannot be chosen."""
    return bool(s.decks[deck]) or bool(s.discards[deck])


def reach(s: Town, seat: i64, deck: i64) -> i64:
    """R6.1, R6.4, R6.5: how many cards a draw shows, as far as there are so many."""
    most = wines_drawn(s, seat) if deck == WINE_DECK else s.house.numbers.drawn
    return min(most, len(s.decks[deck]) + len(s.discards[deck]))


def wines_drawn(s: Town, seat: i64) -> i64:
    """R6.5, R16.14: how many cards a draw of wine shows."""
    return max(s.house.numbers.drawn, s.power(seat, WINES_DRAWN))


def draw(s: Town, seat: i64, deck: i64, log: Log) -> None:
    """R6.1, R6.4, R6.5: the top cards, seen by the drawer alone; the discards when they run out."""
    for _ in range(reach(s, seat, deck)):
        if not s.decks[deck]:
            renew(s, deck, log)
        s.draw(s.decks[deck], s.drawn, 1 << seat)
    if deck < do.COURSES:
        log.all("drew", seat, len(s.drawn), deck)
    else:
        log.all("drew-wine", seat, len(s.drawn))
    if log.on:  # the drawer alone reads which cards they are
        for cards in town.in_threes(s.drawn):
            log.whisper(1 << seat, "saw" + town.SO_MANY[len(cards)], *cards)


def renew(s: Town, deck: i64, log: Log) -> None:
    """R6.4, R6.9: the discard pile, shuffled, is the new draw pile."""
    s.decks[deck] = s.discards[deck]
    s.discards[deck] = []
    s.forget(s.decks[deck])
    s.rng.shuffle(s.decks[deck])
    if deck < do.COURSES:
        log.all("renewed", deck)
    else:
        log.all("renewed-wine")


def put_back(s: Town, deck: i64, log: Log) -> None:
    """R6.1, R6.5: the cards not chosen lie face up on the discard pile."""
    cards = s.drawn
    s.drawn = []
    for card in cards:
        s.show(card, EVERYONE)
    s.discards[deck] += cards
    if log.on:
        cards = sorted(cards)
        in_fours = len(cards) // 4 * 4
        for at in range(0, in_fours, 4):
            log.all("rejected-four", *cards[at : at + 4])
        for card in cards[in_fours:]:
            log.all("rejected", card)


# --- recipes --------------------------------------------------------------------------------------


def draw_recipes(s: Town, seat: i64, deck: i64, log: Log) -> None:
    """R6.1: five cards of the deck `deck` for the seat `seat` to choose from."""
    draw(s, seat, deck, log)
    s.turn(KEEPING, seat)


@final
class Keeping(Question):
    """R6.1, R6.2: exactly one of the drawn cards goes to the hand, whatever its level."""

    key = "keep"
    rule = "R6.1"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [do.KEEP + card for card in sorted(s.drawn)]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        card = move - do.KEEP
        course = s.house.cards.course[card]
        s.drawn.remove(card)
        s.hands[seat].append(card)
        log.tell(1 << seat, "kept", seat, card, course)
        put_back(s, course, log)
        s.go_on(log)

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        return "R6.1:not-drawn" if do.KEEP <= move < do.KEEP + do.FIRST_WINE else "R6.2:keep-one"


# --- wines ----------------------------------------------------------------------------------------


def draw_wines(s: Town, seat: i64, _: i64, log: Log) -> None:
    """R6.5, R16.14: the cards are drawn in any case (R20.4)."""
    draw(s, seat, WINE_DECK, log)
    s.wines_left = max(1, s.power(seat, WINES_BOUGHT))
    s.turn(WINE_CHOICE, seat)


@final
class WineChoice(Question):
    """R6.5, R6.6: at most one, paid at once; asked even where none can be paid (R20.2)."""

    key = "wine"
    rule = "R6.5"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return affordable(s, seat, s.drawn)

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        s.wines_left = 0 if move == do.DECLINE else s.wines_left - 1  # Q57
        s.then(REST_OF_WINE, seat)
        if move != do.DECLINE:
            buy_wine(s, seat, move - do.WINE + do.FIRST_WINE, s.drawn, log)
        s.go_on(log)

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        if not do.WINE <= move < do.DISCARD:
            return self.rule
        drawn = move - do.WINE + do.FIRST_WINE in s.drawn
        return "R6.6:too-dear" if drawn else "R6.5:not-drawn"


def affordable(s: Town, seat: i64, cards: list[int]) -> list[int]:
    """R6.6: the wines the cup can pay, or none."""
    costs = s.house.cards.cost
    moves = [
        do.WINE + card - do.FIRST_WINE for card in sorted(cards) if costs[card] <= s.cash[seat]
    ]
    moves.append(do.DECLINE)
    return moves


def buy_wine(s: Town, seat: i64, card: i64, source: list[int], log: Log) -> None:
    """R6.5, R6.8: pay, make room in a full cellar, place it."""
    cost = s.house.cards.cost[card]
    s.pay(seat, cost)
    log.all("wine", seat, card, cost)
    full = s.cellar_full(seat)
    s.show(card, EVERYONE)
    source.remove(card)
    s.cellars[seat].append(card)
    if full:
        s.then(ASK_CELLAR, seat)


@final
class Cellar(Question):
    """R6.8: a fifth wine takes the place of one of those already there."""

    key = "cellar"
    rule = "R6.8"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [do.DISCARD + card for card in sorted(s.cellars[seat][:-1])]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        card = move - do.DISCARD
        s.cellars[seat].remove(card)
        s.discards[WINE_DECK].append(card)
        log.all("discarded", seat, card)
        s.go_on(log)

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        wine = do.DISCARD + do.FIRST_WINE <= move < do.DISCARD + do.FIRST_BONUS
        return "R6.8:not-there" if wine else self.rule


def end_wine(s: Town, seat: i64, _: i64, log: Log) -> None:
    """R6.5, R16.14: a second wine where the wine cellar allows it; then the rest is discarded."""
    if s.wines_left and s.drawn:
        s.turn(WINE_CHOICE, seat)
    else:
        put_back(s, WINE_DECK, log)


ASK_KEEP: Final = Deed(draw_recipes)
KEEPING: Final = Keeping()
ASK_WINE: Final = Deed(draw_wines)
WINE_CHOICE: Final = WineChoice()
ASK_CELLAR: Final = Ask(Cellar())
REST_OF_WINE: Final = Deed(end_wine)
