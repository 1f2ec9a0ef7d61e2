"""Opening tables, sitting down, playing, coming back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from tablee.bots import Margin, Sitting, find
from tablee.bots.review import Costly
from tablee.games import load
from tablee.i18n import Speaker
from tablee.kernel import Match, Record
from tablee.server import jobs, whynot
from tablee.server.app import create_app
from tablee.server.store import SqliteStore
from tests.server.conftest import QUICK, listening
from tests.server.people import Player, play_on, sit_down


def test_a_whole_game_between_two_people_replays_exactly(client: TestClient) -> None:
    ana, bob = sit_down(client, "Ana", "Bob")
    end = play_on([ana, bob])
    text = client.get(f"/api/tables/{ana.table}/record").text
    match = Match.replay(load("ramen"), Record.from_text(text))
    assert match.over
    assert match.scores == end["scores"]
    assert match.names == ["Ana", "Bob"]


def test_the_record_is_not_given_before_the_end(client: TestClient) -> None:
    ana, _ = sit_down(client, "Ana", "Bob")
    assert client.get(f"/api/tables/{ana.table}/record", headers=ana.headers).status_code == 409


def test_each_reads_their_own_language(client: TestClient) -> None:
    ana, bob = sit_down(client, "Ana", "Bob")
    ana.play()
    assert "You play" in ana.look("en")["log"][-1]["text"]
    assert "joue" in bob.look("fr")["log"][-1]["text"]


def test_a_refused_move_cites_its_rule_and_changes_nothing(client: TestClient) -> None:
    ana, _ = sit_down(client, "Ana", "Bob")
    before = ana.look()
    held = before["moves"][0]["text"].partition("@")[0]
    taken = f"+{held}"
    answer = ana.post("moves", text=taken, ask=before["ask"])
    assert answer.status_code == 422
    assert answer.json()["rule"] == "R3.1"
    assert set(answer.json()["reasons"]) == {"en", "fr"}
    assert ana.look() == before


def test_a_move_answers_one_ask_and_one_key_is_one_move(client: TestClient) -> None:
    ana, _ = sit_down(client, "Ana", "Bob")
    first = ana.look()["moves"][0]["text"]
    sent = ana.post("moves", text=first, ask=1, key="k1")
    again = ana.post("moves", text=first, ask=1, key="k1")
    assert sent.status_code == again.status_code == 200
    assert sent.json() == again.json()
    late = ana.post("moves", text=ana.look()["moves"][0]["text"], ask=1, key="k2")
    assert late.status_code == 409
    assert ana.look()["n"] == 1


def test_other_seats_moving_does_not_make_an_answer_stale(client: TestClient) -> None:
    ana, bob = sit_down(client, "Ana", "Bob")
    ask = bob.look()["ask"]
    for _ in range(3):
        assert ana.play().status_code == 200
    text = bob.look()["moves"][0]["text"]
    assert bob.post("moves", text=text, ask=ask).status_code == 200


def test_nobody_plays_with_a_wrong_token_or_for_another(client: TestClient) -> None:
    ana, bob = sit_down(client, "Ana", "Bob")
    text = ana.look()["moves"][0]["text"]
    assert bob.post("moves", text=text, ask=1).json()["rule"] == "R3.1"
    thief = Player(client, ana.table, 0, "guess")
    assert thief.post("moves", text=text, ask=1).status_code == 401
    watcher = Player(client, ana.table, 0, "")
    assert watcher.post("moves", text=text, ask=1).status_code == 401


def test_spectators_and_opponents_see_no_hand(client: TestClient) -> None:
    ana, bob = sit_down(client, "Ana", "Bob")
    mine = {z["id"]: z for z in ana.look()["zones"]}["hand_1"]
    faces = [item["face"] for item in mine["items"]]
    assert len(faces) == 4
    for other in (bob, Player(client, ana.table, 0, "")):
        raw = client.get(f"/api/tables/{ana.table}", headers=other.headers).text
        zones = {z["id"]: z for z in other.look()["zones"]}
        assert all("face" not in item for item in zones["hand_1"]["items"])
        assert not any(f'"{face}"' in raw for face in faces)


def test_the_recovery_code_gives_a_new_token_and_ends_the_old(client: TestClient) -> None:
    body = {"game": "ramen", "people": [{"name": "Ana"}]}
    opened = client.post("/api/tables", json=body).json()
    seat = opened["seats"][0]
    typed = seat["code"].upper().replace(" ", "  ")
    answer = client.post(f"/api/tables/{opened['table']}/recover", json={"code": typed})
    assert answer.status_code == 200
    back = Player(client, opened["table"], 0, answer.json()["token"])
    assert back.look()["you"] == 0
    old = client.get(
        f"/api/tables/{opened['table']}", headers={"Authorization": f"Bearer {seat['token']}"}
    )
    assert old.status_code == 401
    wrong = client.post(f"/api/tables/{opened['table']}/recover", json={"code": "sel sel sel"})
    assert wrong.status_code == 401


def test_tokens_and_codes_are_not_on_disk(client: TestClient, db: Path) -> None:
    body = {"game": "ramen", "people": [{"name": "Ana"}]}
    seat = client.post("/api/tables", json=body).json()["seats"][0]
    kept = b"".join(path.read_bytes() for path in db.parent.iterdir())
    assert b"Ana" in kept
    assert seat["token"].encode() not in kept
    assert seat["code"].encode() not in kept


def test_a_restarted_server_goes_on_where_it_was(db: Path) -> None:
    with TestClient(create_app(SqliteStore(str(db)), QUICK)) as client:
        ana, bob = sit_down(client, "Ana", "Bob")
        first = ana.look()["moves"][0]["text"]
        ana.play(key="once")
        ana.play()
        before = ana.look()
    with TestClient(create_app(SqliteStore(str(db)), QUICK)) as restarted:
        again = Player(restarted, ana.table, 0, ana.token)
        assert again.look() == before
        assert again.post("moves", text=first, ask=1, key="once").json() == {"n": 2}
        play_on([again, Player(restarted, bob.table, 1, bob.token)])


def test_undo_within_the_limits_and_further_only_among_bots(client: TestClient) -> None:
    ana, _bob = sit_down(client, "Ana", "Bob")
    start = ana.look()
    ana.play()
    assert ana.look()["undo"]["allowed"]
    assert ana.post("undo").status_code == 200
    now = ana.look()
    assert now["zones"] == start["zones"]
    assert now["ask"] == 3  # a number is never used twice
    for _ in range(3):
        ana.play()
    refused = ana.post("undo")
    assert refused.status_code == 422
    assert refused.json()["rule"] == "K5"
    alone = sit_down(client, "Cleo")[0]
    for _ in range(3):
        alone.play()
    assert not alone.look()["undo"]["allowed"]
    assert alone.post("undo").status_code == 200
    assert alone.look()["ask"] == 5


def test_a_rematch_gives_the_next_seat_the_start_and_the_same_deal_the_same_cards(
    client: TestClient,
) -> None:
    ana, bob = sit_down(client, "Ana", "Bob")
    again = ana.post("rematch").json()
    assert [(seat["seat"], seat["name"]) for seat in again["seats"]] == [(1, "Ana")]
    told = bob.look()["rematch"]
    assert told == {"table": again["table"], "seat": 0, "name": "Bob", "same_deal": False}
    assert bob.post("rematch").json()["table"] == again["table"]
    assert bob.look()["rematch"] is None

    ana, bob = sit_down(client, "Ana", "Bob")
    start = ana.look()["zones"]
    play_on([ana, bob])
    same = ana.post("rematch", same_deal=True).json()
    copy = Player(client, same["table"], 0, same["seats"][0]["token"])
    assert copy.look()["zones"] == start
    assert copy.look()["seeded"]


def test_a_rematch_is_told_to_each_seat_alone(client: TestClient) -> None:
    ana, bob = sit_down(client, "Ana", "Bob")
    mine = ana.post("rematch").json()["seats"][0]["token"]
    assert mine not in str(bob.look())
    theirs = bob.post("rematch").json()["seats"][0]["token"]
    assert theirs not in str(ana.look())
    spectator = Player(client, ana.table, -1, "")
    assert spectator.look()["rematch"] is None


def test_every_thing_on_the_table_has_an_answer(client: TestClient) -> None:
    ana, bob = sit_down(client, "Ana", "Bob")
    spectator = Player(client, ana.table, -1, "")
    for person in (ana, bob, spectator):
        for zone in person.look()["zones"]:
            for item in zone["items"]:
                if item.get("face"):
                    why = person.post("why", refs=[f"card:{item['face']}"]).json()
                    assert all(one["legal"] or one["reasons"]["fr"] for one in why["answers"])
                    assert why["answers"], item
    card = ana.look()["zones"][1]["items"][0]["face"]
    labels = [one["label"] for one in ana.post("why", refs=[f"card:{card}"]).json()["answers"]]
    assert len(labels) == 2  # playing it, and taking it
    assert ana.post("why", refs=["nothing_at_all"]).json() == {"legal": False}


def test_a_preview_is_sure_and_says_what_cannot_be_undone(client: TestClient) -> None:
    ana = sit_down(client, "Ana", game="ramen")[0]
    first = ana.look()["moves"][0]
    seen = ana.post("preview", text=first["text"]).json()
    assert seen["final"] is False
    assert len(seen["events"]) == 1
    ana.play()
    seen = ana.post("preview", text=ana.look()["moves"][0]["text"]).json()
    assert seen["events"]
    ana.play()
    take = ana.look()["moves"][0]["text"]
    seen = ana.post("preview", text=take).json()
    assert seen["final"] is True
    assert seen["reason"]
    assert len(seen["events"]) == 1  # the take; what comes out of the pile nobody knows
    assert ana.post("preview", text="+no9").status_code == 422


def test_a_preview_of_the_last_move_tells_nothing_of_the_count(client: TestClient) -> None:
    ana = sit_down(client, "Ana", game="ramen", seed="preview")[0]
    now, before = ana.look(), {}
    while not now["over"]:
        before = ana.post("preview", text=now["moves"][0]["text"]).json()
        ana.play(now["moves"][0]["text"])
        now = ana.look()
    assert before["final"] is True
    assert len(before["events"]) == 1


def test_why_not_tells_the_rule(client: TestClient) -> None:
    ana = sit_down(client, "Ana", "bot:random")[0]
    why = ana.post("why", text="+no4").json()
    assert why["legal"] is False
    assert why["rule"] == "R3.1"
    legal = ana.look()["moves"][0]["text"]
    assert ana.post("why", text=legal).json() == {"legal": True}


def test_replaying_and_branching_a_record(client: TestClient) -> None:
    ana, bob = sit_down(client, "Ana", "Bob")
    play_on([ana, bob])
    text = client.get(f"/api/tables/{ana.table}/record").text
    # Ana is to move after two decisions; after three a quick bot could play before she looks
    step = client.post("/api/replay", json={"record": text, "step": 2, "seat": 0}).json()
    assert not step["over"]
    assert step["you"] == 0
    people = [{"name": "Ana"}, {"bot": "random"}]
    branch = client.post("/api/branch", json={"record": text, "step": 2, "people": people}).json()
    tried = Player(client, branch["table"], 0, branch["seats"][0]["token"])
    items = [zone["items"] for zone in tried.look()["zones"]]
    assert items == [zone["items"] for zone in step["zones"]]


def test_nobody_brings_a_bot_of_their_own(client: TestClient, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("raise SystemExit('code of a client ran on the server')")
    for bot in (f"{tmp_path}/mine.py:Mine", "./mine.py:Mine"):
        people = [{"name": "Ana"}, {"bot": bot[:40]}, {"bot": bot}]
        for chair in people[1:]:
            body = {"game": "ramen", "people": [people[0], chair]}
            assert client.post("/api/tables", json=body).status_code in (400, 422)
    short = Path("m.py")
    answer = client.post("/api/tables", json={"game": "ramen", "people": [{"bot": f"./{short}:M"}]})
    assert answer.status_code == 400
    assert "has no bot" in answer.text


def test_what_cost_most_is_told_after_the_game(client: TestClient) -> None:
    found: list[dict[str, Any]] = []
    for _ in range(6):  # games by chance: nearly always there is something to say
        ana, bob = sit_down(client, "Ana", "Bob")
        play_on([ana, bob])
        text = client.get(f"/api/tables/{ana.table}/record").text
        answer = client.post("/api/review?lang=fr", json={"record": text, "seat": 0}).json()
        assert 0 <= answer["judged"] <= answer["doubtful"]
        found = answer["costly"]
        if found:
            break
    assert 0 < len(found) <= 3
    for one in found:
        then = client.post("/api/replay", json={"record": text, "step": one["step"], "seat": 0})
        assert 0 in then.json()["acting"]  # it was Ana's decision
        assert one["label"] != one["better"]
        assert one["cost"] > one["error"] or one["wins"] > 0
    assert client.post("/api/review", json={"record": "none", "seat": 0}).status_code == 400


def test_a_review_says_how_far_its_time_went() -> None:
    """None of what is in doubt was judged where there was no time; none is where nobody sat."""
    match = Match(load("ramen"), 2, {"mode": "duel"}, "review")
    Sitting(match, [find(match.game, "random")] * 2).run()
    text = match.record().to_text()
    cut = msgspec.json.decode(jobs.review(text, 0, "en", 0.0, 9999, None))
    assert cut["costly"] == []
    assert cut["judged"] == 0 < cut["doubtful"]
    nobody = msgspec.json.decode(jobs.review(text, 2, "en", 0.0, 9999, None))
    assert nobody == {"costly": [], "judged": 0, "doubtful": 0}


@pytest.mark.parametrize(("key", "loss"), [("ramen", "−3,0 points"), ("mamma_mia", "−3,0 pizzas")])
def test_a_loss_is_told_in_what_the_game_counts(key: str, loss: str) -> None:
    game = load(key)
    match = Match(game, 2, game.settle(2, {}), "loss")
    first, second = match.legal(0)[:2]
    margin = Margin(4.0, 0.5, 3.0, 0.5, 0.2, 0.1)
    assert jobs.told(match, 0, Costly(0, first, second, margin, []), "fr").loss == loss


def test_bad_requests_get_a_sentence(client: TestClient) -> None:
    def opening(**body: object) -> tuple[int, str]:
        answer = client.post("/api/tables", json=body)
        return answer.status_code, answer.text

    assert opening(game="chess", people=[{"name": "A"}])[0] == 404
    status, text = opening(game="ramen", people=[{}] * 7)
    assert status == 400
    assert "1, 2, 3, 4 seats" in text
    assert opening(game="ramen", people=[{"bot": "deep"}])[0] == 400
    assert opening(game="ramen", people=[{}], options={"memory": "none"})[0] == 400
    assert client.get("/api/tables/nothere").status_code == 404
    assert client.post("/api/replay", json={"record": "no record"}).status_code == 400


def test_favours_are_said_to_all_kept_and_in_no_record(db: Path) -> None:
    """Beside the record, never in the rules: no move, no decision, no undo knows of them."""
    with listening(db, QUICK) as live:
        ana, bob = sit_down(live, "Ana", "Bob", game="rivals")
        ask = bob.look()["ask"]
        assert ana.post("words", text="  Bob, the\tnext beef\n is yours.  ").status_code == 200
        assert bob.look()["ask"] == ask
        watching = Player(live, ana.table, 0, "")
        for reader in (ana, bob, watching):
            (said,) = reader.look()["words"]
            assert (said["seat"], said["entry"]) == (0, 0)
            assert said["text"] == "Bob, the next beef is yours."
        assert watching.post("words", text="Me too").status_code == 401
        assert bob.post("words", text=" \u200b ").status_code == 400
        assert bob.post("words", text="x" * 141).status_code == 422
        assert bob.post("words", text="").status_code == 422
    with listening(db, QUICK) as live:  # it outlives the server
        again = Player(live, ana.table, 1, bob.token)
        assert [said["text"] for said in again.look()["words"]] == ["Bob, the next beef is yours."]
        for number in range(40):
            again.post("words", text=f"{number}")
        assert [said["text"] for said in again.look()["words"]] == [str(n) for n in range(10, 40)]
        people = [Player(live, ana.table, 0, ana.token), again]
        people[0].play()
        assert people[0].look()["words"][-1]["entry"] == 0


def test_a_refusal_is_about_the_question() -> None:
    """Whoever chooses a chef hears nothing of upgrades when they touch somebody."""
    game = load("rivals")
    match = Match(game, 3, {}, "why")
    speaker = Speaker("en", game)
    assert match.view(0).phase in ("restaurant", "chefs")
    assert whynot.answers(match, 0, ["seat_2"], speaker) == []
    while match.view(0).phase != "beat":
        match.play(match.acting[0], match.legal(match.acting[0])[0])
    assert "buy carbtastic-1" in match.legal_texts(0)
    told = whynot.answers(match, 0, ["space_dairy_king-1"], speaker)
    assert [one.why for one in told] == ["not-there"]
