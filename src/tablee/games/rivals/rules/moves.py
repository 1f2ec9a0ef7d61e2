"""Section 14: every move of the game, numbered once and for all.

A move's number is its family's first number plus what it names. Seats in texts count from 1; a
space is written `chop_shop-2` (the second counter from the left), a recipe slot 1 or 2.
"""

from __future__ import annotations

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


class Names:
    """The ids of the box, from which the moves are written."""

    def __init__(
        self,
        kinds: list[str],
        cards: list[str],
        recipes: list[str],
        chefs: list[str],
        restaurants: list[str],
        upgrades: list[str],
        places: list[str],
        spaces: list[str],
    ) -> None:
        self.kinds = kinds
        self.cards = cards
        self.recipes = recipes
        self.chefs = chefs
        self.restaurants = restaurants
        self.upgrades = upgrades
        self.places = places
        self.spaces = spaces


def catalogue(names: Names) -> Catalogue:
    """`buy chop_shop-2`, `play armed_robbery`, `bid $300`, `give $200`, `use beef` and so on."""
    moves = Catalogue()
    for word in WORDS.split():
        moves.add(word, word)
    add_figures(moves, names)
    add_market(moves, names)
    add_cards(moves, names)
    add_barter(moves, names)
    assert len(moves) == MOVES
    return moves


def placed(first: int, expected: i64) -> None:
    """The constants above say where a family starts."""
    assert first == expected


def add_figures(moves: Catalogue, names: Names) -> None:
    chefs = names.chefs
    markets = names.places[:MARKETS]
    placed(moves.add("restaurant", "restaurant {restaurant}", restaurant=names.restaurants), 20)
    placed(moves.add("keep", "keep {chef}", chef=chefs), KEEP)
    placed(moves.add("ban", "ban {chef}", chef=chefs), BAN)
    placed(moves.add("active", "active {chef}", chef=chefs), ACTIVE)
    placed(moves.add("hit", "hit {chef}", chef=chefs), HIT)
    placed(moves.add("spare", "spare {chef}", chef=chefs), SPARE)
    placed(moves.add("chef", "chef {chef}", chef=chefs), CHEF)
    placed(moves.add("replace", "replace {chef}", chef=chefs), REPLACE)
    placed(moves.add("go", "go {place}", place=names.places), GO)
    placed(moves.add("stand", "stand {space}", space=names.spaces), STAND)
    placed(moves.add("stand-shelf", "stand {place}-shelf", place=markets), STAND_SHELF)


def add_market(moves: Catalogue, names: Names) -> None:
    markets = names.places[:MARKETS]
    seats = [str(seat + 1) for seat in range(SEATS)]
    placed(moves.add("buy", "buy {space}", space=names.spaces), BUY)
    placed(moves.add("shelf", "shelf {place}", place=markets), SHELF)
    placed(moves.add("foodshido", "foodshido {place}", place=markets), FOODSHIDO)
    placed(moves.add("order", "order {space}", space=names.spaces), ORDER)
    placed(moves.add("market", "market {place}", place=markets), MARKET)
    placed(moves.add("rats", "pay-rats {place}", place=markets), RATS)
    placed(
        moves.add("upgrade", "upgrade {upgrade} {seat}", upgrade=names.upgrades, seat=seats),
        UPGRADE,
    )
    for verb, word in (("bid", "bid"), ("second-bid", "bid2")):
        amounts = [f"{100 * step}" for step in range(1, STEPS + 1)]
        moves.add(verb, word + " ${amount}", amount=amounts)
        moves.add(f"{verb}-all", f"{word} all")
        garbage = [str(count) for count in range(1, STEPS + 1)]
        moves.add(f"{verb}-garbage", word + " all+{amount}", amount=garbage)
        moves.add(f"{verb}-drop", f"{word} drop")
    placed(moves.add("target", "target {seat}", seat=seats), TARGET)
    placed(moves.add("comrade", "comrade {seat}", seat=seats), COMRADE)


def add_cards(moves: Catalogue, names: Names) -> None:
    kinds = names.kinds
    placed(moves.add("play", "play {card}", card=names.cards), PLAY)
    placed(moves.add("hand", "hand {card}", card=names.cards), HAND)
    placed(moves.add("name", "name {kind}", kind=kinds), NAME)
    placed(moves.add("take", "take {kind}", kind=kinds), TAKE)
    placed(moves.add("discard", "discard {kind}", kind=kinds), DISCARD)
    placed(moves.add("use", "use {kind}", kind=kinds), USE)
    placed(moves.add("use-two", "use-two {kind}", kind=kinds[10:15]), USE_TWO)
    for word in ("none", "1", "2", "both"):
        moves.add(f"cook-{word}", f"cook {word}")
    placed(moves.add("draw", "draw {slot}", slot=["1", "2"]), DRAW)
    placed(moves.add("bonus", "bonus {level}", level=["2", "3", "4"]), BONUS)
    placed(moves.add("recipe", "recipe {recipe}", recipe=names.recipes), RECIPE)
    placed(moves.add("review", "review {slot}", slot=["1", "2"]), REVIEW)
    placed(moves.add("recycle", "recycle {n}", n=["1", "2", "3"]), RECYCLE)
    placed(moves.add("toss", "toss {slot}", slot=["1", "2"]), TOSS)


def add_barter(moves: Catalogue, names: Names) -> None:
    seats = [str(seat + 1) for seat in range(SEATS)]
    amounts = [f"{100 * step}" for step in range(1, STEPS + 1)]
    placed(moves.add("offer", "offer {seat}", seat=seats), OFFER)
    for verb in ("accept", "decline", "counter", "withdraw"):
        moves.add(verb, verb + " {seat}", seat=seats)
    for verb in ("give", "ask"):
        moves.add(f"{verb}-money", verb + " ${amount}", amount=amounts)
    for verb in ("give", "ask"):
        moves.add(f"{verb}-kind", verb + " {kind}", kind=names.kinds)
    for verb in ("give", "ask"):
        moves.add(f"{verb}-garbage", f"{verb} garbage")
    for verb in ("give", "ask"):
        moves.add(f"{verb}-upgrade", verb + " {upgrade}", upgrade=names.upgrades)
    for verb in ("give", "ask"):
        moves.add(f"{verb}-island", verb + " island {upgrade}", upgrade=names.upgrades)
    placed(moves.add("give-shown", "give shown {card}", card=names.cards), GIVE_SHOWN)
    placed(moves.add("give-covered", "give covered {card}", card=names.cards), GIVE_COVERED)
    placed(moves.add("ask-card", "ask card"), ASK_CARD)
    pairs = [f"{mine}-{other}" for mine in (1, 2) for other in (1, 2)]
    placed(moves.add("swap", "swap {slots}", slots=pairs), SWAP)
    numbers = [str(number) for number in range(1, 2 * ENTRIES + 1)]
    placed(moves.add("strike", "strike {n}", n=numbers), STRIKE)
