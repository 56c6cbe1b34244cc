"""The examples of the rulebook, in its order: every fight, every purchase, every sum."""

import pytest

from tests.rules.kodachi.house import fight, koda

# Invading the house


@pytest.mark.rule("KD-3.2", "KD-3.3")
def test_sally_chooses_facing_a_5() -> None:
    table = koda(2, "hand: dojo-5 dojo-4 novice*2", guard_row="g5-fan", guards="g1-fan").offers("strength", "stealth")
    strong = table.do("strength").do("play dojo-5").expect(phase="fight")  # she has to use her skills to be higher than a 5
    strong.do("play novice plus").told("defeated", value=5, total=6).do("go-on").expect(stance="strength", guard_value=1).done()
    quiet = koda(2, "hand: dojo-5 dojo-4 novice*2", guard_row="g5-fan", guards="g1-fan").do("stealth", "play dojo-4")
    quiet.told("defeated", value=5, total=4).do("go-on").expect(stance="stealth", guard_value=1).done()


@pytest.mark.rule("KD-3.3", "KD-4.1")
def test_alfonzo_sneaks_past_a_5_with_a_4() -> None:
    fight("stealth", "g5-scroll", "dojo-4").do("play dojo-4").told("defeated", value=5, total=4, stance="stealth").expect(defeated=1).done()


@pytest.mark.rule("KD-3.3", "KD-4.4")
def test_alfonzo_makes_his_2_a_1() -> None:
    table = fight("stealth", "g2-scroll", "dojo-2 novice").do("play dojo-2").expect(phase="fight", total=2)
    table.do("play novice minus").told("defeated", value=2, total=1).expect(defeated=1, hand={0: ""}).done()


@pytest.mark.rule("KD-3.5", "KD-4.5")
def test_beth_adds_1_draws_and_adds_2() -> None:
    table = fight("strength", "g2-jade", "dojo-1 skill-one; deck: skill-plus2 dojo-4").do("play dojo-1").expect(total=1)
    table.do("play skill-one plus").expect(total=2, phase="fight", hand={0: "skill-plus2"})
    table.do("play skill-plus2").told("defeated", value=2, total=4).expect(hand={0: "dojo-4"}, defeated=1).done()


@pytest.mark.rule("KD-4.5", "KD-4.6")
def test_yue_draws_three_and_switches() -> None:
    table = fight("stealth", "g3-vase", "dojo-5 skill-draw3; deck: dojo-4 skill-switch dojo-4").do("play skill-draw3")
    table.expect(hand={0: "dojo-5 dojo-4*2 skill-switch"}).do("play skill-switch").expect(stance="strength", phase="fight")
    table.do("play dojo-5").told("defeated", value=3, total=5, stance="strength").expect(defeated=1).done()


@pytest.mark.rule("KD-4.4")
def test_michael_plays_his_starting_skill_as_a_3() -> None:
    fight("stealth", "g4-fan", "novice dojo-5").do("play novice dojo").told("defeated", value=4, total=3).expect(hand={0: "dojo-5"}).done()


@pytest.mark.rule("KD-4.2")
def test_robert_plays_a_rumor_as_a_5() -> None:
    fight("strength", "g4-fan", "rumor-rumor").do("play rumor-rumor").told("defeated", value=4, total=5).expect(defeated=1).done()


@pytest.mark.rule("KD-4.3", "KD-4.8")
def test_sallys_blue_envoy_wins_the_top_blue_token() -> None:
    table = fight("stealth", "g2-gold", "blue-c novice").do("play blue-c").expect(total=2, tokens={0: ""}).do("play novice minus")
    table.told("defeated", value=2, total=1).told("token-gained", by=0, clan="blue", value=2)
    table.expect(tokens={0: "blue-2", 1: ""}, tokens_left={"red": (2, 4, 5), "blue": (4, 5), "green": (2, 4, 5)}).done()


@pytest.mark.rule("KD-2.5")
def test_the_next_guard_is_an_elite_guard() -> None:
    table = fight("strength", "g1-fan", "dojo-5", guards="e0/3-vase")
    assert [table.view(seat).guard_top for seat in (-1, 0, 1)] == ["elite"] * 3


@pytest.mark.rule("KD-3.6")
def test_robert_faces_2_and_4_by_strength() -> None:
    table = fight("strength", "e2/4-vase", "dojo-5 dojo-4").expect(guard_value=4).do("play dojo-5").told("defeated", value=4, total=5)
    table.expect(defeated=1).done()


@pytest.mark.rule("KD-3.6", "KD-4.4")
def test_jill_faces_0_and_3_by_stealth() -> None:
    table = fight("stealth", "e0/3-gold", "dojo-1 skill-minus2; deck: dojo-5").expect(guard_value=0).do("play dojo-1", "play skill-minus2")
    table.happened("played", "drew", "defeated").told("defeated", value=0, total=-1).expect(hand={0: "dojo-5"}).done()


@pytest.mark.rule("KD-3.7", "KD-4.4")
def test_shelly_defeats_a_3_and_a_5() -> None:
    table = (
        fight("strength", "e3+5-jade", "dojo-4 dojo-5 skill-one; deck: dojo-1").do("play dojo-4").told("defeated", value=3, total=4, part=1)
    )
    table.do("play dojo-5").expect(phase="fight", total=5).do("play skill-one plus").told("drew", count=1)
    table.told("defeated", value=5, total=6, part=2).expect(hand={0: "dojo-1"}, defeated=1).done()


@pytest.mark.rule("KD-3.8", "KD-3.9", "KD-5.6", "KD-5.7")
@pytest.mark.parametrize("seats", [2, 4])
def test_gabriel_takes_a_chance_and_meets_a_6(seats: int) -> None:
    table = koda(
        seats,
        "hand: dojo-4 dojo-5 dojo-2; treasures: g1-jade",
        "hand: dojo-1; treasures: g2-jade",
        phase="fight",
        guard_row="g3-fan",
        house_row="rumor-few",
        house="red-a",
        guards="e3/6-gold",
    )
    table.do("play dojo-4").expect(guard_top="elite").do("go-on").expect(guard_row="g3-fan e3/6-gold", guard_value=6)
    table.do("give-up").expect(to_move=1).offers("nothing", "take g3-fan", "take e3/6-gold", "buy rumor-few").do(
        "buy rumor-few", "pay jade"
    )
    if seats == 4:
        table.expect(to_move=2).do("take e3/6-gold").expect(to_move=3).do("take g3-fan")
    else:
        table.expect(guard_row="", guard_discards="e3/6-gold g2-jade g3-fan")
    table.expect(
        to_move=0, phase="discard", treasures={0: "g1-jade", 1: ""}, owned={0: "", 1: "rumor-few"}, hand={0: "dojo-5 dojo-2"}
    ).done()


# Taking cards


@pytest.mark.rule("KD-5.1", "KD-5.2", "KD-5.3")
def test_phil_takes_three_cards() -> None:
    table = koda(
        2,
        "hand: dojo-1; treasures: g3-fan",
        phase="decide",
        guard_row="g1-fan g2-vase g3-scroll e1+3-jade",
        house_row="rumor-envoy skill-zero red-a blue-a",
    )
    table.do("stop").expect(allowed=3).do("buy rumor-envoy", "pay fan", "take g2-vase", "buy skill-zero").offers("pay vase").do("pay vase")
    table.expect(hand={0: "dojo-1 rumor-envoy skill-zero"}, treasures={0: ""}, guard_discards="g2-vase g3-fan", to_move=1)
    table.expect(house_row="red-a blue-a", guard_row="g1-fan g3-scroll e1+3-jade").done()


@pytest.mark.rule("KD-5.4", "KD-9.2", "KD-9.3", "KD-9.4")
@pytest.mark.parametrize(
    ("card", "treasures", "payment"),
    [
        ("red-a", "g1-jade g1-fan*2", "fan fan jade"),  # any 1 and any 2 of one kind: 1 jade and 2 fans
        ("red-a", "g1-scroll g2-scroll g3-scroll", "scroll scroll scroll"),  # or 1 scroll and 2 scrolls
        ("red-b", "g1-fan*2 g1-scroll", "fan fan scroll"),
        ("red-d", "g1-jade g1-vase g1-scroll", "scroll vase jade"),
        ("rumor-few", "g1-vase", "vase"),
        ("rumor-few", "g1-scroll", "scroll"),
        ("skill-1or5", "g1-fan*2", "fan fan"),
        ("skill-1or5", "g1-scroll g2-scroll", "scroll scroll"),
        ("skill-1or5", "g1-jade g2-gold", "jade gold"),  # the gold is used as a jade
        ("skill-switch", "g1-fan g1-vase", "fan vase"),
        ("skill-switch", "g1-jade g2-jade", "jade jade"),
        ("red-d", "g2-gold g1-vase g1-scroll", "scroll vase gold"),  # 1 gold can be used as 1 jade
    ],
)
def test_what_the_reference_pays(card: str, treasures: str, payment: str) -> None:
    table = koda(2, f"hand:; treasures: {treasures}", phase="take", guard_row="g5-fan", house_row=f"{card} green-g")
    table.do(f"buy {card}").offers(f"pay {payment}").do(f"pay {payment}").expect(hand={0: card}, treasures={0: ""}, to_move=1).done()


@pytest.mark.rule("KD-6.5")
def test_gabriel_discards_a_fan_and_a_scroll() -> None:
    table = koda(2, "treasures: g1-fan g2-scroll g1-jade g2-gold g1-vase g4-vase", phase="discard").do("keep", "drop fan", "drop scroll")
    table.expect(treasures={0: "g1-jade g2-gold g1-vase g4-vase"}, guard_discards="g1-fan g2-scroll", to_move=1).done()


@pytest.mark.rule("KD-7.1", "KD-5.6")
def test_one_may_still_take_after_ones_last_turn() -> None:
    table = koda(
        2,
        "tokens: red-2 red-4 red-5 blue-2; treasures: g1-fan",
        "hand: dojo-5",
        turn=1,
        phase="fight",
        guard_row="g1-jade",
        house_row="rumor-few",
    )
    table.do("play dojo-5", "stop", "nothing").expect(to_move=0).do("buy rumor-few", "pay fan", "keep")
    table.expect(phase="over", points=[13 + 6, 0]).scored(0, {"KD-7.3": 6, "KD-7.4": 13}).done()


# The sums


@pytest.mark.rule("KD-9.6", "KD-7.2", "KD-7.3")
def test_two_envoys_and_two_envoy_rumors_are_13() -> None:
    table = koda(2, "owns: red-b blue-c rumor-envoy*2", "", turn=1, round=100, phase="discard").do("keep")
    table.scored(0, {"KD-7.2": 9, "KD-7.3": 4}).expect(points=[13, 0]).done()


@pytest.mark.rule("KD-9.6", "KD-7.2", "KD-7.3")
def test_three_skills_and_a_skill_rumor_are_7() -> None:
    """The picture shows three skills with 4 points; the two starting skills, which everybody has, add 2 to the rumor."""
    table = koda(2, "owns: skill-one skill-zero*2 rumor-skill", "", turn=1, round=100, phase="discard").do("keep")
    table.scored(0, {"KD-7.2": 4, "KD-7.3": 3 + 2}).expect(points=[7 + 2, 0]).done()
    with_a_starting_skill = koda(2, "owns: skill-one skill-draw3 rumor-skill", "", turn=1, round=100, phase="discard").do("keep")
    with_a_starting_skill.scored(0, {"KD-7.2": 4, "KD-7.3": 3 + 1}).expect(points=[7 + 1, 0]).done()


@pytest.mark.rule("KD-9.6", "KD-7.3")
def test_two_rumors_that_only_you_have_are_12() -> None:
    for seats in (2, 4):
        table = koda(seats, "owns: rumor-few*2", turn=seats - 1, round=100, phase="discard").do("keep")
        table.scored(0, {"KD-7.3": 12}).expect(points=[12] + [0] * (seats - 1)).done()


@pytest.mark.rule("KD-9.6", "KD-7.3")
def test_a_rumor_with_five_more_rumors_is_6() -> None:
    table = koda(2, "owns: rumor-rumor rumor-envoy*5", "", turn=1, round=100, phase="discard").do("keep")
    table.told("scored", by=0, source="rumor-rumor", points=6, count=1, each=6).scored(0, {"KD-7.3": 6}).expect(points=[6, 0]).done()


@pytest.mark.rule("KD-9.6", "KD-7.4")
def test_three_treasures_and_tokens_of_8_are_11() -> None:
    table = koda(2, "treasures: g1-fan g1-vase g2-gold; tokens: red-2 red-4 blue-2", "", turn=1, round=100, phase="discard").do("keep")
    table.scored(0, {"KD-7.4": 11}).expect(points=[11, 0]).told("scored", by=0, source="tokens", points=8, count=3)
    table.told("scored", by=0, source="treasures", points=3, count=3).done()
