"""OpenSpiel's own tests and algorithms on both games, and its chance nodes against exact probabilities."""

from __future__ import annotations

import contextlib
import io
import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from math import comb, sqrt
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl.testing import parameterized
from open_spiel.integration_tests import api_test
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, ismcts, mcts
from open_spiel.python.algorithms import external_sampling_mccfr as mccfr

from kotable.chance import asked, dice, given
from kotable.envs.openspiel import GAMES, load
from kotable.game import State
from kotable.games import game
from kotable.kokopelli.cards import KINDS
from kotable.values import SPECTATOR

TINY = """kokopelli position 1
seats: 2
first: 0
turn: 0
round: 9
actions: 1
emptied: 1
seat 0:
  points: 10
  hand: kokopelli
  bag: warrior*2
  left-1: hunter*2 kokopelli@1
seat 1:
  points: 11
  hand: hunter
  bag: paw*2
"""
"""The last turns of a game: seat 0 has one action left, seat 1 two; who holds what is chance."""

LAST_TURN = """kodachi position 1
seats: 2
first: 0
turn: 1
round: 100
guard-row: g3-fan
house-row: red-a
guards: g1-fan g5-vase
guard-rest: discards
house-rest: discards
seat 0:
  hand: novice
  rest: discards
  treasures: g2-fan
seat 1:
  hand: dojo-2 dojo-5
  deck: dojo-4
  rest: discards
  treasures: g2-vase
"""
"""The last turn of a game, that of seat 1: it holds two of three cards, each of which beats the guard in one stance; then it wins."""

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture(scope="module")
def tiny() -> pyspiel.Game:
    return load("kokopelli", TINY)


@pytest.mark.parametrize(("name", "players"), [("kokopelli", 2), ("kokopelli", 4), ("kodachi", 3)])
def test_random_simulation(name: str, players: int) -> None:
    """OpenSpiel's own: clones, serialization, tensors, strings and returns along random games."""
    options = "" if name == "kokopelli" else ",first=seat-0"
    pyspiel.random_sim_test(pyspiel.load_game(f"python_{name}(players={players}{options})"), 1, players == 2 and name == "kokopelli", False)


def own_tests(name: str) -> list[str]:
    return [test for test in dir(api_test.EnforceAPIOnPartialTreeBase) if test.startswith("test_")]


@cache
def partial_tree(name: str) -> type[Any]:
    """OpenSpiel makes such a class for each of its own games."""
    made = pyspiel.load_game(f"python_{name}")
    return type(f"PartialTree{name}", (api_test.EnforceAPIOnPartialTreeBase,), {"game": made, "game_name": f"python_{name}"})


@pytest.mark.parametrize("name", GAMES)
def test_the_api_is_kept(name: str) -> None:
    """OpenSpiel's own tests of a part of the tree, every one of them."""
    made = partial_tree(name)
    assert issubclass(made, parameterized.TestCase)
    made.setUpClass()
    names = own_tests(name)
    assert len(names) >= 5
    with contextlib.redirect_stdout(io.StringIO()):
        for test in names:
            getattr(made(test), test)()


def test_whole_trees_keep_the_api(tiny: pyspiel.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """What OpenSpiel asks of whole trees, on the tiny game: perfect recall, constant sums, no two players in one information state.

    Two of its tests look up how many situations a game has; the numbers of OpenSpiel's own games are in the same tables.
    """
    found = list(situations(tiny.new_initial_state()))
    counted = Counter(kind_of(state) for state in found)
    known = {(state.current_player(), state.information_state_string()) for state in found if kind_of(state) == "decision"}
    assert len(found) > 700 and len(known) > 200
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, "tiny", (counted["chance"], counted["decision"], counted["end"]))
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, "tiny", len(known))
    made: Any = type("FullTree", (api_test.EnforceAPIOnFullTreeBase,), {"game": tiny, "game_name": "tiny"})
    made.setUpClass()
    names = [name for name in dir(made) if name.startswith("test_")]
    assert len(names) >= 8
    for test in names:
        getattr(made(test), test)()


def situations(state: pyspiel.State) -> Iterator[pyspiel.State]:
    """Everything that can come of a situation, which comes first."""
    yield state
    for action in [] if state.is_terminal() else state.legal_actions():
        yield from situations(state.child(action))


def kind_of(state: pyspiel.State) -> str:
    return "end" if state.is_terminal() else "chance" if state.is_chance_node() else "decision"


def leaves(state: pyspiel.State, chance: Fraction) -> list[tuple[pyspiel.State, Fraction]]:
    """Where chance may lead before anybody decides, with exact probabilities."""
    if not state.is_chance_node():
        return [(state, chance)]
    moment = state.moment
    total = sum(moment.weights)
    found = []
    for value, weight in enumerate(moment.weights):
        if weight:
            found += leaves(state.child(value), chance * Fraction(weight, total))
    assert sum(p for _, p in state.chance_outcomes()) == pytest.approx(1)
    return found


def ways(hand: dict[str, int], unseen: dict[str, int]) -> Fraction:
    """The chance of a hand, by counting."""
    size = sum(hand.values())
    count = 1
    for kind, number in hand.items():
        count *= comb(unseen[kind], number)
    return Fraction(count, comb(sum(unseen.values()), size))


@pytest.mark.parametrize(("name", "position", "deals"), [("kokopelli", TINY, 4), ("kodachi", LAST_TURN, 3)])
def test_the_deal_has_exact_probabilities(name: str, position: str, deals: int) -> None:
    """Every way to deal the hidden cards comes as often as counting says."""
    public: Any = game(name).read_position(position).view(SPECTATOR)
    unseen = public.unseen if name == "kokopelli" else [one.unseen for one in public.players]
    found: Counter[str] = Counter()
    wanted = {}
    for state, chance in leaves(load(name, position).new_initial_state(), Fraction(1)):
        hands = [state.moment.state.view(seat).hand for seat in (0, 1)]
        key = str([sorted(hand.items()) for hand in hands])
        found[key] += chance  # type: ignore[assignment]
        wanted[key] = ways(hands[0], unseen[0]) * ways(hands[1], unseen[1])
    assert found == wanted
    assert len(found) == deals and sum(found.values()) == 1


def bags(state: State, shown: tuple[int, ...]) -> dict[str, list[int]]:
    """What chance may draw from when a seat has chosen and this has been shown: how often each kind lies there."""
    view: Any = state.view(int(state.to_move()))
    setup: Any = state.base()
    keys = list(KINDS) if view.game == "kokopelli" else setup.keys
    pile = Counter({keys.index(key): number for key, number in view.pile.items()})
    pile.subtract(shown)
    found = {"pile": [pile[kind] for kind in sorted(pile) if pile[kind] > 0]}
    if view.game == "kodachi":
        guards, elites = ([number for key, number in view.guards_unseen.items() if key[0] == back] for back in "ge")
        found |= {"house": list(view.house_unseen.values()), "guards": guards, "elites": elites}
        # One has just been turned up; of what kind is the next?
        found |= {"after a guard": [sum(elites), sum(guards) - 1], "after an elite": [sum(elites) - 1, sum(guards)]}
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_draw_has_exact_probabilities(name: str) -> None:
    """Along a game, the weights of every card drawn are the counts of what lies where it is drawn from, as its seat knows them."""
    rng = random.Random(5)
    state = pyspiel.load_game(f"python_{name}").new_initial_state()
    drawn: Counter[str] = Counter()
    for _ in range(400):
        if state.is_terminal():
            break
        if state.is_chance_node():
            moment = state.moment
            if moment.state is not None:
                weights = [weight for weight in moment.weights if weight]
                places = [place for place, counts in bags(moment.state, moment.values).items() if counts == weights]
                shuffled = len(moment.values) >= sum(moment.state.view(int(moment.state.to_move())).pile.values())
                assert places or shuffled, (moment.values, weights)
                drawn.update(places)
            state.apply_action(rng.choices(*zip(*state.chance_outcomes(), strict=True))[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    assert drawn["pile"] > 20
    assert name == "kokopelli" or min(drawn[place] for place in ("house", "guards", "elites", "after a guard", "after an elite")) >= 3


@pytest.mark.parametrize("name", GAMES)
def test_given_dice_play_the_games_that_thrown_dice_play(name: str) -> None:
    """Whatever is dealt by throwing can be given, and gives the same situation."""
    setup = game(name).setup(3, {"first": 1})
    rng = random.Random(3)
    values: list[int] = []
    while weights := asked((dealt := setup.rules.deal(setup, given(setup.streams, values), None)).dice):
        values.append(rng.choices(range(len(weights)), weights)[0])
    assert len(values) >= 17
    again = setup.rules.deal(setup, given(setup.streams, values), None)
    assert [again.view(seat) for seat in range(3)] == [dealt.view(seat) for seat in range(3)]
    thrown = setup.start("k1:1")
    assert sum(map(len, [thrown.legal()])) and dealt.to_move() == thrown.to_move() == 1


def test_values_agree_with_games_thrown_by_the_dice(tiny: pyspiel.Game) -> None:
    """What OpenSpiel computes exactly for random play is what thousands of thrown games come to."""
    uniform = policies.UniformRandomPolicy(tiny)
    exact = expected_game_score.policy_value(tiny.new_initial_state(), [uniform, uniform])
    assert sum(exact) == pytest.approx(1)
    start = game("kokopelli").read_position(TINY)
    worlds = start.base().worlds(start.view(SPECTATOR))
    words, count, won = dice("k1:tiny", 1), 6000, 0.0
    for _ in range(count):
        state = worlds.deal(words)
        state.playout(words, 1000)
        winners = state.outcome().winners
        won += (0 in winners) / len(winners)
    assert abs(won / count - exact[0]) < 4.5 * sqrt(0.25 / count)


def test_cfr_comes_near_the_equilibrium(tiny: pyspiel.Game) -> None:
    solver = cfr.CFRSolver(tiny)
    solver.evaluate_and_update_policy()
    first = exploitability.nash_conv(tiny, solver.average_policy())
    for _ in range(3):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(tiny, solver.average_policy()) < first / 2


def test_mccfr_runs(tiny: pyspiel.Game) -> None:
    np.random.seed(1)
    solver = mccfr.ExternalSamplingSolver(tiny, mccfr.AverageType.SIMPLE)
    for _ in range(30):
        solver.iteration()
    assert exploitability.nash_conv(tiny, solver.average_policy()) < 0.5


def test_mccfr_learns_the_last_turn_of_kodachi() -> None:
    """At random seat 1 has about three games of ten; it learns which stance its cards are good for, and when to stop."""
    np.random.seed(1)
    last_turn = load("kodachi", LAST_TURN)
    solver = mccfr.ExternalSamplingSolver(last_turn, mccfr.AverageType.SIMPLE)
    for _ in range(25):
        solver.iteration()
    assert mean_return(last_turn, policies.UniformRandomPolicy(last_turn), 1) < 0.45
    assert mean_return(last_turn, solver.average_policy(), 1) > 0.8


def mean_return(made: pyspiel.Game, policy: policies.Policy, player: int, games: int = 100) -> float:
    """What a player has on average if all choose by this policy."""
    rng = random.Random(1)
    total = 0.0
    for _ in range(games):
        state = made.new_initial_state()
        while not state.is_terminal():
            chances = dict(state.chance_outcomes()) if state.is_chance_node() else policy.action_probabilities(state)
            state.apply_action(rng.choices(list(chances), list(chances.values()))[0])
        total += state.returns()[player]
    return total / games


@pytest.mark.parametrize("name", GAMES)
def test_ismcts_plays(name: str) -> None:
    """It checks by itself that what it samples looks the same to the player."""
    rng = np.random.RandomState(2)
    made = pyspiel.load_game(f"python_{name}(players=3)")
    state = made.new_initial_state()
    bot = ismcts.ISMCTSBot(made, mcts.RandomRolloutEvaluator(1, rng), 2.0, 3, random_state=rng)
    decisions = 0
    while decisions < 3:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        else:
            chosen = bot.step(state)
            assert chosen in state.legal_actions()
            state.apply_action(chosen)
            decisions += 1


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_tells_the_player_the_same(name: str) -> None:
    rng = random.Random(1)
    state = pyspiel.load_game(f"python_{name}").new_initial_state()
    differed = 0
    for _ in range(120):
        if state.is_chance_node():
            state.apply_action(rng.choices(*zip(*state.chance_outcomes(), strict=True))[0])
            continue
        me = state.current_player()
        other = state.resample_from_infostate(me, rng.random)
        assert other.information_state_string(me) == state.information_state_string(me)
        assert other.information_state_tensor(me) == state.information_state_tensor(me)
        assert other.legal_actions() == state.legal_actions()
        differed += other.observation_string(1 - me) != state.observation_string(1 - me)
        state.apply_action(rng.choice(state.legal_actions()))
    assert differed > 10


def test_information_states_remember_what_was_seen() -> None:
    """Two ways to the same table are two information states for who saw them."""
    state = load("kokopelli", TINY).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    observer = state.get_game().make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    told = observer.string_from(state, 0)
    assert told.startswith(state.observation_string(0)) and len(told) > len(state.observation_string(0))
    assert state.observation_string(0) != state.observation_string(1)
