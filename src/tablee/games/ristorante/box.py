"""The box: what the data files say, checked on load."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.ristorante import cards as printed
from tablee.games.ristorante.cards import Deck, named, read_cards
from tablee.games.ristorante.rules.bonus import COINS
from tablee.games.ristorante.rules.house import SEASONS, Cards, Numbers
from tablee.games.ristorante.rules.moves import CUBES_IN_BOX, FIRST_TILE, FIRST_WINE, MOST_COINS
from tablee.kernel import Data, Noun, Option

SEATS = (2, 3, 4, 5)
ROOM_IDS = ["standard", "luxury", "super_luxury"]
ROOM_NUMBERS = ("cost", "income", "points", "first_season")  # R17.2, R17.4
TOKEN_REMARKS = {  # by table of tokens.toml, whose wood and cardboard the rules need not count
    "tokens": "id name_en name_fr count limited spoons_on_tokens note source",
    "theme_tokens_rule": "total limited source",
    "cubes": "id name_en name_fr limited note source",
    "coins": "count limited denominations source",
    "player_colours": "id name_en name_fr source",
    "other": "market_board bonus_board restaurant_boards shop_crates cups toque_pawns "
    "toque_pawns_note source",
}
MODES = ["base", "advanced"]
MOST = 99
PLAIN_NUMBERS = {  # of game.toml: table -> fields
    "start": "coins rating stars_printed cubes",
    "limits": "menu_slots_per_course cellar_slots shelf_slots room_slots bonus_slots shop_display "
    "cards_drawn bonus_display rating_min rating_max",
    "critic": "first second others",
    "vip": "min_winning_bid loser_share_divisor",
    "cooking_class": "cost steps",
    "awards": "guide_first_spoons contest_first_spoons contest_second_spoons thrift_stars "
    "vip_stars",
    "scoring": "star golden_spoon category_theme speciality_theme wine_match",
}
RANGES = {  # the values they may have, where not every number will do
    "cubes": (0, 0),
    "menu_slots_per_course": (2, 2),
    "shop_display": (1, 6),
    "cards_drawn": (1, 9),
    "bonus_display": (1, 7),
    "min_winning_bid": (1, MOST),
    "loser_share_divisor": (1, MOST),
    "steps": (1, 9),
}


@dataclass(frozen=True)
class Box:
    deck: Deck
    numbers: dict[int, Numbers]  # by number of seats
    nouns: dict[str, list[Noun]]  # by what they name: cards, kinds of tiles, courses, shops...

    @property
    def cards(self) -> Cards:
        return self.deck.cards


def open_box(data: Data, options: tuple[Option, ...]) -> Box:
    values = read_game(data, options)
    toques = read_toques(data, values)
    deck = read_cards(data, column(data, "game", "courses", "deck_size"), max(toques))
    about_rooms = (*ROOM_NUMBERS, "count", "source", "source_first_season")
    room_nouns = listed(data, "rooms", "rooms", ROOM_IDS, about_rooms)
    rooms = [column(data, "rooms", "rooms", name) for name in ROOM_NUMBERS]
    themes, vips = read_tokens(data, values)
    numbers = {}
    for row in data.rows("game", "setup"):
        seats = row.number("players", SEATS[0], SEATS[-1])
        stock = [row.number(f"rooms_{room}", 0, MOST) for room in ROOM_IDS]
        mine = {
            **values,
            "cubes": row.number("cubes", 0, CUBES_IN_BOX),
            "cookbooks": row.number("cookbooks", 0, 9),
            "cubes_in_box": int(CUBES_IN_BOX),
        }
        row.done()
        numbers[seats] = Numbers(mine, toques, [*rooms, stock])
    if sorted(numbers) != list(SEATS):
        raise data.row("game").bad("setup", "one entry for each of 2, 3, 4 and 5 players (R3.8)")
    check_purse(data, deck, values, rooms)
    nouns = {
        "card": deck.nouns,
        "kind": deck.nouns[FIRST_TILE:],
        "course": listed(data, "game", "courses", printed.COURSE_IDS, ("deck_size", "name_it")),
        "shop": listed(data, "game", "shops", printed.SHOP_IDS, ("colour", "crate_en", "crate_fr")),
        "room": room_nouns,
        "theme": themes,
        "vip": vips,
        "icon": [named(row, "icon") for row in data.rows("game", "specialities")],  # Q16
        "category": listed(data, "game", "food_categories", printed.CATEGORY_IDS),
        "speciality": listed(
            data, "game", "specialities", printed.SPECIALITY_IDS, ("icon_en", "icon_fr")
        ),
        "wine-type": listed(data, "game", "wine_types", printed.WINE_TYPES),
    }
    data.row("rooms", "meta").skip("total_tokens", "source_total").done()
    data.row("rooms").skip("rooms", "meta").done()
    return Box(deck, numbers, nouns)


# --- game.toml ------------------------------------------------------------------------------------


def read_game(data: Data, options: tuple[Option, ...]) -> dict[str, int]:
    """The plain numbers, and what nobody can change."""
    top = data.row("game").skip("game", "setup", "chef_levels", *PLAIN_NUMBERS)
    top.skip("shops", "courses", "food_categories", "specialities", "wine_types")
    top.skip("phases", "variants").done()
    game = data.row("game", "game")
    game.choice("id", ["ristorante_italia"])
    game.number("players_min", SEATS[0], SEATS[0])
    game.number("players_max", SEATS[-1], SEATS[-1])
    if game.texts("modes") != MODES:
        raise game.bad("modes", f"the game knows {', '.join(MODES)}")
    values = {
        "seasons": game.number("seasons", SEASONS, SEASONS),
        "action_phases_per_season": game.number("action_phases_per_season", 1, 9),
        "actions_per_turn": game.number("actions_per_turn", 1, 9),
    }
    game.skip("name_en", "name_fr").done()
    for table, fields in PLAIN_NUMBERS.items():
        row = data.row("game", table)
        for name in fields.split():
            values[name] = row.number(name, *RANGES.get(name, (int(table == "limits"), MOST)))
        row.done()
    if not values["rating_min"] == values["rating"] < values["rating_max"]:
        raise data.row("game", "limits").bad("rating_min", "pawns start on the first space (R2.7)")
    check_variants(data, options)
    for row in data.rows("game", "phases"):
        row.skip("id", "name_en", "name_fr", "seasons").done()
    return values


def check_variants(data: Data, options: tuple[Option, ...]) -> None:
    """R1.6."""
    known = [option.key for option in options]
    for row in data.rows("game", "variants"):
        row.choice("id", known)
        if row.flag("default"):
            raise row.bad("default", "the variants are off by default (R1.6)")
        row.skip("name_en", "name_fr").done()


def read_toques(data: Data, values: dict[str, int]) -> list[int]:
    """R2.8: the chef level on every space of the rating scale."""
    toques = [0] * (values["rating_max"] + 1)
    space = values["rating_min"]
    for number, row in enumerate(data.rows("game", "chef_levels"), start=1):
        row.number("toques", number, number)
        first = row.number("from", space, space)
        last = row.number("to", first, values["rating_max"])
        toques[first : last + 1] = [number] * (last + 1 - first)
        space = last + 1
        row.skip("source").done()
    if space != values["rating_max"] + 1:
        raise data.row("game").bad("chef_levels", "every space up to the last has a level (R2.8)")
    return toques


def listed(
    data: Data, file: str, table: str, ids: list[str], more: tuple[str, ...] = ()
) -> list[Noun]:
    """The names of a closed list; the entries are exactly these, in this order."""
    rows = data.rows(file, table)
    nouns = [named(row) for row in rows]
    if [noun.key for noun in nouns] != ids:
        raise data.row(file).bad(table, f"the entries are {', '.join(ids)}, in this order")
    for row in rows:
        row.skip(*more).done()
    return nouns


def column(data: Data, file: str, table: str, name: str) -> list[int]:
    """One number of every entry."""
    return [row.number(name, 0, MOST) for row in data.rows(file, table)]


def check_purse(data: Data, deck: Deck, values: dict[str, int], rooms: list[list[int]]) -> None:
    """No cup may ever hold more than the highest bid that can be written."""
    cards = deck.cards
    season = 8 * max(cards.income[:FIRST_WINE]) + values["cellar_slots"] * max(cards.income)
    season += values["room_slots"] * max(rooms[1])
    gifts = sum(bonus.of(COINS) for bonus in cards.bonuses)
    most = values["coins"] + (values["seasons"] - 1) * season + gifts
    if most > MOST_COINS:
        raise data.row("game", "start").bad(
            "coins", f"with these incomes a cup might hold {most} coins; at most {MOST_COINS}"
        )


# --- tokens.toml ----------------------------------------------------------------------------------


def read_tokens(data: Data, values: dict[str, int]) -> tuple[list[Noun], list[Noun]]:
    """R2.1, R3.2, R11.4: the number of cubes is known; the themes and the VIPs by name."""
    top = data.row("tokens").skip("vips", "theme_tokens", *TOKEN_REMARKS)
    top.done()
    for table, remarks in TOKEN_REMARKS.items():
        several = table in ("tokens", "player_colours")
        for row in data.rows("tokens", table) if several else [data.row("tokens", table)]:
            if table == "cubes":
                row.number("count", CUBES_IN_BOX, CUBES_IN_BOX)
            row.skip(*remarks.split()).done()
    for row in data.row("tokens", "coins").rows("denominations"):
        row.skip("value", "count").done()
    kinds = dict.fromkeys(printed.CATEGORY_IDS, "category") | dict.fromkeys(
        printed.SPECIALITY_IDS, "speciality"
    )
    for row, (value, kind) in zip(data.rows("tokens", "theme_tokens"), kinds.items(), strict=False):
        row.choice("kind", [kind])
        row.choice("value", [value])
        row.number("points", values[f"{kind}_theme"], values[f"{kind}_theme"])
    about = ("kind", "value", "points", "count", "source")
    ids = [f"theme_{value}" for value in kinds]
    themes = listed(data, "tokens", "theme_tokens", ids, about)
    vips: list[Noun] = []
    for season, row in enumerate(data.rows("tokens", "vips"), start=1):
        row.number("season", season, season)
        vips.append(named(row))
        row.skip("source").done()
    if len(vips) != values["seasons"]:
        raise top.bad("vips", "one VIP for each season (R3.2)")
    return themes, vips
