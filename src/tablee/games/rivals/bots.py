"""The restaurateurs: reference players of Rival Restaurants, who see what their seat sees.

`greedy` shops for its two recipes, trades when both sides gain, bids up to what a card is worth
to it, and throws out garbage before it costs more than it does on the Island. It looks one move
ahead; how it sees and weighs the table is in `wits/`. Worths are whole dollars: every build and
platform agrees on them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from tablee.bots.base import Advice, Ask, Bot, Reason
from tablee.games.rivals.game import Rivals
from tablee.games.rivals.rules.drafts import read_draft
from tablee.games.rivals.rules.moves import (
    ACCEPT,
    ACTIVE,
    BID,
    BIDS,
    CANCEL,
    CHEF,
    CHEFS,
    CLAM,
    COUNTER,
    DECLINE,
    DISCARD,
    FINISH,
    GO,
    HAND,
    HIT,
    KEEP,
    MARKET,
    NAME,
    NO,
    OFFER,
    ORDER,
    PASS,
    PAY,
    PLACES,
    REPLACE,
    RESTAURANT,
    SPARE,
    STAND,
    STAND_SHELF,
    TAKE,
    TARGET,
)
from tablee.games.rivals.rules.plan import BUSINESS as BUSINESS_CARD
from tablee.games.rivals.rules.plan import (
    CARD_FACE,
    CRITIC,
    INSPECTOR,
    NINJA,
    NONE,
    RAIDERS,
    RAT_CARD,
    ROBBERY,
)
from tablee.games.rivals.wits.cards import (
    ENOUGH,
    KEPT,
    loot,
    monopoly_worth,
    raid_worth,
    ready,
    search_worth,
    take_worth,
    theft_worth,
)
from tablee.games.rivals.wits.choice import Choice, best_of, for_kind, passing
from tablee.games.rivals.wits.deals import (
    LEAST,
    Deal,
    best_deal,
    deals_with,
    entries_of,
    fair,
    offer_worth,
)
from tablee.games.rivals.wits.evening import ransom, read, recycle, rewards, smile, sort
from tablee.games.rivals.wits.perils import threat
from tablee.games.rivals.wits.sight import Sight
from tablee.games.rivals.wits.stalls import command, drama_worth, visit, war
from tablee.games.rivals.wits.stove import cook
from tablee.games.rivals.wits.worth import (
    busiest,
    price_for,
    shelf_worth,
    with_kind,
)
from tablee.kernel.game import Game
from tablee.kernel.log import Event
from tablee.kernel.rng import Rng

OFFERS: Final = 4  # so many a day; more only delays the others
WORTHWHILE: Final = 20  # what an offer must bring to be accepted
# how strong chefs and restaurants proved: wins per thousand games of four such players
CHEF_RANK: Final = [245, 212, 223, 192, 259, 222, 162, 202, 379, 224, 223, 456]
RESTAURANT_RANK: Final = [263, 181, 210, 98, 273, 280, 462, 229]
HOME_DISH: Final = 40  # a recipe of a restaurant's own cuisine

Way = Callable[[Sight, list[int]], list[Choice]]


@final
class Greedy(Bot):
    """Does what is worth most now, by lot among equals."""

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        assert isinstance(game, Rivals)
        self.tables = game.box.tables
        self.copies = [self.tables.faces.count(kind) for kind in range(len(self.tables.market_of))]
        self.sent: list[list[int]] = []  # the contents of one's offers of this day
        self.deal = Deal([], 0, 0)  # the one that is being written
        self.ways: dict[str, Way] = {
            "restaurant": self.restaurants,
            "chefs": self.chefs,
            "chef-draft": self.chefs,
            "hire": self.chefs,
            "replace": self.chefs,
            "wheels": self.wheels,
            "flee": self.wheels,
            "placement": self.spaces,
            "place": self.spaces,
            "window": self.window,
            "answer": self.answer,
            "reply": self.reply,
            "spare": self.spare,
            "deed": self.at_leader,
            "gardena": self.at_leader,
            "ban": self.at_chef,
            "drama": self.at_chef,
            "drama-cost": self.drama_cost,
            "beat": self.beat,
            "stalls": self.stalls,
            "bundle": self.commands,
            "spree": self.commands,
            "comrade": self.takes,
            "raid": self.takes,
            "search": self.takes,
            "farm": self.takes,
            "keepsake": self.takes,
            "order": self.orders,
            "draft": self.draft,
            "weigh": self.weigh,
            "hand-over": self.hand_over,
            "pick-cards": self.pick_cards,
            "aim": self.aim,
            "gather": self.aim,
            "road-block": self.road_block,
            "name": self.names,
            "recall": self.names,
            "contaminated": self.discards,
            "free-meat": self.discards,
            "market-choice": self.markets,
            "free-shelf": self.markets,
            "recycle": recycle,
            "ransom": ransom,
            "cook": self.cook,
            "rewards": rewards,
            "read": read,
            "sort": sort,
            "smile": smile,
        }

    def watches(self) -> bool:
        return True

    def hear(self, event: Event) -> None:
        """R7.56: what was offered today is not offered again."""
        if event.key == "day":
            self.sent = []
        elif event.key.startswith("offer") and event.args[0] == self.seat:
            if event.key == "offered":
                self.sent.append([])
            if event.key != "offer-failed":
                self.sent[-1] = sorted(self.sent[-1] + entries_of(event))

    def advise(self, ask: Ask) -> Advice:
        if len(ask.moves) == 1:
            return Advice(ask.moves[0], [])
        sight = Sight(self.tables, self.copies, ask.view())
        choice = best_of(self.ways[sight.phase](sight, ask.moves), self.rng)
        return Advice(choice.move, [Reason(choice.why, choice.args)])

    # --- before the first day ---------------------------------------------------------------------

    def restaurants(self, sight: Sight, moves: list[int]) -> list[Choice]:
        found: list[Choice] = []
        for move in moves:
            worth = RESTAURANT_RANK[move - RESTAURANT]
            for recipe in sight.me.recipes:
                home = sight.tables.home_cuisine[move - RESTAURANT]
                if recipe != NONE and sight.tables.cuisine[recipe] == home:
                    worth += HOME_DISH
            found.append(Choice(move, worth, "strong", ()))
        return found

    def chefs(self, sight: Sight, moves: list[int]) -> list[Choice]:
        """The strongest is kept, made active or banned; the weakest is replaced."""
        found: list[Choice] = []
        for move in moves:
            worth = CHEF_RANK[(move - KEEP) % CHEFS]
            weak = REPLACE <= move < REPLACE + CHEFS
            found.append(Choice(move, -worth if weak else worth, "strong", ()))
        return found

    # --- Money and Move ---------------------------------------------------------------------------

    def wheels(self, sight: Sight, moves: list[int]) -> list[Choice]:
        """Where the visit is worth most; in a Kitchen Squad first who is active."""
        if ACTIVE <= moves[0] < ACTIVE + CHEFS:
            return self.chefs(sight, moves)
        turned = len([1 for note in sight.notes if GO <= note < GO + PLACES])
        found: list[Choice] = []
        for move in moves:
            choice = visit(sight, move - GO, turned)
            choice.move = move
            found.append(choice)
        return found

    def spaces(self, sight: Sight, moves: list[int]) -> list[Choice]:
        """In front of what one wants most; at the shelf if there is nothing of the kind."""
        found: list[Choice] = []
        for move in moves:
            if move >= STAND_SHELF:
                found.append(Choice(move, 0, "shelf", ()))
            else:
                kind = sight.counters[move - STAND]
                cost = price_for(
                    sight, sight.me, 0, sight.tables.prices[sight.tables.market_of[kind]]
                )
                worth = with_kind(sight, sight.me, kind, 1, -cost)
                found.append(for_kind(sight, sight.me, move, kind, worth))
        return found

    def window(self, sight: Sight, moves: list[int]) -> list[Choice]:
        found = self.commands(sight, moves)
        return found if len(found) > 1 else [Choice(PASS, 0, "keep", ())]

    def spare(self, sight: Sight, moves: list[int]) -> list[Choice]:
        return [Choice(move, 1 if HIT <= move < SPARE else 0, "hit", ()) for move in moves]

    def at_leader(self, sight: Sight, moves: list[int]) -> list[Choice]:
        """Whoever of the targets is most popular."""
        seats = [move - TARGET for move in moves if move != NO]
        best = sight.leader(seats)
        return [passing(NO), Choice(TARGET + best, 1, "leader", (best,))]

    def at_chef(self, sight: Sight, moves: list[int]) -> list[Choice]:
        """Angus Khan bans the most popular player's chef, Kim Chi calls who loses most by it."""
        found: list[Choice] = [passing(NO)]
        owners = [self.owner(sight, move - CHEF) for move in moves if move != NO]
        for move in moves:
            if move == NO:
                continue
            owner = self.owner(sight, move - CHEF)
            if sight.phase == "drama":
                found.append(Choice(move, drama_worth(sight, owner), "hurts", (owner,)))
            elif owner == sight.leader(owners):
                found.append(Choice(move, 1, "leader", (owner,)))
        return found

    def owner(self, sight: Sight, chef: int) -> int:
        for seat in range(sight.seats):
            if chef in sight.players[seat].chefs:
                return seat
        return sight.seat

    def drama_cost(self, sight: Sight, moves: list[int]) -> list[Choice]:
        found = self.discards(sight, [move for move in moves if move != PAY])
        if PAY in moves:
            found.append(Choice(PAY, -sight.tables.kim_price, "cash", (sight.tables.kim_price,)))
        return found

    # --- attacks ----------------------------------------------------------------------------------

    def answer(self, sight: Sight, moves: list[int]) -> list[Choice]:
        cost = threat(sight)
        return [
            Choice(
                move,
                cost - ENOUGH if move == CLAM else 0,
                "saves" if cost >= ENOUGH else "keep",
                (),
            )
            for move in moves
        ]

    def reply(self, sight: Sight, moves: list[int]) -> list[Choice]:
        """A second Clam-Voyance only for one's own protection."""
        user: int = sight.facts["user"]
        if user == sight.seat:
            return [Choice(move, 0 if move == CLAM else 1, "keep", ()) for move in moves]
        return self.answer(sight, moves)

    def aim(self, sight: Sight, moves: list[int]) -> list[Choice]:
        """Targets one by one; those with nothing to lose are left out where one may stop."""
        found: list[Choice] = []
        for move in moves:
            if move == FINISH:
                found.append(passing(FINISH))
            else:
                worth = self.harm(sight, move - TARGET)
                found.append(Choice(move, worth, "hurts", (move - TARGET,)))
        return found

    def harm(self, sight: Sight, seat: int) -> int:
        """What the card being played does to a seat, or takes from it."""
        card: int = sight.facts["card"]
        rival = sight.players[seat]
        if card == RAIDERS:
            return raid_worth(sight, seat)
        if card in (ROBBERY, INSPECTOR):
            return loot(sight, card, rival)
        if card == NINJA:
            return rival.cards
        if card in (CRITIC, BUSINESS_CARD):
            return 1 + rival.popularity + (20 if ready(sight, rival) else 0)
        return 1

    def road_block(self, sight: Sight, moves: list[int]) -> list[Choice]:
        return [Choice(move, 0 if move == FINISH else 1, "all", ()) for move in moves]

    # --- Buy and Barter ---------------------------------------------------------------------------

    def beat(self, sight: Sight, moves: list[int]) -> list[Choice]:
        """The best command; if there is none, the best trade; else to pass."""
        fight = war(sight, moves)
        if fight.worth > 0:
            return [fight]
        found = self.commands(
            sight, [move for move in moves if move < BID or TARGET <= move < OFFER]
        )
        best = best_of(found, self.rng)
        fighting = any(BID <= move < BID + 2 * BIDS for move in moves)
        if best.worth > 0 or fighting or len(self.sent) >= OFFERS:
            return [best]
        self.deal = best_deal(sight, self.sent)
        if self.deal.entries and self.deal.entries[0] in moves:
            partner = self.deal.entries[0] - OFFER
            return [Choice(self.deal.entries[0], 1, "deal", (partner, self.deal.mine))]
        return [best]

    def stalls(self, sight: Sight, moves: list[int]) -> list[Choice]:
        """The same on a clock table, where drafts and answers come in between."""
        if HAND <= moves[0] < NAME:
            return self.hand_over(sight, moves)
        if sight.notes:
            return self.draft(sight, moves)
        if any(ACCEPT <= move < DECLINE for move in moves):
            answers = [move for move in moves if ACCEPT <= move < COUNTER]
            return self.weigh(sight, answers)
        return self.beat(sight, moves)

    def commands(self, sight: Sight, moves: list[int]) -> list[Choice]:
        """What is worth nothing is not done."""
        found: list[Choice] = []
        for move in moves:
            choice = passing(move) if move in (PASS, FINISH) else command(sight, move)
            if move in (PASS, FINISH) or choice.worth > 0 or sight.phase == "bundle":
                found.append(choice)
        return found

    def draft(self, sight: Sight, moves: list[int]) -> list[Choice]:
        """Write down the planned offer; what leads to none is given up as soon as possible."""
        notes = sight.notes
        if self.deal.entries[: len(notes)] != notes:
            self.plan_with(sight, notes)
        entries = self.deal.entries
        following = entries[len(notes)] if len(entries) > len(notes) else NONE
        if following not in moves:
            self.sent.append(self.deal.content())
            self.deal = Deal([], 0, 0)
            return [passing(CANCEL if CANCEL in moves else moves[0])]
        return [Choice(following, 1, "deal", (entries[0] - OFFER, self.deal.mine))]

    def plan_with(self, sight: Sight, notes: list[int]) -> None:
        """The best deal that begins as the notes do."""
        self.deal = Deal([], 0, 0)
        partner = read_draft(notes).partner
        for deal in deals_with(sight, partner):
            fits = deal.entries[: len(notes)] == notes and deal.content() not in self.sent
            if fits and deal.mine > self.deal.mine and fair(sight, partner, deal.mine, deal.theirs):
                self.deal = deal

    def weigh(self, sight: Sight, moves: list[int]) -> list[Choice]:
        offer = [one for one in sight.facts["offers"] if one["partner"] == sight.seat][-1]
        mine = offer_worth(sight, offer, False)
        theirs = offer_worth(sight, offer, True)
        giver: int = offer["giver"]
        good = mine >= WORTHWHILE and fair(sight, giver, max(mine, LEAST), max(theirs, LEAST))
        if good and ACCEPT + giver in moves:
            return [Choice(ACCEPT + giver, 1, "gain", (giver, mine))]
        return [Choice(DECLINE + giver, 1, "unfair", (giver,))]

    def hand_over(self, sight: Sight, moves: list[int]) -> list[Choice]:
        return [
            Choice(move, -KEPT[move - HAND], "weak-card", (CARD_FACE + move - HAND,))
            for move in moves
        ]

    def pick_cards(self, sight: Sight, moves: list[int]) -> list[Choice]:
        return [
            Choice(move, KEPT[move - HAND], "card", (CARD_FACE + move - HAND,)) for move in moves
        ]

    # --- ingredients ------------------------------------------------------------------------------

    def takes(self, sight: Sight, moves: list[int]) -> list[Choice]:
        victims: int = sight.facts["hit"]
        found: list[Choice] = []
        for move in moves:
            kind = move - TAKE
            worth = take_worth(sight, kind)
            if sight.phase == "raid":
                worth = max(
                    [theft_worth(sight, v, kind) for v in sight.others() if victims >> v & 1]
                )
            found.append(for_kind(sight, sight.me, move, kind, worth))
        return found

    def orders(self, sight: Sight, moves: list[int]) -> list[Choice]:
        found: list[Choice] = []
        for move in moves:
            kind = sight.counters[move - ORDER]
            found.append(for_kind(sight, sight.me, move, kind, take_worth(sight, kind)))
        return found

    def names(self, sight: Sight, moves: list[int]) -> list[Choice]:
        """Monopoly names what brings most, Food Recall what hurts most."""
        victims: int = sight.facts["hit"]
        found: list[Choice] = []
        for move in moves:
            kind = move - NAME
            if sight.phase == "name":
                worth = monopoly_worth(sight, kind)
                found.append(for_kind(sight, sight.me, move, kind, worth))
                continue
            worth = 0
            for seat in sight.others():
                rival = sight.players[seat]
                if victims >> seat & 1 and rival.have[kind]:
                    worth = max(worth, -with_kind(sight, rival, kind, -1, 0))
            found.append(Choice(move, worth, "missed", (kind,)))
        return found

    def discards(self, sight: Sight, moves: list[int]) -> list[Choice]:
        return [
            Choice(
                move, with_kind(sight, sight.me, move - DISCARD, -1, 0), "least", (move - DISCARD,)
            )
            for move in moves
        ]

    def markets(self, sight: Sight, moves: list[int]) -> list[Choice]:
        """Rats where the others shop; else the shelf that promises most."""
        card: int = sight.facts["card"]
        found: list[Choice] = []
        crowd = busiest(sight, sight.others())
        for move in moves:
            market = move - MARKET
            if sight.phase == "free-shelf":
                worth = shelf_worth(sight, sight.me, market, sight.me.have[:], sight.me.money)
                found.append(Choice(move, worth, "hope", (market,)))
            elif card == RAT_CARD:
                found.append(Choice(move, 1 if market == crowd else 0, "crowd", (market,)))
            else:
                found.append(Choice(move, search_worth(sight, market), "hope", (market,)))
        return found

    # --- Cook and Counter -------------------------------------------------------------------------

    def cook(self, sight: Sight, moves: list[int]) -> list[Choice]:
        return cook(sight, moves)


BOTS: Final = {"greedy": Greedy}
