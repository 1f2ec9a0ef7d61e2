"""Messages by id, in one language, with English behind it."""

from __future__ import annotations

import os
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

HERE = Path(__file__).parent
FALLBACK = "en"
KEPT = 20_000  # sentences
STRICT = "TABLEE_STRICT"  # set in tests: whatever is missing raises

Value = str | int | float


class MissingText(LookupError):
    """A message is missing, or lacks an argument it names. Tests see this; players do not."""


class Texts:
    """The messages of one language: those of the game's folder first, then those of every table.

    Outside tests a gap never stops a game: the reader gets the English sentence and the id.
    """

    def __init__(self, language: str, folder: Path | None = None, strict: bool | None = None):
        self.language = language
        self.folder = folder
        self.strict = bool(os.environ.get(STRICT)) if strict is None else strict

    def has(self, key: str) -> bool:
        return bundle(self.language, self.folder).has_message(key)

    def __call__(self, key: str, **args: Value) -> str:
        text, problem = formatted(self.language, self.folder, key, tuple(args.items()))
        if not problem:
            return text
        if self.strict:
            raise MissingText(f"{self.language}: {key}: {problem}")
        english, _ = formatted(FALLBACK, self.folder, key, tuple(args.items()))
        return f"{english} [{key}]" if english else f"[{key}]"


@lru_cache(KEPT)
def formatted(
    language: str, folder: Path | None, key: str, args: tuple[tuple[str, Value], ...]
) -> tuple[str, str]:
    """The sentence, and what is wrong with it ("" if nothing). Tables repeat themselves a lot."""
    messages = bundle(language, folder)
    if not messages.has_message(key):
        return "", "there is no such message"
    pattern = messages.get_message(key).value
    if pattern is None:
        return "", "the message has no text"
    text, errors = messages.format_pattern(pattern, dict(args))
    return str(text), "; ".join(str(error) for error in errors)


@cache
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
