"""What happened, what is asked and why not, in the words of one language at one table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from tablee.i18n.texts import Texts, Value
from tablee.kernel import Event, Game, Noun, Place, Refused
from tablee.kernel.game import NUMBERS, Declared, amount, typed
from tablee.kernel.names import bot_in, printable

if TYPE_CHECKING:
    from tablee.bots import Reason


NOBODY = -1
NAME, VALUE = "\ue100", "\ue101"  # stand for themselves in a pair


class Speaker:
    """Everything a table says to its people.

    `names` are the seats' names ("" where somebody has none); `sides` says who plays with whom;
    `you` is the seat it speaks to, nobody's where several read the same; `bare`: things go by
    their names alone, what they are is said elsewhere.
    Arguments arrive as small ints of declared types and leave as words, so that the messages
    decide about order, number and agreement.
    """

    def __init__(
        self,
        language: str,
        game: Game,
        names: Sequence[str] = (),
        sides: Sequence[int] = (),
        strict: bool | None = None,
        you: int = NOBODY,
        bare: bool = False,
    ) -> None:
        self.language = language
        self.game = game
        self.names = [printable(name) for name in names]
        self.sides = list(sides)
        self.you = you
        self.bare = bare
        self.texts = Texts(language, game.folder(), strict)
        self._nouns = nouns_of(game, language, bare)
        self._people: dict[str, list[tuple[int, str, bool]]] = {}

    def to(self, you: int) -> Speaker:
        """The same table, speaking to that seat."""
        return Speaker(
            self.language, self.game, self.names, self.sides, self.texts.strict, you, self.bare
        )

    # what happens, what is asked

    def event(self, event: Event) -> str:
        return self.told(event, self.form(event, self.you))

    def told(self, event: Event, form: str) -> str:
        """What happened, in one of the forms of its message."""
        pairs = self.game.arguments(event.key)
        key = f"event-{event.key}.{form}" if form else f"event-{event.key}"
        return self.texts(key, **self._arguments(pairs, event.args))

    def result(self, event: Event) -> str:
        """What an event at the end says of somebody, without the name."""
        return self.texts("result", **self._arguments(self.game.arguments(event.key), event.args))

    def form(self, event: Event, you: int) -> str:
        """The form of an event's message for its reader: named after the argument that they are,
        `seat` for "You give" and `other` for "gives you", `seat-other` where they are both; ""
        where it is not about them."""
        people = self._people.get(event.key)
        if people is None:
            people = self._people[event.key] = self._people_in(event.key)
        form = ""
        for at, name, is_side in people:
            if event.args[at] != (self.side_of(you) if is_side else you):
                continue
            both = f"{form}-{name}"
            if not form or self.texts.has(f"event-{event.key}.{both}"):
                form = both if form else name
        return form

    def side_of(self, seat: int) -> int:
        """NOBODY for spectators."""
        return self.sides[seat] if 0 <= seat < len(self.sides) else NOBODY

    def _people_in(self, key: str) -> list[tuple[int, str, bool]]:
        """The arguments for whom an event's message has a form: place, name, whether a side."""
        return [
            (at, name, kind == "side")
            for at, (name, kind) in enumerate(self.game.arguments(key))
            if kind in ("seat", "side") and self.texts.has(f"event-{key}.{name}")
        ]

    def reason(self, reason: Reason) -> str:
        """Why a bot likes a move."""
        pairs = typed(self.game.hints.get(reason.key, ""))  # of every game: `estimate`
        return self.texts(f"why-{reason.key}", **self._arguments(pairs, reason.args))

    def ask(self, phase: str, seat: int) -> str:
        """Who must do what now."""
        return self.texts(f"ask-{phase}", seat=self.seat(seat))

    def question(self, phase: str) -> str:
        """The same, said to whoever must; "" where the game has no words for that."""
        key = f"ask-{phase}.seat"
        return self.texts(key) if self.texts.has(key) else ""

    def move(self, move: int, message: str = "move") -> str:
        """The label of a move of the catalogue; `message`: another text about its verb."""
        form = dict(self.game.catalogue.forms[move])
        verb = form.pop("verb")
        return self.texts(f"{message}-{verb}", **self._fields(form))

    def refusal(self, refused: Refused) -> str:
        reason = refused.reason(self.language)
        return self.texts("refused", rule=refused.rule, reason=reason)

    # names

    def seat(self, seat: int) -> str:
        """A seat's name, else its number as people count."""
        name = self.names[seat] if seat < len(self.names) else ""
        bot = bot_in(name)
        if bot:
            return self._bot(seat, bot)
        return name or self.texts("seat", n=seat + 1)

    def _bot(self, seat: int, name: str) -> str:
        """Bots of the same name are told apart by a number."""
        twins = [at for at, other in enumerate(self.names) if other == self.names[seat]]
        if len(twins) == 1:
            return self.texts("seat-bot", name=name)
        return self.texts("seat-bot-twin", name=name, n=twins.index(seat) + 1)

    def side(self, side: int) -> str:
        """A side of one seat has that seat's name; a team has its own."""
        members = [seat for seat, its_side in enumerate(self.sides) if its_side == side]
        if len(members) <= 1:
            return self.seat(members[0] if members else side)
        return self.texts(f"team-{chr(ord('a') + side)}")

    def noun(self, kind: str, value: int, **numbers: Value) -> str:
        """What a number of a declared type names; `numbers` let the noun agree with them."""
        if numbers:
            return self._noun(kind, value, numbers)
        name = self._nouns.get((kind, value))
        if name is None:
            name = self._nouns[kind, value] = self._noun(kind, value, {})
        return name

    def _noun(self, kind: str, value: int, numbers: dict[str, Value]) -> str:
        nouns = self.game.nouns.get(kind)
        if nouns is None:
            return self.game.kinds[value]
        return self._named(kind, nouns[value], numbers)

    def _named(self, kind: str, noun: Noun, numbers: dict[str, Value]) -> str:
        key = f"{kind}-{noun.key}"
        name = self.texts(key, **numbers) if self.texts.has(key) else noun.names[self.language]
        aside = "" if self.bare else noun.asides.get(self.language, "")
        return f"{name} ({aside})" if aside else name

    def aside(self, event: Event) -> str:
        """What there is to say of the things that an event names, besides their names."""
        nouns = self.game.nouns
        pairs = zip(self.game.arguments(event.key), event.args, strict=False)
        named = [nouns[kind][value] for (_, kind), value in pairs if kind in nouns]
        said = [noun.asides[self.language] for noun in named if self.language in noun.asides]
        return ", ".join(said)

    def option(self, key: str, value: str = "") -> str:
        return self.texts(f"option-{key}-{value}" if value else f"option-{key}")

    def zone(self, place: Place) -> str:
        """A place on the table, and whose it is."""
        name = self.zone_name(place)
        if place.owner is None:
            return name
        return self.texts("zone-of", zone=name, seat=self.seat(place.owner))

    def zone_name(self, place: Place) -> str:
        """A place as it is called beside the name of its owner: `hand_2` is `zone-hand`. The
        message of a numbered one that is nobody's has its number, with the side that counts so."""
        n, args = place.number, dict[str, Value]()
        if n and place.owner is None:
            args = {place.base: n, "side": self.side(n - 1)}
        return self.texts(zone_message(place), **args)

    def pair(self, name: str, value: Value) -> str:
        """`Ana: 4`, with the blanks of the language."""
        if not isinstance(value, str):
            return self.texts("pair", name=name, value=value)
        # There is no end of such pairs: only what stands around the two is looked up.
        before, _, rest = self.texts("pair", name=NAME, value=VALUE).partition(NAME)
        between, _, after = rest.partition(VALUE)
        return f"{before}{name}{between}{value}{after}"

    # arguments

    def _arguments(self, pairs: Declared, values: Sequence[int]) -> dict[str, Value]:
        typed_values = list(zip(pairs, values, strict=False))
        numbers: dict[str, Value] = {
            name: amount(kind, value) for (name, kind), value in typed_values if kind in NUMBERS
        }
        args = dict(numbers)
        for (name, kind), value in typed_values:
            if kind == "seat":
                args[name] = self.seat(value)
            elif kind == "side":
                args[name] = self.side(value)
            elif kind not in NUMBERS:
                args[name] = self.noun(kind, value, **numbers)
        return args

    def _fields(self, form: dict[str, str]) -> dict[str, Value]:
        """A move's fields: a field's name is the type of its value; people count from 1."""
        numbers: dict[str, Value] = {
            name: int(value) for name, value in form.items() if value.isdecimal()
        }
        args: dict[str, Value] = {**form, **numbers}
        for name, value in form.items():
            if name in self.game.nouns:
                nouns = {noun.key: noun for noun in self.game.nouns[name]}
                if value in nouns:
                    args[name] = self._named(name, nouns[value], numbers)
            elif name == "seat" and value.isdecimal():
                args[name] = self.seat(int(value) - 1)
            elif name == "side" and value.isdecimal():
                args[name] = self.side(int(value) - 1)
        return args


def zone_message(place: Place) -> str:
    """The message for a place: the same for all of its sort that are numbered."""
    name = f"{place.base}-{place.of}" if place.of else place.base
    return f"zone-{name}".replace("_", "-")


@cache
def nouns_of(game: Game, language: str, bare: bool) -> dict[tuple[str, int], str]:
    """The names of a game's things, by type and number: the same at all its tables."""
    return {}
