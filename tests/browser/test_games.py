"""Every game found, from the first decision to the last count, in a real browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tablee import games
from tests.browser.conftest import SIZES, Server
from tests.browser.looking import adds_up, look
from tests.browser.people import Person

TABLES = games.keys()  # with a drawing of their own
GAMES = games.keys(examples=True)
BY_HAND = 6  # decisions each time; in between and to the end in the person's name
BETWEEN = 40
DRAGGED = 60  # decisions at most: a chef who goes to the Island first has no place to choose
AT_LEAST = 8  # while things move; the rest is the same again
CARRIED = {  # the phases in which at least a thing is carried to where it goes, or oneself
    "mamma_mia": {"put", "draw"},
    "ramen": {"first-card", "second-card", "take"},
    "ristorante": {"action", "market"},
    "rivals": {"restaurant", "chefs", "wheels", "placement", "beat"},
    "rococo": {"draft", "remove", "play", "action"},
}
Hand = tuple[Callable[[int], None], str]  # how a move is made, and on what


def play(server: Server, opened: dict[str, Any], person: Person, *hands: Hand) -> None:
    """From the first decision to the last count: by each hand in turn."""
    made = 0
    for touch, size in hands:
        width, height = SIZES[size]
        person.page.set_viewport_size({"width": width, "height": height})
        for _ in range(BY_HAND):
            if person.decides():
                touch(made)
                made += 1
        person.lets_play_on(server, opened, BETWEEN)
    person.lets_play_on(server, opened)
    assert made > 1


def a_table(server: Server, game: str, *people: dict[str, str]) -> dict[str, Any]:
    found = games.load(game)
    seats = max(found.seat_counts()[0], len(people), 2)
    everybody = [*people, *[{"bot": "random"}] * (seats - len(people))]
    options = {**found.trial, **({found.lot: "chosen"} if found.lot else {})}
    return server.open(game, everybody, **options)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse_and_by_finger(server: Server, new_page: Any, game: str) -> None:
    opened = a_table(server, game, {"name": "Ana"})
    person = Person(new_page("fr", has_touch=True)).sit(server, opened, 0)
    mouse, finger = (person.click_a_move, "laptop"), (person.tap_a_move, "phone")
    play(server, opened, person, mouse, finger, mouse, finger)
    page = person.page
    look(page, f"{game}-end")
    if game in TABLES:
        adds_up(page)
    assert page.locator("#result").inner_text()
    assert page.locator(".places li").count() >= 2
    for action in ("Rejouer", "La même donne", "Enregistrer la partie"):
        assert page.get_by_role("button", name=action).is_visible()
    page.get_by_role("button", name="Revoir la partie").click()
    page.wait_for_selector(".review .steps")
    look(page, f"{game}-replay")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_alone(server: Server, new_page: Any, game: str) -> None:
    """With animations: what others do is told, and the focus waits for it."""
    page = new_page("en", calm=False)
    opened = a_table(server, game, {"name": "Ana"})
    person = Person(page).sit(server, opened, 0)
    keys = (person.press_a_move, "laptop")
    play(server, opened, person, keys, keys)
    page.get_by_role("button", name="Play again").wait_for()  # the ending is told first
    tab_to(page, "Play again")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: opened["table"] not in url)


@pytest.mark.parametrize("game", TABLES)
def test_things_are_dragged_to_where_they_go(server: Server, new_page: Any, game: str) -> None:
    """By dragging alone, with animations and without: only what words say is clicked."""
    for calm in (False, True):
        opened = a_table(server, game, {"name": "Ana"})
        person = Person(new_page("en", calm=calm)).sit(server, opened, 0)
        dragged: set[str] = set()
        made = 0
        while made < DRAGGED and person.decides():
            phase = str(person.page.get_attribute("main", "data-phase"))
            if person.drag_a_move(made):
                dragged.add(phase)
            made += 1
            if dragged >= CARRIED[game] and (calm or made >= AT_LEAST):
                break
        assert dragged >= CARRIED[game], calm


def tab_to(page: Any, *names: str) -> None:
    """Tab until the focus is on a button of one of these names."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.innerText.trim()") in names:
            return
    raise AssertionError(f"Tab never reaches {names}")


@pytest.mark.parametrize(("lang", "play"), [("fr", "Jouer en solitaire"), ("en", "Play alone")])
def test_from_the_home_page_into_a_game(
    server: Server, new_page: Any, lang: str, play: str
) -> None:
    """Alone at Ramen, by the keys, in either language."""
    page = new_page(lang)
    page.goto(server.base)
    page.get_by_role("button", name=f"{play} Ramen").click()
    person = Person(page)
    for turn in range(4):
        assert person.decides()
        person.press_a_move(turn)
    assert page.get_attribute("html", "lang") == lang
    assert page.inner_text(".mine .who").endswith("Camille")  # until they name themselves
