"""KP-8: who knows what, asked of every seat and of a spectator."""

from collections import Counter

import pytest
from msgspec.structs import replace

from kotable.values import SPECTATOR, Event
from tests.rules.kokopelli.village import Kokopelli, deck, koko, written_out


def public_part(table: Kokopelli, seat: int) -> object:
    """A view without the few fields that are a seat's own."""
    return replace(table.view(seat), seat=SPECTATOR, hand={}, pile={}, known=(), drawn=())


def everyone(table: Kokopelli) -> list[int]:
    return [SPECTATOR, *range(table.setup.seats)]


# KP-8.1: public


@pytest.mark.rule("KP-8.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_see_the_same_table(seats: int) -> None:
    table = koko(
        seats,
        "points: 7; hand: hunter paw; left-1: hunter kokopelli@1; tail: shaman; discard: shaman paw@1",
        "hand: shaman*3; right-2: tortoise@0; discard: drummer@0",
        three="paw",
        gone="hunter",
    )
    seen = [public_part(table, seat) for seat in everyone(table)]
    assert all(part == seen[0] for part in seen)
    view = table.view()
    assert view.points[0] == 7
    assert view.hand_sizes[:2] == (2, 3)
    assert view.pile_sizes[:2] == (36 - 2 - 1 - 1 - 2, 36 - 3 - 2)
    assert view.known_sizes[:2] == (1, 0)
    assert {space: [(card.kind, card.back) for card in c.cards] for space, c in view.villages[0].items()} == {
        "left-1": [("hunter", 0), ("kokopelli", 1)]
    }
    assert [(card.kind, card.back) for card in view.villages[1]["right-2"].cards] == [("tortoise", 0)]
    assert view.discards[0][:2] == ({"shaman": 1}, {"paw": 1})
    assert view.discards[1][0] == {"drummer": 1}
    assert (view.tiles["paw"], view.tiles["hunter"], view.tiles["shaman"]) == (3, 1, 4)
    assert view.end_marks == ("hunter",)
    table.done()


@pytest.mark.rule("KP-8.1")
def test_every_card_played_discarded_or_opened_is_told_to_all() -> None:
    table = koko(4, "hand: hunter kokopelli paw shaman; left-1: shaman; right-1: hunter", extra=2)
    table.do("open paw own-left").told("opened", ceremony="paw", village=0).do("play hunter own").told("played", card="hunter")
    table.do("play kokopelli own hunter").told("played", card="kokopelli", ceremony="hunter").do("cancel hunter")
    table.told("cancelled", ceremony="hunter").expect(discard={0: "hunter*2 kokopelli"})
    assert all(not event.secret for event in table.events())
    table.done()


@pytest.mark.rule("KP-8.1")
def test_the_numbers_in_hands_and_piles_follow_every_step() -> None:
    table = koko(4, "hand: hunter*2 paw shaman tortoise; pile: drummer*3").do("draw").expect(hand_sizes={0: 6}, pile_sizes={0: 2})
    table.do("exchange", "under paw").expect(hand_sizes={0: 5}, pile_sizes={0: 3}, known_sizes={0: 1}, exchanged=6, phase="exchange")
    table.do("under drummer", "under hunter", "under hunter", "under shaman", "under tortoise")
    table.expect(hand_sizes={0: 6}, pile_sizes={0: 2}, known_sizes={0: 2}, phase="limit").do("under drummer")
    table.expect(hand_sizes={0: 5}, pile_sizes={0: 3}, known_sizes={0: 3}).done()


# KP-8.2: private


@pytest.mark.rule("KP-8.2")
@pytest.mark.parametrize("seats", [2, 4])
def test_only_the_owner_sees_hand_and_known_bottom(seats: int) -> None:
    table = koko(seats, "hand: hunter*2; tail: paw shaman", "hand: drummer; tail: tortoise")
    for seat in everyone(table):
        view = table.view(seat)
        assert view.seat == seat
        assert view.hand == {0: {"hunter": 2}, 1: {"drummer": 1}}.get(seat, {})
        assert view.known == {0: ("paw", "shaman"), 1: ("tortoise",)}.get(seat, ())
    table.done()


@pytest.mark.rule("KP-8.2")
def test_drawn_cards_are_told_to_who_drew_them() -> None:
    table = koko(3, "pile: paw hunter", "left-1: hunter; pile: shaman drummer tortoise", turn=1).do("draw")
    table.told("drew", seat=1, count=2, cards=("shaman", "drummer"))
    [event] = table.last
    for seat in (SPECTATOR, 0, 2):
        assert dict(event.seen_by(seat).public) == {"count": 2, "cause": "action"}
        assert not event.seen_by(seat).secret
    table.done()


@pytest.mark.rule("KP-8.2", "KP-5.7", "KP-4.4")
def test_cards_put_under_are_told_to_their_owner_alone() -> None:
    table = koko(2, "hand: hunter paw shaman*2 drummer", "hand: paw", actions=1)
    table.do("draw", "under shaman").told("put-under", seat=0, card="shaman", count=1)
    [under, _] = table.last
    assert not under.seen_by(1).secret
    assert not under.seen_by(SPECTATOR).secret
    assert dict(under.seen_by(1).public) == {"count": 1}
    table.do("exchange", "under paw").told("put-under", seat=1, card="paw")
    assert all(not event.seen_by(0).secret for event in table.last)
    table.done()


@pytest.mark.rule("KP-8.2")
def test_known_cards_are_drawn_when_the_unknown_ones_above_are_gone() -> None:
    table = (
        koko(4, "hand: hunter; pile: drummer; tail: paw shaman", extra=2)
        .do("draw")
        .expect(hand={0: "hunter drummer"}, known={0: "paw shaman"})
    )
    table.do("draw").expect(hand={0: "hunter drummer paw"}, known={0: "shaman"}, known_sizes={0: 1})
    table.do("draw").expect(hand={0: "hunter drummer paw shaman"}, known={0: ""}, pile_sizes={0: 0}).done()


@pytest.mark.rule("KP-8.2")
def test_a_bag_is_drawn_before_the_known_bottom() -> None:
    table = koko(4, "bag: drummer*2; tail: paw", extra=1).do("draw", "draw").expect(hand={0: "drummer*2"}, known={0: "paw"}).do("draw")
    table.expect(hand={0: "drummer*2 paw"}, known={0: ""}).done()


@pytest.mark.rule("KP-8.2", "KP-6.2")
def test_which_drawn_cards_birth_may_play_is_known_to_their_owner() -> None:
    table = koko(4, "hand: fire; left-1: birth; left-2: hunter; pile: paw shaman drummer").do("draw")
    for seat in everyone(table):
        view = table.view(seat)
        assert view.drawn_left == 2
        assert view.drawn == (("paw", "shaman") if seat == 0 else ())
    table.do("stop").done()


@pytest.mark.rule("KP-8.2")
@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_sees_the_order_of_a_pile_not_even_its_owner(seats: int) -> None:
    rest = [""] * (seats - 1)
    one = koko(seats, "hand: hunter; pile: paw shaman drummer", *rest)
    other = koko(seats, "hand: hunter; pile: drummer paw shaman", *rest)
    for seat in everyone(one):
        assert one.view(seat) == other.view(seat)
    assert one.choices() == other.choices()
    one.do("draw").expect(hand={0: "hunter paw"})
    other.do("draw").expect(hand={0: "hunter drummer"})


@pytest.mark.rule("KP-8.2")
def test_the_others_see_no_difference_between_two_hands() -> None:
    """The same cards, held, known or hidden in another way: only their owner can tell, also from what happens next."""
    village = "left-1: chieftain; right-1: hunter"
    one = koko(4, f"hand: hunter paw*2; pile: shaman drummer; tail: tortoise; {village}")
    other = koko(4, f"hand: hunter shaman tortoise; pile: paw drummer; tail: paw; {village}")
    for step in ("", "play hunter own", "stop", "draw"):
        if step:
            one.do(step)
            other.do(step)
        for seat in (SPECTATOR, 1, 2, 3):
            assert one.view(seat) == other.view(seat)
            assert [event.seen_by(seat) for event in one.events()] == [event.seen_by(seat) for event in other.events()]
    assert one.view(0) != other.view(0)


# KP-8.3: what follows from a known deck


@pytest.mark.rule("KP-8.3")
@pytest.mark.parametrize("seats", [2, 4])
def test_hidden_cards_are_the_deck_less_what_was_seen(seats: int) -> None:
    table = koko(
        seats, "hand: hunter*2; tail: paw; left-1: shaman*2", "right-1: shaman@0 kokopelli@0; discard: drummer@0 drummer; hand: paw"
    )
    whole = deck(table.view().ceremonies)
    seen = Counter({"shaman": 3, "kokopelli": 1, "drummer": 1})
    for seat in everyone(table):
        assert Counter(table.view(seat).unseen[0]) == whole - seen
        # Cards keep their back: of seat 1's own deck only a Drummer has been seen.
        assert Counter(table.view(seat).unseen[1]) == whole - Counter({"drummer": 1})
    # Who holds some of them knows what is left for the pile.
    assert Counter(table.view(0).pile) == whole - seen - Counter({"hunter": 2, "paw": 1})
    assert Counter(table.view(1).pile) == whole - Counter({"drummer": 1, "paw": 1})
    table.done()


@pytest.mark.rule("KP-8.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_is_so_in_every_situation_of_a_game(seats: int) -> None:
    table = Kokopelli.dealt("kokopelli", seats, "k1:deck", count=12)
    whole = deck(table.view().ceremonies)
    step = 0
    while table.to_move() >= 0 and step < 150:
        choices = table.choices()
        table.do(choices[(7 * step) % len(choices)])
        step += 1
        for viewer in everyone(table):
            view = table.view(viewer)
            for owner in range(seats):
                open_cards: Counter[str] = Counter()
                for village in view.villages:
                    for ceremony in village.values():
                        open_cards.update(card.kind for card in ceremony.cards if card.back == owner)
                for pile in view.discards:
                    open_cards.update(pile[owner])
                assert Counter(view.unseen[owner]) == whole - open_cards
                assert sum(view.unseen[owner].values()) == view.pile_sizes[owner] + view.hand_sizes[owner]
                if viewer == owner:
                    held = Counter(view.hand) + Counter(view.known)
                    assert Counter(view.pile) == whole - open_cards - held
                    assert sum(view.pile.values()) == view.pile_sizes[owner] - view.known_sizes[owner]


@pytest.mark.rule("KP-8.3", "KP-5.9")
def test_a_card_keeps_its_back_wherever_it_goes() -> None:
    table = koko(4, "hand: hunter kokopelli paw", "right-1: hunter*2; hand: shaman").do("play hunter left", "play kokopelli left hunter")
    table.scored(0, {"KP-5.8": 4}).scored(1, {"KP-5.9": 1}).expect(discard={1: "hunter*2 hunter@0 kokopelli@0", 0: ""})
    assert table.view(2).unseen[0]["kokopelli"] == 5
    assert table.view(2).unseen[1]["kokopelli"] == 6
    table.done()


# Worlds that agree with what a seat knows

SITUATIONS: dict[str, tuple[str, str, str, dict[str, object]]] = {
    # seat 0, seat 1, all others, general lines
    "choose": (
        "hand: hunter*2 paw; tail: shaman drummer; left-1: tortoise kokopelli@1; discard: paw@1",
        "hand: shaman; tail: hunter*2; right-1: paw",
        "hand: drummer*2",
        {"three": "paw", "gone": "hunter"},
    ),
    "go-on": (
        "hand: hunter paw; left-1: chieftain; right-1: hunter*2",
        "hand: shaman",
        "hand: drummer*2",
        {"phase": "go-on", "going": "chieftain", "begun": "0 right-1"},
    ),
    "both drawn": (
        "hand: hunter paw shaman; left-1: birth; left-2: hunter",
        "hand: paw",
        "",
        {"phase": "play-drawn", "drawn": "paw shaman", "actions": 1},
    ),
    "one drawn": (
        "hand: hunter paw shaman; left-1: birth",
        "hand: paw",
        "",
        {"phase": "play-drawn", "drawn": "paw", "actions": 1, "vase": "1", "emptied": "1"},
    ),
    "exchange": ("hand: hunter; tail: paw shaman", "hand: paw; tail: hunter", "", {"phase": "exchange", "exchange": 3}),
    "limit": ("hand: hunter*3 paw*3", "hand: paw", "", {"phase": "limit", "actions": 0}),
}


@pytest.mark.rule("KP-8.2", "KP-8.3")
@pytest.mark.parametrize("name", SITUATIONS)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_sampled_world_shows_the_seat_what_it_saw_and_differs_in_the_rest(name: str, seats: int) -> None:
    first, second, rest, general = SITUATIONS[name]
    table = koko(seats, first, second, *[rest] * (seats - 2), **general)
    for seat in everyone(table):
        view = table.view(seat)
        worlds = [table.setup.sample_world(view, f"k1:{n}") for n in range(8)]
        for world in worlds:
            assert world.view(seat) == view
            assert table.game.read_position(world.position()).position() == world.position()
            if seat == table.to_move():
                assert world.legal() == table.match.state.legal()
        other = 1 if seat == 0 else 0
        assert len({str(world.view(other)) for world in worlds}) > 1, "all worlds are the same"


@pytest.mark.rule("KP-8.2")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_finished_game_can_be_sampled(seats: int) -> None:
    table = koko(seats, "left-1: hunter; bag: paw*3", "bag: paw*2", phase="over", emptied=1, actions=0)
    for seat in everyone(table):
        world = table.setup.sample_world(table.view(seat), "k1:over")
        assert world.view(seat) == table.view(seat)
        assert world.over()
    table.done()


@pytest.mark.rule("KP-8.2")
def test_a_sampled_world_keeps_the_own_known_bottom() -> None:
    table = koko(2, "tail: paw shaman hunter; bag: drummer", "tail: drummer*2", extra=2)
    for n in range(5):
        world = table.setup.sample_world(table.view(0), f"k1:{n}")
        drawn = []
        for _ in range(4):
            happened: list[Event] = []
            world.play("draw", happened)
            drawn += happened[0].secret["cards"]
        assert drawn == ["drummer", "paw", "shaman", "hunter"]


@pytest.mark.rule("KP-8.2", "KP-5.7")
def test_the_known_bottom_stays_known_however_often_a_pile_goes_round() -> None:
    hand, tail = written_out("hunter*2 paw shaman*2"), written_out("drummer*3 tortoise*2 warrior*3")
    table = koko(2, f"hand: {' '.join(hand)}; bag:; tail: {' '.join(tail)}", "hand: hunter; bag:; tail: paw shaman")
    for _ in range(12):
        for _ in range(2):
            table.do("exchange", *[f"under {card}" for card in hand])
            tail += hand
            hand, tail = tail[:5], tail[5:]
            table.expect(hand={0: " ".join(hand)}, known={0: " ".join(tail)})
        for _ in range(2):
            (card,) = table.view(1).hand
            table.do("exchange", f"under {card}")
    table.done()
