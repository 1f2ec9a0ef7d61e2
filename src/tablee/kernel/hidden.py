"""What a seat may know: views, and other worlds it could not tell from this one.

Written once for all games: a view is built by allow-list from the facts a game declares and from
its zones as the viewer sees them; a re-deal moves exactly what the viewer does not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

from mypy_extensions import i64

from tablee.kernel.engine import actors, acts
from tablee.kernel.errors import BadInput
from tablee.kernel.log import EVERYONE, REFEREE, SPECTATOR
from tablee.kernel.printed import deciding, number_of, view_lines
from tablee.kernel.rng import Rng
from tablee.kernel.state import ONE_BACK, Frame, Phase, State
from tablee.kernel.zone import NO_SEAT, UNKNOWN, Place, Zone, place_of

if TYPE_CHECKING:
    from tablee.kernel.game import Game

T = TypeVar("T")
EYES: Final = {SPECTATOR: "spectator", REFEREE: "referee"}
PARTS: Final = ("seat", "seats", "phase", "acting", "facts", "zones", "mine", "scores", "notes")


class View:
    """The table through the eyes of a seat, of SPECTATOR or of REFEREE. Nothing else is known.

    `zones` maps names to faces (kinds of cards), UNKNOWN where the viewer may not see; `mine` are
    the zones of the viewer; `notes` are the moves the viewer has chosen in secret so far. `places`
    says of each zone what everybody may know of it. A view that a game gave, `game`, prints itself
    in its names. `facts` are data, for any program; who knows what a fact is asks for it by its
    type.
    """

    def __init__(
        self,
        seat: int,
        seats: int,
        phase: str,
        acting: list[int],
        facts: dict[str, object],
        zones: dict[str, list[int]],
        mine: list[str],
        scores: list[int],
        notes: list[int],
        places: dict[str, Place],
    ) -> None:
        self.seat = seat
        self.seats = seats
        self.phase = phase
        self.acting = acting
        self.facts = facts
        self.zones = zones
        self.mine = mine
        self.scores = scores
        self.notes = notes
        self.places = places
        self.game: Game | None = None

    def fact(self, name: str, kind: type[T]) -> T:
        """A fact as what it is: `view.fact("turn", int)`."""
        told = self.facts.get(name)
        if not isinstance(told, kind):
            raise BadInput(f"the fact {name!r} is no {kind.__name__} here: {told!r}")
        return told

    def fact_list(self, name: str, kind: type[T]) -> list[T]:
        """A fact that is a list of such: `view.fact_list("served", int)`."""
        told = self.fact(name, list)
        if not all(isinstance(one, kind) for one in told):
            raise BadInput(f"the fact {name!r} is no list of {kind.__name__} here: {told!r}")
        return told

    def parts(self) -> dict[str, object]:
        """Everything in the view by name, for comparison and for JSON."""
        return {name: getattr(self, name) for name in PARTS}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(repr(self.parts()))

    def __repr__(self) -> str:
        game = f"{self.game.key}, " if self.game is not None else ""
        asked = f"{self.phase}, {deciding(self.acting)}" if self.acting else self.phase
        return f"<View {game}{number_of(self.seats, 'seat')}, by {eyes_of(self.seat)}: {asked}>"

    def __str__(self) -> str:
        if self.game is None:
            return repr(self)
        return "\n".join([repr(self), *view_lines(self.game, self)])


def eyes_of(seat: int) -> str:
    """Whose eyes these are, to print."""
    return EYES.get(seat, f"seat {seat}")


def check_eyes(seat: int, seats: int) -> None:
    """Whether somebody can look through these eyes: where nobody sits, a mask's bit is anybody's
    (compiled, a shift by 64 is one by 0). The refusal names what callers can import."""
    if not 0 <= seat < seats and seat not in EYES:
        there = ", ".join([str(taken) for taken in range(seats)])
        raise BadInput(f"nobody has the seat {seat}: there are {there} and SPECTATOR")


def view(s: State, seat: i64) -> View:
    """What `seat` sees."""
    check_eyes(seat, s.seats)
    faces = s.faces
    zones: dict[str, list[int]] = {}
    mine: list[str] = []
    places: dict[str, Place] = {}
    for zone in s.zones():
        place = place_of(zone)
        name = place.name
        if zone.owner == seat:
            mine.append(name)
        if seat == REFEREE:
            zones[name] = [faces[card] if faces else card for card in zone.cards]
        elif zone.counted or zone.eyes >> seat & 1:
            zones[name] = shown(s, zone, seat)
        else:
            continue
        places[name] = place
    acting, phase, notes = asked_of(s, seat)
    facts = s.facts(seat)
    return View(seat, s.seats, phase, acting, facts, zones, mine, s.scores[:], notes, places)


def asked_of(s: State, seat: i64) -> tuple[list[int], str, list[int]]:
    """Who is asked and about what, as far as `seat` is told, and what the seat has written.

    Who has gone on in a lane is asked what that says; if only one is awake, all are told so.
    """
    asked = acts(s, seat)
    acting = actors(s)
    if s.phase.discreet and seat != REFEREE:
        acting = [seat] if asked else []
    phase: Phase[Any] = s.phase
    if s.lanes and (asked or len(acting) == 1):
        lane = s.lanes[seat if asked else acting[0]]
        if len(lane) > 1:
            phase = lane[-1]
    told = phase.outside if seat != REFEREE and not asked else ""
    return acting, told or phase.key, s.notes[seat][:] if s.notes and seat < s.seats else []


def same_view(before: State, after: State, seats: list[int]) -> list[int]:
    """Those of the seats whose view is the same in both; where no card has moved, without views."""
    if not seats:
        return []
    if before.knows != after.knows or not same_zones(before.zones(), after.zones()):
        return [seat for seat in seats if view(before, seat) == view(after, seat)]
    if before.scores != after.scores:
        return []
    return [
        seat
        for seat in seats
        if asked_of(before, seat) == asked_of(after, seat)
        and before.facts(seat) == after.facts(seat)
    ]


def same_zones(before: list[Zone], after: list[Zone]) -> bool:
    if len(before) != len(after):
        return False
    return all(one.same(other) for one, other in zip(before, after, strict=True))


def shown(s: State, zone: Zone, seat: i64) -> list[int]:
    """The cards of a zone as `seat` sees them; sorted where their order must say nothing."""
    cards = zone.cards
    backs = s.backs if zone.backs else ONE_BACK
    if zone.eyes >> seat & 1:
        seen = looked_at(s, cards, seat, backs)
        return seen if zone.ordered else tidied(seen)
    if not zone.top:
        return tidied(covered(cards, backs))
    below = max(0, len(cards) - zone.top)
    hidden = covered(cards[:below], backs)
    seen = looked_at(s, cards[below:], seat, backs)
    if not zone.ordered:
        return tidied(hidden + seen)
    # a covered pile: its size, then the cards on top that lie open
    hidden = tidied(hidden + [what for what in seen if what < 0])
    return hidden + [what for what in seen if what >= 0]


def looked_at(s: State, cards: list[int], seat: i64, backs: list[int]) -> list[int]:
    """Cards that lie before the seat's eyes: the faces of those it knows, the backs of others."""
    knows = s.knows
    faces = s.faces
    return [
        (faces[card] if faces else card)
        if knows[card] >> seat & 1
        else (UNKNOWN - backs[card] if backs else UNKNOWN)
        for card in cards
    ]


def covered(cards: list[int], backs: list[int]) -> list[int]:
    """The backs of cards, as far as they tell something."""
    return [UNKNOWN - backs[card] for card in cards] if backs else [UNKNOWN] * len(cards)


def tidied(seen: list[int]) -> list[int]:
    """Cards whose order must say nothing, sorted: faces, then backs."""
    if len(seen) > 1:
        seen.sort()
        if seen[0] < 0 <= seen[-1]:
            hidden = len([what for what in seen if what < 0])
            return seen[hidden:] + seen[:hidden]
    return seen


def determinize(s: State, seat: i64, rng: Rng) -> State:
    """A state that `seat` cannot tell from `s`: what it does not know is dealt again.

    Nor does it tell what the seat cannot know of others. What is dealt again is known to whom it
    belongs, and to nobody else: whether others have lost track of a card depends on which cards
    lay beside it. They lie in an order that says nothing where order says nothing.
    """
    check_eyes(seat, s.seats)
    twin = s.clone()
    if seat == REFEREE:
        return twin
    knows = s.knows
    backs = s.backs
    zones = twin.zones()
    covered: list[Zone] = []  # those with cards that the seat does not know
    pools: list[list[int]] = [[]]
    for zone in zones:
        unknown = False
        for card in zone.cards:
            known: i64 = knows[card]
            if not known >> seat & 1:
                unknown = True
                back = backs[card] if backs else 0
                while len(pools) <= back:
                    pools.append([])
                pools[back].append(card)
        if unknown:
            covered.append(zone)
    for pool in pools:
        pool.sort()  # the lot alone decides: the true order must not show through it
        rng.shuffle(pool)
    for zone in covered:
        deal_again(twin, s, seat, zone, pools)
    twin.put_right(s, seat, rng)
    for zone in covered:
        if not zone.ordered and len(zone.cards) > 1:
            arrange(twin, zone.cards)
    forget_sealed(twin, seat)
    twin.rng = rng.fork()
    return twin


def deal_again(twin: State, s: State, seat: i64, zone: Zone, pools: list[list[int]]) -> None:
    """The cards of a place that `seat` does not know are the next of their lot."""
    holding = holders(zone)
    if not zone.ordered:
        line_up(s, seat, zone.cards, holding)
    cards = zone.cards
    knows = s.knows
    backs = s.backs
    for at in range(len(cards)):
        card = cards[at]
        known: i64 = knows[card]
        if not known >> seat & 1:
            other = pools[backs[card] if backs else 0].pop()
            cards[at] = other
            twin.knows[other] = known & holding


def holders(zone: Zone) -> i64:
    """Those who may know a card there that is dealt again. Who laid it where nobody owns the place
    is known to all."""
    owner: i64 = zone.owner
    return EVERYONE if owner == NO_SEAT else 1 << owner


def line_up(s: State, seat: i64, cards: list[int], holding: i64) -> None:
    """The cards that `seat` does not know, by their backs and by who of `holding` knows them: the
    lot must not meet them as they came."""
    backs = s.backs
    knows = s.knows
    for end in range(1, len(cards)):
        card = cards[end]
        known: i64 = knows[card]
        if known >> seat & 1:
            continue
        at: i64 = end
        for before in range(end - 1, -1, -1):
            other = cards[before]
            known_other: i64 = knows[other]
            if known_other >> seat & 1:
                continue
            if backs and backs[other] != backs[card]:
                if backs[other] < backs[card]:
                    break
            elif known_other & holding <= known & holding:
                break
            cards[at] = other
            at = before
        cards[at] = card


def arrange(s: State, cards: list[int]) -> None:
    """By what they show, then by who knows them, what everybody knows first: not by when they
    came."""
    cards.sort()  # nearly all there is to do: cards that are alike have numbers in a row
    faces = s.faces
    if not faces:
        return
    knows = s.knows
    for end in range(1, len(cards)):
        card = cards[end]
        shows = faces[card]
        known: i64 = knows[card]
        at: i64 = end
        while at > 0:
            other = cards[at - 1]
            known_other: i64 = knows[other]
            if faces[other] < shows or (faces[other] == shows and known_other <= known):
                break
            cards[at] = other
            at -= 1
        if at < end:
            cards[at] = card


def forget_sealed(twin: State, seat: i64) -> None:
    """The sealed choices of the others are again to be made."""
    twin.acting |= rub_out(twin.notes, twin.lanes, seat)
    twin.below = reopen_below(twin.below, seat)
    if twin.acting and not twin.acting >> twin.seat & 1:
        twin.ask(twin.acting, NO_SEAT)


def rub_out(notes: list[list[int]], lanes: list[list[Phase[Any]]], seat: i64) -> i64:
    """The notes of the others are gone; those who had some are to write again.

    In a lane nobody knows that they write at all: they are where their lane begins.
    """
    party: i64 = 0
    for other in range(len(notes)):
        if other != seat and notes[other]:
            notes[other] = []
            party |= 1 << other
            if lanes:
                lanes[other] = lanes[other][:1]
    return party


def reopen_below(frame: Frame | None, seat: i64) -> Frame | None:
    if frame is None:
        return None
    notes = [sheet[:] for sheet in frame.notes]
    lanes = frame.lanes[:]
    acting = frame.acting | rub_out(notes, lanes, seat)
    below = reopen_below(frame.below, seat)
    return Frame(frame.phase, acting, frame.seat, frame.opened, frame.pending, lanes, notes, below)
