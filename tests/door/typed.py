"""A program as a user would write it. `mypy --strict` takes it without a cast or an ignore: test_front_door.py asks it to."""

from __future__ import annotations

import random
from pathlib import Path
from typing import assert_type

import kotable
from kotable.kodachi import KodachiView
from kotable.kokopelli import KokopelliView


def hunters(game: kotable.Match[KokopelliView]) -> int:
    return game.view().hand.get("hunter", 0)


def leader(game: kotable.Match) -> int:
    """Any game will do."""
    return max(range(game.seats), key=lambda seat: game.points[seat])


def main(folder: Path) -> None:
    kokopelli = kotable.new("kokopelli", seats=3, seed=7, options={"count": 12}, players=["Anna", "Ben"])
    assert_type(kokopelli, kotable.Match[KokopelliView])
    assert_type(kokopelli.view(0).tiles.get("hunter", 0), int)
    print(hunters(kokopelli), leader(kokopelli), "draw" in kokopelli.legal)

    kodachi = kotable.new("kodachi", seed="an evening")
    assert_type(kodachi.view(), KodachiView)
    print(kodachi.view(1).players[0].worth, leader(kodachi))
    while not kodachi.over:
        events = kodachi.play(random.choice(kodachi.legal))
        if kodachi.legal and kodachi.legal[0] == "stealth":
            print(events[-1].kind, kodachi.tell(events[-1], lang="de"))
    if kodachi.outcome is not None:
        print(kodachi.outcome.winners)

    kodachi.save(folder / "evening.kotable")
    assert_type(kotable.load(folder / "evening.kotable", "kodachi"), kotable.Match[KodachiView])
    assert_type(kotable.load(folder / "evening.kotable").copy(), kotable.Match[kotable.View])
    assert_type(kotable.from_position(kokopelli.position, "kokopelli").view(2), KokopelliView)
    view = kotable.from_position(kokopelli.position).view()
    if isinstance(view, KokopelliView):
        print(view.hand, kokopelli.undo() if kokopelli.choices else "nothing chosen")
