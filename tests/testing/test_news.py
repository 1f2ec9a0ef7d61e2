"""The checks that a view is a function of the news, and the leaks that only they can find."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games import load
from tablee.games.mamma_mia.rules.helping import Portions
from tablee.kernel import EVERYONE, NO_SEAT, NOBODY, Game, Log, Zone, hidden, match
from tablee.show.viewer_log import ViewerLog
from tablee.testing import run_check
from tests.testing.canteen.game import CanteenGame, canteen
from tests.testing.canteen.rules import DRAW, DROP, FACES, Book, Canteen, Drop, Stall


class OpenHands(Canteen):
    """Hands lie where everybody looks: whoever knows a card sees it there."""

    def zones(self) -> list[Zone]:
        hands = [
            Zone(f"hand_{seat + 1}", hand, seat, ordered=False)
            for seat, hand in enumerate(self.hands)
        ]
        covered = Zone("pile", self.pile, NO_SEAT, NOBODY)
        trash = Zone("bin", self.trash, NO_SEAT, ordered=False)
        return [covered, *hands, Zone("table", self.table), trash, Zone("rack", self.rack)]


class ClosedBin(OpenHands):
    """Nobody looks into the bin, not even for what they threw there."""

    def zones(self) -> list[Zone]:
        covered = Zone("bin", self.trash, NO_SEAT, NOBODY, ordered=False)
        return [covered if zone.name == "bin" else zone for zone in super().zones()]


class FollowsTheCard(OpenHands):
    """What `State.move` did once: knowledge sticks to the card, wherever it goes."""

    def move(self, card: int, source: list[int], target: list[int], seen: int) -> int:
        at = source.index(card)
        target.append(source.pop(at))
        self.knows[card] |= seen
        return at


class DrawsInTheOpen(Stall):
    def apply(self, s: Canteen, seat: int, move: int, log: Log) -> None:
        if move == DRAW:
            card = s.draw(s.pile, s.hands[seat], EVERYONE)
            log.all("drew", seat, FACES[card])
            s.lanes[seat].append(s.book.drop)
        else:
            super().apply(s, seat, move, log)


class DrawsBesideSomebody(Stall):
    """The next seat looks into the hand: the third does not know whether it is still sure of it
    once something has been dropped."""

    def apply(self, s: Canteen, seat: int, move: int, log: Log) -> None:
        if move == DRAW:
            both = 1 << seat | 1 << (seat + 1) % s.seats
            s.draw(s.pile, s.hands[seat], both)
            for card in s.hands[seat]:
                s.show(card, both)
                log.tell(both, "drew", seat, FACES[card])
            s.lanes[seat].append(s.book.drop)
        else:
            super().apply(s, seat, move, log)


class Remembering(OpenHands):
    """A number that nobody is shown yet."""

    remembered = 0

    def clone(self) -> Canteen:
        twin = super().clone()
        assert isinstance(twin, Remembering)
        twin.remembered = self.remembered
        return twin


class RemembersTheDrop(Drop):
    """What was dropped face down is kept outside the zones, for whatever may come of it later."""

    def apply(self, s: Canteen, seat: int, move: int, log: Log) -> None:
        assert isinstance(s, Remembering)
        s.remembered = move - DROP
        super().apply(s, seat, move, log)


def game_with(state: type[Canteen], stall: type[Stall] = Stall, drop: type[Drop] = Drop) -> Game:
    class OtherBook(Book):
        def __init__(self) -> None:
            super().__init__()
            self.stall, self.drop = stall(), drop()

    kind: Any = type("OtherCanteen", (CanteenGame,), {"kind": state, "book": OtherBook})
    return canteen(kind)


@pytest.mark.parametrize("check", ["news", "silence", "redeals", "worlds"])
def test_open_hands_and_covered_drops_are_sound(check: str) -> None:
    result = run_check(game_with(OpenHands, DrawsInTheOpen), check)
    assert result.failure is None, result.failure
    assert result.positions


def test_knowledge_that_follows_a_covered_card_is_found_by_the_news_alone() -> None:
    game = game_with(FollowsTheCard, DrawsInTheOpen)
    found = run_check(game, "news").failure
    assert found is not None
    assert "has read the same events" in found.message
    for blind in ("redeals", "worlds", "own-moves"):
        assert run_check(game, blind).failure is None, "they trust what they should doubt"


@pytest.mark.parametrize(
    ("told", "leak"),
    [
        # What others had seen of a hand, and whether they were sure of what is left of it.
        ("holders", lambda zone: EVERYONE),
        # When each card came.
        ("arrange", lambda s, cards: None),
    ],
)
def test_a_world_that_tells_more_than_its_viewer_knows_is_found(
    told: str, leak: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    beside = game_with(ClosedBin, DrawsBesideSomebody)
    game = beside if told == "holders" else load("mamma_mia")
    assert run_check(game, "news").failure is None
    monkeypatch.setattr(hidden, told, leak)
    found = run_check(game, "news").failure
    assert found is not None
    assert "tell them by a world of theirs, in what " in found.message


def test_a_secret_that_is_kept_as_a_number_is_found_before_anybody_is_shown_it() -> None:
    game = game_with(Remembering, DrawsInTheOpen, RemembersTheDrop)
    found = run_check(game, "news").failure
    assert found is not None
    assert "tell them by remembered: " in found.message


def test_the_rule_under_a_line_may_not_tell_of_a_secret_question(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Mamma Mia: whether a cook has a choice of portions depends on the hand (R13.1)."""
    monkeypatch.setattr(Portions, "outside_rule", Portions.rule or "R8.3")
    found = run_check(load("mamma_mia"), "news").failure
    assert found is not None
    assert "tell them by the numbers of the log" in found.message


def test_a_numbering_that_counts_secrets_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the server once sent to everybody: the number of the entry, secret ones counted."""

    def counting(log: ViewerLog) -> None:
        log.noticed = log.entries

    monkeypatch.setattr(ViewerLog, "_count", counting)
    found = run_check(load("rivals"), "news").failure
    assert found is not None
    assert "tell them by the numbers of the log" in found.message


def test_an_undo_whose_answer_tells_of_secret_moves_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Rivals: one's own move could no longer be undone once somebody had acted in secret."""
    monkeypatch.setattr(match, "unnoticed", lambda seat, before, after, news: 0)
    found = run_check(load("rivals"), "news").failure
    assert found is not None
    assert "tell them by undo" in found.message


@pytest.mark.parametrize("check", ["news", "silence"])
def test_a_question_that_only_some_hands_are_asked_is_found(
    check: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Mamma Mia: the phase after `complete ask` showed whether the owner holds the missing kind."""
    monkeypatch.setattr(Portions, "outside", "")
    assert run_check(load("mamma_mia"), check).failure is not None
