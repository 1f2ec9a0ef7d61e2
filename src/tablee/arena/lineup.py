"""Who plays what: everything that decides how the games of a simulation go."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tablee import bots, games
from tablee.arena.loop import play_aloud, play_by_lot, play_out
from tablee.arena.tally import Outcome
from tablee.bots import Bot, UniformBot, files
from tablee.bots.seated import stream_of
from tablee.kernel import SILENT, SPECTATOR, BadInput, Log, State, ranking


@dataclass(frozen=True)
class Lineup:
    """Plain values only, so that worker processes can be told; made by `Lineup.of`."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]  # one for each seat
    seed: str
    data: Path | None = None

    @staticmethod
    def of(
        game: str,
        names: Sequence[str],
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: str = "1",
        data: Path | None = None,
    ) -> Lineup:
        """Checked and complete. One name sits everywhere; else there is one for each seat.

        Without `seats`, as many as the mode or the names need, else the smallest table.
        """
        loaded = games.load(game, data)
        given = dict(options or {})
        if seats is None:
            if "mode" in given:
                seats = loaded.seats_of(given["mode"])
            else:
                seats = len(names) if len(names) > 1 else loaded.seat_counts()[0]
        settled = loaded.settle(seats, given)
        if len(names) not in (1, seats):
            raise BadInput(
                f"{len(names)} bots for {seats} seats: name one for each seat, or one for all"
            )
        for name in names:
            bots.find_or_load(loaded, name)
        seated = tuple(names) if len(names) == seats else tuple(names) * seats
        return Lineup(loaded.key, seats, tuple(settled.items()), seated, seed, data)


class Arena:
    """Plays the games of a lineup. Game number n is the deal of the seed "SEED/n"."""

    def __init__(self, lineup: Lineup) -> None:
        self.lineup = lineup
        self.game = games.load(lineup.game, lineup.data)
        self.options = dict(lineup.options)
        self.sides = self.game.sides(lineup.seats, self.options)
        self.makers = [bots.find_or_load(self.game, name) for name in lineup.bots]
        self.by_lot = all(maker is UniformBot for maker in self.makers)

    def play(self, number: int) -> Outcome:
        seed = f"{self.lineup.seed}/{number}"
        return self.play_by_lot(seed) if self.by_lot else self.play_asking(seed)

    def play_by_lot(self, seed: str) -> Outcome:
        """The fast way where all are `random`; `play_asking` comes to the same."""
        streams = [stream_of(self.game, seed, seat) for seat in range(self.lineup.seats)]
        s = self.game.new(self.lineup.seats, self.options, seed)
        return self.outcome(s, play_by_lot(s, streams))

    def play_asking(self, seed: str) -> Outcome:
        """The general way: every bot is asked, and hears what happens if it wants to."""
        seated = [self.seat_bot(seat, seed) for seat in range(self.lineup.seats)]
        aloud = any(bot.watches() for bot in seated)
        log = Log() if aloud else SILENT
        s = self.game.new(self.lineup.seats, self.options, seed, log)
        try:
            if aloud:
                return self.outcome(s, play_aloud(s, seated, self.game.faces, log))
            return self.outcome(s, play_out(s, seated, self.game.faces))
        except Exception as error:
            self.blame(error, s.seat, seed)
            raise

    def seat_bot(self, seat: int, seed: str) -> Bot:
        try:
            return self.makers[seat](self.game, seat, stream_of(self.game, seed, seat))
        except Exception as error:
            self.blame(error, seat, seed)
            raise

    def blame(self, error: Exception, asked: int, seed: str) -> None:
        """A bot out of a file that fails is its author's affair: one sentence, and where.

        It is the bot whose file the error went through, else the one that was asked.
        """
        names = self.lineup.bots
        own = [seat for seat, name in enumerate(names) if files.is_file(name)]
        through = [seat for seat in own if files.line_in(error, files.parts(names[seat])[0])]
        seat = asked if asked in through or not through else through[0]
        if seat in own:
            why = files.said(error, files.parts(names[seat])[0])
            raise BadInput(
                f"the bot {names[seat]} failed in seat {seat + 1}, seed {seed}: {why}"
            ) from error

    def outcome(self, s: State, decisions: int) -> Outcome:
        winners = [seat for seat, place in enumerate(ranking(s)) if place == 1]
        turns = s.facts(SPECTATOR).get("turn")
        return Outcome(
            s.scores,
            winners,
            len({self.sides[seat] for seat in winners}),
            decisions,
            turns if isinstance(turns, int) else None,
        )
