"""Tables: making them, sitting down, beginning, and again."""

from __future__ import annotations

import secrets

from starlette.requests import Request

from kotable.bots import current_name
from kotable.games import game as game_called
from kotable.games import names
from kotable.server import log
from kotable.server import messages as m
from kotable.server.answers import Answer
from kotable.server.api.games import actions_of, checked_options
from kotable.server.core import Server, info_of
from kotable.server.hub import new_id, now
from kotable.server.openapi import Door
from kotable.server.table import LEVEL_NAMES, WEAKEST, Refused, Table


class Tables:
    def __init__(self, server: Server) -> None:
        self.server = server

    def doors(self) -> list[Door]:
        return [
            Door(
                "GET", "/api/tables", self.tables, "Open tables that are listed", None, m.Tables, 200, (404,), query={"game": str}, cost=2
            ),
            Door("POST", "/api/tables", self.new_table, "Make a table", m.NewTable, m.Joined, 201, (400, 404, 409, 413), player=True),
            Door("GET", "/api/tables/{id}", self.table, "A table", None, m.TableInfo, 200, (404,)),
            Door(
                "POST",
                "/api/tables/{id}",
                self.change_table,
                "Change it",
                m.ChangeTable,
                m.TableInfo,
                200,
                (400, 403, 404, 409, 413),
                player=True,
            ),
            Door("GET", "/api/tables/{id}/actions", self.table_actions, "Its table of actions", None, m.Actions, 200, (404,)),
            Door("POST", "/api/tables/{id}/join", self.join, "Sit down", m.Join, m.Joined, 200, (400, 404, 409, 413), player=True),
            Door("POST", "/api/tables/{id}/leave", self.leave, "Stand up", None, m.TableInfo, 200, (403, 404, 409), player=True),
            Door("POST", "/api/tables/{id}/start", self.start, "Begin", m.Start, m.TableInfo, 200, (400, 403, 404, 409, 413), player=True),
            Door(
                "POST",
                "/api/tables/{id}/part",
                self.show_part,
                "Show the own part of the seed",
                m.Start,
                m.TableInfo,
                200,
                (400, 403, 404, 409, 413),
                player=True,
            ),
            Door("POST", "/api/tables/{id}/rematch", self.rematch, "Again", None, m.Joined, 201, (403, 404, 409), player=True),
        ]

    async def tables(self, request: Request, body: None) -> Answer:
        game = request.query_params.get("game", "")
        if game and game not in names():
            raise Refused("no-game", status=404)
        return Answer(m.Tables([info_of(row) for row in await self.server.hub.store.listed(game, 200)]))

    async def new_table(self, request: Request, body: m.NewTable) -> Answer:
        me = await self.server.who(request)
        self.server.count_table(request, me)
        at = now()
        seats, options, position, game = body.seats, dict(body.options), "", body.game
        bots = {int(seat): level for seat, level in body.bots.items()}
        sit = body.sit
        if body.origin is not None:
            old = await self.server.hub.room(body.origin.table)
            ply = body.origin.ply
            position, game, seats, options = await old.look(lambda table: branch(table, ply))
            sit = 0 if sit is None else sit
            bots = {seat: bots.get(seat, WEAKEST) for seat in range(seats) if seat != sit}
        options = checked_options(game, seats, options)
        check_bots(bots, seats)
        check_clock(body.clock)
        created = log.Created(
            at=at,
            game=game,
            seats=seats,
            options=options,
            host=me.player,
            secret=secrets.token_hex(32),
            bots=bots,
            listed=body.listed,
            clock=body.clock,
            hints=body.hints,
            meter=body.meter,
            spectators=body.spectators,
            origin=body.origin,
            position=position,
            undo=body.undo,
        )
        entries: list[log.AnyEntry] = [created]
        if sit is None:
            sit = next((seat for seat in range(seats) if seat not in bots), -1)
        if sit >= seats or sit in bots:
            raise Refused("seat-taken" if sit in bots else "no-such-seat", {"seat": sit}, status=400)
        if sit >= 0:
            entries.append(log.Sat(at, me.player, me.name, sit))
        room = await self.server.hub.create(new_id(), entries)
        return Answer(m.Joined(await room.look(Table.info), sit), 201)

    async def table(self, request: Request, body: None) -> Answer:
        return Answer(await (await self.server.room(request)).look(Table.info))

    async def change_table(self, request: Request, body: m.ChangeTable) -> Answer:
        me = await self.server.who(request)
        room = await self.server.room(request)
        await room.act(lambda table: changed(table, me.player, body))
        return Answer(await room.look(Table.info))

    async def table_actions(self, request: Request, body: None) -> Answer:
        room = await self.server.room(request)
        made = await room.look(lambda table: table.made)
        if room.table.match is not None:
            return Answer(actions_of(room.table.match.setup.actions))
        return Answer(actions_of(game_called(made.game).setup(made.seats, made.options).actions))

    async def join(self, request: Request, body: m.Join) -> Answer:
        me = await self.server.who(request)
        room = await self.server.room(request)
        await room.act(lambda table: table.join(now(), me.player, me.name, body.seat, body.part, body.seal))
        return Answer(await room.look(lambda table: m.Joined(table.info(), table.seat_of(me.player))))

    async def leave(self, request: Request, body: None) -> Answer:
        me = await self.server.who(request)
        room = await self.server.room(request)
        await room.act(lambda table: table.leave(now(), me.player))
        return Answer(await room.look(Table.info))

    async def start(self, request: Request, body: m.Start) -> Answer:
        me = await self.server.who(request)
        room = await self.server.room(request)
        if body.without:
            await room.look_elsewhere()
        here = set(room.presence()[0])
        await room.act(lambda table: table.start(now(), me.player, body.part, body.without, here))
        return Answer(await room.look(Table.info))

    async def show_part(self, request: Request, body: m.Start) -> Answer:
        me = await self.server.who(request)
        room = await self.server.room(request)
        await room.act(lambda table: table.add_part(now(), me.player, body.part, secrets.token_hex(32)))
        return Answer(await room.look(Table.info))

    async def rematch(self, request: Request, body: None) -> Answer:
        me = await self.server.who(request)
        room = await self.server.room(request)

        def wish(table: Table) -> tuple[str, log.Created, list[log.AnyEntry]]:
            table.must_be("over")
            table.own_seat(me.player)
            return (table.rematch, *table.rotated(now(), me.player, secrets.token_hex(32)))

        known, created, seats = await room.look(wish)
        if not known:
            # Two who ask at once get one table: who writes the name of the new one first makes it.
            self.server.count_table(request, me)
            known = new_id()
            await self.server.hub.create(known, [created, *seats])
            await room.act(lambda table: [] if table.rematch else [log.Rematched(now(), known, table.seat_of(me.player))])
            known = await room.look(lambda table: table.rematch)
        again = await self.server.hub.room(known)
        if await again.look(lambda table: table.status == "open"):
            await again.act(lambda table: table.join(now(), me.player, me.name, None))
        return Answer(await again.look(lambda table: m.Joined(table.info(), table.seat_of(me.player))), 201)


def check_bots(bots: dict[int, str], seats: int) -> None:
    for seat, level in bots.items():
        if seat >= seats:
            raise Refused("no-such-seat", {"seat": seat}, status=400)
        if current_name(level) not in LEVEL_NAMES:
            raise Refused("no-level", {"level": level}, status=400)


def check_clock(clock: m.ClockRule) -> None:
    if clock.kind != "none" and clock.seconds < 1:
        raise Refused("clock", status=400)


def changed(table: Table, player: str, wish: m.ChangeTable) -> list[log.AnyEntry]:
    """The entry for what a host wants to be different."""
    table.must_be_open()
    table.must_host(player)
    made = table.made
    if made.position and (wish.options is not None or wish.seats is not None):
        raise Refused("branch")
    seats = wish.seats if wish.seats is not None else made.seats
    if any(chair.player for chair in table.chairs[seats:]):
        raise Refused("seat-taken", {"seat": seats})
    options = made.options
    if wish.options is not None or wish.seats is not None:
        options = checked_options(made.game, seats, {**made.options, **(wish.options or {})})
    bots = {seat: chair.bot for seat, chair in enumerate(table.chairs[:seats]) if chair.bot}
    for text, level in (wish.bots or {}).items():
        seat = int(text)
        if seat >= seats:
            raise Refused("no-such-seat", {"seat": seat}, status=400)
        if level and current_name(level) not in LEVEL_NAMES:
            raise Refused("no-level", {"level": level}, status=400)
        bots[seat] = level
    clock = wish.clock if wish.clock is not None else made.clock
    check_clock(clock)
    return [
        log.Changed(
            at=now(),
            seats=seats,
            options=options,
            bots=bots,
            listed=made.listed if wish.listed is None else wish.listed,
            clock=clock,
            hints=made.hints if wish.hints is None else wish.hints,
            meter=made.meter if wish.meter is None else wish.meter,
            spectators=made.spectators if wish.spectators is None else wish.spectators,
            undo=made.undo if wish.undo is None else wish.undo,
        )
    ]


def branch(table: Table, ply: int) -> tuple[str, str, int, dict[str, int | str]]:
    position, _ = table.branch(ply)
    return position, table.made.game, table.made.seats, table.made.options
