"""Parts of a table that are made of words and a few plain values, each made once for all tables.

    @remembered
    def bowl(words: Words[Ramen], total: int, kinds: int) -> About: ...

    bowl(self.words, total(faces), variety(faces))  # in a show

Such a part is handed the game, one language's messages and its arguments, and nothing else: no
view, no world, no names. So whatever it depends on is in its arguments, which are what it is
remembered by. It belongs to everybody who has asked for it: nobody changes it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache, wraps
from typing import Concatenate, Generic, ParamSpec, TypeVar, cast

from tablee.i18n.recent import Recent
from tablee.i18n.speaker import Speaker
from tablee.kernel import Game
from tablee.show.scene import Meter

G = TypeVar("G", bound=Game)
P = ParamSpec("P")
T = TypeVar("T")
KEPT = 2_000  # parts of a game in one language: see Recent


class Words(Generic[G]):
    """What a remembered part is made of besides its arguments."""

    def __init__(self, game: G, speaker: Speaker) -> None:
        self.game = game
        self.language = speaker.language
        self.say = speaker.texts  # a message of the game: `words.say("table-turn", n=3)`
        self.noun = speaker.noun
        self.pair = speaker.pair
        self.kept: Recent[Hashable, object] = Recent(KEPT)

    def meter(self, key: str, value: int, goal: int = 0) -> Meter:
        """A number with its message `meter-KEY`."""
        return Meter(key, self.say(f"meter-{key}", value=value, goal=goal), value, goal)


def remembered(
    make: Callable[Concatenate[Words[G], P], T],
) -> Callable[Concatenate[Words[G], P], T]:
    """The part for these arguments, which are plain values: made when it is first asked for."""

    @wraps(make)
    def part(words: Words[G], /, *args: P.args, **kwargs: P.kwargs) -> T:
        key = (make, args, *kwargs.items()) if kwargs else (make, args)
        kept = words.kept
        found = kept.new.get(key)
        if found is None:
            found = kept.get(key)
        if found is None:
            found = kept[key] = make(words, *args, **kwargs)
        return cast(T, found)

    return part


@cache
def words_of(game: Game, language: str, strict: bool) -> Words[Game]:
    """The same for all tables of a game."""
    return Words(game, Speaker(language, game, strict=strict))  # which knows nobody's name
