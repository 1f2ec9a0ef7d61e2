"""The way to a client: closed when everything was read, cut when nobody reads.

A system that is told to close a connection keeps what the other side has not read yet, by the
megabyte and for minutes, and nobody counts it any more. So a wire is let go when nothing is left
on it; until then it is one of its client's connections. One from which nothing is taken for a
while is cut, and what was left on it is gone at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import struct
from typing import Any, Final

try:
    import fcntl
    import termios
except ImportError:  # not on Windows
    QUEUED = None
else:
    QUEUED = termios.TIOCOUTQ

from tablee.server.metrics import metrics
from tablee.server.quotas import Holding

SENT_AHEAD: Final = 128 * 1024  # bytes that the system may take before the client has read them
PACE: Final = 16 * 1024  # bytes that whoever reads, however slowly, has read in the time they have
SOON: Final = 0.05  # seconds until one looks whether everything was read ...
NOW_AND_THEN: Final = 1.0  # ... and at most from one look to the next
HEARD_OUT: Final = (
    1024 * 1024
)  # bytes of what nobody asked for any more, so that the answer is read
AT_ONCE: Final = struct.pack("ii", 1, 0)  # a reset instead of a farewell


class Wire(asyncio.Transport):
    """A transport whose end is in sight, and that takes nothing more when it is over."""

    __slots__ = (
        *("_ended", "_later", "_left", "_real", "_rest", "_seconds", "_since", "_until", "_wait"),
        "holding",
    )

    def __init__(self, real: asyncio.Transport, seconds: float, holding: Holding) -> None:
        self.holding = holding
        self._real = real
        self._seconds = seconds  # in which something must be read
        self._ended = False
        self._later: asyncio.TimerHandle | None = None
        self._left = 0  # bytes, when somebody was last seen to read ...
        self._since = 0.0  # ... and when that was
        self._wait = SOON
        self._rest = 0  # bytes that the other side may still say after the end ...
        self._until = 0.0  # ... and until when

    # what a protocol asks of a transport

    def write(self, data: Any) -> None:
        """Whoever has left is told nothing: that is no error of ours."""
        if not self._ended:
            self._real.write(data)

    def is_closing(self) -> bool:
        return self._ended or self._real.is_closing()

    def close(self) -> None:
        """Say that this is all, and go when it was read."""
        if self._ended:
            return
        self._ended = True
        self.unwatch()
        if self._real.is_closing() or not (self.unread() or self._rest):
            self._real.close()
            return
        if not self._rest:
            self._real.pause_reading()
        self._real.write_eof()
        self.watch()

    def hear_out(self) -> None:
        """What follows the end is thrown away for a while, instead of a reset that the other side
        would read in place of its answer: it may be in the middle of a long request."""
        self._rest = HEARD_OUT
        self._until = asyncio.get_running_loop().time() + self._seconds
        self._real.resume_reading()

    def heard(self, much: int) -> None:
        """So much of it; whoever does not stop is not read from any more."""
        if 0 < self._rest <= much:
            self._real.pause_reading()
        self._rest = max(self._rest - much, 0)

    def heard_all(self) -> None:
        self._rest, self._until = 0, 0.0

    def abort(self) -> None:
        """What was not read is thrown away, here and in the system."""
        self._ended = True
        self.unwatch()
        with contextlib.suppress(OSError, RuntimeError):  # it is closed already
            self.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        self._real.abort()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._real.get_extra_info(name, default)

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self._real.get_protocol()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._real.set_protocol(protocol)

    def pause_reading(self) -> None:
        if not self.is_closing():
            self._real.pause_reading()

    def resume_reading(self) -> None:
        if not self.is_closing():
            self._real.resume_reading()

    # whether anybody reads

    def unread(self) -> int:
        """Bytes on their way, as far as this system can tell."""
        queued = 0
        if QUEUED is not None:
            with contextlib.suppress(OSError):
                place = fcntl.ioctl(self.get_extra_info("socket"), QUEUED, bytes(4))
                (queued,) = struct.unpack("i", place)
        return self._real.get_write_buffer_size() + queued

    def watch(self) -> None:
        """There is more to be read than is sent ahead: see that somebody does."""
        if self._later is None:
            self._left, self._since = self.unread(), asyncio.get_running_loop().time()
            self._wait = SOON
            self._look_later()

    def unwatch(self) -> None:
        if self._later is not None:
            self._later.cancel()
            self._later = None

    def enough(self) -> None:
        """Room was made for more."""
        if not self._ended:
            self.unwatch()

    def lost(self) -> None:
        """It is gone, one way or the other."""
        self._ended = True
        self.unwatch()
        self.holding.end()

    def _reset(self) -> bool:
        """Whether the other side has cut it; what it did not read still counts as on its way."""
        wire = self.get_extra_info("socket")
        return bool(wire.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR))

    def _look_later(self) -> None:
        wait = min(self._wait, self._seconds)
        self._wait = min(2 * self._wait, NOW_AND_THEN)
        self._later = asyncio.get_running_loop().call_later(wait, self._look)

    def _look(self) -> None:
        self._later = None
        if self._reset():
            self.abort()
            return
        left, now = self.unread(), asyncio.get_running_loop().time()
        if not left and self._ended and now >= self._until:
            self._real.close()
            return
        if left <= self._left - PACE or not left:
            self._left, self._since = left, now
        if now - self._since >= self._seconds:
            metrics.count("tablee_refused_total", label='{limit="unread"}')
            self.abort()
        else:
            self._look_later()
