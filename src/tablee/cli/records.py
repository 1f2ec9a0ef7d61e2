"""Records on disk: read with one clear sentence when they cannot be, written without losing any."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from tablee.kernel import BadInput, BadRecord, Game, Match, Record

SUFFIX = ".tablee"
LONGEST = 6_000  # lines: more than three times the longest real game, and its headers


def read_record(path: Path) -> Record:
    try:
        text = path.read_text("utf-8")
        if text.count("\n") > LONGEST:
            raise BadRecord(f"more than {LONGEST} lines: no match is as long as that")
        return Record.from_text(text)
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path}: this is not a text file, so not a record of a match") from None
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def replayed(path: Path, game: Game, record: Record) -> Match:
    try:
        return Match.replay(game, record)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def write_record(path: Path, record: Record) -> None:
    """All or nothing: whatever was there before stays until the new file is complete."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, text=True)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(record.to_text())
            Path(name).replace(path)
        except OSError:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise BadInput(f"cannot write {path}: {error.strerror or error}") from None


class Saves:
    """Where this sitting's record goes. A file it has not written itself is never overwritten."""

    def __init__(self, chosen: Path | None = None, loaded: Path | None = None) -> None:
        self.own = {loaded.resolve()} if loaded else set()
        self.loaded = loaded
        self.chosen = chosen
        if chosen is not None:
            self.check(chosen)

    def check(self, path: Path) -> None:
        if path.is_dir():
            raise BadInput(f"{path} is a folder: name a file")
        if path.exists() and path.resolve() not in self.own:
            raise BadInput(
                f"{path} exists already: continue it with --load, or choose another name"
            )

    def write(self, path: Path, record: Record) -> Path:
        self.check(path)
        write_record(path, record)
        self.own.add(path.resolve())
        return path

    def keep(self, record: Record) -> None:
        """After every decision, where a file was chosen at the start."""
        if self.chosen is not None:
            self.write(self.chosen, record)

    def automatic(self, record: Record) -> Path:
        """The file of a sitting that ends early: the chosen or loaded one, else a new one."""
        named = self.chosen or self.loaded
        return named or free_name(folder() / f"{record.game}-{safe(record.seed)}{SUFFIX}")

    def rescue(self, record: Record) -> Path:
        """Somewhere, whatever happens: the automatic file, else one in the temporary folder."""
        try:
            return self.write(self.automatic(record), record)
        except BadInput:
            spare = Path(tempfile.gettempdir()) / f"{record.game}{SUFFIX}"
            return self.write(free_name(spare), record)


def folder() -> Path:
    """Where unfinished games are kept when nobody named a file."""
    named = os.environ.get("TABLEE_SAVES")
    if named:
        return Path(named)
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "tablee"


def free_name(path: Path) -> Path:
    """The path, with a number where the name is taken."""
    number = 1
    candidate = path
    while candidate.exists():
        number += 1
        candidate = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return candidate


def safe(seed: str) -> str:
    """A seed may hold anything; a file name may not."""
    return "".join(letter if letter.isalnum() else "-" for letter in seed)[:40]
