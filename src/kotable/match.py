"""A game being played: its state, everything chosen and everything that happened, and what may be taken back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from kotable.game import Game, State
from kotable.games import game as game_called
from kotable.values import Event, KotableError


class Match:
    """One game from its seed on, or from a position.

    `choices[i]` is the action chosen as the i-th decision, by seat `movers[i]`; `events[0]` is what happened before the first decision
    and `events[i + 1]` what the i-th choice did.
    """

    def __init__(self, game: Game, start: State, seed: str, opening: list[Event], position: str = "") -> None:
        self.game = game
        self.setup = start.base()
        self.seed = seed
        self.position = position
        """The text of the position the match began from; empty where the seed dealt it."""
        self.state = start.clone()
        self.choices: list[int] = []
        self.movers: list[int] = []
        self.events: list[list[Event]] = [opening]
        self.floors: list[int] = [0]
        """How many choices stayed whatever one seat wished, after each choice."""
        self._start = start

    @classmethod
    def new(cls, name: str, seats: int, options: Mapping[str, int | str], seed: str) -> Match:
        """A fresh game; raises OptionError or SeedError."""
        game = game_called(name)
        opening: list[Event] = []
        start = game.setup(seats, options).opening(seed, opening)
        return cls(game, start, seed, opening)

    @classmethod
    def from_position(cls, name: str, text: str) -> Match:
        """A game that begins in the position of this text."""
        game = game_called(name)
        return cls(game, game.read_position(text), "", [], text)

    def play(self, action: int | str) -> list[Event]:
        """Choose for the seat to move, checked; what happened. Nothing has changed when this raises."""
        happened: list[Event] = []
        mover = int(self.state.to_move())
        number = self.setup.parse(action) if isinstance(action, str) else action
        self.state.play(number, happened)
        self.floors.append(self.floor_after(mover, happened))
        self.choices.append(number)
        self.movers.append(mover)
        self.events.append(happened)
        return happened

    def play_all(self, actions: Iterable[int | str]) -> None:
        for action in actions:
            self.play(action)

    def floor(self) -> int:
        """How many choices stay whatever one seat wishes: those up to the last thing anybody learned, and those of other seats."""
        return self.floors[-1]

    def floor_after(self, mover: int, happened: list[Event]) -> int:
        """The floor when this is what the next choice does."""
        reveals = self.game.reveals
        for event in happened:
            if event.kind in reveals:
                return len(self.choices) + 1
        return self.floors[-1] if self.movers and self.movers[-1] == mover else len(self.choices)

    def take_back(self, ply: int) -> None:
        """Go back to the situation after `ply` choices; whether that is allowed is the caller's question."""
        if not 0 <= ply <= len(self.choices):
            raise KotableError(f"there is no situation after {ply} choices: {len(self.choices)} have been made")
        del self.choices[ply:], self.movers[ply:], self.events[ply + 1 :], self.floors[ply + 1 :]
        self.state = self.at(ply)

    def at(self, ply: int) -> State:
        """A copy of the situation after `ply` choices."""
        state = self._start.clone()
        for choice in self.choices[:ply]:
            state.apply(choice)
        return state

    def sources(self, seat: int) -> dict[str, int]:
        """The points of a seat by the rule that gave them."""
        found: dict[str, int] = {}
        for happened in self.events:
            for event in happened:
                if event.kind == "scored" and event.seat == seat:
                    rule = event.public["rule"]
                    found[rule] = found.get(rule, 0) + event.public["points"]
        return found
