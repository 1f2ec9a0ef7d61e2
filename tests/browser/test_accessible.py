"""axe on every screen and in every phase, at three widths; voices, focus, zoom, no scrolling."""

from __future__ import annotations

from typing import Any

import pytest

from tablee import games
from tests.browser.conftest import SIZES, Server
from tests.browser.looking import look
from tests.browser.people import Person

ANA = {"name": "Ana"}
BY_HAND = 40  # decisions in which phases are looked for


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_home_page(server: Server, new_page: Any, lang: str) -> None:
    page = new_page(lang)
    page.goto(server.base)
    page.wait_for_selector("article")
    look(page, f"home-{lang}")
    page.locator("article").last.get_by_role("button").nth(2).click()
    page.wait_for_selector("article form")
    look(page, f"home-invite-{lang}")
    page.click("header summary")
    page.select_option("header .menu select", "dark")
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
        phase = str(page.get_attribute("main", "data-phase"))
        if phase not in seen:
            look(page, f"{game_key}-{phase}", folded=not seen)
            seen.add(phase)
        person.press_a_move(turn)
        turn += 1
    assert seen <= set(game.phases)


def test_panels_and_the_dark_table(server: Server, new_page: Any) -> None:
    opened = server.open("ramen", [ANA, {"name": "Bea"}], first_player="chosen")
    page = new_page("fr", color_scheme="dark")
    Person(page).sit(server, opened, 0)
    page.keyboard.press("?")
    page.keyboard.press("h")
    page.wait_for_selector("text=Indice 1 sur 3")
    page.locator("#mine .item").first.click()
    page.locator(".fan .title").first.click()
    page.wait_for_selector("#confirm")
    page.locator(".slots .item").first.click()
    page.wait_for_selector(".answer")
    look(page, "ramen-panels-dark")
    shared = new_page("fr")
    Person(shared).sit(server, opened, 0, 1)
    look(shared, "curtain")


def test_own_area_and_decision_stay_on_screen_and_the_page_does_not_scroll(
    server: Server, new_page: Any
) -> None:
    opened = server.open("ramen", [ANA, {"name": "Bea"}], first_player="chosen")
    page = Person(new_page()).sit(server, opened, 0).page
    page.locator("#mine .item").first.click()
    page.locator(".fan .title").first.click()
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollHeight") <= height
        for thing in ("#mine", "#confirm", "#status"):
            box = page.locator(thing).bounding_box()
            assert box is not None
            assert box["y"] >= 0, (thing, width)
            assert box["y"] + box["height"] <= height, (thing, width)
    page.set_viewport_size({"width": 683, "height": 384})  # a laptop at 200 %
    assert page.evaluate("document.documentElement.scrollWidth") <= 683
    page.locator("#confirm").scroll_into_view_if_needed()
    assert page.locator("#confirm").is_visible()


def test_names_in_a_fan_stay_readable(server: Server, new_page: Any) -> None:
    """No name is cut off, and none lies under the next card."""
    opened = server.open("ramen", [ANA], mode="solo")
    person = Person(new_page()).sit(server, opened, 0)
    page = person.page
    for size in SIZES.values():
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for turn in range(3):
            person.press_a_move(turn)
        cut = page.locator(".face .name").evaluate_all(
            "names => names.filter(n => n.scrollWidth > n.clientWidth).map(n => n.innerText)"
        )
        assert cut == [], size
        covered = page.locator(".fan .name").evaluate_all(
            """names => names.filter(name => {
                 const box = name.getBoundingClientRect();
                 if (box.bottom > innerHeight) return false;
                 name.scrollIntoView({ block: "center" });
                 const now = name.getBoundingClientRect();
                 const there = document.elementFromPoint(now.x + 8, now.y + now.height / 2);
                 return !name.closest("button").contains(there);
               }).map(name => name.innerText)"""
        )
        assert covered == [], size


def test_one_tab_stop_per_place_and_arrows_inside(server: Server, new_page: Any) -> None:
    opened = server.open("ramen", [ANA, {"name": "Bea"}], first_player="chosen")
    page = Person(new_page()).sit(server, opened, 0).page
    stops = page.locator("[role=group]:has(.title)").evaluate_all(
        "zones => zones.map(zone => zone.querySelectorAll('[tabindex=\"0\"]').length)"
    )
    assert set(stops) == {1}
    page.keyboard.press("m")
    names = []
    for _ in range(5):
        names.append(page.evaluate("document.activeElement.innerText"))
        page.keyboard.press("ArrowRight")
    assert len(set(names)) == 5  # four cards and the place itself
    assert all("possible moves" in name for name in names[:1])


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
    page.wait_for_timeout(600)  # lines are said together, a moment after they came
    said = page.evaluate("window.said")
    spoken = " ".join(said["polite"])
    for line in page.locator("section[aria-label='What happened'] li").all_inner_texts()[1:]:
        assert spoken.count(line) == 1, line
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
    page = new_page("en")
    page.goto(server.base)
    page.select_option("header select >> nth=0", "fr")
    page.click("header summary")
    page.select_option("header .menu select", "dark")
    page.locator("header .menu input").first.check()
    page.reload()
    page.wait_for_selector("article")
    root = page.locator("html")
    assert [root.get_attribute(name) for name in ("lang", "data-theme", "data-calm")] == [
        "fr",
        "dark",
        "true",
    ]


def test_playing_at_once_is_a_setting(server: Server, new_page: Any) -> None:
    opened = server.open("ramen", [ANA, {"name": "Bea"}], first_player="chosen")
    page = Person(new_page()).sit(server, opened, 0).page
    page.click("header summary")
    page.get_by_label("Play a move at once").check()
    page.keyboard.press("Escape")
    page.locator("#mine .item").first.click()
    page.locator(".fan .title").first.click()
    page.wait_for_selector("main[data-phase=second-card]")
