"""Sampled worlds are uniform over the deals that agree with a view."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from librt.vecs import vec
from mypy_extensions import u8

from kotable.chance import dice, draw_from, roll
from kotable.games import game


def chi_square(found: Counter[str], expected: dict[str, float]) -> float:
    assert set(found) <= set(expected), set(found) - set(expected)
    return sum((found[key] - number) ** 2 / number for key, number in expected.items())


LIMITS = {5: 20.5, 6: 22.5, 9: 27.9, 11: 31.3, 35: 66.6}
"""Chi-square values that a fair sample passes 999 times in 1000, by degrees of freedom."""


def test_dice_are_fair_and_streams_do_not_disturb_each_other() -> None:
    words = dice("k1:fair", 2)
    found = Counter(str(roll(words, 1, 6)) for _ in range(6000))
    assert chi_square(found, {str(face): 1000.0 for face in range(6)}) < LIMITS[5]
    one, two = dice("k1:a", 2), dice("k1:a", 2)
    for _ in range(9):
        roll(two, 0, 5)
    assert [roll(one, 1, 35) for _ in range(20)] == [roll(two, 1, 35) for _ in range(20)]


def test_a_bag_gives_each_card_alike() -> None:
    words = dice("k1:bag", 1)
    found: Counter[str] = Counter()
    for _ in range(6000):
        bag = vec[u8]([9, 1, 0, 2, 3])
        found[str(draw_from(bag, 1, 6, words, 0))] += 1
        assert sum(bag) == 14
    assert chi_square(found, {"0": 1000.0, "2": 2000.0, "3": 3000.0}) < LIMITS[5]


def test_kokopelli_worlds_are_uniform() -> None:
    """Seat 1 has four cards that seat 0 can't place: two in hand, one it put at the bottom, one in the bag."""
    state = game("kokopelli").read_position(
        "kokopelli position 1\nseats: 2\nseat 0:\n  hand: paw\nseat 1:\n  hand: hunter paw\n  bag: hunter\n  tail: warrior\n"
    )
    setup, view = state.base(), state.view(0)
    expected: Counter[str] = Counter()
    for deal in permutations(["hunter", "hunter", "paw", "warrior"]):
        expected[" ".join([*sorted(deal[:2]), deal[2], deal[3]])] += 1
    rounds = 4000
    found: Counter[str] = Counter()
    for number in range(rounds):
        theirs = setup.sample_world(view, f"k1:{number}").view(1)
        hand = sorted(kind for kind, count in theirs.hand.items() for _ in range(count))  # type: ignore[attr-defined]
        found[" ".join([*hand, *theirs.known, *theirs.pile])] += 1  # type: ignore[attr-defined]
    share = {key: number * rounds / 24 for key, number in expected.items()}
    assert len(share) == 7
    assert chi_square(found, share) < LIMITS[6]
