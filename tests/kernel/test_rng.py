"""The stream of chance: specified in docs/reference/rng.md, and tested from that page."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tablee.kernel import Rng

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "rng.md"
BLOCKS = re.findall(r"```toml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
VECTORS: dict[str, Any] = tomllib.loads("\n".join(BLOCKS))
STREAMS: list[dict[str, Any]] = VECTORS["stream"]

M1 = 2**32 - 209
M2 = 2**32 - 22853


def published(words: list[int], count: int) -> list[int]:
    """MRG32k3a as L'Ecuyer states it: two recurrences, written independently of the engine."""
    x, y = words[:3], words[3:]
    out = []
    for _ in range(count):
        x = [*x[1:], (1403580 * x[-2] - 810728 * x[-3]) % M1]
        y = [*y[1:], (527612 * y[-1] - 1370589 * y[-3]) % M2]
        out.append((x[-1] - y[-1]) % M1)
    return out


def test_page_reproduces_the_published_first_outputs() -> None:
    given = VECTORS["published"]
    fractions = [f"0.{z * 10**10 // (M1 + 1):010}" for z in published(given["words"], 5)]
    assert fractions == given["fractions"]


@pytest.mark.parametrize("n", [1, 2, 6, 56, 1000, 2**31])
def test_below_scales_the_published_stream(n: int) -> None:
    for words in [[12345] * 6, [1] * 6, [M1 - 1] * 3 + [M2 - 1] * 3]:
        rng = Rng(*words)
        assert [rng.below(n) for _ in range(200)] == [z * n // M1 for z in published(words, 200)]


@pytest.mark.parametrize("apart", [-2, -1, 0, 1, 2])
def test_both_recurrences_may_give_the_same_number(apart: int) -> None:
    """Or numbers next to each other: chance meets that once in billions, so it is brought about."""
    q = 1370589 * (M2 - 1) % M2  # of the words 1, 1, and 0
    b = (q + apart + 810728) * pow(1403580, -1, M1) % M1
    words = [1, b, 1, 1, 1, 0]
    assert published(words, 1) == [apart % M1]
    assert Rng(*words).below(2**31) == apart % M1 * 2**31 // M1


def unscrambled(bits: int) -> int:
    """The word that `scrambled` makes these 32 bits of: each of its steps can be turned back."""
    undo = pow(73244475, -1, 2**32)
    for _ in range(2):
        bits = (bits >> 16 ^ bits) * undo % 2**32
    return bits >> 16 ^ bits


@pytest.mark.parametrize("n", [0, 1, 7])
@pytest.mark.parametrize("past", [-2, -1, 0, 1])
def test_words_of_numbered_streams_begin_again_below_their_modulus(n: int, past: int) -> None:
    """Never 0 and never the modulus, which would be the same: then a stream could stand still."""
    moduli = [M1] * 3 + [M2] * 3
    words = [(unscrambled(m - 1 + past) - 2654435769 * n) % 2**32 for m in moduli]
    expected = [past + 1 if past >= 0 else m + past for m in moduli]
    assert Rng(*words).at(n).words() == expected


@pytest.mark.parametrize("stream", STREAMS, ids=lambda stream: repr(stream["seed"]))
def test_streams_are_those_of_the_page(stream: dict[str, Any]) -> None:
    seed = stream["seed"]
    assert Rng.seeded(seed).words() == stream["words"]
    rng = Rng.seeded(seed)
    assert [rng.below(1000) for _ in range(6)] == stream["below_1000"]
    deck = list(range(10))
    Rng.seeded(seed).shuffle(deck)
    assert deck == stream["shuffle_10"]
    assert Rng.seeded(seed).fork().words() == stream["fork"]
    assert Rng.seeded(seed).at(7).words() == stream["at_7"]


def test_a_clone_goes_the_same_way_and_leaves_its_original_alone() -> None:
    rng = Rng.seeded("clone")
    before = rng.words()
    twin = rng.clone()
    ahead = [twin.below(100) for _ in range(5)]
    assert rng.words() == before
    assert [rng.below(100) for _ in range(5)] == ahead


def test_a_fork_is_a_stream_of_its_own() -> None:
    rng = Rng.seeded("fork")
    one, two = rng.fork(), rng.fork()
    streams = [[stream.below(1000) for _ in range(20)] for stream in (rng, one, two)]
    assert len({tuple(stream) for stream in streams}) == 3


def test_numbered_streams_are_had_in_any_order_and_leave_their_own_alone() -> None:
    rng = Rng.seeded("numbered")
    before = rng.words()
    ninth = rng.at(9).words()
    assert len({tuple(rng.at(n).words()) for n in range(1000)}) == 1000
    assert rng.at(9).words() == ninth
    assert rng.words() == before


def chi_square(counts: Counter[int], cells: int, draws: int) -> float:
    expected = draws / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))


@pytest.mark.parametrize(("n", "limit"), [(2, 10.83), (6, 20.52), (56, 93.17)])
def test_below_is_uniform(n: int, limit: float) -> None:
    """Chi-square, 0.1 % level, one fixed seed."""
    rng, draws = Rng.seeded("uniform"), 20_000
    assert chi_square(Counter(rng.below(n) for _ in range(draws)), n, draws) < limit


@pytest.mark.parametrize(("n", "limit"), [(2, 10.83), (6, 20.52), (56, 93.17)])
def test_the_first_draws_of_numbered_streams_are_uniform(n: int, limit: float) -> None:
    """A bot draws once or twice from each, so what comes first counts."""
    rng, draws = Rng.seeded("numbered"), 20_000
    counts = Counter(rng.at(number).below(n) for number in range(draws))
    assert chi_square(counts, n, draws) < limit


def test_the_first_draws_of_neighbouring_streams_are_independent() -> None:
    rng, draws = Rng.seeded("numbered"), 20_000
    firsts = [rng.at(number).below(6) for number in range(draws + 1)]
    pairs = Counter(6 * one + other for one, other in pairwise(firsts))
    assert chi_square(pairs, 36, draws) < 66.62


def test_pairs_are_uniform() -> None:
    """What follows one number says nothing about the next: 36 pairs of dice, 0.1 % level."""
    rng, draws = Rng.seeded("pairs"), 20_000
    pairs = Counter(6 * rng.below(6) + rng.below(6) for _ in range(draws))
    assert chi_square(pairs, 36, draws) < 66.62


def test_every_order_of_a_small_deck_occurs_equally_often() -> None:
    rng, draws = Rng.seeded("orders"), 24_000
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws):
        deck = [0, 1, 2, 3]
        rng.shuffle(deck)
        orders[tuple(deck)] += 1
    assert len(orders) == 24
    spread = sum((count - 1000) ** 2 / 1000 for count in orders.values())
    assert spread < 49.73  # chi-square, 23 degrees of freedom, 0.1 % level


def test_different_seeds_give_different_streams() -> None:
    starts = {tuple(Rng.seeded(str(seed)).words()) for seed in range(1000)}
    assert len(starts) == 1000


def test_short_decks_need_no_chance() -> None:
    rng = Rng.seeded("short")
    before = rng.words()
    for deck in ([], [7]):
        rng.shuffle(deck)
    assert rng.words() == before
