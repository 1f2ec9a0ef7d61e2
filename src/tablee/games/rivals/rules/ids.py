"""The numbers of things: places, chefs, ingredients, action cards, upgrades, level bonuses.

They stand in the order of the data files; moves and records count on it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NAMES: Final[dict[str, list[str]]] = {}  # by sort: what the data files call them, in order


def numbered(sort: str, name: str) -> int:
    """The next of its sort: its name in the data files. Returned: its number."""
    known = NAMES.setdefault(sort, [])
    known.append(name)
    return len(known) - 1


# locations, in the order of markets.toml
CARBTASTIC: Final[i64] = numbered("place", "carbtastic")
FRUIT_STAND: Final[i64] = numbered("place", "fruit_stand")
VEGGIE_LAND: Final[i64] = numbered("place", "veggie_land")
CHOP_SHOP: Final[i64] = numbered("place", "chop_shop")
DAIRY_KING: Final[i64] = numbered("place", "dairy_king")
MYSTERY_MART: Final[i64] = numbered("place", "mystery_mart")
ISLAND: Final[i64] = numbered("place", "island")
HOME: Final[i64] = 7

# sorts of places, by which a power says where it works
PLACE_SORTS: Final = ("market", "mystery", "island", "home")


def mask_of(numbers: list[int]) -> i64:
    mask: i64 = 0
    for number in numbers:
        mask |= 1 << number
    return mask


# chefs, in the order of chefs.toml
ANGUS: Final[i64] = numbered("chef", "angus_khan")
ANTOINE: Final[i64] = numbered("chef", "antoine_baguette")
BIFF: Final[i64] = numbered("chef", "biff_brobeque")
GARDENA: Final[i64] = numbered("chef", "gardena_eden")
STROGANOV: Final[i64] = numbered("chef", "general_stroganov")
GOHAN: Final[i64] = numbered("chef", "gohan_sushido")
KIM: Final[i64] = numbered("chef", "kim_chi")
LOVEHANDLES: Final[i64] = numbered("chef", "lovehandles_mcfatterson")
MORTIMER: Final[i64] = numbered("chef", "mortimer_sleazburger")
PHYLLIS: Final[i64] = numbered("chef", "phyllis_grubman")
PORK: Final[i64] = numbered("chef", "pork_knuckles")
FUEGO: Final[i64] = numbered("chef", "senor_fuego")

AIMED: Final = (ANGUS, GARDENA, STROGANOV, KIM, MORTIMER)  # powers that are aimed at somebody
OVER_A_PLACE: Final = (ANTOINE, LOVEHANDLES, FUEGO)  # powers over whoever shares a place

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
CLAM_VOYANCE: Final[i64] = numbered("card", "clam_voyance")
RAIDERS: Final[i64] = numbered("card", "raiders_of_the_lost_pork")
ROBBERY: Final[i64] = numbered("card", "armed_robbery")
FIVE_STAR: Final[i64] = numbered("card", "five_star_review")
ALIEN_ATTACK: Final[i64] = numbered("card", "alien_attack")
CONTAMINATION: Final[i64] = numbered("card", "contamination")
DISCOUNT: Final[i64] = numbered("card", "discount")
INSPECTOR: Final[i64] = numbered("card", "food_inspector")
RECALL: Final[i64] = numbered("card", "food_recall")
FRIDGE_RAID: Final[i64] = numbered("card", "fridge_raid")
GO_VEGAN: Final[i64] = numbered("card", "go_vegan")
BUSINESS: Final[i64] = numbered("card", "its_just_business")
JACKPOT: Final[i64] = numbered("card", "jackpot")
MONOPOLY: Final[i64] = numbered("card", "monopoly")
CRITIC: Final[i64] = numbered("card", "negative_critic")
NINJA: Final[i64] = numbered("card", "ninja_attack")
RAT_CARD: Final[i64] = numbered("card", "rat_infestation")
ROAD_BLOCK: Final[i64] = numbered("card", "road_block")
SHOPPING_SPREE: Final[i64] = numbered("card", "shopping_spree")
SPECIAL_ORDER: Final[i64] = numbered("card", "special_order")
TAXES: Final[i64] = numbered("card", "taxes")
FAKE_SALE: Final[i64] = numbered("card", "fake_sale")
SOUS_CHEF: Final[i64] = numbered("card", "sous_chef")
ONE_WORLD: Final[i64] = numbered("card", "one_world")
DINNER: Final[i64] = numbered("card", "dinner_and_a_show")
FARMERS: Final[i64] = numbered("card", "farmers_market")
CAMERA: Final[i64] = numbered("card", "surveillance_camera")

# windows in which cards may be played, as bits
MORNING_WINDOW: Final[i64] = 1
STREET_WINDOW: Final[i64] = 2
MARKET_WINDOW: Final[i64] = 4
SPREE_WINDOW: Final[i64] = 8
COOK_WINDOW: Final[i64] = 16
WINDOWS: Final = {0: "", 1: "morning", 2: "street", 4: "market", 8: "spree", 16: "cooking"}

# upgrades, as bits, in the order of upgrades.toml
BASIC_BOOK: Final[i64] = 1 << numbered("upgrade", "basic_recipe_book")
GOURMET_BOOK: Final[i64] = 1 << numbered("upgrade", "gourmet_recipe_book")
DOUBLE_BURNER: Final[i64] = 1 << numbered("upgrade", "double_burner")
ADS: Final[i64] = 1 << numbered("upgrade", "social_media_ads")
CELEBRITY: Final[i64] = 1 << numbered("upgrade", "celebrity_endorsement")

# kinds of level bonuses
TAKE_MONEY: Final[i64] = numbered("bonus", "money")
GARBAGE_OR_MONEY: Final[i64] = numbered("bonus", "garbage_or_money")
LESS_GARBAGE: Final[i64] = numbered("bonus", "less_garbage")
REMOTE_DISPOSAL: Final[i64] = numbered("bonus", "remote_disposal")
FREE_UPGRADE: Final[i64] = numbered("bonus", "free_upgrade")
RECIPE_POINTS: Final[i64] = numbered("bonus", "recipe_points")
SHELF_PRICE: Final[i64] = numbered("bonus", "shelf_price")
DRAW_ACTION: Final[i64] = numbered("bonus", "draw_action")
MONEY_PER_RECIPE: Final[i64] = numbered("bonus", "money_per_recipe")
KEEP_INGREDIENT: Final[i64] = numbered("bonus", "keep_ingredient")
FREE_SHELF_BONUS: Final[i64] = numbered("bonus", "free_shelf")
PERMANENT: Final = (2, 3, 5, 6, 8, 9)

# the first face of each sort of card; ingredients start at 0
CARD_FACE: Final[i64] = 29
RECIPE_FACE: Final[i64] = 56
CHEF_FACE: Final[i64] = 104
RESTAURANT_FACE: Final[i64] = 116
GOURMET_FACE: Final[i64] = 80  # recipes from here on are gourmet

NONE: Final[i64] = -1  # no card, no seat, no space
ON_SHELF: Final[i64] = -1  # a chef who stands on the shelf, or nowhere
