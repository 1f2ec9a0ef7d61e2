"""R5.4, R7.71, R9.1 to R9.5: all cards in a row; when one may be played, on whom, how it works."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rivals.rules import ids, moves as m
from tablee.games.rivals.rules.aiming import Card
from tablee.games.rivals.rules.cards import aimed, own
from tablee.games.rivals.rules.questions import interrupt
from tablee.games.rivals.rules.town import Town
from tablee.kernel import Lanes, Log, Turn

CARDS: Final[list[Card]] = [
    own.Plain(ids.CLAM_VOYANCE),
    aimed.RaidersOfTheLostPork(ids.RAIDERS),
    aimed.Robbery(ids.ROBBERY),
    own.Plain(ids.FIVE_STAR),
    aimed.AlienAttack(ids.ALIEN_ATTACK),
    aimed.Contamination(ids.CONTAMINATION),
    own.Discount(ids.DISCOUNT),
    aimed.Robbery(ids.INSPECTOR),
    aimed.FoodRecall(ids.RECALL),
    own.FridgeRaid(ids.FRIDGE_RAID),
    own.Plain(ids.GO_VEGAN),
    aimed.ItsJustBusiness(ids.BUSINESS),
    own.Jackpot(ids.JACKPOT),
    aimed.Monopoly(ids.MONOPOLY),
    aimed.NegativeCritic(ids.CRITIC),
    aimed.NinjaAttack(ids.NINJA),
    own.RatInfestation(ids.RAT_CARD),
    aimed.RoadBlock(ids.ROAD_BLOCK),
    own.ShoppingSpree(ids.SHOPPING_SPREE),
    own.SpecialOrder(ids.SPECIAL_ORDER),
    aimed.Robbery(ids.TAXES),
    aimed.FakeSale(ids.FAKE_SALE),
    own.SOUS_CHEF,
    own.OneWorld(ids.ONE_WORLD),
    own.DinnerAndAShow(ids.DINNER),
    own.FarmersMarket(ids.FARMERS),
    aimed.SurveillanceCamera(ids.CAMERA),
]


def card_moves(s: Town, seat: i64, window: i64) -> list[int]:
    """R9.4: the cards a seat may play in this window."""
    one, windows = s.restaurants[seat], s.box.windows
    if one.card_used or not one.hand:
        return []
    return [
        m.PLAY + kind
        for kind in one.hand_kinds()
        if windows[kind] & window and CARDS[kind].useful(s, seat)
    ]


def why_not_play(s: Town, seat: i64, kind: i64, window: i64) -> str:
    one = s.restaurants[seat]
    if one.holds(kind) == ids.NONE:
        return "R9.1:not-in-hand"
    if not s.box.windows[kind] & window:
        return "R9.4:not-now"
    return "R9.2:one-a-day" if one.card_used else "R9.4:no-effect"


def play_card(s: Town, seat: i64, kind: i64, log: Log) -> None:
    """R9.5: in a frame of its own it goes face up; targets are chosen, answer, then it works."""
    interrupt(s, seat, kind, ids.NONE)
    s.restaurants[seat].card_used = True
    CARDS[kind].leave_hand(s, seat)
    log.all("played", seat, ids.CARD_FACE + kind)
    CARDS[kind].begin(s, seat, log)


def open_window(s: Town, window: i64, log: Log) -> None:
    s.window = window
    s.open_lanes(WINDOW, s.everybody(), PLAYING)
    if not s.plan.clock:
        s.seat = (s.day - 2) % s.seats
        WINDOW.resume(s, log)


class Playing(Turn[Town]):
    """D7: one card, or pass, until somebody plays a card."""

    key = "window"
    rule = "R5.4"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [m.PASS, *card_moves(s, seat, s.window)]

    def explain(self, s: Town, seat: i64, move: i64) -> str:
        if m.PLAY <= move < m.PLAY + m.CARDS:
            return why_not_play(s, seat, move - m.PLAY, s.window)
        return "R6.11" if s.window != ids.SPREE_WINDOW else "R7.71"

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        if move == m.PASS:
            s.lanes[seat].pop()
            return
        for other in range(s.seats):
            s.lanes[other] = [PLAYING]
        play_card(s, seat, move - m.PLAY, log)


class Window(Lanes[Town]):
    """Open until all have passed. At a clock table everybody is asked at once, whatever they hold;
    at a serial one a single seat is awake, in day order."""

    key = "window"
    rule = "R5.4"

    def seconds(self, s: Town) -> int:
        return s.box.seconds["nested_choice"] if s.plan.clock else 0

    def resume(self, s: Town, log: Log) -> None:
        """Q69: whoever holds a card and has played none today is asked: nothing is betrayed."""
        if s.plan.clock:
            super().resume(s, log)
            return
        for seat in [*s.to_the_left(s.seat), s.seat]:
            if s.lanes[seat]:
                one = s.restaurants[seat]
                if one.hand and not one.card_used:
                    s.seat = seat
                    s.acting = 1 << seat
                    return
                s.lanes[seat] = []
        self.expire(s, log)

    def close(self, s: Town, log: Log) -> None:
        s.window = 0
        s.go_on(log)


PLAYING: Final = Playing()
WINDOW: Final = Window()
