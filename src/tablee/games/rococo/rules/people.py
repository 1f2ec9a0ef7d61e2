"""R8.7.1 to R8.9.1: recruit, dismiss, place a servant or a noble host."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rococo.rules import ids
from tablee.games.rococo.rules.conditions import claim, player_meets
from tablee.games.rococo.rules.delivery import take_gift
from tablee.games.rococo.rules.gains import gain_coins, tell
from tablee.games.rococo.rules.house import Terms
from tablee.games.rococo.rules.ids import FACES, staff_of
from tablee.games.rococo.rules.salon import FREE, Salon, replaced
from tablee.games.rococo.rules.sub_choice import Action
from tablee.kernel.log import EVERYONE, Log


def recruit_price(s: Salon) -> i64:
    """R8.7.2: by the cards present; 0 where there are none."""
    cards = len(s.recruits)
    return s.house.numbers.recruit[cards - 1] if cards else 0


def hiring_price(s: Salon, card: i64) -> i64:
    """R8.7.2, R8.7.3: a starred card costs nothing."""
    return recruit_price(s) if card in s.recruits else 0


def stars_open(s: Salon, p: i64) -> list[int]:
    """R8.7.3: the starred cards whose requirement is met, one per player and game."""
    if s.starred >> p & 1:
        return []
    return [card for card in s.stars if player_meets(s, s.house.stars[card - ids.FIRST_STAR], p)]


@final
class RecruitPick(Action):
    """R8.7.1, recruit_pick: the card goes to the hand."""

    key = "recruit"
    rule = "R8.7.1"
    verb = ids.RECRUIT
    width = ids.STAFF

    def why_not(self, s: Salon, p: i64, chef: bool, terms: Terms) -> str:
        if self.legal(s, p):
            return ""
        return "R8.7.2:too-dear" if s.recruits else "R8.7.1:nobody"

    def legal(self, s: Salon, seat: i64) -> list[int]:
        moves = [ids.RECRUIT + FACES[card] for card in stars_open(s, seat)]
        if s.coins[seat] >= recruit_price(s):
            moves += [ids.RECRUIT + FACES[card] for card in s.recruits]
        moves.sort()
        return moves

    def do(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        card = staff_of(move - ids.RECRUIT, seat)
        if card in s.recruits:
            price = recruit_price(s)
            s.coins[seat] -= price
            s.move(card, s.recruits, s.hands[seat], EVERYONE)
            log.all("recruited", seat, FACES[card], price)
        else:
            s.starred |= 1 << seat
            s.stars = s.stars[:]
            s.move(card, s.stars, s.hands[seat], EVERYONE)
            log.all("recruited-star", seat, FACES[card])

    def refuse(self, s: Salon, seat: i64, at: i64) -> str:
        card = staff_of(at, seat)
        if card in s.stars:
            return "R8.7.3:one-star" if s.starred >> seat & 1 else "R8.7.3:requirement"
        return "R8.7.2:too-dear" if card in s.recruits else "R8.7.1:not-there"


PILES: Final = ["hand", "unused", "used"]  # R4.10: the roster


@final
class DismissPick(Action):
    """R8.8.1, dismiss_pick: any card of the roster, also the one just played."""

    key = "dismiss"
    rule = "R8.8.1"
    verb = ids.DISMISS
    width = ids.STAFF
    refused = "R8.8.1:not-yours"

    def why_not(self, s: Salon, p: i64, chef: bool, terms: Terms) -> str:
        return "" if s.roster(p) > s.house.numbers.roster else "R8.8.2:four"

    def legal(self, s: Salon, seat: i64) -> list[int]:
        cards = s.hands[seat] + s.unused[seat] + s.used[seat]
        return sorted([ids.DISMISS + FACES[card] for card in cards])

    def do(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        kind = move - ids.DISMISS
        card = staff_of(kind, seat)
        piles = [s.hands[seat], s.unused[seat], s.used[seat]]
        for at in range(len(PILES)):
            if card in piles[at]:
                s.gone = s.gone[:]
                s.move(card, piles[at], s.gone, EVERYONE)
                log.all("dismissed", seat, kind, at)
                break
        gain_coins(s, seat, s.house.staff[kind].worth, log)


def place_closed(s: Salon, place: i64) -> bool:
    """R8.9.2: the other slot of a service table where one marker is allowed."""
    return place < ids.SLOTS and s.house.board.single and s.court[place ^ 1] != FREE


def place_open(s: Salon, p: i64, place: i64) -> bool:
    """R8.9.1 to R8.9.3, Q55: free; of a service table also no own marker on it."""
    if place >= len(s.house.board.costs) or s.court[place] != FREE or place_closed(s, place):
        return False
    return place >= ids.SLOTS or s.court[place ^ 1] != p


def cost(s: Salon, printed: i64) -> i64:
    """R9.2 place_discount: at least 0."""
    return max(0, printed - s.discount)


@final
class PlacePick(Action):
    """R8.9.1, place_pick."""

    key = "place"
    rule = "R8.9.1"
    verb = ids.SERVANT
    width = ids.SLOTS + ids.HOSTS

    def why_not(self, s: Salon, p: i64, chef: bool, terms: Terms) -> str:
        before = s.discount
        s.discount = terms.discount
        found = self.legal(s, p)
        s.discount = before
        return "" if found else "R8.9.1:nothing"

    def begin(self, s: Salon, p: i64, terms: Terms) -> None:
        s.discount = terms.discount
        s.turn(self, p)

    def legal(self, s: Salon, seat: i64) -> list[int]:
        costs = s.house.board.costs
        coins: i64 = s.coins[seat]
        places = [at for at in range(len(costs)) if cost(s, costs[at]) <= coins]
        return [ids.SERVANT + place for place in places if place_open(s, seat, place)]

    def do(self, s: Salon, seat: i64, move: i64, log: Log) -> None:
        place = move - ids.SERVANT
        paid = cost(s, s.house.board.costs[place])
        s.coins[seat] -= paid
        set_marker(s, seat, place, paid, log)
        take_gift(s, seat, s.house.board.gifts[place], 0, log)
        claim(s, seat, log)
        s.discount = 0

    def refuse(self, s: Salon, seat: i64, at: i64) -> str:
        if at >= len(s.house.board.costs):
            return "R8.9.3:no-space"
        if at >= ids.SLOTS:
            return "R8.9.3:taken" if s.court[at] != FREE else "R8.9.3:too-dear"
        if s.court[at] != FREE:
            return "R8.9.1:taken"
        if place_open(s, seat, at):
            return "R8.9.1:too-dear"
        return "R8.9.1:own-marker" if s.court[at ^ 1] == seat else "R8.9.2:one-marker"


def set_marker(s: Salon, p: i64, place: i64, paid: i64, log: Log) -> None:
    s.court = replaced(s.court, place, p)
    if place < ids.SLOTS:
        tell(s, log, "servant", p, place // 2, paid, s.house.board.points[place])
    else:
        tell(s, log, "host", p, place - ids.SLOTS + 1, paid)


RECRUIT_PICK: Final[Action] = RecruitPick()
DISMISS_PICK: Final[Action] = DismissPick()
PLACE_PICK: Final[Action] = PlacePick()
