"""Staff cards and their bonuses, read and checked."""

from __future__ import annotations

from dataclasses import dataclass, field

from tablee.games.rococo.box.goods import GARNISHES, INGREDIENTS, promo, read_demand
from tablee.games.rococo.box.words import names_of
from tablee.games.rococo.rules.bonuses import BONUS_KEYS
from tablee.games.rococo.rules.conditions import PLAYER_WORDS
from tablee.games.rococo.rules.house import Demand, Staff, Terms
from tablee.games.rococo.rules.moves import LEVEL_CARDS, STAFF, STAPLES, STARS, STARTING
from tablee.kernel import Data, Fields, Noun

LEVELS = 4
NUMBERS = ["amount", "fee", "each", "limit", "times", "draw", "prestige", "discount"]


@dataclass
class Cards:
    """All staff cards by kind, with what is written on them."""

    staff: Staff
    nouns: list[Noun] = field(default_factory=list)
    texts: list[dict[str, str]] = field(default_factory=list)  # of the bonus
    requirements: list[dict[str, str]] = field(default_factory=list)  # of starred cards
    stars: list[Demand] = field(default_factory=list)


def read_staff(data: Data) -> Cards:
    bonuses = read_bonuses(data)
    cards = Cards(Staff([], [], [], [], []))
    for file in ("staff", "starting_staff", "starred_staff"):
        data.row(file).skip("meta", "card").done()
    starting = data.rows("starting_staff", "card")
    for row in [*starting, *promo(data, "starting_staff", 4)]:
        read_card(row.skip("copies"), bonuses, cards, 0)
    levels = data.rows("staff", "card")
    for row in levels:
        read_card(row, bonuses, cards, row.number("level", 1, LEVELS))
    for row in [*data.rows("starred_staff", "card"), *promo(data, "starred_staff", 3)]:
        cards.stars.append(read_demand(row.row("requirement"), PLAYER_WORDS))
        cards.requirements.append(names_of(row, "text"))
        read_card(row, bonuses, cards, 0)
    expected = [STARTING, LEVEL_CARDS, STARS]
    counts = [len(starting) + 2, len(levels), len(cards.stars)]
    if counts != expected or len(cards.nouns) != STAFF:
        why = f"{counts} starting, level and starred cards, not {expected} (R3.5)"
        raise data.row("staff").bad("card", why)
    if cards.staff.level != sorted(cards.staff.level[:STARTING]) + sorted(
        cards.staff.level[STARTING:-STARS]
    ) + [0] * len(cards.stars):
        raise data.row("staff").bad("card", "the cards stand by level, I first")
    return cards


def read_card(row: Fields, bonuses: dict[str, Fields], cards: Cards, level: int) -> None:
    """R3.6: class, dismiss value, and the bonus with the card's own numbers."""
    staff = cards.staff
    cards.nouns.append(Noun(row.text("id"), names_of(row)))
    staff.chef.append(row.choice("class", ["chef", "assistant"]) == "chef")
    staff.worth.append(row.number("dismiss", 0, 20))
    key = row.choice("bonus", BONUS_KEYS)
    staff.bonus.append(BONUS_KEYS.index(key))
    staff.level.append(level)
    bonus = bonuses[key]
    params = dict(bonus.fields["params"])
    if "params" in row.fields:
        params.update(row.row("params").fields)
    staff.terms.append(read_terms(row.inside(row.at("params"), params)))
    cards.texts.append(
        {language: text.format(**params) for language, text in names_of(bonus, "text").items()}
    )
    row.skip("source").done()


def read_bonuses(data: Data) -> dict[str, Fields]:
    """R9.1: every bonus that the rules know, with its text."""
    data.row("staff_bonuses").skip("meta", "bonus").done()
    rows = {row.text("id"): row for row in data.rows("staff_bonuses", "bonus")}
    for key, row in rows.items():
        row.choice("id", BONUS_KEYS)
        names_of(row, "text")
        row.row("params")
        row.flag("mentor_counts")
        row.skip("source", "source_note").done()
        rows[key] = row
    missing = [key for key in BONUS_KEYS if key not in rows]
    if missing:
        raise data.row("staff_bonuses").bad("bonus", f"missing: {', '.join(missing)}")
    return rows


def read_terms(row: Fields) -> Terms:
    """The numbers of a bonus."""
    terms = Terms()
    for name in NUMBERS:
        if name in row.fields:
            setattr(terms, name, row.number(name, 0, 99))
    if "mentor_prestige" in row.fields:
        terms.prestige = row.number("mentor_prestige", 0, 99)
    if "staple" in row.fields:
        terms.staple = STAPLES.index(row.choice("staple", STAPLES))
    if "tiers" in row.fields:
        terms.steps = [read_tier(tier) for tier in row.rows("tiers")]
    if "rows" in row.fields:
        for entry in row.rows("rows"):
            read_line(entry, terms)
    if "reduction" in row.fields:
        terms.less = row.texts("reduction") == ["flour", "honey"]
    row.skip("keep").done()
    return terms


def read_tier(row: Fields) -> list[int]:
    gain = "coins" if "coins" in row.fields else "prestige"
    low = row.number("min", 0, 99)
    tier = [low, row.number("max", low, 99), row.number(gain, 0, 99)]
    row.done()
    return tier


def read_line(row: Fields, terms: Terms) -> None:
    """A row of three: an ingredient, a garnish, or a staple with its number."""
    for name, values in (("ingredient", INGREDIENTS), ("garnish", GARNISHES), ("staple", STAPLES)):
        if name in row.fields:
            at = values.index(row.choice(name, values))
            terms.rows[at] = row.number("prestige", 1, 9)
            terms.costs[at] = row.number("amount", 1, 9, 1)
    row.done()
