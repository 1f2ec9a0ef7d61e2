"""R13.7, R13.8: decision cards answer the Mentor's questions; a fallback ends endless ones."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rococo.rules import ids, people
from tablee.games.rococo.rules.salon import EMPTY, Salon
from tablee.kernel.log import EVERYONE, Log

# questions
A_RECIPE: Final = 0  # answer: a slot of the row
A_COLUMN: Final = 1  # answer: a column of the display
A_SPACE: Final = 2  # answer: a space of a table
A_PLACE: Final = 3  # answer: a place at court


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
            log.all("mentor-decides", ids.FACES[card], question)
            return answer
        log.all("mentor-again", ids.FACES[card], question)
    log.all("mentor-first", question)
    return answers(s, question)[0]


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
    if question == A_SPACE:
        free = s.free_spaces(card.table)
        return EMPTY if not free else free[-1] if card.far_end else free[0]  # R13.14
    possible = answers(s, question)
    if question == A_RECIPE:  # R13.9: the slot, or the next one to its right that holds a recipe
        later = [slot for slot in possible if slot >= card.slot]
        return later[0] if later else EMPTY
    wanted = card.column if question == A_COLUMN else card.place
    return wanted if wanted in possible else EMPTY


def answers(s: Salon, question: i64) -> list[int]:
    """R13.8: all that is possible in reading order: slots of the row; columns; spaces, tables in
    their order from the bonus end; the left slots of service tables (R13.16), then hosts."""
    if question == A_RECIPE:
        return [at for at in range(len(s.row)) if s.row[at] != EMPTY]
    if question == A_COLUMN:
        return [column for column in range(3) if column_cells(s, column)]
    if question == A_SPACE:
        return [at for table in range(len(ids.TABLES)) for at in s.free_spaces(table)]
    left = [*range(0, ids.SLOTS, 2), *range(ids.SLOTS, ids.PLACES)]
    return [place for place in left if people.place_open(s, s.house.mentor, place)]


def column_cells(s: Salon, column: i64) -> list[int]:
    """The cells of a column with a tile, top to bottom."""
    return [cell for cell in range(column, len(s.display), 3) if s.display[cell] != EMPTY]
