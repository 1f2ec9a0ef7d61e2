"""How Mamma Mia! Grande looks: the service and its steps, colours and favourites, and what the
order that is being settled still lacks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import ClassVar

from tablee.games.mamma_mia.carte import Order, formula, jokers
from tablee.games.mamma_mia.game import MammaMia
from tablee.games.mamma_mia.rules.moves import HELP, KINDS, ORDER
from tablee.games.mamma_mia.rules.orders import ANY, NOTHING, census
from tablee.games.mamma_mia.rules.pizzeria import Pizzeria
from tablee.games.mamma_mia.rules.preparation import room
from tablee.games.mamma_mia.show.orders import (
    filled,
    heap,
    lacking,
    pictures,
    printed,
    settled,
    still_missing,
    wanted,
)
from tablee.kernel import Event, Place
from tablee.show import (
    About,
    At,
    Carry,
    Chip,
    Earn,
    Layout,
    Look,
    Motion,
    Notice,
    Show,
    Site,
    Spot,
    Stat,
    Thing,
    refs,
)

STEPS = ("put", "order", "draw")  # R6
WHILE_UNLOADING = ("table", "revealed", "offer")
SELDOM = ("used", "served")
SAID_IN_WORDS = ("orders", "revealed")
OPENLY = ("order", "order-out", "got-order", "succeeded", "failed")  # an order is seen
DRAWS = ("draw-kitchen", "draw-waiter")
KIND_BY_KIND = (
    "own",
    "pay",
    "give",
)  # phases that ask how many of one kind after the other (R13.1)
MANY = 2  # of which there may be several
ANSWERS = ("pay", "ask", "give-up", "help", "refuse")  # to an order that lacks something (R7.3, R8)


class MammaMiaShow(Show[MammaMia, Pizzeria]):
    minutes = (30, 60)
    heads = frozenset({"service"})
    dull = frozenset({"passed", "used"})
    layouts: ClassVar[Mapping[str, Layout]] = {
        "kitchen": "pile",
        "waiter": "pile",
        "used": "stack",
        "served": "stack",
        "hand": "hand",
        "orders": "hand",
    }
    carries: ClassVar[Mapping[str, Carry]] = {
        "put": Carry("kind", At("hand", "seat"), At("oven"), n="n"),
        "order": Carry("card", At("orders", "seat"), At("oven")),
        "drew-kitchen": Carry("", At("kitchen"), At("hand", "seat"), n="n"),
        "drew-waiter": Carry("", At("waiter", "seat"), At("orders", "seat"), n="n"),
        "got": Carry(
            "kind", None, At("hand", "seat"), n="n"
        ),  # from where, the line before has said
        "got-order": Carry("card", None, At("orders", "seat")),
        "out": Carry("kind", At("oven"), At("table"), n="n"),
        "left": Carry("kind", At("table"), At("oven"), n="n"),
        "order-out": Carry("card", At("oven"), At("revealed")),
        "added": Carry("kind", At("hand", "seat"), At("used"), n="n"),
        "pledged": Carry("kind", At("hand", "seat"), At("offer"), n="n"),
        "gave": Carry("kind", At("hand", "seat"), At("used"), n="n"),
        "honoured": Carry("kind", At("offer"), At("used"), n="n"),
        "returned": Carry("kind", At("offer"), At("hand", "seat"), n="n"),
        "used": Carry("kind", At("table"), At("used"), n="n"),
        "succeeded": Carry("card", At("revealed"), At("served")),
        "reward": Carry("", At("waiter", "seat"), At("served")),
        "failed": Carry("card", At("revealed"), At("waiter", "seat")),
    }
    earns: ClassVar[Mapping[str, Earn]] = {"result": Earn("seat", "pizzas", "pizza")}
    settles = frozenset(OPENLY)

    @classmethod
    def moved(
        cls, game: MammaMia, options: Mapping[str, str], events: list[Event], at: int
    ) -> list[Motion]:
        """R9: what is asked for by an order that is seen."""
        event = events[at]
        order = game.box.orders[options["monotoni_reading"]][event.args[1] - KINDS]
        motion = cls.carries[event.key].motion(game, event)
        motion.chips = pictures(game, order, event.args[0], printed(game, order))
        return [motion]

    @classmethod
    def look(cls, game: MammaMia, face: int) -> Look:
        """Every ingredient has its family; an order has that of its colour's favourite."""
        if face < KINDS:
            return Look(face, "")
        colour = (face - KINDS) // (len(game.box.names) // len(game.box.colours))
        return Look(game.box.favourites[colour], "")

    @classmethod
    def styles(cls, game: MammaMia) -> Mapping[str, str]:
        """Each colour in its own."""
        return {
            rf"\b({row['name_en']}|{row['name_fr']})\b": row["hex"]
            for row in game.data.files["colours"]["colour"]
        }

    def heading(self) -> str:
        s = self.world
        service = {"n": int(s.service), "of": int(s.house.services)}
        if s.unloading:
            key = "table-unloading-you" if s.unloader == self.me else "table-unloading"
            return self.say(key, seat=self.speaker.seat(s.unloader), **service)
        return self.say("table-service", **service)

    def steps(self) -> list[str]:
        cooking = bool(self.view.acting) and not self.world.unloading
        return [self.say(f"table-step-{step}") for step in STEPS] if cooking else []

    def step(self) -> int:
        return STEPS.index(self.view.phase) if self.view.phase in STEPS else 0

    def stats(self, seat: int) -> list[Stat]:
        """R13.2: everybody's colour and favourite; the pizzas where they are counted openly."""
        s = self.world
        colour = s.colours[seat]
        kind = self.game.box.favourites[colour]
        favourite = self.speaker.noun("ingredient", kind)
        name = self.speaker.noun("colour", colour)
        found = [
            Stat(self.say("table-colour"), name, "colour", "colour", s.house.colours[colour]),
            Stat(
                self.say("table-favourite"), favourite, "favourite", "heart", self.game.kinds[kind]
            ),
        ]
        if s.house.score_open or not s.acting:
            found.append(Stat(self.say("table-pizzas"), str(s.pizzas()[seat]), "pizzas", "pizza"))
        return found

    # zones

    def zone(self, place: Place, faces: list[int]) -> About:
        """What is empty for most of the game is shown when it matters; orders that are held or out
        say in words what they ask for."""
        base = place.base
        if base == "kitchen":
            note = self.say("table-kitchen-note") if faces else ""
            return About(note=note, refs=[DRAWS[0]])
        orders = {face for face in faces if face >= KINDS}
        if base in SAID_IN_WORDS:
            mine = place.owner is not None and place.owner == self.me
            chips = self.on_the_peel if base == "revealed" else self.as_printed
            chips = self.in_hand if mine else chips
            things = {face: self.explained(face, chips) for face in orders}
        else:
            things = {face: self.drawn(face) for face in orders}
        seldom = base in SELDOM or (base in WHILE_UNLOADING and not self.world.unloading)
        touched = [DRAWS[1]] if base == "waiter" and place.owner == self.me else []
        return About(hidden=not faces and seldom, refs=touched, things=things)

    def drawn(self, face: int) -> Thing:
        """R9: what an order asks for, as pictures and with its name; R12.4: the formula of the one
        order that depends on how the table reads it."""
        order, box = self.orders[face - KINDS], self.game.box
        told = order.type == "monotoni"
        text = formula(order, box.kinds, box.plurals, self.speaker.language) if told else ""
        return Thing(text, self.as_printed(order), self.speaker.noun("card", face))

    def explained(self, face: int, chips: Callable[[Order], list[Chip]]) -> Thing:
        """The same in words."""
        order = self.orders[face - KINDS]
        return Thing(wanted(self.speaker, self.game, order), chips(order))

    def as_printed(self, order: Order) -> list[Chip]:
        return pictures(self.game, order, self.owner(order), printed(self.game, order))

    def in_hand(self, order: Order) -> list[Chip]:
        """With what the viewer holds for it."""
        held = census(self.world.hands[self.owner(order)])
        places = filled(self.game, order, lacking(order, held))
        return pictures(self.game, order, self.owner(order), places, held)

    def on_the_peel(self, order: Order) -> list[Chip]:
        """R7.2, R7.3: the order that is out, with what lies on the table and has been added."""
        s, game = self.world, self.game
        lying, could = census(s.table + s.offer), self.could_add
        if s.need[ANY]:
            places = heap(game, lying, s.need[ANY], s.missing[ANY])
        elif any(s.need):
            places = settled(game, order, s.need, s.missing, could)
        else:
            places = filled(game, order, lacking(order, lying), could)
        return pictures(game, order, self.owner(order), places)

    @property
    def could_add(self) -> list[int]:
        """R7.3, R8.5: what whoever is asked about an order holds, by kind; nobody else adds."""
        return NOTHING if self.me is None or not self.asked else census(self.world.hands[self.me])

    def owner(self, order: Order) -> int:
        return self.world.colours.index(order.colour)

    @cached_property
    def orders(self) -> list[Order]:
        """The cards as this table reads them."""
        return self.game.box.orders[self.world.house.monotoni]

    def sites(self) -> list[Site]:
        """The kinds, whether any of them lies there or not; R7.2: of which one may choose some."""
        game, choosing = self.game, self.asked and self.view.phase == "choose"
        forms = [game.catalogue.forms[at] for at in self.moves] if choosing else []
        named = {ref for form in forms for ref in refs.of_move(game, form)}
        spots = []
        for kind, key in enumerate(game.kinds[:KINDS]):
            touched = named.intersection([refs.card(key)])
            spots.append(Spot(self.speaker.noun("card", kind), kind, refs=list(touched), face=key))
        return [Site("kinds", "", "track", spots)]  # for those who draw them: nothing to read

    # what is to be read now

    def notices(self) -> list[Notice]:
        """R7: whose order is out of the oven, and what is missing for it; R7.3, R8.6, R8.7: to whom
        it is to answer, what each answer would bring."""
        s = self.world
        if not s.unloading or not s.revealed:
            return []
        face = self.view.zones["revealed"][0]
        name = self.speaker.noun("card", face)
        owner = s.owner_of(s.revealed[0])
        key = "table-settled-yours" if owner == self.me else "table-settled"
        title = self.say(key, seat=self.speaker.seat(owner))
        lines, things = [name], [[Chip("", face=self.game.kinds[face])]]
        if any(s.missing):
            lines.append(self.say("table-missing", cards=self.missing()))
            things.append(still_missing(self.game, s.missing))
        verbs = {move: self.game.catalogue.forms[move]["verb"] for move in self.moves}
        answers = {
            self.game.catalogue.texts[move]: self.answer(verb)
            for move, verb in verbs.items()
            if verb in ANSWERS
        }
        about = [
            self.say(f"table-{verb}-brings") for verb in ("ask", "help") if verb in verbs.values()
        ]
        touched = [refs.card(self.game.kinds[face])]
        if len(answers) < 2:  # it is no question
            return [Notice(title, lines, "order", touched, things=things)]
        return [Notice(title, lines + about, "order", touched, answers, things=things)]

    def answer(self, verb: str) -> str:
        return self.say(f"table-answer-{verb}", cards=self.missing())

    def question(self) -> str:
        """What is asked, to whoever is asked it. R7.6, R8.6: of which kind; R9.4: how many to
        choose; R8.4, R8.5: to somebody who cannot help, it is no question."""
        s, phase, me = self.world, self.view.phase, self.me
        if me is None or me not in self.view.acting:
            return ""
        if phase in KIND_BY_KIND:
            kind = self.speaker.noun("kind", len(s.notes[me]), n=MANY)
            return self.say(f"table-ask-{phase}", kind=kind)
        if phase == "help" and HELP not in s.phase.legal(s, me):
            phase = "cannot-help"
        elif phase == "choose" and jokers(self.orders[self.view.zones["revealed"][0] - KINDS]) > 1:
            phase = "choose-two"
        return self.say(f"table-ask-{phase}")

    def ending(self) -> list[str]:
        """R11.5: what places were decided by, if not by the pizzas."""
        keys = self.world.rank_keys()
        pizzas = [made for made, _ in keys]
        first = [held for made, held in keys if made == max(pizzas)]
        if len(first) == 1:
            decided = len({(made, held) for made, held in keys}) > len(set(pizzas))
            return [self.say("table-tie-below")] if decided else []
        most = max(first)
        shared = first.count(most) > 1
        return [self.say("table-tie-shared" if shared else "table-tie", n=most)]

    def missing(self) -> str:
        missing = self.world.missing
        if missing[ANY]:
            return self.say("table-any", n=missing[ANY])
        return ", ".join(
            f"{missing[kind]} {self.speaker.noun('kind', kind, n=missing[kind])}"
            for kind in range(KINDS)
            if missing[kind]
        )

    def label(self, move: int) -> str:
        """R6.6, R6.10: how many cards each of the two piles would give, and what that opens; R7.3,
        R8.6, R8.7: which cards a pizza takes, whose it is, and what helping brings."""
        verb = self.game.catalogue.forms[move]["verb"]
        if self.me is None:
            return ""
        if verb == "pay":
            return self.say("table-pay", cards=self.missing())
        if verb == "help":
            owner = self.speaker.seat(self.world.owner_of(self.world.revealed[0]))
            return self.say("table-help", cards=self.missing(), seat=owner)
        if verb == "order":
            return self.order_name(move - ORDER)
        if verb == "refuse" and HELP not in self.world.phase.legal(self.world, self.me):
            return self.say("table-cannot-help")
        if verb not in DRAWS:
            return ""
        last = verb == DRAWS[0] and not self.routine(move)
        key = f"table-{verb}-last" if last else f"table-{verb}"
        return self.say(key, n=room(self.world, self.me, self.pile(verb)))

    def order_name(self, number: int) -> str:
        """With what it asks for, where another one that could be added is called the same."""
        names = [noun.names[self.speaker.language] for noun in self.game.box.names]
        name = names[number]
        rivals = [
            move - ORDER
            for move in self.moves
            if self.game.catalogue.forms[move]["verb"] == "order"
        ]
        if [names[other] for other in rivals].count(name) < 2:
            return name
        asked = wanted(self.speaker, self.game, self.orders[number])
        return self.say("table-order", name=name, cards=asked)

    def touches(self, move: int) -> list[str]:
        """R7.3, R8.6: the very cards that a pizza lacks, in the hand that may add them."""
        verb = self.game.catalogue.forms[move]["verb"]
        if self.me is None or verb not in ("pay", "help"):
            return []
        lacks = [self.game.kinds[kind] for kind in range(KINDS) if self.world.missing[kind]]
        return [refs.lying(refs.own("hand", self.me), kind) for kind in lacks]

    def pile(self, verb: str) -> list[int]:
        assert self.me is not None
        return self.world.kitchen if verb == DRAWS[0] else self.world.waiters[self.me]

    def routine(self, move: int) -> bool:
        """R6.6, R6.10: every turn ends with a draw; the one that empties the kitchen ends more."""
        verb = self.game.catalogue.forms[move]["verb"]
        if verb not in DRAWS or self.me is None:
            return False
        pile = self.pile(verb)
        return verb != DRAWS[0] or room(self.world, self.me, pile) < len(pile)
