"""Checks of words: both languages say everything there is to say, with the same arguments."""

from __future__ import annotations

import ast as python
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tablee.i18n.speaker import zone_message
from tablee.i18n.texts import HERE
from tablee.kernel import LANGUAGES, Game, Place
from tablee.kernel.game import typed
from tablee.testing.broken import Broken
from tablee.testing.citations import sources
from tablee.testing.walks import Walk, tables

GAME_TEXTS = ("game-name", "game-tagline", "game-about")
# Prefixes of texts whose names are put together outside the game's folder: of piles, teams, nudges,
# facts, and what a show counts.
FREE = ("zone-hidden-", "team-", "look-", "fact-", "meter-")

Messages = dict[str, "Message"]


@dataclass
class Message:
    """One message of a file: the variables it uses, the messages and terms it refers to, and the
    forms it has besides."""

    variables: set[str] = field(default_factory=set)
    refers: set[str] = field(default_factory=set)
    forms: set[str] = field(default_factory=set)


class _Reader(Visitor):
    """Collects what a message uses. (The names of its methods are those fluent.syntax calls.)"""

    def __init__(self) -> None:
        self.message = Message()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.message.variables.add(node.id.name)

    def visit_Attribute(self, node: ast.Attribute) -> None:  # noqa: N802
        self.message.forms.add(node.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.message.refers.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.message.refers.add("-" + node.id.name)
        self.generic_visit(node)


def read_words(path: Path) -> Messages:
    """The messages of a Fluent file by id; terms with their dash."""
    if not path.is_file():
        raise Broken("languages", f"{path.name} is missing")
    text = path.read_text("utf-8")
    words: Messages = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            line = 1 + text.count("\n", 0, entry.span.start if entry.span else 0)
            first = (entry.content or "").strip().split("\n")[0]
            raise Broken("languages", f"{path.name}:{line}: this is not Fluent: {first!r}")
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
        if name in words:
            raise Broken("languages", f"{path.name} has {name} twice")
        reader = _Reader()
        reader.visit(entry)
        words[name] = reader.message
    return words


def check_languages(game: Game) -> int:
    """Every text in every language, with the same variables; nothing unused, nothing unreadable."""
    needed = needed_texts(game)
    files = {language: read_words(game.folder() / f"{language}.ftl") for language in LANGUAGES}
    for language, words in files.items():
        file = f"{language}.ftl"
        for name, allowed in needed.items():
            if name not in words:
                raise Broken("languages", f"{file} has no {name}")
            extra = words[name].variables - allowed if allowed is not None else set()
            if extra:
                known = ", ".join(sorted(allowed or ())) or "none"
                why = f"{file}: {name} uses ${min(extra)}; its variables are {known}"
                raise Broken("languages", why)
        _spoken_to(game, file, words)
        _tidy(game, file, words, set(needed))
    _alike(files)
    _named(game)
    return sum(map(len, files.values()))


def needed_texts(game: Game) -> dict[str, set[str] | None]:
    """Every text the game must have, and the variables each may use (None: any)."""
    needed: dict[str, set[str] | None] = {key: set() for key in GAME_TEXTS}
    for key in game.events:
        needed[f"event-{key}"] = {name for name, _ in game.arguments(key)}
    for key, declared in game.hints.items():
        needed[f"why-{key}"] = {name for name, _ in typed(declared)}
    needed.update((f"ask-{key}", None) for key in game.phases)
    choices = [("mode", [mode.key for mode in game.modes])]
    choices += [(option.key, list(option.values)) for option in game.options]
    for key, values in choices:
        needed[f"option-{key}"] = set()
        needed.update((f"option-{key}-{value}", set()) for value in values)
    for form in game.catalogue.forms:
        needed[f"move-{form['verb']}"] = set(form) - {"verb"}
    states = [s for table in tables(game) for s in Walk(game, table, "texts").states]
    places = [Place(zone) for s in states for zone in s.zones()]
    needed.update((zone_message(place), zone_variables(place)) for place in places)
    return needed


def zone_variables(place: Place) -> set[str]:
    """What a numbered place may say of itself; whose it is, is said beside it."""
    return {place.base, "side"} if place.number and place.owner is None else set()


def _spoken_to(game: Game, file: str, words: Messages) -> None:
    """A form of an event's message is for the reader who is that argument, a seat or a side, or
    several of them: `seat-owner`. A question is put to a seat."""
    people_of = {f"ask-{phase}": {"seat"} for phase in game.phases}
    for key in game.events:
        pairs = game.arguments(key)
        people_of[f"event-{key}"] = {name for name, kind in pairs if kind in ("seat", "side")}
    for message, people in people_of.items():
        forms = words[message].forms
        extra = {form for form in forms if not people.issuperset(form.split("-"))}
        if extra:
            known = ", ".join(sorted(people)) or "none"
            why = f"{file}: {message} has a form .{min(extra)}; its people are {known}"
            raise Broken("languages", why)


def _tidy(game: Game, file: str, words: Messages, needed: set[str]) -> None:
    referred = {name for message in words.values() for name in message.refers}
    missing = referred - set(words)
    if missing:
        raise Broken("languages", f"{file} refers to {min(missing)}, which is not there")
    spoken = strings_in(game)
    free = (*FREE, *[f"{noun}-" for noun in game.nouns], *[s for s in spoken if s.endswith("-")])
    general = set(read_words(HERE / file))  # of which a game may have its own
    counted = {f"did-{key}" for key in game.events}  # what a balance study says of a thing
    used = needed | referred | spoken | general | counted
    for name in words:
        if name not in used and not name.startswith(free):
            raise Broken("languages", f"{file}: nothing uses {name}")


def strings_in(game: Game) -> set[str]:
    """Every string of the game's own code, with the pieces of those that are put together."""
    return {
        node.value
        for path in sources(game.folder())
        for node in python.walk(python.parse(path.read_text("utf-8")))
        if isinstance(node, python.Constant) and isinstance(node.value, str) and node.value != "-"
    }


def _alike(files: dict[str, Messages]) -> None:
    (first, words), *others = files.items()
    for language, other in others:
        for name in sorted({*words, *other}):
            if name.startswith("-"):
                continue  # a language may have terms of its own
            for here, there, where in ((words, other, language), (other, words, first)):
                if name in here and name not in there:
                    raise Broken("languages", f"{where}.ftl has no {name}")
            if words[name].forms != other[name].forms:
                has = [sorted(file[name].forms) for file in (words, other)]
                why = f"{name} has the forms {has[0]} in {first}.ftl, {has[1]} in {language}.ftl"
                raise Broken("languages", why)
            if words[name].variables != other[name].variables:
                uses = [sorted(file[name].variables) for file in (words, other)]
                why = f"{name} uses {uses[0]} in {first}.ftl, {uses[1]} in {language}.ftl"
                raise Broken("languages", why)


def _named(game: Game) -> None:
    for kind, nouns in game.nouns.items():
        for noun in nouns:
            for language in LANGUAGES:
                if not noun.names.get(language, "").strip():
                    raise Broken("languages", f"the {kind} {noun.key} has no {language} name")
