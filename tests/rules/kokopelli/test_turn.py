"""KP-4: rounds, actions, the hand limit and the empty hand."""

import pytest

from tests.rules.kokopelli.village import Kokopelli, koko

# KP-4.1 to KP-4.3: rounds and actions


@pytest.mark.rule("KP-4.1", "KP-4.2")
@pytest.mark.parametrize(("seats", "first"), [(2, 0), (3, 2), (4, 1)])
def test_a_round_is_one_turn_of_two_actions_for_everybody(seats: int, first: int) -> None:
    table = koko(seats, first=first, round=2)
    for turn in range(seats):
        seat = (first + turn) % seats
        table.expect(to_move=seat, actions=(2, 0), round=2).do("draw").expect(to_move=seat, actions=(1, 0), round=2).do("draw")
    table.expect(to_move=first, round=3, actions=(2, 0)).told("turn-began", by=first, round=3, actions=2).done()


@pytest.mark.rule("KP-4.2")
def test_each_of_the_five_takes_one_of_two_actions() -> None:
    for action in ("draw", "open paw own-left", "play hunter own", "cancel hunter"):
        koko(4, "hand: hunter paw; right-1: hunter").do(action).expect(to_move=0, actions=(1, 0)).done()
    koko(4, "hand: hunter paw").do("exchange", "under paw", "under hunter").expect(to_move=0, actions=(1, 0)).done()


@pytest.mark.rule("KP-4.2")
@pytest.mark.parametrize(
    ("actions", "hand", "next_seat"),
    [
        (["draw", "draw"], 6, 0),  # seat 0 still has to put a card under the pile
        (["open paw own-left", "open tortoise own-right"], 2, 1),
        (["play shaman own", "play shaman own"], 2, 1),
        (["cancel shaman", "cancel drummer"], 4, 1),
        (
            ["exchange", *["under shaman"] * 2, "under paw", "under tortoise", "exchange", *["under hunter"] * 3, "under eagle_feather"],
            4,
            1,
        ),
    ],
)
def test_the_same_action_may_be_chosen_twice(actions: list[str], hand: int, next_seat: int) -> None:
    table = koko(4, "hand: shaman*2 paw tortoise; right-1: shaman; left-1: drummer; pile: hunter*3 eagle_feather").do(*actions)
    table.expect(hand_sizes={0: hand}, to_move=next_seat, compulsory=0 if next_seat == 0 else 2)


@pytest.mark.rule("KP-4.3")
@pytest.mark.parametrize(
    ("seats", "first", "actions"),
    [(2, 0, [1, 1]), (2, 1, [1, 1]), (3, 0, [1, 1, 2]), (3, 2, [1, 2, 1]), (4, 0, [1, 1, 2, 2]), (4, 3, [1, 2, 2, 1])],
)
def test_in_the_first_round_the_first_two_players_have_one_action(seats: int, first: int, actions: list[int]) -> None:
    table = Kokopelli.dealt("kokopelli", seats, first=first, ceremonies="first-game")
    for turn in range(2 * seats):
        seat = (first + turn) % seats
        left = actions[seat] if turn < seats else 2
        table.expect(to_move=seat, actions=(left, 0)).refuses("end", "KP-4.7")
        for _ in range(left):
            table.expect(to_move=seat).do("exchange")
            while table.view().phase == "exchange":
                table.do(table.choices()[0])
    table.expect(round=3, to_move=first).done()


# KP-4.4: the hand limit


@pytest.mark.rule("KP-4.4")
@pytest.mark.parametrize("seats", [2, 4])
def test_cards_over_five_go_under_the_pile_in_the_order_of_choice(seats: int) -> None:
    table = koko(seats, "hand: hunter*2 paw shaman drummer; pile: tortoise warrior kokopelli")
    table.do("draw", "draw").expect(to_move=0, phase="limit", pile_sizes={0: 1})
    table.offers(*(f"under {kind}" for kind in ("hunter", "paw", "shaman", "drummer", "tortoise", "warrior")))
    table.refuses("draw", "KP-4.4").refuses("stop", "KP-4.4").refuses("under eagle_feather", "KP-4.4")
    table.do("under paw").expect(to_move=0, phase="limit").do("under warrior")
    table.expect(to_move=1, known={0: "paw warrior"}, pile_sizes={0: 3}, hand={0: "hunter*2 shaman drummer tortoise"}).done()


@pytest.mark.rule("KP-4.4")
def test_five_cards_may_stay() -> None:
    koko(4, "hand: hunter*2 paw").do("draw", "draw").expect(to_move=1, hand_sizes={0: 5}).never("put-under").done()


@pytest.mark.rule("KP-4.4")
def test_the_limit_is_kept_only_after_the_last_action() -> None:
    table = koko(4, "hand: hunter*2 paw shaman drummer")
    table.do("draw").expect(phase="choose", hand_sizes={0: 6}).refuses("under hunter", "KP-4.4")
    table.do("open paw own-left").expect(to_move=1, hand_sizes={0: 5}).never("put-under").done()


@pytest.mark.rule("KP-4.4", "KP-6.12")
def test_the_limit_waits_for_a_further_action() -> None:
    table = koko(4, "hand: paw*2 tortoise shaman drummer; left-1: vase; left-2: tortoise")
    table.do("play tortoise own", "draw", "draw").expect(to_move=0, phase="limit", hand_sizes={0: 6}).do("under paw").expect(
        to_move=1
    ).done()
    declined = koko(4, "hand: paw*2 hunter*2 tortoise shaman drummer; left-1: vase; left-2: tortoise")
    declined.do("play tortoise own", "cancel tortoise", "end").expect(to_move=0, phase="limit").do("under paw").expect(to_move=1).done()


@pytest.mark.rule("KP-4.4")
def test_the_others_keep_their_cards() -> None:
    table = koko(4, "hand: hunter*2 paw*2 shaman", "hand: hunter*3 paw*2")
    table.do("draw", "draw", "under hunter", "under hunter").expect(hand_sizes=(5, 5, 0, 0), known={1: ""}, to_move=1).done()


# KP-4.5, KP-4.6: the empty hand


@pytest.mark.rule("KP-4.5")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("how", ["open", "play own", "play neighbour"])
def test_the_last_card_played_gives_one_point_and_three_cards(seats: int, how: str) -> None:
    neighbour, place = ("other", "own") if seats == 2 else ("left", "own-left")
    action = {"open": f"open paw {place}", "play own": "play shaman own", "play neighbour": f"play tortoise {neighbour}"}[how]
    card = action.split()[1]
    table = koko(seats, f"hand: {card}; left-1: shaman; pile: hunter drummer hunter warrior", "right-1: tortoise; hand: paw")
    table.do(action).told("drew", count=3, cause="empty-hand").scored(0, {"KP-4.5": 1})
    table.expect(hand={0: "hunter*2 drummer", 1: "paw"}, actions=(1, 0), to_move=0).done()


@pytest.mark.rule("KP-4.5")
def test_one_card_left_is_no_empty_hand() -> None:
    koko(4, "hand: paw hunter").do("open paw own-left").never("hand-emptied", "scored").expect(hand={0: "hunter"}).done()


@pytest.mark.rule("KP-4.5")
def test_it_can_happen_twice_in_a_turn() -> None:
    table = koko(4, "hand: paw; pile: hunter", "left-1: shaman")
    table.do("open paw own-left", "open hunter own-left").scored(0, {"KP-4.5": 2}).expect(hand_sizes={0: 0}, to_move=1).done()


@pytest.mark.rule("KP-4.5", "KP-6.1")
def test_chieftain_goes_on_with_the_new_cards() -> None:
    table = koko(4, "hand: hunter; left-1: chieftain; right-1: hunter; pile: paw hunter kokopelli shaman")
    table.do("play hunter own").expect(phase="go-on", hand={0: "paw hunter kokopelli"}).do("play hunter own", "play kokopelli own hunter")
    table.scored(0, {"KP-4.5": 1, "KP-5.8": 4}).expect(actions=(1, 0), hand={0: "paw"}).done()


@pytest.mark.rule("KP-4.5", "KP-6.4")
def test_warrior_goes_on_with_the_new_cards() -> None:
    table = koko(4, "hand: hunter; left-1: warrior; right-1: hunter; pile: paw warrior kokopelli shaman")
    table.do("play hunter own").expect(phase="go-on").do("play warrior own").scored(0, {"KP-4.5": 1}).expect(
        hand={0: "paw kokopelli"}
    ).done()


@pytest.mark.rule("KP-4.5", "KP-6.6")
def test_a_card_opened_at_a_neighbours_by_fire_counts_too() -> None:
    table = koko(4, "hand: paw; right-1: fire; pile: hunter*3").do("open paw left")
    table.scored(0, {"KP-4.5": 1}).expect(hand={0: "hunter*3"}).done()


@pytest.mark.rule("KP-4.5", "KP-5.6")
def test_an_empty_hand_alone_gives_nothing() -> None:
    koko(4, "left-1: hunter; left-2: paw").do("cancel hunter", "cancel paw").never("scored", "drew").expect(hand_sizes={0: 0}).done()


@pytest.mark.rule("KP-4.6", "KP-5.7")
def test_an_exchange_never_fires_it() -> None:
    table = koko(4, "hand: hunter paw; left-1: eagle_feather; pile: shaman drummer warrior")
    table.do("exchange", "under hunter", "under paw").never("hand-emptied").expect(hand={0: "shaman drummer"}, points=[0, 0, 0, 0]).done()


@pytest.mark.rule("KP-4.6", "KP-6.10")
def test_a_just_opened_eagle_feather_counts() -> None:
    table = koko(4, "hand: eagle_feather; pile: hunter*3 paw*3").do("open eagle_feather own-left")
    table.scored(0, {"KP-6.10": 3}).expect(hand={0: "hunter*3 paw*2"}).done()


@pytest.mark.rule("KP-4.6", "KP-6.6")
def test_an_eagle_feather_just_opened_at_a_neighbours_is_the_neighbours() -> None:
    table = koko(4, "hand: eagle_feather; left-1: fire; pile: hunter*3 paw*3").do("open eagle_feather left")
    table.scored(0, {"KP-4.5": 1}).expect(hand={0: "hunter*3"}).done()


@pytest.mark.rule("KP-4.6", "KP-6.10", "KP-6.21")
def test_an_eagle_feather_that_this_card_finishes_still_counts() -> None:
    table = koko(4, "hand: eagle_feather; left-1: eagle_feather*2 kokopelli; pile: hunter*3 paw*3").do("play eagle_feather own")
    table.scored(0, {"KP-6.10": 3, "KP-5.8": 4}).expect(hand={0: "hunter*3 paw*2"}, village={0: ""}).done()


@pytest.mark.rule("KP-4.6")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_point_comes_even_if_no_card_is_left(seats: int) -> None:
    place = "own" if seats == 2 else "own-left"
    table = koko(seats, "hand: paw; pile:", emptied=0).do(f"open paw {place}").never("drew", "pile-emptied")
    table.scored(0, {"KP-4.5": 1}).expect(hand_sizes={0: 0}, actions=(1, 0))
    table.do("pass").expect(to_move=1).scored(0, {"KP-4.5": 1})  # it does not fire again by itself
    table.done()


@pytest.mark.rule("KP-4.6", "KP-6.25")
def test_it_fires_before_the_other_effects_of_the_card() -> None:
    table = koko(4, "hand: kokopelli; left-1: lizard; pile: hunter*3 paw shaman", "right-1: tortoise").do("play kokopelli left tortoise")
    table.happened("played", "hand-emptied", "scored", "drew", "drew").told("drew", cause="lizard", count=1)
    table.scored(0, {"KP-4.5": 1}).expect(hand={0: "hunter*3 paw"}).done()


# KP-4.7, KP-4.8: what must be done


@pytest.mark.rule("KP-4.7")
def test_an_action_counts_when_it_begins() -> None:
    table = koko(4, "hand: hunter paw").do("exchange").expect(actions=(1, 0), phase="exchange").do("under hunter", "under paw")
    table.expect(actions=(1, 0)).done()
    going = koko(4, "hand: hunter*2 paw; left-1: chieftain; right-1: hunter").do("play hunter own")
    going.expect(actions=(1, 0), phase="go-on").do("stop").expect(actions=(1, 0), phase="choose").done()


@pytest.mark.rule("KP-4.7")
def test_the_two_actions_are_compulsory() -> None:
    table = koko(4, "hand: hunter").refuses("end", "KP-4.7").refuses("pass", "KP-4.8").do("draw").refuses("end", "KP-4.7")
    table.refuses("pass", "KP-4.8").do("draw").expect(to_move=1).done()


@pytest.mark.rule("KP-4.7", "KP-6.12")
def test_the_first_two_are_compulsory_also_after_a_vase_gave_one() -> None:
    table = koko(4, "hand: tortoise*2 paw shaman; left-1: vase; right-1: tortoise").do("play tortoise own").expect(actions=(1, 1))
    table.refuses("end", "KP-4.7").do("draw").expect(actions=(0, 1)).refuses("pass", "KP-4.7").do("end")
    table.happened("declined", "turn-began").expect(to_move=1, hand_sizes={0: 4}).done()


@pytest.mark.rule("KP-4.7")
def test_all_further_actions_are_declined_at_once() -> None:
    table = koko(
        4,
        "hand: hunter shaman paw drummer; left-1: vase; right-1: hunter",
        "right-1: shaman; left-1: vase",
        "",
        "left-1: drummer; right-1: vase",
    )
    table.do("play hunter own", "play shaman left").expect(actions=(0, 2)).do("end").expect(to_move=1, actions=(2, 0)).done()


@pytest.mark.rule("KP-4.7", "KP-6.12")
def test_a_further_action_may_be_taken() -> None:
    table = koko(4, "hand: tortoise*2 paw shaman; left-1: vase; right-1: tortoise").do("play tortoise own", "draw", "draw")
    table.expect(to_move=1, hand_sizes={0: 5}).done()


@pytest.mark.rule("KP-4.8")
@pytest.mark.parametrize("seats", [2, 4])
def test_without_pile_and_hand_one_passes_one_action_at_a_time(seats: int) -> None:
    table = koko(seats, "pile:", emptied=0).offers("pass").refuses("draw", "KP-4.8").refuses("exchange", "KP-4.8")
    table.do("pass").expect(to_move=0, actions=(1, 0)).happened("passed").do("pass").expect(to_move=1).done()


@pytest.mark.rule("KP-4.8", "KP-5.6")
def test_nobody_is_forced_to_cancel() -> None:
    table = koko(4, "pile:; left-1: hunter", emptied=0).offers("pass", "cancel hunter")
    table.do("cancel hunter").offers("pass").do("pass").expect(to_move=1, village={0: ""}).done()


@pytest.mark.rule("KP-4.8")
def test_one_card_in_pile_or_hand_is_enough_to_have_to_act() -> None:
    koko(4, "pile: hunter").offers("draw").refuses("pass", "KP-4.8").done()
    koko(4, "pile:; hand: kokopelli", emptied=0).offers("exchange").refuses("pass", "KP-4.8").refuses("draw", "KP-4.8").done()


@pytest.mark.rule("KP-4.8", "KP-4.7")
def test_a_further_action_is_declined_not_passed() -> None:
    koko(4, "pile:", emptied=0, actions=0, extra=2).offers("end").refuses("pass", "KP-4.7").do("end").expect(to_move=1).done()


@pytest.mark.rule("KP-4.9", "KP-7.3")
@pytest.mark.parametrize("seats", [2, 4])
def test_cards_put_under_in_the_last_turn_count_there(seats: int) -> None:
    hands = ["pile: hunter"] * seats
    hands[-1] = "hand: hunter paw shaman drummer tortoise; pile: warrior kokopelli"
    table = koko(seats, *hands, turn=seats - 1).do("draw", "draw").expect(phase="limit", pile_sizes={seats - 1: 0})
    table.do("under hunter", "under paw").expect(phase="over", pile_sizes=(1,) * (seats - 1) + (2,), to_move=-1)
    table.expect(points=[5] * (seats - 1) + [3]).done()
