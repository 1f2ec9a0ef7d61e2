"""R7.51 to R7.53: an offer is written entry by entry, in secret, until it is sent."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import ids, moves as m, offer as side
from tablee.games.rivals.rules.board import Recipe, Restaurant
from tablee.games.rivals.rules.ids import NONE
from tablee.games.rivals.rules.offer import Offer
from tablee.games.rivals.rules.town import Town

# entries that are given or asked: where those given start, and how many; those asked follow them
BOTH_WAYS: Final[list[tuple[int, int]]] = [
    (m.GIVE_MONEY, m.STEPS),
    (m.GIVE_KIND, m.KINDS),
    (m.GIVE_GARBAGE, 1),
    (m.GIVE_UPGRADE, m.UPGRADES),
    (m.GIVE_ISLAND, m.UPGRADES),
]
LONGEST: Final = 40  # so many notes; then a draft is sent or given up: games of chance must end


class Draft:
    """The entries so far: the moves that made them, and how often."""

    def __init__(self, partner: i64, keys: list[int], amounts: list[int]) -> None:
        self.partner = partner
        self.keys = keys
        self.amounts = amounts

    def amount(self, key: i64) -> i64:
        return self.amounts[self.keys.index(key)] if key in self.keys else 0

    def has(self, first: i64, size: i64) -> bool:
        return any(first <= key < first + size for key in self.keys)

    def full(self, asks: bool) -> bool:
        """R7.52: six entries on this side; each given card is an entry."""
        entries: i64 = 0
        for at in range(len(self.keys)):
            if is_ask(self.keys[at]) == asks:
                cards = m.GIVE_SHOWN <= self.keys[at] < m.ASK_CARD
                entries += self.amounts[at] if cards else 1
        return entries >= m.ENTRIES

    def slots(self) -> i64:
        """The recipe places in swaps: own ones as bits 1 and 2, the partner's as 4 and 8."""
        mask: i64 = 0
        for key in self.keys:
            if m.SWAP <= key < m.STRIKE:
                mask |= 1 << ((key - m.SWAP) // 2) | 4 << ((key - m.SWAP) % 2)
        return mask


def as_given(key: i64) -> i64:
    """The move that would give what this one asks for; one that gives, as it is."""
    for first, size in BOTH_WAYS:
        if first + size <= key < first + 2 * size:
            return key - size
    return key


def is_ask(key: i64) -> bool:
    return key == m.ASK_CARD or as_given(key) != key


def read_draft(notes: list[int]) -> Draft:
    """What a seat's notes add up to; the first of them says to whom."""
    first: i64 = notes[0]
    partner = first - m.COUNTER if m.COUNTER <= first < m.COUNTER + m.SEATS else first - m.OFFER
    draft = Draft(partner, [], [])
    for at in range(1, len(notes)):
        move = notes[at]
        if move in (m.GIVE, m.ASK):
            continue  # the note after it says what
        if m.STRIKE <= move < m.STRIKE + 2 * m.ENTRIES:
            del draft.keys[move - m.STRIKE]
            del draft.amounts[move - m.STRIKE]
        elif move in draft.keys:
            draft.amounts[draft.keys.index(move)] += 1
        else:
            draft.keys.append(move)
            draft.amounts.append(1)
    return draft


# --- what may be added ----------------------------------------------------------------------------


def additions(s: Town, seat: i64, draft: Draft, asks: bool) -> list[int]:
    """D20: every entry that could be added to a side now: its giver owns what it names."""
    giver = s.restaurants[draft.partner if asks else seat]
    taker = s.restaurants[seat if asks else draft.partner]
    full = draft.full(asks)
    found: list[int] = []
    if not full:
        found += new_entries(draft, giver, taker, asks)
    garbage = m.ASK_GARBAGE if asks else m.GIVE_GARBAGE
    if may_grow(draft, garbage, full) and draft.amount(garbage) < giver.garbage:
        found.append(garbage)
    kinds = m.ASK_KIND if asks else m.GIVE_KIND
    for kind in range(m.KINDS):
        if giver.have[kind] > draft.amount(kinds + kind) and may_grow(draft, kinds + kind, full):
            found.append(kinds + kind)
    if asks:
        if draft.amount(m.ASK_CARD) < len(giver.hand) and may_grow(draft, m.ASK_CARD, full):
            found.append(m.ASK_CARD)
    elif not full:
        found += card_entries(giver, draft) + swap_entries(giver, taker, draft)
    return found


def may_grow(draft: Draft, key: i64, full: bool) -> bool:
    return not full or key in draft.keys


def new_entries(draft: Draft, giver: Restaurant, taker: Restaurant, asks: bool) -> list[int]:
    """Money and upgrades: one entry each."""
    found: list[int] = []
    money = m.ASK_MONEY if asks else m.GIVE_MONEY
    if not draft.has(money, m.STEPS):
        most = giver.money if asks else giver.spendable()
        found += [money + step for step in range(min(m.STEPS, most // 100))]
    upgrades = m.ASK_UPGRADE if asks else m.GIVE_UPGRADE
    island = m.ASK_ISLAND if asks else m.GIVE_ISLAND
    shops = giver.on_island()
    for upgrade in range(m.UPGRADES):
        if taker.upgrades >> upgrade & 1:
            continue
        if upgrades + upgrade in draft.keys or island + upgrade in draft.keys:
            continue
        if giver.upgrades >> upgrade & 1:
            found.append(upgrades + upgrade)
        if shops:
            found.append(island + upgrade)
    return found


def card_entries(giver: Restaurant, draft: Draft) -> list[int]:
    """One's own action cards, shown to the partner or face down."""
    found: list[int] = []
    for kind in giver.hand_kinds():
        promised = draft.amount(m.GIVE_SHOWN + kind) + draft.amount(m.GIVE_COVERED + kind)
        if promised < giver.held(kind):
            found += [m.GIVE_SHOWN + kind, m.GIVE_COVERED + kind]
    return found


def swap_entries(giver: Restaurant, taker: Restaurant, draft: Draft) -> list[int]:
    """R7.51: two face-up recipes of one kind; each recipe once."""
    used = draft.slots()
    found: list[int] = []
    for code in range(4):
        mine, other = code // 2, code % 2
        free = not used & (1 << mine | 4 << other)
        if free and same_sort(giver, giver.recipes[mine], taker.recipes[other]):
            found.append(m.SWAP + code)
    return found


def same_sort(one: Restaurant, recipe: Recipe, other: Recipe) -> bool:
    """Whether two places hold recipes of the same kind, both basic or both gourmet."""
    there = NONE not in (recipe.card, other.card)
    return there and one.gourmet(recipe) == one.gourmet(other)


# --- from the draft to the offer ------------------------------------------------------------------


def offer_of(s: Town, seat: i64, draft: Draft) -> Offer:
    """The offer as it would lie on the table."""
    giver = s.restaurants[seat]
    gives = [0] * side.SIZE
    asks = [0] * side.SIZE
    swaps: i64 = 0
    slots: list[int] = []
    shown: i64 = 0
    for at in range(len(draft.keys)):
        key, amount = draft.keys[at], draft.amounts[at]
        if m.SWAP <= key < m.STRIKE:
            swaps |= 1 << (key - m.SWAP)
        elif m.GIVE_SHOWN <= key < m.ASK_CARD:
            gives[side.CARDS] += amount
            for i in range(amount):
                if key < m.GIVE_COVERED:
                    shown |= 1 << len(slots)
                slots.append(free_slot(giver, (key - m.GIVE_SHOWN) % m.CARDS, slots))
        else:
            add_entry(asks if is_ask(key) else gives, as_given(key), amount)
    return Offer(seat, draft.partner, gives, asks, slots, shown, swaps, giver.counters)


def add_entry(into: list[int], key: i64, amount: i64) -> None:
    """One entry of a draft, as if it were given, into its place in a side."""
    if key == m.ASK_CARD:
        into[side.CARDS] = amount
    elif key == m.GIVE_GARBAGE:
        into[side.GARBAGE] = amount
    elif key < m.GIVE_KIND:
        into[side.MONEY] = 100 * (key - m.GIVE_MONEY + 1)
    elif key < m.GIVE_GARBAGE:
        into[key - m.GIVE_KIND] = amount
    elif key < m.GIVE_ISLAND:
        into[side.UPGRADES] |= 1 << (key - m.GIVE_UPGRADE)
    else:
        into[side.ISLAND] |= 1 << (key - m.GIVE_ISLAND)


def free_slot(giver: Restaurant, kind: i64, taken: list[int]) -> i64:
    """The place in the hand of a card of this kind that is not taken yet."""
    faces = giver.box.faces
    for at in range(len(giver.hand)):
        if at not in taken and faces[giver.hand[at]] == ids.CARD_FACE + kind:
            return at
    return NONE
