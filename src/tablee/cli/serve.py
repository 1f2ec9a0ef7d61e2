"""`tablee serve`: the games in the browser, for this machine or for friends."""

from __future__ import annotations

import re
import socket
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from tablee.server.config import Config
    from tablee.server.store import Store

EVERYWHERE = "0.0.0.0"
NODE = re.compile(r"(\[[0-9a-fA-F:.]+\]|[^\s:/@\[\]]+):(?P<port>[0-9]{1,5})")
MOST_PORTS = 65535
SOMEWHERE = "192.0.2.1"  # an address for examples: only the way there is looked up


def register(app: typer.Typer) -> None:
    app.command()(serve)


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for friends.")] = (
        "127.0.0.1"
    ),
    lan: Annotated[
        bool, typer.Option("--lan", help="For friends in your network: links work for them too.")
    ] = False,
    port: Annotated[int, typer.Option(help="Port to listen on.", min=0, max=65535)] = 8000,
    db: Annotated[
        str, typer.Option(help="Database file, made if it is not there; or postgresql://...")
    ] = "",
    node: Annotated[
        str,
        typer.Option(help="With PostgreSQL: where other servers reach this one, HOST:PORT."),
    ] = "",
    allow_host: Annotated[
        list[str] | None, typer.Option(help="A name by which browsers reach this server.")
    ] = None,
    metrics_from: Annotated[
        list[str] | None,
        typer.Option(help="A network that may read /metrics, beside this machine: 10.1.2.0/24."),
    ] = None,
    limits: Annotated[
        Path | None, typer.Option(help="TOML file with limits; --show-limits prints all.")
    ] = None,
    show_limits: Annotated[
        bool, typer.Option("--show-limits", help="Print all limits and leave.")
    ] = False,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open a browser.")] = False,
    data: Annotated[
        Path | None,
        typer.Option(help="Folder with a folder for each game of your own values, laid over ours."),
    ] = None,
    bot_pace: Annotated[
        float, typer.Option(help="Seconds a bot takes to answer.", min=0, max=60)
    ] = 0.7,
) -> None:
    """Serve the games to browsers on this machine, or to friends in your network with --lan."""
    from tablee.server.config import Config, shown, with_limits

    config = Config(
        host=EVERYWHERE if lan else host,
        port=port,
        hosts=tuple(allow_host or ()),
        metrics_from=tuple(metrics_from or ()),
        bot_pace=bot_pace,
    )
    if limits is not None:
        config = with_limits(config, limits)
    if show_limits:
        typer.echo(shown(config), nl=False)
    else:
        start(config, db, node, data, browser=not no_open)


def start(config: Config, db: str, node: str, data: Path | None, *, browser: bool) -> None:
    """Serve until somebody stops it."""
    from tablee.cli.games import warn
    from tablee.kernel import BadInput
    from tablee.server import boxes
    from tablee.server.app import STATIC, create_app
    from tablee.server.serve import run

    if not (STATIC / "index.html").is_file():
        raise BadInput("the browser client is not built; run 'make play', which builds it")
    for sentence in boxes.check(data):
        warn(sentence)
    listener = listening(config.host, config.port)
    store, where = opened(db, node)
    config = replace(config, port=port_of(listener), db=where)
    address = announced(config.host, config.port, where)
    if browser:
        open_browser(address)
    run(create_app(store, config, data), listener, config)


def announced(host: str, port: int, where: str) -> str:
    """Say where it is; the address to open. Links that are made there work for others too."""
    name = "localhost" if host == EVERYWHERE else f"[{host}]" if ":" in host else host
    address = f"http://{name}:{port}"
    typer.echo(f"Tablée: {address}  (Ctrl-C stops it; matches are kept in {where})")
    if host == EVERYWHERE and (here := address_here()):
        address = f"http://{here}:{port}"
        typer.echo(f"For the others in your network: {address}")
    return address


def opened(db: str, node: str) -> tuple[Store, str]:
    """The store, and what to call it; a password in its address is nobody's business."""
    from tablee.server.store import SqliteStore

    if not db.startswith(("postgresql://", "postgres://")):
        file = db or str(default_db())
        return SqliteStore(file), file
    from tablee.server.store.postgres import PostgresStore

    check_node(node)
    return PostgresStore(db, node), "PostgreSQL"


def check_node(node: str) -> None:
    """Others would fail at it for every request that they hand on, and this server hear nothing."""
    from tablee.kernel import BadInput

    found = NODE.fullmatch(node)
    if node and (found is None or not 0 < int(found["port"]) <= MOST_PORTS):
        raise BadInput(
            f"--node {node!r} is no HOST:PORT, such as 10.0.0.1:8000 or [fd00::1]:8000: "
            "other servers could not reach this one"
        )


def listening(host: str, port: int) -> socket.socket:
    """The socket, taken before anything else is touched."""
    from tablee.kernel import BadInput

    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen()  # whoever follows the printed address at once is not turned away
    except OSError as error:
        listener.close()
        raise BadInput(
            f"cannot listen on {host}:{port} ({error.strerror or error}); "
            "choose another with --port, or stop what uses it"
        ) from None
    return listener


def address_here() -> str:
    """This machine's address in its network; "" where it has none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((SOMEWHERE, 9))
        except OSError:
            return ""
        name: str = probe.getsockname()[0]
        return name


def port_of(listener: socket.socket) -> int:
    port: int = listener.getsockname()[1]
    return port


def default_db() -> Path:
    from tablee.cli import records
    from tablee.kernel import BadInput

    folder = records.folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"cannot make {folder} ({error.strerror}); name a file with --db") from None
    return folder / "tablee.db"


def open_browser(address: str) -> None:
    """In the background: a machine without a browser has the address on its screen."""
    import threading
    import webbrowser

    timer = threading.Timer(1.0, webbrowser.open, [address])
    timer.daemon = True
    timer.start()
