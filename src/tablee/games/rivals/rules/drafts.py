"""R7.51 to R7.53: an offer is written entry by entry, in secret, until it is sent."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules.goods import card_kind, count, hand_kinds, spendable
from tablee.games.rivals.rules.moves import (
    ASK,
    ASK_CARD,
    ASK_GARBAGE,
    ASK_ISLAND,
    ASK_KIND,
    ASK_MONEY,
    ASK_UPGRADE,
    CARDS,
    COUNTER,
    ENTRIES,
    GIVE,
    GIVE_COVERED,
    GIVE_GARBAGE,
    GIVE_ISLAND,
    GIVE_KIND,
    GIVE_MONEY,
    GIVE_SHOWN,
    GIVE_UPGRADE,
    KINDS,
    OFFER,
    SEATS,
    STRIKE,
    SWAP,
    UPGRADES,
)
from tablee.games.rivals.rules.moves import STEPS as MONEY_STEPS
from tablee.games.rivals.rules.offers import (
    SIDE_CARDS,
    SIDE_GARBAGE,
    SIDE_ISLAND,
    SIDE_MONEY,
    SIDE_SIZE,
    SIDE_UPGRADES,
    Offer,
)
from tablee.games.rivals.rules.plan import GOURMET_FACE, ISLAND, NONE
from tablee.games.rivals.rules.prices import price
from tablee.games.rivals.rules.town import Town

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
                cards = GIVE_SHOWN <= self.keys[at] < ASK_CARD
                entries += self.amounts[at] if cards else 1
        return entries >= ENTRIES

    def slots(self) -> i64:
        """The recipe slots in swaps: own ones as bits 1 and 2, the partner's as 4 and 8."""
        mask: i64 = 0
        for key in self.keys:
            if SWAP <= key < STRIKE:
                mask |= 1 << ((key - SWAP) // 2) | 4 << ((key - SWAP) % 2)
        return mask


def is_ask(key: i64) -> bool:
    return (
        ASK_MONEY <= key < GIVE_KIND
        or ASK_KIND <= key < GIVE_GARBAGE
        or key in (ASK_GARBAGE, ASK_CARD)
        or ASK_UPGRADE <= key < GIVE_ISLAND
        or ASK_ISLAND <= key < GIVE_SHOWN
    )


def read_draft(notes: list[int]) -> Draft:
    """What a seat's notes add up to; the first of them says to whom."""
    first: i64 = notes[0]
    partner = first - COUNTER if COUNTER <= first < COUNTER + SEATS else first - OFFER
    draft = Draft(partner, [], [])
    for at in range(1, len(notes)):
        move = notes[at]
        if move in (GIVE, ASK):
            continue  # the note after it says what
        if STRIKE <= move < STRIKE + 2 * ENTRIES:
            del draft.keys[move - STRIKE]
            del draft.amounts[move - STRIKE]
        elif move in draft.keys:
            draft.amounts[draft.keys.index(move)] += 1
        else:
            draft.keys.append(move)
            draft.amounts.append(1)
    return draft


# --- what may be added ------------------------------------------------------------------------


def additions(s: Town, seat: i64, draft: Draft, asks: bool) -> list[int]:
    """D20: every entry that could be added to a side now: its giver owns what it names."""
    giver = draft.partner if asks else seat
    taker = seat if asks else draft.partner
    full = draft.full(asks)
    found: list[int] = []
    if not full:
        found += new_entries(s, draft, giver, taker, asks)
    garbage = ASK_GARBAGE if asks else GIVE_GARBAGE
    if may_grow(draft, garbage, full) and draft.amount(garbage) < s.garbage[giver]:
        found.append(garbage)
    kinds = ASK_KIND if asks else GIVE_KIND
    for kind in range(KINDS):
        more = draft.amount(kinds + kind) < count(s, giver, kind)
        if more and may_grow(draft, kinds + kind, full):
            found.append(kinds + kind)
    if asks:
        if draft.amount(ASK_CARD) < len(s.hands[giver]) and may_grow(draft, ASK_CARD, full):
            found.append(ASK_CARD)
    elif not full:
        found += card_entries(s, seat, draft) + swap_entries(s, seat, draft)
    return found


def may_grow(draft: Draft, key: i64, full: bool) -> bool:
    return not full or key in draft.keys


def new_entries(s: Town, draft: Draft, giver: i64, taker: i64, asks: bool) -> list[int]:
    """Money and upgrades: one entry each."""
    found: list[int] = []
    money = ASK_MONEY if asks else GIVE_MONEY
    if not draft.has(money, MONEY_STEPS):
        most = s.money[giver] if asks else spendable(s, giver)
        found += [money + step for step in range(min(MONEY_STEPS, most // 100))]
    upgrades = ASK_UPGRADE if asks else GIVE_UPGRADE
    island = ASK_ISLAND if asks else GIVE_ISLAND
    shops = island_figure(s, giver) != NONE
    for upgrade in range(UPGRADES):
        if s.upgrades[taker] >> upgrade & 1:
            continue
        if upgrades + upgrade in draft.keys or island + upgrade in draft.keys:
            continue
        if s.upgrades[giver] >> upgrade & 1:
            found.append(upgrades + upgrade)
        if shops:
            found.append(island + upgrade)
    return found


def island_figure(s: Town, seat: i64) -> i64:
    """R7.22: the figure of a seat that shops on the Island most cheaply, or NONE."""
    best: i64 = NONE
    for figure in (2 * seat, 2 * seat + 1):
        free = s.chef[figure] != NONE and s.war_at[figure] == NONE
        if free and s.place[figure] == ISLAND:
            dear = best != NONE and price(s, figure, 100, False) >= price(s, best, 100, False)
            best = best if dear else figure
    return best


def card_entries(s: Town, seat: i64, draft: Draft) -> list[int]:
    """One's own action cards, shown to the partner or face down."""
    found: list[int] = []
    for kind in hand_kinds(s, seat):
        held: i64 = 0
        for card in s.hands[seat]:
            if card_kind(s, card) == kind:
                held += 1
        if draft.amount(GIVE_SHOWN + kind) + draft.amount(GIVE_COVERED + kind) < held:
            found += [GIVE_SHOWN + kind, GIVE_COVERED + kind]
    return found


def swap_entries(s: Town, seat: i64, draft: Draft) -> list[int]:
    """R7.51: two face-up recipes of one kind; each recipe once."""
    used = draft.slots()
    found: list[int] = []
    for code in range(4):
        mine, other = code // 2, code % 2
        free = not used & (1 << mine | 4 << other)
        if free and same_sort(s, 2 * seat + mine, 2 * draft.partner + other):
            found.append(SWAP + code)
    return found


def same_sort(s: Town, slot: i64, other: i64) -> bool:
    """Whether two slots hold recipes of the same kind, both basic or both gourmet."""
    one, two = s.recipes[slot], s.recipes[other]
    if NONE in (one, two):
        return False
    faces = s.plan.box.faces
    return (faces[one] >= GOURMET_FACE) == (faces[two] >= GOURMET_FACE)


# --- from the draft to the offer --------------------------------------------------------------


def offer_of(s: Town, seat: i64, draft: Draft, counters: i64) -> Offer:
    """The offer as it would lie on the table."""
    gives = [0] * SIDE_SIZE
    asks = [0] * SIDE_SIZE
    swaps: i64 = 0
    kinds: list[int] = []
    shown_kinds: list[int] = []
    for at in range(len(draft.keys)):
        key, amount = draft.keys[at], draft.amounts[at]
        if SWAP <= key < STRIKE:
            swaps |= 1 << (key - SWAP)
        elif GIVE_SHOWN <= key < ASK_CARD:
            gives[SIDE_CARDS] += amount
            kinds += [(key - GIVE_SHOWN) % CARDS] * amount
            shown_kinds += [1 if key < GIVE_COVERED else 0] * amount
        elif is_ask(key):
            add_entry(asks, key, amount, True)
        else:
            add_entry(gives, key, amount, False)
    slots: list[int] = []
    shown: i64 = 0
    for at in range(len(kinds)):
        slots.append(free_slot(s, seat, kinds[at], slots))
        if shown_kinds[at]:
            shown |= 1 << at
    return Offer(seat, draft.partner, gives, asks, slots, shown, swaps, counters)


def add_entry(side: list[int], key: i64, amount: i64, asks: bool) -> None:
    """One entry of a draft into its place in a side."""
    money = ASK_MONEY if asks else GIVE_MONEY
    kinds = ASK_KIND if asks else GIVE_KIND
    upgrades = ASK_UPGRADE if asks else GIVE_UPGRADE
    island = ASK_ISLAND if asks else GIVE_ISLAND
    if money <= key < money + MONEY_STEPS:
        side[SIDE_MONEY] = 100 * (key - money + 1)
    elif kinds <= key < kinds + KINDS:
        side[key - kinds] = amount
    elif key in (GIVE_GARBAGE, ASK_GARBAGE):
        side[SIDE_GARBAGE] = amount
    elif key == ASK_CARD:
        side[SIDE_CARDS] = amount
    elif upgrades <= key < upgrades + UPGRADES:
        side[SIDE_UPGRADES] |= 1 << (key - upgrades)
    elif island <= key < island + UPGRADES:
        side[SIDE_ISLAND] |= 1 << (key - island)


def free_slot(s: Town, seat: i64, kind: i64, taken: list[int]) -> i64:
    """The place in the hand of a card of this kind that is not taken yet."""
    for at in range(len(s.hands[seat])):
        if at not in taken and card_kind(s, s.hands[seat][at]) == kind:
            return at
    return NONE
