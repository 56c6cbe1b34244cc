"""Positions as text: whatever is written, the reader gives a situation or a sentence."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kotable.chance import dice
from kotable.games import NAMES, game
from kotable.values import KotableError, NotationError, PositionError
from tests.contract.games import setup_of

where = st.tuples(st.sampled_from(NAMES), st.integers(2, 4), st.integers(0, 10_000), st.integers(0, 200))


def text_at(case: tuple[str, int, int, int]) -> str:
    name, seats, seed, ply = case
    state = setup_of(name, seats).start(f"k1:{seed}")
    state.playout(dice(f"k1:{seed}", 1), ply)
    return state.position()


@given(where)
@settings(max_examples=60)
def test_any_situation_reads_back(case: tuple[str, int, int, int]) -> None:
    text = text_at(case)
    assert game(case[0]).read_position(text).position() == text


@pytest.mark.parametrize("name", NAMES)
def test_any_white_space_before_a_line_makes_it_the_seats(name: str) -> None:
    text = text_at((name, 3, 1, 0))
    again = text.replace("\n  ", "\n ")
    assert again != text
    assert game(name).read_position(again).position() == text


@given(where, st.data())
@settings(max_examples=150)
def test_a_damaged_position_is_a_position_or_a_sentence(case: tuple[str, int, int, int], data: st.DataObject) -> None:
    lines = text_at(case).splitlines()
    at = data.draw(st.integers(0, len(lines) - 1))
    words = sorted({word for line in lines for word in line.split()})
    new = data.draw(
        st.one_of(
            st.none(),
            st.text(max_size=20),
            st.builds(lambda head, tail: f"{lines[at].split(':')[0]}: {head} {tail}", st.sampled_from(words), st.sampled_from(words)),
            st.builds(lambda number: f"{lines[at].split(':')[0]}: {number}", st.integers(-1, 400)),
            st.sampled_from(lines),
        )
    )
    lines[at : at + 1] = [] if new is None else [new]
    try:
        state = game(case[0]).read_position("\n".join(lines))
    except KotableError as error:
        assert "\n" not in str(error) and len(str(error)) > 10
        return
    assert game(case[0]).read_position(state.position()).position() == state.position()
    state.playout(dice("k1:on", 1), 20_000)
    assert state.over()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "the position is empty: it begins with"),
        ("chess position 1\n", "line 1: a position of this game begins with"),
        ("{title}\nseats 3\n", "line 2: expected 'name: values', not 'seats 3'"),
        ("{title}\n", "the position has no line 'seats: …'"),
        ("{title}\nseats: 5\n", "line 2: 'seats' should be a number from 2 to 4, not '5'"),
        ("{title}\nseats: 2\nseats: 2\n", "line 3: 'seats' stands twice"),
        ("{title}\nseats: 2\nweather: fine\n", "line 3: 'weather' is not known"),
        ("{title}\nseats: 2\nseat 7:\n", "line 3: seats are 0, 1, 2 and 3, each once, not '7'"),
        ("{title}\nseats: 2\nseat 1:\nseat 1:\n", "line 4: seats are 0, 1, 2 and 3, each once, not '1'"),
        ("{title}\nseats: 2\nseat 1:\n  hat: red\n", "line 4: 'hat' is not known of seat 1"),
        ("{title}\nseats: 2\nseat 1:\n  hand: nothing-like-it\n", "line 4: 'nothing-like-it' is not one of"),
        ("{title}\nseats: 2\nphase: asleep\n", "line 3: 'phase' should be one of"),
        ("{title}\nseats: 2\nseat 1:\n  hand: a*0\n", "line 4: 'a*0' should be a name, or a name and how often"),
        ("{title}\nseats: 2\nseed: 7\n", "is no seed"),
        ("{title}\nseats: 2\ndice: 12\n", "these are no dice"),
        ("{title}\nseats: 2\nround: 0\n", "'round' should be a number from 1 to 100"),
        ("{title}\nseats: 2\nseat 3:\n", "there is a seat 3, but the position has 2 seats"),
    ],
)
@pytest.mark.parametrize("name", NAMES)
def test_a_malformed_position_is_named_with_its_line(name: str, text: str, sentence: str) -> None:
    with pytest.raises(KotableError) as refusal:
        game(name).read_position(text.replace("{title}", f"{name} position 1"))
    assert sentence in str(refusal.value)


def test_an_impossible_position_is_an_error_of_its_own() -> None:
    assert issubclass(PositionError, NotationError)
    with pytest.raises(PositionError, match="this position can't be: 4 hunter in the cards of seat 0, who has 3"):
        game("kokopelli").read_position("kokopelli position 1\nseats: 2\nseat 0:\n  hand: hunter*4\n")
