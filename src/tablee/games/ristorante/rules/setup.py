"""R3: the set-up."""

from __future__ import annotations

from tablee.games.ristorante.rules import moves as do
from tablee.games.ristorante.rules.house import House
from tablee.games.ristorante.rules.seasons import SEASON, show_bonus_cards
from tablee.games.ristorante.rules.town import Town, deck_of, lists
from tablee.kernel.log import EVERYONE, NOBODY, SILENT, Log
from tablee.kernel.rng import Rng


def empty_town(house: House, rng: Rng) -> Town:
    """R3.4: boards, cups and pawns; no card or tile lies anywhere yet."""
    seats = house.seats
    numbers = house.numbers
    s = Town(house, rng, [NOBODY] * len(house.cards.faces))
    s.crates, s.stalls, s.bins = lists(do.SHOPS), lists(do.SHOPS), lists(do.SHOPS)
    s.decks, s.discards = lists(do.COURSES + 1), lists(do.COURSES + 1)
    s.hands, s.menus, s.cellars = lists(seats), lists(seats), lists(seats)
    s.shelves, s.bonuses, s.dinners = lists(seats), lists(seats), lists(seats)
    s.bonus_deck, s.bonus_board, s.bonus_discard = [], [], []
    s.cash = [int(numbers.coins)] * seats
    s.ratings = [int(numbers.rating)] * seats
    s.stars = [int(numbers.printed_stars)] * seats
    s.cubes, s.spoons, s.tally = [0] * seats, [0] * seats, [0] * seats
    s.themes, s.vips = [0] * seats, [0] * seats
    s.rooms, s.stock = [0] * (do.ROOMS * seats), [0] * do.ROOMS
    s.order = list(range(seats))
    if house.advanced:  # R3.8, R3.9
        s.stock = numbers.room_stock[:]
        s.pot = numbers.pot
        s.box_cubes = numbers.cubes - numbers.pot
        s.cookbooks = numbers.cookbooks
    else:
        s.bonus_deck = list(range(do.FIRST_BONUS, do.FIRST_TILE))  # they stay in the box
        for card in s.bonus_deck:
            s.show(card, EVERYONE)
    return s


def deal(s: Town, log: Log) -> None:
    """R3.1, R3.3, R3.7: tiles into their crates, cards into their decks, all shuffled."""
    for tile in range(do.FIRST_TILE, len(s.house.cards.faces)):
        s.crates[s.house.shop_of(tile)].append(tile)
    for card in range(do.FIRST_BONUS):
        s.decks[deck_of(s.house, card)].append(card)
    for shop in range(do.SHOPS):
        s.rng.shuffle(s.crates[shop])
        for _ in range(s.house.numbers.display):
            s.draw(s.crates[shop], s.stalls[shop], EVERYONE)
    for deck in range(do.COURSES + 1):
        s.rng.shuffle(s.decks[deck])
    if s.house.advanced:
        stack_bonus_cards(s)
        show_bonus_cards(s, SILENT)
    s.then(SEASON)
    s.go_on(log)


def stack_bonus_cards(s: Town) -> None:
    """R3.7: deck 1 on deck 2, each shuffled."""
    for deck in (2, 1):
        pile = [card for card in range(do.FIRST_BONUS, do.FIRST_TILE) if s.bonus(card).deck == deck]
        s.rng.shuffle(pile)
        s.bonus_deck += pile
