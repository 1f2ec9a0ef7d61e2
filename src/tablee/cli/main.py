"""The entry point: the commands, and what every failure looks like."""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import typer

COMMANDS = (
    "games",
    "rules",
    "play",
    "replay",
    "review",
    "verify",
    "check",
    "scenario",
    "sim",
    "arena",
    "balance",
    "new",
    "serve",
)
BAD_INPUT = 2
NEEDS_EXTRA = 'tablee: the command line needs more packages: pip install "tablee[cli]"'


def build() -> typer.Typer:
    import typer

    app = typer.Typer(
        name="tablee",
        help="Kitchen board games to play, study and teach. Start with: tablee play",
        no_args_is_help=True,
        context_settings={"help_option_names": ["-h", "--help"]},
        rich_markup_mode="rich" if sys.stdout.isatty() else None,  # boxes are for eyes only
        pretty_exceptions_enable=False,
        add_completion=False,
    )

    @app.callback(invoke_without_command=True)
    def tablee(
        version: bool = typer.Option(False, "--version", help="Print the version and leave."),
    ) -> None:
        if version:
            from tablee import __version__

            print(f"tablee {__version__}")
            raise typer.Exit

    for name in COMMANDS:
        if importlib.util.find_spec(f"tablee.cli.{name}"):
            importlib.import_module(f"tablee.cli.{name}").register(app)
    return app


def main(args: list[str] | None = None) -> None:
    """Run a command. Whatever a person can put right is one sentence and exit code 2."""
    from tablee.cli.terminal import shown
    from tablee.kernel import TableeError

    prepare_streams()
    try:
        try:
            build()(args, prog_name="tablee")
        finally:
            sys.stdout.flush()  # what cannot be written is said here, not by Python's own end
    except ModuleNotFoundError as error:
        if error.name not in ("typer", "rich", "fluent"):
            raise
        sys.exit(NEEDS_EXTRA)
    except TableeError as error:
        print(f"tablee: {shown(str(error))}", file=sys.stderr)
        sys.exit(BAD_INPUT)
    except UnicodeEncodeError as error:  # bytes on the command line that are no text at all
        wrong = error.object[error.start : error.end]
        print(f"tablee: {wrong!r} is not text: leave it out", file=sys.stderr)
        sys.exit(BAD_INPUT)
    except BrokenPipeError:  # the reader has gone (`| head`): nothing is left to say
        forget_output()
        sys.exit(1)
    except OSError as error:  # a full disk, say
        forget_output()
        print(f"tablee: {error.strerror or error}", file=sys.stderr)
        sys.exit(BAD_INPUT)


def prepare_streams() -> None:
    """Streams that the caller has closed (`<&-`) are empty ones; an accent never ends a game."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode))
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # an ASCII terminal shows ? for an accent


def forget_output() -> None:
    """Whatever still waits to be written goes nowhere: Python's own end would try once more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
