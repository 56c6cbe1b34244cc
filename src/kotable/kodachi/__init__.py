"""Kodachi, for 2 to 4 players: invade the house by strength or stealth, take its treasures, buy its envoys, rumors and skills."""

from __future__ import annotations

from collections.abc import Mapping

from kotable.game import Game
from kotable.kodachi.actions import build
from kotable.kodachi.cards import DEFAULT, load
from kotable.kodachi.notation import read_position
from kotable.kodachi.rules import Dealer, KodachiState
from kotable.kodachi.view import REVEALS, KodachiView
from kotable.values import Option, OptionError

__all__ = ["GAME", "Kodachi", "KodachiState", "KodachiView"]


class Kodachi(Game):
    """The game, and how one is prepared."""

    def __init__(self) -> None:
        super().__init__(
            name="kodachi",
            rules_version=1,
            options=(
                # KD-9.1: the name of the list that comes with the program, or a file.
                Option("cards", DEFAULT, file=True),
                # KD-2.2
                Option("first", "random", ("random", 0, 1, 2, 3)),
            ),
            reveals=REVEALS,
            view_type=KodachiView,
        )

    def setup(self, seats: int, options: Mapping[str, int | str]) -> Dealer:
        given = dict(options)
        wish = given.get("first")
        if isinstance(wish, str) and wish.isascii() and wish.isdecimal():
            given["first"] = int(wish)
        values = self.checked(seats, given)
        first = values["first"]
        if isinstance(first, int) and first >= seats:
            raise OptionError(f"first can't be {first}: the seats are 0 to {seats - 1}")
        cards = load(str(values["cards"]))
        return Dealer(seats, values, list(build(cards)), cards, first if isinstance(first, int) else -1)

    def read_position(self, text: str) -> KodachiState:
        return read_position(text)


GAME = Kodachi()
