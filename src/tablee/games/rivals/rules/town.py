"""The state of a game: its fields and their copy, the zones, the facts; who is who, and the small
things that happen to cards, money and garbage."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rivals.rules import ids, pieces
from tablee.games.rivals.rules.house import Plan
from tablee.games.rivals.rules.ids import NONE, mask_of
from tablee.games.rivals.rules.moves import CHEFS, KINDS, MARKETS, SPACES
from tablee.games.rivals.rules.pieces import NOTHING, Effect, Figure, Market, Restaurant, Space
from tablee.kernel.hidden import holders
from tablee.kernel.log import EVERYONE, NOBODY, Log
from tablee.kernel.rng import Rng
from tablee.kernel.state import Pending, State
from tablee.kernel.zone import NO_SEAT, Zone

NEW_MARKETS: Final = [Market(None) for at in range(MARKETS)]
NEW_SPACES: Final = [Space(None) for at in range(SPACES)]


@final
class Town(State):
    """Amounts are in dollars; masks of seats, figures, chefs are ints; NONE is nobody, nothing."""

    def __init__(self, plan: Plan, rng: Rng, like: Town | None) -> None:
        """A copy of a town; without one nothing is laid out, every card is still in the box."""
        box = plan.box
        knows = like.knows[:] if like else [NOBODY] * len(box.faces)
        super().__init__(plan.seats, rng, knows, box.backs, box.faces)
        self.plan = plan
        self.box = box
        self.markets: list[Market] = [Market(it) for it in (like.markets if like else NEW_MARKETS)]
        self.spaces: list[Space] = [Space(it) for it in (like.spaces if like else NEW_SPACES)]
        self.figures: list[Figure] = [  # of all players, seat by seat
            Figure(at, plan, like.figures[at] if like else None)
            for at in range(plan.figures * plan.seats)
        ]
        self.restaurants: list[Restaurant] = [
            Restaurant(seat, plan, self.figures, like.restaurants[seat] if like else None)
            for seat in range(plan.seats)
        ]
        self.deck: list[int] = like.deck[:] if like else []  # of action cards
        self.discards: list[int] = like.discards[:] if like else []  # of action cards
        # of basic and of gourmet recipes
        self.decks: list[list[int]] = [pile[:] for pile in like.decks] if like else [[], []]
        self.unused: list[int] = like.unused[:] if like else []  # chefs
        self.gone: list[int] = like.gone[:] if like else []  # restaurants, chefs, cards not in play
        # today
        self.day: i64 = like.day if like else 0
        self.powers_used: i64 = like.powers_used if like else 0  # chefs
        # R9.33: who played Dinner and a Show, by honour
        self.shows: list[int] = like.shows if like else []
        # R10.9, R10.7: the last one, and when
        self.mortimer_target: i64 = like.mortimer_target if like else NONE
        self.mortimer_day: i64 = like.mortimer_day if like else 0
        self.kim_target: i64 = like.kim_target if like else NONE
        self.kim_day: i64 = like.kim_day if like else 0
        # what is going on
        self.window: i64 = like.window if like else 0  # R5.4: the window that is open, or 0
        self.passes: i64 = like.passes if like else 0  # a mask of those who are done with a market
        # R7.8: a mask of those whom the last effect touched, until the market has looked at it
        self.struck: i64 = like.struck if like else 0
        self.tick: i64 = like.tick if like else 0
        self.beat: i64 = like.beat if like else 0
        self.effect: Effect = like.effect if like else NOTHING  # being resolved
        self.offers: list[pieces.Offer] = like.offers[:] if like else []
        # R7.56: the contents of the offers declined today
        self.refused: list[list[int]] = like.refused[:] if like else []

    def clone(self) -> Town:
        twin = Town(self.plan, self.rng.clone(), self)
        self.copy_frame(twin)
        return twin

    def spaces_of(self, market: i64) -> list[int]:
        first = self.box.first_space
        return list(range(first[market], first[market + 1]))

    def counter(self, market: i64) -> list[Space]:
        first = self.box.first_space
        return self.spaces[first[market] : first[market + 1]]

    def zones(self) -> list[Zone]:
        """Section 15: who sees a card is in `knows`; a stolen or given card stays known."""
        zones: list[Zone] = []
        for at, market in enumerate(self.markets):
            place, cards = self.box.places[at], [on.card for on in self.counter(at)]
            zones.append(Zone("shelf", market.shelf, of=place))
            zones.append(Zone("counter", [card for card in cards if card != NONE], of=place))
            zones.append(Zone("tray", market.tray, ordered=False, of=place))
        rats = [market.rats for market in self.markets if market.rats != NONE]
        zones += [
            Zone("action_deck", self.deck),
            Zone("action_discard", self.discards, ordered=False),
            Zone("basic_deck", self.decks[0]),
            Zone("gourmet_deck", self.decks[1]),
            Zone("unused_chefs", self.unused),
            Zone("gone", self.gone, NO_SEAT, NOBODY, ordered=False, counted=False),
            Zone("rats", rats),
        ]
        return zones + [zone for one in self.restaurants for zone in one.zones()]

    def known_class(self, card: i64) -> i64:
        """R13.2, R4.13: everybody knows whether the chefs dealt are NPCs, or for beginners."""
        chef = self.box.faces[card] - ids.CHEF_FACE
        if not 0 <= chef < CHEFS:
            return 0
        special = self.box.npcs if self.plan.squad else self.box.beginners
        return special >> chef & 1 if self.plan.squad or self.plan.beginners else 0

    def put_right(self, truth: State, seat: i64, rng: Rng) -> None:
        """While chefs are chosen, those of a class lie where such lie in truth."""
        if self.day or not (self.plan.squad or self.plan.beginners):
            return
        assert isinstance(truth, Town)
        wrong: list[list[tuple[list[int], int]]] = [[], []]  # by class: the places where it is
        for zone, true in zip(self.zones(), truth.zones(), strict=True):
            here, there = self.dealt_chefs(zone, seat), truth.dealt_chefs(true, seat)
            for number in range(len(here)):
                card = zone.cards[here[number]]
                if self.known_class(card) != self.known_class(true.cards[there[number]]):
                    wrong[self.known_class(card)].append((zone.cards, here[number]))
        order = list(range(len(wrong[0])))
        rng.shuffle(order)
        for number in range(len(order)):
            cards, at = wrong[0][number]
            others, other = wrong[1][order[number]]
            one, two = cards[at], others[other]
            cards[at], others[other] = two, one
            self.knows[one], self.knows[two] = self.knows[two], self.knows[one]

    def dealt_chefs(self, zone: Zone, seat: i64) -> list[int]:
        """Where the chefs lie that the seat does not know. In an unordered place by who knows them
        and by class, for a re-deal does not lay them as they came."""
        chefs = [
            at
            for at, card in enumerate(zone.cards)
            if not self.knows[card] >> seat & 1 and 0 <= self.chef_of(card) < CHEFS
        ]
        if not zone.ordered:
            holding = holders(zone)
            chefs.sort(key=lambda at: self.known_to(zone.cards[at], holding))
        return chefs

    def known_to(self, card: int, holding: i64) -> tuple[int, int]:
        return self.knows[card] & holding, self.known_class(card)

    def facts(self, viewer: i64) -> dict[str, object]:
        """Everything public that is not a card, and the offers as this viewer may read them."""
        offers = [self.offer_facts(offer, viewer) for offer in self.offers]
        town = {**self.market_facts(), **self.player_facts(), **self.figure_facts()}
        return {**town, "offers": offers}

    def market_facts(self) -> dict[str, object]:
        faces = self.box.faces
        bids: dict[int, list[dict[str, int]]] = {}  # by space
        for figure in self.figures:
            if figure.war != NONE:
                bids.setdefault(figure.war, []).append(figure.bid_facts())
        cards = [[on.card for on in self.counter(market)] for market in range(MARKETS)]
        return {
            "mode": self.plan.mode,
            "day": self.day,
            "tick": self.tick,
            "window": ids.WINDOWS[self.window],
            "counters": [[faces[at] if at != NONE else None for at in row] for row in cards],
            "wars": [{"space": at, "bids": bids[at]} for at in sorted(bids)],
            "claims": [
                {"space": at, "seat": on.claim}
                for at, on in enumerate(self.spaces)
                if on.claim != NONE
            ],
            "locked": [at for at, on in enumerate(self.spaces) if on.locked],
            "rats": [
                {"place": at, "seat": here.rats_owner, "day": here.rats_day}
                for at, here in enumerate(self.markets)
                if here.rats != NONE
            ],
            **self.effect_facts(),
        }

    def effect_facts(self) -> dict[str, object]:
        """Who does what to whom; of a Road Block and a power over a place, to which chefs."""
        now = self.effect
        chefs = now.card == ids.ROAD_BLOCK or now.power in ids.OVER_A_PLACE
        picked = self.seats_of(now.targets) if chefs else now.targets
        return {
            "user": now.user,
            "card": NONE if now.card == NONE else KINDS + now.card,
            "power": now.power,
            "picked": self.seats_in(picked),
            "picked_chefs": [f.chef for f in self.figures if chefs and now.targets >> f.number & 1],
            "hit": self.seats_in(now.hit),
        }

    def player_facts(self) -> dict[str, object]:
        """By seat; recipes and the like by place within it; of flags, the seats."""
        area = self.restaurants
        return {
            "restaurants": [one.name for one in area],
            "money": [one.money for one in area],
            "garbage": [one.garbage for one in area],
            "popularity": [one.popularity for one in area],
            "levels": [one.level + 1 for one in area],
            "upgrades": [[bit for bit in range(5) if one.upgrades >> bit & 1] for one in area],
            "cooked": [[one.basics, one.gourmets] for one in area],
            "reviews": [[recipe.review != NONE for recipe in one.recipes] for one in area],
            "discount": [one.seat for one in area if one.discount],
            "doubled": [one.seat for one in area if one.doubled],
            "card_used": [one.seat for one in area if one.card_used],
            "closed": [one.seat for one in area if one.closed],
            "offers_sent": [one.offers_sent for one in area],
            "plates": [one.plate[:] for one in area],
        }

    def figure_facts(self) -> dict[str, object]:
        """By figure: two for each seat, NONE where a seat has no second; of flags, the chefs."""
        two = [self.slot(seat, at) for seat in range(self.seats) for at in range(2)]
        return {
            "chefs": [NONE if figure is None else figure.chef for figure in two],
            "places": [ids.HOME if figure is None else figure.place for figure in two],
            "spaces": [NONE if figure is None else figure.space for figure in two],
            "blocked": [figure.chef for figure in self.figures if figure.blocked],
            "barred": [figure.chef for figure in self.figures if figure.barred],
            "taxed": [figure.chef for figure in self.figures if figure.taxed],
        }

    def slot(self, seat: i64, at: i64) -> Figure | None:
        figures = self.restaurants[seat].figures
        return figures[at] if at < len(figures) else None

    def shown_in(self, offer: pieces.Offer, viewer: i64) -> list[int]:
        """R7.51: a card shown in an offer is named to the partner and the giver only; faces."""
        shown = -1 if viewer == offer.giver else offer.shown if viewer == offer.partner else 0
        hand, faces = self.restaurants[offer.giver].hand, self.box.faces
        return [faces[hand[slot]] for at, slot in enumerate(offer.slots) if shown >> at & 1]

    def offer_facts(self, offer: pieces.Offer, viewer: i64) -> dict[str, object]:
        return {
            "giver": offer.giver,
            "partner": offer.partner,
            "gives": pieces.side_facts(offer.gives),
            "asks": pieces.side_facts(offer.asks),
            "swaps": [[code // 2 + 1, code % 2 + 1] for code in offer.swapped()],
            "counters": offer.counters,
            "cards": [self.box.names[face] for face in self.shown_in(offer, viewer)],
        }

    def rank_keys(self) -> list[list[int]]:
        """R12.2, R12.3: popularity, then recipes (or gourmet recipes), then money."""
        keys = []
        for one in self.restaurants:
            dishes = one.gourmets if self.plan.gourmet_tiebreak else one.basics + one.gourmets
            keys.append([one.popularity, dishes, one.money])
        return keys

    # --- the open question, and the effect it belongs to ------------------------------------------

    @property
    def about(self) -> i64:
        """What the open question is about: it is the first of what is pending."""
        return self.pending.b if self.pending is not None else NONE

    def answered(self) -> Pending:
        """The open question is not pending any more; its numbers."""
        asked = self.pending
        assert asked is not None
        self.pending = asked.after
        return asked

    def resolve(self, user: i64, card: i64, power: i64) -> None:
        """A card or a power begins; what it interrupts goes on after it."""
        self.effect = Effect(user, card, power, self.effect)

    def aim(self, targets: i64, named: i64 = NONE) -> None:
        self.effect = self.effect.on(targets, 0, named)
        self.struck = 0

    def strike(self, seats: i64) -> None:
        """These seats are touched by it."""
        self.effect = self.effect.on(self.effect.targets, seats, self.effect.named)
        self.struck = seats

    def resolved(self) -> None:
        self.effect = self.effect.below or NOTHING

    # --- who is who -------------------------------------------------------------------------------

    def everybody(self) -> i64:
        return (1 << self.seats) - 1

    def day_order(self) -> list[int]:
        """R5.2: clockwise from seat (day - 1) mod n."""
        first = (self.day - 1) % self.seats
        return [(first + step) % self.seats for step in range(self.seats)]

    def to_the_left(self, seat: i64) -> list[int]:
        """R5.6: the other seats, from the user's left on."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def out(self) -> list[Figure]:
        """The figures that are chefs already."""
        return [figure for figure in self.figures if figure.chef != NONE]

    def figure_of(self, chef: i64) -> Figure | None:
        for figure in self.figures:
            if figure.chef == chef:
                return figure
        return None

    def awake(self, figure: Figure) -> bool:
        """R13.31: in Amateur Chef a power sleeps until the restaurant has reached level 2."""
        return not self.plan.amateur or self.restaurants[figure.seat].level > 0

    def power_of(self, chef: i64, npc: bool = False) -> Figure | None:
        """Whose power this is, if it works where he is; an NPC's works at fewer places (R13.5)."""
        figure = self.figure_of(chef)
        if figure is None or figure.npc != npc or not self.awake(figure):
            return None
        places = self.box.npc_works_at if npc else self.box.works_at
        sort = max(0, figure.place - ids.MYSTERY_MART + 1)  # one of ids.PLACE_SORTS
        return figure if places[chef] >> sort & 1 else None

    def own_power(self, seat: i64, chef: i64) -> Figure | None:
        figure = self.power_of(chef)
        return figure if figure is not None and figure.seat == seat else None

    def fresh_power(self, one: Restaurant, chef: i64) -> Figure | None:
        """The same, unless it works once a day and has been used today."""
        spent = (self.powers_used & self.box.once_a_day) >> chef & 1
        return None if spent else self.own_power(one.seat, chef)

    def afar(self, one: Restaurant, chef: i64) -> Figure | None:
        """The same of somebody who shops without being there: not sent home, in no war."""
        figure = self.fresh_power(one, chef)
        return None if figure is None or figure.blocked or figure.war != NONE else figure

    def use_power(self, seat: i64, chef: i64, log: Log) -> None:
        self.powers_used |= 1 << chef
        log.all("power", seat, chef)

    def foes_of(self, figure: Figure) -> i64:
        """Whom a power over a place hits: other players' chefs; an NPC's, all Active Chefs."""
        mask: i64 = 0
        for other in self.figures:
            here = other.chef != NONE and other.place == figure.place and not other.npc
            if here and (figure.npc or other.seat != figure.seat):
                mask |= 1 << other.number
        return mask

    def seats_in(self, mask: i64) -> list[int]:
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    def seats_of(self, figures: i64) -> i64:
        return mask_of([f.seat for f in self.figures if figures >> f.number & 1])

    def kind_on(self, space: i64) -> i64:
        card = self.spaces[space].card
        return self.box.faces[card] if card != NONE else NONE

    def at_war(self, space: i64) -> bool:
        return any(figure.war == space for figure in self.figures)

    # --- small things that many rules do ----------------------------------------------------------

    def named(self, first: i64, sort: i64, cards: list[int]) -> list[int]:
        """The moves of a family that name these cards, each once; `sort`: their first face."""
        return sorted({first + self.box.faces[card] - sort for card in cards})

    def card_of(self, cards: list[int], face: i64) -> i64:
        faces = self.box.faces
        for card in cards:
            if faces[card] == face:
                return card
        raise AssertionError("there is no such card")

    def shuffle(self, cards: list[int]) -> None:
        self.forget(cards)
        self.rng.shuffle(cards)

    def look_at(self, seat: i64, card: i64, log: Log) -> None:
        self.show(card, 1 << seat)
        log.whisper(1 << seat, "sees", seat, self.box.faces[card])

    def pay(self, payer: i64, payee: i64, amount: i64) -> i64:
        """R5.7: what there is, at most; `payee` is a seat or NONE, the bank."""
        one = self.restaurants[payer]
        paid: i64 = min(amount, one.money)
        one.money -= paid
        if payee != NONE:
            self.restaurants[payee].money += paid
        return paid

    def take_money(self, seat: i64, amount: i64, log: Log) -> None:
        self.restaurants[seat].money += amount
        log.all("took-money", seat, amount)

    def litter(self, seat: i64, number: i64, log: Log) -> None:
        self.restaurants[seat].garbage += number
        log.all("garbage", seat, number)

    def receive(self, seat: i64, card: i64) -> i64:
        """An ingredient card, already out of its old place, goes face up to a restaurant."""
        one = self.restaurants[seat]
        kind: i64 = self.box.faces[card]
        one.pantry = [*one.pantry, card]
        one.have[kind] += 1
        self.show(card, EVERYONE)
        return kind

    def remove(self, seat: i64, kind: i64) -> i64:
        one = self.restaurants[seat]
        card = self.card_of(one.pantry, kind)
        one.pantry = [other for other in one.pantry if other != card]
        one.have[kind] -= 1
        return card

    def give(self, giver: i64, taker: i64, kind: i64) -> None:
        self.receive(taker, self.remove(giver, kind))

    def discard(self, seat: i64, kind: i64) -> None:
        """Q58: face up on the pile of its market."""
        market = self.markets[self.box.market_of[kind]]
        market.tray = [*market.tray, self.remove(seat, kind)]

    def lose(self, seat: i64, kind: i64, log: Log) -> None:
        """The same, told."""
        self.discard(seat, kind)
        log.all("discarded", seat, kind)

    def take_top(self, seat: i64, market: i64) -> i64:
        """The top card of a shelf, which is not empty; its kind."""
        return self.receive(seat, self.markets[market].shelf.pop())

    def take_counter(self, seat: i64, space: i64) -> i64:
        """The ingredient on a counter; the space is empty now (R7.14), a claim ends (R7.21)."""
        here = self.spaces[space]
        card = here.card
        here.card = here.claim = NONE
        return self.receive(seat, card)

    def end_claims(self, seat: i64, market: i64 = NONE) -> None:
        """R7.21: a seat's claims end, at one market or everywhere."""
        for at in range(SPACES):
            if self.spaces[at].claim == seat and market in (NONE, self.box.spaces[at]):
                self.spaces[at].claim = NONE

    def refill_shelf(self, market: i64) -> None:
        """R8.31: in Cook and Counter an empty shelf is made again from its discard pile."""
        here = self.markets[market]
        if not here.shelf:
            here.shelf, here.tray = here.tray[:], []
            self.shuffle(here.shelf)

    def lose_card(self, seat: i64, at: i64, target: list[int], seen: i64) -> i64:
        """The card at this place leaves a hand, and Q73: with it the open offers of its owner that
        give cards, whichever they give: one that stayed would betray which card it was."""
        hand = self.restaurants[seat].hand
        card: i64 = hand[at]
        self.move(card, hand, target, seen)
        if self.plan.follows_cards:
            moved = [offer.moved(at) if offer.giver == seat else offer for offer in self.offers]
            self.offers = [offer for offer in moved if offer is not None]
        else:
            self.offers = [one for one in self.offers if one.giver != seat or not one.slots]
        return card

    def spend_card(self, seat: i64, kind: i64) -> None:
        """R9.1: a card is played: face up on the discard pile."""
        self.lose_card(seat, self.restaurants[seat].holds(kind), self.discards, EVERYONE)

    def draw_card(self, seat: i64, target: list[int], log: Log) -> None:
        """The top action card, for its owner's eyes; Q40: an empty deck is made of the discards."""
        if not self.deck:
            self.deck, self.discards = self.discards, []
            self.shuffle(self.deck)
        if self.deck:
            card = self.draw(self.deck, target, 1 << seat)
            log.tell(1 << seat, "drew", seat, self.box.faces[card])

    def chef_of(self, card: i64) -> i64:
        return self.box.faces[card] - ids.CHEF_FACE

    def end_review(self, recipe: pieces.Recipe) -> None:
        if recipe.review != NONE:
            self.discards.append(recipe.review)
            recipe.review = NONE
