"""The search looks at what is better, however little that is: a game that is nearly decided is played on with care, and to its end."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import kotable
from kotable.bots import Budget, bot
from kotable.bots.judge import Judge
from kotable.bots.search import Search
from kotable.bots.values import judge_of
from kotable.game import Setup, State
from kotable.games import NAMES, game
from kotable.kokopelli.rules import KokopelliState
from kotable.kokopelli.setup import WILD


class Squeezed(Judge):
    """Says what another judge says, with all chances close together, as in a game that the first seat has all but won."""

    def __init__(self, setup: Setup, low: float, high: float) -> None:
        super().__init__(setup)
        self.inner = judge_of(setup)
        self.low = low
        self.high = high

    def chances(self, state: State, out: vec[float]) -> None:
        self.inner.chances(state, out)
        out[0] = self.low + (self.high - self.low) * out[0]
        out[1] = 1.0 - out[0]

    def settled(self, state: State) -> i64:
        return self.inner.settled(state)

    def narrowed(self, state: State, ids: vec[i64], before: i64) -> vec[i64]:
        return self.inner.narrowed(state, ids, before)


@pytest.mark.parametrize("name", NAMES)
def test_a_decided_game_is_searched_like_an_open_one(name: str) -> None:
    setup = game(name).setup(2, {})
    for number in range(6):
        state = setup.start(f"k1:close/{number}")
        while len(state.legal()) < 3:
            state.apply(state.legal()[0])
        view = state.view(int(state.to_move()))
        shares = []
        for low, high in ((0.0, 1.0), (0.97, 0.99)):
            search = Search(setup, Squeezed(setup, low, high), view, "k1:close", 1.0, 0.0, False)
            search.run(400, 0.0, 0)
            visits = sorted((int(one[1]) for one in search.first_choices()), reverse=True)
            shares.append(visits[0] / sum(visits))
        assert shares[1] == pytest.approx(shares[0], abs=0.2)


class Fateful(Judge):
    """Sees only what nobody can choose: how many Kokopelli cards the other seat holds."""

    def __init__(self, setup: Setup, me: int) -> None:
        super().__init__(setup)
        self.me = me

    def chances(self, state: State, out: vec[float]) -> None:
        assert isinstance(state, KokopelliState)
        out[1] = float(state.in_hand(1 - self.me, WILD)) / 8
        out[0] = 1.0 - out[1]


def test_in_common_worlds_luck_does_not_get_between_the_choices() -> None:
    setup = game("kokopelli").setup(2, {})
    state = setup.start("k1:common")
    seat = int(state.to_move())

    def found(common: bool) -> dict[int, set[float]]:
        """By how often choices were looked at, the chances that the search tells for them."""
        search = Search(setup, Fateful(setup, seat), state.view(seat), "k1:common", 50.0, 0.0, True, common)
        search.run(60 * len(state.legal()), 0.0, 0)
        chances: dict[int, set[float]] = {}
        for _, visits, chance, _ in search.first_choices():
            chances.setdefault(int(visits), set()).add(chance)
        assert len(chances) < len(state.legal()), "some were looked at equally often"
        return chances

    assert all(len(one) == 1 for one in found(common=True).values())
    assert any(len(one) > 1 for one in found(common=False).values())


AHEAD = """kodachi position 1
seats: 2
round: {round}
phase: take
stance: strength
guard-row: g1-fan
house-row: {house}
played: dojo-5
seat 0:
  hand: dojo-4 dojo-2 dojo-1
  discards: red-a blue-b green-a green-b
  treasures: g3-fan g3-scroll g4-fan
  tokens: red-2 blue-2 green-2
seat 1:
  hand: dojo-1
"""
"""Seat 0 has 24 points and more, seat 1 has none."""


@pytest.mark.parametrize(("who", "nodes"), [("easy", 60), ("medium", 40)])
def test_who_is_far_ahead_buys_only_what_ends_the_game(who: str, nodes: int) -> None:
    def chosen(round: int, house: str) -> set[str]:
        game = kotable.from_position(AHEAD.format(round=round, house=house))
        seeds = [f"k1:{number}" for number in range(4)]
        choose = bot(who).choose
        found = [choose(game.view(0), game.state.legal(), game.setup, seed, Budget(nodes=nodes)) for seed in seeds]
        return {game.setup.actions[action].text for action in found}

    assert "buy rumor-envoy" in chosen(3, "rumor-envoy"), "early on it is a good card"
    assert "buy rumor-envoy" not in chosen(12, "rumor-envoy")
    assert "buy red-c" in chosen(12, "red-c"), "an envoy can bring the fourth token"
