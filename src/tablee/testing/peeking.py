"""Whether a bot looks at what its seat cannot see: other deals behind the same view, one seed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from tablee.bots import Ask, Maker, decide
from tablee.kernel import Event, Game, Log, Rng, Sealed, State, determinize, read_by
from tablee.kernel.engine import idle, legal, pass_time

DEALS = 2  # other deals to compare with
REPEATS = 12  # a bot that tosses a coin may answer twice the same by chance: before it is accused


class Spot(NamedTuple):
    """A decision of a game at random, and what everybody has read until then."""

    number: int
    state: State
    events: list[Event]


class Slip(NamedTuple):
    """A decision at which a bot answers otherwise though it was asked the same."""

    number: int
    seat: int
    peeks: bool  # what it cannot see was different; else not even that
    given: int
    other: int


def answer(maker: Maker, game: Game, spot: Spot, s: State, seed: str) -> int:
    """What such a bot answers in a state behind the same view, made anew."""
    seat = spot.state.seat
    bot = maker(game, seat, Rng.seeded(seed))
    for event in read_by(spot.events, seat) if bot.watches() else ():
        bot.hear(event)
    return decide(bot, Ask(s, seat, legal(s, seat), game), Rng.seeded(seed))


def slip_at(maker: Maker, game: Game, spot: Spot) -> Slip | None:
    """Asked twice the same, and where only what it cannot know is different."""
    s, seed = spot.state, f"peeking/{spot.number}"
    lot = Rng.seeded(f"{seed}/other deals")

    def asked(deal: State) -> int:
        return answer(maker, game, spot, deal.clone(), seed)

    given = asked(s)
    again = asked(s)
    if again != given:
        return Slip(spot.number, s.seat, False, given, again)
    for _ in range(DEALS):
        deal = determinize(s, s.seat, lot)
        other = asked(deal)
        if other != given:
            steady = all(asked(s) == given and asked(deal) == other for _ in range(REPEATS))
            return Slip(spot.number, s.seat, steady, given, other)
    return None


def anywhere(s: State) -> bool:
    return True


def beside_notes(s: State) -> bool:
    """Whether somebody else has already chosen in secret, so that there is something to look at."""
    others = [notes for seat, notes in enumerate(s.notes) if seat != s.seat]
    return isinstance(s.phase, Sealed) and any(others)


def spots(
    game: Game,
    seats: int,
    options: dict[str, str],
    seed: str,
    every: int,
    most: int,
    where: Callable[[State], bool] = anywhere,
) -> Iterator[Spot]:
    """Decisions of a game at random between several moves: every so many-th of those `where` there
    is something to try."""
    log = Log()
    s = game.new(seats, options, seed, log)
    lot = Rng.seeded(f"{seed}/walk")
    number = 0
    while s.acting and number < most * every:
        if s.lanes and idle(s) and pass_time(s, log):
            continue
        moves = s.legal()
        here = where(s)
        if here and number % every == 0 and len(moves) > 1:
            yield Spot(number, s, log.events)
        s.phase.apply(s, s.seat, moves[lot.below(len(moves))], log)
        number += here


def caught(maker: Maker, game: Game, tried: Iterable[Spot]) -> list[int]:
    """The decisions in which the bot was caught."""
    found = [slip_at(maker, game, spot) for spot in tried]
    return [slip.number for slip in found if slip is not None]
