"""Refusals say what is so at that moment."""

import pytest

from tests.rules.kokopelli.village import Kokopelli, koko


def says(table: Kokopelli, action: str, rule: str, key: str) -> None:
    """The action is refused by this rule, in these words."""
    table.refuses(action, rule)
    refusal = table.why_not(action)
    assert refusal is not None
    assert refusal.key == key


@pytest.mark.rule("KP-5.2")
def test_a_full_side_is_not_a_full_village() -> None:
    table = koko(4, "hand: paw; left-1: hunter; left-2: shaman")
    says(table, "open paw own-left", "KP-5.2", "kokopelli-no-space-there")
    table.allows("open paw own-right").done()
    other = koko(4, "hand: paw; right-1: hunter; right-2: shaman")
    says(other, "open paw own-right", "KP-5.2", "kokopelli-no-space-there")
    other.allows("open paw own-left").done()
    full = koko(4, "hand: paw; left-1: hunter; left-2: shaman; right-1: drummer; right-2: tortoise")
    says(full, "open paw own-left", "KP-5.2", "kokopelli-no-space")
    full.done()


@pytest.mark.rule("KP-5.2", "KP-6.6")
def test_a_full_side_of_a_neighbour_is_not_all_there_is() -> None:
    table = koko(4, "hand: paw; left-1: fire", "right-1: hunter; right-2: shaman")
    says(table, "open paw left", "KP-5.2", "kokopelli-no-space-there")
    table.allows("open paw own-left").done()


@pytest.mark.rule("KP-5.2", "KP-3.3")
def test_beneath_a_pile_there_may_be_room_where_the_village_has_none() -> None:
    table = koko(2, "hand: paw; left-1: hunter; left-2: shaman; right-1: drummer; right-2: tortoise")
    says(table, "open paw own", "KP-5.2", "kokopelli-no-space-there")
    table.allows("open paw beneath").done()


@pytest.mark.rule("KP-5.7", "KP-4.4")
def test_a_card_that_one_does_not_have_goes_under_no_pile() -> None:
    table = koko(2, "hand: hunter paw; pile: shaman drummer").do("exchange")
    says(table, "under drummer", "KP-5.7", "kokopelli-no-card")
    table.do("under hunter", "under paw").done()
    limit = koko(2, "hand: hunter*3 paw*2; pile: shaman*2 tortoise").do("draw", "draw")
    says(limit, "under drummer", "KP-4.4", "kokopelli-no-card")
    limit.do("under hunter", "under hunter").done()


@pytest.mark.rule("KP-4.4")
def test_who_has_too_many_cards_is_told_how_many() -> None:
    table = koko(4, "hand: hunter*3 paw*3; bag: shaman*3", actions=1).do("draw").expect(phase="limit")
    refusal = table.why_not("draw")
    assert refusal is not None and (refusal.rule, refusal.facts) == ("KP-4.4", {"count": 2})
    table.do("under paw", "under paw").done()
