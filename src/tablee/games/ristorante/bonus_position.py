"""Bonus cards in a position: in restaurants, on the board, discarded, or still in the deck."""

from __future__ import annotations

from tablee.games.ristorante.rules.bonus import ONCE
from tablee.games.ristorante.rules.moves import FIRST_BONUS, FIRST_TILE
from tablee.games.ristorante.rules.town import SEATED, Town
from tablee.kernel import BadInput, Fields, Stock

DECK_ONE = 2  # R10.2: deck 1 serves so many seasons


def place_bonus_cards(s: Town, fields: Fields, stock: Stock) -> None:
    """R10.2: seven cards were shown in every season so far; each was bought or discarded."""
    owned = place_owned(s, fields, stock)
    shown = s.house.numbers.board * s.season
    room = min(s.house.numbers.board, shown - owned)
    if room < 0:
        raise BadInput(f"position: {owned} bonus cards bought, but only {shown} were ever shown")
    deck = 1 if s.season <= DECK_ONE else 2
    s.bonus_board = named(s, fields, stock, "bonus_board", [deck])
    if len(s.bonus_board) > room:
        raise BadInput(f"position.bonus_board: {room} cards at most, the others were bought")
    gone = shown - owned - room
    s.bonus_discard = named(s, fields, stock, "bonus_discard", [1, 2])
    if len(s.bonus_discard) > gone:
        raise BadInput(f"position.bonus_discard: {gone} cards at most in season {s.season}")
    left = {number: left_in(s, stock, number) for number in (1, 2)}
    while len(s.bonus_board) < room:
        s.bonus_board.append(left[deck].pop())
    for number in (1, 2):
        while len(s.bonus_discard) < gone and left[number]:
            s.bonus_discard.append(left[number].pop())
    s.bonus_deck = left[2] + left[1]


def place_owned(s: Town, fields: Fields, stock: Stock) -> int:
    """R15.2: four each at most; single-use cards lie face down, `chef` unless it is `spent`."""
    used = fields.get("spent") if fields.has("spent") else ""
    words = used.split() if isinstance(used, str) else []
    for seat in range(s.seats):
        name = f"bonus_{SEATED[seat]}"
        s.bonuses[seat] = named(s, fields, stock, name, [1] if s.season <= DECK_ONE else [1, 2])
        if len(s.bonuses[seat]) > s.house.numbers.bonus_slots:
            raise BadInput(f"position.{name}: {s.house.numbers.bonus_slots} cards at most (R15.2)")
        for card in s.bonuses[seat]:
            bonus = s.bonus(card)
            if bonus.icon == ONCE and (not bonus.toques or s.house.faces[card] in words):
                s.turn_down(card)
    down = [s.house.faces[card] for card in range(FIRST_BONUS, FIRST_TILE) if s.face_down(card)]
    for word in words:
        if word not in down:
            raise BadInput(f"position.spent: {word!r} is no single-use card in a restaurant")
    return sum(len(cards) for cards in s.bonuses)


def named(s: Town, fields: Fields, stock: Stock, name: str, decks: list[int]) -> list[int]:
    if not fields.has(name):
        return []
    cards = stock.take(f"position.{name}", fields.get(name))
    for card in cards:
        if not FIRST_BONUS <= card < FIRST_TILE:
            raise BadInput(f"position.{name}: only bonus cards lie here")
        if s.bonus(card).deck not in decks:
            raise BadInput(
                f"position.{name}: {s.house.faces[card]} is not shown in season {s.season} (R10.2)"
            )
    return cards


def left_in(s: Town, stock: Stock, deck: int) -> list[int]:
    cards = [
        card
        for card in stock.left
        if FIRST_BONUS <= card < FIRST_TILE and s.bonus(card).deck == deck
    ]
    stock.left = [card for card in stock.left if card not in cards]
    return cards
