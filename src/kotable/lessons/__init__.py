"""The first lesson of each game: a script that is played by the engine, and the positions it begins from.

`<game>.toml` is the script. A lesson has a `title`, `tips` for its end, and steps; a step has

- `load`: the position it begins from (`positions/<load>.txt`); without one it goes on where the step before ended
- `teaches`: the rules met here
- `see`: what the learner sees at its beginning, compared with the engine by the tests
- `beat`: what happens, one after the other. A beat is looked at (`next`), done by the learner (`you`), or played by the script (`mira`,
  `nils`), with

  - `lit`: what is lit meanwhile, in the order it is read; `shows`: what is lit once it is done, if that is something else
  - `say`, `done`: the text before it and after it
  - `also`: actions that are as good as the learner's own
  - `nudge`, `nudges`: what is answered to any other choice, or to a certain one
  - `then`: what happens, tersely; `allowed`, `refused`, `odds`: what else may or may not be chosen. All this is for the tests.

Texts are keys of `locale/*/lesson.ftl`. The learner sits at seat 0, Mira at seat 1, Nils at seat 2.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from kotable.match import Match, from_position
from kotable.values import Event, KotableError

NAMES = ("kokopelli", "kodachi")
"""The games that have a lesson."""
SEATS = ("you", "mira", "nils")
"""The seats as the scripts name them."""
PLAYERS = ("", "Mira", "Nils")
"""The names of the players; the learner has their own."""


@dataclass(frozen=True, slots=True)
class Beat:
    """One thing to look at, to do, or to watch. `seat` is who acts, -1 where nobody does."""

    step: int
    lit: tuple[str, ...]
    shows: tuple[str, ...]
    say: str = ""
    done: str = ""
    seat: int = -1
    action: str = ""
    also: tuple[str, ...] = ()
    nudge: str = ""
    nudges: dict[str, str] = field(default_factory=dict)
    load: str = ""
    """The position that is loaded before it."""

    @property
    def learners(self) -> bool:
        """Whether the learner does it."""
        return self.seat == 0


@dataclass(frozen=True, slots=True)
class Lesson:
    game: str
    title: str
    tips: tuple[str, ...]
    steps: int
    beats: tuple[Beat, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """A beat in the game. `match` stands before it, and moves on with the next moment."""

    beat: Beat
    match: Match
    action: int
    """The number of its action, -1 where there is none."""
    events: tuple[Event, ...]


def script(game: str) -> dict[str, Any]:
    """The script as it is written. Raises KotableError where a game has no lesson."""
    if game not in NAMES:
        raise KotableError(f"there is no lesson of '{game}': there are those of {' and '.join(NAMES)}")
    return tomllib.loads(files("kotable").joinpath("lessons", f"{game}.toml").read_text(encoding="utf-8"))


def position(name: str) -> str:
    """A position by its name."""
    return files("kotable").joinpath("lessons", "positions", f"{name}.txt").read_text(encoding="utf-8")


@cache
def lesson(game: str) -> Lesson:
    """The lesson of a game. Raises KotableError where it has none."""
    found = script(game)
    beats = [
        read_beat(beat, number, step.get("load", "") if first == 0 else "")
        for number, step in enumerate(found["step"], 1)
        for first, beat in enumerate(step["beat"])
    ]
    return Lesson(game, found["title"], tuple(found["tips"]), len(found["step"]), tuple(beats))


def read_beat(beat: dict[str, Any], step: int, load: str) -> Beat:
    seat = next((seat for seat, name in enumerate(SEATS) if name in beat), -1)
    return Beat(
        step=step,
        lit=tuple(beat["lit"]),
        shows=tuple(beat.get("shows", beat["lit"])),
        say=beat.get("say", ""),
        done=beat.get("done", ""),
        seat=seat,
        action=beat[SEATS[seat]] if seat >= 0 else "",
        also=tuple(beat.get("also", ())),
        nudge=beat.get("nudge", ""),
        nudges=dict(beat.get("nudges", {})),
        load=load,
    )


def played(game: str, way: int = 0) -> Iterator[Moment]:
    """The lesson as it is played. `way` is which of equally good actions the learner chooses: 0 the written one, n the n-th other."""
    match: Match | None = None
    for beat in lesson(game).beats:
        if beat.load:
            match = from_position(position(beat.load), game)
        assert match is not None, "the first step loads a position"
        if not beat.action:
            yield Moment(beat, match, -1, ())
            continue
        chosen = beat.also[way - 1] if beat.learners and 0 < way <= len(beat.also) else beat.action
        number = match.setup.parse(chosen)
        events: list[Event] = []
        match.state.clone().play(number, events)
        yield Moment(beat, match, number, tuple(events))
        match.play(number)


def ways(game: str) -> int:
    """How many ways lead through the lesson."""
    return 1 + max(len(beat.also) for beat in lesson(game).beats)
