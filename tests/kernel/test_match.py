"""A match: plays, refuses, explains, remembers, takes back, replays."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from tablee.kernel import (
    CLOCK,
    EVERYONE,
    NOBODY,
    REFEREE,
    SPECTATOR,
    Ask,
    BadInput,
    BadRecord,
    Entry,
    Match,
    Record,
    Refused,
    Rng,
    World,
    determinize,
    view,
)
from tests.kernel.bistro import TIPPING, Bistro, BistroGame, load_bistro

GAME = load_bistro()


def new(seats: int = 3, seed: str = "match", **options: str) -> Match:
    return Match(GAME, seats, options, seed)


def tipping(seat: int = 1) -> Match:
    """A position in which one seat may do several things before its turn is over."""
    s = GAME.new(3, GAME.settle(3, {}), "tipping")
    assert isinstance(s, Bistro)
    s.push()
    s.turn(TIPPING, seat)
    return Match(GAME, 3, state=s)


def play_on(match: Match, rng: Rng, clock: bool = False) -> None:
    while not match.over:
        if clock and match.seconds and rng.below(8) == 0:
            match.expire()
            continue
        seat = match.acting[rng.below(len(match.acting))]
        moves = match.legal(seat)
        match.play(seat, moves[rng.below(len(moves))])


# --- playing ----------------------------------------------------------------------------------


def test_a_new_match_stands_at_its_first_decision() -> None:
    match = new()
    assert not match.over
    assert match.acting == [0, 1, 2]
    assert match.seconds == 30
    assert match.options == {"mode": "small", "memory": "open", "first": "chosen"}
    assert match.scores == []
    assert match.ranking() == []
    assert match.sides() == [0, 1, 2]
    assert match.entries == []


def test_a_match_says_what_it_is() -> None:
    match = new()
    assert repr(match).endswith(": 0 moves>")
    play_on(match, Rng.seeded("repr"))
    assert repr(match).endswith(f": {len(match.entries)} moves, over>")


def test_submitting_plays_a_text_however_it_is_spaced() -> None:
    match = new()
    text = match.legal_texts(2)[0]
    events = match.submit(2, f"  {text.replace(' ', '   ')} ")
    assert match.entries == [Entry(2, text)]
    assert [event.key for event in events] == ["sealed"]
    assert match.events[-1:] == events


def test_playing_a_number_is_submitting_its_text() -> None:
    one, two = new(), new()
    move = one.legal(0)[1]
    one.play(0, move)
    two.submit(0, GAME.catalogue.texts[move])
    assert one.entries == two.entries


def test_a_refusal_carries_the_rule_and_both_languages() -> None:
    match = new()
    held = set(match.legal_texts(0))
    missing = next(text for text in GAME.catalogue.texts if text not in held)
    with pytest.raises(Refused) as caught:
        match.submit(0, missing)
    refused = caught.value
    assert (refused.rule, refused.why) == ("B1", "not-in-hand")
    assert refused.reason("en") == "You do not hold this dish."
    assert refused.reason("fr") == "Vous n'avez pas ce plat."
    assert str(refused) == "B1: You do not hold this dish."
    assert match.entries == []


@pytest.mark.parametrize(
    ("seat", "text", "cited"),
    [(0, "serve lobster", "K3"), (0, "buy", "B1"), (7, "buy", "K1"), (CLOCK, "expire", "K3")],
)
def test_explain_says_what_submitting_would_raise(seat: int, text: str, cited: str) -> None:
    match = new()
    refusal = match.explain(seat, text)
    assert refusal is not None
    assert refusal.cited == cited
    with pytest.raises(Refused, match=cited):
        match.submit(seat, text)


def test_explain_has_nothing_to_say_against_legal_moves() -> None:
    match = new()
    assert [match.explain(1, text) for text in match.legal_texts(1)] == [None] * len(
        match.legal_texts(1)
    )


def test_numbers_outside_the_catalogue_are_refused() -> None:
    for move in (-1, len(GAME.catalogue), "buy", None):
        with pytest.raises(Refused, match="K3"):
            new().play(0, cast(int, move))


def test_the_clock_is_a_player() -> None:
    match = new()
    match.expire()
    assert match.entries == [Entry(CLOCK, "expire")]
    assert match.view(SPECTATOR).phase == "tip"


def test_the_clock_is_refused_where_none_runs() -> None:
    match = new()
    play_on(match, Rng.seeded("to the end"))
    with pytest.raises(Refused, match="K4: No clock runs now"):
        match.expire()


def test_the_frame_of_an_interrupted_clock_comes_back() -> None:
    match = new()
    match.expire()
    match.submit(match.acting[0], "keep coins")
    market = match.frame
    match.submit(0, "shout")
    assert match.frame != market
    assert match.seconds == 0
    match.submit(1, "no")
    assert match.frame == market
    assert match.seconds == 60


def test_names_are_for_all_or_none() -> None:
    assert Match(GAME, 2, names=["Ana", "Bo"]).names == ["Ana", "Bo"]
    with pytest.raises(BadInput, match="1 names for 2 seats"):
        Match(GAME, 2, names=["Ana"])


def test_the_whole_truth_is_shown_after_the_end_only() -> None:
    match = new()
    with pytest.raises(BadInput, match="finished"):
        match.view(REFEREE)
    with pytest.raises(BadInput, match="finished"):
        match.ask(REFEREE)
    assert match.referee().zones["hand_1"]
    play_on(match, Rng.seeded("over"))
    assert match.view(REFEREE).scores == match.scores
    assert min(match.ranking()) == 1


DOORS: list[Callable[[Match, int], object]] = [
    Match.view,
    Match.ask,
    Match.legal,
    Match.legal,
    Match.sampler,
    Match.log,
    Match.lines,
    Match.read,
    Match.undo,
    Match.why_no_undo,
    Match.undo_lock,
    Match.last_noticed,
    lambda match, seat: match.game.view(match._state, seat),
    lambda match, seat: view(match._state, seat),
    lambda match, seat: determinize(match._state, seat, Rng.seeded("x")),
    lambda match, seat: Ask(match._state, seat, []).view(),
    lambda match, seat: Ask(match._state, seat, []).world(),
    lambda match, seat: World(match._state, 0).legal(seat),
]


@pytest.mark.parametrize("seat", [3, 9, 29, 32, 63, 64, 65, 94, 128, -2, -64, -63, 1 << 32])
@pytest.mark.parametrize("door", DOORS)
def test_nobody_looks_from_where_nobody_sits(
    door: Callable[[Match, int], object], seat: int
) -> None:
    """Planted: compiled, `mask >> 64` is `mask >> 0`, and a stranger sees the hand of seat 0."""
    match = tipping(1)
    match.submit(1, "peek")
    there = f"nobody has the seat {seat}: there are 0, 1, 2 and SPECTATOR"
    with pytest.raises(BadInput, match=there):
        door(match, seat)


def test_who_watches_looks_without_a_seat() -> None:
    match = new()
    for watch in (Match.view, Match.ask, Match.legal, Match.sampler, Match.log, Match.undo_lock):
        watch(match, SPECTATOR)
    assert match.ask(SPECTATOR).moves == []
    assert match.ask(SPECTATOR).world().seat in match.acting


def test_the_log_is_each_seats_own() -> None:
    match = tipping(1)
    match.submit(1, "peek")
    assert [event.key for event in match.log(1)] == ["peeked"]
    assert [event.key for event in match.log(0)] == ["peeked-hidden"]
    assert [event.key for event in match.log(SPECTATOR)] == ["peeked-hidden"]


def served(match: Match) -> list[str]:
    return [event.key for event in match.log(0) if event.key.startswith("served")]


def test_old_lines_fade_until_the_game_is_over() -> None:
    match = new(memory="strict")
    match.expire()
    assert served(match) == ["served"] * 3, "what has just been said is read once"
    match.play(match.acting[0], match.legal(match.acting[0])[0])
    assert served(match) == ["served-faded", "served", "served"]
    assert match.log(0)[0].args == (0,)
    play_on(match, Rng.seeded("fade"))
    assert "served-faded" not in [event.key for event in match.log(0)]


class ForgetfulBistro(BistroGame):
    vanishing = frozenset({"served"})

    @classmethod
    def folder(cls) -> Path:
        return BistroGame.folder()


def test_old_lines_may_leave_the_log_until_the_game_is_over() -> None:
    match = Match(ForgetfulBistro.load(GAME.data), 3, {"memory": "strict"}, "match")
    match.expire()
    assert served(match) == ["served"] * 3
    match.play(match.acting[0], match.legal(match.acting[0])[0])
    assert served(match) == ["served", "served"]
    play_on(match, Rng.seeded("fade"))
    assert match.log(0) == [event for event in match.events if event.seen & 1]


def test_some_lines_leave_the_log_when_they_fade() -> None:
    s = GAME.new(3, GAME.settle(3, {}), "vanish")
    s.push()
    s.turn(TIPPING, 1)
    match = Match(GAME, 3, {"memory": "strict"}, state=s)
    for move in ("roll", "peek", "peek"):
        match.submit(1, move)
    assert [event.key for event in match.log(1)] == ["peeked", "peeked"]
    assert "rolled" in [event.key for event in match.events]


def test_lines_are_numbered_by_the_entry_that_caused_them() -> None:
    match = new()
    match.submit(1, match.legal_texts(1)[0])
    match.expire()
    numbered = [(entry, event.key) for entry, event in match.lines(0)]
    assert numbered == [(1, "sealed"), (2, "served"), (2, "served"), (2, "served")]


def test_the_order_of_a_hand_says_nothing() -> None:
    assert new().unordered() == {"hand_1", "hand_2", "hand_3"}


def test_zones_say_whose_they_are() -> None:
    places = new(2).view(SPECTATOR).places
    owners = {name: place.owner for name, place in places.items() if place.owner is not None}
    assert owners == {"hand_1": 0, "hand_2": 1}
    assert [(place.base, place.number) for place in places.values()] == [
        ("pantry", 0),
        ("hand", 1),
        ("hand", 2),
        ("table", 0),
    ]
    eyes = {name: place.eyes for name, place in places.items()}
    assert eyes == {"pantry": NOBODY, "hand_1": 0b01, "hand_2": 0b10, "table": EVERYONE}


def test_the_rule_of_an_entry_is_told_where_all_may_read_of_it() -> None:
    match = tipping(1)
    for move in ("dawdle", "peek", "roll"):
        match.submit(1, move)
    assert match.cited == ["", "", "", "B2"]
    sealed = new()
    sealed.submit(1, sealed.legal_texts(1)[0])
    assert sealed.cited == ["", "B1"]


def test_sides_have_places() -> None:
    """Two teams are first and second, not first and third."""
    match = new(4)
    assert match.sides() == [0, 1, 0, 1]
    match._state.finish([5, 3, 5, 3])
    assert match.ranking() == [1, 2, 1, 2]


# --- taking back, branching -------------------------------------------------------------------


def test_take_back_returns_to_ones_own_last_decision_and_is_marked() -> None:
    match = new()
    match.submit(1, match.legal_texts(1)[0])
    match.submit(0, match.legal_texts(0)[0])
    match.submit(2, match.legal_texts(2)[0])
    match.take_back(0)
    assert [entry.seat for entry in match.entries] == [1]
    assert match.acting == [0, 2]
    assert match.takebacks == 1
    assert match.record().takebacks == 1
    assert '[Takebacks "1"]' in match.record().to_text()


def test_take_back_needs_a_decision_of_ones_own() -> None:
    match = new()
    match.submit(1, match.legal_texts(1)[0])
    with pytest.raises(Refused, match="K5"):
        match.take_back(0)
    assert len(match.entries) == 1


def test_a_branch_is_the_same_match_cut_short() -> None:
    match = new()
    play_on(match, Rng.seeded("branch"))
    branch = match.branch(4)
    assert branch.entries == match.entries[:4]
    play_on(branch, Rng.seeded("another end"))
    assert match.over
    assert branch.entries[:4] == match.entries[:4]


# --- records ----------------------------------------------------------------------------------


def test_replaying_gives_the_same_match() -> None:
    for seed in range(8):
        match = new(2 + seed % 3, seed=f"replay {seed}")
        play_on(match, Rng.seeded(str(seed)), clock=True)
        record = Record.from_text(match.record().to_text())
        again = Match.replay(GAME, record)
        assert again.referee() == match.referee()
        assert again.events == match.events
        assert again.scores == match.scores
        assert again.record() == match.record()


def test_replaying_part_of_a_record() -> None:
    match = new()
    play_on(match, Rng.seeded("part"))
    part = Match.replay(GAME, match.record(), 2)
    assert part.entries == match.entries[:2]


def test_a_position_has_no_record() -> None:
    with pytest.raises(BadInput, match="no record of its own"):
        tipping().record()


def finished() -> Record:
    match = new()
    play_on(match, Rng.seeded("finished"))
    return match.record()


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("game", "rococo", "a record of 'rococo', not of 'bistro'"),
        ("rules", 1, "played by rules version 1; this is version 2"),
        ("data", "sha256-0", "replay it with --data FOLDER"),
        ("data", "sha256-z", "replay it with --data FOLDER"),
        ("seats", 9, "bistro is for 2, 3, 4 seats, not 9"),
        ("options", {"mode": "giant"}, "no mode 'giant'"),
        ("result", "0-0-0", "the result says 0-0-0, the moves give"),
    ],
)
def test_records_that_cannot_be_replayed_say_why(field: str, value: object, complaint: str) -> None:
    record = finished()
    setattr(record, field, value)
    with pytest.raises(BadRecord, match=complaint):
        Match.replay(GAME, record)


def test_a_refused_entry_is_named() -> None:
    record = finished()
    record.entries[0] = Entry(2, "shout")
    with pytest.raises(BadRecord, match=r"move 1, 'shout' by seat 3, is refused \(B1: Everybody"):
        Match.replay(GAME, record)


def test_an_early_end_contradicts_the_result() -> None:
    record = finished()
    record.entries.pop()
    with pytest.raises(BadRecord, match="the moves give not over"):
        Match.replay(GAME, record)


def told(calls: list[str], name: str, what: Callable[..., Any]) -> Callable[..., Any]:
    def called(*given: Any) -> Any:
        calls.append(name)
        return what(*given)

    return called


def test_a_move_is_listed_and_parsed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new()
    seat = match.acting[0]
    number, text = match.legal(seat)[0], match.legal_texts(seat)[0]
    calls: list[str] = []
    phase, moves = type(match._state.phase), type(match.game.catalogue)
    legal, parse = phase.legal, moves.parse
    monkeypatch.setattr(phase, "legal", told(calls, "legal", legal))
    monkeypatch.setattr(moves, "parse", told(calls, "parse", parse))
    match.submit(seat, text)
    assert calls in (["parse", "legal"], ["legal"])  # what is compiled parses unheard
    match.take_back(seat)
    calls.clear()
    match.play(seat, number)
    assert calls == ["legal"]


def test_a_checked_move_is_good_for_its_own_decision_only() -> None:
    match = new()
    first, second = match.acting[:2]
    checked = match.check(first, match.legal_texts(first)[0])
    match.submit(second, match.legal_texts(second)[0])
    with pytest.raises(Refused, match="K1"):
        match.carry_out(checked)
    match.carry_out(match.check(first, match.legal_texts(first)[0]))
    assert [entry.seat for entry in match.entries[:2]] == [second, first]
