"""The rooms of a server, directly: no sockets, no disk, and a clock that jumps to the next thing that is due.

Processes that share a store are hubs that share `Books`. Whatever waits, waits in no time at all, so nothing here depends on speed.
"""

from __future__ import annotations

import asyncio
import gc
import random
import selectors
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from kotable.server import hub as module
from kotable.server import log
from kotable.server.hub import Held, Hub, Room
from kotable.server.messages import ClockRule
from kotable.server.metrics import METRICS
from kotable.server.settings import Limits, Settings
from kotable.server.store import LATE, Beat, Conflict, Elsewhere, News, Row, StoreDown, Told
from kotable.server.table import PART_TIME, RECENT, Refused, Table
from kotable.values import SPECTATOR

NONE = ClockRule()
MOVE = ClockRule("move", 30)
DAYS = ClockRule("days", 86_400)
MOST = 300_000
"""Jumps of the clock in one story; no story is so long."""


class Jumps(asyncio.SelectorEventLoop):
    """Goes on at once with whatever is due next."""

    def __init__(self) -> None:
        self.at = 1000.0
        self.jumps = 0
        super().__init__(Eyes(self))

    def time(self) -> float:
        return self.at


class Eyes(selectors.SelectSelector):
    def __init__(self, loop: Jumps) -> None:
        super().__init__()
        self.loop = loop

    def select(self, timeout: float | None = None) -> Any:
        assert timeout is not None, "nothing will ever happen again"
        self.loop.jumps += 1
        assert self.loop.jumps < MOST, "the story does not end"
        self.loop.at += max(timeout, 0)
        return super().select(0)


class Books:
    """What all processes see."""

    def __init__(self) -> None:
        self.logs: dict[str, list[bytes]] = {}
        self.rows: dict[str, Row] = {}
        self.served: dict[str, dict[str, Elsewhere]] = {}
        self.keepers: dict[str, str] = {}
        self.told: dict[str, Told] = {}
        self.outages: list[tuple[int, int]] = []
        self.alive: set[str] = set()
        self.orders: list[tuple[int, str, str]] = []
        self.epoch = 1


class Shelf:
    """A store, as one process has it."""

    name = "memory"

    def __init__(self, books: Books, process: str, shared: bool) -> None:
        self.books, self.process, self.shared = books, process, shared
        self.down = False
        self.lost_answer = False
        """The next write is done, and nobody learns of it."""
        self.slow_write = False
        """The next write takes so long that nobody waits for it."""
        self.under_way: tuple[Row, int, Sequence[bytes]] | None = None
        """It, until it is carried out."""
        self.deaf = False
        """Hears nothing of what others write."""
        self.mute = 0.0
        """Seconds until an answer."""
        self.calls: list[tuple[Any, ...]] = []

    async def called(self, *what: Any) -> None:
        self.calls.append(what)
        await asyncio.sleep(self.mute)
        if self.down:
            raise StoreDown("gone")

    def count(self, name: str) -> int:
        return sum(call[0] == name for call in self.calls)

    def last(self, name: str) -> tuple[Any, ...]:
        return [call[1:] for call in self.calls if call[0] == name][-1]

    async def open(self) -> None:
        self.books.alive.add(self.process)

    async def close(self) -> None:
        self.calls.append(("close",))

    async def append(self, row: Row, first: int, entries: Sequence[bytes], whole: bool) -> None:
        await self.called("append", row.id, first, len(entries), whole)
        if self.slow_write:
            self.slow_write, self.under_way = False, (row, first, entries)
            raise StoreDown("no answer in time")
        self.write(row, first, entries, whole)
        if self.lost_answer:
            self.lost_answer = False
            raise StoreDown("no answer")

    def arrive(self) -> None:
        """What was under way is carried out now."""
        assert self.under_way is not None
        self.write(*self.under_way, False)

    def write(self, row: Row, first: int, entries: Sequence[bytes], whole: bool) -> None:
        written = self.books.logs.setdefault(row.id, [])
        if len(written) != first - 1:
            raise Conflict
        written += entries
        old = self.books.rows.get(row.id)
        self.books.rows[row.id] = row if whole or old is None else replace(row, info=old.info, players=old.players)
        self.tell_others(News("wrote", row.id, row.seq))

    def tell_others(self, news: News) -> None:
        for process, told in self.books.told.items():
            if process != self.process and process in self.books.served.get(news.subject, {}):
                asyncio.get_running_loop().create_task(told(news))  # type: ignore[arg-type]

    async def listen(self, told: Told) -> None:
        async def heard(news: News) -> None:
            if not self.deaf:
                await told(news)

        self.books.told[self.process] = heard

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        await self.called("entries", table, after)
        return self.books.logs.get(table, [])[after:]

    async def beat(self, now: int, starting: bool, late: int = LATE) -> Beat:
        await self.called("beat", now, starting, late)
        return Beat(self.books.epoch, frozenset(self.books.alive - {self.process}), list(self.books.outages))

    async def serve(self, table: str, players: Sequence[str], watching: int) -> list[Elsewhere]:
        await self.called("serve", table, list(players), watching)
        self.books.served.setdefault(table, {})[self.process] = Elsewhere(self.process, frozenset(players), watching)
        self.tell_others(News("here", table))
        return self.others(table)

    def others(self, table: str) -> list[Elsewhere]:
        return [one for process, one in self.books.served.get(table, {}).items() if process != self.process]

    async def unserve(self, table: str) -> None:
        await self.called("unserve", table)
        self.books.served.get(table, {}).pop(self.process, None)

    async def elsewhere(self, table: str) -> list[Elsewhere]:
        await self.called("elsewhere", table)
        return self.others(table)

    def free(self, table: str) -> bool:
        return self.books.keepers.get(table, self.process) in ({self.process} | ({*self.books.keepers.values()} - self.books.alive))

    async def due(self, now: int, limit: int) -> list[str]:
        await self.called("due", now, limit)
        rows = (row for row in self.books.rows.values() if row.wake and row.wake <= now and self.free(row.id))
        return [row.id for row in rows][:limit]

    async def with_bots(self, after: str, limit: int) -> list[str]:
        await self.called("with_bots", after, limit)
        return sorted(row.id for row in self.books.rows.values() if row.wake == 0 and row.id > after and self.free(row.id))[:limit]

    async def keep(self, table: str) -> bool:
        await self.called("keep", table)
        if not self.free(table):
            return False
        self.books.keepers[table] = self.process
        return True

    async def release(self, table: str) -> None:
        await self.called("release", table)
        self.books.keepers.pop(table, None)

    async def of_player(self, player: str, limit: int, status: str = "") -> list[Row]:
        await self.called("of_player", player, limit)
        return [row for row in self.books.rows.values() if player in row.players]

    async def end_player(self, player: str) -> list[str]:
        await self.called("end_player", player)
        return [f"token of {player}"]

    async def orders(self) -> list[tuple[int, str, str]]:
        await self.called("orders")
        return list(self.books.orders)

    async def obeyed(self, order: int) -> None:
        await self.called("obeyed", order)
        self.books.orders = [one for one in self.books.orders if one[0] != order]

    async def archive(self, before: int, after: str, limit: int) -> str:
        await self.called("archive", before, after, limit)
        return "more" if not after else ""


class Minds:
    """Instead of processes that think."""

    def __init__(self, count: int, seconds: float) -> None:
        self.asked: list[str] = []
        self.closed = False

    async def choose(self, whose: str, level: str, view: Any, legal: list[int], setup: Any, seed: str) -> int:
        self.asked.append(seed)
        self.whose = whose
        await asyncio.sleep(0.01)
        return legal[0]

    async def close(self) -> None:
        self.closed = True


class Ear:
    """A connection."""

    def __init__(self, player: str = "", short: bool = False) -> None:
        self.player, self.short, self.seat = player, short, SPECTATOR
        self.heard: list[Any] = []
        self.ended: list[Any] = []

    def send(self, data: bytes) -> None:
        self.heard.append(msgspec.json.decode(data))

    def bye(self, key: str, after: int) -> None:
        self.ended.append((key, after))

    def end(self, key: str) -> None:
        self.ended.append(key)

    def all_of(self, kind: str) -> list[Any]:
        return [one for one in self.heard if isinstance(one, dict) and one["t"] == kind]

    def new(self) -> list[Any]:
        found, self.heard = self.heard, []
        return found


class House:
    """Processes with their hubs, in a story of their own."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.loop = Jumps()
        self.books = Books()
        self.hubs: list[Hub] = []
        clock = SimpleNamespace(monotonic=self.loop.time, perf_counter=self.loop.time)
        monkeypatch.setattr(module, "time", clock)
        monkeypatch.setattr(module, "now", self.now)
        monkeypatch.setattr(module, "Thinkers", Minds)

    def now(self) -> int:
        return round(self.loop.at * 1000)

    async def process(self, shared: bool = False, **settings: Any) -> Hub:
        name = f"process-{len(self.hubs)}"
        hub = Hub(Settings(**{"bot_pace": 0, **settings}), Shelf(self.books, name, shared))  # type: ignore[arg-type]
        self.hubs.append(hub)
        await hub.open()
        return hub

    def entries(self, people: int = 2, bots: int = 0, clock: ClockRule = NONE, start: bool = True, **more: Any) -> list[log.AnyEntry]:
        levels = dict.fromkeys(range(people, people + bots), "random")
        at = self.now()
        made: list[log.AnyEntry] = [log.Created(at, "kokopelli", people + bots, {"first": 0}, "p0", "00" * 32, levels, clock=clock, **more)]
        made += [log.Sat(at, f"p{seat}", f"P{seat}", seat) for seat in range(people)]
        return [*made, log.Started(at)] if start else made

    async def table(self, hub: Hub, id: str = "t", **more: Any) -> Room:
        room = await hub.create(id, self.entries(**more))
        room.settle()
        return room

    def run(self, story: Awaitable[None]) -> None:
        async def whole() -> None:
            await story
            for hub in self.hubs:
                shelf(hub).down = False
                shelf(hub).mute = 0
                await hub.close()

        with asyncio.Runner(loop_factory=lambda: self.loop) as runner:
            runner.run(asyncio.wait_for(whole(), 40_000_000))


def shelf(hub: Hub) -> Shelf:
    assert isinstance(hub.store, Shelf)
    return hub.store


def minds(hub: Hub) -> Minds:
    assert isinstance(hub.thinkers, Minds)
    return hub.thinkers


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    made = House(monkeypatch)
    yield made
    made.loop.close()


def choosing(house: House, which: int = 0) -> Callable[[Table], list[log.AnyEntry]]:
    """Whoever is to move takes one of the legal choices."""
    return lambda table: [log.Chose(house.now(), table.to_move, table.playing().state.legal()[which])]


def saying(house: House, text: str, seat: int = 0) -> Callable[[Table], list[log.AnyEntry]]:
    return lambda table: [log.Said(house.now(), f"p{seat}", f"P{seat}", text, seat)]


def refusing(table: Table) -> list[log.AnyEntry]:
    raise Refused("not-now")


async def refused(wish: Awaitable[object]) -> Refused:
    with pytest.raises(Refused) as caught:
        await wish
    return caught.value


# Writing


def test_a_wish_is_written_and_then_told_to_all(house: House) -> None:
    async def story() -> None:
        hub = await house.process()
        room = await house.table(hub)
        ears = [Ear("p0"), Ear("p1", short=True), Ear()]
        for ear in ears:
            await room.enter(ear, 0, 0)
            ear.new()
        for ear in ears:
            ear.new()
        assert (await refused(room.act(refusing))).key == "not-now"
        before, writes = len(house.books.logs["t"]), shelf(hub).count("append")
        await room.act(lambda table: [])
        assert shelf(hub).count("append") == writes
        assert len(house.books.logs["t"]) == before and not any(ear.heard for ear in ears)
        await room.act(choosing(house))
        assert len(house.books.logs["t"]) == before + 1 and room.table.ply == 1
        assert shelf(hub).last("append") == ("t", before + 1, 1, False)
        for ear in ears:
            (update,) = ear.new()
            assert (update[0] if isinstance(update, list) else update["seq"]) == room.table.seq
        assert room.told == room.table.seq and not room.dirty
        # Of several entries only the last shows where it led.
        await room.act(lambda table: [*saying(house, "a")(table), *saying(house, "b")(table)])
        assert [[one["chat"]["text"] for one in ear.new()] for ear in ears] == [["a", "b"]] * 3
        assert shelf(hub).last("append") == ("t", before + 2, 2, False)

    house.run(story())


def test_several_entries_show_where_they_led_only_with_the_last(house: House) -> None:
    async def story() -> None:
        room = await house.table(await house.process())
        ear = Ear("p0")
        await room.enter(ear, 0, 0)
        ear.new()

        def two(table: Table) -> list[log.AnyEntry]:
            first = Table("t")
            for data in house.books.logs["t"]:
                first.read(log.DECODER.decode(data))
            one = choosing(house)(first)
            first.read(one[0])
            return [*one, *choosing(house)(first)]

        await room.act(two)
        one, other = ear.new()
        assert "patch" not in one and "legal" not in one and "view" not in one
        assert other.get("patch") or other.get("view")

    house.run(story())


def test_when_nothing_is_known_of_a_write_the_log_is_read_again(house: House) -> None:
    async def story() -> None:
        hub = await house.process()
        room = await house.table(hub)
        ear = Ear("p0")
        await room.enter(ear, 0, 0)
        ear.new()
        shelf(hub).lost_answer = True
        with pytest.raises(StoreDown):
            await room.act(choosing(house))
        assert room.dirty and hub.troubled and not ear.heard
        assert await room.look(lambda table: table.ply) == 1
        assert not room.dirty
        (update,) = ear.new()
        assert update["seq"] == room.table.seq == len(house.books.logs["t"]), "what was written is told once"
        # Nothing was written: nothing is told.
        shelf(hub).down = True
        with pytest.raises(StoreDown):
            await room.act(choosing(house))
        shelf(hub).down = False
        for look in (room.look, room.look_at_all):
            room.dirty = True
            assert await look(lambda table: table.ply) == 1 and not room.dirty
        await room.act(choosing(house))
        (update,) = ear.new()
        assert update["seq"] == room.table.seq == len(house.books.logs["t"])
        room.dirty = True
        other = Ear("p1")
        await room.enter(other, 0, 0)
        assert not room.dirty and other.heard[0]["seq"] == room.table.seq

    house.run(story())


@pytest.mark.parametrize("shared", [False, True])
@pytest.mark.parametrize("late", [False, True])
def test_of_two_choices_of_one_player_one_is_taken_and_named(house: House, shared: bool, late: bool) -> None:
    """A choice is written so slowly that its connection is given up. Its player comes back, perhaps to another process, and chooses
    something else: the first to be written is in force (`late`: the second), the other is stale, and its player is told which."""

    async def story() -> None:
        first = await house.process(shared=shared)
        room = await house.table(first)
        before = len(house.books.logs["t"])
        seq, legal = room.table.seq, room.table.legal(0)
        shelf(first).slow_write = True
        with pytest.raises(StoreDown):
            await room.act(lambda table: table.choose(house.now(), "p0", seq, legal[0], 0))
        then = await house.process(shared=True) if shared else first
        room = await then.room("t")
        me, other, short = Ear("p0"), Ear("p1"), Ear("p0", short=True)
        for ear in (me, other, short):
            await room.enter(ear, seq, then.epoch)
        assert (me.heard[0]["seq"], me.heard[0]["legal"]) == (seq, legal), "nothing is known of it"
        second = room.act(lambda table: table.choose(house.now(), "p0", seq, legal[1], 0))
        if late:
            await second
            with pytest.raises(Conflict):
                shelf(first).arrive()
        else:
            shelf(first).arrive()
            assert (await refused(second)).key == "stale"
        (chosen,) = [log.DECODER.decode(data) for data in house.books.logs["t"][before:]]
        assert isinstance(chosen, log.Chose) and chosen.action == legal[late]
        (told,) = me.all_of("update")
        assert (told["seq"], told["by"], told["action"]) == (seq + 1, 0, legal[late])
        assert [one[7] for one in short.heard if isinstance(one, list)] == [legal[late]]
        (told,) = other.all_of("update")
        assert told["by"] == 0 and "action" not in told, "others learn what the events tell"
        # Neither can be taken any more, whichever connection it comes from.
        for action in legal[:2]:
            wish = partial(Table.choose, at=house.now(), player="p0", seq=seq, action=action, lag=0)
            assert (await refused(room.act(wish))).key == "stale"
        assert len(house.books.logs["t"]) == before + 1
        # Whoever comes back is told it, too, and nobody else.
        for player in ("p0", "p1", ""):
            again = Ear(player)
            await room.enter(again, seq, then.epoch)
            (step,) = again.heard[0]["history"]
            assert step.get("action") == (legal[late] if player == "p0" else None)

    house.run(story())


def test_what_is_known_is_not_read_again(house: House) -> None:
    async def story() -> None:
        first = await house.process(shared=True)
        await house.table(first)
        hub = await house.process(shared=True)
        room = await hub.room("t")
        await asyncio.sleep(2)
        read = [call[2] for call in shelf(hub).calls if call[0] == "entries"]
        assert read == [0, room.table.seq, room.table.seq], "all of it, and what may have come meanwhile"
        await room.look_at_all(lambda table: 0)

        async def enter() -> None:
            await room.enter(Ear("p0"), 0, 0)

        async def read_on() -> None:
            assert not await room.read_on()

        for use, after in (
            (lambda: room.look(lambda table: 0), []),
            (lambda: room.look_at_all(lambda table: 0), []),
            (enter, []),
            (lambda: room.act(choosing(house)), []),
            (read_on, [room.table.seq + 1]),
        ):
            before = len(shelf(hub).calls)
            await use()
            assert [call[2] for call in shelf(hub).calls[before:] if call[0] == "entries"] == after

    house.run(story())


def test_of_two_writers_the_slower_reads_and_tries_again(house: House) -> None:
    async def story() -> None:
        one, other = await house.process(shared=True), await house.process(shared=True)
        here = await house.table(one)
        there = await other.room("t")
        assert there is not here and there.table.seq == here.table.seq
        ears = Ear("p0"), Ear("p1")
        await here.enter(ears[0], 0, 0)
        await there.enter(ears[1], 0, 0)
        await asyncio.sleep(5)
        shelf(other).deaf = True
        for ear in ears:
            ear.new()
        await here.act(saying(house, "first"))
        assert there.table.seq == here.table.seq - 1
        await there.act(saying(house, "second", 1))
        assert [line["chat"]["text"] for line in ears[1].all_of("update")] == ["first", "second"]
        # What makes a wish right may have been written elsewhere.
        await asyncio.sleep(1)
        await there.act(choosing(house))
        await asyncio.sleep(0.1)
        shelf(one).deaf = True
        await there.act(choosing(house))
        seen = here.table.seq

        def if_it_is_known(table: Table) -> list[log.AnyEntry]:
            return refusing(table) if table.seq == seen else saying(house, "third")(table)

        await here.act(if_it_is_known)
        assert here.table.seq == there.table.seq + 1 == seen + 2
        assert (await refused(here.act(refusing))).key == "not-now"

    house.run(story())


def test_whoever_always_comes_too_late_is_told_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        hub = await house.process()
        room = await house.table(hub)
        tries: list[float] = []
        monkeypatch.setattr(random, "random", lambda: 1.0)

        def too_late(table: Table) -> list[log.AnyEntry]:
            tries.append(house.loop.at)
            house.books.logs["t"].append(log.ENCODER.encode(saying(house, "before you")(table)[0]))
            return saying(house, "me")(table)

        with pytest.raises(StoreDown, match="others write"):
            await room.act(too_late)
        assert len(tries) == module.ATTEMPTS
        pauses = [later - earlier for earlier, later in pairwise(tries)]
        assert pauses == pytest.approx([min(0.2, 0.002 * 2**n) for n in range(module.ATTEMPTS - 1)]), (
            "twice as long, up to a fifth of a second"
        )

    house.run(story())


def test_nobody_fills_a_log(house: House) -> None:
    async def story() -> None:
        room = await house.table(await house.process(), start=False)
        room.table.deeds["p0"] = 1_000_000
        assert (await refused(room.act(lambda table: [log.Left(house.now(), "p0")]))).key == "too-often"

    house.run(story())


def test_what_another_process_wrote_is_read_and_told_and_set_going(house: House) -> None:
    async def story() -> None:
        hub = await house.process()
        room = await house.table(hub, clock=MOVE)
        ear = Ear("p0")
        await room.enter(ear, 0, 0)
        ear.new()

        def written() -> None:
            """By somebody else."""
            table = Table("t")
            for data in house.books.logs["t"]:
                table.read(log.DECODER.decode(data))
            house.books.logs["t"].append(log.ENCODER.encode(choosing(house)(table)[0]))
            assert room.alarm is not None
            room.alarm.cancel()
            room.alarm = None

        for dirty in (True, False):
            written()
            room.dirty = dirty
            assert await room.read_on()
            (update,) = ear.new()
            assert update["seq"] == room.told == room.table.seq == len(house.books.logs["t"])
            assert update.get("patch") and room.alarm is not None and not room.dirty
            room.alarm.cancel()
            room.alarm = None
            room.dirty = dirty
            assert not await room.read_on()
            assert (room.alarm is None) == (not dirty) and not ear.heard
            room.settle()
        asked = shelf(hub).count("entries")
        await room.catch_up(room.table.seq)
        assert shelf(hub).count("entries") == asked
        room.dirty = True
        await room.catch_up(room.table.seq)
        assert not room.dirty

    house.run(story())


def test_writing_is_counted_and_timed(house: House) -> None:
    async def story() -> None:
        hub = await house.process()
        room = await house.table(hub)
        entries, conflicts, spent = METRICS.entries._value.get(), METRICS.conflicts._value.get(), METRICS.commit._sum.get()
        shelf(hub).mute = 0.5
        await room.act(lambda table: [*saying(house, "a")(table), *saying(house, "b")(table)])
        shelf(hub).mute = 0
        assert METRICS.entries._value.get() == entries + 2
        assert METRICS.commit._sum.get() - spent == pytest.approx(0.5, abs=0.01)
        house.books.logs["t"].append(log.ENCODER.encode(saying(house, "before you")(room.table)[0]))
        await room.act(saying(house, "me"))
        assert METRICS.conflicts._value.get() == conflicts + 1

    house.run(story())


# News of other processes


def test_other_processes_hear_what_was_written_and_who_is_here(house: House) -> None:
    async def story() -> None:
        one, other = await house.process(shared=True), await house.process(shared=True)
        made = METRICS.tables._value.get()
        here = await house.table(one)
        assert METRICS.tables._value.get() == made + 1
        await asyncio.sleep(0.1)
        assert list(house.books.served["t"]) == ["process-0"]
        there = await other.room("t")
        assert house.books.served["t"]["process-1"].watching == 0
        ears = Ear("p0"), Ear("p1"), Ear()
        await here.enter(ears[0], 0, 0)
        await there.enter(ears[1], 0, 0)
        await there.enter(ears[2], 0, 0)
        await asyncio.sleep(1.5)
        assert here.presence() == there.presence() == ([0, 1], 1)
        assert ears[0].all_of("presence")[-1] == {"t": "presence", "present": [0, 1], "watching": 1}
        await here.act(choosing(house))
        await asyncio.sleep(0.1)
        assert there.table.seq == here.table.seq
        assert [ear.heard[-1].get("seq") for ear in ears] == [here.table.seq] * 3
        for ear in ears:
            ear.new()
        there.leave(ears[1])
        left = house.now()
        await asyncio.sleep(0.1)
        gone = {"t": "presence", "present": [0], "watching": 1, "away": {"1": left}}
        assert [ear.heard for ear in ears] == [[gone], [], [gone]]
        assert here.away() == there.away() == {1: left}
        # A process that died holds nobody any more.
        await there.enter(ears[1], 0, 0)
        await asyncio.sleep(0.1)
        assert here.presence() == ([0, 1], 1)
        house.books.alive.discard("process-1")
        await asyncio.sleep(1.5)
        assert here.presence() == ([0], 0)
        assert ears[0].all_of("presence")[-1]["present"] == [0]
        await here.look_elsewhere()
        assert shelf(one).last("elsewhere") == ("t",)

    house.run(story())


def test_presence_is_said_again_when_the_store_comes_back(house: House) -> None:
    async def story() -> None:
        one, other = await house.process(shared=True), await house.process(shared=True)
        here, there = await house.table(one), await other.room("t")
        await asyncio.sleep(1.5)
        shelf(one).down = True
        ear = Ear("p0")
        await here.enter(ear, 0, 0)
        await asyncio.sleep(0.2)
        assert there.presence() == ([], 0)
        await here.hear_of_others()
        with pytest.raises(StoreDown):
            await here.look_elsewhere()
        tried = shelf(one).count("serve")
        await asyncio.sleep(10)
        assert shelf(one).count("serve") == tried + 10 / (module.BEAT / 2)
        shelf(one).down = False
        await asyncio.sleep(1)
        assert there.presence() == ([0], 0)
        said = shelf(one).count("serve")
        await asyncio.sleep(30)
        assert shelf(one).count("serve") == said, "only what changes is said"

    house.run(story())


def test_what_may_have_been_missed_is_asked_for(house: House) -> None:
    async def story() -> None:
        one, other = await house.process(shared=True), await house.process(shared=True)
        here, there = await house.table(one), await other.room("t")
        await asyncio.sleep(1.5)
        shelf(other).deaf = True
        await here.act(choosing(house))
        await asyncio.sleep(0.1)
        assert there.table.seq < here.table.seq
        said, crashes = shelf(other).count("serve"), METRICS.crashes._value.get()
        await other.news(News("missed"))
        assert there.table.seq == here.table.seq
        await asyncio.sleep(0.1)
        assert shelf(other).count("serve") == said + 1
        await here.act(choosing(house))
        await there.refresh()
        assert there.table.seq == here.table.seq
        await here.act(choosing(house))
        shelf(other).down = True
        await other.news(News("wrote", "t", here.table.seq))
        await asyncio.sleep(0.1)
        assert there.dirty
        shelf(other).down = False
        assert await there.look(lambda table: table.seq) == here.table.seq
        asked = shelf(other).count("entries")
        await other.news(News("wrote", "t", here.table.seq))
        await other.news(News("wrote", "elsewhere", 5))
        await other.news(News("here", "elsewhere"))
        await asyncio.sleep(0.1)
        assert shelf(other).count("entries") == asked, "what is known is not read"
        assert METRICS.crashes._value.get() == crashes
        revoked: list[str] = []
        other.revoked = revoked.append
        await other.news(News("device", "abc"))
        assert revoked == ["abc"]

    house.run(story())


def test_a_store_of_our_own_is_not_asked_for_others(house: House) -> None:
    async def story() -> None:
        hub = await house.process(unload_seconds=3)
        room = await house.table(hub, people=1, bots=1)
        ear = Ear("p0")
        await room.enter(ear, 0, 0)
        await room.refresh()
        await room.look_elsewhere()
        room.leave(ear)
        await asyncio.sleep(8)
        assert not hub.rooms
        assert not {call[0] for call in shelf(hub).calls} & {"serve", "elsewhere", "keep", "unserve", "release"}
        assert (await refused(room.act(refusing))).key == "not-now"
        assert ("entries", "t", room.table.seq) not in shelf(hub).calls

    house.run(story())


def test_a_write_that_was_under_way_while_a_table_was_loaded_is_read_a_second_later(house: House) -> None:
    async def story() -> None:
        one, other = await house.process(shared=True), await house.process(shared=True)
        here = await house.table(one)
        shelf(other).deaf = True
        there = await other.room("t")
        await here.act(choosing(house))
        assert there.table.seq < here.table.seq
        await asyncio.sleep(1.2)
        assert there.table.seq == here.table.seq

    house.run(story())


# Coming and going


def test_a_welcome_says_what_was_missed(house: House) -> None:
    async def story() -> None:
        hub = await house.process()
        room = await house.table(hub, listed=True)
        for number in range(3):
            await room.act(saying(house, f"line {number}"))
        await room.act(choosing(house))
        ear = Ear("p0")
        await room.enter(ear, 0, 0)
        (welcome,) = ear.new()
        assert (welcome["seat"], welcome["player"], welcome["seq"]) == (0, "p0", room.table.seq)
        assert (welcome["epoch"], hub.epoch, welcome["table"]["id"]) == (1, 1, "t")
        assert [step["seq"] for step in welcome["history"]] == list(range(1, room.table.seq + 1))
        assert welcome["view"]["seat"] == 0 and welcome["present"] == [0] and welcome["away"] == {"1": house.now()}
        assert "since" not in welcome and "more" not in welcome and "more_chat" not in welcome and "watching" not in welcome
        for seen, epoch, first in ((4, 1, 5), (4, 2, 1), (0, 1, 1), (1, 1, 2), (room.table.seq, 1, 0), (room.table.seq + 1, 1, 1)):
            again = Ear("p0")
            await room.enter(again, seen, epoch)
            (welcome,) = again.new()
            assert [step["seq"] for step in welcome.get("history", [])][:1] == ([first] if first else []), (seen, epoch)
            assert welcome.get("since", 0) == (seen if first != 1 else 0)

    house.run(story())


def test_those_who_look_on_are_told_the_same_history_until_something_happens(house: House) -> None:
    async def story() -> None:
        room = await house.table(await house.process())
        made = []
        for _ in range(2):
            ear = Ear()
            await room.enter(ear, 0, 0)
            made.append(room.shown)
            assert ear.heard[0]["watching"] == len(made) and ear.heard[0]["seat"] == SPECTATOR
            assert [step["seq"] for step in ear.heard[0]["history"]] == list(range(1, room.table.seq + 1))
        assert made[0] is made[1] is not None
        await room.act(choosing(house))
        assert room.shown is None
        late, player = Ear(), Ear("p0")
        await room.enter(player, 0, 0)
        assert room.shown is None, "what a seat is told is its own"
        await room.enter(late, 0, 0)
        assert late.heard[0]["history"][-1]["seq"] == room.table.seq
        behind = Ear()
        await room.enter(behind, room.table.seq, 1)
        assert "history" not in behind.heard[0] or not behind.heard[0]["history"]

    house.run(story())


def test_a_long_history_comes_in_pages(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        hub = await house.process()
        room = await house.table(hub)
        for _ in range(RECENT + 40):
            if room.table.status == "running":
                await room.act(choosing(house, -1))
            await room.act(saying(house, "x" * 200))
        ear = Ear("p0")
        await room.enter(ear, 0, 0)
        (welcome,) = ear.new()
        assert welcome["more"] and welcome["more_chat"]
        steps = [step["seq"] for step in welcome["history"] if "chat" not in step]
        assert welcome["history"] == sorted(welcome["history"], key=lambda step: step["seq"])
        while steps[0] > 1:
            page = await room.earlier(0, steps[0], False)
            assert page.steps and page.more == (page.steps[0].seq > 1) and not page.chat
            assert len(msgspec.json.encode(page.steps)) < module.PAGE + 4000
            steps = [*(step.seq for step in page.steps), *steps]
        whole = Table("t", whole=True)
        for data in house.books.logs["t"]:
            whole.read(log.DECODER.decode(data))
        assert steps == [done.seq for done in whole.history.kept]
        lines = await room.earlier(0, 1 << 40, True)
        assert lines.chat and lines.more and lines.steps[-1].chat is not None
        assert (await room.earlier(0, 0, False)).steps == [] and not (await room.earlier(0, 1, False)).more

    house.run(story())


def test_the_very_first_step_can_be_asked_for_when_it_alone_is_no_longer_at_hand(house: House) -> None:
    async def story() -> None:
        room = await house.table(await house.process())
        for _ in range(5 * RECENT):
            if room.table.history.lost:
                break
            await room.act(choosing(house, -1))
        assert room.table.history.lost == 1 and room.table.history.kept[0].seq == 2
        page = await room.earlier(0, 2, False)
        assert [step.seq for step in page.steps] == [1] and not page.more
        assert (await room.earlier(0, 3, False)).more

    house.run(story())


def test_a_page_has_at_least_one_step_and_ends_before_it_is_too_long(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("t")
    for entry in house.entries():
        table.read(entry)
    found = table.history.kept
    sizes = [len(msgspec.json.encode(done.step(0))) for done in found]
    assert len(found) > 3
    for limit, count in ((1, 1), (sum(sizes[-2:]), 2), (sum(sizes[-2:]) - 1, 1), (sum(sizes), len(found))):
        monkeypatch.setattr(module, "PAGE", limit)
        steps, more = module.page(found, 0)
        assert [step.seq for step in steps] == [done.seq for done in found[-count:]]
        assert more == (count < len(found))


def test_nobody_fills_a_table_with_connections(house: House) -> None:
    async def story() -> None:
        hub = await house.process(limits=Limits(connections_of_player=2, spectators=3))
        room = await house.table(hub)
        for _ in range(2):
            await room.enter(Ear("p0"), 0, 0)
        full = await refused(room.enter(Ear("p0"), 0, 0))
        assert (full.key, full.status) == ("rate", 429)
        for _ in range(3):
            await room.enter(Ear(), 0, 0)
        full = await refused(room.enter(Ear(), 0, 0))
        assert (full.key, full.status) == ("busy", 503)
        await room.enter(Ear("p1"), 0, 0)
        assert room.presence() == ([0, 1], 3)

    house.run(story())


def test_where_nobody_may_look_on_spectators_are_sent_away_at_the_start(house: House) -> None:
    async def story() -> None:
        hub = await house.process()
        room = await house.table(hub, spectators=False, start=False)
        ears = [Ear("p0"), Ear("p1"), Ear()]
        for ear in ears:
            await room.enter(ear, 0, 0)
        await room.act(lambda table: [log.Started(house.now())])
        assert [ear.ended for ear in ears] == [[], [], ["no-spectators"]]
        assert not ears[2].heard[-1].get("view")
        no = await refused(room.enter(Ear(), 0, 0))
        assert (no.key, no.status) == ("no-spectators", 403)
        await room.enter(Ear("p0"), 0, 0)
        room.leave(ears[2])
        open_to_all = await house.table(hub, "u", start=False)
        watcher = Ear()
        await open_to_all.enter(watcher, 0, 0)
        await open_to_all.act(lambda table: [log.Started(house.now())])
        assert watcher.ended == [] and watcher.heard[-1]["view"]
        await open_to_all.enter(Ear(), 0, 0)

    house.run(story())


def test_whoever_sits_down_or_leaves_is_told_so(house: House) -> None:
    async def story() -> None:
        room = await house.table(await house.process(), start=False)
        ears = [Ear("p1"), Ear("p9"), Ear("p0")]
        for ear in ears:
            await room.enter(ear, 0, 0)
            ear.new()
        for ear in ears:
            ear.new()
        await room.act(lambda table: [log.Left(house.now(), "p1")])
        assert [ear.seat for ear in ears] == [SPECTATOR, SPECTATOR, 0]
        assert [ear.new()[-1].get("seat") for ear in ears] == [SPECTATOR, None, None]
        await room.act(lambda table: [log.Sat(house.now(), "p9", "P9", 1)])
        assert [ear.seat for ear in ears] == [SPECTATOR, 1, 0]
        assert [ear.new()[-1].get("seat") for ear in ears] == [None, 1, None]
        assert room.mine() == (["p0", "p9"], 1)
        # Those who are here hear of others, not of themselves.
        new = Ear("p0")
        await room.enter(new, 0, 0)
        assert not any(ear.heard for ear in ears), "another window of the same player is no news"
        watcher = Ear()
        await room.enter(watcher, 0, 0)
        assert [len(ear.all_of("presence")) for ear in (*ears, new, watcher)] == [1, 1, 1, 1, 0]
        room.leave(watcher)
        assert [len(ear.all_of("presence")) for ear in (*ears, new, watcher)] == [2, 2, 2, 2, 0]

    house.run(story())


def test_whoever_comes_sets_going_what_is_to_happen(house: House) -> None:
    async def story() -> None:
        room = await house.table(await house.process(), clock=MOVE)
        assert room.alarm is not None
        room.alarm.cancel()
        room.alarm, room.used = None, 0
        ear = Ear("p0")
        await room.enter(ear, 0, 0)
        assert room.alarm is not None and room.used == house.loop.at
        room.used = 0
        room.leave(ear)
        assert room.used == house.loop.at
        await room.act(choosing(house))
        assert room.sight.public is None and not room.sight.own, "nobody is left who knows a view"

    house.run(story())


def test_what_is_foretold_is_kept_until_something_happens(house: House) -> None:
    async def story() -> None:
        room = await house.table(await house.process())
        mover = f"p{room.table.to_move}"
        first = await room.look(lambda table: room.foreseen(table, mover))
        assert first and room.foreseen(room.table, mover) is first
        with pytest.raises(Refused):
            room.foreseen(room.table, "p1" if mover == "p0" else "p0")
        await room.act(choosing(house))
        assert room.foreseen(room.table, mover) != first

    house.run(story())


# Clocks and reminders


def test_time_runs_out_by_itself(house: House) -> None:
    async def story() -> None:
        hub = await house.process()
        room = await house.table(hub, clock=MOVE)
        mover = room.table.to_move
        assert room.alarm is not None
        await asyncio.sleep(29.9)
        assert not room.table.chairs[mover].bot and not room.table.chairs[mover].resigned
        await asyncio.sleep(0.3)
        assert room.table.chairs[mover].bot or room.table.chairs[mover].resigned
        # While the store is away, it is tried again a second later.
        other = await house.table(hub, "u", clock=MOVE)
        await asyncio.sleep(29.5)
        shelf(hub).down = True
        await asyncio.sleep(1)
        shelf(hub).down = False
        seq = other.table.seq
        await asyncio.sleep(40)
        assert other.table.seq > seq

    house.run(story())


@pytest.fixture
def rung(house: House, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """When alarms have rung."""
    times: list[float] = []
    alarmed = Room.alarmed

    def heard(room: Room) -> None:
        times.append(house.loop.at)
        alarmed(room)

    monkeypatch.setattr(Room, "alarmed", heard)
    return times


def test_an_alarm_rings_once_and_when_the_time_is_up(house: House, rung: list[float]) -> None:
    async def story() -> None:
        room = await house.table(await house.process(), clock=MOVE)
        for _ in range(3):
            await asyncio.sleep(7.3)
            await room.act(choosing(house))
        chosen = house.loop.at
        await asyncio.sleep(30.9)
        assert rung == [pytest.approx(chosen + 30.02, abs=0.005)]
        assert sum(chair.bot != "" for chair in room.table.chairs) == 1

    house.run(story())


def test_an_alarm_rings_again_when_time_was_given_back(house: House, rung: list[float]) -> None:
    async def story() -> None:
        hub = await house.process()
        await asyncio.sleep(0.3)
        room = await house.table(hub, clock=MOVE)
        began = house.loop.at
        await asyncio.sleep(10)
        hub.note_outages([(house.now() - 4000, house.now() - 1000)])
        await asyncio.sleep(23.1)
        assert rung == [pytest.approx(began + 30.02, abs=0.005), pytest.approx(began + 33.02, abs=0.005)], "not when the house looks"
        assert room.table.chairs[0].bot

    house.run(story())


def test_what_a_start_has_lost_puts_off_no_clock(house: House, rung: list[float]) -> None:
    async def story() -> None:
        hub = await house.process()
        room = await house.table(hub, clock=MOVE, start=False)
        seals = [log.Sealed(house.now(), f"p{seat}", "00" * 32) for seat in range(2)]
        await room.act(lambda table: [*seals, log.Frozen(house.now())])
        await asyncio.sleep(5)
        hub.note_outages([(house.now() - 4000, house.now() - 1000)])
        await room.act(lambda table: [log.Started(house.now())])
        began = house.loop.at
        await asyncio.sleep(31)
        assert rung == [pytest.approx(began + 30.02, abs=0.005)]

    house.run(story())


def test_a_table_that_is_loaded_is_set_going_at_once(house: House) -> None:
    async def story() -> None:
        first = await house.process()
        await house.table(first, clock=MOVE)
        expires = first.rooms["t"].table.clock.expires() or 0
        await first.close()
        house.hubs.clear()
        hub = await house.process()
        await asyncio.sleep(0.3)
        room = await hub.room("t")
        assert room.alarm is not None and room.alarm.when() == pytest.approx(expires / 1000 + 0.02, abs=0.001)

    house.run(story())


def test_an_alarm_is_not_put_off_by_the_house(house: House) -> None:
    """Where another process knows better it gets a second; when nothing comes from there, the others don't wait any longer."""

    async def story() -> None:
        one, other = await house.process(shared=True), await house.process(shared=True)
        here = await house.table(one, clock=MOVE)
        there = await other.room("t")
        await there.enter(Ear("p0"), 0, 0)
        await asyncio.sleep(0.1)
        here.settle()
        assert here.decides_elsewhere() and not there.decides_elsewhere()
        assert here.alarm is not None and there.alarm is not None
        assert here.alarm.when() == pytest.approx(there.alarm.when() + module.BEAT)
        there.alarm.cancel()
        await asyncio.sleep(30.8)
        assert not here.table.chairs[0].bot
        await asyncio.sleep(0.3)
        assert here.table.chairs[0].bot

    house.run(story())


def test_time_in_which_nobody_could_write_is_given_back(house: House) -> None:
    async def story() -> None:
        hub = await house.process()
        room = await house.table(hub, clock=MOVE)
        ear = Ear("p0")
        await room.enter(ear, 0, 0)
        ear.new()
        await asyncio.sleep(10)
        hub.note_outages([(house.now() - 4000, house.now() - 1000)])
        before = room.table.clock.left_at(house.now())
        await room.act(saying(house, "hello"))
        kinds = [log.DECODER.decode(data) for data in house.books.logs["t"][-2:]]
        assert isinstance(kinds[0], log.Paused) and (kinds[0].ms, kinds[0].until) == (3000, house.now())
        mover = room.table.to_move
        assert room.table.clock.left_at(house.now())[mover] == before[mover] + 3000
        assert len(ear.new()) == 2
        await room.act(saying(house, "once"))
        assert [type(log.DECODER.decode(data)) for data in house.books.logs["t"][-2:]] == [log.Said, log.Said], "only once"

    house.run(story())


def test_a_table_without_a_running_clock_asks_for_no_outages(house: House) -> None:
    async def story() -> None:
        hub = await house.process()
        room = await house.table(hub, start=False)
        await asyncio.sleep(0.5)
        hub.troubled = True
        hub.note_outages([(0, house.now())])
        beats = shelf(hub).count("beat")
        await room.act(saying(house, "hello"))
        assert shelf(hub).count("beat") == beats
        assert not any(isinstance(log.DECODER.decode(data), log.Paused) for data in house.books.logs["t"])

    house.run(story())


@pytest.mark.parametrize(
    ("outages", "since", "until", "lost"),
    [
        ([], 0, 100, 0),
        ([(10, 20)], 0, 100, 10),
        ([(10, 20)], 15, 100, 5),
        ([(10, 20)], 0, 15, 5),
        ([(10, 20)], 20, 100, 0),
        ([(10, 20)], 0, 10, 0),
        ([(10, 20), (15, 30)], 0, 100, 20),
        ([(15, 18), (10, 30)], 0, 100, 20),
        ([(10, 20), (40, 50), (60, 61)], 45, 100, 6),
        ([(10, 20), (40, 50)], 0, 100, 20),
    ],
)
def test_outages_that_overlap_count_once(house: House, outages: list[tuple[int, int]], since: int, until: int, lost: int) -> None:
    async def story() -> None:
        hub = await house.process()
        hub.outages = []
        hub.note_outages(outages[::-1])
        assert hub.lost(since, until) == lost

    house.run(story())


def test_only_so_many_outages_are_kept(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        hub = await house.process()
        assert hub.outages == [(hub.beaten, house.now())], "nobody could come before it was open"
        monkeypatch.setattr(module, "MOST_OUTAGES", 2)
        hub.outages = []
        hub.note_outages([(5, 6), (1, 2), (3, 4)])
        assert hub.outages == [(3, 4), (5, 6)]

    house.run(story())


def test_a_process_that_stood_still_takes_nobodys_time(house: House) -> None:
    async def story() -> None:
        hub = await house.process()
        hub.outages = []
        for late, noticed in ((0.38, False), (0.52, True)):
            await asyncio.sleep(1)
            hub.outages = []
            house.loop.at += late  # all of it, before anybody looks; a pulse is a tenth of a second long
            stood = house.now()
            await asyncio.sleep(0.3)
            assert bool(hub.outages) == noticed, late
        ((begin, end),) = hub.outages
        assert end == stood and 520 <= end - begin <= 620
        hub.outages = []
        house.loop.at += 500
        await asyncio.sleep(0.3)
        ((begin, end),) = hub.outages
        assert 500_000 <= end - begin <= 500_100

    house.run(story())


def test_a_beat_that_fails_makes_the_next_one_ask_for_every_gap(house: House) -> None:
    async def story() -> None:
        hub = await house.process()
        assert shelf(hub).calls[0][0] == "beat" and shelf(hub).calls[0][2:] == (True, LATE)
        await asyncio.sleep(0.5)
        assert shelf(hub).last("beat")[1:] == (False, LATE)
        shelf(hub).down = True
        with pytest.raises(StoreDown):
            await hub.beat()
        assert hub.troubled
        shelf(hub).down = False
        await hub.live()
        assert shelf(hub).last("beat")[2] == 1 and not hub.troubled and hub.beaten == house.now()
        beats = shelf(hub).count("beat")
        await hub.live()
        assert shelf(hub).count("beat") == beats, "what is known is fresh"
        hub.beaten = house.now() - LATE
        await hub.live()
        assert shelf(hub).count("beat") == beats + 1
        shelf(hub).mute = 10
        began = house.loop.at
        with pytest.raises(StoreDown, match="in time"):
            await hub.beat()
        assert hub.troubled and house.loop.at - began == pytest.approx(module.BEAT_PATIENCE)
        shelf(hub).mute = 0
        house.books.epoch, house.books.outages = 7, [(1, 5)]
        await hub.beat()
        assert hub.epoch == 7 and (1, 5) in hub.outages

    house.run(story())


def test_whoever_is_asked_only_once_asks_the_store_only_once(house: House) -> None:
    async def story() -> None:
        hub = await house.process()
        await asyncio.sleep(0.5)
        hub.troubled = True
        beats = shelf(hub).count("beat")
        await asyncio.gather(*(hub.live() for _ in range(5)))
        assert shelf(hub).count("beat") == beats + 1

    house.run(story())


def test_whoever_sits_first_is_asked_for_outages_as_well(house: House) -> None:
    async def story() -> None:
        hub = await house.process()
        room = await house.table(hub, clock=MOVE)
        await asyncio.sleep(0.5)
        assert room.table.clock.running == 0
        hub.troubled = True
        beats = shelf(hub).count("beat")
        await room.act(saying(house, "hello"))
        assert shelf(hub).count("beat") == beats + 1

    house.run(story())


def test_who_chooses_does_not_wait_for_a_beat_that_is_under_way(house: House) -> None:
    async def story() -> None:
        hub = await house.process()
        async with hub.beating:
            await asyncio.wait_for(hub.live(), 1)

    house.run(story())


def test_where_moves_take_days_whoever_is_away_is_reminded(house: House) -> None:
    async def story() -> None:
        hub = await house.process()
        reminded: list[tuple[str, int, str, bool]] = []
        hub.remind = lambda player, seat, info, late: reminded.append((player, seat, info.id, late))

        async def to_the_next_seat(room: Room) -> None:
            mover = room.table.to_move
            for _ in range(200):
                if room.table.to_move != mover:
                    return
                assert not reminded
                await room.act(choosing(house))
            raise AssertionError("the turn does not end")

        room = await house.table(hub, clock=DAYS)
        await to_the_next_seat(room)
        mover = room.table.to_move
        assert reminded == [(f"p{mover}", mover, "t", False)]
        reminded.clear()
        await room.enter(Ear(f"p{1 - mover}"), 0, 0)
        await to_the_next_seat(room)
        assert reminded == [], "who is here sees it"
        other = await house.table(hub, "u", clock=MOVE)
        await to_the_next_seat(other)
        with_bot = await house.table(hub, "v", people=1, bots=1, clock=DAYS)
        await to_the_next_seat(with_bot)
        assert reminded == []

    house.run(story())


# Choices that wait in line


def test_time_in_line_is_counted_once() -> None:
    held = Held()
    assert held.until(7, 100) == []
    held.hold(7, 100)
    held.hold(7, 150)  # the same player at another device
    assert held.until(7, 200) == [(100, 200)]
    held.release(7, 180)
    assert held.until(7, 200) == [(100, 180), (100, 200)]
    held.release(7, 400)
    assert held.until(7, 300) == [(100, 400)], "up to then it is to come again"
    held.hold(7, 390)
    held.release(7, 395)
    assert held.until(7, 500) == [(100, 400)]
    held.hold(7, 600)
    held.release(7, 700)
    assert held.until(7, 800) == [(100, 400), (600, 700)]
    assert held.until(8, 800) == [], "another decision"
    held.hold(8, 900)
    held.release(7, 950)
    assert held.until(8, 1000) == [(900, 1000)]


def test_only_whose_clock_runs_is_held(house: House) -> None:
    async def story() -> None:
        hub = await house.process()
        timeless, room = await house.table(hub, "u"), await house.table(hub, clock=MOVE)
        assert [timeless.hold(player) for player in ("p0", "p1", "", "p9")] == [0, 0, 0, 0]
        assert [room.hold(player) for player in ("p1", "", "p9")] == [0, 0, 0]
        assert room.hold("p0") == room.table.game_seq and room.held.waiting == 1
        assert timeless.waited(timeless.table, house.now()) == 0

    house.run(story())


def test_a_choice_that_waited_in_line_is_told_how_long(house: House) -> None:
    async def story() -> None:
        hub = await house.process()
        room = await house.table(hub, clock=MOVE)
        assert room.waited(room.table, house.now()) == 0
        await asyncio.sleep(5)
        held = room.hold("p0")
        await asyncio.sleep(3)
        assert room.waited(room.table, house.now()) == 3000
        room.held.release(held, house.now())
        await asyncio.sleep(2)
        assert room.waited(room.table, house.now()) == 3000
        # What nobody could write is given back in the log, as soon as anybody does something; with it what was waited.
        hub.note_outages([(house.now() - 1000, house.now())])
        assert room.waited(room.table, house.now()) == 4000
        await room.act(saying(house, "hello"))
        (paused,) = [entry for entry in map(log.DECODER.decode, house.books.logs["t"]) if isinstance(entry, log.Paused)]
        assert paused.ms == 4000 and room.waited(room.table, house.now()) == 0
        assert room.table.clock.left_at(house.now())[0] == 24_000
        # The next decision begins anew.
        await room.act(choosing(house))
        assert room.waited(room.table, house.now()) == 0

    house.run(story())


def test_nothing_is_written_for_what_is_told_with_the_choice(house: House) -> None:
    async def story() -> None:
        room = await house.table(await house.process(), clock=MOVE)
        held = room.hold("p0")
        await asyncio.sleep(3)
        await room.act(saying(house, "hello"))
        room.held.release(held, house.now())
        at = house.now()
        await room.act(lambda table: table.choose(at, "p0", table.seq, table.playing().state.legal()[0], 0, room.waited(table, at)))
        entries = [log.DECODER.decode(data) for data in house.books.logs["t"]]
        assert not any(isinstance(entry, log.Paused) for entry in entries)
        assert isinstance(entries[-1], log.Chose) and entries[-1].waited == 3000

    house.run(story())


def test_no_time_runs_out_while_a_choice_waits_in_line(house: House, rung: list[float]) -> None:
    async def story() -> None:
        room = await house.table(await house.process(), clock=MOVE)
        await asyncio.sleep(29.9)
        held = room.hold("p0")
        await asyncio.sleep(60)
        assert not room.table.chairs[0].bot and room.table.clock.left_at(house.now())[0] > 0
        assert 100 < len(rung) < 125, "twice a second, however little is left"
        room.held.release(held, house.now())
        await asyncio.sleep(1.5)
        assert room.table.chairs[0].bot, "from then on time runs"

    house.run(story())


def test_a_clock_rings_first_where_its_player_is(house: House) -> None:
    """Another process does not know whether a choice waits there."""

    async def story() -> None:
        hub = await house.process(shared=True)
        room = await house.table(hub, clock=MOVE)

        def late() -> float:
            room.settle()
            assert room.alarm is not None
            return round(room.alarm.when() - (room.table.clock.expires() or 0) / 1000, 3)

        assert late() == 0.02
        room.elsewhere = [Elsewhere("other", frozenset(["p0"]), 0), Elsewhere("third", frozenset(["p1"]), 0)]
        assert late() == 0.02, "a process that does not live"
        hub.processes = frozenset(["other", "third"])
        assert late() == 0.02 + module.BEAT
        room.connections.add(Ear("p1"))
        assert late() == 0.02 + module.BEAT
        room.connections.add(Ear("p0"))
        assert late() == 0.02, "here as well"
        room.connections.clear()
        room.elsewhere = room.elsewhere[1:]
        assert late() == 0.02, "somebody else's process"
        timeless = await house.table(hub, "u")
        timeless.elsewhere = [Elsewhere("other", frozenset(["p0", "p1"]), 0)]
        hub.processes = frozenset(["other"])
        assert not timeless.decides_elsewhere(), "no clock runs"
        await asyncio.sleep(29.8)
        assert late() == 0.02
        room.hold("p0")
        assert late() == 0.3 + 0.02, "where a choice is waited for, it is not asked all the time"

    house.run(story())


# Bots


def test_bots_choose_one_after_another_where_somebody_looks(house: House) -> None:
    async def story() -> None:
        hub = await house.process(bot_pace=0.9)
        room = await house.table(hub, people=1, bots=1)
        assert room.table.to_move == 0
        ear = Ear("p0")
        await room.enter(ear, 0, 0)
        for _ in range(200):
            if room.table.to_move == 1:
                break
            await room.act(choosing(house))
        times: list[float] = []
        seq = room.table.seq
        for _ in range(2000):
            if room.table.to_move != 1:
                break
            await asyncio.sleep(0.05)
            if room.table.seq > seq:
                seq = room.table.seq
                times.append(house.loop.at)
        assert len(times) > 1
        assert all(0.8 < later - earlier < 1.1 for earlier, later in pairwise(times))
        assert len(set(minds(hub).asked)) == len(minds(hub).asked) == len(times)
        await asyncio.sleep(0.1)
        assert room.thinking is None

    house.run(story())


def test_a_bot_chooses_as_soon_as_it_is_to_move(house: House) -> None:
    async def story() -> None:
        hub = await house.process()
        await asyncio.sleep(0.3)
        room = await house.table(hub, people=1, bots=1)
        for _ in range(200):
            if room.table.to_move == 1:
                break
            await room.act(choosing(house))
        ply = room.table.ply
        await asyncio.sleep(0.1)
        assert room.table.ply > ply, "it does not wait for the house"

    house.run(story())


def test_bots_hurry_where_nobody_looks_and_try_again_when_the_store_was_away(house: House) -> None:
    async def story() -> None:
        hub = await house.process(bot_pace=50)
        room = await house.table(hub, people=0, bots=2)
        await asyncio.sleep(0.5)
        assert room.table.ply > 5
        shelf(hub).down = True
        await asyncio.sleep(3)
        ply = room.table.ply
        asked = shelf(hub).count("entries")
        await asyncio.sleep(60)
        assert shelf(hub).count("entries") == asked + 7, "after 4 and 8 seconds, then every 10"
        shelf(hub).down = False
        await asyncio.sleep(25)
        assert room.table.ply > ply
        await asyncio.sleep(60)
        assert room.table.status == "over"

    house.run(story())


def test_a_bot_is_played_by_one_process_and_by_another_when_that_dies(house: House) -> None:
    async def story() -> None:
        one, other = await house.process(shared=True), await house.process(shared=True)
        here = await house.table(one, people=1, bots=1)
        there = await other.room("t")
        for _ in range(200):
            if here.table.to_move == 1:
                break
            await here.act(choosing(house))
        await asyncio.sleep(5)
        assert here.table.to_move == 0 and there.table.seq == here.table.seq
        asked = len(minds(one).asked), len(minds(other).asked)
        assert min(asked) == 0 < max(asked)
        assert house.books.keepers["t"] == ("process-0" if asked[0] else "process-1")
        assert shelf(one if asked[0] else other).count("keep") < 5, "asked again only after a while"

    house.run(story())


def test_a_process_asks_only_now_and_then_whether_it_still_plays_a_bot(house: House) -> None:
    async def story() -> None:
        alone = await house.process()
        spent = METRICS.thinking._sum.get()
        room = await house.table(alone, people=0, bots=2)
        await asyncio.sleep(0.5)
        assert room.table.ply > 5 and shelf(alone).count("keep") == 0
        assert METRICS.thinking._sum.get() - spent == pytest.approx(0.01 * len(minds(alone).asked), abs=0.02)
        await alone.close()
        house.hubs.clear()
        shared = await house.process(shared=True)
        room = await house.table(shared, "u", people=0, bots=2)
        began = house.loop.at
        for _ in range(300):
            if room.table.status == "over":
                break
            await asyncio.sleep(0.1)
        assert 1 <= shelf(shared).calls.count(("keep", "u")) <= 1 + (house.loop.at - began) / module.KEPT < len(minds(shared).asked)

    house.run(story())


def test_a_bot_has_other_dice_for_each_choice(house: House) -> None:
    async def story() -> None:
        hub = await house.process()
        room = await house.table(hub, people=0, bots=2)
        seq, question = module.question_to_bot(room.table) or (0, None)
        assert seq == room.table.seq and question is not None
        assert question[0] == "random" and question[2] == room.table.playing().state.legal()
        assert question[4] == f"k1:{'00' * 16}/{seq}/{room.table.to_move}"
        assert module.question_to_bot((await house.table(hub, "u")).table) is None

    house.run(story())


# The house


def test_idle_tables_leave_the_memory(house: House) -> None:
    async def story() -> None:
        hub = await house.process(shared=True, unload_seconds=100)
        room = await house.table(hub, clock=DAYS)
        ear = Ear("p0")
        await room.enter(ear, 0, 0)
        await asyncio.sleep(150)
        assert "t" in hub.rooms, "somebody is here"
        room.leave(ear)
        await asyncio.sleep(98)
        alarm = room.alarm
        assert "t" in hub.rooms and alarm is not None
        assert METRICS.rooms._value.get() == 1
        await asyncio.sleep(4)
        assert "t" not in hub.rooms and alarm.cancelled()
        assert METRICS.rooms._value.get() == 0
        assert shelf(hub).last("unserve") == ("t",) and shelf(hub).last("release") == ("t",)
        again = await hub.room("t")
        assert again is not room and again.table.seq == room.table.seq
        over = await house.table(hub, "u", people=0, bots=2)
        for _ in range(600):
            if over.table.status == "over":
                break
            await asyncio.sleep(0.1)
        await asyncio.sleep(3)
        assert "u" in hub.rooms
        await asyncio.sleep(4)
        assert "u" not in hub.rooms, "few come back to a finished table"
        busy = await house.table(hub, "v")
        async with busy.lock:
            await asyncio.sleep(200)
            assert "v" in hub.rooms
        for use in (busy.look(lambda table: 0), busy.look_at_all(lambda table: 0), busy.act(lambda table: [])):
            busy.used = 0
            await use
            assert busy.used == house.loop.at

    house.run(story())


def test_a_table_is_loaded_once_however_many_come(house: House, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        first = await house.process()
        await house.table(first)
        hub = await house.process()
        shelf(hub).mute = 0.2
        rooms = await asyncio.gather(*(hub.room("t") for _ in range(4)))
        assert len({id(room) for room in rooms}) == 1 and not hub.loading
        assert shelf(hub).count("entries") == 1
        assert await hub.room("t") is rooms[0]
        shelf(hub).mute = 0
        for id_, key, status in (("nobody", "no-table", 404), ("a b", "no-table", 404), ("", "no-table", 404), ("x" * 41, "no-table", 404)):
            no = await refused(hub.room(id_))
            assert (no.key, no.status) == (key, status)
        assert ("entries", "a b", 0) not in shelf(hub).calls
        house.books.logs["bad"] = [house.books.logs["t"][0], b'{"k":"nonsense"}']
        crashes = METRICS.crashes._value.get()
        bad = await refused(hub.room("bad"))
        assert (bad.key, bad.status) == ("failure", 500)
        assert METRICS.crashes._value.get() == crashes + 1 and "a log can't be read" in caplog.text
        shelf(hub).down = True
        with pytest.raises(StoreDown):
            await hub.room("u")
        assert hub.troubled and not hub.loading
        shelf(hub).down = False
        shelf(hub).mute = 1
        under_way = asyncio.ensure_future(hub.room("v"))
        await asyncio.sleep(0.1)
        waiting = asyncio.ensure_future(hub.room("v"))
        await asyncio.sleep(0.1)
        under_way.cancel()
        stopped = await refused(waiting)
        assert (stopped.key, stopped.status) == ("restart", 503)

    house.run(story())


def test_a_table_that_can_not_be_loaded_is_no_riddle_for_the_operator(house: House) -> None:
    """An error that was answered is not told once more, as one that nobody has looked at."""

    async def story() -> None:
        told: list[dict[str, Any]] = []
        house.loop.set_exception_handler(lambda loop, context: told.append(context))
        hub = await house.process()
        await refused(hub.room("nobody"))
        gc.collect()
        assert told == []

    house.run(story())


def test_a_long_log_is_read_in_pieces(house: House) -> None:
    async def story() -> None:
        hub = await house.process()
        room = await house.table(hub)
        for _ in range(module.READ_AT_ONCE * 2):
            await room.act(saying(house, "x"))
        table, written = Table("t"), house.books.logs["t"]
        turns = 0

        async def others() -> None:
            nonlocal turns
            for _ in range(100):
                turns += 1
                await asyncio.sleep(0)

        beside = asyncio.ensure_future(others())
        await module.read_all(table, written[: module.READ_AT_ONCE])
        assert turns == 0 and table.seq == module.READ_AT_ONCE
        table = Table("t")
        await module.read_all(table, written)
        assert table.seq == len(written) and turns == (len(written) - 1) // module.READ_AT_ONCE
        await beside

    house.run(story())


def test_whole_tables_are_kept_for_those_who_ask_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        hub = await house.process()
        monkeypatch.setattr(module, "WHOLE", 2)
        rooms = [await house.table(hub, id) for id in ("a", "b", "c")]
        found = [await hub.whole(room.table) for room in rooms[:2]]
        assert list(hub.wholes) == ["a", "b"]
        assert await hub.whole(rooms[0].table) is found[0]
        assert list(hub.wholes) == ["b", "a"]
        asked = shelf(hub).count("entries")
        await hub.whole(rooms[0].table)
        assert shelf(hub).count("entries") == asked
        await rooms[0].act(choosing(house))
        assert (await hub.whole(rooms[0].table)).seq == rooms[0].table.seq
        assert shelf(hub).last("entries") == ("a", rooms[0].table.seq - 1)
        await hub.whole(rooms[2].table)
        assert list(hub.wholes) == ["a", "c"]
        # Only what is committed here: another process may have written more.
        await rooms[2].act(choosing(house))
        house.books.logs["c"].append(log.ENCODER.encode(saying(house, "x")(rooms[2].table)[0]))
        assert (await hub.whole(rooms[2].table)).seq == rooms[2].table.seq

    house.run(story())


def test_what_can_be_asked_about_a_table_follows_from_it(house: House) -> None:
    async def story() -> None:
        hub = await house.process()
        room = await house.table(hub, listed=True, clock=MOVE)
        row = house.books.rows["t"]
        assert (row.seq, row.status, row.game, row.listed) == (4, "running", "kokopelli", True)
        assert (row.players, row.to_move, row.wake) == (("p0", "p1"), room.table.to_move, room.table.wake())
        assert msgspec.json.decode(row.info)["id"] == "t" and (row.created, row.updated) == (room.table.made.at, room.table.updated)
        assert not module.row_of((await house.table(hub, "u")).table, True).listed
        bare = module.row_of(room.table, False)
        assert (bare.info, bare.players) == (b"", ())
        room.table.closed = True
        assert not module.row_of(room.table, True).listed

    house.run(story())


def test_orders_of_the_operator_are_obeyed_once(house: House, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "kotable.hub")

    async def story() -> None:
        hub = await house.process()
        revoked: list[str] = []
        hub.revoked = revoked.append
        rooms = {id: await house.table(hub, id, start=id != "open") for id in ("t", "u", "open")}
        house.books.orders = [(1, "close", "t"), (2, "close", "nowhere"), (3, "ban", "p1"), (4, "nonsense", "p0")]
        await asyncio.sleep(1.5)
        assert rooms["t"].table.status == "over" and house.books.orders == []
        assert rooms["u"].table.chairs[1].resigned and not rooms["u"].table.chairs[0].resigned
        assert rooms["open"].table.seat_of("p1") == SPECTATOR and rooms["open"].table.seat_of("p0") == 0
        assert revoked == ["token of p1"] and not rooms["t"].table.chairs[1].resigned
        assert shelf(hub).last("of_player") == ("p1", 1000)
        assert caplog.text.count("an order") == 4

    house.run(story())


def test_to_ban_somebody_no_finished_table_is_loaded(house: House) -> None:
    async def story() -> None:
        hub = await house.process(unload_seconds=3)
        for id in ("over", "running"):
            room = await house.table(hub, id)
            if id == "over":
                await room.act(lambda table: table.shut(house.now()))
        await asyncio.sleep(10)
        assert not hub.rooms
        house.books.orders = [(1, "ban", "p1")]
        await asyncio.sleep(1.5)
        assert set(hub.rooms) == {"running"} and hub.rooms["running"].table.chairs[1].resigned

    house.run(story())


def test_the_house_is_kept_every_second_and_old_tables_are_put_aside_every_hour(house: House, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        hub = await house.process(archive_days=2)
        await asyncio.sleep(10)
        assert 10 <= shelf(hub).count("beat") <= 12
        swept = [call[1:] for call in shelf(hub).calls if call[0] == "archive"]
        assert [call[1:] for call in swept] == [("", module.SWEPT), ("more", module.SWEPT)], "on until the end"
        assert swept[0][0] == 1000_000 - 2 * 86_400_000
        await asyncio.sleep(3560)
        assert shelf(hub).count("archive") == 2
        await asyncio.sleep(60)
        swept = [call[1:] for call in shelf(hub).calls if call[0] == "archive"]
        assert len(swept) == 4 and swept[2][0] - swept[0][0] == 3_600_000
        never = await house.process(archive_days=0, shared=True)
        await asyncio.sleep(10)
        assert shelf(never).count("archive") == 0 and 20 <= shelf(never).count("beat") <= 23, "where others wait for it, twice"
        shelf(never).down = True
        await asyncio.sleep(5)
        shelf(never).down = False
        seen = shelf(never).count("orders")
        await asyncio.sleep(5)
        assert shelf(never).count("orders") > seen, "it goes on"
        assert "the store is away" in caplog.text

    house.run(story())


def test_what_is_due_is_looked_after_by_whoever_comes_first(house: House) -> None:
    async def story() -> None:
        one = await house.process()
        await house.table(one, clock=MOVE)
        await house.table(one, "u", people=0, bots=2)
        await one.close()
        house.hubs.clear()
        other = await house.process()
        await asyncio.sleep(0.5)
        assert set(other.rooms) == {"u"}, "a bot is to move there"
        await asyncio.sleep(40)
        assert "t" in other.rooms and other.rooms["t"].table.seq > 4
        room = await house.table(other, "v", clock=MOVE)
        assert room.alarm is not None
        room.alarm.cancel()
        room.alarm = None
        await asyncio.sleep(40)
        assert room.table.seq > 4, "an alarm that got lost"

    house.run(story())


def test_bots_of_many_tables_are_looked_after_in_turns(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr(module, "DUE", 2)
        hub = await house.process()
        for id in ("a", "b", "c"):
            house.books.rows[id] = Row(id, 1, "running", "kokopelli", False, 0, 0, 0, b"")
        await asyncio.sleep(3.5)
        asked = [call[1:] for call in shelf(hub).calls if call[0] == "with_bots"]
        assert asked == [("", 2), ("b", 2), ("", 2), ("b", 2)]

    house.run(story())


def test_a_goodbye_is_said_and_what_is_under_way_is_finished(house: House) -> None:
    async def story() -> None:
        hub = await house.process()
        room = await house.table(hub, clock=MOVE)
        ear = Ear("p0")
        await room.enter(ear, 0, 0)
        shelf(hub).mute = 0.5
        writing = asyncio.ensure_future(room.act(choosing(house)))
        await asyncio.sleep(0.1)
        await hub.close()
        assert ear.ended == [("restart", 500)] and hub.closing
        assert room.table.ply == 1 and not room.dirty
        await writing
        assert minds(hub).closed and shelf(hub).calls[-1] == ("close",)
        assert room.alarm is None or room.alarm.cancelled()
        room.settle()
        assert room.alarm is None, "nothing begins any more"
        assert not hub.tasks
        other = await house.process()
        room = await house.table(other, "u", clock=MOVE)
        alarm = room.alarm
        assert alarm is not None
        other.say_goodbye()
        assert alarm.cancelled()
        house.hubs[:] = [other]

    house.run(story())


def test_closing_ends_in_whatever_moment_it_comes(house: House) -> None:
    async def story() -> None:
        for turns in range(12):
            hub = await house.process()
            for _ in range(turns):
                await asyncio.sleep(0)
            await hub.close()
            assert not hub.tasks
        house.hubs.clear()

    house.run(story())


def test_a_task_that_fails_is_noticed(house: House, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        hub = await house.process()
        crashes = METRICS.crashes._value.get()

        async def fails() -> None:
            raise ValueError("oh")

        async def lasts() -> None:
            await asyncio.sleep(1000)

        task, other = hub.spawn(fails()), hub.spawn(lasts())
        await asyncio.sleep(0.1)
        assert task not in hub.tasks and other in hub.tasks
        assert METRICS.crashes._value.get() == crashes + 1 and "a task failed" in caplog.text
        other.cancel()
        await asyncio.sleep(0.1)
        assert METRICS.crashes._value.get() == crashes + 1 and other not in hub.tasks

    house.run(story())


def test_names_can_not_be_guessed_or_misread() -> None:
    found = {module.new_id("t-") for _ in range(200)}
    assert len(found) == 200 and all(len(one) == 16 and one.startswith("t-") for one in found)
    assert not set("".join(one[2:] for one in found)) & set("lo01")
    assert abs(module.now() - time.time() * 1000) < 60_000


def test_a_frozen_start_that_nobody_completes_is_stopped(house: House) -> None:
    async def story() -> None:
        hub = await house.process()
        room = await house.table(hub, start=False)
        seals = [log.Sealed(house.now(), f"p{seat}", "00" * 32) for seat in range(2)]
        await room.act(lambda table: [*seals, log.Frozen(house.now())])
        assert room.alarm is not None and room.table.wake() == house.now() + PART_TIME
        await asyncio.sleep(PART_TIME / 1000 + 1)
        stopped = log.DECODER.decode(house.books.logs["t"][-1])
        assert isinstance(stopped, log.Stopped) and room.table.frozen is None
        assert len(bytes.fromhex(stopped.secret)) == 32 and set(stopped.secret) != {"0"}, "for another start"

    house.run(story())


@pytest.mark.parametrize("restarted", [False, True])
def test_nobody_is_blamed_for_a_part_that_the_server_could_not_take(house: House, restarted: bool) -> None:
    async def story() -> None:
        hub = await house.process()
        room = await house.table(hub, start=False)
        seals = [log.Sealed(house.now(), f"p{seat}", "00" * 32) for seat in range(2)]
        await room.act(lambda table: [*seals, log.Frozen(house.now())])
        began = house.now()
        await asyncio.sleep(2)
        gone = house.now()
        if restarted:
            await hub.close()
            await asyncio.sleep(20)
            house.books.outages = [(gone, house.now())]
            hub = await house.process()
            room = await hub.room("t")
        else:
            shelf(hub).down = True
            await asyncio.sleep(20)
            shelf(hub).down = False
        away = house.now() - gone
        rest, jumps = (began + PART_TIME + away - house.now()) / 1000 - 0.5, house.loop.jumps
        await asyncio.sleep(rest)
        assert house.loop.jumps - jumps < 35 * rest, "nobody looks again and again"
        assert room.table.frozen is not None and not room.table.stopped, "ten seconds in which a part could have been shown"
        await asyncio.sleep(4)
        assert room.table.frozen is None and [entry.seats for entry, _ in room.table.stopped] == [[0, 1]]

    house.run(story())


def test_a_process_that_was_cut_off_gives_its_time_back_though_others_lived(house: House) -> None:
    async def story() -> None:
        cut, other = await house.process(shared=True), await house.process(shared=True)
        await asyncio.sleep(5)
        gone = house.now()
        shelf(cut).down = True
        await asyncio.sleep(14)
        shelf(cut).down = False
        await asyncio.sleep(5)
        # The store tells of no outage: the other process was there all the time.
        assert not house.books.outages and not other.lost(gone, house.now())
        assert 14_000 <= cut.lost(gone - 2000, house.now()) <= 15_500

    house.run(story())
