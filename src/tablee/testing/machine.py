"""A hypothesis state machine for any game: play, refuse, expire, undo, and look after each step.

Shrinking turns a failure into the shortest game that shows it, which the error prints as a record.

    from hypothesis.stateful import run_state_machine_as_test
    run_state_machine_as_test(machine_for(game))
"""

from __future__ import annotations

from typing import ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tablee.kernel import (
    CLOCK,
    Entry,
    Game,
    Match,
    Record,
    Refused,
    Rng as Chance,
    State,
    determinize,
    legal,
)
from tablee.testing.broken import Broken
from tablee.testing.citations import cites
from tablee.testing.events import indiscreet, malformed, unfounded
from tablee.testing.leaks import parting
from tablee.testing.matches import crossing, truth
from tablee.testing.snapshot import difference, freeze
from tablee.testing.states import misplaced, stuck
from tablee.testing.walks import tables, viewer_name, viewers

ANY = st.integers(0, 9999)  # reduced to what there is to choose from


class GameMachine(RuleBasedStateMachine):
    """One match of `game`, driven by hypothesis."""

    game: ClassVar[Game]

    def __init__(self) -> None:
        super().__init__()
        self.past: list[tuple[State, object]] = []

    @initialize(which=ANY, seed=st.integers(0, 99))
    def sit_down(self, which: int, seed: int) -> None:
        choices = tables(self.game)
        self.table = choices[which % len(choices)]
        self.match = Match(self.game, self.table.seats, self.table.options, str(seed))

    def record(self) -> Record:
        return self.match.record()

    def broken(self, message: str) -> Broken:
        return Broken("machine", message, self.record())

    def expect(self, nothing_wrong: str) -> None:
        if nothing_wrong:
            raise self.broken(nothing_wrong)

    # what may happen

    @precondition(lambda self: not self.match.over)
    @rule(who=ANY, which=ANY)
    def play_a_legal_move(self, who: int, which: int) -> None:
        asked = self.match.acting
        seat = asked[who % len(asked)]
        moves = self.match.legal_texts(seat)
        if not moves:
            raise self.broken(f"seat {seat + 1} is asked but has no legal move")
        self._enter(Entry(seat, moves[which % len(moves)]))

    @precondition(lambda self: self.match.seconds > 0)
    @rule()
    def let_time_run_out(self) -> None:
        self._enter(Entry(CLOCK, "expire"))

    @precondition(lambda self: bool(self.match.alarms))
    @rule(which=ANY)
    def let_an_alarm_ring(self, which: int) -> None:
        running = sorted(self.match.alarms)
        self._enter(Entry(CLOCK, f"expire {running[which % len(running)]}"))

    @precondition(lambda self: not self.match.seconds)
    @rule()
    def find_no_clock(self) -> None:
        before = freeze(truth(self.match))
        try:
            self.match.expire()
        except Refused as refused:
            if refused.cited != "K4":
                raise self.broken(f"no clock runs, but {refused.cited} says so") from None
        else:
            raise self.broken("time is up although no clock runs")
        self.expect(difference(before, freeze(truth(self.match))))

    @rule(who=ANY, which=ANY)
    def try_any_move(self, who: int, which: int) -> None:
        seat, move = who % self.table.seats, which % len(self.game.catalogue)
        entry = Entry(seat, self.game.catalogue.texts[move])
        if move in legal(truth(self.match), seat):
            self._enter(entry)
            return
        before = freeze(truth(self.match))
        try:
            self.match.submit(seat, entry.text)
        except Refused as refused:
            if not cites(self.game, refused.cited) or len(refused.reasons) < 2:
                raise self.broken(f"{entry.text!r} is refused without a rule: {refused}") from None
        else:
            raise self.broken(f"{entry.text!r} by seat {seat + 1} is accepted, but not listed")
        self.expect(difference(before, freeze(truth(self.match))))

    @rule(who=ANY)
    def undo(self, who: int) -> None:
        seat = who % self.table.seats
        count = len(self.match.entries)
        if self.match.why_no_undo(seat) is None:
            self._undo(seat)
            return
        try:
            self.match.undo(seat)
        except Refused:
            if len(self.match.entries) != count:
                raise self.broken("a refused undo takes something back") from None
        else:
            raise self.broken("an undo that is refused is carried out")

    def _undo(self, seat: int) -> None:
        """The last entry that the seat noticed goes; secret ones of others after it stay."""
        at = self.match.last_noticed(seat)
        last, later = self.match.entries[at], self.match.entries[at + 1 :]
        states = [state for state, _ in self.past] + [truth(self.match).clone()]
        self.match.undo(seat)
        if last.seat != seat:
            raise self.broken(f"seat {seat + 1} undid {last.text!r} of another")
        crossed = crossing(self.game, seat, states[at], states[at + 1], [])
        self.expect(f"an undo was allowed although {crossed}" if crossed else "")
        undone, self.match = (
            self.match,
            Match(self.game, self.table.seats, self.table.options, self.match.seed),
        )
        for entry in undone.entries[:at]:
            self.match.enter(entry)
        del self.past[at:]
        for entry in later:
            self._enter(entry)
        self.expect(difference(freeze(truth(self.match)), freeze(truth(undone))))

    def _enter(self, entry: Entry) -> None:
        before = truth(self.match).clone()
        self.past.append((before, freeze(before)))
        events = self.match.enter(entry)
        for event in events:
            self.expect(malformed(self.game, event, self.table))
        self.expect(indiscreet(self.game, events, before, truth(self.match)))
        if not self.match.over:
            self.expect(unfounded(self.game, events, before.knows, truth(self.match)))

    # what always holds

    @invariant()
    def goes_on(self) -> None:
        self.expect(stuck(self.game, truth(self.match)))

    @invariant()
    def keeps_cards(self) -> None:
        self.expect(misplaced(self.game, truth(self.match)))

    @invariant()
    def keeps_secrets(self) -> None:
        s = truth(self.match)
        rng = Chance.seeded(f"{len(self.match.entries)}")
        for viewer in viewers(s):
            told = parting(self.game, s, determinize(s, viewer, rng), viewer)
            self.expect(f"{viewer_name(viewer)} can tell a re-deal by {told}" if told else "")

    @invariant()
    def keeps_the_past(self) -> None:
        for copy, was in self.past[-3:]:
            changed = difference(was, freeze(copy))
            self.expect(f"an old copy moved: {changed}" if changed else "")

    def teardown(self) -> None:
        if not hasattr(self, "match"):
            return
        for copy, was in self.past:
            changed = difference(was, freeze(copy))
            self.expect(f"an old copy moved: {changed}" if changed else "")
        again = Match.replay(self.game, Record.from_text(self.record().to_text()))
        changed = difference(freeze(truth(self.match)), freeze(truth(again)))
        self.expect(f"replayed, the state differs: {changed}" if changed else "")
        changed = difference(freeze(self.match.events), freeze(again.events))
        self.expect(f"replayed, the events differ: {changed}" if changed else "")


def machine_for(game: Game) -> type[GameMachine]:
    """The machine of one game."""
    return type(f"{game.key.title()}Machine", (GameMachine,), {"game": game})
