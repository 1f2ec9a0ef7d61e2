"""The games that are kept in `games.jsonl`, read with care: what a run goes on from, and reports.

A crash may cut the last line: it does not count, and the game is played again. Whatever else is
wrong is somebody's mistake, and is told in a sentence with its line.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeGuard

from tablee.arena.manifest import Pairing
from tablee.arena.meetings import Game
from tablee.kernel import BadInput

REMEDY = "remove the line, and the same command plays the game again"
SHORT = 60  # signs of what was wrong


def kept_in(path: Path, pairings: Sequence[Pairing]) -> dict[int, str]:
    """The lines by the number of their game; none where there is no file yet."""
    if not path.exists():
        return {}
    lines = path.read_bytes().split(b"\n")
    last = max((at for at, line in enumerate(lines) if line.strip()), default=-1)
    found: dict[int, str] = {}
    for at, line in enumerate(lines[: last + 1]):
        where = f"{path}, line {at + 1}"
        row = row_in(line)
        if row is None and at == last:
            break
        if not line.strip():
            continue
        if row is None:
            raise BadInput(f"{where}: this is no game written as one JSON object; {REMEDY}")
        number = check(row, pairings, where)
        text = line.decode().strip()
        if found.setdefault(number, text) != text:
            raise BadInput(f"{where}: game {number} is there twice, and differs; keep one of them")
    return found


def row_in(line: bytes) -> dict[str, object] | None:
    """None where it is no JSON object in UTF-8."""
    try:
        row = json.loads(line.decode())
    except (ValueError, RecursionError):
        return None
    return row if isinstance(row, dict) else None


def check(row: dict[str, object], pairings: Sequence[Pairing], where: str) -> int:
    """That it is a game of the manifest, with all that reports need; its number."""
    number = row.get("n")
    if not is_whole(number) or not 0 <= number < len(pairings):
        raise BadInput(
            f"{where}: n, the number of a game, is {told(row, 'n')}, and the manifest has games 0 "
            f"to {len(pairings) - 1}; {REMEDY}"
        )
    if "places" not in row:
        raise BadInput(
            f"{where}: this game was played by an older version, which kept no places; play the "
            "manifest again with another --out"
        )
    seats = pairings[number].lineup.seats
    for key, due in as_planned(pairings[number]).items():
        if json.dumps(row.get(key)) != json.dumps(due):
            right = json.dumps(due, ensure_ascii=False)
            raise BadInput(
                f"{where}: {key} of game {number} is {told(row, key)}, and by the manifest it is "
                f"{right}; {REMEDY}"
            )
    for key, (fits, right) in COUNTED.items():
        if not fits(row.get(key), seats):
            raise BadInput(
                f"{where}: {key} of game {number} is {told(row, key)}, and ought to be "
                f"{right}; {REMEDY}"
            )
    return number


def told(row: dict[str, object], key: str) -> str:
    """What a line has there, in short."""
    if key not in row:
        return "missing"
    text = json.dumps(row[key], ensure_ascii=False)
    return text if len(text) <= SHORT else text[:SHORT] + "…"


def as_planned(pairing: Pairing) -> dict[str, object]:
    """What a line repeats of the manifest."""
    return {
        "table": pairing.table,
        "deal": pairing.deal,
        "seed": pairing.seed,
        "one": pairing.first,
        "others": pairing.second,
        "seat": pairing.seat,
        "bots": list(pairing.lineup.names),
    }


def is_whole(value: object) -> TypeGuard[int]:
    """Whether it is a whole number; true is none, though Python thinks so."""
    return isinstance(value, int) and not isinstance(value, bool)


def whole_numbers(value: object, count: int, least: int | None = None) -> bool:
    return (
        isinstance(value, list)
        and len(value) == count
        and all(is_whole(one) and (least is None or one >= least) for one in value)
    )


COUNTED: dict[str, tuple[Callable[[object, int], bool], str]] = {
    "scores": (whole_numbers, "one whole number for each seat"),
    "places": (
        lambda value, seats: value == [] or whole_numbers(value, seats, 1),
        "one place from 1 on for each seat, or [] where nobody wins",
    ),
    "decisions": (lambda value, _: is_whole(value) and value >= 0, "a whole number, 0 or more"),
    "fingerprint": (lambda value, _: value is None or isinstance(value, str), "a text"),
    "forfeits": (
        lambda value, seats: value is None or whole_numbers(value, seats, 0),
        "one whole number, 0 or more, for each seat",
    ),
}


def game_of(line: str) -> Game:
    """Of a line that has been checked."""
    known = Game.__dataclass_fields__
    return Game(**{key: value for key, value in json.loads(line).items() if key in known})
