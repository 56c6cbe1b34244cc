"""The table of Kokopelli's tests: positions in short form, and what only this game has.

    koko(4, "hand: paw; left-1: chieftain", "right-1: hunter*2", turn=0)

lays a table of four: one text for each seat, general lines as keywords. Seat 1 is the left neighbour of seat 0, the last seat its right
one. The ceremonies of the game are those that are named anywhere, filled up to ten.
"""

from __future__ import annotations

import re
from collections import Counter

from kotable.kokopelli.view import KokopelliView
from kotable.values import SPECTATOR
from tests.rules.table import Table, cards, sheet, written_out

ALL = written_out(
    "hunter tortoise warrior shaman paw drummer spider_woman eagle_feather mother_of_heaven snake_dance "
    "sun birth fire vase lizard chieftain"
)
"""Every ceremony, in the order in which they fill up a game."""


class Kokopelli(Table):
    """A table of Kokopelli."""

    def view(self, seat: int = SPECTATOR) -> KokopelliView:
        view = super().view(seat)
        assert isinstance(view, KokopelliView)
        return view

    # What `expect` can ask for besides the fields of a view. Hands and known cards are asked of the seat that sees them.

    read_hand = staticmethod(cards)
    read_known = staticmethod(written_out)
    read_discard = staticmethod(cards)

    def see_hand(self) -> list[Counter[str]]:
        return [Counter(self.view(seat).hand) for seat in range(self.setup.seats)]

    def see_known(self) -> list[list[str]]:
        """The bottom of each pile, as its owner knows it."""
        return [list(self.view(seat).known) for seat in range(self.setup.seats)]

    def see_village(self) -> list[dict[str, Counter[str]]]:
        """The cards of each space, whoever's they are."""
        return [
            {space: Counter(card.kind for card in ceremony.cards) for space, ceremony in village.items()}
            for village in self.view().villages
        ]

    @staticmethod
    def read_village(text: str) -> dict[str, Counter[str]]:
        return {space.strip(): cards(found) for row in text.split(";") if row.strip() for space, _, found in [row.partition(":")]}

    def see_discard(self) -> list[Counter[str]]:
        """Each discard pile; the cards of others as in `paw@1`."""
        piles = self.view().discards
        return [
            Counter({kind if back == pile else f"{kind}@{back}": n for back, found in enumerate(piles[pile]) for kind, n in found.items()})
            for pile in range(self.setup.seats)
        ]

    def see_actions(self) -> tuple[int, int]:
        """Actions left: compulsory ones and further ones."""
        return self.view().compulsory, self.view().extra

    def laws(self) -> None:
        """KP-8.2: only cards drawn and put under a pile are secret. KP-8.3: a deck stays the same wherever its cards are."""
        super().laws()
        for event in self.last:
            assert set(event.secret) == {"drew": {"cards"}, "put-under": {"card"}}.get(event.kind, set())
            assert not event.secret or set(event.public) <= {"count", "cause"}
        for seat in range(self.setup.seats):
            view = self.view(seat)
            found = Counter(view.hand) + Counter(view.pile) + Counter(view.known)
            found += Counter(c.kind for village in view.villages for ceremony in village.values() for c in ceremony.cards if c.back == seat)
            for pile in view.discards:
                found += Counter(pile[seat])
            assert found == deck(view.ceremonies), f"the cards of seat {seat} are {found}"


def deck(ceremonies: tuple[str, ...]) -> Counter[str]:
    return Counter({**dict.fromkeys(ceremonies, 3), "kokopelli": 6})


def position(seats: int, *texts: str, **general: object) -> str:
    """The text of a position in short form."""
    if "ceremonies" not in general:
        told = (*texts, *(str(value) for value in general.values()))
        named = [kind for kind in ALL if any(re.search(rf"\b{kind}\b(?!:)", text) for text in told)]  # `sun:` is a space
        rest = [kind for kind in ALL if kind not in named]
        general = {"ceremonies": " ".join(named + rest[: max(0, 10 - len(named))]), **general}
    return sheet("kokopelli position 1", {"seats": seats, **general}, texts)


def koko(seats: int, *texts: str, **general: object) -> Kokopelli:
    """A table of so many seats; seat 0 begins and is to move, with two actions, unless the keywords say otherwise."""
    return Kokopelli("kokopelli", position(seats, *texts, **general))


__all__ = ["ALL", "Kokopelli", "cards", "deck", "koko", "position", "written_out"]
