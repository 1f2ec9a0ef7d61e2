"""Data files: TOML in, checked rows out, or one precise complaint.

A game's facts (cards, numbers, names) are files beside its code. Somebody who owns the box may lay
a folder over them: a file of the same name replaces values entry by entry, the rest stays.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tablee.kernel.errors import BadData, TableeError
from tablee.kernel.fields import Fields
from tablee.kernel.rulebook import read_toml

Row = Fields  # an entry of a data file


def row_of(file: str, entry: str, fields: dict[str, Any]) -> Row:
    """An entry of a data file, whose mistakes are BadData."""

    def fault(place: str, field: str, reason: str) -> TableeError:
        return BadData(file, place, field, reason)

    return Row(fields, entry, fault)


class Data:
    """All data files of a game, with a box owner's folder laid over them."""

    def __init__(self, folder: Path, over: Path | None = None) -> None:
        self.folder = folder
        self.over = over
        self.files: dict[str, dict[str, Any]] = {}
        for path in sorted(folder.glob("*.toml")):
            self.files[path.stem] = read_toml(path)
        if not self.files:
            raise BadData(folder.name, "", "", "no data files (*.toml) here")
        if over is not None:
            self._lay_over(over)
        canonical = json.dumps(self.files, sort_keys=True, ensure_ascii=False, default=str)
        self.hash = "sha256-" + hashlib.sha256(canonical.encode()).hexdigest()[:16]

    def __repr__(self) -> str:
        over = f" under {self.over}" if self.over is not None else ""
        return f"<Data {self.folder.parent.name}{over}: {', '.join(self.files)}; {self.hash}>"

    def _lay_over(self, over: Path) -> None:
        if not over.is_dir():
            raise BadData(str(over), "", "", "not a folder of data files")
        paths = sorted(over.glob("*.toml"))
        if not paths:
            raise BadData(str(over), "", "", "no data files (*.toml) in this folder")
        for path in paths:
            if path.stem not in self.files:
                known = ", ".join(f"{stem}.toml" for stem in self.files)
                raise BadData(path.name, "", "", f"this game has no such file; it has {known}")
            self.files[path.stem] = merged(path.name, self.files[path.stem], read_toml(path))

    def row(self, file: str, table: str = "") -> Row:
        """One table of a file, or the file's own top level."""
        fields = self._file(file)
        if not table:
            return row_of(f"{file}.toml", "", fields)
        if not isinstance(fields.get(table), dict):
            raise BadData(f"{file}.toml", table, "", "the table is missing")
        return row_of(f"{file}.toml", table, fields[table])

    def rows(self, file: str, table: str) -> list[Row]:
        """The entries of a list of tables, which must be there."""
        entries = self._file(file).get(table)
        if not isinstance(entries, list) or not entries:
            raise BadData(f"{file}.toml", table, "", f"no [[{table}]] entries")
        return list(self._named(f"{file}.toml", table, entries))

    def _file(self, file: str) -> dict[str, Any]:
        if file not in self.files:
            raise BadData(f"{file}.toml", "", "", "the file is missing")
        return self.files[file]

    def _named(self, file: str, table: str, entries: list[Any]) -> Iterator[Row]:
        seen: set[str] = set()
        for at, fields in enumerate(entries):
            if not isinstance(fields, dict):
                raise BadData(file, f"{table} {at + 1}", "", "not a table")
            name = str(fields.get("id", at + 1))
            if name in seen:
                raise BadData(file, f"{table} {name}", "id", "this id stands here twice")
            seen.add(name)
            yield row_of(file, f"{table} {name}", fields)


def merged(file: str, base: dict[str, Any], over: dict[str, Any]) -> dict[str, Any]:
    """A box owner's file over ours: entries with an `id` field by field, everything else whole."""
    result = dict(base)
    for key, value in over.items():
        mine = base.get(key)
        if isinstance(value, list) and isinstance(mine, list) and has_ids(mine):
            result[key] = merged_entries(file, key, mine, value)
        elif isinstance(value, dict) and isinstance(mine, dict):
            result[key] = merged(file, mine, value)
        else:
            result[key] = value
    return result


def has_ids(entries: list[Any]) -> bool:
    return bool(entries) and all(isinstance(entry, dict) and "id" in entry for entry in entries)


def merged_entries(file: str, table: str, base: list[Any], over: list[Any]) -> list[Any]:
    result = [dict(entry) for entry in base]
    places = {entry["id"]: at for at, entry in enumerate(result)}
    for at, entry in enumerate(over):
        if not isinstance(entry, dict) or not isinstance(entry.get("id"), str | int):
            raise BadData(file, f"{table} {at + 1}", "id", "say which entry this replaces")
        if entry["id"] in places:
            result[places[entry["id"]]].update(entry)
        else:
            result.append(dict(entry))
    return result
