"""The check of scenes can fail: a show that tells too much, or too little."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from tablee.kernel import Event
from tablee.show import At, Carry, Earn, Motion, Show, refs
from tablee.testing import Broken, tables
from tablee.testing.motions import check_motions
from tablee.testing.scenes import check_scenes
from tablee.testing.walks import QUICK
from tests.testing.canteen.game import CanteenGame, canteen
from tests.testing.canteen.rules import (
    Canteen,
)


class Peeping(Show[CanteenGame, Canteen]):
    """Tells of a hidden card: in another world it is another one."""

    def heading(self) -> str:
        return str([zone.cards for zone in self.world.zones()])


class Speechless(Show[CanteenGame, Canteen]):
    def heading(self) -> str:
        return self.say("table-nowhere")


class Boasting(Show[CanteenGame, Canteen]):
    carries: ClassVar[dict[str, Carry]] = {
        "nothing-of-the-kind": Carry("", At("here"), At("there"))
    }


class Guessing(Show[CanteenGame, Canteen]):
    earns: ClassVar[dict[str, Earn]] = {next(iter(CanteenGame.events)): Earn("nobody", "nothing")}


@pytest.mark.parametrize(
    ("show", "message"),
    [
        (Peeping, "is shown other heading in a world they cannot tell"),
        (Speechless, "table-nowhere"),
        (Boasting, "which is no event"),
        (Guessing, "for 'nobody', which it does not say"),
    ],
)
def test_a_show_that_tells_too_much_or_too_little_is_found(show: Any, message: str) -> None:
    game = canteen()
    check_scenes(game, tables(game)[0], QUICK)
    with pytest.raises(Broken, match=message):
        check_scenes(game, tables(game)[0], QUICK, show)


class Mistyped(Show[CanteenGame, Canteen]):
    """Names a sort of place that there is not."""

    carries: ClassVar[dict[str, Carry]] = {"served": Carry("card", At("hnad", "seat"), None)}


class Unnumbered(Show[CanteenGame, Canteen]):
    """Everybody has a hand; there is none that is nobody's."""

    carries: ClassVar[dict[str, Carry]] = {"served": Carry("card", At("hand"), None)}


class Misnumbered(Show[CanteenGame, Canteen]):
    """Places of that sort there are, but not by this argument."""

    carries: ClassVar[dict[str, Carry]] = {"served": Carry("card", At("hand", "card"), None)}


class Unmet(Show[CanteenGame, Canteen]):
    """Also what hardly ever happens is looked at."""

    carries: ClassVar[dict[str, Carry]] = {"dropped": Carry("", None, At("binn"))}


class Settling(Show[CanteenGame, Canteen]):
    settles = frozenset({"served"})

    @classmethod
    def moved(
        cls, game: CanteenGame, options: Mapping[str, str], events: list[Event], at: int
    ) -> list[Motion]:
        return [Motion(refs.own("hand", events[at].args[0]), "plate")]


class Fitting(Show[CanteenGame, Canteen]):
    carries: ClassVar[dict[str, Carry]] = {"served": Carry("card", At("hand", "seat"), At("table"))}


def test_motions_between_places_that_are_there_pass() -> None:
    fitting: Any = Fitting
    assert check_motions(canteen(), fitting) > 1


@pytest.mark.parametrize(
    ("show", "place"),
    [
        (Mistyped, "'hnad_1'"),
        (Unnumbered, "'hand'"),
        (Misnumbered, "'hand_"),
        (Unmet, "'binn'"),
        (Settling, "'plate'"),
    ],
)
def test_a_motion_by_way_of_no_place_is_found(show: Any, place: str) -> None:
    game = canteen()
    with pytest.raises(Broken, match=f"by way of .*{place}"):
        check_motions(game, show)
