"""R4 and R5: the table is laid once, the market before every round."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.rococo.rules import gains, ids
from tablee.games.rococo.rules.house import NO_MENTOR, House
from tablee.games.rococo.rules.salon import EMPTY, Salon
from tablee.kernel.log import EVERYONE, Log
from tablee.kernel.rng import Rng


def lay_table(house: House, rng: Rng, log: Log) -> Salon:
    """R4: everything that is done once."""
    s = Salon(house, rng, None)
    fill_bags(s)
    choose_tiles(s, rng, log)
    build_deck(s)
    lay_stars(s, rng, log)
    deal_starting_staff(s, log)
    if house.mentor != NO_MENTOR:
        shuffle_solo(s, rng)
    else:
        leave_out(s, list(range(ids.FIRST_SOLO, ids.CARDS)))
    hand_out_coins(s, rng.below(house.players))
    return s


def fill_bags(s: Salon) -> None:
    """R4.2."""
    s.recipe_bag = list(range(ids.FIRST_RECIPE, ids.FIRST_TILE))
    s.tile_bag = list(range(ids.FIRST_TILE, ids.FIRST_SOLO))
    s.rng.shuffle(s.recipe_bag)
    s.rng.shuffle(s.tile_bag)


def table_tiles(house: House) -> list[int]:
    """R4.3, R15.2: eleven, and three with promo pack 2."""
    return list(range(len(house.table_tiles) - (0 if house.packs[1] else 3)))


def special_tiles(house: House, green: bool) -> list[int]:
    """R4.6, R15.2: three of a colour, more with promo pack 1."""
    tiles = len(house.special_tiles) - (0 if house.packs[0] else 3)
    return [tile for tile in range(tiles) if house.special_tiles[tile].green == green]


def choose_tiles(s: Salon, rng: Rng, log: Log) -> None:
    """R4.3, R4.6: a bonus tile for each table, a special tile of each colour."""
    tiles = table_tiles(s.house)
    rng.shuffle(tiles)
    green = special_tiles(s.house, True)
    gold = special_tiles(s.house, False)
    chosen = tiles[: len(ids.TABLES)]
    chosen.append(green[rng.below(len(green))])
    chosen.append(gold[rng.below(len(gold))])
    s.tiles_on = chosen
    for table in range(len(ids.TABLES)):
        log.all("table-tile", table, chosen[table])
    log.all("special-tile", chosen[5])
    log.all("special-tile", chosen[6])


def build_deck(s: Salon) -> None:
    """R4.4: level IV at the bottom, then III, II, and I on top; the rest leaves the game unseen."""
    counts = s.house.numbers.deck[s.house.players]
    staff = s.house.staff
    for number in range(4, 0, -1):
        cards = list(range(ids.FIRST_LEVEL, ids.FIRST_STAR))
        cards = [card for card in cards if staff[ids.FACES[card]].level == number]
        s.rng.shuffle(cards)
        s.deck += cards[: counts[number - 1]]
        s.box += cards[counts[number - 1] :]


def star_cards(house: House) -> list[int]:
    """R4.5, R15.2: eight, and three with promo pack 3."""
    return list(range(ids.FIRST_STAR, ids.FIRST_RECIPE if house.packs[2] else ids.FIRST_RECIPE - 3))


def lay_stars(s: Salon, rng: Rng, log: Log) -> None:
    """R4.5: one more than there are players, face up; which ones are left over is then plain."""
    cards = star_cards(s.house)
    rng.shuffle(cards)
    s.stars = cards[: s.house.players + s.house.numbers.extra_stars]
    for card in s.stars:
        s.show(card, EVERYONE)
        log.all("star-laid", ids.FACES[card])
    leave_out(s, [card for card in range(ids.FIRST_STAR, ids.FIRST_RECIPE) if card not in s.stars])


def deal_starting_staff(s: Salon, log: Log) -> None:
    """R4.7, R15.3: four cards of the own colour, six with promo pack 4. R13.1: the Mentor none."""
    cards = ids.STARTING if s.house.packs[3] else ids.STARTING - 2
    for kind in range(cards):
        log.all("starting", kind)
    for p in range(ids.COLOURS):
        own = list(range(p * ids.STARTING, (p + 1) * ids.STARTING))
        if p < s.seats:
            s.unused[p] = own[:cards]
            for card in s.unused[p]:
                s.knows[card] = EVERYONE  # everybody has the same ones
            own = own[cards:]
        leave_out(s, own)


def leave_out(s: Salon, cards: list[int]) -> None:
    """These stay in the box, and everybody knows it."""
    s.box += cards
    for card in cards:
        s.knows[card] = EVERYONE


def shuffle_solo(s: Salon, rng: Rng) -> None:
    """R13.2: the groups of all four rounds, the first one on top; the rest decides."""
    cards = list(range(ids.FIRST_SOLO, ids.CARDS))
    rng.shuffle(cards)
    for n in s.house.groups:
        s.groups += [cards.pop() for i in range(n)]
    s.groups.reverse()
    s.decisions = cards


def hand_out_coins(s: Salon, first: i64) -> None:
    """R4.9: ten for the first player, one more for each next one clockwise."""
    numbers = s.house.numbers
    s.first = first
    for i in range(s.house.players):
        p = (first + i) % s.house.players
        s.coins[p] = numbers.first_coins + i * numbers.coins_step


def prepare_market(s: Salon, log: Log) -> None:
    prepare_display(s, log)
    prepare_row(s, log)


def leaving_cells(s: Salon) -> list[int]:
    """R5.1: the lower part of the display."""
    return list(range(3 * s.house.board.upper, 3 * s.house.board.rows))


def leaving_slots(s: Salon) -> list[int]:
    """R5.3: the rightmost ones of the row."""
    return list(range(len(s.row) - s.house.board.expiring, len(s.row)))


def prepare_display(s: Salon, log: Log) -> None:
    """R5.1: the lower part is cleared, the upper part falls, the bag fills the rest."""
    board = s.house.board
    display = s.display
    for cell in leaving_cells(s):
        if display[cell] != EMPTY:
            gains.discard(s, display[cell])
            log.all("tile-expired", ids.FACES[display[cell]])
            display[cell] = EMPTY
    for column in range(3):
        low = board.rows - 1
        for row in range(board.upper - 1, -1, -1):
            if display[3 * row + column] != EMPTY:
                display[3 * low + column] = display[3 * row + column]
                display[3 * row + column] = EMPTY
                low -= 1
    for cell in range(3 * board.rows):
        if display[cell] == EMPTY:
            card = gains.draw(s, False, log)
            if card == EMPTY:
                return
            display[cell] = card
            log.all("tile-up", ids.FACES[card], cell // 3 + 1, cell % 3 + 1)


def prepare_row(s: Salon, log: Log) -> None:
    """R5.3: the two rightmost recipes expire, the others slide, the bag fills the rest."""
    for at in leaving_slots(s):
        if s.row[at] != EMPTY:
            gains.discard(s, s.row[at])
            log.all("recipe-expired", ids.FACES[s.row[at]])
            s.row[at] = EMPTY
    refill_row(s, log)


def refill_row(s: Salon, log: Log) -> None:
    """R5.3 steps 2 and 3, R7.6: slide right in order, fill from right to left."""
    kept = [card for card in s.row if card != EMPTY]
    gaps = len(s.row) - len(kept)
    row = [EMPTY] * gaps + kept
    s.row = row
    for at in range(gaps - 1, -1, -1):
        card = gains.draw(s, True, log)
        if card == EMPTY:
            return
        row[at] = card
        log.all("recipe-up", ids.FACES[card], at + 1)
