"""The check of scenes can fail: a show that tells too much, or too little."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from tablee.show import Carry, Earn, Show
from tablee.testing import Broken, tables
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
    carries: ClassVar[dict[str, Carry]] = {"nothing-of-the-kind": Carry("", "here", "there")}


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
