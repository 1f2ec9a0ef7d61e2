"""A match with people and bots around it: who is asked, how a bot answers, when time passes.

Terminal, server and arena play by what stands here, and so do the tests that let bots play. The
arena's compiled loop (`tablee.arena.loop`) is the same table without a record; a test holds the two
together. The kit's walks by lot ask no bot and need no table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tablee.bots.base import Advice, Bot, decide, tell
from tablee.bots.forfeits import Forfeit
from tablee.bots.outsider import Outsider
from tablee.kernel import BadInput, Event, Game, Match, Rng, read_by

PATIENCE = 2.0  # seconds that people like to wait for a bot's decision

Maker = Callable[[Game, int, Rng], Bot]  # a game, a seat, a stream of chance -> a bot


def chance_of(game: Game, seed: str, seat: int) -> Rng:
    """A seat's own chance, apart from the deal's and from every other seat's.

    The seat's decision number k, from 0, is drawn from `chance_of(...).at(k)`: the same after a
    move taken back, and in a match taken up from its record.
    """
    return Rng.seeded(f"{game.key}/{seed}/bot/{seat}")


class Sitting:
    """A match and who sits where: a maker of bots for each seat, None for a person."""

    def __init__(self, match: Match, makers: Sequence[Maker | None]) -> None:
        if len(makers) != match.seats:
            raise BadInput(f"{len(makers)} players for {match.seats} seats")
        self.match = match
        self.game = match.game
        self.makers = list(makers)
        self.people = [seat for seat, maker in enumerate(makers) if maker is None]
        self.seat_bots()

    # who sits here

    def seat_bots(self) -> None:
        """Fresh bots who have heard all that their seats may know; also after a step back."""
        self.bots = {
            seat: self.new_bot(maker, seat)
            for seat, maker in enumerate(self.makers)
            if maker is not None
        }

    def new_bot(self, maker: Maker, seat: int) -> Bot:
        """A bot as it would be if it had sat in this seat from the start."""
        bot = maker(self.game, seat, self.stream(seat))
        if isinstance(bot, Outsider):
            bot.follow(self.match)
        if self.people:
            bot.hurry(PATIENCE)
        if bot.watches():
            for event in read_by(self.match.events, seat):
                bot.hear(event)
        return bot

    @property
    def alone(self) -> bool:
        """Nobody else at the table could mind a move taken back."""
        return len(self.people) <= 1

    # what happens next

    def next_seat(self) -> int:
        """The seat to ask: the next one clockwise where several may act, nobody who only rests."""
        return self.match.next_seat

    def chance(self, seat: int) -> Rng:
        """What a bot draws from at the seat's present decision."""
        made = sum([entry.seat == seat for entry in self.match.entries])
        return self.stream(seat).at(made)

    def stream(self, seat: int) -> Rng:
        """The chance of all that a seat's bot decides."""
        return chance_of(self.game, self.match.seed, seat)

    def answer(self, seat: int, bot: Bot | None = None) -> int:
        """The legal move that the seat's bot makes now; the match stays as it is."""
        return decide(bot or self.bots[seat], self.match.ask(seat), self.chance(seat))

    def advice(self, seat: int, maker: Maker) -> Advice:
        """What such a bot would do in this seat now, and why."""
        bot = self.new_bot(maker, seat)
        bot.rng = self.chance(seat)
        return bot.advise(self.match.ask(seat))

    def play(self, seat: int, move: int) -> list[Event]:
        """Somebody's move, told to every bot that listens; Refused moves change nothing."""
        events = self.match.play(seat, move)
        self.tell(events)
        return events

    def let_time_pass(self) -> bool:
        """Where everybody rests and something is still open, only a clock can go on."""
        heard = len(self.match.events)
        passed = not self.match.over and not self.match.awaited and self.match.pass_time()
        self.tell(self.match.events[heard:])
        return passed

    def tell(self, events: list[Event]) -> None:
        tell(events, list(self.bots.values()))
        for bot in self.bots.values() if self.match.over else ():
            if isinstance(bot, Outsider):
                bot.part()

    def missed(self) -> dict[int, Forfeit]:
        """By seat: why a bot has not decided itself since this was last asked."""
        found: dict[int, Forfeit] = {}
        for seat, bot in self.bots.items():
            if isinstance(bot, Outsider) and bot.missed is not None:
                found[seat], bot.missed = bot.missed, None
        return found

    def advance(self) -> bool:
        """A clock that runs out, or a bot's move; False where a person decides, or at the end."""
        if self.match.over:
            return False
        if self.let_time_pass():
            return True
        seat = self.next_seat()
        if seat not in self.bots:
            return False
        self.play(seat, self.answer(seat))
        return True

    def run(self) -> Match:
        """Until a person has to decide, or the game is over."""
        while self.advance():
            pass
        return self.match
