"""Golden playthroughs: one game by lot, written out so that a person can read what changed.

A game keeps them in `golden/*.txt`, at least one per mode. Per act: what was done, what was told
to whom, what each viewer now sees otherwise than before, who may act, and how.
"""

from __future__ import annotations

import json
from pathlib import Path

from tablee.kernel import (
    CLOCK,
    SPECTATOR,
    BadInput,
    Event,
    Game,
    State,
    actors,
    legal,
    ranking as places_of,
    read_by,
)
from tablee.kernel.hidden import asked_of
from tablee.testing import perft
from tablee.testing.broken import Broken
from tablee.testing.source_folder import source_folder
from tablee.testing.walks import Table, Walk, entry_of, table_of, viewers

SEED = "golden"
HEADER = """\
# {key}: one game by lot, step by step.
# told: events and their readers. sees: what changed in whose view. may: legal moves.
# Readers are seats, * is a spectator. Written by `python -m tablee.testing golden {key}`.

table {table} seed={seed} data={data}
"""

Shown = dict[str, str]  # what a viewer sees: a place or fact, and what is there


def playthrough(game: Game, table: Table, seed: str = SEED) -> str:
    """The whole text of one game."""
    walk = Walk(game, table, seed)
    words = perft.table_words(game, table)
    head = HEADER.format(key=game.key, table=words, seed=seed, data=game.data.hash)
    blocks = [head, "\n".join(_act(walk, 0, "the deal", walk.dealt))]
    for at, act in enumerate(walk.acts, start=1):
        entry = entry_of(game, act)
        done = f"seat {entry.seat + 1} plays {entry.text}"
        if entry.seat == CLOCK:
            done = f"time is up {act.alarm}".strip()
        blocks.append("\n".join(_act(walk, at, done, walk.events[at - 1])))
    last = walk.states[-1]
    result = f"scores {last.scores} places {places_of(last)}"
    return "\n\n".join([*blocks, result]).replace("\n\n\n", "\n\n") + "\n"


def _act(walk: Walk, at: int, done: str, events: list[Event]) -> list[str]:
    game, s = walk.game, walk.states[at]
    before = walk.states[at - 1] if at else None
    return [
        f"--- {at}: {done}",
        *told(game, s, events),
        *sees(game, s, before),
        *may(game, s),
    ]


def told(game: Game, s: State, events: list[Event]) -> list[str]:
    lines = []
    for event in events:
        readers = [viewer for viewer in viewers(s) if event in read_by([event], viewer)]
        if readers:
            lines.append(f"told {_names(s, readers)} {event_words(game, event)}")
    return lines


def event_words(game: Game, event: Event) -> str:
    """`took seat=1 card=ne7`: seats and sides counted from 1, as at the table."""
    args = game.event_json(event)["args"]
    assert isinstance(args, dict)
    words = [event.key]
    for name, kind in game.arguments(event.key):
        value = args[name] + 1 if kind in ("seat", "side") else args[name]
        words.append(f"{name}={value}")
    return " ".join(words)


def sees(game: Game, s: State, before: State | None) -> list[str]:
    """What changed in the views; one line for all who see the same."""
    groups: dict[tuple[str, str], list[int]] = {}
    for viewer in viewers(s):
        old = shown(game, before, viewer) if before is not None else {}
        now = shown(game, s, viewer)
        for place in [*now, *[gone for gone in old if gone not in now]]:
            if old.get(place) != now.get(place):
                groups.setdefault((place, now.get(place, "gone")), []).append(viewer)
    return [f"sees {_names(s, who)} {place}: {what}" for (place, what), who in groups.items()]


def shown(game: Game, s: State, viewer: int) -> Shown:
    parts = game.view_json(game.view(s, viewer))
    found: Shown = {}
    for zone, cards in _items(parts["zones"]):
        assert isinstance(cards, list)
        found[zone] = covered(cards)
    for fact, value in _items(parts["facts"]):
        found[f"({fact})"] = json.dumps(value, ensure_ascii=False)
    notes = parts["notes"]
    assert isinstance(notes, list)
    if notes:
        found["(notes)"] = ", ".join(notes)
    return found


def _items(part: object) -> list[tuple[str, object]]:
    assert isinstance(part, dict)
    return list(part.items())


def covered(cards: list[str]) -> str:
    """Cards in a row, runs of unseen ones counted: `aj3 no0 ?x5`."""
    words: list[str] = []
    at = 0
    while at < len(cards):
        run = at
        while cards[at].startswith("?") and run + 1 < len(cards) and cards[run + 1] == cards[at]:
            run += 1
        count = run - at + 1
        words.append(f"{cards[at]}x{count}" if count > 1 else cards[at])
        at = run + 1
    return " ".join(words) or "-"


def may(game: Game, s: State) -> list[str]:
    lines = []
    for seat in actors(s):
        texts = [game.catalogue.texts[move] for move in legal(s, seat)]
        lines.append(f"may  {seat + 1} {asked_of(s, seat)[1]}: {', '.join(texts)}")
    return lines or ["over"]


def _names(s: State, who: list[int]) -> str:
    if len(who) == s.seats + 1:
        return "all"
    return "".join("*" if viewer == SPECTATOR else str(viewer + 1) for viewer in who)


# --- the files ------------------------------------------------------------------------------------


def files(game: Game) -> list[Path]:
    folder = source_folder(game) / "golden"
    return [path for path in sorted(folder.glob("*.txt")) if path.name != perft.FILE]


def check_golden(game: Game) -> int:
    """The stored playthroughs, one per mode at least, still go as written."""
    if perft.stripped(game):
        return 0
    how = f"`python -m tablee.testing golden {game.key}`"
    modes = set()
    for path in files(game):
        text = path.read_text("utf-8")
        table, seed = read_table(game, path, text)
        modes.add(table.options["mode"])
        changed = first_change(text, playthrough(game, table, seed))
        if changed:
            raise Broken("golden", f"golden/{path.name}, {changed}; if that is right, {how}")
    for mode in game.modes:
        if mode.key not in modes:
            raise Broken("golden", f"no playthrough of the mode {mode.key}: write one with {how}")
    return len(files(game))


def read_table(game: Game, path: Path, text: str) -> tuple[Table, str]:
    lines = [line for line in text.splitlines() if line.startswith("table ")]
    words = dict(word.partition("=")[::2] for line in lines for word in line.split()[1:])
    try:
        seats, seed = int(words.pop("seats")), words.pop("seed")
        words.pop("data")
        return table_of(game, seats, words), seed
    except (KeyError, ValueError, BadInput) as error:
        raise Broken("golden", f"golden/{path.name} does not say what it plays ({error})") from None


def first_change(stored: str, now: str) -> str:
    before, after = stored.splitlines(), now.splitlines()
    for number, (one, other) in enumerate(zip(before, after, strict=False), start=1):
        if one != other:
            return f"line {number}: stored {one!r}, now {other!r}"
    if len(before) != len(after):
        return f"stored {len(before)} lines, now {len(after)}"
    return ""


def write_all(game: Game, extra: Table | None = None) -> list[Path]:
    """Every file there is anew, with those of modes that had none, and `extra`."""
    wanted = {path: read_table(game, path, path.read_text("utf-8")) for path in files(game)}
    covered_modes = {table.options["mode"] for table, _ in wanted.values()}
    new = [
        table_of(game, mode.seats[0], {**game.trial, "mode": mode.key})
        for mode in game.modes
        if mode.key not in covered_modes
    ]
    folder = game.folder() / "golden"
    folder.mkdir(exist_ok=True)
    for table in [*new, *([extra] if extra else [])]:
        wanted[folder / file_name(game, table)] = table, SEED
    for path, (table, seed) in wanted.items():
        path.write_text(playthrough(game, table, seed), "utf-8")
    counts = folder / perft.FILE
    counts.write_text(perft.write_perft(game), "utf-8")
    return [*wanted, counts]


def file_name(game: Game, table: Table) -> str:
    mode = next(mode for mode in game.modes if mode.key == table.options["mode"])
    words = perft.table_words(game, table).split()[2:]
    seats = [str(table.seats)] if len(mode.seats) > 1 else []
    return "-".join([mode.key, *seats, *words]).replace("=", "-") + ".txt"
