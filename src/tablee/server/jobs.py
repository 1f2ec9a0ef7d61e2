"""What workers do: think for bots, give hints, replay and review records."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tablee import bots
from tablee.bots import Beside, Maker, Sitting
from tablee.bots.review import costliest, hinted, numbers_of
from tablee.kernel import BadRecord, Entry, Game, Match, Record
from tablee.server import boxes

if TYPE_CHECKING:
    from tablee.bots.review import Costly
    from tablee.server.messages import CostlyMove

COMPARED = 32  # worlds in which a move meets a better one
SHOWN = 3  # costly moves
KEPT = 64  # matches a worker remembers, so that a game is not replayed at every move
matches: dict[str, Match] = {}
Advice = tuple[int, list[tuple[str, tuple[int, ...]]], Beside | None]


class Position(NamedTuple):
    """Where a match stands, for somebody who knows its first `known` entries, or none of them."""

    table: str
    game: str
    rules: int
    cards: str  # the hash of its card data
    options: dict[str, str]
    seed: str
    names: list[str]
    known: int
    news: list[tuple[int, str]]


def brought_up(position: Position, data: Path | None) -> Match | None:
    """The match, as it stands there now; None if this worker does not know what it should."""
    match = matches.pop(position.table, None)
    if position.known == 0:
        game = boxes.load_as(position.game, position.rules, position.cards, data)
        match = Match(game, len(position.names), position.options, position.seed, position.names)
    if match is None or len(match.entries) < position.known:
        return None
    had = [(entry.seat, entry.text) for entry in match.entries[position.known :]]
    if position.news[: len(had)] != had:
        return None
    for seat, text in position.news[len(had) :]:
        match.enter(Entry(seat, text))
    matches[position.table] = match
    if len(matches) > KEPT:
        matches.pop(next(iter(matches)))
    return match


def seated(position: Position, name: str, data: Path | None) -> tuple[Sitting, Maker] | None:
    """The match as it stands, and the bot that is asked about it."""
    match = brought_up(position, data)
    if match is None:
        return None
    return Sitting(match, [None] * match.seats), bots.find(match.game, name)


def think(position: Position, seat: int, name: str, data: Path | None) -> str | None:
    found = seated(position, name, data)
    if found is None:
        return None
    sitting, maker = found
    return sitting.game.catalogue.texts[sitting.answer(seat, sitting.new_bot(maker, seat))]


def advise(position: Position, seat: int, name: str, data: Path | None) -> Advice | None:
    found = seated(position, name, data)
    if found is None:
        return None
    advice, beside = hinted(found[0], seat, found[1])
    return advice.move, [(reason.key, reason.args) for reason in advice.reasons], beside


def read(text: str, most: int) -> Record:
    """A record from outside, no longer than games get."""
    record = Record.from_text(text)
    if len(record.entries) > most:
        raise BadRecord(f"{len(record.entries)} moves: at most {most} are taken")
    return record


def game_of(record: Record, data: Path | None) -> Game:
    return boxes.load_as(record.game, record.rules, record.data, data)


def cut(text: str, step: int, most: int, data: Path | None) -> str:
    """A record up to a step of it, played to see that it can be."""
    record = read(text, most)
    return (
        Match.replay(boxes.load_as(record.game, record.rules, record.data, data), record, step)
        .record()
        .to_text()
    )


def step(
    text: str, at: int, seat: int | None, language: str, most: int, data: Path | None
) -> bytes:
    """The table after so many entries of a record, as an update."""
    import msgspec

    from tablee.server.updates import replay_update

    record = read(text, most)
    match = Match.replay(game_of(record, data), record, at)
    return msgspec.json.encode(replay_update(match, seat, language, len(record.entries)))


def review(
    text: str, seat: int, language: str, seconds: float, most: int, data: Path | None
) -> bytes:
    """The decisions of a seat that cost most, as far as they can be judged in so many seconds."""
    import msgspec

    from tablee.server.messages import Reviewed

    started = time.monotonic()
    record = read(text, most)
    match = Match.replay(game_of(record, data), record)
    if seat >= match.seats:
        return msgspec.json.encode(Reviewed([], 0, 0))
    left = seconds - (time.monotonic() - started)
    found = costliest(match, seat, SHOWN, COMPARED, left)
    costly = [told(match, seat, item, language) for item in found.costly]
    return msgspec.json.encode(Reviewed(costly, found.judged, found.doubtful))


def told(match: Match, seat: int, item: Costly, language: str) -> CostlyMove:
    """In words: what was played, what would have been better, and why."""
    from tablee.server.messages import CostlyMove
    from tablee.show import Presenter

    presenter = Presenter(match.branch(item.entry))
    speaker = presenter.speaker(language)
    return CostlyMove(
        item.entry,
        presenter.label(seat, item.move, language),
        presenter.label(seat, item.better, language),
        round(item.margin.points, 1),
        round(item.margin.points_error, 1),
        round(item.margin.wins, 2),
        round(item.margin.wins_error, 2),
        speaker.texts("review-loss", **numbers_of(item.margin)),
        [speaker.reason(reason) for reason in item.reasons],
    )
