"""The numbers of things: places, chefs, ingredients, action cards, upgrades, level bonuses.

They stand in the order of the data files; moves and records count on it.
"""

from __future__ import annotations

from typing import Final

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

# sorts of places, by which a power says where it works
PLACE_SORTS: Final = ("market", "mystery", "island", "home")


def mask_of(numbers: list[int]) -> i64:
    mask: i64 = 0
    for number in numbers:
        mask |= 1 << number
    return mask


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

AIMED: Final = (0, 3, 4, 6, 8)  # powers that are aimed at somebody
OVER_A_PLACE: Final = (1, 7, 11)  # powers over whoever shares a place

# where kinds of ingredients start, and the Mystery Mart's, in the order of ingredients.toml
FIRST_FRUIT: Final[i64] = 5
FIRST_VEGGIE: Final[i64] = 10
FIRST_MEAT: Final[i64] = 15
MEATS: Final = (15, 16, 17, 18, 19)
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
