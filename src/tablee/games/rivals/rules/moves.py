"""Section 14: every move of the game, numbered once and for all.

A move's number is its family's first number plus what it names; a family begins where the one
before it ends. Seats in texts count from 1; a space is written `chop_shop-2` (the second counter
from the left), a recipe slot 1 or 2.
"""

from __future__ import annotations

from string import Formatter
from typing import Final

from mypy_extensions import i64

from tablee.kernel.catalogue import Catalogue

MARKETS: Final = 6
KINDS: Final = 29  # of ingredients
VEGGIES: Final = 5  # kinds of Veggie Land
CARDS: Final = 27  # kinds of action cards
CHEFS: Final = 12
RESTAURANTS: Final = 8
RECIPES: Final = 48
UPGRADES: Final = 5
SPACES: Final = 21  # counter spaces of all markets
SEATS: Final = 8
PLACES: Final = 7  # six markets and the Island
STEP: Final[i64] = 100  # D17, D20: sums are named in steps of so many dollars
STEPS: Final = 20  # and up to $2,000; garbage bids up to 20
ENTRIES: Final = 6  # R7.52: on each side of an offer

FAMILIES: Final[list[tuple[int, str, int, str, str]]] = []


def family(verb: str, size: int = 1, sorts: str = "", written: str = "") -> int:
    """The next family: its verb, how many moves it has, the lists of what they name, how they are
    written if not as the verb with what it names. Returned: its first number."""
    first = FAMILIES[-1][0] + FAMILIES[-1][2] if FAMILIES else 0
    fields = "".join([f" {{{sort}}}" for sort in sorts.split()])
    FAMILIES.append((first, verb, size, sorts, written or verb.replace("-", " ") + fields))
    return first


PASS: Final[i64] = family("pass")
BACK: Final[i64] = family("back")  # R7.8: `done` is taken back
NO: Final[i64] = family("no")
FINISH: Final[i64] = family("finish")
CLAM: Final[i64] = family("clam")
LET: Final[i64] = family("let")
PAY: Final[i64] = family("pay")
DUMP: Final[i64] = family("dump")
SELL: Final[i64] = family("sell-chocolate", written="sell-chocolate")
BUY_CARD: Final[i64] = family("buy-card", written="buy-card")
BUNDLE: Final[i64] = family("bundle")
SEND: Final[i64] = family("send")
CANCEL: Final[i64] = family("cancel")
SMILE: Final[i64] = family("smile")
TRASH: Final[i64] = family("trash")
MONEY: Final[i64] = family("money")
EXTRA: Final[i64] = family("extra")
PLAIN: Final[i64] = family("plain")
GIVE: Final[i64] = family("give")  # D20: the next entry is given
ASK: Final[i64] = family("ask")  # or asked
RESTAURANT: Final[i64] = family("restaurant", RESTAURANTS, "restaurant")
KEEP: Final[i64] = family("keep", CHEFS, "chef")
BAN: Final[i64] = family("ban", CHEFS, "chef")
ACTIVE: Final[i64] = family("active", CHEFS, "chef")
HIT: Final[i64] = family("hit", CHEFS, "chef")
SPARE: Final[i64] = family("spare", CHEFS, "chef")
CHEF: Final[i64] = family("chef", CHEFS, "chef")  # names a chef as a target
REPLACE: Final[i64] = family("replace", CHEFS, "chef")
GO: Final[i64] = family("go", PLACES, "place")
STAND: Final[i64] = family("stand", SPACES, "space")
STAND_SHELF: Final[i64] = family("stand-shelf", MARKETS, "market", "stand {place}-shelf")
BUY: Final[i64] = family("buy", SPACES, "space")
SHELF: Final[i64] = family("shelf", MARKETS, "market", "shelf {place}")
FOODSHIDO: Final[i64] = family("foodshido", MARKETS, "market", "foodshido {place}")
ORDER: Final[i64] = family("order", SPACES, "space")
MARKET: Final[i64] = family("market", MARKETS, "market", "market {place}")
RATS: Final[i64] = family("rats", MARKETS, "market", "pay-rats {place}")
UPGRADE: Final[i64] = family("upgrade", UPGRADES * SEATS, "upgrade seat")
# 42 for each figure: 20 of money, all, 20 of garbage, drop
BID: Final[i64] = family("bid", STEPS, "money", "bid ${amount}")
family("bid-all")
family("bid-garbage", STEPS, "garbage", "bid all+{amount}")
family("bid-drop")
family("second-bid", STEPS, "money", "bid2 ${amount}")
family("second-bid-all", written="bid2 all")
family("second-bid-garbage", STEPS, "garbage", "bid2 all+{amount}")
family("second-bid-drop", written="bid2 drop")
TARGET: Final[i64] = family("target", SEATS, "seat")
COMRADE: Final[i64] = family("comrade", SEATS, "seat")
PLAY: Final[i64] = family("play", CARDS, "card")
HAND: Final[i64] = family("hand", CARDS, "card")  # hand over or keep one's own action card
NAME: Final[i64] = family("name", KINDS, "kind")
TAKE: Final[i64] = family("take", KINDS, "kind")
DISCARD: Final[i64] = family("discard", KINDS, "kind")
USE: Final[i64] = family("use", KINDS, "kind")
USE_TWO: Final[i64] = family("use-two", VEGGIES, "veggie", "use-two {kind}")
# as a mask: none, the first recipe, the second, both
COOK: Final[i64] = family("cook-none")
family("cook-1")
family("cook-2")
family("cook-both")
DRAW: Final[i64] = family("draw", 2, "slot")
BONUS: Final[i64] = family("bonus", 3, "level")
RECIPE: Final[i64] = family("recipe", RECIPES, "recipe")
REVIEW: Final[i64] = family("review", 2, "slot")
RECYCLE: Final[i64] = family("recycle", 3, "few", "recycle {n}")
TOSS: Final[i64] = family("toss", 2, "slot")
OFFER: Final[i64] = family("offer", SEATS, "seat")
ACCEPT: Final[i64] = family("accept", SEATS, "seat")
DECLINE: Final[i64] = family("decline", SEATS, "seat")
COUNTER: Final[i64] = family("counter", SEATS, "seat")
WITHDRAW: Final[i64] = family("withdraw", SEATS, "seat")
GIVE_MONEY: Final[i64] = family("give-money", STEPS, "money", "give ${amount}")
ASK_MONEY: Final[i64] = family("ask-money", STEPS, "money", "ask ${amount}")
GIVE_KIND: Final[i64] = family("give-kind", KINDS, "kind", "give {kind}")
ASK_KIND: Final[i64] = family("ask-kind", KINDS, "kind", "ask {kind}")
GIVE_GARBAGE: Final[i64] = family("give-garbage")
ASK_GARBAGE: Final[i64] = family("ask-garbage")
GIVE_UPGRADE: Final[i64] = family("give-upgrade", UPGRADES, "upgrade", "give {upgrade}")
ASK_UPGRADE: Final[i64] = family("ask-upgrade", UPGRADES, "upgrade", "ask {upgrade}")
GIVE_ISLAND: Final[i64] = family("give-island", UPGRADES, "upgrade")
ASK_ISLAND: Final[i64] = family("ask-island", UPGRADES, "upgrade")
GIVE_SHOWN: Final[i64] = family("give-shown", CARDS, "card")
GIVE_COVERED: Final[i64] = family("give-covered", CARDS, "card")
ASK_CARD: Final[i64] = family("ask-card")
SWAP: Final[i64] = family("swap", 4, "pair", "swap {slots}")  # 2 own slot + the partner's slot
STRIKE: Final[i64] = family("strike", 2 * ENTRIES, "entry", "strike {n}")  # of the draft

BID_ALL: Final[i64] = 20
BID_GARBAGE: Final[i64] = 20  # + g
BID_DROP: Final[i64] = 41
BIDS: Final[i64] = 42

COOK_NONE: Final[i64] = 0
COOK_BOTH: Final[i64] = 3


def sums(first: i64, least: i64, most: i64) -> list[int]:
    """D17, D20: the moves of a family of sums that name at least and at most so much."""
    low: i64 = max(STEP, least + -least % STEP)
    high: i64 = min(most, STEP * STEPS)
    return [first + money // STEP - 1 for money in range(low, high + 1, STEP)]


def sum_of(first: i64, move: i64) -> i64:
    """The money that such a move names."""
    return STEP * (move - first + 1)


Names = dict[str, list[str]]  # the ids of the box by sort, from which the moves are written


def catalogue(names: Names) -> Catalogue:
    """`buy chop_shop-2`, `play armed_robbery`, `bid $300`, `give $200`, `use beef` and so on."""
    lists = {
        **names,
        "place": names["place"][:PLACES],
        "market": names["place"][:MARKETS],
        "veggie": names["kind"][10 : 10 + VEGGIES],
        "seat": counted(SEATS),
        "money": [str(STEP * step) for step in range(1, STEPS + 1)],
        "garbage": counted(STEPS),
        "slot": counted(2),
        "level": ["2", "3", "4"],
        "few": counted(3),
        "pair": ["1-1", "1-2", "2-1", "2-2"],
        "entry": counted(2 * ENTRIES),
    }
    moves = Catalogue()
    for first, verb, size, sorts, written in FAMILIES:
        values = [lists[sort] for sort in sorts.split()]
        fields = [field for _, field, _, _ in Formatter().parse(written) if field]
        moves.add(verb, written, **dict(zip(fields, values, strict=True)))
        assert len(moves) == first + size, f"the family {verb} says it has {size} moves"
    return moves


def counted(most: int) -> list[str]:
    return [str(number) for number in range(1, most + 1)]
