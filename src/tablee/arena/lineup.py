"""Who plays what: everything that decides how the games of a simulation go."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tablee import bots, games
from tablee.arena.loop import play_by_lot, play_out
from tablee.arena.tally import Outcome
from tablee.bots import Bot, BotChoice, Sitting, UniformBot, chance_of
from tablee.bots.registry import plays_outside
from tablee.kernel import (
    CLOCK,
    SILENT,
    SPECTATOR,
    BadInput,
    Log,
    Match,
    Record,
    Rng,
    State,
    ranking,
)
from tablee.kernel.handed_in import seed_of
from tablee.kernel.names import BOT


@dataclass(frozen=True)
class Lineup:
    """Values that worker processes can be told; made by `Lineup.of`."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    bots: tuple[BotChoice, ...]  # one for each seat
    seed: str
    data: Path | None = None

    @staticmethod
    def of(
        game: str,
        choices: Sequence[BotChoice],
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: str = "1",
        data: Path | None = None,
    ) -> Lineup:
        """Checked and complete. One bot sits everywhere; else there is one for each seat.

        Without `seats`, as many as the mode or the bots need, else the smallest table.
        """
        loaded = games.load(game, data)
        given = dict(options or {})
        if seats is None:
            if "mode" in given:
                seats = loaded.seats_of(given["mode"])
            else:
                seats = len(choices) if len(choices) > 1 else loaded.seat_counts()[0]
        settled = loaded.settle(seats, given)
        if len(choices) not in (1, seats):
            raise BadInput(
                f"{len(choices)} bots for {seats} seats: name one for each seat, or one for all"
            )
        for choice in choices:
            bots.chosen(loaded, choice)
        seated = tuple(choices) if len(choices) == seats else tuple(choices) * seats
        return Lineup(loaded.key, seats, tuple(settled.items()), seated, seed_of(seed), data)

    @property
    def names(self) -> list[str]:
        """The bots as reports call them."""
        return [bots.name_of(choice) for choice in self.bots]


class Arena:
    """Plays the games of a lineup. Game number n is the deal of the seed "SEED/n"."""

    def __init__(self, lineup: Lineup) -> None:
        self.lineup = lineup
        self.game = games.load(lineup.game, lineup.data)
        self.options = dict(lineup.options)
        self.sides = self.game.sides(lineup.seats, self.options)
        self.makers = [bots.chosen(self.game, choice) for choice in lineup.bots]
        self.by_lot = all(maker is UniformBot for maker in self.makers)
        self.recording = any(map(plays_outside, self.makers))

    def play(self, number: int) -> Outcome:
        seed = f"{self.lineup.seed}/{number}"
        if self.recording:  # a bot in a process of its own is told what was played
            return self.recorded(number)[0]
        return self.play_by_lot(seed) if self.by_lot else self.play_asking(seed)

    def recorded(self, number: int) -> tuple[Outcome, Record]:
        """The same game, played at a table that keeps its record."""
        names = [BOT + name for name in self.lineup.names]
        seed = f"{self.lineup.seed}/{number}"
        match = Match(self.game, self.lineup.seats, self.options, seed, names)
        sitting = Sitting(match, self.makers)
        sitting.run()
        made = sum(entry.seat != CLOCK for entry in match.entries)
        turns = turns_in(match.view(SPECTATOR).facts)
        forfeits = forfeits_of(list(sitting.bots.values()))
        outcome = self.counted(match.scores, match.ranking(), made, turns, forfeits)
        return outcome, match.record()

    def play_by_lot(self, seed: str) -> Outcome:
        """The fast way where all are `random`; `play_asking` comes to the same."""
        s = self.game.new(self.lineup.seats, self.options, seed)
        return self.outcome(s, play_by_lot(s, self.chances(seed)))

    def play_asking(self, seed: str) -> Outcome:
        """The general way: every bot is asked, and hears what happens if it wants to."""
        chances = self.chances(seed)
        seated = [
            maker(self.game, seat, chances[seat].clone()) for seat, maker in enumerate(self.makers)
        ]
        log = Log() if any(bot.watches() for bot in seated) else SILENT
        s = self.game.new(self.lineup.seats, self.options, seed, log)
        decisions = play_out(s, seated, chances, log)
        return self.outcome(s, decisions, forfeits_of(seated))

    def chances(self, seed: str) -> list[Rng]:
        return [chance_of(self.game, seed, seat) for seat in range(self.lineup.seats)]

    def outcome(self, s: State, decisions: int, forfeits: Sequence[int] = ()) -> Outcome:
        turns = turns_in(s.facts(SPECTATOR))
        return self.counted(s.scores, by_side(ranking(s), self.sides), decisions, turns, forfeits)

    def counted(
        self,
        scores: list[int],
        places: list[int],
        decisions: int,
        turns: int | None,
        forfeits: Sequence[int],
    ) -> Outcome:
        winners = [seat for seat, place in enumerate(places) if place == 1]
        sharing = len({self.sides[seat] for seat in winners})
        return Outcome(
            scores, winners, sharing, decisions, turns, bool(places), list(forfeits), places
        )


def by_side(places: list[int], sides: list[int]) -> list[int]:
    """Of places of seats: the second of two teams is second, however many sit in the first."""
    each = dict(zip(sides, places, strict=False)).values()
    return [
        place - sum(other < place for other in places) + sum(other < place for other in each)
        for place in places
    ]


def forfeits_of(seated: Sequence[Bot]) -> list[int]:
    """By seat; nothing where nobody forfeited a decision, as nearly always."""
    found = [bot.forfeits for bot in seated]
    return found if any(found) else []


def turns_in(facts: Mapping[str, object]) -> int | None:
    """The number of turns, in games that count them."""
    turns = facts.get("turn")
    return turns if isinstance(turns, int) else None
