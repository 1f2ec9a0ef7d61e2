"""R3, R4, R10: the set-up, one season after the other, income, and the new season."""

from __future__ import annotations

from typing import Final

from tablee.games.ristorante.rules import moves as do
from tablee.games.ristorante.rules.actions import ACTIONS
from tablee.games.ristorante.rules.finale import CONTEST, FINAL_SCORING, THRIFT
from tablee.games.ristorante.rules.food_guide import GUIDE
from tablee.games.ristorante.rules.house import House
from tablee.games.ristorante.rules.scoring import CRITIC, VIP
from tablee.games.ristorante.rules.ties import rank
from tablee.games.ristorante.rules.town import Happening, Town, deck_of, lists
from tablee.kernel.log import EVERYONE, NOBODY, SILENT, Log
from tablee.kernel.rng import Rng


def begin_season(s: Town, log: Log) -> None:
    """R4.1, R4.2: three action phases, then the scoring phases; the last season has its own."""
    log.all("season", s.season, s.order[0])
    for phase in reversed(scoring_phases(s)):
        s.then(phase)
    for part in range(s.house.numbers.action_phases, 0, -1):
        s.then(ACTIONS, part)


def scoring_phases(s: Town) -> list[Happening]:
    """R4.1, R4.2: what follows the action phases of this season."""
    if s.last_season():
        return [GUIDE, VIP, THRIFT, CONTEST, FINAL_SCORING]
    return [CRITIC, VIP, INCOME, NEW_SEASON]


def take_income(s: Town, log: Log) -> None:
    """R10.1: everybody takes what their restaurant brings."""
    log.all("income-phase")
    for seat in s.order:
        coins = s.income(seat)
        s.cash[seat] += coins
        log.all("income", seat, coins)


def prepare_season(s: Town, log: Log) -> None:
    """R4.4, R4.5, R10.2, R10.3: nothing is discarded but the bonus cards nobody bought."""
    s.fresh = []
    if s.house.advanced:
        renew_bonus_board(s, log)
    places = s.seats if s.house.balanced else 1
    keys = [int(-rating) for rating in s.ratings]
    rank(s, keys, (1 << s.seats) - 1, places, FIRST_PLAYER, log)


def show_bonus_cards(s: Town, log: Log) -> None:
    """R3.7, R10.2: so many new cards on the board, as far as the decks last (Q44)."""
    while s.bonus_deck and len(s.bonus_board) < s.house.numbers.board:
        s.draw(s.bonus_deck, s.bonus_board, EVERYONE)
    if log.on:
        for card in sorted(s.bonus_board):
            log.all("offered", card)


def renew_bonus_board(s: Town, log: Log) -> None:
    """R10.2: new cards, all cookbooks open, the pot filled up."""
    s.bonus_discard += s.bonus_board
    s.bonus_board = []
    show_bonus_cards(s, log)
    s.cookbooks = s.house.numbers.cookbooks
    missing = min(s.box_cubes, s.house.numbers.pot - s.pot)
    s.pot += missing
    s.box_cubes -= missing
    log.all("prepared", s.cookbooks, s.pot)


def name_first_player(s: Town, log: Log) -> None:
    """R4.4: the lowest rating begins, clockwise from there. R19.1: or all by rating."""
    if s.house.balanced:
        s.order = s.ranked
    else:
        first = s.ranked[0]
        s.order = [int((first + at) % s.seats) for at in range(s.seats)]
    s.ranked = []
    s.season += 1
    s.then(SEASON)


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
    s.drawn, s.counter, s.fresh, s.ranked, s.icons = [], [], [], [], []
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


SEASON: Final = Happening(begin_season)
INCOME: Final = Happening(take_income)
NEW_SEASON: Final = Happening(prepare_season)
FIRST_PLAYER: Final = Happening(name_first_player, "income")
