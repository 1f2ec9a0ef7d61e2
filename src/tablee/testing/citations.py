"""Checks of citations: whatever is refused is refused with a sentence of the rulebook."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tablee.kernel import KERNEL_RULES, Game, Refused, State, legal, play
from tablee.kernel.rulebook import LANGUAGES
from tablee.testing.broken import Broken
from tablee.testing.snapshot import difference, freeze
from tablee.testing.walks import Effort, Table, samples

CITATION = re.compile(r"([A-Z]+)(\d+(?:\.\d+)*[a-z]?)(:[a-z0-9-]+)?")


# --- at the table ---------------------------------------------------------------------------------


def check_refusals(game: Game, table: Table, effort: Effort) -> int:
    """Whatever is not legal, from any seat, is refused with a rule, and changes nothing."""
    looked = 0
    spoken: set[str] = set()
    for sample in samples(game, table, effort):
        s = sample.state.clone()
        before = freeze(s)
        for seat in range(s.seats):
            fine = set(legal(s, seat))
            for move in range(len(game.catalogue)):
                if move not in fine:
                    why = badly_refused(game, s, seat, move, spoken)
                    if why:
                        raise sample.broken("refusals", why)
        changed = difference(before, freeze(s))
        if changed:
            raise sample.broken("refusals", f"refusing moves changes the state: {changed}")
        looked += 1
    return looked


def badly_refused(game: Game, s: State, seat: int, move: int, spoken: set[str]) -> str:
    """What is wrong with how a move is refused; "" if nothing is. `spoken` gathers the citations
    whose sentences have been looked up."""
    text = game.catalogue.texts[move]
    try:
        play(s, seat, move)
    except Refused as refused:
        cited = refused.cited
    else:
        return f"{text!r} by seat {seat + 1} is not in the legal list, but accepted"
    if cited in spoken:
        return ""
    if not cites(game, cited):
        return f"{text!r} by seat {seat + 1} is refused with {cited!r}, which is no rule"
    sentences = game.reasons(cited)
    missing = [language for language in LANGUAGES if not sentences.get(language, "").strip()]
    if missing:
        return f"{cited} has no sentence in {missing[0]}"
    spoken.add(cited)
    return ""


def cites(game: Game, cited: str) -> bool:
    return game.rulebook.knows(cited) or KERNEL_RULES.knows(cited)


# --- in the source --------------------------------------------------------------------------------


def check_rulebook(game: Game) -> int:
    """Every rule the code names exists, and every reason for a refusal is used."""
    prefixes = {
        rule.rstrip("0123456789.abcdefghijklmnopqrstuvwxyz") for rule in game.rulebook.rules
    }
    used: set[str] = set()
    for path, line, cited in source_citations(game.folder(), prefixes | {"K"}):
        used.add(cited)
        if not (cites(game, cited) or names_chapter(game, cited)):
            raise Broken("rulebook", f"{path.name}:{line} cites {cited}, which is not there")
    for option in game.options:
        if option.rule and not cites(game, option.rule):
            raise Broken("rulebook", f"the option {option.key} cites {option.rule}, not a rule")
    for rule in game.rulebook.in_order():
        for why in rule.reasons:
            if f"{rule.number}:{why}" not in used:
                sentence = f"no code refuses a move with {rule.number}:{why}"
                raise Broken("rulebook", f"{sentence}: take the reason out, or use it")
        for ruling in rule.rulings:
            if ruling not in game.rulebook.rules:
                raise Broken("rulebook", f"{rule.number} names the ruling {ruling}, not there")
    return len(game.rulebook.rules)


def names_chapter(game: Game, cited: str) -> bool:
    """Docstrings may name a chapter as a whole: R3."""
    return cited.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ") in game.rulebook.chapters


def source_citations(folder: Path, prefixes: set[str]) -> Iterator[tuple[Path, int, str]]:
    """Every citation in a game's own code: in strings, docstrings and comments."""
    for path in sources(folder):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
            for cited in cited_in(line, prefixes):
                yield path, number, cited


def cited_in(text: str, prefixes: set[str]) -> list[str]:
    found = re.finditer(rf"(?<![\w.]){CITATION.pattern}(?!\w)", text)
    return [match[0] for match in found if match[1] in prefixes]


def sources(folder: Path) -> list[Path]:
    """The game's own modules; its tests are not among them."""
    return [
        path
        for path in sorted(folder.rglob("*.py"))
        if "tests" not in path.relative_to(folder).parts
    ]


def refusals_in(path: Path, prefixes: set[str]) -> list[tuple[int, str]]:
    """Citations that code can answer a move with: whole strings, not prose."""
    tree = ast.parse(path.read_text("utf-8"))
    return [
        (node.lineno, node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and (match := CITATION.fullmatch(node.value))
        and match[1] in prefixes
    ]
