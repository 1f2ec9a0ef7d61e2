"""Whether a bot looks at what its seat cannot see: other deals behind the same view, one seed."""

from __future__ import annotations

from collections.abc import Callable

from tablee.bots import Ask, Bot, Maker
from tablee.kernel import Game, Rng, Sealed, State, determinize
from tablee.kernel.engine import idle, pass_time

DEALS = 2  # other deals to compare with


def answer(maker: Maker, game: Game, s: State, seat: int, seed: str) -> int:
    """What such a bot answers here, made anew."""
    bot: Bot = maker(game, seat, Rng.seeded(seed))
    bot.rng = Rng.seeded(seed)
    return bot.choose(Ask(s.clone(), seat, s.phase.legal(s, seat)))


def peeks(maker: Maker, game: Game, s: State, seat: int, seed: str) -> bool:
    """Whether the bot plays otherwise where only what it cannot know is different."""
    lot = Rng.seeded(f"{seed}/other deals")
    given = answer(maker, game, s, seat, seed)
    return any(
        answer(maker, game, determinize(s, seat, lot), seat, seed) != given for _ in range(DEALS)
    )


def anywhere(s: State) -> bool:
    return True


def beside_notes(s: State) -> bool:
    """Whether somebody else has already chosen in secret, so that there is something to look at."""
    others = [notes for seat, notes in enumerate(s.notes) if seat != s.seat]
    return isinstance(s.phase, Sealed) and any(others)


def caught(
    maker: Maker,
    game: Game,
    seats: int,
    options: dict[str, str],
    seed: str,
    every: int,
    most: int,
    where: Callable[[State], bool] = anywhere,
) -> list[int]:
    """The decisions of a game at random in which the bot was caught: every so many-th is tried, of
    those `where` there is something to try."""
    s = game.new(seats, options, seed)
    lot = Rng.seeded(f"{seed}/walk")
    found: list[int] = []
    number = 0
    while s.acting and number < most * every:
        if s.lanes and idle(s) and pass_time(s):
            continue
        moves = s.legal()
        here = where(s)
        tried = here and number % every == 0 and len(moves) > 1
        if tried and peeks(maker, game, s, s.seat, f"{seed}/{number}"):
            found.append(number)
        s.step(moves[lot.below(len(moves))])
        number += here
    return found
