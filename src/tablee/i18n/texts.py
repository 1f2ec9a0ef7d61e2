"""Messages by id, in one language, with English behind it."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

from tablee.i18n.recent import Recent

HERE = Path(__file__).parent
FALLBACK = "en"
KEPT = 2_000  # sentences of a game in one language: see Recent
STRICT = "TABLEE_STRICT"  # set in tests: whatever is missing raises

Value = str | int | float


class MissingText(LookupError):
    """A message is missing, or lacks an argument it names. Tests see this; players do not."""


class Texts:
    """The messages of one language: those of the game's folder first, then those of every table.
    `key.form` is another form of a message, an attribute of it.

    Outside tests a gap never stops a game: the reader gets the English sentence and the id. `keep`:
    sentences are remembered here; not for those who remember what they make of them.
    """

    keep = True

    def __init__(self, language: str, folder: Path | None = None, strict: bool | None = None):
        self.language = language
        self.folder = folder
        self.messages = messages_of(language, folder)
        self.said = self.messages.said
        self.strict = bool(os.environ.get(STRICT)) if strict is None else strict

    def has(self, key: str) -> bool:
        return self.messages.has(key)

    def __call__(self, key: str, **args: Value) -> str:
        text = self.said.get((key, *args, *args.values()))
        if text is not None:
            return text
        text, problem = self.messages.say(key, args)
        if not problem:
            if self.keep:
                self.said[key, *args, *args.values()] = text
            return text
        if self.strict:
            raise MissingText(f"{self.language}: {key}: {problem}")
        english, _ = messages_of(FALLBACK, self.folder).say(key, args)
        return f"{english} [{key}]" if english else f"[{key}]"


class Messages:
    """The sentences of a folder in one language. Tables repeat themselves a lot: each is made once
    for all of them."""

    def __init__(self, language: str, folder: Path | None) -> None:
        self.bundle = bundle(language, folder)
        self.said: Recent[tuple[Value, ...], str] = Recent(KEPT)

    def has(self, key: str) -> bool:
        key, _, form = key.partition(".")
        if not self.bundle.has_message(key):
            return False
        return not form or form in self.bundle.get_message(key).attributes

    def say(self, key: str, args: dict[str, Value]) -> tuple[str, str]:
        """The sentence, and what is wrong with it ("" if nothing)."""
        messages = self.bundle
        if not self.has(key):
            return "", "there is no such message"
        key, _, form = key.partition(".")
        message = messages.get_message(key)
        pattern = message.attributes[form] if form else message.value
        if pattern is None:
            return "", "the message has no text"
        text, errors = messages.format_pattern(pattern, args)
        return str(text), "; ".join(str(error) for error in errors)


@cache
def messages_of(language: str, folder: Path | None) -> Messages:
    return Messages(language, folder)


def bundle(language: str, folder: Path | None) -> FluentBundle:
    """The first message of an id wins: a game may say in its own words what every table says."""
    messages = FluentBundle([language], use_isolating=False)
    for place in (folder, HERE):
        if place is not None and (place / f"{language}.ftl").exists():
            messages.add_resource(resource(place / f"{language}.ftl"))
    return messages


def resource(path: Path) -> Resource:
    parsed = FluentResource(path.read_text("utf-8"))
    for entry in parsed.body:
        if isinstance(entry, Junk) and os.environ.get(STRICT):
            raise MissingText(f"{path.name}: not a message: {(entry.content or '')[:60]!r}")
    return parsed
