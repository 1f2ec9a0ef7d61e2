"""What a viewer is sent during a whole game, byte by byte, against what their view holds.

Two ways to find a leak: canaries, the names of cards that the viewer may not know; and other
worlds, which the viewer cannot tell from the true one, so that every answer must be the same.
"""

from __future__ import annotations

import contextlib
import json
import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from starlette.testclient import TestClient

from tablee import bots, games
from tablee.i18n import speaker
from tablee.i18n.speaker import Speaker
from tablee.i18n.texts import Value
from tablee.kernel import SPECTATOR, Game, Match, Noun, Rng, State, determinize
from tablee.server import jobs
from tablee.server.lobby import Lobby
from tablee.server.readers import Reader
from tablee.server.thinkers import position
from tablee.show import sentences, words
from tablee.testing.players import searchers
from tests.server.implied import implied
from tests.server.people import Player, sit_down
from tests.server.printed import Look, printed, without

WORD = re.compile(r"[\w-]+")
GAMES = games.keys(examples=True)
CANARY = "Kanari_"
NOTATION = {"id", "face", "refs", "verb", "sealed", "facts", "args"}  # fields that are no words
SEED = "canary-seed"  # with it anybody could deal the cards again
LANGUAGES = ("en", "fr")
ASKED = 12  # moves of the catalogue asked about in each position
TRIED = 3  # legal moves previewed in each position


class Sitting:
    """A game on the server, played at random; its people and a spectator, by viewer."""

    def __init__(self, client: TestClient, key: str) -> None:
        self.client = client
        self.game = games.load(key)
        seats = next(count for count in self.game.seat_counts() if count > 1)
        names = ["Ana", "Bob", "Cleo", "Dan"][:seats]
        self.people = sit_down(client, *names, game=key, seed=SEED, **self.game.trial)
        self.table = self.people[0].table
        self.viewers = {player.seat: player for player in self.people}
        self.viewers[SPECTATOR] = Player(client, self.table, -1, "")
        self.viewers[SPECTATOR].look()
        lobby: Lobby = client.app.state.lobby  # type: ignore[attr-defined]
        self.room = lobby.rooms[self.table]
        self.dice = random.Random(key)
        self.printed = printed(self.watched("en")) | printed(self.watched("fr"))

    def watched(self, lang: str) -> Look:
        """What somebody who only watches sees of a table with another deal."""

        def look(deal: str) -> dict[str, Any]:
            names = [f"Guest {player.seat}" for player in self.people]
            others = sit_down(self.client, *names, game=self.game.key, seed=deal, **self.game.trial)
            return Player(self.client, others[0].table, -1, "").look(lang)

        return look

    @property
    def match(self) -> Match:
        return self.room.match

    def positions(self, moves: int, every: int) -> Iterator[int]:
        """A whole game or its beginning; stops at every so many moves."""
        for n in range(moves):
            if self.match.over:
                return
            if n % every == 0:
                yield n
            seat = self.dice.choice(self.match.acting)
            text = self.dice.choice(self.match.legal_texts(seat))
            answer = self.viewers[seat].post("moves", text=text, ask=self.room.ask(seat))
            assert answer.status_code == 200


def known_to(viewer: int, game: Game, match: Match) -> set[str]:
    """All a viewer may read of: faces and facts in view, what the log and one's own moves name."""
    view = match.view(viewer)
    names = {game.kinds[face] for faces in view.zones.values() for face in faces if face >= 0}
    names |= set(WORD.findall(str(view.facts)))
    names |= {game.kinds[face] for face in implied(game, view)}
    for _, event in match.read(viewer):
        for (_, kind), value in zip(game.arguments(event.key), event.args, strict=False):
            if kind == "card":
                names.add(game.kinds[value])
            elif kind in game.nouns:
                names.add(game.nouns[kind][value].key)
    moves = match.legal(viewer) if viewer != SPECTATOR else []
    for move in [*moves, *view.notes]:
        names |= set(WORD.findall(" ".join(game.catalogue.forms[move].values())))
    return names


def forget_words() -> None:
    """All that is kept of what things are called."""
    for kept in (speaker.nouns_of, sentences.shared, words.words_of):
        kept.cache_clear()


@pytest.fixture
def canaries(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """In words, every card is called by a name that means nothing else."""
    plain = Speaker._named

    def called(self: Speaker, kind: str, noun: Noun, numbers: dict[str, Value]) -> str:
        return f"{CANARY}{noun.key}" if kind == "card" else plain(self, kind, noun, numbers)

    monkeypatch.setattr(Speaker, "_named", called)
    forget_words()
    yield
    forget_words()


def named_in(answer: object, plainly: bool = False) -> set[str]:
    """Every card an answer names: in words by its canary, in refs and the like by its notation."""
    if isinstance(answer, dict):
        parts = [named_in(part, plainly or key in NOTATION) for key, part in answer.items()]
    elif isinstance(answer, list):
        parts = [named_in(part, plainly) for part in answer]
    else:
        words = WORD.findall(str(answer))
        return {word.removeprefix(CANARY) for word in words if plainly or word.startswith(CANARY)}
    return set().union(*parts)


def read_by(player: Player) -> list[dict[str, Any]]:
    """All that a viewer gets without asking anything."""
    seen = player.look()["seen"]
    return [player.look(lang, after) for lang in LANGUAGES for after in ("", seen)]


@pytest.mark.usefixtures("canaries")
@pytest.mark.parametrize("key", GAMES)
def test_no_byte_names_what_its_reader_may_not_know(client: TestClient, key: str) -> None:
    sitting = Sitting(client, key)
    named = hidden_at_all = 0
    for _ in sitting.positions(120, every=4):
        for viewer, player in sitting.viewers.items():
            known = known_to(viewer, sitting.game, sitting.match)
            hidden = set(sitting.game.kinds) - known
            told = read_by(player)
            assert hidden & named_in(without(told, sitting.printed)) == set(), viewer
            check_secrets(sitting, player, json.dumps(told))
            check_faces(sitting.game, sitting.match, viewer, told[0])
            hidden_at_all += len(hidden)
            named += CANARY in json.dumps(told)
    assert hidden_at_all
    assert named


def check_secrets(sitting: Sitting, player: Player, raw: str) -> None:
    assert SEED not in raw
    for other in sitting.people:
        assert other is player or other.token not in raw


def check_faces(game: Game, match: Match, viewer: int, now: dict[str, Any]) -> None:
    """Each zone shows exactly the faces of the engine's own view, in its order."""
    view = match.view(viewer)
    for zone in now["zones"]:
        if zone["id"] in view.zones:
            faces = [
                item.get("face", "") for item in zone["items"] for _ in range(item.get("count", 1))
            ]
            seen = [game.kinds[face] if face >= 0 else "" for face in view.zones[zone["id"]]]
            assert faces == seen
    if viewer == SPECTATOR:
        assert now["moves"] == []
        assert now["sealed"] is None


# --- other worlds ---------------------------------------------------------------------------------


@contextmanager
def another_world(match: Match, viewer: int, rng: Rng) -> Iterator[None]:
    """The match in a state that the viewer cannot tell from the true one."""
    truth = match._state
    match._state = disguised(truth, viewer, rng)
    try:
        yield
    finally:
        match._state = truth


def disguised(truth: State, viewer: int, rng: Rng) -> State:
    """A re-deal in which the others have made their secret choices too, though different ones."""
    twin = determinize(truth, viewer, rng)
    twin.acting, twin.seat = truth.acting, truth.seat
    for other in range(truth.seats):
        if other != viewer and truth.notes:
            twin.notes[other] = []
            for note in truth.notes[other]:  # one after the other: what is open depends on them
                twin.notes[other] = [*twin.notes[other], different(twin, other, note)]
    return twin


def different(s: State, seat: int, move: int) -> int:
    return next((one for one in s.phase.legal(s, seat) if one != move), move)


def told(sitting: Sitting, viewer: int, texts: list[str]) -> list[object]:
    """All the answers a viewer can get: the table, why not, and what would come of a move."""
    player = sitting.viewers[viewer]
    answers: list[object] = []
    for lang in LANGUAGES:
        now = player.look(lang)
        now["clocks"] = sorted(now["clocks"])  # time passes in all worlds
        answers.append(now)
    answers += [player.post("why", text=text).json() for text in texts]
    for zone in answers[0]["zones"]:  # type: ignore[index]
        answers.append(player.post("why", refs=[zone["id"]]).json())
        for item in zone["items"][:TRIED]:
            if item.get("face"):
                answers.append(player.post("why", refs=[f"card:{item['face']}"]).json())
    if viewer != SPECTATOR:
        for text in sitting.match.legal_texts(viewer)[:TRIED]:
            answers.append(player.post("preview", text=text).json())
        for seat in range(sitting.match.seats):
            answers.append(player.post("desk", seat=seat).json())
    return answers


@pytest.mark.parametrize("key", GAMES)
def test_no_answer_differs_between_worlds_its_asker_cannot_tell_apart(
    client: TestClient, key: str
) -> None:
    sitting = Sitting(client, key)
    rng = Rng.seeded(f"worlds of {key}")
    catalogue = sitting.game.catalogue.texts
    for _ in sitting.positions(70, every=14):
        texts = sitting.dice.sample(catalogue, min(ASKED, len(catalogue)))
        texts += [
            text for seat in sitting.match.acting for text in sitting.match.legal_texts(seat)[:2]
        ]
        for viewer in sitting.viewers:
            truth = told(sitting, viewer, texts)
            for _ in range(2):
                with another_world(sitting.match, viewer, rng):
                    other = told(sitting, viewer, texts)
                for here, there in zip(truth, other, strict=True):
                    assert here == there


@pytest.mark.parametrize("key", GAMES)
def test_a_hint_is_the_same_in_worlds_its_asker_cannot_tell_apart(
    client: TestClient, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worker's own work, here in this process: it finds the match it remembers."""
    sitting = Sitting(client, key)
    rng = Rng.seeded(f"hints of {key}")
    bot = [*bots.names(sitting.game), *searchers(sitting.game)][-1]  # thinks little: no clock
    for _ in sitting.positions(40, every=10):
        match = sitting.match
        if not match.entries:
            continue  # a worker is given a match that has not begun, and remembers any other
        monkeypatch.setattr(jobs, "matches", {sitting.table: match})
        here = position(sitting.table, match, len(match.entries))
        for seat in match.acting:
            truth = jobs.advise(here, seat, bot, None)
            assert truth is not None
            with another_world(match, seat, rng):
                assert jobs.advise(here, seat, bot, None) == truth
        assert jobs.matches[sitting.table] is match


@pytest.mark.usefixtures("canaries")
@pytest.mark.parametrize("key", GAMES)
def test_hints_streams_and_records_of_a_running_game_tell_nothing(
    client: TestClient, key: str
) -> None:
    sitting = Sitting(client, key)
    for _ in sitting.positions(9, every=4):
        for viewer, player in sitting.viewers.items():
            record = client.get(f"/api/tables/{sitting.table}/record", headers=player.headers)
            assert record.status_code == 409
            told = [player.post("hint").json(), record.json(), first_of_stream(sitting, viewer)]
            known = known_to(viewer, sitting.game, sitting.match)
            named = named_in(without(told, sitting.printed))
            assert (set(sitting.game.kinds) - known) & named == set(), viewer
            check_secrets(sitting, player, json.dumps(told))


def first_of_stream(sitting: Sitting, viewer: int) -> dict[str, Any]:
    """What `stream` and the socket send first."""

    async def first() -> bytes:
        reader = Reader([viewer])
        told = sitting.room.updates(reader, viewer, "en", "")
        with sitting.room.read_by(reader):
            async with contextlib.aclosing(told) as updates:
                return await anext(updates)

    update: dict[str, Any] = json.loads(sitting.client.portal.call(first))  # type: ignore[union-attr]
    return update


def test_answers_about_moves_tell_a_spectator_nothing(client: TestClient) -> None:
    ana, _ = sit_down(client, "Ana", "Bob")
    spectator = Player(client, ana.table, -1, "")
    for move in ana.look()["moves"]:
        answer = spectator.post("why", text=move["text"]).json()
        assert answer["legal"] is False
        assert answer["rule"] == "R3.1"
    assert spectator.post("preview", text="+no4").status_code == 401
    assert spectator.post("desk", seat=0).status_code == 401
    for what in ("hint", "undo", "rematch"):
        assert spectator.post(what).status_code == 401
