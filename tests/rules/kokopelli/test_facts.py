"""What a table draws is said by the view: spaces, play areas, reach, what a ceremony is missing, the hand limit."""

from __future__ import annotations

import pytest

from tests.rules.kokopelli.village import koko


@pytest.mark.rule("KP-3.2", "KP-6.3")
def test_who_reaches_what() -> None:
    view = koko(4, "left-1: hunter", "right-1: spider_woman").view()
    mine = {"0/left-1", "0/left-2", "0/right-1", "0/right-2"}
    assert mine | {"1/right-1", "1/right-2", "3/left-1", "3/left-2"} <= set(view.areas[0])
    assert not {"1/left-1", "2/left-1", "3/right-1"} & set(view.areas[0])
    assert view.reach[0] == view.areas[0]
    assert {"0/right-1", "2/left-2"} <= set(view.reach[1]) - set(view.areas[1]) | {"0/right-1"}
    assert set(view.reach[1]) > set(view.areas[1])


@pytest.mark.rule("KP-3.2", "KP-5.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_reach_is_where_cards_can_be_played(seats: int) -> None:
    """A Kokopelli goes on every ceremony within reach, and on no other."""
    others = ["left-1: paw; right-1: shaman; left-2: drummer; right-2: birth"] * (seats - 1)
    table = koko(seats, "hand: kokopelli hunter; left-1: warrior", *others)
    view = table.view()
    within = sum(f"{seat}/{space}" in view.reach[0] for seat, village in enumerate(view.villages) for space in village)
    assert within == sum(text.startswith("play kokopelli") for text in table.choices())
    table.done()


@pytest.mark.rule("KP-6.13", "KP-3.3")
def test_the_spaces_that_are_there() -> None:
    assert koko(3, "left-1: sun").view().spaces[0][-1] == "sun"
    assert "sun" not in koko(3, "left-1: hunter").view().spaces[0]
    assert "beneath" in koko(2).view().spaces[1]
    assert "beneath" not in koko(3).view().spaces[1]


@pytest.mark.rule("KP-5.5", "KP-6.16")
def test_what_a_ceremony_is_missing() -> None:
    plain = koko(3, "left-1: hunter; left-2: paw*2").view().villages[0]
    assert (plain["left-1"].missing, plain["left-2"].missing) == (3, 2)
    drummed = koko(3, "left-1: hunter; left-2: drummer*2").view().villages[0]
    assert (drummed["left-1"].missing, drummed["left-2"].missing) == (2, 1)


@pytest.mark.rule("KP-4.4")
def test_how_many_cards_are_too_many() -> None:
    table = koko(2, "hand: hunter*3 paw*2; pile: shaman*2 tortoise").expect(over_limit=0).do("draw").expect(over_limit=1)
    table.do("draw").expect(over_limit=2, phase="limit").do("under hunter", "under hunter").expect(over_limit=0).done()
