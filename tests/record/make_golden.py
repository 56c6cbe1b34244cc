"""Writes the golden records that are missing. Those that are there are never touched: they must replay for ever.

python -m tests.record.make_golden
"""

from __future__ import annotations

from pathlib import Path

from kotable import record
from kotable.bots import bot
from kotable.games import NAMES
from kotable.match import Match, new

GOLDEN = Path(__file__).parent / "golden"
SEATS = (2, 3, 4)
OPTIONS: dict[tuple[str, int], dict[str, int | str]] = {
    ("kokopelli", 2): {"ceremonies": "first-game"},
    ("kokopelli", 4): {"count": 12, "first": 2},
}


def path_of(name: str, seats: int) -> Path:
    return GOLDEN / f"format-{record.FORMAT}-{name}-{seats}.kotable"


def played(name: str, seats: int) -> Match:
    """A whole game between both kinds of bots."""
    match = new(name, seats, OPTIONS.get((name, seats), {}), f"k1:golden/{name}/{seats}")
    bots = [bot("easy" if seat % 2 == 0 else "random") for seat in range(seats)]
    while not match.state.over():
        seat = int(match.state.to_move())
        seed = f"k1:golden/{len(match.choices)}"
        match.play(bots[seat].choose(match.state.view(seat), match.state.legal(), match.setup, seed))
    return match


if __name__ == "__main__":
    for name in NAMES:
        for seats in SEATS:
            if not path_of(name, seats).exists():
                players = ["Zoë" if seat == 0 else "bot:random" if seat % 2 else "" for seat in range(seats)]
                path_of(name, seats).write_text(record.write(played(name, seats), players), encoding="utf-8")
