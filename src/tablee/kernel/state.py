"""The state of a game, and the phases that change it.

The open phase lives in plain fields of the state, phases are shared objects without data, and a
move is a small int of the game's catalogue: between two decisions only the list of legal moves is
allocated. Interpreted or compiled, these are the same rules.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from tablee.kernel.log import EVERYONE, SILENT, Log
from tablee.kernel.printed import deciding
from tablee.kernel.rng import Rng
from tablee.kernel.zone import NO_SEAT, Zone

S = TypeVar("S", bound="State")


class Pending:
    """A step that is to happen, and what comes after it. It never changes, so clones share it."""

    def __init__(self, step: Step[Any], a: i64, b: i64, c: i64, after: Pending | None) -> None:
        self.step = step
        self.a = a
        self.b = b
        self.c = c
        self.after = after


class Frame:
    """A phase set aside by `push`. It never changes, so clones share it."""

    def __init__(
        self,
        phase: Phase[Any],
        acting: i64,
        seat: i64,
        opened: i64,
        pending: Pending | None,
        lanes: list[list[Phase[Any]]],
        notes: list[list[int]],
        below: Frame | None,
    ) -> None:
        self.phase = phase
        self.acting = acting
        self.seat = seat
        self.opened = opened
        self.pending = pending
        self.lanes = lanes
        self.notes = notes
        self.below = below


NO_LANES: Final[list[list[Phase[Any]]]] = []
NO_NOTES: Final[list[list[int]]] = []
NO_SCORES: Final[list[int]] = []
ONE_BACK: Final[list[int]] = []  # every card has the same back
OWN_FACES: Final[list[int]] = []  # every card is its own kind


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that changes. Secrets live only in zones, notes and the rng.

    `knows[card]` is the mask of those who know that card; `backs[card]` its back (an empty list
    where all are alike) and `faces[card]` its kind (empty where every card is its own); both are
    shared and never change.
    `phase`, `acting` (mask of the seats that may act), `seat` (the one to ask first), `opened`
    (the frame's serial number: a clock belongs to one frame), `pending` (what is to happen before
    the frame is over), `lanes` and `notes` (what each seat has written down in secret so far) are
    the open frame; `below` the frames set aside. The game is over when nobody may act.
    """

    def __init__(
        self,
        seats: i64,
        rng: Rng,
        knows: list[int],
        backs: list[int],
        faces: list[int] = OWN_FACES,
    ) -> None:
        self.seats = seats
        self.rng = rng
        self.knows = knows
        self.backs = backs
        self.faces = faces
        self.phase: Phase[Any] = OVER
        self.acting: i64 = 0
        self.seat: i64 = 0
        self.opened: i64 = 0
        self.frames: i64 = 0  # so many frames were opened so far
        self.pending: Pending | None = None
        self.lanes = NO_LANES
        self.notes = NO_NOTES
        self.below: Frame | None = None
        self.scores = NO_SCORES

    def __repr__(self) -> str:
        acting = [seat for seat in range(self.seats) if self.acting >> seat & 1]
        asked = f"{self.phase.key}, {deciding(acting)}" if acting else f"over, {self.scores}"
        return f"<{type(self).__name__}: {asked}>"

    # what a game provides

    def clone(self) -> State:
        """A copy that shares nothing which can change; ends with `copy_frame`."""
        raise NotImplementedError

    def zones(self) -> list[Zone]:
        """Every place that may hold a card, in the order in which a table is described."""
        raise NotImplementedError

    def facts(self, viewer: i64) -> dict[str, object]:
        """Everything else that `viewer` may read, JSON-ready."""
        raise NotImplementedError

    def rank_keys(self) -> list[list[int]]:
        """After the end: what ranks each seat, greatest first; [] where nobody wins.

        After the seats may follow opponents whom the rules play: they can win too.
        """
        return [[score] for score in self.scores]

    def put_right(self, truth: State, seat: i64, rng: Rng) -> None:
        """In a world re-dealt for `seat`: make good what the seat knows beyond the backs.

        Everybody may know, say, that a deck has its first level on top, though no back shows it.
        `truth` may be asked for such public things only, `rng` for everything else.
        """

    def known_class(self, card: i64) -> i64:
        """What everybody knows of a covered card beyond its back, as a number; cards of one class
        may lie in each other's places."""
        return 0

    # what a game calls: who decides next

    def turn(self, phase: Turn[Any], seat: i64) -> None:
        """The open phase is over; `seat` decides in `phase`."""
        self.phase = phase
        self.seat = seat
        self.acting = 1 << seat
        self.frames += 1
        self.opened = self.frames

    def seal(self, phase: Sealed[Any], party: i64) -> None:
        """The open phase is over; the seats of the mask `party` write down secret choices."""
        self.phase = phase
        self.take_notes()
        self.frames += 1
        self.opened = self.frames
        self.ask(party, NO_SEAT)

    def take_notes(self) -> None:
        """Everybody gets an empty sheet; what is written on it is known to its writer alone."""
        self.notes = [[] for seat in range(self.seats)]

    def collect_notes(self) -> list[list[int]]:
        """What everybody has written; the sheets are gone."""
        notes = self.notes
        self.notes = NO_NOTES
        return notes

    def open_lanes(self, phase: Lanes[Any], party: i64, first: Phase[Any]) -> None:
        """The open phase is over; the seats of `party` act at their own pace, from `first` on."""
        self.phase = phase
        self.lanes = [[first] if party >> seat & 1 else [] for seat in range(self.seats)]
        self.frames += 1
        self.opened = self.frames
        self.ask(party, NO_SEAT)

    def push(self) -> None:
        """Set the open phase aside, its clock stopped; the caller opens another over it."""
        self.below = Frame(
            self.phase,
            self.acting,
            self.seat,
            self.opened,
            self.pending,
            self.lanes,
            self.notes,
            self.below,
        )
        self.pending = None
        self.lanes = NO_LANES
        self.notes = NO_NOTES

    def done(self, log: Log) -> None:
        """The open phase is over; take up the one below, and its clock with it."""
        frame = self.below
        assert frame is not None
        self.phase = frame.phase
        self.acting = frame.acting
        self.seat = frame.seat
        self.pending = frame.pending
        self.lanes = [lane[:] for lane in frame.lanes]
        self.notes = [sheet[:] for sheet in frame.notes]
        self.below = frame.below
        self.opened = frame.opened
        self.phase.resume(self, log)

    def finish(self, scores: list[int]) -> None:
        """The game is over."""
        self.phase = OVER
        self.acting = 0
        self.below = None
        self.pending = None
        self.lanes = NO_LANES
        self.notes = NO_NOTES
        self.scores = scores

    # what a game calls: what happens next

    def then(self, step: Step[Any], a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """This happens next in the open frame; what was to happen next comes after it."""
        self.pending = Pending(step, a, b, c, self.pending)

    def go_on(self, log: Log) -> None:
        """The decision is taken: what is pending happens, until somebody has to decide.

        A frame in which nothing is pending any more is over: the one below is taken up.
        """
        self.acting = 0
        while not self.acting:
            pending = self.pending
            if pending is not None:
                self.pending = pending.after
                pending.step.run(self, pending.a, pending.b, pending.c, log)
            elif self.below is not None:
                self.done(log)
            else:
                break

    # what a game calls: cards change place

    def move(self, card: i64, source: list[int], target: list[int], seen: i64) -> i64:
        """One card changes place; `seen` see which. The others no longer know what it may be.
        Returned is where it lay."""
        if seen != EVERYONE:
            self.lose_track(card, source, ~seen)
        at: i64 = 0
        while source[at] != card:
            at += 1
        target.append(source.pop(at))
        known: i64 = self.knows[card]
        self.knows[card] = known | seen
        return at

    def lose_track(self, card: i64, source: list[int], others: i64) -> None:
        """A card leaves `source` and `others` do not see which.

        Whoever of them knew some of the cards it could be (its back shows) knows none of those
        any more, unless they are sure: they know every one of them, and all are of one kind.
        """
        backs = self.backs
        faces = self.faces
        knows = self.knows
        some: i64 = 0
        every: i64 = EVERYONE
        alike = True
        for other in source:
            if not backs or backs[other] == backs[card]:
                known: i64 = knows[other]
                some |= known
                every &= known
                alike = alike and (other == card or (bool(faces) and faces[other] == faces[card]))
        lost = some & others & ~every if alike else some & others
        if lost:
            for other in source:
                if not backs or backs[other] == backs[card]:
                    known = knows[other]
                    knows[other] = known & ~lost

    def draw(self, pile: list[int], target: list[int], seen: i64) -> i64:
        """The top (last) card of a pile changes place, known to `seen` and to who knew it."""
        card: i64 = pile.pop()
        target.append(card)
        known: i64 = self.knows[card]
        self.knows[card] = known | seen
        return card

    def show(self, card: i64, seen: i64) -> None:
        """A card stays where it is and `seen` gets to see it."""
        known: i64 = self.knows[card]
        self.knows[card] = known | seen

    def forget(self, cards: list[int]) -> None:
        """These cards are shuffled together: nobody knows where which one is any more."""
        for card in cards:
            self.knows[card] = 0

    # the fast door: trusts its caller

    def legal(self) -> list[int]:
        """The legal moves of `seat`."""
        return self.phase.legal(self, self.seat)

    def step(self, move: i64) -> None:
        """One of them, in silence."""
        self.phase.apply(self, self.seat, move, SILENT)

    # bookkeeping of the kernel

    def ask(self, party: i64, after: i64) -> None:
        """`party` may act; the first to be asked is the next one clockwise from `after`; after
        NO_SEAT, the first of them."""
        self.acting = party
        if party:
            seat = (after + 1) % self.seats
            while not party >> seat & 1:
                seat = (seat + 1) % self.seats
            self.seat = seat

    def copy_frame(self, twin: State) -> None:
        """For `clone`: the open frame, the frames below, the result."""
        twin.phase = self.phase
        twin.acting = self.acting
        twin.seat = self.seat
        twin.opened = self.opened
        twin.frames = self.frames
        twin.below = self.below
        twin.scores = self.scores
        twin.pending = self.pending
        if self.lanes:
            twin.lanes = [lane[:] for lane in self.lanes]
        if self.notes:
            twin.notes = [sheet[:] for sheet in self.notes]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something that happens by itself, in its turn, or the question that it leads to.

    Like a phase it holds no data: one shared object each. `s.then` says when it happens, with up
    to three small numbers.
    """

    def run(self, s: S, a: i64, b: i64, c: i64, log: Log) -> None:
        """It happens. To ask somebody, open a phase (`s.turn`, `s.seal`, `s.open_lanes`)."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """One section of the rulebook: what may be decided, and what then happens.

    A phase holds no data: one shared object each. Who acts, and how far they are, is in the state.
    """

    key: ClassVar[str] = ""  # names the phase in views and in texts
    rule: ClassVar[str] = ""  # cited when no finer rule is
    waiting: ClassVar[str] = "K1"  # cited when a seat acts that is not asked
    discreet: ClassVar[bool] = False  # views do not tell a seat who else is asked
    outside: ClassVar[str] = ""  # the key that others see: that there is more to decide is a secret
    outside_rule: ClassVar[str] = ""  # and the rule of that phase

    def legal(self, s: S, seat: i64) -> list[int]:
        """Every move `seat` may make, in a stable order."""
        raise NotImplementedError

    def apply(self, s: S, seat: i64, move: i64, log: Log) -> None:
        """Carry out a legal move. Trusts its caller; `play` is the door that checks."""
        raise NotImplementedError

    def explain(self, s: S, seat: i64, move: i64) -> str:
        """The rule that forbids this move, as "R3.2" or "R3.2:reason"."""
        return self.rule

    def seconds(self, s: S) -> int:
        """How long the phase may last; 0: no clock runs."""
        return 0

    def fallback(self, s: S, seat: i64) -> int:
        """The move of a seat that ran out of time: the first it may make, unless a rule says."""
        return self.legal(s, seat)[0]

    def expire(self, s: S, log: Log) -> None:
        """Time is up."""
        raise NotImplementedError

    def alarms(self, s: S) -> dict[str, int]:
        """Clocks beside the phase's own: a name and seconds each. A new name starts a new clock."""
        return {}

    def ring(self, s: S, alarm: str, log: Log) -> None:
        """One of them has run out."""
        raise NotImplementedError

    def resting(self, s: S) -> i64:
        """A mask of those who act but are done: they may come back, nobody waits for them."""
        return 0

    def resume(self, s: S, log: Log) -> None:
        """The phase pushed over this one is done."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Turn(Phase[S]):
    """One seat decides."""

    def expire(self, s: S, log: Log) -> None:
        self.apply(s, s.seat, self.fallback(s, s.seat), log)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Phase[S]):
    """Several seats choose in secret, all is revealed together.

    `s.notes[seat]` holds a seat's moves so far. One is enough unless `more` says otherwise;
    `legal` then reads from the notes what is to be chosen next.
    """

    def more(self, s: S, seat: i64) -> bool:
        """Whether the seat, with its notes as they are, has yet to choose something."""
        return False

    def reveal(self, s: S, notes: list[list[int]], log: Log) -> None:
        """All are through: the moves of each seat, none for those who were not asked."""
        raise NotImplementedError

    def apply(self, s: S, seat: i64, move: i64, log: Log) -> None:
        s.notes[seat].append(move)
        if not self.more(s, seat):
            if not self.discreet:
                log.all("sealed", seat)
            s.ask(s.acting & ~(1 << seat), seat)
            if not s.acting:
                self.unseal(s, log)

    def expire(self, s: S, log: Log) -> None:
        for seat in range(s.seats):
            if s.acting >> seat & 1:
                s.notes[seat].append(self.fallback(s, seat))
                while self.more(s, seat):
                    s.notes[seat].append(self.fallback(s, seat))
        self.unseal(s, log)

    def unseal(self, s: S, log: Log) -> None:
        notes = s.collect_notes()
        s.acting = 0
        self.reveal(s, notes, log)


@mypyc_attr(allow_interpreted_subclasses=True)
class Lanes(Phase[S]):
    """Several seats act openly, each at its own pace, on a little stack of phases of its own.

    A lane's phase goes on to another with `s.lanes[seat]` (append, pop); an empty lane is out.
    `s.push()` inside a lane interrupts all of them until `s.done(log)`.
    """

    def close(self, s: S, log: Log) -> None:
        """All lanes are empty, or time is up."""
        raise NotImplementedError

    def legal(self, s: S, seat: i64) -> list[int]:
        return s.lanes[seat][-1].legal(s, seat)

    def apply(self, s: S, seat: i64, move: i64, log: Log) -> None:
        lanes = s.lanes
        s.seat = seat
        lanes[seat][-1].apply(s, seat, move, log)
        if s.lanes is lanes and s.phase is self:  # nothing was pushed over this phase
            self.resume(s, log)

    def resume(self, s: S, log: Log) -> None:
        party: i64 = 0
        for seat in range(s.seats):
            if s.lanes[seat]:
                party |= 1 << seat
        s.ask(party & ~self.resting(s) or party, s.seat)
        s.acting = party
        if not party:
            self.expire(s, log)

    def explain(self, s: S, seat: i64, move: i64) -> str:
        lane = s.lanes[seat]
        return lane[-1].explain(s, seat, move) if lane else self.rule

    def expire(self, s: S, log: Log) -> None:
        s.lanes = NO_LANES
        s.acting = 0
        self.close(s, log)


@final
class Over(Turn[State]):
    """The game is over: nobody decides anything."""

    key = "over"
    rule = "K2"

    def legal(self, s: State, seat: i64) -> list[int]:
        return []


OVER: Final = Over()
