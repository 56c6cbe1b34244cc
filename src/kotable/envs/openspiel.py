"""The games for OpenSpiel, as Python games with explicit chance: `pyspiel.load_game("python_kokopelli(players=3)")`.

Importing this module registers them. Chance nodes are made by given dice (`kotable.chance`): an action is carried out with the values that
chance has shown so far, and where one is missing, the dice say what may come and how likely it is. So no rule stands here, and the
probabilities are those of the engine.

A game may begin with a position instead of the deal (`position`, see `load`): what the table can't know in it is dealt by chance nodes. A
position near the end of a game is a game small enough for algorithms that visit every situation.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any

import msgspec
import numpy as np
import pyspiel

from kotable.chance import asked, dice, given
from kotable.envs.fleet import reward_kind, rewards_of
from kotable.envs.observations import array_of, named, observer_of
from kotable.envs.observer import Window
from kotable.game import Game, Setup, State
from kotable.games import game as game_called
from kotable.values import SPECTATOR, Event, View

GAMES = ("kokopelli", "kodachi")
MOST_OUTCOMES = 256
LONGEST = 20_000
"""No game has more actions, chance included: rounds are limited, and so is what can be done in one."""
UTILITIES = {"win": (0.0, 1.0), "margin": (-500.0, 500.0), "points": (0.0, 500.0)}
HISTORY = 64
"""So many bits tell in a tensor what came before; they are a hash, so that it tells situations apart."""


def load(game: str, position: str = "", **parameters: int | str) -> pyspiel.Game:
    """A game of OpenSpiel, from the deal or from a position in the notation of Kotable."""
    if position:
        parameters["position"] = urlsafe_b64encode(position.encode()).decode().rstrip("=")
        parameters.setdefault("players", game_called(game).read_position(position).base().seats)
    return pyspiel.load_game(f"python_{game}", parameters)


def unpacked(position: str) -> str:
    return urlsafe_b64decode(position + "=" * (-len(position) % 4)).decode()


def game_type(rules: Game, utility: pyspiel.GameType.Utility) -> pyspiel.GameType:
    parameters: dict[str, int | str] = {"players": 2, "reward": "win", "position": ""}
    return pyspiel.GameType(
        short_name=f"python_{rules.name}",
        long_name=f"{rules.name.capitalize()} (Kotable)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**parameters, **{option.name: option.default for option in rules.options}},
    )


class KotableGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options and its reward."""

    def __init__(self, name: str, parameters: dict[str, Any]) -> None:
        rules = game_called(name)
        reward = str(parameters.get("reward", "win"))
        self.reward = int(reward_kind(reward))
        self.start: View | None = None
        if parameters.get("position"):
            state = rules.read_position(unpacked(parameters["position"]))
            self.setup = state.base()
            self.start = state.view(SPECTATOR)
        else:
            # OpenSpiel reads `first=0` as a number where a text may stand as well, so that a seat is written `seat-0`.
            given_options = {option.name: parameters[option.name] for option in rules.options if option.name in parameters}
            options = {name: value.removeprefix("seat-") if isinstance(value, str) else value for name, value in given_options.items()}
            self.setup = rules.setup(int(parameters.get("players", 2)), options)
        seats = self.setup.seats
        two = reward == "margin" and seats == 2
        kinds = pyspiel.GameType.Utility
        utility = kinds.CONSTANT_SUM if reward == "win" else kinds.ZERO_SUM if two else kinds.GENERAL_SUM
        least, most = UTILITIES[reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setup.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=least,
            max_utility=most,
            utility_sum=1.0 if reward == "win" else 0.0 if two else None,
            max_game_length=LONGEST,
        )
        self.first = Moment(self.setup, self.start).settled()
        super().__init__(game_type(rules, utility), info, parameters)

    def new_initial_state(self) -> KotableState:
        return KotableState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> KotableObserver:
        if params:
            raise ValueError(f"observations have no parameters: {params}")
        return KotableObserver(self.setup, iig_obs_type is not None and iig_obs_type.perfect_recall)


class Moment:
    """What a state of OpenSpiel holds, never changed: a situation, what each seat has seen so far, and an action under way."""

    def __init__(self, setup: Setup, start: View | None) -> None:
        self.setup = setup
        self.start = start
        self.state: State | None = None
        self.seen: tuple[bytes, ...] = (b"",) * (setup.seats + 1)
        """For each seat, and behind them for those who only look on, a hash of everything it has learned."""
        self.action = -1
        """The action that chance has not decided yet; at the beginning the deal."""
        self.values: tuple[int, ...] = ()
        """What chance has shown for it."""
        self.weights: list[int] = []
        """What chance may show next; nothing if somebody decides."""

    def __deepcopy__(self, memo: object) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        position = ""
        if self.state is not None:
            plain = self.state.clone()
            plain.dice = dice("k1:0", self.setup.streams)
            position = plain.position()
        setup = self.setup
        return restored, (setup.game, setup.seats, setup.options, self.start, position, self.seen, self.action, self.values, self.weights)

    def after(self, action: int) -> Moment:
        """The moment after an action, or after what chance shows."""
        found = Moment(self.setup, self.start)
        found.state, found.seen = self.state, self.seen
        if self.weights:
            found.action, found.values = self.action, (*self.values, action)
        else:
            found.action = action
        return found.settled()

    def settled(self) -> Moment:
        """Carry out the action as far as chance is known.

        A draw that can bring one card only is a chance node too: so the number of nodes on the way to a situation follows from what
        everybody knows.
        """
        log: list[Event] = []
        tried = self._try(log)
        self.weights = asked(tried.dice)
        if not self.weights:
            self._learn(log)
            self.state, self.action, self.values = tried, -1, ()
        return self

    def _try(self, log: list[Event]) -> State:
        words = given(self.setup.streams, list(self.values))
        if self.state is not None:
            tried = self.state.clone()
            tried.dice = words
            tried.apply(self.action, log)
            return tried
        if self.start is not None:
            return self.setup.worlds(self.start).world(words, words, 0)
        return self.setup.rules.deal(self.setup, words, log)

    def _learn(self, log: list[Event]) -> None:
        mover = -1 if self.state is None else int(self.state.to_move())
        found = []
        for place, before in enumerate(self.seen):
            seat = place if place < self.setup.seats else SPECTATOR
            told = msgspec.json.encode([event.seen_by(seat) for event in log])
            chosen = f"{self.action}|".encode() if seat == mover and seat >= 0 else b"|"
            found.append(blake2b(before + chosen + told, digest_size=HISTORY // 8).digest())
        self.seen = tuple(found)

    def sampled(self, player: int, seed: str) -> Moment:
        """A moment that this player can't tell from this one; the others know of the past what everybody knows."""
        assert self.state is not None
        found = Moment(self.setup, self.start)
        found.state = self.setup.worlds(self.state.view(player)).sample(seed)
        found.seen = tuple(seen if place in (player, self.setup.seats) else self.seen[-1] for place, seen in enumerate(self.seen))
        return found


def restored(game: str, seats: int, options: dict[str, int | str], start: View | None, position: str, *rest: Any) -> Moment:
    """What pickle calls to make a moment again."""
    rules = game_called(game)
    found = Moment(rules.setup(seats, options), start)
    found.state = rules.read_position(position) if position else None
    found.seen, found.action, found.values, found.weights = rest
    return found


class KotableState(pyspiel.State):  # type: ignore[misc]
    """A situation, or a moment at which chance decides."""

    def __init__(self, game: KotableGame) -> None:
        super().__init__(game)
        self.reward = game.reward
        self.moment = game.first

    def current_player(self) -> int:
        moment = self.moment
        if moment.weights or moment.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        mover = int(moment.state.to_move())
        return mover if mover >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        state = self.moment.state
        return state.legal() if state is not None and not self.moment.weights and state.to_move() == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.moment.weights
        total = sum(weights)
        return [(value, weight / total) for value, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        self.moment = self.moment.after(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"outcome {action}" if player == pyspiel.PlayerId.CHANCE else self.moment.setup.actions[action].text

    def returns(self) -> list[float]:
        moment = self.moment
        if not self.is_terminal() or moment.state is None:
            return [0.0] * moment.setup.seats
        return rewards_of(moment.state, self.reward)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> KotableState:
        """A state that this player can't tell from this one, all being equally likely. Its history is empty: it can't be serialized."""
        found: KotableState = self.get_game().new_initial_state()
        found.moment = self.moment.sampled(player_id, f"k1:{probability_sampler()!r}")
        return found

    def __str__(self) -> str:
        moment = self.moment
        if moment.state is None:
            return f"deal {moment.values}"
        shown = " ".join(view_text(moment.state, seat) for seat in range(moment.setup.seats))
        return f"{shown} {moment.action} {moment.values}" if moment.weights else shown


def view_text(state: State, seat: int) -> str:
    return msgspec.json.encode(state.view(seat)).decode()


class KotableObserver:
    """What a player may know: the fields of `kotable.envs.observations`, and who it is; with perfect recall also a hash of the past."""

    def __init__(self, setup: Setup, recalls: bool) -> None:
        self.window = Window(observer_of(setup))
        self.recalls = recalls
        seats = setup.seats
        size = int(self.window.observer.size)
        self.tensor = np.zeros(seats + size + (HISTORY if recalls else 0), np.float32)
        self.body = self.tensor[seats : seats + size]
        self.dict: dict[str, Any] = {"player": self.tensor[:seats], **named(self.window.observer, self.body)}
        if recalls:
            self.dict["history"] = self.tensor[seats + size :]

    def set_from(self, state: KotableState, player: int) -> None:
        moment = state.moment
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if moment.state is not None:
            self.window.look(moment.state, player)
            self.body[:] = array_of(self.window.observation, np.uint8)
            if self.recalls:
                self.dict["history"][:] = np.unpackbits(np.frombuffer(moment.seen[player], np.uint8))

    def string_from(self, state: KotableState, player: int) -> str:
        moment = state.moment
        if moment.state is None:
            return f"player {player}"
        text = view_text(moment.state, player)
        return f"{text} {moment.seen[player].hex()}" if self.recalls else text


class Kokopelli(KotableGame):
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("kokopelli", params or {})


class Kodachi(KotableGame):
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("kodachi", params or {})


def register(classes: Sequence[type[KotableGame]] = (Kokopelli, Kodachi)) -> None:
    """Make the games known to OpenSpiel."""
    known = set(pyspiel.registered_names())
    for name, made in zip(GAMES, classes, strict=True):
        if f"python_{name}" not in known:
            pyspiel.register_game(game_type(game_called(name), pyspiel.GameType.Utility.CONSTANT_SUM), made)


register()
