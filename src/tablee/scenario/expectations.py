"""Reading `[expect]` tables into checks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.kernel import REFEREE, SPECTATOR, BadInput, Fields, Game
from tablee.kernel.position import written_out
from tablee.scenario.checks import Action, Check, Happened, InOrder, Legal, LegalCount, Said, Seen
from tablee.scenario.event_pattern import Pattern, pattern
from tablee.scenario.view_path import NOT_THERE, ROOTS
from tablee.scenario.zone_names import zones_of

WHOEVER_ACTS = -1
ABSENT = "absent"
NAMED = ("zones", "facts")


class Expectations:
    """Reads one `[expect]` table for a game and a number of seats."""

    def __init__(self, part: Fields, game: Game, seats: int, options: Mapping[str, str]) -> None:
        self.part = part
        self.game = game
        self.seats = seats
        self.options = options

    def checks(self) -> list[Check]:
        found = [*self.sayings(), *self.legal(), *self.views()]
        for field, wanted in (("events", True), ("no_events", False)):
            found += self.events(field, wanted, faded=False)
        found += self.order()
        for field, wanted in (("log", True), ("no_log", False)):
            found += self.events(field, wanted, faded=True)
        self.part.done()
        return found

    def sayings(self) -> list[Check]:
        part, seats = self.part, self.seats
        wanted: dict[str, object] = {}
        if part.has("over"):
            wanted["over"] = part.flag("over")
        if part.has("phase"):
            wanted["phase"] = part.text("phase")
            if wanted["phase"] not in (known := [*self.game.phases, "over"]):
                raise part.bad("phase", f"{wanted['phase']!r} is none of {', '.join(known)}")
        for field in ("acting", "winner"):
            if part.has(field):
                wanted[field] = sorted(part.numbers(field, 1, seats))
        if part.has("scores"):
            wanted["scores"] = self.for_all("scores", part.numbers("scores", -999, 999))
        if part.has("places"):
            wanted["places"] = self.for_all("places", part.numbers("places", 1, seats))
        return [Said(part.at(field), field, value) for field, value in wanted.items()]

    def for_all(self, field: str, values: list[int]) -> list[int]:
        """One value for each seat, or none at all where a game has nothing to say."""
        if values and len(values) != self.seats:
            raise self.part.bad(field, f"{len(values)} values for {self.seats} seats")
        return values

    # legal moves

    def legal(self) -> list[Check]:
        checks: list[Check] = []
        for field, read in (
            ("legal", self.some),
            ("not_legal", self.some),
            ("legal_exactly", self.texts),  # of none: nothing is legal
        ):
            for place, seat, value in self.by_viewer(field, WHOEVER_ACTS, seats_only=True):
                moves = [self.move(place, text) for text in read(place, value)]
                checks.append(Legal(self.part.at(place), field, seat, moves))
        for place, seat, value in self.by_viewer("legal_count", WHOEVER_ACTS, seats_only=True):
            count = self.part.check(place, value, int, "a whole number")
            checks.append(LegalCount(self.part.at(place), seat, count))
        actions = self.part.table("action")
        for text in actions.fields:
            number = actions.number(text, 0, len(self.game.catalogue) - 1)
            checks.append(Action(actions.at(text), self.move(f"action.{text}", text), number))
        return checks

    def texts(self, place: str, value: object) -> list[str]:
        return self.part.listed(place, value, str, "a list of texts")

    def some(self, place: str, value: object) -> list[str]:
        """One at least: what is asked of none of them can never fail."""
        texts = self.texts(place, value)
        if not texts:
            raise self.part.bad(place, "an empty list expects nothing")
        return texts

    def move(self, place: str, text: str) -> str:
        try:
            return self.game.catalogue.texts[self.game.catalogue.parse(text)]
        except BadInput as error:
            raise self.part.bad(place, f"{error}; write several moves as a list") from None

    # views and events

    def views(self) -> list[Check]:
        checks: list[Check] = []
        views = self.part.table("view")
        for name in views.fields:
            viewer = self.viewer(views, name)
            view = views.table(name)
            absent = view.texts(ABSENT) if view.has(ABSENT) else []
            checks += [self.seen(view, viewer, path.split("."), NOT_THERE) for path in absent]
            paths = {key: value for key, value in view.fields.items() if key != ABSENT}
            checks += [self.seen(view, viewer, path, value) for path, value in leaves(paths)]
        return checks

    def seen(self, view: Fields, viewer: int, path: list[str], value: object) -> Seen:
        text = ".".join(path)
        if path[0] not in ROOTS:
            raise view.bad(text, f"a path into a view starts with {', '.join(ROOTS)}")
        if path[0] in NAMED:
            self.check_name(view, path)
        self.check_words(view, path, value)
        return Seen(view.at(text), viewer, path, value)

    def check_name(self, view: Fields, path: list[str]) -> None:
        """A zone or a fact that this game has, at such a table."""
        root, text, game = path[0], ".".join(path), self.game
        zones = zones_of(game, self.seats, self.options)
        known = ", ".join(zones.listed() if root == "zones" else sorted(game.facts))
        if len(path) < 2:
            raise view.bad(text, f"name one of the {root}: {known}")
        if root == "zones" and not zones.has(path[1]):
            raise view.bad(text, f"{game.key} has no zone {path[1]!r} here; it has {known}")
        if root == "facts" and game.facts and path[1] not in game.facts:
            raise view.bad(text, f"{game.key} has no fact {path[1]!r}; it has {known}")

    def check_words(self, view: Fields, path: list[str], value: object) -> None:
        """The words of a value: cards in zones, zones among one's own, moves among one's notes."""
        if not isinstance(value, str | list) or path[0] == "facts":
            return
        text = ".".join(path)
        for word in written_out(value) if path[0] != "notes" and isinstance(value, str) else value:
            if path[0] == "zones" and not self.is_card(word):
                raise view.bad(text, f"there is no card {word!r}; ? is one that is not seen")
            if path[0] == "mine":
                self.check_name(view, ["zones", str(word)])

    def is_card(self, word: object) -> bool:
        """A face, or a back as views write it: ? and the back's name."""
        backs = [f"?{back}" for back in self.game.backs]
        return word in self.game.kinds or word in backs or word == "?"

    def events(self, field: str, wanted: bool, faded: bool) -> list[Check]:
        checks: list[Check] = []
        for place, viewer, value in self.by_viewer(field, REFEREE):
            for text in self.some(place, value):
                wish = self.pattern(place, text)
                checks.append(Happened(self.part.at(place), viewer, wish, text, wanted, faded))
        return checks

    def order(self) -> list[Check]:
        """Events that have happened one after the other."""
        return [
            InOrder(self.part.at(place), viewer, [self.pattern(place, t) for t in texts], texts)
            for place, viewer, value in self.by_viewer("events_in_order", REFEREE)
            for texts in [self.some(place, value)]
        ]

    def pattern(self, place: str, text: str) -> Pattern:
        try:
            return pattern(self.game, text, self.seats)
        except BadInput as error:
            raise self.part.bad(place, str(error)) from None

    # who is meant

    def by_viewer(
        self, field: str, default: int, seats_only: bool = False
    ) -> list[tuple[str, int, Any]]:
        """(place, viewer, value) for a value alone or a table of values by viewer."""
        if not self.part.has(field):
            return []
        value = self.part.fields[field]
        if not isinstance(value, dict):
            return [(field, default, value)]
        table = self.part.table(field)
        return [
            (f"{field}.{name}", self.viewer(table, name, seats_only), table.fields[name])
            for name in table.fields
        ]

    def viewer(self, table: Fields, name: str, seats_only: bool = False) -> int:
        others = {} if seats_only else {"spectator": SPECTATOR, "referee": REFEREE}
        viewers = {f"seat_{seat + 1}": seat for seat in range(self.seats)} | others
        if name not in viewers:
            raise table.bad(name, f"nobody here; there are {', '.join(viewers)}")
        return viewers[name]


def leaves(table: dict[str, Any]) -> list[tuple[list[str], object]]:
    """A nested table as paths: `zones.fridge = ...` and `"zones.fridge" = ...` are the same."""
    found: list[tuple[list[str], object]] = []
    for name, value in table.items():
        head = name.split(".")
        if isinstance(value, dict) and value:
            found += [([*head, *tail], leaf) for tail, leaf in leaves(value)]
        else:
            found.append((head, value))
    return found
