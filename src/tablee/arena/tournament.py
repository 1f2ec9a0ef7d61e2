"""A tournament played: one line per game in `games.jsonl`, taken up again where it was left.

A line says all that reports need and nothing that differs from run to run. Lines are written as
games end; when all are there, they are sorted by number: the file is then the same, byte for
byte, for any number of workers and either backend.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Protocol

from tablee.arena.lineup import Arena, Lineup
from tablee.arena.manifest import Manifest, Pairing
from tablee.kernel import BadInput

GAMES = "games.jsonl"
MANIFEST = "manifest.toml"

Told = Callable[[int, int], None]  # so many games are played, of so many


class Backend(Protocol):
    """Where games are played. Lines come back in any order; a lost worker's games are repeated."""

    def play(self, pairings: list[Pairing]) -> Iterator[str]: ...


def line_of(pairing: Pairing) -> str:
    """Play one game: its record as a line of JSON."""
    outcome = arena_of(pairing.lineup).play(pairing.deal)
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
        "winners": outcome.winners,
        "sharing": outcome.sharing,
        "decisions": outcome.decisions,
    }
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


@cache
def arena_of(lineup: Lineup) -> Arena:
    return Arena(lineup)


class Tournament:
    """A manifest and the folder in which its games are kept."""

    def __init__(self, manifest: Manifest, folder: Path) -> None:
        self.manifest = manifest
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        kept = folder / MANIFEST
        if not kept.exists():
            kept.write_text(manifest.text, encoding="utf-8")
        elif kept.read_text(encoding="utf-8") != manifest.text:
            raise BadInput(f"{folder} holds the games of another manifest: choose another --out")

    @property
    def path(self) -> Path:
        return self.folder / GAMES

    def played(self) -> dict[int, str]:
        """The games that are there, by number; a line cut off by a crash does not count."""
        found: dict[int, str] = {}
        if self.path.exists():
            for line in self.path.read_text(encoding="utf-8").split("\n"):
                number = number_in(line)
                if number is not None:
                    found[number] = line
        return found

    def run(self, backend: Backend, told: Told | None = None) -> int:
        """Play what is not played yet; Ctrl-C leaves what is. The number of games there are."""
        everything = list(self.manifest.pairings())
        found = self.played()
        left = [pairing for pairing in everything if pairing.number not in found]
        self.write(found.values())
        lines = backend.play(left)
        with self.path.open("a", encoding="utf-8") as file:
            for line in lines:
                file.write(line + "\n")
                file.flush()
                found[json.loads(line)["n"]] = line
                if told is not None:
                    told(len(found), len(everything))
        self.write([found[number] for number in sorted(found)])
        return len(found)

    def write(self, lines: Iterable[str]) -> None:
        """The whole file at once, or not at all."""
        fresh = self.path.with_suffix(".new")
        fresh.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
        fresh.replace(self.path)


def number_in(line: str) -> int | None:
    try:
        number = json.loads(line)["n"]
    except (ValueError, KeyError, TypeError):
        return None
    return number if isinstance(number, int) else None
