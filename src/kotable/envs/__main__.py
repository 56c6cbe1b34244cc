"""Writes docs/observations.md: `python -m kotable.envs > docs/observations.md`."""

from __future__ import annotations

from kotable.envs.observations import OBSERVERS, described
from kotable.games import game

HEAD = """# Observations, field by field

An observation is a row of bytes that says what the seat that looks may know, and nothing else: `kotable.envs.observations.decode` turns
it back into the view. All environments use the same rows. Fields that have a value for each seat count the seats from the one that looks,
to the left: 0 is itself, 1 its left neighbour. “Up to” is what a learner may divide by; `scales(observer)` gives all of these as one
array, and `named(observer, observation)` the fields as arrays by name. The names behind a last index (kinds of cards, spaces, phases) are
in `observer_of(setup).fields[…].labels`, in the order of the engine.

This page is made by the program: `python -m kotable.envs > docs/observations.md`.
"""


def page() -> str:
    parts = [HEAD]
    for name in OBSERVERS:
        for seats in (2, 3, 4):
            setup = game(name).setup(seats, {})
            parts.append(f"## {name.capitalize()}, {seats} seats\n\n{len(setup.actions)} actions.\n\n{described(setup)}\n")
    return "\n".join(parts)


if __name__ == "__main__":
    print(page(), end="")
