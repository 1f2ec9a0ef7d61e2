"""A tournament played: a line per game in `games.jsonl`, its record in `records`; resumable.

A line says all that reports need and nothing that differs from run to run. Lines are written as
games end; when all are there, they are sorted by number: the file is then the same, byte for
byte, for any number of workers and either backend. A record replays: `tablee replay`.
"""

from __future__ import annotations

import json
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Protocol, TextIO

from tablee.arena.fingerprint import fingerprint
from tablee.arena.kept_games import kept_in
from tablee.arena.lineup import Arena, Lineup
from tablee.arena.manifest import Manifest, Pairing
from tablee.kernel import BadInput, TableeError

GAMES = "games.jsonl"
MANIFEST = "manifest.toml"
RECORDS = "records"
STEP = 10  # so many deals are played before a target is looked at again,
PART = 10  # and at least this part of those before: who looks often is lucky once

Told = Callable[[int, int], None]  # so many games are played, of so many


@dataclass(frozen=True)
class Played:
    """A game's line and its record."""

    number: int
    line: str
    record: str


class Backend(Protocol):
    """Where games are played. They come back in any order; a lost worker's games are repeated.

    Pairings are asked for as workers get free, so that a run can end without breaking games off.
    """

    def play(self, pairings: Iterable[Pairing]) -> Generator[Played, None, None]: ...


def played(pairing: Pairing) -> Played:
    """Play one game. One that breaks off has no line, and says why in the place of its record."""
    try:
        outcome, record = arena_of(pairing.lineup).recorded(pairing.deal)
    except TableeError:  # somebody's bot or file is at fault: nothing would be better next time
        raise
    except Exception as error:
        return Played(pairing.number, "", f"seed {pairing.seed}: {error!r}")
    content = {
        "n": pairing.number,
        "table": pairing.table,
        "deal": pairing.deal,
        "seed": pairing.seed,
        "one": pairing.first,
        "others": pairing.second,
        "seat": pairing.seat,
        "bots": list(pairing.lineup.names),
        "scores": outcome.scores,
        "places": outcome.places,
        "decisions": outcome.decisions,
        "fingerprint": fingerprint(pairing.lineup),
    }
    if outcome.forfeits:
        content["forfeits"] = outcome.forfeits
    line = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    return Played(pairing.number, line, record.to_text())


@cache
def arena_of(lineup: Lineup) -> Arena:
    return Arena(lineup)


class Tournament:
    """A manifest and the folder in which its games are kept."""

    def __init__(self, manifest: Manifest, folder: Path) -> None:
        self.manifest = manifest
        self.folder = folder
        self.broken: set[int] = set()  # games that broke off in the last run
        self.looked: dict[tuple[int, int], float] = {}  # table, deals: so well shares were known
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except (FileExistsError, NotADirectoryError):
            raise BadInput(f"{folder} is no folder: name one with --out") from None
        kept = folder / MANIFEST
        if not kept.exists():
            kept.write_text(manifest.text, encoding="utf-8")
        elif kept.read_text(encoding="utf-8") != manifest.text:
            raise BadInput(f"{folder} holds the games of another manifest: choose another --out")

    @cached_property
    def pairings(self) -> list[Pairing]:
        """Every game that may be played, by number."""
        return list(self.manifest.pairings())

    @property
    def path(self) -> Path:
        return self.folder / GAMES

    def played(self) -> dict[int, str]:
        """The games that are there, by number: see `kept_games`."""
        return kept_in(self.path, self.pairings)

    def run(self, backend: Backend, told: Told | None = None, seconds: float = 0.0) -> int:
        """Play what is not played yet; Ctrl-C leaves what is there. The number of games there are.

        After so many seconds no game is begun any more, and those begun are played to their end:
        broken off, long games would be missing.
        """
        until = time.monotonic() + seconds if seconds else None
        self.broken.clear()
        found = self.played()
        for number, line in found.items():
            self.check(number, line)
        self.write(found.values())
        while left := [game for game in self.left(found) if game.number not in self.broken]:
            with self.path.open("a", encoding="utf-8") as file:
                for game in backend.play(in_time(left, until)):
                    self.take(game, found, file)
                    if told is not None:
                        told(len(found), len(found) + len(left))
            if until is not None and time.monotonic() > until:
                break
        self.write([found[number] for number in sorted(found)])
        return len(found)

    def check(self, number: int, line: str) -> None:
        """Nobody goes on with games of other bots: a share of both would be nobody's."""
        pairing = self.pairings[number]
        kept = json.loads(line).get("fingerprint", "unknown")
        now = fingerprint(pairing.lineup)
        if kept != now:
            raise BadInput(
                f"{self.folder}: {self.manifest.tables[pairing.table].title} was played by other "
                f"bots than those of today (fingerprint {kept}, now {now}): rules, data, guides or "
                "weights have changed; choose another --out"
            )

    def take(self, game: Played, found: dict[int, str], file: TextIO) -> None:
        """A game is over: its line, written at once, and its record."""
        if not game.line:
            self.broken.add(game.number)
            say(f"game {game.number} broke off: {game.record}")
            return
        self.check(game.number, game.line)
        self.keep(game)
        file.write(game.line + "\n")
        file.flush()
        found[game.number] = game.line

    def left(self, found: dict[int, str]) -> list[Pairing]:
        """What is still to be played now: all tables at the same pace, deal after deal."""
        pairings: dict[int, list[Pairing]] = defaultdict(list)
        for pairing in self.pairings:
            pairings[pairing.table].append(pairing)
        left: list[tuple[float, Pairing]] = []
        for number, games in pairings.items():
            wanted = self.reach(number, found, games)
            left += [
                (place / len(games), game)
                for place, game in enumerate(games)
                if game.number not in found and game.deal <= wanted
            ]
        return [game for _, game in sorted(left, key=lambda one: (one[0], one[1].number))]

    def reach(self, number: int, found: dict[int, str], pairings: list[Pairing]) -> int:
        """So many deals of a table are to be played, as far as can be said yet.

        Looked at after certain numbers of whole deals: the same whoever played them when.
        """
        table = self.manifest.tables[number]
        deals = table.deals if not table.until else min(STEP, table.deals)
        while deals < table.deals:
            games = [pairing.number for pairing in pairings if pairing.deal <= deals]
            if any(game not in found for game in games):
                break
            if self.known(number, deals, [found[game] for game in games]) <= table.until:
                break
            deals = min(deals + max(STEP, deals // PART), table.deals)
        return deals

    def known(self, table: int, deals: int, lines: list[str]) -> float:
        from tablee.arena.standings import known_within

        if (table, deals) not in self.looked:
            self.looked[table, deals] = known_within(self.manifest.tables[table], lines)
        return self.looked[table, deals]

    def keep(self, game: Played) -> None:
        if self.manifest.records:
            folder = self.folder / RECORDS
            folder.mkdir(exist_ok=True)
            path = folder / f"{game.number:06}.tablee"
            path.write_text(game.record, encoding="utf-8")

    def write(self, lines: Iterable[str]) -> None:
        """The whole file at once, or not at all."""
        fresh = self.path.with_suffix(".new")
        fresh.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
        fresh.replace(self.path)


def in_time(pairings: list[Pairing], until: float | None) -> Iterator[Pairing]:
    """The first one, and more as long as there is time."""
    for at, pairing in enumerate(pairings):
        if at and until is not None and time.monotonic() > until:
            return
        yield pairing


def say(text: str) -> None:
    print(f"tablee: {text}", file=sys.stderr)
