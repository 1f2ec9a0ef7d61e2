"""The guide to Rival Restaurants: shop for the two recipes, trade when both sides gain, bid up to
what a card is worth, throw out garbage before it costs more than it does on the Island.

Every number of the game is asked of the rules on the world at hand. A move is rated with its reason
(`Choice`); what is rated against the other moves looks at all of them (`moves`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from tablee.bots.base import Reason
from tablee.bots.guide import Guide, best_by_lot
from tablee.bots.weights import Weights
from tablee.games.rivals.guide.dawn import Dawn
from tablee.games.rivals.guide.mind import Choice, Taste, passing
from tablee.games.rivals.guide.reasons import reasons_for
from tablee.games.rivals.guide.shopping import Shopper
from tablee.games.rivals.rules import buying, ids, moves as m, prices
from tablee.games.rivals.rules.day import TURNING
from tablee.games.rivals.rules.offers import read_draft
from tablee.games.rivals.rules.town import Town
from tablee.kernel.game import Game
from tablee.kernel.rng import Rng

OFFERS: Final = 4  # so many a day; more only delays the others
NEVER: Final = -1_000_000  # what the guide does not think of
TO_SAY: Final = ("smile", "road-block")  # where doing nothing has a reason of its own


@final
class RivalsGuide(Guide[Town]):
    def __init__(self, game: Game, weights: Weights) -> None:
        super().__init__(game, weights)
        self.taste = Taste(weights)
        self.dawn = Dawn(weights)
        self.slip = self.taste.promise // 2  # ratings are in dollars

    def rate(self, s: Town, seat: i64, moves: list[int]) -> list[int]:
        worths = {choice.move: choice.worth for choice in self.choices(s, seat, moves)}
        return [worths.get(move, NEVER) for move in moves]

    def line(self, s: Town, seat: i64, moves: list[int], rng: Rng) -> list[int]:
        """As `choose`, but an offer is written as a whole."""
        if len(moves) == 1:
            return moves[:]
        found = [choice for choice in self.choices(s, seat, moves) if choice.move in moves]
        found.insert(0, Choice(moves[0], NEVER, "", ()))
        best = found[best_by_lot([choice.worth for choice in found], rng)]
        return best.plan or [best.move]

    def plans(self, s: Town, seat: i64, moves: list[int]) -> list[list[int]]:
        mind = Player(s, seat, moves, self.taste)
        found = sorted(mind.considered(), key=lambda choice: -choice.worth)
        return [choice.plan or [choice.move] for choice in found]

    def reasons(self, s: Town, seat: i64, move: i64) -> list[Reason]:
        moves = s.phase.legal(s, seat)
        if len(moves) < 2:
            return []
        mind = Player(s, seat, moves, self.taste)
        return reasons_for(mind, mind.considered(), move)

    def choices(self, s: Town, seat: i64, moves: list[int]) -> list[Choice]:
        return Player(s, seat, moves, self.taste).considered()

    def quiet(self, s: Town, seat: i64) -> bool:
        """At dawn: everybody has shopped and cooked as often."""
        return s.phase is TURNING and not any(s.notes)

    def worth(self, s: Town, seat: i64) -> i64:
        """Popularity, and what the restaurant as it stands promises."""
        mind = Player(s, seat, [], self.taste)
        promised = mind.standing(mind.me) * 1000 // self.taste.promise
        return self.dawn.worth(s, mind.me, promised)


class Player(Shopper):
    """Rates whatever may be asked."""

    def considered(self) -> list[Choice]:
        """The moves worth a thought, each with its worth and why."""
        if self.phase in TOGETHER:
            return TOGETHER[self.phase](self)
        way, rests = WAYS[self.phase], () if self.phase in TO_SAY else (m.NO, m.FINISH)
        return [passing(move) if move in rests else way(self, move) for move in self.moves]

    def restaurant(self, move: int) -> Choice:
        name = move - m.RESTAURANT
        worth = self.taste.restaurant[name]
        for recipe in self.me.recipes:
            if self.box.at_home(self.me.number(recipe), name):
                worth += self.taste.home_dish
        return Choice(move, worth, "strong", ())

    def chef(self, move: int) -> Choice:
        """The strongest is kept, made active or banned; the weakest is replaced."""
        worth = self.taste.chef[(move - m.KEEP) % m.CHEFS]
        weak = m.REPLACE <= move < m.REPLACE + m.CHEFS
        return Choice(move, -worth if weak else worth, "strong", ())

    def wheel(self, move: int) -> Choice:
        """Where the visit is worth most; in a Kitchen Squad first who is active."""
        if m.ACTIVE <= move < m.ACTIVE + m.CHEFS:
            return self.chef(move)
        turned = len([1 for note in self.notes if m.GO <= note < m.GO + m.PLACES])
        return self.visit(move, move - m.GO, turned)

    def space(self, move: int) -> Choice:
        """In front of what one wants most; at the shelf if there is nothing of the kind."""
        if move >= m.STAND_SHELF:
            return Choice(move, 0, "shelf", ())
        kind = self.s.kind_on(move - m.STAND)
        cost = buying.counter_price(self.s, self.me.figures[0], self.box.market_of[kind])
        return self.for_kind(move, kind, self.with_kind(self.me, kind, 1, -cost))

    def at_leader(self, move: int) -> Choice:
        """Whoever of the targets is most popular, or his chef."""
        owner = self.owner_of(move)
        best = self.leader([self.owner_of(other) for other in self.moves if other != m.NO])
        return Choice(move, 1 if owner == best else -1, "leader", (owner,))

    def drama(self, move: int) -> Choice:
        owner = self.owner_of(move)
        return Choice(move, self.drama_worth(owner), "hurts", (owner,))

    def owner_of(self, move: int) -> int:
        """The player that a move names, or whose chef."""
        if move >= m.TARGET:
            return move - m.TARGET
        figure = self.s.figure_of(move - m.CHEF)
        return figure.seat if figure is not None else self.seat

    def answer(self, move: int) -> Choice:
        """A second Clam-Voyance only for one's own protection."""
        cost = self.threat() if self.s.effect.user != self.seat else 0
        why = "saves" if cost >= self.taste.enough else "keep"
        return Choice(move, cost - self.taste.enough if move == m.CLAM else 0, why, ())

    def aim(self, move: int) -> Choice:
        """Targets one by one; those with nothing to lose are left out where one may stop."""
        return Choice(move, self.harm(move - m.TARGET), "hurts", (move - m.TARGET,))

    def hand_over(self, move: int) -> Choice:
        """The card that is missed least; of those drawn, the best is kept."""
        worth, face = self.taste.kept[move - m.HAND], ids.CARD_FACE + move - m.HAND
        if self.phase == "hand-over":
            return Choice(move, -worth, "weak-card", (face,))
        return Choice(move, worth, "strong-card", (face,))

    def commands(self) -> list[Choice]:
        """What is worth nothing is not done."""
        found: list[Choice] = []
        for move in self.moves:
            rest = move in (m.PASS, m.FINISH)
            trade = m.BID <= move < m.TARGET or move >= m.OFFER
            choice = passing(move) if rest or trade else self.command(move)
            if rest or (choice.worth > 0 and not trade) or self.phase == "bundle":
                found.append(choice)
        return found

    def window(self) -> list[Choice]:
        found = self.commands()
        return found if len(found) > 1 else [Choice(m.PASS, 0, "keep", ())]

    def beat(self) -> list[Choice]:
        """The best command; if there is none, the best trade; else to pass."""
        if any(m.ACCEPT <= move < m.DECLINE for move in self.moves):
            return self.weigh()
        if m.BACK in self.moves:
            return [passing(m.BACK)]
        fight = self.war(self.moves)
        if fight.worth > 0:
            return [fight]
        found = self.commands()
        fighting = any(m.BID <= move < m.BID + 2 * m.BIDS for move in self.moves)
        if fighting or len(found) > 1 or self.me.offers_sent >= OFFERS:
            return found
        partners = [move - m.OFFER for move in self.moves if m.OFFER <= move < m.OFFER + m.SEATS]
        deal = self.best_deal(partners, [])
        if deal is not None:
            why = (deal.offer.partner, deal.mine)
            found.append(Choice(deal.entries[0], 1, "deal", why, deal.entries))
        return found

    def draft(self) -> list[Choice]:
        """Write down the planned offer; what leads to none is given up as soon as possible."""
        notes = self.notes
        deal = self.best_deal([read_draft(notes).partner], notes)
        if deal is None or deal.entries[len(notes)] not in self.moves:
            if m.CANCEL in self.moves:
                return [passing(m.CANCEL)]
            return [Choice(self.moves[0], 0, "gives-up", ())]
        rest = deal.entries[len(notes) :]
        return [Choice(rest[0], 1, "deal", (deal.offer.partner, deal.mine), rest)]

    def weigh(self) -> list[Choice]:
        offer = [one for one in self.s.offers if one.partner == self.seat][-1]
        giver, least = offer.giver, self.taste.least
        mine, theirs = self.offer_worth(offer, False), self.offer_worth(offer, True)
        fair = self.fair(giver, max(mine, least), max(theirs, least))
        good = mine >= self.taste.accepts and fair
        yes = good and m.ACCEPT + giver in self.moves
        return [
            Choice(m.ACCEPT + giver, 1 if yes else NEVER, "gain", (giver, mine)),
            Choice(m.DECLINE + giver, 0, "unfair", (giver,)),
        ]

    def take(self, move: int) -> Choice:
        """One ingredient; a Monopoly names what brings most."""
        if self.phase == "order":
            kind: int = self.s.kind_on(move - m.ORDER)
        else:
            kind = move - (m.NAME if self.phase == "name" else m.TAKE)
        if self.phase == "raid":
            return self.for_kind(move, kind, self.theft_worth(self.s.about, kind))
        if self.phase == "name":
            return self.for_kind(move, kind, self.monopoly_worth(kind))
        return self.for_kind(move, kind, self.take_worth(kind))

    def recall(self, move: int) -> Choice:
        kind = move - m.NAME
        worth = -self.with_kind(self.s.restaurants[self.s.about], kind, -1, 0)
        return Choice(move, max(0, worth), "missed", (kind,))

    def discard(self, move: int) -> Choice:
        if move == m.PAY:
            cost = prices.cost(self.s, self.me, move)
            return Choice(move, -cost, "dear", (cost,))
        kind = move - m.DISCARD
        return Choice(move, self.with_kind(self.me, kind, -1, 0), "least", (kind,))

    def market(self, move: int) -> Choice:
        """Rats where the others shop; else the shelf that promises most."""
        me, at = self.me, move - m.MARKET
        if self.phase == "free-shelf":
            worth = self.shelf_worth(me, at, me.have[:], me.money)
            return Choice(move, worth, "hope", (at,))
        if self.s.effect.card == ids.RAT_CARD:
            crowded = at == self.busiest(self.others())
            return Choice(move, 1 if crowded else 0, "crowd", (at,))
        return Choice(move, self.search_worth(at), "hope", (at,))


Way = Callable[[Player, int], Choice]  # what one move is worth
TOGETHER: Final[dict[str, Callable[[Player], list[Choice]]]] = {
    "window": Player.window,
    "beat": Player.beat,
    "draft": Player.draft,
    "weigh": Player.weigh,
    "bundle": Player.commands,
    "spree": Player.commands,
}
WAYS_OF: Final[dict[str, Way]] = {  # by the phases that are thought of alike
    "restaurant": Player.restaurant,
    "chefs chef-draft hire replace": Player.chef,
    "wheels flee": Player.wheel,
    "placement place": Player.space,
    "spare": lambda mind, move: Choice(move, 1 if m.HIT <= move < m.SPARE else 0, "hit", ()),
    "deed gardena ban": Player.at_leader,
    "drama": Player.drama,
    "drama-cost contaminated free-meat": Player.discard,
    "answer reply": Player.answer,
    "comrade raid search farm keepsake order name": Player.take,
    "hand-over pick-cards": Player.hand_over,
    "aim gather": Player.aim,
    "road-block": lambda mind, move: Choice(move, 0 if move == m.FINISH else 1, "all", ()),
    "recall": Player.recall,
    "market-choice free-shelf": Player.market,
    "recycle": lambda mind, move: Choice(move, move, "litter", (mind.me.garbage,)),
    "ransom": Player.ransom,
    "cook": Player.cook,
    "rewards": Player.reward,
    "read": Player.read,
    "sort": Player.sort,
    "smile": lambda mind, move: Choice(move, 1 if move == m.NO else 0, "serious", ()),
}
WAYS: Final = {phase: way for phases, way in WAYS_OF.items() for phase in phases.split()}
