"""One connection to a table: reads what a client sends, checks it, and carries it out; sends what the room has to tell."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from kotable.bots import ADVISER, WORTH_TELLING, current_name
from kotable.server import messages as m
from kotable.server.clock import LAG
from kotable.server.core import Server
from kotable.server.hub import Room, now
from kotable.server.identity import hashed
from kotable.server.limits import COSTS, OTHERS, Bucket, Full
from kotable.server.metrics import METRICS
from kotable.server.store import StoreDown
from kotable.server.table import LEVEL_NAMES, Refused, Table
from kotable.server.telling import ENCODER
from kotable.values import SPECTATOR

LOG = logging.getLogger("kotable.socket")
Message = MutableMapping[str, Any]
RECEIVED = {kind: METRICS.messages.labels(kind.__struct_config__.tag) for kind in m.ClientMessage.__args__}
NORMAL, POLICY, BUSY, RESTART = 1000, 1008, 1013, 1012
IN_LINE = (m.Choose, m.Why, m.Foresee, m.Look, m.AskEarlier)
"""What most of the work is, and can be asked for again. Whatever else a table needs does not wait."""


class Closed(Exception):
    """The client is gone."""


class TooMuch(Refused):
    """A message that is not carried out because its sender has asked for too much; the connection stays."""


class Socket:
    """A connection, as the room sees it (`hub.Connection`) and as the web server does (an ASGI application)."""

    def __init__(
        self, server: Server, receive: Callable[[], Awaitable[Message]], send: Callable[[Message], Awaitable[None]], address: str = ""
    ) -> None:
        self.server = server
        self.address = address
        self.asgi_receive = receive
        self.asgi_send = send
        self.player = ""
        self.name = ""
        self.seat = -1
        self.short = False
        self.closed = False
        self.outbox: deque[Message] = deque()
        self.backlog = 0
        self.draining: asyncio.Task[None] | None = None
        limits = server.settings.limits
        self.rate = Bucket(limits.messages_per_second, limits.messages_burst)
        self.effort = Bucket(limits.processor_ms, limits.processor_burst)
        self.budgets = [self.effort, server.efforts.of(address)]
        """What this connection, its address and its player may cost."""
        self.token = ""
        """The hash of it."""
        self.lag = 0
        self.refused = 0
        self.task: asyncio.Task[Any] | None = None

    # Sending

    def send(self, data: bytes) -> None:
        """Never waits: it goes at the end of this turn of the loop."""
        self.server.post.add(self, data)

    def send_now(self, data: bytes) -> None:
        """What can't be sent at once is kept for a while."""
        self.push({"type": "websocket.send", "text": data.decode()}, len(data))

    def push(self, message: Message, size: int) -> None:
        if self.closed:
            return
        if not self.outbox:
            # The web server's `send` does not wait unless the connection is full; then it has not begun and can be called again later.
            sending = self.asgi_send(message).__await__()
            try:
                next(sending)
            except StopIteration:
                return
            except Exception:
                self.closed = True
                return
            sending.close()
        self.outbox.append(message)
        self.backlog += size
        if self.backlog > self.server.settings.limits.backlog_bytes:
            self.cut()
        elif self.draining is None:
            self.draining = asyncio.get_running_loop().create_task(self.drain())

    async def drain(self) -> None:
        with contextlib.suppress(Exception):
            while self.outbox:
                await self.asgi_send(self.outbox[0])
                self.outbox.popleft()
            self.backlog = 0
        if self.outbox:
            self.closed = True
        self.draining = None

    def cut(self) -> None:
        """The client does not read: forget what it should have got. It will come back and get a welcome."""
        self.outbox.clear()
        self.closed = True
        if self.draining is not None:
            self.draining.cancel()
        if self.task is not None:
            self.task.cancel()

    def tell(self, message: m.ServerMessage) -> None:
        self.send(ENCODER.encode(message))

    def bye(self, key: str, after: int = 0, code: int = RESTART) -> None:
        self.tell(m.Bye(key, after))
        self.server.post.go()
        self.push({"type": "websocket.close", "code": code, "reason": key}, 0)
        self.closed = True

    def end(self, key: str) -> None:
        """Send somebody away who does not expect it."""
        self.bye(key, -1, POLICY)
        if self.task is not None:
            self.task.cancel()

    # Receiving

    async def next(self) -> m.ClientMessage:
        """The next message."""
        message = await self.asgi_receive()
        if message["type"] == "websocket.disconnect":
            raise Closed
        data = message.get("text") or message.get("bytes") or ""
        if len(data) > self.server.settings.limits.message_bytes:
            raise Refused("too-long", status=413)
        # Whoever sends faster is read more slowly; what waits meanwhile is bounded by the web server.
        if wait := self.rate.wait():
            await asyncio.sleep(wait)
        try:
            found: m.ClientMessage = m.CLIENT.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            raise Refused("malformed", status=400, detail=str(problem)[:200]) from None
        await self.pay(COSTS.get(type(found), OTHERS))
        return found

    async def pay(self, cost: float) -> None:
        """Whoever costs much takes turns with others of the same address, is then read more slowly, and refused when that does not help.
        Raises TooMuch."""
        wait = max([bucket.wait(cost) for bucket in self.budgets])
        if wait:
            patience = self.server.settings.limits.patience_seconds
            await asyncio.sleep(min(wait, patience))
            if wait > patience:
                raise TooMuch("rate", {"ms": int((wait - patience) * 1000)}, status=429)
        if not all(bucket.calm() for bucket in self.budgets):
            await self.server.turns.take(self.address)

    async def run(self, table: str) -> None:
        self.task = asyncio.current_task()
        room: Room | None = None
        try:
            try:
                room = await self.hello(table)
                while not self.closed:
                    try:
                        message = await self.next()
                    except TooMuch as refused:
                        self.count_refusal(refused)
                        continue
                    await self.take(room, message)
            except Refused as refused:
                self.fail(refused)
                self.bye(refused.key, -1, POLICY)
            except Full as full:
                self.fail(Refused("busy", {"ms": full.ms}))
                self.bye("busy", full.ms, BUSY)
            except StoreDown:
                self.tell(m.Failed("store"))
                self.bye("store", 1000, BUSY)
            except TimeoutError:
                self.bye("silence", -1, POLICY)
        except Closed:
            pass
        except asyncio.CancelledError:
            if not self.closed:
                raise
        finally:
            self.closed = True
            if room is not None:
                room.leave(self)

    async def hello(self, table: str) -> Room:
        hello = await asyncio.wait_for(self.next(), self.server.settings.limits.hello_seconds)
        if not isinstance(hello, m.Hello):
            raise Refused("hello-first", status=400)
        if hello.version != m.VERSION:
            raise Refused("version", {"version": m.VERSION})
        self.short = hello.short
        if hello.token:
            me = await self.server.identity.who(hello.token)
            self.player, self.name, self.token = me.player, me.name, hashed(hello.token)
            self.budgets.append(self.server.efforts_of_players.of(me.player))
        room = await self.server.hub.room(table)
        if self.server.line.long() and room.table.seat_of(self.player) == SPECTATOR:
            raise Full(self.server.line.later())
        await room.refresh()
        await room.enter(self, hello.seen, hello.epoch)
        return room

    def fail(self, refused: Refused) -> None:
        METRICS.errors.labels(refused.key).inc()
        self.tell(m.Failed(refused.key, refused.facts, refused.reason, refused.facts.get("seq", 0), refused.detail))

    def count_refusal(self, refused: Refused) -> None:
        """Tell it; whoever is refused again and again is sent away."""
        self.refused += 1
        if self.refused > self.server.settings.limits.refused_in_a_row:
            raise Refused("rate", status=429) from None
        self.fail(refused)

    async def take(self, room: Room, message: m.ClientMessage) -> None:
        """Carry out one message; what is refused is told and changes nothing."""
        RECEIVED[type(message)].inc()
        try:
            if isinstance(message, IN_LINE):
                await self.carry_out_in_turn(room, message)
            else:
                await self.carry_out(room, message)
            self.refused = 0
        except Refused as refused:
            self.count_refusal(refused)
        except Full as full:
            self.fail(Refused("busy", {"ms": full.ms}))
        except StoreDown:
            self.tell(m.Failed("store"))

    async def carry_out_in_turn(self, room: Room, message: m.ClientMessage) -> None:
        """Where there is too much to do, it waits in line. Raises Full."""
        line = self.server.line
        if not line.enter():
            held = room.hold(self.player) if isinstance(message, m.Choose) else 0
            until = now()
            try:
                await line.stand()
                until = now()
            except Full as full:
                # As long as it takes to come again is not the player's time, either.
                until = now() + full.ms + LAG
                raise
            finally:
                if held:
                    room.held.release(held, until)
        try:
            await self.carry_out(room, message)
        finally:
            line.leave()

    async def carry_out(self, room: Room, message: m.ClientMessage) -> None:
        me = self.player
        at = now()
        match message:
            case m.Choose(seq, action):
                await room.act(lambda table: table.choose(at, me, seq, action, self.lag, room.waited(table, at)))
            case m.Ping(n, lag):
                self.lag = lag
                self.tell(m.Pong(n))
            case m.Why(actions):
                await self.why(room, actions)
            case m.Foresee():
                self.send(await room.look(lambda table: room.foreseen(table, me)))
            case m.TakeBack(seq, ply):
                await room.act(lambda table: table.take_back(at, me, seq, ply))
            case m.Answer(agree, seq):
                await room.act(lambda table: table.answer(at, me, agree, seq))
            case m.Resign():
                await room.act(lambda table: table.resign(at, me))
            case m.OfferEnd():
                await room.act(lambda table: table.offer_end(at, me))
            case m.HandOver(level, seat):
                if seat >= 0:
                    await room.look_elsewhere()
                await room.act(lambda table: table.hand_over(at, me, level, seat, room.away()))
            case m.Return():
                await room.act(lambda table: table.take_seat_again(at, me))
            case m.Say(text):
                if not me:
                    raise Refused("token", status=401)
                if not self.server.chat.take(me):
                    raise Refused("rate", {"ms": 2000}, status=429)
                await room.act(lambda table: table.say(at, me, self.name, text))
            case m.Mute(player, muted):
                await room.act(lambda table: table.mute(at, me, player, muted))
            case m.SealPart(seal):
                await room.act(lambda table: table.seal_part(at, me, seal))
            case m.AddPart(part):
                await room.act(lambda table: table.add_part(at, me, part, secrets.token_hex(32)))
            case m.AskEarlier(before, chat):
                self.tell(await room.earlier(self.seat, before, chat))
            case m.Look(ply):
                self.tell(await room.look(lambda table: self.looked(table, ply)))
            case m.Hint(level):
                await self.hint(room, level)
            case m.Hello():
                raise Refused("hello-twice", status=400)

    async def why(self, room: Room, actions: list[int]) -> None:
        """All reasons together are made once, and kept until something happens."""

        def answer(table: Table) -> bytes:
            kept = room.answers.get("why") if not actions and table.to_move == table.seat_of(self.player) >= 0 else None
            if kept is not None and kept[0] == table.seq:
                return kept[1]
            data = ENCODER.encode(m.Because(table.seq, table.why(self.player, actions)))
            if not actions and table.to_move == table.seat_of(self.player) >= 0:
                room.answers["why"] = table.seq, data
            return data

        self.send(await room.look(answer))

    def looked(self, table: Table, ply: int) -> m.Looked:
        match = table.playing()
        if ply > match.ply:
            raise Refused("no-ply", {"ply": ply}, status=400)
        return m.Looked(ply, match.at(ply).view(self.seat))

    async def hint(self, room: Room, level: str) -> None:
        """What a bot would do with the same view."""
        if level and current_name(level) not in LEVEL_NAMES:
            raise Refused("no-level", {"level": level}, status=400)

        def question(table: Table) -> tuple[int, bool, Any]:
            if not table.made.hints:
                raise Refused("no-hints", status=403)
            legal = table.legal(table.seat_of(self.player))
            if not legal:
                raise Refused("not-your-turn", {"seat": table.to_move})
            match = table.playing()
            asked = (level or ADVISER, match.state.view(table.to_move), legal, match.setup, f"k1:hint/{table.seq}")
            return table.seq, table.made.meter, asked

        seq, meter, asked = await room.look(question)
        found = await self.server.hub.thinkers.advise(self.player, *asked)
        _, view, _, setup, _ = asked
        events = [event for event in setup.foresee(view, found.action) if event.kind in WORTH_TELLING]
        self.tell(
            m.Hinted(
                seq,
                found.action,
                [m.GameEvent(event.kind, event.seat, dict(event.public), dict(event.secret)) for event in events],
                [m.Considered(one.action, round(one.chance, 4), round(one.points, 2)) for one in found.candidates if meter],
            )
        )
