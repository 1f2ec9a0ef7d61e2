"""What stays the same through a game: the box as tables, the mode, the options."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

# locations, in the order of markets.toml
CARBTASTIC: Final[i64] = 0
FRUIT_STAND: Final[i64] = 1
VEGGIE_LAND: Final[i64] = 2
CHOP_SHOP: Final[i64] = 3
DAIRY_KING: Final[i64] = 4
MYSTERY_MART: Final[i64] = 5
ISLAND: Final[i64] = 6
HOME: Final[i64] = 7

# chefs, in the order of chefs.toml
ANGUS: Final[i64] = 0
ANTOINE: Final[i64] = 1
BIFF: Final[i64] = 2
GARDENA: Final[i64] = 3
STROGANOV: Final[i64] = 4
GOHAN: Final[i64] = 5
KIM: Final[i64] = 6
LOVEHANDLES: Final[i64] = 7
MORTIMER: Final[i64] = 8
PHYLLIS: Final[i64] = 9
PORK: Final[i64] = 10
FUEGO: Final[i64] = 11

# where kinds of ingredients start, and the Mystery Mart's, in the order of ingredients.toml
FIRST_FRUIT: Final[i64] = 5
FIRST_VEGGIE: Final[i64] = 10
FIRST_MEAT: Final[i64] = 15
GOO: Final[i64] = 24
CHOCOLATE: Final[i64] = 25
SAUCE: Final[i64] = 26
WINE: Final[i64] = 27
TOFU: Final[i64] = 28

# action cards, in the order of action_cards.toml
CLAM_VOYANCE: Final[i64] = 0
RAIDERS: Final[i64] = 1
ROBBERY: Final[i64] = 2
FIVE_STAR: Final[i64] = 3
ALIEN_ATTACK: Final[i64] = 4
CONTAMINATION: Final[i64] = 5
DISCOUNT: Final[i64] = 6
INSPECTOR: Final[i64] = 7
RECALL: Final[i64] = 8
FRIDGE_RAID: Final[i64] = 9
GO_VEGAN: Final[i64] = 10
BUSINESS: Final[i64] = 11
JACKPOT: Final[i64] = 12
MONOPOLY: Final[i64] = 13
CRITIC: Final[i64] = 14
NINJA: Final[i64] = 15
RAT_CARD: Final[i64] = 16
ROAD_BLOCK: Final[i64] = 17
SHOPPING_SPREE: Final[i64] = 18
SPECIAL_ORDER: Final[i64] = 19
TAXES: Final[i64] = 20
FAKE_SALE: Final[i64] = 21
SOUS_CHEF: Final[i64] = 22
ONE_WORLD: Final[i64] = 23
DINNER: Final[i64] = 24
FARMERS: Final[i64] = 25
CAMERA: Final[i64] = 26

# windows in which cards may be played, as bits
MORNING_WINDOW: Final[i64] = 1
STREET_WINDOW: Final[i64] = 2
MARKET_WINDOW: Final[i64] = 4
SPREE_WINDOW: Final[i64] = 8
COOK_WINDOW: Final[i64] = 16

# upgrades, as bits, in the order of upgrades.toml
BASIC_BOOK: Final[i64] = 1
GOURMET_BOOK: Final[i64] = 2
DOUBLE_BURNER: Final[i64] = 4
ADS: Final[i64] = 8
CELEBRITY: Final[i64] = 16

# kinds of level bonuses
TAKE_MONEY: Final[i64] = 0
GARBAGE_OR_MONEY: Final[i64] = 1
LESS_GARBAGE: Final[i64] = 2
REMOTE_DISPOSAL: Final[i64] = 3
FREE_UPGRADE: Final[i64] = 4
RECIPE_POINTS: Final[i64] = 5
SHELF_PRICE: Final[i64] = 6
DRAW_ACTION: Final[i64] = 7
MONEY_PER_RECIPE: Final[i64] = 8
KEEP_INGREDIENT: Final[i64] = 9
FREE_SHELF_BONUS: Final[i64] = 10
BONUSES: Final = (
    "money garbage_or_money less_garbage remote_disposal free_upgrade recipe_points shelf_price "
    "draw_action money_per_recipe keep_ingredient free_shelf"
)
PERMANENT: Final = (2, 3, 5, 6, 8, 9)

# the first face of each sort of card; ingredients start at 0
CARD_FACE: Final[i64] = 29
RECIPE_FACE: Final[i64] = 56
CHEF_FACE: Final[i64] = 104
RESTAURANT_FACE: Final[i64] = 116
GOURMET_FACE: Final[i64] = 80  # recipes from here on are gourmet

NONE: Final[i64] = -1  # no card, no seat, no space
ON_SHELF: Final[i64] = -1  # a chef who stands on the shelf, or nowhere


class Numbers:
    """The amounts of the rules, as the data files give them."""

    def __init__(self, numbers: dict[str, int]) -> None:
        self.income: i64 = numbers["income"]
        self.ads_income: i64 = numbers["ads_income"]
        self.win: i64 = numbers["win"]
        self.card_price: i64 = numbers["card_price"]
        self.dump_price: i64 = numbers["dump_price"]
        self.chocolate_price: i64 = numbers["chocolate_price"]
        self.rat_price: i64 = numbers["rat_price"]
        self.minimum: i64 = numbers["minimum"]
        self.bundle_price: i64 = numbers["bundle_price"]
        self.surcharge: i64 = numbers["surcharge"]
        self.toll: i64 = numbers["toll"]
        self.kim_price: i64 = numbers["kim_price"]
        self.comrade_price: i64 = numbers["comrade_price"]
        self.biff_meats: i64 = numbers["biff_meats"]
        self.biff_money: i64 = numbers["biff_money"]
        self.ransom: i64 = numbers["ransom"]
        self.jackpot: i64 = numbers["jackpot"]
        self.tax: i64 = numbers["tax"]
        self.fine: i64 = numbers["fine"]
        self.recycle: i64 = numbers["recycle"]
        self.recycle_money: i64 = numbers["recycle_money"]
        self.smile_money: i64 = numbers["smile_money"]
        self.alien_garbage: i64 = numbers["alien_garbage"]
        self.raid: i64 = numbers["raid"]
        self.sous_chefs: i64 = numbers["sous_chefs"]
        self.book_cards: i64 = numbers["book_cards"]
        self.spree_commands: i64 = numbers["spree_commands"]
        self.max_offers: i64 = numbers["max_offers"]
        self.max_counters: i64 = numbers["max_counters"]
        self.market_seconds: i64 = numbers["market_seconds"]
        self.spree_seconds: i64 = numbers["spree_seconds"]
        self.move_seconds: i64 = numbers["move_seconds"]
        self.claim_seconds: i64 = numbers["claim_seconds"]
        self.quiet_seconds: i64 = numbers["quiet_seconds"]
        self.silent_seconds: i64 = numbers["silent_seconds"]
        self.reaction_seconds: i64 = numbers["reaction_seconds"]
        self.nested_seconds: i64 = numbers["nested_seconds"]


@final
class Tables(Numbers):
    """The box, as the data files describe it."""

    def __init__(
        self,
        faces: list[int],
        backs: list[int],
        names: list[str],
        places: list[str],
        market_of: list[int],
        prices: list[int],
        spaces: list[int],
        first_space: list[int],
        points: list[int],
        waste: list[int],
        cuisine: list[int],
        needs: list[list[int]],
        windows: list[int],
        home_cuisine: list[int],
        bonus: list[int],
        bonus_a: list[int],
        bonus_b: list[int],
        upgrade_prices: list[int],
        beginners: i64,
        npcs: i64,
        deluxe: i64,
        numbers: dict[str, int],
        thresholds: list[int],
        dealt: list[int],
    ) -> None:
        super().__init__(numbers)
        self.faces = faces  # of every physical card
        self.backs = backs
        self.names = names  # of the faces
        self.places = places
        self.market_of = market_of  # by kind of ingredient
        self.prices = prices  # by market
        self.spaces = spaces  # the market of each counter space
        self.first_space = first_space  # by market; one more entry closes the row
        self.points = points  # by recipe
        self.waste = waste  # by recipe: the garbage it makes
        self.cuisine = cuisine  # by recipe
        self.needs = needs  # by recipe: kinds, in printed order
        self.windows = windows  # by action card: a mask
        self.home_cuisine = home_cuisine  # by restaurant
        self.bonus = bonus  # by 3 restaurant + level reached (0 to 2): the kind of bonus
        self.bonus_a = bonus_a
        self.bonus_b = bonus_b
        self.upgrade_prices = upgrade_prices
        self.beginners = beginners  # chefs, as a mask
        self.npcs = npcs  # chefs, as a mask
        self.deluxe = deluxe  # action cards of the Deluxe edition, as a mask
        self.thresholds = thresholds  # R8.11
        self.dealt = dealt  # R4.5: restaurants, by number of players


@final
class Plan:
    """One table: the box, the number of seats, the mode, the options."""

    def __init__(
        self,
        box: Tables,
        seats: i64,
        mode: str,
        clock: bool,
        deluxe: bool,
        amateur: bool,
        leftovers: bool,
        draft: bool,
        beginners: bool,
        free_discard: bool,
        gourmet_tiebreak: bool,
        honour: bool,
        celebrity: i64,
        max_days: i64,
        ticks: i64,
    ) -> None:
        self.box = box
        self.seats = seats
        self.mode = mode
        self.squad = mode == "kitchen_squad"
        self.cooks = mode == "two_many_cooks"
        self.figures: i64 = 2 if self.squad or self.cooks else 1  # of each player
        self.clock = clock
        self.deluxe = deluxe
        self.amateur = amateur
        self.leftovers = leftovers
        self.draft = draft
        self.beginners = beginners
        self.free_discard = free_discard
        self.gourmet_tiebreak = gourmet_tiebreak
        self.honour = honour
        self.celebrity = celebrity
        self.max_days = max_days
        self.ticks = ticks  # R7.10
