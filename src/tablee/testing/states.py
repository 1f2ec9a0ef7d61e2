"""Checks of states: copies, looks, cards, the end, and the clock."""

from __future__ import annotations

from tablee.kernel import (
    REFEREE,
    Game,
    Lanes,
    Refused,
    State,
    actors,
    determinize,
    expire,
    legal,
    ranking,
    view,
)
from tablee.kernel.engine import acts, alarms, explain, ring, seconds
from tablee.scenario.alarm_names import has_alarm
from tablee.testing.snapshot import containers, difference, freeze
from tablee.testing.walks import (
    Act,
    Effort,
    Sample,
    Table,
    choose,
    samples,
    spread,
    take,
    viewer_name,
    viewers,
    walks,
)


def check_clones(game: Game, table: Table, effort: Effort) -> int:
    """A clone equals its original, and neither moves when the other does."""
    looked = 0
    for walk in walks(game, table, effort):
        s = game.new(table.seats, table.options, walk.seed)
        past: dict[int, tuple[State, object]] = {}
        kept = set(spread(list(range(len(walk.acts))), 4 * effort.looks))
        for at, act in enumerate(walk.acts):
            sample = Sample(walk, at)
            if at in kept:
                past[at] = _copied(sample, s)
                _play_a_twin(sample, s, past[at][1])
            take(s, act)
            if at in kept:
                _same(sample, "after the next move", past[at])
        for at, copy in past.items():
            _same(Sample(walk, at), "by the end of the game", copy)
        looked += len(past)
    return looked


def _copied(sample: Sample, s: State) -> tuple[State, object]:
    before = freeze(s)
    copy = s.clone()
    changed = difference(before, freeze(copy))
    if changed:
        raise sample.broken("clones", f"clone does not copy everything: {changed}")
    return copy, before


def _play_a_twin(sample: Sample, s: State, before: object) -> None:
    """Another future, played on a clone, must leave the original alone."""
    twin = s.clone()
    rng = sample.rng("twin")
    for _ in range(4):
        if twin.acting:
            take(twin, choose(twin, rng))
    changed = difference(before, freeze(s))
    if changed:
        raise sample.broken("clones", f"playing on a clone changes the original: {changed}")


def _same(sample: Sample, when: str, copy: tuple[State, object]) -> None:
    state, before = copy
    changed = difference(before, freeze(state))
    if changed:
        raise sample.broken("clones", f"an old copy moved {when}: {changed}")


def check_looking(game: Game, table: Table, effort: Effort) -> int:
    """Looking changes nothing, and what is shown shares no list with the state."""
    looked = 0
    for sample in samples(game, table, effort):
        s = sample.state
        before = freeze(s)
        inside = containers(s)
        for viewer in [*viewers(s), REFEREE]:
            seen = view(s, viewer)
            shared = [path for place, path in containers(seen).items() if place in inside]
            if shared:
                who = "the referee" if viewer == REFEREE else viewer_name(viewer)
                what = f"{shared[0]} in the view of {who} is the state's own list, not a copy"
                raise sample.broken("looking", what)
            game.view_json(seen)
            unknown = [fact for fact in seen.facts if game.facts and fact not in game.facts]
            if unknown:
                raise sample.broken("looking", f"the fact {unknown[0]!r} is not declared in facts")
            if viewer != REFEREE:
                determinize(s, viewer, sample.rng("looking"))
                explain(s, viewer, 0)
                legal(s, viewer)
        seconds(s)
        ranking(s)
        changed = difference(before, freeze(s))
        if changed:
            raise sample.broken("looking", f"looking at a state changes it: {changed}")
        looked += 1
    return looked


def check_cards(game: Game, table: Table, effort: Effort) -> int:
    """Every card lies in exactly one zone, always."""
    looked = 0
    for walk in walks(game, table, effort):
        for at in range(len(walk.states)):
            lying(Sample(walk, at))
        looked += len(walk.states)
    return looked


def lying(sample: Sample) -> None:
    why = misplaced(sample.walk.game, sample.state)
    if why:
        raise sample.broken("cards", why)


def misplaced(game: Game, s: State) -> str:
    """What is wrong with where the cards lie; "" if nothing is."""
    zones = s.zones()
    names = [zone.name for zone in zones]
    if len(set(names)) != len(names):
        return f"two zones have the same name: {sorted(names)}"
    place: dict[int, str] = {}
    for zone in zones:
        for card in zone.cards:
            if card in place:
                return f"card {card} lies in {place[card]} and in {zone.name}"
            if not 0 <= card < len(s.knows):
                return f"{zone.name} holds {card}, which is no card"
            place[card] = zone.name
    lost = [card for card in range(len(s.knows)) if card not in place]
    if lost:
        return f"card {lost[0]} lies in no zone"
    if len(s.faces) not in (0, len(s.knows)) or len(s.backs) not in (0, len(s.knows)):
        return "faces and backs are lists with one entry per card, or empty"
    if s.faces != game.faces:
        return "the state has other faces than its game"
    return ""


def check_termination(game: Game, table: Table, effort: Effort) -> int:
    """The game ends, everybody asked can act until then, and each seat has one score."""
    looked = 0
    for walk in walks(game, table, effort):
        for at, s in enumerate(walk.states):
            why = stuck(game, s)
            if why:
                raise Sample(walk, at).broken("termination", why)
        looked += len(walk.states)
    return looked


def stuck(game: Game, s: State) -> str:
    """Why the game can neither go on nor be over here; "" if it can."""
    if not s.acting:
        return _unfinished(s)
    if s.acting >> s.seats:
        return f"seats beyond the table are asked: {s.acting:b}"
    if not acts(s, s.seat):
        return f"seat {s.seat + 1} is to be asked first, but may not act"
    if s.phase.key not in game.phases:
        return f"the phase {s.phase.key!r} is not among the game's phases {game.phases}"
    for seat in actors(s):
        moves = legal(s, seat)
        if not moves:
            return f"seat {seat + 1} is asked but has no legal move"
        if len(set(moves)) != len(moves):
            return f"the legal list of seat {seat + 1} has a move twice"
        if min(moves) < 0 or max(moves) >= len(game.catalogue):
            return f"the legal list of seat {seat + 1} has a move outside the catalogue"
    return ""


def _unfinished(s: State) -> str:
    if len(s.scores) != s.seats:
        return f"over with {len(s.scores)} scores for {s.seats} seats"
    places = ranking(s)
    rivals = len(s.rank_keys()) - s.seats  # opponents whom the rules play may win
    if places and (len(places) != s.seats or not 1 <= min(places) <= 1 + max(rivals, 0)):
        return f"over with the places {places} for {s.seats} seats"
    if s.phase.key != "over":
        return f"nobody may act, but the phase is {s.phase.key!r}: end the game with finish"
    return ""


def check_clock(game: Game, table: Table, effort: Effort) -> int:
    """Where a clock runs, time may be up and the game goes on; elsewhere K4 refuses it."""
    looked = 0
    for sample in samples(game, table, effort):
        s = sample.state.clone()
        if seconds(s):
            _time_is_up(sample, s)
        else:
            before = freeze(s)
            _refuses_the_clock(sample, s)
            if freeze(s) != before:
                raise sample.broken("clock", "a refused expire changes the state")
        for alarm in alarms(sample.state):
            _alarm_rings(sample, sample.state.clone(), alarm)
        looked += 1
    return looked


def _time_is_up(sample: Sample, s: State) -> None:
    if not isinstance(s.phase, Lanes):
        _fallbacks_are_legal(sample, s.clone())
    key, opened = s.phase.key, s.opened
    expire(s)
    if s.acting and s.opened == opened:
        raise sample.broken("clock", f"time is up, but the phase {key!r} stays open")
    why = stuck(sample.walk.game, s) or misplaced(sample.walk.game, s)
    if why:
        raise sample.broken("clock", f"after time is up: {why}")


def _alarm_rings(sample: Sample, s: State, alarm: str) -> None:
    if not has_alarm(sample.walk.game, alarm):
        raise sample.broken("clock", f"{alarm!r} is none of the alarms that the game declares")
    opened = s.opened
    ring(s, alarm)
    if s.opened == opened and alarm in alarms(s):
        raise sample.broken("clock", f"the alarm {alarm!r} rang, but it runs on")
    why = stuck(sample.walk.game, s) or misplaced(sample.walk.game, s)
    if why:
        raise sample.broken("clock", f"after the alarm {alarm!r} rang: {why}")


def _fallbacks_are_legal(sample: Sample, s: State) -> None:
    """Whoever is still asked could have chosen what the clock chooses for them."""
    opened = s.opened
    while s.acting and s.opened == opened:
        seat = s.seat
        move = s.phase.fallback(s, seat)
        if move not in legal(s, seat):
            text = sample.walk.game.catalogue.texts[move]
            why = f"the fallback of seat {seat + 1}, {text!r}, is not legal"
            raise sample.broken("clock", why)
        take(s, Act(int(seat), move))


def _refuses_the_clock(sample: Sample, s: State) -> None:
    try:
        expire(s)
    except Refused as refused:
        if refused.cited != "K4":
            why = f"expire without a clock cites {refused.cited}, not K4"
            raise sample.broken("clock", why) from None
    else:
        raise sample.broken("clock", "expire is accepted although no clock runs")
