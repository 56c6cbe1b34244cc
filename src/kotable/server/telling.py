"""How a happening is told: what is the same for all is made once, what is a seat's own goes to that seat alone.

Every move goes this way to every seat, so it is compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from kotable.server.messages import Clocks, TableInfo, Update
from kotable.server.patch import fields_of, patch_of
from kotable.values import SPECTATOR, Event, View

if TYPE_CHECKING:
    from kotable.server.table import Happening, Table

ENCODER = msgspec.json.Encoder()


class Sight:
    """What the connections to a table have been shown of its game."""

    def __init__(self) -> None:
        self.public: View | None = None
        """The public view as they have it."""
        self.own: dict[int, dict[str, Any]] = {}
        """And what is their own for the seats that are here."""

    def forget(self) -> None:
        self.public = None
        self.own = {}

    def show_all(self, table: Table, seat: int) -> View | None:
        """The whole view of a seat, which knows it from now on."""
        view = table.view(seat)
        if view is not None:
            if self.public is None:
                self.public = table.playing().state.public_view()
            self.own[seat] = table.own_view(seat)
        return view


class Telling:
    """One happening on its way to everybody. `current`: the table is in the situation that it led to."""

    def __init__(self, table: Table, done: Happening, sight: Sight, current: bool, now: int) -> None:
        self.table = table
        self.done = done
        self.sight = sight
        self.current = current
        self.info: TableInfo | None = table.info() if done.info else None
        self.clocks: Clocks | None = table.clocks(now) if done.by >= 0 or done.info else None
        self.looks = current and table.match is not None and done.chat is None
        self.patch: dict[int, Any] = {}
        """How the public view changed since it was last told."""
        self.before: dict[int, dict[str, Any]] = {}
        """What each seat that was told then had of its own."""
        if self.looks:
            self.look()
        self.concerned = {event.seat for event in done.events if event.secret}
        """The seats that learn something which others don't."""
        self.head = b""
        self.public_events = b""
        self.public_patch = b""
        self.made: dict[tuple[int, bool, bool], bytes] = {}

    def look(self) -> None:
        sight = self.sight
        public = self.table.playing().state.public_view()
        if sight.public is not None:
            self.patch = patch_of(sight.public, public)
            self.before = sight.own
        sight.public = public
        sight.own = {}

    def to(self, seat: int, moved: bool, short: bool) -> bytes:
        """The message for a connection of this seat: `moved` when it had another one before, `short` when it likes the short form."""
        key = (seat, moved, short)
        data = self.made.get(key)
        if data is None:
            done = self.done
            plain = done.by >= 0 and self.info is None and self.clocks is None and (not self.looks or seat in self.before)
            data = self.made[key] = self.choice(seat) if short and plain else ENCODER.encode(self.update(seat, moved))
        return data

    def own_patch(self, seat: int) -> dict[int, Any]:
        """What changed of a seat's own."""
        before = self.before[seat]
        now = self.sight.own.get(seat)
        if now is None:
            now = self.sight.own[seat] = self.table.own_view(seat)
        found: dict[int, Any] = {}
        for name, has in now.items():
            had = before[name]
            if had is not has and had != has:
                found[fields_of(type(self.sight.public)).index(name)] = patch_of(had, has)
        return found

    def update(self, seat: int, moved: bool) -> Update:
        table, done = self.table, self.done
        update = Update(done.seq, done.ply, done.by, told(done.events, seat), done.note, done.chat, clocks=self.clocks, table=self.info)
        update.action = done.action_for(seat)
        if moved:
            update.seat = seat
        if self.current:
            update.legal, update.floor = table.legal(seat), table.floor(seat)
        if self.looks:
            if seat in self.before:
                patch = {**self.patch, **self.own_patch(seat)}
                if patch:
                    update.patch = patch
            else:
                update.view = self.sight.show_all(table, seat)
        return update

    def choice(self, seat: int) -> bytes:
        """A ShortUpdate, without what is empty at its end, put together from what is the same for all and what is not."""
        table, done = self.table, self.done
        if not self.head:
            self.head = b"[%d,%d,%d," % (done.seq, done.ply, done.by)
            self.public_events = ENCODER.encode(told(done.events, SPECTATOR))
            self.public_patch = ENCODER.encode(self.patch)
        own = self.own_patch(seat) if self.looks else {}
        legal = table.legal(seat) if self.current else []
        floor = table.floor(seat) if self.current else -1
        events = ENCODER.encode(told(done.events, seat)) if seat in self.concerned else self.public_events
        patch = joined(self.public_patch, ENCODER.encode(own)) if own else self.public_patch
        if seat == done.by:
            return b"%b%b,%b,%d,%b,%d]" % (self.head, events, patch, floor, ENCODER.encode(legal), done.action)
        if legal:
            return b"%b%b,%b,%d,%b]" % (self.head, events, patch, floor, ENCODER.encode(legal))
        if floor >= 0:
            return b"%b%b,%b,%d]" % (self.head, events, patch, floor)
        return b"%b%b,%b]" % (self.head, events, patch)


def joined(one: bytes, other: bytes) -> bytes:
    """Two JSON objects with different keys as one."""
    return other if one == b"{}" else b"%b,%b" % (one[:-1], other[1:])


def told(events: list[Event], seat: int) -> list[Any]:
    """Events as a seat learns them (as GameEvent); without what is empty, which JSON would carry along."""
    found: list[Any] = []
    for event in events:
        if event.secret and seat == event.seat >= 0:
            found.append((event.kind, event.seat, event.public, event.secret))
        else:
            found.append((event.kind, event.seat, event.public) if event.public else (event.kind, event.seat))
    return found
