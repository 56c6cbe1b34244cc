"""Positions as text: what can be laid out, and the sentence for everything that can't."""

import pytest

from kotable.games import game
from kotable.values import NotationError, PositionError
from tests.rules.kokopelli.village import ALL, Kokopelli, koko, position

FIRST_GAME = "hunter warrior tortoise paw drummer shaman spider_woman eagle_feather mother_of_heaven snake_dance"


def complaint(text: str) -> NotationError:
    with pytest.raises(NotationError) as refused:
        game("kokopelli").read_position(text)
    return refused.value


def sheet(*lines: str) -> str:
    return "\n".join(["kokopelli position 1", *lines])


# Positions that can be laid out


def test_a_position_needs_only_a_title_and_seats() -> None:
    table = Kokopelli("kokopelli", "kokopelli position 1\nseats: 3\n")
    table.expect(seats=3, first=0, to_move=0, round=2, actions=(2, 0), points=[0, 0, 0], hand_sizes=(0, 0, 0), pile_sizes=(36, 36, 36))
    assert sorted(table.view().ceremonies) == sorted(FIRST_GAME.split())
    table.expect(end_tiles=9, end_marks=(), emptied=(), phase="choose").done()


def test_comments_blank_lines_commas_and_counts_are_read() -> None:
    table = Kokopelli(
        "kokopelli",
        """
        # how it stood after the third round
        kokopelli   position 1
seats: 2            # two of us

turn: 1
seat 1:
   hand: hunter*2, paw*1   # three cards
   left-1: shaman kokopelli@0
round: 4
""",
    )
    table.expect(hand={1: "hunter*2 paw"}, to_move=1, round=4, village={1: "left-1: shaman kokopelli"}).done()


def test_a_number_has_at_most_nine_digits() -> None:
    assert game("kokopelli").read_position(sheet("seats: 000000003")).base().seats == 3
    assert "'seats' should be a number from 2 to 4, not '0000000003'" in str(complaint(sheet("seats: 0000000003")))


@pytest.mark.parametrize("seats", [2, 3])
def test_a_seat_beyond_the_table_is_refused(seats: int) -> None:
    for seat in range(seats):
        game("kokopelli").read_position(sheet(f"seats: {seats}", f"seat {seat}:", "  hand: hunter"))
    problem = complaint(sheet(f"seats: {seats}", f"seat {seats}:", "  hand: hunter"))
    assert f"there is a seat {seats}, but the position has {seats} seats" in str(problem)


def test_every_line_means_what_it_says() -> None:
    table = koko(
        3,
        "points: 12; hand: hunter; left-1: paw paw@1 kokopelli@2; right-2: shaman; discard: tortoise shaman@1",
        "points: 3; pile: drummer hunter; tail: paw",
        first=2,
        turn=0,
        round=7,
        actions=1,
        extra=1,
        vase="0 1",
        three="hunter paw",
        gone="shaman drummer",
        end_marks="drummer shaman",
        end_tiles=7,
        emptied="1",
        ceremonies=FIRST_GAME,
    )
    table.expect(first=2, turn=0, to_move=0, round=7, actions=(1, 1), vase_given=(0, 1), emptied=(1,), end_tiles=7, points=[12, 3, 0])
    tiles = table.view().tiles
    assert (tiles["hunter"], tiles["paw"], tiles["shaman"], tiles["drummer"], tiles["tortoise"]) == (3, 3, 1, 1, 4)
    table.expect(end_marks=("drummer", "shaman"), village={0: "left-1: paw*2 kokopelli; right-2: shaman"}, pile_sizes={0: 32, 1: 3, 2: 35})
    table.expect(discard={0: "tortoise shaman@1"}, known={1: "paw"})
    assert [card.back for card in table.view().villages[0]["left-1"].cards] == [0, 1, 2]
    table.done()


def test_cards_that_stand_nowhere_are_in_the_bag() -> None:
    table = koko(2, "hand: hunter*2 kokopelli; tail: paw; left-1: shaman*2")
    assert table.view(0).pile == {
        **dict.fromkeys(["eagle_feather", "warrior", "spider_woman", "snake_dance", "drummer", "mother_of_heaven", "tortoise"], 3),
        "paw": 2,
        "hunter": 1,
        "shaman": 1,
        "kokopelli": 5,
    }
    table.done()


@pytest.mark.parametrize("pile", ["bag: hunter", "pile: hunter", "pile:", "bag:"])
def test_where_the_pile_was_told_they_are_discarded(pile: str) -> None:
    table = koko(2, f"hand: paw; {pile}")
    left = 1 if "hunter" in pile else 0
    table.expect(pile_sizes={0: left, 1: 36})
    assert sum(table.see_discard()[0].values()) == 35 - left
    table.done()


def test_end_marks_are_the_gone_ceremonies_unless_told_otherwise() -> None:
    koko(2, gone="hunter paw").expect(end_marks=("paw", "hunter"), end_tiles=8).done()
    ten, nine = " ".join(ALL[:10]), " ".join(ALL[:9])
    table = koko(4, gone=ten, end_marks=nine).expect(end_tiles=0)  # KP-5.10: the stack was empty when the tenth lost its 3
    assert sorted(table.view().end_marks) == sorted(nine.split())
    table.done()


@pytest.mark.parametrize(
    ("texts", "general", "offers"),
    [
        (
            ["hand: hunter kokopelli; left-1: chieftain; right-1: hunter; right-2: paw"],
            {"phase": "go-on", "going": "chieftain", "begun": "0 right-1", "actions": 1},
            ["stop", "play hunter own", "play kokopelli own hunter"],
        ),
        (
            ["hand: hunter; left-1: warrior; right-1: hunter", "right-2: hunter"],
            {"phase": "go-on", "going": "warrior", "begun": "1 right-2", "actions": 1},
            ["stop", "play hunter own"],
        ),
        (
            ["hand: hunter; left-1: warrior; left-2: chieftain; right-1: hunter", "right-2: hunter"],
            {"phase": "go-on", "going": "chieftain warrior", "begun": "1 right-2", "actions": 0},
            ["stop", "play hunter own", "play hunter left"],
        ),
        (
            ["hand: hunter birth; left-1: birth; right-1: hunter"],
            {"phase": "play-drawn", "drawn": "birth", "actions": 0},
            ["stop", "play birth own"],
        ),
        (
            ["hand: hunter*2 birth; left-1: birth; right-1: hunter"],
            {"phase": "play-drawn", "drawn": "hunter*2", "actions": 1},
            ["stop", "play hunter own"],
        ),
        (["hand: hunter birth; tail: paw"], {"phase": "exchange", "exchange": 3, "actions": 1}, ["under hunter", "under birth"]),
        (["hand: hunter birth"], {"phase": "exchange", "actions": 0}, ["under hunter", "under birth"]),
        (["hand: hunter*3 birth*3"], {"phase": "limit"}, ["under hunter", "under birth"]),
        ([""], {"phase": "over", "emptied": 0}, []),
        ([""], {"phase": "over", "actions": 0, "round": 100}, []),
        ([""], {"phase": "over", "actions": 0, "gone": " ".join(ALL[:9])}, []),
    ],
)
def test_the_middle_of_an_action_can_be_laid_out_and_written_down(texts: list[str], general: dict[str, object], offers: list[str]) -> None:
    table = koko(4, *texts, **general).offers(*offers)
    written = table.match.state.position()
    again = Kokopelli("kokopelli", written).offers(*offers)
    assert again.match.state.position() == written
    for seat in range(4):
        assert again.view(seat) == table.view(seat)


def test_a_position_goes_on_as_laid_out() -> None:
    mine = "hand: hunter paw; tail: paw; left-1: tortoise"
    exchange = koko(4, mine, phase="exchange", exchange=3, actions=1).do("under hunter", "under paw")
    exchange.told("drew", count=3, cause="exchange").expect(hand_sizes={0: 3}, actions=(1, 0)).done()
    drawn = koko(4, "hand: birth*2 hunter; left-1: birth", phase="play-drawn", drawn="birth", actions=1).do("play birth own")
    drawn.expect(phase="choose", actions=(1, 0)).done()


def test_dice_and_seed_decide_what_comes_out_of_the_bag() -> None:
    def draws(**general: object) -> list[str]:
        table = koko(2, extra=4, **general)
        for _ in range(6):
            table.do("draw")
        return [card for event in table.events("drew") for card in event.secret["cards"]]

    assert draws(seed="k1:one") == draws(seed="k1:one")
    assert len({tuple(draws(seed=f"k1:{n}")) for n in range(8)}) > 1
    table = koko(2, seed="k1:one")
    dice = next(line for line in table.match.state.position().splitlines() if line.startswith("dice: "))
    assert draws(dice=dice.removeprefix("dice: ")) == draws(seed="k1:one")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_situation_of_a_game_can_be_written_and_read(seats: int) -> None:
    table = Kokopelli.dealt("kokopelli", seats, "k1:write", count=12)
    step = 0
    while table.to_move() >= 0:
        choices = table.choices()
        plays = [action for action in choices if action.startswith(("play", "open", "under"))]
        table.do((plays or choices)[step % len(plays or choices)])
        step += 1
        text = table.match.state.position()
        again = table.game.read_position(text)
        assert again.position() == text
        assert again.legal() == table.match.state.legal()
        assert all(again.view(seat) == table.view(seat) for seat in range(-1, seats))


def test_a_long_tail_stays_in_its_order() -> None:
    """Exchanges turn the whole pile over, again and again."""
    table = koko(2, "hand: hunter paw shaman; pile: drummer*2 tortoise", "hand: paw", extra=4)
    for _ in range(6):
        table.do("exchange")
        while table.view().phase == "exchange":
            table.do(table.choices()[-1])
        again = Kokopelli("kokopelli", table.match.state.position())
        assert again.see_known() == table.see_known()
        assert again.view(0) == table.view(0)


# Texts that are no position


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "the position is empty: it begins with 'kokopelli position 1'"),
        ("# nothing but a comment\n\n", "the position is empty: it begins with 'kokopelli position 1'"),
        ("kodachi position 1\nseats: 2", "line 1: a position of this game begins with 'kokopelli position 1', not 'kodachi position 1'"),
        ("\nkokopelli position 2", "line 2: a position of this game begins with 'kokopelli position 1', not 'kokopelli position 2'"),
        (sheet(), "the position has no line 'seats: …'"),
        (sheet("seats: 5"), "line 2: 'seats' should be a number from 2 to 4, not '5'"),
        (sheet("seats: two"), "line 2: 'seats' should be a number from 2 to 4, not 'two'"),
        (sheet("seats: 2", "seats: 3"), "line 3: 'seats' stands twice"),
        (sheet("seats: 2", "who knows"), "line 3: expected 'name: values', not 'who knows'"),
        (sheet("seats: 2", "moon: full"), "line 3: 'moon' is not known"),
        (sheet("seats: 2", "seat 0:", "  moon: full"), "line 4: 'moon' is not known of seat 0"),
        (sheet("seats: 2", "seat 0:", "  hand: paw", "  hand: hunter"), "line 5: 'hand' stands twice of seat 0"),
        (sheet("seats: 2", "seat 0:", "seat 0:"), "line 4: seats are 0, 1, 2 and 3, each once, not '0'"),
        (sheet("seats: 2", "seat 4:"), "line 3: seats are 0, 1, 2 and 3, each once, not '4'"),
        (sheet("seats: 2", "seat 0: red"), "line 3: 'seat 0' is not known"),
        (sheet("seats: 3", "first: 3"), "line 3: 'first' should be a number from 0 to 2, not '3'"),
        (sheet("seats: 3", "turn: -1"), "line 3: 'turn' should be a number from 0 to 2, not '-1'"),
        (sheet("seats: 2", "round: 0"), "line 3: 'round' should be a number from 1 to 100, not '0'"),
        (sheet("seats: 2", "round: 101"), "line 3: 'round' should be a number from 1 to 100, not '101'"),
        (sheet("seats: 2", "actions: 3"), "line 3: 'actions' should be a number from 0 to 2, not '3'"),
        (sheet("seats: 2", "extra: ²"), "line 3: 'extra' should be a number from 0 to 4, not '²'"),
        (sheet("seats: 2", "vase: 2"), "line 3: '2' is no seat of this position"),
        (sheet("seats: 2", "emptied: all"), "line 3: 'all' is no seat of this position"),
        (sheet("seats: 2", "end-tiles: 11"), "line 3: 'end-tiles' should be a number from 0 to 10, not '11'"),
        (
            sheet("seats: 2", "phase: sleep"),
            "line 3: 'phase' should be one of choose, go-on, play-drawn, exchange, limit, over, not 'sleep'",
        ),
        (sheet("seats: 2", "going: hunter"), "line 3: 'hunter' is not one of chieftain, warrior"),
        (
            sheet("seats: 2", "phase: go-on", "begun: 1"),
            "line 4: expected a seat and one of left-1, left-2, right-1, right-2, beneath, sun, such as '1 left-2'",
        ),
        (
            sheet("seats: 2", "phase: go-on", "begun: 2 left-1"),
            "line 4: expected a seat and one of left-1, left-2, right-1, right-2, beneath, sun, such as '1 left-2'",
        ),
        (
            sheet("seats: 2", "phase: go-on", "begun: 1 left-3"),
            "line 4: expected a seat and one of left-1, left-2, right-1, right-2, beneath, sun, such as '1 left-2'",
        ),
        (sheet("seats: 2", "begun: 1 left-1"), "line 3: 'begun' belongs to the phase go-on"),
        (sheet("seats: 2", "drawn: paw*3", "seat 0:", "  hand: paw*3"), "line 3: a draw action draws two cards at the most"),
        (sheet("seats: 2", "drawn: paw*2", "seat 0:", "  hand: paw hunter"), "line 3: paw was drawn but is not in the hand of seat 0"),
        (sheet("seats: 2", "drawn: moon"), "line 3: 'moon' is not one of sun, eagle_feather, "),
        (sheet("seats: 2", "exchange: 43"), "line 3: 'exchange' should be a number from 0 to 42, not '43'"),
        (sheet("seats: 2", "ceremonies: hunter paw"), "line 3: 2 ceremonies are named: a game has 10, 11 or 12"),
        (sheet("seats: 2", f"ceremonies: {FIRST_GAME} moon"), "line 3: 'moon' is no ceremony: they are "),
        (sheet("seats: 2", f"ceremonies: {FIRST_GAME} paw"), "line 3: 'paw' is named twice among the ceremonies"),
        (sheet("seats: 2", "three: paw*2"), "line 3: 'paw' stands twice or is not among the ceremonies of this game"),
        (sheet("seats: 2", "gone: vase"), "line 3: 'vase' stands twice or is not among the ceremonies of this game"),
        (sheet("seats: 2", "end-marks: vase"), "line 3: 'vase' stands twice or is not among the ceremonies of this game"),
        (sheet("seats: 2", "three: kokopelli"), "line 3: 'kokopelli' is not one of sun, eagle_feather, "),
        (sheet("seats: 2", "three: paw", "gone: paw"), "line 4: paw can't have one tile and none"),
        (sheet("seats: 3", f"gone: {FIRST_GAME}", f"end-marks: {FIRST_GAME}"), "line 4: there are 9 Game End tiles, not 10"),
        (sheet("seats: 2", "seat 1:", "  points: many"), "line 4: 'points' should be a number from 0 to 9999, not 'many'"),
        (sheet("seats: 2", "seat 1:", "  hand: moon"), "line 4: 'moon' is not one of sun, eagle_feather, "),
        (sheet("seats: 2", "seat 1:", "  hand: paw*"), "line 4: 'paw*' should be a name, or a name and how often, such as 'hunter*3'"),
        (sheet("seats: 2", "seat 1:", "  hand: paw*0"), "line 4: 'paw*0' should be a name, or a name and how often, such as 'hunter*3'"),
        (
            sheet("seats: 2", "seat 1:", "  hand: paw*100"),
            "line 4: 'paw*100' should be a name, or a name and how often, such as 'hunter*3'",
        ),
        (sheet("seats: 2", "seat 1:", "  hand: paw@0"), "line 4: 'paw@0' is not one of sun, "),
        (sheet("seats: 2", "seat 1:", "  left-1: moon"), "line 4: 'moon' is not one of sun, "),
        (sheet("seats: 2", "seat 1:", "  left-1: paw@2"), "line 4: 'paw@2' names no seat of this position"),
        (sheet("seats: 2", "seat 1:", "  discard: paw@"), "line 4: 'paw@' names no seat of this position"),
        (
            sheet("seats: 2", "seat 1:", "  left-1: kokopelli"),
            "line 4: a ceremony begins with its own card, and bears only such cards and Kokopelli",
        ),
        (
            sheet("seats: 2", "seat 1:", "  left-1: paw hunter"),
            "line 4: a ceremony begins with its own card, and bears only such cards and Kokopelli",
        ),
        (
            sheet("seats: 2", "seat 1:", "  left-1: paw kokopelli*3"),
            "line 4: a ceremony of 4 cards does not stand: the fourth card finishes it",
        ),
        (sheet("seats: 3", "seat 1:", "  beneath: paw"), "line 4: only with 2 players a village has a space beneath its pile"),
        (sheet("seats: 2", "seat 1:", "  pile: paw*43"), "line 4: no pile has more than 42 cards"),
        (sheet("seats: 2", "seat 1:", "  pile: paw*40", "  tail: paw*3"), "line 4: no pile has more than 42 cards"),
        (sheet("seats: 2", "seat 1:", "  tail: paw*43"), "no pile has more than 42 cards"),
        (sheet("seats: 2", "seat 1:", "  discard: paw*60"), "line 4: no deck has more than 42 cards"),
        (sheet("seats: 2", "seat 1:", "  bag: paw*60"), "line 4: no pile has more than 42 cards"),
        (sheet("seats: 2", "seed: 7"), "line 3: "),
        (sheet("seats: 2", "dice: 7"), "line 3: "),
        (sheet("seats: 2", f"round: {'9' * 5000}"), "line 3: 'round' should be a number from 1 to 100"),
        (sheet("seats: 2", "seat 0:", f"  hand: paw*{'9' * 5000}"), "line 4: "),
    ],
)
def test_a_text_that_is_no_position_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    error = complaint(text)
    assert not isinstance(error, PositionError)
    assert str(error).startswith(sentence)
    assert "\n" not in str(error)


# Positions that can't be


@pytest.mark.parametrize(
    ("texts", "general", "sentence"),
    [
        (["hand: hunter*4"], {}, "4 hunter in the cards of seat 0, who has 3"),
        (["hand: hunter*2; left-1: hunter", "discard: hunter@0"], {}, "4 hunter in the cards of seat 0, who has 3"),
        (["", "hand: kokopelli*4; left-1: paw kokopelli*2; tail: kokopelli"], {}, "7 kokopelli in the cards of seat 1, who has 6"),
        (["hand: vase"], {"ceremonies": FIRST_GAME}, "vase is not in the game, but seat 0 has 1"),
        (["left-1: paw; right-1: paw"], {}, "paw stands twice in the village of seat 0"),
        (["", "hand: paw*3 hunter*3"], {}, "seat 1 holds 6 cards outside their turn; the limit is 5"),
        ([""], {"actions": 0}, "an action is to be chosen, but none is left"),
        (
            ["hand: paw; left-1: paw"],
            {"phase": "go-on", "begun": "0 left-1"},
            "an action goes on by neither Chieftain nor Warrior ('going: chieftain')",
        ),
        (
            ["left-1: paw"],
            {"phase": "go-on", "going": "chieftain", "begun": "0 left-1"},
            "the action under way has no further card or no ceremony in reach, so it would have ended",
        ),
        (
            ["hand: paw; left-1: paw"],
            {"phase": "go-on", "going": "chieftain", "begun": "0 left-2"},
            "the action under way has no further card or no ceremony in reach, so it would have ended",
        ),
        (
            ["hand: paw; left-1: paw"],
            {"phase": "go-on", "going": "warrior", "begun": "0 left-1"},
            "the action under way has no further card or no ceremony in reach, so it would have ended",
        ),
        (["hand: paw"], {"going": "warrior"}, "'going' belongs to the phase go-on"),
        (["hand: paw"], {"going": "chieftain"}, "'going' belongs to the phase go-on"),
        (
            ["hand: paw; left-1: birth"],
            {"phase": "play-drawn"},
            "Birth needs a drawn card and a ceremony in reach, or its action would have ended",
        ),
        (
            ["hand: paw"],
            {"phase": "play-drawn", "drawn": "paw"},
            "Birth needs a drawn card and a ceremony in reach, or its action would have ended",
        ),
        (["hand: paw"], {"drawn": "paw"}, "'drawn' belongs to the phase play-drawn"),
        ([""], {"phase": "exchange"}, "an exchange of 0 cards with 0 left in hand"),
        (["hand: paw*3; tail: hunter"], {"phase": "exchange", "exchange": 2}, "an exchange of 2 cards with 3 left in hand"),
        (["hand: paw; tail: hunter"], {"phase": "exchange", "exchange": 3}, "2 cards went under the pile, but its known bottom has 1"),
        (["hand: paw"], {"exchange": 1}, "'exchange' belongs to the phase exchange"),
        (
            ["hand: paw*3 hunter*2"],
            {"phase": "limit", "actions": 0},
            "the hand limit is kept after the last action, with more than 5 cards in hand",
        ),
        (
            ["hand: paw*3 hunter*3"],
            {"phase": "limit", "actions": 1},
            "the hand limit is kept after the last action, with more than 5 cards in hand",
        ),
        (["hand: paw"], {"phase": "over", "emptied": 0, "actions": 0}, "the game is over, but there are cards in hand"),
        ([""], {"phase": "over", "actions": 0}, "the game is over, but nothing has ended it"),
        ([""], {"phase": "over", "emptied": 0, "actions": 2}, "the game is over, but actions are left"),
        ([""], {"phase": "over", "emptied": 0, "extra": 1}, "the game is over, but actions are left"),
        ([""], {"end_tiles": 3}, "0 Game End tiles placed and 3 left, of 9 (KP-2.5)"),
        ([""], {"gone": "hunter", "end_tiles": 9}, "1 Game End tiles placed and 9 left, of 9 (KP-2.5)"),
        ([""], {"end_marks": "hunter"}, "a Game End tile on hunter, which still has a point tile (KP-5.8)"),
        ([""], {"three": "hunter", "end_marks": "hunter"}, "a Game End tile on hunter, which still has a point tile (KP-5.8)"),
        ([""], {"gone": "hunter", "end_marks": ""}, "no Game End tile on hunter, whose point tiles are gone, with 9 in the stack (KP-5.8)"),
        (["", "left-1: hunter; sun: sun"], {}, "the Sun of seat 1 stands on its own space (KP-5.3)"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_a_sentence(texts: list[str], general: dict[str, object], sentence: str) -> None:
    error = complaint(position(4, *texts, **general))
    assert isinstance(error, PositionError)
    assert str(error) == f"this position can't be: {sentence}"


# Texts that are no action


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("dance", "'dance' is no action of kokopelli: 'dance' is not one of: cancel, draw, end, exchange, open, pass, play, stop, under"),
        ("", "'' is no action of kokopelli: expected one of: cancel, draw, end, "),
        ("open", "'open' is no action of kokopelli: expected one of after 'open': birth, chieftain, "),
        ("open moon", "'open moon' is no action of kokopelli: 'moon' is not one of after 'open': birth, "),
        ("open paw left-1", "'open paw left-1' is no action of kokopelli: 'left-1' is not one of after 'open paw': beneath, left, other, "),
        ("play kokopelli own", "'play kokopelli own' is no action of kokopelli: expected one of after 'play kokopelli own': birth, "),
    ],
)
def test_a_text_that_is_no_action_is_refused_with_what_was_expected(text: str, sentence: str) -> None:
    table = koko(4)
    with pytest.raises(NotationError) as refused:
        table.match.play(text)
    assert str(refused.value).startswith(sentence)
    table.done()


def test_blanks_do_not_matter_in_an_action() -> None:
    table = koko(4, "hand: hunter paw")
    assert table.setup.parse("  open   hunter own-left ") == table.setup.parse("open hunter own-left")
    table.done()


def test_numbers_beyond_the_table_are_refused() -> None:
    table = koko(4)
    for number in (-1, 294):
        with pytest.raises(NotationError, match=f"{number} is no action of kokopelli: ids go from 0 to 293"):
            table.match.play(number)
    table.done()


def test_printing_and_parsing_are_inverse() -> None:
    setup = koko(4).setup
    assert [setup.parse(action.text) for action in setup.actions] == list(range(294))
