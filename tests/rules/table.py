"""A test's table: lay out a position, act in notation, state results, end with `done()`.

    Table("kokopelli", position).do("draw", "open hunter own-left").expect(points=[0, 0]).scored(0, {}).done()

Everything is asked through the doors of a game (views, events, legal lists, refusals, position texts), never of a state's insides, so the
same table serves every game. `done()` fails where something is still pending or somebody scored points that the test did not foresee.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self

import pytest

from kotable.games import game as game_called
from kotable.match import Match, from_position, new
from kotable.values import SPECTATOR, Event, IllegalAction, Refusal, View

MIDDLE: dict[str, tuple[str, ...]] = {"kokopelli": ("go-on", "play-drawn", "exchange", "limit")}
"""By game, the phases in which something is still under way: `done()` does not let a test end there."""


class Table:
    """A game in play, from a position or a seed, as a test sees it."""

    def __init__(self, game: str, position: str = "", *, match: Match | None = None) -> None:
        self.game = game_called(game)
        self.match = match or from_position(position, game)
        self.setup = self.match.setup
        self.last: list[Event] = list(self.match.events[0])
        """What the latest choice did."""
        self._points_before = self.view().points
        self._foreseen = dict.fromkeys(range(self.setup.seats), 0)
        if match is not None:
            self._points_before = tuple(0 for _ in range(self.setup.seats))
        self.laws()

    @classmethod
    def dealt(cls, game: str, seats: int, seed: str = "k1:table", **options: int | str) -> Self:
        """A fresh game."""
        return cls(game, match=new(game, seats, options, seed))

    # Acting

    def do(self, *actions: str) -> Self:
        """Act as whoever is to move, through the checked door."""
        for action in actions:
            assert self.to_move() >= 0, f"'{action}', but the game is over"
            refusal = self.why_not(action)
            assert refusal is None, f"'{action}' is refused: {refusal}; there is: {', '.join(self.choices())}"
            searched = self.match.state.clone()
            searched.apply(self.setup.parse(action))
            self.last = self.match.play(action)
            assert searched.position() == self.match.state.position(), "without a log it goes otherwise"
            self.laws()
        return self

    def refuses(self, action: str, rule: str) -> Self:
        """The action can't be chosen now, because of this rule; trying changes nothing."""
        refusal = self.why_not(action)
        assert refusal is not None, f"'{action}' is allowed"
        assert refusal.rule == rule, f"'{action}' is refused by {refusal.rule} ({refusal.key}), not by {rule}"
        assert action not in self.choices()
        before = self.match.state.position()
        with pytest.raises(IllegalAction):
            self.match.play(action)
        assert self.match.state.position() == before
        return self

    def allows(self, *actions: str) -> Self:
        """All of these can be chosen now, others too perhaps."""
        missing = [action for action in actions if action not in self.choices()]
        assert not missing, f"not offered: {missing}; there is: {', '.join(self.choices())}"
        return self

    def offers(self, *actions: str) -> Self:
        """Exactly these can be chosen now."""
        assert sorted(self.choices()) == sorted(actions)
        return self

    # Looking

    def choices(self) -> list[str]:
        """The texts of the legal list."""
        return [self.setup.actions[number].text for number in self.match.state.legal()]

    def why_not(self, action: str) -> Refusal | None:
        return self.match.state.why_not(self.setup.parse(action))

    def to_move(self) -> int:
        return int(self.match.state.to_move())

    def view(self, seat: int = SPECTATOR) -> View:
        return self.match.state.view(seat)

    def events(self, kind: str = "") -> list[Event]:
        """Everything that happened since the table was laid, or what was of this kind."""
        return [event for happened in self.match.events for event in happened if kind in ("", event.kind)]

    def sources(self, seat: int) -> dict[str, int]:
        """The points of a seat by rule, from events alone."""
        found: Counter[str] = Counter()
        for event in self.events("scored"):
            if event.seat == seat:
                found[event.public["rule"]] += event.public["points"]
        return dict(found)

    # Stating results

    def expect(self, **want: Any) -> Self:
        """What is to be seen now: fields of the spectator's view, or what a game's own table can tell (`see_…`).

        A dict `{seat: value}` states only the seats it names. Texts are read by `read_…` where a game's table has that.
        """
        for name, wanted in want.items():
            look: Callable[[], Any] | None = getattr(self, f"see_{name}", None)
            read: Callable[[str], Any] | None = getattr(self, f"read_{name}", None)
            got = look() if look else getattr(self.view(), name)
            if isinstance(wanted, dict) and not isinstance(got, Mapping):
                got = {seat: got[seat] for seat in wanted}
                wanted = {seat: read(value) if read else value for seat, value in wanted.items()}
            elif isinstance(wanted, list):
                got = list(got)
            assert got == wanted, f"{name}: {got}, expected {wanted}"
            if name == "points" and isinstance(wanted, list):
                self._foreseen = {seat: sum(self.sources(seat).values()) for seat in self._foreseen}
        return self

    def scored(self, seat: int, want: Mapping[str, int]) -> Self:
        """A seat has scored exactly this since the table was laid, by the rules that gave it."""
        got = self.sources(seat)
        assert got == want, f"seat {seat} scored {got}, expected {dict(want)}"
        self._foreseen[seat] = sum(want.values())
        return self

    def happened(self, *kinds: str) -> Self:
        """The latest choice did exactly this, in this order."""
        assert [event.kind for event in self.last] == list(kinds)
        return self

    def told(self, kind: str, seat: int = SPECTATOR, **facts: Any) -> Self:
        """The latest choice told `seat` an event of this kind with these facts."""
        seen = [event.seen_by(seat) for event in self.last if event.kind == kind]
        assert any(facts.items() <= {"by": e.seat, **e.public, **e.secret}.items() for e in seen), (kind, facts, seen)
        return self

    def never(self, *kinds: str) -> Self:
        """Nothing of these kinds has happened since the table was laid."""
        assert [event for kind in kinds for event in self.events(kind)] == []
        return self

    # What holds at any table

    def laws(self) -> None:
        """Legal is what no rule forbids, and points are the points of events."""
        state = self.match.state
        legal = state.legal()
        assert legal == [action.id for action in self.setup.actions if state.why_not(action.id) is None]
        assert bool(legal) == (self.to_move() >= 0)
        assert state.over() == (self.to_move() < 0)
        assert state.round_number() == self.view().round
        totals = [self._points_before[seat] + sum(self.sources(seat).values()) for seat in range(self.setup.seats)]
        assert list(self.view().points) == totals, "points came from elsewhere than events"

    def done(self) -> None:
        """Nothing is pending, nothing scored unforeseen, and the situation can be written down and laid out again."""
        view: Any = self.view()
        assert view.phase not in MIDDLE[self.game.name], f"still under way: {view.phase}, {', '.join(self.choices())}"
        for seat, points in self._foreseen.items():
            assert sum(self.sources(seat).values()) == points, f"seat {seat} scored what nobody foresaw: {self.sources(seat)}"
        text = self.match.state.position()
        assert self.game.read_position(text).position() == text


def cards(names: str) -> Counter[str]:
    """`hunter*2 paw` as a bag."""
    found: Counter[str] = Counter()
    for word in names.split():
        stem, _, times = word.partition("*")
        found[stem] += int(times or 1)
    return found


def written_out(names: str) -> list[str]:
    """`hunter*2 paw` as a list in that order."""
    return [stem for word in names.split() for stem, _, times in [word.partition("*")] for _ in range(int(times or 1))]


def sheet(title: str, general: Mapping[str, object], seats: Sequence[str]) -> str:
    """A position text from short forms: one text for each seat, its lines apart by semicolons."""
    lines = [title, *(f"{name.replace('_', '-')}: {value}" for name, value in general.items())]
    for seat, text in enumerate(seats):
        if rows := [row.strip() for row in text.split(";") if row.strip()]:
            lines += [f"seat {seat}:", *(f"  {row}" for row in rows)]
    return "\n".join(lines) + "\n"
