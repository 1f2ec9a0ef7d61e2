"""A world given to a bot plays for the seat that was asked, in every kind of phase."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablee import bots
from tablee.bots import Ask, Bot, Sitting, World
from tablee.games import load
from tablee.kernel import SPECTATOR, BadInput, Match, Rng, view

TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("ramen", 3, {}),
    ("plat_du_jour", 3, {}),
    ("mamma_mia", 3, {}),
    ("rivals", 3, {"max_days": "2"}),
    ("rivals", 3, {"max_days": "2", "schedule": "clock"}),
    ("ristorante", 3, {}),
    ("rococo", 3, {}),
]


def asks(game: str, seats: int, options: dict[str, str], limit: int) -> Iterator[Ask]:
    """Every seat that may act, not only the one whose turn it is, through a game of random."""
    for match in moments(game, seats, options, limit):
        yield from (match.ask(seat) for seat in match.acting)


def moments(game: str, seats: int, options: dict[str, str], limit: int) -> Iterator[Match]:
    loaded = load(game)
    match = Match(loaded, seats, options, "worlds")
    sitting = Sitting(match, [bots.find(loaded, "random")] * seats)
    for _ in range(limit):
        if match.over:
            return
        yield match
        sitting.advance()


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_asker_moves_whoever_else_may_act(
    game: str, seats: int, options: dict[str, str]
) -> None:
    """Planted: a world that moves `state.seat` finds moves that are none, or somebody else's."""
    out_of_turn = 0
    for number, ask in enumerate(asks(game, seats, options, 120)):
        world = ask.world(Rng.seeded(str(number)))
        assert (world.seat, world.asker) == (ask.seat, ask.seat)
        assert world.legal() == ask.moves
        out_of_turn += world.state.seat != ask.seat
        move = ask.moves[number % len(ask.moves)]
        before = [sheet[:] for sheet in world.state.notes]
        world.play(move)
        for seat, sheet in enumerate(before):
            if world.state.notes and seat != ask.seat and len(world.state.notes) == len(before):
                assert world.state.notes[seat] in (sheet, [])
    if game in ("plat_du_jour", "rivals"):
        assert out_of_turn, "no decision in which it matters"


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_in_a_world_of_who_is_not_asked_those_act_who_are(
    game: str, seats: int, options: dict[str, str]
) -> None:
    """Planted: a world in which the asker moves out of turn, with a hand that is not asked."""
    turns = 0
    for number, match in enumerate(moments(game, seats, options, 60)):
        for asker in {*range(seats), SPECTATOR} - set(match.acting):
            ask = match.ask(asker)
            world = ask.world(Rng.seeded(str(number)))
            assert (ask.moves, world.asker) == ([], asker)
            assert world.seat in world.acting
            assert world.legal() == world.legal(world.seat) != []
            if asker not in world.acting:
                assert world.legal(asker) == []
            assert world.clone().seat == world.seat
            world.play(world.legal()[-1])
            for _ in range(20):
                if world.over or world.seat == asker:
                    break
                world.play(world.legal()[0])
            if world.seat == asker and not world.over:
                turns += 1
                assert world.legal(asker) == world.legal()
    assert turns, "it is never the asker's turn"


def test_a_world_refuses_what_is_not_theirs() -> None:
    """Planted: seat 1, who is not asked, plays seat 0's turn with a card of seat 1's hand."""
    match = Match(load("ramen"), 2, seed="7")
    world = match.ask(1).world()
    hand = [match.game.kinds[face] for face in match.view(1).zones["hand_2"]]
    before = view(world.state, 1)
    for card in hand:
        with pytest.raises(BadInput, match="not legal here: seat 0 decides now, see legal"):
            world.play(match.game.catalogue.parse(f"{card}@1"))
    with pytest.raises(BadInput, match="nobody has the seat 9"):
        world.legal(9)
    assert view(world.state, 1) == before
    world.finish()
    with pytest.raises(BadInput, match="nobody decides any more"):
        world.play(0)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_world_plays_to_its_end(game: str, seats: int, options: dict[str, str]) -> None:
    for number, ask in enumerate(asks(game, seats, options, 60)):
        if number % 12:
            continue
        rng = Rng.seeded(str(number))
        world = ask.world(rng)
        world.play(ask.moves[-1])
        twin = world.clone()
        assert world.finish(rng.at(1)) == twin.finish(rng.at(1))
        assert world.over
        assert (world.legal(), world.acting) == ([], [])
        assert len(world.scores) == seats
        assert world.scores == twin.scores
        assert world.ranking() == twin.ranking()


def test_a_world_goes_on_by_the_stream_it_is_given_else_by_its_own() -> None:
    world = next(asks("plat_du_jour", 3, {}, 1)).world(Rng.seeded("x"))
    assert repr(world) == "<World plat_du_jour as seat 0 may think it: service, seat 0 decides>"
    ends = []
    for rng in (None, None, *(Rng.seeded(str(number)) for number in range(4))):
        twin = world.clone()
        twin.finish(rng)
        ends.append(twin.scores)
    assert ends[0] == ends[1]
    assert len({tuple(end) for end in ends}) > 2
    assert repr(twin) == f"<World plat_du_jour as seat 0 may think it: over, {ends[-1]}>"


def test_a_clone_goes_its_own_way() -> None:
    ask = next(asks("ramen", 2, {}, 1))
    world = ask.world(Rng.seeded("x"))
    before = view(world.state, 0)
    twin = world.clone()
    twin.play(twin.legal()[0])
    assert view(world.state, 0) == before
    assert world.seat == 0


def test_nothing_done_in_a_world_reaches_the_table() -> None:
    match = Match(load("plat_du_jour"), 3, seed="worlds")
    before = match.view(0)
    world = match.ask(0).world(Rng.seeded("x"))
    world.finish(Rng.seeded("y"))
    assert match.view(0) == before
    assert not match.over


class Dreamer(Bot):
    """Plays each move in a world of its own to the end."""

    def choose(self, ask: Ask) -> int:
        return max(ask.moves, key=lambda move: self.hope(ask.world(self.rng), move))

    def hope(self, world: World, move: int) -> int:
        world.play(move)
        world.finish(self.rng)
        return world.scores[self.seat]


def test_dreaming_helps() -> None:
    """Ten short games among sealed choices: a world that moved another seat would be no help."""
    game = load("plat_du_jour")
    better = 0
    for number in range(40):
        match = Match(game, 3, seed=str(number))
        Sitting(match, [Dreamer, *[bots.find(game, "random")] * 2]).run()
        better += match.scores[0] * 2 - match.scores[1] - match.scores[2]
    assert better > 0
