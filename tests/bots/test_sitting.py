"""A sitting: bots beside people, chance that survives a step back, listeners who hear their due."""

from __future__ import annotations

import pytest

from tablee import bots
from tablee.bots import Advice, Ask, Bot, Sitting, chance_of
from tablee.bots.search import SearchBot
from tablee.bots.sitting import PATIENCE
from tablee.games import load
from tablee.kernel import BadInput, Event, Match, Refused

RAMEN = load("ramen")
RANDOM = bots.find(RAMEN, "random")


def test_bots_play_until_a_person_decides() -> None:
    sitting = Sitting(Match(RAMEN, 3, seed="7"), [RANDOM, None, RANDOM])
    match = sitting.run()
    assert (match.acting, sitting.people, sitting.alone) == ([1], [1], True)
    assert not sitting.advance()
    sitting.play(1, match.legal(1)[0])
    with pytest.raises(Refused):
        sitting.play(2, match.legal(1)[0])


def test_bots_alone_play_to_the_end() -> None:
    sitting = Sitting(Match(RAMEN, 2, seed="7"), [RANDOM, RANDOM])
    assert sitting.run().over
    assert not sitting.advance()


def test_one_player_for_each_seat() -> None:
    with pytest.raises(BadInput, match="1 players for 2 seats"):
        Sitting(Match(RAMEN, 2), [None])


def test_a_bot_answers_the_same_after_a_step_back_and_in_a_match_taken_up_again() -> None:
    """Planted: chance that runs on would give another answer the second time."""
    match = Sitting(Match(RAMEN, 2, seed="7"), [RANDOM, None]).run()
    played = [entry.text for entry in match.entries]
    match.take_back(0)
    again = Sitting(match, [RANDOM, None])
    again.run()
    assert [entry.text for entry in match.entries] == played
    for length in range(len(played)):
        taken_up = Match.replay(RAMEN, match.record(), length)
        Sitting(taken_up, [RANDOM, None]).run()
        assert [entry.text for entry in taken_up.entries] == played


def test_a_decision_has_the_chance_of_its_number() -> None:
    sitting = Sitting(Match(RAMEN, 2, seed="7"), [None, None])
    stream = chance_of(RAMEN, "7", 0)
    assert sitting.chance(0).words() == stream.at(0).words()
    sitting.play(0, sitting.match.legal(0)[0])
    assert sitting.chance(0).words() == stream.at(1).words()
    assert sitting.chance(1).words() == chance_of(RAMEN, "7", 1).at(0).words()


class Listener(Bot):
    heard: list[Event]

    def watches(self) -> bool:
        return True

    def hear(self, event: Event) -> None:
        self.heard = [*getattr(self, "heard", []), event]

    def advise(self, ask: Ask) -> Advice:
        return Advice(ask.moves[0], [])


def test_who_sits_down_late_has_heard_what_the_seat_has_heard() -> None:
    sitting = Sitting(Match(RAMEN, 2, seed="7"), [Listener, RANDOM])
    for _ in range(20):
        sitting.advance()
    first = sitting.bots[0]
    late = sitting.new_bot(Listener, 0)
    assert isinstance(first, Listener)
    assert isinstance(late, Listener)
    assert late.heard == first.heard
    assert all(event.seen & 1 for event in first.heard)


def test_advice_is_what_the_bot_would_play() -> None:
    sitting = Sitting(Match(RAMEN, 2, seed="7"), [RANDOM, RANDOM])
    for _ in range(10):
        seat = sitting.next_seat()
        advised = sitting.advice(seat, RANDOM).move
        sitting.advance()
        assert sitting.match.entries[-1].text == RAMEN.catalogue.texts[advised]


def test_an_answer_that_is_no_legal_move_is_refused_and_nothing_happens() -> None:
    class Wild(Listener):
        def choose(self, ask: Ask) -> int:
            ask.moves.append(9999)
            return 9999

    sitting = Sitting(Match(RAMEN, 2), [Wild, RANDOM])
    with pytest.raises(
        BadInput, match="Wild in seat 1 answered 9999, which is none of its legal moves"
    ):
        sitting.advance()
    assert sitting.match.entries == []


def test_a_searcher_hurries_where_people_wait() -> None:
    """Among bots the playouts alone decide, so that games can be repeated anywhere."""
    match = Match(RAMEN, 2, {"mode": "duel"}, "hurry")
    search = bots.find(RAMEN, "search")
    waiting = Sitting(match, [None, search]).bots[1]
    alone = Sitting(match, [search, search]).bots[1]
    assert isinstance(waiting, SearchBot)
    assert isinstance(alone, SearchBot)
    assert (waiting.patience, alone.patience) == (PATIENCE, 0)


def test_a_master_uses_the_time_that_people_give_it() -> None:
    """Four times the playouts of its file, if two seconds are enough for them."""
    match = Match(RAMEN, 2, {"mode": "duel"}, "time")
    master = bots.find(RAMEN, "master")
    waiting = Sitting(match, [None, master]).bots[1]
    alone = Sitting(match, [master, master]).bots[0]
    assert isinstance(waiting, SearchBot)
    assert isinstance(alone, SearchBot)
    assert waiting.guide.playouts(2, waiting.patience > 0) == 4 * alone.guide.playouts(2)
