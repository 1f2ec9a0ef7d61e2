"""The box: what the data files say, checked on load and turned into tables."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.rivals.rules import moves as m
from tablee.games.rivals.rules.ids import BONUSES, PERMANENT
from tablee.games.rivals.rules.tables import Tables
from tablee.kernel import LANGUAGES, Data, Noun, Row


def words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


# the ids, in the order of the data files: moves and records count on it
PLACES = words("carbtastic fruit_stand veggie_land chop_shop dairy_king mystery_mart island")
INGREDIENTS = words(
    "bread flour noodles potato rice avocado beans peppers sweet_fruit tomato carrot garlic "
    "leafy_greens onion scallions beef fish pork poultry seafood butter cheese egg milk alien_goo "
    "chocolate secret_sauce wine tofu"
)
CARDS = words(
    "clam_voyance raiders_of_the_lost_pork armed_robbery five_star_review alien_attack "
    "contamination discount food_inspector food_recall fridge_raid go_vegan its_just_business "
    "jackpot monopoly negative_critic ninja_attack rat_infestation road_block shopping_spree "
    "special_order taxes fake_sale sous_chef one_world dinner_and_a_show farmers_market "
    "surveillance_camera"
)
CHEFS = words(
    "angus_khan antoine_baguette biff_brobeque gardena_eden general_stroganov gohan_sushido "
    "kim_chi lovehandles_mcfatterson mortimer_sleazburger phyllis_grubman pork_knuckles senor_fuego"
)
UPGRADES = words(
    "basic_recipe_book gourmet_recipe_book double_burner social_media_ads celebrity_endorsement"
)
WINDOWS = ["morning", "street", "market", "spree", "cook", "reaction"]
BACKS = [*PLACES[:6], "action", "basic", "gourmet", "chef", "restaurant"]
DISHES = {"basic": 7, "gourmet": 8}  # kinds of recipe, and the backs of their cards


@dataclass(frozen=True)
class Box:
    tables: Tables
    names: m.Names
    nouns: dict[str, list[Noun]]
    kinds: list[str]
    cuisines: list[Noun]
    texts: dict[str, dict[str, str]]  # what a card, chef, upgrade or bonus says, by its id


def both(row: Row, field: str) -> dict[str, str]:
    """A text in both languages, with the apostrophes of print instead of the keyboard's."""
    return {language: row.text(f"{field}_{language}").replace("'", "’") for language in LANGUAGES}


class Reader:
    """Goes through the files once and collects what the tables need."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.faces: list[int] = []
        self.backs: list[int] = []
        self.kinds: list[str] = []
        self.nouns: dict[str, list[Noun]] = {}
        self.texts: dict[str, dict[str, str]] = {}
        self.numbers: dict[str, int] = {}

    def noun(self, row: Row) -> Noun:
        return Noun(row.text("id"), both(row, "name"))

    def text(self, row: Row, key: str, field: str = "text") -> None:
        self.texts[key] = both(row, field)

    def named(self, row: Row, expected: tuple[str, ...], at: int) -> Noun:
        """The entries stand in a fixed order: moves and records count on it."""
        if at >= len(expected) or row.text("id") != expected[at]:
            right = expected[at] if at < len(expected) else "no more entries"
            raise row.bad("id", f"expected {right}: the entries keep their order")
        return self.noun(row)

    def cards(self, noun: Noun, copies: int, back: int) -> None:
        self.faces += [len(self.kinds)] * copies
        self.backs += [back] * copies
        self.kinds.append(noun.key)

    def complete(self, file: str, table: str, found: int, expected: int) -> None:
        if found != expected:
            raise self.data.row(file).bad(table, f"{found} entries, not {expected}")

    # --- the board and the ingredients (R3.1, R3.8) -----------------------------------------------

    def markets(self) -> tuple[list[int], list[int], list[int], list[str]]:
        """Prices, the market of each counter space, the first space of each market, names."""
        prices: list[int] = []
        spaces: list[int] = []
        first: list[int] = []
        names: list[str] = []
        nouns = []
        for at, row in enumerate(self.data.rows("markets", "location")):
            nouns.append(self.named(row, PLACES, at))
            if row.choice("kind", ["market", "island"]) == "market":
                prices.append(row.number("price", 100, 900))
                first.append(len(spaces))
                count = row.number("counters", 1, 4)
                names += [f"{PLACES[at]}-{number + 1}" for number in range(count)]
                spaces += [at] * count
            row.skip("source", "counters_source", "name_en_source", "name_fr_source").done()
        self.complete("markets", "location", len(nouns), m.PLACES)
        self.complete("markets", "counters", len(spaces), m.SPACES)
        home = Noun("home", {"en": "home", "fr": "chez soi"})
        self.nouns["place"] = [*nouns, home]
        self.nouns["space"] = [
            Noun(
                name, {tongue: f"{nouns[market].names[tongue]} {number}" for tongue in ("en", "fr")}
            )
            for name, market, number in (
                (name, spaces[at], name[-1]) for at, name in enumerate(names)
            )
        ]
        return prices, spaces, [*first, len(spaces)], names

    def ingredients(self, prices: list[int]) -> list[int]:
        market_of = []
        nouns = []
        for at, row in enumerate(self.data.rows("ingredients", "ingredient")):
            nouns.append(self.named(row, INGREDIENTS, at))
            market = PLACES.index(row.choice("market", list(PLACES[:6])))
            row.number("price", prices[market], prices[market])
            if row.flag("meat", False) != (market == 3):
                raise row.bad("meat", "meat is what the Chop Shop sells")
            self.cards(nouns[-1], row.number("copies", 1, 12), market)
            market_of.append(market)
            row.skip("requirable", "power", "source").done()
        self.complete("ingredients", "ingredient", len(nouns), m.KINDS)
        self.nouns["kind"] = nouns
        return market_of

    # --- cards ------------------------------------------------------------------------------------

    def actions(self) -> tuple[list[int], int]:
        """The windows of each card, and the mask of the Deluxe cards."""
        windows = []
        deluxe = 0
        nouns = []
        for at, row in enumerate(self.data.rows("action_cards", "action")):
            nouns.append(self.named(row, CARDS, at))
            self.text(row, CARDS[at])
            self.cards(nouns[-1], row.number("copies", 1, 12), 6)
            mask = 0
            for window in row.texts("windows"):
                if window not in WINDOWS:
                    raise row.bad("windows", f"{window!r} is none of {', '.join(WINDOWS)}")
                mask |= 1 << WINDOWS.index(window)
            windows.append(mask & 31)
            deluxe |= (row.choice("edition", ["base", "deluxe"]) == "deluxe") << at
            self.card_numbers(row, CARDS[at])
            row.skip("rarity", "targets", "clam", "daily", "source", "chef_move", "pairs", "points")
            row.skip("smile_chance").done()
        self.complete("action_cards", "action", len(nouns), m.CARDS)
        self.nouns["card"] = nouns
        return windows, deluxe

    def card_numbers(self, row: Row, card: str) -> None:
        for owner, field, number in (
            ("alien_attack", "garbage", "alien_garbage"),
            ("food_inspector", "money_per_garbage", "fine"),
            ("fridge_raid", "take", "raid"),
            ("its_just_business", "ransom", "ransom"),
            ("jackpot", "amount", "jackpot"),
            ("taxes", "amount", "tax"),
            ("sous_chef", "draw", "sous_chefs"),
            ("one_world", "garbage", "recycle"),
            ("one_world", "money_per_garbage", "recycle_money"),
            ("dinner_and_a_show", "amount", "smile_money"),
            ("rat_infestation", "removal_price", "rat_price"),
        ):
            if card == owner:
                self.numbers[number] = row.number(field, 1, 3 if number == "recycle" else 2000)

    def recipes(self) -> tuple[list[int], list[int], list[int], list[list[int]]]:
        points, waste, cuisine = [], [], []
        needs: list[list[int]] = []
        nouns = []
        cuisines = [noun.key for noun in self.nouns["cuisine"]]
        for kind, back in DISHES.items():
            for row in self.data.rows(f"recipes_{kind}", "recipe"):
                nouns.append(self.noun(row))
                row.choice("kind", [kind])
                self.cards(nouns[-1], 1, back)
                points.append(row.number("points", 0, 12))
                waste.append(row.number("garbage", 0, 9))
                cuisine.append(cuisines.index(row.choice("cuisine", cuisines)))
                needs.append(self.needed(row))
                row.skip("source", "name_source", "cuisine_source", "points_source").done()
            self.complete(f"recipes_{kind}", "recipe", len(nouns), 24 if kind == "basic" else 48)
        self.nouns["recipe"] = nouns
        return points, waste, cuisine, needs

    def needed(self, row: Row) -> list[int]:
        """R3.2: all different; Alien Goo and Secret Sauce are on no recipe."""
        names = row.texts("ingredients")
        if not 1 <= len(names) <= 8 or len(set(names)) != len(names):
            raise row.bad("ingredients", "one to eight ingredients, all different (R3.2)")
        for name in names:
            if name not in INGREDIENTS or name in ("alien_goo", "secret_sauce"):
                raise row.bad("ingredients", f"{name!r} is not an ingredient a recipe can require")
        return [INGREDIENTS.index(name) for name in names]

    def chefs(self) -> tuple[int, int]:
        """The masks of the beginners' chefs and of the NPCs; their numbers."""
        beginners = npcs = 0
        nouns = []
        for at, row in enumerate(self.data.rows("chefs", "chef")):
            nouns.append(self.named(row, CHEFS, at))
            self.cards(nouns[-1], 1, 9)
            self.text(row, CHEFS[at])
            self.text(row, f"{CHEFS[at]}-power", "power")
            beginners |= row.flag("beginner") << at
            npcs |= row.flag("npc") << at
            if row.flag("npc"):
                self.text(row, f"{CHEFS[at]}-npc", "npc_text")
            self.chef_numbers(row, CHEFS[at])
            row.skip("epithet_en", "epithet_fr", "epithet_en_source", "power_en_source", "step")
            row.skip("targets", "works_at", "clam", "once_per_day", "no_repeat", "npc_works_at")
            row.skip("npc_targets", "npc_step", "source", "veggies_per_meat", "bundle_size").done()
        self.complete("chefs", "chef", len(nouns), m.CHEFS)
        if npcs.bit_count() != 4:
            raise self.data.row("chefs").bad("npc", "four chefs are NPCs (R13.2)")
        self.nouns["chef"] = nouns
        return beginners, npcs

    def chef_numbers(self, row: Row, chef: str) -> None:
        for owner, field, number in (
            ("antoine_baguette", "surcharge", "surcharge"),
            ("biff_brobeque", "meats_for_bonus", "biff_meats"),
            ("biff_brobeque", "bonus_money", "biff_money"),
            ("general_stroganov", "price", "comrade_price"),
            ("kim_chi", "price", "kim_price"),
            ("phyllis_grubman", "bundle_price", "bundle_price"),
            ("senor_fuego", "toll", "toll"),
        ):
            if chef == owner:
                self.numbers[number] = row.number(field, 1, 2000)

    # --- restaurants and upgrades -----------------------------------------------------------------

    def restaurants(self) -> tuple[list[int], list[int], list[int], list[int]]:
        home, bonus, first, second = [], [], [], []
        nouns = []
        cuisines = [noun.key for noun in self.nouns["cuisine"]]
        for row in self.data.rows("restaurants", "restaurant"):
            nouns.append(self.noun(row))
            self.cards(nouns[-1], 1, 10)
            home.append(cuisines.index(row.choice("cuisine", cuisines)))
            entries = row.rows("bonus")
            if len(entries) != 3:
                raise row.bad("bonus", "one bonus for each of the levels 2, 3 and 4")
            for level, entry in enumerate(entries, start=2):
                entry.number("level", level, level)
                self.text(entry, f"{nouns[-1].key}-{level}")
                kind, one, two = self.bonus(entry)
                bonus.append(kind)
                first.append(one)
                second.append(two)
            row.skip("subtitle_en", "subtitle_fr", "source").done()
        self.complete("restaurants", "restaurant", len(nouns), m.RESTAURANTS)
        self.nouns["restaurant"] = nouns
        return home, bonus, first, second

    def bonus(self, row: Row) -> tuple[int, int, int]:
        """A level bonus: its kind and its two numbers."""
        kind = BONUSES.split().index(row.choice("kind", BONUSES.split()))
        if row.flag("permanent") != (kind in PERMANENT):
            raise row.bad("permanent", "this kind of bonus is always or never permanent (R11.2)")
        one = two = 0
        if kind == 4:
            one = UPGRADES.index(row.choice("upgrade", list(UPGRADES)))
            two = row.number("else_amount", 0, 2000)
        elif kind == 5:
            one = list(DISHES).index(row.choice("recipe_kind", list(DISHES)))
            two = row.number("points", 1, 9)
        elif kind == 6:
            one = PLACES.index(row.choice("market", list(PLACES[:6])))
            two = row.number("price", 100, 900)
        elif kind == 7:
            one = row.number("draw", 1, 9)
            two = row.number("keep", 1, one)
        else:
            fields = {0: "amount", 1: "garbage", 2: "garbage", 3: "price", 8: "amount"}
            one = row.number(fields.get(kind, "count"), 1, 2000)
            two = row.number("amount", 100, 2000) if kind == 1 else 0
        row.done()
        return kind, one, two

    def upgrades(self) -> list[int]:
        prices = []
        nouns = []
        for at, row in enumerate(self.data.rows("upgrades", "upgrade")):
            nouns.append(self.named(row, UPGRADES, at))
            self.text(row, UPGRADES[at])
            prices.append(row.number("price", 100, 2000))
            if UPGRADES[at] == "basic_recipe_book":
                self.numbers["book_cards"] = row.number("draw", 1, 9)
            if UPGRADES[at] == "social_media_ads":
                self.numbers["ads_income"] = row.number("income_bonus", 100, 900)
            row.skip("copies_base", "copies_deluxe", "effect", "recipe_kind", "draw", "keep")
            row.skip("source", "name_en_source", "income_bonus", "income_bonus_suspected").done()
        self.complete("upgrades", "upgrade", len(nouns), m.UPGRADES)
        self.nouns["upgrade"] = nouns
        return prices

    # --- the numbers of game.toml -----------------------------------------------------------------

    def constants(self) -> tuple[list[int], list[int]]:
        """The thresholds of the levels, and the restaurants dealt by number of players."""
        for table, fields in (
            ("money", {"income": "income"}),
            ("popularity", {"win": "win"}),
            ("prices", {"garbage_disposal": "dump_price", "chocolate_sale": "chocolate_price"}),
            ("prices", {"minimum_price": "minimum"}),
            ("serial", {"shopping_spree_commands": "spree_commands"}),
            ("serial", {"max_offers_per_player_per_day": "max_offers"}),
            ("serial", {"max_counter_offers": "max_counters"}),
            ("clock", {"buy_and_barter_seconds": "market_seconds"}),
            ("clock", {"shopping_spree_seconds": "spree_seconds", "move_seconds": "move_seconds"}),
            ("clock", {"claim_seconds": "claim_seconds", "war_quiet_seconds": "quiet_seconds"}),
            ("clock", {"war_no_bid_seconds": "silent_seconds"}),
            ("clock", {"reaction_seconds": "reaction_seconds"}),
            ("clock", {"nested_choice_seconds": "nested_seconds"}),
        ):
            row = self.data.row("game", table)
            for field, number in fields.items():
                self.numbers[number] = row.number(field, 0, 2000)
        card = self.data.row("game", "prices").row("action_card")
        self.numbers["card_price"] = card.number("amount", 100, 2000)
        thresholds = self.data.row("game", "popularity").numbers("level_thresholds", 1, 99)
        if len(thresholds) != 3 or sorted(set(thresholds)) != thresholds:
            raise self.data.row("game", "popularity").bad("level_thresholds", "three, rising")
        dealt = self.data.row("game", "setup").row("restaurants_dealt")
        per_seat = [dealt.number(f"players_{n}", 1, m.RESTAURANTS // n) for n in range(2, 9)]
        cuisines = [self.noun(row) for row in self.data.rows("game", "cuisine")]
        self.nouns["cuisine"] = cuisines
        return thresholds, [0, 0, *per_seat]


def open_box(data: Data) -> Box:
    reader = Reader(data)
    thresholds, dealt = reader.constants()
    prices, spaces, first_space, space_names = reader.markets()
    market_of = reader.ingredients(prices)
    windows, deluxe = reader.actions()
    points, waste, cuisine, needs = reader.recipes()
    beginners, npcs = reader.chefs()
    home_cuisine, bonus, bonus_a, bonus_b = reader.restaurants()
    upgrade_prices = reader.upgrades()
    nouns = reader.nouns
    tables = Tables(
        reader.faces,
        reader.backs,
        reader.kinds,
        [noun.key for noun in nouns["place"]],
        market_of,
        prices,
        spaces,
        first_space,
        points,
        waste,
        cuisine,
        needs,
        windows,
        home_cuisine,
        bonus,
        bonus_a,
        bonus_b,
        upgrade_prices,
        beginners,
        npcs,
        deluxe,
        reader.numbers,
        thresholds,
        dealt,
    )
    names = m.Names(
        list(INGREDIENTS),
        list(CARDS),
        [noun.key for noun in nouns["recipe"]],
        list(CHEFS),
        [noun.key for noun in nouns["restaurant"]],
        list(UPGRADES),
        list(PLACES),
        space_names,
    )
    return Box(tables, names, nouns, reader.kinds, nouns["cuisine"], reader.texts)
