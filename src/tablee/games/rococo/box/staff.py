"""Staff cards and their bonuses, read and checked."""

from __future__ import annotations

from tablee.games.rococo.box.goods import GARNISHES, INGREDIENTS, promo, read_demand
from tablee.games.rococo.box.words import COPIES, Words, fixed, names_of, open_file
from tablee.games.rococo.rules import ids
from tablee.games.rococo.rules.bonuses import BONUS_KEYS
from tablee.games.rococo.rules.conditions import PLAYER_WORDS
from tablee.games.rococo.rules.house import Demand, StaffCard, Terms
from tablee.kernel import Data, Fields

LEVELS = 4
NUMBERS = ["amount", "fee", "each", "limit", "times", "draw", "prestige", "discount"]


def read_staff(data: Data, words: Words) -> tuple[list[StaffCard], list[Demand]]:
    """All staff cards by kind, and what the starred ones require."""
    bonuses = read_bonuses(data)
    stars = []
    for file in ("staff", "starting_staff", "starred_staff"):
        open_file(data, file, "card")
    starting = data.rows("starting_staff", "card")
    promos = [fixed(row, copies=COPIES) for row in promo(data, "starting_staff", 4)]
    cards = [read_card(row, bonuses, words, 0) for row in [*starting, *promos]]
    levels = data.rows("staff", "card")
    cards += [read_card(row, bonuses, words, row.number("level", 1, LEVELS)) for row in levels]
    for row in [*data.rows("starred_staff", "card"), *promo(data, "starred_staff", 3)]:
        stars.append(read_demand(row.row("requirement"), PLAYER_WORDS))
        words.write("star", names_of(row, "text"))
        cards.append(read_card(row, bonuses, words, 0))
    expected = [ids.STARTING, ids.LEVEL_CARDS, ids.STARS]
    counts = [len(starting) + 2, len(levels), len(stars)]
    if counts != expected or len(cards) != ids.STAFF:
        why = f"{counts} starting, level and starred cards, not {expected} (R3.5)"
        raise data.row("staff").bad("card", why)
    order = [card.level for card in cards[ids.STARTING : -ids.STARS]]
    if order != sorted(order):
        raise data.row("staff").bad("card", "the cards stand by level, I first")
    staff = data.row("player_board", "staff")
    for card, key in zip(cards, words.keys("card"), strict=True):
        sort = "dismiss_chef" if card.chef else "dismiss_assistant"
        if card.worth != staff.number(sort, 0, 20):
            raise staff.bad(sort, f"not the same as dismiss of the staff card {key}: {card.worth}")
    return cards, stars


def read_card(row: Fields, bonuses: dict[str, Fields], words: Words, level: int) -> StaffCard:
    """R3.6: class, dismiss value, and the bonus with the card's own numbers."""
    words.name("card", row)
    key = row.choice("bonus", BONUS_KEYS)
    bonus = bonuses[key]
    params = dict(bonus.fields["params"])
    if "params" in row.fields:
        params.update(row.row("params").fields)
    text = names_of(bonus, "text")
    words.write("staff", {language: text[language].format(**params) for language in text})
    chef = row.choice("class", ["chef", "assistant"]) == "chef"
    worth = row.number("dismiss", 0, 20)
    terms = read_terms(row.inside(row.at("params"), params))
    row.skip("source").done()
    return StaffCard(chef, worth, BONUS_KEYS.index(key), terms, level)


def read_bonuses(data: Data) -> dict[str, Fields]:
    """R9.1: every bonus that the rules know, with its text."""
    open_file(data, "staff_bonuses", "bonus")
    rows = {row.text("id"): row for row in data.rows("staff_bonuses", "bonus")}
    for row in rows.values():
        row.choice("id", BONUS_KEYS)
        names_of(row, "text")
        read_terms(row.row("params"))
        row.flag("mentor_counts")
        row.skip("source", "source_note").done()
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
        terms.staple = ids.STAPLES.index(row.choice("staple", ids.STAPLES))
    if "tiers" in row.fields:
        terms.steps = [read_tier(tier) for tier in row.rows("tiers")]
    if "rows" in row.fields:
        for entry in row.rows("rows"):
            read_line(entry, terms)
    if "reduction" in row.fields:
        terms.less = row.texts("reduction") == ["flour", "honey"]
        if not terms.less:
            raise row.bad("reduction", "the rules know flour and honey only (R9.2)")
    row.number("keep", 1, 1, 1)
    row.done()
    return terms


def read_tier(row: Fields) -> list[int]:
    gain = "coins" if "coins" in row.fields else "prestige"
    low = row.number("min", 0, 99)
    tier = [low, row.number("max", low, 99), row.number(gain, 0, 99)]
    row.done()
    return tier


def read_line(row: Fields, terms: Terms) -> None:
    """A row of three: an ingredient, a garnish, or a staple with its number."""
    for name, values in (
        ("ingredient", INGREDIENTS),
        ("garnish", GARNISHES),
        ("staple", ids.STAPLES),
    ):
        if name in row.fields:
            at = values.index(row.choice(name, values))
            terms.rows[at] = row.number("prestige", 1, 9)
            terms.costs[at] = row.number("amount", 1, 9, 1)
    row.done()
