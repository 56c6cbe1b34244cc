"""KP-6.1 to KP-6.18: what each of the sixteen ceremonies does, with the rulebook's examples."""

import pytest

from tests.rules.kokopelli.village import koko

# Chieftain


@pytest.mark.rule("KP-6.1")
@pytest.mark.parametrize("seats", [2, 4])
def test_chieftain_plays_any_number_of_cards_on_one_ceremony_until_it_is_finished(seats: int) -> None:
    village = "other" if seats == 2 else "left"
    table = koko(seats, "hand: hunter*2 kokopelli*2 paw; left-1: chieftain", "right-1: hunter")
    table.do(f"play hunter {village}", f"play hunter {village}").expect(phase="go-on", actions=(1, 0))
    table.do(f"play kokopelli {village} hunter").scored(0, {"KP-5.8": 4}).scored(1, {"KP-5.9": 1})
    table.expect(phase="choose", actions=(1, 0), hand={0: "kokopelli paw"}).done()


@pytest.mark.rule("KP-6.1")
def test_all_cards_of_a_chieftain_go_on_the_same_ceremony() -> None:
    table = koko(4, "hand: hunter*2 paw kokopelli; left-1: chieftain; right-1: hunter; right-2: paw", "right-1: hunter")
    table.do("play hunter own").refuses("play paw own", "KP-6.1").refuses("play hunter left", "KP-6.1").refuses("draw", "KP-6.26")
    table.refuses("play kokopelli own chieftain", "KP-6.1").offers("stop", "play hunter own", "play kokopelli own hunter")
    table.do("play kokopelli own hunter", "stop").expect(village={0: "left-1: chieftain; right-1: hunter*2 kokopelli; right-2: paw"}).done()


@pytest.mark.rule("KP-6.1")
def test_without_a_chieftain_one_card_is_one_action() -> None:
    table = koko(4, "hand: hunter*2 paw; right-1: hunter", "left-1: chieftain").do("play hunter own").expect(phase="choose", actions=(1, 0))
    table.refuses("stop", "KP-6.26").do("play hunter own").expect(to_move=1).done()


@pytest.mark.rule("KP-6.1")
def test_chieftain_helps_playing_only() -> None:
    koko(4, "hand: hunter paw; left-1: chieftain").do("open hunter own-right").expect(phase="choose", actions=(1, 0)).done()


# Birth


@pytest.mark.rule("KP-6.2")
@pytest.mark.parametrize("seats", [2, 4])
def test_birth_plays_the_drawn_card_at_once(seats: int) -> None:
    village = "other" if seats == 2 else "right"
    texts = ["hand: paw; left-1: birth; pile: tortoise shaman", *[""] * (seats - 2), "left-1: tortoise"]
    table = koko(seats, *texts).do("draw").expect(phase="play-drawn", actions=(1, 0), hand={0: "paw tortoise"})
    table.offers("stop", f"play tortoise {village}").do(f"play tortoise {village}").expect(phase="choose", actions=(1, 0), hand={0: "paw"})
    table.expect(village={seats - 1: "left-1: tortoise*2"}).done()


@pytest.mark.rule("KP-6.2")
def test_birth_obliges_nobody() -> None:
    table = koko(4, "hand: paw; left-1: birth; pile: birth shaman").do("draw", "stop").happened("stopped")
    table.expect(hand={0: "paw birth"}, actions=(1, 0)).done()


@pytest.mark.rule("KP-6.2", "KP-6.5")
@pytest.mark.parametrize(
    ("plays", "left"),
    [
        (["play birth own", "play kokopelli own birth"], ""),
        (["play kokopelli own birth", "play birth own"], ""),
        (["play kokopelli own hunter", "play birth own"], ""),
        (["play birth own", "stop"], "kokopelli"),
        (["stop"], "birth kokopelli"),
    ],
)
def test_birth_with_hunter_draws_both_then_plays_both_or_one_or_none(plays: list[str], left: str) -> None:
    table = koko(4, "hand: paw; left-1: birth; left-2: hunter; pile: birth kokopelli shaman").do("draw")
    table.told("drew", count=2).expect(drawn_left=2).do(*plays).expect(hand={0: f"paw {left}"}, actions=(1, 0), phase="choose").done()


@pytest.mark.rule("KP-6.2", "KP-6.23")
@pytest.mark.parametrize("pile", ["sun shaman", "shaman sun"])
def test_birth_with_hunter_knows_both_cards_whatever_they_are(pile: str) -> None:
    table = koko(4, f"hand: paw; left-1: birth; left-2: hunter; right-1: sun; right-2: shaman; pile: {pile} fire").do("draw")
    table.offers("stop", "play sun own", "play shaman own").do("play sun own").offers("stop", "play shaman own").do("stop").done()
    first = koko(4, f"hand: paw; left-1: birth; left-2: hunter; right-1: sun; right-2: shaman; pile: {pile} fire").do("draw")
    first.do("play shaman own").offers("stop", "play sun own").do("play sun own").expect(phase="choose", hand={0: "paw"}).done()


@pytest.mark.rule("KP-6.2", "KP-6.23")
def test_only_the_drawn_cards_are_played() -> None:
    table = koko(4, "hand: birth; left-1: birth; left-2: shaman; pile: shaman paw").do("draw").refuses("play birth own", "KP-6.23")
    table.refuses("play kokopelli own birth", "KP-5.4").refuses("draw", "KP-6.2").do("play shaman own").expect(hand={0: "birth"}).done()


@pytest.mark.rule("KP-6.2")
def test_chieftain_and_warrior_have_no_part_in_birth() -> None:
    table = koko(4, "hand: birth shaman; left-1: birth; left-2: chieftain; right-1: warrior; right-2: shaman; pile: shaman paw").do("draw")
    table.do("play shaman own").expect(phase="choose", actions=(1, 0), hand={0: "birth shaman"}).done()


@pytest.mark.rule("KP-6.2", "KP-6.8", "KP-6.12", "KP-6.15")
def test_the_effects_of_played_cards_come_by_birth_too() -> None:
    table = koko(
        4, "hand: fire; left-1: birth; left-2: paw; pile: kokopelli fire", "right-1: shaman*3; left-1: vase; left-2: mother_of_heaven"
    ).do("draw", "play kokopelli left shaman")
    table.scored(0, {"KP-6.8": 1, "KP-5.8": 4}).scored(1, {"KP-6.15": 1, "KP-5.9": 1, "KP-6.17": 1}).expect(actions=(1, 1)).done()


@pytest.mark.rule("KP-6.2", "KP-4.5")
def test_a_card_played_by_birth_can_empty_the_hand() -> None:
    table = koko(4, "left-1: birth; pile: birth shaman hunter fire paw").do("draw", "play birth own").scored(0, {"KP-4.5": 1})
    table.expect(hand={0: "shaman hunter fire"}, phase="choose").done()


@pytest.mark.rule("KP-6.2")
def test_without_birth_a_drawn_card_waits_for_an_action() -> None:
    koko(4, "hand: paw; left-1: hunter; pile: hunter shaman", "right-1: birth").do("draw").expect(phase="choose", actions=(1, 0)).done()


@pytest.mark.rule("KP-6.2")
def test_birth_is_for_draw_actions_not_for_exchanges_or_refills() -> None:
    koko(4, "hand: paw; left-1: birth; pile: birth shaman").do("exchange", "under paw").expect(phase="choose", hand={0: "birth"}).done()
    table = koko(4, "hand: paw; left-1: birth; pile: birth shaman hunter fire").do("open paw own-left").expect(phase="choose")
    table.scored(0, {"KP-4.5": 1}).done()


# Spider Woman


@pytest.mark.rule("KP-6.3")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("space", ["left-1", "left-2", "right-1", "right-2", "sun"])
def test_spider_woman_reaches_all_spaces_of_both_neighbours(seats: int, space: str) -> None:
    mine = "hand: kokopelli paw; left-1: spider_woman"
    koko(seats, mine, f"{space}: tortoise").allows("play kokopelli left tortoise").done()
    koko(seats, mine, *[""] * (seats - 2), f"{space}: tortoise").allows("play kokopelli right tortoise").done()


@pytest.mark.rule("KP-6.3")
def test_spider_woman_does_not_reach_the_opposite_player() -> None:
    table = koko(4, "hand: kokopelli paw; left-1: spider_woman", "", "left-1: tortoise; right-1: shaman; sun: hunter")
    assert [action for action in table.choices() if action.startswith("play")] == ["play kokopelli own spider_woman"]
    table.done()


@pytest.mark.rule("KP-6.3")
def test_spider_woman_with_two_players_reaches_beneath_the_other_pile() -> None:
    other = "left-1: tortoise; beneath: shaman; sun: hunter; hand: kokopelli paw"
    table = koko(2, "hand: kokopelli paw; left-1: spider_woman", other)
    table.allows("play kokopelli other tortoise", "play kokopelli other shaman", "play kokopelli other hunter").done()
    # The other player has no Spider Woman.
    table = koko(2, "left-1: spider_woman; beneath: drummer; sun: eagle_feather", other, turn=1)
    table.refuses("play kokopelli other drummer", "KP-3.3").refuses("play kokopelli other eagle_feather", "KP-3.3")
    table.allows("play kokopelli other spider_woman").done()


@pytest.mark.rule("KP-6.3", "KP-5.3")
def test_for_opening_spider_woman_changes_nothing() -> None:
    table = koko(4, "hand: tortoise hunter paw; left-1: spider_woman", "left-1: tortoise; right-1: hunter", "", "right-2: paw")
    table.refuses("open hunter own-left", "KP-5.3").allows("open tortoise own-left", "open paw own-right")
    table.refuses("open paw left", "KP-6.6").do("open tortoise own-left").expect(
        village={0: "left-1: spider_woman; left-2: tortoise"}
    ).done()
    koko(2, "hand: tortoise paw; left-1: spider_woman", "beneath: tortoise").allows("open tortoise own").done()


# Warrior


@pytest.mark.rule("KP-6.4")
@pytest.mark.parametrize("seats", [2, 4])
def test_warrior_plays_two_cards_on_two_ceremonies(seats: int) -> None:
    village = "other" if seats == 2 else "left"
    table = koko(seats, "hand: hunter tortoise shaman*2; left-1: warrior; right-1: hunter; right-2: shaman", "right-1: tortoise")
    table.do("play hunter own").expect(phase="go-on", actions=(1, 0)).do(f"play tortoise {village}")
    table.expect(phase="choose", actions=(1, 0), village={1: "right-1: tortoise*2"}, hand={0: "shaman*2"}).done()


@pytest.mark.rule("KP-6.4")
def test_warriors_second_card_goes_on_a_different_ceremony() -> None:
    table = koko(4, "hand: hunter*2 paw kokopelli; left-1: warrior; right-1: hunter").do("play hunter own")
    table.refuses("play hunter own", "KP-6.4").refuses("play kokopelli own hunter", "KP-6.4").offers("stop", "play kokopelli own warrior")
    table.do("play kokopelli own warrior").expect(phase="choose", hand={0: "hunter paw"}).done()


@pytest.mark.rule("KP-6.4")
def test_warrior_plays_two_cards_not_three() -> None:
    table = koko(4, "hand: hunter tortoise paw fire; left-1: warrior; left-2: paw; right-1: hunter; right-2: tortoise")
    table.do("play hunter own", "play tortoise own").expect(phase="choose", actions=(1, 0)).do("play paw own").expect(phase="go-on")
    table.do("stop").expect(to_move=1).done()


@pytest.mark.rule("KP-6.4", "KP-6.1")
def test_with_chieftain_and_warrior_the_second_card_decides_which() -> None:
    mine = "hand: hunter*2 tortoise*2 paw; left-1: warrior; left-2: chieftain; right-1: hunter; right-2: tortoise"
    other = koko(4, mine).do("play hunter own").allows("play hunter own", "play tortoise own").do("play tortoise own")
    other.expect(phase="choose", actions=(1, 0)).done()  # Warrior: over
    same = koko(4, mine).do("play hunter own", "play hunter own").expect(phase="go-on").refuses("play tortoise own", "KP-6.1")
    same.do("stop").expect(phase="choose", actions=(1, 0)).done()  # Chieftain: only this one


@pytest.mark.rule("KP-6.4", "KP-6.1", "KP-6.26")
def test_when_the_chieftains_first_card_finishes_the_warrior_may_still_go_elsewhere() -> None:
    table = koko(4, "hand: hunter tortoise paw; left-1: warrior; left-2: chieftain; right-1: hunter*2 kokopelli; right-2: shaman")
    table.do("play hunter own").scored(0, {"KP-5.8": 4, "KP-6.17": 1}).expect(phase="go-on").offers("stop").do("stop").done()


@pytest.mark.rule("KP-6.4")
def test_the_neighbours_warrior_helps_nobody_else() -> None:
    koko(4, "hand: hunter*2 paw; left-1: hunter; left-2: paw", "right-1: warrior").do("play hunter own").expect(phase="choose").done()


# Hunter


@pytest.mark.rule("KP-6.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hunter_draws_one_more(seats: int) -> None:
    table = koko(seats, "left-1: hunter; pile: paw shaman drummer", "pile: paw drummer").do("draw").told("drew", count=2, cause="action")
    table.expect(hand={0: "paw shaman"}, actions=(1, 0)).do("draw").expect(hand={0: "paw shaman drummer"})
    table.do("draw").told("drew", by=1, count=1).done()


@pytest.mark.rule("KP-6.5")
def test_hunter_is_for_draw_actions_only() -> None:
    koko(4, "hand: paw; left-1: hunter").do("exchange", "under paw").told("drew", count=1, cause="exchange").done()
    koko(4, "hand: paw; left-1: hunter").do("open paw own-left").told("drew", count=3).scored(0, {"KP-4.5": 1}).done()
    lizard = koko(4, "hand: paw fire; left-1: hunter; left-2: lizard", "right-1: paw").do("play paw left")
    lizard.told("drew", count=1, cause="lizard").done()


# Fire


@pytest.mark.rule("KP-6.6", "KP-6.19")
@pytest.mark.parametrize(
    ("seats", "place", "host", "space"),
    [(2, "other", 1, "left-1"), (3, "left", 1, "right-1"), (3, "right", 2, "left-1"), (4, "left", 1, "right-1"), (4, "right", 3, "left-1")],
)
def test_fire_opens_in_a_neighbours_village_and_the_owner_gets_the_ability(seats: int, place: str, host: int, space: str) -> None:
    table = koko(seats, "hand: hunter paw; left-1: fire; pile: shaman*3").do(f"open hunter {place}")
    table.told("opened", by=0, ceremony="hunter", village=host, space=space).expect(village={0: "left-1: fire", host: f"{space}: hunter"})
    table.do("draw").told("drew", by=0, count=1).expect(to_move=1)
    while table.to_move() != host:
        table.do("draw", "draw")
    table.do("draw").told("drew", by=host, count=2).done()


@pytest.mark.rule("KP-6.6")
def test_without_fire_nobody_opens_elsewhere() -> None:
    table = koko(4, "hand: hunter paw", "left-1: fire", "", "right-1: fire").refuses("open hunter left", "KP-6.6")
    table.refuses("open hunter right", "KP-6.6").done()
    koko(2, "hand: hunter paw", "left-1: fire").refuses("open hunter other", "KP-6.6").done()


@pytest.mark.rule("KP-6.6")
def test_fire_leaves_the_own_village_open_too() -> None:
    koko(4, "hand: hunter paw; left-1: fire").allows("open hunter own-left", "open hunter own-right", "open hunter left").done()


@pytest.mark.rule("KP-6.7")
@pytest.mark.parametrize(
    ("stands", "space"),
    [(1, "left-1"), (1, "right-2"), (1, "sun"), (0, "left-1"), (0, "left-2"), (0, "sun"), (2, "right-1"), (2, "sun")],
)
def test_fire_does_not_open_what_stands_in_the_hosts_play_area(stands: int, space: str) -> None:
    texts = ["hand: hunter paw; right-1: fire; ", "", "", ""]
    texts[stands] += f"{space}: hunter"
    koko(4, *texts).refuses("open hunter left", "KP-6.7").allows("open paw left").done()


@pytest.mark.rule("KP-6.7")
@pytest.mark.parametrize(
    ("stands", "space"),
    [(0, "right-2"), (2, "left-1"), (3, "left-1"), (3, "left-2"), (3, "sun"), (3, "right-1")],
)
def test_the_openers_own_play_area_does_not_matter_to_fire(stands: int, space: str) -> None:
    texts = ["hand: hunter paw; right-1: fire; ", "", "", ""]
    texts[stands] += f"{space}: hunter"
    table = koko(4, *texts)
    if (stands, space) in ((0, "right-2"), (3, "left-1"), (3, "left-2"), (3, "sun")):
        table.refuses("open hunter own-left", "KP-5.3")
    table.do("open hunter left").expect(village={1: "right-1: hunter"}).done()


@pytest.mark.rule("KP-6.7")
def test_the_limit_of_fire_with_two_and_three_players() -> None:
    mine = "hand: hunter paw; right-1: fire"
    koko(2, mine, "beneath: hunter").refuses("open hunter other", "KP-6.7").done()
    koko(2, mine + "; left-2: hunter").refuses("open hunter other", "KP-6.7").done()
    koko(2, mine + "; beneath: hunter").refuses("open hunter own", "KP-5.3").allows("open hunter other").done()
    koko(2, mine + "; sun: hunter").refuses("open hunter own", "KP-5.3").allows("open hunter other").done()
    # Three players: seat 2 is the left neighbour of seat 1 and the right one of seat 0.
    koko(3, mine, "", "right-1: hunter").refuses("open hunter left", "KP-6.7").refuses("open hunter right", "KP-6.7").done()
    koko(3, mine, "", "left-1: hunter").refuses("open hunter own-left", "KP-5.3").allows("open hunter left").done()


# Paw and Lizard


@pytest.mark.rule("KP-6.8")
@pytest.mark.parametrize(("seats", "village"), [(2, "other"), (3, "left"), (4, "left")])
def test_paw_gives_a_point_for_a_card_on_anothers_ceremony(seats: int, village: str) -> None:
    table = koko(seats, "hand: hunter kokopelli shaman; left-1: paw", "right-1: hunter; left-1: paw")
    table.do(f"play hunter {village}").scored(0, {"KP-6.8": 1}).do(f"play kokopelli {village} hunter").scored(0, {"KP-6.8": 2})
    table.expect(points=[2, *[0] * (seats - 1)]).done()


@pytest.mark.rule("KP-6.8")
def test_paw_gives_nothing_for_an_own_ceremony_nor_for_being_played_on() -> None:
    koko(4, "hand: paw hunter; left-1: paw").do("play paw own").never("scored").done()
    koko(4, "hand: paw hunter", "right-1: paw").do("play paw left").never("scored").done()


@pytest.mark.rule("KP-6.9")
@pytest.mark.parametrize(("seats", "village"), [(2, "other"), (3, "right"), (4, "right")])
def test_lizard_draws_for_a_card_on_anothers_ceremony(seats: int, village: str) -> None:
    texts = ["hand: hunter paw; left-1: lizard; pile: shaman drummer", *[""] * (seats - 2), "left-2: hunter; pile: paw"]
    table = koko(seats, *texts).do(f"play hunter {village}").told("drew", by=0, count=1, cause="lizard")
    table.expect(hand={0: "paw shaman", seats - 1: ""}, points=[0] * seats).done()


@pytest.mark.rule("KP-6.9")
def test_lizard_draws_nothing_for_an_own_ceremony_nor_for_being_played_on() -> None:
    koko(4, "hand: lizard hunter; left-1: lizard").do("play lizard own").never("drew").done()
    koko(4, "hand: lizard hunter", "right-1: lizard").do("play lizard left").never("drew").done()


@pytest.mark.rule("KP-6.9", "KP-7.1")
def test_lizard_can_empty_the_pile() -> None:
    table = koko(4, "hand: hunter paw; left-1: lizard; pile: shaman", "right-1: hunter").do("play hunter left").told("pile-emptied", by=0)
    table.expect(emptied=(0,)).done()


# Eagle Feather


@pytest.mark.rule("KP-6.10")
@pytest.mark.parametrize("seats", [2, 4])
def test_eagle_feather_gives_five_cards_and_three_points_instead(seats: int) -> None:
    table = koko(seats, "hand: hunter; left-1: eagle_feather; left-2: hunter; pile: paw*2 shaman*3 drummer", "left-1: paw").do(
        "play hunter own"
    )
    table.scored(0, {"KP-6.10": 3}).told("drew", count=5, cause="empty-hand").expect(hand={0: "paw*2 shaman*3"}).done()


@pytest.mark.rule("KP-6.10")
def test_anothers_eagle_feather_is_no_help() -> None:
    table = koko(4, "hand: hunter; left-2: hunter; pile: paw*2 shaman*3", "right-1: eagle_feather").do("play hunter own")
    table.scored(0, {"KP-4.5": 1}).expect(hand={0: "paw*2 shaman"}).done()


# Tortoise and Shaman


@pytest.mark.rule("KP-6.11")
@pytest.mark.parametrize(("seats", "village"), [(2, "other"), (4, "left")])
def test_tortoise_gives_a_point_for_every_ceremony_one_finishes(seats: int, village: str) -> None:
    own = koko(seats, "hand: hunter paw; left-1: tortoise; right-1: hunter kokopelli*2").do("play hunter own")
    own.scored(0, {"KP-5.8": 4, "KP-6.11": 1}).done()
    other = koko(seats, "hand: hunter paw; left-1: tortoise", "right-1: hunter*2 kokopelli").do(f"play hunter {village}")
    other.scored(0, {"KP-5.8": 4, "KP-6.11": 1}).scored(1, {"KP-5.9": 1}).done()


@pytest.mark.rule("KP-6.11", "KP-6.21")
def test_finishing_the_own_tortoise_counts() -> None:
    table = koko(4, "hand: tortoise paw; left-1: tortoise*2 kokopelli").do("play tortoise own").scored(0, {"KP-5.8": 4, "KP-6.11": 1})
    table.expect(village={0: ""}).done()


@pytest.mark.rule("KP-6.11")
def test_tortoise_is_for_the_finisher() -> None:
    table = koko(4, "hand: hunter*2 paw", "right-1: hunter kokopelli*2; left-1: tortoise").do("play hunter left")
    table.scored(0, {"KP-5.8": 4}).scored(1, {"KP-5.9": 1}).done()
    extend = koko(4, "hand: hunter*2 paw; left-1: tortoise; right-1: hunter").do("play hunter own").never("scored")
    extend.done()
    # Finishing anothers Tortoise without having one.
    koko(4, "hand: tortoise paw", "right-1: tortoise*2 kokopelli").do("play tortoise left").scored(0, {"KP-5.8": 4}).scored(
        1, {"KP-5.9": 1}
    ).done()


@pytest.mark.rule("KP-6.17", "KP-5.9")
@pytest.mark.parametrize(("seats", "village"), [(2, "other"), (4, "left")])
def test_green_gains_two_when_yellow_finishes_greens_spider_woman(seats: int, village: str) -> None:
    """The rulebook's example: 1 as the owner, 1 by the Shaman."""
    table = koko(seats, "hand: spider_woman paw", "right-1: spider_woman*2 kokopelli; left-1: shaman").do(f"play spider_woman {village}")
    table.scored(1, {"KP-5.9": 1, "KP-6.17": 1}).scored(0, {"KP-5.8": 4}).expect(points=[4, 2, *[0] * (seats - 2)]).done()


@pytest.mark.rule("KP-6.17")
def test_shaman_counts_for_an_own_finish_and_for_itself() -> None:
    koko(4, "hand: hunter paw; left-1: shaman; left-2: hunter*2 kokopelli").do("play hunter own").scored(
        0, {"KP-5.8": 4, "KP-6.17": 1}
    ).done()
    koko(4, "hand: shaman paw; left-1: shaman*2 kokopelli").do("play shaman own").scored(0, {"KP-5.8": 4, "KP-6.17": 1}).done()
    table = koko(4, "hand: shaman paw", "right-1: shaman*2 kokopelli").do("play shaman left")
    table.scored(0, {"KP-5.8": 4}).scored(1, {"KP-5.9": 1, "KP-6.17": 1}).done()


@pytest.mark.rule("KP-6.17")
def test_the_finishers_shaman_gives_nothing_for_anothers_ceremony() -> None:
    table = koko(4, "hand: hunter paw; left-1: shaman", "right-1: hunter*2 kokopelli").do("play hunter left")
    table.scored(0, {"KP-5.8": 4}).scored(1, {"KP-5.9": 1}).done()


@pytest.mark.rule("KP-6.17", "KP-5.6")
def test_cancelling_is_not_finishing_for_shaman_and_tortoise() -> None:
    koko(4, "hand: paw; left-1: shaman; left-2: tortoise; right-1: hunter*3").do("cancel hunter").never("scored").done()


# Vase


@pytest.mark.rule("KP-6.12")
@pytest.mark.parametrize(("seats", "village"), [(2, "other"), (3, "left"), (4, "left")])
def test_blue_gains_one_action_for_two_cards_on_reds_ceremonies(seats: int, village: str) -> None:
    """The rulebook's example: the Tortoise gives an extra action, the Vase card after it does not give another."""
    table = koko(seats, "hand: tortoise vase paw shaman", "right-1: tortoise; right-2: vase")
    table.do(f"play tortoise {village}").told("action-gained", by=0, village=1).expect(actions=(1, 1))
    table.do(f"play vase {village}").expect(actions=(0, 1)).happened("played").do("draw").expect(to_move=1).done()


@pytest.mark.rule("KP-6.12")
def test_the_owner_of_a_vase_gains_too() -> None:
    table = koko(4, "hand: vase hunter paw; left-1: vase; right-1: hunter").do("play vase own").expect(actions=(1, 1))
    table.do("play hunter own").expect(actions=(0, 1)).done()


@pytest.mark.rule("KP-6.12")
def test_each_vase_owner_gives_one() -> None:
    table = koko(
        4,
        "hand: drummer tortoise shaman paw*2; left-1: vase; right-1: drummer",
        "right-1: tortoise; left-1: vase",
        "left-1: vase",
        "left-1: shaman; right-1: vase",
    )
    table.do("play drummer own").expect(actions=(1, 1)).do("play tortoise left").expect(actions=(0, 2)).do("play shaman right")
    table.expect(actions=(0, 2), vase_given=(0, 1, 3)).do("draw", "draw").expect(to_move=1).done()


@pytest.mark.rule("KP-6.12")
def test_the_vase_is_for_the_ceremonies_of_its_owner() -> None:
    table = koko(4, "hand: hunter tortoise paw; left-1: vase", "right-1: tortoise", "left-1: vase").do("play tortoise left")
    table.expect(actions=(1, 0)).never("action-gained").done()


@pytest.mark.rule("KP-6.12")
def test_the_next_turn_the_vase_gives_again() -> None:
    table = koko(2, "hand: hunter*2 paw", "right-1: hunter; right-2: vase; hand: shaman").do("play hunter other", "draw", "end")
    table.do("draw", "draw").expect(to_move=0, vase_given=()).do("play hunter other").expect(actions=(1, 1)).done()


# Sun


@pytest.mark.rule("KP-6.13")
@pytest.mark.parametrize("seats", [3, 4])
def test_red_opens_the_shaman_beneath_the_pile_by_the_sun(seats: int) -> None:
    """The rulebook's example: four ceremonies, the Sun among them, and a fifth beneath the draw pile."""
    full = "left-1: sun; left-2: hunter; right-1: tortoise; right-2: drummer"
    table = koko(seats, f"hand: shaman paw*2; {full}").refuses("open shaman own-left", "KP-5.2").do("open shaman sun")
    table.told("opened", ceremony="shaman", village=0, space="sun").expect(village={0: f"{full}; sun: shaman"})
    table.refuses("open paw sun", "KP-5.2").done()


@pytest.mark.rule("KP-6.13")
def test_the_space_of_the_sun_needs_a_sun_of_ones_own() -> None:
    koko(4, "hand: shaman paw", "right-1: sun", "left-1: sun", "left-1: sun").refuses("open shaman sun", "KP-6.13").done()
    koko(2, "hand: shaman paw", "right-1: sun").refuses("open shaman sun", "KP-6.13").done()


@pytest.mark.rule("KP-6.13")
def test_both_neighbours_play_on_the_suns_space_and_the_opposite_player_does_not() -> None:
    red = "left-1: sun; sun: shaman"
    koko(4, red, "hand: shaman paw", turn=1).allows("play shaman right").refuses("open shaman own-left", "KP-5.3").done()
    koko(4, red, "", "", "hand: shaman paw", turn=3).allows("play shaman left").refuses("open shaman own-left", "KP-5.3").done()
    opposite = koko(4, red, "", "hand: shaman paw", turn=2)
    assert not [action for action in opposite.choices() if action.startswith("play")]
    opposite.allows("open shaman own-left").done()
    for seat, village in ((1, "right"), (2, "left")):
        texts = [red, "", ""]
        texts[seat] = "hand: shaman paw"
        koko(3, *texts, turn=seat).allows(f"play shaman {village}").done()


@pytest.mark.rule("KP-6.13", "KP-6.14")
@pytest.mark.parametrize(("seats", "seat", "village"), [(3, 1, "right"), (4, 3, "left")])
def test_neighbours_reach_it_also_after_the_sun_has_gone(seats: int, seat: int, village: str) -> None:
    texts = ["sun: shaman", *[""] * (seats - 1)]
    texts[seat] = "hand: shaman paw"
    koko(seats, *texts, turn=seat).do(f"play shaman {village}").expect(village={0: "sun: shaman*2"}).done()


@pytest.mark.rule("KP-6.13", "KP-3.3")
def test_with_two_players_the_suns_space_is_a_sixth_and_the_owners_alone() -> None:
    full = "left-1: sun; left-2: hunter; right-1: tortoise; right-2: eagle_feather; beneath: paw"
    table = koko(2, f"hand: shaman*2 drummer; {full}", "hand: shaman kokopelli").do("open shaman sun", "play shaman own")
    table.expect(to_move=1, village={0: f"{full}; sun: shaman*2"}).refuses("play shaman other", "KP-3.3")
    table.refuses("play kokopelli other shaman", "KP-3.3").do("open shaman own").done()


@pytest.mark.rule("KP-6.14")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_ceremony_on_suns_space_outlives_the_sun(seats: int) -> None:
    table = koko(seats, "hand: sun hunter paw shaman; left-1: sun*2 kokopelli; sun: shaman*2").do("play sun own")
    table.scored(0, {"KP-5.8": 4, "KP-6.17": 1}).expect(village={0: "sun: shaman*2"})
    table.do("play shaman own").expect(village={0: "sun: shaman*3"}).done()  # it stays, and can be extended
    cancelled = koko(seats, "hand: hunter paw; left-1: sun; sun: shaman*2").do("cancel sun").expect(village={0: "sun: shaman*2"})
    cancelled.do("cancel shaman").expect(village={0: ""}, points=[0] * seats).done()


@pytest.mark.rule("KP-6.14", "KP-6.13")
@pytest.mark.parametrize("seats", [2, 4])
def test_then_the_space_closes_until_a_sun_is_open_again(seats: int) -> None:
    place = "own" if seats == 2 else "own-left"
    table = koko(seats, "hand: shaman hunter sun paw; sun: shaman*2 kokopelli", extra=4).refuses("open hunter sun", "KP-6.13")
    table.do("play shaman own").scored(0, {"KP-5.8": 4, "KP-6.17": 1}).refuses("open hunter sun", "KP-6.13")
    table.do(f"open sun {place}", "open hunter sun").expect(village={0: "left-1: sun; sun: hunter"}).done()


@pytest.mark.rule("KP-6.14", "KP-3.3")
def test_with_two_players_only_suns_space_closes() -> None:
    koko(2, "hand: shaman hunter paw").refuses("open shaman sun", "KP-6.13").do("open shaman beneath").done()
    both = koko(2, "hand: shaman hunter paw; left-1: sun").do("open shaman beneath", "open hunter sun")
    both.expect(village={0: "left-1: sun; beneath: shaman; sun: hunter"}).done()


# Mother of Heaven, Snake Dance


@pytest.mark.rule("KP-6.15")
@pytest.mark.parametrize(("seats", "village"), [(2, "other"), (4, "left")])
def test_mother_of_heaven_pays_her_owner_for_every_kokopelli_anyone_plays_there(seats: int, village: str) -> None:
    table = koko(seats, "hand: kokopelli*2 hunter paw; left-1: mother_of_heaven", "right-1: hunter; left-1: mother_of_heaven")
    table.do("play kokopelli own mother_of_heaven").scored(0, {"KP-6.15": 1})
    table.do(f"play kokopelli {village} hunter").scored(1, {"KP-6.15": 1}).scored(0, {"KP-6.15": 1}).done()


@pytest.mark.rule("KP-6.15")
def test_mother_of_heaven_ignores_other_cards_and_other_villages() -> None:
    koko(4, "hand: hunter paw; left-1: mother_of_heaven; right-1: hunter").do("play hunter own").never("scored").done()
    koko(4, "hand: kokopelli paw; left-1: mother_of_heaven", "right-1: hunter").do("play kokopelli left hunter").never("scored").done()


@pytest.mark.rule("KP-6.18", "KP-6.15", "KP-6.20")
@pytest.mark.parametrize("seats", [2, 4])
def test_green_gains_two_by_snake_dance_and_mother_of_heaven(seats: int) -> None:
    """The rulebook's example."""
    table = koko(seats, "hand: kokopelli paw; left-1: snake_dance; left-2: mother_of_heaven; right-1: hunter")
    table.do("play kokopelli own hunter").told("played", counts=2).scored(0, {"KP-6.15": 2}).expect(
        village={0: "left-1: snake_dance; left-2: mother_of_heaven; right-1: hunter kokopelli"}
    )
    table.done()


@pytest.mark.rule("KP-6.18")
def test_snake_dance_doubles_wherever_its_owner_plays() -> None:
    table = koko(4, "hand: kokopelli paw; left-1: snake_dance", "right-1: hunter; left-1: mother_of_heaven").do(
        "play kokopelli left hunter"
    )
    table.scored(1, {"KP-6.15": 2}).expect(village={1: "left-1: mother_of_heaven; right-1: hunter kokopelli"}).done()


@pytest.mark.rule("KP-6.18")
def test_snake_dance_is_the_players_not_the_village_owners() -> None:
    table = koko(4, "hand: kokopelli paw", "right-1: hunter*2; left-1: snake_dance; left-2: mother_of_heaven").do(
        "play kokopelli left hunter"
    )
    table.told("played", counts=1).scored(1, {"KP-6.15": 1}).never("finished").done()


@pytest.mark.rule("KP-6.18")
@pytest.mark.parametrize("seats", [2, 4])
def test_from_then_on_it_is_one_card(seats: int) -> None:
    table = koko(seats, "hand: kokopelli hunter*2 paw; left-1: snake_dance; right-1: hunter").do(
        "play kokopelli own hunter", "play hunter own"
    )
    # Hunter, Kokopelli, Hunter: three cards, so it stands.
    table.never("finished").expect(village={0: "left-1: snake_dance; right-1: hunter*2 kokopelli"}, to_move=1).done()


@pytest.mark.rule("KP-6.18")
def test_only_a_kokopelli_counts_double() -> None:
    koko(4, "hand: hunter paw; left-1: snake_dance; right-1: hunter*2").do("play hunter own").told("played", counts=1).never(
        "finished"
    ).done()


# Drummer


@pytest.mark.rule("KP-6.16")
@pytest.mark.parametrize(("seats", "village"), [(2, "other"), (4, "left")])
def test_blue_finishes_yellows_birth_with_the_third_card(seats: int, village: str) -> None:
    """The rulebook's example: yellow has the Drummer."""
    table = koko(seats, "hand: birth paw", "right-1: birth*2; left-1: drummer").do(f"play birth {village}")
    table.scored(0, {"KP-5.8": 4}).scored(1, {"KP-5.9": 1}).expect(discard={1: "birth*2 birth@0"}, village={1: "left-1: drummer"}).done()


@pytest.mark.rule("KP-6.16")
@pytest.mark.parametrize("seats", [2, 4])
def test_three_cards_wait_for_their_fourth_when_the_drummer_opens(seats: int) -> None:
    place = "own" if seats == 2 else "own-left"
    table = koko(seats, "hand: drummer hunter paw; right-1: hunter*2 kokopelli").do(f"open drummer {place}").never("finished")
    table.expect(village={0: "left-1: drummer; right-1: hunter*2 kokopelli"}).do("play hunter own").scored(0, {"KP-5.8": 4}).done()


@pytest.mark.rule("KP-6.16")
def test_drummer_with_two_cards_is_not_enough() -> None:
    koko(4, "hand: hunter paw; left-1: drummer; right-1: hunter").do("play hunter own").never("finished").done()


@pytest.mark.rule("KP-6.16")
def test_drummer_is_the_village_owners() -> None:
    koko(4, "hand: hunter paw; left-1: drummer", "right-1: hunter*2").do("play hunter left").never("finished").done()


@pytest.mark.rule("KP-6.16", "KP-6.21")
def test_the_drummer_itself_finishes_with_three() -> None:
    koko(4, "hand: drummer paw; left-1: drummer*2").do("play drummer own").scored(0, {"KP-5.8": 4}).expect(village={0: ""}).done()
