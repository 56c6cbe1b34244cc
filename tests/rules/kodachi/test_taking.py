"""KD-5: taking treasures, buying house cards, and the others who take."""

import pytest

from tests.rules.kodachi.house import Kodachi, fight, koda


def shop(house: str, treasures: str, *others: str, hand: str = "", seats: int = 2, **general: object) -> Kodachi:
    """Seat 0 may take one card: the guard e3+5-jade, or one of these."""
    lines = {"phase": "take", "guard_row": "e3+5-jade", "house_row": house, **general}
    return koda(seats, f"hand: {hand}; treasures: {treasures}", *others, **lines)


def pays(house: str, treasures: str, *ways: str, hand: str = "") -> None:
    """The card can be bought with exactly these payments."""
    shop(house, treasures, hand=hand).allows(f"buy {house}").do(f"buy {house}").offers(*(f"pay {way}" for way in ways))


def cannot_pay(house: str, treasures: str, hand: str = "") -> None:
    shop(house, treasures, hand=hand).refuses(f"buy {house}", "KD-5.4").offers("nothing", "take e3+5-jade").done()


# KD-5.1, KD-5.2: how many cards


@pytest.mark.rule("KD-5.1")
@pytest.mark.parametrize(("defeated", "allowed"), [(1, 1), (2, 1), (3, 2), (4, 3), (5, 4), (6, 5)])
@pytest.mark.parametrize("seats", [2, 4])
def test_how_many_cards_the_active_player_may_take(defeated: int, allowed: int, seats: int) -> None:
    row = " ".join(["g1-fan", "g2-fan", "g3-fan", "g4-fan", "g5-fan", "g1-jade"][:defeated])
    table = koda(seats, "hand: dojo-5", phase="decide", guard_row=row).do("stop").told("stopped", by=0, defeated=defeated, allowed=allowed)
    for number in range(allowed):
        table.expect(to_move=0, taken=number, allowed=allowed).do(table.choices()[-1])
    table.expect(to_move=1 if defeated > allowed or table.view().house_row else 0)
    assert len(table.view().players[0].treasures) == allowed
    table.done()


@pytest.mark.rule("KD-5.1")
def test_cards_are_taken_one_after_the_other_in_any_order_and_mixed() -> None:
    table = koda(
        2,
        "hand: dojo-1",
        phase="decide",
        guard_row="g1-fan g2-scroll g3-vase g4-jade",
        house_row="rumor-few red-d blue-a skill-zero",
    )
    table.do("stop", "take g3-vase", "buy rumor-few", "pay vase").expect(taken=2, to_move=0, hand={0: "dojo-1 rumor-few"})
    table.refuses("buy rumor-few", "KD-5.7").refuses("take g3-vase", "KD-5.7").refuses("buy skill-zero", "KD-5.4")
    table.do("take g1-fan").expect(
        to_move=1, treasures={0: "g1-fan"}, guard_row="g2-scroll g4-jade", house_row="red-d blue-a skill-zero"
    ).done()


@pytest.mark.rule("KD-5.1", "KD-5.8")
def test_fewer_may_be_taken_than_allowed() -> None:
    table = koda(2, "hand:", phase="decide", guard_row="g1-fan g2-scroll g3-vase g4-jade").do("stop", "take g1-fan", "nothing")
    table.told("passed", by=0).expect(to_move=1, treasures={0: "g1-fan"}).done()


@pytest.mark.rule("KD-5.2")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_guard_card_is_taken_free_and_can_be_used_at_once(seats: int) -> None:
    table = koda(seats, "hand:", phase="decide", guard_row="g1-fan g2-fan g3-fan", house_row="skill-zero rumor-few red-a")
    table.do("stop").refuses("buy skill-zero", "KD-5.4").do("take g2-fan").told("took", by=0, card="g2-fan", treasure="fan")
    table.expect(treasures={0: "g2-fan", 1: ""}, guard_discards="", guard_row="g1-fan g3-fan")
    table.do("buy skill-zero", "pay fan").expect(
        treasures={0: "", 1: ""}, guard_discards="g2-fan", hand={0: "skill-zero"}, to_move=1
    ).done()


# KD-5.3: buying


@pytest.mark.rule("KD-5.3")
def test_the_price_goes_to_the_guard_discards_and_the_card_into_the_hand() -> None:
    table = shop("rumor-few skill-zero", "g1-fan g2-vase g4-gold", "treasures: g1-jade", hand="dojo-1")
    table.do("buy rumor-few").told("chosen", by=0, card="rumor-few").expect(phase="pay", buying="rumor-few", to_move=0)
    table.do("pay vase").told("paid", by=0, card="rumor-few", payment=("g2-vase",)).told("bought", by=0, card="rumor-few")
    table.expect(hand={0: "dojo-1 rumor-few"}, treasures={0: "g1-fan g4-gold", 1: "g1-jade"}, guard_discards="g2-vase")
    table.expect(house_row="skill-zero", guard_row="e3+5-jade", to_move=1, discards={0: ""}, owned={0: "rumor-few", 1: ""}).done()


@pytest.mark.rule("KD-5.3")
def test_a_hand_may_grow_beyond_six_by_buying() -> None:
    shop("rumor-few", "g1-fan", hand="dojo-1*2 dojo-2*3 dojo-4").do("buy rumor-few", "pay fan").expect(hand_size={0: 7}).done()


@pytest.mark.rule("KD-5.3")
def test_of_two_equal_cards_one_is_bought() -> None:
    shop("rumor-few*2 red-a", "g1-fan").do("buy rumor-few", "pay fan").expect(house_row="rumor-few red-a", owned={0: "rumor-few"}).done()


# KD-5.4: prices


@pytest.mark.rule("KD-5.4")
def test_any_one() -> None:
    pays("rumor-few", "g1-fan g2-fan g1-scroll g1-vase g1-jade g2-gold", "fan", "scroll", "vase", "jade", "gold")
    pays("skill-zero", "g1-jade", "jade")
    cannot_pay("rumor-few", "")


@pytest.mark.rule("KD-5.4")
def test_any_two_of_one_kind() -> None:
    pays("skill-1or5", "g1-fan*2 g1-scroll", "fan fan")
    pays("skill-1or5", "g1-fan*2 g1-scroll g2-scroll", "fan fan", "scroll scroll")
    pays("skill-1or5", "g1-jade g2-gold", "jade gold")
    pays("skill-1or5", "g2-gold g3-gold", "gold gold")
    pays("skill-1or5", "g1-fan g1-vase g2-gold g3-gold", "fan gold", "vase gold", "gold gold")
    cannot_pay("skill-1or5", "g1-fan g1-scroll g1-vase g1-jade")
    cannot_pay("skill-1or5", "g2-gold")


@pytest.mark.rule("KD-5.4")
def test_any_one_and_any_one() -> None:
    pays("skill-switch", "g1-fan g1-vase", "fan vase")
    pays("skill-switch", "g1-jade e2/4-jade", "jade jade")
    pays("skill-switch", "g1-fan*2 g2-gold", "fan fan", "fan gold")
    pays("skill-switch", "g2-gold g3-gold", "gold gold")
    cannot_pay("skill-switch", "g2-gold")


@pytest.mark.rule("KD-5.4")
def test_any_one_and_any_two_of_one_kind() -> None:
    pays("blue-c", "g1-jade g1-fan*2", "fan fan jade")
    pays("blue-c", "g2-scroll*2 g3-scroll", "scroll scroll scroll")
    pays("blue-c", "g1-jade g1-fan g2-gold", "fan jade gold")
    pays("blue-c", "g1-fan g2-gold g3-gold g4-gold", "fan gold gold", "gold gold gold")
    pays("blue-c", "g1-fan*2 g1-vase g2-vase", "fan fan vase", "fan vase vase")
    cannot_pay("blue-c", "g1-jade g1-fan g1-vase g1-scroll")
    cannot_pay("blue-c", "g1-fan*2")


@pytest.mark.rule("KD-5.4")
def test_named_treasures() -> None:
    pays("red-b", "g1-fan*2 g1-scroll g1-jade", "fan fan scroll")
    pays("red-b", "g1-fan*2 g2-gold", "fan fan gold")
    pays("red-b", "g1-fan g1-scroll g2-gold", "fan scroll gold")
    pays("red-b", "g1-scroll g2-gold g3-gold", "scroll gold gold")
    pays("red-b", "g2-gold g3-gold g4-gold", "gold gold gold")
    pays("red-b", "g1-fan*2 g2-fan g1-scroll g2-gold", "fan fan scroll", "fan fan gold", "fan scroll gold")
    cannot_pay("red-b", "g1-fan*2 g2-fan g1-vase")
    cannot_pay("red-b", "g1-scroll g2-scroll g1-fan g1-jade")
    cannot_pay("red-b", "g1-scroll g2-scroll g2-gold g1-jade")
    pays("red-d", "g1-jade g1-vase g1-scroll g1-fan", "scroll vase jade")
    pays("red-d", "g1-jade g1-vase g2-vase g2-gold", "vase jade gold")
    cannot_pay("red-d", "g1-jade e2/4-jade g1-vase g1-fan")


@pytest.mark.rule("KD-5.4")
def test_no_change_and_nothing_overpaid() -> None:
    table = shop("rumor-few", "g1-fan*2 g2-gold").do("buy rumor-few").refuses("pay fan fan", "KD-5.4").refuses("pay gold gold", "KD-5.4")
    table.refuses("pay fan fan gold", "KD-5.4").refuses("pay vase", "KD-5.4").offers("pay fan", "pay gold")
    table.do("pay gold").expect(treasures={0: "g1-fan*2"}, guard_discards="g2-gold").done()
    named = (
        shop("red-b", "g1-fan*2 g1-scroll g1-jade g1-vase")
        .do("buy red-b")
        .refuses("pay fan", "KD-5.4")
        .refuses("pay fan fan jade", "KD-5.4")
    )
    named.refuses("pay scroll vase jade", "KD-5.4").refuses("pay fan scroll gold", "KD-5.4").do("pay fan fan scroll")
    named.expect(treasures={0: "g1-jade g1-vase"}, guard_discards="g1-fan g1-fan g1-scroll").done()


# KD-5.5, KD-5.9: the gold skill


@pytest.mark.rule("KD-5.5")
def test_the_gold_skill_pays_as_one_gold_and_goes_to_the_own_discards() -> None:
    table = shop("rumor-few", "", hand="skill-gold dojo-1").allows("buy rumor-few").do("buy rumor-few").offers("pay skill-gold")
    table.do("pay skill-gold").told("paid", by=0, card="rumor-few", payment=("skill-gold",))
    table.expect(hand={0: "dojo-1 rumor-few"}, discards={0: "skill-gold", 1: ""}, guard_discards="", to_move=1)
    table.end_turn().expect(owned={0: "skill-gold rumor-few"}).done()


@pytest.mark.rule("KD-5.5", "KD-5.4")
def test_it_stands_for_any_treasure_beside_others() -> None:
    pays("skill-1or5", "g1-jade", "jade skill-gold", hand="skill-gold")
    pays("skill-1or5", "g2-gold", "gold skill-gold", hand="skill-gold")
    pays("skill-1or5", "", "skill-gold skill-gold", hand="skill-gold*2")
    pays("red-d", "g1-jade g1-vase", "vase jade skill-gold", hand="skill-gold")
    pays("blue-c", "g1-fan*2 g1-vase", "fan fan vase", "fan fan skill-gold", "fan vase skill-gold", hand="skill-gold")
    cannot_pay("skill-1or5", "", hand="skill-gold")


@pytest.mark.rule("KD-5.5")
def test_one_bought_a_moment_ago_pays_too() -> None:
    table = koda(2, "hand:; treasures: g1-fan*2", phase="take", guard_row="g1-vase g2-vase g3-vase", house_row="skill-gold rumor-few")
    table.do("buy skill-gold", "pay fan fan").expect(hand={0: "skill-gold"}, taken=1).do("buy rumor-few").offers("pay skill-gold")
    table.do("pay skill-gold").expect(hand={0: "rumor-few"}, discards={0: "skill-gold"}).done()


@pytest.mark.rule("KD-5.5")
def test_one_played_in_the_fight_does_not() -> None:
    table = fight("strength", "g1-jade", "skill-gold", house_row="rumor-few").do("play skill-gold", "stop")
    table.refuses("buy rumor-few", "KD-5.4").offers("nothing", "take g1-jade").done()
    other = fight("strength", "g1-jade", "skill-gold*2", house_row="rumor-few").do("play skill-gold", "stop", "buy rumor-few")
    other.offers("pay skill-gold").do("pay skill-gold").expect(discards={0: "skill-gold"}).nobody_takes().expect(
        discards={0: "skill-gold*2"}
    ).done()


@pytest.mark.rule("KD-5.5")
@pytest.mark.parametrize("where", ["deck: skill-gold", "discards: skill-gold"])
def test_one_that_is_not_in_hand_does_not(where: str) -> None:
    table = koda(2, f"hand: dojo-1; {where}", phase="take", guard_row="g1-fan", house_row="rumor-few")
    table.refuses("buy rumor-few", "KD-5.4").done()


@pytest.mark.rule("KD-5.9", "KD-5.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_others_may_use_it_in_another_ones_turn(seats: int) -> None:
    last = seats - 1
    others = ["hand: dojo-1"] * (seats - 2) + ["hand: skill-gold; treasures: g1-jade"]
    table = koda(seats, "hand: dojo-1", *others, phase="fight", guard_row="g5-fan", house_row="skill-1or5").do("give-up")
    table.do(*["nothing"] * (seats - 2)).expect(to_move=last).do("buy skill-1or5").offers("pay jade skill-gold").do("pay jade skill-gold")
    table.expect(
        hand={last: "skill-1or5"}, discards={last: "skill-gold"}, treasures={last: ""}, guard_discards="g1-jade g5-fan", to_move=0
    ).done()


# KD-5.6 to KD-5.8: the others


@pytest.mark.rule("KD-5.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("active", [0, 1])
def test_then_everybody_else_clockwise_one_card_each(seats: int, active: int) -> None:
    table = koda(
        seats,
        *["hand:; treasures: g3-scroll", "hand:; treasures: g4-scroll", "hand:; treasures: g2-scroll", "hand:; treasures: g5-scroll"][
            :seats
        ],
        turn=active,
        phase="decide",
        guard_row="g1-fan g2-fan g3-fan g4-fan g5-fan",
        house_row="rumor-few*2 red-a blue-a green-a",
    )
    table.do("stop", "nothing")
    for number in range(1, seats):
        seat = (active + number) % seats
        table.expect(to_move=seat, active=active, allowed=1, taken=0)
        if number == 2:
            table.do("buy rumor-few", "pay scroll").expect(hand={seat: "rumor-few"})
        else:
            table.do(f"take g{number}-fan")
            assert table.view().players[seat].treasures[-1] == f"g{number}-fan"
    table.expect(to_move=active, phase="discard").done()


@pytest.mark.rule("KD-5.7", "KD-3.9")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_undefeated_guard_can_be_taken_as_well(seats: int) -> None:
    table = fight("strength", "g1-fan e3/6-gold", "dojo-1", seats=seats, house_row="rumor-few red-a").do("play dojo-1", "give-up")
    table.offers("nothing", "take g1-fan", "take e3/6-gold").do("take e3/6-gold").expect(treasures={0: "", 1: "e3/6-gold"})
    if seats == 4:
        table.expect(to_move=2).offers("nothing", "take g1-fan")
    table.done()


@pytest.mark.rule("KD-5.7")
def test_nothing_but_the_display_can_be_taken() -> None:
    table = shop("rumor-few", "g1-fan", "treasures: g1-jade", hand="dojo-1", house_discards="red-a", guard_discards="g5-fan")
    table.refuses("take g5-fan", "KD-5.7").refuses("take g1-jade", "KD-5.7").refuses("buy red-a", "KD-5.7").refuses(
        "buy rumor-skill", "KD-5.7"
    )
    table.offers("nothing", "take e3+5-jade", "buy rumor-few").done()


@pytest.mark.rule("KD-5.7", "KD-5.1")
def test_taking_has_its_time() -> None:
    table = fight("strength", "g1-fan", "dojo-5; treasures: g1-jade", house_row="rumor-few")
    for action in ("take g1-fan", "buy rumor-few"):
        table.refuses(action, "KD-5.1")
    table.refuses("nothing", "KD-5.8").refuses("pay jade", "KD-5.10").do("play dojo-5").refuses("take g1-fan", "KD-5.1").refuses(
        "nothing", "KD-5.8"
    )
    table.do("stop").allows("take g1-fan", "buy rumor-few").refuses("pay jade", "KD-5.10").nobody_takes().refuses(
        "take g1-fan", "KD-5.1"
    ).done()


@pytest.mark.rule("KD-5.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_asked_as_long_as_a_card_is_left_also_who_can_only_say_no(seats: int) -> None:
    """Nobody has anything to pay with, and only a house card is left."""
    table = koda(seats, *["hand: dojo-1"] * seats, phase="take", guard_row="g1-fan", house_row="red-a").do("take g1-fan")
    for seat in range(1, seats):
        table.expect(to_move=seat).offers("nothing").do("nothing").told("passed", by=seat)
    table.expect(to_move=0, phase="discard").done()


@pytest.mark.rule("KD-5.8")
@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_is_asked_when_the_display_is_empty(seats: int) -> None:
    table = koda(seats, *["hand: dojo-1; treasures: g2-fan"] * 2, phase="take", guard_row="g1-fan", house_row="rumor-few").do("take g1-fan")
    table.expect(to_move=1).do("buy rumor-few", "pay fan").expect(to_move=0, phase="discard").never("passed", "cleared").done()


@pytest.mark.rule("KD-5.8", "KD-5.1")
def test_the_active_player_is_not_asked_again_when_the_display_is_empty() -> None:
    koda(2, "hand:", phase="take", guard_row="g1-fan", defeated=4).expect(allowed=3).do("take g1-fan").expect(
        phase="discard", to_move=0
    ).done()


@pytest.mark.rule("KD-5.8")
@pytest.mark.parametrize("failed", [True, False])
def test_taking_is_always_optional(failed: bool) -> None:
    table = fight("strength", "g1-fan", "dojo-5; treasures: g1-jade", "treasures: g2-fan", seats=4, house_row="rumor-few")
    table.do(*["give-up"] if failed else ["play dojo-5", "stop", "nothing"]).do("nothing", "nothing", "nothing")
    table.expect(
        treasures={0: "g1-jade", 1: "g2-fan", 2: "", 3: ""}, house_discards="rumor-few", guard_discards="g1-fan", phase="discard"
    ).done()


# KD-5.10: how to pay


@pytest.mark.rule("KD-5.10")
def test_buying_is_one_decision_and_paying_the_next() -> None:
    table = (
        shop("skill-switch red-a", "g1-fan*2 g1-vase").do("buy skill-switch").expect(phase="pay", to_move=0, house_row="skill-switch red-a")
    )
    for other in ("nothing", "take e3+5-jade", "buy skill-switch", "stop", "give-up", "keep", "drop fan"):
        table.refuses(other, "KD-5.10")
    table.offers("pay fan fan", "pay fan vase").do("pay fan vase").expect(treasures={0: "g1-fan"}, phase="take", to_move=1).done()


@pytest.mark.rule("KD-5.10")
def test_one_is_asked_even_if_there_is_one_payment_only() -> None:
    table = (
        shop("rumor-few", "g1-fan").do("buy rumor-few").happened("chosen").expect(treasures={0: "g1-fan"}, phase="pay").offers("pay fan")
    )
    table.do("pay fan").expect(treasures={0: ""}).done()


@pytest.mark.rule("KD-5.10")
def test_of_one_kind_the_treasure_held_longest_goes() -> None:
    table = shop("rumor-few red-a", "g5-fan e2/4-gold g1-fan g2-fan").do("buy rumor-few", "pay fan")
    table.told("paid", payment=("g5-fan",)).expect(treasures={0: "e2/4-gold g1-fan g2-fan"}, guard_discards="g5-fan").done()
    two = shop("skill-1or5", "g2-jade g5-fan g1-fan g2-fan").do("buy skill-1or5", "pay fan fan").told("paid", payment=("g5-fan", "g1-fan"))
    two.expect(treasures={0: "g2-jade g2-fan"}, guard_discards="g1-fan g5-fan").done()
    taken = koda(2, "hand:; treasures: g4-fan", phase="take", guard_row="g1-fan g2-fan g3-fan", house_row="rumor-few")
    taken.do("take g1-fan", "buy rumor-few", "pay fan").expect(treasures={0: "g1-fan"}, guard_discards="g4-fan").done()
