"""What tables take as their games go on, without sockets and store: `python bench/memory.py`."""

from __future__ import annotations

import argparse
import gc
import os
import random

from bench.server import memory
from kotable.server import log
from kotable.server.table import Table
from kotable.server.telling import Sight, Telling

SEATS = range(4)


def begun(number: int) -> tuple[Table, Sight, random.Random]:
    """A table of four in its first situation, as four connections have been shown it."""
    table, sight = Table(f"t{number}"), Sight()
    table.read(log.Created(1, "kokopelli", len(SEATS), {}, "p0", f"{number:064d}"))
    for seat in SEATS:
        table.read(log.Sat(1, f"p{seat}", f"P{seat}", seat))
    table.read(log.Started(1))
    for seat in SEATS:
        sight.show_all(table, seat)
    return table, sight, random.Random(number)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--choices", type=int, default=300)
    given = parser.parse_args()
    tables = [begun(number) for number in range(given.tables)]
    for ply in range(1, given.choices + 1):
        for table, sight, rng in tables:
            if table.status == "running":
                entry = log.Chose(2, table.to_move, rng.choice(table.playing().state.legal()))
                telling = Telling(table, table.read(log.DECODER.decode(log.ENCODER.encode(entry))), sight, True, 2)
                for seat in SEATS:
                    telling.to(seat, False, True)
        if ply % 20 == 0:
            gc.collect()
            going = sum(table.status == "running" for table, *_ in tables)
            print(f"choices={ply}  mb={memory(os.getpid()):.1f}  running={going}", flush=True)


if __name__ == "__main__":
    main()
