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
    kept: Recent[int, str] = Recent(10, repeated=True)
    for at in range(200):
        kept[at] = "once"
        assert kept.get(at) is None
        assert len(kept.met) <= 20
    assert not kept.new
    kept[199] = "twice"
    assert kept.get(199) == "twice"
    for at in range(200, 400):  # what is kept and asked for stays, however much comes twice
        kept[at] = kept[at] = "twice"
        assert kept.get(199) == "twice"
        assert len(kept.new) + len(kept.old) <= 20
