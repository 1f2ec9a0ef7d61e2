"""Every message between server and clients, defined once.

The page that documents them, `openapi.json` and the client's TypeScript are made from these. What
clients send forbids fields that nobody knows; what they are sent may grow.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Literal, cast

import msgspec

from tablee.server.config import RECORD_CHARS
from tablee.show import LogLine, Scene

Language = Literal["en", "fr"]
Sentence = dict[Language, str]  # in every language
TEXT_LENGTH = 200
KEY_LENGTH = 60
Notation = Annotated[str, msgspec.Meta(max_length=TEXT_LENGTH, description="a move in notation")]
Short = Annotated[str, msgspec.Meta(max_length=40)]
Secret = Annotated[str, msgspec.Meta(max_length=80)]
RecordText = Annotated[str, msgspec.Meta(max_length=RECORD_CHARS)]
Steps = Annotated[int, msgspec.Meta(ge=0, le=100_000)]


def sentence(reasons: dict[str, str]) -> Sentence:
    """The engine's own sentences, whose languages are these."""
    return cast("Sentence", reasons)


# --- the table ------------------------------------------------------------------------------------


class NextTable(msgspec.Struct):
    """Somebody wants to play again: this viewer's own seat at the new table, nobody else's.

    There is no secret in it: `POST .../rematch` with the token of the old seat gives those.
    """

    table: str
    seat: int
    name: str
    same_deal: bool


class Saying(msgspec.Struct):
    """What somebody said at the table: a promise, a favour. It binds nobody.

    `i` counts what was said; `entry` is the decision after which it was, as lines number them.
    With `kind` it is the table that speaks: the seat was "claimed", or it has "moved": somebody
    plays it from another browser now.
    """

    i: int
    entry: int
    seat: int
    text: str
    kind: str = ""


class Update(Scene, kw_only=True, tag_field="t", tag="update"):
    """The whole table now, and what is new or has changed in its log.

    `n` counts the decisions this viewer has noticed and `seen` is a bookmark in the log: whoever
    comes back with it gets what is new since. `reset`: forget the log so far. `ask` numbers this
    seat's decisions: a move answers one ask. `clocks` are those that run, by name, with the
    milliseconds they have left; "" is the phase's own. `words` are what people said last.
    `seeded`: a seed was chosen, so somebody may know the cards; else `commitment` is its hash, to
    be compared with the record after the end. `moments`, after the end: for each decision that this
    viewer noticed, from 0, its number in the record. `decisions`, in a replay: how many its record
    has.

    A seat is `held` "" by a bot, "open" until somebody claims it, then by the "host", in whose
    browser the table was opened, or by a "guest".
    """

    n: int
    seen: str
    reset: bool
    ask: int
    log: list[LogLine]
    clocks: dict[str, int]
    words: list[Saying]
    moments: list[int] = msgspec.field(default_factory=list)
    decisions: int = 0
    rematch: NextTable | None = None
    seeded: bool = False
    commitment: str = ""


class PlaceIds(msgspec.Struct, omit_defaults=True):
    """The ids of all zones, sites or both, in order, where that has changed."""

    zones: list[str] | None = None
    sites: list[str] | None = None


ALWAYS = ("n", "seen", "reset", "log")  # in every message, never compared
LISTS = ("zones", "sites")  # of which single things change
Changes = msgspec.defstruct(
    "Changes",
    [
        *[
            (f.encode_name, f.type)
            if f.name in ALWAYS
            else (f.encode_name, f.type | msgspec.UnsetType, msgspec.UNSET)
            for f in msgspec.structs.fields(Update)
        ],
        ("order", PlaceIds | msgspec.UnsetType, msgspec.UNSET),
    ],
    tag_field="t",
    tag="changes",
    kw_only=True,
    module=__name__,
    namespace={
        "__doc__": "What is different now; what is absent is as it was. Of `seats`, `zones`,"
        " `sites` and `facts` only those that have changed come, by number, id or key; `order` says"
        " which places there are, where that changed."
    },
)

# --- games and tables -----------------------------------------------------------------------------


class OptionValue(msgspec.Struct):
    key: str
    label: str


class OptionInfo(msgspec.Struct):
    """A choice made before the game, and the rule it is about."""

    key: str
    label: str
    rule: str
    default: str
    values: list[OptionValue]


class ModeInfo(msgspec.Struct):
    """A way to play, and the numbers of seats it is for."""

    key: str
    label: str
    seats: list[int]


class CookInfo(msgspec.Struct):
    """Somebody to play with: `key` is what a seat's `bot` may be called; at another level than
    the cook's own one of the game's `levels` plays in that name."""

    key: str
    name: str
    level: int
    title: str
    line: str


class GameInfo(msgspec.Struct):
    """A game as the home page shows it. `levels` are the bots that play at each level, from the
    first on; `lot` the options with which whoever opens a table begins, where else it is drawn."""

    key: str
    name: str
    tagline: str
    about: str
    seats: list[int]
    minutes: tuple[int, int]
    modes: list[ModeInfo]
    options: list[OptionInfo]
    bots: list[str]
    levels: list[str]
    cooks: list[CookInfo]
    lot: dict[str, str]
    emblem: bool


class RuleText(msgspec.Struct):
    """One numbered rule: what a citation means."""

    number: str
    text: Sentence


class NumberedRule(msgspec.Struct):
    """A rule in the reader's language."""

    number: str
    text: str


class Chapter(msgspec.Struct):
    """A chapter of a game's rulebook."""

    number: str
    title: str
    rules: list[NumberedRule]


class Person(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody at a new table: a name, or the name of a bot.

    `here`: at the browser that opens the table, which gets the secrets of the seat; everybody else
    is invited. Where nobody says so, the first person is here.
    """

    name: Short = ""
    bot: Short = ""
    here: bool | None = None


People = Annotated[list[Person], msgspec.Meta(min_length=1, max_length=12)]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits down, clockwise, to play what. The same seed deals the same cards."""

    game: Short
    people: People
    options: Annotated[dict[str, str], msgspec.Meta(max_length=30)] = {}
    seed: Annotated[str, msgspec.Meta(max_length=60)] = ""


class NewSeat(msgspec.Struct):
    """What a person needs to sit down: shown once, kept hashed."""

    seat: int
    name: str
    token: str
    code: str


class Invitation(msgspec.Struct):
    """A seat that whoever brings `invite` first may claim."""

    seat: int
    name: str
    invite: str


class Opened(msgspec.Struct):
    """A new table: the secrets of those who are here, and invitations for all others."""

    table: str
    seats: list[NewSeat]
    invitations: list[Invitation]


class Invite(msgspec.Struct, forbid_unknown_fields=True):
    """An invitation. The browser may choose its token: then a lost answer can be asked again.
    `name`: what whoever sits down is called, instead of what the host wrote on the chair."""

    invite: Secret
    token: Secret = ""
    name: Short = ""


class Rematch(msgspec.Struct, forbid_unknown_fields=True):
    same_deal: bool = False


class Code(msgspec.Struct, forbid_unknown_fields=True):
    """A recovery code. The browser may choose its new token, as with an invitation."""

    code: Annotated[str, msgspec.Meta(max_length=120)]
    token: Secret = ""


class Forgotten(msgspec.Struct):
    """Whether a table is deleted: when all its people want it so."""

    gone: bool


# --- playing --------------------------------------------------------------------------------------


class Hello(msgspec.Struct, forbid_unknown_fields=True):
    """The first thing a browser says on its socket. `after`: the bookmark of what it has, `seen` of
    its last update; `beside`: tokens of others who share the screen."""

    token: str = ""
    lang: Language = "en"
    after: Short = ""
    beside: Annotated[list[str], msgspec.Meta(max_length=12)] = []


class Closing(IntEnum):
    """Why a socket is closed."""

    SILENCED = 1008  # after its hello a browser says nothing more; or it is none of ours
    RESTART = 1012  # the server is about to stop, or another one has the table
    LATER = 1013  # everything is taken, or cannot be read just now
    BAD = 4400  # no proper hello, or nothing that can be shown
    WRONG_SECRET = 4401  # the token opens no seat here
    NO_TABLE = 4404  # there is none, or not any more
    STALE = 4409  # the table was left by a release with other rules


FINAL = [Closing.BAD, Closing.WRONG_SECRET, Closing.NO_TABLE, Closing.STALE]  # do not come back


class Decision(msgspec.Struct, forbid_unknown_fields=True):
    """A move in notation, as `moves[].text` gives it; `ask` says which decision it answers; the
    same `key` sent again is the same move."""

    text: Notation
    ask: Annotated[int, msgspec.Meta(ge=0)]
    key: Annotated[str, msgspec.Meta(max_length=KEY_LENGTH)] = ""


class Done(msgspec.Struct):
    """It is written down. `n` counts the decisions that this viewer has noticed by now."""

    n: int


class Remark(msgspec.Struct, forbid_unknown_fields=True):
    """Something to say to everybody."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=140)]


class Question(msgspec.Struct, forbid_unknown_fields=True):
    """Why not this move; or any that touches these things, as `moves[].refs` names them?"""

    text: Notation = ""
    refs: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=80)]], msgspec.Meta(max_length=12)
    ] = []


class WhyNot(msgspec.Struct, omit_defaults=True):
    """The rule that forbids a move and its sentence, or that nothing does."""

    legal: bool
    label: str = ""
    rule: str = ""
    why: str = ""
    reasons: Sentence | None = None


class Reasons(msgspec.Struct, omit_defaults=True):
    """The answer about one move, or about one move of each kind that touches some things."""

    legal: bool
    rule: str = ""
    why: str = ""
    reasons: Sentence | None = None
    answers: list[WhyNot] = []


class Tried(msgspec.Struct, forbid_unknown_fields=True):
    """A move that somebody thinks about."""

    text: Notation


class Preview(msgspec.Struct):
    """What a legal move is sure to bring; `final`: it cannot be taken back, and why; `ends`: since
    the turn is over with it."""

    final: bool
    reason: str
    events: list[str]
    ends: bool


class Partner(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody to whom an offer is to be written; `seat` counts from 0. `moves`: of what lies in
    the baskets; null: what is written already."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=29)]
    moves: Annotated[list[Notation], msgspec.Meta(max_length=80)] | None = None


class Hint(msgspec.Struct):
    """What a bot would do, and why; `numbers`: what playing on from here showed, in a sentence."""

    bot: str
    text: str
    label: str
    reasons: list[str]
    numbers: list[str]


class Moment(msgspec.Struct, forbid_unknown_fields=True):
    """A record and how many of its decisions to play; `seat` counts from 0, none: a spectator."""

    record: RecordText
    step: Steps = 0
    seat: Annotated[int, msgspec.Meta(ge=0, le=29)] | None = None


class Review(msgspec.Struct, forbid_unknown_fields=True):
    """A record, and whose decisions are to be judged; `seat` counts from 0."""

    record: RecordText
    seat: Annotated[int, msgspec.Meta(ge=0, le=29)]


class CostlyMove(msgspec.Struct):
    """A decision that could have been better, by what its seat could know then: what was played
    after `step` decisions, what to play instead and why; how many points ahead that is on average,
    and how much oftener it wins (0.1: a game in ten more), each with its standard error; `loss`: it
    in words, in what the game counts. The costliest, points and victories together, comes first."""

    step: int
    label: str
    better: str
    cost: float
    error: float
    wins: float
    wins_error: float
    loss: str
    reasons: list[str]


class Reviewed(msgspec.Struct):
    """What cost a seat most; `judged`: so many decisions were judged to the end before the time was
    over, of the `doubtful` ones. Where that is not all of them, something may be missing."""

    costly: list[CostlyMove]
    judged: int
    doubtful: int


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """A record, how many of its decisions to keep, and who plays on."""

    record: RecordText
    people: People
    step: Steps = 0


class Refusal(msgspec.Struct, omit_defaults=True):
    """What is wrong: a rule with its sentence in both languages, or a sentence in `detail`."""

    error: str = ""
    detail: str = ""
    rule: str = ""
    why: str = ""
    reasons: Sentence | None = None
