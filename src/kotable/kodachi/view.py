"""What a seat may know of a situation of Kodachi, by name. How it comes about: knowledge.py."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from kotable.values import View

REVEALS: Final = frozenset({"dealt", "turned-up", "next-shown", "drew", "filled"})
"""The kinds of events by which somebody learns something."""


class Token(Struct, frozen=True):
    """A clan token."""

    clan: str
    value: int


class ShownGuard(Struct, frozen=True):
    """A guard card of the display."""

    card: str
    treasure: str
    elite: bool
    defeated: bool


class PlayedCard(Struct, frozen=True):
    """A card played this turn, and which of its uses."""

    card: str
    use: str


class Score(Struct, frozen=True):
    """What one source is worth to a seat if the game ended now."""

    source: str
    rule: str
    points: int


class SeatView(Struct, frozen=True):
    """What everybody may know of one seat."""

    hand_size: int
    known: dict[str, int]
    """Cards that everybody knows to be in this hand: bought ones, and those held when the draw pile was made anew."""
    draw_size: int
    discard_size: int
    discards: dict[str, int]
    treasures: tuple[str, ...]
    """Guard cards, the one held longest first."""
    coins: dict[str, int]
    """The same by kind of treasure."""
    tokens: tuple[Token, ...]
    owned: dict[str, int]
    """All cards of this seat by kind, wherever they are, starting cards included."""
    unseen: dict[str, int]
    """Those the others can't place: they are in the hand or the draw pile."""
    worth: int
    """What it would score if the game ended now."""
    scores: tuple[Score, ...]
    """The same by source."""
    over_hand: int
    """How many hand cards it would have to discard at the end of its turn."""
    over_treasures: int
    """How many treasures it would have to give up then."""


class KodachiView(View, frozen=True):
    """What `seat` may know of a situation."""

    cards: str
    cards_hash: str
    first: int
    """The seat that began."""
    active: int
    """The seat whose turn it is; `to_move` may be another that takes a card."""
    phase: str
    """What is to be decided: declare, fight, decide, take, pay, discard, drop, over."""
    stance: str
    """strength, stealth, or empty before it is declared."""
    house_row: tuple[str, ...]
    guard_row: tuple[ShownGuard, ...]
    """What is left of the display, in order; while fighting, the last guard is the one faced."""
    guard_value: int | None
    """The number to be beaten now: of two values the one for the stance, of a pair the guard whose turn it is."""
    guard_values: tuple[int, int] | None
    """What stealth and strength have to beat of the guard faced; nothing when none is."""
    beaten: tuple[int, int] | None
    """Total and value of the fight just won, while it is decided whether to go on."""
    part: int
    """1 or 2: which guard of a pair is faced; 0 when none is."""
    total: int
    dojo: str
    """The card played as dojo card against the guard faced, or empty."""
    fights: tuple[tuple[PlayedCard, ...], ...]
    """The cards played this turn, for each guard fought (two for a pair), the last being under way or lost."""
    defeated: int
    """Guard cards defeated this turn."""
    failed: bool
    allowed: int
    """How many cards the seat that takes may take, and how many it has taken."""
    taken: int
    takers: tuple[int, ...]
    """Who takes cards this turn, in order, the invader first; empty before."""
    prizes: tuple[int, ...]
    """How many cards may be taken after one guard, after two, …"""
    buying: str
    """The house card that is being paid, or empty."""
    house_deck: int
    house_discards: dict[str, int]
    guard_deck: int
    guard_top: str
    """The back of the top guard card: guard, elite, or none."""
    guard_discards: dict[str, int]
    house_unseen: dict[str, int]
    guards_unseen: dict[str, int]
    """What is in the two decks, in an order nobody knows."""
    tokens_left: dict[str, tuple[int, ...]]
    """By clan, the top token first."""
    last_round: str
    """Why this round is the last (fourth-token, last-token), or empty."""
    players: tuple[SeatView, ...]
    """By seat."""
    hand: dict[str, int]
    """The own hand, by kind."""
    pile: dict[str, int]
    """The own draw pile, in an order nobody knows."""
    alone: dict[str, int]
    """Before the declaration: how many of the own hand cards beat the guard alone, by stance."""
    lacks: dict[str, tuple[str, ...]]
    """The cards of the house row that this seat can't pay for: what it lacks at least."""
    reason: str
    """What ended the game; empty while it goes on."""
