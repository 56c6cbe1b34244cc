"""The table of Kodachi's tests: positions in short form, and what only this game has.

    koda(2, "hand: dojo-4 novice", "treasures: g1-fan", phase="fight", stance="stealth", guard_row="g5-jade")

lays a table of two: one text for each seat, general lines as keywords. `fight("stealth", "g5-jade", "dojo-4 novice")` is the same in
short, where only the one who fights matters. Seat 1 is on the left of seat 0.

At this table some rules are looked after at every step: no card, guard or token comes from nowhere or gets lost (KD-1.1 to KD-1.4), nobody
but the one who chooses is touched, and all seats and spectators see the same but for the own hand (KD-8.1, KD-8.2).
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Self

from kotable.kodachi.view import KodachiView, SeatView
from kotable.values import SPECTATOR
from tests.rules.table import MIDDLE, Table, cards, sheet, written_out

MIDDLE.setdefault("kodachi", ("pay", "drop"))

START = cards("dojo-1*2 dojo-2*3 dojo-4*3 dojo-5*2 novice*2")
"""KD-1.1: what everybody begins with."""
RUMORS = cards("rumor-envoy*5 rumor-rumor*4 rumor-skill*4 rumor-few*4")
SKILLS = cards(
    "skill-draw3*2 skill-zero*3 skill-switch*3 skill-plus2*3 skill-minus2*3 skill-one*3 skill-gold*2 skill-1or5*3",
)
ENVOYS = Counter(f"{clan}-{letter}" for clan in ("red", "blue", "green") for letter in "abcdefg")
HOUSE = RUMORS + SKILLS + ENVOYS
BROWN = cards(
    "g1-fan*2 g1-scroll g1-vase g1-jade "
    "g2-fan*2 g2-scroll*2 g2-vase*2 g2-jade g2-gold "
    "g3-fan*3 g3-scroll*3 g3-vase g3-jade g3-gold "
    "g4-fan*2 g4-scroll*2 g4-vase*2 g4-jade g4-gold "
    "g5-fan*2 g5-scroll g5-vase g5-jade"
)
ELITE = cards(
    "e2/4-vase e2/4-jade e2/4-gold e1/5-jade e1/5-gold e0/3-vase e0/3-gold e3/6-vase e3/6-gold "
    "e3+5-jade e3+5-gold e1+3-jade e1+3-gold e2+4-scroll*2"
)
GUARDS = BROWN + ELITE

OWN = ("seat", "hand", "pile", "alone", "lacks")
"""The fields of a view that are a seat's own."""


class Kodachi(Table):
    """A table of Kodachi."""

    def view(self, seat: int = SPECTATOR) -> KodachiView:
        view = super().view(seat)
        assert isinstance(view, KodachiView)
        return view

    def player(self, seat: int) -> SeatView:
        """What a seat knows of itself."""
        return self.view(seat).players[seat]

    def seats(self) -> range:
        return range(self.setup.seats)

    # Acting

    def do(self, *actions: str) -> Self:
        """Act; whoever does not choose keeps everything as it is."""
        for action in actions:
            mover, active, phase = self.to_move(), self.view().active, self.view().phase
            before = [self.belongings(seat) for seat in self.seats()]
            played = Counter(card.card for fight in self.view().fights for card in fight)
            super().do(action)
            for seat in self.seats():
                if seat == mover:
                    continue
                # KD-6.2: when the last one has taken, what the active player played is put away.
                if seat == active and phase in ("take", "pay") and self.view().phase not in ("take", "pay"):
                    before[seat]["discards"] = Counter(before[seat]["discards"]) + played
                assert self.belongings(seat) == before[seat], f"'{action}' of seat {mover} touched seat {seat}"
        return self

    def nobody_takes(self) -> Self:
        """All who are asked take nothing, until the display is put away."""
        while self.view().phase == "take":
            self.do("nothing")
        return self

    def end_turn(self) -> Self:
        """Nobody takes anything more, nothing more is discarded; the next turn begins."""
        self.nobody_takes().do("keep")
        return self

    # What `expect` can ask for besides the fields of a view, by seat. Hands are asked of the seat that sees them.

    read_hand = staticmethod(cards)
    read_known = staticmethod(cards)
    read_discards = staticmethod(cards)
    read_owned = staticmethod(cards)
    read_tokens = staticmethod(cards)
    read_treasures = staticmethod(written_out)

    def belongings(self, seat: int) -> dict[str, Any]:
        mine = self.player(seat)
        names = ("discards", "draw_size", "treasures", "tokens", "owned")
        return {"hand": self.view(seat).hand, **{name: getattr(mine, name) for name in names}}

    def see_hand(self) -> list[Counter[str]]:
        return [Counter(self.view(seat).hand) for seat in self.seats()]

    def see_known(self) -> list[Counter[str]]:
        """The cards of each hand that everybody knows."""
        return [Counter(player.known) for player in self.view().players]

    def see_discards(self) -> list[Counter[str]]:
        return [Counter(player.discards) for player in self.view().players]

    def see_owned(self) -> list[Counter[str]]:
        """The house cards of each seat, wherever they are."""
        return [Counter(player.owned) - START for player in self.view().players]

    def see_tokens(self) -> list[Counter[str]]:
        return [Counter(f"{token.clan}-{token.value}" for token in player.tokens) for player in self.view().players]

    def see_treasures(self) -> list[list[str]]:
        """The one held longest first."""
        return [list(player.treasures) for player in self.view().players]

    def see_hand_size(self) -> list[int]:
        return [player.hand_size for player in self.view().players]

    def see_draw_size(self) -> list[int]:
        return [player.draw_size for player in self.view().players]

    def see_worth(self) -> list[int]:
        return [player.worth for player in self.view().players]

    # The same for what belongs to nobody, as texts

    def see_house_row(self) -> str:
        return " ".join(self.view().house_row)

    def see_guard_row(self) -> str:
        return " ".join(guard.card for guard in self.view().guard_row)

    def see_house_discards(self) -> str:
        return " ".join(sorted(Counter(self.view().house_discards).elements()))

    def see_guard_discards(self) -> str:
        return " ".join(sorted(Counter(self.view().guard_discards).elements()))

    # What holds at any table

    def laws(self) -> None:
        super().laws()
        public = self.view()
        self.nothing_is_lost(public)
        for seat in self.seats():
            everybody_sees_the_same(public, self.view(seat))
        for event in self.last:
            assert not event.secret or (event.kind in ("dealt", "drew", "filled") and set(event.secret) == {"cards"})
            assert "cards" not in event.secret or len(event.secret["cards"]) == event.public["count"]

    def nothing_is_lost(self, view: KodachiView) -> None:
        if view.cards != "reconstructed-1":
            return
        house = Counter(view.house_row) + Counter(view.house_unseen) + Counter(view.house_discards)
        guards = Counter(guard.card for guard in view.guard_row) + Counter(view.guards_unseen) + Counter(view.guard_discards)
        tokens = Counter(f"{clan}-{value}" for clan, left in view.tokens_left.items() for value in left)
        played = Counter(card.card for fight in view.fights for card in fight)
        for seat, player in enumerate(view.players):
            owned = Counter(player.owned)
            assert owned >= START, f"seat {seat} owns {owned}"
            placed = Counter(player.discards) + Counter(player.unseen) + (played if seat == view.active else Counter())
            assert placed == owned, f"seat {seat} owns {owned}, and there is {placed}"
            house += owned - START
            guards += Counter(player.treasures)
            tokens += Counter(f"{token.clan}-{token.value}" for token in player.tokens)
            assert player.coins == {kind: sum(g.endswith(kind) for g in player.treasures) for kind in player.coins}
        assert house == HOUSE, f"house cards: {house}"
        assert guards == GUARDS, f"guard cards: {guards}"
        assert tokens == Counter(f"{clan}-{value}" for clan in ("red", "blue", "green") for value in (2, 4, 5))
        # KD-1.4: only the top token can be gone.
        assert all(left in ((2, 4, 5), (4, 5), (5,), ()) for left in view.tokens_left.values())
        assert view.house_deck == sum(view.house_unseen.values())
        assert view.guard_deck == sum(view.guards_unseen.values())


def everybody_sees_the_same(public: KodachiView, own: KodachiView) -> None:
    """KD-8.1, KD-8.2: a seat sees what a spectator sees, and its own hand."""
    for name in KodachiView.__struct_fields__:
        if name not in OWN:
            assert getattr(own, name) == getattr(public, name), name
    assert (public.hand, public.pile, public.alone, public.lacks) == ({}, {}, {}, {})
    mine = public.players[own.seat]
    assert sum(own.hand.values()) == mine.hand_size
    assert sum(own.pile.values()) == mine.draw_size
    assert Counter(own.hand) + Counter(own.pile) == Counter(mine.unseen)
    assert Counter(mine.known) <= Counter(own.hand)


def position(seats: int, *texts: str, **general: object) -> str:
    """The text of a position in short form."""
    return sheet("kodachi position 1", {"seats": seats, **general}, texts)


def koda(seats: int, *texts: str, **general: object) -> Kodachi:
    """A table of so many seats; seat 0 begins and is to move, unless the keywords say otherwise."""
    return Kodachi("kodachi", position(seats, *texts, **general))


def fight(stance: str, row: str, hand: str, /, *others: str, seats: int = 2, **general: object) -> Kodachi:
    """Seat 0 faces the last of these guards with these cards in hand; `;` after the hand adds lines of the seat."""
    return koda(seats, f"hand: {hand}", *others, phase="fight", stance=stance, guard_row=row, **general)


__all__ = ["BROWN", "ELITE", "ENVOYS", "GUARDS", "HOUSE", "RUMORS", "SKILLS", "START", "Kodachi", "cards", "fight", "koda", "position"]
