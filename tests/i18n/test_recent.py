"""A cache of the sentences that are asked for."""

from __future__ import annotations

from tablee.i18n.recent import Recent


def test_what_is_asked_for_stays_and_the_rest_makes_way() -> None:
    kept: Recent[int, str] = Recent(10)
    kept[-1] = "often"
    for at in range(200):
        kept[at] = "once"
        assert kept.get(-1) == "often"
        assert len(kept.new) + len(kept.old) <= 20
    assert kept.get(0) is None
    assert kept.get(199) == "once"


def test_what_was_there_once_alone_takes_no_place() -> None:
    kept: Recent[str, str] = Recent(1000, repeated=True)
    for at in range(2000):
        kept[f"{at}"] = "once"
    assert len(kept.new) + len(kept.old) < 100, "but for some that look alike"
    kept = Recent(10, repeated=True)
    kept["again"] = "twice"
    kept["again"] = "twice"
    assert kept.get("again") == "twice"
    for at in range(200):  # what is kept and asked for stays, however much comes twice
        kept[f"{at}"] = "twice"
        kept[f"{at}"] = "twice"
        assert kept.get("again") == "twice"
        assert len(kept.new) + len(kept.old) <= 20
