"""Canaries: no card that a seat cannot know is in any byte its browser gets, or in its page."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tablee import games
from tablee.games.rivals.rules.ids import RECIPE_FACE
from tablee.games.rivals.rules.moves import RECIPES
from tablee.kernel import SPECTATOR, Match
from tests.browser.conftest import Server
from tests.browser.people import Person
from tests.server.implied import implied
from tests.server.printed import printed, without

DECISIONS = 16
PORTRAITS = re.compile(r"/assets/chef-(bandana|curls|glasses|toque)-[\w-]+\.(svg|js)")


def names_of(room: Any, face: int) -> set[str]:
    """How a face could be told: by its key, or by its name in either language."""
    spoken = {room.presenter.speaker(language).noun("card", face) for language in ("en", "fr")}
    return {room.game.kinds[face], *spoken}


def printed_on(room: Any, face: int) -> str:
    """What a card says besides its name: whoever knows the card knows its text."""
    game = room.game
    if game.key == "mamma_mia":
        orders = [order for each in game.box.orders.values() for order in each]
        asked = [order for order in orders if order.key == game.kinds[face]]
        kinds = {kind for order in asked for slot in order.slots for kind in slot.kinds}
        kinds.update(kind for order in asked for kind in order.forbidden)
        return "\n".join(name for kind in kinds for name in names_of(room, kind))
    if game.key != "rivals":
        return ""
    key = game.kinds[face]
    keys = [key, *[f"{key}-{part}" for part in ("npc", "power", 2, 3, 4)]]
    said = [text for each in keys for text in game.printed.get(each, {}).values()]
    recipe = face - RECIPE_FACE
    needs = game.box.needs[recipe] if 0 <= recipe < RECIPES else []
    return "\n".join([*said, *[name for kind in needs for name in names_of(room, kind)]])


class Canaries:
    """Finds the faces that a text names."""

    def __init__(self, room: Any) -> None:
        self.faces: dict[str, set[int]] = {}
        for face in range(len(room.game.kinds)):
            for name in names_of(room, face):
                self.faces.setdefault(name, set()).add(face)
        names = sorted(self.faces, key=len, reverse=True)
        self.names = re.compile(rf"(?<!\w)(?=({'|'.join(map(re.escape, names))})(?!\w))")

    def names_in(self, text: str, known: set[int]) -> list[str]:
        """The names of faces not known, each with what stands around it."""
        return [
            text[max(0, found.start() - 60) : found.start() + 60]
            for found in self.names.finditer(text)
            if not self.faces[found.group(1)] & known
        ]

    def within(self, labels: str) -> set[int]:
        """The faces whose names are a part of these labels: a screen may show parts of them."""
        return {face for name, faces in self.faces.items() if name in labels for face in faces}

    def in_text(self, text: str) -> set[int]:
        """Where several faces have one name, all of them."""
        found: set[int] = set()
        for match in self.names.finditer(text):
            found |= self.faces[match.group(1)]
        return found


def told_after(room: Any, seat: int, canaries: Canaries) -> list[set[int]]:
    """The faces that the engine itself has told this seat by each line of the log."""
    known: set[int] = set()
    steps = []
    for length in range(len(room.match.entries) + 1):
        past: Match = room.match.branch(length)
        game = past.game
        text = json.dumps(game.view_json(past.view(seat)), ensure_ascii=False)
        text += "\n".join(json.dumps(game.event_json(event)) for event in past.log(seat))
        for move in past.legal(seat):
            text += f"\n{game.catalogue.forms[move]} {room.presenter.speaker('en').move(move)}"
        known |= canaries.in_text(text) | implied(game, past.view(seat))
        labels = [
            *(names_of(room, face) for face in known),
            {printed_on(room, face) for face in known},
        ]
        known |= canaries.within("\n".join(set().union(*labels)))  # an order names ingredients
        steps.append(set(known))
    return steps


@pytest.mark.parametrize("game_key", games.keys(examples=True))
@pytest.mark.parametrize("playing", [True, False], ids=["player", "spectator"])
def test_no_byte_and_no_page_tells_a_hidden_card(
    server: Server, new_page: Any, game_key: str, playing: bool
) -> None:
    game = games.load(game_key)
    people = [{"name": "Ana"}, *[{"name": "Bea"}] * (max(2, game.seat_counts()[0]) - 1)]
    lot = {game.lot: "chosen"} if game.lot else {}
    opened = server.open(game_key, people, **lot)
    page = new_page()
    frames: list[str] = []
    page.on("websocket", lambda s: s.on("framereceived", lambda text: frames.append(str(text))))
    page.on("response", lambda answer: frames.append(body_of(answer)))
    person = Person(page).sit(server, opened, *([0] if playing else []))
    room = server.app.state.lobby.rooms[opened["table"]]
    seat = 0 if playing else SPECTATOR
    pages = play_on(server, opened, room, person, seat)
    canaries = Canaries(room)
    known = told_after(room, seat, canaries)
    fixed = printed(lambda deal: watched(server, server.open(game_key, people, deal, **lot)))
    updates = 0
    for text in frames:
        if '"t":"update"' in text or '"t":"changes"' in text:
            update = json.loads(text)
            updates += 1
            told = json.dumps(without(update, fixed), ensure_ascii=False)
            assert canaries.names_in(told, known[latest(room, seat, update["n"])]) == []
    for n, content in pages:
        assert canaries.names_in(content, known[latest(room, seat, n)]) == []
    assert updates > DECISIONS // 2
    assert any(len(step) < len(game.kinds) for step in known), "everything was known: no canary"


def watched(server: Server, opened: dict[str, Any]) -> dict[str, Any]:
    """A table as somebody sees it who only watches."""
    update: dict[str, Any] = server.client.get(f"/api/tables/{opened['table']}").json()
    return update


def latest(room: Any, seat: int, n: int) -> int:
    """The last entry of the match at which somebody had noticed so many decisions."""
    log = room.presenter.log(seat)
    later = [entry for entry, seen in zip(log.entries, log.noticed, strict=True) if seen > n]
    return min(later) - 1 if later else len(room.match.entries)


def body_of(answer: Any) -> str:
    if "/api/tables/" not in answer.url:
        return ""
    try:
        return str(answer.text())
    except Exception:  # a body that the browser has thrown away already
        return ""


def play_on(
    server: Server, opened: dict[str, Any], room: Any, person: Person, eyes: int
) -> list[tuple[int, str]]:
    """Everybody plays through the protocol; the page only looks on, and is kept."""
    pages: list[tuple[int, str]] = []
    tokens = {seat["seat"]: seat["token"] for seat in opened["seats"]}
    for turn in range(DECISIONS):
        if room.match.over:
            break
        seat = room.match.acting[turn % len(room.match.acting)]
        legal = room.match.legal_texts(seat)
        answer = server.client.post(
            f"/api/tables/{opened['table']}/moves",
            json={"text": legal[turn % len(legal)], "ask": room.ask(seat)},
            headers={"Authorization": f"Bearer {tokens[seat]}"},
        )
        assert answer.status_code == 200, answer.text
        n = room.noticed(eyes)
        person.page.wait_for_selector(f'main[data-n="{n}"]')
        pages.append((n, PORTRAITS.sub("", person.page.content())))  # "chef" is also a card
    return pages
