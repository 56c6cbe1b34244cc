"""KD-1, KD-2: what lies on the table, and how a game is set up."""

from collections import Counter

import pytest

from kotable.games import game
from kotable.kodachi.cards import load
from kotable.values import OptionError
from tests.rules.kodachi.house import BROWN, ELITE, ENVOYS, GUARDS, HOUSE, RUMORS, SKILLS, START, Kodachi, koda

# KD-1: the material


@pytest.mark.rule("KD-1.1", "KD-9.1")
def test_everybody_has_ten_dojo_cards_and_two_starting_skills() -> None:
    for seats in (2, 3, 4):
        table = Kodachi.dealt("kodachi", seats)
        for seat in range(seats):
            owned = table.view().players[seat].owned
            assert owned == START
            assert sum(owned.values()) == 12
            assert sum(count for key, count in owned.items() if key.startswith("dojo-")) == 10
            assert owned["novice"] == 2


@pytest.mark.rule("KD-1.2")
def test_the_house_deck_has_21_envoys_17_rumors_and_22_skills() -> None:
    view = Kodachi.dealt("kodachi", 4).view()
    house = Counter(view.house_unseen) + Counter(view.house_row)
    assert house == HOUSE
    assert house.total() == 60
    assert (ENVOYS.total(), RUMORS.total(), SKILLS.total()) == (21, 17, 22)
    groups = Counter({group: sum(card.count for card in load("reconstructed-1").of(group)) for group in ("envoy", "rumor", "skill")})
    assert groups == {"envoy": 21, "rumor": 17, "skill": 22}
    assert Counter(card.clan for card in load("reconstructed-1").of("envoy")) == {"red": 7, "blue": 7, "green": 7}


@pytest.mark.rule("KD-1.3")
def test_the_guard_deck_has_35_guards_and_15_elites_each_a_treasure() -> None:
    view = Kodachi.dealt("kodachi", 4).view()
    guards = Counter(view.guards_unseen) + Counter(guard.card for guard in view.guard_row)
    guards += Counter(card for player in view.players for card in player.treasures)
    assert guards == GUARDS
    assert (BROWN.total(), ELITE.total()) == (35, 15)
    rows = load("reconstructed-1").guards
    assert sum(row.count for row in rows if row.elite) == 15
    assert sum(row.count for row in rows) == 50
    assert {row.treasure for row in rows} == {"fan", "scroll", "vase", "jade", "gold"}
    assert all(row.key.endswith(f"-{row.treasure}") for row in rows)


@pytest.mark.rule("KD-1.3", "KD-5.2")
@pytest.mark.parametrize(("guard", "kind"), [("g3-scroll", "scroll"), ("e2/4-jade", "jade"), ("e3+5-gold", "gold")])
def test_an_elite_guard_is_a_treasure_like_any_other(guard: str, kind: str) -> None:
    table = koda(2, "hand:", phase="take", guard_row=guard)
    table.do(f"take {guard}").told("took", by=0, card=guard, treasure=kind).expect(treasures={0: guard, 1: ""})
    assert table.view().players[0].coins[kind] == 1
    table.end_turn().done()


@pytest.mark.rule("KD-1.4")
def test_each_clan_has_a_stack_of_2_4_and_5() -> None:
    Kodachi.dealt("kodachi", 3).expect(tokens_left={"red": (2, 4, 5), "blue": (2, 4, 5), "green": (2, 4, 5)}).done()


@pytest.mark.rule("KD-1.4", "KD-4.3")
def test_a_stack_is_taken_from_the_top() -> None:
    table = koda(
        2, "hand: red-a red-b red-c red-d dojo-1", phase="fight", stance="stealth", guard_row="g5-fan", guards="g5-fan g5-jade g5-vase"
    )
    for letter, value, left in (("a", 2, (4, 5)), ("b", 4, (5,)), ("c", 5, ())):
        table.do(f"play red-{letter}").told("token-gained", by=0, clan="red", value=value)
        table.expect(tokens_left={"red": left, "blue": (2, 4, 5), "green": (2, 4, 5)}).do("go-on")
    table.expect(tokens={0: "red-2 red-4 red-5", 1: ""})
    table.do("play red-d").happened("played", "defeated").expect(tokens={0: "red-2 red-4 red-5", 1: ""}).done()


# KD-2: the set-up


@pytest.mark.rule("KD-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_draws_six_of_their_twelve(seats: int) -> None:
    table = Kodachi.dealt("kodachi", seats)
    table.expect(hand_size=[6] * seats, draw_size=[6] * seats, discards=[Counter()] * seats, phase="declare", round=1)
    for seat in range(seats):
        mine = table.view(seat)
        assert Counter(mine.hand) + Counter(mine.pile) == START
    assert [event.seat for event in table.events("dealt")] == list(range(seats))
    table.done()


@pytest.mark.rule("KD-2.1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_kodachi_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(OptionError, match=f"kodachi is for 2 to 4 seats, not {seats}"):
        game("kodachi").setup(seats, {})


@pytest.mark.rule("KD-2.1")
def test_every_hand_is_shuffled_for_itself_and_the_seed_tells_which() -> None:
    hands = [[tuple(sorted(hand.elements())) for hand in Kodachi.dealt("kodachi", 4, f"k1:{n}").see_hand()] for n in range(6)]
    assert len({hand for deal in hands for hand in deal}) > 12
    again = [[tuple(sorted(hand.elements())) for hand in Kodachi.dealt("kodachi", 4, f"k1:{n}").see_hand()] for n in range(6)]
    assert hands == again


@pytest.mark.rule("KD-2.2")
@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 1), (3, 2), (4, 0), (4, 3)])
def test_the_starting_player_can_be_set(seats: int, first: int) -> None:
    table = Kodachi.dealt("kodachi", seats, first=first)
    table.expect(to_move=first, active=first, first=first).told("turn-began", by=first, round=1)
    Kodachi.dealt("kodachi", seats, first=str(first)).expect(to_move=first).done()


@pytest.mark.rule("KD-2.2")
def test_or_chance_chooses_anybody() -> None:
    found = {Kodachi.dealt("kodachi", 4, f"k1:{n}", **options).view().first for n in range(24) for options in ({}, {"first": "random"})}
    assert found == {0, 1, 2, 3}


@pytest.mark.rule("KD-2.2")
@pytest.mark.parametrize(
    ("first", "sentence"),
    [
        (2, "first can't be 2: the seats are 0 to 1"),
        (4, "first can't be 4: it is one of random, 0, 1, 2, 3"),
        ("quietest", "first can't be 'quietest': it is one of random, 0, 1, 2, 3"),
    ],
)
def test_nobody_else_can_begin(first: int | str, sentence: str) -> None:
    with pytest.raises(OptionError) as refused:
        game("kodachi").setup(2, {"first": first})
    assert str(refused.value) == sentence


@pytest.mark.rule("KD-2.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_the_others_start_with_a_fan_a_scroll_and_a_vase(seats: int, first: int) -> None:
    for seed in range(5):
        table = Kodachi.dealt("kodachi", seats, f"k1:gift{seed}", first=first)
        view = table.view()
        assert view.players[first].treasures == ()
        for number, treasure in enumerate(("fan", "scroll", "vase")[: seats - 1], 1):
            seat = (first + number) % seats
            (card,) = view.players[seat].treasures
            assert card.endswith(f"-{treasure}")
            assert card in BROWN
            table.told("received", by=seat, card=card, treasure=treasure)
            # It left the deck before the deck was shuffled.
            assert view.guards_unseen.get(card, 0) + [guard.card for guard in view.guard_row].count(card) == GUARDS[card] - 1
        assert view.guard_deck == 50 - (seats - 1) - 1


@pytest.mark.rule("KD-2.3")
def test_which_fan_it_is_is_chance() -> None:
    found = {Kodachi.dealt("kodachi", 2, f"k1:{n}", first=0).view().players[1].treasures[0] for n in range(40)}
    assert found == {f"g{value}-fan" for value in (1, 2, 3, 4, 5)}


@pytest.mark.rule("KD-2.4")
def test_both_decks_are_shuffled_through() -> None:
    guards, house = set(), set()
    for seed in range(30):
        view = Kodachi.dealt("kodachi", 4, f"k1:deck{seed}").view()
        assert (view.house_deck, view.guard_deck) == (59, 46)
        guards.add(view.guard_row[0].elite)
        house.add(view.house_row[0].partition("-")[0])
    assert guards == {True, False}
    assert house >= {"rumor", "skill"}
    assert house & {"red", "blue", "green"}


@pytest.mark.rule("KD-2.5")
@pytest.mark.parametrize(("coming", "back"), [("g1-fan", "guard"), ("e2/4-gold", "elite"), ("e2+4-scroll", "elite")])
@pytest.mark.parametrize("seats", [2, 4])
def test_everybody_sees_the_back_of_the_next_guard(coming: str, back: str, seats: int) -> None:
    table = koda(seats, "hand: dojo-5", phase="fight", guard_row="g3-jade", guards=f"{coming} g5-scroll")
    assert {table.view(seat).guard_top for seat in range(-1, seats)} == {back}
    assert coming in table.view().guards_unseen  # its face is not told: it is one of all that are in the deck
    table.do("play dojo-5", "go-on").expect(guard_row=f"g3-jade {coming}", guard_top="guard").told("next-shown", back="guard")
    table.done()


@pytest.mark.rule("KD-2.5")
def test_the_back_is_told_from_the_first_turn_on_and_comes_true() -> None:
    backs = set()
    for seed in range(12):
        table = Kodachi.dealt("kodachi", 3, f"k1:back{seed}")
        back = table.view().guard_top
        table.told("next-shown", back=back)
        table.do("strength", "give-up").nobody_takes().do("keep")
        assert table.view().guard_row[0].elite == (back == "elite")
        backs.add(back)
    assert backs == {"guard", "elite"}
