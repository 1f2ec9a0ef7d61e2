"""A match out of its record: what is carried over, and complaints to the letter."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

import pytest

from tablee.kernel import CLOCK, BadInput, BadRecord, Entry, Log, Match, Refused, Rng, Turn
from tablee.kernel.match import check_version
from tests.kernel.bistro import DAWDLE, TIPPING, Bistro, BistroGame, load_bistro
from tests.kernel.test_match import GAME, finished, new, play_on, tipping


def complaint(record_of: BistroGame, **changes: object) -> str:
    with pytest.raises(BadRecord) as caught:
        Match.replay(record_of, replace(finished(), **changes))  # type: ignore[arg-type]
    return str(caught.value)


@pytest.mark.parametrize("seat", range(3))
def test_a_refused_entry_is_named_by_its_number_and_seat(seat: int) -> None:
    record = finished()
    first = next(at for at, entry in enumerate(record.entries) if entry.seat == seat)
    for at in (first, first + 1):
        entries = [*record.entries[:at], Entry(seat, "sing"), *record.entries[at:]]
        assert complaint(GAME, entries=entries) == (
            f"move {at + 1}, 'sing' by seat {seat + 1}, is refused "
            "(K3: That is not a move of this game.)"
        )


def test_a_clock_that_did_not_run_is_seat_0() -> None:
    entries = [Entry(CLOCK, "expire gong")]
    assert complaint(GAME, entries=entries).startswith("move 1, 'expire gong' by seat 0, is")


def test_a_record_must_be_of_this_game_rules_and_data() -> None:
    for other in ("arepas", "rococo"):
        said = complaint(GAME, game=other)
        assert said == f"this is a record of '{other}', not of 'bistro'"
    mine = GAME.data.hash
    assert complaint(GAME, data="sha256-9") == (
        "played with the card data sha256-9, which no release has shipped up to this one "
        f"({mine}); replay it with --data FOLDER, the folder it was played with"
    )
    for rules in (1, 3):
        assert complaint(GAME, rules=rules) == (
            f"played by rules version {rules}; this is version 2: no release is known that has it"
        )


class Releases(BistroGame):
    releases: ClassVar = {1: "0.9", 3: "2.0"}
    kept = (1,)

    @classmethod
    def folder(cls) -> Path:
        return BistroGame.folder()


def test_the_release_that_has_the_rules_is_named() -> None:
    game = Releases.load(GAME.data)
    assert complaint(game, rules=3) == (
        "played by rules version 3; this is version 2: replay it with tablee 2.0"
    )
    with pytest.raises(BadRecord, match=r"^played by rules version 1; .* tablee 0.9$"):
        check_version(game, 1, game.data.hash)
    check_version(game, 2, game.data.hash)


def test_earlier_rules_that_a_game_keeps_are_played_by() -> None:
    game = Releases.load(GAME.data)
    assert (game.version, game.under(2), game.under(3)) == (2, game, game)
    earlier = game.under(1)
    assert (earlier is game, earlier.version, earlier.under(2).version) == (False, 1, 2)
    again = Match.replay(game, replace(finished(), rules=1))
    assert again.record().rules == 1
    assert again.over


def test_a_result_is_compared_where_the_whole_match_is_replayed() -> None:
    record = finished()
    true = record.result
    for false in ("0", "1-1-1", "9-9-9"):
        said = complaint(GAME, result=false)
        assert said == f"the result says {false}, the moves give {true}"
    assert Match.replay(GAME, replace(record, result="")).record().result == true
    part = Match.replay(GAME, replace(record, result="1-1-1"), 3)
    assert len(part.entries) == 3
    assert part.record().result == ""
    assert Match.replay(GAME, record, len(record.entries)).over
    assert Match.replay(GAME, record, 0).entries == []


def test_what_a_record_says_besides_its_moves_is_kept() -> None:
    record = replace(finished(), takebacks=3, names=["Ana", "Bo", "Cleo"])
    again = Match.replay(GAME, record)
    assert (again.takebacks, again.names, again.seed) == (3, ["Ana", "Bo", "Cleo"], record.seed)
    assert again.record() == record
    assert again.branch(2).takebacks == 3
    assert new().record().takebacks == 0


def test_names_must_be_as_many_as_seats() -> None:
    for names in (["Ana"], ["Ana", "Bo", "Cleo"]):
        with pytest.raises(BadInput) as caught:
            Match(GAME, 2, names=names)
        assert str(caught.value) == f"{len(names)} names for 2 seats"


def test_a_match_is_dealt_by_the_seed_1_unless_another_is_given() -> None:
    assert Match(GAME, 2).seed == "1"
    assert Match(GAME, 2).referee() == Match(GAME, 2, seed="1").referee()
    assert repr(Match(GAME, 2)) == "<Match bistro, 2 seats, seed '1': 0 moves>"


# --- what is read -----------------------------------------------------------------------------


def test_every_line_has_the_number_of_its_entry() -> None:
    """Also after entries of which nothing is told, and for those who read less."""
    match = tipping(1)
    for move in ("dawdle", "peek", "dawdle", "roll"):
        match.submit(1, move)
    told = [(2, "peeked"), (4, "rolled")]
    assert [(at, event.key) for at, event in match.read(1)[:2]] == told
    assert [(at, event.key) for at, event in match.read(0)[:2]] == [
        (2, "peeked-hidden"),
        (4, "rolled"),
    ]


class Announced(Releases):
    def setup(self, seats: int, options: Mapping[str, str], rng: Rng, log: Log) -> Bistro:
        log.all("rolled", 0, 4)
        return super().setup(seats, options, rng, log)


def test_what_the_setup_told_has_the_number_0() -> None:
    match = Match(Announced.load(GAME.data), 3, seed="setup")
    match.submit(1, match.legal_texts(1)[0])
    assert [(at, event.key) for at, event in match.read(0)] == [(0, "rolled"), (1, "sealed")]
    match.take_back(1)
    assert [(at, event.key) for at, event in match.lines(2)] == [(0, "rolled")]


class Telling(Turn[Bistro]):
    """Tells of a move all but the first seat, or the first alone."""

    rule = "B2"

    def legal(self, s: Bistro, seat: int) -> list[int]:
        return [0, 1, DAWDLE]

    def apply(self, s: Bistro, seat: int, move: int, log: Log) -> None:
        if move != DAWDLE:
            log.tell(~1 if move else 1, "peeked", seat, 3)
            log.all("rolled", seat, 2)


def test_the_rule_of_an_entry_is_kept_from_all_where_it_is_kept_from_one() -> None:
    s = GAME.new(3, GAME.settle(3, {}), "telling")
    s.turn(Telling(), 1)
    match = Match(load_bistro(), 3, state=s)
    for move in (0, 1, DAWDLE):
        match.play(1, move)
    assert match.cited == ["", "", "", ""]
    other = tipping(1)
    other.submit(1, "roll")
    assert other.cited == ["", "B2"]


# --- taking back ------------------------------------------------------------------------------


def test_take_back_forgets_all_that_came_after() -> None:
    for seat in range(3):
        match, shorter = new(seed="back"), new(seed="back")
        play_on(match, Rng.seeded("forward"))
        line = match.entries[:]
        at = max(at for at, entry in enumerate(line) if entry.seat == seat)
        match.take_back(seat)
        for entry in line[:at]:
            shorter.enter(entry)
        assert match.entries == line[:at]
        assert match.events == shorter.events
        assert match.cited == shorter.cited
        assert match.referee() == shorter.referee()
        assert [match.why_no_undo(one) is None for one in range(3)] == [
            shorter.why_no_undo(one) is None for one in range(3)
        ]
        for entry in line[at:]:
            match.enter(entry)
        assert (match.over, match.takebacks) == (True, 1)
        assert match.entries == line


def test_a_move_that_was_checked_before_a_step_back_is_none() -> None:
    match = new()
    match.submit(0, match.legal_texts(0)[0])
    checked = match.check(1, match.legal_texts(1)[0])
    match.take_back(0)
    with pytest.raises(Refused, match=r"^K1"):
        match.carry_out(checked)
    assert match.entries == []


def test_take_back_reaches_the_first_entry() -> None:
    match = new()
    match.submit(0, match.legal_texts(0)[0])
    match.submit(1, match.legal_texts(1)[0])
    match.take_back(0)
    assert (match.entries, match.cited, match.events) == ([], [""], [])
    assert match.acting == [0, 1, 2]


def test_a_match_that_starts_from_a_position_goes_back_to_it() -> None:
    s = GAME.new(3, GAME.settle(3, {}), "position")
    s.push()
    s.turn(TIPPING, 2)
    match = Match(GAME, 3, state=s)
    start = match.referee()
    match.submit(2, "keep coins")
    assert match.referee() != start
    match.take_back(2)
    assert match.referee() == start
    assert s.acting == 0b100, "the position itself is left alone"
