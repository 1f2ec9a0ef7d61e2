"""What stays the same through a game: the box, the mode, the options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, final

from mypy_extensions import i64

Amount = Callable[..., Any]  # file, tables or entry, field (and its bounds) -> a number
LIMITS: Final = (
    *("buy_and_barter", "shopping_spree", "move", "claim"),
    *("war_quiet", "war_no_bid", "reaction", "nested_choice"),
)


class Numbers:
    """The amounts of the rules, each with the place in the data files that gives it."""

    def __init__(self, amount: Amount) -> None:
        self.income: i64 = amount("game money income")
        self.ads_income: i64 = amount("upgrades social_media_ads income_bonus")
        self.win: i64 = amount("game popularity win")
        self.card_price: i64 = amount("game prices action_card amount")
        self.dump_price: i64 = amount("game prices garbage_disposal", 2000, 1)
        self.chocolate_price: i64 = amount("game prices chocolate_sale")
        self.rat_price: i64 = amount("action_cards rat_infestation removal_price")
        self.minimum: i64 = amount("game prices minimum_price")
        self.bundle_price: i64 = amount("chefs phyllis_grubman bundle_price")
        self.surcharge: i64 = amount("chefs antoine_baguette surcharge")
        self.toll: i64 = amount("chefs senor_fuego toll")
        self.kim_price: i64 = amount("chefs kim_chi price")
        self.comrade_price: i64 = amount("chefs general_stroganov price")
        self.biff_meats: i64 = amount("chefs biff_brobeque meats_for_bonus")
        self.biff_money: i64 = amount("chefs biff_brobeque bonus_money")
        self.ransom: i64 = amount("action_cards its_just_business ransom")
        self.jackpot: i64 = amount("action_cards jackpot amount")
        self.tax: i64 = amount("action_cards taxes amount")
        self.fine: i64 = amount("action_cards food_inspector money_per_garbage")
        self.recycle: i64 = amount("action_cards one_world garbage", 3)
        self.recycle_money: i64 = amount("action_cards one_world money_per_garbage")
        self.smile_money: i64 = amount("action_cards dinner_and_a_show amount")
        self.alien_garbage: i64 = amount("action_cards alien_attack garbage")
        self.raid: i64 = amount("action_cards fridge_raid take")
        self.sous_chefs: i64 = amount("action_cards sous_chef draw")
        self.book_cards: i64 = amount("upgrades basic_recipe_book draw", 9)
        self.first_cards: i64 = amount("game setup starting_action_cards", 4)
        self.first_kinds: i64 = amount("game setup starting_ingredients_per_market", 2)
        self.chefs_drawn: i64 = amount("game setup chefs_drawn", 2, 1)
        self.spree_commands: i64 = amount("game serial shopping_spree_commands")
        self.max_offers: i64 = amount("game serial max_offers_per_player_per_day")
        self.max_counters: i64 = amount("game serial max_counter_offers")
        self.seconds: dict[str, int] = {  # R7.7: by what they limit
            limit: amount(f"game clock {limit}_seconds") for limit in LIMITS
        }


@final
class Box(Numbers):
    """What is in the box, as the data files say it; `Reader` fills it once."""

    def __init__(self, amount: Amount) -> None:
        super().__init__(amount)
        self.faces: list[int] = []  # of every physical card
        self.backs: list[int] = []
        self.names: list[str] = []  # of the faces
        self.places: list[str] = []
        self.market_of: list[int] = []  # by kind of ingredient
        self.prices: list[int] = []  # by market
        self.spaces: list[int] = []  # the market of each counter space
        self.first_space: list[int] = []  # by market; one more entry closes the row
        self.points: list[int] = []  # by recipe
        self.waste: list[int] = []  # by recipe: the garbage it makes
        self.cuisine: list[int] = []  # by recipe
        self.needs: list[list[int]] = []  # by recipe: kinds, in printed order
        self.windows: list[int] = []  # by action card: a mask
        self.most_targets: list[int] = []  # by action card: see aiming.py
        self.smile_chance: tuple[int, int] = (0, 1)  # R9.33: so many of so many
        self.home_cuisine: list[int] = []  # by restaurant
        self.bonus: list[int] = []  # by 3 restaurant + level reached (0 to 2): the kind of bonus
        self.bonus_a: list[int] = []
        self.bonus_b: list[int] = []
        self.upgrade_prices: list[int] = []
        self.beginners: i64 = 0  # chefs, as a mask
        self.npcs: i64 = 0  # chefs, as a mask
        self.once_a_day: i64 = 0  # chefs, as a mask
        self.works_at: list[int] = []  # by chef: a mask of sorts of places
        self.npc_works_at: list[int] = []
        self.deluxe: i64 = 0  # action cards of the Deluxe edition, as a mask
        self.thresholds: list[int] = []  # R8.11
        self.dealt: list[int] = []  # R4.5: restaurants, by number of players

    def at_home(self, recipe: i64, restaurant: i64) -> bool:
        """R11.1: whether a recipe is of a restaurant's own cuisine."""
        return self.cuisine[recipe] == self.home_cuisine[restaurant]


@final
class Plan:
    """One table: the box, the number of seats, the mode, the options."""

    def __init__(self, box: Box, seats: i64, options: Mapping[str, str], rules: i64) -> None:
        mode = options["mode"]
        days = options["max_days"]
        self.box = box
        self.seats = seats
        self.mode = mode
        self.squad = mode == "kitchen_squad"
        self.cooks = mode == "two_many_cooks"
        self.figures: i64 = 2 if self.squad or self.cooks else 1  # of each player
        self.asks_all = rules == 1  # Q72: a filling is asked even where there is only one
        self.follows_cards = rules == 1  # Q73: an open offer outlives other cards that are lost
        self.late_hits = rules == 1  # R7.8: a hit before the market undoes a first pass in it
        self.tells_drafts = rules == 1  # Q74: whoever gives up a draft has not passed
        self.last_is_paid = rules == 1  # R8.1, R9.33: whoever plays a card again gets all
        self.clock = options["schedule"] == "clock"
        self.deluxe = mode == "deluxe" or options["deluxe_cards"] == "yes"
        self.amateur = options["amateur_chef"] == "yes"
        self.leftovers = options["from_leftovers"] == "yes"
        self.draft = options["chef_draft"] == "yes"
        self.beginners = options["beginner_chefs_only"] == "yes"
        self.free_discard = options["free_recipe_discard"] == "yes"
        self.gourmet_tiebreak = options["tiebreak"] == "gourmet"
        self.honour = options["dinner_and_a_show"] == "honour"
        self.celebrity: i64 = int(options["celebrity_income"])
        self.max_days: i64 = 0 if days == "none" else int(days)
        self.ticks: i64 = int(options["ticks"])  # R7.10
