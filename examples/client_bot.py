"""A program at a table: `python examples/client_bot.py http://127.0.0.1:8000 <table>` sits down and plays at random to the end.

It needs nothing but Python and the package `websockets`; docs/protocol.md tells what the messages mean.
"""

import asyncio
import hashlib
import json
import random
import secrets
import sys
import urllib.request

from websockets.asyncio.client import connect


def post(address: str, path: str, body: dict[str, object], token: str = "") -> dict[str, str]:
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    request = urllib.request.Request(address + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        found: dict[str, str] = json.load(answer)
        return found


async def play(address: str, table: str) -> None:
    me = post(address, "/api/guests", {"name": "Dice"})
    token, part = me["token"], secrets.token_hex(16)
    seal = hashlib.sha256(f"kotable-part\n{table}\n{me['player']}\n{part}\n".encode()).hexdigest()
    post(address, f"/api/tables/{table}/join", {"seal": seal}, token)
    async with connect(f"ws{address.removeprefix('http')}/ws/{table}") as socket:
        await socket.send(json.dumps({"t": "hello", "version": 2, "token": token}))
        async for text in socket:
            message = json.loads(text)
            if message["t"] in ("welcome", "update"):
                shuffle = message.get("table", {}).get("shuffle", {})
                if shuffle.get("starting"):
                    await socket.send(json.dumps({"t": "part", "part": part}))
                elif not any(shuffle.get("seals", ["-"])):
                    await socket.send(json.dumps({"t": "seal", "seal": seal}))  # a start was stopped
                if message.get("legal"):
                    await socket.send(json.dumps({"t": "choose", "seq": message["seq"], "action": random.choice(message["legal"])}))
                if message.get("table", {}).get("status") == "over":
                    print("over:", message["table"]["result"])
                    return
            elif message["t"] == "error" and message["key"] != "stale":
                print("refused:", message)


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1].rstrip("/"), sys.argv[2]))
