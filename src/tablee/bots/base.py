"""What a bot is: somebody in a seat who sees what the seat may see, and gives reasons.

A bot gets an `Ask`: the legal moves, the seat's view, worlds the seat cannot tell from the true
one, and a stream of chance of its own. It never gets the state.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, SupportsIndex

from mypy_extensions import mypyc_attr

from tablee.kernel.ask import Ask
from tablee.kernel.errors import BadInput
from tablee.kernel.game import Game
from tablee.kernel.handed_in import integer, quoted, whole
from tablee.kernel.log import Event
from tablee.kernel.rng import Rng

__all__ = [
    "ESTIMATE",
    "Advice",
    "Ask",
    "Beside",
    "Bot",
    "Margin",
    "Reason",
    "Weighed",
    "decide",
    "tell",
]


class Reason:
    """Why a move is good: a key with small ints, declared in the game's `hints` like events."""

    def __init__(self, key: str, args: tuple[int, ...] = ()) -> None:
        self.key = key
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.key, self.args))

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.args!r})"


ESTIMATE: Final = "estimate"  # the reason where nothing stands out; its text is every game's


class Margin(NamedTuple):
    """How far a move came out ahead of another one in the same worlds, each with its standard
    error: all that searchers go by, then the points of it, and the first places."""

    worth: float
    worth_error: float
    points: float
    points_error: float
    wins: float  # of a share: 0.1 more often
    wins_error: float


class Weighed:
    """What playouts say of a move: its worth on average (points ahead, and the place), the spread
    of that, how many there were; and the margin over the guide's own choice, 0 for that itself."""

    def __init__(
        self, move: int, mean: float, spread: float, playouts: int, margin: Margin
    ) -> None:
        self.move = move
        self.mean = mean
        self.spread = spread
        self.playouts = playouts
        self.margin = margin


class Beside(NamedTuple):
    """A move measured against another one in the same worlds."""

    other: int
    margin: Margin
    playouts: int


class Advice:
    """A move and why, the weightiest reason first; of a searcher also its numbers, best first."""

    def __init__(
        self, move: SupportsIndex, reasons: list[Reason], weighed: list[Weighed] | None = None
    ) -> None:
        self.move = whole("a move", move)
        self.reasons = reasons
        self.weighed = weighed or []

    def __repr__(self) -> str:
        return f"Advice({self.move}, {self.reasons!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player of one seat through one game. The same seed and the same asks: the same moves."""

    forfeits: int = 0  # decisions that `random` made in its place (also of whoever has no `super`)

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng

    def __repr__(self) -> str:
        return f"<{type(self).__name__} in seat {self.seat} of {self.game.key}>"

    def watches(self) -> bool:
        """Whether the bot wants to hear what happens; those that do not cost nothing."""
        return False

    def hear(self, event: Event) -> None:
        """Something happened that this seat may know."""

    def hurry(self, seconds: float) -> None:
        """People wait: no decision should take longer than this. Most bots answer at once."""

    def advise(self, ask: Ask) -> Advice:
        """The move this bot would make, with its reasons."""
        who = type(self).__name__
        raise NotImplementedError(f"{who} has no choose(self, ask) that returns one of ask.moves")

    def choose(self, ask: Ask) -> int | Any:
        """The move alone; bots override it where reasons cost time. Anybody's may answer anything,
        and `decide` looks at it: of an `int`, compiled code would do so before, in words of C."""
        return self.advise(ask).move


def decide(bot: Bot, ask: Ask, chance: Rng) -> int:
    """A bot's answer, drawn from the decision's own chance, and checked."""
    moves = ask.moves[:]  # the bot may do as it likes with the ask's
    bot.rng = chance
    answer = bot.choose(ask)
    move = answer if type(answer) is int else integer(answer)
    if move is None or move not in moves:
        who = f"{type(bot).__name__} in seat {bot.seat + 1}"
        raise BadInput(f"{who} answered {quoted(answer)}, which is none of its legal moves")
    return move


def tell(events: list[Event], bots: list[Bot]) -> None:
    """Everybody who listens hears what their seat may know."""
    for bot in bots:
        if bot.watches():
            for event in events:
                if event.seen >> bot.seat & 1:
                    bot.hear(event)
