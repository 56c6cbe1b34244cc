"""The dice of a game: seeded, named for ever, and the same compiled or not.

A seed is a text `k1:…`; the prefix names this algorithm (SHAKE-128 spreads the text over the streams, each stream is a
xoshiro128++ generator). A game has several streams, so that what one seat draws does not depend on how often another drew. The dice of
a game are one flat vector of 32-bit words, four for each stream, which the state of the game owns and copies.
"""

from __future__ import annotations

from hashlib import shake_128
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kotable.values import SeedError

ALGORITHM: Final = "k1"
MASK: Final[i64] = 0xFFFFFFFF


def dice(seed: str, streams: int) -> vec[i64]:
    """The words of `streams` independent generators grown from the seed text."""
    if not seed.startswith(ALGORITHM + ":") or len(seed) > 200 or not seed.isprintable():
        raise SeedError(f"'{seed[:40]}' is no seed: expected a text such as 'k1:7f3a' (k1 names the dice, the rest is free)")
    data = shake_128(seed.encode()).digest(16 * streams)
    words = vec[i64]([0] * (4 * streams))
    i: i64 = 0
    while i < len(words):
        at = 4 * i
        words[i] = (i64(data[at]) << 24) | (i64(data[at + 1]) << 16) | (i64(data[at + 2]) << 8) | i64(data[at + 3])
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
    left = roll(words, stream, total)
    at = start
    count = i64(bag[at])
    while left >= count:
        left -= count
        at += 1
        count = i64(bag[at])
    bag[at] = u8(count - 1)
    return at - start
