"""A scene as lines of text: what the terminal prints for every game.

Cards are named by the notation that people type. Legible without colour, in eighty columns.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import assert_never

from tablee.i18n import Texts
from tablee.show.presenter import Presenter
from tablee.show.scene import NOBODY, Chip, Icon, Item, Scene, Seat, Site, Spot, Tone, Zone

WIDTH = 80
INDENT = "  "
HARD_BLANK = "\N{NO-BREAK SPACE}"  # inside a name, where a line must not end
LONELY = re.compile(r" (?=[:;!?»])")  # before a French sign, with which no line may begin
LONG = 24  # letters of a name that may be cut
MINE = "* "
CODES_ALONE = ("fan", "slots", "stack", "pile")  # layouts whose cards need no names
CODE = re.compile(r"\D{0,3}\d")  # a code that people know by heart; else they read the name
COUNTED: dict[Icon, str] = {"coin": "coins", "heart": "hearts", "rubbish": "rubbish"}
# no plus and minus: those would be a gain and a loss
SIGNS: dict[Tone, str] = {
    "have": "✓\N{NO-BREAK SPACE}",
    "lack": "✗\N{NO-BREAK SPACE}",
    "later": "~",
    "want": "*",
    "warn": "!",
}


@dataclass(frozen=True)
class Printer:
    """Prints scenes in one language."""

    texts: Texts
    width: int = WIDTH

    def lines(self, scene: Scene) -> list[str]:
        """The table from top to bottom; what is the viewer's own last, nearest to the moves."""
        parts = [
            self.title(scene),
            *[self.site(site, scene) for site in scene.sites],
            self.zones([zone for zone in scene.zones if zone.owner is None], scene),
            self.facts(scene),
            *[self.seat(seat, scene) for seat in self.others_first(scene)],
            *[self.notice(notice.title, notice.lines) for notice in scene.notices],
        ]
        found: list[str] = []
        for part in parts:
            if part:
                found += ["", *part] if found else part
        return found

    def title(self, scene: Scene) -> list[str]:
        """The turn, and its steps with the present one in brackets."""
        names = [
            f"[{name}]" if at == scene.step and not scene.over else name
            for at, name in enumerate(scene.steps)
        ]
        ribbon = " > ".join(names)
        if scene.heading and ribbon:
            return self.folded(self.pair(scene.heading, ribbon))
        return self.folded(scene.heading or ribbon)

    def pair(self, name: str, value: str) -> str:
        return self.texts("pair", name=name, value=value)

    def folded(self, text: str, indent: str = "", below: str = INDENT) -> list[str]:
        lines = textwrap.wrap(
            LONELY.sub(HARD_BLANK, text),
            self.width,
            initial_indent=indent,
            subsequent_indent=indent + below,
            break_long_words=False,
            break_on_hyphens=False,
        )
        return [line.replace(HARD_BLANK, " ") for line in lines]

    # zones

    def zones(self, zones: Sequence[Zone], scene: Scene) -> list[str]:
        """Each zone with its cards; the empty ones in one line."""
        lines: list[str] = []
        empty = []
        for zone in zones:
            if zone.items or zone.meters or zone.note or zone.seen == "you":
                lines += self.zone(zone)
            else:
                empty.append(zone.label)
        if empty:
            lines += self.folded(self.texts("empty-zones", zones=self.texts("apart").join(empty)))
        return lines

    def zone(self, zone: Zone) -> list[str]:
        mark = MINE if zone.seen in ("you", "some") else INDENT
        about = [meter.text for meter in zone.meters]
        if any(item.text for item in zone.items):
            lines = self.folded(mark + self.pair(zone.label, ", ".join(about) or self.size(zone)))
            lines += [line for item in zone.items for line in self.item(item)]
        else:
            cards = self.cards(zone)
            said = f"{cards}  ({', '.join(about)})" if about else cards
            lines = self.folded(mark + self.pair(zone.label, said), below=INDENT * 2)
        return lines + self.folded(zone.note, INDENT * 2, "")

    def size(self, zone: Zone) -> str:
        return str(sum(item.count for item in zone.items))

    def item(self, item: Item) -> list[str]:
        words = [self.card(item, 1, named=True), *([item.text] if item.text else [])]
        line = ", ".join(words)
        told = [said for said in (self.chip(chip, []) for chip in item.chips) if said]
        line = "  ".join([line, *told])
        return self.folded(line, INDENT * 2)

    def cards(self, zone: Zone) -> str:
        """Known cards by notation and name, equal ones counted; the others as a number."""
        if not zone.items:
            return self.texts("no-cards")
        counts: dict[tuple[str, str], int] = {}
        first: dict[tuple[str, str], Item] = {}
        for item in zone.items:
            alike = item.face, self.chips(item.chips, [])
            counts[alike] = counts.get(alike, 0) + item.count
            first.setdefault(alike, item)
        named = zone.layout not in CODES_ALONE
        coded = not named and all(CODE.match(face) for face, _ in counts if face)
        gap = " " if coded and not any(chips for _, chips in counts) else ", "
        known = [
            self.card(first[alike], n, named, coded) + chips_in_brackets(alike[1])
            for alike, n in counts.items()
            if alike[0]
        ]
        unknown = sum(n for (face, _), n in counts.items() if not face)
        hidden = [self.hidden(zone, unknown)] if unknown else []
        return ", ".join([gap.join(known), *hidden]) if known else hidden[0]

    def hidden(self, zone: Zone, n: int) -> str:
        """Cards that the viewer does not see; where a game's are no cards, in its own words."""
        own = f"zone-hidden-{zone.base}"
        return self.texts(own if self.texts.has(own) else "hidden-cards", n=n)

    def card(self, item: Item, n: int, named: bool, coded: bool = False) -> str:
        """By notation and name; where that says enough, by one of them."""
        if not item.face:
            return self.texts("hidden-cards", n=item.count)
        name = item.label.replace(" ", HARD_BLANK) if len(item.label) < LONG else item.label
        same = item.label.casefold() == item.face.casefold()
        text = item.face if coded or (named and not same) else name
        if named and not same:
            text = f"{item.face}{HARD_BLANK}({name})"
        return text if n == 1 else f"{n}{HARD_BLANK}×{HARD_BLANK}{text}"

    # seats

    def others_first(self, scene: Scene) -> list[Seat]:
        return sorted(scene.seats, key=lambda seat: seat.seat == scene.you)

    def seat(self, seat: Seat, scene: Scene) -> list[str]:
        """Somebody's numbers and zones."""
        own = [zone for zone in scene.zones if zone.owner == seat.seat]
        stats = ", ".join(self.pair(stat.label, stat.value) for stat in seat.stats)
        title = self.folded(self.pair(seat.name, stats)) if stats else []
        return title + self.zones(own, scene)

    def facts(self, scene: Scene) -> list[str]:
        """Numbers for which the game has words and no place of their own; where it says nothing
        about its table, all of them as they stand: facts are data, not messages."""
        worded = {fact.key: fact.label for fact in scene.ledger}
        silent = not (scene.heading or scene.sites)
        return [
            line
            for key, value in scene.facts.items()
            if silent or key in worded
            for line in self.folded(
                self.pair(worded.get(key) or key.replace("_", " "), self.plainly(value))
            )
        ]

    def plainly(self, value: object) -> str:
        if isinstance(value, bool):
            return self.texts("yes" if value else "no")
        if isinstance(value, dict):
            return ", ".join(f"{key} {self.plainly(part)}" for key, part in value.items())
        if isinstance(value, Sequence) and not isinstance(value, str):
            return " | ".join(self.plainly(part) for part in value) or "-"
        return str(value)

    def notice(self, title: str, lines: Iterable[str]) -> list[str]:
        return [
            *self.folded(title),
            *[part for line in lines for part in self.folded(line, INDENT)],
        ]

    # sites

    def site(self, site: Site, scene: Scene) -> list[str]:
        names = [seat.name for seat in scene.seats]
        lines = self.folded(site.label)
        match site.layout:
            case "track":
                marked = [spot for spot in site.spots if spot.chips]
                lines += self.folded(
                    "  ".join(self.spot(spot, spot.chips, names) for spot in marked), INDENT, ""
                )
            case "grid" | "board":
                lines += self.rows(site, names)
            case "ledger" | "row" | "hand" | "fan" | "slots" | "pile" | "stack":
                lines += [line for spot in site.spots for line in self.folded(spot.label, INDENT)]
            case _:
                assert_never(site.layout)
        return lines + self.folded(site.note, INDENT, "")

    def rows(self, site: Site, names: Sequence[str]) -> list[str]:
        """A grid row by row; a table under its columns, where it has some and they fit."""
        rows: dict[int, list[str]] = {}
        heads: dict[int, list[Chip]] = {}  # what they say need not be said again in their rows
        for spot in site.spots:
            said = heads.get(spot.row, [])
            chips = [chip for chip in spot.chips if not chip.key or chip not in said]
            rows.setdefault(spot.row, []).append(self.spot(spot, chips, names))
            if spot.heading:
                heads[spot.row] = spot.chips
        table = [site.columns, *rows.values()]
        if any(site.columns) and all(len(row) == len(site.columns) for row in table):
            widths = [max(len(cell) for cell in column) for column in zip(*table, strict=True)]
            lines = [
                INDENT
                + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
                for row in table
            ]
            if max(len(line) for line in lines) <= self.width:
                return [line.rstrip().replace(HARD_BLANK, " ") for line in lines]
        return [line for row in rows.values() for line in self.folded("  ".join(row), INDENT)]

    def spot(self, spot: Spot, chips: Sequence[Chip], names: Sequence[str]) -> str:
        """What is written there; an empty one has a name only if something says what it lacks."""
        lacks = any(chip.tone == "lack" for chip in chips)
        text = "-" if spot.empty and not lacks else spot.text
        told = self.chips(chips, names)
        numbers = [meter.text for meter in spot.meters if meter.text not in text]
        numbers = [words.replace(" ", HARD_BLANK) for words in numbers]
        told = ", ".join(filter(None, [told, *(words for words in numbers if words not in told)]))
        return text.replace(" ", HARD_BLANK) + chips_in_brackets(told)

    def chips(self, chips: Sequence[Chip], names: Sequence[str]) -> str:
        return ", ".join(filter(None, [self.chip(chip, names) for chip in chips]))

    def chip(self, chip: Chip, names: Sequence[str]) -> str:
        """A chip with its sign, and whose it is; without words, how much its icon counts; one that
        is a picture alone says nothing here."""
        if chip.face and not chip.text:
            return ""
        who = names[chip.seat] if chip.seat != NOBODY and chip.seat < len(names) else ""
        sign = SIGNS.get(chip.tone, "") if chip.seat == NOBODY else ""
        text = chip.text
        if chip.icon in COUNTED and not text:
            text = self.texts(COUNTED[chip.icon], n=chip.n)
            if chip.tone == "lack":  # a sign before it would make it a loss
                return self.texts("too-dear", price=text)
        said = (sign + text.replace(" ", HARD_BLANK)).strip()
        return " ".join(filter(None, [who, said]))


def table_lines(presenter: Presenter, viewer: int, language: str) -> list[str]:
    """The table as a viewer sees it: drawn by its game where that wants to, else printed."""
    drawn = presenter.show_for(viewer, language).terminal()
    if drawn is None:
        scene = presenter.scene(viewer, language)
        drawn = Printer(presenter.speaker(language).texts).lines(scene)
    return drawn


def chips_in_brackets(told: str) -> str:
    return f"{HARD_BLANK}[{told}]" if told else ""
