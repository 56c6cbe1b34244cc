"""KD-4: what the cards do in a fight."""

import pytest

from tests.rules.kodachi.house import ENVOYS, fight, koda

# KD-4.1, KD-4.2: dojo cards and rumors


@pytest.mark.rule("KD-4.1", "KD-9.1")
@pytest.mark.parametrize("value", [1, 2, 4, 5])
def test_a_dojo_card_counts_its_value(value: int) -> None:
    fight("strength", "e3/6-gold", f"dojo-{value}").do(f"play dojo-{value}").expect(total=value, dojo=f"dojo-{value}", phase="fight").done()


@pytest.mark.rule("KD-4.2", "KD-9.2")
@pytest.mark.parametrize(("rumor", "value"), [("envoy", 5), ("rumor", 5), ("skill", 2), ("few", 3)])
def test_a_rumor_is_a_dojo_card_of_its_value(rumor: str, value: int) -> None:
    card = f"rumor-{rumor}"
    table = fight("strength", "e3/6-gold", f"{card} dojo-5 novice").do(f"play {card}").expect(total=value, dojo=card, phase="fight")
    table.refuses("play dojo-5", "KD-3.4").never("token-gained").do("give-up").nobody_takes().expect(discards={0: card}, owned={0: card})
    table.done()


@pytest.mark.rule("KD-4.2")
def test_a_rumor_that_wins_gives_no_token() -> None:
    fight("strength", "g4-fan", "rumor-rumor").do("play rumor-rumor").happened("played", "defeated").expect(defeated=1).done()


# KD-4.3, KD-4.8: envoys and tokens

VALUES = {"a": 1, "b": 2, "c": 2, "d": 3, "e": 4, "f": 4, "g": 5}


@pytest.mark.rule("KD-4.3")
@pytest.mark.parametrize("envoy", sorted(ENVOYS))
def test_an_envoy_is_a_dojo_card_of_its_value_and_takes_a_token_of_its_clan(envoy: str) -> None:
    clan, letter = envoy.split("-")
    tie = fight("strength", f"g{VALUES[letter]}-fan", f"{envoy} novice", "tokens:").do(f"play {envoy}")
    tie.expect(total=VALUES[letter], dojo=envoy, phase="fight", tokens={0: "", 1: ""})
    tie.do("play novice plus").happened("played", "defeated", "token-gained").told("token-gained", by=0, clan=clan, value=2)
    tie.expect(tokens={0: f"{clan}-2", 1: ""}, phase="decide").done()


@pytest.mark.rule("KD-4.3")
@pytest.mark.parametrize("seats", [2, 4])
def test_an_envoy_whose_clan_has_no_token_left_gives_none(seats: int) -> None:
    table = fight("stealth", "g5-fan", "red-a", "tokens: red-2 red-4 red-5", seats=seats).do("play red-a")
    table.happened("played", "defeated").expect(
        tokens={0: "", 1: "red-2 red-4 red-5"}, tokens_left={"red": (), "blue": (2, 4, 5), "green": (2, 4, 5)}
    )
    table.done()
    last = (
        fight("stealth", "g5-fan", "red-a", "tokens: red-2 red-4", seats=seats)
        .do("play red-a")
        .told("token-gained", by=0, clan="red", value=5)
    )
    last.expect(tokens={0: "red-5", 1: "red-2 red-4"}).done()


@pytest.mark.rule("KD-4.8")
def test_the_token_comes_when_the_guard_falls_not_when_the_card_is_played() -> None:
    table = fight("strength", "g3-fan", "blue-c novice*2").do("play blue-c").happened("played").expect(tokens={0: ""})
    table.do("play novice plus").happened("played").expect(tokens={0: "", 1: ""}, total=3)
    table.do("play novice plus").happened("played", "defeated", "token-gained").expect(tokens={0: "blue-2", 1: ""}).done()


@pytest.mark.rule("KD-4.8", "KD-3.9")
def test_a_lost_fight_gives_no_token() -> None:
    table = fight("strength", "g5-fan", "green-g").do("play green-g", "give-up").never("token-gained").nobody_takes().do("keep")
    table.expect(tokens=[{}, {}], tokens_left={"red": (2, 4, 5), "blue": (2, 4, 5), "green": (2, 4, 5)}).done()


@pytest.mark.rule("KD-4.8", "KD-3.7")
def test_tokens_of_guards_that_fell_before_stay_also_of_half_a_pair() -> None:
    table = koda(2, "hand: red-g blue-g green-g", phase="fight", guard_row="g1-fan", guards="e3+5-jade")
    table.do("play red-g", "go-on").expect(tokens={0: "red-2"})
    table.do("play blue-g").told("token-gained", clan="blue", value=2).expect(tokens={0: "red-2 blue-2"}, part=2)
    table.do("play green-g", "give-up").expect(tokens={0: "red-2 blue-2"}).nobody_takes().do("keep").expect(
        tokens={0: "red-2 blue-2", 1: ""}
    ).done()


@pytest.mark.rule("KD-4.8")
def test_a_guard_that_falls_to_another_dojo_card_brings_no_token() -> None:
    """An envoy stays in hand here; it is a bystander."""
    fight("strength", "g1-fan", "dojo-5 red-a").do("play dojo-5").happened("played", "defeated").expect(
        tokens={0: ""}, hand={0: "red-a"}
    ).done()


# KD-4.4: skills


@pytest.mark.rule("KD-4.4", "KD-9.1")
def test_a_starting_skill_is_a_3_or_plus_1_or_minus_1() -> None:
    table = fight("strength", "e3/6-gold", "novice").offers("give-up", "play novice dojo", "play novice plus", "play novice minus")
    table.do("play novice dojo").expect(total=3, dojo="novice", draw_size={0: 11}).done()
    fight("strength", "g5-fan", "novice").do("play novice plus").expect(total=1, dojo="").done()
    fight("strength", "g5-fan", "novice").do("play novice minus").expect(total=-1, dojo="").done()


@pytest.mark.rule("KD-4.4", "KD-9.3")
@pytest.mark.parametrize(
    ("use", "total", "dojo", "drawn"),
    [
        ("skill-draw3", 0, "", 3),
        ("skill-zero", 0, "skill-zero", 1),
        ("skill-plus2", 2, "", 1),
        ("skill-minus2", -2, "", 1),
        ("skill-one plus", 1, "", 1),
        ("skill-one minus", -1, "", 1),
        ("skill-gold", 3, "skill-gold", 0),
        ("skill-1or5 1", 1, "skill-1or5", 0),
        ("skill-1or5 5", 5, "skill-1or5", 0),
    ],
)
def test_what_every_skill_does(use: str, total: int, dojo: str, drawn: int) -> None:
    card = use.split()[0]
    table = fight("strength", "e3/6-gold", f"{card}; deck: dojo-1 dojo-2 dojo-4 dojo-5").do(f"play {use}")
    table.expect(total=total, dojo=dojo, hand_size={0: drawn}, stance="strength", phase="fight")
    drawn_cards = " ".join(("dojo-1", "dojo-2", "dojo-4")[:drawn])
    table.expect(hand={0: drawn_cards}).done()
    if drawn:
        table.happened("played", "drew").told("drew", seat=0, count=drawn, cards=tuple(drawn_cards.split()))
    else:
        table.happened("played")


@pytest.mark.rule("KD-4.4")
def test_a_card_with_several_uses_is_played_as_one_of_them() -> None:
    table = fight("strength", "e3/6-gold", "skill-1or5*2 skill-one; deck: dojo-1")
    table.offers("give-up", "play skill-1or5 1", "play skill-1or5 5", "play skill-one plus", "play skill-one minus")
    table.do("play skill-1or5 5").expect(total=5, hand={0: "skill-1or5 skill-one"}).offers(
        "give-up", "play skill-one plus", "play skill-one minus"
    )
    table.do("play skill-one plus").expect(total=6, phase="fight").done()
    assert [[(card.card, card.use) for card in group] for group in table.view().fights] == [[("skill-1or5", "5"), ("skill-one", "plus")]]


@pytest.mark.rule("KD-4.4")
@pytest.mark.parametrize("stance", ["strength", "stealth"])
def test_either_sign_in_either_stance(stance: str) -> None:
    table = fight(stance, "g3-fan", "novice skill-one skill-plus2 skill-minus2")
    table.allows(
        "play novice plus", "play novice minus", "play skill-one plus", "play skill-one minus", "play skill-plus2", "play skill-minus2"
    )
    table.done()


@pytest.mark.rule("KD-4.4", "KD-4.5")
def test_effects_happen_as_far_as_possible_and_may_be_chosen_if_none_is() -> None:
    rest = "dojo-1*2 dojo-2*3 dojo-4*3 dojo-5 novice*2"
    table = fight("strength", "g5-fan", f"skill-draw3 dojo-5 {rest}", seats=2).expect(draw_size={0: 0})
    table.do("play skill-draw3").happened("played", "drew").told("drew", count=0, seat=0, cards=()).expect(
        hand={0: f"dojo-5 {rest}"}
    ).done()
    one = fight("strength", "g5-fan", "skill-draw3 dojo-5*2 dojo-1*2 dojo-2*3 dojo-4*3 novice; deck: novice")
    one.do("play skill-draw3").told("drew", count=1, seat=0, cards=("novice",)).expect(draw_size={0: 0}).done()
    nothing = fight("strength", "g5-fan", f"skill-plus2 dojo-5 {rest}").do("play skill-plus2").expect(total=2).told("drew", count=0)
    nothing.do("play dojo-5").expect(defeated=1).done()


# KD-4.5: drawing


@pytest.mark.rule("KD-4.5")
def test_drawn_cards_can_be_used_at_once_and_there_is_no_hand_limit() -> None:
    table = fight("strength", "g5-fan", "skill-draw3 skill-plus2 dojo-1*2 dojo-2*3; deck: skill-one dojo-5 novice dojo-4")
    table.do("play skill-draw3").expect(hand_size={0: 9}).allows("play skill-one plus", "play dojo-5")
    table.do("play skill-plus2").expect(hand_size={0: 9}, phase="fight").do("play dojo-5").expect(defeated=1, hand_size={0: 8}).done()


@pytest.mark.rule("KD-4.5", "KD-6.2")
def test_an_empty_draw_pile_is_made_of_the_discards_without_what_was_played_this_turn() -> None:
    table = fight("strength", "g4-fan", "skill-draw3 dojo-4 dojo-2*3 novice*2; deck: dojo-5; discards: dojo-1*2 dojo-5; rest: discards")
    table.do("play dojo-4", "play skill-draw3").told("reshuffled", by=0, pile="own", count=5)
    table.happened("played", "reshuffled", "drew").told("drew", count=3)
    table.expect(draw_size={0: 3}, discards={0: ""})
    mine = table.view(0)
    assert "skill-draw3" not in mine.pile
    assert mine.pile.get("dojo-4", 0) + mine.hand.get("dojo-4", 0) == 2
    table.do("give-up").nobody_takes().expect(discards={0: "dojo-4 skill-draw3"}).done()


@pytest.mark.rule("KD-4.5")
def test_the_draw_piles_of_others_are_not_touched() -> None:
    table = fight("strength", "g5-fan", "skill-draw3; rest: discards", "hand: dojo-1; rest: discards", seats=4)
    table.do("play skill-draw3").expect(draw_size={0: 9, 1: 0}, hand={1: "dojo-1"})
    assert [event.seat for event in table.events("reshuffled")] == [0]
    table.done()


# KD-4.6: the switch


@pytest.mark.rule("KD-4.6")
@pytest.mark.parametrize(("before", "after"), [("strength", "stealth"), ("stealth", "strength")])
def test_a_switch_turns_the_stance_for_the_rest_of_the_turn(before: str, after: str) -> None:
    winning, next_winning = ("dojo-2", "dojo-1") if after == "stealth" else ("dojo-4", "dojo-5")
    table = koda(2, f"hand: skill-switch {winning} {next_winning}", phase="fight", stance=before, guard_row="g3-fan", guards="g3-jade")
    table.do("play skill-switch").happened("played", "switched").told("switched", by=0, stance=after).expect(stance=after, total=0, dojo="")
    table.do(f"play {winning}").expect(defeated=1).do("go-on").expect(stance=after).do(f"play {next_winning}").expect(
        defeated=2, stance=after
    )
    table.refuses(before, "KD-3.2").do("stop").end_turn().expect(stance="", to_move=1).done()


@pytest.mark.rule("KD-4.6", "KD-3.6")
def test_a_guard_with_two_values_is_then_faced_at_the_other_one() -> None:
    table = fight("stealth", "e1/5-jade", "skill-switch*2 dojo-5 novice").expect(guard_value=1)
    table.do("play skill-switch").expect(guard_value=5).do("play skill-switch").expect(guard_value=1, stance="stealth")
    both = fight("stealth", "e0/3-gold", "skill-switch dojo-4").do("play dojo-4").expect(phase="fight", guard_value=0)
    both.do("play skill-switch").told("defeated", value=3, total=4, stance="strength").expect(defeated=1).done()


@pytest.mark.rule("KD-4.6", "KD-3.7")
def test_one_may_switch_between_the_two_guards_of_a_pair() -> None:
    table = fight("strength", "e3+5-jade", "dojo-4 skill-switch dojo-4").do("play dojo-4").expect(part=2, stance="strength")
    table.do("play skill-switch").expect(part=2, guard_value=5, stance="stealth").do("play dojo-4").expect(defeated=1)
    assert [event.public["stance"] for event in table.events("defeated")] == ["strength", "stealth"]
    table.done()


@pytest.mark.rule("KD-4.6")
def test_two_switches_cancel_each_other() -> None:
    fight("strength", "g3-fan", "skill-switch*2 dojo-5").do("play skill-switch", "play skill-switch", "play dojo-5").expect(
        defeated=1, stance="strength"
    ).done()


# KD-4.7: modifiers


@pytest.mark.rule("KD-4.7")
def test_a_modifier_may_come_before_the_dojo_card() -> None:
    table = fight("strength", "g5-fan", "novice dojo-5").do("play novice plus").expect(total=1).do("play dojo-5")
    table.told("defeated", total=6, value=5).expect(defeated=1).done()
    fight("strength", "g5-fan", "novice dojo-5").do("play novice minus", "play dojo-5").expect(total=4, phase="fight").done()


@pytest.mark.rule("KD-4.7")
def test_a_modifier_is_gone_with_its_guard() -> None:
    table = koda(2, "hand: skill-plus2 novice dojo-4 dojo-5; deck: dojo-1", phase="fight", guard_row="g1-fan", guards="g5-jade")
    table.do("play novice plus", "play skill-plus2", "play dojo-4").told("defeated", total=7).do("go-on").expect(total=0)
    table.do("play dojo-5").expect(total=5, phase="fight", defeated=1).done()


@pytest.mark.rule("KD-4.7", "KD-3.7")
def test_of_a_pair_a_modifier_belongs_to_the_guard_faced() -> None:
    table = fight("strength", "e3+5-jade", "skill-plus2 dojo-4 dojo-5 novice; deck: dojo-1").do("play skill-plus2", "play dojo-4")
    table.expect(part=2, total=0).do("play dojo-5").expect(part=2, total=5, phase="fight").do("play novice plus").expect(defeated=1).done()
