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
