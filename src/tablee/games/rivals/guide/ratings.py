"""The guide to Rival Restaurants: shop for the two recipes, trade when both sides gain, bid up to
what a card is worth, throw out garbage before it costs more than it does on the Island.

Every number of the game is asked of the rules on the world at hand. A move is rated with its reason
(`Choice`); what is rated against the other moves looks at all of them (`mind.moves`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast, final

from mypy_extensions import i64

from tablee.bots.base import Reason
from tablee.bots.guide import Guide
from tablee.bots.weights import Weights
from tablee.games.rivals.guide import cards, kitchen, mind as think, shopping
from tablee.games.rivals.guide.mind import Choice, Mind, Taste, for_kind, passing, with_kind
from tablee.games.rivals.rules import ids, moves as m, prices
from tablee.games.rivals.rules.day import TURNING
from tablee.games.rivals.rules.exchange import read_draft
from tablee.games.rivals.rules.town import Town
from tablee.kernel.game import Game
from tablee.kernel.state import State

OFFERS: Final = 4  # so many a day; more only delays the others
NEVER: Final = -1_000_000  # what the guide does not think of

Way = Callable[[Mind, int], Choice]  # what one move is worth


@final
class RivalsGuide(Guide):
    def __init__(self, game: Game, weights: Weights) -> None:
        super().__init__(game, weights)
        self.taste = Taste(weights)

    def rate(self, s: State, seat: i64, moves: list[int]) -> list[int]:
        worths = {choice.move: choice.worth for choice in self.choices(s, seat, moves)}
        return [worths.get(move, NEVER) for move in moves]

    def plans(self, s: State, seat: i64, moves: list[int]) -> list[list[int]]:
        """An offer is written as a whole."""
        mind = Mind(cast(Town, s), seat, moves, self.taste)
        found = sorted(considered(mind), key=lambda choice: -choice.worth)
        return [choice.plan or [choice.move] for choice in found]

    def reasons(self, s: State, seat: i64, move: i64) -> list[Reason]:
        moves = s.phase.legal(s, seat)
        found = self.choices(s, seat, moves) if len(moves) > 1 else []
        return [Reason(one.why, one.args) for one in found if one.move == move]

    def choices(self, s: State, seat: i64, moves: list[int]) -> list[Choice]:
        return considered(Mind(cast(Town, s), seat, moves, self.taste))

    def quiet(self, s: State, seat: i64) -> bool:
        """At dawn: everybody has shopped and cooked as often."""
        return s.phase is TURNING and not any(s.notes)

    def worth(self, s: State, seat: i64) -> i64:
        """Popularity, and what the restaurant as it stands promises."""
        mind = Mind(cast(Town, s), seat, [], self.taste)
        promised = think.standing(mind, mind.me) * 1000 // self.taste.promise
        return 1000 * mind.me.popularity + promised


def considered(mind: Mind) -> list[Choice]:
    """The moves worth a thought, each with its worth and why."""
    if mind.phase in TOGETHER:
        return TOGETHER[mind.phase](mind)
    way = WAYS[mind.phase]
    return [way(mind, move) for move in mind.moves]


# --- before the first day -------------------------------------------------------------------------


def restaurant(mind: Mind, move: int) -> Choice:
    name = move - m.RESTAURANT
    worth = mind.taste.restaurant[name]
    for recipe in mind.me.recipes:
        if mind.box.cuisine[mind.me.number(recipe)] == mind.box.home_cuisine[name]:
            worth += mind.taste.home_dish
    return Choice(move, worth, "strong", ())


def chef(mind: Mind, move: int) -> Choice:
    """The strongest is kept, made active or banned; the weakest is replaced."""
    worth = mind.taste.chef[(move - m.KEEP) % m.CHEFS]
    weak = m.REPLACE <= move < m.REPLACE + m.CHEFS
    return Choice(move, -worth if weak else worth, "strong", ())


# --- Money and Move -------------------------------------------------------------------------------


def wheel(mind: Mind, move: int) -> Choice:
    """Where the visit is worth most; in a Kitchen Squad first who is active."""
    if m.ACTIVE <= move < m.ACTIVE + m.CHEFS:
        return chef(mind, move)
    turned = len([1 for note in mind.notes if m.GO <= note < m.GO + m.PLACES])
    return shopping.visit(mind, move, move - m.GO, turned)


def space(mind: Mind, move: int) -> Choice:
    """In front of what one wants most; at the shelf if there is nothing of the kind."""
    if move >= m.STAND_SHELF:
        return Choice(move, 0, "shelf", ())
    kind = mind.s.kind_on(move - m.STAND)
    cost = prices.counter_price(mind.s, mind.me.figures[0], mind.box.market_of[kind])
    return for_kind(mind, move, kind, with_kind(mind, mind.me, kind, 1, -cost))


def spare(mind: Mind, move: int) -> Choice:
    return Choice(move, 1 if m.HIT <= move < m.SPARE else 0, "hit", ())


def at_leader(mind: Mind, move: int) -> Choice:
    """Whoever of the targets is most popular, or his chef."""
    if move == m.NO:
        return passing(m.NO)
    owner = owner_of(mind, move)
    best = mind.leader([owner_of(mind, other) for other in mind.moves if other != m.NO])
    return Choice(move, 1 if owner == best else -1, "leader", (owner,))


def drama(mind: Mind, move: int) -> Choice:
    """Kim Chi calls who loses most by it."""
    if move == m.NO:
        return passing(m.NO)
    owner = owner_of(mind, move)
    return Choice(move, shopping.drama_worth(mind, owner), "hurts", (owner,))


def owner_of(mind: Mind, move: int) -> int:
    """The player that a move names, or whose chef."""
    if move >= m.TARGET:
        return move - m.TARGET
    figure = mind.s.figure_of(move - m.CHEF)
    return figure.seat if figure is not None else mind.seat


def drama_cost(mind: Mind, move: int) -> Choice:
    if move == m.PAY:
        return Choice(move, -mind.box.kim_price, "cash", (mind.box.kim_price,))
    return discard(mind, move)


# --- attacks --------------------------------------------------------------------------------------


def answer(mind: Mind, move: int) -> Choice:
    """A second Clam-Voyance only for one's own protection."""
    cost = cards.threat(mind) if mind.s.effect.user != mind.seat else 0
    why = "saves" if cost >= mind.taste.enough else "keep"
    return Choice(move, cost - mind.taste.enough if move == m.CLAM else 0, why, ())


# --- cards ----------------------------------------------------------------------------------------


def aim(mind: Mind, move: int) -> Choice:
    """Targets one by one; those with nothing to lose are left out where one may stop."""
    if move == m.FINISH:
        return passing(m.FINISH)
    return Choice(move, cards.harm(mind, move - m.TARGET), "hurts", (move - m.TARGET,))


def road_block(mind: Mind, move: int) -> Choice:
    return Choice(move, 0 if move == m.FINISH else 1, "all", ())


def hand_over(mind: Mind, move: int) -> Choice:
    """The card that is missed least; of those drawn, the best is kept."""
    worth, face = mind.taste.kept[move - m.HAND], ids.CARD_FACE + move - m.HAND
    if mind.phase == "hand-over":
        return Choice(move, -worth, "weak-card", (face,))
    return Choice(move, worth, "card", (face,))


# --- Buy and Barter -------------------------------------------------------------------------------


def commands(mind: Mind) -> list[Choice]:
    """What is worth nothing is not done."""
    found: list[Choice] = []
    for move in mind.moves:
        rest = move in (m.PASS, m.FINISH)
        trade = m.BID <= move < m.TARGET or move >= m.OFFER
        choice = passing(move) if rest or trade else shopping.command(mind, move)
        if rest or (choice.worth > 0 and not trade) or mind.phase == "bundle":
            found.append(choice)
    return found


def window(mind: Mind) -> list[Choice]:
    found = commands(mind)
    return found if len(found) > 1 else [Choice(m.PASS, 0, "keep", ())]


def beat(mind: Mind) -> list[Choice]:
    """The best command; if there is none, the best trade; else to pass."""
    if any(m.ACCEPT <= move < m.DECLINE for move in mind.moves):
        return weigh(mind)
    if m.BACK in mind.moves:
        return [passing(m.BACK)]
    fight = shopping.war(mind, mind.moves)
    if fight.worth > 0:
        return [fight]
    found = commands(mind)
    fighting = any(m.BID <= move < m.BID + 2 * m.BIDS for move in mind.moves)
    if fighting or len(found) > 1 or mind.me.offers_sent >= OFFERS:
        return found
    partners = [move - m.OFFER for move in mind.moves if m.OFFER <= move < m.OFFER + m.SEATS]
    deal = shopping.best_deal(mind, partners, [])
    if deal is not None:
        why = (deal.offer.partner, deal.mine)
        found.append(Choice(deal.entries[0], 1, "deal", why, deal.entries))
    return found


def draft(mind: Mind) -> list[Choice]:
    """Write down the planned offer; what leads to none is given up as soon as possible."""
    notes = mind.notes
    deal = shopping.best_deal(mind, [read_draft(notes).partner], notes)
    if deal is None or deal.entries[len(notes)] not in mind.moves:
        return [passing(m.CANCEL if m.CANCEL in mind.moves else mind.moves[0])]
    rest = deal.entries[len(notes) :]
    return [Choice(rest[0], 1, "deal", (deal.offer.partner, deal.mine), rest)]


def weigh(mind: Mind) -> list[Choice]:
    offer = [one for one in mind.s.offers if one.partner == mind.seat][-1]
    giver, least = offer.giver, mind.taste.least
    mine, theirs = shopping.offer_worth(mind, offer, False), shopping.offer_worth(mind, offer, True)
    fair = shopping.fair(mind, giver, max(mine, least), max(theirs, least))
    good = mine >= mind.taste.accepts and fair
    yes = good and m.ACCEPT + giver in mind.moves
    return [
        Choice(m.ACCEPT + giver, 1 if yes else NEVER, "gain", (giver, mine)),
        Choice(m.DECLINE + giver, 0, "unfair", (giver,)),
    ]


# --- ingredients ----------------------------------------------------------------------------------


def take(mind: Mind, move: int) -> Choice:
    """One ingredient; a Monopoly names what brings most."""
    if mind.phase == "order":
        kind: int = mind.s.kind_on(move - m.ORDER)
    else:
        kind = move - (m.NAME if mind.phase == "name" else m.TAKE)
    if mind.phase == "raid":
        return for_kind(mind, move, kind, cards.theft_worth(mind, mind.s.about, kind))
    if mind.phase == "name":
        return for_kind(mind, move, kind, cards.monopoly_worth(mind, kind))
    return for_kind(mind, move, kind, cards.take_worth(mind, kind))


def recall(mind: Mind, move: int) -> Choice:
    """What hurts most."""
    kind = move - m.NAME
    worth = -with_kind(mind, mind.s.restaurants[mind.s.about], kind, -1, 0)
    return Choice(move, max(0, worth), "missed", (kind,))


def discard(mind: Mind, move: int) -> Choice:
    kind = move - m.DISCARD
    return Choice(move, with_kind(mind, mind.me, kind, -1, 0), "least", (kind,))


def market(mind: Mind, move: int) -> Choice:
    """Rats where the others shop; else the shelf that promises most."""
    me, at = mind.me, move - m.MARKET
    if mind.phase == "free-shelf":
        worth = think.shelf_worth(mind, me, at, me.have[:], me.money)
        return Choice(move, worth, "hope", (at,))
    if mind.s.effect.card == ids.RAT_CARD:
        crowded = at == think.busiest(mind, mind.others())
        return Choice(move, 1 if crowded else 0, "crowd", (at,))
    return Choice(move, cards.search_worth(mind, at), "hope", (at,))


TOGETHER: Final[dict[str, Callable[[Mind], list[Choice]]]] = {
    "window": window,
    "beat": beat,
    "draft": draft,
    "weigh": weigh,
    "bundle": commands,
    "spree": commands,
}
WAYS_OF: Final[dict[str, Way]] = {  # by the phases that are thought of alike
    "restaurant": restaurant,
    "chefs chef-draft hire replace": chef,
    "wheels flee": wheel,
    "placement place": space,
    "spare": spare,
    "deed gardena ban": at_leader,
    "drama": drama,
    "drama-cost": drama_cost,
    "answer reply": answer,
    "comrade raid search farm keepsake order name": take,
    "hand-over pick-cards": hand_over,
    "aim gather": aim,
    "road-block": road_block,
    "recall": recall,
    "contaminated free-meat": discard,
    "market-choice free-shelf": market,
    "recycle": kitchen.recycle,
    "ransom": kitchen.ransom,
    "cook": kitchen.cook,
    "rewards": kitchen.reward,
    "read": kitchen.read,
    "sort": kitchen.sort,
    "smile": kitchen.smile,
}
WAYS: Final = {phase: way for phases, way in WAYS_OF.items() for phase in phases.split()}
