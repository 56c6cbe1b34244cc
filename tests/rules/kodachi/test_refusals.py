"""Refusals say what is so at that moment; and faults that only whole games had shown."""

import pytest

from kotable.texts import Texts
from tests.rules.kodachi.house import Kodachi, fight, koda


def says(table: Kodachi, action: str, rule: str, key: str) -> None:
    """The action is refused by this rule, in these words."""
    table.refuses(action, rule)
    refusal = table.why_not(action)
    assert refusal is not None
    assert refusal.key == key


@pytest.mark.rule("KD-6.3", "KD-6.5")
def test_treasures_wait_until_the_hand_is_filled() -> None:
    table = koda(2, "hand: dojo-1; treasures: g1-fan*2 g2-fan*2 g3-fan", phase="discard")
    says(table, "drop fan", "KD-6.5", "kodachi-no-drop-yet")
    table.do("keep").expect(phase="drop")
    says(table, "discard dojo-1", "KD-6.3", "kodachi-no-discard-any-more")
    says(table, "keep", "KD-6.3", "kodachi-no-discard-any-more")
    table.do("drop fan").done()


@pytest.mark.rule("KD-6.5")
def test_before_the_end_of_the_turn_neither_is_done() -> None:
    table = fight("strength", "g1-fan", "dojo-1")
    says(table, "drop fan", "KD-6.5", "kodachi-no-drop-now")
    says(table, "discard dojo-1", "KD-6.3", "kodachi-no-discard-now")
    table.done()


@pytest.mark.rule("KD-3.2")
@pytest.mark.parametrize("stance", ["strength", "stealth"])
def test_who_takes_in_the_turn_of_another_has_declared_nothing(stance: str) -> None:
    table = fight(stance, "g5-fan", "dojo-1 dojo-5", house_row="red-a").do("give-up").expect(to_move=1, phase="take")
    says(table, stance, "KD-3.2", "kodachi-no-declare-now")
    table.done()


@pytest.mark.rule("KD-3.2")
def test_what_was_declared_holds_for_the_invader() -> None:
    table = fight("stealth", "g5-fan", "dojo-1")
    says(table, "strength", "KD-3.2", "kodachi-no-declare-again")
    table.do("play dojo-1", "stop")
    says(table, "strength", "KD-3.2", "kodachi-no-declare-again")
    table.nobody_takes().expect(phase="discard")
    says(table, "strength", "KD-3.2", "kodachi-no-declare-now")
    table.done()


@pytest.mark.rule("KD-5.1", "KD-6.1")
def test_after_the_display_is_put_away_nothing_is_taken() -> None:
    table = fight("stealth", "g5-fan", "dojo-1", house_row="red-a")
    says(table, "take g5-fan", "KD-5.1", "kodachi-no-take-now")
    table.do("play dojo-1", "stop").nobody_takes().expect(phase="discard")
    says(table, "take g5-fan", "KD-5.1", "kodachi-no-take-any-more")
    says(table, "buy red-a", "KD-5.1", "kodachi-no-take-any-more")
    table.done()


@pytest.mark.rule("KD-5.7")
def test_two_guards_on_a_card_are_spoken_of_rightly() -> None:
    table = fight("stealth", "g5-fan", "dojo-1").do("play dojo-1", "stop")
    refusal = table.why_not("take e1+3-gold")
    assert refusal is not None
    assert Texts("en", "kodachi").refusal(refusal) == "The display does not show Elite guards 1 and 3 (gold)."
    table.done()


@pytest.mark.rule("KD-3.9")
@pytest.mark.parametrize("seats", [2, 4])
def test_giving_up_forgets_the_total_and_the_dojo_card(seats: int) -> None:
    table = fight("strength", "e3+5-jade", "dojo-4 dojo-2 novice", seats=seats).do("play dojo-4", "play dojo-2", "play novice plus")
    table.expect(total=3, dojo="dojo-2", part=2).do("give-up").expect(total=0, dojo="", part=0, guard_value=None).done()


@pytest.mark.rule("KD-7.2", "KD-7.3")
@pytest.mark.parametrize("place", ["hand", "discards", "owns"])
def test_a_card_counts_wherever_its_owner_has_it(place: str) -> None:
    """Two players have the rumor that pays by how few have one: 4 each, also when one of them lies in the discards."""
    table = koda(3, "hand: rumor-few", f"{place}: rumor-few skill-gold", "discards: dojo-1", guard_row="g1-fan", phase="declare")
    alone = koda(3, "hand: rumor-few", f"{place}: skill-gold", "discards: dojo-1", guard_row="g1-fan", phase="declare")
    before, after = alone.see_worth(), table.see_worth()
    assert (before[0], after[0]) == (6, 4)
    assert after[1] - before[1] == 4
    table.done()


@pytest.mark.rule("KD-3.9", "KD-5.7")
@pytest.mark.parametrize(("taken", "left"), [("g1-fan", [True, False]), ("g2-fan", [True, False]), ("g5-jade", [True, True])])
def test_the_guard_that_stood_is_the_one_that_stands(taken: str, left: list[bool]) -> None:
    """The last guard of the row was not defeated; whichever is taken, the others stay what they are."""
    table = fight("strength", "g1-fan g2-fan g5-jade", "dojo-1", seats=3).do("give-up", f"take {taken}").expect(to_move=2)
    assert [guard.defeated for guard in table.view().guard_row] == left
    table.done()


@pytest.mark.rule("KD-3.8")
def test_in_a_fight_one_is_told_whom_one_faces() -> None:
    table = fight("strength", "g5-fan", "dojo-1")
    for action in ("stop", "go-on"):
        says(table, action, "KD-3.8", "kodachi-no-decide-in-fight")
        refusal = table.why_not(action)
        assert refusal is not None and refusal.facts == {"card": "g5-fan"}
    table.done()
