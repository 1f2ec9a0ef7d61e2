"""What `print` and the prompt show: names, and never more than a seat may know."""

from __future__ import annotations

import pytest

from tablee import games
from tablee.bots import Advice, Bot
from tablee.kernel import REFEREE, SPECTATOR, Ask, Game, Match, Rng, World, view

PLAT = games.load("plat_du_jour")
GAME = """\
<Game plat_du_jour: kitchen; 12 moves>
mode   kitchen (2, 3, 4, 5)
hand   5 | 3 | 4 | 6
cards  30 of 10 kinds
moves  12: serve soupe, serve salade, serve quiche, ...
rules  version 1
"""
ASKED = """\
<Ask plat_du_jour, seat 0, moves 5: serve gratin, serve risotto, serve lasagnes, ...>
pantry  ?*15
hand_1  gratin risotto lasagnes bouillabaisse homard
hand_2  ?*5
hand_3  ?*5
served  -
round   1
rounds  5
coins   [0, 0, 0]
stars   [0, 0, 0]"""


def plat() -> Match:
    return Match(PLAT, 3, seed="7")


def test_a_game_says_what_can_be_agreed() -> None:
    assert str(PLAT) == f"{GAME}data   {PLAT.data.hash}"
    assert repr(PLAT) == str(PLAT).splitlines()[0]


def test_an_ask_shows_what_the_seat_sees_and_its_first_moves() -> None:
    assert str(plat().ask(0)) == ASKED


def test_a_view_says_whose_it_is() -> None:
    match = plat()
    _, *body = str(match.view(0)).splitlines()
    assert body == ASKED.splitlines()[1:]
    asked = "service, seats 0, 1, 2 decide"
    assert repr(match.view(0)) == f"<View plat_du_jour, 3 seats, by seat 0: {asked}>"
    assert repr(match.view(SPECTATOR)) == f"<View plat_du_jour, 3 seats, by spectator: {asked}>"
    assert str(match.view(SPECTATOR)).count("?*5") == 3


def test_what_was_written_and_won_is_shown_where_there_is_some() -> None:
    match = plat()
    move = match.legal(0)[0]
    match.play(0, move)
    assert str(match.view(0)).splitlines()[-1] == f"notes   {PLAT.catalogue.texts[move]}"
    while not match.over:
        match.play(match.acting[0], match.legal(match.acting[0])[0])
    last = f"scores  [{', '.join(map(str, match.scores))}]"
    assert str(match.view(0)).splitlines()[-1] == last
    assert repr(match.referee()) == "<View plat_du_jour, 3 seats, by referee: over>"
    assert repr(match.ask(0).world()).endswith(f"over, {match.scores}>")


def test_a_world_lies_open() -> None:
    world = plat().ask(0).world()
    first, *body = str(world).splitlines()
    assert first == "<World plat_du_jour as seat 0 may think it: service, seat 0 decides>"
    assert "?" not in "".join(body)
    assert repr(world.state) == "<Kitchen: service, seats 0, 1, 2 decide>"
    world.finish()
    assert repr(world.state) == f"<Kitchen: over, {world.scores}>"
    assert str(world.clone()) == str(world)


@pytest.mark.parametrize("key", games.keys(examples=True))
def test_what_is_printed_is_the_same_in_every_world_of_the_seat(key: str) -> None:
    """Planted: an ask that prints the referee's view."""
    match = Match(games.load(key), games.load(key).seat_counts()[-1], seed="printed")
    for _ in range(6):
        seat = match.next_seat
        ask = match.ask(seat)
        shown = {
            str(Ask(ask.world().state, seat, ask.moves, match.game)).removeprefix(repr(ask))
            for _ in range(3)
        }
        assert shown == {str(ask).removeprefix(repr(ask))}
        match.play(seat, ask.moves[-1])


def test_what_has_no_game_prints_what_it_can() -> None:
    match = plat()
    s = match.sampler(0).draw(Rng.seeded("x"))
    ask = Ask(s, 0, [1, 2])
    assert str(ask) == "<Ask seat 0, moves 2>"
    assert str(ask.view()) == "<View 3 seats, by seat 0: service, seats 0, 1, 2 decide>"
    assert str(ask.world()) == "<World as seat 0 may think it: service, seat 0 decides>"
    assert isinstance(ask.world(), World)
    assert str(view(s, REFEREE)).startswith("<View 3 seats, by referee")


def test_who_watches_is_not_said_to_sit() -> None:
    ask = Match(games.load("ramen"), 2, seed="7").ask(SPECTATOR)
    assert repr(ask) == "<Ask ramen, spectator, moves none>"
    assert repr(Ask(ask.world().state, SPECTATOR, [])) == "<Ask spectator, moves 0>"
    assert repr(ask.world()).startswith("<World ramen as spectator may think it: ")


def test_lists_are_written_as_scenarios_write_them() -> None:
    match = Match(games.load("ramen"), 2, seed="7")
    rows = dict(line.split(maxsplit=1) for line in str(match.view(0)).splitlines()[1:])
    assert rows["bowls"].startswith("[{sum 0, kinds 0, worth 0}, {sum 0,")
    assert repr(match) == "<Match ramen, 2 seats, seed '7': 0 moves>"
    match.play(0, match.legal(0)[0])
    assert repr(match) == "<Match ramen, 2 seats, seed '7': 1 move>"
    assert repr(Match(match.game, 1)) == "<Match ramen, 1 seat, seed '1': 0 moves>"
    assert repr(match.ask(1)) == "<Ask ramen, seat 1, moves none>"


def test_chance_prints_what_makes_it_again() -> None:
    rng = Rng.seeded("x")
    rng.below(6)
    again = eval(repr(rng), {"Rng": Rng})
    assert again.words() == rng.words()


class Mine(Bot):
    pass


def test_the_parts_say_what_they_are() -> None:
    ramen: Game = games.load("ramen")
    assert repr(ramen.catalogue) == "<Catalogue 224: aj0@1, aj0@2, aj0@3, ...>"
    assert repr(ramen.rulebook).startswith("<Rulebook Ramen! Ramen!: ")
    files = "cards, components, ingredients, modes, scoring"
    assert repr(ramen.data) == f"<Data ramen: {files}; {ramen.data.hash}>"
    state = Match(ramen, 2).sampler(0).draw(Rng.seeded("x"))
    assert repr(state.zones()[0]) == "<Zone pile: 44 cards>"
    assert repr(Mine(ramen, 1, Rng.seeded("x"))) == "<Mine in seat 1 of ramen>"
    assert repr(Advice(3, [])) == "Advice(3, [])"
