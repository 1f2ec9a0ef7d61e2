"""Our own figures, as JSON: `python -m benchmarks.ours [seconds a figure]`, in a folder of a build.

Run in `build/bench/compiled` it measures the compiled engine, in `build/bench/interpreted` the very
same files interpreted. A decision is counted as in `peers.py`, and every legal move is listed.

`games`: whole games in the kernel's own loop, setting up and dealing paid.
`inside`: in that loop from copies of dealt tables to the end, which is what OpenSpiel's `inside`
    does too.
`driven`: the loop is interpreted Python, whatever the engine is. The two games that OpenSpiel has
    are set up each time, as OpenSpiel's are; the others start from a copy.
`search`: playouts a second of a decision by `search` on Leduc, from a dealt table: worlds are dealt
    again, every playout starts from a copy of one and goes to the end by lot.
`clone`, `determinize`, `view`: from the middle of a game, for the first seat, in a compiled loop;
    `copy` is `clone` asked for from Python, as OpenSpiel's is.
"""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Callable
from typing import Final

from benchmarks import connect_four, leduc, leduc_search, loops
from benchmarks.measure import Findings, Reading, Subject, measure, pin_to_one_core
from tablee.bots.search import SearchBot
from tablee.bots.weights import Weights
from tablee.games import keys, load
from tablee.kernel import SILENT, Game, Mode, Rng, State, playout, state as kernel_state

ROOTS: Final = 20
SAMPLE: Final = 200  # games, for the mean decisions and the digest
CLONES: Final = 200
SLOW_CALLS: Final = 50  # re-deals or views in one go
GAMES_AT_ONCE: Final = 20
PLAYOUTS: Final = 1000  # a decision, as many as the peer's

Games = Callable[[int, Rng], int]


def driven(s: State) -> int:
    """One random game by an interpreted caller; its number of decisions."""
    pick = random.random
    decisions = 0
    while s.acting:
        moves = s.legal()
        s.step(moves[int(pick() * len(moves))])
        decisions += 1
    return decisions


def driven_clones(s: State) -> int:
    for _ in range(CLONES):
        s.clone()
    return CLONES


def digest_of_games(roots: list[State]) -> tuple[float, str]:
    """Mean decisions, and a hash of every legal list and every result: the same in each build."""
    rng = Rng.seeded("digest")
    digest = hashlib.sha256()
    decisions = 0
    for at in range(SAMPLE):
        s = roots[at % len(roots)].clone()
        s.rng = rng
        while s.acting:
            moves = s.legal()
            digest.update(repr(moves).encode())
            s.step(moves[rng.below(len(moves))])
            decisions += 1
        digest.update(repr(s.scores).encode())
    return decisions / SAMPLE, digest.hexdigest()


def middle(root: State, decisions: float, rng: Rng) -> State:
    """A state about half way through a random game."""
    s = root.clone()
    for _ in range(int(decisions / 2)):
        twin = s.clone()
        moves = twin.legal()
        twin.step(moves[rng.below(len(moves))])
        if not twin.acting:
            break
        s = twin
    return s


def small_game(setup: Callable[[Rng], State], games: Games, rng: Rng, seconds: float) -> Subject:
    """A game that OpenSpiel has too."""
    roots = [setup(Rng.seeded(f"root {at}")) for at in range(ROOTS)]
    decisions, digest = digest_of_games(roots)
    s = middle(roots[0], decisions, rng)
    figures = {
        "games": measure(lambda: games(GAMES_AT_ONCE, rng), seconds),
        "inside": measure(lambda: loops.rollouts(roots, rng), seconds),
        "driven": measure(lambda: driven(setup(rng)), seconds),
        "clone": measure(lambda: loops.clones(s, CLONES), seconds / 3),
        "copy": measure(lambda: driven_clones(s), seconds / 3),
    }
    return Subject(decisions, figures, digest)


def searched(rng: Rng, seconds: float) -> Reading:
    """Playouts of `search`, the guide playing by lot."""
    guide = leduc_search.LotGuide(leduc_search.LeducGame(), Weights({}))
    bot = SearchBot(guide.game, 0, rng, guide, PLAYOUTS)
    table = leduc.setup(Rng.seeded("root 0"))
    return measure(lambda: leduc_search.decided(bot, table), seconds)


def table_mode(game: Game) -> Mode:
    """The first mode for two seats or more; a solo mode where there is no other."""
    return next((mode for mode in game.modes if mode.seats[0] > 1), game.modes[0])


def product_game(game: Game, rng: Rng, seconds: float) -> Subject:
    """One of Tablée's games, at the smallest table of its first mode for several."""
    mode = table_mode(game)
    seats = mode.seats[0]
    options = game.settle(seats, {"mode": mode.key})
    roots = [game.new(seats, options, f"bench {at}") for at in range(ROOTS)]
    decisions, digest = digest_of_games(roots)
    s = middle(roots[0], decisions, rng)
    figures = {
        "games": measure(lambda: playout(game.setup(seats, options, rng, SILENT), rng), seconds),
        "inside": measure(lambda: loops.rollouts(roots, rng), seconds),
        "driven": measure(lambda: driven(roots[0].clone()), seconds),
        "clone": measure(lambda: loops.clones(s, CLONES), seconds / 3),
        "determinize": measure(lambda: loops.redeals(s, SLOW_CALLS, rng), seconds / 3),
        "view": measure(lambda: loops.views(s, SLOW_CALLS), seconds / 3),
    }
    return Subject(decisions, figures, digest)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.5
    pin_to_one_core()
    random.seed(2)
    rng = Rng.seeded("benchmarks")
    findings = Findings("Tablée", compiled=not str(kernel_state.__file__).endswith(".py"))
    findings.subjects = {
        "connect_four": small_game(connect_four.setup, loops.connect_four_games, rng, seconds),
        "leduc": small_game(leduc.setup, loops.leduc_games, rng, seconds),
    }
    findings.subjects["leduc"].figures["search"] = searched(rng, seconds)
    for key in keys():
        game = load(key)
        findings.subjects[f"{key} {table_mode(game).key}"] = product_game(game, rng, seconds)
    findings.hand_over()


if __name__ == "__main__":
    main()
