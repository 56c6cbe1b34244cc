"""Sampled worlds are uniform over the deals that agree with a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, permutations

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from kotable.chance import dice, dice_text, draw_from, fork, roll
from kotable.game import Setup, State
from kotable.games import game
from kotable.values import KotableError, View
from tests.contract.games import situations


def chi_square(found: Counter[str], expected: dict[str, float]) -> float:
    assert set(found) <= set(expected), set(found) - set(expected)
    return sum((found[key] - number) ** 2 / number for key, number in expected.items())


LIMITS = {3: 16.3, 5: 20.5, 6: 22.5, 9: 27.9, 11: 31.3, 35: 66.6}
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


def by_seed(setup: Setup, view: View, rounds: int) -> Iterator[State]:
    return (setup.sample_world(view, f"k1:{number}") for number in range(rounds))


def by_dice(setup: Setup, view: View, rounds: int) -> Iterator[State]:
    words = dice("k1:redeal", 1)
    return (setup.redeal(view, words) for _ in range(rounds))


Way = Callable[[Setup, View, int], Iterator[State]]


@pytest.mark.parametrize("way", [by_seed, by_dice])
def test_kokopelli_worlds_are_uniform(way: Way) -> None:
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
    for world in way(setup, view, rounds):
        theirs = world.view(1)
        hand = sorted(kind for kind, count in theirs.hand.items() for _ in range(count))  # type: ignore[attr-defined]
        found[" ".join([*hand, *theirs.known, *theirs.pile])] += 1  # type: ignore[attr-defined]
    share = {key: number * rounds / 24 for key, number in expected.items()}
    assert len(share) == 7
    assert chi_square(found, share) < LIMITS[6]


@pytest.mark.parametrize("way", [by_seed, by_dice])
def test_kodachi_worlds_are_uniform_among_hands_that_can_pay(way: Way) -> None:
    """Seat 1 is paying and has five cards that seat 0 can't place, three of them in hand: only a gold skill among these can pay."""
    state = game("kodachi").read_position(
        "kodachi position 1\nseats: 2\nturn: 1\nphase: pay\nbuying: rumor-few\nguard-row: g1-fan\nhouse-row: rumor-few\n"
        "seat 0:\n  hand: dojo-1\n"
        "seat 1:\n  hand: skill-gold dojo-1 dojo-2\n  deck: dojo-1 dojo-4\n  rest: discards\n"
    )
    setup, view = state.base(), state.view(0)
    cards = ["skill-gold", "dojo-1", "dojo-1", "dojo-2", "dojo-4"]
    expected: Counter[str] = Counter()
    for hand in combinations(cards, 3):
        if "skill-gold" in hand:
            expected[" ".join(sorted(hand))] += 1
    rounds = 4000
    found: Counter[str] = Counter()
    for world in way(setup, view, rounds):
        theirs = world.view(1)
        found[" ".join(sorted(kind for kind, count in theirs.hand.items() for _ in range(count)))] += 1  # type: ignore[attr-defined]
    share = {key: number * rounds / sum(expected.values()) for key, number in expected.items()}
    assert len(share) == 4
    assert chi_square(found, share) < LIMITS[3]


def test_a_world_dealt_by_dice_gives_the_seat_its_view(setup: Setup) -> None:
    words = dice("k1:law", 1)
    for state, _ in situations(setup, "k1:redeal", 9, most=40):
        for seat in range(-1, setup.seats):
            view = state.view(seat)
            one, other = setup.redeal(view, words), setup.redeal(view, words)
            assert one.view(seat) == other.view(seat) == view
            assert one.legal() == state.legal() or seat != state.to_move()
            assert list(one.dice) != list(other.dice) != list(state.dice), "every world has dice of its own"
            assert game(setup.game).read_position(one.position()).position() == one.position(), "a world is a legal position"


def test_the_same_dice_deal_the_same_worlds(setup: Setup) -> None:
    view = setup.start("k1:same").view(0)
    rows = [[setup.worlds(view).deal(words).position() for _ in range(5)] for words in (dice("k1:a", 1), dice("k1:a", 1), dice("k1:b", 1))]
    assert rows[0] == rows[1] and len({*rows[0], *rows[2]}) == 10


def test_new_dice_change_what_comes_and_nothing_else(setup: Setup) -> None:
    state = setup.start("k1:dice")
    copy = state.clone()
    copy.reseed(dice("k1:other", 1))
    assert list(copy.dice) != list(state.dice)
    assert [copy.view(seat) for seat in range(setup.seats)] == [state.view(seat) for seat in range(setup.seats)]
    chooser = [dice("k1:same", 1), dice("k1:same", 1)]
    for one, words in zip((state, copy), chooser, strict=True):
        one.playout(words, 30)
    assert copy.position() != state.position()


def test_a_view_of_another_table_is_refused(setup: Setup) -> None:
    other = game(setup.game).setup(3 if setup.seats == 2 else 2, {})
    with pytest.raises(KotableError, match=f"not of {setup.game} with {setup.seats}"):
        setup.worlds(other.start("k1:other").view(0))


@pytest.mark.parametrize("streams", [1, 7])
def test_forked_dice_are_fair_and_differ(streams: int) -> None:
    words = dice("k1:fork", 1)
    found: Counter[str] = Counter()
    seen = set()
    for _ in range(6000):
        own = fork(words, streams)
        seen.add(dice_text(own))
        found[str(roll(own, streams - 1, 6))] += 1
    assert len(seen) == 6000
    assert chi_square(found, {str(face): 1000.0 for face in range(6)}) < LIMITS[5]
