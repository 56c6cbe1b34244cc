"""Kodachi as a `Game`: what can be agreed on, and which module does what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from kotable.game import Game, Setup, State
from kotable.kodachi import knowledge, notation, odds, rules
from kotable.kodachi.actions import build
from kotable.kodachi.cards import DEFAULT, load
from kotable.kodachi.knowledge import KodachiWorlds
from kotable.kodachi.rules import KodachiState
from kotable.kodachi.setup import KodachiSetup
from kotable.kodachi.view import REVEALS, KodachiView
from kotable.values import Chance, Deed, Event, Option, View


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
            deeds=(Deed("declared", "stance", undone="failed"), Deed("bought", "card"), Deed("took", "treasure", minor=True)),
        )

    def setup(self, seats: int, options: Mapping[str, int | str]) -> KodachiSetup:
        values = self.checked(seats, options)
        first = self.seat_chosen(values["first"], seats, "first")
        cards = load(str(values["cards"]))
        return KodachiSetup(self, seats, values, list(build(cards)), cards, first)

    def deal(self, setup: Setup, words: vec[i64], log: list[Event] | None) -> KodachiState:
        assert isinstance(setup, KodachiSetup)
        return rules.deal(setup, words, log)

    def read_position(self, text: str) -> KodachiState:
        return notation.read_position(self, text)

    def write_position(self, state: State) -> str:
        assert isinstance(state, KodachiState)
        return notation.write_position(state)

    def public_view(self, state: State) -> KodachiView:
        assert isinstance(state, KodachiState)
        return knowledge.public_view(state)

    def own_view(self, state: State, seat: int) -> dict[str, Any]:
        assert isinstance(state, KodachiState)
        return knowledge.own_view(state, seat)

    def worlds(self, setup: Setup, view: View) -> KodachiWorlds:
        assert isinstance(setup, KodachiSetup)
        return KodachiWorlds(setup, view)

    def certain(self, setup: Setup, view: View, before: list[Event], event: Event) -> bool:
        assert isinstance(setup, KodachiSetup)
        return knowledge.certain(setup, view, before, event)

    def odds(self, setup: Setup, view: View) -> dict[str, Chance]:
        assert isinstance(setup, KodachiSetup)
        return odds.odds(setup, view)

    def together(self, setup: Setup, view: View) -> list[tuple[int, ...]]:
        assert isinstance(setup, KodachiSetup)
        return odds.together(setup, view)


GAME = Kodachi()
