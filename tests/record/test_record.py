"""A record is a game: it replays to the same situations, and says what is wrong with it and where."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kotable import record
from kotable.games import NAMES
from kotable.match import Match, from_position, new
from kotable.record import Ending, RecordError, Shuffle, seal_of
from kotable.values import KotableError
from tests.record.make_golden import GOLDEN, SEATS, path_of


def some_match(name: str, seats: int, seed: int = 1, choices: int = 40) -> Match:
    chance = random.Random(seed)
    match = new(name, seats, {}, f"k1:{seed}")
    while not match.state.over() and len(match.choices) < choices:
        match.play(chance.choice(match.state.legal()))
    return match


def swapped(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def complaint(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        record.verify(record.read(text))
    return caught.value


@pytest.fixture(scope="module")
def written() -> str:
    return record.write(some_match("kokopelli", 3), ["Zoë", "", "Ben"])


def row_of(text: str, decision: int) -> int:
    """The line of a decision, counted from 0."""
    return text.splitlines().index("choices:") + decision


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", NAMES)
def test_what_is_written_replays_to_the_same_situation(name: str, seats: int) -> None:
    match = some_match(name, seats, seed=seats, choices=400)
    text = record.write(match)
    again = record.replay(record.read(text))
    assert again.state.position() == match.state.position()
    assert again.choices == match.choices
    assert again.movers == match.movers
    assert again.events == match.events
    assert record.write(again) == text


def test_an_unfinished_game_goes_on(written: str) -> None:
    found = record.read(written)
    assert found.players == {0: "Zoë", 2: "Ben"}
    assert found.ending == "unfinished"
    match = record.replay(found)
    assert match.ended is None
    assert match.state.position() == some_match("kokopelli", 3).state.position()
    assert len(record.replay(found, upto=7).choices) == 7


@pytest.mark.parametrize("name", NAMES)
def test_a_game_that_began_in_a_position(name: str) -> None:
    position = some_match(name, 2, choices=25).state.position()
    match = from_position(position, name)
    for _ in range(10):
        match.play(match.state.legal()[0])
    text = record.write(match)
    again = record.replay(record.read(text))
    assert again.state.position() == match.state.position()
    assert record.write(again) == text
    assert "seed:" not in text.replace("  seed:", "")


def test_options_come_back_as_they_were() -> None:
    match = new("kokopelli", 2, {"count": 12, "first": 1}, "k1:x")
    assert record.replay(record.read(record.write(match))).setup.options == match.setup.options


def test_the_first_choices_of_a_finished_game() -> None:
    found = record.read(record.write(some_match("kokopelli", 2, choices=10_000)))
    assert len(record.replay(found, upto=7).choices) == 7
    assert record.replay(found, upto=len(found.choices)).state.over()


# What is wrong is said, with its place.


def test_the_header_of_a_record_that_began_in_a_position() -> None:
    match = from_position(some_match("kokopelli", 2, choices=25).state.position(), "kokopelli")
    text = record.write(match)
    problem = complaint(swapped(text, "seats: 2", "seats: 3"))
    assert "the position has 2 seats, the record 3" in str(problem)
    assert problem.line == 4
    assert "has no options" in str(complaint(swapped(text, "seats: 2\n", "seats: 2\noption count: 10\n")))


def test_a_seed_that_is_not_made_of_the_named_parts() -> None:
    shuffle = Shuffle("t1", "00" * 32, ("aa", "bb"))
    text = record.write(new("kokopelli", 2, {}, shuffle.seed()), shuffle=shuffle)
    record.verify(record.read(text))
    problem = complaint(swapped(text, "part 1: bb", "part 1: bc"))
    assert "not made of the secret and the parts" in str(problem)
    assert text.splitlines()[problem.line - 1].startswith("seed:")


def test_a_part_that_is_not_the_sealed_one() -> None:
    seals = [f"p{seat} {seal_of('t1', f'p{seat}', part)}" for seat, part in enumerate(("aa", "bb"))]
    honest = Shuffle("t1", "00" * 32, ("aa", "bb"), tuple(seals))
    record.verify(record.read(record.write(new("kokopelli", 2, {}, honest.seed()), shuffle=honest)))
    swapped_part = Shuffle("t1", "00" * 32, ("aa", "bc"), tuple(seals))
    text = record.write(new("kokopelli", 2, {}, swapped_part.seed()), shuffle=swapped_part)
    problem = complaint(text)
    assert "the part of seat 1 is not the one that was sealed" in str(problem)
    assert text.splitlines()[problem.line - 1].startswith("secret:")
    never = Shuffle("t1", "00" * 32, ("aa", "bb"), (seals[0], ""))
    assert "never sealed" in str(complaint(record.write(new("kokopelli", 2, {}, never.seed()), shuffle=never)))


@pytest.mark.parametrize("ended", [Ending(rewound=2), Ending((1,), 0, "resigned"), Ending((), 3, "agreed"), Ending(reason="closed")])
def test_what_people_did_beside_the_rules_is_written_and_read(ended: Ending) -> None:
    text = record.write(some_match("kodachi", 2), ended=ended)
    again = record.replay(record.read(text))
    assert again.ended == ended
    assert record.write(again) == text


@pytest.mark.parametrize("name", NAMES)
def test_whoever_resigned_is_placed_last_though_the_rules_ended_the_game(name: str) -> None:
    match = some_match(name, 3, choices=10_000)
    assert match.outcome is not None
    winner = match.outcome.winners[0]
    by_rules = f"places {record.numbers(match.outcome.places)}\n"
    text = record.write(match, ended=Ending((winner,)))
    places = [int(place) for place in text.split("places ")[1].split()]
    assert places[winner] == 3
    others = [seat for seat in range(3) if seat != winner]
    assert sorted(others, key=places.__getitem__) == sorted(others, key=match.outcome.places.__getitem__)
    again = record.replay(record.read(text))
    assert record.write(again) == text
    # Records of before have the places of the rules.
    old = f"{text.rpartition('places ')[0]}{by_rules}"
    assert record.write(record.replay(record.read(old))) == text
    for wrong in ("places 3 3 3\n", "places 1 1 1\n"):
        assert "the record says" in str(complaint(f"{text.rpartition('places ')[0]}{wrong}"))


def test_another_choice(written: str) -> None:
    rows = written.splitlines()
    at = row_of(written, 12)
    seat, rest = rows[at].split(" ", 1)
    rows[at] = f"{seat} {'exchange' if not rest.startswith('exchange') else 'draw'} #{rest.split('#')[1]}"
    problem = complaint("\n".join(rows))
    assert (problem.line, problem.decision) == (at + 1, 12)
    assert "decision 12" in str(problem)


def test_a_changed_fingerprint(written: str) -> None:
    rows = written.splitlines()
    at = row_of(written, 5)
    rows[at] = rows[at][:-8] + "00000000"
    problem = complaint("\n".join(rows))
    assert (problem.line, problem.decision) == (at + 1, 5)
    assert "#00000000" in str(problem)


def test_something_that_is_no_choice(written: str) -> None:
    rows = written.splitlines()
    at = row_of(written, 5)
    rows[at] = f"{rows[at][0]} dance {rows[at][-9:]}"
    problem = complaint("\n".join(rows))
    assert (problem.line, problem.decision) == (at + 1, 5)
    assert "the record was changed: " in str(problem) and "stands at" not in str(problem)


def test_a_sparing_look_compares_the_last_fingerprint_alone(written: str) -> None:
    for decision, seen in ((5, False), (40, True)):
        rows = written.splitlines()
        at = row_of(written, decision)
        rows[at] = rows[at][:-8] + "00000000"
        found = record.read("\n".join(rows))
        if seen:
            with pytest.raises(RecordError, match="#00000000"):
                record.replay(found, sparing=True)
        else:
            assert record.replay(found, sparing=True).ply == 40


def test_another_seat(written: str) -> None:
    rows = written.splitlines()
    at = row_of(written, 3)
    rows[at] = f"{(int(rows[at][0]) + 1) % 3}{rows[at][1:]}"
    problem = complaint("\n".join(rows))
    assert problem.decision == 3
    assert "it is for seat" in str(problem)


def test_another_seed(written: str) -> None:
    problem = complaint(swapped(written, "seed: k1:1\n", "seed: k1:2\n"))
    assert "begins differently" in str(problem)
    assert problem.line == 8


def test_another_option(written: str) -> None:
    assert "begins differently" in str(complaint(swapped(written, "option count: 10", "option count: 11")))
    assert "it is one of 10, 11, 12" in str(complaint(swapped(written, "option count: 10", "option count: 9")))
    assert "no option 'counts'" in str(complaint(swapped(written, "option count: 10", "option counts: 10")))


def test_another_version_of_the_rules(written: str) -> None:
    problem = complaint(swapped(written, "rules: 1", "rules: 2"))
    assert str(problem) == "line 3: this record was made by version 2 of the rules of kokopelli; this program plays version 1"


def test_another_format(written: str) -> None:
    problem = complaint(swapped(written, "record 1", "record 2"))
    assert "of format '2'; this program reads format 1" in str(problem)
    assert (problem.line, complaint("hello").line) == (1, 1)


def test_another_list_of_cards() -> None:
    text = record.write(some_match("kodachi", 2, choices=3))
    hash_of_cards = record.read(text).cards
    assert hash_of_cards
    problem = complaint(swapped(text, f"cards: {hash_of_cards}", f"cards: {'0' * len(hash_of_cards)}"))
    assert f"another list of cards (000000000000…, here it is {hash_of_cards[:12]}…)" in str(problem)
    none = complaint(swapped(text, f"cards: {hash_of_cards}\n", ""))
    assert f"another list of cards (none…, here it is {hash_of_cards[:12]}…)" in str(none)
    other = record.write(some_match("kokopelli", 2, choices=3))
    assert "(abc…, here it is none…)" in str(complaint(swapped(other, "seed:", "cards: abc\nseed:")))


def test_a_cut_record(written: str) -> None:
    rows = written.splitlines()
    problem = complaint("\n".join(rows[:-6]))
    assert f"cut after line {len(rows) - 6}" in str(problem)
    assert problem.decision == 35
    half_a_line = complaint("\n".join([*rows[:-6], rows[-6][:7]]))
    assert (half_a_line.line, half_a_line.decision) == (len(rows) - 5, 36)
    missing = complaint("\n".join([*rows[:-6], rows[-1]]))
    assert "it says 40 choices and has 35" in str(missing)


def test_another_result() -> None:
    text = record.write(some_match("kokopelli", 2, choices=10_000))
    ending = text.splitlines()[-1]
    points = ending.split("points ")[1].split(" ")[0]
    changed = swapped(text, f"points {points}", "points 99")
    problem = complaint(changed)
    assert problem.line == len(text.splitlines())
    assert "the record says" in str(problem)
    found = record.read(changed)
    assert not record.replay(found, upto=len(found.choices) - 1).over, "what is not replayed is not looked at"
    with pytest.raises(RecordError, match="the record says"):
        record.replay(found, upto=len(found.choices))


def test_a_record_that_goes_on_after_the_end() -> None:
    rows = record.write(some_match("kokopelli", 2, choices=10_000)).splitlines()
    count = int(rows[-1].split()[1])
    rows[-1:] = ["0 draw #00000000", rows[-1].replace(str(count), str(count + 1), 1)]
    assert "the game is over" in str(complaint("\n".join(rows)))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "a record begins with 'kotable record 1'"),
        ("hello", "not 'hello'"),
        ("kotable record 1\n", "no 'game: …' (it may be cut after line 1)"),
        ("kotable record 1\ngame: chess\nrules: x\n", "'rules' should be a number"),
        ("kotable record 1\nnonsense\n", "line 2: 'nonsense' is no line of a record"),
        ("kotable record 1\ngame: chess\ngame: chess\n", "line 3: 'game' stands twice"),
        ("kotable record 1\ngame: kokopelli\nrules: 1\nseats: 2\n", "either a seed or a position"),
        ("kotable record 1\ngame: kokopelli\nrules: 1\nseats: 2\nseed: k1:1\nstart: 12\n", "should be a fingerprint"),
        ("kotable record 1\ngame: kokopelli\nrules: 1\nseats: 2\nseed: k1:1\nstart: #00000000\nend: 0 choices, x\n", "no 'choices: …'"),
        (
            "kotable record 1\ngame: chess\nrules: 1\nseats: 2\nseed: k1:1\nstart: #00000000\nchoices:\nend: 0 choices, unfinished\n",
            "there is no game 'chess'",
        ),
        (
            "kotable record 1\ngame: kokopelli\nrules: 1\nseats: 5\nseed: k1:1\nstart: #00000000\nchoices:\nend: 0 choices, unfinished\n",
            "2 to 4 seats, not 5",
        ),
        (
            "kotable record 1\ngame: kokopelli\nrules: 1\nseats: 2\nseed: 1\nstart: #00000000\nchoices:\nend: 0 choices, unfinished\n",
            "'1' is no seed",
        ),
        (
            "kotable record 1\ngame: kokopelli\nrules: 1\nseats: 2\nposition:\n  chess\nstart: #00000000\nchoices:\nend: 0 choices, x\n",
            "begins with 'kokopelli position 1'",
        ),
        (
            "kotable record 1\ngame: kokopelli\nrules: 1\nseats: 2\nseed: k1:1\nstart: #00000000\nchoices:\nend: many\n",
            "expected 'end: 12 choices",
        ),
    ],
)
def test_malformed(text: str, said: str) -> None:
    assert said in str(complaint(text))


@pytest.mark.parametrize("seats", ["x", "1 x", "12", "-1"])
def test_seats_that_are_none(written: str, seats: str) -> None:
    problem = complaint(swapped(written, "start:", f"resigned: {seats}\nstart:"))
    assert f"'resigned' should name seats, not '{seats}'" in str(problem)
    assert written.splitlines()[problem.line - 1].startswith("start:")


def test_what_was_not_read_from_a_file_has_no_lines_to_complain_of(written: str) -> None:
    found = replace(record.read(written), lines={})
    shuffle = Shuffle("t1", "00" * 32, ("aa", "bb", "cc"))
    seals = tuple(f"p{seat} {'0' * 64}" for seat in range(3))
    sealed = replace(shuffle, seals=seals)
    begun = record.read(record.write(from_position(some_match("kokopelli", 2).state.position(), "kokopelli")))
    wrong = [
        replace(found, game="chess"),
        replace(found, rules=2),
        replace(found, seats=5),
        replace(found, shuffle=shuffle),
        replace(found, seed=sealed.seed(), shuffle=sealed),
        replace(begun, seats=3, lines={}),
        replace(found, cards="abc"),
        replace(found, start="00000000"),
        replace(found, ending="agreed; points 0 0 0; places 3 3 3"),
    ]
    for one in wrong:
        with pytest.raises(RecordError) as caught:
            record.verify(one)
        assert caught.value.line == 0 and not str(caught.value).startswith("line")
    assert (str(RecordError("x")), RecordError("x").line, RecordError("x").decision) == ("x", 0, 0)


def test_blank_lines_of_the_header_do_not_matter(written: str) -> None:
    spaced = swapped(written, "seats:", "\n\nseats:")
    assert record.write(record.replay(record.read(spaced))) == written


def test_places_by_points_are_shared_and_losers_come_last() -> None:
    assert record.standing([3, 5, 5, 1], [1]) == [2, 4, 1, 3]
    assert record.standing([4, 4, 1], []) == [1, 1, 3]
    assert record.standing([4, 4, 1], [0, 1]) == [2, 2, 1]


def test_what_is_wrong_with_a_file_is_said_with_its_name(tmp_path: Path) -> None:
    path = tmp_path / "game.kotable"
    text = record.write(some_match("kokopelli", 2, choices=3))
    path.write_text(text)
    assert record.read_file(path) == record.read(text)
    with pytest.raises(KotableError, match=r"game\.kotable: kokopelli has only one list of cards"):
        record.read_file(path, "cards.toml")
    path.write_text("hello")
    with pytest.raises(KotableError, match=r"game\.kotable: line 1: a record begins with"):
        record.read_file(path)
    path.write_text(swapped(text, "seed: k1:1", "seed: k1:2"))
    with pytest.raises(KotableError, match=r"game\.kotable: line \d+: the record was changed"):
        record.load(path)


def test_a_list_of_cards_can_lie_elsewhere_on_this_machine(tmp_path: Path) -> None:
    path = tmp_path / "game.kotable"
    match = from_position(some_match("kodachi", 2, choices=25).state.position(), "kodachi")
    for one in (match, some_match("kodachi", 2, choices=3)):
        path.write_text(record.write(one))
        found = record.read_file(path, "other.toml")
        assert found.options["cards"] == "other.toml"
        assert ("\ncards: other.toml\n" in found.position) == bool(record.read_file(path).position)


def test_something_after_the_end(written: str) -> None:
    assert "after the end" in str(complaint(written + "1 draw #00000000\n"))
    record.verify(record.read(written + "\n\n"))


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_no_change_goes_unnoticed(data: st.DataObject) -> None:
    """Whichever line is left out, doubled, or has a letter changed (players' names apart): it is noticed or nothing was changed."""
    rows = WRITTEN.splitlines()
    places = [i for i, row in enumerate(rows) if not row.startswith("player")]
    at = data.draw(st.sampled_from(places))
    change = data.draw(st.sampled_from(("leave out", "double", "letter")))
    if change == "leave out":
        del rows[at]
    elif change == "double":
        rows.insert(at, rows[at])
    else:
        column = data.draw(st.integers(0, len(rows[at]) - 1))
        letter = data.draw(st.sampled_from("abcdefghijklmnopqrstuvwxyz0123456789 #:é\0"))
        rows[at] = rows[at][:column] + letter + rows[at][column + 1 :]
    changed = "\n".join(rows) + "\n"
    try:
        again = record.replay(record.read(changed))
    except RecordError:
        return
    # What still replays (more blanks, say) is the same game.
    assert record.write(again) == record.write(record.replay(record.read(WRITTEN)))


WRITTEN = record.write(some_match("kodachi", 2, choices=12))


# Records of every format replay for ever.


def test_every_game_and_number_of_seats_has_a_golden_record() -> None:
    for name in NAMES:
        for seats in SEATS:
            assert path_of(name, seats).is_file(), "make it with python -m tests.record.make_golden"


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.kotable")), ids=lambda path: path.stem)
def test_golden(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    found = record.read(text)
    match = record.replay(found)
    assert match.state.over()
    if path.stem.startswith(f"format-{record.FORMAT}-"):
        assert record.write(match, [found.players.get(seat, "") for seat in range(found.seats)]) == text
