"""R7.2, R7.21 and R7.30 to R7.38: claims and bidding wars."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.rivals.rules.goods import bound, take_counter
from tablee.games.rivals.rules.moves import (
    BID,
    BID_ALL,
    BID_DROP,
    BID_GARBAGE,
    BIDS,
    SPACES,
    STEPS,
)
from tablee.games.rivals.rules.plan import NONE
from tablee.games.rivals.rules.prices import at_war, counter_price, why_not_counter
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import Log

# --- the opening ----------------------------------------------------------------------------------


def open_counters(s: Town, log: Log) -> None:
    """R7.2 (b): two or more players on a counter start a war, a single one has a claim."""
    for space in range(SPACES):
        party = [f for f in standing(s, space) if not why_not_counter(s, f, space)]
        if len(party) == 1:
            s.claims[space] = party[0] // 2
        elif party:
            for figure in party:
                s.war_at[figure] = space
                s.bid_money[figure] = 0
                s.bid_garbage[figure] = 0
            log.all("war", space, len(party), s.plan.box.faces[s.counters[space]])
    review_wars(s, log)


def standing(s: Town, space: i64) -> list[int]:
    """One figure of each player on a space; R13.9: two figures of one player are one bidder."""
    found: list[int] = []
    for figure in range(2 * s.seats):
        here = s.chef[figure] != NONE and s.space[figure] == space
        if here and (not found or found[-1] // 2 != figure // 2):
            found.append(figure)
    return found


# --- bids -----------------------------------------------------------------------------------------


def bidders(s: Town, space: i64) -> list[int]:
    return [figure for figure in range(2 * s.seats) if s.war_at[figure] == space]


def purse(s: Town, figure: i64) -> i64:
    """R7.32: the bidder's money less his standing bids in other wars."""
    seat = figure // 2
    return s.money[seat] - bound(s, seat) + s.bid_money[figure]


def leaders(s: Town, space: i64) -> list[int]:
    """The bidders who hold the highest bid; none while nobody has bid."""
    best: list[int] = []
    for figure in bidders(s, space):
        if not s.bid_money[figure]:
            continue
        if best and s.bid_money[figure] == s.bid_money[best[0]]:
            ahead = s.bid_garbage[figure] - s.bid_garbage[best[0]]
        else:
            ahead = s.bid_money[figure] - s.bid_money[best[0]] if best else 1
        if ahead > 0:
            best = [figure]
        elif ahead == 0:
            best.append(figure)
    return best


def bids(s: Town, figure: i64) -> list[int]:
    """R7.32: every legal bid of an active bidder, without waiting and dropping."""
    space = s.war_at[figure]
    own = counter_price(s, figure, s.plan.box.spaces[space])
    money = purse(s, figure)
    first = BID + BIDS * (figure % 2)
    lead = leaders(s, space)
    most: i64 = s.bid_money[lead[0]] if lead else 0
    garbage: i64 = s.bid_garbage[lead[0]] if lead else 0
    low: i64 = max(own, most if lead and not garbage else most + 100)
    low = max(low, s.bid_money[figure] + 100)
    low += -low % 100
    high: i64 = min(money, 100 * STEPS)
    found = [first + amount // 100 - 1 for amount in range(low, high + 1, 100)]
    if money > 100 * STEPS and money >= low:
        found.append(first + BID_ALL)
    if lead and most == money and money >= own and all_in(s, space, most):
        least = max(1, garbage)
        if s.bid_money[figure] == money:
            least = max(least, s.bid_garbage[figure] + 1)
        found += [first + BID_GARBAGE + count for count in range(least, STEPS + 1)]
    return found


def all_in(s: Town, space: i64, most: i64) -> bool:
    """R7.32: every active bidder whose bid is as high in money has no money beyond it."""
    for figure in bidders(s, space):
        if s.bid_money[figure] == most and purse(s, figure) != most:
            return False
    return True


def war_moves(s: Town, seat: i64) -> list[int]:
    """D17: the bids of a seat's figures, and dropping out (R7.34: a sole leader stays)."""
    found: list[int] = []
    for figure in (2 * seat, 2 * seat + 1):
        if s.war_at[figure] != NONE:
            found += bids(s, figure)
            if leaders(s, s.war_at[figure]) != [figure]:
                found.append(BID + BIDS * (figure % 2) + BID_DROP)
    return found


def bid(s: Town, seat: i64, move: i64, log: Log) -> None:
    """R7.32, R7.34: carry out a bid or a drop."""
    figure = 2 * seat + (move - BID) // BIDS
    what = (move - BID) % BIDS
    space = s.war_at[figure]
    s.moved |= 1 << space
    if what == BID_DROP:
        drop(s, figure, log)
        settle(s, space, log)
        return
    money = purse(s, figure)
    s.bid_money[figure] = 100 * (what + 1) if what < BID_ALL else money
    s.bid_garbage[figure] = what - BID_GARBAGE if what > BID_GARBAGE else 0
    s.stirs[space] += 1
    log.all("bid", seat, space, s.bid_money[figure], s.bid_garbage[figure])
    review_wars(s, log)


# --- dropping out and ending ----------------------------------------------------------------------


def drop(s: Town, figure: i64, log: Log) -> None:
    """R7.34: for good; the figure is free again, the ingredient is not for this player today."""
    space = s.war_at[figure]
    s.war_at[figure] = NONE
    s.bid_money[figure] = 0
    s.bid_garbage[figure] = 0
    s.dropped[space] |= 1 << (figure // 2)
    s.moved |= 1 << space
    s.stirs[space] += 1
    log.all("dropped", figure // 2, space)


def review_wars(s: Town, log: Log) -> None:
    """R7.33: whoever cannot buy, cover his bids or bid again is dropped; then wars may end."""
    for figure in range(2 * s.seats):
        space = s.war_at[figure]
        if space != NONE and not may_stay(s, figure, space):
            drop(s, figure, log)
    for seat in range(s.seats):
        while bound(s, seat) > s.money[seat]:
            drop(s, lowest(s, seat), log)
    for space in range(SPACES):
        if at_war(s, space):
            drop_the_outbid(s, space, log)
            settle(s, space, log)


def may_stay(s: Town, figure: i64, space: i64) -> bool:
    """Whether a bidder may still buy the ingredient at all; his own war does not bar him."""
    why = why_not_counter(s, figure, space)
    return why in ("", "R7.30:war")


def lowest(s: Town, seat: i64) -> i64:
    """The figure with the lowest standing bid of a seat in two wars."""
    one, two = 2 * seat, 2 * seat + 1
    if s.war_at[two] == NONE or not s.bid_money[two]:
        return one
    if s.war_at[one] == NONE or not s.bid_money[one]:
        return two
    return one if s.bid_money[one] <= s.bid_money[two] else two


def drop_the_outbid(s: Town, space: i64, log: Log) -> None:
    lead = leaders(s, space)
    for figure in bidders(s, space):
        if figure not in lead and not bids(s, figure):
            drop(s, figure, log)


def settle(s: Town, space: i64, log: Log) -> None:
    """R7.35 (a): one bidder left buys at his bid, or has a claim; with nobody left all may buy."""
    party = bidders(s, space)
    if len(party) > 1:
        return
    if not party:
        log.all("no-sale", space)
        return
    if s.bid_money[party[0]]:
        win(s, party[0], log)
    else:
        s.war_at[party[0]] = NONE
        s.claims[space] = party[0] // 2
        s.stirs[space] += 1
        log.all("claim", party[0] // 2, space)


def win(s: Town, figure: i64, log: Log) -> None:
    """R7.37: exactly the bid: money to the bank, garbage from the bin."""
    seat = figure // 2
    space = s.war_at[figure]
    money, garbage = s.bid_money[figure], s.bid_garbage[figure]
    for other in bidders(s, space):
        s.dropped[space] |= 1 << (other // 2)
        s.war_at[other] = NONE
        s.bid_money[other] = 0
        s.bid_garbage[other] = 0
    s.money[seat] -= money
    s.garbage[seat] += garbage
    kind = take_counter(s, seat, space)
    log.all("won", seat, kind, money, garbage)


def end_war(s: Town, space: i64, log: Log) -> None:
    """R7.35 (b), R7.35 (c): quiet, or time is up: a single leader buys, a tie locks (R7.36)."""
    lead = leaders(s, space)
    if len(lead) == 1:
        win(s, lead[0], log)
        return
    release(s, space)
    if lead:
        s.locked |= 1 << space
        log.all("tie", space)
    else:
        log.all("no-sale", space)


def release(s: Town, space: i64) -> None:
    """Every bidder of a war is free again; nobody pays."""
    for figure in bidders(s, space):
        s.war_at[figure] = NONE
        s.bid_money[figure] = 0
        s.bid_garbage[figure] = 0


def take_away(s: Town, space: i64, log: Log) -> None:
    """R7.38: the ingredient is gone by a card: its war and its claim end, nobody pays."""
    release(s, space)
    s.claims[space] = NONE


def end_claims(s: Town, seat: i64, market: i64) -> None:
    """R7.21: a seat's claims end, at one market or (NONE) everywhere."""
    for space in range(SPACES):
        if s.claims[space] == seat and market in (NONE, s.plan.box.spaces[space]):
            s.claims[space] = NONE
