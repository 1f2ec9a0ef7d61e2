"""R6: phase 2. Own staff into the hand, two new cards from the trays, one card removed."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from tablee.games.rococo.rules import ids
from tablee.games.rococo.rules.gains import tell
from tablee.games.rococo.rules.house import NO_MENTOR
from tablee.games.rococo.rules.ids import FACES, staff_of
from tablee.games.rococo.rules.salon import EMPTY, Salon
from tablee.kernel.log import EVERYONE, NOBODY, Log
from tablee.kernel.state import Sealed, Step

HAND: Final = 4  # R6.2: own cards
DRAFTED: Final = 2  # R6.7: new cards
REMOVED: Final = 1  # R6.9: of all these
TURNS: Final = HAND + DRAFTED - REMOVED  # R7.1: cards to be played in a round
LEFT: Final = 2  # R6.5: cards of each tray that nobody takes


class Choosing(Sealed[Salon]):
    """A secret choice of phase 2: everything else waits until all are through."""

    waiting = "R6.9:wait"
    verb: ClassVar[int] = 0  # the first of its own moves
    absent: ClassVar[str] = ""  # cited where the card named is not there

    def explain(self, s: Salon, seat: i64, move: i64) -> str:
        if move >= ids.PLAY:
            return "R7.1:not-yet"
        return self.absent if 0 <= move - self.verb < ids.STAFF else self.rule


@final
class OwnStaff(Step[Salon]):
    """Step 1, R6.1, R6.2: who has a choice chooses; for the others it is plain."""

    def run(self, s: Salon, a: i64, b: i64, c: i64, log: Log) -> None:
        party: i64 = 0
        for seat in range(s.seats):
            if own_hand(s, seat, log):
                party |= 1 << seat
        if s.house.mentor != NO_MENTOR:
            next_group(s, log)
        if party:
            s.seal(OWN if s.round > 1 else STARTERS, party)


def own_hand(s: Salon, seat: i64, log: Log) -> bool:
    """What is taken without a choice; whether something is left to choose."""
    hand, unused = s.hands[seat], s.unused[seat]
    if len(unused) < HAND:
        hand += unused
        unused.clear()
        unused += s.used[seat]  # R6.3
        s.used[seat].clear()
        log.all("recycled", seat, len(hand), len(unused))
    if len(hand) + len(unused) > HAND:
        return True
    hand += unused
    unused.clear()
    log.all("hand-plain", seat)
    return False


def next_group(s: Salon, log: Log) -> None:
    """R13.4: the top group is the Mentor's hand, unseen and in its order."""
    n = s.house.groups[s.round - 1]
    hand = s.hands[s.house.mentor]
    hand += s.groups[len(s.groups) - n :]
    s.groups = s.groups[: len(s.groups) - n]
    log.all("mentor-group", n)


def still_to_choose(s: Salon, seat: i64) -> i64:
    """R6.2: own cards for the hand."""
    return HAND - len(s.hands[seat]) - len(s.notes[seat])


class Hand(Choosing):
    """Four cards of the unused pile, one by one."""

    verb = ids.TAKE

    def more(self, s: Salon, seat: i64) -> bool:
        return still_to_choose(s, seat) > 0

    def legal(self, s: Salon, seat: i64) -> list[int]:
        chosen = s.notes[seat]
        moves = sorted([ids.TAKE + FACES[card] for card in s.unused[seat]])
        return [move for move in moves if move not in chosen]

    def reveal(self, s: Salon, notes: list[list[int]], log: Log) -> None:
        for seat in range(s.seats):
            for move in notes[seat]:
                s.move(staff_of(move - ids.TAKE, seat), s.unused[seat], s.hands[seat], 1 << seat)
            if notes[seat]:
                s.hands[seat].sort()
                self.chosen(s, seat, len(notes[seat]), log)
        s.go_on(log)

    def chosen(self, s: Salon, seat: i64, n: i64, log: Log) -> None:
        log.all("chose-hand", seat, n)


@final
class OwnHand(Hand):
    """R6.2, choose_hand."""

    key = "hand"
    rule = "R6.2"
    absent = "R6.2:not-there"


@final
class Starters(Hand):
    """R15.3, choose_starting4: the two others leave the game face down."""

    key = "starters"
    rule = "R15.3"
    absent = "R15.3:not-there"

    def chosen(self, s: Salon, seat: i64, n: i64, log: Log) -> None:
        s.removed[seat] += s.unused[seat]
        s.unused[seat].clear()
        log.all("chose-starters", seat, n)


@final
class NewStaff(Step[Salon]):
    """Step 2, R6.5: tray A for the first player, tray B for the player to the right; or R16."""

    def run(self, s: Salon, a: i64, b: i64, c: i64, log: Log) -> None:
        if not s.house.trays:
            deal_staff(s, log)
            return
        n = s.house.players
        s.trays = [[], []]
        for tray in s.trays:
            for i in range(n + LEFT):
                s.draw(s.deck, tray, NOBODY)
        tell(s, log, "trays", s.first, n + LEFT)
        s.then(OPEN_RECRUITS)
        for k in range(n - 1, -1, -1):
            s.then(DRAFT_STEP, k)


def deal_staff(s: Salon, log: Log) -> None:
    """R16.1: a card each, two to recruit, and the same again."""
    for half in range(2):
        for i in range(s.house.players):
            p = (s.first + i) % s.house.players
            if p == s.house.mentor:
                s.draw(s.deck, s.unused[p], NOBODY)
                log.all("mentor-dealt")
            else:
                card = s.draw(s.deck, s.hands[p], 1 << p)
                log.tell(1 << p, "dealt", p, FACES[card])
        for i in range(LEFT):
            card = s.draw(s.deck, s.recruits, EVERYONE)
            log.all("recruit-up", FACES[card])


@final
class DraftStep(Step[Salon]):
    """R6.7: at step k tray A is at the k-th player, tray B at the k-th from the other end."""

    def run(self, s: Salon, a: i64, b: i64, c: i64, log: Log) -> None:
        n = s.house.players
        at_a = (s.first + a) % n
        at_b = (s.first + n - 1 - a) % n
        if at_a == at_b and at_a != s.house.mentor:
            s.then(HAND_TRAYS, EMPTY, at_b)  # Q5: A first, then B, never both at once
            s.then(HAND_TRAYS, at_a, EMPTY)
        else:
            s.then(HAND_TRAYS, at_a, at_b)


@final
class HandTrays(Step[Salon]):
    """R6.6: the holders look at their trays; the Mentor takes one unseen (R13.5)."""

    def run(self, s: Salon, a: i64, b: i64, c: i64, log: Log) -> None:
        s.holder_a = self.look(s, a, 0, log)
        s.holder_b = self.look(s, b, 1, log)
        party: i64 = 0
        if s.holder_a != EMPTY:
            party |= 1 << s.holder_a
        if s.holder_b != EMPTY:
            party |= 1 << s.holder_b
        if party:
            s.seal(FROM_TRAY, party)

    def look(self, s: Salon, p: i64, tray: i64, log: Log) -> i64:
        """Who has to choose from a tray: a person, or nobody."""
        if p == EMPTY:
            return EMPTY
        cards = s.trays[tray]
        if p == s.house.mentor:
            s.move(cards[s.rng.below(len(cards))], cards, s.unused[p], NOBODY)
            log.all("mentor-drafted", tray)
            return EMPTY
        for card in cards:
            s.show(card, 1 << p)
            log.whisper(1 << p, "on-tray", FACES[card], tray)
        return p


@final
class FromTray(Choosing):
    """R6.6, draft_a and draft_b: one card of the tray in front of the seat."""

    key = "draft"
    rule = "R6.6"
    verb = ids.DRAFT
    absent = "R6.6:not-there"

    def legal(self, s: Salon, seat: i64) -> list[int]:
        tray = s.trays[0 if seat == s.holder_a else 1]
        return sorted([ids.DRAFT + FACES[card] for card in tray])

    def reveal(self, s: Salon, notes: list[list[int]], log: Log) -> None:
        for seat in range(s.seats):
            if notes[seat]:
                kind = notes[seat][0] - ids.DRAFT
                tray: i64 = 0 if seat == s.holder_a else 1
                s.move(staff_of(kind, seat), s.trays[tray], s.hands[seat], 1 << seat)
                log.tell(1 << seat, "drafted", seat, kind, tray)
        s.holder_a = EMPTY
        s.holder_b = EMPTY
        s.go_on(log)


@final
class OpenRecruits(Step[Salon]):
    """R6.8: what is left on tray A, then on tray B, in dealing order."""

    def run(self, s: Salon, a: i64, b: i64, c: i64, log: Log) -> None:
        for tray in s.trays:
            for card in tray:
                s.recruits.append(card)
                s.show(card, EVERYONE)
                log.all("recruit-up", FACES[card])
        s.trays = []


@final
class RemoveOne(Step[Salon]):
    """Step 3, R6.9. R13.5: the Mentor removes nothing."""

    def run(self, s: Salon, a: i64, b: i64, c: i64, log: Log) -> None:
        s.seal(REMOVAL, (1 << s.seats) - 1)


@final
class Removal(Choosing):
    """R6.9, remove_card: any of the six, face down (Q56)."""

    key = "remove"
    rule = "R6.9"
    verb = ids.REMOVE
    absent = "R6.9:not-there"

    def legal(self, s: Salon, seat: i64) -> list[int]:
        return sorted([ids.REMOVE + FACES[card] for card in s.hands[seat]])

    def reveal(self, s: Salon, notes: list[list[int]], log: Log) -> None:
        for seat in range(s.seats):
            kind = notes[seat][0] - ids.REMOVE
            card = staff_of(kind, seat)
            s.move(card, s.hands[seat], s.removed[seat], 1 << seat)
            log.tell(1 << seat, "removed", seat, kind)
        s.go_on(log)


OWN_STAFF: Final = OwnStaff()
NEW_STAFF: Final = NewStaff()
DRAFT_STEP: Final = DraftStep()
HAND_TRAYS: Final = HandTrays()
OPEN_RECRUITS: Final = OpenRecruits()
REMOVE_ONE: Final = RemoveOne()
OWN: Final = OwnHand()
STARTERS: Final = Starters()
FROM_TRAY: Final = FromTray()
REMOVAL: Final = Removal()
