"""What a place is called beside the name of whoever it belongs to."""

from __future__ import annotations

import pytest

from tablee import games
from tablee.kernel import LANGUAGES, Match
from tablee.show import Presenter


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", games.keys(examples=True))
def test_a_short_label_is_the_label_without_its_owner(key: str, language: str) -> None:
    """Also where the name stands in the words: a page that looked for it there cut up `Hand`."""
    match = Match(games.load(key), 2, names=["a", "n"])
    zones = [zone for zone in Presenter(match).scene(0, language).zones if zone.owner is not None]
    assert zones
    for zone in zones:
        name = match.names[zone.owner or 0]
        assert zone.short.isprintable()
        assert zone.label == zone.short + {"en": ": ", "fr": " : "}[language] + name


def test_a_place_of_nobodys_has_no_short_label() -> None:
    match = Match(games.load("ramen"), 2)
    shorts = {zone.id: zone.short for zone in Presenter(match).scene(0, "en").zones}
    assert (shorts["pile"], shorts["fridge"], shorts["hand_1"]) == ("", "", "Hand")
