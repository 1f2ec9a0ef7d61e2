"""A view is a function of the news: the same events read, the same own moves, the same table.

Re-deals follow `State.knows`, so whatever is wrong in `knows` itself no re-deal can show. Here two
lines of play go on from two worlds of one viewer. The viewer decides alike in both, the others
differently, in secret where they can; as long as the viewer has read the same events in both,
everything they are shown must be the same: the view and its clocks after every entry, and where the
lines part, the whole description of the table with its questions, its numbers and its undo.
"""

from __future__ import annotations

from tablee.kernel import (
    CLOCK,
    LANGUAGES,
    SPECTATOR,
    Event,
    Game,
    Match,
    Rng,
    State,
    actors,
    determinize,
    legal,
    read_by,
    view,
)
from tablee.kernel.engine import alarms, awaited, seconds
from tablee.kernel.undo import lock_of
from tablee.show import Presenter, Scene
from tablee.testing.numbers import numbers_parting
from tablee.testing.scenes import parting
from tablee.testing.snapshot import difference, freeze
from tablee.testing.walks import (
    Act,
    Effort,
    Sample,
    Table,
    choose,
    entry_of,
    samples,
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
LOOKS = 3  # so many times a pair compares the whole description before its end
AHEAD = 4  # so many unnoticed entries in a row are tried


def check_news(game: Game, table: Table, effort: Effort) -> int:
    """Whoever has read the same events and decided alike is shown the same table."""
    looked = 0
    for walk in walks(game, table, effort):
        quiet = [at for at, s in enumerate(walk.states) if s.acting and not any(s.notes)]
        for at in spread(quiet, STARTS):
            sample = Sample(walk, at)
            for viewer in some_viewers(sample):
                looked += Pair(game, sample, viewer).compared()
    return looked


def some_viewers(sample: Sample) -> list[int]:
    seats = [viewer for viewer in viewers(sample.state) if viewer != SPECTATOR]
    sample.rng("eyes").shuffle(seats)
    return [*seats[: EYES - 1], SPECTATOR]


class Line:
    """A position and what was done since; tried on a copy first."""

    def __init__(self, start: State) -> None:
        self.start = start
        self.state = start.clone()
        self.acts: list[Act] = []

    def copy(self) -> Line:
        twin = Line(self.start)
        twin.state = self.state.clone()
        twin.acts = self.acts[:]
        return twin

    def take(self, act: Act) -> list[Event]:
        self.acts.append(act)
        return take(self.state, act)


class Pair:
    """Two lines of play that one viewer cannot tell apart, unless something leaks."""

    def __init__(self, game: Game, sample: Sample, viewer: int) -> None:
        self.game = game
        self.sample = sample
        self.viewer = viewer
        self.rng = sample.rng(f"news/{viewer}")
        self.one = Line(sample.state)
        self.other = Line(determinize(sample.state, viewer, self.rng))

    def compared(self) -> int:
        """How many entries were followed before the news differed."""
        length = apart = looks = 0
        last = (self.one.copy(), self.other.copy())
        while length < LENGTH and self.go_on():
            if not self.one.state.acting or not self.other.state.acting:
                break  # the game is over, and nothing is secret
            self.compare()
            length, last = length + 1, (self.one.copy(), self.other.copy())
            shift = len(self.one.acts) - len(self.other.acts)
            if shift != apart and looks < LOOKS:  # something happened in one line alone
                self.compare_scenes(*last)
                self.compare_worlds(*last)
                apart, looks = shift, looks + 1
        self.compare_scenes(*last)
        self.compare_worlds(*last)
        return length

    def go_on(self) -> bool:
        """One more entry; whether the viewer has read the same in both lines."""
        act = choose(self.one.state, self.rng)
        if act.seat not in (self.viewer, CLOCK):
            return self.others_go_on(act)
        if not self.possible(act):
            self.broken(f"whether {self.text(act)} is possible")
        outcomes = [outcome(self.game, line, act, self.viewer) for line in (self.one, self.other)]
        (news, lock), (other_news, other_lock) = outcomes
        if news != other_news:
            return False
        if lock != other_lock and act.seat == self.viewer:
            self.broken(f"whether {self.text(act)} may be undone")
        return True

    def possible(self, act: Act) -> bool:
        """Whether the other line allows this act too."""
        other = self.other.state
        if act.seat != CLOCK:
            return act.move in legal(other, act.seat)
        return act.alarm in alarms(other) if act.alarm else seconds(other) > 0

    def others_go_on(self, act: Act) -> bool:
        """A move of somebody else in the one line that the other line can match."""
        moves = legal(self.one.state, act.seat)
        self.rng.shuffle(moves)
        for move in moves[:TRIES]:
            twin = self.one.copy()
            tried = Act(act.seat, move)
            news = read_by(twin.take(tried), self.viewer)
            if self.follow(tried, news) if news else self.match_silence(tried, twin):
                self.one = twin
                return True
        return False

    def follow(self, act: Act, news: list[Event]) -> bool:
        """Others go on in the other line, so that the viewer reads the same; if possible."""
        for same in (False, False, False, True):
            twin = self.other.copy()
            if unnoticed(twin, self.viewer, act, news, self.rng, same):
                self.other = twin
                return True
        return False

    def match_silence(self, act: Act, one: Line) -> bool:
        """Nothing was read. How far the table is may be seen without a word (`silence` asks what
        that tells): the other line has to get as far, and may stay where it is if it is there."""
        reached = self.progress(one)
        if reached == self.progress(self.other) and self.rng.below(2):
            return True
        for same in (False, False, False, True):
            twin = self.other.copy()
            alike = unnoticed(twin, self.viewer, act, [], self.rng, same)
            if alike and self.progress(twin) == reached:
                self.other = twin
                return True
        return reached == self.progress(self.other)

    def progress(self, line: Line) -> tuple[object, ...]:
        s = line.state
        seen = view(s, self.viewer)
        return seen.phase, seen.acting, awaited(s), seconds(s), alarms(s)

    def compare(self) -> None:
        shown = [shown_by_news(self.game, at.state, self.viewer) for at in (self.one, self.other)]
        told = difference(freeze(shown[0]), freeze(shown[1]))
        if told:
            self.broken(told)
        if not any(self.one.state.notes) and not any(self.other.state.notes):
            told = numbers_parting(self.one.state, self.other.state)
            if told:
                self.broken(told)

    def compare_scenes(self, one: Line, other: Line) -> None:
        """What is sent to a page: the table, whether to undo, the log and where it has got to."""
        language = LANGUAGES[len(one.acts) % len(LANGUAGES)]
        (scene, log), (other_scene, other_log) = (
            described(self.sample, line, self.viewer, language) for line in (one, other)
        )
        part = parting(scene, other_scene) or ("the numbers of the log" if log != other_log else "")
        if part:
            self.broken(part)

    def compare_worlds(self, one: Line, other: Line) -> None:
        """A world made for the viewer: whatever is in it, cards in their order and who knows them
        too, is dealt or depends on what the viewer has read."""
        lot = self.rng.fork()
        worlds = [determinize(at.state, self.viewer, lot.clone()) for at in (one, other)]
        for eyes in (*range(worlds[0].seats), SPECTATOR):
            views = [view(world, eyes).parts() for world in worlds]
            told = difference(freeze(views[0]), freeze(views[1]))
            if told:
                self.broken(f"a world of theirs, in what {viewer_name(eyes)} sees there: {told}")
        lying = [
            laid(at.state, world, self.viewer)
            for at, world in zip((one, other), worlds, strict=True)
        ]
        told = difference(freeze(lying[0]), freeze(lying[1]))
        if told:
            self.broken(f"a world of theirs, in what lies where: {told}")
        told = numbers_parting(worlds[0], worlds[1])
        if told:
            self.broken(f"a world of theirs: {told}")

    def broken(self, told: str) -> None:
        who = viewer_name(self.viewer)
        why = f"{who} has read the same events in two lines of play, but can tell them by {told}"
        raise self.sample.broken("news", why)

    def text(self, act: Act) -> str:
        return "the clock" if act.seat == CLOCK else repr(self.game.catalogue.texts[act.move])


def described(sample: Sample, line: Line, viewer: int, language: str) -> tuple[Scene, list[object]]:
    game, table = sample.walk.game, sample.walk.table
    match = Match(game, table.seats, table.options, state=line.start)
    for act in line.acts:
        match.enter(entry_of(game, act))
    presenter = Presenter(match)
    log = presenter.lines(viewer, language) or []
    return presenter.scene(viewer, language), [*log, presenter.log(viewer).bookmark]


def shown_by_news(game: Game, s: State, viewer: int) -> dict[str, object]:
    parts = view(s, viewer).parts()
    moves = [] if viewer == SPECTATOR else legal(s, viewer)
    texts = [game.catalogue.texts[move] for move in moves]
    return {**parts, "legal": texts, "seconds": seconds(s), "alarms": alarms(s)}


def laid(truth: State, world: State, viewer: int) -> dict[str, list[int]]:
    """The faces of a world, in their order wherever cards were dealt again or order counts."""
    faces = {}
    for true, zone in zip(truth.zones(), world.zones(), strict=True):
        shown = [world.faces[card] if world.faces else card for card in zone.cards]
        dealt = any(not truth.knows[card] >> viewer & 1 for card in true.cards)
        faces[zone.name] = shown if dealt or zone.ordered else sorted(shown)
    return faces


def outcome(game: Game, line: Line, act: Act, viewer: int) -> tuple[list[Event], str]:
    before = line.state.clone()
    events = line.take(act)
    return read_by(events, viewer), lock_of(game, act.seat, before, line.state, events)


def unnoticed(line: Line, viewer: int, act: Act, news: list[Event], rng: Rng, same: bool) -> bool:
    """Let others act until the viewer has read exactly `news`; whether they could.

    First the seat that acted in the other line, with another move if `same` is not asked for.
    """
    for _ in range(AHEAD):
        asked = [seat for seat in actors(line.state) if seat != viewer]
        if not asked:
            return False
        seat = act.seat if act.seat in asked else asked[rng.below(len(asked))]
        moves = legal(line.state, seat)
        if same and act.move in moves:
            moves = [act.move]
        read = read_by(line.take(Act(seat, moves[rng.below(len(moves))])), viewer)
        if read:
            return read == news
        if not news:
            return True
    return False


# --- what goes without saying ---------------------------------------------------------------------


def check_silence(game: Game, table: Table, effort: Effort) -> int:
    """What a viewer sees but is not told after somebody's move does not depend on secrets."""
    looked = 0
    for sample in samples(game, table, effort, lambda s: s.acting != 0 and not any(s.notes)):
        s = sample.state
        rng = sample.rng("silence")
        for seat in actors(s):
            moves = legal(s, seat)
            rng.shuffle(moves)
            for move in moves[:MOVES]:
                for viewer in viewers(s):
                    if viewer != seat:
                        _as_silent(game, sample, viewer, Act(seat, move), rng)
        looked += 1
    return looked


def _as_silent(game: Game, sample: Sample, viewer: int, act: Act, rng: Rng) -> None:
    """A move that tells the viewer nothing here tells nothing in another world either."""
    s = sample.state
    truth = s.clone()
    if read_by(take(truth, act), viewer):
        return
    world = determinize(s, viewer, rng)
    if act.move not in legal(world, act.seat):
        return
    news = read_by(take(world, act), viewer)
    seen, other = view(truth, viewer), view(world, viewer)
    if news or (seen.phase, seen.acting) != (other.phase, other.acting):
        before = view(s, viewer)
        if (seen.phase, seen.acting) != (before.phase, before.acting):
            who = viewer_name(viewer)
            text = game.catalogue.texts[act.move]
            why = f"what follows {text!r} without a word tells {who} what it cannot know"
            raise sample.broken("silence", why)
