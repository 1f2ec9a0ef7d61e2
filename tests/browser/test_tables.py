"""People at one table: two browsers, one shared screen, watching, coming back, once more."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tablee import bots, games
from tablee.bots import Sitting
from tablee.kernel import Match
from tests.browser.conftest import ELSEWHERE, SIZES, Server, serving
from tests.browser.looking import look
from tests.browser.people import Person, inside

ANA, BEA = {"name": "Ana"}, {"name": "Bea"}
BOT = {"bot": "random"}
SEEN = """thing => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


def test_two_browsers_play_each_other_and_play_again(server: Server, new_page: Any) -> None:
    opened = server.open("ramen", [ANA, BEA], first_player="chosen")
    people = [
        Person(new_page(lang)).sit(server, opened, at) for at, lang in enumerate(("fr", "en"))
    ]
    ana, bea = people
    for person in (ana, ana, ana, bea, bea, bea):  # two cards and one to take
        assert person.decides()
        person.press_a_move()
    for person in people:
        person.lets_play_on(server, opened)
    ana.page.get_by_role("button", name="Rejouer", exact=True).click()
    bea.page.get_by_role("button", name="Sit down").click()
    for person in people:
        person.page.wait_for_url(lambda url: opened["table"] not in url)
        person.page.wait_for_selector("main[data-n]")
    assert ana.page.url == bea.page.url
    assert "Bea" in ana.status
    assert bea.decides()  # the other one begins


def test_a_favour_is_read_at_the_other_screen(server: Server, new_page: Any) -> None:
    opened = server.open("rivals", [ANA, BEA, BOT])
    ana, bea = (
        Person(new_page(lang)).sit(server, opened, at) for at, lang in enumerate(("fr", "en"))
    )
    ana.page.get_by_role("button", name="Ce qui s’est passé").click()
    box = ana.page.get_by_label("Dire un mot, par exemple une faveur")
    box.fill("Demain, le <b>bœuf</b> est à toi.")
    box.press("Enter")
    bea.page.get_by_role("button", name="1 new word").click()
    said = bea.page.get_by_role("log", name="What people say")
    said.get_by_text("says: “Demain, le <b>bœuf</b> est à toi.”").wait_for()
    assert box.input_value() == ""
    look(bea.page, "favour")


def test_nobody_is_spoken_to_who_is_not_there(server: Server, new_page: Any) -> None:
    opened = server.open("ramen", [ANA, BOT])
    page = Person(new_page()).sit(server, opened, 0).page
    page.get_by_role("button", name="What happened").click()
    page.wait_for_selector(".drawer")
    assert page.get_by_role("log").count() == 0


def test_a_shared_screen_shows_nobodys_cards_while_it_changes_hands(
    server: Server, new_page: Any
) -> None:
    opened = server.open("ramen", [ANA, BEA], first_player="chosen")
    person = Person(new_page()).sit(server, opened, 0, 1)
    room = server.app.state.lobby.rooms[opened["table"]]
    page = person.page
    for turn in range(5):
        page.wait_for_selector(".curtain")
        seat = room.match.acting[0]
        assert ("Ana", "Bea")[seat] in page.inner_text(".curtain h1")
        page.wait_for_timeout(500)  # nor does a voice say anything late
        hidden = page.content()
        for hand in ("hand_1", "hand_2"):
            for face in room.match.referee().zones[hand]:
                label = room.presenter.speaker("en").noun("card", face)
                assert label not in hidden, (turn, hand)
        page.keyboard.press("Enter")
        page.wait_for_selector("main[data-deciding=true]")
        shown = page.content()
        mine, other = room.match.view(seat).zones, room.match.view(1 - seat).zones
        for face in mine[f"hand_{seat + 1}"]:
            assert room.presenter.speaker("en").noun("card", face) in shown
        for face in other[f"hand_{2 - seat}"]:  # the log may name what was taken openly
            name = room.presenter.speaker("en").noun("card", face)
            assert page.locator(f"main [title='{name}']").count() == 0
        while page.locator(".curtain").count() == 0:
            person.press_a_move(turn)
    page.reload()
    page.wait_for_selector(".curtain")  # a reload shows nobody's cards either


def test_everybody_at_a_shared_screen_is_present(server: Server, new_page: Any) -> None:
    opened = server.open("ramen", [ANA, BEA], first_player="chosen")
    person = Person(new_page()).sit(server, opened, 0, 1)
    person.page.wait_for_selector(".curtain")
    person.lift_the_curtain()
    assert "away" not in person.page.inner_text(".foes")


def test_coming_back_by_itself_after_the_server_was_away(new_page: Any, tmp_path: Path) -> None:
    db = tmp_path / "tablee.db"
    with serving(db) as server:
        opened = server.open("ramen", [ANA, BOT], first_player="chosen")
        person = Person(new_page()).sit(server, opened, 0)
        person.press_a_move()
        before = person.n
    person.page.wait_for_selector(".lost")
    with serving(db, server.port):
        person.page.wait_for_selector(".lost", state="detached")
        assert person.n == before
        person.press_a_move()
        person.page.reload()
        assert person.decides()


def test_the_home_page_leads_back_to_the_table(server: Server, new_page: Any) -> None:
    page = new_page("fr")
    page.goto(server.base)
    page.get_by_role("button", name="Camille").click()
    page.get_by_label("Votre nom").fill("Zoé")
    page.get_by_role("button", name="Jouer Ramen", exact=True).or_(
        page.get_by_role("button", name="Jouer Ramen! Ramen!")
    ).first.click()
    page.wait_for_selector("main[data-n]")
    assert "Zoé" in page.inner_text("main")
    table = page.url
    page.goto(server.base)
    page.get_by_role("button", name="Zoé").wait_for()
    page.click(".rail a")
    page.wait_for_selector("main[data-n]")
    assert page.url == table


def test_an_address_that_phones_reach_has_a_code_for_them(server: Server, new_page: Any) -> None:
    page = new_page()
    page.goto(f"http://{ELSEWHERE}:{server.port}/#new:ramen")
    page.get_by_role("button", name="Invite a friend").first.click()
    page.get_by_role("button", name="Dinner time!").click()
    page.wait_for_selector("main[data-n]")
    assert page.locator("img[alt^='QR']").count() == 1
    assert ELSEWHERE in page.locator(".invitation input").input_value()


def test_inviting_gives_each_friend_a_link_of_their_own(server: Server, new_page: Any) -> None:
    host = new_page()
    host.goto(f"{server.base}/#new:ramen")
    host.get_by_role("button", name="Invite a friend").first.click()
    host.get_by_role("button", name="Dinner time!").click()
    host.wait_for_selector("main[data-n]")
    assert host.locator("img[alt^='QR']").count() == 0  # no phone could open this address
    copy = host.locator(".invitation button.main")
    assert copy.evaluate(SEEN)  # on a laptop, too
    link = host.locator(".invitation input").input_value()
    guest = new_page("fr")
    for visit in range(2):  # the second time with the seat that this browser has claimed
        guest.goto(link)
        if visit == 0:
            guest.get_by_label("Votre nom").wait_for()
            guest.reload()  # the invitation holds until somebody has sat down
            guest.get_by_label("Votre nom").fill("Zoé")
            guest.get_by_role("button", name="S’asseoir").click()
        guest.wait_for_selector("main[data-n]")
        assert "#" not in guest.url  # the secret leaves the address at once
        # (a hand that was drawn for whoever looks on is drawn again for whoever sits down)
        guest.wait_for_function("() => document.querySelectorAll('#mine .thing').length === 4")
    host.get_by_text("Zoé").first.wait_for()  # guests name themselves
    late = new_page()
    late.goto(link)
    late.get_by_label("Your name").fill("Late")
    late.get_by_role("button", name="Sit down").click()
    late.wait_for_selector("main[data-n], [role=alert]")
    late.get_by_text("That link gives no seat", exact=True).wait_for()
    assert late.locator("#mine .thing").count() == 0  # somebody sits there
    assert host.locator("#mine .thing").count() == 4


def test_a_link_with_somebody_elses_key_seats_nobody(server: Server, new_page: Any) -> None:
    """Whoever sent it could read on and play on in that seat."""
    opened = server.open("ramen", [ANA, BEA], first_player="chosen")
    page = new_page()
    Person(page).sit(server, opened, 0)
    page.goto(server.base)
    page.goto(f"{server.base}/t/{opened['table']}#{opened['seats'][1]['token']}")
    page.get_by_text("That link gives no seat", exact=True).wait_for()
    kept = page.evaluate("JSON.parse(localStorage['tablee.tables'])[0].seats")
    assert [seat["seat"] for seat in kept] == [0]


def test_whoever_watches_sees_no_hand_and_gets_answers(server: Server, new_page: Any) -> None:
    opened = server.open("ramen", [ANA, BEA], first_player="chosen")
    person = Person(new_page()).sit(server, opened)
    assert "You are watching" in person.page.inner_text(".top")
    assert person.page.locator("#mine .thing").count() == 0
    person.page.locator(".fridge .thing").first.click()
    assert "You are watching" in person.page.inner_text(".answer")


def test_nothing_on_the_table_is_dead(server: Server, new_page: Any) -> None:
    opened = server.open("ramen", [ANA, BEA], first_player="chosen")
    for seat in (0, 1):
        person = Person(new_page()).sit(server, opened, seat)
        page = person.page
        for thing in page.locator("main .thing:not(.lit)").all():
            thing.click(position=inside(thing))
            answer = page.locator(".answer")
            answer.wait_for()
            assert len(answer.inner_text()) > 10
            page.keyboard.press("Escape")
            answer.wait_for(state="detached")


def test_a_refusal_cites_its_rule_and_the_rule_opens(server: Server, new_page: Any) -> None:
    opened = server.open("ramen", [ANA, BEA], first_player="chosen")
    page = Person(new_page("fr")).sit(server, opened, 0).page
    page.keyboard.press("/")
    page.keyboard.type("+no4")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="règle R3.1").click()
    page.wait_for_selector(".answer .said")
    assert page.inner_text("[data-voice=urgent]").startswith("Refusé")


def test_source_then_target_and_target_then_source_are_the_same(
    server: Server, new_page: Any
) -> None:
    opened = server.open("ramen", [ANA, BEA], first_player="chosen")
    page = Person(new_page()).sit(server, opened, 0).page
    card, bowl = "#mine .thing", ".bowl .thing"
    said = []
    for order in (card, bowl), (bowl, card):
        for thing in order:
            page.locator(thing).first.click()
        page.wait_for_selector("main[data-phase=second-card]")  # it can be undone: played at once
        said.append(page.inner_text(".toast span"))
        page.get_by_role("button", name="Undo").first.click()
        page.wait_for_selector("main[data-phase=first-card]")
    assert said[0] == said[1]
    page.keyboard.press("u")
    page.wait_for_selector(".answer")  # nothing to undo: it says why


def test_what_cannot_be_undone_is_asked_for_where_the_hand_is(
    server: Server, new_page: Any
) -> None:
    opened = server.open("ramen", [ANA, BEA], first_player="chosen")
    person = Person(new_page()).sit(server, opened, 0)
    page = person.page
    person.click_a_move()
    person.click_a_move(1)
    page.wait_for_selector("main[data-phase=take]")
    card = page.locator(".fridge .thing.lit").first
    box = card.bounding_box()
    card.click()
    slip = page.locator(".slip").bounding_box()
    assert slip
    assert box
    assert abs(slip["y"] + slip["height"] / 2 - box["y"]) < 250
    page.keyboard.press("Escape")
    page.wait_for_selector(".slip", state="detached")
    assert person.ask == page.get_attribute("main", "data-ask")


@pytest.mark.parametrize("calm", [False, True])
def test_a_card_is_dragged_into_a_bowl_or_let_go(server: Server, new_page: Any, calm: bool) -> None:
    opened = server.open("ramen", [ANA, BEA], first_player="chosen")
    page = Person(new_page(calm=calm)).sit(server, opened, 0).page
    card, bowl = page.locator("#mine .thing").first, page.locator(".bowl .thing").nth(1)
    face = card.get_attribute("data-face")
    card.drag_to(page.locator("#status"))
    page.wait_for_selector("main[data-picked='']")
    card.drag_to(bowl)
    page.wait_for_selector("main[data-phase=second-card]")
    assert page.locator(f"[data-zone=bowl_2] [data-face={face}]").count() == 1


def test_a_recipe_is_dropped_on_ones_own_menu(server: Server, new_page: Any) -> None:
    """What is a move by itself also goes to its place on this side of the edge."""
    game = games.load("ristorante")
    whole = Sitting(Match(game, 2, seed="menu"), [bots.find(game, "greedy")] * 2).run()
    steps = (whole.branch(step) for step in range(len(whole.entries)))
    cooks = next(
        then
        for then in steps
        if then.view(0).phase == "cook" and 0 in then.acting and len(then.legal(0)) > 1
    )
    page = Person(new_page()).sit(server, server.lay(cooks, ANA, BEA), 0).page
    card = page.locator("[data-zone=hand_1] .lit").first
    face = card.get_attribute("data-face")
    card.drag_to(page.locator("[data-zone=menu_1]"))
    page.locator(f"[data-zone=menu_1] [data-face={face}]").wait_for()


def test_a_finger_that_holds_a_thing_carries_it_home(server: Server, new_page: Any) -> None:
    """Where a finger may also scroll: a tile from the shops to what is mine."""
    opened = server.open("ristorante", [ANA, BOT], first_player="chosen")
    person = Person(new_page(size="phone", has_touch=True)).sit(server, opened, 0)
    assert person.decides()
    ask, page = person.ask, person.page
    finger = page.context.new_cdp_session(page)
    tile, home = page.locator(".stall .taken").first.bounding_box(), page.locator("#mine")
    end = home.bounding_box()
    assert tile
    assert end
    at = [(tile["x"] + 20, tile["y"] + 20), (end["x"] + 90, end["y"] + 90)]
    for kind, points in (("touchStart", at[:1]), ("touchMove", at[1:]), ("touchEnd", [])):
        touched = [{"x": x, "y": y} for x, y in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})
        page.wait_for_selector("#fly .held", state="attached" if points else "detached")
    person.happened(ask)


def test_a_hint_of_one_thing_begins_with_the_lot(server: Server, new_page: Any) -> None:
    """Where to stand: the stall, or all that can be reached, and then the space."""
    opened = server.open("rococo", [ANA, BEA], seed="hint")
    person = Person(new_page()).sit(server, opened, 0)
    while person.page.locator("#mine .lit").count() < 2:
        person.lets_play_on(server, opened, 1)
    page = person.page
    page.keyboard.press("h")
    page.wait_for_selector("main .hinted")
    assert page.locator("main .hinted").count() > 1
    page.keyboard.press("h")
    page.get_by_role("button", name="Choose this move").wait_for()
    assert page.locator("main .hinted").count() == 1


def test_a_hint_lights_what_it_speaks_of(server: Server, new_page: Any) -> None:
    opened = server.open("ramen", [ANA, BEA], first_player="chosen")
    page = Person(new_page()).sit(server, opened, 0).page
    page.keyboard.press("h")
    page.wait_for_selector(".bowl .hinted")  # where to look, first: not the move
    assert page.locator(".bowl .hinted").count() == 1
    assert page.locator("#mine .hinted").count() == 0
    assert page.get_by_role("button", name="Choose this move").count() == 0
    page.keyboard.press("h")
    page.get_by_role("button", name="Choose this move").wait_for()
    assert page.locator(".bowl .hinted").count() == 1
    assert page.locator("#mine .hinted").count() == 1
    page.get_by_role("button", name="Why?").click()
    page.wait_for_selector(".note p")  # with what playing on showed, where there is time for it
    page.get_by_role("button", name="Choose this move").click()
    page.wait_for_selector("main[data-phase=second-card]")
    person = Person(page)
    person.press_a_move(1)
    page.wait_for_selector("main[data-phase=take]")  # which cannot be undone: the slip is in reach
    page.keyboard.press("h")
    page.wait_for_selector(".note")
    while not page.get_by_role("button", name="Choose this move").count():
        page.keyboard.press("h")
    page.get_by_role("button", name="Choose this move").click()
    page.click("#confirm")
    page.wait_for_selector("main:not([data-phase=take])")


def test_text_that_is_no_move_leaves_the_board_lit(server: Server, new_page: Any) -> None:
    opened = server.open("ramen", [ANA, BEA], first_player="chosen")
    page = Person(new_page()).sit(server, opened, 0).page
    lit = page.locator("main .thing.lit").count()
    page.keyboard.press("/")
    page.keyboard.type("foo")
    assert page.locator("main .thing.lit").count() == lit > 0
    page.keyboard.press("Enter")
    page.wait_for_selector(".answer")
    assert page.input_value("#typed") == ""


def test_a_secret_choice_is_marked_and_timed(server: Server, new_page: Any) -> None:
    opened = server.open("plat_du_jour", [ANA, BEA])
    ana = Person(new_page()).sit(server, opened, 0)
    bea = Person(new_page()).sit(server, opened, 1)
    assert "s left" in ana.page.inner_text(".clock")
    bea.press_a_move()
    bea.page.wait_for_selector(".sealed")
    ana.page.wait_for_selector("text=has chosen")
    assert ana.page.locator(".sealed").count() == 0


def test_the_end_is_read_out_and_answered_without_scrolling(server: Server, new_page: Any) -> None:
    """Thirteen bowls between two, on a laptop."""
    opened = server.open("ramen", [ANA, BOT], seed="1")
    page = new_page("fr", calm=False)
    ana = Person(page).sit(server, opened, 0)
    ana.lets_play_on(server, opened)
    page.locator(".ceremony.told").wait_for()
    page.wait_for_function("() => document.activeElement.id === 'result'")
    assert page.locator(".won li").count() >= 8
    assert page.locator(".ceremony").evaluate("end => end.scrollTop") == 0
    again = page.get_by_role("button", name="Rejouer").bounding_box()
    assert again
    assert again["y"] + again["height"] <= SIZES["laptop"][1]
    assert not page.locator(".plus:visible").count()


def test_a_review_that_was_cut_off_does_not_praise(server: Server, new_page: Any) -> None:
    """Nothing found in the time there was is not "well played", nor is an error."""
    opened = server.open("ramen", [ANA], mode="solo")
    person = Person(new_page("en")).sit(server, opened, 0)
    person.lets_play_on(server, opened)
    page = person.page
    page.get_by_role("button", name="Look back").click()
    ask = page.get_by_role("button", name="My costliest moves")
    page.route("**/api/review*", lambda route: route.fulfill(status=503, body="Too busy."))
    ask.click()
    page.get_by_role("alert").filter(has_text="Too busy.").wait_for()
    answer = {"costly": [], "judged": 5, "doubtful": 24}
    page.unroute("**/api/review*")
    page.route("**/api/review*", lambda route: route.fulfill(json=answer))
    ask.click()
    page.get_by_text("of 24 decisions in doubt, 5 were judged to the end").wait_for()
    assert page.get_by_text("well played").count() == 0


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_looking_back_and_trying_again(server: Server, new_page: Any, lang: str) -> None:
    opened = server.open("ramen", [ANA], mode="solo")
    person = Person(new_page(lang)).sit(server, opened, 0)
    person.lets_play_on(server, opened)
    page = person.page
    page.get_by_role("button", name="Revoir la partie" if lang == "fr" else "Look back").click()
    page.wait_for_selector(".review .steps")
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0)):
        page.locator("h1").first.click()
        page.keyboard.press(key)
        page.wait_for_selector(f".scrub:has-text('{'Étape' if lang == 'fr' else 'Step'} {step} ')")
        page.wait_for_url(f"**:{step}")  # the address follows, so that a moment can be shared
    page.wait_for_selector(".review .fan .thing")  # through one's own eyes first
    page.keyboard.press("ArrowRight")
    page.locator(".controls > .gold").click()
    page.wait_for_selector("main[data-deciding=true]")
    if lang == "en":  # the other line, when it is over, beside the first
        tried = page.url.rpartition("/")[2]
        seats = page.evaluate("JSON.parse(localStorage['tablee.tables'])[0].seats")
        person.lets_play_on(server, {"table": tried, "seats": seats})
        page.get_by_role("button", name="Look back").click()
        page.get_by_role("button", name="Beside the other game").click()
        page.locator(".still").nth(1).wait_for()


def test_a_line_of_the_log_cites_its_rule_and_leads_to_its_moment(
    server: Server, new_page: Any
) -> None:
    opened = server.open("ramen", [ANA], mode="solo")
    person = Person(new_page()).sit(server, opened, 0)
    person.lets_play_on(server, opened)
    page = person.page
    page.get_by_role("button", name="See the table").click()
    page.get_by_role("button", name="What happened").click()
    line = page.locator(".drawer section li:has-text('You play ')").nth(4)
    line.get_by_role("button").first.click()
    line.get_by_role("button", name="rule R").click()
    assert len(line.locator(".said").inner_text()) > 20
    entry = int(line.inner_text().split("Decision ")[1].split()[0])
    line.get_by_role("button", name="Look at this moment").click()
    page.wait_for_selector(f".scrub:has-text('Step {entry - 1} ')")


def test_whoever_is_done_for_today_is_left_in_peace(server: Server, new_page: Any) -> None:
    """A pass that stands is given again whatever others buy, until one comes back."""
    opened = server.open("rivals", [ANA, BEA, {"name": "Cleo"}])
    ana = Person(new_page()).sit(server, opened, 0)
    page, room = ana.page, server.app.state.lobby.rooms[opened["table"]]
    while room.match.view(0).phase != "beat":
        ana.lets_play_on(server, opened, 1)

    def waits_for(seat: int) -> None:
        for _ in range(600):
            if room.match.acting == [seat]:
                return
            page.wait_for_timeout(100)
        raise AssertionError(f"the table never waits for {seat}")

    def others(*acts: tuple[int, str]) -> None:
        for seat, verb in acts:
            waits_for(seat)
            text = next(text for text in room.match.legal_texts(seat) if text.startswith(verb))
            body = {"text": text, "ask": room.ask(seat)}
            headers = {"Authorization": f"Bearer {opened['seats'][seat]['token']}"}
            url = f"/api/tables/{opened['table']}/moves"
            server.client.post(url, json=body, headers=headers).raise_for_status()

    assert ana.decides()
    page.get_by_role("button", name="Done for today").click()
    others((1, "buy"), (2, "pass"), (1, "pass"), (2, "buy"))  # Ana is third in the second round
    waits_for(2)
    assert [event.args[0] for event in room.match.events if event.key == "passed"] == [0, 2, 1, 0]
    page.get_by_role("button", name="I am back").click()
    others((2, "pass"))
    assert ana.decides()
    page.wait_for_selector("#status:has-text('goes round again')")
    page.get_by_role("button", name="Done for today").wait_for()
