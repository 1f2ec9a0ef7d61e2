"""What stays the same through a game: the box as tables, the mode, the options."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


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
