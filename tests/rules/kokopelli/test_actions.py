"""KP-5: draw, open, play, cancel, exchange, and what finishing a ceremony gives."""

import pytest

from tests.rules.kokopelli.village import koko

# KP-5.1: draw


@pytest.mark.rule("KP-5.1")
@pytest.mark.parametrize("seats", [2, 4])
def test_draw_takes_the_top_card_of_the_own_pile(seats: int) -> None:
    table = koko(seats, "pile: paw hunter shaman", "pile: drummer").do("draw").told("drew", seat=0, cards=("paw",), count=1, cause="action")
    table.expect(hand={0: "paw", 1: ""}, pile_sizes={0: 2, 1: 1}, actions=(1, 0)).do("draw").expect(hand={0: "paw hunter"}).done()


@pytest.mark.rule("KP-5.1", "KP-6.5")
def test_whenever_too_few_are_there_those_are_drawn() -> None:
    hunter = koko(4, "pile: paw; left-1: hunter").do("draw").told("drew", count=1).told("pile-emptied", by=0)
    hunter.expect(hand={0: "paw"}, pile_sizes={0: 0}).refuses("draw", "KP-4.8").done()
    refill = koko(4, "hand: paw; pile: shaman drummer").do("open paw own-left").told("drew", count=2, cause="empty-hand")
    refill.scored(0, {"KP-4.5": 1}).expect(hand={0: "shaman drummer"}, emptied=(0,)).done()
    lizard = koko(4, "hand: paw shaman; left-1: lizard; pile:", "right-1: paw", emptied=0)
    lizard.do("play paw left").never("drew").done()


@pytest.mark.rule("KP-5.1", "KP-5.11")
def test_an_empty_pile_is_not_made_new_from_the_discards() -> None:
    table = koko(4, "hand: paw; pile:", emptied=0).refuses("draw", "KP-4.8")
    assert sum(table.see_discard()[0].values()) == 35
    table.done()


# KP-5.2, KP-5.3: open


@pytest.mark.rule("KP-5.2")
@pytest.mark.parametrize(
    ("seats", "place", "space"), [(2, "own", "left-1"), (2, "beneath", "beneath"), (3, "own-left", "left-1"), (4, "own-right", "right-1")]
)
def test_opening_puts_a_card_from_the_hand_on_an_empty_own_space(seats: int, place: str, space: str) -> None:
    table = (
        koko(seats, "hand: hunter*2 kokopelli").do(f"open hunter {place}").told("opened", by=0, ceremony="hunter", village=0, space=space)
    )
    table.expect(village={0: f"{space}: hunter", 1: ""}, hand={0: "hunter kokopelli"}, points=[0] * seats, actions=(1, 0)).done()


@pytest.mark.rule("KP-5.2")
def test_only_what_is_in_hand_can_be_opened() -> None:
    table = koko(4, "hand: hunter", "hand: paw").refuses("open paw own-left", "KP-5.2").refuses("open shaman own-right", "KP-5.2")
    assert [action for action in table.choices() if action.startswith("open")] == ["open hunter own-left", "open hunter own-right"]
    table.done()


@pytest.mark.rule("KP-5.2", "KP-2.1")
def test_a_ceremony_that_is_not_in_the_game_cannot_be_opened() -> None:
    koko(
        4, "hand: hunter", ceremonies="hunter warrior tortoise paw drummer shaman spider_woman eagle_feather mother_of_heaven fire"
    ).refuses("open vase own-left", "KP-2.1").done()


@pytest.mark.rule("KP-5.2")
def test_a_space_in_use_is_not_empty() -> None:
    table = koko(4, "hand: hunter paw; left-1: shaman; left-2: drummer").refuses("open hunter own-left", "KP-5.2")
    table.do("open hunter own-right").expect(village={0: "left-1: shaman; left-2: drummer; right-1: hunter"}).done()


@pytest.mark.rule("KP-5.2")
def test_the_second_space_of_a_side_is_used_when_the_first_is_taken() -> None:
    table = koko(4, "hand: hunter paw; right-1: shaman").do("open hunter own-right").expect(village={0: "right-1: shaman; right-2: hunter"})
    table.done()


@pytest.mark.rule("KP-5.3")
def test_green_looks_through_the_own_play_area_before_opening_hunter() -> None:
    """The rulebook's picture: two free spaces, and the Hunter must stand nowhere in reach."""
    mine = "hand: hunter paw; left-1: shaman; right-1: drummer"
    koko(4, mine).allows("open hunter own-left", "open hunter own-right").done()
    koko(4, mine, "right-2: hunter").refuses("open hunter own-left", "KP-5.3").refuses("open hunter own-right", "KP-5.3").done()
    koko(4, mine, "left-2: hunter").allows("open hunter own-left").done()
    koko(4, mine, "", "left-1: hunter; right-1: paw").allows("open hunter own-left", "open paw own-left").done()


@pytest.mark.rule("KP-5.3")
def test_the_refusal_says_where_the_ceremony_stands() -> None:
    table = koko(4, "hand: hunter paw", "right-2: hunter")
    refusal = table.why_not("open hunter own-left")
    assert refusal is not None
    assert dict(refusal.facts) == {"ceremony": "hunter", "village": 1, "space": "right-2", "host": 0}
    table.done()


@pytest.mark.rule("KP-5.3", "KP-5.6")
def test_a_cancelled_ceremony_may_be_opened_again() -> None:
    table = koko(4, "hand: hunter paw; left-1: hunter").refuses("open hunter own-right", "KP-5.3")
    table.do("cancel hunter", "open hunter own-right").expect(village={0: "right-1: hunter"}).done()


# KP-5.4, KP-5.5: play


@pytest.mark.rule("KP-5.4")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_matching_card_or_a_kokopelli_is_played(seats: int) -> None:
    left = "other" if seats == 2 else "left"
    table = koko(seats, "hand: hunter kokopelli paw; left-1: shaman", "right-1: hunter")
    table.refuses("play paw own", "KP-5.4").refuses(f"play shaman {left}", "KP-5.4").refuses("play shaman own", "KP-5.4")
    table.allows("play kokopelli own shaman", f"play kokopelli {left} hunter").do(f"play hunter {left}")
    table.told("played", by=0, card="hunter", ceremony="hunter", village=1, space="right-1", counts=1)
    table.do("play kokopelli own shaman").told("played", card="kokopelli", ceremony="shaman", village=0, counts=1)
    table.expect(village={0: "left-1: shaman kokopelli", 1: "right-1: hunter*2"}, hand={0: "paw"}, points=[0] * seats).done()


@pytest.mark.rule("KP-5.4")
def test_without_the_card_nothing_is_played() -> None:
    table = koko(4, "hand: paw; left-1: hunter").refuses("play hunter own", "KP-5.4").refuses("play kokopelli own hunter", "KP-5.4")
    table.refuses("play paw own", "KP-5.4").done()


@pytest.mark.rule("KP-5.4", "KP-6.1", "KP-6.8")
def test_chieftain_with_paw_counts_each_card() -> None:
    """The rulebook's example: Hunter and Kokopelli in one action on the neighbour's ceremony, 1 point for each by Paw."""
    table = koko(4, "hand: hunter kokopelli shaman; left-1: chieftain; right-1: paw", "right-1: hunter")
    table.do("play hunter left").scored(0, {"KP-6.8": 1}).do("play kokopelli left hunter").scored(0, {"KP-6.8": 2}).do("stop")
    table.expect(village={1: "right-1: hunter*2 kokopelli"}, actions=(1, 0), points=[2, 0, 0, 0]).done()


@pytest.mark.rule("KP-5.5")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_second_and_third_cards_extend(seats: int) -> None:
    table = koko(seats, "hand: hunter*2 paw; left-1: hunter").do("play hunter own", "play hunter own").never("scored", "finished")
    table.expect(village={0: "left-1: hunter*3"}, to_move=1).done()


@pytest.mark.rule("KP-5.5", "KP-5.8")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_fourth_card_finishes(seats: int) -> None:
    table = koko(seats, "hand: kokopelli paw; left-1: hunter*3; right-1: shaman").do("play kokopelli own hunter")
    table.told("finished", by=0, ceremony="hunter", village=0, worth=4, tile=True)
    table.expect(village={0: "right-1: shaman"}, discard={0: "hunter*3 kokopelli"}).scored(0, {"KP-5.8": 4, "KP-6.17": 1}).done()


@pytest.mark.rule("KP-5.4", "KP-5.5")
def test_blue_extends_the_own_tortoise_or_a_neighbours_spider_woman() -> None:
    """The rulebook's picture of the play area when extending."""
    table = koko(4, "hand: tortoise spider_woman paw; left-1: tortoise", "right-1: spider_woman", "", "left-2: spider_woman")
    table.allows("play tortoise own", "play spider_woman left", "play spider_woman right").do("play spider_woman right")
    table.expect(village={1: "right-1: spider_woman", 3: "left-2: spider_woman*2"}).done()


# KP-5.6: cancel


@pytest.mark.rule("KP-5.6")
@pytest.mark.parametrize("seats", [2, 4])
def test_cancelling_puts_all_cards_on_the_own_discard_pile_and_nobody_scores(seats: int) -> None:
    mine = "left-1: tortoise kokopelli@1 tortoise@1; left-2: shaman; hand: paw"
    table = (
        koko(seats, mine, "right-1: tortoise").do("cancel tortoise").told("cancelled", by=0, ceremony="tortoise", village=0, space="left-1")
    )
    table.expect(discard={0: "tortoise kokopelli@1 tortoise@1", 1: ""}, village={0: "left-2: shaman", 1: "right-1: tortoise"})
    table.expect(points=[0] * seats, actions=(1, 0), tiles={**table.view().tiles, "tortoise": 4}).done()


@pytest.mark.rule("KP-5.6")
def test_only_own_ceremonies_are_cancelled() -> None:
    table = koko(4, "hand: paw; left-1: shaman", "right-1: hunter").refuses("cancel hunter", "KP-5.6").refuses("cancel paw", "KP-5.6")
    table.allows("cancel shaman").done()


# KP-5.7: exchange


@pytest.mark.rule("KP-5.7")
@pytest.mark.parametrize("seats", [2, 4])
def test_an_exchange_puts_all_cards_under_in_the_order_of_choice_then_draws_as_many(seats: int) -> None:
    table = koko(seats, "hand: hunter*2 paw; pile: shaman drummer*2 tortoise warrior", "hand: shaman")
    table.do("exchange").happened("exchange-began").offers("under hunter", "under paw").refuses("draw", "KP-5.7").refuses(
        "under drummer", "KP-5.7"
    )
    table.do("under hunter").offers("under hunter", "under paw").do("under paw").offers("under hunter").never("drew").do("under hunter")
    table.told("drew", seat=0, cards=("shaman", "drummer", "drummer"), cause="exchange")
    table.expect(hand={0: "shaman drummer*2", 1: "shaman"}, known={0: "hunter paw hunter"}, pile_sizes={0: 5}, points=[0] * seats).done()


@pytest.mark.rule("KP-5.7")
def test_each_card_goes_to_the_very_bottom_beneath_earlier_ones() -> None:
    table = koko(4, "hand: hunter paw; pile: shaman drummer; tail: warrior tortoise").do("exchange", "under paw", "under hunter")
    table.expect(known={0: "warrior tortoise paw hunter"}, hand={0: "shaman drummer"}).do("draw").expect(hand={0: "shaman drummer warrior"})
    table.expect(known={0: "tortoise paw hunter"}).done()


@pytest.mark.rule("KP-5.7")
def test_an_exchange_beyond_the_pile_brings_back_own_cards_in_their_order() -> None:
    table = koko(4, "hand: hunter paw shaman; pile: drummer").do("exchange", "under shaman", "under hunter", "under paw")
    table.expect(hand={0: "drummer shaman hunter"}, known={0: "paw"}, pile_sizes={0: 1}).done()


@pytest.mark.rule("KP-5.7")
@pytest.mark.parametrize("seats", [2, 4])
def test_over_an_empty_pile_it_gives_the_same_cards_back(seats: int) -> None:
    table = koko(seats, "hand: hunter paw; pile:").do("exchange", "under paw", "under hunter").never("pile-emptied")
    table.expect(hand={0: "hunter paw"}, pile_sizes={0: 0}, emptied=()).done()


@pytest.mark.rule("KP-5.7", "KP-7.1")
def test_an_exchange_never_empties_the_pile() -> None:
    """The drawn cards are replaced by the ones put under, so a pile of two stays one of two and the game goes on."""
    table = koko(2, "hand: hunter paw; pile: shaman drummer", "hand: paw", first=1, turn=0, actions=1).do(
        "exchange", "under paw", "under hunter"
    )
    table.expect(pile_sizes={0: 2}, emptied=(), round=3, to_move=1).never("pile-emptied", "ended").done()
    same = koko(2, "hand: hunter; pile:", "hand: paw", first=1, turn=0, actions=1).do("exchange", "under hunter")
    same.expect(round=3, to_move=1).never("ended").done()


@pytest.mark.rule("KP-5.7")
def test_an_exchange_of_one_card_is_still_asked() -> None:
    koko(4, "hand: hunter; pile: paw").do("exchange").offers("under hunter").do("under hunter").expect(hand={0: "paw"}).done()


# KP-5.8, KP-5.9: finishing


@pytest.mark.rule("KP-5.8", "KP-2.3")
@pytest.mark.parametrize("seats", [2, 4])
def test_four_then_three_then_one(seats: int) -> None:
    table = koko(seats, "hand: hunter paw; left-1: hunter*2 kokopelli")
    table.do("play hunter own").scored(0, {"KP-5.8": 4}).never("end-tile-placed")
    assert table.view().tiles["hunter"] == 3
    assert table.view().tiles["paw"] == 4
    table.expect(end_marks=()).done()

    table = koko(seats, "hand: hunter paw; left-1: hunter*2 kokopelli", three="hunter")
    stack = table.view().end_tiles
    table.do("play hunter own").told("finished", worth=3, tile=True).scored(0, {"KP-5.8": 3})
    table.told("end-tile-placed", ceremony="hunter", left=stack - 1)
    assert table.view().tiles["hunter"] == 1
    table.expect(end_marks=("hunter",), end_tiles=stack - 1).done()

    table = koko(seats, "hand: hunter paw; left-1: hunter*2 kokopelli", gone="hunter")
    table.do("play hunter own").told("finished", worth=1, tile=False).scored(0, {"KP-5.8": 1}).never("end-tile-placed")
    table.expect(end_marks=("hunter",), end_tiles=stack - 1).done()


@pytest.mark.rule("KP-5.8")
def test_the_example_of_the_paw_that_has_lost_its_four() -> None:
    """The rulebook's example: the finisher takes the 3, a Game End tile comes in its place."""
    table = koko(4, "hand: paw shaman; left-1: paw*2 kokopelli", three="paw").do("play paw own").scored(0, {"KP-5.8": 3})
    table.expect(end_tiles=8, end_marks=("paw",)).done()


@pytest.mark.rule("KP-5.8", "KP-5.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_finisher_takes_the_tile_and_the_owner_one_point(seats: int) -> None:
    """The rulebook's example: green finishes yellow's ceremony, so yellow gains 1."""
    village = "other" if seats == 2 else "left"
    table = koko(seats, "hand: hunter paw", "right-1: hunter kokopelli@0*2").do(f"play hunter {village}")
    table.scored(0, {"KP-5.8": 4}).scored(1, {"KP-5.9": 1})
    table.expect(discard={0: "", 1: "hunter kokopelli@0*2 hunter@0"}, village={1: ""}, points=[4, 1, *[0] * (seats - 2)]).done()


@pytest.mark.rule("KP-5.9")
def test_an_owner_who_finishes_gets_no_point_as_owner() -> None:
    koko(4, "hand: hunter paw; left-1: hunter kokopelli@1*2").do("play hunter own").scored(0, {"KP-5.8": 4}).expect(
        discard={0: "hunter*2 kokopelli@1*2", 1: ""}
    ).done()


@pytest.mark.rule("KP-5.10", "KP-5.8")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_the_stack_empty_a_three_places_no_end_tile(seats: int) -> None:
    nine = "warrior tortoise paw drummer shaman spider_woman eagle_feather mother_of_heaven snake_dance"
    table = koko(seats, "hand: hunter*2 paw; left-1: hunter*1 kokopelli*2", gone=nine, three="hunter").expect(end_tiles=0)
    table.do("play hunter own").scored(0, {"KP-5.8": 3}).never("end-tile-placed")
    assert "hunter" not in table.view().end_marks
    assert len(table.view().end_marks) == 9
    table.done()
    # Without a point tile it is 1 point, though there is no Game End tile either.
    table = koko(seats, "hand: hunter*2 paw; left-1: hunter*1 kokopelli*2", gone=f"{nine} hunter", end_marks=nine)
    table.do("play hunter own").scored(0, {"KP-5.8": 1}).never("end-tile-placed").done()


@pytest.mark.rule("KP-5.11")
def test_the_order_of_discards_is_nobodys_decision() -> None:
    one = koko(4, "hand: hunter paw; left-1: hunter hunter@1 kokopelli").do("play hunter own").scored(0, {"KP-5.8": 4})
    other = koko(4, "hand: hunter paw; left-1: hunter kokopelli hunter@1").do("play hunter own").scored(0, {"KP-5.8": 4})
    assert one.match.state.position() == other.match.state.position()
    one.expect(phase="choose", to_move=0).done()


@pytest.mark.rule("KP-5.12", "KP-6.6")
@pytest.mark.parametrize("seats", [2, 4])
def test_opening_is_not_playing_to_a_ceremony(seats: int) -> None:
    place = "other" if seats == 2 else "left"
    table = koko(
        seats,
        "hand: hunter paw; left-1: fire; left-2: paw; right-1: lizard; right-2: vase",
        "left-1: mother_of_heaven; left-2: vase; right-1: shaman",
    )
    table.do(f"open hunter {place}").happened("opened").expect(points=[0] * seats, actions=(1, 0), hand={0: "paw"}).done()


@pytest.mark.rule("KP-5.12", "KP-6.12")
def test_opening_at_home_gives_nothing_either() -> None:
    table = koko(4, "hand: hunter paw; left-1: vase; left-2: mother_of_heaven").do("open hunter own-right").happened("opened")
    table.expect(actions=(1, 0), points=[0, 0, 0, 0]).done()


@pytest.mark.rule("KP-5.4")
def test_no_action_is_there_for_a_kind_of_card_the_game_does_not_have() -> None:
    table = koko(
        4, "hand: hunter", ceremonies="hunter warrior tortoise paw drummer shaman spider_woman eagle_feather mother_of_heaven fire"
    )
    table.refuses("play vase own", "KP-5.4").refuses("cancel vase", "KP-5.6").refuses("under vase", "KP-4.4").done()
