"""The weights of Ramen! Ramen! alone, evolved on a GPU: how those of `master` were found.

    python -m docs.reference.strength.ramen_alone --start guide --seconds 60 --out master.toml

Needs an NVIDIA GPU and CuPy. `--start`: guide, master, or a file of weights; `--check`: what the
kernel's games come to beside the guide's own, in the engine. Seconds decide where it ends, so that
the numbers are others every time; what they come to is not.
"""

from __future__ import annotations

import argparse
import time
from importlib import import_module
from pathlib import Path
from typing import Any

from tablee import games
from tablee.bots.guided import GuidedBot
from tablee.bots.levels import guide_of
from tablee.bots.weights import BY_HAND, TUNED, Weights
from tablee.kernel import Match, Rng

cupy: Any = import_module("cupy")  # no dependencies of the project
numpy: Any = import_module("numpy")

KERNEL = Path(__file__).with_suffix(".cu")
NAMES = ("alone", "held", "scarce", "lacking")  # in the kernel's order
STAGES, TABLE = 4, 98
PAIRS, GAMES, BLOCK = 256, 8192, 128
STEP, LEAST_STEP = 0.06, 0.05  # how far weights are tried from where they are, in points
RATE, LEAST_RATE = 0.01, 0.004  # how far they go
LOOK = 200  # generations between two looks
MANY = 1 << 20

Array = Any  # of numpy


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--start", default="guide")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--check", type=int, default=0, metavar="GAMES")
    parser.add_argument("--out", type=Path, default=Path(TUNED))
    asked = parser.parse_args()
    folder = games.load("ramen").folder()
    start = {"guide": folder / BY_HAND, "master": folder / TUNED}.get(asked.start, asked.start)
    weights = Weights.read(Path(start))
    if asked.check:
        check(weights, asked.check)
        return
    found = evolved(vector(weights), asked.seconds)
    print(f"over 4 million fresh deals: {points(found[None], 4 * MANY, 999)[0]:.2f}")
    asked.out.write_text(filled(weights, found).to_text(), encoding="utf-8")


def vector(weights: Weights) -> Array:
    numbers = [number / 1000 for name in NAMES for number in weights.tables[name]]
    return numpy.array(numbers, numpy.float32)


def filled(weights: Weights, found: Array) -> Weights:
    """An empty bowl promises what it is worth that a served one is empty again."""
    numbers = [round(1000 * float(number)) for number in found]
    at = 0
    for name in NAMES:
        size = len(weights.tables[name])
        weights.tables[name] = numbers[at : at + size]
        at += size
    weights.tables["fresh"] = weights.tables["alone"][::TABLE][:STAGES]
    return weights


def evolved(x: Array, seconds: float) -> Array:
    """An evolution strategy: pairs of opposite steps on the same deals, followed by Adam."""
    lot, began, generation = numpy.random.default_rng(1), time.monotonic(), 0
    mean, squares = numpy.zeros_like(x), numpy.zeros_like(x)
    step, rate, best = STEP, RATE, (0.0, x)
    while time.monotonic() < began + seconds:
        generation += 1
        tries = lot.standard_normal((PAIRS, x.size)).astype(numpy.float32)
        sets = numpy.concatenate([x + step * tries, x - step * tries])
        scored = points(sets, GAMES, 5000 + generation)
        ahead = scored[:PAIRS] - scored[PAIRS:]
        slope = (ahead[:, None] / (ahead.std() + 1e-9) * tries).mean(0) / step / 2
        mean, squares = 0.9 * mean + 0.1 * slope, 0.999 * squares + 0.001 * slope**2
        size = numpy.sqrt(squares / (1 - 0.999**generation)) + 1e-3
        x = (x + rate * mean / (1 - 0.9**generation) / size).astype(numpy.float32)
        if generation % LOOK == 0:
            step, rate = max(LEAST_STEP, 0.9 * step), max(LEAST_RATE, 0.8 * rate)
            now = points(x[None], MANY, 7)[0]
            best = max(best, (now, x), key=lambda one: one[0])
            print(f"generation {generation}: {now:.3f}", flush=True)
    return best[1]


def points(sets: Array, number: int, seed: int) -> Array:
    """What each set of weights comes to on average, all on the same deals."""
    on_gpu = cupy.asarray(sets, dtype=cupy.float32)
    total = cupy.zeros(len(sets), cupy.float64)
    blocks = ((number + BLOCK - 1) // BLOCK, len(sets))
    arguments = (on_gpu, numpy.int32(number), numpy.uint64(seed), total)
    kernel()(blocks, (BLOCK,), arguments)
    return cupy.asnumpy(total) / number


def kernel() -> Any:
    return cupy.RawModule(code=KERNEL.read_text("utf-8")).get_function("play_all")


def check(weights: Weights, number: int) -> None:
    """The kernel tells the rules again: what it comes to must be what the engine comes to."""
    print(f"kernel: {points(vector(weights)[None], MANY, 1)[0]:.2f}")
    game, scores = games.load("ramen"), []
    made = guide_of(game)
    assert made is not None
    guide = type(made)(game, weights)
    for deal in range(number):
        match = Match(game, 1, {"mode": "solo"}, f"check/{deal}")
        bot = GuidedBot(game, 0, Rng.seeded(f"check/{deal}"), guide)
        while not match.over:
            match.play(0, bot.choose(match.ask(0)))
        scores.append(match.scores[0])
    error = 1.96 * numpy.std(scores) / number**0.5
    print(f"engine: {numpy.mean(scores):.2f} ± {error:.2f}")


if __name__ == "__main__":
    main()
