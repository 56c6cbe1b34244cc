"""The table of actions of Kokopelli: every choice as a number, a text and a structured form.

Villages and places are named as the chooser sees them: `own`, and the neighbours' `left`, `right`, or with 2 players `other`. The two
spaces of one side differ in nothing, so a place is a side, not a space; with 2 players all four open spaces are one place (KP-3.3). A
village never holds the same ceremony twice (KP-5.3, KP-6.7), so a village and a ceremony name the cards played on.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kotable.kokopelli.cards import CEREMONIES, KINDS
from kotable.values import Action

VILLAGES: Final[tuple[str, ...]] = ("own", "left", "right", "other")
OWN: Final[i64] = 0
LEFT: Final[i64] = 1
RIGHT: Final[i64] = 2
OTHER: Final[i64] = 3
VILLAGE_COUNT: Final[i64] = 4

PLACES: Final[tuple[str, ...]] = ("own-left", "own-right", "own", "beneath", "sun", "left", "right", "other")
"""Where a ceremony can be opened: the sides of the own village (`own` with 2 players), the spaces beneath the pile, and with Fire the
near side of a neighbour's village."""
OWN_LEFT: Final[i64] = 0
OWN_RIGHT: Final[i64] = 1
OWN_OPEN: Final[i64] = 2
UNDER_PILE: Final[i64] = 3
SUN_PLACE: Final[i64] = 4
AT_LEFT: Final[i64] = 5
AT_RIGHT: Final[i64] = 6
AT_OTHER: Final[i64] = 7
PLACE_COUNT: Final[i64] = 8

DRAW: Final[i64] = 0
SWAP: Final[i64] = 1
PASS: Final[i64] = 2
END: Final[i64] = 3
STOP: Final[i64] = 4
UNDER: Final[i64] = 5
CANCEL: Final[i64] = 22
OPEN: Final[i64] = 38
PLAY: Final[i64] = 166
PLAY_WILD: Final[i64] = 230
"""Where each block of ids begins, so that the engine computes an id from kind and place. They are numbers, not sums, because the compiler
takes only such as constants; `build` holds them against the blocks."""

Row = tuple[str, str, dict[str, str]]


def build() -> list[Action]:
    """All actions, block after block; in a block by place or village, then by kind."""
    blocks: list[tuple[int, list[Row]]] = [
        (DRAW, [(verb, verb, {}) for verb in ("draw", "exchange", "pass", "end", "stop")]),
        (UNDER, [(f"under {card}", "under", {"card": card}) for card in KINDS]),
        (CANCEL, [(f"cancel {kind}", "cancel", {"ceremony": kind}) for kind in CEREMONIES]),
        (
            OPEN,
            [(f"open {kind} {place}", "open", {"card": kind, "ceremony": kind, "place": place}) for place in PLACES for kind in CEREMONIES],
        ),
        (PLAY, [(f"play {kind} {village}", "play", onto(kind, kind, village)) for village in VILLAGES for kind in CEREMONIES]),
        (
            PLAY_WILD,
            [(f"play kokopelli {village} {kind}", "play", onto("kokopelli", kind, village)) for village in VILLAGES for kind in CEREMONIES],
        ),
    ]
    rows: list[Row] = []
    for start, block in blocks:
        assert len(rows) == start, f"the block of '{block[0][0]}' begins at {len(rows)}, not at {start}"
        rows += block
    return [Action(number, text, verb, facts) for number, (text, verb, facts) in enumerate(rows)]


def onto(card: str, ceremony: str, village: str) -> dict[str, str]:
    """The facts of playing a card."""
    return {"card": card, "ceremony": ceremony, "village": village}


ACTIONS: Final = build()
