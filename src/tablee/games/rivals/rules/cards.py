"""R9.1 to R9.5: which action cards may be played now, on whom; the choice of targets."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rivals.rules.agenda import EFFECT, go_on, then
from tablee.games.rivals.rules.clam import attack
from tablee.games.rivals.rules.goods import (
    count,
    hand_kinds,
    hand_slot,
    is_npc,
    lose_card,
    others,
    seats_of,
    spend_card,
    stocked,
)
from tablee.games.rivals.rules.moves import (
    CHEF,
    FINISH,
    KINDS,
    NAME,
    PLAY,
    TARGET,
)
from tablee.games.rivals.rules.plan import (
    ALIEN_ATTACK,
    BUSINESS,
    CAMERA,
    CARD_FACE,
    CONTAMINATION,
    CRITIC,
    DINNER,
    DISCOUNT,
    FAKE_SALE,
    FARMERS,
    FIVE_STAR,
    FRIDGE_RAID,
    GO_VEGAN,
    GOO,
    HOME,
    INSPECTOR,
    JACKPOT,
    MONOPOLY,
    MYSTERY_MART,
    NINJA,
    NONE,
    ONE_WORLD,
    RAIDERS,
    RAT_CARD,
    RECALL,
    ROAD_BLOCK,
    ROBBERY,
    SHOPPING_SPREE,
    SOUS_CHEF,
    SPECIAL_ORDER,
    TAXES,
)
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import Log
from tablee.kernel.state import Turn

ONE_TARGET: Final[list[int]] = [RAIDERS, ROBBERY, CRITIC, NINJA]
MANY_TARGETS: Final[list[int]] = [INSPECTOR, BUSINESS, CONTAMINATION, RECALL]
EVERY_TARGET: Final[list[int]] = [TAXES, FAKE_SALE, CAMERA, ALIEN_ATTACK]


# --- may it be played? ----------------------------------------------------------------------------


def playable(s: Town, seat: i64, window: i64) -> list[int]:
    """R9.4: the kinds of cards a seat may play in this window."""
    if s.card_used >> seat & 1 or not s.hands[seat]:
        return []
    windows = s.plan.box.windows
    return [
        kind for kind in hand_kinds(s, seat) if windows[kind] & window and useful(s, seat, kind)
    ]


def why_not_play(s: Town, seat: i64, kind: i64, window: i64) -> str:
    if hand_slot(s, seat, kind) == NONE:
        return "R9.1:not-in-hand"
    if not s.plan.box.windows[kind] & window:
        return "R9.4:not-now"
    if s.card_used >> seat & 1:
        return "R9.2:one-a-day"
    return "R9.4:no-effect"


def useful(s: Town, seat: i64, kind: i64) -> bool:
    """R9.4: a real gain for the user, or somebody it can hit."""
    if kind in ONE_TARGET or kind in MANY_TARGETS or kind in EVERY_TARGET:
        return targets(s, seat, kind) != 0
    if kind == ROAD_BLOCK:
        return road_targets(s, seat) != 0
    if kind in (FRIDGE_RAID, FARMERS, SPECIAL_ORDER, RAT_CARD):
        return market_useful(s, kind)
    if kind == MONOPOLY:
        return bool(monopolies(s, seat))
    if kind == SOUS_CHEF:
        return bool(s.unused) and not s.plan.squad
    return useful_alone(s, seat, kind)


def useful_alone(s: Town, seat: i64, kind: i64) -> bool:
    """The cards that concern nobody but their user."""
    if kind == JACKPOT:
        return pairs(s, seat) > 1
    if kind == ONE_WORLD:
        return s.garbage[seat] > 0
    if kind == SHOPPING_SPREE:
        return not s.blocked & 3 << (2 * seat)
    return kind in (DISCOUNT, DINNER, FIVE_STAR, GO_VEGAN)


def market_useful(s: Town, kind: i64) -> bool:
    if kind == FRIDGE_RAID:
        return any(len(s.shelves[market]) > 0 for market in range(MYSTERY_MART))
    if kind == FARMERS:
        return any(len(shelf) > 0 for shelf in s.shelves)
    if kind == SPECIAL_ORDER:
        return any(card != NONE for card in s.counters)
    return NONE in s.rats


def targets(s: Town, seat: i64, kind: i64) -> i64:
    """R9.4: the mask of other players that a card can hit."""
    mask: i64 = 0
    for other in range(s.seats):
        if other != seat and can_hit(s, other, kind):
            mask |= 1 << other
    return mask


def can_hit(s: Town, seat: i64, kind: i64) -> bool:
    if kind == RAIDERS:
        return len(s.pantries[seat]) > 0
    if kind == RECALL:
        return len(stocked(s, seat)) > 0
    if kind == ALIEN_ATTACK:
        return count(s, seat, GOO) > 0
    if kind in (ROBBERY, TAXES):
        return s.money[seat] >= (200 if kind == ROBBERY else 100)
    if kind in (NINJA, CAMERA):
        return len(s.hands[seat]) > 0
    if kind == CRITIC:
        return s.popularity[seat] > 0
    if kind == INSPECTOR:
        return s.garbage[seat] > 0 and s.money[seat] > 0
    return True


def road_targets(s: Town, seat: i64) -> i64:
    """R9.22: other players' chefs who are not at home; NPCs cannot be named (R13.10)."""
    mask: i64 = 0
    for figure in range(2 * s.seats):
        out = s.chef[figure] != NONE and s.place[figure] != HOME
        if out and figure // 2 != seat and not is_npc(s, figure):
            mask |= 1 << figure
    return mask


def pairs(s: Town, seat: i64) -> i64:
    """Q29: kinds of which a seat has two or more."""
    found: i64 = 0
    for kind in range(KINDS):
        if count(s, seat, kind) > 1:
            found += 1
    return found


def monopolies(s: Town, seat: i64) -> list[int]:
    """The non-Mystery kinds that somebody else has."""
    found: list[int] = []
    for other in range(s.seats):
        if other != seat:
            found += [kind for kind in stocked(s, other) if kind not in found]
    found.sort()
    return found


# --- playing a card -------------------------------------------------------------------------------


def play_card(s: Town, seat: i64, kind: i64, log: Log) -> None:
    """R9.5: the card goes face up; targets are chosen, then answered, then it works.

    The caller has set its own phase aside and put CLOSE on the agenda.
    """
    s.card_used |= 1 << seat
    s.user = seat
    s.card = kind
    s.picked = 0
    s.hit = 0
    s.named = NONE
    s.rival = NONE
    if kind == RAT_CARD:  # it will stay on a market
        s.looks[seat].append(lose_card(s, seat, hand_slot(s, seat, kind)))
        s.show(s.looks[seat][-1], -1)
    else:
        spend_card(s, seat, kind)
    log.all("played", seat, CARD_FACE + kind)
    if kind in ONE_TARGET:
        s.turn(AIMING, seat)
    elif kind in MANY_TARGETS:
        s.turn(GATHERING, seat)
    elif kind == ROAD_BLOCK:
        s.turn(ROAD_BLOCKING, seat)
    elif kind == MONOPOLY:
        s.turn(NAMING, seat)
    else:
        then(s, EFFECT)
        if kind in EVERY_TARGET:
            attack(s, seat, targets(s, seat, kind))
        go_on(s, log)


def strike(s: Town, seat: i64, seats: i64, log: Log) -> None:
    """The targets are chosen: they may answer, then the card works."""
    for other in range(s.seats):
        if seats >> other & 1:
            log.all("aimed", seat, other)
    then(s, EFFECT)
    attack(s, seat, seats)
    go_on(s, log)


class CardChoice(Turn[Town]):
    """A decision about a card being played."""

    rule = "R9.5"

    def seconds(self, s: Town) -> int:
        return s.plan.box.nested_seconds if s.plan.clock else 0

    def fallback(self, s: Town, seat: i64) -> int:
        return self.legal(s, seat)[0]


@final
class Aiming(CardChoice):
    """D11: one other player."""

    key = "aim"
    rule = "R9.4:no-target"

    def legal(self, s: Town, seat: i64) -> list[int]:
        mask = targets(s, seat, s.card)
        return [TARGET + other for other in range(s.seats) if mask >> other & 1]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        s.picked = 1 << (move - TARGET)
        strike(s, seat, s.picked, log)


@final
class Gathering(CardChoice):
    """D12: targets one by one, at least one; some cards take two at most."""

    key = "gather"
    rule = "R9.4:no-target"

    def legal(self, s: Town, seat: i64) -> list[int]:
        mask = targets(s, seat, s.card) & ~s.picked
        found = [TARGET + other for other in range(s.seats) if mask >> other & 1]
        return [FINISH, *found] if s.picked else found

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        if move != FINISH:
            s.picked |= 1 << (move - TARGET)
            two = s.card in (INSPECTOR, BUSINESS) and s.picked & (s.picked - 1)
            if not two and targets(s, seat, s.card) & ~s.picked:
                return
        strike(s, seat, s.picked, log)


@final
class RoadBlocking(CardChoice):
    """D12, R9.22: any number of other players' chefs."""

    key = "road-block"
    rule = "R9.22:no-target"

    def legal(self, s: Town, seat: i64) -> list[int]:
        mask = road_targets(s, seat) & ~s.picked
        found = [CHEF + s.chef[figure] for figure in range(2 * s.seats) if mask >> figure & 1]
        return [FINISH, *found] if s.picked else found

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        if move != FINISH:
            s.picked |= 1 << s.chef.index(move - CHEF)
            if road_targets(s, seat) & ~s.picked:
                return
        strike(s, seat, seats_of(s.picked), log)


@final
class Naming(CardChoice):
    """D13: the kind of a Monopoly."""

    key = "name"
    rule = "R9.4:no-target"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [NAME + kind for kind in monopolies(s, seat)]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        s.named = move - NAME
        log.all("named", seat, s.named)
        mask: i64 = 0
        for other in range(s.seats):
            if other != seat and count(s, other, s.named):
                mask |= 1 << other
        strike(s, seat, mask & others(s, seat), log)


def card_moves(s: Town, seat: i64, window: i64) -> list[int]:
    return [PLAY + kind for kind in playable(s, seat, window)]


AIMING: Final = Aiming()
GATHERING: Final = Gathering()
ROAD_BLOCKING: Final = RoadBlocking()
NAMING: Final = Naming()
