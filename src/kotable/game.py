"""The contract that every game of Kotable keeps. This is the one place that states it.

`Game` describes a game and prepares a `Setup`; a `Setup` is what is fixed for a whole game (seats, options, table of actions, static
tables), shared and never copied; a `State` is one situation, small and cheap to clone, with its own dice. Search uses `legal` and
`apply`; people, programs and servers use `play`, which checks. Players, bots, spectators and environments know a game through
`view` and `Event.seen_by` alone; who wants to look ahead asks `Setup.worlds` for situations that agree with a view.

A state knows the rules. What is made of it for others (views, positions, worlds) is the business of outer modules of the game, which know
the state; its `Game` ties them together, and `State.view`, `State.position`, `Setup.start` and `Setup.worlds` ask the `Game`.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, cast

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64, mypyc_attr

from kotable.chance import dice, fork, roll
from kotable.values import (
    SPECTATOR,
    Action,
    Chance,
    Deed,
    Event,
    IllegalAction,
    KotableError,
    NotationError,
    Option,
    OptionError,
    Outcome,
    Refusal,
    UnknownAction,
    View,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup:
    """What is fixed for a whole game."""

    def __init__(self, rules: Game, seats: int, options: dict[str, int | str], actions: list[Action], streams: int) -> None:
        self.rules = rules
        """The game that is played."""
        self.game = rules.name
        self.seats = seats
        self.options = options
        """Every option of the game with its value, defaults included, as plain numbers and texts."""
        self.actions = actions
        """Every action of the game, sorted, the id of each being its index here."""
        self.streams = streams
        """How many streams the dice of a state have."""
        self.numbers: list[object] = list(range(len(actions)))
        """The ids as objects, so that a legal list need not make them anew."""
        self._ids: dict[str, int] = {action.text: action.id for action in actions}
        self.room: vec[i64] = self.new_room()
        """Where `State.legal_ids` gathers them."""
        self._worlds: Worlds | None = None

    def start(self, seed: str) -> State:
        """The first situation of a game, dealt from the seed; the first decision is somebody's."""
        return self.rules.deal(self, dice(seed, self.streams), None)

    def opening(self, seed: str, log: list[Event]) -> State:
        """Like `start`, and tells what happened until the first decision."""
        return self.rules.deal(self, dice(seed, self.streams), log)

    def new_room(self) -> vec[i64]:
        """Room for the ids that `State.find_legal` finds."""
        return vec[i64]([0] * (len(self.actions) + 1))

    def worlds(self, view: View) -> Worlds:
        """All situations in which the viewer sees exactly this view, prepared so that each takes little time to deal."""
        # Whoever wants one world of a view wants more of them.
        found = self._worlds
        if found is None or found.view is not view:
            found = self._worlds = self.rules.worlds(self, view)
        return found

    def sample_world(self, view: View, seed: str) -> State:
        """A whole situation in which the viewer sees exactly this view; all that agree with it are equally likely.

        It is made from the view alone, with dice of its own, and the same for the same seed. Search takes `redeal`, which needs no text.
        """
        return self.worlds(view).sample(seed)

    def redeal(self, view: View, words: vec[i64]) -> State:
        """Like `sample_world`, dealt by the given dice, which move on: see `Worlds.deal`."""
        return self.worlds(view).deal(words)

    def parse(self, text: str) -> int:
        """The id of the action with this text."""
        found = self._ids.get(" ".join(text.split()))
        if found is None:
            raise self.unknown(text)
        return found

    def unknown(self, text: str) -> UnknownAction:
        """What is wrong with a text that is no action: the first word that does not fit, and what could stand there."""
        words = text.split()
        stem: list[str] = []
        following: list[str] = []
        for n in range(len(words), -1, -1):
            stem = words[:n]
            if n < len(words) and " ".join(stem) in self._ids:
                return UnknownAction(self.game, text, " ".join(stem), words[n], ())
            following = sorted({a.text.split()[n] for a in self.actions if a.text.split()[:n] == stem and len(a.text.split()) > n})
            if following:
                break
        shown = (*following[:24], "…") if len(following) > 24 else tuple(following)
        return UnknownAction(self.game, text, " ".join(stem), words[len(stem)] if len(stem) < len(words) else "", shown)

    def foresee(self, view: View, action: int, further: bool = False) -> list[Event]:
        """What this action of the viewer, whose decision it is, will surely cause, as the viewer will see it.

        It ends before the first event that tells something which can't be known yet: it is the beginning of what happens in every world
        that agrees with the view. `further` goes on where only a card of one's own is unknown: such an event comes without its secret
        part, and what follows from public facts comes after it.
        """
        world = self.world_of(view)
        refusal = world.why_not(action)
        if refusal is not None:
            raise IllegalAction(self.actions[action], refusal)
        happened: list[Event] = []
        world.apply(action, happened)
        return self.foretold(view, happened, further)

    def foresee_all(self, view: View, further: bool = False) -> dict[int, list[Event]]:
        """What each of the viewer's legal actions will surely cause."""
        found: dict[int, list[Event]] = {}
        world = self.world_of(view)
        for action in world.legal():
            happened: list[Event] = []
            world.clone().apply(action, happened)
            found[action] = self.foretold(view, happened, further)
        return found

    def odds(self, view: View) -> dict[str, Chance]:
        """The chances that a table may show to who decides, by name: exact, from the view alone. Most games have none."""
        return self.rules.odds(self, view)

    def together(self, view: View) -> dict[tuple[int, ...], list[Event]]:
        """Where no single choice of who decides reaches what the decision is about: choices that do so one after another, with what they
        will surely cause as `foresee` tells it with `further`. The best first, few; most games have none."""
        found: dict[tuple[int, ...], list[Event]] = {}
        for run in self.rules.together(self, view):
            world = self.world_of(view)
            happened: list[Event] = []
            for action in run:
                world.apply(action, happened)
            found[run] = self.foretold(view, happened, True)
        return found

    def odds_after(self, view: View) -> dict[int, dict[str, Chance]]:
        """The chances after each legal action; only where all that it does can be known and the viewer decides again."""
        found: dict[int, dict[str, Chance]] = {}
        world = self.world_of(view)
        for action in world.legal():
            after = world.clone()
            happened: list[Event] = []
            after.apply(action, happened)
            if after.to_move() == view.seat and len(self.foretold(view, happened, False)) == len(happened):
                chances = self.odds(after.view(view.seat))
                if chances:
                    found[action] = chances
        return found

    def world_of(self, view: View) -> State:
        """One of the worlds that agree with the view of the seat that decides."""
        if view.seat < 0 or view.seat != view.to_move:
            raise KotableError(f"only who decides can foresee what a choice does: seat {view.to_move} does, not {view.seat}")
        return self.sample_world(view, "k1:foresee")

    def foretold(self, view: View, happened: list[Event], further: bool) -> list[Event]:
        """Of what an action did in one world, that which it does in all worlds."""
        found: list[Event] = []
        veiled = False
        for event in happened:
            # A secret of another seat stays one: the viewer learns only what is public in it, and that follows from public facts.
            learns = event.kind in self.rules.reveals and (event.seat == view.seat or not event.secret)
            if learns and (veiled or not self.rules.certain(self, view, found, event)):
                if not further or not event.secret:
                    break
                veiled = True
                found.append(event.seen_by(SPECTATOR))
            else:
                found.append(event.seen_by(view.seat))
        return found

    def __repr__(self) -> str:
        chosen = "".join(f", {name}={value}" for name, value in self.options.items())
        return f"<Setup of {self.game}, {self.seats} seats{chosen}>"

    def hash_of_cards(self) -> str:
        """Names the card list in records; empty where a game has only one."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One situation of a game, with its dice."""

    dice: vec[i64]
    """What the chances to come will be (`chance.py`). No view shows them."""
    version: i64 = 0
    """Rises with every choice, so that what was made of a situation can be kept until it changes."""
    _checked: i64 = -1
    _checked_at: i64 = -1
    """The action that was found legal last, and the version it was found legal in."""

    def base(self) -> Setup:
        """The setup this game is played with."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy, dice included.

        A copy of the true state draws the same cards as the true state will: a search on it sees the future and every hidden card.
        Who plays searches in worlds (`Setup.worlds`); who studies chances gives the copy new dice (`reseed`).
        """
        raise NotImplementedError

    def to_move(self) -> i64:
        """The seat that decides now, or NOBODY when the game is over."""
        raise NotImplementedError

    def round_number(self) -> i64:
        """The round being played, from 1."""
        raise NotImplementedError

    def legal_ids(self) -> vec[i64]:
        """The ids that may be chosen now, ascending; never empty before the end. A game says them here or in `find_legal`."""
        ids = self.base().room
        return ids[: self.find_legal(ids)]

    def find_legal(self, ids: vec[i64]) -> i64:
        """Write the ids that may be chosen now, ascending, to the start of `ids` (see `Setup.new_room`); how many there are.

        The same as `legal_ids`, without making anything: for search, which keeps its room.
        """
        found = self.legal_ids()
        i: i64 = 0
        while i < len(found):
            ids[i] = found[i]
            i += 1
        return i

    def apply(self, action: i64, log: list[Event] | None = None) -> None:
        """Carry out an action that is legal (this is not checked), up to the next decision; tell `log` what happened; raise `version`."""
        raise NotImplementedError

    def why_not(self, action: int) -> Refusal | None:
        """The rule that forbids this action now, or None for exactly the legal ones."""
        raise NotImplementedError

    def points(self) -> list[int]:
        """The points scored so far, by seat."""
        raise NotImplementedError

    def reason(self) -> str:
        """What ended the game, as the key of a text; only when it is over."""
        raise NotImplementedError

    def ranks(self) -> list[tuple[int, ...]]:
        """What decides who is placed before whom, by seat, the greater the better: the points, and whatever breaks ties."""
        return [(points,) for points in self.points()]

    # What follows is the same in every game.

    def public_view(self) -> View:
        """What a spectator may know, and every seat. It is kept, because the other seats look at the same situation next."""
        global _last
        if _last is None or _last[0] is not self or _last[1] != self.version:
            _last = (self, int(self.version), self.base().rules.public_view(self))
        return _last[2]

    def own_view(self, seat: int) -> dict[str, Any]:
        """The fields of the view that are this seat's own; in the public view they are empty. Whoever has no seat has none."""
        return self.base().rules.own_view(self, seat) if 0 <= seat < self.base().seats else {}

    def position(self) -> str:
        """This situation as text, complete: `Game.read_position` gives an equal state."""
        return self.base().rules.write_position(self)

    def outcome(self) -> Outcome:
        """How the game ended; only when it is over."""
        ranks = self.ranks()
        places = tuple([1 + sum([other > mine for other in ranks]) for mine in ranks])
        winners = tuple([seat for seat, place in enumerate(places) if place == 1])
        return Outcome(tuple(self.points()), places, winners, self.reason())

    def reseed(self, words: vec[i64]) -> None:
        """New dice, thrown with stream 0 of the given ones, which move on."""
        self.dice = fork(words, self.base().streams)
        self.version += 1

    def __repr__(self) -> str:
        points = f"points {tuple(self.points())}"
        now = f"over, {points}" if self.over() else f"round {self.round_number()}, seat {self.to_move()} to move, {points}"
        return f"<{type(self).__name__} of {self.base().seats} seats: {now}>"

    def view(self, seat: int) -> View:
        """What `seat` (or SPECTATOR) may know."""
        public, own = self.public_view(), self.own_view(seat)
        return replace(public, **own) if own else public

    def over(self) -> bool:
        """Whether the game is over."""
        return self.to_move() < 0

    def legal(self) -> list[int]:
        """The ids that may be chosen now, ascending."""
        setup = self.base()
        numbers = setup.numbers
        ids = setup.room
        size = self.find_legal(ids)
        return cast(list[int], [numbers[ids[i]] for i in range(size)])

    def check(self, action: int) -> None:
        """Raises NotationError where there is no such action, and IllegalAction where a rule forbids it now.

        It remembers its last answer: who checks an action, writes it down and then plays it asks the rules once.
        """
        if self._checked == action and self._checked_at == self.version:
            return
        setup = self.base()
        if not 0 <= action < len(setup.actions):
            raise NotationError(f"{action} is no action of {setup.game}: ids go from 0 to {len(setup.actions) - 1}")
        refusal = self.why_not(action)
        if refusal is not None:
            raise IllegalAction(setup.actions[action], refusal)
        self._checked = action
        self._checked_at = self.version

    def play(self, action: int | str, log: list[Event] | None = None) -> None:
        """The checked door: carry out an action given by id or text, or say which rule forbids it."""
        number = self.base().parse(action) if isinstance(action, str) else action
        self.check(number)
        self.apply(number, log)

    def playout(self, words: vec[i64], most: i64) -> i64:
        """Choose at random, all choices alike, till the end or for `most` decisions; how many there were."""
        count: i64 = 0
        ids = self.base().new_room()
        while count < most:
            size = self.find_legal(ids)
            if size == 0:
                break
            self.apply(ids[roll(words, 0, size)])
            count += 1
        return count

    def perft(self, depth: i64) -> i64:
        """How many sequences of so many decisions there are, with these dice; games that end earlier count once."""
        if depth == 0 or self.to_move() < 0:
            return 1
        ids = self.legal_ids()
        if depth == 1:
            return len(ids)
        found: i64 = 0
        i: i64 = 0
        while i < len(ids):
            after = self.clone()
            after.apply(ids[i])
            found += after.perft(depth - 1)
            i += 1
        return found

    def fingerprint(self) -> str:
        """Eight digits that tell two situations apart, dice included."""
        return fingerprint_of(self.position())


_last: tuple[State, int, View] | None = None
"""The situation that was looked at last, with its version and how a spectator sees it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds:
    """All situations that agree with a view: what is the same in them is made once, the rest is dealt for each.

    Worlds dealt by the same dice one after another are independent; each is a state of its own, with dice of its own.
    """

    def __init__(self, setup: Setup, view: View) -> None:
        if view.game != setup.game or view.seats != setup.seats:
            raise KotableError(f"this view is of {view.game} with {view.seats} seats, not of {setup.game} with {setup.seats}")
        self.setup = setup
        self.view = view

    def deal(self, words: vec[i64]) -> State:
        """One of them, all being equally likely, thrown with stream 0 of `words`, which moves on: `dice(seed, 1)` will do."""
        own = fork(words, self.setup.streams)
        return self.world(own, words, 0)

    def sample(self, seed: str) -> State:
        """One of them, the same for the same seed."""
        streams = self.setup.streams
        return self.world(dice(seed, streams), dice(seed + "|deal", streams), 1)

    def world(self, own: vec[i64], dealing: vec[i64], step: i64) -> State:
        """One of them, which plays on with the dice `own`; what is hidden of seat `s` is dealt with stream `s * step` of `dealing`."""
        raise NotImplementedError


def fingerprint_of(text: str) -> str:
    """Eight digits that tell two texts apart."""
    return blake2b(text.encode(), digest_size=4).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game: what it is called, what can be agreed on, and how a game of it is prepared."""

    def __init__(
        self,
        name: str,
        rules_version: int,
        options: tuple[Option, ...],
        reveals: frozenset[str],
        view_type: type[View],
        deeds: tuple[Deed, ...] = (),
    ) -> None:
        self.name = name
        self.rules_version = rules_version
        """Rises whenever a record made before would go on differently."""
        self.options = options
        self.reveals = reveals
        """The kinds of events by which somebody learns something: nothing is taken back across one without consent."""
        self.view_type = view_type
        self.deeds = deeds
        """What is counted over many games."""

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def setup(self, seats: int, options: Mapping[str, int | str]) -> Setup:
        """A game for so many seats with these options; the others have their defaults. Raises OptionError."""
        raise NotImplementedError

    def deal(self, setup: Setup, words: vec[i64], log: list[Event] | None) -> State:
        """The first situation, which owns these dice; tells `log` what happened until the first decision."""
        raise NotImplementedError

    def read_position(self, text: str) -> State:
        """The situation that a text describes. Raises NotationError or PositionError."""
        raise NotImplementedError

    def write_position(self, state: State) -> str:
        """The text of a situation, see `State.position`."""
        raise NotImplementedError

    def public_view(self, state: State) -> View:
        """What everybody may know of a situation, see `State.public_view`."""
        raise NotImplementedError

    def own_view(self, state: State, seat: int) -> dict[str, Any]:
        """What is a seat's own, see `State.own_view`; asked only for seats that there are."""
        raise NotImplementedError

    def worlds(self, setup: Setup, view: View) -> Worlds:
        """What agrees with a view, see `Setup.worlds`."""
        raise NotImplementedError

    def certain(self, setup: Setup, view: View, before: list[Event], event: Event) -> bool:
        """Whether this event, of a kind that reveals, tells the viewer only what is certain from the view after the events `before`.

        The answer may depend on the view and on what was certain before, never on what the event reveals.
        """
        return False

    def odds(self, setup: Setup, view: View) -> dict[str, Chance]:
        """The chances that a table may show to who decides: see `Setup.odds`."""
        return {}

    def together(self, setup: Setup, view: View) -> list[tuple[int, ...]]:
        """Choices that reach together what none does alone: see `Setup.together`."""
        return []

    def checked(self, seats: int, options: Mapping[str, object]) -> dict[str, int | str]:
        """All options with their values, after checking names, listed values and the number of seats."""
        if isinstance(seats, bool) or not isinstance(seats, int) or not 2 <= seats <= 4:
            raise OptionError(f"{self.name} is for 2 to 4 seats, not {seats}")
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise OptionError(f"{self.name} has no option '{name}': it has {', '.join(known)}")
        values: dict[str, int | str] = {}
        for option in self.options:
            value = options.get(option.name, option.default)
            if isinstance(value, str) and value.isdecimal() and int(value) in option.choices:
                value = int(value)
            if option.choices and value not in option.choices:
                listed = ", ".join(str(choice) for choice in option.choices)
                raise OptionError(f"{option.name} can't be {value!r}: it is one of {listed}")
            if isinstance(value, bool) or not isinstance(value, (int, str)):
                raise OptionError(f"{option.name} can't be {value!r}: it must be a number or a text")
            values[option.name] = value
        return values

    def seat_chosen(self, value: int | str, seats: int, option: str) -> int:
        """The seat that an option names, or -1 where it leaves that to the dice."""
        if not isinstance(value, int):
            return -1
        if not 0 <= value < seats:
            raise OptionError(f"{option} can't be {value}: the seats are 0 to {seats - 1}")
        return value
