"""Measures what each message and request costs the server, and holds it against what is charged for it: `python bench/costs.py`.

One server on loopback, a table of four in a long game and a finished one; the processor time of the server's threads, by the kernel's
own count. Charged are `COSTS` of `kotable.server.limits` for messages, and for a request its cost times `REQUEST_MS`.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop

from bench.server import own_cpu, server
from kotable.client import Client, Seat
from kotable.server import messages as m
from kotable.server.limits import COSTS, REQUEST_MS

Work = Callable[[], Awaitable[Any]]


async def cost(pid: int, work: Work, times: int) -> float:
    for _ in range(3):
        await work()
    before = own_cpu(pid)
    for _ in range(times):
        await work()
    return 1000 * (own_cpu(pid) - before) / times


async def play(seats: list[Seat], choices: int) -> None:
    """The same choice by whoever is to move, so many times."""
    for _ in range(choices):
        mover = next((seat for seat in seats if seat.legal), None)
        if mover is None:
            return
        await mover.send("choose", seq=mover.seq, action=mover.legal[len(mover.legal) // 2])
        for seat in seats:
            while True:
                message = await seat.next()
                if message["t"] == "update" and message.get("by", -1) >= 0:
                    break


async def measure(choices: int, times: int) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []

    def add(kind: str, found: float, charged: float) -> None:
        rows.append({"what": kind, "ms": round(found, 3), "charged": charged, "ok": found <= charged})
        print("  ".join(f"{name}={value}" for name, value in rows[-1].items()), flush=True)

    with tempfile.TemporaryDirectory() as folder:
        async with server(Path(folder)) as (address, pid, _), httpx.AsyncClient() as http:
            people = [Client(address, http=http) for _ in range(4)]
            for n, one in enumerate(people):
                await one.become(f"P{n}")
            tables = []
            for _ in range(2):
                table = await people[0].make(game="kokopelli", seats=4)
                for one in people:
                    await one.join(table)
                await people[0].start(table)
                for one in people:
                    await one.post(f"/api/tables/{table}/part", part=one.parts[table])
                tables.append(table)
            over, running = tables
            for table in tables:
                seats = [await one.sit(table) for one in people]
                await play(seats, choices)
                if table == over:
                    await seats[0].send("offer-end")
                    for seat in seats[1:]:
                        await seat.until("update")
                        await seat.send("answer", agree=True)
                    for seat in seats:
                        while seat.table["status"] != "over":
                            await seat.next()
                        await seat.close()
            mover = next(seat for seat in seats if seat.legal)
            count = len((await people[0].get(f"/api/tables/{running}/actions"))["actions"])

            def asking(kind: str, answer: str, **fields: Any) -> Work:
                return lambda: mover.ask(kind, answer, **fields)

            async def hello() -> None:
                await (await people[0].sit(running)).close()

            async def choose_and_back() -> None:
                before = mover.ply
                await mover.send("choose", seq=mover.seq, action=mover.legal[-1])
                await mover.until("update")
                await mover.send("take-back", seq=mover.seq, ply=before)
                await mover.until("update")

            async def say() -> None:
                await mover.send("say", text="x" * 300)
                await mover.until("update")

            add("hello", await cost(pid, hello, times // 4), COSTS[m.Hello])
            add("ping", await cost(pid, asking("ping", "pong", n=1), times), COSTS[m.Ping])
            add("why, all", await cost(pid, asking("why", "because"), times), COSTS[m.Why])
            add("why, each", await cost(pid, asking("why", "because", actions=list(range(count))), times), COSTS[m.Why])
            add("look", await cost(pid, asking("look", "looked", ply=mover.ply), times), COSTS[m.Look])
            add("earlier", await cost(pid, asking("earlier", "earlier", before=mover.seq - 40), times), COSTS[m.AskEarlier])
            add("say", await cost(pid, say, 100), COSTS[m.Say])

            async def foresee() -> None:
                await say()  # what was foretold is kept until something happens
                await mover.ask("foresee", "foreseen")

            add("say and foresee", await cost(pid, foresee, 100), COSTS[m.Say] + COSTS[m.Foresee])
            if mover.legal:
                add("choose", await cost(pid, lambda: play(seats, 1), min(100, times)), COSTS[m.Choose])

            def getting(path: str) -> Work:
                return lambda: people[0].get(path)

            for path, charged in (
                ("/api/me", 1),
                ("/api/games", 1),
                ("/api/games/kokopelli/actions?seats=4", 1),
                (f"/api/tables/{running}", 1),
                ("/api/tables", 2),
                ("/api/my/tables", 1),
                (f"/api/tables/{over}/replay?ply={choices // 2}&seat=0", 2),
                (f"/api/tables/{over}/record", 5),
            ):
                add(path.replace(running, "…").replace(over, "…"), await cost(pid, getting(path), times // 4), charged * REQUEST_MS)
            # Never the same twice: what was asked for is kept.
            plies = iter(range(choices))

            async def fresh() -> None:
                await people[0].get(f"/api/tables/{over}/replay?ply={next(plies)}&seat=all&steps=1")

            add("/api/tables/…/replay?steps=1, new", await cost(pid, fresh, min(choices - 5, 60)), 2 * REQUEST_MS)
            for seat in seats:
                await seat.close()
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--choices", type=int, default=150, help="how long the games are; they should not end before")
    parser.add_argument("--times", type=int, default=400)
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    rows = uvloop.run(measure(given.choices, given.times))
    if given.json:
        given.json.write_bytes(msgspec.json.encode(rows))
    if missed := [row["what"] for row in rows if not row["ok"]]:
        sys.exit(f"missed: more than is charged for {', '.join(missed)}")


if __name__ == "__main__":
    main()
