"""What a move means just now: which ingredient, at what price, in whose stead.

The catalogue's own labels are the same in every position (`Buy from Chop Shop 2`); these look at
the table (`Buy Beef for $200`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tablee.games.rivals.canvas import HARD_BLANK, Canvas
from tablee.games.rivals.game import Rivals
from tablee.games.rivals.prompts import ask_of, wars_of
from tablee.games.rivals.rules import moves as m
from tablee.games.rivals.rules.draft import read_draft
from tablee.games.rivals.rules.ids import (
    GARBAGE_OR_MONEY,
    GOHAN,
    ISLAND,
    NONE,
    PHYLLIS,
    PORK,
    SAUCE,
    WINE,
)
from tablee.games.rivals.wits.sight import BASIC, Player
from tablee.kernel import View

if TYPE_CHECKING:
    from tablee.i18n import Speaker

FEW_BIDS = 4  # of a long row of amounts so many are listed; the others can be typed
FEW_SUMS = 6
REMOTE = 2  # El Luchador's bonus of level 4, counted from 0

Labeller = Callable[[Canvas, Player, int, int], str]


def label(speaker: Speaker, game: Rivals, view: View, move: int) -> str:
    """A move in the present position; as the catalogue has it where nothing is to be added."""
    c = Canvas(speaker, game, view)
    said = contextual(c, c.me, move) if c.me is not None else ""
    return (said or speaker.move(move)).replace(HARD_BLANK, " ")


def question(speaker: Speaker, game: Rivals, view: View) -> str:
    """What is asked now, with the names of what it is about."""
    c = Canvas(speaker, game, view)
    said = ask_of(c, c.me) if c.me is not None else ""
    return (said or speaker.ask(view.phase, view.seat)).replace(HARD_BLANK, " ")


def concerns(game: Rivals, view: View) -> object:
    """Whoever passes on is asked again when this changes: a new day, another bid in one's war."""
    wars = [(war["space"], war["bids"]) for war in wars_of(view)]
    return view.facts["day"], wars


def leave_out(game: Rivals, view: View, moves: Sequence[int]) -> set[int]:
    """The later ones of a long row of amounts, and upgrades bought for others."""
    rows = [(m.BID + m.BIDS * at + first, size) for at in (0, 1) for first, size in BID_ROWS]
    rows += [(m.GIVE_MONEY, m.STEPS), (m.ASK_MONEY, m.STEPS)]
    hidden: set[int] = set()
    for first, size in rows:
        few = FEW_SUMS if first >= m.GIVE_MONEY else FEW_BIDS
        hidden |= set(sorted(move for move in moves if first <= move < first + size)[few:])
    upgrades = range(m.UPGRADE, m.UPGRADE + m.SEATS * m.UPGRADES)
    for_others = {at for at in upgrades if (at - m.UPGRADE) % m.SEATS != view.seat}
    return hidden | for_others.intersection(moves)


BID_ROWS = ((0, m.STEPS), (m.BID_GARBAGE + 1, m.STEPS))


def contextual(c: Canvas, p: Player, move: int) -> str:
    """What can be added to the label of a move; "" where there is nothing."""
    for first, size, said in FAMILIES:
        if first <= move < first + size:
            return said(c, p, move - first, move)
    return ""


# --- the market -----------------------------------------------------------------------------------


def stand(c: Canvas, p: Player, space: int, move: int) -> str:
    kind = c.name("kind", c.on_space(space))
    return c.say("label-stand", kind=kind, space=c.name("space", space))


def buy(c: Canvas, p: Player, space: int, move: int) -> str:
    kind = c.name("kind", c.on_space(space))
    if c.view.phase == "bundle":
        return c.say("label-order", kind=kind, space=c.name("space", space))
    market = c.tables.spaces[space]
    return c.say("label-buy", kind=kind, n=c.cheapest(p, market, c.tables.prices[market]))


def order(c: Canvas, p: Player, space: int, move: int) -> str:
    kind = c.name("kind", c.on_space(space))
    return c.say("label-order", kind=kind, space=c.name("space", space))


def shelf(c: Canvas, p: Player, market: int, move: int) -> str:
    place = c.name("place", market)
    if c.view.phase == "bundle":
        return c.say("label-shelf-free", place=place)
    price = c.cheapest(p, market, p.shelf_prices[market])
    return c.say("label-shelf", place=place, n=price)


def foodshido(c: Canvas, p: Player, market: int, move: int) -> str:
    price = c.price(p, figure_of(p, GOHAN), p.shelf_prices[market], True)
    return c.say("label-foodshido", place=c.name("place", market), n=price)


def upgrade(c: Canvas, p: Player, at: int, move: int) -> str:
    bit, owner = divmod(at, m.SEATS)
    price = c.cheapest(p, ISLAND, c.tables.upgrade_prices[bit])
    name = c.name("upgrade", bit)
    if owner == c.view.seat:
        return c.say("label-upgrade", upgrade=name, n=price)
    return c.say("label-upgrade-for", upgrade=name, n=price, seat=c.seat(owner))


def comrade(c: Canvas, p: Player, seat: int, move: int) -> str:
    return c.say("label-comrade", seat=c.seat(seat), n=c.tables.comrade_price)


def rats(c: Canvas, p: Player, market: int, move: int) -> str:
    return c.say("label-rats", place=c.name("place", market), n=c.tables.rat_price)


def service(c: Canvas, p: Player, at: int, move: int) -> str:
    """The words without arguments: what they cost or mean here."""
    tables = c.tables
    if move in (m.PASS, m.BACK):
        return waiting(c, move)
    if move == m.BUY_CARD:
        return c.say("label-buy-card", n=card_price(c, p))
    if move == m.DUMP:
        remote = tables.bonus_a[3 * p.restaurant + REMOTE]
        return c.say("label-dump", n=tables.dump_price if p.on_island else remote)
    if move == m.SELL:
        return c.say("label-sell", n=tables.chocolate_price)
    if move == m.BUNDLE:
        return c.say(
            "label-bundle", n=c.price(p, figure_of(p, PHYLLIS), tables.bundle_price, True, 2)
        )
    if move in (m.NO, m.PAY):
        return refusal_or_price(c, move)
    if move in (m.TRASH, m.MONEY):
        return sorting(c, p, move)
    return spice(c, p, move) if move in (m.EXTRA, m.PLAIN) else ""


def figure_of(p: Player, chef: int) -> int:
    return p.chefs.index(chef) if chef in p.chefs else 0


def card_price(c: Canvas, p: Player) -> int:
    """R7.16, R10.11: on the Island, else by Pork Knuckles from wherever he is."""
    base = c.tables.card_price
    if p.on_island:
        return c.cheapest(p, ISLAND, base)
    return c.price(p, figure_of(p, PORK), base, False)


def waiting(c: Canvas, move: int) -> str:
    """Passing in a war is waiting; on the clock it is to be done, which may be taken back."""
    if move == m.BACK:
        return c.say("label-declare-again") if c.view.phase == "cook" else ""
    if c.view.phase == "stalls":
        return c.say("label-done")
    return c.say("label-wait") if wars_of(c.view) else ""


def refusal_or_price(c: Canvas, move: int) -> str:
    """What paying costs and what not paying means, by what is asked."""
    phase = c.view.phase
    if phase == "ransom":
        return c.say("label-ransom" if move == m.PAY else "label-no-cooking", n=c.tables.ransom)
    if phase == "drama-cost" and move == m.PAY:
        return c.say("label-pay", n=c.tables.kim_price)
    return c.say("label-no-card") if phase == "cook" and move == m.NO else ""


def sorting(c: Canvas, p: Player, move: int) -> str:
    """R11.2: El Luchador's choice."""
    first = 3 * p.restaurant
    for bonus in range(first, first + 3):
        if c.tables.bonus[bonus] == GARBAGE_OR_MONEY:
            if move == m.TRASH:
                return c.say("label-trash", n=min(p.garbage, c.tables.bonus_a[bonus]))
            return c.say("label-money", n=c.tables.bonus_b[bonus])
    return ""


def bid(c: Canvas, p: Player, at: int, move: int) -> str:
    """The ingredient of the war, and with two figures which of them bids."""
    figure, what = divmod(at, m.BIDS)
    kind = c.name("kind", c.on_space(p.spaces[figure]))
    if what == m.BID_DROP:
        said = c.say("label-drop", kind=kind)
    else:
        garbage = what - m.BID_GARBAGE if what > m.BID_GARBAGE else 0
        money = 100 * (what + 1) if what < m.BID_ALL else all_in(c, figure)
        said = c.say("label-bid", kind=kind, money=money, garbage=garbage)
    return c.speaker.pair(c.name("chef", p.chefs[figure]), said) if len(p.chefs) > 1 else said


def all_in(c: Canvas, figure: int) -> int:
    """R7.32: all a bidder has, but for what is bound in a war of the other figure."""
    p = c.players[c.view.seat]
    bound: list[int] = [
        money
        for war in wars_of(c.view)
        for seat, money, _ in war["bids"]
        if seat == c.view.seat and war["space"] != p.spaces[figure]
    ]
    return p.money - sum(bound)


# --- the kitchen ----------------------------------------------------------------------------------


def cook(c: Canvas, p: Player, dishes: int, move: int) -> str:
    if not dishes:
        return ""
    gains = [
        c.say("label-dish", recipe=c.name("recipe", p.recipes[slot]), n=c.gain(p, slot))
        for slot in range(2)
        if dishes >> slot & 1
    ]
    return c.say("label-cook", dishes=", ".join(gains))


def spice(c: Canvas, p: Player, move: int) -> str:
    """R8.5: which extra; of two dishes the basic one is asked about first."""
    asked = sum(note in (m.EXTRA, m.PLAIN) for note in c.view.notes)
    dishes = next((note - m.COOK for note in c.view.notes if m.COOK < note < m.COOK + 4), 0)
    spices = [SAUCE if p.recipes[slot] < BASIC else WINE for slot in range(2) if dishes >> slot & 1]
    held = [kind for kind in spices if p.have[kind]]
    if asked >= len(held):
        return ""
    key = "label-extra" if move == m.EXTRA else "label-plain"
    return c.say(key, kind=c.name("kind", held[asked]))


def draw(c: Canvas, p: Player, slot: int, move: int) -> str:
    """R7.58, R13.41: basic beside a gourmet recipe, gourmet beside a basic one."""
    left = [recipe for recipe in p.recipes if recipe != NONE]
    gourmet = left[0] < BASIC if left else slot == 1
    return c.say("label-draw", sort=c.say("screen-gourmet" if gourmet else "screen-basic"))


def bonus(c: Canvas, p: Player, level: int, move: int) -> str:
    key = c.game.nouns["restaurant"][p.restaurant].key
    text = c.game.box.texts[f"{key}-{level + 2}"][c.speaker.language]
    return c.say("label-bonus", n=level + 2, text=text)


def own_recipe(key: str) -> Labeller:
    return lambda c, p, slot, move: c.say(key, recipe=c.name("recipe", p.recipes[slot]))


# --- the trade desk -------------------------------------------------------------------------------


def swap(c: Canvas, p: Player, code: int, move: int) -> str:
    if not c.view.notes:
        return ""
    other = c.players[read_draft(c.view.notes).partner]
    mine, theirs = p.recipes[code // 2], other.recipes[code % 2]
    return c.say("label-swap", recipe=c.name("recipe", mine), other=c.name("recipe", theirs))


def strike(c: Canvas, p: Player, at: int, move: int) -> str:
    draft = read_draft(c.view.notes)
    if at >= len(draft.keys):
        return ""
    entry = contextual(c, p, draft.keys[at]) or c.speaker.move(draft.keys[at])
    return c.say("label-strike", entry=entry)


FAMILIES: tuple[tuple[int, int, Labeller], ...] = (
    (0, m.RESTAURANT, service),
    (m.STAND, m.SPACES, stand),
    (m.BUY, m.SPACES, buy),
    (m.SHELF, m.MARKETS, shelf),
    (m.FOODSHIDO, m.MARKETS, foodshido),
    (m.ORDER, m.SPACES, order),
    (m.RATS, m.MARKETS, rats),
    (m.UPGRADE, m.SEATS * m.UPGRADES, upgrade),
    (m.BID, 2 * m.BIDS, bid),
    (m.COMRADE, m.SEATS, comrade),
    (m.COOK, 4, cook),
    (m.DRAW, 2, draw),
    (m.BONUS, 3, bonus),
    (m.REVIEW, 2, own_recipe("label-review")),
    (m.TOSS, 2, own_recipe("label-toss")),
    (m.SWAP, 4, swap),
    (m.STRIKE, 2 * m.ENTRIES, strike),
)
