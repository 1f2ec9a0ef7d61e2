"""Small things that many rules do: pay, take, give, discard, draw."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.rivals.rules import ids
from tablee.games.rivals.rules.offer import Offer
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import EVERYONE, Log


def named(s: Town, first: i64, sort: i64, cards: list[int]) -> list[int]:
    """The moves of a family, from its first on, that name these cards, each once.

    `sort`: the first face of their sort, 0 for ingredients.
    """
    return sorted({first + s.box.faces[card] - sort for card in cards})


def card_of(s: Town, cards: list[int], face: i64) -> i64:
    """The first of the cards that has this face."""
    faces = s.box.faces
    for card in cards:
        if faces[card] == face:
            return card
    raise AssertionError("there is no such card")


def look_at(s: Town, seat: i64, card: i64, log: Log) -> None:
    """A player sees a card, alone."""
    s.show(card, 1 << seat)
    log.whisper(1 << seat, "sees", seat, s.box.faces[card])


def pay(s: Town, payer: i64, payee: i64, amount: i64) -> i64:
    """R5.7: what there is, at most; `payee` is a seat or NONE, the bank."""
    one = s.restaurants[payer]
    paid: i64 = min(amount, one.money)
    one.money -= paid
    if payee != ids.NONE:
        s.restaurants[payee].money += paid
    return paid


def take_money(s: Town, seat: i64, amount: i64, log: Log) -> None:
    s.restaurants[seat].money += amount
    log.all("took-money", seat, amount)


def litter(s: Town, seat: i64, number: i64, log: Log) -> None:
    """So much garbage for a player."""
    s.restaurants[seat].garbage += number
    log.all("garbage", seat, number)


def receive(s: Town, seat: i64, card: i64) -> i64:
    """An ingredient card, already out of its old place, goes face up to a restaurant."""
    one = s.restaurants[seat]
    kind: i64 = s.box.faces[card]
    one.pantry = [*one.pantry, card]
    one.have[kind] += 1
    s.show(card, EVERYONE)
    return kind


def remove(s: Town, seat: i64, kind: i64) -> i64:
    """A card of this kind leaves a restaurant."""
    one = s.restaurants[seat]
    card = card_of(s, one.pantry, kind)
    one.pantry = [other for other in one.pantry if other != card]
    one.have[kind] -= 1
    return card


def give(s: Town, giver: i64, taker: i64, kind: i64) -> None:
    receive(s, taker, remove(s, giver, kind))


def discard(s: Town, seat: i64, kind: i64) -> None:
    """Q58: face up on the pile of its market."""
    market = s.markets[s.box.market_of[kind]]
    market.tray = [*market.tray, remove(s, seat, kind)]


def lose(s: Town, seat: i64, kind: i64, log: Log) -> None:
    """The same, told."""
    discard(s, seat, kind)
    log.all("discarded", seat, kind)


def take_top(s: Town, seat: i64, market: i64) -> i64:
    """The top card of a shelf, which is not empty; its kind."""
    return receive(s, seat, s.markets[market].shelf.pop())


def take_counter(s: Town, seat: i64, space: i64) -> i64:
    """The ingredient on a counter; the space stays empty (R7.14), a claim on it ends (R7.21)."""
    here = s.spaces[space]
    card = here.card
    here.card = here.claim = ids.NONE
    return receive(s, seat, card)


def refill_shelf(s: Town, market: i64) -> None:
    """R8.31: in Cook and Counter an empty shelf is made again from its discard pile."""
    here = s.markets[market]
    if not here.shelf:
        here.shelf, here.tray = here.tray[:], []
        s.forget(here.shelf)
        s.rng.shuffle(here.shelf)


def lose_card(s: Town, seat: i64, at: i64, target: list[int], seen: i64) -> i64:
    """The card at this place leaves a hand; open offers follow the cards that stay."""
    hand = s.restaurants[seat].hand
    card: i64 = hand[at]
    s.move(card, hand, target, seen)
    if s.offers:
        kept: list[Offer] = []
        for offer in s.offers:
            moved = offer.moved(at) if offer.giver == seat else offer
            if moved is not None:
                kept.append(moved)
        s.offers = kept
    return card


def spend_card(s: Town, seat: i64, kind: i64) -> None:
    """R9.1: a card is played: face up on the discard pile."""
    lose_card(s, seat, s.restaurants[seat].holds(kind), s.discards, EVERYONE)


def draw_card(s: Town, seat: i64, target: list[int], log: Log) -> None:
    """The top action card, seen by its new owner alone, if there is one; Q40: an empty deck is made
    again from the discard pile."""
    if not s.deck:
        s.deck, s.discards = s.discards, []
        s.forget(s.deck)
        s.rng.shuffle(s.deck)
    if s.deck:
        card = s.draw(s.deck, target, 1 << seat)
        log.tell(1 << seat, "drew", seat, s.box.faces[card])


def chef_of(s: Town, card: i64) -> i64:
    return s.box.faces[card] - ids.CHEF_FACE


def end_review(s: Town, seat: i64, slot: i64) -> None:
    """A 5 Star Review attached to a recipe goes to the discard pile."""
    recipe = s.restaurants[seat].recipes[slot]
    if recipe.review != ids.NONE:
        s.discards.append(recipe.review)
        recipe.review = ids.NONE
