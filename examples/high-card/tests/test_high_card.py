"""High Card keeps the contract, and plays by its rules."""

from __future__ import annotations

from kotable.games import game
from kotable.testing import GameContract

TRICK = """highcard position 1
seats: 2
leader: 1
seed: k1:7
played: 1 2 3 4 5 6 7 8
seat 0:
  points: 3
  hand: 12
seat 1:
  points: 1
  hand: 11
"""


class TestHighCard(GameContract):
    game = "highcard"


def test_the_highest_card_takes_the_trick() -> None:
    """HC-2.2."""
    state = game("highcard").read_position(TRICK)
    assert state.to_move() == 1
    state.play("play 11")
    state.play("play 12")
    assert state.over() and state.points() == [4, 1]
    assert state.outcome().winners == (0,)


def test_a_card_that_one_does_not_have_is_refused() -> None:
    """HC-2.1."""
    state = game("highcard").read_position(TRICK)
    refusal = state.why_not(state.base().parse("play 12"))
    assert refusal is not None and refusal.rule == "HC-2.1"
