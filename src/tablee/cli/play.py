"""`tablee play`: whole games at one terminal, alone, against bots, or passing the screen."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from tablee.cli.arguments import Arguments
    from tablee.cli.records import Saves
    from tablee.cli.session import Session
    from tablee.cli.sitting import SpokenSitting
    from tablee.cli.terminal import Terminal
    from tablee.i18n import Texts
    from tablee.kernel import Match

INTERRUPTED = 130


def register(app: typer.Typer) -> None:
    app.command()(play)


def play(
    game: Annotated[
        str | None, typer.Argument(help="A game, as `tablee games` lists them; else a menu.")
    ] = None,
    seats: Annotated[int | None, typer.Option(help="How many sit at the table.")] = None,
    mode: Annotated[str | None, typer.Option(help="A way to play, such as solo or duel.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(help="Bots by name, as in greedy,random; 'none': people only, hot-seat."),
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game, key=value; repeatable.")
    ] = None,
    seed: Annotated[
        str | None, typer.Option(help="The deal: the same seed, the same cards.")
    ] = None,
    name: Annotated[list[str] | None, typer.Option(help="A person's name; repeatable.")] = None,
    data: Annotated[
        Path | None, typer.Option(help="A folder with your own box's values, laid over ours.")
    ] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the game in this file.")] = None,
    load: Annotated[Path | None, typer.Option(help="Take up the game of this file.")] = None,
    before: Annotated[
        int | None,
        typer.Option(min=1, help="With --load: as it was before this decision; see review."),
    ] = None,
    lang: Annotated[str | None, typer.Option(help="Language: en or fr.")] = None,
    ask_all: Annotated[
        bool, typer.Option("--ask-all", help="Ask also where only one move is possible.")
    ] = False,
    plain: Annotated[
        bool, typer.Option("--plain", help="Plain lines: for screen readers and pipes.")
    ] = False,
) -> None:
    """Play a game: against bots, alone, or several people at one screen.

    Without anything else, one person plays against cooks. Fewer bots than other
    seats leaves the rest to people, who pass the screen on; a curtain hides each hand.
    Who plays alone among bots is not asked where only one move is possible (but see --ask-all).
    """
    from tablee.bots.forfeits import speaking
    from tablee.cli.arguments import Arguments, read_options
    from tablee.cli.records import Saves
    from tablee.cli.sitting import SpokenSitting
    from tablee.cli.terminal import Terminal
    from tablee.i18n import choose_language
    from tablee.show import show_of

    language = choose_language(lang)
    named = [] if bots in ("", "none") else bots.split(",") if bots is not None else None
    asked = Arguments(seats, mode, named, name or [], read_options(option or []), seed)
    if load is not None:
        match = cut_before(stored_match(load, game, data, asked), before)
    else:
        match = opened(game or choose_game(Terminal(plain), language), data, asked, before)
    terminal = Terminal(plain, show_of(match.game).styles(match.game))
    saves = Saves(save, load if before is None else None)  # another try does not replace the first
    with closing_is_leaving(), speaking(language):
        sit_down(SpokenSitting(match, language, named or []), terminal, saves, ask_all)


@contextmanager
def closing_is_leaving() -> Iterator[None]:
    """A window that is closed keeps the game, like Ctrl-C."""

    def leave(*_: object) -> None:
        raise KeyboardInterrupt

    known = [name for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = {name: signal.signal(getattr(signal, name), leave) for name in known}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


def opened(game: str, data: Path | None, asked: Arguments, before: int | None) -> Match:
    """A new match, of which nothing has been played that one could go on before."""
    from tablee.cli.arguments import open_match
    from tablee.games import load

    return cut_before(open_match(load(game, data), asked), before)


def stored_match(path: Path, game: str | None, data: Path | None, asked: Arguments) -> Match:
    """The match of a record, which says itself who plays what, and how."""
    from tablee.bots import files
    from tablee.bots.program_bot import is_program
    from tablee.cli.arguments import Arguments
    from tablee.cli.records import read_record, replayed
    from tablee.games import find, load_for
    from tablee.kernel import BadInput
    from tablee.kernel.names import bot_in

    if asked != Arguments(bots=asked.bots):
        raise BadInput("a loaded game has its seats, names, options and seed: leave them out")
    record = read_record(path)
    seated = [bot for name in record.names if (bot := bot_in(name))]
    for name in asked.bots or []:
        if name not in seated:
            raise BadInput(f"no seat of {path} is played by {name!r}; its bots are {seated}")
    for name in seated:
        if (files.is_file(name) or is_program(name)) and name not in (asked.bots or []):
            raise BadInput(
                f"{path} names the bot {name!r}. A record runs no code: if you trust that bot, "
                f"say so with --bots {name}"
            )
    if game is not None and find(game).key != record.game:
        raise BadInput(f"{path} is a game of {record.game}, not of {game}")
    return replayed(path, load_for(record, data), record)


def cut_before(match: Match, decision: int | None) -> Match:
    """The match before a decision, counted as `tablee review` does; all of it without one. Where
    only bots sat, whoever plays now makes that decision."""
    from tablee.kernel import BadInput
    from tablee.kernel.names import bot_in

    if decision is None:
        return match
    if not match.entries:
        raise BadInput(
            "--before goes with --load and a game that was begun: it says where to go on"
        )
    if decision > len(match.entries):
        raise BadInput(f"this game has the decisions 1 to {len(match.entries)}, not {decision}")
    branch = match.branch(decision - 1)
    if branch.names and all(map(bot_in, branch.names)):
        branch.names[match.entries[decision - 1].seat] = ""
    return branch


def choose_game(terminal: Terminal, language: str) -> str:
    """The only game there is, or one from a short menu."""
    from tablee.cli.games import tell_left_out
    from tablee.games import find, keys
    from tablee.i18n import Texts
    from tablee.kernel import BadInput

    known = keys()
    tell_left_out()
    if len(known) == 1:
        return known[0]
    texts = Texts(language)
    terminal.say(texts("menu-title"))
    for number, key in enumerate(known, start=1):
        its_texts = Texts(language, find(key).folder())
        terminal.say(f"  {number} {its_texts('game-name')}: {its_texts('game-tagline')}")
    try:
        answer = terminal.ask(texts("menu-ask") + " ")
    except EOFError:
        raise BadInput(f"no game chosen; there are {', '.join(known)}") from None
    if answer.isdecimal() and 1 <= int(answer) <= len(known):
        return known[int(answer) - 1]
    return find(answer).key


def sit_down(
    sitting: SpokenSitting, terminal: Terminal, saves: Saves, ask_all: bool = False
) -> None:
    """Games one after another, as long as people want."""
    from tablee.cli.records import Saves
    from tablee.cli.session import Leave, Session

    following: SpokenSitting | None = sitting
    while following is not None:
        session = Session(following, terminal, saves, ask_all)
        try:
            session.run()
            following = after_the_game(session) if terminal.interactive else None
        except Leave:
            return
        except (EOFError, KeyboardInterrupt) as stop:
            interrupted(session)
            raise typer.Exit(INTERRUPTED if isinstance(stop, KeyboardInterrupt) else 0) from None
        except Exception:  # whatever went wrong, what was played is not lost with it
            interrupted(session)
            raise
        if following is not None:
            saves = Saves()
            terminal.wipe()


def interrupted(session: Session) -> None:
    """Ctrl-C or the end of the input: nothing is lost, and a sentence says where it is."""
    if session.match.entries and not session.match.over:
        path = session.saves.rescue(session.match.record())
        session.terminal.lines(["", session.texts("interrupted", file=str(path))])
    else:
        session.terminal.say()


def after_the_game(session: Session) -> SpokenSitting | None:
    """Save the replay, the same deal again, a new game, or enough."""
    texts: Texts = session.texts
    while True:
        session.terminal.say()
        first, _, rest = session.terminal.ask(texts("after-menu") + " ").partition(" ")
        word = first.casefold()
        if word in texts("after-save").split():
            session.save(rest)
        elif word in texts("after-again").split():
            return session.sitting.again()
        elif word in texts("after-new").split():
            return session.sitting.rematch()
        elif not word or word in texts("after-quit").split():
            return None
