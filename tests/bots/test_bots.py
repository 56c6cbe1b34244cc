"""Bots choose what is legal, from a view, the same from the same seed; and greed is better than chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from kotable.bots import LEVELS, Bot, bot, level
from kotable.games import NAMES, game
from kotable.values import KotableError

LEVEL_NAMES = [one.name for one in LEVELS]


def played(name: str, bots: Sequence[Bot], seed: str, most: int = 10_000) -> tuple[list[int], tuple[int, ...]]:
    """The choices of a game between these bots, and its winners (none if it was not finished)."""
    setup = game(name).setup(len(bots), {})
    state = setup.start(seed)
    choices: list[int] = []
    while not state.over() and len(choices) < most:
        seat = int(state.to_move())
        legal = state.legal()
        choice = bots[seat].choose(state.view(seat), legal, setup, f"{seed}/{len(choices)}")
        assert choice in legal
        state.apply(choice)
        choices.append(choice)
    return choices, state.outcome().winners if state.over() else ()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("who", LEVEL_NAMES)
def test_the_same_seed_gives_the_same_game(who: str, name: str, seats: int) -> None:
    first = played(name, [bot(who)] * seats, "k1:5", most=60)
    assert first == played(name, [bot(who)] * seats, "k1:5", most=60)
    assert len(first[0]) == 60
    assert first != played(name, [bot(who)] * seats, "k1:6", most=60)


@pytest.mark.parametrize("name", NAMES)
def test_greed_beats_chance(name: str) -> None:
    games = 16
    won = 0
    for number in range(games):
        bots = [bot("greedy"), bot("random")]
        seat = number % 2
        if seat:
            bots.reverse()
        won += played(name, bots, f"k1:{number // 2}")[1] == (seat,)
    # By chance alone one time in nearly four thousand.
    assert won >= 15


def test_random_takes_every_choice_alike() -> None:
    setup = game("kokopelli").setup(2, {})
    state = setup.start("k1:1")
    legal, view = state.legal(), state.view(int(state.to_move()))
    throws = 300 * len(legal)
    counts = Counter(bot("random").choose(view, legal, setup, f"k1:{i}") for i in range(throws))
    chi = sum((counts[action] - 300) ** 2 / 300 for action in legal)
    # Four standard deviations above what chance gives.
    assert chi < len(legal) - 1 + 4 * (2 * (len(legal) - 1)) ** 0.5


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(KotableError, match="there is no bot 'genius': there are random, greedy"):
        bot("genius")


def test_levels_have_different_names() -> None:
    assert len(set(LEVEL_NAMES)) == len(LEVEL_NAMES)
    assert level("greedy").worlds >= 1
