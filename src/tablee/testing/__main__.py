"""What the kit does besides checking: `python -m tablee.testing golden|digest GAME`."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict

from tablee import games
from tablee.kernel import BadInput, Game, TableeError
from tablee.testing.digest import digest
from tablee.testing.golden import write_all
from tablee.testing.walks import Table, table_of


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tablee.testing", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    golden = commands.add_parser(
        "golden", help="write the playthroughs and perft counts of a game anew"
    )
    golden.add_argument("game")
    golden.add_argument(
        "--add", metavar="WORDS", help='one more table, such as "mode=duel seats=2 memory=open"'
    )
    hashes = commands.add_parser("digest", help="hash many games, to compare two builds")
    hashes.add_argument("game")
    hashes.add_argument("--games", type=int, default=100, help="games per table (%(default)s)")
    asked = parser.parse_args(arguments)
    try:
        game = games.load(asked.game)
        if asked.command == "golden":
            write_golden(game, asked.add)
        else:
            for found in digest(game, asked.games):
                print(json.dumps(asdict(found)))
    except TableeError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def write_golden(game: Game, words: str | None) -> None:
    for path in write_all(game, asked_table(game, words) if words else None):
        print(f"written: {path.name}")


def asked_table(game: Game, words: str) -> Table:
    given = dict(word.partition("=")[::2] for word in words.split())
    seats = given.pop("seats", "")
    if not seats and "mode" in given:
        seats = str(game.seats_of(given["mode"]))
    if not seats.isdecimal():
        raise BadInput(f'{words!r}: say the table as in "mode=duel seats=2 memory=open"')
    return table_of(game, int(seats), given)


if __name__ == "__main__":
    sys.exit(main())
