"""KP-7: what ends a game, the final scoring, and who has won."""

import pytest

from tests.rules.kokopelli.village import Kokopelli, koko

NINE = "warrior tortoise paw drummer shaman spider_woman eagle_feather mother_of_heaven snake_dance"


def piles(*sizes: int) -> list[str]:
    """Seats without hands and villages whose piles have so many cards."""
    return [f"bag: {' '.join(f'{kind}*{n}' for kind, n in zip(NINE.split(), cut(size), strict=False) if n)}" for size in sizes]


def cut(size: int) -> list[int]:
    return [3] * (size // 3) + [size % 3]


def last_turn(*texts: str, **general: object) -> Kokopelli:
    """The last action of a round in which a pile has been emptied; exchanging ends the game."""
    seats = len(texts)
    return koko(seats, *texts, **{"turn": seats - 1, "actions": 1, "emptied": 0, **general})


# KP-7.1, KP-7.2, KP-7.6: what ends the game


@pytest.mark.rule("KP-7.1")
@pytest.mark.parametrize(("seats", "first", "who"), [(2, 0, 0), (2, 1, 0), (3, 0, 1), (4, 0, 0), (4, 2, 3), (4, 2, 1)])
def test_the_round_in_which_a_pile_is_emptied_is_played_to_its_end(seats: int, first: int, who: int) -> None:
    texts = ["pile: hunter*3 shaman*3"] * seats
    texts[who] = "pile: hunter"
    table = koko(seats, *texts, first=first, turn=who, actions=1).do("draw").told("pile-emptied", by=who)
    seat = (who + 1) % seats
    while seat != first:
        table.expect(to_move=seat, round=2, phase="choose").do("draw", "draw")
        seat = (seat + 1) % seats
    table.expect(phase="over", to_move=-1, round=2, reason="pile").told("ended", reason="pile", round=2)
    table.expect(points=list(table.view().points)).done()


@pytest.mark.rule("KP-7.1")
def test_everybody_has_the_same_number_of_turns() -> None:
    table = Kokopelli.dealt("kokopelli", 4, first=2, ceremonies="first-game")
    turns = [0, 0, 0, 0]
    while table.to_move() >= 0:
        turns[table.to_move()] += any(event.kind == "turn-began" for event in table.last)
        plays = [action for action in table.choices() if action.startswith(("open", "play"))]
        table.do((plays or table.choices())[0])
    assert len(set(turns)) == 1, turns
    table.expect(round=turns[0], phase="over")


@pytest.mark.rule("KP-7.1")
@pytest.mark.parametrize(("seats", "gone"), [(2, NINE), (3, NINE.rpartition(" ")[0]), (4, NINE.rpartition(" ")[0])])
def test_the_last_end_tile_ends_the_game_after_its_round(seats: int, gone: str) -> None:
    table = koko(seats, "hand: hunter paw; left-1: hunter*2 kokopelli", gone=gone, three="hunter").expect(end_tiles=1)
    table.do("play hunter own").told("end-tile-placed", left=0).expect(to_move=0).do("draw")
    for seat in range(1, seats):
        table.expect(to_move=seat, phase="choose").do("draw", "draw")
    table.expect(phase="over", reason="tiles", end_tiles=0, points=list(table.view().points)).done()


@pytest.mark.rule("KP-7.1")
def test_the_last_but_one_end_tile_does_not_end_it() -> None:
    table = koko(
        2, "hand: hunter paw; left-1: hunter*2 kokopelli", gone=NINE.rpartition(" ")[0], three="hunter", turn=0, first=1, actions=1
    )
    table.do("play hunter own").scored(0, {"KP-5.8": 3}).expect(end_tiles=1, round=3, phase="choose").done()


@pytest.mark.rule("KP-7.1")
def test_one_card_left_in_the_pile_does_not_end_it() -> None:
    table = koko(2, "pile: hunter*3", "pile: hunter*2", turn=1, actions=1).do("draw").expect(round=3, to_move=0, emptied=()).never("ended")
    table.done()


@pytest.mark.rule("KP-7.2")
@pytest.mark.parametrize("seats", [2, 4])
def test_an_emptied_pile_counts_even_if_cards_go_under_it_later(seats: int) -> None:
    texts = ["hand: paw shaman drummer warrior tortoise; pile: hunter", *["pile: hunter*3 shaman*2"] * (seats - 1)]
    table = koko(seats, *texts, actions=1).do("draw").told("pile-emptied").do("under hunter").expect(pile_sizes={0: 1}, emptied=(0,))
    for _ in range(seats - 1):
        table.do("draw", "draw")
    table.expect(phase="over", reason="pile", points=[5, *[3] * (seats - 1)]).done()


@pytest.mark.rule("KP-7.2", "KP-5.7")
def test_an_exchange_after_it_changes_nothing_either() -> None:
    table = koko(2, "hand: paw; pile: hunter", "pile: hunter*3 shaman*2").do("draw", "exchange", "under hunter", "under paw")
    table.expect(emptied=(0,), pile_sizes={0: 0}).do("draw", "draw").expect(phase="over", points=[5, 3]).done()


@pytest.mark.rule("KP-7.6")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_hundredth_round_is_the_last(seats: int) -> None:
    early = koko(seats, *piles(*[9] * seats), round=99, turn=seats - 1, actions=1).do("draw")
    early.expect(round=100, to_move=0, phase="choose").never("ended").done()
    table = koko(seats, *piles(*[9] * seats), round=100, turn=seats - 1, actions=1).do("draw").told("ended", reason="rounds", round=100)
    table.expect(phase="over", reason="rounds", points=[3] * (seats - 1) + [5]).done()


@pytest.mark.rule("KP-7.6")
@pytest.mark.parametrize(
    ("general", "reason"),
    [
        ({"emptied": 1}, "pile"),
        ({"gone": NINE}, "tiles"),
        ({"emptied": "0 1", "gone": NINE}, "both"),
        ({"emptied": 1, "round": 100}, "pile"),
        ({"gone": NINE, "round": 100}, "tiles"),
        ({"emptied": 0, "gone": NINE, "round": 100}, "both"),
        ({"round": 100}, "rounds"),
    ],
)
def test_what_ended_the_game_is_told(general: dict[str, object], reason: str) -> None:
    table = koko(3, *piles(3, 6, 9), turn=2, actions=1, **general).do("draw").told("ended", by=-1, reason=reason)
    assert table.match.state.outcome().reason == reason
    table.expect(reason=reason, points=[5, 3, 0]).done()


@pytest.mark.rule("KP-7.1")
def test_when_it_is_over_nothing_can_be_chosen() -> None:
    table = last_turn(*piles(3, 6)).do("draw").expect(points=[5, 3])
    for action in ("draw", "exchange", "pass", "end", "stop", "under hunter", "cancel hunter", "open hunter own", "play hunter own"):
        assert table.why_not(action) is not None
        table.refuses(action, "KP-7.1")
    table.offers().done()


# KP-7.3, KP-7.4: the final scoring


@pytest.mark.rule("KP-7.3")
@pytest.mark.parametrize(
    ("sizes", "points"),
    [
        ([3, 6], [5, 3]),
        ([6, 3], [3, 5]),
        ([6, 6], [5, 5]),
        ([0, 0], [5, 5]),
        ([3, 6, 9], [5, 3, 0]),
        ([3, 3, 9], [5, 5, 3]),
        ([3, 9, 9], [5, 3, 3]),
        ([9, 9, 9], [5, 5, 5]),
        ([12, 3, 9, 6], [0, 5, 0, 3]),
        ([0, 4, 4, 5], [5, 3, 3, 0]),
        ([4, 4, 5, 6], [5, 5, 3, 0]),
        ([6, 4, 4, 4], [3, 5, 5, 5]),
        ([7, 7, 7, 7], [5, 5, 5, 5]),
    ],
)
def test_five_for_the_lowest_pile_and_three_for_the_second_lowest_number(sizes: list[int], points: list[int]) -> None:
    seats = len(sizes)
    texts = piles(*sizes)
    texts[-1] += "; hand: hunter"
    table = last_turn(*texts).do("exchange", "under hunter").expect(phase="over", pile_sizes=tuple(sizes))
    for seat in range(seats):
        table.scored(seat, {"KP-7.3": points[seat]} if points[seat] else {})
    table.done()


@pytest.mark.rule("KP-7.3", "KP-8.1")
@pytest.mark.parametrize("seats", [2, 4])
def test_hands_go_open_to_the_discard_piles(seats: int) -> None:
    texts = ["hand: hunter paw; bag: shaman; left-1: drummer", *["hand: kokopelli*2 tortoise; bag: shaman*2"] * (seats - 1)]
    table = last_turn(*texts)
    before = table.see_discard()
    table.do("draw")
    shown = {event.seat: event.public["cards"] for event in table.last if event.kind == "hand-shown"}
    assert shown[0] == ("paw", "hunter")
    assert sorted(shown[seats - 1]) == ["kokopelli", "kokopelli", "shaman", "tortoise"]
    assert len(shown) == seats
    after = table.see_discard()
    assert after[0] - before[0] == {"hunter": 1, "paw": 1}
    assert after[seats - 1] - before[seats - 1] == {"kokopelli": 2, "tortoise": 1, "shaman": 1}
    table.expect(hand_sizes=(0,) * seats, points=list(table.view().points)).done()


@pytest.mark.rule("KP-7.4")
def test_one_point_for_every_own_ceremony_whatever_its_size() -> None:
    table = last_turn(
        "left-1: hunter*3; right-1: paw; sun: shaman kokopelli; bag: drummer*3",
        "bag: drummer*3",
        "right-2: hunter@1; bag: drummer*3",
        "left-1: hunter; left-2: paw; right-1: shaman; right-2: tortoise; bag: drummer*3; hand: warrior",
        ceremonies=f"hunter sun {NINE}",
    ).do("exchange", "under warrior")
    table.scored(0, {"KP-7.3": 5, "KP-7.4": 3}).scored(1, {"KP-7.3": 5}).scored(2, {"KP-7.3": 5, "KP-7.4": 1}).scored(
        3, {"KP-7.3": 5, "KP-7.4": 4}
    )
    table.done()


@pytest.mark.rule("KP-7.4")
def test_with_two_players_both_spaces_beneath_the_pile_count() -> None:
    full = "left-1: sun; left-2: hunter; right-1: paw; right-2: shaman; beneath: tortoise; sun: warrior"
    table = last_turn(f"{full}; bag: drummer", "hand: warrior; bag: drummer").do("exchange", "under warrior")
    table.scored(0, {"KP-7.3": 5, "KP-7.4": 6}).scored(1, {"KP-7.3": 5}).done()


@pytest.mark.rule("KP-7.4")
def test_ceremonies_stay_after_the_final_scoring() -> None:
    table = last_turn("left-1: hunter; bag: drummer", "hand: warrior; bag: drummer").do("exchange", "under warrior")
    table.expect(village={0: "left-1: hunter"}, points=[6, 5]).done()


# KP-7.5: who has won


@pytest.mark.rule("KP-7.5")
@pytest.mark.parametrize(
    ("points", "places", "winners"),
    [
        ([10, 20], (2, 1), (1,)),
        ([20, 20], (1, 1), (0, 1)),
        ([10, 20, 15], (3, 1, 2), (1,)),
        ([20, 10, 20], (1, 3, 1), (0, 2)),
        ([7, 9, 9, 8], (4, 1, 1, 3), (1, 2)),
        ([9, 9, 9, 9], (1, 1, 1, 1), (0, 1, 2, 3)),
        ([9, 3, 3, 1], (1, 2, 2, 4), (0,)),
    ],
)
def test_most_points_win_and_ties_share(points: list[int], places: tuple[int, ...], winners: tuple[int, ...]) -> None:
    texts = [f"points: {n}; bag: hunter" for n in points]
    texts[-1] += "; hand: paw"
    table = last_turn(*texts).do("exchange", "under paw").expect(points=[n + 5 for n in points])
    outcome = table.match.state.outcome()
    assert (outcome.points, outcome.places, outcome.winners) == (tuple(n + 5 for n in points), places, winners)
    table.done()


@pytest.mark.rule("KP-7.3", "KP-7.4", "KP-7.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_adds_up_from_its_events(seats: int) -> None:
    table = Kokopelli.dealt("kokopelli", seats, "k1:whole")
    turn = 0
    while table.to_move() >= 0:
        choices = table.choices()
        plays = [action for action in choices if action.startswith(("play", "open"))]
        table.do((plays or choices)[turn % len(plays or choices)])
        turn += 1
    table.expect(phase="over", points=[sum(table.sources(seat).values()) for seat in range(seats)])
    final = {seat: table.sources(seat).get("KP-7.4", 0) for seat in range(seats)}
    assert final == {seat: len(village) for seat, village in enumerate(table.view().villages)}
    table.done()
