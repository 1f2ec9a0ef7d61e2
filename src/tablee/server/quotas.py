"""How much one client may ask for: by requests, by the work they cause, by open connections."""

from __future__ import annotations

import ipaddress
import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from typing import Final

from tablee.server.failures import TooMuch

CROWD: Final = 10_000  # clients in mind before the quiet ones are forgotten
MULTITUDE: Final = 10 * CROWD  # of those that are not quiet, before any are forgotten
ADDRESS: Final = 64  # letters: the longest there is, with the name of a network card
NETWORK: Final = 64  # bits of an IPv6 address that one household or machine has to itself
DEPOSIT: Final = 2.0  # seconds of a worker, as a hint takes them in the longest games
LONGEST: Final = 3600  # seconds that anybody is told to wait

HOLDING: Final = "tablee.holding"  # in a request's scope: whose its connection is
Wanted = Callable[[], bool]
payer: Final[ContextVar[str]] = ContextVar("payer", default="")  # whose request is being served


def client_of(address: str) -> str:
    """Who that is, as far as limits go."""
    return known(address[:ADDRESS])


@lru_cache(CROWD)
def known(address: str) -> str:
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, NETWORK), strict=False))
    return str(found)


class Buckets:
    """A token bucket per client."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self.levels: dict[str, tuple[float, float]] = {}
        self.most = CROWD

    def level(self, client: str) -> float:
        level, since = self.levels.get(client, (self.burst, 0.0))
        return min(self.burst, level + (time.monotonic() - since) * self.per_second)

    def take(self, client: str, much: float = 1.0) -> bool:
        """False, and nothing is taken, where there is less than that."""
        level = self.level(client)
        if level >= much:
            self._set(client, level - much)
        return level >= much

    def charge(self, client: str, much: float) -> None:
        """What something cost is known afterwards: the level may sink below zero, but not so far
        that a client, who may be a whole school, has to wait for longer than two full buckets."""
        self._set(client, max(self.level(client) - much, -self.burst))

    def wait_for(self, client: str, much: float) -> int:
        """Whole seconds until there is so much."""
        if not self.per_second:
            return LONGEST
        return max(1, min(LONGEST, math.ceil((much - self.level(client)) / self.per_second)))

    def _set(self, client: str, level: float) -> None:
        now = time.monotonic()
        if len(self.levels) > self.most:  # full buckets need no memory
            left = [
                (who, (old, at))
                for who, (old, at) in self.levels.items()
                if old + (now - at) * self.per_second < self.burst
            ]
            left.sort(key=lambda one: one[1][1])  # of very many those that were used of late
            self.levels = dict(left[-MULTITUDE:])
            self.most = max(CROWD, 2 * len(self.levels))  # not to be looked through every time
        self.levels[client] = (level, now)


def always() -> bool:
    return True


class Bill:
    """What a worker has done for somebody so far, whatever came of it; 0 before one began.
    `wanted` is asked when its turn comes."""

    def __init__(self, wanted: Wanted = always) -> None:
        self.wanted = wanted
        self.seconds = 0.0


class Prepaid:
    """Work that waits in line, so that its price is known much later: some is paid when it is asked
    for, or whoever asks for many at once would get all of them for one, and owe the rest."""

    def __init__(self, buckets: Buckets) -> None:
        self.buckets = buckets
        self.deposit = min(DEPOSIT, buckets.burst)

    @contextmanager
    def bill(self, wanted: Wanted = always) -> Iterator[Bill]:
        client = payer.get()
        if not self.buckets.take(client, self.deposit):
            wait = self.buckets.wait_for(client, self.deposit)
            raise TooMuch("that is a lot of work for one; wait a moment", wait, 429)
        bill = Bill(wanted)
        try:
            yield bill
        finally:
            self.buckets.charge(client, bill.seconds - self.deposit)


class Openings:
    """How many of something each client has open."""

    def __init__(self, each: int, together: int) -> None:
        self.each = each
        self.together = together
        self.open: dict[str, int] = {}
        self.total = 0

    def enter(self, client: str) -> bool:
        if self.total >= self.together or self.open.get(client, 0) >= self.each:
            return False
        self.open[client] = self.open.get(client, 0) + 1
        self.total += 1
        return True

    def leave(self, client: str) -> None:
        self.total -= 1
        self.open[client] -= 1
        if not self.open[client]:
            del self.open[client]


class Holding:
    """Of one connection among those of its client; nobody's until one knows whose it is, and when
    it is gone."""

    __slots__ = ("client", "gone", "openings")

    def __init__(self, openings: Openings) -> None:
        self.openings = openings
        self.client: str | None = None
        self.gone = False

    def taken_by(self, client: str) -> bool:
        """Whether it is theirs from now on; a proxy's connection is now one client's, now
        another's."""
        if self.gone or client == self.client:  # whoever has left is asked about once more
            return True
        self.leave()
        if self.openings.enter(client):
            self.client = client
        return self.client is not None

    def end(self) -> None:
        self.leave()
        self.gone = True

    def leave(self) -> None:
        if self.client is not None:
            self.openings.leave(self.client)
            self.client = None
