"""The dice of a game: seeded, named for ever, and the same compiled or not.

A seed is a text `k1:…`; the prefix names this algorithm (SHAKE-128 spreads the text over the streams, each stream is a
xoshiro128++ generator). A game has several streams, so that what one seat draws does not depend on how often another drew. The dice of
a game are one flat vector of 32-bit words, four for each stream, which the state of the game owns and copies.

Dice can also be *given*: `given(streams, values)` shows the values one after another, and once it has no more, what may come next and how
likely each of it is can be asked with `asked`. So a program can go through all that chance may bring, with exact probabilities.
"""

from __future__ import annotations

from hashlib import shake_128
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kotable.values import SeedError

ALGORITHM: Final = "k1"
MASK: Final[i64] = 0xFFFFFFFF

GIVEN: Final[i64] = -1
"""The first word of a stream of given dice, which no thrown dice have; the second says where their values begin."""
NEXT: Final[i64] = 0
COUNT: Final[i64] = 1
CASES: Final[i64] = 2
VALUES: Final[i64] = 3
"""From there on: how many values were shown, how many there are, how many cases there are for the first that was missing, the values."""
MOST_VALUES: Final = 1024
MOST_CASES: Final = 256
WEIGHTS: Final[i64] = 1027
"""Behind the values: in how many of all cases each of these comes, all cards being equally likely."""


def dice(seed: str, streams: int) -> vec[i64]:
    """The words of `streams` independent generators grown from the seed text."""
    if not seed.startswith(ALGORITHM + ":") or len(seed) > 200 or not seed.isprintable():
        raise SeedError(f"'{seed[:40]}' is no seed: expected a text such as 'k1:7f3a' (k1 names the dice, the rest is free)")
    data = shake_128(seed.encode()).digest(16 * streams)
    words = vec[i64]([0] * (4 * streams))
    i: i64 = 0
    while i < len(words):
        at = 4 * i
        a: i64 = data[at]
        b: i64 = data[at + 1]
        c: i64 = data[at + 2]
        d: i64 = data[at + 3]
        words[i] = a << 24 | b << 16 | c << 8 | d
        i += 1
    return words


def fork(words: vec[i64], streams: int) -> vec[i64]:
    """New dice, thrown with stream 0 of these, which moves on."""
    found = vec[i64]([0] * (4 * streams))
    i: i64 = 0
    while i < len(found):
        found[i] = throw(words, 0)
        i += 1
    return found


def dice_text(words: vec[i64]) -> str:
    """The dice as a text that `dice_from_text` reads back."""
    return "".join(f"{word:08x}" for word in words)


def dice_from_text(text: str, streams: int) -> vec[i64]:
    """The dice that `dice_text` wrote."""
    if len(text) != 32 * streams or any(c not in "0123456789abcdef" for c in text):
        raise SeedError(f"these are no dice: expected {32 * streams} hexadecimal digits")
    return vec[i64]([int(text[i : i + 8], 16) for i in range(0, len(text), 8)])


def given(streams: int, values: list[int]) -> vec[i64]:
    """Dice that show these values in this order, whatever stream is asked; see `asked`."""
    words = vec[i64]([GIVEN, i64(4 * streams), 0, 0] * streams + [0] * (int(WEIGHTS) + MOST_CASES))
    start = i64(4 * streams)
    words[start + COUNT] = len(values)
    i: i64 = 0
    while i < len(values):
        words[start + VALUES + i] = values[i]
        i += 1
    return words


def asked(words: vec[i64]) -> list[int]:
    """Of given dice: the weight of each value that may come after the last, or nothing if there were enough of them.

    What was done with dice that had not enough must be done again with one value more: they went on as if every further value was the
    first one possible.
    """
    start = words[1]
    return [int(words[start + WEIGHTS + i]) for i in range(words[start + CASES])]


def next_given(words: vec[i64], stream: i64) -> i64:
    """The next value of given dice, or -1 where there is none."""
    start = words[4 * stream + 1]
    at = words[start + NEXT]
    if at >= words[start + COUNT]:
        return -1
    words[start + NEXT] = at + 1
    return words[start + VALUES + at]


def ask(words: vec[i64], stream: i64, case: i64, weight: i64) -> None:
    """Note the weight of one case of the first value that is missing; those of later ones are not asked for."""
    start = words[4 * stream + 1]
    if words[start + NEXT] == words[start + COUNT]:
        words[start + CASES] = case + 1
        words[start + WEIGHTS + case] = weight


def asked_enough(words: vec[i64], stream: i64) -> None:
    """The first missing value has been asked for."""
    words[words[4 * stream + 1] + NEXT] = MOST_VALUES + 1


def throw(words: vec[i64], at: i64) -> i64:
    """The next 32 bits of the stream whose words begin at `at`."""
    a = words[at]
    b = words[at + 1]
    c = words[at + 2]
    d = words[at + 3]
    total = (a + d) & MASK
    result = ((((total << 7) | (total >> 25)) & MASK) + a) & MASK
    t = (b << 9) & MASK
    c ^= a
    d ^= b
    words[at + 1] = b ^ c
    words[at] = a ^ d
    words[at + 2] = c ^ t
    words[at + 3] = ((d << 11) | (d >> 21)) & MASK
    return result


def roll(words: vec[i64], stream: i64, n: i64) -> i64:
    """A number from 0 to n-1, each equally likely; moves that stream on."""
    if words[4 * stream] < 0:
        return roll_given(words, stream, n)
    while True:
        product = throw(words, 4 * stream) * n
        # The few results that would make some numbers likelier are thrown again.
        low = product & MASK
        if low >= n or low >= (MASK + 1) % n:
            return product >> 32


def draw_from(bag: vec[u8], start: i64, total: i64, words: vec[i64], stream: i64) -> i64:
    """Take one of the `total` cards of the bag that begins at `start`, each equally likely; the kind that came out.

    A bag is a run of counts, one for each kind.
    """
    at = start
    if words[4 * stream] < 0:
        at += draw_given(bag, start, total, words, stream)
        bag[at] -= 1
        return at - start
    left = roll(words, stream, total)
    count = i64(bag[at])
    while left >= count:
        left -= count
        at += 1
        count = i64(bag[at])
    bag[at] = u8(count - 1)
    return at - start


def happens(words: vec[i64], stream: i64, good: i64, of: i64) -> bool:
    """Whether something happens that does in `good` of so many equally likely cases."""
    if words[4 * stream] < 0:
        value = next_given(words, stream)
        if value >= 0:
            return value == 1
        ask(words, stream, 0, of - good)
        ask(words, stream, 1, good)
        asked_enough(words, stream)
        return good == of
    return roll(words, stream, of) < good


def roll_given(words: vec[i64], stream: i64, n: i64) -> i64:
    """What given dice show for `roll`."""
    value = next_given(words, stream)
    if value >= 0:
        return value
    i: i64 = 0
    while i < n:
        ask(words, stream, i, 1)
        i += 1
    asked_enough(words, stream)
    return 0


def draw_given(bag: vec[u8], start: i64, total: i64, words: vec[i64], stream: i64) -> i64:
    """What given dice show for `draw_from`: the kind itself, which must be in the bag."""
    kind = next_given(words, stream)
    if kind >= 0:
        return kind
    first: i64 = -1
    kind = 0
    while total > 0:
        count = i64(bag[start + kind])
        ask(words, stream, kind, count)
        if first < 0 and count > 0:
            first = kind
        total -= count
        kind += 1
    asked_enough(words, stream)
    return first
