"""What a seat may know: views by allow-list, and worlds it cannot tell from the true one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablee.kernel import (
    EVERYONE,
    NOBODY,
    REFEREE,
    SILENT,
    SPECTATOR,
    UNKNOWN,
    BadInput,
    Match,
    Rng,
    State,
    View,
    Zone,
    determinize,
    legal,
    play,
    playout,
    view,
)
from tablee.kernel.ask import World
from tablee.kernel.hidden import same_view
from tests.kernel.bistro import (
    ANSWER,
    BID,
    BIDDING,
    COPIES,
    KINDS,
    MARKET,
    SERVICE,
    SHOUT,
    STALL,
    TIPPING,
    Bistro,
    bistro,
    load_bistro,
)

FACES = [card // COPIES for card in range(KINDS * COPIES)]


class Shelf(State):
    """One zone, any which way: for the ways in which a zone can lie."""

    def __init__(self, zone: Zone, knows: list[int], backs: list[int]) -> None:
        super().__init__(3, Rng.seeded("shelf"), knows, backs)
        self.zone = zone

    def zones(self) -> list[Zone]:
        return [self.zone]

    def facts(self, viewer: int) -> dict[str, object]:
        return {"viewer": viewer}

    def clone(self) -> Shelf:
        zone = self.zone
        twin = Zone(
            zone.base,
            zone.cards[:],
            zone.owner,
            zone.eyes,
            zone.ordered,
            zone.counted,
            zone.top,
            zone.backs,
        )
        return Shelf(twin, self.knows[:], self.backs)


def seen(
    zone: Zone, seat: int, knows: list[int], backs: list[int] | None = None
) -> list[int] | None:
    """The zone in the view of a seat; None where the view leaves it out."""
    return view(Shelf(zone, knows, backs or []), seat).zones.get(zone.name)


ALL = [EVERYONE] * 5
NONE = [NOBODY] * 5


def test_looking_shows_known_cards_only() -> None:
    zone = Zone("row", [4, 0, 2])
    assert seen(zone, 0, ALL) == [4, 0, 2]
    assert seen(zone, 0, NONE) == [UNKNOWN] * 3
    assert seen(zone, 0, [1, 0, 0, 0, 1]) == [4, 0, UNKNOWN]


def test_knowing_without_looking_shows_nothing() -> None:
    zone = Zone("covered", [4, 0, 2], eyes=0b010)
    assert seen(zone, 0, ALL) == [UNKNOWN] * 3
    assert seen(zone, 1, ALL) == [4, 0, 2]
    assert seen(zone, SPECTATOR, ALL) == [UNKNOWN] * 3


def test_open_cards_on_top_of_a_covered_pile() -> None:
    zone = Zone("pile", [4, 0, 2, 1], eyes=NOBODY, top=2)
    assert seen(zone, 0, ALL) == [UNKNOWN, UNKNOWN, 2, 1]
    assert seen(zone, 0, [0, 0, 1, 0, 0]) == [UNKNOWN] * 3 + [2], "only what one knows"
    for few in ([3], [3, 0, 1]):
        assert seen(Zone("pile", few, eyes=NOBODY, top=5), 0, ALL) == few, "fewer than places"


def test_what_one_does_not_know_of_the_open_cards_lies_with_the_covered_ones() -> None:
    """By its back, as theirs: not where it lies."""
    pile = Zone("pile", [1, 0, 2, 3, 4], eyes=NOBODY, top=3)
    backs = [0, 0, 0, 1, 0]
    assert seen(pile, 0, ALL, backs) == [UNKNOWN, UNKNOWN, 2, 3, 4]
    assert seen(pile, 0, [0, 0, 1, 0, 1], backs) == [UNKNOWN - 1, UNKNOWN, UNKNOWN, 2, 4]


def test_a_covered_heap_with_open_cards_is_sorted_like_any_other() -> None:
    heap = Zone("heap", [1, 0, 4, 2, 3], eyes=NOBODY, top=3, ordered=False)
    assert seen(heap, 0, ALL) == [2, 3, 4, UNKNOWN, UNKNOWN]
    assert seen(heap, 0, [0, 0, 1, 0, 1], [0, 1, 0, 0, 0]) == [2, 4, UNKNOWN - 1, UNKNOWN, UNKNOWN]


def test_an_uncounted_zone_is_missing_for_those_who_may_not_look() -> None:
    zone = Zone("secret", [4, 0], owner=1, eyes=0b010, counted=False)
    assert seen(zone, 0, ALL) is None
    assert seen(zone, 1, ALL) == [4, 0]
    assert seen(zone, REFEREE, NONE) == [4, 0]


def test_where_order_says_nothing_views_are_sorted() -> None:
    zone = Zone("hand", [4, 0, 2, 3], ordered=False)
    assert seen(zone, 0, ALL) == [0, 2, 3, 4]
    assert seen(zone, 0, [0, 0, 0, 1, 1]) == [3, 4, UNKNOWN, UNKNOWN]
    assert seen(zone, 0, [1, 0, 0, 0, 0]) == [0, UNKNOWN, UNKNOWN, UNKNOWN]
    assert seen(zone, 0, [1, 0, 1, 0, 0]) == [0, 2, UNKNOWN, UNKNOWN]


def test_covered_piles_do_not_tell_where_a_back_lies() -> None:
    backs = [0, 1, 0, 1, 0]
    piles = [[1, 0, 2], [0, 1, 2], [2, 0, 1]]
    shown = {tuple(seen(Zone("pile", pile, eyes=NOBODY), 0, NONE, backs) or []) for pile in piles}
    assert shown == {(UNKNOWN - 1, UNKNOWN, UNKNOWN)}


def test_a_pile_may_hide_even_its_backs() -> None:
    zone = Zone("pile", [1, 0, 3], eyes=NOBODY, top=1, backs=False)
    assert seen(zone, 0, NONE, [0, 1, 0, 1, 0]) == [UNKNOWN] * 3
    assert seen(zone, 0, ALL, [0, 1, 0, 1, 0]) == [UNKNOWN, UNKNOWN, 3]


def test_whoever_looks_sees_the_back_of_what_they_do_not_know() -> None:
    assert seen(Zone("row", [1, 0, 4]), 0, [0, 0, 0, 0, 1], [0, 1, 0, 1, 0]) == [
        UNKNOWN - 1,
        UNKNOWN,
        4,
    ]


def test_where_not_even_backs_show_all_covered_cards_are_alike() -> None:
    pile = Zone("pile", [1, 0, 4], eyes=NOBODY, backs=False)
    assert seen(pile, 0, NONE, [0, 1, 0, 1, 0]) == [UNKNOWN] * 3


def test_the_referee_sees_all_and_views_name_ones_own_zones() -> None:
    shelf = Shelf(Zone("hand", [4, 0], owner=1, eyes=NOBODY), NONE, [])
    assert view(shelf, REFEREE).zones == {"hand_2": [4, 0]}
    assert view(shelf, 1).mine == ["hand_2"]
    assert view(shelf, 0).mine == []
    assert view(shelf, 1).facts == {"viewer": 1}


def test_views_compare_by_all_their_parts() -> None:
    one, two = (view(Shelf(Zone("row", [1]), ALL, []), seat) for seat in (0, 0))
    assert one == two
    assert hash(one) == hash(two)
    assert one != view(Shelf(Zone("row", [1]), ALL, []), 1)
    assert one != one.parts()


class Shelves(Shelf):
    """And an empty one."""

    def zones(self) -> list[Zone]:
        return [self.zone, Zone("empty", [])]


def test_a_place_more_or_less_is_seen() -> None:
    one, two = (kind(Zone("row", [1]), ALL, []) for kind in (Shelf, Shelves))
    assert same_view(one, two, [0, SPECTATOR]) == []
    assert same_view(two, one, [0, SPECTATOR]) == []


def test_who_cannot_tell_two_tables_apart() -> None:
    """`same_view` says what comparing the views would, also where it does without them."""
    s = bistro(3, Rng.seeded("same"))
    everybody = [0, 1, 2, SPECTATOR]
    assert same_view(s, s.clone(), everybody) == everybody
    assert same_view(s, s.clone(), []) == []

    def changed(change: Callable[[Bistro], object]) -> list[int]:
        other = s.clone()
        change(other)
        alike = same_view(s, other, everybody)
        assert alike == [seat for seat in everybody if view(s, seat) == view(other, seat)]
        assert alike == same_view(other, s, everybody)
        return alike

    def swap(t: Bistro) -> None:
        """A card of the second seat for one of another kind out of the pantry."""
        hand, pantry = t.hands[1], t.pantry
        at = next(at for at, card in enumerate(pantry) if FACES[card] != FACES[hand[0]])
        hand[0], pantry[at] = pantry[at], hand[0]
        t.knows[hand[0]], t.knows[pantry[at]] = 0b010, NOBODY

    assert changed(swap) == [0, 2, SPECTATOR]
    assert changed(lambda t: t.show(t.hands[1][0], 0b100)) == everybody, "it is not laid open"
    assert changed(lambda t: t.pantry.append(t.hands[2].pop())) == []
    assert changed(lambda t: t.coins.__setitem__(2, 5)) == []
    assert changed(lambda t: t.__setattr__("scores", [1, 0, 0])) == []
    assert changed(lambda t: t.ask(0b011, 0)) == []
    assert changed(lambda t: t.notes[1].append(0)) == [0, 2, SPECTATOR], "a secret of the second"


def test_equal_cards_cannot_be_told_apart() -> None:
    s = bistro(2, Rng.seeded("faces"))
    s.hands[0] = [0, 2, 4]
    s.hands[1] = [1, 3, 5]
    for card in range(6):
        s.knows[card] = EVERYONE
    assert view(s, 0).zones["hand_1"] == view(s, 1).zones["hand_2"] == [0, 1, 2]


def test_only_the_chooser_sees_a_sealed_choice() -> None:
    match = Match(load_bistro(), 3, seed="seal")
    text = match.legal_texts(1)[0]
    match.submit(1, text)
    assert match.view(1).notes == [match.game.catalogue.parse(text)]
    for other in (0, 2, SPECTATOR, REFEREE):
        assert match.game.view(match._state, other).notes == []


# --- other worlds -----------------------------------------------------------------------------


def without_acting(shown: View) -> dict[str, object]:
    parts = shown.parts()
    del parts["acting"]  # in a sealed phase the others choose again
    return parts


def test_no_seat_can_tell_a_redeal_from_the_truth() -> None:
    rng = Rng.seeded("worlds")
    phases, varied = set(), 0
    for game in range(12):
        s = bistro(2 + game % 3, rng.fork())
        while s.acting:
            phases.add(s.phase.key)
            for seat in [*range(s.seats), SPECTATOR]:
                twin = determinize(s, seat, rng)
                assert isinstance(twin, Bistro)
                mine, theirs = view(s, seat), view(twin, seat)
                assert without_acting(mine) == without_acting(theirs)
                if s.phase not in (SERVICE, BIDDING):
                    assert mine.acting == theirs.acting
                assert legal(twin, seat) == legal(s, seat)
                everywhere = sorted(card for zone in twin.zones() for card in zone.cards)
                assert everywhere == list(range(KINDS * COPIES))
                varied += twin.hands != s.hands
            moves = s.legal()
            s.step(moves[rng.below(len(moves))])
    assert phases == {"service", "tip", "market", "answer", "bidding", "last-tip"}
    assert varied > 200


def test_a_redeal_can_be_played_to_the_end() -> None:
    rng = Rng.seeded("worlds to the end")
    s = bistro(3, rng)
    while s.acting:
        for seat in range(s.seats):
            world = determinize(s, seat, rng)
            playout(world, rng)
            assert len(world.scores) == s.seats
        moves = s.legal()
        s.step(moves[rng.below(len(moves))])


def test_a_card_that_is_dealt_again_is_known_to_its_holder_alone() -> None:
    """Whether others are still sure of it depends on cards that are not the asker's to know."""
    rng = Rng.seeded("masks")
    s = bistro(3, rng)
    s.show(s.hands[1][0], 0b100)  # seat 2 has seen the first card of seat 1
    for _ in range(20):
        world = determinize(s, 0, rng)
        assert isinstance(world, Bistro)
        masks = [world.knows[card] for card in world.hands[1]]
        assert masks == [0b010, 0b010, 0b010]
        assert [world.knows[card] for card in world.pantry] == [0] * len(s.pantry)
        assert sorted(world.hands[0]) == sorted(s.hands[0])


def test_known_cards_stay_where_they_are() -> None:
    rng = Rng.seeded("known")
    s = bistro(3, rng)
    s.show(s.pantry[-1], 0b001)
    s.show(s.hands[1][2], 0b001)
    tops, theirs = set(), set()
    for _ in range(30):
        world = determinize(s, 0, rng)
        assert isinstance(world, Bistro)
        tops.add(world.pantry[-1])
        assert s.hands[1][2] in world.hands[1]
        theirs.update(world.hands[1])
    assert tops == {s.pantry[-1]}
    assert len(theirs) > 4


def test_cards_are_dealt_again_among_their_own_back() -> None:
    backs = [0, 0, 0, 1, 1, 1]
    shelf = Shelf(Zone("row", [0, 3, 1, 4, 2, 5]), [NOBODY] * 6, backs)
    rng = Rng.seeded("backs")
    orders = set()
    for _ in range(60):
        world = determinize(shelf, 0, rng)
        assert isinstance(world, Shelf)
        assert [backs[card] for card in world.zone.cards] == [0, 1, 0, 1, 0, 1]
        orders.add(tuple(world.zone.cards))
    assert len(orders) > 20, "36 orders are possible"


def test_a_redeal_depends_on_the_lot_alone() -> None:
    """Two truths that a seat cannot tell apart give it the same worlds from the same lot."""
    truth = bistro(3, Rng.seeded("lot"))
    other = determinize(truth, 0, Rng.seeded("other truth"))
    one, two = (determinize(s, 0, Rng.seeded("one lot")) for s in (truth, other))
    assert view(one, REFEREE) == view(two, REFEREE)
    assert view(truth, REFEREE) != view(other, REFEREE)


def test_the_choices_of_others_are_made_again() -> None:
    s = bistro(3, Rng.seeded("reopen"))
    for seat in (0, 2):
        play(s, seat, legal(s, seat)[0])
    world = determinize(s, 0, Rng.seeded("x"))
    assert world.notes == [s.notes[0], [], []]
    assert world.acting == 0b110
    assert world.seat == 1
    watching = determinize(s, SPECTATOR, Rng.seeded("x"))
    assert watching.notes == [[], [], []]
    assert s.notes[2] != [], "the truth keeps its secrets"


def test_the_choices_of_others_are_made_again_in_frames_below() -> None:
    s = bistro(3, Rng.seeded("below"))
    s.seal(BIDDING, s.everyone)
    play(s, 0, BID + 2)
    play(s, 1, BID + 1)
    s.push()
    s.turn(ANSWER, 2)
    s.push()
    s.turn(TIPPING, 0)
    world = determinize(s, 0, Rng.seeded("x"))
    world.done(SILENT)
    world.done(SILENT)
    assert world.phase is BIDDING
    assert world.notes == [[BID + 2], [], []]
    assert world.acting == 0b110
    s.done(SILENT)
    s.done(SILENT)
    assert s.notes == [[BID + 2], [BID + 1], []]
    assert s.acting == 0b100


def test_lanes_below_stay_as_they_are() -> None:
    s = bistro(3, Rng.seeded("lanes"))
    s.open_lanes(MARKET, 0b110, STALL)
    play(s, 1, SHOUT)
    world = determinize(s, 0, Rng.seeded("x"))
    assert world.phase is ANSWER
    world.done(SILENT)
    assert world.lanes == [[], [], [STALL]]
    assert world.acting == 0b100


def test_every_world_has_a_chance_of_its_own() -> None:
    s = bistro(3, Rng.seeded("chance"))
    rng = Rng.seeded("x")
    streams = {tuple(determinize(s, 0, rng).rng.words()) for _ in range(5)}
    assert len(streams) == 5
    assert tuple(s.rng.words()) not in streams


def test_a_fact_is_asked_for_by_its_type() -> None:
    """Planted: a getter that hands out whatever is there."""
    match = Match(load_bistro(), 3, seed="facts")
    seen = match.view(0)
    seen.facts = {"day": 2, "mode": "quick", "tips": [1, 0, 3], "mixed": [1, "2"], "none": []}
    assert (seen.fact("day", int), seen.fact("mode", str)) == (2, "quick")
    assert seen.fact_list("tips", int) == [1, 0, 3]
    assert seen.fact_list("none", str) == []
    for name, kind in (("day", str), ("mode", int), ("tips", int), ("nothing", int)):
        with pytest.raises(BadInput, match=f"the fact '{name}' is no {kind.__name__} here"):
            seen.fact(name, kind)
    for name, kind, told in (("day", int, "list"), ("mixed", int, "list of int")):
        with pytest.raises(BadInput, match=f"the fact '{name}' is no {told} here"):
            seen.fact_list(name, kind)


def test_a_sampler_hands_out_worlds_only() -> None:
    match = Match(load_bistro(), 3, seed="sampler")
    sampler = match.sampler(0)
    world = sampler.draw(Rng.seeded("x"))
    assert match.game.view(world, 0) == match.view(0)
    assert [name for name in dir(sampler) if not name.startswith("_")] == ["draw"]


def test_worlds_of_an_ask_come_in_one_order_or_from_ones_own_lot() -> None:
    match = Match(load_bistro(), 3, seed="asks")

    def stream(world: World) -> list[int]:
        return world.state.rng.words()

    first = match.ask(0)
    own = [stream(first.world()) for _ in range(3)]
    again = match.ask(0)
    assert [stream(again.world()) for _ in range(3)] == own
    assert len({tuple(words) for words in own}) == 3
    by_lot = [stream(again.world(Rng.seeded(seed))) for seed in ("x", "x", "y")]
    assert by_lot[0] == by_lot[1]
    assert by_lot[0] not in own
    assert by_lot[0] != by_lot[2]


def test_after_a_re_deal_somebody_is_asked_who_may_act() -> None:
    """The seat to ask first has chosen in truth; in the world it is one that has yet to choose."""
    s = bistro(3, Rng.seeded("ask"))
    s.seal(BIDDING, s.everyone)
    play(s, 0, BID)
    play(s, 1, BID)
    world = determinize(s, 0, Rng.seeded("w"))
    assert (s.acting, s.seat) == (0b100, 2)
    assert (world.acting, world.seat) == (0b110, 2)
    s.seat = 0  # as where the phase that follows has not been asked yet
    again = determinize(s, 0, Rng.seeded("w"))
    assert (again.acting, again.seat) == (0b110, 1), "the first one clockwise who may act"
