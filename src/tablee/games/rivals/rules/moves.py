"""Section 14: every move of the game, numbered once and for all.

A move's number is its family's first number plus what it names. Seats in texts count from 1; a
space is written `chop_shop-2` (the second counter from the left), a recipe slot 1 or 2.
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
STEPS: Final = 20  # D17, D20: money in steps of $100 up to $2,000; garbage bids up to 20
ENTRIES: Final = 6  # R7.52: on each side of an offer

PASS: Final[i64] = 0
BACK: Final[i64] = 1  # R7.8: `done` is taken back
NO: Final[i64] = 2
FINISH: Final[i64] = 3
CLAM: Final[i64] = 4
LET: Final[i64] = 5
PAY: Final[i64] = 6
DUMP: Final[i64] = 7
SELL: Final[i64] = 8
BUY_CARD: Final[i64] = 9
BUNDLE: Final[i64] = 10
SEND: Final[i64] = 11
CANCEL: Final[i64] = 12
SMILE: Final[i64] = 13
TRASH: Final[i64] = 14
MONEY: Final[i64] = 15
EXTRA: Final[i64] = 16
PLAIN: Final[i64] = 17
GIVE: Final[i64] = 18  # D20: the next entry is given
ASK: Final[i64] = 19  # or asked
RESTAURANT: Final[i64] = 20
KEEP: Final[i64] = RESTAURANT + 8  # a chef
BAN: Final[i64] = KEEP + 12
ACTIVE: Final[i64] = BAN + 12
HIT: Final[i64] = ACTIVE + 12
SPARE: Final[i64] = HIT + 12
CHEF: Final[i64] = SPARE + 12  # names a chef as a target
REPLACE: Final[i64] = CHEF + 12
GO: Final[i64] = REPLACE + 12
STAND: Final[i64] = GO + 7
STAND_SHELF: Final[i64] = STAND + 21
BUY: Final[i64] = STAND_SHELF + 6
SHELF: Final[i64] = BUY + 21
FOODSHIDO: Final[i64] = SHELF + 6
ORDER: Final[i64] = FOODSHIDO + 6
MARKET: Final[i64] = ORDER + 21
RATS: Final[i64] = MARKET + 6
UPGRADE: Final[i64] = RATS + 6  # 8 u + seat
BID: Final[i64] = UPGRADE + 40  # 42 figure + 0..19 money, 20 all, 21..40 garbage, 41 drop
TARGET: Final[i64] = BID + 84
COMRADE: Final[i64] = TARGET + 8
PLAY: Final[i64] = COMRADE + 8
HAND: Final[i64] = PLAY + 27  # hand over or keep one's own action card
NAME: Final[i64] = HAND + 27
TAKE: Final[i64] = NAME + 29
DISCARD: Final[i64] = TAKE + 29
USE: Final[i64] = DISCARD + 29
USE_TWO: Final[i64] = USE + 29
COOK: Final[i64] = USE_TWO + 5  # 0 none, 1 first recipe, 2 second, 3 both
DRAW: Final[i64] = COOK + 4
BONUS: Final[i64] = DRAW + 2
RECIPE: Final[i64] = BONUS + 3
REVIEW: Final[i64] = RECIPE + 48
RECYCLE: Final[i64] = REVIEW + 2
TOSS: Final[i64] = RECYCLE + 3
OFFER: Final[i64] = TOSS + 2
ACCEPT: Final[i64] = OFFER + 8
DECLINE: Final[i64] = ACCEPT + 8
COUNTER: Final[i64] = DECLINE + 8
WITHDRAW: Final[i64] = COUNTER + 8
GIVE_MONEY: Final[i64] = WITHDRAW + 8
ASK_MONEY: Final[i64] = GIVE_MONEY + 20
GIVE_KIND: Final[i64] = ASK_MONEY + 20
ASK_KIND: Final[i64] = GIVE_KIND + 29
GIVE_GARBAGE: Final[i64] = ASK_KIND + 29
ASK_GARBAGE: Final[i64] = GIVE_GARBAGE + 1
GIVE_UPGRADE: Final[i64] = ASK_GARBAGE + 1
ASK_UPGRADE: Final[i64] = GIVE_UPGRADE + 5
GIVE_ISLAND: Final[i64] = ASK_UPGRADE + 5
ASK_ISLAND: Final[i64] = GIVE_ISLAND + 5
GIVE_SHOWN: Final[i64] = ASK_ISLAND + 5
GIVE_COVERED: Final[i64] = GIVE_SHOWN + 27
ASK_CARD: Final[i64] = GIVE_COVERED + 27
SWAP: Final[i64] = ASK_CARD + 1  # 2 own slot + the partner's slot
STRIKE: Final[i64] = SWAP + 4  # the n-th entry of the draft
MOVES: Final[i64] = STRIKE + 12

BID_ALL: Final[i64] = 20
BID_GARBAGE: Final[i64] = 20  # + g
BID_DROP: Final[i64] = 41
BIDS: Final[i64] = 42

COOK_NONE: Final[i64] = 0
COOK_BOTH: Final[i64] = 3

WORDS: Final = (
    "pass back no finish clam let pay dump sell-chocolate buy-card bundle send cancel smile trash "
    "money extra plain give ask"
)


Names = dict[str, list[str]]  # the ids of the box by sort, from which the moves are written

# the families after the single words, in order: where each starts, its verb, how it is written (if
# not as its verb, with what it names) and the lists that the fields in braces run through; several
# verbs: one family each, after each other
FAMILIES: Final = (
    (RESTAURANT, "restaurant", "", "restaurant"),
    (KEEP, "keep ban active hit spare chef replace", "", "chef"),
    (GO, "go", "", "place"),
    (STAND, "stand", "", "space"),
    (STAND_SHELF, "stand-shelf", "stand {place}-shelf", "market"),
    (BUY, "buy", "", "space"),
    (SHELF, "shelf", "shelf {place}", "market"),
    (FOODSHIDO, "foodshido", "foodshido {place}", "market"),
    (ORDER, "order", "", "space"),
    (MARKET, "market", "market {place}", "market"),
    (RATS, "rats", "pay-rats {place}", "market"),
    (UPGRADE, "upgrade", "upgrade {upgrade} {seat}", "upgrade seat"),
    (BID, "bid", "bid ${amount}", "money"),
    (BID + BID_ALL, "bid-all", "", ""),
    (BID + BID_GARBAGE + 1, "bid-garbage", "bid all+{amount}", "garbage"),
    (BID + BID_DROP, "bid-drop", "", ""),
    (BID + BIDS, "second-bid", "bid2 ${amount}", "money"),
    (BID + BIDS + BID_ALL, "second-bid-all", "bid2 all", ""),
    (BID + BIDS + BID_GARBAGE + 1, "second-bid-garbage", "bid2 all+{amount}", "garbage"),
    (BID + BIDS + BID_DROP, "second-bid-drop", "bid2 drop", ""),
    (TARGET, "target comrade", "", "seat"),
    (PLAY, "play hand", "", "card"),
    (NAME, "name take discard use", "", "kind"),
    (USE_TWO, "use-two", "use-two {kind}", "veggie"),
    (COOK, "cook-none cook-1 cook-2 cook-both", "", ""),
    (DRAW, "draw", "", "slot"),
    (BONUS, "bonus", "", "level"),
    (RECIPE, "recipe", "", "recipe"),
    (REVIEW, "review", "", "slot"),
    (RECYCLE, "recycle", "recycle {n}", "few"),
    (TOSS, "toss", "", "slot"),
    (OFFER, "offer accept decline counter withdraw", "", "seat"),
    (GIVE_MONEY, "give-money", "give ${amount}", "money"),
    (ASK_MONEY, "ask-money", "ask ${amount}", "money"),
    (GIVE_KIND, "give-kind", "give {kind}", "kind"),
    (ASK_KIND, "ask-kind", "ask {kind}", "kind"),
    (GIVE_GARBAGE, "give-garbage ask-garbage", "", ""),
    (GIVE_UPGRADE, "give-upgrade", "give {upgrade}", "upgrade"),
    (ASK_UPGRADE, "ask-upgrade", "ask {upgrade}", "upgrade"),
    (GIVE_ISLAND, "give-island ask-island", "", "upgrade"),
    (GIVE_SHOWN, "give-shown give-covered", "", "card"),
    (ASK_CARD, "ask-card", "", ""),
    (SWAP, "swap", "swap {slots}", "pair"),
    (STRIKE, "strike", "strike {n}", "entry"),
)


def catalogue(names: Names) -> Catalogue:
    """`buy chop_shop-2`, `play armed_robbery`, `bid $300`, `give $200`, `use beef` and so on."""
    lists = {
        **names,
        "place": names["place"][:PLACES],
        "market": names["place"][:MARKETS],
        "veggie": names["kind"][10 : 10 + VEGGIES],
        "seat": counted(SEATS),
        "money": [str(100 * step) for step in range(1, STEPS + 1)],
        "garbage": counted(STEPS),
        "slot": counted(2),
        "level": ["2", "3", "4"],
        "few": counted(3),
        "pair": ["1-1", "1-2", "2-1", "2-2"],
        "entry": counted(2 * ENTRIES),
    }
    moves = Catalogue()
    for word in WORDS.split():
        moves.add(word, word)
    for first, verbs, special, sorts in FAMILIES:
        values = [lists[sort] for sort in sorts.split()]
        assert len(moves) == first, f"the constant of {verbs} says {first}, not {len(moves)}"
        for verb in verbs.split():
            plain = verb.replace("-", " ")
            pattern = special or (f"{plain} {{{sorts}}}" if sorts else plain)
            fields = [field for _, field, _, _ in Formatter().parse(pattern) if field]
            moves.add(verb, pattern, **dict(zip(fields, values, strict=True)))
    assert len(moves) == MOVES
    return moves


def counted(most: int) -> list[str]:
    return [str(number) for number in range(1, most + 1)]
