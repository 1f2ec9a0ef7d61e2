"""Pending steps: what is to happen after a decision, in the order of the rulebook."""

from __future__ import annotations

from tablee.kernel import ONE_BACK, Log, Rng, State, Step, Turn, Zone
from tablee.kernel.engine import play

TOLD: list[tuple[int, ...]] = []


class Room(State):
    def __init__(self, seats: int = 3) -> None:
        super().__init__(seats, Rng.seeded("room"), [], ONE_BACK)

    def clone(self) -> Room:
        twin = Room(self.seats)
        self.copy_frame(twin)
        return twin

    def zones(self) -> list[Zone]:
        return []

    def facts(self, viewer: int) -> dict[str, object]:
        return {}


class Tell(Step[Room]):
    def run(self, s: Room, a: int, b: int, c: int, log: Log) -> None:
        TOLD.append((a, b, c))


class AskSeat(Step[Room]):
    def run(self, s: Room, a: int, b: int, c: int, log: Log) -> None:
        s.turn(NOD, a)


class Aside(Step[Room]):
    """A frame of its own over the present one: `a` is asked, then something is told."""

    def run(self, s: Room, a: int, b: int, c: int, log: Log) -> None:
        s.push()
        s.then(TELL, 90 + a)
        s.turn(NOD, a)


class Nod(Turn[Room]):
    key = "nod"
    rule = "N1"

    def legal(self, s: Room, seat: int) -> list[int]:
        return [0]

    def apply(self, s: Room, seat: int, move: int, log: Log) -> None:
        TOLD.append((seat,))
        s.go_on(log)

    def resume(self, s: Room, log: Log) -> None:
        TOLD.append((-1,))


TELL = Tell()
ASK = AskSeat()
ASIDE = Aside()
NOD = Nod()


def told_by(s: Room) -> list[tuple[int, ...]]:
    TOLD.clear()
    s.go_on(Log())
    return TOLD[:]


def test_the_last_one_added_happens_first() -> None:
    s = Room()
    s.then(TELL, 1)
    s.then(TELL, 2, 3, 4)
    assert told_by(s) == [(2, 3, 4), (1, 0, 0)]
    assert not s.acting


def test_steps_wait_for_whoever_has_to_decide() -> None:
    s = Room()
    s.then(TELL, 3)
    s.then(ASK, 2)
    s.then(TELL, 1)
    assert told_by(s) == [(1, 0, 0)]
    assert (s.acting, s.seat) == (0b100, 2)
    play(s, 2, 0)
    assert TOLD == [(1, 0, 0), (2,), (3, 0, 0)]


def test_steps_belong_to_their_frame() -> None:
    s = Room()
    s.turn(NOD, 1)
    s.then(TELL, 5)
    TOLD.clear()
    ASIDE.run(s, 0, 0, 0, Log())
    play(s, 0, 0)  # ends the frame above: the one below is taken up, its own steps still pending
    assert TOLD == [(0,), (90, 0, 0), (-1,)]
    assert (s.acting, s.seat) == (0b010, 1)
    play(s, 1, 0)
    assert TOLD[3:] == [(1,), (5, 0, 0)]


def test_a_clone_goes_its_own_way() -> None:
    s = Room()
    s.then(TELL, 2)
    s.then(ASK, 0)
    s.go_on(Log())
    twin = s.clone()
    twin.then(TELL, 7)
    TOLD.clear()
    play(twin, 0, 0)
    assert TOLD == [(0,), (7, 0, 0), (2, 0, 0)]
    TOLD.clear()
    play(s, 0, 0)
    assert TOLD == [(0,), (2, 0, 0)]


def test_the_end_of_the_game_forgets_what_was_pending() -> None:
    s = Room()
    s.then(TELL, 1)
    s.finish([0, 0, 0])
    assert told_by(s) == []
