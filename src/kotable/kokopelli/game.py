"""Kokopelli as a `Game`: what can be agreed on, and which module does what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from kotable.game import Game, Setup, State
from kotable.kokopelli import knowledge, notation, rules
from kotable.kokopelli.actions import ACTIONS
from kotable.kokopelli.cards import CEREMONIES, FIRST_GAME, end_tiles
from kotable.kokopelli.knowledge import KokopelliWorlds
from kotable.kokopelli.rules import KokopelliState
from kotable.kokopelli.setup import KokopelliSetup
from kotable.kokopelli.view import REVEALS, KokopelliView
from kotable.values import Deed, Event, Option, OptionError, View


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
            deeds=(Deed("opened", "ceremony"), Deed("finished", "ceremony"), Deed("played", "card", minor=True)),
        )

    def setup(self, seats: int, options: Mapping[str, int | str]) -> KokopelliSetup:
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
        first = self.seat_chosen(values["first"], seats, "first")
        count = int(values["count"])
        numbers = sorted(CEREMONIES.index(kind) for kind in chosen)
        return KokopelliSetup(self, seats, values, ACTIONS, numbers, count, first, end_tiles(seats, count))

    def deal(self, setup: Setup, words: vec[i64], log: list[Event] | None) -> KokopelliState:
        assert isinstance(setup, KokopelliSetup)
        return rules.deal(setup, words, log)

    def read_position(self, text: str) -> KokopelliState:
        return notation.read_position(self, text)

    def write_position(self, state: State) -> str:
        assert isinstance(state, KokopelliState)
        return notation.write_position(state)

    def public_view(self, state: State) -> KokopelliView:
        assert isinstance(state, KokopelliState)
        return knowledge.public_view(state)

    def own_view(self, state: State, seat: int) -> dict[str, Any]:
        assert isinstance(state, KokopelliState)
        return knowledge.own_view(state, seat)

    def worlds(self, setup: Setup, view: View) -> KokopelliWorlds:
        assert isinstance(setup, KokopelliSetup)
        return KokopelliWorlds(setup, view)

    def certain(self, setup: Setup, view: View, before: list[Event], event: Event) -> bool:
        assert isinstance(setup, KokopelliSetup)
        return knowledge.certain(setup, view, before, event)


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
