"""Time for thinking: what each seat has left, as a pure function of what happened at a table.

A `Clock` never changes. Every event of the log that touches time gives the next one, in the order of the log, so that whoever reads the log
comes to the same clocks. The present comes in only where somebody asks how much is left `at` a moment.

`days` are counted like `move`: so many seconds for every decision.
"""

from __future__ import annotations

from array import array

from msgspec import Struct
from msgspec.structs import replace

from kotable.server.messages import ClockRule, Clocks

LAG = 500
"""Milliseconds of the network's delay that are given back for one choice, at most."""
NOBODY = -1


DAY = 86_400_000


def warning_of(rule: ClockRule) -> int:
    """How many milliseconds before the end of the time for a move its player is reminded: a day, or half of the time where that is less;
    not at all where people sit together."""
    return min(DAY, rule.seconds * 500) if rule.kind == "days" else 0


class Clock(Struct, frozen=True):
    rule: ClockRule = ClockRule()
    left: tuple[int, ...] = ()
    """Milliseconds that each seat had at `since`."""
    used: tuple[int, ...] = ()
    """Milliseconds that each seat has used since the start, whatever was taken back."""
    running: int = NOBODY
    """The seat whose time runs since `since`."""
    since: int = 0
    granted: bool = False
    """Whether the decision that is up has been given its own time (`move`, `days`)."""
    rest: tuple[int, ...] = ()
    """Until when each seat is on holiday: its time does not run before."""
    settled: int = 0
    """Up to when pauses of the server have been given back."""

    def warns(self) -> int | None:
        """When whoever decides is to be reminded of it."""
        warning = warning_of(self.rule)
        return self.since + self.left[self.running] - warning if warning and self.running >= 0 else None

    def full(self) -> int:
        return self.rule.seconds * 1000

    def left_at(self, now: int) -> list[int]:
        left = list(self.left)
        if self.running >= 0:
            left[self.running] = max(0, left[self.running] - max(0, now - self.since))
        return left

    def told(self, now: int) -> Clocks | None:
        """As a message; nothing where the table has no clocks."""
        if self.rule.kind == "none":
            return None
        return Clocks(self.left_at(now), self.running)

    def expires(self) -> int | None:
        """When the running time is used up."""
        return self.since + self.left[self.running] if self.running >= 0 else None

    # What happens to it

    def begun(self, seats: int) -> Clock:
        return replace(self, left=(self.full(),) * seats, used=(0,) * seats, rest=(0,) * seats)

    def stopped(self, at: int, lag: int = 0, waited: int = 0) -> Clock:
        """Nobody's time runs; what was used until now is gone, but for the network's delay and the server's."""
        if self.running < 0:
            return self
        used = max(0, at - self.since - waited)
        used -= min(used, lag, LAG)
        seat = self.running
        return replace(
            self,
            left=put(self.left, seat, max(0, self.left[seat] - used)),
            used=put(self.used, seat, self.used[seat] + used),
            running=NOBODY,
        )

    def rewarded(self, seat: int) -> Clock:
        """A choice was made by the person at this seat: its increment, and the next decision has its own time."""
        if self.rule.kind != "bank":
            return self
        return replace(self, left=put(self.left, seat, self.left[seat] + self.rule.increment * 1000))

    def started(self, at: int, seat: int) -> Clock:
        """The time of this seat runs from now on; of nobody's where it is -1."""
        if self.rule.kind == "none":
            return self  # one for all decisions: they are kept
        if seat < 0:
            return replace(self, running=NOBODY, since=at)
        left = self.left
        if self.rule.kind != "bank" and not self.granted:
            left = put(left, seat, self.full())
        return replace(self, left=left, running=seat, since=max(at, self.rest[seat]), granted=True)

    def rested(self, at: int, seat: int, until: int) -> Clock:
        """This seat is on holiday until then; not any more, where that is now."""
        running = self.running
        clock = self.stopped(at) if running == seat else self
        clock = replace(clock, rest=put(clock.rest, seat, until))
        return replace(clock, running=seat, since=max(at, until)) if running == seat else clock

    def paused(self, ms: int, until: int) -> Clock:
        """The server could not take a choice for so long: that time was nobody's."""
        return replace(self, since=self.since + ms if self.running >= 0 else self.since, settled=until)

    def eased(self, seat: int) -> Clock:
        """Whoever ran out has a little time again, for when they come back."""
        return replace(self, left=put(self.left, seat, max(self.left[seat], self.full() // 4)))

    def rewound(self, then: Clock, keep: int) -> Clock:
        """Choices were taken back to the decision that came up with the clocks `then`: time and increments go back with them.

        What the seat `keep` has used since stays used: taking back what needs nobody's consent gives no time to think.
        """
        left = list(then.left)
        granted = False
        if keep >= 0:
            left[keep] = max(0, left[keep] - (self.used[keep] - then.used[keep]))
            granted = then.granted
        return replace(self, left=tuple(left), granted=granted)


class Marks:
    """The clocks as they were when each decision came up, for taking back. A long game has many: only what changed is kept, as numbers."""

    def __init__(self, clock: Clock) -> None:
        self.clocked = clock.rule.kind != "none"
        self.first = self.last = clock
        self.changes = array("q")
        """Seat, what it had left, what it had used."""
        self.ends = array("I")
        """For each decision, where its changes end, and whether its time was granted."""

    def add(self, clock: Clock) -> None:
        if self.clocked:
            last, self.last = self.last, clock
            for seat, (left, used) in enumerate(zip(clock.left, clock.used, strict=True)):
                if left != last.left[seat] or used != last.used[seat]:
                    self.changes.extend((seat, left, used))
            self.ends.append(2 * len(self.changes) + clock.granted)

    def at(self, ply: int) -> Clock:
        """What the seats had left and had used at a decision; before the first of them at -1."""
        left, used = list(self.first.left), list(self.first.used)
        for at in range(0, self.ends[ply] // 2 if ply >= 0 else 0, 3):
            seat = self.changes[at]
            left[seat], used[seat] = self.changes[at + 1], self.changes[at + 2]
        return Clock(left=tuple(left), used=tuple(used), granted=ply >= 0 and bool(self.ends[ply] & 1))

    def back(self, clock: Clock, ply: int, keep: int) -> Clock:
        """Forget the decisions from this one on, and give the clock with which it comes up again (see `rewound`)."""
        if not self.clocked:
            return clock
        then, self.last = self.at(ply), self.at(ply - 1)
        del self.changes[self.ends[ply - 1] // 2 if ply else 0 :], self.ends[ply:]
        return clock.rewound(then, keep)


def put(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*values[:at], value, *values[at + 1 :])
