"""Checks of secrets: nobody can tell from anything they are shown what they may not know."""

from __future__ import annotations

from collections.abc import Callable

from tablee.kernel import (
    EVERYONE,
    NO_SEAT,
    SPECTATOR,
    Event,
    Game,
    Rng,
    State,
    Zone,
    actors,
    determinize,
    explain,
    legal,
    read_by,
    view,
)
from tablee.kernel.engine import alarms, awaited, seconds
from tablee.kernel.undo import lock_of
from tablee.testing.events import face_of
from tablee.testing.snapshot import difference, freeze
from tablee.testing.states import misplaced
from tablee.testing.walks import Act, Effort, Sample, Table, samples, take, viewer_name, viewers

CHAIN = 6  # so many own moves in a row are played in two worlds
DEALS = 2000  # at most; one is nearly always enough to see another world


def shown_to(game: Game, s: State, viewer: int) -> dict[str, object]:
    """All that a viewer can get out of a state: the view, the legal list, every why-not.

    Re-deals open the others' sealed choices again, so that who is still to choose is left out
    while such choices are being made.
    """
    parts = view(s, viewer).parts()
    if secret(s):
        del parts["acting"]
    shown: dict[str, object] = {"view": parts, "seconds": seconds(s), "alarms": alarms(s)}
    if viewer != SPECTATOR:
        shown["legal"] = [game.catalogue.texts[move] for move in legal(s, viewer)]
        texts = game.catalogue.texts
        shown["why_not"] = {texts[move]: explain(s, viewer, move) for move in range(len(texts))}
    return shown


def secret(s: State) -> bool:
    """Whether secret choices are being made."""
    return bool(s.notes)


def together(s: State) -> bool:
    """Whether several seats choose in secret, and do nothing else: lanes act openly."""
    return secret(s) and not s.lanes and len(awaited(s)) > 1


def parting(game: Game, one: State, other: State, viewer: int) -> str:
    """How a viewer can tell two states apart; "" if it cannot."""
    return difference(freeze(shown_to(game, one, viewer)), freeze(shown_to(game, other, viewer)))


# --- re-deals -------------------------------------------------------------------------------------


def check_redeals(game: Game, table: Table, effort: Effort) -> int:
    """Re-deals of what a viewer cannot know: the same view, legal list and refusals."""
    looked = 0
    for sample in samples(game, table, effort):
        s = sample.state
        rng = sample.rng("redeal")
        for viewer in viewers(s):
            for _ in range(2):
                told = parting(game, s, determinize(s, viewer, rng), viewer)
                if told:
                    who = viewer_name(viewer)
                    raise sample.broken("redeals", f"{who} can tell a re-deal by {told}")
        looked += 1
    return looked


def check_worlds(game: Game, table: Table, effort: Effort) -> int:
    """A re-deal moves all that is unknown, nothing that is known, and does not know the truth."""
    looked = 0
    for sample in samples(game, table, effort):
        for viewer in viewers(sample.state):
            _honest(game, sample, viewer)
            _varied(game, sample, viewer)
        looked += 1
    return looked


def _honest(game: Game, sample: Sample, viewer: int) -> None:
    s = sample.state
    who = viewer_name(viewer)
    twin = determinize(s, viewer, sample.rng("world"))
    lost = misplaced(game, twin)
    if lost:
        raise sample.broken("worlds", f"after a re-deal for {who}, {lost}")
    for zone, other in zip(s.zones(), twin.zones(), strict=True):
        for told, lying in READINGS.items():
            before, after = lying(s, zone, viewer), lying(twin, other, viewer)
            if not zone.ordered:
                before, after = sorted(before), sorted(after)
            if before != after:
                raise sample.broken("worlds", f"a re-deal for {who} {told}: {zone.name}")
    for seat in range(s.seats):
        if seat != viewer and twin.notes and twin.notes[seat]:
            raise sample.broken("worlds", f"a re-deal for {who} keeps the sealed choice of another")
    if twin.rng.words() == s.rng.words():
        raise sample.broken("worlds", f"a re-deal for {who} has the true stream of chance")
    again = determinize(twin, viewer, sample.rng("again"))
    told = difference(freeze(determinize(s, viewer, sample.rng("again"))), freeze(again))
    if told:
        why = f"the same lot gives {who} another world when the hidden truth is another: {told}"
        raise sample.broken("worlds", why)


def _known(s: State, zone: Zone, viewer: int) -> Reading:
    """The cards a viewer knows there, and who else does."""
    knows = s.knows
    return [(card, knows[card]) if knows[card] >> viewer & 1 else NEW for card in zone.cards]


def _held(s: State, zone: Zone, viewer: int) -> Reading:
    """Which of the cards unknown to a viewer those know to whom they belong."""
    whose = EVERYONE if zone.owner == NO_SEAT else 1 << zone.owner
    masks = [s.knows[card] for card in zone.cards]
    return [NEW if mask >> viewer & 1 else (0, mask & whose) for mask in masks]


def _backs(s: State, zone: Zone, _: int) -> Reading:
    return [(0, back_of(s, card)) for card in zone.cards]


Reading = list[tuple[int, int]]  # of the cards of a place, one by one
NEW = (-1, 0)  # a card that is left out
READINGS: dict[str, Callable[[State, Zone, int], Reading]] = {
    "moves a card it knows": _known,
    "does not leave what their holder knows of the cards": _held,
    "changes a back": _backs,
}


def _varied(game: Game, sample: Sample, viewer: int) -> None:
    s = sample.state
    rng = sample.rng("variety")
    for back in unsure_backs(game, s, viewer):
        truth = world(game, s, back)
        if all(world(game, determinize(s, viewer, rng), back) == truth for _ in range(DEALS)):
            name = f" with the back {game.backs[back]!r}" if s.backs else ""
            why = f"{viewer_name(viewer)} cannot know all cards{name}, but no re-deal moves them"
            raise sample.broken("worlds", why)


def world(game: Game, s: State, back: int) -> dict[str, list[int]]:
    """Where the cards of a back lie, by face; sorted where order means nothing."""
    lying = {}
    for zone in s.zones():
        cards = [card for card in zone.cards if back_of(s, card) == back]
        faces = [face_of(game, card) for card in cards]
        lying[zone.name] = faces if zone.ordered else sorted(faces)
    return lying


def unsure_backs(game: Game, s: State, viewer: int) -> list[int]:
    """The backs of which two unknown cards with two faces lie in places that can be told apart.

    Cards of one class only: one that is alone in its class is known, though no back shows it.
    """
    pools: dict[tuple[int, int], dict[str, set[int]]] = {}
    for zone in s.zones():
        for at, card in enumerate(zone.cards):
            if not s.knows[card] >> viewer & 1:
                place = f"{zone.name}[{at}]" if zone.ordered else zone.name
                pool = pools.setdefault((back_of(s, card), s.known_class(card)), {})
                pool.setdefault(place, set()).add(face_of(game, card))
    unsure = {
        back
        for (back, _), pool in pools.items()
        if len(pool) > 1 and len(set().union(*pool.values())) > 1
    }
    return sorted(unsure)


def back_of(s: State, card: int) -> int:
    return s.backs[card] if s.backs else 0


# --- moves in two worlds --------------------------------------------------------------------------


def check_own_moves(game: Game, table: Table, effort: Effort) -> int:
    """A seat's own moves, in two worlds, tell it the same until something hidden is turned up."""
    looked = 0
    for sample in samples(game, table, effort):
        s = sample.state
        rng = sample.rng("own")
        for seat in actors(s):
            one, other = determinize(s, seat, rng), determinize(s, seat, rng)
            for _ in range(CHAIN):
                if seat not in actors(one) or not _same_move(game, sample, seat, (one, other), rng):
                    break
        looked += 1
    return looked


def _same_move(
    game: Game, sample: Sample, seat: int, worlds: tuple[State, State], rng: Rng
) -> bool:
    """One move of `seat` in both worlds; whether another may follow."""
    moves = legal(worlds[0], seat)
    if moves != legal(worlds[1], seat):
        raise sample.broken("own-moves", f"seat {seat + 1} has other legal moves in another world")
    act = Act(seat, moves[rng.below(len(moves))])
    outcomes = [_outcome(game, s, act) for s in worlds]
    if any(learned for _, learned, _ in outcomes):
        return False
    text = game.catalogue.texts[act.move]
    (events, _, lock), (other_events, _, other_lock) = outcomes
    if events != other_events:
        told = difference(freeze(events), freeze(other_events))
        why = f"after {text!r}, seat {seat + 1} reads other events in another world: {told}"
        raise sample.broken("own-moves", why)
    if lock != other_lock:
        why = f"whether {text!r} may be undone tells seat {seat + 1} what it cannot know"
        raise sample.broken("own-moves", why)
    told = parting(game, *worlds, seat)
    if told:
        why = f"after {text!r}, seat {seat + 1} can tell two worlds by {told}"
        raise sample.broken("own-moves", why)
    return True


def _outcome(game: Game, s: State, act: Act) -> tuple[list[Event], bool, str]:
    """What a seat reads after its move, whether it learned a card or chance spoke, and the lock."""
    seat = act[0]
    before = s.clone()
    events = take(s, act)
    learned = any(
        now >> seat & 1 and not known >> seat & 1
        for known, now in zip(before.knows, s.knows, strict=True)
    )
    chance = before.rng.words() != s.rng.words()
    lock = lock_of(game, seat, before, s, events)
    return read_by(events, seat), learned or chance, lock


# --- sealed choices -------------------------------------------------------------------------------


def check_sealed(game: Game, table: Table, effort: Effort) -> int:
    """Sealed choices: their order changes nothing, and nobody sees one before the reveal."""
    looked = 0
    for sample in samples(game, table, effort, together):
        s = sample.state
        rng = sample.rng("sealed")
        for seat in actors(s):
            _unseen(game, sample, seat, rng)
        _any_order(game, sample, rng)
        looked += 1
    return looked


def _unseen(game: Game, sample: Sample, seat: int, rng: Rng) -> None:
    """Two different choices of a seat look the same to everybody else."""
    moves = legal(sample.state, seat)
    one, other = moves[rng.below(len(moves))], moves[rng.below(len(moves))]
    worlds = sample.state.clone(), sample.state.clone()
    events = take(worlds[0], Act(seat, one)), take(worlds[1], Act(seat, other))
    for viewer in viewers(sample.state):
        if viewer == seat:
            continue
        told = difference(freeze(read_by(events[0], viewer)), freeze(read_by(events[1], viewer)))
        told = told or parting(game, *worlds, viewer)
        if told:
            who = viewer_name(viewer)
            why = f"{who} can tell the sealed choice of seat {seat + 1} by {told}"
            raise sample.broken("sealed", why)


def _any_order(game: Game, sample: Sample, rng: Rng) -> None:
    s = sample.state
    party = awaited(s)  # who is done and takes that back does so before the last one is through
    chosen: dict[int, int] = {}
    for seat in party:
        moves = legal(s, seat)
        chosen[seat] = moves[rng.below(len(moves))]
    forth, back = (
        _commit(s, [Act(seat, chosen[seat]) for seat in order]) for order in (party, party[::-1])
    )
    told = difference(forth, back)
    if told:
        raise sample.broken("sealed", f"the order in which sealed choices are made matters: {told}")


def _commit(s: State, acts: list[Act]) -> object:
    """Everything that follows, but for who sealed when."""
    twin = s.clone()
    events: list[Event] = []
    for act in acts:
        events += [event for event in take(twin, act) if event.key != "sealed"]
    twin.seat = 0  # who is asked first among several says only who sealed last
    return freeze([events, twin])
