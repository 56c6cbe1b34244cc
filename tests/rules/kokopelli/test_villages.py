"""KP-3: spaces, play areas, and whose ability it is."""

import pytest

from kotable.values import NotationError
from tests.rules.kokopelli.village import koko

OPEN = ("left-1", "left-2", "right-1", "right-2")


def seen_from(seats: int, me: int, owner: int) -> str:
    """How seat `me` calls the village of `owner`; empty where it has no name."""
    if owner == me:
        return "own"
    if seats == 2:
        return "other"
    return {(me + 1) % seats: "left", (me - 1) % seats: "right"}.get(owner, "")


def in_area(seats: int, me: int, owner: int, space: str) -> bool:
    """KP-3.2, KP-3.3 and KP-6.13, as they stand in the specification."""
    if owner == me:
        return True
    if seats == 2:
        return space in OPEN
    if owner == (me + 1) % seats:
        return space in ("right-1", "right-2", "sun")
    return owner == (me - 1) % seats and space in ("left-1", "left-2", "sun")


PLACES = [
    (seats, me, owner, space)
    for seats in (2, 3, 4)
    for me in ((0, 1) if seats == 2 else (0, seats - 1))
    for owner in range(seats)
    for space in (*OPEN, *(["beneath"] if seats == 2 else []), "sun")
]


@pytest.mark.rule("KP-3.2", "KP-3.3", "KP-6.13", "KP-5.4")
@pytest.mark.parametrize(("seats", "me", "owner", "space"), PLACES)
def test_cards_are_played_on_ceremonies_in_the_play_area(seats: int, me: int, owner: int, space: str) -> None:
    texts = [""] * seats
    texts[me] = "hand: kokopelli tortoise hunter"
    texts[owner] += f"; {space}: tortoise"
    table = koko(seats, *texts, turn=me)
    called = seen_from(seats, me, owner)
    wanted = {f"play tortoise {called}", f"play kokopelli {called} tortoise"} if in_area(seats, me, owner, space) else set()
    assert {action for action in table.choices() if action.startswith("play")} == wanted
    if called and not wanted:
        table.refuses(f"play tortoise {called}", "KP-3.3" if seats == 2 else "KP-3.2")
    table.done()


@pytest.mark.rule("KP-5.3", "KP-3.2", "KP-3.3", "KP-6.13")
@pytest.mark.parametrize(("seats", "me", "owner", "space"), PLACES)
def test_a_ceremony_is_not_opened_if_it_stands_in_the_own_play_area(seats: int, me: int, owner: int, space: str) -> None:
    texts = [""] * seats
    texts[me] = "hand: kokopelli tortoise hunter"
    texts[owner] += f"; {space}: tortoise"
    table = koko(seats, *texts, turn=me)
    for place in ("own", "beneath") if seats == 2 else ("own-left", "own-right"):
        if in_area(seats, me, owner, space):
            table.refuses(f"open tortoise {place}", "KP-5.3")
        else:
            table.allows(f"open tortoise {place}")
        if not (owner == me and space == place):
            table.allows(f"open hunter {place}")
    table.done()


@pytest.mark.rule("KP-3.1", "KP-5.2")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_village_has_two_spaces_on_each_side(seats: int) -> None:
    table = koko(seats, "hand: tortoise hunter warrior shaman paw", actions=2, extra=4)
    table.do("open tortoise own-left").told("opened", ceremony="tortoise", village=0, space="left-1")
    table.do("open hunter own-left").told("opened", space="left-2")
    table.refuses("open warrior own-left", "KP-5.2").allows("open warrior own-right")
    table.do("open warrior own-right").told("opened", space="right-1")
    table.do("open shaman own-right").told("opened", space="right-2")
    table.refuses("open paw own-right", "KP-5.2").refuses("open paw own-left", "KP-5.2")
    table.expect(village={0: "left-1: tortoise; left-2: hunter; right-1: warrior; right-2: shaman", 1: ""}).done()


@pytest.mark.rule("KP-3.2")
def test_opposite_players_do_not_reach_each_other() -> None:
    full = "left-1: tortoise; left-2: hunter; right-1: warrior; right-2: paw; sun: shaman"
    table = koko(4, "hand: kokopelli tortoise hunter warrior shaman", "", full)
    assert not [action for action in table.choices() if action.startswith("play")]
    table.refuses("play tortoise left", "KP-5.4").refuses("play tortoise right", "KP-5.4").refuses("play tortoise other", "KP-3.2")
    table.allows("open tortoise own-left", "open hunter own-right").done()


@pytest.mark.rule("KP-3.2")
def test_with_three_players_both_others_are_neighbours_each_on_the_near_side() -> None:
    full = "left-1: tortoise; left-2: hunter; right-1: warrior; right-2: paw"
    table = koko(3, "hand: kokopelli shaman", full, full.replace("tortoise", "drummer").replace("warrior", "snake_dance"))
    table.allows("play kokopelli left warrior", "play kokopelli left paw", "play kokopelli right drummer", "play kokopelli right hunter")
    table.refuses("play kokopelli left tortoise", "KP-3.2").refuses("play kokopelli left hunter", "KP-3.2")
    table.refuses("play kokopelli right snake_dance", "KP-3.2").refuses("play kokopelli right paw", "KP-3.2")
    table.done()


@pytest.mark.rule("KP-3.2")
def test_there_is_no_beneath_nor_an_other_village_with_more_than_two() -> None:
    table = koko(3, "hand: hunter paw kokopelli")
    table.refuses("open hunter own", "KP-3.2").refuses("open hunter other", "KP-3.2").refuses("open hunter beneath", "KP-3.3")
    table.refuses("play hunter other", "KP-3.2").done()


@pytest.mark.rule("KP-3.3")
def test_with_two_players_there_are_five_own_spaces() -> None:
    table = koko(2, "hand: tortoise hunter warrior shaman paw; pile: drummer snake_dance spider_woman", extra=4)
    table.do("open tortoise own", "open hunter own", "open warrior own", "open shaman own").refuses("open paw own", "KP-5.2")
    table.do("open paw beneath").told("opened", space="beneath").scored(0, {"KP-4.5": 1})
    table.refuses("open drummer beneath", "KP-5.2").refuses("open drummer own", "KP-5.2")
    village = table.view().villages[0]
    assert {space: ceremony.ceremony for space, ceremony in village.items()} == {
        "left-1": "tortoise",
        "left-2": "hunter",
        "right-1": "warrior",
        "right-2": "shaman",
        "beneath": "paw",
    }
    table.done()


@pytest.mark.rule("KP-3.3")
def test_the_space_beneath_the_pile_can_be_used_first() -> None:
    koko(2, "hand: tortoise hunter").do("open tortoise beneath").expect(village={0: "beneath: tortoise", 1: ""}).done()


@pytest.mark.rule("KP-3.3")
def test_sides_are_no_choice_with_two_players() -> None:
    table = koko(2, "hand: tortoise hunter kokopelli", "left-1: paw; right-2: shaman")
    for place in ("own-left", "own-right", "left", "right"):
        table.refuses(f"open tortoise {place}", "KP-3.3")
    table.refuses("play kokopelli left paw", "KP-3.3").refuses("play kokopelli right shaman", "KP-3.3")
    table.allows("play kokopelli other paw", "play kokopelli other shaman").done()


@pytest.mark.rule("KP-3.3")
def test_green_plays_on_all_but_the_ceremony_beneath_the_other_pile() -> None:
    """The rulebook's picture for two players."""
    mine = "hand: kokopelli paw; left-1: hunter; right-1: warrior; beneath: shaman"
    other = "left-1: tortoise; left-2: drummer; right-1: snake_dance; right-2: eagle_feather; beneath: spider_woman"
    table = koko(2, mine, other)
    targets = {action for action in table.choices() if action.startswith("play kokopelli")}
    assert targets == {f"play kokopelli own {kind}" for kind in ("hunter", "warrior", "shaman")} | {
        f"play kokopelli other {kind}" for kind in ("tortoise", "drummer", "snake_dance", "eagle_feather")
    }
    table.refuses("play kokopelli other spider_woman", "KP-3.3").done()


@pytest.mark.rule("KP-3.3", "KP-5.3")
def test_what_stands_beneath_the_other_pile_may_be_opened() -> None:
    table = koko(2, "hand: tortoise hunter shaman", "beneath: tortoise; left-1: hunter")
    table.refuses("open hunter own", "KP-5.3").do("open tortoise own").expect(village={0: "left-1: tortoise"}).done()


@pytest.mark.rule("KP-3.4")
def test_a_ceremony_is_what_its_first_card_is() -> None:
    table = koko(4, "hand: hunter paw; left-1: hunter kokopelli*2", three="hunter")
    table.refuses("play paw own", "KP-5.4").do("play hunter own").told("finished", ceremony="hunter", worth=3)
    table.scored(0, {"KP-5.8": 3}).done()


@pytest.mark.rule("KP-3.4", "KP-5.6")
def test_a_ceremony_belongs_to_the_village_whoever_played_the_cards() -> None:
    table = koko(4, "hand: paw*2; left-1: drummer", "right-1: hunter hunter@0*2; hand: shaman")
    table.refuses("cancel hunter", "KP-5.6").do("draw", "draw").expect(to_move=1)
    table.do("cancel hunter").expect(discard={1: "hunter hunter@0*2", 0: ""}, points=[0, 0, 0, 0]).done()


@pytest.mark.rule("KP-3.4", "KP-3.5")
def test_the_ability_is_the_village_owners_even_if_all_cards_are_anothers() -> None:
    koko(2, "", "left-1: hunter@0*3", turn=1).do("draw").told("drew", by=1, count=2).done()
    koko(2, "", "left-1: hunter@0*3").do("draw").told("drew", by=0, count=1).done()


@pytest.mark.rule("KP-3.5")
@pytest.mark.parametrize("seats", [2, 4])
def test_an_ability_holds_from_the_moment_of_opening(seats: int) -> None:
    place = "own" if seats == 2 else "own-right"
    table = koko(seats, "hand: hunter paw").do(f"open hunter {place}", "draw").told("drew", by=0, count=2)
    # The neighbour has no Hunter.
    table.do("draw").told("drew", by=1, count=1).done()


@pytest.mark.rule("KP-3.5")
def test_an_ability_is_gone_with_its_ceremony() -> None:
    koko(4, "hand: paw; left-1: hunter*3").do("cancel hunter", "draw").told("drew", count=1).done()
    koko(4, "hand: paw hunter; left-1: hunter*2 kokopelli").do("play hunter own", "draw").told("drew", count=1).scored(
        0, {"KP-5.8": 4}
    ).done()


@pytest.mark.rule("KP-3.6")
def test_an_ability_wins_over_a_basic_rule() -> None:
    # KP-5.2 says own village, Fire says otherwise; KP-5.5 says the fourth card, Drummer says the third.
    koko(4, "hand: hunter paw; left-1: fire").do("open hunter left").expect(village={1: "right-1: hunter"}).done()
    koko(4, "hand: hunter paw; left-1: drummer; right-1: hunter*2").do("play hunter own").scored(0, {"KP-5.8": 4}).done()


@pytest.mark.rule("KP-3.6", "KP-5.2")
def test_without_the_ability_the_basic_rule_holds() -> None:
    koko(4, "hand: hunter paw", "left-1: fire").refuses("open hunter left", "KP-6.6").refuses("open hunter sun", "KP-6.13").done()
    koko(4, "hand: hunter paw; right-1: hunter*2", "left-1: drummer").do("play hunter own").never("finished").done()


@pytest.mark.rule("KP-5.2")
def test_there_is_no_way_to_open_a_kokopelli() -> None:
    table = koko(4, "hand: kokopelli*2")
    assert not [action for action in table.choices() if action.startswith("open")]
    with pytest.raises(NotationError, match="'kokopelli' is not one of after 'open': birth, "):
        table.do("open kokopelli own-left")
    table.done()
