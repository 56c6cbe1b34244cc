"""KD-3: declaring, fighting, going on, giving up, and decks that run out."""

from collections import Counter

import pytest

from tests.rules.kodachi.house import BROWN, ELITE, GUARDS, HOUSE, Kodachi, fight, koda

# KD-3.1, KD-3.2: the display and the declaration


@pytest.mark.rule("KD-3.1")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_turn_begins_with_a_house_card_then_a_guard_turned_up(seats: int) -> None:
    table = koda(seats, turn=1, phase="discard", house="red-a skill-one", guards="g4-jade e1/5-gold")
    table.do("keep").happened("filled", "turn-began", "turned-up", "turned-up", "next-shown")
    assert [(event.seat, event.public["row"], event.public["card"]) for event in table.last if event.kind == "turned-up"] == [
        (2 % seats, "house", "red-a"),
        (2 % seats, "guards", "g4-jade"),
    ]
    table.expect(house_row="red-a", guard_row="g4-jade", phase="declare", active=2 % seats, to_move=2 % seats, house_deck=59)
    table.told("next-shown", back="elite").done()


@pytest.mark.rule("KD-3.2")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_active_player_declares_before_anything_else(seats: int) -> None:
    table = koda(seats, "hand: dojo-4 skill-switch; treasures: g1-fan", guard_row="g3-fan", house_row="rumor-few")
    table.offers("strength", "stealth").expect(stance="", phase="declare")
    for other in (
        "play dojo-4",
        "play skill-switch",
        "give-up",
        "stop",
        "go-on",
        "nothing",
        "take g3-fan",
        "buy rumor-few",
        "keep",
        "discard dojo-4",
    ):
        table.refuses(other, "KD-3.2")
    table.do("stealth").expect(stance="stealth", phase="fight").told("declared", by=0, stance="stealth").done()


@pytest.mark.rule("KD-3.2")
@pytest.mark.parametrize(("stance", "first", "second"), [("strength", "dojo-4", "dojo-5"), ("stealth", "dojo-2", "dojo-1")])
def test_the_declaration_holds_for_the_whole_turn(stance: str, first: str, second: str) -> None:
    other = {"strength": "stealth", "stealth": "strength"}[stance]
    table = koda(2, f"hand: {first} {second} novice", guard_row="g3-fan", guards="g3-fan g3-jade").do(stance)
    table.refuses(other, "KD-3.2").refuses(stance, "KD-3.2")
    table.do(f"play {first}").refuses(other, "KD-3.2").do("go-on").refuses(other, "KD-3.2")
    table.expect(stance=stance, guard_value=3).do(f"play {second}").expect(defeated=2)
    table.do("stop").refuses(other, "KD-3.2").do("nothing").refuses(stance, "KD-3.2")
    table.do("nothing").refuses(other, "KD-3.2").do("keep").expect(stance="", phase="declare", to_move=1).allows(
        "strength", "stealth"
    ).done()


# KD-3.3: higher, lower, ties


@pytest.mark.rule("KD-3.3")
@pytest.mark.parametrize("guard", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("dojo", [1, 2, 4, 5])
@pytest.mark.parametrize("stance", ["strength", "stealth"])
def test_strength_is_higher_stealth_lower_and_a_tie_does_not_win(guard: int, dojo: int, stance: str) -> None:
    table = fight(stance, f"g{guard}-fan", f"dojo-{dojo}").do(f"play dojo-{dojo}")
    if dojo > guard if stance == "strength" else dojo < guard:
        table.happened("played", "defeated").told("defeated", by=0, card=f"g{guard}-fan", value=guard, total=dojo, stance=stance)
        table.expect(phase="decide", defeated=1).done()
    else:
        table.happened("played").expect(phase="fight", defeated=0, total=dojo, dojo=f"dojo-{dojo}", guard_value=guard)
        table.offers("give-up").done()


# KD-3.4: exactly one dojo card


@pytest.mark.rule("KD-3.4")
def test_each_guard_takes_exactly_one_dojo_card() -> None:
    table = fight("strength", "g5-fan", "dojo-4*2 dojo-5 novice skill-1or5 rumor-envoy red-g skill-zero skill-gold skill-plus2")
    table.do("play dojo-4")
    for second in ("dojo-4", "dojo-5", "novice dojo", "skill-1or5 1", "skill-1or5 5", "rumor-envoy", "red-g", "skill-zero", "skill-gold"):
        table.refuses(f"play {second}", "KD-3.4")
    table.offers("give-up", "play novice plus", "play novice minus", "play skill-plus2").done()


@pytest.mark.rule("KD-3.4")
def test_skills_may_come_before_and_after_it() -> None:
    table = fight("strength", "g5-fan", "dojo-4 novice*2 skill-one; deck: dojo-1 dojo-2")
    table.do("play novice plus").expect(phase="fight", total=1, dojo="").do("play dojo-4").expect(phase="fight", total=5)
    table.do("play skill-one minus").expect(phase="fight", total=4, hand={0: "novice dojo-1"})
    table.do("play novice plus").expect(phase="fight", total=5).offers("give-up").done()


@pytest.mark.rule("KD-3.4", "KD-3.10")
def test_a_card_that_cannot_win_may_be_played_too() -> None:
    table = fight("strength", "e3/6-gold", "dojo-1 dojo-5 novice")
    table.allows("play dojo-1", "play dojo-5").do("play dojo-1").expect(phase="fight", total=1).offers(
        "give-up", "play novice plus", "play novice minus"
    )
    table.done()


@pytest.mark.rule("KD-3.4")
def test_no_guard_falls_before_its_dojo_card() -> None:
    """Modifiers alone defeat nothing, whatever they add up to; nor does a switch."""
    table = fight("stealth", "g1-fan", "novice*2 skill-minus2*2 skill-switch; deck: dojo-1 dojo-2")
    table.do("play novice minus", "play skill-minus2", "play skill-minus2").expect(total=-5, dojo="", phase="fight").never("defeated")
    table.do("play skill-switch", "play novice plus").expect(total=-4, stance="strength", phase="fight").never("defeated")
    table.do("play dojo-2").expect(total=-2, phase="fight").never("defeated").done()
    high = fight("strength", "g1-fan", "skill-plus2; deck: dojo-1").do("play skill-plus2")
    high.expect(total=2, phase="fight").never("defeated").do("play dojo-1").expect(defeated=1, phase="decide").done()


@pytest.mark.rule("KD-3.4")
def test_between_two_guard_cards_no_card_can_be_played() -> None:
    table = fight("strength", "g1-fan", "dojo-2 dojo-5 novice skill-switch").do("play dojo-2").offers("go-on", "stop")
    for card in ("dojo-5", "novice dojo", "novice plus", "skill-switch"):
        table.refuses(f"play {card}", "KD-3.4")
    table.done()


@pytest.mark.rule("KD-3.4")
def test_only_cards_in_hand_can_be_played() -> None:
    table = fight("strength", "g5-fan", "dojo-5 novice; deck: dojo-4 skill-one", "hand: rumor-envoy dojo-1")
    for card in ("dojo-4", "skill-one plus", "rumor-envoy", "dojo-1"):
        table.refuses(f"play {card}", "KD-3.4")
    table.do("play dojo-5").refuses("play dojo-5", "KD-3.4").do("play novice plus").expect(defeated=1).do("stop")
    table.refuses("play dojo-5", "KD-3.4").do("nothing", "nothing").refuses("play dojo-5", "KD-3.4").done()


# KD-3.5: the total


@pytest.mark.rule("KD-3.5")
def test_the_total_is_the_dojo_card_and_all_modifiers() -> None:
    table = fight("strength", "e3/6-gold", "dojo-4 novice*2 skill-plus2; deck: dojo-1 dojo-2 dojo-2")
    table.do("play novice plus").expect(total=1).do("play dojo-4").expect(total=5).do("play novice plus").expect(total=6, phase="fight")
    table.do("play skill-plus2").told("played", total=8, card="skill-plus2").told("defeated", value=6, total=8).expect(
        phase="decide"
    ).done()


@pytest.mark.rule("KD-3.5")
def test_the_guard_is_compared_when_all_effects_have_happened() -> None:
    """The draw of a card that wins still happens, and before the guard falls."""
    table = fight("strength", "g4-fan", "dojo-4 skill-plus2; deck: dojo-1 dojo-2")
    table.do("play dojo-4", "play skill-plus2").happened("played", "drew", "defeated").expect(hand={0: "dojo-1"}).done()
    zero = fight("stealth", "g1-fan", "skill-zero; deck: dojo-5").do("play skill-zero").happened("played", "drew", "defeated")
    zero.expect(hand={0: "dojo-5"}).done()


@pytest.mark.rule("KD-3.5", "KD-4.6")
def test_a_switch_alone_can_defeat() -> None:
    table = fight("strength", "g4-fan", "dojo-2 skill-switch").do("play dojo-2").expect(phase="fight")
    table.do("play skill-switch").happened("played", "switched", "defeated").told("defeated", stance="stealth", total=2, value=4)
    table.expect(phase="decide", stance="stealth", defeated=1).done()
    tie = fight("strength", "g4-fan", "dojo-4 skill-switch").do("play dojo-4", "play skill-switch")
    tie.expect(phase="fight", stance="stealth", total=4, defeated=0).done()


@pytest.mark.rule("KD-3.5")
def test_who_would_rather_lose_still_wins() -> None:
    """There is no playing a card that wins and failing all the same."""
    table = fight("strength", "g3-fan", "dojo-5 novice").do("play dojo-5").offers("go-on", "stop").refuses("give-up", "KD-3.10")
    table.refuses("play novice minus", "KD-3.4").done()


# KD-3.6, KD-3.7: elites


@pytest.mark.rule("KD-3.6")
@pytest.mark.parametrize(
    ("guard", "low", "high"),
    [("e2/4-vase", 2, 4), ("e2/4-gold", 2, 4), ("e1/5-jade", 1, 5), ("e0/3-gold", 0, 3), ("e3/6-vase", 3, 6)],
)
def test_stealth_faces_the_low_value_and_strength_the_high_one(guard: str, low: int, high: int) -> None:
    koda(2, guard_row=guard).do("stealth").expect(guard_value=low).done()
    koda(4, guard_row=guard).do("strength").expect(guard_value=high).done()


@pytest.mark.rule("KD-3.6")
def test_between_the_two_values_neither_wins() -> None:
    table = fight("stealth", "e2/4-jade", "dojo-2 novice").do("play dojo-2").expect(phase="fight", total=2)
    table.do("play novice minus").expect(defeated=1).told("defeated", value=2, total=1, parts=1).done()
    fight("strength", "e2/4-jade", "novice").do("play novice dojo").expect(phase="fight").done()
    fight("stealth", "e2/4-jade", "novice").do("play novice dojo").expect(phase="fight").done()
    fight("strength", "e2/4-jade", "dojo-4").do("play dojo-4").expect(phase="fight").done()
    fight("strength", "e2/4-jade", "dojo-5").do("play dojo-5").expect(phase="decide").done()


@pytest.mark.rule("KD-3.7")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_pair_is_beaten_one_after_the_other_in_printed_order(seats: int) -> None:
    table = fight("strength", "e1+3-jade", "dojo-2 dojo-4 dojo-5", seats=seats).expect(part=1, guard_value=1)
    table.do("play dojo-2").told("defeated", value=1, total=2, part=1, parts=2).expect(
        phase="fight", part=2, guard_value=3, total=0, defeated=0, dojo=""
    )
    table.refuses("stop", "KD-3.8").refuses("go-on", "KD-3.8").allows("give-up")
    table.do("play dojo-4").told("defeated", value=3, total=4, part=2, parts=2).expect(phase="decide", defeated=1, part=0).done()


@pytest.mark.rule("KD-3.7")
def test_each_guard_of_a_pair_needs_its_own_dojo_card() -> None:
    table = fight("stealth", "e3+5-gold", "dojo-1 dojo-2 dojo-4 novice")
    table.do("play dojo-1").expect(part=2, guard_value=5, total=0, phase="fight")  # the 1 would beat the 5 as well
    table.do("play novice minus").expect(total=-1, phase="fight").do("play dojo-4").expect(defeated=1, phase="decide").done()


@pytest.mark.rule("KD-3.7", "KD-5.1")
def test_a_pair_counts_as_one_guard_card() -> None:
    table = koda(2, "hand: dojo-5*2 dojo-4*2", phase="fight", guard_row="g1-fan g2-fan e2+4-scroll", part=2)
    table.do("play dojo-5").expect(defeated=3).do("stop").told("stopped", allowed=2, defeated=3).expect(allowed=2, taken=0).done()
    two = koda(2, "hand: dojo-5", phase="fight", guard_row="e1+3-gold e2+4-scroll", part=2).do("play dojo-5").expect(defeated=2)
    two.do("stop").expect(allowed=1).done()


@pytest.mark.rule("KD-3.7", "KD-3.9")
def test_half_a_pair_is_not_enough() -> None:
    table = fight("strength", "e3+5-jade", "dojo-4 dojo-5", house_row="rumor-few").do("play dojo-4", "play dojo-5")
    table.expect(phase="fight", part=2, total=5, defeated=0).do("give-up").told("failed", by=0, card="e3+5-jade")
    table.expect(to_move=1, failed=True).do("take e3+5-jade").expect(treasures={0: "", 1: "e3+5-jade"}).done()


# KD-3.8: stop or go on


@pytest.mark.rule("KD-3.8")
@pytest.mark.parametrize("seats", [2, 4])
def test_after_each_guard_card_stop_or_go_on(seats: int) -> None:
    table = koda(
        seats,
        "hand: dojo-4 dojo-5 novice; deck: dojo-1",
        phase="fight",
        guard_row="g2-fan",
        house_row="red-a",
        house="blue-a",
        guards="g4-jade e3/6-vase",
    )
    table.do("play dojo-4").offers("go-on", "stop").do("go-on").happened("went-on", "turned-up", "turned-up", "next-shown")
    table.expect(house_row="red-a blue-a", guard_row="g2-fan g4-jade", phase="fight", guard_value=4, hand={0: "dojo-5 novice"}, total=0)
    assert [guard.defeated for guard in table.view().guard_row] == [True, False]
    table.do("play dojo-5").expect(defeated=2, hand={0: "novice"}).offers("go-on", "stop").done()  # nothing was drawn


@pytest.mark.rule("KD-3.8")
def test_deciding_is_for_the_time_between_two_guards() -> None:
    table = fight("strength", "g2-fan", "dojo-5").refuses("stop", "KD-3.8").refuses("go-on", "KD-3.8")
    table.do("play dojo-5", "stop").refuses("stop", "KD-3.8").refuses("go-on", "KD-3.8").nobody_takes().refuses("go-on", "KD-3.8").done()


# KD-3.9, KD-3.10: failing


@pytest.mark.rule("KD-3.9", "KD-3.10", "KD-5.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_failed_invasion_gives_nothing_to_the_active_player(seats: int) -> None:
    table = koda(
        seats,
        "hand: dojo-1*2; treasures: g1-jade",
        "hand:",
        phase="fight",
        guard_row="g1-fan g2-fan g3-fan g4-fan g5-fan",
        house_row="red-a blue-a green-a rumor-few skill-zero",
    )
    table.expect(defeated=4).do("give-up").told("failed", by=0, card="g5-fan").expect(failed=True, phase="take")
    for seat in range(1, seats):
        table.expect(to_move=seat, allowed=1).do(f"take g{seat}-fan")
    table.expect(to_move=0, phase="discard", treasures={0: "g1-jade", 1: "g1-fan"}, hand={0: "dojo-1*2"}, failed=False)
    table.refuses("take g5-fan", "KD-5.1").refuses("buy rumor-few", "KD-5.1").do("keep").expect(to_move=1, phase="declare").done()


@pytest.mark.rule("KD-3.9", "KD-6.2")
def test_cards_thrown_at_the_guard_are_put_away_all_the_same() -> None:
    table = fight("strength", "g5-jade", "dojo-1 novice", house_row="red-a").do("play dojo-1", "play novice plus", "give-up", "nothing")
    table.told("cleared", cards=("red-a", "g5-jade")).told("put-away", by=0, cards=("dojo-1", "novice"))
    table.expect(discards={0: "dojo-1 novice", 1: ""}, house_discards="red-a", guard_discards="g5-jade", hand={0: ""}).done()


@pytest.mark.rule("KD-3.10")
def test_one_may_give_up_whenever_a_guard_is_faced() -> None:
    fight("strength", "g1-fan", "dojo-5").do("give-up").expect(failed=True, to_move=1).done()  # also one that could be beaten
    fight("strength", "g1-fan", "novice").do("play novice minus", "give-up").expect(failed=True).done()
    fight("strength", "e1+3-jade", "dojo-5*2").do("play dojo-5", "give-up").expect(failed=True).done()
    table = koda(2, "hand: dojo-5", guard_row="g1-fan").refuses("give-up", "KD-3.2").do("strength", "play dojo-5")
    table.refuses("give-up", "KD-3.10").do("stop").refuses("give-up", "KD-3.10").nobody_takes().refuses("give-up", "KD-3.10").done()


@pytest.mark.rule("KD-3.10")
def test_a_fight_is_never_lost_by_itself() -> None:
    """Not with an empty hand, not with a dojo card that ties and nothing left: the one who fights is asked."""
    fight("strength", "g5-fan", "").offers("give-up").expect(failed=False, to_move=0).done()
    fight("stealth", "g1-fan", "dojo-1").do("play dojo-1").happened("played").offers("give-up").expect(to_move=0, failed=False).done()
    table = koda(4, "hand: dojo-5", phase="fight", guard_row="g1-fan", guards="g5-jade").do("play dojo-5", "go-on")
    table.offers("give-up").expect(to_move=0, failed=False).do("give-up").expect(to_move=1).done()


# KD-3.11: decks that run out


@pytest.mark.rule("KD-3.11", "KD-2.5")
@pytest.mark.parametrize("seats", [2, 4])
def test_an_empty_deck_is_made_anew_when_a_card_has_to_come(seats: int) -> None:
    table = koda(
        seats,
        "hand: dojo-5*2 dojo-4",
        phase="fight",
        guard_row="g1-fan",
        house_row="red-a",
        guards="g2-fan",
        house="blue-a",
        guard_rest="discards",
        house_rest="discards",
    )
    table.do("play dojo-5", "go-on").never("reshuffled").expect(guard_deck=0, house_deck=0, guard_top="none").never("next-shown")
    table.do("play dojo-5").expect(guard_deck=0, guard_top="none").do("go-on")
    table.happened("went-on", "reshuffled", "turned-up", "reshuffled", "turned-up", "next-shown")
    table.told("reshuffled", by=-1, pile="house", count=58).told("reshuffled", by=-1, pile="guards", count=48)
    table.expect(guard_deck=47, house_deck=57, guard_discards="", house_discards="").done()


@pytest.mark.rule("KD-3.11")
def test_only_what_was_discarded_comes_back() -> None:
    table = koda(
        2,
        "hand: dojo-5; treasures: g1-fan*2; owns: red-a",
        phase="fight",
        guard_row="g1-jade",
        house_row="red-b",
        guard_rest="discards",
        house_rest="discards",
    )
    table.do("play dojo-5", "go-on")
    seen = Counter(table.view().guards_unseen) + Counter(guard.card for guard in table.view().guard_row)
    assert seen == GUARDS - Counter({"g1-fan": 2})
    assert Counter(table.view().house_unseen) + Counter(table.view().house_row) == HOUSE - Counter(["red-a"])
    table.expect(treasures={0: "g1-fan*2"}, owned={0: "red-a"}).done()


@pytest.mark.rule("KD-3.11")
def test_what_came_back_once_is_no_longer_on_the_discards() -> None:
    held = " ".join(f"{key}*{count}" for key, count in (GUARDS - Counter(["g1-fan", "g2-fan"])).items())
    table = fight("strength", "g1-fan", f"dojo-5*2; treasures: {held}", guard_rest="discards")
    table.do("play dojo-5", "go-on").told("reshuffled", by=-1, pile="guards", count=1).expect(guard_deck=0)
    table.do("play dojo-5").refuses("go-on", "KD-3.11").allows("stop").done()


@pytest.mark.rule("KD-3.11")
def test_without_a_house_card_one_cannot_go_on() -> None:
    everything = " ".join(f"{key}*{count}" for key, count in (HOUSE - Counter(["red-a"])).items())
    table = fight("strength", "g1-fan", "dojo-5", f"owns: {everything}", house_row="red-a").do("play dojo-5")
    table.expect(house_deck=0, house_discards="").refuses("go-on", "KD-3.11").offers("stop").done()
    one_back = " ".join(f"{key}*{count}" for key, count in (HOUSE - Counter(["red-a", "red-b"])).items())
    near = fight("strength", "g1-fan", "dojo-5", f"owns: {one_back}", house_row="red-a", house_rest="discards").do("play dojo-5", "go-on")
    near.expect(house_row="red-a red-b").done()


@pytest.mark.rule("KD-3.11")
def test_without_a_guard_card_one_cannot_go_on() -> None:
    held = " ".join(f"{key}*{count}" for key, count in (GUARDS - Counter(["g1-fan"])).items())
    table = fight("strength", "g1-fan", f"dojo-5; treasures: {held}").do("play dojo-5")
    table.expect(guard_deck=0, guard_top="none").refuses("go-on", "KD-3.11").offers("stop").done()


@pytest.mark.rule("KD-3.11")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_turn_begins_without_a_house_card_if_there_is_none(seats: int) -> None:
    everything = " ".join(f"{key}*{count}" for key, count in HOUSE.items())
    table = koda(seats, f"owns: {everything}", phase="discard").do("keep").happened("filled", "turn-began", "turned-up", "next-shown")
    table.expect(house_row="", phase="declare", to_move=1)
    assert len(table.view().guard_row) == 1
    table.do("strength", "give-up").expect(phase="take").nobody_takes().done()


@pytest.mark.rule("KD-3.11", "KD-4.5")
def test_a_draw_pile_is_made_anew_only_when_a_card_has_to_come() -> None:
    table = koda(2, "hand: dojo-5*2 dojo-4*3; deck: dojo-1; discards: dojo-1; rest: discards", phase="discard")
    table.do("keep").happened("filled", "turn-began", "turned-up", "turned-up", "next-shown").never("reshuffled")
    table.expect(hand={0: "dojo-5*2 dojo-4*3 dojo-1"}, draw_size={0: 0}, discards={0: "dojo-1 dojo-2*3 novice*2"}).done()
    two = koda(2, "hand: dojo-5*2 dojo-4*2; deck: dojo-1; rest: discards", phase="discard")
    two.do("keep").told("reshuffled", by=0, pile="own", count=7).expect(draw_size={0: 6}, discards={0: ""}, hand_size={0: 6}).done()


@pytest.mark.rule("KD-1.2", "KD-1.3", "KD-1.4", "KD-8.1", "KD-8.2")
def test_the_table_of_a_whole_game_keeps_its_laws() -> None:
    """Every law of the table, at every step of some games that random players play (see house.py)."""
    for seats in (2, 3, 4):
        table = Kodachi.dealt("kodachi", seats, f"k1:laws{seats}")
        number = seats
        for _ in range(120):
            if table.to_move() < 0:
                break
            number = (number * 1103515245 + 12345) % 2**31
            found = table.choices()
            table.do(found[(number >> 8) % len(found)])
        assert table.view().round > 1


@pytest.mark.rule("KD-3.11")
def test_elite_guards_alone_are_enough_to_go_on() -> None:
    held = " ".join(f"{key}*{count}" for key, count in (BROWN - Counter(["g1-fan"])).items())
    table = fight("strength", "g1-fan", f"dojo-5; treasures: {held}").do("play dojo-5").expect(guard_top="elite", guard_discards="")
    table.allows("go-on").do("go-on").done()


@pytest.mark.rule("KD-2.5")
def test_a_laid_out_brown_card_shows_its_back_however_rare_it_is() -> None:
    held = " ".join(f"{key}*{count}" for key, count in (BROWN - Counter(["g1-jade", "g1-fan"])).items())
    table = fight("strength", "g1-jade", f"dojo-5*2; treasures: {held}", guards="e1/5-jade g1-fan").expect(guard_top="elite")
    table.do("play dojo-5", "go-on").expect(guard_row="g1-jade e1/5-jade", guard_top="guard").done()


@pytest.mark.rule("KD-2.5")
@pytest.mark.parametrize("card", sorted(ELITE))
def test_a_laid_out_elite_guard_shows_its_back(card: str) -> None:
    table = fight("strength", "g1-fan", "dojo-5", guards=f"g2-fan {card}").expect(guard_top="guard")
    table.do("play dojo-5", "go-on").expect(guard_row="g1-fan g2-fan", guard_top="elite").done()
