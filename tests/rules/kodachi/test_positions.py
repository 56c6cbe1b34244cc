"""Positions of Kodachi as text: what they may say, what they leave to happen, and every complaint with its sentence."""

from __future__ import annotations

from collections import Counter
from textwrap import dedent

import pytest

from kotable.games import game
from kotable.kodachi import notation
from kotable.kodachi.cards import load
from kotable.values import NotationError, OptionError, PositionError
from tests.rules.kodachi.house import GUARDS, HOUSE, START, Kodachi, koda, position

CARDS = ", ".join(card.key for card in load("reconstructed-1").cards)
GUARD_CARDS = ", ".join(card.key for card in load("reconstructed-1").guards)
TOKENS = "red-2, red-4, red-5, blue-2, blue-4, blue-5, green-2, green-4, green-5"


def listed(cards: Counter[str]) -> str:
    return " ".join(f"{key}*{count}" for key, count in cards.items())


def complaint(text: str) -> NotationError:
    with pytest.raises((NotationError, OptionError)) as refused:
        game("kodachi").read_position(text)
    assert "\n" not in str(refused.value)
    assert isinstance(refused.value, NotationError)
    return refused.value


# What can be written


@pytest.mark.rule("KD-3.7", "KD-4.7", "KD-8.1")
def test_the_example_of_the_documentation() -> None:
    assert notation.__doc__ is not None
    _, example, *_ = notation.__doc__.split("\n\n")
    table = Kodachi("kodachi", dedent(example))
    table.expect(to_move=0, phase="fight", stance="stealth", guard_row="g4-vase e3+5-jade", house_row="red-a skill-switch", part=2)
    table.expect(guard_value=5, total=0, dojo="", defeated=1, hand={0: "dojo-5 dojo-4 novice", 1: "novice*2"}, guard_top="elite")
    table.expect(discards={0: "dojo-5 rumor-few"}, owned={0: "rumor-few*2 skill-draw3 skill-gold"}, tokens={0: "red-2 blue-2"})
    table.expect(treasures={0: "g3-fan g2-fan e1/5-gold"}, hand_size={2: 6})
    assert [[card.card for card in group] for group in table.view().fights] == [["dojo-1"], ["novice", "dojo-2"], ["skill-draw3"]]
    table.do("play dojo-4").expect(defeated=2).do("go-on").expect(guard_row="g4-vase e3+5-jade e2/4-gold").done()


@pytest.mark.rule("KD-2.1", "KD-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_position_may_leave_nearly_everything_out(seats: int) -> None:
    table = Kodachi("kodachi", f"kodachi position 1\nseats: {seats}\n")
    table.expect(phase="declare", to_move=0, round=1, hand_size=[6] * seats, draw_size=[6] * seats, house_deck=59, guard_deck=49)
    table.expect(treasures=[[]] * seats, tokens=[Counter()] * seats).done()


@pytest.mark.rule("KD-2.1")
def test_the_seed_names_what_is_left_open() -> None:
    one, again, other = (koda(2, seed=seed).match.state.position() for seed in ("k1:a", "k1:a", "k1:b"))
    assert one == again
    assert one != other
    dice = next(line for line in one.splitlines() if line.startswith("dice: "))
    same = koda(
        2, "hand: dojo-1", "hand: dojo-1", guard_row="g1-fan", house_row="red-a", next_guard="guard", dice=dice[6:]
    ).match.state.position()
    assert dice in same


@pytest.mark.rule("KD-8.2", "KD-4.5")
def test_piles_bring_what_is_dictated_in_that_order_and_then_chance() -> None:
    table = koda(
        2,
        "hand: skill-draw3 skill-plus2 dojo-5; deck: novice dojo-4 novice dojo-2",
        phase="fight",
        guard_row="g1-fan",
        house_row="red-a",
        house="blue-a rumor-few blue-b",
        guards="g2-fan e3/6-gold g5-jade",
    )
    table.do("play skill-draw3").told("drew", seat=0, cards=("novice", "dojo-4", "novice")).do("play skill-plus2").told(
        "drew", seat=0, cards=("dojo-2",)
    )
    table.do("play dojo-5").expect(guard_top="guard").do("go-on").expect(
        guard_row="g1-fan g2-fan", house_row="red-a blue-a", guard_top="elite"
    )
    text = table.match.state.position()
    assert "house: rumor-few blue-b\n" in text
    assert "guards: e3/6-gold g5-jade\n" in text
    table.do("play dojo-4", "go-on").expect(
        guard_row="g1-fan g2-fan e3/6-gold", house_row="red-a blue-a rumor-few", guard_top="guard"
    ).done()


@pytest.mark.rule("KD-7.2")
def test_own_cards_that_are_named_nowhere_lie_in_the_draw_pile() -> None:
    table = koda(2, "hand: dojo-1; owns: red-a*1 skill-one*2; discards: skill-one").expect(owned={0: "red-a skill-one*2"})
    assert Counter(table.view(0).pile) == START - Counter(["dojo-1"]) + Counter(["red-a", "skill-one"])
    there = koda(2, "hand: dojo-1; owns: red-a; rest: discards; deck: dojo-5").expect(
        draw_size={0: 1}, discards={0: "dojo-1 dojo-2*3 dojo-4*3 dojo-5 novice*2 red-a"}
    )
    there.done()


@pytest.mark.rule("KD-3.11")
def test_decks_may_lie_in_their_discards() -> None:
    table = koda(2, guard_row="g1-fan", house_row="red-a", house_rest="discards", guard_rest="discards", house_discards="red-b")
    table.expect(house_deck=0, guard_deck=0, guard_top="none")
    assert Counter(table.view().house_discards) == HOUSE - Counter(["red-a"])
    assert Counter(table.view().guard_discards) == GUARDS - Counter(["g1-fan"])
    table.done()


@pytest.mark.rule("KD-2.5")
@pytest.mark.parametrize("back", ["guard", "elite"])
def test_the_back_of_the_next_guard_can_be_said(back: str) -> None:
    table = koda(2, "hand: dojo-5", phase="fight", guard_row="g1-fan", next_guard=back).expect(guard_top=back).do("play dojo-5", "go-on")
    assert table.view().guard_row[-1].elite == (back == "elite")
    koda(2, phase="fight", guard_row="g1-fan", guard_rest="discards", next_guard="none").expect(guard_top="none").done()


@pytest.mark.rule("KD-3.5", "KD-4.7")
def test_a_fight_under_way() -> None:
    table = koda(2, "hand: novice", phase="fight", stance="strength", guard_row="g1-fan g5-jade", played="dojo-2 | novice/plus dojo-4")
    table.expect(total=5, dojo="dojo-4", defeated=1, part=1).do("play novice plus").expect(defeated=2).done()
    several = koda(2, "hand: dojo-4", phase="fight", guard_row="g5-jade", played="skill-plus2*2, novice/minus").expect(total=3, dojo="")
    several.expect(owned={0: "skill-plus2*2"}).do("play dojo-4").told("defeated", total=7).done()


@pytest.mark.rule("KD-5.1", "KD-6.2")
def test_a_taking_under_way() -> None:
    table = koda(
        3,
        "hand:",
        "hand:",
        phase="take",
        defeated=4,
        taken=2,
        guard_row="g1-fan g2-fan",
        house_row="red-a",
        played="dojo-1 | dojo-2 | dojo-4 | dojo-5",
    )
    table.expect(allowed=3, taken=2, to_move=0).do("take g1-fan").expect(to_move=1).do("take g2-fan").expect(to_move=2).do("nothing")
    table.expect(discards={0: "dojo-1 dojo-2 dojo-4 dojo-5"}).done()


@pytest.mark.rule("KD-5.6", "KD-3.9")
def test_a_failed_invasion_under_way() -> None:
    table = koda(
        4, "hand:", turn=1, phase="take", failed="yes", taker=3, guard_row="g1-fan g5-fan", house_row="red-a", played="dojo-2 | dojo-1"
    )
    table.expect(to_move=3, failed=True, defeated=1)
    assert [guard.defeated for guard in table.view().guard_row] == [True, False]
    table.do("take g5-fan").expect(to_move=0).do("nothing").expect(to_move=1, phase="discard", discards={1: "dojo-1 dojo-2"}).done()
    gone = koda(2, phase="take", failed="yes", undefeated="no", guard_row="g1-fan", house_row="red-a").expect(to_move=1, defeated=1)
    assert [guard.defeated for guard in gone.view().guard_row] == [True]
    gone.done()
    only_house = koda(2, phase="take", failed="yes", house_row="red-a").expect(to_move=1, defeated=0)
    only_house.offers("nothing").done()


@pytest.mark.rule("KD-5.10")
def test_a_purchase_under_way() -> None:
    table = koda(
        2,
        "hand: dojo-1",
        "hand: skill-gold; treasures: g1-fan",
        phase="pay",
        taker=1,
        guard_row="g5-fan",
        house_row="rumor-few",
        buying="rumor-few",
    )
    table.expect(to_move=1, buying="rumor-few").offers("pay fan", "pay skill-gold").do("pay fan").expect(
        hand={1: "skill-gold rumor-few"}
    ).done()


@pytest.mark.rule("KD-6.5", "KD-7.1")
def test_the_end_of_a_turn_and_of_a_game() -> None:
    drop = koda(2, "treasures: g1-fan*2 g2-fan*2 g3-fan", phase="drop").do("drop fan").expect(to_move=1)
    drop.done()
    over = koda(2, "tokens: red-2 red-4 red-5 blue-2; owns: red-b", "treasures: g1-fan", turn=1, phase="over")
    over.expect(to_move=-1, points=(18, 1), reason="fourth-token").offers().done()
    limit = koda(2, turn=1, round=100, phase="over").expect(reason="round-limit")
    limit.done()
    last = koda(3, "tokens: red-2 red-4 red-5", "tokens: blue-2 blue-4 blue-5", "tokens: green-2 green-4 green-5", turn=2, phase="over")
    last.expect(reason="last-token", points=(11, 11, 11)).done()


@pytest.mark.rule("KD-8.1")
def test_cards_that_everybody_knows_to_be_in_a_hand() -> None:
    koda(2, "hand: red-a dojo-1*2; known: red-a dojo-1").expect(known={0: "red-a dojo-1", 1: ""}).done()


@pytest.mark.rule("KD-3.11")
def test_a_guard_alone_where_the_house_is_empty() -> None:
    everything = f"hand: dojo-5; owns: {listed(HOUSE)}"
    koda(2, everything, guard_row="g1-fan").expect(house_row="").done()
    koda(2, everything, guard_row="g1-fan", house_row="").expect(house_row="").done()
    koda(2, everything, phase="fight", guard_row="g1-fan").expect(house_row="").do("play dojo-5").expect(defeated=1).done()


@pytest.mark.rule("KD-3.1")
def test_house_cards_that_are_missing_are_turned_up() -> None:
    table = koda(2, phase="decide", guard_row="g1-fan g2-fan g3-fan", house="red-a blue-a green-a").expect(house_row="red-a blue-a green-a")
    table.expect(house_deck=57).done()


# What can't be

MISFITS: list[tuple[str, str, str]] = [
    (
        "a seat too many",
        position(2, "", "", "hand: dojo-1"),
        "there is a seat 2, but the position has 2 seats",
    ),
    ("starting card in the house row", position(2, guard_row="g1-fan", house_row="dojo-1"), "dojo-1, a starting card, in the house row"),
    (
        "display while discarding",
        position(2, phase="discard", house_row="red-a"),
        "a display in the phase discard, when it has been put away (KD-6.1)",
    ),
    (
        "display while dropping",
        position(2, "treasures: g1-fan*2 g2-fan*2 g3-fan", phase="drop", guard_row="g1-jade"),
        "a display in the phase drop, when it has been put away (KD-6.1)",
    ),
    (
        "display at the end",
        position(2, round=100, turn=1, phase="over", house_row="red-a"),
        "a display in the phase over, when it has been put away (KD-6.1)",
    ),
    ("no guard to declare against", position(2, house_row="red-a"), "no guard in the guard row, where one was turned up (KD-3.1)"),
    ("no guard to fight", position(2, phase="fight"), "no guard in the guard row, where one was turned up (KD-3.1)"),
    ("no guard defeated", position(2, phase="decide", guard_row=""), "no guard in the guard row, where one was turned up (KD-3.1)"),
    ("two guards at once", position(2, guard_row="g1-fan g2-fan"), "2 guards in the row before anything is declared (KD-3.1)"),
    (
        "undefeated without failing",
        position(2, phase="take", guard_row="g1-fan", undefeated="yes"),
        "an undefeated guard in the row after an invasion that did not fail (KD-3.8)",
    ),
    (
        "undefeated, but gone",
        position(2, phase="take", failed="yes", undefeated="yes", house_row="red-a"),
        "an undefeated guard in the row after an invasion that did not fail (KD-3.8)",
    ),
    ("too few defeated", position(2, phase="take", guard_row="g1-fan g2-fan", defeated=1), "1 defeated guards where the guard row shows 2"),
    ("none defeated", position(2, phase="take", house_row="red-a", defeated=0), "0 defeated guards where the guard row shows 0"),
    ("too many defeated", position(2, phase="fight", guard_row="g1-fan", defeated=1), "1 defeated guards where the guard row shows 0"),
    (
        "more defeated than lie there",
        position(2, phase="decide", guard_row="g1-fan", defeated=2),
        "2 defeated guards where the guard row shows 1",
    ),
    ("half of one guard", position(2, phase="fight", guard_row="g1-fan", part=2), "part 2 of g1-fan, which is one guard (KD-3.7)"),
    ("half of two values", position(2, phase="fight", guard_row="e2/4-gold", part=2), "part 2 of e2/4-gold, which is one guard (KD-3.7)"),
    (
        "more fights than guards",
        position(2, phase="fight", guard_row="g5-jade", played="dojo-1 | dojo-2 | dojo-4"),
        "2 guards fought before, where 0 guard cards were defeated",
    ),
    (
        "more fights than guards that fell",
        position(2, phase="take", guard_row="g5-jade", played="dojo-1 | dojo-2 | dojo-4"),
        "3 guards fought before, where 1 guard cards were defeated",
    ),
    (
        "two dojo cards",
        position(2, phase="fight", guard_row="g5-jade", played="dojo-1 rumor-few"),
        "2 dojo cards played against one guard, which takes exactly one (KD-3.4)",
    ),
    (
        "no dojo card",
        position(2, phase="fight", guard_row="g1-fan g5-jade", played="novice/plus | dojo-1"),
        "0 dojo cards played against one guard, which takes exactly one (KD-3.4)",
    ),
    ("too many own cards", position(2, "hand: dojo-1*2; discards: dojo-1"), "3 dojo-1 in the cards of seat 0, which has 2"),
    ("too many claimed", position(2, "", "owns: novice*3"), "3 novice in the cards of seat 1, which has 2"),
    (
        "played and in hand",
        position(2, "hand: novice*2", phase="fight", guard_row="g5-jade", played="novice/plus"),
        "3 novice in the cards of seat 0, which has 2",
    ),
    ("too many of a house card", position(2, "hand: red-a*2"), "2 red-a in the cards of seat 0, where the house has 1"),
    ("too many of a rumor", position(2, "", "owns: rumor-few*5"), "5 rumor-few in the cards of seat 1, where the house has 4"),
    ("more known than held", position(2, "hand: dojo-1; known: dojo-1*2"), "2 dojo-1 known in the hand of seat 0, which holds 1"),
    (
        "too many treasures before the turn",
        position(2, "treasures: g1-fan*2 g2-fan*2 g3-fan*2"),
        "6 treasures of seat 0: between own turns there are at most 5 (KD-6.5)",
    ),
    (
        "too many treasures of another",
        position(3, "", "treasures: g1-fan*2 g2-fan*2 g3-fan*3", phase="discard"),
        "7 treasures of seat 1: between own turns there are at most 6 (KD-6.5)",
    ),
    ("more than there are", position(2, "treasures: g1-fan*51", phase="discard"), "51 treasures of seat 0, where there are 50 guard cards"),
    ("a token twice", position(2, "tokens: red-2", "tokens: red-2"), "the token red-2 twice"),
    ("a token from below", position(2, "tokens: blue-4"), "the token blue-4 is gone, but blue-2 still lies on it (KD-1.4)"),
    ("the last token first", position(2, "tokens: blue-2 blue-5"), "the token blue-5 is gone, but blue-4 still lies on it (KD-1.4)"),
    ("a house card twice", position(2, "owns: red-a", house_discards="red-a"), "2 red-a in the game, where the house has 1"),
    ("a house card in two hands", position(2, "owns: red-a", "owns: red-a"), "2 red-a in the game, where the house has 1"),
    ("a starting card in the house", position(2, house="dojo-1"), "1 dojo-1 in the game, where the house has 0"),
    ("too many guards", position(2, "treasures: g1-jade", guard_row="g1-jade"), "2 g1-jade in the game, where there are 1"),
    ("a guard twice", position(2, guards="g1-jade", guard_discards="g1-jade"), "2 g1-jade in the game, where there are 1"),
    (
        "another back",
        position(2, guards="g1-jade", next_guard="elite", guard_row="g1-fan"),
        "the next guard's back is 'elite', which the guard deck can't show (KD-2.5)",
    ),
    (
        "a back of nothing",
        position(2, guard_rest="discards", next_guard="guard", guard_row="g1-fan"),
        "the next guard's back is 'guard', which the guard deck can't show (KD-2.5)",
    ),
    (
        "no back",
        position(2, next_guard="none", guard_row="g1-fan"),
        "the next guard's back is 'none', which the guard deck can't show (KD-2.5)",
    ),
    (
        "no elite left",
        position(2, next_guard="elite", guard_row="g1-fan", guard_discards=" ".join(key for key in GUARDS.elements() if key[0] == "e")),
        "the next guard's back is 'elite', which the guard deck can't show (KD-2.5)",
    ),
    ("nothing to drop", position(2, "treasures: g1-fan*2 g2-fan*2", phase="drop"), "seat 0 must drop treasures, but has 4 (KD-6.5)"),
    (
        "dropping with seven cards",
        position(2, "hand: dojo-1*2 dojo-2*3 dojo-4*2; treasures: g1-fan*2 g2-fan*2 g3-fan", phase="drop"),
        "seat 0 has filled its hand, but holds 7 cards (KD-6.4)",
    ),
    (
        "over in the middle of a round",
        position(2, "tokens: red-2 red-4 red-5 blue-2", turn=0, phase="over"),
        "the game is over, but the round is not (KD-7.1)",
    ),
    (
        "over too early",
        position(2, turn=1, round=99, phase="over"),
        "the game is over, but nobody has four tokens and some are left (KD-7.1)",
    ),
    (
        "a guard that has fallen",
        position(2, phase="fight", stance="strength", guard_row="g3-fan", played="dojo-4"),
        "a guard of 3 still stands against a total of 4 by strength (KD-3.5)",
    ),
    (
        "a low guard that has fallen",
        position(2, phase="fight", stance="stealth", guard_row="e2/4-gold", played="novice/minus dojo-2"),
        "a guard of 2 still stands against a total of 1 by stealth (KD-3.5)",
    ),
    (
        "the one who failed takes",
        position(2, phase="take", failed="yes", taker=0, guard_row="g1-fan"),
        "seat 0 takes cards, but its invasion failed (KD-3.9)",
    ),
    ("nothing to take", position(2, phase="take"), "somebody takes cards, but the display is empty (KD-5.8)"),
    ("taken enough", position(2, phase="take", guard_row="g1-fan", taken=1), "seat 0 has taken 1 cards and may take 1 (KD-5.1)"),
    (
        "others take one",
        position(2, phase="take", guard_row="g1-fan g2-fan g3-fan", taker=1, taken=1),
        "seat 1 has taken 1 cards and may take 1 (KD-5.1)",
    ),
    (
        "buying what is not there",
        position(2, "treasures: g1-fan", phase="pay", guard_row="g2-fan", house_row="red-a", buying="rumor-few"),
        "rumor-few is bought, but is not in the house row (KD-5.7)",
    ),
    (
        "buying without means",
        position(2, "hand:; treasures: g1-fan", phase="pay", guard_row="g2-fan", house_row="red-a", buying="red-a"),
        "seat 0 buys red-a, but can't pay for it (KD-5.4)",
    ),
    (
        "a house card missing",
        position(2, phase="decide", guard_row="g1-fan g2-fan", house_row="red-a"),
        "1 house cards beside 2 guards: they are turned up together (KD-3.1)",
    ),
    (
        "a house card too many",
        position(2, phase="fight", guard_row="g1-fan", house_row="red-a red-b"),
        "2 house cards beside 1 guards: they are turned up together (KD-3.1)",
    ),
    ("a guard alone", position(2, guard_row="g1-fan", house_row=""), "0 house cards beside 1 guards: they are turned up together (KD-3.1)"),
]


@pytest.mark.rule("KD-1.1", "KD-1.2", "KD-1.3", "KD-1.4", "KD-3.1", "KD-3.4", "KD-3.5", "KD-6.5", "KD-7.1")
@pytest.mark.parametrize(("text", "sentence"), [case[1:] for case in MISFITS], ids=[case[0] for case in MISFITS])
def test_a_position_that_cannot_be(text: str, sentence: str) -> None:
    refused = complaint(text)
    assert str(refused) == f"this position can't be: {sentence}"
    assert isinstance(refused, PositionError)


MALFORMED: list[tuple[str, str, str]] = [
    ("no title", "seats: 2\n", "line 1: a position of this game begins with 'kodachi position 1', not 'seats: 2'"),
    (
        "another game",
        "kokopelli position 1\n",
        "line 1: a position of this game begins with 'kodachi position 1', not 'kokopelli position 1'",
    ),
    ("nothing", "# nothing\n", "the position is empty: it begins with 'kodachi position 1'"),
    ("no seats", "kodachi position 1\n", "the position has no line 'seats: …'"),
    ("five seats", position(5), "line 2: 'seats' should be a number from 2 to 4, not '5'"),
    ("seats by name", "kodachi position 1\nseats: two\n", "line 2: 'seats' should be a number from 2 to 4, not 'two'"),
    ("no colon", "kodachi position 1\nseats: 2\nphase fight\n", "line 3: expected 'name: values', not 'phase fight'"),
    ("seat 4", "kodachi position 1\nseats: 2\nseat 4:\n", "line 3: seats are 0, 1, 2 and 3, each once, not '4'"),
    ("twice", "kodachi position 1\nseats: 2\nround: 1\nround: 2\n", "line 4: 'round' stands twice"),
    ("twice in a seat", position(2, "hand: dojo-1; hand: dojo-2"), "line 5: 'hand' stands twice of seat 0"),
    ("unknown line", position(2, weather="fine"), "line 3: 'weather' is not known"),
    ("unknown line of a seat", position(2, "hat: red"), "line 4: 'hat' is not known of seat 0"),
    ("first", position(2, first=2), "line 3: 'first' should be a number from 0 to 1, not '2'"),
    ("round", position(2, round=101), "line 3: 'round' should be a number from 1 to 100, not '101'"),
    ("turn", position(3, turn=3), "line 3: 'turn' should be a number from 0 to 2, not '3'"),
    (
        "phase",
        position(2, phase="sleep"),
        "line 3: 'phase' should be one of declare, fight, decide, take, pay, discard, drop, over, not 'sleep'",
    ),
    (
        "stance",
        position(2, phase="fight", guard_row="g1-fan", stance="rage"),
        "line 5: 'stance' should be one of stealth, strength, not 'rage'",
    ),
    ("part", position(2, phase="fight", guard_row="e3+5-jade", part=3), "line 5: 'part' should be a number from 1 to 2, not '3'"),
    ("failed", position(2, phase="take", guard_row="g1-fan", failed="maybe"), "line 5: 'failed' should be one of yes, no, not 'maybe'"),
    (
        "undefeated",
        position(2, phase="take", guard_row="g1-fan", undefeated="so-so"),
        "line 5: 'undefeated' should be one of yes, no, not 'so-so'",
    ),
    (
        "defeated",
        position(2, phase="take", guard_row="g1-fan", defeated=51),
        "line 5: 'defeated' should be a number from 0 to 50, not '51'",
    ),
    ("taker", position(2, phase="take", guard_row="g1-fan", taker=2), "line 5: 'taker' should be a number from 0 to 1, not '2'"),
    ("taken", position(2, phase="take", guard_row="g1-fan", taken=-1), "line 5: 'taken' should be a number from 0 to 50, not '-1'"),
    ("buying nothing", position(2, phase="pay", guard_row="g1-fan"), "the position has no line 'buying: …'"),
    (
        "buying what is none",
        position(2, phase="pay", guard_row="g1-fan", buying="moon"),
        f"line 5: 'buying' should be one of {CARDS}, not 'moon'",
    ),
    ("guard row", position(2, guard_row="dragon"), f"line 3: 'dragon' is not one of {GUARD_CARDS}"),
    ("house row", position(2, house_row="g1-fan"), f"line 3: 'g1-fan' is not one of {CARDS}"),
    ("hand", position(2, "hand: dojo-3"), f"line 4: 'dojo-3' is not one of {CARDS}"),
    ("how often", position(2, "hand: dojo-1*x"), "line 4: 'dojo-1*x' should be a name, or a name and how often, such as 'hunter*3'"),
    ("treasures", position(2, "treasures: fan"), f"line 4: 'fan' is not one of {GUARD_CARDS}"),
    ("tokens", position(2, "tokens: red-3"), f"line 4: 'red-3' is not one of {TOKENS}"),
    ("rest", position(2, "rest: floor"), "line 4: 'rest' should be one of deck, discards, not 'floor'"),
    ("house rest", position(2, house_rest="floor"), "line 3: 'house-rest' should be one of deck, discards, not 'floor'"),
    ("guard rest", position(2, guard_rest="floor"), "line 3: 'guard-rest' should be one of deck, discards, not 'floor'"),
    ("next guard", position(2, next_guard="ninja"), "line 3: 'next-guard' should be one of none, guard, elite, not 'ninja'"),
    ("played", position(2, phase="fight", guard_row="g1-fan", played="moon"), f"line 5: 'moon' is not one of {CARDS}"),
    (
        "played as",
        position(2, phase="fight", guard_row="g1-fan", played="novice/jump"),
        "line 5: 'jump' is no use of novice: it has dojo, plus, minus",
    ),
    (
        "played somehow",
        position(2, phase="fight", guard_row="g1-fan", played="novice"),
        "line 5: 'novice' should say how it was played: novice/dojo, for example",
    ),
    (
        "played ten times",
        position(2, phase="fight", guard_row="g1-fan", played="skill-plus2*10"),
        "line 5: 'skill-plus2*10' should be a card, or a card and how often",
    ),
    (
        "played no times",
        position(2, phase="fight", guard_row="g1-fan", played="skill-plus2*0"),
        "line 5: 'skill-plus2*0' should be a card, or a card and how often",
    ),
    (
        "played star",
        position(2, phase="fight", guard_row="g1-fan", played="skill-plus2*"),
        "line 5: 'skill-plus2*' should be a card, or a card and how often",
    ),
    ("seed", position(2, seed=7), "line 3: '7' is no seed: expected a text such as 'k1:7f3a' (k1 names the dice, the rest is free)"),
    ("dice", position(2, dice="c0ffee"), "line 3: these are no dice: expected 224 hexadecimal digits"),
    # Lines that say nothing in this phase
    ("stance before declaring", position(2, stance="strength"), "line 3: 'stance' is not known"),
    ("buying in another phase", position(2, phase="take", guard_row="g1-fan", buying="red-a"), "line 5: 'buying' is not known"),
    ("part in another phase", position(2, phase="take", guard_row="g1-fan", part=1), "line 5: 'part' is not known"),
    ("failed in a fight", position(2, phase="fight", guard_row="g1-fan", failed="no"), "line 5: 'failed' is not known"),
    ("played while discarding", position(2, phase="discard", played="dojo-1"), "line 4: 'played' is not known"),
]


@pytest.mark.rule("KD-8.1")
@pytest.mark.parametrize(("text", "sentence"), [case[1:] for case in MALFORMED], ids=[case[0] for case in MALFORMED])
def test_a_position_that_is_badly_written(text: str, sentence: str) -> None:
    refused = complaint(text)
    assert str(refused) == sentence
    assert not isinstance(refused, PositionError)


@pytest.mark.rule("KD-9.1")
def test_a_card_list_that_is_not_there() -> None:
    with pytest.raises(OptionError, match=r"the card list 'nowhere.toml' can't be read \(No such file or directory\)"):
        game("kodachi").read_position(position(2, cards="nowhere.toml"))


# Positions come back


@pytest.mark.rule("KD-8.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_situation_of_a_turn_reads_back(seats: int) -> None:
    """Word for word, and the same choices do the same: in every phase, with failed and successful invasions."""
    table = koda(
        seats,
        "hand: dojo-5 red-g novice*2 skill-draw3; deck: dojo-4 skill-switch dojo-1; treasures: g1-jade g2-gold g4-fan g5-fan",
        "hand: skill-gold dojo-1; treasures: g2-fan",
        guard_row="e3+5-gold",
        guards="g1-fan e0/3-vase g5-vase",
        house="rumor-few skill-1or5 red-a",
    )
    phases = set()
    actions = ["strength", "play dojo-5", "play skill-draw3", "play novice plus", "play red-g", "go-on", "play dojo-4", "stop"]
    actions += [
        "take g1-fan",
        "buy rumor-few",
        "pay skill-gold",
        *["nothing"] * (seats - 2),
        "discard novice",
        "keep",
        "drop jade",
        "stealth",
    ]
    actions += ["give-up", "nothing"]
    for action in actions:
        phases.add(table.view().phase)
        text = table.match.state.position()
        again = game("kodachi").read_position(text)
        assert again.position() == text
        assert [again.view(seat) for seat in range(-1, seats)] == [table.view(seat) for seat in range(-1, seats)]
        again.play(action)
        table.do(action)
        assert again.position() == table.match.state.position()
    assert phases >= {"declare", "fight", "decide", "take", "pay", "discard", "drop"}
    table.done()
