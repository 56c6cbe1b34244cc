"""The table of actions of Kokopelli: every choice as a number, a text and a structured form.

Villages and places are named as the chooser sees them: `own`, and the neighbours' `left`, `right`, or with 2 players `other`. The two
spaces of one side differ in nothing, so a place is a side, not a space; with 2 players all four open spaces are one place (KP-3.3). A
village never holds the same ceremony twice (KP-5.3, KP-6.7), so a village and a ceremony name the cards played on.
"""

from __future__ import annotations

from typing import Final

from kotable.kokopelli.cards import CEREMONIES, KINDS
from kotable.values import Action

VILLAGES: Final = ("own", "left", "right", "other")
PLACES: Final = ("own-left", "own-right", "own", "beneath", "sun", "left", "right", "other")
"""Where a ceremony can be opened: the sides of the own village (`own` with 2 players), the spaces beneath the pile, and with Fire the
near side of a neighbour's village."""


def build() -> list[Action]:
    """All actions; the ids are laid out in blocks, so that the engine computes them."""
    rows: list[tuple[str, str, dict[str, str]]] = [(verb, verb, {}) for verb in ("draw", "exchange", "pass", "end", "stop")]
    rows += [(f"under {card}", "under", {"card": card}) for card in KINDS]
    rows += [(f"cancel {kind}", "cancel", {"ceremony": kind}) for kind in CEREMONIES]
    rows += [(f"open {kind} {place}", "open", {"card": kind, "ceremony": kind, "place": place}) for place in PLACES for kind in CEREMONIES]
    rows += [
        (f"play {kind} {village}", "play", {"card": kind, "ceremony": kind, "village": village})
        for village in VILLAGES
        for kind in CEREMONIES
    ]
    rows += [
        (f"play kokopelli {village} {kind}", "play", {"card": "kokopelli", "ceremony": kind, "village": village})
        for village in VILLAGES
        for kind in CEREMONIES
    ]
    return [Action(number, text, verb, facts) for number, (text, verb, facts) in enumerate(rows)]


ACTIONS: Final = build()
