"""Each check can fail: a canteen with one thing wrong, the check that must find it, and how."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tablee.kernel import (
    EVERYONE,
    Catalogue,
    Event,
    Log,
    Sealed,
    Zone,
)
from tablee.testing import CHECKS, run_check
from tests.testing.canteen.game import CanteenGame, canteen
from tests.testing.canteen.rules import (
    DRAW,
    FACES,
    RING,
    STIR,
    WISH,
    Answer,
    Book,
    Canteen,
    Drop,
    Market,
    Service,
    Stall,
    Wishing,
)
from tests.testing.test_wrong_files import FILE_BUGS, found_in

BUGS: list[Any] = []


def planted(check: str, message: str) -> Callable[[type[Any]], type[Any]]:
    """This canteen breaks that promise, and the check says so in these words."""

    def plant(kind: type[Any]) -> type[Any]:
        game = kind if issubclass(kind, CanteenGame) else game_with(kind)
        BUGS.append(pytest.param(game, check, message, id=f"{check}-{kind.__name__}"))
        return kind

    return plant


def game_with(part: type[Any]) -> type[CanteenGame]:
    """A canteen whose state, or one of whose phases, is the broken one."""
    if issubclass(part, Canteen):
        return type(part.__name__ + "Game", (CanteenGame,), {"kind": part})
    places: dict[type, str] = {
        Service: "service",
        Market: "market",
        Stall: "stall",
        Drop: "drop",
        Answer: "answer",
        Wishing: "wishing",
    }
    place = places[part.__mro__[1]]

    class BrokenBook(Book):
        def __init__(self) -> None:
            super().__init__()
            setattr(self, place, part())

    return type(part.__name__ + "Game", (CanteenGame,), {"book": BrokenBook})


@pytest.mark.parametrize("check", CHECKS)
def test_the_canteen_itself_is_sound(check: str) -> None:
    result = run_check(canteen(), check)
    if result.failure is not None:
        raise result.failure
    assert result.positions


# --- copies and looks -----------------------------------------------------------------------------


@planted("clones", "hands[0]")
class SharesAList(Canteen):
    def clone(self) -> Canteen:
        twin = super().clone()
        twin.hands = self.hands
        return twin


@planted("clones", "clone does not copy everything: stirs[0] was 1, is 0")
class ForgetsAField(Canteen):
    def clone(self) -> Canteen:
        twin = super().clone()
        twin.stirs = [0] * self.seats
        return twin


@planted("looking", "facts['points'] in the view of seat 1 is the state's own list")
class HandsOutItself(Canteen):
    def facts(self, viewer: int) -> dict[str, object]:
        return {"points": self.points}


@planted("looking", "looking at a state changes it: rounds")
class CountsLooks(Canteen):
    def facts(self, viewer: int) -> dict[str, object]:
        self.rounds += viewer == 0
        return {}


# --- cards and the end ----------------------------------------------------------------------------


@planted("cards", "lies in no zone")
class LosesACard(Drop):
    def apply(self, s: Canteen, seat: int, move: int, log: Log) -> None:
        super().apply(s, seat, move, log)
        s.trash.pop()


@planted("cards", "lies in hand_1 and in table")
class ServesAndKeeps(Service):
    def reveal(self, s: Canteen, notes: list[list[int]], log: Log) -> None:
        super().reveal(s, notes, log)
        s.hands[0].append(s.table[-s.seats])


@planted("termination", "not over after 5000 entries")
class NeverCloses(Market):
    def close(self, s: Canteen, log: Log) -> None:
        s.stirs = [0] * s.seats
        s.open_lanes(s.book.market, 3, s.book.stall)


@planted("termination", "is asked but has no legal move")
class MayNotLeave(Stall):
    def legal(self, s: Canteen, seat: int) -> list[int]:
        return [STIR] if s.stirs[seat] < 2 else []


@planted("termination", "over with 1 scores")
class ScoresOnlyTheFirst(Wishing):
    def reveal(self, s: Canteen, notes: list[list[int]], log: Log) -> None:
        super().reveal(s, notes, log)
        s.scores = s.scores[:1]


# --- replay, undo, time ---------------------------------------------------------------------------


@planted("replay", "replayed,")
class PlaysDice(Stall):
    def apply(self, s: Canteen, seat: int, move: int, log: Log) -> None:
        super().apply(s, seat, move, log)
        s.points[seat] += random.randrange(10**9)


@planted("undo", "although it revealed")
class ShowsWithoutSaying(Stall):
    """Everybody is told the top spice, but nobody is marked as knowing it."""

    def apply(self, s: Canteen, seat: int, move: int, log: Log) -> None:
        super().apply(s, seat, move, log)
        if move == STIR:
            log.all("spice", FACES[s.rack[-1]])


@planted("clock", "is not legal")
class WishesTwice(Wishing):
    def seconds(self, s: Canteen) -> int:
        return 20

    def fallback(self, s: Canteen, seat: int) -> int:
        return WISH


@planted("clock", "stays open")
class IgnoresTheBell(Market):
    def expire(self, s: Canteen, log: Log) -> None:
        if not any(s.lanes):
            super().expire(s, log)


@planted("clock", "rang, but it runs on")
class CannotBeSilenced(Market):
    def alarms(self, s: Canteen) -> dict[str, int]:
        return {"kettle": 5}

    def ring(self, s: Canteen, alarm: str, log: Log) -> None:
        log.all("rang", 0)


@planted("clock", "'kettle-2' is none of the alarms that the game declares")
class RenamesItsAlarm(Market):
    def alarms(self, s: Canteen) -> dict[str, int]:
        return {} if s.rung else {"kettle-2": 5}

    def ring(self, s: Canteen, alarm: str, log: Log) -> None:
        s.rung = True


@planted("redeals", "alarms")
class TicksForASpice(Market):
    """How long the kettle boils depends on what lies covered on the rack."""

    def alarms(self, s: Canteen) -> dict[str, int]:
        return {} if s.rung else {"kettle": 5 + FACES[s.rack[-1]]}

    def ring(self, s: Canteen, alarm: str, log: Log) -> None:
        s.rung = True


# --- refusals -------------------------------------------------------------------------------------


@planted("refusals", "is refused with 'C9.9', which is no rule")
class CitesNothing(Answer):
    rule = "C9.9"


@planted("refusals", "changes the state: stirs")
class PunishesMistakes(Service):
    def explain(self, s: Canteen, seat: int, move: int) -> str:
        s.stirs[seat] = 2
        return self.rule


# --- secrets --------------------------------------------------------------------------------------


@planted("redeals", "can tell a re-deal by view.facts.next")
class ShowsTheTopCard(Canteen):
    def facts(self, viewer: int) -> dict[str, object]:
        return {"next": FACES[self.pile[-1]] if self.pile else None}


@planted("redeals", "can tell a re-deal by view.facts.hands")
class ShowsHands(Canteen):
    def facts(self, viewer: int) -> dict[str, object]:
        return {"hands": [sorted(FACES[card] for card in hand) for hand in self.hands]}


@planted("redeals", "can tell a re-deal by legal")
class KnowsWhatCannotBeWon(Stall):
    def legal(self, s: Canteen, seat: int) -> list[int]:
        moves = super().legal(s, seat)
        return moves[1:] if moves[0] == DRAW and FACES[s.pile[-1]] == 0 else moves


@planted("redeals", "can tell a re-deal by why_not")
class SaysTooMuch(Service):
    def explain(self, s: Canteen, seat: int, move: int) -> str:
        elsewhere = any(FACES[card] == move for card in s.hands[1 - seat])
        return "C1.1:not-in-hand" if elsewhere else "C1.1"


@planted("worlds", "cannot know all cards with the back 'spice', but no re-deal moves them")
class HidesItsRack(Canteen):
    def zones(self) -> list[Zone]:
        return [*super().zones()[:-1], Zone("rack", self.rack[:])]


@planted("worlds", "after a re-deal for seat 1, card")
class HidesItsPile(Canteen):
    def zones(self) -> list[Zone]:
        return [Zone("pile", self.pile[:]), *super().zones()[1:]]


@planted("own-moves", "reads other events in another world")
class HintsAtTheRack(Stall):
    def apply(self, s: Canteen, seat: int, move: int, log: Log) -> None:
        super().apply(s, seat, move, log)
        if move == STIR:
            log.all("answered", seat, FACES[s.rack[-1]] - 4)


@planted("own-moves", "can tell two worlds by view.facts.points")
class RewardsLuck(Stall):
    def apply(self, s: Canteen, seat: int, move: int, log: Log) -> None:
        super().apply(s, seat, move, log)
        if move == STIR and FACES[s.rack[-1]] == 4:
            s.points[seat] += 1


@planted("sealed", "the order in which sealed choices are made matters")
class RewardsTheFirst(Service):
    def apply(self, s: Canteen, seat: int, move: int, log: Log) -> None:
        if not any(s.notes):
            s.points[seat] += 1
        Sealed.apply(self, s, seat, move, log)


@planted("sealed", "can tell the sealed choice of seat")
class AnnouncesChoices(Service):
    def apply(self, s: Canteen, seat: int, move: int, log: Log) -> None:
        log.all("stirred", seat, move)
        Sealed.apply(self, s, seat, move, log)


@planted("sealed", "can tell the sealed choice of seat")
class ShowsWishes(Canteen):
    def facts(self, viewer: int) -> dict[str, object]:
        return {"notes": [notes[:] for notes in self.notes]}


# --- news ----------------------------------------------------------------------------------------


@planted("news", "has read the same events in two lines of play, but can tell them by zones.hand_")
class DrawsWithoutAWord(Stall):
    def apply(self, s: Canteen, seat: int, move: int, log: Log) -> None:
        if move == DRAW:
            s.draw(s.pile, s.hands[seat], 1 << seat)
            log.all("drew-hidden", seat)
            s.lanes[seat].append(s.book.drop)
        else:
            super().apply(s, seat, move, log)


@planted("silence", "without a word tells")
class ShowsWhoMayChoose(Stall):
    """Who holds a certain dish leaves at once, without a word: to see that tells what they hold."""

    def apply(self, s: Canteen, seat: int, move: int, log: Log) -> None:
        if move == DRAW and s.hands[seat] and FACES[s.hands[seat][0]] % 2:
            s.lanes[seat].clear()
        else:
            super().apply(s, seat, move, log)


# --- events ---------------------------------------------------------------------------------------


@planted("events", "the event 'drew' tells")
class TellsEverybody(Stall):
    def apply(self, s: Canteen, seat: int, move: int, log: Log) -> None:
        quiet = Log()
        super().apply(s, seat, move, quiet)
        log.events += [
            Event(event.key, event.args, EVERYONE)
            for event in quiet.events
            if not event.key.endswith("-hidden")
        ]


@planted("events", "the event 'danced' is not declared")
class SaysWhatNobodyDeclared(Answer):
    def apply(self, s: Canteen, seat: int, move: int, log: Log) -> None:
        log.all("danced", seat)
        s.done(log)


@planted("events", "more than the arguments it declares")
class SmugglesAnArgument(Drop):
    def apply(self, s: Canteen, seat: int, move: int, log: Log) -> None:
        super().apply(s, seat, move, log)
        log.all("dropped", seat, 1)


@planted("events", "7 is no seat")
class NamesNobody(Answer):
    def apply(self, s: Canteen, seat: int, move: int, log: Log) -> None:
        log.all("rang", 7)
        s.done(log)


@planted("masks", "seat 2 is marked as knowing a in hand_1, but never saw it")
class MarksTooMany(Canteen):
    def draw(self, pile: list[int], target: list[int], seen: int) -> int:
        return super().draw(pile, target, EVERYONE if self.table else seen)


# --- notation -------------------------------------------------------------------------------------


def with_moves(change: Callable[[Catalogue], object]) -> type[CanteenGame]:
    class OtherMoves(CanteenGame):
        def __init__(self, data: Any) -> None:
            super().__init__(data)
            change(self.catalogue)

    return OtherMoves


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda moves: moves.add("pay", "pay  {n}", n=["1"]), "cannot be read back"),
        (lambda moves: moves.add("shop", "to {what}", what=["draw"]), "have the same form"),
        (lambda moves: moves.add("end", "expire"), "does not survive being written: line"),
    ],
    ids=["blanks", "forms", "clock"],
)
def test_a_move_that_cannot_be_written_is_found(
    change: Callable[[Catalogue], object], message: str
) -> None:
    found_in(canteen(with_moves(change)), "notation", message)


BUGS.append(
    pytest.param(
        with_moves(lambda moves: moves.texts.reverse()), "notation", "reads back as", id="reversed"
    )
)


@pytest.mark.parametrize(("kind", "check", "message"), BUGS)
def test_the_bug_is_found(kind: type[CanteenGame], check: str, message: str) -> None:
    found_in(canteen(kind), check, message)


# --- the rules themselves stop --------------------------------------------------------------------


@pytest.mark.parametrize("check", ["termination", "replay", "redeals"])
def test_a_crash_is_reported_with_the_game_that_shows_it(check: str) -> None:
    class Crashes(Stall):
        def apply(self, s: Canteen, seat: int, move: int, log: Log) -> None:
            if move == RING:
                raise ZeroDivisionError("oven")
            super().apply(s, seat, move, log)

    failure = run_check(canteen(game_with(Crashes)), check).failure
    assert failure is not None
    assert "the rules stop with ZeroDivisionError: oven" in failure.message
    assert failure.record is not None
    assert failure.record.entries[-1].text == "ring"
    assert '[Game "canteen"]' in str(failure)


def test_every_check_has_a_planted_bug() -> None:
    assert {bug.values[1] for bug in BUGS} | {bug[0] for bug in FILE_BUGS} | {
        "bots",
        "motions",
        "scenes",
    } == set(CHECKS)
