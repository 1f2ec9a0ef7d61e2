"""Masks of seats, all of them: who acts, who is awaited, who knows a card, who is asked next."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

import pytest
from mypy_extensions import i64

from tablee.kernel import (
    CLOCK,
    EVERYONE,
    NO_SEAT,
    NOBODY,
    REFEREE,
    SPECTATOR,
    UNKNOWN,
    Log,
    Phase,
    Rng,
    State,
    Zone,
    actors,
    determinize,
    explain,
    legal,
    view,
)
from tablee.kernel.engine import acts, awaited, idle
from tablee.kernel.hidden import rub_out
from tablee.kernel.undo import answered_in_secret, crossed, unnoticed

SEATS = 3
MASKS = range(1 << SEATS)


def members(mask: int) -> list[int]:
    return [seat for seat in range(SEATS) if mask & 2**seat]


class Room(State):
    """Any cards in any zones; `rest` are those who rest."""

    def __init__(
        self, knows: list[int], backs: list[int], faces: list[int], places: list[Zone]
    ) -> None:
        super().__init__(SEATS, Rng.seeded("room"), knows, backs, faces)
        self.places = places
        self.rest: i64 = 0

    def zones(self) -> list[Zone]:
        return self.places

    def facts(self, viewer: i64) -> dict[str, object]:
        return {}

    def clone(self) -> Room:
        places = [Zone(zone.base, zone.cards[:], zone.owner, zone.eyes) for zone in self.places]
        twin = Room(self.knows[:], self.backs, self.faces, places)
        self.copy_frame(twin)
        return twin


class Waiting(Phase[Room]):
    key = "waiting"
    rule = "M1"

    def legal(self, s: Room, seat: i64) -> list[int]:
        return [int(seat)]

    def resting(self, s: Room) -> i64:
        return s.rest


def room(acting: int = 0, rest: int = 0) -> Room:
    s = Room([], [], [], [])
    s.phase, s.acting, s.rest = Waiting(), acting, rest
    return s


@pytest.mark.parametrize("acting", MASKS)
def test_who_acts_and_who_does_not(acting: int) -> None:
    s = room(acting)
    assert actors(s) == members(acting)
    for seat in (-2, CLOCK, *range(SEATS + 2), SPECTATOR):
        asked = seat in members(acting)
        assert acts(s, seat) == asked
        assert legal(s, seat) == ([seat] if asked else [])
        assert explain(s, seat, seat) == ("" if asked else "K1" if acting else "M1")
        assert explain(s, seat, 9) == ("M1" if asked or not acting else "K1")


@pytest.mark.parametrize(("acting", "rest"), list(product(MASKS, MASKS)))
def test_nobody_waits_for_who_rests(acting: int, rest: int) -> None:
    """Also where some rest who are not asked at all."""
    s = room(acting, rest)
    still = [seat for seat in members(acting) if seat not in members(rest)]
    assert awaited(s) == still
    assert idle(s) == (acting > 0 and not still)


@pytest.mark.parametrize("after", [NO_SEAT, 0, 1, 2])
def test_the_next_of_any_party_sits_clockwise(after: int) -> None:
    for party in MASKS:
        s = room()
        s.seat = 1
        s.ask(party, after)
        order = [(after + step) % SEATS for step in range(1, SEATS + 1)]
        nxt = [seat for seat in order if seat in members(party)]
        assert (s.acting, s.seat) == (party, nxt[0] if nxt else 1)


# --- knowledge --------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_each_eye_sees_by_its_own_bit(seat: int) -> None:
    """Whether it looks, and whether it knows, for all who may look and all who may know."""
    for eyes, knows in product([*MASKS, EVERYONE, EVERYONE - 1, 1 << SPECTATOR], repeat=2):
        zone = Zone("row", [1, 0], NO_SEAT, eyes)
        shown = view(Room([knows, 0], [2, 1], [7, 8], [zone]), seat).zones["row"]
        looks, known = (mask // 2**seat % 2 == 1 for mask in (eyes, knows))
        covered = [UNKNOWN - 1, 7] if known else [UNKNOWN - 1, UNKNOWN - 2]
        assert shown == (covered if looks else [UNKNOWN - 2, UNKNOWN - 1]), (eyes, knows)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_an_uncounted_zone_is_there_for_its_eyes_alone(seat: int) -> None:
    for eyes in MASKS:
        zone = Zone("row", [0], eyes=eyes, counted=False)
        there = "row" in view(Room([EVERYONE], [], [], [zone]), seat).zones
        assert there == (seat in members(eyes))


def kept(known: set[int], hand: tuple[int, ...], card: int, backs: list[int], faces: list[int]
) -> set[int]:  # fmt: skip
    """What one still knows who does not see which card of a hand goes, in plain words."""
    could = {one for one in hand if not backs or backs[one] == backs[card]}
    kinds = {faces[one] if faces else one for one in could}
    sure = could <= known and len(kinds) == 1
    return known if sure else known - could


@pytest.mark.parametrize("backs", [[], [1, 1, 0, 0, 2, 1], [2, 0, 1, 0, 0, 0]])
@pytest.mark.parametrize("faces", [[], [0, 0, 1, 1, 0, 0]])
@pytest.mark.parametrize("seers", [0b011, ~0b100])
def test_a_covered_card_is_lost_track_of_among_all_that_it_could_be(
    backs: list[int], faces: list[int], seers: int
) -> None:
    """Every hand of up to three cards, every card of it, all that an onlooker may have seen."""
    for size in (1, 2, 3):
        for hand in combinations(range(6), size):
            for card, bits in product(hand, range(2**size)):
                seen = {one for at, one in enumerate(hand) if bits >> at & 1}
                knows = [0b001 | (0b100 if one in seen else 0) for one in range(6)]
                s = Room(knows, backs, faces, [])
                source, target = list(hand), [9]
                s.move(card, source, target, seers)
                assert source == [one for one in hand if one != card]
                assert target == [9, card]
                assert {one for one in hand if s.knows[one] & 0b100} == kept(
                    seen, hand, card, backs, faces
                ), (hand, card, seen)
                assert all(s.knows[one] & 0b001 for one in hand)
                assert [one for one in hand if s.knows[one] & 0b010] == [card]


@pytest.mark.parametrize("seen", [NOBODY, 0b010, 0b111, EVERYONE])
def test_who_sees_a_card_knows_it_beside_who_knew(seen: int) -> None:
    for before in (NOBODY, 0b001, 0b011, 0b100, EVERYONE):
        drawn, shown = (Room([before, 0b101], [], [], []) for _ in range(2))
        pile, hand = [1, 0], [9]
        assert drawn.draw(pile, hand, seen) == 0
        assert (pile, hand) == ([1], [9, 0])
        shown.show(0, seen)
        for s in (drawn, shown):
            assert [s.knows[0] >> seat & 1 for seat in range(SEATS)] == [
                int(bool((before | seen) & 2**seat)) for seat in range(SEATS)
            ]
            assert s.knows[1] == 0b101
        shown.forget([0])
        assert shown.knows == [NOBODY, 0b101]


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_a_redeal_moves_exactly_what_a_seat_does_not_know(seat: int) -> None:
    """Of several backs each among its own; with every place goes what others know of it."""
    knows = [mask for mask in MASKS for _ in range(6)]
    backs = [(0, 2, 3)[card % 3] for card in range(len(knows))]
    zones = [Zone("one", list(range(0, 48, 2))), Zone("two", list(range(1, 48, 2)), eyes=0)]
    truth = Room(knows, backs, [], zones)
    moved = set()
    for lot in range(40):
        twin = determinize(truth, seat, Rng.seeded(f"lot {lot}"))
        assert isinstance(twin, Room)
        for zone, other in zip(truth.places, twin.places, strict=True):
            for card, now in zip(zone.cards, other.cards, strict=True):
                assert backs[now] == backs[card]
                assert twin.knows[now] == knows[card]
                if now != card:
                    moved.add(card)
    assert moved == {card for card in range(48) if not knows[card] & 2**seat}
    same = determinize(truth, REFEREE, Rng.seeded("lot"))
    assert [zone.cards for zone in same.zones()] == [zone.cards for zone in zones]


# --- secret sheets, and what can be taken back ------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_the_sheets_of_all_others_are_rubbed_out(seat: int) -> None:
    first, second = Waiting(), Waiting()
    for wrote in MASKS:
        notes = [[4] if wrote & 2**other else [] for other in range(SEATS)]
        lanes: list[list[Phase[Any]]] = [[first, second] for _ in range(SEATS)]
        again = [other for other in members(wrote) if other != seat]
        assert members(rub_out(notes, lanes, seat)) == again
        assert [bool(sheet) for sheet in notes] == [
            other == seat and other in members(wrote) for other in range(SEATS)
        ]
        assert [len(lane) for lane in lanes] == [1 if at in again else 2 for at in range(SEATS)]
        assert all(lane[0] is first for lane in lanes)


@pytest.mark.parametrize("seat", range(SEATS))
def test_what_others_may_have_answered_is_final(seat: int) -> None:
    for acting, unseen in product(MASKS, MASKS):
        s = room(acting)
        assert answered_in_secret(seat, s, unseen) == ""
        s.take_notes()
        upon = [at for at in members(acting) if at != seat and at not in members(unseen)]
        assert answered_in_secret(seat, s, unseen) == ("K5:answered" if upon else "")


@pytest.mark.parametrize("seat", range(SEATS))
def test_who_reads_nothing_and_sees_nothing_has_not_noticed(seat: int) -> None:
    for readers in MASKS:
        log = Log()
        log.whisper(readers, "psst")
        unaware = [at for at in range(SEATS) if at != seat and at not in members(readers)]
        s = room(0b111)
        assert members(unnoticed(seat, s, s.clone(), log.events)) == unaware


def test_a_turn_is_over_when_others_act() -> None:
    for before, after in product(MASKS, MASKS):
        changed = crossed(0, room(before), room(after))
        assert changed == ("" if before == after else "K5:turn-over")
    assert crossed(CLOCK, room(1), room(1)) == "K5:turn-over"
