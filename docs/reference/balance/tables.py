"""The tables of the balance page, made from what `tablee balance --json` has counted.

    python -m docs.reference.balance.tables build/balance

reads a file `GAME.json` for each game (the page has the commands) and writes the page anew.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

from tablee import games
from tablee.arena.statistics import Z
from tablee.cli.balance import Naming
from tablee.i18n import Speaker

PAGE = Path(__file__).parent / "README.md"
BLOCK = re.compile(r"(<!-- made: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
SURE = 3.3  # standard errors: one in a thousand is luck
SHOWN = 12
# Sorts of which everything is listed, then those of which only what stands out is.
LISTED = {
    "plat_du_jour": ["served"],
    "ramen": [],
    "mamma_mia": ["colour"],
    "rivals": ["chef", "restaurant", "bought-upgrade"],
    "ristorante": ["acquired", "theme", "vip-won", "built"],
    "rococo": ["claimed"],
}
LOOKED_AT = {
    "plat_du_jour": [],
    "ramen": ["played", "drew", "took"],
    "mamma_mia": ["order", "succeeded"],
    "rivals": ["cooked", "played"],
    "ristorante": ["kept", "served", "wine"],
    "rococo": ["bonus", "recruited", "presented", "baked"],
}

Thing = dict[str, Any]  # of the JSON


def main() -> None:
    folder = Path(sys.argv[1])
    found = {path.stem: json.loads(path.read_text("utf-8"))[0] for path in folder.glob("*.json")}
    text = BLOCK.sub(
        lambda block: f"{block[1]}\n{made(block[2], found)}\n{block[3]}",
        PAGE.read_text("utf-8"),
    )
    PAGE.write_text(text, encoding="utf-8")


def made(name: str, found: dict[str, Thing]) -> str:
    return seats(found) if name == "seats" else of_game(name, found[name])


def table(heads: list[str], lines: list[list[str]]) -> str:
    rule = ["---", *["---:" for _ in heads[1:-1]], "---"]
    return "\n".join(f"| {' | '.join(line)} |" for line in (heads, rule, *lines)) + "\n"


def seats(found: dict[str, Thing]) -> str:
    most = max(len(one["by_seat"]) for one in found.values())
    lines = []
    for key in LISTED:
        one = found[key]
        speaker = Speaker("en", games.load(key))
        shares = [between(seat["win_share"], seat["win_interval"]) for seat in one["by_seat"]]
        where = f"{speaker.texts('game-name')}, {one['options']['mode']}, {one['seats']}"
        lines.append([where, str(one["games"]), *shares, *[""] * (most - len(shares))])
    return table(["Table", "Games", *(f"Seat {at + 1}" for at in range(most))], lines)


def between(share: float, ends: list[float]) -> str:
    return f"{100 * share:.0f} % ({100 * ends[0]:.0f} to {100 * ends[1]:.0f})"


def errors(thing: Thing) -> float:
    """How many standard errors the difference is."""
    low, high = thing["wins"]["interval"]
    return float(abs(thing["wins"]["difference"]) / ((high - low) / 2 / Z))


def of_game(key: str, found: Thing) -> str:
    names = Naming(Speaker("en", games.load(key)))
    things: list[Thing] = found["things"]
    parts = []
    for event in LISTED[key]:
        each = [thing for thing in things if thing["event"] == event]
        each.sort(key=lambda thing: -float(thing["wins"]["difference"]))
        parts += [listed(names, each)] if each else []
    out = [one for one in things if one["event"] in LOOKED_AT[key] and errors(one) > SURE]
    out.sort(key=errors, reverse=True)
    looked = sum(thing["event"] in LOOKED_AT[key] for thing in things)
    if looked:
        parts.append(f"Of {looked} other things {len(out)} stand out by more than {SURE} errors.\n")
    parts += [listed(names, out[:SHOWN])] if out else []
    sorts = {thing["type"] for thing in things if thing["event"] in LISTED[key]}
    rare = [
        f"{name_of(names, one)} ({one['seats']})" for one in found["rare"] if one["type"] in sorts
    ]
    parts += [f"Had by fewer than five seats in all games: {', '.join(rare)}.\n"] if rare else []
    return "\n".join(parts)


def name_of(names: Naming, thing: Thing) -> str:
    return names((thing["event"], thing["type"], thing["key"]))


def listed(names: Naming, things: list[Thing]) -> str:
    lines = [
        [
            name_of(names, thing),
            str(thing["seats"]),
            f"{100 * thing['wins']['with']:.0f} %",
            difference(thing["wins"]["difference"], thing["wins"]["interval"]),
        ]
        for thing in things
    ]
    return table(["Thing", "Seats", "Won", "Difference (95 %)"], lines)


def difference(gap: float, ends: list[float]) -> str:
    return f"{100 * gap:+.0f} ({100 * ends[0]:+.0f} to {100 * ends[1]:+.0f})"


if __name__ == "__main__":
    main()
