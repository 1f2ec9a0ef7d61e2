"""`tablee rules`: our numbered rulebook, by chapter, or one rule with all that belongs to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from tablee.i18n import Texts
    from tablee.kernel import Rule, Rulebook


def register(app: typer.Typer) -> None:
    app.command()(rules)


def rules(
    game: Annotated[str, typer.Argument(help="A game, as `tablee games` lists them.")],
    rule: Annotated[
        str | None, typer.Argument(help="A rule (R3.2), a chapter (R3) or a ruling (Q4).")
    ] = None,
    notation: Annotated[
        bool,
        typer.Option(
            "--notation", help="How moves, cards, events, facts and positions are written."
        ),
    ] = False,
    lang: Annotated[str | None, typer.Option(help="Language: en or fr.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Plain lines, no colours.")] = False,
) -> None:
    """Read the rules, numbered as refusals cite them."""
    from tablee.cli.terminal import Terminal
    from tablee.games import load
    from tablee.i18n import Texts, choose_language

    texts = Texts(choose_language(lang))
    if notation:
        from tablee.cli import notation as written
        from tablee.i18n import Speaker

        Terminal(plain).lines(written.notation(Speaker(texts.language, load(game))))
        return
    book = load(game).rulebook
    lines = whole_book(book, texts) if rule is None else about(book, rule, texts)
    terminal = Terminal(plain, {NUMBERS: "bold cyan"})
    terminal.lines(lines)


NUMBERS = r"\b[A-Z]+\d+(\.\d+)*[a-z]?\b"


def whole_book(book: Rulebook, texts: Texts) -> list[str]:
    """Chapter by chapter, then the rulings."""
    lines = [book.title[texts.language], ""]
    for chapter in worded(book):
        lines.append(title_of(book, chapter, texts))
        lines += [
            numbered(rule, texts)
            for rule in book.in_order()
            if rule.chapter == chapter and not rule.is_ruling
        ]
        lines.append("")
    rulings = [numbered(rule, texts) for rule in book.in_order() if rule.is_ruling]
    if rulings:
        lines += [texts("rules-rulings"), *rulings, ""]
    lines.append(texts("rules-sources"))
    return lines


def worded(book: Rulebook) -> list[str]:
    """The chapters that have rules; those of pictures alone are for the browser."""
    told = {rule.chapter for rule in book.rules.values()}
    return [chapter for chapter in book.chapters if chapter in told]


def title_of(book: Rulebook, chapter: str, texts: Texts) -> str:
    return f"{chapter}. {book.chapters[chapter][texts.language]}"


def chapters(book: Rulebook, texts: Texts) -> list[str]:
    return [title_of(book, chapter, texts) for chapter in worded(book)]


def numbered(rule: Rule, texts: Texts) -> str:
    return f"{rule.number}  {rule.text[texts.language]} [{source(rule, texts)}]"


def source(rule: Rule, texts: Texts) -> str:
    names = [texts(f"source-{part}") for part in rule.source.split("/")]
    page = [texts("source-page", page=rule.page)] if rule.page else []
    return ", ".join([*names, *page])


def about(book: Rulebook, wanted: str, texts: Texts) -> list[str]:
    """One rule in full, or every rule whose number begins so."""
    from tablee.kernel import KERNEL_RULES, BadInput

    number = wanted.strip().upper()
    for rules in (book.rules, KERNEL_RULES.rules):
        by_number = {known.upper(): rule for known, rule in rules.items()}
        if number in by_number:
            return in_full(book, by_number[number], texts)
    begins = [rule for rule in book.in_order() if rule.number.upper().startswith(number + ".")]
    if begins:
        return [numbered(rule, texts) for rule in begins]
    example = next(iter(book.rules))
    raise BadInput(f"there is no rule {wanted!r}; a rule is written {example}")


def in_full(book: Rulebook, rule: Rule, texts: Texts) -> list[str]:
    """The rule, its rulings (or the rules it rules on) and the sentences that cite it."""
    known = [book.rules[number] for number in rule.rulings if number in book.rules]
    cited = [other.number for other in book.in_order() if rule.number in other.rulings]
    lines = [numbered(ruling, texts) for ruling in known]
    if rule.is_ruling and cited:
        lines.append(texts("rules-belongs", rules=", ".join(cited)))
    for reason in rule.reasons.values():
        text = texts("refused", rule=rule.number, reason=reason[texts.language])
        lines.append(texts("rules-refusal", text=text))
    return [numbered(rule, texts), *(f"  {line}" for line in lines)]
