"""Whether the bots of today play as those did who were measured: `figures/same.csv`.

    git worktree add FOLDER COMMIT
    python -m docs.reference.strength.same FOLDER

FOLDER is a checkout of the commit whose bots were measured. Every table of which a row has the
fingerprint of FOLDER, and does not count as today's, is played by both: deals on which it was
measured, with fewer playouts for those who search. What they play is compared decision by decision.
Where all games of a table are the same, a line says so, and its rows count as today's.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from benchmarks import build
from docs.reference.strength import likeness, rows as r
from docs.reference.strength.checkout import NoAnswer, Pair, Question, compiled, source
from docs.reference.strength.differences import difference
from docs.reference.strength.likeness import Likeness, leads, seated
from docs.reference.strength.progress import Progress, say
from tablee import bots, games
from tablee.arena.manifest import Pairing, Table
from tablee.bots.levels import Level

INTERRUPTED = 130


@dataclass
class Due:
    """A table and who sits at it, with the games that both are to play."""

    file: str
    table: str
    bots: str
    pairings: list[Pairing] = field(default_factory=list)
    measured: set[str] = field(default_factory=set)  # the fingerprints of its rows
    old: str = ""
    new: str = ""

    def __str__(self) -> str:
        return f"{self.table}: {self.bots.replace(' ', ', ')}"


@dataclass(frozen=True)
class Asked:
    """How much is to be compared."""

    folder: Path
    deals: int
    playouts: int
    tables: str
    again: bool
    interpreted: bool


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m docs.reference.strength.same",
        description="whether the bots of today play as those did who were measured",
    )
    parser.add_argument("folder", type=Path, help="a checkout of the commit that was measured")
    parser.add_argument("--deals", type=int, default=2, help="so many in every seat")
    parser.add_argument("--playouts", type=int, default=8, help="a decision, of those who search")
    parser.add_argument("--tables", default="", help="only those whose name begins so")
    parser.add_argument("--again", action="store_true", help="also what was found the same before")
    parser.add_argument("--interpreted", action="store_true", help="compile nothing; slower")
    asked = Asked(**vars(parser.parse_args()))
    if asked.deals < 1 or asked.playouts < 1:
        parser.error("one deal and one playout at least")
    try:
        sys.exit(run(asked))
    except NoAnswer as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        say("stopped; what was compared is kept, and the same command goes on")
        sys.exit(INTERRUPTED)


def run(asked: Asked) -> int:
    """0: all is the same; 1: something is not."""
    folders = asked.folder, build.ROOT
    codes = source(asked.folder), build.ROOT / "src"
    with Pair(folders, codes) as pair:
        found = due(pair, measured(asked), asked.again)
    if not found:
        print("nothing to compare: what the bots of that folder have played counts as today's")
        return 0
    say(f"{len(found)} tables to compare, {sum(len(one.pairings) for one in found)} games")
    if not asked.interpreted:
        say("compiling both (some minutes the first time)")
        there, here = compiled(asked.folder), compiled(build.ROOT)
        codes = (there, here) if there and here else codes
    with Pair(folders, codes) as pair:
        differing = compared(found, pair, asked.playouts)
    if not differing:
        print(f"{len(found)} tables are the same; now: python -m docs.reference.strength.tables")
        return 0
    print(
        f"{differing} of {len(found)} tables are not the same: their rows are to be measured anew"
    )
    return 1


# what is to be compared


def measured(asked: Asked) -> list[Due]:
    """All tables that have rows, with the first games of their manifests: in every seat so many."""
    found: dict[tuple[str, str], Due] = {}
    for row in r.all_rows():
        key = row.table, seated((row.one, row.others))
        if not row.earlier and row.table.startswith(asked.tables):
            found.setdefault(key, Due(row.file, *key)).measured.add(row.fingerprint)
    files = {one.file for one in found.values()}
    for file, manifest in r.manifests().items():
        for pairing in manifest.pairings() if file in files else ():
            table = manifest.tables[pairing.table]
            one = found.get((title(table), seated((pairing.first, pairing.second))))
            if one and one.file == file and pairing.deal <= asked.deals * turns(table):
                one.pairings.append(pairing)
    return [one for one in found.values() if one.pairings]


@cache
def title(table: Table) -> str:
    return table.title


@cache
def turns(table: Table) -> int:
    """So many deals it takes until everybody has sat everywhere."""
    return len(set(table.side_of())) if table.turns else 1


def due(pair: Pair, tables: Sequence[Due], again: bool) -> list[Due]:
    """Those of which a row leads to the other checkout's bots, and not yet to those of this one."""
    lines = likeness.read(r.FIGURES / likeness.FILE)
    theirs, found, refused = 0, [], ""
    for one in tables:
        there, here = pair.ask(question("print", one.pairings[0]))
        if "error" in here:
            raise NoAnswer(f"{one} cannot be played any more: {here['error']}")
        refused = refused or there.get("error", "")
        one.old, one.new = there.get("fingerprint", ""), here["fingerprint"]
        led = [leads(lines, fingerprint, one.table, one.bots) for fingerprint in one.measured]
        led = [known for known in led if one.old in known]
        theirs += len(led)
        if one.old != one.new and any(again or one.new not in known for known in led):
            found.append(one)
    if not theirs:
        why = f" ({refused})" if refused else ""
        raise NoAnswer(f"no row was measured with the bots of {pair.folders[0]}{why}")
    return found


def question(do: str, pairing: Pairing, playouts: int = 0) -> Question:
    lineup = pairing.lineup
    return {
        "do": do,
        "game": lineup.game,
        "seats": lineup.seats,
        "options": lineup.options,
        "bots": lineup.names,
        "stand_ins": [stand_in(lineup.game, name, playouts) for name in lineup.names],
        "seed": lineup.seed,
        "deal": pairing.deal,
        "data": str(lineup.data) if lineup.data else None,
    }


def stand_in(key: str, name: str, playouts: int) -> str:
    """`search` is played by `search@8`: the same code with fewer playouts."""
    maker = bots.find_or_load(games.load(key), name)
    if not playouts or not isinstance(maker, Level) or not maker.searches:
        return name
    return f"{r.base(name)}@{min(playouts, maker.playouts or playouts)}"


# the comparison


def compared(found: list[Due], pair: Pair, playouts: int) -> int:
    """How many tables are not the same; a line is kept for each of the others."""
    random.Random(1).shuffle(found)  # long games among short: so the time left can be told
    progress = Progress(len(found), sum(len(one.pairings) for one in found))
    differing = 0
    for one in found:
        same = played(one, pair, playouts, progress.game)
        if isinstance(same, str):
            differing += 1
            print(f"{one}: {same}", flush=True)
        else:
            likeness.keep(r.FIGURES / likeness.FILE, same)
        said = "NOT the same" if isinstance(same, str) else "the same"
        progress.table(len(one.pairings), f"{one}: {len(one.pairings)} games {said}")
    return differing


def played(one: Due, pair: Pair, playouts: int, told: Callable[[str], None]) -> Likeness | str:
    """The line for the table, or where its first game differs."""
    decisions = 0
    for pairing in one.pairings:
        there, here = pair.ask(question("play", pairing, playouts))
        for answer, due, folder in ((there, one.old, 0), (here, one.new, 1)):
            if answer.get("fingerprint", due) != due:
                raise NoAnswer(f"{pair.folders[folder]} has changed meanwhile: once more, please")
        found = difference(there, here)
        if found:
            who = ", ".join(pairing.lineup.names)
            return f"seed {pairing.seed} with {who}: {found}"
        decisions += here["decisions"]
        told(str(one))
    return Likeness(one.old, one.new, one.table, one.bots, len(one.pairings), decisions)


if __name__ == "__main__":
    main()
