"""R18: who sees what. Zones for cards and tiles, facts for everything else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tablee.games.rococo.rules import ids
from tablee.games.rococo.rules.house import NO_MENTOR
from tablee.games.rococo.rules.ids import FACES
from tablee.kernel.log import EVERYONE, NOBODY
from tablee.kernel.zone import NO_SEAT, Zone

if TYPE_CHECKING:
    from tablee.games.rococo.rules.salon import Salon

EMPTY: Final = -1
BOARD_ZONES: Final = ["recipes", "racks", "toppings", "tiles", "decorations"]
MENTOR_ZONES: Final = [f"mentor_{name}" for name in BOARD_ZONES]


def laid(cards: list[int]) -> list[int]:
    """What lies on fixed spaces, without the gaps."""
    return [card for card in cards if card != EMPTY]


def zones_of(s: Salon) -> list[Zone]:
    zones = [
        Zone("recipe_row", laid(s.row)),
        Zone("display", laid(s.display)),
        Zone("recruits", s.recruits),
        Zone("stars", s.stars),
        Zone("drawn", s.drawn),
    ]
    for table in range(len(ids.TABLES)):
        first = table * ids.LONGEST
        cards = laid(s.spaces[first : first + ids.LONGEST])
        zones.append(Zone("table", cards, of=ids.TABLES[table]))
    for tray in range(2):
        holder = s.holder_a if tray == 0 else s.holder_b
        eyes: i64 = NOBODY if holder == EMPTY else 1 << holder
        cards = s.trays[tray] if s.trays else []
        zones.append(Zone("tray", cards, eyes=eyes, of="b" if tray else "a"))
    for seat in range(s.seats):
        zones += seat_zones(s, seat)
    if s.house.mentor != NO_MENTOR:
        zones += mentor_zones(s, s.house.mentor)
    zones += [
        Zone("deck", s.deck, eyes=NOBODY),
        Zone("recipe_bag", s.recipe_bag, eyes=NOBODY),
        Zone("recipe_discard", s.recipe_discard, ordered=False),
        Zone("tile_bag", s.tile_bag, eyes=NOBODY),
        Zone("tile_discard", s.tile_discard, ordered=False),
        Zone("gone", s.gone, ordered=False),
        Zone("box", s.box[:], eyes=NOBODY, counted=False),
    ]
    return zones


def seat_zones(s: Salon, seat: i64) -> list[Zone]:
    mine: i64 = 1 << seat
    return [
        Zone("hand", s.hands[seat], seat, mine, ordered=False),
        Zone("unused", s.unused[seat], seat, mine, ordered=False),
        Zone("used", s.used[seat], seat),
        Zone("removed", s.removed[seat], seat, mine, ordered=False),
        *board_zones(s, seat, BOARD_ZONES, seat),
    ]


def board_zones(s: Salon, p: i64, names: list[str], owner: i64) -> list[Zone]:
    """What lies on a player board: everybody sees it."""
    places = [laid(s.recipes[p]), laid(s.racks[p]), laid(s.toppings[p])]
    places += [s.tiles[p], s.decorations[p]]
    return [Zone(names[i], places[i], owner) for i in range(len(places))]


def mentor_zones(s: Salon, p: i64) -> list[Zone]:
    """Nobody sees his hand, groups and decision deck; his roster opens at the end (R13.18)."""
    eyes = NOBODY if s.acting else EVERYONE
    return [
        Zone("mentor_hand", s.hands[p], eyes=NOBODY),
        Zone("mentor_groups", s.groups[:], eyes=NOBODY),
        Zone("mentor_roster", s.unused[p], eyes=eyes),
        Zone("mentor_used", s.used[p]),
        *board_zones(s, p, MENTOR_ZONES, NO_SEAT),
        Zone("decisions", s.decisions, eyes=NOBODY),
        Zone("decided", s.decided),
    ]


def names_of(s: Salon, cards: list[int]) -> list[str]:
    """Fixed spaces by name, "" where they are empty."""
    return [s.house.kinds[FACES[card]] if card != EMPTY else "" for card in cards]


def marked(owners: list[int]) -> list[int]:
    """Whose markers lie there, from 1; 0 is nobody's, which a scenario has no other word for."""
    return [owner + 1 for owner in owners]


def facts_of(s: Salon, viewer: i64) -> dict[str, object]:
    house = s.house
    n = house.players
    tables = [(ids.LONGEST * t, ids.LONGEST * t + house.board.sizes[t]) for t in range(5)]
    facts: dict[str, object] = {
        "round": s.round,
        "first": s.first,
        "table_tiles": [house.table_tiles[tile].key for tile in s.tiles_on[:5]],
        "special_tiles": [house.special_tiles[tile].key for tile in s.tiles_on[5:]],
        "row": names_of(s, s.row),
        "display": names_of(s, s.display),
        "tables": [names_of(s, s.spaces[first:end]) for first, end in tables],
        "owners": [marked(s.owners[first:end]) for first, end in tables],
        "servants": marked(s.court[: ids.SLOTS]),
        "hosts": marked(s.court[ids.SLOTS : len(house.board.costs)]),
        "claims": marked(s.claims),
        "coins": s.coins[:],
        "prestige": s.prestige[:],
        "staples": [dict(zip(ids.STAPLES, s.staples[p], strict=True)) for p in range(n)],
        "recipes": [names_of(s, s.recipes[p]) for p in range(n)],
        "racks": [names_of(s, s.racks[p]) for p in range(n)],
        "toppings": [names_of(s, s.toppings[p]) for p in range(n)],
        "starred": [bool(s.starred >> p & 1) for p in range(n)],
        "cards": [len(s.hands[p]) for p in range(n)],
    }
    if s.playing:
        facts["turn"] = s.player
        if s.phase.key != "play":
            facts["played"] = house.kinds[FACES[s.card]]
    return facts
