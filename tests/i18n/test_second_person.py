"""Whoever reads what they did, or what was done to them, is spoken to: "You play"."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tablee.games import keys, load
from tablee.i18n import Speaker
from tablee.kernel import EVERYONE, LANGUAGES, SPECTATOR, Event, Game, Match
from tablee.show import Presenter, Sitter

RAMEN, RIVALS = load("ramen"), load("rivals")


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def missing(game: Game, language: str) -> Iterator[str]:
    """The forms that a sentence lacks which begins with somebody and what they do."""
    text = (game.folder() / f"{language}.ftl").read_text("utf-8")
    for entry in FluentParser().parse(text).body:
        if not isinstance(entry, ast.Message) or entry.value is None:
            continue
        key = entry.id.name.removeprefix("event-")
        if key not in game.events or not begins_with_a_deed(entry.value):
            continue
        used = Variables()
        used.visit(entry.value)
        people = {name for name, kind in game.arguments(key) if kind in ("seat", "side")}
        forms = {attribute.id.name for attribute in entry.attributes}
        yield from (f"event-{key}.{name}" for name in sorted(people & used.found - forms))


def begins_with_a_deed(sentence: ast.Pattern) -> bool:
    """ "Ana plays", not "Ana: 4 points"."""
    first, *rest = sentence.elements
    if not isinstance(first, ast.Placeable) or not rest:
        return False
    after = rest[0].value if isinstance(rest[0], ast.TextElement) else ""
    return isinstance(first.expression, ast.VariableReference) and after[1:2].isalpha()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", keys(examples=True))
def test_every_deed_has_words_for_its_people(name: str, language: str) -> None:
    assert list(missing(load(name), language)) == []


def test_a_deed_speaks_to_who_did_it_and_to_whom_it_was_done() -> None:
    played = Event("played", (1, 3, 2), EVERYONE)
    speaker = Speaker("en", RAMEN, ["Ana", "Bob"], [0, 1])
    assert speaker.event(played).startswith("Bob plays ")
    assert speaker.to(0).event(played).startswith("Bob plays ")
    assert speaker.to(1).event(played).startswith("You play ")
    assert speaker.to(SPECTATOR).event(played).startswith("Bob plays ")


def test_whoever_is_both_is_spoken_to_once() -> None:
    speaker = Speaker("en", RIVALS, ["Ana", "Bob"], [0, 1], you=0)
    mine, for_bob = (Event("bought-upgrade", (0, 0, 300, owner), EVERYONE) for owner in (0, 1))
    assert speaker.event(mine).startswith("You buy ")
    assert speaker.event(for_bob).startswith("You pay $300 for ")
    assert speaker.event(for_bob).endswith("it goes to Bob.")


def test_a_side_is_all_who_are_on_it() -> None:
    won = Event("winner", (1,), EVERYONE)
    speaker = Speaker("fr", RAMEN, ["Ana", "Bob", "Cleo", "Dan"], [0, 1, 0, 1])
    spoken = [speaker.to(seat).event(won) for seat in range(4)]
    assert spoken[1] == spoken[3] == "Vous remportez la partie !"
    assert spoken[0] == spoken[2] == speaker.event(won) != spoken[1]


def test_each_reader_of_a_table_gets_their_own_words() -> None:
    match = Match(RAMEN, seats=2, options={"mode": "duel", "first_player": "chosen"}, seed="1")
    match.play(0, match.legal(0)[0])
    presenter = Presenter(match, [Sitter("Ana"), Sitter("Bob")])

    def told(viewer: int) -> list[str]:
        lines = presenter.lines(viewer, "en") or []
        return [line.text for line in lines if line.key == "played"]

    for _ in range(2):  # what is kept for one reader is not told another
        assert told(0)[0].startswith("You play ")
        assert told(1) == told(SPECTATOR)
        assert told(1)[0].startswith("Ana plays ")


@pytest.mark.parametrize("name", ["Kim", "A"])
def test_a_question_speaks_to_whoever_is_asked(name: str) -> None:
    """Whatever they are called, and though the game's own question may hold those letters."""
    match = Match(RIVALS, seats=2, seed="1")
    presenter = Presenter(match, [Sitter(name), Sitter("Bob")])

    def status(viewer: int, language: str = "en") -> str:
        return presenter.scene(viewer, language).status

    def play_first(seat: int) -> None:
        match.play(seat, match.legal(seat)[0])

    mine, bobs = f"{name} must choose a restaurant.", "Bob must choose a restaurant."
    assert status(0) == status(1) == "Choose your restaurant."
    assert status(SPECTATOR) == f"{mine} {bobs}"
    play_first(1)
    assert (status(0), status(0, "fr")) == (
        "Choose your restaurant.",
        "Choisissez votre restaurant.",
    )
    assert status(1) == status(SPECTATOR) == mine
    while match.view(0).phase != "wheels":
        play_first(match.awaited[0])
    assert status(0) == presenter.show_for(0, "en").question() != ""
    assert status(0).startswith("Where does ")


def test_a_question_without_words_to_you_goes_by_names() -> None:
    match = Match(load("plat_du_jour"), seats=2, seed="1")
    scene = Presenter(match, [Sitter("Kim"), Sitter("Bob")]).scene(0, "en")
    assert scene.status == "Kim must serve a dish. Bob must serve a dish."
