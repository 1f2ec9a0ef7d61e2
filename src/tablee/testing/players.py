"""Checks of bots: legal, repeatable, and blind to what their seat may not know."""

from __future__ import annotations

from collections.abc import Mapping

from tablee.bots import ESTIMATE, Advice, Ask, Bot, Maker, World, find, makers
from tablee.kernel import Event, Game, Rng, State, actors, determinize, legal, read_by
from tablee.kernel.game import typed
from tablee.testing.broken import Broken
from tablee.testing.events import misfit
from tablee.testing.snapshot import freeze
from tablee.testing.walks import Effort, Sample, Table, samples

WORLDS = 2  # so many the searcher thinks through
AHEAD = 8  # so many decisions it plays on in each
LONG = ("search", "master")  # levels that play out many games for one decision
LITTLE = 2  # playouts are enough to see whether they are legal, repeatable and blind


class Searcher(Bot):
    """Tries moves in worlds of its own, as searching bots do, so that faults of worlds show.

    What it hopes for is how much it could still do: any measure will do that the asker's own
    knowledge decides.
    """

    def choose(self, ask: Ask) -> int:
        worlds = [ask.world(self.rng) for _ in range(WORLDS)]
        tried = [ask.moves[0], ask.moves[-1]]
        hopes = [self.hope(move, [world.clone() for world in worlds]) for move in tried]
        return tried[hopes.index(max(hopes))]

    def hope(self, move: int, worlds: list[World]) -> int:
        found = 0
        for world in worlds:
            assert world.seat == self.seat, "a world is played by the seat that was asked"
            assert move in world.legal(), "a world forbids what the table allows"
            world.play(move)
            for _ in range(AHEAD):
                moves = world.legal()
                if not moves:
                    break
                found += len(moves) if world.seat == self.seat else 0
                world.play(moves[self.rng.below(len(moves))])
        return found

    def advise(self, ask: Ask) -> Advice:
        return Advice(self.choose(ask), [])


def searchers(game: Game) -> dict[str, Maker]:
    """The levels that think long, thinking as little as can be; tried once a plain table."""
    return {
        f"{name}@{LITTLE}": find(game, f"{name}@{LITTLE}") for name in LONG if name in makers(game)
    }


def check_bots(
    game: Game, table: Table, effort: Effort, bots: Mapping[str, Maker] | None = None
) -> int:
    """Every bot: a legal move, the same again from the same seed, and in any world it may be in."""
    looked = 0
    for number, sample in enumerate(samples(game, table, effort, lambda s: bool(s.acting))):
        thinkers = searchers(game) if number == 0 and table.name.count(",") == 1 else {}
        usual = {name: make for name, make in makers(game).items() if name not in LONG}
        tried = bots or {**usual, **thinkers, "a searching bot": Searcher}
        for name, make in tried.items():
            for seat in actors(sample.state):
                try:
                    _ask(game, sample, name, make, seat)
                except Broken:
                    raise
                except Exception as error:
                    why = f"{name} in seat {seat + 1} fails: {type(error).__name__}: {error}"
                    raise sample.broken("bots", why) from error
        looked += 1
    return looked


def _ask(game: Game, sample: Sample, name: str, make: Maker, seat: int) -> None:
    s = sample.state
    before = freeze(s)
    move = _answer(game, sample, make, seat, s)
    texts = game.catalogue.texts
    if move not in legal(s, seat):
        text = texts[move] if 0 <= move < len(texts) else str(move)
        raise sample.broken("bots", f"{name} in seat {seat + 1} plays {text!r}, which is not legal")
    if freeze(s) != before:
        raise sample.broken(
            "bots", f"{name} in seat {seat + 1} changes the state it is asked about"
        )
    again = _answer(game, sample, make, seat, s)
    if again != move:
        why = f"{name} in seat {seat + 1}, asked twice with one seed: {texts[move]}, {texts[again]}"
        raise sample.broken("bots", why)
    twin = determinize(s, seat, sample.rng("bots"))
    elsewhere = _answer(game, sample, make, seat, twin)
    if elsewhere != move:
        why = f"{name} in seat {seat + 1} plays {texts[move]!r}, but where hidden cards lie"
        raise sample.broken("bots", f"{why} otherwise {texts[elsewhere]!r}: it sees them")
    _reasons(game, sample, name, _bot(game, sample, make, seat), seat, move)


def _bot(game: Game, sample: Sample, make: Maker, seat: int) -> Bot:
    """A fresh bot that has heard what its seat has heard so far."""
    bot = make(game, seat, Rng.seeded(f"bot/{seat}"))
    if bot.watches():
        heard: list[Event] = read_by(sample.walk.all_events(sample.at), seat)
        for event in heard:
            bot.hear(event)
    return bot


def _answer(game: Game, sample: Sample, make: Maker, seat: int, s: State) -> int:
    return _bot(game, sample, make, seat).choose(Ask(s, seat, legal(s, seat)))


def _reasons(game: Game, sample: Sample, name: str, bot: Bot, seat: int, move: int) -> None:
    """The move with reasons is the move without, and every reason has a text."""
    s = sample.state
    advice = bot.advise(Ask(s, seat, legal(s, seat)))
    if advice.move != move:
        one, other = game.catalogue.texts[move], game.catalogue.texts[advice.move]
        raise sample.broken("bots", f"{name} plays {one!r} but advises {other!r}")
    for reason in advice.reasons:
        if reason.key == ESTIMATE and not reason.args:
            continue
        if reason.key not in game.hints:
            raise sample.broken("bots", f"{name} gives the reason {reason.key!r}, not in hints")
        why = misfit(game, typed(game.hints[reason.key]), reason.args, sample.walk.table)
        if why:
            raise sample.broken("bots", f"{name}, the reason {reason.key!r}: {why}")
