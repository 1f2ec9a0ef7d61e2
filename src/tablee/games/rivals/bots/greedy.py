"""`greedy` shops for its two recipes, trades when both sides gain, bids up to what a card is worth
to it, and throws out garbage before it costs more than it does on the Island. It looks one move
ahead. Worths are whole dollars: every build and platform agrees on them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from tablee.bots.base import Advice, Ask, Bot, Reason
from tablee.games.rivals.bots import kitchen
from tablee.games.rivals.bots.cards import (
    ENOUGH,
    KEPT,
    harm,
    monopoly_worth,
    search_worth,
    take_worth,
    theft_worth,
    threat,
)
from tablee.games.rivals.bots.deals import (
    LEAST,
    Deal,
    best_deal,
    deals_with,
    entries_of,
    fair,
    offer_worth,
)
from tablee.games.rivals.bots.mind import Choice, Mind, best_of, for_kind, passing
from tablee.games.rivals.bots.shopping import command, drama_worth, visit, war
from tablee.games.rivals.bots.worth import busiest, shelf_worth, with_kind
from tablee.games.rivals.rules import ids
from tablee.games.rivals.rules import moves as m
from tablee.games.rivals.rules.draft import read_draft
from tablee.games.rivals.rules.ids import NONE
from tablee.games.rivals.rules.prices import counter_price
from tablee.games.rivals.rules.town import Town
from tablee.kernel.game import Game
from tablee.kernel.log import Event
from tablee.kernel.rng import Rng

OFFERS: Final = 4  # so many a day; more only delays the others
WORTHWHILE: Final = 20  # what an offer must bring to be accepted
# how strong chefs and restaurants proved: wins per thousand games of four such players
CHEF_RANK: Final = [245, 212, 223, 192, 259, 222, 162, 202, 379, 224, 223, 456]
RESTAURANT_RANK: Final = [263, 181, 210, 98, 273, 280, 462, 229]
HOME_DISH: Final = 40  # a recipe of a restaurant's own cuisine

Way = Callable[[Mind, list[int]], list[Choice]]


@final
class Greedy(Bot):
    """Does what is worth most now, by lot among equals."""

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.sent: list[list[int]] = []  # the contents of one's offers of this day
        self.deal = Deal([], 0, 0)  # the one that is being written
        self.named = 0  # the kind of the last Monopoly
        self.ways: dict[str, Way] = {
            "beat": self.beat,
            "stalls": self.stalls,
            "window": self.window,
            "answer": self.answer,
            "reply": self.reply,
            "draft": self.draft,
            "weigh": self.weigh,
            **WAYS,
        }

    def watches(self) -> bool:
        return True

    def hear(self, event: Event) -> None:
        """R7.56: what was offered today is not offered again."""
        if event.key == "day":
            self.sent = []
        elif event.key == "named":
            self.named = event.args[1]
        elif event.key.startswith("offer") and event.args[0] == self.seat:
            if event.key == "offered":
                self.sent.append([])
            if event.key != "offer-failed":
                self.sent[-1] = sorted(self.sent[-1] + entries_of(event))

    def advise(self, ask: Ask) -> Advice:
        if len(ask.moves) == 1:
            return Advice(ask.moves[0], [])
        world = ask.world(Rng.seeded("any")).state  # what differs between worlds is not looked at
        assert isinstance(world, Town)
        mind = Mind(world, self.seat)
        choice = best_of(self.ways[mind.phase](mind, ask.moves), self.rng)
        return Advice(choice.move, [Reason(choice.why, choice.args)])

    # --- attacks ----------------------------------------------------------------------------------

    def answer(self, mind: Mind, moves: list[int]) -> list[Choice]:
        cost = threat(mind, self.named)
        why = "saves" if cost >= ENOUGH else "keep"
        return [Choice(move, cost - ENOUGH if move == m.CLAM else 0, why, ()) for move in moves]

    def reply(self, mind: Mind, moves: list[int]) -> list[Choice]:
        """A second Clam-Voyance only for one's own protection."""
        if mind.s.user == mind.seat:
            return [Choice(move, 0 if move == m.CLAM else 1, "keep", ()) for move in moves]
        return self.answer(mind, moves)

    # --- Buy and Barter ---------------------------------------------------------------------------

    def window(self, mind: Mind, moves: list[int]) -> list[Choice]:
        found = commands(mind, moves)
        return found if len(found) > 1 else [Choice(m.PASS, 0, "keep", ())]

    def beat(self, mind: Mind, moves: list[int]) -> list[Choice]:
        """The best command; if there is none, the best trade; else to pass."""
        fight = war(mind, moves)
        if fight.worth > 0:
            return [fight]
        plain = [move for move in moves if move < m.BID or m.TARGET <= move < m.OFFER]
        best = best_of(commands(mind, plain), self.rng)
        fighting = any(m.BID <= move < m.BID + 2 * m.BIDS for move in moves)
        if best.worth > 0 or fighting or len(self.sent) >= OFFERS:
            return [best]
        self.deal = best_deal(mind, self.sent)
        if self.deal.entries and self.deal.entries[0] in moves:
            partner = self.deal.entries[0] - m.OFFER
            return [Choice(self.deal.entries[0], 1, "deal", (partner, self.deal.mine))]
        return [best]

    def stalls(self, mind: Mind, moves: list[int]) -> list[Choice]:
        """The same on a clock table, where drafts and answers come in between."""
        if m.HAND <= moves[0] < m.NAME:
            return hand_over(mind, moves)
        if mind.notes:
            return self.draft(mind, moves)
        if any(m.ACCEPT <= move < m.DECLINE for move in moves):
            return self.weigh(mind, [move for move in moves if m.ACCEPT <= move < m.COUNTER])
        return self.beat(mind, moves)

    def draft(self, mind: Mind, moves: list[int]) -> list[Choice]:
        """Write down the planned offer; what leads to none is given up as soon as possible."""
        notes = mind.notes
        if self.deal.entries[: len(notes)] != notes:
            self.plan_with(mind, notes)
        entries = self.deal.entries
        following = entries[len(notes)] if len(entries) > len(notes) else NONE
        if following not in moves:
            self.sent.append(self.deal.content())
            self.deal = Deal([], 0, 0)
            return [passing(m.CANCEL if m.CANCEL in moves else moves[0])]
        return [Choice(following, 1, "deal", (entries[0] - m.OFFER, self.deal.mine))]

    def plan_with(self, mind: Mind, notes: list[int]) -> None:
        """The best deal that begins as the notes do."""
        self.deal = Deal([], 0, 0)
        partner = read_draft(notes).partner
        for deal in deals_with(mind, partner):
            fits = deal.entries[: len(notes)] == notes and deal.content() not in self.sent
            if fits and deal.mine > self.deal.mine and fair(mind, partner, deal.mine, deal.theirs):
                self.deal = deal

    def weigh(self, mind: Mind, moves: list[int]) -> list[Choice]:
        offer = [one for one in mind.s.offers if one.partner == mind.seat][-1]
        mine = offer_worth(mind, offer, False)
        theirs = offer_worth(mind, offer, True)
        giver = offer.giver
        good = mine >= WORTHWHILE and fair(mind, giver, max(mine, LEAST), max(theirs, LEAST))
        if good and m.ACCEPT + giver in moves:
            return [Choice(m.ACCEPT + giver, 1, "gain", (giver, mine))]
        return [Choice(m.DECLINE + giver, 1, "unfair", (giver,))]


# --- before the first day -------------------------------------------------------------------------


def restaurants(mind: Mind, moves: list[int]) -> list[Choice]:
    found: list[Choice] = []
    for move in moves:
        worth = RESTAURANT_RANK[move - m.RESTAURANT]
        for recipe in mind.me.recipes:
            home = mind.box.home_cuisine[move - m.RESTAURANT]
            if mind.box.cuisine[mind.me.number(recipe)] == home:
                worth += HOME_DISH
        found.append(Choice(move, worth, "strong", ()))
    return found


def chefs(mind: Mind, moves: list[int]) -> list[Choice]:
    """The strongest is kept, made active or banned; the weakest is replaced."""
    found: list[Choice] = []
    for move in moves:
        worth = CHEF_RANK[(move - m.KEEP) % m.CHEFS]
        weak = m.REPLACE <= move < m.REPLACE + m.CHEFS
        found.append(Choice(move, -worth if weak else worth, "strong", ()))
    return found


# --- Money and Move -------------------------------------------------------------------------------


def wheels(mind: Mind, moves: list[int]) -> list[Choice]:
    """Where the visit is worth most; in a Kitchen Squad first who is active."""
    if m.ACTIVE <= moves[0] < m.ACTIVE + m.CHEFS:
        return chefs(mind, moves)
    turned = len([1 for note in mind.notes if m.GO <= note < m.GO + m.PLACES])
    return [visit(mind, move, move - m.GO, turned) for move in moves]


def spaces(mind: Mind, moves: list[int]) -> list[Choice]:
    """In front of what one wants most; at the shelf if there is nothing of the kind."""
    found: list[Choice] = []
    for move in moves:
        if move >= m.STAND_SHELF:
            found.append(Choice(move, 0, "shelf", ()))
        else:
            kind = mind.kind_on(move - m.STAND)
            cost = counter_price(mind.s, mind.me.figures[0], mind.box.market_of[kind])
            found.append(for_kind(mind, move, kind, with_kind(mind, mind.me, kind, 1, -cost)))
    return found


def spare(mind: Mind, moves: list[int]) -> list[Choice]:
    return [Choice(move, 1 if m.HIT <= move < m.SPARE else 0, "hit", ()) for move in moves]


def at_leader(mind: Mind, moves: list[int]) -> list[Choice]:
    """Whoever of the targets is most popular."""
    best = mind.leader([move - m.TARGET for move in moves if move != m.NO])
    return [passing(m.NO), Choice(m.TARGET + best, 1, "leader", (best,))]


def at_chef(mind: Mind, moves: list[int]) -> list[Choice]:
    """Angus Khan bans the most popular player's chef, Kim Chi calls who loses most by it."""
    found: list[Choice] = [passing(m.NO)]
    owners = [owner_of(mind, move - m.CHEF) for move in moves if move != m.NO]
    for move in moves:
        if move == m.NO:
            continue
        owner = owner_of(mind, move - m.CHEF)
        if mind.phase == "drama":
            found.append(Choice(move, drama_worth(mind, owner), "hurts", (owner,)))
        elif owner == mind.leader(owners):
            found.append(Choice(move, 1, "leader", (owner,)))
    return found


def owner_of(mind: Mind, chef: int) -> int:
    figure = mind.s.figure_of(chef)
    return figure.seat if figure is not None else mind.seat


def drama_cost(mind: Mind, moves: list[int]) -> list[Choice]:
    found = discards(mind, [move for move in moves if move != m.PAY])
    if m.PAY in moves:
        found.append(Choice(m.PAY, -mind.box.kim_price, "cash", (mind.box.kim_price,)))
    return found


# --- cards ----------------------------------------------------------------------------------------


def aim(mind: Mind, moves: list[int]) -> list[Choice]:
    """Targets one by one; those with nothing to lose are left out where one may stop."""
    found: list[Choice] = []
    for move in moves:
        seat = move - m.TARGET
        if move == m.FINISH:
            found.append(passing(m.FINISH))
        else:
            found.append(Choice(move, harm(mind, seat), "hurts", (seat,)))
    return found


def road_block(mind: Mind, moves: list[int]) -> list[Choice]:
    return [Choice(move, 0 if move == m.FINISH else 1, "all", ()) for move in moves]


def commands(mind: Mind, moves: list[int]) -> list[Choice]:
    """What is worth nothing is not done."""
    found: list[Choice] = []
    for move in moves:
        rest = move in (m.PASS, m.FINISH)
        choice = passing(move) if rest else command(mind, move)
        if rest or choice.worth > 0 or mind.phase == "bundle":
            found.append(choice)
    return found


def hand_over(mind: Mind, moves: list[int]) -> list[Choice]:
    return [
        Choice(move, -KEPT[move - m.HAND], "weak-card", (ids.CARD_FACE + move - m.HAND,))
        for move in moves
    ]


def pick_cards(mind: Mind, moves: list[int]) -> list[Choice]:
    return [
        Choice(move, KEPT[move - m.HAND], "card", (ids.CARD_FACE + move - m.HAND,))
        for move in moves
    ]


# --- ingredients ----------------------------------------------------------------------------------


def takes(mind: Mind, moves: list[int]) -> list[Choice]:
    found: list[Choice] = []
    for move in moves:
        kind = move - m.TAKE
        raid = mind.phase == "raid"
        worth = theft_worth(mind, mind.s.about, kind) if raid else take_worth(mind, kind)
        found.append(for_kind(mind, move, kind, worth))
    return found


def orders(mind: Mind, moves: list[int]) -> list[Choice]:
    found: list[Choice] = []
    for move in moves:
        kind = mind.kind_on(move - m.ORDER)
        found.append(for_kind(mind, move, kind, take_worth(mind, kind)))
    return found


def names(mind: Mind, moves: list[int]) -> list[Choice]:
    """Monopoly names what brings most, Food Recall what hurts most."""
    found: list[Choice] = []
    for move in moves:
        kind = move - m.NAME
        if mind.phase == "name":
            found.append(for_kind(mind, move, kind, monopoly_worth(mind, kind)))
        else:
            worth = max(0, -with_kind(mind, mind.s.restaurants[mind.s.about], kind, -1, 0))
            found.append(Choice(move, worth, "missed", (kind,)))
    return found


def discards(mind: Mind, moves: list[int]) -> list[Choice]:
    found: list[Choice] = []
    for move in moves:
        kind = move - m.DISCARD
        found.append(Choice(move, with_kind(mind, mind.me, kind, -1, 0), "least", (kind,)))
    return found


def markets(mind: Mind, moves: list[int]) -> list[Choice]:
    """Rats where the others shop; else the shelf that promises most."""
    me = mind.me
    found: list[Choice] = []
    crowd = busiest(mind, mind.others())
    for move in moves:
        market = move - m.MARKET
        if mind.phase == "free-shelf":
            worth = shelf_worth(mind, me, market, me.have[:], me.money)
            found.append(Choice(move, worth, "hope", (market,)))
        elif mind.s.card == ids.RAT_CARD:
            found.append(Choice(move, 1 if market == crowd else 0, "crowd", (market,)))
        else:
            found.append(Choice(move, search_worth(mind, market), "hope", (market,)))
    return found


WAYS: Final[dict[str, Way]] = {
    "restaurant": restaurants,
    "chefs": chefs,
    "chef-draft": chefs,
    "hire": chefs,
    "replace": chefs,
    "wheels": wheels,
    "flee": wheels,
    "placement": spaces,
    "place": spaces,
    "spare": spare,
    "deed": at_leader,
    "gardena": at_leader,
    "ban": at_chef,
    "drama": at_chef,
    "drama-cost": drama_cost,
    "bundle": commands,
    "spree": commands,
    "comrade": takes,
    "raid": takes,
    "search": takes,
    "farm": takes,
    "keepsake": takes,
    "order": orders,
    "hand-over": hand_over,
    "pick-cards": pick_cards,
    "aim": aim,
    "gather": aim,
    "road-block": road_block,
    "name": names,
    "recall": names,
    "contaminated": discards,
    "free-meat": discards,
    "market-choice": markets,
    "free-shelf": markets,
    "recycle": kitchen.recycle,
    "ransom": kitchen.ransom,
    "cook": kitchen.cook,
    "rewards": kitchen.rewards,
    "read": kitchen.read,
    "sort": kitchen.sort,
    "smile": kitchen.smile,
}
