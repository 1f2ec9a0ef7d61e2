"""Answers about moves that were not made: why not, and what would come of it.

Both are told from what the asker knows: a preview is played in worlds that the asker cannot tell
from the true one, and says only what is the same in all of them. What everybody once saw but the
table covers (an oven one must remember) is not told either.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from tablee.i18n.speaker import Speaker
from tablee.kernel import Event, Game, Log, Match, Rng, State, View, engine, read_by
from tablee.kernel.undo import TURN_OVER, lock_of
from tablee.server.messages import Preview, WhyNot, sentence
from tablee.show.refs import anywhere, of_move
from tablee.show.sentences import declared
from tablee.show.show import show_of

MANY = 5  # verbs that one reason refuses: it is not about what was touched
WORLDS = 6  # so many worlds must agree on what a move brings


@lru_cache(maxsize=32)
def touching(game: Game) -> dict[str, list[int]]:
    """The moves of the catalogue by the things they touch."""
    moves: dict[str, list[int]] = {}
    for move, form in enumerate(game.catalogue.forms):
        for ref in of_move(game, form):
            moves.setdefault(ref, []).append(move)
    return moves


def answers(match: Match, seat: int, refs: Sequence[str], speaker: Speaker) -> list[WhyNot]:
    """For each verb, one move that touches all of `refs`: legal if any is, else refused and why.

    Whoever decides hears nothing of moves that the question is not about: what refuses those would
    refuse anything.
    """
    game = match.game
    by_ref = touching(game)
    common = set.intersection(*[set(by_ref.get(anywhere(ref), ())) for ref in refs])
    legal = set(match.legal(seat)) if seat < match.seats else set()
    chosen: dict[str, int] = {}
    for move in sorted(common, key=lambda move: (move not in legal, move)):
        chosen.setdefault(game.catalogue.forms[move]["verb"], move)
    found = [answer(match, seat, move, speaker) for move in chosen.values()]
    if not legal or all(one.legal for one in found):
        return found
    verbs = {game.catalogue.forms[move]["verb"] for move in legal}
    anything = usual_refusal(match, seat)
    return [
        one
        for one, verb in zip(found, chosen, strict=True)
        if one.legal or verb in verbs or (one.rule, one.why) != anything
    ]


def usual_refusal(match: Match, seat: int) -> tuple[str, str]:
    """What refuses most verbs of the catalogue at this question; nothing where verbs are few."""
    refused = Counter(
        (no.rule, no.why)
        for text in one_of_each(match.game)
        if (no := match.explain(seat, text)) is not None
    )
    (usual, verbs), *_ = refused.most_common(1) or [(("", ""), 0)]
    return usual if verbs >= MANY else ("", "")


@lru_cache(maxsize=32)
def one_of_each(game: Game) -> list[str]:
    """The first move of every verb."""
    first: dict[str, str] = {}
    for form, text in zip(game.catalogue.forms, game.catalogue.texts, strict=True):
        first.setdefault(form["verb"], text)
    return list(first.values())


def answer(match: Match, seat: int, move: int, speaker: Speaker) -> WhyNot:
    refused = match.explain(seat, match.game.catalogue.texts[move])
    label = speaker.move(move)
    if refused is None:
        return WhyNot(legal=True, label=label)
    return WhyNot(False, label, refused.rule, refused.why, sentence(refused.reasons))


def preview(match: Match, seat: int, text: str, speaker: Speaker) -> Preview:
    """What a legal move is sure to bring, and whether it can be undone. A move that ends the game
    says no more than itself: nothing of the count is told before its time."""
    refused = match.explain(seat, text)
    if refused is not None:
        raise refused
    move = match.game.catalogue.parse(text)
    rng = Rng.seeded(f"preview/{seat}/{text}")  # never the rng of the match
    sampler = match.sampler(seat)
    logs, locks = [], []
    for _ in range(WORLDS):
        world = sampler.draw(rng)
        events, lock = tried(match.game, world, seat, move)
        logs.append(events[:1] if not world.acting else events)
        locks.append(lock)
    sure = told(agreed(match.game, logs, match.view(seat)), speaker.to(seat))
    lock = next((lock for lock in locks if lock), "")
    reason = match.game.reasons(lock)[speaker.language] if lock else ""
    return Preview(bool(lock), reason, sure, lock == TURN_OVER)


def tried(game: Game, world: State, seat: int, move: int) -> tuple[list[Event], str]:
    """The events of a move in one world, as its seat reads them, and what locks it."""
    before = world.clone()
    log = Log()
    engine.play(world, seat, move, log)
    return read_by(log.events, seat), lock_of(game, seat, before, world, log.events)


def agreed(game: Game, logs: list[list[Event]], seen: View) -> list[Event]:
    """The events that begin every log alike, up to the first that turns up a card not yet seen."""
    sure = []
    for events in zip(*logs, strict=False):
        first = events[0]
        if turns_up(game, first, seen) or any(event != first for event in events):
            break
        sure.append(first)
    return sure


def turns_up(game: Game, event: Event, seen: View) -> bool:
    """Whether it names a card not in sight, or takes one by name from where some are covered."""
    pairs = zip(game.arguments(event.key), event.args, strict=False)
    known = {face for faces in seen.zones.values() for face in faces}
    if any(kind == "card" and value not in known for (_, kind), value in pairs):
        return True
    carry = declared(show_of(game).carries, event.key)
    if carry is None:
        return False
    motion = carry.motion(game, event)
    return bool(motion.face) and any(face < 0 for face in seen.zones.get(motion.source, ()))


def told(events: list[Event], speaker: Speaker) -> list[str]:
    """In words; the lines in which a move says itself, one for each kind of card, are one."""
    own = next((at for at, event in enumerate(events) if event.key != events[0].key), len(events))
    said = [speaker.event(event) for event in events]
    return [" ".join(said[:own]), *said[own:]] if own else said
