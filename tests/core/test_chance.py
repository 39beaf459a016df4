"""Draws are fair, follow from the seed by the documented derivation, and never shift each other.

The derivation is written here a second time, from the text at the top of core/chance.py.
"""

import hashlib
import hmac
import math
import struct
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count, pairwise, permutations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cloister.core.chance import Chance, Fast, Streams, commit, derive, fast, master_key
from cloister.core.record import Header, agreed
from tests.support.evenness import assert_even, p_value, unevenness

CALM = settings(deadline=None, derandomize=True, max_examples=100)
SEED = bytes(range(32))
KEY = master_key(SEED)
WORDS = 2**32
MULTIPLIER = 4194967275
HEADER = Header(
    format=1,
    game="serendipity",
    rules=1,
    seats=3,
    options={"turn_limit": 2000},
    pack="ab" * 32,
    commitment="",
    seed=SEED.hex(),
    table="t1",
)

# The documented derivation


def words(seed: bytes, nonces: tuple[str, ...], step: int, label: str) -> Iterator[int]:
    stirred = "".join(nonce + "\n" for nonce in nonces).encode()
    key = hmac.new(seed, stirred, hashlib.sha256).digest()
    stream = hmac.new(key, f"{step}/{label}".encode(), hashlib.sha256).digest()
    for i in count():
        yield from struct.unpack(">8I", hashlib.sha256(stream + struct.pack(">Q", i)).digest())


def below(stream: Iterator[int], n: int) -> int:
    multiples = WORDS // n * n
    return next(word for word in stream if word < multiples) % n


def shuffled(stream: Iterator[int], size: int) -> list[int]:
    items = list(range(size))
    for i in reversed(range(1, size)):
        j = below(stream, i + 1)
        items[i], items[j] = items[j], items[i]
    return items


@CALM
@given(
    seed=st.binary(min_size=32, max_size=32),
    nonces=st.lists(st.text("abcdefé", max_size=9), max_size=6).map(tuple),
    step=st.integers(0, 10**6),
    label=st.text(st.characters(codec="utf-8"), max_size=20),
    sizes=st.lists(st.integers(1, WORDS), min_size=1, max_size=40),
)
def test_clo_8_every_draw_is_the_documented_one(
    seed: bytes, nonces: tuple[str, ...], step: int, label: str, sizes: list[int]
) -> None:
    """CLO-8: anyone can derive a draw again from the seed, with nothing but SHA-256."""
    chance = Streams(master_key(seed, nonces), step)
    again = words(seed, nonces, step, label)
    assert [chance.below(n, label) for n in sizes] == [below(again, n) for n in sizes]


@pytest.mark.parametrize("size", [0, 1, 2, 16, 91, 500])
def test_clo_8_every_shuffle_is_the_documented_one(size: int) -> None:
    """CLO-8: Fisher-Yates, from the last place down."""
    items = list(range(size))
    Streams(KEY, 3).shuffle(items, "deck")
    assert items == shuffled(words(SEED, (), 3, "deck"), size)


def test_draws_never_change() -> None:
    """Stored games depend on these numbers: if this fails, every seed deals a different game."""
    chance = Streams(master_key(bytes(32)), 0)
    deck = list(range(10))
    chance.shuffle(deck, "deck")
    assert [chance.below(6, "dice") for _ in range(12)] == [1, 4, 1, 5, 1, 3, 4, 1, 5, 4, 3, 5]
    assert deck == [7, 9, 4, 1, 6, 3, 8, 0, 5, 2]


# The edge of rejection sampling


def first_word(step: int) -> int:
    return Streams(KEY, step).below(WORDS, "edge")


def high_steps() -> list[int]:
    return [step for step in range(40) if first_word(step) > WORDS // 2]


def test_a_word_at_the_edge_is_rejected() -> None:
    """With n = w > 2**31, words below w count, and w itself does not."""
    for step in high_steps():
        word = first_word(step)
        second = words(SEED, (), step, "edge")
        next(second)
        assert Streams(KEY, step).below(word, "edge") == below(second, word)


def test_a_word_just_under_the_edge_is_taken() -> None:
    steps = high_steps()
    assert len(steps) > 10
    for step in steps:
        assert Streams(KEY, step).below(first_word(step) + 1, "edge") == first_word(step)


@pytest.mark.parametrize("n", [0, -1, WORDS + 1, 2**64])
def test_a_draw_that_no_word_can_give_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match="below"):
        Streams(KEY, 0).below(n, "edge")


# Fair numbers: everything is seeded, so a test that passes once passes forever


@pytest.mark.parametrize(
    ("chi_square", "freedom", "p"),
    [(3.841, 1, 0.05), (18.307, 10, 0.05), (149.449, 100, 0.001), (277.269, 225, 0.01)],
)
def test_p_values_agree_with_the_printed_tables(chi_square: float, freedom: int, p: float) -> None:
    assert p_value(chi_square, freedom) == pytest.approx(p, rel=0.12)


def new_chance(name: str) -> Chance:
    return Fast(1) if name == "Fast" else Streams(KEY, 1)


@pytest.mark.parametrize("name", ["Streams", "Fast"])
@pytest.mark.parametrize("n", [2, 3, 7, 13, 64, 91])
def test_draws_are_evenly_distributed(name: str, n: int) -> None:
    chance = new_chance(name)
    found = Counter(chance.below(n, "even") for _ in range(30_000))
    assert_even(unevenness([found[i] for i in range(n)]), n - 1)


@pytest.mark.parametrize("name", ["Streams", "Fast"])
def test_a_draw_tells_nothing_about_the_next(name: str) -> None:
    chance = new_chance(name)
    drawn = [chance.below(8, "pairs") for _ in range(60_001)]
    found = Counter(pairwise(drawn))
    assert_even(unevenness([found[a, b] for a in range(8) for b in range(8)]), 63)


def test_a_large_size_has_no_bias() -> None:
    """With n = 3 * 2**30, a plain remainder would give the low third twice as often."""
    n = 3 * 2**30
    chance = Streams(KEY, 2)
    found = Counter(chance.below(n, "large") // 2**30 for _ in range(20_000))
    assert_even(unevenness([found[i] for i in range(3)]), 2)


# Fair shuffles


def places(shuffle: Callable[[list[int]], None], cards: int, times: int) -> list[int]:
    """How often each card came to each place."""
    found = [0] * (cards * cards)
    rows = range(0, cards * cards, cards)
    for _ in range(times):
        deck = list(range(cards))
        shuffle(deck)
        for row, card in zip(rows, deck):
            found[row + card] += 1
    return found


def assert_fair(found: list[int], cards: int) -> None:
    """Each card lies in one place only, which leaves (cards - 1) squared degrees of freedom."""
    assert_even(unevenness(found) * (cards - 1) / cards, (cards - 1) ** 2)


def by_streams() -> Callable[[list[int]], None]:
    steps = count()
    return lambda deck: Streams(KEY, next(steps)).shuffle(deck, "deck")


def test_clo_8_shuffles_of_a_table_are_fair() -> None:
    """CLO-8: position x card over 100,000 shuffles, each from its own stream."""
    assert_fair(places(by_streams(), cards=12, times=100_000), cards=12)


def test_shuffles_of_playouts_are_fair() -> None:
    assert_fair(places(Fast(4).shuffle, cards=16, times=100_000), cards=16)


@pytest.mark.parametrize("shuffle", [by_streams(), Fast(5).shuffle], ids=["Streams", "Fast"])
def test_every_order_is_equally_likely(shuffle: Callable[[list[int]], None]) -> None:
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        deck = list(range(4))
        shuffle(deck)
        found[tuple(deck)] += 1
    assert_even(unevenness([found[order] for order in permutations(range(4))]), 23)


def test_a_famous_biased_shuffle_is_detected() -> None:
    """Swapping each card with any card, as the poker site of 1999 did, is not fair."""
    chance = Fast(6)

    def swap_with_any(deck: list[int]) -> None:
        for i in range(len(deck)):
            j = chance.below(len(deck))
            deck[i], deck[j] = deck[j], deck[i]

    with pytest.raises(AssertionError):
        assert_fair(places(swap_with_any, cards=16, times=20_000), cards=16)


# One draw never shifts another


def test_an_extra_draw_under_one_label_shifts_no_other() -> None:
    """CLO-8: each label has its own stream."""
    plain, busy = Streams(KEY, 5), Streams(KEY, 5)
    wanted = [plain.below(1000, "bag") for _ in range(50)]
    found = []
    for _ in range(50):
        busy.below(7, "dice")
        busy.shuffle(list(range(9)), "deck")
        found.append(busy.below(1000, "bag"))
    assert found == wanted


def test_each_label_and_step_has_its_own_stream() -> None:
    labels = ("", "1", "/", "1/", "a", "a ")
    names = [(step, label) for step in (0, 1, 11, 111) for label in labels]
    starts = {Streams(KEY, step).below(WORDS, label) for step, label in names}
    assert len(starts) == len(names)


def test_the_players_nonces_change_every_draw() -> None:
    """CLO-8: the table's owner alone does not decide the deal."""
    added: list[tuple[str, ...]] = [(), ("",), ("a",), ("b",), ("a", "b"), ("b", "a"), ("ab",)]
    assert len({master_key(SEED, nonces) for nonces in added}) == len(added)
    assert len({master_key(bytes([n]) * 32, ("a",)) for n in range(9)}) == 9


@pytest.mark.parametrize(
    "change",
    [
        {"table": "t2"},
        {"game": "altitude"},
        {"rules": 2},
        {"seats": 4},
        {"options": {"turn_limit": 2001}},
        {"pack": "cd" * 32},
        {"position": {}},
    ],
    ids=lambda change: next(iter(change)),
)
def test_clo_8_the_commitment_binds_what_was_agreed(change: dict[str, object]) -> None:
    """CLO-8: a seed that was committed to cannot be used at another table or another game."""
    other = msgspec.structs.replace(HEADER, **change)
    assert commit(SEED, agreed(other)) != commit(SEED, agreed(HEADER))


def test_clo_8_the_commitment_binds_the_seed_and_nothing_later() -> None:
    """CLO-8: the commitment can be published before the players have added anything."""
    later = msgspec.structs.replace(HEADER, nonces=("a",), commitment="x", seed="")
    assert commit(SEED, agreed(later)) == commit(SEED, agreed(HEADER))
    assert commit(bytes(32), agreed(HEADER)) != commit(SEED, agreed(HEADER))
    plain = b'["t1","serendipity",1,3,{"turn_limit":2000},"' + b"ab" * 32 + b'"]'
    assert commit(SEED, agreed(HEADER)) == hashlib.sha256(SEED + plain).hexdigest()


# The fast generator


def carried(x: int) -> int:
    return MULTIPLIER * (x % 2**31) + (x >> 31)


def fast_words(seed: int) -> Iterator[int]:
    """Multiply with carry, implemented a second time, from a seed mixed by SplitMix64."""
    x = (seed + 0x9E3779B97F4A7C15) % 2**64
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
    x = (x ^ (x >> 27)) * 0x94D049BB133111EB % 2**64
    x = (x ^ (x >> 31)) % 2**62 or 1
    while True:
        x = carried(x)
        yield (x ^ (x >> 31)) % 2**31


@CALM
@given(seed=st.integers(-(2**62), 2**64), sizes=st.lists(st.integers(1, 2**20), min_size=1))
def test_fast_follows_its_documented_algorithm(seed: int, sizes: list[int]) -> None:
    chance = Fast(seed)
    again = fast_words(seed)
    assert [chance.below(n) for n in sizes] == [next(again) * n >> 31 for n in sizes]


def test_fast_ignores_labels() -> None:
    one, two = Fast(9), Fast(9)
    assert [one.below(50, "a") for _ in range(99)] == [two.below(50, "b") for _ in range(99)]


def test_every_seed_of_fast_starts_a_different_sequence() -> None:
    starts = {tuple(chance.below(2**16) for _ in range(4)) for chance in map(Fast, range(5000))}
    assert len(starts) == 5000


def test_neighbouring_seeds_of_fast_are_uncorrelated() -> None:
    found = Counter((Fast(n).below(8), Fast(n + 1).below(8)) for n in range(30_000))
    assert_even(unevenness([found[a, b] for a in range(8) for b in range(8)]), 63)


def is_prime(n: int) -> bool:
    """Miller-Rabin; with these witnesses it is a proof below 2**64."""
    odd = n - 1
    twos = (odd & -odd).bit_length() - 1
    odd >>= twos
    return all(
        pow(a, odd, n) == 1 or any(pow(a, odd << i, n) == n - 1 for i in range(twos))
        for a in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37)
    )


def test_fast_has_a_long_period() -> None:
    """With a safe prime as modulus the period is half of it for every seed: about 2**62."""
    modulus = MULTIPLIER * 2**31 - 1
    assert is_prime(modulus)
    assert is_prime(modulus // 2)
    assert carried(5 * 2**31) == 5
    assert math.log2(modulus // 2) == pytest.approx(62, abs=0.05)


@pytest.mark.parametrize("size", [0, 1, 2, 3, 16, 91, 1000])
def test_the_quick_shuffle_of_fast_matches_the_general_one(size: int) -> None:
    quick, plain = Fast(8), Fast(8)
    one, two = list(range(size)), list(range(size))
    quick.shuffle(one)
    Chance.shuffle(plain, two)
    assert one == two
    assert quick.below(2**20) == plain.below(2**20)


def test_seeds_are_derived_from_seeds() -> None:
    labels = ["", "game/0", "game/1", "game/10", "bot/0"]
    assert len({derive(SEED, label) for label in labels}) == len(labels)
    assert derive(SEED, "game/1") == hmac.new(SEED, b"game/1", hashlib.sha256).digest()
    assert fast(SEED).below(2**20) == Fast(int.from_bytes(SEED[:8], "big") // 4).below(2**20)
