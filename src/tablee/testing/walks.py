"""Tables to try, whole games played by lot, and the positions in them worth a look."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from tablee.kernel import (
    CLOCK,
    EXPIRE,
    SPECTATOR,
    BadInput,
    Entry,
    Event,
    Game,
    Log,
    Record,
    Rng,
    State,
    actors,
    expire,
    legal,
    play,
)
from tablee.kernel.engine import alarms, awaited, ring, seconds
from tablee.testing.broken import Broken

LIMIT = 5000  # entries of one game; whoever needs more is playing in circles
MANY = 100  # tables; a game with more option values than that tries them at fewer tables
NO_MOVE = -1  # what the clock "plays"
PATIENCE = 8  # where a clock runs, one entry in so many is the clock's


class Act(NamedTuple):
    """A seat and its move; or the clock, and the alarm that rings where it is not the phase's."""

    seat: int
    move: int = NO_MOVE
    alarm: str = ""


@dataclass(frozen=True)
class Table:
    """A way to set up a game: seats and complete options."""

    seats: int
    options: Mapping[str, str]
    name: str


@dataclass(frozen=True)
class Effort:
    """How much a check does at each table: games played, positions looked at in each."""

    walks: int
    looks: int


QUICK = Effort(walks=1, looks=10)
THOROUGH = Effort(walks=12, looks=40)


def table_of(game: Game, seats: int, given: Mapping[str, str]) -> Table:
    options = game.settle(seats, given)
    plain = game.settle(seats, {**game.trial, "mode": options["mode"]})
    special = [f"{key}={value}" for key, value in options.items() if plain[key] != value]
    return Table(seats, options, ", ".join([options["mode"], f"seats={seats}", *special]))


def tables(game: Game) -> list[Table]:
    """Every mode with every number of seats; and there, every single option value.

    A game with many of them tries each option value only at the first table that allows it.
    """
    plain = [(mode, seats) for mode in game.modes for seats in mode.seats]
    values = [
        (option.key, value)
        for option in game.options
        for value in option.values
        if value != option.default and option.key not in game.trial
    ]
    many = len(plain) * len(values) > MANY
    found = []
    for mode, seats in plain:
        base = {**game.trial, "mode": mode.key}
        found.append(table_of(game, seats, base))
        for key, value in values[:]:
            special = possible(game, seats, {**base, key: value})
            found += special
            if many and special:
                values.remove((key, value))
    return found


def possible(game: Game, seats: int, given: Mapping[str, str]) -> list[Table]:
    """The table, unless the game refuses this combination."""
    try:
        return [table_of(game, seats, given)]
    except BadInput:
        return []


def viewers(s: State) -> list[int]:
    """Everybody from whom something is hidden: the seats and the spectator."""
    return [*range(s.seats), SPECTATOR]


def viewer_name(viewer: int) -> str:
    return "a spectator" if viewer == SPECTATOR else f"seat {viewer + 1}"


# --- one act -------------------------------------------------------------------------------------


def acts(s: State) -> list[Act]:
    """Everything that may happen now: every move of every seat, and every clock that runs."""
    found = [Act(seat, move) for seat in actors(s) for move in legal(s, seat)]
    if seconds(s):
        found.append(Act(CLOCK))
    return found + [Act(CLOCK, alarm=alarm) for alarm in sorted(alarms(s))]


def choose(s: State, rng: Rng) -> Act:
    """One of them by lot: who acts first, then what."""
    if seconds(s) and rng.below(PATIENCE) == 0:
        return Act(CLOCK)
    running = sorted(alarms(s))
    if running and rng.below(PATIENCE) == 0:
        return Act(CLOCK, alarm=running[rng.below(len(running))])
    asked = awaited(s) or actors(s)
    if len(asked) < len(actors(s)) and rng.below(PATIENCE) == 0:
        asked = actors(s)  # somebody who was done may come back
    seat = asked[rng.below(len(asked))]
    moves = legal(s, seat)
    if not moves:
        raise Broken("termination", f"seat {seat + 1} is asked but has no legal move")
    return Act(seat, moves[rng.below(len(moves))])


def take(s: State, act: Act) -> list[Event]:
    """Carry out a act; the events it caused."""
    log = Log()
    if act.alarm:
        ring(s, act.alarm, log)
    elif act.seat == CLOCK:
        expire(s, log)
    else:
        play(s, act.seat, act.move, log)
    return log.events


def entry_of(game: Game, act: Act) -> Entry:
    if act.seat == CLOCK:
        return Entry(CLOCK, f"{EXPIRE} {act.alarm}".strip())
    return Entry(act.seat, game.catalogue.texts[act.move])


def record_of(game: Game, table: Table, seed: str, taken: list[Act]) -> Record:
    return Record(
        game=game.key,
        rules=game.rules,
        data=game.data.hash,
        seats=table.seats,
        options=dict(table.options),
        seed=seed,
        entries=[entry_of(game, act) for act in taken],
    )


# --- whole games ----------------------------------------------------------------------------------


class Walk:
    """One whole game by lot. `states[k]` is the state after k acts: to be looked at, not played.

    `events[k]` are those of act k; `dealt` those of the setup.
    """

    def __init__(self, game: Game, table: Table, seed: str) -> None:
        self.game = game
        self.table = table
        self.seed = seed
        self.acts: list[Act] = []
        self.events: list[list[Event]] = []
        log = Log()
        s = game.new(table.seats, table.options, seed, log)
        self.dealt = log.events
        self.states = [s.clone()]
        rng = Rng.seeded(f"walk/{seed}")
        while s.acting:
            self._one_more(s, rng)
            self.states.append(s.clone())

    def _one_more(self, s: State, rng: Rng) -> None:
        if len(self.acts) >= LIMIT:
            raise Broken("termination", f"not over after {LIMIT} entries", self.record())
        try:
            self.acts.append(choose(s, rng))
            self.events.append(take(s, self.acts[-1]))
        except Broken as broken:
            raise Broken(broken.check, broken.message, self.record()) from None
        except Exception as error:
            why = f"the rules stop with {type(error).__name__}: {error}"
            raise Broken("termination", why, self.record()) from error

    def record(self, length: int | None = None) -> Record:
        taken = self.acts if length is None else self.acts[:length]
        return record_of(self.game, self.table, self.seed, taken)

    def all_events(self, length: int) -> list[Event]:
        """Setup included, those of the first `length` acts."""
        return [*self.dealt, *[event for some in self.events[:length] for event in some]]


@dataclass(frozen=True)
class Sample:
    """A position of a walk: after its first `at` acts."""

    walk: Walk
    at: int

    @property
    def state(self) -> State:
        return self.walk.states[self.at]

    def rng(self, purpose: str) -> Rng:
        return Rng.seeded(f"{purpose}/{self.walk.seed}/{self.at}")

    def broken(self, check: str, message: str) -> Broken:
        return Broken(check, message, self.walk.record(self.at))


def walks(game: Game, table: Table, effort: Effort) -> Iterator[Walk]:
    for number in range(effort.walks):
        yield Walk(game, table, f"{table.name}/{number + 1}")


def samples(
    game: Game, table: Table, effort: Effort, where: Callable[[State], bool] | None = None
) -> Iterator[Sample]:
    """Positions spread over each walk: its first, its last, and one at least of every phase.

    `where` picks the kind of position a check is about.
    """
    for walk in walks(game, table, effort):
        fitting = [at for at, s in enumerate(walk.states) if where is None or where(s)]
        chosen = {*spread(fitting, effort.looks), *_one_of_each_phase(walk, fitting)}
        for at in sorted(chosen):
            yield Sample(walk, at)


def _one_of_each_phase(walk: Walk, places: list[int]) -> Iterator[int]:
    """The first place where a phase is open, on the table or in a lane."""
    met: set[str] = set()
    for at in places:
        s = walk.states[at]
        keys = {s.phase.key, *[lane[-1].key for lane in s.lanes if lane]}
        if keys - met:
            met |= keys
            yield at


def spread(places: list[int], count: int) -> list[int]:
    """About `count` of the places, evenly, both ends included."""
    if len(places) <= count:
        return places
    last = len(places) - 1
    return [places[round(k * last / (count - 1))] for k in range(count)]
