"""What a connection is sent of a table that it has been told before."""

from __future__ import annotations

import msgspec

from tablee.server.changes import Facts, Told
from tablee.server.updates import update_of
from tests.server.test_bytes import room_of


def test_only_facts_that_have_changed_are_sent() -> None:
    told = Facts()
    first = told.changed({"day": 1, "locked": [], "user": None})
    assert sorted(first) == ["day", "locked", "user"]
    assert told.changed({"day": 1, "locked": [], "user": None}) == {}
    assert told.changed({"day": 1, "locked": ["stall-1"], "user": None}) == {
        "locked": msgspec.Raw(b'["stall-1"]')
    }


def test_a_fact_that_is_told_no_more_is_null() -> None:
    told = Facts()
    told.changed({"day": 1, "hit": 3})
    assert told.changed({"day": 1}) == {"hit": None}
    assert told.changed({"day": 1}) == {}
    assert told.changed({"day": 1, "hit": 3}) == {"hit": msgspec.Raw(b"3")}


def test_facts_are_sent_in_names() -> None:
    """As scenarios and programs that play read them: a seat counts from 1, -1 is nobody."""
    room = room_of("rococo", 2)
    message = Told().message(update_of(room, 0, "en", ""), 0.0)
    assert message is not None
    game, view = room.match.game, room.match.view(0)
    assert msgspec.json.decode(message)["facts"] == game.view_json(view)["facts"]
    assert msgspec.json.decode(message)["facts"] != view.facts
