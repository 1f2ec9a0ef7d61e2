"""Checks of matches: notation, records, replays, and what may be taken back."""

from __future__ import annotations

import json

from tablee.kernel import (
    CLOCK,
    REFEREE,
    BadInput,
    BadRecord,
    Entry,
    Event,
    Game,
    Match,
    Record,
    Refused,
    State,
    read_by,
)
from tablee.testing.broken import Broken
from tablee.testing.events import faces_known, faces_named
from tablee.testing.snapshot import difference, freeze
from tablee.testing.walks import (
    Act,
    Effort,
    Sample,
    Table,
    Walk,
    entry_of,
    spread,
    tables,
    viewers,
    walks,
)

ODD_NAMES = ('Zoé "la cheffe"', "back\\slash", "[Seed] #1", "李 ’ ½", "  spaces  ", "'", "]", "\\")


def truth(match: Match) -> State:
    """The state inside a match, which nobody but its tests may see."""
    return match._state


# --- notation -------------------------------------------------------------------------------------


def check_notation(game: Game) -> int:
    """Every move: number, text, JSON form and record line lead to one another."""
    moves = game.catalogue
    forms: dict[str, int] = {}
    for move, text in enumerate(moves.texts):
        _reads_back(game, move, text)
        form = json.dumps(moves.forms[move], sort_keys=True)
        if form in forms:
            other = moves.texts[forms[form]]
            raise Broken("notation", f"{other!r} and {text!r} have the same form {form}")
        forms[form] = move
        if json.loads(form) != moves.forms[move]:
            raise Broken("notation", f"the form of {text!r} does not survive JSON: {form}")
    for move in spread(list(range(len(moves))), 300):
        if moves.from_form(dict(moves.forms[move])) != move:
            raise Broken("notation", f"the form of {moves.texts[move]!r} leads to another move")
    _survives_a_record(game)
    return len(moves)


def _reads_back(game: Game, move: int, text: str) -> None:
    for written in (text, f"  {text} ", text.replace(" ", "  ")):
        try:
            read = game.catalogue.parse(written)
        except BadInput:
            raise Broken("notation", f"the move {text!r} cannot be read back") from None
        if read != move:
            raise Broken("notation", f"{written!r} reads back as {game.catalogue.texts[read]!r}")


def _survives_a_record(game: Game) -> None:
    """A record that holds every move there is, once with each odd name."""
    table = tables(game)[0]
    seats = table.seats
    entries = [entry_of(game, Act(move % seats, move)) for move in range(len(game.catalogue))]
    for start in range(0, len(ODD_NAMES), seats):
        names = [ODD_NAMES[(start + at) % len(ODD_NAMES)] for at in range(seats)]
        record = Record(
            game=game.key,
            rules=game.rules,
            data=game.data.hash,
            seats=seats,
            options=dict(table.options),
            seed=f"odd {names[0]}",
            names=names,
            entries=[*entries, Entry(CLOCK, "expire")],
            takebacks=start,
            result="-".join(["1"] * seats),
        )
        try:
            lost = difference(freeze(record), freeze(Record.from_text(record.to_text())))
        except BadRecord as error:
            lost = str(error)
        if lost:
            raise Broken("notation", f"a record does not survive being written: {lost}")


# --- replay ---------------------------------------------------------------------------------------


def check_replay(game: Game, table: Table, effort: Effort) -> int:
    """Record to text to record to match: the same events, views and scores, at every length."""
    looked = 0
    for walk in walks(game, table, effort):
        record = Record.from_text(walk.record().to_text())
        if record != walk.record():
            lost = difference(freeze(walk.record()), freeze(record))
            raise Broken("replay", f"the record does not survive being written: {lost}", record)
        _same_match(walk, Match.replay(game, record), len(walk.acts))
        for length in spread(list(range(len(walk.acts))), effort.looks):
            _same_match(walk, Match.replay(game, record, length), length)
            looked += 1
    return looked


def _same_match(walk: Walk, match: Match, length: int) -> None:
    s, again = walk.states[length], truth(match)
    told = difference(freeze(walk.all_events(length)), freeze(match.events))
    if told:
        raise Broken("replay", f"replayed, the events differ: {told}", walk.record(length))
    for viewer in [*viewers(s), REFEREE]:
        one, other = walk.game.view(s, viewer), walk.game.view(again, viewer)
        told = difference(freeze(one.parts()), freeze(other.parts()))
        if told:
            raise Broken("replay", f"replayed, a view differs: {told}", walk.record(length))
    told = difference(freeze(s), freeze(again))
    if told:
        raise Broken("replay", f"replayed, the state differs: {told}", walk.record(length))


# --- undo -----------------------------------------------------------------------------------------


def check_undo(game: Game, table: Table, effort: Effort) -> int:
    """The four nevers: what may be undone tells nobody anything and changes nobody's turn."""
    looked = 0
    for walk in walks(game, table, effort):
        match = Match(game, table.seats, table.options, walk.seed)
        tried = 0
        for at, act in enumerate(walk.acts):
            seat, entry = act[0], entry_of(game, act)
            events = match.enter(entry)
            _others_may_not(walk, match, at, seat)
            if seat != CLOCK and match.why_no_undo(seat) is None:
                crossed = crossing(game, seat, walk.states[at], walk.states[at + 1], events)
                if crossed:
                    why = f"seat {seat + 1} may undo {entry.text!r}, although {crossed}"
                    raise Sample(walk, at + 1).broken("undo", why)
                if tried < effort.looks:
                    _back_and_forth(walk, match, at, entry)
                    tried += 1
            looked += 1
    return looked


def crossing(game: Game, seat: int, before: State, after: State, events: list[Event]) -> str:
    """Which of the four nevers undoing this act would break, judged from what people saw."""
    if before.acting != after.acting:
        return "that changes who is to act"
    if before.rng.words() != after.rng.words():
        return "chance has spoken"
    known = faces_known(game, before, seat)
    for viewer in viewers(after):
        news = faces_known(game, after, viewer) - faces_known(game, before, viewer) - known
        for event in read_by(events, viewer):
            news |= {face for face in faces_named(game, event) if face not in known}
        if news:
            return f"it revealed {game.kinds[min(news)]}"
    return ""


def _others_may_not(walk: Walk, match: Match, at: int, seat: int) -> None:
    """A refused undo changes nothing; and nobody undoes the entry of somebody else."""
    for other in range(walk.table.seats):
        refusal = match.why_no_undo(other)
        own = match.entries[match.last_noticed(other)].seat == other  # the rest was secret to them
        if other != seat and refusal is None and not own:
            why = f"seat {other + 1} may undo what seat {seat + 1} did"
            raise Sample(walk, at + 1).broken("undo", why)
        if refusal is None:
            continue
        count = len(match.entries)
        try:
            match.undo(other)
        except Refused as refused:
            if refused.rule != "K5" or not refused.reasons or len(match.entries) != count:
                why = f"a refused undo cites {refused.cited}, or takes something back"
                raise Sample(walk, at + 1).broken("undo", why) from None
        else:
            raise Sample(walk, at + 1).broken("undo", "an undo that is refused is carried out")


def _back_and_forth(walk: Walk, match: Match, at: int, entry: Entry) -> None:
    match.undo(entry.seat)
    left = difference(freeze(walk.states[at]), freeze(truth(match)))
    if left or match.events != walk.all_events(at) or len(match.entries) != at:
        why = f"undoing {entry.text!r} does not restore what was: {left or 'the log'}"
        raise Sample(walk, at + 1).broken("undo", why)
    match.enter(entry)
    left = difference(freeze(walk.states[at + 1]), freeze(truth(match)))
    if left:
        why = f"{entry.text!r}, undone and played again, does something else: {left}"
        raise Sample(walk, at + 1).broken("undo", why)
