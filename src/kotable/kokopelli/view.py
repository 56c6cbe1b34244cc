"""What a seat may know of a situation of Kokopelli, by name. How it comes about: knowledge.py."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from kotable.values import View

REVEALS: Final = frozenset({"drew", "hand-shown"})
"""The kinds of events by which somebody learns something."""


class Card(Struct, frozen=True):
    """A card that lies open: its kind, and the seat whose back it bears."""

    kind: str
    back: int


class Ceremony(Struct, frozen=True):
    """A ceremony on its space; the first card says which."""

    ceremony: str
    cards: tuple[Card, ...]
    missing: int
    """How many more cards finish it."""


class KokopelliView(View, frozen=True):
    """What `seat` may know of a situation."""

    first: int
    """The seat that began."""
    turn: int
    """The seat whose turn it is."""
    phase: str
    """What is to be decided: choose, go-on, play-drawn, exchange, limit, over."""
    compulsory: int
    extra: int
    """Actions left that must and that may be taken (KP-4.7)."""
    vase_given: tuple[int, ...]
    chieftain: bool
    warrior: bool
    """Whether the action under way may go on in this manner."""
    begun_at: tuple[int, str] | None
    """Village and space of the first card of an action that may go on."""
    drawn_left: int
    """Birth: how many of the drawn cards may still be played."""
    exchanged: int
    """How many cards an exchange under way will draw."""
    ceremonies: tuple[str, ...]
    tiles: dict[str, int]
    """What finishing each ceremony is worth now: 4, 3 or 1."""
    end_marks: tuple[str, ...]
    end_tiles: int
    villages: tuple[dict[str, Ceremony], ...]
    """The ceremonies of each seat, by space."""
    hand_sizes: tuple[int, ...]
    pile_sizes: tuple[int, ...]
    known_sizes: tuple[int, ...]
    """How many cards at the bottom of each pile were put there by their owner."""
    emptied: tuple[int, ...]
    discards: tuple[tuple[dict[str, int], ...], ...]
    """By discard pile, then by back: how many of each kind."""
    unseen: tuple[dict[str, int], ...]
    """The cards of each seat's deck that the others can't place: they are in its hand or its pile."""
    spaces: tuple[tuple[str, ...], ...]
    """The spaces that each village has now; that of Sun comes and goes."""
    areas: tuple[tuple[str, ...], ...]
    """The play area of each seat, as `1/left-2`: village and space; Sun's spaces are named whether they are there or not."""
    reach: tuple[tuple[str, ...], ...]
    """Where each seat can play cards now, in the same form: abilities can widen it."""
    over_limit: int
    """How many cards the seat whose turn it is holds above the limit."""
    hand: dict[str, int]
    """The own hand, by kind."""
    pile: dict[str, int]
    """What the own pile holds above its known bottom, in an order nobody knows."""
    known: tuple[str, ...]
    """The own known bottom of the pile, from above."""
    drawn: tuple[str, ...]
    """Birth: which of the own drawn cards may still be played."""
    reason: str
    """What ended the game; empty while it goes on."""
