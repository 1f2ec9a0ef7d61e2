"""What a table says: typed arguments become words, in both languages."""

from __future__ import annotations

import pytest

from tablee.bots import Reason
from tablee.games import load
from tablee.i18n import MissingText, Speaker
from tablee.kernel import EVERYONE, Event, Game, Match, Noun, Place, Refused, Zone

GAME = load("ramen")
NORI_4 = GAME.kinds.index("no4")


def speaker(language: str, names: tuple[str, ...] = ("Ana", ""), mode: str = "duel") -> Speaker:
    seats = GAME.seats_of(mode)
    return Speaker(language, GAME, names, GAME.sides(seats, GAME.settle(seats, {"mode": mode})))


@pytest.mark.parametrize(
    ("language", "key", "args", "text"),
    [
        ("en", "played", (0, NORI_4, 2), "Ana plays Nori 4 into bowl 2."),
        ("fr", "played", (0, NORI_4, 2), "Ana joue Nori 4 dans le Bol 2."),
        ("en", "served", (1, 3, 1), "Seat 2 receives bowl 3, served with 1 card."),
        ("fr", "served", (1, 3, 5), "Place 2 reçoit le Bol 3, servi avec 5 cartes."),
        ("fr", "drew-hidden", (1,), "Place 2 pioche une carte."),
        ("en", "verdict", (54, 6), "The critics’ verdict: 54 points, 3 stars."),
        ("en", "verdict", (57, 7), "The critics’ verdict: 57 points, 3½ stars."),
        ("fr", "verdict", (57, 7), "Le verdict des gastronomes : 57 points, 3 étoiles et demie."),
        ("fr", "verdict", (40, 2), "Le verdict des gastronomes : 40 points, 1 étoile."),
        ("fr", "sealed", (0,), "Ana a choisi."),
    ],
)
def test_events(language: str, key: str, args: tuple[int, ...], text: str) -> None:
    assert speaker(language).event(Event(key, args, EVERYONE)) == text


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", GAME.events)
def test_every_event_can_be_said(language: str, key: str) -> None:
    assert speaker(language).event(Event(key, (0, 1, 1, 1), EVERYONE))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", GAME.hints)
def test_every_reason_can_be_said(language: str, key: str) -> None:
    assert speaker(language).reason(Reason(key, (1, 1, 1, 1)))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_move_phase_option_and_zone_can_be_said(language: str) -> None:
    says = speaker(language)
    labels = {says.move(move) for move in range(len(GAME.catalogue))}
    assert len(labels) == len(GAME.catalogue)
    for phase in (*GAME.phases, "over"):
        assert "Ana" in says.ask(phase, 0) or phase == "over"
    for option in GAME.options:
        assert says.option(option.key)
        for value in option.values:
            assert says.option(option.key, value)
    for place in Match(GAME, 2).view(0).places.values():
        assert says.zone(place)


def test_zones_are_named_after_those_they_belong_to() -> None:
    hand, bowl = Place(Zone("hand", [], 0)), Place(Zone("bowl", [], number=3))
    assert speaker("en").zone(hand) == "Hand: Ana"
    assert speaker("en").zone_name(hand) == "Hand", "Ana is named beside it"
    assert speaker("fr").zone(bowl) == "Bol 3"
    served = Place(Zone("served", [], number=2, part=1))
    teams = speaker("en", ("Ana", "Ben", "", ""), "teams")
    assert teams.zone(served) == "Served bowls: Team B"


def test_moves_are_said_with_the_names_of_their_cards() -> None:
    move = GAME.catalogue.parse("no4@2")
    assert speaker("en").move(move) == "Nori 4 into bowl 2"
    assert speaker("fr").move(move) == "Nori 4 dans le Bol 2"
    assert speaker("fr").move(move, "look") == "regardez le Bol 2."


def test_a_refusal_names_its_rule() -> None:
    refused = Refused("R3.2:same-bowl", GAME.reasons("R3.2:same-bowl"))
    assert speaker("en").refusal(refused).startswith("Refused, R3.2: The two cards of a turn")
    assert speaker("fr").refusal(refused).startswith("Refusé, R3.2 : Les deux cartes d’un tour")


def test_seats_bots_and_teams_have_names() -> None:
    says = speaker("fr", ("", "bot:greedy", "bot:random", "bot:greedy"), "teams")
    assert [says.seat(seat) for seat in range(4)] == [
        "Place 1",
        "greedy (robot 1)",
        "random (robot)",
        "greedy (robot 2)",
    ]
    assert [says.side(side) for side in range(2)] == ["Équipe A", "Équipe B"]
    assert speaker("en").side(1) == "Seat 2"


class Pantry(Game):
    """A game with nouns that agree in number, and moves that name seats and sides."""

    key = "pantry"
    rules = 1
    modes = ()
    phases = ()
    events = {"bought": "seat n fruit", "got": "fruit card"}  # noqa: RUF012


def test_nouns_agree_with_the_numbers_beside_them(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path_factory.mktemp("pantry")
    (folder / "rulebook.toml").write_text('title = {en = "Pantry", fr = "Pantry"}', "utf-8")
    (folder / "fr.ftl").write_text(
        "event-bought = { $seat } achète { $n } { $fruit }.\n"
        "event-got = { $fruit } { $card }\n"
        "fruit-apple = { $n ->\n    [one] pomme\n   *[other] pommes\n}\n"
        "move-give = donner à { $seat } : { $fruit } ({ $side })\n",
        "utf-8",
    )
    monkeypatch.setattr(Pantry, "folder", classmethod(lambda cls: folder))
    game = Pantry(GAME.data, type(GAME.catalogue)(), ["the-card"])
    names = [("apple", "pomme"), ("kiwi", "kiwi")]
    game.nouns["fruit"] = [Noun(key, {"en": key, "fr": name}) for key, name in names]
    give = game.catalogue.add(
        "give", "{fruit}>{seat}/{side}", fruit=["kiwi"], seat=["2"], side=["1"]
    )
    says = Speaker("fr", game, ["Ana", "Ben"], [0, 1])
    assert says.event(Event("bought", (0, 1, 0), EVERYONE)) == "Ana achète 1 pomme."
    assert says.event(Event("bought", (0, 3, 0), EVERYONE)) == "Ana achète 3 pommes."
    assert says.event(Event("bought", (1, 3, 1), EVERYONE)) == "Ben achète 3 kiwi."
    assert says.event(Event("got", (1, 0), EVERYONE)) == "kiwi the-card"
    assert says.move(give) == "donner à Ben : kiwi (Ana)"
    with pytest.raises(MissingText, match="ask-nowhere"):
        says.ask("nowhere", 0)
