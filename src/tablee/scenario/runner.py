"""Playing a scenario and saying what was not as expected."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from tablee.kernel import (
    BadInput,
    BadScenario,
    Entry,
    Event,
    Game,
    Match,
    Refused,
    Rng,
    State,
    TableeError,
    actors,
    legal,
)
from tablee.scenario.checks import Check, Played
from tablee.scenario.reader import Decision, Scenario, build


@dataclass(frozen=True)
class Failure:
    """One thing that was not as expected, and where the file expects it."""

    place: str
    expected: str
    found: str

    def __str__(self) -> str:
        return f"{self.place}: expected {self.expected}; found {self.found}"


@dataclass
class Outcome:
    """What came of a scenario: `played` moves of its steps, and everything that went wrong."""

    scenario: Scenario
    played: int = 0
    checked: int = 0
    failures: list[Failure] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.failures


def run(scenario: Scenario, data: Path | None = None) -> Outcome:
    """Play it. Raises BadScenario where the position cannot be; everything else is an outcome.

    `data`: a box owner's folder to play it with, unless it was loaded with one.
    """
    if data is not None:
        scenario = build(scenario.file, scenario.table, data)
    try:
        return Run(scenario).outcome()
    except TableeError:
        raise
    except Exception as error:  # one file is wrong, not the whole run
        place = "position" if scenario.position is not None else ""
        why = f"playing it fails ({type(error).__name__}: {error})"
        raise BadScenario(scenario.file, place, why) from error


class Run:
    """One playing of one scenario."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        state = starting_state(scenario)
        self.match = Match(
            scenario.game, scenario.seats, scenario.options, scenario.seed, state=state
        )
        self.cards = self.all_cards()
        self.result = Outcome(scenario)

    def outcome(self) -> Outcome:
        for step in self.scenario.steps:
            before = len(self.match.events)
            if not all(map(self.decide, step.decisions)):
                return self.result  # what follows is about another table
            self.check(step.checks, self.match.events[before:])
        self.check(self.scenario.checks, self.match.events)
        return self.result

    def decide(self, decision: Decision) -> bool:
        """Carry out one decision; False where going on makes no sense."""
        if decision.refused:
            return self.refused(decision)
        try:
            self.submit(decision)
        except Refused as refusal:
            self.fail(decision.place, f"{decision.move} to be played", f"refused by {refusal}")
            return False
        self.result.played += 1
        if self.all_cards() != self.cards:
            self.fail(decision.place, "every card of the box once", "cards that came or went")
        return True

    def submit(self, decision: Decision) -> None:
        self.match.enter(Entry(decision.seat, decision.move))

    def refused(self, decision: Decision) -> bool:
        """The rule named must forbid the move, and nothing may change."""
        before = self.everything()
        wanted = f"{decision.move} to be refused by {decision.refused}"
        self.result.checked += 1
        try:
            self.submit(decision)
        except Refused as refusal:
            if decision.refused not in (refusal.rule, refusal.cited):
                self.fail(decision.place, wanted, f"refused by {refusal.cited} ({refusal})")
            if self.everything() != before:
                self.fail(decision.place, "a refused move to change nothing", "a change")
            return True
        self.fail(decision.place, wanted, "it was played")
        return False

    def check(self, checks: list[Check], events: list[Event]) -> None:
        played = Played(self.match, events)
        for check in checks:
            self.result.checked += 1
            gap = check.gap(played)
            if gap is not None:
                self.fail(check.place, gap.expected, gap.found)

    def fail(self, place: str, expected: str, found: str) -> None:
        self.result.failures.append(Failure(place, expected, found))

    def all_cards(self) -> list[int]:
        return sorted(face for faces in self.match.referee().zones.values() for face in faces)

    def everything(self) -> object:
        """All that a refused move must leave alone."""
        match = self.match
        legal = [match.legal(seat) for seat in range(match.seats)]
        return match.referee().parts(), legal, len(match.events), match.entries[:]


def starting_state(scenario: Scenario) -> State | None:
    """The position with every card of the box in it once; None: the deal of the seed."""
    if scenario.position is None:
        return None
    game, seats, options = scenario.game, scenario.seats, scenario.options
    try:
        rng = Rng.seeded(f"{game.key}/{scenario.seed}")
        state = game.position(seats, options, rng, scenario.position)
    except BadInput as error:
        place, colon, reason = str(error).partition(": ")
        if not colon or not place.startswith("position"):
            place, reason = "position", str(error)
        raise BadScenario(scenario.file, place, reason) from None
    check_state(game, scenario, state)
    return state


def check_state(game: Game, scenario: Scenario, state: State) -> None:
    """What the kernel itself can see to be impossible."""
    if cards_in(state) != cards_in(game.new(scenario.seats, scenario.options, scenario.seed)):
        raise BadScenario(scenario.file, "position", "some cards of the box are missing or twice")
    for seat in actors(state):
        if not legal(state, seat):
            why = f"seat {seat + 1} is to decide and has no move"
            raise BadScenario(scenario.file, "position", why)


def cards_in(state: State) -> list[int]:
    return sorted(card for zone in state.zones() for card in zone.cards)
