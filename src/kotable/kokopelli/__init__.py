"""Kokopelli, for 2 to 4 players: open ceremonies, play cards on your own and your neighbours', use what they do while they stand."""

from __future__ import annotations

from collections.abc import Mapping

from kotable.game import Game
from kotable.kokopelli.actions import ACTIONS
from kotable.kokopelli.cards import CEREMONIES, FIRST_GAME, end_tiles
from kotable.kokopelli.notation import read_position
from kotable.kokopelli.rules import Dealer, KokopelliState
from kotable.kokopelli.view import REVEALS, KokopelliView
from kotable.values import Option, OptionError

__all__ = ["GAME", "Kokopelli", "KokopelliState", "KokopelliView"]


class Kokopelli(Game):
    """The game, and how one is prepared."""

    def __init__(self) -> None:
        super().__init__(
            name="kokopelli",
            rules_version=1,
            options=(
                # KP-2.1, KP-2.2: `random`, `first-game`, or the names of the ceremonies.
                Option("ceremonies", "random"),
                Option("count", 10, (10, 11, 12)),
                Option("first", "random", ("random", 0, 1, 2, 3)),
            ),
            reveals=REVEALS,
            view_type=KokopelliView,
        )

    def setup(self, seats: int, options: Mapping[str, int | str]) -> Dealer:
        given = dict(options)
        wish = given.get("ceremonies", "random")
        chosen = tuple(str(wish).replace(",", " ").split()) if wish not in ("random", "first-game") else ()
        if wish == "first-game":
            chosen = FIRST_GAME
        if chosen:
            given["ceremonies"] = check_choice(chosen)
            count = given.setdefault("count", len(chosen))
            if str(count) != str(len(chosen)):
                raise OptionError(f"{len(chosen)} ceremonies are named, but count says {count}")
        values = self.checked(seats, given)
        first = values["first"]
        if isinstance(first, int) and first >= seats:
            raise OptionError(f"first can't be {first}: the seats are 0 to {seats - 1}")
        count = int(values["count"])
        numbers = sorted(CEREMONIES.index(kind) for kind in chosen)
        return Dealer(seats, values, ACTIONS, numbers, count, first if isinstance(first, int) else -1, end_tiles(seats, count))

    def read_position(self, text: str) -> KokopelliState:
        return read_position(text)


def check_choice(chosen: tuple[str, ...]) -> str:
    """The chosen ceremonies as one text, sorted; refuses unknown ones, repeats and wrong numbers."""
    for kind in chosen:
        if kind not in CEREMONIES:
            raise OptionError(f"'{kind}' is no ceremony: they are {', '.join(CEREMONIES)}")
        if chosen.count(kind) > 1:
            raise OptionError(f"'{kind}' is named twice among the ceremonies")
    if not 10 <= len(chosen) <= 12:
        raise OptionError(f"{len(chosen)} ceremonies are named: a game has 10, 11 or 12")
    return "first-game" if set(chosen) == set(FIRST_GAME) else ",".join(sorted(chosen, key=CEREMONIES.index))


GAME = Kokopelli()
