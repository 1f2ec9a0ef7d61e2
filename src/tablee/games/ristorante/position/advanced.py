"""What a position of the advanced game adds: bonus cards, cubes, cookbooks and rooms."""

from __future__ import annotations

from tablee.games.ristorante.position.piles import taken
from tablee.games.ristorante.rules.bonus import CUBES, ONCE, TOQUES
from tablee.games.ristorante.rules.moves import CUBES_IN_BOX, FIRST_BONUS, FIRST_TILE, ROOMS
from tablee.games.ristorante.rules.town import SEATED, Town
from tablee.kernel import Fields, Sort, Stock
from tablee.kernel.position import written_out

BONUSES = Sort("bonus cards", range(FIRST_BONUS, FIRST_TILE))
DECK_ONE = 2  # R10.2: deck 1 serves so many seasons


def place_bonus_cards(s: Town, fields: Fields, stock: Stock) -> None:
    """R10.2: seven cards were shown in every season so far; each was bought or discarded."""
    place_owned(s, fields, stock)
    deck = 1 if s.season <= DECK_ONE else 2
    shown = {1: min(s.season, DECK_ONE), 2: max(0, s.season - DECK_ONE)}
    left_over = {}
    for number in (1, 2):
        owned = sum(s.bonus(card).deck == number for cards in s.bonuses for card in cards)
        left_over[number] = s.house.numbers.board * shown[number] - owned
        if left_over[number] < 0:
            why = f"{owned} cards of deck {number} bought, more than were ever shown (R10.2)"
            raise fields.bad("", why)
    room = min(s.house.numbers.board, left_over[deck])
    gone = left_over[1] + left_over[2] - room
    s.bonus_board = named(s, fields, stock, "bonus_board", [deck])
    s.bonus_discard = named(s, fields, stock, "bonus_discard", [1, 2])
    if len(s.bonus_board) > room:
        raise fields.bad("bonus_board", f"{room} cards at most, the others were bought")
    if len(s.bonus_discard) > gone:
        raise fields.bad("bonus_discard", f"{gone} cards at most in season {s.season}")
    cards = stock.rest(BONUSES)
    left = [[card for card in cards if s.bonus(card).deck == number] for number in (1, 2)]
    while len(s.bonus_board) < room:
        s.bonus_board.append(left[deck - 1].pop())
    for pile in left:
        while len(s.bonus_discard) < gone and pile:
            s.bonus_discard.append(pile.pop())
    s.bonus_deck = left[1] + left[0]


def place_owned(s: Town, fields: Fields, stock: Stock) -> None:
    """R15.2: four each at most; single-use cards lie face down, `chef` unless it is `spent`."""
    words = fields.text("spent", "").split()
    down = []
    for seat in range(s.seats):
        name = f"bonus_{SEATED[seat]}"
        s.bonuses[seat] = named(s, fields, stock, name, [1] if s.season <= DECK_ONE else [1, 2])
        if len(s.bonuses[seat]) > s.house.numbers.bonus_slots:
            raise fields.bad(name, f"{s.house.numbers.bonus_slots} cards at most (R15.2)")
        for card in s.bonuses[seat]:
            bonus = s.bonus(card)
            if bonus.icon == ONCE and (not bonus.of(TOQUES) or s.house.faces[card] in words):
                s.turn_down(card)
                down.append(s.house.faces[card])
    for word in words:
        if word not in down:
            raise fields.bad("spent", f"{word!r} is no single-use card in a restaurant")


def named(s: Town, fields: Fields, stock: Stock, name: str, decks: list[int]) -> list[int]:
    cards = taken(fields, stock, name, BONUSES)
    for card in cards:
        if s.bonus(card).deck not in decks:
            word = s.house.faces[card]
            raise fields.bad(name, f"{word} is not shown by season {s.season} (R10.2)")
    return cards


# --- tokens ---------------------------------------------------------------------------------------


def place_tokens(s: Town, fields: Fields) -> None:
    """R3.8: cubes, cookbooks and rooms; what the position does not name is as at the start,
    but for the cubes that cups must have from this season's pot."""
    numbers = s.house.numbers
    s.cubes = fields.by_seat("cubes", 0, CUBES_IN_BOX, s.cubes)
    given = sum(s.bonus(card).of(CUBES) for cards in s.bonuses for card in cards)
    most = numbers.pot * s.season + given
    s.pot = fields.number("pot", 0, numbers.pot, max(0, min(numbers.pot, most - sum(s.cubes))))
    if sum(s.cubes) > most - s.pot:
        why = f"{most - s.pot} at most: what pots and cards have given by season {s.season}"
        raise fields.bad("cubes", f"{why} (R3.8, R16.17)")
    s.box_cubes = numbers.cubes - s.pot - sum(s.cubes)
    s.cookbooks = fields.number("cookbooks", 0, numbers.cookbooks, numbers.cookbooks)
    for seat, text in enumerate(fields.texts_by_seat("rooms", s.seats)):
        for word in written_out(text):
            why = build(s, seat, word)
            if why:
                raise fields.bad(f"rooms {seat + 1}", why)
    if fields.has("stock"):
        words = written_out(fields.text("stock"))
        left = [words.count(name) for name in s.house.rooms]
        if sum(left) != len(words) or any(a > b for a, b in zip(left, s.stock, strict=True)):
            raise fields.bad("stock", "the rooms that are left, as one text (R3.8)")
        s.stock = left


def build(s: Town, seat: int, name: str) -> str:
    """A room stands in a restaurant; or why it cannot."""
    numbers = s.house.numbers
    if name not in s.house.rooms:
        return f"{name!r} is none of {', '.join(s.house.rooms)}"
    room = s.house.rooms.index(name)
    if numbers.room_season[room] > s.season:
        return f"no {name} room before season {numbers.room_season[room]} (R17.2)"
    if not s.stock[room]:
        return f"there are not so many rooms of type {name} (R3.8)"
    if s.rooms_of(seat) == numbers.room_slots:
        return f"{numbers.room_slots} rooms at most (R17.3)"
    s.stock[room] -= 1
    s.rooms[ROOMS * seat + room] += 1
    return ""
