"""Secret chains: several sealed choices in a row, notes nobody else reads, discreet phases."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.kernel import (
    EVERYONE,
    Log,
    Match,
    Rng,
    Sealed,
    State,
    Turn,
    Zone,
    actors,
    determinize,
    expire,
    legal,
    play,
    view,
)
from tests.kernel.bistro import load_bistro


class Table(State):
    """Nothing but who has written what."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, Rng.seeded("chains"), [], [])
        self.revealed: list[list[int]] = []

    def clone(self) -> Table:
        twin = Table(self.seats)
        twin.rng = self.rng.clone()
        twin.revealed = [sheet[:] for sheet in self.revealed]
        self.copy_frame(twin)
        return twin

    def zones(self) -> list[Zone]:
        return []

    def facts(self, viewer: i64) -> dict[str, object]:
        return {}


class Pairs(Sealed[Table]):
    """Two different numbers each."""

    key = "pairs"
    rule = "K3"

    def legal(self, s: Table, seat: i64) -> list[int]:
        return [move for move in range(3) if move not in s.notes[seat]]

    def more(self, s: Table, seat: i64) -> bool:
        return len(s.notes[seat]) < 2

    def fallback(self, s: Table, seat: i64) -> int:
        return self.legal(s, seat)[0]

    def seconds(self, s: Table) -> int:
        return 9

    def reveal(self, s: Table, notes: list[list[int]], log: Log) -> None:
        s.revealed = notes
        s.finish([0] * s.seats)


class Whispered(Pairs):
    discreet = True


class Scribble(Turn[Table]):
    """One seat writes on its sheet."""

    key = "scribble"

    def legal(self, s: Table, seat: i64) -> list[int]:
        return [0, 1]

    def apply(self, s: Table, seat: i64, move: i64, log: Log) -> None:
        s.notes[seat].append(move)


PAIRS = Pairs()
WHISPERED = Whispered()
SCRIBBLE = Scribble()


def pairs(phase: Pairs = PAIRS) -> Table:
    s = Table(3)
    s.seal(phase, 0b111)
    return s


def test_a_seat_acts_until_its_chain_is_complete() -> None:
    s = pairs()
    log = Log()
    play(s, 1, 2, log)
    assert actors(s) == [0, 1, 2]
    assert legal(s, 1) == [0, 1]
    assert not log.events
    play(s, 1, 0, log)
    assert actors(s) == [0, 2]
    assert [(event.key, event.args[0]) for event in log.events] == [("sealed", 1)]


def test_all_chains_are_revealed_together_in_order() -> None:
    s = pairs()
    for seat, move in ((1, 2), (0, 1), (1, 0), (2, 0), (0, 0), (2, 1)):
        assert not s.revealed
        play(s, seat, move)
    assert s.revealed == [[1, 0], [2, 0], [0, 1]]
    assert not s.notes


def test_only_the_missing_choices_fall_to_the_clock() -> None:
    s = pairs()
    play(s, 0, 2)
    play(s, 2, 1)
    play(s, 2, 2)
    expire(s)
    assert s.revealed == [[2, 0], [0, 1], [1, 2]]


def test_only_the_writer_reads_their_notes() -> None:
    s = pairs()
    play(s, 1, 2)
    assert view(s, 1).notes == [2]
    assert view(s, 0).notes == []


def test_other_worlds_ask_the_others_again_and_keep_ones_own_notes() -> None:
    s = pairs()
    for seat, move in ((0, 1), (1, 2), (1, 0)):
        play(s, seat, move)
    twin = determinize(s, 0, Rng.seeded("other"))
    assert twin.notes == [[1], [], []]
    assert actors(twin) == [0, 1, 2]
    mine = determinize(s, 1, Rng.seeded("other"))
    assert mine.notes == [[], [2, 0], []]
    assert actors(mine) == [0, 2]


def test_a_clone_writes_on_sheets_of_its_own() -> None:
    s = pairs()
    twin = s.clone()
    play(twin, 0, 1)
    assert s.notes == [[], [], []]


def test_notes_wait_below_a_pushed_phase() -> None:
    s = Table(2)
    s.take_notes()
    s.turn(SCRIBBLE, 0)
    play(s, 0, 1)
    s.push()
    assert not s.notes
    s.seal(PAIRS, 0b11)
    play(s, 1, 0)
    assert determinize(s, 1, Rng.seeded("x")).below is not None
    s.notes = []
    s.done(Log())
    assert s.notes == [[1], []]


def test_a_discreet_phase_tells_a_seat_only_about_itself() -> None:
    s = pairs(WHISPERED)
    log = Log()
    assert view(s, 1).acting == [1]
    play(s, 1, 0, log)
    play(s, 1, 1, log)
    assert view(s, 1).acting == []
    assert view(s, 30).acting == []
    assert not [event for event in log.events if event.seen == EVERYONE]


def test_an_undo_is_answered_without_telling_what_others_noted() -> None:
    match = Match(load_bistro(), 3, state=pairs())
    match.play(0, 0)
    assert match.why_no_undo(0) is None
    match.play(1, 1)
    assert match.why_no_undo(0) is None, "seat 1 wrote in secret"
    match.undo(0)
    assert [(entry.seat, match.view(entry.seat).notes) for entry in match.entries] == [(1, [1])]
    assert match.view(0).notes == []
    match.play(0, 2)
    match.play(0, 0)  # complete, which is told
    assert match.why_no_undo(1) is not None
