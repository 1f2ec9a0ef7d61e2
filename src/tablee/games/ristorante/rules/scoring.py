"""R8.6 to R9.4, R11.5: the critics judge the new recipes; sealed bids for the VIP of the season."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.ristorante.rules import moves as do
from tablee.games.ristorante.rules.bonus import SAUCE
from tablee.games.ristorante.rules.cooking import recipe_steps
from tablee.games.ristorante.rules.extras import cube_round
from tablee.games.ristorante.rules.ties import likely_place, rank
from tablee.games.ristorante.rules.town import Happening, Town, total
from tablee.kernel.log import Log
from tablee.kernel.state import Sealed


def invite_critics(s: Town, log: Log) -> None:
    """R4.1: everybody may cook, then the critics come."""
    log.all("critic")
    cook_for_critics(s, 0)


def cook_for_critics(s: Town, first: i64) -> None:
    s.then(JUDGE_NEW)
    recipe_steps(s, first)


def judge_new(s: Town, log: Log) -> None:
    """R8.5, R8.6, R8.8: the points of the new recipes; R14.2: whoever has one may add cubes."""
    s.judged = 0
    for seat in range(s.seats):
        s.tally[seat] = critic_score(s, seat)
        if new_recipes(s, seat):
            s.judged |= 1 << seat
    s.then(CRITIC_SCORES)
    cube_round(s)


def new_recipes(s: Town, seat: i64) -> list[int]:
    """R8.5: played this season and still on the menu."""
    return [card for card in s.menus[seat] if card in s.fresh]


def critic_score(s: Town, seat: i64) -> i64:
    """R8.6: without cubes."""
    return s.power(seat, SAUCE) + total(s.house.cards.points, new_recipes(s, seat))


def tell_critic_scores(s: Town, log: Log) -> None:
    """R8.7: everybody is ranked, with the ratings as they are before the pawns move."""
    for seat in s.order:
        log.all("critic-score", seat, s.tally[seat])
    party = contestants(s)
    s.judged = 0
    rank(s, s.tally, party, 2, CRITIC_MOVES, log)


def contestants(s: Town) -> i64:
    """A mask of those whom the next judgement ranks: all (R8.7); whoever takes part (R11.3)."""
    return s.judged if s.last_season() else (1 << s.seats) - 1


def prizes(s: Town) -> list[int]:
    """What the first, the second and all others win by the judgement of this season that is next:
    spaces from the critics (R8.7), golden spoons from the Guide (R11.3), at the contest (R11.8)."""
    numbers = s.house.numbers
    if not s.last_season():
        return [numbers.critic_first, numbers.critic_second, numbers.critic_others]
    if s.cups_open:
        return [numbers.contest_spoons, numbers.second_spoons, 0]
    return [numbers.guide_spoons, 0, 0]


def prize(s: Town, place: i64) -> i64:
    """What a place wins, counted from 0."""
    return prizes(s)[min(place, 2)]


def prize_with(s: Town, seat: i64, more: i64) -> i64:
    """What the scores as they stand would win a seat with so many points more."""
    keys = s.tally[:]
    keys[seat] += more
    return prize(s, likely_place(s, keys, contestants(s), seat))


def move_pawns(s: Town, log: Log) -> None:
    """R8.7, R8.8: three spaces, two spaces, one space."""
    for place in range(s.seats):
        seat = s.ranked[place]
        before = s.ratings[seat]
        s.climb(seat, prize(s, place))
        log.all("climbed", seat, s.ratings[seat] - before, s.ratings[seat])
    s.ranked = []


def invite_vip(s: Town, log: Log) -> None:
    """R9.1: everybody bids, empty cups too: a question not asked would tell of them (R20.2)."""
    log.all("vip", s.season - 1)
    s.seal(BIDDING, (1 << s.seats) - 1)


def lost_share(s: Town, bid: i64) -> i64:
    """R9.3: what a bid costs that does not win."""
    return bid // s.house.numbers.loser_share


def may_win(s: Town, bid: i64) -> bool:
    """R9.4: too little is no offer."""
    return bid >= s.house.numbers.least_bid


@final
class Bidding(Sealed[Town]):
    """R9.1: a secret number of coins, from none to all one has."""

    key = "bid"
    rule = "R9.1"
    waiting = "R9.1:sealed"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [do.BID + coins for coins in range(min(s.cash[seat], do.MOST_COINS) + 1)]

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        return "R9.1:not-so-much" if do.BID <= move < do.ACQUIRE else self.rule

    def reveal(self, s: Town, notes: list[list[int]], log: Log) -> None:
        best: i64 = 0
        for seat in s.order:
            bid = notes[seat][0] - do.BID
            s.tally[seat] = bid
            best = max(best, bid)
            log.all("bid", seat, bid)
        if not may_win(s, best):
            log.all("no-vip", s.season - 1)  # R9.4
            for seat in s.order:
                pay_share(s, seat, log)
        else:
            rank(s, s.tally, (1 << s.seats) - 1, 1, VIP_COMES, log)
        s.go_on(log)


def welcome_vip(s: Town, log: Log) -> None:
    """R9.2, R9.3: the winner pays all and takes portrait and star; the others pay half."""
    winner = s.ranked[0]
    s.ranked = []
    s.pay(winner, s.tally[winner])
    s.vips[winner] |= 1 << (s.season - 1)
    s.stars[winner] += s.house.numbers.vip_stars
    log.all("vip-won", winner, s.season - 1, s.tally[winner])
    for seat in s.order:
        if seat != winner:
            pay_share(s, seat, log)


def pay_share(s: Town, seat: i64, log: Log) -> None:
    """R9.3: rounded down."""
    share = lost_share(s, s.tally[seat])
    if share:
        s.pay(seat, share)
        log.all("paid-share", seat, share)


CRITIC: Final = Happening(invite_critics)
JUDGE_NEW: Final = Happening(judge_new)
CRITIC_SCORES: Final = Happening(tell_critic_scores)
CRITIC_MOVES: Final = Happening(move_pawns, "critic")
VIP: Final = Happening(invite_vip)
BIDDING: Final = Bidding()
VIP_COMES: Final = Happening(welcome_vip, "vip")
