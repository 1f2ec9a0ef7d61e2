"""Chance: a small specified generator, the same stream on every platform and in every build.

MRG32k3a (L'Ecuyer, 1999): two recurrences of order three, 191 bits of state, period about 2^191.
No product exceeds 2^54, so that native 64-bit integers and Python's own give the same numbers.
`docs/reference/rng.md` specifies seeding, `below` and `shuffle`, with test vectors.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final, SupportsIndex, final

from mypy_extensions import i64, mypyc_attr

from tablee.kernel.errors import BadInput
from tablee.kernel.handed_in import quoted, seed_of

M1: Final[i64] = 4294967087
M2: Final[i64] = 4294944443
WORDS: Final[i64] = 2147483648  # the largest n of `below`: its product still fits 63 bits
LOW: Final[i64] = 4294967295  # the mask of 32 bits
STRIDE: Final[i64] = 2654435769  # between the streams of two numbers, before scrambling
STIR: Final[i64] = 73244475  # an odd factor of 27 bits: products of 32-bit words fit 63


@final
@mypyc_attr(acyclic=True)
class Rng:
    """Six words of state: a, b, c of the first recurrence (oldest first), d, e, f of the second."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f

    @staticmethod
    def seeded(seed: str | SupportsIndex) -> Rng:
        """The stream of a seed: six 64-bit words of its SHA-512, none of them reduced to zero."""
        text = seed if isinstance(seed, str) and seed.isascii() else seed_of(seed)
        raw = hashlib.sha512(text.encode()).digest()
        word = [int.from_bytes(raw[8 * i : 8 * i + 8], "big") for i in range(6)]
        first = [w % 4294967086 + 1 for w in word[:3]]
        second = [w % 4294944442 + 1 for w in word[3:]]
        return Rng(first[0], first[1], first[2], second[0], second[1], second[2])

    def __repr__(self) -> str:
        """The stream from here on: what it says makes it again."""
        return f"Rng({', '.join(map(str, self.words()))})"

    def clone(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.d, self.e, self.f)

    def fork(self) -> Rng:
        """A new stream whose six words, from 1 to 2^31, are drawn from this one."""
        a = self.below(WORDS) + 1
        b = self.below(WORDS) + 1
        c = self.below(WORDS) + 1
        d = self.below(WORDS) + 1
        e = self.below(WORDS) + 1
        return Rng(a, b, c, d, e, self.below(WORDS) + 1)

    def at(self, n: i64) -> Rng:
        """The n-th of the streams that belong to this one, from n = 0; this one stays as it is."""
        far = n * STRIDE
        return Rng(
            scrambled(self.a + far) % 4294967086 + 1,
            scrambled(self.b + far) % 4294967086 + 1,
            scrambled(self.c + far) % 4294967086 + 1,
            scrambled(self.d + far) % 4294944442 + 1,
            scrambled(self.e + far) % 4294944442 + 1,
            scrambled(self.f + far) % 4294944442 + 1,
        )

    def words(self) -> list[int]:
        """The whole state, for comparisons."""
        return [self.a, self.b, self.c, self.d, self.e, self.f]

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n up to 2^31."""
        p = (1403580 * self.b - 810728 * self.a) % M1
        self.a = self.b
        self.b = self.c
        self.c = p
        q = (527612 * self.f - 1370589 * self.d) % M2
        self.d = self.e
        self.e = self.f
        self.f = q
        z = p - q
        if z < 0:
            z += M1
        return z * n // M1

    def shuffle(self, cards: list[int]) -> None:
        """Every order equally likely: from the last place down, swap with a place at or below."""
        i: i64 = len(cards) - 1
        while i > 0:
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1


def scrambled(word: i64) -> i64:
    """32 bits out of which nothing of a neighbouring word can be read."""
    x = word & LOW
    x = (x >> 16 ^ x) * STIR & LOW
    x = (x >> 16 ^ x) * STIR & LOW
    return x >> 16 ^ x


def chance(handed_in: Rng | Any) -> Rng:
    """A stream that somebody brought: another kind of chance gives other games in another build."""
    if not isinstance(handed_in, Rng):
        right = "a bot's own self.rng, or Rng.seeded('7')"
        raise BadInput(f"chance is an Rng, such as {right}; not {quoted(handed_in)}")
    return handed_in
