"""R7.2 to R7.23, R7.70: Buy and Barter opens, runs, and closes; its commands.

At a clock table all are awake, each in a lane of their own; at a serial one a single seat is, beat
after beat. Everything else is the same.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import barter, buying, chefs, ids, moves as m, prices, wars
from tablee.games.rivals.rules.cards.play import card_moves, play_card, why_not_play
from tablee.games.rivals.rules.pieces import Figure, Restaurant
from tablee.games.rivals.rules.questions import Do
from tablee.games.rivals.rules.town import Town
from tablee.kernel import EVERYONE, Lanes, Log, Turn


def open_market(s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
    """R7.2 (b): wars and claims. R7.4: `s.passes` are done, at a serial table for this tick."""
    s.window = ids.MARKET_WINDOW
    log.all("market")
    wars.open_counters(s, log)
    s.passes = s.tick = 0
    if not s.plan.late_hits:
        s.struck = 0
    s.take_notes()
    s.open_lanes(STALLS if s.plan.clock else BEATS, s.everybody(), TRADING)
    if not s.plan.clock:
        BEATS.next_tick(s)


class Trading(Turn[Town]):
    """D10: one command, or pass. On the clock whoever is done first takes that back."""

    key = "beat"
    rule = "R7.3"

    def legal(self, s: Town, seat: i64) -> list[int]:
        if s.plan.clock and s.passes >> seat & 1:
            return [m.BACK]
        found = [m.PASS, *commands(s, seat)]
        found += barter.partners(s, seat)
        return found + barter.lane_answers(s, seat) if s.plan.clock else found

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        if s.plan.clock:
            if move == m.BACK:
                return "R7.8:not-done"
            if s.passes >> seat & 1:
                return "R7.8"
        if m.ACCEPT <= move < m.WITHDRAW + m.SEATS:
            return barter.why_not_answer(s, seat, move)
        if m.OFFER <= move < m.OFFER + m.SEATS:
            return barter.why_not_offer(s, seat, move - m.OFFER)
        return why_not(s, seat, move)

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        if move == m.PASS:
            s.passes |= 1 << seat
            s.end_claims(seat)
            if not s.plan.clock:
                log.all("passed", seat)
        elif move == m.BACK:
            s.passes &= ~(1 << seat)
        elif m.OFFER <= move < m.OFFER + m.SEATS:
            barter.begin_draft(s, seat, move, 0)
        elif m.ACCEPT <= move < m.WITHDRAW + m.SEATS:
            barter.answer(s, seat, move, log)
        else:
            carry_out(s, seat, move, log)


def alarm_on(s: Town, space: i64) -> str:
    """The clock of a war or a claim: whatever stirs there starts another."""
    what = "war" if s.at_war(space) else "claim"
    return f"{what}-{space}-{s.spaces[space].stirs}"


class Stalls(Lanes[Town]):
    """R7.5, R7.8: one minute for all, or until all are done and nothing is open."""

    key = "stalls"
    rule = "R7.3"

    def seconds(self, s: Town) -> int:
        """R13.30: none in Amateur Chef."""
        return 0 if s.plan.amateur else s.box.seconds["buy_and_barter"]

    def alarms(self, s: Town) -> dict[str, int]:
        """R7.21, R7.35: quiet wars and claims; a tie is never quiet (Q54)."""
        found: dict[str, int] = {}
        for space in range(m.SPACES):
            if s.at_war(space):
                lead = wars.leaders(s, space)
                if len(lead) < 2:
                    seconds = s.box.seconds["war_quiet" if lead else "war_no_bid"]
                    found[alarm_on(s, space)] = seconds
            elif s.spaces[space].claim != ids.NONE:
                found[alarm_on(s, space)] = s.box.seconds["claim"]
        return found

    def ring(self, s: Town, alarm: str, log: Log) -> None:
        words = alarm.split("-")
        space = int(words[1])
        if words[0] == "war":
            wars.end_war(s, space, log)
        else:
            s.spaces[space].claim = ids.NONE
        self.resume(s, log)

    def resume(self, s: Town, log: Log) -> None:
        """R7.33. R7.8: whoever was hit is not done any more. R13.30: without a clock nothing but
        all being done ends wars and offers."""
        wars.review_wars(s, log)
        s.passes &= ~s.struck
        s.struck = 0
        tidy(s)
        quiet = s.plan.amateur or not (s.offers or any(f.war != ids.NONE for f in s.figures))
        if s.passes == s.everybody() and quiet:
            self.expire(s, log)
        else:
            super().resume(s, log)

    def resting(self, s: Town) -> i64:
        """R7.8: whoever is done may come back while others go on."""
        return s.passes

    def close(self, s: Town, log: Log) -> None:
        s.notes = []
        for one in s.restaurants:
            barter.clear_desk(one)
        s.go_on(log)


class Beats(Lanes[Town]):
    """R7.10: the same with one seat awake, in its beat of a tick; without a clock."""

    key = "beat"
    rule = "R7.3"
    waiting = "R7.10:not-your-beat"

    def close(self, s: Town, log: Log) -> None:
        STALLS.close(s, log)

    def next_tick(self, s: Town) -> None:
        s.tick += 1
        s.beat = s.passes = 0
        for space in s.spaces:
            space.moved = False
        self.wake(s, owner(s))

    def wake(self, s: Town, seat: i64) -> None:
        s.seat = seat
        s.acting = 1 << seat

    def resume(self, s: Town, log: Log) -> None:
        """Whoever is at the desk goes on there; else the beat is over, with its owner's claims
        (R7.21); R7.33, Q71: wars are reviewed."""
        for seat in range(s.seats):
            if len(s.lanes[seat]) > 1:
                self.wake(s, seat)
                return
        s.end_claims(owner(s))
        wars.review_wars(s, log)
        s.beat += 1
        if s.beat < s.seats:
            self.wake(s, owner(s))
            return
        at_war = [space for space in range(m.SPACES) if s.at_war(space)]
        for space in at_war:
            if not s.spaces[space].moved:  # R7.35 (b): a full tick without a bid or a drop
                wars.end_war(s, space, log)
        if s.tick >= s.plan.ticks or (s.passes == s.everybody() and not at_war):
            self.expire(s, log)  # R7.11
        else:
            self.next_tick(s)


def owner(s: Town) -> i64:
    """R7.10: whose beat it is: tick t goes clockwise from seat (day - 1 + t - 1) mod n."""
    return (s.day + s.tick - 2 + s.beat) % s.seats


def tidy(s: Town) -> None:
    """A promise of cards ends with its offer, and is made again if a promised card is gone."""
    for one in s.restaurants:
        lane, notes = s.lanes[one.seat], s.notes[one.seat]
        if len(lane) > 1 and lane[-1] is barter.HANDING:
            if barter.offer_to(s, one.seat, one.accepting) is None:
                barter.leave_desk(s, one.seat)
            elif any(notes.count(move) > one.held(move - m.HAND) for move in notes):
                s.notes[one.seat] = []


def close_market(s: Town, a: i64, b: i64, c: i64, log: Log) -> None:
    """R7.70: open wars end, open offers end, all chefs go home."""
    log.all("market-closed")
    for space in range(m.SPACES):
        if s.at_war(space):
            wars.end_war(s, space, log)
        s.spaces[space].claim = ids.NONE
    s.offers = []
    s.window = s.tick = s.passes = 0
    for figure in s.figures:
        figure.go(ids.HOME)


def commands(s: Town, seat: i64) -> list[int]:
    """D10: every command of a seat but offers and passing, which belong to the schedules."""
    one = s.restaurants[seat]
    found = wars.war_moves(s, one)
    found += purchases(s, one)
    found += chefs.BUNDLE.commands(s, one)
    found += chefs.FOODSHIDO.commands(s, one)
    found += chefs.BLACK_MARKET.commands(s, one)
    found += island_commands(s, one)
    found += [m.RATS + at for at in range(m.MARKETS) if not why_not_rats(s, one, at)]
    found += chefs.COMRADE.commands(s, one)
    found += card_moves(s, seat, ids.MARKET_WINDOW)
    if s.plan.free_discard:  # R8.8: once per Buy and Barter per kind
        for slot, recipe in enumerate(one.recipes):
            if recipe.card != ids.NONE and not one.tossed >> one.sort(recipe) & 1:
                found.append(m.TOSS + slot)
    return found


def purchases(s: Town, one: Restaurant) -> list[int]:
    """R7.14, R7.15: ingredients."""
    found: list[int] = []
    seen: list[int] = []
    for figure in one.free_figures():
        market = figure.place
        if market < ids.ISLAND and market not in seen:
            seen.append(market)
            found += [m.BUY + at for at in s.spaces_of(market) if buying.may_buy(s, one, at)]
            if buying.may_draw(s, one, market):
                found.append(m.SHELF + market)
    return found


def island_commands(s: Town, one: Restaurant) -> list[int]:
    """R7.16, R7.20, R7.22: the Island, and what can be done from afar."""
    money = one.spendable()
    found: list[int] = []
    if buying.may_buy_card(s, one):
        found.append(m.BUY_CARD)
    if one.garbage and buying.may_dump(s, one) and buying.dump_cost(s, one) <= money:
        found.append(m.DUMP)
    if one.on_island():
        if one.have[ids.CHOCOLATE]:
            found.append(m.SELL)
        for upgrade in range(m.UPGRADES):
            if buying.upgrade_cost(s, one, upgrade) <= money:
                first = m.UPGRADE + m.SEATS * upgrade
                owners = [other.upgrades >> upgrade & 1 for other in s.restaurants]
                found += [first + seat for seat in range(s.seats) if not owners[seat]]
    return found


def why_not_rats(s: Town, one: Restaurant, at: i64) -> str:
    """R7.23: from the day after, by any player but its owner."""
    market = s.markets[at]
    if market.rats == ids.NONE:
        return "R7.23:no-rats"
    if market.rats_owner == one.seat:
        return "R7.23:own"
    if market.rats_day == s.day:
        return "R7.23:today"
    if not one.free_figures():
        return "R7.31"
    return "" if one.spendable() >= prices.cost(s, one, m.RATS + at) else "R7.19:money"


def carry_out(s: Town, seat: i64, move: i64, log: Log) -> None:
    one = s.restaurants[seat]
    if m.BID <= move < m.BID + 2 * m.BIDS:
        wars.bid(s, seat, move, log)
    elif m.BUY <= move < m.FOODSHIDO:
        buying.buy(s, one, move, prices.cost(s, one, move), log)
    elif m.UPGRADE <= move < m.UPGRADE + m.SEATS * m.UPGRADES:
        buy_upgrade(s, one, move, log)
    elif m.RATS <= move < m.RATS + m.MARKETS:
        pay_off_rats(s, seat, move - m.RATS, log)
    elif m.TOSS <= move < m.TOSS + 2:
        toss(s, one, move - m.TOSS, log)
    elif move in (m.DUMP, m.SELL):
        service(s, one, move, log)
    elif move == m.BUY_CARD and buying.may_buy_card(s, one):
        buying.buy_card(s, one, prices.cost(s, one, move), log)
    elif m.PLAY <= move < m.PLAY + m.CARDS:
        play_card(s, seat, move - m.PLAY, log)
    else:
        power = chefs.command_of(move)
        assert power is not None
        power.carry_out(s, one, move - power.first, log)


def buy_upgrade(s: Town, one: Restaurant, move: i64, log: Log) -> None:
    """R7.16, R7.22: for oneself, or straight to another player."""
    upgrade, owner = (move - m.UPGRADE) // m.SEATS, (move - m.UPGRADE) % m.SEATS
    cost = prices.cost(s, one, move)
    one.money -= cost
    s.restaurants[owner].upgrades |= 1 << upgrade
    log.all("bought-upgrade", one.seat, upgrade, cost, owner)


def pay_off_rats(s: Town, seat: i64, at: i64, log: Log) -> None:
    """R7.23: the card is discarded; all may shop there at once."""
    market = s.markets[at]
    s.restaurants[seat].money -= prices.cost(s, s.restaurants[seat], m.RATS + at)
    s.discards.append(market.rats)
    market.rats = market.rats_owner = ids.NONE
    log.all("rats-gone", seat, at)


def service(s: Town, one: Restaurant, move: i64, log: Log) -> None:
    """R7.20: garbage out, chocolate for money."""
    if move == m.DUMP:
        cost = prices.cost(s, one, move)
        one.money -= cost
        one.garbage -= 1
        log.all("dumped", one.seat, cost)
    else:
        s.discard(one.seat, ids.CHOCOLATE)
        one.money += s.box.chocolate_price
        log.all("sold-chocolate", one.seat, s.box.chocolate_price)


def toss(s: Town, one: Restaurant, slot: i64, log: Log) -> None:
    """R8.8: under its deck, and a new one from the top; a review on it is spent."""
    recipe = one.recipes[slot]
    sort, old = one.sort(recipe), recipe.card
    one.tossed |= 1 << sort
    s.decks[sort].insert(0, old)
    recipe.card = s.decks[sort].pop()
    s.show(recipe.card, EVERYONE)
    s.end_review(recipe)
    log.all("tossed", one.seat, s.box.faces[old], s.box.faces[recipe.card])


def why_not(s: Town, seat: i64, move: i64) -> str:
    if m.PLAY <= move < m.PLAY + m.CARDS:
        return why_not_play(s, seat, move - m.PLAY, ids.MARKET_WINDOW)
    if m.BID <= move < m.BID + 2 * m.BIDS:
        return wars.why_not_bid(s, seat, move)
    if m.RATS <= move < m.RATS + m.MARKETS:
        return why_not_rats(s, s.restaurants[seat], move - m.RATS)
    free = s.restaurants[seat].free_figures()
    upgrades = m.UPGRADE <= move < m.UPGRADE + m.SEATS * m.UPGRADES
    if not free and (move == m.BUNDLE or m.BUY <= move < m.ORDER or upgrades):
        return "R7.31"
    if m.BUY <= move < m.BUY + m.SPACES:
        return why_not_at(s, free, s.box.spaces[move - m.BUY], move - m.BUY)
    if m.SHELF <= move < m.SHELF + m.MARKETS:
        return why_not_at(s, free, move - m.SHELF, ids.NONE)
    return why_not_service(s, seat, move)


def why_not_at(s: Town, free: list[Figure], market: i64, space: i64) -> str:
    """For a counter space, or (NONE) the shelf of a market."""
    why = "R7.13:not-there"
    for figure in free:
        if figure.place == market:
            if space == ids.NONE:
                why = buying.why_not_shelf(s, figure, market)
            else:
                why = buying.why_not_counter(s, figure, space)
    return why or "R7.19:money"


def why_not_service(s: Town, seat: i64, move: i64) -> str:
    one = s.restaurants[seat]
    if move == m.BUY_CARD:
        return buying.why_not_card(s, one)
    if m.UPGRADE <= move < m.UPGRADE + m.SEATS * m.UPGRADES:
        what, owner = (move - m.UPGRADE) // m.SEATS, (move - m.UPGRADE) % m.SEATS
        if owner >= s.seats:
            return "R4.12:no-seat"
        if s.restaurants[owner].upgrades >> what & 1:
            return "R7.22:owned"
        return "R7.19:money" if one.on_island() else "R7.16:not-there"
    if move in (m.DUMP, m.SELL):  # from afar only a bidder may not
        afar = move == m.DUMP and buying.disposal(s, one, 1, False) != ids.NONE
        return "R7.31" if afar and not one.free_figures() else "R7.20"
    power = chefs.command_of(move)
    return "R7.3" if power is None else power.refused


OPEN_MARKET: Final = Do(open_market)
TRADING: Final = Trading()
STALLS: Final = Stalls()
BEATS: Final = Beats()
CLOSE_MARKET: Final = Do(close_market)
