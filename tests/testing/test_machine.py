"""The state machine finds bugs by itself and prints the shortest game that shows them."""

from __future__ import annotations

import pytest
from hypothesis import Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from tablee.kernel import Log, Match, Record
from tablee.testing import Broken
from tablee.testing.machine import machine_for
from tests.testing.canteen.game import CanteenGame, canteen
from tests.testing.canteen.rules import Book, Canteen, Drop, Wishing

HARD = settings(
    max_examples=100,
    stateful_step_count=30,
    deadline=None,
    database=None,
    derandomize=True,
    phases=(Phase.generate, Phase.shrink),
)


def broken_by(kind: type[CanteenGame], how: settings = HARD) -> Broken:
    with pytest.raises(Broken) as caught:
        run_state_machine_as_test(machine_for(canteen(kind)), settings=how)
    return caught.value


def test_a_sound_game_passes() -> None:
    run_state_machine_as_test(machine_for(canteen()))


class LosesACard(Drop):
    def apply(self, s: Canteen, seat: int, move: int, log: Log) -> None:
        super().apply(s, seat, move, log)
        s.trash.clear()


class Losing(CanteenGame):
    class book(Book):  # noqa: N801  (a field of the game)
        def __init__(self) -> None:
            super().__init__()
            self.drop = LosesACard()


def test_a_short_game_is_printed_as_a_record_that_replays() -> None:
    broken = broken_by(Losing)
    assert "lies in no zone" in broken.message
    assert broken.record is not None
    words = [entry.text.split()[0] for entry in broken.record.entries]
    assert words[-2:] == ["draw", "drop"]
    assert len(words) <= 8  # of 30: how far hypothesis gets depends on what it was run after
    printed = str(broken).partition("The game that shows it:\n\n")[2]
    assert Record.from_text(printed).entries == broken.record.entries
    assert Match.replay(canteen(Losing), broken.record).entries == broken.record.entries


class Shares(Canteen):
    def clone(self) -> Canteen:
        twin = super().clone()
        twin.stirs = self.stirs
        return twin


class Sharing(CanteenGame):
    kind = Shares


def test_a_shared_list_is_found() -> None:
    assert "stirs" in broken_by(Sharing).message


class Remembers(Canteen):
    def facts(self, viewer: int) -> dict[str, object]:
        return {"bottom": self.rack[0]}


class Leaking(CanteenGame):
    kind = Remembers


def test_a_leak_is_found_before_the_first_move() -> None:
    broken = broken_by(Leaking)
    assert "can tell a re-deal by view.facts.bottom" in broken.message
    assert broken.record is not None
    assert not broken.record.entries


class NoScores(Wishing):
    def reveal(self, s: Canteen, notes: list[list[int]], log: Log) -> None:
        super().reveal(s, notes, log)
        s.scores = []


class Unscored(CanteenGame):
    class book(Book):  # noqa: N801  (a field of the game)
        def __init__(self) -> None:
            super().__init__()
            self.wishing = NoScores()


def test_the_end_is_reached_and_looked_at() -> None:
    as_found = settings(HARD, phases=(Phase.generate,))
    assert "over with 0 scores" in broken_by(Unscored, as_found).message
