"""A match: one sitting at one game. Plays, refuses, remembers, replays, takes back.

The match holds the only state there is; everybody else gets views, legal lists, events and
re-dealt states. Its record is the stored truth; the state can always be made again from it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Self, SupportsIndex

from mypy_extensions import mypyc_attr

from tablee.kernel import engine
from tablee.kernel.ask import Ask
from tablee.kernel.engine import CLOCK, LEGAL
from tablee.kernel.errors import BadInput, BadRecord, Refused
from tablee.kernel.game import Game
from tablee.kernel.handed_in import seed_of
from tablee.kernel.hidden import View, check_eyes, determinize
from tablee.kernel.log import EVERYONE, REFEREE, SILENT, Event, Log, read_by
from tablee.kernel.printed import number_of
from tablee.kernel.record import EXPIRE, Entry, Record
from tablee.kernel.rng import Rng, chance
from tablee.kernel.state import State
from tablee.kernel.undo import lock_of, unnoticed

SPAN = 64  # entries between positions that are kept, so that a step back is short
KEPT = 2_000  # events that matches share: most have happened before, at this table or another


@lru_cache(KEPT)
def kept(event: Event) -> Event:
    """The same event for all matches: those of a long one would be much of its memory."""
    return event


class Sampler:
    """Draws worlds that a seat cannot tell from the true one, and hands out nothing else."""

    def __init__(self, state: State, seat: int) -> None:
        self.__state = state
        self.__seat = seat

    def draw(self, rng: Rng | Any) -> State:
        return determinize(self.__state, self.__seat, chance(rng))


@dataclass(frozen=True)
class Checked:
    """A move that was looked at and found legal, at the decision numbered `at`."""

    seat: int
    move: int
    at: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """A game being played, from its first decision on."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str] | None = None,
        seed: str | SupportsIndex = "1",
        names: Sequence[str] = (),
        state: State | None = None,
    ) -> None:
        """`state`: a position to start from (scenarios); such a match has no record to store."""
        if names and len(names) != seats:
            raise BadInput(f"{len(names)} names for {seats} seats")
        self.game = game
        self.seats = seats
        self.options = game.settle(seats, options or {})
        self.seed = seed_of(seed)
        self.names = list(names)
        self.takebacks = 0
        self._start = state
        self._begin()

    def __repr__(self) -> str:
        table = f"{self.game.key}, {number_of(self.seats, 'seat')}, seed {self.seed!r}"
        played = number_of(len(self.entries), "move")
        return f"<Match {table}: {played}{', over' if self.over else ''}>"

    def _begin(self) -> None:
        self.entries: list[Entry] = []
        self.events: list[Event] = []
        self.cited = [""]  # the rule each entry was decided by, if all may know; first the setup
        self._marks: list[int] = []  # how many events there were before each entry
        self._locks: list[str] = []  # why each entry cannot be undone; LEGAL where it can
        self._unseen: list[int] = []  # the seats that cannot know of each entry
        self._kept: dict[int, State] = {}  # by their number of entries: see `_keep`
        log = Log()
        self._state = self._first(log)
        self.events += [kept(event) for event in log.events]

    def _first(self, log: Log) -> State:
        if self._start is not None:
            return self._start.clone()
        return self.game.new(self.seats, self.options, self.seed, log)

    # asking

    @property
    def over(self) -> bool:
        return not self._state.acting

    @property
    def acting(self) -> list[int]:
        return engine.actors(self._state)

    @property
    def awaited(self) -> list[int]:
        """Those of them the table waits for: not whoever is done and could only come back."""
        return engine.awaited(self._state)

    @property
    def next_seat(self) -> int:
        """Whom to ask first where several may act: the kernel goes round, past those who rest."""
        return self._state.seat

    def ask(self, seat: int) -> Ask:
        """What a seat is asked now, for bots: the state itself stays here.

        Whoever is not asked, the SPECTATOR too, has no moves, but a view and worlds.
        """
        self._check_eyes(seat)
        return Ask(self._state, seat, self.legal(seat), self.game)

    @property
    def seconds(self) -> int:
        """The clock of the open phase; 0 where none runs."""
        return engine.seconds(self._state)

    @property
    def alarms(self) -> dict[str, int]:
        """The clocks beside the phase's own: a new name starts a new clock, a name gone ends it."""
        return engine.alarms(self._state)

    @property
    def frame(self) -> int:
        """Which frame the clock belongs to: an interrupted phase comes back with its number."""
        return self._state.opened

    @property
    def scores(self) -> list[int]:
        return self._state.scores[:]

    def ranking(self) -> list[int]:
        """After the end: 1 for the winners, and so on; empty where there is no winner.

        Sides have places: the second of two teams is second, however many sit in the first.
        """
        by_seat = engine.ranking(self._state)
        by_side = dict(zip(self.sides(), by_seat, strict=False))
        return [
            1 + rivals + sum(other < place for other in by_side.values())
            for place, rivals in zip(by_seat, engine.rivals_ahead(self._state), strict=True)
        ]

    def sides(self) -> list[int]:
        return self.game.sides(self.seats, self.options)

    def legal(self, seat: int) -> list[int]:
        """The legal moves of a seat, as numbers of the catalogue."""
        check_eyes(seat, self.seats)
        return engine.legal(self._state, seat)

    def legal_texts(self, seat: int) -> list[str]:
        """The legal moves of a seat, as texts."""
        return [self.game.catalogue.texts[move] for move in self.legal(seat)]

    def view(self, seat: int) -> View:
        self._check_eyes(seat)
        return self.game.view(self._state, seat)

    def _check_eyes(self, seat: int) -> None:
        check_eyes(seat, self.seats)
        if seat == REFEREE and not self.over and self._start is None:
            raise BadInput("the referee's view is for finished matches")

    def referee(self) -> View:
        """The whole truth, for tests and scenarios; servers and bots have no use for it."""
        return self.game.view(self._state, REFEREE)

    def unordered(self) -> set[str]:
        """The zones in which the order of the cards says nothing."""
        return {zone.name for zone in self._state.zones() if not zone.ordered}

    def sampler(self, seat: int) -> Sampler:
        check_eyes(seat, self.seats)
        return Sampler(self._state, seat)

    def log(self, seat: int) -> list[Event]:
        """What happened, as a person in this seat is shown it: read by them, older lines faded."""
        return [event for _, event in self.lines(seat)]

    def read(self, seat: int) -> list[tuple[int, Event]]:
        """All a seat has read, with the number of the entry that caused it; 0 is the setup."""
        check_eyes(seat, self.seats)
        entry = 0
        numbered: list[tuple[int, Event]] = []
        for at, event in enumerate(self.events):
            while entry < len(self._marks) and self._marks[entry] <= at:
                entry += 1
            if read_by([event], seat):
                numbered.append((entry, event))
        return numbered

    def lines(self, seat: int) -> list[tuple[int, Event]]:
        """The log with the number of the entry that caused each event; 0 is the setup."""
        numbered = self.read(seat)
        events = [event for _, event in numbered]
        fading = self.game.faded(seat, self.options, events) if not self.over else ()
        latest = len(self.entries)  # what this entry said must have been read once
        faded = {at for at in fading if numbered[at][0] < latest}
        return [
            (entry, self.game.faded_event(event) if at in faded else event)
            for at, (entry, event) in enumerate(numbered)
            if at not in faded or event.key not in self.game.vanishing
        ]

    def explain(self, seat: int, text: str) -> Refused | None:
        """Why not? None if the move is legal now; otherwise what playing it would raise."""
        try:
            self.check(seat, text)
        except Refused as refused:
            return refused.with_traceback(None)  # else whoever keeps it keeps this match
        return None

    def _refused(self, cited: str) -> Refused:
        return Refused(cited, self.game.reasons(cited))

    # acting

    def submit(self, seat: int, text: str) -> list[Event]:
        """Play a move given as text; the events it caused. Refused moves change nothing."""
        return self.carry_out(self.check(seat, text))

    def play(self, seat: int, move: object) -> list[Event]:
        """Play a move given as a number of the catalogue."""
        return self.carry_out(self.check_move(seat, move))

    def check(self, seat: int, text: str) -> Checked:
        """The move of a text, found legal now; raises Refused otherwise, and changes nothing."""
        try:
            move = self.game.catalogue.parse(text)
        except BadInput:
            raise self._refused("K3") from None
        return self.check_move(seat, move)

    def check_move(self, seat: int, move: object) -> Checked:
        """The same for a number of the catalogue; whatever else a program hands in is refused."""
        if not isinstance(move, int) or not 0 <= move < len(self.game.catalogue):
            raise self._refused("K3")
        cited = engine.explain(self._state, seat, move)
        if cited != LEGAL:
            raise self._refused(cited)
        return Checked(seat, move, len(self.entries))

    def carry_out(self, checked: Checked) -> list[Event]:
        """Play a move that was checked, if nothing has been entered since."""
        if checked.at != len(self.entries):
            raise self._refused("K1")
        entry = Entry(checked.seat, self.game.catalogue.texts[checked.move])
        return self._entered(entry, checked.move)

    def expire(self) -> list[Event]:
        """Time is up: the clock's own move."""
        return self.ring("")

    def enter(self, entry: Entry) -> list[Event]:
        """An entry as records write it: a seat's move, or the clock's."""
        if entry.seat != CLOCK:
            return self.submit(entry.seat, entry.text)
        return self.ring(entry.text.removeprefix(EXPIRE).strip())

    def ring(self, alarm: str) -> list[Event]:
        """An alarm has run out, or, "", the phase's own clock."""
        if not (alarm in self.alarms if alarm else self.seconds):
            raise self._refused("K4")
        return self._entered(Entry(CLOCK, f"{EXPIRE} {alarm}".strip()))

    def pass_time(self) -> bool:
        """Where everybody rests: the clock with the least to run runs out. False: none runs."""
        name = engine.soonest(self._state)
        if name is not None:
            self.ring(name)
        return name is not None

    def _entered(self, entry: Entry, move: int = -1) -> list[Event]:
        """What is known to be possible happens; `move` is a seat's."""
        s = self._state
        before = s.clone()
        if self.entries and len(self.entries) % SPAN == 0:
            self._keep(before, len(self.entries))
        rule = engine.section(s)
        log = Log()
        self._apply(entry, move, log)
        self.entries.append(entry)
        self._marks.append(len(self.events))
        self._locks.append(lock_of(self.game, entry.seat, before, s, log.events))
        self._unseen.append(unnoticed(entry.seat, before, s, log.events))
        open_to_all = bool(log.events) and log.events[0].seen == EVERYONE
        self.cited.append(rule if open_to_all else "")
        news = [kept(event) for event in log.events]
        self.events += news
        return news

    def _apply(self, entry: Entry, move: int, log: Log) -> None:
        if entry.seat == CLOCK:
            engine.ring(self._state, entry.text.removeprefix(EXPIRE).strip(), log)
        else:
            self._state.phase.apply(self._state, entry.seat, move, log)

    def _keep(self, before: State, now: int) -> None:
        """A position to go back to; of the earlier ones ever fewer, the further away they are."""
        earlier = {at: state for at, state in self._kept.items() if stays(at, now)}
        self._kept = earlier | {now: before}

    # taking back

    def undo(self, seat: int) -> None:
        """Take back the seat's own last move, within the limits of K5; raises Refused beyond."""
        lock = self.why_no_undo(seat)
        if lock is not None:
            raise lock
        at = self.last_noticed(seat)
        later = self.entries[at + 1 :]
        self._rewind(at)
        for entry in later:  # of others, who knew nothing of it
            self.enter(entry)

    def why_no_undo(self, seat: int) -> Refused | None:
        cited = self.undo_lock(seat)
        return self._refused(cited) if cited != LEGAL else None

    def undo_lock(self, seat: int) -> str:
        """What forbids a seat to take back its last move, or LEGAL."""
        at = self.last_noticed(seat)
        if at < 0:
            return "K5"
        later, unseen = self.entries[at + 1 :], self._unseen[at]
        acted_upon = any(e.seat == CLOCK or not unseen >> e.seat & 1 for e in later)
        if self.entries[at].seat != seat or (acted_upon and not self._locks[at]):
            return "K5:other-seat"
        return self._locks[at]

    def last_noticed(self, seat: int) -> int:
        """The last entry that a seat made or can know of, -1: none; no answer tells of others."""
        at = len(self.entries) - 1
        if seat == CLOCK:  # nothing is done behind its back
            return at
        check_eyes(seat, self.seats)
        while at >= 0 and self._unseen[at] >> seat & 1:
            at -= 1
        return at

    def take_back(self, seat: int) -> None:
        """Return to the seat's own last decision, whatever came after. Marked in the record.

        For people alone or among bots; with others at the table it takes their consent.
        """
        at = len(self.entries) - 1
        while at >= 0 and self.entries[at].seat != seat:
            at -= 1
        if at < 0:
            raise self._refused("K5")
        self._rewind(at)
        self.takebacks += 1

    def _rewind(self, length: int) -> None:
        """A shorter replay: the one way back; from the last position that was kept on the way. It
        makes the state again; what else is known of the entries that stay is as it was."""
        entries, self._kept = self.entries, {at: s for at, s in self._kept.items() if at <= length}
        start = max(self._kept, default=0)
        self._state = self._kept[start].clone() if start else self._first(SILENT)
        for at in range(start, length):
            if at > start and at % SPAN == 0:
                self._keep(self._state.clone(), at)
            clock, text = entries[at].seat == CLOCK, entries[at].text
            self._apply(entries[at], -1 if clock else self.game.catalogue.parse(text), SILENT)
        del self.events[self._marks[length] :], self.cited[length + 1 :], entries[length:]
        del self._marks[length:], self._locks[length:], self._unseen[length:]

    # storing

    def record(self) -> Record:
        if self._start is not None:
            raise BadInput("a match that starts from a position has no record of its own")
        return Record(
            game=self.game.key,
            rules=self.game.version,
            data=self.game.data.hash,
            seats=self.seats,
            options=dict(self.options),
            seed=self.seed,
            names=self.names[:],
            entries=self.entries[:],
            takebacks=self.takebacks,
            result="-".join(map(str, self.scores)) if self.over else "",
        )

    @classmethod
    def replay(cls, game: Game, record: Record, length: int | None = None) -> Self:
        """The match of a record, up to its first `length` entries; BadRecord if it cannot be."""
        game = game.under(record.rules)
        check_record(game, record)
        match = cls(game, record.seats, record.options, record.seed, record.names)
        match.takebacks = record.takebacks
        entries = record.entries if length is None else record.entries[:length]
        for number, entry in enumerate(entries, start=1):
            try:
                match.enter(entry)
            except Refused as refused:
                seat = entry.seat + 1
                raise BadRecord(
                    f"move {number}, {entry.text!r} by seat {seat}, is refused ({refused})"
                ) from None
        if record.result and length is None and record.result != match.record().result:
            played = match.record().result or "not over"
            raise BadRecord(f"the result says {record.result}, the moves give {played}")
        return match

    def branch(self, length: int) -> Self:
        """The same match cut after its first `length` entries, to try something else from there."""
        whole = len(self.entries)
        if not 0 <= length <= whole:
            raise BadInput(f"this match can be cut after 0 to {whole} entries, not after {length}")
        return self.replay(self.game, replace(self.record(), result=""), length)


def stays(at: int, now: int) -> bool:
    """Whether a position kept after `at` entries is still worth its place after `now`: every other
    one goes as soon as it is two spans away, every other of the rest at four, and so on."""
    span = at // SPAN
    return now - at <= 2 * SPAN * (span & -span)


def check_record(game: Game, record: Record) -> None:
    """Whether this game, with this data, can replay the record at all."""
    if record.game != game.key:
        raise BadRecord(f"this is a record of {record.game!r}, not of {game.key!r}")
    check_version(game, record.rules, record.data)
    try:
        game.settle(record.seats, record.options)
    except BadInput as error:
        raise BadRecord(str(error)) from None


def check_version(game: Game, rules: int, data: str) -> None:
    """Whether these are the rules and the card data that something was played by."""
    if rules != game.version:
        has = game.releases.get(rules)
        remedy = f"replay it with tablee {has}" if has else "no release is known that has it"
        raise BadRecord(f"played by rules version {rules}; this is version {game.rules}: {remedy}")
    if data != game.data.hash:
        raise BadRecord(
            f"played with the card data {data}, which no release has shipped up to this one "
            f"({game.data.hash}); replay it with --data FOLDER, the folder it was played with"
        )
