"""The plain values that pass through the doors of a game.

They are frozen dataclasses and Structs of numbers, texts, tuples and dicts, so that they compare, print, pickle and turn into JSON by
themselves. What each of them promises is said here; how a game makes them is said in `game.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, NoReturn, Self, TypeVar

from msgspec import Struct

K = TypeVar("K")
V = TypeVar("V")

Facts = Mapping[str, Any]
"""Values that fill the blanks of a text: numbers, keys of cards and places, seats, and tuples of these."""

SPECTATOR = -1
"""The seat number of somebody who only looks on."""

NOBODY = -1
"""The seat that decides when the game is over."""


class KotableError(Exception):
    """Something the user gave is wrong; the message is one sentence that says what, and what was expected."""


class OptionError(KotableError):
    """An option, a number of seats or a card list that no game can start with."""


class NotationError(KotableError):
    """A text that is no action or no position."""


class UnknownAction(NotationError):
    """A text that is no action of the game. `stem` are its first words that begin one, `word` is the first that does not fit (empty where
    words are missing), and `expected` are the words that could stand there; none where the action was complete before it."""

    def __init__(self, game: str, text: str, stem: str, word: str, expected: tuple[str, ...]) -> None:
        self.text, self.stem, self.word, self.expected = " ".join(text.split())[:60], stem, word[:60], expected
        after = f" after '{stem}'" if stem else ""
        if not expected:
            problem = f"'{stem}' is one, and '{self.word}' is too much" if stem else "it is empty"
        else:
            got = f"'{self.word}' is not one of" if word else "expected one of"
            problem = f"{got}{after}: {', '.join(expected)}"
        super().__init__(f"'{self.text}' is no action of {game}: {problem}")


class PositionError(NotationError):
    """A well-formed position that can't come about ("this position can't be: …")."""


class SeedError(KotableError):
    """A text that is no seed."""


class Frozen(dict[K, V]):
    """A dict that can't be changed: what views are made of is shared between them. `dict(…)` of it can be."""

    __slots__ = ()

    def _refuse(self, *_: Any, **__: Any) -> NoReturn:
        raise TypeError("a view can't be changed; dict(…) makes a copy that can")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[type, tuple[dict[K, V]]]:
        return type(self), (dict(self),)


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that is agreed on before a game: its name, type, default and what it may be."""

    name: str
    default: int | str
    choices: tuple[int | str, ...] = ()
    """All values, where they can be listed; empty for free text such as a list of ceremonies or a file."""
    file: bool = False
    """Whether a value other than the default names a file on the machine where the game runs: a server takes none from its clients."""


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that a seat does and that is worth counting over many games: the kind of its event, and the public fact that tells what it
    was done with. The catalogues have `<game>-deeds-<fact>` for all that is done with such things, and `<game>-deed-<kind>`."""

    kind: str
    fact: str
    undone: str = ""
    """The kind of event by which the same seat's last such deed comes to nothing, where there is one."""
    minor: bool = False
    """Counted by studies, not shown to players."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Action:
    """What a player can choose: the same thing as a fixed number, a short text and a structured form.

    The number is the index in `Setup.actions`. Places and villages are named as the chooser sees them (own, left, right, other).
    An action prints as its text and is equal to it: `"draw" in game.legal`.
    """

    id: int
    text: str
    verb: str
    facts: Facts = field(default_factory=dict)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Action({self.text!r})"

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Action):
            return self.text == other.text
        return self.text == other if isinstance(other, str) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.text)


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened, as a key and values.

    `public` is what the whole table learns, `secret` what only `seat` learns besides. Texts are made from events by the catalogues,
    never by the rules. Points come only in events of the kind `scored`, with `points` and the `rule` that gave them.
    """

    kind: str
    seat: int
    public: Facts = field(default_factory=dict)
    secret: Facts = field(default_factory=dict)

    def seen_by(self, seat: int) -> Event:
        """This event as `seat` (or SPECTATOR) learns it: without what is not theirs."""
        return self if not self.secret or seat == self.seat else Event(self.kind, self.seat, self.public)


class Chance(NamedTuple):
    """How likely something is, exactly: `good` of so many equally likely cases."""

    good: int
    of: int


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action can't be chosen now: the rule that forbids it, a key for the text, and the facts it names."""

    rule: str
    key: str
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: points and places by seat (equal places share them, first is 1), winners, and what ended it."""

    points: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str


class View(Struct, frozen=True):
    """What one seat (or a spectator) may know, and nothing else. Each game adds its own fields, every one named on purpose.

    A Struct, because views are made, compared and sent more often than anything else.
    """

    game: str
    seat: int
    """Whose eyes these are, or SPECTATOR."""
    seats: int
    to_move: int
    """Who decides now, or NOBODY."""
    round: int
    points: tuple[int, ...]


class IllegalAction(KotableError):
    """The checked door was given an action that may not be chosen now."""

    def __init__(self, action: Action, refusal: Refusal) -> None:
        super().__init__(f"'{action.text}' can't be chosen now: {refusal.key} ({refusal.rule})")
        self.action = action
        self.refusal = refusal
