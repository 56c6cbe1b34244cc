"""Finished games: records, replays, reviews."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from kotable import record
from kotable.match import Match
from kotable.server import messages as m
from kotable.server.answers import number, packed
from kotable.server.core import Server
from kotable.server.gate import address
from kotable.server.limits import Kept
from kotable.server.openapi import Door
from kotable.server.reviews import WHOLE, Job, Key
from kotable.server.table import Refused, Table
from kotable.values import SPECTATOR

REPLAYS = 8_000_000
"""Bytes of steps of finished games that are kept."""


class Past:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.replays = Kept(REPLAYS)

    def doors(self) -> list[Door]:
        return [
            Door("GET", "/api/tables/{id}/record", self.record, "The record of a finished game", None, str, 200, (404, 409), cost=5),
            Door(
                "GET",
                "/api/tables/{id}/replay",
                self.replay,
                "A finished game at a ply",
                None,
                m.Replay,
                200,
                (400, 404, 409),
                query={"ply": m.Ply, "seat": str, "steps": str},
                cost=2,
            ),
            Door(
                "GET",
                "/api/tables/{id}/review",
                self.review,
                "What each decision of a finished game was worth; the first to ask has it worked out",
                None,
                m.ReviewState,
                200,
                (404, 409),
                cost=2,
            ),
            Door(
                "GET",
                "/api/tables/{id}/outlook",
                self.outlook,
                "Bots finish a position of a finished game many times",
                None,
                m.OutlookState,
                200,
                (400, 404, 409),
                query={"ply": m.Ply, "other": m.Ply},
                cost=2,
            ),
        ]

    async def record(self, request: Request, body: None) -> Response:
        room = await self.server.room(request)

        def finished(table: Table) -> tuple[Match, list[str], record.Shuffle, record.Ending]:
            table.must_be("over")
            return table.playing(), [chair.name or chair.bot for chair in table.chairs], table.shuffle(), table.ending()

        # It takes a while, and a finished match does not change.
        text = await asyncio.to_thread(record.write, *await room.look(finished))
        disposition = f'attachment; filename="{room.table.made.game}-{room.table.id}.txt"'
        return Response(text, media_type="text/plain", headers={"content-disposition": disposition})

    async def replay(self, request: Request, body: None) -> Response:
        room = await self.server.room(request)
        ask = request.query_params
        ply = number(ask.get("ply", "0"), "ply")
        who = ask.get("seat", "all")
        steps = ask.get("steps", "0") == "1"

        def answer(table: Table) -> bytes:
            return msgspec.json.encode(replay_at(table, ply, who, steps))

        def seq(table: Table) -> int:
            table.must_be("over")
            return table.seq

        # A finished game is looked at by many, again and again.
        key = (room.table.id, await room.look(seq), ply, who, steps)
        data = self.replays.get(key)
        if data is None:
            data = await (room.look_at_all(answer) if steps else room.look(answer))
            self.replays.put(key, data)
        return Response(data, media_type="application/json")

    async def review(self, request: Request, body: None) -> Response:
        room = await self.server.room(request)
        match = await room.look(reviewed_match)
        job = self.reviewing(request, (room.table.id, WHOLE, -1), match)
        state = m.ReviewState(status_of(job), job.done, match.ply)
        return with_part(state, "review", job.result)

    async def outlook(self, request: Request, body: None) -> Response:
        room = await self.server.room(request)
        match = await room.look(reviewed_match)
        ply = number(request.query_params.get("ply", "0"), "ply")
        if ply >= match.ply:
            raise Refused("no-ply", {"ply": ply}, status=400)
        other = request.query_params.get("other", "")
        job = self.reviewing(request, (room.table.id, ply, number(other, "other") if other else -1), match)
        return with_part(m.OutlookState(status_of(job)), "outlook", job.result)

    def reviewing(self, request: Request, key: Key, match: Match) -> Job:
        """A job of the reviewers. New ones are counted. Raises Refused."""
        if key not in self.server.reviews.jobs and not self.server.new_reviews.take(address(request.scope), 5 if key[1] == WHOLE else 1):
            raise Refused("rate", {"ms": 60_000}, status=429)
        return self.server.reviews.job(key, match)


def replay_at(table: Table, ply: int, who: str, steps: bool) -> m.Replay:
    """A finished game as somebody saw it, or as all saw it together."""
    table.must_be("over")
    match = table.playing()
    seats = range(len(table.chairs))
    if who not in ("all", "-1", *map(str, seats)):
        raise Refused("no-such-seat", status=400)
    if ply > match.ply:
        raise Refused("no-ply", {"ply": ply}, status=400)
    state = match.at(ply)
    views = [state.view(seat) for seat in seats] if who == "all" else [state.view(int(who))]
    history: list[m.Step] = []
    if steps:
        for done in sorted([*table.history.kept, *table.chat.kept], key=lambda done: done.seq):
            step = done.step(SPECTATOR if who == "all" else int(who))
            if who == "all":
                step.events = [m.GameEvent(event.kind, event.seat, dict(event.public), dict(event.secret)) for event in done.events]
            history.append(step)
    return m.Replay(table.info(), ply, match.ply, views, rounds_of(match), history)


def reviewed_match(table: Table) -> Match:
    """The match of a table to be looked at again: a finished one."""
    table.must_be("over")
    match = table.playing().copy()
    if not match.choices:
        raise Refused("no-ply", {"ply": 0}, status=409)
    match.ended = table.ending()
    return match


def status_of(job: Job) -> Literal["waiting", "working", "done", "failed"]:
    return "failed" if job.failed else "done" if job.result is not None else "working" if job.started else "waiting"


def with_part(state: Any, name: str, part: bytes | None) -> Response:
    """The state of a job, with its result, which is JSON already."""
    data = msgspec.to_builtins(state)
    return packed({**data, name: msgspec.Raw(part)} if part is not None else data)


def rounds_of(match: Match) -> list[int]:
    """The first ply of every round."""
    state, found, last = match.at(0), [0], 1
    for ply, choice in enumerate(match.choices, 1):
        state.apply(choice)
        if not state.over() and int(state.round_number()) > last:
            last = int(state.round_number())
            found.append(ply)
    return found
