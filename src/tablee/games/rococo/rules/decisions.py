"""R13.7, R13.8: decision cards answer the Mentor's questions; a fallback ends endless ones."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rococo.rules import ids
from tablee.games.rococo.rules.ids import FACES
from tablee.games.rococo.rules.people import place_open
from tablee.games.rococo.rules.salon import EMPTY, Salon
from tablee.kernel.log import EVERYONE, Log

# questions
A_RECIPE: Final = 0  # answer: a slot of the row
A_COLUMN: Final = 1  # answer: a column of the display
A_SPACE: Final = 2  # answer: a space of a table
A_PLACE: Final = 3  # answer: a place at court
QUESTIONS: Final = 4


def decide(s: Salon, question: i64, log: Log) -> i64:
    """R13.8: reveal until a card points at something possible; at the latest after one whole
    new deck, the first valid answer in reading order."""
    renewed = False
    while True:
        if not s.decisions:
            if renewed or not renew(s, log):
                break
            renewed = True
        s.decided = s.decided[:]
        card = s.draw(s.decisions, s.decided, EVERYONE)
        answer = read_box(s, question, card - ids.FIRST_SOLO)
        if answer != EMPTY:
            log.all("mentor-decides", FACES[card], question)
            return answer
        log.all("mentor-again", FACES[card], question)
    log.all("mentor-first", question)
    return first_answer(s, question)


def renew(s: Salon, log: Log) -> bool:
    """R13.7: the decision discard and his used cards, but for the one being played."""
    used = s.used[s.house.mentor]
    s.decisions += s.decided
    s.decided = []
    s.decisions += used[: len(used) - 1]
    del used[: len(used) - 1]
    for card in s.decisions:
        s.renewed |= 1 << (card - ids.FIRST_SOLO)
    s.forget(s.decisions)
    s.rng.shuffle(s.decisions)
    log.all("mentor-renewed", len(s.decisions))
    return len(s.decisions) > 0


def read_box(s: Salon, question: i64, solo: i64) -> i64:
    """What the box of a decision card points at; EMPTY if that is impossible."""
    card = s.house.solo[solo]
    if question == A_RECIPE:
        return slot_from(s, card.slot)
    if question == A_COLUMN:
        return card.column if column_tiles(s, card.column) else EMPTY
    if question == A_SPACE:
        return end_space(s, card.table, card.far_end)
    return card.place if place_open(s, s.house.mentor, card.place) else EMPTY


def first_answer(s: Salon, question: i64) -> i64:
    """R13.8: slot 1 first; column 1 first; tables in their order from the bonus end; service
    tables in their order, then hosts."""
    if question == A_RECIPE:
        return slot_from(s, 0)
    if question == A_COLUMN:
        for column in range(3):
            if column_tiles(s, column):
                return column
    elif question == A_SPACE:
        for table in range(len(ids.TABLES)):
            at = end_space(s, table, False)
            if at != EMPTY:
                return at
    else:
        return first_place(s)
    return EMPTY


def slot_from(s: Salon, slot: i64) -> i64:
    """R13.9: the slot, or the next one to its right that holds a recipe."""
    for at in range(slot, len(s.row)):
        if s.row[at] != EMPTY:
            return at
    return EMPTY


def column_tiles(s: Salon, column: i64) -> list[int]:
    """The tiles of a column, top to bottom."""
    return [
        s.display[3 * row + column]
        for row in range(s.house.board.rows)
        if s.display[3 * row + column] != EMPTY
    ]


def end_space(s: Salon, table: i64, far: bool) -> i64:
    """R13.14: the first empty space from an end of a table."""
    free = s.free_spaces(table)
    if not free:
        return EMPTY
    return free[-1] if far else free[0]


def first_place(s: Salon) -> i64:
    """R13.16: of the left slots of the service tables and the hosts; EMPTY where none is open."""
    for place in range(ids.PLACES):
        left = place >= ids.SLOTS or place % 2 == 0
        if left and place_open(s, s.house.mentor, place):
            return place
    return EMPTY
