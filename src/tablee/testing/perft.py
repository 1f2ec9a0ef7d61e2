"""Perft: how many ways lead how far from a fixed seed. The cheapest alarm there is.

A rule that changes by accident changes one of these numbers. They are kept in the game's folder,
in `golden/perft.txt`, one line each:

    mode=duel seats=2 seed=canary after=0 depth=3 paths=288 positions=288
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tablee.kernel import REFEREE, BadInput, Game, State, view
from tablee.testing.broken import Broken
from tablee.testing.source_folder import source_folder
from tablee.testing.walks import Table, Walk, acts, table_of, tables, take

FILE = "perft.txt"
SEED = "canary"
ENOUGH = 1000  # paths in a line that is written anew
DEEPEST = 10
NUMBERS = ("seats", "after", "depth", "paths", "positions")
HEADER = """\
# Paths and positions to a depth (or the end), from the position after so many entries by lot.
# Written by `python -m tablee.testing golden {key}`. A number that changes is a rule that changed.

"""


@dataclass(frozen=True)
class Count:
    """`paths`: ways to go on for `depth` entries or to the end; `positions`: where they lead."""

    paths: int
    positions: int


def perft(
    game: Game, seats: int, options: Mapping[str, str], seed: str, depth: int, after: int = 0
) -> Count:
    """Count from the position after `after` entries by lot; the clock's entries count too."""
    states = Walk(game, table_of(game, seats, options), seed).states
    if after >= len(states):
        raise BadInput(f"the game of seed {seed!r} has {len(states) - 1} entries, not {after}")
    return count(game, states[after], depth)


def count(game: Game, s: State, depth: int) -> Count:
    ends: dict[str, int] = {}
    _explore(game, s, depth, ends)
    return Count(sum(ends.values()), len(ends))


def _explore(game: Game, s: State, depth: int, ends: dict[str, int]) -> None:
    if depth == 0 or not s.acting:
        lanes = [[phase.key for phase in lane] for lane in s.lanes]
        where = repr((view(s, REFEREE).parts(), s.notes, lanes))
        ends[where] = ends.get(where, 0) + 1
        return
    for act in acts(s):
        twin = s.clone()
        take(twin, act)
        _explore(game, twin, depth - 1, ends)


# --- the file -------------------------------------------------------------------------------------


def stripped(game: Game) -> bool:
    """An installed game: its tests and stored playthroughs stay with the sources."""
    return not any((source_folder(game) / part).is_dir() for part in ("tests", "golden"))


def check_perft(game: Game) -> int:
    """The stored perft counts, for every table, are still right."""
    if stripped(game):
        return 0
    path = source_folder(game) / "golden" / FILE
    how = f"write it with `python -m tablee.testing golden {game.key}`"
    if not path.is_file():
        raise Broken("perft", f"there is no golden/{FILE}: {how}")
    lines = [line for line in path.read_text("utf-8").splitlines() if line and line[0] != "#"]
    walks: dict[tuple[str, str], Walk] = {}
    for line in lines:
        table, seed, fields = read_line(game, line)
        if (table.name, seed) not in walks:
            walks[table.name, seed] = Walk(game, table, seed)
        states = walks[table.name, seed].states
        found = count(game, states[min(fields["after"], len(states) - 1)], fields["depth"])
        if found != Count(fields["paths"], fields["positions"]):
            stored = line.partition(" paths=")[0]
            now = f"{found.paths} paths and {found.positions} positions"
            was = f"{fields['paths']} and {fields['positions']}"
            raise Broken("perft", f"{stored}: now {now}, stored {was}")
    for table in tables(game):
        if table.name not in {name for name, _ in walks}:
            raise Broken("perft", f"golden/{FILE} has no line for {table.name}: {how}")
    return len(lines)


def read_line(game: Game, line: str) -> tuple[Table, str, dict[str, int]]:
    words = dict(word.partition("=")[::2] for word in line.split())
    try:
        numbers = {name: int(words.pop(name)) for name in NUMBERS}
        seed = words.pop("seed")
        return table_of(game, numbers["seats"], words), seed, numbers
    except (KeyError, ValueError, BadInput) as error:
        raise Broken("perft", f"golden/{FILE}: {line!r} cannot be read ({error})") from None


def write_perft(game: Game) -> str:
    """The file anew: each table from its first decision, from half way and from late on."""
    lines = []
    for table in tables(game):
        states = Walk(game, table, SEED).states
        last = len(states) - 1
        starts = (0, last // 2, last * 7 // 8)
        lines += [_line(game, table, states[after], after) for after in starts]
    return HEADER.format(key=game.key) + "\n".join(lines) + "\n"


def _line(game: Game, table: Table, s: State, after: int) -> str:
    depth, found = 1, count(game, s, 1)
    while depth < DEEPEST and found.paths ** (1 + 1 / depth) < 8 * ENOUGH:
        deeper = count(game, s, depth + 1)
        if deeper.paths > ENOUGH or deeper == found:
            break
        depth, found = depth + 1, deeper
    where = f"{table_words(game, table)} seed={SEED} after={after} depth={depth}"
    return f"{where} paths={found.paths} positions={found.positions}"


def table_words(game: Game, table: Table) -> str:
    """A table as words that `table_of` reads back: defaults left out."""
    plain = game.settle(table.seats, {"mode": table.options["mode"]})
    special = [f"{key}={value}" for key, value in table.options.items() if plain[key] != value]
    return " ".join([f"mode={table.options['mode']}", f"seats={table.seats}", *special])
