"""R17.1: every move, numbered once and for all; and how the cards and tiles are numbered."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.kernel.catalogue import Catalogue

# --- cards and tiles (R3.5) -----------------------------------------------------------------------

COLOURS: Final = 5
STARTING: Final = 6  # starting cards of a colour: four, and two of promo pack 4
LEVEL_CARDS: Final = 68
STARS: Final = 11  # eight, and three of promo pack 3
RECIPES: Final = 45
TILES: Final = 50
SOLO_CARDS: Final = 30

# the cards: starting staff by colour, staff by level, starred staff, recipes, tiles, solo cards
FIRST_LEVEL: Final[i64] = 30
FIRST_STAR: Final[i64] = 98
FIRST_RECIPE: Final[i64] = 109
FIRST_TILE: Final[i64] = 154
FIRST_SOLO: Final[i64] = 204
CARDS: Final = 234

# the kinds: the same, with the starting cards once for all colours
COPIES: Final[i64] = 24  # so much further down than its card is every kind but a starting card's
STAFF: Final = 85
KIND_STAR: Final[i64] = 74
KIND_RECIPE: Final[i64] = 85
KIND_TILE: Final[i64] = 130
KIND_SOLO: Final[i64] = 180
KINDS: Final = 210

FACES: Final = [card % 6 if card < 30 else card - 24 for card in range(CARDS)]


def staff_of(kind: i64, player: i64) -> i64:
    """The card of a kind that a player may hold."""
    return player * STARTING + kind if kind < STARTING else kind + COPIES


# --- names ----------------------------------------------------------------------------------------

ACTIONS: Final = [
    *("recipes", "ingredients", "staples", "bake", "decorate"),
    *("deliver", "recruit", "dismiss", "place"),
]
STAPLES: Final = ["flour", "sugar", "butter"]
RACKS: Final = ["top", "bottom"]
TABLES: Final = ["top", "left", "centre", "right", "bottom"]
LONGEST: Final = 8  # spaces of the longest table; table t has the spaces 8 t to 8 t + 7
SPACES: Final = 40
CELLS: Final = 12  # of the display, on the large side
SLOTS: Final = 16  # of service tables: service table v has the slots 2 v (left) and 2 v + 1
HOSTS: Final = 6
PLACES: Final = 22  # at court: the slots, then the hosts
MOST_BOUGHT: Final = 9  # of one staple: more than are sold, so that a rule refuses the rest

RECIPES_ACTION: Final[i64] = 0
INGREDIENTS_ACTION: Final[i64] = 1
STAPLES_ACTION: Final[i64] = 2
BAKE_ACTION: Final[i64] = 3
DECORATE_ACTION: Final[i64] = 4
DELIVER_ACTION: Final[i64] = 5
RECRUIT_ACTION: Final[i64] = 6
PLACE_ACTION: Final[i64] = 8

STAFF_VERBS: Final = ["take", "draft", "remove", "play", "recruit", "dismiss"]

# --- moves ----------------------------------------------------------------------------------------

TAKE: Final[i64] = 0  # a kind of staff into the hand (R6.2, R15.3)
DRAFT: Final[i64] = 85
REMOVE: Final[i64] = 170
PLAY: Final[i64] = 255
RECRUIT: Final[i64] = 340
DISMISS: Final[i64] = 425
ACTION: Final[i64] = 510  # one of nine
NO_ACTION: Final[i64] = 519
BONUS: Final[i64] = 520
NO_BONUS: Final[i64] = 521
DONE: Final[i64] = 522
FORGO: Final[i64] = 523
RECIPE: Final[i64] = 524  # a recipe of the row
DISCARD: Final[i64] = 569  # an own recipe
INGREDIENT: Final[i64] = 614  # a cell of the display: 3 * row + column
BUY: Final[i64] = 626  # n of a staple: 9 * staple + n - 1
BAKE: Final[i64] = 653  # an own recipe
LESS: Final[i64] = 698  # flour, honey, nothing
USE: Final[i64] = 701  # a tile for a need
RACK: Final[i64] = 751
DECORATE: Final[i64] = 753  # a rack
GARNISH: Final[i64] = 755  # a tile
DELIVER: Final[i64] = 805  # a rack
SELL: Final[i64] = 807
PRESENT: Final[i64] = 808
SPACE: Final[i64] = 809  # a space of a table
TIP: Final[i64] = 849  # so many servants, 0 to 4
SERVANT: Final[i64] = 854  # a slot
HOST: Final[i64] = 870
KEEP: Final[i64] = 876  # a drawn recipe, then a drawn tile
MOVE: Final[i64] = 971  # the pastry on a space
TABLE: Final[i64] = 1011
COPY: Final[i64] = 1016  # a player
COPY_ACTION: Final[i64] = 1021  # one of nine
COPY_PRESTIGE: Final[i64] = 1030
PRESTIGE: Final[i64] = 1031  # so often, 0 to 8
TRADE: Final[i64] = 1040  # a staple
GIVE: Final[i64] = 1043  # a tile
END: Final = 1093


def space_names() -> list[str]:
    return [f"{table} {n}" for table in TABLES for n in range(1, LONGEST + 1)]


def catalogue(kinds: list[str], services: list[str]) -> Catalogue:
    """`play i_leon`, `recipe sable`, `ingredient 1.2`, `buy flour 2`, `space top 3`, ..."""
    moves = Catalogue()
    staff, tiles = kinds[:KIND_RECIPE], kinds[KIND_TILE:KIND_SOLO]
    recipes = kinds[KIND_RECIPE:KIND_TILE]
    rows = [f"{row}.{column}" for row in range(1, 5) for column in range(1, 4)]
    bought = [str(n) for n in range(1, MOST_BOUGHT + 1)]
    slots = [f"{service} {side}" for service in services for side in ("left", "right")]
    for verb in STAFF_VERBS:
        moves.add(verb, verb + " {card}", card=staff)
    moves.add("action", "action {action}", action=ACTIONS)
    moves.add("no-action", "action none")
    moves.add("bonus", "bonus")
    moves.add("no-bonus", "bonus none")
    for word in ("done", "forgo"):
        moves.add(word, word)
    moves.add("recipe", "recipe {card}", card=recipes)
    moves.add("discard", "discard {card}", card=recipes)
    moves.add("ingredient", "ingredient {cell}", cell=rows)
    moves.add("buy", "buy {staple} {n}", staple=STAPLES, n=bought)
    moves.add("bake", "bake {card}", card=recipes)
    moves.add("less", "less {less}", less=["flour", "honey", "nothing"])
    moves.add("use", "use {card}", card=tiles)
    moves.add("rack", "rack {rack}", rack=RACKS)
    moves.add("decorate", "decorate {rack}", rack=RACKS)
    moves.add("garnish", "garnish {card}", card=tiles)
    moves.add("deliver", "deliver {rack}", rack=RACKS)
    moves.add("sell", "sell")
    moves.add("present", "present")
    moves.add("space", "space {space}", space=space_names())
    moves.add("tip", "tip {n}", n=[str(n) for n in range(5)])
    moves.add("servant", "servant {slot}", slot=slots)
    moves.add("host", "host {host}", host=[str(n) for n in range(1, HOSTS + 1)])
    moves.add("keep", "keep {card}", card=[*recipes, *tiles])
    moves.add("move", "move {space}", space=space_names())
    moves.add("table", "table {table}", table=TABLES)
    moves.add("copy", "copy {seat}", seat=[str(n) for n in range(1, COLOURS + 1)])
    moves.add("copy-action", "copy mentor {action}", action=ACTIONS)
    moves.add("copy-prestige", "copy mentor prestige")
    moves.add("prestige", "prestige {n}", n=[str(n) for n in range(9)])
    moves.add("trade", "trade {staple}", staple=STAPLES)
    moves.add("give", "give {card}", card=tiles)
    assert len(moves) == END
    return moves
