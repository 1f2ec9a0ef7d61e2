"""What can be undone (K5), and the five nevers."""

from __future__ import annotations

from itertools import permutations

import pytest

from tablee.kernel import CLOCK, EVERYONE, SILENT, SPECTATOR, Entry, Match, Refused
from tablee.kernel.undo import answered_in_secret, crossed
from tests.kernel.bistro import BID, BIDDING, MARKET, STALL, TIPPING, Bistro
from tests.kernel.test_match import GAME, new, tipping


def undone(match: Match, seat: int) -> str:
    """What undo says: "" if it took something back."""
    refusal = match.why_no_undo(seat)
    before = match.entries[:]
    if refusal is None:
        match.undo(seat)
        assert match.entries == before[:-1]
        return ""
    with pytest.raises(Refused, match=refusal.rule):
        match.undo(seat)
    assert match.entries == before
    assert refusal.reasons.keys() == {"en", "fr"}
    return refusal.cited


def test_nothing_to_undo() -> None:
    assert undone(new(), 0) == "K5"


def test_ones_own_last_move_can_be_undone_again_and_again() -> None:
    match = tipping(1)
    start = match.referee()
    for _ in range(3):
        match.submit(1, "dawdle")
    for _ in range(3):
        assert undone(match, 1) == ""
    assert match.referee() == start
    assert match.takebacks == 0


def test_never_across_the_end_of_a_turn() -> None:
    match = tipping(1)
    match.submit(1, "keep coins")
    assert undone(match, 1) == "K5:turn-over"


def test_never_across_the_action_of_somebody_else() -> None:
    match = tipping(1)
    match.submit(1, "dawdle")
    assert undone(match, 0) == "K5"  # nobody has noticed it


def test_never_across_something_revealed() -> None:
    match = tipping(1)
    match.submit(1, "peek")
    assert undone(match, 1) == "K5:revealed"
    match.submit(1, "peek")
    assert undone(match, 1) == "", "the second look shows nothing new"


def test_never_across_chance() -> None:
    match = tipping(1)
    match.submit(1, "roll")
    assert undone(match, 1) == "K5:chance"


def test_never_across_an_event_that_closes_a_turn() -> None:
    """A game says which events end a turn where the same seat goes on."""
    match = tipping(1)
    while "rolled-six" not in [event.key for event in match.events]:
        match.submit(1, "roll")
    assert undone(match, 1) == "K5:turn-over"


def test_never_across_the_clock() -> None:
    match = new()
    match.expire()
    assert undone(match, CLOCK) == "K5:turn-over"
    assert undone(match, 0) == "K5:other-seat"


def test_a_sealed_choice_stays_sealed() -> None:
    match = new()
    match.submit(0, match.legal_texts(0)[0])
    assert undone(match, 0) == "K5:turn-over"


def test_never_across_the_opening_of_sealed_choices() -> None:
    """The last to bid, who wins and is to act alone again, has seen what the others bid."""
    match = new()
    while match.view(SPECTATOR).phase != "bidding":
        seat = match.acting[-1]
        match.submit(
            seat, "leave" if "leave" in match.legal_texts(seat) else match.legal_texts(seat)[0]
        )
    match.submit(0, "bid 1")
    match.submit(1, "bid 0")
    match.submit(2, "bid 2")
    assert match.acting == [2]
    assert undone(match, 2) == "K5:revealed"


def test_never_across_the_reading_of_notes() -> None:
    """Secret chains: while they are written undo is free; once they are read, it is not."""
    writing = GAME.new(3, GAME.settle(3, {}), "notes")
    writing.take_notes()
    writing.notes[0] = [1, 2]
    writing.acting = 0b100
    on = writing.clone()
    on.notes[2].append(1)
    assert crossed(2, writing, on) == ""
    read = on.clone()
    read.turn(TIPPING, 2)
    assert crossed(2, on, read) == "K5:revealed"
    alone = writing.clone()
    alone.notes[0] = []
    assert crossed(2, alone, read) == "", "one's own notes are no news"


def test_never_across_the_reading_of_notes_on_a_table_above() -> None:
    """The frame below that is taken up again has the smaller number."""
    above = GAME.new(3, GAME.settle(3, {}), "notes")
    above.turn(TIPPING, 2)
    above.push()
    above.seal(BIDDING, 0b101)
    above.notes[0] = [BID]
    above.acting = 0b100
    read = above.clone()
    read.done(SILENT)
    assert read.opened < above.opened
    assert crossed(2, above, read) == "K5:revealed"


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("shown_to", [EVERYONE, 0b1000])
def test_a_card_may_be_covered_again_by_whoever_knew_it(seat: int, shown_to: int) -> None:
    """Whoever else knew it: that the seat itself has seen nothing new is what counts."""
    for mask in range(0b1000):
        before = GAME.new(3, GAME.settle(3, {}), "shown")
        before.knows[5] = mask
        after = before.clone()
        after.show(5, shown_to)
        knew = mask >> seat & 1
        assert crossed(seat, before, after) == ("" if knew else "K5:revealed"), bin(mask)


def test_never_where_others_may_answer_in_secret() -> None:
    """Whether they have would be told by the undo: such a move is final whether they did or not."""
    writing = GAME.new(3, GAME.settle(3, {}), "notes")
    writing.take_notes()
    writing.acting = 0b110
    assert answered_in_secret(2, writing, 0) == "K5:answered"
    assert answered_in_secret(2, writing, 0b010) == "", "seat 2, who acts, has not noticed it"
    writing.acting = 0b100
    assert answered_in_secret(2, writing, 0) == "", "nobody else acts"
    writing.acting = 0b110
    writing.collect_notes()
    assert answered_in_secret(2, writing, 0) == "", "all that others do is open"


def test_undo_in_lanes() -> None:
    match = new()
    match.expire()
    rich = match.acting[0]
    match.submit(rich, "keep coins")
    match.submit(rich, "buy")
    match.submit(rich, "haggle")
    assert undone(match, rich) == ""
    assert undone(match, rich) == ""
    assert undone(match, rich) == "K5:turn-over"


def at_the_market(seed: str = "market") -> Match:
    """Everybody is rich and acts at their own pace."""
    s = GAME.new(3, GAME.settle(3, {}), seed)
    assert isinstance(s, Bistro)
    s.collect_notes()
    s.coins = [3, 3, 3]
    s.open_lanes(MARKET, s.everyone, STALL)
    return Match(GAME, 3, state=s)


@pytest.mark.parametrize(("one", "other"), list(permutations(range(3), 2)))
def test_undo_reaches_past_what_others_did_without_knowing(one: int, other: int) -> None:
    """To haggle is noticed by nobody, to buy by all."""
    match = at_the_market()
    match.submit(one, "haggle")
    match.submit(other, "haggle")
    third = 3 - one - other
    assert [match.last_noticed(seat) for seat in (one, other, third, CLOCK)] == [0, 1, -1, 1]
    assert undone(match, third) == "K5"
    assert match.why_no_undo(one) is None
    match.undo(one)
    assert match.entries == [Entry(other, "haggle")]
    assert match.legal_texts(one)[0] == "buy"
    assert match.legal_texts(other) == ["yes", "no"]
    assert undone(match, one) == "K5"

    match = at_the_market()
    match.submit(one, "buy")
    assert undone(match, other) == undone(match, third) == "K5:other-seat", "it is not theirs"
    match.submit(other, "haggle")
    assert [match.last_noticed(seat) for seat in (one, other, third, CLOCK)] == [0, 1, 0, 1]
    assert undone(match, one) == undone(match, third) == "K5:other-seat"
    assert undone(match, other) == ""
    assert undone(match, one) == ""
