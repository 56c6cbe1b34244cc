"""A program at a table: `python examples/client_bot.py http://127.0.0.1:8000 <table>` sits down and plays at random to the end.

`pip install 'kotable[client]'` brings what it needs. docs/protocol.md tells what the messages mean.
"""

import asyncio
import random
import sys
from typing import Any

from kotable.client import Client, Seat


def choose(seat: Seat) -> int:
    """Put a better idea here: `seat.view` is what this seat knows, `seat.legal` are the numbers of what it may do."""
    return random.choice(seat.legal)


async def play(address: str, table: str) -> Any:
    async with Client(address) as client:
        await client.become("Dice")
        await client.join(table)
        return (await client.play(table, choose))["result"]


if __name__ == "__main__":
    print("over:", asyncio.run(play(sys.argv[1], sys.argv[2])))
