"""Small things that many rules do: pay, take, discard, draw, look around the table."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.rivals.rules.moves import CHEFS, KINDS
from tablee.games.rivals.rules.offers import Offer
from tablee.games.rivals.rules.plan import CARD_FACE, HOME, MYSTERY_MART, NONE
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import EVERYONE, Log

# --- seats and figures ----------------------------------------------------------------------------


def day_order(s: Town) -> list[int]:
    """R5.2: clockwise from seat (day - 1) mod n."""
    first = (s.day - 1) % s.seats
    return [(first + step) % s.seats for step in range(s.seats)]


def to_the_left(s: Town, seat: i64) -> list[int]:
    """R5.6: the other seats, from the user's left on."""
    return [(seat + step) % s.seats for step in range(1, s.seats)]


def others(s: Town, seat: i64) -> i64:
    """The mask of all seats but one."""
    everybody: i64 = (1 << s.seats) - 1
    return everybody & ~(1 << seat)


def is_npc(s: Town, figure: i64) -> bool:
    """R13.2: the second figure of a Kitchen Squad player."""
    return s.plan.squad and figure % 2 == 1


def figure_of(s: Town, chef: i64) -> i64:
    """The figure that is this chef, or NONE."""
    for figure in range(2 * s.seats):
        if s.chef[figure] == chef:
            return figure
    return NONE


def awake(s: Town, figure: i64) -> bool:
    """R13.31: in Amateur Chef a power sleeps until the restaurant has reached level 2."""
    return not s.plan.amateur or s.level[figure // 2] > 0


def power(s: Town, chef: i64) -> i64:
    """The figure whose power this is and works, or NONE; NPCs have powers of their own."""
    figure = figure_of(s, chef)
    if figure == NONE or is_npc(s, figure) or not awake(s, figure):
        return NONE
    return figure


def owns_power(s: Town, seat: i64, chef: i64) -> bool:
    figure = power(s, chef)
    return figure != NONE and figure // 2 == seat


def npc_power(s: Town, chef: i64) -> i64:
    """R13.5: the NPC with this power, where it works: not at the Mystery Mart, not at home."""
    figure = figure_of(s, chef)
    if figure == NONE or not is_npc(s, figure) or not awake(s, figure):
        return NONE
    return NONE if s.place[figure] in (MYSTERY_MART, HOME) else figure


def chefs_at(s: Town, place: i64) -> i64:
    """The mask of figures at a place."""
    mask: i64 = 0
    for figure in range(2 * s.seats):
        if s.chef[figure] != NONE and s.place[figure] == place:
            mask |= 1 << figure
    return mask


def foes_at(s: Town, figure: i64) -> i64:
    """The figures a location power hits: other players' chefs; for an NPC, all Active Chefs."""
    mask = chefs_at(s, s.place[figure])
    for other in range(2 * s.seats):
        mine = other // 2 == figure // 2
        if is_npc(s, other) or (mine and (other == figure or not is_npc(s, figure))):
            mask &= ~(1 << other)
    return mask


def seats_of(figures: i64) -> i64:
    """The mask of seats that own some of these figures."""
    mask: i64 = 0
    for seat in range(8):
        if figures >> (2 * seat) & 3:
            mask |= 1 << seat
    return mask


# --- money and garbage ----------------------------------------------------------------------------


def pay(s: Town, payer: i64, payee: i64, amount: i64) -> i64:
    """R5.7: what there is, at most; `payee` is a seat or NONE, the bank."""
    paid: i64 = min(amount, s.money[payer])
    s.money[payer] -= paid
    if payee != NONE:
        s.money[payee] += paid
    return paid


def bound(s: Town, seat: i64) -> i64:
    """R7.19: the money in a seat's standing bids."""
    total: i64 = 0
    for figure in (2 * seat, 2 * seat + 1):
        if s.war_at[figure] != NONE:
            total += s.bid_money[figure]
    return total


def spendable(s: Town, seat: i64) -> i64:
    return s.money[seat] - bound(s, seat)


# --- ingredients ----------------------------------------------------------------------------------


def count(s: Town, seat: i64, kind: i64) -> i64:
    return s.have[KINDS * seat + kind]


def owned(s: Town, seat: i64) -> list[int]:
    """The kinds of ingredients a seat has."""
    return [kind for kind in range(KINDS) if s.have[KINDS * seat + kind]]


def stocked(s: Town, seat: i64) -> list[int]:
    """The kinds a seat has, Mystery Mart left out."""
    return [kind for kind in owned(s, seat) if s.plan.box.market_of[kind] != MYSTERY_MART]


def receive(s: Town, seat: i64, card: i64) -> i64:
    """An ingredient card, already out of its old place, goes face up to a seat's area."""
    kind: i64 = s.plan.box.faces[card]
    s.pantries[seat].append(card)
    s.have[KINDS * seat + kind] += 1
    s.show(card, EVERYONE)
    return kind


def remove(s: Town, seat: i64, kind: i64) -> i64:
    """A card of this kind out of a seat's area."""
    faces = s.plan.box.faces
    pantry = s.pantries[seat]
    for at in range(len(pantry)):
        card: i64 = pantry[at]
        if faces[card] == kind:
            del pantry[at]
            s.have[KINDS * seat + kind] -= 1
            return card
    raise AssertionError("the seat has no such ingredient")


def give(s: Town, giver: i64, taker: i64, kind: i64) -> None:
    receive(s, taker, remove(s, giver, kind))


def discard(s: Town, seat: i64, kind: i64) -> None:
    """Q58: face up on the pile of its market."""
    s.trays[s.plan.box.market_of[kind]].append(remove(s, seat, kind))


def take_top(s: Town, seat: i64, market: i64) -> i64:
    """The top card of a shelf, which is not empty; its kind."""
    return receive(s, seat, s.shelves[market].pop())


def take_counter(s: Town, seat: i64, space: i64) -> i64:
    """The ingredient on a counter; the space stays empty (R7.14)."""
    card = s.counters[space]
    s.counters[space] = NONE
    return receive(s, seat, card)


def storage(s: Town, seat: i64, kind: i64) -> i64:
    """R3.10: how many cards of a kind are in storage rather than beside a recipe."""
    wanted: i64 = 0
    for slot in (2 * seat, 2 * seat + 1):
        if s.recipes[slot] != NONE and kind in needs_of(s, slot):
            wanted += 1
    return max(0, count(s, seat, kind) - wanted)


def needs_of(s: Town, slot: i64) -> list[int]:
    """What the recipe in a slot requires, in printed order."""
    return s.plan.box.needs[s.plan.box.faces[s.recipes[slot]] - 56]


# --- action cards ---------------------------------------------------------------------------------


def card_kind(s: Town, card: i64) -> i64:
    return s.plan.box.faces[card] - CARD_FACE


def hand_slot(s: Town, seat: i64, kind: i64) -> i64:
    """Where in the hand the first card of this kind is, or NONE."""
    hand = s.hands[seat]
    faces = s.plan.box.faces
    for at in range(len(hand)):
        if faces[hand[at]] == CARD_FACE + kind:
            return at
    return NONE


def hand_kinds(s: Town, seat: i64) -> list[int]:
    """The kinds of action cards in a hand, each once, in order."""
    faces = s.plan.box.faces
    kinds: list[int] = []
    for card in s.hands[seat]:
        kind = faces[card] - CARD_FACE
        if kind not in kinds:
            kinds.append(kind)
    kinds.sort()
    return kinds


def lose_card(s: Town, seat: i64, at: i64) -> i64:
    """The card at this place leaves the hand; open offers follow the cards that stay."""
    card: i64 = s.hands[seat].pop(at)
    if s.offers:
        kept: list[Offer] = []
        for offer in s.offers:
            moved = offer.moved(at) if offer.giver == seat else offer
            if moved is not None:
                kept.append(moved)
        s.offers = kept
    return card


def spend_card(s: Town, seat: i64, kind: i64) -> i64:
    """R9.1: a card is played: face up on the discard pile."""
    card = lose_card(s, seat, hand_slot(s, seat, kind))
    s.discards.append(card)
    s.show(card, EVERYONE)
    return card


def refill_deck(s: Town) -> None:
    """Q40: an empty action deck is made again from the discard pile."""
    if not s.deck and s.discards:
        s.deck = s.discards
        s.discards = []
        s.forget(s.deck)
        s.rng.shuffle(s.deck)


def draw_card(s: Town, seat: i64, log: Log) -> bool:
    """The top action card, seen by its new owner alone; False if there is none (Q40)."""
    refill_deck(s)
    if not s.deck:
        return False
    card = s.draw(s.deck, s.hands[seat], 1 << seat)
    log.tell(1 << seat, "drew", seat, s.plan.box.faces[card])
    return True


def refill_shelf(s: Town, market: i64) -> None:
    """R8.31: in Cook and Counter an empty shelf is made again from its discard pile."""
    if not s.shelves[market] and s.trays[market]:
        s.shelves[market] = s.trays[market]
        s.trays[market] = []
        s.forget(s.shelves[market])
        s.rng.shuffle(s.shelves[market])


def chef_list(mask: i64) -> list[int]:
    """The members of a mask of chefs."""
    return [chef for chef in range(CHEFS) if mask >> chef & 1]
