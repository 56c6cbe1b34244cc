"""Golden playthroughs: whole games as readable text. `python -m tests.contract.playthrough` writes them anew."""

from __future__ import annotations

from pathlib import Path

import msgspec

from kotable.chance import dice, roll
from kotable.game import Setup
from kotable.values import SPECTATOR, Event
from tests.contract.games import CASES, setup_of

FOLDER = Path(__file__).parent / "golden"
IN_FULL = 120
"""How many decisions are told with everything; of the later ones only the choices, and the end."""


def facts(event: Event) -> str:
    def shown(values: object) -> str:
        return msgspec.json.encode(values).decode() if values else ""

    return f"  {event.kind} {event.seat} {shown(event.public)}{' secret ' + shown(event.secret) if event.secret else ''}".rstrip()


def playthrough(setup: Setup) -> str:
    """Each decision: who, among what, which, what happened; views and positions on the way."""
    opening: list[Event] = []
    state = setup.opening("k1:golden", opening)
    chooser = dice("k1:golden/chooser", 1)
    lines = [f"{setup.game} {setup.seats} seats {msgspec.json.encode(setup.options).decode()}", *map(facts, opening)]
    ply = 0
    while not state.over():
        ids = state.legal()
        action = ids[roll(chooser, 0, len(ids))]
        happened: list[Event] = []
        chosen = f"{ply}: seat {state.to_move()} > {setup.actions[action].text}"
        if ply < IN_FULL:
            lines += ["", chosen, f"  of {', '.join(setup.actions[number].text for number in ids)}"]
        else:
            lines.append(chosen)
        state.apply(action, happened)
        ply += 1
        if ply < IN_FULL or state.over():
            lines += map(facts, happened)
        if (ply % 60 == 0 and ply <= IN_FULL) or state.over():
            lines += ["", state.position().rstrip(), ""]
            for seat in range(SPECTATOR, setup.seats):
                lines.append(f"view {seat} {msgspec.json.encode(state.view(seat)).decode()}")
            lines.append("")
    lines += ["", str(state.outcome())]
    return "\n".join(lines) + "\n"


def file_of(name: str, seats: int) -> Path:
    return FOLDER / f"{name}-{seats}.txt"


if __name__ == "__main__":
    for name, seats in CASES:
        file_of(name, seats).write_text(playthrough(setup_of(name, seats)))
