"""KD-6: how a turn ends."""

import pytest

from tests.rules.kodachi.house import fight, koda

# KD-6.1, KD-6.2: the display and the played cards are put away


@pytest.mark.rule("KD-6.1")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_rest_of_the_display_goes_to_the_discards(seats: int) -> None:
    table = koda(
        seats,
        "hand:",
        "hand:; treasures: g1-jade",
        phase="take",
        guard_row="g1-fan e2/4-gold g5-vase",
        house_row="rumor-few red-a skill-one",
        house_discards="blue-a",
        guard_discards="g4-fan",
    )
    table.do("take e2/4-gold", "nothing", "buy rumor-few", "pay jade").nobody_takes()
    table.told("cleared", by=0, cards=("red-a", "skill-one", "g1-fan", "g5-vase"))
    table.expect(house_row="", guard_row="", house_discards="blue-a red-a skill-one", guard_discards="g1-fan g1-jade g4-fan g5-vase")
    table.expect(phase="discard", to_move=0, treasures={0: "e2/4-gold", 1: ""}, owned={0: "", 1: "rumor-few"}).done()


@pytest.mark.rule("KD-6.1")
def test_not_before_all_have_been_asked() -> None:
    table = koda(3, phase="take", guard_row="g1-fan", house_row="red-a").do("nothing").expect(guard_row="g1-fan", guard_discards="")
    table.do("nothing").expect(guard_row="g1-fan").never("cleared").do("nothing").expect(guard_row="", guard_discards="g1-fan").done()


@pytest.mark.rule("KD-6.2")
@pytest.mark.parametrize("seats", [2, 4])
def test_all_cards_played_go_to_the_own_discards(seats: int) -> None:
    table = fight("strength", "g3-fan", "dojo-4 novice dojo-5; deck: dojo-1; discards: dojo-2", "discards: dojo-4", seats=seats)
    table.do("play novice plus", "play dojo-4").expect(discards={0: "dojo-2"}).do("stop").expect(discards={0: "dojo-2"})
    table.nobody_takes().told("put-away", by=0, cards=("novice", "dojo-4")).expect(
        discards={0: "dojo-2 dojo-4 novice", 1: "dojo-4"}, hand={0: "dojo-5"}
    )
    assert table.view().fights == ((),)
    table.done()


@pytest.mark.rule("KD-6.2")
def test_house_cards_played_stay_their_owners() -> None:
    table = (
        fight("strength", "g1-fan", "red-g skill-plus2 rumor-envoy; deck: dojo-1")
        .do("play skill-plus2", "play red-g", "stop")
        .nobody_takes()
    )
    table.expect(discards={0: "red-g skill-plus2"}, owned={0: "red-g skill-plus2 rumor-envoy"}, hand={0: "rumor-envoy dojo-1"}).done()


@pytest.mark.rule("KD-6.2")
def test_who_played_nothing_puts_nothing_away() -> None:
    fight("strength", "g1-fan", "dojo-5").do("give-up").nobody_takes().never("put-away").expect(discards={0: ""}).done()


# KD-6.3: discarding


@pytest.mark.rule("KD-6.3")
@pytest.mark.parametrize("seats", [2, 4])
def test_unplayed_cards_may_be_discarded_one_by_one(seats: int) -> None:
    table = koda(seats, "hand: dojo-1*2 dojo-5 novice; deck: dojo-4*3 dojo-2*3", "hand: dojo-1", phase="discard")
    table.offers("keep", "discard dojo-1", "discard dojo-5", "discard novice").do("discard dojo-1").told("discarded", by=0, card="dojo-1")
    table.expect(hand={0: "dojo-1 dojo-5 novice", 1: "dojo-1"}, discards={0: "dojo-1", 1: ""}, phase="discard", to_move=0)
    table.do("discard novice", "discard dojo-1").refuses("discard dojo-1", "KD-6.3").refuses("discard dojo-2", "KD-6.3").do("keep")
    table.expect(hand={0: "dojo-5 dojo-4*3 dojo-2*2"}, discards={0: "dojo-1*2 novice"}, to_move=1).done()


@pytest.mark.rule("KD-6.3")
def test_all_or_none_may_be_discarded() -> None:
    table = koda(2, "hand: dojo-1*2 dojo-5*2; deck: dojo-4*3 dojo-2*3 novice*2", phase="discard")
    table.do(*["discard dojo-1", "discard dojo-5"] * 2).offers("keep").do("keep").expect(hand={0: "dojo-4*3 dojo-2*3"}, to_move=1).done()
    none = (
        koda(2, "hand: dojo-1*2 dojo-5*2; deck: dojo-4*3 dojo-2*3", phase="discard").do("keep").expect(discards={0: ""}).never("discarded")
    )
    none.done()


@pytest.mark.rule("KD-6.3")
@pytest.mark.parametrize(("held", "over"), [(6, 0), (7, 1), (9, 3)])
def test_over_six_must_be_discarded(held: int, over: int) -> None:
    cards = " ".join(["dojo-1", "dojo-1", "dojo-2", "dojo-2", "dojo-2", "dojo-4", "dojo-4", "dojo-4", "dojo-5"][:held])
    table = koda(2, f"hand: {cards}", phase="discard")
    for n in range(over):
        refusal = table.refuses("keep", "KD-6.3").why_not("keep")
        assert refusal is not None
        assert refusal.facts["count"] == over - n
        assert "keep" not in table.choices()
        table.do("discard dojo-2")
    table.allows("keep").do("keep").expect(hand_size={0: 6}, to_move=1).done()


@pytest.mark.rule("KD-6.3")
def test_discarding_has_its_time() -> None:
    table = fight("strength", "g1-fan", "dojo-5 dojo-1").refuses("discard dojo-1", "KD-6.3").refuses("keep", "KD-6.3").do("play dojo-5")
    table.refuses("discard dojo-1", "KD-6.3").do("stop").refuses("discard dojo-1", "KD-6.3").nobody_takes().refuses(
        "discard dojo-5", "KD-6.3"
    )
    table.do("discard dojo-1").expect(discards={0: "dojo-1 dojo-5"}).done()


# KD-6.4: filling the hand


@pytest.mark.rule("KD-6.4")
@pytest.mark.parametrize("held", [0, 1, 5, 6])
def test_the_hand_is_filled_up_to_six(held: int) -> None:
    table = koda(
        2, f"hand: {' '.join(['dojo-1', 'dojo-1', 'dojo-2', 'dojo-2', 'dojo-2', 'dojo-4'][:held])}", "hand: dojo-1", phase="discard"
    )
    table.do("keep").told("filled", by=0, count=6 - held).expect(hand_size={0: 6, 1: 1}, draw_size={0: 6, 1: 11}, to_move=1).done()


@pytest.mark.rule("KD-6.4")
def test_cards_drawn_now_cannot_be_discarded_any_more() -> None:
    table = koda(2, "hand: dojo-1; treasures: g1-fan g2-fan g3-fan g4-fan g5-fan", phase="discard").do("keep")
    table.expect(phase="drop", hand_size={0: 6}).refuses("discard dojo-1", "KD-6.3").refuses("keep", "KD-6.3")
    table.do("drop fan").expect(to_move=1, phase="declare", hand_size={0: 6}).done()


@pytest.mark.rule("KD-6.4", "KD-6.2")
def test_played_and_discarded_cards_can_come_back_at_once() -> None:
    table = koda(2, "hand: dojo-1 dojo-2; deck: dojo-5; discards: dojo-4; rest: discards", phase="discard")
    table.do("discard dojo-1", "keep").told("reshuffled", by=0, pile="own", count=10).told("filled", count=5)
    table.expect(hand_size={0: 6}, draw_size={0: 6}, discards={0: ""}).done()


@pytest.mark.rule("KD-6.4", "KD-4.4")
def test_a_hand_is_filled_as_far_as_there_are_cards() -> None:
    """Twelve cards are always there: a player can't run short of six."""
    koda(2, "hand:; rest: discards", phase="discard").do("keep").expect(hand_size={0: 6}, draw_size={0: 6}, discards={0: ""}).done()


# KD-6.5: four treasures


@pytest.mark.rule("KD-6.5")
@pytest.mark.parametrize("seats", [2, 4])
def test_at_most_four_treasures_are_kept_and_the_owner_chooses(seats: int) -> None:
    table = (
        koda(seats, "treasures: g5-fan g1-scroll g1-fan g2-gold e2/4-jade g3-scroll", phase="discard")
        .do("keep")
        .expect(phase="drop", to_move=0)
    )
    table.offers("drop fan", "drop scroll", "drop gold", "drop jade").refuses("drop vase", "KD-6.5")
    table.do("drop gold").told("dropped", by=0, treasure="gold", card="g2-gold").expect(phase="drop", to_move=0, guard_discards="g2-gold")
    table.refuses("drop gold", "KD-6.5").do("drop fan").told("dropped", treasure="fan", card="g5-fan")
    table.expect(treasures={0: "g1-scroll g1-fan e2/4-jade g3-scroll"}, guard_discards="g2-gold g5-fan", to_move=1, phase="declare").done()


@pytest.mark.rule("KD-6.5")
def test_of_one_kind_the_one_held_longest_goes() -> None:
    table = koda(2, "treasures: g2-vase g5-fan g1-fan g3-fan g4-fan g2-fan", phase="discard").do("keep", "drop fan", "drop fan")
    table.expect(treasures={0: "g2-vase g3-fan g4-fan g2-fan"}, guard_discards="g1-fan g5-fan").done()


@pytest.mark.rule("KD-6.5")
def test_four_may_stay() -> None:
    table = koda(2, "treasures: g1-fan g2-fan g3-fan g4-fan", phase="discard").do("keep").expect(to_move=1).never("dropped")
    table.expect(treasures={0: "g1-fan g2-fan g3-fan g4-fan"}).done()


@pytest.mark.rule("KD-6.5")
def test_dropping_has_its_time() -> None:
    table = koda(2, "hand: dojo-5; treasures: g1-fan g2-fan g3-fan g4-fan", phase="take", guard_row="g5-fan g1-jade g2-jade").refuses(
        "drop fan", "KD-6.5"
    )
    table.do("take g5-fan", "nothing", "nothing").refuses("drop fan", "KD-6.5").do("keep").expect(phase="drop").offers("drop fan")
    table.do("drop fan").expect(treasures={0: "g2-fan g3-fan g4-fan g5-fan"}).refuses("drop fan", "KD-3.2").done()


# KD-6.6: the others


@pytest.mark.rule("KD-6.6")
@pytest.mark.parametrize("seats", [2, 4])
def test_others_may_hold_more_until_the_end_of_their_own_turn(seats: int) -> None:
    table = koda(
        seats,
        "hand: dojo-5",
        "hand: dojo-1*2 dojo-2*3 dojo-4; treasures: g1-fan g2-fan g3-fan g4-fan",
        phase="take",
        guard_row="g5-fan",
        house_row="red-a",
    )
    table.do("nothing", "take g5-fan").nobody_takes().do("keep").expect(
        to_move=1, phase="declare", treasures={1: "g1-fan g2-fan g3-fan g4-fan g5-fan"}
    )
    table.do("stealth", "give-up").nobody_takes().do("keep").expect(to_move=1, phase="drop").do("drop fan")
    table.expect(to_move=2 % seats, treasures={1: "g2-fan g3-fan g4-fan g5-fan"}).done()


@pytest.mark.rule("KD-6.6")
def test_others_may_hold_more_cards_too() -> None:
    table = koda(2, "hand:", "hand: dojo-1*2 dojo-2*3 dojo-4; treasures: g1-fan", phase="take", guard_row="g5-fan", house_row="rumor-few")
    table.do("nothing", "buy rumor-few", "pay fan", "keep").expect(to_move=1, phase="declare", hand_size={1: 7})
    table.do("strength", "give-up", "nothing").expect(phase="discard", to_move=1).refuses("keep", "KD-6.3").do("discard dojo-1", "keep")
    table.expect(to_move=0, hand={1: "dojo-1 dojo-2*3 dojo-4 rumor-few"}).done()


# KD-6.7: the shuriken


@pytest.mark.rule("KD-6.7")
@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 1), (3, 2), (4, 1)])
def test_the_shuriken_passes_to_the_left_round_by_round(seats: int, first: int) -> None:
    table = koda(seats, first=first)
    for turn in range(2 * seats + 1):
        seat = (first + turn) % seats
        table.expect(to_move=seat, active=seat, round=1 + turn // seats, phase="declare", first=first)
        table.do("strength", "give-up").end_turn().told("turn-began", by=(seat + 1) % seats, round=1 + (turn + 1) // seats)
    table.done()


@pytest.mark.rule("KD-6.1", "KD-6.2", "KD-6.3", "KD-6.4", "KD-6.5", "KD-6.7")
def test_the_order_of_the_end() -> None:
    table = fight("strength", "g1-fan", "dojo-5 dojo-1; treasures: g1-fan g2-fan g3-fan g4-fan; rest: discards", house_row="red-a")
    table.do("play dojo-5", "stop", "take g1-fan", "nothing").happened("passed", "cleared", "put-away")
    table.do("discard dojo-1").happened("discarded").do("keep").happened("reshuffled", "filled")
    table.do("drop fan").happened("dropped", "turn-began", "turned-up", "turned-up", "next-shown").done()
