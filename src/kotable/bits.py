"""Sets of small numbers as the bits of one number."""

from __future__ import annotations

from mypy_extensions import i64


def lowest(bits: i64) -> i64:
    """The smallest number in the set, or -1 where it is empty."""
    return i64(int(bits & -bits).bit_length()) - 1


def how_many(bits: i64) -> i64:
    """How many numbers are in the set."""
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count
