"""The door for programs: what `import tablee` gives, in one place.

Games by name, matches that bots can be seated at, stored matches again, and many games at once.
The parts themselves are below: `tablee.kernel`, `tablee.bots`, `tablee.arena`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from pathlib import Path
from typing import Any, Self

from tablee import arena, bots, given, kernel
from tablee.arena import Lineup, Run
from tablee.bots import BotChoice, Sitting
from tablee.games import load as load_game, load_for
from tablee.kernel import REFEREE, SPECTATOR, BadInput, Event, Game, Record, Refused, State
from tablee.kernel.handed_in import seed_of, whole
from tablee.kernel.names import BOT

# The methods of a match that begin with a seat, besides those that are told a move as well.
SEATED = (
    *("ask", "legal", "legal_texts", "view", "sampler", "log", "read", "lines"),
    *("undo", "why_no_undo", "undo_lock", "last_noticed", "take_back"),
)


def load(game: Game | str, data: Path | str | None = None) -> Game:
    """A game by name; `data` is a folder with a box owner's own values, laid over ours.

    >>> load("ramen")
    <Game ramen: solo, duel, trio, teams; 224 moves>
    """
    if isinstance(game, Game):
        return game
    return load_game(given.game_name(game), given.folder_of(data))


def from_a_seat(method: Callable[..., Any]) -> Callable[..., Any]:
    """The same method, which says so itself where no seat is handed in, and shows nobody the whole
    truth before the end; the kernel's own does where a finished game is watched again."""

    @wraps(method)
    def asked(match: Match, seat: object, *rest: Any, **named: Any) -> Any:
        eyes = given.seat_of(seat)
        if eyes == REFEREE:
            match._check_eyes(eyes)
        return method(match, eyes, *rest, **named)

    return asked


def with_seats(match: type[Match]) -> type[Match]:
    for name in SEATED:
        setattr(match, name, from_a_seat(getattr(kernel.Match, name)))
    return match


@with_seats
class Match(kernel.Match):
    """A match at a game, by name or as `load` gives it.

    Without `seats`, as many as the mode needs, else the smallest table for several.

    >>> match = Match("ramen", seats=2, seed="7")
    >>> match
    <Match ramen, 2 seats, seed '7': 0 moves>
    >>> match.acting, match.legal_texts(0)[:2]
    ([0], ['aj1@1', 'aj1@2'])
    >>> match.submit(0, "aj1@2")[0].key
    'played'
    >>> world = match.ask(0).world()
    >>> world
    <World ramen as seat 0 may think it: second-card, seat 0 decides>
    >>> world.finish(), world
    (81, <World ramen as seat 0 may think it: over, [11, 20]>)
    """

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Mapping[str, str | int] | None = None,
        seed: str | int = "1",
        names: Sequence[str] = (),
        state: State | None = None,
    ) -> None:
        loaded = load(game)
        settled = given.options_of(loaded, options)
        seats = usual_seats(loaded, settled) if seats is None else whole("seats", seats)
        called = given.names_of(names)
        start = given.state_of(loaded, seats, settled, state)
        super().__init__(loaded, seats, settled, seed, called, start)

    def run(self, players: Sequence[BotChoice | None]) -> Self:
        """Let bots play, to the end or to the first decision of somebody who is None.

        One player for each seat, or one for all: a bot's name, or a class of one's own. Game
        number n of `simulate(..., seed="1")` is the match of the seed "1/n".

        >>> Match("ramen", 2, seed="1/1").run(["greedy", "random"]).ranking()
        [1, 2]
        """
        given.check_players(players)
        if len(players) not in (1, self.seats):
            raise BadInput(f"{len(players)} players for {self.seats} seats")
        seated = list(players) if len(players) == self.seats else list(players) * self.seats
        makers = [None if one is None else bots.chosen(self.game, one) for one in seated]
        if not self.names:
            self.names = ["" if one is None else BOT + bots.name_of(one) for one in seated]
        Sitting(self, makers).run()
        return self

    def play(self, seat: int, move: object) -> list[Event]:
        """Play a move given as a number of the catalogue, one of `legal(seat)`."""
        return super().play(given.seat_of(seat), given.move_of(move))

    def submit(self, seat: int, text: str) -> list[Event]:
        """Play a move given as text; the events it caused. Refused moves change nothing."""
        return super().submit(given.seat_of(seat), given.word("the text of a move", text))

    def explain(self, seat: int, text: str) -> Refused | None:
        """Why not? None if the move is legal now; otherwise what playing it would raise."""
        return super().explain(given.seat_of(seat), given.word("the text of a move", text))

    def branch(self, length: int) -> Self:
        """The same match cut after its first `length` entries, to try something else from there."""
        return super().branch(whole("the length of a branch", length))

    def __reduce__(self) -> tuple[object, ...]:
        """Copies and pickles are made again from the record; one from a position has none."""
        return replay, (str(self.record()), self.game.data.over)

    def show(self, seat: int | None = None, language: str = "en") -> str:
        """The table as the terminal prints it for a seat, else for whoever decides next."""
        from tablee.show import Presenter
        from tablee.show.text import table_lines

        if seat is None:
            seat = SPECTATOR if self.over else self.next_seat
        eyes = given.seat_of(seat)
        self._check_eyes(eyes)
        lines = table_lines(Presenter(self), eyes, given.language_of(language))
        return "\n".join(lines)

    def __str__(self) -> str:
        return self.show()


def usual_seats(game: Game, options: Mapping[str, str]) -> int:
    """As many as the mode needs; else two, or the smallest table there is."""
    if "mode" in options:
        return game.seats_of(options["mode"])
    counts = game.seat_counts()
    return 2 if 2 in counts else counts[0]


def replay(record: Record | Path | str, data: Path | str | None = None) -> Match:
    """A stored match again: a record, its text, or its file as a `pathlib.Path`.

    >>> match = Match("ramen", 2).run(["random"])
    >>> again = replay(str(match.record()))
    >>> again.scores == match.scores
    True
    >>> again.branch(40)
    <Match ramen, 2 seats, seed '1': 40 moves>
    """
    told = given.record_of(record)
    stored = Record.from_text(told) if isinstance(told, str) else told
    return Match.replay(load_for(stored, given.folder_of(data)), stored)


def simulate(
    game: Game | str,
    players: Sequence[BotChoice],
    games: int = 1000,
    seats: int | None = None,
    options: Mapping[str, str | int] | None = None,
    seed: str | int = "1",
    jobs: int = 1,
    data: Path | str | None = None,
) -> Run:
    """Many games between bots: names, or classes of one's own; one for each seat, or one for all.

    With several jobs the classes stand in a module, and the script that calls this has the usual
    `if __name__ == "__main__":`. The result is the same for any number of jobs.

    >>> run = simulate("ramen", ["greedy", "random"], games=20)
    >>> run.win_share
    [1.0, 0.0]
    >>> run.tally.games
    20
    """
    if isinstance(game, Game) and data is None:
        data = game.data.over
    folder = given.folder_of(data)
    loaded = game if isinstance(game, Game) else load(game, folder)
    given.check_players(players)
    table = None if seats is None else whole("seats", seats)
    settled = given.options_of(loaded, options)
    lineup = Lineup.of(loaded.key, players, table, settled, seed_of(seed), folder)
    return arena.simulate(lineup, whole("games", games), whole("jobs", jobs))
