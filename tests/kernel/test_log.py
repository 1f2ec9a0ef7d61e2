"""Events and their audiences."""

from __future__ import annotations

from tablee.kernel import EVERYONE, NOBODY, REFEREE, SILENT, SPECTATOR, Event, Log, read_by


def keys(log: Log, seat: int) -> list[str]:
    return [event.key for event in read_by(log.events, seat)]


def test_all_is_for_everybody() -> None:
    log = Log()
    log.all("served", 1, 4)
    for seat in (0, 1, 29, SPECTATOR, REFEREE):
        assert read_by(log.events, seat) == [Event("served", (1, 4, 0, 0), EVERYONE)]


def test_a_secret_goes_to_its_readers_and_a_covered_event_to_the_others() -> None:
    log = Log()
    log.tell(0b101, "drew", 2, 41, 7)
    assert keys(log, 0) == keys(log, 2) == ["drew"]
    assert keys(log, 1) == keys(log, SPECTATOR) == ["drew-hidden"]
    assert read_by(log.events, 0)[0].args == (2, 41, 7, 0)
    assert 41 not in read_by(log.events, 1)[0].args


def test_the_referee_reads_the_open_form_alone() -> None:
    log = Log()
    log.tell(NOBODY, "drew", 0, 41)
    assert keys(log, REFEREE) == ["drew"]
    assert keys(log, 0) == ["drew-hidden"]


def test_a_secret_told_to_all_has_no_covered_form_for_anyone() -> None:
    log = Log()
    log.tell(EVERYONE, "drew", 0, 41)
    for seat in (0, 29, SPECTATOR):
        assert keys(log, seat) == ["drew"]


def test_a_whisper_reaches_its_readers_and_nobody_else() -> None:
    log = Log()
    log.whisper(0b010, "got", 1, 3, 5)
    assert read_by(log.events, 1) == [Event("got", (1, 3, 5), 0b010)]
    assert keys(log, 0) == keys(log, SPECTATOR) == []
    assert keys(log, REFEREE) == ["got"]


def test_a_whisper_is_heard_by_its_readers_alone() -> None:
    log = Log()
    log.whisper(0b10, "learnt", 1, 41)
    assert read_by(log.events, 1) == [Event("learnt", (1, 41, 0), 0b10)]
    assert keys(log, 0) == keys(log, SPECTATOR) == []
    assert keys(log, REFEREE) == ["learnt"]


def test_arguments_that_are_not_given_are_0() -> None:
    log = Log()
    log.all("a")
    log.tell(0b1, "b", 3, 4)
    log.whisper(0b1, "c")
    assert [event.args for event in log.events] == [
        (0, 0, 0, 0),
        (3, 4, 0, 0),
        (3, 0, 0),
        (0, 0, 0),
    ]


def test_masks_mean_the_same_in_every_build() -> None:
    """Bits 0 to 29 are seats; those of spectator and referee still fit a shift of 32 bits."""
    assert (NOBODY, EVERYONE, SPECTATOR, REFEREE) == (0, -1, 30, 31)


def test_the_silent_log_collects_nothing() -> None:
    SILENT.all("served", 1)
    SILENT.tell(1, "drew", 0, 3)
    SILENT.whisper(1, "learnt", 3)
    SILENT.whisper(1, "got", 0, 3)
    assert SILENT.events == []


def test_events_are_values() -> None:
    one, same, other = Event("a", (1,), 3), Event("a", (1,), 3), Event("a", (1,), 2)
    assert one == same
    assert hash(one) == hash(same)
    assert one != other
    assert one != "a"
    for unequal in (Event("b", (1,), 3), Event("a", (2,), 3), Event("a", (1,), 4)):
        assert one != unequal
        assert unequal != one
    assert repr(one) == "Event('a', (1,), 3)"
