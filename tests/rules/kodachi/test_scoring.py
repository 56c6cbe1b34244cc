"""KD-7: how the game ends, and who has won."""

import pytest

from tests.rules.kodachi.house import HOUSE, Kodachi, fight, koda

FOUR = "tokens: red-2 red-4 red-5 blue-2"


def over(*texts: str, **general: object) -> Kodachi:
    """The last turn of the last round is at its end; `keep` ends the game. No tokens are needed: it is round 100 (KD-7.6)."""
    seats = max(2, len(texts))
    lines = {"round": 100, "phase": "discard", "turn": seats - 1, **general}
    return koda(seats, *texts, **lines).do("keep").expect(to_move=-1, phase="over")


def outcome(table: Kodachi) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    found = table.match.state.outcome()
    assert found.points == table.view().points
    return found.points, found.places, found.winners


# KD-7.1: the last round


@pytest.mark.rule("KD-7.1")
@pytest.mark.parametrize(("seats", "first", "ending"), [(2, 0, 0), (2, 0, 1), (2, 1, 1), (3, 2, 2), (3, 0, 1), (4, 1, 1), (4, 3, 2)])
def test_after_a_fourth_token_the_round_is_played_to_its_end(seats: int, first: int, ending: int) -> None:
    texts = [""] * seats
    texts[ending] = "hand: green-a; tokens: red-2 red-4 red-5"
    table = koda(seats, *texts, first=first, turn=ending, round=7, phase="fight", stance="stealth", guard_row="g5-fan")
    table.expect(last_round="").do("play green-a").told("end-announced", by=ending, reason="fourth-token", round=7).expect(
        last_round="fourth-token"
    )
    table.do("stop").end_turn()
    for seat in [(first + n) % seats for n in range(seats)]:
        if (seat - first) % seats > (ending - first) % seats:
            table.expect(to_move=seat, round=7, last_round="fourth-token").do("strength", "give-up").end_turn()
    table.expect(to_move=-1, phase="over", reason="fourth-token", round=7).told("ended", reason="fourth-token", round=7)
    assert table.match.state.outcome().reason == "fourth-token"


@pytest.mark.rule("KD-7.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_last_token_ends_the_game_as_well(seats: int) -> None:
    tokens = ["red-2 blue-2 green-2", "red-4 blue-4 green-4", "red-5 blue-5"]
    texts = [f"hand: dojo-1; tokens: {held}" for held in tokens]
    texts[2] = "hand: green-a; tokens: red-5 blue-5"
    table = koda(seats, *texts, turn=2, phase="fight", stance="stealth", guard_row="g5-fan").do("play green-a")
    table.told("end-announced", by=2, reason="last-token").expect(last_round="last-token", tokens_left={"red": (), "blue": (), "green": ()})
    table.do("stop").end_turn()
    if seats == 4:
        table.expect(to_move=3).do("strength", "give-up").end_turn()
    table.expect(phase="over", reason="last-token")
    assert table.match.state.outcome().reason == "last-token"


@pytest.mark.rule("KD-7.1")
def test_three_tokens_or_one_that_is_left_do_not_end_it() -> None:
    table = koda(
        3, "tokens: red-2 red-4 red-5", "tokens: blue-2 blue-4 blue-5", "tokens: green-2 green-4", turn=2, phase="discard", round=5
    )
    table.expect(last_round="").do("keep").expect(to_move=0, round=6, phase="declare").never("end-announced", "ended").done()


@pytest.mark.rule("KD-7.1", "KD-5.6")
@pytest.mark.parametrize("seats", [2, 4])
def test_taking_from_others_displays_goes_on_after_the_own_last_turn(seats: int) -> None:
    table = koda(seats, f"hand: dojo-1; {FOUR}", "hand: dojo-5", turn=1, phase="fight", guard_row="g1-fan", house_row="red-a")
    table.expect(last_round="fourth-token").do("play dojo-5", "stop", "nothing")
    while table.to_move() != 0:
        table.do("nothing")
    table.do("take g1-fan").expect(treasures={0: "g1-fan"}).done()


@pytest.mark.rule("KD-7.1")
def test_tokens_are_still_won_in_the_last_round() -> None:
    table = koda(2, f"hand: dojo-1; {FOUR}", "hand: green-a", turn=1, phase="fight", stance="stealth", guard_row="g5-fan").do(
        "play green-a"
    )
    table.told("token-gained", by=1, clan="green", value=2).never("end-announced").expect(tokens={1: "green-2"}).do("stop").end_turn()
    table.expect(phase="over", points=[13, 5])
    table.scored(1, {"KD-7.2": 3, "KD-7.4": 2}).done()


@pytest.mark.rule("KD-7.1")
def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    table = over("", "").offers()
    for action in ("strength", "keep", "nothing", "give-up", "play dojo-1", "drop fan"):
        table.refuses(action, "KD-7.1")
    table.done()


# KD-7.2: all cards count


@pytest.mark.rule("KD-7.2")
def test_cards_count_wherever_they_are() -> None:
    everywhere = over("hand: dojo-1 red-b; deck: blue-c; discards: green-a skill-one; owns: red-g skill-draw3", "")
    everywhere.expect(points=[5 + 4 + 3 + 3 + 2 + 2, 0]).scored(0, {"KD-7.2": 19}).scored(1, {})
    everywhere.told("scored", by=0, rule="KD-7.2", source="envoys", points=15, count=4).told(
        "scored", source="skills", points=4, count=4
    ).done()


@pytest.mark.rule("KD-7.2", "KD-9.3")
@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("skill-draw3", 2),
        ("skill-zero", 1),
        ("skill-switch", 2),
        ("skill-plus2", 2),
        ("skill-minus2", 2),
        ("skill-one", 2),
        ("skill-gold", 2),
        ("skill-1or5", 2),
        ("red-a", 3),
        ("blue-b", 5),
        ("blue-c", 4),
        ("green-d", 5),
        ("red-e", 5),
        ("green-f", 4),
        ("blue-g", 3),
    ],
)
def test_the_points_printed_on_each_card(card: str, points: int) -> None:
    over(f"owns: {card}", "").expect(points=[points, 0]).scored(0, {"KD-7.2": points}).done()


@pytest.mark.rule("KD-7.2", "KD-9.1")
def test_starting_cards_have_no_points() -> None:
    over("", "", "", "").expect(points=[0, 0, 0, 0]).done()


@pytest.mark.rule("KD-7.2")
def test_a_card_counts_also_in_the_turn_it_was_played() -> None:
    table = koda(2, FOUR, "hand: red-g rumor-envoy", turn=1, phase="fight", guard_row="g1-fan").expect(worth=[13, 4])
    table.do("play red-g").expect(worth=[13, 4], tokens={1: ""}).do("stop").end_turn().expect(points=[13, 4]).scored(
        1, {"KD-7.2": 3, "KD-7.3": 1}
    )
    table.done()


# KD-7.3: rumors


@pytest.mark.rule("KD-7.3")
@pytest.mark.parametrize(
    ("owns", "seven_two", "seven_three"),
    [
        ("rumor-envoy", 0, 0),
        ("rumor-envoy red-a", 3, 1),
        ("rumor-envoy*2 red-a blue-a green-a", 9, 6),
        ("rumor-rumor", 0, 1),
        ("rumor-rumor rumor-envoy rumor-skill", 0, 3 + 0 + 2),
        ("rumor-rumor*2 rumor-envoy", 0, 6),
        ("rumor-skill", 0, 2),
        ("rumor-skill skill-one skill-zero", 3, 4),
        ("rumor-skill*2 skill-one", 2, 6),
        ("rumor-few", 0, 6),
        ("rumor-few*3", 0, 18),
        ("rumor-few rumor-rumor", 0, 6 + 2),
    ],
)
def test_what_rumors_score(owns: str, seven_two: int, seven_three: int) -> None:
    table = over(f"owns: {owns}", "owns: red-b skill-switch rumor-skill")  # the other's cards are not counted
    wanted = {"KD-7.2": seven_two, "KD-7.3": seven_three}
    table.scored(0, {rule: points for rule, points in wanted.items() if points}).scored(1, {"KD-7.2": 7, "KD-7.3": 3}).done()


@pytest.mark.rule("KD-7.3")
@pytest.mark.parametrize(
    ("texts", "each"),
    [
        (["owns: rumor-few*2", ""], 6),
        (["owns: rumor-few*2", "owns: rumor-few"], 4),
        (["owns: rumor-few*2", "", ""], 6),
        (["owns: rumor-few*2", "owns: rumor-few*2", ""], 4),
        (["owns: rumor-few*2", "owns: rumor-few", "owns: rumor-few"], 2),
        (["owns: rumor-few", "owns: rumor-few", "owns: rumor-few", "owns: rumor-few"], 2),
    ],
)
def test_the_fewer_have_one_the_more_it_is_worth(texts: list[str], each: int) -> None:
    table = over(*texts)
    for seat, text in enumerate(texts):
        mine = 2 if "*2" in text else int("few" in text)
        table.scored(seat, {"KD-7.3": each * mine} if mine else {})
        if mine:
            table.told("scored", by=seat, rule="KD-7.3", source="rumor-few", each=each, count=mine)
    table.done()


# KD-7.4: tokens and treasures


@pytest.mark.rule("KD-7.4")
@pytest.mark.parametrize(
    ("tokens", "points"),
    [("", 0), ("red-2", 2), ("red-2 red-4", 6), ("red-2 red-4 red-5", 11), ("red-2 blue-2 green-2", 6)],
)
def test_tokens_score_their_value(tokens: str, points: int) -> None:
    over(f"tokens: {tokens}", "").scored(0, {"KD-7.4": points} if points else {}).scored(1, {}).done()


@pytest.mark.rule("KD-7.4", "KD-6.6")
def test_each_unspent_treasure_is_one_point_also_above_four() -> None:
    table = over("treasures: g1-fan g2-gold e3+5-jade", "", "treasures: g3-fan*3 g2-fan g4-fan g5-fan", "treasures: g1-scroll", turn=3)
    table.expect(points=[3, 0, 6, 1]).scored(2, {"KD-7.4": 6}).told("scored", by=2, source="treasures", points=6, count=6, each=1).done()


@pytest.mark.rule("KD-7.4", "KD-6.5")
def test_the_last_player_drops_down_to_four_first() -> None:
    table = koda(2, "", "treasures: g3-fan*3 g2-fan g4-fan g5-fan", round=100, phase="discard", turn=1).do("keep").expect(phase="drop")
    table.do("drop fan", "drop fan").expect(phase="over", points=[0, 4]).done()


@pytest.mark.rule("KD-7.4")
def test_no_points_are_told_before_the_end_but_everybody_can_count() -> None:
    table = koda(2, f"{FOUR}; owns: red-b", "treasures: g1-fan", turn=1, phase="discard").expect(points=(0, 0), worth=[18, 1])
    table.do("keep").expect(points=[18, 1]).done()


# KD-7.5: who wins


@pytest.mark.rule("KD-7.5")
@pytest.mark.parametrize("seats", [2, 4])
def test_most_points_wins(seats: int) -> None:
    table = over("owns: red-b", "owns: blue-b skill-zero", *["treasures: g1-fan", "treasures: g2-fan"][: seats - 2])
    points, places, winners = outcome(table)
    assert points[:2] == (5, 6)
    assert winners == (1,)
    assert places == {2: (2, 1), 4: (2, 1, 3, 3)}[seats]
    table.expect(points=list(points)).done()


@pytest.mark.rule("KD-7.5")
def test_a_tie_goes_to_most_envoys() -> None:
    table = over("owns: red-a; treasures: g1-fan g2-fan", "owns: blue-b", "treasures: g3-fan*3 g4-fan g5-fan", "owns: skill-one", turn=3)
    assert outcome(table) == ((5, 5, 5, 2), (1, 1, 3, 4), (0, 1))
    two = over("owns: red-a blue-a", "owns: green-b skill-zero", "owns: skill-one")
    assert outcome(two) == ((6, 6, 2), (1, 2, 3), (0,))


@pytest.mark.rule("KD-7.5")
def test_then_to_most_points_in_tokens() -> None:
    table = over("owns: red-a; treasures: g1-fan g2-fan", "owns: blue-a; tokens: red-2")
    assert outcome(table) == ((5, 5), (2, 1), (1,))
    # Tokens don't count before envoys do.
    envoys = over("owns: red-a; treasures: g1-fan g2-fan", "tokens: red-2 blue-2; treasures: g3-fan")
    assert outcome(envoys) == ((5, 5), (1, 2), (0,))
    # The points of tokens, not their number: one of 5 beats two of 2.
    number = over("tokens: red-5; owns: skill-one", "tokens: blue-2 green-2; owns: skill-one skill-zero", "tokens: red-2 red-4")
    assert outcome(number) == ((7, 7, 6), (1, 2, 3), (0,))


@pytest.mark.rule("KD-7.5")
def test_else_the_victory_is_shared() -> None:
    table = over("owns: red-a; tokens: red-2", "owns: blue-a; tokens: green-2", "owns: blue-c; treasures: g1-fan", "")
    assert outcome(table) == ((5, 5, 5, 0), (1, 1, 3, 4), (0, 1))
    nothing = over("", "", "", "")
    assert outcome(nothing) == ((0, 0, 0, 0), (1, 1, 1, 1), (0, 1, 2, 3))


# KD-7.6: round 100


@pytest.mark.rule("KD-7.6")
@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 1), (4, 2)])
def test_round_100_is_the_last(seats: int, first: int) -> None:
    table = koda(seats, first=first, round=100, house_row="red-a", guard_row="g1-fan")
    for n in range(seats):
        table.expect(to_move=(first + n) % seats, round=100).do("strength", "give-up").end_turn()
    table.expect(phase="over", reason="round-limit").told("ended", reason="round-limit", round=100)
    assert table.match.state.outcome().reason == "round-limit"
    table.done()


@pytest.mark.rule("KD-7.6")
def test_round_99_is_not() -> None:
    koda(2, turn=1, round=99, phase="discard").do("keep").expect(round=100, to_move=0, phase="declare").never("ended").done()


@pytest.mark.rule("KD-7.6", "KD-7.1")
def test_a_fourth_token_in_round_100_is_what_ended_it() -> None:
    table = koda(2, "", FOUR, turn=1, round=100, phase="discard").do("keep").expect(reason="fourth-token", points=[0, 13])
    table.scored(1, {"KD-7.4": 13}).done()


@pytest.mark.rule("KD-7.2", "KD-7.3", "KD-7.4")
def test_a_player_who_owns_the_whole_house() -> None:
    everything = " ".join(f"{key}*{count}" for key, count in HOUSE.items())
    table = over(f"owns: {everything}", "")
    envoys = 3 * (3 + 5 + 4 + 5 + 5 + 4 + 3)
    skills = 22 * 2 - 3
    rumors = 5 * 21 + 4 * 17 + 4 * 24 + 4 * 6
    table.scored(0, {"KD-7.2": envoys + skills, "KD-7.3": rumors}).scored(1, {}).expect(points=[envoys + skills + rumors, 0]).done()


@pytest.mark.rule("KD-7.1")
def test_a_fight_that_goes_on_after_the_fourth_token_goes_on_as_usual() -> None:
    table = fight("stealth", "g5-fan", "green-a blue-a; tokens: red-2 red-4 red-5", guards="g5-jade").do(
        "play green-a", "go-on", "play blue-a"
    )
    table.expect(tokens={0: "red-2 red-4 red-5 green-2 blue-2"}, defeated=2)
    assert len(table.events("end-announced")) == 1
    table.do("stop").end_turn().expect(to_move=1, phase="declare", last_round="fourth-token").done()


@pytest.mark.rule("KD-7.3")
def test_a_few_rumor_that_was_played_this_turn_still_has_an_owner() -> None:
    table = fight("strength", "g3-fan", "novice rumor-few", "owns: rumor-few", seats=3).expect(worth={1: 4, 2: 0})
    table.do("play novice plus").expect(worth={1: 4}).do("play rumor-few").expect(phase="decide", worth={1: 4, 2: 0})
    alone = fight("strength", "g3-fan", "novice dojo-5", "owns: rumor-few", seats=3).do("play novice plus").expect(worth={1: 6, 2: 0})
    alone.do("play dojo-5").expect(worth={1: 6}).done()
    table.done()
