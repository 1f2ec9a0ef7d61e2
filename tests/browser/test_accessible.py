"""axe on every screen and in every phase, at three widths; voices, focus, zoom, no scrolling."""

from __future__ import annotations

import gzip
from typing import Any

import pytest

from tablee import games
from tablee.server.app import STATIC
from tests.browser.conftest import SIZES, Server
from tests.browser.looking import look
from tests.browser.people import Person

ANA = {"name": "Ana"}
REACH = """document.fonts.load('40px Caprasimo').then(() => {
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = '40px Caprasimo, serif';
  const letter = pen.measureText('ố');
  return letter.actualBoundingBoxRight - letter.width;
})"""
BY_HAND = 40  # decisions in which phases are looked for
CUT = 30  # pixels by which a fanned card may reach below the edge


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_home_page(server: Server, new_page: Any, lang: str) -> None:
    page = new_page(lang)
    page.goto(server.base)
    page.wait_for_selector("article")
    look(page, f"home-{lang}")
    page.goto(f"{server.base}/#new:ramen")
    page.wait_for_selector(".chairs")
    look(page, f"lobby-{lang}")
    page.goto(server.base)
    page.wait_for_selector("article")
    page.locator("header .opener").click()
    page.locator("header .menu select").nth(1).select_option("dark")
    look(page, f"home-dark-{lang}")


@pytest.mark.parametrize("game_key", games.keys(examples=True))
def test_a_table_in_every_phase_it_reaches(server: Server, new_page: Any, game_key: str) -> None:
    game = games.load(game_key)
    seats = max(2, game.seat_counts()[0])
    lot = {game.lot: "chosen"} if game.lot else {}
    opened = server.open(game_key, [ANA, *[{"bot": "random"}] * (seats - 1)], **lot)
    person = Person(new_page("fr")).sit(server, opened, 0)
    page = person.page
    seen: set[str] = set()
    turn = 0
    while person.decides() and turn < BY_HAND:
        phase, ask = str(page.get_attribute("main", "data-phase")), person.ask
        if phase not in seen:
            look(page, f"{game_key}-{phase}")
            seen.add(phase)
        person.lets_play_on(server, opened, 1)
        person.happened(ask)
        turn += 1
    assert seen <= set(game.phases)


def test_panels_and_the_dark_table(server: Server, new_page: Any) -> None:
    opened = server.open("ramen", [ANA, {"name": "Bea"}], first_player="chosen")
    page = new_page("fr", color_scheme="dark")
    Person(page).sit(server, opened, 0)
    page.keyboard.press("h")
    page.wait_for_selector(".note, .hinted")
    page.keyboard.press("l")
    page.wait_for_selector(".drawer #moves")
    look(page, "ramen-panels-dark", folded=False)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.wait_for_selector(".book dt")
    look(page, "ramen-rulebook")
    shared = new_page("fr")
    Person(shared).sit(server, opened, 0, 1)
    look(shared, "curtain")


def test_letters_that_the_headlines_lack_come_whole(server: Server, new_page: Any) -> None:
    """Sinh Tố Bơ: from another type, not as an ô with an accent beside it."""
    page = new_page("fr")
    page.goto(server.base)
    assert page.evaluate(REACH) <= 1  # pixel beyond the letter's own room


def test_a_lesson(server: Server, new_page: Any) -> None:
    page = new_page("fr")
    page.goto(f"{server.base}/#learn:rivals")
    page.wait_for_selector(".coach .bub")
    look(page, "lesson-rivals")


def test_own_area_and_decision_stay_on_screen_and_the_page_does_not_scroll(
    server: Server, new_page: Any
) -> None:
    opened = server.open("ramen", [ANA, {"name": "Bea"}], first_player="chosen")
    page = Person(new_page()).sit(server, opened, 0).page
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollHeight") <= height
        for thing in ("#mine .thing", ".tools button", "#status", ".bowl .thing"):
            box = page.locator(thing).first.bounding_box()
            assert box is not None
            assert box["y"] >= 0, (thing, width)
            assert box["y"] + box["height"] <= height + CUT, (thing, width)
    page.set_viewport_size({"width": 683, "height": 384})  # a laptop at 200 %
    assert page.evaluate("document.documentElement.scrollWidth") <= 683
    page.locator("#mine .thing").first.scroll_into_view_if_needed()
    assert page.locator("#mine .thing").first.is_visible()


def test_one_tab_stop_per_place_and_arrows_inside(server: Server, new_page: Any) -> None:
    opened = server.open("ramen", [ANA, {"name": "Bea"}], first_player="chosen")
    page = Person(new_page()).sit(server, opened, 0).page
    for place in ("#mine", ".board"):
        stops = page.locator(f"{place} [data-walk]").evaluate_all(
            "things => things.filter(thing => thing.tabIndex === 0).length"
        )
        assert stops == 1, place
    page.keyboard.press("m")
    names = []
    for _ in range(4):
        names.append(page.evaluate("document.activeElement.innerText"))
        page.keyboard.press("ArrowRight")
    assert len(set(names)) == 4
    assert all("possible moves" in name for name in names)


def test_focus_stays_on_the_table_after_a_move(server: Server, new_page: Any) -> None:
    """Also while cards fly."""
    opened = server.open("ramen", [ANA, {"name": "Bea"}], first_player="chosen")
    person = Person(new_page(calm=False)).sit(server, opened, 0)
    person.page.keyboard.press("1")
    person.page.keyboard.press("Tab")
    for _ in range(2):
        person.press_a_move()
        person.decides()
        person.page.wait_for_function("() => document.activeElement !== document.body")


def test_turns_and_events_are_said_once(server: Server, new_page: Any) -> None:
    opened = server.open("ramen", [ANA, {"bot": "random"}], first_player="chosen")
    person = Person(new_page()).sit(server, opened, 0)
    page = person.page
    page.evaluate(
        """() => {
          window.said = { polite: [], urgent: [] };
          for (const voice of ["polite", "urgent"]) {
            const region = document.querySelector(`[data-voice=${voice}]`);
            new MutationObserver(() => window.said[voice].push(region.textContent))
              .observe(region, { childList: true, characterData: true, subtree: true });
          }
        }"""
    )
    while person.page.get_attribute("main", "data-phase") != "take":
        person.press_a_move()
    person.press_a_move()
    person.decides()
    page.get_by_role("button", name="What happened").click()
    lines = page.locator(".drawer section li button > span").all_inner_texts()[1:]
    spoken = "lines => lines.every(line => window.said.polite.join(' ').includes(line))"
    page.wait_for_function(spoken, arg=lines)  # they are said together, a moment after they came
    page.wait_for_timeout(400)  # nor do they come again
    said = page.evaluate("window.said")
    for line in lines:
        assert " ".join(said["polite"]).count(line) == 1, line
    turns = [words for words in said["urgent"] if words.startswith("Your turn")]
    assert len(turns) == len(set(turns)) == 3  # second card, take, first card again


def test_cards_travel_unless_one_wants_calm(server: Server, new_page: Any) -> None:
    for calm in (False, True):
        opened = server.open("ramen", [ANA, {"name": "Bea"}], first_player="chosen")
        page = Person(new_page(calm=calm)).sit(server, opened, 0).page
        page.evaluate(
            """() => {
              window.moved = 0;
              const animate = Element.prototype.animate;
              Element.prototype.animate = function (frames, options) {
                if ((options?.duration ?? 0) > 0) window.moved += 1;
                return animate.call(this, frames, options);
              };
            }"""
        )
        Person(page).press_a_move()
        page.wait_for_selector("main[data-phase=second-card]")
        assert (page.evaluate("window.moved") == 0) is calm


def test_settings_survive_a_reload(server: Server, new_page: Any) -> None:
    page = new_page("en", calm=False)
    page.goto(server.base)
    page.locator("header .opener").click()
    page.locator("header .menu select").nth(1).select_option("dark")
    page.get_by_label("No animation").check()
    page.locator("header .menu select").first.select_option("fr")
    page.reload()
    page.wait_for_selector("article")
    root = page.locator("html")
    assert [root.get_attribute(name) for name in ("lang", "data-theme", "data-calm")] == [
        "fr",
        "dark",
        "true",
    ]


def test_the_page_is_light() -> None:
    """Script and style together, as they travel; pictures are fetched with their game."""
    parts = [path for path in (STATIC / "assets").iterdir() if path.suffix in (".js", ".css")]
    assert sum(len(gzip.compress(path.read_bytes())) for path in parts) < 350_000
