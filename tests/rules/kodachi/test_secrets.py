"""KD-8: who knows what. (That all seats see the same but for their hands, the table itself looks after at every step: house.py.)"""

from collections import Counter

import msgspec
import pytest

from kotable.envs.observations import observer_of
from kotable.game import State
from kotable.kodachi.view import KodachiView
from kotable.values import SPECTATOR, Event
from tests.rules.kodachi.house import START, Kodachi, fight, koda


def told(table: Kodachi, seat: int) -> bytes:
    """Everything a seat has been told and sees now, and what it may choose."""
    events = [event.seen_by(seat) for happened in table.match.events for event in happened]
    return msgspec.json.encode([events, table.view(seat), table.choices() if table.to_move() == seat else []])


def same(one: Kodachi, other: Kodachi, *strangers: int) -> None:
    """These seats and all spectators can't tell the two tables apart."""
    for seat in (SPECTATOR, *strangers):
        assert told(one, seat) == told(other, seat), f"seat {seat} can tell"


# KD-8.1: what is public


@pytest.mark.rule("KD-8.1")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2, 3])
def test_everybody_sees_what_lies_open(seat: int) -> None:
    table = koda(
        4,
        "hand: dojo-4 red-b; discards: dojo-1 rumor-few; treasures: g5-fan g1-jade; tokens: red-2; owns: skill-one",
        "hand: novice*2; discards: dojo-5; treasures: e2/4-gold; tokens: red-4 blue-2; deck: skill-gold",
        phase="fight",
        stance="stealth",
        guard_row="g4-vase e3+5-jade",
        house_row="red-a skill-switch",
        played="dojo-1 | novice/minus",
        part=1,
        house_discards="green-a",
        guard_discards="g1-fan",
        guards="e3/6-vase",
    )
    view = table.view(seat)
    assert [guard.card for guard in view.guard_row] == ["g4-vase", "e3+5-jade"]
    assert view.house_row == ("red-a", "skill-switch")
    assert view.players[0].treasures == ("g5-fan", "g1-jade")
    assert view.players[1].treasures == ("e2/4-gold",)
    assert [(token.clan, token.value) for token in view.players[1].tokens] == [("red", 4), ("blue", 2)]
    assert view.tokens_left == {"red": (5,), "blue": (4, 5), "green": (2, 4, 5)}
    assert view.players[0].discards == {"dojo-1": 1, "rumor-few": 1}
    assert view.players[1].discards == {"dojo-5": 1}
    assert view.house_discards == {"green-a": 1}
    assert view.guard_discards == {"g1-fan": 1}
    assert Counter(view.players[0].owned) - START == {"red-b": 1, "rumor-few": 1, "skill-one": 1}
    assert Counter(view.players[1].owned) - START == {"skill-gold": 1}
    assert view.guard_top == "elite"
    assert [(player.hand_size, player.draw_size, player.discard_size) for player in view.players[:2]] == [(2, 9, 2), (2, 10, 1)]
    assert (view.house_deck, view.guard_deck) == (60 - 2 - 3 - 1 - 1, 50 - 2 - 3 - 1)
    assert [(card.card, card.use) for card in view.fights[1]] == [("novice", "minus")]


@pytest.mark.rule("KD-8.1")
def test_cards_discarded_unplayed_are_seen_by_all() -> None:
    table = koda(4, "hand: dojo-4 red-b", phase="discard").do("discard red-b").told("discarded", seat=SPECTATOR, by=0, card="red-b")
    for seat in range(SPECTATOR, 4):
        assert table.view(seat).players[0].discards == {"red-b": 1}
    table.done()


@pytest.mark.rule("KD-8.1")
def test_all_purchases_are_open_and_known_to_be_in_the_hand() -> None:
    table = koda(4, "hand: dojo-1 rumor-few; treasures: g1-fan", phase="take", guard_row="g2-fan", house_row="rumor-few skill-one")
    table.do("buy rumor-few").told("chosen", by=0, card="rumor-few").do("pay fan").told("bought", by=0, card="rumor-few").expect(
        known={0: "rumor-few"}
    )
    # One of the two is known to be there; when one is shown, the other may be anywhere.
    table.nobody_takes().do("discard rumor-few").expect(known={0: ""}, hand={0: "dojo-1 rumor-few"}).done()


@pytest.mark.rule("KD-8.1", "KD-8.2")
def test_who_has_no_draw_pile_left_to_be_unsure_about_is_an_open_book() -> None:
    """When the draw pile is made anew, everything else is in the hand, and all can tell."""
    table = (
        fight("strength", "g5-fan", "skill-draw3 dojo-5*2 novice; rest: discards")
        .do("play skill-draw3")
        .expect(known={0: "dojo-5*2 novice"})
    )
    assert table.player(0).hand_size == 6
    table.do("play novice plus").expect(known={0: "dojo-5*2"}).do("play dojo-5").expect(known={0: "dojo-5"}, defeated=1).done()


# KD-8.2: what is private


@pytest.mark.rule("KD-8.2")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_hand_is_seen_by_its_owner_alone(seats: int) -> None:
    table = koda(seats, "hand: dojo-4 red-b novice", *["hand: dojo-1*2"] * (seats - 1))
    assert table.view(0).hand == {"dojo-4": 1, "novice": 1, "red-b": 1}
    for seat in (SPECTATOR, *range(1, seats)):
        shown = table.view(seat).players[0]
        assert table.view(seat).hand == ({} if seat == SPECTATOR else {"dojo-1": 2})
        assert shown.hand_size == 3
        assert Counter(shown.unseen) == START + Counter(["red-b"])  # anything it owns may be in the hand or the pile


@pytest.mark.rule("KD-8.2")
@pytest.mark.parametrize("kind", ["drew", "filled", "dealt"])
def test_what_is_drawn_is_told_to_who_drew_it(kind: str) -> None:
    if kind == "dealt":
        table = Kodachi.dealt("kodachi", 3, first=0)
    elif kind == "drew":
        table = fight("strength", "g5-fan", "skill-draw3", seats=3).do("play skill-draw3")
    else:
        table = koda(3, "hand: dojo-1", phase="discard").do("keep")
    (event,) = [event for event in table.last if event.kind == kind and event.seat == 0]
    for seat in (SPECTATOR, 1, 2):
        assert event.seen_by(seat) == Event(kind, 0, {"count": event.public["count"]})
    assert len(event.seen_by(0).secret["cards"]) == event.public["count"] > 0


@pytest.mark.rule("KD-8.2", "KD-3.10")
def test_others_learn_nothing_from_what_a_fighter_holds() -> None:
    """The same choices with two hands that differ, until a card is shown that only one of them has."""
    strong = fight("strength", "g5-fan", "dojo-5 novice dojo-4; deck: dojo-1", "hand: dojo-1", house_row="rumor-few")
    weak = fight("strength", "g5-fan", "dojo-1 novice dojo-2; deck: dojo-5", "hand: dojo-1", house_row="rumor-few")
    same(strong, weak, 1)
    for table in (strong, weak):
        table.do("play novice plus")
    same(strong, weak, 1)
    for table in (strong, weak):
        table.do("give-up")
    same(strong, weak, 1)
    assert told(strong, 0) != told(weak, 0)


@pytest.mark.rule("KD-8.2", "KD-5.8")
@pytest.mark.parametrize("seats", [2, 4])
def test_others_learn_nothing_from_who_is_asked(seats: int) -> None:
    """A hidden gold skill would let seat 1 buy; without it, seat 1 can only say no, and is asked all the same."""
    rest = ["hand: dojo-1"] * (seats - 2)
    able = koda(seats, "hand: dojo-1", "hand: skill-gold; deck: dojo-1", *rest, phase="take", guard_row="g1-fan", house_row="rumor-few")
    unable = koda(seats, "hand: dojo-1", "hand: dojo-1; deck: skill-gold", *rest, phase="take", guard_row="g1-fan", house_row="rumor-few")
    others = (0, *range(2, seats))
    for table, choices in ((able, ["buy rumor-few", "nothing"]), (unable, ["nothing"])):
        assert table.do("take g1-fan").to_move() == 1
        assert table.choices() == choices
    same(able, unable, *others)
    for table in (able, unable):
        table.do("nothing")
    same(able, unable, *others)


@pytest.mark.rule("KD-8.2", "KD-5.10")
def test_others_learn_nothing_from_being_asked_how_to_pay() -> None:
    able = koda(2, "hand: dojo-1 skill-gold; treasures: g1-fan; deck: dojo-2", phase="take", guard_row="g2-fan", house_row="rumor-few")
    unable = koda(2, "hand: dojo-1 dojo-2; treasures: g1-fan; deck: skill-gold", phase="take", guard_row="g2-fan", house_row="rumor-few")
    for table, choices in ((able, ["pay fan", "pay skill-gold"]), (unable, ["pay fan"])):
        assert table.do("buy rumor-few").choices() == choices
    same(able, unable, 1)
    for table in (able, unable):
        table.do("pay fan")
    same(able, unable, 1)


@pytest.mark.rule("KD-8.2", "KD-6.3")
def test_others_learn_nothing_from_what_could_be_discarded() -> None:
    one = koda(2, "hand: dojo-1 novice; deck: dojo-5 dojo-2", "hand: dojo-1", phase="discard")
    other = koda(2, "hand: dojo-5 novice; deck: dojo-1 dojo-2", "hand: dojo-1", phase="discard")
    for table in (one, other):
        table.do("discard novice")
    same(one, other, 1)
    for table in (one, other):
        table.do("keep")
    same(one, other, 1)
    assert told(one, 0) != told(other, 0)


@pytest.mark.rule("KD-8.2")
def test_nobody_knows_the_order_of_a_pile_not_even_its_owner() -> None:
    """What a position dictates is what comes; nobody sees it before."""
    first = koda(
        2,
        "hand: dojo-1; deck: dojo-5 dojo-2",
        phase="fight",
        guard_row="g1-fan",
        house_row="red-a",
        house="red-b red-c",
        guards="g2-fan g3-fan",
    )
    second = koda(
        2,
        "hand: dojo-1; deck: dojo-2 dojo-5",
        phase="fight",
        guard_row="g1-fan",
        house_row="red-a",
        house="red-c red-b",
        guards="g3-fan g2-fan",
    )
    same(first, second, 0, 1)
    for table in (first, second):
        assert Counter(table.view(0).pile) == START - Counter(["dojo-1"])
        assert sum(table.view(0).house_unseen.values()) == 59
    fight("strength", "g5-fan", "skill-draw3; deck: dojo-5 dojo-2 dojo-1").do("play skill-draw3").told(
        "drew", seat=0, cards=("dojo-5", "dojo-2", "dojo-1")
    ).done()


@pytest.mark.rule("KD-8.2", "KD-2.5")
def test_the_back_of_the_next_guard_tells_no_more_than_its_back() -> None:
    tables = [koda(2, phase="fight", guard_row="g1-fan", house_row="red-a", guards=card) for card in ("e3/6-gold", "e0/3-vase")]
    same(tables[0], tables[1], 1)
    brown = koda(2, phase="fight", guard_row="g1-fan", house_row="red-a", guards="g2-fan")
    assert told(brown, SPECTATOR) != told(tables[0], SPECTATOR)


@pytest.mark.rule("KD-8.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sampled_world_keeps_what_is_known_and_deals_what_is_not(seats: int) -> None:
    """Bought cards stay in the hand where everybody knows them to be; a chosen purchase can be paid for."""
    others = ["hand: dojo-1*2 dojo-2; treasures: g3-fan"] * (seats - 1)
    table = koda(
        seats,
        "hand: dojo-1 novice; treasures: g2-fan",
        *others,
        phase="take",
        guard_row="g5-fan",
        house_row="rumor-few skill-1or5 rumor-envoy",
    )
    table.do("buy rumor-few", "pay fan")
    view = table.view(1)
    hands = set()
    for seed in range(20):
        world = table.setup.sample_world(view, f"k1:{seed}")
        assert msgspec.json.encode(world.view(1)) == msgspec.json.encode(view)
        hands.add(str(sorted(world_hand(world, 0).items())))
        assert world_hand(world, 0)["rumor-few"] == 1
    assert len(hands) > 3


def world_hand(world: State, seat: int) -> dict[str, int]:
    view = world.view(seat)
    assert isinstance(view, KodachiView)
    return view.hand


@pytest.mark.rule("KD-8.2", "KD-5.5")
def test_a_sampled_buyer_can_pay() -> None:
    """Seat 0 has chosen a card that its treasures alone can't pay: the others know that a gold skill is in its hand."""
    table = koda(
        3, "hand: dojo-1 skill-gold; owns: skill-1or5; treasures: g1-fan", phase="take", guard_row="g5-fan", house_row="skill-1or5 red-a"
    )
    table.do("buy skill-1or5")
    for seat in (SPECTATOR, 1, 2):
        for seed in range(12):
            world = table.setup.sample_world(table.view(seat), f"k1:{seed}")
            assert world_hand(world, 0).get("skill-gold") == 1
            assert world.legal() == table.match.state.legal()


@pytest.mark.rule("KD-8.1", "KD-8.2")
def test_a_sampled_world_keeps_the_fight_and_the_tokens() -> None:
    """All that lies open is the same in it, and the same choices do the same, down to what chance decides."""
    table = koda(
        3,
        "hand: dojo-5 red-g; tokens: red-2",
        "tokens: red-4 blue-2; treasures: g1-fan g2-gold",
        phase="fight",
        guard_row="g1-jade e3+5-jade",
        house_row="rumor-few skill-zero",
        played="dojo-2 | novice/plus dojo-4 | skill-plus2",
        part=2,
    )
    world = table.setup.sample_world(table.view(0), "k1:world")
    for action in ("play red-g", "stop", "take e3+5-jade", "nothing", "nothing"):
        assert world.view(0) == table.view(0)
        assert world.legal() == table.match.state.legal() or table.to_move() != 0
        world.play(action)
        table.do(action)
    table.expect(tokens={0: "red-2 red-5", 1: "red-4 blue-2"}, discards={0: "dojo-2 novice dojo-4 skill-plus2 red-g"}).done()
    assert world.view(0) == table.view(0)


@pytest.mark.rule("KD-3.9")
def test_who_gave_up_faces_the_whole_pair_for_others() -> None:
    """Which of two guards was faced is over with the fight: a world that agrees with the view looks the same to those who take."""
    table = fight("strength", "e3+5-jade", "dojo-4 dojo-5").do("play dojo-4").expect(part=2).do("give-up").expect(part=0, to_move=1)
    observer = observer_of(table.setup)
    world = table.setup.sample_world(table.view(1), "k1:world")
    assert list(observer.seen(world, 1)) == list(observer.seen(table.match.state, 1))
