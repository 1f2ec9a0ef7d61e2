"""A view is a function of the news: the same events read, the same own moves, the same table.

Re-deals follow `State.knows`, so whatever is wrong in `knows` itself no re-deal can show. Here two
lines of play go on from two worlds of one viewer. The viewer decides alike in both, the others
differently, in secret where they can; as long as the viewer has read the same events in both,
everything they are shown must be the same.
"""

from __future__ import annotations

from tablee.kernel import (
    CLOCK,
    SPECTATOR,
    Event,
    Game,
    Rng,
    State,
    actors,
    determinize,
    legal,
    read_by,
    view,
)
from tablee.kernel.engine import alarms, seconds
from tablee.kernel.undo import lock_of
from tablee.testing.snapshot import difference, freeze
from tablee.testing.walks import (
    Effort,
    Spot,
    Step,
    Table,
    choose,
    spots,
    spread,
    take,
    viewer_name,
    viewers,
    walks,
)

LENGTH = 80  # entries of one pair of lines, at most
STARTS = 6  # pairs begin at so many places of a game, the deal among them
EYES = 3  # so many viewers look at each pair of lines, spectators always
TRIES = 12  # moves of somebody else that are tried, before a pair is given up
MOVES = 4  # of each seat are tried where a check looks at what follows them
AHEAD = 4  # so many unnoticed entries in a row are tried


def check_news(game: Game, table: Table, effort: Effort) -> int:
    """Whoever has read the same events and decided alike is shown the same table."""
    looked = 0
    for walk in walks(game, table, effort):
        quiet = [at for at, s in enumerate(walk.states) if s.acting and not any(s.notes)]
        for at in spread(quiet, STARTS):
            spot = Spot(walk, at)
            for viewer in some_viewers(spot):
                looked += Pair(game, spot, viewer).compared()
    return looked


def some_viewers(spot: Spot) -> list[int]:
    seats = [viewer for viewer in viewers(spot.state) if viewer != SPECTATOR]
    spot.rng("eyes").shuffle(seats)
    return [*seats[: EYES - 1], SPECTATOR]


class Pair:
    """Two lines of play that one viewer cannot tell apart, unless something leaks."""

    def __init__(self, game: Game, spot: Spot, viewer: int) -> None:
        self.game = game
        self.spot = spot
        self.viewer = viewer
        self.rng = spot.rng(f"news/{viewer}")
        self.one = spot.state.clone()
        self.other = determinize(spot.state, viewer, self.rng)
        self.shifted = False  # one line is ahead of the other by something nobody read

    def compared(self) -> int:
        """How many entries were followed before the news differed."""
        for length in range(LENGTH):
            if not self.go_on() or not self.one.acting or not self.other.acting:
                return length  # the news differ; or the game is over, and nothing is secret
            self.compare()
        return LENGTH

    def go_on(self) -> bool:
        """One more entry; whether the viewer has read the same in both lines."""
        step = choose(self.one, self.rng)
        if step.seat not in (self.viewer, CLOCK):
            return self.others_go_on(step)
        if self.shifted and not self.possible(step):
            return False
        outcomes = [outcome(self.game, s, step, self.viewer) for s in (self.one, self.other)]
        (news, lock), (other_news, other_lock) = outcomes
        if news != other_news:
            return False
        if lock != other_lock and step.seat == self.viewer:
            self.broken(f"whether {self.text(step)} may be undone")
        return True

    def possible(self, step: Step) -> bool:
        """Whether a line that is behind, or ahead, allows this step too."""
        if step.seat != CLOCK:
            return step.move in legal(self.other, step.seat)
        return step.alarm in alarms(self.other) if step.alarm else seconds(self.other) > 0

    def others_go_on(self, step: Step) -> bool:
        """A move of somebody else in the one line that the other line can match."""
        moves = legal(self.one, step.seat)
        self.rng.shuffle(moves)
        for move in moves[:TRIES]:
            twin = self.one.clone()
            tried = Step(step.seat, move)
            if self.follow(tried, read_by(take(twin, tried), self.viewer)):
                self.one = twin
                return True
        return False

    def follow(self, step: Step, news: list[Event]) -> bool:
        """Others go on in the other line, so that the viewer reads the same; if possible."""
        for same in (False, False, False, True):
            twin = self.other.clone()
            found = unnoticed(twin, self.viewer, step, news, self.rng, same)
            if found is not None:
                self.shifted = self.shifted or found > 1
                self.other = twin
                return True
        if not news:  # nothing to be noticed: the other line stays where it is
            self.shifted = True
            return True
        return False

    def compare(self) -> None:
        shown = [shown_by_news(self.game, s, self.viewer) for s in (self.one, self.other)]
        if self.shifted:  # how far the table is may be seen without being told
            for parts in shown:
                for key in ("phase", "acting", "legal", "seconds", "alarms"):
                    del parts[key]
        told = difference(freeze(shown[0]), freeze(shown[1]))
        if told:
            self.broken(told)

    def broken(self, told: str) -> None:
        who = viewer_name(self.viewer)
        why = f"{who} has read the same events in two lines of play, but can tell them by {told}"
        raise self.spot.broken("news", why)

    def text(self, step: Step) -> str:
        return repr(self.game.moves.texts[step.move])


def shown_by_news(game: Game, s: State, viewer: int) -> dict[str, object]:
    parts = view(s, viewer).parts()
    moves = [] if viewer == SPECTATOR else legal(s, viewer)
    texts = [game.moves.texts[move] for move in moves]
    return {**parts, "legal": texts, "seconds": seconds(s), "alarms": alarms(s)}


def outcome(game: Game, s: State, step: Step, viewer: int) -> tuple[list[Event], str]:
    before = s.clone()
    events = take(s, step)
    return read_by(events, viewer), lock_of(game, step.seat, before, s, events)


def unnoticed(
    s: State, viewer: int, step: Step, news: list[Event], rng: Rng, same: bool
) -> int | None:
    """Let others act until the viewer has read exactly `news`; how many entries it took.

    First the seat that acted in the other line, with another move if `same` is not asked for.
    """
    for taken in range(1, AHEAD + 1):
        asked = [seat for seat in actors(s) if seat != viewer]
        if not asked:
            return None
        seat = step.seat if step.seat in asked else asked[rng.below(len(asked))]
        moves = legal(s, seat)
        if same and step.move in moves:
            moves = [step.move]
        read = read_by(take(s, Step(seat, moves[rng.below(len(moves))])), viewer)
        if read == news:
            return taken
        if read:
            return None
    return None


# --- what goes without saying ---------------------------------------------------------------------


def check_silence(game: Game, table: Table, effort: Effort) -> int:
    """What a viewer sees but is not told after somebody's move does not depend on secrets."""
    looked = 0
    for spot in spots(game, table, effort, lambda s: s.acting != 0 and not any(s.notes)):
        s = spot.state
        rng = spot.rng("silence")
        for seat in actors(s):
            moves = legal(s, seat)
            rng.shuffle(moves)
            for move in moves[:MOVES]:
                for viewer in viewers(s):
                    if viewer != seat:
                        _as_silent(game, spot, viewer, Step(seat, move), rng)
        looked += 1
    return looked


def _as_silent(game: Game, spot: Spot, viewer: int, step: Step, rng: Rng) -> None:
    """A move that tells the viewer nothing here tells nothing in another world either."""
    s = spot.state
    truth = s.clone()
    if read_by(take(truth, step), viewer):
        return
    world = determinize(s, viewer, rng)
    if step.move not in legal(world, step.seat):
        return
    news = read_by(take(world, step), viewer)
    seen, other = view(truth, viewer), view(world, viewer)
    if news or (seen.phase, seen.acting) != (other.phase, other.acting):
        before = view(s, viewer)
        if (seen.phase, seen.acting) != (before.phase, before.acting):
            who = viewer_name(viewer)
            text = game.moves.texts[step.move]
            why = f"what follows {text!r} without a word tells {who} what it cannot know"
            raise spot.broken("silence", why)
