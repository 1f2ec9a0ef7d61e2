"""Describes one match to its viewers: the table as it is, and what happened since they looked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from typing import Any
from zlib import crc32

import msgspec

from tablee.i18n import Speaker
from tablee.kernel import EVERYONE, REFEREE, SPECTATOR, Event, Match, Rng, State, View
from tablee.show import refs
from tablee.show.scene import (
    NOBODY,
    Fact,
    LogLine,
    Move,
    Scene,
    Seat,
    Seen,
    Sitter,
    Standing,
    Undo,
    Zone,
)
from tablee.show.sentences import Sentences, named
from tablee.show.show import AnyShow, show_of
from tablee.show.viewer_log import ViewerLog, written

IDLE = 3  # entries for which a log is kept up that nobody asks for: whoever listens always does
RESULT = "result"  # the event at the end, and the message for what it says of somebody
NO_UNDO = Undo(allowed=False)  # of those who only watch
DEAL = "show"  # any world will do: a scene is the same in all of them


class Position:
    """What is the same for all viewers of a match where it stands, found out once for all of them:
    nothing that anybody may not know is in it."""

    __slots__ = ("awaited", "chosen", "entries", "last", "over", "scores")

    def __init__(self, match: Match) -> None:
        self.entries = len(match.entries)
        self.last = match.entries[-1] if match.entries else None
        self.over = match.over
        self.awaited = match.awaited
        self.chosen = [] if self.over else chosen_of(match)
        self.scores = match.scores  # not the zones: kept for every table of Rivals they are 13 KiB

    def holds(self, match: Match) -> bool:
        """Whether the match stands there still: after an undo and another move it has as many
        entries, but the last one is another."""
        entries = match.entries
        return len(entries) == self.entries and (not entries or entries[-1] is self.last)


class Presenter:
    """One match for all its viewers, in all languages; keeps what need not be made twice.

    `sitters` may change while the match goes on. In a replay everybody may count the decisions of
    the record: `counted` numbers lines by them.
    """

    def __init__(
        self,
        match: Match,
        sitters: Sequence[Sitter] = (),
        counted: bool = False,
        strict: bool | None = None,
    ) -> None:
        self.match = match
        self.strict = strict  # a text that is missing raises
        self.show = show_of(match.game)
        names = match.names or [""] * match.seats
        self.sitters = list(sitters) or [Sitter(name) for name in names]
        self.counted = counted
        self._sentences: dict[str, Sentences] = {}
        self._logs: dict[int, ViewerLog] = {}
        self._position: Position | None = None

    # what happened

    def grow(self, news: list[Event]) -> None:
        """The match has one entry more, which caused `news`."""
        game = self.match.game
        texts = {id(event): written(game, event) for event in news} if self._logs else {}
        for viewer, log in list(self._logs.items()):
            log.idle += 1
            if log.idle > IDLE:
                del self._logs[viewer]
            else:
                log.grow(news, texts)
        for sentences in self._sentences.values():
            sentences.lines.clear()  # whoever still lacks them is alone with that

    def rewound(self) -> None:
        """The match has become shorter."""
        self._logs.clear()

    def renamed(self, sitters: Sequence[Sitter]) -> None:
        """Somebody is called otherwise: sentences are made anew."""
        self.sitters = list(sitters)
        self._sentences.clear()

    def log(self, viewer: int) -> ViewerLog:
        log = self._logs.get(viewer)
        if log is None:
            log = self._logs[viewer] = ViewerLog(self.match, viewer)
        log.idle = 0
        return log

    def lines(self, viewer: int, language: str, bookmark: str = "") -> list[LogLine] | None:
        """What is new since a bookmark; "": everything; None: that bookmark is of another story."""
        log, sentences = self.log(viewer), self.sentences(language)
        wanted = log.lacking(bookmark) if bookmark else log.all()
        if wanted is None:
            return None
        numbers = log.entries if self.counted else log.noticed
        settles = self.show.settles
        found = []
        for at in wanted:
            event = log.shown(at)
            if event is None:
                found.append(LogLine(at, numbers[at]))
            else:
                line = sentences.line(at, numbers[at], event, log.rule(at), viewer)
                found.append(self._moving(line, log, at) if event.key in settles else line)
        return found

    def _moving(self, line: LogLine, log: ViewerLog, at: int) -> LogLine:
        """The line with all that it moved."""
        match = self.match
        moved = self.show.moved(match.game, match.options, log.events, at)
        return msgspec.structs.replace(line, motions=moved)

    # the table

    def scene(self, viewer: int, language: str, deal: str = DEAL) -> Scene:
        """The table as this viewer sees it; `deal` decides which world the rules are asked in."""
        return Scene(**self.parts(viewer, language, deal))

    def parts(self, viewer: int, language: str, deal: str = DEAL) -> dict[str, Any]:
        """The fields of a scene, for those who add some of their own."""
        match, sentences = self.match, self.sentences(language)
        show = self.show_for(viewer, language, deal)
        position = self.position()
        view, over, awaited = show.view, position.over, position.awaited
        seldom = show.seldom()
        return {
            "game": match.game.key,
            "you": viewer if viewer < SPECTATOR else None,
            "phase": view.phase,
            "status": status_of(over, awaited, sentences, show),
            "acting": asked_of(view, awaited),
            "chosen": position.chosen,
            "over": over,
            "heading": show.heading(),
            "steps": show.steps(),
            "step": show.step(),
            "seats": seats_of(self.sitters, sentences, show),
            "zones": zones_of(view, sentences, show),
            "sites": show.sites(),
            "notices": show.notices(),
            "facts": match.game.naming.facts(view.facts),
            "ledger": ledger_of(view, sentences),
            "moves": [move_of(move, sentences, show, move in seldom) for move in show.moves],
            "alike": not over and show.asked and show.alike(),
            "standing": None if over else standing_of(match, show),
            "sealed": sealed_of(show, awaited) if view.notes else None,
            "undo": undo_of(match, viewer, sentences),
            "scores": position.scores,
            "places": match.ranking() if over else [],
            "won": show.won(self.log(viewer).events) if over else [],
            "results": results_of(self.log(viewer).events, sentences.speaker) if over else [],
            "ending": show.ending() if over else [],
        }

    def position(self) -> Position:
        """Where the match stands now."""
        found = self._position
        if found is None or not found.holds(self.match):
            found = self._position = Position(self.match)
        return found

    def show_for(self, viewer: int, language: str, deal: str = DEAL) -> AnyShow:
        """The game's own words for what this viewer sees now."""
        match = self.match
        view = match.referee() if viewer == REFEREE else match.view(viewer)
        moves = match.legal(viewer) if viewer < SPECTATOR else []
        speaker = self.sentences(language).speaker
        return self.show(match.game, speaker, view, moves, partial(dealt, match, viewer, deal))

    def label(self, viewer: int, move: int, language: str) -> str:
        """A move of a seat, in words that fit the present position where its game has some."""
        show = self.show_for(viewer, language)
        return show.label(move) or self.speaker(language).move(move)

    def speaker(self, language: str) -> Speaker:
        return self.sentences(language).speaker

    def sentences(self, language: str) -> Sentences:
        if language not in self._sentences:
            names = [sitter.name for sitter in self.sitters]
            sides = self.match.sides()
            speaker = Speaker(language, self.match.game, names, sides, self.strict)
            self._sentences[language] = Sentences(speaker)
        return self._sentences[language]


def describe(match: Match, viewer: int, language: str, sitters: Sequence[Sitter] = ()) -> Scene:
    """The table of a match, once."""
    return Presenter(match, sitters).scene(viewer, language)


@cache
def chance(deal: str) -> Rng:
    """Never drawn from itself: whoever deals takes a copy."""
    return Rng.seeded(deal)


def dealt(match: Match, viewer: int, deal: str) -> State:
    return match.sampler(viewer).draw(chance(deal).clone())


# --- parts of a scene -----------------------------------------------------------------------------


def zones_of(view: View, sentences: Sentences, show: AnyShow) -> list[Zone]:
    """The zones that are shown, in the order in which they are."""
    found: list[Zone] = []
    ranks: list[int] = []
    seen: dict[int, Seen] = {}  # what the eyes on a zone are called to this viewer
    for name, faces in view.zones.items():
        place = view.places[name]
        about = show.zone(place, faces)
        if about.hidden:
            continue
        eyes = place.eyes
        if eyes not in seen:
            seen[eyes] = seen_by(eyes, view.seat, view.seats)
        found.append(sentences.zone(place, faces, seen[eyes], about))
        ranks.append(about.rank)
    if any(ranks):
        order = sorted(range(len(ranks)), key=ranks.__getitem__)
        return [found[at] for at in order]
    return found


def seen_by(eyes: int, viewer: int, seats: int) -> Seen:
    """Who may look at a zone, told to one viewer."""
    everybody = (1 << seats) - 1 | 1 << SPECTATOR
    if eyes == EVERYONE or eyes & everybody == everybody:
        return "all"
    if viewer < seats and eyes >> viewer & 1:
        return "you" if eyes & everybody == 1 << viewer else "some"
    return "others" if eyes & everybody else "nobody"


def move_of(move: int, sentences: Sentences, show: AnyShow, seldom: bool) -> Move:
    """A move by its label and what it touches, as far as the present position says it better."""
    found = sentences.move(move)
    label = show.label(move) or found.label
    touched, routine, desk = show.touches(move), show.routine(move), show.opens(move)
    leads = leads_of(move, sentences, show) if show.begins(move) else []
    said = label != found.label or touched or seldom or routine or leads or desk != NOBODY
    if not said:
        return found
    touched = touched or found.refs
    return Move(found.text, label, found.verb, touched, seldom, routine, leads, found.n, desk)


def leads_of(move: int, sentences: Sentences, show: AnyShow) -> list[str]:
    """What the question after a move is about."""
    after = show.after(move)
    found = [ref for then in after for ref in show.touches(then) or sentences.move(then).refs]
    return list(dict.fromkeys(found))


def standing_of(match: Match, show: AnyShow) -> Standing | None:
    """What the viewer may leave standing; what concerns them is told as a word to compare."""
    found = show.standing()
    if found is None:
        return None
    move, label = found
    until = f"{crc32(repr(show.concerns()).encode()):08x}"
    return Standing(match.game.catalogue.texts[move], label, until)


def seats_of(sitters: Sequence[Sitter], sentences: Sentences, show: AnyShow) -> list[Seat]:
    sides = sentences.speaker.sides
    return [
        Seat(
            seat,
            sentences.names[seat],
            sides[seat],
            sitter.bot,
            bool(sitter.bot) or sitter.present,
            sitter.held,
            show.stats(seat),
            refs.person(seat),
            sitter.cook,
        )
        for seat, sitter in enumerate(sitters)
    ]


def ledger_of(view: View, sentences: Sentences) -> list[Fact]:
    """The facts for which the game has words, in its order."""
    facts = []
    for key, value in view.facts.items():
        label = sentences.shared.fact(key)
        if label:
            values = [str(one) for one in (value if isinstance(value, list) else [value])]
            by_seat = isinstance(value, list) and len(value) == view.seats
            facts.append(Fact(key, label, values, by_seat))
    return facts


def results_of(events: list[Event], speaker: Speaker) -> list[str]:
    """What each seat has come to: the event `result` in the words of the message of that name."""
    found = [""] * len(speaker.sides)
    for event in events:
        if event.key == RESULT and speaker.texts.has(RESULT):
            for seat in named(event, speaker)[0]:
                found[seat] = speaker.result(event)
    return found


def sealed_of(show: AnyShow, awaited: list[int]) -> str | None:
    """What the viewer has chosen in secret and waits to see revealed, in words."""
    if show.view.seat in awaited:
        return None
    return ", ".join(show.speaker.move(move) for move in show.view.notes)


def chosen_of(match: Match) -> list[int]:
    """Who has sealed a choice that is not revealed yet: everybody has read so in the log."""
    chosen: list[int] = []
    for event in reversed(match.events):
        if event.key != "sealed":
            break
        chosen.insert(0, event.args[0])
    return [seat for seat in chosen if seat not in match.acting] if chosen else chosen


def undo_of(match: Match, viewer: int, sentences: Sentences) -> Undo:
    if viewer >= SPECTATOR:
        return NO_UNDO
    return sentences.shared.undo(match.undo_lock(viewer))


def asked_of(view: View, awaited: list[int]) -> list[int]:
    """Whom the table waits for; and the viewer, as long as they may act at all."""
    return [seat for seat in view.acting if seat in awaited or seat == view.seat]


def status_of(over: bool, awaited: list[int], sentences: Sentences, show: AnyShow) -> str:
    """Who must do what, now; those the table waits for read what they are asked themselves."""
    view = show.view
    if over:
        return sentences.speaker.texts("ask-over")
    if view.seat in awaited:
        question = show.question() or sentences.speaker.question(view.phase)
        if question:
            return question
    if not awaited:
        return sentences.speaker.texts("ask-clock")
    return " ".join([sentences.ask(view.phase, seat) for seat in view.acting if seat in awaited])
