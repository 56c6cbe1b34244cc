"""The rooms of the server: tables in memory with the connections to them; bots and clocks; news from other processes.

The path of a wish: `Room.act` asks the table for entries, appends them to the store, and only when they are committed reads them into the
table and tells everybody.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from operator import itemgetter
from typing import Any, Protocol, TypeVar

import msgspec

from kotable.game import Setup
from kotable.server import log
from kotable.server.messages import VERSION, Earlier, Presence, Step, TableInfo, Welcome
from kotable.server.metrics import METRICS
from kotable.server.settings import Settings
from kotable.server.store import LATE, Conflict, Elsewhere, News, Row, Store, StoreDown
from kotable.server.table import Happening, Refused, Table
from kotable.server.telling import ENCODER, Sight, Telling
from kotable.server.thinker import Thinkers
from kotable.values import NOBODY, SPECTATOR, KotableError, View

LOG = logging.getLogger("kotable.hub")
BEAT = 1.0
"""Seconds between signs of life; half of it where other processes wait for them."""
BEAT_PATIENCE = 4.0
PULSE = 0.1
STALL = 0.4
"""Seconds between two looks at the own pulse, and how late one has to be for a stall: nobody's message was read meanwhile."""
MOST_OUTAGES = 20_000
KEPT = 5.0
"""Seconds after which a process asks again whether it still looks after a table."""
PAGE = 32_768
"""Bytes of history that one message carries, about: a welcome has to stay below 64 kB."""
WHOLE = 32
"""Tables of which everything that happened is at hand, because somebody asked for it lately."""
DUE = 200
"""Tables that are looked after in one go."""
READ_AT_ONCE = 25
"""Entries of a log that are read in one go."""
FINISHED = 5.0
"""Seconds after which a finished table without connections leaves the memory: few come back to it."""
SWEPT = 200
"""Tables that are looked at in one go whether they are to be put aside."""
ATTEMPTS = 20
"""How often a wish is tried when other processes write to the same table."""
UNKNOWN = 1 << 62
"""Instead of a sequence number: whatever the log has."""

T = TypeVar("T")
Decide = Callable[[Table], list[log.AnyEntry]]


ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
"""What the name of a table looks like."""


def now() -> int:
    return time.time_ns() // 1_000_000


def new_id(prefix: str = "", length: int = 14) -> str:
    """An unguessable name; without letters that are easily mixed up."""
    return prefix + "".join(secrets.choice("abcdefghijkmnpqrstuvwxyz23456789") for _ in range(length))


class Connection(Protocol):
    """Somebody who is told what happens."""

    player: str
    seat: int
    short: bool
    """Wants moves in the short form."""

    def send(self, data: bytes) -> None:
        """Never waits; a receiver that is too slow is cut off."""

    def bye(self, key: str, after: int) -> None: ...

    def end(self, key: str) -> None:
        """Send it away for good."""


class Held:
    """When whoever has to decide at a table could not, because the server had too much to do."""

    def __init__(self) -> None:
        self.decision = 0
        """The sequence number with which the decision came up."""
        self.times: list[tuple[int, int]] = []
        """From when to when, one after the other."""
        self.since = 0
        """Somebody waits since then."""
        self.waiting = 0

    def hold(self, decision: int, at: int) -> None:
        """A choice waits in line."""
        if decision != self.decision:
            self.decision, self.times, self.waiting = decision, [], 0
        if not self.waiting:
            self.since = at
        self.waiting += 1

    def release(self, decision: int, until: int) -> None:
        """It waits no longer; or it is to come again, and not before."""
        if decision == self.decision:
            self.waiting -= 1
            begin = self.since
            if self.times and self.times[-1][1] >= begin:
                begin, before = self.times.pop()
                until = max(until, before)
            self.times.append((begin, until))

    def until(self, decision: int, at: int) -> list[tuple[int, int]]:
        """What is known of it at a moment, of this decision."""
        if decision != self.decision:
            return []
        return [*self.times, (self.since, at)] if self.waiting else self.times


class Room:
    """One table in memory."""

    def __init__(self, hub: Hub, table: Table) -> None:
        self.hub = hub
        self.table = table
        self.lock = asyncio.Lock()
        self.dirty = False
        """What was written is not known: read the log again."""
        self.told = table.seq
        """Up to where the connections know."""
        self.connections: set[Connection] = set()
        self.sight = Sight()
        self.foresight: tuple[int, str, bytes] = (-1, "", b"")
        """What was foretold last: at which sequence number, to whom, and what. Asking again costs nothing."""
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.used = time.monotonic()
        self.last_bot = 0.0
        self.kept = 0.0
        """When this process last made sure that it looks after the table."""
        self.elsewhere: list[Elsewhere] = []
        """Who is connected at other processes."""
        self.announcing: asyncio.Task[None] | None = None
        self.gone: dict[int, int] = {}
        """Since when people have been away, by seat."""
        self.answers: dict[str, tuple[int, bytes]] = {}
        """What is expensive to tell and the same until the next entry, with its sequence number."""
        self.held = Held()
        self.shown: tuple[int, msgspec.Raw, bool] | None = None
        """The last steps as whoever looks on is told them in a welcome, with their sequence number and whether there are more."""

    # Writing

    async def act(self, decide: Decide, ringing: bool = False) -> None:
        """Carry out a wish: decide, read, log, commit, tell. Raises Refused or StoreDown.

        Whoever looks at the table takes the lock, so nobody sees what is not committed yet. `ringing`: a clock may have run out.
        """
        try:
            await self.carry_out(decide, ringing)
        except StoreDown:
            self.hub.troubled = True
            raise

    async def carry_out(self, decide: Decide, ringing: bool) -> None:
        async with self.lock:
            self.used = time.monotonic()
            for attempt in range(ATTEMPTS):
                if self.dirty:
                    await self.read_again()
                try:
                    await self.give_back(ringing)
                except Conflict:
                    continue
                before = self.table.to_move
                try:
                    entries = decide(self.table)
                    self.table.must_have_room(entries)
                except Refused:
                    # Another process may have written what makes it right.
                    if self.hub.store.shared and await self.read_on():
                        continue
                    raise
                if not entries:
                    return
                try:
                    done = await self.append(entries)
                except Conflict:
                    METRICS.conflicts.inc()
                    # Reading takes longer than writing: without a pause of the others the slower would never win.
                    await asyncio.sleep(random.random() * min(0.2, 0.002 * 2**attempt))
                    continue
                for one in done:
                    self.tell(one, one is done[-1])
                self.settle()
                self.remind(before, any(isinstance(entry, log.Reminded) for entry in entries))
                return
            raise StoreDown("others write to this table all the time")

    def remind(self, before: int, late: bool) -> None:
        """Where moves take days, whoever has to choose now, instead of the seat before, may be told so elsewhere; and once more when it
        gets `late`."""
        table = self.table
        seat = table.to_move
        if (seat == before and not late) or seat == NOBODY or table.made.clock.kind != "days" or table.chairs[seat].bot:
            return
        if seat not in self.presence()[0]:
            self.hub.remind(table.chairs[seat].player, seat, table.info(), late)

    async def give_back(self, ringing: bool = False) -> None:
        """Time in which nobody could choose is nobody's: it is settled, in the log, before anything looks at the clock.

        What a choice has waited in line is told with it (`waited`), so that an overload does not double what is written; unless the clock
        may run out meanwhile.
        """
        clock = self.table.clock
        if clock.running >= 0 or ringing:
            await self.hub.live()
        if clock.running < 0:
            return
        at = now()
        since = max(clock.since, clock.settled)
        lost = self.hub.lost(since, at)
        if lost or ringing:
            lost = self.hub.lost(since, at, self.held.until(self.table.game_seq, at))
        if lost:
            for one in await self.append([log.Paused(at, lost, at)]):
                self.tell(one)

    def lost_at_start(self, table: Table) -> int:
        """Milliseconds of a start in which nobody could show a part: who is late by that is not late."""
        return self.hub.lost(table.frozen.at, now()) if table.status == "open" and table.frozen is not None else 0

    def hold(self, player: str) -> int:
        """This player's choice waits in line: of which decision, for `held.release`; 0 where no clock runs for them."""
        table = self.table
        if table.clock.running < 0 or table.seat_of(player) != table.clock.running:
            return 0
        self.held.hold(table.game_seq, now())
        return table.game_seq

    def waited(self, table: Table, at: int) -> int:
        """How long whoever decides was kept from it, and did not get back yet."""
        clock = table.clock
        held = self.held.until(table.game_seq, at) if clock.running >= 0 else []
        return self.hub.lost(max(clock.since, clock.settled), at, held) if held else 0

    async def append(self, entries: list[log.AnyEntry]) -> list[Happening]:
        table = self.table
        first = table.seq + 1
        self.dirty = True  # until it is committed
        done = [table.read(entry) for entry in entries]
        whole = any(one.info for one in done)
        began = time.perf_counter()
        await self.hub.store.append(row_of(table, whole), first, [log.ENCODER.encode(entry) for entry in entries], whole)
        self.dirty = False
        METRICS.commit.observe(time.perf_counter() - began)
        METRICS.entries.inc(len(entries))
        self.told = table.seq
        return done

    async def read_again(self) -> None:
        """The table anew from the log; tells what has not been told."""
        table = Table(self.table.id)
        for data in await self.hub.store.entries(table.id):
            done = table.read(log.DECODER.decode(data))
            if table.seq > self.told:
                self.table = table
                self.tell(done)
        self.table = table
        self.told = table.seq
        self.dirty = False
        self.settle()

    async def read_on(self) -> bool:
        """Read and tell what the log has and we have not; whether there was something."""
        if self.dirty:
            before = self.told
            await self.read_again()
            return self.told > before
        found = await self.hub.store.entries(self.table.id, self.table.seq)
        for data in found:
            self.tell(self.table.read(log.DECODER.decode(data)))
        if found:
            self.told = self.table.seq
            self.settle()
        return bool(found)

    async def catch_up(self, seq: int) -> None:
        """Another process wrote up to this number."""
        async with self.lock:
            if self.dirty or self.table.seq < seq:
                await self.read_on()

    async def refresh(self) -> None:
        """Somebody comes who may have heard of something from another process: know it, too."""
        if self.hub.store.shared:
            await self.catch_up(UNKNOWN)

    async def look(self, question: Callable[[Table], T]) -> T:
        """Ask the table something, as committed."""
        async with self.lock:
            if self.dirty:
                await self.read_again()
            self.used = time.monotonic()
            return question(self.table)

    async def look_at_all(self, question: Callable[[Table], T]) -> T:
        """Ask the table something, with all that ever happened there at hand. Raises StoreDown."""
        async with self.lock:
            if self.dirty:
                await self.read_again()
            self.used = time.monotonic()
            return question(await self.hub.whole(self.table))

    def foreseen(self, table: Table, player: str) -> bytes:
        """The answer to `foresee`."""
        if self.foresight[:2] != (table.seq, player):
            self.foresight = (table.seq, player, ENCODER.encode(table.foresee(player)))
        return self.foresight[2]

    # Telling

    def tell(self, done: Happening, current: bool = True) -> None:
        """Send one happening to every connection, to each as its seat may see it; the view with that which led to it (`current`)."""
        self.shown = None
        if not self.connections:
            self.sight.forget()
            return
        telling = Telling(self.table, done, self.sight, current, now())
        closed = done.began and not self.table.made.spectators
        for connection in self.connections:
            seat = connection.seat
            if done.info:
                connection.seat = self.table.seat_of(connection.player)
            if closed and connection.seat == SPECTATOR:
                connection.end("no-spectators")
                continue
            connection.send(telling.to(connection.seat, connection.seat != seat, connection.short))

    def welcome(self, player: str, seat: int, seen: int) -> bytes:
        table = self.table
        view = self.sight.show_all(table, seat)
        # A history with a gap is no longer good: it begins anew, from the end.
        since = seen if max(table.history.lost, table.chat.lost, 1) <= seen <= table.seq else 0
        if seat != SPECTATOR or since:
            history, more = self.steps_after(since, seat)
        elif self.shown is not None and self.shown[0] == table.seq:
            _, history, more = self.shown
        else:
            history, more = self.steps_after(0, SPECTATOR)
            self.shown = table.seq, history, more
        present, watching = self.presence()
        return ENCODER.encode(
            Welcome(
                VERSION,
                table.seq,
                seat,
                player,
                table.info(),
                since,
                view,
                table.legal(seat),
                table.floor(seat),
                table.clocks(now()),
                history,  # type: ignore[arg-type]
                present,
                watching,
                self.away(),
                self.hub.epoch,
                more or table.history.lost > since,
                table.chat.lost > since,
            )
        )

    def steps_after(self, since: int, seat: int) -> tuple[msgspec.Raw, bool]:
        """The last steps and lines as a seat is told them, and whether there are earlier steps."""
        steps, more = page(self.table.history.after(since), seat)
        lines = [done.step(seat) for done in self.table.chat.after(since)]
        return msgspec.Raw(ENCODER.encode(sorted([*steps, *lines], key=lambda step: step.seq))), more

    async def earlier(self, seat: int, before: int, chat: bool) -> Earlier:
        """A page of what happened, or of what was said, before a sequence number."""

        def found(table: Table) -> Earlier:
            past = table.chat if chat else table.history
            steps, more = page(past.before(before), seat)
            return Earlier(steps, more or past.lost > 0, chat)

        answer = await self.look(found)
        return answer if answer.steps or not answer.more else await self.look_at_all(found)

    def presence(self) -> tuple[list[int], int]:
        """The seats of those who are connected, here or at another process that lives, and how many look on."""
        present = {connection.seat for connection in self.connections}
        watching = sum(connection.seat == SPECTATOR for connection in self.connections)
        for other in self.elsewhere:
            if other.process in self.hub.processes:
                present |= {self.table.seat_of(player) for player in other.players}
                watching += other.watching
        return sorted(present - {SPECTATOR}), watching

    def away(self) -> dict[int, int]:
        """Since when those who play here and are not connected have been away, by seat."""
        present = set(self.presence()[0])
        gone = {seat: self.gone.get(seat, now()) for seat in self.table.owners() if seat not in present}
        self.gone = gone
        return dict(gone)

    async def enter(self, connection: Connection, seen: int, epoch: int) -> None:
        """A connection comes in: it gets the welcome, the others hear of it."""
        async with self.lock:
            if self.dirty:
                await self.read_again()
            self.used = time.monotonic()
            connection.seat = self.table.seat_of(connection.player)
            if connection.seat == SPECTATOR and not self.table.made.spectators and self.table.status == "running":
                raise Refused("no-spectators", status=403)
            self.must_have_room(connection)
            before = self.presence()
            self.connections.add(connection)
            connection.send(self.welcome(connection.player, connection.seat, seen if epoch == self.hub.epoch else 0))
            self.tell_presence(before, connection)
            self.settle()

    def must_have_room(self, connection: Connection) -> None:
        """Nobody fills a table with connections. Raises Refused."""
        limits = self.hub.settings.limits
        if connection.player and sum(one.player == connection.player for one in self.connections) >= limits.connections_of_player:
            raise Refused("rate", status=429)
        if connection.seat == SPECTATOR and sum(one.seat == SPECTATOR for one in self.connections) >= limits.spectators:
            raise Refused("busy", status=503)

    def leave(self, connection: Connection) -> None:
        before = self.presence()
        self.connections.discard(connection)
        self.used = time.monotonic()
        self.tell_presence(before, None)

    def tell_presence(self, before: tuple[list[int], int], but: Connection | None) -> None:
        after = self.presence()
        if after != before:
            data = ENCODER.encode(Presence(*after, self.away()))
            for connection in self.connections:
                if connection is not but:
                    connection.send(data)
            self.announce()

    # Other processes

    def announce(self) -> None:
        """The other processes that have this table hear who is connected here."""
        if self.hub.store.shared and not self.hub.closing and (self.announcing is None or self.announcing.done()):
            self.announcing = self.hub.spawn(self.serve())

    async def serve(self) -> None:
        """Say who is connected, as long as that changes; learn who is connected elsewhere."""
        told: tuple[list[str], int] | None = None
        while told != (mine := self.mine()) and self.hub.rooms.get(self.table.id) in (self, None):
            told = mine
            try:
                self.hear_presence(await self.hub.store.serve(self.table.id, *mine))
            except StoreDown:
                # Whoever is connected here and not known elsewhere could be taken for absent.
                told = None
                await asyncio.sleep(BEAT / 2)

    def mine(self) -> tuple[list[str], int]:
        players = {connection.player for connection in self.connections if connection.seat != SPECTATOR}
        return sorted(players), sum(connection.seat == SPECTATOR for connection in self.connections)

    def hear_presence(self, found: list[Elsewhere]) -> None:
        before = self.presence()
        self.elsewhere = found
        if self.presence() != before:
            data = ENCODER.encode(Presence(*self.presence(), self.away()))
            for connection in self.connections:
                connection.send(data)

    async def look_elsewhere(self) -> None:
        """Ask who is connected to other processes, where there are any. Raises StoreDown."""
        if self.hub.store.shared:
            self.hear_presence(await self.hub.store.elsewhere(self.table.id))

    async def hear_of_others(self) -> None:
        with contextlib.suppress(StoreDown):
            await self.look_elsewhere()

    # What happens by itself

    def settle(self) -> None:
        """Set bots and alarms going, as the situation asks for."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if self.hub.closing:
            return
        wake = self.table.wake()
        if wake is None:
            return
        if wake == 0:
            if self.thinking is None or self.thinking.done():
                self.thinking = self.hub.spawn(self.play_bots())
        else:
            delay = max(0.0, (wake + self.lost_at_start(self.table) - now()) / 1000)
            if self.held.waiting:
                delay = max(delay, BEAT / 2)
            if self.decides_elsewhere():
                delay += BEAT
            self.alarm = asyncio.get_running_loop().call_later(delay + 0.02, self.alarmed)

    def decides_elsewhere(self) -> bool:
        """Whether another process that lives knows better whether the choice that is waited for is there already."""
        seat = self.table.clock.running
        if seat < 0:
            return False
        player = self.table.chairs[seat].player
        here = any(connection.player == player for connection in self.connections)
        return not here and any(player in other.players and other.process in self.hub.processes for other in self.elsewhere)

    def alarmed(self) -> None:
        self.alarm = None
        self.hub.spawn(self.ring())

    async def ring(self) -> None:
        """A clock may have run out. While the store is away, the house will ask again."""
        with contextlib.suppress(StoreDown):
            await self.act(lambda table: table.out_of_time(now(), secrets.token_hex(32), self.lost_at_start(table)), ringing=True)
            self.settle()

    async def play_bots(self) -> None:
        """Let bots choose as long as they are to move."""
        hub = self.hub
        trouble = 0.5
        while not hub.closing:
            try:
                if hub.store.shared and time.monotonic() - self.kept > KEPT:
                    if not await hub.store.keep(self.table.id):
                        break  # another process does it; should it die, `due` will tell
                    self.kept = time.monotonic()
                thought = await self.look(question_to_bot)
                if thought is None:
                    break
                seq, question = thought
                began = time.perf_counter()
                action = await hub.thinkers.choose(self.table.made.host, *question)
                METRICS.thinking.observe(time.perf_counter() - began)
                await self.wait_for_watchers()
                await self.act(partial(Table.choose_for_bot, at=now(), seq=seq, action=action))
                trouble = 0.5
            except Refused:
                continue  # something was taken back or handed over meanwhile
            except StoreDown:
                await asyncio.sleep(trouble)
                trouble = min(10.0, trouble * 2)
        self.thinking = None

    async def wait_for_watchers(self) -> None:
        """Choices of bots come one after another, where somebody sees them."""
        if (self.connections or self.elsewhere) and self.hub.settings.bot_pace:
            await asyncio.sleep(self.last_bot + self.hub.settings.bot_pace - time.monotonic())
        self.last_bot = time.monotonic()

    def idle(self, seconds: float) -> bool:
        if self.table.status == "over":
            seconds = min(seconds, FINISHED)
        return (
            not self.connections
            and not self.lock.locked()
            and (self.thinking is None or self.thinking.done())
            and time.monotonic() - self.used > seconds
        )


def page(found: list[Happening], seat: int) -> tuple[list[Step], bool]:
    """The last steps of these that fit into a message, and whether there are earlier ones."""
    steps: list[Step] = []
    size = 0
    for done in reversed(found):
        step = done.step(seat)
        size += len(ENCODER.encode(step))
        if steps and size > PAGE:
            break
        steps.append(step)
    return steps[::-1], len(steps) < len(found)


async def read_all(table: Table, written: list[bytes]) -> None:
    """Read entries into a table that nobody else has, and let others go on meanwhile: a long log takes many times as long as a choice."""
    for start in range(0, len(written), READ_AT_ONCE):
        if start:
            await asyncio.sleep(0)
        for data in written[start : start + READ_AT_ONCE]:
            table.read(log.DECODER.decode(data))


def question_to_bot(table: Table) -> tuple[int, tuple[str, View, list[int], Setup, str]] | None:
    """What a bot is asked now, and at which sequence number; None when no bot is to move."""
    level = table.bot_to_move()
    if not level:
        return None
    match, seat = table.playing(), table.to_move
    seed = f"k1:{table.secret[:32]}/{table.seq}/{seat}"
    return table.seq, (level, match.state.view(seat), match.state.legal(), match.setup, seed)


def give_up(table: Table, player: str) -> list[log.AnyEntry]:
    """Nobody has to wait for this player any more."""
    return table.leave(now(), player) if table.status == "open" else table.resign(now(), player)


def row_of(table: Table, whole: bool) -> Row:
    return Row(
        id=table.id,
        seq=table.seq,
        status=table.status,
        game=table.made.game,
        listed=table.made.listed and not table.closed,
        created=table.made.at,
        updated=table.updated,
        wake=table.wake(),
        info=ENCODER.encode(table.info()) if whole else b"",
        players=tuple(chair.player for chair in table.chairs if chair.player) if whole else (),
        to_move=table.to_move,
        deadline=table.clock.expires(),
    )


class Hub:
    """All rooms of this process."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = Thinkers(settings.thinkers, settings.bot_seconds)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Future[Room]] = {}
        self.wholes: OrderedDict[str, Table] = OrderedDict()
        """Tables with all that happened there, those that were asked for last at the end."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False
        self.epoch = 0
        self.processes: frozenset[str] = frozenset()
        """The other processes that live."""
        self.outages: list[tuple[int, int]] = []
        """From when to when nobody could write, the newest last."""
        self.beaten = 0
        """When the store last heard that we live."""
        self.beating = asyncio.Lock()
        self.troubled = False
        """Something could not be written since the last beat: the time since then was an outage, however short."""
        self.revoked: Callable[[str], None] = lambda token: None
        """Called with the hash of a token that another process took back."""
        self.remind: Callable[[str, int, TableInfo, bool], None] = lambda player, seat, table, late: None
        """Called when a player who is not here has to choose, where moves take days, and when the time for it is nearly up (`late`). Never
        waits."""

    async def open(self) -> None:
        await self.store.open()
        await self.beat(starting=True)
        await self.store.listen(self.news)
        self.note_outages([(self.beaten, now())])  # nobody is let in before
        self.spawn(self.keep_house())
        self.spawn(self.feel_pulse())

    async def beat(self, starting: bool = False) -> None:
        """Tell the store that we live, and learn who else does and when nobody did. Raises StoreDown."""
        try:
            at = now()
            # Not wait_for: before Python 3.12 it forgets that it was cancelled when the answer comes at the same moment.
            async with asyncio.timeout(BEAT_PATIENCE):
                found = await self.store.beat(at, starting, 1 if self.troubled else LATE)
        except TimeoutError:
            self.troubled = True
            raise StoreDown("no answer in time") from None
        except StoreDown:
            self.troubled = True
            raise
        if self.troubled and self.beaten:
            # Others may have lived meanwhile. Whoever is connected here could not choose.
            self.note_outages([(self.beaten, at)])
        self.beaten = at
        self.troubled = False
        self.epoch = found.epoch
        self.note_outages(found.outages)
        if found.processes != self.processes:
            rooms = [(room, room.presence()) for room in self.rooms.values() if room.elsewhere]
            self.processes = found.processes
            for room, before in rooms:
                room.tell_presence(before, None)

    async def live(self) -> None:
        """Make sure that what is known of outages is not older than an outage would be."""
        if self.troubled or now() - self.beaten >= LATE:
            async with self.beating:
                if self.troubled or now() - self.beaten >= LATE:
                    await self.beat()

    async def feel_pulse(self) -> None:
        """Notice when this process stood still: messages that came meanwhile were not read, and clocks may not run for it."""
        while True:
            began = time.monotonic()
            await asyncio.sleep(PULSE)
            stalled = time.monotonic() - began
            if stalled - PULSE >= STALL:
                self.note_outages([(now() - int(stalled * 1000), now())])

    def note_outages(self, found: list[tuple[int, int]]) -> None:
        if found:
            self.outages = sorted([*self.outages, *found], key=itemgetter(1))[-MOST_OUTAGES:]

    def lost(self, since: int, until: int, held: Sequence[tuple[int, int]] = ()) -> int:
        """How many milliseconds of this time nobody could write, or somebody was `held` up. All of these may overlap."""
        lost = 0
        for begin, end in reversed(sorted([*self.outages, *held], key=itemgetter(1)) if held else self.outages):
            if end <= since:
                break
            begin, end = max(begin, since), min(end, until)
            if begin < end:
                lost += end - begin
                until = begin
        return lost

    def say_goodbye(self) -> None:
        """Connections are told to come back."""
        self.closing = True
        for room in list(self.rooms.values()):
            if room.alarm is not None:
                room.alarm.cancel()
            for connection in list(room.connections):
                connection.bye("restart", 500)

    async def close(self) -> None:
        """Stop without losing anything: what is under way is finished."""
        self.say_goodbye()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for room in list(self.rooms.values()):
            async with room.lock:
                pass
        await self.thinkers.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            METRICS.crashes.inc()
            LOG.error("a task failed", exc_info=problem)

    async def room(self, id: str) -> Room:
        """The room of a table, from memory or from its log. Raises Refused."""
        found = self.rooms.get(id)
        if found is not None:
            return found
        under_way = self.loading.get(id)
        if under_way is not None:
            return await asyncio.shield(under_way)
        future: asyncio.Future[Room] = asyncio.get_running_loop().create_future()
        self.loading[id] = future
        try:
            table = Table(id)
            if not ID.fullmatch(id):
                raise Refused("no-table", status=404)
            written = await self.store.entries(id)
            try:
                await read_all(table, written)
            except (KotableError, msgspec.DecodeError) as problem:
                METRICS.crashes.inc()
                LOG.error("a log can't be read", extra={"seq": table.seq, "problem": str(problem)})
                raise Refused("failure", status=500) from None
            if table.seq == 0:
                raise Refused("no-table", status=404)
            room = Room(self, table)
            async with room.lock:
                await self.take_in(room)
            self.rooms[id] = room
            future.set_result(room)
            room.settle()
            return room
        except BaseException as problem:
            self.troubled |= isinstance(problem, StoreDown)
            future.set_exception(problem if isinstance(problem, Exception) else Refused("restart", status=503))
            future.exception()  # somebody may or may not wait for it
            raise
        finally:
            del self.loading[id]

    async def whole(self, table: Table) -> Table:
        """The same table, as committed, with all that ever happened there. Raises StoreDown."""
        found = self.wholes.get(table.id) or Table(table.id, whole=True)
        if found.seq < table.seq:
            await read_all(found, (await self.store.entries(table.id, found.seq))[: table.seq - found.seq])
        self.wholes[table.id] = found
        self.wholes.move_to_end(table.id)
        if len(self.wholes) > WHOLE:
            self.wholes.popitem(last=False)
        return found

    async def take_in(self, room: Room) -> None:
        """A table that was read: from now on we get the news of it, and its clock has been given what it lost."""
        if self.store.shared:
            room.elsewhere = await self.store.serve(room.table.id, [], 0)
            await room.read_on()
            # A write that was under way when we signed up may not have known of us.
            asyncio.get_running_loop().call_later(1.0, lambda: self.spawn(self.catch_up(room, UNKNOWN)))
        for _ in range(ATTEMPTS):
            try:
                await room.give_back()
                return
            except Conflict:
                await room.read_again()

    async def create(self, id: str, entries: list[log.AnyEntry]) -> Room:
        room = Room(self, Table(id))
        async with room.lock:
            await room.append(entries)
            self.rooms[id] = room
        room.announce()
        METRICS.tables.inc()
        return room

    async def news(self, news: News) -> None:
        """Another process has done something."""
        room = self.rooms.get(news.subject)
        if news.kind == "wrote":
            if room is not None:
                self.spawn(self.catch_up(room, news.seq))
        elif news.kind == "here":
            if room is not None:
                self.spawn(room.hear_of_others())
        elif news.kind == "device":
            self.revoked(news.subject)
        else:
            for room in list(self.rooms.values()):
                room.announce()
                await self.catch_up(room, UNKNOWN)

    async def catch_up(self, room: Room, seq: int) -> None:
        try:
            await room.catch_up(seq)
        except StoreDown:
            room.dirty = True  # whoever comes next reads again

    async def obey(self, kind: str, subject: str) -> None:
        """Do what the operator wants."""
        LOG.info("an order", extra={"kind": kind})
        if kind == "close":
            with contextlib.suppress(Refused):
                await (await self.room(subject)).act(lambda table: table.shut(now()))
        elif kind == "ban":
            for row in await self.store.of_player(subject, 1000):
                if row.status != "over":
                    with contextlib.suppress(Refused):
                        await (await self.room(row.id)).act(partial(give_up, player=subject))
            for token in await self.store.end_player(subject):
                self.revoked(token)

    async def keep_house(self) -> None:
        """Look after tables that need it, put idle ones away, and say that we live."""
        turn, sweep = 0, ""
        thinking: list[str] = []
        pause = BEAT / 2 if self.store.shared else BEAT
        while True:
            try:
                async with self.beating:
                    await self.beat()
                thinking = await self.store.with_bots(thinking[-1] if len(thinking) == DUE else "", DUE)
                for id in [*await self.store.due(now(), DUE), *thinking]:
                    with contextlib.suppress(Refused):
                        room = await self.room(id)
                        if room.alarm is None:
                            room.settle()
                for id, room in list(self.rooms.items()):
                    if room.idle(self.settings.unload_seconds):
                        if room.alarm is not None:
                            room.alarm.cancel()
                        del self.rooms[id]
                        if self.store.shared:
                            await self.store.unserve(id)
                            await self.store.release(id)
                for order, kind, subject in await self.store.orders():
                    await self.obey(kind, subject)
                    await self.store.obeyed(order)
                if self.settings.archive_days and (sweep or turn % 3600 == 0):
                    sweep = await self.store.archive(now() - self.settings.archive_days * 86_400_000, sweep, SWEPT)
                METRICS.rooms.set(len(self.rooms))
            except StoreDown as problem:
                LOG.warning("the store is away", extra={"problem": str(problem)})
            turn += 1
            await asyncio.sleep(pause)
