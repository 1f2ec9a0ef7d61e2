"""How much prestige a player can have won so far; a position with more is refused.

Before the final count it is won by the bonuses of cards (R9.3), by pastries that lie on a table for
good (R8.6.3), at court (R8.9.1) and as income (R11.1): the most of each is added up.
"""

from __future__ import annotations

from tablee.games.rococo.rules import ids
from tablee.games.rococo.rules.bonus_forms import Gain
from tablee.games.rococo.rules.bonuses import BONUSES
from tablee.games.rococo.rules.gift import PRESTIGE, Gift
from tablee.games.rococo.rules.house import NO_MENTOR, House, StaffCard
from tablee.games.rococo.rules.salon import Salon
from tablee.games.rococo.rules.staff import TURNS

RECRUITS = 4  # R6.8: in a round


def most_prestige(s: Salon, p: int) -> int:
    board, numbers = s.house.board, s.house.numbers
    won = cards_played(s, p) * best_card(s.house)
    tables = [s.house.table_tiles[tile].gift for tile in s.tiles_on[: len(ids.TABLES)]]
    slots = s.court[: ids.SLOTS]
    pastry = max(map(given, board.spaces)) + max(map(given, tables))
    won += s.owners.count(p) * (pastry + slots.count(p) * numbers.tip_prestige)
    won += sum(given(gift) for at, gift in enumerate(board.gifts) if s.court[at] == p)
    return won + (s.round - 1) * sum(numbers.slot_prestige[: len(s.decorations[p])])


def cards_played(s: Salon, p: int) -> int:
    """R6.9, R8.7.1: those of each round and all recruits, but for those still in hand."""
    in_round = s.house.groups if p == s.house.mentor != NO_MENTOR else [TURNS] * s.round
    starred = s.starred >> p & 1
    return sum(in_round[: s.round]) + RECRUITS * s.round + starred - len(s.hands[p])


def best_card(house: House) -> int:
    """R9.3, R13.6: what one card can bring, or bring a Mentor who can do nothing."""
    return max(house.numbers.consolation, *map(bonus_prestige, house.staff))


def bonus_prestige(card: StaffCard) -> int:
    """One use of its bonus, as often and as far up as that goes."""
    bonus, terms = BONUSES[card.bonus], card.terms
    if isinstance(bonus, Gain):
        won = [terms.amount, sum(terms.rows), *(step[2] for step in terms.steps)]
        return max(won) if bonus.prestige else 0
    return max(terms.prestige * max(1, terms.limit), terms.each * terms.limit, sum(terms.rows))


def given(gift: Gift) -> int:
    return gift.amount if gift.kind == PRESTIGE else 0
