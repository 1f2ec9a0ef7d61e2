"""The cards and tiles of the data files, checked, as the rules read them and by name."""

from __future__ import annotations

from dataclasses import dataclass, field

from tablee.games.ristorante.rules.bonus import ALWAYS, EFFECTS, ONCE, STANDING, Bonus
from tablee.games.ristorante.rules.bonus_cards import ENTRIES
from tablee.games.ristorante.rules.house import Cards
from tablee.games.ristorante.rules.moves import BONUSES, FIRST_TILE, FIRST_WINE, WINES
from tablee.kernel import LANGUAGES, Data, Noun, Row

COURSE_IDS = ["starter", "first", "second", "dessert"]
SHOP_IDS = ["butcher", "greengrocer", "fruit_seller", "fishmonger", "grocer"]
CATEGORY_IDS = ["meat", "fish", "vegetable"]
SPECIALITY_IDS = ["family", "fine"]
WINE_TYPES = ["red", "white", "rose", "sparkling", "sweet"]
BACKS = [*COURSE_IDS, "wine", "bonus_1", "bonus_2", *SHOP_IDS]
ICONS = {STANDING: "none", ALWAYS: "A", ONCE: "1X"}
TILES = 147  # R2.1
MOST = 99

NAMED = {"shop": SHOP_IDS, "speciality": SPECIALITY_IDS}
FIXED: dict[str, dict[str, object]] = {  # written in the data for readers, not to be changed there
    "gatto": {"uses_per_phase": 1},
    "corso_di_recupero": {"steps": 1},
    "esperto_di_salse": {"phases": ["critic", "contest"]},
}


@dataclass
class Deck:
    """Everything printed: by name, and as the rules read it."""

    cards: Cards = field(default_factory=Cards)
    nouns: list[Noun] = field(default_factory=list)  # recipes, wines, bonus cards, kinds of tiles
    texts: list[dict[str, str]] = field(default_factory=list)  # of the bonus cards

    def add(self, noun: Noun, back: str, cost: int, income: int, points: int) -> None:
        """A card that is its own face."""
        self.cards.faces.append(len(self.nouns))
        self.nouns.append(noun)
        self.cards.backs.append(BACKS.index(back))
        self.cards.cost.append(cost)
        self.cards.income.append(income)
        self.cards.points.append(points)


def read_cards(data: Data, deck_sizes: list[int], levels: int) -> Deck:
    deck = Deck()
    kinds = [row.text("id") for row in data.rows("ingredients", "ingredients")]
    read_recipes(data, deck, kinds, deck_sizes, levels)
    read_wines(data, deck)
    read_bonus_cards(data, deck)
    read_tiles(data, deck)
    keys = [noun.key for noun in deck.nouns]
    for at, key in enumerate(keys):
        if key in keys[:at] or " " in key or "*" in key:
            raise data.row("recipes").bad("id", f"{key!r}: ids are single words, each used once")
    return deck


def named(row: Row, field: str = "name") -> Noun:
    row.skip("name_it")
    return Noun(row.text("id"), written(row, field))


def written(row: Row, field: str) -> dict[str, str]:
    """In both languages, with the apostrophes of print instead of the keyboard's."""
    return {language: row.text(f"{field}_{language}").replace("'", "’") for language in LANGUAGES}


def read_recipes(
    data: Data, deck: Deck, kinds: list[str], deck_sizes: list[int], levels: int
) -> None:
    """R2.3, R2.4: each recipe with one course, one category, one speciality."""
    rows = data.rows("recipes", "recipes")
    for row in rows:
        course = COURSE_IDS.index(row.choice("course", COURSE_IDS))
        income, points = row.number("income", 0, MOST), row.number("points", 0, MOST)
        deck.add(named(row), COURSE_IDS[course], 0, income, points)
        deck.cards.course.append(course)
        deck.cards.category.append(CATEGORY_IDS.index(row.choice("category", CATEGORY_IDS)))
        deck.cards.speciality.append(SPECIALITY_IDS.index(row.choice("speciality", SPECIALITY_IDS)))
        deck.cards.level.append(row.number("chef_level", 1, levels))
        deck.cards.wine.append(WINE_TYPES.index(row.choice("wine", WINE_TYPES)))
        needs = row.texts("ingredients")
        for kind in needs:
            if kind not in kinds:
                raise row.bad("ingredients", f"{kind!r} is no ingredient of ingredients.toml")
        if not needs:
            raise row.bad("ingredients", "a recipe asks for at least one ingredient (R2.3)")
        deck.cards.needs.append(sorted(kinds.index(kind) for kind in needs))
        row.skip("source").done()
    meta(data, "recipes", len(rows), FIRST_WINE)
    for course, size in enumerate(deck_sizes):
        found = deck.cards.course.count(course)
        if found != size:
            raise data.row("recipes").bad(
                "recipes", f"{found} recipes for {COURSE_IDS[course]}, not {size} (R2.1)"
            )


def meta(data: Data, file: str, found: int, wanted: int, field: str = "count") -> None:
    """The file says how many cards or tiles it has, and has them."""
    row = data.row(file, "meta")
    row.number(field, wanted, wanted)
    row.skip(*[name for name in row.fields if name.startswith("source")]).done()
    data.row(file).skip("meta", file).done()
    if found != wanted:
        raise row.bad(field, f"there are {found}, not {wanted} (R2.1)")


def read_wines(data: Data, deck: Deck) -> None:
    """R2.5."""
    rows = data.rows("wines", "wines")
    for row in rows:
        cost, income = row.number("cost", 0, MOST), row.number("income", 0, MOST)
        deck.add(named(row), "wine", cost, income, row.number("points", 0, MOST))
        deck.cards.wine.append(WINE_TYPES.index(row.choice("type", WINE_TYPES)))
        row.skip("source").done()
    meta(data, "wines", len(rows), WINES)


def read_bonus_cards(data: Data, deck: Deck) -> None:
    """R15, R16: cost and numbers from the file, what a card does from the rules."""
    rows = data.rows("bonus_cards", "bonus_cards")
    decks: list[int] = []
    for row in rows:
        noun = named(row)
        if noun.key not in ENTRIES:
            raise row.bad("id", f"no rule for this card; known: {', '.join(ENTRIES)}")
        decks.append(row.number("deck", 1, 2))
        bonus = read_bonus(row, noun.key, len(deck.nouns), decks[-1])
        deck.add(noun, f"bonus_{decks[-1]}", bonus.cost, 0, 0)
        deck.cards.bonuses.append(bonus)
        deck.texts.append(written(row, "text"))
        row.skip("timing", "source", "source_cost", "source_icon", "source_name").done()
    meta(data, "bonus_cards", len(rows), BONUSES)
    if decks.count(1) != BONUSES // 2:
        raise data.row("bonus_cards").bad("deck", f"deck 1 has {decks.count(1)} cards, not 14")


def read_bonus(row: Row, key: str, card: int, deck: int) -> Bonus:
    entry = ENTRIES[key]
    row.choice("effect", [entry.effect])
    params = row.table("params")
    gives = [0] * EFFECTS
    for effect, name in entry.gives.items():
        gives[effect] = read_param(params, name)
    for name, value in FIXED.get(key, {}).items():
        if params.skip(name).fields.get(name) != value:
            raise params.bad(name, f"the rules know {value!r} only")
    params.done()
    row.choice("icon", [ICONS[entry.icon]])
    return Bonus(card, row.number("cost", 0, MOST), deck, entry, gives)


def read_param(row: Row, name: str) -> int:
    """The number of a card's text; 1 where the card merely has its effect; a place in a list."""
    if not name:
        return 1
    if name in NAMED:
        return NAMED[name].index(row.choice(name, NAMED[name])) + 1
    return row.number(name, 1, MOST)


def read_tiles(data: Data, deck: Deck) -> None:
    """R2.2: the kinds of tiles, and every single tile after all other cards."""
    assert len(deck.nouns) == FIRST_TILE
    tiles: list[int] = []
    rows = data.rows("ingredients", "ingredients")
    for row in rows:
        noun = named(row)
        names = {language: name.lower() for language, name in noun.names.items()}
        shop = row.choice("shop", SHOP_IDS)
        deck.cards.cost.append(row.number("cost", 0, MOST))
        tiles += [len(deck.nouns)] * row.number("count", 1, MOST)
        deck.nouns.append(Noun(noun.key, names))
        deck.cards.shop.append(SHOP_IDS.index(shop))
        row.skip("source").done()
    meta(data, "ingredients", len(tiles), TILES, "total_tiles")
    for face in tiles:
        deck.cards.faces.append(face)
        deck.cards.backs.append(BACKS.index(SHOP_IDS[deck.cards.shop[face - FIRST_TILE]]))
    deck.cards.kinds = len(rows)
