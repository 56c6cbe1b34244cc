"""KP-6.19 to KP-6.28: what the rulebook leaves open about abilities, as this table decides it."""

import pytest

from tests.rules.kokopelli.village import koko

# KP-6.19: how far Fire reaches


@pytest.mark.rule("KP-6.19")
def test_fire_uses_the_near_side_of_a_neighbours_village_only() -> None:
    near_full = "right-1: tortoise; right-2: shaman"
    table = koko(4, "hand: hunter paw; left-1: fire", near_full).refuses("open hunter left", "KP-5.2").allows("open hunter right")
    table.do("open hunter right").expect(village={1: near_full, 3: "left-1: hunter"}).done()
    koko(4, "hand: hunter paw; left-1: fire", "right-1: tortoise").do("open hunter left").expect(
        village={1: "right-1: tortoise; right-2: hunter"}
    ).done()


@pytest.mark.rule("KP-6.19", "KP-6.3")
def test_spider_woman_does_not_widen_fire() -> None:
    table = koko(4, "hand: hunter paw; left-1: fire; left-2: spider_woman", "right-1: tortoise; right-2: shaman")
    table.refuses("open hunter left", "KP-5.2").done()


@pytest.mark.rule("KP-6.19", "KP-6.24")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fire_never_uses_a_space_beneath_a_neighbours_pile(seats: int) -> None:
    place = "other" if seats == 2 else "left"
    host = "left-1: sun; left-2: warrior; right-1: tortoise; right-2: shaman"
    koko(seats, "hand: hunter paw; left-1: fire", host).refuses(f"open hunter {place}", "KP-5.2").refuses(
        "open hunter sun", "KP-6.13"
    ).done()


@pytest.mark.rule("KP-6.19")
def test_fire_never_reaches_the_opposite_player() -> None:
    table = koko(4, "hand: hunter paw; left-1: fire")
    places = {action.split()[2] for action in table.choices() if action.startswith("open")}
    assert places == {"own-left", "own-right", "left", "right"}
    table.refuses("open hunter other", "KP-3.2").done()


@pytest.mark.rule("KP-6.19", "KP-3.3")
def test_with_two_players_fire_uses_the_four_open_spaces() -> None:
    table = koko(2, "hand: hunter shaman paw tortoise drummer; left-1: fire", extra=4)
    table.do(*(f"open {kind} other" for kind in ("hunter", "shaman", "paw", "tortoise"))).refuses("open drummer other", "KP-5.2")
    table.expect(village={1: "left-1: hunter; left-2: shaman; right-1: paw; right-2: tortoise"}).done()


# KP-6.20: what Snake Dance doubles


@pytest.mark.rule("KP-6.20")
@pytest.mark.parametrize("seats", [2, 4])
def test_two_cards_and_a_double_kokopelli_finish(seats: int) -> None:
    table = koko(seats, "hand: kokopelli paw; left-1: snake_dance; right-1: hunter*2").do("play kokopelli own hunter")
    table.scored(0, {"KP-5.8": 4}).expect(discard={0: "hunter*2 kokopelli"}, village={0: "left-1: snake_dance"}).done()


@pytest.mark.rule("KP-6.20")
def test_one_card_and_a_double_kokopelli_do_not() -> None:
    koko(4, "hand: kokopelli paw; left-1: snake_dance; right-1: hunter").do("play kokopelli own hunter").never("finished").done()


@pytest.mark.rule("KP-6.20", "KP-6.16")
@pytest.mark.parametrize(("seats", "village"), [(2, "other"), (4, "left")])
def test_with_drummer_one_card_and_a_double_kokopelli_finish(seats: int, village: str) -> None:
    table = koko(seats, "hand: kokopelli paw; left-1: snake_dance", "right-1: hunter; left-1: drummer").do(
        f"play kokopelli {village} hunter"
    )
    table.scored(0, {"KP-5.8": 4}).scored(1, {"KP-5.9": 1}).expect(discard={1: "hunter kokopelli@0"}).done()


@pytest.mark.rule("KP-6.20")
def test_three_cards_and_a_double_kokopelli_finish_once() -> None:
    table = koko(4, "hand: kokopelli paw; left-1: snake_dance; left-2: tortoise; right-1: hunter*3").do("play kokopelli own hunter")
    table.scored(0, {"KP-5.8": 4, "KP-6.11": 1}).expect(discard={0: "hunter*3 kokopelli"}).done()


@pytest.mark.rule("KP-6.20", "KP-6.8", "KP-6.9", "KP-6.15", "KP-6.28")
@pytest.mark.parametrize(("seats", "village"), [(2, "other"), (4, "left")])
def test_paw_lizard_and_mother_of_heaven_count_it_twice(seats: int, village: str) -> None:
    table = koko(
        seats,
        "hand: kokopelli vase; left-1: snake_dance; left-2: paw; right-1: lizard; pile: shaman drummer hunter",
        "right-1: hunter; left-1: mother_of_heaven",
    ).do(f"play kokopelli {village} hunter")
    table.scored(0, {"KP-6.8": 2}).scored(1, {"KP-6.15": 2}).told("drew", count=2, cause="lizard").expect(
        hand={0: "vase shaman drummer"}
    ).done()


@pytest.mark.rule("KP-6.20")
def test_all_else_counts_one_card() -> None:
    mine = "hand: kokopelli; left-1: snake_dance; left-2: tortoise; right-1: paw; pile: hunter*2 drummer shaman"
    table = koko(4, mine, "right-1: hunter*2 kokopelli; left-1: vase; left-2: shaman", three="hunter").do("play kokopelli left hunter")
    table.scored(0, {"KP-4.5": 1, "KP-6.8": 2, "KP-5.8": 3, "KP-6.11": 1}).scored(1, {"KP-5.9": 1, "KP-6.17": 1})
    table.expect(actions=(1, 1), hand={0: "hunter*2 drummer"}, discard={1: "hunter*2 kokopelli kokopelli@0"}, end_marks=("hunter",)).done()


@pytest.mark.rule("KP-6.20", "KP-6.1")
def test_with_chieftain_each_kokopelli_counts_two_when_played() -> None:
    """One card, then two Kokopelli: the first counts two now and one from then on, so two cards lie there and the second finishes."""
    table = koko(4, "hand: kokopelli*2 paw; left-1: snake_dance; left-2: chieftain; right-1: hunter").do("play kokopelli own hunter")
    table.never("finished").do("play kokopelli own hunter").scored(0, {"KP-5.8": 4}).done()


@pytest.mark.rule("KP-6.20", "KP-6.2")
def test_birth_counts_it_twice_too_and_it_is_one_of_the_drawn_cards() -> None:
    table = koko(4, "hand: paw; left-1: snake_dance; left-2: birth*2; right-1: hunter; pile: kokopelli hunter shaman").do("draw")
    table.do("play kokopelli own birth").scored(0, {"KP-5.8": 4}).expect(phase="play-drawn", drawn_left=1).do("play hunter own").done()


# KP-6.21: what holds for a whole action, and what is looked up for every card


@pytest.mark.rule("KP-6.21", "KP-6.4")
def test_a_warrior_finished_by_the_first_card_still_allows_the_second() -> None:
    table = (
        koko(4, "hand: warrior hunter paw; left-1: warrior*2 kokopelli; right-1: hunter").do("play warrior own").scored(0, {"KP-5.8": 4})
    )
    table.expect(phase="go-on", village={0: "right-1: hunter"}).do("play hunter own").expect(phase="choose", actions=(1, 0)).done()


@pytest.mark.rule("KP-6.21", "KP-6.1", "KP-6.4")
def test_a_chieftain_finished_by_the_first_card_leaves_the_warriors_choice() -> None:
    table = koko(4, "hand: chieftain hunter*2 paw; left-1: warrior; left-2: chieftain*2 kokopelli; right-1: hunter").do(
        "play chieftain own"
    )
    table.scored(0, {"KP-5.8": 4}).expect(phase="go-on").do("play hunter own").expect(phase="choose").done()


@pytest.mark.rule("KP-6.21", "KP-6.2")
def test_a_birth_finished_by_the_first_drawn_card_still_allows_the_second() -> None:
    table = koko(4, "hand: paw; left-1: birth*3; left-2: hunter; pile: kokopelli hunter shaman").do("draw", "play kokopelli own birth")
    table.scored(0, {"KP-5.8": 4}).expect(phase="play-drawn").do("play hunter own").expect(phase="choose", hand={0: "paw"}).done()


@pytest.mark.rule("KP-6.21", "KP-6.3", "KP-6.4")
def test_a_spider_woman_finished_by_the_first_card_no_longer_helps_the_second() -> None:
    mine = "hand: kokopelli*2 paw; left-1: warrior; left-2: spider_woman*3"
    table = koko(4, mine, "left-1: hunter; right-1: shaman").allows("play kokopelli left hunter").do("play kokopelli own spider_woman")
    table.scored(0, {"KP-5.8": 4}).refuses("play kokopelli left hunter", "KP-3.2")
    table.offers("stop", "play kokopelli own warrior", "play kokopelli left shaman").do("stop").done()


@pytest.mark.rule("KP-6.21", "KP-6.3", "KP-6.2")
def test_the_same_by_birth() -> None:
    table = koko(2, "left-1: birth; left-2: hunter; right-1: spider_woman*3; pile: kokopelli*2 paw; hand: fire", "beneath: shaman").do(
        "draw"
    )
    table.allows("play kokopelli other shaman").do("play kokopelli own spider_woman").scored(0, {"KP-5.8": 4})
    table.refuses("play kokopelli other shaman", "KP-3.3").do("stop").done()


@pytest.mark.rule("KP-6.21", "KP-6.16", "KP-6.4")
def test_a_drummer_finished_by_the_first_card_no_longer_helps_the_second() -> None:
    table = koko(4, "hand: drummer hunter paw; left-1: warrior; left-2: drummer*2; right-1: hunter*2").do("play drummer own")
    table.scored(0, {"KP-5.8": 4}).do("play hunter own").scored(0, {"KP-5.8": 4}).expect(
        village={0: "left-1: warrior; right-1: hunter*3"}
    ).done()


@pytest.mark.rule("KP-6.21", "KP-6.8", "KP-6.9")
def test_paw_and_lizard_finished_by_the_first_card_give_nothing_for_the_second() -> None:
    for kind in ("paw", "lizard"):
        table = koko(4, f"hand: {kind} hunter fire; left-1: warrior; left-2: {kind}*2 kokopelli", "right-1: hunter")
        table.do(f"play {kind} own", "play hunter left").scored(0, {"KP-5.8": 4}).never("drew").done()


@pytest.mark.rule("KP-6.21", "KP-6.18")
def test_a_snake_dance_counts_for_the_kokopelli_that_finishes_it_and_no_longer_for_the_next() -> None:
    table = koko(4, "hand: kokopelli*2 paw; left-1: warrior; left-2: snake_dance*2; right-1: hunter*2").do("play kokopelli own snake_dance")
    table.scored(0, {"KP-5.8": 4}).told("played", counts=2).do("play kokopelli own hunter").told("played", counts=1)
    table.scored(0, {"KP-5.8": 4}).expect(village={0: "left-1: warrior; right-1: hunter*2 kokopelli"}).done()


@pytest.mark.rule("KP-6.21", "KP-6.12")
@pytest.mark.parametrize(("seats", "village"), [(2, "other"), (4, "left")])
def test_the_card_that_finishes_a_vase_still_gives_its_action(seats: int, village: str) -> None:
    table = koko(seats, "hand: vase paw", "right-1: vase*2 kokopelli").do(f"play vase {village}").expect(actions=(1, 1))
    table.scored(0, {"KP-5.8": 4}).scored(1, {"KP-5.9": 1}).done()


@pytest.mark.rule("KP-6.21", "KP-6.15")
def test_the_kokopelli_that_finishes_mother_of_heaven_still_gives_her_point() -> None:
    table = koko(4, "hand: kokopelli paw", "right-1: mother_of_heaven*3").do("play kokopelli left mother_of_heaven")
    table.scored(0, {"KP-5.8": 4}).scored(1, {"KP-6.15": 1, "KP-5.9": 1}).done()


# KP-6.22: allowed, not obliged


@pytest.mark.rule("KP-6.22")
@pytest.mark.parametrize("ability", ["chieftain", "warrior"])
def test_one_card_is_always_enough(ability: str) -> None:
    table = koko(4, f"hand: hunter*2 {ability} paw; left-1: {ability}; right-1: hunter").do("play hunter own", "stop").happened("stopped")
    table.expect(phase="choose", actions=(1, 0), village={0: f"left-1: {ability}; right-1: hunter*2"}).done()


@pytest.mark.rule("KP-6.22", "KP-6.4")
def test_different_ceremonies_are_different_spaces_even_of_one_kind() -> None:
    table = koko(4, "hand: hunter*2 paw; left-1: warrior", "right-1: hunter", "", "left-2: hunter").do("play hunter left")
    table.refuses("play hunter left", "KP-6.4").do("play hunter right").expect(
        village={1: "right-1: hunter*2", 3: "left-2: hunter*2"}
    ).done()


@pytest.mark.rule("KP-6.22", "KP-6.1")
def test_for_chieftain_too_another_space_is_another_ceremony() -> None:
    table = koko(4, "hand: hunter*2 paw; left-1: chieftain", "right-1: hunter", "", "left-2: hunter").do("play hunter left")
    table.refuses("play hunter right", "KP-6.1").do("play hunter left", "stop").expect(village={1: "right-1: hunter*3"}).done()


# KP-6.23: which cards Birth plays


@pytest.mark.rule("KP-6.23", "KP-6.9")
def test_birth_does_not_reach_cards_drawn_by_lizard() -> None:
    mine = "hand: fire; left-1: birth; left-2: lizard; right-1: hunter; pile: tortoise shaman tortoise paw"
    table = koko(4, mine, "right-1: tortoise; right-2: shaman").do("draw", "play tortoise left")
    table.told("drew", seat=0, cause="lizard", cards=("tortoise",)).refuses("play tortoise left", "KP-6.23").offers(
        "stop", "play shaman left"
    )
    table.do("play shaman left").expect(phase="choose", hand={0: "fire tortoise paw"}).done()


@pytest.mark.rule("KP-6.23")
def test_birth_cannot_open() -> None:
    table = koko(4, "hand: paw; left-1: birth; pile: shaman paw").do("draw")
    assert not [action for action in table.choices() if action.startswith("open")]
    table.refuses("open shaman own-left", "KP-6.23").refuses("cancel birth", "KP-6.2").do("stop").allows("open shaman own-left").done()


@pytest.mark.rule("KP-6.23")
def test_of_each_kind_as_many_as_were_drawn() -> None:
    mine = "hand: shaman*2 paw; left-1: birth; left-2: hunter; right-1: shaman"
    mixed = koko(4, f"{mine}; pile: hunter kokopelli fire").do("draw").refuses("play shaman own", "KP-6.23")
    mixed.do("play hunter own").refuses("play hunter own", "KP-5.4").do("stop").done()
    # One Kokopelli was in hand, one was drawn: only one may be played. Two alike were drawn: both may.
    one = koko(4, "hand: kokopelli paw; left-1: birth; left-2: hunter; pile: kokopelli fire").do("draw", "play kokopelli own birth")
    one.refuses("play kokopelli own birth", "KP-6.23").do("stop").expect(hand={0: "kokopelli paw fire"}).done()
    two = koko(4, "hand: paw; left-1: birth; left-2: hunter; pile: kokopelli*2 fire").do("draw", "play kokopelli own birth")
    two.do("play kokopelli own birth").expect(hand={0: "paw"}, phase="choose").done()


@pytest.mark.rule("KP-6.23", "KP-4.5")
def test_cards_of_a_refill_are_not_drawn_by_the_action() -> None:
    """The second of two drawn cards empties the hand: the three new ones stay there."""
    table = koko(4, "left-1: birth; left-2: hunter; pile: birth*2 kokopelli*3 paw").do("draw", "play birth own").expect(phase="play-drawn")
    table.do("play birth own").scored(0, {"KP-4.5": 1}).expect(phase="choose", hand={0: "kokopelli*3"}, actions=(1, 0)).done()


# KP-6.24: Sun's space


@pytest.mark.rule("KP-6.24")
@pytest.mark.parametrize("seats", [2, 4])
def test_suns_space_may_be_used_before_the_others_are_full(seats: int) -> None:
    koko(seats, "hand: hunter paw; left-1: sun").do("open hunter sun").expect(village={0: "left-1: sun; sun: hunter"}).done()


@pytest.mark.rule("KP-6.24", "KP-5.3")
def test_opening_there_is_opening_in_the_own_play_area() -> None:
    koko(4, "hand: hunter paw; left-1: sun", "right-1: hunter").refuses("open hunter sun", "KP-5.3").done()
    koko(4, "hand: sun paw; left-1: sun").refuses("open sun sun", "KP-5.3").done()


@pytest.mark.rule("KP-6.24")
def test_suns_space_is_used_by_suns_owner_alone() -> None:
    table = koko(4, "hand: hunter paw; left-1: fire", "left-1: sun", "", "left-1: sun").refuses("open hunter sun", "KP-6.13")
    table.do("open hunter left").told("opened", village=1, space="right-1").done()


# KP-6.25: the order of effects


@pytest.mark.rule("KP-6.25", "KP-6.28")
def test_effects_come_in_their_order() -> None:
    table = koko(
        4,
        "hand: kokopelli; left-1: paw; left-2: lizard; right-1: tortoise; pile: shaman*2 hunter drummer",
        "right-1: mother_of_heaven*3; left-1: vase; left-2: shaman",
        three="mother_of_heaven",
    ).do("play kokopelli left mother_of_heaven")
    told = [(e.kind, e.seat, e.public.get("rule") or e.public.get("cause", "")) for e in table.last]
    assert told == [
        ("played", 0, ""),
        ("hand-emptied", 0, ""),
        ("scored", 0, "KP-4.5"),
        ("drew", 0, "empty-hand"),
        ("scored", 0, "KP-6.8"),
        ("drew", 0, "lizard"),
        ("pile-emptied", 0, ""),
        ("scored", 1, "KP-6.15"),
        ("action-gained", 0, "KP-6.12"),
        ("finished", 0, ""),
        ("scored", 0, "KP-5.8"),
        ("end-tile-placed", 0, ""),
        ("scored", 1, "KP-5.9"),
        ("scored", 0, "KP-6.11"),
        ("scored", 1, "KP-6.17"),
    ]
    table.expect(points=[6, 3, 0, 0]).done()


@pytest.mark.rule("KP-6.25", "KP-4.6")
def test_the_refill_comes_before_what_lizard_draws() -> None:
    table = koko(2, "hand: hunter; left-1: lizard; pile: paw shaman drummer", "right-1: hunter").do("play hunter other")
    table.told("drew", cause="empty-hand", count=3).told("pile-emptied").scored(0, {"KP-4.5": 1})
    assert [event.public["cause"] for event in table.events("drew")] == ["empty-hand"]  # nothing is left for Lizard
    table.done()


# KP-6.26: going on


@pytest.mark.rule("KP-6.26", "KP-6.1")
def test_chieftain_is_asked_even_if_no_card_in_hand_fits() -> None:
    table = koko(4, "hand: hunter paw; left-1: chieftain; right-1: hunter").do("play hunter own").expect(phase="go-on").offers("stop")
    table.refuses("draw", "KP-6.26").refuses("end", "KP-6.26").do("stop").expect(phase="choose", actions=(1, 0)).done()


@pytest.mark.rule("KP-6.26", "KP-6.1")
def test_chieftains_action_ends_by_itself_when_the_ceremony_is_finished_or_the_hand_is_empty() -> None:
    finished = koko(4, "hand: hunter kokopelli; left-1: chieftain; right-1: hunter*2 kokopelli").do("play hunter own")
    finished.scored(0, {"KP-5.8": 4}).expect(phase="choose", actions=(1, 0)).done()
    empty = koko(4, "hand: hunter; left-1: chieftain; right-1: hunter; pile:", emptied=0).do("play hunter own")
    empty.scored(0, {"KP-4.5": 1}).expect(phase="choose", actions=(1, 0)).done()


@pytest.mark.rule("KP-6.26", "KP-6.4")
def test_warrior_is_asked_even_if_no_card_in_hand_fits() -> None:
    koko(4, "hand: hunter paw; left-1: warrior; right-1: hunter").do("play hunter own").offers("stop").do("stop").expect(
        actions=(1, 0)
    ).done()


@pytest.mark.rule("KP-6.26", "KP-6.4")
def test_warriors_action_ends_by_itself_without_another_ceremony_in_reach_or_a_card() -> None:
    alone = koko(4, "hand: warrior kokopelli*2; left-1: warrior", "left-1: hunter", "left-1: paw; right-1: shaman").do("play warrior own")
    alone.expect(phase="choose", actions=(1, 0)).done()
    empty = koko(4, "hand: hunter; left-1: warrior; right-1: hunter; pile:", emptied=0).do("play hunter own")
    empty.scored(0, {"KP-4.5": 1}).expect(phase="choose", actions=(1, 0)).done()
    # The near miss: a neighbour's ceremony within reach is enough.
    koko(4, "hand: warrior paw; left-1: warrior", "right-1: hunter").do("play warrior own").offers("stop").do("stop").done()


@pytest.mark.rule("KP-6.26", "KP-6.4")
def test_with_two_players_a_ceremony_beneath_the_other_pile_is_not_in_reach_of_the_warrior() -> None:
    koko(2, "hand: warrior kokopelli; left-1: warrior", "beneath: hunter").do("play warrior own").expect(phase="choose").done()
    koko(2, "hand: warrior kokopelli; left-1: warrior", "left-1: hunter").do("play warrior own").expect(phase="go-on").do("stop").done()


@pytest.mark.rule("KP-6.26", "KP-6.2")
def test_birth_is_asked_even_if_no_drawn_card_fits() -> None:
    koko(4, "hand: birth; left-1: birth; pile: paw shaman").do("draw").expect(phase="play-drawn").offers("stop").do("stop").done()


@pytest.mark.rule("KP-6.26", "KP-6.2")
def test_births_action_ends_by_itself_when_no_drawn_card_is_left() -> None:
    table = koko(4, "hand: paw; left-1: birth; pile: kokopelli shaman").do("draw", "play kokopelli own birth")
    table.expect(phase="choose", actions=(1, 0)).done()


@pytest.mark.rule("KP-6.26")
def test_whether_it_goes_on_does_not_depend_on_the_hand() -> None:
    """The table sees the same whether the two other cards in hand fit or not."""
    fitting = koko(4, "hand: hunter*2 kokopelli; left-1: chieftain; right-1: hunter").do("play hunter own")
    unfitting = koko(4, "hand: hunter paw shaman; left-1: chieftain; right-1: hunter").do("play hunter own")
    assert fitting.view().phase == unfitting.view().phase == "go-on"
    assert [e.seen_by(1) for e in fitting.last] == [e.seen_by(1) for e in unfitting.last]


# KP-6.27: what the Vase gave


@pytest.mark.rule("KP-6.27", "KP-6.12")
def test_the_action_is_kept_when_the_vase_leaves() -> None:
    table = koko(4, "hand: hunter paw shaman; left-1: vase; right-1: hunter").do("play hunter own", "cancel vase").expect(actions=(0, 1))
    table.do("cancel hunter").expect(to_move=1).done()


@pytest.mark.rule("KP-6.27")
def test_a_vase_opened_again_gives_nothing_if_its_village_has_given() -> None:
    table = koko(4, "hand: kokopelli vase*2 paw shaman; left-1: vase kokopelli*2").do("play kokopelli own vase").scored(0, {"KP-5.8": 4})
    table.expect(actions=(1, 1)).do("open vase own-left").expect(actions=(0, 1)).do("play vase own").expect(to_move=1).done()
    assert len(table.events("action-gained")) == 1


@pytest.mark.rule("KP-6.27")
def test_a_vase_opened_again_gives_its_action_if_its_village_has_given_none() -> None:
    table = koko(
        4,
        "hand: shaman drummer vase tortoise paw; left-1: vase; left-2: warrior; right-1: tortoise",
        "right-1: shaman; left-1: vase",
        "",
        "left-1: drummer; right-1: vase",
    )
    table.do("play shaman left", "play drummer right").expect(actions=(1, 2), vase_given=(1, 3))
    table.do("cancel vase", "open vase own-left").expect(actions=(0, 1)).do("play tortoise own", "stop").expect(actions=(0, 1))
    table.expect(vase_given=(0, 1, 3), to_move=0).done()


# KP-6.28: under which rule points are booked


@pytest.mark.rule("KP-6.28")
def test_eagle_feathers_three_points_are_one_entry() -> None:
    table = koko(4, "hand: hunter; left-1: eagle_feather; right-1: hunter").do("play hunter own").scored(0, {"KP-6.10": 3})
    assert len(table.events("scored")) == 1
    table.done()


@pytest.mark.rule("KP-6.28")
def test_what_snake_dance_doubles_is_booked_under_the_doubled_rule() -> None:
    table = koko(2, "hand: kokopelli vase; left-1: snake_dance; left-2: paw", "right-1: mother_of_heaven").do(
        "play kokopelli other mother_of_heaven"
    )
    booked = [(event.seat, event.public["rule"], event.public["points"]) for event in table.events("scored")]
    assert booked == [(0, "KP-6.8", 2), (1, "KP-6.15", 2)]
    table.expect(points=[2, 2]).done()
