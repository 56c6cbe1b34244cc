"""A game being played: the object behind `kotable.new`, `kotable.load` and `kotable.from_position`.

A `Match` holds the present state, everything that was chosen, everything that happened, and how far a player may take back. Programs
that search use the state's own fast methods (`game.state.clone()`, `legal()`, `apply()`) instead; a clone keeps the true dice and so
sees the future, worlds that agree with a view (`game.setup.worlds(view)`) do not.
"""

from __future__ import annotations

import os
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar, cast, overload

from kotable.chance import ALGORITHM
from kotable.game import Game, State
from kotable.games import game as game_called
from kotable.values import NOBODY, SPECTATOR, Action, Event, IllegalAction, KotableError, NotationError, Outcome, Refusal, View

if TYPE_CHECKING:
    from typing_extensions import TypeVar as TypeVarWithDefault

    from kotable.kodachi.view import KodachiView
    from kotable.kokopelli.view import KokopelliView
    from kotable.record import Ending, Shuffle

    V_co = TypeVarWithDefault("V_co", bound=View, covariant=True, default=View)
else:
    V_co = TypeVar("V_co", bound=View, covariant=True)

Path = str | os.PathLike[str]
Options = Mapping[str, int | str]
NO_OPTIONS: Options = {}
Seed = int | str | None
Names = Sequence[str]
SHOWED = 0x80
"""Beside the seat of a mover: this choice showed something that was hidden."""


class Match(Generic[V_co]):
    """One game from its deal, or from a position, up to now.

    `Match[KokopelliView]` is a game whose views are `KokopelliView`s; `Match` alone is a game of any kind.
    """

    def __init__(self, game: Game, start: State, seed: str, opening: list[Event], start_position: str = "") -> None:
        self.game = game
        """The game that is played: its name, its options, the version of its rules."""
        self.setup = start.base()
        """What is fixed for the whole game: seats, options, and the table of all actions."""
        self.seed = seed
        self.start_position = start_position
        """The text of the position the game began from; empty if it was dealt from the seed."""
        self.state = start.clone()
        """The present situation. Clone it before you try something out: what is applied to it directly is not in the history."""
        self.opening = opening
        """What happened before the first choice."""
        self.players: list[str] = [""] * self.setup.seats
        """The players' names by seat; empty for a player without one, `bot:` and a level for a bot."""
        self.shuffle: Shuffle | None = None
        """What a server made the seed from, if one did."""
        self.ended: Ending | None = None
        """How the people of a loaded game ended it before its rules did, if they did; void once it is played on."""
        self._start = start
        # Bare numbers, three bytes a choice: a server keeps thousands of long games.
        self._choices = array("H" if len(self.setup.actions) <= 1 << 16 else "i")
        self._movers = bytearray()  # and whether the choice showed anything hidden

    # The present situation

    @property
    def name(self) -> str:
        """The name of the game, such as `kokopelli`."""
        return self.game.name

    @property
    def seats(self) -> int:
        """The number of seats. Seats are counted from 0."""
        return self.setup.seats

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over()

    @property
    def to_move(self) -> int:
        """The seat that decides now; `NOBODY` (-1) when the game is over."""
        return int(self.state.to_move())

    @property
    def round(self) -> int:
        """The round being played, from 1."""
        return int(self.state.round_number())

    @property
    def legal(self) -> list[Action]:
        """The actions that may be chosen now; empty only when the game is over."""
        actions = self.setup.actions
        return [actions[number] for number in self.state.legal()] if not self.over else []

    @property
    def points(self) -> tuple[int, ...]:
        """The points scored so far, by seat."""
        return tuple(self.state.points())

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is running."""
        return self.state.outcome() if self.over else None

    @property
    def position(self) -> str:
        """The present situation as text, complete, hidden cards included; `kotable.from_position` reads it."""
        return self.state.position()

    def view(self, seat: int | None = None) -> V_co:
        """What a seat may know now, and nothing else: the seat to move if none is named. SPECTATOR (-1) is somebody who only watches."""
        seat = self.to_move if seat is None else self._checked(seat)
        return cast(V_co, self.state.view(seat))

    def why_not(self, action: Action | str | int) -> Refusal | None:
        """The rule that forbids an action now; None for a legal one."""
        return self.state.why_not(self._number(action))

    def foresee(self, action: Action | str | int) -> list[Event]:
        """What an action will certainly cause, as far as the seat to move can know it. Raises IllegalAction."""
        return self.setup.foresee(self.view(), self._number(action))

    # Playing

    def play(self, action: Action | str | int) -> list[Event]:
        """Choose for the seat to move, by action, text or id; returns what happened.

        Raises IllegalAction or NotationError, and then nothing has changed.
        """
        happened: list[Event] = []
        mover = self.to_move
        number = self._number(action)
        try:
            self.state.play(number, happened)
        except IllegalAction as problem:
            why = f"{self.tell(problem.refusal).rstrip('.')} ({problem.refusal.rule})"
            problem.args = (f"'{problem.action}' can't be chosen now: {why}",)
            raise
        reveals = self.game.reveals
        for event in happened:
            if event.kind in reveals:
                mover |= SHOWED
                break
        self._choices.append(number)
        self._movers.append(mover)
        self.ended = None
        return happened

    def play_all(self, actions: Iterable[Action | str | int]) -> None:
        """Choose several actions in a row."""
        for action in actions:
            self.play(action)

    def undo(self) -> Action:
        """Take back the last choice, whoever made it, and return it. The cards come back as they lay."""
        if not self._choices:
            raise KotableError("there is nothing to undo: no choice has been made")
        last = self.setup.actions[self._choices[-1]]
        self.take_back(self.ply - 1)
        return last

    def take_back(self, ply: int) -> None:
        """Go back to the situation after `ply` choices; the caller decides whether that is allowed (see `floor`)."""
        if not 0 <= ply <= self.ply:
            raise KotableError(f"there is no situation after {ply} choices: {self.ply} have been made")
        self.ended = None
        del self._choices[ply:], self._movers[ply:]
        self.state = self.at(ply)

    def floor(self) -> int:
        """The number of choices that one player alone can't take back: all up to the last thing anybody learned, and those of others."""
        return self._floor(len(self._movers))

    def _floor(self, ply: int) -> int:
        """The floor after so many choices."""
        movers = self._movers
        mover = movers[ply - 1] & ~SHOWED if ply else 0
        while ply and movers[ply - 1] == mover:
            ply -= 1
        return ply

    # The past

    @property
    def ply(self) -> int:
        """The number of choices made so far."""
        return len(self._choices)

    @property
    def choices(self) -> list[int]:
        """The ids of all actions chosen so far."""
        return self._choices.tolist()

    @property
    def movers(self) -> list[int]:
        """The seats that chose them."""
        return [mover & ~SHOWED for mover in self._movers]

    @property
    def last_mover(self) -> int:
        """The seat that chose last; `NOBODY` (-1) before the first choice."""
        return self._movers[-1] & ~SHOWED if self._movers else NOBODY

    @property
    def floors(self) -> list[int]:
        """Before the first choice and after each, the number of choices that one player alone can't take back."""
        return [self._floor(ply) for ply in range(self.ply + 1)]

    @property
    def history(self) -> list[Action]:
        """All actions chosen so far; `movers` are the seats that chose them."""
        return [self.setup.actions[number] for number in self._choices]

    @property
    def events(self) -> list[list[Event]]:
        """What happened: `events[0]` before the first choice, `events[i + 1]` because of `choices[i]`.

        It is worked out from the choices whenever it is asked for, so that a long game takes no more room than its choices.
        """
        return [self.opening, *self.happened()]

    def happened(self, ply: int = 0) -> Iterator[list[Event]]:
        """What each choice after the first `ply` caused, one after the other."""
        state = self.at(ply)
        for choice in self._choices[ply:]:
            caused: list[Event] = []
            state.apply(choice, caused)
            yield caused

    def at(self, ply: int) -> State:
        """A copy of the situation after `ply` choices."""
        state = self._start.clone()
        for choice in self._choices[:ply]:
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

    # In words. The texts and the terminal's drawing are loaded when they are first asked for.

    def tell(self, what: Event | Action | Refusal, lang: str = "en", seat: int = SPECTATOR) -> str:
        """An event, an action or a refusal as a sentence in English, German, French or Polish (`en`, `de`, `fr`, `pl`).

        An event is told as `seat` learns it; by default as everybody does, without anybody's secrets.
        """
        from kotable.texts import Texts, player_names

        texts = Texts(lang, self.name)
        if isinstance(what, Action):
            return texts.action(what)
        names = player_names(self.players, texts)
        return texts.event(what, names, self._checked(seat)) if isinstance(what, Event) else texts.refusal(what, names)

    def draw(self, seat: int | None = None, lang: str = "en", width: int = 80) -> str:
        """The table as text, as a seat sees it: the seat to move if none is named, and with the result when the game is over."""
        from kotable.drawing import as_text

        return as_text(self, self.to_move if seat is None else self._checked(seat), lang, width)

    def __str__(self) -> str:
        return self.draw()

    def __repr__(self) -> str:
        origin = "a position" if self.start_position else f"seed {self.seed!r}"
        now = f"over, points {self.points}" if self.over else f"seat {self.to_move} to move"
        return f"<Match of {self.name}, {self.seats} seats, from {origin}: {self.ply} choices, {now}>"

    # Kept, copied, compared

    def save(self, path: Path) -> None:
        """Write the record of this game to a file; `kotable.load` reads it. A file that is there already is replaced."""
        from kotable.record import save

        save(self, path)

    def copy(self) -> Match[V_co]:
        """An independent copy, history and dice included."""
        other: Match[V_co] = Match(self.game, self._start, self.seed, self.opening, self.start_position)
        other.state = self.state.clone()
        other._choices, other._movers = self._choices[:], self._movers[:]
        other.players, other.shuffle, other.ended = self.players.copy(), self.shuffle, self.ended
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Match[V_co]:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Two games are equal that began alike and in which the same was chosen; the players' names do not matter."""
        if not isinstance(other, Match):
            return NotImplemented
        return self._choices == other._choices and self._origin() == other._origin()

    def __reduce__(self) -> tuple[Any, ...]:
        origin = (self.name, self.seats, dict(self.setup.options), self.seed, self.start_position)
        return _restored, (*origin, self.choices, self.players, self.shuffle, self.ended)

    def _origin(self) -> tuple[object, ...]:
        return self.name, self.setup.options, self.seed, self._start.position()

    def _number(self, action: Action | str | int) -> int:
        """The id of an action. One from the table of another setup is found by its text."""
        if isinstance(action, int):
            return action
        return self.setup.parse(action.text if isinstance(action, Action) else action)

    def _checked(self, seat: int) -> int:
        if not SPECTATOR <= seat < self.seats:
            raise KotableError(f"there is no seat {seat}: the seats are 0 to {self.seats - 1}, and {SPECTATOR} is a spectator")
        return seat


@overload
def new(
    game: Literal["kokopelli"], seats: int = ..., options: Options = ..., seed: Seed = ..., players: Names = ...
) -> Match[KokopelliView]: ...
@overload
def new(
    game: Literal["kodachi"], seats: int = ..., options: Options = ..., seed: Seed = ..., players: Names = ...
) -> Match[KodachiView]: ...
@overload
def new(game: str, seats: int = ..., options: Options = ..., seed: Seed = ..., players: Names = ...) -> Match: ...
def new(game: str, seats: int = 2, options: Options = NO_OPTIONS, seed: Seed = None, players: Names = ()) -> Match:
    """A new game, dealt from the seed.

    A seed is a number or a text, and the same seed deals the same game for ever; without one, every game is different. `players` are the
    names, seat by seat. Raises OptionError or SeedError.
    """
    found = game_called(game)
    text = seed_text(seed)
    opening: list[Event] = []
    match: Match = Match(found, found.setup(seats, options).opening(text, opening), text, opening)
    return _named(match, players)


@overload
def from_position(text: str, game: Literal["kokopelli"], players: Names = ...) -> Match[KokopelliView]: ...
@overload
def from_position(text: str, game: Literal["kodachi"], players: Names = ...) -> Match[KodachiView]: ...
@overload
def from_position(text: str, game: str | None = ..., players: Names = ...) -> Match: ...
def from_position(text: str, game: str | None = None, players: Names = ()) -> Match:
    """A game that begins in the position of this text (docs/notation.md).

    The text says which game it is of; name the game as well to have its type of view known to the type checker, and a position of
    another game refused. Raises NotationError or PositionError.
    """
    found = game_called(game if game is not None else _game_of(text))
    return _named(Match(found, found.read_position(text), "", [], text), players)


def seed_text(wish: Seed) -> str:
    """The seed as it stands in records: `7`, `"7"` and `"k1:7"` are the same; None gives a new one."""
    if wish is None:
        return f"{ALGORITHM}:{os.urandom(4).hex()}"
    text = str(wish)
    return text if ":" in text else f"{ALGORITHM}:{text}"


def _named(match: Match, players: Sequence[str]) -> Match:
    if len(players) > match.seats:
        raise KotableError(f"{len(players)} players are named for {match.seats} seats")
    match.players[: len(players)] = players
    return match


def _game_of(position: str) -> str:
    """The first word of a position."""
    lines = (line.split("#")[0].split() for line in position.splitlines())
    first: list[str] = next((words for words in lines if words), [])
    if "position" not in first:
        raise NotationError(f"a position begins with a line such as 'kokopelli position 1', not '{' '.join(first)[:40]}'")
    return first[0]


def _restored(
    name: str,
    seats: int,
    options: Options,
    seed: str,
    start_position: str,
    choices: Sequence[int],
    players: Sequence[str],
    shuffle: Shuffle | None,
    ended: Ending | None,
) -> Match:
    """What pickle calls to make a game again."""
    match = from_position(start_position, name, players) if start_position else new(name, seats, options, seed, players)
    match.play_all(choices)
    match.shuffle, match.ended = shuffle, ended
    return match
