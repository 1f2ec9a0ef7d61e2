"""R7.2, R7.21 and R7.30 to R7.38: claims and bidding wars."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.rivals.rules import ids, moves as m
from tablee.games.rivals.rules.buying import counter_price, why_not_counter
from tablee.games.rivals.rules.pieces import Figure, Restaurant
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import Log


def open_counters(s: Town, log: Log) -> None:
    """R7.2 (b): two or more players on a counter start a war, a single one has a claim."""
    for space in range(m.SPACES):
        party = [figure for figure in standing(s, space) if not why_not_counter(s, figure, space)]
        if len(party) == 1:
            s.spaces[space].claim = party[0].seat
        elif party:
            for figure in party:
                figure.war = space
            log.all("war", space, len(party), s.kind_on(space))
    review_wars(s, log)


def standing(s: Town, space: i64) -> list[Figure]:
    """One figure of each player on a space; R13.9: two figures of one player are one bidder."""
    found: list[Figure] = []
    for figure in s.figures:
        here = figure.chef != ids.NONE and figure.space == space
        if here and (not found or found[-1].seat != figure.seat):
            found.append(figure)
    return found


def bidders(s: Town, space: i64) -> list[Figure]:
    return [figure for figure in s.figures if figure.war == space]


def purse(s: Town, figure: Figure) -> i64:
    """R7.32: the bidder's money less his standing bids in other wars."""
    return s.restaurants[figure.seat].spendable() + figure.bid_money


def leaders(s: Town, space: i64) -> list[Figure]:
    """The bidders who hold the highest bid; none while nobody has bid."""
    best: list[Figure] = []
    for figure in s.figures:
        if figure.war == space and figure.bid_money:
            if not best or figure.bid() > best[0].bid():
                best = [figure]
            elif figure.bid() == best[0].bid():
                best.append(figure)
    return best


def bids(s: Town, figure: Figure) -> list[int]:
    """R7.32: every legal bid of an active bidder, without waiting and dropping."""
    own = counter_price(s, figure, s.box.spaces[figure.war])
    money = purse(s, figure)
    first = m.BID + m.BIDS * figure.index
    lead = leaders(s, figure.war)
    most: i64 = lead[0].bid_money if lead else 0
    garbage: i64 = lead[0].bid_garbage if lead else 0
    low: i64 = max(own, most if lead and not garbage else most + m.STEP)
    low = max(low, figure.bid_money + m.STEP)
    low += -low % m.STEP
    found = m.sums(first, low, money)
    if money > m.STEP * m.STEPS and money >= low:
        found.append(first + m.BID_ALL)
    if lead and most == money and money >= own:
        equals = [other for other in bidders(s, figure.war) if other.bid_money == most]
        if any(purse(s, other) != most for other in equals):
            return found  # garbage only where nobody who bids as much has money beyond it
        least = max(1, garbage)
        if figure.bid_money == money:
            least = max(least, figure.bid_garbage + 1)
        found += [first + m.BID_GARBAGE + count for count in range(least, m.STEPS + 1)]
    return found


def war_moves(s: Town, one: Restaurant) -> list[int]:
    """D17: the bids of a player's figures, and dropping out; R7.34, Q61: not for a sole leader."""
    found: list[int] = []
    for figure in one.figures:
        if figure.war != ids.NONE:
            found += bids(s, figure)
            lead = leaders(s, figure.war)
            if len(lead) != 1 or lead[0] is not figure:
                found.append(m.BID + m.BIDS * figure.index + m.BID_DROP)
    return found


def why_not_bid(s: Town, seat: i64, move: i64) -> str:
    figure = s.slot(seat, (move - m.BID) // m.BIDS)
    if figure is None or figure.war == ids.NONE:
        return "R7.32:no-war"
    return "R7.34:leader" if (move - m.BID) % m.BIDS == m.BID_DROP else "R7.32"


def amounts(s: Town, figure: Figure, what: i64) -> tuple[i64, i64]:
    """R7.32: the money and the garbage of a bid."""
    money = m.sum_of(0, what) if what < m.BID_ALL else purse(s, figure)
    return money, max(0, what - m.BID_GARBAGE)


def bid(s: Town, seat: i64, move: i64, log: Log) -> None:
    """R7.32, R7.34: carry out a bid or a drop."""
    figure = s.restaurants[seat].figures[(move - m.BID) // m.BIDS]
    what = (move - m.BID) % m.BIDS
    space = figure.war
    if what == m.BID_DROP:
        drop(s, figure, log)
        settle(s, space, log)
        return
    figure.bid_money, figure.bid_garbage = amounts(s, figure, what)
    s.spaces[space].moved = True
    s.spaces[space].stirs += 1
    log.all("bid", seat, space, figure.bid_money, figure.bid_garbage)
    review_wars(s, log)


def drop(s: Town, figure: Figure, log: Log) -> None:
    """R7.34: for good; the figure is free again, the ingredient is not for this player today."""
    space = s.spaces[figure.war]
    log.all("dropped", figure.seat, figure.war)
    figure.leave_war()
    space.dropped |= 1 << figure.seat
    space.moved = True
    space.stirs += 1


def review_wars(s: Town, log: Log) -> None:
    """R7.33, Q71: whoever cannot buy, cover his bids or bid again is dropped; wars may end."""
    if all(figure.war == ids.NONE for figure in s.figures):
        return
    wars = ids.mask_of([figure.war for figure in s.figures if figure.war != ids.NONE])
    for figure in s.figures:  # his own war does not bar a bidder
        barred = figure.war != ids.NONE and why_not_counter(s, figure, figure.war)
        if barred and barred != "R7.30:war":
            drop(s, figure, log)
    for one in s.restaurants:
        while one.bound() > one.money:
            bidding = [figure for figure in one.figures if figure.bid_money]
            drop(s, min(bidding, key=lambda figure: figure.bid_money), log)
    for space in range(m.SPACES):
        if wars >> space & 1:
            lead = leaders(s, space)
            for figure in bidders(s, space):
                if figure not in lead and not bids(s, figure):
                    drop(s, figure, log)
            settle(s, space, log)


def settle(s: Town, space: i64, log: Log) -> None:
    """R7.35 (a): one bidder left buys at his bid, or has a claim; with nobody left all may buy."""
    party = bidders(s, space)
    if len(party) > 1:
        return
    if not party:
        log.all("no-sale", space)
    elif party[0].bid_money:
        win(s, party[0], log)
    else:
        party[0].war = ids.NONE
        s.spaces[space].claim = party[0].seat
        s.spaces[space].stirs += 1
        log.all("claim", party[0].seat, space)


def win(s: Town, figure: Figure, log: Log) -> None:
    """R7.37: exactly the bid: money to the bank, garbage from the bin."""
    one = s.restaurants[figure.seat]
    space = figure.war
    money, garbage = figure.bid_money, figure.bid_garbage
    log.all("sold", space)
    for other in bidders(s, space):
        s.spaces[space].dropped |= 1 << other.seat
        other.leave_war()
    one.money -= money
    one.garbage += garbage
    kind = s.take_counter(figure.seat, space)
    log.all("won", figure.seat, kind, money, garbage)


def end_war(s: Town, space: i64, log: Log) -> None:
    """R7.35 (b), R7.35 (c): quiet, or time is up: a single leader buys, a tie locks (R7.36)."""
    lead = leaders(s, space)
    if len(lead) == 1:
        win(s, lead[0], log)
        return
    release(s, space)
    if lead:
        s.spaces[space].locked = True
        log.all("tie", space)
    else:
        log.all("no-sale", space)


def release(s: Town, space: i64) -> None:
    """Every bidder of a war is free again; nobody pays. R7.38: so it is if a card takes it away."""
    for figure in bidders(s, space):
        figure.leave_war()
